"""122.5, 122.8, 122.9: counters that are moved, and counters that an object leaves behind."""

from __future__ import annotations

from comprules.abilities.instructions import MoveCounters, PutSameCounters
from comprules.abilities.kinds import Triggered
from comprules.abilities.plain_instructions import DoubleCounters
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters, RemovesCounters
from comprules.questions import ask_one
from comprules.rules.effects.choices import CHOICES_WHILE_RESOLVING
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_objects, number_of, recipients_of
from comprules.rules.meaning.which_objects import named
from comprules.ruleset import rules_of, views
from comprules.state.game import Game

__all__ = [
    "COUNTERS_OF_WHAT_LEFT",
    "COUNTERS_OF_WHAT_WAS_SACRIFICED",
    "DOUBLING_COUNTERS",
    "MOVING_COUNTERS",
    "counters_doubled",
    "counters_moved",
    "left_with",
    "moved_whole",
    "removed_of_any_kind",
    "sacrificed_with",
    "same_counters_put",
]

MOVING_COUNTERS = cite("122.5")
DOUBLING_COUNTERS = cite("701.10e")
COUNTERS_OF_WHAT_LEFT = cite("122.8")
COUNTERS_OF_WHAT_WAS_SACRIFICED = cite("122.9")


# ---- counters of any kind


def removed_of_any_kind(
    game: Game, player: str, thing: int, number: int, *, up_to: bool
) -> list[RemovesCounters]:
    """Return the removal of so many counters, whose kinds the player chooses one after another."""
    kinds = _kinds_chosen(game, player, thing, number, "remove from", up_to=up_to)
    return [RemovesCounters(thing, kind, amount) for kind, amount in kinds.items()]


def _kinds_chosen(
    game: Game, player: str, thing: int, number: int, doing: str, *, up_to: bool
) -> dict[str, int]:
    """Return how many counters of each kind the player has chosen, one counter after another."""
    chosen: dict[str, int] = {}
    there = game.objects[thing].counters
    while sum(chosen.values()) < number:
        left = tuple(k for k, counter in sorted(there.items()) if counter.amount > chosen.get(k, 0))
        if not left:
            break
        text = f"choose a kind of counter to {doing} {game.label(thing)}"
        kind = ask_one(game, player, text, (*left, "no more") if up_to else left)
        CHOICES_WHILE_RESOLVING.decided(game, f"{player} chooses for {game.label(thing)}: {kind}")
        if kind == "no more":
            break
        chosen[kind] = chosen.get(kind, 0) + 1
    return chosen


# ---- moving


def counters_moved(game: Game, speaker: Speaker, effect: MoveCounters) -> list[Event]:
    """Counters are taken from the object that has them, and put on a second one."""
    return [
        event
        for to in named_objects(game, speaker, effect.to) or (0,)
        for thing in named_objects(game, speaker, effect.subject)
        for kind, amount in _to_be_moved(game, speaker, effect, thing).items()
        for event in moved_whole(game, speaker.controller, kind, amount, thing, to)
    ]


def _to_be_moved(game: Game, speaker: Speaker, effect: MoveCounters, thing: int) -> dict[str, int]:
    """Return how many counters of which kinds are to be moved from an object."""
    there, amount = game.objects[thing].counters, effect.amount
    if amount is None:
        return {kind: held.amount for kind, held in sorted(there.items()) if effect.kind in ("", kind)}
    wanted = number_of(game, speaker, amount)
    if effect.kind:
        return {effect.kind: wanted}
    return _kinds_chosen(game, speaker.controller, thing, wanted, "move from", up_to=False)


@MOVING_COUNTERS
def moved_whole(game: Game, player: str, kind: str, amount: int, thing: int, to: int) -> list[Event]:
    """A counter that can't be taken from the one object and put on the other is not moved at all.

    ``to`` is 0 where there is no such object any more.
    """
    held = game.objects[thing].counters.get(kind)
    number = min(amount, held.amount) if held is not None else 0
    put = PutsCounters(to, kind, number, player)
    refused = ""
    if not number:
        refused = f"there is no {kind} counter to be moved"
    elif to not in game.objects:
        refused = "there is nothing onto which a counter could be moved"
    elif thing == to:
        refused = "it would be moved onto the object that it is on"
    elif barred := next((r for r in rules_of(game).replacements(game, put) if r.group == "can't"), None):
        refused = barred.what
    if refused:
        MOVING_COUNTERS.decided(game, f"no {kind} counter is removed from or put on anything: {refused}")
        return []
    MOVING_COUNTERS.decided(
        game, f"{kind} counters moved from {game.label(thing)} onto {game.label(to)}: {number}"
    )
    return [RemovesCounters(thing, kind, number), put]


# ---- doubling


@DOUBLING_COUNTERS
def counters_doubled(game: Game, speaker: Speaker, effect: DoubleCounters) -> list[Event]:
    """Whatever has counters of the kind is given as many more of them."""
    events: list[Event] = []
    for each in recipients_of(game, speaker, effect.on):
        had = game.players[each].counters if isinstance(each, str) else game.objects[each].counters
        for kind, held in sorted(had.items()):
            if effect.kind in ("", kind) and held.amount:
                events.append(PutsCounters(each, kind, held.amount, speaker.controller))
    DOUBLING_COUNTERS.decided(game, f"counters are doubled: {many(len(events), 'kind')} of them")
    return events


# ---- counters of what is gone


def same_counters_put(game: Game, speaker: Speaker, effect: PutSameCounters) -> list[Event]:
    """An object's counters are put on another one; if the object is still there, they are moved."""
    events: list[Event] = []
    for thing in named(game, views(game), speaker, effect.subject):
        if thing in game.objects:
            moving = MoveCounters(effect.kind, None, effect.subject, effect.on)
            return counters_moved(game, speaker, moving)
        counters = left_with(game, thing) if _has_triggered(game) else sacrificed_with(game, thing)
        events += [
            PutsCounters(to, kind, amount, speaker.controller)
            for to in named_objects(game, speaker, effect.on)
            for kind, amount in sorted(counters.items())
            if effect.kind in ("", kind)
        ]
    return events


def _has_triggered(game: Game) -> bool:
    """Say whether what resolves is a triggered ability."""
    on_stack = next((game.objects[i].on_stack for i in game.zone("stack")[:1]), None)
    ability = on_stack.ability if on_stack is not None else None
    return ability is not None and isinstance(ability.ability, Triggered)


@COUNTERS_OF_WHAT_LEFT
def left_with(game: Game, thing: int) -> dict[str, int]:
    """A triggered ability puts as many counters of each kind as the object had that has left."""
    counters = _last_counters(game, thing)
    COUNTERS_OF_WHAT_LEFT.decided(game, f"{game.label(thing)} left with these counters: {counters}")
    return counters


@COUNTERS_OF_WHAT_WAS_SACRIFICED
def sacrificed_with(game: Game, thing: int) -> dict[str, int]:
    """An activated ability puts as many of each kind as there were on what was sacrificed for it."""
    counters = _last_counters(game, thing)
    COUNTERS_OF_WHAT_WAS_SACRIFICED.decided(
        game, f"{game.label(thing)} was sacrificed with these counters: {counters}"
    )
    return counters


def _last_counters(game: Game, thing: int) -> dict[str, int]:
    return {kind: held.amount for kind, held in game.last_seen(thing).counters.items()}
