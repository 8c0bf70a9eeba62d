"""What an ability asks the game (``if``, ``as long as``), and how long an effect lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.nouns import Amount, Filter, Players, Subject
from comprules.abilities.simple_nouns import This, You
from comprules.abilities.slots import Reference
from comprules.mana import ManaCost
from comprules.words import Designation, Moment, Step, TimeOfDay

__all__ = [
    "AllHold",
    "Always",
    "AmountIs",
    "AnyAmount",
    "AnyHolds",
    "AttachedTo",
    "BothYours",
    "CameFrom",
    "CameUnderControl",
    "CardWasCast",
    "CaseSolved",
    "CaseUnsolved",
    "CastLastTurn",
    "CommittedCrime",
    "CompletedDungeon",
    "Condition",
    "ConditionalAmount",
    "CostPaid",
    "Did",
    "Duration",
    "During",
    "ExcessWasDealt",
    "Exists",
    "FlipIs",
    "HadToAttack",
    "HasCounters",
    "HasDesignation",
    "HasMore",
    "HasTarget",
    "IsNthCast",
    "IsNthResolution",
    "IsPrevented",
    "LevelIs",
    "LibrarySearched",
    "LifeThisTurn",
    "Not",
    "PointOfTurn",
    "ResultIs",
    "RingTempted",
    "SearchedThisTurn",
    "ThisIs",
    "TimeIs",
    "TurnOf",
    "VoteIs",
    "WasAttacked",
    "WasCast",
    "WasDealtDamage",
    "WasSo",
    "WordChosen",
]


@dataclass(frozen=True, slots=True)
class ConditionalAmount:
    """The amount is one number while a condition holds, and another while it doesn't."""

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
    """Whether a single player among those meant controls so many: ``an opponent controls``."""


@dataclass(frozen=True, slots=True)
class BothYours:
    """``You`` both own and control the object itself and one of a kind (701.42)."""

    one: Subject
    other: Filter


@dataclass(frozen=True, slots=True)
class AmountIs:
    """An amount compared with another: ``you have 5 or less life``, ``you have no cards in hand``."""

    amount: Amount
    sign: Literal["<=", ">=", "=", "<", ">"]
    than: Amount
    of_one: bool = False
    """Whether it is that of a single player among those meant: ``an opponent has no cards in hand``."""


@dataclass(frozen=True, slots=True)
class ThisIs:
    """A named object matches: ``this creature is tapped``, ``enchanted creature is white``."""

    subject: Subject
    filter: Filter


@dataclass(frozen=True, slots=True)
class WasSo:
    """A named object matched when it was last known: ``it was a Human`` (608.2h)."""

    subject: Subject
    filter: Filter


@dataclass(frozen=True, slots=True)
class Did(Reference):
    """The instruction before was carried out, at least in part: ``if you do`` (608.2c)."""

    who: Players = You()
    """The words say so of these players; it changes nothing."""


@dataclass(frozen=True, slots=True)
class LibrarySearched(Reference):
    """The library was among the zones that were searched: ``if you search your library this way``."""


@dataclass(frozen=True, slots=True)
class CostPaid:
    """An optional cost was paid as the spell was cast: ``this spell was kicked``."""

    of: Subject
    cost: str


@dataclass(frozen=True, slots=True)
class WasCast:
    """The spell, or the spell that the permanent was, was cast, not just copied or put there."""

    of: Subject
    by: Players | None = None
    """One of these players cast it."""
    origin: Literal["", "hand", "library", "graveyard", "own graveyard", "exile", "not hand"] = ""
    """It was cast from this zone, or from anywhere other than a hand."""
    in_main_phase: bool = False
    """It was cast during its caster's main phase."""


@dataclass(frozen=True, slots=True)
class CameUnderControl:
    """Since your last upkeep began, you have come to control the permanent."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class HadToAttack:
    """In this combat the creature had to attack (506.6)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class IsPrevented(Reference):
    """The prevention effect has prevented damage."""

    by: Filter | None = None
    """The damage came from such a source."""


@dataclass(frozen=True, slots=True)
class ExcessWasDealt(Reference):
    """The instruction before has had excess damage dealt to a permanent (120.10)."""


@dataclass(frozen=True, slots=True)
class WasDealtDamage:
    """One of these players has been dealt damage this turn."""

    who: Players


@dataclass(frozen=True, slots=True)
class LifeThisTurn:
    """One of these players has gained, or lost, at least so much life this turn, or did so last turn."""

    who: Players
    how: Literal["gained", "lost"]
    least: int = 1
    last: bool = False
    """It is the turn before this one."""


@dataclass(frozen=True, slots=True)
class CameFrom:
    """The permanent entered from this zone, that of one of these players where they are named."""

    subject: Subject
    zone: Literal["graveyard", "hand", "library", "exile"]
    whose: Players | None = None


@dataclass(frozen=True, slots=True)
class CardWasCast:
    """The card of the ability has been cast from this zone since the ability was used."""

    origin: Literal["exile"]


@dataclass(frozen=True, slots=True)
class SearchedThisTurn:
    """One of these players has searched his or her library this turn (608.2i)."""

    who: Players


@dataclass(frozen=True, slots=True)
class CommittedCrime:
    """One of these players has committed a crime this turn (700.15)."""

    who: Players


@dataclass(frozen=True, slots=True)
class CastLastTurn:
    """A player cast at least so many spells in the turn before this one."""

    least: int = 1


@dataclass(frozen=True, slots=True)
class IsNthResolution:
    """The ability that says so resolves for that time this turn."""

    nth: int


@dataclass(frozen=True, slots=True)
class WordChosen:
    """The anchor word was chosen as the permanent entered (614.12b)."""

    word: str


@dataclass(frozen=True, slots=True)
class CaseSolved:
    """The object itself is solved, as what stands behind "Solved" demands (702.169)."""


@dataclass(frozen=True, slots=True)
class CaseUnsolved:
    """The object itself is not solved yet, as what solves it demands (719.3a)."""


@dataclass(frozen=True, slots=True)
class LevelIs:
    """A Class, or another permanent, is at a level (716.2)."""

    of: This
    level: int
    or_greater: bool = False
    """A greater level does as well."""


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
class PointOfTurn:
    """It is before or after a point of the turn's first combat phase, or during any (506.7).

    After upkeep it is when the first upkeep step of the turn is over (503.2).
    """

    side: Literal["before", "after", "during"]
    point: Literal[
        "combat", "first combat", "upkeep", "declare attackers", "declare blockers", "combat damage"
    ] = "combat"
    here: bool = False
    """The combat phase that is going on is meant."""


@dataclass(frozen=True, slots=True)
class WasAttacked:
    """One of these players has been attacked in this step: ``you've been attacked this step``."""

    who: Players


@dataclass(frozen=True, slots=True)
class HasMore:
    """One of these players has more of something than each of the others."""

    who: Players
    what: Filter | Literal["life", "cards in hand"]
    than: Players


@dataclass(frozen=True, slots=True)
class HasCounters:
    """One of these players has at least so many counters of a kind."""

    who: Players
    kind: str
    least: int = 1


@dataclass(frozen=True, slots=True)
class AnyHolds:
    """Several conditions, one of which has to hold."""

    conditions: tuple[Condition, ...]


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
    """Among those that match, the spell is the one of that number that its controller cast this turn."""

    nth: int
    spell: Filter


@dataclass(frozen=True, slots=True)
class Duration:
    """A continuous effect from a resolution lasts so long (611.2a).

    With neither a moment nor a condition it lasts as long as the game.
    """

    until: Moment | Literal[""] = ""
    """The moment of the turns of ``whose`` player: a step as it begins, ``end of`` one as it ends."""
    as_long_as: Condition = Always()
    """It lasts while this condition holds."""
    whose: Players = You()
    ended_for: ManaCost | None = None
    """Its controller may pay this to end it at any time (116.2c)."""


@dataclass(frozen=True, slots=True)
class During:
    """An ability may be activated in this part of the turn alone."""

    whose: Players
    step: Step | Literal[""] = ""
    """Without a step the whole turn of that player is meant."""


@dataclass(frozen=True, slots=True)
class VoteIs(Reference):
    """A word got more votes than any other, or with ``tied`` as many as another (701.38)."""

    word: str
    tied: bool = False


@dataclass(frozen=True, slots=True)
class FlipIs(Reference):
    """The player who flipped the coin has won, or lost, the flip (705.2), or the clash (701.30d)."""

    how: Literal["won", "lost"]
    of: Literal["flip", "clash"] = "flip"


@dataclass(frozen=True, slots=True)
class ResultIs(Reference):
    """The result of a die roll lies in a range, as a line of a results table says (706.3a)."""

    least: int
    most: int | None = None
    """Without it there is no limit upwards."""


@dataclass(frozen=True, slots=True)
class RingTempted:
    """The Ring has tempted one of these players so often (701.54)."""

    who: Players
    least: int


@dataclass(frozen=True, slots=True)
class HasDesignation:
    """One of these players is the monarch, or has the city's blessing."""

    who: Players
    designation: Designation


@dataclass(frozen=True, slots=True)
class CompletedDungeon:
    """One of these players has completed a dungeon in this game (309.7)."""

    who: Players


@dataclass(frozen=True, slots=True)
class TimeIs:
    """It is day, it is night, or it is neither of them (729.1)."""

    time: TimeOfDay | Literal[""] = ""


Condition = (
    TimeIs
    | WordChosen
    | CaseSolved
    | CaseUnsolved
    | LevelIs
    | WasDealtDamage
    | LifeThisTurn
    | CastLastTurn
    | CameFrom
    | CardWasCast
    | CommittedCrime
    | SearchedThisTurn
    | CameUnderControl
    | HadToAttack
    | Exists
    | BothYours
    | AmountIs
    | ThisIs
    | WasSo
    | AttachedTo
    | Did
    | LibrarySearched
    | CostPaid
    | WasCast
    | HasTarget
    | IsNthCast
    | IsNthResolution
    | IsPrevented
    | ExcessWasDealt
    | TurnOf
    | PointOfTurn
    | WasAttacked
    | HasMore
    | HasCounters
    | HasDesignation
    | RingTempted
    | CompletedDungeon
    | FlipIs
    | VoteIs
    | ResultIs
    | AnyHolds
    | AllHold
    | Not
    | Always
)

AnyAmount = Amount | ConditionalAmount
"""An amount, or one of two amounts."""
