"""What those players did who did what each of several might have done, for words to refer to them."""

from __future__ import annotations

from typing import Final

from comprules.abilities.instructions import Discard, DrawCards, Move, Sacrifice, ShuffleIn
from comprules.abilities.kinds import May
from comprules.abilities.searching import PlayersMove, SearchLibrary
from comprules.abilities.simple_nouns import DoneByPlayers, EachPlayer, Opponents, OtherPlayers
from comprules.english.introductions import Offer

__all__ = ["of_doers", "of_those_it_was_done_by"]

_DOINGS: Final[dict[type, DoneByPlayers]] = {
    SearchLibrary: "search",
    Discard: "discard",
    Sacrifice: "sacrifice",
    DrawCards: "draw",
    ShuffleIn: "shuffle",
    PlayersMove: "put",
    Move: "put",
}


def of_those_it_was_done_by(effect: object) -> tuple[Offer, ...]:
    """Return those of several players who did what all were told to do."""
    if not isinstance(effect, Discard | Sacrifice) or not isinstance(
        effect.players, EachPlayer | Opponents | OtherPlayers
    ):
        return ()
    how = frozenset({"so", _DOINGS[type(effect)]})
    return (Offer("those it was done by", "those who did", how, plural=True),)


def of_doers(may: May) -> tuple[Offer, ...]:
    """Return those of several players who did what each of them might have done."""
    if not isinstance(may.player, EachPlayer | Opponents | OtherPlayers):
        return ()
    how = _DOINGS.get(type(may.effects[0]), "")
    return (Offer("doers", "those who did", frozenset({"so", how} - {""}), plural=True),)
