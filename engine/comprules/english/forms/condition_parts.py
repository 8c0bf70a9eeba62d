"""The kinds of phrases that conditions are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Exists
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    AnyOf,
    ControlledBy,
    Filter,
    Players,
    Predicate,
    Subject,
)
from comprules.abilities.predicates import Subtype, Type
from comprules.abilities.simple_nouns import Attached, It, Number, Opponents, This
from comprules.english.forms.conditions import COUNTED
from comprules.english.forms.form import choice, part
from comprules.english.lexicon import singular
from comprules.english.making_descriptions import filter_of, integer
from comprules.english.said import Described, Said
from comprules.english.writing_amounts import amount_words
from comprules.english.writing_nouns import (
    described,
    each_of,
    filter_words,
    kinds_words,
    of_kind,
    of_subject,
    owned_by,
    subject_words,
)
from comprules.english.writing_words import Phrase, refuse

if TYPE_CHECKING:
    from lark import Token

__all__: list[str] = []

# ---- costs


def _kicker(cost: str) -> str:
    if not cost.startswith("kicker "):
        raise refuse(cost)
    return cost.removeprefix("kicker ")


part("kicker_cost", "MANA", _kicker, "{R}", of=str, read="kicker {}".format)
part("cost_keyword", "COST_KEYWORD", str, "buyback", of=str, read=str)
choice(
    "cast_origin",
    {
        "from your hand": "hand",
        "from your library": "library",
        "from a graveyard": "graveyard",
        "from your graveyard": "own graveyard",
        "from exile": "exile",
        "from anywhere other than your hand": "not hand",
    },
)

# ---- objects and players


def _one(subject: Subject) -> str:
    phrase = subject_words(subject)
    if phrase.plural:
        raise refuse(subject, "a condition speaks of one thing")
    return phrase.words


def _one_or_all(subject: Subject) -> Phrase:
    every = isinstance(subject, AllThese) and subject_words(subject, every="all")
    return every or Phrase(_one(subject))


part("one_subject", "subject", _one, "this creature", of=Subject)
part("described_subject", "subject", _one_or_all, "this creature", of=Subject)
part("one_card", "subject", _one, "this card", of=Subject)
part("this_or_it", "itself", _one, "this creature", of=This | It)
part("worn", "attached", _one, "enchanted creature", of=Attached)


def _turn_of(whose: Players) -> str:
    return "an opponent's" if isinstance(whose, Opponents) else owned_by(whose, "turn").removesuffix(" turn")


part("turn_of", "whose", _turn_of, "your", of=Players)


def _place(place: tuple[str, Players]) -> str:
    zone, whose = place
    return owned_by(whose, zone)


def _read_place(whose: Said, zone: Token) -> tuple[str, Players]:
    return singular(str(zone)), whose.value


part("own_place", "_zone_of", _place, "your graveyard", of=tuple, read=_read_place, takes=2)
part("is_not", "isnt", lambda: "isn't", "isn't")
part("predicate", "predicate", described, "tapped", of=Filter)

# ---- counts


def _any_number(of: Described) -> Filter:
    return of.filter


def _so_many_kinds(kind: Filter, *, several: bool) -> Phrase:
    return Phrase(kinds_words(kind, several=several), plural=several)


def _are_counted(found: Exists) -> str:
    is_one = (found.least, found.most) == (1, None)
    return f"{'is' if is_one else 'are'} {COUNTED.words(found)}"


def _second(_: Token, found: Any) -> Any:
    return found


part("kinds_or_kind", "kinds", kinds_words, Phrase("creatures", plural=True), of=Filter, read=_any_number)
part("so_many_kinds", "kinds", _so_many_kinds, "creature", of=Filter, read=_any_number, agrees=True)
part("are_counted", "_are number_there", _are_counted, "is a creature", of=Exists, read=_second, takes=2)
part("are", "_are", lambda: "are", "are")
part(
    "counters_on_it",
    "_counter _on_it",
    lambda: "counters on it",
    "counters on it",
    takes=0,
    read=lambda: None,
)
part("counter_on_it", "_counter _on_it", lambda: "counter on it", "counter on it", takes=0, read=lambda: None)


def _one_amount(amount: Amount) -> Said:
    return Said(amount)


part(
    "one_amount",
    "amount",
    amount_words,
    "the greatest power among creatures you control",
    of=Amount,
    read=_one_amount,
)


def _digits(amount: Number) -> str:
    return str(amount.value)


part("digit_amount", "INTEGER", _digits, "2", of=Number, read=integer)


# ---- amounts


def _color(colors: tuple[str, ...]) -> str:
    if len(colors) != 1:
        raise refuse(colors)
    return colors[0]


def _colors(colors: tuple[str, ...]) -> str:
    if len(colors) != 2:
        raise refuse(colors)
    return " and ".join(colors)


def _read_colors(*tokens: Token) -> tuple[str, ...]:
    return tuple(str(token) for token in tokens if token.type == "COLOR")


part("color_word", "COLOR", str, "red", of=str, read=str)
part("one_color", "COLOR", _color, "green", of=tuple, read=_read_colors)
part("two_colors", "COLOR AND COLOR", _colors, "green and white", of=tuple, read=_read_colors, takes=3)


def _several(of: Subject) -> Phrase:
    phrase = subject_words(of)
    if not phrase.plural:
        raise refuse(of, "one thing has no total")
    return phrase


part("several_named", "subject", _several, Phrase("creatures you control", plural=True), of=Subject)
part("each_named", "subject", each_of, "this creature", of=Subject)
part("its_own", "subject", _one, "this", of=Subject)
part("possessive", "possessive", of_subject, "this creature's", of=Subject)
part("mana_value", "mana_value", lambda: "mana value", "mana value")


def _read_controlled(groups: tuple[Any, ...], whose: Predicate) -> Filter:
    return filter_of(groups, (whose,))


def _controlled_kinds(kind: Filter) -> str:
    _ensure_plain(kind)
    return kinds_words(kind)


def _controlled_kind(kind: Filter) -> str:
    _ensure_plain(kind)
    return filter_words(kind)


def _ensure_plain(kind: Filter) -> None:
    said = [part for p in kind.predicates for part in (p.these if isinstance(p, AnyOf) else (p,))]
    if kind.controller is None or not all(isinstance(p, Type | Subtype | ControlledBy) for p in said):
        raise refuse(kind)


def _only_words(kind: Filter) -> str:
    plain = filter_words(kind)
    if kind.other or kind.controller or kind.owner:
        raise refuse(kind)
    return plain


def _several_words(kind: Filter) -> Phrase:
    return Phrase(filter_words(kind, several=True), plural=True)


part(
    "several_words",
    "words",
    _several_words,
    Phrase("creature cards", plural=True),
    of=Filter,
    read=filter_of,
)
part("only_words", "words", _only_words, "card", of=Filter, read=filter_of)
part(
    "controlled_kind", "words controlled", _controlled_kind, "land you control",
    of=Filter, read=_read_controlled, takes=2,
)  # fmt: skip
part(
    "controlled_kinds", "words controlled", _controlled_kinds, "lands you control",
    of=Filter, read=_read_controlled, takes=2,
)  # fmt: skip


def _targeted(what: Subject) -> Phrase:
    return of_kind(what)


# It is what a permanent is attached to as well: "each Aura attached to it".
part(
    "attached_host",
    "(one_of | this | attached | it_or_those)",
    _targeted,
    "a creature you control",
    of=Subject,
)
part("named_apart", "(attached | it_or_those)", _targeted, "enchanted creature", of=Subject)
part("targeted", "(one_of | this | attached)", _targeted, "a creature you control", of=Subject)
