"""The page of what cannot be read or played yet says the truth."""

from __future__ import annotations

import re
from pathlib import Path

from comprules.keywords.table import READ_AND_NOT_PLAYED

ROOT = Path(__file__).parents[3]


def test_the_keywords_that_are_read_and_not_played_are_listed() -> None:
    page = (ROOT / "docs" / "not_yet.md").read_text("utf-8")
    listed = re.search(r"mean nothing else so far: ([^.]*)\.", page)
    assert listed is not None
    assert set(listed[1].replace("\n", " ").split(", ")) == READ_AND_NOT_PLAYED
