"""Changes, keyword abilities and granted abilities in words."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddOneOf,
    CantHave,
    ChangeColors,
    ChangeTypes,
    DefineColors,
    HaveThisAbility,
    SetSize,
)
from comprules.abilities.combat import (
    CantAttackUnless,
)
from comprules.abilities.conditions import Always, Not
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import (
    Ability,
    AddAbilities,
    BecomeCopy,
    Change,
    Static,
)
from comprules.abilities.simple_nouns import Number, This, X
from comprules.abilities.statements import EntersWith
from comprules.english.forms.changes import CHANGES, is_printed, size_words
from comprules.english.forms.keyword_lines import KEYWORDS
from comprules.english.lexicon import number_word, plural
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_nouns import each_of, object_words
from comprules.english.writing_words import (
    article,
    bare,
    listed,
    quoted,
    refuse,
    verb,
    writes,
)
from comprules.subtypes import subtype_family
from comprules.words import CARD_TYPES, COLORS

__all__ = [
    "Voice",
    "changes_for_words",
    "changes_words",
    "except_words",
    "grants_words",
]


class Voice(NamedTuple):
    """How changes are said: of several, as something that happens (``becomes``) or is so (``is``).

    ``itself`` is an object of which its own static ability speaks.
    """

    several: bool
    happens: bool
    itself: bool = False

    def verb(self, so: str, happening: str = "") -> str:
        """Return the verb that fits."""
        return verb(happening if self.happens and happening else so, several=self.several)


def changes_words(changes: tuple[Change, ...], voice: Voice) -> str:
    """Return the changes of one subject, joined: ``gets +1/+1 and has haste``.

    Raises:
        CannotWrite: One of them is said otherwise, or not at all.
    """
    said: list[str] = []
    at = 0
    while at < len(changes):
        length, words = _next(changes[at:], voice)
        if isinstance(changes[at], BecomeCopy) and changes[at].but and at + length < len(changes):  # type: ignore[union-attr]
            raise refuse(changes, "an exception must stand last")
        said.append(words)
        at += length
    if not said:
        raise refuse(changes)
    return " and ".join(said)


def changes_for_words(changes: tuple[Change, ...], voice: Voice, until: str) -> str:
    """Return the same with how long it lasts, which stands before the exceptions of a copy."""
    if not changes:
        raise refuse(changes)
    *others, last = changes
    if not (until and isinstance(last, BecomeCopy)):
        return changes_words(changes, voice) + until
    plain = replace(last, but=(), besides=())
    return changes_words((*others, plain), voice) + until + except_words(last.but, last.besides, voice)


def _next(changes: tuple[Change, ...], voice: Voice) -> tuple[int, str]:
    """Return how many changes the next words say, and the words."""
    first = changes[0]
    if (
        isinstance(first, ChangeTypes)
        and (first.types or first.subtypes)
        and first.chosen is None
        and first.how != "lose"
    ):
        return _nominal(changes, voice)
    return 1, _one(first, voice)


def _one(change: Change, voice: Voice) -> str:
    match change:
        case ChangeColors("set", _, None) if voice.itself:
            raise refuse(change, "an object's own ability defines its color")
        case ChangeColors():
            return f"{voice.verb('be', 'become')} {_colors(change, voice)}"
        case DefineColors(colors) if voice.itself:
            return f"{voice.verb('be')} {'all colors' if colors == COLORS else listed(colors) or 'colorless'}"
        case ChangeTypes("set" | "add", (), (), (), chosen) if chosen is not None:
            kept = _kept_chosen(chosen.kind, voice) if change.how == "add" else ""
            return f"{voice.verb('be', 'become')} {_chosen(chosen.kind, voice)}{kept}"
        case ChangeTypes("add", (), (), (), None, "creature type") if voice.happens:
            return f"{voice.verb('gain')} all creature types"
        case ChangeTypes("add", (), (), (), None, "creature type"):
            return f"{voice.verb('be')} every creature type"
        case ChangeTypes("add", (), (), (), None, "basic land type"):
            own = "their" if voice.several else "its"
            return f"{voice.verb('be', 'become')} every basic land type in addition to {own} other types"
        case ChangeTypes(every=kind) if kind:
            return CHANGES.words(change, several=voice.several)
        case ChangeTypes("add", supertypes, (), (), None) if supertypes:
            return f"{voice.verb('be', 'become')} {' '.join(supertypes)}"
        case ChangeTypes("lose", supertypes, types, subtypes, None):
            isnt = "aren't" if voice.several else "isn't"
            if supertypes and not (types or subtypes):
                return f"{isnt} {' '.join(supertypes)}"
            nouns = _type_nouns(change, several=voice.several)
            return f"{isnt} {nouns if voice.several else article(nouns)}"
        case AddAbilities(abilities):
            return f"{voice.verb('have', 'gain')} {grants_words(abilities)}"
        case AddAbilitiesOf(of, kind):
            whose = each_of(of)
            if kind == "sticker":
                return f"{voice.verb('have', 'gain')} all abilities of ability stickers on {whose}"
            return f"{voice.verb('have', 'gain')} all {kind + ' ' * bool(kind)}abilities of {whose}"
        case AddOneOf(keywords):
            return f"{voice.verb('gain')} your choice of {listed(keywords, 'or')}"
        case HaveThisAbility():
            return f"{voice.verb('have')} this ability"
        case CantHave(keywords):
            return f"{voice.verb('lose')} {listed(keywords)} and can't have or gain {listed(keywords)}"
        case CantAttackUnless(Not(condition)):
            return f"can't attack if {condition_words(condition)}"
        case CantAttackUnless(condition):
            return f"can't attack unless {condition_words(condition)}"
        case BecomeCopy() if not voice.happens:
            raise refuse(change, "only an instruction makes copies")
        case BecomeCopy(of, but, besides):
            return f"{voice.verb('become')} a copy of {object_words(of)}{except_words(but, besides, voice)}"
        case _:
            return CHANGES.words(change, several=voice.several)


def except_words(but: tuple[Change, ...], besides: tuple[Ability, ...], voice: Voice) -> str:
    """Return the exceptions of a copy, behind what it is a copy of; empty if there are none (707.9).

    Raises:
        CannotWrite: One of them is said otherwise, or not at all.
    """
    said: list[str] = []
    if any(isinstance(change, BecomeCopy) for change in but):
        raise refuse(but)
    if but:
        said.append(f"it {changes_words(but, voice._replace(several=False, happens=False))}")
    for one in besides:
        match one:
            case Static((EntersWith(This(), kind, Number() | X() as amount),), condition):
                if amount == Number(1):
                    counters = article(f"additional {kind} counter")
                else:
                    counters = f"{bare(amount) if not isinstance(amount, Number) else number_word(amount.value)} additional {kind} counters"
                when = "" if condition == Always() else f" if {condition_words(condition)}"
                said.append(f"it enters with {counters} on it{when}")
            case _:
                raise refuse(one)
    return f", except {' and '.join(said)}" if said else ""


@writes("exceptions")
def exception_words(but: tuple[Change, ...]) -> str:
    """Return the exceptions of a copy that is made: ``, except it's red``."""
    return except_words(but, (), Voice(several=False, happens=False))


def _chosen(kind: str, voice: Voice) -> str:
    return f"the {kind} of your choice" if voice.happens else f"the chosen {kind}"


def _colors(change: ChangeColors, voice: Voice) -> str:
    if change.chosen is not None:
        if change.colors:
            raise refuse(change)
        kept = _kept_chosen("color", voice) if change.how == "add" else ""
        return _chosen(change.chosen.kind, voice) + kept
    if change.how == "add":
        if not change.colors:
            raise refuse(change)
        whose = "their" if voice.several else "its"
        return f"{listed(change.colors)} in addition to {whose} other colors"
    return listed(change.colors) or "colorless"


def _kept_chosen(kind: str, voice: Voice) -> str:
    own = "their" if voice.several else "its"
    return f" in addition to {own} other {'colors' if kind == 'color' else 'types'}"


# ---- what something becomes


def _nominal(changes: tuple[Change, ...], voice: Voice) -> tuple[int, str]:
    """Return a noun phrase for as many of the changes as it can hold: types, colors, size, abilities."""
    types = changes[0]
    assert isinstance(types, ChangeTypes)
    color = size = ""
    length = 1
    rest = changes[1:]
    if rest and isinstance(rest[0], ChangeColors) and (rest[0].how, rest[0].chosen) == ("set", None):
        color = listed(rest[0].colors) or "colorless"
        length, rest = length + 1, rest[1:]
    if rest and isinstance(rest[0], SetSize) and is_printed(rest[0]):
        size = size_words(rest[0].power, rest[0].toughness)
        length, rest = length + 1, rest[1:]
    words = " ".join(part for part in (size, color, _type_nouns(types, several=voice.several)) if part)
    if not voice.several:
        words = article(words)
    granted = ""
    kept = _kept(types, voice)
    if types.every:
        if types.every != "creature type":
            raise refuse(types)
        return length, f"{voice.verb('be', 'become')} {words} with all creature types{kept}"
    if rest and isinstance(rest[0], AddAbilities):
        granted = f" with {grants_words(rest[0].abilities)}"
        length += 1
    return length, f"{voice.verb('be', 'become')} {words}{granted}{kept}"


def _type_nouns(change: ChangeTypes, *, several: bool) -> str:
    if not (change.types or change.subtypes):
        raise refuse(change)
    if not set(change.types) <= CARD_TYPES:
        raise refuse(change)
    nouns = [*change.subtypes, *change.types]
    last = plural(nouns[-1]) if several else nouns[-1]
    return " ".join([*change.supertypes, *nouns[:-1], last])


def _kept(change: ChangeTypes, voice: Voice) -> str:
    """Return what is said of the types that were there."""
    keeps_by_itself = {"artifact", "creature"} <= set(change.types)
    own = "their" if voice.several else "its"
    match change.how:
        case "only":
            return f" and {voice.verb('lose')} all other card types"
        case "set" if keeps_by_itself:
            raise refuse(change, "an artifact creature keeps its types")
        case "keep" if not (keeps_by_itself and change.subtypes):
            raise refuse(change, "only a new kind of artifact creature replaces creature types alone")
        case "add" if not (keeps_by_itself and not change.subtypes):
            families = {subtype_family(subtype) for subtype in change.subtypes}
            kind = "land types" if not change.types and families == {"land"} else "types"
            return f" in addition to {own} other {kind}"
        case _:
            return ""


# ---- abilities


def _is_said_in_quotation_marks(keyword: Keyword) -> bool:
    """Say whether a keyword that is granted is quoted, for a description or a cost stands behind it."""
    return bool(keyword.costs) or keyword.name in ("affinity", "bands with other", "enchant")


@writes("abilities")
def grants_words(abilities: tuple[Ability, ...]) -> str:
    """Abilities as a list: keywords plain, others in quotation marks."""
    if not abilities:
        raise refuse(abilities)
    return listed(
        [
            KEYWORDS.words(ability)
            if isinstance(ability, Keyword) and not _is_said_in_quotation_marks(ability)
            else quoted(ability)
            for ability in abilities
        ]
    )
