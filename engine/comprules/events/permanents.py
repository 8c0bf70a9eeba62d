"""Events that change permanents: counters, attaching, tapping, faces, phasing, combat.

They are described in 122, 508-511, 701 and 702.26.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from comprules.state.objects import Origin, Sticker
    from comprules.words import Half


__all__ = [
    "Attaches",
    "BecomePaired",
    "BecomesBlockedCreature",
    "BecomesUnblockedCreature",
    "DeclaresAttacker",
    "DeclaresBlocker",
    "Enlisting",
    "EntersAttacking",
    "EntersBlocking",
    "Exerts",
    "FlipsOver",
    "FormsBand",
    "JoinsBlock",
    "LeavesCombat",
    "Links",
    "Locks",
    "Notes",
    "PhasesIn",
    "PhasesOut",
    "PutsCounters",
    "PutsSticker",
    "RemovesCounters",
    "Reselects",
    "Taps",
    "Transforms",
    "TurnsFace",
    "Unattaches",
    "Unlocks",
]


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
    """A player puts a sticker on an object, from among those that he or she has or off another object."""

    on: int
    sticker: Sticker
    by: str = ""
    off: int | None = None
    """The object that it was on before (123.3d)."""


@dataclass(frozen=True, slots=True)
class RemovesCounters:
    """Counters are removed from an object or player."""

    on: int | str
    kind: str
    amount: int


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
class TurnsFace:
    """A permanent, or a card in the command zone, is turned face up or face down."""

    object: int
    down: bool
    cause: Literal["", "set in motion", "planeswalked to"] = ""
    x: int = 0
    """The value chosen for X in the cost of turning it face up."""


@dataclass(frozen=True, slots=True)
class Transforms:
    """A double-faced permanent shows its other face."""

    object: int
    converting: bool = False


@dataclass(frozen=True, slots=True)
class FlipsOver:
    """A permanent flips (710.2)."""

    object: int


@dataclass(frozen=True, slots=True)
class PhasesOut:
    """A permanent phases out (702.26b)."""

    object: int
    how: Literal["directly", "indirectly", "until"] = "directly"
    """It does so by itself, with what it is attached to, or until something happens."""


@dataclass(frozen=True, slots=True)
class PhasesIn:
    """A permanent phases in (702.26c), and with it what phased out attached to it."""

    object: int


@dataclass(frozen=True, slots=True)
class DeclaresAttacker:
    """The active player declares a creature as an attacker (508.1)."""

    attacker: int
    attacked: int | str
    had_to: bool = False
    """Whether an effect required it to attack as it was declared (506.6)."""


@dataclass(frozen=True, slots=True)
class EntersAttacking:
    """A creature put onto the battlefield attacking becomes an attacker without being declared (508.4)."""

    attacker: int
    attacked: int | str


@dataclass(frozen=True, slots=True)
class Reselects:
    """What an attacking creature attacks is reselected (508.7)."""

    attacker: int
    attacked: int | str


@dataclass(frozen=True, slots=True)
class DeclaresBlocker:
    """A defending player declares a creature as a blocker of these attackers (509.1)."""

    blocker: int
    attackers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EntersBlocking:
    """A creature put onto the battlefield blocking becomes a blocker without being declared (509.4)."""

    blocker: int
    attacker: int


@dataclass(frozen=True, slots=True)
class FormsBand:
    """Attacking creatures are in a band from now on (702.22c)."""

    members: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class JoinsBlock:
    """A creature that blocks a member of a band is blocking these others as well (702.22h)."""

    blocker: int
    attackers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BecomesBlockedCreature:
    """An attacker becomes a blocked creature (509.1h), or one that is gets blockers that enter blocking."""

    attacker: int
    blockers: tuple[int, ...] = ()
    already: bool = False
    """Whether it is a blocked creature already."""


@dataclass(frozen=True, slots=True)
class BecomesUnblockedCreature:
    """An attacker for which no blockers were declared becomes an unblocked creature (509.1h)."""

    attacker: int


@dataclass(frozen=True, slots=True)
class LeavesCombat:
    """A permanent is removed from combat (506.4)."""

    object: int
    stays: Literal["", "attacked", "fighting"] = ""
    """What it goes on as: being attacked, or attacking or blocking (506.4d)."""


@dataclass(frozen=True, slots=True)
class BecomePaired:
    """Two creatures become paired with each other (702.95b)."""

    one: int
    other: int


@dataclass(frozen=True, slots=True)
class Unlocks:
    """A player has half of a permanent unlocked: it is given that designation (709.5c)."""

    player: str
    object: int
    half: Half


@dataclass(frozen=True, slots=True)
class Locks:
    """A player has half of a permanent locked: it loses that designation (709.5g)."""

    player: str
    object: int
    half: Half


@dataclass(frozen=True, slots=True)
class Exerts:
    """A player exerts a permanent (701.43a), because of an ability of ``source``."""

    player: str
    object: int
    source: int
    origin: Origin = ("own",)


@dataclass(frozen=True, slots=True)
class Enlisting:
    """A creature enlists another one, which has been tapped for that (702.154c)."""

    source: int
    """The creature that attacks."""
    other: int
    origin: Origin
    uid: tuple[object, ...]
    """What tells its enlist abilities apart."""


@dataclass(frozen=True, slots=True)
class Notes:
    """Something is decided for an object: a sector, a protector, a chosen word, a room."""

    about: int
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Links:
    """An ability of an object did something that abilities linked to it refer to (607).

    Values of one kind are added to those of before.
    """

    object: int
    origin: Origin
    kind: str
    values: tuple[int | str, ...]
