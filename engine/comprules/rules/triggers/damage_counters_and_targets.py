"""603.2: damage, counters and targets, held against what triggered abilities wait for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from comprules.abilities.nouns import AllThese, Players, Subject
from comprules.abilities.simple_nouns import Attached, It, This
from comprules.abilities.trigger_events_of_objects import (
    BecomesTarget,
    CountersArePut,
    CountersAreRemoved,
    DealsDamage,
    IsDealtDamage,
    StickerIsPut,
)
from comprules.book.citing import cite
from comprules.events.permanents import PutsCounters, PutsSticker, RemovesCounters
from comprules.events.players import Deals
from comprules.events.spells_and_abilities import (
    Activates,
    ChangesTargets,
    ChoosesTargets,
    PutsAbilityOnStack,
)
from comprules.events.zones import Moves
from comprules.happening.damage_and_counters import who_puts_counters
from comprules.rules.meaning import Speaker, players_of
from comprules.rules.meaning.damage_sources import recipient_fits
from comprules.rules.meaning.excess_damage import excess_dealt
from comprules.rules.meaning.last_known_information import controller_of
from comprules.rules.meaning.which_players import opponents_of
from comprules.rules.triggers.what_triggered import About, Event_, is_one, is_player
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CRIMES",
    "DAMAGE_BY_THAT_SOURCE",
    "ENTERING_WITH_COUNTERS",
    "NTH_COUNTER",
    "are_put_as_it_enters",
    "by_that_source",
    "committing_a_crime",
    "counters_put",
    "counters_removed",
    "dealt",
    "dealt_at_once",
    "dealt_excess",
    "is_the_nth",
    "once_or_for_each",
    "prevented",
    "sticker_put",
    "targeted",
    "targeted_by",
]

DAMAGE_BY_THAT_SOURCE = cite("120.9")
ENTERING_WITH_COUNTERS = cite("122.6")
NTH_COUNTER = cite("122.7")
CRIMES = cite("700.13")


def prevented(
    game: Game, speaker: Speaker, to: Subject | Players, damage: tuple[Deals, ...]
) -> Iterator[About]:
    """Return how much of what one effect prevented would have been dealt to those named (615.13)."""
    there = [deals for deals in damage if recipient_fits(game, speaker, to, deals.to)]
    if there:
        objects = tuple(dict.fromkeys(d.to for d in there if isinstance(d.to, int)))
        player = next((d.to for d in there if isinstance(d.to, str)), "")
        yield About(objects, player, sum(deals.amount for deals in there))


@ENTERING_WITH_COUNTERS
def are_put_as_it_enters(game: Game, thing: int) -> bool:
    """Counters with which an object enters are put on it as well."""
    ENTERING_WITH_COUNTERS.decided(game, f"counters are put on {game.label(thing)} as it enters")
    return True


@NTH_COUNTER
def is_the_nth(before: Game, after: Game, thing: int, when: CountersArePut) -> bool:
    """The Nth counter of a kind is put on an object which had fewer than N of them, and has N or more now."""
    had, has = (
        found.amount
        if thing in game.objects and (found := game.objects[thing].counters.get(when.kind))
        else 0
        for game in (before, after)
    )
    reached = had < when.nth <= has
    NTH_COUNTER.decided(
        after,
        f"{after.label(thing)} had {had} {when.kind} counters and has {has}: "
        f"number {when.nth} is{'' if reached else ' not'} among those put on it",
    )
    return reached


def counters_put(
    before: Game, after: Game, event: PutsCounters | Moves, when: CountersArePut, speaker: Speaker
) -> Iterator[About]:
    """Counters that were put on something, or that it entered with (122.6)."""
    match event:
        case PutsCounters(int() as thing, kind, amount, by):
            put: tuple[tuple[str, int], ...] = ((kind, amount),)
            player = by
        case Moves(card, _, counters=brought) if brought and card in after.successor:
            thing = after.successor[card]
            if not are_put_as_it_enters(after, thing):
                return
            put = brought
            player = who_puts_counters(before, event) if when.by is not None else ""
        case _:  # a player got the counters, or what entered did so with none
            return
    number = sum(amount for kind, amount in put if when.kind in ("", kind))
    if number <= 0 or thing not in after.objects or not is_one(after, speaker, when.who, thing):
        return
    if when.nth and not is_the_nth(before, after, thing, when):
        return
    if when.by is None or is_player(after, speaker, when.by, player):
        yield from once_or_for_each(About((thing,), player, number), each=when.each)


def counters_removed(
    before: Game, there: Game, event: RemovesCounters, when: CountersAreRemoved, speaker: Speaker
) -> Iterator[About]:
    """Counters that were removed from something; the last one, where that is waited for."""
    thing = event.on
    if not isinstance(thing, int) or not is_one(there, speaker, when.who, thing):
        return
    held = before.objects[thing].counters.get(event.kind) if thing in before.objects else None
    number = min(event.amount, held.amount) if held is not None else 0
    is_left = held is not None and number < held.amount
    if number and not (when.last and is_left) and when.kind in ("", event.kind):
        yield from once_or_for_each(About((thing,), amount=number), each=when.each)


def sticker_put(after: Game, event: PutsSticker, when: StickerIsPut, speaker: Speaker) -> Iterator[About]:
    """A sticker that a player put on something."""
    fits = when.kind in ("", event.sticker.kind) and is_player(after, speaker, when.by, event.by)
    if fits and is_one(after, speaker, when.who, event.on):
        yield About((event.on,), event.by)


def once_or_for_each(about: About, *, each: bool) -> Iterator[About]:
    """Yield the occurrence as one, or as many as there are counters."""
    yield from [replace(about, amount=1)] * about.amount if each else [about]


def dealt(
    game: Game, speaker: Speaker, when: DealsDamage, source: int, recipient: int | str, *, combat: bool
) -> About | None:
    """Return what ``it`` means if such a source has dealt damage to those named.

    It is the source, or what was dealt damage if the words name any one of a kind.
    """
    if (when.combat and not combat) or (when.noncombat and combat):
        return None
    if not is_one(game, speaker, when.who, source):
        return None
    if when.to is not None and not recipient_fits(game, speaker, when.to, recipient):
        return None
    if isinstance(recipient, str):
        return About((source,), recipient)
    named = when.to is None or isinstance(when.to, This | Attached | It)
    return About((source if named else recipient,))


def dealt_excess(
    before: Game, there: Game, speaker: Speaker, when: IsDealtDamage, event: Deals, at_once: Sequence[Deals]
) -> Iterator[About]:
    """Yield a permanent with the excess damage that it is dealt at once, by whatever sources."""
    first = next(other for other in at_once if other.to == event.to)
    is_meant = (
        first is event and isinstance(event.to, int) and recipient_fits(there, speaker, when.who, event.to)
    )
    if not is_meant or (when.excess == "noncombat damage" and event.combat):
        return
    assert isinstance(event.to, int)
    much = excess_dealt(before, event.to, at_once)
    if much:
        yield About((event.to,), "", much)


def dealt_at_once(events: Iterable[Event_], recipient: int | str) -> int:
    """Return how much damage is dealt to someone or something in one event."""
    return sum(event.amount for event in events if isinstance(event, Deals) and event.to == recipient)


@DAMAGE_BY_THAT_SOURCE
def by_that_source(game: Game, source: int, amount: int, at_once: int) -> int:
    """The damage dealt is what the source that the ability waits for has dealt, not what others have."""
    if at_once > amount:
        DAMAGE_BY_THAT_SOURCE.decided(
            game, f"of {at_once} damage dealt at once {game.label(source)} has dealt {amount}"
        )
    return amount


def _made_targets(game: Game, event: Event_) -> tuple[int, tuple[int | str, ...]]:
    """Return what a spell or ability on the stack has as targets since an event, each once.

    Of targets that are changed, the new ones alone have become targets now.
    """
    match event:
        case ChangesTargets(on_stack, _, new):
            return on_stack, new
        case ChoosesTargets(_, on_stack) | Activates(_, _, on_stack) | PutsAbilityOnStack(_, on_stack):
            thing = game.objects.get(on_stack)
            groups = () if thing is None or thing.on_stack is None else thing.on_stack.targets
            return on_stack, tuple(dict.fromkeys(target for group in groups for target in group))
        case _:  # nothing else makes targets
            return 0, ()


def targeted(after: Game, event: Event_, when: BecomesTarget, speaker: Speaker) -> Iterator[About]:
    """Yield each object that has become the target of a spell or ability, once however often it is one."""
    on_stack, targets = _made_targets(after, event)
    thing = after.objects.get(on_stack)
    is_ability = thing is not None and thing.kind == "ability"
    if (
        thing is None
        or thing.on_stack is None
        or (when.by == "spell" and is_ability)
        or (when.by == "ability" and not is_ability)
    ):
        return
    if when.whose is not None and not is_player(
        after, speaker, when.whose, views(after)[on_stack].controller
    ):
        return
    if when.kind is not None and not is_one(
        after, speaker, AllThese(replace(when.kind, zone="stack")), on_stack
    ):
        return
    for target in targets:
        fits = recipient_fits(after, speaker, when.who, target)
        if fits and not (when.first and was_target_before(after, target, when, speaker)):
            about = (target,) if isinstance(target, int) else ()
            yield About(about, views(after)[on_stack].controller, cause=on_stack)


@CRIMES
def committing_a_crime(game: Game, on_stack: int) -> str:
    """Return who commits a crime by what a spell or ability has as targets; nobody does without any.

    It is one to target an opponent, what an opponent controls, or a card in an opponent's graveyard.
    """
    thing = game.objects.get(on_stack)
    if thing is None or thing.on_stack is None:
        return ""
    player = views(game)[on_stack].controller
    targets = [target for group in thing.on_stack.targets for target in group]
    if not targets:
        return ""
    is_one = _are_of_opponents(game, player, targets)
    CRIMES.decided(
        game, f"{player} {'commits a crime' if is_one else 'commits no crime'} with {game.label(on_stack)}"
    )
    return player if is_one else ""


def _are_of_opponents(game: Game, player: str, targets: Sequence[int | str]) -> bool:
    others = opponents_of(game, player)
    return any(_whose(game, target) in others for target in targets)


def _whose(game: Game, target: int | str) -> str:
    """Return the player who is targeted, who controls what is, or in whose graveyard it lies."""
    if isinstance(target, str):
        return target
    thing = game.last_seen(target)  # a cost may have taken it
    if thing.zone == "graveyard":
        return thing.owner
    return controller_of(game, views(game), target) if thing.zone in ("battlefield", "stack") else ""


def targeted_by(game: Game, event: Event_) -> Iterator[tuple[object, ...]]:
    """Yield what an event makes the target of a spell or ability, to be remembered for the turn.

    Each target comes once, with the kind and controller of what targets it.
    """
    on_stack, targets = _made_targets(game, event)
    if targets:
        kind = "ability" if game.objects[on_stack].kind == "ability" else "spell"
        controller = views(game)[on_stack].controller
        for target in targets:
            yield "targeted", target, kind, controller
        if _are_of_opponents(game, controller, targets):
            yield "crime", controller


def was_target_before(game: Game, target: int | str, when: BecomesTarget, speaker: Speaker) -> bool:
    """Say whether something became the target of such a spell or ability before this time in the turn."""
    kinds = ("spell", "ability") if when.by == "spell or ability" else (when.by,)
    players = game.order if when.whose is None else players_of(game, views(game), speaker, when.whose)
    times = (
        game.this_turn.get(("targeted", target, kind, player), 0) for kind in kinds for player in players
    )
    return sum(times) > 1
