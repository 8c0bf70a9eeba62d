"""701.51, 701.52, 717: Attractions, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.nouns import Subject
from comprules.events.every import Event
from comprules.keywords.rules_701 import OPENING_ATTRACTIONS, ROLLING_TO_VISIT
from comprules.keywords.rules_702_121_to_183 import VISIT
from comprules.rules.actions.attractions import (
    FROM_THE_COMMAND_ZONE,
    JUNKYARD,
    OPENED,
    TOP_CARD_OF_THE_DECK,
    attraction_deck,
    has_opened,
    lit_up,
    put_top_attraction,
    without_junkyard,
)
from comprules.rules.meaning import Speaker
from comprules.rules.replacement.junkyard import ASTROTORIUM_BACK, to_the_junkyard
from comprules.rules.special_cards.supplementary_cards import deck_of
from comprules.rules.triggers.visiting import VISIT_ABILITIES, visited
from comprules.rules.triggers.what_triggered import About
from comprules.ruleset import Replacing, views
from comprules.state.game import Game

__all__: list[str] = []


@TOP_CARD_OF_THE_DECK.misreading_of(put_top_attraction)
@FROM_THE_COMMAND_ZONE.misreading_of(put_top_attraction)
def only_turned_up(game: Game, _player: str, _thing: int) -> Game:
    """An Attraction stays in the command zone as it is opened."""
    return game


@OPENED.misreading_of(has_opened)
def opened_anyway(_game: Game, _thing: int) -> bool:
    """An Attraction that doesn't enter has been opened as well."""
    return True


@JUNKYARD.misreading_of(without_junkyard)
def with_the_junkyard(game: Game, player: str) -> tuple[int, ...]:
    """The cards in the junkyard are opened again."""
    deck = deck_of(game, player, "Attraction")
    there = (game.objects[i] for i in game.zone("command"))
    return (
        *deck,
        *(o.id for o in there if o.owner == player and "Attraction" in o.base.subtypes and o.id not in deck),
    )


@ROLLING_TO_VISIT.misreading_of(lit_up)
def whatever_is_rolled(game: Game, player: str, _result: int) -> tuple[int, ...]:
    """All Attractions are visited, whatever the result."""
    board = views(game)
    return tuple(
        i for i in game.battlefield if board[i].controller == player and "Attraction" in board[i].subtypes
    )


@OPENING_ATTRACTIONS.misreading_of(attraction_deck)
def any_attraction_deck(game: Game, player: str) -> tuple[int, ...]:
    """A player without an Attraction deck opens an Attraction of somebody else's."""
    return next((deck for who in (player, *game.order) if (deck := deck_of(game, who, "Attraction"))), ())


@ASTROTORIUM_BACK.misreading_of(to_the_junkyard)
def like_any_card(_game: Game, _event: Event) -> Iterator[Replacing]:
    """An Attraction card goes to the graveyard like any card."""
    yield from ()


@VISIT.misreading_of(visited)
@VISIT_ABILITIES.misreading_of(visited)
def whichever_is_visited(
    _after: Game, _speaker: Speaker, _who: Subject, thing: int, *, by_them: bool
) -> Iterator[About]:
    """Every visit ability of a player triggers as any Attraction is visited."""
    if by_them:
        yield About((thing,))
