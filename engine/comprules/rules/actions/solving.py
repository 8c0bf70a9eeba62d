"""719.3: Cases are solved."""

from __future__ import annotations

from comprules.events.permanents import Notes
from comprules.happening import happen
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.cases import TO_SOLVE
from comprules.state.game import Game

__all__ = ["solve"]


@TO_SOLVE
def solve(game: Game, speaker: Speaker, _number: int) -> Game:
    """A Case that is still there becomes solved."""
    if speaker.source not in game.battlefield:
        return game
    TO_SOLVE.decided(game, f"{game.label(speaker.source)} becomes solved")
    return happen(game, Notes(speaker.source, "solved", "yes"))
