"""118.3: counters that are removed as a cost: of one kind or of any, from one object or from several."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.costs import RemoveCountersCost
from comprules.abilities.nouns import Filter
from comprules.events.permanents import RemovesCounters
from comprules.happening import happen
from comprules.questions import ask_objects, ask_one
from comprules.rules.effects.choices import candidates
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_objects, number_of
from comprules.state.game import Game
from comprules.state.objects import Paid

__all__ = ["are_too_few", "remove_as_cost"]


def are_too_few(game: Game, speaker: Speaker, cost: RemoveCountersCost) -> bool:
    """Say whether there are fewer counters than the cost takes."""
    if cost.amount is None:
        return False
    wanted = number_of(game, speaker, cost.amount)
    there = [_held(game, i, cost.kind) for i in _holders(game, speaker, cost)]
    return (sum(there) if cost.among else max(there, default=-1)) < wanted


def remove_as_cost(game: Game, speaker: Speaker, cost: RemoveCountersCost) -> tuple[Game, Paid]:
    """Remove the counters; where there is a choice, the player makes it one counter after another."""
    holders = tuple(_holders(game, speaker, cost))
    if cost.amount is None:
        removed = [
            (i, kind, counter.amount)
            for i in holders
            for kind, counter in sorted(game.objects[i].counters.items())
            if cost.kind in ("", kind)
        ]
    else:
        number = number_of(game, speaker, cost.amount)
        if not cost.among:
            enough = tuple(i for i in holders if _held(game, i, cost.kind) >= number)
            holders = ask_objects(game, speaker.controller, "choose where to remove counters", enough)
        if cost.or_more:
            most = sum(_held(game, i, cost.kind) for i in holders)
            numbers = tuple(map(str, range(number, most + 1)))
            number = int(ask_one(game, speaker.controller, "how many counters are removed?", numbers))
        removed = list(_chosen(game, speaker, cost.kind, holders, number))
    events = [RemovesCounters(i, kind, amount) for i, kind, amount in removed]
    total = sum(amount for _, _, amount in removed)
    return happen(game, *events), Paid("counters", tuple(dict.fromkeys(i for i, _, _ in removed)), total)


def _holders(game: Game, speaker: Speaker, cost: RemoveCountersCost) -> Iterator[int]:
    named = (
        candidates(game, speaker, cost.subject)
        if isinstance(cost.subject, Filter)
        else named_objects(game, speaker, cost.subject)
    )
    return (i for i in named if i in game.objects)


def _held(game: Game, thing: int, kind: str) -> int:
    return sum(counter.amount for name, counter in game.objects[thing].counters.items() if kind in ("", name))


def _chosen(
    game: Game, speaker: Speaker, kind: str, holders: tuple[int, ...], number: int
) -> Iterator[tuple[int, str, int]]:
    """Yield from where and of which kinds so many counters are removed."""
    left = {
        (i, name): counter.amount
        for i in holders
        for name, counter in sorted(game.objects[i].counters.items())
        if kind in ("", name)
    }
    removed: dict[tuple[int, str], int] = {}
    while sum(removed.values()) < number:
        things = tuple(dict.fromkeys(i for i, name in left if left[i, name]))
        (thing,) = ask_objects(game, speaker.controller, "choose where to remove a counter", things)
        names = tuple(name for i, name in left if i == thing and left[i, name])
        which = thing, ask_one(game, speaker.controller, "choose a counter", names)
        taken = number if len(left) == 1 else 1
        left[which] -= taken
        removed[which] = removed.get(which, 0) + taken
    yield from ((i, name, amount) for (i, name), amount in removed.items())
