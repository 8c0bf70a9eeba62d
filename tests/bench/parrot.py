"""A judge that costs nothing: it says again what another one has said to the same questions in the same order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from comprules.judge import Action, Applied, Board, Choice, Hello, Judge, Outcome, Position

T = TypeVar("T")

__all__ = ["Parrot"]


class Parrot:
    """Another judge, whose answers are taken down; after ``again`` they are given without asking it."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._answers: list[Any] = []
        self._at = -1
        self.name = judge.name

    def again(self) -> None:
        """From here on, give the answers from the first on."""
        self._at = 0

    def _said(self, ask: Callable[[], T]) -> T:
        if self._at < 0:
            self._answers.append(ask())
            return self._answers[-1]  # type: ignore[no-any-return]
        self._at += 1
        return self._answers[self._at - 1]  # type: ignore[no-any-return]

    def hello(self) -> Hello | None:
        says: Any = getattr(self._judge, "hello", None)
        return says() if says else None

    def begin(self, position: Position) -> None:
        self._said(lambda: self._judge.begin(position))

    def act(self, action: Action) -> Outcome:
        return self._said(lambda: self._judge.act(action))

    def answer(self, choice: Choice) -> Outcome:
        return self._said(lambda: self._judge.answer(choice))

    def would(self, action: Action) -> Outcome:
        return self._said(lambda: self._judge.would(action))

    def board(self) -> Board:
        return self._said(self._judge.board)

    def trace(self) -> tuple[Applied, ...]:
        return self._said(self._judge.trace)
