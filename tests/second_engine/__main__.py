"""``python -m tests.second_engine`` plays the suite on the second engine and on ours, and prints the book's tables."""

from __future__ import annotations

from tests.second_engine.running import played
from tests.suite import plays

from comprules.book.statements import BASE_EDITION
from comprules.kit.comparison import compared
from comprules.kit.comparison_pages import counted
from comprules.kit.examination import examination_of
from comprules.kit.judges import OUR_NAME
from comprules.kit.processes import processors
from comprules.kit.results import Run
from comprules.kit.side_by_side import playing


def main() -> None:
    """Print totals, a row for each section in which the second engine passes something, and the skips."""
    base = [planned for planned in plays() if planned.edition == BASE_EDITION]
    with playing(base, processors(0, len(base)), whole=False) as results:
        ours = tuple(results)
    second = Run(BASE_EDITION, "a second engine 1.0", "", played(base))
    comparison = compared([Run(BASE_EDITION, OUR_NAME, "", ours), second])
    for engine, tally in zip(comparison.engines, comparison.tallies(), strict=True):
        print(f"{engine}: {counted(tally)}")
    parts = [(part, part.tallies()) for part in comparison.by_section()]
    for part, (mine, other) in parts:
        if other.passed or other.failed:
            print(
                f"| {part.number} | {part.title} | {mine.passed} | {other.passed} | {other.failed} | {other.skipped} |"
            )
    rest = [other.skipped for _, (_, other) in parts if not other.passed and not other.failed]
    print(f"the other {len(rest)} sections: {sum(rest)} skipped")
    found = examination_of(second)
    for group in (*found.skips[:12], *found.unclaimed):
        print(f"| {group.count} | {group.what} |")
    for one in comparison.parting:
        print(f"parts: {one.one.path}:{one.one.line} {one.one.name}")


main()
