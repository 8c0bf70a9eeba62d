"""903.4, 903.5: what more is asked of a Commander deck."""

from __future__ import annotations

from collections import Counter

from comprules.book.citing import cite, step
from comprules.rules.meaning.color_identity import color_identity
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "COMMANDER_DECKS",
    "HUNDRED_CARDS",
    "IDENTITY_OF_THE_COMMANDER",
    "ONE_OF_EACH_NAME",
    "any_deck_will_do",
    "commander_deck",
    "examine_commander_deck",
]

COMMANDER_DECKS = cite("100.2c")
HUNDRED_CARDS = cite("903.5a")
ONE_OF_EACH_NAME = cite("903.5b")
IDENTITY_OF_THE_COMMANDER = cite("903.5c")

_HUNDRED = 100


def examine_commander_deck(game: Game, player: str) -> None:
    """Where Commander is played, a deck is examined by its further rules.

    Raises:
        IllegalError: The deck breaks one of them.
    """
    with step(COMMANDER_DECKS):
        any_deck_will_do(game, player)


@COMMANDER_DECKS
def any_deck_will_do(_game: Game, _player: str) -> None:
    """Nothing more is asked of a deck where no commander leads it."""


@COMMANDER_DECKS
def commander_deck(game: Game, player: str) -> None:
    """A Commander deck meets the requirements of Commander besides."""
    COMMANDER_DECKS.decided(game, f"more is asked of {player}'s deck, for Commander is played")
    deck = tuple(game.objects[i] for i in game.zone("library", player))
    hundred_cards(game, player, deck)
    one_of_each_name(game, player, deck)
    colors_of_the_commander(game, player, deck)


@HUNDRED_CARDS
def hundred_cards(game: Game, player: str, deck: tuple[GameObject, ...]) -> None:
    """With its commander the deck has a hundred cards, no more and no fewer."""
    if len(deck) != _HUNDRED:
        raise HUNDRED_CARDS.refuses(f"{player}'s deck has {len(deck)} cards, and must have {_HUNDRED}")
    HUNDRED_CARDS.decided(game, f"{player}'s deck has {_HUNDRED} cards")


@ONE_OF_EACH_NAME
def one_of_each_name(game: Game, player: str, deck: tuple[GameObject, ...]) -> None:
    """But for basic lands, all cards have different names."""
    named = [
        card.base.name
        for card in deck
        if card.base.name != "unseen card" and "basic" not in card.base.supertypes
    ]
    for name, number in Counter(named).items():
        if number > 1:
            raise ONE_OF_EACH_NAME.refuses(f"{player}'s deck has {number} cards named {name}")
    ONE_OF_EACH_NAME.decided(game, f"the cards of {player}'s deck have different names")


@IDENTITY_OF_THE_COMMANDER
def colors_of_the_commander(game: Game, player: str, deck: tuple[GameObject, ...]) -> None:
    """No card has a color in its identity that the commander's has not."""
    commanders = [card for card in deck if card.commander]
    allowed = frozenset[str]().union(*(color_identity(game, card) for card in commanders))
    for card in deck:
        beyond = color_identity(game, card) - allowed
        if beyond:
            raise IDENTITY_OF_THE_COMMANDER.refuses(f"{card.base.name} is {' and '.join(sorted(beyond))}")
    IDENTITY_OF_THE_COMMANDER.decided(game, f"{player}'s deck keeps to the colors of its commander")
