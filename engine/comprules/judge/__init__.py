"""The Judge protocol: an engine answers these messages, so that the suite can examine it.

A judge is given a position, is told what players do, and lets itself be looked at. Every message is a frozen
dataclass of JSON-able values; :mod:`comprules.kit.pipe` carries them as JSON lines to engines in other
languages. What a scenario expects is never told to the judge.
"""

from __future__ import annotations

from typing import Protocol

from comprules.judge.actions import (
    Action,
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    Choice,
    Concede,
    ExchangeCards,
    Pass,
    Play,
    PresentDeck,
    ReceivePriority,
    SetAside,
    SpecialAction,
    StartGame,
    TurnFaceUp,
)
from comprules.judge.answers import (
    Applied,
    Asked,
    Board,
    BoardObject,
    BoardPlayer,
    Done,
    Outcome,
    Refused,
    Unsupported,
)
from comprules.judge.hello import CAPABILITIES, PROTOCOL, Capability, Hello, SaysHello
from comprules.judge.position import (
    Card,
    PastGame,
    Placed,
    Position,
    Seat,
    ZoneName,
)

__all__ = [
    "CAPABILITIES",
    "PROTOCOL",
    "Action",
    "Activate",
    "Advance",
    "Applied",
    "Asked",
    "Attack",
    "Block",
    "Board",
    "BoardObject",
    "BoardPlayer",
    "Capability",
    "Card",
    "Cast",
    "Choice",
    "Concede",
    "Done",
    "ExchangeCards",
    "Hello",
    "Judge",
    "Outcome",
    "Pass",
    "PastGame",
    "Placed",
    "Play",
    "Position",
    "PresentDeck",
    "ReceivePriority",
    "Refused",
    "SaysHello",
    "Seat",
    "SetAside",
    "SpecialAction",
    "StartGame",
    "TurnFaceUp",
    "Unsupported",
    "ZoneName",
]


class Judge(Protocol):
    """An engine under examination; it plays one game at a time.

    It may say beforehand what it can, by a method ``hello`` (:class:`SaysHello`).
    Every method may raise :class:`Unsupported`; any other exception counts as an error of the judge.
    """

    @property
    def name(self) -> str:
        """Return the engine's name and version."""
        ...

    def begin(self, position: Position) -> None:
        """Forget any earlier game and set up this position; no rule is applied yet."""
        ...

    def act(self, action: Action) -> Outcome:
        """Let a player do something, and its consequences follow until the game waits for a player."""
        ...

    def answer(self, choice: Choice) -> Outcome:
        """Go on from the question that the last outcome asked."""
        ...

    def would(self, action: Action) -> Outcome:
        """Say what ``act`` would, and change nothing."""
        ...

    def board(self) -> Board:
        """Return the game as it stands."""
        ...

    def trace(self) -> tuple[Applied, ...]:
        """Return every rule applied since ``begin``, in order; empty if the engine keeps no trace."""
        ...
