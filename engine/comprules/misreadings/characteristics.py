"""105, 202: colors and mana values, misread."""

from __future__ import annotations

from comprules.mana import ManaCost
from comprules.rules.continuous.changing_characteristics import (
    COLOR_CHANGED_BY_EFFECT,
    EFFECTS_ON_COLOR,
    added_colors,
    new_colors,
)
from comprules.rules.meaning.colors import (
    CHOOSING_A_COLOR,
    COLOR_FROM_MANA_COST,
    COLOR_INDICATOR,
    COLOR_INDICATOR_SYMBOL,
    COLOR_OF_SYMBOLS,
    COLOR_PAIR,
    COLORLESS,
    COLORS_OF_OBJECTS,
    FIVE_COLORS,
    HYBRID_COLORS,
    MONOCOLORED,
    MULTICOLORED,
    NO_COLORED_SYMBOL,
    SEVERAL_COLORED_SYMBOLS,
    colorless_without_symbols,
    colors_among,
    colors_of_mana_cost,
    colors_of_symbols,
    colors_that_can_be_chosen,
    colors_with_several,
    indicated_colors,
    is_color_pair,
    is_colorless,
    is_monocolored,
    is_multicolored,
    of_both_halves,
)
from comprules.rules.meaning.last_known_information import (
    ADDITIONAL_COSTS_APART,
    HYBRID_IN_MANA_VALUE,
    MANA_VALUE,
    MANA_VALUE_OF_BACK_FACE,
    NO_MANA_COST,
    PHYREXIAN_IN_MANA_VALUE,
    X_OFF_THE_STACK,
    symbols_that_count,
    value_of_cost,
    value_of_largest_part,
    value_of_phyrexian,
    value_without_cost,
    without_additional_costs,
    x_off_the_stack,
)
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, View
from comprules.words import COLORS

__all__: list[str] = []

# ---- colors


@FIVE_COLORS.misreading_of(colors_among)
def with_colorless_as_a_color(_game: Game, views: tuple[View, ...]) -> frozenset[str]:
    """What has no color is of a sixth one."""
    return frozenset[str]().union(*(view.colors or {"colorless"} for view in views))


@COLORS_OF_OBJECTS.misreading_of(colors_of_mana_cost)
@COLOR_FROM_MANA_COST.misreading_of(colors_of_mana_cost)
def by_its_frame(_game: Game, base: Characteristics, colors: frozenset[str]) -> frozenset[str]:
    """The frame shows the color: that of an artifact is gray, and one of two colors is neither."""
    return frozenset() if "artifact" in base.types else colors


@COLOR_OF_SYMBOLS.misreading_of(colors_of_symbols)
def only_where_nothing_else_stands(_game: Game, base: Characteristics) -> frozenset[str]:
    """What costs generic mana as well is colorless."""
    symbols = base.cost.symbols if base.cost is not None else ()
    return frozenset() if any(symbol.isdigit() for symbol in symbols) else base.colors


@NO_COLORED_SYMBOL.misreading_of(colorless_without_symbols)
def colorless_is_a_color(_game: Game) -> frozenset[str]:
    """Colorless is one more color."""
    return frozenset({"colorless"})


@SEVERAL_COLORED_SYMBOLS.misreading_of(colors_with_several)
def gold_alone(_game: Game, colors: frozenset[str]) -> frozenset[str]:
    """An object has one color: the first."""
    return frozenset(sorted(colors)[:1])


@HYBRID_COLORS.misreading_of(of_both_halves)
def plain_symbols_alone(_game: Game, base: Characteristics, _colors: frozenset[str]) -> frozenset[str]:
    """Only a symbol that has to be paid with a color gives that color."""
    symbols = base.cost.symbols if base.cost is not None else ()
    return ManaCost(tuple(symbol for symbol in symbols if "/" not in symbol)).colors


@COLOR_INDICATOR.misreading_of(indicated_colors)
@COLOR_INDICATOR_SYMBOL.misreading_of(indicated_colors)
def without_a_mana_cost_colorless(_game: Game, _base: Characteristics) -> frozenset[str]:
    """What has no mana cost has no color."""
    return frozenset()


@MONOCOLORED.misreading_of(is_monocolored)
def colored_at_all(_game: Game, view: View) -> bool:
    """Whatever has a color will do."""
    return bool(view.colors)


@MULTICOLORED.misreading_of(is_multicolored)
def of_more_than_two(_game: Game, view: View) -> bool:
    """Two colors are not many."""
    return len(view.colors) > 2


@COLORLESS.misreading_of(is_colorless)
def without_colored_symbols(_game: Game, view: View) -> bool:
    """Say whether its mana cost is colorless, whatever the object is by now."""
    return view.cost is not None and not view.cost.colors


@COLOR_PAIR.misreading_of(is_color_pair)
def of_two_or_more(_game: Game, view: View) -> bool:
    """Three colors are a pair and another color."""
    return len(view.colors) > 1


@EFFECTS_ON_COLOR.misreading_of(new_colors)
@COLOR_CHANGED_BY_EFFECT.misreading_of(new_colors)
def besides_those_it_had(_game: Game, view: View, colors: frozenset[str]) -> frozenset[str]:
    """An object keeps the colors that it had."""
    return view.colors | colors


@EFFECTS_ON_COLOR.misreading_of(added_colors)
def in_their_place(_game: Game, _view: View, colors: frozenset[str]) -> frozenset[str]:
    """A color always takes the place of the others."""
    return colors


@CHOOSING_A_COLOR.misreading_of(colors_that_can_be_chosen)
def colorless_too(_game: Game, _player: str) -> tuple[str, ...]:
    """Colorless may be chosen as well."""
    return (*COLORS, "colorless")


# ---- mana values


@MANA_VALUE.misreading_of(value_of_cost)
def number_of_symbols(_game: Game, cost: ManaCost) -> int:
    """The symbols are counted."""
    return len(cost.symbols)


@NO_MANA_COST.misreading_of(value_without_cost)
def no_value_at_all(_game: Game, _view: View) -> int:
    """What has no mana cost has no mana value: no number is equal to it."""
    return -1


@MANA_VALUE_OF_BACK_FACE.misreading_of(symbols_that_count)
def cost_printed_on_it(_game: Game, view: View) -> ManaCost | None:
    """There is no mana cost on a back face, so its mana value is 0."""
    return view.cost


@HYBRID_IN_MANA_VALUE.misreading_of(value_of_largest_part)
def both_parts(_game: Game, symbol: str) -> int:
    """Both halves count."""
    return sum(int(half) if half.isdigit() else 1 for half in symbol.split("/"))


@PHYREXIAN_IN_MANA_VALUE.misreading_of(value_of_phyrexian)
def nothing_for_life(_game: Game, _symbol: str) -> int:
    """What may be paid with life is no mana."""
    return 0


@X_OFF_THE_STACK.misreading_of(x_off_the_stack)
def as_it_was_cast(_game: Game, found: GameObject) -> int:
    """A permanent keeps the X for which it was cast."""
    return found.cast.x if found.cast is not None else 0


@ADDITIONAL_COSTS_APART.misreading_of(without_additional_costs)
def all_that_was_paid(_game: Game, found: GameObject, value: int) -> int:
    """All the mana that was spent on a spell makes its mana value."""
    paid = sum(part.amount for part in found.on_stack.paid if part.kind == "mana") if found.on_stack else 0
    return max(value, paid)
