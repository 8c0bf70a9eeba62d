"""What is exiled as materials, of permanents and of cards in a graveyard (702.167)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comprules.abilities.descriptions import controlled, without
from comprules.abilities.nouns import Amount, CountOf, Filter, Picked
from comprules.abilities.predicates import Other
from comprules.abilities.simple_nouns import You
from comprules.english.forms.form import part
from comprules.english.forms.sought import of_number
from comprules.english.lexicon import number_word
from comprules.english.said import Described, Misread
from comprules.english.writing_nouns import filter_words
from comprules.english.writing_words import counted, is_one, refuse

__all__ = ["EITHER_PLACE", "FROM_EITHER"]

EITHER_PLACE: Final = "battlefield or graveyard"
FROM_EITHER: Final = "from among permanents you control and/or cards in your graveyard"


def _taken(amount: Amount, described: Described) -> Picked:
    _, kind = of_number(amount, described)
    if (kind.noun, kind.zone) != ("permanent", "battlefield"):
        raise Misread("materials are permanents, or cards of their kind")
    return Picked(controlled(replace(kind, zone=EITHER_PLACE), You()), amount)


def _taken_words(picked: Picked) -> str:
    kind = picked.filter
    if kind.zone != EITHER_PLACE and not picked.least:
        raise refuse(picked)
    plain = without(controlled(replace(kind, zone="battlefield"), None), Other)
    if picked.up_to:
        if picked.amount != CountOf(kind) or not picked.least:
            raise refuse(picked)
        return f"{number_word(picked.least)} or more {_words(plain, several=True)} {FROM_EITHER}"
    several = not is_one(picked.amount)
    return f"{counted(picked.amount, _words(plain, several=several))} {FROM_EITHER}"


def _words(kind: Filter, *, several: bool) -> str:
    return filter_words(kind, several=several)


part(
    "materials",
    f'quantity description "{FROM_EITHER}"',
    _taken_words,
    f"two artifacts {FROM_EITHER}",
    of=Picked,
    read=_taken,
    takes=2,
)
