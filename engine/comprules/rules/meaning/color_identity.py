"""903.4: the color identity of cards, and of a player's commanders."""

from __future__ import annotations

import re

from comprules.book.citing import cite
from comprules.english.texts import text_of
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject
from comprules.words import COLORS

__all__ = ["COLOR_IDENTITY", "WITHOUT_COMMANDER", "color_identity", "identity_of_commanders"]

COLOR_IDENTITY = cite("903.4")
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
    sides = [side for side in (card.base, card.back, card.adventure) if side is not None]
    found = frozenset[str]().union(*map(_colors_of, sides))
    if found - card.base.colors:
        COLOR_IDENTITY.decided(game, f"{card.base.name} counts as {' and '.join(sorted(found))}")
    return found


def _colors_of(side: Characteristics) -> frozenset[str]:
    texts = " ".join(text_of(ability) for ability in side.abilities)
    symbols = re.findall(r"\{([^{}]+)\}", f"{side.cost or ''} {texts}")
    return side.colors | {_SYMBOLS[letter] for symbol in symbols for letter in symbol if letter in _SYMBOLS}
