"""What a judge may say of itself before its first game: which editions it plays, and what it can."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol, get_args

__all__ = ["CAPABILITIES", "PROTOCOL", "Capability", "Hello", "SaysHello"]

PROTOCOL: Final = 1
"""The version of the protocol; a message, a field or a rule of conduct more makes it one higher."""

Capability = Literal[
    "cards by name",
    "cards by text",
    "arbitrary positions",
    "questions one by one",
    "mana from lands",
    "mana from the pool",
    "more than two players",
    "variants",
    "traces",
    "face-down",
    "counters",
]
"""What a judge may claim; see :class:`Hello`."""

CAPABILITIES: Final[tuple[Capability, ...]] = get_args(Capability)


@dataclass(frozen=True, slots=True)
class Hello:
    """A judge introduces itself; what it doesn't claim is not asked of it, and counts as skipped.

    ``cards by name`` is to know real cards by their names, ``cards by text`` to read the text that comes with
    a card; a card without text needs neither. ``arbitrary positions`` is to begin anywhere, and not only
    with decks. ``questions one by one`` is to ask for each choice. ``mana from lands`` is to tap lands while
    a cost is paid, or before; ``mana from the pool`` to begin with mana there. A judge that doesn't claim
    ``traces`` is never asked for one.
    """

    name: str
    capabilities: tuple[Capability, ...]
    editions: tuple[str, ...] = ()
    """Effective dates; every edition, if it is empty."""
    protocol: int = PROTOCOL


class SaysHello(Protocol):
    """A judge that introduces itself; one that has no ``hello`` claims everything."""

    def hello(self) -> Hello:
        """Return what the judge says of itself."""
        ...
