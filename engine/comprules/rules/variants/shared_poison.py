"""810.10: poison counters, which players of Two-Headed Giant get one by one and have together."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.happening.damage_and_counters import from_whom_they_go, kinds_had, number_had
from comprules.happening.teams import still_playing
from comprules.state.game import Game

__all__ = [
    "KINDS_OF_COUNTERS",
    "LOSING_POISON",
    "POISON_OF_A_PLAYER",
    "POISON_OF_THE_TEAM",
    "from_the_whole_team",
    "kinds_of_the_team",
    "poison_of_the_team",
    "poison_where_asked_for",
]

POISON_OF_THE_TEAM = cite("810.10")
POISON_OF_A_PLAYER = cite("810.10a")
LOSING_POISON = cite("810.10b")
KINDS_OF_COUNTERS = cite("810.10d")


@POISON_OF_THE_TEAM
def poison_of_the_team(game: Game, player: str) -> int:
    """Each player gets poison counters alone, and the team has them together."""
    team = still_playing(game, player)
    number = sum(game.players[name].number_of("poison") for name in team)
    POISON_OF_THE_TEAM.decided(game, f"{' and '.join(team)} have {number} poison counters together")
    return number


@POISON_OF_A_PLAYER
def poison_where_asked_for(game: Game, player: str, kind: str) -> int:
    """Where an effect asks for a player's poison counters, they are those of the team."""
    if kind != "poison":
        return original(number_had)(game, player, kind)
    number = poison_of_the_team(game, player)
    POISON_OF_A_PLAYER.decided_once(game, f"{player} has the {number} poison counters of the team")
    return number


@LOSING_POISON
def from_the_whole_team(game: Game, player: str, kind: str, amount: int) -> tuple[tuple[str, int], ...]:
    """The team loses the poison counters that a player loses: what the player has not, teammates lose."""
    if kind != "poison":
        return original(from_whom_they_go)(game, player, kind, amount)
    team = still_playing(game, player)
    parts: list[tuple[str, int]] = []
    for name in (player, *(other for other in team if other != player)):
        number = min(amount, game.players[name].number_of("poison"))
        parts.append((name, number))
        amount -= number
    lost = sum(number for _, number in parts)
    LOSING_POISON.decided(game, f"the team of {' and '.join(team)} loses {lost} poison counters")
    return tuple(part for part in parts if part[1])


@KINDS_OF_COUNTERS
def kinds_of_the_team(game: Game, player: str) -> tuple[str, ...]:
    """A player has the kinds of counters that are there, and poison ones if anybody of the team has any."""
    own = original(kinds_had)(game, player)
    if not any(game.players[name].number_of("poison") for name in still_playing(game, player)):
        return own
    KINDS_OF_COUNTERS.decided_once(game, f"{player} is poisoned, for the team is")
    return tuple(sorted({*own, "poison"}))
