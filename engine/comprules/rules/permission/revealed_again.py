"""401.6: the top card of a library that is revealed, isn't, and is revealed again."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import PlayRevealed
from comprules.abilities.kinds import ApplyToPlayers
from comprules.book.citing import cite
from comprules.happening.revealed_again import as_new_object, hidden_again, was_hidden_again
from comprules.rules.continuous.interaction import changes_for_player
from comprules.ruleset import said_by_statics
from comprules.state.game import Game

__all__ = ["REVEALED_ONCE_MORE", "new_once_revealed_again", "with_revealed_again"]

REVEALED_ONCE_MORE = cite("401.6")

_REVEALED = PlayRevealed("library")


def with_revealed_again(before: Game, after: Game) -> Game:
    """Note which top cards are not revealed any more; what is revealed once more is a new object."""
    if not (_is_said(before) or _is_said(after)):
        return after
    for player in after.order:
        was, now = _revealed(before, player), _revealed(after, player)
        if was == now:
            continue
        if was is not None and was in after.zone("library", player):
            after = hidden_again(after, was)
        if now is not None and was_hidden_again(after, now):
            after = new_once_revealed_again(after, now)
    return after


@REVEALED_ONCE_MORE
def new_once_revealed_again(game: Game, card: int) -> Game:
    """A card that was revealed, then wasn't, and is revealed again is a new object from then on."""
    REVEALED_ONCE_MORE.decided(game, f"{game.label(card)} is revealed again, and is a new object")
    return as_new_object(game, card)


def _is_said(game: Game) -> bool:
    """Say whether any effect has players play with the top card revealed."""
    return any(_REVEALED in part.changes for *_, part in said_by_statics(game, ApplyToPlayers)) or any(
        _REVEALED in effect.changes for effect in game.lasting
    )


def _revealed(game: Game, player: str) -> int | None:
    """Return the top card of a player's library while it is revealed."""
    top = game.zone("library", player)[:1]
    return top[0] if top and _REVEALED in changes_for_player(game, player) else None
