"""From the words of triggers.lark to triggered abilities.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Always, Did, ThisIs
from comprules.abilities.instructions import Sacrifice
from comprules.abilities.kinds import Triggered
from comprules.abilities.nouns import AllThese
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.predicates import Other
from comprules.abilities.simple_nouns import This, You
from comprules.abilities.trigger_events import (
    BeginningOf,
    Either,
    HasResolved,
    PaysThisCost,
    StateIs,
)
from comprules.abilities.trigger_events_of_objects import (
    BecomesBlocked,
    Blocks,
)
from comprules.english.lexicon import VERB_FORMS
from comprules.english.parts_of_effects import instead_of_it, with_difference, with_targets_numbered
from comprules.english.said import ActionOf, Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Effect
    from comprules.abilities.trigger_events import TriggerEvent

__all__: list[str] = []


def triggered(
    word: str, when: TriggerEvent, effects: tuple[Effect, ...], *limits: tuple[str, Any]
) -> Triggered:
    return triggered_if(word, when, Always(), effects, *limits)


def triggered_if(
    word: str, when: TriggerEvent, condition: Condition, effects: tuple[Effect, ...], *limits: tuple[str, Any]
) -> Triggered:
    first = when.first if isinstance(when, Either) else when
    if (word == "At") is not isinstance(first, BeginningOf):
        raise Misread(f"{word!r} does not go with this event")
    if isinstance(when, PaysThisCost | HasResolved) or (
        isinstance(when, StateIs) and isinstance(when.condition, Did)
    ):
        raise Misread("this stands behind what it speaks of, in the same text")
    if len(dict(limits)) < len(limits):
        raise Misread("an ability has one limit")
    numbered = with_targets_numbered(with_difference(_of_what_it_is(condition, effects), condition))
    return Triggered(when, numbered, _beside_it(first, condition), word, **dict(limits))  # type: ignore[arg-type]


def _beside_it(event: TriggerEvent, condition: Condition) -> Condition:
    """Where something of a kind has done it, ``other`` means others than that, and not than what says so."""
    who = getattr(event, "who", None)
    if not isinstance(who, AllThese) or who.filter.other:
        return condition
    return rewritten(condition, lambda part: Other("it") if part == Other() else INSIDE)


def triggered_meanwhile(
    word: str, when: TriggerEvent, meanwhile: Condition, effects: tuple[Effect, ...], *limits: tuple[str, Any]
) -> Triggered:
    """``Whenever this creature attacks while you control a Goblin``."""
    return triggered_meanwhile_if(word, when, meanwhile, Always(), effects, *limits)


def triggered_meanwhile_if(
    word: str,
    when: TriggerEvent,
    meanwhile: Condition,
    condition: Condition,
    effects: tuple[Effect, ...],
    *limits: tuple[str, Any],
) -> Triggered:
    if isinstance(when, BeginningOf | StateIs) or (isinstance(when, Either) and when.word):
        raise Misread("this event is not tied to a time or condition")
    return replace(triggered_if(word, when, condition, effects, *limits), meanwhile=meanwhile)


def sacrificed_when(verb: Token, what: Said, when: TriggerEvent) -> Triggered:
    """A triggered ability with its trigger condition behind the effect (603.11)."""
    if VERB_FORMS[str(verb)][1] is False:
        raise Misread("its controller sacrifices it", verb)
    return triggered("When", when, (Sacrifice(You(), what.value),))


def _of_what_it_is(condition: Condition, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """An "it" behind a condition on this card means what the condition has spoken of, and not the event."""
    if not isinstance(condition, ThisIs) or not isinstance(condition.subject, This):
        return effects
    return (instead_of_it(effects[0], condition.subject), *effects[1:])


def when(token: Token) -> str:
    return str(token).capitalize()


def dies(verb: Token) -> Token:
    return verb


def leaves(verb: Token) -> Token:
    return verb


def happens_either(who: Said, first: ActionOf, second: ActionOf) -> Either:
    done, also = _done(who, first), _done(who, second)
    if isinstance(done, Blocks) and isinstance(also, BecomesBlocked):
        done = replace(done, whom=also.by)
    return Either(done, also)


def happens_either_of_two(who: Said, first: ActionOf, other: Said, second: ActionOf) -> Either:
    return Either(_done(who, first), _done(other, second))


def _done(who: Said, act: ActionOf) -> Any:
    agrees(who, act.verb)
    return act.make(who.value)
