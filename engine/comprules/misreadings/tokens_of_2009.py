"""Who owned a token, and what it was called (216) in 2009, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.editions.of_2009.tokens import (
    NAMES_OF_TOKENS_OF_2009,
    OWNERS_OF_TOKENS_OF_2009,
    WHO_OWNS_A_TOKEN,
    called_by_types_alone,
    of_whose_effect_it_is,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.tokens import name_of_types, whose_token
from comprules.state.game import Game

__all__: list[str] = []


@OWNERS_OF_TOKENS_OF_2009.misreading_of(of_whose_effect_it_is)
@WHO_OWNS_A_TOKEN.misreading_of(of_whose_effect_it_is)
def whoever_puts_it_into_play(game: Game, speaker: Speaker, player: str) -> tuple[str, str]:
    """The player who puts a token into play owns it."""
    return original(whose_token)(game, speaker, player)


@NAMES_OF_TOKENS_OF_2009.misreading_of(called_by_types_alone)
def called_a_token(game: Game, subtypes: tuple[str, ...]) -> str:
    """The word Token stands behind the types in a token's name."""
    return original(name_of_types)(game, subtypes)
