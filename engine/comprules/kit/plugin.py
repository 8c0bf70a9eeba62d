"""The pytest plugin of the compliance kit: choose the judge, the rules and the editions that a run is about.

Any project plays the suite on its own engine under pytest with ::

    pytest --pyargs comprules.kit.conformance --judge my_engine.compliance:make_judge

or, for an engine of another language, ``--judge-command "my-engine --judge"``. This module is loaded by every
pytest run of an environment that comprules is installed in, so it imports next to nothing until it is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from comprules.judge import Judge

__all__ = ["judge", "pytest_addoption", "pytest_collection_modifyitems", "pytest_configure"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the kit."""
    group = parser.getgroup("comprules", "compliance with the Comprehensive Rules")
    group.addoption("--judge", default="", metavar="MODULE:FACTORY", help="the engine to examine")
    group.addoption("--judge-command", default="", metavar="COMMAND", help="an engine that speaks JSON lines")
    group.addoption(
        "--judge-seconds", type=float, default=10.0, metavar="N", help="how long it may take over an answer"
    )
    group.addoption(
        "--rule", default="", metavar="NUMBER", help="only scenarios that prove this rule, as in 613.8b"
    )
    group.addoption("--cr-edition", default="", metavar="EDITION", help="only this edition, as in 2009")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the markers that carry the suite's tags."""
    config.addinivalue_line("markers", "cr(number): proves this rule of the edition that the test runs in")
    config.addinivalue_line("markers", "cr_edition(date): runs in this edition of the rules")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what ``--rule`` and ``--cr-edition`` do not ask for, and tests that are no scenarios."""
    rule, edition = config.getoption("--rule"), config.getoption("--cr-edition")
    if not rule and not edition:
        return

    def is_wanted(item: pytest.Item) -> bool:
        numbers = {mark.args[0] for mark in item.iter_markers("cr")}
        dates = [mark.args[0] for mark in item.iter_markers("cr_edition")]
        return (not rule or rule in numbers) and (
            not edition or any(date.startswith(edition) for date in dates)
        )

    left_out = [item for item in items if not is_wanted(item)]
    if left_out:
        items[:] = [item for item in items if is_wanted(item)]
        config.hook.pytest_deselected(items=left_out)


@pytest.fixture(scope="session")
def judge(request: pytest.FixtureRequest) -> Iterator[Judge]:
    """Yield the judge that the command line names, or this package's own engine."""
    from comprules.kit.examining import Examined  # noqa: PLC0415
    from comprules.kit.judges import load_judge, our_judge  # noqa: PLC0415 -- other projects' runs load this module
    from comprules.kit.pipe import PipeJudge  # noqa: PLC0415

    config = request.config
    command, factory = config.getoption("--judge-command"), config.getoption("--judge")
    seconds: Any = config.getoption("--judge-seconds")
    if command:
        with PipeJudge(command, float(seconds)) as engine:
            yield Examined(engine)
    else:
        yield Examined(load_judge(factory)) if factory else our_judge()
