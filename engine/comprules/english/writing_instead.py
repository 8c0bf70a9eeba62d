"""What comes in the place of an event, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.abilities.kinds import CreateTokens, If, Replacement, TokensCreated
from comprules.abilities.nouns import Players
from comprules.abilities.simple_nouns import ThatMuch, ThatPlayer, You
from comprules.abilities.would import (
    Halved,
    Increased,
    LifeLeft,
    ManaProduced,
    Multiplied,
    Redirected,
    SearchTop,
    UnderControl,
    WouldAct,
    WouldBeDealtDamage,
    WouldCreateTokens,
    WouldDealDamage,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldLoseLife,
)
from comprules.english.lexicon import number_word
from comprules.english.writing_nouns import (
    each_of,
    owned_by,
    players_words,
)
from comprules.english.writing_words import refuse, verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from comprules.abilities.kinds import Effect

    Chain = Callable[[tuple[Effect, ...]], str]


__all__ = ["place_words", "recipient_words"]


def place_words(part: Replacement, chain: Chain) -> str:
    """What comes in the place of the event, with ``instead`` behind it."""
    if part.altered is not None:
        if part.instead or part.optional:
            raise refuse(part)
        if (
            isinstance(part.altered, Halved)
            and isinstance(part.would, WouldGetCounters)
            and part.would.on is None
        ):
            rounded = "up" if part.altered.up else "down"
            each = "half that many of each of those kinds of counters"
            return f"they put {each} on that permanent or player instead, rounded {rounded}"
        return f"{_altered(part, chain)} instead"
    if not part.instead:
        raise refuse(part)
    may = "you may " if part.optional else ""
    if isinstance(part.instead[-1], If):
        raise refuse(part)
    return f"{may}{chain(part.instead)} instead"


def _altered(part: Replacement, chain: Chain) -> str:
    match part.altered, part.would:
        case Multiplied(2), WouldDealDamage():
            return "it deals double that damage"
        case Multiplied(3), WouldDealDamage():
            return "it deals triple that damage"
        case Increased(by), WouldDealDamage() if by:
            return f"it deals that much damage {'plus' if by > 0 else 'minus'} {number_word(abs(by))}"
        case Multiplied(2), WouldGainLife(who) | WouldLoseLife(who):
            base = "gain" if isinstance(part.would, WouldGainLife) else "lose"
            phrase = players_words(You() if who == You() else ThatPlayer())
            return f"{phrase.words} {verb(base, several=phrase.plural)} twice that much life"
        case Increased(by), WouldGainLife(who) if by > 0:
            phrase = players_words(You() if who == You() else ThatPlayer())
            return (
                f"{phrase.words} {verb('gain', several=phrase.plural)} that much life plus {number_word(by)}"
            )
        case Multiplied(0), WouldGainLife(who):
            phrase = players_words(You() if who == You() else ThatPlayer())
            return f"{phrase.words} {verb('gain', several=phrase.plural)} no life"
        case (Multiplied() | Increased() | Halved()) as altered, WouldGetCounters() as would:
            return _counters_altered(altered, would)
        case Multiplied(2), WouldAct(_, "proliferate"):
            return "proliferate twice"
        case Increased(by), WouldAct(_, "scry") if by > 0:
            return f"scry that many cards plus {number_word(by)}"
        case SearchTop(number), WouldAct(_, "search"):
            return f"that player searches the top {number_word(number)} cards of that library"
        case Multiplied(2), WouldCreateTokens():
            return "it creates twice that many of those tokens"
        case TokensCreated(token, besides), WouldCreateTokens():
            created = chain((CreateTokens(You(), besides or ThatMuch(), token),)).removeprefix("create ")
            return f"{'' if besides is None else 'those tokens plus '}{created} are created"
        case LifeLeft() | ManaProduced() | SearchTop(), _:
            raise refuse(part)
        case Redirected(to), WouldDealDamage() | WouldBeDealtDamage():
            return f"that damage is dealt to {recipient_words(to)}"
        case UnderControl(player), WouldEnter():
            return f"it enters under {owned_by(player, 'control')}"
        case _:
            raise refuse(part)


def _counters_altered(altered: Multiplied | Increased | Halved, would: WouldGetCounters) -> str:
    """How many counters are put instead."""
    match altered:
        case Multiplied(2) if would.kind:
            return f"twice that many {would.kind} counters are put on it"
        case Multiplied(2) if isinstance(would.on, Players):
            phrase = players_words(You() if would.on == You() else ThatPlayer())
            return f"{phrase.words} {verb('get', several=phrase.plural)} twice that many of each of those kinds of counters"
        case Multiplied(2) if would.on is None:
            return "put twice that many of each of those kinds of counters on that permanent or player"
        case Multiplied(2):
            return "it puts twice that many of those counters on that permanent"
        case Increased(by) if would.kind and by:
            sign = "plus" if by > 0 else "minus"
            return f"that many {sign} {number_word(abs(by))} {would.kind} counters are put on it"
        case Increased(by) if by > 0 and isinstance(would.on, Players):
            phrase = players_words(You() if would.on == You() else ThatPlayer())
            gets = verb("get", several=phrase.plural)
            return (
                f"{phrase.words} {gets} that many plus {number_word(by)} of each of those kinds of counters"
            )
        case Increased(by) if by > 0:
            return f"that many plus {number_word(by)} of each of those kinds of counters are put on that permanent"
        case _:
            raise refuse(altered)


def recipient_words(to: object) -> str:
    """Where damage goes, as it stands behind ``dealt to``."""
    return players_words(to).words if isinstance(to, Players) else each_of(to)  # type: ignore[arg-type]
