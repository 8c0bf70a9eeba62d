"""701.40, 701.58, 701.62: cards that enter face down as 2/2 creatures."""

from __future__ import annotations

from typing import Literal

from comprules.book.citing import cite
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.happening.turning_over import CONCEALED_BY
from comprules.keywords.rules_701 import CLOAKING, MANIFESTING, MANIFESTING_DREAD
from comprules.rules.effects.choices import pick
from comprules.rules.meaning import Speaker
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "NOT_CLOAKED",
    "NOT_MANIFESTED",
    "SEVERAL_CLOAKED",
    "SEVERAL_MANIFESTED",
    "cloak",
    "left_as_it_is",
    "manifest",
    "manifest_dread",
    "one_after_another",
]

SEVERAL_MANIFESTED = cite("701.40e")
NOT_MANIFESTED = cite("701.40f")
SEVERAL_CLOAKED = cite("701.58e")
NOT_CLOAKED = cite("701.58f")


@MANIFESTING
def manifest(game: Game, speaker: Speaker, card: int) -> tuple[Game, Speaker]:
    """A card enters face down, a 2/2 creature of which nothing else is known."""
    MANIFESTING.decided(game, f"{speaker.controller} manifests {game.label(card)}")
    return _entering_face_down(game, speaker, card, "manifest")


@CLOAKING
def cloak(game: Game, speaker: Speaker, card: int) -> tuple[Game, Speaker]:
    """A card enters face down, a 2/2 creature that has ward {2}."""
    CLOAKING.decided(game, f"{speaker.controller} cloaks {game.label(card)}")
    return _entering_face_down(game, speaker, card, "cloak")


def _entering_face_down(
    game: Game, speaker: Speaker, card: int, how: Literal["manifest", "cloak"]
) -> tuple[Game, Speaker]:
    note = ((CONCEALED_BY, how),)
    game = happen(game, Moves(card, "battlefield", under=speaker.controller, face_down=True, notes=note))
    if card in game.objects:
        game = left_as_it_is(game, card, how)
        return game, replace(speaker, current=replace(speaker.current, objects=()))
    there = (game.successor[card],)
    return game, replace(speaker, current=replace(speaker.current, objects=there))


@NOT_MANIFESTED
@NOT_CLOAKED
def left_as_it_is(game: Game, card: int, how: Literal["manifest", "cloak"]) -> Game:
    """A card that is kept from entering face down is neither manifested nor cloaked, and stays as it is."""
    cited = NOT_MANIFESTED if how == "manifest" else NOT_CLOAKED
    cited.decided(game, f"{game.label(card)} can't enter face down, and stays where and what it is")
    return game


@SEVERAL_MANIFESTED
@SEVERAL_CLOAKED
def one_after_another(
    game: Game, speaker: Speaker, cards: tuple[int, ...], how: Literal["manifest", "cloak"]
) -> tuple[Game, Speaker]:
    """Several cards are manifested or cloaked one at a time; return them as the permanents that they are."""
    there: tuple[int, ...] = ()
    for card in cards:
        game, speaker = (manifest if how == "manifest" else cloak)(game, speaker, card)
        there += speaker.current.objects
    if len(cards) > 1:
        cited = SEVERAL_MANIFESTED if how == "manifest" else SEVERAL_CLOAKED
        cited.decided(game, f"{speaker.controller} {how}s {len(cards)} cards, one after another")
    current = replace(speaker.current, objects=there, did=bool(cards))
    return game, replace(speaker, current=current)


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
    return happen(game, *(Moves(card, "graveyard") for card in top if card in game.objects)), speaker
