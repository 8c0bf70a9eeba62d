"""The tables of keywords and keyword actions: every row is of its rule, is carried out where it says, and can be left out alone."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

import comprules
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import Effect
from comprules.abilities.simple_nouns import You
from comprules.book.citing import Citation
from comprules.book.register import load_register
from comprules.editions import CR2009, CR2025
from comprules.english.readings import read_abilities
from comprules.events.every import Event
from comprules.keywords.rows import ActionRow, KeywordRow
from comprules.keywords.rules_701 import ACTIONS
from comprules.keywords.table import KEYWORDS
from comprules.mana import ManaCost
from comprules.rules.actions.keyword_actions import meaning_of
from comprules.rules.keywords.meaning import in_full

ENGINE = Path(comprules.__file__).parent
BOOK = Path(__file__).resolve().parents[4] / "shared" / "rulebooks" / f"{CR2025.edition}.txt"
OF_THE_BASE = [row for row in KEYWORDS if not row.citation.edition]


def by_name(row: KeywordRow) -> str:
    return row.name


def any_one(row: KeywordRow) -> Keyword:
    cost = ManaCost(("2",)) if "{cost}" in row.means else None
    return Keyword(row.name, cost=cost, number=2, quality=Quality("Forest"))


@pytest.mark.parametrize("row", OF_THE_BASE, ids=by_name)
def test_the_rules_of_a_keyword_are_in_the_register(row: KeywordRow) -> None:
    register = load_register(CR2025.edition)
    assert all(citation.number in register for citation in row.carried_out)


@pytest.mark.parametrize("row", [row for row in KEYWORDS if row.by and not row.said_in_code], ids=by_name)
def test_a_keyword_without_a_meaning_in_words_is_named_where_it_is_carried_out(row: KeywordRow) -> None:
    folder = ENGINE if row.by.startswith(("happening", "english")) else ENGINE / "rules"
    source = folder.joinpath(*row.by.split(".")).with_suffix(".py").read_text("utf-8")
    assert row.name in source.lower() or (row.pays and "paid_as(" in source)


@pytest.mark.parametrize("row", [row for row in KEYWORDS if row.means], ids=by_name)
def test_a_meaning_is_read_as_other_abilities(row: KeywordRow) -> None:
    assert not any(isinstance(ability, Keyword) for ability in in_full(row, any_one(row)))


def test_each_keyword_has_one_row() -> None:
    assert len({row.name for row in KEYWORDS}) == len(KEYWORDS)


def test_the_rows_are_in_the_order_of_the_book() -> None:
    sections = [int(row.section.partition(".")[2]) for row in KEYWORDS]
    assert sections == sorted(sections)


def test_leaving_a_rule_out_takes_one_keyword_and_no_other() -> None:
    left = CR2025.without("702.83a")
    changed = [row.name for row in left.keywords if row not in CR2025.keywords.rows]
    assert changed == ["exalted"]
    assert left.versions == CR2025.versions


SEVERAL = [(row, row.redundant or row.each_instance) for row in KEYWORDS if row.is_played]


@pytest.mark.parametrize(
    ("row", "citation"), [(row, rule) for row, rule in SEVERAL if rule is not None], ids=str
)
def test_what_becomes_of_several_instances_can_be_left_out_for_one_keyword(
    row: KeywordRow, citation: Citation
) -> None:
    """One rule may say it of two keywords, as 702.22m does of banding and "bands with other"."""
    left = CR2025.without(citation.number)
    said_of = [one.name for one, rule in SEVERAL if rule is not None and rule.number == citation.number]
    assert row.name in said_of
    assert [one.name for one in left.keywords if one not in CR2025.keywords.rows] == said_of


SAYS_SO = re.compile(
    r"(702\.\d+[a-z]) [^.]*(?:are (redundant)\.|multiple instances of [^,.]*, (?:each|any of its|only one may)|function independently)"
)
SPOKEN_OF_OTHERWISE = {"702.5c", "702.124d", "702.152b"}
"""Enchant, all of whose instances restrict; partner, whose kinds don't go together; and blitz, of which one alone is paid for."""


@pytest.mark.skipif(not BOOK.is_file(), reason="no source documents")
def test_the_rows_know_every_rule_about_several_instances() -> None:
    found = list(filter(None, map(SAYS_SO.match, BOOK.read_text("utf-8-sig").splitlines())))
    assert found
    redundant = {row.redundant.number for row in KEYWORDS if row.redundant is not None}
    each = {row.each_instance.number for row in KEYWORDS if row.each_instance is not None}
    assert {match[1] for match in found if match[2]} == redundant
    any_of_them = {"702.6d"}  # of several equip abilities any may be used
    assert {match[1] for match in found if not match[2]} - SPOKEN_OF_OTHERWISE == each - any_of_them


def test_a_cost_stands_in_its_place() -> None:
    (keyword,) = read_abilities("Ward—Pay 3 life.")
    assert isinstance(keyword, Keyword)
    row = CR2025.keyword("ward")
    assert row is not None
    (meant,) = in_full(row, keyword)
    assert keyword.costs[0] in meant.effects[0].instead.costs  # type: ignore[union-attr]


def test_deathtouch_of_2009_has_a_meaning_in_words() -> None:
    row = CR2009.keyword("deathtouch")
    assert row is not None
    assert row.means


# ---- keyword actions


def test_each_keyword_action_of_the_book_has_its_rows() -> None:
    register = load_register(CR2025.edition)
    sections = [line.number for line in register.lines if re.fullmatch(r"701\.\d+", line.number)]
    # the first says what keyword actions are; tapping and untapping are one section
    assert list(dict.fromkeys(row.section for row in ACTIONS)) == sections[1:]


@pytest.mark.parametrize("row", ACTIONS, ids=lambda row: row.name)
def test_the_rule_of_a_keyword_action_is_in_the_register(row: ActionRow) -> None:
    assert row.citation.number in load_register(CR2025.edition)


@pytest.mark.parametrize("row", ACTIONS, ids=lambda row: row.name)
def test_what_is_carried_out_has_an_event(row: ActionRow) -> None:
    assert bool(row.event) == bool(row.by or row.means)


@pytest.mark.parametrize("row", [row for row in ACTIONS if row.event], ids=lambda row: row.name)
def test_what_a_keyword_action_is_has_a_type(row: ActionRow) -> None:
    types = {one.__name__ for one in (*get_args(Event), *get_args(Effect))}
    assert types.issuperset(row.types)


@pytest.mark.parametrize("row", [row for row in ACTIONS if row.by], ids=lambda row: row.name)
def test_a_keyword_action_is_named_where_it_is_carried_out(row: ActionRow) -> None:
    folder = ENGINE if row.by.startswith(("happening", "english")) else ENGINE / "rules"
    source = folder.joinpath(*row.by.split(".")).with_suffix(".py").read_text("utf-8")
    assert row.verb.rstrip("e") in source.lower()


@pytest.mark.parametrize("row", [row for row in ACTIONS if row.means], ids=lambda row: row.name)
def test_what_a_keyword_action_means_is_read(row: ActionRow) -> None:
    assert meaning_of(row, 1)
    assert meaning_of(row, 3)


@pytest.mark.parametrize("row", [row for row in ACTIONS if row.event], ids=lambda row: row.name)
def test_leaving_a_rule_out_takes_one_keyword_action_and_no_other(row: ActionRow) -> None:
    left = CR2025.without(row.citation.number)
    assert [one.name for one in left.actions if one.left_out] == [row.name]
    assert left.keywords == CR2025.keywords
    assert left.turn == CR2025.turn


def test_an_edition_replaces_a_keyword_action() -> None:
    investigate = next(row for row in CR2025.actions if row.name == "investigate")
    other = replace(investigate, means="Create a Food token.")
    ruleset = replace(CR2025, actions=CR2025.actions.replacing(investigate, other))
    assert ruleset.action(KeywordAction("investigate", You())) == other
    assert CR2025.action(KeywordAction("investigate", You())) == investigate
