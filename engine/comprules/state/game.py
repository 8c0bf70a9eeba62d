"""The game as a value, and what is still known of it after a change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from immutables import Map

from comprules.abilities.parts import once_for_each
from comprules.book.trace import Trace
from comprules.state.beginning import NOTHING_BEFORE, Beginning
from comprules.state.copying import EMPTY, remembering, replace
from comprules.state.lasting import (
    NOTHING_REPEATED,
    NOTHING_UNDERWAY,
    Delayed,
    Lasting,
    Pending,
    Repetition,
    Shield,
    TurnMarker,
    Underway,
    Until,
    Waiting,
    Watched,
)
from comprules.state.objects import Characteristics, GameObject, View
from comprules.state.players import Player

if TYPE_CHECKING:
    from comprules.book.citing import Rules
    from comprules.words import AddedPhase, EndedPart, Step, TimeOfDay

__all__ = ["BY_THE_WAY", "Arbiter", "Game"]

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
        "ending",
        "priority",
        "passed",
        "begun",
        "clock",
        "checked",
        "next_id",
        "repetition",
        "beginning",
        "has_hurt",
    ]
)
"""The fields of a game that no continuous effect looks at."""

_OF_OBJECTS = frozenset({"objects", "zones", "lasting", "arbiter", "alone"})
"""The fields that decide what objects are where no effect looks at more than characteristics."""

_NO_MATTER_AT_REST = (BY_THE_WAY - {"waiting"}) | {
    "active",
    "came",
    "deeds",
    "last_known",
    "regular",
    "second",
    "step",
    "successor",
    "this_turn",
    "turn",
}
"""The fields that no state-based action looks at, whatever continuous effects could make of them."""

_USE = frozenset(
    {
        *("tapped", "attacking", "blocking", "blocked", "band", "activated", "arrived", "controlled_by"),
        "defended_by",
    }
)
"""The fields of an object that no state-based action looks at; for battles it matters what is attacked."""

_STATUS = _USE | {"notes", "damage", "hurt_by_deathtouch", "on_stack"}
"""The fields of an object on which it does not depend, there, what any object is."""

_OF_PLAYERS_AT_REST = frozenset({"mana", "bound", "snow", "lands_played", "last_turn", "turn_before"})
"""The fields of a player that state-based actions do not look at."""

_WHATEVER_STATUS = (
    "no effects",
    "whatever status",
    "views",
    "copiable",
    "battlefield",
    "abilities of permanents",
    "designating",
    "said by statics",
    "watchers",
    "only plain abilities",
)
"""What was worked out about such a state and does not depend on them."""

_WHATEVER_USE = (*_WHATEVER_STATUS, "what there is", "at rest")
"""What does not even depend on damage."""


def _still_known(game: Game, changes: dict[str, Any]) -> dict[str, Any]:
    """Return what was worked out about a game and holds for it after these changes as well."""
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
    answered: list[str] = field(default_factory=list, init=False, compare=False, repr=False)
    """The questions that have been answered since a player last acted."""

    def apart(self) -> Arbiter:
        """Return the same with a record of its own, for a game that is only imagined."""
        other = Arbiter(self.rules, self.choose, Trace())
        other.recent.update(self.recent)
        return other


@once_for_each
def _ended(players: Map[str, Player]) -> tuple[frozenset[str], bool]:
    """Return who has lost, and whether someone has won."""
    out = frozenset(player.name for player in players.values() if player.gone)
    return out, any(player.won for player in players.values())


@remembering(_still_known)
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
    underway: Underway = NOTHING_UNDERWAY
    together: tuple[Any, ...] = ()
    """The events that would happen at once just now."""
    afterwards: tuple[Any, ...] = ()
    """The instructions for the first thing in the next step that begins (614.10b)."""
    extra_turns: tuple[str, ...] = ()
    """The extra turns that are still to be taken, the next one first."""
    to_be_controlled: tuple[tuple[str, str], ...] = ()
    """Who will be controlled in the next turn of their own, and by whom, what began last behind (721.1)."""
    controlled: Map[str, str] = EMPTY
    """The players who are controlled in this turn, and by whom (721.1)."""
    extra_phases: tuple[AddedPhase, ...] = ()
    """The phases that were added after the present one."""
    regular: str = ""
    """The player whose regular turn came before the extra turns."""
    resume: Step | Literal[""] = ""
    """The step with which the turn goes on after the added phases."""
    extra_steps: tuple[Step, ...] = ()
    """The steps that were added after the present one."""
    resume_step: Step | Literal[""] = ""
    """The step with which the phase goes on after the added steps."""
    lone_step: bool = False
    """Whether the present phase was added for this step alone (500.10)."""
    ending: EndedPart | Literal[""] = ""
    """What an effect is ending, so that the steps left of it are skipped (722)."""
    waiting: tuple[Waiting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    untils: tuple[Until, ...] = ()
    watched: tuple[Watched, ...] = ()
    this_turn: Map[tuple[object, ...], int] = EMPTY
    """How often things have been done this turn."""
    deeds: tuple[Any, ...] = ()
    """What has been cast, dealt, moved and declared this turn (608.2i)."""
    came: Map[int, Game] = field(default=EMPTY, compare=False, repr=False)
    """The game right after each permanent entered that has done so this turn (608.2i)."""
    has_hurt: Map[int, frozenset[str]] = EMPTY
    """The players to whom each object has dealt damage in this game, by the object's id."""
    cast_last_turn: int = 0
    """How many spells the player who cast the most of them cast in the turn before."""
    life_last_turn: tuple[tuple[str, Literal["gained", "lost"], int], ...] = ()
    """How much life players gained and lost in the turn before, each time that they did."""
    cast_in_own_turn: tuple[int, ...] = ()
    """How many spells each of those whose turn it was cast in the turn before."""
    time_of_day: TimeOfDay | Literal[""] = ""
    """Whether it is day or night; empty where it is neither (729.1)."""
    during: tuple[Any, ...] | None = field(default=None, compare=False, repr=False)
    """The events of a resolution that will be asked for them."""
    last_known: Map[int, tuple[GameObject, View, View]] = EMPTY
    """The objects that have left a zone, as they last were (608.2h)."""
    departed: Map[str, Game] = field(default=EMPTY, compare=False, repr=False)
    """The game as it was when each player who has left it left (800.4i)."""
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
    repetition: Repetition = field(default=NOTHING_REPEATED, compare=False, repr=False)
    """How the game has gone on since a player last chose anything."""
    alone: int | None = None
    """The object that is looked at without the effects of others as it enters (419.6i of 2009), if any."""
    markers: tuple[TurnMarker, ...] = ()
    """The turn markers, where several players take their turns at once (807.4)."""
    marker: int = 0
    """The number of the turn marker whose turn and stack are looked at."""
    counted_out: tuple[str, ...] = ()
    """The players whose leaving has been counted for the number of turn markers."""
    emptied: tuple[str, ...] = ()
    """The players who had left when a turn last began, where several are taken at once."""
    defending: str = ""
    """The opponent whom the active player has chosen to defend in this combat, if one is chosen (507.1)."""
    drawn: bool = False
    """Whether the game is a draw (104.4)."""
    clock: int = 0
    """The number of moments that have passed."""
    checked: int = 0
    """The moment of the last check of state-based actions."""
    next_id: int = 1
    seed: int = 0
    """The seed of the next thing that is done at random."""
    lots: tuple[str, ...] = ()
    """What the next coin flips and die rolls come up as, where the position says so."""
    reference: tuple[Characteristics, ...] = ()
    beginning: Beginning = NOTHING_BEFORE
    """What was so before the game began."""
    main: Game | None = None
    """The game that stands still while this one, a subgame, is played (727.1a)."""
    discontinued: Any = field(default=None, compare=False, repr=False)
    """What is left of the resolution that goes on once the subgame is over."""
    memo: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What was worked out about this very state; it is handed on to states of which it is true as well."""

    def zone(self, zone: str, player: str = "") -> tuple[int, ...]:
        """Return the ids of the objects in a zone; ``player`` only for a library, hand or graveyard."""
        return self.zones.get((zone, player), ())

    @property
    def battlefield(self) -> tuple[int, ...]:
        """Return the ids of the permanents that are phased in."""
        found: tuple[int, ...] | None = self.memo.get("battlefield")
        if found is None:
            found = tuple([i for i in self.zone("battlefield") if not self.objects[i].phased_out])
            self.memo["battlefield"] = found
        return found

    @property
    def alive(self) -> tuple[str, ...]:
        """Return the players still in the game, in turn order from the active player (101.4)."""
        start = self.order.index(self.active) if self.active in self.order else 0
        around = self.order[start:] + self.order[:start]
        out, _ = _ended(self.players)
        return tuple([name for name in around if name not in out]) if out else around

    def following(self, player: str, besides: tuple[str, ...] = ()) -> str:
        """Return the next player in turn order who is still in the game, and none of those ``besides``."""
        place = self.order.index(player)
        around = self.order[place + 1 :] + self.order[: place + 1]
        out, _ = _ended(self.players)
        return next(name for name in around if name not in out and name not in besides)

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended (104.1)."""
        out, won = _ended(self.players)
        return self.drawn or won or len(out) == len(self.order)

    def with_object(self, thing: GameObject) -> Game:
        """Return the game with this object in place of the one of its id."""
        return replace(self, objects=self.objects.set(thing.id, thing))

    def with_player(self, player: Player) -> Game:
        """Return the game with this player in place of the one of that name."""
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
        """Return how the record speaks of an object or player."""
        if thing == 0:
            return "no object"
        if isinstance(thing, int):
            found = self.objects.get(thing)
            if found is None and thing in self.last_known:
                found = self.last_known[thing][0]
            return (found.label or found.base.name) if found else f"object {thing}"
        return thing or "nothing"
