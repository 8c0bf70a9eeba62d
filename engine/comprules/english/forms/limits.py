"""With what a number of an object is compared, behind ``less than or equal to``."""

from __future__ import annotations

from comprules.abilities.nouns import (
    CardsIn,
    CountersOn,
    CountOf,
    LifeGainedOrLost,
    ManaSpentOn,
    ManaValueOf,
    Plus,
    PowerOf,
    ToughnessOf,
)
from comprules.abilities.simple_nouns import ThatMuch, This, X, You
from comprules.english.forms.form import Form, Topic, fixed, the_same

__all__: list[str] = []

Topic("number_or_x", the_same("{it:digit_amount}"), fixed(X(), "X"))
Topic(
    "limiting",
    Form(CountOf, "the number of {filter:controlled_kinds}"),
    Form(CountersOn, "the number of {kind:counter_kind} counters on {of:this_or_it}"),
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
        ThatMuch(),
        "that damage",
        frame="Whenever this creature deals damage, destroy target creature with power less than {}.",
    ),
    frame="When this creature enters, destroy target creature with power less than {}.",
)
