"""What an ability asks the game (``if``, ``as long as``), and how long an effect lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.nouns import Amount, Filter, Players, Subject
from comprules.abilities.simple_nouns import You
from comprules.abilities.slots import Reference
from comprules.words import Moment, Step

__all__ = [
    "AllHold",
    "Always",
    "AmountIs",
    "AnyAmount",
    "AttachedTo",
    "CameUnderControl",
    "CastLastTurn",
    "Condition",
    "ConditionalAmount",
    "CostPaid",
    "Did",
    "Duration",
    "During",
    "Exists",
    "HasTarget",
    "IsNthCast",
    "IsPrevented",
    "LifeThisTurn",
    "Not",
    "ThisIs",
    "TurnOf",
    "WasCast",
    "WasDealtDamage",
    "WordChosen",
]


@dataclass(frozen=True, slots=True)
class ConditionalAmount:
    """One amount where a condition holds, and another where it doesn't: ``If this spell was kicked, create five of those tokens instead``."""

    condition: Condition
    amount: Amount
    otherwise: Amount


@dataclass(frozen=True, slots=True)
class Exists:
    """At least ``least`` objects match, and at most ``most`` where that is given."""

    filter: Filter
    least: int = 1
    most: int | None = None
    of_one: bool = False
    """Whether a single one of the players who may control them has to control so many: ``an opponent controls``."""


@dataclass(frozen=True, slots=True)
class AmountIs:
    """An amount compared with another: ``you have 5 or less life``, ``you have no cards in hand``."""

    amount: Amount
    sign: Literal["<=", ">=", "=", "<", ">"]
    than: Amount


@dataclass(frozen=True, slots=True)
class ThisIs:
    """A named object matches: ``this creature is tapped``, ``enchanted creature is white``."""

    subject: Subject
    filter: Filter


@dataclass(frozen=True, slots=True)
class Did(Reference):
    """The instruction before was carried out, in part at least: ``if you do`` (608.2c); ``who`` says the words only."""

    who: Players = You()


@dataclass(frozen=True, slots=True)
class CostPaid:
    """An optional cost was paid as the spell was cast: ``this spell was kicked``, ``its buyback cost was paid``."""

    of: Subject
    cost: str


@dataclass(frozen=True, slots=True)
class WasCast:
    """The spell, or the spell that the permanent was, was cast and not just copied or put there; ``by`` such a player, with ``origin`` from that zone."""

    of: Subject
    by: Players | None = None
    origin: Literal["", "hand", "library", "graveyard", "exile"] = ""


@dataclass(frozen=True, slots=True)
class CameUnderControl:
    """The permanent came under the control of the ability's controller since the beginning of that player's last upkeep."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class IsPrevented(Reference):
    """The prevention effect has prevented damage, with ``by`` from such a source: ``if damage is prevented this way``."""

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class WasDealtDamage:
    """One of these players has been dealt damage this turn."""

    who: Players


@dataclass(frozen=True, slots=True)
class LifeThisTurn:
    """One of these players has gained, or lost, at least so much life this turn."""

    who: Players
    how: Literal["gained", "lost"]
    least: int = 1


@dataclass(frozen=True, slots=True)
class CastLastTurn:
    """A player cast at least so many spells in the turn before this one."""

    least: int = 1


@dataclass(frozen=True, slots=True)
class WordChosen:
    """The anchor word was chosen as the permanent entered (614.12b)."""

    word: str


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """One object is attached to another: ``this Equipment remains attached to that creature``."""

    subject: Subject
    to: Subject


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of such a player: ``it's your turn``; with ``step`` that step of it."""

    whose: Players
    step: Step | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class AllHold:
    """Several conditions, all of which have to hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """The condition does not hold."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Always:
    """No condition at all."""


@dataclass(frozen=True, slots=True)
class HasTarget:
    """The spell or ability has a target that matches: ``it targets a creature``."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class IsNthCast:
    """The spell is, of those that match, the one of that number that its controller has cast this turn: ``it's the second creature spell you cast this turn``."""

    nth: int
    spell: Filter


@dataclass(frozen=True, slots=True)
class Duration:
    """How long a continuous effect from a resolution lasts (611.2a).

    ``until`` is ``end of turn``, ``end of combat``, or a moment of the turns of one player, ``whose``: ``next turn``, ``next upkeep`` and
    other steps as they begin, ``end of next turn``, ``end of next untap step`` as they end. ``as_long_as`` holds the condition of the other wording.
    With neither, it lasts as long as the game.
    """

    until: Moment | Literal[""] = ""
    as_long_as: Condition = Always()
    whose: Players = You()


@dataclass(frozen=True, slots=True)
class During:
    """A part of the turn in which alone an ability may be activated: a player's turn, or with ``step`` that step of it."""

    whose: Players
    step: Step | Literal[""] = ""


Condition = (
    WordChosen
    | WasDealtDamage
    | LifeThisTurn
    | CastLastTurn
    | CameUnderControl
    | Exists
    | AmountIs
    | ThisIs
    | AttachedTo
    | Did
    | CostPaid
    | WasCast
    | HasTarget
    | IsNthCast
    | IsPrevented
    | TurnOf
    | AllHold
    | Not
    | Always
)

AnyAmount = Amount | ConditionalAmount
"""An amount, or one of two amounts."""
