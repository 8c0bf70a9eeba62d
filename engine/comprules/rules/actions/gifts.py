"""702.174: the gift that was promised to an opponent as a spell was cast."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from comprules.abilities.kinds import Effect, SpellAbility
from comprules.book.citing import Citation, cite
from comprules.english.readings import read_abilities
from comprules.events.zones import Acts
from comprules.happening import happen
from comprules.keywords.rules_702_121_to_183 import GIFT_OF_ABILITY
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.what_was_paid import promised_to
from comprules.ruleset import rules_of
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "GIFT_BEFORE_ALL_ELSE",
    "GIFT_OF_CARD",
    "GIFT_OF_EXTRA_TURN",
    "GIFT_OF_FISH",
    "GIFT_OF_FOOD",
    "GIFT_OF_OCTOPUS",
    "GIFT_OF_TREASURE",
    "GIVING_A_GIFT",
    "gift",
    "gives",
    "in_words",
    "instructions_of_gift",
    "what_is_given",
]

GIVING_A_GIFT = cite("702.174c")
GIFT_OF_FOOD = cite("702.174d")
GIFT_OF_CARD = cite("702.174e")
GIFT_OF_FISH = cite("702.174f")
GIFT_OF_EXTRA_TURN = cite("702.174g")
GIFT_OF_TREASURE = cite("702.174h")
GIFT_OF_OCTOPUS = cite("702.174i")
GIFT_BEFORE_ALL_ELSE = cite("702.174j")

_GIFTS: Final[Mapping[str, tuple[Citation, str]]] = {
    "a Food": (GIFT_OF_FOOD, "Create a Food token."),
    "a card": (GIFT_OF_CARD, "Draw a card."),
    "a tapped Fish": (GIFT_OF_FISH, "Create a tapped 1/1 blue Fish creature token."),
    "an extra turn": (GIFT_OF_EXTRA_TURN, "Take an extra turn after this one."),
    "a Treasure": (GIFT_OF_TREASURE, "Create a Treasure token."),
    "an Octopus": (GIFT_OF_OCTOPUS, "Create an 8/8 blue Octopus creature token."),
}
"""What the chosen player does for each gift, and the rule that says so."""


def in_words(what: str) -> str:
    """Return what the chosen player does for a gift, in ability English."""
    return _GIFTS[what][1]


@cache
def instructions_of_gift(text: str) -> tuple[Effect, ...]:
    """Return the instructions that a gift's words are."""
    (ability,) = read_abilities(text, spell=True)
    assert isinstance(ability, SpellAbility)
    return ability.effects


@GIFT_OF_FOOD
@GIFT_OF_CARD
@GIFT_OF_FISH
@GIFT_OF_EXTRA_TURN
@GIFT_OF_TREASURE
@GIFT_OF_OCTOPUS
def what_is_given(game: Game, player: str, what: str) -> tuple[Effect, ...]:
    """Return what the chosen player does for this gift."""
    citation, text = _GIFTS[what]
    citation.decided(game, f"{player} is given {what}")
    return instructions_of_gift(text)


@GIVING_A_GIFT
def gives(game: Game, player: str, thing: GameObject) -> Game:
    """What waits for a player to give a gift triggers as the gift of a spell or permanent is given."""
    GIVING_A_GIFT.decided(game, f"{player} has given a gift")
    return happen(game, Acts(player, "gift", thing.id))


@GIFT_BEFORE_ALL_ELSE.essential("the keyword stands in front of the text")
def gift(game: Game, speaker: Speaker, what: str) -> Game:
    """The opponent to whom the gift was promised gets it."""
    thing = game.last_seen(speaker.source)
    player = promised_to(thing)
    if player not in game.alive:
        return game
    if thing.on_stack is not None:
        GIFT_BEFORE_ALL_ELSE.decided(game, f"{thing.label} gives its gift before it does anything else")
    GIFT_OF_ABILITY.decided(game, f"{player} is given the gift of {thing.label}")
    follower = replace(speaker, controller=player, slots=EMPTY)
    game, _ = rules_of(game).follow_all(game, follower, what_is_given(game, player, what))
    return gives(game, speaker.controller, thing)
