"""What the Given steps build, seen through a judge that only takes notes."""

from __future__ import annotations

from pathlib import Path

import pytest

from comprules.judge import Action, Applied, Asked, Board, Card, Choice, Done, Outcome, Placed, Position, Seat
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.runner import play
from comprules.scenarios import read_text


class NoteTaker:
    """Takes the position and every action down; nothing ever happens."""

    name = "note taker"

    def __init__(self, outcome: Outcome | None = None) -> None:
        self.position: Position | None = None
        self.actions: list[Action | Choice] = []
        self.outcome = outcome or Done()

    def begin(self, position: Position) -> None:
        self.position = position

    def act(self, action: Action) -> Outcome:
        self.actions.append(action)
        return self.outcome

    def answer(self, choice: Choice) -> Outcome:
        self.actions.append(choice)
        return Done()

    def would(self, action: Action) -> Outcome:
        self.actions.append(action)
        return self.outcome

    def board(self) -> Board:
        return Board((), (), (), 1, "Alice", "upkeep", "Alice")

    def trace(self) -> tuple[Applied, ...]:
        return ()


def noted(steps: str, outcome: Outcome | None = None) -> tuple[Result, NoteTaker]:
    (scenario,) = read_text(f"Feature: F\n  Scenario: S\n{steps}", Path("x.feature"))
    judge = NoteTaker(outcome)
    return play(Planned(scenario, "2025-06-06", "x::S", "x.feature"), judge, "2025-06-06"), judge


def position(steps: str) -> Position:
    result, judge = noted(steps + "\nWhen all players pass")
    assert result.status == "passed", result.reason
    assert judge.position is not None
    return judge.position


def test_without_a_word_alice_and_bob_are_in_alices_main_phase() -> None:
    assert position("") == Position(
        "2025-06-06",
        (Seat("Alice", library=10), Seat("Bob", library=10)),
        active="Alice",
        step="precombat main",
    )


def test_a_card_is_described_by_its_printed_values() -> None:
    seen = position(
        'Given the card "Jace" is a "Legendary Planeswalker — Jace" that costs {1}{U} of loyalty 3 in blue\n'
        '"""\n+1: Draw a card.\nFlash\n"""\nAnd Alice has "Jace" in hand'
    )
    assert seen.cards == (
        Card(
            "Jace", "Legendary Planeswalker — Jace", "{1}{U}", "", "3", "", "blue", "+1: Draw a card.\nFlash"
        ),
    )


def test_cards_may_be_described_in_a_table() -> None:
    seen = position(
        "Given these cards:\n| name | type | size | text |\n| Ox | Creature — Ox | */2 | Flying / Haste |\n"
        'And Alice has "Ox" in hand'
    )
    assert seen.cards == (Card("Ox", "Creature — Ox", size="*/2", text="Flying\nHaste"),)


def test_a_noun_phrase_invents_a_card() -> None:
    seen = position('Given Alice controls a 2/2 black Knight creature "Knight" with flying and "X dies."')
    assert seen.cards == (
        Card("Knight", "Creature — Knight", "{0}", size="2/2", color="black", text="Flying\nX dies."),
    )


def test_each_player_may_control_one() -> None:
    seen = position('Given Alice and Bob each control a creature "Ox"')
    assert [(p.label, p.controller, p.owner) for p in seen.placed] == [
        ("Ox (Alice's)", "Alice", "Alice"),
        ("Ox (Bob's)", "Bob", "Bob"),
    ]


def test_things_stand_in_the_order_of_the_steps() -> None:
    seen = position(
        'Given Bob controls a creature "B" owned by Alice\nAnd Alice has a creature "A" in her graveyard'
    )
    assert seen.placed == (
        Placed("B", "B", "battlefield", "Alice", "Bob"),
        Placed("A", "A", "graveyard", "Alice", "Alice"),
    )


def test_a_spell_may_be_on_the_stack_already() -> None:
    assert position('Given Bob has an instant "Shock" on the stack').placed[0].zone == "stack"


def test_nameless_things_are_counted_through() -> None:
    seen = position("Given Alice has two creature cards in the graveyard")
    assert [p.label for p in seen.placed] == ["creature card (1)", "creature card (2)"]


def test_nameless_tokens_are_named_by_their_subtypes() -> None:
    seen = position("Given Alice controls two 1/1 white Soldier creature tokens")
    assert [(p.label, p.card, p.token) for p in seen.placed] == [
        ("Soldier (1)", "Soldier", True),
        ("Soldier (2)", "Soldier", True),
    ]


def test_players_have_life_counters_mana_and_libraries() -> None:
    seen = position(
        "Given Bob has 3 life\nAnd Bob has nine poison counters\nAnd Bob has {R}{R} in the mana pool\n"
        "And Bob's library has 2 cards\nAnd Bob has an energy counter\nAnd Bob has speed 3\nAnd Alice's library is empty"
    )
    assert seen.seats == (
        Seat("Alice", library=0),
        Seat("Bob", life=3, poison=9, mana="{R}{R}", library=2, speed=3, counters={"energy": 1}),
    )


def test_two_teams_share_thirty_life() -> None:
    seen = position(
        "Given Alice and Carol play together against Bob and Dave\nAnd the game is a Two-Headed Giant game"
    )
    assert [(s.name, s.team, s.life) for s in seen.seats] == [
        ("Alice", "Alice and Carol", 30),
        ("Carol", "Alice and Carol", 30),
        ("Bob", "Bob and Dave", 30),
        ("Dave", "Bob and Dave", 30),
    ]


def test_a_commander_and_its_damage_are_noted() -> None:
    seen = position(
        'Given the game is a Commander game\nAnd Alice has a creature "Ox" in the command zone\n'
        'And "Ox" is Alice\'s commander\nAnd Bob has been dealt 21 combat damage by the commander "Ox"'
    )
    assert seen.placed[0].notes == {"commander": "Alice"}
    assert seen.seats[1].commander_damage == {"Ox": 21}
    assert seen.variant == "Commander"


def test_the_turn_can_stand_anywhere() -> None:
    seen = position("Given it is Bob's upkeep")
    assert (seen.active, seen.step) == ("Bob", "upkeep")


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ('Given Alice controls "Ox"', "no step says what “Ox” is"),
        ('Given Carol controls a creature "Ox"', "there is no player Carol"),
        ('Given Alice controls a creature "Ox" and a creature "Ox"', "two things are called Ox"),
        ('Given Alice controls a 1/1 creature "Ox" and a 2/2 creature "Ox" (big)', "described twice"),
        (
            'Given Alice controls a land "Hill" attached to "Ox"',
            "attached to Ox, which no step puts anywhere",
        ),
        ('Given Alice controls a creature "Ox"\nAnd the players are Alice and Bob', "say who plays before"),
        ('Given the card "Ox" is a "Creature"\n| a |', "no table belongs"),
        ('Given Alice has 3 life\n"""\nx\n"""', "no text belongs"),
    ],
)
def test_a_position_that_makes_no_sense_is_a_mistake(steps: str, told: str) -> None:
    result, _ = noted(steps + "\nWhen all players pass")
    assert result.status == "failed"
    assert told in result.reason


@pytest.mark.parametrize(
    ("step", "action"),
    [
        ('Alice casts "Fireball" targeting "Ox" and Bob with X = 3', "Cast(player='Alice', card='Fireball', targets=('Ox', 'Bob'), x=3, modes=(), options=())"),
        ('Alice casts "Charm" choosing modes 1 and 3', "Cast(player='Alice', card='Charm', targets=(), x=None, modes=(1, 3), options=())"),
('Alice casts "Angel" face down', "Cast(player='Alice', card='Angel', targets=(), x=None, modes=(), options=('face down',))"),
        ('Alice activates "Tim", "1 damage" targeting Bob', "Activate(player='Alice', source='Tim', ability='1 damage', targets=('Bob',), x=None)"),
        ('Alice plays "Hill"', "Play(player='Alice', card='Hill')"),
        ('Bob turns "Angel" face up', "TurnFaceUp(player='Bob', permanent='Angel')"),
        ('Alice attacks with "Ox" and "Bear"', "Attack(player='Alice', attackers={'Ox': 'Bob', 'Bear': 'Bob'})"),
        ('Alice attacks "Siege" with "Ox"', "Attack(player='Alice', attackers={'Ox': 'Siege'})"),
        ('Bob blocks "Ox" with "Wall" and "Elf"', "Block(player='Bob', blockers={'Wall': ('Ox',), 'Elf': ('Ox',)})"),
        ('Alice attacks Bob with "Ox" and "Siege" with "Elf" and "Bear"', "Attack(player='Alice', attackers={'Ox': 'Bob', 'Elf': 'Siege', 'Bear': 'Siege'})"),
        ('Bob blocks "Ox" with "Wall" and "Elf" and "Bull" with "Elf"', "Block(player='Bob', blockers={'Wall': ('Ox',), 'Elf': ('Ox', 'Bull')})"),
        ('Alice activates "A with B" targeting "C and D"', "Activate(player='Alice', source='A with B', ability='', targets=('C and D',), x=None)"),
        ("Bob declares no blockers", "Block(player='Bob', blockers={})"),
        ("Bob passes", "Pass(player='Bob')"),
        ("the game goes on to Bob's end step", "Advance(player='Bob', step='end')"),
        ("Alice would receive priority", "ReceivePriority(player='Alice')"),
        ("Bob concedes", "Concede(player='Bob')"),
    ],
)  # fmt: skip
def test_a_deed_reaches_the_judge_as_an_action(step: str, action: str) -> None:
    result, judge = noted(f"When {step}")
    assert result.status == "passed", result.reason
    assert [repr(one) for one in judge.actions] == [action]


def test_a_spell_that_resolves_is_cast_and_then_everyone_passes() -> None:
    _, judge = noted('When Alice casts "Ox" and it resolves')
    assert [type(one).__name__ for one in judge.actions] == ["Cast", "Pass"]


def test_a_spell_goes_on_resolving_after_the_answer_to_a_question() -> None:
    asked = Asked("Alice", "which color?", ("red", "green"))
    result, judge = noted('When Alice casts "Ox" and it resolves\nAnd Alice chooses red', asked)
    assert [type(one).__name__ for one in judge.actions] == ["Cast", "Choice", "Pass"]
    assert "which color?" in result.reason
