"""701.54: the Ring tempts players."""

from __future__ import annotations

from typing import Final

from comprules.book.citing import cite
from comprules.english.readings import read_abilities
from comprules.events.permanents import Notes
from comprules.events.zones import GetsEmblem
from comprules.happening import happen
from comprules.keywords.rules_701 import TEMPTING
from comprules.rules.effects.choices import pick
from comprules.rules.effects.taking_actions import acting
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.the_ring import ring_of, times_tempted
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["BEARER_DESIGNATED", "TEMPTED_ANYWAY", "get_the_ring", "tempt", "tempted_anyway"]

BEARER_DESIGNATED = cite("701.54b")
TEMPTED_ANYWAY = cite("701.54d")

_SAYS: Final = """\
Ring-bearers you control are legendary.
Ring-bearers you control can't be blocked by creatures with greater power.
Whenever a Ring-bearer you control attacks while the Ring has tempted you two or more times, draw a card, then discard \
a card.
Whenever a Ring-bearer you control becomes blocked by a creature while the Ring has tempted you three or more times, \
that creature's controller sacrifices it at end of combat.
Whenever a Ring-bearer you control deals combat damage to a player while the Ring has tempted you four or more times, \
each opponent loses 3 life."""
"""The emblem's text; the rule says which part of it is there after how many times."""


@TEMPTING
@BEARER_DESIGNATED.essential("a Ring-bearer has to be told from other creatures")
def tempt(game: Game, speaker: Speaker, _number: int) -> Game:
    """A player with an emblem named The Ring chooses a creature, which becomes his or her Ring-bearer."""
    player = speaker.controller
    game = get_the_ring(game, player)
    ring = ring_of(game, player)
    if ring is not None:
        game = happen(game, Notes(ring, "tempted", str(times_tempted(game, player) + 1)))
    board = views(game)
    there = tuple(
        i for i in game.battlefield if board[i].controller == player and "creature" in board[i].types
    )
    for chosen in pick(game, player, "choose your Ring-bearer", there, 1):
        BEARER_DESIGNATED.decided(game, f"{game.label(chosen)} is designated, and no copy of it")
        TEMPTING.decided(game, f"{game.label(chosen)} becomes the Ring-bearer of {player}")
        before = (i for i in game.battlefield if game.objects[i].notes.get("Ring-bearer") == player)
        others = [Notes(i, "Ring-bearer", "") for i in before if i != chosen]
        game = happen(game, *others, Notes(chosen, "Ring-bearer", player))
    return tempted_anyway(game, player, possible=bool(there))


def get_the_ring(game: Game, player: str) -> Game:
    """A player whom the Ring tempts for the first time gets the emblem before anything else."""
    if ring_of(game, player) is not None:
        return game
    ring = game.next_id
    game = happen(game, GetsEmblem(player, read_abilities(_SAYS), "The Ring"))
    return happen(game, Notes(ring, "tempted", "0"))


@TEMPTED_ANYWAY
def tempted_anyway(game: Game, player: str, *, possible: bool) -> Game:
    """The Ring has tempted a player once all of it is over, though no creature could be chosen."""
    chosen = "with a Ring-bearer" if possible else "who had no creature to choose"
    TEMPTED_ANYWAY.decided(game, f"the Ring has tempted {player}, {chosen}")
    return acting(game, player, "the Ring tempts")[0]
