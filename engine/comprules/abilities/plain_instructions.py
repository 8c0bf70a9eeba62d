"""Instructions to pay and to cast, and the union of all instructions that hold no other instructions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.costs import Cost
from comprules.abilities.instructions import (
    AttachTo,
    BecomeBlocked,
    ChaosEnsues,
    ChooseTargets,
    ChooseWord,
    DealDamage,
    Destroy,
    Discard,
    DrawCards,
    DrawTheGame,
    Exchange,
    ExchangeLife,
    Fight,
    FlipPermanent,
    GainLife,
    LoseCounters,
    LoseLife,
    LoseTheGame,
    Meld,
    Mill,
    Move,
    MoveCounters,
    MoveSticker,
    Note,
    PhaseIn,
    PhaseOut,
    Planeswalk,
    PutCounters,
    PutSameCounters,
    PutSticker,
    Regenerate,
    RemoveCounters,
    RemoveFromCombat,
    Reveal,
    Sacrifice,
    SacrificeAnyNumber,
    Scry,
    SetLife,
    ShuffleIn,
    SkipStep,
    Tap,
    TapOrUntap,
    Transform,
    TurnFace,
    UnlockDoor,
    UnpreventableDamage,
    VentureIntoDungeon,
    WinTheGame,
)
from comprules.abilities.keyword_actions import (
    BecomesAttacking,
    ControlPlayers,
    DigUntil,
    ExtraPhases,
    ExtraSteps,
    ExtraTurn,
    KeepSome,
    KeywordAction,
    ObjectAction,
    Reselect,
    Vote,
)
from comprules.abilities.keywords import Keyword
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import Amount, Comparison, Filter, Players, Subject
from comprules.abilities.searching import LookAt, LookAtHand, PlayersMove, SearchLibrary, ShuffleLibrary
from comprules.abilities.simple_nouns import Number, You
from comprules.abilities.slots import Introduces
from comprules.abilities.would import BeginCant, SkipThat
from comprules.mana import ManaCost
from comprules.words import Designation, EndedPart, TimeOfDay

__all__ = [
    "ActivateManaOfLands",
    "BecomeDayOrNight",
    "CastNow",
    "ChoosePlayer",
    "DoubleCounters",
    "DoubleSize",
    "EndPart",
    "FlipCoin",
    "GetDesignation",
    "IncreaseSpeed",
    "Own",
    "Pay",
    "PayAnyLife",
    "PayAnyNumberOfTimes",
    "PlainInstruction",
    "PlaySubgame",
    "RestartGame",
    "RollDie",
    "TakeMana",
]


@dataclass(frozen=True, slots=True)
class Pay(Introduces):
    """A player pays a cost while a spell or ability resolves (608.2g, 118.12), so many ``times``."""

    players: Players
    costs: tuple[Cost, ...]
    times: Amount = Number(1)
    cost_of: Subject | None = None
    """The object whose mana cost is what is paid (107.3h)."""


@dataclass(frozen=True, slots=True)
class PayAnyNumberOfTimes(Introduces):
    """The controller may pay a cost any number of times (603.12a)."""

    cost: ManaCost


@dataclass(frozen=True, slots=True)
class CastNow(Introduces):
    """A player, mostly the controller, casts cards while the spell or ability resolves (608.2g)."""

    subject: Subject
    free: bool = False
    """The mana costs need not be paid."""
    paying: Keyword | None = None
    """The cost of this keyword is paid rather than the mana cost (702.35a).

    If it is free, nothing is paid as this keyword says (702.62d).
    """
    playing: bool = False
    """The cards are played, so that a land among them is put onto the battlefield (305.2)."""
    transformed: bool = False
    """A double-faced card is cast with its back face up (712.11a)."""
    resulting: Comparison | None = None
    """What has to be so of the spell that the card becomes, whichever of its sides is cast (702.85a)."""
    players: Players = You()
    required: bool = False
    """It has to be cast if it can be (118.8c)."""
    such: Filter | None = None
    """As what spell the card was picked to be cast; no words say it once more."""
    mana: Literal["", "color", "type"] = ""
    """Mana may be spent on them as though it were mana of any color, or of any type (609.4b)."""


@dataclass(frozen=True, slots=True)
class ActivateManaOfLands(Introduces):
    """Players each activate a mana ability of each land they control (106.13)."""

    players: Players


@dataclass(frozen=True, slots=True)
class TakeMana(Introduces):
    """Players lose all unspent mana, and another adds it (106.13)."""

    players: Players
    to: Players


@dataclass(frozen=True, slots=True)
class PayAnyLife(Introduces):
    """A player pays as much life, or energy, as he or she likes (118.12, 607.2g)."""

    players: Players
    energy: bool = False
    least: int = 0


@dataclass(frozen=True, slots=True)
class GetDesignation(Introduces):
    """Players become the monarch, or get the city's blessing (723, 702.131)."""

    players: Players
    designation: Designation


@dataclass(frozen=True, slots=True)
class IncreaseSpeed(Introduces):
    """The speed of players increases by so much (702.179)."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class BecomeDayOrNight(Introduces):
    """It becomes day, or night (729.1)."""

    time: TimeOfDay


@dataclass(frozen=True, slots=True)
class FlipCoin(Introduces):
    """Each of these players flips a coin and calls it (705)."""

    players: Players


@dataclass(frozen=True, slots=True)
class RollDie(Introduces):
    """Each of these players rolls a die (706)."""

    players: Players
    sides: int
    plus: Amount | None = None
    """What is added to the natural result."""


@dataclass(frozen=True, slots=True)
class Own(Introduces):
    """A player owns these objects from now on (407.3)."""

    players: Players
    subject: Subject


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Introduces):
    """The controller chooses one of these players, who is no target (608.2d)."""

    players: Players
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class DoubleCounters(Introduces):
    """Objects, or players, are given as many more counters of a kind as they have (701.10e)."""

    kind: str
    """Without one, counters of every kind are meant."""
    on: Subject | Players


@dataclass(frozen=True, slots=True)
class DoubleSize(Introduces):
    """The power of objects, and perhaps their toughness, is doubled until end of turn (701.10a)."""

    subject: Subject
    toughness: bool = False


@dataclass(frozen=True, slots=True)
class RestartGame(Introduces):
    """The game is restarted, and these cards stay in exile meanwhile (725)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class PlaySubgame(Introduces):
    """A subgame is played with the players' libraries, and is over before the next instruction (727)."""


@dataclass(frozen=True, slots=True)
class EndPart(Introduces):
    """The turn, or the combat phase, is ended (722)."""

    part: EndedPart


PlainInstruction = (
    KeywordAction
    | ObjectAction
    | ExtraTurn
    | ControlPlayers
    | ExtraPhases
    | ExtraSteps
    | Reselect
    | BecomesAttacking
    | DigUntil
    | KeepSome
    | Vote
    | PlayersMove
    | SearchLibrary
    | ShuffleLibrary
    | LookAt
    | LookAtHand
    | Exchange
    | ExchangeLife
    | Reveal
    | BeginCant
    | SkipThat
    | DealDamage
    | Destroy
    | Move
    | Sacrifice
    | DrawCards
    | Discard
    | GainLife
    | LoseCounters
    | LoseLife
    | SetLife
    | PutCounters
    | MoveCounters
    | DoubleCounters
    | PutSameCounters
    | PutSticker
    | MoveSticker
    | RemoveCounters
    | Tap
    | TapOrUntap
    | RemoveFromCombat
    | BecomeBlocked
    | Meld
    | Regenerate
    | ShuffleIn
    | AddMana
    | UnpreventableDamage
    | AttachTo
    | ChooseWord
    | TurnFace
    | FlipPermanent
    | UnlockDoor
    | Transform
    | VentureIntoDungeon
    | Scry
    | LoseTheGame
    | WinTheGame
    | DrawTheGame
    | SkipStep
    | Fight
    | Mill
    | Pay
    | PhaseIn
    | PhaseOut
    | Note
    | CastNow
    | ChooseTargets
    | ChoosePlayer
    | PayAnyLife
    | ActivateManaOfLands
    | TakeMana
    | PayAnyNumberOfTimes
    | SacrificeAnyNumber
    | Planeswalk
    | ChaosEnsues
    | GetDesignation
    | IncreaseSpeed
    | BecomeDayOrNight
    | FlipCoin
    | RollDie
    | RestartGame
    | PlaySubgame
    | DoubleSize
    | EndPart
    | Own
)
"""The instructions that hold no other instructions."""
