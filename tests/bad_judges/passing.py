"""What a judge passes that plays nothing, and the list of what it may pass."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.bad_judges.judges import IdleJudge

from comprules.book.statements import BASE_EDITION
from comprules.kit.planning import Planned
from comprules.kit.runner import play

__all__ = ["listed", "name_of", "passed_by"]

_LIST = Path(__file__).with_name("free_passes.txt")


def passed_by(judge: type[IdleJudge], plays: Sequence[Planned]) -> tuple[Planned, ...]:
    """Return the plays that this judge passes."""
    made = judge()
    return tuple(planned for planned in plays if play(planned, made, BASE_EDITION).status == "passed")


def name_of(planned: Planned) -> str:
    """Return how a scenario stands in the list; the rows of an outline stand there once."""
    return f"{Path(planned.path).name}: {planned.scenario.outline}"


def listed() -> dict[str, str]:
    """Return each scenario that may be passed without playing, and why; a reason stands above its scenarios."""
    found: dict[str, str] = {}
    reason = ""
    for line in _LIST.read_text("utf-8").splitlines():
        if line.startswith("# "):
            reason = line.removeprefix("# ")
        elif line:
            found[line] = reason
    return found
