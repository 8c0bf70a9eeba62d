"""601.2d: a player divides damage or counters among targets."""

from __future__ import annotations

from collections.abc import Iterator

from immutables import Map

from comprules.abilities.conditions import AnyAmount
from comprules.abilities.instructions import DealDamage, PutCounters
from comprules.abilities.kinds import Effect
from comprules.abilities.nouns import Target
from comprules.abilities.parts import parts_of
from comprules.book.citing import cite
from comprules.questions import ask_one
from comprules.rules.meaning import Speaker, result_of
from comprules.rules.targeting.proposal import Proposal, with_chosen
from comprules.rules.targeting.targets import Targets, announces_later
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "DIVIDING",
    "divide",
    "division_among",
    "division_of",
]

DIVIDING = cite("601.2d")


@DIVIDING
def division_among(
    game: Game, player: str, amount: int, targets: tuple[int | str, ...], what: str
) -> tuple[int, ...]:
    """The player announces the division; each target receives at least one of what is divided."""
    if amount < len(targets):
        raise DIVIDING.refuses(f"{amount} can't be divided among {len(targets)} targets")
    shares: list[int] = []
    for k, target in enumerate(targets):
        left = amount - sum(shares)
        after = len(targets) - k - 1
        if not after:
            shares.append(left)
            break
        options = tuple(str(n) for n in range(1, left - after + 1))
        shares.append(int(ask_one(game, player, f"choose how much {what} for {game.label(target)}", options)))
    said = ", ".join(f"{n} for {game.label(t)}" for n, t in zip(shares, targets, strict=True))
    DIVIDING.decided(game, f"{player} divides {amount} {what}: {said}")
    return tuple(shares)


def divide(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    """Everything that is divided among targets is divided now."""
    division = division_of(game, proposal.speaker, proposal.left, proposal.chosen.targets)
    return with_chosen(game, proposal, division=division) if division else (game, proposal)


def division_of(
    game: Game, speaker: Speaker, effects: tuple[Effect, ...], targets: Targets
) -> Map[tuple[int, int | str], int]:
    """Return how much of what instructions divide each target gets, as their controller says."""
    division: dict[tuple[int, int | str], int] = {}
    for amount, to, what in _divided(effects):
        group = targets[to.index] if to.index < len(targets) else ()
        if group:
            number = result_of(game, views(game), speaker, amount)
            shares = division_among(game, speaker.controller, number, group, what)
            division |= {(to.index, t): share for t, share in zip(group, shares, strict=True)}
    return Map(division)


def _divided(part: object) -> Iterator[tuple[AnyAmount, Target, str]]:
    """Yield what is divided among targets, also within other instructions."""
    match part:
        case DealDamage(amount, Target() as to, divided=True):
            yield amount, to, "damage"
        case PutCounters(kind, amount, Target() as to, divided=True):
            yield amount, to, f"{kind} counters"
        case _:  # whatever has parts
            for inner in () if announces_later(part) else parts_of(part):
                yield from _divided(inner)
