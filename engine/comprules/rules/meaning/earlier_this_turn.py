"""What was done this turn, by and to what (608.2i)."""

from __future__ import annotations

from typing import Literal, assert_never

from comprules.abilities.predicates import Happened
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.permanents import DeclaresAttacker, DeclaresBlocker
from comprules.events.players import Deals, GainsLife, LosesLife
from comprules.events.spells_and_abilities import Casts
from comprules.events.zones import Moves
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.which_players import opponents_of
from comprules.state.game import Game
from comprules.words import Zone

__all__ = [
    "LOOKING_AT_EARLIER_STATE",
    "cast_before",
    "cast_by_opponent",
    "cast_last_turn",
    "is_death",
    "leaves",
    "leaves_graveyard",
    "life_this_turn",
    "resolutions_this_turn",
    "times_this_turn",
    "was_put_there",
    "was_so_this_turn",
]

LOOKING_AT_EARLIER_STATE = cite("608.2i")


def was_so_this_turn(game: Game, speaker: Speaker, what: Happened, thing: int) -> bool:
    """Say whether an object attacked, died or was cast this turn, or whatever else is asked for (608.2i)."""
    is_so = any(_is_that(game, speaker, what, thing, event) for event in game.deeds)
    if is_so:
        LOOKING_AT_EARLIER_STATE.decided(game, f"{game.label(thing)} is meant for what happened this turn")
    return is_so


@LOOKING_AT_EARLIER_STATE
def was_put_there(game: Game, origin: str, thing: int) -> bool:
    """Say whether a card came this turn to where it lies, and from the zone that is asked for, if one is."""
    came = (e.object for e in game.deeds if isinstance(e, Moves) and game.successor.get(e.object) == thing)
    is_so = any(origin in ("", game.last_known[before][0].zone) for before in came)
    if is_so:
        LOOKING_AT_EARLIER_STATE.decided(game, f"{game.label(thing)} was put there this turn")
    return is_so


def _is_that(game: Game, speaker: Speaker, what: Happened, thing: int, event: Event) -> bool:
    match what:
        case "attacked":
            return isinstance(event, DeclaresAttacker) and event.attacker == thing
        case "cast":
            return isinstance(event, Casts) and (event.player, event.spell) == (speaker.controller, thing)
        case "cast by an opponent":
            return (
                isinstance(event, Casts) and event.spell == thing and cast_by_opponent(game, speaker, event)
            )
        case "damaged":
            return isinstance(event, Deals) and event.to == thing
        case "damaged by this":
            return isinstance(event, Deals) and (event.source, event.to) == (speaker.source, thing)
        case "damaged you":
            return isinstance(event, Deals) and (event.source, event.to) == (thing, speaker.controller)
        case "entered":
            return _came(game, thing, event, "battlefield")
        case "exiled":
            return _came(game, thing, event, "exile")
        case "died":
            return isinstance(event, Moves) and is_death(game, event) and _became(game, event, thing)
        case "left":
            return isinstance(event, Moves) and leaves(game, event) and _became(game, event, thing)
        case "blocked":
            return isinstance(event, DeclaresBlocker) and event.blocker == thing
        case "discarded" | "sacrificed" | "drawn":
            return isinstance(event, Moves) and event.cause == what and _became(game, event, thing)
        case "left graveyard":
            return isinstance(event, Moves) and leaves_graveyard(game, event) and _became(game, event, thing)
        case "put into graveyard":
            return _came(game, thing, event, "graveyard")
        case _:
            assert_never(what)


def cast_by_opponent(game: Game, speaker: Speaker, event: Casts) -> bool:
    """Say whether a spell was cast by an opponent of the player who asks."""
    return event.player in opponents_of(game, speaker.controller)


def _became(game: Game, event: Moves, thing: int) -> bool:
    return game.successor.get(event.object) == thing


def _came(game: Game, thing: int, event: Event, to: Zone) -> bool:
    """Say whether the object is what an event put into a zone."""
    return isinstance(event, Moves) and event.to == to and game.successor.get(event.object) == thing


def is_death(game: Game, event: Moves) -> bool:
    """Say whether a creature goes from the battlefield to a graveyard (700.4)."""
    was, view, _ = game.last_known[event.object]
    return event.to == "graveyard" and was.zone == "battlefield" and "creature" in view.types


def leaves(game: Game, event: Moves) -> bool:
    """Say whether a permanent goes from the battlefield to another zone."""
    return game.last_known[event.object][0].zone == "battlefield" != event.to


def leaves_graveyard(game: Game, event: Moves) -> bool:
    """Say whether a card goes from a graveyard to another zone."""
    return game.last_known[event.object][0].zone == "graveyard" != event.to


@LOOKING_AT_EARLIER_STATE
def resolutions_this_turn(game: Game, speaker: Speaker) -> int:
    """Return for which time this turn an ability resolves, while it does so."""
    times = game.this_turn.get(("resolved", speaker.source, speaker.of.uid), 0) + 1
    LOOKING_AT_EARLIER_STATE.decided_once(
        game, f"the ability of {game.label(speaker.source)} resolves for the {times}. time this turn"
    )
    return times


def cast_before(game: Game, spell: int) -> int:
    """Return how many spells have been cast this turn before this one."""
    cast = [event.spell for event in game.deeds if isinstance(event, Casts)]
    return cast.index(spell) if spell in cast else len(cast)


@LOOKING_AT_EARLIER_STATE
def life_this_turn(game: Game, player: str, how: Literal["gained", "lost"]) -> int:
    """Return how much life a player has gained, or lost, this turn, whatever the life total is now."""
    kind = GainsLife if how == "gained" else LosesLife
    life = sum(event.amount for event in game.deeds if isinstance(event, kind) and event.player == player)
    LOOKING_AT_EARLIER_STATE.decided_once(game, f"{player} has {how} {life} life this turn")
    return life


def times_this_turn(game: Game, player: str, *, lost: bool) -> int:
    """Return how many times a player has gained life this turn, or lost it."""
    kind = LosesLife if lost else GainsLife
    return sum(isinstance(e, kind) and e.player == player and e.amount > 0 for e in game.deeds)


@LOOKING_AT_EARLIER_STATE
def cast_last_turn(game: Game, least: int) -> bool:
    """Say whether a player cast at least so many spells in the turn before this one."""
    most = game.cast_last_turn
    LOOKING_AT_EARLIER_STATE.decided_once(game, f"last turn no player cast more than {many(most, 'spell')}")
    return most >= least
