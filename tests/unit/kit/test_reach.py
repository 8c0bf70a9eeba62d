"""In how many plays a rule decided something."""

from __future__ import annotations

from comprules.judge import Applied
from comprules.kit.reach import Reach, reach
from comprules.kit.results import Result, StepResult


def _played(*lines: Applied) -> Result:
    step = StepResult("When", "action", "something happens", 1, "passed", trace=lines)
    return Result(
        "one",
        "one.feature",
        1,
        "",
        "",
        "",
        "One",
        "scenario",
        (),
        (),
        (),
        "2025-06-06",
        "passed",
        "",
        (step,),
        None,
        None,
        0.0,
    )


def test_a_rule_reaches_the_plays_in_which_it_decided_something() -> None:
    often, once = Applied("704.5j", "kept"), Applied("613.7", "earlier")
    assert reach([_played(often, often, once), _played(often)]) == (
        Reach("704.5j", "", 2, 2),
        Reach("613.7", "", 1, 2),
    )


def test_context_reaches_nothing() -> None:
    assert reach([_played(Applied("704.2", "checked", decided=False))]) == ()
