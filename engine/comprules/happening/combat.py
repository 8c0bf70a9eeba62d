"""506.4: what is removed from combat, and what it then no longer is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from comprules.book.citing import cite
from comprules.events.permanents import (
    BecomesBlockedCreature,
    DeclaresAttacker,
    DeclaresBlocker,
    EntersAttacking,
    EntersBlocking,
    FormsBand,
    JoinsBlock,
    LeavesCombat,
    Reselects,
)
from comprules.happening.battles import defender_of_battle, stays_protector
from comprules.ruleset import seen, views
from comprules.state.game import Game
from comprules.state.objects import GameObject
from comprules.words import STEPS_OF_COMBAT

__all__ = [
    "ATTACKED_NO_MORE",
    "BLOCKING_AND_ATTACKED",
    "LEAVES_ITS_BAND",
    "PLANESWALKER_AND_BATTLE",
    "REMOVED_FROM_COMBAT",
    "TAPPED_IN_COMBAT",
    "TOO_LATE_TO_KEEP_IT_OUT",
    "band_after_combat",
    "comes_too_late",
    "defender_of",
    "defending_player",
    "fights",
    "leaves_combat",
    "may_still_be_attacked",
    "removed_by_itself",
    "what_it_stays",
]

REMOVED_FROM_COMBAT = cite("506.4")
TOO_LATE_TO_KEEP_IT_OUT = cite("506.4a")
TAPPED_IN_COMBAT = cite("506.4b")
ATTACKED_NO_MORE = cite("506.4c")
BLOCKING_AND_ATTACKED = cite("506.4d")
PLANESWALKER_AND_BATTLE = cite("506.4e")
LEAVES_ITS_BAND = cite("702.22f")


@REMOVED_FROM_COMBAT
def removed_by_itself(game: Game, before: Game) -> tuple[LeavesCombat, ...]:
    """Return what an event has removed from combat.

    That is what fights and is no creature any more or a battle now, what has another controller, and what
    is attacked and has left, phased out, or is no planeswalker or battle any more.
    """
    if game.step not in STEPS_OF_COMBAT:
        return ()
    events = tuple(_removed(game, before))
    for event in events:
        REMOVED_FROM_COMBAT.decided(game, f"{game.label(event.object)} is removed from combat")
    return events


def _removed(game: Game, before: Game) -> Iterator[LeavesCombat]:
    there = game.battlefield
    attacked = {
        thing.attacking
        for thing in map(game.objects.__getitem__, there)
        if isinstance(thing.attacking, int) and not thing.defended_by
    }
    yield from (LeavesCombat(i) for i in attacked if i not in there and isinstance(i, int))
    for i in game.zone("battlefield"):
        thing = game.objects[i]
        fights = thing.attacking is not None or bool(thing.blocking)
        if thing.phased_out and fights:
            yield LeavesCombat(i)
        if thing.phased_out or (not fights and i not in attacked):
            continue
        types = views(game)[i].types
        fights_on = fights and "creature" in types and "battle" not in types
        if fights_on and comes_too_late(game, i):
            yield LeavesCombat(i)
        is_attacked = i in attacked and may_still_be_attacked(game, before, i)
        then = views(before).get(i)
        if then is not None and then.controller != views(game)[i].controller:
            yield LeavesCombat(i)
        elif fights and not fights_on:
            yield what_it_stays(game, LeavesCombat(i, "attacked" if is_attacked else ""))
        elif i in attacked and not is_attacked:
            yield what_it_stays(game, LeavesCombat(i, "fighting" if fights_on else ""))


@TOO_LATE_TO_KEEP_IT_OUT
@TAPPED_IN_COMBAT
def comes_too_late(game: Game, thing: int) -> bool:
    """Say whether a creature in combat leaves it for what would have kept it out: it never does.

    That is an effect by which it can't attack or block, or its being tapped.
    """
    fighter = game.objects[thing]
    does = "block" if fighter.blocking else "attack"
    if views(game)[thing].cannot(does, "attack or block"):
        TOO_LATE_TO_KEEP_IT_OUT.decided_once(
            game, f"{game.label(thing)} can't {does} now, and goes on with it"
        )
    if fighter.tapped and fighter.blocking:
        TAPPED_IN_COMBAT.decided_once(game, f"{game.label(thing)} is tapped, and goes on blocking")
    return False


@BLOCKING_AND_ATTACKED
def what_it_stays(game: Game, event: LeavesCombat) -> LeavesCombat:
    """What blocks and is attacked goes on as the one when it can no longer be the other."""
    if event.stays:
        BLOCKING_AND_ATTACKED.decided(game, f"{game.label(event.object)} goes on as what it still is")
    return event


@PLANESWALKER_AND_BATTLE
def may_still_be_attacked(game: Game, before: Game, thing: int) -> bool:
    """Say whether it is still a battle, or a planeswalker whose controller defends it as before."""
    types = views(game)[thing].types
    if "battle" in types or "planeswalker" not in types:
        return "battle" in types
    then = views(before).get(thing)
    if then is None or "battle" not in then.types:
        return True
    PLANESWALKER_AND_BATTLE.decided(game, f"{game.label(thing)} is a planeswalker and no battle any more")
    return stays_protector(game, thing) == views(game)[thing].controller


def leaves_combat(game: Game, before: Game, event: LeavesCombat) -> Game:
    """Return the game after a permanent was removed from combat, or goes on in one part of it alone."""
    thing = event.object
    if event.stays != "attacked":
        for i in game.zone("battlefield"):
            attacker = game.objects[i]
            if attacker.attacking == thing and not attacker.defended_by:
                ATTACKED_NO_MORE.decided(game, f"{game.label(i)} goes on attacking, though nothing")
                game = game.altering(i, defended_by=defender_of(before, thing))
    if event.stays != "fighting" and thing in game.objects:
        band = band_after_combat(game, thing)
        game = game.altering(thing, attacking=None, defended_by="", blocking=(), blocked=False, band=band)
    return game


@LEAVES_ITS_BAND
def band_after_combat(game: Game, thing: int) -> int:
    """Return the band of what is removed from combat: it is in none any more."""
    if game.objects[thing].band:
        LEAVES_ITS_BAND.decided(game, f"{game.label(thing)} is in its band no more")
    return 0


Fights = (
    DeclaresAttacker
    | EntersAttacking
    | DeclaresBlocker
    | Reselects
    | EntersBlocking
    | FormsBand
    | JoinsBlock
    | BecomesBlockedCreature
)
"""The events by which creatures attack and block."""


def fights(game: Game, event: Fights) -> Game:
    """Return the game after creatures have become attackers or blockers, blocked, or members of a band."""
    match event:
        case DeclaresAttacker(attacker, attacked) | EntersAttacking(attacker, attacked):
            return game.altering(attacker, attacking=attacked)
        case DeclaresBlocker(blocker, attackers):
            return game.altering(blocker, blocking=attackers)
        case Reselects(attacker, attacked):
            return game.altering(attacker, attacking=attacked, defended_by="")
        case EntersBlocking(blocker, blocked):
            return game.altering(blocker, blocking=(blocked,))
        case FormsBand(members):
            for member in members:
                game = game.altering(member, band=members[0])
            return game
        case JoinsBlock(blocker, attackers):
            return game.altering(blocker, blocking=(*game.objects[blocker].blocking, *attackers))
        case BecomesBlockedCreature(attacker):
            return game.altering(attacker, blocked=True)
        case _:
            assert_never(event)


def defender_of(game: Game, attacked: int | str | None) -> str:
    """Return the player who is attacked, or who controls or protects what is, as last known (508.5)."""
    if not isinstance(attacked, int):
        return attacked or ""
    if game.last_seen(attacked).notes.get("protector"):
        return defender_of_battle(game, attacked)
    return seen(game, attacked).controller


def defending_player(game: Game, attacker: GameObject) -> str:
    """Return the player whom an attacker attacks, or who defended what it attacked and has left combat."""
    return attacker.defended_by or defender_of(game, attacker.attacking)
