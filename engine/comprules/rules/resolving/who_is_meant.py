"""805.9: words of an ability that mean one of several players, whom its controller picks as it resolves."""

from __future__ import annotations

from comprules.abilities.parts import parts_of
from comprules.questions import ask_one
from comprules.rules.resolving.resolution import Resolution
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["speaks_of", "with_one_picked"]


def speaks_of(resolution: Resolution, word: type) -> bool:
    """Say whether words of this kind stand in the instructions of what is resolving."""

    def stands_in(part: object) -> bool:
        return isinstance(part, word) or any(stands_in(inner) for inner in parts_of(part))

    return stands_in(resolution.effects)


def with_one_picked(game: Game, resolution: Resolution, said: str, players: tuple[str, ...]) -> Resolution:
    """Return what is resolving, whose controller has picked the player whom these words mean."""
    speaker = resolution.speaker
    picked = ask_one(game, speaker.controller, f"choose the {said}", players)
    chosen = replace(speaker.chosen, words=speaker.chosen.words.set(said, picked))
    return replace(resolution, speaker=replace(speaker, chosen=chosen))
