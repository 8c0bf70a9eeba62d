"""309, 311.7, 312.5, 701.31d, 729.1a: completed dungeons, chaos, planes, phenomena, day and night."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.nouns import Subject
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_players import (
    ChaosIsAwaited,
    CompletesDungeon,
    DayOrNightEnds,
    Encountered,
    PlaneswalksTo,
    SetInMotion,
)
from comprules.book.citing import cite
from comprules.events.permanents import TurnsFace
from comprules.events.turn import BecomesDayOrNight
from comprules.events.zones import Chaos, Moves
from comprules.happening.planar_decks import owner_for_now
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.triggers.what_triggered import About, Event_, is_one, is_player
from comprules.state.game import Game
from comprules.words import TimeOfDay

__all__ = [
    "CHAOS_ABILITIES",
    "ENCOUNTERING",
    "ONE_BECOMES_THE_OTHER",
    "PLANE_ARRIVED_AT",
    "day_or_night_ends",
    "is_arrived_at",
    "is_chaos_ability",
    "is_encountered",
    "of_the_game_itself",
]

CHAOS_ABILITIES = cite("311.7")
ENCOUNTERING = cite("312.5")
ONE_BECOMES_THE_OTHER = cite("729.1a")
PLANE_ARRIVED_AT = cite("701.31d")


@ENCOUNTERING
def is_encountered(before: Game, phenomenon: int) -> bool:
    """A phenomenon is encountered as it is moved off a planar deck and turned face up."""
    there = before.objects[phenomenon]
    off_the_deck = there.zone == "command" and there.face_down and there.notes.get("deck") == "planar"
    if off_the_deck:
        ENCOUNTERING.decided(before, f"{before.label(phenomenon)} is encountered")
    return off_the_deck


@CHAOS_ABILITIES
def is_chaos_ability(game: Game, source: int) -> bool:
    """The chaos abilities of face-up planes trigger, and the planar controller controls them."""
    CHAOS_ABILITIES.decided(game, f"chaos ensues: the chaos ability of {game.label(source)} triggers")
    return True


@PLANE_ARRIVED_AT
def is_arrived_at(game: Game, speaker: Speaker, plane: Subject, thing: int) -> bool:
    """The plane that is turned face up is the one to which the player planeswalks, and no other."""
    arrived = is_one(game, speaker, plane, thing)
    said = "is the plane arrived at" if arrived else f"is, and not {game.label(speaker.source)}"
    PLANE_ARRIVED_AT.decided(game, f"{game.label(thing)} {said}")
    return arrived


@ONE_BECOMES_THE_OTHER
def day_or_night_ends(before: Game, time: TimeOfDay | None) -> bool:
    """Day becomes night only where it was day, and night becomes day only where it was night."""
    ends = bool(before.time_of_day) and time in (None, before.time_of_day)
    ONE_BECOMES_THE_OTHER.decided(
        before,
        f"it was {before.time_of_day or 'neither day nor night'} until now: {'so' if ends else 'not so'}",
    )
    return ends


def of_the_game_itself(
    there: Game, before: Game, after: Game, event: Event_, when: TriggerEvent, speaker: Speaker
) -> Iterator[About]:
    """Yield what becomes of cards of the command zone, and of day and night."""
    match when, event:
        case SetInMotion(who), TurnsFace(thing, False):
            if after.objects[thing].zone == "command" and is_one(after, speaker, who, thing):
                yield About((thing,))
        case Encountered(who), TurnsFace(thing, False):
            if is_one(after, speaker, who, thing) and is_encountered(before, thing):
                yield About((thing,))
        case PlaneswalksTo(who, plane), TurnsFace(thing, False, cause="planeswalked to"):
            walker = owner_for_now(after, after.objects[thing])
            if is_player(there, speaker, who, walker) and is_arrived_at(after, speaker, plane, thing):
                yield About((thing,), walker)
        case CompletesDungeon(who), Moves(thing, "none"):
            owner = before.objects[thing].owner
            completed = after.players[owner].dungeons_completed > before.players[owner].dungeons_completed
            if completed and is_player(there, speaker, who, owner):
                yield About((), owner)
        case DayOrNightEnds(time), BecomesDayOrNight() if day_or_night_ends(before, time):
            yield About()
        case ChaosIsAwaited(), Chaos() if is_chaos_ability(after, speaker.source):
            yield About(())
        case _:  # what is waited for, and another event
            return
