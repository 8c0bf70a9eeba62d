"""603: abilities watch for events, and wait to be put on the stack when they have seen one."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.kinds import Chapter, Triggered
from comprules.abilities.statements import TriggersAgain
from comprules.abilities.trigger_events import AbilityTriggers, StateIs
from comprules.abilities.trigger_events_of_objects import (
    Enters,
)
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.events.spells_and_abilities import Activates, Resolves
from comprules.events.turn import BeginsStep
from comprules.events.zones import Draws, Moves, Reveals
from comprules.keyword_instances import works
from comprules.keywords.rules_702_121_to_183 import READ_AHEAD
from comprules.rules.keywords.meaning import note_at_rest, note_at_work
from comprules.rules.meaning import Speaker, holds
from comprules.rules.meaning.cycling import triggers_on_cycling_too
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.meaning.speaker import AbilityUsed, with_event
from comprules.rules.triggers.attackers_declared import Seen, enough_together
from comprules.rules.triggers.damage_counters_and_targets import targeted_by
from comprules.rules.triggers.delayed_triggers import delayed_that_trigger, remember
from comprules.rules.triggers.expired_durations import watched_from_now
from comprules.rules.triggers.inherent_abilities import (
    has_inherent_abilities,
    inherent_triggers,
    of_the_initiative,
    planeswalking_ability,
    radiation,
    speeding_up,
)
from comprules.rules.triggers.looking_back import looks_back
from comprules.rules.triggers.revealing import reveal_first_draws
from comprules.rules.triggers.times_triggered import (
    TRIGGERING,
    SeenTrigger,
    as_the_step_begins,
    counts_again,
    delayed_is_no_ability_of,
    each_time,
    has_done_it,
    is_so,
    times_it_triggers,
    triggers_left,
)
from comprules.rules.triggers.trigger_events import (
    alternatives,
    control_changes,
    could_match,
    occurrences,
)
from comprules.rules.triggers.what_triggered import About, Event_
from comprules.rules.triggers.who_watches import is_about_itself, moved_cards, watchers_of, watchers_of_object
from comprules.rules.triggers.zone_changes import as_it_entered
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting
from comprules.state.objects import Held

__all__ = [
    "CHAPTERS_TOGETHER",
    "CHAPTER_SYMBOL",
    "CHAPTER_SYMBOLS",
    "CONDITION_AND_EFFECT",
    "ENTERS_TRIGGERS",
    "SEVERAL_CHAPTER_SYMBOLS",
    "STATE_TRIGGERS",
    "STATE_TRIGGERS_ARE_NO_ACTIONS",
    "TRIGGERED_ABILITIES",
    "TRIGGERING_WITHOUT_PRIORITY",
    "as_chapters_of_their_own",
    "may_trigger_now",
    "newcomers_see_too",
    "notice",
    "numbers_reached",
    "state_triggers",
]

CONDITION_AND_EFFECT = cite("113.3c")
TRIGGERED_ABILITIES = cite("603.1")
TRIGGERING_WITHOUT_PRIORITY = cite("603.2a")
ENTERS_TRIGGERS = cite("603.6a")
STATE_TRIGGERS = cite("603.8")
STATE_TRIGGERS_ARE_NO_ACTIONS = cite("704.1a")
CHAPTER_ABILITIES = cite("714.2b")
CHAPTERS_TOGETHER = cite("714.2c")
CHAPTER_SYMBOLS = cite("107.15")
CHAPTER_SYMBOL = cite("107.15a")
SEVERAL_CHAPTER_SYMBOLS = cite("107.15b")


@CONDITION_AND_EFFECT
@TRIGGERED_ABILITIES
@TRIGGERING
def notice(before: Game, events: tuple[Event, ...], after: Game) -> Game:
    """Each ability that watches for one of these events triggers; it does nothing more at this point."""
    after = remember(before, events, after)
    for event in events:
        if isinstance(event, Moves) and event.to == "battlefield" and event.object in after.successor:
            as_it_entered(after, after.successor[event.object])
        if isinstance(event, Resolves):
            after = _counted(after, *_resolution_of(after, event))
        for key in targeted_by(after, event):
            after = _counted(after, *key)
    if not has_inherent_abilities(after, events) and nothing_watches(before, events, after):
        return after
    happened: tuple[Event_, ...] = (*events, *control_changes(before, after))
    seen = list(_of_objects(before, happened, after))
    if seen and not may_trigger_now(after):
        return after
    for trigger, _ in seen:
        for cited in (TRIGGERED_ABILITIES, CONDITION_AND_EFFECT):
            met = f"{after.label(trigger.source)}: its trigger condition is met, its effect will follow"
            cited.decided(after, met)
        TRIGGERING.decided(after, f"an ability of {after.label(trigger.source)} triggers")
        limit = getattr(trigger.ability, "limit", "")
        if limit.startswith("triggers"):
            after = _counted(after, "triggered", trigger.source, trigger.uid)
            if limit == "triggers once" and trigger.source in after.objects:
                notes = after.objects[trigger.source].notes.set(f"triggered {trigger.uid}", "so")
                after = after.altering(trigger.source, notes=notes)
    after, delayed = delayed_that_trigger(before, happened, after)
    seen = [again for one in seen for again in times_it_triggers(after, before, one)]
    seen += [again for one in delayed for again in delayed_is_no_ability_of(after, before, one)]
    seen += inherent_triggers(before, happened, after)
    seen += of_the_initiative(before, happened, after)
    seen += radiation(before, happened, after)
    seen += planeswalking_ability(before, happened, after)
    if faster := speeding_up(before, happened, after):
        seen += faster
        after = _counted(after, "sped up", after.active)
    if seen:
        after = _with_waiting(after, before, seen)
    return state_triggers(reveal_first_draws(before, events, after))


_SEEN_ANYWAY = frozenset({Draws, Moves})
"""Not only triggered abilities on the battlefield and the stack look at these events.

Cards that move may have abilities about that, and a card may be revealed as it is drawn.
"""


def nothing_watches(before: Game, events: tuple[Event, ...], after: Game) -> bool:
    """Say whether there is nothing that could trigger or wait for a state; no rule, but time saved."""
    if after.delayed or watchers_of(after) or watchers_of(before):
        return False
    return not any(
        type(event) in _SEEN_ANYWAY
        or (isinstance(event, Activates) and event.source in after.successor)
        or (isinstance(event, Reveals) and event.source == event.card)
        for event in events
    )


@TRIGGERING_WITHOUT_PRIORITY
def may_trigger_now(game: Game) -> bool:
    """Abilities trigger even where nobody could cast a spell or activate an ability."""
    if not game.priority:
        TRIGGERING_WITHOUT_PRIORITY.decided_once(
            game, "nobody could cast or activate anything now; an ability triggers all the same"
        )
    return True


def _counted(game: Game, *key: object) -> Game:
    return replace(game, this_turn=game.this_turn.set(key, game.this_turn.get(key, 0) + 1))


def _resolution_of(game: Game, event: Resolves) -> tuple[object, ...]:
    thing = game.last_seen(event.object)
    made = thing.on_stack.ability if thing.on_stack else None
    return ("resolved", made.source, made.uid) if made else ("resolved", event.object, ())


def _with_waiting(after: Game, before: Game, seen: list[SeenTrigger]) -> Game:
    numbered = [(replace(w, number=after.next_id + n), event) for n, (w, event) in enumerate(seen)]
    after = replace(after, next_id=after.next_id + len(numbered))
    watching = list(_on_triggering(before, after, numbered))
    more = [replace(w, number=after.next_id + n) for n, w in enumerate(watching)]
    after = replace(after, next_id=after.next_id + len(more))
    triggers = (*(w for w, _ in numbered), *more)
    for trigger in triggers:
        after = _watched_as_it_triggers(after, trigger)
    return replace(after, waiting=(*after.waiting, *triggers))


def _watched_as_it_triggers(game: Game, trigger: Waiting) -> Game:
    about = trigger.happening or About()
    speaker = Speaker(trigger.source, trigger.controller, of=AbilityUsed(origin=trigger.origin))
    speaker = with_event(speaker, about, trigger.ability)
    return watched_from_now(game, trigger.number, speaker, getattr(trigger.ability, "effects", ()))


# ---- who watches: 603.2, 603.10


def _of_objects(before: Game, events: tuple[Event_, ...], after: Game) -> Iterator[SeenTrigger]:
    watching = [(False, watcher) for watcher in watchers_of(after)]
    watching += [(True, watcher) for watcher in watchers_of(before)]
    for back, card in moved_cards(before, after, events):
        there = before if back else after
        watching += [(back, w) for w in watchers_of_object(there, card) if is_about_itself(w[2])]
    for back, (thing, held, ability) in watching:
        if isinstance(ability, Chapter):
            for event in () if back else events:
                yield from _chapters(before, after, event, thing, held, ability)
        elif isinstance(ability, Triggered) and not isinstance(ability.when, StateIs | AbilityTriggers):
            yield from _seen_by(before, after, events, (thing, held, ability), back=back)


def _seen_by(
    before: Game,
    after: Game,
    events: tuple[Event_, ...],
    watcher: tuple[int, Held, Triggered],
    *,
    back: bool,
) -> Iterator[SeenTrigger]:
    """Yield the triggers of one ability, one for each time that what it waits for has happened.

    With ``back`` the ability is as it was before the events.
    """
    thing, held, ability = watcher
    there = before if back else after
    speaker = speaker_of(there, thing, held, views(there)[thing].controller)
    speaker = replace(speaker, of=replace(speaker.of, ability=ability, uid=held.uid))
    seen: list[Seen] = []
    waited_for = alternatives(ability.when)
    for event in events:
        for when in waited_for:
            if could_match(when, event) and looks_back(after, before, when, event) is back:
                if not triggers_on_cycling_too(after, ability.when, when):
                    continue
                abouts = occurrences(there, before, after, event, when, speaker)
                if isinstance(when, Enters) and abouts and not newcomers_see_too(after, before, thing):
                    continue
                seen += [(when, about, event) for about in abouts]
                if not abouts:
                    TRIGGERING.decided_once(after, f"{after.label(thing)} does not wait for what happened")
                    note_at_rest(after, thing, held)
    found = enough_together(after, seen)
    if isinstance(events[0] if events else None, BeginsStep) and found:
        found = found if as_the_step_begins(after, speaker.controller) else []
    found = each_time(after, ability, found)
    if found and ability.limit.startswith("triggers"):
        found = found[: triggers_left(after, ability, thing, held.uid)]
    for about, event in found:
        waiting = Waiting(ability, thing, speaker.controller, about, held.origin, held.uid)
        if is_so(after, speaker, ability, about) and not has_done_it(after, waiting, ability):
            note_at_work(after, thing, views(there)[thing], held)
            yield waiting, event


@ENTERS_TRIGGERS
def newcomers_see_too(game: Game, _before: Game, thing: int) -> bool:
    """All permanents are checked for abilities that watch for what enters, the newcomers included."""
    ENTERS_TRIGGERS.decided(game, f"{game.label(thing)} has an ability that matches what entered")
    return True


# ---- additional times: 603.2d


def _on_triggering(before: Game, after: Game, seen: list[SeenTrigger]) -> Iterator[Waiting]:
    """Yield the abilities that trigger because others do (603.3b)."""
    for thing, held, ability in watchers_of(after):
        if not isinstance(ability, Triggered) or not isinstance(ability.when, AbilityTriggers):
            continue
        speaker = speaker_of(after, thing, held, views(after)[thing].controller)
        when = TriggersAgain(ability.when.of, ability.when.cause)
        for trigger, event in seen:
            if counts_again(after, before, speaker, when, trigger, event):
                about = About((), trigger.controller, trigger=trigger.number)
                if is_so(after, speaker, ability, about):
                    yield Waiting(ability, thing, speaker.controller, about, held.origin, held.uid)


# ---- chapters of Sagas


@CHAPTER_ABILITIES.essential("a Saga's chapters have to trigger on something")
def _chapters_reached(before: Game, after: Game, thing: int) -> tuple[int, int]:
    """Return how many lore counters a Saga had before and has now."""

    def lore(game: Game) -> int:
        found = game.objects[thing].counters.get("lore") if thing in game.objects else None
        return found.amount if found else 0

    return lore(before), lore(after)


def _chapters(
    before: Game, after: Game, event: Event_, thing: int, held: Held, ability: Chapter
) -> Iterator[SeenTrigger]:
    comes = _comes(after, event, thing)
    if not comes and not (isinstance(event, PutsCounters) and event.on == thing and event.kind == "lore"):
        return
    old, new = _chapters_reached(before, after, thing)
    is_new = comes or any(_comes(after, deed, thing) for deed in after.deeds)
    reached = numbers_reached(after, ability.numbers, old, new)
    if not reached:
        return
    CHAPTER_ABILITIES.decided(after, f"{after.label(thing)} has come from {old} to {new} lore counters")
    read = reached if not is_new else tuple(n for n in reached if _is_read(after, thing, n, new))
    for _ in as_chapters_of_their_own(after, read):
        yield Waiting(ability, thing, views(after)[thing].controller, About(), held.origin, held.uid), event


@CHAPTER_SYMBOL
@CHAPTER_SYMBOLS
def numbers_reached(game: Game, numbers: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """A chapter comes when lore counters are put on, and bring their number from below its own up to it."""
    reached = tuple(number for number in numbers if old < number <= new)
    for number in reached:
        CHAPTER_SYMBOLS.decided(game, f"the symbol of chapter {number} stands for an ability that triggers")
        CHAPTER_SYMBOL.decided(
            game, f"chapter {number} is reached: there were {old} lore counters, now {new}"
        )
    return reached


@CHAPTERS_TOGETHER
@SEVERAL_CHAPTER_SYMBOLS
def as_chapters_of_their_own(game: Game, reached: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of one text that were reached at once, each of which triggers."""
    if len(reached) > 1:
        names = " and ".join(map(str, reached))
        CHAPTERS_TOGETHER.decided(game, f"chapters {names} have the same words")
        SEVERAL_CHAPTER_SYMBOLS.decided(game, f"the symbols of the chapters {names} are two in one")
    return reached


def _comes(game: Game, event: Event_, thing: int) -> bool:
    """Say whether an event is that the object enters the battlefield."""
    return (
        isinstance(event, Moves) and event.to == "battlefield" and game.successor.get(event.object) == thing
    )


def _is_read(game: Game, thing: int, number: int, lore: int) -> bool:
    """Of a Saga that is read ahead only the very chapter that it is at triggers in its first turn."""
    if not works(game, views(game)[thing], "read ahead"):
        return True
    does = lore == number
    READ_AHEAD.decided(
        game,
        f"{game.label(thing)} has {many(lore, 'lore counter')}: a chapter {'triggers' if does else 'is skipped'}",
    )
    return does


# ---- state triggers: 603.8


@STATE_TRIGGERS
@STATE_TRIGGERS_ARE_NO_ACTIONS
def state_triggers(game: Game) -> Game:
    """An ability that watches for a state triggers as soon as it is so, but not again while on the stack."""
    waiting: list[Waiting] = []
    for i, held, ability in watchers_of(game):
        if not isinstance(ability, Triggered) or not isinstance(ability.when, StateIs):
            continue
        speaker = speaker_of(game, i, held, views(game)[i].controller)
        if not holds(game, views(game), speaker, ability.when.condition):
            STATE_TRIGGERS_ARE_NO_ACTIONS.decided_once(
                game, f"{game.label(i)} watches for a state that is not so now"
            )
        elif _is_pending(game, i, held):
            STATE_TRIGGERS.decided_once(game, f"the ability of {game.label(i)} has not left the stack yet")
        else:
            waiting.append(Waiting(ability, i, speaker.controller, About(), held.origin, held.uid))
            STATE_TRIGGERS.decided(game, f"{game.label(i)} watches for a state, which has come about")
            STATE_TRIGGERS_ARE_NO_ACTIONS.decided(
                game, f"{game.label(i)} has a triggered ability for it: no state-based action"
            )
    return replace(game, waiting=(*game.waiting, *waiting)) if waiting else game


def _is_pending(game: Game, thing: int, held: Held) -> bool:
    """Say whether this ability has triggered and waits, or is on the stack."""
    if any(w.source == thing and w.uid == held.uid for w in game.waiting):
        return True
    on_stack = (game.objects[i].on_stack for i in game.zone("stack"))
    made = (found.ability for found in on_stack if found is not None)
    return any(a is not None and a.source == thing and a.uid == held.uid for a in made)
