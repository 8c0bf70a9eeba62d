"""One scenario on a judge, told message by message; and the scenarios to begin with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from comprules.judge import Board
from comprules.kit.claims import lacking, needs_of
from comprules.kit.codec import CodecError, from_json, to_json
from comprules.kit.examining import Examined
from comprules.kit.pipe import PipeJudge
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.runner import ScenarioRun

__all__ = ["played_aloud", "without_card_text"]

Tell = Callable[[str], object]


def without_card_text(plays: Iterable[Planned]) -> tuple[Planned, ...]:
    """Return the plays for which nobody has to read or know a card, the simplest first."""
    found: list[tuple[int, int, Planned]] = []
    for planned in plays:
        needs = needs_of(planned)
        if not any(way.startswith("cards") for ways in needs for way in ways):
            found.append((len(needs), len(planned.scenario.steps), planned))
    return tuple(planned for *_, planned in sorted(found, key=lambda one: (one[0], one[1], one[2].id)))


def played_aloud(planned: Planned, judge: PipeJudge, base: str, tell: Tell, *, whole: bool) -> Result:
    """Play a scenario and tell each step, with the messages that go to the judge and come back.

    Unless they are wanted ``whole``, boards come without what is as it is by default, and traces and names
    are left out.
    """
    judge.overheard = lambda sent, answered: _tell_messages(sent, answered, tell, whole=whole)
    examined = Examined(judge)
    if reason := lacking(examined.hello(), planned):
        tell(f"{reason}; it is tried nevertheless")
    playing = ScenarioRun(planned, examined, base)
    for step in planned.scenario.steps:
        if playing.has_stopped:
            break
        tell(f"{step.keyword} {step.text}")
        came = playing.take(step)
        if came.status != "passed":
            tell(f"{came.status}: {came.reason}")
    result = playing.finish()
    if result.failed_step is None and result.status != "passed":
        tell(f"{result.status}: {result.reason}")
    elif result.status == "passed":
        tell("passed")
    return result


def _tell_messages(sent: str, answered: str, tell: Tell, *, whole: bool) -> None:
    if not whole and json.loads(sent)["do"] in {"trace", "name"}:
        return
    tell(f"  → {sent}")
    tell(f"  ← {answered if whole else _brief(answered)}")


def _brief(answered: str) -> str:
    """Return an answer in which a board says only what is not as it is by default."""
    try:
        reply = json.loads(answered)
        reply["board"] = to_json(from_json(Board, reply["board"]), brief=True)
    except (ValueError, TypeError, KeyError, CodecError):
        return answered.rstrip()
    return json.dumps(reply, ensure_ascii=False)
