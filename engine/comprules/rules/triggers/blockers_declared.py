"""509.3: blockers that are declared, held against what triggered abilities wait for."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.nouns import AllThese, Subject
from comprules.abilities.trigger_events_of_objects import AttacksUnblocked, BecomesBlocked, Blocks
from comprules.book.citing import cite
from comprules.events.permanents import BecomesBlockedCreature
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.what_triggered import About, is_one
from comprules.state.game import Game

__all__ = [
    "AS_IT_WAS_WHEN_IT_BLOCKED",
    "A_NUMBER_OF_BLOCKERS",
    "BECOMES_BLOCKED",
    "BECOMES_BLOCKED_BY_A_CREATURE",
    "BLOCKS",
    "BLOCKS_A_CREATURE",
    "NOT_BLOCKED",
    "TRIGGERS_LATER",
    "TRIGGERS_ON_BLOCKERS",
    "became_blocked",
    "blocked",
    "is_such_a_creature",
    "so_many",
    "stayed_unblocked",
]

TRIGGERS_LATER = cite("508.3f")
TRIGGERS_ON_BLOCKERS = cite("509.1i")
BLOCKS = cite("509.3a")
BLOCKS_A_CREATURE = cite("509.3b")
BECOMES_BLOCKED = cite("509.3c")
BECOMES_BLOCKED_BY_A_CREATURE = cite("509.3d")
A_NUMBER_OF_BLOCKERS = cite("509.3e")
AS_IT_WAS_WHEN_IT_BLOCKED = cite("509.3f")
NOT_BLOCKED = cite("509.3g")


@AS_IT_WAS_WHEN_IT_BLOCKED
def is_such_a_creature(after: Game, speaker: Speaker, wanted: Subject, thing: int) -> bool:
    """Say whether a creature is what an ability waits for, as it is when it blocks or becomes blocked."""
    fits = is_one(after, speaker, wanted, thing)
    if isinstance(wanted, AllThese):
        AS_IT_WAS_WHEN_IT_BLOCKED.decided_once(
            after, f"{after.label(thing)} is {'' if fits else 'not '}such a creature at this moment"
        )
    return fits


@TRIGGERS_ON_BLOCKERS
@BLOCKS
@BLOCKS_A_CREATURE
def blocked(
    after: Game, speaker: Speaker, when: Blocks, blocker: int, attackers: tuple[int, ...]
) -> Iterator[About]:
    """Yield the blocker once, or the attackers that it blocks one by one where the words speak of those."""
    if not is_such_a_creature(after, speaker, when.who, blocker):
        return
    if when.least > 1:
        if so_many(after, blocker, len(attackers), when.least):
            yield About((blocker,))
        return
    if when.whom is None:
        for cited in (TRIGGERS_ON_BLOCKERS, BLOCKS):
            cited.decided(after, f"{after.label(blocker)} blocks")
        yield About((blocker,))
        return
    for attacker in attackers:
        if is_such_a_creature(after, speaker, when.whom, attacker):
            for cited in (TRIGGERS_ON_BLOCKERS, BLOCKS_A_CREATURE):
                cited.decided(after, f"{after.label(blocker)} blocks {after.label(attacker)}")
            yield About((attacker,))


@A_NUMBER_OF_BLOCKERS
def so_many(game: Game, thing: int, number: int, least: int) -> bool:
    """Say whether as many as an ability waits for are declared together as blocked or as blockers."""
    enough = number >= least
    A_NUMBER_OF_BLOCKERS.decided(
        game,
        f"{number} face {game.label(thing)}, which is {'' if enough else 'not '}enough for {least} or more",
    )
    return enough


@BECOMES_BLOCKED
@BECOMES_BLOCKED_BY_A_CREATURE
def became_blocked(
    after: Game, speaker: Speaker, when: BecomesBlocked, event: BecomesBlockedCreature
) -> Iterator[About]:
    """Yield the attacker once, or its blockers one by one where the words speak of those.

    A creature that enters blocking makes no blocked creature become one.
    """
    attacker, blockers = event.attacker, event.blockers
    if not is_such_a_creature(after, speaker, when.who, attacker):
        return
    if when.least > 1:
        if not event.already and so_many(after, attacker, len(blockers), when.least):
            yield About((attacker,))
        return
    if when.by is None:
        if event.already:
            BECOMES_BLOCKED.decided(after, f"{after.label(attacker)} was a blocked creature already")
            return
        BECOMES_BLOCKED.decided(after, f"{after.label(attacker)} becomes blocked")
        yield About((attacker,))
        return
    for blocker in blockers:
        if is_such_a_creature(after, speaker, when.by, blocker):
            BECOMES_BLOCKED_BY_A_CREATURE.decided(
                after, f"{after.label(attacker)} becomes blocked by {after.label(blocker)}"
            )
            yield About((blocker,))


@NOT_BLOCKED
@TRIGGERS_LATER
def stayed_unblocked(after: Game, speaker: Speaker, when: AttacksUnblocked, attacker: int) -> Iterator[About]:
    """Yield an attacker for which no blocker was declared."""
    if not is_one(after, speaker, when.who, attacker):
        return
    for cited in (NOT_BLOCKED, TRIGGERS_LATER):
        cited.decided(after, f"blockers are declared, and none for {after.label(attacker)}")
    yield About((attacker,))
