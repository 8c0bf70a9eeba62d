"""709.3, 702.102: which half of a split card its player casts, or both."""

from __future__ import annotations

from typing import Literal

from comprules.book.citing import cite
from comprules.happening.split_cards import HALVES, halves_by_name, is_fused
from comprules.keyword_instances import works
from comprules.keywords.rules_702_61_to_120 import FUSE
from comprules.questions import ask_one
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, View
from comprules.words import Half

__all__ = [
    "CHOOSING_A_HALF",
    "COST_OF_FUSED",
    "as_that_half",
    "casts_both_halves",
    "chosen_half",
    "costs_of_halves",
    "half_to_cast",
    "words_for_halves",
]

COST_OF_FUSED = cite("702.102c")
CHOOSING_A_HALF = cite("709.3")


def half_to_cast(game: Game, player: str, card: int, options: tuple[str, ...]) -> Half | Literal["", "both"]:
    """Return the half of a split card that is cast, or whether it is both; empty for any other card."""
    if not game.objects[card].base.halves:
        return ""
    if casts_both_halves(game, card, options):
        return "both"
    return chosen_half(game, player, card, options)


def words_for_halves(spell: GameObject) -> set[str]:
    """Return the words by which its player may have announced which half of a split card this is."""
    words = {spell.base.name} if spell.whole is not None else set()
    return {"fuse"} if spell.half == "both" else words


def as_that_half(game: Game, card: int, half: Half | Literal["", "both"]) -> View:
    """Return a card with the mana cost of the half that is cast."""
    view = views(game)[card]
    if half not in HALVES:
        return view
    return replace(view, cost=game.objects[card].base.halves[HALVES.index(half)].cost)


@CHOOSING_A_HALF
def chosen_half(game: Game, player: str, card: int, options: tuple[str, ...]) -> Half:
    """The player chooses a half before the card is put onto the stack."""
    names = halves_by_name(game.objects[card].base.halves)
    said = [name for name in names if name in options]
    name = said[0] if said else ask_one(game, player, f"cast which half of {game.label(card)}?", tuple(names))
    CHOOSING_A_HALF.decided(game, f"{player} casts {name}, the {names[name]} half of {game.label(card)}")
    return names[name]


@COST_OF_FUSED
def costs_of_halves(game: Game, spell: GameObject, view: View) -> View:
    """The mana costs of both halves are paid for a fused spell."""
    if is_fused(spell):
        COST_OF_FUSED.decided(game, f"both halves of {spell.label} are paid for: {view.cost}")
    return view


@FUSE
def casts_both_halves(game: Game, card: int, options: tuple[str, ...]) -> bool:
    """A split card with fuse may be cast as both halves, from the hand alone."""
    has_fuse = works(game, views(game)[card], "fuse")
    if not has_fuse and "fuse" not in options:
        return False
    if "fuse" in options and not (has_fuse and game.objects[card].zone == "hand"):
        raise FUSE.refuses(f"{game.label(card)} can't be cast fused")
    FUSE.decided(
        game, f"{game.label(card)} is cast {'fused' if 'fuse' in options else 'as one of its halves'}"
    )
    return "fuse" in options
