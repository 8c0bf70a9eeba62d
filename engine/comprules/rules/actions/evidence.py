"""701.59: players collect evidence."""

from __future__ import annotations

from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.keywords.rules_701 import COLLECTING_EVIDENCE
from comprules.questions import ask_objects
from comprules.rules.costs.evidence import can_collect, total_mana_value
from comprules.rules.effects.taking_actions import acting
from comprules.rules.meaning import Speaker
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["collect_evidence"]


@COLLECTING_EVIDENCE
def collect_evidence(game: Game, speaker: Speaker, number: int) -> Game:
    """A player exiles any number of cards from the graveyard that are worth so much mana together."""
    player = speaker.controller
    if not can_collect(game, player, number):
        return game
    chosen = _chosen(game, player, number)
    COLLECTING_EVIDENCE.decided(game, f"{player} collects evidence {number}")
    game, acts = acting(game, player, "collect evidence", number)
    return happen(game, *(Moves(card, "exile") for card in chosen)) if acts else game


def _chosen(game: Game, player: str, number: int) -> tuple[int, ...]:
    """Return cards that a player chooses; as long as they are worth too little, there must be more."""
    cards = game.zone("graveyard", player)
    board = views(game)
    values = sorted((board[card].mana_value for card in cards), reverse=True)
    least = next((n for n in range(len(values) + 1) if sum(values[:n]) >= number), 0)
    text = f"choose cards to exile, worth {number} or more"
    chosen = ask_objects(game, player, text, cards, least, len(cards))
    while len(chosen) < len(cards) and total_mana_value(game, chosen) < number:
        left = tuple(card for card in cards if card not in chosen)
        chosen += ask_objects(game, player, f"{text}: these are worth too little", left, 1, len(left))
    return chosen
