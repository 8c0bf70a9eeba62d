from __future__ import annotations

import json
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from comprules.book.register import load_register
from comprules.kit.coverage import (
    badge_svg,
    cover,
    coverage_json,
    coverage_junit,
    coverage_markdown,
    coverage_table,
    percentage,
    rulings_in_words,
    standings,
)
from comprules.kit.results import ExamplePlayed, Result, Run, Status

BASE = "2025-06-06"


def result(
    status: Status, *rules: str, edition: str = BASE, example: tuple[str, int] | None = None
) -> Result:
    return Result(
        id=f"x::{status}{rules}{example}",
        path="x.feature",
        line=1,
        feature="704. State-Based Actions",
        section="704",
        rule="",
        name="S",
        kind="scenario",
        tags=(),
        rules=rules,
        examples=(ExamplePlayed(*example),) if example else (),
        edition=edition,
        status=status,
        reason="because" if status != "passed" else "",
        steps=(),
        before=None,
        after=None,
        milliseconds=1.0,
    )


def run(*results: Result) -> Run:
    return Run(BASE, "miniature 1", "2025-07-01T00:00:00+00:00", results)


@pytest.mark.parametrize(
    ("statuses", "standing"),
    [
        (("passed",), "executed"),
        (("passed", "passed"), "executed"),
        (("passed", "failed"), "partly"),
        (("failed", "skipped"), "failing"),
        (("errored",), "failing"),
        (("skipped",), "skipped"),
        (("passed", "skipped"), "partly"),
        ((), "missing"),
    ],
)
def test_a_rule_stands_where_its_scenarios_put_it(statuses: tuple[Status, ...], standing: str) -> None:
    results = [result(status, "704.5f") for status in statuses]
    assert standings(BASE, results)["704.5f"].standing == standing


def test_a_heading_has_no_game_behaviour() -> None:
    found = standings(BASE, ())["704.5"]
    assert (found.standing, found.reason) == ("no game behaviour", "heading")


def test_a_heading_of_an_older_edition_has_its_reason_from_the_base() -> None:
    assert standings("2009-05-01", ())["420.5"].standing == "no game behaviour"


def test_a_scenario_counts_for_its_exact_number_only() -> None:
    found = standings(BASE, [result("passed", "704.5f")])
    assert found["704.5f"].standing == "executed"
    assert found["704.3"].standing == "missing"


def test_a_result_of_another_edition_counts_nowhere_else() -> None:
    assert standings(BASE, [result("passed", "704.5f", edition="2009-05-01")])["704.5f"].standing == "missing"


def test_every_rule_of_the_register_has_one_standing() -> None:
    found = standings(BASE, ())
    assert list(found) == [line.number for line in load_register(BASE).rules]


def test_a_section_is_summed_up() -> None:
    whole = cover(
        run(result("passed", "704.5f"), result("failed", "704.5j"), result("passed", "613.4d")), BASE, "704"
    )
    (section,) = whole.sections
    rules = len(load_register(BASE).in_section("704"))
    assert (section.rules, section.executed, section.failing, section.scenarios) == (rules, 1, 1, 2)
    assert section.executed + section.failing + section.missing + section.no_game_behaviour == rules


def test_what_an_engine_skips_or_fails_in_part_is_counted_apart_and_shown_where_there_is_some() -> None:
    results = (result("skipped", "704.5f"), result("passed", "704.5j"), result("failed", "704.5j"))
    whole = cover(run(*results), BASE, "704")
    assert (whole.total.partly, whole.total.skipped, whole.total.failing) == (1, 1, 0)
    heads = [str(column.header) for column in coverage_table(whole).columns]
    assert [head for head in ("partly", "skipped") if head in heads] == ["partly", "skipped"]
    plain = [str(column.header) for column in coverage_table(cover(run(*results[1:2]), BASE, "704")).columns]
    assert "skipped" not in plain
    cases = ET.fromstring(coverage_junit(whole, standings(BASE, results))).iter("testcase")
    reasons = {case.attrib["name"]: [child.attrib["message"] for child in case] for case in cases}
    assert reasons["704.5f"] == ["skipped by this engine"]


def test_the_total_is_the_sum_of_the_sections_with_each_scenario_once() -> None:
    whole = cover(run(result("passed", "704.5f", "613.4d")), BASE)
    assert (whole.total.executed, whole.total.scenarios) == (2, 1)
    assert whole.total.rules == sum(section.rules for section in whole.sections) == 3059


def test_a_chapter_holds_its_sections_only() -> None:
    assert {section.section[0] for section in cover(run(), BASE, "6").sections} == {"6"}


def test_an_example_is_executed_when_a_passing_scenario_plays_it() -> None:
    played = run(
        result("passed", "613.4d", example=("613.4d", 1)), result("failed", "613.4d", example=("613.4d", 2))
    )
    (section,) = cover(played, BASE, "613").sections
    assert (section.examples, section.examples_executed) == (12, 1)


def test_percentages_are_rounded_down_and_leave_out_what_has_no_behaviour() -> None:
    assert percentage(199, 200, 0) == 99
    assert percentage(8, 10, 2) == 100
    assert percentage(0, 2, 2) == 0


def test_the_json_has_exactly_the_documented_keys() -> None:
    told = json.loads(coverage_json(cover(run(), BASE, "704")))
    sums = [
        "rules",
        "executed",
        "failing",
        "partly",
        "skipped",
        "missing",
        "no_game_behaviour",
        "examples",
        "examples_executed",
        "scenarios",
    ]
    assert list(told) == ["edition", "engine", "date", "sections", "total", "within", "rulings"]
    assert list(told["sections"][0]) == ["section", "title", *sums]
    assert list(told["total"]) == sums


def shown(*rulings: str, rules: tuple[str, ...] = ("502.85a",), status: Status = "passed") -> Result:
    return replace(result(status, *rules, edition="2009-05-01"), rulings=rulings)


def test_a_ruling_stands_where_the_scenarios_put_it_that_are_tagged_with_it() -> None:
    of_2009 = cover(run(shown("502.85.Ruling.3"), shown("502.85.Ruling.4", status="failed")), "2009-05-01")
    standing = {one.number: one.standing for one in of_2009.rulings}
    assert (standing["502.85.Ruling.3"], standing["502.85.Ruling.4"]) == ("executed", "failing")
    assert (standing["502.85.Ruling.5"], standing["G20.17a"]) == ("missing", "no game behaviour")
    assert "502.85" not in standing


def test_a_ruling_that_restates_a_rule_stands_as_the_rule_does() -> None:
    of_2009 = cover(run(shown(rules=("420.5q",))), "2009-05-01")
    standing = {one.number: one.standing for one in of_2009.rulings}
    assert (standing["420.5q"], standing["G16.17b"], standing["217.1c"]) == (
        "executed",
        "executed",
        "missing",
    )


def test_the_rulings_of_a_section_are_those_on_its_rules() -> None:
    of_one = cover(run(shown("502.85.Ruling.3")), "2009-05-01", "502")
    assert {one.number[:3] for one in of_one.rulings} == {"502", "G3.", "G8.", "G19"}
    assert rulings_in_words(of_one.rulings).startswith(
        "3 of 25 rulings with game behaviour are executed; not "
    )
    assert rulings_in_words(()) == ""


def test_the_markdown_has_a_row_per_section_and_one_for_all() -> None:
    rows = coverage_markdown(cover(run(result("passed", "704.5f")), BASE, "704")).splitlines()
    assert len(rows) == 4
    assert rows[2].startswith("| 704 | State-Based Actions | 39 | 1 | 0 |")
    assert len({row.count("|") for row in rows}) == 1


def test_the_junit_has_a_case_per_rule() -> None:
    results = (result("passed", "704.5f"), result("failed", "704.5j"))
    text = coverage_junit(cover(run(*results), BASE, "704"), standings(BASE, results))
    cases = {
        case.attrib["name"]: [child.tag for child in case] for case in ET.fromstring(text).iter("testcase")
    }
    assert len(cases) == 39
    assert (cases["704.5f"], cases["704.5j"], cases["704.3"]) == ([], ["failure"], ["skipped"])


def test_the_badge_is_an_image_that_says_the_percentage() -> None:
    whole = cover(run(result("passed", "704.5f")), BASE, "704")
    root = ET.fromstring(badge_svg(whole))
    assert root.tag.endswith("svg")
    assert root.attrib["aria-label"] == f"704: {percentage(1, 39, whole.total.no_game_behaviour)} %"


@pytest.mark.parametrize(
    ("edition", "within", "counted"),
    [(BASE, "", "rules of 2025"), (BASE, "6", "chapter 6"), ("2009-05-01", "418", "418 of 2009")],
)
def test_the_badge_says_what_it_counts(edition: str, within: str, counted: str) -> None:
    assert f'aria-label="{counted}: 0 %"' in badge_svg(cover(run(), edition, within))


def test_the_table_fits_a_terminal_of_80_columns_with_each_section_on_one_line() -> None:
    console = Console(width=80)
    played = run(result("failed", "616.1"), result("passed", "613.4d"))
    with console.capture() as shown:
        console.print(coverage_table(cover(played, BASE, "6"), every_section=True))
    lines = shown.get().splitlines()
    assert max(map(len, lines)) <= 80
    numbers = [line.split()[0] for line in lines if line.lstrip().startswith("61")]
    assert numbers == [str(number) for number in range(610, 617)]
    assert "failing" in shown.get()


def test_of_an_edition_that_is_known_in_part_nothing_else_is_counted() -> None:
    found = cover(run(), "2006-10-01")
    assert (found.total.rules, found.total.examples) == (52, 11)
    assert [section.section for section in found.sections] == [str(number) for number in range(402, 410)]
