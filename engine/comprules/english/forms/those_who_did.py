"""Those of several players who did what each might have done, or who did not (608.2d)."""

from __future__ import annotations

from typing import Final, Literal

from comprules.abilities.simple_nouns import DoneByPlayers, WhoDid
from comprules.english.forms.form import Form, fixed

__all__ = ["WHO_DID", "WHO_DID_ONE"]

_MAY: Final[dict[DoneByPlayers, str]] = {
    "": "draw a card",
    "search": "search their library for a card, then return it to its owner's hand, then shuffle",
    "discard": "discard a card",
    "sacrifice": "sacrifice a creature",
    "draw": "draw a card",
    "shuffle": "shuffle their graveyard into their library",
    "put": "put a land card in that player's hand onto the battlefield under that player's control",
}
"""What each player may do in the sentence before."""
_DID: Final[tuple[tuple[DoneByPlayers, str], ...]] = (
    ("", "does"),
    ("", "did"),
    ("search", "searched their library this way"),
    ("discard", "discarded a card this way"),
    ("sacrifice", "sacrificed a creature this way"),
    ("sacrifice", "sacrificed a permanent this way"),
    ("draw", "drew a card this way"),
    ("shuffle", "shuffled their graveyard into their library this way"),
    ("put", "put a card onto the battlefield this way"),
)
_DID_NOT: Final[tuple[tuple[DoneByPlayers, str], ...]] = (
    ("", "doesn't"),
    ("", "didn't"),
    ("", "can't"),
    ("sacrifice", "didn't sacrifice a creature this way"),
    ("sacrifice", "didn't sacrifice a permanent this way"),
    ("sacrifice", "didn't sacrifice a creature"),
    ("discard", "didn't discard a card this way"),
    ("discard", "didn't discard a card"),
)
_PLAYERS: Final[tuple[Literal["player", "opponent"], ...]] = ("player", "opponent")


def _who_did(article: str, frame: str) -> tuple[Form, ...]:
    """Return the forms behind ``each``, or behind ``for each``, which brings the word itself."""
    return tuple(
        fixed(
            WhoDid(of, did, how),
            f"{article}{of} / who {words}",
            frame=frame.format(_MAY[how], "{}"),
            written=words == dict(reversed(said))[how],
        )
        for did, said in ((True, _DID), (False, _DID_NOT))
        for how, words in said
        for of in _PLAYERS
    )


WHO_DID: Final = _who_did("each ", "When this creature enters, each player may {}. {} loses 1 life.")
WHO_DID_ONE: Final = _who_did("", "When this creature enters, each player may {}. For each {}, draw a card.")
