"""From the words of nouns.lark and amounts.lark to filters, subjects, players, amounts, conditions and durations.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.nouns import (
    ActivePlayer,
    AllThese,
    AmountIs,
    Attached,
    CardsIn,
    Chosen,
    Comparison,
    Controller,
    CountersOn,
    CountOf,
    Duration,
    EachPlayer,
    Exists,
    Filter,
    It,
    LifeOf,
    ManaValueOf,
    Not,
    Number,
    Opponents,
    Owner,
    PlayerTarget,
    PowerOf,
    SpeedOf,
    Target,
    ThatPlayer,
    This,
    ThisIs,
    Times,
    ToughnessOf,
    X,
    You,
)
from comprules.english.lexicon import NUMBER_WORDS, singular
from comprules.english.said import Described, Misread, Said, Several, agrees, is_plural
from comprules.words import CARD_TYPES, COLORS, SUPERTYPES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lark import Token

    from comprules.abilities.nouns import Amount, Condition, Players

__all__ = ["NOUN_KINDS", "filter_of", "from_zone", "integer", "number_of_nouns"]

NOUN_KINDS: Final = frozenset({"TYPE", "SUBTYPE", "HEAD"})
_Fields = dict[str, Any]
MAX_SPEED: Final = 4
_TOKEN: Final = "token"  # noqa: S105 - the game's

# ---- descriptions


def several(*parts: Any) -> Several:
    *tokens, joint, last = parts
    return Several(joint, (*tokens, last))


def joint(token: Token) -> str:
    return str(token)


def word(token: Token) -> Token:
    return token


def words(*groups: Any) -> tuple[Any, ...]:
    return groups


def number_of_nouns(groups: Iterable[Any]) -> bool | None:
    """Whether the nouns are in the plural: the last is, and those before it are not.

    Raises:
        Misread: An adjective behind a noun, a plural before the last noun, or a list of both numbers.
    """
    number: bool | None = None
    seen_noun = False
    for group in groups:
        tokens = group.tokens if isinstance(group, Several) else (group,)
        nouns = [token for token in tokens if token.type in NOUN_KINDS]
        if seen_noun and len(nouns) < len(tokens):
            raise Misread(f"{str(tokens[0])!r} must stand before the noun", tokens[0])
        if not nouns:
            continue
        seen_noun = True
        if number is True:
            raise Misread(f"a noun in the plural can't be followed by {str(tokens[0])!r}", tokens[0])
        numbers = {is_plural(token) for token in nouns} - {None}
        if len(numbers) > 1:
            raise Misread("a list of nouns is all singular or all plural", nouns[-1])
        number = numbers.pop() if numbers else None
    return number


def filter_of(groups: Iterable[Any], posts: Iterable[_Fields] = ()) -> Filter:
    """The filter that words and what follows them describe.

    Raises:
        Misread: A filter can't hold this combination of words.
    """
    fields: _Fields = {}
    for group in groups:
        if isinstance(group, Several):
            _add(fields, *_any_of(group), group.tokens[0])
        else:
            for name, value in _single(group).items():
                _add(fields, name, value, group)
    for post in posts:
        for name, value in post.items():
            if name == "zone" and fields.get("noun") == "spell":
                raise Misread("a spell is on the stack")
            _add(fields, name, value, None)
    if fields.get("noun") == "spell":
        fields["zone"] = "stack"
    if fields.get("types") and fields.get("any_type"):
        raise Misread("which of these types are alternatives is unclear")
    return Filter(**fields)


def _add(fields: _Fields, name: str, value: Any, token: Token | None) -> None:
    if name not in fields:
        fields[name] = value
    elif isinstance(value, tuple) and name not in {"any_color", "any_type", "any_subtype"}:
        fields[name] += value
    elif fields[name] != value or name == "any_color":
        raise Misread("two words for one thing in a description", token)


def _single(token: Token) -> _Fields:
    word = str(token)
    match token.type:
        case "COLOR":
            return {"any_color": (word,)}
        case "COLOR_COUNT":
            return {"color_count": word}
        case "SUPERTYPE":
            return {"supertypes": (word,)}
        case "TYPE":
            return {"types": (singular(word),)}
        case "SUBTYPE":
            return {"subtypes": (singular(word),)}
        case "STATUS":
            return {"tapped": not word.startswith("un")} if word.endswith("tapped") else {word: True}
        case "HEAD":
            noun = singular(word)
            if noun == "permanent":
                return {}
            return {"noun": noun} if noun != _TOKEN else {"token": True}
        case "NON":
            return _without(word)
        case _:
            raise Misread(f"{word!r} does not describe which objects are meant", token)


def _without(word: str) -> _Fields:
    if word.startswith("non-"):
        return {"not_subtypes": (word.removeprefix("non-"),)}
    kind = word.removeprefix("non")
    if kind == _TOKEN:
        return {"token": False}
    for kinds, name in ((COLORS, "not_colors"), (SUPERTYPES, "not_supertypes"), (CARD_TYPES, "not_types")):
        if kind in kinds:
            return {name: (kind,)}
    raise Misread(f"{word!r} is no word for what an object is not")


def _any_of(group: Several) -> tuple[str, tuple[str, ...]]:
    kinds = {token.type for token in group.tokens}
    named = tuple(singular(str(token)) for token in group.tokens)
    if group.joint == "and" and not any(is_plural(token) for token in group.tokens):
        raise Misread("say with 'or' which of these an object may be", group.tokens[0])
    if len(set(named)) != len(named):
        raise Misread("a list names something twice", group.tokens[0])
    for kind, name in (("TYPE", "any_type"), ("SUBTYPE", "any_subtype"), ("COLOR", "any_color")):
        if kinds == {kind}:
            return name, named
    raise Misread("a list joins words of one sort: colors, types or subtypes", group.tokens[0])


def description(groups: tuple[Any, ...], *posts: _Fields) -> Described:
    return Described(filter_of(groups, posts), number_of_nouns(groups))


def controlled_by_you() -> _Fields:
    return {"controller": You()}


def controlled_by_opponents() -> _Fields:
    return {"controller": Opponents()}


def controlled_by_that_player() -> _Fields:
    return {"controller": ThatPlayer()}


def controlled_by_active_player() -> _Fields:
    return {"controller": ActivePlayer()}


def controlled_by_target_player() -> _Fields:
    return {"controller": PlayerTarget()}


def controlled_by_target_opponent() -> _Fields:
    return {"controller": PlayerTarget(opponent=True)}


def owned_by_you() -> _Fields:
    return {"owner": You()}


def owned_by_opponents() -> _Fields:
    return {"owner": Opponents()}


def cast_by_you(_: object) -> _Fields:
    return {"controller": You(), "noun": "spell"}


def cast_by_opponents(_: object) -> _Fields:
    return {"controller": Opponents(), "noun": "spell"}


def cast(token: Token) -> Token:
    return token


def with_keywords(keywords: tuple[str, ...]) -> _Fields:
    return {"keywords": keywords}


def without_keywords(keywords: tuple[str, ...]) -> _Fields:
    return {"not_keywords": keywords}


def plain_keywords(*keywords: Any) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords if word.type != "AND")


def plain_keyword(token: Token) -> Token:
    return token


def compared(quality: str, limit: Token, sign: str = "=") -> _Fields:
    return {"comparisons": (Comparison(quality, sign, integer(limit)),)}  # type: ignore[arg-type]


def compared_quality(token: Any) -> str:
    return "mana value" if token is None else str(token)


def mana_value() -> None:
    return None


def comparison(token: Token) -> str:
    return "<=" if str(token).endswith("less") else ">="


def with_counter(kind: str) -> _Fields:
    return {"counter": kind}


def counter_kind(token: Token) -> str:
    return str(token)


def named(name: Token) -> _Fields:
    return {"named": str(name)}


def of_chosen(kind: str) -> _Fields:
    return {"chosen": Chosen(kind)}  # type: ignore[arg-type]


def chosen_kind(token: Token) -> str:
    return str(token)


def in_zone(owner: Said, zone: Token) -> _Fields:
    place: _Fields = {"zone": singular(str(zone))}
    return place if isinstance(owner.value, EachPlayer) else place | {"owner": owner.value}


def in_exile() -> _Fields:
    return {"zone": "exile"}


def on_battlefield() -> _Fields:
    return {"zone": "battlefield"}


def from_zone(subject: Said, owner: Said, zone: Token) -> Said:
    """The subject with its cards lying in a zone: ``target creature card from your graveyard``."""
    match subject.value:
        case Target(filter=Filter(noun="card") as cards) | AllThese(filter=Filter(noun="card") as cards):
            lying = replace(cards, **in_zone(owner, zone))
            return Said(replace(subject.value, filter=lying), subject.plural)
        case _:
            raise Misread(f"only cards come from a {zone}", zone)


# ---- objects


def this(kind: str = "this") -> Said:
    return Said(This(str(kind)))


def this_by_name(_: Token) -> Said:
    return Said(This())


def noun(token: Token) -> Token:
    return token


def attached(verb: str, kind: Token) -> Said:
    _singular(kind)
    return Said(Attached(verb, str(kind)))  # type: ignore[arg-type]


def attaching(token: Token) -> str:
    return str(token)


def _singular(token: Token) -> None:
    if is_plural(token):
        raise Misread(f"one is meant, and {str(token)!r} is a plural", token)


def _one(described: Described) -> Filter:
    if described.plural:
        raise Misread("one is meant, and the noun is in the plural")
    return described.filter


def _many(described: Described) -> Filter:
    if described.plural is False:
        raise Misread("several are meant, and the noun is in the singular")
    return described.filter


def target(described: Any) -> Said:
    return described if isinstance(described, Said) else Said(Target(_one(described)))


def target_or_player(described: Described) -> Said:
    return Said(Target(_one(described), or_player=True))


def any_target() -> Said:
    return Said(Target(Filter(any_type=("creature", "planeswalker", "battle")), or_player=True))


def creature_or_player() -> Said:
    return Said(Target(Filter(types=("creature",)), or_player=True))


def _other(kind: Filter) -> Filter:
    return replace(kind, other=True)


def another_target(described: Described) -> Said:
    return Said(Target(_other(_one(described))))


def targets(count: Token, described: Described) -> Said:
    number = integer(count).value
    kind = _one(described) if number == 1 else _many(described)
    return Said(Target(kind, number, number), number > 1)


def up_to_targets(count: Token, described: Described) -> Said:
    number = integer(count).value
    kind = _one(described) if number == 1 else _many(described)
    return Said(Target(kind, 0, number), number > 1)


def it() -> Said:
    return Said(It())


def they() -> Said:
    return Said(It("they"), plural=True)


def that(kind: Token) -> Said:
    _singular(kind)
    return Said(It(str(kind)))


def those(kind: Token) -> Said:
    if is_plural(kind) is False:
        raise Misread("'those' wants a plural", kind)
    return Said(It(str(kind)), plural=True)


def bare_plural(described: Described) -> Said:
    return Said(AllThese(_many(described)), plural=True)


def all_these(described: Described) -> Said:
    return Said(AllThese(_many(described)), plural=True)


def each_of_these(described: Described) -> Said:
    return Said(AllThese(_one(described)))


def other_these(described: Described) -> Said:
    return Said(AllThese(_other(_many(described))), plural=True)


def each_other(described: Described) -> Said:
    return Said(AllThese(_other(_one(described))))


def one_of_kind(described: Described) -> Said:
    return Said(AllThese(_one(described)))


def another_of_kind(described: Described) -> Said:
    return Said(AllThese(_other(_one(described))))


def possessive(subject: Said) -> Said:
    return subject


def its() -> Said:
    return Said(It())


# ---- players


def you() -> Said:
    return Said(You())


def opponents() -> Said:
    return Said(Opponents())


def each_player() -> Said:
    return Said(EachPlayer())


def active_player() -> Said:
    return Said(ActivePlayer())


def that_player() -> Said:
    return Said(ThatPlayer())


def player_target() -> Said:
    return Said(PlayerTarget())


def opponent_target() -> Said:
    return Said(PlayerTarget(opponent=True))


def controller(of: Said) -> Said:
    return Said(Controller(of.value))


def owner(of: Said) -> Said:
    return Said(Owner(of.value))


def players_own(players: Said) -> Said:
    return players


def everyones() -> Said:
    return Said(EachPlayer())


# ---- amounts


def integer(token: Token) -> Number:
    """A number in digits or in words."""
    text = str(token)
    return Number(int(text) if text.isdigit() else NUMBER_WORDS.index(text))


def one() -> Number:
    return Number(1)


def number(token: Token) -> Number:
    return integer(token)


def x() -> X:
    return X()


def twice(amount: Amount) -> Times:
    return Times(2, amount)


def count_of(described: Described) -> Amount:
    kind = _many(described)
    match kind:
        case Filter(noun="card", zone="hand" | "library" | "graveyard" as zone, owner=owner) if (
            kind == Filter(noun="card", zone=zone, owner=owner)
        ):
            return CardsIn(owner or EachPlayer(), zone)
        case _:
            return CountOf(kind)


def counters_on(kind: str, on: Said) -> CountersOn:
    return CountersOn(kind, on.value)


def power_of(of: Said) -> PowerOf:
    return PowerOf(of.value)


def toughness_of(of: Said) -> ToughnessOf:
    return ToughnessOf(of.value)


def mana_value_of(of: Said, _: None) -> ManaValueOf:
    return ManaValueOf(of.value)


def life_of(player: Said) -> LifeOf:
    return LifeOf(player.value)


def speed_of(player: Said) -> SpeedOf:
    return SpeedOf(player.value)


# ---- conditions


def _controlled(condition: Exists, player: Players) -> Exists:
    if condition.filter.controller is not None:
        raise Misread("who controls it is said twice")
    return replace(condition, filter=replace(condition.filter, controller=player))


def you_control(found: Exists) -> Condition:
    return _controlled(found, You())


def you_do_not_control(described: Described) -> Condition:
    return Not(_controlled(Exists(_one(described)), You()))


def opponent_controls(found: Exists) -> Condition:
    return _controlled(found, Opponents())


def exists(_: Token, found: Exists) -> Condition:
    return found


def counted_one(described: Described) -> Exists:
    return Exists(_one(described))


def counted_another(described: Described) -> Exists:
    return Exists(_other(_one(described)))


def counted_at_least(least: Token, described: Described) -> Exists:
    return Exists(_many(described), integer(least).value)


def counted_at_most(most: Token, described: Described) -> Exists:
    return Exists(_many(described), 0, integer(most).value)


def counted_exactly(count: Token, described: Described) -> Exists:
    number = integer(count).value
    return Exists(_one(described) if number == 1 else _many(described), number, number)


def counted_none(described: Described) -> Exists:
    return Exists(described.filter, 0, 0)


def players_have(players: Said, verb: Token, held: tuple[str, str, Number]) -> AmountIs:
    agrees(players, verb)
    what, sign, limit = held
    amount: Amount = LifeOf(players.value) if what == "life" else CardsIn(players.value, "hand")
    return AmountIs(amount, sign, limit)  # type: ignore[arg-type]


def players_have_max_speed(players: Said, verb: Token) -> AmountIs:
    agrees(players, verb)
    return AmountIs(SpeedOf(players.value), "=", Number(MAX_SPEED))


def life_bound(limit: Token, sign: str) -> tuple[str, str, Number]:
    return "life", sign, integer(limit)


def hand_bound(limit: Token, sign: str) -> tuple[str, str, Number]:
    return "cards", sign, integer(limit)


def hand_empty() -> tuple[str, str, Number]:
    return "cards", "=", Number(0)


def hand_exactly(count: Token) -> tuple[str, str, Number]:
    return "cards", "=", integer(count)


def bound(token: Token) -> str:
    return ">=" if str(token).endswith("more") else "<="


def amount_equals(amount: Amount, verb: Token, than: Amount) -> AmountIs:
    _is_singular(verb)
    return AmountIs(amount, "=", than)


def amount_compared(amount: Amount, verb: Token, limit: Token, sign: str) -> AmountIs:
    _is_singular(verb)
    return AmountIs(amount, sign, integer(limit))  # type: ignore[arg-type]


def _is_singular(verb: Token) -> None:
    agrees(Said(None), verb)


def subject_has_counters(subject: Said, verb: Token, held: tuple[str, str, Number]) -> AmountIs:
    agrees(subject, verb)
    kind, sign, limit = held
    return AmountIs(CountersOn(kind, subject.value), sign, limit)  # type: ignore[arg-type]


def no_counters_held(kind: str) -> tuple[str, str, Number]:
    return kind, "=", Number(0)


def one_counter_held(kind: str) -> tuple[str, str, Number]:
    return kind, ">=", Number(1)


def counters_held(limit: Token, sign: str, kind: str) -> tuple[str, str, Number]:
    return kind, sign, integer(limit)


def this_is(subject: Said, verb: Token, kind: Filter) -> ThisIs:
    agrees(subject, verb)
    return ThisIs(subject.value, kind)


def this_is_not(subject: Said, _: object, kind: Filter) -> Not:
    return Not(ThisIs(subject.value, kind))


def isnt(token: Token) -> Token:
    return token


def described(groups: tuple[Any, ...], *posts: _Fields) -> Filter:
    number_of_nouns(groups)
    return filter_of(groups, posts)


# ---- durations


def until_end_of_turn() -> Duration:
    return Duration("end of turn")


def until_your_next_turn() -> Duration:
    return Duration("your next turn")


def until_end_of_combat() -> Duration:
    return Duration("end of combat")


def for_as_long_as(condition: Condition) -> Duration:
    return Duration(as_long_as=condition)
