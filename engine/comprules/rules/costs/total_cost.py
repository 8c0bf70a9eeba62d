"""601.2f-h, 118: what a spell or ability costs in all, mana abilities in the middle, and paying."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from comprules.abilities.changes_of_rules import ActivationCost, ChangeCost, MinimumCost
from comprules.abilities.costs import Cost, DiscardCost, DoCost, ManaPayment, SacrificeCost
from comprules.abilities.descriptions import controlled
from comprules.abilities.instructions import Mill, Reveal
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Activated, Static
from comprules.abilities.nouns import CountOf
from comprules.abilities.simple_nouns import This, You
from comprules.abilities.statements import ThisCosts
from comprules.book.citing import cite
from comprules.english.texts import text_of_cost
from comprules.keyword_instances import at_work
from comprules.keywords.rules_702_2_to_60 import AFFINITY
from comprules.mana import ManaCost
from comprules.questions import Question, ask, ask_one
from comprules.rules.continuous.interaction import said_to_player
from comprules.rules.costs.less_for_what_is_given_up import less_for_what_is_given_up
from comprules.rules.costs.paying import PAYING_TOTAL_COST, make_mana, pay_cost, pay_mana
from comprules.rules.costs.paying_with_permanents import Help, pay_with
from comprules.rules.costs.symbols_in_costs import with_x_settled
from comprules.rules.keywords.meaning import abilities_meant, note_at_work, works_beside_others
from comprules.rules.mana.mana_abilities import is_mana_ability
from comprules.rules.mana.spending_mana import for_proposal
from comprules.rules.meaning import amount_of, holds, is_described
from comprules.rules.targeting.proposal import Proposal, with_chosen
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Paid, View

__all__ = [
    "CHANGES_OF_ALTERNATIVE_COSTS",
    "COST_REDUCTIONS",
    "DETERMINING_TOTAL_COST",
    "LESS_COLORLESS",
    "LESS_GENERIC",
    "LESS_OF_A_COLOR",
    "LESS_OF_WHAT_IS_NOT_THERE",
    "MANA_COST_THAT_IS_NONE",
    "REDUCING_HYBRID",
    "REDUCING_PHYREXIAN",
    "REDUCING_SNOW",
    "SPELLS_FOR_ZERO",
    "TIME_FOR_MANA_ABILITIES",
    "UNPAYABLE_COSTS",
    "WHAT_IT_SAYS_OF_ITS_COST",
    "ZERO_SYMBOL",
    "Applied",
    "Reduction",
    "TotalCost",
    "affinity",
    "chance_for_mana_abilities",
    "changes_applied",
    "ensure_payable",
    "for_phyrexian",
    "for_snow",
    "generic_taken",
    "in_order_of_symbols",
    "in_paying_order",
    "less_for_color",
    "less_for_colorless",
    "less_for_missing_type",
    "locked_in",
    "mana_cost_to_pay",
    "ordered_by_player",
    "pay_total",
    "reduced",
    "reduced_by",
    "says_of_its_cost",
    "total_cost",
    "zero_to_pay",
]

SPELLS_FOR_ZERO = cite("118.5a")
UNPAYABLE_COSTS = cite("118.6")
COST_REDUCTIONS = cite("118.7")
CHANGES_OF_ALTERNATIVE_COSTS = cite("118.9d")
LESS_GENERIC = cite("118.7a")
LESS_OF_WHAT_IS_NOT_THERE = cite("118.7b")
LESS_OF_A_COLOR = cite("118.7c")
LESS_COLORLESS = cite("118.7d")
ZERO_SYMBOL = cite("107.4d")
MANA_COST_THAT_IS_NONE = cite("202.1b")
REDUCING_HYBRID = cite("118.7e")
WHAT_IT_SAYS_OF_ITS_COST = cite("113.6d")
REDUCING_PHYREXIAN = cite("118.7f")
REDUCING_SNOW = cite("118.7g")
DETERMINING_TOTAL_COST = cite("601.2f")
TIME_FOR_MANA_ABILITIES = cite("601.2g")


@MANA_COST_THAT_IS_NONE
def mana_cost_to_pay(game: Game, view: View) -> tuple[Cost, ...] | None:
    """What must be spent for an object is its mana cost; without one there is nothing that could be paid."""
    if view.cost is None:
        MANA_COST_THAT_IS_NONE.decided(game, f"{view.name} has no mana cost")
        return None
    return zero_to_pay(game, view.cost)


@ZERO_SYMBOL
@SPELLS_FOR_ZERO
def zero_to_pay(game: Game, cost: ManaCost) -> tuple[Cost, ...] | None:
    """{0} is a cost that is paid with nothing at all."""
    if cost.symbols == ("0",):
        ZERO_SYMBOL.decided(game, "{0} is a cost, and takes no mana")
        SPELLS_FOR_ZERO.decided(game, "what costs {0} is cast like any other spell")
    return (ManaPayment(cost),)


@dataclass(frozen=True, slots=True)
class TotalCost:
    """The cost as it is locked in: mana, and everything else in the order of the text."""

    mana: ManaCost
    others: tuple[Cost, ...] = ()
    payable: bool = True
    helping: tuple[Help, ...] = ()
    """What pays in place of mana."""


@dataclass(frozen=True, slots=True)
class Reduction:
    """A cost reduction as it counts for one spell: mana symbols, and how much it must leave."""

    name: str
    mana: ManaCost
    least: int = 0


# ---- 601.2f


@DETERMINING_TOTAL_COST
def total_cost(game: Game, proposal: Proposal) -> TotalCost:
    """The mana cost or what stands in its place, plus additional costs and increases, minus reductions.

    Then it is locked in.
    """
    applied = changes_applied(game, proposal)
    costs = (*(proposal.costs or ()), *applied.additional)
    written = tuple(s for cost in costs if isinstance(cost, ManaPayment) for s in cost.mana.symbols)
    symbols = with_x_settled(game, written, proposal.chosen.x)
    others = tuple(cost for cost in costs if not isinstance(cost, ManaPayment))
    for name, more in applied.increases:
        symbols += more.symbols
        DETERMINING_TOTAL_COST.decided(game, f"{name} makes {game.label(proposal.source)} cost {more} more")
    mana = reduced(game, proposal.player, ManaCost(in_order_of_symbols(symbols)), applied.reductions)
    minimum = applied.minimum
    if minimum > mana.mana_value:
        DETERMINING_TOTAL_COST.decided(
            game, f"{game.label(proposal.source)} costs {minimum} in all, for an effect says so"
        )
        mana = ManaCost(in_order_of_symbols([*mana.symbols, str(minimum - mana.mana_value)]))
    DETERMINING_TOTAL_COST.decided(
        game, f"the total cost of {game.label(proposal.source)} is {mana if mana.symbols else '{0}'}"
    )
    return TotalCost(mana, others, payable=proposal.costs is not None)


@dataclass(frozen=True, slots=True)
class Applied:
    """What is added to the cost of a spell or ability and taken off, and the least that it must cost."""

    additional: tuple[Cost, ...] = ()
    increases: tuple[tuple[str, ManaCost], ...] = ()
    reductions: tuple[Reduction, ...] = ()
    minimum: int = 0


@CHANGES_OF_ALTERNATIVE_COSTS
def changes_applied(game: Game, proposal: Proposal) -> Applied:
    """Additional costs, increases and reductions apply to an alternative cost as to a mana cost."""
    increases, reductions, minimum = _changes(game, proposal)
    if proposal.instead and (proposal.additional or increases or reductions or minimum):
        CHANGES_OF_ALTERNATIVE_COSTS.decided(
            game, f"what changes the cost of {game.label(proposal.source)} applies to the alternative cost"
        )
    return Applied(proposal.additional, tuple(increases), tuple(reductions), minimum)


def in_order_of_symbols(symbols: list[str]) -> tuple[str, ...]:
    """Generic mana in one symbol, then the others as they come."""
    generic = sum(int(s) for s in symbols if s.isdigit())
    return (*((str(generic),) if generic else ()), *(s for s in symbols if not s.isdigit()))


def _changes(game: Game, proposal: Proposal) -> tuple[list[tuple[str, ManaCost]], list[Reduction], int]:
    """Return what effects add to the cost of a spell, what they take off, and the least that it must cost."""
    increases: list[tuple[str, ManaCost]] = []
    reductions: list[Reduction] = []
    minimum = 0
    spell, board = proposal.source, views(game)
    found: list[tuple[str, ManaCost, int, int]] = []
    if not proposal.is_spell:
        found += _of_activation(game, proposal)
    for change, speaker in said_to_player(game, proposal.player) if proposal.is_spell else ():
        if isinstance(change, ChangeCost | MinimumCost) and not is_described(
            game, board, speaker, replace(change.spells, zone="stack"), spell
        ):
            continue
        match change:
            case MinimumCost(_, mana):
                minimum = max(minimum, mana)
            case ChangeCost(_, by, cost, each, least):
                times = 1 if each is None else amount_of(game, board, speaker, each)
                found.append(("an effect", _times(cost, by, times), by, least))
            case _:  # the other changes for a player speak of no cost of a spell
                continue
    for held in board[spell].held if proposal.is_spell else ():
        ability = held.ability
        if not at_work(game, (ability,)) or not works_beside_others(game, board[spell], held):
            continue
        for said in abilities_meant(game, ability):
            if isinstance(said, Static) and holds(game, board, proposal.speaker, said.condition):
                parts = [part for part in said.effects if isinstance(part, ThisCosts)]
                found += [says_of_its_cost(game, proposal, part) for part in parts]
                if parts:
                    note_at_work(game, spell, board[spell], held)
        if not isinstance(ability, Keyword):
            continue
        less = less_for_what_is_given_up(game, proposal, ability)
        if less is not None:
            found.append(says_of_its_cost(game, proposal, less))
        elif ability.name == "affinity":
            note_at_work(game, spell, board[spell], held)
            found.append(says_of_its_cost(game, proposal, affinity(game, spell, ability)))
    for name, change_of_mana, sign, floor in found:
        if sign > 0 and change_of_mana.symbols:
            increases.append((name, change_of_mana))
        elif change_of_mana.symbols:
            reductions.append(Reduction(name, reduced_by(game, proposal.player, change_of_mana), floor))
    return increases, reductions, minimum


def _of_activation(game: Game, proposal: Proposal) -> list[tuple[str, ManaCost, int, int]]:
    """Return what effects add to the activation cost of an ability, or take off."""
    changes = [c for c in views(game)[proposal.source].rules if isinstance(c, ActivationCost)]
    ability = proposal.speaker.of.ability
    assert isinstance(ability, Activated)
    is_mana = bool(changes) and is_mana_ability(game, proposal.source, ability)
    made = proposal.chosen.ability
    called = {ability.word, made.keyword if made is not None else ""}
    found = [
        ("an effect", _times(c.cost, c.by, 1), c.by, c.least)
        for c in changes
        if not (c.nonmana and is_mana) and (not c.word or c.word in called)
    ]
    own = ability.changed
    if own is not None and holds(game, views(game), proposal.speaker, own.condition):
        found += [
            says_of_its_cost(game, proposal, part) for part in own.effects if isinstance(part, ThisCosts)
        ]
    return found


@WHAT_IT_SAYS_OF_ITS_COST
def says_of_its_cost(game: Game, proposal: Proposal, part: ThisCosts) -> tuple[str, ManaCost, int, int]:
    """What a spell says of its own cost counts on the stack; an ability may say the same of its own."""
    if proposal.is_spell:
        WHAT_IT_SAYS_OF_ITS_COST.decided(game, f"{game.label(proposal.source)} speaks of its own cost")
    times = amount_of(game, views(game), proposal.speaker, part.each)
    return game.label(proposal.source), _times(part.cost, part.by, max(0, times)), part.by, 0


@AFFINITY
def affinity(game: Game, spell: int, keyword: Keyword) -> ThisCosts:
    """Affinity: the spell costs {1} less for each such permanent that its player controls."""
    assert keyword.filter is not None
    AFFINITY.decided(game, f"{game.label(spell)} has affinity")
    return ThisCosts(-1, CountOf(controlled(keyword.filter, You())))


def _times(cost: ManaCost | None, by: int, times: int) -> ManaCost:
    if cost is None:
        return ManaCost((str(abs(by) * times),) if by * times else ())
    return ManaCost(cost.symbols * times)


@COST_REDUCTIONS
def reduced(game: Game, player: str, mana: ManaCost, reductions: tuple[Reduction, ...]) -> ManaCost:
    """The reductions applied one after the other, in the order of the player's choice where that matters.

    What is left of the mana is paid, {0} if that is nothing.
    """
    if not reductions:
        return mana
    named = {f"{r.mana} less" + (f", at least {r.least}" if r.least else "") + f" ({k})": r
             for k, r in enumerate(reductions, 1)}  # fmt: skip
    order = tuple(named)
    results = {_after(game, mana, [named[n] for n in some]) for some in permutations(order[:5])}
    if len(results) > 1:
        order = ask(game, Question.ordering(player, "order the cost reductions", order))
    DETERMINING_TOTAL_COST.decided(
        game, f"{player} applies the cost reductions: {', '.join(str(named[n].mana) for n in order)}"
    )
    left = _after(game, mana, [named[n] for n in order])
    COST_REDUCTIONS.decided(game, f"{mana} is reduced to {left if left.symbols else '{0}'}")
    return left


@REDUCING_SNOW
def for_snow(game: Game) -> str:
    """A snow symbol in a reduction takes off one generic mana."""
    REDUCING_SNOW.decided(game, "the cost is reduced by {1} for {S}")
    return "1"


@REDUCING_PHYREXIAN
def for_phyrexian(game: Game, color: str) -> str:
    """A Phyrexian symbol in a reduction takes off one mana of its color."""
    REDUCING_PHYREXIAN.decided(game, f"the cost is reduced by {{{color}}} for {{{color}/P}}")
    return color


@REDUCING_HYBRID
def reduced_by(game: Game, player: str, mana: ManaCost) -> ManaCost:
    """Of a hybrid symbol in a reduction the player chooses one half.

    A Phyrexian symbol is its color, a snow symbol generic.
    """
    symbols: list[str] = []
    for symbol in mana.symbols:
        halves = tuple(f"{{{half}}}" for half in symbol.split("/") if half != "P")
        text = f"choose by which half of {{{symbol}}} to reduce the cost"
        half = ask_one(game, player, text, halves).strip("{}")
        if symbol == "S":
            half = for_snow(game)
        elif symbol.endswith("/P"):
            half = for_phyrexian(game, half)
        symbols.append(half)
        if len(halves) > 1:
            REDUCING_HYBRID.decided(game, f"{player} reduces the cost by {{{half}}} for {{{symbol}}}")
            DETERMINING_TOTAL_COST.decided(game, f"{player} reduces the cost by {{{half}}} for {{{symbol}}}")
    return ManaCost(tuple(symbols))


def _after(game: Game, mana: ManaCost, reductions: list[Reduction]) -> ManaCost:
    """Colored reductions take mana of their color, what is left over generic mana.

    Generic ones only that (118.7).
    """
    for reduction in reductions:
        symbols = list(mana.symbols)
        generic = 0
        for symbol in reduction.mana.symbols:
            if symbol.isdigit():
                generic += int(symbol)
            elif symbol in symbols:
                symbols.remove(symbol)
            elif symbol not in mana.symbols:
                generic += less_for_missing_type(game, symbol)
            else:
                generic += (less_for_colorless if symbol == "C" else less_for_color)(game, symbol)
        there = sum(int(s) for s in symbols if s.isdigit())
        rest = [s for s in symbols if not s.isdigit()]
        less, rest = generic_taken(game, generic, there, tuple(rest))
        left = max(0, there - less, min(there, reduction.least - len(rest)))
        mana = ManaCost(in_order_of_symbols([str(left), *rest]) if left else tuple(rest))
    return mana


@LESS_GENERIC
def generic_taken(game: Game, generic: int, there: int, rest: tuple[str, ...]) -> tuple[int, list[str]]:
    """A reduction by generic mana takes off generic mana alone; how much, and the other symbols that stay."""
    if generic > there and rest:
        LESS_GENERIC.decided_once(game, f"of {{{generic}}} less only {{{there}}} can be taken off")
    return min(generic, there), list(rest)


@LESS_OF_WHAT_IS_NOT_THERE
def less_for_missing_type(game: Game, symbol: str) -> int:
    """For mana of a type that the cost does not have, so much generic mana is taken off."""
    LESS_OF_WHAT_IS_NOT_THERE.decided_once(game, f"the cost has no {{{symbol}}}: it is {{1}} less instead")
    return 1


@LESS_OF_A_COLOR
def less_for_color(game: Game, symbol: str) -> int:
    """What a reduction by a color has beyond the mana of that color takes off generic mana."""
    LESS_OF_A_COLOR.decided_once(game, f"no more {{{symbol}}} is left in the cost: it is {{1}} less instead")
    return 1


@LESS_COLORLESS
def less_for_colorless(game: Game, symbol: str) -> int:
    """What a reduction by colorless mana has beyond the colorless mana of the cost takes off generic mana."""
    LESS_COLORLESS.decided_once(game, f"no more {{{symbol}}} is left in the cost: it is {{1}} less instead")
    return 1


@DETERMINING_TOTAL_COST
def locked_in(game: Game, _proposal: Proposal, total: TotalCost) -> TotalCost:
    """The total cost stays as it was determined, whatever changes while it is paid."""
    if total.others or total.helping:
        DETERMINING_TOTAL_COST.decided(game, "the total cost is locked in, whatever has been paid by now")
    return total


# ---- 601.2g


@TIME_FOR_MANA_ABILITIES
def chance_for_mana_abilities(game: Game, proposal: Proposal, total: TotalCost) -> Game:
    """The player may activate mana abilities before paying.

    The chance is offered while the pool does not suffice.
    """
    if not total.mana.symbols:
        TIME_FOR_MANA_ABILITIES.decided(
            game, f"no mana is to be paid for {game.label(proposal.source)}: no mana ability is offered"
        )
    if not total.payable:
        return game
    wild = for_proposal(game, proposal)
    return make_mana(game, proposal.player, total.mana, TIME_FOR_MANA_ABILITIES, wild, proposal)


# ---- 601.2h


@PAYING_TOTAL_COST
def pay_total(game: Game, proposal: Proposal, total: TotalCost) -> tuple[Game, Proposal]:
    """The player pays all of a cost: parts with randomness or moves out of the library come last.

    Raises: IllegalError: a part can't be paid; nothing is paid then.
    """
    ensure_payable(game, proposal, total)
    paid: list[Paid] = list(proposal.chosen.paid)
    for cost in in_paying_order(game, proposal.player, total.others):
        game, part = pay_cost(game, proposal.speaker, cost)
        paid.append(part)
    game, helped = pay_with(game, proposal.player, total.helping)
    paid += helped
    total = locked_in(game, proposal, total)
    before = game.players[proposal.player].mana
    game = pay_mana(game, proposal.player, total.mana, wild=for_proposal(game, proposal), proposal=proposal)
    left = game.players[proposal.player].mana
    spent = {kind: amount - left.get(kind, 0) for kind, amount in before.items()}
    colors = tuple(kind for kind in "WUBRG" for _ in range(spent.get(kind, 0)))
    paid.append(Paid("mana", amount=sum(spent.values()), colors=colors))
    PAYING_TOTAL_COST.decided(game, f"{proposal.player} pays the total cost of {game.label(proposal.source)}")
    return with_chosen(game, proposal, paid=tuple(paid))


@UNPAYABLE_COSTS
def ensure_payable(game: Game, proposal: Proposal, total: TotalCost) -> None:
    """Where there is no mana cost, and nothing in its place, there is a cost that can't be paid.

    Raises:
        IllegalError: it is so.
    """
    if not total.payable:
        refusal = UNPAYABLE_COSTS.refuses(f"{game.label(proposal.source)} has a cost that can't be paid")
        refusal.steps = (MANA_COST_THAT_IS_NONE,)
        raise refusal


@PAYING_TOTAL_COST
def in_paying_order(game: Game, player: str, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """What moves cards out of a library is paid last; apart from that, the player orders the payments."""
    last = tuple(cost for cost in costs if _is_from_library(cost))
    first = tuple(cost for cost in costs if cost not in last)
    if last and first:
        PAYING_TOTAL_COST.decided(game, "what moves objects out of the library is paid last")
    return (*ordered_by_player(game, player, first), *ordered_by_player(game, player, last))


def _is_from_library(cost: Cost) -> bool:
    """Say whether paying it moves cards from a library to a public zone."""
    return isinstance(cost, DoCost) and isinstance(cost.effect, Mill)


def _shows_this(cost: Cost) -> bool:
    """Say whether paying it only shows the card itself, so that it does not matter when."""
    return (
        isinstance(cost, DoCost) and isinstance(cost.effect, Reveal) and isinstance(cost.effect.subject, This)
    )


def ordered_by_player(game: Game, player: str, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Return costs in the order in which a player wants to pay them, asked where it may matter."""
    choosy = [c for c in costs if isinstance(c, DiscardCost | DoCost | SacrificeCost) and not _shows_this(c)]
    if len(set(choosy)) < 2:
        return costs
    named = {f"{text_of_cost(cost)}{f' ({k})' if costs.index(cost) < k - 1 else ''}": cost
             for k, cost in enumerate(costs, 1)}  # fmt: skip
    order = ask(game, Question.ordering(player, "order the payments", tuple(named)))
    return tuple(named[name] for name in order)
