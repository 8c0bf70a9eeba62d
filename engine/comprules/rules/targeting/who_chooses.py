"""601.6, 602.3, 700.2e: choices in a proposal that the text gives to an opponent."""

from __future__ import annotations

from comprules.abilities.nouns import Players
from comprules.abilities.simple_nouns import Opponents
from comprules.book.citing import Citation, cite
from comprules.questions import ask_one
from comprules.rules.meaning import Speaker, players_of
from comprules.rules.meaning.reach import asked_beyond_range
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ANOTHER_CHOOSES_FOR_ABILITY",
    "ANOTHER_CHOOSES_FOR_SPELL",
    "ORDER_OF_CHOOSING_FOR_ABILITY",
    "ORDER_OF_CHOOSING_FOR_SPELL",
    "WHICH_OPPONENT_CHOOSES_FOR_ABILITY",
    "WHICH_OPPONENT_CHOOSES_FOR_SPELL",
    "chooser_for_ability",
    "chooser_for_spell",
    "controller_first",
    "first_for_ability",
    "first_for_spell",
    "opponent_for_ability",
    "opponent_for_spell",
    "who_chooses",
]

ANOTHER_CHOOSES_FOR_SPELL = cite("601.6")
WHICH_OPPONENT_CHOOSES_FOR_SPELL = cite("601.6a")
ORDER_OF_CHOOSING_FOR_SPELL = cite("601.6b")
ANOTHER_CHOOSES_FOR_ABILITY = cite("602.3")
WHICH_OPPONENT_CHOOSES_FOR_ABILITY = cite("602.3a")
ORDER_OF_CHOOSING_FOR_ABILITY = cite("602.3b")


def who_chooses(game: Game, speaker: Speaker, chooser: Players | None, *, for_spell: bool) -> str:
    """Say who makes a choice that a spell or ability may give to another player than its controller.

    It gives it to an opponent, of whom there may be several, or to the one player whom it has named.
    """
    player = speaker.controller
    if isinstance(chooser, Opponents):
        choosing = chooser_for_spell if for_spell else chooser_for_ability
        return choosing(game, player, chooser)
    named = players_of(game, views(game), speaker, chooser) if chooser is not None else ()
    return named[0] if named else player


def controller_first(game: Game, player: str, other: str, *, for_spell: bool) -> bool:
    """Say whether the controller chooses before the other player."""
    return first_for_spell(game, player, other) if for_spell else first_for_ability(game, player, other)


def _chooses_first(game: Game, citation: Citation, player: str, other: str) -> bool:
    """The controller chooses first, even where turn order would have it the other way round."""
    chooses = f"{player} chooses first, then {other}"
    if game.alive.index(player) > game.alive.index(other):
        citation.decided(game, chooses)
    else:
        citation.context(game, chooses)
    return True


def _opponents(game: Game, player: str, chooser: Players) -> tuple[str, ...]:
    others = players_of(game, views(game), Speaker(0, player), chooser)
    return asked_beyond_range(game, player, others)


def _asked(game: Game, player: str, others: tuple[str, ...]) -> str:
    return ask_one(game, player, "choose the opponent who makes the choice", others)


# ---- spells: 601.6


@ANOTHER_CHOOSES_FOR_SPELL
def chooser_for_spell(game: Game, player: str, chooser: Players) -> str:
    """An opponent makes the choice for a spell that its text gives to an opponent."""
    ANOTHER_CHOOSES_FOR_SPELL.decided(game, f"an opponent of {player} makes this choice")
    return opponent_for_spell(game, player, _opponents(game, player, chooser))


@WHICH_OPPONENT_CHOOSES_FOR_SPELL
def opponent_for_spell(game: Game, player: str, others: tuple[str, ...]) -> str:
    """Of several opponents the controller of the spell decides who makes the choice."""
    if len(others) > 1:
        WHICH_OPPONENT_CHOOSES_FOR_SPELL.decided(game, f"{player} decides which opponent makes the choice")
    return _asked(game, player, others)


@ORDER_OF_CHOOSING_FOR_SPELL
def first_for_spell(game: Game, player: str, other: str) -> bool:
    """The controller of a spell chooses first, though choices are made in turn order elsewhere."""
    return _chooses_first(game, ORDER_OF_CHOOSING_FOR_SPELL, player, other)


# ---- abilities: 602.3


@ANOTHER_CHOOSES_FOR_ABILITY
def chooser_for_ability(game: Game, player: str, chooser: Players) -> str:
    """An opponent makes the choice for an ability that its text gives to an opponent."""
    ANOTHER_CHOOSES_FOR_ABILITY.decided(game, f"an opponent of {player} makes this choice for an ability")
    return opponent_for_ability(game, player, _opponents(game, player, chooser))


@WHICH_OPPONENT_CHOOSES_FOR_ABILITY
def opponent_for_ability(game: Game, player: str, others: tuple[str, ...]) -> str:
    """Of several opponents the controller of the ability decides who makes the choice."""
    if len(others) > 1:
        WHICH_OPPONENT_CHOOSES_FOR_ABILITY.decided(
            game, f"{player} decides which opponent makes the choice for an ability"
        )
    return _asked(game, player, others)


@ORDER_OF_CHOOSING_FOR_ABILITY
def first_for_ability(game: Game, player: str, other: str) -> bool:
    """The controller of an ability does his or her part first, then the other player."""
    return _chooses_first(game, ORDER_OF_CHOOSING_FOR_ABILITY, player, other)
