"""What a judge passes that plays nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tests.bad_judges.judges import IdleJudge

from comprules.book.statements import BASE_EDITION
from comprules.kit.planning import Planned
from comprules.kit.runner import play

__all__ = ["passed_by"]


def passed_by(judge: type[IdleJudge], plays: Sequence[Planned]) -> tuple[Planned, ...]:
    """Return the plays that this judge passes."""
    made = judge()
    return tuple(planned for planned in plays if play(planned, made, BASE_EDITION).status == "passed")
