"""611: continuous effects, where they come from and what each applies to while characteristics are worked out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from comprules.abilities.changes import (
    BecomeFaceDown,
    ChangeColors,
    ChangeTypes,
    DefineColors,
    DefineSize,
    ModifySize,
    SetSize,
    SwitchSize,
)
from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import Always
from comprules.abilities.facets import CHARACTERISTICS
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, AddAbilities, Apply, Change, Static
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.parts import once_for_each
from comprules.abilities.predicates import Type
from comprules.abilities.reads_and_writes import read_by
from comprules.abilities.simple_nouns import It, Number, This
from comprules.abilities.statements import ChosenBeforeGame
from comprules.abilities.zones import zone_of_static
from comprules.book.citing import cite
from comprules.english.creature_types import CREATURE_TYPES
from comprules.keyword_instances import at_work
from comprules.keywords.rules_702_61_to_120 import CHANGELING, DEVOID
from comprules.keywords.table import KEYWORD_COUNTERS
from comprules.rules.continuous.changing_characteristics import changed, is_plain, resized, total
from comprules.rules.continuous.effect import Continuous, EffectKey
from comprules.rules.continuous.starting_values import actual_board
from comprules.rules.meaning import Speaker, holds, looks_at_characteristics_alone, objects_of
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.ruleset import rules_of, works_where_it_says
from comprules.state import Game, GameObject, Held, View, replace
from comprules.words import COMMAND_TYPES

__all__ = [
    "EFFECTS_IN_SEVERAL_LAYERS",
    "EFFECTS_OF_STATIC_ABILITIES",
    "NOTHING_LOCKED_IN",
    "OVERRIDING_EFFECTS",
    "STATIC_ABILITIES",
    "TIMESTAMP_OF_STATIC_ABILITY",
    "WHILE_SOURCE_IS_THERE",
    "ZONES_OF_STATIC_ABILITIES",
    "Stage",
    "WorkingBoard",
    "affected",
    "apply",
    "apply_sum",
    "makes_effects",
    "may_be_summed",
    "said_now",
    "starting",
]

STATIC_ABILITIES = cite("604.1")
ZONES_OF_STATIC_ABILITIES = cite("604.2")
CHARACTERISTIC_DEFINING = cite("604.3")
CRITERIA_OF_DEFINING = cite("604.3a")
STATIC_ABILITIES_ON_THE_STACK = cite("604.5")
EFFECTS_OF_STATIC_ABILITIES = cite("611.3")
NOTHING_LOCKED_IN = cite("611.3a")
WHILE_SOURCE_IS_THERE = cite("611.3b")
EFFECTS_IN_SEVERAL_LAYERS = cite("613.6")
TIMESTAMP_OF_STATIC_ABILITY = cite("613.7a")
OVERRIDING_EFFECTS = cite("613.9")

WorkingBoard = dict[int, View]
"""Every object as far as its characteristics are worked out; one stage of the work never changes another's board."""


@dataclass(slots=True)
class Stage:
    """The work on one state: the board as it stands, and the sets of objects that effects began to apply to (613.6).

    ``actual`` is the board it started from; ``altered`` are the objects of which more than the size has changed since, ``alterations`` how often
    any has. ``described`` keeps what descriptions came to, ``apart`` the effects of each layer that don't look at each other's doing, ``until_next`` what
    holds until another effect is applied. ``plans`` is used only where 613.8c is left out: the order that each layer began with.
    """

    game: Game
    board: WorkingBoard
    begun: dict[EffectKey, tuple[Continuous, tuple[int, ...]]]
    fixed: tuple[Continuous, ...]
    statics: dict[int, tuple[Continuous, ...]]
    actual: WorkingBoard
    plans: dict[str, list[EffectKey]]
    depends: dict[str, dict[EffectKey, set[EffectKey]]]
    altered: set[int] = field(default_factory=set)
    alterations: int = 0
    described: dict[tuple[Any, ...], tuple[int, ...]] = field(default_factory=dict)
    apart: dict[str, set[EffectKey]] = field(default_factory=dict)
    until_next: dict[tuple[Any, ...], Any] = field(default_factory=dict)

    def effects(self) -> Iterator[Continuous]:
        """Every effect there is now: fixed ones, those of abilities that objects have at this point, those begun earlier."""
        yield from self.fixed
        for found in self.statics.values():
            yield from found

    def find_statics(self, thing: int) -> None:
        """Look up again which continuous effects an object's abilities make."""
        found = tuple(_statics_of(self.game, self.board, thing))
        if found:
            self.statics[thing] = found
        else:
            self.statics.pop(thing, None)

    def copy(self) -> Stage:
        """The same stage for a trial, whose outcome leaves this one as it is."""
        return replace(
            self,
            board=dict(self.board),
            begun=dict(self.begun),
            statics=dict(self.statics),
            altered=set(self.altered),
            described={},
            apart={},
            until_next={},
        )


def starting(game: Game) -> Stage:
    """The stage before any effect is applied: the actual objects."""
    board = actual_board(game)
    stage = Stage(
        game=game,
        board=board,
        begun={},
        fixed=(*_lasting(game), *_from_status(game)),
        statics={},
        actual=board,
        plans={},
        depends={},
    )
    speaking: dict[int, bool] = {}  # by the identity of what objects alike share
    for i, view in board.items():
        if not view.held:
            continue
        if id(view.held) not in speaking:
            speaking[id(view.held)] = _has_static(game, view)
        if speaking[id(view.held)]:
            stage.find_statics(i)
    return stage


def _has_static(game: Game, view: View) -> bool:
    return any(_static_abilities(game, view, held) for held in view.held)


def _static_abilities(game: Game, view: View, held: Held) -> tuple[Static, ...]:
    """The static abilities that an ability is or stands for."""
    ability = as_static(game, held.ability)
    if isinstance(ability, Static):
        return (ability,)
    return rules_of(game).statics_meant(game, view, held) if isinstance(ability, Keyword) else ()


def makes_effects(game: Game, thing: GameObject, view: View) -> bool:
    """Whether an object, as it is before any effect, brings a continuous effect about by itself."""
    return bool(tuple(_of_status(game, thing)) or tuple(_statics_of(game, {thing.id: view}, thing.id)))


# ---- where effects come from


def _lasting(game: Game) -> Iterator[Continuous]:
    for effect in game.lasting:
        affected = tuple(i for i in effect.affected or () if i in game.objects)
        if not affected and effect.filter is None:
            continue
        yield Continuous(
            key=("lasting", effect.id),
            speaker=Speaker(effect.source, effect.controller, x=effect.x, words=effect.words),
            timestamp=(effect.timestamp, 0),
            changes=effect.changes,
            subject=This() if effect.filter is None else AllThese(effect.filter),
            affected=affected if effect.filter is None else None,
            static=False,
            copiable=effect.copiable,
            copied=effect.copied,
            whole=("resolution", effect.source, effect.began),
            name=game.label(effect.source),
        )


_SIZE_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")


def _from_status(game: Game) -> Iterator[Continuous]:
    """Effects of counters, of stickers and of being face down."""
    for i in (*game.zone("battlefield"), *game.zone("stack")):
        thing = game.objects[i]
        if thing.face_down or thing.bestowed or thing.counters or thing.stickers:
            yield from _of_status(game, thing)
    for (zone, _), things in game.zones.items():
        for i in things if zone in ("graveyard", "exile", "command") else ():
            if game.objects[i].stickers:
                yield from _of_status(game, game.objects[i])


def _of_status(game: Game, thing: GameObject) -> Iterator[Continuous]:
    i = thing.id
    for sticker in thing.stickers:
        effect = _of_rules(game, i, ("sticker", i, sticker.kind, sticker.text), (sticker.change,), 0)
        yield replace(effect, timestamp=sticker.timestamp)
    if thing.zone not in ("battlefield", "stack"):
        return
    if thing.face_down:
        yield _of_rules(game, i, ("face down", i), (BecomeFaceDown(),), thing.timestamp)
    if thing.bestowed:
        yield _of_rules(game, i, ("bestowed", i), _BESTOWED, thing.timestamp)
    if thing.zone != "battlefield":
        return
    for kind, counter in thing.counters.items():
        size = _SIZE_COUNTER.fullmatch(kind)
        if size:
            each = (int(size[1]), int(size[2]))
            change: Change = ModifySize(Number(each[0] * counter.amount), Number(each[1] * counter.amount))
        elif kind in KEYWORD_COUNTERS:
            change = AddAbilities((Keyword(kind),))
        else:
            continue
        yield replace(_of_rules(game, i, ("counter", i, kind), (change,), counter.timestamp), counter=True)


# What a bestowed spell or permanent is (702.103b).
_BESTOWED = (
    ChangeTypes("set", types=("enchantment",), subtypes=("Aura",)),
    AddAbilities((Keyword("enchant", filter=Filter.of(Type("creature"))),)),
)


def _of_rules(
    game: Game, thing: int, key: EffectKey, changes: tuple[Change, ...], timestamp: int
) -> Continuous:
    return Continuous(
        key=key,
        speaker=Speaker(thing, game.objects[thing].controller),
        timestamp=(timestamp, 0),
        changes=changes,
        affected=(thing,),
        static=False,
        name=game.label(thing),
    )


def _statics_of(game: Game, board: WorkingBoard, thing: int) -> Iterator[Continuous]:
    there, view = game.objects[thing], board[thing]
    if there.phased_out:
        return
    found = [(held, ability) for held in view.held for ability in _static_abilities(game, view, held)]
    for held, ability in found:
        for k, part in enumerate(ability.effects):
            if not isinstance(part, Apply):
                continue
            defining = is_characteristic_defining(game, held, part)
            if zone_of_static(ability) != "battlefield":
                works = works_where_it_says(game, there, ability)
            else:
                works = works_in(game, there, defining=defining) or (
                    there.zone == "stack" and works_on_the_stack(game, there, part)
                )
            if not works or not makes_effect(game):
                continue
            yield Continuous(
                key=("static", thing, held.uid, k),
                speaker=speaker_of(game, thing, held, view.controller),
                timestamp=of_static_ability(game, there, held),
                changes=part.changes,
                subject=part.subject,
                condition=ability.condition,
                defining=defining,
                whole=("static", thing, held.uid),
                name=game.label(thing),
            )


@EFFECTS_OF_STATIC_ABILITIES
@STATIC_ABILITIES
def makes_effect(_game: Game) -> bool:
    """A static ability makes a continuous effect for as long as it is there."""
    return True


@WHILE_SOURCE_IS_THERE
@ZONES_OF_STATIC_ABILITIES
def works_in(_game: Game, there: GameObject, *, defining: bool) -> bool:
    """A static ability works while its object is on the battlefield; one that defines a characteristic works everywhere.

    Face-up planes, phenomena, schemes, vanguards and conspiracies work from the command zone (311.4, 313.4, 314.4, 315.5).
    """
    in_command = there.zone == "command" and (
        there.kind == "emblem" or (not there.face_down and bool(there.base.types & COMMAND_TYPES))
    )
    return there.zone == "battlefield" or in_command or defining


@STATIC_ABILITIES_ON_THE_STACK
def works_on_the_stack(game: Game, there: GameObject, part: Apply) -> bool:
    """A static ability that speaks of countering the spell works while the spell is on the stack."""
    if not isinstance(part.subject, This) or CantBe("be countered") not in part.changes:
        return False
    STATIC_ABILITIES_ON_THE_STACK.decided_once(
        game, f"{game.label(there.id)} says on the stack that it can't be countered"
    )
    return True


_DEFINING: dict[str, Ability] = {
    "changeling": Static((Apply(This(), (ChangeTypes("add", subtypes=tuple(sorted(CREATURE_TYPES))),)),)),
    "devoid": Static((Apply(This(), (DefineColors(()),)),)),
}


@CHANGELING
@DEVOID
def as_static(game: Game, ability: Ability) -> Ability:
    """Changeling and devoid are static abilities that define creature types and color."""
    if not isinstance(ability, Keyword) or ability.name not in _DEFINING or not at_work(game, (ability,)):
        return ability
    return _DEFINING[ability.name]


@CHARACTERISTIC_DEFINING
def is_characteristic_defining(game: Game, held: Held, part: Apply) -> bool:
    """A characteristic-defining ability says what one of its object's characteristics is, in all zones."""
    if not all(
        isinstance(change, DefineSize | DefineColors | ChangeTypes) or _is_of_the_chosen(held, change)
        for change in part.changes
    ):
        return False
    defines = meets_the_criteria(game, held, part)
    if defines:
        CHARACTERISTIC_DEFINING.decided_once(
            game, "an ability defines a characteristic, wherever its object is"
        )
    return defines


def _is_of_the_chosen(held: Held, change: Change) -> bool:
    """Whether a change is to every type of a kind, or to what was chosen before the game because of the same ability (607.2p)."""
    if isinstance(change, ChangeTypes) and change.every:
        return change.how == "add"
    return (
        isinstance(change, ChangeColors | ChangeTypes)
        and change.chosen is not None
        and isinstance(held.ability, Static)
        and ChosenBeforeGame(change.chosen) in held.ability.effects
    )


@CRITERIA_OF_DEFINING
def meets_the_criteria(game: Game, held: Held, part: Apply) -> bool:
    """It is the object's own (printed, made with a token, copied or reworded), speaks of no other object, and has no condition."""
    ability = held.ability
    if isinstance(ability, Keyword):
        return held.own
    about_itself = isinstance(part.subject, This) and all(
        isinstance(change, DefineSize | DefineColors) or _is_of_the_chosen(held, change)
        for change in part.changes
    )
    if not about_itself:
        return False
    defines = held.own and isinstance(ability, Static) and isinstance(ability.condition, Always)
    CRITERIA_OF_DEFINING.decided_once(
        game, f"an ability {'meets' if defines else 'does not meet'} all criteria"
    )
    return defines


@TIMESTAMP_OF_STATIC_ABILITY
def of_static_ability(game: Game, there: GameObject, held: Held) -> tuple[int, int]:
    """The object's timestamp or that of the effect that gave the ability, whichever is later.

    The second number keeps abilities of one object in their order when the object receives a new timestamp.
    """
    if not held.own:
        TIMESTAMP_OF_STATIC_ABILITY.decided_once(
            game, f"{game.label(there.id)} has an ability by an effect: the later timestamp counts"
        )
    return (max(there.timestamp, held.timestamp), held.timestamp)


# ---- what an effect applies to, and applying it


@EFFECTS_IN_SEVERAL_LAYERS
def affected(game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """An effect that began to apply in an earlier layer keeps to the same objects in every later one."""
    if effect.key in stage.begun:
        EFFECTS_IN_SEVERAL_LAYERS.decided_once(
            game, f"{effect.name} has a part in a later layer too, for the same objects"
        )
        return stage.begun[effect.key][1]
    return said_now(stage, effect)


def said_now(stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """The objects that an effect's words describe on this board."""
    if effect.affected is not None:
        return effect.affected
    if isinstance(effect.subject, It):
        earlier = [found for key, (_, found) in stage.begun.items() if key[:3] == effect.key[:3]]
        return earlier[-1] if earlier else (effect.speaker.source,)
    if not holds(stage.game, stage.board, effect.speaker, effect.condition):
        return ()
    return described_now(stage.game, stage, effect)


@NOTHING_LOCKED_IN
def described_now(game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """A static ability's effect isn't locked in: it applies at any moment to whatever its text describes."""
    subject = effect.subject
    if not isinstance(subject, AllThese) or not _is_of_kinds_alone(subject.filter):
        return objects_of(game, stage.board, effect.speaker, subject)
    speaking = effect.speaker.controller if "control" in read_by(subject.filter) else ""
    key = (stage.alterations, subject.filter, speaking)
    if key not in stage.described:
        stage.described[key] = objects_of(game, stage.board, effect.speaker, subject)
    return stage.described[key]


_OF_KINDS: Final = CHARACTERISTICS - {"size"} | {"zone"}


@once_for_each
def _is_of_kinds_alone(described: Filter) -> bool:
    """Whether a description can fit no more or fewer objects because sizes change, or because another object says it."""
    return looks_at_characteristics_alone(described) and read_by(described) <= _OF_KINDS


@OVERRIDING_EFFECTS
def overriding(_game: Game, things: tuple[int, ...], _touched: frozenset[int]) -> tuple[int, ...]:
    """An effect can override another that was applied before it."""
    return things


def may_be_summed(stage: Stage, effects: list[Continuous], taken: list[tuple[Change, ...]]) -> bool:
    """Whether effects only add numbers to sizes, and none looks at what another does; no rule, but time saved."""
    return not rules_of(stage.game).versions and all(
        all(isinstance(change, ModifySize) and is_plain(change) for change in changes)
        and (effect.affected is not None or _looks_at_kinds_alone(effect))
        for effect, changes in zip(effects, taken, strict=True)
    )


def _looks_at_kinds_alone(effect: Continuous) -> bool:
    subject = effect.subject
    by_kinds = isinstance(subject, AllThese) and _is_of_kinds_alone(subject.filter)
    return by_kinds and isinstance(effect.condition, Always)


def apply_sum(
    stage: Stage, effects: list[Continuous], taken: list[tuple[Change, ...]]
) -> Iterator[Continuous]:
    """Apply effects that :func:`may_be_summed`: each is named as its turn comes, and sizes change once after the last."""
    sums: dict[int, tuple[tuple[int, ...], list[ModifySize]]] = {}  # by the identity of the objects affected
    for effect, changes in zip(effects, taken, strict=True):
        things = _beginning(stage, effect)
        sums.setdefault(id(things), (things, []))[1].extend(c for c in changes if isinstance(c, ModifySize))
        yield effect
    board = dict(stage.board)
    for things, summands in sums.values():
        done: dict[int, View] = {}
        change = total(summands)
        for i in things:
            view = board[i]
            found = done.get(id(view))
            if found is None:
                found = done[id(view)] = resized(view, change)
            board[i] = found
    stage.board = board


def _beginning(stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """The objects to which an effect is applied now, kept for the layers to come (613.6)."""
    things = affected(stage.game, stage, effect)
    if effect.key not in stage.begun and effect.whole:
        for earlier, found in stage.begun.values():
            if earlier.whole == effect.whole and set(found) & set(things):
                EFFECTS_IN_SEVERAL_LAYERS.decided_once(
                    stage.game, f"another part of {effect.name}'s effect applies in its own layer"
                )
    stage.begun[effect.key] = (effect, things)
    stage.until_next.clear()
    return things


def apply(
    stage: Stage, effect: Continuous, taken: tuple[Change, ...], touched: frozenset[int] = frozenset()
) -> bool:
    """Apply the parts of an effect that one layer takes; say whether any object's abilities or controller changed.

    ``touched`` are the objects that effects have changed in this layer already.
    """
    things = _beginning(stage, effect)
    before = stage.board
    board = dict(before)
    for change in taken:
        plain = is_plain(change)
        done: dict[int, View] = {}  # by the identity of the view before, where the change is the same for all
        for i in overriding(stage.game, things, touched):
            view = id(board[i])
            if view in done:
                board[i] = done[view]
                continue
            board[i] = changed(stage.game, board, effect, change, i, plain_already=plain)
            if plain:
                done[view] = board[i]
    stage.board = board
    if all(isinstance(change, ModifySize | SetSize | DefineSize | SwitchSize) for change in taken):
        return False
    stage.altered.update([i for i in things if board[i] is not before[i]])
    stage.alterations += 1
    changed_abilities = [
        i
        for i in things
        if board[i].held is not before[i].held or board[i].controller != before[i].controller
    ]
    for i in changed_abilities:
        stage.find_statics(i)
    return bool(changed_abilities)
