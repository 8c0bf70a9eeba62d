"""Registers: the numbers of an edition as facts."""

from __future__ import annotations

import re

import pytest

from comprules.book.errors import ComprulesError, UnknownEditionError, UnknownRuleError
from comprules.book.reading import read_document
from comprules.book.register import (
    editions,
    load_register,
    register_of,
    resolve_edition,
    wording_hash,
    write_register,
)

DOCUMENT = """The Complete Pond Rules
These rules are effective as of May 3, 2014.

1. Ponds

100. General

100.1. A pond is wet.
Example: This one.

100.2. Boats

100.2a Boats float.

101. [This section is empty.]

102. Frogs vs. Ducks

102.1. Frogs win.
"""


def test_the_book_carries_five_editions_by_year_and_date() -> None:
    assert editions() == {
        "2025": "2025-06-06",
        "2018": "2018-08-10",
        "2017": "2017-09-29",
        "2009": "2009-05-01",
        "2006": "2006-10-01",
    }


def test_an_edition_is_found_by_its_year_and_by_its_date() -> None:
    assert resolve_edition("2025") == resolve_edition("2025-06-06") == "2025-06-06"


def test_an_unknown_edition_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownEditionError, match="no edition '1999'") as caught:
        resolve_edition("1999")
    assert "2009 (2009-05-01)" in caught.value.hint


def test_a_register_is_loaded_once() -> None:
    assert load_register("2009-05-01") is load_register("2009")


@pytest.mark.parametrize(
    ("date", "rules", "examples"),
    [
        ("2025-06-06", 3059, 275),
        ("2009-05-01", 1189, 166),
        ("2006-10-01", 973, 155),
        ("2017-09-29", 2238, 244),
        ("2018-08-10", 2303, 243),
    ],
)
def test_each_register_holds_every_rule_of_its_edition(date: str, rules: int, examples: int) -> None:
    register = load_register(date)
    assert len(register.rules) == rules
    assert sum(line.examples for line in register.lines) == examples


@pytest.mark.parametrize("date", editions().values())
def test_a_register_carries_titles_and_no_sentences(date: str) -> None:
    for line in load_register(date).lines:
        assert len(line.title) <= 90
        assert not re.search(r"[a-z]\.(?: [A-Z]|$)", line.title.replace("vs. ", "")), line


def test_numbers_stand_in_the_order_of_the_book() -> None:
    numbers = [line.number for line in load_register("2025").lines]
    assert numbers[:4] == ["1", "100", "100.1", "100.1a"]
    assert numbers.index("704.5z") > numbers.index("704.5y")
    assert numbers.index("2") > numbers.index("123")


def test_a_line_tells_kind_examples_and_title() -> None:
    register = load_register("2025")
    assert (register["613"].kind, register["613"].title) == ("section", "Interaction of Continuous Effects")
    assert (register["613.4d"].kind, register["613.4d"].examples) == ("subrule", 3)
    assert register["701.2"].title == "Activate"
    assert register["704.5j"].title == ""


def test_children_stand_one_level_below() -> None:
    register = load_register("2025")
    assert [line.number for line in register.children("613.4")] == ["613.4a", "613.4b", "613.4c", "613.4d"]
    assert [line.number for line in register.children("6")][:2] == ["600", "601"]
    assert [line.number for line in register.chapters] == list("123456789")


def test_a_section_lists_its_rules_and_subrules() -> None:
    numbers = [line.number for line in load_register("2025").in_section("704")]
    assert numbers[:3] == ["704.1", "704.1a", "704.2"]
    assert "704.5j" in numbers


@pytest.mark.parametrize(
    ("number", "near"), [("704.5o", "704.5n"), ("613.44d", "613.4d"), ("613.99", "613.9"), ("999", "905")]
)
def test_an_unknown_number_is_answered_with_near_ones(number: str, near: str) -> None:
    register = load_register("2025")
    assert number not in register
    with pytest.raises(UnknownRuleError, match=re.escape(number)) as caught:
        register[number]
    assert near in caught.value.hint
    assert 1 <= len(register.nearest(number)) <= 5


def test_a_register_is_made_of_a_document_without_its_wording() -> None:
    text = write_register(register_of(read_document(DOCUMENT.encode(), "a test")))
    rows = [row.split("\t") for row in text.splitlines()[2:]]
    assert text.startswith("# 2014-05-03:")
    assert [row[0] for row in rows] == ["1", "100", "100.1", "100.2", "100.2a", "101", "102", "102.1"]
    assert rows[2][2] == "1"
    assert rows[3][4] == "Boats"
    assert rows[6][4] == "Frogs vs. Ducks"
    assert "wet" not in text
    assert "empty" not in text


def test_a_document_without_a_date_has_no_register() -> None:
    with pytest.raises(ComprulesError, match="in force"):
        register_of(read_document(b"100.1. Wet.\n", "a test"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A “pond” isn’t dry – ever.", 'A "pond" isn\'t dry - ever.'),
        ("Two  spaces\n and a line.", "Two spaces and a line."),
        ("The _Magic_(TM) game", "The Magic™ game"),
    ],
)
def test_wordings_that_differ_in_print_only_have_one_hash(one: str, other: str) -> None:
    assert wording_hash(one) == wording_hash(other)


def test_wordings_that_differ_have_two_hashes() -> None:
    assert wording_hash("A pond is wet.") != wording_hash("A pond is dry.")
    assert wording_hash("A pond is wet.") != wording_hash("A pond is wet.", ("Example.",))
    assert re.fullmatch("[0-9a-f]{12}", wording_hash("A pond is wet."))
