"""Judges in other processes: JSON lines to and from any program, whatever it is written in.

Each line to the engine is ``{"id": 1, "do": "begin", "position": {…}}``, or ``act`` and ``would`` with an
``action``, ``answer`` with a ``choice``, ``hello`` with the version of the ``protocol``, ``board``, ``trace``
and ``name`` with nothing. Each line back bears the same id and one of ``done``, ``refused``, ``asked``,
``hello``, ``board``, ``trace``, ``name``, ``unsupported`` or ``error``.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final, Literal, NoReturn, Protocol, Self, TypeVar, cast

from comprules.book.errors import ComprulesError
from comprules.book.printable import printable
from comprules.collecting import collect_rarely
from comprules.judge import (
    CAPABILITIES,
    PROTOCOL,
    Action,
    Applied,
    Asked,
    Board,
    BoardObject,
    Choice,
    Done,
    Hello,
    Outcome,
    Position,
    Refused,
    Unsupported,
)
from comprules.kit.child import LONGEST_LINE, Child, ChildDied, ChildHangs, ChildRambles
from comprules.kit.codec import CodecError, Rereader, from_json, shown, to_json
from comprules.kit.serving import serve

__all__ = ["BrokenPipeJudge", "PipeJudge", "judge_apart", "main", "serve"]

T = TypeVar("T")
_Message = dict[str, Any]


_written: Final = json.JSONEncoder(ensure_ascii=False).encode
_TO_START: Final = 15.0
"""So many seconds, at least, a program may take to start, if it may take three over an answer."""
_SHOWN: Final = 200
"""So many bytes of an answer that can't be understood are shown."""


class BrokenPipeJudge(Exception):  # noqa: N818 -- a finding about the engine under examination
    """The engine behind the pipe died, hung, or answered with something that is no answer."""

    def __init__(self, message: str, *, costs: bool = False, is_hopeless: bool = False) -> None:
        """Keep what went wrong, whether the engine was ended for it, and whether it would happen again."""
        super().__init__(printable(message))
        self.costs = costs
        self.is_hopeless = is_hopeless


class _Program(Protocol):
    """What is spoken to, line by line."""

    def is_alive(self) -> bool: ...
    def send(self, line: str) -> None: ...
    def receive(self, seconds: float) -> bytes: ...
    def exit_code(self) -> int | None: ...
    def end(self) -> object: ...


class PipeJudge:
    """A judge that is a program of its own.

    It is started when it is first needed, and anew for the next game after it has died or has been given up.
    ``seconds`` is how long it may take over one answer, ``seconds_to_start`` over the first one, which is a
    little longer unless somebody says otherwise, since programs take time to start. The program has a
    process group of its own, which ends with the judge.
    """

    def __init__(
        self,
        command: str,
        seconds: float = 10.0,
        *,
        seconds_to_start: float = 0.0,
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Keep the command line, or its parts as ``arguments``; nothing is started yet."""
        self.command = command
        self.seconds = seconds
        self.seconds_to_start = seconds_to_start or max(seconds, min(_TO_START, 5 * seconds))
        self._arguments = arguments
        self._environment = environment
        self._child: _Program | None = None
        self._id = 0
        self.overheard: Callable[[str, str], None] = lambda _sent, _answered: None
        """It is told each line to the engine with the line that comes back."""
        self._objects = Rereader(BoardObject)
        self._lines = Rereader(Applied)
        self._has_answered = False
        self._name = ""

    def start(self) -> None:
        """Start the engine now; a judge of this package's protocol that can't be made says so.

        Raises:
            ComprulesError: It can't be started.
        """
        self._running()
        if self._arguments:
            assert self.name

    @property
    def name(self) -> str:
        """Return the engine's name as it gives it; its command line, if it gives none."""
        if not self._name:
            try:
                self._name = str(self._ask("name").get("name") or self.command)
            except (BrokenPipeJudge, Unsupported):
                self._name = self.command
        return self._name

    def hello(self) -> Hello:
        """Return what the engine says of itself.

        Raises:
            BrokenPipeJudge: It does not know the message.
            ComprulesError: It says what can't be understood.
        """
        reply = self._ask("hello", protocol=PROTOCOL)
        if "hello" not in reply:
            raise BrokenPipeJudge(f"the engine's answer has no hello: {shown(reply)}")
        try:
            hello = cast("Hello", from_json(Hello, reply["hello"], "hello"))
        except CodecError as error:
            hint = f"It may claim: {', '.join(CAPABILITIES)}."
            raise ComprulesError(f"what the engine says of itself cannot be read: {error}", hint) from None
        self._name = self._name or hello.name
        return hello

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
        reply = self._ask("board")
        said = self._said(reply, "board")
        if not isinstance(said, dict) or not isinstance(said.get("objects"), list):
            return cast("Board", self._read(Board, reply, "board"))
        objects = self._fitting(lambda: self._objects.read(said["objects"], "board.objects"))
        board = cast("Board", self._read(Board, {"board": {**said, "objects": []}}, "board"))
        return replace(board, objects=objects)

    def trace(self) -> tuple[Applied, ...]:
        """Return every rule applied since ``begin``."""
        reply = self._ask("trace")
        return self._fitting(lambda: self._lines.read(self._said(reply, "trace"), "trace"))

    def close(self) -> None:
        """Stop the engine and all that it has started; it is started again if it is asked anything."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

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
        raise BrokenPipeJudge(f"the engine answered neither done, refused nor asked: {shown(reply)}")

    def _read(self, wanted: Any, reply: _Message, key: str) -> object:
        said = self._said(reply, key)
        return self._fitting(lambda: from_json(wanted, said, key))

    def _said(self, reply: _Message, key: str) -> object:
        if key not in reply:
            raise BrokenPipeJudge(f"the engine's answer has no {key}: {shown(reply)}")
        return reply[key]

    def _fitting(self, read: Callable[[], T]) -> T:
        try:
            return read()
        except CodecError as error:
            raise BrokenPipeJudge(f"the engine's answer cannot be read: {error}") from None

    def _ask(self, do: str, **said: object) -> _Message:
        if self._child is None and do not in {"begin", "name", "hello"}:
            raise BrokenPipeJudge(f"the engine is gone, and with it the game that “{do}” is about")
        child = self._running()
        self._id += 1
        sent = _written({"id": self._id, "do": do, **said})
        seconds = self.seconds if self._has_answered else max(self.seconds, self.seconds_to_start)
        try:
            child.send(sent)
            line = child.receive(seconds)
        except ChildHangs:
            self._give_up(f"the engine did not answer “{do}” within {seconds:g} seconds", is_hopeless=True)
        except ChildRambles:
            longest = LONGEST_LINE // 1024**2
            self._give_up(
                f"the engine answered “{do}” with more than {longest} MB on one line", is_hopeless=True
            )
        except ChildDied:
            self._give_up(f"the engine died over “{do}”", is_hopeless=not self._has_answered)
        except (
            BaseException
        ):  # somebody has interrupted us, and what it answers now is no answer to the next question
            self._name = self._name or self.command
            self.close()
            raise
        self.overheard(sent, line.decode("utf-8", "backslashreplace"))
        reply = self._reply(line)
        self._has_answered = True
        return self._meant(reply)

    def _reply(self, line: bytes) -> _Message:
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict) or reply.get("id") != self._id:
            said = line[:_SHOWN].decode("utf-8", "backslashreplace").strip()
            rest = "…" if len(line) > _SHOWN else ""
            self._give_up(
                f"the engine answered {said!r}{rest}, which is no JSON object with the id {self._id}",
                is_hopeless=not self._has_answered,
            )
        return cast("_Message", reply)

    def _meant(self, reply: _Message) -> _Message:
        if "no judge" in reply:
            raise ComprulesError(printable(str(reply["no judge"])), printable(str(reply.get("hint", ""))))
        if "unsupported" in reply:
            raise Unsupported(str(reply["unsupported"]))
        if "error" in reply:
            raise BrokenPipeJudge(f"the engine says: {reply['error']}")
        return reply

    def _running(self) -> _Program:
        if self._child is not None and self._child.is_alive():
            return self._child
        self.close()
        try:
            self._child = Child(self._arguments or shlex.split(self.command), self._environment)
        except (OSError, ValueError, IndexError) as error:
            raise ComprulesError(
                f"the engine cannot be started as “{self.command}”: {error}",
                "Give a command that can be run here.",
            ) from None
        self._has_answered = False
        return self._child

    def _give_up(self, why: str, *, is_hopeless: bool) -> NoReturn:
        code = self._child.exit_code() if self._child else None
        if not self._has_answered:  # nor would it say its name
            self._name = self._name or self.command
        self.close()
        raise BrokenPipeJudge(
            why + (f" (exit code {code})" if code is not None else ""), costs=True, is_hopeless=is_hopeless
        )


def judge_apart(where: str, seconds: float) -> PipeJudge:
    """The judge that ``module:factory`` names, in a process of its own.

    Nothing that it does there ends this process.
    """
    paths = os.pathsep.join(dict.fromkeys((str(Path.cwd()), *filter(None, sys.path))))
    arguments = (sys.executable, "-m", "comprules.kit.pipe", where)
    return PipeJudge(where, seconds, arguments=arguments, environment={**os.environ, "PYTHONPATH": paths})


def main() -> None:
    """Serve this package's engine, or the judge that ``module:factory`` names.

    It is what ``python -m comprules.kit.pipe`` runs. The standard output belongs to the messages: what the
    judge prints goes to the standard error stream.
    """
    from comprules.kit.judges import load_judge, our_judge  # noqa: PLC0415 -- a foreign engine does not need them

    collect_rarely()
    source, sink = _taken(sys.stdin, "r"), _taken(sys.stdout, "w")
    try:
        judge = load_judge(sys.argv[1]) if len(sys.argv) > 1 else our_judge()
    except ComprulesError as error:
        for line in source:
            sink.write(
                json.dumps({"id": json.loads(line)["id"], "no judge": error.message, "hint": error.hint})
                + "\n"
            )
            sink.flush()
        return
    serve(judge, source, sink)


def _taken(stream: IO[str], mode: Literal["r", "w"]) -> IO[str]:
    """Return a standard stream as our own; a judge finds another in its place."""
    number = stream.fileno()
    ours = os.fdopen(os.dup(number), mode, encoding="utf-8", errors="backslashreplace")
    if mode == "w":
        os.dup2(sys.stderr.fileno(), number)
    else:
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, number)
        os.close(nothing)
    return ours


if __name__ == "__main__":
    main()
