"""Every form of a Then step, once where it holds and once where it does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from comprules.judge import (
    Action,
    Applied,
    Asked,
    Board,
    BoardObject,
    BoardPlayer,
    Choice,
    Done,
    Outcome,
    Pass,
    Position,
    PresentDeck,
    Refused,
    SpecialAction,
    StartGame,
)
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.runner import play
from comprules.kit.steps import forms, match_step
from comprules.scenarios import read_text

BEFORE = Board(
    players=(BoardPlayer("Alice", 20, library=10), BoardPlayer("Bob", 20, library=10)),
    objects=(
        BoardObject("Ox", "Ox", "battlefield", "Alice", "Alice", types=("creature",), power=2, toughness=2),
        BoardObject("Elf", "Elf", "battlefield", "Alice", "Alice", types=("creature",), token=True),
    ),
    stack=(),
    turn=1,
    active="Alice",
    step="precombat main",
    priority="Alice",
)
AFTER = Board(
    players=(
        BoardPlayer(
            "Alice", 17, poison=2, hand=1, library=9, speed=1, mana="{R}{G}", maximum_hand_size=2,
            abilities=("protection from red",), counters={"energy": 2}, stickers=("5/5",), won=True,
        ),
        BoardPlayer("Bob", -1, library=0, maximum_hand_size=None, lost="0 life"),
        BoardPlayer("Carol", 5),
    ),
    objects=(
        BoardObject(
            "Ox", "Ox", "battlefield", "Alice", "Alice", colors=("white", "blue"), supertypes=("legendary",),
            types=("artifact", "creature"), subtypes=("Ox",), abilities=("flying", "Creatures you control get +1/+1."),
            power=3, toughness=4, tapped=True, damage=2, counters={"+1/+1": 2, "first strike": 1},
            attacking="Bob", notes={"sector": "alpha"},
        ),
        BoardObject(
            "Wall", "Wall", "battlefield", "Bob", "Bob", types=("creature",), power=0, toughness=4, face_down=True,
            blocking=("Ox",), hidden_from=("Alice",),
        ),
        BoardObject("Rune", "Rune", "battlefield", "Alice", "Alice", types=("enchantment",), attached_to="Ox"),
        BoardObject("Curse", "Curse", "battlefield", "Alice", "Alice", types=("enchantment",), attached_to="Bob"),
        BoardObject("Jace", "Jace", "battlefield", "Alice", "Alice", types=("planeswalker",), loyalty=3),
        BoardObject("Siege", "Siege", "battlefield", "Alice", "Alice", types=("battle",), defense=4),
        BoardObject("S1", "Soldier", "battlefield", "Bob", "Bob", types=("creature",), subtypes=("Soldier",), token=True),
        BoardObject("S2", "Soldier", "battlefield", "Bob", "Bob", types=("creature",), subtypes=("Soldier",), token=True),
        BoardObject("Shock", "Shock", "stack", "Alice", "Alice", types=("instant",), colors=("red",)),
        BoardObject("ability of Ox", "", "stack", "Alice", "Alice"),
        BoardObject("Bear", "Bear", "graveyard", "Bob", types=("creature",)),
        BoardObject("Lurrus", "Lurrus", "none", "Alice", notes={"deck": "sideboard", "companion": "revealed"}),
        BoardObject("Menace", "Menace", "command", "Alice", types=("scheme",), face_down=True, notes={"deck": "scheme"}),
        BoardObject("Reign", "Reign", "command", "Alice", types=("scheme",), face_down=True, notes={"deck": "scheme"}),
    ),
    stack=("Shock", "ability of Ox"),
    turn=2,
    active="Bob",
    step="upkeep",
    priority="Alice",
    over=True,
)  # fmt: skip


class StillLife:
    """Shows one board before the first action and another after it."""

    name = "still life"

    def __init__(self, after: Board = AFTER, outcome: Outcome | None = None) -> None:
        self.shown = BEFORE
        self.after = after
        self.outcome = outcome or Done()

    def begin(self, position: Position) -> None:
        self.shown = BEFORE

    def act(self, action: Action) -> Outcome:
        self.shown = self.after
        return self.outcome

    def answer(self, choice: Choice) -> Outcome:
        return Done()

    def would(self, action: Action) -> Outcome:
        allowed = (
            isinstance(action, Pass)
            or "Shock" in repr(action)
            or action in (StartGame("Alice"), PresentDeck("Alice"), SpecialAction("Alice", "roll planar die"))
        )
        return Done() if allowed else Refused("no", "601.3a")

    def board(self) -> Board:
        return self.shown

    def trace(self) -> tuple[Applied, ...]:
        return ()


HOLDS = """
"Ox" is 3/4 | "Ox" is 3/3
"Ox" is 3/4 | "Rune" is 3/4
"Ox" is a 3/4 white legendary artifact creature with flying and two +1/+1 counters | "Ox" is a black creature
"Ox" is a tapped creature with 2 damage | "Ox" is an untapped creature
"S1" is a Soldier creature token owned by Bob | "Ox" is a token
"Rune" is an enchantment attached to "Ox" | "Rune" is an enchantment attached to "Wall"
"Ox" is a creature with "Creatures you control get +1/+1." | "Ox" is a creature with haste
"Ox" and "Wall" are each a creature | "Ox" and "Rune" are each a creature
"Ox" is not a black Elf | "Ox" is not white
"Ox" is not colorless | "Wall" is not colorless
"Ox" is not 3/3 | "Ox" is not 3/4
"Wall" is not tapped | "Ox" is not tapped
"Ox" is white and blue | "Ox" is white
"Wall" and "Rune" are colorless | "Ox" is colorless
"Ox" is exactly "Legendary Artifact Creature — Ox" | "Ox" is exactly "Artifact Creature — Ox"
"Ox" has flying and "Creatures you control get +1/+1." | "Ox" has flying and haste
"Ox" doesn't have haste | "Ox" doesn't have flying
"Wall" has no abilities | "Ox" has no abilities
"Ox" is named "Ox" | "S1" is named "S1"
Bob controls two Soldiers | Bob controls a Soldier
Bob controls no artifacts | Alice controls no artifacts
Alice controls "Ox" and "Rune" | Alice controls "Wall"
Alice controls "Jace" | Bob controls "Bear"
"Bear" is in Bob's graveyard | "Bear" is in Alice's graveyard
"Ox" and "Wall" are on the battlefield | "Bear" is on the battlefield
"Soldier" (2) is on the battlefield | "Soldier" (3) is on the battlefield
"Elf" has ceased to exist | "Ox" has ceased to exist
"Elf" has ceased to exist | "Nobody" has ceased to exist
"Reign" is on the bottom of Alice's scheme deck | "Menace" is on the bottom of Alice's scheme deck
"Reign" is on the bottom of Alice's scheme deck | "Reign" is on the bottom of Alice's planar deck
there is no "Elf" | there is no "Soldier"
there is no "Bear" on the battlefield | there is no "Bear" in Bob's graveyard
the stack, from the top, is "Shock" and ability of "Ox" | the stack, from the top, is ability of "Ox" and "Shock"
"Ox" is tapped | "Ox" is untapped
"Wall" is face down | "Ox" is face down
"Rune" is attached to "Ox" | "Rune" is attached to "Wall"
"Curse" is attached to Bob | "Curse" is attached to Alice
"Ox" is attached to nothing | "Rune" is attached to nothing
"Ox" is attacking Bob | "Ox" is attacking Alice
"Wall" is blocking "Ox" | "Wall" is blocking "Jace"
"Wall" is attacking nothing | "Ox" is attacking nothing
"Ox" is blocking nothing | "Wall" is blocking nothing
Bob can look at "Wall" and "Ox" | Alice can look at "Wall"
Alice can't look at "Wall" | Bob can't look at "Wall"
"Ox" has two +1/+1 counters | "Ox" has a +1/+1 counter
"Ox" has a first strike counter | "Ox" has no first strike counters
"Wall" has no counters | "Ox" has no counters
"Ox" has 2 damage marked | "Ox" has no damage marked
"Jace" has loyalty 3 | "Jace" has loyalty 2
"Siege" has defense 4 | "Jace" has defense 4
the sector chosen for "Ox" is alpha | the sector chosen for "Wall" is alpha
Alice has 17 life | Bob has 17 life
Bob has -1 life | Bob has 1 life
Alice has two poison counters | Alice has no poison counters
Alice has 2 energy counters | Bob has 2 energy counters
Alice has speed 1 | Alice has no speed
Bob has no speed | Bob has speed 1
Alice has a card in hand | Alice has no cards in hand
Alice has nine cards in library | Alice has ten cards in library
Bob has 1 card in graveyard | Alice has 1 card in graveyard
Alice has {G}{R} in the mana pool | Alice has {R} in the mana pool
Bob has no mana | Alice has no mana
Alice has protection from red | Alice has hexproof
Alice doesn't have hexproof | Alice doesn't have protection from red
Alice has a maximum hand size of two | Bob has a maximum hand size of two
Bob has no maximum hand size | Alice has no maximum hand size
Bob has lost the game | Bob and Carol have lost the game
Carol is still in the game | Bob is still in the game
Alice has won the game | Carol has won the game
the game is over | the game goes on
it is Bob's upkeep | it is Alice's upkeep
it is Bob's upkeep step | it is Bob's draw step
Alice has priority | Bob has priority
Alice can cast "Shock" | Alice can cast "Ox"
Alice can't cast "Ox", by 601.3a | Alice can't cast "Shock"
Alice can't cast "Ox" | Alice can't cast "Shock", by 601.2
Alice can't activate "Ox" | Alice can activate "Ox"
Alice can activate "Shock" | Alice can't activate "Shock"
Alice can't play "Ox" | Alice can play "Ox"
Alice can play "Shock" | Alice can't play "Shock"
Alice can't turn "Ox" face up | Alice can turn "Ox" face up
Alice can start the game | Bob can start the game
Bob can't start the game, by 601.3a | Alice can't start the game
Alice can turn "Shock" face up | Alice can't turn "Shock" face up
Alice can't attack Bob with "Ox" | Alice can attack Bob with "Ox"
Alice can attack Bob with "Shock" | Alice can't attack Bob with "Shock"
Alice can suspend "Shock" | Alice can suspend "Ox"
Alice can't suspend "Ox" | Alice can't suspend "Shock"
Alice can foretell "Shock" | Alice can foretell "Ox"
Alice can't foretell "Ox" | Alice can't foretell "Shock"
Alice can plot "Shock" | Alice can plot "Ox"
Alice can end the effect of "Shock" | Alice can end the effect of "Ox"
Alice can't end the effect of "Ox" | Alice can't end the effect of "Shock"
Alice can ignore the effect of "Shock" | Alice can ignore the effect of "Ox"
Alice can't ignore the effect of "Ox" | Alice can't ignore the effect of "Shock"
Alice can discard "Shock" | Alice can discard "Ox"
Alice can't discard "Ox" | Alice can't discard "Shock"
Alice can fetch the companion "Shock" | Alice can fetch the companion "Ox"
Alice can't fetch the companion "Ox" | Alice can't fetch the companion "Shock"
Alice can unlock a door of "Shock" | Alice can unlock a door of "Ox"
Alice can't unlock a door of "Ox" | Alice can't unlock a door of "Shock"
Alice can roll the planar die | Bob can roll the planar die
Bob can't roll the planar die | Alice can't roll the planar die
Alice can present her deck | Bob can present his deck
Bob can't present his deck | Alice can't present her deck
Alice can exchange "Shock" for "Ox" | Alice can exchange "Ox" for "Wall"
Alice can't exchange "Ox" for "Wall" | Alice can't exchange "Shock" for "Ox"
"Lurrus" is in Alice's sideboard | "Ox" is in Alice's sideboard
"Lurrus" is Alice's companion | "Ox" is Alice's companion
Alice has the sticker "5/5" | Alice has the sticker "Flying"
Alice has one sticker | Alice has two stickers
Alice can't plot "Ox" | Alice can't plot "Shock"
Bob can't block "Ox" with "Wall" | Bob can block "Ox" with "Wall"
Bob can block "Shock" with "Wall" | Bob can't block "Shock" with "Wall"
""".strip().splitlines()
PAIRS = [tuple(line.split(" | ")) for line in HOLDS]
ELSEWHERE = {
    "{player} can choose {picks}",
    "{player} can't choose {picks}",
    "it is refused[, by {rule}]",
    "nothing changes",
    "nothing else changes",
    "the game is a draw",
    "the game is a draw for {players}",
    "the stack is empty",
    "{player} is asked to choose [{count:number} from ]{picks}",
    "{player} is asked nothing",
    "{player} (knows|doesn't know) that {other:player} has chosen {labels}",
}
OX = (
    "tapped 3/4 white and blue legendary artifact creature — Ox with flying, Creatures you control get +1/+1., "
    "2 +1/+1 counters, 1 first strike counter and 2 damage"
)
IN_WORDS = f"""
"Ox" is a creature with 1 damage | Ox has 1 damage | {OX}
"S1" is a Soldier creature owned by Alice | S1 is owned by Alice | colorless creature — Soldier token
"Ox" is a nontoken black Elf with haste and three +1/+1 counters | Ox is black and Elf and has haste and 3 +1/+1 counters | {OX}
"Rune" is an enchantment attached to "Wall" | Rune is attached to Wall | colorless enchantment attached to Ox
"Ox" is an untapped face-down creature | Ox is untapped and face-down | {OX}
"S1" is a nontoken creature | S1 is no token | colorless creature — Soldier token
"Ox" is 3/3 | Ox is 3/3 | 3/4
"Ox" is colorless | Ox is colorless | white and blue
"Wall" is attacking "Ox" | Wall is attacking Ox | it is attacking nobody
"Ox" is attacking nothing | Ox is attacking nothing | it is attacking Bob
"Wall" is blocking nothing | Wall is blocking nothing | it is blocking Ox
"Ox" is blocking "Wall" | Ox is blocking Wall | it is blocking nothing
"Ox" has a +1/+1 counter | Ox has 1 +1/+1 counter | it has 2 +1/+1 counters and 1 first strike counter
"Ox" has no counters | Ox has no counters | it has 2 +1/+1 counters and 1 first strike counter
"Ox" has 1 damage marked | Ox has 1 damage marked | 2
"Jace" has loyalty 2 | Jace has loyalty 2 | 3
"Ox" has loyalty 2 | Ox has loyalty 2 | none
"Siege" has defense 3 | Siege has defense 3 | 4
"Ox" has defense 3 | Ox has defense 3 | none
"Ox" is untapped | Ox is untapped | it is tapped
"Wall" is face up | Wall is face up | it is face down
"Ox" is phased out | Ox is phased out | it is phased in
"Rune" is attached to nothing | Rune is attached to nothing | it is attached to Ox
"Ox" is attached to "Rune" | Ox is attached to Rune | it is attached to nothing
Alice can look at "Wall" | Alice can look at Wall | Alice can't
Bob can't look at "Wall" | Bob can't look at Wall | Bob can
the sector chosen for "Wall" is alpha | the sector chosen for Wall is alpha | none has been chosen
the sector chosen for "Ox" is beta | the sector chosen for Ox is beta | alpha
Alice has 16 life | Alice has 16 life | Alice has 17 life
Alice has 1 poison counter | Alice has 1 poison counter | Alice has 2 poison counters
Alice has no mana | Alice has no mana | Alice has {{R}}{{G}} in the mana pool
Alice has lost the game | Alice has lost the game | Alice has won the game
Carol has won the game | Carol has won the game | Carol is still in the game
Bob is still in the game | Bob is still in the game | Bob has lost the game (0 life)
it is Bob's draw step | it is Bob's draw | it is Bob's upkeep
it is Alice's upkeep | it is Alice's upkeep | it is Bob's upkeep
Bob has priority | Bob has priority | Alice has
the stack, from the top, is "Shock" | the stack, from the top, is Shock | Shock and ability of Ox
the stack is empty | the stack is empty | Shock and ability of Ox
Alice controls two artifacts | Alice controls 2 of that kind | 1: Ox
Bob controls no Soldiers | Bob controls 0 of that kind | 2: S1 and S2
"Bear" is in exile | Bear is in exile | Bear is in Bob's graveyard
there is no "Bear" | there is no Bear anywhere | Bear is in Bob's graveyard
"Ox" has ceased to exist | Ox has ceased to exist | it is on the battlefield
"Ox" is named "Elk" | Ox is named Elk | Ox
"Ox" doesn't have flying | Ox doesn't have flying | it has flying and Creatures you control get +1/+1.
"Ox" has haste | Ox has haste | it has flying and Creatures you control get +1/+1.
"Ox" has no abilities | Ox has no abilities | it has flying and Creatures you control get +1/+1.
Alice has two cards in hand | Alice has 2 cards in hand | Alice has 1 card in hand
the game goes on | the game goes on | the game is over
Alice has a maximum hand size of 3 | Alice has a maximum hand size of 3 | Alice has a maximum hand size of 2
Bob has a maximum hand size of 3 | Bob has a maximum hand size of 3 | Bob has no maximum hand size
""".strip().splitlines()
PLAYERS = "Given the players are Alice, Bob and Carol\n"


def look(steps: str, judge: StillLife | None = None, given: str = PLAYERS) -> Result:
    text = f"Feature: F\n  Scenario: S\n{given}When all players pass\n{steps}\n"
    (scenario,) = read_text(text, Path("x.feature"))
    return play(Planned(scenario, "2025-06-06", "x::S", "x"), judge or StillLife(), "2025-06-06")


@pytest.mark.parametrize("step", [holds for holds, _ in PAIRS])
def test_a_look_at_what_is_so_passes(step: str) -> None:
    assert look(f"Then {step}").reason == ""


@pytest.mark.parametrize("step", [fails for _, fails in PAIRS])
def test_a_look_at_what_is_not_so_fails_with_expected_and_seen(step: str) -> None:
    result = look(f"Then {step}")
    assert result.status == "failed"
    assert result.failed_step is not None
    assert result.failed_step.expected
    assert result.failed_step.seen


@pytest.mark.parametrize(("step", "expected", "seen"), [line.split(" | ") for line in IN_WORDS])
def test_what_is_not_so_is_said_in_words(step: str, expected: str, seen: str) -> None:
    result = look(f"Then {step}")
    assert result.failed_step is not None
    assert (result.failed_step.expected, result.failed_step.seen) == (expected, seen)


def test_every_then_form_is_held_against_both() -> None:
    of_them = [
        {match_step("then", step).pattern for step in steps} | ELSEWHERE for steps in zip(*PAIRS, strict=True)
    ]
    every = {form.pattern for form in forms() if form.kind == "then"}
    assert [every - patterns for patterns in of_them] == [set(), set()]


def test_a_draw_is_told_from_a_game_that_goes_on_and_from_one_that_is_won() -> None:
    undecided = tuple(replace(player, won=False, lost="") for player in AFTER.players)
    drawn = replace(AFTER, players=undecided)
    assert look("Then the game is a draw", StillLife(drawn)).status == "passed"
    assert "Alice has won" in look("Then the game is a draw").reason
    assert "the game goes on" in look("Then the game is a draw", StillLife(replace(drawn, over=False))).reason


def test_a_draw_for_one_player_is_told_from_a_loss_and_from_a_game_that_goes_on() -> None:
    apart = tuple(replace(player, won=False, lost="", drew=player.name == "Bob") for player in AFTER.players)
    some = StillLife(replace(AFTER, players=apart, over=False))
    assert look("Then the game is a draw for Bob", some).status == "passed"
    assert "Alice is still in the game" in look("Then the game is a draw for Alice", some).reason
    assert look("Then Bob is still in the game", some).status == "failed"
    assert "has lost the game" in look("Then the game is a draw for Bob").reason


def test_an_empty_stack_is_told_from_a_full_one() -> None:
    assert look("Then the stack is empty", StillLife(BEFORE), "").status == "passed"
    assert look("Then the stack is empty").status == "failed"


def test_a_name_that_several_have_must_be_told_apart() -> None:
    assert "2 objects are named Soldier" in look('Then "Soldier" is tapped').reason


@pytest.mark.parametrize(
    ("step", "holds"),
    [
        ('Alice is asked to choose one from "Ox" and "Wall"', True),
        ('Alice is asked to choose "Ox" and "Wall"', True),
        ('Alice is asked to choose two from "Ox" and "Wall"', False),
        ('Alice is asked to choose one from "Ox"', False),
        ('Bob is asked to choose one from "Ox" and "Wall"', False),
        ("Bob is asked nothing", True),
        ("Alice is asked nothing", False),
    ],
)
def test_an_open_question_may_be_looked_at(step: str, holds: bool) -> None:
    judge = StillLife(outcome=Asked("Alice", "which?", ("Ox", "Wall"), 1, 1))
    result = look(f'Then {step}\nWhen Alice chooses "Ox"', judge, "")
    assert (result.status, result.failed_step is None) == (("passed", True) if holds else ("failed", False))


def test_without_a_question_nobody_is_asked() -> None:
    assert look("Then Alice is asked nothing").status == "passed"
    assert "nobody is asked anything" in look('Then Alice is asked to choose "Ox"').reason


def test_the_moved_object_covers_what_follows_from_its_move() -> None:
    after = Board(
        players=(BoardPlayer("Alice", 20, hand=1, library=10), BEFORE.players[1]),
        objects=(BoardObject("Ox", "Ox", "hand", "Alice", types=("creature",), power=2, toughness=2), BEFORE.objects[1]),
        stack=(), turn=1, active="Alice", step="precombat main", priority="Bob",
    )  # fmt: skip
    seen = look('Then "Ox" is in Alice\'s hand\nAnd nothing else changes', StillLife(after), "")
    assert (seen.status, seen.reason) == ("passed", "")
    assert (
        "Ox was in battlefield, is in hand" in look("Then nothing else changes", StillLife(after), "").reason
    )


def test_each_attribute_must_be_looked_at_for_itself() -> None:
    ox = BoardObject(
        "Ox", "Ox", "battlefield", "Alice", "Alice", types=("creature",), power=3, toughness=2, tapped=True
    )
    after = Board(BEFORE.players, (ox, BEFORE.objects[1]), (), 1, "Alice", "precombat main", "Alice")
    assert (
        look('Then "Ox" is 3/2\nAnd "Ox" is tapped\nAnd nothing else changes', StillLife(after), "").status
        == "passed"
    )
    missed = look('Then "Ox" is 3/2\nAnd nothing else changes', StillLife(after), "")
    assert "tapped of Ox was False, is True" in missed.reason
