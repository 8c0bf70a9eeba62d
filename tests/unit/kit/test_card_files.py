"""Collections of cards are read in whatever shape they are published, and measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from comprules.cli.app import app
from comprules.english import reading
from comprules.kit import card_files
from comprules.kit.card_files import CardFileError, Face, faces_in
from comprules.kit.reading_cards import FaceRead, ReadingStop, read_face, sampled

OX = {"name": "Ox", "type": "Creature — Ox", "text": "Trample"}
OWL = {"name": "Owl", "type_line": "Creature — Bird", "oracle_text": "Flying"}
STONE = {"name": "Stone", "type": "Artifact"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cards.json"


def written(file: Path, content: Any) -> list[Face]:
    file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return list(faces_in(file))


def names(file: Path, content: Any) -> list[str]:
    return [face.name for face in written(file, content)]


def test_a_card_a_line(file: Path) -> None:
    assert written(file, "\n".join(json.dumps(card) for card in (OX, STONE, OWL)) + "\n") == [
        Face("Ox", "Creature — Ox", "Trample"), Face("Owl", "Creature — Bird", "Flying"),
    ]  # fmt: skip


def test_one_card_alone(file: Path) -> None:
    assert names(file, OX) == ["Ox"]


def test_a_list_of_cards(file: Path) -> None:
    assert names(file, [OX, STONE, OWL]) == ["Ox", "Owl"]


def test_a_list_with_space_between(file: Path) -> None:
    assert names(file, f"\n\n [ {json.dumps(OX)}\n ,\n{json.dumps(OWL)} ]\n") == ["Ox", "Owl"]


def test_cards_by_name_each_with_its_faces(file: Path) -> None:
    assert names(file, {"meta": {"date": "x"}, "data": {"Ox": [OX], "Owl": [OWL]}}) == ["Ox", "Owl"]


def test_a_set_of_cards(file: Path) -> None:
    assert names(file, {"meta": {}, "data": {"code": "X", "cards": [OX], "tokens": [OWL]}}) == ["Ox", "Owl"]


def test_several_sets_of_cards(file: Path) -> None:
    sets = {"A": {"name": "Set A", "cards": [OX]}, "B": {"name": "Set B", "cards": [OX, OWL]}}
    assert names(file, {"meta": {}, "data": sets}) == ["Ox", "Owl"]


def test_a_card_that_was_printed_twice_counts_once(file: Path) -> None:
    assert names(file, [OX, {**OX, "set": "other"}]) == ["Ox"]


@pytest.mark.parametrize("key", ["colorIndicator", "color_indicator"])
def test_a_color_indicator_is_said_in_words(file: Path, key: str) -> None:
    assert written(file, [{**OX, key: ["W", "U"]}])[0].indicator == "white and blue"


def test_each_face_of_a_card_counts(file: Path) -> None:
    card = {
        "name": "Day // Night", "type_line": "Sorcery // Instant",
        "card_faces": [
            {"name": "Day", "type_line": "Sorcery", "oracle_text": "Draw a card."},
            {"name": "Night", "oracle_text": "You lose 1 life."},
        ],
    }  # fmt: skip
    assert written(file, [card]) == [
        Face("Day", "Sorcery", "Draw a card.", is_alone=False),
        Face("Night", "Sorcery // Instant", "You lose 1 life.", is_alone=False),
    ]  # fmt: skip


def test_a_face_goes_by_its_own_name(file: Path) -> None:
    halves = [
        {"name": "Day // Night", "faceName": "Night", "type": "Instant", "text": "Draw a card."},
        {"name": "Mole // Vole", "type": "Creature", "text": "When Vole dies, draw a card."},
        {"name": "Moth // Myth", "type": "Creature", "text": "Flying"},
    ]
    assert names(file, halves) == ["Night", "Vole", "Moth"]


@pytest.mark.parametrize("piece", [1, 2, 7])
def test_it_does_not_matter_where_a_piece_of_the_file_ends(
    file: Path, monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    monkeypatch.setattr(card_files, "_PIECE", piece)
    assert names(file, {"meta": {"n": 12}, "data": {"Ox": [OX], "Owl": [OWL]}}) == ["Ox", "Owl"]
    assert names(file, [OX, OWL]) == ["Ox", "Owl"]


def test_a_long_file_is_never_in_memory_as_a_whole(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_files, "_PIECE", 1000)
    monkeypatch.setattr(card_files, "_LONGEST", 3000)
    cards = [{**OX, "name": f"Ox {number}", "text": "Trample " * 20} for number in range(500)]
    assert len(names(file, cards)) == 500


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "holds no cards"),
        ("[]", "holds no cards"),
        ('{"meta": {}, "data": {}}', "holds no cards"),
        ("name,type\nOx,Creature", "does not begin like JSON"),
        (json.dumps(OX) + "\n{oops}\n", "line 2"),
        (f"[{json.dumps(OX)}", "',' was expected"),
        (f"[{json.dumps(OX)},]", "a comma stands before the end"),
        (f"{json.dumps(OX)}\nrest", "something follows"),
        (json.dumps([STONE, STONE]), "none of the 2 cards"),
        (json.dumps([1, "two"]), "holds no cards"),
    ],
)
def test_what_is_no_collection_is_refused_with_the_reason(file: Path, content: str, told: str) -> None:
    with pytest.raises(CardFileError, match=told):
        written(file, content)


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="No such file"):
        list(faces_in(tmp_path / "nothing.json"))


def test_a_file_that_is_no_text_is_an_error(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardFileError, match="no text in UTF-8"):
        list(faces_in(file))


# ---- measuring


def test_a_text_that_is_read_as_a_whole_counts_with_all_its_lines() -> None:
    face = Face("Ox", "Creature — Ox", "Trample (It deals the rest to you.)\nWhen Ox dies, draw a card.")
    assert read_face(face) == FaceRead("Ox", 2, 2, whole=True)


def test_of_another_text_lines_are_counted_one_by_one() -> None:
    face = Face("Ox", "Creature — Ox", "Trample\nWhen Ox juggles, draw a card.")
    assert read_face(face) == FaceRead(
        "Ox", 2, 1, whole=False, places=(ReadingStop("When ~ ▸ juggles,", "When Ox juggles, draw a card."),)
    )


def test_reminder_text_alone_is_no_line() -> None:
    assert read_face(Face("Ox", "Creature — Ox", "(It moos.)\nTrample")).lines == 1


def test_modes_are_one_line_with_what_brings_them() -> None:
    text = "Choose one —\n• Draw a card.\n• You gain 3 life."
    assert read_face(Face("Choice", "Instant", text)) == FaceRead("Choice", 1, 1, whole=True)


def test_an_instant_is_read_as_one() -> None:
    assert read_face(Face("Insight", "Instant", "Draw a card.")).whole
    assert not read_face(Face("Insight", "Artifact", "Draw a card.")).whole


def test_a_text_that_ends_too_early_says_so() -> None:
    (place,) = read_face(Face("Ox", "Creature", "Creatures you control")).places
    assert place.words.endswith("▸ (end)")


def test_a_fault_of_reading_is_found_and_the_others_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("no such word")

    monkeypatch.setattr(reading, "_read_line", broken)
    (place,) = read_face(Face("Faulty", "Creature", "Flying, vigilance")).places
    assert place.words == "a fault: KeyError: 'no such word'"


FACES = [Face(str(number), "", "x") for number in range(100)]


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    assert sampled(FACES, 10, 1) == sampled(FACES, 10, 1) != sampled(FACES, 10, 2)
    assert len(set(sampled(FACES, 10, 1))) == 10
    assert sampled(FACES, 0, 1) == sampled(FACES, 1000, 1) == tuple(FACES)


# ---- the command

CARDS = [
    OX,
    {"name": "Clown", "type": "Creature — Human", "text": "Flying\nWhen Clown juggles, draw a card."},
    {"name": "Fool", "type": "Creature — Human", "text": "When Fool juggles, you gain 1 life."},
]


def run(file: Path, *more: str) -> str:
    file.write_text(json.dumps(CARDS), "utf-8")
    shown = CliRunner().invoke(app, ["read", "--cards", str(file), *more], env={"COLUMNS": "120"})
    assert shown.exit_code == 0, shown.exception
    return shown.stdout


def test_it_says_how_much_is_read_and_where_reading_ends(file: Path) -> None:
    told = run(file)
    assert "cards read whole: 1 of 3, 33 %" in told
    assert "lines read:       2 of 4, 50 %" in told
    (row,) = [line for line in told.splitlines() if "juggles" in line and "▸" in line]
    assert [cell.strip() for cell in row.strip("│").split("│")][:2] == ["2", "When ~ ▸ juggles,"]
    assert "Clown: When Clown juggles" in row


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_for_a_program_it_says_so_in_json(file: Path, jobs: str) -> None:
    assert json.loads(run(file, "--json", "--jobs", jobs)) == {
        "cards": {"all": 3, "whole": 1},
        "lines": {"all": 4, "read": 2},
        "places": [
            {
                "words": "When ~ ▸ juggles,",
                "count": 2,
                "card": "Clown",
                "line": "When Clown juggles, draw a card.",
            }
        ],
    }


def test_so_many_places_as_are_asked_for(file: Path) -> None:
    assert json.loads(run(file, "--json", "--most", "0"))["places"] == []


def test_a_sample_may_be_read(file: Path) -> None:
    assert json.loads(run(file, "--json", "--sample", "2"))["cards"]["all"] == 2


def test_a_text_and_cards_at_once_are_refused(file: Path) -> None:
    shown = CliRunner().invoke(app, ["read", "Flying", "--cards", str(file)])
    assert "at once" in str(shown.exception)


def test_what_a_collection_holds_is_not_kept_for_later_processes(file: Path) -> None:
    from comprules.english import readings

    run(file, "--jobs", "1")
    assert not any("Clown" in key for key in readings._READINGS._new)
