"""508.1c-d, 509.1b-c: what effects say of a creature in combat, and whom their words mean."""

from __future__ import annotations

from comprules.abilities.combat import (
    AtMost,
    CantUnlessPaid,
    Named,
)
from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.simple_nouns import Number
from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.rules.continuous.interaction import changes_for_player
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["ATTACK_RESTRICTIONS", "attacked_with", "costs_of", "is_meant", "most_allowed"]

ATTACK_RESTRICTIONS = cite("508.1c")


@ATTACK_RESTRICTIONS.essential("an attack has to be on somebody")
def attacked_with(_game: Game, defender: str) -> tuple[str, ...]:
    """Return the players whom an attack on a player is on: that one alone."""
    return (defender,)


def is_meant(game: Game, whom: Named, defender: int | str, *, planeswalkers: bool) -> bool:
    """Say whether a creature attacks one of these players, or one of their planeswalkers if those count."""
    if isinstance(defender, str):
        return any(player in whom.players for player in attacked_with(game, defender))
    view = views(game)[defender]
    return planeswalkers and "planeswalker" in view.types and view.controller in whom.players


def costs_of(
    game: Game, creature: int, do: str, defender: int | str | None = None
) -> tuple[tuple[Cost, ...], ...]:
    """Return what has to be paid for a creature to attack or block, the costs of each effect apart."""
    found: list[tuple[Cost, ...]] = []
    for change in views(game)[creature].rules:
        if not isinstance(change, CantUnlessPaid) or do not in change.do.split(" or "):
            continue
        whom = change.whom
        if isinstance(whom, Named) and (
            defender is None or not is_meant(game, whom, defender, planeswalkers=change.planeswalkers)
        ):
            continue
        times = change.each.value if isinstance(change.each, Number) else 1
        found.append(_so_often(change.costs, times))
    return tuple(costs for costs in found if costs)


def _so_often(costs: tuple[Cost, ...], times: int) -> tuple[Cost, ...]:
    made: list[Cost] = []
    for cost in costs:
        if not isinstance(cost, ManaPayment):
            made.append(cost)
        elif cost.mana.symbols == ("1",):
            made += [ManaPayment(ManaCost((str(times),)))] if times else []
        elif times:
            made.append(ManaPayment(ManaCost(cost.mana.symbols * times)))
    return tuple(made)


def most_allowed(game: Game, player: str, do: str) -> int | None:
    """Return the most creatures that can attack, block or attack the player in this combat.

    None where nothing limits it.
    """
    said = [c.number for c in changes_for_player(game, player) if isinstance(c, AtMost) and c.do == do]
    return min(said, default=None)
