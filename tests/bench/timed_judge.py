"""A judge that counts the time spent in another."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from comprules.judge import Action, Applied, Board, Choice, Judge, Outcome, Position


class TimedJudge:
    """Another judge, with the seconds that all its methods have taken together."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.seconds = 0.0

    @contextmanager
    def _clock(self) -> Iterator[None]:
        start = time.process_time()
        try:
            yield
        finally:
            self.seconds += time.process_time() - start

    @property
    def name(self) -> str:
        return self._judge.name

    def begin(self, position: Position) -> None:
        with self._clock():
            self._judge.begin(position)

    def act(self, action: Action) -> Outcome:
        with self._clock():
            return self._judge.act(action)

    def answer(self, choice: Choice) -> Outcome:
        with self._clock():
            return self._judge.answer(choice)

    def would(self, action: Action) -> Outcome:
        with self._clock():
            return self._judge.would(action)

    def board(self) -> Board:
        with self._clock():
            return self._judge.board()

    def trace(self) -> tuple[Applied, ...]:
        with self._clock():
            return self._judge.trace()
