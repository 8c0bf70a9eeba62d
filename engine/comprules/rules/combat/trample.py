"""702.19: trample, which lets an attacker assign to whom it attacks what its blockers don't need."""

from __future__ import annotations

from collections.abc import Sequence

from comprules.book.citing import cite
from comprules.events.players import Deals
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import TRAMPLE
from comprules.questions import ask_objects
from comprules.ruleset import seen, views
from comprules.state.game import Game

__all__ = [
    "CHECKED_AS_A_WHOLE",
    "LETHAL_BY_DEATHTOUCH",
    "NO_BLOCKER_LEFT",
    "assigned_with_trample",
    "is_lacking",
    "lethal_damage_for",
    "with_no_blocker_left",
]

LETHAL_BY_DEATHTOUCH = cite("702.2c")
CHECKED_AS_A_WHOLE = cite("510.1e")
NO_BLOCKER_LEFT = cite("702.19d")


def assigned_with_trample(
    game: Game,
    attacker: int,
    blockers: Sequence[int],
    attacked: int | str,
    power: int,
    assigned: Sequence[Deals],
) -> list[Deals]:
    """Divide the damage of an attacker with trample as its controller chooses, a point at a time.

    What is attacked may get a point once every blocker has lethal damage, counting what is ``assigned`` to
    them already.
    """
    if not blockers:
        return with_no_blocker_left(game, attacker, attacked, power)
    controller = views(game)[attacker].controller
    given: dict[int | str, int] = dict.fromkeys((*blockers, attacked), 0)
    for n in range(1, power + 1):
        lacking = [i for i in blockers if is_lacking(game, attacker, i, given[i], assigned)]
        text = f"{game.label(attacker)}: choose what damage {n} of {power} is assigned to"
        options: list[int | str] = [*blockers] if lacking else [attacked, *blockers]
        given[ask_objects(game, controller, text, options)[0]] += 1
    TRAMPLE.decided(
        game,
        f"{game.label(attacker)} tramples: {given[attacked]} of its damage is assigned to what it attacks",
    )
    return [Deals(attacker, to, amount, combat=True) for to, amount in given.items() if amount]


@NO_BLOCKER_LEFT
def with_no_blocker_left(game: Game, attacker: int, attacked: int | str, power: int) -> list[Deals]:
    """Where nothing blocks a blocked attacker any more, all of its damage goes to what it attacks."""
    says = f"nothing blocks {game.label(attacker)} any more: it assigns {power} to {game.label(attacked)}"
    NO_BLOCKER_LEFT.decided(game, says)
    return [Deals(attacker, attacked, power, combat=True)]


@CHECKED_AS_A_WHOLE
def is_lacking(game: Game, attacker: int, blocker: int, given: int, assigned: Sequence[Deals]) -> bool:
    """Say whether a blocker lacks lethal damage, with all that attackers assign to it counted together."""
    lacking = given < lethal_damage_for(game, attacker, blocker, assigned)
    others = sum(event.amount for event in assigned if event.to == blocker)
    if others:
        CHECKED_AS_A_WHOLE.decided_once(
            game, f"{game.label(blocker)} is assigned {others} damage by others, which counts as well"
        )
    return lacking


@LETHAL_BY_DEATHTOUCH
def lethal_damage_for(game: Game, source: int, to: int, assigned: Sequence[Deals]) -> int:
    """Return how much more damage of this source is lethal for a creature, with what is ``assigned``.

    Damage marked on the creature counts. One is enough if the source has deathtouch, and none is needed where
    another one with deathtouch has assigned some.
    """
    others = [event for event in assigned if event.to == to]
    if any(works(game, seen(game, event.source), "deathtouch") for event in others):
        LETHAL_BY_DEATHTOUCH.decided_once(game, f"{game.label(to)} is assigned damage by deathtouch already")
        return 0
    marked = game.objects[to].damage + sum(event.amount for event in others)
    left = max(0, views(game)[to].toughness_or_0 - marked)
    if not works(game, seen(game, source), "deathtouch"):
        return left
    LETHAL_BY_DEATHTOUCH.decided_once(game, f"one damage of {game.label(source)} is lethal")
    return min(left, 1)
