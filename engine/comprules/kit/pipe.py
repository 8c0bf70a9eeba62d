"""Judges in other processes: JSON lines to and from any program, whatever it is written in.

Each line to the engine is ``{"id": 1, "do": "begin", "position": {…}}``, or ``act`` and ``would`` with an
``action``, ``answer`` with a ``choice``, ``board``, ``trace`` and ``name`` with nothing. Each line back bears
the same id and one of ``done``, ``refused``, ``asked``, ``board``, ``trace``, ``name``, ``unsupported`` or
``error``.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import sys
import threading
import traceback
from contextlib import suppress
from typing import IO, Any, NoReturn, Self, cast

from comprules.book.errors import ComprulesError
from comprules.judge import (
    Action,
    Applied,
    Asked,
    Board,
    Choice,
    Done,
    Judge,
    Outcome,
    Position,
    Refused,
    Unsupported,
)
from comprules.kit.codec import CodecError, from_json, to_json

__all__ = ["BrokenPipeJudge", "PipeJudge", "main", "reply_to", "serve"]

_Message = dict[str, Any]


_TO_START = 60.0


class BrokenPipeJudge(Exception):  # noqa: N818 -- a finding about the engine under examination
    """The engine behind the pipe died, hung, or answered with something that is no answer."""


class PipeJudge:
    """A judge that is a program of its own.

    It is started when it is first needed, and anew for the next game after it has died or has been given up.
    ``seconds`` is how long it may take over one answer; over the first one it may take a minute, since
    programs take time to start.
    """

    def __init__(self, command: str, seconds: float = 10.0) -> None:
        """Keep the command line; nothing is started yet."""
        self.command = command
        self.seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        self._id = 0
        self._has_answered = False

    @property
    def name(self) -> str:
        """Return the engine's name as it gives it; its command line, if it gives none."""
        try:
            return str(self._ask("name").get("name") or self.command)
        except (BrokenPipeJudge, Unsupported):
            return self.command

    def begin(self, position: Position) -> None:
        """Set up a position; an engine that is gone is started again."""
        self._outcome(self._ask("begin", position=to_json(position)))

    def act(self, action: Action) -> Outcome:
        """Let a player do something."""
        return self._outcome(self._ask("act", action=to_json(action, kind=True)))

    def would(self, action: Action) -> Outcome:
        """Say what ``act`` would."""
        return self._outcome(self._ask("would", action=to_json(action, kind=True)))

    def answer(self, choice: Choice) -> Outcome:
        """Answer the engine's question."""
        return self._outcome(self._ask("answer", choice=to_json(choice)))

    def board(self) -> Board:
        """Return the game as it stands."""
        return cast("Board", self._read(Board, self._ask("board"), "board"))

    def trace(self) -> tuple[Applied, ...]:
        """Return every rule applied since ``begin``."""
        return cast("tuple[Applied, ...]", self._read(tuple[Applied, ...], self._ask("trace"), "trace"))

    def close(self) -> None:
        """Stop the engine; it is started again if it is asked anything."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def __enter__(self) -> Self:
        """Return the judge itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the engine."""
        self.close()

    def _outcome(self, reply: _Message) -> Outcome:
        for key, cls in (("done", Done), ("refused", Refused), ("asked", Asked)):
            if key in reply:
                return cast("Outcome", self._read(cls, reply, key))
        raise BrokenPipeJudge(f"the engine answered neither done, refused nor asked: {reply}")

    def _read(self, wanted: Any, reply: _Message, key: str) -> object:
        if key not in reply:
            raise BrokenPipeJudge(f"the engine's answer has no {key}: {reply}")
        try:
            return from_json(wanted, reply[key], key)
        except CodecError as error:
            raise BrokenPipeJudge(f"the engine's answer cannot be read: {error}") from None

    def _ask(self, do: str, **said: object) -> _Message:
        if self._process is None and do not in {"begin", "name"}:
            raise BrokenPipeJudge(f"the engine is gone, and with it the game that “{do}” is about")
        process = self._running()
        self._id += 1
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps({"id": self._id, "do": do, **said}, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except OSError:
            self._give_up("the engine has died")
        seconds = self.seconds if self._has_answered else max(self.seconds, _TO_START)
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            self._give_up(f"the engine did not answer “{do}” within {seconds:g} seconds")
        self._has_answered = True
        if not line:
            self._give_up(f"the engine died over “{do}”")
        return self._reply(line)

    def _reply(self, line: str) -> _Message:
        try:
            reply = json.loads(line)
        except ValueError:
            reply = None
        if not isinstance(reply, dict) or reply.get("id") != self._id:
            self._give_up(
                f"the engine answered {line.strip()!r}, which is no JSON object with the id {self._id}"
            )
        message = cast("_Message", reply)
        if "unsupported" in message:
            raise Unsupported(str(message["unsupported"]))
        if "error" in message:
            raise BrokenPipeJudge(f"the engine says: {message['error']}")
        return message

    def _running(self) -> subprocess.Popen[str]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        try:
            process = subprocess.Popen(  # noqa: S603 -- the user names the program
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError, IndexError) as error:
            raise ComprulesError(
                f"the engine cannot be started as “{self.command}”: {error}",
                "Give a command that can be run here.",
            ) from None
        assert process.stdout is not None
        self._lines = queue.Queue()
        threading.Thread(target=_pump, args=(process.stdout, self._lines), daemon=True).start()
        self._process, self._has_answered = process, False
        return process

    def _give_up(self, why: str) -> NoReturn:
        code = self._process.poll() if self._process else None
        self.close()
        raise BrokenPipeJudge(why + (f" (exit code {code})" if code is not None else ""))


def _pump(stream: IO[str], lines: queue.Queue[str]) -> None:
    with suppress(ValueError, OSError):
        for line in stream:
            lines.put(line)
    lines.put("")


def serve(judge: Judge, source: IO[str] | None = None, sink: IO[str] | None = None) -> None:
    """Let a judge of this process answer JSON lines, from the standard input if no source is given."""
    out = sink or sys.stdout
    for line in source or sys.stdin:
        if line.strip():
            out.write(json.dumps(reply_to(judge, line), ensure_ascii=False) + "\n")
            out.flush()


def reply_to(judge: Judge, line: str) -> _Message:
    """Return the answer to one line; an exception of the judge becomes an ``error``."""
    number: object = None
    try:
        message: _Message = json.loads(line)
        number = message.get("id")
        return {"id": number, **_done(judge, message)}
    except Unsupported as unsupported:
        return {"id": number, "unsupported": str(unsupported) or "unsupported"}
    except Exception as error:  # noqa: BLE001 -- the other side is told, and decides
        return {"id": number, "error": "".join(traceback.format_exception(error))}


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
            return {"board": to_json(judge.board())}
        case "trace":
            return {"trace": to_json(judge.trace())}
        case "name":
            return {"name": judge.name}
        case other:
            raise CodecError(f"do is {other!r}; it must be begin, act, would, answer, board, trace or name")


def _told(outcome: Outcome) -> _Message:
    match outcome:
        case Done():
            return {"done": {}}
        case Refused():
            return {"refused": to_json(outcome)}
        case Asked():
            return {"asked": to_json(outcome)}


def main() -> None:
    """Serve this package's engine, or the judge that ``module:factory`` names.

    It is what ``python -m comprules.kit.pipe`` runs.
    """
    from comprules.kit.judges import load_judge, our_judge  # noqa: PLC0415 -- a foreign engine does not need them

    serve(load_judge(sys.argv[1]) if len(sys.argv) > 1 else our_judge())


if __name__ == "__main__":
    main()
