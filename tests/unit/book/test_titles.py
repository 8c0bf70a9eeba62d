"""Every rule is called something, in our own words, before anybody has stated it."""

from __future__ import annotations

from pathlib import Path

import pytest

from comprules.book import titles
from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION, StatementError, load_statements
from comprules.book.titles import load_titles, title_of


def test_every_rule_of_the_base_edition_has_a_title() -> None:
    nameless = [
        line.number for line in load_register(BASE_EDITION).rules if not title_of(line.number, BASE_EDITION)
    ]
    assert nameless == []


def test_a_title_is_short_and_no_sentence() -> None:
    for number, title in load_titles().items():
        assert 2 <= len(title.split()) <= 8, number
        assert title[0].isupper(), number
        assert not title.endswith("."), number


@pytest.mark.parametrize(
    ("number", "edition", "title"),
    [
        ("613", BASE_EDITION, "Interaction of Continuous Effects"),
        ("704.5j", BASE_EDITION, load_statements()["704.5j"].title),
        ("702.21", BASE_EDITION, "Ward"),
        ("420.5e", "2009-05-01", "The legend rule"),
        ("999.9", BASE_EDITION, ""),
    ],
)
def test_a_number_is_called_as_its_edition_calls_it(number: str, edition: str, title: str) -> None:
    assert title_of(number, edition) == title


def test_a_rule_that_is_stated_has_no_second_title() -> None:
    assert [number for number in load_titles() if number in load_statements()] == []


@pytest.fixture
def own_titles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of titles that a test writes."""
    monkeypatch.setattr(titles, "rules_text_folder", lambda: tmp_path)
    return tmp_path / "titles.toml"


@pytest.mark.parametrize(
    ("line", "message"),
    [('"704.99" = "Nothing"', "there is no rule 704.99"), ('"704.5j" = ""', "704.5j has no title")],
)
def test_a_line_that_says_nothing_is_refused(own_titles: Path, line: str, message: str) -> None:
    own_titles.write_text(line, "utf-8")
    with pytest.raises(StatementError, match=message):
        load_titles.__wrapped__()
