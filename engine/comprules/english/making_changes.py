"""Changes and keyword abilities are made from the words of changes.lark.

Each function is named for the grammar rule whose parts it takes. A change comes with its verb, so that the
verb can be held against its subject.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddOneOf,
    CantHave,
    ChangeColors,
    ChangeTypes,
    DefineColors,
    HaveThisAbility,
    LoseAbilities,
    LoseAllAbilities,
    SetName,
    SetSize,
)
from comprules.abilities.conditions import ThisIs
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import AddAbilities, BecomeCopy, Static
from comprules.abilities.nouns import ControlledBy, Filter, Predicate
from comprules.abilities.predicates import Subtype, Type
from comprules.abilities.simple_nouns import Chosen, It, This, You
from comprules.abilities.statements import EntersWith
from comprules.english.forms.changes import size_of
from comprules.english.forms.keyword_lines import quality_of
from comprules.english.lexicon import singular
from comprules.english.making_descriptions import (
    NOUN_KINDS,
    number_of_nouns,
)
from comprules.english.said import Excepted, Misread, Said, Several, agrees, is_plural
from comprules.keywords.table import AT_MANA_COST_AS_GRANTED
from comprules.words import COLORS

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Ability, Change
    from comprules.abilities.nouns import Amount, Subject
    from comprules.english.said import SaidChange

__all__ = [
    "LoseOthers",
    "agreeing",
    "but_for",
    "but_no_others",
    "changed",
    "types_and_looks",
]


def changes(*parts: Any) -> tuple[SaidChange, ...]:
    return parts


def excepting(*exceptions: tuple[Change, ...] | Static) -> Excepted:
    changes = tuple(c for part in exceptions if not isinstance(part, Static) for c in part)
    return Excepted(changed(changes), tuple(part for part in exceptions if isinstance(part, Static)))


def exception(*said: SaidChange) -> tuple[Change, ...]:
    for verb, _ in said:
        if verb is not None:
            agrees(Said(None), verb)
    return _merged(change for _, made in said for change in made)


def exception_is_not(groups: tuple[Any, ...]) -> tuple[Change, ...]:
    types = types_and_looks(groups, one=False)
    return tuple(replace(change, how="lose") for change in types if isinstance(change, ChangeTypes))


def exception_name(name: Token) -> tuple[Change, ...]:
    return (SetName(str(name)),)


def exception_enters(_: Token, brought: tuple[Amount, str], kind: Filter | None = None) -> Static:
    amount, counter = brought
    enters = Static((EntersWith(This(), counter, amount),))
    return enters if kind is None else replace(enters, condition=ThisIs(It(), kind))


def exception_not_legendary() -> tuple[Change, ...]:
    return (ChangeTypes("lose", ("legendary",)),)


def agreeing(subject: Said, said: tuple[SaidChange, ...]) -> tuple[Change, ...]:
    """Return the changes of a subject.

    Raises:
        Misread: A verb does not agree with the subject.
    """
    for verb, _ in said:
        if verb is not None:
            agrees(subject, verb)
    made = _merged(change for _, made in said for change in made)
    return made if isinstance(subject.value, This) else changed(made)


def changed(made: tuple[Change, ...]) -> tuple[Change, ...]:
    """Return the same where no object speaks of itself: its color is changed then, not defined."""
    return tuple(
        ChangeColors("set", change.colors) if isinstance(change, DefineColors) else change for change in made
    )


def _merged(made: Any) -> tuple[Change, ...]:
    """``loses flying and can't have or gain flying`` is one change."""
    merged: list[Change] = []
    for change in made:
        if isinstance(change, CantHave) and merged and merged[-1] == LoseAbilities(change.keywords):
            merged.pop()
        merged.append(change)
    return but_no_others(tuple(merged))


# ---- becoming


def become(verb: Token, made: tuple[Change, ...]) -> SaidChange:
    return verb, made


def one_nominal(*parts: Any) -> tuple[Change, ...]:
    return types_and_looks(*parts, one=True)


def stop_being(verb: Token, groups: tuple[Any, ...]) -> SaidChange:
    match types_and_looks(groups, one=number_of_nouns(groups) is False):
        case (ChangeTypes(how="set" | "add") as types,):
            return verb, (replace(types, how="lose"),)
        case _:
            raise Misread("only a type can be taken away like this", verb)


def nominal(*parts: Any) -> tuple[Change, ...]:
    return types_and_looks(*parts, one=False)


def types_and_looks(groups: tuple[Any, ...], *rest: Any, one: bool) -> tuple[Change, ...]:
    """Return what ``a 3/3 green Zombie creature with flying`` sets: types, colors, size, abilities.

    Raises: Misread: A word can't be part of what something becomes.
    """
    tokens = [token for group in groups for token in _together(group)]
    kept = next((part for part in rest if isinstance(part, str)), "")
    _article(tokens, one=one)
    found: dict[str, list[Token]] = {}
    for token in tokens:
        if token.type not in {"COLOR", "COLOR_COUNT", "SUPERTYPE", "TYPE", "SUBTYPE", "SIZE"}:
            raise Misread(f"nothing becomes {str(token)!r}", token)
        found.setdefault(token.type, []).append(token)
    made: list[Change] = []
    if any(kind in found for kind in ("SUPERTYPE", "TYPE", "SUBTYPE")):
        made.append(_types(found, kept))
    if "COLOR" in found or "COLOR_COUNT" in found:
        made.append(_colors(found, kept))
    if len(found.get("SIZE", ())) > 1:
        raise Misread("two sizes", found["SIZE"][1])
    made.extend(SetSize(*size_of(token)) for token in found.get("SIZE", ()))
    featured = [part for part in rest if not isinstance(part, str)]
    for part in [one for some in featured for one in (some if isinstance(some, tuple) else (some,))]:
        if isinstance(part, ChangeTypes) and part.every and made and isinstance(made[0], ChangeTypes):
            made[0] = replace(made[0], every=part.every)
        else:
            made.append(part)
    if sum(isinstance(change, SetSize) for change in made) > 1:
        raise Misread("two sizes", tokens[0])
    match made:
        case [ChangeColors("set", colors, None)]:
            return (DefineColors(colors),)
        case _:
            return tuple(made)


def _together(group: Any) -> tuple[Token, ...]:
    if not isinstance(group, Several):
        return (group,)
    if group.joint != "and":
        raise Misread("what something becomes is no choice", group.tokens[0])
    return group.tokens


def _article(tokens: list[Token], *, one: bool) -> None:
    nouns = [token for token in tokens if token.type in NOUN_KINDS]
    if not nouns:
        if one:
            raise Misread("an article wants a noun", tokens[-1])
        return
    if is_plural(nouns[-1]) is one:
        reason = "'a' wants a noun in the singular" if one else "one thing needs an article"
        raise Misread(reason, nouns[-1])


def _types(found: dict[str, list[Token]], kept: str) -> ChangeTypes:
    supertypes = tuple(str(token) for token in found.get("SUPERTYPE", ()))
    types = tuple(singular(str(token)) for token in found.get("TYPE", ()))
    subtypes = tuple(singular(str(token)) for token in found.get("SUBTYPE", ()))
    if kept and kept != "colors":
        return ChangeTypes("add", supertypes, types, subtypes)
    if not (types or subtypes):
        return ChangeTypes("add", supertypes)
    if {"artifact", "creature"} <= set(types):
        return ChangeTypes("keep" if subtypes else "add", supertypes, types, subtypes)
    return ChangeTypes("set", supertypes, types, subtypes)


def _colors(found: dict[str, list[Token]], kept: str) -> ChangeColors:
    counts = found.get("COLOR_COUNT", [])
    if counts and ("COLOR" in found or counts != ["colorless"]):
        raise Misread(f"nothing becomes {str(counts[0])!r} like this", counts[0])
    how: Any = "add" if kept in {"colors", "colors and types"} else "set"
    return ChangeColors(how, tuple(str(t) for t in found.get("COLOR", ())))


def all_colors() -> tuple[Change, ...]:
    return (DefineColors(COLORS),)


def chosen_word(kind: str, kept: str = "") -> tuple[Change, ...]:
    chosen = Chosen(kind)  # type: ignore[arg-type]
    if kind == "color":
        return (ChangeColors("add" if kept == "colors" else "set", chosen=chosen),)
    return (ChangeTypes("add" if kept else "set", chosen=chosen),)


def chosen_colors() -> tuple[Change, ...]:
    return (ChangeColors("set", chosen=Chosen("color or colors")),)


def featured_abilities(granted: tuple[Ability, ...]) -> AddAbilities:
    return AddAbilities(granted)


def of_size(amount: Amount) -> SetSize:
    return SetSize(amount, amount)


def featured_every() -> ChangeTypes:
    return ChangeTypes("add", every="creature type")


def every_word(kind: str, kept: str = "") -> tuple[Change, ...]:
    if kind == "color" or (kind == "basic land type" and not kept):
        raise Misread(f"'every {kind}' is not said like this")
    return (ChangeTypes("add", every=kind),)  # type: ignore[arg-type]


def featured_size(size: Token, *abilities: Any) -> tuple[Change, ...]:
    """``with base power and toughness 8/8, flying, and first strike``."""
    return SetSize(*size_of(size)), *(AddAbilities(granted) for granted in abilities[-1:])


def kept_as_it_is(*_: object) -> str:
    return "types"


def also(groups: tuple[Any, ...]) -> tuple[Change, ...]:
    return types_and_looks(groups, "colors", one=False)


def also_one(groups: tuple[Any, ...]) -> tuple[Change, ...]:
    return types_and_looks(groups, "colors", one=True)


# ---- abilities gained and lost


def add_abilities(verb: Token, granted: tuple[Any, ...]) -> SaidChange:
    given: tuple[Change, ...] = tuple(part for part in granted if isinstance(part, HaveThisAbility))
    others = tuple(part for part in granted if not isinstance(part, HaveThisAbility))
    return verb, (*((AddAbilities(others),) if others else ()), *given)


def add_abilities_of(verb: Token, kind: Token, of: Said) -> SaidChange:
    word = (
        "sticker"
        if "stickers" in kind
        else str(kind).removeprefix("all ").removesuffix("abilities of").strip()
    )
    return verb, (AddAbilitiesOf(of.value, word),)  # type: ignore[arg-type]


def add_one_of(verb: Token, keywords: tuple[str, ...]) -> SaidChange:
    """Return the gain of one keyword of several.

    Raises:
        Misread: There is no choice, or nothing is gained.
    """
    if str(verb).startswith("ha") or len(keywords) < 2:
        raise Misread("'gains your choice of flying or haste' names what there is to choose from", verb)
    return verb, (AddOneOf(keywords),)


def this_ability() -> HaveThisAbility:
    return HaveThisAbility()


def grants(*parts: Any) -> tuple[Ability, ...]:
    return tuple(
        ability
        for part in parts
        if getattr(part, "type", "") != "AND"
        for ability in (part if isinstance(part, tuple) else (part,))
    )


def have_chosen_word(verb: Token, kind: str, kept: str) -> SaidChange:
    return verb, chosen_word(kind, kept)


class LoseOthers:
    """The subject loses all others of what its other changes give: ``loses all other abilities``."""

    def __init__(self, what: str) -> None:
        self.what = what


def others(token: Token) -> LoseOthers:
    return LoseOthers(str(token))


def lose_others(verb: Token, lost: LoseOthers) -> Any:
    return verb, (lost,)


def but_no_others(made: tuple[Any, ...]) -> tuple[Change, ...]:
    """Return the changes, with what is lost besides lost before anything is gained."""
    lost = " ".join(change.what for change in made if isinstance(change, LoseOthers))
    plain = [change for change in made if not isinstance(change, LoseOthers)]
    if "card types" in lost:
        plain = [
            replace(change, how="only") if isinstance(change, ChangeTypes) and change.types else change
            for change in plain
        ]
    if lost and "abilities" not in lost and not plain:
        raise Misread("what is lost besides is said in one clause with what is gained")
    if "abilities" in lost:
        plain.insert(0, LoseAllAbilities())
    return tuple(plain)


def either_keyword(*keywords: Token) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords)


def granted_in_words(words: Token) -> Keyword:
    """``It becomes an Aura with enchant creature``, ``spells you cast have affinity for artifacts``."""
    if words.startswith("affinity"):
        return Keyword("affinity", filter=Filter.of(Type("artifact")))
    if words.endswith("permanent"):
        return Keyword("enchant", filter=Filter())
    kind: Predicate = Subtype("Forest") if "Forest" in words else Type("creature")
    yours = (ControlledBy(You()),) if words.endswith("you control") else ()
    return Keyword("enchant", filter=Filter.of(kind, *yours))


def become_copy(verb: Token, of: Said) -> SaidChange:
    _ensure_it_becomes_one(verb)
    return verb, (BecomeCopy(of.value),)


def copy_but(verb: Token, of: Said, excepted: Excepted) -> SaidChange:
    _ensure_it_becomes_one(verb)
    of_what: Subject = of.value
    return verb, (BecomeCopy(of_what, excepted.but, excepted.besides),)


def _ensure_it_becomes_one(verb: Token) -> None:
    """See that something becomes a copy, as an instruction says it.

    Raises:
        Misread: It is one for as long as something says so, which nothing carries out.
    """
    if str(verb) in ("is", "are"):
        raise Misread("what 'is' a copy as long as an ability says so is not carried out", verb)


def but_for(said: tuple[SaidChange, ...], excepted: Excepted) -> tuple[SaidChange, ...]:
    """Return what is said of a subject, with the exceptions of a copy that stand behind how long it lasts.

    Raises:
        Misread: No copy is spoken of.
    """
    *others, (verb, made) = said
    if not (made and isinstance(made[-1], BecomeCopy) and not made[-1].but):
        raise Misread("only of a copy there are exceptions")
    copy = replace(made[-1], but=excepted.but, besides=excepted.besides)
    return (*others, (verb, (*made[:-1], copy)))


# ---- keyword abilities


def add_at_its_mana_cost(verb: Token, name: Token) -> SaidChange:
    if str(name) not in AT_MANA_COST:
        raise Misread(f"{str(name)!r} wants a cost", name)
    return verb, (AddAbilities((Keyword(str(name)),)),)


AT_MANA_COST: Final = frozenset({"flashback", "madness", "escape", "harmonize"}) | AT_MANA_COST_AS_GRANTED
"""Keywords that may be granted without a cost of their own; then it is the card's mana cost."""


def protection_from_both(one: Token, other: Token) -> tuple[Keyword, ...]:
    """Protection from A and from B is two abilities (702.16g)."""
    return tuple(Keyword("protection", quality=quality_of(word)) for word in (one, other))


def hexproof_from_both(one: Token, other: Token) -> tuple[Keyword, ...]:
    """Hexproof from A and from B is two abilities (702.11f)."""
    return tuple(Keyword("hexproof", quality=quality_of(word)) for word in (one, other))
