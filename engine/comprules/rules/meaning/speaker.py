"""Whose words are followed or looked at, and what the slots of an ability hold while it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from immutables import Map

from comprules.abilities.kinds import Ability, Apply, Triggered
from comprules.abilities.slots import CURRENT, PAID, SOURCE, Reference
from comprules.state.copying import EMPTY, often_copied, replace
from comprules.state.objects import Filled, Origin, Paid

__all__ = ["NOTHING", "Speaker", "UnboundError", "filled", "following", "meant_by", "with_event", "with_slot"]

NOTHING: Final = Filled()
"""What a slot holds whose instruction was not carried out."""


class UnboundError(AssertionError):
    """A reference is played that was never bound to what it means: a defect of whoever made the ability."""


@often_copied
@dataclass(frozen=True)
class Speaker:
    """Whose words they are, what was chosen for them, and what their slots hold."""

    source: int
    """The object with the ability."""
    controller: str
    targets: tuple[tuple[int | str, ...], ...] = ()
    """The chosen targets, a tuple for each instance of the word."""
    about: tuple[int, ...] = ()
    """The objects that are being dealt with just now: in an instruction those that it names."""
    pile: tuple[int, ...] = ()
    """The cards that the instruction has just looked at or revealed."""
    was: Map[int, int] = field(default=EMPTY)
    """What such an object had been before it changed zones."""
    player: str = ""
    """The player who is being dealt with just now."""
    x: int = 0
    words: Map[str, str] = field(default=EMPTY)
    """Words chosen by a player, by their kind."""
    began: int = 0
    """The moment at which the resolution began."""
    origin: Origin = ("own",)
    """Where the ability comes from, for what is linked to it."""
    ability: Ability | None = None
    """The ability itself, where it is known."""
    division: Map[tuple[int, int | str], int] = field(default=EMPTY)
    did: bool = False
    """Whether the instruction followed last was carried out."""
    amount: int = 0
    """How much the instruction followed last did, or the event is about that is being looked at."""
    uid: tuple[object, ...] = ()
    """What tells the ability apart from others of its object."""
    itself: int = 0
    """What a source that has left became, where its ability may find it."""
    mana: tuple[str, ...] = ()
    """The types of mana that a permanent tapped for mana produced."""
    said: tuple[Apply, ...] = ()
    """What the text says of a permanent as it enters (611.2e)."""
    way: Literal["", "spell", "ability", "replacement", "permission"] = ""
    """What the words are part of, where that matters."""
    tapped: bool = False
    """Whether the source is being tapped for mana."""
    paid: tuple[Paid, ...] = ()
    """What the spell or ability was paid with."""
    slots: Map[int, Filled] = field(default=EMPTY)
    """What has been introduced so far, by the numbers of the slots."""


def filled(speaker: Speaker, reference: Reference) -> Filled:
    """Return what a reference means: the content of its slot.

    It is nothing where the instruction was not carried out.

    Raises: UnboundError: the reference was never bound.
    """
    slot = reference.slot
    if slot is None:
        raise UnboundError(f"{reference!r} in an ability of {speaker.source} has no slot")
    if slot.number == CURRENT:
        players = (speaker.player,) if speaker.player else ()
        return Filled(speaker.about, players, speaker.amount, speaker.did, speaker.pile, speaker.was)
    if slot.number == PAID:
        paid = [part for part in speaker.paid if not slot.paid or part.kind == slot.paid]
        objects = tuple(i for part in paid for i in part.objects)
        return Filled(objects, amount=sum(part.amount for part in paid), did=bool(paid))
    if slot.number == SOURCE:
        return Filled((speaker.itself or speaker.source,), (speaker.controller,))
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
        case _:  # every other slot holds objects
            return held.objects


def with_slot(speaker: Speaker, number: int, held: Filled) -> Speaker:
    """Return the speaker with something in the slot of this number; 0 is no slot."""
    return replace(speaker, slots=speaker.slots.set(number, held)) if number else speaker


class Occurred(Protocol):
    """What an occurrence is about on which an ability has triggered."""

    @property
    def objects(self) -> tuple[int, ...]:
        """The objects that the effect calls ``it``."""
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
        """The spell or ability that it comes from."""
        ...

    @property
    def slots(self) -> Map[int, Filled]:
        """What the text had introduced before, for a delayed or reflexive ability."""
        ...


def with_event(speaker: Speaker, about: Occurred, ability: Ability | None) -> Speaker:
    """Return the speaker who knows of the event that an ability has triggered on."""
    players = (about.player,) if about.player else ()
    held = Filled(about.objects, players, about.amount, did=True, cause=about.cause)
    speaker = replace(
        speaker, about=about.objects, player=about.player, amount=about.amount, slots=about.slots
    )
    return with_slot(speaker, ability.fills if isinstance(ability, Triggered) else 0, held)


def following(speaker: Speaker, found: Mapping[int, int]) -> Speaker:
    """Follow what the speaker is dealing with to what it has become; what it was is not forgotten."""
    about = tuple([found.get(i, i) for i in speaker.about])
    if about == speaker.about:
        return speaker
    was = speaker.was.update({new: old for old, new in zip(speaker.about, about, strict=True) if new != old})
    return replace(speaker, about=about, was=was)
