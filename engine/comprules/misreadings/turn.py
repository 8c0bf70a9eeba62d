"""117, 500-514: the turn, misread."""

from __future__ import annotations

from collections.abc import Callable

from comprules.events.players import LosesGame
from comprules.happening import happen
from comprules.happening.leaving import PLAYER_LEAVES
from comprules.procedure import TurnStep
from comprules.rules.state_based.state_based_actions import CHECK_BEFORE_PRIORITY, check_once
from comprules.rules.triggers.putting_on_the_stack import put_waiting_on_stack
from comprules.rules.triggers.triggered_abilities import state_triggers
from comprules.rules.turn.loops import LOOP_IS_A_DRAW, MANDATORY_LOOP, mandatory_loop
from comprules.rules.turn.parts_of_the_turn import (
    ATTACKS_ON_THE_STACK,
    BEGINNING_PHASE,
    BLOCKS_ON_THE_STACK,
    COMBAT_PHASE,
    DAMAGE_ON_THE_STACK,
    ENDING_PHASE,
    NO_PRIORITY_IN_UNTAP,
    PHASES_AND_STEPS,
    PRIORITY_AFTER_ATTACKERS,
    PRIORITY_AFTER_BLOCKERS,
    PRIORITY_AFTER_DAMAGE,
    PRIORITY_AFTER_DRAWING,
    PRIORITY_AS_COMBAT_BEGINS,
    PRIORITY_AS_COMBAT_ENDS,
    PRIORITY_IN_END_STEP,
    PRIORITY_IN_MAIN_PHASE,
    PRIORITY_IN_UPKEEP,
    TWO_MAIN_PHASES,
    UPKEEP_ON_THE_STACK,
    abilities_before_priority,
    following_row,
    priority_in_step,
    priority_in_untap_step,
)
from comprules.rules.turn.priority import (
    MAIN_PHASE_ENDS,
    NEXT_IN_TURN_ORDER,
    PRIORITY_AFTER_RESOLVING,
    PRIORITY_AS_A_STEP_BEGINS,
    STATE_BASED_ACTIONS_HAPPEN,
    STEP_ENDS,
    TRIGGERED_ABILITIES_WAIT,
    WITHOUT_PRIORITY,
    after_resolving,
    before_priority,
    dealt_with,
    is_step_over,
    next_with_priority,
    priority_after_leaving,
    priority_at_the_beginning,
    receive_priority,
    triggered_put_on_stack,
)
from comprules.rules.turn.turn_based_actions import (
    ANOTHER_CLEANUP_STEP,
    FIRST_DRAW_STEP_OF_SEVERAL,
    MANA_EMPTIES,
    MANA_POOL,
    MULTIPLAYER_DRAW_STEP,
    NO_FIRST_DRAW_STEP,
    another_cleanup_step,
    draws_among_several,
    empty_pools,
    has_draw_step,
)
from comprules.rules.turn.turns import (
    EXTRA_PHASES,
    EXTRA_STEPS,
    EXTRA_TURNS,
    NO_PRIORITY_IN_CLEANUP,
    NOTHING_BETWEEN,
    ONE_PRECOMBAT_MAIN_PHASE,
    added_main_phase,
    between_steps,
    next_step,
    phase_added,
    priority_in_cleanup_step,
    step_added,
    whose_turn_next,
)
from comprules.ruleset import rules_of, views
from comprules.state.copying import altered, replace
from comprules.state.game import Game
from comprules.words import Step

__all__: list[str] = []

# ---- priority


@CHECK_BEFORE_PRIORITY.misreading_of(before_priority)
def once_only(game: Game) -> Game:
    """State-based actions are checked a single time; then waiting abilities go on the stack."""
    game, _ = check_once(game)
    return put_waiting_on_stack(state_triggers(game))


@STATE_BASED_ACTIONS_HAPPEN.misreading_of(dealt_with)
def whenever_someone_asks(game: Game) -> tuple[Game, bool]:
    """State-based actions wait until someone asks for them."""
    return game, False


@TRIGGERED_ABILITIES_WAIT.misreading_of(triggered_put_on_stack)
def only_at_once(game: Game) -> Game:
    """What couldn't be put on the stack as it triggered is lost."""
    return replace(game, waiting=())


@PRIORITY_AS_A_STEP_BEGINS.misreading_of(priority_at_the_beginning)
def the_other_player_first(game: Game) -> Game:
    """As a step begins the player whose turn it is not may act first."""
    return receive_priority(game, game.following(game.active))


@PRIORITY_AFTER_RESOLVING.misreading_of(after_resolving)
def in_the_order_of_passing(game: Game, passed: tuple[str, ...]) -> Game:
    """After a resolution it goes on behind the player who passed last."""
    last = passed[-1]
    following = game.following(last)
    return receive_priority(game, last if following == game.active else following)


@NEXT_IN_TURN_ORDER.misreading_of(next_with_priority)
def back_to_the_active_player(game: Game, _passing: tuple[str, ...]) -> str:
    """Whoever passes, the first who has not passed yet, from the last player on, is next."""
    left = [player for player in reversed(game.alive) if player not in game.passed]
    return left[0] if left[0] != game.priority or len(left) == 1 else left[1]


@PLAYER_LEAVES.misreading_of(priority_after_leaving)
def priority_stays(game: Game, _player: str) -> Game:
    """A player who is gone goes on having priority."""
    return game


@STEP_ENDS.misreading_of(is_step_over)
@MAIN_PHASE_ENDS.misreading_of(is_step_over)
def ends_with_the_stack(game: Game, *, resolved: bool) -> bool:
    """A phase or step ends as soon as the last object on the stack has resolved."""
    return not resolved or not game.zone("stack")


def _passed_over(*steps: Step) -> Callable[[Game, Step], Game]:
    """Return what gives nobody priority in these steps."""

    def unless_passed_over(game: Game, step: Step) -> Game:
        return next_step(game) if step in steps else receive_priority(game, game.active)

    return unless_passed_over


def _before_what_triggered(*steps: Step) -> Callable[[Game, Step], Game]:
    """Return what gives priority in these steps before abilities that have triggered are on the stack."""

    def at_once(game: Game, step: Step) -> Game:
        if step in steps:
            return altered(game, priority=game.active, passed=())
        return receive_priority(game, game.active)

    return at_once


PRIORITY_IN_UPKEEP.misreading_of(priority_in_step)(_passed_over("upkeep"))
PRIORITY_AFTER_DRAWING.misreading_of(priority_in_step)(_passed_over("draw"))
PRIORITY_IN_MAIN_PHASE.misreading_of(priority_in_step)(_passed_over("precombat main", "postcombat main"))
PRIORITY_AS_COMBAT_BEGINS.misreading_of(priority_in_step)(_passed_over("beginning of combat"))
PRIORITY_AFTER_ATTACKERS.misreading_of(priority_in_step)(_passed_over("declare attackers"))
PRIORITY_AFTER_BLOCKERS.misreading_of(priority_in_step)(_passed_over("declare blockers"))
PRIORITY_AFTER_DAMAGE.misreading_of(priority_in_step)(_passed_over("combat damage"))
PRIORITY_AS_COMBAT_ENDS.misreading_of(priority_in_step)(_passed_over("end of combat"))
PRIORITY_IN_END_STEP.misreading_of(priority_in_step)(_passed_over("end"))

UPKEEP_ON_THE_STACK.misreading_of(abilities_before_priority)(_before_what_triggered("upkeep"))
ATTACKS_ON_THE_STACK.misreading_of(abilities_before_priority)(_before_what_triggered("declare attackers"))
BLOCKS_ON_THE_STACK.misreading_of(abilities_before_priority)(_before_what_triggered("declare blockers"))
DAMAGE_ON_THE_STACK.misreading_of(abilities_before_priority)(_before_what_triggered("combat damage"))


@NO_PRIORITY_IN_UNTAP.misreading_of(priority_in_untap_step)
@NO_PRIORITY_IN_CLEANUP.misreading_of(priority_in_cleanup_step)
def priority_in_every_step(game: Game) -> Game:
    """The active player receives priority in each step, the untap and the cleanup step included."""
    return receive_priority(game, game.active)


# ---- the order of the turn


def _row_after(game: Game, place: int) -> TurnStep | None:
    rows = rules_of(game).turn.rows
    return next((row for row in rows[place + 1 :] if row.takes_place(game)), None)


def _row_of(game: Game, name: Step) -> TurnStep:
    return next(row for row in rules_of(game).turn if row.name == name)


def _has_creature(game: Game, *, active: bool) -> bool:
    board = views(game)
    return any(
        "creature" in board[i].types and (board[i].controller == game.active) == active
        for i in game.battlefield
    )


@PHASES_AND_STEPS.misreading_of(following_row)
def no_combat_without_creatures(game: Game, place: int) -> TurnStep | None:
    """A turn has no combat phase where the active player has nothing to attack with."""
    row = _row_after(game, place)
    if row is not None and row.name == "beginning of combat" and not _has_creature(game, active=True):
        return _row_of(game, "postcombat main")
    return row


@BEGINNING_PHASE.misreading_of(following_row)
def draw_before_upkeep(game: Game, place: int) -> TurnStep | None:
    """The draw step comes before the upkeep step."""
    following: dict[Step, Step] = {"untap": "draw", "draw": "upkeep", "upkeep": "precombat main"}
    name = following.get(game.step)
    return _row_after(game, place) if name is None else _row_of(game, name)


@TWO_MAIN_PHASES.misreading_of(following_row)
def one_main_phase(game: Game, place: int) -> TurnStep | None:
    """After combat the turn is about to end."""
    return _row_of(game, "end") if game.step == "end of combat" else _row_after(game, place)


@COMBAT_PHASE.misreading_of(following_row)
def no_blocks_without_creatures(game: Game, place: int) -> TurnStep | None:
    """There is no declare blockers step where nobody has a creature to block with."""
    row = _row_after(game, place)
    if row is not None and row.name == "declare blockers" and not _has_creature(game, active=False):
        return _row_of(game, "combat damage")
    return row


@ENDING_PHASE.misreading_of(following_row)
def no_cleanup(game: Game, place: int) -> TurnStep | None:
    """With the end step the turn is over."""
    return None if game.step == "end" else _row_after(game, place)


# ---- loops


@LOOP_IS_A_DRAW.misreading_of(mandatory_loop)
@MANDATORY_LOOP.misreading_of(mandatory_loop)
def whose_turn_it_is_loses(game: Game, _recurring: str) -> Game:
    """Whoever's turn it is loses the game for not bringing a loop to an end."""
    return happen(game, LosesGame(game.active, "brought no end to a loop"))


# ---- the first draw


@NO_FIRST_DRAW_STEP.misreading_of(has_draw_step)
def everybody_draws(_game: Game) -> bool:
    """Whoever plays first draws a card as well."""
    return True


@FIRST_DRAW_STEP_OF_SEVERAL.misreading_of(draws_among_several)
@MULTIPLAYER_DRAW_STEP.misreading_of(draws_among_several)
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


@EXTRA_STEPS.misreading_of(step_added)
def no_more_steps(game: Game, following: TurnStep | None) -> tuple[Game, TurnStep | None]:
    """The steps of a phase are always the same."""
    return game, following


@NOTHING_BETWEEN.misreading_of(between_steps)
def triggers_in_between(game: Game) -> Game:
    """What has triggered is put on the stack before the next step begins."""
    return put_waiting_on_stack(game)


@ONE_PRECOMBAT_MAIN_PHASE.misreading_of(added_main_phase)
def begins_all_over(_game: Game) -> Step:
    """An added main phase with a combat phase before it is like the first one of the turn."""
    return "precombat main"


@EXTRA_TURNS.misreading_of(whose_turn_next)
def in_turn_order(game: Game) -> tuple[Game, str]:
    """Players take their turns in order, and nobody an extra one."""
    return game, game.following(game.active)


# ---- mana


@MANA_EMPTIES.misreading_of(empty_pools)
@MANA_POOL.misreading_of(empty_pools)
def mana_stays(game: Game) -> Game:
    """Mana that nobody has spent stays in the pool."""
    return game


@WITHOUT_PRIORITY.misreading_of(dealt_with)
def for_whoever_asks(game: Game) -> tuple[Game, bool]:
    """What the rules do by themselves waits for a player to ask for it."""
    return game, False
