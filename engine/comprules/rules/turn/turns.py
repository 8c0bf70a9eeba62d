"""500-514: how the game goes from step to step and from turn to turn.

The steps themselves are rows of the ruleset.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from comprules.book.citing import Citation, cite
from comprules.events.turn import BeginsPhase, BeginsStep, BeginsTurn
from comprules.happening import happen
from comprules.happening.controlled_players import control_waits
from comprules.happening.whose_turn import WHOSE_TURN, is_active, with_whom_turns_are_taken
from comprules.procedure import Declaration, TurnStep
from comprules.rules.combat.attacking import DECLARING_ATTACKERS, AttackDeclaration, declare_attackers
from comprules.rules.combat.blocking import CHOOSING_BLOCKERS
from comprules.rules.combat.combat_damage import has_combat, some_attacked
from comprules.rules.continuous.durations import (
    as_steps_begin,
    with_ended_durations,
    without_those_of_the_gone,
)
from comprules.rules.keywords.phasing import due_after_the_turn_of_the_gone, phasing_skipped
from comprules.rules.state_based.state_based_actions import CHECK_BEFORE_PRIORITY
from comprules.rules.turn.ending_early import last_step_skipped, others_skipped, triggered_meanwhile
from comprules.rules.turn.loops import gone_on, has_chosen, mandatory_loop, with_loops_noticed
from comprules.rules.turn.parts_of_the_turn import (
    PHASES_AND_STEPS,
    ends_without_priority,
    following_row,
    priority_in_step,
    priority_in_untap_step,
)
from comprules.rules.turn.priority import at_the_turn, before_priority, pass_priority, receive_priority
from comprules.ruleset import rules_of
from comprules.state.copying import altered, replace
from comprules.state.game import Game
from comprules.state.lasting import NOTHING_REPEATED
from comprules.words import STEPS, AddedPhase, EndedPart, Step

__all__ = [
    "BEFORE_ALL_ELSE",
    "EXTRA_PHASES",
    "EXTRA_STEPS",
    "EXTRA_TURNS",
    "GAME_ENDS",
    "NOTHING_BETWEEN",
    "NO_PRIORITY_IN_CLEANUP",
    "NO_TURNS_OF_THE_GONE",
    "ONE_PRECOMBAT_MAIN_PHASE",
    "TURN_BASED_ACTIONS_FIRST",
    "WITHOUT_THE_STACK",
    "added_main_phase",
    "advance",
    "attack",
    "begin_step",
    "begin_turn",
    "between_steps",
    "block",
    "next_step",
    "pass_once",
    "phase_added",
    "priority_in_cleanup_step",
    "step_added",
    "still_going_on",
    "still_takes_turns",
    "turn_ends",
    "whose_turn_next",
    "with_turn_based_actions",
]

TURN_BASED_ACTIONS_FIRST = cite("117.2c")
WITHOUT_THE_STACK = cite("703.1")
BEFORE_ALL_ELSE = cite("703.3")
GAME_ENDS = cite("104.1")
EXTRA_TURNS = cite("500.7")
EXTRA_PHASES = cite("500.8")
EXTRA_STEPS = cite("500.9")
NOTHING_BETWEEN = cite("500.12")
ONE_PRECOMBAT_MAIN_PHASE = cite("505.1a")
NO_PRIORITY_IN_CLEANUP = cite("514.3")
NO_TURNS_OF_THE_GONE = cite("800.4k")


def next_step(game: Game, declared: Declaration | None = None) -> Game:
    """The step ends, and the next step or phase begins; after the last one the next player's turn (500.1)."""
    if game.ending:
        return _ended_early(game, game.ending)
    rows = rules_of(game).turn.rows
    place = _place(game)
    again = rows[place].again(game)
    for action in rows[place].as_it_ends:
        game = action(game)
    if again:
        return begin_step(game, rows[place])
    game, following = step_added(between_steps(game), _behind(game, place))
    if following is None:
        return turn_ends(game)
    if following.phase == rows[place].phase:
        return begin_step(game, following, declared)
    game = replace(game, lone_step=False) if game.lone_step else game
    added = phase_added(game, following.name)
    if added != following.name:
        resume = (game.resume or following.name) if game.extra_phases else ""
        game = replace(game, extra_phases=game.extra_phases[1:], resume=resume)
        game = replace(game, lone_step=added == "upkeep")
    return begin_step(game, _row(game, added), declared)


def _ended_early(game: Game, part: EndedPart) -> Game:
    """Go on where the turn does after an effect has ended it, or its combat phase (722)."""
    game = triggered_meanwhile(replace(game, ending=""), part)
    if not others_skipped(game, part):
        return next_step(game)
    row = rules_of(game).turn.rows[_place(game)]
    in_between = row.as_it_ends if row.phase == "combat" else ()
    for action in in_between:
        game = action(game)
    game = replace(game, lone_step=False, extra_steps=(), resume_step="")
    if not last_step_skipped(game, part):
        return begin_step(game, _row(game, "end" if part == "turn" else "end of combat"))
    if row.phase == "combat":
        game = replace(game, step="end of combat", second=False)
    if part == "combat phase":
        return next_step(game)
    for action in _row(game, game.step).as_it_ends:
        game = action(game)
    return begin_step(replace(game, extra_phases=(), resume=""), _row(game, "cleanup"))


@NOTHING_BETWEEN
def between_steps(game: Game) -> Game:
    """Nothing happens between steps, phases or turns: what has triggered waits for the next one."""
    if game.waiting:
        NOTHING_BETWEEN.decided(game, f"{len(game.waiting)} that triggered wait for the next step or phase")
    return game


def _behind(game: Game, place: int) -> TurnStep | None:
    """Return the row that follows; the other steps of a phase that was added for one of them are skipped."""
    if not game.lone_step:
        return following_row(game, place)
    rows = rules_of(game).turn.rows
    return next(row for row in rows[place + 1 :] if row.phase != rows[place].phase)


@EXTRA_STEPS
def step_added(game: Game, following: TurnStep | None) -> tuple[Game, TurnStep | None]:
    """Steps that an effect added come directly after the step, what was added last first."""
    if not (game.extra_steps or game.resume_step):
        return game, following
    if not game.extra_steps:
        return replace(game, resume_step=""), _row(game, cast("Step", game.resume_step))
    first, *left = game.extra_steps
    EXTRA_STEPS.decided(game, f"the {first} step was added after the {game.step} step")
    resume = game.resume_step or (following.name if following is not None else "")
    return replace(game, extra_steps=tuple(left), resume_step=resume), _row(game, first)


def _place(game: Game) -> int:
    """Return where in the turn the game is."""
    rows = rules_of(game).turn.rows
    return next(n for n, row in enumerate(rows) if row.name == game.step and row.second == game.second)


def _row(game: Game, name: Step) -> TurnStep:
    """Return the first row of the turn that has this name."""
    return next(row for row in rules_of(game).turn if row.name == name)


def _first_of_phase(game: Game, phase: AddedPhase) -> Step:
    """Return the step with which an added phase begins."""
    if phase == "upkeep":
        return phase
    wanted = added_main_phase(game) if phase == "main" else phase
    return next(row.name for row in rules_of(game).turn if row.phase == wanted)


@ONE_PRECOMBAT_MAIN_PHASE
def added_main_phase(game: Game) -> Step:
    """Only the first main phase of a turn is a precombat main phase; one that was added is postcombat."""
    ONE_PRECOMBAT_MAIN_PHASE.decided(game, "the main phase that was added is a postcombat main phase")
    return "postcombat main"


@EXTRA_PHASES
def phase_added(game: Game, following: Step) -> Step:
    """Phases that an effect added come directly after the phase; what was added last comes first."""
    if not (game.extra_phases or game.resume):
        return following
    EXTRA_PHASES.decided(game, "a phase was added to this turn")
    if game.extra_phases:
        return _first_of_phase(game, game.extra_phases[0])
    return game.resume or following


@EXTRA_TURNS
def whose_turn_next(game: Game) -> tuple[Game, str]:
    """Extra turns come directly after the turn, what was added last first.

    Then it goes on as if they had not been.
    """
    regular = game.regular or game.active
    if not game.extra_turns:
        following = _following_in_turns(game, regular, with_whom_turns_are_taken(game, regular))
        return replace(game, regular=""), with_whom_turns_are_taken(game, following)[0]
    player, *left = game.extra_turns
    if not still_takes_turns(game, player):
        return whose_turn_next(replace(game, extra_turns=tuple(left)))
    EXTRA_TURNS.decided(game, f"{player} takes an extra turn")
    game = replace(game, extra_turns=tuple(left), regular=regular)
    return game, with_whom_turns_are_taken(game, player)[0]


@NO_TURNS_OF_THE_GONE
def still_takes_turns(game: Game, player: str) -> bool:
    """A turn of a player who has left the game doesn't begin."""
    if not game.players[player].gone:
        return True
    NO_TURNS_OF_THE_GONE.decided(game, f"{player} has left the game, and {player}'s turn doesn't begin")
    return False


def _following_in_turns(game: Game, player: str, besides: tuple[str, ...]) -> str:
    """Return whose turn comes after a player's, which is that of none of those ``besides``."""
    place = game.order.index(player)
    around = game.order[place + 1 :] + game.order[: place + 1]
    return next(p for p in around if p not in besides and still_takes_turns(game, p))


@EXTRA_TURNS.essential("turns have to follow one another")
def turn_ends(game: Game) -> Game:
    """When a turn has ended, the next one begins."""
    game, player = whose_turn_next(game)
    return begin_turn(game, player)


def begin_turn(game: Game, player: str) -> Game:
    """A player's turn begins, or where it is skipped, the next one that isn't."""
    before = game.active
    game, begins = _takes_place(game, BeginsTurn(player))
    repetition = NOTHING_REPEATED
    while not begins:
        game = control_waits(game, player)
        repetition, endless = gone_on(repetition, game, (player, game.regular))
        if endless:
            return mandatory_loop(game, "no turn begins, for each of them is skipped")
        game, player = whose_turn_next(replace(game, regular=game.regular or player))
        game, begins = _takes_place(game, BeginsTurn(player))
    game = _until_that_turn(game, before, player)
    WHOSE_TURN.decided(game, f"{game.active} is the active player, and the others are nonactive players")
    return begin_step(game, rules_of(game).turn.rows[0])


def _until_that_turn(game: Game, before: str, player: str) -> Game:
    """Return the game as this player's turn begins.

    What was to last until then is over, also for players whose turn would have come before.
    """
    place = game.order.index(before)
    for other in game.order[place + 1 :] + game.order[: place + 1]:
        if other == player:
            break
        if game.players[other].gone:
            game = due_after_the_turn_of_the_gone(without_those_of_the_gone(game, other), other)
    return with_ended_durations(game, "next turn")


def _takes_place(game: Game, event: BeginsTurn | BeginsPhase | BeginsStep) -> tuple[Game, bool]:
    """Say whether a turn, phase or step begins, or is skipped (614.10), and the game after that."""
    after = happen(game, event)
    return after, after.begun > game.begun


def begin_step(game: Game, row: TurnStep, declared: Declaration | None = None) -> Game:
    """A step begins: its turn-based actions happen, then the active player receives priority (117.3a)."""
    game = altered(game, priority="", passed=())
    steps = [step for step in rules_of(game).turn if step.phase == row.phase]
    if len(steps) > 1 and row is steps[0]:
        game, begins = _takes_place(game, BeginsPhase(game.active, row.phase))
        if not begins:
            return next_step(replace(game, step=steps[-1].name, second=steps[-1].second))
    game, begins = _takes_place(game, BeginsStep(game.active, row.name, row.second))
    if not begins and row.name == "untap":
        game = phasing_skipped(game)
    if not begins:
        return next_step(replace(game, step=row.name, second=row.second))
    game = as_steps_begin(game, row.name)
    waiting = game.afterwards
    for instructions in waiting:
        game = rules_of(game).carry_out(replace(game, afterwards=()), instructions)
    game = with_turn_based_actions(game, row)
    if row.declares is not None:
        game = row.declares(game, declared)
    match row.priority:
        case "always":
            return priority_in_step(game, row.name)
        case "never":
            game = priority_in_untap_step(game)
        case "if something happened":
            game = priority_in_cleanup_step(game)
    return next_step(game) if ends_without_priority(game, row.name) else game


@TURN_BASED_ACTIONS_FIRST
@WITHOUT_THE_STACK
@BEFORE_ALL_ELSE
def with_turn_based_actions(game: Game, row: TurnStep) -> Game:
    """As a step begins its turn-based actions are done, before a player would receive priority."""
    before = game
    for action in row.actions:
        game = action(game)
    if game is not before and row.priority == "always":
        for cited in (TURN_BASED_ACTIONS_FIRST, WITHOUT_THE_STACK, BEFORE_ALL_ELSE):
            cited.decided_once(game, f"the {row.name} step begins with what it does by itself")
    return game


@NO_PRIORITY_IN_CLEANUP
def priority_in_cleanup_step(game: Game) -> Game:
    """Nobody receives priority in cleanup, unless a state-based action is performed or an ability waits."""
    after = before_priority(game)
    if not game.waiting and (after.objects, after.players) == (game.objects, game.players):
        for cited in (NO_PRIORITY_IN_CLEANUP, CHECK_BEFORE_PRIORITY):
            cited.decided(after, "nothing happened in the cleanup step: no player receives priority")
        return after
    CHECK_BEFORE_PRIORITY.decided(
        after, "something happened in the cleanup step: the active player receives priority"
    )
    return receive_priority(after, after.active)


def advance(game: Game, player: str, step: str) -> Game:
    """All players pass until the named step of the named player's turn begins.

    What triggers as it begins is on the stack then, and the active player has priority.
    Creatures that must attack or block do, as far as they have to; nobody else attacks or blocks.

    Raises:
        IllegalError: the step never comes, for the same turns go by again and again without it.
    """
    is_ahead = not _is_in(game, player, step)
    repetition = NOTHING_REPEATED
    while True:
        game = at_the_turn(game, player, (), "going on")
        is_ahead = is_ahead or not _is_in(game, player, step)
        if game.is_over or (is_ahead and _is_in(game, player, step)):
            return game
        begun, answered = game.begun, len(game.arbiter.answered)
        game = pass_once(game)
        if has_chosen(game, answered):
            repetition = NOTHING_REPEATED
        elif game.begun != begun:
            repetition, endless = gone_on(repetition, game, (game.active, game.step, game.second))
            if endless:
                raise PHASES_AND_STEPS.refuses(
                    f"{player}'s {step} never comes: the same turns go by without it"
                )


def _is_in(game: Game, player: str, step: str) -> bool:
    return game.step == step and is_active(game, player)


@GAME_ENDS.essential("nobody could do anything in a game without players")
def still_going_on(game: Game) -> None:
    """A game ends at once: nothing more is done in it.

    Raises:
        IllegalError: it has ended.
    """
    if game.is_over:
        raise GAME_ENDS.refuses("the game is over")


def pass_once(game: Game) -> Game:
    """The player who has priority passes, and what follows from that happens."""
    answered = len(game.arbiter.answered)
    after, over = pass_priority(game)
    after = next_step(after) if over else after
    if after.passed:  # somebody else has priority, and nothing has happened
        return after
    return with_loops_noticed(game, after, answered)


def attack(game: Game, player: str, declared: AttackDeclaration) -> Game:
    """Everyone passes until the player's declare attackers step, and the player declares these attackers.

    Raises:
        IllegalError: it is not the player's turn before that step, or the declaration is not legal.
    """
    begun = game.step == "declare attackers" and (game.begun > 0 or some_attacked(game))
    is_past = STEPS.index(game.step) > STEPS.index("declare attackers") and "combat" not in game.extra_phases
    if not is_active(game, player) or is_past or begun:
        raise DECLARING_ATTACKERS.refuses(
            f"{player} can't declare attackers now: that is done once, as the declare attackers step of "
            "the player's own turn begins"
        )
    if game.step == "declare attackers":
        return receive_priority(declare_attackers(game, declared), game.active)
    while game.step != "beginning of combat":
        game = pass_once(game)
        if game.is_over:
            raise DECLARING_ATTACKERS.refuses(f"the game is over before {player} can declare attackers")
        if not is_active(game, player):
            raise DECLARING_ATTACKERS.refuses(f"{player}'s turn is over, and there was no combat phase")
    return next_step(_after_all_pass(game, DECLARING_ATTACKERS), declared.attackers)


def _after_all_pass(game: Game, declaring: Citation) -> Game:
    """Everyone passes until the step is over; what is on the stack resolves."""
    over = False
    while not over:
        if game.is_over:
            raise declaring.refuses("the game is over before that can be declared")
        game, over = pass_priority(game)
    if game.ending:
        raise declaring.refuses(f"the {game.ending} is ended before that can be declared")
    return game


def block(game: Game, player: str, declared: Mapping[int, tuple[int, ...]]) -> Game:
    """Everyone passes until the declare blockers step, and the player declares these blockers.

    Raises:
        IllegalError: nothing attacks, or the declaration is not legal.
    """
    if not has_combat(game):
        raise CHOOSING_BLOCKERS.refuses(f"{player} has nothing to block")
    if game.step != "declare attackers":
        raise CHOOSING_BLOCKERS.refuses(
            f"{player} can't declare blockers any more: all defending players have declared theirs together"
        )
    return next_step(_after_all_pass(game, CHOOSING_BLOCKERS), declared)
