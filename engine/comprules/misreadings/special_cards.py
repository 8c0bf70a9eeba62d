"""114, 309, 311-315, 714: emblems, Sagas, and cards of the command zone, misread."""

from __future__ import annotations

from comprules.abilities.kinds import GetEmblem
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.special_cards.emblems import CONTROLLER_OF_EMBLEM, EMBLEMS, get_emblems
from comprules.rules.triggers.triggered_abilities import CHAPTERS_TOGETHER, as_chapters_of_their_own
from comprules.state.game import Game

__all__: list[str] = []

# ---- emblems


@CONTROLLER_OF_EMBLEM.misreading_of(get_emblems)
@EMBLEMS.misreading_of(get_emblems)
def no_emblem(game: Game, _speaker: Speaker, _effect: GetEmblem) -> Game:
    """Nobody gets anything."""
    return game


# ---- Sagas


@CHAPTERS_TOGETHER.misreading_of(as_chapters_of_their_own)
def as_one_chapter(_game: Game, reached: tuple[int, ...]) -> tuple[int, ...]:
    """Chapters with the same words are one, which triggers once."""
    return reached[:1]
