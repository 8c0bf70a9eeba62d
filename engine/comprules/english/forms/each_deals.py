"""Several sources deal damage, each of them its own (120.1): ``each deal damage equal to their power``."""

from __future__ import annotations

from typing import Final

from comprules.abilities.instructions import DealDamage
from comprules.abilities.kinds import ForEach
from comprules.abilities.nouns import Amount, Both, Players, PowerOf, Subject, Target
from comprules.abilities.simple_nouns import It
from comprules.english.forms.form import Form, part
from comprules.english.writing_nouns import subject_words
from comprules.english.writing_words import Phrase, refuse

__all__ = ["EACH_DEALS"]


def _their_power(of: Subject, to: Subject | Players) -> ForEach:
    return ForEach(of, (DealDamage(PowerOf(It()), to, It()),))


def _so_much(of: Subject, amount: Amount, to: Subject | Players) -> ForEach:
    return ForEach(of, (DealDamage(amount, to, It()),))


def _several_sources(of: Subject) -> Phrase:
    phrase = subject_words(of)
    if not phrase.plural or not isinstance(of, Target | Both):
        raise refuse(of)
    return phrase


part(
    "several_sources",
    "(subject | both)",
    _several_sources,
    Phrase("two target creatures", plural=True),
    of=Subject,
)
part("sources_named", "subject", subject_words, Phrase("they", plural=True), of=Subject)

EACH_DEALS: Final = (
    Form(
        _their_power,
        "{of:several_sources} each deal damage equal to their power to {to:damaged_one}",
        frame="When this creature enters, {}.",
    ),
    Form(
        ForEach,
        "{of:sources_named} each deal {amount:how_much} damage to {to:damaged_one}",
        make=_so_much,
        unmake=lambda _: None,
        written=False,
        frame="{{0}}: Tap two target creatures. {}.",
    ),
)
