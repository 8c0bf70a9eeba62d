"""Where the stories of one scenario part, which is played on several engines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from comprules.judge import Asked, Board, Judge
from comprules.kit.examining import Examined
from comprules.kit.planning import Planned
from comprules.kit.results import Result, StepResult
from comprules.kit.runner import ScenarioRun
from comprules.kit.seen_alike import question_alike, seen_otherwise, told_of_both

__all__ = ["Parting", "Told", "otherwise_from_the_start", "parting_of", "told_by"]


@dataclass(frozen=True, slots=True)
class Told:
    """A scenario as it went on one engine, with the board after each step that was reached."""

    engine: str
    result: Result
    boards: tuple[Board | None, ...]


@dataclass(frozen=True, slots=True)
class Parting:
    """The first step at which two stories are not the same; ``what`` says in words how they differ."""

    step: StepResult
    what: tuple[str, ...]


def told_by(judge: Judge, name: str, planned: Planned, base: str) -> Told:
    """Play a scenario and look at the board after each step."""
    engine = judge if isinstance(judge, Examined) else Examined(judge)
    playing = ScenarioRun(planned, engine, base)
    boards: list[Board | None] = []
    for step in planned.scenario.steps:
        playing.take(step)
        boards.append(_board(engine) if step.kind != "given" and not playing.has_stopped else None)
    return Told(name, playing.finish(), tuple(boards))


def _board(engine: Judge) -> Board | None:
    try:
        return engine.board()
    except Exception:  # noqa: BLE001 -- whatever a judge raises, the story goes on without this board
        return None


def parting_of(one: Told, other: Told) -> Parting | None:
    """Return where two stories part, or None if they do not.

    What the boards show otherwise from the start does not count.
    """
    names = (one.engine, other.engine)
    from_the_start = frozenset(otherwise_from_the_start(one, other))
    pairs = zip(one.result.steps, other.result.steps, strict=False)
    for at, (mine, others) in enumerate(pairs):
        told = _otherwise(mine, others, (one.boards[at], other.boards[at]), names)
        found = tuple(line for line in told if line not in from_the_start)
        if found:
            return Parting(mine, found)
    return None


def otherwise_from_the_start(one: Told, other: Told) -> tuple[str, ...]:
    """Return in words what the boards show otherwise before anybody has done anything."""
    before, others = one.result.before, other.result.before
    if before is None or others is None:
        return ()
    return tuple(seen_otherwise(before, others, (one.engine, other.engine)))


def _otherwise(
    one: StepResult, other: StepResult, boards: tuple[Board | None, Board | None], names: Sequence[str]
) -> Iterator[str]:
    if one.status != other.status:
        for name, step in zip(names, (one, other), strict=True):
            why = f"expected {step.expected}; seen {step.seen}" if step.expected else step.reason
            yield f"{name}: {step.status}{f', {why}' if why else ''}"
    elif (
        one.asked is not None
        and other.asked is not None
        and question_alike(one.asked) != question_alike(other.asked)
    ):
        yield told_of_both("the question", _question(one.asked), _question(other.asked), names)
    elif (one.asked is None) != (other.asked is None):
        yield told_of_both("a question is open", one.asked is not None, other.asked is not None, names)
    elif boards[0] is not None and boards[1] is not None and one.asked is None:
        yield from seen_otherwise(boards[0], boards[1], names)


def _question(asked: Asked) -> str:
    number = f"{asked.least} to {asked.most}" if asked.least != asked.most else str(asked.least)
    return f"asks {asked.player} for {number} of {', '.join(sorted(asked.options)) or 'anything'}"
