"""The pytest plugin of the compliance kit: choose the judge, the rules and the editions that a run is about.

Any project plays the suite on its own engine under pytest with ::

    pytest --pyargs comprules.kit.conformance --cr-judge my_engine.compliance:make_judge

or, for an engine of another language, ``--cr-judge-command "my-engine --judge"``. This module is loaded by
every pytest run of an environment that comprules is installed in, so it imports next to nothing until it is
used; its options begin with ``--cr-``, so that they are nobody else's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from comprules.judge import Judge

__all__ = ["cr_judge", "pytest_addoption", "pytest_collection_modifyitems", "pytest_configure"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the kit."""
    group = parser.getgroup("comprules", "compliance with the Comprehensive Rules")
    group.addoption("--cr-judge", default="", metavar="MODULE:FACTORY", help="the engine to examine")
    group.addoption(
        "--cr-judge-command", default="", metavar="COMMAND", help="an engine that speaks JSON lines"
    )
    group.addoption(
        "--cr-judge-seconds",
        type=float,
        default=10.0,
        metavar="N",
        help="how long it may take over an answer",
    )
    group.addoption(
        "--cr-rule", default="", metavar="NUMBER", help="only scenarios that prove this rule, as in 613.8b"
    )
    group.addoption(
        "--cr-edition",
        default="",
        metavar="EDITION",
        help="only this edition, as in 2009, or all; of another engine the newest, unless told",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Declare the markers that carry the suite's tags."""
    config.addinivalue_line("markers", "cr(number): proves this rule of the edition that the test runs in")
    config.addinivalue_line("markers", "cr_edition(date): runs in this edition of the rules")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what ``--cr-rule`` and ``--cr-edition`` do not ask for, and tests that are no scenarios."""
    rule, edition = config.getoption("--cr-rule"), _edition(config, items)
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


def _edition(config: pytest.Config, items: list[pytest.Item]) -> str:
    """Return the edition that is played; empty for all of them."""
    asked = str(config.getoption("--cr-edition") or "")
    is_other = config.getoption("--cr-judge") or config.getoption("--cr-judge-command")
    if asked or not is_other:
        return "" if asked == "all" else asked
    dates = (mark.args[0] for item in items for mark in item.iter_markers("cr_edition"))
    return max(dates, default="")


@pytest.fixture(scope="session")
def cr_judge(request: pytest.FixtureRequest) -> Iterator[Judge]:
    """Yield the judge that the command line names, or this package's own engine."""
    from comprules.kit.examining import Examined  # noqa: PLC0415
    from comprules.kit.judges import load_judge, our_judge  # noqa: PLC0415 -- other projects' runs load this module
    from comprules.kit.pipe import PipeJudge  # noqa: PLC0415

    config = request.config
    command, factory = config.getoption("--cr-judge-command"), config.getoption("--cr-judge")
    seconds: Any = config.getoption("--cr-judge-seconds")
    if command:
        with PipeJudge(command, float(seconds)) as engine:
            yield Examined(engine)
    else:
        yield Examined(load_judge(factory)) if factory else our_judge()
