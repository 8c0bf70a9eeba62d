"""How many there are of two kinds together, or of one kind more than of another."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comprules.abilities.descriptions import narrowed, without
from comprules.abilities.nouns import Amount, CardsIn, CountOf, Filter, Negative, OwnedBy, Sum
from comprules.abilities.simple_nouns import EachPlayer, You
from comprules.english.making_descriptions import number_of_these

__all__ = [
    "and_these",
    "as_kinds",
    "but_these",
    "in_exile_and_graveyard",
    "lying_in_both",
    "these_and_fewer",
    "these_and_more",
]


def as_kinds(amount: Amount) -> dict[str, Any] | None:
    """Return what is counted by an amount that is said as ``the number of …``; None where none is."""
    match amount:
        case CardsIn(player, zone):
            cards = Filter(noun="card", zone=zone)
            return {"kind": cards if player == EachPlayer() else narrowed(cards, OwnedBy(player))}
        case CountOf(kind) if kind.zone == "exile" or without(kind, OwnedBy) != Filter(
            noun="card", zone=kind.zone
        ):
            return {"kind": kind}
    return None


def and_these(kind: Filter, second: Amount) -> Sum:
    """Return the number of these and another amount together."""
    return Sum(number_of_these(kind), second)


def but_these(kind: Filter, others: Filter) -> Sum:
    """Return by how many there are more of the one than of the other."""
    return Sum(number_of_these(kind), Negative(number_of_these(others)))


def these_and_fewer(thing: Sum) -> dict[str, Any] | None:
    """Return what is counted, and what is taken off."""
    these = as_kinds(thing.first)
    others = as_kinds(thing.second.amount) if isinstance(thing.second, Negative) else None
    return None if these is None or others is None else {**these, "others": others["kind"]}


def these_and_more(thing: Sum) -> dict[str, Any] | None:
    """Return what is counted, and what is added."""
    these = as_kinds(thing.first)
    return None if these is None else {**these, "second": thing.second}


def in_exile_and_graveyard(kind: Filter) -> Sum:
    """Return how many cards of a kind you own in both zones."""
    yours = narrowed(kind, OwnedBy(You()))
    return Sum(CountOf(replace(yours, zone="exile")), CountOf(replace(yours, zone="graveyard")))


def lying_in_both(thing: Sum) -> dict[str, Any] | None:
    """Return the kind of card that is counted in exile and in your graveyard."""
    match thing.first:
        case CountOf(Filter(zone="exile", owner=You()) as cards):
            plain = replace(without(cards, OwnedBy), zone="battlefield")
            return {"kind": plain} if thing == in_exile_and_graveyard(plain) else None
        case _:  # it is another sum
            return None
