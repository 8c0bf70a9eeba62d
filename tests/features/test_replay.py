"""Every scenario of the suite can be saved as a file and played again to the same trace and board."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.suite import plays

from comprules.book.statements import BASE_EDITION
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.replay import Recorder, read_recording, recording_json, replay_differences
from comprules.kit.runner import play

SECTIONS = sorted({planned.path for planned in plays()})


@pytest.mark.parametrize("path", SECTIONS)
def test_every_game_of_a_file_leaves_a_trace_and_is_the_same_when_it_is_played_again(path: str) -> None:
    """A judge without a trace is believed; ours has one, so each of its scenarios is held to its tags."""

    def differ(planned: Planned) -> tuple[str, ...]:
        recorder = Recorder(our_judge())
        result = play(planned, recorder, BASE_EDITION)
        if not any(step.trace for step in result.steps):
            return ("it leaves no trace",)
        saved = recording_json(recorder.recording(planned.id))
        return replay_differences(read_recording(saved, planned.id), our_judge())

    games = [planned for planned in plays() if planned.path == path]
    assert {planned.id: found for planned in games if (found := differ(planned))} == {}


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
