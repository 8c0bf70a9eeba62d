"""In which zone an ability works by what its own text says (113.6)."""

from __future__ import annotations

from typing import Any

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.conditions import Not, ThisIs
from comprules.abilities.kinds import Ability, Activated, Static, Triggered
from comprules.abilities.nouns import Filter
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.predicates import Is
from comprules.abilities.simple_nouns import This
from comprules.words import Zone

__all__ = ["states_a_zone", "zone_left_out", "zone_of_static", "zone_said"]


def zone_said(part: Any) -> Zone | None:
    """Return the zone in which a text says that its own card is."""
    if isinstance(part, This):
        return part.zone or None
    if isinstance(part, ThisIs) and isinstance(part.subject, This) and _is_exiled(part.filter):
        return "exile"
    if isinstance(part, Triggered | Activated):
        return None
    return next((zone for inner in parts_of(part) if (zone := zone_said(inner))), None)


def _is_exiled(described: Filter) -> bool:
    """Say whether a description uses a word that only cards in exile can have."""
    return any(isinstance(p, Is) and ADJECTIVES[p.adjective].exiled_cards for p in described.predicates)


@once_for_each
def zone_of_static(ability: Static) -> Zone:
    """Return the zone in which a static ability works.

    It is the battlefield, unless its condition says that its card is elsewhere (113.6b).
    """
    return zone_said(ability.condition) or "battlefield"


@once_for_each
def zone_left_out(ability: Static) -> Zone | None:
    """Return the zone in which a static ability says that it does not work (113.6c)."""
    match ability.condition:
        case Not(ThisIs(This(), there)) if there == Filter():
            return "battlefield"
        case _:  # the condition leaves out no zone
            return None


@once_for_each
def states_a_zone(abilities: tuple[Ability, ...]) -> bool:
    """Say whether a static ability of a card works off the battlefield by its own words."""
    return any(
        isinstance(a, Static) and (zone_of_static(a) != "battlefield" or zone_left_out(a) is not None)
        for a in abilities
    )
