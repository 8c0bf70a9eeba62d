"""From the words of triggers.lark to triggered abilities.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Always, Did, ThisIs
from comprules.abilities.instructions import Sacrifice
from comprules.abilities.kinds import Triggered
from comprules.abilities.simple_nouns import EachPlayer, This, You
from comprules.abilities.trigger_events import (
    BeginningOf,
    Either,
    HasResolved,
    PaysThisCost,
    StateIs,
    ThisWay,
)
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    BecomesBlocked,
    BecomesMarked,
    BecomesTapped,
    BecomesTarget,
    Blocks,
    DealsDamage,
    Dies,
    Enters,
    IsTurnedFaceUp,
    Leaves,
    PutInto,
    TransformsInto,
)
from comprules.english.lexicon import VERB_FORMS
from comprules.english.parts_of_effects import instead_of_it, with_targets_numbered
from comprules.english.said import Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Effect
    from comprules.abilities.nouns import Players
    from comprules.abilities.trigger_events import TriggerEvent

    _Act = tuple[Callable[[Any], TriggerEvent], Token | None]

__all__: list[str] = []


def triggered(word: str, when: TriggerEvent, effects: tuple[Effect, ...], *limits: str | Said) -> Triggered:
    return triggered_if(word, when, Always(), effects, *limits)


def triggered_if(
    word: str, when: TriggerEvent, condition: Condition, effects: tuple[Effect, ...], *limits: str | Said
) -> Triggered:
    first = when.first if isinstance(when, Either) else when
    if (word == "At") is not isinstance(first, BeginningOf):
        raise Misread(f"{word!r} does not go with this event")
    if isinstance(when, PaysThisCost | HasResolved) or (
        isinstance(when, StateIs) and isinstance(when.condition, Did)
    ):
        raise Misread("this stands behind what it speaks of, in the same text")
    kept_from = [said.value for said in limits if isinstance(said, Said)]
    told = [said for said in limits if isinstance(said, str)]
    if len(set(told)) < len(told) or set(told) >= set(_LIMITS) or len(kept_from) > 1:
        raise Misread("an ability has one limit")
    limit = next((said for said in told if said in _LIMITS), "")
    numbered = with_targets_numbered(_of_what_it_is(condition, effects))
    cant_target = kept_from[0] if kept_from else None
    return Triggered(when, numbered, condition, word, limit, _UNCOUNTERED in told, cant_target)  # type: ignore[arg-type]


def triggered_meanwhile(
    word: str, when: TriggerEvent, meanwhile: Condition, effects: tuple[Effect, ...], *limits: str | Said
) -> Triggered:
    """``Whenever this creature attacks while you control a Goblin``."""
    return triggered_meanwhile_if(word, when, meanwhile, Always(), effects, *limits)


def triggered_meanwhile_if(
    word: str,
    when: TriggerEvent,
    meanwhile: Condition,
    condition: Condition,
    effects: tuple[Effect, ...],
    *limits: str | Said,
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


_LIMITS = ("triggers once each turn", "do once each turn")
_UNCOUNTERED = "can't be countered"


def two_events(first: TriggerEvent, second: TriggerEvent) -> Either:
    """``Whenever an opponent casts a spell or when this creature dies``."""
    return Either(first, second)


def two_conditions(first: TriggerEvent, word: Any, second: TriggerEvent) -> Either:
    """``When this creature enters and whenever it attacks``: two trigger conditions with one effect."""
    if (word == "at") is not isinstance(second, BeginningOf):
        raise Misread(f"{word!r} does not go with this event")
    return Either(first, second, word)


def this_way(when: TriggerEvent) -> ThisWay:
    return ThisWay(when)


def triggers_once() -> str:
    return _LIMITS[0]


def do_once() -> str:
    return _LIMITS[1]


def cant_be_countered() -> str:
    return _UNCOUNTERED


def cant_target(what: Said) -> Said:
    return what


def when(token: Token) -> str:
    return str(token).capitalize()


def dies(verb: Token) -> Token:
    return verb


def leaves(verb: Token) -> Token:
    return verb


def happens_either(who: Said, first: _Act, second: _Act) -> Either:
    return Either(_done(who, first), _done(who, second))


def happens_either_of_two(who: Said, first: _Act, other: Said, second: _Act) -> Either:
    return Either(_done(who, first), _done(other, second))


def _done(who: Said, act: _Act) -> TriggerEvent:
    make, verb = act
    if verb is not None:
        agrees(who, verb)
    return make(who.value)


def happens_act_or_blocked_by(who: Said, act: _Act, verb: Token, by: Said) -> Either:
    make, _ = act
    _done(who, act)
    agrees(who, verb)
    done = Blocks(who.value, by.value) if make is Blocks else make(who.value)
    return Either(done, BecomesBlocked(who.value, by.value))


def happens_act_or_turned_up(who: Said, act: _Act, verb: Token) -> Either:
    agrees(who, verb)
    return Either(_done(who, act), IsTurnedFaceUp(who.value))


def happens_act_or_in_graveyard(who: Said, act: _Act, verb: Token) -> Either:
    agrees(who, verb)
    return Either(_done(who, act), PutInto(who.value, "graveyard", origin="battlefield"))


def happens_act_or_in_exile(who: Said, act: _Act, verb: Token) -> Either:
    agrees(who, verb)
    return Either(_done(who, act), PutInto(who.value, "exile", origin="battlefield"))


def act_becomes_tapped(verb: Token) -> _Act:
    return BecomesTapped, verb


def act_becomes_target(verb: Token, by: Any, whose: Players | None = None) -> _Act:
    return (lambda who: BecomesTarget(who, by, whose)), verb


def happens_act_or_hits(who: Said, act: _Act, verb: Token) -> Either:
    agrees(who, verb)
    return Either(_done(who, act), DealsDamage(who.value, EachPlayer(), combat=True))


def act_transforms(_name: Said) -> _Act:
    return TransformsInto, None


def act_enters(verb: Token) -> _Act:
    return Enters, verb


def act_dies(verb: Token) -> _Act:
    return Dies, verb


def act_leaves(verb: Token) -> _Act:
    return Leaves, verb


def act_attacks(verb: Token) -> _Act:
    return Attacks, verb


def act_blocks(verb: Token) -> _Act:
    return Blocks, verb


def act_becomes_monstrous(verb: Token) -> _Act:
    return (lambda who: BecomesMarked(who, "monstrous")), verb


def act_becomes_blocked(verb: Token) -> _Act:
    return BecomesBlocked, verb
