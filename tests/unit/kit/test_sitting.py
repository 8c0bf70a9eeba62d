"""What is played at the table becomes a scenario that passes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comprules.book.places import features_folder
from comprules.book.statements import BASE_EDITION
from comprules.kit.judges import our_judge
from comprules.kit.rulebook import plan_suite
from comprules.kit.runner import play
from comprules.kit.sitting import Sitting
from comprules.kit.steps import StepFailed, StepMistake
from comprules.scenarios import Scenario, read_feature, read_text

FILES = ("601_casting_spells", "603_handling_triggered_abilities", "704_state_based_actions")


def scenarios() -> list[Scenario]:
    """A few scenarios of some sections, from their feature files alone."""
    found: list[Scenario] = []
    for path in sorted(features_folder().rglob("*.feature")):
        if path.stem in FILES:
            found += [one for one in read_feature(path) if "2009" not in str(one.marks)][3::25]
    return found


def replayed(sitting: Sitting) -> str:
    (planned,) = plan_suite(read_text(sitting.feature("Again"), Path("again.feature")))
    result = play(planned, our_judge(), BASE_EDITION)
    return f"{result.status} {result.reason}".strip()


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda one: one.name)
def test_a_scenario_played_by_hand_is_kept_with_what_was_seen(scenario: Scenario) -> None:
    sitting = Sitting()
    for step in scenario.steps:
        if step.kind != "then":
            done = re.sub(r"^(\w+) tries to (\w+)", r"\1 \2s", step.text)
            sitting.take(f"{step.keyword} {done}", step.table, step.docstring)
    assert replayed(sitting) == "passed"


def test_what_is_refused_after_an_answer_is_kept_as_tried_with_the_answer() -> None:
    sitting = Sitting()
    for text in (
        'Alice controls a "Mountain"',
        'Alice has "Hill Giant" in hand',
        'Alice casts "Hill Giant"',
    ):
        came = sitting.take(text)
    while came.asked is not None:
        came = sitting.take(sitting.picked(came.asked.options[:1]))
    assert came.refused is not None
    assert came.refused.rule
    first = next(step.text for step in sitting.written if step.kind == "when")
    assert first == 'Alice tries to cast "Hill Giant"'
    assert sitting.written[-1].text == f"it is refused, by {came.refused.rule}"
    assert sitting.board().step == "precombat main"


def test_each_step_is_taken_back_alone() -> None:
    sitting = Sitting()
    sitting.take('Alice has "Shock" in hand')
    sitting.take("Alice has {R} in the mana pool")
    sitting.take('Alice casts "Shock" targeting Bob')
    before = sitting.board(), sitting.judge.trace(), sitting.written
    sitting.take("all players pass")
    assert sitting.board() != before[0]
    assert sitting.undo()
    assert (sitting.board(), sitting.judge.trace(), sitting.written) == before
    assert sitting.undo()
    assert sitting.undo()
    assert [step.text for step in sitting.written] == ['Alice has "Shock" in hand']
    assert sitting.undo()
    assert not sitting.undo()


@pytest.mark.parametrize(
    ("steps", "error"),
    [
        (("Alice tries to concede",), StepMistake),
        (("Alice hops",), StepMistake),
        (('Alice controls "Nothing of the Kind"',), StepMistake),
        (("Bob passes",), StepMistake),
        (("Then Bob has 3 life",), StepFailed),
        (("Alice says yes",), StepFailed),
    ],
)
def test_what_cannot_be_done_leaves_no_trace(steps: tuple[str, ...], error: type[Exception]) -> None:
    sitting = Sitting()
    for text in steps[:-1]:
        sitting.take(text)
    before = sitting.written
    with pytest.raises(error):
        sitting.take(steps[-1])
    assert sitting.written == before
