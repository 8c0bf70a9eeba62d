"""506-511: attackers, blockers and combat damage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from comprules.abilities.changes import DealsByToughness, Must
from comprules.abilities.happenings import AttacksUnblocked
from comprules.abilities.kinds import Triggered
from comprules.book.citing import rule
from comprules.events import Deals, Event, Notes, Taps
from comprules.happening import happen
from comprules.questions import ask_objects
from comprules.rules.activation_instructions import is_new
from comprules.rules.as_though import counts_as_having, counts_as_untapped
from comprules.rules.evasion import why_evaded
from comprules.rules.matching import opponents_of
from comprules.rules.refusing import IllegalError
from comprules.ruleset import abilities_of_permanents, seen, views
from comprules.state import Game

__all__ = [
    "Attack",
    "deal_combat_damage",
    "declare_attackers",
    "declare_blockers",
    "end_combat",
    "has_combat",
    "must_attack",
]


@dataclass(frozen=True, slots=True)
class Attack:
    """A declaration: each attacker's id with the player's name or the id of the permanent that it attacks."""

    attackers: Mapping[int, int | str]


def has_combat(game: Game) -> bool:
    """Whether any creature attacks."""
    return any(game.objects[i].attacking is not None for i in game.battlefield)


# ---- attackers: 508


def why_not_attack(game: Game, thing: int) -> tuple[str, str] | None:
    """Why a creature can't be declared as an attacker, with the rule; None if it can."""
    if thing not in game.battlefield:
        return "it is not on the battlefield", "508.1a"
    found, view = game.objects[thing], views(game)[thing]
    if "creature" not in view.types or "battle" in view.types:
        return "it is no creature that can attack", "508.1a"
    if view.controller != game.active:
        return "its controller is not the active player", "508.1a"
    if found.tapped:
        return "it is tapped", "508.1a"
    if is_new(game, view.controller, found.arrived) and not counts_as_having(game, thing, "haste", "attack"):
        return "it has not been under its controller's control since the turn began", "302.6"
    if counts_as_having(game, thing, "defender", "attack"):
        return "it has defender", "702.3b"
    if view.cannot("attack", "attack or block"):
        return "an effect says that it can't attack", "508.1c"
    return None


def nothing_must(_game: Game) -> tuple[int, ...]:
    """No creature has to attack."""
    return ()


@rule("508.1d", without=nothing_must)
def must_attack(game: Game) -> tuple[int, ...]:
    """The creatures that attack if able and are able to."""
    return tuple(
        i
        for i in game.battlefield
        if any(isinstance(c, Must) and c.do == "attack" for c in views(game)[i].rules)
        and why_not_attack(game, i) is None
    )


def _why_not_attacked(game: Game, defender: int | str) -> str:
    """Why nothing can attack this player or permanent; empty if it can be attacked."""
    opponents = opponents_of(game, game.active)
    if isinstance(defender, str):
        return "" if defender in opponents else f"{defender} is no opponent of {game.active}"
    if defender not in game.battlefield:
        return f"{game.label(defender)} is not on the battlefield"
    view = views(game)[defender]
    if "planeswalker" in view.types:
        return "" if view.controller in opponents else f"no opponent controls {game.label(defender)}"
    return "" if "battle" in view.types else f"{game.label(defender)} is no planeswalker or battle"


@rule("508.1", essential="combat begins with attackers")
def declare_attackers(game: Game, attack: Attack) -> Game:
    """The active player declares attackers; the declaration as a whole is legal or it is not made.

    Raises:
        IllegalError: a creature can't attack, or one that must attack does not.
    """
    for thing, defender in attack.attackers.items():
        why = why_not_attack(game, thing)
        if why is not None:
            raise IllegalError(f"{game.label(thing)} can't attack: {why[0]}", why[1])
        why_whom = _why_not_attacked(game, defender)
        if why_whom:
            raise IllegalError(why_whom, "508.1b")
    idle = [i for i in must_attack(game) if i not in attack.attackers]
    if idle:
        raise IllegalError(f"{game.label(idle[0])} must attack if able", "508.1d")
    for thing, defender in attack.attackers.items():
        game.note("508.1b", f"{game.label(thing)} attacks {game.label(defender)}")
        game = game.altering(thing, attacking=defender)
    taps = [Taps(i) for i in attack.attackers if not views(game)[i].has("vigilance")]
    game = happen(game, *taps)
    return happen(game, *(Notes(i, "attacks", "declared") for i in attack.attackers))


# ---- blockers: 509


def why_not_block(game: Game, blocker: int, attacker: int) -> tuple[str, str] | None:
    """Why a creature can't block an attacker, with the rule; None if it can."""
    if blocker not in game.battlefield or attacker not in game.battlefield:
        return "both have to be on the battlefield", "509.1a"
    found, view = game.objects[blocker], views(game)[blocker]
    against = views(game)[attacker]
    if view.controller not in opponents_of(game, game.active):
        return "its controller is no defending player", "509.1a"
    if not counts_as_untapped(game, blocker, "block"):
        return "only an untapped creature blocks", "509.1a"
    if "creature" not in view.types or game.objects[attacker].attacking is None:
        return "only a creature blocks an attacking one", "509.1a"
    if view.cannot("block", "attack or block") or against.cannot("be blocked"):
        return "an effect forbids it", "509.1b"
    if view.has("unleash") and "+1/+1" in found.counters:
        return "it has unleash and a +1/+1 counter", "702.98a"
    return why_evaded(game, blocker, attacker)


@rule("509.1", essential="combat goes on with blockers")
def declare_blockers(game: Game, blocks: Mapping[int, tuple[int, ...]]) -> Game:
    """The defending players declare blockers.

    Raises:
        IllegalError: a creature can't block, or an attacker with menace is blocked by one creature alone.
    """
    for blocker, attackers in blocks.items():
        for attacker in attackers:
            why = why_not_block(game, blocker, attacker)
            if why is not None:
                raise IllegalError(
                    f"{game.label(blocker)} can't block {game.label(attacker)}: {why[0]}", why[1]
                )
    blocked = {attacker for attackers in blocks.values() for attacker in attackers}
    for attacker in blocked:
        by = [b for b, attackers in blocks.items() if attacker in attackers]
        if views(game)[attacker].has("menace") and len(by) < 2:
            raise IllegalError(f"{game.label(attacker)} has menace", "702.111b")
    for blocker, attackers in blocks.items():
        game = game.altering(blocker, blocking=attackers)
    for attacker in blocked:
        game = game.altering(attacker, blocked=True)
    events = [Notes(b, "blocks", "declared") for b in blocks] + [
        Notes(a, "becomes blocked", "yes") for a in blocked
    ]
    return happen(game, *events, *_staying_unblocked(game, blocked))


def _staying_unblocked(game: Game, blocked: set[int]) -> list[Event]:
    """The attackers that nothing blocks, if anything waits for that (509.3g)."""
    waited_for = any(
        isinstance(held.ability, Triggered) and isinstance(held.ability.when, AttacksUnblocked)
        for _, held in abilities_of_permanents(game)
    )
    free = (i for i in game.battlefield if game.objects[i].attacking is not None and i not in blocked)
    return [Notes(i, "stays unblocked", "yes") for i in free] if waited_for else []


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
        from comprules.rules.priority import receive_priority  # noqa: PLC0415

        game = happen(game, *_assigned(game, fast))
        game = receive_priority(game, game.active)
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
