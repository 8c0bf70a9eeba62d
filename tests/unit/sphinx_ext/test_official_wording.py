"""The official wording that a user has imported, beside ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from comprules.book.edition import Edition, Entry
from comprules.book.overlay import write_overlay
from comprules.sphinx_ext import knowledge

if TYPE_CHECKING:
    from tests.unit.sphinx_ext.conftest import SmallBook

PAGES = {"index.md": "# Book\n\n:::{rule} 613.5\nAt once.\n:::\n"}
WORDING = "Words of somebody else."


@pytest.fixture
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COMPRULES_HOME", str(tmp_path / "home"))
    entry = Entry("613.5", "rule", "613", WORDING, (), 1)
    write_overlay(Edition("2025-06-06", "Rules", (entry,), (), (), ()))
    knowledge._overlay.cache_clear()
    yield
    knowledge._overlay.cache_clear()


@pytest.mark.usefixtures("imported")
def test_imported_wording_stands_beside_ours_when_that_is_asked_for(small_book: SmallBook) -> None:
    assert WORDING in small_book(PAGES, settings="cr_official = True").page("index")


@pytest.mark.usefixtures("imported")
def test_imported_wording_is_not_shown_unasked(small_book: SmallBook) -> None:
    assert WORDING not in small_book(PAGES).page("index")
