"""Events of players: damage, life, winning and losing, mana (104, 106, 118-120)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from comprules.words import Designation

if TYPE_CHECKING:
    from comprules.abilities.mana_instructions import IfSpent, SpendOnly
    from comprules.state.players import BoundMana


__all__ = [
    "AddsMana",
    "Deals",
    "Designates",
    "DrawsGame",
    "EmptiesPool",
    "Flips",
    "GainsLife",
    "LosesGame",
    "LosesLife",
    "PaysLife",
    "PlaysLand",
    "Prevents",
    "RemovesDamage",
    "Rolls",
    "RoundsTeamLife",
    "SetsSpeed",
    "SpendsMana",
    "TakesPool",
    "TapsForMana",
    "WinsGame",
]


@dataclass(frozen=True, slots=True)
class Deals:
    """A source deals damage to an object or player (120)."""

    source: int
    to: int | str
    amount: int
    combat: bool = False
    preventable: bool = True


@dataclass(frozen=True, slots=True)
class Prevents:
    """A prevention effect prevents some or all of the damage that would be dealt at once (615.13)."""

    effect: tuple[object, ...]
    dealt: tuple[Deals, ...]


@dataclass(frozen=True, slots=True)
class GainsLife:
    """A player gains life (119.3)."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class LosesLife:
    """A player loses life (119.3), ``by_damage`` where that is the result of damage."""

    player: str
    amount: int
    by_damage: bool = False


@dataclass(frozen=True, slots=True)
class LosesGame:
    """A player loses the game (104.3)."""

    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class DrawsGame:
    """The game is a draw for these players, or for all where none are named (104.4)."""

    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WinsGame:
    """A player wins the game (104.2)."""

    player: str


@dataclass(frozen=True, slots=True)
class TapsForMana:
    """A player has tapped a permanent for mana, which produced these types (106.12)."""

    player: str
    source: int
    produced: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AddsMana:
    """A player adds mana to the pool (106.4), so much of each kind."""

    player: str
    mana: tuple[tuple[str, int], ...]
    tapped: int = 0
    """The permanent that was tapped for it, if any."""
    only: SpendOnly | None = None
    """The mana may be spent on nothing else, as the text of ``source`` says."""
    source: int = 0
    snow: bool = False
    """Whether the source is a snow one as it produces the mana."""
    marked: bool = False
    """Whether something waits for each of it to be spent."""
    then: IfSpent | None = None
    """What is so if it is spent on certain spells."""
    speaker: Any = None
    """The ability in whose words that is."""
    kept: bool = False
    """Whether it is not lost as steps and phases of this turn end."""

    @property
    def amount(self) -> int:
        """Return how much mana it is, of all kinds."""
        return sum(amount for _, amount in self.mana)


@dataclass(frozen=True, slots=True)
class RemovesDamage:
    """All damage marked on a permanent is removed (514.2, 701.19a)."""

    object: int


@dataclass(frozen=True, slots=True)
class EmptiesPool:
    """A player loses the unspent mana in the pool (106.4), but for types that the player keeps."""

    player: str
    keeping: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class PlaysLand:
    """A player plays a land (305.1), which counts among those of the turn."""

    player: str
    land: int


@dataclass(frozen=True, slots=True)
class SpendsMana:
    """A player pays with mana of the pool (601.2h), so much of each kind."""

    player: str
    mana: tuple[tuple[str, int], ...]
    bound: tuple[BoundMana, ...] = ()
    """The mana that remains restricted afterwards."""
    snow: tuple[tuple[str, int], ...] = ()
    """How much of it had been produced by snow sources."""
    marks: tuple[int, ...] = ()
    """What tells the mana apart for whose spending something waits."""
    spell: int = 0
    """The spell that it is spent on, if it is one."""


@dataclass(frozen=True, slots=True)
class TakesPool:
    """A player loses all unspent mana, and another, or the same, adds it (106.13)."""

    player: str
    to: str


@dataclass(frozen=True, slots=True)
class RoundsTeamLife:
    """A team's life total changes by what its players' halves come to too much; nobody loses life."""

    player: str
    change: int


@dataclass(frozen=True, slots=True)
class SetsSpeed:
    """A player's speed becomes a number (702.179)."""

    player: str
    speed: int


@dataclass(frozen=True, slots=True)
class Designates:
    """A player becomes the monarch, or gets the city's blessing (723.1, 702.131c)."""

    player: str
    designation: Designation


@dataclass(frozen=True, slots=True)
class Flips:
    """A player has flipped a coin, and won the flip or lost it (705.2)."""

    player: str
    action: Literal["win a flip", "lose a flip"]
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Rolls:
    """A player has rolled a die (706.2)."""

    player: str
    action: Literal["roll", "roll the planar die", "roll the planeswalker symbol"]
    amount: int
    """The result; the planar die has none (901.9d)."""


@dataclass(frozen=True, slots=True)
class PaysLife:
    """A player pays life (119.4)."""

    player: str
    amount: int
