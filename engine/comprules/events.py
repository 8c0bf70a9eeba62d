"""What can happen in a game. Everything that changes a game is one of these, and goes through ``happen``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from comprules.abilities.instructions import SpendOnly
    from comprules.abilities.kinds import Ability
    from comprules.state import (
        BoundMana,
        Characteristics,
        Delayed,
        GameObject,
        Lasting,
        OnStack,
        Origin,
        Pending,
        Shield,
        Sticker,
        Until,
        Used,
    )
    from comprules.words import AddedPhase, Cause, Phase, Step, Zone

__all__ = [
    "Activates",
    "Acts",
    "AddsMana",
    "AddsPhases",
    "AddsTurn",
    "Attaches",
    "Awaits",
    "BecomesBlockedCreature",
    "BecomesUnblockedCreature",
    "BeginsEffect",
    "BeginsPhase",
    "BeginsReplacement",
    "BeginsStep",
    "BeginsTurn",
    "Casts",
    "CeasesToBeBestowed",
    "CeasesToExist",
    "ChangesTargets",
    "ChoosesTargets",
    "Copies",
    "Creates",
    "CreatesAbility",
    "CreatesTrigger",
    "Deals",
    "DeclaresAttacker",
    "DeclaresBlocker",
    "Destroys",
    "Discards",
    "Draws",
    "EmptiesPool",
    "EndsEffects",
    "EndsShields",
    "EntersAttacking",
    "Event",
    "GainsLife",
    "GetsEmblem",
    "LeavesCombat",
    "Links",
    "LosesGame",
    "LosesLife",
    "Merges",
    "Moves",
    "Notes",
    "PaysLife",
    "PhasesIn",
    "PhasesOut",
    "PlaysLand",
    "Prevents",
    "PutsAbilityOnStack",
    "PutsCounters",
    "PutsSticker",
    "Raises",
    "RemovesCounters",
    "RemovesDamage",
    "Resolves",
    "Reveals",
    "Sacrifices",
    "SetsSpeed",
    "Shuffles",
    "SpendsMana",
    "Taps",
    "TapsForMana",
    "Transforms",
    "TurnsFace",
    "Unattaches",
    "Ventures",
    "WinsGame",
]


@dataclass(frozen=True, slots=True)
class Moves:
    """An object goes to another zone and becomes a new object there (400.7).

    ``cause`` is ``died of state``, ``destroyed``, ``sacrificed``, ``discarded``, ``resolved`` … where
    something may look for it, ``by`` the player whose effect has a card discarded. The last fields say how it
    enters the battlefield.
    """

    object: int
    to: Zone
    place: Literal["", "top", "bottom"] = ""
    cause: Cause = ""
    by: str = ""
    under: str = ""
    tapped: bool = False
    face_down: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: int | str | None = None
    notes: tuple[tuple[str, str], ...] = ()
    linked: tuple[tuple[Origin, str, tuple[int | str, ...]], ...] = ()
    effects: tuple[Lasting, ...] = ()
    transformed: bool = False
    as_adventure: bool = False
    """Whether the card is cast as its Adventure (715.3b)."""
    bestowed: bool = False
    """Whether the card is cast bestowed (702.103b)."""


@dataclass(frozen=True, slots=True)
class Creates:
    """Tokens of one kind, so many, are created under a player's control (111.2)."""

    player: str
    token: Characteristics
    tapped: bool = False
    attached_to: int | str | None = None
    counters: tuple[tuple[str, int], ...] = ()
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Copies:
    """A copy of a spell or ability is put onto the stack under a player's control (707.10).

    One of a card is made in the card's ``zone`` (707.12).
    """

    player: str
    object: int
    values: Characteristics
    on_stack: OnStack | None
    zone: Zone = "stack"


@dataclass(frozen=True, slots=True)
class Merges:
    """A mutating spell merges with a permanent, over or under it (728.2).

    The permanent stays the same object.
    """

    object: int
    permanent: int
    over: bool


@dataclass(frozen=True, slots=True)
class CeasesToExist:
    """An object is no more: a token or copy outside its zone, an ability that has left the stack."""

    object: int


@dataclass(frozen=True, slots=True)
class Destroys:
    """A permanent is destroyed (701.8); unless it is regenerated it goes to its owner's graveyard.

    No effect does it where a rule does.
    """

    object: int
    regenerable: bool = True
    by_effect: bool = True


@dataclass(frozen=True, slots=True)
class Sacrifices:
    """A player sacrifices a permanent (701.21), because of an effect that the player ``by`` controls, or of a cost or rule."""

    player: str
    object: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class Discards:
    """A player discards a card (701.9), because of an effect that the player ``by`` controls, or of a cost or rule."""

    player: str
    object: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class Draws:
    """A player draws one card (121.1)."""

    player: str


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
class PutsCounters:
    """Counters are put on an object or player (122) ``by`` a player.

    ``by_effect`` where an effect does so, and not a cost or a rule.
    """

    on: int | str
    kind: str
    amount: int
    by: str = ""
    by_effect: bool = True


@dataclass(frozen=True, slots=True)
class PutsSticker:
    """A sticker is put on an object (123.3)."""

    on: int
    sticker: Sticker


@dataclass(frozen=True, slots=True)
class RemovesCounters:
    """Counters are removed from an object or player."""

    on: int | str
    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class LosesGame:
    """A player loses the game (104.3)."""

    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class WinsGame:
    """A player wins the game (104.2)."""

    player: str


@dataclass(frozen=True, slots=True)
class Attaches:
    """An object becomes attached to an object or player (701.3)."""

    object: int
    to: int | str


@dataclass(frozen=True, slots=True)
class Unattaches:
    """An object is attached to nothing any more."""

    object: int


@dataclass(frozen=True, slots=True)
class Taps:
    """A permanent becomes tapped or untapped."""

    object: int
    tapped: bool = True


@dataclass(frozen=True, slots=True)
class Shuffles:
    """A player shuffles his or her library."""

    player: str


@dataclass(frozen=True, slots=True)
class TurnsFace:
    """A permanent is turned face up or face down."""

    object: int
    down: bool


@dataclass(frozen=True, slots=True)
class Transforms:
    """A double-faced permanent shows its other face."""

    object: int


@dataclass(frozen=True, slots=True)
class TapsForMana:
    """A player has tapped a permanent for mana (106.12): a mana ability with the tap symbol resolved and produced these types."""

    player: str
    source: int
    produced: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Acts:
    """A player takes an action that effects can replace as a whole: ``search`` a library, ``scry``, ``surveil``, ``proliferate``.

    ``amount`` is how many cards, or how many times; of a library that is searched only the ``top`` cards may be meant. ``number`` tells it apart.
    """

    player: str
    action: Literal["search", "scry", "surveil", "proliferate"]
    number: int
    amount: int = 1
    top: int | None = None


@dataclass(frozen=True, slots=True)
class AddsMana:
    """A player adds mana to the pool (106.4), so much of each kind, because a permanent was ``tapped`` for it or for some other reason.

    ``only`` says on what alone it may be spent, in the words of ``source``.
    """

    player: str
    mana: tuple[tuple[str, int], ...]
    tapped: int = 0
    only: SpendOnly | None = None
    source: int = 0

    @property
    def amount(self) -> int:
        """How much mana it is, of all kinds."""
        return sum(amount for _, amount in self.mana)


@dataclass(frozen=True, slots=True)
class BeginsEffect:
    """A continuous effect begins (611.2)."""

    effect: Lasting


@dataclass(frozen=True, slots=True)
class GetsEmblem:
    """An emblem with these abilities is put into the command zone, owned and controlled by a player (114.2)."""

    player: str
    abilities: tuple[Ability, ...]
    label: str


@dataclass(frozen=True, slots=True)
class EndsEffects:
    """The durations of continuous effects are over (611.2a)."""

    effects: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Raises:
    """A regeneration or prevention shield is raised (614.8, 615.1)."""

    shield: Shield


@dataclass(frozen=True, slots=True)
class PhasesOut:
    """A permanent phases out (702.26b): by itself, with what it is attached to, or until something happens."""

    object: int
    how: Literal["directly", "indirectly", "until"] = "directly"


@dataclass(frozen=True, slots=True)
class PhasesIn:
    """A permanent phases in (702.26c), and with it what phased out attached to it."""

    object: int


@dataclass(frozen=True, slots=True)
class Awaits:
    """From now on an event is awaited that undoes what a one-shot effect did (610.3)."""

    until: Until


@dataclass(frozen=True, slots=True)
class DeclaresAttacker:
    """The active player declares a creature as an attacker (508.1)."""

    attacker: int
    attacked: int | str


@dataclass(frozen=True, slots=True)
class EntersAttacking:
    """A creature that was put onto the battlefield attacking comes to attack without a declaration (508.4)."""

    attacker: int
    attacked: int | str


@dataclass(frozen=True, slots=True)
class DeclaresBlocker:
    """A defending player declares a creature as a blocker of these attackers (509.1)."""

    blocker: int
    attackers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BecomesBlockedCreature:
    """An attacker becomes a blocked creature (509.1h)."""

    attacker: int
    blockers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BecomesUnblockedCreature:
    """An attacker for which no blockers were declared becomes an unblocked creature (509.1h)."""

    attacker: int


@dataclass(frozen=True, slots=True)
class LeavesCombat:
    """A permanent is removed from combat (506.4)."""

    object: int


@dataclass(frozen=True, slots=True)
class RemovesDamage:
    """All damage marked on a permanent is removed (514.2, 701.19a)."""

    object: int


@dataclass(frozen=True, slots=True)
class EmptiesPool:
    """A player loses the unspent mana in the pool (106.4)."""

    player: str


@dataclass(frozen=True, slots=True)
class PlaysLand:
    """A player plays a land (305.1), which counts among those of the turn."""

    player: str
    land: int


@dataclass(frozen=True, slots=True)
class SpendsMana:
    """A player pays with mana of the pool (601.2h): so much of each kind, of which the rest of ``bound`` stays bound."""

    player: str
    mana: tuple[tuple[str, int], ...]
    bound: tuple[BoundMana, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangesTargets:
    """A spell or ability on the stack gets other targets (115.7, 707.10c)."""

    object: int
    targets: tuple[tuple[int | str, ...], ...]


@dataclass(frozen=True, slots=True)
class Ventures:
    """A player's venture marker comes to a room of a dungeon (701.49)."""

    player: str
    dungeon: int
    room: str


@dataclass(frozen=True, slots=True)
class CeasesToBeBestowed:
    """A bestowed Aura spell stops being bestowed and becomes a creature spell (702.103e)."""

    object: int


@dataclass(frozen=True, slots=True)
class EndsShields:
    """Regeneration and prevention shields are used up or over (615.3, 701.19a)."""

    shields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BeginsReplacement:
    """A replacement effect, or what it says can't happen, begins (614.3, 614.17a)."""

    effect: Pending


@dataclass(frozen=True, slots=True)
class CreatesAbility:
    """An ability is created on the stack as an object that is no card (602.2a, 603.3)."""

    ability: GameObject


@dataclass(frozen=True, slots=True)
class Notes:
    """Something is decided for an object or player: a sector, a protector, a chosen word, a room."""

    about: int | str
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Links:
    """What an ability of an object did is kept for abilities that are linked to it (607): values of one kind are added."""

    object: int
    origin: Origin
    kind: str
    values: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class SetsSpeed:
    """A player's speed becomes a number (702.179)."""

    player: str
    speed: int


@dataclass(frozen=True, slots=True)
class ChoosesTargets:
    """What was chosen for a spell becomes its targets (601.2c)."""

    player: str
    spell: int


@dataclass(frozen=True, slots=True)
class Casts:
    """A spell becomes cast (601.2i)."""

    player: str
    spell: int


@dataclass(frozen=True, slots=True)
class PutsAbilityOnStack:
    """A triggered ability is put on the stack (603.3)."""

    player: str
    ability: int


@dataclass(frozen=True, slots=True)
class CreatesTrigger:
    """A delayed triggered ability is created (603.7)."""

    delayed: Delayed


@dataclass(frozen=True, slots=True)
class Reveals:
    """A player reveals a card (701.20), because of an ability of ``source`` where there is one."""

    player: str
    card: int
    source: int = 0
    origin: Origin = ("own",)


@dataclass(frozen=True, slots=True)
class Resolves:
    """A spell or ability has resolved, and all of it is done (608.2p)."""

    player: str
    object: int


@dataclass(frozen=True, slots=True)
class Activates:
    """An ability becomes activated (602.2b).

    ``used`` is how it counts among the activations of its source.
    """

    player: str
    source: int
    ability: int
    used: Used | None = None


@dataclass(frozen=True, slots=True)
class BeginsStep:
    """A step of a player's turn begins, or a main phase (500.1)."""

    player: str
    step: Step
    second: bool = False
    """Whether it is another step of that name in the phase (510.4)."""


@dataclass(frozen=True, slots=True)
class BeginsPhase:
    """A phase that has steps begins: ``beginning``, ``combat`` or ``ending`` (500.1)."""

    player: str
    phase: Phase


@dataclass(frozen=True, slots=True)
class BeginsTurn:
    """A player's turn begins (500.1)."""

    player: str


@dataclass(frozen=True, slots=True)
class AddsTurn:
    """A player will take an extra turn after this one (500.7)."""

    player: str


@dataclass(frozen=True, slots=True)
class AddsPhases:
    """Phases are added directly after the present one (500.8): ``combat``, ``main``."""

    phases: tuple[AddedPhase, ...]


@dataclass(frozen=True, slots=True)
class PaysLife:
    """A player pays life (119.4)."""

    player: str
    amount: int


Event = (
    Moves
    | Creates
    | Copies
    | CeasesToExist
    | Merges
    | Destroys
    | Sacrifices
    | Discards
    | Draws
    | Deals
    | Prevents
    | GainsLife
    | LosesLife
    | PutsCounters
    | PutsSticker
    | RemovesCounters
    | LosesGame
    | WinsGame
    | Attaches
    | Unattaches
    | Taps
    | Shuffles
    | TurnsFace
    | Transforms
    | Acts
    | AddsMana
    | BeginsEffect
    | EndsEffects
    | GetsEmblem
    | Raises
    | PhasesOut
    | PhasesIn
    | Awaits
    | DeclaresAttacker
    | EntersAttacking
    | DeclaresBlocker
    | BecomesBlockedCreature
    | BecomesUnblockedCreature
    | LeavesCombat
    | RemovesDamage
    | EmptiesPool
    | PlaysLand
    | SpendsMana
    | ChangesTargets
    | Ventures
    | CeasesToBeBestowed
    | EndsShields
    | BeginsReplacement
    | CreatesAbility
    | Notes
    | Links
    | SetsSpeed
    | Casts
    | ChoosesTargets
    | Activates
    | Resolves
    | TapsForMana
    | PutsAbilityOnStack
    | CreatesTrigger
    | Reveals
    | BeginsStep
    | BeginsPhase
    | BeginsTurn
    | PaysLife
    | AddsTurn
    | AddsPhases
)
