"""506.3, 508.4, 509.4: creatures that enter the battlefield attacking or blocking."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.permanents import BecomesBlockedCreature, EntersAttacking, EntersBlocking
from comprules.happening import happen
from comprules.happening.combat import defending_player
from comprules.happening.whose_turn import is_active
from comprules.questions import ask_objects
from comprules.rules.fighting.bands import with_bands_blocked
from comprules.rules.fighting.restrictions_and_requirements import most_allowed
from comprules.rules.fighting.who_fights import (
    Defender,
    attackers_now,
    defending_players,
    why_not_attacked,
    why_not_attacking_so,
)
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.words import STEPS_OF_COMBAT

__all__ = [
    "BATTLE_ENTERS_ATTACKING",
    "BLOCKING_FOR_SOMEONE_ELSE",
    "BLOCKING_WITHOUT_RESTRICTIONS",
    "ENTERS_FOR_ANOTHER_PLAYER",
    "NONCREATURE_ENTERS_ATTACKING",
    "NOTHING_LEFT_TO_ATTACK",
    "PUT_ATTACKING",
    "PUT_BLOCKING",
    "WHAT_IT_WAS_TO_ATTACK_IS_GONE",
    "WHAT_IT_WAS_TO_BLOCK_IS_GONE",
    "WITHOUT_RESTRICTIONS",
    "attacking_from_now",
    "blocking_from_now",
    "is_attacking_players",
    "is_kept_from_blocking",
    "is_no_battle",
    "is_restricted",
    "is_still_there",
    "may_enter_attacking",
    "may_enter_blocking",
    "what_it_attacks",
    "what_it_is_to_block",
    "why_it_could_not_block",
]

NONCREATURE_ENTERS_ATTACKING = cite("506.3a")
ENTERS_FOR_ANOTHER_PLAYER = cite("506.3b")
NOTHING_LEFT_TO_ATTACK = cite("506.3c")
BLOCKING_FOR_SOMEONE_ELSE = cite("506.3d")
BATTLE_ENTERS_ATTACKING = cite("506.3e")
PUT_ATTACKING = cite("508.4")
WHAT_IT_WAS_TO_ATTACK_IS_GONE = cite("508.4a")
WITHOUT_RESTRICTIONS = cite("508.4c")
PUT_BLOCKING = cite("509.4")
WHAT_IT_WAS_TO_BLOCK_IS_GONE = cite("509.4a")
BLOCKING_WITHOUT_RESTRICTIONS = cite("509.4b")


@PUT_ATTACKING.essential("a creature that enters attacking has to attack someone")
def attacking_from_now(game: Game, things: tuple[int, ...], settled: Defender | None = None) -> Game:
    """What is put onto the battlefield attacking attacks whom or what its controller chooses.

    It was never declared as an attacker. With ``settled`` nobody chooses.
    """
    for i in things:
        if game.step not in STEPS_OF_COMBAT or not may_enter_attacking(game, i):
            continue
        if settled is not None and not is_still_there(game, i, settled):
            continue
        whom = what_it_attacks(game, i) if settled is None else settled
        if is_restricted(game, i, whom):
            continue
        PUT_ATTACKING.decided(game, f"{game.label(i)} is put onto the battlefield attacking")
        game = happen(game, EntersAttacking(i, whom))
    return game


def what_it_attacks(game: Game, thing: int) -> Defender:
    """Return whom or what its controller chooses for a creature that is attacking without a declaration."""
    ways: tuple[Defender, ...] = (
        *defending_players(game),
        *(j for j in game.battlefield if not why_not_attacked(game, j)),
    )
    text = f"whom does {game.label(thing)} attack?"
    return ask_objects(game, views(game)[thing].controller, text, ways)[0]


@PUT_BLOCKING.essential("a creature that enters blocking has to block something")
def blocking_from_now(game: Game, things: tuple[int, ...], settled: tuple[int, ...] | None = None) -> Game:
    """What is put onto the battlefield blocking blocks the attacker that its controller chooses.

    It was never declared as a blocker. With ``settled`` the effect says what it blocks.
    """
    for i in things:
        if "creature" not in views(game)[i].types:
            continue
        ways = what_it_is_to_block(game, i, settled) if settled is not None else tuple(attackers_now(game))
        able = [a for a in ways if is_no_battle(game, i) and may_enter_blocking(game, i, a)]
        if not able:
            continue
        text = f"what does {game.label(i)} block?"
        (blocked,) = ask_objects(game, views(game)[i].controller, text, able)
        if is_kept_from_blocking(game, i, blocked):
            continue
        PUT_BLOCKING.decided(game, f"{game.label(i)} is put onto the battlefield blocking")
        also, every = with_bands_blocked(game, {i: (blocked,)})
        were = {a: game.objects[a].blocked for a in every}
        now = (BecomesBlockedCreature(a, (i,), already) for a, already in were.items())
        game = happen(game, EntersBlocking(i, blocked), *also, *now)
    return game


@WHAT_IT_WAS_TO_BLOCK_IS_GONE
def what_it_is_to_block(game: Game, thing: int, settled: tuple[int, ...]) -> tuple[int, ...]:
    """What enters blocks nothing if what the effect names has gone."""
    if not settled:
        WHAT_IT_WAS_TO_BLOCK_IS_GONE.decided(
            game, f"what {game.label(thing)} was to block is gone, and it is not blocking"
        )
    return settled


@BLOCKING_FOR_SOMEONE_ELSE
@WHAT_IT_WAS_TO_BLOCK_IS_GONE
def may_enter_blocking(game: Game, thing: int, attacker: int) -> bool:
    """Say whether a creature still attacks, and attacks the controller of what is to block it.

    It may attack that player's planeswalker, or a battle that the player protects; if not, what enters is not
    blocking.
    """
    defends = defending_player(game, game.objects[attacker]) == views(game)[thing].controller
    whose = "its controller" if defends else "somebody else, or nobody"
    for cited in (BLOCKING_FOR_SOMEONE_ELSE, WHAT_IT_WAS_TO_BLOCK_IS_GONE):
        cited.decided(
            game,
            f"{game.label(attacker)} attacks {whose}: {game.label(thing)} is {'' if defends else 'not '}blocking",
        )
    return defends


@BLOCKING_WITHOUT_RESTRICTIONS
def is_kept_from_blocking(game: Game, thing: int, attacker: int) -> bool:
    """What enters blocking obeys no restriction and no requirement on the declaration of blockers."""
    restricted = why_it_could_not_block(game, thing, attacker)
    if restricted:
        BLOCKING_WITHOUT_RESTRICTIONS.decided(
            game, f"{game.label(thing)} blocks {game.label(attacker)} all the same: {restricted}"
        )
    return False


def why_it_could_not_block(game: Game, thing: int, attacker: int) -> str:
    """Why a creature could not be declared as a blocker of an attacker; empty if it could be."""
    view, against = views(game)[thing], views(game)[attacker]
    if view.cannot("block", "attack or block") or against.cannot("be blocked"):
        return "an effect forbids to declare that"
    if against.has("flying") and not (view.has("flying") or view.has("reach")):
        return "the attacker has flying"
    most = most_allowed(game, view.controller, "block")
    others = [i for i in game.battlefield if i != thing and game.objects[i].blocking]
    return "" if most is None or len(others) < most else f"no more than {many(most, 'creature')} can block"


@NONCREATURE_ENTERS_ATTACKING.essential("what is no creature would leave combat at once, by 506.4")
def may_enter_attacking(game: Game, thing: int) -> bool:
    """Only a creature enters attacking, under the control of an attacking player."""
    if "creature" not in views(game)[thing].types:
        NONCREATURE_ENTERS_ATTACKING.decided(game, f"{game.label(thing)} is no creature, and not attacking")
        return False
    return is_attacking_players(game, thing) and is_no_battle(game, thing)


@ENTERS_FOR_ANOTHER_PLAYER
def is_attacking_players(game: Game, thing: int) -> bool:
    """Say whether an attacking player controls it; what enters for another player is never attacking."""
    if is_active(game, views(game)[thing].controller):
        return True
    ENTERS_FOR_ANOTHER_PLAYER.decided(
        game, f"{game.label(thing)} has no attacking player as its controller, and is not attacking"
    )
    return False


@BATTLE_ENTERS_ATTACKING
def is_no_battle(game: Game, thing: int) -> bool:
    """Say whether it is no battle; a creature that is a battle as well enters and does not fight."""
    if "battle" not in views(game)[thing].types:
        return True
    BATTLE_ENTERS_ATTACKING.decided(
        game, f"{game.label(thing)} is a battle, and neither attacking nor blocking"
    )
    return False


@NOTHING_LEFT_TO_ATTACK
@WHAT_IT_WAS_TO_ATTACK_IS_GONE
def is_still_there(game: Game, thing: int, settled: Defender) -> bool:
    """Say whether what it is to attack can still be attacked; if not, it enters and is not attacking."""
    why = why_not_attacked(game, settled)
    if not why:
        return True
    for cited in (NOTHING_LEFT_TO_ATTACK, WHAT_IT_WAS_TO_ATTACK_IS_GONE):
        cited.decided(game, f"{game.label(thing)} is not attacking: {why}")
    return False


@WITHOUT_RESTRICTIONS
def is_restricted(game: Game, thing: int, whom: Defender) -> bool:
    """What enters attacking obeys no restriction on the declaration of attackers."""
    restricted = why_not_attacking_so(game, {**attackers_now(game), thing: whom})
    if restricted:
        WITHOUT_RESTRICTIONS.decided(game, f"{game.label(thing)} attacks all the same: {restricted}")
    return False
