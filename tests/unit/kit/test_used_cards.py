"""A judge is given the cards that its scenario uses, and need not list what nobody looks at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from comprules.judge import Action, Board, BoardObject, Done, Outcome, Position
from comprules.kit.results import Result

Played = Callable[..., Result]
TABLE = """
Given these cards:
  | name   | type     | size | text                                                |
  | Ox     | Creature | 2/2  |                                                     |
  | Bear   | Creature | 2/2  |                                                     |
  | Maker  | Creature | 1/1  | {T}: Search your library for a card named Treasury. |
  | Treasury | Artifact |    |                                                     |
And Alice controls "Ox" and "Maker"
"""


def miniature() -> Any:
    module: Any = import_module("miniature")

    class NoteTaker(module.MiniatureJudge):  # type: ignore[misc]
        """Keeps the position, and lists every card of a library if it is told to."""

        def __init__(self, lists: bool = False) -> None:
            super().__init__()
            self.lists, self.drawn = lists, 0

        def begin(self, position: Position) -> None:
            super().begin(position)
            self.position = position

        def act(self, action: Action) -> Outcome:
            self.drawn += 1
            return Done()

        def board(self) -> Board:
            board: Board = super().board()
            alice, bob = board.players
            alice = replace(alice, hand=self.drawn, library=10 - self.drawn)
            cards = tuple(
                BoardObject(f"hidden {n}", "?", "hand" if n < self.drawn else "library", "Alice")
                for n in range(10)
            )
            return replace(
                board, players=(alice, bob), objects=(*board.objects, *(cards if self.lists else ()))
            )

    return NoteTaker


@pytest.mark.parametrize(
    ("then", "cards"),
    [
        ("When Alice would receive priority", ["Ox", "Maker", "Treasury"]),
        ('When Alice would receive priority\nThen there is no "Bear"', ["Ox", "Bear", "Maker", "Treasury"]),
    ],
)
def test_a_position_holds_what_is_placed_or_named_and_no_more(
    played: Played, then: str, cards: list[str]
) -> None:
    judge = miniature()()
    result = played(TABLE + then, judge=judge)
    assert result.status == "passed", result.reason
    assert [card.name for card in judge.position.cards] == cards


@pytest.mark.parametrize("lists", [False, True])
def test_unseen_cards_of_a_library_may_be_listed_or_not(played: Played, lists: bool) -> None:
    steps = "When Alice would receive priority\nThen Alice has 1 card in hand\nAnd Alice has 9 cards in library\nAnd nothing else changes"
    result = played(steps, judge=miniature()(lists))
    assert result.status == "passed", result.reason
