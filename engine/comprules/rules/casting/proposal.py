"""601.2b-e, 602.2b: proposing a spell or ability, from the choice of modes to the check whether it is legal.

The steps are the same for spells and abilities. Each takes a game and a :class:`Proposal` and gives both as they are after the step;
what is chosen is kept in the proposal, and on the spell or ability where that is on the stack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from immutables import Map

from comprules.abilities.effects import DealDamage, Effect, Modes, PutCounters
from comprules.abilities.kinds import Cost, Keyword
from comprules.abilities.nouns import Amount, PlayerTarget, Target
from comprules.book.citing import rule
from comprules.events import ChoosesTargets
from comprules.happening import happen
from comprules.questions import Question, ask, ask_number, ask_objects, ask_one
from comprules.rules.costs.paying import has_x, with_symbols_settled
from comprules.rules.legality.illegal_actions import IllegalError, step
from comprules.rules.meaning import Speaker, amount_of
from comprules.rules.targeting.choosing_targets import choose_targets, least_and_most
from comprules.rules.targeting.modes import instructions, is_paid, modal_part
from comprules.rules.targeting.targets import Targets, is_legal_target, targets_in
from comprules.rules.targeting.who_chooses import who_chooses
from comprules.ruleset import views
from comprules.state import Game, OnStack, altered, often_copied, replace

__all__ = [
    "Announcement",
    "Begun",
    "Proposal",
    "Wanted",
    "announce",
    "division_of",
    "propose_to_targets",
    "with_chosen",
]

Wanted = tuple[Target | PlayerTarget, ...]
Begun = tuple[tuple[int, tuple[Any, ...]], ...]
"""Mana abilities that are being activated: whose, and which (605.3c)."""
_NOTHING = OnStack()


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a player says as a spell or ability is proposed; what is left out and needed is asked at its step.

    ``options`` are words such as ``kicker``, ``flashback``, ``face down``, or the name of an Adventure.
    """

    targets: tuple[int | str, ...] = ()
    x: int | None = None
    modes: tuple[int, ...] = ()
    options: tuple[str, ...] = ()


@often_copied
@dataclass(frozen=True)
class Proposal:
    """A spell or ability while it is cast or activated.

    ``source`` is whose words it has: the spell itself, or what the ability is of. ``thing`` is the spell or ability on the stack, None for a
    mana ability. ``effects`` are the instructions as written, ``wanted`` the targets where they are not in the instructions (an
    Aura's). ``costs`` are the mana cost or what stands in its place, or the activation cost; None can't be paid (118.6).
    ``additional`` are the additional costs. ``chosen`` is what has been chosen so far. ``begun`` are the mana abilities that are being activated.
    """

    speaker: Speaker
    thing: int | None
    effects: tuple[Effect, ...]
    announced: Announcement
    costs: tuple[Cost, ...] | None
    additional: tuple[Cost, ...] = ()
    wanted: Wanted | None = None
    chosen: OnStack = _NOTHING
    begun: Begun = ()

    @property
    def player(self) -> str:
        """Who casts the spell or activates the ability."""
        return self.speaker.controller

    @property
    def source(self) -> int:
        """Whose words they are."""
        return self.speaker.source

    @property
    def is_spell(self) -> bool:
        """Whether it is a spell: then it speaks for itself."""
        return self.thing == self.speaker.source

    @property
    def left(self) -> tuple[Effect, ...]:
        """The instructions that the choices made leave standing."""
        return instructions(self.effects, self.chosen)

    @property
    def targets(self) -> Wanted:
        """Each instance of the word "target" that counts with the choices made."""
        return targets_in(self.left) if self.wanted is None else self.wanted


def with_chosen(game: Game, proposal: Proposal, **chosen: Any) -> tuple[Game, Proposal]:
    """The proposal with something more chosen, kept on the stack as well."""
    now = altered(proposal.chosen, **chosen)
    speaker = altered(proposal.speaker, x=now.x, targets=now.targets, division=now.division, paid=now.paid)
    if now is proposal.chosen and speaker is proposal.speaker:
        return game, proposal
    proposal = replace(proposal, chosen=now, speaker=speaker)
    if proposal.thing is not None and proposal.thing in game.objects:
        game = game.altering(proposal.thing, on_stack=now)
    return game, proposal


def propose_to_targets(game: Game, proposal: Proposal, *, asking: bool = False) -> tuple[Game, Proposal]:
    """The steps from the announcements to the division (601.2b-d), in order; with ``asking`` nobody has said targets yet.

    Raises:
        IllegalError: a step can't be taken.
    """
    with step("601.2b"):
        game, proposal = announce(game, proposal)
    with step("601.2c"):
        said = _asked_targets(game, proposal) if asking else proposal.announced.targets
        game, chosen = choose_targets(game, proposal.speaker, proposal.targets, said)
    game, proposal = with_chosen(game, proposal, targets=chosen)
    if any(chosen) and proposal.is_spell:
        game = happen(game, ChoosesTargets(proposal.player, proposal.source))
    with step("601.2d"):
        return divide(game, proposal)


def _asked_targets(game: Game, proposal: Proposal) -> tuple[int | str, ...]:
    """The targets that the player names when asked, word by word."""
    targets: list[int | str] = []
    everything: tuple[int | str, ...] = (*game.objects, *game.alive)
    for want in proposal.targets:
        legal = [t for t in everything if is_legal_target(game, proposal.speaker, want, t)]
        text = f"choose a target for {game.label(proposal.source)}"
        least, most = least_and_most(game, proposal.speaker, want)
        targets += ask_objects(game, proposal.player, text, legal, least, min(most, len(legal)))
    return tuple(targets)


# ---- 601.2b


@rule("601.2b", essential="modes, costs and X have to be settled before targets are chosen")
def announce(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    """Modes are chosen, then the value of X, then how hybrid and Phyrexian symbols are to be paid.

    Which optional costs are paid has been said already: it is part of the proposal's costs and options.
    """
    game, proposal = _choose_modes(game, proposal)
    game, proposal = _announce_x(game, proposal)
    return game, _announce_symbols(game, proposal)


def _choose_modes(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    modes = modal_part(proposal.effects)
    if modes is None:
        if proposal.announced.modes:
            raise IllegalError(f"{game.label(proposal.source)} has no modes", "700.2")
        return game, proposal
    least, most = how_many_modes(game, proposal, modes)
    most = len(modes.modes) if most is None and not modes.repeated else most
    player = who_chooses(game, proposal.player, modes.chooser, for_spell=proposal.is_spell)
    picked = proposal.announced.modes if player == proposal.player else ()
    if not picked:
        picked = _asked_modes(game, proposal, modes, player, least, most or len(modes.modes))
    stray = [k for k in picked if not 1 <= k <= len(modes.modes)]
    if stray or (len(set(picked)) < len(picked) and not modes.repeated):
        raise IllegalError(f"{game.label(proposal.source)} does not have these modes to choose", "700.2d")
    if len(picked) < least or (most is not None and len(picked) > most):
        raise IllegalError(f"{len(picked)} modes of {game.label(proposal.source)} can't be chosen", "601.2b")
    game.note("601.2b", f"{player} chooses the modes {', '.join(map(str, picked))}")
    more = costs_of_modes(game, proposal, modes, picked)
    return with_chosen(game, replace(proposal, additional=(*proposal.additional, *more)), modes=picked)


def _asked_modes(
    game: Game, proposal: Proposal, modes: Modes, player: str, least: int, most: int
) -> tuple[int, ...]:
    possible = [k for k in range(1, len(modes.modes) + 1) if _has_targets(game, proposal, modes, k)]
    if len(possible) < least:
        raise IllegalError(f"no mode of {game.label(proposal.source)} can be chosen", "700.2a")
    text = f"choose the modes of {game.label(proposal.source)}"
    options = tuple(str(k) for k in possible)
    return tuple(int(p) for p in ask(game, Question(player, text, options, least, min(most, len(possible)))))


def _has_targets(game: Game, proposal: Proposal, modes: Modes, number: int) -> bool:
    """Whether a mode could be given the targets that it needs."""
    everything: tuple[int | str, ...] = (*game.objects, *game.alive)
    for want in targets_in(modes.modes[number - 1]):
        least, _ = least_and_most(game, proposal.speaker, want)
        if sum(is_legal_target(game, proposal.speaker, want, t) for t in everything) < least:
            return False
    return True


def as_without_other_choices(_game: Game, _proposal: Proposal, modes: Modes) -> tuple[int, int | None]:
    """Choices that come later in the step are not looked at."""
    return modes.least, modes.most


@rule("601.4", without=as_without_other_choices)
def how_many_modes(game: Game, proposal: Proposal, modes: Modes) -> tuple[int, int | None]:
    """A choice that is made later in the same step may open what is chosen first: a kicked spell's number of modes."""
    options = proposal.chosen.options
    if modes.paid and is_paid(proposal.chosen, modes.paid):
        game.note("601.4", f"{modes.paid} will be paid, so other numbers of modes may be chosen")
        return modes.least_paid, modes.most_paid
    if "entwine" in options:
        game.note("601.4", "entwine will be paid, so all modes are chosen")
        return len(modes.modes), len(modes.modes)
    return modes.least, modes.most


def costs_of_modes(game: Game, proposal: Proposal, modes: Modes, picked: tuple[int, ...]) -> tuple[Cost, ...]:
    """What the modes chosen cost in addition: escalate for each beyond the first, and what stands before a mode (702.120, 702.172)."""
    costs = tuple(cost for number in picked for cost in modes.modes[number - 1].costs)
    for ability in views(game)[proposal.source].abilities if proposal.is_spell else ():
        if isinstance(ability, Keyword) and ability.name == "escalate" and len(picked) > 1:
            game.note("702.120a", f"{len(picked) - 1} modes beyond the first cost more")
            costs += ability.price * (len(picked) - 1)
    return costs


# ---- X, hybrid and Phyrexian symbols


def _announce_x(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    said = proposal.announced.x
    if not has_x(proposal.costs or ()) and not has_x(proposal.additional):
        if said:
            raise IllegalError(f"{game.label(proposal.source)} has no X to pay for", "601.2b")
        return game, proposal
    if said is None:
        text = f"choose the value of X of {game.label(proposal.source)}"
        said = ask_number(game, proposal.player, text)
    game.note("601.2b", f"X of {game.label(proposal.source)} is {said}")
    return with_chosen(game, proposal, x=said)


def _announce_symbols(game: Game, proposal: Proposal) -> Proposal:
    def settled(costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
        return tuple(c for cost in costs for c in with_symbols_settled(game, proposal.player, cost, "601.2b"))

    costs = None if proposal.costs is None else settled(proposal.costs)
    additional = settled(proposal.additional)
    if (costs, additional) == (proposal.costs, proposal.additional):
        return proposal
    return replace(proposal, costs=costs, additional=additional)


# ---- 601.2d


def shared_equally(
    _game: Game, _player: str, amount: int, targets: tuple[int | str, ...], _what: str
) -> tuple[int, ...]:
    """The amount is shared as equally as it goes, the rest is lost."""
    return tuple(amount // len(targets) for _ in targets)


@rule("601.2d", without=shared_equally)
def division_among(
    game: Game, player: str, amount: int, targets: tuple[int | str, ...], what: str
) -> tuple[int, ...]:
    """The player announces the division; each target receives at least one of what is divided."""
    if amount < len(targets):
        raise IllegalError(f"{amount} can't be divided among {len(targets)} targets", "601.2d")
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
    game.note("601.2d", f"{player} divides {amount} {what}: {said}")
    return tuple(shares)


def divide(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    """Everything that is divided among targets is divided now."""
    division = division_of(game, proposal.speaker, proposal.left, proposal.chosen.targets)
    return with_chosen(game, proposal, division=division) if division else (game, proposal)


def division_of(
    game: Game, speaker: Speaker, effects: tuple[Effect, ...], targets: Targets
) -> Map[tuple[int, int | str], int]:
    """How much of what instructions divide each target gets, as their controller says."""
    division: dict[tuple[int, int | str], int] = {}
    for amount, to, what in _divided(effects):
        group = targets[to.index] if to.index < len(targets) else ()
        if group:
            number = amount_of(game, views(game), speaker, amount)
            shares = division_among(game, speaker.controller, number, group, what)
            division |= {(to.index, t): share for t, share in zip(group, shares, strict=True)}
    return Map(division)


def _divided(effects: tuple[Effect, ...]) -> list[tuple[Amount, Target, str]]:
    found: list[tuple[Amount, Target, str]] = []
    for effect in effects:
        match effect:
            case DealDamage(amount, Target() as to, divided=True):
                found.append((amount, to, "damage"))
            case PutCounters(kind, amount, Target() as to, divided=True):
                found.append((amount, to, f"{kind} counters"))
            case _:
                continue
    return found
