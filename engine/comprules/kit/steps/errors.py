"""What can go wrong with a step: the game is not as expected, or the step itself is wrong."""

from __future__ import annotations

from comprules.kit.results import Cause

__all__ = ["StepFailed", "StepMistake"]


class StepFailed(Exception):  # noqa: N818 -- a finding about the judge, not a fault of the program
    """The game is not as the step says; ``rule`` is the number that the judge names for it, where it does."""

    def __init__(
        self, expected: str, seen: str, rule: str = "", cause: Cause = "the board is otherwise"
    ) -> None:
        """Say in words what was expected and what was seen."""
        by = f" (by {rule})" if rule else ""
        super().__init__(f"expected: {expected}; seen: {seen}{by}")
        self.expected = expected
        self.seen = seen
        self.rule = rule
        self.cause: Cause = cause


class StepMistake(Exception):  # noqa: N818 -- it says that the scenario is written wrongly
    """The step cannot be carried out as written: no such form, no such object, or not at this place."""
