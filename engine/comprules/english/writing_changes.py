"""Changes, keyword abilities and granted abilities in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, assert_never

from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddWord,
    BecomeFaceDown,
    CantHave,
    ChangeColors,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    DefineColors,
    DefineSize,
    HaveFullText,
    HaveNames,
    HaveThisAbility,
    LoseAbilities,
    LoseAllAbilities,
    ModifySize,
    NotCopied,
    SetName,
    SetSize,
    SwitchSize,
)
from comprules.abilities.changes_of_rules import (
    ActivationCost,
    AsThoughFlash,
    AsThoughYourGraveyard,
    CanAsThough,
    CantBe,
    CantBeTargeted,
    CantCast,
    CantPlay,
    ChangeCost,
    DealsByToughness,
    LoyaltyCostsMore,
    MaximumHandSize,
    MayAsThough,
    MayCastThis,
    MayLook,
    MayLookAtTop,
    MayPayInstead,
    MayStayTapped,
    MinimumCost,
    MoreLands,
    MustTarget,
    OnlyAsSorcery,
    PlayRevealed,
    SpendManaAsThough,
)
from comprules.abilities.combat import (
    AtMost,
    CantAlone,
    CantAttack,
    CantAttackUnless,
    CantFace,
    CantUnlessPaid,
    Goaded,
    MayBlockMore,
    Must,
    NumberOfBlockers,
)
from comprules.abilities.conditions import Always
from comprules.abilities.descriptions import controlled
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import (
    Ability,
    AddAbilities,
    BecomeCopy,
    Change,
    HaveText,
    MayCast,
    MayPlay,
    ReplaceText,
    Static,
)
from comprules.abilities.nouns import Amount, Filter, Negative
from comprules.abilities.simple_nouns import Number, This, X
from comprules.abilities.statements import EntersWith
from comprules.english.lexicon import number_word, plural
from comprules.english.said import Y
from comprules.english.writing_amounts import amount_words, condition_words
from comprules.english.writing_combat import combat_words
from comprules.english.writing_nouns import each_of, filter_words, kinds_words, object_words
from comprules.english.writing_words import article, bare, imagined_words, listed, refuse, verb
from comprules.words import CARD_TYPES, COLORS, subtype_family

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "Voice",
    "changes_for_words",
    "changes_words",
    "except_words",
    "grants_words",
    "keyword_words",
    "quality_words",
]


class Voice(NamedTuple):
    """How changes are said: of several, as something that happens (``becomes``) or is so (``is``), and with what quotations.

    ``itself`` is an object of which its own static ability speaks.
    """

    several: bool
    happens: bool
    quote: Callable[[Ability], str]
    itself: bool = False

    def verb(self, so: str, happening: str = "") -> str:
        """The verb that fits."""
        return verb(happening if self.happens and happening else so, several=self.several)


def changes_words(changes: tuple[Change, ...], voice: Voice) -> str:
    """The changes of one subject, joined: ``gets +1/+1 and has haste``.

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
    """The same with how long it lasts, which stands before the exceptions of a copy."""
    *others, last = changes
    if not (until and isinstance(last, BecomeCopy)):
        return changes_words(changes, voice) + until
    plain = replace(last, but=(), besides=())
    return changes_words((*others, plain), voice) + until + except_words(last.but, last.besides, voice)


def _next(changes: tuple[Change, ...], voice: Voice) -> tuple[int, str]:
    """How many changes the next words say, and the words."""
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
        case ModifySize(power, toughness):
            return f"{voice.verb('get')} {_signed(power, toughness)}/{_signed(toughness, power)}"
        case SetSize():
            return f"{voice.verb('have')} {_set_size(change)}"
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
        case ChangeTypes("lose", (), (), (), None, "creature type" | "land type" as kind):
            return f"{voice.verb('lose')} all {kind}s"
        case ChangeTypes(every=kind) if kind:
            raise refuse(change)
        case ChangeTypes("add", supertypes, (), (), None) if supertypes:
            return f"{voice.verb('be', 'become')} {' '.join(supertypes)}"
        case ChangeTypes("lose", supertypes, types, subtypes, None):
            isnt = "aren't" if voice.several else "isn't"
            if supertypes and not (types or subtypes):
                return f"{isnt} {' '.join(supertypes)}"
            nouns = _type_nouns(change, several=voice.several)
            return f"{isnt} {nouns if voice.several else article(nouns)}"
        case AddAbilities(abilities):
            return f"{voice.verb('have', 'gain')} {grants_words(abilities, voice.quote)}"
        case AddAbilitiesOf(of, kind):
            whose = each_of(of)
            return f"{voice.verb('have', 'gain')} all {kind + ' ' * bool(kind)}abilities of {whose}"
        case HaveText((ability,)):
            return f"{voice.verb('have')} the text {voice.quote(ability)}"
        case HaveFullText(of):
            return f"{voice.verb('have')} the full text of {each_of(of)}"
        case HaveNames(of):
            own = "their names" if voice.several else "its name"
            return f"{voice.verb('have')} all names of {filter_words(of, several=True)} in addition to {own}"
        case SetName(name):
            return f"{voice.verb('be')} named {name}"
        case HaveText() | ReplaceText() | AddWord():
            raise refuse(change)
        case HaveThisAbility():
            return f"{voice.verb('have')} this ability"
        case NotCopied("color"):
            return "doesn't copy that creature's color"
        case NotCopied():
            raise refuse(change)
        case LoseAbilities(keywords):
            return f"{voice.verb('lose')} {listed(keywords)}"
        case LoseAllAbilities(but_mana):
            return f"{voice.verb('lose')} all abilities{' except mana abilities' * but_mana}"
        case CantHave(keywords):
            return f"{voice.verb('lose')} {listed(keywords)} and can't have or gain {listed(keywords)}"
        case CanAsThough(do, imagined, whom):
            others = f" {kinds_words(whom)}" if whom is not None else ""
            several = voice.several if whom is None or imagined.how == "had" else True
            return f"can {do}{others} {imagined_words(imagined, several=several)}"
        case CantBe("untap"):
            if voice.several:
                return "don't untap during their controllers' untap steps"
            return "doesn't untap during its controller's untap step"
        case CantBe("be blocked" | "be countered" as what, Filter() as by, but):
            if but and what != "be blocked":
                raise refuse(change)
            return f"can't {what}{' except' * but} by {kinds_words(by)}"
        case CantBe(what, None, False):
            return f"can't {what}"
        case CantBe():
            raise refuse(change)
        case CantBeTargeted():
            return f"can't be the target{'s' * voice.several} of {_targeting(change)}"
        case DealsByToughness():
            return f"{voice.verb('assign')} combat damage equal to its toughness rather than its power"
        case MayStayTapped():
            raise refuse(change)
        case (
            Must() | Goaded() | CantAttack() | CantAttackUnless() | CantAlone() | CantFace() | NumberOfBlockers() | MayBlockMore()
            | CantUnlessPaid()
        ):  # fmt: skip
            return combat_words(change, several=voice.several)
        case BecomeCopy(of, but, besides):
            return f"{voice.verb('be', 'become')} a copy of {object_words(of)}{except_words(but, besides, voice)}"
        case (
            BecomeFaceDown() | ChangeControl() | ChangeText() | DefineColors() | DefineSize() | ChangeTypes()
            | SwitchSize() | MaximumHandSize() | MoreLands() | ChangeCost() | MinimumCost() | MustTarget() | MayPayInstead() | OnlyAsSorcery() | MayCast()
            | MayCastThis() | MayPlay() | MayLook() | MayAsThough() | AsThoughFlash() | AsThoughYourGraveyard() | CantCast() | CantPlay() | AtMost() | PlayRevealed() | MayLookAtTop()
            | ActivationCost() | LoyaltyCostsMore() | SpendManaAsThough()
        ):  # fmt: skip
            raise refuse(change)
        case _:
            assert_never(change)


def _targeting(change: CantBeTargeted) -> str:
    """The spells and abilities that can't target something."""
    spells, sources = change.spells, change.sources
    any_spell, any_source = Filter(noun="spell", zone="stack"), Filter(noun="source")
    match change.by:
        case ():
            by = None
        case (one,):
            by = one
        case _:
            raise refuse(change)
    whose = kinds_words(controlled(any_spell, by)).removeprefix("spells")
    match spells, sources:
        case Filter(), None:
            return kinds_words(controlled(spells, by))
        case (spelled, Filter(noun="source")) if spelled in (None, any_spell) and sources == any_source:
            return f"{'spells or ' * (spelled is not None)}abilities{whose}"
        case None, Filter(noun="source") if by is None:
            return f"abilities from {kinds_words(sources)}"
        case Filter(), Filter(noun="source") if by is None:
            return f"{kinds_words(spells)} or abilities from {kinds_words(sources)}"
        case _:
            raise refuse(change)


def except_words(but: tuple[Change, ...], besides: tuple[Ability, ...], voice: Voice) -> str:
    """The exceptions of a copy, behind what it is a copy of; empty if there are none (707.9).

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


def _signed(amount: Amount, beside: Amount) -> str:
    match amount:
        case Number(0):
            below = isinstance(beside, Negative) or (isinstance(beside, Number) and beside.value < 0)
            return "-0" if below else "+0"
        case Number(value):
            return f"{value:+d}"
        case X():
            return "+X"
        case Y():
            return "+Y"
        case Negative(X()):
            return "-X"
        case _:
            raise refuse(amount, "an amount like this can't be added to a size")


def _is_printed(amount: Amount | None) -> bool:
    return amount == X() or (isinstance(amount, Number) and amount.value >= 0)


def _printed(amount: Amount | None) -> str:
    return "X" if amount == X() else str(amount.value) if isinstance(amount, Number) else ""


def _set_size(size: SetSize) -> str:
    power, toughness = size.power, size.toughness
    match size:
        case SetSize(None, None):
            raise refuse(size)
        case SetSize(None, one) if one is not None:
            return f"base toughness {amount_words(one)}"
        case SetSize(one, None) if one is not None:
            return f"base power {amount_words(one)}"
        case _ if _is_printed(power) and _is_printed(toughness):
            return f"base power and toughness {_printed(power)}/{_printed(toughness)}"
        case _ if power == toughness and power is not None:
            return f"base power and base toughness each equal to {amount_words(power)}"
        case _:
            raise refuse(size)


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
    """A noun phrase for as many of the changes as it can hold: types, colors, size, abilities."""
    types = changes[0]
    assert isinstance(types, ChangeTypes)
    color = size = ""
    length = 1
    rest = changes[1:]
    if rest and isinstance(rest[0], ChangeColors) and (rest[0].how, rest[0].chosen) == ("set", None):
        color = listed(rest[0].colors) or "colorless"
        length, rest = length + 1, rest[1:]
    if (
        rest
        and isinstance(rest[0], SetSize)
        and _is_printed(rest[0].power)
        and _is_printed(rest[0].toughness)
    ):
        size = f"{_printed(rest[0].power)}/{_printed(rest[0].toughness)}"
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
        granted = f" with {grants_words(rest[0].abilities, voice.quote)}"
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
    """What is said of the types that were there."""
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


def grants_words(abilities: tuple[Ability, ...], quote: Callable[[Ability], str]) -> str:
    """Abilities as a list: keywords plain, others in quotation marks."""
    if not abilities:
        raise refuse(abilities)
    return listed(
        [
            keyword_words(ability)
            if isinstance(ability, Keyword) and ability.name != "enchant" and not ability.costs
            else quote(ability)
            for ability in abilities
        ]
    )


def keyword_words(keyword: Keyword) -> str:
    """A keyword ability that costs nothing but mana: ``flying``, ``protection from red``, ``equip {1}``."""
    match keyword:
        case Keyword("enchant", None, None, True, None, None):
            return "enchant player"
        case Keyword("champion", None, kind, False, None, None) if kind is not None and not kind.other:
            return f"champion {article(filter_words(kind))}"
        case Keyword("enchant", None, kind, False, None, None) if kind is not None:
            return f"enchant {filter_words(kind)}"
        case Keyword("emerge", cost, kind, False, None, None) if cost is not None and kind is not None:
            return f"emerge from {filter_words(kind)} {cost}"
        case Keyword("affinity", None, kind, False, None, None) if kind is not None:
            return f"affinity for {kinds_words(kind)}"
        case Keyword("landwalk", None, None, False, quality, None) if quality is not None:
            if quality.word[0].isupper():
                return f"{quality.word.lower()}walk"
            return "landwalk" if quality.word == "land" else f"{quality.word} landwalk"
        case Keyword("protection" | "hexproof", None, None, False, quality, None) if quality is not None:
            return f"{keyword.name} from {quality_words(quality.word)}"
        case Keyword("splice", cost, None, False, quality, None) if cost is not None and quality is not None:
            return f"splice onto {quality.word} {cost}"
        case Keyword("typecycling", cost, None, False, quality, None) if (
            cost is not None and quality is not None
        ):
            return f"{quality.word.lower()}cycling {cost}"
        case Keyword(name, cost, None, False, None, number) if cost is not None and number is not None:
            return f"{name} {number}—{cost}"
        case Keyword("suspend", cost, None, False, None, None) if cost is not None and "X" in cost.symbols:
            return f"suspend X—{cost}"
        case Keyword(name, cost, None, False, None, None) if cost is not None:
            return f"{name} {cost}"
        case Keyword(name, None, None, False, None, number) if number is not None:
            return f"{name} {number}"
        case Keyword(name, None, None, False, None, None):
            return name
        case _:
            raise refuse(keyword)


def quality_words(word: str) -> str:
    """A quality as it stands behind ``from``: colors as they are, types in the plural."""
    is_noun = (
        word in CARD_TYPES or word[:1].isupper() or word in {"permanent", "spell", "card", "token", "object"}
    )
    return plural(word) if is_noun else word
