"""Then steps about players and the game: life, counters, cards, mana, who has lost, whose step it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from comprules.judge import BoardPlayer
from comprules.kit.steps.compare import has_ability, in_list
from comprules.kit.steps.errors import StepFailed
from comprules.kit.steps.registry import then
from comprules.kit.steps.scene import Scene

__all__: list[str] = []


def _hold(
    scene: Scene, player: str, attribute: str, expected: object, seen: object, what: Callable[[Any], str]
) -> None:
    """Compare one attribute; ``what`` says a value of it in words."""
    scene.look(player, attribute)
    if expected != seen:
        raise StepFailed(f"{player} has {what(expected)}", f"{player} has {what(seen)}")


def _number_of(noun: str, after: str = "") -> Callable[[int | None], str]:
    """Return the words for so many of these: ``no cards in hand``, ``1 card in hand``."""
    return lambda number: f"{number or 'no'} {noun}{'' if number == 1 else 's'}{after}"


def _mana(symbols: str) -> str:
    return f"{symbols} in the mana pool" if symbols else "no mana"


def _hand_size(most: int | None) -> str:
    return "no maximum hand size" if most is None else f"a maximum hand size of {most}"


def _speed(speed: int | None) -> str:
    return f"speed {speed}" if speed else "no speed"


@then("{player} has {life:signed} life", use=("Bob has 17 life", "Bob has -1 life"))
def has_life(scene: Scene, player: str, life: int) -> None:
    """The player's life total."""
    _hold(scene, player, "life", life, scene.player(player).life, "{} life".format)


@then(
    "{player} has {number} {kind} counter[s]",
    use=("Bob has ten poison counters", "Bob has no energy counters"),
)
def has_counters(scene: Scene, player: str, number: int, kind: str) -> None:
    """The player has exactly so many counters of this kind."""
    board = scene.player(player)
    if kind == "poison":
        _hold(scene, player, "poison", number, board.poison, _number_of("poison counter"))
    else:
        _hold(scene, player, "counters", number, board.counters.get(kind, 0), _number_of(f"{kind} counter"))


@then("{player} has (speed {number}|no speed)", use=("Alice has speed 1", "Alice has no speed"))
def has_speed(scene: Scene, player: str, number: int | None = None) -> None:
    """The player's speed."""
    seen = scene.player(player).speed
    _hold(scene, player, "speed", number, seen, _speed)


@then(
    "{player} has {number} card[s] in {pile}",
    use=("Bob has no cards in hand", "Bob has 7 cards in library"),
)
def has_cards(scene: Scene, player: str, number: int, pile: str) -> None:
    """The player has so many cards in hand, library or graveyard."""
    board = scene.player(player)
    match pile:
        case "hand":
            seen = board.hand
        case "library":
            seen = board.library
        case "graveyard":
            lying = [
                o
                for o in scene.board().objects
                if o.zone == "graveyard" and o.owner == player and not o.token
            ]
            seen = len(lying)
        case _:
            raise AssertionError(pile)
    _hold(scene, player, pile, number, seen, _number_of("card", f" in {pile}"))


@then("{player} has {cost} in the mana pool", use="Alice has {R}{G} in the mana pool")
def has_mana(scene: Scene, player: str, cost: str) -> None:
    """The player's unspent mana, in any order."""
    scene.look(player, "mana")
    seen = scene.player(player).mana
    if sorted(cost) != sorted(seen):
        raise StepFailed(f"{player} has {_mana(cost)}", f"{player} has {_mana(seen)}")


@then("{player} has no mana", use="Alice has no mana")
def has_no_mana(scene: Scene, player: str) -> None:
    """The player's mana pool is empty."""
    _hold(scene, player, "mana", "", scene.player(player).mana, _mana)


@then("{player} has {abilities}", use=("Alice has protection from red", "Alice has hexproof"))
def has_abilities(scene: Scene, player: str, abilities: tuple[str, ...]) -> None:
    """The player has these abilities."""
    scene.look(player, "abilities")
    seen = scene.player(player).abilities
    missing = [ability for ability in abilities if not has_ability(ability, seen)]
    if missing:
        raise StepFailed(f"{player} has {in_list(missing)}", f"{player} has {in_list(seen, 'no abilities')}")


@then("{player} doesn't have {abilities}", use="Alice doesn't have protection from red")
def lacks_abilities(scene: Scene, player: str, abilities: tuple[str, ...]) -> None:
    """The player has none of these abilities."""
    scene.look(player, "abilities")
    seen = scene.player(player).abilities
    present = [ability for ability in abilities if has_ability(ability, seen)]
    if present:
        raise StepFailed(f"{player} doesn't have {in_list(present)}", f"{player} has {in_list(seen)}")


@then("{player} has a maximum hand size of {number}", use="Alice has a maximum hand size of two")
def has_hand_size(scene: Scene, player: str, number: int) -> None:
    """The number of cards that the player may keep at the end of a turn."""
    seen = scene.player(player).maximum_hand_size
    _hold(scene, player, "maximum_hand_size", number, seen, _hand_size)


@then("{player} has no maximum hand size", use="Alice has no maximum hand size")
def has_no_hand_size(scene: Scene, player: str) -> None:
    """The player may keep any number of cards."""
    seen = scene.player(player).maximum_hand_size
    _hold(scene, player, "maximum_hand_size", None, seen, _hand_size)


def _fate(player: BoardPlayer) -> str:
    if player.won:
        return "has won the game"
    if player.drew:
        return "has a draw"
    return f"has lost the game ({player.lost})" if player.lost else "is still in the game"


@then("{players} (has|have) lost the game", use=("Bob has lost the game", "Alice and Bob have lost the game"))
def has_lost(scene: Scene, players: tuple[str, ...]) -> None:
    """These players have lost."""
    for name in players:
        scene.look(name, "lost")
        player = scene.player(name)
        if not player.lost:
            raise StepFailed(f"{name} has lost the game", f"{name} {_fate(player)}")


@then(
    "{players} (is|are) still in the game",
    use=("Alice is still in the game", "Alice and Bob are still in the game"),
)
def is_in_game(scene: Scene, players: tuple[str, ...]) -> None:
    """None of these players has lost."""
    for name in players:
        scene.look(name, "lost")
        player = scene.player(name)
        if player.lost or player.drew:
            raise StepFailed(f"{name} is still in the game", f"{name} {_fate(player)}")


@then("{player} has won the game", use="Alice has won the game")
def has_won(scene: Scene, player: str) -> None:
    """This player has won."""
    scene.look(player, "won")
    if not scene.player(player).won:
        raise StepFailed(f"{player} has won the game", f"{player} {_fate(scene.player(player))}")


@then("the game (is over|goes on)", use=("the game is over", "the game goes on"))
def game_is_over(scene: Scene) -> None:
    """Say whether the game has ended."""
    scene.look("the game", "over")
    over = scene.step.text.endswith("over")
    if scene.board().over != over:
        raise StepFailed(scene.step.text, "the game is over" if scene.board().over else "the game goes on")


@then("the game is a draw for {players}", use="the game is a draw for Alice and Bob")
def game_is_a_draw_for(scene: Scene, players: tuple[str, ...]) -> None:
    """These players have a draw, and have left the game; it may go on for others."""
    for name in players:
        scene.look(name, "drew")
        player = scene.player(name)
        if not player.drew:
            raise StepFailed(f"the game is a draw for {name}", f"{name} {_fate(player)}")


@then("the game is a draw", use="the game is a draw")
def game_is_a_draw(scene: Scene) -> None:
    """The game has ended, nobody has won, and nobody has lost but all of them."""
    scene.look("the game", "over")
    players = scene.board().players
    if not scene.board().over:
        raise StepFailed("the game is a draw", "the game goes on")
    decided = [
        player for player in players if player.won or (player.lost and not all(p.lost for p in players))
    ]
    if decided:
        raise StepFailed(
            "the game is a draw", "; ".join(f"{player.name} {_fate(player)}" for player in decided)
        )


@then("it is {player}'s {step}", use=("it is Bob's upkeep", "it is Alice's end step"))
def it_is(scene: Scene, player: str, step: str) -> None:
    """Whose turn it is and which step or main phase."""
    board = scene.board()
    if (board.active, board.step) != (player, step):
        raise StepFailed(f"it is {player}'s {step}", f"it is {board.active}'s {board.step}")


@then("{player} has priority", use="Alice has priority")
def has_priority(scene: Scene, player: str) -> None:
    """The player has priority."""
    scene.player(player)
    seen = scene.board().priority
    if seen != player:
        raise StepFailed(f"{player} has priority", f"{seen or 'nobody'} has")
