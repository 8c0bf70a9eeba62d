"""The user's own folder of imported editions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comprules.book.errors import ComprulesError
from comprules.book.overlay import as_json, from_json, load_overlay, overlay_dates, write_overlay
from comprules.book.reading import read_document

DOCUMENT = """These rules are effective as of May 3, 2014.

100. General

100.1. A pond is wet (see rule 100.2).
Example: This one.

100.2. Boats

Glossary

Boat
It floats.
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPRULES_HOME", str(tmp_path))
    load_overlay.cache_clear()
    return tmp_path


def test_an_edition_comes_back_from_the_overlay_as_it_was() -> None:
    edition = read_document(DOCUMENT.encode(), "a test")
    write_overlay(edition)
    assert load_overlay("2014-05-03") == edition
    assert overlay_dates() == ("2014-05-03",)


def test_json_and_back_is_the_same_edition() -> None:
    edition = read_document(DOCUMENT.encode(), "a test")
    assert from_json(as_json(edition)) == edition


def test_what_was_never_imported_is_nothing() -> None:
    assert load_overlay("2014-05-03") is None


def test_a_new_import_takes_the_place_of_the_old() -> None:
    write_overlay(read_document(DOCUMENT.encode(), "a test"))
    write_overlay(read_document(DOCUMENT.replace("wet", "dry").encode(), "a test"))
    edition = load_overlay("2014-05-03")
    assert edition is not None
    assert edition.rules[0].text.startswith("A pond is dry")


def test_an_import_that_fails_leaves_the_old_file_and_no_scraps(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = read_document(DOCUMENT.encode(), "a test")
    path = write_overlay(edition)

    def broken(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(json, "dump", broken)
    with pytest.raises(ComprulesError, match="No space left"):
        write_overlay(edition)
    assert load_overlay("2014-05-03") == edition
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("text", ["", "[]", '{"format": 1}', '{"format": 99, "date": "x"}'])
def test_a_damaged_file_says_what_to_do(home: Path, text: str) -> None:
    path = home / "editions" / "2014-05-03.json"
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(ComprulesError, match="damaged") as caught:
        load_overlay("2014-05-03")
    assert "comprules import" in caught.value.hint


def test_a_document_without_a_date_is_not_kept(home: Path) -> None:
    with pytest.raises(ComprulesError, match="in force"):
        write_overlay(read_document(b"100.1. Wet.\n", "a test"))
    assert list(home.iterdir()) == []
