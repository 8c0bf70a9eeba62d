"""709.5: what a permanent with one type line for both halves lacks as long as one of them is locked."""

from __future__ import annotations

from comprules.abilities.parts import once_for_each
from comprules.book.citing import cite
from comprules.happening.split_cards import HALVES, shares_a_type_line
from comprules.mana import ManaCost
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, Held, View
from comprules.words import Half

__all__ = ["UNLOCKED_DESIGNATIONS", "half_of", "locked_halves", "with_doors", "without_locked_halves"]

UNLOCKED_DESIGNATIONS = cite("709.5c")


@once_for_each
def with_doors(reference: tuple[Characteristics, ...]) -> bool:
    """Say whether a permanent of this game could have halves that are locked."""
    return any(map(shares_a_type_line, reference))


@UNLOCKED_DESIGNATIONS
def locked_halves(game: Game, thing: GameObject) -> tuple[Half, ...]:
    """A half of a permanent, or of what it is a copy of, is locked unless it has its designation."""
    if not with_doors(game.reference) or thing.zone != "battlefield":
        return ()
    if len(thing.unlocked) == len(HALVES):
        return ()
    copies = (e.copied for e in game.lasting if e.copied is not None and thing.id in e.locked_to)
    if not any(map(shares_a_type_line, (thing.base, *copies))):
        return ()
    locked: tuple[Half, ...] = tuple(half for half in HALVES if half not in thing.unlocked)
    UNLOCKED_DESIGNATIONS.decided_once(game, f"locked of {thing.label}: {' and '.join(locked)}")
    return locked


def without_locked_halves(_game: Game, view: View, locked: tuple[Half, ...]) -> View:
    """Return a permanent without the name, the mana cost and the text of its locked halves.

    What a copy effect added or changed stays.
    """
    if not view.halves:
        return view
    left, _ = view.halves
    whole = view.cost
    open_halves = [half for which, half in zip(HALVES, view.halves, strict=True) if which not in locked]
    costs = [half.cost.symbols for half in open_halves if half.cost is not None]
    cost = ManaCost(tuple(symbol for symbols in costs for symbol in symbols)) if costs else None
    by_cost = whole is not None and view.colors == whole.colors
    names = [half.name for half in open_halves]
    renamed = view.name != left.name
    return replace(
        view,
        name=view.name if renamed else names[0] if names else "",
        also_named=view.also_named if renamed else frozenset(names[1:]),
        cost=cost if whole is not None else None,
        colors=(cost.colors if cost is not None else frozenset()) if by_cost else view.colors,
        held=tuple(held for held in view.held if half_of(view, held) not in locked),
    )


def half_of(view: View, held: Held) -> Half | None:
    """Return the half of a permanent in which an ability stands; None for one that is in neither."""
    if held.uid[0] != "own" or not view.halves:
        return None
    return "left" if held.uid[1] < len(view.halves[0].abilities) else "right"
