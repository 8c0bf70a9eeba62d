"""From the words of delayed.lark to delayed and reflexive triggered abilities.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Did, Duration, Not
from comprules.abilities.kinds import CreateDelayed, WhenYouDo
from comprules.abilities.trigger_events import BeginningOf, NextBeginning, PaysThisCost, StateIs, ThisWay
from comprules.abilities.trigger_events_of_players import CastsSpell
from comprules.english.forms import parts
from comprules.english.making_sentences import targets_in_words
from comprules.english.said import DelayedSaid, ForEachSaid, IfSaid, MaySaid, Misread, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Effect
    from comprules.abilities.trigger_events import TriggerEvent
    from comprules.english.said import Chain, Said

__all__ = ["put_off"]


def delayed_until_next(word: str, when: NextBeginning, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    if word != "At":
        raise Misread(f"{word!r} does not go with this event")
    return (CreateDelayed(when, effects, word="At"),)


def delayed_this_turn(word: str, when: TriggerEvent, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    _suits(word, when)
    return (CreateDelayed(when, effects, this_turn=True, word=word),)  # type: ignore[arg-type]


def delayed_next_cast(
    word: str, who: Said, verb: Token, spell: Said, effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    agrees(who, verb)
    when = CastsSpell(who.value, parts.one_spell(spell))
    _suits(word, when)
    return (CreateDelayed(when, effects, this_turn=True, word=word, once=True),)  # type: ignore[arg-type]


def delayed_until(
    duration: Duration, word: str, when: TriggerEvent, effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    if duration != Duration("end of turn"):
        raise Misread("a delayed ability waits until the end of the turn, or for the next time")
    return delayed_this_turn(word, when, effects)


def delayed_later(word: str, when: TriggerEvent, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    match when:
        case StateIs(Did() | Not(Did()) as did):
            return (WhenYouDo(effects, did),)
        case PaysThisCost():
            return (WhenYouDo(effects, when),)
        case _:
            _suits(word, when)
            return (CreateDelayed(when, effects, word=word),)  # type: ignore[arg-type]


def reflexive_this_way(_: str, when: TriggerEvent, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return (WhenYouDo(effects, ThisWay(when)),)


def _suits(word: str, when: TriggerEvent) -> None:
    if (word == "At") is not isinstance(when, BeginningOf):
        raise Misread(f"{word!r} does not go with this event")


def delayed_sentence(steps: Chain, when: NextBeginning) -> tuple[Any, ...]:
    from comprules.english.making_sentences import effect_sentence  # noqa: PLC0415 -- one calls the other

    return effect_sentence(put_off(steps, when))


def put_off(steps: Chain, when: NextBeginning) -> Chain:
    """What stands at the end of a sentence says when its last step is done."""
    *before, last = steps
    match last:
        case MaySaid(inner, player):
            return (*before, MaySaid(put_off(inner, when), player))
        case IfSaid(condition, inner):
            return (*before, IfSaid(condition, put_off(inner, when)))
        case ForEachSaid(of, inner):
            return (*before, ForEachSaid(of, put_off(inner, when)))
        case _ if targets_in_words(last):
            raise Misread(
                "a target is chosen before, so what happens to it later takes a sentence of its own"
            )
        case _:
            return (*before, DelayedSaid(when, (last,)))
