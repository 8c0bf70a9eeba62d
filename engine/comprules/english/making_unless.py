"""From the words behind "unless" to what averts the instructions before them (608.2c).

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Not
from comprules.abilities.costs import ManaPayment
from comprules.abilities.instructions import DealDamage
from comprules.abilities.introducing import objects_named
from comprules.abilities.kinds import CounterSpell, DoOneOf, Effect, ForEach, If, Unless
from comprules.abilities.nouns import Controller
from comprules.abilities.plain_instructions import Pay
from comprules.abilities.simple_nouns import (
    EachPlayer,
    It,
    Number,
    Opponents,
    OtherPlayers,
    PlayerTarget,
    ThatPlayer,
    This,
    You,
)
from comprules.english.making_sentences import settled
from comprules.english.parts_of_effects import explained, instead_of_it
from comprules.english.said import ActionOf, Explained, Misread, Said, agrees, is_plural_form
from comprules.mana import ManaCost

if TYPE_CHECKING:
    from comprules.abilities.conditions import Condition
    from comprules.abilities.instructions import Move
    from comprules.abilities.nouns import Players
    from comprules.english.said import Chain

__all__: list[str] = []


def unless_moved(steps: Chain, players: Said, move: Move) -> tuple[Effect, ...]:
    if players.value != You():
        raise Misread("only you are told to move something like this")
    return (Unless(settled(steps), move),)


def unless_done(steps: Chain, players: Said, done: Effect) -> tuple[Effect, ...]:
    """``Sacrifice it unless you tap an untapped creature you control``."""
    if players.value != You():
        raise Misread("only you are told to do something to objects like this")
    spared = settled(steps)
    named = next((part for effect in spared if isinstance(part := objects_named(effect), This)), None)
    return (Unless(spared, done if named is None else instead_of_it(done, named)),)


def either_done(first: ActionOf, *others: ActionOf) -> ActionOf:
    """``Sacrifice a creature or pay 3 life``: whoever does it chooses what to do."""
    for other in others:
        if is_plural_form(other.verb) != is_plural_form(first.verb):
            raise Misread(f"the verb {str(other.verb)!r} does not agree with its subject", other.verb)

    def made(players: Players) -> DoOneOf:
        each = You() if players == You() else ThatPlayer()
        return DoOneOf(players, tuple(action.make(each) for action in (first, *others)))

    return ActionOf(first.verb, made)


def unless_sentence(
    steps: Chain, players: Said, action: ActionOf, where: Explained | None = None
) -> tuple[Effect, ...]:
    made = _unless(steps, players, action)
    match made:
        case (
            Unless(instead=Pay(costs=(ManaPayment(ManaCost(("X",))),), times=Number(1)) as pay) as unless,
        ) if where is not None and where.y is None:
            one = (ManaPayment(ManaCost(("1",))),)
            return (replace(unless, instead=replace(pay, costs=one, times=where.x)),)
    return explained(made, where)  # type: ignore[no-any-return]


def _unless(steps: Chain, players: Said, action: ActionOf) -> tuple[Effect, ...]:
    agrees(players, action.verb)
    *first, last = settled(steps)
    spoken_of = _who_is_spoken_of(last)
    each = isinstance(spoken_of, EachPlayer | Opponents | OtherPlayers)
    if players.value != ThatPlayer() or not (each or isinstance(last, ForEach)):
        return (Unless(settled(steps), action.make(players.value)),)
    if players.plural is not True:
        raise Misread("'that player' is one of several, of whom each would be asked apart")
    if isinstance(last, ForEach):
        return (*first, ForEach(last.of, (Unless(last.effects, action.make(ThatPlayer())),)))
    return (*first, _each_unless(spoken_of, last, action))


def _each_unless(players: Any, effect: Any, action: ActionOf) -> ForEach:
    """``Each opponent loses 2 life unless they discard a card``: each of them is asked apart."""
    if not hasattr(effect, "players"):
        raise Misread("'that player' is one of several, of whom each would be asked apart")
    return ForEach(players, (Unless((replace(effect, players=ThatPlayer()),), action.make(ThatPlayer())),))


def unless_they(steps: Chain, action: ActionOf) -> tuple[Effect, ...]:
    *first, last = settled(steps)
    if isinstance(last, CounterSpell):
        agrees(Said(ThatPlayer(), plural=True), action.verb)
        return (*first, Unless((last,), action.make(Controller(It("it")))))
    if isinstance(last, ForEach) or isinstance(
        _who_is_spoken_of(last), EachPlayer | Opponents | OtherPlayers
    ):
        return unless_sentence(steps, Said(ThatPlayer(), plural=True), action)
    if not isinstance(_who_is_spoken_of(last), ThatPlayer | PlayerTarget | Controller):
        raise Misread("'they' is the one player of whom the sentence speaks")
    return unless_sentence(steps, Said(ThatPlayer(), plural=True), action)


def _who_is_spoken_of(effect: Effect) -> object:
    return effect.to if isinstance(effect, DealDamage) else getattr(effect, "players", None)


def unless_anyone(steps: Chain, action: ActionOf) -> tuple[Effect, ...]:
    agrees(Said(EachPlayer()), action.verb)
    return (Unless(settled(steps), action.make(EachPlayer())),)


def unless_so(steps: Chain, condition: Condition) -> tuple[Effect, ...]:
    """``Sacrifice it unless it escaped``."""
    return (If(Not(condition), settled(steps)),)
