"""What is chosen by name: colors, types, names of cards, players."""

from __future__ import annotations

from itertools import combinations

from comprules.questions import ask_one
from comprules.rules.meaning.colors import colors_that_can_be_chosen
from comprules.rules.meaning.names_of_objects import (
    names_known,
    names_of_adventures,
    names_of_faces,
    names_of_flip_cards,
    names_of_kind,
    names_of_melded,
    names_of_split_cards,
)
from comprules.rules.meaning.types_and_subtypes import subtypes_to_choose_from
from comprules.rules.meaning.which_players import opponents_of
from comprules.state.game import Game
from comprules.words import BASIC_LAND_TYPES, CARD_TYPES

__all__ = ["choose_word", "remembered_as"]


def remembered_as(kind: str) -> str:
    """Return the kind under which others ask for what was chosen: an opponent is the chosen player."""
    return "card name" if kind.endswith(" card name") else {"opponent": "player"}.get(kind, kind)


def choose_word(game: Game, player: str, kind: str, other_than: str = "", among: tuple[str, ...] = ()) -> str:
    """Have a player choose a word of a kind, or a player, but for one that is not allowed."""
    match kind:
        case "color" | "color word":
            options: tuple[str, ...] = colors_that_can_be_chosen(game, player)
        case "color or colors":
            colors = colors_that_can_be_chosen(game, player)
            options = tuple(
                " and ".join(some) for n in range(len(colors)) for some in combinations(colors, n + 1)
            )
        case "basic land type":
            options = tuple(BASIC_LAND_TYPES)
        case "color word or basic land type":
            options = (*colors_that_can_be_chosen(game, player), *BASIC_LAND_TYPES)
        case "card type":
            options = tuple(sorted(CARD_TYPES))
        case "creature type":
            options = subtypes_to_choose_from(game, kind)
        case "card name" | "nonland card name" | "artifact card name":
            known = names_of_flip_cards(game, names_of_split_cards(game, names_known(game)))
            known = names_of_melded(game, known)
            known = names_of_adventures(game, names_of_faces(game, known))
            options = tuple(sorted(names_of_kind(game, known, kind.removesuffix("card name").strip())))
        case "player":
            options = game.alive
        case "opponent":
            options = opponents_of(game, player)
        case _:
            raise AssertionError(kind)
    options = tuple(option for option in among or options if option != other_than)
    return ask_one(
        game,
        player,
        f"choose {'an' if kind in ('opponent', 'artifact card name') else 'a'} {kind.replace('color word', 'color')}",
        options,
    )
