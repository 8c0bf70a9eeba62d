"""The lock on citations, against registers made up for the purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from comprules.book.errors import ComprulesError, UnknownRuleError
from comprules.book.lock import (
    Mention,
    adopt,
    bless,
    load_lock,
    renumbered,
    stale,
    write_lock,
)
from comprules.book.register import Register, RegisterLine

OLD, NEW = "2025-06-06", "2026-08-07"


def register(date: str, **wordings: str) -> Register:
    """A register of section 704 whose rules 704.5a, b, c … have these wordings."""
    rules = [RegisterLine(f"704.5{letter}", "subrule", 0, wording) for letter, wording in wordings.items()]
    return Register(date, (RegisterLine("704", "section", 0, "", "State-Based Actions"), *rules))


def cited(*numbers: str, edition: str = OLD) -> tuple[Mention, ...]:
    return tuple(Mention(number, edition, f"x.py:{number}") for number in numbers)


BEFORE = register(OLD, a="life", j="legend", k="world")
BLESSED = bless(cited("704.5a", "704.5j", "704.5k"), {}, BEFORE)


def test_what_was_blessed_and_has_not_changed_is_no_problem() -> None:
    assert stale(cited("704.5a", "704.5j"), BLESSED, BEFORE) == ()


def test_what_nobody_has_looked_at_is_unblessed() -> None:
    (problem,) = stale(cited("704.5a"), {}, BEFORE)
    assert (problem.kind, problem.number, problem.places) == ("unblessed", "704.5a", ("x.py:704.5a",))


def test_a_number_that_the_edition_has_not_is_unknown() -> None:
    (problem,) = stale(cited("704.5q"), BLESSED, BEFORE)
    assert problem.kind == "unknown"


def test_what_is_no_number_of_a_rule_is_unknown_and_comes_last() -> None:
    problems = stale(cited("3", "704.5z"), BLESSED, BEFORE)
    assert [(problem.kind, problem.number) for problem in problems] == [
        ("unknown", "704.5z"),
        ("unknown", "3"),
    ]


def test_a_wording_that_changed_in_place_is_suspect() -> None:
    (problem,) = stale(cited("704.5j"), BLESSED, register(NEW, a="life", j="legend!"), since=OLD)
    assert (problem.kind, problem.stands_at) == ("suspect", ())


def test_a_wording_that_stands_at_another_number_has_moved_even_if_its_number_is_still_in_use() -> None:
    after = register(NEW, a="life", j="speed", k="legend", m="world")
    problems = stale(cited("704.5j", "704.5k"), BLESSED, after, since=OLD)
    assert [(p.kind, p.number, p.stands_at) for p in problems] == [
        ("moved", "704.5j", ("704.5k",)),
        ("moved", "704.5k", ("704.5m",)),
    ]


def test_a_wording_that_is_gone_with_its_number_is_unknown() -> None:
    (problem,) = stale(cited("704.5k"), BLESSED, register(NEW, a="life"), since=OLD)
    assert problem.kind == "unknown"


def test_a_section_is_suspect_when_its_title_changes() -> None:
    blessed = bless(cited("704"), {}, BEFORE)
    renamed = Register(NEW, (RegisterLine("704", "section", 0, "", "Something Else"),))
    (problem,) = stale(cited("704"), blessed, renamed, since=OLD)
    assert problem.kind == "suspect"


def test_citations_of_other_editions_are_left_alone() -> None:
    assert stale(cited("420.5q", edition="2009-05-01"), {}, BEFORE) == ()


def test_all_places_of_a_number_are_named_once() -> None:
    mentions = (Mention("704.5a", OLD, "x"), Mention("704.5a", OLD, "y"), Mention("704.5a", OLD, "x"))
    (problem,) = stale(mentions, {}, BEFORE)
    assert problem.places == ("x", "y")


def test_problems_come_in_the_order_of_the_book() -> None:
    mentions = cited("704.5aa", "704.5b", "704.10", "704.5z")
    assert [p.number for p in stale(mentions, {}, BEFORE)] == ["704.5b", "704.5z", "704.5aa", "704.10"]


def test_blessing_one_number_leaves_the_others_as_they_were() -> None:
    after = register(OLD, a="life!", j="legend!", k="world")
    lock = bless(cited("704.5a", "704.5j"), BLESSED, after, ["704.5j"])
    assert [p.number for p in stale(cited("704.5a", "704.5j"), lock, after)] == ["704.5a"]


def test_blessing_everything_drops_what_nothing_cites_and_keeps_other_editions() -> None:
    lock = bless(cited("704.5a"), {**BLESSED, ("2009-05-01", "420.5q"): "x"}, BEFORE)
    assert set(lock) == {(OLD, "704.5a"), ("2009-05-01", "420.5q")}


def test_what_the_edition_has_not_cannot_be_blessed() -> None:
    with pytest.raises(UnknownRuleError, match=r"2025-06-06 has no rule 704\.5q") as refused:
        bless(cited("704.5q"), {}, BEFORE)
    assert "x.py:704.5q" in refused.value.hint


def test_what_was_blessed_for_the_newer_edition_is_good_before_the_base_changes() -> None:
    after = register(NEW, a="life", j="legend!")
    lock = bless(cited("704.5a", "704.5j"), BLESSED, after, ["704.5j"], since=OLD)
    assert stale(cited("704.5a", "704.5j"), lock, after, since=OLD) == ()


def test_a_moved_rule_is_good_once_it_is_renumbered_and_blessed() -> None:
    after = register(NEW, a="life", j="speed", k="legend", m="world")
    moved = ("704.5k", "704.5m")
    renamed = cited(*moved)
    lock = bless(renamed, BLESSED, after, moved, since=OLD)
    assert stale(renamed, lock, after, since=OLD) == ()


def test_a_lock_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "lock.tsv"
    write_lock(BLESSED, file)
    assert load_lock(file) == BLESSED


def test_a_lock_that_was_never_written_is_empty(tmp_path: Path) -> None:
    assert load_lock(tmp_path / "lock.tsv") == {}


def test_a_damaged_lock_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "lock.tsv"
    file.write_text("# head\n704.5a life\n", "utf-8")
    with pytest.raises(ComprulesError, match=r"lock\.tsv:2"):
        load_lock(file)


class Moved:
    """The world rule moved, the legend rule changed where it is, and the rule on life stayed."""

    old = OLD

    def successor(self, number: str) -> str:
        return {"704.5k": "704.5m"}.get(number, number)

    def says_the_same(self, number: str) -> bool:
        return number != "704.5j"


def test_after_adopting_what_says_the_same_is_blessed_and_what_changed_is_suspect() -> None:
    after = register(NEW, a="life", j="legend, changed", m="world")
    lock = adopt(BLESSED, ("704.5a", "704.5j", "704.5k"), Moved(), after)
    problems = stale(cited("704.5a", "704.5j", "704.5m", edition=NEW), lock, after)
    assert [(problem.kind, problem.number) for problem in problems] == [("suspect", "704.5j")]


def test_after_adopting_what_nobody_had_looked_at_still_has_to_be() -> None:
    after = register(NEW, a="life")
    lock = adopt({}, ("704.5a",), Moved(), after)
    (problem,) = stale(cited("704.5a", edition=NEW), lock, after)
    assert problem.kind == "unblessed"


def test_after_adopting_the_lock_holds_nothing_of_the_old_base() -> None:
    assert {date for date, _ in adopt(BLESSED, ("704.5a",), Moved(), register(NEW, a="life"))} == {NEW}


MOVED = {"704.5j": "704.5k", "704.5k": "704.5j", "704": "705"}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("  @CR-704.5j @edition-2009", "  @CR-704.5k @edition-2009"),
        ("  Rule: 704.5j One of a name", "  Rule: 704.5k One of a name"),
        ('LEGEND_RULE = cite("704.5j")', 'LEGEND_RULE = cite("704.5k")'),
        (":::::{rule} 704.5j", ":::::{rule} 704.5k"),
        ("see {cr}`704.5j` and {cr}`704`", "see {cr}`704.5k` and {cr}`705`"),
        ('base = ["704.5j", "704.5k"]', 'base = ["704.5k", "704.5j"]'),
        ('like = "704.5j example 1"', 'like = "704.5k example 1"'),
    ],
)
def test_citations_are_renumbered_all_at_once(before: str, after: str) -> None:
    assert renumbered(before, MOVED) == after


@pytest.mark.parametrize(
    "text",
    [
        "@CR-704.5",
        "@CR-704.5ja",
        "@CR-2009-704.5j",
        'LEGEND_RULE = cite("704.5j", "2009-05-01")',
        "{cr}`2009/704.5j`",
        "704.5j in prose",
        "@example-2009-704.5j-1",
    ],
)
def test_what_cites_no_moved_base_rule_stays(text: str) -> None:
    assert renumbered(text, MOVED) == text
