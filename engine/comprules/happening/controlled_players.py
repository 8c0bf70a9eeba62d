"""721: players who are controlled by another during a turn of their own."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening.whose_turn import active_players
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game

__all__ = [
    "CONTROLLED_FOR_A_TURN",
    "CONTROL_WAITS",
    "LAST_CONTROL_WORKS",
    "ONLY_THE_PLAYER",
    "control_as_the_turn_begins",
    "control_waits",
    "still_the_active_player",
    "to_be_controlled",
    "which_control_works",
    "who_is_controlled",
    "without_control_of_players",
]

CONTROLLED_FOR_A_TURN = cite("721.1")
LAST_CONTROL_WORKS = cite("721.1a")
CONTROL_WAITS = cite("721.1b")
ONLY_THE_PLAYER = cite("721.3")


@CONTROLLED_FOR_A_TURN
def to_be_controlled(game: Game, by: str, player: str) -> Game:
    """A player is to be controlled in the next turn of their own, and not before."""
    CONTROLLED_FOR_A_TURN.decided(game, f"{by} will control {player} during {player}'s next turn")
    return replace(game, to_be_controlled=(*game.to_be_controlled, (player, by)))


def control_as_the_turn_begins(game: Game, players: tuple[str, ...]) -> Game:
    """Whoever was controlled in the turn before no longer is; those whose turn begins may be from now on."""
    if not (game.to_be_controlled or game.controlled):
        return game
    before = active_players(game) if game.active else ()
    controlled = {player: by for player, by in game.controlled.items() if player not in before}
    effects = tuple(effect for effect in game.to_be_controlled if effect[0] in players)
    if effects:
        who = who_is_controlled(game, tuple(player for player, _ in effects), players)
        controlled |= dict.fromkeys(who, which_control_works(game, effects))
    left = tuple(effect for effect in game.to_be_controlled if effect not in effects)
    return replace(game, to_be_controlled=left, controlled=EMPTY.update(controlled))


@CONTROLLED_FOR_A_TURN.essential("control of a player has to be of somebody")
def who_is_controlled(
    _game: Game,
    controlled: tuple[str, ...],
    whose_turn: tuple[str, ...],  # noqa: ARG001 -- teams look at it
) -> tuple[str, ...]:
    """Return who is controlled in a turn that begins: those of whom an effect has said so."""
    return tuple(dict.fromkeys(controlled))


@LAST_CONTROL_WORKS
def which_control_works(game: Game, effects: tuple[tuple[str, str], ...]) -> str:
    """Of several effects on a player the one that was created last works; return who controls by it."""
    player, by = effects[-1]
    if len(effects) > 1:
        LAST_CONTROL_WORKS.decided(game, f"{by} controls {player}, for that effect was created last")
    return by


@CONTROL_WAITS
def control_waits(game: Game, player: str) -> Game:
    """Where the turn of a player is skipped, control of that player waits for a turn that is taken."""
    if any(controlled == player for controlled, _ in game.to_be_controlled):
        CONTROL_WAITS.decided(game, f"{player}'s turn is skipped: control of {player} waits for another one")
    return game


@ONLY_THE_PLAYER
def still_the_active_player(game: Game, player: str) -> str:
    """Who is controlled by another is the active player all the same; return the active player."""
    by = game.controlled.get(player, player)
    if by != player:
        ONLY_THE_PLAYER.decided(game, f"{by} controls {player}, and {player} is the active player")
    return player


def without_control_of_players(game: Game, player: str) -> Game:
    """Effects that gave a player control of others have ended (800.4a)."""
    left = tuple(effect for effect in game.to_be_controlled if effect[1] != player)
    kept = EMPTY.update({other: by for other, by in game.controlled.items() if by != player})
    return replace(game, to_be_controlled=left, controlled=kept)
