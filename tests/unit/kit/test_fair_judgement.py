"""Other engines are judged by what happens, and not by how they put their questions."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from comprules.judge import Action, Applied, Asked, BoardObject, Choice, Done, Outcome
from comprules.kit.results import Result
from comprules.kit.steps.compare import has_ability

Played = Callable[..., Result]
COLOR = Asked("Alice", "which color?", ("red", "green"))
OX = Asked("Alice", "which creature?", ("Ox", "Elf"))
FORCED = Asked("Bob", "which creature?", ("Ox",))
ORDER = Asked("Alice", "in what order?", ("Ox", "Elf"), 2, 2)
GIVEN = (
    'Given Alice controls a 2/2 creature "Ox" and a 1/1 creature "Elf"\nWhen Alice would receive priority\n'
)
RED, THE_OX = "And Alice chooses red\n", 'And Alice chooses "Ox"\n'
IN_ORDER = 'And Alice chooses "Elf" and "Ox"\n'
LOOK = "Then Alice has 20 life"


def asking(*questions: Asked) -> Any:
    module: Any = import_module("miniature")

    class Asking(module.MiniatureJudge):  # type: ignore[misc]
        """Asks these questions one after the other, and takes the answers down."""

        def __init__(self) -> None:
            super().__init__()
            self.left = list(questions)
            self.answers: list[tuple[str, ...]] = []

        def _next(self) -> Outcome:
            return self.left.pop(0) if self.left else Done()

        def act(self, action: Action) -> Outcome:
            return self._next()

        def answer(self, choice: Choice) -> Outcome:
            self.answers.append(choice.picks)
            return self._next()

        def trace(self) -> tuple[Applied, ...]:
            return (Applied("704.3", "checked"),)

    return Asking()


@pytest.mark.parametrize(
    ("questions", "answers", "given"),
    [
        ((COLOR, OX), RED + THE_OX, [("red",), ("Ox",)]),
        ((OX, COLOR), RED + THE_OX, [("Ox",), ("red",)]),
        ((FORCED, COLOR), RED, [("Ox",), ("red",)]),
        ((COLOR, FORCED), RED, [("red",), ("Ox",)]),
        ((FORCED,), "", [("Ox",)]),
        ((OX, FORCED, COLOR), RED + THE_OX, [("Ox",), ("Ox",), ("red",)]),
        ((ORDER,), "", [("Ox", "Elf")]),
        ((ORDER, COLOR), RED, [("Ox", "Elf"), ("red",)]),
        ((COLOR, ORDER), RED, [("red",), ("Ox", "Elf")]),
        ((ORDER, COLOR), RED + IN_ORDER, [("Elf", "Ox"), ("red",)]),
        ((ORDER, OX, COLOR), RED + THE_OX, [("Ox", "Elf"), ("Ox",), ("red",)]),
        ((COLOR, ORDER, ORDER), RED + IN_ORDER, [("red",), ("Elf", "Ox"), ("Ox", "Elf")]),
    ],
)
def test_questions_come_in_any_order_and_those_without_a_choice_too(
    played: Played, questions: tuple[Asked, ...], answers: str, given: list[tuple[str, ...]]
) -> None:
    judge = asking(*questions)
    result = played(GIVEN + answers + LOOK, judge=judge)
    assert (result.status, judge.answers) == ("passed", given), result.reason


@pytest.mark.parametrize(
    ("questions", "answers", "cause", "told"),
    [
        ((), RED, "no question was asked where the scenario answers one", "no question was asked"),
        ((COLOR,), RED + THE_OX, "no question was asked where the scenario answers one", "a question to Alice"),
        ((COLOR,), "", "asked what the scenario doesn't answer", "which color?"),
        ((OX,), RED, "asked otherwise than the scenario answers", "red among the options"),
        ((OX,), RED + THE_OX, "no question was asked where the scenario answers one", "a question to Alice"),
        ((ORDER,), RED, "no question was asked where the scenario answers one", "no question was asked"),
        ((OX, OX), RED + THE_OX, "asked otherwise than the scenario answers", "red among the options"),
    ],
)  # fmt: skip
def test_a_question_too_few_or_too_many_is_a_reason_of_its_own(
    played: Played, questions: tuple[Asked, ...], answers: str, cause: str, told: str
) -> None:
    result = played(GIVEN + answers + LOOK, judge=asking(*questions))
    assert (result.status, result.cause) == ("failed", cause)
    assert told in result.reason


@pytest.mark.parametrize(
    ("steps", "fault", "cause"),
    [
        ('Given Alice controls a 1/0 creature "Ox"\nWhen Alice would receive priority\nThen nothing changes', "", "the board is otherwise"),
        ('Given Alice controls a creature "Ox"\nWhen Alice casts "Ox"', "", "it is refused"),
        ('Given Alice controls a creature "Ox"\nThen Alice can cast "Ox"', "", "it is refused"),
        ('Given Alice has a creature "Ox" in hand\nThen Alice can\'t cast "Ox"', "", "it is allowed"),
        ('Given Alice controls a creature "Ox"\nWhen Alice tries to cast "Ox"\nThen it is refused', "allows", "it is allowed"),
        ("When Alice would receive priority", "crashes", "the engine failed"),
        ("When Alice would receive priority", "", ""),
    ],
)  # fmt: skip
def test_each_failure_is_of_a_kind(played: Played, steps: str, fault: str, cause: str) -> None:
    assert played(steps, fault=fault).cause == cause


def test_a_truthful_partial_trace_is_no_failure_and_its_gaps_are_told(played: Played) -> None:
    result = played(GIVEN + LOOK, tags="@CR-704.3 @CR-704.5f", judge=asking())
    assert (result.status, result.unnamed) == ("passed", ("704.5f",))


@pytest.mark.parametrize(
    ("said", "there", "type_", "has"),
    [
        ("flying", "Flying", "creature", True),
        ("{T}: Add {G}.", "{T}: Add {G}", "creature", True),
        ("This deals 1 damage to any target.", "Shock deals 1 damage to any target.", "instant", True),
        ("This deals 1 damage to any target.", "Shock deals 2 damage to any target.", "instant", False),
        ("Whenever this creature attacks, draw a card.", "Whenever Shock attacks, draw a card.", "creature", True),
        ("Frobnicate.", "Xyzzy.", "creature", False),
    ],
)  # fmt: skip
def test_an_ability_is_known_by_what_it_means(said: str, there: str, type_: str, has: bool) -> None:
    thing = BoardObject("Shock", "Shock", "battlefield", "Alice", types=(type_,))
    assert has_ability(said, (there,), thing) is has
