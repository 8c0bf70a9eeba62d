"""The official wording that a user has imported, beside ours."""

from __future__ import annotations

import json
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


@pytest.mark.usefixtures("imported")
@pytest.mark.parametrize(
    ("ours", "text"), [("At once.", "At once."), ("", "")], ids=["beside our words", "where we have none"]
)
def test_a_tooltip_shows_imported_wording(small_book: SmallBook, ours: str, text: str) -> None:
    pages = {"index.md": PAGES["index.md"].replace("At once.", ours)}
    book = small_book(pages, settings="cr_official = True")
    told = (book.folder / "_static" / "cr-tips" / "index.js").read_text("utf-8")
    tip = json.loads(told.partition("]=")[2].rstrip(";\n"))["cr-613.5"]
    assert (tip["text"], tip["official"]) == (text, WORDING)


@pytest.mark.usefixtures("imported")
def test_a_tooltip_does_not_show_it_unasked(small_book: SmallBook) -> None:
    told = (small_book(PAGES).folder / "_static" / "cr-tips" / "index.js").read_text("utf-8")
    assert WORDING not in told


def test_whoever_has_imported_nothing_reads_our_words_alone(
    small_book: SmallBook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPRULES_HOME", str(tmp_path / "nowhere"))
    assert "At once." in small_book(PAGES, settings="cr_official = True").page("index")
