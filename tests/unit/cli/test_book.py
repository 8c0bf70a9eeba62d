"""The commands that read the book, as a user meets them."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from comprules.book.edition import Edition, Entry
from comprules.book.errors import UnknownEditionError, UnknownRuleError
from comprules.book.overlay import load_overlay, write_overlay
from comprules.cli import book
from comprules.cli.app import app
from comprules.kit.finding import entries_of
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.rulebook import SuiteError
from comprules.scenarios import read_text


@pytest.fixture(autouse=True)
def _empty_overlay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPRULES_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    load_overlay.cache_clear()


SUITE = """
Feature: 613. Interaction of Continuous Effects

  @CR-613.4d
  Rule: 613.4d Switching

    Scenario: It is switched
      Given a step
"""


@pytest.fixture(autouse=True)
def _small_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    """One scenario, which our engine is said to pass in whatever edition it is played."""
    suite = read_text(SUITE, Path("613.feature"))
    monkeypatch.setattr(book, "read_suite", lambda **_: suite)
    monkeypatch.setattr(book, "known_results", lambda _: None)
    monkeypatch.setattr(book, "remembered", lambda _, results: results)
    monkeypatch.setattr(book, "our_judge", lambda: None)
    monkeypatch.setattr(book, "play_all", lambda plays, *_: [passed(planned) for planned in plays])


def passed(planned: Planned) -> Result:
    found = planned.scenario
    return Result(
        id=planned.id,
        path=str(found.path),
        line=found.line,
        feature=found.feature,
        section=found.section,
        rule=found.rule,
        name=found.name,
        kind=found.kind,
        tags=found.tags,
        rules=planned.rules,
        examples=planned.examples,
        edition=planned.edition,
        status="passed",
        reason="",
        steps=(),
        before=None,
        after=None,
        milliseconds=1.0,
    )


def said(*arguments: str, exit_code: int = 0) -> str:
    """What the command prints, line ends and frames left out."""
    result = CliRunner().invoke(app, arguments)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == exit_code, result.output
    return " ".join(result.output.replace("│", " ").split())


def test_a_rule_is_shown_with_its_title_statement_and_examples() -> None:
    shown = said("rule", "613.4d")
    assert "613.4d Layer 7d, switching power and toughness" in shown
    assert "Example 3. A 1/3 creature gets +0/+1" in shown


def test_a_number_may_be_written_as_the_documents_print_it() -> None:
    assert said("rule", "613.4.") == said("rule", "613.4")


def test_a_rule_points_to_what_it_refers_to_by_title() -> None:
    assert "See 612 Text-Changing Effects" in said("rule", "613.1c")


def test_a_rule_of_an_older_edition_is_shown_as_it_was() -> None:
    shown = said("rule", "420.5e", "--edition", "2009")
    assert "they all go to their owners' graveyards" in shown
    assert "Became 704.5j, with another meaning." in shown


def test_a_rule_that_still_says_the_same_is_shown_as_it_is() -> None:
    assert "As 613.8b of 2025-06-06" in said("rule", "418.5d", "--edition", "2009")


def test_an_older_rule_has_its_own_examples() -> None:
    assert "Wild Mongrel" in said("rule", "418.5b", "--edition", "2009")


def test_a_rule_whose_scenarios_pass_is_executed() -> None:
    assert "executed passed 2025 It is switched 613.4d" in said("rule", "613.4d")


def test_a_scenario_for_todays_rule_proves_the_older_one_too() -> None:
    assert "executed passed 2009 It is switched 418.5i" in said("rule", "418.5i", "--edition", "2009")


def test_a_rule_without_scenarios_is_missing() -> None:
    assert "missing" in said("rule", "704.5j")


def test_a_heading_says_that_it_has_no_game_behaviour() -> None:
    assert "no game behaviour: heading" in said("rule", "704.5")


def test_a_suite_that_cannot_be_played_does_not_hide_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise SuiteError("x.feature:3: no such step")

    monkeypatch.setattr(book, "read_suite", refuse)
    shown = said("rule", "613.4d")
    assert "effects that switch power and toughness" in shown
    assert "standing unknown: x.feature:3: no such step" in shown


def test_a_rule_can_be_shown_without_playing() -> None:
    assert "executed" not in said("rule", "613.4d", "--no-play")


def test_a_rule_that_nobody_has_stated_says_so() -> None:
    assert "Nobody has stated this rule" in said("rule", "905.1")


def test_a_section_lists_its_rules() -> None:
    shown = said("rule", "704")
    assert "704 State-Based Actions" in shown
    assert "704.5j The legend rule" in shown


def test_an_unknown_rule_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownRuleError) as refused:
        said("rule", "613.4q")
    assert "613.4d" in refused.value.hint


@pytest.mark.parametrize("written", [("613.8b.",), ("rule", "613.8b"), ("CR 613.8b",), ("§613.8(B)",)])
def test_a_number_is_understood_as_people_write_it(written: tuple[str, ...]) -> None:
    assert "613.8b Unaffected by others" in said("rule", *written) or "613.8b" in said("history", *written)


def test_a_number_of_another_edition_is_found_there() -> None:
    with pytest.raises(UnknownRuleError) as refused:
        said("rule", "418.5d")
    assert "2009 has it (comprules rule 418.5d --edition 2009); here 613.8b says that." in refused.value.hint


def test_an_unknown_edition_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownEditionError) as refused:
        said("rule", "613.4d", "--edition", "1993")
    assert refused.value.hint.startswith("The nearest is 2006. There are: 2025 (2025-06-06)")
    assert "2009-05-01" in refused.value.hint


def test_without_an_overlay_there_is_no_official_wording() -> None:
    assert "Official wording" not in said("rule", "613.4d")


def test_with_an_overlay_the_official_wording_stands_beside_ours() -> None:
    entry = Entry("613.4d", "subrule", "613.4", "Words of the document.", ("Its example.",), 1)
    write_overlay(Edition("2025-06-06", "Rules", (entry,), (), (), ()))
    shown = said("rule", "613.4d")
    assert "In our own words Official wording, as you imported it" in shown
    assert "Words of the document." in shown
    assert "Its example." in shown


def test_a_search_finds_every_word_in_statements_and_titles() -> None:
    shown = said("search", "legendary", "PERMANENTS", "chooses")
    assert shown.startswith("704.5j The legend rule")


def test_a_search_finds_titles_of_sections() -> None:
    assert said("search", "planechase", "--most", "1").startswith("901 Planechase")


def test_a_search_finds_the_beginning_of_a_number() -> None:
    assert "704.5j" in said("search", "704.5j")


def test_a_search_in_an_older_edition_finds_what_it_said_then() -> None:
    assert said("search", "planeswalker", "share", "--edition", "2009").startswith("420.5q")


def test_a_search_that_finds_nothing_says_so() -> None:
    assert said("search", "xyzzy", exit_code=1) == "Nothing in 2025-06-06 has xyzzy."


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("legend rule", "704.5j The legend rule"),
        ("deathtouch", "702.2 Deathtouch"),
        ("first strike", "702.7 First Strike"),
        ("summoning sickness", "302.6 Summoning sickness"),
        ("Blood Moon", "card Blood Moon"),
        ("state-based actions", "704 State-Based Actions"),
    ],
)
def test_a_search_leads_to_the_right_place_first(asked: str, first: str) -> None:
    assert said("search", *asked.split()).startswith(first)


def test_a_search_for_a_number_that_has_moved_leads_to_its_place() -> None:
    shown = said("search", "418.5d")
    assert "2009 has it (comprules rule 418.5d --edition 2009); here 613.8b says that." in shown
    assert "613.8b Waiting, and loops" in shown


def test_a_search_for_no_number_leads_to_the_nearest() -> None:
    shown = said("search", "rule", "999")
    assert shown.startswith("2025-06-06 has no section 999 The nearest are 904, 905")
    assert "904 Archenemy" in shown


def test_a_search_with_a_slip_names_the_nearest_words() -> None:
    assert "The nearest words are deathtouch." in said("search", "deathtuch", exit_code=1)


def test_a_search_looks_through_the_imported_wording() -> None:
    entries_of.cache_clear()
    entry = Entry("613.4d", "subrule", "613.4", "Words like xyzzy.", (), 1)
    write_overlay(Edition("2025-06-06", "Rules", (entry,), (), (), ()))
    assert "613.4d Layer 7d, switching power and toughness Words like xyzzy." in said("search", "xyzzy")
    entries_of.cache_clear()


def test_a_search_says_how_many_more_there_are() -> None:
    assert "more; give more words, or --most" in said("search", "effect", "--most", "3")


def test_history_shows_the_number_in_each_edition() -> None:
    shown = said("history", "704.5j")
    assert "2009-05-01 420.5e with another meaning" in shown
    assert "2018-08-10 704.5j in other words (draft)" in shown


def test_history_of_a_new_rule_says_not_yet() -> None:
    assert "2009-05-01 not yet" in said("history", "613.8c")


def test_history_of_an_older_rule_is_that_of_what_it_became() -> None:
    assert "704.5j The legend rule" in said("history", "420.5e", "--edition", "2009")


def test_history_of_a_retired_rule_says_so() -> None:
    assert "420.5q of 2009-05-01 has no successor in 2025-06-06" in said("history", "420.5q", "-e", "2009")


def test_history_of_a_section_asks_for_a_rule() -> None:
    assert "613 is a section" in said("history", "613", exit_code=1)


@pytest.mark.parametrize("command", ["rule", "search", "history", "citations"])
def test_every_help_has_an_example(command: str) -> None:
    assert f"Example: comprules {command}" in said(command, "--help")


def test_a_ruling_is_shown_by_its_number_with_its_source_and_what_it_explains() -> None:
    shown = CliRunner().invoke(app, ["rule", "502.85.Ruling.3", "--no-play"]).output
    assert "A copy was not played" in shown
    assert "Source: Alara Reborn FAQ 2009/04/30" in shown
    assert "Explains 502.85a of 2009-05-01" in shown


def test_a_rule_shows_the_rulings_that_explain_it() -> None:
    shown = CliRunner().invoke(app, ["rule", "502.85a", "--edition", "2009", "--no-play"]).output
    assert "502.85.Ruling.11  When nothing can be found." in shown
    assert "Among the rulings of 2009-05-31 as 502.85a, G3.4a." in shown


def test_of_an_edition_that_is_known_in_part_it_says_where_it_isnt() -> None:
    shown = CliRunner().invoke(app, ["rule", "420.5e", "--edition", "2006"])
    assert shown.exit_code == 0
    assert "It isn't known what 2006-10-01 says here" in " ".join(shown.output.replace("│", "").split())
