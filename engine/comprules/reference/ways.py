"""The ways to answer all questions of one action, as far as they have been tried."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from comprules.judge import Refused
from comprules.questions import Question

__all__ = ["MOST_ANSWERS", "NO_ANSWER", "Tried", "Way"]

MOST_ANSWERS: Final = 1_000
"""So many answers are tried at most: sixty lands could be tapped in more orders than there are atoms."""

Answered = tuple[tuple[tuple[str, ...], ...], frozenset[str]]


@dataclass(slots=True)
class Tried:
    """What came of the ways that have been tried, and how many answers were given for that."""

    refused: dict[Answered, Refused] = field(default_factory=dict)
    answers: int = 0


@dataclass(frozen=True, slots=True)
class Way:
    """The answers given so far, in order, and apart from them the picks of questions that are repeated.

    Ways that only differ in the order of answers that no order is asked of are one way.
    """

    ordered: tuple[tuple[str, ...], ...] = ()
    repeated: frozenset[str] = frozenset()

    @property
    def answered(self) -> Answered:
        """Return what tells this way from others."""
        return self.ordered, self.repeated

    @property
    def length(self) -> int:
        """Return how many answers it takes."""
        return len(self.ordered) + len(self.repeated)

    def with_answer(self, question: Question, picks: tuple[str, ...]) -> Way:
        """Return this way with one answer more."""
        if question.repeated and picks and self.repeated.isdisjoint(picks):
            return Way(self.ordered, self.repeated.union(picks))
        return Way((*self.ordered, picks), self.repeated)


NO_ANSWER: Final = Way()
