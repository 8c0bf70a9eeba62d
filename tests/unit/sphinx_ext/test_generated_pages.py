"""The pages that are made from rules_text, registers and concordances."""

from __future__ import annotations

from pathlib import Path

import pytest

from comprules.book.register import load_register
from comprules.book.statements import load_statements
from comprules.kit.results import Run
from comprules.sphinx_ext.knowledge import Knowledge
from comprules.sphinx_ext.pages import _unstated, pages, write_pages
from comprules.sphinx_ext.results import NO_RESULTS, Results

KNOWLEDGE = Knowledge("2025-06-06", NO_RESULTS)


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return dict(pages(KNOWLEDGE))


def test_every_section_of_the_base_edition_has_a_page(made: dict[str, str]) -> None:
    sections = {f"2025-06-06/{line.number}.md" for line in load_register("2025-06-06").sections}
    assert sections <= set(made)


def test_a_stated_section_begins_with_its_file_unchanged(made: dict[str, str]) -> None:
    assert made["2025-06-06/613.md"].startswith(
        "# 613. Interaction of Continuous Effects\n\n:::::{rule} 613.1\n"
    )


@pytest.mark.parametrize("section", ["701", "702"])
def test_each_keyword_has_a_page_and_the_page_of_the_section_is_their_table(
    made: dict[str, str], section: str
) -> None:
    keywords = [line.number for line in load_register("2025-06-06").children(section)]
    pages_of_keywords = [
        name for name in made if name.startswith(f"2025-06-06/{section}.") and name[15] != "m"
    ]
    assert pages_of_keywords == [f"2025-06-06/{number}.md" for number in keywords]
    assert f"```{{cr:coverage}} {section}\n```" in made[f"2025-06-06/{section}.md"]


def test_every_rule_has_one_page(made: dict[str, str]) -> None:
    stated = [
        line.removeprefix(":::::{rule} ")
        for name, text in made.items()
        for line in text.splitlines()
        if name.startswith("2025-06-06/") and line.startswith(":::::{rule} ")
    ]
    assert sorted(stated) == sorted(load_statements())


def test_a_stated_keyword_begins_with_its_file_and_leads_to_its_neighbours(made: dict[str, str]) -> None:
    page = made["2025-06-06/702.68.md"]
    assert page.startswith("# 702.68. Frenzy\n")
    assert "before: {cr}`702.67. Fortify <702.67>`" in page
    assert "after: {cr}`702.69. Gravestorm <702.69>`" in page


def test_a_section_that_nobody_has_stated_lists_its_numbers(made: dict[str, str]) -> None:
    assert "```{cr:numbers} 905\n```" in made["2025-06-06/905.md"]


def test_reviewed_sections_of_an_older_edition_have_pages(made: dict[str, str]) -> None:
    assert {"2009-05-01/418.md", "2009-05-01/420.md"} <= set(made)


def test_a_section_of_an_older_edition_that_nobody_has_reviewed_has_none(made: dict[str, str]) -> None:
    reviewed = set(KNOWLEDGE.reviewed_sections("2009-05-01"))
    others = {line.number for line in load_register("2009-05-01").sections} - reviewed
    assert not [section for section in others if f"2009-05-01/{section}.md" in made]


@pytest.mark.parametrize("section", ["418", "420"])
def test_an_older_section_states_each_of_its_rules(made: dict[str, str], section: str) -> None:
    page = made[f"2009-05-01/{section}.md"]
    rules = [line.number for line in load_register("2009-05-01").in_section(section)]
    assert [
        line.removeprefix(":::::{rule} ") for line in page.splitlines() if line.startswith(":::::{rule}")
    ] == rules


def test_a_base_statement_repeated_for_an_older_rule_names_the_edition_of_its_numbers(
    made: dict[str, str],
) -> None:
    assert "({cr}`2025-06-06/613.7`)" not in made["2025-06-06/613.md"]
    assert "{cr}`2025-06-06/" in made["2009-05-01/418.md"]


def test_an_older_rule_with_another_meaning_has_a_statement_of_its_own(made: dict[str, str]) -> None:
    assert "Layer 6 has\nsublayers" in made["2009-05-01/418.md"]


def test_pages_that_say_the_same_are_not_written_again(tmp_path: Path) -> None:
    write_pages(tmp_path, KNOWLEDGE)
    before = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.md")}
    write_pages(tmp_path, KNOWLEDGE)
    assert before == {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.md")}


def test_a_page_that_is_no_longer_made_is_taken_away(tmp_path: Path) -> None:
    stale = tmp_path / "2009-05-01" / "999.md"
    stale.parent.mkdir()
    stale.write_text("# Old\n", "utf-8")
    write_pages(tmp_path, KNOWLEDGE)
    assert not stale.exists()


def test_a_rule_and_its_parts_are_told_with_what_each_is_called() -> None:
    titles = dict(KNOWLEDGE.numbers_of_section("2025-06-06", "702.21"))
    assert list(titles) == ["702.21", "702.21a", "702.21b"]
    assert titles["702.21"] == "Ward"
    assert all(titles.values())


def test_a_page_that_is_not_stated_says_so_and_how_the_wording_gets_there() -> None:
    page = _unstated(load_register("2025-06-06")["702.21"], KNOWLEDGE)
    assert "has not been written in our own words yet. `comprules import FILE`" in page
    assert page.index("has not been written") < page.index("{cr:numbers} 702.21")


def test_what_is_played_for_rules_stands_before_their_not_being_stated(hand_made_run: Run) -> None:
    played = Knowledge("2025-06-06", Results.of(hand_made_run))
    page = _unstated(load_register("2025-06-06")["613"], played)
    assert page.index("{cr:numbers} 613") < page.index("has not been written")
