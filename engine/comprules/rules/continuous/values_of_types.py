"""301.7, 302.4, 306.5, 310.4: characteristics that only objects of one card type have."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.book.citing import cite
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "DEFENSE_COUNTERS",
    "DEFENSE_IS_COUNTERS",
    "LOYALTY_COUNTERS",
    "LOYALTY_IS_COUNTERS",
    "ONLY_BATTLES_HAVE_DEFENSE",
    "ONLY_CREATURES_HAVE_SIZE",
    "ONLY_PLANESWALKERS_HAVE_LOYALTY",
    "PRINTED_DEFENSE_ELSEWHERE",
    "PRINTED_LOYALTY_ELSEWHERE",
    "SIZE_OF_CREATURES_ALONE",
    "SIZE_OF_EVERY_CREATURE",
    "VEHICLE_AS_CREATURE",
    "VEHICLE_WITHOUT_SIZE",
    "defense_elsewhere",
    "defense_there",
    "finished",
    "loyalty_elsewhere",
    "loyalty_there",
    "of_some_size",
    "size_of_vehicle",
    "with_defense",
    "with_loyalty",
    "without_size",
]

VEHICLE_WITHOUT_SIZE = cite("301.7a")
VEHICLE_AS_CREATURE = cite("301.7b")
ONLY_CREATURES_HAVE_SIZE = cite("302.4")
SIZE_OF_CREATURES_ALONE = cite("208.3")
SIZE_OF_EVERY_CREATURE = cite("208.5")
ONLY_PLANESWALKERS_HAVE_LOYALTY = cite("306.5")
PRINTED_LOYALTY_ELSEWHERE = cite("306.5a")
LOYALTY_COUNTERS = cite("122.1e")
DEFENSE_COUNTERS = cite("122.1g")
LOYALTY_IS_COUNTERS = cite("306.5c")
ONLY_BATTLES_HAVE_DEFENSE = cite("310.4")
PRINTED_DEFENSE_ELSEWHERE = cite("310.4a")
DEFENSE_IS_COUNTERS = cite("310.4c")

_COUNTED = frozenset({"planeswalker", "battle"})


def finished(game: Game, board: Mapping[int, View]) -> dict[int, View]:
    """Return the objects once their last effect has applied: a creature has some size at least."""
    done = dict(board)
    for i, view in board.items():
        is_creature = "creature" in view.types
        if is_creature and (view.power is None or view.toughness is None):
            done[i] = view = of_some_size(game, view)  # noqa: PLW2901 -- the same object
        counted = view.loyalty is not None or view.defense is not None or view.types & _COUNTED
        if not counted and "Vehicle" not in view.subtypes and (is_creature or view.power is None):
            continue
        done[i] = _by_types(game, game.objects[i], view)
    return done


def _by_types(game: Game, thing: GameObject, view: View) -> View:
    if thing.zone != "battlefield":
        if view.loyalty is not None:
            view = replace(view, loyalty=loyalty_elsewhere(game, thing, view.loyalty))
        if view.defense is not None:
            view = replace(view, defense=defense_elsewhere(game, thing, view.defense))
        return view
    if "creature" not in view.types and not (view.power is None and view.toughness is None):
        view = without_size(game, thing, view)
    elif "Vehicle" in view.subtypes and "creature" in view.types:
        view = size_of_vehicle(game, thing, view)
    return with_defense(game, thing, with_loyalty(game, thing, view))


# ---- size


@SIZE_OF_EVERY_CREATURE
def of_some_size(game: Game, view: View) -> View:
    """A creature that has no value for its power or toughness has 0 there."""
    SIZE_OF_EVERY_CREATURE.decided_once(game, f"{view.name} is {view.power_or_0}/{view.toughness_or_0}")
    return view.of_size(view.power_or_0, view.toughness_or_0)


@SIZE_OF_CREATURES_ALONE
@ONLY_CREATURES_HAVE_SIZE
@VEHICLE_WITHOUT_SIZE
def without_size(game: Game, thing: GameObject, view: View) -> View:
    """Only creatures have power and toughness: a Vehicle that is none lacks what is printed on it."""
    ONLY_CREATURES_HAVE_SIZE.decided_once(
        game, f"{thing.label} is no creature: it has no power and toughness"
    )
    SIZE_OF_CREATURES_ALONE.decided_once(game, f"{view.name} is no creature and has no size")
    if "Vehicle" in view.subtypes:
        VEHICLE_WITHOUT_SIZE.decided_once(game, f"{thing.label} is a Vehicle, and no creature now")
    return view.of_size(None, None)


@VEHICLE_AS_CREATURE
def size_of_vehicle(game: Game, thing: GameObject, view: View) -> View:
    """A Vehicle that becomes a creature has its printed power and toughness, with all that changes them."""
    VEHICLE_AS_CREATURE.decided_once(
        game, f"{thing.label} is a creature now, and has the size {view.power}/{view.toughness}"
    )
    return view


# ---- loyalty


@ONLY_PLANESWALKERS_HAVE_LOYALTY
def with_loyalty(game: Game, thing: GameObject, view: View) -> View:
    """A permanent has loyalty only while it is a planeswalker."""
    if "planeswalker" in view.types:
        return replace(view, loyalty=loyalty_there(game, thing))
    if view.loyalty is None:
        return view
    ONLY_PLANESWALKERS_HAVE_LOYALTY.decided_once(game, f"{thing.label} is no planeswalker: it has no loyalty")
    return replace(view, loyalty=None)


@LOYALTY_COUNTERS
@LOYALTY_IS_COUNTERS
def loyalty_there(game: Game, thing: GameObject) -> int:
    """The loyalty of a planeswalker on the battlefield is the number of its loyalty counters."""
    there = thing.counters["loyalty"].amount if "loyalty" in thing.counters else 0
    for cited in (LOYALTY_IS_COUNTERS, LOYALTY_COUNTERS):
        cited.decided_once(game, f"{thing.label} has {there} loyalty counters: that is its loyalty")
    return there


@PRINTED_LOYALTY_ELSEWHERE
def loyalty_elsewhere(game: Game, thing: GameObject, printed: int) -> int:
    """In other zones the loyalty of a planeswalker card is the printed number."""
    PRINTED_LOYALTY_ELSEWHERE.decided_once(game, f"the loyalty of the card {thing.label} is {printed}")
    return printed


# ---- defense


@ONLY_BATTLES_HAVE_DEFENSE
def with_defense(game: Game, thing: GameObject, view: View) -> View:
    """A permanent has defense only while it is a battle."""
    if "battle" in view.types:
        ONLY_BATTLES_HAVE_DEFENSE.decided_once(game, f"{thing.label} is a battle: it has defense")
        return replace(view, defense=defense_there(game, thing))
    if view.defense is None:
        return view
    ONLY_BATTLES_HAVE_DEFENSE.decided_once(game, f"{thing.label} is no battle: it has no defense")
    return replace(view, defense=None)


@DEFENSE_COUNTERS
@DEFENSE_IS_COUNTERS
def defense_there(game: Game, thing: GameObject) -> int:
    """The defense of a battle on the battlefield is the number of its defense counters."""
    there = thing.counters["defense"].amount if "defense" in thing.counters else 0
    for cited in (DEFENSE_IS_COUNTERS, DEFENSE_COUNTERS):
        cited.decided_once(game, f"{thing.label} has {there} defense counters: that is its defense")
    return there


@PRINTED_DEFENSE_ELSEWHERE
def defense_elsewhere(game: Game, thing: GameObject, printed: int) -> int:
    """In other zones the defense of a battle card is the printed number."""
    PRINTED_DEFENSE_ELSEWHERE.decided_once(game, f"the defense of the card {thing.label} is {printed}")
    return printed
