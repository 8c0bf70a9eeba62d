"""800.4: what becomes of a game that players leave, misread."""

from __future__ import annotations

from comprules.events.zones import Moves
from comprules.happening.leaving import (
    ANTE_STAYS,
    CONTROLLED_BY_NOBODY,
    GAME_GOES_ON,
    NOTHING_FOR_THE_GONE,
    exiled_without_controller,
    game_goes_on,
    is_left_at_stake,
    left_to_nobody,
)
from comprules.questions import (
    CHOICES_FOR_A_RULE,
    CHOICES_FOR_AN_OBJECT,
    chooses_for_a_rule,
    chosen_by_controller,
)
from comprules.rules.combat.combat_damage import NO_DAMAGE_TO_THE_GONE, has_left
from comprules.rules.meaning.last_known_information import INFORMATION_OF_THE_GONE, as_players_left
from comprules.rules.resolving.optional_instructions import NO_COSTS_OF_THE_GONE, leaves_it_unpaid
from comprules.rules.triggers.putting_on_the_stack import NO_TRIGGERS_OF_THE_GONE, those_of_the_present
from comprules.rules.turn.priority import WITHOUT_ACTIVE_PLAYER, who_receives_it_instead
from comprules.rules.turn.turns import NO_TURNS_OF_THE_GONE, still_takes_turns
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting

__all__: list[str] = []


@GAME_GOES_ON.misreading_of(game_goes_on)
def over_as_soon_as_one_leaves(_game: Game, _leaving: tuple[str, ...]) -> bool:
    """The game is over as soon as one player leaves it."""
    return False


@ANTE_STAYS.misreading_of(is_left_at_stake)
def takes_the_ante_along(_game: Game, _thing: int) -> bool:
    """A player who leaves takes the stakes along."""
    return False


@NOTHING_FOR_THE_GONE.misreading_of(left_to_nobody)
def goes_to_who_has_left(_game: Game, _player: str, _what: str) -> bool:
    """A player who has left still gets tokens and comes to control objects."""
    return False


@CONTROLLED_BY_NOBODY.misreading_of(exiled_without_controller)
def stays_with_nobody(_game: Game, _thing: int) -> tuple[Moves, ...]:
    """What nobody controls stays on the battlefield."""
    return ()


@NO_DAMAGE_TO_THE_GONE.misreading_of(has_left)
def damaged_all_the_same(_game: Game, _player: str) -> bool:
    """Combat damage is assigned to whoever was attacked."""
    return False


@NO_TRIGGERS_OF_THE_GONE.misreading_of(those_of_the_present)
def the_active_player_has_them(game: Game, waiting: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
    """Abilities of a player who has left go on the stack under the control of the next one in turn order."""
    return tuple(
        replace(w, controller=game.following(w.controller)) if game.players[w.controller].gone else w
        for w in waiting
    )


@WITHOUT_ACTIVE_PLAYER.misreading_of(who_receives_it_instead)
def waits_for_the_active_player(_game: Game, player: str) -> str:
    """The game waits for the player whose turn it is, who has left."""
    return player


@NO_TURNS_OF_THE_GONE.misreading_of(still_takes_turns)
def turns_go_by(_game: Game, _player: str) -> bool:
    """The turn of a player who has left takes place with nobody in it."""
    return True


@NO_COSTS_OF_THE_GONE.misreading_of(leaves_it_unpaid)
def somebody_else_may_pay(_game: Game, _player: str) -> bool:
    """Another player decides whether to pay in the place of one who has left."""
    return False


@CHOICES_FOR_AN_OBJECT.misreading_of(chosen_by_controller)
def the_controller_chooses(game: Game, _player: str, thing: int) -> str:
    """The controller of the object makes the choice of a player who has left."""
    return game.objects[thing].controller


@CHOICES_FOR_A_RULE.misreading_of(chooses_for_a_rule)
def the_last_in_turn_order_chooses(game: Game, _player: str) -> str:
    """The last player in turn order makes the choice of a player who has left."""
    return game.alive[-1]


@INFORMATION_OF_THE_GONE.misreading_of(as_players_left)
def nothing_is_left_of_them(game: Game, _players: tuple[str, ...]) -> Game:
    """Who has left has nothing, and nothing is counted."""
    return game
