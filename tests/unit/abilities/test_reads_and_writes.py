"""What words read and what changes write: every kind of word and of change says so."""

from __future__ import annotations

from dataclasses import MISSING, fields
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.changes import AddWord, ChangeTypes, SetName
from comprules.abilities.conditions import AnyAmount, Condition, TurnOf
from comprules.abilities.facets import CHARACTERISTICS
from comprules.abilities.facets_of_changes import read_as_applied, written_by
from comprules.abilities.kinds import Change, HaveText
from comprules.abilities.nouns import AnyOf, ControlledBy, Filter, Non, Players, Predicate, Subject
from comprules.abilities.predicates import Color, HasKeyword, HasName, Is, Type
from comprules.abilities.reads_and_writes import looks_at, read_by
from comprules.abilities.simple_nouns import You

READ_NOTHING = {"Number", "Always"}
"""The words that look at nothing by their nature."""


def example_of(kind: Any) -> Any:
    """A value of a kind of word, with what it must have and nothing else."""
    if get_origin(kind) is Literal:
        return get_args(kind)[0]
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        return example_of(next(one for one in get_args(kind) if one.__name__ not in READ_NOTHING))
    if get_origin(kind) is tuple:
        return (example_of(get_args(kind)[0]),)
    if kind is Is:
        return Is("tapped")
    if kind is Any:  # a condition, where the noun that has one can't name its kind
        return TurnOf(You())
    if kind in {str, int, bool, type(None), object}:
        return None if kind in {type(None), object} else kind()
    hints = get_type_hints(kind)
    needed = [
        slot.name for slot in fields(kind) if slot.default is slot.default_factory is MISSING and slot.init
    ]
    return kind(**{name: example_of(hints[name]) for name in needed})


def kinds(*unions: Any) -> list[Any]:
    return [pytest.param(kind, id=kind.__name__) for union in unions for kind in get_args(union)]


@pytest.mark.parametrize("kind", kinds(Predicate, AnyAmount, Condition, Subject, Players))
def test_every_word_reads_something(kind: type) -> None:
    assert bool(read_by(example_of(kind))) is (kind.__name__ not in READ_NOTHING)


@pytest.mark.parametrize("kind", kinds(Change))
def test_every_change_writes_something(kind: type) -> None:
    assert written_by(example_of(kind))


@pytest.mark.parametrize("kind", kinds(Change))
def test_every_change_says_what_it_reads_as_it_is_applied(kind: type) -> None:
    assert read_as_applied(example_of(kind)) is not None


@pytest.mark.parametrize("adjective", ADJECTIVES)
def test_every_adjective_reads_something(adjective: str) -> None:
    assert looks_at(Is(adjective)) == ADJECTIVES[adjective].reads != frozenset()


@pytest.mark.parametrize("change", [SetName("Bob"), AddWord("Bob")])
def test_a_change_of_names_is_seen_by_what_asks_for_a_name(change: Change) -> None:
    assert not written_by(change).isdisjoint(read_by(HasName("Bob")))


def test_a_change_of_text_is_seen_by_what_asks_for_a_keyword() -> None:
    assert not written_by(HaveText(())).isdisjoint(read_by(HasKeyword("flying")))


def test_becoming_another_basic_land_gives_and_takes_abilities() -> None:
    assert written_by(ChangeTypes("set", subtypes=("Island",))) >= {"types", "gained", "lost"}


def test_the_opposite_reads_what_the_predicate_reads() -> None:
    assert read_by(Non(Color("black"))) == read_by(Color("black"))


def test_alternatives_read_what_each_of_them_reads() -> None:
    assert read_by(AnyOf((Color("black"), Type("creature")))) == {"colors", "types"}


def test_a_description_reads_what_its_predicates_read() -> None:
    assert read_by(Filter.of(Type("creature"), ControlledBy(You()))) == {"types", "control", "zone"}


@pytest.mark.parametrize("kind", kinds(Change))
def test_changes_write_characteristics_or_rules_and_leave_the_rest_to_events(kind: type) -> None:
    assert written_by(example_of(kind)) <= CHARACTERISTICS | {"rules"}
