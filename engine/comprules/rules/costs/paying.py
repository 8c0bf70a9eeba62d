"""118: paying a cost: whether it can be paid, mana abilities in the middle, and the payment itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from comprules.abilities.costs import (
    Cost,
    DiscardCost,
    DiscardThis,
    DoCost,
    LoyaltyCost,
    ManaPayment,
    PayEnergy,
    PayLife,
    RemoveCountersCost,
    SacrificeCost,
    TapCost,
    TapTotalPower,
    TicketAndSticker,
)
from comprules.abilities.simple_nouns import You
from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.permanents import Taps
from comprules.events.zones import Discards, Sacrifices
from comprules.happening import happen
from comprules.happening.whose_turn import has_priority
from comprules.mana import NOT_WILD, ManaCost, Wild
from comprules.questions import ask_objects
from comprules.rules.continuous.as_though import tapped_power
from comprules.rules.costs.ability_to_pay import (
    CASTING_WHILE_RESOLVING,
    not_enough,
    obstacle,
    paid_for_another,
    untapped_others,
)
from comprules.rules.costs.doing_as_cost import do_as_cost
from comprules.rules.costs.making_mana import activated_to_pay
from comprules.rules.costs.paying_energy import pay_energy
from comprules.rules.costs.removing_counters import remove_as_cost
from comprules.rules.costs.sticker_kicker import with_sticker
from comprules.rules.costs.symbols_in_costs import (
    ABILITY_TO_PAY,
    SYMBOLS_OF_SPECIAL_ACTIONS,
    SYMBOLS_WHILE_RESOLVING,
    pay_loyalty,
    with_symbols_settled,
    with_x_settled,
)
from comprules.rules.effects.choices import (
    discards,
    sacrifices,
)
from comprules.rules.effects.paying_life import pay_life
from comprules.rules.mana.mana_symbols import (
    MANA_SPENT_TO_CAST,
    left_after,
    note_what_was_paid,
    reasons_for_lacking,
)
from comprules.rules.mana.spending_mana import for_anything, spendable, with_mana_spent
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.amounts import amount_of
from comprules.rules.meaning.recipients import number_of
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import rules_of, views
from comprules.state.game import Game
from comprules.state.objects import Paid

__all__ = [
    "COSTS",
    "NO_PRIORITY_DURING_A_RESOLUTION",
    "PAYING_COSTS",
    "PAYING_MANA",
    "PAYING_TOTAL_COST",
    "THEIR_OWN_RESOURCES",
    "TIME_FOR_MANA_ABILITIES_OF_PAYMENTS",
    "make_for",
    "make_mana",
    "nobody_may_act",
    "pay_after",
    "pay_all",
    "pay_cost",
    "pay_mana",
    "whose_resources",
]

PAYING_COSTS = cite("118.2")
PAYING_MANA = cite("118.3a")
TIME_FOR_MANA_ABILITIES_OF_PAYMENTS = cite("117.1d")
COSTS = cite("118.1")
NO_PRIORITY_DURING_A_RESOLUTION = cite("117.2e")
PAYING_TOTAL_COST = cite("601.2h")
THEIR_OWN_RESOURCES = cite("721.5a")


# ---- mana: 118.2, 118.3a, 118.13


@PAYING_COSTS
@TIME_FOR_MANA_ABILITIES_OF_PAYMENTS
def make_mana(
    game: Game,
    player: str,
    mana: ManaCost,
    citation: Citation,
    wild: Wild = NOT_WILD,
    proposal: Proposal | None = None,
) -> Game:
    """The player activates mana abilities until the pool suffices for a payment, or he or she stops.

    ``citation`` is the rule that gives the chance, ``proposal`` the spell or ability that is paid for.
    """
    begun = proposal.begun if proposal is not None else ()
    while not_enough(game, player, mana, wild, proposal=proposal):
        offered = rules_of(game).mana_abilities(game, player, begun)
        picks = activated_to_pay(game, player, mana, tuple(offered)) if offered else ()
        if not picks:
            break
        citation.decided(game, f"{player} activates a mana ability before paying {mana}")
        PAYING_COSTS.decided_once(game, f"{player} may make mana for {mana} first")
        if not has_priority(game, player):
            TIME_FOR_MANA_ABILITIES_OF_PAYMENTS.decided_once(
                game, f"{player} is asked for mana, and needs no priority to make it"
            )
        source, held = offered[picks[0]]
        game = rules_of(game).activate_mana_ability(game, player, source, held, begun)
        if not game.priority and game.zone("stack"):
            game = nobody_may_act(game, player)
    return game


@NO_PRIORITY_DURING_A_RESOLUTION
def nobody_may_act(game: Game, player: str) -> Game:
    """Whoever makes mana while something resolves has no priority afterwards, and neither has anybody."""
    NO_PRIORITY_DURING_A_RESOLUTION.decided(
        game, f"{player} has made mana for what is resolving: nobody has priority before that is done"
    )
    return game


@PAYING_MANA
def pay_mana(
    game: Game,
    player: str,
    cost: ManaCost,
    x: int = 0,
    wild: Wild = NOT_WILD,
    proposal: Proposal | None = None,
) -> Game:
    """The player pays mana out of his or her mana pool.

    Raises: IllegalError: it is not there.
    """
    player = whose_resources(game, player)
    there = spendable(game, player, proposal)
    left = left_after(game, there, cost, x, wild)
    if left is None:
        refusal = PAYING_TOTAL_COST.refuses(f"{player} can't pay {cost}")
        refusal.steps = reasons_for_lacking(game, there, cost, x, wild)
        if refusal.steps and proposal is not None and proposal.is_spell:
            refusal.steps = (*refusal.steps, MANA_SPENT_TO_CAST)
        if player in game.controlled:
            refusal.steps = (*refusal.steps, THEIR_OWN_RESOURCES)
        raise refusal
    if sum(left.values()):
        PAYING_MANA.decided(game, f"{player} pays {cost}, and has mana left")
    note_what_was_paid(game, cost, {kind: there[kind] - left.get(kind, 0) for kind in there})
    return with_mana_spent(game, player, there, left, proposal)


# ---- paying


@THEIR_OWN_RESOURCES
def whose_resources(game: Game, player: str) -> str:
    """Costs for a player who is controlled are paid with what that player has; return whose it is."""
    by = game.controlled.get(player, player)
    if by != player:
        THEIR_OWN_RESOURCES.decided(game, f"{player}, whom {by} controls, pays with what {player} has")
    return player


@COSTS
def pay_cost(game: Game, speaker: Speaker, cost: Cost) -> tuple[Game, Paid]:
    """The player pays one cost, choosing what to pay with; and the record of it.

    Raises:
        IllegalError: it can't be paid in full (118.3).
    """
    if (found := obstacle(game, speaker, cost)) is not None:
        raise found
    player, source = speaker.controller, speaker.source
    if (paid := paid_for_another(game, player, cost)) is not None:
        return game, paid
    if not isinstance(cost, ManaPayment):
        player = whose_resources(game, player)
        speaker = replace(speaker, controller=player)
        COSTS.decided_once(game, f"{player} does what {game.label(source)} costs")
    match cost:
        case ManaPayment(mana):
            wild = for_anything(game, player)
            return pay_mana(game, player, mana, speaker.chosen.x, wild), Paid("mana", amount=mana.mana_value)
        case TapCost(untap):
            return happen(game, Taps(source, tapped=not untap)), Paid("tap", (source,))
        case LoyaltyCost(amount):
            change = amount_of(game, views(game), speaker, amount)
            return pay_loyalty(game, source, change), Paid("loyalty", (source,), change)
        case PayLife(amount):
            value = number_of(game, speaker, amount)
            return pay_life(game, player, value), Paid("life", amount=value)
        case PayEnergy(amount):
            value = number_of(game, speaker, amount)
            return pay_energy(game, player, value), Paid("energy", amount=value)
        case RemoveCountersCost():
            return remove_as_cost(game, speaker, cost)
        case SacrificeCost(subject, amount):
            return _by_events(
                game, "sacrifice", sacrifices(game, speaker, You(), subject, amount, paying=True)
            )
        case DiscardThis():
            return _by_events(game, "discard", [Discards(player, source)])
        case DiscardCost(amount, what, at_random):
            return _by_events(
                game,
                "discard",
                discards(game, speaker, You(), amount, what, at_random=at_random, paying=True),
            )
        case TapTotalPower(power):
            chosen = ask_objects(
                game,
                player,
                f"choose creatures with total power {power} or more to tap",
                others := untapped_others(game, player, source),
                0,
                len(others),
            )
            if sum(tapped_power(game, source, i) for i in chosen) < power:
                raise ABILITY_TO_PAY.refuses(f"the creatures chosen have less than {power} power")
            return happen(game, *(Taps(i, tapped=True) for i in chosen)), Paid("tap", chosen, len(chosen))
        case TicketAndSticker():
            return with_sticker(game, player, source), Paid("ticket", (), 1)
        case DoCost(effect):
            return do_as_cost(game, speaker, effect)
        case _:
            assert_never(cost)


def _by_events(game: Game, kind: str, events: list[Event]) -> tuple[Game, Paid]:
    """Pay by events that happen to objects, all at once."""
    things = tuple(event.object for event in events if isinstance(event, Sacrifices | Discards))
    return happen(game, *events), Paid(kind, things, len(things))


# ---- while something resolves: 608.2g, 118.12


def pay_all(game: Game, speaker: Speaker, costs: tuple[Cost, ...], citation: Citation) -> Game:
    """The speaker's controller pays a cost of an effect: mana abilities first, then every part of it.

    Raises: IllegalError: a part can't be paid.
    """

    def chance(now: Game, player: str, mana: ManaCost) -> Game:
        return make_for(now, player, mana, citation)

    resolving = citation is CASTING_WHILE_RESOLVING
    when = SYMBOLS_WHILE_RESOLVING if resolving else SYMBOLS_OF_SPECIAL_ACTIONS
    return pay_after(chance, game, speaker, costs, when)


def make_for(game: Game, player: str, mana: ManaCost, citation: Citation) -> Game:
    """A player may activate mana abilities to pay so much mana, for whatever it is."""
    return make_mana(game, player, mana, citation, for_anything(game, player))


def pay_after(
    chance: Callable[[Game, str, ManaCost], Game],
    game: Game,
    speaker: Speaker,
    costs: tuple[Cost, ...],
    *when: Citation,
) -> Game:
    """The speaker's controller pays a cost, after a chance to make the mana that is in it.

    ``when`` is the rule that says when symbols with a choice are settled, where one does.

    Raises: IllegalError: a part can't be paid.
    """
    player = speaker.controller
    settled = tuple(c for cost in costs for c in with_symbols_settled(game, player, cost, *when))
    for cost in settled:
        if isinstance(cost, ManaPayment):
            mana = ManaCost(tuple(with_x_settled(game, cost.mana.symbols, speaker.chosen.x)))
            game = chance(game, player, mana)
    for cost in settled:
        game, _ = pay_cost(game, speaker, cost)
    return game
