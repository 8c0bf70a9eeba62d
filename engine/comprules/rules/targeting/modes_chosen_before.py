"""700.2: of some abilities a mode is chosen only if it hasn't been chosen before, or hasn't this turn."""

from __future__ import annotations

import zlib

from comprules.abilities.kinds import Modes
from comprules.events.permanents import Notes
from comprules.happening import happen
from comprules.state.game import Game

__all__ = ["chosen_before", "with_modes_noted"]


def chosen_before(game: Game, source: int, modes: Modes) -> frozenset[int]:
    """Return the modes of an object's ability that can't be chosen any more."""
    if not modes.unchosen or source not in game.objects:
        return frozenset()
    turn, _, picked = game.objects[source].notes.get(_key(modes), "").partition(":")
    over = modes.unchosen == "this turn" and turn != str(game.turn)
    return frozenset() if over else frozenset(int(k) for k in picked.split(",") if k)


def with_modes_noted(game: Game, source: int, modes: Modes | None, picked: tuple[int, ...]) -> Game:
    """Let an object remember which modes of its ability have been chosen."""
    if modes is None or not modes.unchosen or source not in game.objects:
        return game
    known = sorted(chosen_before(game, source, modes) | set(picked))
    return happen(game, Notes(source, _key(modes), f"{game.turn}:{','.join(map(str, known))}"))


def _key(modes: Modes) -> str:
    """Return the name of the note; an object may have more than one such ability."""
    return f"modes chosen {zlib.crc32(repr(modes.modes).encode())}"
