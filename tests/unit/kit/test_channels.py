from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from comprules.kit.channels import Channel, Closed, Polled, Threaded

ECHO = "import sys\nfor line in sys.stdin: sys.stdout.write(line); sys.stdout.flush()"
LARGE = b"x" * 1_000_000 + b"\n"

Made = Callable[[int, int], Channel]
each_kind = pytest.mark.parametrize("made", [Polled, Threaded], ids=["polled", "with threads"])


@contextmanager
def program(made: Made, code: str) -> Iterator[Channel]:
    """Give the channel to a program, which is gone afterwards."""
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        one = made(os.dup(running.stdin.fileno()), os.dup(running.stdout.fileno()))
        running.stdin.close()
        running.stdout.close()
        try:
            yield one
        finally:
            running.kill()
            one.close()


def lines(one: Channel) -> Iterator[bytes]:
    """Give line after line; one chunk may hold the end of one and the beginning of the next."""
    read = b""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        read += one.read(0.2)
        *whole, read = read.split(b"\n")
        for said in whole:
            yield said + b"\n"
    raise AssertionError(f"no whole line in time, only {len(read)} bytes: {read[:80]!r}")


@each_kind
def test_what_is_written_comes_back_from_an_echo(made: Made) -> None:
    with program(made, ECHO) as one:
        heard = lines(one)
        for said in (b"one\n", b"two\n", LARGE, b"three\n"):
            one.write(said)
            assert next(heard) == said


@each_kind
def test_a_program_that_writes_before_it_reads_is_heard_and_read_to(made: Made) -> None:
    writes_first = f"import sys\nsys.stdout.write('y' * 1_000_000 + chr(10)); sys.stdout.flush()\n{ECHO}"
    with program(made, writes_first) as one:
        heard = lines(one)
        one.write(LARGE)
        assert next(heard) == b"y" * 1_000_000 + b"\n"
        assert next(heard) == LARGE


@each_kind
def test_nobody_waits_longer_than_asked_for_a_program_that_neither_reads_nor_writes(made: Made) -> None:
    with program(made, "import time; time.sleep(60)") as one:
        began = time.monotonic()
        one.write(LARGE)
        assert one.read(0.3) == b""
        assert time.monotonic() - began < 10


@each_kind
def test_a_program_that_has_ended_is_a_closed_channel_behind_its_last_words(made: Made) -> None:
    with program(made, "print('the end')") as one:
        assert next(lines(one)) == b"the end\n"
        one.write(LARGE)  # nobody reads it
        with pytest.raises(Closed):
            one.read(20)
