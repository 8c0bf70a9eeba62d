"""123: stickers are put on objects, and stay on them where those merge, leave and come apart."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import PutsSticker
from comprules.happening import timestamps
from comprules.happening.timestamps import TIMESTAMP_OF_STICKERS
from comprules.questions import ask_one
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, Sticker

__all__ = [
    "STICKERS_OF_COMPONENTS",
    "STICKERS_OF_MELDED",
    "STICKERS_OF_MERGED",
    "in_order_of_merging",
    "stickers_of_melded",
    "stickers_of_merged",
    "stuck_on",
    "who_keeps_stickers",
]

STICKERS_OF_MELDED = cite("123.5a")
STICKERS_OF_MERGED = cite("123.5b")
STICKERS_OF_COMPONENTS = cite("123.5c")


def stuck_on(game: Game, event: PutsSticker) -> Game:
    """Put a sticker on its object, and take it off the one that it was on."""
    game = timestamps.tick(game)
    if event.off is not None and event.off in game.objects:
        left = tuple(s for s in game.objects[event.off].stickers if s.number != event.sticker.number)
        game = game.altering(event.off, stickers=left)
    stickers = (*game.objects[event.on].stickers, timestamps.of_sticker(game, event.sticker))
    return game.altering(event.on, stickers=stickers)


@STICKERS_OF_MERGED
def stickers_of_merged(game: Game, spell: GameObject, there: GameObject) -> tuple[Sticker, ...]:
    """A merged permanent has the stickers of all that it is made of."""
    if not (spell.stickers or there.stickers):
        return ()
    STICKERS_OF_MERGED.decided(game, f"{there.label} has all stickers of what it is made of")
    return in_order_of_merging(game, spell.stickers, there.stickers)


@STICKERS_OF_MELDED
def stickers_of_melded(game: Game, first: GameObject, second: GameObject) -> tuple[Sticker, ...]:
    """A melded permanent has the stickers of both cards, in the order of their timestamps."""
    stickers = (*first.stickers, *second.stickers)
    if stickers:
        STICKERS_OF_MELDED.decided(game, f"the stickers of {first.label} and {second.label} stay in order")
    return tuple(sorted(stickers, key=lambda sticker: sticker.timestamp))


@TIMESTAMP_OF_STICKERS
def in_order_of_merging(
    game: Game, of_spell: tuple[Sticker, ...], there: tuple[Sticker, ...]
) -> tuple[Sticker, ...]:
    """A sticker on what becomes part of a merged permanent receives a timestamp then."""
    if not of_spell:
        return there
    TIMESTAMP_OF_STICKERS.decided(game, "stickers receive timestamps as their object merges")
    ordered = sorted(of_spell, key=lambda sticker: sticker.timestamp)
    return (*there, *(replace(s, timestamp=(game.clock, k)) for k, s in enumerate(ordered, 1)))


@STICKERS_OF_COMPONENTS
def who_keeps_stickers(game: Game, merged: GameObject, to: str) -> tuple[int, ...]:
    """Of the objects that a merged permanent becomes, one keeps its stickers; its owner chooses which."""
    if not merged.stickers or to in ("hand", "library"):
        return ()
    labels = tuple(part.label for part in merged.components)
    question = f"choose which of its components keeps the stickers of {merged.label}"
    kept = labels.index(ask_one(game, merged.owner, question, labels))
    STICKERS_OF_COMPONENTS.decided(game, f"{labels[kept]} alone keeps the stickers of {merged.label}")
    return (kept,)
