"""105, 202.2: which colors an object has, where they come from, and how many there are."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import many
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, View
from comprules.words import COLORS

__all__ = [
    "CHOOSING_A_COLOR",
    "COLORLESS",
    "COLORS_OF_OBJECTS",
    "COLOR_FROM_MANA_COST",
    "COLOR_INDICATOR",
    "COLOR_INDICATOR_SYMBOL",
    "COLOR_OF_SYMBOLS",
    "COLOR_PAIR",
    "FIVE_COLORS",
    "HYBRID_COLORS",
    "MONOCOLORED",
    "MULTICOLORED",
    "NO_COLORED_SYMBOL",
    "SEVERAL_COLORED_SYMBOLS",
    "colorless_without_symbols",
    "colors_among",
    "colors_of_mana_cost",
    "colors_of_symbols",
    "colors_that_can_be_chosen",
    "colors_with_several",
    "has_such_colors",
    "indicated_colors",
    "is_color_pair",
    "is_colorless",
    "is_monocolored",
    "is_multicolored",
    "note_origin_of_colors",
    "of_both_halves",
    "starting_colors",
]

FIVE_COLORS = cite("105.1")
COLORS_OF_OBJECTS = cite("105.2")
MONOCOLORED = cite("105.2a")
MULTICOLORED = cite("105.2b")
COLORLESS = cite("105.2c")
CHOOSING_A_COLOR = cite("105.4")
COLOR_PAIR = cite("105.5")
COLOR_INDICATOR_SYMBOL = cite("107.13")
COLOR_FROM_MANA_COST = cite("202.2")
COLOR_OF_SYMBOLS = cite("202.2a")
NO_COLORED_SYMBOL = cite("202.2b")
SEVERAL_COLORED_SYMBOLS = cite("202.2c")
HYBRID_COLORS = cite("202.2d")
COLOR_INDICATOR = cite("202.2e")


# ---- where they come from: 105.2, 202.2


def starting_colors(game: Game, thing: GameObject, base: Characteristics) -> frozenset[str]:
    """Return the colors that an object has before any effect changes them."""
    if base.cost is None:
        return indicated_colors(game, base) if base.colors and thing.kind == "card" else base.colors
    if base.colors != base.cost.colors:
        return base.colors
    colors = colors_of_mana_cost(game, base, colors_of_symbols(game, base))
    colors = of_both_halves(game, base, colors)
    return colors_with_several(game, colors) if colors else colorless_without_symbols(game)


@COLORS_OF_OBJECTS
@COLOR_FROM_MANA_COST
def colors_of_mana_cost(_game: Game, _base: Characteristics, colors: frozenset[str]) -> frozenset[str]:
    """The mana symbols in its mana cost give an object its colors, whatever its frame looks like."""
    return colors


@COLOR_OF_SYMBOLS
def colors_of_symbols(_game: Game, base: Characteristics) -> frozenset[str]:
    """Each colored mana symbol gives its color, whatever stands beside it."""
    return base.colors


@NO_COLORED_SYMBOL
def colorless_without_symbols(_game: Game) -> frozenset[str]:
    """With no colored symbol in its mana cost an object is colorless."""
    return frozenset()


@SEVERAL_COLORED_SYMBOLS
def colors_with_several(_game: Game, colors: frozenset[str]) -> frozenset[str]:
    """With symbols of several colors in its mana cost an object has all of these colors."""
    return colors


@HYBRID_COLORS
def of_both_halves(_game: Game, _base: Characteristics, colors: frozenset[str]) -> frozenset[str]:
    """Hybrid and Phyrexian symbols give all of their colors."""
    return colors


@COLOR_INDICATOR
@COLOR_INDICATOR_SYMBOL
def indicated_colors(_game: Game, base: Characteristics) -> frozenset[str]:
    """What has a color indicator is of each color that it shows."""
    return base.colors


def note_origin_of_colors(game: Game, thing: int, view: View) -> None:
    """Record where the colors come from that something asks for, unless an effect has changed them."""
    base = game.objects[thing].base
    if view.colors != base.colors or view.name != base.name:
        return
    name, colors = view.name, " and ".join(sorted(view.colors)) or "colorless"
    if base.cost is None:
        if base.colors and game.objects[thing].kind == "card":
            COLOR_INDICATOR.decided_once(game, f"its color indicator makes {name} {colors}")
            COLOR_INDICATOR_SYMBOL.decided_once(
                game, f"the symbol beside its type line makes {name} {colors}"
            )
        return
    if base.colors != base.cost.colors:
        return
    COLORS_OF_OBJECTS.decided_once(game, f"{name} is {colors}, by its mana cost {base.cost}")
    COLOR_OF_SYMBOLS.decided_once(game, f"the symbols of {base.cost} make {name} {colors}")
    if "artifact" in base.types:
        COLOR_FROM_MANA_COST.decided_once(game, f"{name} is {colors}, whatever its frame looks like")
    if not view.colors:
        NO_COLORED_SYMBOL.decided_once(game, f"no colored symbol is in {base.cost}: {name} is colorless")
    if len(view.colors) > 1:
        SEVERAL_COLORED_SYMBOLS.decided_once(game, f"{name} is {colors}, by the symbols of {base.cost}")
    if any("/" in symbol for symbol in base.cost.symbols):
        HYBRID_COLORS.decided_once(game, f"the halves of the symbols in {base.cost} make {name} {colors}")


# ---- how many there are: 105.2a-c


def has_such_colors(game: Game, thing: int, view: View, adjective: str) -> bool:
    """Say whether an object has as many colors as the word says."""
    note_origin_of_colors(game, thing, view)
    match adjective:
        case "monocolored":
            return is_monocolored(game, view)
        case "multicolored":
            return is_multicolored(game, view)
        case _:  # the one word that is left is "colorless"
            return is_colorless(game, view)


@MONOCOLORED
def is_monocolored(game: Game, view: View) -> bool:
    """What has exactly one color is monocolored."""
    MONOCOLORED.decided_once(game, f"{view.name} has {len(view.colors)} of the five colors")
    return len(view.colors) == 1


@MULTICOLORED
def is_multicolored(game: Game, view: View) -> bool:
    """What has two or more colors is multicolored."""
    MULTICOLORED.decided_once(game, f"{view.name} has {len(view.colors)} of the five colors")
    return len(view.colors) > 1


@COLORLESS
def is_colorless(game: Game, view: View) -> bool:
    """What has no color is colorless."""
    COLORLESS.decided_once(game, f"{view.name} has {len(view.colors)} of the five colors")
    return not view.colors


@COLOR_PAIR
def is_color_pair(game: Game, view: View) -> bool:
    """A color pair is exactly two of the five colors."""
    COLOR_PAIR.decided_once(game, f"{view.name} has {many(len(view.colors), 'color')}")
    return len(view.colors) == 2


# ---- choosing one: 105.4


@FIVE_COLORS
def colors_among(game: Game, views: tuple[View, ...]) -> frozenset[str]:
    """Return which of the five colors some objects have; what is colorless adds none."""
    found = frozenset[str]().union(*(view.colors for view in views))
    FIVE_COLORS.decided_once(game, f"among {many(len(views), 'object')}: {len(found)} of the five colors")
    return found


@CHOOSING_A_COLOR
def colors_that_can_be_chosen(game: Game, player: str) -> tuple[str, ...]:
    """Whoever chooses a color chooses one of the five."""
    CHOOSING_A_COLOR.decided_once(game, f"{player} chooses one of the five colors")
    return COLORS
