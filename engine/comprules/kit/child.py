"""A program in a process group of its own, spoken to line by line; nobody waits for it for ever."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

__all__ = ["LONGEST_LINE", "Child", "ChildDied", "ChildHangs", "ChildRambles"]

LONGEST_LINE: Final = 32 * 1024 * 1024
"""So many bytes a line may have; a board of fifty thousand objects has fewer."""
_CHUNK: Final = 65536
_READ_AHEAD: Final = 64
"""So many chunks are read before anybody wants them; a program that writes more waits."""
_LOOKS: Final = 0.2
"""So many seconds pass before we look whether the program is alive, or is still wanted."""


class ChildDied(Exception):  # noqa: N818 -- a finding
    """The program has ended, or closed its standard output."""


class ChildHangs(Exception):  # noqa: N818 -- a finding
    """The program has written no line in time."""


class ChildRambles(Exception):  # noqa: N818 -- a finding
    """The program writes a line that is longer than anybody wants to read."""


class Child:
    """A program that runs until it is ended, and all that it has started with it.

    Two threads write and read, so that neither a program that doesn't read nor one that doesn't write, nor
    somebody else who holds its standard output open, can keep us waiting.
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
        self._to_write: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._read: queue.Queue[bytes] = queue.Queue(_READ_AHEAD)
        self._is_over = threading.Event()
        writing, reading = os.dup(self.process.stdin.fileno()), os.dup(self.process.stdout.fileno())
        self.process.stdin.close()
        self.process.stdout.close()
        for work in (
            threading.Thread(target=_write, args=(writing, self._to_write), daemon=True),
            threading.Thread(target=_read, args=(reading, self._read, self._is_over), daemon=True),
        ):
            work.start()
        self.end = weakref.finalize(self, _end, self.process, self._to_write, self._is_over)
        """End the program and its group; it happens by itself when this process ends."""

    def is_alive(self) -> bool:
        """Say whether the program goes on."""
        return self.process.poll() is None

    def send(self, line: str) -> None:
        """Have a line written as soon as the program reads it."""
        self._to_write.put(line.encode("utf-8", "backslashreplace") + b"\n")

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
            return self.process.wait(_LOOKS)
        return None

    def _next_chunk(self, until: float) -> bytes:
        while (left := until - time.monotonic()) > 0:
            was_alive = self.process.poll() is None
            try:
                chunk = self._read.get(timeout=min(left, _LOOKS))
            except queue.Empty:
                if was_alive:
                    continue
                raise ChildDied from None  # and somebody else holds its standard output
            if chunk:
                return chunk
            raise ChildDied
        raise ChildHangs


def _end(
    process: subprocess.Popen[bytes], to_write: queue.SimpleQueue[bytes | None], is_over: threading.Event
) -> None:
    """Kill the program and whatever is in its group, and let the threads go."""
    is_over.set()
    to_write.put(None)
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)


def _write(descriptor: int, lines: queue.SimpleQueue[bytes | None]) -> None:
    with os.fdopen(descriptor, "wb", buffering=0) as stream, suppress(OSError):
        while (line := lines.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[stream.write(rest) :]


def _read(descriptor: int, chunks: queue.Queue[bytes], is_over: threading.Event) -> None:
    """Read until the end, or until nobody wants more; somebody else may hold the other side open."""
    with suppress(OSError):
        chunk = b"begun"
        while chunk and not is_over.is_set():
            if not _is_ready(descriptor):
                continue
            chunk = os.read(descriptor, _CHUNK)
            while not is_over.is_set():
                with suppress(queue.Full):
                    chunks.put(chunk, timeout=_LOOKS)
                    break
    os.close(descriptor)


def _is_ready(descriptor: int) -> bool:
    """Say whether reading would not wait; where that can't be asked, reading waits."""
    import select  # noqa: PLC0415 -- it is not there on every platform in this form

    if not hasattr(select, "poll"):
        return True
    looks = select.poll()
    looks.register(descriptor, select.POLLIN | select.POLLHUP)
    return bool(looks.poll(int(_LOOKS * 1000)))
