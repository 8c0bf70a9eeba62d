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
"""Where an ability of an object comes from: ``("own",)`` for what is printed on it, else what gave it (607.1, 607.5)."""

if not TYPE_CHECKING:

    def replace(value: Any, /, **changes: Any) -> Any:
        """A copy with other values in some fields, like :func:`dataclasses.replace`.

        Values are copied more often than anything else is done, so those that are copied most have no slots: this is then a matter of
        copying one dictionary, without the constructor.
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
    """Like :func:`replace` for a value that is often copied, but the value itself where nothing would differ."""
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
"""The fields on which it depends what objects are where no continuous effect looks at more than characteristics."""

_NO_MATTER_AT_REST = (BY_THE_WAY - {"waiting"}) | {
    "active",
    "deeds",
    "last_known",
    "step",
    "successor",
    "this_turn",
    "turn",
}
"""The fields that no state-based action looks at; what continuous effects could make of them is another matter."""

_USE = frozenset({"tapped", "attacking", "blocking", "blocked", "activated", "arrived", "controlled_by"})
"""The fields of an object that state-based actions do not look at either; for battles it matters what is attacked."""

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

    ``uid`` tells abilities of one object apart; ``timestamp`` is that of the effect that granted the ability and 0 for
    one of the object's own. Abilities of one ``origin`` may be linked to each other (607).
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

    ``cant_have`` names keywords it can't have, ``bare`` says that it lost even the mana abilities of its land types (305.6),
    ``reworded`` the changes of its text, ``also_named`` the names that it has besides, ``rules`` what it can't or must do.
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

    Its timestamp has a second number, so that the stickers on an object follow right after the object's own timestamp.
    """

    kind: Literal["ability", "power and toughness", "name"]
    text: str
    change: Change
    timestamp: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class AbilityOnStack:
    """What an ability on the stack keeps of where it came from (113.7a); ``keyword`` is what it was said with, if anything."""

    ability: Ability
    source: int
    happening: Any = None
    origin: Origin = ("own",)
    uid: tuple[Any, ...] = ()
    number: int = 0
    keyword: str = ""


@dataclass(frozen=True, slots=True)
class Paid:
    """A cost that was paid (601.2h): which one, with what objects, and how much.

    ``kind`` is ``mana``, ``sacrifice``, ``discard``, ``exile`` … or the word of what was paid for, such as ``kicker``. Objects are
    the ids they had as they were paid with; what they became is their successor. ``colors`` are those of the mana spent.
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

    ``targets`` has a place for each instance of the word in the text, empty where the choices made leave it out. ``modes`` are counted
    from 1; ``options`` are the words for what was announced, such as ``kicker`` or ``flashback``. ``division`` says how much each
    target of an instance gets.
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
    """An activation of an ability of an object: by whom, where the object had the ability from, and in which turn (602.5).

    Those of earlier turns are kept for abilities that are activated only once.
    """

    player: str
    origin: Origin
    ability: Activated
    turn: int = 0


@often_copied
@dataclass(frozen=True)
class GameObject:
    """A card, token, copy, or ability on the stack, in one stay in one zone (109, 400.7).

    ``controller`` is who controls it before control-changing effects; ``label`` follows the card from zone to zone.
    ``arrived`` is the turn in which its controller's control of it began. ``attacking`` and ``blocking`` hold what it
    attacks (an object's id or a player's name) and the ids of the creatures that it blocks. ``linked`` is what its abilities
    did that others of the same origin may speak of (607), under origin and kind: ids exiled, words chosen, costs paid.
    """

    id: int
    label: str
    base: Characteristics
    owner: str
    controller: str
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
    arrived: int = 0
    controlled_by: str = ""
    attacking: int | str | None = None
    blocking: tuple[int, ...] = ()
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
    """So much of the mana of a pool that may be spent on nothing else than ``only``, in the words of ``source`` (106.6)."""

    kind: str
    amount: int
    only: SpendOnly
    source: int


@often_copied
@dataclass(frozen=True)
class Player:
    """A player of the game; ``lost`` says why he or she lost, and is empty for one still in the game.

    ``commander_damage`` counts combat damage by the label of the commander that dealt it, which follows the card through all zones.
    ``bound`` is the part of ``mana`` that not everything can be paid with.
    """

    name: str
    life: int = 20
    team: str = ""
    counters: Map[str, Counter] = EMPTY
    mana: Map[str, int] = EMPTY
    bound: tuple[BoundMana, ...] = ()
    speed: int | None = None
    stickers: tuple[Sticker, ...] = ()
    drew_from_empty: bool = False
    lands_played: int = 0
    last_turn: int = 0
    turn_before: int = 0
    commander_damage: Map[str, int] = EMPTY
    dungeon: tuple[int, str] | None = None
    lost: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Lasting:
    """A continuous effect that a resolution made (611.2).

    ``affected`` is the set of objects that it was locked to as it began, or None where it changes rules or players and follows ``filter``
    and ``players`` from moment to moment (611.2c). ``next_spell`` describes the spell whose casting it waits for (611.2f). ``copied`` holds the values that a copy effect took (707.2b); what is ``copiable``
    applies in layer 1 (613.2a). ``began`` tells apart the resolutions of one source: effects
    that began in one are parts of one effect. ``words`` are those chosen for it. It began in ``turn``; where its duration is over at some moment
    of a player's turn, ``timed_by`` is that player.
    """

    id: int
    source: int
    controller: str
    changes: tuple[Change, ...]
    timestamp: int
    duration: Duration
    affected: tuple[int, ...] | None = None
    copied: Characteristics | None = None
    copiable: bool = False
    filter: Filter | None = None
    next_spell: Filter | None = None
    players: tuple[str, ...] = ()
    began: int = 0
    x: int = 0
    words: Map[str, str] = EMPTY
    turn: int = 0
    timed_by: str = ""


@dataclass(frozen=True, slots=True)
class Shield:
    """A replacement or prevention effect that a resolution made (614.8, 615.1); ``left`` counts what it still takes.

    It guards an object or player, or what from moment to moment fits the description ``guarding``, against sources that match ``by`` or the one
    that is ``dealer``; ``but`` so much of the damage it lets through. One for the ``next_time`` is over once it was used; ``used_on`` is the source of the damage that happens just now. ``plan`` says how
    much of the damage that happens at once it prevents, by source (615.7). ``also`` happens right after it has prevented damage, to the ``targets`` of what
    made the shield.
    """

    id: int
    kind: Literal["regeneration", "prevention", "no prevention"]
    controller: str
    guards: int | str | None = None
    by: Filter | None = None
    left: int | None = None
    combat: bool = False
    source: int = 0
    guarding: Subject | Players | ObjectsOrPlayers | None = None
    dealer: int | None = None
    next_time: bool = False
    used_on: int | None = None
    plan: Map[tuple[int, int | str], int] | None = None
    also: tuple[Effect, ...] = ()
    fills: int = 0
    """The number of the slot that the prevention fills for what happens right after it."""
    slots: Map[int, Filled] = EMPTY
    origin: Origin = ("own",)
    targets: tuple[tuple[int | str, ...], ...] = ()
    but: int = 0


@dataclass(frozen=True, slots=True)
class Pending:
    """A replacement effect that a resolution made (614.3), or what it says can't happen, and whose words it is in; it lasts, or with ``once`` until it is used.

    One of damage may be against a chosen source, the ``dealer``, and have so much ``left`` that it still takes; ``used_on`` is the source of the damage
    that happens just now and has used it up.
    """

    id: int
    replacement: Replacement | CantHappen
    speaker: Any
    duration: Duration
    once: bool = False
    dealer: int | None = None
    left: int | None = None
    used_on: int | None = None


@often_copied
@dataclass(frozen=True)
class Underway:
    """What has been settled about the events that are being replaced just now (616.1).

    ``used`` are the effects that have had their chance at the event whose replacement is carried out (614.5), ``known`` those that
    could apply to it from the start, or None. ``entering`` are the objects that enter the battlefield at once, ``arriving`` the event of
    the one that is being looked at, ``moved`` the pairs of a permanent that enters and an object that changes zones as it
    does (614.13b); ``before`` what each object had become before that one was looked at. ``own`` are the self-replacement effects of what is resolving, with whose words they are in (614.15).
    """

    used: tuple[Any, ...] = ()
    known: frozenset[Any] | None = None
    entering: frozenset[int] = frozenset()
    arriving: Any = None
    moved: frozenset[tuple[int, int]] = frozenset()
    before: Map[int, int] = EMPTY
    own: tuple[tuple[Replacement, Any], ...] = ()


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
    uid: tuple[Any, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Delayed:
    """A delayed triggered ability (603.7): what it waits for and does, whose it is, and what it speaks of.

    ``way`` says what created it: a spell, an ability, a replacement effect, or a static ability that allows an action.
    ``told`` keeps what the text had spoken of by then.
    """

    id: int
    ability: Ability
    source: int
    controller: str
    way: Literal["spell", "ability", "replacement", "permission"]
    this_turn: bool = False
    told: Any = None
    origin: Origin = ("own",)
    uid: tuple[Any, ...] = ()
    once: bool = False


@dataclass(frozen=True, slots=True)
class Until:
    """A one-shot effect that is undone right after something happens (610.3, 610.4): what moved, and from which zone.

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
    """What an effect of something on the stack would last until, or as long as: it may be over before the effect begins (610.3a, 611.2b).

    ``number`` tells which spell or ability it is. ``held`` says whether the condition was so a moment ago, ``over`` that the event has
    occurred, or the condition has ended.
    """

    number: int
    speaker: Any
    when: TriggerEvent | None = None
    condition: Condition = Always()
    held: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class Arbiter:
    """Those who see to the game: the ruleset it is played by, the players' answers, and the record that is kept.

    ``recent`` holds what was worked out about the states before, to be taken over where nothing has changed; it decides nothing.
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
    """Everything there is to know about a game at one moment.

    ``zones`` maps a zone and its player (empty for shared zones) to the ids in it, top first for libraries and the stack. ``last_known`` holds
    objects that have left a zone, as they were (608.2h); ``successor`` what each became. ``afterwards`` are instructions for the first thing in the next step that begins (614.10b). ``extra_turns`` are those still to be taken, the next one first, ``extra_phases`` those added after the present one; ``regular`` is the player whose regular turn came before them, ``resume`` the step with which the turn goes on after them. ``deeds`` lists what has been cast, dealt, moved and declared this turn (608.2i). ``together`` are the events that would happen at once just now. ``clock`` counts moments, ``begun`` the steps that have begun, ``seed`` is that of the next thing done at random, ``checked`` is the moment of the last check of state-based
    actions. ``second`` says that the step is another one of its name, ``struck_first`` which creatures had first strike or double strike as
    the first combat damage step began (510.4). ``this_turn`` counts what has been done this turn; ``during`` keeps the events of a resolution that will be asked for them. ``memo`` holds what was worked out about this very
    state, and is handed on to states of which it is true as well.
    """

    players: Map[str, Player]
    order: tuple[str, ...]
    arbiter: Arbiter = field(compare=False, repr=False)
    objects: Map[int, GameObject] = EMPTY
    zones: Map[tuple[str, str], tuple[int, ...]] = EMPTY
    lasting: tuple[Lasting, ...] = ()
    shields: tuple[Shield, ...] = ()
    pending: tuple[Pending, ...] = ()
    underway: Underway = Underway()
    together: tuple[Any, ...] = ()
    afterwards: tuple[Any, ...] = ()
    extra_turns: tuple[str, ...] = ()
    extra_phases: tuple[AddedPhase, ...] = ()
    regular: str = ""
    resume: Step | Literal[""] = ""
    waiting: tuple[Waiting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    untils: tuple[Until, ...] = ()
    watched: tuple[Watched, ...] = ()
    this_turn: Map[tuple[Any, ...], int] = EMPTY
    deeds: tuple[Any, ...] = ()
    during: tuple[Any, ...] | None = field(default=None, compare=False, repr=False)
    last_known: Map[int, tuple[GameObject, View]] = EMPTY
    successor: Map[int, int] = EMPTY
    active: str = ""
    step: Step = "precombat main"
    second: bool = False
    struck_first: frozenset[int] | None = None
    turn: int = 1
    begun: int = 0
    priority: str = ""
    passed: tuple[str, ...] = ()
    clock: int = 0
    checked: int = 0
    next_id: int = 1
    seed: int = 0
    reference: tuple[Characteristics, ...] = ()
    memo: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

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
        """The game in which an object has these values in fields of :class:`GameObject`; a KeyError where there is none."""
        altered = replace(self, objects=self.objects.set(thing, replace(self.objects[thing], **changes)))
        if "whatever status" in self.memo and changes.keys() <= _STATUS:
            kept = _WHATEVER_USE if changes.keys() <= _USE else _WHATEVER_STATUS
            altered.memo.update(_handed_on(self.memo, kept))
        return altered

    def altering_player(self, player: str, **changes: Any) -> Game:
        """The game in which a player has these values in fields of :class:`Player`; a KeyError where there is none."""
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
