"""727: subgames, which begin as games do and after which the main game goes on."""

from __future__ import annotations

from typing import Any

from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.turn import Discontinues, TakesBack
from comprules.events.zones import Moves, Shuffles
from comprules.happening import happen
from comprules.happening.chance import one_of_them
from comprules.happening.subgames import (
    can_be_brought_in,
    in_supplementary_deck,
    is_nontraditional,
    main_game_of,
    subgame_within,
    was_last_in,
)
from comprules.procedure import OpeningHands
from comprules.rules.resolving.resolving import go_on_resolving
from comprules.rules.starting.additional_steps import shuffle_supplementary_decks
from comprules.rules.starting.restarting import up_to_the_first_turn
from comprules.rules.turn.priority import once_resolved
from comprules.rules.turn.turns import next_step
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "COMMANDERS_BACK",
    "COMMANDERS_TO_THE_SUBGAME",
    "COUNTERS_STAY_BEHIND",
    "FEWER_THAN_SEVEN_IN_THE_SUBGAME",
    "FROM_THE_MAIN_GAME",
    "MAIN_GAME_GOES_ON",
    "NOTHING_IN_COMMON",
    "SUBGAME",
    "SUBGAMES",
    "SUBGAME_IN_A_SUBGAME",
    "SUPPLEMENTARY_DECKS_BACK",
    "SUPPLEMENTARY_DECKS_TO_THE_SUBGAME",
    "VANGUARDS_BACK",
    "VANGUARDS_TO_THE_SUBGAME",
    "WITH_THE_LIBRARIES",
    "after_subgames",
    "apart",
    "as_the_main_game",
    "begin_subgame",
    "cards_taken_back",
    "commanders_along",
    "commanders_back",
    "counters_stay_behind",
    "decks_of",
    "leaves_the_main_game",
    "supplementary_decks_along",
    "supplementary_decks_back",
    "vanguards_along",
    "vanguards_back",
    "who_drew_too_much",
    "who_goes_first",
]

SUBGAMES = cite("727.1")
SUBGAME = cite("727.1a")
NOTHING_IN_COMMON = cite("727.1b")
WITH_THE_LIBRARIES = cite("727.2")
SUPPLEMENTARY_DECKS_TO_THE_SUBGAME = cite("727.2a")
VANGUARDS_TO_THE_SUBGAME = cite("727.2b")
COMMANDERS_TO_THE_SUBGAME = cite("727.2c")
FEWER_THAN_SEVEN_IN_THE_SUBGAME = cite("727.3")
FROM_THE_MAIN_GAME = cite("727.4a")
COUNTERS_STAY_BEHIND = cite("727.4b")
MAIN_GAME_GOES_ON = cite("727.5")
SUPPLEMENTARY_DECKS_BACK = cite("727.5a")
VANGUARDS_BACK = cite("727.5b")
COMMANDERS_BACK = cite("727.5c")
SUBGAME_IN_A_SUBGAME = cite("727.6")


@SUBGAMES
@SUBGAME
def begin_subgame(game: Game, rest: Any) -> Game:
    """The game stands still, and the subgame begins in it, up to its first turn."""
    for cited in (SUBGAMES, SUBGAME):
        cited.decided(game, "a subgame begins, and the main game stands still")
    game, first = who_goes_first(as_the_main_game(game))
    cards = (
        *decks_of(game),
        *supplementary_decks_along(game),
        *vanguards_along(game),
        *commanders_along(game),
    )
    event = Discontinues(first, cards, rest)
    outside = tuple(
        i for i, there in game.objects.items()
        if can_be_brought_in(there) and there.zone != "none" and i not in cards and there.owner in game.alive
    )  # fmt: skip
    subgame = subgame_within(happen(game, event), game, event, outside)
    subgame = counters_stay_behind(apart(subgame, game), game)
    return who_drew_too_much(up_to_the_first_turn(subgame))


@SUBGAME_IN_A_SUBGAME
def as_the_main_game(game: Game) -> Game:
    """For a subgame that begins in a subgame, that one is the main game."""
    if game.main is not None:
        SUBGAME_IN_A_SUBGAME.decided(game, "the subgame is the main game of another one")
    return game


@WITH_THE_LIBRARIES
def who_goes_first(game: Game) -> tuple[Game, str]:
    """Which player goes first is decided at random."""
    game, first = one_of_them(game, game.alive)
    WITH_THE_LIBRARIES.decided(game, f"{first} goes first, as it falls out")
    return game, first


@WITH_THE_LIBRARIES
def decks_of(game: Game) -> tuple[int, ...]:
    """All cards of the libraries are the decks of the subgame, and no other card is in it."""
    cards = tuple(i for player in game.alive for i in game.zone("library", player))
    WITH_THE_LIBRARIES.decided(game, f"{len(cards)} cards, those of the libraries, are the decks")
    return cards


@SUPPLEMENTARY_DECKS_TO_THE_SUBGAME
def supplementary_decks_along(game: Game) -> tuple[int, ...]:
    """The cards of supplementary decks are moved along, but for those that are face up."""
    cards = tuple(i for i in game.zone("command") if in_supplementary_deck(game.objects[i]))
    if cards:
        SUPPLEMENTARY_DECKS_TO_THE_SUBGAME.decided(
            game, f"moved to the subgame: {many(len(cards), 'card')} of supplementary decks"
        )
    return cards


def _there(game: Game, kind: str) -> tuple[int, ...]:
    return tuple(i for i in game.zone("command") if kind in game.objects[i].base.types)


@VANGUARDS_TO_THE_SUBGAME
def vanguards_along(game: Game) -> tuple[int, ...]:
    """Each player's vanguard card is moved to the subgame."""
    for i in _there(game, "vanguard"):
        VANGUARDS_TO_THE_SUBGAME.decided(game, f"{game.label(i)} is moved to the subgame")
    return _there(game, "vanguard")


@COMMANDERS_TO_THE_SUBGAME
def commanders_along(game: Game) -> tuple[int, ...]:
    """A commander that is in the command zone is moved to the subgame."""
    there = tuple(i for i in game.zone("command") if game.objects[i].commander)
    for i in there:
        COMMANDERS_TO_THE_SUBGAME.decided(game, f"{game.label(i)}, a commander, is moved to the subgame")
    return there


@NOTHING_IN_COMMON
def apart(subgame: Game, main: Game) -> Game:
    """The effects of the main game, and what it has defined, mean nothing in the subgame."""
    if main.lasting or main.pending or main.delayed or main.shields:
        NOTHING_IN_COMMON.decided(main, "the effects of the main game mean nothing in the subgame")
    return subgame


@COUNTERS_STAY_BEHIND
def counters_stay_behind(subgame: Game, main: Game) -> Game:
    """The counters that players have in the main game are no part of the subgame."""
    for name in subgame.order:
        if main.players[name].counters:
            COUNTERS_STAY_BEHIND.decided(main, f"{name}'s counters are no part of the subgame")
    return subgame


@FEWER_THAN_SEVEN_IN_THE_SUBGAME
def who_drew_too_much(game: Game) -> Game:
    """Whoever has tried to draw a hand from fewer cards loses in the first upkeep, mulligan or not."""
    for name in game.alive:
        if game.players[name].drew_from_empty:
            FEWER_THAN_SEVEN_IN_THE_SUBGAME.decided(
                game, f"{name} has drawn more cards than there were, and will lose the subgame"
            )
    return game


# ---- the end


def after_subgames(game: Game) -> Game:
    """Return the game that goes on where a subgame is over, or the game as it is."""
    while game.main is not None and game.is_over:
        game = _main_game_going_on(game, game.main)
    return game


def _main_game_going_on(game: Game, main: Game) -> Game:
    """Once the subgame is over its cards come back, and the resolution that began it is finished."""
    winners = tuple(name for name in game.order if game.players[name].won)
    said = f"{', '.join(winners)} won the subgame" if winners else "nobody won the subgame"
    MAIN_GAME_GOES_ON.decided(game, f"{said}, and the main game goes on where it stood")
    now = main_game_of(game)
    brought = _brought_in(game, main)
    for i in brought:
        now = leaves_the_main_game(now, i)
    gone = tuple(now.successor.get(i, i) for i in brought)
    now = happen(now, TakesBack(cards_taken_back(game), gone))
    now = happen(now, *map(Shuffles, game.order))
    now, _ = shuffle_supplementary_decks(now, OpeningHands())
    now, over = once_resolved(go_on_resolving(now, main.discontinued, winners), ())
    return next_step(now) if over else now


def _brought_in(game: Game, main: Game) -> tuple[int, ...]:
    """Return the cards outside the subgame that came into it, in the order in which they did."""
    found = [
        (was_last_in(game, there.owner), i)
        for i, there in main.objects.items()
        if can_be_brought_in(there) and there.owner in game.order
    ]
    return tuple(sorted((i for last, i in found if i not in last.objects), key=lambda i: _when(game, i)))


def _when(game: Game, thing: int) -> int:
    """Return a number that is greater the later a card came into the subgame."""
    return next(
        (last.successor[thing] for last in (game, *game.departed.values()) if thing in last.successor), 0
    )


@FROM_THE_MAIN_GAME
def leaves_the_main_game(game: Game, thing: int) -> Game:
    """What triggers in the main game as a card leaves it for the subgame waits until it goes on."""
    waiting = len(game.waiting)
    after = happen(game, Moves(thing, "none"))
    if len(after.waiting) > waiting:
        FROM_THE_MAIN_GAME.decided(
            game, f"an ability of the main game triggered as {game.label(thing)} left it, and waits"
        )
    return after


@MAIN_GAME_GOES_ON
def cards_taken_back(game: Game) -> tuple[GameObject, ...]:
    """All cards that are in the subgame come back to their owners' libraries, wherever they were in it."""
    there = tuple(
        part
        for player in game.order
        for one in was_last_in(game, player).objects.values()
        if one.owner == player and one.zone not in ("none", "command")
        for part in (one.components or (one,))
        if part.kind == "card" and not is_nontraditional(part)
    )
    MAIN_GAME_GOES_ON.decided(game, f"{len(there)} cards of the subgame are shuffled into the libraries")
    return (*there, *supplementary_decks_back(game), *vanguards_back(game), *commanders_back(game))


@SUPPLEMENTARY_DECKS_BACK
def supplementary_decks_back(game: Game) -> tuple[GameObject, ...]:
    """Nontraditional cards go under the decks that they came from, which go back and are shuffled."""
    there = tuple(
        one
        for player in game.order
        for one in was_last_in(game, player).objects.values()
        if one.owner == player and one.zone != "none" and one.kind == "card" and is_nontraditional(one)
    )
    if there:
        SUPPLEMENTARY_DECKS_BACK.decided(game, f"in supplementary decks again: {many(len(there), 'card')}")
    return there


@VANGUARDS_BACK
def vanguards_back(game: Game) -> tuple[GameObject, ...]:
    """Each player's vanguard card is moved back to the main game."""
    for i in _there(game, "vanguard"):
        VANGUARDS_BACK.decided(game, f"{game.label(i)} is moved back to the main game")
    return tuple(game.objects[i] for i in _there(game, "vanguard"))


@COMMANDERS_BACK
def commanders_back(game: Game) -> tuple[GameObject, ...]:
    """A commander that is in the command zone of the subgame is moved back to that of the main game."""
    there = tuple(i for i in game.zone("command") if game.objects[i].commander)
    for i in there:
        COMMANDERS_BACK.decided(game, f"{game.label(i)}, a commander, is moved back to the main game")
    return tuple(game.objects[i] for i in there)
