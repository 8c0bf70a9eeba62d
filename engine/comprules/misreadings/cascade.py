"""702.85: cascade, misread."""

from __future__ import annotations

from comprules.rules.actions.cascading import AS_YOU_CASCADE, put_as_one_cascades
from comprules.state.game import Game

__all__: list[str] = []


@AS_YOU_CASCADE.misreading_of(put_as_one_cascades)
def nothing_as_one_cascades(game: Game, _player: str, _exiled: tuple[int, ...]) -> Game:
    """Nothing is done with the exiled cards but what cascade itself says."""
    return game
