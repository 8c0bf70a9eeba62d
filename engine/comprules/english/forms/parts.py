"""The kinds of phrases that forms are made of, whose words are still written by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Condition
from comprules.abilities.descriptions import predicate_of, without
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    Both,
    ControlledBy,
    Filter,
    Non,
    ObjectsOrPlayers,
    Players,
    Subject,
    Targeting,
)
from comprules.abilities.predicates import CastFrom, Is, Other
from comprules.abilities.simple_nouns import Number, ThatPlayer, This, You
from comprules.english.forms.form import choice, part
from comprules.english.lexicon import ORDINALS, number_word, singular, vocabulary
from comprules.english.making_descriptions import another_of, integer, several_of, single_of
from comprules.english.making_nouns import this_or_one
from comprules.english.said import Misread, Said
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_nouns import (
    behind_words,
    doer_words,
    filter_words,
    kinds_words,
    of_kind,
    one_of,
    owned_by,
    subject_words,
)
from comprules.english.writing_words import Phrase, article, counted, is_one, listed, refuse
from comprules.words import NEXT, step_called

if TYPE_CHECKING:
    from lark import Token

    from comprules.english.said import Described

__all__ = [
    "either_words",
    "is_their_own",
    "one_spell",
    "only_filter",
]


def _unsaid(thing: object) -> str:
    raise refuse(thing)


# ---- objects

part("of_kind", "of_kind", of_kind, "a creature you control", of=Subject)
part("subject", "subject", subject_words, "this creature", of=Subject)


def _no_two(who: Subject) -> Phrase:
    if isinstance(who, Both) and not (isinstance(who.second, AllThese) and who.second.filter.other):
        raise refuse(who)
    return of_kind(who)


# With a verb behind it that a condition may have as well, the parser can't yet tell what kind of phrase it is.
part("thing", "(subject | one_of | of_two)", _no_two, "a creature you control", of=Subject)


def _one_or_other(who: Both) -> Phrase:
    if isinstance(who.second, AllThese) and who.second.filter.other:
        raise refuse(who)
    return of_kind(who)


part(
    "this_or_one", "subject _EITHER one_of", _one_or_other, "this creature or a Goblin", of=Both, read=this_or_one, takes=2
)  # fmt: skip


def _this_spell(said: Said) -> This:
    if said.value != This("spell"):
        raise Misread("only a spell is cast")
    return This("spell")


part("this_spell", "this", subject_words, "this spell", of=This, read=_this_spell)
part("this_card", "this", lambda: "this card", "this card")

# ---- descriptions


def only_filter(of: Said) -> Filter:
    """Return the description of what may be any one of a kind.

    Raises:
        Misread: It names something else.
    """
    if not isinstance(of.value, AllThese):
        raise Misread("say of what kind of object: 'a permanent you control'")
    return of.value.filter


part("kinds", "kinds", kinds_words, "creatures", of=Filter, read=several_of)


def _such(described: Described) -> Filter:
    return described.filter


def _such_words(kind: Filter, *, several: bool) -> Phrase:
    if kind.other:
        raise refuse(kind)
    return Phrase(filter_words(kind, several=several), plural=several)


def _one_such(kind: Filter) -> Phrase:
    return _such_words(kind, several=False)


def _several_such(kind: Filter) -> Phrase:
    return _such_words(kind, several=True)


def _another(described: Described) -> Filter:
    return another_of(described.filter)


def _others(kind: Filter, *, several: bool) -> Phrase:
    if not kind.other:
        raise refuse(kind)
    return _such_words(without(kind, Other), several=several)


# A description without article: of one, of several, in the number of what stands before it.
part("one_such", "description", _one_such, "green creature", of=Filter, read=single_of)
part(
    "several_such", "description", _several_such, Phrase("creatures", plural=True), of=Filter, read=several_of
)
part("such", "description", _such_words, "creature", of=Filter, read=_such, agrees=True)
part("such_cards", "description", _such_words, "card", of=Filter, read=_such, agrees=True)
part("card_kind", "description", _one_such, "creature card", of=Filter, read=single_of)
part("several_cards", "description", _several_such, Phrase("cards", plural=True), of=Filter, read=several_of)


def _several_others(described: Described) -> Filter:
    return another_of(several_of(described))


def _another_one(described: Described) -> Filter:
    return another_of(single_of(described))


def _several_others_words(kind: Filter) -> Phrase:
    return _others(kind, several=True)


def _another_words(kind: Filter) -> Phrase:
    return _others(kind, several=False)


# What stands behind "another" and "other".
part("another_such", "description", _another_words, "creature", of=Filter, read=_another_one)
part("other_such", "description", _others, "creature", of=Filter, read=_another, agrees=True)
part(
    "other_several",
    "description",
    _several_others_words,
    Phrase("creatures", plural=True),
    of=Filter,
    read=_several_others,
)


def _target_ability(kind: Filter) -> str:
    others = [
        p
        for p in kind.predicates
        if p != Non(ControlledBy(You())) and not isinstance(p, ControlledBy | Targeting | Is)
    ]
    if not kind.noun.endswith("ability") or others or kind.zone != "stack":
        raise refuse(kind)
    return " ".join([kind.noun, *behind_words(replace(kind, noun="spell"), several=False)])


part("target_ability", "ability_meant", _target_ability, "triggered ability you control", of=Filter)
part("one_kind", "of_kind", one_of, "a creature you control", of=Filter, read=only_filter)


def _spell(kind: Filter) -> Filter:
    if kind.noun != "spell":
        raise Misread("only spells are cast or copied, and resolve")
    return kind


def one_spell(said: Said) -> Filter:
    """Return the description of what spell is cast or copied.

    Raises:
        Misread: It is no spell.
    """
    return _spell(said.value.filter if isinstance(said.value, AllThese) else Filter())


def _spell_words(kind: Filter) -> str:
    if kind.noun != "spell" or kind.other:
        raise refuse(kind)
    return filter_words(kind)


def _one_spell_words(kind: Filter) -> str:
    if kind.noun != "spell":
        raise refuse(kind)
    return one_of(kind)


def _described_spell(described: Described) -> Filter:
    return _spell(single_of(described))


part("one_spell", "one_of", _one_spell_words, "a creature spell", of=Filter, read=one_spell)
part("spell", "description", _spell_words, "creature spell", of=Filter, read=_described_spell)


def _cast_words(kind: Filter) -> str:
    if predicate_of(kind, CastFrom) is not None:
        return _spell_words(kind)
    return f"{_spell_words(without(kind, ControlledBy))} you cast"


part("cast_spell", "description", _cast_words, "spell you cast", of=Filter, read=single_of)

# ---- players


def is_their_own(who: object, whose: object) -> bool:
    """Say whether "your" or "their" goes with a player; with nobody goes "target player's"."""
    return whose == who or (whose == ThatPlayer() and who != You())


def _own(who: Players) -> str:
    return "your" if isinstance(who, You) else "their"


# What belongs to the player who does it: "you … your", "a player … their".
part("own", "whose", _own, "their", of=Players, same=is_their_own)


def _one_or_player(first: Said, second: Said) -> Said:
    return Said(ObjectsOrPlayers(first.value, second.value), second.plural)


def _one_or_player_words(who: ObjectsOrPlayers) -> str:
    match who:
        case ObjectsOrPlayers(first, AllThese(kind)) if isinstance(first, Players):
            return f"{doer_words(first)} or {one_of(kind)}"
        case _:
            raise refuse(who)


part(
    "player_or_one", "doer _EITHER one_of", _one_or_player_words, "you or a creature you control",
    of=ObjectsOrPlayers, read=_one_or_player, takes=2,
)  # fmt: skip


def either_words(to: ObjectsOrPlayers) -> str:
    """Players and objects in one clause: ``you or a permanent you control``."""
    words = [
        doer_words(part) if isinstance(part, Players) else of_kind(part).words
        for part in (to.first, to.second)
    ]
    players_behind = isinstance(to.second, Players) and not isinstance(to.first, Players)
    return (" and/or " if players_behind else " or ").join(words)


def _harmed(to: Any) -> str:
    if isinstance(to, ObjectsOrPlayers):
        return either_words(to)
    return doer_words(to) if isinstance(to, Players) else of_kind(to).words


part("harmed", "harmed", _harmed, "you", of=Subject | Players | ObjectsOrPlayers)

# ---- zones


def _zone_words(zone: str, whose: Players) -> str:
    if zone not in _OWNED or not isinstance(whose, Players):
        raise refuse(zone)
    return owned_by(whose, zone)


def _zone(whose: Said, zone: Token) -> tuple[str, Players]:
    return singular(str(zone)), whose.value


_OWNED = ("hand", "library", "graveyard")
part("zone_of", "_zone_of", _zone_words, "your graveyard", read=_zone, takes=2)


def _own_zone(whose: Said, zone: Token) -> str:
    if whose.value != You():
        raise Misread("spells are cast from a player's own zones", zone)
    return singular(str(zone))


part(
    "your_zone", "_zone_of", lambda zone: _zone_words(zone, You()), "your graveyard", read=_own_zone, takes=2
)


# The zone alone, whoever's it is said to be.
part("zone", "_zone_of", _unsaid, "your graveyard", read=lambda _, zone: singular(str(zone)), takes=2)
choice(
    "any_zone",
    {
        "a graveyard": "graveyard",
        "graveyards": "graveyard",
        "a library": "library",
        "a hand": "hand",
        "exile": "exile",
    },
)

# ---- amounts


def _how_many(amount: Amount) -> Phrase:
    return Phrase("a(n)") if is_one(amount) else Phrase(counted(amount, "").strip(), plural=True)


def _how_many_of(amount: Number) -> Phrase:
    return Phrase(number_word(amount.value), plural=not is_one(amount))


def _how_much(amount: Amount) -> str:
    return counted(amount, "life", digits=True).removesuffix(" life")


def _so_many_things(amount: Amount) -> Said:
    return Said(amount, plural=not is_one(amount))


part("how_many", "quantity", _how_many, Phrase("two", plural=True), of=Amount, read=_so_many_things)
part("how_many_of", "quantity", _how_many_of, "two", of=Number, read=_so_many_things)
# Of what is not counted, life for instance.
part("how_much", "quantity", _how_much, "2", of=Amount)
part("integer_amount", "INTEGER", _unsaid, "two", read=integer)

# ---- steps, numbers, counters, conditions


def _step(token: Token) -> str:
    return str(token).removesuffix(" step").removesuffix(" phase")


def _step_words(step: str) -> str:
    said = step if step == "upkeep" else f"{step} {'phase' if step.endswith('main') else 'step'}"
    if "STEP" not in vocabulary().get(said, ()):
        raise refuse(step)
    return said


part("step", "STEP", _step_words, "end step", read=_step)
part(
    "next_step", "STEP", lambda until: _step_words(until.removeprefix("next ")), "end step", of=str,
    read=lambda step: NEXT[step_called(str(step))],
)  # fmt: skip


def _so_many_words(number: int) -> Phrase:
    if not number:
        raise refuse(number)
    return Phrase(number_word(number), plural=number != 1)


def _so_many(token: Token) -> Said:
    number = integer(token).value
    return Said(number, plural=number != 1)


def _exactly(least: int, most: int | None) -> Phrase:
    if least != most or not least:
        raise refuse(least)
    return _so_many_words(least)


def _both_bounds(token: Token) -> Said:
    number = integer(token).value
    return Said((number, number), plural=number != 1)


def _so_much_words(amount: Number) -> Phrase:
    return _so_many_words(amount.value)


def _so_much(token: Token) -> Said:
    return _so_many_things(integer(token))


# How many: a plain number, a number as an amount, and one that is both the least and the most.
part("so_much", "INTEGER", _so_much_words, Phrase("two", plural=True), of=Number, read=_so_much)
part("exactly", "INTEGER", _exactly, Phrase("two", plural=True), of=int, read=_both_bounds)
part("so_many", "INTEGER", _so_many_words, Phrase("two", plural=True), of=int, read=_so_many)
part("integer", "INTEGER", number_word, "two", read=lambda token: integer(token).value)
part("greater_integer", "INTEGER", number_word, "three", read=lambda token: integer(token).value)
choice("ordinal", {word: number for number, word in enumerate(ORDINALS) if number})
choice("the_nth", {f"the {word}": number for number, word in enumerate(ORDINALS) if number})


def _counter(kind: str) -> str:
    if not kind:
        raise refuse(kind)
    return kind


def _counter_choice(kinds: tuple[str, ...]) -> str:
    return listed([article(f"{kind} counter") for kind in kinds], "or")


part("counter_choice", "counter_choice", _counter_choice, "a flying counter or a reach counter", of=tuple)
part("counter_kind", "counter_kind", _counter, "+1/+1")
part("condition", "condition", condition_words, "you control no lands", of=Condition)
choice("rounded", {"rounded up": True, "rounded down": False})


def _rounded_words(up: bool) -> str:  # noqa: FBT001
    return f", rounded {'up' if up else 'down'}"


part("comma_rounded", "_COMMA rounded", _rounded_words, ", rounded up", of=bool)
