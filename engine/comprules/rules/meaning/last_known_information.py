"""What is known of an object that has left, or has become another one (608.2h, 604.7)."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.rules.meaning.linked_abilities import linked
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "ADDED_TO_MANA_COST",
    "ADDITIONAL_COSTS_APART",
    "FRONT_COST_COUNTS",
    "HYBRID_IN_MANA_VALUE",
    "INFORMATION_OF_THE_GONE",
    "INSTEAD_OF_MANA_COST",
    "LAST_KNOWN_INFORMATION",
    "MANA_VALUE",
    "MANA_VALUE_OF_BACK_FACE",
    "MANA_VALUE_OF_MELDED",
    "MANA_VALUE_OF_SPLIT_CARD",
    "NO_MANA_COST",
    "OWNER_INSTEAD",
    "PHYREXIAN_IN_MANA_VALUE",
    "STATIC_ABILITIES_USE_NO_LAST_INFORMATION",
    "X_IN_MANA_VALUE",
    "X_OFF_THE_STACK",
    "NoInformation",
    "as_it_was",
    "as_last_known",
    "as_players_left",
    "by_the_mana_cost",
    "controller_of",
    "cost_of_melded",
    "cost_of_split_card",
    "mana_value",
    "owner_instead",
    "symbols_that_count",
    "those_still_there",
    "value_of_cost",
    "value_of_largest_part",
    "value_of_phyrexian",
    "value_without_cost",
    "view_of",
    "without_additional_costs",
    "x_off_the_stack",
]

OWNER_INSTEAD = cite("108.4a")
STATIC_ABILITIES_USE_NO_LAST_INFORMATION = cite("604.7")
LAST_KNOWN_INFORMATION = cite("608.2h")
X_OFF_THE_STACK = cite("107.3g")
ADDED_TO_MANA_COST = cite("118.8d")
INSTEAD_OF_MANA_COST = cite("118.9c")
MANA_VALUE = cite("202.3")
NO_MANA_COST = cite("202.3a")
MANA_VALUE_OF_MELDED = cite("202.3c")
MANA_VALUE_OF_BACK_FACE = cite("202.3b")
MANA_VALUE_OF_SPLIT_CARD = cite("202.3d")
X_IN_MANA_VALUE = cite("202.3e")
HYBRID_IN_MANA_VALUE = cite("202.3f")
PHYREXIAN_IN_MANA_VALUE = cite("202.3g")
ADDITIONAL_COSTS_APART = cite("202.4")
FRONT_COST_COUNTS = cite("712.8e")
INFORMATION_OF_THE_GONE = cite("800.4i")


class NoInformation(Exception):  # noqa: N818 -- not a fault: the instruction that asks for it does not happen
    """An instruction asks for something about a target that is illegal now, or was never chosen (608.2b)."""


def view_of(game: Game, board: Mapping[int, View], thing: int) -> View:
    """Return an object as it is on this board, or as it was last known (608.2h)."""
    return board[thing] if thing in board else as_last_known(game, thing)


@LAST_KNOWN_INFORMATION
def as_last_known(game: Game, thing: int) -> View:
    """Of an object that is no longer where it was expected, the last known information is used."""
    LAST_KNOWN_INFORMATION.decided_once(
        game, f"{game.label(thing)} is gone: what was last known of it counts"
    )
    return game.last_known[thing][1]


def controller_of(game: Game, board: Mapping[int, View], thing: int) -> str:
    """Return who controls an object, or controlled it last."""
    return view_of(game, board, thing).controller


@OWNER_INSTEAD
def owner_instead(game: Game, there: GameObject, view: View) -> str:
    """Where the controller of a card is asked for that has none, its owner is the answer."""
    OWNER_INSTEAD.decided_once(
        game, f"nobody controls {game.label(there.id)}: its owner is asked for instead"
    )
    return view.controller


@FRONT_COST_COUNTS
@MANA_VALUE_OF_BACK_FACE
def symbols_that_count(game: Game, view: View) -> ManaCost | None:
    """A back face has the mana value that its front face's cost gives it; a copy of it has none."""
    if view.cost is not None or view.front_cost is None:
        return view.cost
    FRONT_COST_COUNTS.decided_once(game, f"the mana value of {view.name} comes from its front face")
    MANA_VALUE_OF_BACK_FACE.decided_once(game, f"the mana value of {view.name} comes from {view.front_cost}")
    return view.front_cost


@MANA_VALUE_OF_MELDED
def cost_of_melded(game: Game, found: GameObject, view: View) -> ManaCost | None:
    """Return the cost that gives a melded permanent its mana value: the front faces' costs together."""
    MANA_VALUE_OF_MELDED.decided_once(
        game, f"the mana value of {found.label} comes from its front faces: {view.front_cost}"
    )
    return view.front_cost


@X_IN_MANA_VALUE
def mana_value(game: Game, board: Mapping[int, View], thing: int) -> int:
    """Return the mana value of an object; on the stack its X is what was chosen for it."""
    view, found = view_of(game, board, thing), game.last_seen(thing)
    if found.components and view.front_cost is not None:
        cost = cost_of_melded(game, found, view)
    else:
        cost = cost_of_split_card(game, found, symbols_that_count(game, view))
    if cost is None:
        return value_without_cost(game, view)
    value = value_of_cost(game, cost)
    if "X" in cost.symbols:
        on_stack = found.zone == "stack" and found.on_stack is not None
        chosen = found.on_stack.x if on_stack and found.on_stack else x_off_the_stack(game, found)
        X_IN_MANA_VALUE.decided_once(game, f"X of {game.label(thing)} counts as {chosen}")
        value += chosen * cost.symbols.count("X")
    return by_the_mana_cost(game, found, without_additional_costs(game, found, value))


@MANA_VALUE_OF_SPLIT_CARD
def cost_of_split_card(game: Game, found: GameObject, cost: ManaCost | None) -> ManaCost | None:
    """The mana costs of both halves make its mana value, but on the stack that of what is cast."""
    if found.base.halves or found.whole is not None:
        MANA_VALUE_OF_SPLIT_CARD.decided_once(game, f"the mana value of {found.label} comes from {cost}")
    return cost


@X_OFF_THE_STACK
def x_off_the_stack(game: Game, found: GameObject) -> int:
    """In every zone but the stack {X} in a mana cost is 0."""
    X_OFF_THE_STACK.decided_once(game, f"{found.label} is not on the stack: the X in its mana cost is 0")
    return 0


@MANA_VALUE
def value_of_cost(game: Game, cost: ManaCost) -> int:
    """The mana value is the number of all the mana in the mana cost, whatever its colors."""
    value = sum(
        value_of_hybrid(game, symbol) if "/" in symbol else ManaCost((symbol,)).mana_value
        for symbol in cost.symbols
    )
    MANA_VALUE.decided_once(game, f"{cost} makes a mana value of {value}")
    return value


def value_of_hybrid(game: Game, symbol: str) -> int:
    """Return what a symbol of several parts adds to a mana value."""
    return value_of_phyrexian(game, symbol) if symbol.endswith("/P") else value_of_largest_part(game, symbol)


@HYBRID_IN_MANA_VALUE
def value_of_largest_part(game: Game, symbol: str) -> int:
    """Of a hybrid symbol the larger part counts."""
    value = ManaCost((symbol,)).mana_value
    HYBRID_IN_MANA_VALUE.decided_once(game, f"{{{symbol}}} counts {value}")
    return value


@PHYREXIAN_IN_MANA_VALUE
def value_of_phyrexian(game: Game, symbol: str) -> int:
    """A Phyrexian symbol counts 1, though it may be paid with life."""
    PHYREXIAN_IN_MANA_VALUE.decided_once(game, f"{{{symbol}}} counts 1")
    return 1


@NO_MANA_COST
def value_without_cost(game: Game, view: View) -> int:
    """Without a mana cost the mana value is 0."""
    NO_MANA_COST.decided_once(game, f"{view.name} has no mana cost, so its mana value is 0")
    return 0


@ADDITIONAL_COSTS_APART
def without_additional_costs(game: Game, found: GameObject, value: int) -> int:
    """Additional costs are no part of the mana cost, and the mana value leaves them out."""
    if (
        found.on_stack is not None
        and found.on_stack.options
        and sum(p.amount for p in found.on_stack.paid) > value
    ):
        ADDITIONAL_COSTS_APART.decided_once(
            game, f"what was paid for {found.label} besides its mana cost leaves its mana value {value}"
        )
    return value


@ADDED_TO_MANA_COST
@INSTEAD_OF_MANA_COST
def by_the_mana_cost(game: Game, found: GameObject, value: int) -> int:
    """Neither additional costs nor an alternative cost change the mana cost that others see."""
    if found.on_stack is None or not found.on_stack.options:
        return value
    spent = sum(part.amount for part in found.on_stack.paid if part.kind == "mana")
    if spent > value:
        ADDED_TO_MANA_COST.decided_once(game, f"{found.label} cost {spent} in all; its mana cost is the same")
    elif spent < value:
        INSTEAD_OF_MANA_COST.decided_once(game, f"{found.label} cost {spent}; its mana cost is the same")
    return value


@LAST_KNOWN_INFORMATION
def as_it_was(game: Game, old: int | None, new: int) -> int:
    """The last state of what left the battlefield or stack counts, not the card that it became."""
    if old is None or game.last_known[old][0].zone not in ("battlefield", "stack"):
        return new
    if new in game.objects and game.objects[new].zone in ("battlefield", "stack"):
        return new
    return old


@STATIC_ABILITIES_USE_NO_LAST_INFORMATION
def those_still_there(game: Game, speaker: Speaker, kind: str, found: tuple[int, ...]) -> tuple[int, ...]:
    """A static ability uses no last known information: what it speaks of and is gone tells it nothing."""
    if any(i not in game.objects for i in linked(game, speaker, kind)):
        STATIC_ABILITIES_USE_NO_LAST_INFORMATION.decided_once(
            game, f"{game.label(speaker.source)}: nothing is known of what is gone"
        )
    return found


@INFORMATION_OF_THE_GONE
def as_players_left(game: Game, players: tuple[str, ...]) -> Game:
    """Return the game in which to look for what a player has: as it was when one who has left it left."""
    for player in players:
        if player in game.departed:
            INFORMATION_OF_THE_GONE.decided(game, f"of {player}, who has left, what was last known counts")
            return game.departed[player]
    return game
