"""Replacement effects apply, all events happen at once, then abilities trigger (614, 616, 603.2)."""

from __future__ import annotations

from itertools import compress
from operator import is_not

from comprules.abilities.instructions import DrawCards
from comprules.abilities.parts import any_part_is
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import (
    DeclaresAttacker,
    DeclaresBlocker,
    EntersAttacking,
    PutsCounters,
    TurnsFace,
)
from comprules.events.players import Deals, Designates, GainsLife, LosesGame, LosesLife, PaysLife, WinsGame
from comprules.events.spells_and_abilities import Casts
from comprules.events.turn import BeginsPhase, BeginsStep, BeginsTurn
from comprules.events.words import in_words
from comprules.events.zones import Acts, Creates, Destroys, Moves, Shuffles
from comprules.happening.actions import is_left_out, note_actions
from comprules.happening.bestowed_auras import unattached_by_leaving
from comprules.happening.combat import removed_by_itself
from comprules.happening.contradictions import in_graveyard_order, without_contradictions
from comprules.happening.hidden_away import seen_by_its_controller
from comprules.happening.leaving import left_without_controller, not_for_the_gone
from comprules.happening.perform import after_losses, perform
from comprules.happening.preventing import prevented_together
from comprules.happening.quietly import happens_quietly
from comprules.happening.revealed_face_down import revealed_as_they_leave
from comprules.happening.settling import Settled, settled_together
from comprules.happening.timestamps import in_timestamp_order
from comprules.ruleset import Instead, rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "BLESSED_BEFORE_TRIGGERS",
    "CONTINUALLY_APPLIED",
    "DAMAGED_KINDS",
    "DRAWS_COME_LAST",
    "EVENTS_THAT_REALLY_HAPPEN",
    "NO_DAMAGE_AT_ALL",
    "NO_EVENT_TO_REPLACE",
    "ONLY_GAINS_OF_SOME_LIFE_ARE_REPLACED",
    "ONLY_GAINS_OF_SOME_LIFE_TRIGGER",
    "PAIRS_END",
    "REPLACED_TOGETHER",
    "SKIPPING_TO_DO",
    "ZERO_DAMAGE_NOT_REPLACED",
    "carried_out",
    "continually",
    "damage_that_is_dealt",
    "designated",
    "draws_cards",
    "first_in_the_next",
    "gains_nothing",
    "happen",
    "noticed_with_designations",
    "single_events",
    "stays_paired",
    "there_to_replace",
    "to_what_can_be_dealt_damage",
    "what_follows",
    "what_happened",
]

ONLY_GAINS_OF_SOME_LIFE_TRIGGER = cite("119.9")
ONLY_GAINS_OF_SOME_LIFE_ARE_REPLACED = cite("119.10")
DAMAGED_KINDS = cite("120.1a")
NO_DAMAGE_AT_ALL = cite("120.8")
DRAWS_COME_LAST = cite("121.7")
EVENTS_THAT_REALLY_HAPPEN = cite("603.2h")
BLESSED_BEFORE_TRIGGERS = cite("702.131d")
CONTINUALLY_APPLIED = cite("613.5")
NO_EVENT_TO_REPLACE = cite("614.7")
ZERO_DAMAGE_NOT_REPLACED = cite("614.7a")
SKIPPING_TO_DO = cite("614.10b")
PAIRS_END = cite("702.95e")
REPLACED_TOGETHER = cite("704.7")


def happen(game: Game, *events: Event) -> Game:
    """Let events happen at once; nothing changes a game in any other way.

    Each event is offered to replacement and prevention effects until none applies (616.1); what is left is
    performed as one; then triggered abilities notice what happened (603.2), and instructions that stand in
    place of an event are carried out.
    """
    if not _OF_SOME_AMOUNT.isdisjoint(map(type, events)):
        events = there_to_replace(game, events)
    events = not_for_the_gone(game, events)
    if not events:
        return game
    before = game
    if happens_quietly(game, events):
        events = tuple([event for event in events if not is_left_out(game, event)])
        for event in events:
            game = perform(game, before, event)
        note_actions(game, events)
        game = _with_deeds(game, events)
        return rules_of(game).notice(before, events, game)
    events = single_events(game, events)
    if any(
        isinstance(event, Deals) for event in events
    ):  # of all of it together something may be prevented (615.7, 122.1c)
        game = replace(game, together=events)
    game, settled = settled_together(game, events)
    game, following = what_follows(game, settled)
    game, happened = prevented_together(game, settled.events)
    happened = without_contradictions(game, happened, following)
    game = _perform_together(game, before, happened)
    note_actions(game, happened)
    if any(isinstance(event, Creates) for event in (*events, *settled.events, *settled.replaced)):
        game = _without_tokens_to_be(game)
    game = _with_deeds(game, happened)
    game = rules_of(game).with_ended_durations(game)
    game, happened = _with_what_follows_at_once(game, before, happened)
    game = continually(game, before, happened)
    game, happened = noticed_with_designations(game, before, happened, tuple(settled.replaced))
    game = rules_of(game).right_after(before, happened, game)
    begins = any(isinstance(e, BeginsStep | BeginsPhase | BeginsTurn) for e in events)
    for instructions in following:
        game = first_in_the_next(game, instructions) if begins else carried_out(game, instructions)
    return game


def _with_what_follows_at_once(
    game: Game, before: Game, happened: tuple[Event, ...]
) -> tuple[Game, tuple[Event, ...]]:
    """Unattach bestowed Auras whose creature has left, and remove what is no longer fit for combat.

    What is left without a controller in the game is exiled.
    """
    unattached = unattached_by_leaving(game, happened)
    for event in unattached:
        game = perform(game, before, event)
    removed: tuple[Event, ...] = (*removed_by_itself(game, before), *left_without_controller(game, before))
    for leaving in removed:
        game = perform(game, before, leaving)
    revealed = revealed_as_they_leave(game, before, happened)
    more = (*unattached, *removed, *revealed)
    return game, (*happened, *more) if more else happened


_ASKED_FOR_LATER = (
    Acts
    | BeginsStep
    | Casts
    | Moves
    | DeclaresAttacker
    | EntersAttacking
    | DeclaresBlocker
    | Deals
    | GainsLife
    | LosesLife
    | TurnsFace
)


def _with_deeds(game: Game, events: tuple[Event, ...]) -> Game:
    """Record what is cast, moved and declared this turn, and which steps begin (608.2i)."""
    deeds = tuple([event for event in events if isinstance(event, _ASKED_FOR_LATER)])
    if not deeds:
        return game
    came = game.came
    for event in deeds:
        if isinstance(event, Moves) and (entered := game.successor.get(event.object)) in game.zone(
            "battlefield"
        ):
            came = came.set(entered, game)
    return replace(game, deeds=(*game.deeds, *deeds), came=came)


@EVENTS_THAT_REALLY_HAPPEN
def what_happened(game: Game, events: tuple[Event, ...], replaced: tuple[Event, ...]) -> tuple[Event, ...]:
    """Abilities see only what actually happens, not what was replaced or prevented."""
    if replaced:
        EVENTS_THAT_REALLY_HAPPEN.decided(game, "an event was replaced or prevented: nothing triggers on it")
    return events


@SKIPPING_TO_DO
def first_in_the_next(game: Game, instructions: Instead) -> Game:
    """What follows the skipping of something comes first in the next step, phase or turn that takes place."""
    SKIPPING_TO_DO.decided(game, "what follows the skip waits for the next step that takes place")
    return replace(game, afterwards=(*game.afterwards, instructions))


@DRAWS_COME_LAST
def what_follows(game: Game, settled: Settled) -> tuple[Game, tuple[Instead, ...]]:
    """Cards that are drawn because of a replacement or prevention are drawn after the rest of the event."""
    following = tuple(settled.instead)
    if settled.events and any(draws_cards(part) for part in following):
        DRAWS_COME_LAST.decided(game, "what is left of the event happens first, and then cards are drawn")
    return game, following


_draws_cards = any_part_is(DrawCards)


def draws_cards(instructions: Instead) -> bool:
    """Say whether an instruction to draw cards is among them."""
    return any(map(_draws_cards, instructions.effects))


def carried_out(game: Game, instructions: Instead) -> Game:
    """Instructions in the place of an event; what has applied to it has no chance at what they do (614.5)."""
    outside = game.underway
    game = replace(game, underway=replace(outside, used=instructions.used, known=instructions.known))
    game = rules_of(game).carry_out(game, instructions)
    return replace(game, underway=replace(game.underway, used=outside.used, known=outside.known))


def _without_tokens_to_be(game: Game) -> Game:
    """Tokens that could not enter the battlefield are no more."""
    for i, thing in game.objects.items():
        if thing.zone == "none" and thing.kind == "token":
            game = replace(game, objects=game.objects.delete(i))
    return game


_OF_SOME_AMOUNT = frozenset({Creates, Deals, GainsLife, LosesLife, PaysLife, PutsCounters})
"""The events that could be of amount 0."""


@NO_EVENT_TO_REPLACE
def there_to_replace(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What does not happen at all, such as gaining 0 life, gives replacement effects nothing to replace."""
    real = []
    for event in to_what_can_be_dealt_damage(game, damage_that_is_dealt(game, events)):
        if isinstance(event, GainsLife) and gains_nothing(game, event):
            continue
        if isinstance(event, LosesLife | PaysLife | PutsCounters | Creates) and event.amount <= 0:
            NO_EVENT_TO_REPLACE.decided(game, f"0 is no amount: {in_words(event)} never happens")
        else:
            real.append(event)
    return tuple(real)


@ONLY_GAINS_OF_SOME_LIFE_TRIGGER
@ONLY_GAINS_OF_SOME_LIFE_ARE_REPLACED
def gains_nothing(game: Game, event: GainsLife) -> bool:
    """To gain 0 life is no event: no ability triggers on it, and no effect replaces it."""
    if event.amount > 0:
        return False
    for citation in (
        ONLY_GAINS_OF_SOME_LIFE_TRIGGER,
        ONLY_GAINS_OF_SOME_LIFE_ARE_REPLACED,
        NO_EVENT_TO_REPLACE,
    ):
        citation.decided(game, f"{event.player} would gain 0 life, which is no event")
    return True


@DAMAGED_KINDS
def to_what_can_be_dealt_damage(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Damage can be dealt to no object but a battle, a creature or a planeswalker."""
    for event in events:
        if (
            isinstance(event, Deals)
            and isinstance(event.to, int)
            and not _can_be_dealt_damage(game, event.to)
        ):
            DAMAGED_KINDS.decided(game, f"{game.label(event.to)} can't be dealt damage")
            events = tuple(other for other in events if other is not event)
    return events


def _can_be_dealt_damage(game: Game, thing: int) -> bool:
    return thing in game.battlefield and bool(
        views(game)[thing].types & {"battle", "creature", "planeswalker"}
    )


@NO_DAMAGE_AT_ALL
@ZERO_DAMAGE_NOT_REPLACED
def damage_that_is_dealt(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """A source that would deal 0 damage deals none, and nothing can increase or redirect it."""
    for event in events:
        if isinstance(event, Deals) and event.amount <= 0:
            for citation in (ZERO_DAMAGE_NOT_REPLACED, NO_DAMAGE_AT_ALL):
                citation.decided(game, f"{game.label(event.source)} would deal 0 damage, and deals none")
    return tuple(event for event in events if not (isinstance(event, Deals) and event.amount <= 0))


def designated(game: Game, happened: tuple[Event, ...]) -> tuple[Game, tuple[Event, ...]]:
    """Whoever is due a designation gets it."""
    for event in rules_of(game).designations_due(game):
        game = perform(game, game, event)
        happened = (*happened, event)
    return game, happened


@BLESSED_BEFORE_TRIGGERS
def noticed_with_designations(
    game: Game, before: Game, happened: tuple[Event, ...], replaced: tuple[Event, ...]
) -> tuple[Game, tuple[Event, ...]]:
    """The city's blessing is there, and effects apply with it, before abilities trigger."""
    game, now = designated(game, happened)
    if any(isinstance(event, Designates) for event in now[len(happened) :]):
        BLESSED_BEFORE_TRIGGERS.decided(game, "the city's blessing is there before anything triggers")
    return rules_of(game).notice(before, what_happened(game, now, replaced), game), now


@CONTINUALLY_APPLIED
def continually(game: Game, before: Game, _events: tuple[Event, ...]) -> Game:
    """Whatever happens, what objects are follows at once and by itself."""
    then, now = views(before), views(game)
    if now is not then:
        for i in compress(now, map(is_not, now.values(), map(then.get, now))):
            if i in then and game.objects.get(i) is before.objects.get(i) and then[i] != now[i]:
                CONTINUALLY_APPLIED.decided_once(game, f"{game.label(i)} changes at once, by an effect")
    return game


@REPLACED_TOGETHER
def single_events(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Events with one result at one time are a single event, so one replacement effect applies to all."""
    if len(events) == 1:
        return events
    kept: dict[object, Event] = {}
    for event in events:
        match event:
            case LosesGame(player):
                same: object = (LosesGame, player)
            case Moves(thing, to):
                same = (Moves, thing, to)
            case Destroys(thing):
                same = (Destroys, thing)
            case _:  # what happens twice, happens twice
                same = (id(event), event)
        first = kept.setdefault(same, event)
        if first is event:
            continue
        if isinstance(first, LosesGame) and isinstance(event, LosesGame):
            kept[same] = LosesGame(first.player, f"{first.reason}; {event.reason}")
        REPLACED_TOGETHER.decided(game, "what would happen for more than one reason at once is one event")
    return tuple(kept.values())


def _place_among(event: Event) -> int:
    """Return where an event comes among those performed at once.

    What moves comes late, but a card with a place in a library after its shuffling (701.24g); who wins is
    known after who loses.
    """
    match event:
        case Moves(to="library", place="top" | "second" | "third" | "bottom"):
            return 3
        case Moves():
            return 1
        case Shuffles() | WinsGame():
            return 2
        case _:  # the others come first, as they are listed
            return 0


def _perform_together(game: Game, before: Game, events: tuple[Event, ...]) -> Game:
    at_once = sorted(in_timestamp_order(game, events), key=_place_among)
    for event in in_graveyard_order(game, at_once):
        game = perform(game, before, event)
    game = after_losses(game, [event.player for event in events if isinstance(event, LosesGame)])
    return _with_standing(game, before)


def _with_standing(game: Game, before: Game) -> Game:
    """Mark since when each permanent has its controller (302.6) and is a world permanent (704.5k)."""
    now = views(game)
    if now is views(before):
        return game
    pairs: list[int] = []
    for i in game.zone("battlefield"):
        thing, view = game.objects[i], now[i]
        if thing.paired_with is not None and not stays_paired(game, thing):
            pairs.append(i)
        if thing.controlled_by != view.controller:
            game = game.altering(i, controlled_by=view.controller, arrived=game.turn)
            game = seen_by_its_controller(game, i) if thing.controlled_by else game
        if ("world" in view.supertypes) != (thing.world_since is not None):
            game = game.altering(i, world_since=before.clock + 1 if thing.world_since is None else None)
    for i in pairs:
        game = game.altering(i, paired_with=None)
    return game


@PAIRS_END
def stays_paired(game: Game, thing: GameObject) -> bool:
    """A creature stays paired while both are creatures on the battlefield that nobody else has got."""
    for i in (thing.id, thing.paired_with):
        there = game.objects.get(i or 0)
        if there is None or there.id not in game.battlefield or "creature" not in views(game)[there.id].types:
            PAIRS_END.decided(
                game, f"{game.label(thing.id)} becomes unpaired: one of the two is no creature there"
            )
            return False
        if there.controlled_by != views(game)[there.id].controller:
            PAIRS_END.decided(
                game, f"{game.label(thing.id)} becomes unpaired: another player has one of the two"
            )
            return False
    return True
