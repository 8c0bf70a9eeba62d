"""A project with options, a fixture and features of its own starts pytest beside the plugin."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from comprules.book.places import features_folder

CONFTEST = """
import pytest

def pytest_addoption(parser):
    for option in ("--rule", "--judge", "--judge-command", "--judge-seconds", "--edition"):
        parser.addoption(option, default="")

@pytest.fixture
def judge(request):
    return request.config.getoption("--judge")
"""
TEST = """
def test_its_own_options_and_fixture(judge, request):
    assert (judge, request.config.getoption("--rule"), request.config.getoption("--edition")) == ("me", "9", "x")
"""
PLACES = os.pathsep.join(
    filter(None, (str(features_folder().parent / "engine"), os.environ.get("PYTHONPATH", "")))
)


def test_the_plugin_takes_no_option_and_no_fixture_of_another_project(tmp_path: Path) -> None:
    """``--cr-judge-seconds`` shows that the plugin is there."""
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    (tmp_path / "test_mine.py").write_text(TEST, "utf-8")
    for folder in ("engine", "features"):
        (tmp_path / folder).mkdir()
    options = ("--rule", "9", "--judge", "me", "--edition", "x", "--cr-judge-seconds", "5")
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": PLACES}, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert (told.returncode, "1 passed" in told.stdout) == (0, True), told.stdout + told.stderr
