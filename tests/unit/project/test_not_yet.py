"""The page of what cannot be read or played yet says the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comprules.english import CannotRead, read_abilities
from comprules.keywords.table import KEYWORDS, READ_AND_NOT_PLAYED

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("before", "keywords"),
    [
        ("Not read so far", {row.name for row in KEYWORDS if not row.is_read}),
        ("mean nothing else so far", READ_AND_NOT_PLAYED),
    ],
)
def test_the_keywords_that_nothing_carries_out_are_listed(before: str, keywords: set[str]) -> None:
    page = (ROOT / "docs" / "not_yet.md").read_text("utf-8")
    listed = re.search(rf"{before}: ([^.]*)\.", page)
    assert listed is not None
    assert set(listed[1].replace("\n", " ").split(", ")) == keywords


@pytest.mark.parametrize("keyword", sorted(row.name for row in KEYWORDS if not row.is_read))
def test_a_keyword_that_cannot_be_read_is_refused_and_not_passed_over(keyword: str) -> None:
    with pytest.raises(CannotRead):
        read_abilities(keyword.capitalize())
