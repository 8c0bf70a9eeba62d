"""802: attacks on several players in one combat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from comprules.book.citing import cite
from comprules.happening.whose_turn import with_whom_turns_are_taken
from comprules.rules.meaning import opponents_of
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ALL_OPPONENTS_DEFEND",
    "ASSIGNING_IN_TURN_ORDER",
    "ATTACKING_SEVERAL_PLAYERS",
    "BANDS_ATTACK_ONE_PLAYER",
    "BLOCKERS_IN_TURN_ORDER",
    "BLOCKING_FOR_ONESELF",
    "BLOCKS_OF_EACH_PLAYER",
    "RESTRICTIONS_FOR_ONE_PLAYER",
    "WHICH_DEFENDING_PLAYER",
    "WHOM_EACH_ATTACKS",
    "Attacked",
    "Blocks",
    "all_opponents_defend",
    "as_chosen_for_each",
    "blocks_for_oneself",
    "blocks_of_each_player",
    "how_many_attack",
    "in_apnap_order",
    "place_in_assigning",
    "whose_lands_count",
    "why_not_several_players",
]

ATTACKING_SEVERAL_PLAYERS = cite("802.1")
ALL_OPPONENTS_DEFEND = cite("802.2")
WHICH_DEFENDING_PLAYER = cite("802.2a")
WHOM_EACH_ATTACKS = cite("802.3")
RESTRICTIONS_FOR_ONE_PLAYER = cite("802.3a")
BANDS_ATTACK_ONE_PLAYER = cite("802.3b")
BLOCKERS_IN_TURN_ORDER = cite("802.4")
BLOCKING_FOR_ONESELF = cite("802.4a")
BLOCKS_OF_EACH_PLAYER = cite("802.4b")
ASSIGNING_IN_TURN_ORDER = cite("802.5")

Attacked = TypeVar("Attacked")
Blocks = Mapping[int, tuple[int, ...]]


def _several_defend(game: Game) -> bool:
    """Say whether several players or teams can be attacked in this combat."""
    opponents = (game.players[p] for p in opponents_of(game, game.active))
    return not game.defending and len({player.team or player.name for player in opponents}) > 1


@ALL_OPPONENTS_DEFEND
def all_opponents_defend(game: Game) -> tuple[str, ...]:
    """All opponents of the attacking player are defending players; none of them has to be chosen."""
    opponents = opponents_of(game, game.active)
    if _several_defend(game):
        ALL_OPPONENTS_DEFEND.decided_once(game, f"{', '.join(opponents)} are defending players")
    return opponents


@ATTACKING_SEVERAL_PLAYERS
def why_not_several_players(game: Game, players: tuple[str, ...]) -> str:
    """Why these players can't be attacked in one combat; empty, for several can be, or one of them alone."""
    if _several_defend(game) and players:
        ATTACKING_SEVERAL_PLAYERS.decided(game, f"{game.active} attacks {' and '.join(players)}")
    return ""


@WHICH_DEFENDING_PLAYER
def whose_lands_count(game: Game, blocker: int, attacker: int) -> tuple[str, ...]:
    """Return who is the defending player for an ability of an attacking creature that others could block."""
    player = views(game)[blocker].controller
    if _several_defend(game):
        WHICH_DEFENDING_PLAYER.decided_once(
            game, f"for {game.label(attacker)} {player} is the defending player"
        )
    return (player,)


@WHOM_EACH_ATTACKS
def as_chosen_for_each(game: Game, attackers: Mapping[int, Attacked]) -> Mapping[int, Attacked]:
    """For each attacking creature its player chooses what it attacks, whatever the others do."""
    if _several_defend(game):
        for thing in attackers:
            WHOM_EACH_ATTACKS.decided(game, f"what {game.label(thing)} attacks is chosen for it alone")
    return attackers


@RESTRICTIONS_FOR_ONE_PLAYER
def how_many_attack(game: Game, attackers: Mapping[int, Attacked], player: str) -> int:
    """Return how many creatures a restriction counts that is about attacking one player: those that do."""
    number = sum(whom == player for whom in attackers.values())
    if number < len(attackers):
        RESTRICTIONS_FOR_ONE_PLAYER.decided_once(game, f"{number} of {len(attackers)} attack {player}")
    return number


@BLOCKING_FOR_ONESELF
def blocks_for_oneself(game: Game, player: str, attacked: str) -> bool:
    """Say whether a defending player's creatures can block what attacks a player: that one or a teammate."""
    so = attacked not in opponents_of(game, player)
    if _several_defend(game):
        can = "can" if so else "can't"
        BLOCKING_FOR_ONESELF.decided_once(game, f"{player}'s creatures {can} block for {attacked}")
    return so


@BLOCKS_OF_EACH_PLAYER
def blocks_of_each_player(game: Game, blocks: Blocks) -> tuple[Blocks, ...]:
    """Return the blocks of each defending player or team, which are judged by themselves."""
    theirs: dict[tuple[str, ...], dict[int, tuple[int, ...]]] = {}
    for blocker, attackers in blocks.items():
        side = with_whom_turns_are_taken(game, views(game)[blocker].controller)
        theirs.setdefault(side, {})[blocker] = attackers
    if len(theirs) > 1:
        BLOCKS_OF_EACH_PLAYER.decided_once(game, f"the blocks of {len(theirs)} players are judged apart")
    return tuple(theirs.values())


@BLOCKERS_IN_TURN_ORDER
def in_apnap_order(game: Game, blocks: tuple[Blocks, ...]) -> tuple[Blocks, ...]:
    """Of several defending players each declares all blockers after the one before in turn order has."""
    ordered = tuple(
        sorted(blocks, key=lambda each: game.alive.index(views(game)[next(iter(each))].controller))
    )
    if len(ordered) > 1:
        names = ", ".join(views(game)[next(iter(each))].controller for each in ordered)
        BLOCKERS_IN_TURN_ORDER.decided(game, f"these declare blockers one after the other: {names}")
    return ordered


@ASSIGNING_IN_TURN_ORDER
def place_in_assigning(game: Game, player: str) -> int:
    """Return a player's place in the order in which players assign combat damage."""
    if _several_defend(game):
        ASSIGNING_IN_TURN_ORDER.decided_once(game, "combat damage is assigned in turn order")
    return game.alive.index(player)
