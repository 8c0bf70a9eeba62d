"""The glossary in our own words."""

from __future__ import annotations

import pytest

from comprules.book.statements import StatementError
from comprules.book.terms import Term, load_terms, read_terms

ONE = "# Glossary\n\n:::::{term} Layer\nA step ({cr}`613.1`).\n:::::\n"


def test_a_term_is_found_by_its_name_in_lower_case() -> None:
    assert read_terms(ONE)["layer"] == Term("Layer", "A step ({cr}`613.1`).", 3)


def test_a_term_knows_the_rules_it_points_to() -> None:
    assert read_terms(ONE)["layer"].references == ("613.1",)


def test_a_term_explained_twice_is_refused() -> None:
    with pytest.raises(StatementError, match=r"glossary\.md:7: layer is explained a second time"):
        read_terms(ONE + "\n:::::{term} layer\nAgain.\n:::::\n")


def test_a_reference_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(StatementError, match=r"glossary\.md:1: X points to 613\.99"):
        read_terms(":::::{term} X\nSee {cr}`613.99`.\n:::::\n")


@pytest.mark.parametrize(
    "stray", ["stray words", ":::::{term} unclosed\nText.\n", ":::::{term} empty\n:::::\n"]
)
def test_what_belongs_to_no_term_is_refused_with_its_line(stray: str) -> None:
    with pytest.raises(StatementError, match=r"glossary\.md:7: "):
        read_terms(f"{ONE}\n{stray}")


def test_the_terms_of_the_glossary_stand_in_alphabetical_order() -> None:
    assert list(load_terms()) == sorted(load_terms())
