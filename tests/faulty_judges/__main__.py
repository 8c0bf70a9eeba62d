"""``python -m tests.faulty_judges`` says of each faulty judge which scenarios catch it.

It plays the scenarios that the table names; with ``--all`` every scenario of the base edition, which takes long.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from tests.faulty_judges.fault import Fault
from tests.faulty_judges.playing import by_name, is_caught
from tests.faulty_judges.table import SUBJECTS


def catching(fault: Fault, names: Sequence[str]) -> tuple[int, int]:
    """Return how many of these scenarios catch a judge, and how many there are; rows of outlines count each."""
    played = [planned for name in names for planned in by_name()[name]]
    return sum(is_caught(fault, planned) for planned in played), len(played)


def main() -> None:
    """Play, and print the table."""
    ask = argparse.ArgumentParser(prog="python -m tests.faulty_judges", description=__doc__)
    ask.add_argument("--all", action="store_true", help="play every scenario of the base edition")
    ask.add_argument("words", nargs="*", help="only judges whose description has one of these words")
    asked = ask.parse_args()
    console = Console()
    known = [0, 0]
    for subject, faults in SUBJECTS.items():
        shown = [f for f in faults if not asked.words or any(word in f.judge for word in asked.words)]
        table = Table("the judge …", "rules", "scenarios that catch it", "of", title=subject)
        caught = 0
        for fault in shown:
            number, played = catching(fault, tuple(by_name()) if asked.all else fault.caught_by)
            caught += number > 0
            table.add_row(fault.judge, fault.rules, str(number), str(played))
        if shown:
            table.caption = f"{caught} of {len(shown)} are caught"
            console.print(table)
        known = [known[0] + caught, known[1] + len(shown)]
    console.print(f"{known[0]} of {known[1]} faulty judges are caught.")


main()
