"""What is cast or played at once is made from casting.lark's words.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.changes_of_rules import MayCastThis, MayLook
from comprules.abilities.conditions import Duration
from comprules.abilities.kinds import Apply, May
from comprules.abilities.nouns import Picked
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.simple_nouns import It
from comprules.english.forms.amendments import Amended, amended
from comprules.english.making_descriptions import from_zone, several_of
from comprules.english.making_sentences import effect_sentence
from comprules.english.said import Misread, Said

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Effect
    from comprules.abilities.nouns import Comparison
    from comprules.english.said import Chain, Described

__all__: list[str] = []


def castable(subject: Said, *place: Any) -> Said:
    there = from_zone(subject, *place) if place else subject
    if isinstance(there.value, Picked) and not there.value.among and there.value.filter.zone != "hand":
        raise Misread("what is cast at once comes from a hand, or is of the cards spoken of")
    return there


playable = castable


def castable_among(picked: Said, cards: Described) -> Said:
    """Return spells cast of cards that lie somewhere: ``a spell from among cards exiled with this``."""
    kind = several_of(cards)
    if kind.noun != "card" or kind.zone not in ("exile", "graveyard") or picked.value.filter.noun != "spell":
        raise Misread("say what spells are cast, and where the cards lie")
    return Said(replace(picked.value, of=kind), picked.plural)


def may_cast_chain(subject: Said, free: Token | None = None, resulting: Comparison | None = None) -> Chain:
    return (May((CastNow(subject.value, free=free is not None, resulting=resulting),)),)


def may_cast_spending_chain(subject: Said, spending: Amended) -> Chain:
    return (amended(may_cast_chain(subject)[0], spending),)


def while_exiled_sentence(steps: Chain) -> tuple[Effect, ...]:
    """What may be done with exiled cards for as long as they are exiled: it needs no other duration."""

    def lasting(effect: Effect) -> Effect:
        match effect:
            case Apply(It(), changes, duration) if duration == Duration():
                if all(isinstance(change, MayCastThis | MayLook) for change in changes):
                    return effect
            case May((CastNow(transformed=False, resulting=None) as cast,), None):
                return Apply(cast.subject, (MayCastThis(cast.free, mana=cast.mana),))
            case _:
                pass
        raise Misread("say what may be done with the exiled cards")

    return tuple(map(lasting, effect_sentence(steps)))


def may_play_chain(subject: Said, _free: Token) -> Chain:
    return (May((CastNow(subject.value, free=True, playing=True),)),)


def may_cast_transformed_chain(subject: Said, free: Token | None = None) -> Chain:
    return (May((CastNow(subject.value, free=free is not None, transformed=True),)),)


def without_paying(words: Token) -> Token:
    return words
