"""727: a game within a game, with cards of the main game, which stands still meanwhile."""

from __future__ import annotations

from immutables import Map

from comprules.events.turn import Discontinues, TakesBack
from comprules.happening.new_objects import put_in_zone, remember_object, without_object
from comprules.happening.restarting import IN_DECKS, anew, as_at_first
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject
from comprules.words import COMMAND_TYPES, STEPS

__all__ = [
    "MAIN_GAME",
    "can_be_brought_in",
    "discontinued",
    "in_supplementary_deck",
    "is_nontraditional",
    "main_game_of",
    "subgame_within",
    "was_last_in",
    "with_cards_back",
]

MAIN_GAME = "main game"
"""The note on a card of the main game, which is outside the subgame."""

_KINDS_ASIDE = COMMAND_TYPES | {"dungeon"}


def discontinued(game: Game, before: Game, event: Discontinues) -> Game:
    """Return the main game as it stands still, without the cards that are in the decks of the subgame."""
    for i in event.cards:
        game = without_object(remember_object(game, before, i), i)
    return replace(game, discontinued=event.rest)


def subgame_within(main: Game, before: Game, event: Discontinues, outside: tuple[int, ...]) -> Game:
    """Return the subgame as it is before anything is done to start it.

    ``before`` is the main game with all its cards, ``outside`` are those that can be brought in from there.
    """
    players = tuple(name for name in before.order if not before.players[name].gone)
    game = Game(
        players=Map({name: anew(before.players[name]) for name in players}),
        order=players,
        arbiter=main.arbiter,
        active=event.starting,
        step=STEPS[0],
        turn=0,
        begun=main.begun,
        clock=main.clock,
        next_id=main.next_id,
        seed=main.seed,
        lots=main.lots,
        reference=main.reference,
        beginning=replace(main.beginning, starting=event.starting),
        main=main,
    )
    for i in reversed(event.cards):
        game = _in_its_place(game, before.objects[i])
    for player in players:
        for i in before.zone("none", player):
            game = put_in_zone(game, before.objects[i])
    for i in outside:
        game = put_in_zone(game, _as_seen_from_within(game, before.objects[i]))
    return game


def _as_seen_from_within(game: Game, there: GameObject) -> GameObject:
    """Return a card of the main game as it is outside the subgame: a card, and nothing that it is there."""
    return GameObject(
        id=there.id,
        label=there.label,
        base=there.back if there.turned and there.back is not None else there.base,
        owner=there.owner,
        controller=there.owner,
        controlled_by=there.owner,
        zone="none",
        timestamp=game.clock,
        notes=Map({"deck": MAIN_GAME}),
        adventure=there.adventure,
        back=there.base if there.turned else there.back,
        commander=there.commander,
    )


def can_be_brought_in(there: GameObject) -> bool:
    """Say whether an object of the main game is a card that could be brought into a subgame."""
    return there.kind == "card" and not there.components and not _KINDS_ASIDE & there.base.types


def is_nontraditional(card: GameObject) -> bool:
    """Say whether a card begins the game in a supplementary deck."""
    return bool(IN_DECKS.keys() & (card.base.types | card.base.subtypes))


def in_supplementary_deck(card: GameObject) -> bool:
    """Say whether a card in the command zone is in a supplementary deck, and not face up."""
    return card.face_down and is_nontraditional(card)


def was_last_in(game: Game, player: str) -> Game:
    """Return the game with a player's cards in it: as it was when the player left it, if that was so."""
    departed: Game = game.departed.get(player, game)
    return departed


def main_game_of(game: Game) -> Game:
    """Return the main game, in which chance and numbers go on from where they are in the subgame.

    Raises: AssertionError: the game is no subgame.
    """
    main = game.main
    assert main is not None
    return replace(
        main,
        next_id=game.next_id,
        clock=game.clock,
        begun=game.begun + 1,
        seed=game.seed,
        lots=game.lots,
        discontinued=None,
        beginning=replace(main.beginning, shuffles=game.beginning.shuffles),
    )


def with_cards_back(game: Game, event: TakesBack) -> Game:
    """Return the main game with the cards that were in the subgame, in libraries or where such decks are."""
    for i in event.gone:
        if i in game.objects:
            game = without_object(game, i)
    for card in event.cards:
        game = _in_its_place(game, card)
    return game


def _in_its_place(game: Game, card: GameObject) -> Game:
    """Put a card into a library, or into the command zone if it belongs there or was a commander there."""
    return as_at_first(game, card, "command" if card.commander and card.zone == "command" else "library")
