"""118.3, 118.10: whether a cost can be paid, in full."""

from __future__ import annotations

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
from comprules.abilities.instructions import (
    Discard,
    Mill,
    Move,
    PutCounters,
    PutSticker,
    Reveal,
    Sacrifice,
    Tap,
)
from comprules.abilities.keyword_actions import KeywordAction, ObjectAction
from comprules.abilities.kinds import DoOneOf, Effect
from comprules.abilities.nouns import Filter, Picked, Subject, TopOf
from comprules.abilities.plain_instructions import CastNow, Pay
from comprules.abilities.simple_nouns import Number, You
from comprules.book.citing import IllegalError, cite
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.events.zones import Discards, Sacrifices
from comprules.happening.drawn_face_down import DRAWN_MEANWHILE
from comprules.keywords.rules_701 import BEHOLDING
from comprules.mana import NOT_WILD, ManaCost, Wild
from comprules.rules.continuous.as_though import tapped_power
from comprules.rules.costs.beholding import there_to_behold
from comprules.rules.costs.choosing_to_draw import could_be_drawn
from comprules.rules.costs.doing_as_cost import keeps_from_doing
from comprules.rules.costs.evidence import ENOUGH_EVIDENCE, can_collect
from comprules.rules.costs.mana_costs_to_pay import costs_asked
from comprules.rules.costs.paying_energy import why_no_energy
from comprules.rules.costs.removing_counters import are_too_few
from comprules.rules.costs.symbols_in_costs import (
    ABILITY_TO_PAY,
    so_often,
    too_late_to_tap,
    too_late_to_untap,
)
from comprules.rules.effects.choices import (
    CHOICES_WHILE_RESOLVING,
    discardable,
    may_be_sacrificed,
    there_to_pick,
)
from comprules.rules.effects.paying_life import why_no_life
from comprules.rules.effects.stickers import can_put_sticker
from comprules.rules.mana.mana_symbols import (
    left_after,
)
from comprules.rules.mana.spending_mana import for_anything, spendable
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.amounts import amount_of
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.rules.replacement.impossible_events import COSTS_THAT_CANT_BE_PAID, can_happen
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Paid

__all__ = [
    "CASTING_WHILE_RESOLVING",
    "ONE_PAYMENT",
    "can_be_followed",
    "can_pay",
    "could_have_more_mana",
    "is_possible",
    "like_payments",
    "not_enough",
    "obstacle",
    "paid_for_another",
    "untapped_others",
]

ONE_PAYMENT = cite("118.10")
CASTING_WHILE_RESOLVING = cite("608.2g")


@ABILITY_TO_PAY
def obstacle(game: Game, speaker: Speaker, cost: Cost) -> IllegalError | None:
    """Return what keeps one cost from being paid in full now, mana that could still be made aside."""
    player, source = speaker.controller, speaker.source
    if paid_for_another(game, player, cost) is not None:
        return None
    match cost:
        case ManaPayment():
            return None
        case TapCost(untap):
            return too_late_to_untap(game, source) if untap else too_late_to_tap(game, source)
        case LoyaltyCost(amount):
            change = amount_of(game, views(game), speaker, amount)
            put = PutsCounters(source, "loyalty", change, player, by_effect=False)
            return _if_impossible(game, player, put) if change > 0 else None
        case PayLife(amount):
            value = number_of(game, speaker, amount)
            return why_no_life(game, player, value)
        case PayEnergy(amount):
            return why_no_energy(game, player, number_of(game, speaker, amount))
        case RemoveCountersCost(kind):
            few = are_too_few(game, speaker, cost)
            return ABILITY_TO_PAY.refuses(f"there are too few {kind or 'such'} counters") if few else None
        case SacrificeCost(subject, amount):
            needed = number_of(game, speaker, amount) if isinstance(subject, Filter) else 1
            return _too_few(
                game,
                player,
                needed,
                [Sacrifices(player, i) for i in may_be_sacrificed(game, speaker, player, subject)],
            )
        case DiscardThis():
            return _too_few(game, player, 1, [Discards(player, source)])
        case DiscardCost(amount, what):
            hand = discardable(game, speaker, player, what)
            found = _too_few(
                game, player, number_of(game, speaker, amount), [Discards(player, i) for i in hand]
            )
            if found is not None and any(game.objects[i].face_down for i in game.zone("hand", player)):
                found.steps = (DRAWN_MEANWHILE,)
            return found
        case TapTotalPower(power):
            there = sum(max(0, tapped_power(game, source, i)) for i in untapped_others(game, player, source))
            return None if there >= power else ABILITY_TO_PAY.refuses(f"{player} has too little power to tap")
        case TicketAndSticker():
            return None
        case DoCost(KeywordAction("behold", word=quality)):
            if there_to_behold(game, speaker, quality):
                return None
            return BEHOLDING.refuses(f"{player} has no {quality} to behold")
        case DoCost(KeywordAction("collect evidence", amount=amount)):
            number = number_of(game, speaker, amount)
            if can_collect(game, player, number):
                return None
            return ENOUGH_EVIDENCE.refuses(f"{player} can't collect evidence {number}")
        case DoCost(effect):
            if can_be_followed(game, speaker, effect):
                return keeps_from_doing(game, speaker, effect)
            return ABILITY_TO_PAY.refuses(f"{player} can't do what {game.label(source)} costs")
        case _:
            assert_never(cost)


@ONE_PAYMENT
def paid_for_another(game: Game, player: str, cost: Cost) -> Paid | None:
    """A payment is for one thing: what was paid for another doesn't pay for this as well."""
    for thing, _ in like_payments(game, player, cost):
        ONE_PAYMENT.decided_once(game, f"what {player} paid for {thing} pays for nothing else")
    return None


def like_payments(game: Game, player: str, cost: Cost) -> list[tuple[str, Paid]]:
    """Return what the player has sacrificed or discarded for what is on the stack."""
    kind = {SacrificeCost: "sacrifice", DiscardCost: "discard"}.get(type(cost), "")
    return [
        (game.label(i), paid)
        for i in game.zone("stack")
        if (chosen := game.objects[i].on_stack) is not None and game.objects[i].controller == player
        for paid in chosen.paid
        if paid.kind == kind
    ]


def untapped_others(game: Game, player: str, source: int) -> tuple[int, ...]:
    """Return the untapped creatures that a player controls, apart from the object itself.

    Those that can't crew Vehicles do nothing for a Vehicle.
    """
    board = views(game)
    is_vehicle = source in board and "Vehicle" in board[source].subtypes
    return tuple(
        i
        for i in game.battlefield
        if i != source
        and board[i].controller == player
        and "creature" in board[i].types
        and not game.objects[i].tapped
        and not (is_vehicle and board[i].cannot("crew Vehicles"))
    )


def _too_few(game: Game, player: str, needed: int, events: list[Event]) -> IllegalError | None:
    """A cost of so many of these events can be paid where that many of them could happen (614.17b)."""
    possible = [event for event in events if can_happen(game, event)] if needed else []
    if len(possible) >= needed:
        return None
    if len(events) < needed:
        return ABILITY_TO_PAY.refuses(f"{player} has too few to pay with")
    return COSTS_THAT_CANT_BE_PAID.refuses(f"{player} can't pay with that")


def _if_impossible(game: Game, player: str, event: Event) -> IllegalError | None:
    return (
        None if can_happen(game, event) else COSTS_THAT_CANT_BE_PAID.refuses(f"{player} can't pay with that")
    )


def can_pay(game: Game, speaker: Speaker, costs: tuple[Cost, ...]) -> bool:
    """Say whether the speaker's controller could pay these costs now; mana abilities may come first."""
    for cost in costs:
        if isinstance(cost, ManaPayment):
            player = speaker.controller
            mana = _but_for_life(game, player, cost.mana)
            if not_enough(
                game, player, mana, for_anything(game, player), speaker.chosen.x
            ) and not could_have_more_mana(game, player):
                return False
        elif obstacle(game, speaker, cost) is not None:
            return False
    return True


def _but_for_life(game: Game, player: str, mana: ManaCost) -> ManaCost:
    """Return the mana that is left to pay if Phyrexian symbols are paid with as much life as there is."""
    affordable = game.players[player].life // 2
    symbols: list[str] = []
    for symbol in mana.symbols:
        if symbol.endswith("/P") and affordable:
            affordable -= 1
        else:
            symbols.append(symbol)
    return ManaCost(tuple(symbols))


def can_be_followed(game: Game, speaker: Speaker, effect: Effect) -> bool:
    """Say whether an instruction could be carried out in full now.

    What a cost could also ask for is looked at as one (118.12).
    """
    costs = as_costs(game, speaker, effect)
    if costs is not None:
        whose = named_players(game, speaker, getattr(effect, "players", You()))
        return all(
            can_pay(
                game, replace(speaker, current=replace(speaker.current, players=(p,)), controller=p), costs
            )
            for p in whose
        )
    match effect:
        case Pay():  # a mana cost that is none can't be paid (118.6)
            return False
        case DoOneOf(_, options):
            return any(can_be_followed(game, speaker, one) for one in options)
        case Move(subject) | Tap(subject) | Reveal(subject) | ObjectAction(subject=subject):
            return _is_there(game, speaker, subject)
        case CastNow(Picked() as picked):
            return _is_there(game, speaker, replace(picked, amount=Number(1)))
        case CastNow(subject):
            return _is_there(game, speaker, subject)
        case KeywordAction("behold", word=quality):
            return bool(there_to_behold(game, speaker, quality))
        case KeywordAction("collect evidence", players, amount):
            number = number_of(game, speaker, amount)
            return all(can_collect(game, p, number) for p in named_players(game, speaker, players))
        case PutCounters(on=on) if isinstance(on, Subject):
            return _is_there(game, speaker, on)
        case PutSticker(kind, on):
            return can_put_sticker(game, speaker, kind, on)
        case Mill(players, amount):
            return all(
                len(game.zone("library", p)) >= number_of(game, speaker, amount)
                for p in named_players(game, speaker, players)
            )
        case _:  # nothing else is impossible for want of something, but a draw can be forbidden
            return could_be_drawn(game, speaker, effect)


def as_costs(game: Game, speaker: Speaker, effect: Effect) -> tuple[Cost, ...] | None:
    """Return what an instruction asks its players for, said as costs; None where no cost says it."""
    match effect:
        case Pay(times=times):
            asked = costs_asked(game, speaker, effect)
            return None if asked is None else so_often(asked, number_of(game, speaker, times))
        case Sacrifice(_, subject, amount):
            return (SacrificeCost(subject, amount),)
        case Discard(_, amount, what) if amount is not None:
            return (DiscardCost(amount, what, effect.at_random),)
        case _:  # what no cost could ask for
            return None


def _is_there(game: Game, speaker: Speaker, subject: Subject) -> bool:
    """Say whether all that an instruction names can be found."""
    match subject:
        case Picked(_, amount, up_to, least=least):
            if up_to and least:
                return len(there_to_pick(game, speaker, subject)) >= least
            return up_to or len(there_to_pick(game, speaker, subject)) >= number_of(game, speaker, amount)
        case TopOf(_, amount):
            return len(named_objects(game, speaker, subject)) >= number_of(game, speaker, amount)
        case _:  # no number of them is asked for
            return bool(named_objects(game, speaker, subject))


@CHOICES_WHILE_RESOLVING
def is_possible(game: Game, speaker: Speaker, effects: tuple[Effect, ...]) -> bool:
    """An option that is impossible can't be chosen; drawing from an empty library isn't (121.3)."""
    if can_be_followed(game, speaker, effects[0]):
        CHOICES_WHILE_RESOLVING.decided(game, f"{game.label(speaker.source)} offers a choice as it resolves")
        return True
    CHOICES_WHILE_RESOLVING.decided(game, f"{game.label(speaker.source)} offers a choice that is impossible")
    return False


def not_enough(
    game: Game,
    player: str,
    mana: ManaCost,
    wild: Wild = NOT_WILD,
    x: int = 0,
    proposal: Proposal | None = None,
) -> bool:
    """Say whether the mana in the player's pool is not enough for a payment."""
    return left_after(game, spendable(game, player, proposal), mana, x, wild) is None


@CASTING_WHILE_RESOLVING
def could_have_more_mana(game: Game, player: str) -> bool:
    """A player who may pay mana while something resolves may activate mana abilities first."""
    return bool(rules_of(game).mana_abilities(game, player, ()))
