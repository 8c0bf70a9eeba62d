"""A summary of rulings, in small."""

from __future__ import annotations

import pytest

from comprules.book.errors import DocumentError
from comprules.book.reading import read_lines

SUMMARY = (
    "==== General Rulings Summary Updated 2009/05/31 ==== Collected by nobody. ---- Table of Contents "
    "---- 1 - The Pond ---- 104 - Numbers + 104.1b - Ponds are counted. [CompRules 2008/05/01] Example: One "
    "pond is one. [CompRules 2009/05/01] Example: Two are two. [CompRules 2007/05/01] 217.2 - Ducks "
    "+ 217.2g - Ducks swim, see Rule 104.1b. Example: This one does. [CompRules 2009/05/01] "
    "+ 217.2.Ruling.1 - They do so in water. [Pond FAQ 2009/04/30] 9 - Glossary ---- G3.4 - Duck "
    '+ G3.4a - A bird of ponds. [CompRules 2009/05/01] + Note - Also see Rule 217.2, "Ducks." '
    "Acknowledgements and Disclaimers ---- Thanks to all 104 - who came."
)


@pytest.mark.parametrize("text", [SUMMARY, SUMMARY.replace(" + ", "\n+ ")])
def test_numbered_entries_are_rules_with_their_sources(text: str) -> None:
    edition = read_lines(text.encode(), "a test").edition
    assert [(rule.number, rule.kind, rule.parent, rule.text, rule.source) for rule in edition.rules] == [
        ("104.1b", "subrule", "104.1", "Ponds are counted.", "CompRules 2008/05/01"),
        ("217.2", "rule", "217", "Ducks", None),
        ("217.2g", "subrule", "217.2", "Ducks swim, see Rule 104.1b.", None),
    ]
    assert [rule.examples for rule in edition.rules] == [
        ("One pond is one.", "Two are two."),
        (),
        ("This one does.",),
    ]
    assert edition.rules[2].references == ("104.1b",)


def test_rulings_stand_apart_from_rules() -> None:
    (ruling,) = read_lines(SUMMARY.encode(), "a test").edition.rulings
    assert (ruling.number, ruling.rule, ruling.text) == ("217.2.Ruling.1", "217.2", "They do so in water.")
    assert ruling.source == "Pond FAQ 2009/04/30"


def test_glossary_entries_keep_their_numbers_and_notes() -> None:
    (entry,) = read_lines(SUMMARY.encode(), "a test").edition.glossary
    assert (entry.number, entry.term) == ("G3.4a", "Duck")
    assert entry.text == 'A bird of ponds.\nAlso see Rule 217.2, "Ducks."'


def test_the_source_of_each_example_is_remarked_on() -> None:
    remarks = read_lines(SUMMARY.encode(), "a test").edition.remarks
    sources = [remark.message for remark in remarks if remark.kind == "source"]
    assert sum("example of 104.1b" in message for message in sources) == 2
    assert any(message.startswith("CompRules 2007/05/01") for message in sources)


def test_the_lines_of_entries_are_counted() -> None:
    reading = read_lines(SUMMARY.replace(" + 217.2.R", "\n\n+ 217.2.R").encode(), "a test")
    assert [ruling.line for ruling in reading.edition.rulings] == [3]
    assert reading.lines == ["ruling", "blank", "ruling"]


def test_what_only_calls_itself_a_summary_is_refused() -> None:
    with pytest.raises(DocumentError, match="no numbered entry"):
        read_lines(b"General Rulings Summary ---- nothing at all", "a test")
