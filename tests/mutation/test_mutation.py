"""Changes are made as they say, tried in processes of their own, and told apart by what noticed them."""

from __future__ import annotations

import ast
import os
import time
from pathlib import Path

import pytest
from tests.sources import PACKAGE, text

from comprules.book.statements import BASE_EDITION
from comprules.kit.rulebook import plan_suite, read_suite

from .equivalents import read_equivalents, stale
from .mutants import KINDS, Mutant, code_of, mutants_in
from .processes import Task, each_in_a_child
from .reach import function_at, path_of, sources
from .sharing import Job, have_tried_here, tried_in_a_child
from .trials import UNIT_TESTS, Trial, may_notice, scenario_trials, unit_tests_open
from .trying import Outcome, apply, try_mutant
from .typed import refused_by_types

SOURCE = '''
def allowed(game, number, names):
    """Say whether it is allowed."""
    if not names:
        return False
    game = tapped(game)
    RULE.decided(game, f"{number + 1} of them")
    match number:
        case 1 if game:
            return True
        case 2:
            return number < 3 and "Ox" in names
        case _:
            return [n for n in names if n] if game else []
'''


def changes(kind: str) -> set[tuple[str, str]]:
    return {(m.before, m.after) for m in mutants_in(SOURCE, "here") if m.kind == kind}


def test_each_kind_of_change_is_made_where_it_can_be() -> None:
    assert {m.kind for m in mutants_in(SOURCE, "here")} == set(KINDS)
    assert changes("comparison") == {("number < 3", "number <= 3"), ("'Ox' in names", "'Ox' not in names")}
    assert changes("condition") == {
        ("number < 3", "only 'Ox' in names"),
        ("'Ox' in names", "only number < 3"),
    }
    assert changes("negation") == {("not names", "names")}
    assert changes("guard") == {("if not names: return False", "")}
    assert changes("branch") == {
        ("[n for n in names if n] if game else []", "[n for n in names if n]"),
        ("[n for n in names if n] if game else []", "[]"),
    }
    assert changes("filter") == {("n", "")}
    assert changes("case") == {("game", ""), ("1", ""), ("2", "")}
    assert changes("statement") == {("game = tapped(game)", "")}
    assert changes("number") == {("3", "4")}
    assert changes("truth") == {("False", "True"), ("True", "False")}


def test_the_record_is_left_alone() -> None:
    assert not [m for m in mutants_in(SOURCE, "here") if "decided" in m.before or m.after == "2"]


WORDS = """
def allowed(game, number, names):
    how = "may" if number < 3 else "can't"
    who = "Ann" if names else "Bob"
    if number > 4 or not names:
        for name in names[:6]:
            why = "so" if number > 7 else "not so"
            RULE.decided(game, f"{who} {how} {name} {why}")
    if number < 5:
        RULE.decided(game, "few")
    elif names:
        return who
"""


def test_what_leads_to_nothing_but_words_of_the_record_is_left_alone() -> None:
    assert {m.before for m in mutants_in(WORDS, "here")} == {
        "'Ann' if names else 'Bob'",
        "number < 5",
        "5",
        "if names: return who",
    }


SPARED = """
def losing(game, names):
    for name in names:
        if name.life <= 0:
            yield LosesGame(name)
        elif name.life < 4:
            yield RULE.spared(f"{name} has {name.life} life")
"""


def test_so_is_what_a_state_based_action_says_of_those_that_it_spares() -> None:
    assert {m.before for m in mutants_in(SPARED, "here")} == {"name.life <= 0", "0", "yield LosesGame(name)"}


MORE_WORDS = """
def permanents(game, names):
    if any((it := game.get(name)) is not None for name in names):
        RULE.decided(game, "one of them is there")
    if len(names) > 2:
        RULE.decided(game, "several")
        return names
    RULE.decided(game, "few")
    return names

def others(game, names):
    if any((it := game.get(name)) is not None for name in names):
        RULE.decided(game, "one of them is there")
        return it
    for name in zip(names, names, strict=True):
        if len(name) > 3:
            continue
        RULE.decided(game, _shown(name))
    for name in names:
        if len(name) > 4:
            continue
        game = named(game, name)
    return game

def note(game, names):
    if not names:
        return
    _shown(names)
    if len(names) < 5:
        return
    first, second = sorted(names)
    RULE.decided(game, first)

def _shown(name):
    return name if name else "nobody"

def _asked(game, name):
    if not name:
        return
    ask_one(game, name)
    assert_never(name)
"""


def test_so_is_what_returns_the_same_all_the_same() -> None:
    changed = {m.before for m in mutants_in(MORE_WORDS, "here")}
    assert changed == {
        "if any(((it := game.get(name)) is not None for name in names)): RULE.decided(game, 'one…",
        "(it := game.get(name)) is not None",
        "if len(name) > 4: continue",
        "len(name) > 4",
        "4",
        "game = named(game, name)",
        "if not names: return",
        "not names",
        "_shown(names)",
        "if len(names) < 5: return",
        "len(names) < 5",
        "5",
        "name if name else 'nobody'",
        "if not name: return",
        "not name",
        "ask_one(game, name)",
    }


ALWAYS = """
def allowed(game, number):
    if number < 3 and is_kept_from_blocking(game, number):
        return number + 1
    if number or undoes_landwalk(game, number):
        return [n for n in number if may_exert(game, n)] if can_be_exerted(game, 4) else n > 5
"""


def test_what_asks_a_rule_that_always_answers_the_same_decides_nothing() -> None:
    changed = {(m.kind, m.before, m.after) for m in mutants_in(ALWAYS, "here")}
    branch = "[n for n in number if may_exert(game, n)] if can_be_exerted(game, 4) else n > 5"
    assert changed == {
        ("condition", "is_kept_from_blocking(game, number)", "only number < 3"),
        ("comparison", "number < 3", "number <= 3"),
        ("number", "3", "4"),
        ("guard", _shown_guard(branch), ""),
        ("condition", "number", "only undoes_landwalk(game, number)"),
        ("branch", branch, "n > 5"),
        ("number", "4", "5"),
        ("comparison", "n > 5", "n >= 5"),
        ("number", "5", "6"),
    }


LEFT_OUT = """
def allowed(game, row, view):
    if row is None or row.left_out_whole:
        return 1
    if not works_beside_others(game, view):
        return 2
    return [n for n in row if n.rule not in row.left_out and n]
"""


def test_so_does_what_asks_whether_a_rule_has_been_left_out() -> None:
    changed = {(m.kind, m.before, m.after) for m in mutants_in(LEFT_OUT, "here")}
    assert changed == {
        ("guard", "if row is None or row.left_out_whole: return 1", ""),
        ("condition", "row is None", "only row.left_out_whole"),
        ("comparison", "row is None", "row is not None"),
        ("negation", "not works_beside_others(game, view)", "works_beside_others(game, view)"),
        ("number", "1", "2"),
        ("filter", "n.rule not in row.left_out and n", ""),
        ("condition", "n", "only n.rule not in row.left_out"),
    }


def _shown_guard(returned: str) -> str:
    return f"if number or undoes_landwalk(game, number): return {returned}"[:87] + "…"


def played(mutant: Mutant, number: int, names: tuple[str, ...]) -> object:
    space: dict[str, object] = {
        "tapped": lambda game: game,
        "RULE": type("Rule", (), {"decided": lambda *_: None})(),
    }
    exec(compile(ast.parse(SOURCE), "here", "exec"), space)
    function = space["allowed"]
    function.__code__ = code_of(SOURCE, "here", mutant)  # type: ignore[attr-defined]
    return function("game", number, names)  # type: ignore[operator]


def test_the_code_of_a_change_does_what_the_change_says() -> None:
    (limit,) = [m for m in mutants_in(SOURCE, "here") if m.after == "number <= 3"]
    (guard,) = [m for m in mutants_in(SOURCE, "here") if m.kind == "guard"]
    assert played(limit, 2, ("Ox",)) is True
    assert played(guard, 3, ()) == []
    assert played(limit, 3, ()) is False


def test_a_change_goes_by_its_function_and_itself() -> None:
    digests = [m.digest for m in mutants_in(SOURCE, "here")]
    assert len(set(digests)) == len(digests)
    moved = [m.digest for m in mutants_in(f"\n\n{SOURCE}", "here")]
    assert moved == digests
    other = {m.digest for m in mutants_in(SOURCE.replace("tapped", "untapped"), "here")}
    assert other.isdisjoint(digests)


TYPED = """
from __future__ import annotations
from dataclasses import dataclass


@dataclass(frozen=True)
class Thing:
    name: str | None

    def long(self) -> bool:
        return self.name is not None and len(self.name) > 2


def size(thing: Thing | str) -> int:
    if isinstance(thing, str):
        return len(thing)
    match thing.name:
        case None:
            return 0
        case "Ox":
            return 3
        case name:
            return len(name)
"""


def test_what_the_type_checker_refuses_is_known(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "here.py").write_text(TYPED, encoding="utf-8")
    every = list(mutants_in(TYPED, "here"))
    refused = refused_by_types(every, package, tmp_path / "work")
    assert {(m.kind, m.before) for m in every if m.digest in refused} == {
        ("condition", "self.name is not None"),
        ("comparison", "self.name is not None"),
        ("guard", "if isinstance(thing, str): return len(thing)"),
        ("case", "None"),
    }


def test_every_function_of_the_engine_can_be_changed_and_found() -> None:
    module = "rules.combat.trample"
    source = sources(("rules/combat",))[module]
    names = set(function_at(source).values())
    assert {m.function for m in mutants_in(source, module)} <= names
    assert path_of(module).is_file()


def outcome(module: str, function: str, kind: str, rule: str, before: str = "") -> Outcome:
    """What comes of a change to the engine, in a child of our own."""
    source = text(path_of(module))
    mutant = next(
        m
        for m in mutants_in(source, module)
        if (m.function, m.kind) == (function, kind) and before in m.before
    )
    trials = scenario_trials(plan_suite(read_suite(rule=rule), (BASE_EDITION,)))
    have_tried_here(trials)
    return tried_in_a_child(Job(mutant, tuple(range(len(trials))), 900.0))


def test_a_change_that_a_scenario_notices_is_killed() -> None:
    source = text(path_of("rules.state_based.uniqueness_and_attachments"))
    found = outcome(
        "rules.state_based.uniqueness_and_attachments", "legend_rule", "comparison", "704.5j", "kept"
    )
    assert "len(labels) > 1" in source
    assert found.verdict == "killed"
    assert "704_state_based_actions" in found.why


def test_what_no_play_enters_is_said_to_be_so() -> None:
    mutant = next(mutants_in(SOURCE, "rules.nowhere"))
    assert try_mutant(mutant, ()).verdict == "not entered"


def test_unit_tests_are_tried_for_the_part_of_the_package_that_they_are_about() -> None:
    of_language = Trial("tests/unit/english/test_x.py::test", str, "", is_unit_test=True)
    of_rules = Trial("features/x.feature::704", str, "")
    in_language, in_rules = (next(mutants_in(SOURCE, name)) for name in ("english.nouns", "rules.nouns"))
    assert may_notice(of_language, in_language)
    assert may_notice(of_rules, in_language)
    assert may_notice(of_rules, in_rules)
    assert not may_notice(of_language, in_rules)


def test_all_named_unit_tests_are_there() -> None:
    named = [PACKAGE.parents[1] / path for paths in UNIT_TESTS.values() for path in paths]
    assert [path for path in named if not path.exists()] == []


TESTS = """
import pytest

@pytest.mark.parametrize("number", [1, 2])
def test_it(number, tmp_path):
    assert tmp_path.is_dir()
    assert number == 1, "not one"
"""


def test_unit_tests_are_tried_one_by_one(tmp_path: Path) -> None:
    """In a process of its own: no two sessions of pytest in one."""
    (tmp_path / "test_numbers.py").write_text(TESTS, encoding="utf-8")

    def tried() -> list[str]:
        seen: list[str] = []
        unit_tests_open([str(tmp_path)], lambda trials: seen.extend(trial.fails() for trial in trials))
        return seen

    (found,) = each_in_a_child([Task(tried, 60.0, lambda why: [why])], 1)
    assert found[0] == ""
    assert "not one" in found[1]


def test_unit_tests_that_cannot_be_collected_are_told(tmp_path: Path) -> None:
    def tried() -> str:
        try:
            unit_tests_open([str(tmp_path / "nowhere")], lambda _: None)
        except SystemExit as error:
            return str(error)
        return ""

    (found,) = each_in_a_child([Task(tried, 60.0, str)], 1)
    assert "can't be tried" in found


def test_a_function_that_is_not_there_cannot_be_changed() -> None:
    mutant = next(m for m in mutants_in(SOURCE, "rules.combat.trample"))
    assert not apply(mutant)


def test_a_child_that_takes_too_long_or_dies_is_told_as_such() -> None:
    def sleep() -> str:
        time.sleep(60)
        return "never"

    def spin() -> str:
        while True:
            pass

    def die() -> str:
        os._exit(3)

    tasks = [
        Task(sleep, 0.1, str),
        Task(spin, 1.0, str),
        Task(die, 30.0, str),
        Task(lambda: "done", 30.0, str),
    ]
    assert sorted(each_in_a_child(tasks, 4)) == [
        "done",
        "it took longer than 0.1 seconds",
        "it took longer than 1 seconds",
        "the process died",
    ]


def test_each_listed_equivalent_stands_for_a_change_that_is_there() -> None:
    listed = read_equivalents()
    digests = (
        {m.digest for name, source in sources().items() for m in mutants_in(source, name)}
        if listed
        else set()
    )
    assert stale(listed, digests) == ()


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        ('[[equivalent]]\ndigest = "ab"\nwhere = "here"\n', "lacks reason"),
        ('[[equivalent]]\ndigest = "ab"\nwhere = "h"\nreason = "r"\n' * 2, "ab stands twice"),
    ],
)
def test_a_list_of_equivalents_with_a_mistake_is_refused(tmp_path: Path, entries: str, told: str) -> None:
    file = tmp_path / "equivalents.toml"
    file.write_text(entries)
    with pytest.raises(ValueError, match=told):
        read_equivalents(file)
