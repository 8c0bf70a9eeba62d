"""Play a scenario on a judge and say what came of it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar, cast

from comprules.book.printable import printable
from comprules.judge import Applied, Board, Judge, Unsupported
from comprules.kit.board_changes import made_of_equal_parts
from comprules.kit.claims import is_about_a_question, lacking
from comprules.kit.examining import Examined, GivenUp
from comprules.kit.fitting import UnfitAnswer
from comprules.kit.limits import SECONDS, Interrupted, TookTooLong, time_limit
from comprules.kit.pipe import BrokenPipeJudge
from comprules.kit.planning import Planned, unplayed
from comprules.kit.results import Cause, Result, Status, StepResult
from comprules.kit.serving import fault
from comprules.kit.steps import Scene, StepFailed, StepMistake, match_step
from comprules.kit.steps.laying_out import lay_out, read_step
from comprules.kit.steps.scene import in_words
from comprules.kit.steps.used_cards import spoken_besides_descriptions
from comprules.scenarios import FeatureError, Scenario, ScenarioStep

__all__ = ["ScenarioRun", "check_wording", "play", "play_all", "play_or_skip"]

T = TypeVar("T")
_BEYOND_SENSE: Final = re.compile(r"\d{10,}")


def check_wording(scenarios: Iterable[Scenario]) -> tuple[tuple[Scenario, ...], tuple[FeatureError, ...]]:
    """Return the scenarios that can be played as written, and what is wrong in the others; nothing is played.

    Wrong is a step that no form reads, or more than one, and a position that says what can't be.
    """
    sound: list[Scenario] = []
    found: dict[tuple[object, int], FeatureError] = {}
    for scenario in scenarios:
        mistakes = [*_unread(scenario)] or [*_misplaced(scenario)]
        for line, mistake in mistakes:
            found.setdefault((scenario.path, line), FeatureError(scenario.path, line, mistake))
        if not mistakes:
            sound.append(scenario)
    return tuple(sound), tuple(found.values())


def _unread(scenario: Scenario) -> Iterator[tuple[int, str]]:
    for step in scenario.steps:
        try:
            if (number := _BEYOND_SENSE.search(step.text)) is not None:
                digits = len(number[0])
                yield step.line, f"a number of {digits:,} digits is beyond sense; nine are enough"
                continue
            match_step(step.kind, step.text).read(step.text)
        except StepMistake as mistake:
            yield step.line, str(mistake)


def _misplaced(scenario: Scenario) -> Iterator[tuple[int, str]]:
    """Lay out the position before no judge at all, and yield the first step that can't be."""
    scene = Scene(cast("Judge", None), "")
    try:
        lay_out(scene, scenario.steps)
        scene.position()
    except StepMistake as mistake:
        yield scene.step.line or scenario.line, str(mistake)


@dataclass(slots=True)
class ScenarioRun:
    """A scenario under way, step by step; :func:`play` does it in one go."""

    planned: Planned
    judge: Judge
    base: str
    """The date of the base edition, which tells the trace's edition numbers from base numbers."""
    boards: bool = False
    """Whether the board is kept after each step in which somebody acts; it takes a look at the game each."""
    status: Status = "passed"
    reason: str = ""
    steps: list[StepResult] = field(default_factory=list)
    scene: Scene = field(init=False)
    cause: Cause = ""
    unnamed: tuple[str, ...] = ()
    _last_kind: str = ""
    _looks_on: bool = False
    """Whether the step before looked at a question; Then steps behind it see the game as it waits."""
    _traced: int = 0
    _board: Board | None = None
    """The board that was kept last."""
    _started: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        """Set an empty scene, before a judge whose answers are examined."""
        if not isinstance(self.judge, Examined):
            self.judge = Examined(self.judge)
        spoken = spoken_besides_descriptions(self.planned.scenario.steps)
        self.scene = Scene(self.judge, self.planned.edition, spoken)

    @property
    def has_stopped(self) -> bool:
        """Say whether an earlier step has ended the scenario."""
        return self.status != "passed"

    def take(self, step: ScenarioStep, seconds: float = SECONDS) -> StepResult:
        """Carry out one step; after a step that did not pass, later ones are recorded as not reached."""
        record = _record(step, "not reached") if self.has_stopped else self._attempt(step, seconds)
        self.steps.append(record)
        return record

    def finish(self) -> Result:
        """Judge what is left over: an open question, a refusal not met, or rules that were never reached."""
        if not self.has_stopped:
            try:
                with time_limit(SECONDS):
                    self._close()
            except Interrupted:
                raise
            except BaseException as error:  # noqa: BLE001 -- whatever a judge raises is its error, not ours
                self._stop("errored", _fault(error), "the engine failed")
        return replace(
            unplayed(self.planned),
            status=self.status,
            reason=self.reason,
            steps=tuple(self.steps),
            before=self.scene.start,
            after=_looked(self.judge.board, SECONDS) if self.scene.begun else None,
            milliseconds=round((time.perf_counter() - self._started) * 1000, 3),
            cause=self.cause,
            unnamed=self.unnamed,
            named=tuple(self.scene.rules_named),
        )

    def _close(self) -> None:
        scene = self.scene
        scene.answer_the_only_ways()
        if scene.postponed:
            failed = scene.postponed[0][2]
            self._stop("failed", str(failed), failed.cause)
        elif scene.pending is not None:
            ends = f"the scenario ends while {in_words(scene.pending)}"
            self._stop("failed", ends, "asked what the scenario doesn't answer")
        elif scene.tried is not None:
            told = "a player tried something, and no step says what came of it (Then it is refused)"
            self._stop("failed", told, "the scenario is written wrongly")
        else:
            self._look_at_the_trace(self.judge.trace())

    def _look_at_the_trace(self, trace: tuple[Applied, ...]) -> None:
        """Hold our own engine to the rules that the scenario shows; of another they are told beside."""
        missing = self.planned.unreached(trace, self.base)
        if not self.scene.held_to_rules:
            self.unnamed = missing if trace else ()
        elif missing:
            told = f"nothing in the trace is decided by {' and '.join(missing)}"
            self._stop("failed", told, "a rule is not named")
        elif unread := self.planned.unread(trace, self.base):
            self._stop(
                "failed",
                f"it depends on {', '.join(unread)}, of which nobody has found that {self.planned.edition} says "
                f"the same: review the concordance, or bring its list up to date: comprules concordance shared {self.planned.edition[:4]} --update",
                "the scenario is written wrongly",
            )

    def _stop(self, status: Status, reason: str, cause: Cause = "") -> None:
        self.status, self.reason, self.cause = status, reason, cause

    def _attempt(self, step: ScenarioStep, seconds: float) -> StepResult:
        record = _record(step, "passed")
        acts = step.kind == "when" or self.scene.pending is not None
        trace: tuple[Applied, ...] | None = None
        try:
            with time_limit(seconds):
                self._carry_out(step)
                trace = self._new_trace()
        except StepFailed as failed:
            self._stop("failed", str(failed), failed.cause)
            record = replace(
                record, status="failed", expected=failed.expected, seen=failed.seen, refusal=failed.rule
            )
        except StepMistake as mistake:
            self._stop("failed", str(mistake), "the scenario is written wrongly")
            record = replace(record, status="failed")
        except Unsupported as unsupported:
            self._stop("skipped", str(unsupported) or "the engine does not support this")
            record = replace(record, status="skipped")
        except Interrupted:
            raise
        except BaseException as error:  # noqa: BLE001 -- whatever a judge raises is its error, not ours
            self._stop("errored", _fault(error), "the engine failed")
            record = replace(record, status="errored")
        if trace is None:
            trace = _looked(self._new_trace, seconds) or ()
        asked = self.scene.pending
        board = self._kept_board(seconds) if acts and self.boards else None
        return replace(record, trace=trace, asked=asked, reason=self.reason, board=board)

    def _kept_board(self, seconds: float) -> Board | None:
        """Return the board after a step, made of what is equal in the one kept before."""
        scene = self.scene
        if not scene.begun or self.has_stopped:
            return None
        board = scene.seen or _looked(self._glanced, seconds)
        before = self._board or scene.start
        if board is not None:
            self._board = board = made_of_equal_parts(board, before) if before is not None else board
        return board

    def _glanced(self) -> Board:
        return self.scene.without_unseen(cast("Examined", self.judge).glance())

    def _carry_out(self, step: ScenarioStep) -> None:
        scene = self.scene
        form, arguments = read_step(step)
        if step.kind == "given" and scene.begun:
            raise StepMistake(
                "a Given step cannot follow a When or Then: from there on only the game itself acts"
            )
        if step.kind != "given":
            scene.begin()
        self._looks_on &= form.kind == "then"
        meets_question = form.meets_question or self._looks_on
        if scene.pending is not None and not meets_question:
            scene.answer_the_only_ways()
        if scene.postponed and not form.answers:
            raise scene.postponed[0][2]
        if scene.pending is not None and not meets_question:
            expected = f"no question is open at “{step.text}”"
            seen = f"an unforeseen question: {in_words(scene.pending)}"
            raise StepFailed(expected, seen, cause="asked what the scenario doesn't answer")
        if form.kind == "when" and scene.tried is not None and not form.answers:
            raise StepMistake(
                "the step before tried something; say what came of it first (Then it is refused)"
            )
        if form.kind == "when" and self._last_kind != "when" and not form.answers:
            scene.before = scene.board()
            scene.looked.clear()
        self._last_kind = step.kind
        self._looks_on = form.kind == "then" and (self._looks_on or is_about_a_question(step))
        scene.step = step
        scene.more_answers = form.answers and self._is_answer(len(self.steps) + 1)
        form.function(scene, **arguments)

    def _is_answer(self, place: int) -> bool:
        """Say whether the step at this place of the scenario answers a question."""
        steps = self.planned.scenario.steps
        return place < len(steps) and match_step(steps[place].kind, steps[place].text).answers

    def _new_trace(self) -> tuple[Applied, ...]:
        """Return what the trace has gained; nothing, if the judge can't show it."""
        traced = _shown(self.judge.trace) if self.scene.begun else None
        if traced is None:
            return ()
        new, self._traced = traced[self._traced :], max(self._traced, len(traced))
        return new


def _looked(look: Callable[[], T], seconds: float) -> T | None:
    """Return what the judge shows within some time; None if it can't show anything, as after a failure."""

    def within_the_time() -> T:
        with time_limit(seconds):
            return look()

    return _shown(within_the_time)


def _shown(look: Callable[[], T]) -> T | None:
    """Return what the judge shows; None if it can't show anything: the scenario has its result without it."""
    try:
        return look()
    except Interrupted:
        raise
    except BaseException:  # noqa: BLE001 -- whatever a judge raises
        return None


def _fault(error: BaseException) -> str:
    """Return what a judge's error says: where it arose, or that there is no more judge to ask."""
    if isinstance(error, BrokenPipeJudge | UnfitAnswer | GivenUp | TookTooLong):
        return printable(str(error))
    return fault(error)


def _record(step: ScenarioStep, status: str) -> StepResult:
    return StepResult(
        keyword=step.keyword,
        kind=step.kind,
        text=step.text,
        line=step.line,
        table=step.table,
        docstring=step.docstring,
        status="passed" if status == "passed" else "not reached",
    )


def play(
    planned: Planned, judge: Judge, base: str, seconds: float = SECONDS, *, boards: bool = False
) -> Result:
    """Play one scenario in one edition; nothing that the judge does raises an exception here.

    A step that takes longer than ``seconds`` is an error of the judge, where the platform lets us interrupt
    it. With ``boards``, the result has the board after each step in which somebody acts.
    """
    playing = ScenarioRun(planned, judge, base, boards)
    for step in planned.scenario.steps:
        playing.take(step, seconds)
    return playing.finish()


def play_or_skip(
    planned: Planned, judge: Examined, base: str, seconds: float = SECONDS, *, boards: bool = False
) -> Result:
    """Play one scenario, unless it needs what the judge does not claim."""
    reason = lacking(judge.hello(), planned)
    return unplayed(planned, reason) if reason else play(planned, judge, base, seconds, boards=boards)


def play_all(
    plays: Iterable[Planned], judge: Judge, base: str, seconds: float = SECONDS, *, boards: bool = False
) -> Iterator[Result]:
    """Play one after the other; results come as they are there.

    What a judge doesn't claim is not asked of it. ``boards`` are kept as :func:`play` keeps them.

    Raises:
        GivenUp: The judge has failed to answer too often; its results so far have come.
    """
    examined = judge if isinstance(judge, Examined) else Examined(judge)
    for planned in plays:
        yield play_or_skip(planned, examined, base, seconds, boards=boards)
        if examined.given_up:
            raise GivenUp(examined.given_up)
