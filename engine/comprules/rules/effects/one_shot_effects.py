"""610: one-shot effects that last until something happens, and what comes right after it."""

from __future__ import annotations

from typing import Any, Literal

from comprules.abilities.kinds import Triggered
from comprules.abilities.nouns import Target
from comprules.abilities.simple_nouns import It
from comprules.abilities.slots import NOW
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_objects import Dies, Leaves
from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.permanents import PhasesIn
from comprules.events.spells_and_abilities import Awaits
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.rules.continuous.durations_as_they_begin import is_over
from comprules.rules.keywords.phasing import PHASED_OUT_UNTIL_EVENT
from comprules.rules.meaning import Speaker, objects_of
from comprules.rules.meaning.speaker import AbilityUsed, meant_by
from comprules.rules.permission.revealed_again import with_revealed_again
from comprules.rules.triggers.expired_durations import with_what_is_over
from comprules.rules.triggers.trigger_events import control_changes, has_occurred
from comprules.rules.triggers.what_triggered import Event_
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Until
from comprules.state.objects import Filled
from comprules.words import Zone

__all__ = [
    "CONTROLLER_OF_RETURNED",
    "EXILED_FOR_A_TIME",
    "ONE_SHOT_EFFECTS",
    "PHASED_IN_TOGETHER",
    "PHASING_EVENT_BEFORE_ABILITY",
    "PHASING_EVENT_BEFORE_SPELL",
    "PHASING_IN_AGAIN",
    "RETURNED_TOGETHER",
    "RETURNING",
    "RETURN_EVENT_BEFORE_ABILITY",
    "RETURN_EVENT_BEFORE_SPELL",
    "at_once",
    "await_event",
    "comes_too_late",
    "happens_once",
    "no_longer_awaited",
    "phasing_in_again",
    "returning",
    "right_after",
    "rule_of_event_before",
    "who_controls",
]

ONE_SHOT_EFFECTS = cite("610.1")
EXILED_FOR_A_TIME = cite("406.1")
RETURNING = cite("610.3")
RETURN_EVENT_BEFORE_SPELL = cite("610.3a")
RETURN_EVENT_BEFORE_ABILITY = cite("610.3b")
CONTROLLER_OF_RETURNED = cite("610.3c")
RETURNED_TOGETHER = cite("610.3d")
PHASING_IN_AGAIN = cite("610.4")
PHASING_EVENT_BEFORE_SPELL = cite("610.4b")
PHASING_EVENT_BEFORE_ABILITY = cite("610.4c")
PHASED_IN_TOGETHER = cite("610.4d")


@ONE_SHOT_EFFECTS
def happens_once(game: Game, events: list[Event]) -> Game:
    """A one-shot effect does what it says a single time."""
    if events:
        ONE_SHOT_EFFECTS.decided_once(game, "a one-shot effect does what it says, once")
    return happen(game, *events)


def await_event(
    game: Game,
    speaker: Speaker,
    when: TriggerEvent,
    things: tuple[int, ...],
    *,
    way: Literal["return", "phase in"],
    zone: Zone,
) -> Game:
    """From now on the event is awaited that puts these objects back where they were (610.3, 610.4)."""
    if not things:
        return game
    (RETURNING if way == "return" else PHASING_IN_AGAIN).decided(
        game,
        f"{game.label(speaker.source)}: from now on an event is awaited that undoes this",
    )
    when, about = _with_targets_fixed(game, speaker, when)
    until = Until(0, when, speaker.source, speaker.controller, speaker.of.origin, things, way, zone, about)
    return happen(game, Awaits(until))


def _with_targets_fixed(
    game: Game, speaker: Speaker, when: TriggerEvent
) -> tuple[TriggerEvent, tuple[int, ...]]:
    """Return the event, a target in it being the object that it is now."""
    if isinstance(when, Leaves | Dies) and isinstance(when.who, Target):
        return replace(when, who=It(slot=NOW)), objects_of(game, views(game), speaker, when.who)
    who = getattr(when, "who", None)
    if isinstance(who, It):
        fixed: Any = when
        return replace(fixed, who=replace(who, slot=NOW)), meant_by(speaker, who)
    return when, speaker.current.objects


# ---- the event has already occurred


def _has_happened(game: Game, speaker: Speaker, when: TriggerEvent) -> bool:
    known = is_over(game, when)
    if known is not None:
        return known
    if not isinstance(when, Leaves | Dies):
        return False
    return not objects_of(game, views(game), speaker, when.who)


@RETURN_EVENT_BEFORE_SPELL
@RETURN_EVENT_BEFORE_ABILITY
@PHASING_EVENT_BEFORE_SPELL
@PHASING_EVENT_BEFORE_ABILITY
def comes_too_late(game: Game, speaker: Speaker, when: TriggerEvent, way: str) -> bool:
    """Nothing moves or phases out if the event occurred after the spell was cast or the ability triggered."""
    late = _has_happened(game, speaker, when)
    rule_of_event_before(game, way).decided(
        game, f"{game.label(speaker.source)}: the event has {'' if late else 'not '}occurred already"
    )
    return late


def rule_of_event_before(game: Game, way: str) -> Citation:
    """Find the rule about an event that occurs before the effect that would wait for it."""
    top = game.zone("stack")[:1]
    on_stack = game.objects[top[0]].on_stack if top else None
    triggered = (
        on_stack is not None
        and on_stack.ability is not None
        and isinstance(on_stack.ability.ability, Triggered)
    )
    if way == "phase in":
        return PHASING_EVENT_BEFORE_ABILITY if triggered else PHASING_EVENT_BEFORE_SPELL
    return RETURN_EVENT_BEFORE_ABILITY if triggered else RETURN_EVENT_BEFORE_SPELL


# ---- right after the event


def right_after(before: Game, events: tuple[Event, ...], after: Game) -> Game:
    """The second one-shot effect of each that waited for one of these events is created and happens."""
    after = with_revealed_again(before, after)
    if after.watched:
        after = with_what_is_over(before, events, after)
    if not after.untils:
        return after
    happened = (*events, *control_changes(before, after))
    after = _without_those_in(after, events)
    over = [until for until in after.untils if _is_over(before, after, happened, until)]
    if not over:
        return after
    after = replace(after, untils=tuple(until for until in after.untils if until not in over))
    return at_once(after, tuple(e for until in over for e in _coming_back(after, until)))


def _is_over(before: Game, after: Game, happened: tuple[Event_, ...], until: Until) -> bool:
    speaker = Speaker(
        until.source,
        until.controller,
        of=AbilityUsed(origin=until.origin),
        current=Filled(objects=until.about),
    )
    there = after if until.source in after.objects and until.source not in before.objects else before
    return has_occurred(there, after, happened, until.when, speaker)


@PHASED_OUT_UNTIL_EVENT
def no_longer_awaited(game: Game, thing: int) -> Game:
    """Once another effect has phased the permanent in, the second one-shot effect won't happen any more."""
    waiting = [u for u in game.untils if u.way == "phase in" and thing in u.objects]
    if not waiting:
        return game
    PHASED_OUT_UNTIL_EVENT.decided(
        game, f"{game.label(thing)} has phased in by another effect: nothing waits for it any more"
    )
    left = tuple(
        replace(u, objects=tuple(i for i in u.objects if i != thing)) if u in waiting else u
        for u in game.untils
    )
    return replace(game, untils=left)


def _without_those_in(game: Game, events: tuple[Event, ...]) -> Game:
    for event in events:
        if isinstance(event, PhasesIn):
            game = no_longer_awaited(game, event.object)
    return game


def _coming_back(game: Game, until: Until) -> tuple[Event, ...]:
    return phasing_in_again(game, until) if until.way == "phase in" else returning(game, until)


@RETURNING
@EXILED_FOR_A_TIME
def returning(game: Game, until: Until) -> tuple[Event, ...]:
    """Right after the event, what was moved returns to the zone it was in."""
    there = [i for i in until.objects if i in game.objects]
    if there:
        RETURNING.decided(game, f"{game.label(until.source)}: what was moved returns right after the event")
    if any(game.objects[i].zone == "exile" for i in there):
        EXILED_FOR_A_TIME.decided(game, f"{game.label(there[0])} was exiled for a time alone, and returns")
    return tuple(Moves(i, until.zone, under=who_controls(game, until, i)) for i in there)


@PHASING_IN_AGAIN
def phasing_in_again(game: Game, until: Until) -> tuple[Event, ...]:
    """Right after the event, what phased out phases in."""
    found = tuple(PhasesIn(i) for i in until.objects if i in game.objects and game.objects[i].phased_out)
    if found:
        PHASING_IN_AGAIN.decided(
            game, f"{game.label(until.source)}: what phased out phases in right after the event"
        )
    return found


@CONTROLLER_OF_RETURNED
def who_controls(game: Game, _until: Until, thing: int) -> str:
    """What returns to the battlefield does so under its owner's control."""
    owner = game.objects[thing].owner
    CONTROLLER_OF_RETURNED.decided(game, f"{game.label(thing)} returns under {owner}'s control")
    return owner


@RETURNED_TOGETHER
@PHASED_IN_TOGETHER
def at_once(game: Game, events: tuple[Event, ...]) -> Game:
    """Effects that come right after one event are simultaneous."""
    citation = PHASED_IN_TOGETHER if all(isinstance(e, PhasesIn) for e in events) else RETURNED_TOGETHER
    if events:
        citation.decided(game, f"right after one event, {len(events)} thing{'s' * (len(events) > 1)} at once")
    return happen(game, *events)
