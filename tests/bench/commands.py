"""How long whole commands take, from the start of a process to its end: ``python -m tests.bench.commands``.

Each is run with an empty cache folder first, and then with what that run has kept. Times are of the processor, children included;
those of later runs are the median of several. It measures and judges nothing.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

RUNS = 3
COMMANDS = (
    ("--help",),
    ("rule", "613.8"),
    ("read", "Draw a card."),
    ("check", "--rule", "613.8"),
    ("check", "--jobs", "1"),
    ("check",),
)


@dataclass(frozen=True, slots=True)
class Taken:
    """What a run took, in seconds."""

    processor: float
    wall: float


def run(arguments: tuple[str, ...], cache: str, package: Path | None = None) -> Taken:
    """Run a command in a process of its own; ``package`` is where comprules is imported from instead."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    if package is not None:
        environment["PYTHONPATH"] = str(package)
    command = [sys.executable, "-m", "comprules", *arguments]
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return Taken(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall)


def commands() -> Table:
    """Whole commands, the first time and later."""
    table = Table(title="Whole commands, in seconds", title_justify="left", caption_justify="left")
    for number, column in enumerate(("command", "first run", "later runs", "by the clock")):
        table.add_column(column, justify="right" if number else "left")
    for arguments in COMMANDS:
        with tempfile.TemporaryDirectory() as cache:
            first = run(arguments, cache)
            later = [run(arguments, cache) for _ in range(RUNS)]
        table.add_row(
            f"comprules {' '.join(arguments)}",
            f"{first.processor:.2f}",
            f"{statistics.median(taken.processor for taken in later):.2f}",
            f"{statistics.median(taken.wall for taken in later):.2f}",
        )
    table.caption = "The first run finds an empty cache folder; nothing is edited in between."
    return table


if __name__ == "__main__":
    Console(width=120).print(commands())
