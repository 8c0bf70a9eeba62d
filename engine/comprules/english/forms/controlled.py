"""Who controls what a noun describes."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.nouns import ControlledBy, Non
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    ChosenPlayer,
    DefendingPlayer,
    EnchantedPlayer,
    Opponents,
    PlayerTarget,
    ThatPlayer,
    You,
    YourTeam,
)
from comprules.english.forms.form import Form, Topic, fixed

__all__ = ["BY_A_PLAYER", "CONTROLLED"]

BY_A_PLAYER: Final = "Whenever an opponent casts a spell, destroy all creatures {}."


def _whose_target(*, opponent: bool, words: str) -> Form:
    """Return the form for what a target player controls; the number of the target has no words."""

    def make() -> ControlledBy:
        return ControlledBy(PlayerTarget(opponent))

    def unmake(thing: Any) -> dict[str, Any] | None:
        target = thing.players if isinstance(thing, ControlledBy) else None
        return {} if isinstance(target, PlayerTarget) and target.opponent is opponent else None

    return Form(object, f"target {words} controls", make=make, unmake=unmake)


CONTROLLED: Final = Topic(
    "controlled",
    fixed(ControlledBy(You()), "you control"),
    fixed(ControlledBy(Opponents()), "(your opponents control|an opponent controls)"),
    fixed(ControlledBy(YourTeam()), "your team controls"),
    fixed(ControlledBy(ThatPlayer()), "(that player controls|they control)", frame=BY_A_PLAYER),
    fixed(ControlledBy(ActivePlayer()), "the active player controls"),
    fixed(ControlledBy(DefendingPlayer()), "defending player controls"),
    *(_whose_target(opponent=one, words=words) for one, words in ((False, "player"), (True, "opponent"))),
    fixed(ControlledBy(EnchantedPlayer()), "enchanted player controls"),
    fixed(ControlledBy(ChosenPlayer()), "the chosen player controls"),
    fixed(Non(ControlledBy(You())), "you don't control"),
    frame="When this creature enters, destroy all creatures {}.",
)
