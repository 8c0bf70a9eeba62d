"""Engines that do an examiner harm; each is named by what it does.

``python hostile.py KIND`` speaks JSON lines as the miniature judge does, until KIND strikes. Names with a
dash are factories for ``--judge hostile:NAME`` as well.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

from comprules.judge import Action, Applied, Asked, Board, BoardObject, Done, Outcome, Position, Refused

MiniatureJudge: Any = import_module("miniature").MiniatureJudge
NASTY = "\ud800 \x1b[31m\x07\x00\x0b\ufffe [bold]red[/] [/nothing] <&> \\"
"""A lone surrogate, what a terminal obeys, what XML can't hold, markup of ours, and a last backslash."""
SLEEPER = [sys.executable, "-c", "import time; time.sleep(600)"]


class Hostile(MiniatureJudge):  # type: ignore[misc]
    """A miniature judge that strikes at one message."""

    def __init__(self, strike: Callable[[], Any], at: str = "act") -> None:
        super().__init__()
        self.strike, self.at = strike, at

    @property
    def name(self) -> str:
        given: Any = self.strike() if self.at == "name" else super().name
        return str(given)

    def begin(self, position: Position) -> None:
        if self.at == "begin":
            self.strike()
        super().begin(position)

    def act(self, action: Action) -> Outcome:
        return self.strike() if self.at == "act" else super().act(action)  # type: ignore[no-any-return]

    def board(self) -> Board:
        return self.strike() if self.at == "board" else super().board()  # type: ignore[no-any-return]

    def trace(self) -> tuple[Applied, ...]:
        return self.strike() if self.at == "trace" else super().trace()  # type: ignore[no-any-return]


def nap(seconds: float) -> Any:
    time.sleep(seconds)


def _raises(error: BaseException) -> Any:
    raise error


def _recurses() -> Any:
    return _recurses()


def _swallows() -> Any:
    while True:
        with suppress(BaseException):
            time.sleep(0.01)


def _deep(depth: int = 100_000) -> Any:
    nested: Any = ()
    for _ in range(depth):
        nested = (nested,)
    return replace(MiniatureJudge().board(), stack=nested)


def _board(**fields: Any) -> Board:
    thing = {"label": "Wisp", "name": "Wisp", "zone": "battlefield", "owner": "Alice", **fields}
    return Board((), (BoardObject(**thing),), (), 1, "Alice", "upkeep", "Alice")


@cache
def _crowd(number: int) -> Board:
    things = tuple(BoardObject(f"Bear ({n})", "Bear", "battlefield", "Alice") for n in range(number))
    return Board((), things, (), 1, "Alice", "upkeep", "Alice")


STRIKES: dict[str, tuple[Callable[[], Any], str]] = {
    "exits": (lambda: sys.exit(0), "act"),
    "exits at name": (lambda: sys.exit(0), "name"),
    "is gone": (lambda: os._exit(0), "act"),
    "interrupts": (lambda: _raises(KeyboardInterrupt()), "act"),
    "closes": (lambda: _raises(GeneratorExit()), "board"),
    "recurses": (_recurses, "act"),
    "is out of memory": (lambda: _raises(MemoryError()), "act"),
    "crashes nastily": (lambda: _raises(RuntimeError(NASTY)), "act"),
    "gives nothing": (lambda: None, "act"),
    "gives words": (lambda: "done", "act"),
    "shows nothing": (lambda: None, "board"),
    "traces numbers": (lambda: (1, 2, 3), "trace"),
    "shows words for numbers": (lambda: _board(power="2"), "board"),
    "shows things that are no data": (lambda: _board(notes={"x": object()}), "board"),
    "shows a number of 5,001 digits": (lambda: _board(power=10**5000), "board"),
    "shows two hundred thousand objects": (lambda: _crowd(200_000), "board"),
    "shows deep things": (_deep, "board"),
    "names itself nastily": (lambda: NASTY, "name"),
    "names things nastily": (lambda: _board(name=NASTY, counters={NASTY: 1}), "board"),
    "refuses nastily": (lambda: Refused(NASTY, NASTY), "act"),
    "asks nastily": (lambda: Asked("Alice", NASTY, (NASTY,)), "act"),
    "traces nastily": (lambda: (Applied(NASTY, NASTY),), "trace"),
    "prints": (lambda: sys.stdout.write('{"id": 1}\n') and Done(), "act"),
    "sleeps": (lambda: nap(600), "act"),
    "sleeps at once": (lambda: nap(600), "begin"),
    "swallows": (_swallows, "act"),
    "hangs in C": (lambda: sum(range(10**14)), "act"),
}
"""What goes wrong in a judge, and at which message."""


def _speak(kind: str) -> None:
    """Play by the protocol until the harm is done."""
    if kind == "has an heir":  # that keeps the standard output open, while all is played well
        subprocess.Popen(SLEEPER)
    if kind == "leaves an heir":
        subprocess.Popen(SLEEPER)
        os._exit(0)
    if kind == "is silent":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(600)
    if kind == "never ends":  # not even when nobody talks to it any more
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        MISCHIEF[kind] = lambda: nap(600)
    if kind == "talks without end":
        while True:
            sys.stdout.write('{"id": 1, "done": {}}\n')
    if kind == "never ends a line":
        sys.stdin.readline()
        while True:
            sys.stdout.write("x" * 65536)
    if kind == "drips":
        while True:
            sys.stdout.write("x")
            sys.stdout.flush()
            time.sleep(0.05)
    judge = MiniatureJudge()
    from comprules.kit.serving import reply_to

    for line in sys.stdin:
        number = json.loads(line)["id"]
        if kind in LINES and json.loads(line)["do"] == "board":
            sys.stdout.buffer.write(LINES[kind].replace(b"ID", str(number).encode()) + b"\n")
        else:
            sys.stdout.write(json.dumps(reply_to(judge, line)) + "\n")
        sys.stdout.flush()
    if kind == "never ends":
        time.sleep(600)


MISCHIEF: dict[str, Callable[[], None]] = {}
LINES: dict[str, bytes] = {
    "answers blank lines": b"",
    "answers deep JSON": b'{"id": ID, "board": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "answers a long number": b'{"id": ID, "board": ' + b"9" * 5_001 + b"}",
    "answers no UTF-8": b'{"id": ID, "board": "\xff\xfe"}',
    "answers NaN": b'{"id": ID, "board": NaN}',
    "answers a list": b"[ID]",
    "answers zeros": b"\0" * 1000,
}
PROGRAMS = (
    "has an heir", "leaves an heir", "is silent", "never ends", "talks without end", "never ends a line", "drips",
    *LINES,
)  # fmt: skip


def __getattr__(name: str) -> Callable[[], Hostile]:
    """Return the factory of a hostile judge: ``is_gone`` for “is gone”."""
    if name == "sleeps_in_the_second_game":
        games = iter((False, True))
        return lambda: Hostile(lambda: next(games) and nap(600), "begin")
    kind = name.replace("_", " ")
    if kind not in STRIKES:
        raise AttributeError(name)
    return lambda: Hostile(*STRIKES[kind])


if __name__ == "__main__":
    _speak(" ".join(sys.argv[1:]))
