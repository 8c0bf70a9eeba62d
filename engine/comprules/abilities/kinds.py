"""The kinds of abilities (113.3) and their parts: costs, trigger events, replacement effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from comprules.abilities.happenings import (
    AbilityTriggers,
    ActivatesAbility,
    AttacksUnblocked,
    BecomesAttached,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    CopiesSpell,
    CountersArePut,
    CountersAreRemoved,
    CyclesCard,
    DamageIsPrevented,
    DiscardsCard,
    Either,
    GainsControlFrom,
    HasResolved,
    IsCountered,
    IsDealtDamage,
    LeavesZone,
    LosesControl,
    LosesLife,
    NextBeginning,
    PaysThisCost,
    PlaneswalksAway,
    PutInto,
    RevealsCard,
    SacrificesPermanent,
    SpellResolves,
    TakesAction,
    TapsForMana,
    ThisWay,
)
from comprules.abilities.nouns import Always, Number, This

if TYPE_CHECKING:
    from comprules.abilities.changes import Change
    from comprules.abilities.effects import Apply, ApplyToPlayers, Effect, UnpreventableDamage
    from comprules.abilities.nouns import (
        Amount,
        Chosen,
        Condition,
        Duration,
        Filter,
        Players,
        Subject,
    )
    from comprules.abilities.nouns import (
        Either as OneOfEither,
    )
    from comprules.abilities.would import CantHappen, Replacement, WouldHappen
    from comprules.mana import ManaCost

__all__ = [
    "Ability",
    "Activated",
    "AdditionalCost",
    "AlternativeCost",
    "AsEnters",
    "Attacks",
    "BecomesBlocked",
    "BeginningOf",
    "Blocks",
    "CantHaveMoreCounters",
    "CastFrom",
    "CastOnlyIf",
    "CastsSpell",
    "Chapter",
    "ChosenBeforeGame",
    "Cost",
    "DealsDamage",
    "Dies",
    "DiscardCost",
    "DiscardThis",
    "DoCost",
    "DontTrigger",
    "DrawsCard",
    "During",
    "Encountered",
    "Enters",
    "EntersAs",
    "EntersAsCopy",
    "EntersTapped",
    "EntersTransformed",
    "EntersWith",
    "ExiledBeforeGame",
    "FlashIfPaid",
    "GainsLife",
    "Happening",
    "IsTurnedFaceUp",
    "Keyword",
    "Leaves",
    "LosesTheGame",
    "LoyaltyCost",
    "ManaPayment",
    "NoLegendRule",
    "PayLife",
    "Phases",
    "Prevention",
    "Quality",
    "RemoveCountersCost",
    "RevealFirstDraw",
    "Room",
    "SacrificeCost",
    "SetInMotion",
    "SpellAbility",
    "StateIs",
    "Static",
    "TapCost",
    "TapTotalPower",
    "ThisCosts",
    "Triggered",
    "TriggersAgain",
]

# ---- keyword abilities


@dataclass(frozen=True, slots=True)
class Quality:
    """What protection, hexproof or landwalk speaks of: a color, a type, everything."""

    word: str


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability (702) with what stands behind the word.

    ``flying`` has nothing; ``ward {2}``, ``equip {1}``, ``morph {3}`` have a cost; ``enchant creature`` a filter (or ``player``);
    ``protection from red`` a quality; ``annihilator 2`` a number. ``costs`` is what is to be paid besides mana, or instead of it:
    ``kicker—Sacrifice a creature``.
    """

    name: str
    cost: ManaCost | None = None
    filter: Filter | None = None
    player: bool = False
    quality: Quality | None = None
    number: int | None = None
    costs: tuple[Cost, ...] = ()

    @property
    def price(self) -> tuple[Cost, ...]:
        """All that the keyword asks to be paid: mana first, then the rest."""
        return (*(() if self.cost is None else (ManaPayment(self.cost),)), *self.costs)

    # ---- costs

    @property
    def called(self) -> str:
        """The name by which descriptions speak of it: ``islandwalk`` and ``nonbasic landwalk`` are landwalk abilities."""
        if self.name != "landwalk" or self.quality is None or self.quality.word == "land":
            return self.name
        word = self.quality.word
        return f"{word.lower()}walk" if word[0].isupper() else f"{word} landwalk"


@dataclass(frozen=True, slots=True)
class ManaPayment:
    """Mana to pay."""

    mana: ManaCost


@dataclass(frozen=True, slots=True)
class TapCost:
    """The tap symbol, or with ``untap`` the untap symbol (107.5, 107.6)."""

    untap: bool = False


@dataclass(frozen=True, slots=True)
class SacrificeCost:
    """Sacrifice what is named, or so many permanents that match."""

    subject: Subject | Filter
    amount: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """Discard a number of cards that match."""

    amount: Amount
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class DiscardThis:
    """Discard the card itself: the ability works in a hand (113.6m)."""


@dataclass(frozen=True, slots=True)
class PayLife:
    """Pay life."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class RemoveCountersCost:
    """Remove counters from the object itself, or from one that matches."""

    kind: str
    amount: Amount
    subject: Subject | Filter = This()


@dataclass(frozen=True, slots=True)
class DoCost:
    """Do something else: exile cards, return a permanent, tap others; it has to be possible in full (118.3)."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class TapTotalPower:
    """Tap any number of other untapped creatures one controls with so much power in all (702.122a)."""

    power: int


@dataclass(frozen=True, slots=True)
class LoyaltyCost:
    """Add (positive) or remove loyalty counters (606.4)."""

    change: int


Cost = (
    ManaPayment
    | TapCost
    | SacrificeCost
    | DiscardCost
    | DiscardThis
    | PayLife
    | RemoveCountersCost
    | LoyaltyCost
    | TapTotalPower
    | DoCost
)

# ---- what triggers (603)


@dataclass(frozen=True, slots=True)
class Enters:
    """An object enters the battlefield."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Dies:
    """A creature or planeswalker is put into a graveyard from the battlefield (700.4)."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Leaves:
    """An object leaves the battlefield."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Phases:
    """A permanent phases in, or with ``out`` phases out (702.26)."""

    who: Subject
    out: bool = False


@dataclass(frozen=True, slots=True)
class Attacks:
    """A creature is declared as an attacker: ``alone``, for the ``first`` time in a turn, or against players or what they control."""

    who: Subject
    alone: bool = False
    first: bool = False
    whom: Players | None = None


@dataclass(frozen=True, slots=True)
class Blocks:
    """A creature is declared as a blocker; with ``whom`` for each such creature that it blocks, which is what ``it`` means."""

    who: Subject
    whom: Subject | None = None


@dataclass(frozen=True, slots=True)
class BecomesBlocked:
    """An attacking creature becomes blocked; with ``by`` for each such creature that blocks it, which is what ``it`` means."""

    who: Subject
    by: Subject | None = None


@dataclass(frozen=True, slots=True)
class DealsDamage:
    """A source deals damage, to anything, or to whom or what is named, one of either with ``Either``."""

    who: Subject
    to: Subject | Players | OneOfEither | None = None
    combat: bool = False


@dataclass(frozen=True, slots=True)
class CastsSpell:
    """A player casts a spell that matches, or this very spell; with ``nth`` the one that is so many in the turn, with ``origin`` from that zone, ``during`` such a player's turn."""

    who: Players
    spell: Filter | This
    nth: int = 0
    origin: Literal["", "hand", "library", "graveyard", "exile"] = ""
    during: Players | None = None


@dataclass(frozen=True, slots=True)
class DrawsCard:
    """A player draws a card; with ``nth`` the one that is so many in the turn."""

    who: Players
    nth: int = 0


@dataclass(frozen=True, slots=True)
class GainsLife:
    """A player gains life."""

    who: Players


@dataclass(frozen=True, slots=True)
class LosesTheGame:
    """A player loses the game."""

    who: Players


@dataclass(frozen=True, slots=True)
class IsTurnedFaceUp:
    """A permanent is turned face up."""

    who: Subject


@dataclass(frozen=True, slots=True)
class SetInMotion:
    """A scheme is set in motion (701.32): ``when you set this scheme in motion``."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Encountered:
    """A phenomenon is encountered (312.5): ``when you encounter this phenomenon``."""

    who: Subject


@dataclass(frozen=True, slots=True)
class BeginningOf:
    """A step or phase begins: ``at the beginning of your upkeep``."""

    step: str
    whose: Players


@dataclass(frozen=True, slots=True)
class StateIs:
    """The game comes to be in a state (603.8)."""

    condition: Condition


Happening = (
    Enters
    | Dies
    | Leaves
    | Phases
    | Attacks
    | Blocks
    | BecomesBlocked
    | DealsDamage
    | CastsSpell
    | DrawsCard
    | GainsLife
    | LosesTheGame
    | IsTurnedFaceUp
    | SetInMotion
    | Encountered
    | BeginningOf
    | StateIs
    | Either
    | AttacksUnblocked
    | CopiesSpell
    | CyclesCard
    | PutInto
    | LeavesZone
    | BecomesTapped
    | BecomesAttached
    | BecomesUnattached
    | BecomesTarget
    | IsDealtDamage
    | DamageIsPrevented
    | CountersArePut
    | CountersAreRemoved
    | IsCountered
    | LosesLife
    | DiscardsCard
    | SacrificesPermanent
    | ActivatesAbility
    | TakesAction
    | TapsForMana
    | LosesControl
    | GainsControlFrom
    | PlaneswalksAway
    | RevealsCard
    | AbilityTriggers
    | HasResolved
    | SpellResolves
    | NextBeginning
    | ThisWay
    | PaysThisCost
)

# ---- how permanents enter: rule 614; what prevents damage: 615


@dataclass(frozen=True, slots=True)
class Prevention:
    """``If … would deal damage …, prevent that damage`` (615.1a), or so much of it (615.10); ``also`` happens right afterwards (615.5)."""

    would: WouldHappen
    amount: Amount | None = None
    also: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class EntersTapped:
    """The object, or each that matches, enters tapped, or with ``untapped`` untapped whatever else would have it tapped (614.1d)."""

    who: Subject
    untapped: bool = False


@dataclass(frozen=True, slots=True)
class EntersWith:
    """The object enters with counters on it (614.1c)."""

    who: Subject
    kind: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class EntersAsCopy:
    """``You may have this enter as a copy of …`` (707.5): of one that matches, or of a named object; ``tapped`` if it does.

    ``besides`` are exceptions that change no characteristic (707.9e). With a ``duration`` it becomes a copy as it enters, and is one for so long.
    """

    who: Subject
    of: Filter | Subject
    optional: bool = True
    but: tuple[Change, ...] = ()
    tapped: bool = False
    besides: tuple[Ability, ...] = ()
    duration: Duration | None = None


@dataclass(frozen=True, slots=True)
class EntersAs:
    """``As this enters, choose a color`` or ``… it becomes your choice of …``; one of ``options`` is taken (614.1c, 613.2a).

    ``words`` are anchor words to choose from (614.12b). With ``face_up`` it works as the permanent is turned face up as well (708.11 / 614.1e).
    """

    who: Subject
    chosen: Chosen | None = None
    options: tuple[tuple[Change, ...], ...] = ()
    face_up: bool = False
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EntersTransformed:
    """The object, or each that matches, enters with its back face up (616.1d)."""

    who: Subject


@dataclass(frozen=True, slots=True)
class AsEnters:
    """``As this enters, …``: instructions followed before it does (614.1c, 614.12a); with ``face_up`` only as it is turned face up (614.1e)."""

    who: Subject
    effects: tuple[Effect, ...]
    face_up: bool = False


# ---- abilities


@dataclass(frozen=True, slots=True)
class CantHaveMoreCounters:
    """The permanent can't have more than so many counters of a kind on it (704.5r)."""

    kind: str
    most: int


@dataclass(frozen=True, slots=True)
class NoLegendRule:
    """The legend rule doesn't apply (704.5j), or not to permanents that match."""

    to: Filter | None = None


@dataclass(frozen=True, slots=True)
class AdditionalCost:
    """``As an additional cost to cast this spell, …``; of several ways one is chosen (118.8), and with ``optional`` none need be (118.8b)."""

    ways: tuple[tuple[Cost, ...], ...]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class AlternativeCost:
    """``You may … rather than pay this spell's mana cost`` (118.9); with no costs, it is cast without paying."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class FlashIfPaid:
    """``You may cast this spell as though it had flash if you pay … more to cast it`` (601.3c)."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class CastOnlyIf:
    """``Cast this spell only if …``: the condition of the ability has to hold (604.6)."""


@dataclass(frozen=True, slots=True)
class CastFrom:
    """``You may cast this card from your graveyard`` (604.6)."""

    zone: Literal["graveyard", "exile"]


@dataclass(frozen=True, slots=True)
class ThisCosts:
    """The spell itself costs generic mana more (positive) or less to cast, or ``cost`` more or less, as often as ``each`` says (601.2f).

    Of an activated ability it is the ability's own cost to activate.
    """

    by: int
    each: Amount = Number(1)
    cost: ManaCost | None = None


@dataclass(frozen=True, slots=True)
class TriggersAgain:
    """Triggered abilities of objects that match trigger an additional time, with ``cause`` only because of that event (603.2d)."""

    of: Filter
    cause: Happening | None = None


@dataclass(frozen=True, slots=True)
class DontTrigger:
    """``Creatures entering don't cause abilities to trigger``: no ability of objects that match triggers on that event (603.2)."""

    of: Filter
    cause: Happening


@dataclass(frozen=True, slots=True)
class ChosenBeforeGame:
    """``Choose a color before the game begins``, for what defines a characteristic in the same paragraph (607.2p)."""

    chosen: Chosen


@dataclass(frozen=True, slots=True)
class ExiledBeforeGame:
    """``Before you shuffle your deck to start the game, you may exile …``, for what speaks of cards exiled with cards of the name (607.2n)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class RevealFirstDraw:
    """Players reveal the first card that they draw each turn."""

    who: Players


@dataclass(frozen=True, slots=True)
class Static:
    """A static ability (604): statements that are simply true, while the condition holds."""

    effects: tuple[
        Apply
        | ApplyToPlayers
        | Replacement
        | Prevention
        | UnpreventableDamage
        | CantHappen
        | EntersTransformed
        | AsEnters
        | EntersTapped
        | EntersWith
        | EntersAsCopy
        | EntersAs
        | CantHaveMoreCounters
        | NoLegendRule
        | AdditionalCost
        | AlternativeCost
        | FlashIfPaid
        | CastOnlyIf
        | CastFrom
        | ThisCosts
        | TriggersAgain
        | DontTrigger
        | RevealFirstDraw
        | ChosenBeforeGame
        | ExiledBeforeGame,
        ...,
    ]
    condition: Condition = Always()


@dataclass(frozen=True, slots=True)
class Triggered:
    """A triggered ability (603); ``condition`` is an intervening ``if`` clause (603.4).

    ``limit``, ``cant_be_countered`` and ``cant_target`` are the instructions behind its effects (603.1a, 603.2i).
    """

    when: Happening
    effects: tuple[Effect, ...]
    condition: Condition = Always()
    word: Literal["When", "Whenever", "At"] = "When"
    limit: Literal["", "triggers once each turn", "do once each turn"] = ""
    cant_be_countered: bool = False
    cant_target: Subject | None = None


@dataclass(frozen=True, slots=True)
class During:
    """A part of the turn in which alone an ability may be activated: a player's turn, or with ``step`` that step of it."""

    whose: Players
    step: str = ""


@dataclass(frozen=True, slots=True)
class Activated:
    """An activated ability (602): costs, a colon, effects; what follows are its activation instructions (602.1b).

    They say who may activate it and when: ``during`` a player's turn or a step of it, ``only_if`` something is so; and how often:
    ``most_each_turn`` times, or only ``once``. ``changed`` is what the ability says about its own cost (601.2f).
    """

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    sorcery_speed: bool = False
    most_each_turn: int = 0
    instant_speed: bool = False
    any_player: bool = False
    during: During | None = None
    only_if: Condition = Always()
    once: bool = False
    changed: Static | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter ability of a Saga (714.2)."""

    numbers: tuple[int, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """A room of a dungeon (309.4): its name, where it leads, and its room ability."""

    name: str
    effects: tuple[Effect, ...]
    leads_to: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """Instructions that an instant or sorcery has one follow as it resolves (113.3a)."""

    effects: tuple[Effect, ...]


Ability = Keyword | Static | Triggered | Activated | Chapter | Room | SpellAbility
