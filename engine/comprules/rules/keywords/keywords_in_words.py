"""702: keyword abilities that stand for triggered abilities, said in the words of cards."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from comprules.abilities.kinds import Ability, Keyword
from comprules.book.citing import rule
from comprules.english.lexicon import number_word
from comprules.english.readings import read_abilities
from comprules.state import Game

__all__ = ["IN_WORDS", "in_words"]


class Words(NamedTuple):
    """The rule that says what a keyword means, and what it says: ``{n}`` is its number, ``{count}`` that in words, ``{s}`` a plural."""

    number: str
    text: str


IN_WORDS: Final = {
    "afflict": Words("702.130a", "Whenever this creature becomes blocked, defending player loses {n} life."),
    "afterlife": Words(
        "702.135a",
        "When this permanent dies, create {count} 1/1 white and black Spirit creature token{s} with flying.",
    ),
    "annihilator": Words(
        "702.86a", "Whenever this creature attacks, defending player sacrifices {count} permanent{s}."
    ),
    "battle cry": Words(
        "702.91a",
        "Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.",
    ),
    "bushido": Words(
        "702.45a",
        "Whenever this creature blocks or becomes blocked, it gets +{n}/+{n} until end of turn.",
    ),
    "cascade": Words(
        "702.85a",
        "When you cast this spell, exile cards from the top of your library until you exile a nonland card with mana "
        "value less than this spell's mana value. You may cast that card without paying its mana cost. Put the rest on "
        "the bottom of your library in a random order.",
    ),
    "exalted": Words(
        "702.83a",
        "Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.",
    ),
    "exploit": Words("702.110a", "When this creature enters, you may sacrifice a creature."),
    "extort": Words(
        "702.101a",
        "Whenever you cast a spell, you may pay {{W/B}}. If you do, each opponent loses 1 life and you gain that much life.",
    ),
    "fabricate": Words(
        "702.123a",
        "When this permanent enters, you may put {count} +1/+1 counter{s} on it. If you don't, create {count} 1/1 "
        "colorless Servo artifact creature token{s}.",
    ),
    "flanking": Words(
        "702.25a",
        "Whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.",
    ),
    "ingest": Words(
        "702.115a",
        "Whenever this creature deals combat damage to a player, exile the top card of that player's library.",
    ),
    "living weapon": Words(
        "702.92a",
        "When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it.",
    ),
    "mentor": Words(
        "702.134a",
        "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this "
        "creature's power.",
    ),
    "poisonous": Words(
        "702.70a",
        "Whenever this creature deals combat damage to a player, that player gets {count} poison counter{s}.",
    ),
    "prowess": Words(
        "702.108a", "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn."
    ),
    "soulshift": Words(
        "702.46a",
        "When this permanent dies, you may return target Spirit card with mana value {n} or less from your graveyard to "
        "your hand.",
    ),
    "storm": Words(
        "702.40a",
        "When you cast this spell, copy it for each spell cast before it this turn. You may choose new targets for the "
        "copies.",
    ),
}


def no_more_than_a_word(_game: Game, ability: Keyword) -> tuple[Ability, ...]:
    """The keyword stands for nothing."""
    return (ability,)


@rule(*(said.number for said in IN_WORDS.values()), without=no_more_than_a_word)
def in_words(game: Game, ability: Keyword) -> tuple[Ability, ...]:
    """A keyword stands for the triggered ability that its rule gives in words."""
    game.note(IN_WORDS[ability.name].number, f"{ability.name} is said in full", standing=True)
    return _read(ability.name, ability.number or 1)


@cache
def _read(name: str, number: int) -> tuple[Ability, ...]:
    count = "a" if number == 1 else number_word(number)
    text = IN_WORDS[name].text.format(n=number, count=count, s="" if number == 1 else "s")
    return read_abilities(text)
