"""What is written reads back to the same, for abilities of every kind."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings

from comprules.abilities.kinds import Ability
from comprules.english import CannotRead, CannotWrite, read_abilities
from comprules.english.binding import refusals
from comprules.english.variables import REASONS
from comprules.english.writing import write

from .strategies import ABILITY, SPELL

pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")

# Shrinking a whole ability takes minutes; the text that fails says enough.
BROAD = settings(
    max_examples=100,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@BROAD
@given(ABILITY)
def test_an_ability_that_is_written_reads_back_to_itself(ability: Ability) -> None:
    text = _written(ability)
    assert _read_again(text) == (ability,), text


@BROAD
@given(SPELL)
def test_a_spell_that_is_written_reads_back_to_itself(ability: Ability) -> None:
    text = _written(ability)
    assert _read_again(text, spell=True) == (ability,), text


def _written(ability: Ability) -> str:
    assume(not refusals((ability,)))
    try:
        return write(ability)
    except CannotWrite:
        assume(condition=False)
        raise


def _read_again(text: str, *, spell: bool = False) -> tuple[Ability, ...]:
    try:
        return read_abilities(text, spell=spell)
    except CannotRead as refusal:
        assume(refusal.reason not in REASONS)  # an X that nothing says is refused in any text
        raise
