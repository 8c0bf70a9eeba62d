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
