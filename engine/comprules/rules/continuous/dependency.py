"""613.8: effects that wait for others, because those would change what they are or do."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.changes import ChangeTypes
from comprules.abilities.facets import Facet
from comprules.abilities.facets_of_changes import read_as_applied, written_by
from comprules.abilities.kinds import Change
from comprules.abilities.parts import once_for_each
from comprules.abilities.reads_and_writes import read_by
from comprules.book.citing import cite
from comprules.rules.continuous.changed_types import gains_by
from comprules.rules.continuous.changing_characteristics import is_plain
from comprules.rules.continuous.continuous_effects import Stage, affected, apply
from comprules.rules.continuous.effect import Continuous, EffectKey
from comprules.rules.continuous.layers import Layer
from comprules.rules.continuous.settling_changes import settled
from comprules.state.game import Game

__all__ = [
    "DEPENDENCY_CHECKED_AGAIN",
    "DEPENDENT_EFFECTS_WAIT",
    "WHAT_DEPENDS",
    "Dependencies",
    "dependencies_among",
    "depends_on",
    "free_now",
    "free_of_dependency",
    "may_depend",
]

WHAT_DEPENDS = cite("613.8a")
DEPENDENT_EFFECTS_WAIT = cite("613.8b")
DEPENDENCY_CHECKED_AGAIN = cite("613.8c")

Dependencies = dict[EffectKey, set[EffectKey]]
"""For each effect the effects that it depends on."""

# ---- what could matter at all: a quick look before any trial


def _written(changes: tuple[Change, ...]) -> frozenset[Facet]:
    return frozenset[Facet]().union(*map(written_by, changes))


@once_for_each
def _read_as_applied(changes: tuple[Change, ...]) -> frozenset[Facet]:
    return frozenset[Facet]().union(*map(read_as_applied, changes))


_OF_STATIC: Final[frozenset[Facet]] = frozenset({"lost", "text", "control"})
"""A static ability can be lost or reworded, and its controller can change whom "you" means."""


def _reads(stage: Stage, effect: Continuous) -> frozenset[Facet]:
    read = _read_as_applied(effect.changes)
    if effect.key not in stage.begun:
        read |= read_by(effect.condition)
        if effect.affected is None:
            read |= read_by(effect.subject)
    return read | _OF_STATIC if effect.static else read


# ---- 613.8a: does it depend?


@WHAT_DEPENDS
def depends_on(game: Game, stage: Stage, layer: Layer, effect: Continuous, other: Continuous) -> bool:
    """Say whether applying the other would change an effect's text, existence, reach or result."""
    if _reads(stage, effect).isdisjoint(_written(layer.taken_from(other))):
        return False
    if not may_depend(game, effect, other):
        WHAT_DEPENDS.decided_once(
            game, f"{effect.name} and {other.name}: one of them defines a characteristic"
        )
        return False
    trial = _trial(stage, layer, other)
    if _outcome(stage, layer, effect) == _outcome(trial, layer, effect):
        return False
    WHAT_DEPENDS.decided_once(game, f"{effect.name} depends on {other.name}")
    return True


def _trial(stage: Stage, layer: Layer, other: Continuous) -> Stage:
    """Return how things would stand with another effect applied.

    Worked out once for all effects that are waiting.
    """
    key = ("trial", layer.name, other.key)
    if key not in stage.until_next:
        trial = stage.copy()
        apply(trial, other, layer.taken_from(other))
        stage.until_next[key] = trial
    found: Stage = stage.until_next[key]
    return found


@WHAT_DEPENDS
def may_depend(_game: Game, effect: Continuous, other: Continuous) -> bool:
    """Characteristic-defining abilities depend only on one another, and other effects never on them."""
    return effect.defining == other.defining


def _outcome(stage: Stage, layer: Layer, effect: Continuous) -> Any:
    """Return what the effect would now make of each object; None if the effect does not exist."""
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
    results = tuple(_result(stage, current, change, tuple(sorted(things))) for change in taken)
    return (current.changes, current.speaker.controller, tuple(sorted(things)), results)


def _result(stage: Stage, effect: Continuous, change: Change, things: tuple[int, ...]) -> object:
    """Return what a change comes to for these objects."""
    if isinstance(change, ChangeTypes) and not change.types and (change.subtypes or change.chosen):
        each = ((i, settled(stage.game, stage.board, effect, change, i)) for i in things)
        return tuple((one, gains_by(stage.game, stage.board[i], one)) for i, one in each)
    if is_plain(change):
        return change
    return tuple(settled(stage.game, stage.board, effect, change, i) for i in things)


# ---- 613.8b, 613.8c: waiting


@DEPENDENT_EFFECTS_WAIT
def free_of_dependency(game: Game, waiting: list[Continuous], depends: Dependencies) -> list[Continuous]:
    """Effects wait for those that they depend on, except for effects in a loop with them."""
    if not depends:
        return waiting
    free = [e for e in waiting if not depends.get(e.key)]
    looped = [e for e in waiting if depends.get(e.key) and _only_in_loop(depends, e.key)]
    if looped:
        names = ", ".join(e.name for e in looped)
        DEPENDENT_EFFECTS_WAIT.decided_once(
            game, f"{names} depend on each other in a loop: the loop is ignored"
        )
    for effect in waiting:
        if effect not in free and effect not in looped:
            DEPENDENT_EFFECTS_WAIT.decided_once(game, f"{effect.name} waits for the effects it depends on")
    return free + looped


def dependencies_among(game: Game, stage: Stage, layer: Layer, waiting: list[Continuous]) -> Dependencies:
    """Return which of these effects depend on which others, where that can be at all."""
    if len(waiting) < 2 or _known_not_to(stage, layer, waiting):
        return {}
    anything = frozenset[Facet]().union(*(_written(layer.taken_from(e)) for e in waiting))
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
    """Say whether these effects were among those of the layer of which none looks at what another does.

    Then none of them does now.
    """
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


@DEPENDENCY_CHECKED_AGAIN
def free_now(game: Game, stage: Stage, layer: Layer, waiting: list[Continuous]) -> list[Continuous]:
    """After each effect it is worked out again which of the rest must wait, since that may have changed."""
    depends = dependencies_among(game, stage, layer, waiting)
    before = stage.depends.get(layer.name)
    if before is not None:
        keys = {e.key for e in waiting}
        if {k: on & keys for k, on in before.items() if k in keys and on & keys} != depends:
            DEPENDENCY_CHECKED_AGAIN.decided_once(
                game, "what depends on what has changed: the order of the rest is worked out again"
            )
    stage.depends[layer.name] = depends
    return free_of_dependency(game, waiting, depends)
