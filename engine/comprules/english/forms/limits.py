"""With what a number of an object is compared, behind ``less than or equal to``."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comprules.abilities.descriptions import narrowed, without
from comprules.abilities.nouns import (
    CardsIn,
    ColorsSpentOn,
    CountersOn,
    CountOf,
    Devotion,
    Filter,
    LifeGainedOrLost,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    OwnedBy,
    Players,
    Plus,
    PowerOf,
    ToughnessOf,
)
from comprules.abilities.simple_nouns import ThatMuch, This, X, You
from comprules.english.forms.form import Form, Topic, fixed, the_same
from comprules.english.said import Misread

__all__: list[str] = []

Topic("number_or_x", the_same("{it:digit_amount}"), fixed(X(), "X"))


def _lying_there(kinds: Filter, place: tuple[Any, Players]) -> CountOf:
    zone, whose = place
    if kinds.noun != "card":
        raise Misread("cards lie there")
    return CountOf(replace(narrowed(kinds, OwnedBy(whose)), zone=zone))


def _what_lies_there(count: CountOf) -> dict[str, Any] | None:
    kind = count.filter
    if kind.owner is None or kind.noun != "card" or kind.zone not in ("hand", "graveyard"):
        return None
    return {"kinds": replace(without(kind, OwnedBy), zone="battlefield"), "place": (kind.zone, kind.owner)}


Topic(
    "limiting",
    Form(CountOf, "the number of {filter:controlled_kinds}"),
    Form(CountersOn, "the number of {kind:counter_kind} counters on {of:this_or_it}"),
    Form(
        CountOf,
        "the number of {kinds:several_words} in {place:own_place}",
        make=_lying_there,
        unmake=_what_lies_there,
    ),
    Form(LifeOf, "{player:whose} life total", starting=False),
    Form(Devotion, "{player:whose} devotion to {colors:one_color}"),
    Form(ColorsSpentOn, "the number of colors of mana spent to cast {of:this_or_it}"),
    Form(CardsIn, "the number of cards in {zone player:zone_of}"),
    fixed(ManaSpentOn(This()), "the amount of mana spent to cast {this_one}"),
    *(
        fixed(
            LifeGainedOrLost(You(), how),
            f"the amount of life you {how} this turn",
        )
        for how in ("gained", "lost")
    ),
    Form(PowerOf, "{of:possessive} power"),
    Form(ToughnessOf, "{of:possessive} toughness"),
    Form(ManaValueOf, "{of:possessive} {mana_value}"),
    Form(Plus, "{number:digits} plus {amount:limiting}"),
    fixed(
        ThatMuch(of="energy paid"),
        "the amount of / {energy_sign} / paid this way",
        frame="When this creature enters, you may pay any amount of {{E}}. "
        "Destroy target creature with power less than {}.",
    ),
    fixed(
        ThatMuch(),
        "that damage",
        frame="Whenever this creature deals damage, destroy target creature with power less than {}.",
    ),
    frame="When this creature enters, destroy target creature with power less than {}.",
)
