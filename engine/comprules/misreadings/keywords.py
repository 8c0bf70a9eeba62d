"""702: keyword abilities, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.events.zones import Draws
from comprules.keywords.rules_702_2_to_60 import DREDGE, PHASING
from comprules.rules.continuous.starting_values import held_by
from comprules.rules.keywords.backup import (
    LENT_ABILITIES_SETTLED,
    ONLY_PRINTED_ABILITIES,
    ORDER_OF_COPIED_ABILITIES,
    as_printed,
    is_copy,
    is_printed,
    still_had,
)
from comprules.rules.keywords.dredge import TOO_FEW_CARDS_TO_DREDGE, dredged
from comprules.rules.keywords.phasing import (
    PHASED_OUT_UNTIL_EVENT,
    UNTAP_STEP_PHASING,
    comes_in,
    phase_in_and_out,
)
from comprules.ruleset import Replacing
from comprules.state.game import Game
from comprules.state.lasting import Waiting
from comprules.state.objects import Held

__all__: list[str] = []

# ---- dredge


@DREDGE.misreading_of(dredged)
@TOO_FEW_CARDS_TO_DREDGE.misreading_of(dredged)
def drawn_as_usual(_game: Game, _event: Draws, _card: int, _number: int) -> Iterator[Replacing]:
    """The card stays in the graveyard."""
    yield from ()


# ---- backup


@LENT_ABILITIES_SETTLED.misreading_of(still_had)
def all_that_it_ever_had(game: Game, trigger: Waiting) -> tuple[Held, ...]:
    """Backup gives what is printed on the card, even what the permanent has lost."""
    return held_by(game.last_seen(trigger.source).base)


@ONLY_PRINTED_ABILITIES.misreading_of(is_printed)
def gained_as_well(_game: Game, _held: Held) -> bool:
    """Abilities that the permanent has gained are given as well."""
    return True


@ORDER_OF_COPIED_ABILITIES.misreading_of(as_printed)
def the_other_way_round(game: Game, thing: int, held: tuple[Held, ...]) -> tuple[Held, ...]:
    """A copy has its abilities in another order than the original."""
    return tuple(reversed(held)) if is_copy(game, thing) else held


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
