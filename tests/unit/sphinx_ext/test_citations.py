"""How the engine's source is read for the rules that it names."""

from __future__ import annotations

from comprules.sphinx_ext.citations import citations_by_rule, engine_modules, read_module

SOURCE = '''"""``layers``: a table.

More.
"""
_EDITION = "2009-05-01"

LAYERS = (
    Layer("613.1b"),
    Layer("418.5a", edition=_EDITION),
)


@rule("613.8a", without=nothing)
def depends(game):
    """613.8b is only spoken of."""
    def inner():
        note("613.8c")
    return part == "613.7"


class Table:
    def row(self):
        return "613.5"


unknown = "613.99"
'''


def found() -> set[tuple[str, str, int]]:
    return {(one.rule, one.anchor, one.line) for one in read_module("comprules.x", SOURCE).citations}


def test_a_decorated_function_is_found_at_its_decorator() -> None:
    assert ("2025-06-06/613.8a", "depends", 13) in found()


def test_a_rule_named_inside_a_function_belongs_to_the_function() -> None:
    assert ("2025-06-06/613.8c", "depends", 13) in found()


def test_a_row_of_a_table_is_found_on_its_own_line() -> None:
    assert ("2025-06-06/613.1b", "LAYERS-613.1b", 8) in found()


def test_a_named_edition_is_followed_through_a_constant() -> None:
    assert ("2009-05-01/418.5a", "LAYERS-418.5a", 9) in found()


def test_a_method_is_named_with_its_class() -> None:
    assert ("2025-06-06/613.5", "Table.row", 22) in found()


def test_docstrings_comparisons_and_unknown_numbers_are_left_aside() -> None:
    assert len(found()) == 5


def test_the_purpose_of_a_module_is_the_first_paragraph_of_its_docstring() -> None:
    assert read_module("comprules.x", SOURCE).purpose == "layers: a table."


def test_the_engine_names_the_rule_of_dependency() -> None:
    assert "2025-06-06/613.8a" in citations_by_rule()


def test_the_tools_around_the_engine_are_no_part_of_it() -> None:
    assert not [
        name for name in engine_modules() if name.startswith(("comprules.kit", "comprules.sphinx_ext"))
    ]
