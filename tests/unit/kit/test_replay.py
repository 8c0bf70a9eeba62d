"""Recordings: what is in them, how they are read, and how a difference is told."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.unit.kit.test_codec import fits
from typer.testing import CliRunner

from comprules.cli.app import app
from comprules.judge import (
    Action,
    Applied,
    Asked,
    Board,
    BoardObject,
    Card,
    Cast,
    Choice,
    Hello,
    Outcome,
    Pass,
    Placed,
    Position,
    ReceivePriority,
    Refused,
    Seat,
    Unsupported,
)
from comprules.kit.judges import our_judge
from comprules.kit.replay import (
    Acted,
    Answered,
    Looked,
    Raised,
    Recorder,
    Recording,
    RecordingError,
    differences,
    differences_of_engines,
    read_recording,
    recording_json,
    replay_differences,
)
from comprules.kit.schema import message_schemas

LEGEND = Card("Jhoira", "Legendary Creature — Human", size="3/3")
GROWTH = Card("Growth", "Instant", "{0}", text="Target creature gets +3/+3 until end of turn.")
POSITION = Position(
    "2025-06-06",
    (Seat("Alice", library=3), Seat("Bob", library=3)),
    (LEGEND, GROWTH),
    (
        Placed("Jhoira (first)", "Jhoira", "battlefield", "Alice", "Alice"),
        Placed("Jhoira (second)", "Jhoira", "battlefield", "Alice", "Alice"),
        Placed("Growth", "Growth", "hand", "Alice", "Alice"),
    ),
    "Alice",
)


@pytest.fixture(scope="module")
def game() -> Recording:
    recorder = Recorder(our_judge())
    recorder.begin(POSITION)
    recorder.board()
    recorder.act(ReceivePriority("Alice"))
    recorder.answer(Choice("Alice", ("Jhoira (second)",)))
    recorder.would(Cast("Bob", "Growth"))
    recorder.act(Cast("Alice", "Growth", ("Jhoira (second)",)))
    recorder.act(Pass())
    return recorder.recording("two legends")


def test_a_recording_holds_the_position_and_every_deed(game: Recording) -> None:
    assert game.position == POSITION
    kinds = [type(move) for move in game.moves]
    assert kinds == [Looked, Acted, Answered, Acted, Acted, Acted]
    assert "704.5j" in {line.number for line in game.trace}


def test_it_is_the_same_after_a_trip_through_a_file(game: Recording) -> None:
    assert read_recording(recording_json(game), "game.json") == game


def test_it_fits_its_schema(game: Recording) -> None:
    schema = message_schemas()["recording"]
    data = json.loads(recording_json(game))
    assert fits(schema["oneOf"][0], data, schema["$defs"])
    data["moves"][1]["action"]["kind"] = "dance"
    assert not fits(schema["oneOf"][0], data, schema["$defs"])


def test_played_again_it_goes_the_same_way(game: Recording) -> None:
    assert replay_differences(game, our_judge()) == ()


def test_a_judge_with_other_rules_goes_another_way(game: Recording) -> None:
    told = replay_differences(game, our_judge(("704.5j",)))
    assert told[0].startswith("move 2: saved ReceivePriority(player='Alice') → Asked(")
    assert told[0].endswith("played ReceivePriority(player='Alice') → Done()")
    assert any("saved 'graveyard'; played 'battlefield'" in one for one in told)


@dataclass
class Other(Recorder):
    """Our engine under another name, which says everything in words of its own."""

    @property
    def name(self) -> str:
        return "another engine 3"

    def act(self, action: Action) -> Outcome:
        came = self.judge.act(action)
        return replace(came, question="?", options=came.options[::-1]) if isinstance(came, Asked) else came

    def would(self, action: Action) -> Outcome:
        came = self.judge.would(action)
        return Refused("so it is") if isinstance(came, Refused) else came

    def trace(self) -> tuple[Applied, ...]:
        return ()


def test_another_engine_is_compared_by_what_comes_of_it_and_not_by_its_words(game: Recording) -> None:
    assert replay_differences(game, Other(our_judge())) == ()


def test_another_engine_that_does_something_else_is_told_where(game: Recording) -> None:
    told = replay_differences(game, Other(our_judge(("704.5j",))))
    assert len(told) == 1
    assert told[0].startswith("move 2: saved ReceivePriority(player='Alice') → Asked(")
    assert game.board is not None
    elsewhere = replace(game, engine="another engine 3", board=replace(game.board, objects=()))
    found = tuple(differences_of_engines(game, elsewhere))
    assert "the zone of Jhoira (first): saved graveyard, played nowhere" in found


def test_what_another_engine_lacks_is_no_difference(game: Recording) -> None:
    class Lacks(Other):
        def begin(self, position: Position) -> None:
            raise Unsupported("legends")

    with pytest.raises(Unsupported, match="legends"):
        replay_differences(game, Lacks(our_judge()))


def test_what_another_engine_does_not_claim_is_not_played(game: Recording) -> None:
    class Claims(Other):
        def hello(self) -> Hello:
            return Hello(self.name, ("arbitrary positions", "cards by text"))

        def begin(self, position: Position) -> None:
            raise AssertionError("it is not asked")

    with pytest.raises(Unsupported, match="does not claim: questions one by one"):
        replay_differences(game, Claims(our_judge()))


def test_the_first_difference_of_each_kind_is_told(game: Recording) -> None:
    assert game.board is not None
    other = replace(
        game,
        moves=game.moves[:-1],
        trace=(*game.trace[:3], Applied("999.9", "otherwise")),
        board=replace(game.board, turn=9),
    )
    told = tuple(differences(game, other))
    assert told[0].startswith("move 6: saved Pass(player='') → Done(); played nothing")
    assert told[1].startswith("line 4 of the trace: saved ")
    assert told[1].endswith("played 999.9 otherwise")
    assert told[2] == f"the board, turn: saved {game.board.turn}; played 9"


def test_a_thing_that_is_elsewhere_is_told_by_its_label(game: Recording) -> None:
    ox = BoardObject("Ox", "Ox", "battlefield", "Alice", power=2)
    boards = [Board((), objects, (), 1, "", "", "") for objects in ((ox,), (replace(ox, power=3),), ())]
    first, second, third = (replace(game, board=board) for board in boards)
    assert tuple(differences(first, second)) == ("Ox, power: saved 2; played 3",)
    assert tuple(differences(first, third)) == ("Ox: saved there; played nowhere",)


def test_what_a_judge_raises_is_part_of_the_game() -> None:
    recorder = Recorder(our_judge())
    recorder.begin(replace(POSITION, placed=POSITION.placed[:1]))
    with pytest.raises(Unsupported):
        recorder.act(Cast("Alice", "Nothing"))
    game = recorder.recording("nothing there")
    assert isinstance(game.moves[-1], Acted)
    assert isinstance(game.moves[-1].outcome, Raised)
    assert replay_differences(read_recording(recording_json(game), "x"), our_judge()) == ()


def test_a_position_that_the_judge_cannot_set_up_is_a_difference(game: Recording) -> None:
    banana = replace(GROWTH, text="Banana.")
    told = replay_differences(replace(game, position=replace(POSITION, cards=(LEGEND, banana))), our_judge())
    assert "Banana" in "\n".join(told)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data.pop("moves"), "game.json is no recording: the recording lacks moves"),
        (lambda data: data.update(format=2), "game.json has the format 2; this version reads format 1"),
        (lambda data: data.update(more=1), "fields that Recording does not know: more"),
        (lambda data: data["moves"][0].update(kind="sing"), "moves[0].kind is 'sing'; it must be one of acted"),
        (lambda data: data["position"]["seats"][0].pop("name"), "position.seats[0] lacks name"),
        (lambda data: data["trace"][0].update(number=7), "trace[0].number is 7; it must be of type str"),
    ],
)  # fmt: skip
def test_a_malformed_file_is_an_error_that_says_where(game: Recording, change: Any, told: str) -> None:
    data = json.loads(recording_json(game))
    change(data)
    with pytest.raises(RecordingError) as raised:
        read_recording(json.dumps(data), "game.json")
    assert told in raised.value.message


@pytest.mark.parametrize("text", ["", "{", "[]", "3"])
def test_what_is_no_json_object_is_no_recording(text: str) -> None:
    with pytest.raises(RecordingError, match=r"game\.json is no recording"):
        read_recording(text, "game.json")


# ---- the commands

FEATURE = """Feature: What happens if
  Scenario: Which legend stays
    Given the card "Jhoira" is a "Legendary Creature — Human" of size 3/3
    And Alice controls "Jhoira" (first) and "Jhoira" (second)
    When Alice would receive priority
    And Alice chooses to keep "Jhoira" (first)
    Then "Jhoira" (second) is in Alice's graveyard
  Scenario: Which legend stays!
    Given Alice controls "Blood Moon"
    When all players pass
    Then "Blood Moon" is on the battlefield
"""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    (tmp_path / "own.feature").write_text(FEATURE, "utf-8")
    arguments = [
        "check",
        str(tmp_path / "own.feature"),
        "--edition",
        "2025",
        "--save",
        str(tmp_path / "games"),
    ]
    told = CliRunner().invoke(app, arguments)
    assert told.exit_code == 0, told.output
    return tmp_path / "games"


def test_check_saves_each_game_in_a_file_of_its_own(games: Path) -> None:
    assert sorted(path.name for path in games.iterdir()) == [
        "own-which-legend-stays-2025-06-06-2.json",
        "own-which-legend-stays-2025-06-06.json",
    ]


def test_replay_says_that_games_are_the_same(games: Path) -> None:
    told = CliRunner().invoke(app, ["replay", str(games)])
    assert told.exit_code == 0, told.output
    assert told.output.splitlines() == [
        "   same Which legend stays! (2025-06-06)",
        "   same Which legend stays (2025-06-06)",
    ]


def test_replay_says_where_a_game_differs_and_leaves_with_one(games: Path) -> None:
    file = games / "own-which-legend-stays-2025-06-06.json"
    file.write_text(file.read_text("utf-8").replace('"704.5j"', '"704.5k"'), "utf-8")
    told = CliRunner().invoke(app, ["replay", str(file)])
    assert told.exit_code == 1
    assert "differs Which legend stays (2025-06-06)" in told.output
    assert "of the trace: saved 704.5k" in told.output


def test_replay_names_a_file_that_is_not_there(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["replay", str(tmp_path / "none.json")])
    assert isinstance(told.exception, RecordingError)
    assert "none.json cannot be read" in told.exception.message


def test_replay_of_an_empty_folder_says_so(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["replay", str(tmp_path)])
    assert isinstance(told.exception, RecordingError)
    assert "holds no recording" in told.exception.message
