"""701.56: players time travel."""

from __future__ import annotations

from comprules.events.every import Event
from comprules.events.permanents import PutsCounters, RemovesCounters
from comprules.happening import happen
from comprules.keywords.rules_701 import TIME_TRAVELLING
from comprules.questions import ask_objects, ask_one
from comprules.rules.meaning import Speaker
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["time_travel"]


@TIME_TRAVELLING
def time_travel(game: Game, speaker: Speaker, _number: int) -> Game:
    """Of a player's permanents and suspended cards with time counters any get one more, or one less."""
    player = speaker.controller
    there = _with_time_counters(game, player)
    chosen = ask_objects(game, player, "choose what travels in time", there, 0, len(there))
    TIME_TRAVELLING.decided(game, f"{player} time travels with {len(chosen)} of {len(there)}")
    events: list[Event] = []
    for thing in chosen:
        way = ask_one(game, player, f"{game.label(thing)}: a time counter more, or less?", ("more", "less"))
        events.append(PutsCounters(thing, "time", 1) if way == "more" else RemovesCounters(thing, "time", 1))
    return happen(game, *events)


def _with_time_counters(game: Game, player: str) -> tuple[int, ...]:
    board = views(game)
    own = (i for i in game.battlefield if board[i].controller == player)
    suspended = (i for i in game.zone("exile") if game.objects[i].owner == player and board[i].has("suspend"))
    return tuple(i for i in (*own, *suspended) if "time" in game.objects[i].counters)
