"""Whole games of two decks, by nothing but the rules: from opening hands to a winner, saved and played again."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from comprules.judge import Position
from comprules.kit.cards import load_cards
from comprules.kit.deck_files import position_of_decks, read_deck
from comprules.kit.judges import our_judge
from comprules.kit.replay import Recorder, read_recording, recording_json, replay_differences
from comprules.kit.simple_player import play_game

DECKS = {path.stem: path for path in sorted((Path(__file__).parent / "decks").glob("*.txt"))}
PAIRS = list(combinations(DECKS, 2))


def starting(first: str, second: str, seed: int) -> Position:
    cards = load_cards()
    decks = {
        player: read_deck(DECKS[deck].read_text("utf-8"), deck, cards)
        for player, deck in (("Alice", first), ("Bob", second))
    }
    return position_of_decks(decks, cards, seed)


def test_five_decks_make_ten_games() -> None:
    assert len(PAIRS) == 10


@pytest.mark.parametrize(
    ("seed", "pair"), list(enumerate(PAIRS)), ids=[" against ".join(pair) for pair in PAIRS]
)
def test_a_game_goes_from_opening_hands_to_a_winner_and_again(seed: int, pair: tuple[str, str]) -> None:
    judge = Recorder(our_judge())
    story = play_game(judge, starting(*pair, seed), seed)
    board = judge.board()
    (winner,) = (one.name for one in board.players if one.won)
    (loser,) = (one for one in board.players if one.lost)
    assert story[-1] == f"{winner} wins"
    assert loser.life <= 0 or not any(
        one.zone == "library" and one.owner == loser.name for one in board.objects
    )
    applied = {line.number for line in judge.trace()}
    assert applied >= {"103.5", "305.1", "510.2", "601.2a"}
    kept = read_recording(recording_json(judge.recording("a game")), "a game")
    assert replay_differences(kept, our_judge()) == ()


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    told = [play_game(our_judge(), starting("red", "green", seed), seed) for seed in (5, 5, 6)]
    assert told[0] == told[1] != told[2]
