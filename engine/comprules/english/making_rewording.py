"""From the words of rewording.lark to changes of text and names, and effects that begin with a spell.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.abilities.changes import SetName
from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import without
from comprules.abilities.instructions import Exchange, ExchangeLife, Reveal
from comprules.abilities.kinds import ApplyToNextSpell, HaveText
from comprules.abilities.nouns import ControlledBy
from comprules.abilities.simple_nouns import You
from comprules.english.making_changes import agreeing, changed
from comprules.english.making_descriptions import single_of
from comprules.english.said import Misread, Said

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Ability
    from comprules.english.said import Described, SaidChange

__all__: list[str] = []


def has_text(verb: Token, abilities: tuple[Ability, ...]) -> SaidChange:
    return verb, (HaveText(abilities),)


def given_name(name: Token) -> SetName:
    return SetName(str(name))


def exchange_control(subject: Said, duration: Duration | None = None) -> Exchange:
    return Exchange("control", subject.value, duration or Duration())


def exchange_text_boxes(subject: Said, duration: Duration | None = None) -> Exchange:
    return Exchange("text boxes", subject.value, duration or Duration())


def exchange_life_with(players: Said) -> ExchangeLife:
    return ExchangeLife(You(), players.value)


def next_spell(described: Described, said: tuple[SaidChange, ...]) -> ApplyToNextSpell:
    kind = single_of(described)
    if kind.noun != "spell" or kind.controller != You():
        raise Misread("the next spell is one that you cast")
    changes = changed(agreeing(Said(None), said))
    return ApplyToNextSpell(without(kind, ControlledBy), changes, Duration("end of turn"))


def reveal(_: Token, subject: Said) -> Reveal:
    return Reveal(subject.value)
