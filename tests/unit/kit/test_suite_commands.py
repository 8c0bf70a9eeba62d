"""The commands that play, from the outside, on the miniature judge."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from comprules.cli import main

HERE = Path(__file__).parent
FEATURE = """Feature: What happens if
  Scenario: A wisp dies
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
"""
PATHS = os.pathsep.join(filter(None, (str(HERE), os.environ.get("PYTHONPATH", ""))))


@dataclass
class Told:
    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def comprules(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Told]:
    """The command line, with all but the start of a process."""

    def run(*arguments: str, folder: Path) -> Told:
        monkeypatch.chdir(folder)
        monkeypatch.setattr(sys, "argv", ["comprules", *arguments])
        monkeypatch.setattr(sys, "path", [str(HERE), *sys.path])
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setenv("NO_COLOR", "1")
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        return Told(int(ended.value.code or 0), told.out, told.err)

    return run


Run = Callable[..., Told]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "wisp.feature").write_text(FEATURE, "utf-8")
    return tmp_path


def test_check_plays_a_users_own_file(comprules: Run, folder: Path) -> None:
    told = comprules("check", "wisp.feature", "--judge", "miniature:make", folder=folder)
    assert told.returncode == 0, told.stderr
    assert "1 passed" in told.stdout


def test_check_leaves_with_one_when_a_scenario_fails(comprules: Run, folder: Path) -> None:
    told = comprules("check", "wisp.feature", "--judge", "miniature:make_survivor", folder=folder)
    assert told.returncode == 1
    for part in (
        "wisp.feature:5",
        "expected  Wisp is in Alice's graveyard",
        "seen      Wisp is on the battlefield",
    ):
        assert part in told.stdout


def test_check_writes_json_to_the_standard_output_and_nothing_else(comprules: Run, folder: Path) -> None:
    told = comprules(
        "check", ".", "--judge", "miniature:make", "--format", "json", "--edition", "2009", folder=folder
    )
    run = json.loads(told.stdout)
    assert (run["engine"], run["edition"]) == ("miniature 1", "2009-05-01")
    assert [one["status"] for one in run["scenarios"]] == ["passed"]


def test_check_examines_a_program_through_a_pipe(comprules: Run, folder: Path) -> None:
    command = f"{sys.executable} {HERE / 'miniature.py'}"
    assert comprules("check", ".", "--judge-command", command, folder=folder).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("check", "nowhere"), "there is no file or folder nowhere"),
        (("check", "wisp.feature", "--edition", "1998"), "there is no edition '1998'"),
        (("check", "wisp.feature", "--judge", "nothing"), "names no factory"),
        (("check", "wisp.feature", "--judge", "nothing.at:all"), "cannot be imported"),
        (("check", "wisp.feature", "--judge", "miniature:nobody"), "has no nobody"),
        (("check", "wisp.feature", "--judge", "miniature:Done"), "which has no begin"),
        (("check", "wisp.feature", "--judge", "miniature:refuse_to_start"), "cannot be called: RuntimeError: no license"),
        (("check", "wisp.feature", "--rule", "704.5f"), "no scenario for 704.5f is to be played"),
        (("check", "wisp.feature", "--judge", "miniature:make", "--without", "704.5f"), "our own engine only"),
        (("check", "wisp.feature", "--without", "999.1"), "no function of the engine carries out rule 999.1"),
        (("check", "wisp.feature", "--without", "608.1"), "rule 608.1 can't be dropped"),
        (("check", "bad.feature"), "bad.feature:3: no form of a When step reads"),
        (("check", "wisp.feature", "--judge", "miniature:make", "--output", "no/where", "--format", "json"), "cannot be written"),
        (("explain", "no such scenario"), "no scenario is called"),
        (("explain", "missing.feature:4"), "there is no file missing.feature"),
        (("explain", "wisp.feature:1"), "no scenario stands at line 1 of wisp.feature"),
        (("rule", "abc"), "A number is written like"),
        (("coverage", "--section", "999"), "has no section 999"),
        (("check", "wisp.feature", "--rule", "999.9"), "has no rule 999.9"),
        (("check", "wisp.feature", "--section", "99"), "has no section 99"),
        (("check", "wisp.feature", "--rule", "CR 704.5f."), "no scenario for 704.5f is to be played"),
        (("check", "wisp.feature", "--rule", "613.4d", "--edition", "2017"), "has no rule 613.4d"),
        (("coverage", "--results", "wisp.feature"), "holds no results"),
        (("steps", "xyzzy"), "no form has"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_told_with_exit_code_two(
    comprules: Run, folder: Path, arguments: tuple[str, ...], told: str
) -> None:
    (folder / "bad.feature").write_text("Feature: F\n  Scenario: S\n    When Alice dances\n", "utf-8")
    came = comprules(*arguments, folder=folder)
    assert (came.returncode, came.stdout) == (2, "")
    assert told in came.stderr


def test_as_a_program_it_ends_with_the_same_code_and_messages(folder: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": PATHS, "COLUMNS": "200", "NO_COLOR": "1"}
    for arguments, code, told in (
        (("check", "wisp.feature", "--judge", "miniature:make"), 0, "1 passed"),
        (("check", "nowhere"), 2, "there is no file or folder nowhere"),
    ):
        came = subprocess.run(
            [sys.executable, "-m", "comprules", *arguments],
            cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert came.returncode == code
        assert told in (came.stderr if code else came.stdout)


def test_explain_tells_the_scenario_at_a_line(comprules: Run, folder: Path) -> None:
    told = comprules("explain", "wisp.feature:4", "--judge", "miniature:make", folder=folder)
    assert told.returncode == 0, told.stderr
    for part in ("A wisp dies", "704.5f", "Wisp has toughness 0", "before", "after"):
        assert part in told.stdout


def test_coverage_counts_results_from_a_file(comprules: Run, folder: Path) -> None:
    comprules(
        "check", ".", "--judge", "miniature:make", "--format", "json", "--output", "r.json", folder=folder
    )
    told = comprules("coverage", "--results", "r.json", "--section", "704", "--format", "json", folder=folder)
    assert json.loads(told.stdout)["total"]["rules"] == 39


def test_what_verbose_names_stands_with_the_report_and_a_failure_is_told_once(
    comprules: Run, folder: Path
) -> None:
    told = comprules("check", ".", "-v", "--judge", "miniature:make", folder=folder)
    assert "passed 2025 A wisp dies" in told.stdout
    assert "A wisp dies" not in told.stderr
    told = comprules(
        "check", ".", "-v", "--judge", "miniature:make_survivor", "--edition", "2025", folder=folder
    )
    assert (told.stdout + told.stderr).count("A wisp dies") == 1


def test_steps_say_what_their_parts_stand_for(comprules: Run, folder: Path) -> None:
    told = comprules("steps", "{picks}", folder=folder)
    for part in (
        "When {player} chooses {picks}",
        "{picks}\n    what is chosen: things",
        'as in: "Ox" and red',
    ):
        assert part in told.stdout


def test_steps_lists_forms_with_a_use(comprules: Run, folder: Path) -> None:
    told = comprules("steps", "attached", folder=folder)
    assert '"Rune" is attached to "Ox"' in told.stdout


def test_another_project_with_options_of_its_own_gets_the_judge_that_the_command_line_names(
    folder: Path,
) -> None:
    (folder / "test_mine.py").write_text(
        "def test_it(cr_judge, pytestconfig):\n"
        "    assert cr_judge.name == 'miniature 1'\n"
        "    assert pytestconfig.getoption('--rule') == pytestconfig.getoption('--judge') == 'mine'\n",
        "utf-8",
    )
    (folder / "conftest.py").write_text(
        "def pytest_addoption(parser):\n"
        "    for name in ('--rule', '--judge', '--judge-command', '--edition'):\n"
        "        parser.addoption(name, default='mine')\n",
        "utf-8",
    )
    environment = {**os.environ, "PYTHONPATH": PATHS}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--cr-judge",
        "miniature:make",
        "test_mine.py",
    ]
    told = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=120
    )
    assert "1 passed" in told.stdout, told.stdout + told.stderr


def test_the_plugin_imports_nothing_of_the_engine_until_it_is_used() -> None:
    program = (
        "import sys, comprules.kit.plugin; print(sorted(m for m in sys.modules if m.startswith('comprules')))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "['comprules', 'comprules.kit', 'comprules.kit.plugin']"


LITTLE = """import json, sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":
        told = {"hello": {"name": "little 1", "capabilities": ["arbitrary positions"]}}
    else:
        told = {"unsupported": "all else"}
    print(json.dumps({"id": asked["id"], **told}), flush=True)
"""


@pytest.fixture
def little(folder: Path) -> str:
    """A program that claims little and plays nothing, and a file with scenarios of several needs."""
    (folder / "little.py").write_text(LITTLE, "utf-8")
    steps = [*(["Given Alice has {R} in the mana pool"] * 3), *(['Given Alice has "Shock" in hand'] * 2), ""]
    scenarios = [
        f"  Scenario: Number {n}\n    {step or 'Given Alice has 19 life'}\n    When Alice would receive priority\n"
        for n, step in enumerate(steps)
    ]
    (folder / "wisp.feature").write_text("Feature: Needs\n" + "\n".join(scenarios), "utf-8")
    return f"{sys.executable} {folder / 'little.py'}"


def test_what_is_not_claimed_is_one_line_for_each_reason_and_the_numbers_are_the_newest(
    comprules: Run, folder: Path, little: str
) -> None:
    told = comprules("check", "wisp.feature", "--judge-command", little, folder=folder)
    assert "little 1, rules of 2025-06-06: 6 skipped" in told.stdout
    lines = [" ".join(line.split()) for line in told.stdout.splitlines()]
    assert lines[lines.index("Not claimed, and so not asked") + 1 :][:2] == [
        "3 mana from the pool",
        "2 cards by name or cards by text",
    ]
    assert "1 scenario: all else" in lines
    assert len([line for line in lines if line]) < 10


def test_another_engine_plays_an_older_edition_if_it_is_told_to(
    comprules: Run, folder: Path, little: str
) -> None:
    old = comprules("check", "wisp.feature", "--judge-command", little, "--edition", "2009", folder=folder)
    assert "rules of 2009-05-01: 6 skipped" in old.stdout
