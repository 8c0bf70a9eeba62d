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
    "FRONT_COST_COUNTS",
    "LAST_KNOWN_INFORMATION",
    "OWNER_INSTEAD",
    "STATIC_ABILITIES_USE_NO_LAST_INFORMATION",
    "X_IN_MANA_VALUE",
    "NoInformation",
    "as_it_was",
    "as_last_known",
    "controller_of",
    "mana_value",
    "owner_instead",
    "symbols_that_count",
    "those_still_there",
    "view_of",
]

OWNER_INSTEAD = cite("108.4a")
STATIC_ABILITIES_USE_NO_LAST_INFORMATION = cite("604.7")
LAST_KNOWN_INFORMATION = cite("608.2h")
X_IN_MANA_VALUE = cite("202.3e")
FRONT_COST_COUNTS = cite("712.8e")


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
def symbols_that_count(game: Game, view: View) -> ManaCost | None:
    """A back face has the mana value that its front face's cost gives it; a copy of it has none."""
    if view.cost is not None or view.front_cost is None:
        return view.cost
    FRONT_COST_COUNTS.decided_once(game, f"the mana value of {view.name} comes from its front face")
    return view.front_cost


@X_IN_MANA_VALUE
def mana_value(game: Game, board: Mapping[int, View], thing: int) -> int:
    """Return the mana value of an object; on the stack its X is what was chosen for it."""
    view, found = view_of(game, board, thing), game.last_seen(thing)
    chosen = found.on_stack.x if found.zone == "stack" and found.on_stack is not None else 0
    cost = symbols_that_count(game, view)
    if cost is None:
        return 0
    if "X" in cost.symbols:
        X_IN_MANA_VALUE.decided_once(game, f"X of {game.label(thing)} counts as {chosen}")
    return cost.mana_value + chosen * cost.symbols.count("X")


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
