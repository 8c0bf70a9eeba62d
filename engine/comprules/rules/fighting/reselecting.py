"""508.7: reselecting which player, planeswalker or battle a creature is attacking."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import DeclaresAttacker, Reselects
from comprules.happening import happen
from comprules.questions import ask_objects
from comprules.rules.fighting.who_fights import Defender, attackers_now, why_not_attacking_so
from comprules.rules.meaning import opponents_of
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ATTACKING_SOMETHING_ELSE",
    "RESELECTED_FREELY",
    "RESELECTING",
    "WHAT_IS_RESELECTED",
    "attacked_from_now",
    "is_held_back",
    "reselect_attacked",
    "what_may_be_reselected",
    "whose_side_is_reselected",
]

RESELECTING = cite("508.7")
ATTACKING_SOMETHING_ELSE = cite("508.7a")
RESELECTED_FREELY = cite("508.7b")
WHAT_IS_RESELECTED = cite("508.7c")


@RESELECTING
def reselect_attacked(game: Game, player: str, things: tuple[int, ...], *, only_players: bool) -> Game:
    """A player reselects for each of these creatures, if it is attacking, whom or what it attacks."""
    for i in things:
        if game.objects[i].attacking is None:
            RESELECTING.decided(game, f"{game.label(i)} is not attacking: nothing is reselected")
            continue
        ways = tuple(d for d in what_may_be_reselected(game, i) if isinstance(d, str) or not only_players)
        (whom,) = ask_objects(game, player, f"whom does {game.label(i)} attack now?", ways)
        RESELECTING.decided(game, f"{player} reselects {game.label(whom)} for {game.label(i)}")
        if not is_held_back(game, i, whom):
            game = happen(game, attacked_from_now(game, i, whom))
    return game


@ATTACKING_SOMETHING_ELSE
def attacked_from_now(game: Game, thing: int, whom: Defender) -> Reselects | DeclaresAttacker:
    """The creature stays in combat and attacks this; it has attacked only what was chosen at first."""
    ATTACKING_SOMETHING_ELSE.decided(game, f"{game.label(thing)} is attacking {game.label(whom)} now")
    return Reselects(thing, whom)


@RESELECTED_FREELY
def is_held_back(game: Game, thing: int, whom: Defender) -> bool:
    """No restriction and no requirement on declared attackers matters for what is reselected."""
    restricted = why_not_attacking_so(game, {**attackers_now(game), thing: whom})
    if restricted:
        RESELECTED_FREELY.decided(game, f"{game.label(thing)} attacks all the same: {restricted}")
    return False


@WHAT_IS_RESELECTED
def what_may_be_reselected(game: Game, thing: int) -> tuple[Defender, ...]:
    """An opponent of the attacker's controller, such a player's planeswalker, or a battle one protects."""
    opponents = whose_side_is_reselected(game, thing)
    permanents = tuple(i for i in game.battlefield if defended_by(game, i) in opponents)
    ways: tuple[Defender, ...] = (*opponents, *permanents)
    WHAT_IS_RESELECTED.decided(game, f"{game.label(thing)} may attack {', '.join(map(game.label, ways))}")
    return ways


@WHAT_IS_RESELECTED
def whose_side_is_reselected(game: Game, thing: int) -> tuple[str, ...]:
    """Return the players who, with what they defend, may be reselected: the opponents of its controller."""
    return opponents_of(game, views(game)[thing].controller)


def defended_by(game: Game, thing: int) -> str:
    """Return the player who defends a planeswalker or battle; nobody defends anything else."""
    view = views(game)[thing]
    if "battle" in view.types:
        return game.objects[thing].notes.get("protector", "")
    return view.controller if "planeswalker" in view.types else ""
