"""108.2, 109.2, 112.1, 113: what counts as a card, as a spell, as a source, and as an ability."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.kinds import Apply, Chapter, Static, Triggered
from comprules.abilities.nouns import Filter
from comprules.abilities.simple_nouns import This
from comprules.book.citing import cite
from comprules.rules.meaning.deployment import abilities_of_options
from comprules.rules.meaning.land_types import abilities_of_land_types
from comprules.rules.meaning.siege_ability import ability_of_sieges
from comprules.state.game import Game
from comprules.state.objects import GameObject, Held, View
from comprules.words import PERMANENT_TYPES

__all__ = [
    "ABILITIES_ARE_NO_SPELLS",
    "ABILITIES_ON_THE_STACK",
    "CARDS",
    "CARDS_IN_ZONES",
    "COPIES_OF_CARDS_CAST",
    "COPIES_OF_SPELLS",
    "HINDERING_ABILITIES",
    "MATERIALS",
    "OUTSIDE_THE_GAME",
    "OUT_OF_REACH",
    "OWNING_OUTSIDE",
    "PERMANENT_CARDS",
    "PERMANENT_SPELLS",
    "QUALITIES_ARE_NO_ABILITIES",
    "SOURCES",
    "SPELLS",
    "TOKENS_ARE_NO_CARDS",
    "TOKENS_ARE_PERMANENTS",
    "abilities_that_count",
    "copy_is_spell",
    "has_no_abilities",
    "is_ability_meant",
    "is_card",
    "is_card_meant",
    "is_hindrance",
    "is_in",
    "is_in_reach",
    "is_outside",
    "is_permanent_card",
    "is_permanent_or_in_graveyard",
    "is_permanent_spell",
    "is_source_anywhere",
    "is_spell_meant",
    "is_such_ability",
    "owned_outside",
]

CARDS = cite("108.2")
MATERIALS = cite("702.167b")
TOKENS_ARE_NO_CARDS = cite("108.2b")
TOKENS_ARE_PERMANENTS = cite("111.6")
PERMANENT_CARDS = cite("110.4a")
PERMANENT_SPELLS = cite("110.4b")
CARDS_IN_ZONES = cite("109.2a")
SPELLS = cite("109.2b")
OWNING_OUTSIDE = cite("108.3b")
OUTSIDE_THE_GAME = cite("400.11")
OUT_OF_REACH = cite("400.11c")
SOURCES = cite("109.2c")
COPIES_OF_SPELLS = cite("112.1a")
COPIES_OF_CARDS_CAST = cite("112.1b")
QUALITIES_ARE_NO_ABILITIES = cite("113.12")
ABILITIES_ON_THE_STACK = cite("113.1c")
HINDERING_ABILITIES = cite("113.2a")
ABILITIES_ARE_NO_SPELLS = cite("113.9")


def is_in(game: Game, found: GameObject, d: Filter) -> bool:
    """Say whether an object that is no ability is in the zone that a description is about."""
    if d.zone in ("elsewhere", "everywhere"):
        there = d.zone == "everywhere" or found.zone not in ("battlefield", "stack")
        return there and (found.zone != "none" or is_in_reach(game, found))
    if d.zone == "battlefield or command":
        return found.zone in ("battlefield", "command")
    if d.zone == "hand or graveyard":
        return found.zone in ("hand", "graveyard")
    if d.zone == "battlefield or graveyard":
        return is_permanent_or_in_graveyard(game, found)
    there = is_outside(game, found) if d.zone == "none" else found.zone == d.zone
    return there and not d.noun.endswith("ability")


@MATERIALS
def is_permanent_or_in_graveyard(game: Game, found: GameObject) -> bool:
    """Materials that are named by a type alone may be cards in a graveyard as well as permanents."""
    if found.zone == "graveyard":
        MATERIALS.decided_once(game, f"{game.label(found.id)} may be exiled from the graveyard")
    return found.zone in ("battlefield", "graveyard")


@OUTSIDE_THE_GAME
def is_outside(_game: Game, found: GameObject) -> bool:
    """What is in no zone is outside the game."""
    return found.zone == "none"


@OUT_OF_REACH
def is_in_reach(game: Game, found: GameObject) -> bool:
    """What is outside the game is not affected, unless it is to be brought into it."""
    if found.kind == "card":
        OUT_OF_REACH.decided_once(game, f"{found.label} is outside the game, and nothing affects it")
    return False


@OWNING_OUTSIDE
def owned_outside(game: Game, found: GameObject, owners: tuple[str, ...]) -> bool:
    """A card of a sideboard is owned by the player who began the game with it there."""
    OWNING_OUTSIDE.decided_once(game, f"{found.label}, in a sideboard, is {found.owner}'s card")
    return found.owner in owners


@SOURCES
def is_source_anywhere(game: Game, found: GameObject) -> bool:
    """A source of damage, of mana or of an ability is meant in whatever zone it is."""
    if found.zone != "battlefield":
        SOURCES.decided_once(game, f"{game.label(found.id)} is a source, in the zone {found.zone}")
    return True


@CARDS_IN_ZONES
def is_card_meant(game: Game, found: GameObject, d: Filter) -> bool:
    """With the word "card", what is in the zone named is meant and nothing else."""
    there = is_in(game, found, d)
    if there and found.zone != "battlefield":
        CARDS_IN_ZONES.decided_once(
            game, f"{game.label(found.id)} is in the zone {found.zone}, which is named"
        )
    return there


@CARDS
@TOKENS_ARE_NO_CARDS
@TOKENS_ARE_PERMANENTS
def is_card(game: Game, found: GameObject) -> bool:
    """A card is a Magic card or what one represents: no token, and no copy without a card."""
    if found.kind in ("token", "copy of a spell", "copy of a card", "emblem"):
        CARDS.decided_once(game, f"{game.label(found.id)} is a {found.kind}, and no card")
        if found.kind == "token":
            for citation in (TOKENS_ARE_NO_CARDS, TOKENS_ARE_PERMANENTS):
                citation.decided_once(game, f"{game.label(found.id)} is a token, and no card")
        return False
    return True


@SPELLS
def is_spell_meant(game: Game, found: GameObject, d: Filter) -> bool:
    """With the word "spell", what is on the stack is meant and nothing else."""
    there = is_in(game, found, d)
    if there:
        SPELLS.decided_once(game, f"{game.label(found.id)} is a spell, on the stack")
    return there and (found.kind == "card" or copy_is_spell(game, found))


@COPIES_OF_SPELLS
@COPIES_OF_CARDS_CAST
def copy_is_spell(game: Game, found: GameObject) -> bool:
    """The copy of a spell is a spell, and so is the copy of a card that was cast."""
    cited = COPIES_OF_CARDS_CAST if found.kind == "copy of a card" else COPIES_OF_SPELLS
    cited.decided_once(game, f"{game.label(found.id)} is a {found.kind}, and a spell")
    return True


@ABILITIES_ON_THE_STACK
@ABILITIES_ARE_NO_SPELLS
def is_ability_meant(game: Game, found: GameObject, d: Filter) -> bool:
    """An ability on the stack is an object, but no spell: only what speaks of abilities means it."""
    meant = d.zone == "stack" and is_such_ability(found, d.noun)
    if meant:
        for cited in (ABILITIES_ON_THE_STACK, ABILITIES_ARE_NO_SPELLS):
            cited.decided_once(game, f"{game.label(found.id)} is an ability, and one is spoken of")
    elif d.noun == "spell":
        ABILITIES_ARE_NO_SPELLS.decided_once(game, f"{game.label(found.id)} is an ability, and no spell")
    return meant


def is_such_ability(found: GameObject, noun: str) -> bool:
    """Say whether an ability on the stack is an activated or triggered one, as the noun says (113.3)."""
    made = found.on_stack.ability if found.on_stack else None
    is_triggered = made is not None and isinstance(made.ability, Triggered | Chapter)
    wanted = {"ability": True, "triggered ability": is_triggered, "activated ability": not is_triggered}
    return wanted.get(noun, False)


@QUALITIES_ARE_NO_ABILITIES
def has_no_abilities(game: Game, view: View) -> bool:
    """What effects say of an object, or make of it, is no ability of it; what it has or was given is one.

    So is the mana ability of a basic land type (305.6).
    """
    of_types = (
        *abilities_of_land_types(game, view),
        *ability_of_sieges(game, view),
        *abilities_of_options(game, view),
    )
    none = not abilities_that_count(game, view) and not of_types
    if none:
        QUALITIES_ARE_NO_ABILITIES.decided_once(
            game, f"{view.name}, whatever is said of it, has no abilities"
        )
    return none


@PERMANENT_CARDS
def is_permanent_card(game: Game, view: View) -> bool:
    """A permanent card is one of a type that could be put onto the battlefield."""
    could = not view.types.isdisjoint(PERMANENT_TYPES)
    PERMANENT_CARDS.decided_once(game, f"{view.name} is {'a' if could else 'no'} permanent card")
    return could


@PERMANENT_SPELLS
def is_permanent_spell(game: Game, view: View) -> bool:
    """A permanent spell is one that becomes a permanent as it resolves."""
    will = not view.types.isdisjoint(PERMANENT_TYPES)
    PERMANENT_SPELLS.decided_once(game, f"{view.name} is {'a' if will else 'no'} permanent spell")
    return will


@HINDERING_ABILITIES
def abilities_that_count(game: Game, view: View) -> tuple[Held, ...]:
    """An ability that hinders its object is an ability like any other."""
    if any(is_hindrance(held) for held in view.held):
        HINDERING_ABILITIES.decided_once(game, f"{view.name} has an ability, though one that hinders it")
    return view.held


def is_hindrance(held: Held) -> bool:
    """Say whether an ability says nothing but what its own object can't do."""
    ability = held.ability
    return isinstance(ability, Static) and all(
        isinstance(part, Apply)
        and isinstance(part.subject, This)
        and all(isinstance(change, CantBe) for change in part.changes)
        for part in ability.effects
    )
