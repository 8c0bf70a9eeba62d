"""What is cast or played at once is made from casting.lark's words.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.kinds import May
from comprules.abilities.nouns import Picked
from comprules.abilities.plain_instructions import CastNow
from comprules.english.making_descriptions import from_zone
from comprules.english.said import Misread, Said

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.nouns import Comparison
    from comprules.english.said import Chain

__all__: list[str] = []


def castable(subject: Said, *place: Any) -> Said:
    there = from_zone(subject, *place) if place else subject
    if isinstance(there.value, Picked) and not there.value.among and there.value.filter.zone != "hand":
        raise Misread("what is cast at once comes from a hand, or is of the cards spoken of")
    return there


playable = castable


def may_cast_chain(subject: Said, free: Token | None = None, resulting: Comparison | None = None) -> Chain:
    return (May((CastNow(subject.value, free=free is not None, resulting=resulting),)),)


def may_play_chain(subject: Said, _free: Token) -> Chain:
    return (May((CastNow(subject.value, free=True, playing=True),)),)


def may_cast_transformed_chain(subject: Said, free: Token | None = None) -> Chain:
    return (May((CastNow(subject.value, free=free is not None, transformed=True),)),)


def without_paying(words: Token) -> Token:
    return words
