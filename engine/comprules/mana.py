"""Mana and mana costs: symbols, mana values, colors, and what a pool can pay."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from comprules.words import COLOR_LETTERS

__all__ = [
    "NOT_WILD",
    "ManaCost",
    "ManaError",
    "Pool",
    "Wild",
    "paid_from",
    "read_cost",
    "read_pool",
    "written_pool",
]

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_KNOWN = re.compile(r"\d+|[WUBRGCXS]|[WUBRG2]/[WUBRG](/P)?|[WUBRG]/P")

Pool = Mapping[str, int]
"""How much mana of each kind (``W U B R G C``) a player has."""


class ManaError(ValueError):
    """A mana cost that cannot be read."""


@dataclass(frozen=True, slots=True)
class ManaCost:
    """A mana cost (202.1): its symbols in order, without braces."""

    symbols: tuple[str, ...] = ()

    @property
    def mana_value(self) -> int:
        """Return the mana value with X as 0 (202.3)."""
        return sum(_value(symbol) for symbol in self.symbols)

    @property
    def colors(self) -> frozenset[str]:
        """Return the colors of the symbols (105.2)."""
        return frozenset(
            COLOR_LETTERS[letter]
            for symbol in self.symbols
            for letter in symbol.split("/")
            if letter in COLOR_LETTERS
        )

    def __str__(self) -> str:
        """Return the cost as printed: ``{1}{W}``."""
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)


def _value(symbol: str) -> int:
    if symbol.isdigit():
        return int(symbol)
    if symbol == "X":
        return 0
    return 2 if symbol.startswith("2/") else 1


@cache
def read_cost(text: str) -> ManaCost:
    """Read ``{1}{W}``.

    Raises:
        ManaError: ``text`` holds something that is no mana symbol.
    """
    symbols = tuple(_SYMBOL.findall(text))
    if "".join(f"{{{symbol}}}" for symbol in symbols) != text.strip():
        message = f"{text!r} is no mana cost; write it like {{1}}{{W}}"
        raise ManaError(message)
    for symbol in symbols:
        if not _KNOWN.fullmatch(symbol):
            message = f"{{{symbol}}} in {text!r} is no mana symbol"
            raise ManaError(message)
    return ManaCost(symbols)


def read_pool(text: str) -> dict[str, int]:
    """Read the mana of a pool: ``{2}{R}`` is two colorless and one red."""
    pool: Counter[str] = Counter()
    for symbol in read_cost(text).symbols:
        if symbol.isdigit():
            pool["C"] += int(symbol)
        else:
            pool[symbol] += 1
    return dict(pool)


def written_pool(pool: Pool) -> str:
    """Return the mana of a pool, written: ``{C}{C}{R}``."""
    return "".join(f"{{{kind}}}" * pool.get(kind, 0) for kind in "WUBRGC")


@dataclass(frozen=True, slots=True)
class Wild:
    """The kinds of mana that may be spent as though they were of any color, and of any type (609.4b)."""

    color: frozenset[str] = frozenset()
    type: frozenset[str] = frozenset()


NOT_WILD: Final = Wild()


def paid_from(pool: Pool, cost: ManaCost, x: int = 0, wild: Wild = NOT_WILD) -> dict[str, int] | None:
    """Return what is left of the pool after the cost is paid, or None where it can't be.

    Colored symbols take their color first, then what may be spent as though it were; generic mana takes
    colorless, then the most plentiful color.
    """
    if not cost.symbols:
        return {kind: amount for kind, amount in pool.items() if amount}
    left = Counter(pool)
    generic = 0
    flexible: list[str] = []
    owed: list[str] = []
    for symbol in cost.symbols:
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol == "X":
            generic += x
        elif "/" in symbol:
            flexible.append(symbol)
        else:
            left[symbol] -= 1
            owed += [symbol] * (left[symbol] < 0)
            left[symbol] = max(0, left[symbol])
    for symbol in owed:
        usable = wild.type if symbol == "C" else wild.color | wild.type
        there = [kind for kind in usable if left[kind] > 0]
        if not there:
            return None
        left[max(there, key=lambda kind: left[kind])] -= 1
    for symbol in flexible:
        kinds = [letter for letter in symbol.split("/") if letter in COLOR_LETTERS and left[letter] > 0]
        if kinds:
            left[max(kinds, key=lambda letter: left[letter])] -= 1
        elif symbol.startswith("2/"):
            generic += 2
        else:
            return None
    for kind in ("C", *sorted("WUBRG", key=lambda letter: -left[letter])) if generic else ():
        taken = min(generic, left[kind])
        left[kind] -= taken
        generic -= taken
    return None if generic else {kind: amount for kind, amount in left.items() if amount}
