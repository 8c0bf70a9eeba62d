"""The instructions of spells and abilities (608.2) that hold no other instructions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.conditions import AnyAmount, Duration
from comprules.abilities.nouns import Amount, Both, Filter, Picked, Players, Subject, Target, WithPlayers
from comprules.abilities.simple_nouns import Number
from comprules.abilities.slots import Introduces
from comprules.abilities.trigger_events import TriggerEvent
from comprules.words import PartOfTurn

__all__ = [
    "AttachTo",
    "BecomeBlocked",
    "ChaosEnsues",
    "ChooseTargets",
    "ChooseWord",
    "DealDamage",
    "Destroy",
    "Discard",
    "DrawCards",
    "DrawTheGame",
    "Exchange",
    "ExchangeLife",
    "Fight",
    "FlipPermanent",
    "GainLife",
    "LoseCounters",
    "LoseLife",
    "LoseTheGame",
    "Meld",
    "Mill",
    "Move",
    "MoveCounters",
    "MoveSticker",
    "Note",
    "PhaseIn",
    "PhaseOut",
    "Planeswalk",
    "PutCounters",
    "PutSameCounters",
    "PutSticker",
    "Regenerate",
    "RemoveCounters",
    "RemoveFromCombat",
    "Reveal",
    "Sacrifice",
    "SacrificeAnyNumber",
    "Scry",
    "SetLife",
    "ShuffleIn",
    "SkipStep",
    "Tap",
    "TapOrUntap",
    "Transform",
    "TurnFace",
    "UnlockDoor",
    "UnpreventableDamage",
    "VentureIntoDungeon",
    "WinTheGame",
]


@dataclass(frozen=True, slots=True)
class Exchange(Introduces):
    """Control, or the text boxes, of two objects are exchanged (701.12b, 612.5)."""

    what: Literal["control", "text boxes"]
    subject: Subject
    duration: Duration = Duration()


@dataclass(frozen=True, slots=True)
class ExchangeLife(Introduces):
    """Two players exchange their life totals (701.12c)."""

    first: Players
    second: Players | None
    """None if the first are two."""


@dataclass(frozen=True, slots=True)
class Reveal(Introduces):
    """Cards are shown to all players (701.20)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class DealDamage(Introduces):
    """A source deals damage; ``to`` names objects, players, or one target that may be either.

    Damage may be ``divided`` among targets as is chosen (601.2d), and not ``preventable`` (615.12).
    """

    amount: AnyAmount
    to: Subject | Players | WithPlayers
    source: Subject | None = None
    divided: bool = False
    preventable: bool = True
    excess_to_controller: bool = False
    """The controller of each permanent is dealt what would be excess damage to it (120.4a)."""


@dataclass(frozen=True, slots=True)
class Destroy(Introduces):
    """Objects are destroyed; with ``no_regeneration`` they can't be regenerated."""

    subject: Subject
    no_regeneration: bool = False


@dataclass(frozen=True, slots=True)
class Move(Introduces):
    """Objects are put into a zone: exile, return to hand, put on top of a library, put onto the battlefield.

    ``under`` is who controls what enters the battlefield; ``None`` means its owner. With ``until`` they
    return right after that happens (610.3). In a library several lie in ``any`` order that the controller
    likes, or in a ``random`` one. What enters ``attacking`` was never declared as an attacker (508.4).
    A ``transformed`` card enters with its back face up (712.14a).
    """

    subject: Subject
    to: Literal["battlefield", "hand", "library", "graveyard", "exile", "ante"]
    place: Literal[
        "", "top", "second", "third", "bottom", "top or bottom", "second or bottom", "shuffled"
    ] = ""  # fmt: skip
    """In a library: whoever puts it on either end chooses which."""
    tapped: bool = False
    under: Players | None = None
    counters: tuple[tuple[str, Amount], ...] = ()
    until: TriggerEvent | None = None
    face_down: bool = False
    order: Literal["", "any", "random"] = ""
    attacking: bool = False
    transformed: bool = False
    attached_to: Subject | Players | None = None
    """What an Aura or Equipment enters the battlefield attached to (303.4i, 301.5e)."""


@dataclass(frozen=True, slots=True)
class PhaseOut(Introduces):
    """Permanents phase out (702.26), with ``until`` for as long as that has not happened (610.4)."""

    subject: Subject
    until: TriggerEvent | None = None


@dataclass(frozen=True, slots=True)
class PhaseIn(Introduces):
    """Phased-out permanents phase in (702.26c)."""

    subject: Subject | None = None
    """The text has named these; without them it is all there are."""


@dataclass(frozen=True, slots=True)
class Sacrifice(Introduces):
    """Players each sacrifice: either what is named, or ``amount`` permanents of their choice that match."""

    players: Players
    subject: Subject | Filter
    amount: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class DrawCards(Introduces):
    """Players each draw a number of cards."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class Discard(Introduces):
    """Players each discard a number of cards."""

    players: Players
    amount: Amount | None
    """Without a number they discard their hand."""
    what: Filter | None = None
    """Only cards that match count."""
    at_random: bool = False
    subject: Subject | None = None
    """They discard just these cards."""
    any_number: bool = False
    """They discard as many as they like."""


@dataclass(frozen=True, slots=True)
class GainLife(Introduces):
    """Players each gain life."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife(Introduces):
    """Players each lose life."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class SetLife(Introduces):
    """A life total becomes a number."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class PutCounters(Introduces):
    """Counters of a kind are put on objects or players."""

    kind: str
    amount: Amount
    on: Subject | Players
    divided: bool = False
    """They are distributed among the targets (601.2d)."""
    action: Literal["", "support"] = ""
    """The keyword action that consists in putting them, if the text names one (701.41a)."""
    or_of: tuple[str, ...] = ()
    """Other kinds, of which the controller may choose one instead."""


StickerKind = Literal["", "ability", "power and toughness", "name", "art"]
"""Without a kind, a sticker of any kind is meant."""


@dataclass(frozen=True, slots=True)
class PutSticker(Introduces):
    """The controller puts a sticker of a kind, from those that he or she brought, on an object (123.3)."""

    kind: StickerKind
    on: Subject


@dataclass(frozen=True, slots=True)
class MoveSticker(Introduces):
    """The controller moves a sticker of a kind from one object onto another (123.3d)."""

    kind: StickerKind
    source: Subject
    to: Subject


@dataclass(frozen=True, slots=True)
class RemoveCounters(Introduces):
    """Counters of a kind are removed from objects: all of them when ``amount`` is None."""

    kind: str
    """Without one, counters of any kinds are meant."""
    amount: Amount | None
    on: Subject
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class LoseCounters(Introduces):
    """Players remove counters of a kind from themselves."""

    kind: str
    amount: Amount
    players: Players


@dataclass(frozen=True, slots=True)
class MoveCounters(Introduces):
    """Counters of a kind are moved from one object onto another: all of them if ``amount`` is None."""

    kind: str
    """Without one, counters of any kinds are meant."""
    amount: Amount | None
    subject: Subject
    to: Subject


@dataclass(frozen=True, slots=True)
class PutSameCounters(Introduces):
    """An object's counters are put on others, which it leaves behind as it leaves (122.8, 122.9)."""

    kind: str
    """Without one, counters of every kind are meant."""
    subject: Subject
    on: Subject


@dataclass(frozen=True, slots=True)
class Tap(Introduces):
    """Objects are tapped, or untapped."""

    subject: Subject
    untap: bool = False


@dataclass(frozen=True, slots=True)
class TapOrUntap(Introduces):
    """The controller taps objects or untaps them, as he or she likes (701.26)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Introduces):
    """Objects are removed from combat (506.4)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class Meld(Introduces):
    """The two objects that the ability's condition names are exiled, and melded into one (701.42)."""

    into: str
    """The name of the permanent that they become."""


@dataclass(frozen=True, slots=True)
class BecomeBlocked(Introduces):
    """Attacking creatures become blocked, though nothing blocks them (509.1h)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class Regenerate(Introduces):
    """The next time the object would be destroyed this turn, it is saved instead (701.19)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class ShuffleIn(Introduces):
    """Players shuffle zones of theirs into their libraries."""

    players: Players
    zones: tuple[Literal["hand", "graveyard"], ...] = ()
    permanents: bool = False
    """They shuffle all permanents that they own into their libraries as well."""


@dataclass(frozen=True, slots=True)
class UnpreventableDamage(Introduces):
    """Damage can't be prevented (615.12); an instruction says so for this turn."""

    by: Subject | None = None
    """Only damage that these deal is meant."""
    combat: bool = False


@dataclass(frozen=True, slots=True)
class AttachTo(Introduces):
    """The object is attached to another, or to nothing any more (701.3)."""

    subject: Subject
    to: Subject | None
    """None where the object becomes unattached."""


@dataclass(frozen=True, slots=True)
class ChooseWord(Introduces):
    """The controller chooses a color, a type or a name: not ``other_than``, or one ``among`` some."""

    kind: Literal["color", "creature type", "basic land type", "card type", "card name", "nonland card name"]
    other_than: str = ""
    among: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnFace(Introduces):
    """Objects are turned face up or face down."""

    subject: Subject
    down: bool = False


@dataclass(frozen=True, slots=True)
class Transform(Introduces):
    """A double-faced permanent shows its other face (701.27)."""

    subject: Subject
    converting: bool = False
    """It is converted, and does not transform (701.28)."""


@dataclass(frozen=True, slots=True)
class FlipPermanent(Introduces):
    """A permanent flips: the lower half of its card counts from now on (710.2)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class UnlockDoor(Introduces):
    """The controller has half of a permanent unlocked, or with ``or_lock`` locked if it is not (709.5f)."""

    subject: Subject
    or_lock: bool = False


@dataclass(frozen=True, slots=True)
class VentureIntoDungeon(Introduces):
    """A player ventures into the dungeon (701.49), or into one of a subtype (701.49d)."""

    players: Players
    subtype: Literal["", "Undercity"] = ""


@dataclass(frozen=True, slots=True)
class Scry(Introduces):
    """Players each look at the top cards of their library and put them back on top or bottom (701.22)."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseTheGame(Introduces):
    """Players lose the game (104.3e)."""

    players: Players


@dataclass(frozen=True, slots=True)
class WinTheGame(Introduces):
    """A player wins the game (104.2b)."""

    players: Players


@dataclass(frozen=True, slots=True)
class DrawTheGame(Introduces):
    """The game is a draw (104.4c)."""


@dataclass(frozen=True, slots=True)
class SkipStep(Introduces):
    """Players skip a number of their next steps, phases or turns (614.10)."""

    players: Players
    step: PartOfTurn
    amount: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class Fight(Introduces):
    """Two creatures fight, each dealing as much damage as it has power (701.14)."""

    subject: Subject
    other: Subject | None
    """With whom it fights; the two that are named fight each other without one."""


@dataclass(frozen=True, slots=True)
class Mill(Introduces):
    """Players each mill: the top cards of a library go to the graveyard (701.17)."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class Note(Introduces):
    """A number is noted for the object (607.2e)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class SacrificeAnyNumber(Introduces):
    """The controller sacrifices any number of permanents that match."""

    what: Filter


@dataclass(frozen=True, slots=True)
class Planeswalk(Introduces):
    """A player planeswalks (701.31)."""

    players: Players


@dataclass(frozen=True, slots=True)
class ChaosEnsues(Introduces):
    """Chaos ensues: the chaos abilities of face-up planes trigger (311.7)."""


@dataclass(frozen=True, slots=True)
class ChooseTargets(Introduces):
    """Targets are named, for what follows to speak of them, or ``players`` choose of what is their own."""

    subject: Target | Picked | Both | Players
    players: Players | None = None
