"""613.1-613.4: the layers and sublayers as a table; each row says which changes it takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddOneOf,
    AddWord,
    BecomeFaceDown,
    BecomeFlipped,
    CantHave,
    ChangeColors,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    DefineColors,
    DefineSize,
    HaveFullText,
    HaveNames,
    LockHalves,
    LoseAbilities,
    LoseAllAbilities,
    LoseThisAbility,
    ModifySize,
    SetName,
    SetSize,
    SwitchSize,
)
from comprules.abilities.kinds import AddAbilities, BecomeCopy, Change, HaveText, ReplaceText
from comprules.book.citing import Citation, cite
from comprules.rules.continuous.effect import Continuous
from comprules.ruleset import Table
from comprules.state.game import Game

__all__ = [
    "ABILITIES",
    "CHANGED_COLORS",
    "CONTROL",
    "COPIES",
    "COPY_LAYER",
    "DEFINED_SIZE",
    "FACE_DOWN",
    "FLIPPED",
    "LAYERS",
    "LOCKED",
    "MODIFIED_SIZE",
    "SET_SIZE",
    "SHARED_TYPE_LINE",
    "SIZE_LAYER",
    "SUBLAYERS_OF_COPYING",
    "SUBLAYERS_OF_SIZE",
    "SWITCHED_SIZE",
    "TEXT",
    "TYPES",
    "Layer",
    "Takes",
    "by_kind",
    "in_sublayers",
    "sublayers_of",
    "sublayers_of_layer_1",
    "sublayers_of_layer_7",
]

COPY_LAYER = cite("613.1a")
CONTROL_LAYER = cite("613.1b")
TEXT_LAYER = cite("613.1c")
TYPE_LAYER = cite("613.1d")
COLOR_LAYER = cite("613.1e")
ABILITY_LAYER = cite("613.1f")
SIZE_LAYER = cite("613.1g")
SUBLAYERS_OF_COPYING = cite("613.2")
COPIABLE_SUBLAYER = cite("613.2a")
FACE_DOWN_SUBLAYER = cite("613.2b")
SUBLAYERS_OF_SIZE = cite("613.4")
SHARED_TYPE_LINE = cite("709.5")
FLIPPED_PERMANENTS = cite("710.1b")
DEFINED_SIZE_SUBLAYER = cite("613.4a")
SET_SIZE_SUBLAYER = cite("613.4b")
MODIFIED_SIZE_SUBLAYER = cite("613.4c")
SWITCHED_SIZE_SUBLAYER = cite("613.4d")


Takes = Callable[[Continuous, Change], bool]
"""Whether a layer takes a change of an effect."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A layer or sublayer, in which certain changes are applied."""

    citation: Citation
    name: str
    takes: Takes
    defining_first: bool = False
    """Characteristic-defining abilities are applied first."""
    gives_copiable: bool = False
    gives_text: bool = False
    part_of: Citation | None = None
    """The layer to which a sublayer belongs."""

    def taken_from(self, effect: Continuous) -> tuple[Change, ...]:
        """Return the parts of an effect that apply in this layer."""
        return tuple(change for change in effect.changes if self.takes(effect, change))


def by_kind(*kinds: type) -> Takes:
    """Take changes of these kinds, unless the effect is one of layer 1."""

    def takes(effect: Continuous, change: Change) -> bool:
        return isinstance(change, kinds) and not effect.copiable

    return takes


def copiable(effect: Continuous, change: Change) -> bool:
    """Layer 1a: copy effects, and choices made as a permanent entered that set its size."""
    return isinstance(change, BecomeCopy) or effect.copiable


def defining_size(effect: Continuous, change: Change) -> bool:
    """Layer 7a: characteristic-defining abilities of power and toughness."""
    return effect.defining and isinstance(change, DefineSize)


def setting_size(effect: Continuous, change: Change) -> bool:
    """Layer 7b: what sets power or toughness to a value."""
    return not effect.copiable and not effect.defining and isinstance(change, SetSize | DefineSize)


def sublayers_of(layer: Citation, layers: Table[Layer]) -> tuple[Layer, ...]:
    """Find the sublayers of a layer, in order."""
    return tuple(row for row in layers if row.part_of == layer)


@SUBLAYERS_OF_COPYING
def sublayers_of_layer_1(_game: Game, layer: Citation, layers: Table[Layer]) -> tuple[Layer, ...]:
    """Layer 1 has two sublayers: copiable effects, then being face down."""
    return sublayers_of(layer, layers)


@SUBLAYERS_OF_SIZE
def sublayers_of_layer_7(_game: Game, layer: Citation, layers: Table[Layer]) -> tuple[Layer, ...]:
    """Layer 7 has sublayers: what defines, sets, modifies and switches power and toughness, in this order."""
    return sublayers_of(layer, layers)


def in_sublayers(game: Game, layers: Table[Layer]) -> tuple[Layer, ...]:
    """Return all layers in order, each taken apart into its sublayers."""
    return (
        *sublayers_of_layer_1(game, COPY_LAYER, layers),
        *(layer for layer in layers if not layer.part_of),
        *sublayers_of_layer_7(game, SIZE_LAYER, layers),
    )


COPIES = Layer(COPIABLE_SUBLAYER, "1a: copiable effects", copiable, gives_copiable=True, part_of=COPY_LAYER)
FACE_DOWN = Layer(
    FACE_DOWN_SUBLAYER,
    "1b: face-down spells and permanents",
    by_kind(BecomeFaceDown),
    gives_copiable=True,
    part_of=COPY_LAYER,
)
FLIPPED = Layer(
    FLIPPED_PERMANENTS,
    "behind 1: flipped permanents, which nothing copies",
    by_kind(BecomeFlipped),
    gives_text=True,
)
LOCKED = Layer(
    SHARED_TYPE_LINE,
    "behind 1: locked halves, which are copied all the same",
    by_kind(LockHalves),
    gives_text=True,
)
CONTROL = Layer(CONTROL_LAYER, "2: control", by_kind(ChangeControl), defining_first=True)
TEXT = Layer(
    TEXT_LAYER,
    "3: text",
    by_kind(ChangeText, HaveText, ReplaceText, HaveFullText, HaveNames, SetName, AddWord),
    defining_first=True,
    gives_text=True,
)
TYPES = Layer(TYPE_LAYER, "4: types", by_kind(ChangeTypes), defining_first=True)
CHANGED_COLORS = Layer(COLOR_LAYER, "5: colors", by_kind(ChangeColors, DefineColors), defining_first=True)
ABILITIES = Layer(
    ABILITY_LAYER,
    "6: abilities",
    by_kind(
        AddAbilities, AddAbilitiesOf, AddOneOf, LoseAbilities, LoseAllAbilities, LoseThisAbility, CantHave
    ),
    defining_first=True,
)
DEFINED_SIZE = Layer(
    DEFINED_SIZE_SUBLAYER,
    "7a: power and toughness that an ability defines",
    defining_size,
    part_of=SIZE_LAYER,
)
SET_SIZE = Layer(SET_SIZE_SUBLAYER, "7b: power and toughness that are set", setting_size, part_of=SIZE_LAYER)
MODIFIED_SIZE = Layer(
    MODIFIED_SIZE_SUBLAYER,
    "7c: power and toughness that are modified",
    by_kind(ModifySize),
    part_of=SIZE_LAYER,
)
SWITCHED_SIZE = Layer(
    SWITCHED_SIZE_SUBLAYER,
    "7d: power and toughness that are switched",
    by_kind(SwitchSize),
    part_of=SIZE_LAYER,
)

LAYERS: Table[Layer] = Table(
    "layers",
    (
        COPIES,
        FACE_DOWN,
        FLIPPED,
        LOCKED,
        CONTROL,
        TEXT,
        TYPES,
        CHANGED_COLORS,
        ABILITIES,
        DEFINED_SIZE,
        SET_SIZE,
        MODIFIED_SIZE,
        SWITCHED_SIZE,
    ),
)
