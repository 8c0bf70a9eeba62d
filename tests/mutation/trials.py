"""What may notice a change: the scenarios of the suite, and unit tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

import pytest
from tests.sources import PACKAGE, text

from comprules.book.statements import BASE_EDITION
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.runner import play

from .mutants import Mutant

__all__ = ["UNIT_TESTS", "Trial", "may_notice", "scenario_trials", "unit_tests_open"]

_ROOT = PACKAGE.parents[1]
_OPTIONS = (
    *("-p", "no:xdist", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:logging"),
    *("--override-ini=addopts=", "--import-mode=importlib", "--benchmark-skip", "--assert=plain"),
    f"--rootdir={_ROOT}",
)
"""One process, nothing printed, nothing kept; our modules are imported already, and assertions stay as they are."""

UNIT_TESTS = {
    "english": ("tests/unit/english",),
    "kit": (
        *(f"tests/unit/kit/test_{what}.py" for what in ("cards", "forms", "looks", "position", "scenarios")),
        *("tests/unit/kit/test_runner.py", "tests/faulty_judges", "tests/bad_judges"),
    ),
}
"""The files and folders of unit tests that are tried as well, by the part of the package that is changed.

The language is tested by texts, read and written. A scenario that our engine passes can't notice a step that has
forgotten how to fail; judges that are wrong can.
"""


@dataclass(frozen=True)
class Trial:
    """One thing that can be tried; ``fails`` tries it, and returns why it fails or nothing."""

    name: str
    fails: Callable[[], str]
    source: str
    """What it is written as: the scenario, or the file of the test."""
    rules: frozenset[str] = frozenset()
    """The numbers that a scenario is tagged with."""
    is_unit_test: bool = False
    """Whether it is a test of ours, and no scenario of the suite."""


def may_notice(trial: Trial, mutant: Mutant) -> bool:
    """Say whether a trial is asked about a change: scenarios always, unit tests of the same part."""
    folders = UNIT_TESTS.get(mutant.module.split(".", maxsplit=1)[0], ())
    return not trial.is_unit_test or trial.name.startswith(folders)


def scenario_trials(plays: Sequence[Planned]) -> Sequence[Trial]:
    """Return the trials that play these scenarios with our engine."""
    judge = cache(our_judge)

    def trial(planned: Planned) -> Trial:
        def fails() -> str:
            result = play(planned, judge(), BASE_EDITION)
            return "" if result.status == "passed" else result.reason

        return Trial(planned.id, fails, repr(planned.scenario), frozenset(planned.rules))

    return [trial(planned) for planned in plays]


@dataclass(eq=False)
class _Session:
    """A plugin of pytest that hands the collected tests to other work instead of running them."""

    work: Callable[[Sequence[Trial]], None]
    reason: str = field(default="", init=False)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do the work, and leave nothing for pytest to run."""
        if session.testsfailed:
            raise pytest.UsageError("not every test could be collected")
        self.work([self._trial(item) for item in session.items])
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember why a test failed."""
        if report.failed and not self.reason:
            lines = str(report.longrepr).strip().splitlines()
            self.reason = next((line[1:].strip() for line in lines if line.startswith("E ")), lines[-1])

    def _trial(self, item: pytest.Item) -> Trial:
        def fails() -> str:
            self.reason = ""
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            return self.reason

        return Trial(item.nodeid, fails, text(item.path), is_unit_test=True)


def unit_tests_open(folders: Sequence[str], work: Callable[[Sequence[Trial]], None]) -> None:
    """Collect the unit tests of these folders, and do the work with them while pytest's session is open.

    Raises:
        SystemExit: They can't be collected.
    """
    if not folders:
        work(())
        return
    session = _Session(work)
    paths = [str(_ROOT / folder) for folder in folders]
    code = pytest.main([*_OPTIONS, *paths], plugins=[session])
    if code not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise SystemExit(f"the unit tests of {', '.join(folders)} can't be tried: pytest ended with {code!r}")
