from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from comprules.book.errors import ComprulesError
from comprules.judge import Applied, Position, ReceivePriority, Seat
from comprules.kit.loop import looped
from comprules.kit.pipe import BrokenPipeJudge, PipeJudge
from comprules.kit.rulebook import plan_suite
from comprules.kit.runner import play
from comprules.kit.serving import reply_to, serve
from comprules.scenarios import read_text

MINIATURE = f"{sys.executable} {Path(__file__).with_name('miniature.py')}"
POSITION = Position("2025-06-06", (Seat("Alice"), Seat("Bob")), active="Alice")
SCENARIO = """Feature: F
  Scenario: S
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
"""


@pytest.fixture
def pipes() -> Iterator[list[PipeJudge]]:
    opened: list[PipeJudge] = []
    yield opened
    for judge in opened:
        judge.close()


def pipe(pipes: list[PipeJudge], command: str, seconds: float = 10.0) -> PipeJudge:
    pipes.append(PipeJudge(command, seconds))
    return pipes[-1]


def status(judge: PipeJudge) -> tuple[str, str]:
    (planned,) = plan_suite(read_text(SCENARIO, Path("x.feature")))
    result = play(planned, judge, "2025-06-06")
    return result.status, result.reason


def test_a_judge_behind_a_pipe_plays_a_scenario(pipes: list[PipeJudge]) -> None:
    assert status(pipe(pipes, MINIATURE)) == ("passed", "")


def test_its_name_and_trace_come_through(pipes: list[PipeJudge]) -> None:
    judge = pipe(pipes, MINIATURE)
    judge.begin(POSITION)
    judge.act(ReceivePriority("Alice"))
    assert judge.name == "miniature 1"
    assert [line.number for line in judge.trace()] == ["704.3"]


class Tracer:
    """No judge but a trace, which is as it is told to be."""

    name = "tracer"

    def __init__(self) -> None:
        self.lines: tuple[Any, ...] = ()

    def trace(self) -> tuple[Any, ...]:
        return self.lines


A, B, C, D = (Applied(str(number), f"line {number}") for number in range(4))


@pytest.mark.parametrize(
    "after",
    [(A, B, C), (A,), (), (A, D, C, B), (B, A), (replace(A), replace(B)), (A, B)],
    ids=["grown", "shorter", "none", "otherwise", "another order", "made anew", "the same"],
)
@pytest.mark.parametrize("before", [(A, B), (), (A, B, C, D)], ids=["some", "none", "many"])
def test_a_trace_comes_through_however_it_has_changed(
    before: tuple[Any, ...], after: tuple[Any, ...]
) -> None:
    tracer: Any = Tracer()
    judge = looped(tracer)
    judge.start()
    for lines in ((A,), before, after, before):
        tracer.lines = lines
        assert judge.trace() == lines


def test_a_trace_that_is_unfit_is_told_of_and_forgotten() -> None:
    tracer: Any = Tracer()
    judge = looped(tracer)
    judge.start()
    tracer.lines = (A, B)
    judge.trace()
    tracer.lines = (A, B, 7)
    with pytest.raises(BrokenPipeJudge, match=r"the trace\[2\] is 7"):
        judge.trace()
    tracer.lines = (A, B, C)
    assert judge.trace() == (A, B, C)


def test_a_judge_that_dies_is_errored_and_started_again(pipes: list[PipeJudge]) -> None:
    judge = pipe(pipes, f"{MINIATURE} dies")
    came = status(judge)
    assert came[0] == "errored"
    assert "the engine died over “act”" in came[1]
    judge.command = MINIATURE
    assert status(judge) == ("passed", "")


@pytest.mark.parametrize("at", ["board", "trace"])
def test_a_judge_that_dies_when_it_is_looked_at_is_errored(pipes: list[PipeJudge], at: str) -> None:
    came = status(pipe(pipes, f"{MINIATURE} dies at {at}"))
    assert came[0] == "errored"
    assert f"the engine died over “{at}”" in came[1] or "the engine is gone" in came[1]


def test_a_judge_that_does_not_say_its_name_is_called_by_its_command(pipes: list[PipeJudge]) -> None:
    assert pipe(pipes, f"{MINIATURE} dies at name").name == f"{MINIATURE} dies at name"


def test_a_judge_that_hangs_is_errored_and_started_again(pipes: list[PipeJudge]) -> None:
    judge = pipe(pipes, MINIATURE, seconds=10.0)
    judge.begin(POSITION)
    judge.close()
    judge.command, judge.seconds = f"{MINIATURE} hangs", 2.0
    came = status(judge)
    assert came[0] == "errored"
    assert "did not answer “act” within 2 seconds" in came[1]
    judge.command, judge.seconds = MINIATURE, 10.0
    assert status(judge) == ("passed", "")


def test_a_judge_that_crashes_inside_tells_its_traceback(pipes: list[PipeJudge]) -> None:
    came = status(pipe(pipes, f"{MINIATURE} crashes"))
    assert came[0] == "errored"
    assert "the miniature fell over" in came[1]


def test_what_a_judge_lacks_comes_through_as_skipped(pipes: list[PipeJudge]) -> None:
    assert status(pipe(pipes, f"{MINIATURE} unsupported")) == ("skipped", "the miniature is a toy")


def test_a_bent_rule_fails_through_the_pipe_too(pipes: list[PipeJudge]) -> None:
    assert status(pipe(pipes, f"{MINIATURE} survives"))[0] == "failed"


def test_a_program_that_speaks_no_json_is_errored(pipes: list[PipeJudge]) -> None:
    judge = pipe(pipes, f"{sys.executable} -c \"import sys; sys.stdin.readline(); print('hello')\"")
    with pytest.raises(BrokenPipeJudge, match="'hello', which is no JSON object with the id 1"):
        judge.begin(POSITION)


def test_a_program_that_is_not_there_is_a_clear_error(pipes: list[PipeJudge]) -> None:
    with pytest.raises(ComprulesError, match="cannot be started as “/no/such/engine”"):
        pipe(pipes, "/no/such/engine").begin(POSITION)


def miniature() -> Any:
    module: Any = import_module("miniature")
    return module.MiniatureJudge()


def test_every_line_is_answered_under_its_own_id() -> None:
    lines = [{"id": 7, "do": "name"}, {"id": 8, "do": "trace"}]
    source, sink = io.StringIO("\n".join(json.dumps(line) for line in lines) + "\n\n"), io.StringIO()
    serve(miniature(), source, sink)
    assert [json.loads(line) for line in sink.getvalue().splitlines()] == [
        {"id": 7, "name": "miniature 1"},
        {"id": 8, "trace": []},
    ]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("nonsense", "JSONDecodeError"),
        ('{"id": 1, "do": "dance"}', "do is 'dance'"),
        ('{"id": 1, "do": "act", "action": {"kind": "pass", "who": "Bob"}}', "Pass does not know: who"),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_with_an_error(line: str, told: str) -> None:
    assert told in reply_to(miniature(), line)["error"]


def test_an_answer_to_no_question_is_an_error_not_a_crash() -> None:
    line = json.dumps({"id": 1, "do": "answer", "choice": {"player": "Bob", "picks": ["x"]}})
    assert "AssertionError" in reply_to(miniature(), line)["error"]
