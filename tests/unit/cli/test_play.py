"""``comprules play``: two deck files make a game; what is no deck is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli.app import app

RED = "Deck\n24 Mountain\n" + "".join(
    f"4 {name}\n"
    for name in (
        "Lightning Bolt", "Shock", "Lava Spike", "Goblin Piker", "Raging Bull", "Hill Giant", "Feral Maaka",
        "Goblin Raider", "Dwarven Trader",
    )
)  # fmt: skip


def played(tmp_path: Path, first: str, second: str = RED, *more: str) -> str:
    for name, text in (("first.txt", first), ("second.txt", second)):
        (tmp_path / name).write_text(text, "utf-8")
    run = CliRunner().invoke(
        app, ["play", "--watch", str(tmp_path / "first.txt"), str(tmp_path / "second.txt"), *more]
    )
    if run.exception is not None and not isinstance(run.exception, SystemExit):
        raise run.exception
    return run.output


def test_a_game_is_told_kept_and_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    story = played(tmp_path, RED, RED, "--seed", "3", "--save", str(kept)).splitlines()
    assert story[0] in {"Alice's turn (Alice 20, Bob 20)", "Bob's turn (Alice 20, Bob 20)"}
    assert story[-1] in {"Alice wins", "Bob wins"}
    again = CliRunner().invoke(app, ["replay", str(kept)])
    assert (again.exit_code, again.output.split()[0]) == (0, "same")


def test_cards_come_from_a_file_as_well(tmp_path: Path) -> None:
    more = tmp_path / "more.jsonl"
    ox = {"name": "Plain Ox", "type": "Creature — Ox", "manaCost": "{R}", "power": "4", "toughness": "4"}
    more.write_text(json.dumps(ox), "utf-8")
    deck = RED.replace("Dwarven Trader", "Plain Ox")
    assert "casts Plain Ox" in played(tmp_path, deck, deck, "--cards", str(more))
    more.write_text(json.dumps({"data": {"Plain Ox": [ox]}}), "utf-8")
    assert "casts Plain Ox" in played(tmp_path, deck, deck, "--cards", str(more))


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ("4 Lightning Bolt\nsome Mountains\n", "first.txt, line 2: “some Mountains” is no line of a deck"),
        ("0 Mountain\n", "line 1: “0 Mountain” is no line of a deck"),
        ("4 Lihgtning Bolt\n", "line 1: no card is called “Lihgtning Bolt”"),
        ("Sideboard\n4 Lightning Bolt\n", "lists no card for the deck"),
        ("59 Mountain\n", "(100.2a)"),
        ("55 Mountain\n5 Shock\n", "(100.2a)"),
        (f"{RED}Sideboard\n16 Mountain\n", "(100.4a)"),
    ],
)
def test_what_is_no_deck_is_refused(tmp_path: Path, deck: str, message: str) -> None:
    with pytest.raises(ComprulesError) as error:
        played(tmp_path, deck)
    assert message in str(error.value)


def test_files_that_are_no_text_or_not_there_are_told(tmp_path: Path) -> None:
    (tmp_path / "second.txt").write_text(RED, "utf-8")
    run = CliRunner().invoke(app, ["play", str(tmp_path / "none.txt"), str(tmp_path / "second.txt")])
    assert "none.txt cannot be read: No such file or directory" in str(run.exception)
    (tmp_path / "first.txt").write_bytes(b"\xff\xfe")
    run = CliRunner().invoke(app, ["play", str(tmp_path / "first.txt"), str(tmp_path / "second.txt")])
    assert "first.txt is no text in UTF-8" in str(run.exception)
    (tmp_path / "first.txt").write_text(RED, "utf-8")
    arguments = ["play", *(str(tmp_path / name) for name in ("first.txt", "second.txt")), "--cards"]
    (tmp_path / "cards").write_text("no card\n", "utf-8")
    assert "cards is no JSON of cards: it does not begin like JSON (line 1)" in str(
        CliRunner().invoke(app, [*arguments, str(tmp_path / "cards")]).exception
    )
