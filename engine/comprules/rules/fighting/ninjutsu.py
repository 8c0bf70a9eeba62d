"""702.49: what a creature attacks that is put onto the battlefield with ninjutsu."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.rules.meaning import Speaker
from comprules.state.game import Game

__all__ = ["IN_THE_PLACE_OF_AN_ATTACKER", "attacked_before"]

IN_THE_PLACE_OF_AN_ATTACKER = cite("702.49c")


@IN_THE_PLACE_OF_AN_ATTACKER
def attacked_before(game: Game, speaker: Speaker) -> int | str | None:
    """Return what a creature attacked that was returned to its owner's hand to pay for this."""
    returned = (i for part in speaker.chosen.paid for i in part.objects)
    whom = next((whom for i in returned if (whom := game.last_seen(i).attacking) is not None), None)
    if whom is not None:
        name = whom if isinstance(whom, str) else game.label(whom)
        IN_THE_PLACE_OF_AN_ATTACKER.decided(game, f"the creature that was returned was attacking {name}")
    return whom
