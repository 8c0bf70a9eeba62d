"""616: replacement and prevention effects apply to an event, one after the other until none is left."""

from __future__ import annotations

from dataclasses import dataclass, field

from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.events.players import Deals, GainsLife, LosesLife
from comprules.events.words import in_words
from comprules.events.zones import Creates, Destroys, Discards, Moves, Sacrifices
from comprules.happening.actions import is_left_out
from comprules.happening.contents import contents_of, life_gained
from comprules.happening.damage_and_counters import who_puts_counters, whose_life_changes
from comprules.happening.whose_choice_comes_first import (
    CHOICE_AMONG_REPLACEMENTS,
    Outstanding,
    in_turn_order,
    start_again,
    that_apply,
)
from comprules.questions import ask_one
from comprules.ruleset import Instead, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "ANY_REPLACEMENT",
    "BACK_FACE_REPLACEMENTS_FIRST",
    "CONTROL_REPLACEMENTS_FIRST",
    "COPY_REPLACEMENTS_FIRST",
    "DAMAGE_AS_MODIFIED",
    "DAMAGE_EVENT_OCCURS",
    "DAMAGE_PROCESSED",
    "EVENTS_WITHIN_EVENTS",
    "IMPOSSIBLE_REPLACEMENTS",
    "NO_LIFE_GAINED",
    "ONE_CHANCE_EACH",
    "REPEATING_THE_CHOICE",
    "REPLACED_EVENT_NEVER_HAPPENS",
    "REPLACEMENTS_THAT_COME_LATER",
    "SELF_REPLACEMENTS_FIRST",
    "Settled",
    "SettledDamage",
    "any_of",
    "back_faces_first",
    "choose_one",
    "control_first",
    "copies_first",
    "dealt_as_modified",
    "happens_all_the_same",
    "has_a_chance",
    "may_come_later",
    "not_gained",
    "outer_first",
    "replacing_what_cant_happen",
    "results_settled",
    "self_replacements_first",
    "settle",
    "settled_together",
    "something_applies_within",
    "used_up",
]

NO_LIFE_GAINED = cite("119.7")
DAMAGE_AS_MODIFIED = cite("120.4b")
DAMAGE_PROCESSED = cite("120.4c")
DAMAGE_EVENT_OCCURS = cite("120.4d")
ONE_CHANCE_EACH = cite("614.5")
REPLACED_EVENT_NEVER_HAPPENS = cite("614.6")
IMPOSSIBLE_REPLACEMENTS = cite("614.17c")
SELF_REPLACEMENTS_FIRST = cite("616.1a")
CONTROL_REPLACEMENTS_FIRST = cite("616.1b")
COPY_REPLACEMENTS_FIRST = cite("616.1c")
BACK_FACE_REPLACEMENTS_FIRST = cite("616.1d")
ANY_REPLACEMENT = cite("616.1e")
REPEATING_THE_CHOICE = cite("616.1f")
EVENTS_WITHIN_EVENTS = cite("616.1g")
REPLACEMENTS_THAT_COME_LATER = cite("616.2")


@dataclass(slots=True)
class Settled:
    """Events that nothing replaces any more, and the instructions that took the place of others."""

    events: list[Event] = field(default_factory=list)
    instead: list[Instead] = field(default_factory=list)
    replaced: list[Event] = field(default_factory=list)
    dealt: list[SettledDamage] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SettledDamage:
    """Damage that nothing replaces or prevents any more, with what has applied to it and could apply."""

    event: Deals
    used: tuple[object, ...] = ()
    known: frozenset[object] | None = None


def settled_together(game: Game, events: tuple[Event, ...]) -> tuple[Game, Settled]:
    """Events that would happen at once, each offered to whatever would replace or prevent it."""
    settled = Settled()
    outside = game.underway
    entering = frozenset(e.object for e in events if isinstance(e, Moves) and e.to == "battlefield")
    if entering:
        game = replace(game, underway=replace(outside, entering=outside.entering | entering))
    first = tuple(Outstanding(event, outside.used, outside.known) for event in in_turn_order(game, events))
    game = _settle_all(game, first, settled)
    dealt = dealt_as_modified(game, events, settled)
    if dealt:
        game = results_settled(game, dealt, settled)
    if game.underway is not outside:
        left = replace(game.underway, entering=outside.entering, life=outside.life)
        game = replace(game, underway=outside if left == outside else left)
    return game, settled


@DAMAGE_AS_MODIFIED
def dealt_as_modified(game: Game, _events: tuple[Event, ...], settled: Settled) -> tuple[SettledDamage, ...]:
    """Damage is dealt as replacement and prevention effects have modified it, and has results after that."""
    if any(isinstance(event, Deals) for event in settled.replaced):
        DAMAGE_AS_MODIFIED.decided(
            game, f"{sum(one.event.amount for one in settled.dealt)} damage is left, and is dealt"
        )
    return tuple(settled.dealt)


@DAMAGE_PROCESSED
def results_settled(game: Game, dealt: tuple[SettledDamage, ...], settled: Settled) -> Game:
    """All damage that has been dealt is turned into its results, to which effects may apply in turn."""
    before, events = len(settled.replaced), len(settled.events)
    outside = game.underway
    for gain in life_gained(game, [one.event for one in dealt]):
        game = settle(game, gain, outside.used, outside.known, settled)
    for one in dealt:
        for part in contents_of(game, one.event)[1]:
            game = settle(game, part, one.used, one.known, settled)
    if len(settled.replaced) > before:
        DAMAGE_PROCESSED.decided(game, "an effect applies to what the damage results in")
    if len(settled.events) > events + 1:
        DAMAGE_EVENT_OCCURS.decided(game, f"{len(settled.events) - events} results of damage are one event")
    return game


def settle(
    game: Game,
    event: Event,
    used: tuple[object, ...],
    known: frozenset[object] | None,
    settled: Settled,
) -> Game:
    """Apply what would replace an event, then what would replace the result, and so on (616.1f)."""
    return _settle_all(game, (Outstanding(event, used, known),), settled)


def _settle_all(game: Game, events: tuple[Outstanding, ...], settled: Settled) -> Game:
    """Settle events one after the other; what has come in the place of one is the next."""
    left = events
    while left:
        first, *others = left
        game, chooser, following = _settle_first(game, first, settled)
        left = start_again(game, chooser, following, tuple(others)) if following else tuple(others)
    return game


def _settle_first(
    game: Game, first: Outstanding, settled: Settled
) -> tuple[Game, str, tuple[Outstanding, ...]]:
    """Apply one thing that would replace an event, and return who chose and what happens instead."""
    event, used, known = first.event, first.used, first.known
    every = tuple([r for r in that_apply(game, event) if has_a_chance(game, r, used)])
    every = tuple([r for r in every if may_come_later(game, r, known)])
    offered = outer_first(game, event, tuple(r for r in every if r.group != "can't")) if every else ()
    forbidding = [r for r in every if r.group == "can't"]
    if forbidding:
        forbidding[0].rule.decided(game, forbidding[0].what)
        left = replacing_what_cant_happen(game, offered)
        offered = not_gained(game, event, offered, left)
        if not offered:
            return game, "", ()
    known = frozenset([r.key for r in every]) if known is None else known
    if not offered:
        return _nothing_applies(game, Outstanding(event, used, known), settled), "", ()
    chosen = choose_one(game, offered)
    chosen.rule.decided(game, chosen.what)
    used = used_up(game, used, chosen, offered)
    game, events, instead = chosen.apply(game)
    settled.replaced.append(event)
    settled.instead.extend(replace(i, used=used, known=known) for i in instead)
    if events != (event,) and happens_all_the_same(game, event, used):
        settled.events.append(event)
    return game, chosen.affected, tuple(Outstanding(one, used, known) for one in events)


def _nothing_applies(game: Game, last: Outstanding, settled: Settled) -> Game:
    """An event that nothing replaces any more happens, and so do the events that it contains."""
    event, used, known = last.event, last.used, last.known
    if is_left_out(game, event):
        return game
    if isinstance(event, Moves) and event.to == "battlefield" and event.counters:
        game, event = _with_counters_settled(game, event, used, known, settled)
    settled.events.append(event)
    if isinstance(event, Deals):
        settled.dealt.append(SettledDamage(event, used, known))
        return game
    if isinstance(event, GainsLife | LosesLife) and game.together:
        return _with_life_changing(game, event)
    game, parts = contents_of(game, event)
    entering = frozenset(e.object for e in parts if isinstance(e, Moves) and e.to == "battlefield")
    if entering:
        game = replace(game, underway=replace(game.underway, entering=game.underway.entering | entering))
    for part in parts:
        game = settle(game, part, used, known, settled)
    return game


def _with_life_changing(game: Game, event: GainsLife | LosesLife) -> Game:
    """Remember what damage that is being dealt does to life totals besides."""
    life = game.underway.life
    change = event.amount if isinstance(event, GainsLife) else -event.amount
    for player in whose_life_changes(game, event.player):
        life = life.set(player, life.get(player, 0) + change)
    return replace(game, underway=replace(game.underway, life=life))


def _with_counters_settled(
    game: Game, event: Moves, used: tuple[object, ...], known: frozenset[object] | None, settled: Settled
) -> tuple[Game, Moves]:
    """The counters that a permanent enters with are put on it in an event within its entering.

    Those of one kind are one event, however many effects give them, so that what would replace it has one
    chance (614.5).
    """
    outside = game.underway
    game = replace(game, underway=replace(outside, arriving=event))
    inner = Settled()
    by = who_puts_counters(game, event)
    numbers: dict[str, int] = {}
    for kind, amount in event.counters:
        numbers[kind] = numbers.get(kind, 0) + amount
    for kind, amount in numbers.items():
        game = settle(game, PutsCounters(event.object, kind, amount, by), used, known, inner)
    settled.instead.extend(inner.instead)
    mine = [e for e in inner.events if isinstance(e, PutsCounters) and e.on == event.object]
    settled.events.extend(e for e in inner.events if e not in mine)
    return replace(game, underway=replace(game.underway, arriving=outside.arriving)), replace(
        event, counters=tuple((e.kind, e.amount) for e in mine)
    )


# ---- one chance each


@ONE_CHANCE_EACH
def has_a_chance(game: Game, replacing: Replacing, used: tuple[object, ...]) -> bool:
    """A replacement effect has one chance to affect an event, whatever the event has become."""
    if replacing.key in used:
        ONE_CHANCE_EACH.decided(game, f"not once more: {replacing.what}")
        return False
    return True


@REPLACEMENTS_THAT_COME_LATER
def may_come_later(game: Game, replacing: Replacing, known: frozenset[object] | None) -> bool:
    """An effect can apply to what another one has made of an event, though not to the event itself."""
    if known is not None and replacing.key not in known:
        REPLACEMENTS_THAT_COME_LATER.decided(game, f"now it would apply: {replacing.what}")
    return True


@REPEATING_THE_CHOICE
def used_up(
    game: Game, used: tuple[object, ...], chosen: Replacing, offered: tuple[Replacing, ...]
) -> tuple[object, ...]:
    """Only the effect that is applied has had its chance; those that would apply then are looked at anew."""
    if len(offered) > 1:
        REPEATING_THE_CHOICE.decided(game, "what would apply now is looked at anew")
    return (*used, chosen.key)


@REPLACED_EVENT_NEVER_HAPPENS
def happens_all_the_same(game: Game, event: Event, _used: tuple[object, ...]) -> bool:
    """A replaced event never happens."""
    REPLACED_EVENT_NEVER_HAPPENS.decided(game, f"{in_words(event)} does not happen as it would have")
    return False


@IMPOSSIBLE_REPLACEMENTS
def replacing_what_cant_happen(game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """An event that can't happen is replaced by self-replacement effects only."""
    if offered:
        IMPOSSIBLE_REPLACEMENTS.decided(
            game, "what can't happen is replaced by self-replacement effects only"
        )
    return tuple(r for r in offered if r.group == "self")


@NO_LIFE_GAINED
def not_gained(
    game: Game, event: Event, offered: tuple[Replacing, ...], left: tuple[Replacing, ...]
) -> tuple[Replacing, ...]:
    """What would replace a gain of life does nothing for a player who can't gain life."""
    if isinstance(event, GainsLife) and len(left) < len(offered):
        NO_LIFE_GAINED.decided(game, f"{event.player} can't gain life, and nothing replaces the gain")
    return left


@EVENTS_WITHIN_EVENTS
def outer_first(game: Game, event: Event, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """What would apply to an event comes before what would apply to an event that it contains."""
    if offered and something_applies_within(game, event):
        EVENTS_WITHIN_EVENTS.decided(
            game, f"what applies to {in_words(event)} comes before what applies to an event within"
        )
    return offered


def something_applies_within(game: Game, event: Event) -> bool:
    """Say whether anything would apply to an event that this one contains."""
    if not isinstance(event, Creates | Destroys | Sacrifices | Discards):
        return False
    trace = game.arbiter.trace
    length = len(trace.lines)
    with_parts, parts = contents_of(game, event)
    found = any(that_apply(with_parts, part) for part in parts)
    trace.cut(length)
    return found


# ---- which comes first


@CHOICE_AMONG_REPLACEMENTS
def choose_one(game: Game, offered: tuple[Replacing, ...]) -> Replacing:
    """Of several effects one is applied; who is affected chooses it, where the steps leave a choice."""
    if len(offered) == 1:
        return offered[0]
    CHOICE_AMONG_REPLACEMENTS.decided(
        game, f"{len(offered)} effects would apply, and {offered[0].affected} is affected"
    )
    for step in (self_replacements_first, control_first, copies_first, back_faces_first):
        fewer = step(game, offered)
        if len(fewer) < len(offered):
            return choose_one(game, fewer)
    return any_of(game, offered)


def _of_group(
    game: Game, offered: tuple[Replacing, ...], group: str, citation: Citation
) -> tuple[Replacing, ...]:
    mine = tuple(r for r in offered if r.group == group)
    if mine:
        citation.decided(game, f"this comes first: {'; '.join(r.what for r in mine)}")
    return mine or offered


@SELF_REPLACEMENTS_FIRST
def self_replacements_first(game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """Self-replacement effects come first."""
    return _of_group(game, offered, "self", SELF_REPLACEMENTS_FIRST)


@CONTROL_REPLACEMENTS_FIRST
def control_first(game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """Then what changes under whose control an object would enter the battlefield."""
    return _of_group(game, offered, "control", CONTROL_REPLACEMENTS_FIRST)


@COPY_REPLACEMENTS_FIRST
def copies_first(game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """Then what makes the object enter as a copy."""
    return _of_group(game, offered, "copy", COPY_REPLACEMENTS_FIRST)


@BACK_FACE_REPLACEMENTS_FIRST
def back_faces_first(game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """Then what makes the card enter with its back face up."""
    return _of_group(game, offered, "back face", BACK_FACE_REPLACEMENTS_FIRST)


@ANY_REPLACEMENT
def any_of(game: Game, offered: tuple[Replacing, ...]) -> Replacing:
    """Of what is left any may be chosen.

    The question is asked only where the answer can make a difference.
    """
    names = tuple(dict.fromkeys(r.what for r in offered))
    same = offered[0].alike is not None and all(r.alike == offered[0].alike for r in offered)
    if len(names) == 1 or same or all(r.plain for r in offered):
        ANY_REPLACEMENT.decided(game, "any may be applied first")
        return offered[0]
    player = offered[0].affected
    ANY_REPLACEMENT.decided(game, f"{player} chooses which of {len(names)} effects to apply")
    pick = ask_one(game, player, "choose the replacement effect to apply", names)
    return next(r for r in offered if r.what == pick)
