"""121.2b, 121.3: who may choose that cards are drawn, or pay with that."""

from __future__ import annotations

from comprules.abilities.instructions import DrawCards
from comprules.abilities.kinds import Effect
from comprules.book.citing import cite
from comprules.events.zones import Draws
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_players, number_of
from comprules.rules.meaning.speaker import dealing_with_player
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CHOOSING_DRAWS_OF_ANOTHER",
    "CHOOSING_SEVERAL_DRAWS",
    "CHOOSING_TO_DRAW",
    "can_choose_for_another",
    "can_choose_several",
    "can_choose_to_draw",
    "could_be_drawn",
    "nothing_forbids",
]

CHOOSING_SEVERAL_DRAWS = cite("121.2b")
CHOOSING_TO_DRAW = cite("121.3")
CHOOSING_DRAWS_OF_ANOTHER = cite("121.3a")


def could_be_drawn(game: Game, speaker: Speaker, effect: Effect) -> bool:
    """Say whether cards that an instruction has players draw may be chosen, or paid with."""
    if not isinstance(effect, DrawCards):
        return True
    for player in named_players(game, speaker, effect.players):
        number = number_of(game, dealing_with_player(speaker, player), effect.amount)
        possible = can_choose_to_draw(game, player) and can_choose_several(game, player, number)
        if player not in (speaker.controller, *speaker.current.players):
            possible = can_choose_for_another(game, player, possible=possible)
        if not possible:
            return False
    return True


@CHOOSING_TO_DRAW
def can_choose_to_draw(game: Game, player: str) -> bool:
    """To draw can be chosen with an empty library, but not where an effect forbids the draw."""
    possible = nothing_forbids(game, player)
    if not possible:
        CHOOSING_TO_DRAW.decided(game, f"{player} can't draw, so that can't be chosen")
    elif not game.zone("library", player):
        CHOOSING_TO_DRAW.decided(game, f"{player} has no card to draw, and that can be chosen all the same")
    return possible


@CHOOSING_SEVERAL_DRAWS
def can_choose_several(game: Game, player: str, number: int) -> bool:
    """Whoever may draw no more than one card a turn can't choose to draw several."""
    if number < 2:
        return True
    drawn = game.this_turn.get(("drawn", player), 0)
    later = replace(game, this_turn=game.this_turn.set(("drawn", player), drawn + number - 1))
    possible = nothing_forbids(later, player)
    if not possible:
        CHOOSING_SEVERAL_DRAWS.decided(game, f"{player} can't draw {number} cards, so that can't be chosen")
    return possible


@CHOOSING_DRAWS_OF_ANOTHER
def can_choose_for_another(game: Game, player: str, *, possible: bool) -> bool:
    """Whoever chooses for another player is bound by what that player can do."""
    how = "may" if possible else "can't"
    CHOOSING_DRAWS_OF_ANOTHER.decided(game, f"it {how} be chosen that {player} draws")
    return possible


def nothing_forbids(game: Game, player: str) -> bool:
    """Say whether no effect keeps a player from drawing a card now."""
    return all(found.group != "can't" for found in rules_of(game).replacements(game, Draws(player)))
