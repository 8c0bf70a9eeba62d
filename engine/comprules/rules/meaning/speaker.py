"""Whose words are followed or looked at, and what the slots of an ability hold while it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from immutables import Map

from comprules.abilities.kinds import Ability, Apply, Triggered
from comprules.abilities.slots import CURRENT, PAID, SOURCE, Reference
from comprules.state.copying import EMPTY, often_copied, replace
from comprules.state.objects import Filled, Origin, Paid

__all__ = [
    "NOTHING",
    "AbilityUsed",
    "Choices",
    "Speaker",
    "UnboundError",
    "dealing_with",
    "dealing_with_player",
    "filled",
    "following",
    "meant_by",
    "with_event",
    "with_slot",
]

NOTHING: Final = Filled()
"""What a slot holds whose instruction was not carried out."""


class UnboundError(AssertionError):
    """A reference is played that was never bound to what it means: a defect of whoever made the ability."""


@often_copied
@dataclass(frozen=True)
class Choices:
    """What was chosen for a spell or ability, and what it was paid with (601.2b to 601.2h)."""

    targets: tuple[tuple[int | str, ...], ...] = ()
    """The chosen targets, a tuple for each instance of the word."""
    x: int = 0
    words: Map[str, str] = field(default=EMPTY)
    """Words chosen by a player, by their kind."""
    division: Map[tuple[int, int | str], int] = field(default=EMPTY)
    """How much each target of an instance gets."""
    paid: tuple[Paid, ...] = ()


@often_copied
@dataclass(frozen=True)
class AbilityUsed:
    """The ability that the words are part of."""

    ability: Ability | None = None
    """The ability itself, where it is known."""
    uid: tuple[object, ...] = ()
    """What tells the ability apart from others of its object."""
    origin: Origin = ("own",)
    """Where the ability comes from, for what is linked to it (607)."""
    way: Literal["", "spell", "ability", "replacement", "permission"] = ""
    """What kind of thing the words are part of, where that matters."""
    as_cost: bool = False
    """Whether the words are being followed to pay a cost, so that nothing is done by an effect."""
    taps: bool = False
    """Whether its source was tapped for mana to use it."""
    put_on_stack: int = 0
    """The moment at which it was put on the stack."""


@often_copied
@dataclass(frozen=True)
class Speaker:
    """Whose words they are, what was chosen for them, and what their slots hold."""

    source: int
    """The object with the ability."""
    controller: str
    of: AbilityUsed = field(default=AbilityUsed())
    chosen: Choices = field(default=Choices())
    current: Filled = NOTHING
    """What is being dealt with just now: in an instruction, the objects and the player that it names."""
    slots: Map[int, Filled] = field(default=EMPTY)
    """What has been introduced so far, by the numbers of the slots."""
    began: int = 0
    """The moment at which the resolution began."""
    said: tuple[Apply, ...] = ()
    """What the text says of a permanent as it enters (611.2e)."""
    asked: frozenset[int] = frozenset()
    """The slots of the instructions about which the text asks whether they were carried out (118.12)."""


def filled(speaker: Speaker, reference: Reference) -> Filled:
    """Return what a reference means: the content of its slot.

    It is nothing where the instruction was not carried out.

    Raises: UnboundError: the reference was never bound.
    """
    slot = reference.slot
    if slot is None:
        raise UnboundError(f"{reference!r} in an ability of {speaker.source} has no slot")
    if slot.number == CURRENT:
        return speaker.current
    if slot.number == PAID:
        paid = [part for part in speaker.chosen.paid if not slot.paid or part.kind == slot.paid]
        objects = tuple(i for part in paid for i in part.objects)
        return Filled(objects, amount=sum(part.amount for part in paid), did=bool(paid))
    if slot.number == SOURCE:
        return speaker.slots.get(SOURCE, Filled((speaker.source,), (speaker.controller,)))
    return speaker.slots.get(slot.number, NOTHING)


def meant_by(speaker: Speaker, reference: Reference) -> tuple[int, ...]:
    """Return the objects that a reference means, wherever they are by now.

    Raises:
        UnboundError: the reference was never bound.
    """
    held = filled(speaker, reference)
    assert reference.slot is not None
    match reference.slot.aspect:
        case "source":
            return () if held.dealer is None else (held.dealer,)
        case "cause":
            return (held.cause,) if held.cause else ()
        case "pile":
            return held.pile or held.objects
        case "hurt":
            return held.hurt
        case "host":
            return held.hosts
        case "done":
            return held.done
        case _:  # every other slot holds objects
            return held.objects


def with_slot(speaker: Speaker, number: int, held: Filled) -> Speaker:
    """Return the speaker with something in the slot of this number; 0 is no slot."""
    return replace(speaker, slots=speaker.slots.set(number, held)) if number else speaker


class Occurred(Protocol):
    """What an occurrence is about on which an ability has triggered."""

    @property
    def objects(self) -> tuple[int, ...]:
        """Return the objects that the effect calls ``it``."""
        ...

    @property
    def player(self) -> str:
        """``That player``; empty where there is none."""
        ...

    @property
    def amount(self) -> int:
        """``That much``."""
        ...

    @property
    def cause(self) -> int:
        """Return the spell or ability that it comes from."""
        ...

    @property
    def mana(self) -> tuple[str, ...]:
        """Return the types of mana that a permanent tapped for mana produced."""
        ...

    @property
    def slots(self) -> Map[int, Filled]:
        """Return what the text had introduced before, for a delayed or reflexive ability."""
        ...


def with_event(speaker: Speaker, about: Occurred, ability: Ability | None) -> Speaker:
    """Return the speaker who knows of the event that an ability has triggered on."""
    players = (about.player,) if about.player else ()
    current = Filled(about.objects, players, about.amount, mana=about.mana)
    speaker = replace(speaker, current=current, slots=about.slots)
    held = replace(current, did=True, cause=about.cause)
    return with_slot(speaker, ability.fills if isinstance(ability, Triggered) else 0, held)


def dealing_with(speaker: Speaker, objects: tuple[int, ...]) -> Speaker:
    """Return the speaker who is dealing with these objects now."""
    return replace(speaker, current=replace(speaker.current, objects=objects))


def dealing_with_player(speaker: Speaker, player: str) -> Speaker:
    """Return the speaker who is dealing with this player now."""
    return replace(speaker, current=replace(speaker.current, players=(player,)))


def following(speaker: Speaker, found: Callable[[int], tuple[int, ...]]) -> Speaker:
    """Follow what the speaker is dealing with to what it has become; what it was is not forgotten."""
    before = speaker.current.objects
    became = [(old, new) for old in before for new in found(old)]
    objects = tuple([new for _, new in became])
    if objects == before:
        return speaker
    was = speaker.current.was.update({new: old for old, new in became if new != old})
    return replace(speaker, current=replace(speaker.current, objects=objects, was=was))
