"""Events of spells and abilities, and of the effects that they make (601-603, 608, 611, 614, 615)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from comprules.state.lasting import Delayed, Lasting, Pending, Shield, Until
    from comprules.state.objects import GameObject, Used


__all__ = [
    "Activates",
    "Awaits",
    "BeginsEffect",
    "BeginsReplacement",
    "Casts",
    "CeasesToBeBestowed",
    "ChangesTargets",
    "ChoosesTargets",
    "CreatesOnStack",
    "CreatesTrigger",
    "EndsEffects",
    "EndsShields",
    "PutsAbilityOnStack",
    "Raises",
    "Resolves",
]


@dataclass(frozen=True, slots=True)
class BeginsEffect:
    """A continuous effect begins (611.2)."""

    effect: Lasting


@dataclass(frozen=True, slots=True)
class EndsEffects:
    """The durations of continuous effects are over (611.2a)."""

    effects: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Raises:
    """A regeneration or prevention shield is raised (614.8, 615.1)."""

    shield: Shield


@dataclass(frozen=True, slots=True)
class Awaits:
    """From now on an event is awaited that undoes what a one-shot effect did (610.3)."""

    until: Until


@dataclass(frozen=True, slots=True)
class ChangesTargets:
    """A spell or ability on the stack gets other targets (115.7, 707.10c)."""

    object: int
    targets: tuple[tuple[int | str, ...], ...]
    new: tuple[int | str, ...] = ()
    """These were none of its targets before."""


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
class CreatesOnStack:
    """An object that is no card is created on the stack: an ability (602.2a, 603.3), or combat damage.

    Combat damage is put on the stack in the editions that say so.
    """

    created: GameObject


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
