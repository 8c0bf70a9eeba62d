"""613.1: the values that an object really has, where the layers start from.

Objects alike in everything that counts here share one view, so that what an effect does to one need not be
worked out for the others.
"""

from __future__ import annotations

from itertools import compress
from operator import is_not

from immutables import Map

from comprules.abilities.parts import once_for_each
from comprules.book.citing import cite
from comprules.happening.drawn_face_down import DRAWN_MEANWHILE
from comprules.happening.flip_cards import upper_half
from comprules.happening.prototypes import alternative_values, part_that_counts
from comprules.happening.split_cards import as_it_is_combined
from comprules.rules.continuous.command_zone import controller_in_command_zone
from comprules.rules.meaning.colors import starting_colors
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, Held, Origin, View
from comprules.words import COMMAND_TYPES

__all__ = [
    "FACE_DOWN_CONSPIRACIES",
    "FACE_DOWN_IN_EXILE",
    "actual",
    "actual_board",
    "actual_view",
    "added_to",
    "as_printed_view",
    "as_values",
    "blank_in_exile",
    "blank_in_hand",
    "held_by",
    "without_characteristics",
]

FACE_DOWN_CONSPIRACIES = cite("315.5b")
FACE_DOWN_IN_EXILE = cite("406.3a")

_NOTHING = Characteristics(name="")
_MOST = 100_000
"""So many views are kept at most; a game that makes more of them begins anew."""


def actual(game: Game, thing: GameObject) -> View:
    """Return the object's printed or defined values; the same view for objects that are alike."""
    if thing.base.halves:
        base = as_it_is_combined(game, thing)
    elif thing.base.lower_half is not None:
        base = upper_half(game, thing.base)
    else:
        base = alternative_values(game, thing) if thing.prototyped else part_that_counts(thing)
    if thing.zone == "command" and not thing.face_down and base.types & COMMAND_TYPES:
        return replace(actual_view(thing), controller=controller_in_command_zone(game, thing))
    if thing.zone == "command" and thing.face_down and "conspiracy" in base.types:
        return without_characteristics(game, thing)
    if thing.zone == "hand" and thing.face_down:
        return blank_in_hand(game, thing)
    if thing.zone == "exile" and thing.face_down:
        return blank_in_exile(game, thing)
    alike = game.arbiter.recent.setdefault("actual", {})
    key = (id(base), thing.controller)
    found = alike.get(key)
    if found is None:
        if len(alike) >= _MOST:
            alike.clear()
        known = replace(as_printed_view(base), controller=thing.controller)
        colors = starting_colors(game, thing, base)
        known = known if colors == known.colors else replace(known, colors=colors)
        found = alike[key] = (base, known)  # with the base, so that its id stays its own
    view: View = found[1]
    return view


@FACE_DOWN_CONSPIRACIES
def without_characteristics(game: Game, thing: GameObject) -> View:
    """A conspiracy that is face down has no characteristics."""
    FACE_DOWN_CONSPIRACIES.decided_once(
        game, f"{game.label(thing.id)} is face down and has no characteristics"
    )
    return replace(as_printed_view(_NOTHING), controller=thing.controller)


@FACE_DOWN_IN_EXILE
def blank_in_exile(game: Game, thing: GameObject) -> View:
    """A card that is exiled face down has no characteristics."""
    FACE_DOWN_IN_EXILE.decided_once(
        game, f"{game.label(thing.id)} is exiled face down and has no characteristics"
    )
    return replace(as_printed_view(_NOTHING), controller=thing.controller)


@DRAWN_MEANWHILE
def blank_in_hand(game: Game, thing: GameObject) -> View:
    """A card that was drawn in the middle of casting has no characteristics until that is over."""
    DRAWN_MEANWHILE.decided_once(game, f"a card in {thing.owner}'s hand is face down and no card of any kind")
    return replace(as_printed_view(_NOTHING), controller=thing.controller)


def actual_board(game: Game) -> dict[int, View]:
    """Return what every object actually is; what has not changed since the state before is taken over."""
    now = game.objects
    before: tuple[Map[int, GameObject], dict[int, View]] | None = game.arbiter.recent.get("actual board")
    if before is None:
        known = {i: actual(game, thing) for i, thing in now.items()}
    elif now is before[0]:
        return before[1]
    else:
        changed = compress(now, map(is_not, now.values(), map(before[0].get, now)))
        known = before[1] | {i: actual(game, now[i]) for i in changed}
        known = dict(zip(now, map(known.__getitem__, now), strict=True))  # in the order of the objects
    game.arbiter.recent["actual board"] = now, known
    return known


def actual_view(thing: GameObject) -> View:
    """Return a view of printed or defined values."""
    return replace(as_printed_view(part_that_counts(thing)), controller=thing.controller)


def held_by(values: Characteristics, origin: Origin = ("own",)) -> tuple[Held, ...]:
    """Return the abilities in their order; those that a copy effect added are told from what is printed."""
    printed = len(values.abilities) - values.added
    return tuple(
        Held(ability, ("own" if k < printed else "added", k), origin=origin)
        for k, ability in enumerate(values.abilities)
    )


def added_to(view: View) -> int:
    """Count the abilities of a copy that are not printed on what it copies."""
    return sum(held.uid[0] != "own" for held in view.held)


@once_for_each
def as_printed_view(base: Characteristics) -> View:
    """Printed or defined values, looked at as an object that nobody controls."""
    return View(
        name=base.name,
        cost=base.cost,
        colors=base.colors,
        supertypes=base.supertypes,
        types=base.types,
        subtypes=base.subtypes,
        held=held_by(base),
        power=base.power,
        toughness=base.toughness,
        loyalty=base.loyalty,
        defense=base.defense,
        controller="",
        front_cost=base.front_cost,
        lower_half=base.lower_half,
        halves=base.halves,
        also_named=base.also_named,
        symbol=base.symbol,
    )


def as_values(view: View, base: Characteristics) -> Characteristics:
    """Return the values that are seen in a view, with the loyalty and defense that are printed."""
    return Characteristics(
        name=view.name,
        cost=view.cost,
        colors=view.colors,
        supertypes=view.supertypes,
        types=view.types,
        subtypes=view.subtypes,
        abilities=view.abilities,
        power=view.power,
        toughness=view.toughness,
        loyalty=base.loyalty,
        defense=base.defense,
        added=added_to(view),
        lower_half=view.lower_half,
        halves=view.halves,
        also_named=view.also_named,
        symbol=view.symbol,
    )
