"""The parser's tables are built once for a grammar, and a kept table reads as one that was just built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import lark
import pytest
from lark.exceptions import GrammarError, UnexpectedToken

from comprules.english import tables
from comprules.english.lexer import Words, pieces_of
from comprules.english.tables import parser_of

SMALL = """
line: "flying" -> flying
    | "draw" number "cards" -> drawing
?number: INTEGER
%declare INTEGER
"""
MAKERS = SimpleNamespace(flying=lambda _: "flying", drawing=lambda parts: ("draws", str(parts[0])))


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The grammars that were built, not found."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    grammars: list[str] = []
    build = tables._built

    def noticed(grammar: str, starts: tuple[str, ...], lexer: Any) -> Any:
        grammars.append(grammar)
        return build(grammar, starts, lexer)

    monkeypatch.setattr(tables, "_built", noticed)
    return grammars


def read(text: str, grammar: str = SMALL) -> Any:
    return parser_of(grammar, ("line",), Words, MAKERS).parse(pieces_of(text), start="line")


def test_a_grammar_is_built_once(built: list[str]) -> None:
    assert [read("draw 3 cards"), read("draw 3 cards"), read("flying")] == [("draws", "3")] * 2 + ["flying"]
    assert built == [SMALL]


def test_an_edited_grammar_is_built_anew(built: list[str]) -> None:
    read("flying")
    edited = SMALL.replace('"flying"', '"trample"')
    assert read("trample", edited) == "flying"
    assert built == [SMALL, edited]
    with pytest.raises(UnexpectedToken):
        read("trample")


def test_other_start_symbols_are_another_table(built: list[str]) -> None:
    read("flying")
    parser_of(SMALL, ("line", "number"), Words, MAKERS)
    assert len(built) == 2


def test_another_version_of_lark_builds_its_own(built: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    read("flying")
    monkeypatch.setattr(lark, "__version__", "99")
    read("flying")
    assert len(built) == 2


def test_a_damaged_table_is_built_anew(built: list[str], tmp_path: Path) -> None:
    read("flying")
    (file,) = (tmp_path / "comprules").glob("parser-*")
    file.write_bytes(file.read_bytes()[:-5])
    assert read("flying") == "flying"
    assert len(built) == 2


def test_where_nothing_can_be_kept_texts_are_read_all_the_same(
    built: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert [read("flying"), read("flying")] == ["flying"] * 2
    assert len(built) == 2


def test_a_grammar_with_two_readings_is_refused_and_not_kept(tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(GrammarError):
            read("flying", SMALL + 'two: "flying" -> again\n%extend line: two\n')
    assert not (tmp_path / "comprules").exists()


@pytest.mark.parametrize(
    ("more", "lacking"),
    [
        ('%extend line: "draw" "cards" -> unmade\n', "unmade"),
        ('%extend line: unmade\nunmade: "cards"\n', "line, unmade"),
        ('%extend number: "up" "to" INTEGER INTEGER\n', "number"),
    ],
    ids=["an alias", "a rule", "a rule that hands on one part, and has two"],
)
def test_what_the_grammar_reads_and_nothing_makes_is_refused(more: str, lacking: str) -> None:
    for _ in range(2):  # as it is built, and as it is found
        with pytest.raises(GrammarError, match=f"no maker for what the grammar calls {lacking}$"):
            read("flying", SMALL + more)


def test_a_rule_that_hands_on_its_one_part_needs_no_maker() -> None:
    assert read("draw 3 cards", SMALL + '%extend number: "up" INTEGER\n') == ("draws", "3")


def test_a_refusal_knows_what_could_stand_there() -> None:
    for _ in range(2):
        with pytest.raises(UnexpectedToken) as refused:
            read("draw cards")
        assert refused.value.expected == {"INTEGER"}


READER = f"""
from types import SimpleNamespace
from comprules.english.lexer import Words, pieces_of
from comprules.english.tables import parser_of
parser = parser_of({SMALL!r}, ("line",), Words, SimpleNamespace(flying=lambda _: "read", drawing=list))
print(parser.parse(pieces_of("flying"), start="line"))
"""


def test_two_processes_may_build_at_once(tmp_path: Path) -> None:
    started = [
        subprocess.Popen([sys.executable, "-c", READER], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    said = [process.communicate(timeout=120) for process in started]
    assert [out for out, _ in said] == [b"read\n"] * 2, said
    assert len(list((tmp_path / "comprules").glob("parser-*"))) == 1
    assert list((tmp_path / "comprules").glob(".*.part")) == []
