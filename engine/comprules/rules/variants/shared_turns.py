"""805: a team whose players share a turn."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.happening.combat import defending_player
from comprules.happening.teams import still_playing, teams
from comprules.happening.whose_turn import active_players
from comprules.rules.casting.casting import may_play_another
from comprules.rules.combat.attacking import Attackers
from comprules.rules.combat.combat_damage import assigns_after_attackers
from comprules.rules.fighting.several_defenders import blocks_for_oneself
from comprules.rules.meaning import opponents_of
from comprules.rules.turn.priority import next_with_priority
from comprules.rules.turn.turn_based_actions import MULTIPLAYER_DRAW_STEP
from comprules.rules.variants.team_decisions import team_after_team
from comprules.state.game import Game

__all__ = [
    "ACTING_WITH_THE_TEAM",
    "ACTIVE_TEAM",
    "ATTACKERS_BEFORE_BLOCKERS",
    "ATTACKING_AND_DEFENDING_TEAMS",
    "BLOCKING_FOR_THE_TEAM",
    "COMBAT_OF_TWO_HEADS",
    "DRAWS_IN_TEAMS",
    "DRAW_STEP_OF_THE_FIRST_TEAM",
    "EACH_OF_THEM_DRAWS",
    "LANDS_OF_EACH",
    "NO_FIRST_DRAW",
    "ONE_ATTACK",
    "OPTION_OF_TWO_HEADS",
    "PRIORITY_OF_TEAMS",
    "TEAMS_DRAW",
    "TEAMS_HAVE_PRIORITY",
    "TEAMS_IN_COMBAT",
    "TEAM_PASSES",
    "TRIGGERS_OF_TEAMS",
    "TURNS_OF_TEAMS",
    "TWO_HEADS_SHARE_TURNS",
    "WHOM_IT_ATTACKS",
    "both_heads_defend",
    "judged_as_one_attack",
    "land_of_each_of_the_team",
    "lands_of_the_one_attacked",
    "next_team_with_priority",
    "team_assigns_first",
    "team_blocks_together",
    "team_draws_first",
    "team_draws_for_the_turn",
    "team_has_draw_step",
    "team_taking_turns",
    "team_that_defends",
    "team_with_priority",
    "teams_in_turn_order",
    "turns_of_two_heads",
]

DRAW_STEP_OF_THE_FIRST_TEAM = cite("103.8b")
NO_FIRST_DRAW = cite("810.6")
OPTION_OF_TWO_HEADS = cite("805.1")
TWO_HEADS_SHARE_TURNS = cite("810.2")
COMBAT_OF_TWO_HEADS = cite("810.7")
TURNS_OF_TEAMS = cite("805.4")
TEAMS_IN_COMBAT = cite("506.2b")
TEAMS_DRAW = cite("121.2d")
DRAWS_IN_TEAMS = cite("805.6a")
TEAMS_HAVE_PRIORITY = cite("117.6")
PRIORITY_OF_TEAMS = cite("805.5")
EACH_OF_THEM_DRAWS = cite("805.4b")
ACTIVE_TEAM = cite("805.4a")
ACTING_WITH_THE_TEAM = cite("805.5a")
ATTACKING_AND_DEFENDING_TEAMS = cite("805.10a")
LANDS_OF_EACH = cite("805.4c")
BLOCKING_FOR_THE_TEAM = cite("805.10d")
WHOM_IT_ATTACKS = cite("805.10e")
TEAM_PASSES = cite("805.5b")
ONE_ATTACK = cite("805.10b")
ATTACKERS_BEFORE_BLOCKERS = cite("805.10f")
TRIGGERS_OF_TEAMS = cite("805.7")


@ACTIVE_TEAM
@OPTION_OF_TWO_HEADS
@TURNS_OF_TEAMS
def team_taking_turns(game: Game, player: str) -> tuple[str, ...]:
    """A team takes its turn together; return its players in turn order."""
    team = still_playing(game, player)
    if len(team) > 1:
        for cited in (OPTION_OF_TWO_HEADS, TURNS_OF_TEAMS):
            cited.decided_once(game, f"{' and '.join(team)} take turns together")
        ACTIVE_TEAM.decided_once(game, f"{' and '.join(team)} are the active team in their turn")
    return team


@TWO_HEADS_SHARE_TURNS
def turns_of_two_heads(game: Game, player: str) -> tuple[str, ...]:
    """In Two-Headed Giant the option of shared turns is used: a team takes its turns together."""
    team = team_taking_turns(game, player)
    TWO_HEADS_SHARE_TURNS.decided_once(game, f"{' and '.join(team)}, two heads, share their turns")
    return team


@COMBAT_OF_TWO_HEADS
def both_heads_defend(game: Game) -> tuple[str, ...]:
    """In Two-Headed Giant each attacker attacks one player of the other team, as where turns are shared."""
    defending = team_that_defends(game)
    COMBAT_OF_TWO_HEADS.decided_once(game, f"each of {' and '.join(defending)} can be attacked")
    return defending


@ATTACKING_AND_DEFENDING_TEAMS
@TEAMS_IN_COMBAT
def team_that_defends(game: Game) -> tuple[str, ...]:
    """The team whose turn it is attacks, and all players of the other one defend."""
    TEAMS_IN_COMBAT.decided_once(game, f"the team of {game.active} attacks, and the other team defends")
    defending = opponents_of(game, game.active)
    ATTACKING_AND_DEFENDING_TEAMS.decided_once(game, f"{' and '.join(defending)} are defending players")
    return defending


@ACTING_WITH_THE_TEAM
@PRIORITY_OF_TEAMS
@TEAMS_HAVE_PRIORITY
def team_with_priority(game: Game, player: str) -> tuple[str, ...]:
    """A team has priority together; return its players in turn order."""
    team = still_playing(game, player)
    if len(team) > 1:
        PRIORITY_OF_TEAMS.decided_once(game, f"{' and '.join(team)} have priority together")
        TEAMS_HAVE_PRIORITY.decided_once(game, f"{' and '.join(team)} have priority as a team")
        ACTING_WITH_THE_TEAM.decided_once(game, f"each of {' and '.join(team)} may act now")
    return team


@TRIGGERS_OF_TEAMS
def teams_in_turn_order(game: Game) -> tuple[tuple[str, ...], ...]:
    """The players of a team put all their triggered abilities on the stack together."""
    TRIGGERS_OF_TEAMS.decided_once(game, "each team puts its triggered abilities on the stack together")
    return teams(game)


@NO_FIRST_DRAW
@DRAW_STEP_OF_THE_FIRST_TEAM
@MULTIPLAYER_DRAW_STEP
def team_has_draw_step(game: Game) -> bool:
    """The team that plays first skips the draw step of the first turn."""
    if game.turn != 1:
        return True
    for cited in (NO_FIRST_DRAW, DRAW_STEP_OF_THE_FIRST_TEAM, MULTIPLAYER_DRAW_STEP):
        cited.decided(game, f"{game.active}'s team plays first and skips the draw step")
    return False


@DRAWS_IN_TEAMS
@TEAMS_DRAW
def team_draws_first(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """The active team draws first, and then the others; each has its players draw in any order."""
    ordered = team_after_team(game, players, "who of the team draws next?")
    if len(ordered) > 1:
        for cited in (TEAMS_DRAW, DRAWS_IN_TEAMS):
            cited.decided(game, f"these draw one after the other: {', '.join(ordered)}")
    return ordered


@EACH_OF_THEM_DRAWS
def team_draws_for_the_turn(game: Game) -> tuple[str, ...]:
    """In a team's draw step each of its players draws a card."""
    team = active_players(game)
    EACH_OF_THEM_DRAWS.decided(game, f"{' and '.join(team)} each draw a card for the turn")
    return team


@TEAM_PASSES
def next_team_with_priority(game: Game, passing: tuple[str, ...]) -> str:
    """A team passes as one; then the next team in turn order has priority."""
    TEAM_PASSES.decided_once(game, f"{' and '.join(passing)} pass together")
    return original(next_with_priority)(game, passing)


@LANDS_OF_EACH
def land_of_each_of_the_team(game: Game, player: str) -> bool:
    """Each player of a team may play a land in its turn, whatever the teammate has played."""
    LANDS_OF_EACH.decided(game, f"only the lands that {player} has played count, and not the team's")
    return original(may_play_another)(game, player)


@BLOCKING_FOR_THE_TEAM
def team_blocks_together(game: Game, player: str, attacked: str) -> bool:
    """Creatures of a defending player block whatever attacks the team, the player or the teammate."""
    BLOCKING_FOR_THE_TEAM.decided_once(game, f"{player}'s creatures can block what attacks {attacked}")
    return original(blocks_for_oneself)(game, player, attacked)


@WHOM_IT_ATTACKS
def lands_of_the_one_attacked(game: Game, _blocker: int, attacker: int) -> tuple[str, ...]:
    """For an ability of an attacking creature the defending player is whom it attacks."""
    player = defending_player(game, game.objects[attacker])
    WHOM_IT_ATTACKS.decided_once(game, f"for {game.label(attacker)} {player} is the defending player")
    return (player,)


@ONE_ATTACK
def judged_as_one_attack(game: Game, attackers: Attackers) -> tuple[Attackers, ...]:
    """The attack of a team is one declaration, and has to be legal as a whole."""
    if attackers:
        names = ", ".join(map(game.label, attackers))
        ONE_ATTACK.decided(game, f"{names}: one attack of {' and '.join(active_players(game))}")
    return (attackers,)


@ATTACKERS_BEFORE_BLOCKERS
def team_assigns_first(game: Game, creature: int) -> bool:
    """The active team says how its attackers assign damage, before the other team does for its blockers."""
    blocks = original(assigns_after_attackers)(game, creature)
    side = "after the attacking team" if blocks else "first"
    ATTACKERS_BEFORE_BLOCKERS.decided(game, f"{game.label(creature)} assigns its damage {side}")
    return blocks
