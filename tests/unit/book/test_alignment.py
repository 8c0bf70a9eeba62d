"""Proposals of where an older rule stands today."""

from __future__ import annotations

from comprules.book.alignment import as_table, normalised, propose
from comprules.book.edition import Edition, Entry, Heading


def edition(date: str, *rules: tuple[str, str], headings: tuple[tuple[str, str], ...] = ()) -> Edition:
    return Edition(
        date,
        "",
        tuple(Entry(number, "subrule", "", text, (), 0) for number, text in rules),
        tuple(Heading(number, title, 0) for number, title in headings),
        (),
        (),
    )


BASE = edition(
    "2025-06-06",
    ("100.1a", "Apples are always red unless a pear says so."),
    ("100.1b", "Bananas enter the battlefield curved."),
    ("200.1", "Bananas exist for eating, peeling, and nothing else (see rule 205)."),
    ("300.1", "Apples are always red unless a pear says so."),
    headings=(("100", "Fruit"), ("200", "Uses"), ("300", "Apples")),
)


def proposed(*rules: tuple[str, str], title: str = "") -> list[tuple[str, str]]:
    older = edition("2009-05-01", *rules, headings=(("400", title),) if title else ())
    return [(p.relation, p.base) for p in propose(older, BASE)]


def test_equal_wording_is_the_same() -> None:
    assert proposed(("400.1", "Bananas enter the battlefield, curved")) == [("same", "100.1b")]


def test_a_rule_number_makes_no_difference_to_the_wording() -> None:
    text = "Bananas exist for eating, peeling, and nothing else (see rule 417)."
    assert proposed(("400.1", text)) == [("same", "200.1")]


def test_an_exchanged_term_is_reworded() -> None:
    assert proposed(("400.1", "Bananas come into play curved.")) == [("reworded", "100.1b")]


def test_of_two_equal_rules_the_one_in_a_section_of_the_same_title_is_taken() -> None:
    apples = ("400.1", "Apples are always red unless a pear says so.")
    assert proposed(apples, title="Apples") == [("same", "300.1")]
    assert proposed(apples, title="Fruit") == [("same", "100.1a")]


def test_a_rule_like_no_other_is_retired() -> None:
    assert proposed(("400.1", "Ante is wagered before play begins.")) == [("retired", "")]


def test_quotation_marks_dashes_and_case_make_no_difference() -> None:
    assert normalised("“Ruby”—don’t, see rule 613.4d.") == normalised('"ruby" - don\'t; see rule 418.5')


def test_a_table_has_a_line_for_each_proposal() -> None:
    older = edition("2009-05-01", ("400.1", "Bananas come into play curved."))
    *_, line = as_table(propose(older, BASE), "2009-05-01", "2025-06-06").splitlines()
    assert line.split("\t")[:3] == ["400.1", "reworded", "100.1b"]
