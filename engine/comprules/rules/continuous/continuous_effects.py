"""611: continuous effects come from somewhere and apply to objects as characteristics are worked out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from comprules.abilities.changes import (
    BecomeFaceDown,
    BecomeFlipped,
    ChangeTypes,
    DefineSize,
    LockHalves,
    ModifySize,
    SetSize,
    SwitchSize,
)
from comprules.abilities.conditions import Always
from comprules.abilities.facets import CHARACTERISTICS
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import AddAbilities, Change
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.parts import once_for_each
from comprules.abilities.predicates import Type
from comprules.abilities.reads_and_writes import read_by
from comprules.abilities.simple_nouns import It, Number, This
from comprules.book.citing import cite
from comprules.keywords.table import KEYWORD_COUNTERS
from comprules.rules.continuous.changing_characteristics import (
    can_be_resized,
    changed,
    is_plain,
    note_sizes_changed,
    resized,
    total,
)
from comprules.rules.continuous.effect import Continuous, EffectKey
from comprules.rules.continuous.effects_of_static_abilities import WorkingBoard, has_static, statics_of
from comprules.rules.continuous.given_to_players import speaker_of_lasting
from comprules.rules.continuous.locked_halves import locked_halves
from comprules.rules.continuous.starting_values import actual_board
from comprules.rules.continuous.stickers import as_continuous, changes_of_sticker
from comprules.rules.meaning import Speaker, holds, looks_at_characteristics_alone, objects_of
from comprules.rules.meaning.reach import affected_objects
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Counter, GameObject, View

__all__ = [
    "EFFECTS_IN_SEVERAL_LAYERS",
    "KEYWORD_COUNTERS_GIVE",
    "NOTHING_LOCKED_IN",
    "OVERRIDING_EFFECTS",
    "PERMANENT_AS_MODIFIED",
    "SIZE_COUNTERS",
    "SPELL_AS_MODIFIED",
    "STATUS_IS_KEPT",
    "Stage",
    "affected",
    "apply",
    "apply_sum",
    "described_now",
    "keyword_of_counters",
    "makes_effects",
    "may_be_summed",
    "overriding",
    "permanents_as_modified",
    "said_now",
    "size_by_counters",
    "spells_as_modified",
    "starting",
    "stays_flipped",
]

PERMANENT_AS_MODIFIED = cite("110.3")
STATUS_IS_KEPT = cite("110.5c")
SPELL_AS_MODIFIED = cite("112.3")
NOTHING_LOCKED_IN = cite("611.3a")
SIZE_COUNTERS = cite("122.1a")
KEYWORD_COUNTERS_GIVE = cite("122.1b")
EFFECTS_IN_SEVERAL_LAYERS = cite("613.6")
OVERRIDING_EFFECTS = cite("613.9")


@dataclass(slots=True)
class Stage:
    """The work on one state: the board so far, and what each effect has begun to apply to (613.6)."""

    game: Game
    board: WorkingBoard
    begun: dict[EffectKey, tuple[Continuous, tuple[int, ...]]]
    fixed: tuple[Continuous, ...]
    statics: dict[int, tuple[Continuous, ...]]
    actual: WorkingBoard
    """The board that the work started from."""
    plans: dict[str, list[EffectKey]]
    """The order that each layer began with, used only where 613.8c is left out."""
    depends: dict[str, dict[EffectKey, set[EffectKey]]]
    altered: set[int] = field(default_factory=set)
    """The objects of which more than the size has changed since the start."""
    alterations: int = 0
    """How often any object has changed."""
    described: dict[tuple[Any, ...], tuple[int, ...]] = field(default_factory=dict)
    """What descriptions came to."""
    apart: dict[str, set[EffectKey]] = field(default_factory=dict)
    """The effects of each layer that don't look at what the others do."""
    until_next: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    """What holds until another effect is applied."""

    def effects(self) -> Iterator[Continuous]:
        """Yield every effect there is now: the fixed ones, those of abilities, and those begun earlier."""
        yield from self.fixed
        for found in self.statics.values():
            yield from found

    def find_statics(self, thing: int) -> None:
        """Look up again which continuous effects an object's abilities make."""
        found = tuple(statics_of(self.game, self.board, thing))
        if found:
            self.statics[thing] = found
        else:
            self.statics.pop(thing, None)

    def copy(self) -> Stage:
        """Return the same stage for a trial, whose outcome leaves this one as it is."""
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
            speaking[id(view.held)] = has_static(game, view)
        if speaking[id(view.held)]:
            stage.find_statics(i)
    return stage


def makes_effects(game: Game, thing: GameObject, view: View) -> bool:
    """Say whether an object, as it is before any effect, brings a continuous effect about by itself."""
    return bool(tuple(_of_status(game, thing)) or tuple(statics_of(game, {thing.id: view}, thing.id)))


# ---- where effects come from


def _lasting(game: Game) -> Iterator[Continuous]:
    for effect in game.lasting:
        affected = tuple(i for i in effect.locked_to if i in game.objects)
        if not affected and effect.filter is None:
            continue
        yield Continuous(
            key=("lasting", effect.id),
            speaker=speaker_of_lasting(effect),
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
    """Effects of counters, of stickers and of being face down, and of doors."""
    for i in (*game.zone("battlefield"), *game.zone("stack")):
        thing = game.objects[i]
        status = thing.face_down or thing.flipped or thing.bestowed or thing.counters or thing.stickers
        if status or locked_halves(game, thing):
            yield from _of_status(game, thing)
    for (zone, _), things in game.zones.items():
        for i in things if zone in ("graveyard", "exile", "command") else ():
            if game.objects[i].stickers or game.objects[i].counters:
                yield from _of_status(game, game.objects[i])


def _of_status(game: Game, thing: GameObject) -> Iterator[Continuous]:
    i = thing.id
    for sticker in thing.stickers:
        changes = changes_of_sticker(game, thing, sticker)
        if changes:
            effect = _of_rules(game, i, ("sticker", i, sticker.number), changes, 0)
            yield as_continuous(game, thing, sticker, effect)
    if thing.zone in ("battlefield", "stack"):
        if thing.face_down:
            yield _of_rules(game, i, ("face down", i), (BecomeFaceDown(),), thing.timestamp)
        if stays_flipped(game, thing):
            yield _of_rules(game, i, ("flipped", i), (BecomeFlipped(),), thing.timestamp)
        if locked := locked_halves(game, thing):
            yield _of_rules(game, i, ("locked", i), (LockHalves(locked),), thing.timestamp)
        if thing.bestowed:
            yield _of_rules(game, i, ("bestowed", i), _BESTOWED, thing.timestamp)
    for kind, counter in sorted(thing.counters.items()):
        for change in (
            *size_by_counters(game, thing, kind, counter),
            *keyword_of_counters(game, thing, kind),
        ):
            yield replace(
                _of_rules(game, i, ("counter", i, kind), (change,), counter.timestamp), counter=True
            )


@STATUS_IS_KEPT
def stays_flipped(game: Game, thing: GameObject) -> bool:
    """A permanent that flipped stays flipped whatever it becomes, and whether or not that shows."""
    if thing.flipped:
        STATUS_IS_KEPT.decided_once(game, f"{thing.label} has flipped, and stays flipped")
    return thing.flipped


@SIZE_COUNTERS
def size_by_counters(game: Game, thing: GameObject, kind: str, counters: Counter) -> tuple[Change, ...]:
    """Each +X/+Y counter adds to power and toughness, each -X/-Y counter subtracts from them."""
    size = _SIZE_COUNTER.fullmatch(kind)
    if size is None:
        return ()
    power, toughness = int(size[1]) * counters.amount, int(size[2]) * counters.amount
    SIZE_COUNTERS.decided_once(game, f"{counters.amount} {kind} counters change the size of {thing.label}")
    return (ModifySize(Number(power), Number(toughness)),)


@KEYWORD_COUNTERS_GIVE
def keyword_of_counters(game: Game, thing: GameObject, kind: str) -> tuple[Change, ...]:
    """A counter of a keyword gives that keyword to what it is on."""
    if kind not in KEYWORD_COUNTERS:
        return ()
    KEYWORD_COUNTERS_GIVE.decided_once(game, f"{thing.label} has {kind} by a counter")
    return (AddAbilities((Keyword(kind),)),)


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


# ---- what an effect applies to, and applying it


@EFFECTS_IN_SEVERAL_LAYERS
def affected(game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """An effect that began to apply in an earlier layer keeps to the same objects in every later one."""
    if effect.key in stage.begun:
        EFFECTS_IN_SEVERAL_LAYERS.decided_once(
            game, f"{effect.name} has a part in a later layer too, for the same objects"
        )
        return stage.begun[effect.key][1]
    found = said_now(stage, effect)
    return spells_as_modified(game, permanents_as_modified(game, found)) if found else found


@PERMANENT_AS_MODIFIED
def permanents_as_modified(game: Game, found: tuple[int, ...]) -> tuple[int, ...]:
    """A permanent that is no token is as printed, as modified by continuous effects."""
    if any(
        (it := game.objects.get(i)) is not None and it.zone == "battlefield" and it.kind == "card"
        for i in found
    ):
        PERMANENT_AS_MODIFIED.decided_once(game, "permanents are as printed, but for what modifies them")
    return found


@SPELL_AS_MODIFIED
def spells_as_modified(game: Game, found: tuple[int, ...]) -> tuple[int, ...]:
    """A spell that is no copy is as printed, as modified by continuous effects."""
    if any(
        (it := game.objects.get(i)) is not None and it.zone == "stack" and it.kind == "card" for i in found
    ):
        SPELL_AS_MODIFIED.decided_once(game, "a spell is as printed, but for what modifies it")
    return found


def said_now(stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """Return the objects that an effect's words describe on this board."""
    if effect.affected is not None:
        return effect.affected
    if isinstance(effect.subject, It):
        earlier = [found for key, (_, found) in stage.begun.items() if key[:3] == effect.key[:3]]
        return earlier[-1] if earlier else said_now(stage, replace(effect, subject=effect.antecedent))
    if not holds(stage.game, stage.board, effect.speaker, effect.condition):
        return ()
    return described_now(stage.game, stage, effect)


@NOTHING_LOCKED_IN
def described_now(game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """A static ability's effect isn't locked in: it applies at any moment to whatever its text describes."""
    subject = effect.subject
    if not isinstance(subject, AllThese) or not _is_of_kinds_alone(subject.filter):
        found = objects_of(game, stage.board, effect.speaker, subject)
        return affected_objects(game, stage.board, effect.speaker, found)
    speaking = effect.speaker.controller if "control" in read_by(subject.filter) else ""
    key = (stage.alterations, subject.filter, speaking)
    if key not in stage.described:
        stage.described[key] = objects_of(game, stage.board, effect.speaker, subject)
    return affected_objects(game, stage.board, effect.speaker, stage.described[key])


_OF_KINDS: Final = CHARACTERISTICS - {"size"} | {"zone"}


@once_for_each
def _is_of_kinds_alone(described: Filter) -> bool:
    """Say whether a description fits the same objects whatever their sizes and whichever object states it."""
    return looks_at_characteristics_alone(described) and read_by(described) <= _OF_KINDS


@OVERRIDING_EFFECTS
def overriding(_game: Game, things: tuple[int, ...], _touched: frozenset[int]) -> tuple[int, ...]:
    """An effect can override another that was applied before it."""
    return things


def may_be_summed(stage: Stage, effects: list[Continuous], taken: list[tuple[Change, ...]]) -> bool:
    """Say whether effects only add numbers to sizes, and none looks at what another does.

    No rule, but time saved.
    """
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
    """Apply effects that :func:`may_be_summed`, naming each in its turn.

    Sizes change once, after the last of them.
    """
    sums: dict[int, tuple[tuple[int, ...], list[ModifySize]]] = {}  # by the identity of the objects affected
    for effect, changes in zip(effects, taken, strict=True):
        things = _beginning(stage, effect)
        sums.setdefault(id(things), (things, []))[1].extend(c for c in changes if isinstance(c, ModifySize))
        if any(can_be_resized(stage.board[i]) for i in things):
            note_sizes_changed(stage.game)
        yield effect
    board = dict(stage.board)
    for things, summands in sums.values():
        done: dict[int, View] = {}
        change = total(summands)
        for i in things:
            view = board[i]
            found = done.get(id(view))
            if found is None:
                found = done[id(view)] = resized(stage.game, view, change)
            board[i] = found
    stage.board = board


def _beginning(stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """Return the objects to which an effect is applied now, kept for the layers to come (613.6)."""
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
    """Apply the parts of an effect that one layer takes.

    Say whether any object's abilities or controller changed.

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
