"""What the parser can go on with where it stands."""

from __future__ import annotations

from typing import Any

from lark.parsers.lalr_analysis import Shift

__all__ = ["accepts"]


def accepts(parser_state: Any, kind: str) -> bool:
    """Say whether the parser, where it stands, can go on with a word of this class."""
    states = parser_state.parse_conf.parse_table.states
    stack = list(parser_state.state_stack)
    while True:
        step = states[stack[-1]].get(kind)
        if step is None:
            return False
        action, argument = step
        if action is Shift:
            return True
        size = len(argument.expansion)
        if size:
            del stack[-size:]
        stack.append(states[stack[-1]][argument.origin.name][1])
