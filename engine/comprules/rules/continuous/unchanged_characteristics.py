"""613.5: characteristics follow every change at once.

What no change can have touched is taken over from the state before.

It decides nothing: the outcome is the one that :func:`comprules.rules.continuous.interaction.characteristics`
would come to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import compress
from operator import attrgetter, is_, is_not

from comprules.rules.continuous.continuous_effects import makes_effects
from comprules.rules.continuous.starting_values import actual
from comprules.rules.continuous.values_of_types import finished
from comprules.state.game import BY_THE_WAY, Game
from comprules.state.objects import View

__all__ = ["Known", "known_from_before", "remember"]

_MATTER = attrgetter(*(field.name for field in fields(Game) if field.name not in BY_THE_WAY | {"arbiter"}))
"""A continuous effect could look at these fields; states that differ in others have equal characteristics."""


@dataclass(frozen=True, slots=True)
class Known:
    """What was worked out about a state: objects with all effects, their copiable values, and their texts."""

    game: Game
    views: Mapping[int, View]
    copiable: Mapping[int, View]
    texts: Mapping[int, View]
    effects: bool
    """Whether there were any continuous effects."""
    whatever_status: bool = False
    """The same holds however objects are used, as long as they stay in their zones."""


def remember(known: Known) -> Known:
    """Keep what was worked out for the states that follow."""
    known.game.arbiter.recent["characteristics"] = known
    return known


def known_from_before(game: Game) -> Known | None:
    """Return what was worked out about the state before, carried over to this one.

    None where it has to be worked out anew.
    """
    before: Known | None = game.arbiter.recent.get("characteristics")
    if before is None:
        return None
    if not before.effects and not game.lasting:
        return _without_effects(game, before)
    if all(map(is_, _MATTER(game), _MATTER(before.game))):
        return before
    return None


def _without_effects(game: Game, before: Known) -> Known | None:
    """Return what is known without effects, having looked again only at objects that have changed."""
    if game.objects is before.game.objects:
        return before
    then, now = before.game.objects, game.objects
    new: dict[int, View] = {}
    for i in compress(now, map(is_not, now.values(), map(then.get, now))):
        new[i] = actual(game, now[i])
        if makes_effects(game, now[i], new[i]):
            return None
    views, copiable = {**before.views, **finished(game, new)}, {**before.copiable, **new}
    for i in then if len(views) > len(now) else ():
        if i not in now:
            del views[i], copiable[i]
    return Known(game, views, copiable, copiable, effects=False, whatever_status=True)
