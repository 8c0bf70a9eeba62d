"""From the words of descriptions.lark to filters.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, assert_never

from comprules.abilities.adjectives import ADJECTIVES, HAPPENED
from comprules.abilities.descriptions import narrowed, without
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    CardsIn,
    Comparison,
    ControlledBy,
    CountOf,
    Filter,
    ManaValueOf,
    Non,
    OwnedBy,
    Picked,
    Predicate,
    Target,
    Targeting,
)
from comprules.abilities.predicates import (
    Color,
    ExiledWith,
    Facing,
    HasCounter,
    HasKeyword,
    HasName,
    Is,
    LinkedTo,
    Other,
    Shares,
    Subtype,
    Supertype,
    ThisTurn,
    Type,
)
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    Chosen,
    DefendingPlayer,
    EachPlayer,
    EnchantedPlayer,
    It,
    Number,
    Opponents,
    PlayerTarget,
    ThatPlayer,
    This,
    X,
    You,
)
from comprules.english.lexicon import NUMBER_WORDS, singular
from comprules.english.said import Described, Misread, Said, Several, is_plural
from comprules.words import CARD_TYPES, COLORS, SUPERTYPES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lark import Token

    from comprules.abilities.nouns import Amount

__all__ = [
    "NOUN_KINDS",
    "another_of",
    "filter_of",
    "from_zone",
    "integer",
    "number_of_nouns",
    "number_of_these",
    "several_of",
    "single_of",
]

NOUN_KINDS: Final = frozenset({"TYPE", "SUBTYPE", "HEAD"})
_ON_BATTLEFIELD_OR_STACK: Final = {"spell", "permanent"}

# ---- descriptions


def several(*parts: Any) -> Several:
    *tokens, joint, last = parts
    return Several(joint, (*tokens, last))


def joint(token: Token) -> str:
    """``and``, also of ``and all``; or ``or``."""
    return str(token).split(" ")[0]


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


def filter_of(groups: Iterable[Any], posts: Iterable[Filter | None] = ()) -> Filter:
    """The filter that words and what follows them describe.

    Raises:
        Misread: The words contradict each other, or say one thing twice.
    """
    groups = tuple(groups)
    heads = [token for token in groups if not isinstance(token, Several) and token.type == "HEAD"]
    found = Filter()
    for group in groups:
        if isinstance(group, Several):
            found = _joined(found, _any_of(group, behind=heads), group.tokens[0])
        else:
            found = _joined(found, _single(group), group)
    for post in posts:
        if found.noun == "spell" and (post is None or post.zone not in {"battlefield", "stack"}):
            raise Misread("a spell is on the stack")
        found = _joined(found, post or Filter(), None)
    return replace(found, zone="stack") if found.noun == "spell" else found


def _joined(found: Filter, more: Filter, token: Token | None) -> Filter:
    """Two descriptions of one thing as one."""
    plain = Filter()
    for name in ("noun", "zone"):
        one, other = getattr(found, name), getattr(more, name)
        if getattr(plain, name) not in {one, other} and one != other:
            raise Misread(_TWICE, token)
    new = [predicate for predicate in more.predicates if not _is_said(found, predicate, token)]
    return Filter(
        (*found.predicates, *new),
        more.noun if more.noun != plain.noun else found.noun,
        more.zone if more.zone != plain.zone else found.zone,
    )


_TWICE: Final = "two words for one thing in a description"


def _is_said(found: Filter, predicate: Predicate, token: Token | None) -> bool:
    """Whether a description says the very same already.

    Raises:
        Misread: It says something else of what only one thing can be said.
    """
    aspect = _aspect(predicate)
    for said in found.predicates if aspect else ():
        if {_aspect(said), aspect} == {"types", "a type"}:
            raise Misread("which of these types are alternatives is unclear")
        if _aspect(said) == aspect != "a type":
            if said != predicate or aspect == "colors":
                raise Misread(_TWICE, token)
            return True
    return False


def _aspect(predicate: Predicate) -> str:
    """Of what a predicate is the only one that can be said; empty where there may be several."""
    match predicate:
        case Type():
            return "a type"
        case Color():
            return "colors"
        case Is(adjective):
            return ADJECTIVES[adjective].aspect or adjective
        case Non(ControlledBy() | OwnedBy() | Is() as inner):
            return f"non {_aspect(inner)}"
        case AnyOf(these):
            kinds = {type(one).__name__ for one in these}
            return {"Color": "colors", "Type": "types"}.get("".join(kinds), " ".join(sorted(kinds)))
        case Supertype() | Subtype() | Non() | HasKeyword() | Comparison():
            return ""
        case (
            Other()
            | Chosen()
            | ControlledBy()
            | OwnedBy()
            | HasCounter()
            | HasName()
            | LinkedTo()
            | ExiledWith()
            | ThisTurn()
            | Facing()
            | Shares()
            | Targeting()
        ):
            return type(predicate).__name__
        case _:
            assert_never(predicate)


def _single(token: Token) -> Filter:
    word = str(token)
    match token.type:
        case "SUPERTYPE":
            return Filter.of(Supertype(word))
        case "COLOR" | "TYPE" | "SUBTYPE":
            return Filter.of(_alternative(token))
        case "STATUS" | "WORN" | "COLOR_COUNT":
            return _adjective(word)
        case "HEAD":
            noun = singular(word)
            return _adjective(noun) if noun in ADJECTIVES else Filter(noun=noun)  # type: ignore[arg-type]
        case "NON":
            return Filter.of(Non(_without(word)))
        case _:
            raise Misread(f"{word!r} does not describe which objects are meant", token)


def _adjective(word: str) -> Filter:
    return (
        Filter.of(Is(word), noun="card", zone="exile")
        if ADJECTIVES[word].exiled_cards
        else Filter.of(Is(word))
    )


def _alternative(token: Token) -> Type | Subtype | Color | Is:
    """A word of those that a list may join."""
    word = str(token)
    match token.type:
        case "TYPE":
            return Type(singular(word))
        case "SUBTYPE":
            return Subtype(singular(word))
        case "COLOR":
            return Color(word)
        case "STATUS" if word in {"attacking", "blocking"}:
            return Is(word)
        case _:
            raise Misread(_OF_ONE_SORT, token)


_OF_ONE_SORT: Final = "a list joins words of one sort: colors, types or subtypes"


def _without(word: str) -> Predicate:
    if word.startswith("non-"):
        return Subtype(word.removeprefix("non-"))
    kind = singular(word.removeprefix("non"))
    if kind in ADJECTIVES:
        return Is(kind)
    kinds: tuple[tuple[Iterable[str], type[Color | Supertype | Type]], ...]
    kinds = ((COLORS, Color), (SUPERTYPES, Supertype), (CARD_TYPES, Type))
    for words, predicate in kinds:
        if kind in words:
            return predicate(kind)
    raise Misread(f"{word!r} is no word for what an object is not")


def _any_of(group: Several, behind: list[Token]) -> Filter:
    kinds = {token.type for token in group.tokens}
    named = tuple(singular(str(token)) for token in group.tokens)
    types_of_cards = kinds == {"TYPE"} and any(singular(str(t)) in {"card", "spell"} for t in behind)
    if group.joint == "and" and not types_of_cards and not any(is_plural(token) for token in group.tokens):
        raise Misread("say with 'or' which of these an object may be", group.tokens[0])
    if len(set(named)) != len(named):
        raise Misread("a list names something twice", group.tokens[0])
    if set(named) == _ON_BATTLEFIELD_OR_STACK and group.joint in {"or", "and"}:
        return Filter(noun="object")
    if kinds == {"STATUS"} and (named != ("attacking", "blocking") or group.joint != "or"):
        raise Misread(_OF_ONE_SORT, group.tokens[0])
    these = tuple(map(_alternative, group.tokens))
    if len(kinds) > 1:
        raise Misread(_OF_ONE_SORT, group.tokens[0])
    return Filter.of(AnyOf(these))


def description(groups: tuple[Any, ...], *posts: Filter | None) -> Described:
    return Described(filter_of(groups, posts), number_of_nouns(groups))


def description_targeting(groups: tuple[Any, ...], *parts: Any) -> Described:
    *posts, what = parts
    return description(groups, *posts, Filter.of(Targeting(what.value)))


def other_kinds(described: Described) -> Described:
    return Described(another_of(described.filter), described.plural)


def not_controlled_by_you() -> Filter:
    return Filter.of(Non(ControlledBy(You())))


def controlled_by_you() -> Filter:
    return Filter.of(ControlledBy(You()))


def controlled_by_opponents() -> Filter:
    return Filter.of(ControlledBy(Opponents()))


def controlled_by_that_player() -> Filter:
    return Filter.of(ControlledBy(ThatPlayer()))


def controlled_by_defending_player() -> Filter:
    return Filter.of(ControlledBy(DefendingPlayer()))


def controlled_by_active_player() -> Filter:
    return Filter.of(ControlledBy(ActivePlayer()))


def controlled_by_target_player() -> Filter:
    return Filter.of(ControlledBy(PlayerTarget()))


def controlled_by_target_opponent() -> Filter:
    return Filter.of(ControlledBy(PlayerTarget(opponent=True)))


def controlled_by_enchanted_player() -> Filter:
    return Filter.of(ControlledBy(EnchantedPlayer()))


def owned_by_you() -> Filter:
    return Filter.of(OwnedBy(You()))


def owned_by_that_player() -> Filter:
    return Filter.of(OwnedBy(ThatPlayer()))


def not_owned_by_you() -> Filter:
    return Filter.of(Non(OwnedBy(You())))


def owned_by_opponents() -> Filter:
    return Filter.of(OwnedBy(Opponents()))


def cast_by_you(_: object) -> Filter:
    return Filter.of(ControlledBy(You()), noun="spell")


def cast_by_opponents(_: object) -> Filter:
    return Filter.of(ControlledBy(Opponents()), noun="spell")


def cast(token: Token) -> Token:
    return token


def with_keywords(keywords: tuple[str, ...]) -> Filter:
    return Filter(tuple(map(HasKeyword, keywords)))


def with_any_keyword(keywords: tuple[str, ...]) -> Filter:
    return Filter.of(AnyOf(tuple(map(HasKeyword, keywords))))


def any_of_keywords(*keywords: Token) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords)


def without_keywords(keywords: tuple[str, ...]) -> Filter:
    return Filter(tuple(Non(HasKeyword(keyword)) for keyword in keywords))


def elsewhere() -> Filter:
    return Filter(zone="elsewhere")


def plain_keywords(*keywords: Any) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords if word.type != "AND")


def plain_keyword(token: Token) -> Token:
    return token


def compared(quality: str, first: Any, second: Any = "=") -> Filter:
    """``power 2 or less``, ``power less than or equal to this creature's power``."""
    amount, sign = first, second
    if isinstance(first, str) and second != "=" and getattr(first, "type", "") != "INTEGER":
        sign, amount = first, second
    if getattr(amount, "type", "") == "INTEGER":
        amount = integer(amount)
    return Filter.of(Comparison(quality, sign, amount))  # type: ignore[arg-type]


def than_or_equal(token: Token) -> str:
    words = str(token)
    sign = {"l": "<", "g": ">", "e": ""}[words[0]]
    return f"{sign}=" if words.endswith("equal to") else sign


def x_limit() -> X:
    return X()


def limit_count(groups: tuple[Any, ...], controlled: Filter) -> CountOf:
    return CountOf(filter_of(groups, (controlled,)))


def compared_with_its(sign: str) -> Filter:
    return Filter.of(Comparison("mana value", sign, ManaValueOf(It())))  # type: ignore[arg-type]


def lesser(token: Token) -> str:
    words = str(token)
    return ("<" if words.endswith("lesser") else ">") + "=" * words.startswith("equal")


def of_parity(parity: str) -> Filter:
    return Filter.of(Comparison("mana value", parity, Number(0)))  # type: ignore[arg-type]


def parity(token: Token) -> str:
    return str(token)


def compared_quality(token: Any) -> str:
    return "mana value" if token is None else str(token)


def mana_value() -> None:
    return None


def comparison(token: Token) -> str:
    return "<=" if str(token).endswith("less") else ">="


def with_counter(kind: str) -> Filter:
    return Filter.of(HasCounter(kind))


def counter_kind(token: Token) -> str:
    return str(token)


def named(name: Token) -> Filter:
    return Filter.of(HasName(str(name)))


def of_chosen(kind: str) -> Filter:
    return Filter.of(Chosen(kind))  # type: ignore[arg-type]


def of_chosen_name() -> Filter:
    return Filter.of(Chosen("card name"))


def chosen_kind(token: Token) -> str:
    return str(token)


def chosen_type() -> str:
    return "creature type"


def in_zone(owner: Said, zone: Token) -> Filter:
    place = Filter(zone=singular(str(zone)))  # type: ignore[arg-type]
    return place if isinstance(owner.value, EachPlayer) else narrowed(place, OwnedBy(owner.value))


def exiled_with(*_: Said) -> Filter:
    return Filter.of(LinkedTo("exiled"), zone="exile")


def exiled_with_cards_named(name: Token) -> Filter:
    return Filter.of(ExiledWith(str(name)), zone="exile")


def shares(token: Token) -> Filter:
    words = str(token).replace(" at least one ", " a ")
    if words.startswith("with the same name"):
        return Filter.of(Shares("name"))
    return Filter.of(Shares(words.partition(" a ")[2].removesuffix(" with it")))  # type: ignore[arg-type]


def shares_with_this(quality: str, _: Said) -> Filter:
    return Filter.of(Shares(quality, with_this=True))  # type: ignore[arg-type]


def quality_shared(token: Token) -> str:
    words = str(token)
    return (
        "name" if words.startswith("with the same name") else words.partition(" a ")[2].removesuffix(" with")
    )


def other_than_this(_: Said) -> Filter:
    return Filter.of(Other())


def versus(how: str, _: Said) -> Filter:
    return Filter.of(Facing(how))  # type: ignore[arg-type]


def facing(token: Token) -> str:
    return str(token)


def happened(words: Token) -> Filter:
    what = next(what for what, phrases in HAPPENED.items() if str(words) in phrases)
    return Filter.of(ThisTurn(what))  # type: ignore[arg-type]


def behind(adjective: Token) -> Filter:
    return _adjective(str(adjective))


def blocking_it() -> Filter:
    return Filter.of(Facing("blocking"))


def damaged_this_turn(_: Said) -> Filter:
    return Filter.of(ThisTurn("damaged by this"))


def put_with(_: Said) -> Filter:
    return Filter.of(LinkedTo("put"))


def in_graveyards() -> Filter:
    return Filter(zone="graveyard")


def in_exile() -> Filter:
    return Filter(zone="exile")


def on_battlefield() -> None:
    return None


def from_zone(subject: Said, owner: Said, zone: Token) -> Said:
    """The subject with its cards lying in a zone: ``target creature card from your graveyard``."""
    match subject.value:
        case (
            Target(filter=Filter(noun="card") as cards)
            | AllThese(filter=Filter(noun="card") as cards)
            | Picked(filter=Filter(noun="card") as cards)
        ):
            place = in_zone(owner, zone)
            lying = replace(narrowed(without(cards, OwnedBy), *place.predicates), zone=place.zone)
            there = replace(subject.value, filter=lying)
            if isinstance(there, Picked) and there.amount == CountOf(cards):
                there = replace(there, amount=CountOf(lying))
            return Said(there, subject.plural)
        case This("card" | "this") if owner.value == You():
            return Said(This("card", singular(str(zone))), subject.plural)  # type: ignore[arg-type]
        case _:
            raise Misread(f"only cards come from a {zone}", zone)


def single_of(described: Described) -> Filter:
    """The filter of a description in the singular.

    Raises:
        Misread: The noun is in the plural.
    """
    if described.plural:
        raise Misread("one is meant, and the noun is in the plural")
    return described.filter


def several_of(described: Described) -> Filter:
    """The filter of a description in the plural.

    Raises:
        Misread: The noun is in the singular.
    """
    if described.plural is False:
        raise Misread("several are meant, and the noun is in the singular")
    return described.filter


def another_of(kind: Filter) -> Filter:
    """The filter without the object itself, or without the one to which its words compare others."""
    said_of_it = any(
        isinstance(predicate, LinkedTo) or (isinstance(predicate, Shares) and not predicate.with_this)
        for predicate in kind.predicates
    )
    return narrowed(without(kind, Other), Other("it" if said_of_it else "this"))


def number_of_these(kind: Filter) -> Amount:
    """How many objects fit a description; where nothing but a zone is said, how many cards lie there."""
    match kind:
        case Filter(noun="card", zone="hand" | "library" | "graveyard" as zone, owner=owner) if without(
            kind, OwnedBy
        ) == Filter(noun="card", zone=zone):
            return CardsIn(owner or EachPlayer(), zone)
        case _:
            return CountOf(kind)


def integer(token: Token) -> Number:
    """A number in digits or in words."""
    text = str(token)
    return Number(int(text) if text.isdigit() else NUMBER_WORDS.index(text))
