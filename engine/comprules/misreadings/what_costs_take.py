"""118: what a cost takes, misread."""

from __future__ import annotations

from typing import Any

from comprules.abilities.conditions import Did
from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import Effect
from comprules.mana import ManaCost, Wild
from comprules.questions import Question, ask, ask_yes
from comprules.rules.casting.announcing_costs import (
    ADDITIONAL_COSTS,
    ALTERNATIVE_COSTS,
    ANY_NUMBER_OF_ADDITIONAL_COSTS,
    INSTEAD_OF_UNPAYABLE_COSTS,
    MOSTLY_OPTIONAL,
    ONE_ALTERNATIVE,
    OPTIONAL_ADDITIONAL_COSTS,
    alternative_announced,
    instead_of_mana_cost,
    may_be_declined,
    one_alternative,
    optional_prices,
    together_with_mana_cost,
)
from comprules.rules.costs.ability_to_pay import ONE_PAYMENT, like_payments, paid_for_another
from comprules.rules.costs.doing_as_cost import PAID_THOUGH_CHANGED, is_paid_though_changed
from comprules.rules.costs.making_mana import NOBODY_MUST_MAKE_MANA, activated_to_pay
from comprules.rules.costs.paying import (
    COSTS,
    TIME_FOR_MANA_ABILITIES_OF_PAYMENTS,
    make_mana,
    pay_cost,
)
from comprules.rules.costs.symbols_in_costs import (
    COSTS_WITH_X,
    SYMBOLS_OF_PROPOSALS,
    SYMBOLS_OF_SPECIAL_ACTIONS,
    SYMBOLS_WHILE_RESOLVING,
    SYMBOLS_WITH_A_CHOICE,
    way_to_pay,
    with_x_settled,
)
from comprules.rules.costs.total_cost import (
    CHANGES_OF_ALTERNATIVE_COSTS,
    COST_REDUCTIONS,
    SPELLS_FOR_ZERO,
    Applied,
    Reduction,
    changes_applied,
    reduced,
    zero_to_pay,
)
from comprules.rules.effects.paying_life import LIFE_IS_SUBTRACTED, pay_life
from comprules.rules.mana.mana_symbols import halves_to_pay
from comprules.rules.mana.spending_mana import MANA_OF_ANY_TYPE, as_though
from comprules.rules.meaning.conditions import COSTS_ON_RESOLUTION, has_been_done
from comprules.rules.meaning.last_known_information import (
    ADDED_TO_MANA_COST,
    INSTEAD_OF_MANA_COST,
    by_the_mana_cost,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.resolving.optional_instructions import (
    COSTS_OF_NOTHING,
    SEARCHING_IS_THE_COST,
    UNLESS,
    does_something_else,
    has_searched,
)
from comprules.rules.targeting.proposal import Proposal
from comprules.state.game import Game
from comprules.state.objects import GameObject, Paid, View

__all__: list[str] = []


@COSTS.misreading_of(pay_cost)
def mana_only(game: Game, _speaker: Speaker, _cost: Cost) -> tuple[Game, Paid]:
    """What a cost asks to be done is left undone."""
    return game, Paid("nothing")


@TIME_FOR_MANA_ABILITIES_OF_PAYMENTS.misreading_of(make_mana)
def only_beforehand(game: Game, *_: Any, **__: Any) -> Game:
    """Mana has to be made before it is asked for."""
    return game


@NOBODY_MUST_MAKE_MANA.misreading_of(activated_to_pay)
def as_long_as_there_are_lands(
    game: Game, player: str, mana: ManaCost, offered: tuple[str, ...]
) -> tuple[str, ...]:
    """Who has begun to pay must make the mana for it."""
    return ask(game, Question(player, f"make mana for {mana}", offered, 1, 1, repeated=True))


@LIFE_IS_SUBTRACTED.misreading_of(pay_life)
def nothing_lost(game: Game, _player: str, _amount: int) -> Game:
    """Who has enough life has paid it."""
    return game


@COSTS_WITH_X.misreading_of(with_x_settled)
def without_x(_game: Game, symbols: tuple[str, ...], _x: int) -> list[str]:
    """X in a cost is paid with nothing."""
    return [symbol for symbol in symbols if symbol != "X"]


@SYMBOLS_WITH_A_CHOICE.misreading_of(way_to_pay)
@SYMBOLS_OF_PROPOSALS.misreading_of(way_to_pay)
@SYMBOLS_WHILE_RESOLVING.misreading_of(way_to_pay)
@SYMBOLS_OF_SPECIAL_ACTIONS.misreading_of(way_to_pay)
def first_half(game: Game, _player: str, symbol: str) -> str:
    """What stands first in a symbol is what it costs."""
    return f"{{{halves_to_pay(game, symbol)[0]}}}"


@SPELLS_FOR_ZERO.misreading_of(zero_to_pay)
def nothing_to_pay(_game: Game, cost: ManaCost) -> tuple[Cost, ...] | None:
    """A spell for {0} isn't cast, for there is nothing to pay."""
    return None if cost.symbols == ("0",) else (ManaPayment(cost),)


@COST_REDUCTIONS.misreading_of(reduced)
def as_printed(_game: Game, _player: str, mana: ManaCost, _reductions: tuple[Reduction, ...]) -> ManaCost:
    """A spell costs what is printed on it."""
    return mana


@CHANGES_OF_ALTERNATIVE_COSTS.misreading_of(changes_applied)
def alternative_alone(_game: Game, proposal: Proposal) -> Applied:
    """Who pays an alternative cost pays nothing besides."""
    return Applied() if proposal.instead else Applied(proposal.additional)


@INSTEAD_OF_UNPAYABLE_COSTS.misreading_of(instead_of_mana_cost)
def never_payable(_game: Game, view: View, costs: tuple[Cost, ...]) -> tuple[Cost, ...] | None:
    """What has no mana cost can't be cast for another cost either."""
    return None if view.cost is None else costs


@ALTERNATIVE_COSTS.misreading_of(instead_of_mana_cost)
def on_top_of_it(_game: Game, view: View, costs: tuple[Cost, ...]) -> tuple[Cost, ...] | None:
    """An alternative cost is paid together with the mana cost."""
    return (*(() if view.cost is None else (ManaPayment(view.cost),)), *costs)


@ONE_ALTERNATIVE.misreading_of(one_alternative)
def the_first_of_them(_game: Game, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Of several alternative costs one is paid, and all count."""
    return chosen[:1]


@MOSTLY_OPTIONAL.misreading_of(alternative_announced)
def always_instead(
    _game: Game, _view: View, alternatives: tuple[str, ...], options: tuple[str, ...]
) -> tuple[str, ...]:
    """Where there is an alternative cost, it is paid."""
    return tuple(option for option in options if option in alternatives) or alternatives[:1]


@ADDITIONAL_COSTS.misreading_of(together_with_mana_cost)
def no_more_than_mana(_game: Game, _view: View, _additional: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """A spell costs its mana cost alone."""
    return ()


@ANY_NUMBER_OF_ADDITIONAL_COSTS.misreading_of(together_with_mana_cost)
def one_of_them(_game: Game, _view: View, additional: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """A spell has one additional cost at most."""
    return additional[:1]


@OPTIONAL_ADDITIONAL_COSTS.misreading_of(may_be_declined)
def all_that_can_be_paid(game: Game, view: View, options: tuple[str, ...]) -> tuple[str, ...]:
    """Every additional cost has to be paid."""
    return tuple(dict.fromkeys((*options, *(word for word, _ in optional_prices(game, view)))))


@COSTS_ON_RESOLUTION.misreading_of(has_been_done)
def in_any_case(_game: Game, _speaker: Speaker, _condition: Did) -> bool:
    """What follows is done whether or not what comes before it was."""
    return True


@SEARCHING_IS_THE_COST.misreading_of(has_searched)
def only_if_found(_game: Game, _speaker: Speaker, *, chosen: bool, found: bool) -> bool:
    """Who finds nothing has not searched."""
    return chosen and found


@PAID_THOUGH_CHANGED.misreading_of(is_paid_though_changed)
def as_the_cost_says(_game: Game, _player: str) -> bool:
    """Where something else happens than what the cost says, it hasn't been paid."""
    return False


@ONE_PAYMENT.misreading_of(paid_for_another)
def for_all_alike(game: Game, player: str, cost: Cost) -> Paid | None:
    """What was sacrificed for one ability pays for each other one that asks for the same."""
    return next((paid for _, paid in like_payments(game, player, cost)), None)


@UNLESS.misreading_of(does_something_else)
def no_way_out(_game: Game, _speaker: Speaker, _player: str, _instead: Effect) -> bool:
    """Nobody is asked whether to do what stands behind "unless"."""
    return False


@COSTS_OF_NOTHING.misreading_of(does_something_else)
def paid_by_itself(game: Game, speaker: Speaker, player: str, instead: Effect) -> bool:
    """What costs nothing is paid already."""
    costs = getattr(instead, "costs", ())
    free = costs and all(isinstance(c, ManaPayment) and c.mana.symbols == ("X",) for c in costs)
    if free and not speaker.chosen.x:
        return True
    return ask_yes(game, player, f"{game.label(speaker.source)}: do something else instead?")


@MANA_OF_ANY_TYPE.misreading_of(as_though)
def of_one_kind(_game: Game, _changes: Any) -> Wild:
    """Mana pays only for what it is."""
    return Wild()


@ADDED_TO_MANA_COST.misreading_of(by_the_mana_cost)
@INSTEAD_OF_MANA_COST.misreading_of(by_the_mana_cost)
def what_was_spent(_game: Game, found: GameObject, value: int) -> int:
    """A spell is worth the mana that was spent on it."""
    if found.on_stack is None or not found.on_stack.options:
        return value
    return sum(part.amount for part in found.on_stack.paid if part.kind == "mana")
