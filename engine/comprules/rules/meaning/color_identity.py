"""903.4: the color identity of cards, and of a player's commanders."""

from __future__ import annotations

import re

from comprules.book.citing import cite
from comprules.english.texts import text_of
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject
from comprules.words import COLORS

__all__ = [
    "ALL_THAT_A_CARD_SAYS",
    "BOTH_FACES",
    "COLOR_IDENTITY",
    "IDENTITY_FOR_GOOD",
    "WITHOUT_COMMANDER",
    "color_identity",
    "identity_of_commanders",
    "other_characteristics",
    "other_face",
    "printed",
]

COLOR_IDENTITY = cite("903.4")
IDENTITY_FOR_GOOD = cite("903.4a")
BOTH_FACES = cite("903.4d")
ALL_THAT_A_CARD_SAYS = cite("903.4e")
WITHOUT_COMMANDER = cite("903.4f")

_SYMBOLS = dict(zip("WUBRG", COLORS, strict=True))


@WITHOUT_COMMANDER
def identity_of_commanders(game: Game, player: str) -> frozenset[str]:
    """The colors of the identity of a player's commanders; there are none where there is no commander."""
    commanders = [thing for thing in game.objects.values() if thing.commander and thing.owner == player]
    if not commanders:
        WITHOUT_COMMANDER.decided(game, f"{player} has no commander, and so no colors of one")
    return frozenset[str]().union(*(color_identity(game, card) for card in commanders))


@COLOR_IDENTITY
def color_identity(game: Game, card: GameObject) -> frozenset[str]:
    """The colors of a card, and of the mana symbols in its cost and text, on all its sides."""
    sides = (printed(game, card), *other_face(game, card), *other_characteristics(game, card))
    found = frozenset[str]().union(*map(_colors_of, sides))
    if found - card.base.colors:
        COLOR_IDENTITY.decided(game, f"{card.base.name} counts as {' and '.join(sorted(found))}")
    return found


@IDENTITY_FOR_GOOD
def printed(game: Game, card: GameObject) -> Characteristics:
    """What is printed counts, and nothing that an effect makes of the card in the game."""
    now = views(game)[card.id].colors if card.id in views(game) else card.base.colors
    if now != card.base.colors:
        IDENTITY_FOR_GOOD.decided(game, f"{card.label} has the identity that it had before the game")
    return card.base


@BOTH_FACES
def other_face(game: Game, card: GameObject) -> tuple[Characteristics, ...]:
    """The other face of a double-faced card counts as well."""
    if card.back is None:
        return ()
    BOTH_FACES.decided(game, f"{card.back.name} counts for {card.base.name} as well")
    return (card.back,)


@ALL_THAT_A_CARD_SAYS
def other_characteristics(game: Game, card: GameObject) -> tuple[Characteristics, ...]:
    """Other characteristics that a card has, as those of its Adventure, count as well."""
    if card.adventure is None:
        return ()
    ALL_THAT_A_CARD_SAYS.decided(game, f"{card.adventure.name} counts for {card.base.name} as well")
    return (card.adventure,)


def _colors_of(side: Characteristics) -> frozenset[str]:
    texts = " ".join(text_of(ability) for ability in side.abilities)
    symbols = re.findall(r"\{([^{}]+)\}", f"{side.cost or ''} {texts}")
    return side.colors | {_SYMBOLS[letter] for symbol in symbols for letter in symbol if letter in _SYMBOLS}
