"""Who controls what a noun describes."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.nouns import ControlledBy, Controller, Non, OwnedBy
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    ChosenPlayer,
    DefendingPlayer,
    EnchantedPlayer,
    It,
    Opponents,
    PlayerTarget,
    ThatPlayer,
    You,
    YourTeam,
)
from comprules.english.forms.form import Form, Topic, fixed

__all__ = ["BY_A_PLAYER", "CONTROLLED", "OWNED"]

BY_A_PLAYER: Final = "Whenever an opponent casts a spell, destroy all creatures {}."


def _whose_target(kind: type[ControlledBy | OwnedBy], words: str, *, opponent: bool) -> Form:
    """Return the form for what a target player controls or owns; the number of the target has no words."""

    def make() -> ControlledBy | OwnedBy:
        return kind(PlayerTarget(opponent))

    def unmake(thing: Any) -> dict[str, Any] | None:
        target = thing.players if isinstance(thing, kind) else None
        return {} if isinstance(target, PlayerTarget) and target.opponent is opponent else None

    return Form(object, words, make=make, unmake=unmake)


CONTROLLED: Final = Topic(
    "controlled",
    fixed(ControlledBy(You()), "you control"),
    fixed(ControlledBy(Opponents()), "(your opponents control|an opponent controls)"),
    fixed(ControlledBy(YourTeam()), "your team controls"),
    fixed(ControlledBy(ThatPlayer()), "(that player controls|they control)", frame=BY_A_PLAYER),
    fixed(ControlledBy(ActivePlayer()), "the active player controls"),
    fixed(ControlledBy(DefendingPlayer()), "defending player controls"),
    _whose_target(ControlledBy, "target player controls", opponent=False),
    _whose_target(ControlledBy, "target opponent controls", opponent=True),
    fixed(ControlledBy(Controller(It())), "its controller controls"),
    fixed(ControlledBy(EnchantedPlayer()), "enchanted player controls"),
    fixed(ControlledBy(ChosenPlayer()), "the chosen player controls"),
    fixed(Non(ControlledBy(You())), "you don't control"),
    frame="When this creature enters, destroy all creatures {}.",
)
OWNED: Final = (
    fixed(OwnedBy(You()), "you own"),
    _whose_target(OwnedBy, "target player owns", opponent=False),
    _whose_target(OwnedBy, "target opponent owns", opponent=True),
    fixed(OwnedBy(Opponents()), "your opponents own"),
    fixed(OwnedBy(ThatPlayer()), "they own", frame=BY_A_PLAYER),
)
"""Who owns what a noun describes."""
