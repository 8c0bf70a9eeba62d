"""A ruleset, the tables of functions by which a game is played; an edition is one, with or without a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from typing import Any, Literal, TypeVar, cast

from immutables import Map

from comprules.abilities.conditions import Condition
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Effect, Static
from comprules.abilities.zones import states_a_zone, zone_of_static
from comprules.book.citing import Citation, Mark, cite, cited, misreading_of, original
from comprules.book.concordance import load_concordance
from comprules.book.errors import ComprulesError
from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION
from comprules.events.every import Event
from comprules.keywords.rows import ActionRow, KeywordRow
from comprules.predefined_tokens import PredefinedToken
from comprules.procedure import (
    CombatDamage,
    OfCardType,
    OpeningHands,
    ProcedureStep,
    Table,
    TurnStep,
    named,
)
from comprules.state.copying import EMPTY
from comprules.state.game import Game
from comprules.state.objects import Filled, GameObject, Held, Origin, View
from comprules.subtypes import SubtypeList
from comprules.words import COMMAND_TYPES, EndedPart, Wording

__all__ = [
    "ABILITIES_THAT_NAME_THEIR_ZONE",
    "INSTEAD_EFFECTS",
    "AfterReplacing",
    "Begun",
    "CannotDropError",
    "Instead",
    "Replacing",
    "Ruleset",
    "Table",
    "abilities_of_permanents",
    "condition_of",
    "named",
    "rules_of",
    "said_by_statics",
    "seen",
    "still_there",
    "views",
    "works_where_it_says",
]

ABILITIES_THAT_NAME_THEIR_ZONE = cite("113.6b")
INSTEAD_EFFECTS = cite("614.1a")

T = TypeVar("T")
S = TypeVar("S")


class CannotDropError(ComprulesError):
    """A rule without which there is no game left to look at, or that no function carries out."""


@dataclass(frozen=True, slots=True)
class Instead:
    """Instructions that are carried out in place of an event (614.1a), with all that they refer to.

    ``used`` and ``known`` are as in :class:`comprules.state.lasting.Underway`.
    """

    source: int
    controller: str
    effects: tuple[Effect, ...]
    about: tuple[int, ...] = ()
    player: str = ""
    amount: int = 0
    origin: Origin = ("own",)
    targets: tuple[tuple[int | str, ...], ...] = ()
    words: Map[str, str] = EMPTY
    used: tuple[object, ...] = ()
    known: frozenset[object] | None = None
    slots: Map[int, Filled] = EMPTY
    """What the text had introduced before, and the event that is replaced."""


Begun = tuple[tuple[int, tuple[object, ...]], ...]
"""Mana abilities that are being activated: whose, and which (605.3c)."""

AfterReplacing = tuple[Game, tuple[Event, ...], tuple[Instead, ...]]
"""A game once an effect was applied to an event, with the events and instructions that happen instead."""


@dataclass(frozen=True, slots=True)
class Replacing:
    """A replacement or prevention effect that would apply to an event (616.1).

    ``key`` tells it apart, since each gets one chance at an event (614.5); ``affected`` is the player who
    chooses among several. ``apply`` gives the game after the effect is used up, the events that happen
    instead, and instructions to carry out. ``group`` says to which of the steps of 616.1 it belongs, or
    ``can't`` for what keeps the event from happening (614.17); what is ``plain`` comes to the same in any
    order, and so do those that are ``alike``. What ``asks`` has a choice made as a permanent enters.
    """

    key: tuple[object, ...]
    what: str
    affected: str
    apply: Callable[[Game], AfterReplacing]
    rule: Citation = INSTEAD_EFFECTS
    group: Literal["", "self", "control", "copy", "back face", "can't"] = ""
    plain: bool = False
    optional: bool = False
    asks: bool = False
    alike: object = None


@dataclass(frozen=True)
class Ruleset:
    """Everything by which a game is played.

    ``layers``, ``subtypes``, ``predefined_tokens``, ``keywords``, ``actions``, ``starting``, ``turn``,
    ``combat_damage`` and ``state_based_actions`` are the ordered tables. ``versions`` maps a rule's
    function to the one that this ruleset has in its place. The plain functions are how the lower layers
    of the program reach the rules: what everything is now, what would replace or forbid an event, how
    instructions are carried out, which effects have run out, what triggers on an event and what comes
    right after it. By the others a lower package of rules/ reaches a higher one.
    """

    edition: str
    layers: Table[Any]
    subtypes: Table[SubtypeList]
    predefined_tokens: Table[PredefinedToken]
    keywords: Table[KeywordRow]
    actions: Table[ActionRow]
    starting: Table[ProcedureStep[OpeningHands]]
    turn: Table[TurnStep]
    combat_damage: Table[ProcedureStep[CombatDamage]]
    casting: Table[ProcedureStep[Any]]
    activating: Table[ProcedureStep[Any]]
    resolving: Table[ProcedureStep[Any]]
    resolving_permanents: Table[ProcedureStep[Any]]
    cast_in_main_phases: Table[OfCardType]
    resolving_as: Table[OfCardType]
    with_subtypes: Table[OfCardType]
    state_based_actions: Table[Callable[[Game], Iterable[Any]]]
    characteristics: Callable[[Game], Mapping[int, View]] = field(compare=False)
    replacements: Callable[[Game, Event], tuple[Replacing, ...]] = field(compare=False)
    carry_out: Callable[[Game, Instead], Game] = field(compare=False)
    with_ended_durations: Callable[[Game], Game] = field(compare=False)
    notice: Callable[[Game, tuple[Event, ...], Game], Game] = field(compare=False)
    right_after: Callable[[Game, tuple[Event, ...], Game], Game] = field(compare=False)
    designations_due: Callable[[Game], tuple[Event, ...]] = field(compare=False)
    """Find what static abilities give players as soon as they can."""
    statics_meant: Callable[[Game, View, Held], tuple[Static, ...]] = field(compare=False)
    """Find the static abilities that a keyword ability of an object stands for."""
    answers: Any = field(compare=False)
    """The functions that :mod:`comprules.rules.meaning.questions` lists answer what words mean."""
    follow: Callable[[Game, Any, Effect], tuple[Game, Any]] = field(compare=False)
    """Follow one instruction for a speaker; return the game and the speaker with what the instruction did."""
    follow_all: Callable[[Game, Any, tuple[Effect, ...]], tuple[Game, Any]] = field(compare=False)
    """Follow instructions in the order written; return the game and the speaker as after the last of them."""
    instruct: Callable[[Game, Any, tuple[Effect, ...]], Game] = field(compare=False)
    """Follow instructions in the order written; return the game alone."""
    starting_life: Callable[[Game, str], int] = field(compare=False)
    """Find with how much life a player begins the game (103.4)."""
    receive_priority: Callable[[Game, str], Game] = field(compare=False)
    """Give a player priority once the game has done all that it does by itself (117.5)."""
    restart: Callable[[Game, str, tuple[int, ...]], Game] = field(compare=False)
    """Restart the game for a player, with these cards staying in exile (725)."""
    first_turn: Callable[[Game], Game] = field(compare=False)
    """Begin the first turn of a game that was restarted (725.4)."""
    begin_subgame: Callable[[Game, Any], Game] = field(compare=False)
    """Begin a subgame; the rest of the resolution is followed when it is over (727)."""
    end_early: Callable[[Game, EndedPart], Game] = field(compare=False)
    """End the turn or the combat phase (722)."""
    resolve_top: Callable[[Game], Game] = field(compare=False)
    """Resolve the object on top of the stack (608.1)."""
    mana_abilities: Callable[[Game, str, Begun], Mapping[str, tuple[int, Held]]] = field(compare=False)
    """Find the mana abilities that a player could activate in the middle of a payment (605.3a)."""
    activate_mana_ability: Callable[[Game, str, int, Held, Begun], Game] = field(compare=False)
    """Activate a mana ability in the middle of a payment (605.3a)."""
    versions: Mapping[Callable[..., Any], Callable[..., Any]] = field(default_factory=dict)
    wording: Wording = ""
    """In which words the texts of cards are written."""

    @cached_property
    def _keywords_by_name(self) -> Mapping[str, KeywordRow]:
        return {row.name: row for row in self.keywords}

    def keyword(self, name: str) -> KeywordRow | None:
        """Return the row of a keyword ability, by its name; None where the edition has no such keyword."""
        return self._keywords_by_name.get(name)

    @cached_property
    def _actions_by_type(self) -> Mapping[str, tuple[ActionRow, ...]]:
        names = {name for row in self.actions for name in row.types}
        return {name: tuple(row for row in self.actions if name in row.types) for name in names}

    def action(self, event: object) -> ActionRow | None:
        """Return the row of the keyword action that an event or instruction is; None where it is none."""
        for row in self._actions_by_type.get(type(event).__name__, ()):
            if row.is_it(event):
                return row
        return None

    @cached_property
    def leaves_out_actions(self) -> bool:
        """Say whether the rule of a keyword action is left out."""
        return any(row.left_out for row in self.actions)

    def current(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return the version of a rule's function in this ruleset."""
        return self.versions.get(function, function)

    def replacing(self, old: Callable[..., Any], new: Callable[..., Any]) -> Ruleset:
        """Return the ruleset with another function in a rule's place."""
        return replace(self, versions={**self.versions, original(old): original(new)})

    def without(self, number: str) -> Ruleset:
        """Return the ruleset in which a rule does and decides nothing, by its own or the base number.

        A number of an older edition that no function cites stands for the base rules that the concordance
        gives for it, even if another rule bears the same number in the base edition.

        Raises: CannotDropError: no function carries the rule out, or there is no game without it.
        """
        import_module(_MISREADINGS)
        older = self.edition != BASE_EDITION
        ruleset = self._without_cited(Citation(number, self.edition)) if older else self
        if ruleset is self and not (older and number in load_register(self.edition)):
            ruleset = self._without_cited(Citation(number))
        return self._without_base_rules(number) if ruleset is self else ruleset

    def _without_cited(self, citation: Citation) -> Ruleset:
        """Return the ruleset without what bears this citation; itself, if nothing does.

        What bears the same number as a rule of another edition stays.

        Raises:
            CannotDropError: there is no game without the rule.
        """
        ruleset = self._without_rows(citation, _NUMBERED)
        ruleset = ruleset._without_keywords(citation)._without_action(citation)  # noqa: SLF001 -- its own class
        refusals: list[CannotDropError] = []
        for mark in cited(citation.number):
            try:
                ruleset = ruleset._dropping(mark) if mark.citation == citation else ruleset  # noqa: SLF001 -- its own class
            except CannotDropError as refusal:
                refusals.append(refusal)
        if ruleset is self and refusals:
            raise refusals[0]
        return self._without_rows(citation, _PROCEDURES) if ruleset is self else ruleset

    def _without_rows(self, citation: Citation, tables: Iterable[str]) -> Ruleset:
        """Return the ruleset without the rows of these tables that carry a rule out."""
        ruleset = self
        for name in tables:
            table = getattr(self, name)
            rows = tuple(
                row for row in table if citation not in (row.citation, getattr(row, "part_of", None))
            )
            if len(rows) < len(table.rows):
                ruleset = replace(ruleset, **{name: replace(table, rows=rows)})
        return ruleset

    def _without_keywords(self, citation: Citation) -> Ruleset:
        """Return the ruleset in which no keyword means what this rule says.

        Where the rule is about several instances, none of them works beside others.
        """
        rows = tuple(
            replace(row, left_out=(*row.left_out, citation)) if _hangs_on(row, citation) else row
            for row in self.keywords
        )
        same = rows == self.keywords.rows
        return self if same else replace(self, keywords=replace(self.keywords, rows=rows))

    def _without_action(self, citation: Citation) -> Ruleset:
        """Return the ruleset in which nobody takes the keyword action that this rule defines."""
        rows = tuple(
            replace(row, left_out=True) if row.citation == citation and row.event else row
            for row in self.actions
        )
        return self if rows == self.actions.rows else replace(self, actions=replace(self.actions, rows=rows))

    def _without_base_rules(self, number: str) -> Ruleset:
        ruleset, reasons = self, []
        known = self.edition != BASE_EDITION and number in load_register(self.edition)
        # Where one function carries out several of them, what stands in its place is that of the first.
        for base in reversed(load_concordance(self.edition).base_of(number) if known else ()):
            try:
                ruleset = ruleset._without_cited(Citation(base))
            except CannotDropError as error:
                reasons.append(error.message)
        if ruleset is self:
            raise CannotDropError(
                reasons[0] if reasons else f"no function of the engine carries out rule {number}",
                hint="comprules rule NUMBER says which functions carry a rule out",
            )
        return ruleset

    def _dropping(self, mark: Mark) -> Ruleset:
        """Return the ruleset without one function."""
        actions = tuple(a for a in self.state_based_actions if original(a) is not mark.function)
        if len(actions) < len(self.state_based_actions.rows):
            return replace(self, state_based_actions=replace(self.state_based_actions, rows=actions))
        misreading = misreading_of(mark)
        if misreading is None and not mark.reason:
            turn = tuple(_without_action(row, mark.function) for row in self.turn)
            if turn != self.turn.rows:
                return replace(self, turn=replace(self.turn, rows=turn))
        if misreading is None:
            why = mark.reason or "nothing says what is left of the game without it"
            raise CannotDropError(f"rule {mark.citation.number} can't be dropped: {why}")
        stands_for = [base for base, version in self.versions.items() if version is mark.function]
        return self.replacing(stands_for[0] if stands_for else mark.function, misreading)


def _hangs_on(row: KeywordRow, citation: Citation) -> bool:
    """Say whether something is done otherwise if a row's rule is left out."""
    return citation in row.carried_out and row.is_played


def rules_of(game: Game) -> Ruleset:
    """Return the ruleset by which the game is played.

    A lower package of rules/ reaches a higher one only through it.
    """
    return cast("Ruleset", game.arbiter.rules)


_MISREADINGS = "comprules.misreadings"
"""What is done in a rule's place stands above the rules; it is imported only where a rule is left out."""

_NUMBERED = (
    "layers",
    "subtypes",
    "predefined_tokens",
    "turn",
    "combat_damage",
    "cast_in_main_phases",
    "resolving_as",
    "with_subtypes",
)
"""The tables whose rows go with their rule."""

_PROCEDURES = ("starting", "casting", "activating", "resolving", "resolving_permanents")
"""The tables whose rows go with their rule where no function has another version without it."""


def _without_action(row: TurnStep, function: Callable[..., Any]) -> TurnStep:
    """Return a row of the turn without one of its turn-based actions."""
    return replace(
        row,
        actions=tuple(a for a in row.actions if original(a) is not function),
        as_it_ends=tuple(a for a in row.as_it_ends if original(a) is not function),
    )


def views(game: Game) -> Mapping[int, View]:
    """Return every object as it is now, worked out once for each state (613.5)."""
    found = game.memo.get("views")
    if found is None:
        found = game.memo["views"] = rules_of(game).characteristics(game)
    return found


def abilities_of_permanents(game: Game) -> tuple[tuple[int, Held], ...]:
    """Return every ability that a permanent, or an emblem (114.4), has now, with the object's id.

    Static ones of cards as well that say where they work.
    """
    found: tuple[tuple[int, Held], ...] | None = game.memo.get("abilities of permanents")
    if found is None:
        board = views(game)
        emblems = [i for i in game.zone("command") if game.objects[i].kind == "emblem"]
        found = (
            *[
                (i, one)
                for i in (*game.battlefield, *emblems)
                for held in board[i].held
                for one in _with_statics(game, board[i], held)
            ],
            *_working_elsewhere(game, board),
        )
        game.memo["abilities of permanents"] = found
    return found


def _with_statics(game: Game, view: View, held: Held) -> tuple[Held, ...]:
    """Return an ability, and behind a keyword the static abilities that it stands for."""
    if not isinstance(held.ability, Keyword):
        return (held,)
    meant = rules_of(game).statics_meant(game, view, held)
    return (held, *(replace(held, ability=one, uid=(*held.uid, n)) for n, one in enumerate(meant)))


@ABILITIES_THAT_NAME_THEIR_ZONE
def works_where_it_says(game: Game, there: GameObject, ability: Ability) -> bool:
    """A static ability that says in which zone its card has to be works in that zone and in no other."""
    works = isinstance(ability, Static) and zone_of_static(ability) == there.zone
    how = "works" if works else "does not work"
    ABILITIES_THAT_NAME_THEIR_ZONE.decided_once(
        game, f"an ability of {game.label(there.id)} {how} in the zone {there.zone}"
    )
    return works


def _of_face_up_cards(game: Game) -> Iterator[tuple[int, Held]]:
    """The abilities of planes, vanguards, schemes and conspiracies that are face up."""
    for i in game.zone("command"):
        there = game.objects[i]
        if not there.face_down and there.base.types & COMMAND_TYPES:
            yield from ((i, held) for held in views(game)[i].held)


def _working_elsewhere(game: Game, board: Mapping[int, View]) -> Iterator[tuple[int, Held]]:
    """The static abilities of cards in graveyards, in exile or in hand that say that they work there."""
    for (zone, _), cards in game.zones.items():
        for i in cards if zone in ("graveyard", "exile", "hand") else ():
            there = game.objects[i]
            for held in board[i].held if states_a_zone(there.base.abilities) else ():
                says = isinstance(held.ability, Static) and zone_of_static(held.ability) != "battlefield"
                if says and works_where_it_says(game, there, held.ability):
                    yield i, held


def said_by_statics(game: Game, *kinds: type[S]) -> tuple[tuple[int, Held, int, S], ...]:
    """Return the effects of these kinds that static abilities have now.

    They are those of permanents, and of emblems and face-up cards in the command zone.

    For each the permanent's id, the ability, the effect's place in it, and the effect.
    """
    by_kind = game.memo.get("said by statics")
    if by_kind is None:
        by_kind = game.memo["said by statics"] = {}
    found: tuple[tuple[int, Held, int, S], ...] | None = by_kind.get(kinds)
    if found is None:
        found = by_kind[kinds] = tuple(
            (i, held, n, part)
            for i, held in (*abilities_of_permanents(game), *_of_face_up_cards(game))
            if isinstance(held.ability, Static)
            for n, part in enumerate(held.ability.effects)
            if isinstance(part, kinds)
        )
    return found


def condition_of(held: Held) -> Condition:
    """While what a static ability is true."""
    assert isinstance(held.ability, Static)
    return held.ability.condition


def seen(game: Game, thing: int) -> View:
    """One object as it is now, or as it was last known (608.2h)."""
    if thing in game.objects:
        return views(game)[thing]
    return game.last_known[thing][1]


def still_there(game: Game, thing: int, *, later: Game | None = None) -> Game | None:
    """Return the game in which an object that has left stands as it was last known (608.2h), or None.

    What is known is looked for in ``later``, where that is given.
    """
    if thing in game.objects:
        return game
    known = (later or game).last_known.get(thing)
    if known is None:
        return None
    there = game.with_object(known[0])
    there.memo["views"] = {**views(game), thing: known[1]}
    return there
