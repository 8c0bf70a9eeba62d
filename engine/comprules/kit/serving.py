"""A judge of this process answers JSON lines: the engine's side of :mod:`comprules.kit.pipe`."""

from __future__ import annotations

import json
import sys
import traceback
from typing import IO, Any, Final, assert_never, cast

from comprules.book.printable import printable
from comprules.judge import (
    CAPABILITIES,
    Action,
    Asked,
    Board,
    Choice,
    Done,
    Hello,
    Judge,
    Outcome,
    Position,
    Refused,
    Unsupported,
)
from comprules.kit.codec import CodecError, from_json, to_json
from comprules.kit.fitting import FitTrace, UnfitAnswer, examined

__all__ = ["Answering", "fault", "reply_to", "serve"]

_Message = dict[str, Any]

_json: Final = json.JSONEncoder().encode


def serve(judge: Judge, source: IO[str] | None = None, sink: IO[str] | None = None) -> None:
    """Let a judge of this process answer JSON lines, from the standard input if no source is given."""
    out = sink or sys.stdout
    answering = Answering(judge)
    for line in source or sys.stdin:
        if line.strip():
            out.write(answering.line(line) + "\n")
            out.flush()


def reply_to(judge: Judge, line: str) -> _Message:
    """Return the answer to one line; whatever the judge raises becomes an ``error``."""
    return cast("_Message", json.loads(Answering(judge).line(line)))


class Answering:
    """A judge that is asked line by line.

    A trace grows, and is asked for after every step: what was written of it once is not written again.
    """

    def __init__(self, judge: Judge) -> None:
        """Keep the judge; nothing is asked of it yet."""
        self._judge = judge
        self._trace = FitTrace()
        self._written: list[tuple[int, str]] = []
        """The trace as far as it was told, in parts: up to which line each goes, and its JSON."""

    def line(self, line: str) -> str:
        """Return the answer to one line; whatever the judge raises becomes an ``error``."""
        number: object = None
        try:
            message: _Message = json.loads(line)
            number = message.get("id")
            if message.get("do") == "trace":
                return f'{{"id": {_json(number)}, "trace": [{self._told_trace()}]}}'
            return _json({"id": number, **_done(self._judge, message)})
        except Unsupported as unsupported:
            return _json({"id": number, "unsupported": str(unsupported) or "unsupported"})
        except BaseException as error:  # noqa: BLE001 -- the other side is told, and decides
            return _json({"id": number, "error": fault(error)})

    def _told_trace(self) -> str:
        trace = self._trace.examined(self._judge.trace())
        while self._written and self._written[-1][0] > self._trace.known:
            self._written.pop()
        new = trace[self._written[-1][0] if self._written else 0 :]
        if new:
            self._written.append((len(trace), _json(to_json(new))[1:-1]))
        return ", ".join(text for _, text in self._written)


def fault(error: BaseException) -> str:
    """Return what an error says and where it arose, however large, and whatever comes of asking it."""
    try:
        if isinstance(error, CodecError | UnfitAnswer):
            return str(error)
        traced = "".join(traceback.format_exception(error)).rstrip()
        return printable(f"{type(error).__name__}: {error}\n{traced}")
    except Exception:  # noqa: BLE001 -- it is not ours
        return f"{type(error).__name__}, which can't say more"


def _done(judge: Judge, message: _Message) -> _Message:
    match message.get("do"):
        case "begin":
            judge.begin(from_json(Position, message.get("position"), "position"))
            return {"done": {}}
        case "act":
            return _told(judge.act(from_json(Action, message.get("action"), "action")))
        case "would":
            return _told(judge.would(from_json(Action, message.get("action"), "action")))
        case "answer":
            return _told(judge.answer(from_json(Choice, message.get("choice"), "choice")))
        case "board":
            return {"board": to_json(examined(Board, judge.board(), "the board"))}
        case "name":
            return {"name": judge.name}
        case "hello":
            return {"hello": to_json(_hello(judge))}
        case other:
            known = "begin, act, would, answer, board, trace, name or hello"
            raise CodecError(f"do is {other!r}; it must be {known}")


def _hello(judge: Judge) -> Hello:
    """Return what a judge says of itself; one that has no word for it claims everything."""
    says: Any = getattr(judge, "hello", None)
    if says is None:
        return Hello(judge.name, CAPABILITIES)
    return cast("Hello", examined(Hello, says(), "what hello gives"))


def _told(given: Outcome) -> _Message:
    outcome: Outcome = examined(Outcome, given, "what the judge gives")
    match outcome:
        case Done():
            return {"done": {}}
        case Refused():
            return {"refused": to_json(outcome)}
        case Asked():
            return {"asked": to_json(outcome)}
        case _:
            assert_never(outcome)
