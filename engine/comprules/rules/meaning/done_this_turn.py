"""608.2i: what was done this turn, as it was then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comprules.abilities.nouns import Filter, Place
from comprules.abilities.predicates import Happened, Type
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import DeclaresAttacker
from comprules.happening.whose_turn import active_players, is_active
from comprules.rules.meaning.descriptions import is_described
from comprules.rules.meaning.earlier_this_turn import (
    LOOKING_AT_EARLIER_STATE,
    done_with,
)
from comprules.rules.meaning.last_known_information import controller_of
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "HAVING_ATTACKED",
    "as_it_was_then",
    "attacked_for",
    "of_this_turn",
]

HAVING_ATTACKED = cite("508.6")

_ZONES: Final[dict[Happened, Place]] = {
    "discarded": "hand", "drawn": "hand", "left graveyard": "graveyard", "put into graveyard": "graveyard",
}  # fmt: skip
"""Where a card was to which this happened, as the words speak of it."""


def of_this_turn(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, what: Happened
) -> tuple[int, ...]:
    """Return what was done this turn: the creatures attacked with, those that died, the spells cast."""
    each = (thing for event in game.deeds if (thing := _done(game, speaker, what, event)) is not None)
    done = tuple(dict.fromkeys(each))  # what attacked twice is one that attacked
    if what == "exiled":
        found = tuple(i for i in done if is_in_exile(game, board, speaker, described, i))
    else:
        # What attacked was a creature then, whatever it is now.
        kept = tuple(p for p in described.predicates if p != Type("creature"))
        wanted = replace(described, predicates=kept) if what in ("attacked", "blocked") else described
        wanted = replace(wanted, zone=_ZONES.get(what, wanted.zone))
        is_such = _entered_as_such if what == "entered" else _was_such
        found = tuple(i for i in done if is_such(game, board, speaker, wanted, i))
    return as_it_was_then(game, board, found)


def _done(game: Game, speaker: Speaker, what: Happened, event: Event) -> int | None:
    """Return the object with which an event did what counts for the player; None for other events."""
    if isinstance(event, DeclaresAttacker) and not (
        is_active(game, speaker.controller) and attacked_for(game, speaker.controller, event)
    ):
        return None
    return done_with(game, speaker, what, event)


def _entered_as_such(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, thing: int
) -> bool:
    """Say whether a permanent was what the words describe as it entered, whatever it has become since."""
    then = game.came.get(thing)
    if then is None:  # it left in the same moment
        return _was_such(game, board, speaker, described, thing)
    return _looked_such(game, board, speaker, described, (then.objects[thing], views(then)[thing]))


@HAVING_ATTACKED
def attacked_for(game: Game, player: str, event: DeclaresAttacker) -> bool:
    """A player has attacked who has declared an attacker, whatever has become of that creature since."""
    HAVING_ATTACKED.decided_once(game, f"{game.label(event.attacker)} was declared as an attacker this turn")
    return len(active_players(game)) == 1 or controller_of(game, views(game), event.attacker) == player


def _was_such(game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, thing: int) -> bool:
    """Say whether an object is, or was as it was last seen, what the words describe."""
    if thing in game.objects:
        return is_described(game, board, speaker, described, thing)
    return _looked_such(game, board, speaker, described, game.last_known[thing][:2])


def _looked_such(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, known: tuple[GameObject, View]
) -> bool:
    """Say whether an object was what the words describe, as it is known to have been."""
    thing, view = known
    return is_described(game.with_object(thing), {**board, thing.id: view}, speaker, described, thing.id)


def is_in_exile(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, thing: int
) -> bool:
    """Say whether what was put into exile is, or was while it lay there, what the words describe."""
    became = game.successor.get(thing)
    if became is None or game.last_seen(became).kind != "card":  # a token is no card
        return False
    wanted = replace(described, zone="exile")
    if became in game.objects:
        return is_described(game, board, speaker, wanted, became)
    known = game.last_known[became]
    there = {**board, became: known[1]}
    return is_described(game.with_object(known[0]), there, speaker, wanted, became)


@LOOKING_AT_EARLIER_STATE
def as_it_was_then(game: Game, _board: Mapping[int, View], found: tuple[int, ...]) -> tuple[int, ...]:
    """What was done this turn is counted with objects as they were then, whatever they are now."""
    LOOKING_AT_EARLIER_STATE.decided_once(game, f"this turn: {', '.join(map(game.label, found)) or 'none'}")
    return found
