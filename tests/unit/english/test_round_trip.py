"""What is written reads back to the same, for abilities of every kind."""

from __future__ import annotations

from hypothesis import HealthCheck, assume, given, settings

from comprules.abilities.kinds import Ability
from comprules.english import CannotWrite, read_abilities, write

from . import strategies

BROAD = settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


@BROAD
@given(strategies.ABILITY)
def test_an_ability_that_is_written_reads_back_to_itself(ability: Ability) -> None:
    try:
        text = write(ability)
    except CannotWrite:
        assume(condition=False)
    assert read_abilities(text) == (ability,)


@BROAD
@given(strategies.SPELL)
def test_a_spell_that_is_written_reads_back_to_itself(ability: Ability) -> None:
    try:
        text = write(ability)
    except CannotWrite:
        assume(condition=False)
    assert read_abilities(text, spell=True) == (ability,)
