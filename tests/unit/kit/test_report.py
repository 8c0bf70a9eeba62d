from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from comprules.kit.codec import CodecError, to_json
from comprules.kit.judges import our_judge
from comprules.kit.report import failure_lines, run_junit, summary_line
from comprules.kit.results import Result, Run
from comprules.kit.results_file import read_run, run_json
from comprules.kit.story import story

Played = Callable[..., Result]
WISP = 'Given Alice controls a 1/0 creature "Wisp"\nWhen Alice would receive priority\nThen "Wisp" is in Alice\'s graveyard'
TWICE = WISP.replace("Then", "And Bob would receive priority\nThen")


def run(*results: Result) -> Run:
    return Run("2025-06-06", "miniature 1", "2025-07-01T00:00:00+00:00", results)


def test_a_run_comes_back_from_json_as_it_was(played: Played) -> None:
    whole = run(played(WISP, tags="@CR-704.5f"), played(WISP, fault="survives"), played(WISP, fault="asks"))
    assert read_run(run_json(whole)) == whole


def test_the_json_holds_what_is_documented(played: Played) -> None:
    told = json.loads(run_json(run(played(WISP, tags="@CR-704.5f"))))
    assert {"format", "edition", "engine", "date", "scenarios", "shared", "stopped"} == set(told)
    (scenario,) = told["scenarios"]
    keys = [
        "id",
        "path",
        "line",
        "feature",
        "section",
        "rule",
        "name",
        "kind",
        "tags",
        "rules",
        "examples",
        "edition",
        "status",
        "reason",
        "steps",
        "before",
        "after",
    ]
    assert [key for key in keys if key not in scenario] == []
    assert told["shared"]["trace"][scenario["steps"][1]["trace"][1]]["number"] == "704.5f"


def test_tables_and_texts_below_steps_stand_once_in_the_json(played: Played) -> None:
    table = "Given these cards:\n  | name | type | text |\n  | Ox | Creature | Flying and much more |\n"
    card = (
        'And the card "Elf" is a "Creature":\n  """\n  Haste and much more\n  """\nAnd Alice has "Ox" in hand'
    )
    whole = run(played(table + card), played(table + card))
    text = run_json(whole)
    assert (text.count("Flying and much more"), text.count("Haste and much more")) == (1, 1)
    assert read_run(text) == whole


def test_boards_and_their_parts_stand_once_in_the_json(played: Played) -> None:
    results = [played(TWICE, boards=True), played(TWICE, boards=True)]
    told = json.loads(run_json(run(*results)))
    shared = told["shared"]
    steps = [step for one in told["scenarios"] for step in one["steps"] if "board" in step]
    assert [step["board"] for step in steps] == [0, 0, 0, 0]  # nothing changes in the second step of either
    assert (len(shared["boards"]), len(shared["players"])) == (2, 2)
    assert read_run(run_json(run(*results))) == run(*results)


def test_what_is_read_is_one_thing_wherever_it_stands(played: Played) -> None:
    read = read_run(run_json(run(played(WISP, tags="@CR-704.5f"), played(WISP, tags="@CR-704.5f"))))
    one, other = read.scenarios
    assert one.before is other.before is not None
    assert one.steps[1].trace[0] is other.steps[1].trace[0]


def test_results_of_the_format_before_are_read(played: Played) -> None:
    table = 'Given these cards:\n  | name | type | text |\n  | Ox | Creature | Flying |\nAnd Alice has "Ox" in hand'
    whole = run(played(table), played(WISP))
    told = to_json(whole, brief=True)
    told["shared"] = [told["scenarios"][0]["steps"][0]["table"]]
    told["scenarios"][0]["steps"][0]["table"] = 0
    assert read_run(json.dumps(told)) == whole


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": 3}, "have the format 3; this version reads those up to 2"),
        ({"format": "2"}, "have the format '2'"),
        ({"shared": []}, "what is shared in the results is \\[\\]"),
        ({"shared": {}}, r"the results.scenarios\[0\].+ is 0"),
        ({"shared": {"trace": [{"number": 7}]}}, r"the shared trace\[0\]"),
    ],
)
def test_results_of_another_shape_are_refused(played: Played, change: dict[str, Any], told: str) -> None:
    written = json.loads(run_json(run(played(WISP, tags="@CR-704.5f"))))
    with pytest.raises(CodecError, match=told):
        read_run(json.dumps(written | change))


def test_junit_tells_failed_errored_and_skipped_apart(played: Played) -> None:
    faults = ("", "survives", "crashes", "unsupported")
    root = ET.fromstring(run_junit(run(*(played(WISP, fault=fault) for fault in faults))))
    assert [[child.tag for child in case] for case in root.iter("testcase")] == [
        [],
        ["failure"],
        ["error"],
        ["skipped"],
    ]
    assert (root.attrib["tests"], root.attrib["failures"], root.attrib["errors"], root.attrib["skipped"]) == (
        "4", "1", "1", "1"
    )  # fmt: skip


def test_junit_survives_what_xml_cannot_hold(played: Played) -> None:
    text = run_junit(run(played('Given Alice controls a 1/0 creature "Wi\x08sp"\nThen nothing changes')))
    assert ET.fromstring(text).find(".//failure") is not None


def test_a_failure_shows_step_expected_seen_and_rule(played: Played) -> None:
    text = "\n".join(failure_lines(played('Given Alice controls a creature "Ox"\nWhen Alice casts "Ox"')))
    for part in (
        'When Alice casts "Ox"',
        "it is allowed",
        "only a card in hand can be cast",
        "601.3",
        "test.feature:6",
    ):
        assert part in text


def test_a_failure_without_expectation_shows_its_reason(played: Played) -> None:
    assert "nothing in the trace is decided by 704.5a" in "\n".join(
        failure_lines(played(WISP, tags="@CR-704.5a", judge=our_judge()))
    )


def test_the_summary_counts_each_status(played: Played) -> None:
    results = (played(WISP), played(WISP), played(WISP, fault="survives"))
    assert summary_line(results) == "[green]2 passed[/green], [red]1 failed[/red]"


def test_a_story_tells_every_step_every_rule_and_both_boards(played: Played) -> None:
    console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115, PTH123
    with console.file:
        console.print(story(played(WISP, tags="@CR-704.5f")))
        text = console.export_text()
    for part in (
        "before",
        "When Alice would receive priority",
        "704.5f",
        "Wisp has toughness 0",
        "after",
        "passed",
    ):
        assert part in text
