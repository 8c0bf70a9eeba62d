"""The kinds of phrases that trigger events are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.abilities.nouns import AllThese, Controller, Filter, OneOrMore
from comprules.english.forms.form import part
from comprules.english.lexicon import number_word
from comprules.english.making_descriptions import another_of, integer, several_of
from comprules.english.said import Misread, Said
from comprules.english.writing_nouns import kinds_words, of_kind, players_words
from comprules.english.writing_words import Phrase, refuse

if TYPE_CHECKING:
    from lark import Token

    from comprules.english.said import Described

__all__: list[str] = []


def _others(number: Token, described: Described) -> tuple[int, Filter]:
    count = integer(number).value
    if count != 1 and described.plural is False:
        raise Misread("several are meant, and the noun is in the singular")
    return count, another_of(described.filter)


def _others_words(number: int, kind: Filter | None) -> str:
    if kind is None or not kind.other:
        raise refuse(kind)
    return f"{number_word(number)} {kinds_words(kind, several=number != 1)}"


part(
    "so_many_others",
    'INTEGER "other" description',
    _others_words,
    "two other creatures",
    of=int,
    read=_others,
    takes=2,
)


def _several(described: Described) -> Said:
    return Said(OneOrMore(several_of(described)), plural=True)


def _several_words(these: OneOrMore) -> Phrase:
    return Phrase(kinds_words(these.filter), plural=True)


def _attackers(said: Said) -> Said:
    if not isinstance(said.value, AllThese | OneOrMore):
        raise Misread("say with what kind of creatures a player attacks")
    return said


part("several", "kinds", _several_words, Phrase("creatures", plural=True), of=OneOrMore, read=_several)
part("attackers", "one_of", of_kind, "one or more creatures", of=AllThese | OneOrMore, read=_attackers)


def _controller(said: Said) -> Controller:
    if not isinstance(said.value, Controller):
        raise Misread("a step is said to be of some object's controller")
    return said.value


part(
    "controller", "players", players_words, "enchanted creature's controller", of=Controller, read=_controller
)
