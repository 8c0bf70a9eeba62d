"""The wheel works where nothing but itself is installed: it holds the suite, and it brings no Sphinx."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--outdir", str(out), str(ROOT)],
        check=True,
        capture_output=True,
    )
    return next(out.glob("*.whl"))


def test_it_holds_every_feature_and_every_statement(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("features", "rules_text"):
        files = [p.relative_to(ROOT) for p in (ROOT / folder).rglob("*") if p.is_file()]
        assert files
        assert {f"comprules/_{path.as_posix()}" for path in files} <= names


def test_it_holds_one_package_and_no_tests(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"comprules"}


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("clean")
    venv.create(home / "venv")
    python = home / "venv" / "bin" / "python"
    subprocess.run(
        [*_pip(python), "install", "--quiet", "--no-compile", str(wheel)], check=True, capture_output=True
    )
    return python


def _pip(python: Path) -> list[str]:
    """Return the command that works on another environment with the pip of this one."""
    return [sys.executable, "-m", "pip", "--python", str(python)]


def test_installed_alone_it_plays_its_suite_anywhere(installed: Path, tmp_path: Path) -> None:
    run = [str(installed.parent / "comprules"), "check", "--rule", "704.5j"]
    played = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stdout + played.stderr
    assert "passed" in played.stdout


def test_the_plain_install_brings_no_sphinx(installed: Path) -> None:
    listed = subprocess.run([*_pip(installed), "list"], capture_output=True, text=True, check=True).stdout
    assert "sphinx" not in listed.lower()


def test_without_sphinx_serving_the_book_says_what_to_install(installed: Path, tmp_path: Path) -> None:
    run = [str(installed.parent / "comprules"), "serve", "--no-play"]
    served = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert served.returncode == 2
    assert "comprules[book]" in served.stdout + served.stderr


CONFTEST = """def pytest_addoption(parser):
    for name in ("--rule", "--judge", "--edition"):
        parser.addoption(name, default="")
"""
OWN_TEST = """import engine
from pytest_bdd import given, scenarios, then

scenarios("features/own.feature")


@given("a user", target_fixture="user")
def _user(request):
    return request.config.getoption("--rule")


@then("she is in")
def _in(user):
    assert (user, engine.OURS) == ("admins", True)
"""
OWN_FEATURE = """Feature: Something of the project's own
  Scenario: A user is in
    Given a user
    Then she is in
"""
RULES_FEATURE = """Feature: The rules
  Scenario: No toughness
    Given Alice controls a 1/0 creature "Wisp" and a 2/2 creature "Ox"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
    And nothing else changes
"""


@pytest.fixture(scope="module")
def project(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with folders and options that are called as ours are, and with a judge."""
    home = tmp_path_factory.mktemp("project")
    for name, text in {
        "conftest.py": CONFTEST,
        "test_own.py": OWN_TEST,
        "engine/__init__.py": "OURS = True\n",
        "features/own.feature": OWN_FEATURE,
        "features/rules.feature": RULES_FEATURE,
    }.items():
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text(text, "utf-8")
    assert in_project(installed, home, "comprules judge new --python")[0] == 0
    return home


def in_project(python: Path, home: Path, command: str) -> tuple[int, str]:
    program, *arguments = command.split()
    run = [str(python.parent / program), *arguments]
    ran = subprocess.run(run, cwd=home, capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("command", "code", "says"),
    [
        ("pytest -q test_own.py --rule admins --judge x", 0, "1 passed"),
        (
            "pytest -q --pyargs comprules.kit.conformance --cr-judge my_judge:make_judge --cr-rule 704.5a --rule x",
            0,
            "2 passed",
        ),
        ("comprules check features/rules.feature --judge my_judge:make_judge", 0, "1 passed"),
        ("comprules judge try features/rules.feature:2 --judge my_judge:make_judge", 0, '"receive priority"'),
        ("comprules judge selftest --judge my_judge:make_judge", 1, "Failures by their likely cause"),
        ("comprules coverage --judge my_judge:make_judge --section 102", 0, "on my engine 0.1"),
        ("comprules compare my_judge:make_judge --section 102", 0, "my engine 0.1: "),
        ("comprules protocol request", 0, '"$schema"'),
    ],
    ids=lambda value: value if isinstance(value, str) and value.startswith(("comprules", "pytest")) else "",
)
def test_in_a_project_with_such_folders_and_options_of_its_own_all_works(
    installed: Path, project: Path, command: str, code: int, says: str
) -> None:
    ended, told = in_project(installed, project, command)
    assert (ended, says in told) == (code, True), told
