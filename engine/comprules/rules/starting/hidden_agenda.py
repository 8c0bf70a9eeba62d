"""702.106: conspiracies that are put into the command zone face down, with a card name chosen in secret."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import TurnsFace
from comprules.happening import happen
from comprules.keyword_instances import works
from comprules.keywords.rules_702_61_to_120 import HIDDEN_AGENDA
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.choosing_words import choose_word
from comprules.rules.meaning.linked_abilities import remember_choice
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["NAME_IS_NOTED", "with_agenda_hidden"]

NAME_IS_NOTED = cite("702.106b")


@HIDDEN_AGENDA
@NAME_IS_NOTED
def with_agenda_hidden(game: Game, player: str, conspiracy: int) -> Game:
    """A conspiracy with hidden agenda is turned face down, and its player chooses a card name in secret."""
    if not works(game, views(game)[conspiracy], "hidden agenda"):
        return game
    HIDDEN_AGENDA.decided(game, f"{game.label(conspiracy)} is put down with a name chosen in secret")
    name = choose_word(game, player, "card name")
    NAME_IS_NOTED.decided(game, f"{player} notes {name}")
    game = remember_choice(game, Speaker(conspiracy, player), "card name", name)
    return happen(game, TurnsFace(conspiracy, down=True))
