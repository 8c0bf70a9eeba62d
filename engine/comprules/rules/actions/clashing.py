"""701.30: players clash, with the top cards of their libraries."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.zones import Moves, Reveals
from comprules.happening import happen
from comprules.keywords.rules_701 import CLASHING
from comprules.questions import ask_one
from comprules.rules.effects.choices import choosing_in_turn
from comprules.rules.meaning import Speaker, opponents_of
from comprules.rules.meaning.last_known_information import mana_value
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ALL_CLASH_AT_ONCE",
    "WINNING_A_CLASH",
    "WITH_AN_OPPONENT",
    "clash",
    "clashing_players",
    "put_away",
    "wins",
]

WITH_AN_OPPONENT = cite("701.30b")
ALL_CLASH_AT_ONCE = cite("701.30c")
WINNING_A_CLASH = cite("701.30d")


@CLASHING
def clash(game: Game, speaker: Speaker) -> tuple[Game, bool]:
    """Those who clash each reveal the top card of their library; then each may put it on the bottom.

    The second value says whether the player of whom it was asked has won.
    """
    player = speaker.controller
    players = clashing_players(game, speaker)
    cards = {each: card for each in players for card in game.zone("library", each)[:1]}
    CLASHING.decided(game, f"{' and '.join(players)} clash")
    game = happen(
        game, *(Reveals(each, card, speaker.source, speaker.of.origin) for each, card in cards.items())
    )
    won = wins(game, player, {each: mana_value(game, views(game), card) for each, card in cards.items()})
    return put_away(game, cards), won


@WITH_AN_OPPONENT
def clashing_players(game: Game, speaker: Speaker) -> tuple[str, ...]:
    """An opponent is chosen, and clashes as well."""
    player = speaker.controller
    text = f"{game.label(speaker.source)}: clash with"
    opponent = ask_one(game, player, text, opponents_of(game, player))
    WITH_AN_OPPONENT.decided(game, f"{player} chooses {opponent}, and both clash")
    return player, opponent


@ALL_CLASH_AT_ONCE
def put_away(game: Game, cards: dict[str, int]) -> Game:
    """In turn order each decides where the revealed card goes; then all that go do so at once."""
    gone: list[int] = []
    for each in choosing_in_turn(game, tuple(cards)):
        where = ask_one(game, each, f"where does {game.label(cards[each])} go?", ("top", "bottom"))
        gone += [cards[each]] if where == "bottom" else []
    ALL_CLASH_AT_ONCE.decided(
        game, f"{len(gone)} of the {len(cards)} revealed cards go to the bottom, at once"
    )
    return happen(game, *(Moves(card, "library", place="bottom") for card in gone))


@WINNING_A_CLASH
def wins(game: Game, player: str, values: dict[str, int]) -> bool:
    """Who revealed a card of greater mana value than each other card has won; in a tie nobody has."""
    others = [value for each, value in values.items() if each != player]
    won = player in values and all(values[player] > value for value in others)
    WINNING_A_CLASH.decided(game, f"{player} {'wins' if won else 'does not win'} the clash")
    return won
