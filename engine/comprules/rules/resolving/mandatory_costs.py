"""What has to be done for as much as is asked, since the words behind it ask whether it was (118.12)."""

from __future__ import annotations

from itertools import pairwise

from comprules.abilities.conditions import Did, Not
from comprules.abilities.instructions import Discard, Move, Sacrifice
from comprules.abilities.kinds import Effect, If
from comprules.abilities.nouns import Picked
from comprules.abilities.parts import once_for_each
from comprules.rules.costs.ability_to_pay import can_be_followed
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.conditions import COSTS_ON_RESOLUTION
from comprules.state.game import Game

__all__ = ["asked_about", "cannot_be_paid"]


@once_for_each
def asked_about(effects: tuple[Effect, ...]) -> frozenset[int]:
    """Return the slots of the instructions about which the next one asks whether they were carried out."""
    found: set[int] = set()
    for before, effect in pairwise(effects):
        if isinstance(effect, If):
            asked = effect.condition.condition if isinstance(effect.condition, Not) else effect.condition
            if isinstance(asked, Did) and asked.slot is not None and asked.slot.number == before.fills:
                found.add(before.fills)
    return frozenset(found - {0})


def cannot_be_paid(game: Game, speaker: Speaker, effect: Effect) -> bool:
    """Say whether an instruction that is a mandatory cost asks for more than there is: none of it is done."""
    if effect.fills not in speaker.asked or not _asks_for_a_number(effect):
        return False
    if can_be_followed(game, speaker, effect):
        return False
    if speaker.of.way != "replacement":  # nothing resolves, and nothing is paid
        COSTS_ON_RESOLUTION.decided(game, f"{game.label(speaker.source)} asks for more than there is")
    return True


def _asks_for_a_number(effect: Effect) -> bool:
    match effect:
        case Sacrifice(amount=amount) | Discard(amount=amount):
            return amount is not None
        case Move(subject):
            return isinstance(subject, Picked) and not subject.up_to
        case _:  # nothing else is done in part
            return False
