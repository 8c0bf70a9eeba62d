"""What was done this turn, by and to what (608.2i)."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from comprules.abilities.predicates import Happened
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.permanents import DeclaresAttacker, DeclaresBlocker, PutsCounters
from comprules.events.players import Deals, GainsLife, LosesLife
from comprules.events.spells_and_abilities import Casts
from comprules.events.zones import Acts, Moves
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.which_players import opponents_of
from comprules.state.game import Game
from comprules.words import Zone

__all__ = [
    "LOOKING_AT_EARLIER_STATE",
    "came_from",
    "cast_before",
    "cast_last_turn",
    "damage_this_turn",
    "done_with",
    "has_committed_crime",
    "has_searched",
    "life_last_turn",
    "life_this_turn",
    "resolutions_this_turn",
    "times_this_turn",
    "was_cast_since",
    "was_put_there",
    "was_so_this_turn",
    "with_what_they_were",
]

LOOKING_AT_EARLIER_STATE = cite("608.2i")

_MOVED: Final[frozenset[Happened]] = frozenset(
    {
        "died",
        "left",
        "left graveyard",
        "exiled",
        "discarded",
        "sacrificed",
        "put into graveyard from battlefield",
    }
)
"""What happens to an object as it becomes another one by moving."""


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
    done = done_with(game, speaker, what, event)
    return done is not None and thing == (game.successor.get(done) if what in _MOVED else done)


def done_with(game: Game, speaker: Speaker, what: Happened, event: Event) -> int | None:
    """Return the object that an event did something with, or that did it; None for other events.

    What was moved comes as the object that it was before.
    """
    match what:
        case "attacked":
            return event.attacker if isinstance(event, DeclaresAttacker) else None
        case "blocked":
            return event.blocker if isinstance(event, DeclaresBlocker) else None
        case "cast":
            return event.spell if isinstance(event, Casts) and event.player == speaker.controller else None
        case "cast by an opponent":
            others = opponents_of(game, speaker.controller)
            return event.spell if isinstance(event, Casts) and event.player in others else None
        case "damaged":
            return event.to if isinstance(event, Deals) and isinstance(event.to, int) else None
        case "damaged by this":
            if not isinstance(event, Deals) or event.source != speaker.source:
                return None
            return event.to if isinstance(event.to, int) else None
        case "damaged you":
            return event.source if isinstance(event, Deals) and event.to == speaker.controller else None
        case "died":
            return event.object if isinstance(event, Moves) and _is_death(game, event) else None
        case "left":
            return event.object if isinstance(event, Moves) and _leaves(game, event, "battlefield") else None
        case "left graveyard":
            return event.object if isinstance(event, Moves) and _leaves(game, event, "graveyard") else None
        case "exiled":
            return event.object if isinstance(event, Moves) and event.to == "exile" else None
        case "discarded" | "sacrificed":
            return event.object if isinstance(event, Moves) and event.cause == what else None
        case "drawn":
            return _became(game, event) if isinstance(event, Moves) and event.cause == "drawn" else None
        case "entered":
            return _became(game, event) if isinstance(event, Moves) and event.to == "battlefield" else None
        case "put into graveyard":
            return _became(game, event) if isinstance(event, Moves) and event.to == "graveyard" else None
        case "put into graveyard from battlefield":
            if not isinstance(event, Moves) or event.to != "graveyard":
                return None
            return event.object if _leaves(game, event, "battlefield") else None
        case "given a counter":
            if not isinstance(event, PutsCounters) or event.by != speaker.controller:
                return None
            return event.on if isinstance(event.on, int) else None
        case _:
            assert_never(what)


def _became(game: Game, event: Moves) -> int | None:
    """Return what an object became as it moved."""
    return game.successor.get(event.object)


def _is_death(game: Game, event: Moves) -> bool:
    """Say whether a creature goes from the battlefield to a graveyard (700.4)."""
    was, view, _ = game.last_known[event.object]
    return event.to == "graveyard" and was.zone == "battlefield" and "creature" in view.types


def _leaves(game: Game, event: Moves, zone: Zone) -> bool:
    """Say whether an object goes from a zone to another one."""
    return game.last_known[event.object][0].zone == zone != event.to


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


@LOOKING_AT_EARLIER_STATE
def damage_this_turn(game: Game) -> tuple[Deals, ...]:
    """Return the damage that was dealt this turn, whatever is marked by now."""
    dealt = tuple(event for event in game.deeds if isinstance(event, Deals))
    says = f"{sum(event.amount for event in dealt)} damage has been dealt this turn"
    LOOKING_AT_EARLIER_STATE.decided_once(game, says)
    return dealt


def with_what_they_were(game: Game, things: tuple[int, ...]) -> frozenset[int]:
    """Return objects with those that they were before they came to their zones."""
    return frozenset(things) | {was for was, now in game.successor.items() if now in things}


@LOOKING_AT_EARLIER_STATE
def life_last_turn(game: Game, player: str, how: Literal["gained", "lost"]) -> int:
    """Return how much life a player gained, or lost, in the turn before this one."""
    life = sum(amount for who, done, amount in game.life_last_turn if (who, done) == (player, how))
    LOOKING_AT_EARLIER_STATE.decided_once(game, f"{player} {how} {life} life last turn")
    return life


def times_this_turn(game: Game, player: str, *, lost: bool) -> int:
    """Return how many times a player has gained life this turn, or lost it."""
    kind = LosesLife if lost else GainsLife
    return sum(isinstance(e, kind) and e.player == player and e.amount > 0 for e in game.deeds)


@LOOKING_AT_EARLIER_STATE
def came_from(game: Game, thing: int, zone: str, owners: tuple[str, ...]) -> bool:
    """Say whether an object came to where it is from a zone of one of these players."""
    before = game.last_seen(thing).came_from
    if not before or before not in game.last_known:
        return False
    was = game.last_known[before][0]
    LOOKING_AT_EARLIER_STATE.decided_once(game, f"{game.label(thing)} came from the zone {was.zone}")
    return was.zone == zone and was.owner in owners


def was_cast_since(game: Game, thing: int, origin: str) -> bool:
    """Say whether the card that an object was has been cast from a zone since."""
    later: int | None = thing
    while later is not None:
        on_stack = game.last_seen(later).on_stack
        if on_stack is not None and on_stack.ability is None and on_stack.cast_from == origin:
            return True
        later = game.successor.get(later)
    return False


@LOOKING_AT_EARLIER_STATE
def has_searched(game: Game, player: str) -> bool:
    """Say whether a player has searched his or her library this turn."""
    is_so = any(isinstance(e, Acts) and (e.player, e.action) == (player, "search") for e in game.deeds)
    LOOKING_AT_EARLIER_STATE.decided_once(
        game, f"{player} has {'' if is_so else 'not '}searched a library this turn"
    )
    return is_so


@LOOKING_AT_EARLIER_STATE
def has_committed_crime(game: Game, player: str) -> bool:
    """Say whether a player has committed a crime this turn, whatever has become of what was targeted."""
    is_so = bool(game.this_turn.get(("crime", player), 0))
    said = "has" if is_so else "has not"
    LOOKING_AT_EARLIER_STATE.decided_once(game, f"{player} {said} committed a crime this turn")
    return is_so


@LOOKING_AT_EARLIER_STATE
def cast_last_turn(game: Game, least: int) -> bool:
    """Say whether a player cast at least so many spells in the turn before this one."""
    most = game.cast_last_turn
    LOOKING_AT_EARLIER_STATE.decided_once(game, f"last turn no player cast more than {many(most, 'spell')}")
    return most >= least
