"""What changed between two boards in words, and the boards that a run keeps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from comprules.book.statements import BASE_EDITION
from comprules.judge import Board, BoardObject, BoardPlayer
from comprules.kit.board_changes import changes_told, made_of_equal_parts
from comprules.kit.judges import our_judge
from comprules.kit.results import Result
from comprules.kit.rulebook import plan_suite
from comprules.kit.runner import play
from comprules.scenarios import read_text

OX = BoardObject("Ox", "Ox", "battlefield", "Alice", "Alice", types=("creature",), power=2, toughness=2)
CARD = BoardObject("Bolt", "Bolt", "hand", "Alice", types=("instant",))
BOARD = Board(
    (BoardPlayer("Alice", 20, hand=1), BoardPlayer("Bob", 20)), (OX, CARD), (), 1, "Alice", "draw", "Alice"
)


def with_ox(**changes: object) -> Board:
    """The board with another Ox."""
    return replace(BOARD, objects=(replace(OX, **changes), CARD))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (BOARD, ()),
        (with_ox(tapped=True), ("Ox: tapped",)),
        (with_ox(damage=3), ("Ox: 3 damage",)),
        (with_ox(power=3, toughness=-1), ("Ox: 3/−1",)),
        (with_ox(counters={"+1/+1": 1}, power=3, toughness=3), ("Ox: 1 +1/+1 counter, 3/3",)),
        (with_ox(zone="graveyard", controller=""), ("Ox: battlefield → graveyard",)),
        (with_ox(zone="exile", face_down=True), ("Ox: battlefield → exile", "Ox: face down")),
        (with_ox(attacking="Bob", tapped=True), ("Ox: tapped, attacks Bob",)),
        (with_ox(controller="Bob"), ("Ox: of Bob",)),
        (with_ox(abilities=("Flying",)), ("Ox: has Flying",)),
        (with_ox(abilities=("x" * 80,)), ("Ox: has another ability",)),
        (with_ox(attached_to="Elf"), ("Ox: on Elf",)),
        (replace(BOARD, objects=(CARD,)), ("Ox: gone from the battlefield",)),
        (
            replace(BOARD, objects=(OX, replace(CARD, zone="stack", targets=("Ox",))), stack=("Bolt",)),
            ("Bolt: hand → stack", "Bolt: targets Ox"),
        ),
        (
            replace(BOARD, players=(replace(BOARD.players[0], hand=0, mana="{R}"), BOARD.players[1])),
            ("Alice: hand 1 → 0, mana {R}",),
        ),
        (
            replace(BOARD, players=(BOARD.players[0], replace(BOARD.players[1], life=-1, lost="no life"))),
            ("Bob: 20 → -1 life, lost: no life",),
        ),
        (replace(BOARD, step="precombat main"), ("Turn 1: Alice’s precombat main phase",)),
        (replace(BOARD, priority="Bob"), ("Bob has priority",)),
    ],
)
def test_what_changed_is_told_in_words(after: Board, told: tuple[str, ...]) -> None:
    assert changes_told(BOARD, after) == told


def test_what_goes_back_is_told_as_well() -> None:
    assert changes_told(with_ox(tapped=True, damage=1, counters={"age": 2}, attached_to="Elf"), BOARD) == (
        "Ox: untapped, no damage any more, no age counters, no longer on Elf",
    )
    assert changes_told(with_ox(attacking="Bob", abilities=("Flying",)), BOARD) == (
        "Ox: attacks no longer, no longer has Flying",
    )


def test_what_is_new_is_told_with_its_place() -> None:
    ability = BoardObject("ability of Ox", "", "stack", "Alice", "Alice")
    after = replace(BOARD, objects=(OX, CARD, ability), stack=("ability of Ox",))
    assert changes_told(BOARD, after) == ("ability of Ox: new on the stack",)


def test_a_board_is_made_of_what_is_equal_before() -> None:
    alike = replace(BOARD, objects=(replace(OX), replace(CARD)))
    assert made_of_equal_parts(alike, BOARD) is BOARD
    tapped = made_of_equal_parts(with_ox(tapped=True), BOARD)
    assert tapped.objects[0] is not OX
    assert tapped.objects[1] is CARD
    assert tapped.players == BOARD.players


BOLT = """Given Bob controls a 2/2 creature "Ox" and a 1/1 creature "Elf"
And Alice has "Lightning Bolt" in hand
And Alice has {R} in the mana pool
When Alice casts "Lightning Bolt" targeting "Ox"
Then the stack, from the top, is "Lightning Bolt"
When all players pass
Then "Ox" is in Bob's graveyard
And "Elf" is on the battlefield"""


def of_ours(steps: str, *, boards: bool) -> Result:
    """Play a scenario on our own engine."""
    text = "Feature: A test\n\n  Scenario: It is played\n" + "\n".join(
        f"    {line}" for line in steps.splitlines()
    )
    (planned,) = plan_suite(read_text(text, Path("test.feature")), (BASE_EDITION,))
    return play(planned, our_judge(), BASE_EDITION, boards=boards)


def test_a_run_that_is_asked_for_boards_has_one_after_each_step_in_which_somebody_acts() -> None:
    result = of_ours(BOLT, boards=True)
    assert result.status == "passed", result.reason
    assert [step.board is not None for step in result.steps] == [step.kind == "when" for step in result.steps]
    first, second = (step.board for step in result.steps if step.board)
    assert result.before is not None
    assert "Lightning Bolt: hand → stack" in changes_told(result.before, first)
    assert "Ox: battlefield → graveyard" in changes_told(first, second)
    (elf,) = (thing for thing in second.objects if thing.label == "Elf")
    assert any(thing is elf for thing in result.before.objects)


def test_the_look_for_a_board_changes_nothing_that_a_run_comes_to() -> None:
    asked, plain = (
        replace(
            result,
            milliseconds=0,
            steps=tuple(replace(step, board=None) for step in result.steps),
        )
        for result in (of_ours(BOLT, boards=True), of_ours(BOLT, boards=False))
    )
    assert asked == plain


def test_another_engine_is_asked_for_its_boards_and_need_not_have_any(played: Callable[..., Result]) -> None:
    wisp = 'Given Alice controls a 1/0 creature "Wisp"\nWhen Alice would receive priority'
    board = played(wisp, boards=True).steps[1].board
    assert board is not None
    assert [thing.zone for thing in board.objects] == ["graveyard"]
    assert played(wisp).steps[1].board is None
    assert played(wisp, fault="crashes", boards=True).steps[1].board is None
