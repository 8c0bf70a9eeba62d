"""613.8: effects that wait for others, because those would change what they are or do."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from comprules.abilities.changes import (
    AddAbilitiesOf,
    BecomeFaceDown,
    CantHave,
    ChangeColors,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    DefineColors,
    LoseAbilities,
    LoseAllAbilities,
)
from comprules.abilities.kinds import AddAbilities, BecomeCopy, Change
from comprules.abilities.nouns import (
    Comparison,
    Devotion,
    Filter,
    GreatestPower,
    ManaValueOf,
    PowerOf,
    ToughnessOf,
    TypesAmong,
)
from comprules.book.citing import cite
from comprules.rules.continuous.changing_characteristics import is_plain, settled
from comprules.rules.continuous.continuous_effects import Stage, affected, apply
from comprules.rules.continuous.effect import Continuous, EffectKey
from comprules.rules.continuous.layers import Layer
from comprules.state import Game
from comprules.words import BASIC_LAND_TYPES

__all__ = ["Dependencies", "free_now", "free_of_dependency", "may_depend"]

WHAT_DEPENDS = cite("613.8a")
DEPENDENT_EFFECTS_WAIT = cite("613.8b")
DEPENDENCY_CHECKED_AGAIN = cite("613.8c")

Dependencies = dict[EffectKey, set[EffectKey]]
"""For each effect the effects that it depends on."""

# ---- what could matter at all: a quick look before any trial

_EVERYTHING = frozenset({"text", "control", "types", "colors", "gained", "lost", "size", "name"})


@cache
def _writes(change: Change) -> frozenset[str]:
    match change:
        case BecomeCopy() | BecomeFaceDown() | ChangeText():
            return _EVERYTHING
        case ChangeControl():
            return frozenset({"control"})
        case ChangeTypes(how="set", subtypes=subtypes) if not BASIC_LAND_TYPES.keys().isdisjoint(subtypes):
            return frozenset({"types", "lost"})
        case ChangeTypes():
            return frozenset({"types"})
        case ChangeColors() | DefineColors():
            return frozenset({"colors"})
        case AddAbilities() | AddAbilitiesOf():
            return frozenset({"gained"})
        case LoseAbilities() | LoseAllAbilities() | CantHave():
            return frozenset({"lost"})
        case _:
            return frozenset({"size"})


def _read_by(part: Any) -> frozenset[str]:
    """Which facets of objects the words look at, found by walking through the data."""
    read: set[str] = set()
    match part:
        case Filter():
            if (
                part.types
                or part.any_type
                or part.not_types
                or part.subtypes
                or part.any_subtype
                or part.not_subtypes
            ):
                read.add("types")
            if part.supertypes or part.not_supertypes:
                read.add("types")
            if part.any_color or part.not_colors or part.color_count or part.chosen:
                read |= {"colors", "types"}
            if part.controller is not None:
                read.add("control")
            if part.keywords or part.any_keyword or part.not_keywords or part.no_abilities:
                read |= {"gained", "lost"}
            if part.shares:
                read |= {"types", "colors", "name"}
            if part.named:
                read.add("name")
        case PowerOf() | GreatestPower() | ToughnessOf() | Comparison():
            read.add("size")
        case ManaValueOf():
            read.add("name")
        case AddAbilitiesOf():
            read |= {"gained", "lost"}
        case Devotion():
            read |= {"name", "control"}
        case TypesAmong():
            read.add("types")
        case _:
            pass
    if isinstance(part, tuple):
        for inner in part:
            read |= _read_by(inner)
    elif is_dataclass(part):
        for field in fields(part):
            read |= _read_by(getattr(part, field.name))
    return frozenset(read)


@cache
def _reads_of(subject: Any, condition: Any, changes: tuple[Change, ...]) -> frozenset[str]:
    return _read_by(subject) | _read_by(condition) | _read_by(changes)


def _reads(stage: Stage, effect: Continuous) -> frozenset[str]:
    if effect.key in stage.begun:
        read = _read_by(effect.changes)
    elif effect.affected is not None:
        read = _reads_of(None, effect.condition, effect.changes)
    else:
        read = _reads_of(effect.subject, effect.condition, effect.changes)
    # A static ability can be lost or reworded, and its controller can change whom "you" means.
    return read | {"lost", "text", "control"} if effect.static else read


# ---- 613.8a: does it depend?


def nothing_depends(
    _game: Game, _stage: Stage, _layer: Layer, _effect: Continuous, _other: Continuous
) -> bool:
    """No effect depends on another."""
    return False


@WHAT_DEPENDS.without(nothing_depends)
def depends_on(game: Game, stage: Stage, layer: Layer, effect: Continuous, other: Continuous) -> bool:
    """Whether applying the other would change an effect's text or existence, what it applies to, or what it does there."""
    written = frozenset[str]().union(*(_writes(c) for c in layer.taken_from(other)))
    if _reads(stage, effect).isdisjoint(written):
        return False
    if not may_depend(game, effect, other):
        WHAT_DEPENDS.context(game, f"{effect.name} and {other.name}: one of them defines a characteristic")
        return False
    trial = _trial(stage, layer, other)
    if _outcome(stage, layer, effect) == _outcome(trial, layer, effect):
        return False
    WHAT_DEPENDS.context(game, f"{effect.name} depends on {other.name}")
    return True


def _trial(stage: Stage, layer: Layer, other: Continuous) -> Stage:
    """How things would stand with another effect applied; worked out once for all effects that are waiting."""
    key = ("trial", layer.name, other.key)
    if key not in stage.until_next:
        trial = stage.copy()
        apply(trial, other, layer.taken_from(other))
        stage.until_next[key] = trial
    found: Stage = stage.until_next[key]
    return found


def any_may_depend(_game: Game, _effect: Continuous, _other: Continuous) -> bool:
    """It makes no difference where effects come from."""
    return True


def may_depend_today(_game: Game, effect: Continuous, other: Continuous) -> bool:
    """Both effects define characteristics or neither does."""
    return effect.defining == other.defining


@WHAT_DEPENDS.without(any_may_depend)
def may_depend(game: Game, effect: Continuous, other: Continuous) -> bool:
    """Characteristic-defining abilities depend only on one another, and other effects never on them."""
    return may_depend_today(game, effect, other)


def _outcome(stage: Stage, layer: Layer, effect: Continuous) -> Any:
    """What the effect would do as things stand: to each object, which result; None if it does not exist."""
    key = ("outcome", layer.name, effect.key)
    if key not in stage.until_next:
        stage.until_next[key] = _worked_out(stage, layer, effect)
    return stage.until_next[key]


def _worked_out(stage: Stage, layer: Layer, effect: Continuous) -> Any:
    current = effect
    if effect.static and effect.key not in stage.begun:
        found = [e for e in stage.statics.get(effect.speaker.source, ()) if e.key == effect.key]
        if not found:
            return None
        current = found[0]
    things = affected(stage.game, stage, current)
    taken = layer.taken_from(current)
    results = tuple(
        change
        if is_plain(change)
        else tuple(settled(stage.game, stage.board, current, change, i) for i in sorted(things))
        for change in taken
    )
    return (current.changes, current.speaker.controller, tuple(sorted(things)), results)


# ---- 613.8b, 613.8c: waiting


def all_at_once(_game: Game, waiting: list[Continuous], _depends: Dependencies) -> list[Continuous]:
    """Nothing waits for anything."""
    return waiting


@DEPENDENT_EFFECTS_WAIT.without(all_at_once)
def free_of_dependency(game: Game, waiting: list[Continuous], depends: Dependencies) -> list[Continuous]:
    """The effects that need not wait: those that depend on none still to be applied, or only on effects in a loop with them."""
    if not depends:
        return waiting
    free = [e for e in waiting if not depends.get(e.key)]
    looped = [e for e in waiting if depends.get(e.key) and _only_in_loop(depends, e.key)]
    if looped:
        names = ", ".join(e.name for e in looped)
        DEPENDENT_EFFECTS_WAIT.context(game, f"{names} depend on each other in a loop: the loop is ignored")
    for effect in waiting:
        if effect not in free and effect not in looped:
            DEPENDENT_EFFECTS_WAIT.context(game, f"{effect.name} waits for the effects it depends on")
    return free + looped


def _dependencies(game: Game, stage: Stage, layer: Layer, waiting: list[Continuous]) -> Dependencies:
    if len(waiting) < 2 or _known_not_to(stage, layer, waiting):
        return {}
    written = [frozenset[str]().union(*(_writes(c) for c in layer.taken_from(e))) for e in waiting]
    anything = frozenset[str]().union(*written)
    found: Dependencies = {}
    could = [effect for effect in waiting if not _reads(stage, effect).isdisjoint(anything)]
    if not could:
        stage.apart[layer.name] = {effect.key for effect in waiting}
    for effect in could:
        on = {o.key for o in waiting if o.key != effect.key and depends_on(game, stage, layer, effect, o)}
        if on:
            found[effect.key] = on
    return found


def _known_not_to(stage: Stage, layer: Layer, waiting: list[Continuous]) -> bool:
    """Whether these effects were among those of the layer of which none looks at what another does; then none of them does now."""
    return stage.apart.get(layer.name, set()).issuperset([effect.key for effect in waiting])


def _reachable(depends: Dependencies, start: EffectKey) -> set[EffectKey]:
    seen: set[EffectKey] = set()
    open_ = list(depends.get(start, ()))
    while open_:
        key = open_.pop()
        if key not in seen:
            seen.add(key)
            open_.extend(depends.get(key, ()))
    return seen


def _only_in_loop(depends: Dependencies, key: EffectKey) -> bool:
    return all(key in _reachable(depends, other) for other in depends[key])


def as_planned(game: Game, stage: Stage, layer: Layer, waiting: list[Continuous]) -> list[Continuous]:
    """The order that was worked out as the layer began is kept, whatever has been applied since."""
    if layer.name not in stage.plans:
        depends = _dependencies(game, stage, layer, waiting)
        left, plan = list(waiting), []
        while left:
            keys = {e.key for e in left}
            still = {k: on & keys for k, on in depends.items() if k in keys and on & keys}
            pick = min(free_of_dependency(game, left, still), key=lambda e: e.timestamp)
            plan.append(pick.key)
            left.remove(pick)
        stage.plans[layer.name] = plan
    plan = stage.plans[layer.name]
    return [min(waiting, key=lambda e: plan.index(e.key) if e.key in plan else len(plan))]


@DEPENDENCY_CHECKED_AGAIN.without(as_planned)
def free_now(game: Game, stage: Stage, layer: Layer, waiting: list[Continuous]) -> list[Continuous]:
    """After each effect it is worked out again which of the rest must wait, since that may have changed."""
    depends = _dependencies(game, stage, layer, waiting)
    before = stage.depends.get(layer.name)
    if before is not None:
        keys = {e.key for e in waiting}
        if {k: on & keys for k, on in before.items() if k in keys and on & keys} != depends:
            DEPENDENCY_CHECKED_AGAIN.context(
                game, "what depends on what has changed: the order of the rest is worked out again"
            )
    stage.depends[layer.name] = depends
    return free_of_dependency(game, waiting, depends)
