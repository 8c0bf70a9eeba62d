"""606.2, 606.7 of 2009: no other option, and attacks on a team, one of whose players is picked later."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.conditions import Condition, Not
from comprules.abilities.simple_nouns import DefendingPlayer
from comprules.book.citing import cite, original
from comprules.happening.teams import still_playing
from comprules.happening.whose_turn import active_players, who_decides_together
from comprules.procedure import ProcedureStep
from comprules.questions import ask_one
from comprules.rules.combat.combat_damage import whom_it_damages
from comprules.rules.meaning import opponents_of
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.which_players import the_defending_player
from comprules.rules.resolving.resolution import Resolution
from comprules.rules.resolving.who_is_meant import speaks_of, with_one_picked
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = [
    "ATTACK_ON_THE_TEAM",
    "BOTH_DEFENDING_PLAYERS",
    "DAMAGE_TO_ONE_OF_THEM",
    "NO_OTHER_OPTIONS",
    "PICKING_A_DEFENDING_PLAYER",
    "both_defending_players",
    "nothing_is_deployed",
    "one_of_them_is_damaged",
    "so_of_either",
    "the_whole_team",
]

NO_OTHER_OPTIONS = cite("606.2", "2009-05-01")
BOTH_DEFENDING_PLAYERS = cite("606.7a", "2009-05-01")
ATTACK_ON_THE_TEAM = cite("606.7b", "2009-05-01")
DAMAGE_TO_ONE_OF_THEM = cite("606.7d", "2009-05-01")

_PICKED = "defending player"


@NO_OTHER_OPTIONS
def nothing_is_deployed(game: Game, view: View) -> tuple[Held, ...]:
    """No option is used besides, and so no creature can be deployed."""
    if "creature" in view.types:
        NO_OTHER_OPTIONS.decided_once(game, "no option is used that lets creatures be deployed")
    return ()


@ATTACK_ON_THE_TEAM
def the_whole_team(game: Game, defender: str) -> tuple[str, ...]:
    """An attack is on the team: what keeps a creature from attacking one player keeps it from that."""
    team = still_playing(game, defender)
    ATTACK_ON_THE_TEAM.decided_once(game, f"an attack on {defender} is one on {' and '.join(team)}")
    return team


@DAMAGE_TO_ONE_OF_THEM
def one_of_them_is_damaged(game: Game, attacker: int) -> int | str | None:
    """As an attacker assigns damage to the team, the active team picks the player who gets it."""
    attacked = original(whom_it_damages)(game, attacker)
    if not isinstance(attacked, str):
        return attacked
    team = still_playing(game, attacked)
    active = who_decides_together(game, active_players(game))
    chosen = ask_one(game, active, f"whom does {game.label(attacker)} damage?", team)
    DAMAGE_TO_ONE_OF_THEM.decided(game, f"{game.label(attacker)} assigns its damage to {chosen}")
    return chosen


@BOTH_DEFENDING_PLAYERS
def so_of_either(game: Game, condition: Condition, so: Mapping[str, bool]) -> tuple[str, ...]:
    """What is asked of the defending player is so if it is of either of them, and not so if of neither."""
    holds = all(so.values()) if isinstance(condition, Not) else any(so.values())
    says = f"a question about {' and '.join(so)} has one answer: {'yes' if holds else 'no'}"
    BOTH_DEFENDING_PLAYERS.decided_once(game, says)
    return tuple(so) if holds else ()


@BOTH_DEFENDING_PLAYERS
def both_defending_players(game: Game, speaker: Speaker) -> tuple[str, ...]:
    """Both players of the defending team are meant, or the one who was picked for a one-shot effect."""
    picked = speaker.chosen.words.get(_PICKED, "")
    if picked:
        return (picked,)
    found = original(the_defending_player)(game, speaker)
    return tuple(p for p in game.alive if found and p not in opponents_of(game, found[0]))


def pick_defending_player(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """The controller of an ability that speaks of the defending player picks the one who is meant."""
    if not speaks_of(resolution, DefendingPlayer):
        return game, resolution
    players = the_defending_player(game, resolution.speaker)
    if len(players) < 2:
        return game, resolution
    resolution = with_one_picked(game, resolution, _PICKED, players)
    BOTH_DEFENDING_PLAYERS.decided(game, "the controller has picked the defending player")
    return game, resolution


PICKING_A_DEFENDING_PLAYER = ProcedureStep(
    BOTH_DEFENDING_PLAYERS, "picking the defending player", pick_defending_player
)
