"""117, 704.3: who may act, and what the game does by itself before anyone may."""

from __future__ import annotations

from typing import Literal

from comprules.book.citing import cite
from comprules.happening.leaving import PLAYER_LEAVES
from comprules.happening.whose_turn import HAVING_PRIORITY, with_priority
from comprules.rules.resolving.resolving import RESOLVING, resolve_top
from comprules.rules.state_based.state_based_actions import CHECK_BEFORE_PRIORITY, check_once
from comprules.rules.triggers.putting_on_the_stack import put_waiting_on_stack
from comprules.rules.triggers.triggered_abilities import state_triggers
from comprules.rules.turn.loops import gone_on, has_chosen, mandatory_loop
from comprules.ruleset import rules_of
from comprules.state.copying import altered, replace
from comprules.state.game import Game
from comprules.state.lasting import NOTHING_REPEATED

__all__ = [
    "LAST_ONE_RESOLVES",
    "MAIN_PHASE_ENDS",
    "NEXT_IN_TURN_ORDER",
    "PRIORITY_AFTER_RESOLVING",
    "PRIORITY_AS_A_STEP_BEGINS",
    "STATE_BASED_ACTIONS_HAPPEN",
    "STEP_ENDS",
    "TRIGGERED_ABILITIES_WAIT",
    "WITHOUT_ACTIVE_PLAYER",
    "WITHOUT_PRIORITY",
    "Doing",
    "after_resolving",
    "at_the_turn",
    "before_priority",
    "dealt_with",
    "is_step_over",
    "last_first",
    "next_with_priority",
    "once_resolved",
    "pass_priority",
    "priority_after_leaving",
    "priority_at_the_beginning",
    "receive_priority",
    "triggered_put_on_stack",
    "who_receives_it_instead",
    "who_share_the_stack",
]

Doing = Literal["acting", "passing", "going on"]
"""Whether a player acts, passes, or lets the game go on to a turn of the player's own."""

PRIORITY_AS_A_STEP_BEGINS = cite("117.3a")
PRIORITY_AFTER_RESOLVING = cite("117.3b")
NEXT_IN_TURN_ORDER = cite("117.3d")
TRIGGERED_ABILITIES_WAIT = cite("117.2a")
STATE_BASED_ACTIONS_HAPPEN = cite("117.2d")
WITHOUT_PRIORITY = cite("117.2")
ALL_PASS = cite("117.4")
BEFORE_PRIORITY = cite("117.5")
LAST_ONE_RESOLVES = cite("405.5")
STEP_ENDS = cite("500.2")
MAIN_PHASE_ENDS = cite("505.2")
WITHOUT_ACTIVE_PLAYER = cite("800.4j")


@ALL_PASS.essential("somebody has to pass")
def who_share_the_stack(game: Game) -> tuple[str, ...]:
    """Return the players who get priority, in turn order: all of them."""
    return game.alive


@HAVING_PRIORITY.essential("there is one turn and one stack for whoever acts")
def at_the_turn(game: Game, _player: str, _about: tuple[int | str, ...], _doing: Doing) -> Game:
    """Return the game at the turn, and with the stack, that an action of a player is about: there is one."""
    return game


@CHECK_BEFORE_PRIORITY
@BEFORE_PRIORITY.essential("what has triggered would never be put on the stack")
def before_priority(game: Game) -> Game:
    """Check state-based actions and put waiting abilities on the stack until nothing is left of either."""
    repetition = NOTHING_REPEATED
    while not game.is_over:
        answered = len(game.arbiter.answered)
        game, performed = dealt_with(game)
        if not performed:
            game = state_triggers(game)
            if not game.waiting:
                break
        BEFORE_PRIORITY.decided_once(game, "the game does this by itself before a player may act")
        if performed:
            STATE_BASED_ACTIONS_HAPPEN.decided_once(
                game, "state-based actions are dealt with before priority"
            )
            CHECK_BEFORE_PRIORITY.decided_once(game, "the check is repeated")
        else:
            game = triggered_put_on_stack(game)
        if has_chosen(game, answered):
            repetition = NOTHING_REPEATED
        repetition, endless = gone_on(repetition, game, None)
        if endless:
            return mandatory_loop(game, endless)
    return game


@STATE_BASED_ACTIONS_HAPPEN
@WITHOUT_PRIORITY
def dealt_with(game: Game) -> tuple[Game, bool]:
    """State-based actions happen by themselves before a player would receive priority."""
    game, performed = check_once(game)
    if performed:
        WITHOUT_PRIORITY.decided_once(game, "the game does it by itself, and nobody needs priority for it")
    return game, performed


@TRIGGERED_ABILITIES_WAIT
def triggered_put_on_stack(game: Game) -> Game:
    """What has triggered by now, whenever that was, is put on the stack before a player receives priority."""
    TRIGGERED_ABILITIES_WAIT.decided_once(game, "abilities have triggered, and are put on the stack now")
    return put_waiting_on_stack(game)


@BEFORE_PRIORITY.essential("someone has to be able to act")
def receive_priority(game: Game, player: str) -> Game:
    """A player receives priority once the game has done all that it does by itself."""
    game = before_priority(game)
    if game.is_over:
        return replace(game, priority="", passed=())
    if game.players[player].gone:
        player = who_receives_it_instead(game, player)
    return altered(game, priority=player, passed=())


@WITHOUT_ACTIVE_PLAYER
def who_receives_it_instead(game: Game, player: str) -> str:
    """In the turn of a player who has left, the next one in turn order receives priority instead."""
    following = game.following(player)
    WITHOUT_ACTIVE_PLAYER.decided_once(game, f"{player} has left: {following} receives priority instead")
    return following


@PRIORITY_AS_A_STEP_BEGINS
def priority_at_the_beginning(game: Game) -> Game:
    """As a step begins the active player receives priority, after its turn-based actions and triggers."""
    game = receive_priority(game, game.active)
    if game.priority:
        PRIORITY_AS_A_STEP_BEGINS.decided_once(game, f"{game.priority} receives priority as the step begins")
    return game


@PRIORITY_AFTER_RESOLVING
def after_resolving(game: Game, passed: tuple[str, ...]) -> Game:
    """When something has resolved the active player receives priority, whoever passed last."""
    following = game.following(passed[-1]) if passed else game.active
    if following != game.active or len(game.alive) == len(game.order) == 2:
        PRIORITY_AFTER_RESOLVING.decided_once(game, f"{game.active} receives priority after the resolution")
    return receive_priority(game, game.active)


@NEXT_IN_TURN_ORDER
def next_with_priority(game: Game, passing: tuple[str, ...]) -> str:
    """When a player has passed, the next one in turn order has priority."""
    sharing = who_share_the_stack(game)
    following = game.following(game.priority, (*passing, *(p for p in game.alive if p not in sharing)))
    NEXT_IN_TURN_ORDER.decided_once(game, f"{game.priority} passes, and {following} has priority")
    return following


@PLAYER_LEAVES
def priority_after_leaving(game: Game, player: str) -> Game:
    """Where a player who has left had priority, the next player in turn order receives it."""
    if game.priority != player or game.is_over:
        return game
    following = game.following(player)
    PLAYER_LEAVES.decided(game, f"{player} has left with priority, which passes to {following}")
    return receive_priority(game, following)


@ALL_PASS.essential("nothing would resolve and no step would end")
def pass_priority(game: Game) -> tuple[Game, bool]:
    """A player passes; once all have passed in succession, the top of the stack resolves or the step ends.

    The second value tells whether the step is over.
    """
    passing = with_priority(game, game.priority)
    passed = (*game.passed, *passing)
    if set(who_share_the_stack(game)) <= set(passed):
        ALL_PASS.decided(game, "all players have passed in succession")
        if not game.zone("stack"):
            return replace(game, priority="", passed=passed), is_step_over(game, resolved=False)
        return once_resolved(resolve_top(last_first(replace(game, priority="", passed=()))), passed)
    if game.zone("stack"):
        RESOLVING.decided(game, f"not all players have passed: {game.label(game.zone('stack')[0])} waits")
    return dealt_with_between(game, next_with_priority(game, passing), passed), False


@BEFORE_PRIORITY.essential("someone has to be able to act")
def dealt_with_between(game: Game, following: str, passed: tuple[str, ...]) -> Game:
    """What has come about since, as by conceding, is dealt with before the next player has priority."""
    if game.waiting or len(game.alive) < len(game.order):
        game = before_priority(replace(game, priority=""))
        if game.is_over:
            return replace(game, passed=())
        if game.players[following].gone:
            following = game.following(following)
    return replace(game, priority=following, passed=passed)


def once_resolved(game: Game, passed: tuple[str, ...]) -> tuple[Game, bool]:
    """Return the game with what follows a resolution, and whether the step is over by that."""
    if game.ending and not game.is_over:
        return game, True
    if game.turn == 0:
        return rules_of(game).first_turn(game), False
    game = after_resolving(game, passed)
    return game, is_step_over(game, resolved=True)


@LAST_ONE_RESOLVES
def last_first(game: Game) -> Game:
    """The object that was put on the stack last is the one that resolves."""
    first, *others = game.zone("stack")
    if others:
        LAST_ONE_RESOLVES.decided(game, f"{game.label(first)} was put on the stack last, and resolves")
    return game


@STEP_ENDS
@MAIN_PHASE_ENDS
def is_step_over(game: Game, *, resolved: bool) -> bool:
    """A phase or step ends when all have passed with the stack empty, and not as the stack becomes empty."""
    ends = MAIN_PHASE_ENDS if game.step.endswith("main") else STEP_ENDS
    if not resolved:
        ends.decided(game, f"all have passed with the stack empty: the {game.step} step ends")
    elif not game.zone("stack"):
        ends.decided(game, f"the stack has become empty, and the {game.step} step goes on")
    return not resolved
