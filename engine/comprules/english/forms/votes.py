"""Players vote, and what comes of it is told by what they voted for (701.38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from comprules.abilities.conditions import VoteIs
from comprules.abilities.keyword_actions import Vote
from comprules.abilities.nouns import DoneThisWay
from comprules.abilities.simple_nouns import VotesFor
from comprules.english.forms.form import Form, Topic, part
from comprules.english.writing_words import listed, refuse

if TYPE_CHECKING:
    from lark import Token

__all__ = ["FOR_EACH_VOTE", "NUMBER_OF_VOTES", "VOTED_FOR", "VOTES", "VOTE_WON"]


def _ballot(*words: Token) -> tuple[str, ...]:
    return tuple(map(str, words))


def _ballot_words(words: tuple[str, ...]) -> str:
    if len(words) < 2:
        raise refuse(words)
    return listed(words, "or")


part("ballot", 'VOTE_WORD "or" VOTE_WORD', _ballot_words, "time or money", of=tuple, read=_ballot, takes=2)
part("vote_word", "VOTE_WORD", str, "time", of=str, read=str)
_BEFORE: Final = "When this creature enters, starting with you, each player votes for time or money. "
VOTES: Final = Topic(
    "vote",
    Form(Vote, "starting with you, each player votes for {words:ballot}"),
    Form(Vote, "starting with you, each player votes for / a(n) {kind:one_such}"),
    frame="When this creature enters, {}.",
)
VOTE_WON: Final = (
    Form(VoteIs, "{word:vote_word} gets more votes", frame=_BEFORE + "If {}, draw a card."),
    Form(
        VoteIs,
        "{word:vote_word} gets more votes or the vote is tied",
        tied=True,
        frame=_BEFORE + "If {}, draw a card.",
    ),
)
NUMBER_OF_VOTES: Final = Form(
    VotesFor, "the number of {word:vote_word} votes", frame=_BEFORE + "You gain X life, where X is {}."
)
FOR_EACH_VOTE: Final = Form(
    VotesFor, "for each {word:vote_word} vote", written=False, frame=_BEFORE + "You gain 1 life {}."
)
VOTED_FOR: Final = Form(
    DoneThisWay,
    "each {filter:one_such} with the most votes or tied for most votes",
    how="given the most votes",
    frame="When this creature enters, starting with you, each player votes for a creature. Exile {}.",
)
