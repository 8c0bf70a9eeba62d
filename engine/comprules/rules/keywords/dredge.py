"""702.52: dredge, which replaces draws from a graveyard."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.instructions import Mill, Move
from comprules.abilities.kinds import Effect
from comprules.abilities.simple_nouns import It, Number, You
from comprules.abilities.slots import NOW
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Draws
from comprules.keyword_instances import working
from comprules.keywords.rules_702_2_to_60 import DREDGE
from comprules.questions import ask_yes
from comprules.ruleset import AfterReplacing, Instead, Replacing, views
from comprules.state.game import Game

__all__ = [
    "TOO_FEW_CARDS_TO_DREDGE",
    "dredge",
    "dredged",
]

TOO_FEW_CARDS_TO_DREDGE = cite("702.52b")


def dredge(game: Game, event: Event) -> Iterator[Replacing]:
    """Yield the cards with dredge in the graveyard of a player who would draw a card."""
    if not isinstance(event, Draws):
        return
    for i in game.zone("graveyard", event.player):
        for ability in working(game, views(game)[i].abilities, "dredge"):
            if ability.number:
                yield from dredged(game, event, i, ability.number)


@DREDGE
@TOO_FEW_CARDS_TO_DREDGE
def dredged(game: Game, event: Draws, card: int, number: int) -> Iterator[Replacing]:
    """With enough cards in the library a player may mill them instead of drawing and take the card back."""
    if len(game.zone("library", event.player)) < number:
        TOO_FEW_CARDS_TO_DREDGE.decided(
            game, f"{event.player} has too few cards to dredge {game.label(card)}"
        )
        return
    effects: tuple[Effect, ...] = (Move(It(slot=NOW), "hand"), Mill(You(), Number(number)))

    def apply(now: Game) -> AfterReplacing:
        if not ask_yes(now, event.player, f"dredge {now.label(card)}?"):
            return now, (event,), ()
        DREDGE.decided(now, f"{event.player} dredges {now.label(card)}")
        return now, (), (Instead(card, event.player, effects, (card,)),)

    yield Replacing(
        ("dredge", card), f"dredge {game.label(card)}", event.player, apply, DREDGE, optional=True
    )
