"""608.2d-f: instructions that a player may have followed, may avert, or follows once for each of several."""

from __future__ import annotations

from immutables import Map

from comprules.abilities.costs import ManaPayment
from comprules.abilities.instructions import DealDamage
from comprules.abilities.kinds import DoOneOf, Effect, ForEach, May
from comprules.abilities.nouns import Players
from comprules.abilities.plain_instructions import CastNow, Pay
from comprules.abilities.simple_nouns import You
from comprules.mana import ManaCost
from comprules.questions import Question, ask, ask_number, ask_one, ask_yes
from comprules.rules.costs.paying import can_pay, is_possible
from comprules.rules.costs.paying_while_resolving import costs_to_pay, pay_while_resolving
from comprules.rules.effects.beginning_effects import SEVERAL_PLAYERS_IN_ORDER
from comprules.rules.effects.one_event import named_by
from comprules.rules.meaning import (
    Speaker,
)
from comprules.rules.meaning.recipients import named_players, recipients_of
from comprules.rules.meaning.speaker import dealing_with, dealing_with_player, with_slot
from comprules.ruleset import rules_of, views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import Filled

__all__ = [
    "do_one_of",
    "for_each",
    "in_order_of_players",
    "may",
    "pay",
    "pay_any_number_of_times",
    "unless",
]


def may(game: Game, speaker: Speaker, effect: May) -> tuple[Game, Speaker]:
    """A player may have instructions followed; of several players each may in turn (608.2e)."""
    instructions, chooser = effect.effects, effect.player
    text = f"{game.label(speaker.source)}: do it?"
    if chooser is None:
        if is_possible(game, speaker, instructions) and ask_yes(game, speaker.controller, text):
            return rules_of(game).follow_all(game, speaker, instructions)
        left = _leaving_it(game, speaker, instructions[0])
        return game, replace(left, current=replace(left.current, did=False))
    did = False
    for player in named_players(game, speaker, chooser):
        follower = with_slot(
            dealing_with_player(speaker, player),
            effect.fills,
            Filled(players=(player,)),
        )
        if is_possible(game, follower, instructions) and ask_yes(game, player, text):
            game, speaker = rules_of(game).follow_all(game, follower, instructions)
            did = did or speaker.current.did
    return game, replace(speaker, current=replace(speaker.current, did=did))


def _leaving_it(game: Game, speaker: Speaker, effect: Effect) -> Speaker:
    """Return the speaker for whom a card that could have been cast is still that card."""
    if not isinstance(effect, CastNow):
        return speaker
    return with_slot(speaker, effect.fills, Filled(named_by(game, speaker, effect)))


def unless(
    game: Game, speaker: Speaker, instructions: tuple[Effect, ...], instead: Effect
) -> tuple[Game, Speaker]:
    """A player may do something else, and if not, the instructions are followed."""
    named = named_by(game, speaker, instructions[0])
    follower = with_slot(
        dealing_with(speaker, named or speaker.current.objects),
        instructions[0].fills,
        Filled(named, players=_players_named(game, speaker, instructions[0])),
    )
    who = named_players(game, follower, getattr(instead, "players", You()))
    for player in who:
        if is_possible(game, follower, (instead,)) and ask_yes(
            game, player, f"{game.label(speaker.source)}: do something else instead?"
        ):
            after, then = rules_of(game).follow(game, follower, instead)
            if then.current.did:
                return after, then
    game, speaker = rules_of(game).follow_all(game, speaker, instructions)
    return game, replace(
        speaker, current=replace(speaker.current, did=False)
    )  # "if they do" is about what nobody has done


def _players_named(game: Game, speaker: Speaker, effect: Effect) -> tuple[str, ...]:
    """The players to whom an instruction is about to happen."""
    who = effect.to if isinstance(effect, DealDamage) else getattr(effect, "players", None)
    return named_players(game, speaker, who) if isinstance(who, Players) else ()


def do_one_of(game: Game, speaker: Speaker, effect: DoOneOf) -> tuple[Game, Speaker]:
    """Players each choose one of several things that is possible, in turn order, and do it (608.2d)."""
    for player in named_players(game, speaker, effect.players):
        follower = with_slot(
            dealing_with_player(speaker, player),
            effect.fills,
            Filled(players=(player,)),
        )
        possible = {
            str(n): one for n, one in enumerate(effect.options, 1) if is_possible(game, follower, (one,))
        }
        if possible:
            text = f"{game.label(speaker.source)}: which of these?"
            chosen = possible[ask_one(game, player, text, tuple(possible))]
            game, speaker = rules_of(game).follow(game, follower, chosen)
    return game, speaker


def pay(game: Game, speaker: Speaker, instruction: Pay) -> tuple[Game, Speaker]:
    """Each player named may pay; what comes next asks whether one did (608.2c, 118.12)."""
    game, speaker, costs = costs_to_pay(game, speaker, instruction)
    did = False
    for player in named_players(game, speaker, instruction.players):
        game, paid = pay_while_resolving(game, replace(speaker, controller=player), costs)
        did = did or paid
    return game, replace(speaker, current=replace(speaker.current, did=did))


def for_each(game: Game, speaker: Speaker, effect: ForEach) -> tuple[Game, Speaker]:
    """Follow instructions for one object or player after the other (608.2f).

    Players come in turn order, objects in the order that the controller chooses.
    """
    each = recipients_of(game, speaker, effect.of)
    altogether: Map[int, Filled] = EMPTY
    for one in in_order_of_players(game, speaker, each):
        if isinstance(one, str):
            follower = with_slot(
                dealing_with_player(speaker, one),
                effect.fills,
                Filled(players=(one,)),
            )
        else:
            about = (game.successor.get(one, one),)
            follower = with_slot(dealing_with(speaker, about), effect.fills, Filled(about))
        game, then = rules_of(game).follow_all(game, follower, effect.effects)
        for number, held in then.slots.items():
            if speaker.slots.get(number) is not held:
                before = altogether.get(number, Filled())
                objects, was = (*before.objects, *held.objects), before.was.update(held.was)
                altogether = altogether.set(number, replace(held, objects=objects, was=was))
    return game, replace(speaker, slots=speaker.slots.update(altogether))


@SEVERAL_PLAYERS_IN_ORDER
def in_order_of_players(game: Game, speaker: Speaker, each: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """What can't be done at once is done in turn order of the players, then as the controller orders it."""
    board = views(game)
    ordered: tuple[int | str, ...] = ()
    for player in game.alive:
        mine = tuple(
            one for one in each if one == player or (isinstance(one, int) and board[one].controller == player)
        )
        if len(mine) > 1:
            labels = {game.label(one): one for one in mine}
            text = f"{game.label(speaker.source)}: in what order?"
            picks = ask(game, Question.ordering(speaker.controller, text, tuple(labels)))
            mine = tuple(labels[pick] for pick in picks)
        ordered += mine
    if len(ordered) > 1:
        SEVERAL_PLAYERS_IN_ORDER.decided(
            game, f"one after the other: {', '.join(game.label(one) for one in ordered)}"
        )
    return ordered


def pay_any_number_of_times(game: Game, speaker: Speaker, cost: ManaCost) -> tuple[Game, Speaker]:
    """The controller says how often, and pays the cost that often (603.12a).

    A number that can't be paid is not paid.
    """
    costs = (ManaPayment(cost),)
    player, name = speaker.controller, game.label(speaker.source)
    if not can_pay(game, speaker, costs):
        return game, replace(speaker, current=replace(speaker.current, did=False, amount=0))
    times = ask_number(game, player, f"{name}: pay how often?")
    whole = (ManaPayment(ManaCost(cost.symbols * times)),)
    game, paid = pay_while_resolving(game, speaker, whole) if times else (game, False)
    return game, replace(speaker, current=replace(speaker.current, did=paid, amount=times if paid else 0))
