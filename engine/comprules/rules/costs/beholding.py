"""701.4: what can be beheld."""

from __future__ import annotations

from comprules.abilities.nouns import ControlledBy, Filter, OwnedBy
from comprules.abilities.predicates import Subtype
from comprules.abilities.simple_nouns import You
from comprules.rules.meaning import Speaker, is_described
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["there_to_behold"]


def there_to_behold(game: Game, speaker: Speaker, quality: str) -> tuple[int, ...]:
    """Return the player's permanents, and the cards in the player's hand, that are of the type."""
    board = views(game)
    permanent = Filter.of(Subtype(quality), ControlledBy(You()))
    card = Filter.of(Subtype(quality), OwnedBy(You()), noun="card", zone="hand")
    there = [i for i in game.battlefield if is_described(game, board, speaker, permanent, i)]
    in_hand = game.zone("hand", speaker.controller)
    return (*there, *(i for i in in_hand if is_described(game, board, speaker, card, i)))
