"""The application knows its commands without importing them."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import comprules.cli
from comprules.cli.app import COMMANDS, app, loaded

MODULES = (
    "import sys; from comprules.cli.app import app; app({!r}, standalone_mode=False); print(*sys.modules)"
)


def modules_after(*arguments: str) -> set[str]:
    told = subprocess.run(
        [sys.executable, "-c", MODULES.format(list(arguments))], capture_output=True, text=True, check=True
    )
    return {name for name in told.stdout.splitlines()[-1].split() if name.startswith("comprules")}


@pytest.mark.parametrize("name", COMMANDS)
def test_what_the_list_says_of_a_command_is_how_its_help_begins(name: str) -> None:
    help_text = re.sub(r"\s+", " ", loaded(name).help)
    assert help_text.startswith(COMMANDS[name][1])
    assert re.fullmatch(r"[^.]+\.", COMMANDS[name][1])


def test_every_command_of_every_module_is_listed() -> None:
    found = set()
    for path in Path(comprules.cli.__file__).parent.glob("*.py"):
        module = import_module(f"comprules.cli.{path.stem}")
        if hasattr(module, "add_to"):
            holder = typer.Typer()
            holder.callback()(lambda: None)
            module.add_to(holder)
            found |= {(path.stem, name) for name in typer.main.get_group(holder).commands}
    assert found == {(module, name) for name, (module, _) in COMMANDS.items()}


def test_help_names_every_command() -> None:
    shown = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "200"}).output
    assert [
        name for name, (_, line) in COMMANDS.items() if f"{name} " not in shown or line not in shown
    ] == []


def test_the_version_is_told_with_the_edition() -> None:
    shown = CliRunner().invoke(app, ["--version"])
    assert shown.exit_code == 0
    assert re.fullmatch(r"comprules \d+\.\d+\.\d+, the Comprehensive Rules of 2025-06-06\n", shown.output)


@pytest.mark.parametrize(
    ("line", "at", "completed"),
    [
        ("che", 1, "check"),
        ("rule 704.5j", 2, "704.5j"),
        ("rule 418.5d --edition 200", 4, "2009"),
        ("check --rule 613.4d", 3, "613.4d"),
        ("check --edition a", 3, "all"),
        ("explain 'Two switches canc'", 2, "Two switches cancel each other"),
    ],
)
def test_the_shell_is_told_how_a_word_may_go_on(line: str, at: int, completed: str) -> None:
    asked = {"_COMPRULES_COMPLETE": "complete_bash", "COMP_WORDS": f"comprules {line}", "COMP_CWORD": str(at)}
    told = CliRunner().invoke(app, [], env=asked, prog_name="comprules")
    assert completed in told.output.splitlines()


def test_help_imports_no_command() -> None:
    assert modules_after("--help") == {"comprules", "comprules.cli", "comprules.cli.app"}


def test_a_command_that_is_not_there_leads_to_the_nearest() -> None:
    shown = CliRunner().invoke(app, ["chek"])
    assert shown.exit_code == 2
    assert "Did you mean 'check'?" in shown.output


def test_a_rule_whose_standing_is_known_is_shown_without_the_engine_and_without_gherkin() -> None:
    modules_after("rule", "704.5j")
    again = modules_after("rule", "704.5j")
    assert [name for name in again if name.startswith(("comprules.rules", "comprules.reference"))] == []


def test_a_text_that_was_read_is_shown_without_the_grammar() -> None:
    modules_after("read", "Flying")
    assert "comprules.english.reading" not in modules_after("read", "Flying")
