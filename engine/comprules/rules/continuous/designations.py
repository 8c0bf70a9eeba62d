"""702.131, 702.145, 724.4: designations due at once: the city's blessing, day, night, the initiative."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import Notes
from comprules.events.players import Designates
from comprules.happening.initiative import taken_by_leaving
from comprules.keyword_instances import works
from comprules.rules.continuous.day_and_night import day_or_night_due
from comprules.rules.meaning.the_ring import bearers_lost
from comprules.ruleset import abilities_of_permanents, views
from comprules.state.game import Game
from comprules.words import ENOUGH_PERMANENTS

__all__ = ["ASCENDING", "ascending", "designations_due"]

ASCENDING = cite("702.131b")

_DESIGNATING = frozenset({"ascend", "daybound", "nightbound"})


def designations_due(game: Game) -> tuple[Event, ...]:
    """Return what static abilities give as soon as they can, before anything triggers."""
    found: dict[str, tuple[int, ...]] | None = game.memo.get("designating")
    if found is None:
        found = {}
        for i, held in abilities_of_permanents(game):
            name = getattr(held.ability, "name", "")
            if name in _DESIGNATING:
                found[name] = (*found.get(name, ()), i)
        game.memo["designating"] = found
    heir = taken_by_leaving(game)
    first: tuple[Event, ...] = (Designates(heir, "initiative"),) if heir else ()
    first += tuple(Notes(thing, "Ring-bearer", "") for thing in bearers_lost(game))
    if not found:
        return first
    blessed = ascending(game, found["ascend"]) if "ascend" in found else ()
    bound = found.get("daybound") or found.get("nightbound")
    return (*first, *blessed, *day_or_night_due(game)) if bound else (*first, *blessed)


@ASCENDING
def ascending(game: Game, permanents: tuple[int, ...]) -> tuple[Event, ...]:
    """Whoever controls a permanent with ascend and ten permanents in all gets the city's blessing."""
    board = views(game)
    players = {board[i].controller for i in permanents if works(game, board[i], "ascend")}
    due: list[Event] = []
    for player in sorted(players):
        has = "city's blessing" in game.players[player].designations
        number = sum(board[i].controller == player for i in game.battlefield)
        if has or number < ENOUGH_PERMANENTS:
            ASCENDING.decided_once(
                game, f"{player} {'has the blessing' if has else f'controls only {number}'}"
            )
            continue
        ASCENDING.decided(game, f"{player} controls {number} permanents and gets the city's blessing")
        due.append(Designates(player, "city's blessing"))
    return tuple(due)
