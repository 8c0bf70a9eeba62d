"""The engine in JavaScript that the book shows: how it is started, and what the book says of it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from comprules.book.statements import BASE_EDITION
from comprules.kit.examining import Examined
from comprules.kit.pipe import PipeJudge
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.runner import play_all

__all__ = ["DOCS", "ENGINE", "needs_node", "played", "told_of_sections"]

DOCS = Path(__file__).parents[2] / "docs"
ENGINE = f"node {DOCS / 'examples' / 'second_engine' / 'judge.mjs'}"

needs_node = pytest.mark.skipif(
    shutil.which("node") is None, reason="Node is not installed: apt-get install nodejs"
)


def played(plays: Sequence[Planned]) -> tuple[Result, ...]:
    """What comes of these plays on the second engine."""
    with PipeJudge(ENGINE, 10.0) as judge:
        return tuple(play_all(plays, Examined(judge), BASE_EDITION))


def told_of_sections() -> dict[str, int]:
    """How many scenarios of each section pass, as the page of the book has it."""
    page = (DOCS / "second_engine.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d{3}) \|[^|]*\| *\d+ \| *(\d+) \|", page, re.MULTILINE)
    return {section: int(passed) for section, passed in rows}
