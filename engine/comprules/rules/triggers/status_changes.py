"""603.2: abilities trigger when something becomes tapped, attached, phased or turned over."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.simple_nouns import This
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_objects import (
    BecomesAttached,
    BecomesLevel,
    BecomesMarked,
    BecomesTapped,
    BecomesUnattached,
    FullyUnlocks,
    IsTurnedFaceUp,
    Phases,
    TransformsInto,
    UnlocksThisDoor,
)
from comprules.book.citing import cite
from comprules.events.permanents import Attaches as AttachesEvent
from comprules.events.permanents import (
    Notes,
    PhasesIn,
    PhasesOut,
    Taps,
    Transforms,
    TurnsFace,
    Unattaches,
    Unlocks,
)
from comprules.events.spells_and_abilities import Activates
from comprules.events.zones import Moves
from comprules.rules.meaning import Speaker
from comprules.rules.permission.loyalty_abilities import is_loyalty
from comprules.rules.triggers.doors import of_both_doors, of_this_door
from comprules.rules.triggers.what_triggered import About, Event_, is_one
from comprules.state.game import Game

__all__ = [
    "BOASTING",
    "NOT_ATTACHED_BY_PHASING",
    "TRIGGERS_ON_BECOMING",
    "UNATTACHING",
    "attached_by_phasing",
    "attached_to_what_phases",
    "becomes_marked",
    "becomes_tapped",
    "is_called",
    "status_changes",
    "unattached_now",
]

TRIGGERS_ON_BECOMING = cite("603.2f")
NOT_ATTACHED_BY_PHASING = cite("702.26j")
BOASTING = cite("702.142b")
UNATTACHING = cite("701.3d")


@BOASTING
def is_called(game: Game, event: Activates, word: str) -> bool:
    """An ability that speaks of boasting, or of exhaust abilities, waits for those of that keyword."""
    used = event.used
    if word == "loyalty":
        return used is not None and is_loyalty(game, event.source, used.ability)
    on_stack = game.objects[event.ability].on_stack if event.ability in game.objects else None
    made = on_stack.ability if on_stack is not None else None
    called = (used is not None and used.ability.word == word) or (made is not None and made.keyword == word)
    if word == "boast":
        BOASTING.decided(game, f"a creature {'boasts' if called else 'does not boast'}")
    return called or not word


@TRIGGERS_ON_BECOMING
def becomes_tapped(game: Game, before: Game, event: Event_, *, untapped: bool) -> tuple[int, ...]:
    """Only a change of status counts: not what was so already, nor what enters the battlefield so."""
    match event:
        case Taps(thing, tapped) if tapped is not untapped and thing in before.objects:
            changed = before.objects[thing].tapped != tapped
            now = "becomes" if changed else "was already"
            TRIGGERS_ON_BECOMING.decided(
                game, f"{game.label(thing)} {now} {'tapped' if tapped else 'untapped'}"
            )
            return (thing,) if changed else ()
        case Moves(thing, "battlefield", tapped=tapped) if tapped is not untapped:
            status = "tapped" if tapped else "untapped"
            TRIGGERS_ON_BECOMING.decided(game, f"{game.label(thing)} enters {status}, and does not become it")
            return ()
        case _:  # nothing else taps or untaps
            return ()


@TRIGGERS_ON_BECOMING
def becomes_marked(game: Game, thing: int, mark: str, now: str) -> bool:
    """A permanent that is monstrous or renowned already does not become so."""
    if now in {"monstrous", "renowned"}:
        TRIGGERS_ON_BECOMING.decided(game, f"{game.label(thing)} becomes {now}")
    return mark == now


def status_changes(
    there: Game, before: Game, after: Game, event: Event_, when: TriggerEvent, speaker: Speaker
) -> Iterator[About]:
    """Yield what becomes tapped, attached, phased or turned over, if the ability waits for that."""
    match when, event:
        case BecomesTapped(who, untapped), _:
            for thing in becomes_tapped(after, before, event, untapped=untapped):
                if is_one(after, speaker, who, thing):
                    yield About((thing,))
        case BecomesAttached(who, to), _:
            for thing in (*_attached_now(before, after, event), *attached_by_phasing(after, event)):
                host = after.objects[thing].attached_to
                if (
                    is_one(after, speaker, who, thing)
                    and isinstance(host, int)
                    and is_one(after, speaker, to, host)
                ):
                    yield About((host if isinstance(who, This) else thing,))
        case BecomesUnattached(who, from_what), _:
            for thing, was_on in unattached_now(before, after, event):
                fits = from_what is None or is_one(there, speaker, from_what, was_on)
                if fits and is_one(there, speaker, who, thing):
                    yield About((was_on,))
        case Phases(who, out), PhasesIn(thing) | PhasesOut(thing):
            if out is isinstance(event, PhasesOut) and is_one(there, speaker, who, thing):
                yield About((thing,))
        case IsTurnedFaceUp(who), TurnsFace(thing, False):
            if is_one(after, speaker, who, thing):
                yield About((thing,))
        case UnlocksThisDoor(who), Unlocks() | Moves():
            yield from of_this_door(there, after, speaker, who, event)
        case FullyUnlocks(), Unlocks() | Moves():
            yield from of_both_doors(before, after, speaker, when, event)
        case TransformsInto(who), Transforms(thing, False):
            if is_one(after, speaker, who, thing):
                yield About((thing,))
        case BecomesMarked(who, mark), Notes(thing, now):
            if becomes_marked(after, thing, mark, now) and is_one(after, speaker, who, thing):
                yield About((thing,))
        case BecomesLevel(who, level), Notes(thing, "level", now):
            if int(now) == level and is_one(after, speaker, who, thing):
                yield About((thing,))
        case _:  # what is waited for, and another event
            return


@NOT_ATTACHED_BY_PHASING
def attached_by_phasing(game: Game, event: Event_) -> tuple[int, ...]:
    """Nothing becomes attached or unattached as it phases in or out: it was attached all the time."""
    for thing in attached_to_what_phases(game, event):
        NOT_ATTACHED_BY_PHASING.decided_once(game, f"{game.label(thing)} does not become attached by phasing")
    return ()


def attached_to_what_phases(game: Game, event: Event_) -> tuple[int, ...]:
    """Return what is attached and phases in by this event."""
    if not isinstance(event, PhasesIn):
        return ()
    on_it = (i for i in game.battlefield if game.objects[i].attached_to == event.object)
    itself = (event.object,) if game.objects[event.object].attached_to is not None else ()
    return (*itself, *on_it)


def _attached_now(before: Game, after: Game, event: Event_) -> Iterator[int]:
    match event:
        case AttachesEvent(thing, to) if thing in before.objects and before.objects[thing].attached_to != to:
            yield thing
        case Moves(thing, "battlefield", attached_to=to) if to is not None and thing in after.successor:
            yield after.successor[thing]
        case _:  # nothing else attaches
            return


@UNATTACHING
def unattached_now(before: Game, after: Game, event: Event_) -> Iterator[tuple[int, int]]:
    """Yield what ceases to be attached, and to what it was.

    It may be moved, it may leave, or its host may leave.
    """
    match event:
        case Unattaches(thing) | AttachesEvent(thing):
            gone: tuple[int, ...] = (thing,)
        case Moves(thing):
            gone = (thing, *(i for i in before.battlefield if before.objects[i].attached_to == thing))
        case _:  # nothing else ends an attachment
            return
    for i in gone:
        was = before.objects[i].attached_to if i in before.objects else None
        if isinstance(was, int) and was in before.objects:
            if i in after.objects and was in after.objects and after.objects[i].attached_to == was:
                continue
            UNATTACHING.decided_once(after, f"{before.label(i)} becomes unattached from {before.label(was)}")
            yield i, was
