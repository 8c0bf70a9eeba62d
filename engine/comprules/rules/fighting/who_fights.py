"""506.2, 506.3, 508.1b, 508.1c: attacking and defending players, what can be attacked, and how."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.combat import CantAlone, CantAttack, Named
from comprules.book.citing import cite
from comprules.counting import many
from comprules.happening.battles import protector_of
from comprules.rules.fighting.restrictions_and_requirements import (
    ATTACK_RESTRICTIONS,
    attacked_with,
    is_meant,
    most_allowed,
)
from comprules.rules.fighting.several_defenders import all_opponents_defend, how_many_attack
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ATTACKING_AND_DEFENDING",
    "ATTACK_RESTRICTIONS",
    "BATTLES_ARE_ATTACKED",
    "CHOOSING_WHOM_TO_ATTACK",
    "CREATURES_FIGHT",
    "ONLY_CREATURES_FIGHT",
    "PLANESWALKERS_ARE_ATTACKED",
    "WHO_ATTACKS_A_BATTLE",
    "Defender",
    "attackers_now",
    "can_fight",
    "defending_players",
    "is_battle_attacked",
    "is_planeswalker_attacked",
    "may_attack_it",
    "why_battle_not_attacked",
    "why_not_attacked",
    "why_not_attacking_so",
]

ATTACKING_AND_DEFENDING = cite("506.2")
ONLY_CREATURES_FIGHT = cite("506.3")
CREATURES_FIGHT = cite("302.5")
PLANESWALKERS_ARE_ATTACKED = cite("306.6")
BATTLES_ARE_ATTACKED = cite("310.5")
WHO_ATTACKS_A_BATTLE = cite("310.8b")
CHOOSING_WHOM_TO_ATTACK = cite("508.1b")

Defender = int | str
"""A player by name, or a planeswalker or battle by its id."""


@ATTACKING_AND_DEFENDING
def defending_players(game: Game) -> tuple[str, ...]:
    """The active player is the attacking player; that player's opponents may be attacked."""
    ATTACKING_AND_DEFENDING.decided_once(game, f"{game.active} is the attacking player")
    return all_opponents_defend(game)


@CREATURES_FIGHT
@ONLY_CREATURES_FIGHT
def can_fight(game: Game, thing: int) -> bool:
    """Only a creature attacks and blocks."""
    if "creature" in views(game)[thing].types:
        CREATURES_FIGHT.decided_once(game, f"{game.label(thing)} is a creature: it can attack and block")
        return True
    ONLY_CREATURES_FIGHT.decided_once(game, f"{game.label(thing)} is no creature")
    return False


def attackers_now(game: Game) -> dict[int, Defender]:
    """Return the creatures that are attacking, with what each attacks."""
    fighting = {i: game.objects[i].attacking for i in game.battlefield}
    return {i: whom for i, whom in fighting.items() if whom is not None}


@CHOOSING_WHOM_TO_ATTACK
def why_not_attacked(game: Game, defender: Defender) -> str:
    """Only opponents, planeswalkers that opponents control, and battles that they protect are attacked.

    Empty if this can be.
    """
    opponents = defending_players(game)
    if isinstance(defender, str):
        return "" if defender in opponents else f"{defender} is no opponent of {game.active}"
    if defender not in game.battlefield:
        return f"{game.label(defender)} is not on the battlefield"
    view = views(game)[defender]
    if "battle" in view.types and is_battle_attacked(game, defender):
        return why_battle_not_attacked(game, defender)
    if "planeswalker" in view.types and is_planeswalker_attacked(game, defender):
        return "" if view.controller in opponents else f"no opponent controls {game.label(defender)}"
    return f"{game.label(defender)} is no planeswalker or battle"


@PLANESWALKERS_ARE_ATTACKED
def is_planeswalker_attacked(game: Game, thing: int) -> bool:
    """Planeswalkers can be attacked."""
    PLANESWALKERS_ARE_ATTACKED.decided_once(
        game, f"{game.label(thing)} is a planeswalker: it can be attacked"
    )
    return True


@BATTLES_ARE_ATTACKED
def is_battle_attacked(game: Game, thing: int) -> bool:
    """Battles can be attacked."""
    BATTLES_ARE_ATTACKED.decided_once(game, f"{game.label(thing)} is a battle: it can be attacked")
    return True


@WHO_ATTACKS_A_BATTLE
def why_battle_not_attacked(game: Game, battle: int) -> str:
    """A battle is attacked by players for whom its protector defends: never by the protector.

    Whoever controls it may attack it. Empty if it can be attacked.
    """
    protector = protector_of(game, battle)
    if protector in defending_players(game):
        WHO_ATTACKS_A_BATTLE.decided_once(
            game, f"{game.active} may attack {game.label(battle)}, which {protector} protects"
        )
        return ""
    WHO_ATTACKS_A_BATTLE.decided_once(game, f"{game.active} can't attack {game.label(battle)}")
    return f"{protector or 'nobody'} protects {game.label(battle)}, and does not defend against {game.active}"


@ATTACK_RESTRICTIONS
def why_not_attacking_so(game: Game, attackers: Mapping[int, Defender]) -> str:
    """The restriction that a declaration disobeys, in words; empty if it disobeys none."""
    for thing, defender in attackers.items():
        if any(isinstance(c, CantAttack | CantAlone) for c in views(game)[thing].rules):
            ATTACK_RESTRICTIONS.decided_once(game, f"an effect restricts how {game.label(thing)} attacks")
        if not may_attack_it(game, thing, defender):
            return f"an effect says that {game.label(thing)} can't attack {game.label(defender)}"
        if len(attackers) == 1 and _not_alone(game, thing):
            return f"{game.label(thing)} can't attack alone"
    most = most_allowed(game, game.active, "attack")
    if most is not None:
        ATTACK_RESTRICTIONS.decided_once(game, f"no more than {many(most, 'creature')} can attack")
        if len(attackers) > most:
            return f"no more than {many(most, 'creature')} can attack"
    on = {i: attacked_with(game, d) if isinstance(d, str) else () for i, d in attackers.items()}
    for player in {player for together in on.values() for player in together}:
        allowed = most_allowed(game, player, "attack you")
        aimed = {i: player if player in on[i] else d for i, d in attackers.items()}
        if allowed is not None and how_many_attack(game, aimed, player) > allowed:
            return f"no more than {many(allowed, 'creature')} can attack {player}"
    return ""


def may_attack_it(game: Game, thing: int, defender: Defender) -> bool:
    """Say whether no effect keeps a creature from attacking this player or permanent."""
    return not any(
        isinstance(c, CantAttack)
        and isinstance(c.whom, Named)
        and is_meant(game, c.whom, defender, planeswalkers=c.planeswalkers)
        for c in views(game)[thing].rules
    )


def _not_alone(game: Game, thing: int) -> bool:
    return any(isinstance(c, CantAlone) and c.do != "block" for c in views(game)[thing].rules)
