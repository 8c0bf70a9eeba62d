"""The turn and combat damage are tables, and variants are rulesets: no code asks which of them is played."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.sources import PACKAGE, nodes

from comprules.editions import CR2009, CR2025, NotPlayableError, in_variant, ruleset_of
from comprules.editions.sharing_teams import two_headed
from comprules.editions.variants import VARIANTS, archenemy, commander
from comprules.judge import Advance, Attack, Card, Done, Placed, Position, Seat
from comprules.reference import reference_judge
from comprules.rules.turn.turn_based_actions import untap_permanents
from comprules.words import STEPS

RULES = sorted(p for folder in ("rules", "happening") for p in (PACKAGE / folder).rglob("*.py"))
ENGLISH = sorted((PACKAGE / "english").glob("*.py"))
DATE = re.compile(r"\d{4}-\d{2}(-\d{2})?")


def strings(path: Path) -> list[str]:
    """Return the string constants of a module that are no docstrings, and its attributes' names."""
    docstrings = {
        id(node.value)
        for node in nodes(path)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node.value
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    ] + [node.attr for node in nodes(path) if isinstance(node, ast.Attribute)]


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_no_rule_asks_which_variant_is_played(path: Path) -> None:
    assert {"variant", *VARIANTS}.isdisjoint(strings(path))


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.stem)
def test_no_reader_of_texts_asks_for_an_edition_by_its_date(path: Path) -> None:
    assert [text for text in strings(path) if DATE.fullmatch(text)] == []


def test_the_turn_has_the_steps_in_their_order() -> None:
    assert tuple(dict.fromkeys(row.name for row in CR2025.turn)) == STEPS


def test_only_one_step_can_come_twice() -> None:
    assert [(row.name, str(row.citation)) for row in CR2025.turn if row.second] == [
        ("combat damage", "510.4")
    ]


def test_a_row_of_the_turn_can_be_left_out() -> None:
    assert len(CR2025.without("510.4").turn.rows) == len(CR2025.turn.rows) - 1


def test_a_turn_based_action_can_be_left_out_of_its_row() -> None:
    untap = CR2025.turn.rows[0]
    left = CR2025.without("502.3").turn.rows[0]
    assert len(left.actions) == len(untap.actions) - 1
    assert untap_permanents not in left.actions


def test_a_step_of_combat_damage_can_be_left_out() -> None:
    assert [step.citation.number for step in CR2025.without("510.2").combat_damage] == ["510.1"]


def test_a_variant_is_made_of_a_ruleset() -> None:
    assert ruleset_of("2025", "Commander").state_based_actions == commander(CR2025).state_based_actions


def test_a_variant_can_be_made_of_a_variant() -> None:
    both = archenemy(two_headed(CR2025))
    assert both.turn == archenemy(CR2025).turn
    assert both.versions.keys() >= two_headed(CR2025).versions.keys()


def test_the_same_variant_differs_from_edition_to_edition() -> None:
    assert in_variant(CR2009, "Commander").state_based_actions == CR2009.state_based_actions


def test_a_variant_that_nobody_plays_is_refused_with_those_there_are() -> None:
    with pytest.raises(NotPlayableError) as refused:
        ruleset_of("2025", "Oathbreaker")
    assert "Planechase" in refused.value.hint


def test_what_was_declared_is_no_note_of_the_creature() -> None:
    judge = reference_judge()
    bear = Card("Bear", "Creature — Bear", size="2/2")
    placed = (Placed("Bear", "Bear", "battlefield", "Alice", "Alice"),)
    judge.begin(Position("2025-06-06", (Seat("Alice"), Seat("Bob")), (bear,), placed))
    assert judge.act(Attack("Alice", {"Bear": "Bob"})) == Done()
    assert judge.act(Advance("Alice", "end")) == Done()
    assert judge.game.players["Bob"].life == 18
    assert not any(thing.notes for thing in judge.game.objects.values())


def test_a_creature_has_left_combat_as_the_next_phase_begins() -> None:
    judge = reference_judge()
    bear = Card("Bear", "Creature — Bear", size="2/2")
    placed = (Placed("Bear", "Bear", "battlefield", "Alice", "Alice"),)
    judge.begin(Position("2025-06-06", (Seat("Alice"), Seat("Bob")), (bear,), placed))
    judge.act(Attack("Alice", {"Bear": "Bob"}))
    judge.act(Advance("Alice", "end of combat"))
    assert any(thing.attacking for thing in judge.game.objects.values())
    judge.act(Advance("Alice", "postcombat main"))
    assert not any(thing.attacking for thing in judge.game.objects.values())
