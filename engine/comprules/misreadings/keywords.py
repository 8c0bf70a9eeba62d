"""702: keyword abilities, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.events.zones import Draws
from comprules.keywords.rules_702_2_to_60 import DREDGE, PHASING
from comprules.rules.keywords.dredge import TOO_FEW_CARDS_TO_DREDGE, dredged
from comprules.rules.keywords.phasing import (
    PHASED_OUT_UNTIL_EVENT,
    UNTAP_STEP_PHASING,
    comes_in,
    phase_in_and_out,
)
from comprules.ruleset import Replacing
from comprules.state.game import Game

__all__: list[str] = []

# ---- dredge


@DREDGE.misreading_of(dredged)
@TOO_FEW_CARDS_TO_DREDGE.misreading_of(dredged)
def drawn_as_usual(_game: Game, _event: Draws, _card: int, _number: int) -> Iterator[Replacing]:
    """The card stays in the graveyard."""
    yield from ()


# ---- phasing


@UNTAP_STEP_PHASING.misreading_of(phase_in_and_out)
@PHASING.misreading_of(phase_in_and_out)
def nothing_phases(game: Game) -> Game:
    """Permanents stay phased in or out."""
    return game


@PHASED_OUT_UNTIL_EVENT.misreading_of(comes_in)
def comes_in_as_well(game: Game, thing: int) -> bool:
    """Whatever kept it phased out, it phases in."""
    return game.objects[thing].phased_out != "indirectly"
