"""What is done in the place of the rules on subgames by those who do not know of them."""

from __future__ import annotations

from typing import Any

from comprules.rules.meaning.which_objects import OUTSIDE_THE_SUBGAME, in_the_main_game
from comprules.rules.starting.restarting import SUBGAMES_RESTARTED, main_game_unaffected
from comprules.rules.starting.subgames import (
    COMMANDERS_BACK,
    COMMANDERS_TO_THE_SUBGAME,
    COUNTERS_STAY_BEHIND,
    FEWER_THAN_SEVEN_IN_THE_SUBGAME,
    FROM_THE_MAIN_GAME,
    MAIN_GAME_GOES_ON,
    NOTHING_IN_COMMON,
    SUBGAME,
    SUBGAME_IN_A_SUBGAME,
    SUBGAMES,
    SUPPLEMENTARY_DECKS_BACK,
    SUPPLEMENTARY_DECKS_TO_THE_SUBGAME,
    VANGUARDS_BACK,
    VANGUARDS_TO_THE_SUBGAME,
    WITH_THE_LIBRARIES,
    apart,
    as_the_main_game,
    begin_subgame,
    cards_taken_back,
    commanders_along,
    commanders_back,
    counters_stay_behind,
    decks_of,
    leaves_the_main_game,
    supplementary_decks_along,
    supplementary_decks_back,
    vanguards_along,
    vanguards_back,
    who_drew_too_much,
)
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@SUBGAMES.misreading_of(begin_subgame)
@SUBGAME.misreading_of(begin_subgame)
def no_subgame(game: Game, _rest: Any) -> Game:
    """No other game is played, and nobody has won it."""
    return game


@NOTHING_IN_COMMON.misreading_of(apart)
def effects_last_in_both(subgame: Game, main: Game) -> Game:
    """What lasts in the main game goes on in the subgame."""
    return replace(subgame, lasting=main.lasting, pending=main.pending, delayed=main.delayed)


@WITH_THE_LIBRARIES.misreading_of(decks_of)
def all_cards(game: Game) -> tuple[int, ...]:
    """The players take all their cards for the subgame, wherever they are."""
    return tuple(
        i for i, there in game.objects.items()
        if there.kind == "card" and there.zone not in ("none", "command", "stack") and there.owner in game.alive
    )  # fmt: skip


@SUPPLEMENTARY_DECKS_TO_THE_SUBGAME.misreading_of(supplementary_decks_along)
@VANGUARDS_TO_THE_SUBGAME.misreading_of(vanguards_along)
@COMMANDERS_TO_THE_SUBGAME.misreading_of(commanders_along)
def stay_in_the_main_game(_game: Game) -> tuple[int, ...]:
    """What is in the command zone stays there."""
    return ()


@FEWER_THAN_SEVEN_IN_THE_SUBGAME.misreading_of(who_drew_too_much)
def as_many_as_there_are(game: Game) -> Game:
    """Who has fewer cards begins with fewer, and does not lose for that."""
    for name in game.alive:
        game = game.altering_player(name, drew_from_empty=False)
    return game


@OUTSIDE_THE_SUBGAME.misreading_of(in_the_main_game)
def only_sideboards(_game: Game, _outside: tuple[int, ...]) -> tuple[int, ...]:
    """What is in the main game is in a game, and not outside of one."""
    return ()


@FROM_THE_MAIN_GAME.misreading_of(leaves_the_main_game)
def unnoticed(game: Game, _thing: int) -> Game:
    """Nothing triggers in a game that stands still."""
    return game


@COUNTERS_STAY_BEHIND.misreading_of(counters_stay_behind)
def counters_count_in_both(subgame: Game, main: Game) -> Game:
    """Players have their counters in the subgame as well."""
    for name in subgame.order:
        subgame = subgame.altering_player(name, counters=main.players[name].counters)
    return subgame


@MAIN_GAME_GOES_ON.misreading_of(cards_taken_back)
def only_libraries(game: Game) -> tuple[GameObject, ...]:
    """The cards that are still in the libraries come back, and no others."""
    return tuple(game.objects[i] for player in game.order for i in game.zone("library", player))


@SUPPLEMENTARY_DECKS_BACK.misreading_of(supplementary_decks_back)
@VANGUARDS_BACK.misreading_of(vanguards_back)
@COMMANDERS_BACK.misreading_of(commanders_back)
def gone_with_the_subgame(_game: Game) -> tuple[GameObject, ...]:
    """What was in the command zone of the subgame is gone with it."""
    return ()


@SUBGAME_IN_A_SUBGAME.misreading_of(as_the_main_game)
def in_the_place_of_the_first(game: Game) -> Game:
    """A subgame takes the place of the one in which it begins, which is never finished."""
    return game if game.main is None else replace(game, main=None)


@SUBGAMES_RESTARTED.misreading_of(main_game_unaffected)
def no_subgame_any_more(game: Game) -> Game:
    """What is restarted is the only game that there is."""
    return replace(game, main=None)
