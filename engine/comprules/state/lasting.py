"""What lasts or waits: continuous effects, shields, delayed triggers, what a resolution has begun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from immutables import Map

from comprules.abilities.conditions import Always, Duration
from comprules.state.copying import EMPTY, often_copied
from comprules.state.objects import Characteristics, Filled, Origin

if TYPE_CHECKING:
    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Ability, Change, Effect, Replacement
    from comprules.abilities.nouns import Filter, ObjectsOrPlayers, Players, Subject
    from comprules.abilities.trigger_events import TriggerEvent
    from comprules.abilities.would import CantHappen
    from comprules.words import Zone

__all__ = [
    "NOTHING_REPEATED",
    "NOTHING_UNDERWAY",
    "Chosen",
    "Delayed",
    "Lasting",
    "Pending",
    "Repetition",
    "Shield",
    "TurnMarker",
    "Underway",
    "Until",
    "Waiting",
    "Watched",
]


@dataclass(frozen=True, slots=True)
class TurnMarker:
    """A turn marker: one of several turns that are taken at once (807.4)."""

    number: int
    holder: str
    waits: bool = False
    """Whether its holder's turn has yet to begin."""
    kept: bool = False
    """Whether its holder keeps it for an extra turn (807.4i)."""
    due: bool = False
    """Whether its holder's own turn comes after the extra turn that is under way (807.4j)."""
    removals: int = 0
    """How often it is designated for removal (807.4e)."""
    turn: Map[str, Any] = EMPTY
    """What is so in its turn, while another one is looked at; by the names of the game's fields."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """A continuous effect that a resolution made (611.2)."""

    id: int
    source: int
    controller: str
    changes: tuple[Change, ...]
    timestamp: int
    duration: Duration
    """How long the effect lasts."""
    affected: tuple[int, ...] | None = None
    """The objects that the effect was locked to; None for changes of rules or players (611.2c)."""
    copied: Characteristics | None = None
    """The values that a copy effect took (707.2b)."""
    model: int = 0
    """The object whose values a copy effect took."""
    copiable: bool = False
    """Whether the effect is applied in layer 1 (613.2a)."""
    filter: Filter | None = None
    """The objects that the effect applies to from moment to moment, where it is not locked (611.2c)."""
    next_spell: Filter | None = None
    """The spell whose casting the effect waits for (611.2f)."""
    players: tuple[str, ...] = ()
    """The players whom the effect applies to."""
    began: int = 0
    """The resolution that made the effect: effects that began in one resolution are parts of one effect."""
    x: int = 0
    words: Map[str, str] = EMPTY
    """The words that were chosen for the effect."""
    turn: int = 0
    """The turn in which the effect began."""
    granted: Literal["", "with permission", "to be cast"] = ""
    """Whether the ability comes with a permission (611.3d), or is what let the object be cast (400.7g)."""
    timed_by: str = ""
    """The player in whose turn the duration ends, where it ends at a moment of one player's turn."""

    @property
    def locked_to(self) -> tuple[int, ...]:
        """Return the objects that the effect was locked to; none for changes of rules or players."""
        return self.affected or ()


@dataclass(frozen=True, slots=True)
class Shield:
    """A replacement or prevention effect that a resolution made (614.8, 615.1)."""

    id: int
    kind: Literal["regeneration", "prevention", "no prevention"]
    controller: str
    guards: int | str | None = None
    """The object or player that the shield guards."""
    by: Filter | None = None
    """The sources against which the shield guards."""
    left: int | None = None
    """How much the shield still takes."""
    combat: bool = False
    source: int = 0
    guarding: Subject | Players | ObjectsOrPlayers | None = None
    """The objects and players that the shield guards, as they fit a description from moment to moment."""
    dealer: int | None = None
    """The one source against which the shield guards."""
    next_time: bool = False
    """Whether the shield is over once it has been used."""
    used_on: int | None = None
    """The source of the damage that happens just now and on which the shield was used."""
    plan: Map[tuple[int, int | str], int] | None = None
    """How much of the damage that happens at once the shield prevents, by source (615.7)."""
    also: tuple[Effect, ...] = ()
    """The instructions that are followed right after the shield has prevented damage."""
    fills: int = 0
    """The number of the slot that the prevention fills for what happens right after it."""
    slots: Map[int, Filled] = EMPTY
    origin: Origin = ("own",)
    targets: tuple[tuple[int | str, ...], ...] = ()
    """The targets of the spell or ability that made the shield."""
    but: int = 0
    """How much of the damage the shield lets through."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A replacement effect that a resolution made, or what a resolution said can't happen (614.3, 614.17)."""

    id: int
    replacement: Replacement | CantHappen
    speaker: Any
    """The spell or ability in whose words the effect is."""
    duration: Duration
    once: bool = False
    """Whether the effect is over once it has been used."""
    dealer: int | None = None
    """The chosen source, where the effect replaces damage from one source."""
    left: int | None = None
    """How much damage the effect still takes."""
    used_on: int | None = None
    """The source of the damage that happens just now and has used the effect up."""
    timed_by: str = ""
    """The player whose next step or turn the effect lasts to."""
    turn: int = 0
    """The turn in which the effect began."""


@often_copied
@dataclass(frozen=True)
class Underway:
    """What has been settled about the events that are being replaced just now (616.1)."""

    used: tuple[object, ...] = ()
    """The effects that have had their chance at the event whose replacement is carried out (614.5)."""
    known: frozenset[object] | None = None
    """The effects that could apply to the event from the start, or None."""
    entering: frozenset[int] = frozenset()
    """The objects that enter the battlefield at once."""
    arriving: Any = None
    """The event by which the object that is being looked at enters."""
    moved: frozenset[tuple[int, int]] = frozenset()
    """Pairs of a permanent that enters and an object that changes zones as it enters (614.13b)."""
    before: Map[int, int] = EMPTY
    """What each object had become before the object that enters was looked at."""
    own: tuple[tuple[Replacement, Any], ...] = ()
    """The self-replacement effects of what is resolving, with the one in whose words they are (614.15)."""
    life: Map[str, int] = EMPTY
    """What the damage that is being dealt does to life totals, as far as that is settled (120.4d)."""
    proposed: int = 0
    """How many spells and abilities are being cast or activated (121.8)."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a player has chosen to do, and when."""

    player: str
    what: object
    """What was cast or activated, with its targets."""
    moment: object
    """The step, and what was on the stack."""
    at: Any
    """The game as it was before."""


@dataclass(frozen=True, slots=True)
class Repetition:
    """How far the game has gone on without a choice, and what later positions are compared with."""

    at: Any = None
    """The game as it was then."""
    moment: object = None
    """The step, and what was on the stack."""
    steps: int = 0
    """How often the game has gone on."""
    until: int = 1
    """After so many steps the game is compared with a later position."""
    choice: object = None
    """The moment at which a player last made a choice."""
    times: int = 0
    """How often the position has come again with nothing used up."""
    involved: frozenset[str] = frozenset()
    """Who has controlled what was on the stack since then, or what it targeted."""
    averted: str = ""
    """What a player could have done instead of what goes on, and did not."""
    choices: tuple[Chosen, ...] = ()
    """What players have chosen to do this turn."""
    left: Map[tuple[str, object], tuple[int, Any]] = EMPTY
    """How often each player may still do a part of a loop, where a number was named, and by which rule."""


NOTHING_REPEATED: Final = Repetition()
"""The game has not gone on by itself."""

NOTHING_UNDERWAY: Final = Underway()
"""Nothing is being replaced."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability that has triggered and waits to be put on the stack (603.3).

    ``uid`` tells abilities of one source apart, ``number`` triggers of one ability.
    """

    ability: Ability
    source: int
    controller: str
    happening: Any = None
    origin: Origin = ("own",)
    uid: tuple[object, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Delayed:
    """A delayed triggered ability (603.7): what it waits for and does, whose it is, and what it speaks of.

    ``way`` says what created it: a spell, an ability, a replacement effect, or a static ability that allows
    an action. ``introduced`` keeps what the text had spoken of by then.
    """

    id: int
    ability: Ability
    source: int
    controller: str
    way: Literal["spell", "ability", "replacement", "permission"]
    this_turn: bool = False
    introduced: Any = None
    origin: Origin = ("own",)
    uid: tuple[object, ...] = ()
    once: bool = False
    always: bool = False
    """Whether it triggers each time for the rest of the game."""


@dataclass(frozen=True, slots=True)
class Until:
    """A one-shot effect that is undone right after an event: what moved, and from which zone (610.3, 610.4).

    ``about`` are the objects that the awaited event speaks of as ``it``.
    """

    id: int
    when: TriggerEvent
    source: int
    controller: str
    origin: Origin
    objects: tuple[int, ...]
    way: Literal["return", "phase in"]
    zone: Zone
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Watched:
    """What ends the effect of a spell or ability on the stack, perhaps before it begins (610.3a, 611.2b).

    ``number`` tells which spell or ability it is. ``held`` says whether the condition was so a moment ago,
    ``over`` that the event has occurred, or the condition has ended.
    """

    number: int
    speaker: Any
    when: TriggerEvent | None = None
    condition: Condition = Always()
    held: bool = False
    over: bool = False
