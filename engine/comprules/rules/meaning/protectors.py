"""310.8a, 310.11: which players can protect a battle."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.rules.meaning.card_types import has_subtype
from comprules.rules.meaning.which_players import opponents_of
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["SIEGES", "SIEGES_PROTECTED_BY_OPPONENTS", "may_protect", "protects_a_siege"]

SIEGES = cite("310.11")
SIEGES_PROTECTED_BY_OPPONENTS = cite("310.11a")


@SIEGES
def may_protect(game: Game, battle: View) -> tuple[str, ...]:
    """Return the players who can protect a battle: a Siege has rules of its own.

    A battle of no battle type is protected by its controller.
    """
    if not has_subtype(game, battle, "Siege"):
        return (battle.controller,)
    SIEGES.decided_once(game, f"{battle.name} is a Siege, and subject to special rules")
    return protects_a_siege(game, battle)


@SIEGES_PROTECTED_BY_OPPONENTS
def protects_a_siege(game: Game, siege: View) -> tuple[str, ...]:
    """Only an opponent of a Siege's controller can protect it."""
    opponents = opponents_of(game, siege.controller)
    SIEGES_PROTECTED_BY_OPPONENTS.decided_once(
        game, f"{siege.name} can be protected by {', '.join(opponents) or 'nobody'}"
    )
    return opponents
