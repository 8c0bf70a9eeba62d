"""613.1-613.4: the layers and sublayers as a table; each row says which changes it takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from comprules.abilities.changes import (
    AddAbilities,
    AddAbilitiesOf,
    AddWord,
    BecomeCopy,
    BecomeFaceDown,
    CantHave,
    Change,
    ChangeColors,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    DefineColors,
    DefineSize,
    HaveFullText,
    HaveNames,
    HaveText,
    LoseAbilities,
    LoseAllAbilities,
    ModifySize,
    ReplaceText,
    SetName,
    SetSize,
    SwitchSize,
)
from comprules.book.citing import rule
from comprules.rules.continuous.effect import Continuous
from comprules.ruleset import Table
from comprules.state import Game, replace

__all__ = [
    "ABILITIES",
    "COLORS",
    "CONTROL",
    "COPIES",
    "DEFINED_SIZE",
    "FACE_DOWN",
    "LAYERS",
    "MODIFIED_SIZE",
    "SET_SIZE",
    "SWITCHED_SIZE",
    "TEXT",
    "TYPES",
    "Layer",
    "Takes",
    "by_kind",
    "in_sublayers",
]


Takes = Callable[[Continuous, Change], bool]
"""Whether a layer takes a change of an effect."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A layer or sublayer: which changes are applied in it, and whether characteristic-defining abilities come first.

    ``number`` is a rule of the base edition, or of ``edition`` where that is given; a sublayer's layer is ``part_of``. ``gives_copiable``
    """

    number: str
    name: str
    takes: Takes
    defining_first: bool = False
    gives_copiable: bool = False
    gives_text: bool = False
    part_of: str = ""
    edition: str = ""

    def taken_from(self, effect: Continuous) -> tuple[Change, ...]:
        """The parts of an effect that apply in this layer."""
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


def as_one_layer(_game: Game, sublayers: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """The sublayers of a layer flow together into one, in timestamp order throughout."""

    def takes(effect: Continuous, change: Change) -> bool:
        return any(layer.takes(effect, change) for layer in sublayers)

    return (
        replace(sublayers[0], takes=takes, gives_copiable=any(layer.gives_copiable for layer in sublayers)),
    )


@rule("613.2", without=as_one_layer)
def sublayers_of_layer_1(_game: Game, sublayers: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """Layer 1 has two sublayers: copiable effects, then being face down."""
    return sublayers


@rule("613.4", without=as_one_layer)
def sublayers_of_layer_7(_game: Game, sublayers: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """Layer 7 has four sublayers: what defines, what sets, what modifies, what switches power and toughness."""
    return sublayers


def in_sublayers(game: Game, layers: Table[Layer]) -> tuple[Layer, ...]:
    """All layers in order, each taken apart into its sublayers."""
    first = tuple(layer for layer in layers if layer.part_of == "613.1a")
    last = tuple(layer for layer in layers if layer.part_of == "613.1g")
    between = tuple(layer for layer in layers if not layer.part_of)
    return (
        *(sublayers_of_layer_1(game, first) if first else ()),
        *between,
        *(sublayers_of_layer_7(game, last) if last else ()),
    )


COPIES = Layer("613.2a", "1a: copiable effects", copiable, gives_copiable=True, part_of="613.1a")
FACE_DOWN = Layer(
    "613.2b",
    "1b: face-down spells and permanents",
    by_kind(BecomeFaceDown),
    gives_copiable=True,
    part_of="613.1a",
)
CONTROL = Layer("613.1b", "2: control", by_kind(ChangeControl), defining_first=True)
TEXT = Layer(
    "613.1c",
    "3: text",
    by_kind(ChangeText, HaveText, ReplaceText, HaveFullText, HaveNames, SetName, AddWord),
    defining_first=True,
    gives_text=True,
)
TYPES = Layer("613.1d", "4: types", by_kind(ChangeTypes), defining_first=True)
COLORS = Layer("613.1e", "5: colors", by_kind(ChangeColors, DefineColors), defining_first=True)
ABILITIES = Layer(
    "613.1f",
    "6: abilities",
    by_kind(AddAbilities, AddAbilitiesOf, LoseAbilities, LoseAllAbilities, CantHave),
    defining_first=True,
)
DEFINED_SIZE = Layer(
    "613.4a", "7a: power and toughness that an ability defines", defining_size, part_of="613.1g"
)
SET_SIZE = Layer("613.4b", "7b: power and toughness that are set", setting_size, part_of="613.1g")
MODIFIED_SIZE = Layer(
    "613.4c", "7c: power and toughness that are modified", by_kind(ModifySize), part_of="613.1g"
)
SWITCHED_SIZE = Layer(
    "613.4d", "7d: power and toughness that are switched", by_kind(SwitchSize), part_of="613.1g"
)

LAYERS: Table[Layer] = Table(
    "layers",
    (
        COPIES,
        FACE_DOWN,
        CONTROL,
        TEXT,
        TYPES,
        COLORS,
        ABILITIES,
        DEFINED_SIZE,
        SET_SIZE,
        MODIFIED_SIZE,
        SWITCHED_SIZE,
    ),
)
