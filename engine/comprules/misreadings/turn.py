"""117, 500-514: the turn, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.events.players import LosesGame
from comprules.happening import happen
from comprules.happening.perform import PLAYER_LEAVES
from comprules.rules.state_based.state_based_actions import CHECK_BEFORE_PRIORITY, check_once
from comprules.rules.triggers.putting_on_the_stack import put_waiting_on_stack
from comprules.rules.triggers.triggered_abilities import state_triggers
from comprules.rules.turn.loops import LOOP_IS_A_DRAW, MANDATORY_LOOP, mandatory_loop
from comprules.rules.turn.priority import before_priority, priority_after_leaving
from comprules.rules.turn.starting import (
    FREE_MULLIGAN,
    SHUFFLING_DECKS,
    cards_in_no_deck,
    free_mulligans,
)
from comprules.rules.turn.turn_based_actions import (
    ANOTHER_CLEANUP_STEP,
    FIRST_DRAW_STEP_OF_SEVERAL,
    MANA_EMPTIES,
    NO_FIRST_DRAW_STEP,
    another_cleanup_step,
    draws_among_several,
    empty_pools,
    has_draw_step,
)
from comprules.rules.turn.turns import EXTRA_PHASES, EXTRA_TURNS, phase_added, whose_turn_next
from comprules.state.game import Game
from comprules.words import Step

__all__: list[str] = []

# ---- priority


@CHECK_BEFORE_PRIORITY.misreading_of(before_priority)
def once_only(game: Game) -> Game:
    """State-based actions are checked a single time; then waiting abilities go on the stack."""
    game, _ = check_once(game)
    return put_waiting_on_stack(state_triggers(game))


@PLAYER_LEAVES.misreading_of(priority_after_leaving)
def priority_stays(game: Game, _player: str) -> Game:
    """A player who is gone goes on having priority."""
    return game


# ---- loops


@LOOP_IS_A_DRAW.misreading_of(mandatory_loop)
@MANDATORY_LOOP.misreading_of(mandatory_loop)
def whose_turn_it_is_loses(game: Game, _recurring: str) -> Game:
    """Whoever's turn it is loses the game for not bringing a loop to an end."""
    return happen(game, LosesGame(game.active, "brought no end to a loop"))


# ---- the start


@SHUFFLING_DECKS.misreading_of(cards_in_no_deck)
def wherever_cards_lie(_game: Game) -> Iterator[int]:
    """A game can start with cards that lie on the table already."""
    return iter(())


@FREE_MULLIGAN.misreading_of(free_mulligans)
def none_is_free(_game: Game) -> int:
    """Every mulligan costs a card."""
    return 0


@NO_FIRST_DRAW_STEP.misreading_of(has_draw_step)
def everybody_draws(_game: Game) -> bool:
    """Whoever plays first draws a card as well."""
    return True


@FIRST_DRAW_STEP_OF_SEVERAL.misreading_of(draws_among_several)
def whoever_plays_first_skips(_game: Game) -> bool:
    """Whoever plays first draws no card, however many players there are."""
    return False


# ---- turns


@ANOTHER_CLEANUP_STEP.misreading_of(another_cleanup_step)
def one_cleanup_step(_game: Game) -> bool:
    """A turn has one cleanup step, whatever happens in it."""
    return False


@EXTRA_PHASES.misreading_of(phase_added)
def no_more_phases(_game: Game, following: Step) -> Step:
    """The phases of a turn are always the same."""
    return following


@EXTRA_TURNS.misreading_of(whose_turn_next)
def in_turn_order(game: Game) -> tuple[Game, str]:
    """Players take their turns in order, and nobody an extra one."""
    return game, game.following(game.active)


# ---- mana


@MANA_EMPTIES.misreading_of(empty_pools)
def mana_stays(game: Game) -> Game:
    """Mana that nobody has spent stays in the pool."""
    return game
