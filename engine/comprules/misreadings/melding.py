"""701.42, 712: meld cards, misread."""

from __future__ import annotations

from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.happening.melding import (
    COMBINED_BACK_FACE,
    MELDED_LEAVES,
    combined_face,
    parts_that_leave,
)
from comprules.happening.stickers import STICKERS_OF_MELDED, stickers_of_melded
from comprules.mana import ManaCost
from comprules.rules.actions.melding import (
    NOT_MELDED,
    WHAT_CAN_BE_MELDED,
    can_be_melded,
    left_as_they_are,
)
from comprules.rules.meaning.last_known_information import MANA_VALUE_OF_MELDED, cost_of_melded
from comprules.rules.meaning.names_of_objects import NAMES_OF_MELDED, names_of_melded
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, Sticker, View

__all__: list[str] = []


@COMBINED_BACK_FACE.misreading_of(combined_face)
def as_the_first_card(_game: Game, first: GameObject, _second: GameObject) -> Characteristics:
    """A melded permanent has the values of one of its cards."""
    return first.base


@MELDED_LEAVES.misreading_of(parts_that_leave)
def only_one_card(_game: Game, old: GameObject) -> tuple[GameObject, ...]:
    """One permanent is one card."""
    return old.components[:1]


@STICKERS_OF_MELDED.misreading_of(stickers_of_melded)
def without_stickers(_game: Game, _first: GameObject, _second: GameObject) -> tuple[Sticker, ...]:
    """A new permanent has no stickers."""
    return ()


@WHAT_CAN_BE_MELDED.misreading_of(can_be_melded)
def by_their_names(_game: Game, things: tuple[int, ...]) -> bool:
    """Whatever has had the right name is melded."""
    return len(things) == 2


@NOT_MELDED.misreading_of(left_as_they_are)
def put_back(game: Game, player: str, cards: tuple[int, ...]) -> Game:
    """What can't be melded comes back."""
    return happen(game, *(Moves(i, "battlefield", under=player) for i in cards))


@MANA_VALUE_OF_MELDED.misreading_of(cost_of_melded)
def without_a_cost(_game: Game, _found: GameObject, _view: View) -> ManaCost | None:
    """The combined back face has no mana cost, so the mana value is 0."""
    return None


@NAMES_OF_MELDED.misreading_of(names_of_melded)
def names_of_cards_alone(_game: Game, known: frozenset[str]) -> frozenset[str]:
    """Half a face has no name."""
    return known
