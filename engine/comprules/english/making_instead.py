"""From the words of instead.lark to what comes in the place of an event.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.kinds import Alteration, TokensCreated
from comprules.abilities.nouns import Controller
from comprules.abilities.simple_nouns import It, Number
from comprules.abilities.would import (
    Halved,
    Increased,
    ManaProduced,
    Multiplied,
    Redirected,
    SearchTop,
    UnderControl,
)
from comprules.english.making_delayed import put_off
from comprules.english.making_descriptions import integer
from comprules.english.making_sentences import settled
from comprules.english.said import MaySaid, Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Effect
    from comprules.abilities.nouns import Amount
    from comprules.abilities.trigger_events import NextBeginning
    from comprules.english.said import Chain


__all__ = ["InPlaceOf"]


class InPlaceOf:
    """What comes in the place of the event."""

    def __init__(
        self, instead: tuple[Effect, ...] = (), altered: Alteration | None = None, *, optional: bool = False
    ) -> None:
        self.instead, self.altered, self.optional = instead, altered, optional


def instead_later(steps: Chain, when: NextBeginning) -> InPlaceOf:
    return instead(put_off(steps, when))


def instead(steps: Chain) -> InPlaceOf:
    match steps:
        case (MaySaid(inner),):
            return InPlaceOf(settled(inner), optional=True)
        case _:
            return InPlaceOf(settled(steps))


def altered_instead(altered: Alteration) -> InPlaceOf:
    return InPlaceOf(altered=altered)


def double_damage(_: Said, __: Token) -> Multiplied:
    return Multiplied()


def triple_damage(_: Said, __: Token) -> Multiplied:
    return Multiplied(3)


def less_damage(_: Said, __: Token, by: Token) -> Increased:
    return Increased(-integer(by).value)


def redirected_by_source(_: Said, __: Token, to: Said) -> Redirected:
    match to.value:
        case Controller(It("it")):  # the source's: it is what does something in this clause
            return Redirected(Controller(It("source")))
        case _:
            return Redirected(to.value)


def more_damage(_: Said, __: Token, by: Token) -> Increased:
    return Increased(integer(by).value)


def redirected(to: Said) -> Redirected:
    return Redirected(to.value)


def twice_that_life(players: Said, verb: Token) -> Multiplied:
    agrees(players, verb)
    return Multiplied()


def more_life(players: Said, verb: Token, by: Token) -> Increased:
    agrees(players, verb)
    return Increased(integer(by).value)


def twice_those_counters(*_: object) -> Multiplied:
    return Multiplied()


def more_counters(by: Token, *_: object) -> Increased:
    return Increased(integer(by).value)


def fewer_counters(by: Token, *_: object) -> Increased:
    return Increased(-integer(by).value)


def more_of_each(by: Token, _: object) -> Increased:
    return Increased(integer(by).value)


def twice_of_each(_: object) -> Multiplied:
    return Multiplied()


def get_more_of_each(players: Said, verb: Token, by: Token) -> Increased:
    agrees(players, verb)
    return Increased(integer(by).value)


def get_twice_of_each(players: Said, verb: Token) -> Multiplied:
    agrees(players, verb)
    return Multiplied()


def halved_instead(_: Said, up: bool) -> InPlaceOf:  # noqa: FBT001
    return InPlaceOf(altered=Halved(up))


def they_lose_twice(subject: Said, verb: Token) -> Multiplied:
    if subject.value != It("they"):
        raise Misread("whose life that is is unclear", verb)
    return Multiplied()


def no_life(players: Said, verb: Token) -> Multiplied:
    agrees(players, verb)
    return Multiplied(0)


def tokens_besides(amount: Amount, made: Any) -> TokensCreated:
    return TokensCreated(made[0], amount)


def a_token_besides(made: Any) -> TokensCreated:
    return TokensCreated(made[0], Number(1))


def tokens_instead(made: Any) -> TokensCreated:
    return TokensCreated(made[0])


def twice_those() -> Multiplied:
    return Multiplied()


def under_control(whose: Said) -> UnderControl:
    return UnderControl(whose.value)


def scry_more(by: Token) -> Increased:
    return Increased(integer(by).value)


def search_top(players: Said, verb: Token, number: Token) -> SearchTop:
    agrees(players, verb)
    return SearchTop(integer(number).value)


def twice_the_mana() -> Multiplied:
    return Multiplied()


def thrice_the_mana() -> Multiplied:
    return Multiplied(3)


def mana_of_type(symbol: Token) -> ManaProduced:
    return _produced(symbol, amount=False)


def mana_colorless() -> ManaProduced:
    return ManaProduced("C")


def mana_of_type_and_amount(symbol: Token) -> ManaProduced:
    return _produced(symbol, amount=True)


def _produced(symbol: Token, *, amount: bool) -> ManaProduced:
    letter = str(symbol).strip("{}")
    if letter not in tuple("WUBRGC"):
        raise Misread("one mana of one type is produced instead", symbol)
    return ManaProduced(letter, amount)
