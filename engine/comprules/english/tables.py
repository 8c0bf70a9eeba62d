"""The parser's tables are built once for a grammar, kept for later processes, and unpacked by row."""

from __future__ import annotations

import re
from array import array
from typing import Any, Final

import lark
from lark import Lark, Tree
from lark.common import LexerConf
from lark.exceptions import GrammarError
from lark.grammar import NonTerminal, Rule, RuleOptions, Terminal
from lark.lexer import Lexer, LexerThread, PatternRE, PatternStr, TerminalDef
from lark.parse_tree_builder import ParseTreeBuilder
from lark.parsers.lalr_analysis import IntParseTable, Reduce, Shift
from lark.parsers.lalr_parser import _Parser

from comprules.keeping import fingerprint, found, keep

__all__ = ["Parser", "parser_of"]

_FORM: Final = "1"
"""To be changed with the shape of what is kept."""

_Packed = dict[str, Any]


class Parser:
    """A parser whose tables were kept: it does what lark's own does that built them."""

    def __init__(self, packed: _Packed, lexer: type[Lexer], makers: object) -> None:
        """Unpack rules and terminals; the table's rows follow as they are needed.

        Raises:
            GrammarError: Nothing makes something of what a rule or an alias reads.
        """
        rules = [_rule(*each) for each in packed["rules"]]
        _see_that_all_are_made(rules, makers)
        self.terminals = [_terminal(*each) for each in packed["terminals"]]
        rows = _Rows(packed["rows"], packed["tokens"], rules)
        # These classes of lark are untyped.
        new_table: Any = IntParseTable
        new_builder: Any = ParseTreeBuilder
        new_lexer: Any = lexer
        table = new_table(rows, packed["start_states"], packed["end_states"])
        builder = new_builder(rules, Tree, maybe_placeholders=False)
        self._parser = _Parser(table, builder.create_callback(makers))
        self._lexer = new_lexer(LexerConf(self.terminals, re, strict=True))

    def parse(self, text: Any, start: str) -> Any:
        """Return what the makers make of a text that this start symbol reads.

        Raises:
            UnexpectedToken: The grammar does not have it.
        """
        return self._parser.parse(LexerThread.from_custom_input(self._lexer, text), start)


def parser_of(grammar: str, starts: tuple[str, ...], lexer: type[Lexer], makers: object) -> Parser:
    """Return the LALR parser of a grammar; two readings of one text are an error.

    Raises:
        GrammarError: The grammar gives some text two readings, or a rule or an alias has no maker.
    """
    name = fingerprint(_FORM, lark.__version__, *starts, grammar)
    packed = found("parser", name)
    if packed is None:
        packed = _built(grammar, starts, lexer)
        keep("parser", name, packed)
    return Parser(packed, lexer, makers)


def _see_that_all_are_made(rules: list[Rule], makers: object) -> None:
    """Without a maker lark would put a tree among the parts, and say nothing."""
    names = {_maker_name(rule) for rule in rules} - {""}
    lacking = sorted(name for name in names if not hasattr(makers, name))
    if lacking:
        raise GrammarError(f"no maker for what the grammar calls {', '.join(lacking)}")


def _maker_name(rule: Rule) -> str:
    """Return the maker that a rule needs; none where its parts go to the rule around it as they are."""
    name = str(rule.alias or rule.options.template_source or rule.origin.name)
    parts = [symbol for symbol in rule.expansion if not (isinstance(symbol, Terminal) and symbol.filter_out)]
    handed_on = rule.options.expand1 and not rule.alias and len(parts) == 1
    return "" if handed_on or name.startswith("_") else name


def _built(grammar: str, starts: tuple[str, ...], lexer: type[Lexer]) -> _Packed:
    """Return the tables of a grammar as plain data, each row a string of bytes."""
    built: Any = Lark(
        grammar, parser="lalr", lexer=lexer, start=list(starts), strict=True, maybe_placeholders=False
    )
    table: IntParseTable = built.parser.parser._parse_table  # noqa: SLF001 -- lark has no other way to it
    rules = {rule: at for at, rule in enumerate(built.rules)}
    tokens: dict[str, int] = {}
    rows: list[bytes] = []
    for state in range(len(table.states)):
        row = array("I")
        for token, (action, argument) in table.states[state].items():
            goes_to = 2 * argument if action is Shift else 2 * rules[argument] + 1
            row.extend((tokens.setdefault(str(token), len(tokens)), goes_to))
        rows.append(row.tobytes())
    return {
        "tokens": tuple(tokens),
        "rows": tuple(rows),
        "rules": tuple(_packed_rule(rule) for rule in rules),
        "terminals": tuple(
            (terminal.name, terminal.pattern.value, isinstance(terminal.pattern, PatternStr))
            for terminal in built.terminals
        ),
        "start_states": {str(start): state for start, state in table.start_states.items()},
        "end_states": {str(start): state for start, state in table.end_states.items()},
    }


class _Rows(dict[int, dict[str, Any]]):
    """The rows of the table; each is unpacked when the parser first comes to it."""

    def __init__(self, packed: tuple[bytes, ...], tokens: tuple[str, ...], rules: list[Rule]) -> None:
        super().__init__()
        self._packed, self._tokens, self._rules = packed, tokens, rules

    def __missing__(self, state: int) -> dict[str, Any]:
        numbers = array("I", self._packed[state])
        made = {
            self._tokens[token]: (Reduce, self._rules[to >> 1]) if to & 1 else (Shift, to >> 1)
            for token, to in zip(numbers[::2], numbers[1::2], strict=True)
        }
        self[state] = made
        return made


def _packed_rule(rule: Rule) -> tuple[Any, ...]:
    options = rule.options
    return (
        str(rule.origin.name),
        tuple(
            (str(symbol.name), symbol.filter_out if isinstance(symbol, Terminal) else None)
            for symbol in rule.expansion
        ),
        rule.order,
        None if rule.alias is None else str(rule.alias),
        (
            options.keep_all_tokens, options.expand1, options.priority,
            None if options.template_source is None else str(options.template_source), options.empty_indices,
        ),
    )  # fmt: skip


def _rule(
    origin: str,
    expansion: tuple[tuple[str, bool | None], ...],
    order: int,
    alias: str | None,
    options: tuple[Any, ...],
) -> Rule:
    symbols = [
        NonTerminal(name) if filtered is None else Terminal(name, filtered) for name, filtered in expansion
    ]
    return Rule(NonTerminal(origin), symbols, order, alias, RuleOptions(*options))


def _terminal(name: str, value: str, is_literal: bool) -> TerminalDef:  # noqa: FBT001
    return TerminalDef(name, PatternStr(value) if is_literal else PatternRE(value))
