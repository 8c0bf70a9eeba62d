"""Before, during and after a point of the combat phase (506.7), and what has happened in the step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from comprules.abilities.conditions import Condition, PointOfTurn
from comprules.abilities.parts import parts_of
from comprules.book.citing import Citation, cite
from comprules.events.permanents import DeclaresAttacker
from comprules.events.turn import BeginsStep
from comprules.state.game import Game
from comprules.words import STEPS, Step

__all__ = [
    "AFTER_UPKEEP",
    "AFTER_WHAT_WAS_SKIPPED",
    "AROUND_ATTACKERS",
    "AROUND_BLOCKERS",
    "BEFORE_WHAT_NEVER_COMES",
    "HAD_TO_ATTACK",
    "IN_ANY_COMBAT",
    "IN_THE_FIRST_COMBAT",
    "POINTS_OF_COMBAT",
    "declared_this_combat",
    "had_to_attack",
    "is_after_upkeep",
    "is_at_point",
    "points_that_decide",
    "some_attackers_came",
    "was_attacked_this_step",
]

AFTER_UPKEEP = cite("503.2")
HAD_TO_ATTACK = cite("506.6")
POINTS_OF_COMBAT = cite("506.7")
AROUND_ATTACKERS = cite("506.7a")
AROUND_BLOCKERS = cite("506.7b")
IN_ANY_COMBAT = cite("506.7c")
IN_THE_FIRST_COMBAT = cite("506.7d")
BEFORE_WHAT_NEVER_COMES = cite("506.7e")
AFTER_WHAT_WAS_SKIPPED = cite("506.7f")
_COMBAT: Final[tuple[Step, ...]] = STEPS[
    STEPS.index("beginning of combat") : STEPS.index("end of combat") + 1
]


@POINTS_OF_COMBAT
@AROUND_ATTACKERS
@AROUND_BLOCKERS
@IN_ANY_COMBAT
@IN_THE_FIRST_COMBAT
@BEFORE_WHAT_NEVER_COMES
@AFTER_WHAT_WAS_SKIPPED
def is_at_point(game: Game, wanted: PointOfTurn) -> bool:
    """Say whether it is before, during or after what a text says of the combat phase."""
    if wanted.point == "upkeep":
        return is_after_upkeep(game)
    so = _is_at_point(game, wanted)
    for cited in (POINTS_OF_COMBAT, *_what_decides(game, wanted)):
        cited.decided_once(game, f"it is {'' if so else 'not '}{wanted.side} {wanted.point}")
    return so


@AFTER_UPKEEP
def is_after_upkeep(game: Game) -> bool:
    """Say whether the first upkeep step of the turn is over; others of that turn don't matter."""
    begun = sum(isinstance(event, BeginsStep) and event.step == "upkeep" for event in game.deeds)
    so = begun > 1 or STEPS.index(game.step) > STEPS.index("upkeep")
    AFTER_UPKEEP.decided_once(game, f"the first upkeep step of the turn is {'' if so else 'not '}over")
    return so


def _what_decides(game: Game, wanted: PointOfTurn) -> Iterator[Citation]:
    """Yield the rules that have a say in whether it is the time."""
    if wanted.point == "declare attackers":
        yield AROUND_ATTACKERS
    if wanted.point == "declare blockers":
        yield AROUND_BLOCKERS
    if wanted.point == "first combat":
        yield IN_THE_FIRST_COMBAT
    elif wanted.side == "during" or wanted.here:
        yield IN_ANY_COMBAT
    elif _earlier_combats(game):
        yield IN_THE_FIRST_COMBAT
    is_over = game.step == "end of combat" and not some_attackers_came(game)
    if is_over and wanted.side == "before":
        yield BEFORE_WHAT_NEVER_COMES
    if is_over and wanted.side == "after" and wanted.here:
        yield AFTER_WHAT_WAS_SKIPPED


def points_that_decide(game: Game, condition: Condition) -> tuple[Citation, ...]:
    """Return the rules about points of combat that have a say in whether a condition holds."""
    points = [part for part in _with_parts(condition) if isinstance(part, PointOfTurn)]
    return tuple(dict.fromkeys(c for p in points for c in _those_of(game, p)))


def _those_of(game: Game, point: PointOfTurn) -> tuple[Citation, ...]:
    return (AFTER_UPKEEP,) if point.point == "upkeep" else (POINTS_OF_COMBAT, *_what_decides(game, point))


def _with_parts(part: object) -> Iterator[object]:
    yield part
    for inner in parts_of(part):
        yield from _with_parts(inner)


def some_attackers_came(game: Game) -> bool:
    """Say whether the declare blockers step of this combat has begun, and was not skipped."""
    return _has_begun(game, "declare blockers")


def _is_at_point(game: Game, wanted: PointOfTurn) -> bool:
    now = STEPS.index(game.step)
    is_combat = game.step in _COMBAT
    match wanted.side:
        case "during":
            return is_combat and (wanted.point == "combat" or _earlier_combats(game) == 0)
        case "before":
            first = _COMBAT[0] if wanted.point == "combat" else wanted.point
            return (
                (is_combat or not wanted.here)
                and now < STEPS.index(first)
                and (wanted.here or _earlier_combats(game) == 0)
            )
        case "after" if wanted.here:
            return is_combat and now >= STEPS.index(_last(wanted)) and _has_begun(game, _last(wanted))
        case "after":
            return _earlier_combats(game) > 0 or now > STEPS.index(_last(wanted))


def _last(wanted: PointOfTurn) -> Step:
    return _COMBAT[-1] if wanted.point == "combat" or wanted.point == "first combat" else wanted.point  # noqa: PLR1714 -- a set tells the type checker nothing


def _earlier_combats(game: Game) -> int:
    """Return how many combat phases of this turn are over, or were when an added main phase came (506.7d)."""
    begun = sum(isinstance(event, BeginsStep) and event.step == _COMBAT[0] for event in game.deeds)
    return begun - (game.step in _COMBAT) if begun else 0


def _has_begun(game: Game, step: Step) -> bool:
    """Say whether a step of this combat phase has begun and was not skipped (506.7f)."""
    if game.step == step:
        return True
    begun = [event.step for event in reversed(game.deeds) if isinstance(event, BeginsStep)]
    return step in takewhile(lambda name: name != _COMBAT[0], begun)


@POINTS_OF_COMBAT
def was_attacked_this_step(game: Game, players: tuple[str, ...]) -> bool:
    """Say whether an attacker was declared against one of these players in this step."""
    since = takewhile(lambda event: not isinstance(event, BeginsStep), reversed(game.deeds))
    so = any(isinstance(event, DeclaresAttacker) and event.attacked in players for event in since)
    POINTS_OF_COMBAT.decided_once(
        game, f"{' and '.join(players)} {'has' if so else 'has not'} been attacked this step"
    )
    return so


@HAD_TO_ATTACK
def had_to_attack(game: Game, thing: int) -> bool:
    """Say whether an effect required of a creature to attack as attackers were declared in this combat."""
    so = any(event.had_to for event in declared_this_combat(game, thing))
    HAD_TO_ATTACK.decided_once(game, f"{game.label(thing)} {'had' if so else 'did not have'} to attack")
    return so


def declared_this_combat(game: Game, thing: int) -> Iterator[DeclaresAttacker]:
    """Yield what declared a creature as an attacker in this combat phase."""
    for event in takewhile(
        lambda e: not (isinstance(e, BeginsStep) and e.step == _COMBAT[0]), reversed(game.deeds)
    ):
        if isinstance(event, DeclaresAttacker) and event.attacker == thing:
            yield event
