"""``python -m tests.bad_judges`` plays the suite with three judges that play nothing, and lists what they pass."""

from __future__ import annotations

from tests.bad_judges.judges import BAD_JUDGES
from tests.bad_judges.passing import passed_by
from tests.suite import plays

from comprules.book.statements import BASE_EDITION


def main() -> None:
    """Print what each of them passes, by file."""
    base = [planned for planned in plays() if planned.edition == BASE_EDITION]
    for judge in BAD_JUDGES:
        passed = passed_by(judge, base)
        print(f"{judge().name}: passes {len(passed)} of {len(base)}, {100 * len(passed) / len(base):.1f} %")
        for planned in passed:
            print(f"  {planned.path}:{planned.scenario.line} {planned.scenario.name}")


main()
