"""A program in a process group of its own, spoken to line by line; nobody waits for it for ever."""

from __future__ import annotations

import os
import signal
import subprocess
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from comprules.kit.channels import LOOKS, Channel, Closed, channel

__all__ = ["LONGEST_LINE", "Child", "ChildDied", "ChildHangs", "ChildRambles"]

LONGEST_LINE: Final = 32 * 1024 * 1024
"""So many bytes a line may have; a board of fifty thousand objects has fewer."""


class ChildDied(Exception):  # noqa: N818 -- a finding
    """The program has ended, or closed its standard output."""


class ChildHangs(Exception):  # noqa: N818 -- a finding
    """The program has written no line in time."""


class ChildRambles(Exception):  # noqa: N818 -- a finding
    """The program writes a line that is longer than anybody wants to read."""


class Child:
    """A program that runs until it is ended, and all that it has started with it.

    Neither a program that doesn't read nor one that doesn't write, nor somebody else who holds its standard
    output open, can keep us waiting.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        """Start the program.

        Raises:
            OSError: It can't be started.
        """
        self.process = subprocess.Popen(  # noqa: S603 -- the user names the program
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            env=environment,
            start_new_session=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._begun = bytearray()
        self._searched = 0
        writing, reading = os.dup(self.process.stdin.fileno()), os.dup(self.process.stdout.fileno())
        self.process.stdin.close()
        self.process.stdout.close()
        self._channel = channel(writing, reading)
        self.end = weakref.finalize(self, _end, self.process, self._channel)
        """End the program and its group; it happens by itself when this process ends."""

    def is_alive(self) -> bool:
        """Say whether the program goes on."""
        return self.process.poll() is None

    def send(self, line: str) -> None:
        """Have a line written as soon as the program reads it."""
        self._channel.write(line.encode("utf-8", "backslashreplace") + b"\n")

    def receive(self, seconds: float) -> bytes:
        """Return the next line.

        Raises:
            ChildDied: There is none, and none will come.
            ChildHangs: It does not come in time.
            ChildRambles: It has no end.
        """
        until = time.monotonic() + seconds
        begun = self._begun
        while (end := begun.find(b"\n", self._searched)) < 0:
            self._searched = len(begun)
            if len(begun) > LONGEST_LINE:
                raise ChildRambles
            begun += self._next_chunk(until)
        line = bytes(begun[:end])
        del begun[: end + 1]
        self._searched = 0
        if len(line) > LONGEST_LINE:
            raise ChildRambles
        return line

    def exit_code(self) -> int | None:
        """Return the code with which the program has ended, or is just ending; None if it goes on."""
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(LOOKS)
        return None

    def _next_chunk(self, until: float) -> bytes:
        while (left := until - time.monotonic()) > 0:
            was_alive = self.process.poll() is None
            try:
                chunk = self._channel.read(min(left, LOOKS))
            except Closed:
                raise ChildDied from None
            if chunk:
                return chunk
            if not was_alive:
                raise ChildDied  # and somebody else holds its standard output
        raise ChildHangs


def _end(process: subprocess.Popen[bytes], streams: Channel) -> None:
    """Kill the program and whatever is in its group, and let its streams go."""
    streams.close()
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)
