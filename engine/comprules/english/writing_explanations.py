"""Amounts that stand behind their sentence: ``where X is …``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from comprules.abilities.changes import ModifySize
from comprules.abilities.combat import CantUnlessPaid
from comprules.abilities.conditions import ConditionalAmount
from comprules.abilities.instructions import (
    AddMana,
    DealDamage,
    Discard,
    DrawCards,
    GainLife,
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
    CreateTokens,
    Effect,
    ForEach,
    If,
    May,
    PreventDamage,
    Unless,
)
from comprules.abilities.nouns import Amount, CountersOn, Filter, Negative, TopOf
from comprules.abilities.searching import LookAt, PlayersMove
from comprules.abilities.simple_nouns import Number, ThatMuch, X
from comprules.english.parts_of_effects import instead_of_x
from comprules.english.said import Y
from comprules.english.writing_words import refuse

__all__ = ["with_two", "with_x"]


def with_two(effect: Effect) -> tuple[Effect, Amount, Amount] | None:
    """Return the effect with X and Y for changes of power and toughness that are explained behind it."""
    match effect:
        case Apply(_, (ModifySize(power, toughness),)) if power != toughness and not (
            isinstance(power, Number | X | Negative) or isinstance(toughness, Number | X | Negative)
        ):
            variables: Any = (X(), Y())
            return replace(effect, changes=(ModifySize(*variables),)), power, toughness
        case _:
            return None


def with_x(effect: Effect) -> tuple[Effect, Amount | None]:
    """Return the effect with X for the one amount that has to be explained behind it, and that amount."""
    found: set[Amount] = set()

    def short(amount: Amount) -> Amount:
        match amount:
            case Number() | X() | ThatMuch() | Negative(X()):
                return amount
            case Negative(inner):
                found.add(inner)
                return Negative(X())
            case _:
                found.add(amount)
                return X()

    match effect:
        case CreateTokens(_, amount, token):
            if isinstance(amount, ConditionalAmount):
                return effect, None
            power, toughness = (
                None if size is None else short(size) for size in (token.power, token.toughness)
            )
            of_size = replace(token, power=power, toughness=toughness)
            changed: Effect = replace(effect, amount=short(amount), token=of_size)
        case (
            DrawCards()
            | GainLife()
            | LoseLife()
            | DealDamage()
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
        case Sacrifice(_, Filter()):
            changed = replace(effect, amount=short(effect.amount))
        case LookAt(TopOf() as top):
            changed = replace(effect, subject=replace(top, amount=short(top.amount)))
        case Move():
            changed = _short_move(effect, short)
        case PlayersMove(move=move):
            changed = replace(effect, move=_short_move(move, short))
        case Apply():
            changed = replace(effect, changes=tuple(_short_size(change, short) for change in effect.changes))
        case May(effects) | If(_, effects) | ForEach(_, effects) | Unless(effects):
            explained = [with_x(part) for part in effects]
            found = {amount for _, amount in explained if amount is not None}
            changed = replace(effect, effects=tuple(part for part, _ in explained))
        case _:
            return effect, None
    if not found:
        return effect, None
    if len(found) > 1 or instead_of_x(effect, Number(0)) != effect:
        raise refuse(effect, "a sentence explains one X")
    return changed, found.pop()


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
        case CantUnlessPaid(each=each) if each is not None and not isinstance(each, CountersOn):
            return replace(change, each=short(each))
        case _:
            return change
