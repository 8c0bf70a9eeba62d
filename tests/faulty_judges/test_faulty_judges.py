"""Each faulty judge is caught by every scenario that its row names, and by a step that is wrong."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.faulty_judges.fault import Fault
from tests.faulty_judges.playing import by_name, is_caught
from tests.faulty_judges.table import FAULTS

from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION
from comprules.editions import CR2025


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.judge)
def test_the_judge_is_caught(fault: Fault) -> None:
    for name in fault.caught_by:
        assert name in by_name(), f"there is no scenario {name!r}"
        assert any(is_caught(fault, planned) for planned in by_name()[name]), f"{name!r} does not catch it"


def test_no_two_judges_are_caught_by_the_same_scenarios_alone() -> None:
    every = Counter(frozenset(fault.caught_by) for fault in FAULTS)
    assert [names for names, times in every.items() if times > 1 or not names] == []


def test_every_judge_is_bent_and_gets_rules_wrong_that_there_are() -> None:
    numbers = {line.number for line in load_register(BASE_EDITION).rules}
    assert {number for fault in FAULTS for number in fault.rules.split(", ")} - numbers == set()
    assert [fault.judge for fault in FAULTS if fault.bent == CR2025 and not fault.bent.versions] == []


def test_no_two_judges_have_the_same_name() -> None:
    assert len({fault.judge for fault in FAULTS}) == len(FAULTS)
