"""Amounts that stand behind their sentence: ``where X is …``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from comprules.abilities.changes import ModifySize
from comprules.abilities.combat import CantUnlessPaid
from comprules.abilities.conditions import ConditionalAmount
from comprules.abilities.instructions import (
    DealDamage,
    Discard,
    DrawCards,
    GainLife,
    LoseCounters,
    LoseLife,
    Mill,
    Move,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Scry,
    SetLife,
)
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.kinds import (
    Apply,
    Change,
    CreateDelayed,
    CreateTokens,
    DoOneOf,
    DoTimes,
    Effect,
    ForEach,
    If,
    May,
    Modes,
    PreventDamage,
    Unless,
    WhenYouDo,
)
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import (
    Amount,
    AsY,
    CardsIn,
    Comparison,
    CountersOn,
    CountOf,
    Filter,
    Half,
    InAll,
    LifeOf,
    Negative,
    Plus,
    Target,
    Times,
    TopOf,
)
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.searching import LookAt, PlayersMove, SearchLibrary
from comprules.abilities.simple_nouns import Number, ThatMuch, X
from comprules.english.errors import CannotWrite
from comprules.english.forms.behind_nouns import behind_words
from comprules.english.parts_of_effects import exchanged, instead_of_x
from comprules.english.said import Y
from comprules.english.writing_words import refuse

__all__ = ["with_two", "with_x"]


def with_two(effect: Effect) -> tuple[Effect, Amount, Amount] | None:
    """Return the effect with X and Y for changes of power and toughness that are explained behind it."""
    match effect:
        case Apply(_, (ModifySize(power, AsY(toughness)),)) if not isinstance(power, Number | X | Negative):
            variables: Any = (X(), Y())
            return replace(effect, changes=(ModifySize(*variables),)), power, toughness
        case May((only,)) | If(_, (only,), ()) if two := with_two(only):
            return replace(effect, effects=(two[0],)), two[1], two[2]
        case _:
            return None


def with_x(effect: Effect) -> tuple[Effect, Amount | None]:
    """Return the effect with X for the one amount that has to be explained behind it, and that amount."""
    found: set[Amount] = set()

    def short(amount: Amount) -> Amount:
        match amount:
            case (
                Number()
                | X()
                | ThatMuch(of="")
                | Negative(X())
                | Times(2, X() | ThatMuch(of=""))
                | Plus(_, X())
            ):
                return amount
            case Negative(inner):
                found.add(inner)
                return Negative(X())
            case _:
                found.add(amount)
                return X()

    match effect:
        case (
            SetLife(_, LifeOf(starting=True) | CountOf())
            | LoseLife(_, Half(LifeOf()))
            | Mill(_, Half(CardsIn(_, "library")))
            | Discard(_, Half(CardsIn(_, "hand")))
            | Sacrifice(_, Filter(), Half(CountOf()))
        ):  # this is said in its place
            return effect, None
        case CreateTokens() | DealDamage() if isinstance(effect.amount, ConditionalAmount):
            return effect, None
        case DealDamage(amount):
            assert not isinstance(amount, ConditionalAmount)
            changed: Effect = replace(effect, amount=short(amount))
        case CreateTokens(_, amount, token):
            assert not isinstance(amount, ConditionalAmount)
            power, toughness = (
                None if size is None else short(size) for size in (token.power, token.toughness)
            )
            of_size = replace(token, power=power, toughness=toughness)
            changed = replace(effect, amount=short(amount), token=of_size)
        case (
            DrawCards()
            | GainLife()
            | LoseLife()
            | LoseCounters()
            | PutCounters()
            | Scry()
            | SetLife()
            | Mill()
            | KeywordAction()
        ):
            changed = replace(effect, amount=short(effect.amount))
        case AddMana(times=amount) if amount is not None and (effect.any_color or effect.apart):
            changed = replace(effect, times=short(amount))
        case Discard(_, amount) | RemoveCounters(_, amount) | PreventDamage(amount) if amount is not None:
            changed = replace(effect, amount=short(amount))
        case SearchLibrary(_, what, amount) if amount != CountOf(what):
            changed = replace(effect, amount=short(amount))
        case Sacrifice(_, Filter()):
            changed = replace(effect, amount=short(effect.amount))
        case LookAt(TopOf() as top):
            changed = replace(effect, subject=replace(top, amount=short(top.amount)))
        case Move():
            changed = _short_move(effect, short)
        case PlayersMove(move=move):
            changed = replace(effect, move=_short_move(move, short))
        case Apply():

            def sized(amount: Amount) -> Amount:
                if amount == ThatMuch():
                    found.add(amount)
                    return X()
                return short(amount)

            changed = replace(effect, changes=tuple(_short_size(change, sized) for change in effect.changes))
        case DoTimes(times=times):
            changed = replace(effect, times=short(times))
        case May(effects) | If(_, effects) | ForEach(_, effects) | Unless(effects):
            explained = [with_x(part) for part in effects]
            found = {amount for _, amount in explained if amount is not None}
            changed = replace(effect, effects=tuple(part for part, _ in explained))
        case CreateDelayed() | WhenYouDo() | Modes() | DoOneOf():  # what stands in them is explained there
            return effect, None
        case _:
            changed = effect
    if not isinstance(effect, _SENTENCES):
        changed = _with_short_descriptions(changed, short)
    if not found:
        return effect, None
    if len(found) > 1 or instead_of_x(effect, Number(0)) != effect:
        raise refuse(effect, "a sentence explains one X")
    return changed, found.pop()


_SENTENCES = (May, If, ForEach, Unless)
"""They hold what is explained, and are looked through."""


def _with_short_descriptions(effect: Effect, short: Callable[[Amount], Amount]) -> Effect:
    """Return the effect with X for what has no words of its own in its place.

    That is the number of its targets, or a limit behind a noun.
    """

    def shorter(part: Any) -> Any:
        match part:
            case Target(kind, number=number) if number is not None and not isinstance(number, X):
                return replace(part, number=short(number), filter=exchanged(kind, shorter))
            case InAll(most=most) if most is not None and not isinstance(most, Number | X):
                return replace(part, most=short(most))
            case Comparison(amount=amount) if not isinstance(amount, Number | X):
                try:
                    behind_words(Filter.of(part), several=False)
                except CannotWrite:
                    return replace(part, amount=short(amount))
                return None
            case _:
                return None

    if isinstance(effect, CastNow):  # what the resulting spell has to be is no limit behind a noun
        return replace(effect, subject=exchanged(effect.subject, shorter))
    made: Effect = exchanged(effect, shorter)
    return made


def _short_move(move: Move, short: Callable[[Amount], Amount]) -> Move:
    counters = tuple((kind, short(amount)) for kind, amount in move.counters)
    if isinstance(move.subject, TopOf):
        return replace(
            move, counters=counters, subject=replace(move.subject, amount=short(move.subject.amount))
        )
    return replace(move, counters=counters)


def _short_size(change: Change, short: Callable[[Amount], Amount]) -> Change:
    match change:
        case ModifySize(power, toughness):
            return ModifySize(short(power), short(toughness))
        case CantUnlessPaid(each=each) if each is not None and not (
            isinstance(each, CountersOn) and each.kind
        ):
            return replace(change, each=short(each))
        case _:
            return change
