"""From the words of descriptions.lark to filters.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.nouns import (
    AllThese,
    CardsIn,
    Comparison,
    CountOf,
    Filter,
    ManaValueOf,
    Picked,
    Target,
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
from comprules.english.lexicon import NUMBER_WORDS, SET_ASIDE_WORDS, singular
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
_Fields = dict[str, Any]
_ON_BATTLEFIELD_OR_STACK: Final = {"spell", "permanent"}
_TOKEN: Final = "token"  # noqa: S105 - the game's

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


def filter_of(groups: Iterable[Any], posts: Iterable[_Fields] = ()) -> Filter:
    """The filter that words and what follows them describe.

    Raises:
        Misread: A filter can't hold this combination of words.
    """
    fields: _Fields = {}
    groups = tuple(groups)
    heads = [token for token in groups if not isinstance(token, Several) and token.type == "HEAD"]
    for group in groups:
        if isinstance(group, Several):
            _add(fields, *_any_of(group, behind=heads), group.tokens[0])
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
        case "STATUS" if word in SET_ASIDE_WORDS:
            return {"put_by": word, "noun": "card", "zone": "exile"}
        case "STATUS" if word.startswith("face-"):
            return {"face_down": word == "face-down"}
        case "STATUS" if word.endswith("blocked"):
            return {"blocked": word == "blocked"}
        case "STATUS":
            return {"tapped": not word.startswith("un")} if word.endswith("tapped") else {word: True}
        case "WORN":
            return {"attached": word}
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


def _any_of(group: Several, behind: list[Token]) -> tuple[str, str | tuple[str, ...]]:
    kinds = {token.type for token in group.tokens}
    named = tuple(singular(str(token)) for token in group.tokens)
    types_of_cards = kinds == {"TYPE"} and any(singular(str(t)) in {"card", "spell"} for t in behind)
    if group.joint == "and" and not types_of_cards and not any(is_plural(token) for token in group.tokens):
        raise Misread("say with 'or' which of these an object may be", group.tokens[0])
    if len(set(named)) != len(named):
        raise Misread("a list names something twice", group.tokens[0])
    if set(named) == _ON_BATTLEFIELD_OR_STACK and group.joint in {"or", "and"}:
        return "noun", "object"
    if kinds == {"STATUS"} and named == ("attacking", "blocking") and group.joint == "or":
        return "in_combat", "attacking or blocking"
    for kind, name in (("TYPE", "any_type"), ("SUBTYPE", "any_subtype"), ("COLOR", "any_color")):
        if kinds == {kind}:
            return name, named
    raise Misread("a list joins words of one sort: colors, types or subtypes", group.tokens[0])


def description(groups: tuple[Any, ...], *posts: _Fields) -> Described:
    return Described(filter_of(groups, posts), number_of_nouns(groups))


def description_targeting(groups: tuple[Any, ...], *parts: Any) -> Described:
    *posts, what = parts
    return description(groups, *posts, {"targets": what.value})


def other_kinds(described: Described) -> Described:
    return Described(another_of(described.filter), described.plural)


def not_controlled_by_you() -> _Fields:
    return {"not_controller": You()}


def controlled_by_you() -> _Fields:
    return {"controller": You()}


def controlled_by_opponents() -> _Fields:
    return {"controller": Opponents()}


def controlled_by_that_player() -> _Fields:
    return {"controller": ThatPlayer()}


def controlled_by_defending_player() -> _Fields:
    return {"controller": DefendingPlayer()}


def controlled_by_active_player() -> _Fields:
    return {"controller": ActivePlayer()}


def controlled_by_target_player() -> _Fields:
    return {"controller": PlayerTarget()}


def controlled_by_target_opponent() -> _Fields:
    return {"controller": PlayerTarget(opponent=True)}


def controlled_by_enchanted_player() -> _Fields:
    return {"controller": EnchantedPlayer()}


def owned_by_you() -> _Fields:
    return {"owner": You()}


def owned_by_that_player() -> _Fields:
    return {"owner": ThatPlayer()}


def not_owned_by_you() -> _Fields:
    return {"not_owner": You()}


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


def with_any_keyword(keywords: tuple[str, ...]) -> _Fields:
    return {"any_keyword": keywords}


def any_of_keywords(*keywords: Token) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords)


def without_keywords(keywords: tuple[str, ...]) -> _Fields:
    return {"not_keywords": keywords}


def with_no_abilities() -> _Fields:
    return {"no_abilities": True}


def elsewhere() -> _Fields:
    return {"zone": "elsewhere"}


def plain_keywords(*keywords: Any) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords if word.type != "AND")


def plain_keyword(token: Token) -> Token:
    return token


def compared(quality: str, first: Any, second: Any = "=") -> _Fields:
    """``power 2 or less``, ``power less than or equal to this creature's power``."""
    amount, sign = first, second
    if isinstance(first, str) and second != "=" and getattr(first, "type", "") != "INTEGER":
        sign, amount = first, second
    if getattr(amount, "type", "") == "INTEGER":
        amount = integer(amount)
    return {"comparisons": (Comparison(quality, sign, amount),)}  # type: ignore[arg-type]


def than_or_equal(token: Token) -> str:
    words = str(token)
    sign = {"l": "<", "g": ">", "e": ""}[words[0]]
    return f"{sign}=" if words.endswith("equal to") else sign


def x_limit() -> X:
    return X()


def limit_count(groups: tuple[Any, ...], controlled: _Fields) -> CountOf:
    return CountOf(filter_of(groups, (controlled,)))


def compared_with_its(sign: str) -> _Fields:
    return {"comparisons": (Comparison("mana value", sign, ManaValueOf(It())),)}  # type: ignore[arg-type]


def lesser(token: Token) -> str:
    words = str(token)
    return ("<" if words.endswith("lesser") else ">") + "=" * words.startswith("equal")


def of_parity(parity: str) -> _Fields:
    return {"comparisons": (Comparison("mana value", parity, Number(0)),)}  # type: ignore[arg-type]


def parity(token: Token) -> str:
    return str(token)


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


def of_chosen_name() -> _Fields:
    return {"chosen": Chosen("card name")}


def chosen_kind(token: Token) -> str:
    return str(token)


def chosen_type() -> str:
    return "creature type"


def in_zone(owner: Said, zone: Token) -> _Fields:
    place: _Fields = {"zone": singular(str(zone))}
    return place if isinstance(owner.value, EachPlayer) else place | {"owner": owner.value}


def exiled_with(*_: Said) -> _Fields:
    return {"zone": "exile", "linked": "exiled"}


def exiled_with_cards_named(name: Token) -> _Fields:
    return {"zone": "exile", "exiled_by": str(name)}


def shares(token: Token) -> _Fields:
    words = str(token).replace(" at least one ", " a ")
    if words.startswith("with the same name"):
        return {"shares": "name"}
    return {"shares": words.partition(" a ")[2].removesuffix(" with it")}


def shares_with_this(quality: str, _: Said) -> _Fields:
    return {"shares": quality, "with_this": True}


def quality_shared(token: Token) -> str:
    words = str(token)
    return (
        "name" if words.startswith("with the same name") else words.partition(" a ")[2].removesuffix(" with")
    )


def other_than_this(_: Said) -> _Fields:
    return {"other": True}


def versus(how: str, _: Said) -> _Fields:
    return {"versus": how}


def facing(token: Token) -> str:
    return str(token)


def attacked_this_turn() -> _Fields:
    return {"this_turn": "attacked"}


def died_this_turn() -> _Fields:
    return {"this_turn": "died"}


def cast_this_turn() -> _Fields:
    return {"this_turn": "cast"}


def dealt_damage_this_turn() -> _Fields:
    return {"this_turn": "damaged"}


def entered_this_turn() -> _Fields:
    return {"this_turn": "entered"}


def blocking_it() -> _Fields:
    return {"versus": "blocking"}


def damaged_this_turn(_: Said) -> _Fields:
    return {"this_turn": "damaged by this"}


def put_with(_: Said) -> _Fields:
    return {"linked": "put"}


def in_graveyards() -> _Fields:
    return {"zone": "graveyard"}


def in_exile() -> _Fields:
    return {"zone": "exile"}


def on_battlefield() -> _Fields:
    return {"zone": "battlefield"}


def from_zone(subject: Said, owner: Said, zone: Token) -> Said:
    """The subject with its cards lying in a zone: ``target creature card from your graveyard``."""
    match subject.value:
        case (
            Target(filter=Filter(noun="card") as cards)
            | AllThese(filter=Filter(noun="card") as cards)
            | Picked(filter=Filter(noun="card") as cards)
        ):
            lying = replace(cards, **in_zone(owner, zone))
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
    """The filter without the object itself."""
    return replace(kind, other=True)


def number_of_these(kind: Filter) -> Amount:
    """How many objects fit a description; where nothing but a zone is said, how many cards lie there."""
    match kind:
        case Filter(noun="card", zone="hand" | "library" | "graveyard" as zone, owner=owner) if (
            kind == Filter(noun="card", zone=zone, owner=owner)
        ):
            return CardsIn(owner or EachPlayer(), zone)
        case _:
            return CountOf(kind)


def integer(token: Token) -> Number:
    """A number in digits or in words."""
    text = str(token)
    return Number(int(text) if text.isdigit() else NUMBER_WORDS.index(text))
