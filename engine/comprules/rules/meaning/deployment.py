"""804: the ability by which creatures are deployed to teammates, where an option gives it to them."""

from __future__ import annotations

from functools import cache

from comprules.book.citing import cite
from comprules.english.readings import read_abilities
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = [
    "DEPLOYING",
    "WHERE_CREATURES_DEPLOY",
    "abilities_of_options",
    "ability_to_deploy",
    "deployed_always",
]

WHERE_CREATURES_DEPLOY = cite("804.1")
DEPLOYING = cite("804.2")


@cache
def _written() -> tuple[Held, ...]:
    said = read_abilities("{T}: Target teammate gains control of this creature. Activate only as a sorcery.")
    return tuple(Held(ability, ("deploying", str(n))) for n, ability in enumerate(said))


@DEPLOYING
def abilities_of_options(_game: Game, _view: View) -> tuple[Held, ...]:
    """Without an option a permanent has no ability besides its own."""
    return ()


@DEPLOYING
def ability_to_deploy(game: Game, view: View) -> tuple[Held, ...]:
    """Each creature can be tapped to give a teammate control of it, when a sorcery could be cast."""
    if "creature" not in view.types:
        return ()
    DEPLOYING.decided_once(game, "each creature has the ability to be deployed")
    return _written()


@WHERE_CREATURES_DEPLOY
def deployed_always(game: Game, view: View) -> tuple[Held, ...]:
    """In Emperor creatures can always be deployed."""
    WHERE_CREATURES_DEPLOY.decided_once(game, "the option to deploy creatures is always used here")
    return ability_to_deploy(game, view)
