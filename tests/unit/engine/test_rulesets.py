"""Rulesets are tables of functions, told from one another and checked when they are made."""

from __future__ import annotations

import pytest

from comprules.editions import CR2006, CR2009, CR2025, NotPlayableError, ruleset_of
from comprules.editions.differences import difference
from comprules.rules.state_based.uniqueness_and_attachments import legend_rule
from comprules.ruleset import CannotDropError, Table


def test_taking_a_row_out_that_is_not_there_fails() -> None:
    with pytest.raises(LookupError, match="not in the table of rows"):
        Table("rows", (1, 2)).without(3)


def test_replacing_a_row_that_is_not_there_fails() -> None:
    with pytest.raises(LookupError, match="not in the table of rows"):
        Table("rows", (1, 2)).replacing(3, 4)


def test_adding_before_a_row_that_is_not_there_fails() -> None:
    with pytest.raises(LookupError, match="not in the table of rows"):
        Table("rows", (1, 2)).adding(4, before=3)


def test_rows_keep_their_order() -> None:
    assert Table("rows", (1, 2, 3)).replacing(2, 5).adding(4, before=5).rows == (1, 4, 5, 3)


def test_an_edition_does_not_differ_from_itself() -> None:
    assert difference(CR2025, CR2025) == ()


def test_the_legend_rule_of_2009_stands_in_the_place_of_todays() -> None:
    table = next(d for d in difference(CR2009, CR2025) if d.table == "state-based actions")
    assert "legend rule for all (420.5e of 2009-05-01)" in table.gone
    assert "legend rule (704.5j)" in table.new


def test_layers_that_are_the_same_in_both_editions_are_no_difference() -> None:
    table = next(d for d in difference(CR2009, CR2025) if d.table == "layers")
    assert not any("switched" in row or "control" in row for row in (*table.gone, *table.new))


def test_an_edition_without_a_ruleset_is_refused_with_those_there_are() -> None:
    with pytest.raises(NotPlayableError) as refused:
        ruleset_of("2017-09-29")
    assert "2009-05-01" in refused.value.hint


def test_a_state_based_action_can_be_left_out() -> None:
    left = CR2025.without("704.5j")
    assert legend_rule not in left.state_based_actions.rows
    assert len(left.state_based_actions.rows) == len(CR2025.state_based_actions.rows) - 1


def test_a_layer_can_be_left_out() -> None:
    assert "613.4d" not in {layer.citation.number for layer in CR2025.without("613.4d").layers}


def test_a_rule_without_which_there_is_no_game_says_why() -> None:
    with pytest.raises(CannotDropError, match=r"613\.1 can't be dropped: without the layers"):
        CR2025.without("613.1")


def test_a_rule_that_no_function_carries_out_can_not_be_left_out() -> None:
    with pytest.raises(CannotDropError, match=r"no function of the engine carries out rule 905\.1"):
        CR2025.without("905.1")


def test_a_number_of_an_older_edition_leaves_out_its_own_rule_and_not_the_one_that_has_the_number_now() -> (
    None
):
    left = CR2009.without("101.4").versions
    changed = [one.__name__ for one in left if left[one] is not CR2009.versions.get(one)]
    assert changed == ["can_mulligan"]


def test_the_rule_that_has_the_number_now_is_left_out_of_the_edition_of_that_number() -> None:
    left = CR2025.without("101.4")
    assert left.starting == CR2025.starting
    assert left.versions != CR2025.versions


def test_2006_differs_from_2009_in_what_is_known_of_it() -> None:
    told = {one.table: one.replaced for one in difference(CR2006, CR2009)}
    assert told.keys() == {"steps of combat damage", "decisions"}
    assert ("all but sizes (405.2a of 2006-10-01)", "defines everywhere (113.6a)") in told["decisions"]
