"""``comprules play``: a person at the terminal, whose lines are scripted here."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli.app import app
from comprules.cli.at_the_table import Table
from comprules.kit.limits import Interrupted
from comprules.kit.sitting import Sitting

PAGE = Path(__file__).parents[3] / "docs" / "playing.md"
POSITION = """
Alice controls a 2/2 creature "Ox" and two "Mountain"
Bob controls "Grizzly Bears"
Alice has "Shock" in hand
"""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


def played(lines: str, *arguments: str) -> str:
    run = CliRunner().invoke(app, ["play", *arguments], input=lines.lstrip())
    if run.exception is not None and not isinstance(run.exception, SystemExit):
        raise run.exception
    assert run.exit_code == 0
    return " ".join(run.output.split())


def test_a_game_is_laid_out_played_saved_and_passes_as_a_scenario(tmp_path: Path) -> None:
    told = played(POSITION + "cast Shock targeting Grizzly Bears\n1\nall\nsave mine A shock\nquit\n")
    for part in ("701.8a", '→ "Grizzly Bears" is in Bob\'s graveyard', "Kept in mine.feature"):
        assert part in told
    feature = (tmp_path / "mine.feature").read_text("utf-8")
    assert 'When Alice casts "Shock" targeting "Grizzly Bears"' in feature
    assert '"Shock" is in Alice\'s graveyard' in feature
    checked = CliRunner().invoke(app, ["check", "mine.feature", "--strict", "-j", "1"])
    assert (checked.exit_code, "1 passed" in checked.output) == (0, True), checked.output


def test_what_may_be_done_is_a_list_to_choose_from_and_the_rest_has_its_rule() -> None:
    lines = POSITION + 'Alice has "Counterspell" in hand\nmay\n1\nmay\n'
    told = played(lines)
    assert '1 Alice attacks Bob with "Ox"' in told
    assert told.count('activates "Mountain"') == 2  # one for both Mountains, each time it is asked
    assert 'not Alice casts "Counterspell": Counterspell needs 1 target, 0 chosen (601.2c)' in told
    assert '→ "Ox" is attacking Bob' in told


def test_abilities_and_special_actions_are_among_what_may_be_done() -> None:
    told = played(
        'Alice controls "Bonesplitter" and a 2/2 creature "Ox" and three "Mountain"\n'
        'the card "Ray" is a "Sorcery" that costs {4}:\nSuspend 2—{R}\nDraw a card.\n\n'
        'the card "Bear" is a "Creature — Bear" that costs {4} of size 2/2:\nCycling {2}\n\n'
        'Alice has "Ray" and "Bear" in hand\nmay\n1\n1\n'
    )
    for part in ('activates "Bonesplitter" targeting "Ox"', 'suspends "Ray"', 'activates "Bear"'):
        assert f"Alice {part}" in told
    assert 'not Alice casts "Ray": Alice can\'t pay {4} (601.2h)' in told


def test_a_refusal_is_told_with_its_rule_and_kept_as_tried(tmp_path: Path) -> None:
    told = played(
        'Alice has "Forest" and "Llanowar Elves" in hand\n'
        "cast Llanowar Elves\nplay Forest\ncast Llanowar Elves\n1\nsave mine\n"
    )
    assert "refused by 601.2h" in told
    feature = (tmp_path / "mine.feature").read_text("utf-8")
    assert 'When Alice tries to cast "Llanowar Elves"\n    Then it is refused, by 601.2h' in feature
    checked = CliRunner().invoke(app, ["check", "mine.feature", "--strict", "-j", "1"])
    assert checked.exit_code == 0, checked.output


def test_questions_are_choices_and_steps_are_taken_back() -> None:
    lines = (
        'Alice controls "Jhoira"\nAlice controls a legendary 2/2 creature "Jhoira" (second)\nundo\nundo\nundo\n'
        'the card "Jhoira" is a "Legendary Creature — Human" of size 2/2\n'
        'Alice controls "Jhoira" (first) and "Jhoira" (second)\n'
        "Alice would receive priority\nmay\n7\n2\nboard\nundo\nyes\n1\n"
    )
    told = played(lines)
    assert "there is nothing to take back" in told
    assert told.count("Alice is asked: choose") >= 3
    assert "Taken back. The last step is now: Alice would receive priority" in told
    assert '→ "Jhoira" (first) is in Alice\'s graveyard' in told
    assert '→ "Jhoira" (second) is in Alice\'s graveyard' in told


def test_a_look_says_whether_it_is_so_and_what_is_no_step_says_the_nearest() -> None:
    told = played(
        POSITION + "Then Bob has 20 life\nBob has 3 life\nBob hops\n9\nrule CR 704.5j\nrule 999\nsave\nhelp\n"
    )
    for part in (
        "So it is.",
        "Not so: Bob has 20 life (asked: Bob has 3 life)",
        "no form of a When step reads “Bob hops”",
        "no choice has the number 9",
        "704.5j The legend rule",
        "has no section 999",
        "say in which file",
        "Lay out a position",
    ):
        assert part in told


def test_a_card_may_have_its_text_below_it_and_cards_a_table() -> None:
    told = played(
        'the card "Sage" is a "Creature — Human" of size 1/1:\nFlying\n\n'
        "these cards:\n| name | type | size |\n| Hog | Creature — Boar | 3/3 |\n\n"
        'Alice controls "Sage" and "Hog"\nboard\n'
    )
    assert "Sage 1/1 creature Human, Flying" in told
    assert "Hog 3/3" in told


def test_the_position_of_a_scenario_is_taken_over(tmp_path: Path) -> None:
    (tmp_path / "own.feature").write_text(
        "Feature: F\n  Scenario: S\n    Given Alice has 3 life\n    When all players pass\n", "utf-8"
    )
    told = played("board\n", "--from", "own.feature:2")
    assert "The scenario goes on so: When all players pass" in told
    assert "Alice │ │ 3 life" in told


def test_two_decks_begin_with_questions_as_choices(tmp_path: Path) -> None:
    (tmp_path / "red.txt").write_text("56 Mountain\n4 Shock\n", "utf-8")
    lines = "1\n2\n2\ngo on to Alice's precombat main\nmay\nsave game\n"
    told = played(lines, "red.txt", "red.txt", "--seed", "2")
    for part in (
        "choose who takes the first turn (1) 1 Alice 2 Bob",
        "take a mulligan?",
        'Alice plays "Mountain"',
    ):
        assert part in told
    checked = CliRunner().invoke(app, ["check", "game.feature", "--strict", "-j", "1"])
    assert checked.exit_code == 0, checked.output


@pytest.mark.parametrize("arguments", [["a.txt"], ["--watch"], ["--save", "x"]])
def test_what_does_not_go_together_is_told(arguments: list[str]) -> None:
    with pytest.raises(ComprulesError):
        played("", *arguments)


class Scripted(Console):
    """A console whose person types what the script says."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(width=100, record=True, file=io.StringIO())
        self.lines = iter(lines)

    def input(self, prompt: str = "", **_: object) -> str:  # type: ignore[override]
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.print(f"{prompt}{line}")
        return line


def test_an_interruption_stops_what_is_under_way_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Scripted(["may", "Bob has 3 life", "board"])
    table = Table(Sitting(), console)
    monkeypatch.setattr(table.sitting.__class__, "deeds", lambda _: (_ for _ in ()).throw(Interrupted(2)))
    table.play()
    told = console.export_text()
    assert "Interrupted; quit leaves." in told
    assert "3 life" in told.partition("board: turn")[2]


def test_the_page_that_shows_it_is_true() -> None:
    shown = re.search(r"```console\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert shown is not None
    typed = re.findall(r"^[^>\n]*> (.+)$", shown[1], re.MULTILINE)
    console = Scripted([*typed])
    Table(Sitting(), console).play()
    told = [line.rstrip() for line in console.export_text().splitlines()]
    wanted = [line.rstrip() for line in shown[1].splitlines() if line.strip() not in {"", "..."}]
    assert [line for line in wanted if line not in told] == []
