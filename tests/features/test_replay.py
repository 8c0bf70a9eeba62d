"""Every scenario of the suite can be saved as a file and played again to the same trace and board."""

from __future__ import annotations

import pytest

from comprules.book.statements import BASE_EDITION
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.replay import Recorder, read_recording, recording_json, replay_differences
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play

PLAYS = plan_suite(read_suite())
SECTIONS = sorted({planned.path for planned in PLAYS})


@pytest.mark.parametrize("path", SECTIONS)
def test_every_game_of_a_file_is_the_same_when_it_is_played_again(path: str) -> None:
    def differ(planned: Planned) -> tuple[str, ...]:
        recorder = Recorder(our_judge())
        play(planned, recorder, BASE_EDITION)
        saved = recording_json(recorder.recording(planned.id))
        return replay_differences(read_recording(saved, planned.id), our_judge())

    games = [planned for planned in PLAYS if planned.path == path]
    assert {planned.id: found for planned in games if (found := differ(planned))} == {}
