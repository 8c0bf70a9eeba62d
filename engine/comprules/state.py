"""The game as a value: players, objects, zones, lasting effects, the turn. Nothing here ever changes.

Every function that does something takes a game and returns another. What can be worked out (characteristics,
legality) is computed by :mod:`comprules.rules` and never stored on an object.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from dataclasses import replace as by_field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from immutables import Map

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import Always, Duration
from comprules.abilities.keywords import Keyword
from comprules.abilities.parts import once_for_each
from comprules.book.trace import Trace
from comprules.mana import ManaCost

if TYPE_CHECKING:
    from dataclasses import replace

    from comprules.abilities.changes import ChangeText
    from comprules.abilities.conditions import Condition
    from comprules.abilities.instructions import SpendOnly
    from comprules.abilities.kinds import Ability, Activated, Change, Effect, Replacement
    from comprules.abilities.nouns import Filter, ObjectsOrPlayers, Players, Subject
    from comprules.abilities.trigger_events import TriggerEvent
    from comprules.abilities.would import CantHappen
    from comprules.book.citing import Rules
    from comprules.words import AddedPhase, Step, Zone

__all__ = [
    "BY_THE_WAY",
    "EMPTY",
    "AbilityOnStack",
    "Arbiter",
    "BoundMana",
    "Characteristics",
    "Counter",
    "Delayed",
    "Filled",
    "Game",
    "GameObject",
    "Held",
    "Kind",
    "Lasting",
    "OnStack",
    "Origin",
    "Paid",
    "Pending",
    "Player",
    "Shield",
    "Sticker",
    "Underway",
    "Until",
    "Used",
    "View",
    "Waiting",
    "Watched",
    "altered",
    "often_copied",
    "replace",
]

EMPTY: Map[Any, Any] = Map()
"""The empty map."""

Origin = tuple[Any, ...]
"""Where an ability comes from: ``("own",)`` for what is printed, else what gave it (607.1, 607.5)."""

if not TYPE_CHECKING:

    def replace(value: Any, /, **changes: Any) -> Any:
        """A copy with other values in some fields, like :func:`dataclasses.replace`.

        Values are copied more often than anything else is done, so those that are copied most have no slots:
        this is then a matter of copying one dictionary, without the constructor.
        """
        kind = value.__class__
        if kind in _WITHOUT_SLOTS:
            copy, fields = _NEW(kind), value.__dict__ | changes
            if kind is Game:
                fields["memo"] = _still_known(value, changes)
            _SET(copy, "__dict__", fields)
            return copy
        return by_field(value, **changes)


C = TypeVar("C")
V = TypeVar("V")

_NEW = object.__new__
_SET = object.__setattr__
_WITHOUT_SLOTS: set[type] = set()


def often_copied(kind: type[C]) -> type[C]:
    """Say that a frozen dataclass without slots is one that :func:`replace` copies as a dictionary."""
    _WITHOUT_SLOTS.add(kind)
    return kind


def altered(value: V, /, **changes: Any) -> V:
    """Copy an often copied value with other fields; return the value itself where nothing would differ."""
    fields = value.__dict__
    if all(fields[name] is new for name, new in changes.items()):
        return value
    copy: V = replace(value, **changes)  # type: ignore[type-var]
    return copy


BY_THE_WAY = frozenset(
    [
        "memo",
        "waiting",
        "delayed",
        "untils",
        "watched",
        "afterwards",
        "together",
        "underway",
        "during",
        "priority",
        "passed",
        "begun",
        "clock",
        "checked",
        "next_id",
    ]
)
"""The fields of a game that no continuous effect looks at."""

_OF_OBJECTS = frozenset({"objects", "zones", "lasting", "arbiter"})
"""The fields that decide what objects are where no effect looks at more than characteristics."""

_NO_MATTER_AT_REST = (BY_THE_WAY - {"waiting"}) | {
    "active",
    "deeds",
    "last_known",
    "step",
    "successor",
    "this_turn",
    "turn",
}
"""The fields that no state-based action looks at, whatever continuous effects could make of them."""

_USE = frozenset({"tapped", "attacking", "blocking", "blocked", "activated", "arrived", "controlled_by"})
"""The fields of an object that no state-based action looks at; for battles it matters what is attacked."""

_STATUS = _USE | {"notes", "damage", "hurt_by_deathtouch", "on_stack"}
"""The fields of an object on which it does not depend, there, what any object is."""

_OF_PLAYERS_AT_REST = frozenset({"mana", "bound", "lands_played", "last_turn", "turn_before"})
"""The fields of a player that state-based actions do not look at."""

_WHATEVER_STATUS = (
    "no effects",
    "whatever status",
    "views",
    "copiable",
    "battlefield",
    "abilities of permanents",
    "said by statics",
    "watchers",
    "only plain abilities",
)
"""What was worked out about such a state and does not depend on them."""

_WHATEVER_USE = (*_WHATEVER_STATUS, "what there is", "at rest")
"""What does not even depend on damage."""


def _still_known(game: Game, changes: dict[str, Any]) -> dict[str, Any]:
    """What was worked out about a game and holds for it after these changes as well."""
    changed = changes.keys()
    if changed <= BY_THE_WAY:
        known = dict(game.memo)
        if "waiting" in changes:
            known.pop("at rest", None)
    elif "whatever status" in game.memo and changed.isdisjoint(_OF_OBJECTS):
        known = dict(game.memo)
        if not changed <= _NO_MATTER_AT_REST:
            known.pop("at rest", None)
    else:
        known = {}
    return known


def _handed_on(memo: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: memo[key] for key in keys if key in memo}


Kind = Literal["card", "token", "copy of a spell", "copy of a card", "ability", "emblem"]


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


@dataclass(frozen=True, slots=True)
class Held:
    """An ability that an object has, and where it has it from.

    ``uid`` tells abilities of one object apart; ``timestamp`` is that of the effect that granted the ability
    and 0 for one of the object's own. Abilities of one ``origin`` may be linked to each other (607).
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
    ``rules`` what it can't or must do.
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

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities themselves."""
        return tuple([held.ability for held in self.held])

    def of_size(self, power: int | None, toughness: int | None) -> View:
        """The same with another power and toughness."""
        return replace(self, power=power, toughness=toughness)

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword ability of this name."""
        return bool(self.held) and any(
            isinstance(h.ability, Keyword)
            and (h.ability.name == keyword or (h.ability.name == "landwalk" and h.ability.called == keyword))
            for h in self.held
        )

    def cannot(self, *what: str) -> bool:
        """Whether an effect says that one of these things can't be done by or to it."""
        return bool(self.rules) and any(
            isinstance(change, CantBe) and change.what in what and change.by is None for change in self.rules
        )

    @property
    def mana_value(self) -> int:
        """The mana value of the cost (202.3)."""
        return self.cost.mana_value if self.cost else 0


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

    kind: Literal["ability", "power and toughness", "name"]
    text: str
    change: Change
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
    ``colors`` are those of the mana spent.
    """

    kind: str
    objects: tuple[int, ...] = ()
    amount: int = 0
    colors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
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
    """A card, token, copy, or ability on the stack, in one stay in one zone (109, 400.7)."""

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
    phased_out: Literal["", "directly", "indirectly", "until"] = ""
    damage: int = 0
    hurt_by_deathtouch: bool = False
    counters: Map[str, Counter] = EMPTY
    stickers: tuple[Sticker, ...] = ()
    attached_to: int | str | None = None
    notes: Map[str, str] = EMPTY
    linked: Map[tuple[Origin, str], tuple[Any, ...]] = EMPTY
    """What the abilities did that others of the same origin may speak of, by origin and kind (607)."""
    arrived: int = 0
    """The turn in which the controller's control of the object began."""
    controlled_by: str = ""
    attacking: int | str | None = None
    """The player or the id of the permanent that the object attacks."""
    blocking: tuple[int, ...] = ()
    """The ids of the creatures that the object blocks."""
    blocked: bool = False
    on_stack: OnStack | None = None
    cast: OnStack | None = None
    bestowed: bool = False
    components: tuple[GameObject, ...] = ()
    as_adventure: bool = False
    adventure: Characteristics | None = None
    activated: tuple[Used, ...] = ()
    world_since: int | None = None
    commander: bool = False
    back: Characteristics | None = None


@dataclass(frozen=True, slots=True)
class BoundMana:
    """Mana in a pool that may be spent on nothing else than ``only``, in the words of ``source`` (106.6)."""

    kind: str
    amount: int
    only: SpendOnly
    source: int


@often_copied
@dataclass(frozen=True)
class Player:
    """A player of the game."""

    name: str
    life: int = 20
    team: str = ""
    counters: Map[str, Counter] = EMPTY
    mana: Map[str, int] = EMPTY
    bound: tuple[BoundMana, ...] = ()
    """The part of the mana that not everything can be paid with."""
    speed: int | None = None
    stickers: tuple[Sticker, ...] = ()
    drew_from_empty: bool = False
    lands_played: int = 0
    last_turn: int = 0
    turn_before: int = 0
    commander_damage: Map[str, int] = EMPTY
    """The combat damage that commanders dealt, by their labels: a label follows a card through all zones."""
    dungeon: tuple[int, str] | None = None
    lost: str = ""
    """Why the player lost; empty for a player who is still in the game."""
    won: bool = False


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
    timed_by: str = ""
    """The player in whose turn the duration ends, where it ends at a moment of one player's turn."""


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
    an action. ``told`` keeps what the text had spoken of by then.
    """

    id: int
    ability: Ability
    source: int
    controller: str
    way: Literal["spell", "ability", "replacement", "permission"]
    this_turn: bool = False
    told: Any = None
    origin: Origin = ("own",)
    uid: tuple[object, ...] = ()
    once: bool = False


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


@dataclass(frozen=True, slots=True)
class Arbiter:
    """Those who see to the game: its ruleset, the players' answers, and the record that is kept.

    ``recent`` holds what was worked out about the states before, to be taken over where nothing has changed;
    it decides nothing.
    """

    rules: Rules
    choose: Callable[[Any], tuple[str, ...]]
    trace: Trace
    recent: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    def apart(self) -> Arbiter:
        """The same with a record of its own, for a game that is only imagined."""
        other = Arbiter(self.rules, self.choose, Trace())
        other.recent.update(self.recent)
        return other


@once_for_each
def _ended(players: Map[str, Player]) -> tuple[frozenset[str], bool]:
    """Who has lost, and whether someone has won."""
    out = frozenset(player.name for player in players.values() if player.lost)
    return out, any(player.won for player in players.values())


@often_copied
@dataclass(frozen=True)
class Game:
    """Everything there is to know about a game at one moment."""

    players: Map[str, Player]
    order: tuple[str, ...]
    arbiter: Arbiter = field(compare=False, repr=False)
    objects: Map[int, GameObject] = EMPTY
    zones: Map[tuple[str, str], tuple[int, ...]] = EMPTY
    """The ids in each zone of each player, top first; a shared zone has the empty name for its player."""
    lasting: tuple[Lasting, ...] = ()
    shields: tuple[Shield, ...] = ()
    pending: tuple[Pending, ...] = ()
    underway: Underway = Underway()
    together: tuple[Any, ...] = ()
    """The events that would happen at once just now."""
    afterwards: tuple[Any, ...] = ()
    """The instructions for the first thing in the next step that begins (614.10b)."""
    extra_turns: tuple[str, ...] = ()
    """The extra turns that are still to be taken, the next one first."""
    extra_phases: tuple[AddedPhase, ...] = ()
    """The phases that were added after the present one."""
    regular: str = ""
    """The player whose regular turn came before the extra turns."""
    resume: Step | Literal[""] = ""
    """The step with which the turn goes on after the added phases."""
    waiting: tuple[Waiting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    untils: tuple[Until, ...] = ()
    watched: tuple[Watched, ...] = ()
    this_turn: Map[tuple[object, ...], int] = EMPTY
    """How often things have been done this turn."""
    deeds: tuple[Any, ...] = ()
    """What has been cast, dealt, moved and declared this turn (608.2i)."""
    cast_last_turn: int = 0
    """How many spells the player who cast the most of them cast in the turn before."""
    during: tuple[Any, ...] | None = field(default=None, compare=False, repr=False)
    """The events of a resolution that will be asked for them."""
    last_known: Map[int, tuple[GameObject, View]] = EMPTY
    """The objects that have left a zone, as they last were (608.2h)."""
    successor: Map[int, int] = EMPTY
    """The id of the object that each one that has left its zone became."""
    active: str = ""
    step: Step = "precombat main"
    second: bool = False
    """Whether the step is another one of its name."""
    struck_first: frozenset[int] | None = None
    """The creatures with first or double strike as the first combat damage step began (510.4)."""
    turn: int = 1
    begun: int = 0
    """The number of steps that have begun."""
    priority: str = ""
    passed: tuple[str, ...] = ()
    clock: int = 0
    """The number of moments that have passed."""
    checked: int = 0
    """The moment of the last check of state-based actions."""
    next_id: int = 1
    seed: int = 0
    """The seed of the next thing that is done at random."""
    reference: tuple[Characteristics, ...] = ()
    memo: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What was worked out about this very state; it is handed on to states of which it is true as well."""

    def zone(self, zone: str, player: str = "") -> tuple[int, ...]:
        """The ids of the objects in a zone; ``player`` only for a library, hand or graveyard."""
        return self.zones.get((zone, player), ())

    @property
    def battlefield(self) -> tuple[int, ...]:
        """The ids of the permanents that are phased in."""
        found: tuple[int, ...] | None = self.memo.get("battlefield")
        if found is None:
            found = tuple([i for i in self.zone("battlefield") if not self.objects[i].phased_out])
            self.memo["battlefield"] = found
        return found

    @property
    def alive(self) -> tuple[str, ...]:
        """The players still in the game, in turn order from the active player (101.4)."""
        start = self.order.index(self.active) if self.active in self.order else 0
        around = self.order[start:] + self.order[:start]
        out, _ = _ended(self.players)
        return tuple([name for name in around if name not in out]) if out else around

    def following(self, player: str) -> str:
        """The next player in turn order who is still in the game."""
        place = self.order.index(player)
        around = self.order[place + 1 :] + self.order[: place + 1]
        out, _ = _ended(self.players)
        return next(name for name in around if name not in out)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (104.1)."""
        out, won = _ended(self.players)
        return won or len(out) == len(self.order)

    def with_object(self, thing: GameObject) -> Game:
        """The game with this object in place of the one of its id."""
        return replace(self, objects=self.objects.set(thing.id, thing))

    def with_player(self, player: Player) -> Game:
        """The game with this player in place of the one of that name."""
        return replace(self, players=self.players.set(player.name, player))

    def altering(self, thing: int, **changes: Any) -> Game:
        """Return the game in which an object has these values; a KeyError where there is none."""
        altered = replace(self, objects=self.objects.set(thing, replace(self.objects[thing], **changes)))
        if "whatever status" in self.memo and changes.keys() <= _STATUS:
            kept = _WHATEVER_USE if changes.keys() <= _USE else _WHATEVER_STATUS
            altered.memo.update(_handed_on(self.memo, kept))
        return altered

    def altering_player(self, player: str, **changes: Any) -> Game:
        """Return the game in which a player has these values; a KeyError where there is none."""
        altered = replace(self, players=self.players.set(player, replace(self.players[player], **changes)))
        if "at rest" in self.memo and changes.keys() <= _OF_PLAYERS_AT_REST:
            altered.memo.update(_handed_on(self.memo, ("at rest",)))
        return altered

    def last_seen(self, thing: int) -> GameObject:
        """One object as it is now, or as it last was (608.2h); a KeyError for one that never was."""
        return self.objects[thing] if thing in self.objects else self.last_known[thing][0]

    def label(self, thing: int | str | None) -> str:
        """How the record speaks of an object or player."""
        if isinstance(thing, int):
            found = self.objects.get(thing)
            if found is None and thing in self.last_known:
                found = self.last_known[thing][0]
            return (found.label or found.base.name) if found else f"object {thing}"
        return thing or "nothing"
