"""603: abilities that watch for something to happen, and wait to be put on the stack when they have seen it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from comprules.abilities.conditions import Always
from comprules.abilities.kinds import Ability, Chapter, Triggered
from comprules.abilities.nouns import OneOrMore
from comprules.abilities.simple_nouns import This
from comprules.abilities.statements import DontTrigger, TriggersAgain
from comprules.abilities.trigger_events import AbilityTriggers, StateIs, TriggerEvent
from comprules.abilities.trigger_events_of_objects import (
    BecomesTarget,
    DealsDamage,
    Enters,
    IsCountered,
    IsDealtDamage,
    LeavesZone,
    PutInto,
)
from comprules.abilities.trigger_events_of_players import CastsSpell, CyclesCard, DiscardsCard
from comprules.book.citing import cite
from comprules.events import Activates, BeginsStep, Deals, Draws, Event, Moves, PutsCounters, Resolves
from comprules.rules.keywords.meaning import abilities_meant, note_at_rest, note_at_work, works_beside_others
from comprules.rules.meaning import Speaker, holds, is_described
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.meaning.speaker import with_event
from comprules.rules.meaning.zones_of_abilities import work_elsewhere, zone_of_trigger
from comprules.rules.special_cards.supplementary_cards import face_up_cards
from comprules.rules.triggers.attackers_declared import Seen, enough_together
from comprules.rules.triggers.damage_counters_and_targets import targeted_by
from comprules.rules.triggers.delayed_triggers import delayed_that_trigger, remember
from comprules.rules.triggers.expired_durations import watched_from_now
from comprules.rules.triggers.looking_back import looks_back
from comprules.rules.triggers.revealing import reveal_first_draws
from comprules.rules.triggers.trigger_events import (
    alternatives,
    control_changes,
    could_match,
    occurrences,
)
from comprules.rules.triggers.what_triggered import About, Event_
from comprules.rules.triggers.zone_changes import as_it_entered
from comprules.ruleset import abilities_of_permanents, said_by_statics, views
from comprules.state import Game, Held, Waiting, replace
from comprules.words import COMMAND_TYPES

__all__ = ["INTERVENING_IF", "notice", "state_triggers"]

ABILITIES_THAT_MOVE_THEIR_OBJECT = cite("113.6m")
TRIGGERED_ABILITIES = cite("603.1")
TRIGGERING = cite("603.2")
TRIGGERING_WITHOUT_PRIORITY = cite("603.2a")
TRIGGERS_AT_BEGINNING = cite("603.2b")
TRIGGERS_FOR_EACH_EVENT = cite("603.2c")
ADDITIONAL_TRIGGERS = cite("603.2d")
TRIGGERED_ABILITIES_OF_OBJECTS = cite("603.2e")
NEVER_VISIBLE = cite("603.2g")
DONE_ONCE_EACH_TURN = cite("603.2i")
INTERVENING_IF = cite("603.4")
ENTERS_TRIGGERS = cite("603.6a")
STATE_TRIGGERS = cite("603.8")
STATE_TRIGGERS_ARE_NO_ACTIONS = cite("704.1a")
CHAPTER_ABILITIES = cite("714.2b")

SeenTrigger = tuple[Waiting, Event_ | None]
"""An ability that triggers, and the event on which it does."""

Watcher = tuple[int, Held, Ability]


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
    if nothing_watches(before, events, after):
        return after
    happened: tuple[Event_, ...] = (*events, *control_changes(before, after))
    seen = list(_of_objects(before, happened, after))
    if seen and not may_trigger_now(after):
        return after
    for trigger, _ in seen:
        TRIGGERED_ABILITIES.decided(
            after, f"{after.label(trigger.source)}: its trigger condition is met, its effect will follow"
        )
        TRIGGERING.decided(after, f"an ability of {after.label(trigger.source)} triggers")
        if getattr(trigger.ability, "limit", "") == "triggers once each turn":
            after = _counted(after, "triggered", trigger.source, trigger.uid)
    after, delayed = delayed_that_trigger(before, happened, after)
    seen = [again for one in seen for again in times_it_triggers(after, before, one)]
    seen += [again for one in delayed for again in delayed_is_no_ability_of(after, before, one)]
    if seen:
        after = _with_waiting(after, before, seen)
    return state_triggers(reveal_first_draws(before, events, after))


_SEEN_ANYWAY = frozenset({Draws, Moves})
"""The events that more looks at than triggered abilities on the battlefield and on the stack: what moves, and what is revealed as drawn."""


def nothing_watches(before: Game, events: tuple[Event, ...], after: Game) -> bool:
    """Whether there is nothing that could trigger or wait for a state; no rule, but time saved."""
    if after.delayed or _watchers(after) or _watchers(before):
        return False
    return not any(
        type(event) in _SEEN_ANYWAY or (isinstance(event, Activates) and event.source in after.successor)
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
    speaker = Speaker(trigger.source, trigger.controller, origin=trigger.origin)
    speaker = with_event(speaker, about, trigger.ability)
    return watched_from_now(game, trigger.number, speaker, getattr(trigger.ability, "effects", ()))


# ---- who watches: 603.2, 603.10


def _watchers(game: Game) -> tuple[Watcher, ...]:
    """The triggered abilities of permanents, of face-up cards in the command zone and of spells on the stack."""
    found = game.memo.get("watchers")
    if found is None:
        cards = (thing.id for thing in face_up_cards(game, *COMMAND_TYPES))
        spells = (i for i in game.zone("stack") if game.objects[i].kind != "ability")
        there = (
            *abilities_of_permanents(game),
            *((i, held) for i in cards for held in views(game)[i].held),
        )
        spelled = ((i, held, a) for i, held in there for a in _meant(game, i, held))
        found = (
            *[(i, held, a) for i, held, a in spelled if isinstance(a, Chapter) or _works_here(a)],
            *(watcher for i in spells for watcher in _abilities_of(game, i) if _is_about_itself(watcher[2])),
            *_in_graveyards(game),
            *_in_exile(game),
        )
        game.memo["watchers"] = found
    watchers: tuple[Watcher, ...] = found
    return watchers


def _meant(game: Game, thing: int, held: Held) -> tuple[Ability, ...]:
    """The abilities that an ability stands for, unless another instance of the keyword keeps it from working."""
    return abilities_meant(game, held.ability) if works_beside_others(game, views(game)[thing], held) else ()


def _works_here(ability: Ability) -> bool:
    """Whether an ability is a triggered one that works where permanents are."""
    return isinstance(ability, Triggered) and zone_of_trigger(ability) == "battlefield"


@ABILITIES_THAT_MOVE_THEIR_OBJECT
def works_in_zone(game: Game, thing: int, ability: Triggered) -> bool:
    """An ability that says that its card is in a graveyard or in exile, or moves it out of there, works there and nowhere else."""
    zone = game.objects[thing].zone
    if zone_of_trigger(ability) != zone:
        return False
    ABILITIES_THAT_MOVE_THEIR_OBJECT.decided_once(
        game, f"an ability of {game.label(thing)} works in the zone {zone}"
    )
    return True


def _in_graveyards(game: Game) -> Iterator[Watcher]:
    """The triggered abilities of cards in graveyards that work there."""
    for player in game.order:
        for i in game.zone("graveyard", player):
            if work_elsewhere(game.objects[i].base.abilities):
                for thing, held, ability in _abilities_of(game, i):
                    if isinstance(ability, Triggered) and works_in_zone(game, thing, ability):
                        yield thing, held, ability


def _in_exile(game: Game) -> Iterator[Watcher]:
    """The triggered abilities of cards in exile that work there, those that effects have given them included."""
    exiled = game.zone("exile")
    changed = {i for effect in game.lasting for i in effect.affected or ()} if exiled else ()
    for i in exiled:
        if i in changed or game.objects[i].counters or work_elsewhere(game.objects[i].base.abilities):
            for thing, held, ability in _abilities_of(game, i):
                if isinstance(ability, Triggered) and works_in_zone(game, thing, ability):
                    yield thing, held, ability


def _abilities_of(game: Game, thing: int) -> Iterator[Watcher]:
    for held in views(game)[thing].held:
        for ability in _meant(game, thing, held):
            if isinstance(ability, Triggered | Chapter):
                yield thing, held, ability


def _is_about_itself(ability: Ability) -> bool:
    """Whether an ability watches for what happens to its own object elsewhere than on the battlefield (113.6)."""
    return isinstance(ability, Triggered) and any(map(_befalls_itself, alternatives(ability.when)))


def _befalls_itself(when: TriggerEvent) -> bool:
    match when:
        case IsCountered(This()) | BecomesTarget(This()) | PutInto(This()) | LeavesZone(This()):
            return True
        case DiscardsCard(what=This()) | CyclesCard(what=This()) | CastsSpell(spell=This()):
            return True
        case _:  # nothing else happens to an object that is not on the battlefield
            return False


def _moved_cards(before: Game, after: Game, events: Iterable[Event_]) -> Iterator[tuple[bool, int]]:
    """Cards that changed zones otherwise than from or to the battlefield: their own abilities may watch for that (113.6k).

    The first value says whether the card is looked at as it was before.
    """
    for event in events:
        if isinstance(event, Activates) and event.source in after.successor:
            yield False, after.successor[event.source]  # a card that was cycled (702.29c)
        if not isinstance(event, Moves):
            continue
        new = after.successor.get(event.object, 0)
        is_elsewhere = new in after.objects and after.objects[new].zone not in ("battlefield", "stack")
        if is_elsewhere and is_seen(after, before, event.object, new):
            yield False, new
        if event.object in before.objects and before.objects[event.object].zone in ("graveyard", "exile"):
            yield True, event.object


_HIDDEN = ("hand", "library")


@NEVER_VISIBLE
def is_seen(game: Game, before: Game, old: int, new: int) -> bool:
    """An ability of an object that is at no time visible to all players does not trigger."""
    if old not in before.objects:
        return True
    hidden = all(
        thing.zone in _HIDDEN or (thing.zone == "exile" and thing.face_down)
        for thing in (before.objects[old], game.objects[new])
    )
    could_trigger = any(isinstance(ability, Triggered) for ability in game.objects[new].base.abilities)
    if hidden and could_trigger:
        NEVER_VISIBLE.decided(
            game, f"{game.label(new)} was at no time visible to all players: it can't trigger"
        )
    elif could_trigger and game.objects[new].zone in _HIDDEN:
        NEVER_VISIBLE.decided(game, f"{game.label(new)} was visible to all players before")
    return not hidden


def _of_objects(before: Game, events: tuple[Event_, ...], after: Game) -> Iterator[SeenTrigger]:
    watching = [(False, watcher) for watcher in _watchers(after)]
    watching += [(True, watcher) for watcher in _watchers(before)]
    for back, card in _moved_cards(before, after, events):
        there = before if back else after
        watching += [(back, w) for w in _abilities_of(there, card) if _is_about_itself(w[2])]
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
    """The triggers of one ability, for each time that what it waits for has happened; with ``back`` it is as it was before."""
    thing, held, ability = watcher
    there = before if back else after
    speaker = speaker_of(there, thing, held, views(there)[thing].controller)
    seen: list[Seen] = []
    waited_for = alternatives(ability.when)
    for event in events:
        for when in waited_for:
            if could_match(when, event) and looks_back(after, before, when, event) is back:
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
    for about, event in each_time(after, ability, found):
        waiting = Waiting(ability, thing, speaker.controller, about, held.origin, held.uid)
        if is_so(after, speaker, ability, about) and not has_done_it(after, waiting, ability):
            note_at_work(after, thing, views(there)[thing], held)
            yield waiting, event


@ENTERS_TRIGGERS
def newcomers_see_too(game: Game, _before: Game, thing: int) -> bool:
    """All permanents are checked for abilities that watch for what enters, the newcomers included."""
    ENTERS_TRIGGERS.decided(game, f"{game.label(thing)} has an ability that matches what entered")
    return True


def _is_for_several(ability: Triggered) -> bool:
    parts = [ability.when, getattr(ability.when, "when", None)]
    return any(
        isinstance(getattr(part, name, None), OneOrMore) for part in parts for name in ("who", "what", "of")
    )


@TRIGGERS_FOR_EACH_EVENT
def each_time(
    game: Game, ability: Triggered, found: list[tuple[About, Event_]]
) -> list[tuple[About, Event_]]:
    """An ability triggers once for each occurrence in an event; ``one or more`` make a single one."""
    if len(found) < 2:
        return found
    found = damage_at_once(game, ability, found)
    if _is_for_several(ability):
        TRIGGERS_FOR_EACH_EVENT.decided(game, "several at once are one occurrence")
        first = found[0][0]
        objects = tuple(dict.fromkeys(i for about, _ in found for i in about.objects))
        amount = sum(about.amount for about, _ in found) or len(objects)
        return [(replace(first, objects=objects, amount=amount), found[0][1])]
    TRIGGERS_FOR_EACH_EVENT.decided(
        game, f"what the ability waits for has happened {len(found)} times at once"
    )
    return found


def damage_at_once(
    game: Game, ability: Triggered, found: list[tuple[About, Event_]]
) -> list[tuple[About, Event_]]:
    """All the damage that one thing is dealt at once is one event, and so is all that one source deals to whatever it may be."""
    if not any(isinstance(event, Deals) for _, event in found):
        return found
    merged: dict[object, tuple[About, Event_]] = {}
    for n, (about, event) in enumerate(found):
        key: object = n
        for when in alternatives(ability.when):
            if isinstance(event, Deals) and could_match(when, event):
                if isinstance(when, IsDealtDamage):
                    key = "dealt to", event.to
                elif isinstance(when, DealsDamage) and when.to is None:
                    key = "dealt by", event.source
        first = merged.get(key)
        total = about if first is None else replace(first[0], amount=first[0].amount + about.amount)
        merged[key] = total, event if first is None else first[1]
    if len(merged) < len(found):
        TRIGGERS_FOR_EACH_EVENT.decided(game, "damage dealt at once is one occurrence")
    return list(merged.values())


@TRIGGERS_AT_BEGINNING
def as_the_step_begins(game: Game, controller: str) -> bool:
    """When a step begins, all abilities that trigger at its beginning do, whoever controls them."""
    TRIGGERS_AT_BEGINNING.decided(
        game, f"the {game.step} begins: an ability that {controller} controls triggers"
    )
    return True


# ---- conditions and limits


@INTERVENING_IF
def is_so(game: Game, speaker: Speaker, ability: Triggered, about: About) -> bool:
    """An intervening ``if`` is checked as the event occurs: the ability triggers only if it is so."""
    if ability.condition == Always():
        return True
    told = with_event(speaker, about, ability)
    holding = holds(game, views(game), told, ability.condition)
    INTERVENING_IF.decided(
        game, f"the condition of {game.label(speaker.source)} {'holds' if holding else 'does not hold'}"
    )
    return holding


@DONE_ONCE_EACH_TURN
def has_done_it(game: Game, waiting: Waiting, ability: Triggered) -> bool:
    """An ability whose action is done only once each turn does not trigger after its controller has taken it."""
    if ability.limit == "do once each turn":
        done = bool(game.this_turn.get(("done", waiting.source, waiting.uid, waiting.controller)))
        DONE_ONCE_EACH_TURN.decided(
            game, f"{waiting.controller} has {'' if done else 'not '}taken the action this turn"
        )
        return done
    if ability.limit == "triggers once each turn":
        return bool(game.this_turn.get(("triggered", waiting.source, waiting.uid)))
    return False


# ---- additional times: 603.2d


@ADDITIONAL_TRIGGERS
def times_it_triggers(game: Game, before: Game, seen: SeenTrigger) -> list[SeenTrigger]:
    """An ability triggers an additional time for each effect that says so; such effects do not apply to each other."""
    trigger, event = seen
    times, speaking = 1, False
    for i, held, _, kept in said_by_statics(game, DontTrigger):
        speaker = speaker_of(game, i, held, views(game)[i].controller)
        if _again(game, before, speaker, TriggersAgain(kept.of, kept.cause), trigger, event):
            name = game.label(trigger.source)
            TRIGGERING.decided(game, f"{game.label(i)} keeps an ability of {name} from triggering")
            return []
    for i, held, _, effect in said_by_statics(game, TriggersAgain):
        speaking = True
        speaker = speaker_of(game, i, held, views(game)[i].controller)
        times += _again(game, before, speaker, effect, trigger, event)
    if speaking:
        ADDITIONAL_TRIGGERS.decided(
            game, f"the ability of {game.label(trigger.source)} triggers {times} time(s)"
        )
        TRIGGERED_ABILITIES_OF_OBJECTS.decided_once(
            game, f"it is an ability that {game.label(trigger.source)} has"
        )
    return [seen] * times


@TRIGGERED_ABILITIES_OF_OBJECTS
def delayed_is_no_ability_of(game: Game, _before: Game, seen: SeenTrigger) -> list[SeenTrigger]:
    """Effects that speak of an object's triggered abilities do not mean delayed ones."""
    TRIGGERED_ABILITIES_OF_OBJECTS.decided(
        game, f"a delayed ability is none that {game.label(seen[0].source)} has"
    )
    return [seen]


def _again(
    game: Game, before: Game, speaker: Speaker, effect: TriggersAgain, trigger: Waiting, event: Event_ | None
) -> bool:
    there = game if trigger.source in game.objects else before
    if trigger.source not in there.objects:
        return False
    zone: Any = there.objects[trigger.source].zone
    of = replace(effect.of, zone=zone)
    if not is_described(there, views(there), speaker, of, trigger.source):
        return False
    if effect.cause is None:
        return True
    return event is not None and any(
        _is_because_of(game, before, speaker, cause, event) for cause in alternatives(effect.cause)
    )


def _is_because_of(game: Game, before: Game, speaker: Speaker, cause: TriggerEvent, event: Event_) -> bool:
    if not could_match(cause, event):
        return False
    back = looks_back(game, before, cause, event) and speaker.source in before.objects
    return bool(occurrences(before if back else game, before, game, event, cause, speaker))


def _on_triggering(before: Game, after: Game, seen: list[SeenTrigger]) -> Iterator[Waiting]:
    """The abilities that trigger because others do (603.3b)."""
    for thing, held, ability in _watchers(after):
        if not isinstance(ability, Triggered) or not isinstance(ability.when, AbilityTriggers):
            continue
        speaker = speaker_of(after, thing, held, views(after)[thing].controller)
        when = TriggersAgain(ability.when.of, ability.when.cause)
        for trigger, event in seen:
            if _again(after, before, speaker, when, trigger, event):
                about = About((), trigger.controller, trigger=trigger.number)
                if is_so(after, speaker, ability, about):
                    yield Waiting(ability, thing, speaker.controller, about, held.origin, held.uid)


# ---- chapters of Sagas


@CHAPTER_ABILITIES.essential("a Saga's chapters have to trigger on something")
def _chapters_reached(before: Game, after: Game, thing: int) -> tuple[int, int]:
    """How many lore counters a Saga had before and has now."""

    def lore(game: Game) -> int:
        found = game.objects[thing].counters.get("lore") if thing in game.objects else None
        return found.amount if found else 0

    return lore(before), lore(after)


def _chapters(
    before: Game, after: Game, event: Event_, thing: int, held: Held, ability: Chapter
) -> Iterator[SeenTrigger]:
    if not isinstance(event, PutsCounters) or event.on != thing or event.kind != "lore":
        return
    old, new = _chapters_reached(before, after, thing)
    if any(old < number <= new for number in ability.numbers):
        yield Waiting(ability, thing, views(after)[thing].controller, About(), held.origin, held.uid), event


# ---- state triggers: 603.8


@STATE_TRIGGERS
@STATE_TRIGGERS_ARE_NO_ACTIONS
def state_triggers(game: Game) -> Game:
    """An ability that watches for a state triggers as soon as it is so, and not again before it has left the stack."""
    waiting: list[Waiting] = []
    for i, held, ability in _watchers(game):
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
    """Whether this ability has triggered and waits, or is on the stack."""
    if any(w.source == thing and w.uid == held.uid for w in game.waiting):
        return True
    on_stack = (game.objects[i].on_stack for i in game.zone("stack"))
    made = (found.ability for found in on_stack if found is not None)
    return any(a is not None and a.source == thing and a.uid == held.uid for a in made)
