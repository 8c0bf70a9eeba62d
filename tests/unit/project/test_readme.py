"""The README's examples are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from comprules.cli.app import COMMANDS as LISTED
from comprules.cli.app import app

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
