"""From the words of instead.lark to what comes in the place of an event.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.abilities.kinds import Alteration, May, TokensCreated
from comprules.abilities.nouns import Times
from comprules.abilities.simple_nouns import It, Number, ThatMuch
from comprules.abilities.would import Halved, Multiplied
from comprules.english.making_effects import SoMuchDamage
from comprules.english.making_sentences import put_off, settled
from comprules.english.said import Misread, Said

if TYPE_CHECKING:
    from comprules.abilities.kinds import Effect, TokenSpec
    from comprules.abilities.nouns import Amount
    from comprules.abilities.trigger_events import NextBeginning
    from comprules.english.making_tokens import Made
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
        case (May(inner, None),):
            return InPlaceOf(settled(inner), optional=True)
        case (SoMuchDamage(source=It(), amount=Times(factor, ThatMuch())),):
            return InPlaceOf(altered=Multiplied(factor))
        case _:
            return InPlaceOf(settled(steps))


def altered_instead(altered: Alteration) -> InPlaceOf:
    return InPlaceOf(altered=altered)


def halved_instead(_: Said, up: bool) -> InPlaceOf:  # noqa: FBT001
    return InPlaceOf(altered=Halved(up))


def _alone(made: Made) -> TokenSpec:
    """Return what tokens are, of which no more is said: they enter as those in whose place they come."""
    if made.tapped or made.attacking or made.counters:
        raise Misread("how these tokens enter can't be said here")
    return made.token


def tokens_besides(amount: Amount, made: Made) -> TokensCreated:
    return TokensCreated(_alone(made), amount)


def a_token_besides(made: Made) -> TokensCreated:
    return TokensCreated(_alone(made), Number(1))


def tokens_instead(made: Made) -> TokensCreated:
    return TokensCreated(_alone(made))
