"""A judge of this process behind the same JSON lines as any program: what is said can be overheard."""

from __future__ import annotations

from comprules.judge import Judge
from comprules.kit.pipe import PipeJudge
from comprules.kit.serving import Answering

__all__ = ["looped"]


class _Loop:
    """A judge in the place of a program."""

    def __init__(self, judge: Judge) -> None:
        self._answering = Answering(judge)
        self._answers: list[bytes] = []

    def is_alive(self) -> bool:
        return True

    def send(self, line: str) -> None:
        self._answers.append(self._answering.line(line).encode())

    def receive(self, seconds: float) -> bytes:  # noqa: ARG002 -- whatever it takes
        return self._answers.pop(0)

    def exit_code(self) -> int | None:
        return None

    def end(self) -> object:
        return None


class _LoopJudge(PipeJudge):
    def __init__(self, judge: Judge) -> None:
        super().__init__("a judge of this process")
        self._loop = _Loop(judge)

    def _running(self) -> _Loop:
        self._child = self._loop
        return self._loop


def looped(judge: Judge) -> PipeJudge:
    """Return the judge behind lines of JSON that never leave this process."""
    return _LoopJudge(judge)
