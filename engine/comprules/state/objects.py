"""What is kept of an object: its characteristics, counters, status, and what was chosen as it was cast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from immutables import Map

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.keywords import Keyword
from comprules.mana import ManaCost
from comprules.state.copying import EMPTY, often_copied, replace

if TYPE_CHECKING:
    from comprules.abilities.changes import ChangeText
    from comprules.abilities.kinds import Ability, Activated, Change, Effect
    from comprules.words import Half, Zone

__all__ = [
    "NOT_YET",
    "AbilityOnStack",
    "Characteristics",
    "Counter",
    "Filled",
    "GameObject",
    "Held",
    "Kind",
    "OnStack",
    "Origin",
    "Paid",
    "Sticker",
    "Used",
    "View",
]

NOT_YET: Final = 0
"""In the place of the number or the timestamp that something gets only as it comes to be."""

Origin = tuple[Any, ...]
"""Where an ability comes from: ``("own",)`` for what is printed, else what gave it (607.1, 607.5)."""


Kind = Literal["card", "token", "copy of a spell", "copy of a card", "ability", "combat damage", "emblem"]


@dataclass(frozen=True, slots=True)
class Characteristics:
    """What is printed on a card, or defined by the effect that made a token or copy (109.3)."""

    name: str = ""
    cost: ManaCost | None = None
    colors: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    hand_modifier: int = 0
    """What a vanguard adds to the starting hand size and the maximum hand size (211)."""
    life_modifier: int = 0
    """What a vanguard adds to the starting life total (212)."""
    added: int = 0
    """How many of the abilities, the last ones, come from the exceptions of a copy effect (707.9a)."""
    front_cost: ManaCost | None = None
    """On the back face of a transforming card or token, the mana cost of its front face (712.8e)."""
    modal: bool = False
    """Whether it is a face of a modal double-faced card, which never transforms (712.9)."""
    lower_half: Characteristics | None = None
    """On a flip card, what stands upside down on it (710.1b)."""
    halves: tuple[Characteristics, ...] = ()
    """On a split card its left and its right half, which the rest combines (709.4)."""
    also_named: frozenset[str] = frozenset()
    symbol: str = ""
    """The expansion whose symbol it bears (206.3 of 2009), where a position says so."""
    """The names that it has besides, as a split card has that of its right half (709.4a)."""
    lights: frozenset[int] = frozenset()
    """The numbers that are lit up on an Attraction (717.1)."""
    melds_with: str = ""
    """The name of the other card of its meld pair (712.5)."""
    melded: Characteristics | None = None
    """On a meld card, the combined back face of its pair (712.4)."""


@dataclass(frozen=True, slots=True)
class Held:
    """An ability that an object has, and where it has it from.

    ``uid`` tells abilities of one object apart; ``timestamp`` is that of the effect that granted the ability
    and 0 for one of the object's own. Abilities of one ``origin`` may be linked to each other (607). The
    uid of what is printed on the object, or on what it copies, begins with ``own``.
    """

    ability: Ability
    uid: tuple[Any, ...]
    timestamp: int = 0
    own: bool = True
    origin: Origin = ("own",)


@often_copied
@dataclass(frozen=True)
class View:
    """An object as it is now: its characteristics and controller after all continuous effects (613.1).

    ``cant_have`` names keywords it can't have, ``bare`` says that it lost even the mana abilities of its land
    types (305.6), ``reworded`` the changes of its text, ``also_named`` the names that it has besides,
    ``rules`` what it can't or must do, ``symbol`` whose expansion symbol it bears.
    """

    name: str
    cost: ManaCost | None
    colors: frozenset[str]
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    held: tuple[Held, ...]
    power: int | None
    toughness: int | None
    loyalty: int | None
    defense: int | None
    controller: str
    cant_have: frozenset[str] = frozenset()
    bare: bool = False
    reworded: tuple[ChangeText, ...] = ()
    also_named: frozenset[str] = frozenset()
    rules: tuple[Change, ...] = ()
    symbol: str = ""
    base_size: tuple[int | None, int | None] | None = None
    """Power and toughness as they are set, where something has changed them besides (208.4b)."""
    front_cost: ManaCost | None = None
    """The mana cost of the front face where this is the back face, not a copy of it (712.8e)."""
    lower_half: Characteristics | None = None
    """What a flip card, or a copy of one, is once it is flipped (710.2)."""
    halves: tuple[Characteristics, ...] = ()
    """The halves of a split card, or of a copy of one (709.5b)."""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Return the abilities themselves."""
        return tuple([held.ability for held in self.held])

    def of_size(self, power: int | None, toughness: int | None) -> View:
        """Return the same with another power and toughness."""
        return replace(self, power=power, toughness=toughness)

    def has(self, keyword: str) -> bool:
        """Say whether it has a keyword ability of this name."""
        return bool(self.held) and any(
            isinstance(h.ability, Keyword)
            and (h.ability.name == keyword or (h.ability.name == "landwalk" and h.ability.called == keyword))
            for h in self.held
        )

    def cannot(self, *what: str) -> bool:
        """Say whether an effect says that one of these things can't be done by or to it."""
        return bool(self.rules) and any(
            isinstance(change, CantBe) and change.what in what and change.by is None for change in self.rules
        )

    @property
    def mana_value(self) -> int:
        """Return the mana value of the cost (202.3)."""
        return self.cost.mana_value if self.cost else 0

    @property
    def power_or_0(self) -> int:
        """Return the power as a number: what has none counts as 0."""
        return self.power or 0

    @property
    def toughness_or_0(self) -> int:
        """Return the toughness as a number: what has none counts as 0."""
        return self.toughness or 0


@dataclass(frozen=True, slots=True)
class Counter:
    """All counters of one kind on an object; together they have one timestamp (613.7c)."""

    amount: int
    timestamp: int


@dataclass(frozen=True, slots=True)
class Sticker:
    """A sticker (123): what is written on it and what that changes.

    Its timestamp has a second number, so that the stickers on an object follow right after the object's own
    timestamp.
    """

    kind: Literal["ability", "power and toughness", "name", "art"]
    text: str
    change: Change | None = None
    """What it changes of its object; an art sticker changes nothing."""
    cost: int = 0
    """How many tickets it costs to put it on an object (123.3c)."""
    number: int = 0
    """What tells it apart from its player's other stickers, whatever they say."""
    timestamp: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class AbilityOnStack:
    """What an ability on the stack keeps of where it came from (113.7a), and the keyword it is of."""

    ability: Ability
    source: int
    happening: Any = None
    origin: Origin = ("own",)
    uid: tuple[object, ...] = ()
    number: int = 0
    keyword: str = ""


@dataclass(frozen=True, slots=True)
class Paid:
    """A cost that was paid (601.2h): which one, with what objects, and how much.

    ``kind`` is ``mana``, ``sacrifice``, ``discard``, ``exile`` … or the word of what was paid for, such as
    ``kicker``. Objects are the ids they had as they were paid with; what they became is their successor.
    ``colors`` are those of the mana spent, once for each mana.
    """

    kind: str
    objects: tuple[int, ...] = ()
    amount: int = 0
    colors: tuple[str, ...] = ()


@often_copied
@dataclass(frozen=True)
class Filled:
    """What a slot of an ability holds once its introduction has been played."""

    objects: tuple[int, ...] = ()
    """The objects, as what they have become by the end of the instruction."""
    players: tuple[str, ...] = ()
    amount: int = 0
    did: bool = False
    """Whether the instruction was carried out, in part at least."""
    pile: tuple[int, ...] = ()
    """The cards looked at or revealed."""
    was: Map[int, int] = EMPTY
    """What an object had been before the instruction moved it."""
    cause: int = 0
    """The spell or ability that the event comes from."""
    dealer: int | None = None
    """The source of the damage."""
    hurt: tuple[int, ...] = ()
    """The creatures to which damage was really dealt."""
    done: tuple[int, ...] = ()
    """The objects to which the instruction was really done, as what they were before."""
    hosts: tuple[int, ...] = ()
    """What the objects were to be attached to."""
    excess: int = 0
    """How much of the damage was excess damage."""
    mana: tuple[str, ...] = ()
    """The types of mana that a permanent tapped for mana produced."""
    zones: tuple[str, ...] = ()
    """The zones that were searched."""
    votes: tuple[str, ...] = ()
    """The words that players voted for, each as often as it got a vote."""

    @property
    def player(self) -> str:
        """Return the player; empty where there is none, the first where there are several."""
        return self.players[0] if self.players else ""


@often_copied
@dataclass(frozen=True)
class OnStack:
    """What was chosen as a spell or ability was put on the stack (601.2, 602.2, 603.3).

    ``targets`` has a place for each instance of the word in the text, empty where the choices made leave it
    out. ``modes`` are counted from 1; ``options`` are the words for what was announced, such as ``kicker`` or
    ``flashback``. ``division`` says how much each target of an instance gets.
    """

    targets: tuple[tuple[int | str, ...], ...] = ()
    x: int = 0
    modes: tuple[int, ...] = ()
    ability: AbilityOnStack | None = None
    options: tuple[str, ...] = ()
    division: Map[tuple[int, int | str], int] = EMPTY
    paid: tuple[Paid, ...] = ()
    spliced: tuple[Effect, ...] = ()
    cast_from: str = ""
    in_main_phase: bool = False
    """It was cast during a main phase of the player who cast it."""
    untimely: bool = False
    """It was cast when that player couldn't have cast a sorcery (307.5a)."""
    assigned: tuple[Any, ...] = ()
    """The damage that was assigned, where the object is combat damage."""


@dataclass(frozen=True, slots=True)
class Used:
    """An activation of an object's ability: by whom, where the ability came from, and in which turn (602.5).

    Those of earlier turns are kept for abilities that are activated only once.
    """

    player: str
    origin: Origin
    ability: Activated
    turn: int = 0


@often_copied
@dataclass(frozen=True)
class GameObject:
    """A card, token, copy, ability, or combat damage on the stack, in one stay in one zone (109, 400.7)."""

    id: int
    label: str
    """What the object is called; the label follows a card from zone to zone."""
    base: Characteristics
    owner: str
    controller: str
    """The player who controls the object before control-changing effects."""
    zone: Zone
    timestamp: int
    kind: Kind = "card"
    tapped: bool = False
    face_down: bool = False
    flipped: bool = False
    transformed: int = 0
    """The moment at which it last transformed; 0 if it has not."""
    phased_out: Literal["", "directly", "indirectly", "until"] = ""
    damage: int = 0
    hurt_by_deathtouch: bool = False
    counters: Map[str, Counter] = EMPTY
    stickers: tuple[Sticker, ...] = ()
    attached_to: int | str | None = None
    notes: Map[str, str] = EMPTY
    came_from: int = 0
    """The id of the object that it was in the zone before; 0 if it was in none."""
    linked: Map[tuple[Origin, str], tuple[Any, ...]] = EMPTY
    """What the abilities did that others of the same origin may speak of, by origin and kind (607)."""
    arrived: int = 0
    """The turn in which the controller's control of the object began."""
    controlled_by: str = ""
    attacking: int | str | None = None
    """The player or the id of the permanent that the object attacks."""
    defended_by: str = ""
    """Who defended what the object attacks, once that has been removed from combat (506.4c, 508.5)."""
    blocking: tuple[int, ...] = ()
    """The ids of the creatures that the object blocks."""
    blocked: bool = False
    band: int = 0
    """The band in which the object attacks; 0 if it attacks in none (702.22c)."""
    paired_with: int | None = None
    """The creature that the object is paired with (702.95b)."""
    on_stack: OnStack | None = None
    cast: OnStack | None = None
    bestowed: bool = False
    prototyped: bool = False
    """Whether it was cast prototyped, and has the values that stand behind that keyword."""
    components: tuple[GameObject, ...] = ()
    as_adventure: bool = False
    adventure: Characteristics | None = None
    activated: tuple[Used, ...] = ()
    world_since: int | None = None
    commander: bool = False
    back: Characteristics | None = None
    turned: bool = False
    """Whether the back face of the card is up; ``back`` is the front face then."""
    half: Half | Literal["", "both"] = ""
    """On the stack, the half as which a split card was cast, or both if it is fused."""
    whole: Characteristics | None = None
    """On the stack, the split card of which ``base`` is that half."""
    unlocked: frozenset[Half] = frozenset()
    """Which of the unlocked designations the permanent has (709.5c)."""

    @property
    def is_spell(self) -> bool:
        """Say whether it is a spell: a card or a copy on the stack, no ability, no combat damage (112.1)."""
        return self.zone == "stack" and self.kind not in ("ability", "combat damage")

    @property
    def announced(self) -> OnStack:
        """Return what was chosen as it was put on the stack; nothing, if it was not."""
        return self.on_stack or OnStack()
