"""What is kept of a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from immutables import Map

from comprules.state.copying import EMPTY, often_copied
from comprules.state.objects import Counter, Sticker
from comprules.words import Designation

if TYPE_CHECKING:
    from comprules.abilities.mana_instructions import IfSpent, SpendOnly

__all__ = ["BoundMana", "Player"]


@dataclass(frozen=True, slots=True)
class BoundMana:
    """Mana in a pool of which the words of ``source`` say something more than its type (106.6)."""

    kind: str
    amount: int
    only: SpendOnly | None
    """It may be spent on nothing else."""
    source: int
    mark: int = 0
    """What tells one mana apart from all others, where something is done for each that is spent."""
    then: IfSpent | None = None
    """What is so if it is spent on certain spells."""
    speaker: Any = None
    """The ability in whose words that is."""
    kept: bool = False
    """It is not lost before the turn ends."""


@often_copied
@dataclass(frozen=True)
class Player:
    """A player of the game."""

    name: str
    life: int = 20
    team: str = ""
    counters: Map[str, Counter] = EMPTY
    mana: Map[str, int] = EMPTY
    bound: tuple[BoundMana, ...] = ()
    """The part of the mana that not everything can be paid with."""
    snow: Map[str, int] = EMPTY
    """How much of the mana of each kind was produced by snow sources (107.4h)."""
    speed: int | None = None
    designations: frozenset[Designation] = frozenset()
    stickers: tuple[Sticker, ...] = ()
    drew_from_empty: bool = False
    lands_played: int = 0
    last_turn: int = 0
    turn_before: int = 0
    commander_damage: Map[str, int] = EMPTY
    """The combat damage that commanders dealt, by their labels: a label follows a card through all zones."""
    commander_casts: Map[str, int] = EMPTY
    """How often the player has cast each commander from the command zone, by its label."""
    dungeon: tuple[int, str] | None = None
    dungeons_completed: int = 0
    lost: str = ""
    """Why the player lost; empty for a player who is still in the game."""
    drew: bool = False
    """Whether the game is a draw for this player."""
    left_in: int = 0
    """The turn in which the player left the game."""
    won: bool = False

    def number_of(self, kind: str) -> int:
        """Return how many counters of a kind the player has."""
        held = self.counters.get(kind)
        return held.amount if held is not None else 0

    @property
    def gone(self) -> bool:
        """Say whether the player has left the game."""
        return bool(self.lost) or self.drew
