"""The two ends of a program's standard streams; nobody waits at them for ever."""

from __future__ import annotations

import os
import queue
import select
import threading
import time
from contextlib import suppress
from typing import Final, Protocol

__all__ = ["LOOKS", "Channel", "Closed", "Polled", "Threaded", "channel"]

LOOKS: Final = 0.2
"""So many seconds pass at most before we look whether the program is alive, or is still wanted."""
_CHUNK: Final = 65536
_READ_AHEAD: Final = 64
"""So many chunks a thread reads before anybody wants them; a program that writes more waits."""


class Closed(Exception):  # noqa: N818 -- a finding
    """Nothing more will come."""


class Channel(Protocol):
    """What is written to a program, and what it writes."""

    def write(self, data: bytes) -> None:
        """Have something written as soon as the program reads it."""
        ...

    def read(self, seconds: float) -> bytes:
        """Return what comes next; nothing, if nothing comes in time.

        Raises:
            Closed: The other end is closed.
        """
        ...

    def close(self) -> None:
        """Let go of both streams."""
        ...


def channel(to_write: int, to_read: int) -> Channel:
    """Return the channel of two descriptors, which are its own from now on."""
    if hasattr(select, "poll"):
        return Polled(to_write, to_read)
    return Threaded(to_write, to_read)  # as on Windows


class Polled:
    """Whoever waits for an answer also writes what the program has not yet read."""

    def __init__(self, to_write: int, to_read: int) -> None:
        """Take two descriptors; they are closed with the channel."""
        self._to_write, self._to_read = to_write, to_read
        self._unwritten = bytearray()
        self._answers = select.poll()
        self._answers.register(to_read, select.POLLIN | select.POLLHUP)
        os.set_blocking(to_write, False)
        os.set_blocking(to_read, False)

    def write(self, data: bytes) -> None:
        """Have something written as soon as the program reads it."""
        self._unwritten += data
        self._write_on()

    def _write_on(self) -> None:
        try:
            while self._unwritten:
                del self._unwritten[: os.write(self._to_write, self._unwritten)]
        except BlockingIOError:
            return
        except OSError:  # nobody will read it, and who reads the answer will find out
            self._unwritten.clear()

    def read(self, seconds: float) -> bytes:
        """Return what comes next, if it comes in time."""
        until = time.monotonic() + seconds
        while self._unwritten and (left := until - time.monotonic()) > 0:
            both = select.poll()
            both.register(self._to_write, select.POLLOUT)
            both.register(self._to_read, select.POLLIN | select.POLLHUP)
            ready = [descriptor for descriptor, _ in both.poll(left * 1000)]
            if self._to_write in ready:
                self._write_on()
            if self._to_read in ready:
                return self._chunk()
        if self._answers.poll(max(until - time.monotonic(), 0) * 1000):
            return self._chunk()
        return b""

    def _chunk(self) -> bytes:
        try:
            chunk = os.read(self._to_read, _CHUNK)
        except BlockingIOError:
            return b""
        except OSError:
            raise Closed from None
        if not chunk:
            raise Closed
        return chunk

    def close(self) -> None:
        """Let go of both streams."""
        os.close(self._to_write)
        os.close(self._to_read)


class Threaded:
    """Two threads write and read, where it can't be asked whether that would wait."""

    def __init__(self, to_write: int, to_read: int) -> None:
        """Take two descriptors; they are closed with the channel."""
        self._to_write: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._chunks: queue.Queue[bytes] = queue.Queue(_READ_AHEAD)
        self._is_over = threading.Event()
        for work in (
            threading.Thread(target=_write, args=(to_write, self._to_write), daemon=True),
            threading.Thread(target=_read, args=(to_read, self._chunks, self._is_over), daemon=True),
        ):
            work.start()

    def write(self, data: bytes) -> None:
        """Have something written as soon as the program reads it."""
        self._to_write.put(data)

    def read(self, seconds: float) -> bytes:
        """Return what comes next, if it comes in time."""
        try:
            chunk = self._chunks.get(timeout=seconds)
        except queue.Empty:
            return b""
        if not chunk:
            raise Closed
        return chunk

    def close(self) -> None:
        """Let go of both streams."""
        self._is_over.set()
        self._to_write.put(None)


def _write(descriptor: int, lines: queue.SimpleQueue[bytes | None]) -> None:
    with os.fdopen(descriptor, "wb", buffering=0) as stream, suppress(OSError):
        while (line := lines.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[stream.write(rest) :]


def _read(descriptor: int, chunks: queue.Queue[bytes], is_over: threading.Event) -> None:
    """Read until the end, or until nobody wants more."""
    with suppress(OSError):
        chunk = b"begun"
        while chunk and not is_over.is_set():
            chunk = os.read(descriptor, _CHUNK)
            while not is_over.is_set():
                with suppress(queue.Full):
                    chunks.put(chunk, timeout=LOOKS)
                    break
    os.close(descriptor)
