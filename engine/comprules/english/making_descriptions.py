"""From the words of descriptions.lark to filters.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.descriptions import are_words, narrowed, says_whose, without
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    Both,
    CardsIn,
    Comparison,
    ControlledBy,
    CountOf,
    Filter,
    Non,
    OneOrOther,
    OwnedBy,
    Picked,
    Predicate,
    Target,
)
from comprules.abilities.predicates import (
    Color,
    HasKeyword,
    Is,
    LinkedTo,
    Other,
    Shares,
    Subtype,
    Supertype,
    Type,
)
from comprules.abilities.simple_nouns import (
    EachPlayer,
    It,
    Number,
    This,
    You,
)
from comprules.english.forms.behind_nouns import all_of
from comprules.english.lexicon import NUMBER_WORDS, singular
from comprules.english.said import Described, Misread, Said, Several, is_plural, or_between
from comprules.words import CARD_TYPES, COLORS, PERMANENT_TYPES, SUPERTYPES

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.nouns import Amount

__all__ = [
    "NOUN_KINDS",
    "another_of",
    "filter_of",
    "from_zone",
    "integer",
    "kinds_together",
    "number_of_nouns",
    "number_of_these",
    "several_of",
    "single_of",
]

NOUN_KINDS: Final = frozenset({"TYPE", "SUBTYPE", "HEAD"})
_ON_BATTLEFIELD_OR_STACK: Final = {"spell", "permanent"}

# ---- descriptions

# What a permanent card or spell is one of (110.4a, 110.4b).
_PERMANENT: Final = tuple(Type(word) for word in sorted(PERMANENT_TYPES))


def several(*parts: Any) -> Several:
    *tokens, joint, last = parts
    return Several(joint, (*tokens, last))


def joint(token: Token) -> str:
    """``and``, also of ``and all``; or ``or``, which ``and each`` means as well."""
    words = str(token)
    return "or" if words == "and each" else words.split(" ", maxsplit=1)[0]


def words(*groups: Any) -> tuple[Any, ...]:
    return groups


def number_of_nouns(groups: Iterable[Any]) -> bool | None:
    """Say whether the nouns are in the plural: the last is, and those before it are not.

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


def filter_of(
    groups: Iterable[Any], posts: Iterable[Predicate | Filter] = (), *, each: bool = False
) -> Filter:
    """Return the filter that words and what follows them describe; with ``each``, "and" may mean "or".

    Raises:
        Misread: The words contradict each other, or say one thing twice.
    """
    groups = tuple(groups)
    heads = [token for token in groups if not isinstance(token, Several) and token.type == "HEAD"]
    found = Filter()
    for group in groups:
        if isinstance(group, Several):
            found = _joined(found, _any_of(group, heads, each=each), group.tokens[0])
        elif str(group).startswith("permanent") and group is not heads[-1]:
            found = _joined(found, Filter.of(AnyOf(_PERMANENT)), group)
        else:
            found = _joined(found, _single(group), group)
    for post in all_of(posts):
        if found.noun == "spell" and (post == Filter() or post.zone not in {"battlefield", "stack"}):
            raise Misread("a spell is on the stack")
        found = _joined(found, post, None)
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
    """Say whether a description says the very same already.

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
        case _:  # a second one is refused, as long as nobody has said that there may be several
            return type(predicate).__name__


_KINDS: Final[dict[str, Callable[[str], Predicate]]] = {
    "COLOR": Color,
    "SUPERTYPE": Supertype,
    "TYPE": Type,
    "SUBTYPE": Subtype,
}


def _single(token: Token) -> Filter:
    word = str(token) if str(token) in ADJECTIVES else singular(str(token))
    if kind := _KINDS.get(token.type):
        return Filter.of(kind(word))
    if token.type == "NON":
        return Filter.of(Non(_without(word)))
    if word in ADJECTIVES:
        set_aside: Any = {"noun": "card", "zone": "exile"} if ADJECTIVES[word].exiled_cards else {}
        return Filter.of(Is(word), **set_aside)
    if token.type == "SIZE" and str(token).replace("/", "").isdigit():
        power, toughness = (Number(int(size)) for size in str(token).split("/"))
        return Filter.of(Comparison("power", "=", power), Comparison("toughness", "=", toughness))
    if token.type == "HEAD":
        return Filter(noun=word)  # type: ignore[arg-type]
    raise Misread(f"{word!r} does not describe which objects are meant", token)


def _alternative(token: Token) -> Type | Subtype | Color | Is:
    """Return a word of those that a list may join."""
    match _single(token).predicates:
        case (Type() | Subtype() | Color() | Is("attacking" | "blocking" | "tapped") as one,):
            return one
        case _:
            raise Misread(_OF_ONE_SORT, token)


_OF_ONE_SORT: Final = "a list joins colors, or types and subtypes"
_PLAIN: Final[tuple[tuple[Iterable[str], Callable[[str], Predicate]], ...]] = (
    (ADJECTIVES, Is), (COLORS, Color), (SUPERTYPES, Supertype), (CARD_TYPES, Type)
)  # fmt: skip


def _without(word: str) -> Predicate:
    if word.startswith("non-"):
        return Subtype(word.removeprefix("non-"))
    kind = singular(word.removeprefix("non"))
    for words, predicate in _PLAIN:
        if kind in words:
            return predicate(kind)
    raise Misread(f"{word!r} is no word for what an object is not")


def _are_several(group: Several, behind: list[Token]) -> bool:
    kinds = {token.type for token in group.tokens}
    named = {singular(str(token)) for token in group.tokens}
    types_of_cards = kinds == {"TYPE"} and any(singular(str(t)) in {"card", "spell"} for t in behind)
    is_worn = kinds == {"SUBTYPE"} and named == {"Aura", "Equipment"}  # "for each Aura and Equipment"
    return types_of_cards or is_worn or any(is_plural(token) for token in group.tokens)


def _any_of(group: Several, behind: list[Token], *, each: bool) -> Filter:
    kinds = {token.type for token in group.tokens}
    named = tuple(singular(str(token)) for token in group.tokens)
    of_each = kinds <= {"TYPE", "SUBTYPE"} and not behind  # "each Snake and Serpent you control"
    if group.joint == "and" and not (each or of_each or _are_several(group, behind)):
        raise Misread("say with 'or' which of these an object may be", group.tokens[0])
    if len(set(named)) != len(named):
        raise Misread("a list names something twice", group.tokens[0])
    if set(named) == _ON_BATTLEFIELD_OR_STACK and group.joint in {"or", "and"}:
        return Filter(noun="object")
    if kinds == {"STATUS"} and group.joint != "or":
        raise Misread(_OF_ONE_SORT, group.tokens[0])
    these = tuple(map(_alternative, group.tokens))
    if len(kinds) > 1 and kinds not in ({"TYPE", "SUBTYPE"}, {"COLOR", "TYPE"}, {"COLOR", "SUBTYPE"}):
        raise Misread(_OF_ONE_SORT, group.tokens[0])
    return Filter.of(AnyOf(these))


def description(groups: tuple[Any, ...], *posts: Predicate | Filter) -> Described:
    heads = [token for token in groups if not isinstance(token, Several) and token.type == "HEAD"]
    joined = (group for group in groups if isinstance(group, Several) and group.joint == "and")
    each = any(not _are_several(group, heads) for group in joined)
    return Described(filter_of(groups, posts, each=each), number_of_nouns(groups), each)


def one_or_other(*parts: Any) -> Described:
    """``A basic land card or a Desert card``: two descriptions, of which what goes for both stands behind."""
    (at,) = (k for k, part in enumerate(parts) if isinstance(part, tuple) and k)
    first, second = description(*parts[:at]), description(*parts[at:])
    one, other = first.filter, second.filter
    if bool(first.plural) is not bool(second.plural):
        raise Misread("'a' stands before one of a kind")
    if one.noun != other.noun or one.zone not in ("battlefield", other.zone):
        raise Misread("one and the other are of one sort, and lie in one place")
    shared = tuple(p for p in other.predicates if isinstance(p, ControlledBy | OwnedBy))
    if one.controller is not None or one.owner is not None:
        raise Misread("whose they are stands behind both")
    apart = without(other, ControlledBy, OwnedBy)
    if not (one.predicates and apart.predicates) or {
        type(p) for p in (*one.predicates, *apart.predicates)
    } & {OneOrOther}:
        raise Misread("say what one is and what the other")
    either = OneOrOther(one.predicates, apart.predicates)
    return Described(Filter((either, *shared), one.noun, other.zone), plural=bool(first.plural))


def kinds_together(*parts: Any) -> Described:
    """``Red creatures and white creatures you control``: what stands behind both alone is said of both."""
    (at,) = (k for k, part in enumerate(parts) if isinstance(part, tuple) and k)
    first, second = description(*parts[:at]), description(*parts[at:])
    one, other = first.filter, second.filter
    if None not in (first.plural, second.plural) and first.plural is not second.plural:
        raise Misread("one kind is one, and the other several")
    if (
        at == 1
        and one == replace(one, noun="permanent", zone="battlefield")
        and other.noun in {"card", "spell"}
        and or_between(parts[0], parts[at])
    ):
        one = replace(one, noun=other.noun, zone="stack" if other.noun == "spell" else one.zone)
    if one.noun != other.noun or one.zone not in ("battlefield", "stack", other.zone):
        raise Misread("one and the other are of one sort, and lie in one place")
    both = [p for p in other.predicates if p in one.predicates and says_whose(p)]
    behind = () if at > 1 else tuple(p for p in other.predicates if says_whose(p))
    if at == 1 and len(parts) - at - 1 > len(behind) + (other.zone not in {"battlefield", "stack"}):
        raise Misread("what stands behind both kinds may go for one of them alone")
    shared = (*both, *(p for p in behind if p not in both))
    apart = [tuple(p for p in kind.predicates if p not in shared) for kind in (one, other)]
    if not all(apart) or any(isinstance(p, OneOrOther) for those in apart for p in those):
        raise Misread("say what one is and what the other")
    either = AnyOf((apart[0][0], apart[1][0])) if are_words(*apart) else OneOrOther(*apart)
    return Described(Filter((either, *shared), one.noun, other.zone), second.plural)


def being(groups: tuple[Any, ...]) -> Filter:
    return filter_of(groups)


def being_either(*tokens: Token) -> Filter:
    return filter_of((Several("or", tokens),))


def being_both(first: Token, joint: Token, second: Token) -> Filter:
    del joint
    return Filter.of(Color(str(first)), Color(str(second)))


def being_of_colors(*colors: Token) -> Filter:
    return filter_of((Several("or", colors),))


def but_these(*groups: Any) -> Non:
    """``Except for Krakens, Leviathans, and Serpents``: what is none of these.

    Raises:
        Misread: They are not one word each.
    """
    tokens = [
        token for group in groups for token in (group.tokens if isinstance(group, Several) else (group,))
    ]
    if len(groups) > 1:
        raise Misread("what is excepted is said with one word each", tokens[0])
    these: list[Predicate] = []
    for token in tokens:
        match _single(token):
            case Filter((one,), "permanent", "battlefield"):
                these.append(one)
            case _:
                raise Misread("what is excepted is said with one word each", token)
    return Non(these[0] if len(these) == 1 else AnyOf(tuple(these)))


def not_being(groups: tuple[Any, ...]) -> Non:
    match filter_of(groups):
        case Filter((Type() | Subtype() | Supertype() | Color() as one,), "permanent", "battlefield"):
            return Non(one)
        case Filter((Is(word),), "permanent", "battlefield") if ADJECTIVES[word].place == "noun":
            return Non(Is(word))
    raise Misread("say of one quality that it isn't there")


def other_kinds(described: Described) -> Described:
    return Described(another_of(described.filter), described.plural)


def any_of_keywords(*keywords: Token) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords)


def plain_keywords(*keywords: Any) -> tuple[str, ...]:
    return tuple(str(word) for word in keywords if word.type != "AND")


def compared_quality(token: Any) -> str:
    return "mana value" if token is None else str(token)


def mana_value() -> None:
    return None


def counter_kind(token: Token) -> str:
    return str(token)


def chosen_kind(token: Token) -> str:
    return str(token)


def chosen_type() -> str:
    return "creature type"


def in_zone(owner: Said, zone: Token) -> Filter:
    place = Filter(zone=singular(str(zone)))  # type: ignore[arg-type]
    return place if isinstance(owner.value, EachPlayer) else narrowed(place, OwnedBy(owner.value))


def on_battlefield() -> Filter:
    return Filter()


def from_zone(subject: Said, owner: Said, zone: Token) -> Said:
    """Return the subject with its cards lying in a zone: ``target creature card from your graveyard``."""
    match subject.value:
        case (
            Target(filter=Filter(noun="card") as cards)
            | AllThese(filter=Filter(noun="card") as cards)
            | Picked(filter=Filter(noun="card" | "spell") as cards)
        ) if cards.noun == "card" or (owner.value, str(zone)) == (You(), "hand"):
            place = in_zone(owner, zone)
            lying = replace(narrowed(without(cards, OwnedBy), *place.predicates), zone=place.zone)
            there = replace(subject.value, filter=lying)
            if isinstance(there, Picked) and there.amount == CountOf(cards):
                there = replace(there, amount=CountOf(lying))
            return Said(there, subject.plural)
        case Both(first, second):
            both = (from_zone(Said(one), owner, zone).value for one in (first, second))
            return Said(Both(*both), subject.plural)
        case It() if (owner.value, singular(str(zone))) == (You(), "graveyard"):
            return subject
        case This("card" | "this") if owner.value == You():
            return Said(This("card", singular(str(zone))), subject.plural)  # type: ignore[arg-type]
        case This(zone="") if owner.value == You() and str(zone) == "hand":
            return Said(This("card", "hand"), subject.plural)
        case _:
            raise Misread(f"only cards come from a {zone}", zone)


def single_of(described: Described) -> Filter:
    """Return the filter of a description in the singular.

    Raises:
        Misread: The noun is in the plural.
    """
    if described.plural:
        raise Misread("one is meant, and the noun is in the plural")
    if described.each:
        raise Misread("say with 'or' which of these an object may be")
    return described.filter


def several_of(described: Described) -> Filter:
    """Return the filter of a description in the plural.

    Raises:
        Misread: The noun is in the singular.
    """
    if described.plural is False:
        raise Misread("several are meant, and the noun is in the singular")
    return described.filter


def another_of(kind: Filter) -> Filter:
    """Return the filter without the object itself, or without the one to which its words compare others."""
    said_of_it = any(
        isinstance(predicate, LinkedTo) or (isinstance(predicate, Shares) and not predicate.with_this)
        for predicate in kind.predicates
    )
    another = Other("it" if said_of_it else "this")
    match kind.predicates:
        case (OneOrOther(one, other), *shared):
            return replace(kind, predicates=(OneOrOther((*one, another), other), *shared))
        case _:
            return narrowed(without(kind, Other), another)


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
    """Return a number in digits or in words."""
    text = str(token)
    return Number(int(text) if text.isdigit() else NUMBER_WORDS.index(text))
