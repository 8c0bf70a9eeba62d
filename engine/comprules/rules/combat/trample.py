"""702.19: trample, which lets an attacker assign to whom it attacks what its blockers don't take."""

from __future__ import annotations

from comprules.events.players import Deals
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import TRAMPLE
from comprules.ruleset import seen, views
from comprules.state.game import Game

__all__ = ["damage_with_trample", "lethal_damage_for"]


def damage_with_trample(
    game: Game, attacker: int, blockers: list[int], attacked: int | str, power: int
) -> list[Deals]:
    """Assign lethal damage to each blocker, and what is left of the power to the player or permanent that is attacked."""
    events: list[Deals] = []
    left = power
    for blocker in blockers:
        amount = min(left, lethal_damage_for(game, attacker, blocker))
        if amount:
            events.append(Deals(attacker, blocker, amount, combat=True))
        left -= amount
    TRAMPLE.decided(
        game, f"{game.label(attacker)} tramples: {left} of its damage is left for what it attacks"
    )
    if left:
        events.append(Deals(attacker, attacked, left, combat=True))
    return events


def lethal_damage_for(game: Game, source: int, to: int) -> int:
    """Find how much damage of this source is lethal for a creature: one, if it has deathtouch."""
    if works(game, seen(game, source), "deathtouch"):
        return 1
    return max(0, (views(game)[to].toughness or 0) - game.objects[to].damage)
