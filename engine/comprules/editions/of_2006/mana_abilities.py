"""406.1 of 2006: a target doesn't keep an ability from being a mana ability."""

from __future__ import annotations

from comprules.abilities.adding_mana import could_add_mana
from comprules.abilities.kinds import Activated
from comprules.book.citing import cite
from comprules.rules.mana.mana_abilities import ACTIVATED_MANA_ABILITIES
from comprules.rules.targeting.targets import targets_in
from comprules.state.game import Game

__all__ = ["MANA_ABILITIES_OF_2006", "with_or_without_target"]

MANA_ABILITIES_OF_2006 = cite("406.1", "2006-10-01")


@MANA_ABILITIES_OF_2006
def with_or_without_target(game: Game, source: int, ability: Activated) -> bool:
    """An activated ability is a mana ability if it could add mana, targeted or not."""
    if not could_add_mana(ability.effects):
        return False
    targeted = bool(targets_in(ability.effects))
    what = f"an ability of {game.label(source)} with{'' if targeted else 'out'} a target could add mana"
    MANA_ABILITIES_OF_2006.decided_once(game, what)
    if not targeted:
        ACTIVATED_MANA_ABILITIES.decided_once(game, what)
    return True
