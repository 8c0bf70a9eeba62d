"""118, 601.2f-h: costs, misread."""

from __future__ import annotations

from typing import Any

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Effect
from comprules.abilities.statements import ThisCosts
from comprules.book.citing import IllegalError
from comprules.events.permanents import RemovesCounters
from comprules.happening import happen
from comprules.keywords.rules_702_2_to_60 import AFFINITY, CONVOKE
from comprules.keywords.rules_702_61_to_120 import DELVE
from comprules.keywords.rules_702_121_to_183 import ASSIST, IMPROVISE
from comprules.mana import ManaCost
from comprules.rules.costs.ability_to_pay import (
    CASTING_WHILE_RESOLVING,
    could_have_more_mana,
    is_possible,
    obstacle,
)
from comprules.rules.costs.assisting import assistant_chosen, pay_as_assistant
from comprules.rules.costs.mana_costs_to_pay import X_OF_COST_TO_PAY, x_to_pay
from comprules.rules.costs.paying import (
    NO_PRIORITY_DURING_A_RESOLUTION,
    PAYING_COSTS,
    PAYING_MANA,
    PAYING_TOTAL_COST,
    make_mana,
    nobody_may_act,
    pay_mana,
)
from comprules.rules.costs.paying_energy import PAYING_ENERGY, pay_energy
from comprules.rules.costs.paying_while_resolving import X_UNLESS_CAST, x_chosen_in_time
from comprules.rules.costs.paying_with_permanents import Help, with_help
from comprules.rules.costs.symbols_in_costs import (
    ABILITY_TO_PAY,
    LOYALTY_SYMBOLS,
    TAP_SYMBOL,
    UNTAP_SYMBOL,
    pay_loyalty,
    too_late_to_tap,
    too_late_to_untap,
)
from comprules.rules.costs.total_cost import (
    DETERMINING_TOTAL_COST,
    LESS_COLORLESS,
    LESS_GENERIC,
    LESS_OF_A_COLOR,
    LESS_OF_WHAT_IS_NOT_THERE,
    MANA_COST_THAT_IS_NONE,
    REDUCING_HYBRID,
    REDUCING_PHYREXIAN,
    REDUCING_SNOW,
    TIME_FOR_MANA_ABILITIES,
    UNPAYABLE_COSTS,
    ZERO_SYMBOL,
    TotalCost,
    affinity,
    chance_for_mana_abilities,
    ensure_payable,
    for_phyrexian,
    for_snow,
    generic_taken,
    in_order_of_symbols,
    in_paying_order,
    less_for_color,
    less_for_colorless,
    less_for_missing_type,
    locked_in,
    mana_cost_to_pay,
    pay_total,
    reduced_by,
    total_cost,
    zero_to_pay,
)
from comprules.rules.effects.choices import CHOICES_WHILE_RESOLVING
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import BEHELD_AS_IT_WAS, was_beheld
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import rules_of, seen
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, OnStack, View

__all__: list[str] = []

# ---- paying


@CHOICES_WHILE_RESOLVING.misreading_of(is_possible)
def anything_goes(_game: Game, _speaker: Speaker, _effects: tuple[Effect, ...]) -> bool:
    """A player may choose what can't be done."""
    return True


@CASTING_WHILE_RESOLVING.misreading_of(could_have_more_mana)
def nothing_more(_game: Game, _player: str) -> bool:
    """Only what is in the mana pool already can be paid."""
    return False


@TAP_SYMBOL.misreading_of(too_late_to_tap)
@UNTAP_SYMBOL.misreading_of(too_late_to_untap)
def never_too_late(_game: Game, _source: int) -> IllegalError | None:
    """What is tapped can be tapped again, and what is untapped can be untapped."""
    return None


@LOYALTY_SYMBOLS.misreading_of(pay_loyalty)
def no_counters(game: Game, _source: int, _change: int) -> Game:
    """The number in the symbol changes nothing."""
    return game


@PAYING_ENERGY.misreading_of(pay_energy)
def one_for_all(game: Game, player: str, _symbols: int) -> Game:
    """However many symbols there are, one counter pays for them."""
    return happen(game, RemovesCounters(player, "energy", 1))


# ---- paying with permanents


@CONVOKE.misreading_of(with_help)
@DELVE.misreading_of(with_help)
@IMPROVISE.misreading_of(with_help)
def mana_alone(_game: Game, _proposal: Proposal, mana: ManaCost) -> tuple[ManaCost, tuple[Help, ...]]:
    """The total cost is paid with mana."""
    return mana, ()


@ASSIST.misreading_of(assistant_chosen)
def nobody_assists(game: Game, _proposal: Proposal, _total: TotalCost) -> tuple[Game, str]:
    """Only the spell's player is asked for mana."""
    return game, ""


@ASSIST.misreading_of(pay_as_assistant)
def paid_alone(
    game: Game, proposal: Proposal, total: TotalCost, _assistant: str
) -> tuple[Game, Proposal, TotalCost]:
    """The spell's player pays the whole cost."""
    return game, proposal, total


# ---- total cost


@DETERMINING_TOTAL_COST.misreading_of(total_cost)
def first_cost_alone(_game: Game, proposal: Proposal) -> TotalCost:
    """A spell costs its mana cost, and nothing changes that."""
    mana = [s for cost in proposal.costs or () if isinstance(cost, ManaPayment) for s in cost.mana.symbols]
    symbols = [str(proposal.chosen.x) if s == "X" else s for s in mana]
    others = tuple(cost for cost in proposal.costs or () if not isinstance(cost, ManaPayment))
    return TotalCost(ManaCost(in_order_of_symbols(symbols)), others, payable=proposal.costs is not None)


@MANA_COST_THAT_IS_NONE.misreading_of(mana_cost_to_pay)
def free_of_charge(_game: Game, view: View) -> tuple[Cost, ...] | None:
    """What has no mana cost is cast for nothing."""
    return () if view.cost is None else (ManaPayment(view.cost),)


@ZERO_SYMBOL.misreading_of(zero_to_pay)
def no_cost_at_all(_game: Game, cost: ManaCost) -> tuple[Cost, ...] | None:
    """What costs {0} has no mana cost."""
    return None if cost.symbols == ("0",) else (ManaPayment(cost),)


@AFFINITY.misreading_of(affinity)
def full_price(_game: Game, _spell: int, _keyword: Keyword) -> ThisCosts:
    """Affinity takes nothing off."""
    return ThisCosts(0)


@REDUCING_HYBRID.misreading_of(reduced_by)
def first_halves(_game: Game, _player: str, mana: ManaCost) -> ManaCost:
    """Of each hybrid symbol the first half counts."""
    return ManaCost(tuple(symbol.partition("/")[0] for symbol in mana.symbols))


@DETERMINING_TOTAL_COST.misreading_of(locked_in)
def determined_anew(game: Game, proposal: Proposal, _total: TotalCost) -> TotalCost:
    """The cost is determined once more, after what was not mana has been paid."""
    return total_cost(game, proposal)


@TIME_FOR_MANA_ABILITIES.misreading_of(chance_for_mana_abilities)
def only_what_is_there(game: Game, _proposal: Proposal, _total: TotalCost) -> Game:
    """Nobody activates anything in the middle of casting."""
    return game


@PAYING_TOTAL_COST.misreading_of(pay_total)
def for_nothing(game: Game, proposal: Proposal, _total: TotalCost) -> tuple[Game, Proposal]:
    """Costs are determined and never paid."""
    return game, proposal


@PAYING_TOTAL_COST.misreading_of(in_paying_order)
def as_written(_game: Game, _player: str, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Costs are paid in the order in which they are written."""
    return costs


@UNPAYABLE_COSTS.misreading_of(ensure_payable)
def no_cost_is_nothing(_game: Game, _proposal: Proposal, _total: TotalCost) -> None:
    """What has no mana cost costs nothing."""


@LESS_GENERIC.misreading_of(generic_taken)
def from_any_symbol(_game: Game, generic: int, there: int, rest: tuple[str, ...]) -> tuple[int, list[str]]:
    """What a reduction has beyond the generic mana takes off colored mana."""
    return min(generic, there), list(rest[max(0, generic - there) :])


@LESS_OF_WHAT_IS_NOT_THERE.misreading_of(less_for_missing_type)
@LESS_OF_A_COLOR.misreading_of(less_for_color)
@LESS_COLORLESS.misreading_of(less_for_colorless)
def nothing_less(_game: Game, _symbol: str) -> int:
    """Mana of a type takes off mana of that type and nothing else."""
    return 0


@ABILITY_TO_PAY.misreading_of(obstacle)
def as_far_as_it_goes(_game: Game, _speaker: Speaker, _cost: Cost) -> IllegalError | None:
    """A player pays what there is."""
    return None


@PAYING_COSTS.misreading_of(make_mana)
def from_the_pool_alone(game: Game, *_: Any) -> Game:
    """Only mana that is there already pays for anything."""
    return game


@PAYING_MANA.misreading_of(pay_mana)
def to_the_last(game: Game, player: str, *_: Any, **__: Any) -> Game:
    """Who pays mana empties the mana pool."""
    return game.altering_player(player, mana=EMPTY)


@REDUCING_PHYREXIAN.misreading_of(for_phyrexian)
def generic_mana(_game: Game, _color: str) -> str:
    """What life could pay for is generic mana in a reduction."""
    return "1"


@REDUCING_SNOW.misreading_of(for_snow)
def nothing_for_snow(_game: Game) -> str:
    """Only snow mana in a cost is reduced by snow."""
    return "0"


@X_UNLESS_CAST.misreading_of(x_chosen_in_time)
def nothing_for_x(_game: Game, _player: str, _source: int) -> int:
    """X that was not announced is 0."""
    return 0


@X_OF_COST_TO_PAY.misreading_of(x_to_pay)
def as_for_the_permanent(_game: Game, thing: GameObject) -> int:
    """X is what was chosen for the spell that a permanent was, and for a spell nothing yet."""
    return thing.cast.x if thing.cast is not None else 0


# ---- what was beheld


@BEHELD_AS_IT_WAS.misreading_of(was_beheld)
def beheld_if_still_so(game: Game, _thing: GameObject, chosen: OnStack, cost: str) -> bool:
    """What was beheld counts only if it still has the quality."""
    quality = cost.removeprefix("behold ")
    return any(
        paid.kind == cost and any(quality in seen(game, i).subtypes for i in paid.objects)
        for paid in chosen.paid
    )


# ---- mana in the middle of a resolution


@NO_PRIORITY_DURING_A_RESOLUTION.misreading_of(nobody_may_act)
def priority_in_between(game: Game, player: str) -> Game:
    """Whoever makes mana while something resolves receives priority afterwards, as after any activation."""
    return replace(rules_of(game).receive_priority(game, player), priority="", passed=())
