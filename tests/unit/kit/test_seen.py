"""Changes of the board become Then steps, each of which a form reads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from comprules.judge import Board, BoardObject, BoardPlayer
from comprules.kit.seen import steps_of_changes, written_label
from comprules.kit.steps import match_step

OX = BoardObject("Ox", "Ox", "battlefield", "Alice", "Alice", types=("creature",), power=2, toughness=2)
BEFORE = Board(
    (BoardPlayer("Alice", 20, hand=2), BoardPlayer("Bob", 20)), (OX,), (), 1, "Alice", "upkeep", ""
)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"power": 3}, '"Ox" is 3/2'),
        ({"tapped": True}, '"Ox" is tapped'),
        ({"face_down": True}, '"Ox" is face down'),
        ({"phased_out": True}, '"Ox" is phased out'),
        ({"damage": 1}, '"Ox" has 1 damage marked'),
        ({"loyalty": 3}, '"Ox" has loyalty 3'),
        ({"counters": {"+1/+1": 2}}, '"Ox" has 2 +1/+1 counters'),
        ({"controller": "Bob"}, 'Bob controls "Ox"'),
        ({"attached_to": "Bob"}, '"Ox" is attached to Bob'),
        ({"attacking": "Siege (1)"}, '"Ox" is attacking "Siege" (1)'),
        ({"blocking": ("Elf", "Bear")}, '"Ox" is blocking "Elf" and "Bear"'),
        ({"colors": ("red", "white")}, '"Ox" is red and white'),
        ({"subtypes": ("Ox",)}, '"Ox" is exactly "Creature — Ox"'),
        ({"name": "Cow"}, '"Ox" is named "Cow"'),
        ({"abilities": ("flying",)}, '"Ox" has "flying"'),
        ({"zone": "exile"}, '"Ox" is in exile'),
        ({"zone": "command"}, '"Ox" is in Alice\'s command zone'),
        ({"zone": "none"}, '"Ox" has ceased to exist'),
    ],
)
def test_what_changed_of_an_object_is_a_step(change: dict[str, object], told: str) -> None:
    after = replace(BEFORE, objects=(replace(OX, **change),))  # type: ignore[arg-type]
    assert steps_of_changes(BEFORE, after) == (told,)
    assert match_step("then", told).kind == "then"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"life": -1}, "Alice has -1 life"),
        ({"poison": 1}, "Alice has 1 poison counter"),
        ({"hand": 0}, "Alice has no cards in hand"),
        ({"library": 1}, "Alice has 1 card in library"),
        ({"mana": "{R}"}, "Alice has {R} in the mana pool"),
        ({"speed": 1}, "Alice has speed 1"),
        ({"counters": {"energy": 2}}, "Alice has 2 energy counters"),
        ({"lost": "life"}, "Alice has lost the game"),
        ({"won": True}, "Alice has won the game"),
    ],
)
def test_what_changed_of_a_player_is_a_step(change: dict[str, object], told: str) -> None:
    alice, bob = BEFORE.players
    after = replace(BEFORE, players=(replace(alice, **change), bob))  # type: ignore[arg-type]
    assert steps_of_changes(BEFORE, after) == (told,)
    assert match_step("then", told).kind == "then"


def test_the_stack_and_the_point_of_the_turn_are_told() -> None:
    after = replace(BEFORE, stack=("ability of Ox (2)",), step="draw", over=True)
    told = steps_of_changes(BEFORE, after)
    assert told == (
        'the stack, from the top, is ability of "Ox" (2)',
        "the game is over",
        "it is Alice's draw",
    )
    assert [match_step("then", one).kind for one in told] == ["then"] * 3


@pytest.mark.parametrize(
    ("label", "written"),
    [
        ("Jhoira (second)", '"Jhoira" (second)'),
        ("ability of Ox", 'ability of "Ox"'),
        ("Alice's Shock (1, sideboard)", '"Alice\'s Shock" (1, sideboard)'),
    ],
)
def test_a_label_is_written_as_steps_have_it(label: str, written: str) -> None:
    assert written_label(label) == written
