"""216 of 2009: who owns a token, and what it is called."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game

__all__ = [
    "NAMES_OF_TOKENS_OF_2009",
    "OWNERS_OF_TOKENS_OF_2009",
    "WHO_OWNS_A_TOKEN",
    "called_by_types_alone",
    "of_whose_effect_it_is",
]

WHO_OWNS_A_TOKEN = cite("200.4a", "2009-05-01")
OWNERS_OF_TOKENS_OF_2009 = cite("216.1", "2009-05-01")
NAMES_OF_TOKENS_OF_2009 = cite("216.1a", "2009-05-01")


@OWNERS_OF_TOKENS_OF_2009
@WHO_OWNS_A_TOKEN
def of_whose_effect_it_is(game: Game, speaker: Speaker, player: str) -> tuple[str, str]:
    """Who controls the spell or ability that creates a token owns it, whoever puts it into play."""
    owner = speaker.controller or player
    for citation in (OWNERS_OF_TOKENS_OF_2009, WHO_OWNS_A_TOKEN):
        citation.decided_once(game, f"{owner} owns the tokens that {player} puts into play")
    return owner, player


@NAMES_OF_TOKENS_OF_2009
def called_by_types_alone(game: Game, subtypes: tuple[str, ...]) -> str:
    """A token to which no name is given is called by its types, without another word."""
    name = " ".join(subtypes)
    NAMES_OF_TOKENS_OF_2009.decided_once(game, f"the token is called {name}")
    return name
