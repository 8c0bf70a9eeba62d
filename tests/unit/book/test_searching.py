"""Ranking: what is asked for comes first, the rule before what shows it, equals in the book's order."""

from __future__ import annotations

import pytest

from comprules.book.searching import Entry, found_line, near_words, search, words_of

ENTRIES = (
    Entry("section", "704", "State-Based Actions"),
    Entry("rule", "704.5", "What they look for", "State-based actions are these."),
    Entry(
        "rule",
        "704.5j",
        "The legend rule",
        "Of legendary permanents of one name the player keeps one. See 704.3.",
    ),
    Entry("rule", "704.50", "Another", "This has nothing of the kind."),
    Entry(
        "rule",
        "205.4d",
        "Legendary permanents",
        "The legend rule applies to them (704.5j).",
        "Example: a legend.",
    ),
    Entry("term", "legend rule", "legend rule", "It leaves one legendary permanent."),
    Entry("card", "Blood Moon", "Blood Moon", "Enchantment.\nNonbasic lands are Mountains."),
    Entry("scenario", "The legend rule leaves one", "The legend rule leaves one", at="704.5j"),
    Entry("scenario", "Blood Moon", "Blood Moon", at="613.8b"),
    Entry("rule", "100.1", "Ox", "A " + "very " * 80 + "long ox’s line " + "goes on " * 40),
)


def found(asked: str) -> list[str]:
    return [hit.entry.name for hit in search(asked, ENTRIES)]


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ("legend rule", ["704.5j", "legend rule", "205.4d", "The legend rule leaves one"]),
        ("The LEGEND rule!", ["704.5j", "205.4d", "The legend rule leaves one"]),
        ("blood moon", ["Blood Moon", "Blood Moon"]),
        ("state-based actions", ["704", "704.5"]),
        ("legendary permanents", ["205.4d", "704.5j", "legend rule"]),
        ("legend permanent", ["205.4d", "704.5j", "legend rule"]),
        ("mountain", ["Blood Moon"]),
        ("ox's", ["100.1"]),
        ("egend", []),
        ("legend xyzzy", []),
        ("?!", []),
    ],
)
def test_what_has_every_word_is_found_best_first(asked: str, names: list[str]) -> None:
    assert found(asked) == names


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ("CR 704.5j.", ["704.5j", "205.4d", "The legend rule leaves one"]),
        ("704.5", ["704.5", "704.5j"]),
        ("rule 704", ["704", "704.5", "704.5j", "704.50"]),
        ("7", ["704", "704.5", "704.5j", "704.50"]),
        ("999", []),
    ],
)
def test_a_number_finds_the_rule_what_is_below_it_and_what_speaks_of_it(asked: str, names: list[str]) -> None:
    assert found(asked) == names


def test_the_line_with_the_words_is_shown_and_a_long_one_around_them() -> None:
    assert found_line(ENTRIES[6], ("mountains",)) == "Nonbasic lands are Mountains."
    assert found_line(ENTRIES[6], ("moon",)) == "Enchantment. Nonbasic lands are Mountains."
    line = found_line(ENTRIES[9], ("ox's",))
    assert (len(line) < 260, line[0], line[-1], "ox’s line" in line) == (True, "…", "…", True)
    assert found_line(ENTRIES[0], ("state",)) == ""


def test_words_that_nothing_has_lead_to_the_nearest() -> None:
    assert near_words("legnd rule", ENTRIES) == ("legend",)
    assert words_of("“Ox’s” (first).") == ("ox's", "first")
