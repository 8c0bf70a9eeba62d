"""Every rule is cited once, under a number of the edition it names, and no rule asks which edition it is in."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.sources import MODULES, PACKAGE, nodes, tree

from comprules.book.citing import IllegalError, cite, cited, misreading_of, rules_in_code, step, tried
from comprules.book.index import places_by_rule
from comprules.book.register import editions, load_register
from comprules.book.trace import Trace
from comprules.editions.cr2025 import CR2025
from comprules.ruleset import CannotDropError

PLAYING = [
    *(
        p
        for folder in ("rules", "happening", "editions", "reference", "keywords")
        for p in sorted((PACKAGE / folder).rglob("*.py"))
    ),
    PACKAGE / "ruleset.py",
    PACKAGE / "procedure.py",
]
DATES = set(editions().values())
NUMBER = re.compile(r"\d{3}\.\d+[a-z]*")


def _is_cite(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cite"


@cache
def _citations() -> list[ast.Call]:
    return [n for path in PLAYING for n in nodes(path) if isinstance(n, ast.Call) and _is_cite(n)]


def test_a_rule_number_is_written_in_a_citation_and_nowhere_else() -> None:
    inside = {id(arg) for call in _citations() for arg in call.args}
    elsewhere = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}: {node.value}"
        for path in PLAYING
        for node in nodes(path)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and NUMBER.fullmatch(node.value)
        and id(node) not in inside
    ]
    assert elsewhere == []


def test_each_rule_is_cited_once() -> None:
    rules = Counter(ast.unparse(call) for call in _citations())
    assert [rule for rule, times in rules.items() if times > 1] == []


def test_no_two_citations_have_one_name() -> None:
    names = [
        node.targets[0].id
        for path in PLAYING
        for node in tree(path).body
        if isinstance(node, ast.Assign) and _is_cite(node.value) and isinstance(node.targets[0], ast.Name)
    ]
    assert [name for name, times in Counter(names).items() if times > 1] == []


def test_every_cited_rule_is_in_the_register_of_its_edition_and_is_used() -> None:
    written = {
        (call.args[0].value, call.args[1].value if len(call.args) > 1 else "2025-06-06")  # type: ignore[attr-defined]
        for call in _citations()
    }
    assert [number for number, date in written if date in DATES and number not in load_register(date)] == []
    assert written - {(p.number, p.edition) for places in places_by_rule().values() for p in places} == set()


@pytest.mark.parametrize(
    "path", [p for p in PLAYING if PACKAGE / "rules" in p.parents], ids=lambda path: path.stem
)
def test_no_rule_asks_which_edition_it_is_in(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\.edition\s*(==|!=|in\b|<|>)", text)
    assert not re.search(r"game\.rules\.edition", text)


def test_a_rule_names_the_functions_that_carry_it_out() -> None:
    __import__("comprules.reference")
    assert [mark.function.__name__ for mark in cited("704.5j")] == ["legend_rule"]


def test_no_module_imports_the_misreadings_so_that_a_plain_game_never_loads_them() -> None:
    importing = [
        path.relative_to(PACKAGE).as_posix()
        for path in MODULES
        if re.search(r"(from|import) comprules\.misreadings|import misreadings", path.read_text("utf-8"))
        and path.parent.name != "misreadings"
    ]
    assert importing == []


def test_what_is_done_in_a_rules_place_stands_nowhere_but_in_the_misreadings() -> None:
    marking = {
        path.relative_to(PACKAGE).parts[0]
        for path in MODULES
        if re.search(r"^@.*\.misreading_of\(", path.read_text("utf-8"), re.MULTILINE)
    }
    assert marking == {"misreadings"}


def test_no_rule_that_there_is_no_game_without_is_misread() -> None:
    __import__("comprules.misreadings")
    marks = [mark for found in rules_in_code().values() for mark in found]
    assert [mark.name for mark in marks if mark.reason and misreading_of(mark)] == []


def test_what_is_left_of_the_game_without_a_rule_is_said_of_each() -> None:
    __import__("comprules.misreadings")
    unsaid = []
    for number in places_by_rule():
        try:
            CR2025.without(number)
        except CannotDropError as error:
            unsaid += [error.message] if "nothing says" in error.message else []
    assert unsaid == []


def test_what_bears_no_mark_of_a_rule_cannot_be_misread() -> None:
    with pytest.raises(AssertionError, match="is not marked so"):
        cite("704.5j").misreading_of(len)


def test_a_refusal_bears_the_rule_and_the_steps_in_which_it_came_out() -> None:
    inner, outer = cite("601.2b"), cite("601.2")

    def refused() -> None:
        with step(outer), step(inner):
            raise cite("601.3").refuses("it is no time for it")

    with pytest.raises(IllegalError, match=r"it is no time for it \(601\.3\)") as error:
        refused()
    assert (error.value.citation, error.value.steps) == (cite("601.3"), (inner, outer))


class _Played:
    """A game, as far as citations know one."""

    def __init__(self) -> None:
        self.arbiter = SimpleNamespace(trace=Trace(), rules=SimpleNamespace(versions={}))


def test_what_was_decided_on_the_way_to_a_refusal_is_not_in_the_record() -> None:
    game = _Played()
    cite("601.2").decided(game, "before it")

    def refused() -> None:
        with tried(game):
            cite("601.2b").decided(game, "on the way")
            raise cite("601.3").refuses("it is no time for it")

    with pytest.raises(IllegalError):
        refused()
    assert [line.what for line in game.arbiter.trace.lines] == ["before it"]


def test_what_was_decided_stays_in_the_record_where_nothing_was_refused() -> None:
    game = _Played()
    with tried(game):
        cite("601.2b").decided(game, "on the way")
    assert [line.what for line in game.arbiter.trace.lines] == ["on the way"]
