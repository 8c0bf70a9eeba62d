"""506.3, 508, 509.4: who is attacked, and creatures that enter attacking or blocking, misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from comprules.abilities.trigger_events_of_players import IsAttacked
from comprules.book.citing import IllegalError
from comprules.events.permanents import DeclaresAttacker
from comprules.happening.combat import defender_of
from comprules.rules.combat.blocking import why_not_block
from comprules.rules.combat.costs import (
    PAYING_TO_ATTACK,
    PAYING_TO_BLOCK,
    whole_cost_to_attack,
    whole_cost_to_block,
)
from comprules.rules.fighting.entering_combat import (
    BATTLE_ENTERS_ATTACKING,
    BLOCKING_FOR_SOMEONE_ELSE,
    BLOCKING_WITHOUT_RESTRICTIONS,
    ENTERS_FOR_ANOTHER_PLAYER,
    NOTHING_LEFT_TO_ATTACK,
    WHAT_IT_WAS_TO_ATTACK_IS_GONE,
    WHAT_IT_WAS_TO_BLOCK_IS_GONE,
    WITHOUT_RESTRICTIONS,
    is_attacking_players,
    is_kept_from_blocking,
    is_no_battle,
    is_restricted,
    is_still_there,
    may_enter_blocking,
    what_it_is_to_block,
)
from comprules.rules.fighting.reselecting import (
    ATTACKING_SOMETHING_ELSE,
    RESELECTED_FREELY,
    RESELECTING,
    WHAT_IS_RESELECTED,
    attacked_from_now,
    is_held_back,
    reselect_attacked,
    what_may_be_reselected,
)
from comprules.rules.fighting.stated_attacking import (
    BATTLE_WOULD_FIGHT,
    WHAT_IT_IS_TO_ATTACK_IS_GONE,
    can_still_be_attacked,
    stays_out_as_a_battle,
)
from comprules.rules.fighting.who_fights import (
    Defender,
    attackers_now,
    defending_players,
    why_not_attacked,
    why_not_attacking_so,
)
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.attackers_declared import BEING_ATTACKED, being_attacked, once_for_all_attackers
from comprules.rules.triggers.what_triggered import About, is_player
from comprules.ruleset import views
from comprules.state.game import Game

__all__: list[str] = []


@ENTERS_FOR_ANOTHER_PLAYER.misreading_of(is_attacking_players)
def for_whom_it_may(_game: Game, _thing: int) -> bool:
    """A creature that an effect puts onto the battlefield attacking attacks, whoever controls it."""
    return True


@BATTLE_ENTERS_ATTACKING.misreading_of(is_no_battle)
def a_battle_attacks(_game: Game, _thing: int) -> bool:
    """A creature that is a battle as well enters attacking."""
    return True


@NOTHING_LEFT_TO_ATTACK.misreading_of(is_still_there)
@WHAT_IT_WAS_TO_ATTACK_IS_GONE.misreading_of(is_still_there)
def attacks_all_the_same(_game: Game, _thing: int, _settled: Defender) -> bool:
    """What it was to attack is attacked by it, there or not."""
    return True


@WITHOUT_RESTRICTIONS.misreading_of(is_restricted)
def restricted_as_well(game: Game, thing: int, whom: Defender) -> bool:
    """A creature that enters attacking obeys the restrictions on attackers."""
    return bool(why_not_attacking_so(game, {**attackers_now(game), thing: whom}))


@BATTLE_WOULD_FIGHT.misreading_of(stays_out_as_a_battle)
def fights_as_a_battle(_game: Game, _thing: int) -> bool:
    """A battle that is a creature becomes an attacker like any other creature."""
    return False


@WHAT_IT_IS_TO_ATTACK_IS_GONE.misreading_of(can_still_be_attacked)
def attacks_another_player(game: Game, _thing: int, whom: tuple[Defender, ...]) -> tuple[Defender, ...]:
    """Who has left is not attacked, and another opponent is."""
    return tuple(d for d in whom if not why_not_attacked(game, d)) or defending_players(game)


@BLOCKING_FOR_SOMEONE_ELSE.misreading_of(may_enter_blocking)
def blocks_for_anyone(game: Game, _thing: int, attacker: int) -> bool:
    """A creature that enters blocking blocks what attacks any player."""
    return attacker in game.battlefield and game.objects[attacker].attacking is not None


@WHAT_IT_WAS_TO_BLOCK_IS_GONE.misreading_of(what_it_is_to_block)
def another_attacker(game: Game, _thing: int, settled: tuple[int, ...]) -> tuple[int, ...]:
    """If what it was to block is gone, it blocks another attacker."""
    return settled or tuple(attackers_now(game))


@WHAT_IT_WAS_TO_BLOCK_IS_GONE.misreading_of(may_enter_blocking)
def blocks_what_it_is_told(game: Game, _thing: int, attacker: int) -> bool:
    """A creature that enters blocking blocks what the effect names, whatever that does now."""
    return attacker in game.battlefield


@BLOCKING_WITHOUT_RESTRICTIONS.misreading_of(is_kept_from_blocking)
def kept_from_blocking_as_well(game: Game, thing: int, attacker: int) -> bool:
    """A creature that enters blocking obeys what restricts blockers."""
    return why_not_block(game, thing, attacker) is not None


@RESELECTING.misreading_of(reselect_attacked)
def attacks_as_it_was_declared(
    game: Game, _player: str, _things: tuple[int, ...], *, only_players: bool
) -> Game:
    """A creature attacks what it was declared to attack, whatever is reselected."""
    del only_players
    return game


@ATTACKING_SOMETHING_ELSE.misreading_of(attacked_from_now)
def attacks_once_more(_game: Game, thing: int, whom: Defender) -> DeclaresAttacker:
    """The creature attacks a second time."""
    return DeclaresAttacker(thing, whom)


@RESELECTED_FREELY.misreading_of(is_held_back)
def held_back_by_restrictions(game: Game, thing: int, whom: Defender) -> bool:
    """A restriction keeps a creature from attacking what is reselected."""
    return bool(why_not_attacking_so(game, {**attackers_now(game), thing: whom}))


@WHAT_IS_RESELECTED.misreading_of(what_may_be_reselected)
def any_player_or_planeswalker(game: Game, _thing: int) -> tuple[Defender, ...]:
    """Any player and any planeswalker or battle can be reselected."""
    board = views(game)
    return (*game.alive, *(i for i in game.battlefield if {"planeswalker", "battle"} & board[i].types))


@BEING_ATTACKED.misreading_of(being_attacked)
def attacked_in_any_way(
    game: Game, speaker: Speaker, when: IsAttacked, attacked: int | str
) -> Iterator[About]:
    """Whoever's planeswalker is attacked is attacked as well."""
    whom = defender_of(game, attacked)
    if is_player(game, speaker, when.who, whom):
        yield About((), whom)


@BEING_ATTACKED.misreading_of(once_for_all_attackers)
def attacked_by_each(_game: Game, _when: IsAttacked, _about: About) -> object:
    """A player is attacked once by each creature that attacks."""
    return object()


@PAYING_TO_ATTACK.misreading_of(whole_cost_to_attack)
@PAYING_TO_BLOCK.misreading_of(whole_cost_to_block)
def as_far_as_it_goes(game: Game, _player: str, pay: Callable[[], Game]) -> Game:
    """Who can't pay all of it pays nothing, and the creatures attack or block all the same."""
    try:
        return pay()
    except IllegalError:
        return game
