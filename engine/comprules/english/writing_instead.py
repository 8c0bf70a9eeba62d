"""What comes in the place of an event, in words."""

from __future__ import annotations

from comprules.abilities.kinds import CreateTokens, If, Replacement, TokensCreated
from comprules.abilities.simple_nouns import ThatMuch, You
from comprules.abilities.would import (
    Halved,
    WouldCreateTokens,
    WouldGetCounters,
)
from comprules.english.forms.alterations import ALTERED
from comprules.english.writing_words import chained, refuse

__all__ = ["place_words"]


def place_words(part: Replacement) -> str:
    """Return what comes in the place of the event, with ``instead`` behind it."""
    if part.altered is not None:
        if part.instead or part.optional:
            raise refuse(part)
        if (
            isinstance(part.altered, Halved)
            and isinstance(part.would, WouldGetCounters)
            and part.would.on is None
        ):
            rounded = "up" if part.altered.up else "down"
            each = "half that many of each of those kinds of counters"
            return f"they put {each} on that permanent or player instead, rounded {rounded}"
        return f"{_altered_words(part)} instead"
    if not part.instead:
        raise refuse(part)
    may = "you may " if part.optional else ""
    if isinstance(part.instead[-1], If):
        raise refuse(part)
    return f"{may}{chained(part.instead)} instead"


def _altered_words(part: Replacement) -> str:
    match part.altered, part.would:
        case TokensCreated(token, besides), WouldCreateTokens():
            created = chained((CreateTokens(You(), besides or ThatMuch(), token),)).removeprefix("create ")
            return f"{'' if besides is None else 'those tokens plus '}{created} are created"
        case _:
            return ALTERED.words(part)
