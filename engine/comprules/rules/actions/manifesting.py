"""701.40, 701.62: cards that enter face down as 2/2 creatures."""

from __future__ import annotations

from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.keywords.rules_701 import MANIFESTING, MANIFESTING_DREAD
from comprules.rules.effects.choices import pick
from comprules.rules.meaning import Speaker
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["manifest", "manifest_dread"]


@MANIFESTING
def manifest(game: Game, speaker: Speaker, card: int) -> tuple[Game, Speaker]:
    """A card enters face down, a 2/2 creature of which nothing else is known."""
    MANIFESTING.decided(game, f"{speaker.controller} manifests {game.label(card)}")
    game = happen(game, Moves(card, "battlefield", under=speaker.controller, face_down=True))
    return game, replace(
        speaker,
        current=replace(
            speaker.current, objects=tuple(i for i in (game.successor.get(card),) if i is not None)
        ),
    )


@MANIFESTING_DREAD
def manifest_dread(game: Game, speaker: Speaker) -> tuple[Game, Speaker]:
    """Of the top two cards of a library its player manifests one; the other goes to the graveyard."""
    player = speaker.controller
    MANIFESTING_DREAD.decided(game, f"{player} manifests dread")
    top = game.zone("library", player)[:2]
    chosen = pick(game, player, "choose 1 to manifest", top, 1)
    speaker = replace(speaker, current=replace(speaker.current, objects=()))
    for card in chosen:
        game, speaker = manifest(game, speaker, card)
    return happen(game, *(Moves(card, "graveyard") for card in top if card not in chosen)), speaker
