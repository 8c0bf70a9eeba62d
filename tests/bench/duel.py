"""Two decks of creatures and lands play one another, through the rules' own functions and nothing else."""

from __future__ import annotations

from random import Random

from comprules.judge import Card, Placed, Position, Seat
from comprules.rules.activating.activating import activate, activated_abilities
from comprules.rules.casting.casting import cast, play_land
from comprules.rules.combat.attacking import AttackDeclaration, why_not_attack
from comprules.rules.combat.blocking import why_not_block
from comprules.rules.combat.combat_damage import has_combat
from comprules.rules.targeting.proposal import Announcement
from comprules.rules.turn import turns
from comprules.rules.turn.priority import pass_priority
from comprules.ruleset import views
from comprules.state.game import Game

from .worlds import EDITION, PLAYERS, begun

CREATURES = (
    Card("Runeclaw Bear", "Creature — Bear", cost="{1}{G}", size="2/2"),
    Card("Elvish Warrior", "Creature — Elf Warrior", cost="{G}{G}", size="2/3"),
    Card("Nessian Courser", "Creature — Centaur Warrior", cost="{2}{G}", size="3/3"),
    Card("Trained Armodon", "Creature — Elephant", cost="{1}{G}{G}", size="3/3"),
    Card("Rumbling Baloth", "Creature — Beast", cost="{2}{G}{G}", size="4/4"),
    Card("Giant Spider", "Creature — Spider", cost="{3}{G}", size="2/4", text="Reach"),
    Card("Stampeding Rhino", "Creature — Rhino", cost="{4}{G}", size="4/4", text="Trample"),
    Card("Vastwood Gorger", "Creature — Wurm", cost="{5}{G}", size="5/6"),
    Card("Storm Crow", "Creature — Bird", cost="{1}{G}", size="1/2", text="Flying"),
)
FOREST = Card("Forest", "Basic Land — Forest")
LANDS, COPIES = 24, 4


def decks(seed: int) -> Position:
    """Two shuffled decks of sixty cards, with seven cards drawn."""
    placed: list[Placed] = []
    for player in PLAYERS:
        cards = [FOREST] * LANDS + [card for card in CREATURES for _ in range(COPIES)]
        Random(f"{player} {seed}").shuffle(cards)
        for n, card in enumerate(cards):
            zone = "hand" if n < 7 else "library"
            placed.append(Placed(f"{player}'s {card.name} {n}", card.name, zone, player, player))  # type: ignore[arg-type]
    return Position(EDITION, (Seat(PLAYERS[0]), Seat(PLAYERS[1])), (*CREATURES, FOREST), tuple(placed))


def play_duel(game: Game) -> tuple[Game, int]:
    """Play to the end of the game; say how many turns it took."""
    turn = game.turn
    while not game.is_over:
        game = _play_turn(game)
    return game, game.turn - turn + 1


def _play_turn(game: Game) -> Game:
    """A land, creatures while there is mana, an attack with everything, blocks wherever the blocker would kill or live."""
    player = game.active
    game = _cast_all(_play_land(game, player), player)
    attackers = {i: game.following(player) for i in game.battlefield if why_not_attack(game, i) is None}
    if attackers:
        game = turns.attack(game, player, AttackDeclaration(attackers))
        if has_combat(game):
            game = turns.block(game, game.following(player), _blocks(game))
    return turns.advance(game, game.following(player), "precombat main") if not game.is_over else game


def _play_land(game: Game, player: str) -> Game:
    board = views(game)
    lands = [i for i in game.zone("hand", player) if "land" in board[i].types]
    return play_land(game, player, lands[0]) if lands else game


def _cast_all(game: Game, player: str) -> Game:
    """Cast the dearest creature that the untapped lands pay for, let it resolve, and look again."""
    while True:
        board = views(game)
        lands = [
            i
            for i in game.battlefield
            if "land" in board[i].types and board[i].controller == player and not game.objects[i].tapped
        ]
        spells = [i for i in game.zone("hand", player) if "creature" in board[i].types]
        fitting = [i for i in spells if board[i].mana_value <= len(lands)]
        if not fitting:
            return game
        card = max(fitting, key=lambda i: board[i].mana_value)
        for land in lands[: board[card].mana_value]:
            game = activate(game, player, land, activated_abilities(game, land)[0], Announcement())
        game = cast(game, player, card, Announcement())
        while game.zone("stack"):
            game, _ = pass_priority(game)


def _blocks(game: Game) -> dict[int, tuple[int, ...]]:
    board = views(game)
    attackers = [i for i in game.battlefield if game.objects[i].attacking is not None]
    chosen: dict[int, tuple[int, ...]] = {}
    for blocker in game.battlefield:
        mine = board[blocker]
        if mine.controller == game.active:
            continue
        for attacker in attackers:
            theirs = board[attacker]
            worth = (mine.toughness or 0) > (theirs.power or 0) or (mine.power or 0) >= (
                theirs.toughness or 0
            )
            if (
                worth
                and (attacker,) not in chosen.values()
                and why_not_block(game, blocker, attacker) is None
            ):
                chosen[blocker] = (attacker,)
                break
    return chosen


def new_duel(seed: int) -> Game:
    """The duel as it begins."""
    return begun(decks(seed))
