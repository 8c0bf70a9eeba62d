"""``comprules read`` and ``comprules forms``."""

from __future__ import annotations

import pytest
import typer
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError, UnknownEditionError
from comprules.cli.english import add_to
from comprules.english import CannotRead


@pytest.fixture
def app() -> typer.Typer:
    made = typer.Typer()
    add_to(made)
    return made


def test_it_shows_the_objects_and_the_canonical_text(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["read", "Nonbasic lands are Mountains."])
    assert result.exit_code == 0
    assert "ChangeTypes(how='set', subtypes=('Mountain',))" in result.output
    assert "All nonbasic lands are Mountains." in result.output


def test_what_no_permanent_could_say_is_read_as_an_instant_or_sorcery(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["read", "Destroy target creature."])
    assert "SpellAbility" in result.output


def test_the_reading_that_got_further_says_where_it_ends(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["read", "Destroy target flurb."])
    assert isinstance(result.exception, CannotRead)
    assert result.exception.at == len("Destroy target ")


def test_a_text_outside_the_language_is_an_error_that_the_command_line_shows(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["read", "Banana."])
    assert isinstance(result.exception, CannotRead)


def test_no_text_is_an_error_that_says_how_to_give_one(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["read", " "])
    assert isinstance(result.exception, ComprulesError)
    assert "comprules read" in result.exception.hint


def test_an_edition_that_there_is_not_is_refused(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["read", "Flying", "--edition", "1993"])
    assert isinstance(result.exception, UnknownEditionError)


def test_forms_with_some_words_are_listed_under_what_they_are_about(app: typer.Typer) -> None:
    listed = CliRunner().invoke(app, ["forms", "GAINS ALL"]).output
    assert "What becomes of a permanent" in listed
    assert "this creature gains all creature types" in " ".join(listed.split())
    assert "you draw" not in listed


def test_words_that_no_form_has_are_an_error(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["forms", "banana"])
    assert isinstance(result.exception, ComprulesError)
