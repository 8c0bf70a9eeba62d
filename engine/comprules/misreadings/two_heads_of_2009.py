"""606 of 2009: the combat and the life of Two-Headed Giant, misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.conditions import Condition
from comprules.book.citing import original
from comprules.editions.of_2009 import attacks_on_two_heads as attacks
from comprules.editions.of_2009.life_of_two_heads import SUM_FOR_THE_TEAM, sum_for_each_team
from comprules.events.every import Event
from comprules.rules.combat.combat_damage import whom_it_damages
from comprules.rules.continuous.rules_for_one_creature import of_whom_it_is_so
from comprules.rules.effects.instructions_as_events import life_totals_become
from comprules.rules.fighting.restrictions_and_requirements import attacked_with
from comprules.rules.meaning.deployment import ability_to_deploy
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.which_players import the_defending_player
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__: list[str] = []


@attacks.NO_OTHER_OPTIONS.misreading_of(attacks.nothing_is_deployed)
def deployed_to_teammates(game: Game, view: View) -> tuple[Held, ...]:
    """Creatures can be deployed in every game of teams."""
    return ability_to_deploy(game, view)


@attacks.ATTACK_ON_THE_TEAM.misreading_of(attacks.the_whole_team)
def one_of_the_team(game: Game, defender: str) -> tuple[str, ...]:
    """A creature attacks one player of the team, and what protects the other doesn't matter."""
    return original(attacked_with)(game, defender)


@attacks.DAMAGE_TO_ONE_OF_THEM.misreading_of(attacks.one_of_them_is_damaged)
def as_it_was_declared(game: Game, attacker: int) -> int | str | None:
    """The player is damaged who was named as the creature was declared."""
    return original(whom_it_damages)(game, attacker)


@attacks.BOTH_DEFENDING_PLAYERS.misreading_of(attacks.so_of_either)
def each_by_itself(game: Game, condition: Condition, so: Mapping[str, bool]) -> tuple[str, ...]:
    """A creature can attack the player of whom the condition is so, and nobody else."""
    return original(of_whom_it_is_so)(game, condition, so)


@attacks.BOTH_DEFENDING_PLAYERS.misreading_of(attacks.both_defending_players)
def whoever_was_attacked(game: Game, speaker: Speaker) -> tuple[str, ...]:
    """The player is meant who was named as the creature was declared."""
    return original(the_defending_player)(game, speaker)


@SUM_FOR_THE_TEAM.misreading_of(sum_for_each_team)
def half_and_half(game: Game, numbers: Mapping[str, int]) -> list[Event]:
    """Each player's half of the life changes, whatever that comes to."""
    return original(life_totals_become)(game, numbers)
