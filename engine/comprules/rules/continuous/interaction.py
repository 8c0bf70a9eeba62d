"""613: how continuous effects together determine what every object is.

:func:`characteristics` starts with the actual objects (613.1) and applies all effects layer by layer; the
layers are rows of a table (:mod:`comprules.rules.continuous.layers`), where effects come from is 611, who
waits for whom 613.8.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from comprules.abilities.changes import LoseAbilities, LoseAllAbilities
from comprules.abilities.changes_of_rules import (
    RULES_OF_OBJECTS,
    CantBeTargeted,
)
from comprules.abilities.conditions import Always
from comprules.abilities.facets import CHARACTERISTICS
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, AddAbilities, ApplyToPlayers, Change
from comprules.abilities.nouns import AllThese
from comprules.abilities.reads_and_writes import read_by
from comprules.abilities.simple_nouns import Attached, OnePlayer, This
from comprules.book.citing import cite
from comprules.counting import many
from comprules.happening.timestamps import TIMESTAMP_ON_ENTERING
from comprules.rules.continuous.abilities_of_objects import give_and_take_the_same
from comprules.rules.continuous.changing_characteristics import is_plain
from comprules.rules.continuous.changing_text import rules_text
from comprules.rules.continuous.continuous_effects import (
    EFFECTS_IN_SEVERAL_LAYERS,
    NOTHING_LOCKED_IN,
    OVERRIDING_EFFECTS,
    Stage,
    affected,
    apply,
    apply_sum,
    may_be_summed,
    starting,
)
from comprules.rules.continuous.dependency import free_now
from comprules.rules.continuous.effect import Continuous, EffectKey
from comprules.rules.continuous.effects_of_static_abilities import (
    EFFECTS_OF_STATIC_ABILITIES,
    STATEMENTS,
    STATIC_ABILITIES,
    STATIC_ABILITIES_AT_ALL_TIMES,
    STATIC_ABILITIES_WITHOUT_THE_STACK,
    TIMESTAMP_OF_STATIC_ABILITY,
    WHILE_SOURCE_IS_THERE,
    ZONES_OF_ABILITIES,
    ZONES_OF_STATIC_ABILITIES,
)
from comprules.rules.continuous.given_to_players import (
    OF_RULES,
    in_plain_words,
    speaker_of_lasting,
    speaking_of,
    with_giver,
    with_others,
)
from comprules.rules.continuous.layers import (
    COPY_LAYER,
    SIZE_LAYER,
    SUBLAYERS_OF_COPYING,
    SUBLAYERS_OF_SIZE,
    Layer,
    in_sublayers,
)
from comprules.rules.continuous.rules_for_one_creature import settled_rule
from comprules.rules.continuous.settling_changes import settled
from comprules.rules.continuous.starting_values import as_values
from comprules.rules.continuous.unchanged_characteristics import Known, known_from_before, remember
from comprules.rules.continuous.values_of_types import finished
from comprules.rules.continuous.what_is_copied import (
    color_and_abilities,
    copied_alone,
    of_the_face_that_is_up,
    what_counts,
    with_what_it_copies,
)
from comprules.rules.meaning import Speaker, holds, is_described, looks_at_characteristics_alone, players_of
from comprules.rules.meaning.last_known_information import LAST_KNOWN_INFORMATION
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.ruleset import condition_of, rules_of, said_by_statics, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, View

__all__ = [
    "ABILITIES_OF_PLAYERS",
    "DEFINING_FIRST",
    "DEPENDENCY",
    "EFFECTS_ON_PLAYERS",
    "EFFECTS_ON_RULES",
    "NEWEST_PREVAILS",
    "TIMESTAMP_ORDER",
    "NamedChanges",
    "abilities_of_player",
    "begun_and_gone",
    "changes_for_player",
    "characteristics",
    "copiable_values",
    "defining_first",
    "earliest",
    "next_effect",
    "next_without_dependency",
    "on_players",
    "on_rules",
    "rules_of_objects",
    "said_to_player",
    "text_of",
]

LAYERS_IN_ORDER = cite("613.1")
COPIABLE_VALUES = cite("613.2c")
DEFINING_FIRST = cite("613.3")
TIMESTAMP_ORDER = cite("613.7")
DEPENDENCY = cite("613.8")
NEWEST_PREVAILS = cite("113.10c")
ABILITIES_OF_PLAYERS = cite("113.1b")
EFFECTS_ON_PLAYERS = cite("613.10")
EFFECTS_ON_RULES = cite("613.11")


@LAYERS_IN_ORDER.essential("without the layers nothing has characteristics")
def characteristics(game: Game) -> Mapping[int, View]:
    """Start with the values an object really has, then apply all continuous effects, layer by layer."""
    known = known_from_before(game) or _worked_out(game)
    game.memo["copiable"] = known.copiable
    game.memo["texts"] = known.texts
    if not known.effects:
        game.memo["no effects"] = True
    if known.whatever_status:
        game.memo["whatever status"] = True
    return remember(known).views


def _worked_out(game: Game) -> Known:
    stage = starting(game)
    copiable = texts = stage.board
    effects = bool(stage.fixed or stage.statics)
    for layer in in_sublayers(game, rules_of(game).layers) if effects else ():
        _apply_layer(stage, layer)
        if layer.gives_copiable:
            copiable = stage.board
        if layer.gives_copiable or layer.gives_text:
            texts = stage.board
    if effects:
        _apply_to_rules(stage)
    if stage.begun:
        _note_layers(stage)
    every = (*stage.effects(), *(effect for effect, _ in stage.begun.values()))
    return Known(
        game,
        finished(game, stage.board),
        copiable,
        texts,
        effects,
        whatever_status=all(_looks_at_characteristics_alone(effect) for effect in every),
    )


_OF_OBJECTS: Final = CHARACTERISTICS | {"zone", "choices"}


def _looks_at_characteristics_alone(effect: Continuous) -> bool:
    """Say whether it makes no difference to an effect how objects are used, who plays and what time it is."""
    match effect.subject:
        case This() | Attached():
            fits = True
        case AllThese(described):
            fits = looks_at_characteristics_alone(described) and read_by(described) <= _OF_OBJECTS
        case _:  # what other words name may change with the course of the game
            fits = False
    fits = fits or effect.affected is not None
    return fits and isinstance(effect.condition, Always) and all(is_plain(c) for c in effect.changes)


def _apply_to_rules(stage: Stage) -> None:
    """What an object can't or must do is a matter of the rules and comes last (613.11)."""
    stage.board = dict(stage.board)
    effects = {e.key: e for e in stage.effects()}
    effects.update({key: e for key, (e, _) in stage.begun.items()})
    for effect in sorted(effects.values(), key=lambda e: e.timestamp):
        if changes := rules_of_objects(stage.game, effect):
            named = tuple(_with_players_named(stage, effect, change) for change in changes)
            for i in affected(stage.game, stage, effect):
                said = [settled_rule(stage.game, stage.board, effect.speaker, c, i) for c in named]
                stage.board[i] = replace(stage.board[i], rules=(*stage.board[i].rules, *said))


def _with_players_named(stage: Stage, effect: Continuous, change: Change) -> Change:
    """Return the change with the players that its words mean from the speaker's point of view."""
    if not isinstance(change, CantBeTargeted) or not change.by:
        return change
    named = (p for who in change.by for p in players_of(stage.game, stage.board, effect.speaker, who))
    return replace(change, by=tuple(OnePlayer(player) for player in dict.fromkeys(named)))


@EFFECTS_ON_RULES
def rules_of_objects(game: Game, effect: Continuous) -> tuple[Change, ...]:
    """Effects on the rules of the game are applied after all others: find what one says of objects."""
    changes = tuple(change for change in effect.changes if isinstance(change, RULES_OF_OBJECTS))
    if changes:
        EFFECTS_ON_RULES.decided_once(game, f"{effect.name} changes what the rules allow")
    return changes


@COPIABLE_VALUES.essential("a copy has to have some values")
def copiable_values(game: Game, thing: int) -> Characteristics:
    """An object's copiable values are its characteristics after layer 1 and nothing more."""
    found, now, view = _with_copiable_view(game, thing)
    COPIABLE_VALUES.decided(game, f"the copiable values of {game.label(thing)} are those after layer 1")
    view = of_the_face_that_is_up(game, found, what_counts(game, found, now, view))
    values = as_values(with_what_it_copies(game, found, view), found.base)
    return copied_alone(game, found, color_and_abilities(game, values))


def _with_copiable_view(game: Game, thing: int) -> tuple[GameObject, View, View]:
    """Return an object, what it is, and that after layer 1 alone, or when it was last there (608.2h)."""
    if thing in game.objects:
        now = views(game)[thing]
        return game.objects[thing], now, game.memo["copiable"][thing]
    LAST_KNOWN_INFORMATION.decided_once(game, f"{game.label(thing)} is gone: it is copied as it last was")
    return game.last_known[thing]


def text_of(game: Game, thing: int) -> tuple[Ability, ...]:
    """Return the rules text of an object, with all that changes it: its own abilities after layer 3."""
    views(game)
    view: View = game.memo["texts"][thing]
    return rules_text(view)


# ---- one layer


def _apply_layer(stage: Stage, layer: Layer) -> None:
    done: set[EffectKey] = set()
    waiting = _waiting(stage, layer, done)
    if not waiting:
        return
    last = Latest()
    if len(waiting) > 1:
        in_order = sorted(waiting, key=lambda e: e.timestamp)
        taken = [layer.taken_from(effect) for effect in in_order]
        if may_be_summed(stage, in_order, taken):
            for effect in apply_sum(stage, in_order, taken):
                _note_application(stage, layer, effect, last)
            return
    while waiting:
        effect = next_effect(stage.game, stage, layer, waiting)
        done.add(effect.key)
        touched = apply(stage, effect, layer.taken_from(effect), frozenset(last.by_object))
        _note_application(stage, layer, effect, last)
        waiting = _waiting(stage, layer, done) if touched else [e for e in waiting if e.key != effect.key]


def _note_layers(stage: Stage) -> None:
    """Record that effects were applied in layers, and several effects of one layer in its sublayers."""
    applied = [effect for effect, things in stage.begun.values() if things]
    if applied:
        LAYERS_IN_ORDER.decided_once(stage.game, "effects are applied to the actual values layer by layer")
    for whole, citation in ((COPY_LAYER, SUBLAYERS_OF_COPYING), (SIZE_LAYER, SUBLAYERS_OF_SIZE)):
        parts = [layer for layer in rules_of(stage.game).layers if layer.part_of == whole]
        several = [effect for effect in applied if any(layer.taken_from(effect) for layer in parts)]
        if len(several) > 1:
            names = ", ".join(effect.name for effect in several)
            citation.decided_once(stage.game, f"sublayer by sublayer: {names}")


@dataclass(slots=True)
class Latest:
    """The effect that was applied to each object last, in the layer that is being worked on."""

    by_object: dict[int, Continuous] = field(default_factory=dict)
    effect: Continuous | None = None
    things: tuple[int, ...] = ()

    def before(self, things: tuple[int, ...]) -> list[Continuous]:
        """Return the effects applied last to these objects, each once."""
        if things is self.things and self.effect is not None:
            return [self.effect]
        found = {id(e): e for e in map(self.by_object.get, things) if e is not None}
        return list(found.values())

    def add(self, effect: Continuous, things: tuple[int, ...]) -> None:
        """An effect has been applied to these objects."""
        self.by_object.update(dict.fromkeys(things, effect))
        self.effect, self.things = effect, things


def _note_application(stage: Stage, layer: Layer, effect: Continuous, last: Latest) -> None:
    """Record what applied in a layer, and before what."""
    game, things = stage.game, stage.begun[effect.key][1]
    if not things:
        return
    layer.citation.decided_once(game, f"layer {layer.name}: {effect.name}")
    if layer.part_of:
        layer.part_of.decided_once(game, f"{effect.name} has a part in this layer")
    for before in {e.name: e for e in last.before(things)}.values():
        TIMESTAMP_ORDER.decided_once(game, f"layer {layer.name}: {before.name} before {effect.name}")
        OVERRIDING_EFFECTS.decided_once(game, f"{effect.name} comes after {before.name} and prevails over it")
        if effect.static and effect.timestamp[1] == 0:
            TIMESTAMP_OF_STATIC_ABILITY.decided_once(
                game, f"the effect of {effect.name} is as old as the object itself"
            )
            TIMESTAMP_ON_ENTERING.decided_once(game, f"{effect.name} is as old as its entering the zone")
    last.add(effect, things)
    if effect.static and effect.affected is None:
        EFFECTS_OF_STATIC_ABILITIES.decided_once(
            game, f"a static ability of {effect.name} makes a continuous effect"
        )
        for cited in (STATIC_ABILITIES, STATEMENTS):
            cited.decided_once(game, f"what {effect.name} says is simply true")
        if game.priority not in ("", effect.speaker.controller):
            STATIC_ABILITIES_AT_ALL_TIMES.decided_once(game, f"{effect.name} needs no priority")
        if game.zone("stack"):
            STATIC_ABILITIES_WITHOUT_THE_STACK.decided_once(game, f"{effect.name} waits for nothing")
        active = f"the effect of {effect.name} is active while it is where the ability works"
        for cited in (ZONES_OF_STATIC_ABILITIES, ZONES_OF_ABILITIES):
            cited.decided_once(game, active)
        works = "wherever it is" if effect.defining else "on the battlefield"
        WHILE_SOURCE_IS_THERE.decided_once(game, f"the ability of {effect.name} works {works}")
        if isinstance(effect.subject, AllThese):
            NOTHING_LOCKED_IN.decided_once(game, f"{effect.name} applies to what its text describes now")
            _note_results(stage, effect, effect.subject, things)


def _is_but_for_size(view: View, other: View) -> bool:
    """Say whether nothing but power and toughness can differ: the rest is the very same values."""
    return view is other or (
        view.types is other.types
        and view.subtypes is other.subtypes
        and view.supertypes is other.supertypes
        and view.colors is other.colors
        and view.held is other.held
        and view.controller == other.controller
        and view.name == other.name
    )


def _note_results(stage: Stage, effect: Continuous, subject: AllThese, things: tuple[int, ...]) -> None:
    """Record where results of earlier effects decide what an effect applies to, or what it does (613.9)."""
    game = stage.game
    applied = frozenset(things)
    for i in [i for i in stage.board if i in stage.altered] if stage.altered else ():
        view = stage.board[i]
        if _is_but_for_size(view, stage.actual[i]) or game.objects[i].zone != subject.filter.zone:
            continue
        if is_described(game, stage.actual, effect.speaker, subject.filter, i) != (i in applied):
            applies = "applies" if i in applied else "does not apply"
            OVERRIDING_EFFECTS.decided_once(
                game, f"{effect.name} {applies} to {game.label(i)} because of another effect"
            )
    for change in effect.changes if things else ():
        if is_plain(change):
            continue
        first = things[0]
        then, now = (settled(game, board, effect, change, first) for board in (stage.actual, stage.board))
        if then != now:
            OVERRIDING_EFFECTS.decided_once(game, f"what {effect.name} does is decided by another effect")


def _waiting(stage: Stage, layer: Layer, done: set[EffectKey]) -> list[Continuous]:
    """Return the effects with a part in this layer that have not been applied in it yet."""
    there = {e.key: e for e in stage.effects()}
    if any(key not in there for key in stage.begun):
        there.update({key: e for key, e in begun_and_gone(stage.game, stage).items() if key not in there})
    return [e for key, e in there.items() if key not in done and layer.taken_from(e)]


@EFFECTS_IN_SEVERAL_LAYERS
def begun_and_gone(game: Game, stage: Stage) -> dict[EffectKey, Continuous]:
    """Effects that began to apply in an earlier layer go on even if their ability has been removed since."""
    present = {e.key for e in stage.effects()}
    gone = {key: effect for key, (effect, _) in stage.begun.items() if key not in present}
    for effect in gone.values():
        EFFECTS_IN_SEVERAL_LAYERS.decided_once(
            game, f"{effect.name} goes on applying, though it has lost the ability"
        )
    return gone


@DEFINING_FIRST
def defining_first(game: Game, layer: Layer, waiting: list[Continuous]) -> list[Continuous]:
    """In layers 2 to 6 the effects of characteristic-defining abilities come before all others."""
    defining = [e for e in waiting if e.defining] if layer.defining_first else []
    if defining and len(defining) < len(waiting):
        DEFINING_FIRST.decided_once(game, f"{defining[0].name} defines a characteristic and comes first")
    return defining or waiting


def next_without_dependency(game: Game, _stage: Stage, layer: Layer, waiting: list[Continuous]) -> Continuous:
    """Only timestamps count."""
    return earliest(game, defining_first(game, layer, waiting))


@DEPENDENCY
def next_effect(game: Game, stage: Stage, layer: Layer, waiting: list[Continuous]) -> Continuous:
    """Timestamps order effects, except where one depends on another: then it waits for that one."""
    free = free_now(game, stage, layer, waiting)
    chosen = earliest(game, defining_first(game, layer, free))
    if len(free) < len(waiting) and chosen is not next_without_dependency(game, stage, layer, waiting):
        DEPENDENCY.decided_once(
            game, f"layer {layer.name}: {chosen.name} comes first in spite of its later timestamp"
        )
    return chosen


@TIMESTAMP_ORDER
@NEWEST_PREVAILS
def earliest(game: Game, free: list[Continuous]) -> Continuous:
    """Of the effects that need not wait, the one with the earliest timestamp is applied first."""
    if len(free) > 1 and give_and_take_the_same(free):
        NEWEST_PREVAILS.decided_once(game, "an ability is both added and removed: the newest effect prevails")
    return min(free, key=lambda e: e.timestamp)


# ---- players and rules


def changes_for_player(game: Game, player: str) -> tuple[Change, ...]:
    """Return the changes that effects make for a player, in the order in which they count."""
    return tuple(change for change, _ in said_to_player(game, player))


def said_to_player(game: Game, player: str) -> tuple[tuple[Change, Speaker], ...]:
    """Return the changes that effects make for a player, each with who says so."""
    said = said_by_statics(game, ApplyToPlayers)
    if not said and not game.lasting:
        return ()
    board = views(game)
    found: list[tuple[tuple[int, int], tuple[Change, ...], str, Speaker]] = []
    for i, held, _, part in said:
        speaker = speaker_of(game, i, held, board[i].controller)
        applies = holds(game, board, speaker, condition_of(held))
        if applies and player in players_of(game, board, speaker, part.players):
            speaker = speaking_of(speaker, part, player)
            changes = tuple(
                with_giver(
                    game, speaker, in_plain_words(game, speaker, with_others(game, board, speaker, change))
                )
                for change in part.changes
            )
            found.append(((game.objects[i].timestamp, held.timestamp), changes, board[i].name, speaker))
    found += [
        ((e.timestamp, 0), tuple(in_plain_words(game, by, c) for c in e.changes), game.label(e.source), by)
        for e in game.lasting
        if e.affected is None and player in e.players
        for by in (speaker_of_lasting(e),)
    ]
    ordered = [((c, name), by) for _, changes, name, by in sorted(found, key=lambda f: f[0]) for c in changes]
    of_rules = [part for part in ordered if isinstance(part[0][0], OF_RULES)]
    of_players = [part for part in ordered if not isinstance(part[0][0], OF_RULES)]
    made = on_players(game, player, tuple(named for named, _ in of_players))
    ruled = on_rules(game, player, tuple(named for named, _ in of_rules))
    return (*zip(made, (by for _, by in of_players)), *zip(ruled, (by for _, by in of_rules)))  # noqa: B905


@ABILITIES_OF_PLAYERS
def abilities_of_player(game: Game, player: str) -> tuple[Ability, ...]:
    """A player has the abilities that effects have given, and not taken away again, and no others."""
    held: tuple[Ability, ...] = ()
    for change in changes_for_player(game, player):
        match change:
            case AddAbilities(abilities):
                held += abilities
            case LoseAbilities(keywords):
                held = tuple(a for a in held if not (isinstance(a, Keyword) and a.name in keywords))
            case LoseAllAbilities():
                held = ()
            case _:  # no other change gives or takes abilities
                continue
    if held:
        ABILITIES_OF_PLAYERS.decided_once(game, f"{player} has {many(len(held), 'ability')}")
    return held


NamedChanges = tuple[tuple[Change, str], ...]
"""Changes, each with the name of where it comes from."""


@EFFECTS_ON_PLAYERS
def on_players(game: Game, player: str, changes: NamedChanges) -> tuple[Change, ...]:
    """Effects on players come after all objects are determined, in timestamp order."""
    for _, name in changes:
        EFFECTS_ON_PLAYERS.decided_once(game, f"{name} affects {player}, after all objects are determined")
    return tuple(change for change, _ in changes)


@EFFECTS_ON_RULES
def on_rules(game: Game, player: str, changes: NamedChanges) -> tuple[Change, ...]:
    """Effects on the rules of the game come after all other effects, in timestamp order."""
    for _, name in changes:
        EFFECTS_ON_RULES.decided_once(game, f"{name} changes a rule for {player}, after all other effects")
    return tuple(change for change, _ in changes)
