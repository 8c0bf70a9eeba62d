"""Statements of static abilities that hold no abilities and no instructions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.costs import Cost
from comprules.abilities.instructions import UnpreventableDamage
from comprules.abilities.nouns import Amount, Filter, Players, Subject
from comprules.abilities.simple_nouns import Chosen, Number, This
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.would import CantHappen
from comprules.mana import ManaCost

__all__ = [
    "AdditionalCost",
    "AlternativeCost",
    "AsYouCascade",
    "CanBeCommander",
    "CantHaveMoreCounters",
    "CastFrom",
    "CastOnlyIf",
    "ChosenBeforeGame",
    "CirclesColors",
    "DontTrigger",
    "EntersTapped",
    "EntersTransformed",
    "EntersWith",
    "ExiledBeforeGame",
    "FlashIfPaid",
    "LeastX",
    "MayDiscardAnyTime",
    "NoLegendRule",
    "OptionalAttackCost",
    "PlainStaticEffect",
    "RevealFirstDraw",
    "ThisCosts",
    "TriggersAgain",
    "UntapsBesides",
]


@dataclass(frozen=True, slots=True)
class EntersTapped:
    """The object, or each that matches, enters tapped (614.1d)."""

    who: Subject
    untapped: bool = False
    """It enters untapped, even if something else would have it enter tapped."""


@dataclass(frozen=True, slots=True)
class EntersWith:
    """The object enters with counters on it (614.1c)."""

    who: Subject
    kind: str
    amount: Amount
    or_of: tuple[str, ...] = ()
    """Other kinds, of which its controller may choose one instead."""


@dataclass(frozen=True, slots=True)
class EntersTransformed:
    """The object, or each that matches, enters with its back face up (616.1d)."""

    who: Subject


@dataclass(frozen=True, slots=True)
class CantHaveMoreCounters:
    """The permanent can't have more than so many counters of a kind on it (704.5r)."""

    kind: str
    most: int


@dataclass(frozen=True, slots=True)
class MayDiscardAnyTime:
    """The card may be discarded any time that its player could cast an instant (116.2e)."""


@dataclass(frozen=True, slots=True)
class UntapsBesides:
    """These permanents untap in such other players' untap steps as well (502.3)."""

    subject: Subject
    during: Players


@dataclass(frozen=True, slots=True)
class NoLegendRule:
    """The legend rule doesn't apply (704.5j), or not to permanents that match."""

    to: Filter | None = None


@dataclass(frozen=True, slots=True)
class AdditionalCost:
    """Casting the spell costs something in addition; one of several ways is chosen (118.8)."""

    ways: tuple[tuple[Cost, ...], ...]
    optional: bool = False
    """The player may leave it unpaid (118.8b)."""


@dataclass(frozen=True, slots=True)
class AlternativeCost:
    """The player may pay these costs rather than the spell's mana cost (118.9).

    With no costs, the spell is cast without paying.
    """

    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class FlashIfPaid:
    """``You may cast this spell as though it had flash if you pay … more to cast it`` (601.3c)."""

    costs: tuple[Cost, ...]
    sacrificed: bool = False
    """The permanent is sacrificed if the spell was cast when a sorcery couldn't have been (307.5a)."""


@dataclass(frozen=True, slots=True)
class CastOnlyIf:
    """``Cast this spell only if …``: the condition of the ability has to hold (604.6)."""


@dataclass(frozen=True, slots=True)
class CastFrom:
    """``You may cast this card from your graveyard`` (604.6)."""

    zone: Literal["graveyard", "exile"]
    costs: tuple[Cost, ...] = ()
    """Whoever casts it from there pays these in addition to its other costs (118.8)."""


@dataclass(frozen=True, slots=True)
class ThisCosts:
    """The spell itself costs more or less to cast (601.2f).

    The difference is generic mana, positive for more, or ``cost``. Of an activated ability it is the
    ability's own cost to activate.
    """

    by: int
    each: Amount = Number(1)
    """The difference applies so many times."""
    cost: ManaCost | None = None


@dataclass(frozen=True, slots=True)
class LeastX:
    """The X that is chosen for the spell itself can't be less (601.2b)."""

    least: int


@dataclass(frozen=True, slots=True)
class TriggersAgain:
    """Triggered abilities of objects that match trigger an additional time (603.2d)."""

    of: Filter
    cause: TriggerEvent | None = None
    """They do so only because of this event."""


@dataclass(frozen=True, slots=True)
class DontTrigger:
    """Abilities of objects that match don't trigger on that event (603.2)."""

    of: Filter
    cause: TriggerEvent


@dataclass(frozen=True, slots=True)
class ChosenBeforeGame:
    """A player chooses a word before the game begins (607.2p).

    The word is for the ability of the same paragraph that defines a characteristic.
    """

    chosen: Chosen


@dataclass(frozen=True, slots=True)
class CanBeCommander:
    """The card can be a commander, which concerns the deck before the game begins (903.3a)."""


@dataclass(frozen=True, slots=True)
class CirclesColors:
    """Two of the colors below the text box are circled as a deck is made with the card (207.5)."""


@dataclass(frozen=True, slots=True)
class ExiledBeforeGame:
    """A player may exile cards before shuffling the deck to start the game (607.2n).

    The text refers to them later as cards exiled with cards of its own name.
    """

    subject: Subject


@dataclass(frozen=True, slots=True)
class RevealFirstDraw:
    """Players reveal the first card that they draw each turn, or with ``optional`` may do so (121.9)."""

    who: Players
    optional: bool = False


@dataclass(frozen=True, slots=True)
class OptionalAttackCost:
    """As the creature attacks, its controller may exert it, or have it enlist another creature (508.1g)."""

    kind: Literal["exert", "enlist"]
    who: Subject = This()


@dataclass(frozen=True, slots=True)
class AsYouCascade:
    """As its controller cascades, that player may put such an exiled card onto the battlefield (702.85b)."""

    what: Filter
    tapped: bool = False


PlainStaticEffect = (
    UnpreventableDamage
    | CantHappen
    | EntersTransformed
    | EntersTapped
    | EntersWith
    | CantHaveMoreCounters
    | MayDiscardAnyTime
    | NoLegendRule
    | UntapsBesides
    | AdditionalCost
    | AlternativeCost
    | FlashIfPaid
    | CastOnlyIf
    | CastFrom
    | ThisCosts
    | LeastX
    | TriggersAgain
    | DontTrigger
    | RevealFirstDraw
    | ChosenBeforeGame
    | CanBeCommander
    | CirclesColors
    | ExiledBeforeGame
    | OptionalAttackCost
    | AsYouCascade
)
"""The statements that hold no abilities and no instructions."""
