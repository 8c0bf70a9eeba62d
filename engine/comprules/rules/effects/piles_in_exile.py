"""406.4: cards that lie face down in exile are kept in piles, and chosen by pile."""

from __future__ import annotations

from collections.abc import Sequence

from comprules.book.citing import cite
from comprules.happening.chance import at_random
from comprules.questions import Question, ask
from comprules.rules.permission.looking_at_cards import is_allowed
from comprules.state.game import Game

__all__ = ["PILES_IN_EXILE", "chosen_by_pile", "lie_in_piles", "note_of_pile"]

PILES_IN_EXILE = cite("406.4")

_NOTE = "pile"


def note_of_pile(game: Game) -> tuple[tuple[str, str], ...]:
    """Return the note for the cards that one instruction exiles face down now: they are one pile."""
    return ((_NOTE, str(game.clock)),)


def lie_in_piles(game: Game, player: str, things: Sequence[int]) -> tuple[int, ...]:
    """Return those of some objects that lie face down in exile, and that a player may not look at."""
    return tuple(
        i
        for i in things
        if game.objects[i].zone == "exile" and game.objects[i].face_down and not is_allowed(game, player, i)
    )


@PILES_IN_EXILE
def chosen_by_pile(
    game: Game, player: str, text: str, there: tuple[int, ...], least: int, most: int
) -> tuple[int, ...]:
    """Of cards that a player may not look at he or she chooses a pile, from which one is taken at random."""
    chosen: list[int] = []
    while len(chosen) < most:
        left = tuple(i for i in there if i not in chosen)
        piles = _piles(game, lie_in_piles(game, player, left))
        options: dict[str, tuple[int, ...]] = {
            game.label(i): (i,) for i in left if not any(i in pile for pile in piles)
        }
        options |= {f"pile {n} of {len(pile)}": pile for n, pile in enumerate(piles, 1)}
        picks = ask(game, Question(player, text, tuple(options), 0 if len(chosen) >= least else 1))
        if not picks:
            break
        cards = options[picks[0]]
        PILES_IN_EXILE.decided(game, f"{player} chooses {picks[0]} of the cards in exile")
        chosen += at_random(game, cards, 1) if len(cards) > 1 else cards
    return tuple(chosen)


def _piles(game: Game, hidden: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return face-down cards by when and how they were exiled, the pile that has been there longest first."""
    found: dict[str, tuple[int, ...]] = {}
    for i in hidden:
        pile = game.objects[i].notes.get(_NOTE, f"alone {i}")
        found[pile] = (*found.get(pile, ()), i)
    return tuple(found.values())
