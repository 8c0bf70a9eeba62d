"""Every scenario of the suite can be saved as a file and played again to the same trace and board."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_games_are_the_same_in_every_run_of_the_program(tmp_path: Path) -> None:
    """What a game does must not hang on the order of a set or a map of words, which differs from run to run."""

    def comprules(seed: str, *arguments: str) -> str:
        told = subprocess.run(
            [sys.executable, "-m", "comprules", *arguments],
            env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=False, timeout=300,
        )  # fmt: skip
        return told.stdout + told.stderr

    comprules("1", "check", "--section", "607", "--save", str(tmp_path / "games"))
    played = comprules("2", "replay", str(tmp_path / "games")).splitlines()
    assert len(played) > 20
    assert [line for line in played if not line.startswith("   same ")] == []
