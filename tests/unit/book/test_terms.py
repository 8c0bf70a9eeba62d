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


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Layer", ("layer", "layers")),
        ("static ability", ("static ability", "static abilities")),
        ("survey, surveys way", ("survey", "surveys", "surveys way", "surveys ways")),
        ("turn\n:said-as: Turn of, the turn", ("turn of", "the turn")),
    ],
)
def test_rules_speak_of_a_term_in_the_plural_too(name: str, forms: tuple[str, ...]) -> None:
    (term,) = read_terms(f":::::{{term}} {name}\nText.\n:::::\n").values()
    assert term.forms == forms


def test_no_two_terms_are_spoken_of_by_the_same_words() -> None:
    forms = [form for term in load_terms().values() for form in term.forms]
    assert len(forms) == len(set(forms))
