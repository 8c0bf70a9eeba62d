"""Lines about how a spell itself may be cast and what it costs, in words."""

from __future__ import annotations

from comprules.abilities.conditions import Always
from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import Static
from comprules.abilities.simple_nouns import Number
from comprules.abilities.statements import (
    AdditionalCost,
    AlternativeCost,
    CastFrom,
    CastOnlyIf,
    FlashIfPaid,
    ThisCosts,
)
from comprules.english.forms.cost_changes import COST_CHANGES
from comprules.english.forms.costs import payment_words
from comprules.english.forms.points_of_the_turn import part_of_turn_words
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_words import capital, listed, refuse

__all__ = ["casting_words"]


def casting_words(ability: Static) -> str:
    """Return a line about how the spell itself may be cast, or nothing if the ability is no such line."""
    condition = ability.condition
    match ability.effects:
        case (AdditionalCost(ways, optional),) if condition == Always():
            what = "you may " * optional + " or ".join(_way(way) for way in ways)
            return f"As an additional cost to cast this spell, {what}."
        case (AlternativeCost(costs),):
            said = (
                f"{_way(costs)} rather than pay this spell's mana cost"
                if costs
                else "cast this spell without paying its mana cost"
            )
            if condition == Always():
                return f"You may {said}."
            return f"If {condition_words(condition)}, you may {said}."
        case (FlashIfPaid((ManaPayment(mana),)),) if condition == Always():
            return f"You may cast this spell as though it had flash if you pay {mana} more to cast it."
        case (FlashIfPaid(()),) if condition == Always():
            return "You may cast this spell as though it had flash."
        case (FlashIfPaid(()),):
            return f"You may cast this spell as though it had flash if {condition_words(condition)}."
        case (CastOnlyIf(),) if part := part_of_turn_words(condition):
            return f"Cast this spell only {part}."
        case (CastOnlyIf(),) if condition != Always():
            return f"Cast this spell only if {condition_words(condition)}."
        case (ThisCosts(each=Number(1)) as part,) if condition != Always():
            return f"{capital(COST_CHANGES.words(part))} if {condition_words(condition)}."
        case (CastFrom(zone),) if condition == Always():
            return f"You may cast this card from {'your graveyard' if zone == 'graveyard' else zone}."
        case (CastFrom(zone),):
            place = "your graveyard" if zone == "graveyard" else zone
            return f"You may cast this card from {place} as long as {condition_words(condition)}."
        case _:
            return ""


def _way(costs: tuple[Cost, ...]) -> str:
    said = [payment_words(cost) for cost in costs]
    if not said or len(said) > 2:
        raise refuse(costs)
    return listed(said)
