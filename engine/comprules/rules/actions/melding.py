"""701.42: melding the two cards of a meld pair."""

from __future__ import annotations

from comprules.abilities.conditions import BothYours
from comprules.abilities.parts import parts_of
from comprules.book.citing import cite
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.keywords.rules_701 import MELDING
from comprules.questions import ask_objects
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.conditions import both_yours
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "NOT_MELDED",
    "WHAT_CAN_BE_MELDED",
    "can_be_melded",
    "exile_and_meld",
    "left_as_they_are",
    "meld",
    "melds",
]

WHAT_CAN_BE_MELDED = cite("701.42b")
NOT_MELDED = cite("701.42c")


def exile_and_meld(game: Game, speaker: Speaker) -> Game:
    """Exile the two objects that the ability's condition names, and meld them."""
    condition = _condition_in(speaker.of.ability)
    assert condition is not None
    pairs = both_yours(game, views(game), speaker, condition)  # there are some, or it would not resolve
    one, other = pairs[0]
    if len(pairs) > 1:
        text = f"choose what {game.label(one)} melds with"
        (other,) = ask_objects(game, speaker.controller, text, [second for _, second in pairs])
    game = happen(game, Moves(one, "exile"), Moves(other, "exile"))
    there = tuple(game.successor.get(i, 0) for i in (one, other))
    return meld(game, speaker.controller, tuple(i for i in there if i in game.zone("exile")))


def _condition_in(part: object) -> BothYours | None:
    """Return the condition of an ability that names the two objects, wherever it stands."""
    if isinstance(part, BothYours):
        return part
    return next((found for inner in parts_of(part) if (found := _condition_in(inner)) is not None), None)


def meld(game: Game, player: str, cards: tuple[int, ...]) -> Game:
    """A player melds two cards, if they can be melded."""
    if can_be_melded(game, cards):
        return melds(game, player, cards[0], cards[1])
    return left_as_they_are(game, player, cards)


@NOT_MELDED
def left_as_they_are(game: Game, _player: str, cards: tuple[int, ...]) -> Game:
    """What can't be melded stays where it is."""
    those = " and ".join(map(game.label, cards)) or "nothing"
    NOT_MELDED.decided(game, f"{those} can't be melded, and stays in its zone")
    return game


@WHAT_CAN_BE_MELDED
def can_be_melded(game: Game, things: tuple[int, ...]) -> bool:
    """Say whether these are the two cards of one meld pair."""
    found = [game.objects[i] for i in things]
    pair = (
        len(found) == 2
        and all(thing.kind == "card" for thing in found)
        and found[0].base.melds_with == found[1].base.name
    )
    those = " and ".join(thing.label for thing in found) or "nothing"
    WHAT_CAN_BE_MELDED.decided(
        game, f"{those}: {'the two cards' if pair else 'not the two cards'} of a meld pair"
    )
    return pair


@MELDING
def melds(game: Game, player: str, first: int, second: int) -> Game:
    """Two cards are put onto the battlefield with their back faces up and combined."""
    MELDING.decided(game, f"{player} melds {game.label(first)} and {game.label(second)}")
    return happen(game, Moves(first, "battlefield", under=player, melded_with=second))
