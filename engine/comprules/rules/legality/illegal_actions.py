"""101.2, 601.2: actions that the rules do not allow."""

from __future__ import annotations

__all__ = ["IllegalError", "step"]


class IllegalError(Exception):
    """An action that the rules forbid; the game is as it was before the action began.

    ``rule`` is what forbids it, ``steps`` are the steps of the action in which that came out, the innermost first.
    """

    def __init__(self, reason: str, number: str = "") -> None:
        super().__init__(f"{reason} ({number})" if number else reason)
        self.reason = reason
        self.rule = number
        self.steps: tuple[str, ...] = ()


class step:  # noqa: N801 -- it reads as what it is: with step("601.2c")
    """What turns out to be illegal in here does so in this step of an action."""

    __slots__ = ("number",)

    def __init__(self, number: str) -> None:
        self.number = number

    def __enter__(self) -> None:
        """The step begins."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        """The step is over."""
        if isinstance(error, IllegalError):
            error.steps = (*error.steps, self.number)
