"""701.38: each player votes for one of some words, or for one of some objects."""

from __future__ import annotations

from comprules.abilities.keyword_actions import Vote
from comprules.abilities.nouns import AllThese
from comprules.book.citing import cite
from comprules.keywords.rules_701 import VOTING
from comprules.questions import ask_objects, ask_one
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_objects
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["WHAT_IS_VOTED_FOR", "vote"]

WHAT_IS_VOTED_FOR = cite("701.38b")


@VOTING
@WHAT_IS_VOTED_FOR
def vote(game: Game, speaker: Speaker, effect: Vote) -> tuple[Game, Speaker]:
    """The players vote one after the other, the controller first; what got the most votes is known then."""
    start = game.alive.index(speaker.controller)
    voters = (*game.alive[start:], *game.alive[:start])
    text = f"{game.label(speaker.source)}: what is the vote for?"
    if effect.kind is None:
        votes = tuple(ask_one(game, voter, text, effect.words) for voter in voters)
        for voter, word in zip(voters, votes, strict=True):
            VOTING.decided(game, f"{voter} votes for {word}")
        return game, replace(speaker, current=replace(speaker.current, did=True, votes=votes))
    there = named_objects(game, speaker, AllThese(effect.kind))
    chosen = [thing for voter in voters for thing in ask_objects(game, voter, text, there)]
    for voter, thing in zip(voters, chosen, strict=False):
        VOTING.decided(game, f"{voter} votes for {game.label(thing)}")
    WHAT_IS_VOTED_FOR.decided(game, f"{len(there)} objects could be voted for")
    most = max(map(chosen.count, chosen), default=0)
    won = tuple(dict.fromkeys(thing for thing in chosen if chosen.count(thing) == most))
    return game, replace(speaker, current=replace(speaker.current, did=bool(won), objects=won, done=won))
