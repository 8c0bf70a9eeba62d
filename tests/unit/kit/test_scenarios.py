from __future__ import annotations

from pathlib import Path

import pytest

from comprules.scenarios import (
    EditionTag,
    ExampleTag,
    FeatureError,
    RuleTag,
    read_feature,
    read_features,
    read_tag,
    read_text,
)

HERE = Path("here.feature")
FEATURE = """@edition-2025
Feature: 613. Interaction of Continuous Effects

  Background:
    Given Alice controls "Ox"

  @CR-613.4d
  Rule: 613.4d Switching

    @example-2
    Example: It is switched
      When Alice passes
      And Bob passes
      Then nothing changes
      But the stack is empty

    @CR-2009-418.5i
    Scenario Outline: It is <how>
      Given these cards:
        | name  |
        | <how> |
      And the card "A" is a "B"
        \"\"\"
        Flying
        \"\"\"

      @edition-2009
      Examples:
        | how    |
        | turned |
        | kept   |

    Scenario Outline: Sizes
      Then "Ox" is <size>

      Examples:
        | size |
        | 1/1  |
"""


def test_every_row_of_an_outline_is_a_scenario() -> None:
    names = [scenario.name for scenario in read_text(FEATURE, HERE)]
    assert names == ["It is switched", "It is turned", "It is kept", "Sizes (1/1)"]


def test_the_titles_give_section_and_rule() -> None:
    first = read_text(FEATURE, HERE)[0]
    assert (first.section, first.rule, first.feature) == (
        "613",
        "613.4d",
        "613. Interaction of Continuous Effects",
    )


def test_the_keyword_tells_an_official_example_from_our_scenarios() -> None:
    assert [s.kind for s in read_text(FEATURE, HERE)] == ["example", "scenario", "scenario", "scenario"]


def test_and_and_but_count_as_the_step_above() -> None:
    kinds = [(step.keyword, step.kind) for step in read_text(FEATURE, HERE)[0].steps]
    assert kinds == [("Given", "given"), ("When", "when"), ("And", "when"), ("Then", "then"), ("But", "then")]


def test_tags_are_inherited_from_feature_rule_and_example_table() -> None:
    assert read_text(FEATURE, HERE)[1].tags == (
        "@edition-2025",
        "@CR-613.4d",
        "@CR-2009-418.5i",
        "@edition-2009",
    )


def test_tags_are_read_as_rules_examples_and_editions() -> None:
    first, second = read_text(FEATURE, HERE)[:2]
    assert first.examples == (ExampleTag("613.4d", 2),)
    assert second.rules == (RuleTag("613.4d"), RuleTag("418.5i", "2009"))
    assert second.editions == ("2025", "2009")


def test_tables_and_texts_belong_to_their_steps_with_the_row_filled_in() -> None:
    steps = read_text(FEATURE, HERE)[1].steps
    assert steps[1].table == (("name",), ("turned",))
    assert steps[2].docstring == "Flying"


def test_lines_point_at_the_keyword_or_the_row() -> None:
    first, second = read_text(FEATURE, HERE)[:2]
    assert FEATURE.splitlines()[first.line - 1].strip() == "Example: It is switched"
    assert FEATURE.splitlines()[second.line - 1].strip() == "| turned |"


def test_an_example_of_an_older_edition_names_rule_and_place() -> None:
    assert read_tag("@example-2009-418.5i-1") == ExampleTag("418.5i", 1, "2009")


def test_an_edition_may_be_named_by_its_date() -> None:
    assert read_tag("@edition-2009-05-01") == EditionTag("2009-05-01")


@pytest.mark.parametrize("tag", ["@CR-613.4.d", "@cr-613", "@slow", "@example-0", "@edition-09", "@CR-2009-"])
def test_a_tag_of_no_known_kind_is_an_error(tag: str) -> None:
    with pytest.raises(ValueError, match="known"):
        read_tag(tag)


def test_a_wrong_tag_is_reported_with_file_and_line() -> None:
    with pytest.raises(FeatureError, match=r"here\.feature:7: @CR-613\.x is a tag of no known kind"):
        read_text(FEATURE.replace("@CR-613.4d", "@CR-613.x"), HERE)


def test_an_example_tag_needs_a_rule_of_the_base_edition_around_it() -> None:
    with pytest.raises(FeatureError, match="needs a Rule block"):
        read_text(FEATURE.replace("  @CR-613.4d\n", "  @CR-2009-418.5i\n"), HERE)


def test_with_several_rules_on_a_block_the_example_is_that_of_its_title() -> None:
    text = FEATURE.replace("  @CR-613.4d\n", "  @CR-613.4d @CR-613.5\n")
    assert read_text(text, HERE)[0].examples == (ExampleTag("613.4d", 2),)


def test_two_scenarios_of_one_name_are_an_error() -> None:
    with pytest.raises(FeatureError, match="“It is switched” is the name of a scenario on line 11 too"):
        read_text(FEATURE.replace("Scenario Outline: Sizes", "Scenario Outline: It is switched"), HERE)


def test_two_equal_rows_are_an_error() -> None:
    with pytest.raises(FeatureError, match="Sizes"):
        read_text(FEATURE + "        | 1/1  |\n", HERE)


def test_a_scenario_without_steps_is_an_error() -> None:
    with pytest.raises(FeatureError, match="Nothing here"):
        read_text("Feature: 613. X\n\n  Scenario: Nothing here\n", HERE)


def test_what_is_no_gherkin_is_an_error_with_its_line() -> None:
    with pytest.raises(
        FeatureError, match=r"here\.feature:4: “nonsense” can.t stand here; what can is a row of a table"
    ):
        read_text("Feature: 613. X\nScenario: A\n  Given a\n  nonsense", HERE)


def test_an_empty_file_is_an_error() -> None:
    with pytest.raises(FeatureError, match="no Feature"):
        read_text("", HERE)


def test_a_file_that_is_no_text_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "x.feature"
    path.write_bytes(b"\xff\xfe\x00F")
    with pytest.raises(FeatureError, match="UTF-8"):
        read_feature(path)


def test_a_folder_without_features_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"no \.feature file"):
        read_features([tmp_path])


def test_a_folder_is_searched_to_the_bottom(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "x.feature").write_text(FEATURE, "utf-8")
    assert len(read_features([tmp_path])) == 4


def test_a_star_for_a_keyword_is_an_error() -> None:
    with pytest.raises(FeatureError, match="must stand under Given, When or Then"):
        read_text("Feature: F\n  Scenario: S\n    * nothing changes\n", HERE)
