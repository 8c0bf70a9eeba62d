"""How the engine's source is read for the rules that it cites."""

from __future__ import annotations

import pytest
from tests.suite import plays

from comprules.book.index import engine_modules, places_by_rule, places_of, read_module
from comprules.book.statements import BASE_EDITION

SOURCE = '''"""``layers``: a table.

More.
"""
from comprules.rules.other import DEPENDENCY

CONTROL_LAYER = cite("613.1b")

LAYERS = (
    Layer(CONTROL_LAYER),
    Layer(OLD_LAYER),
)


@WHAT_DEPENDS.without(nothing)
def depends(game):
    """613.8b is only spoken of."""
    def inner():
        DEPENDENCY.decided(game, "so")
    return part


class Table:
    def row(self):
        return [CONTROL_LAYER, "613.5"]
'''
CITED = {
    "CONTROL_LAYER": "2025-06-06/613.1b",
    "OLD_LAYER": "2009-05-01/418.5a",
    "WHAT_DEPENDS": "2025-06-06/613.8a",
    "DEPENDENCY": "2025-06-06/613.8",
}


def found() -> set[tuple[str, str, int]]:
    return {(one.rule, one.anchor, one.line) for one in read_module("comprules.x", SOURCE, CITED).places}


def test_a_marked_function_is_found_at_its_mark() -> None:
    assert ("2025-06-06/613.8a", "depends", 15) in found()


def test_a_rule_used_inside_a_function_belongs_to_the_function() -> None:
    assert ("2025-06-06/613.8", "depends", 15) in found()


def test_a_row_of_a_table_is_found_on_its_own_line() -> None:
    assert ("2025-06-06/613.1b", "LAYERS-613.1b", 10) in found()


def test_an_older_edition_has_its_own_number() -> None:
    assert ("2009-05-01/418.5a", "LAYERS-418.5a", 11) in found()


def test_a_method_is_named_with_its_class() -> None:
    assert ("2025-06-06/613.1b", "Table.row", 24) in found()


def test_strings_docstrings_and_definitions_of_citations_are_no_places() -> None:
    assert len(found()) == 5


def test_marks_and_rows_carry_a_rule_out_and_other_uses_do_not() -> None:
    marked = {one.number for one in read_module("comprules.x", SOURCE, CITED).places if one.is_marked}
    assert marked == {"613.8a", "613.1b", "418.5a"}


def test_the_purpose_of_a_module_is_the_first_paragraph_of_its_docstring() -> None:
    assert read_module("comprules.x", SOURCE, CITED).purpose == "layers: a table."


@pytest.mark.parametrize(
    ("number", "name"),
    [
        ("613.8a", "depends_on"),
        ("613.4d", "SWITCHED_SIZE"),
        ("702.83a", "ROWS: exalted"),
        ("510.4", "SECOND_COMBAT_DAMAGE"),
        ("704.5j", "legend_rule"),
    ],
)
def test_a_number_leads_to_the_function_or_the_row(number: str, name: str) -> None:
    assert name in [place.name for place in places_of(number) if place.is_marked]


def test_one_number_leads_where_the_whole_index_leads() -> None:
    assert places_of("613.8a") == places_by_rule()["2025-06-06/613.8a"]


def test_no_rule_that_a_scenario_shows_is_without_a_function_or_row() -> None:
    shown = {f"{planned.edition}/{number}" for planned in plays() for number in planned.rules}
    carried_out = {rule for rule, places in places_by_rule().items() if any(one.is_marked for one in places)}
    assert {rule for rule in shown - carried_out if rule.startswith(BASE_EDITION)} == set()


def test_the_tools_around_the_engine_are_no_part_of_it() -> None:
    assert not [
        name for name in engine_modules() if name.startswith(("comprules.kit", "comprules.sphinx_ext"))
    ]
