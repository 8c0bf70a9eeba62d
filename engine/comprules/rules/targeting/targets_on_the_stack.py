"""115.1, 303.4a: the targets that a spell or ability on the stack has been given."""

from __future__ import annotations

from typing import Final

from comprules.abilities.keywords import Keyword
from comprules.abilities.nouns import Filter, Non, OwnedBy, Owner, Target
from comprules.abilities.predicates import Subtype, Type
from comprules.abilities.simple_nouns import PlayerTarget, This
from comprules.book.citing import cite
from comprules.rules.keywords.meaning import spell_instructions
from comprules.rules.targeting.attaching import ALL_ENCHANT_ABILITIES, enchant_abilities
from comprules.rules.targeting.modes import instructions, instructions_of
from comprules.rules.targeting.targets import targets_in
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import OnStack, View

__all__ = [
    "AURA_SPELLS",
    "AURA_SPELLS_TARGET",
    "MUTATED",
    "NOTHING_AT_ALL",
    "by_all_enchant_abilities",
    "enchanted_targets",
    "is_mutating",
    "targets_by_kind",
    "targets_of_aura",
    "targets_on_stack",
]

AURA_SPELLS = cite("115.1b")
AURA_SPELLS_TARGET = cite("303.4a")


@AURA_SPELLS
def enchanted_targets(game: Game, view: View) -> tuple[Target | PlayerTarget, ...] | None:
    """Return what an Aura spell targets: what its enchant ability allows; None for others."""
    if "Aura" not in view.subtypes:
        return None
    AURA_SPELLS.decided_once(game, f"{view.name} has the target that its enchant ability describes")
    return targets_of_aura(game, view)


@AURA_SPELLS_TARGET
def targets_of_aura(game: Game, view: View) -> tuple[Target | PlayerTarget, ...]:
    """An Aura spell has a target: something that its enchant ability allows."""
    AURA_SPELLS_TARGET.decided_once(game, f"{view.name} is an Aura spell: it targets what it would enchant")
    found = enchant_abilities(game, view)
    return (by_all_enchant_abilities(game, view, found),) if found else ()


@ALL_ENCHANT_ABILITIES
def by_all_enchant_abilities(game: Game, view: View, found: tuple[Keyword, ...]) -> Target | PlayerTarget:
    """Return the target of an Aura spell: something that each of its enchant abilities allows."""
    if len(found) > 1:
        says = f"the target of {view.name} has to be allowed by each of its {len(found)} enchant abilities"
        ALL_ENCHANT_ABILITIES.decided_once(game, says)
    kinds = [a.filter for a in found if a.filter is not None]
    if not kinds:
        return PlayerTarget()
    if len(kinds) < len(found) or len({kind.zone for kind in kinds}) > 1:
        return NOTHING_AT_ALL
    every = dict.fromkeys(predicate for kind in kinds for predicate in kind.predicates)
    return Target(Filter.of(*every, noun=kinds[0].noun, zone=kinds[0].zone))


NOTHING_AT_ALL: Final = Target(Filter.of(Type("creature"), Non(Type("creature"))))
"""What is to be a player and an object, or in two zones, is nothing."""


def targets_on_stack(game: Game, thing: int) -> tuple[Target | PlayerTarget, ...]:
    """Return each instance of the word "target" that counts for a spell or ability on the stack."""
    found = game.objects[thing]
    chosen = found.announced
    if chosen.ability is not None:
        return targets_in(instructions_of(chosen.ability.ability, chosen))
    view = views(game)[thing]
    written = spell_instructions(game, view)
    by_its_kind = targets_by_kind(game, view, chosen)
    return targets_in(instructions(written, chosen)) if by_its_kind is None else by_its_kind


def targets_by_kind(game: Game, view: View, chosen: OnStack) -> tuple[Target | PlayerTarget, ...] | None:
    """Return what a spell targets as an Aura spell or a mutating creature spell; None for others."""
    return (MUTATED,) if is_mutating(chosen) else enchanted_targets(game, view)


MUTATED: Final = Target(Filter.of(Type("creature"), Non(Subtype("Human")), OwnedBy(Owner(This()))))
"""What a mutating creature spell targets: a creature of the same owner that is no Human (702.140a)."""


def is_mutating(chosen: OnStack | None) -> bool:
    """Say whether a spell was cast for its mutate cost."""
    return chosen is not None and "mutate" in chosen.options
