"""702: the abilities that a keyword stands for, by its row in the ruleset's table."""

from __future__ import annotations

from functools import cache
from typing import Final

from comprules.abilities.conditions import AllHold, Always, AmountIs, Condition, Not, ThisIs, WordChosen
from comprules.abilities.costs import ManaPayment
from comprules.abilities.descriptions import narrowed
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Activated, AsEnters, Effect, SpellAbility, Static
from comprules.abilities.nouns import Filter, KeywordAmount, Target
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.statements import AlternativeCost, EntersTransformed, EntersWith
from comprules.book.citing import cite
from comprules.english.binding import bound_all
from comprules.english.lexicon import number_word
from comprules.english.readings import read_abilities
from comprules.keywords.rows import KeywordRow
from comprules.mana import ManaCost
from comprules.rules.keywords.meanings_in_code import MEANINGS
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = [
    "SPELL_ABILITIES",
    "abilities_meant",
    "activated_meant",
    "in_full",
    "instructed",
    "is_about_itself",
    "note_at_rest",
    "note_at_work",
    "spell_instructions",
    "statics_meant",
    "works_beside_others",
]

SPELL_ABILITIES = cite("113.3a")

_PRICE: Final = ManaPayment(ManaCost(("1000000",)))
"""What stands in a meaning for the cost behind the keyword until that is put in its place."""


def abilities_meant(game: Game, ability: Ability) -> tuple[Ability, ...]:
    """Return the abilities that a keyword stands for; any other ability stands for itself."""
    if not isinstance(ability, Keyword):
        return (ability,)
    row = _row_of(game, ability)
    if row is None or row.left_out_whole:
        return (ability,)
    meant = in_full(row, ability)
    if meant != (ability,):
        for citation in row.meant_by:
            citation.context(game, f"{row.name} stands for other abilities")
    return meant


def _row_of(game: Game, keyword: Keyword) -> KeywordRow | None:
    row = rules_of(game).keyword(keyword.name)
    return None if row is None else row.of(keyword.number)


def instructed(game: Game, ability: Activated) -> Activated:
    """Return an activated ability with the instructions that the keyword in front of it gives (702.142a)."""
    row = rules_of(game).keyword(ability.word) if ability.word else None
    if row is None or row.left_out_whole or not row.means:
        return ability
    row.citation.decided_once(game, f"{row.name} limits when an ability is activated")
    (given,) = in_full(row, Keyword(row.name))
    assert isinstance(given, Activated)
    return replace(
        ability,
        only_if=ability.only_if if given.only_if == Always() else AllHold((ability.only_if, given.only_if)),
        most_each_turn=given.most_each_turn or ability.most_each_turn,
        once=given.once or ability.once,
    )


def statics_meant(game: Game, view: View, held: Held) -> tuple[Static, ...]:
    """Return the static abilities that a keyword stands for, except those about how its object enters."""
    ability = held.ability
    row = _row_of(game, ability) if isinstance(ability, Keyword) else None
    if row is None or not (row.means or row.said_in_code):
        return ()
    found = _statics(row, ability)
    citations = (row.static_rule,) if row.static_rule else row.meant_by
    is_left_out = row.left_out_whole or any(citation in row.left_out for citation in citations)
    if not found or is_left_out or not works_beside_others(game, view, held):
        return ()
    for citation in citations:
        citation.decided_once(game, f"{row.name} works as long as it is there")
    _note_each(game, row, view, held)
    return found


@cache
def _statics(row: KeywordRow, keyword: Keyword) -> tuple[Static, ...]:
    """Return the static abilities of a meaning that work while the object is there."""
    entering = EntersWith | EntersTransformed | AsEnters | AlternativeCost
    return tuple(
        ability
        for ability in in_full(row, keyword)
        if isinstance(ability, Static) and not any(isinstance(part, entering) for part in ability.effects)
    )


def activated_meant(game: Game, keyword: Keyword) -> tuple[Activated, ...]:
    """Return the activated abilities that a keyword stands for."""
    row = rules_of(game).keyword(keyword.name)
    if row is None or not row.activated:
        return ()
    return tuple(ability for ability in abilities_meant(game, keyword) if isinstance(ability, Activated))


@SPELL_ABILITIES
def spell_instructions(game: Game, view: View) -> tuple[Effect, ...]:
    """A spell's instructions are its spell abilities, with what its keywords stand for, and no others."""
    found: list[Effect] = []
    for ability in view.abilities:
        for said in abilities_meant(game, ability):
            if isinstance(said, SpellAbility):
                note_as_spell(game, ability)
                found += said.effects
    if len(found) and any(not isinstance(ability, SpellAbility) for ability in view.abilities):
        SPELL_ABILITIES.decided(game, f"only the spell abilities of {view.name} are followed")
    return tuple(found)


def note_as_spell(game: Game, ability: Ability) -> None:
    """Record that a keyword ability of a spell stands for instructions."""
    row = rules_of(game).keyword(ability.name) if isinstance(ability, Keyword) else None
    if row is not None:
        row.citation.decided_once(game, f"{row.name} stands for an instruction of the spell")


def works_beside_others(game: Game, view: View, held: Held) -> bool:
    """Say whether a keyword ability works although its object has another instance of the keyword as well."""
    if not isinstance(held.ability, Keyword):
        return True
    row = rules_of(game).keyword(held.ability.name)
    return (
        row is None
        or row.each_instance is None
        or row.each_instance not in row.left_out
        or not _earlier(view, held)
    )


def note_at_work(game: Game, thing: int, view: View, held: Held) -> None:
    """Record that a keyword ability does something, and that it does so beside another instance."""
    row = _row_of(game, held.ability) if isinstance(held.ability, Keyword) else None
    if row is None:
        return
    for citation in row.meant_by:
        citation.decided_once(game, f"{row.name} of {game.label(thing)} works")
    _note_each(game, row, view, held)
    if row.narrowed is not None and isinstance(held.ability, Keyword) and held.ability.filter is not None:
        row.narrowed.decided_once(game, f"{row.name} of {game.label(thing)} has only such targets as it says")


def _note_each(game: Game, row: KeywordRow, view: View, held: Held) -> None:
    if row.each_instance is not None and _earlier(view, held):
        says = f"{view.name or 'something'} has {row.name} more than once: each works"
        row.each_instance.decided_once(game, says)


def note_at_rest(game: Game, thing: int, held: Held) -> None:
    """Record that a keyword ability was looked at and does nothing this time."""
    row = _row_of(game, held.ability) if isinstance(held.ability, Keyword) else None
    if row is not None:
        row.citation.decided_once(game, f"{row.name} of {game.label(thing)} does nothing this time")


def _earlier(view: View, held: Held) -> bool:
    """Say whether an object has another instance of a keyword before this one."""
    for other in view.held:
        if other == held:
            return False
        if isinstance(other.ability, Keyword) and other.ability.name == getattr(held.ability, "name", ""):
            return True
    return False


def is_about_itself(condition: Condition) -> bool:
    """Say whether a condition asks of the object itself what it is, or what has been chosen for it."""
    asked = condition.condition if isinstance(condition, Not) else condition
    return isinstance(asked, ThisIs | WordChosen) or (
        isinstance(asked, AmountIs)
        and asked.amount == KeywordAmount("times that it is a creature without what changes types")
    )


@cache
def in_full(row: KeywordRow, keyword: Keyword) -> tuple[Ability, ...]:
    """Return the abilities that a keyword stands for by its row, or itself if the row gives no others."""
    make = MEANINGS.get(row.made_by or row.name)
    made = bound_all(make(keyword)) if make is not None else ()
    if row.means and (keyword.price or "{cost}" not in row.means):
        made += tuple(_with_price(ability, keyword.price) for ability in read_abilities(_text(row, keyword)))
    if keyword.filter is not None and row.narrowed is not None and row.narrowed not in row.left_out:
        made = tuple(_aimed_at(ability, keyword.filter) for ability in made)
    return made or (keyword,)


def _text(row: KeywordRow, keyword: Keyword) -> str:
    """Write the meaning with what stands behind the keyword.

    A line that needs a number is left out where there is none.
    """
    lines = row.means.split("\n")
    if keyword.number is None:
        lines = [line for line in lines if "{n}" not in line and "{count}" not in line]
    number = keyword.number or 1
    said = {
        "{ability}": "{T}: Draw a card.",
        "{cost}": str(_PRICE.mana),
        "{n}": str(number),
        "{count}": "a" if number == 1 else number_word(number),
        "{s}": "" if number == 1 else "s",
        "{that are}": "that's" if number == 1 else "that are",
        "{them}": "it" if number == 1 else "them",
        "{quality}": keyword.quality.word if keyword.quality is not None else "",
    }
    text = "\n".join(lines)
    for place, words in said.items():
        text = text.replace(place, words)
    return text


def _aimed_at(ability: Ability, wanted: Filter) -> Ability:
    """Let the ability have only such targets as the description behind the keyword allows besides."""

    def aimed(inner: object) -> object:
        if isinstance(inner, Target):
            others = tuple(p for p in inner.filter.predicates if p not in wanted.predicates)
            return replace(inner, filter=narrowed(wanted, *others))
        return INSIDE

    return rewritten(ability, aimed)


def _with_price(ability: Ability, price: tuple[object, ...]) -> Ability:
    """Put the cost behind the keyword in its place."""

    def priced(inner: object) -> object:
        if isinstance(inner, tuple) and _PRICE in inner:
            return tuple(one for each in inner for one in (price if each == _PRICE else (each,)))
        return INSIDE

    return rewritten(ability, priced)
