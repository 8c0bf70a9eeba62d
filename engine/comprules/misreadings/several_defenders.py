"""802: attacks on several players in one combat, misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.rules.combat.banding import attack_the_same
from comprules.rules.fighting import several_defenders as rules
from comprules.rules.fighting.several_defenders import Attacked, Blocks
from comprules.rules.fighting.who_fights import Defender
from comprules.rules.meaning import opponents_of
from comprules.ruleset import views
from comprules.state.game import Game

__all__: list[str] = []


@rules.ALL_OPPONENTS_DEFEND.misreading_of(rules.all_opponents_defend)
def the_next_player_defends(game: Game) -> tuple[str, ...]:
    """The opponent who comes next in turn order is the defending player."""
    return opponents_of(game, game.active)[:1]


@rules.ATTACKING_SEVERAL_PLAYERS.misreading_of(rules.why_not_several_players)
def one_player_at_a_time(_game: Game, players: tuple[str, ...]) -> str:
    """One player is attacked in a combat."""
    return "only one player is attacked" if len(players) > 1 else ""


@rules.WHICH_DEFENDING_PLAYER.misreading_of(rules.whose_lands_count)
def lands_of_all_opponents(game: Game, _blocker: int, _attacker: int) -> tuple[str, ...]:
    """Of all defending players one has to control such a land."""
    return opponents_of(game, game.active)


@rules.WHOM_EACH_ATTACKS.misreading_of(rules.as_chosen_for_each)
def all_attack_the_same(_game: Game, attackers: Mapping[int, Attacked]) -> Mapping[int, Attacked]:
    """All creatures attack what the first of them does."""
    return dict.fromkeys(attackers, next(iter(attackers.values()))) if attackers else attackers


@rules.RESTRICTIONS_FOR_ONE_PLAYER.misreading_of(rules.how_many_attack)
def all_that_attack(_game: Game, attackers: Mapping[int, Attacked], _player: str) -> int:
    """A restriction for attacks on one player counts what attacks others as well."""
    return len(attackers)


@rules.BANDS_ATTACK_ONE_PLAYER.misreading_of(attack_the_same)
def bands_split_up(_game: Game, _attackers: Mapping[int, Defender], _band: tuple[int, ...]) -> bool:
    """The creatures of a band attack several players."""
    return True


@rules.BLOCKERS_IN_TURN_ORDER.misreading_of(rules.in_apnap_order)
def last_player_first(game: Game, blocks: tuple[Blocks, ...]) -> tuple[Blocks, ...]:
    """The last player in turn order declares blockers first."""
    return tuple(sorted(blocks, key=lambda each: -game.alive.index(views(game)[next(iter(each))].controller)))


@rules.BLOCKING_FOR_ONESELF.misreading_of(rules.blocks_for_oneself)
def blocks_for_anybody(_game: Game, _player: str, _attacked: str) -> bool:
    """Creatures of a defending player block what attacks another."""
    return True


@rules.BLOCKS_OF_EACH_PLAYER.misreading_of(rules.blocks_of_each_player)
def all_blocks_together(_game: Game, blocks: Blocks) -> tuple[Blocks, ...]:
    """The blocks of all players are judged as one declaration."""
    return (blocks,) if blocks else ()


@rules.ASSIGNING_IN_TURN_ORDER.misreading_of(rules.place_in_assigning)
def as_they_came(_game: Game, _player: str) -> int:
    """Whose creature came first assigns its damage first."""
    return 0
