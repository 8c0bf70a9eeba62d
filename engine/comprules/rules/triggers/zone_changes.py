"""603.6: objects that change zones, held against what triggered abilities wait for."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.descriptions import narrowed, without
from comprules.abilities.nouns import AllThese, ControlledBy, OneOrMore, OwnedBy, Subject
from comprules.abilities.simple_nouns import This
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_objects import Dies, Enters, Leaves, LeavesZone, PutInto
from comprules.abilities.trigger_events_of_players import PlaysLandCard
from comprules.book.citing import cite
from comprules.events.players import LosesGame
from comprules.events.zones import Moves
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.reach import in_range_as_it_left
from comprules.rules.meaning.symbols import is_origin
from comprules.rules.triggers.what_triggered import About, Event_, is_one, is_player
from comprules.ruleset import still_there, views
from comprules.state.game import Game

__all__ = [
    "APPLIED_AS_IT_ENTERS",
    "AS_IT_ENTERED_FOR_TRIGGERS",
    "LEAVES_TRIGGERS",
    "as_it_entered",
    "entered_from",
    "land_played",
    "leaves_the_battlefield",
    "left_as",
    "zone_changes",
]

AS_IT_ENTERED_FOR_TRIGGERS = cite("603.6b")
LEAVES_TRIGGERS = cite("603.6c")
APPLIED_AS_IT_ENTERS = cite("611.3c")


@APPLIED_AS_IT_ENTERS
@AS_IT_ENTERED_FOR_TRIGGERS
def as_it_entered(game: Game, thing: int) -> Game:
    """Continuous effects apply the moment that a permanent enters, before abilities trigger on it."""
    if _is_changed(game, thing):
        for citation in (APPLIED_AS_IT_ENTERS, AS_IT_ENTERED_FOR_TRIGGERS):
            citation.decided_once(game, f"{game.label(thing)} enters with effects already applied to it")
    return game


def entered_from(
    there: Game, before: Game, after: Game, thing: int, when: Enters, speaker: Speaker
) -> Iterator[About]:
    """Yield what has entered, if it came from where the words say, and it is what they name."""
    if when.origin:
        was = before.objects.get(thing)
        if was is None or not is_origin(was.zone, when.origin):
            return
        if when.whose is not None and not is_player(there, speaker, when.whose, was.owner):
            return
    entered = after.successor.get(thing, thing)
    if entered not in after.objects or (when.how == "untapped" and after.objects[entered].tapped):
        return
    if is_one(as_it_entered(after, entered), speaker, when.who, entered):
        yield About((entered,))


def land_played(
    there: Game, before: Game, after: Game, thing: int, when: PlaysLandCard, speaker: Speaker
) -> Iterator[About]:
    """Yield a land that was played, if such a player has played it from where the words say."""
    land = after.successor.get(thing, thing)
    if land not in after.objects or not is_origin(before.objects[thing].zone, when.origin):
        return
    player = views(after)[land].controller
    if is_player(there, speaker, when.who, player) and is_one(after, speaker, AllThese(when.land), land):
        yield About((land,), player)


def _is_changed(game: Game, thing: int) -> bool:
    """Say whether effects make a permanent other than it is printed."""
    view, base = views(game)[thing], game.objects[thing].base
    now = (view.colors, view.types, view.subtypes, view.power, view.toughness, view.abilities)
    return now != (base.colors, base.types, base.subtypes, base.power, base.toughness, base.abilities)


def zone_changes(
    there: Game, before: Game, after: Game, event: Event_, when: TriggerEvent, speaker: Speaker
) -> Iterator[About]:
    """Yield what changes zones, if that is what is waited for."""
    for thing, came_from, to in _moved(before, after, event):
        match when:
            case Dies(who) if came_from == "battlefield" and to == "graveyard":
                fits = left_as(there, after, thing, speaker, who)
            case Leaves(who):
                fits = left_as(there, after, thing, speaker, who)
                fits = fits and leaves_the_battlefield(after, came_from, to)
            case LeavesZone(who, zone, whose) if came_from == zone and to != zone:
                mine = whose is None or is_player(there, speaker, whose, before.objects[thing].owner)
                fits = mine and left_as(there, after, thing, speaker, who)
            case PutInto(who, zone, whose, origin) if to == zone and _is_from(came_from, origin):
                put = _put_there(there, before, after, thing, speaker, who)
                yield from (i for i in put if whose is None or is_player(there, speaker, whose, i.player))
                fits = False
            case _:  # it went elsewhere than to where the words say
                fits = False
        if fits:
            yield About((thing,), before.objects[thing].owner, moved=True)


def _is_from(zone: str, origin: str) -> bool:
    """Say whether an object came from where the words say."""
    return origin in ("", zone) or (origin == "not battlefield" and zone != "battlefield")


def _moved(before: Game, after: Game, event: Event_) -> Iterator[tuple[int, str, str]]:
    """Yield each object as it was that changed zones, its zone, and the one it went to.

    That is empty where its owner left the game.
    """
    match event:
        case Moves(thing, to) if thing in before.objects and thing not in after.objects:
            yield thing, before.objects[thing].zone, to
        case LosesGame(player):
            for i in before.battlefield:
                if before.objects[i].owner == player and i not in after.objects and i not in after.successor:
                    yield i, "battlefield", ""
        case _:  # no other event has objects change zones
            return


@LEAVES_TRIGGERS
def leaves_the_battlefield(game: Game, came_from: str, to: str) -> bool:
    """A permanent leaves the battlefield by going to any zone, and by leaving the game with its owner."""
    if came_from != "battlefield" or to == "battlefield":
        return False
    LEAVES_TRIGGERS.decided_once(game, f"something leaves the battlefield for {to or 'no zone of this game'}")
    return True


def left_as(there: Game, after: Game, thing: int, speaker: Speaker, who: Subject) -> bool:
    """Say whether what left was what the words name, looked for as it was there."""
    looked = still_there(there, thing, later=after)
    fits = looked is not None and is_one(looked, speaker, who, thing)
    return fits and in_range_as_it_left(after, speaker, thing)


def _put_there(
    there: Game, before: Game, after: Game, thing: int, speaker: Speaker, who: Subject
) -> Iterator[About]:
    """Yield what the words name of what was put into a zone.

    It is looked at as it was if the game looks back, else as it is in that zone, where each card of a melded
    permanent is an object of its own (712.21).
    """
    old = before.objects[thing]
    if thing in there.objects:
        if is_one(there, speaker, who, thing):
            yield About((thing,), old.owner, moved=True)
    elif old.components:
        for new in after.objects.values():
            if new.came_from == thing and _is_named(after, new.id, speaker, who):
                yield About((new.id,), new.owner)
    elif (one := after.successor.get(thing, 0)) in after.objects and _is_named(after, one, speaker, who):
        yield About((thing,), old.owner, moved=True)


def _is_named(after: Game, new: int, speaker: Speaker, who: Subject) -> bool:
    """Say whether the words name what is in its new zone, where it has an owner and no controller."""
    if isinstance(who, This):
        return speaker.source == new
    if isinstance(who, AllThese | OneOrMore):
        as_card = without(who.filter, ControlledBy)
        if who.filter.controller:
            as_card = narrowed(without(as_card, OwnedBy), OwnedBy(who.filter.controller))
        return is_one(after, speaker, AllThese(as_card), new)
    return False
