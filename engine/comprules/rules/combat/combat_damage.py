"""510-511: combat damage, and the end of combat."""

from __future__ import annotations

from comprules.abilities.changes import DealsByToughness
from comprules.book.citing import rule
from comprules.events import Deals, Event
from comprules.happening import happen
from comprules.questions import ask_objects
from comprules.ruleset import rules_of, seen, views
from comprules.state import Game

__all__ = ["deal_combat_damage", "end_combat", "has_combat"]


def has_combat(game: Game) -> bool:
    """Whether any creature attacks."""
    return any(game.objects[i].attacking is not None for i in game.battlefield)


# ---- damage: 510


@rule("510.1", "510.2", essential="combat ends in damage")
def deal_combat_damage(game: Game) -> Game:
    """Attackers and blockers deal combat damage, all at once; those with first strike in a step before."""
    fast = [
        i
        for i in _fighters(game)
        if views(game)[i].has("first strike") or views(game)[i].has("double strike")
    ]
    if fast:
        game = happen(game, *_assigned(game, fast))
        game = rules_of(game).receive_priority(game, game.active)
    slow = [i for i in _fighters(game) if i not in fast or views(game)[i].has("double strike")]
    return happen(game, *_assigned(game, slow))


def _fighters(game: Game) -> list[int]:
    return [i for i in game.battlefield if game.objects[i].attacking is not None or game.objects[i].blocking]


def _assigned(game: Game, fighters: list[int]) -> list[Event]:
    events: list[Event] = []
    for i in fighters:
        power = as_much_as_it_assigns(game, i)
        if power <= 0:
            continue
        thing = game.objects[i]
        if thing.attacking is not None:
            events += _attacker_damage(game, i, power)
        else:
            foes = [a for a in thing.blocking if a in game.objects]
            events += _divided(game, i, foes, power)
    return events


def as_much_as_power(game: Game, creature: int) -> int:
    """A creature assigns combat damage equal to its power, whatever effects say."""
    return views(game)[creature].power or 0


@rule("510.1a", without=as_much_as_power)
def as_much_as_it_assigns(game: Game, creature: int) -> int:
    """A creature assigns combat damage equal to its power, or to its toughness where an effect says so."""
    if DealsByToughness() not in views(game)[creature].rules:
        return as_much_as_power(game, creature)
    game.note("510.1a", f"{game.label(creature)} assigns damage by its toughness")
    return views(game)[creature].toughness or 0


def _attacker_damage(game: Game, attacker: int, power: int) -> list[Event]:
    thing = game.objects[attacker]
    blockers = [i for i in game.battlefield if attacker in game.objects[i].blocking]
    assert thing.attacking is not None
    if not thing.blocked:
        return [Deals(attacker, thing.attacking, power, combat=True)]
    if not views(game)[attacker].has("trample"):
        return _divided(game, attacker, blockers, power)
    events: list[Event] = []
    left = power
    for blocker in blockers:
        amount = min(left, _lethal(game, attacker, blocker))
        if amount:
            events.append(Deals(attacker, blocker, amount, combat=True))
        left -= amount
    if left:
        events.append(Deals(attacker, thing.attacking, left, combat=True))
    return events


def _lethal(game: Game, source: int, to: int) -> int:
    if seen(game, source).has("deathtouch"):
        return 1
    return max(0, (views(game)[to].toughness or 0) - game.objects[to].damage)


@rule("510.1c", essential="damage among several creatures has to be divided")
def _divided(game: Game, source: int, among: list[int], power: int) -> list[Event]:
    """A creature that fights several divides its damage as its controller chooses, a point at a time."""
    if not among:
        return []
    if len(among) == 1:
        return [Deals(source, among[0], power, combat=True)]
    given = dict.fromkeys(among, 0)
    controller = views(game)[source].controller
    for n in range(1, power + 1):
        text = f"{game.label(source)}: choose the creature for damage {n} of {power}"
        given[ask_objects(game, controller, text, among)[0]] += 1
    return [Deals(source, i, amount, combat=True) for i, amount in given.items() if amount]


@rule("511.3", essential="combat has to end")
def end_combat(game: Game) -> Game:
    """When combat ends, creatures stop attacking and blocking."""
    for i in game.zone("battlefield"):
        thing = game.objects[i]
        if thing.attacking is not None or thing.blocking or thing.blocked:
            game = game.altering(thing.id, attacking=None, blocking=(), blocked=False)
    return game
