"""The README's examples are true."""

from __future__ import annotations

import doctest
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from tests.suite import plays
from typer.testing import CliRunner

from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION, load_statements
from comprules.cli.app import COMMANDS as LISTED
from comprules.cli.app import app
from comprules.kit.coverage import cover
from comprules.kit.planning import unplayed
from comprules.kit.results import Run

README = Path(__file__).parents[3] / "README.md"


def test_the_python_in_the_readme_runs_as_shown() -> None:
    outcome = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert outcome.attempted > 5
    assert outcome.failed == 0


COMMANDS = sorted(set(re.findall(r"`comprules ([a-z]+)", README.read_text(encoding="utf-8"))))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_in_the_readme_explains_itself_with_an_example(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"])
    assert shown.exit_code == 0
    assert "Example: comprules" in shown.output


def test_the_readme_lists_every_command() -> None:
    rows = re.findall(r"^\| `comprules ([a-z]+)", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(LISTED) - set(rows) == set()


def test_the_readme_begins_with_one_command_to_read_and_one_to_test() -> None:
    lines = re.findall(r"^python3\.11 -m venv .*$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert [line.split("/")[-1] for line in lines] == ["comprules serve", "pytest"]


# ---- how far it goes


def told() -> str:
    """What stands under the heading, in one line."""
    return " ".join(README.read_text("utf-8").split("## How far it goes", 1)[1].split("\n## ")[0].split())


@cache
def passed() -> Run:
    """What comes of the base edition if all of the suite passes, which the suite shows."""
    played = [replace(unplayed(one), status="passed") for one in plays() if one.edition == BASE_EDITION]
    return Run(BASE_EDITION, "", "", tuple(played))


def named_sections() -> list[str]:
    """The chapters and sections of the base edition that are said to be whole."""
    chapters = re.search(r"chapters (\d) to (\d) are stated whole", told())
    assert chapters
    whole = re.search(r"so are (.*?) and others", told())
    assert whole
    return [*map(str, range(int(chapters[1]), int(chapters[2]) + 1)), *re.findall(r"\((\d{3})\)", whole[1])]


@pytest.mark.parametrize("section", named_sections())
def test_what_the_readme_calls_whole_is_stated_and_played(section: str) -> None:
    total = cover(passed(), BASE_EDITION, section, by_rule=False, standing=None).total
    assert total.rules > 0
    assert (total.missing, total.failing, total.skipped) == (0, 0, 0)
    register = load_register(BASE_EDITION)
    numbers = {line.number for line in register.rules if line.number.startswith(section)}
    assert numbers - set(load_statements()) == set()


def test_the_readme_calls_all_chapters_whole_that_are() -> None:
    chapters = {line.number for line in load_register(BASE_EDITION).chapters}
    whole = {
        one
        for one in chapters
        if (total := cover(passed(), BASE_EDITION, one, by_rule=False, standing=None).total).rules
        and not total.missing
    }
    assert whole == {one for one in named_sections() if len(one) == 1}
