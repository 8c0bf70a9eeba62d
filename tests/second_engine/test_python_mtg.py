"""An engine that somebody else wrote stands behind the protocol, and gets as far as the book says."""

from __future__ import annotations

import json
import platform
import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.second_engine.running import DOCS
from typer.testing import CliRunner

from comprules.cli.app import app

pytestmark = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64"),
    reason="python-mtg has no package for this machine",
)
ADAPTER = DOCS / "examples" / "python_mtg"
PAGE = (DOCS / "python_mtg.md").read_text("utf-8")


def checked(folder: Path, monkeypatch: pytest.MonkeyPatch, *options: str) -> Counter[tuple[str, str]]:
    monkeypatch.chdir(ADAPTER)
    report = folder / "report.json"
    judge = ["--judge", "python_mtg_judge:make_judge", "--judge-seconds", "60"]
    told = CliRunner().invoke(app, ["check", *judge, *options, "--format", "json", "--output", str(report)])
    assert told.exit_code == 1, told.output
    run = json.loads(report.read_text("utf-8"))
    assert run["engine"] == "python-mtg 0.1.1"
    return Counter((one["rules"][0][:3], one["status"]) for one in run["scenarios"])


def test_it_gets_as_far_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = re.search(r"\| 509 \| (\d+) \| (\d+) \| \d+ \|", PAGE)
    assert told
    found = checked(tmp_path, monkeypatch, "--section", "509")
    assert found["509", "errored"] == 0
    assert found["509", "passed"] >= int(told[1])
    assert found["509", "failed"] >= int(told[2])


def test_what_the_page_names_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in ("508.8", "704.5m"):
        assert f"({number}" in PAGE
        found = checked(tmp_path, monkeypatch, "--rule", number)
        assert sum(n for (_, status), n in found.items() if status == "failed") > 0
