"""115.3: targets that have to differ, and whether there are enough of them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from comprules.abilities.nouns import Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.rules.meaning import Speaker
from comprules.rules.targeting.choosing_targets import least_and_most
from comprules.rules.targeting.targets import is_legal_target, naming_what_was_targeted
from comprules.state.game import Game

__all__ = ["can_be_filled", "legal_targets"]


def legal_targets(
    game: Game,
    speaker: Speaker,
    want: Target | PlayerTarget,
    chosen: Mapping[int, tuple[int | str, ...]],
) -> list[int | str]:
    """Return what can be chosen for an instance of the word "target", after what is chosen for others."""
    everything: tuple[int | str, ...] = (*game.objects, *game.alive)
    there = naming_what_was_targeted(speaker, want, chosen)
    taken = (
        {target for group in chosen.values() for target in group} if want.distinct else frozenset[int | str]()
    )
    return [t for t in everything if t not in taken and is_legal_target(game, there, want, t)]


def can_be_filled(
    game: Game,
    speaker: Speaker,
    wanted: tuple[Target | PlayerTarget, ...],
    chosen: Mapping[int, tuple[int | str, ...]],
) -> bool:
    """Say whether each of these instances of the word can have the targets that it needs.

    Where one has to differ from those before it, some choice for these has to leave enough for it.
    """
    if not wanted:
        return True
    first, *rest = wanted
    legal = legal_targets(game, speaker, first, chosen)
    least, _ = least_and_most(game, speaker, first)
    if not any(want.distinct for want in rest):
        return len(legal) >= least and can_be_filled(game, speaker, tuple(rest), chosen)
    return any(
        can_be_filled(game, speaker, tuple(rest), {**chosen, first.index: group})
        for group in combinations(legal, least)
    )
