"""610: instructions that are followed by making something happen, all of it at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeGuard, assert_never

from comprules.abilities.instructions import (
    AttachTo,
    DealDamage,
    Discard,
    Mill,
    Move,
    PutCounters,
    Sacrifice,
)
from comprules.abilities.introducing import objects_named
from comprules.abilities.kinds import CounterSpell, Effect, Replacement
from comprules.abilities.nouns import AllThese, Subject, TopOf
from comprules.abilities.predicates import Shares
from comprules.abilities.simple_nouns import It, Number
from comprules.abilities.slots import NOW, SOURCE
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.would import WouldGoToGraveyard
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters, Taps
from comprules.events.players import Deals, GainsLife, LosesLife
from comprules.events.zones import Destroys, Discards, Moves, Sacrifices
from comprules.happening import happen
from comprules.happening.in_new_zones import is_hidden
from comprules.happening.melding import what_they_became
from comprules.happening.settling import REPLACED_EVENT_NEVER_HAPPENS
from comprules.rules.effects.affecting import affecting
from comprules.rules.effects.choices import (
    choosing_in_turn,
    discards,
    sacrifices,
    with_picks,
)
from comprules.rules.effects.instructions_as_events import AtOnce, events_of
from comprules.rules.effects.one_shot_effects import await_event, comes_too_late, happens_once
from comprules.rules.fighting.entering_combat import attacking_from_now
from comprules.rules.fighting.ninjutsu import attacked_before
from comprules.rules.keywords.phasing import phasing_out
from comprules.rules.meaning import (
    Speaker,
)
from comprules.rules.meaning.excess_damage import excess_dealt
from comprules.rules.meaning.linked_abilities import remember_moved
from comprules.rules.meaning.recipients import named_objects, number_of
from comprules.rules.meaning.speaker import dealing_with, following, with_slot
from comprules.rules.replacement.beginning_replacements import with_own
from comprules.rules.triggers.finding_objects import WHAT_THE_EFFECT_MOVED
from comprules.ruleset import seen
from comprules.state.copying import altered, replace
from comprules.state.game import Game
from comprules.state.objects import Filled
from comprules.words import Zone

__all__ = [
    "ChosenAtOnce",
    "as_it_came",
    "chosen_events",
    "counter_with",
    "finding_what_moved",
    "happen_at_once",
    "happening_to",
    "move_until",
    "moved_by",
    "named_by",
    "once_moved",
    "phase_out",
    "settles_at_once",
]


def move_until(game: Game, speaker: Speaker, move: Move, when: TriggerEvent) -> tuple[Game, Speaker]:
    """Objects change zones until something happens (610.3)."""
    if comes_too_late(game, speaker, when, "return"):
        return game, speaker
    things = named_objects(game, speaker, move.subject)
    zones: set[Zone] = {game.objects[i].zone for i in things}
    game, speaker = happen_at_once(game, speaker, replace(move, until=None))
    for zone in zones:
        gone = what_they_became(
            game, (i for i in things if i in game.successor and game.last_known[i][0].zone == zone)
        )
        game = await_event(game, speaker, when, gone, way="return", zone=zone)
    return game, speaker


@WHAT_THE_EFFECT_MOVED
def finding_what_moved(game: Game, speaker: Speaker) -> Speaker:
    """The rest of an effect finds the objects that it has moved, as what they have become."""
    after = following(speaker, lambda thing: what_they_became(game, (thing,)) or (thing,))
    for new in after.current.objects:
        if new not in speaker.current.objects:
            WHAT_THE_EFFECT_MOVED.decided_once(
                game, f"the effect finds {game.label(new)}, which it has moved"
            )
    if speaker.source in speaker.current.objects and speaker.source not in game.objects:
        own = what_they_became(game, (speaker.source,))
        found = tuple(i for i in own if i in game.objects and not is_hidden(game, game.objects[i].zone))
        return with_slot(after, SOURCE, Filled(found, (speaker.controller,))) if found else after
    return after


def moved_by(game: Game, speaker: Speaker, players: tuple[str, ...], move: Move) -> tuple[Game, Speaker]:
    """Players each choose what to move, in turn order; then all of it moves at once (608.2e)."""
    events: list[Event] = []
    things: tuple[int, ...] = ()
    if isinstance(move.subject, TopOf):  # how many is counted by whoever says so
        amount = Number(number_of(game, speaker, move.subject.amount))
        move = replace(move, subject=replace(move.subject, amount=amount))
    for player in choosing_in_turn(game, players):
        follower, chosen = with_picks(
            game,
            replace(speaker, current=replace(speaker.current, players=(player,)), controller=player),
            move,
        )
        things += named_by(game, follower, chosen)
        events += events_of(game, follower, chosen)
    before, game = game, happens_once(game, events)
    game = remember_moved(game, speaker, move.to, things)
    moved = replace(speaker.current, objects=things, amount=len(things), did=bool(events))
    speaker = replace(speaker, current=replace(moved, done=done_to(before, game, events)))
    return game, finding_what_moved(game, speaker)


def counter_with(game: Game, speaker: Speaker, effect: CounterSpell) -> tuple[Game, Speaker]:
    """Counter spells; a spell's own words may replace where the countered ones go (614.15)."""
    own = Replacement(WouldGoToGraveyard(It("spell", slot=NOW)), effect.instead, fills=effect.fills)
    outside = game.underway.own
    named = named_objects(game, speaker, effect.subject)
    game = with_own(game, (*outside, (own, dealing_with(speaker, named))))
    game, speaker = happen_at_once(game, speaker, effect)
    return with_own(game, outside), speaker


def phase_out(
    game: Game, speaker: Speaker, subject: Subject, when: TriggerEvent | None
) -> tuple[Game, Speaker]:
    """Permanents phase out, for good or until something happens (702.26b, 610.4)."""
    things = named_objects(game, speaker, subject)
    speaker = dealing_with(speaker, things)
    if when is None:
        return happen(game, *phasing_out(game, things)), speaker
    if comes_too_late(game, speaker, when, "phase in"):
        return game, speaker
    game = happen(game, *phasing_out(game, things, until=True))
    return await_event(game, speaker, when, things, way="phase in", zone="battlefield"), speaker


def happen_at_once(game: Game, speaker: Speaker, effect: AtOnce) -> tuple[Game, Speaker]:
    """Follow an instruction that only makes something happen; what it names, the next one may call ``it``."""
    named = named_by(game, speaker, effect)
    follower = dealing_with(speaker, named) if named and not _means_the_others(effect) else speaker
    if isinstance(effect, DealDamage):
        follower = speaker
    events = affecting(game, follower, effect, events_of(game, follower, effect))
    if isinstance(effect, Mill):
        named = tuple(event.object for event in events if isinstance(event, Moves))
    speaker = altered(
        speaker,
        current=altered(
            speaker.current,
            objects=named or speaker.current.objects,
            amount=how_much(events),
            hurt=(),
            done=(),
        ),
    )
    before, game = game, happens_once(game, events)
    speaker = as_it_came(before, game, speaker, events)
    game = once_moved(game, speaker, effect, named) if isinstance(effect, Move) else game
    return game, finding_what_moved(game, speaker)


def as_it_came(before: Game, game: Game, speaker: Speaker, events: list[Event]) -> Speaker:
    """Return the speaker who knows how much damage was dealt, and to what, or how much life really lost.

    Damage that was prevented or dealt otherwise, and life that could not change, never happened as it
    would have (614.6).
    """
    came = game.deeds[len(before.deeds) :]
    match events[0] if events else None:
        case Deals():
            sources = {event.source for event in events if isinstance(event, Deals)}
            dealt = [e for e in came if isinstance(e, Deals) and e.source in sources and e.amount > 0]
            amount = sum(event.amount for event in dealt)
            reached = dict.fromkeys(event.to for event in dealt if isinstance(event.to, int))
            hurt = tuple(i for i in reached if "creature" in seen(before, i).types)
            if amount != how_much(events):
                REPLACED_EVENT_NEVER_HAPPENS.decided(game, f"{amount} damage is dealt this way")
            excess = sum(excess_dealt(before, i, dealt) for i in reached)
            return altered(
                speaker,
                current=altered(
                    speaker.current, amount=amount, hurt=hurt, excess=excess, done=tuple(reached)
                ),
            )
        case LosesLife() | GainsLife() as first:
            players = {event.player for event in events if isinstance(event, LosesLife | GainsLife)}
            amount = sum(e.amount for e in came if isinstance(e, type(first)) and e.player in players)
            return altered(speaker, current=altered(speaker.current, amount=amount))
        case _:  # of other events it is known beforehand how much they are
            return altered(speaker, current=altered(speaker.current, done=done_to(before, game, events)))


def done_to(before: Game, game: Game, events: list[Event]) -> tuple[int, ...]:
    """Return the objects to which an instruction was really done, as what they were before."""
    came = game.deeds[len(before.deeds) :]
    done = [event.object for event in came for asked in events if was_done(event, asked)]
    done += [e.object for e in events if isinstance(e, Taps) and _is_tapped_now(before, game, e.object)]
    return tuple(done)


def was_done(event: Event, asked: Event) -> bool:
    """Say whether what happened is what an instruction asked for, and not what came in its place."""
    match event, asked:
        case (
            (Moves(object=moved, cause="destroyed"), Destroys(object=wanted))
            | (Moves(object=moved, cause="sacrificed"), Sacrifices(object=wanted))
            | (Moves(object=moved, cause="discarded"), Discards(object=wanted))
        ):
            return moved == wanted
        case Moves(object=moved, to=there), Moves(object=wanted, to=to):
            return (moved, there) == (wanted, to)
        case _:  # nobody asks what else an instruction was done to
            return False


def _is_tapped_now(before: Game, game: Game, thing: int) -> bool:
    return thing in game.objects and game.objects[thing].tapped and not before.objects[thing].tapped


def once_moved(game: Game, speaker: Speaker, move: Move, things: tuple[int, ...]) -> Game:
    """What was moved is remembered, gets its counters in exile, or is attacking from now on."""
    game = remember_moved(game, speaker, move.to, things)
    game = _with_counters_in_exile(game, speaker, move, things)
    if move.attacking:
        game = attacking_from_now(game, what_they_became(game, things), attacked_before(game, speaker))
    return game


def _with_counters_in_exile(game: Game, speaker: Speaker, move: Move, things: tuple[int, ...]) -> Game:
    """Counters are put on what has been exiled with them."""
    if move.to != "exile" or not move.counters:
        return game
    exiled = [
        i for i in what_they_became(game, things) if i in game.objects and game.objects[i].zone == "exile"
    ]
    return happen(
        game,
        *(
            PutsCounters(i, kind, number_of(game, speaker, amount), speaker.controller)
            for i in exiled
            for kind, amount in move.counters
        ),
    )


def _means_the_others(effect: Effect) -> bool:
    """Say whether an instruction refers to what was named before it, such as each other card exiled.

    Whoever is named is spoken of next, but for those who are described as others than it, or as like it.
    """
    named = objects_named(effect)
    if isinstance(effect, AttachTo) or not isinstance(named, AllThese):
        return isinstance(effect, AttachTo)
    like = (part for part in named.filter.predicates if isinstance(part, Shares))
    return named.filter.other or any(not part.with_this for part in like)


def happening_to(game: Game, speaker: Speaker, events: list[Event]) -> tuple[Game, Speaker]:
    """Let events that have been settled happen; what is sacrificed or discarded is spoken of from here on."""
    about = tuple(event.object for event in events if isinstance(event, Sacrifices | Discards))
    before, game = game, happen(game, *events)
    done = done_to(before, game, events)
    about_now = replace(speaker.current, amount=how_much(events), objects=about, done=done)
    speaker = replace(speaker, current=about_now)
    return game, finding_what_moved(game, speaker)


ChosenAtOnce = DealDamage | Discard | Move | PutCounters | Sacrifice
"""The instructions for which :func:`chosen_events` settles what would happen."""


def settles_at_once(effect: Effect) -> TypeGuard[ChosenAtOnce]:
    """Say whether all that an instruction does is settled before anything of it happens."""
    match effect:
        case Move(until=until):
            return until is None
        case Discard(subject=subject):
            return subject is None
        case _:  # the others have no such exception
            return isinstance(effect, ChosenAtOnce)


def chosen_events(game: Game, speaker: Speaker, effect: ChosenAtOnce) -> tuple[Speaker, list[Event]]:
    """Return what an instruction would make happen, with the choices that its player makes for it now.

    Nothing happens yet, so that several players can choose before it happens for all of them.
    """
    events: list[Event]
    match effect:
        case Sacrifice(players, subject, amount):
            events = sacrifices(game, speaker, players, subject, amount)
            named = tuple(event.object for event in events if isinstance(event, Sacrifices))
        case Discard(players, amount, what, at_random, any_number=any_number):
            events = discards(
                game, speaker, players, amount, what, at_random=at_random, any_number=any_number
            )
            named = tuple(event.object for event in events if isinstance(event, Discards))
        case DealDamage():
            named = named_by(game, speaker, effect)
            events = affecting(game, speaker, effect, events_of(game, speaker, effect))
        case Move() | PutCounters():
            follower, chosen = with_picks(game, speaker, effect)
            named = named_by(game, follower, chosen)
            events = affecting(game, follower, chosen, events_of(game, dealing_with(follower, named), chosen))
        case _:
            assert_never(effect)
    about = altered(speaker.current, objects=named, amount=how_much(events), did=bool(events))
    return altered(speaker, current=about), events


def how_much(events: Iterable[Event]) -> int:
    """How much, or how many, an instruction does: the amounts of its events, or how many events there are."""
    return sum(getattr(event, "amount", 1) for event in events)


def named_by(game: Game, speaker: Speaker, effect: Effect) -> tuple[int, ...]:
    """Return the objects that an instruction speaks of, for the next one to call ``it``."""
    named = objects_named(effect)
    return () if named is None else named_objects(game, speaker, named)
