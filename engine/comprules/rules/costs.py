"""601.2f-h, 118: what a spell or ability costs in all, mana abilities in the middle, and paying."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import assert_never

from immutables import Map

from comprules.abilities.changes import ActivationCost, ChangeCost, MinimumCost
from comprules.abilities.effects import Effect, Mill
from comprules.abilities.kinds import (
    Cost,
    DiscardCost,
    DiscardThis,
    DoCost,
    LoyaltyCost,
    ManaPayment,
    PayLife,
    RemoveCountersCost,
    SacrificeCost,
    Static,
    TapCost,
    ThisCosts,
)
from comprules.abilities.nouns import Filter, You
from comprules.book.citing import rule
from comprules.english.writing import write_cost
from comprules.events import Discards, PaysLife, PutsCounters, RemovesCounters, Sacrifices, Taps
from comprules.happening import happen
from comprules.mana import NOT_WILD, ManaCost, Wild, paid_from
from comprules.questions import Question, ask, ask_objects
from comprules.rules.choosing import can_be_followed
from comprules.rules.effects import instruct
from comprules.rules.impossible_events import can_happen
from comprules.rules.interaction_of_continuous_effects import changes_for_player
from comprules.rules.matching import Speaker, amount_of, holds, is_described
from comprules.rules.proposing import Proposal, with_chosen
from comprules.rules.refusing import IllegalError, step
from comprules.rules.spending_mana import for_proposal
from comprules.ruleset import views
from comprules.state import EMPTY, Game, Paid, replace

__all__ = ["TotalCost", "pay_cost", "pay_in_full", "pay_mana", "total_cost"]


@dataclass(frozen=True, slots=True)
class TotalCost:
    """What is to be paid, once it is locked in: mana, and everything else in the order of the text."""

    mana: ManaCost
    others: tuple[Cost, ...] = ()
    payable: bool = True


@dataclass(frozen=True, slots=True)
class Reduction:
    """A cost reduction as it counts for one spell: mana symbols, and how much it must leave."""

    name: str
    mana: ManaCost
    least: int = 0


def pay_in_full(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    """The steps from the total cost to its payment (601.2f-h), in order.

    Raises:
        IllegalError: the cost can't be paid.
    """
    total = total_cost(game, proposal)
    game = chance_for_mana_abilities(game, proposal, total)
    with step("601.2h"):
        return pay_total(game, proposal, total)


# ---- 601.2f


def first_cost_alone(_game: Game, proposal: Proposal) -> TotalCost:
    """A spell costs its mana cost, and nothing changes that."""
    mana = [s for cost in proposal.costs or () if isinstance(cost, ManaPayment) for s in cost.mana.symbols]
    symbols = [str(proposal.chosen.x) if s == "X" else s for s in mana]
    others = tuple(cost for cost in proposal.costs or () if not isinstance(cost, ManaPayment))
    return TotalCost(ManaCost(_in_order(symbols)), others, payable=proposal.costs is not None)


@rule("601.2f", without=first_cost_alone)
def total_cost(game: Game, proposal: Proposal) -> TotalCost:
    """The mana cost or what stands in its place, plus additional costs and increases, minus reductions; then it is locked in."""
    costs = (*(proposal.costs or ()), *proposal.additional)
    symbols = [s for cost in costs if isinstance(cost, ManaPayment) for s in cost.mana.symbols]
    x = proposal.chosen.x
    symbols = [str(x) if s == "X" else s for s in symbols]
    others = tuple(cost for cost in costs if not isinstance(cost, ManaPayment))
    increases, reductions, minimum = _changes(game, proposal)
    for name, more in increases:
        symbols += more.symbols
        game.note("601.2f", f"{name} makes {game.label(proposal.source)} cost {more} more")
    mana = _reduced(game, proposal.player, ManaCost(_in_order(symbols)), reductions)
    if minimum > mana.mana_value:
        game.note("601.2f", f"{game.label(proposal.source)} costs {minimum} in all, for an effect says so")
        mana = ManaCost(_in_order([*mana.symbols, str(minimum - mana.mana_value)]))
    game.note(
        "601.2f", f"the total cost of {game.label(proposal.source)} is {mana if mana.symbols else '{0}'}"
    )
    return TotalCost(mana, others, payable=proposal.costs is not None)


def _in_order(symbols: list[str]) -> tuple[str, ...]:
    """Generic mana in one symbol, then the others as they come."""
    generic = sum(int(s) for s in symbols if s.isdigit())
    return (*((str(generic),) if generic else ()), *(s for s in symbols if not s.isdigit()))


def _changes(game: Game, proposal: Proposal) -> tuple[list[tuple[str, ManaCost]], list[Reduction], int]:
    """What effects add to the cost of a spell, what they take off, and the least that it must cost."""
    increases: list[tuple[str, ManaCost]] = []
    reductions: list[Reduction] = []
    minimum = 0
    spell, board = proposal.source, views(game)
    found: list[tuple[str, ManaCost, int, int]] = []
    if not proposal.is_spell:
        found += _of_activation(game, proposal)
    for change in changes_for_player(game, proposal.player) if proposal.is_spell else ():
        if isinstance(change, ChangeCost | MinimumCost) and not is_described(
            game, board, proposal.speaker, replace(change.spells, zone="stack"), spell
        ):
            continue
        match change:
            case MinimumCost(_, mana):
                minimum = max(minimum, mana)
            case ChangeCost(_, by, cost, each, least):
                times = 1 if each is None else amount_of(game, board, proposal.speaker, each)
                found.append(("an effect", _times(cost, by, times), by, least))
            case _:
                continue
    for held in board[spell].held if proposal.is_spell else ():
        if isinstance(held.ability, Static) and holds(game, board, proposal.speaker, held.ability.condition):
            for part in held.ability.effects:
                if isinstance(part, ThisCosts):
                    times = amount_of(game, board, proposal.speaker, part.each)
                    found.append((game.label(spell), _times(None, part.by, times), part.by, 0))
    for name, change_of_mana, sign, floor in found:
        if sign > 0:
            increases.append((name, change_of_mana))
        elif change_of_mana.symbols:
            reductions.append(Reduction(name, change_of_mana, floor))
    return increases, reductions, minimum


def _of_activation(game: Game, proposal: Proposal) -> list[tuple[str, ManaCost, int, int]]:
    """What effects add to the activation cost of an ability, or take off."""
    changes = [c for c in views(game)[proposal.source].rules if isinstance(c, ActivationCost)]
    return [("an effect", _times(c.cost, c.by, 1), c.by, c.least) for c in changes]


def _times(cost: ManaCost | None, by: int, times: int) -> ManaCost:
    if cost is None:
        return ManaCost((str(abs(by) * times),) if by * times else ())
    return ManaCost(cost.symbols * times)


def _reduced(game: Game, player: str, mana: ManaCost, reductions: list[Reduction]) -> ManaCost:
    """The reductions applied one after the other, in the order of the player's choice where that matters."""
    if not reductions:
        return mana
    named = {f"{r.mana} less" + (f", at least {r.least}" if r.least else "") + f" ({k})": r
             for k, r in enumerate(reductions, 1)}  # fmt: skip
    order = tuple(named)
    results = {_after(mana, [named[n] for n in some]) for some in permutations(order[:5])}
    if len(results) > 1:
        order = ask(game, Question.ordering(player, "order the cost reductions", order))
    game.note(
        "601.2f", f"{player} applies the cost reductions: {', '.join(str(named[n].mana) for n in order)}"
    )
    return _after(mana, [named[n] for n in order])


def _after(mana: ManaCost, reductions: list[Reduction]) -> ManaCost:
    """Colored reductions take mana of their color, what is left over generic mana; generic ones only that (118.7)."""
    for reduction in reductions:
        symbols = list(mana.symbols)
        generic = 0
        for symbol in reduction.mana.symbols:
            if symbol.isdigit():
                generic += int(symbol)
            elif symbol in symbols:
                symbols.remove(symbol)
            else:
                generic += 1
        there = sum(int(s) for s in symbols if s.isdigit())
        rest = [s for s in symbols if not s.isdigit()]
        left = max(0, there - generic, min(there, reduction.least - len(rest)))
        mana = ManaCost(_in_order([str(left), *rest]) if left else tuple(rest))
    return mana


def determined_anew(game: Game, proposal: Proposal, _total: TotalCost) -> TotalCost:
    """The cost is determined once more, after what was not mana has been paid."""
    return total_cost(game, proposal)


@rule("601.2f", without=determined_anew)
def locked_in(game: Game, _proposal: Proposal, total: TotalCost) -> TotalCost:
    """The total cost stays as it was determined, whatever changes while it is paid."""
    game.note("601.2f", "the total cost is locked in")
    return total


# ---- 601.2g


def only_what_is_there(game: Game, _proposal: Proposal, _total: TotalCost) -> Game:
    """Nobody activates anything in the middle of casting."""
    return game


@rule("601.2g", without=only_what_is_there)
def chance_for_mana_abilities(game: Game, proposal: Proposal, total: TotalCost) -> Game:
    """The player may activate mana abilities before paying; the chance is offered while the pool does not suffice."""
    from comprules.rules.activating import activate_mana_ability, mana_abilities  # noqa: PLC0415

    player = proposal.player
    if not total.mana.symbols:
        game.note(
            "601.2g", f"no mana is to be paid for {game.label(proposal.source)}: no mana ability is offered"
        )
    while total.payable and not_enough(game, proposal, total.mana):
        offered = mana_abilities(game, player, proposal.begun)
        if not offered:
            break
        text = f"choose a mana ability to activate for {total.mana}"
        picks = ask(game, Question(player, text, tuple(offered), 0, 1))
        if not picks:
            break
        game.note("601.2g", f"{player} activates a mana ability before paying {total.mana}")
        source, held = offered[picks[0]]
        game = activate_mana_ability(game, player, source, held, proposal.begun)
    return game


# ---- 601.2h


def for_nothing(game: Game, proposal: Proposal, _total: TotalCost) -> tuple[Game, Proposal]:
    """Costs are determined and never paid."""
    return game, proposal


@rule("601.2h", without=for_nothing)
def pay_total(game: Game, proposal: Proposal, total: TotalCost) -> tuple[Game, Proposal]:
    """The player pays everything: first what has nothing random in it and moves nothing out of the library, then the rest.

    Raises:
        IllegalError: a part can't be paid; nothing is paid then.
    """
    if not total.payable:
        raise IllegalError(f"{game.label(proposal.source)} has a cost that can't be paid", "601.2h")
    paid: list[Paid] = list(proposal.chosen.paid)
    for cost in in_paying_order(game, proposal.player, total.others):
        game, part = pay_cost(game, proposal.speaker, cost)
        paid.append(part)
    total = locked_in(game, proposal, total)
    before = sum(game.players[proposal.player].mana.values())
    game = pay_mana(game, proposal.player, total.mana, wild=for_proposal(game, proposal))
    spent = before - sum(game.players[proposal.player].mana.values())
    paid.append(Paid("mana", amount=spent))
    game.note("601.2h", f"{proposal.player} pays the total cost of {game.label(proposal.source)}")
    return with_chosen(game, proposal, paid=tuple(paid))


def as_written(_game: Game, _player: str, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Costs are paid in the order in which they are written."""
    return costs


@rule("601.2h", without=as_written)
def in_paying_order(game: Game, player: str, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """What moves cards out of a library is paid last; apart from that, the player orders the payments."""
    last = tuple(cost for cost in costs if _is_from_library(cost))
    first = tuple(cost for cost in costs if cost not in last)
    if last and first:
        game.note("601.2h", "what moves objects out of the library is paid last")
    return (*_ordered(game, player, first), *_ordered(game, player, last))


def _is_from_library(cost: Cost) -> bool:
    """Whether paying it moves cards from a library to a public zone."""
    return isinstance(cost, DoCost) and isinstance(cost.effect, Mill)


def _ordered(game: Game, player: str, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    choosy = [c for c in costs if isinstance(c, DiscardCost | DoCost | SacrificeCost)]
    if len(choosy) < 2:
        return costs
    named = {f"{write_cost(cost)}{f' ({k})' if costs.index(cost) < k - 1 else ''}": cost
             for k, cost in enumerate(costs, 1)}  # fmt: skip
    order = ask(game, Question.ordering(player, "order the payments", tuple(named)))
    return tuple(named[name] for name in order)


def not_enough(game: Game, proposal: Proposal, mana: ManaCost) -> bool:
    """Whether the mana in the player's pool is not enough for a payment."""
    pool = dict(game.players[proposal.player].mana)
    return paid_from(pool, mana, wild=for_proposal(game, proposal)) is None


def pay_mana(game: Game, player: str, cost: ManaCost, x: int = 0, wild: Wild = NOT_WILD) -> Game:
    """The player pays mana out of his or her mana pool.

    Raises:
        IllegalError: it is not there.
    """
    left = paid_from(dict(game.players[player].mana), cost, x, wild)
    if left is None:
        raise IllegalError(f"{player} can't pay {cost}", "601.2h")
    return game.with_player(replace(game.players[player], mana=Map(left) if left else EMPTY))


def pay_cost(game: Game, speaker: Speaker, cost: Cost) -> tuple[Game, Paid]:
    """The player pays one cost that is not mana, choosing what to pay with; and the record of it.

    Raises:
        IllegalError: it can't be paid (118.3).
    """
    player, source = speaker.controller, speaker.source
    match cost:
        case ManaPayment(mana):
            return pay_mana(game, player, mana, speaker.x), Paid("mana", amount=mana.mana_value)
        case TapCost(untap):
            return _pay_tap(game, source, untap=untap), Paid("tap", (source,))
        case LoyaltyCost(change):
            return _pay_loyalty(game, source, change), Paid("loyalty", (source,), change)
        case PayLife(amount):
            value = amount_of(game, views(game), speaker, amount)
            if game.players[player].life < value:
                raise IllegalError(f"{player} can't pay {value} life", "119.4")
            if value and not can_happen(game, PaysLife(player, value)):
                raise IllegalError(f"{player} can't pay life", "614.17b")
            game = happen(game, PaysLife(player, value)) if value else game
            return game, Paid("life", amount=value)
        case RemoveCountersCost(kind, amount):
            value = amount_of(game, views(game), speaker, amount)
            there = game.objects[source].counters.get(kind)
            if (there.amount if there else 0) < value:
                raise IllegalError(f"{game.label(source)} has too few {kind} counters", "118.3")
            return happen(game, RemovesCounters(source, kind, value)), Paid("counters", (source,), value)
        case SacrificeCost(subject):
            return _pay_sacrifice(game, speaker, subject)
        case DiscardThis():
            return happen(game, Discards(player, source)), Paid("discard", (source,), 1)
        case DiscardCost(amount):
            value = amount_of(game, views(game), speaker, amount)
            hand = tuple(i for i in game.zone("hand", player) if i != source)
            chosen = _picked(game, player, "choose what to discard", hand, value)
            return happen(game, *(Discards(player, card) for card in chosen)), Paid("discard", chosen, value)
        case DoCost(effect):
            return _do(game, speaker, effect), Paid("do")
        case _:
            assert_never(cost)


def _picked(game: Game, player: str, text: str, things: tuple[int, ...], number: int) -> tuple[int, ...]:
    if len(things) < number:
        raise IllegalError(f"{player} has too few: {text}", "118.3")
    return ask_objects(game, player, text, things, number, number) if number else ()


def _do(game: Game, speaker: Speaker, effect: Effect) -> Game:
    """A cost that is something to do is paid only in full (118.3)."""
    if not can_be_followed(game, speaker, effect):
        raise IllegalError(f"{speaker.controller} can't do what {game.label(speaker.source)} costs", "118.3")
    return instruct(game, speaker, (effect,))


def _pay_sacrifice(game: Game, speaker: Speaker, subject: object) -> tuple[Game, Paid]:
    player, source = speaker.controller, speaker.source
    if isinstance(subject, Filter):
        may: tuple[int, ...] = tuple(
            i
            for i in game.battlefield
            if is_described(game, views(game), speaker, replace(subject, controller=You()), i)
        )
    else:
        there = source in game.objects and views(game)[source].controller == player
        may = (source,) if there else ()
    free = tuple(i for i in may if can_happen(game, Sacrifices(player, i)))
    if may and not free:
        raise IllegalError(f"{player} can't sacrifice that", "614.17b")
    may = free
    chosen = _picked(game, player, "choose what to sacrifice", may, 1)
    return happen(game, *(Sacrifices(player, i) for i in chosen)), Paid("sacrifice", chosen, len(chosen))


def _pay_loyalty(game: Game, source: int, change: int) -> Game:
    if not change:
        return game
    event = (
        PutsCounters(source, "loyalty", change) if change > 0 else RemovesCounters(source, "loyalty", -change)
    )
    return happen(game, event)


def _pay_tap(game: Game, source: int, *, untap: bool) -> Game:
    if game.objects[source].tapped != untap:
        raise IllegalError(f"{game.label(source)} is already {'untapped' if untap else 'tapped'}", "118.3")
    return happen(game, Taps(source, tapped=not untap))
