"""``happen``: replacement effects first, then all events at once, then what triggers on them (614, 616, 603.2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import compress
from operator import is_not

from comprules.abilities.kinds import Keyword
from comprules.book.citing import rule
from comprules.events import (
    BeginsStep,
    Casts,
    Deals,
    Destroys,
    Discards,
    Draws,
    Event,
    GainsLife,
    LosesGame,
    LosesLife,
    Moves,
    Notes,
    PutsCounters,
    RemovesCounters,
    Sacrifices,
)
from comprules.happening.perform import perform
from comprules.happening.timestamps import in_timestamp_order
from comprules.questions import ask_one
from comprules.ruleset import Instead, Replacing, seen, views
from comprules.state import Game, replace

__all__ = ["happen"]


@dataclass(slots=True)
class _Settled:
    """Events that nothing replaces any more, and the instructions that took the place of others."""

    events: list[Event] = field(default_factory=list)
    instead: list[Instead] = field(default_factory=list)


def happen(game: Game, *events: Event) -> Game:
    """Let events happen at once; nothing changes a game in any other way.

    Each event is offered to replacement and prevention effects until none applies (616.1); what is left is
    performed as one; then triggered abilities notice what happened (603.2), and instructions that stand in place of an event are
    carried out.
    """
    if not events:
        return game
    before = game
    settled = _Settled()
    for event in single_events(game, events):
        game = _settle(game, event, frozenset(), settled)
    game = _perform_together(game, before, tuple(settled.events))
    deeds = tuple(event for event in settled.events if isinstance(event, Casts | Moves | Notes))
    if deeds:
        game = replace(game, deeds=(*game.deeds, *deeds))
    game = game.rules.with_ended_durations(game)
    game = continually(game, before, tuple(settled.events))
    game = game.rules.notice(before, what_happened(game, events, tuple(settled.events)), game)
    game = game.rules.right_after(before, tuple(settled.events), game)
    for instructions in settled.instead:
        game = game.rules.carry_out(game, instructions)
    return game


def what_was_to_happen(
    _game: Game, events: tuple[Event, ...], settled: tuple[Event, ...]
) -> tuple[Event, ...]:
    """Abilities see what would have happened as well."""
    return tuple(dict.fromkeys((*events, *settled)))


@rule("603.2h", without=what_was_to_happen)
def what_happened(game: Game, events: tuple[Event, ...], settled: tuple[Event, ...]) -> tuple[Event, ...]:
    """Abilities see only what actually happens, not what was replaced or prevented."""
    if any(event not in settled for event in events):
        game.note("603.2h", "an event was replaced or prevented: nothing triggers on it")
    return settled


def at_each_step(game: Game, before: Game, events: tuple[Event, ...]) -> Game:
    """What objects are is worked out again only as a step begins."""
    if not any(isinstance(event, BeginsStep) for event in events):
        kept = {i: view for i, view in views(before).items() if i in game.objects}
        game.memo["views"] = {**views(game), **kept}
    return game


@rule("613.5", without=at_each_step)
def continually(game: Game, before: Game, _events: tuple[Event, ...]) -> Game:
    """Whatever happens, what objects are follows at once and by itself."""
    then, now = views(before), views(game)
    if now is not then:
        for i in compress(now, map(is_not, now.values(), map(then.get, now))):
            if i in then and then[i] != now[i]:
                game.note("613.5", f"{game.label(i)} changes at once", standing=True)
    return game


def each_event(_game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Every event on its own, those with one result among them."""
    return events


@rule("704.7", without=each_event)
def single_events(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Events with the same result at the same time are one event, so one replacement effect takes them all."""
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
            case _:
                same = (id(event), event)
        first = kept.setdefault(same, event)
        if first is event:
            continue
        if isinstance(first, LosesGame) and isinstance(event, LosesGame):
            kept[same] = LosesGame(first.player, f"{first.reason}; {event.reason}")
        game.note("704.7", "what would happen for more than one reason at once is one event")
    return tuple(kept.values())


def _settle(game: Game, event: Event, used: frozenset[tuple[object, ...]], settled: _Settled) -> Game:
    offered = [r for r in game.rules.replacements(game, event) if r.key not in used]
    if offered:
        chosen = _chosen(game, offered)
        game.note(chosen.rule, chosen.what)
        game, events, instead = chosen.apply(game)
        settled.instead.extend(instead)
        for following in events:
            game = _settle(game, following, used | {chosen.key}, settled)
        return game
    settled.events.append(event)
    for part in _comes_down_to(game, event):
        game = _settle(game, part, used, settled)
    return game


@rule("616.1", essential="some replacement effect has to be applied first")
def _chosen(game: Game, offered: list[Replacing]) -> Replacing:
    """Of several replacement effects the affected player, or the affected object's controller, takes one."""
    if len(offered) == 1:
        return offered[0]
    first = [r for r in offered if r.copies] or offered
    if len(first) == 1:
        return first[0]
    game.note("616.1", f"{first[0].affected} chooses which of {len(first)} replacement effects to apply")
    pick = ask_one(
        game, first[0].affected, "choose the replacement effect to apply", tuple(r.what for r in first)
    )
    return next(r for r in first if r.what == pick)


def _comes_down_to(game: Game, event: Event) -> tuple[Event, ...]:
    """What an event consists of: a destroyed permanent is put into a graveyard, damage is marked or costs life."""
    match event:
        case Destroys(thing):
            return (Moves(thing, "graveyard", cause="destroyed"),)
        case Sacrifices(_, thing):
            return (Moves(thing, "graveyard", cause="sacrificed"),)
        case Discards(_, card):
            return (Moves(card, "graveyard", cause="discarded"),)
        case Draws(player):
            library = game.zone("library", player)
            return (Moves(library[0], "hand", cause="drawn"),) if library else ()
        case Deals(source, to, amount):
            return _results_of_damage(game, source, to, amount)
        case _:
            return ()


@rule("120.3", essential="damage has to have some result")
def _results_of_damage(game: Game, source: int, to: int | str, amount: int) -> tuple[Event, ...]:
    """Damage costs a player life, or poison counters with infect; planeswalkers and battles lose counters; lifelink gains life."""
    dealer = seen(game, source)
    keywords = {a.name for a in dealer.abilities if isinstance(a, Keyword)}
    gained = (GainsLife(dealer.controller, amount),) if "lifelink" in keywords else ()
    if isinstance(to, str):
        lost = PutsCounters(to, "poison", amount) if "infect" in keywords else LosesLife(to, amount)
        return (lost, *gained)
    view = seen(game, to)
    results: list[Event] = []
    if "creature" in view.types and keywords & {"infect", "wither"}:
        results.append(PutsCounters(to, "-1/-1", amount))
    if "planeswalker" in view.types:
        results.append(RemovesCounters(to, "loyalty", amount))
    if "battle" in view.types:
        results.append(RemovesCounters(to, "defense", amount))
    return (*results, *gained)


def _perform_together(game: Game, before: Game, events: tuple[Event, ...]) -> Game:
    at_once = sorted(in_timestamp_order(game, events), key=lambda event: isinstance(event, Moves))
    for event in at_once:
        game = perform(game, before, event)
    return _with_standing(game, before.clock + 1)


def _with_standing(game: Game, moment: int) -> Game:
    """Mark since when each permanent has been under its controller (302.6) and has been a world permanent (704.5k)."""
    now = views(game)
    for i in game.zone("battlefield"):
        thing = game.objects[i]
        if thing.controlled_by != now[i].controller:
            thing = replace(thing, controlled_by=now[i].controller, arrived=game.turn)
        if ("world" in now[i].supertypes) != (thing.world_since is not None):
            thing = replace(thing, world_since=moment if thing.world_since is None else None)
        if thing is not game.objects[i]:
            game = game.with_object(thing)
    return game
