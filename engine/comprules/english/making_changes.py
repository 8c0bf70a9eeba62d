"""From the words of changes.lark to changes and keyword abilities.

Each function is named for the grammar rule whose parts it takes. A change comes with the verb that said it, so that the verb can
be held against its subject.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes import (
    AddAbilitiesOf,
    CantHave,
    ChangeColors,
    ChangeTypes,
    DefineColors,
    HaveThisAbility,
    LoseAbilities,
    LoseAllAbilities,
    ModifySize,
    NotCopied,
    SetName,
    SetSize,
)
from comprules.abilities.changes_of_rules import (
    CanAsThough,
    CantBe,
    CantBeTargeted,
    DealsByToughness,
    Imagined,
)
from comprules.abilities.conditions import Duration, ThisIs
from comprules.abilities.descriptions import without
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import AddAbilities, Apply, BecomeCopy, Static
from comprules.abilities.nouns import ControlledBy, Filter, Negative, Players, Times, TypesAmong
from comprules.abilities.simple_nouns import Chosen, It, Number, This, X
from comprules.abilities.statements import EntersWith
from comprules.english.lexicon import SUBTYPES, singular
from comprules.english.making_descriptions import (
    NOUN_KINDS,
    filter_of,
    integer,
    number_of_nouns,
    number_of_these,
    several_of,
)
from comprules.english.said import Excepted, Misread, Said, Several, Y, agrees, is_plural
from comprules.mana import ManaCost, ManaError, read_cost
from comprules.words import COLORS

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Ability, Change
    from comprules.abilities.nouns import Amount, Subject
    from comprules.english.said import Described, SaidChange

# Y is there only until the sentence has said what it is.
_VARIABLES: Final[dict[str, Any]] = {"X": X(), "Y": Y()}

__all__ = [
    "LoseOthers",
    "agreeing",
    "but_for",
    "but_no_others",
    "changed",
    "mana",
    "size_of",
    "so_often",
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


def exception_is(made: tuple[Change, ...]) -> tuple[Change, ...]:
    return made


def exception_is_not(groups: tuple[Any, ...]) -> tuple[Change, ...]:
    types = types_and_looks(groups, one=False)
    return tuple(replace(change, how="lose") for change in types if isinstance(change, ChangeTypes))


def exception_name(name: Token) -> tuple[Change, ...]:
    return (SetName(str(name)),)


def exception_enters(_: Token, brought: tuple[Amount, str]) -> Static:
    amount, kind = brought
    return Static((EntersWith(This(), kind, amount),))


def exception_enters_if(verb: Token, brought: tuple[Amount, str], kind: Filter) -> Static:
    return replace(exception_enters(verb, brought), condition=ThisIs(It(), kind))


def exception_not_legendary() -> tuple[Change, ...]:
    return (ChangeTypes("lose", ("legendary",)),)


def agreeing(subject: Said, said: tuple[SaidChange, ...]) -> tuple[Change, ...]:
    """The changes of a subject.

    Raises:
        Misread: A verb does not agree with the subject.
    """
    for verb, _ in said:
        if verb is not None:
            agrees(subject, verb)
    made = _merged(change for _, made in said for change in made)
    return made if isinstance(subject.value, This) else changed(made)


def changed(made: tuple[Change, ...]) -> tuple[Change, ...]:
    """The same where no object speaks of itself: its color is changed then, not defined."""
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


def modify_size(verb: Token, size: Token) -> SaidChange:
    power, toughness = (_signed(part) for part in str(size).split("/"))
    return verb, (ModifySize(power, toughness),)


def modify_size_for_each(verb: Token, size: Token, described: Described) -> SaidChange:
    if described.plural:
        raise Misread("'for each' wants a noun in the singular", verb)
    power, toughness = (
        _times(part, number_of_these(described.filter), size) for part in str(size).split("/")
    )
    return verb, (ModifySize(power, toughness),)


def modify_size_for_land_types(verb: Token, size: Token, described: Described) -> SaidChange:
    """Domain: ``+1/+1 for each basic land type among lands you control``."""
    types = TypesAmong(several_of(described), "basic land type")
    power, toughness = (_times(part, types, size) for part in str(size).split("/"))
    return verb, (ModifySize(power, toughness),)


def _times(part: str, amount: Amount, at: Token) -> Amount:
    if part[1:] in _VARIABLES:
        raise Misread("so much for each has no words yet; say 'where X is'", at)
    return so_often(int(part), amount)


def so_often(number: int, amount: Amount) -> Amount:
    """A number as often as there are of something.

    Raises:
        Misread: It is a number that has no words as a multiple.
    """
    if abs(number) > 2:
        raise Misread("so much for each has no words yet; say 'where X is'")
    if not number:
        return Number(0)
    multiple = amount if abs(number) == 1 else Times(2, amount)
    return multiple if number > 0 else Negative(multiple)


def _signed(part: str) -> Amount:
    if part[1:] in _VARIABLES:
        return _VARIABLES[part[1:]] if part[0] == "+" else Negative(_VARIABLES[part[1:]])
    return Number(int(part))


def size_of(size: Token) -> tuple[Amount, Amount]:
    """The two numbers of ``2/3``."""
    power, toughness = (_VARIABLES.get(part) or Number(int(part)) for part in str(size).split("/"))
    return power, toughness


def size_value(size: Token) -> tuple[Amount, Amount]:
    return size_of(size)


def set_size(verb: Token, size: tuple[Amount, Amount]) -> SaidChange:
    return verb, (SetSize(*size),)


def set_size_equal(verb: Token, amount: Amount) -> SaidChange:
    return verb, (SetSize(amount, amount),)


def set_power(verb: Token, amount: Amount) -> SaidChange:
    return verb, (SetSize(amount, None),)


def set_toughness(verb: Token, amount: Amount) -> SaidChange:
    return verb, (SetSize(None, amount),)


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
    """What ``a 3/3 black and green Plant Zombie creature with flying`` sets, in the order types, colors, size, abilities.

    Raises:
        Misread: A word can't be part of what something becomes.
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


def featured_size(size: Token) -> SetSize:
    return SetSize(*size_of(size))


def featured_size_and_abilities(size: Token, *parts: Any) -> tuple[Change, ...]:
    """``with base power and toughness 8/8, flying, and first strike``."""
    return featured_size(size), AddAbilities(parts[-1])


def kept(kind: str) -> str:
    return kind


def kept_kind(token: Token) -> str:
    return str(token)


def kept_as_it_is(*_: object) -> str:
    return "types"


def also(groups: tuple[Any, ...]) -> tuple[Change, ...]:
    return types_and_looks(groups, "colors", one=False)


# ---- abilities gained and lost


def add_abilities(verb: Token, granted: tuple[Any, ...]) -> SaidChange:
    given: tuple[Change, ...] = tuple(part for part in granted if isinstance(part, HaveThisAbility))
    others = tuple(part for part in granted if not isinstance(part, HaveThisAbility))
    return verb, (*((AddAbilities(others),) if others else ()), *given)


def add_abilities_of(verb: Token, kind: Token, of: Said) -> SaidChange:
    word = str(kind).removeprefix("all ").removesuffix("abilities of").strip()
    return verb, (AddAbilitiesOf(of.value, word),)  # type: ignore[arg-type]


def abilities_of(token: Token) -> Token:
    return token


def this_ability() -> HaveThisAbility:
    return HaveThisAbility()


def not_copied() -> SaidChange:
    return None, (NotCopied("color"),)


def grants(*parts: Any) -> tuple[Ability, ...]:
    return tuple(
        ability
        for part in parts
        if getattr(part, "type", "") != "AND"
        for ability in (part if isinstance(part, tuple) else (part,))
    )


def lose_abilities(verb: Token, keywords: tuple[str, ...]) -> SaidChange:
    return verb, (LoseAbilities(keywords),)


def lose_all_abilities(verb: Token) -> SaidChange:
    return verb, (LoseAllAbilities(),)


def lose_all_but_mana(verb: Token) -> SaidChange:
    return verb, (LoseAllAbilities(but_mana=True),)


def every_kind(token: Token) -> str:
    return singular_kind(str(token))


def singular_kind(words: str) -> str:
    """``creature type`` of ``creature types``."""
    return words.removesuffix("s")


def lose_every(verb: Token, kind: str) -> SaidChange:
    return verb, (ChangeTypes("lose", every=kind),)  # type: ignore[arg-type]


def gain_every(verb: Token, kind: str) -> SaidChange:
    if kind != "creature type":
        raise Misread("only all creature types are gained", verb)
    return verb, (ChangeTypes("add", every="creature type"),)


def lose_land_types_and_abilities(verb: Token) -> SaidChange:
    return verb, (ChangeTypes("lose", every="land type"), LoseAllAbilities())


def have_chosen_word(verb: Token, kind: str, kept: str) -> SaidChange:
    return verb, chosen_word(kind, kept)


class LoseOthers:
    """``loses all other abilities, card types, and creature types``: of what the other changes of the subject give."""

    def __init__(self, what: str) -> None:
        self.what = what


def others(token: Token) -> LoseOthers:
    return LoseOthers(str(token))


def lose_others(verb: Token, lost: LoseOthers) -> Any:
    return verb, (lost,)


def it_loses_others(verb: Token, lost: LoseOthers) -> Any:
    return verb, (lost,)


def but_no_others(made: tuple[Any, ...]) -> tuple[Change, ...]:
    """The changes, with what is lost besides lost before anything is gained."""
    lost = " ".join(change.what for change in made if isinstance(change, LoseOthers))
    plain = [change for change in made if not isinstance(change, LoseOthers)]
    if "card types" in lost:
        plain = [
            replace(change, how="only") if isinstance(change, ChangeTypes) and change.types else change
            for change in plain
        ]
    if "abilities" in lost:
        plain.insert(0, LoseAllAbilities())
    return tuple(plain)


def cant_have(keywords: tuple[str, ...]) -> SaidChange:
    return None, (CantHave(keywords),)


def cant_have_either(keywords: tuple[str, ...]) -> SaidChange:
    return cant_have(keywords)


def either_keyword(*keywords: Token) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords)


def cant_be(what: str) -> SaidChange:
    return None, (CantBe(what),)  # type: ignore[arg-type]


def cant_be_blocked_by(blockers: Described) -> SaidChange:
    return None, (CantBe("be blocked", several_of(blockers)),)


def cant_be_blocked_but_by(blockers: Described) -> SaidChange:
    return None, (CantBe("be blocked", several_of(blockers), but=True),)


def cant_be_countered_by(spells: Described) -> SaidChange:
    return None, (CantBe("be countered", several_of(spells)),)


def cant_be_the_target(of: CantBeTargeted) -> SaidChange:
    return None, (of,)


_SPELLS: Final = Filter(noun="spell", zone="stack")
_SOURCES: Final = Filter(noun="source")


def kept_from_spells(spells: Described) -> CantBeTargeted:
    kind = several_of(spells)
    by = () if kind.controller is None else (kind.controller,)
    return CantBeTargeted(_of_noun(without(kind, ControlledBy), "spell"), by=by)


def _controllers(described: Filter | None) -> tuple[Players, ...]:
    return (described.controller,) if described is not None and described.controller is not None else ()


def kept_from_all(controlled: Filter | None = None) -> CantBeTargeted:
    return CantBeTargeted(_SPELLS, _SOURCES, _controllers(controlled))


def kept_from_abilities(controlled: Filter | None = None) -> CantBeTargeted:
    return CantBeTargeted(None, _SOURCES, _controllers(controlled))


def kept_from_spells_or_abilities(spells: Described, sources: Described) -> CantBeTargeted:
    return CantBeTargeted(_of_noun(several_of(spells), "spell"), _of_noun(several_of(sources), "source"))


def kept_from_abilities_from(sources: Described) -> CantBeTargeted:
    return CantBeTargeted(None, _of_noun(several_of(sources), "source"))


def _of_noun(kind: Filter, noun: str) -> Filter:
    if kind.noun != noun:
        raise Misread(f"only {noun}s are meant here")
    return kind


def does_not_untap(verb: Token) -> SaidChange:
    return verb, (CantBe("untap"),)


def doesnt(token: Token) -> Token:
    return token


def barred(token: Token) -> str:
    return str(token)


def can_as_though(*said: Any) -> SaidChange:
    verb, *whom, imagined = said
    return None, (_can(verb, whom, imagined),)


def _can(verb: Token, whom: list[Described], imagined: Imagined) -> CanAsThough:
    do: Any = "be blocked" if verb.type == "BE_BLOCKED" else str(verb)
    return CanAsThough(do, imagined, whom[0].filter if whom else None)


def can_this_turn(subject: Said, verb: Token, *said: Any) -> Apply:
    *whom, imagined = said
    return Apply(subject.value, (_can(verb, whom, imagined),), Duration("end of turn"))


def imagined_had(_: object, keyword: Token) -> Imagined:
    return Imagined("had", str(keyword))


def imagined_lacked(_: object, keyword: Token) -> Imagined:
    return Imagined("lacked", str(keyword))


def imagined_untapped(_: object) -> Imagined:
    return Imagined("untapped")


def as_though_had(token: Token) -> Token:
    return token


def as_though_lacked(token: Token) -> Token:
    return token


def as_though_untapped(token: Token) -> Token:
    return token


def deals_by_toughness(verb: Token) -> SaidChange:
    return verb, (DealsByToughness(),)


def become_copy(verb: Token, of: Said) -> SaidChange:
    return verb, (BecomeCopy(of.value),)


def copy_but(verb: Token, of: Said, excepted: Excepted) -> SaidChange:
    of_what: Subject = of.value
    return verb, (BecomeCopy(of_what, excepted.but, excepted.besides),)


def but_for(said: tuple[SaidChange, ...], excepted: Excepted) -> tuple[SaidChange, ...]:
    """What is said of a subject, with the exceptions of a copy that stand behind how long it lasts.

    Raises:
        Misread: No copy is spoken of.
    """
    *others, (verb, made) = said
    if not (made and isinstance(made[-1], BecomeCopy) and not made[-1].but):
        raise Misread("only of a copy there are exceptions")
    copy = replace(made[-1], but=excepted.but, besides=excepted.besides)
    return (*others, (verb, (*made[:-1], copy)))


# ---- keyword abilities

AT_MANA_COST: Final = frozenset({"flashback", "madness", "escape"})
"""Keywords that may be granted without a cost of their own; then it is the card's mana cost."""


def keyword(token: Token) -> Keyword:
    return Keyword(str(token))


def landwalk(token: Token) -> Keyword:
    word = str(token).removesuffix("walk")
    quality = word.removesuffix(" land") if " " in word else word.title()
    return Keyword("landwalk", quality=Quality(quality) if str(token) != "landwalk" else Quality("land"))


def protection_from_both(one: Quality, other: Quality) -> tuple[Keyword, ...]:
    """Protection from A and from B is two abilities (702.16g)."""
    return protection(one), protection(other)


def protection(quality: Quality) -> Keyword:
    return Keyword("protection", quality=quality)


def hexproof_from(quality: Quality) -> Keyword:
    return Keyword("hexproof", quality=quality)


def cost_keyword(name: Token, cost: Token) -> Keyword:
    return Keyword(str(name), cost=mana(cost))


def splice(onto: Token, cost: Token) -> Keyword:
    return Keyword("splice", cost=mana(cost), quality=Quality(str(onto)))


def emerge_from(kind: Token, cost: Token) -> Keyword:
    return Keyword("emerge", cost=mana(cost), filter=filter_of((kind,)))


def add_at_its_mana_cost(verb: Token, name: Token) -> SaidChange:
    if str(name) not in AT_MANA_COST:
        raise Misread(f"{str(name)!r} wants a cost", name)
    return verb, (AddAbilities((Keyword(str(name)),)),)


def number_cost_keyword(name: Token, count: Token, cost: Token) -> Keyword:
    return Keyword(str(name), cost=mana(cost), number=integer(count).value)


def x_cost_keyword(name: Token, cost: Token) -> Keyword:
    """``Suspend X—{X}{U}``: the number is the X of the cost."""
    paid = mana(cost)
    if "X" not in paid.symbols:
        raise Misread("X is said and not paid", cost)
    return Keyword(str(name), cost=paid)


def typecycling(words: Token, cost: Token) -> Keyword:
    """``Plainscycling {2}``, ``basic landcycling {1}``; the quality is what the card searched for is."""
    kind = str(words).removesuffix("cycling")
    found = next((subtype for subtype in SUBTYPES if subtype.lower() == kind), kind)
    return Keyword("typecycling", cost=mana(cost), quality=Quality(found))


def number_keyword(name: Token, count: Token) -> Keyword:
    return Keyword(str(name), number=integer(count).value)


def quality(word: Token) -> Quality:
    if word.type == "COLOR" or (word.type == "COLOR_COUNT" and word != "colorless"):
        return Quality(str(word))
    if word.type in NOUN_KINDS and number_of_nouns((word,)) is not False:
        return Quality(singular(str(word)))
    raise Misread(f"{str(word)!r} is no quality to be protected from", word)


def everything() -> Quality:
    return Quality("everything")


def every_color() -> Quality:
    return Quality("all colors")


def chosen_quality(kind: str) -> Quality:
    return Quality(f"the chosen {kind}")


def mana(token: Token) -> ManaCost:
    """A mana cost.

    Raises:
        Misread: It holds something that is no mana symbol.
    """
    try:
        return read_cost(str(token))
    except ManaError as error:
        raise Misread(str(error), token) from None
