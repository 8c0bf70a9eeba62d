"""Mana and mana costs: symbols, mana values, colors, and what a pool can pay."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
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
    "with_snow_apart",
    "written_pool",
]

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_KNOWN = re.compile(r"\d+|[WUBRGCXS]|[2C]/[WUBRG]|[WUBRG]/[WUBRG](/P)?|[WUBRG]/P")

_KINDS: Final = "WUBRGC"

Pool = Mapping[str, int]
"""How much mana of each kind (``W U B R G C``) there is; ``sW`` and so on is from snow sources."""


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


def with_snow_apart(pool: dict[str, int], snow: Pool) -> dict[str, int]:
    """Return a pool in which the mana that snow sources produced stands for itself, as ``sW`` and so on."""
    apart = {f"s{kind}": min(amount, pool.get(kind, 0)) for kind, amount in snow.items()}
    plain = {kind: amount - apart.get(f"s{kind}", 0) for kind, amount in pool.items()}
    return plain | apart


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

    Colored symbols take their color first, then what may be spent as though it were; a snow symbol takes of
    what snow sources produced, which is spent last on everything else; generic mana takes colorless, then the
    most plentiful color.
    """
    if not cost.symbols:
        return {kind: amount for kind, amount in pool.items() if amount}
    left = Counter(pool)
    generic = snow = 0
    flexible: list[str] = []
    owed: list[str] = []
    for symbol in cost.symbols:
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol == "X":
            generic += x
        elif "/" in symbol:
            flexible.append(symbol)
        elif symbol == "S":
            snow += 1
        elif not _taken(left, [symbol]):
            owed.append(symbol)
    for symbol in owed:
        if not _taken(left, wild.type if symbol == "C" else wild.color | wild.type):
            return None
    for _ in range(snow):
        if not _taken(left, [f"s{kind}" for kind in _KINDS]):
            return None
    for symbol in flexible:
        if _taken(left, [letter for letter in symbol.split("/") if letter in _KINDS]):
            continue
        if not symbol.startswith("2/"):
            return None
        generic += 2
    order = ("C", *sorted("WUBRG", key=lambda letter: -left[letter])) if generic else ()
    for kind in (*order, *(f"s{kind}" for kind in order)):
        taken = min(generic, left[kind])
        left[kind] -= taken
        generic -= taken
    return None if generic else {kind: amount for kind, amount in left.items() if amount}


def _taken(left: Counter[str], kinds: Iterable[str]) -> bool:
    """Take one mana of these kinds, the most plentiful, and of snow sources only where there is no other."""
    for some in (tuple(kinds), tuple(f"s{kind}" for kind in kinds)):
        there = [kind for kind in some if left[kind] > 0]
        if there:
            left[max(there, key=lambda kind: left[kind])] -= 1
            return True
    return False
