"""What holds at every moment of every game, whatever the players do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION
from comprules.book.trace import Trace
from comprules.rules.state_based.state_based_actions import check_once
from comprules.ruleset import views
from comprules.state.game import Arbiter, Game
from comprules.state.objects import View

__all__ = ["after_an_action", "after_an_event", "apart", "cards_of"]

_NEVER_PERMANENT = {
    "instant",
    "sorcery",
    "scheme",
    "plane",
    "phenomenon",
    "vanguard",
    "conspiracy",
    "dungeon",
}


def cards_of(game: Game) -> Counter[str]:
    """How many cards there are of each label; none ever comes or goes while everybody plays on, but for dungeons (309.6)."""
    return Counter(
        thing.label
        for thing in game.objects.values()
        if thing.kind == "card" and "dungeon" not in thing.base.types
    )


def after_an_event(game: Game, cards: Counter[str]) -> Iterator[str]:
    """What is wrong right after an event, one sentence each."""
    yield from _zones(game)
    if not any(player.lost for player in game.players.values()) and (now := cards_of(game)) != cards:
        yield f"cards are gone: {dict(cards - now)}; cards have come: {dict(now - cards)}"
    yield from _stack(game)
    for i in game.zone("battlefield"):
        yield from _permanent(game, i)


def _zones(game: Game) -> Iterator[str]:
    listed = Counter(i for ids in game.zones.values() for i in ids)
    for i, times in listed.items():
        if times > 1:
            yield f"{game.label(i)} stands {times} times in the zones"
        if i not in game.objects:
            yield f"a zone holds {i}, which is no object"
    for thing in game.objects.values():
        shared = thing.zone in {"battlefield", "exile", "stack", "command", "ante"}
        if thing.id not in game.zone(thing.zone, "" if shared else thing.owner):
            yield f"{thing.label} is in no list of its zone, {thing.zone} of {thing.owner}"


def _stack(game: Game) -> Iterator[str]:
    there = {thing.id for thing in game.objects.values() if thing.zone == "stack"}
    if set(game.zone("stack")) != there:
        yield f"the stack lists {game.zone('stack')}, and the objects on it are {sorted(there)}"
    for i in there:
        thing = game.objects[i]
        if thing.controller not in game.players:
            yield f"{thing.label} on the stack has no controller"
        if thing.kind == "ability" and (thing.on_stack is None or thing.on_stack.ability is None):
            yield f"{thing.label} on the stack keeps nothing of where it came from"
        of = thing.on_stack.ability if thing.on_stack else None
        if of is not None and of.source not in game.objects and of.source not in game.last_known:
            yield f"nobody knows the source of {thing.label} on the stack"


def _permanent(game: Game, i: int) -> Iterator[str]:
    thing, view = game.objects[i], views(game)[i]
    for who in (thing.owner, thing.controller, view.controller):
        if who not in game.players:
            yield f"{thing.label} on the battlefield is {who or 'nobody'}'s"
    if thing.kind in {"ability", "copy of a spell"}:  # a copy of a card may be there (704.5e)
        yield f"{thing.label} on the battlefield is {thing.kind}"
    if isinstance(thing.attached_to, int) and thing.attached_to == i:
        yield f"{thing.label} is attached to itself"


def after_an_action(game: Game) -> Iterator[str]:
    """What is wrong when the game waits for a player, one sentence each."""
    labels = Counter(thing.label for thing in game.objects.values() if thing.kind != "ability")
    yield from (f"{times} objects are called {label}" for label, times in labels.items() if times > 1)
    yield from _evaluation_order(game)
    yield from _numbers(game)
    if game.priority and not game.is_over:
        after, performed = check_once(apart(game))
        if performed:
            yield f"a player has priority, and state-based actions wait: {[line.what for line in after.arbiter.trace.lines]}"
    if game.priority and not game.is_over and game.players[game.priority].lost:
        yield f"{game.priority} has priority, and has lost"


def apart(game: Game) -> Game:
    """The same game with a record of its own and nothing remembered."""
    return replace(game, arbiter=Arbiter(game.arbiter.rules, game.arbiter.choose, Trace()))


def _evaluation_order(game: Game) -> Iterator[str]:
    """Worked out from nothing, and with everything listed backwards, each object is the same."""
    remembered = views(game)
    afresh = views(apart(game))
    yield from _compared("as remembered and worked out afresh", remembered, afresh)
    zones = game.zones.set(("battlefield", ""), game.zone("battlefield")[::-1])
    turned = replace(apart(game), zones=zones, lasting=game.lasting[::-1])
    yield from _compared("forwards and backwards", afresh, views(turned))


def _compared(how: str, one: Mapping[int, View], other: Mapping[int, View]) -> Iterator[str]:
    for i in one:
        if (first := _known(one[i])) != (second := _known(other[i])):
            parts = [(a, b) for a, b in zip(first, second, strict=True) if a != b]
            yield f"{one[i].name or i} is not the same {how}: {parts}"


def _known(view: View) -> tuple[Any, ...]:
    return (
        view.name, view.cost, view.colors, view.supertypes, view.types, view.subtypes, view.power, view.toughness,
        view.loyalty, view.defense, view.controller, Counter(view.abilities), Counter(view.rules), view.cant_have,
    )  # fmt: skip


def _numbers(game: Game) -> Iterator[str]:
    register = load_register(BASE_EDITION)
    for line in game.arbiter.trace.lines[-200:]:
        if not line.edition and line.number not in register:
            yield f"the trace cites {line.number}, which is no rule of the base edition"
