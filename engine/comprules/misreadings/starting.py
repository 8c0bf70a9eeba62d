"""100, 101.4e, 103: decks and the start of a game, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.events.permanents import TurnsFace
from comprules.happening import happen
from comprules.happening.in_new_zones import was_outside
from comprules.happening.teams import team_of
from comprules.happening.whose_turn import with_whom_turns_are_taken
from comprules.happening.winning_and_losing import CARDS_AT_STAKE
from comprules.keyword_instances import works
from comprules.procedure import OpeningHands, ProcedureStep
from comprules.rules.starting import commander_decks, decks
from comprules.rules.starting.additional_steps import (
    ADDITIONAL_STEPS,
    BEGINNING_IN_THE_COMMAND_ZONE,
    COMMANDERS_ASIDE,
    COMMANDERS_TO_THE_COMMAND_ZONE,
    COMPANIONS,
    CONSPIRACIES_LAID_OUT,
    SHUFFLING_SUPPLEMENTARY_DECKS,
    SIDEBOARDS_ASIDE,
    SIDEBOARDS_SET_ASIDE,
    STARTING_PLANE,
    STICKER_SHEETS,
    ante_cards,
    commanders_set_apart,
    first_plane,
    in_the_order_listed,
    may_be_companion,
    put_conspiracies,
    set_sideboards_aside,
    sheets_chosen,
    shuffle_supplementary_decks,
)
from comprules.rules.starting.decks import ONE_NAME_IN_DECKS, name_in_decks
from comprules.rules.starting.hidden_agenda import NAME_IS_NOTED, with_agenda_hidden
from comprules.rules.starting.opening_hands import (
    ACTIONS_FROM_OPENING_HANDS,
    BEGINNING_ON_THE_BATTLEFIELD,
    FREE_MULLIGAN,
    FREE_MULLIGAN_OF_SEVERAL,
    INSTEAD_OF_A_MULLIGAN,
    MULLIGANS,
    REVEALED_FROM_OPENING_HANDS,
    act_when_mulligans_are_declared,
    actions_allowed,
    can_mulligan,
    free_mulligans,
    once_revealed,
    put_onto_battlefield_first,
    revealed_at_first,
)
from comprules.rules.starting.restarting import (
    ALL_CARDS_INVOLVED,
    EFFECT_FINISHES_FIRST,
    EXEMPTED_CARDS,
    EXEMPTED_COMMANDERS,
    FEWER_THAN_SEVEN_CARDS,
    KARN_RESTARTS_THE_GAME,
    RANGE_IS_NO_MATTER,
    RESTARTING,
    WHO_STARTS_AGAIN,
    before_the_first_turn,
    cards_involved,
    exempted,
    exempted_commanders,
    first_turn_after_restarting,
    restart,
    those_beyond_range_too,
    who_drew_too_much,
    who_starts_again,
)
from comprules.rules.starting.starting import (
    FIRST_TURN,
    SHUFFLING_DECKS,
    STARTING_LIFE,
    STARTING_LIFE_TOTAL,
    cards_in_no_deck,
    starting_life,
    takes_first_turn,
)
from comprules.rules.starting.who_begins import (
    BEFORE_THE_GAME,
    ORDER_BEFORE_THE_GAME,
    POWER_PLAY,
    STARTING_PLAYER,
    order_before_the_game,
    starting_player,
    superseded,
)
from comprules.rules.turn.kinds_of_games import (
    MULTIPLAYER_GAME,
    TWO_PLAYER_GAME,
    is_for_two,
    is_multiplayer,
)
from comprules.rules.variants import before_the_game as variants
from comprules.rules.variants.range_of_influence import within_range
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []

Hands = OpeningHands

# ---- decks


@decks.PLAYERS_OF_A_GAME.misreading_of(decks.has_enough_players)
def alone_as_well(_game: Game) -> bool:
    """One can play alone."""
    return True


@decks.DECKS_OF_CARDS.misreading_of(decks.deck_of_cards)
@decks.CONSTRUCTED_DECKS.misreading_of(decks.constructed_deck)
@decks.CONSTRUCTED_SIDEBOARDS.misreading_of(decks.constructed_sideboard)
@decks.LIMITED_DECKS.misreading_of(decks.limited_deck)
@commander_decks.COMMANDER_DECKS.misreading_of(commander_decks.commander_deck)
def whatever_it_holds(_game: Game, _player: str) -> None:
    """It may hold whatever one likes."""


@decks.SUPPLEMENTARY_DECKS.misreading_of(decks.supplementary_deck)
def any_supplementary_deck(_game: Game, _player: str, _kind: str, _cards: tuple[GameObject, ...]) -> None:
    """A supplementary deck may hold whatever one likes."""


@decks.NO_MAXIMUM_SIZE.misreading_of(decks.no_maximum)
def no_card_more(game: Game, player: str, least: int) -> None:
    """A deck has just as many cards as it needs."""
    if len(game.zone("library", player)) > least:
        raise decks.NO_MAXIMUM_SIZE.refuses(f"{player}'s deck has more than {least} cards")


@decks.SIDEBOARDS.misreading_of(decks.may_exchange)
def at_any_time(_game: Game) -> bool:
    """Decks may be changed before any game."""
    return True


@decks.LIMITED_SIDEBOARDS.misreading_of(decks.rest_of_pool)
def nothing_left(_game: Game, _player: str) -> tuple[GameObject, ...]:
    """What is not in the deck is put away."""
    return ()


@variants.LEFT_BY_TWO_HEADS.misreading_of(variants.left_by_both_heads)
def each_head_has_its_own(game: Game, player: str) -> tuple[GameObject, ...]:
    """Each player of the team has a sideboard alone, of what that player opened."""
    return tuple(c for c in decks.cards_left(game, team_of(game, player)) if c.owner == player)


@decks.ASSIGNED_SIDEBOARDS.misreading_of(decks.assigned_from_pool)
def one_for_the_team(game: Game, player: str) -> tuple[GameObject, ...]:
    """A team has one sideboard, from which each of its players takes cards."""
    return decks.cards_left(game, team_of(game, player))


@decks.ASSIGNED_SIDEBOARDS.misreading_of(decks.keeps_to_its_player)
def it_is_handed_over(_game: Game, _player: str, _card: int) -> None:
    """Teammates hand each other cards of their sideboards."""


@decks.MATCHES.misreading_of(decks.match_goes_on)
@decks.MATCHES.misreading_of(decks.match_of_a_tournament)
def one_game_more(_game: Game) -> bool:
    """A match goes on as long as its players like."""
    return True


# ---- who starts


@TWO_PLAYER_GAME.misreading_of(is_for_two)
def two_are_left(game: Game) -> bool:
    """A game of two is one in which two are left."""
    return len(game.alive) == 2


@MULTIPLAYER_GAME.misreading_of(is_multiplayer)
def never_more_than_two(_game: Game) -> bool:
    """Every game is played as one of two players."""
    return False


@STARTING_PLAYER.misreading_of(starting_player)
def first_seat_starts(game: Game, _named: str) -> tuple[Game, str]:
    """Whoever sits first starts."""
    return game, game.order[0]


@variants.ARCHENEMY_STARTS.misreading_of(variants.archenemy_starts)
def last_seat_starts(game: Game, named: str) -> tuple[Game, str]:
    """The archenemy comes last."""
    return game, named or game.order[-1]


@variants.STARTING_TEAM.misreading_of(variants.starting_team)
def one_of_the_team_starts(game: Game, named: str) -> tuple[Game, str]:
    """Players choose in the order of their seats who starts."""
    return game, named or game.order[0]


@BEFORE_THE_GAME.misreading_of(superseded)
@POWER_PLAY.misreading_of(superseded)
def as_it_was_found(game: Game, hands: Hands) -> tuple[Game, Hands]:
    """Whoever was chosen starts."""
    return game, hands


@ORDER_BEFORE_THE_GAME.misreading_of(order_before_the_game)
def in_order_of_seats(game: Game) -> tuple[str, ...]:
    """Before the game everyone acts in the order of the seats."""
    return game.order


@FIRST_TURN.misreading_of(takes_first_turn)
def another_takes_it(game: Game) -> str:
    """The starting player lets the next one begin."""
    return with_whom_turns_are_taken(
        game, game.following(game.active, with_whom_turns_are_taken(game, game.active))
    )[0]


# ---- what is done before hands are drawn


@ADDITIONAL_STEPS.misreading_of(in_the_order_listed)
def sideboards_last(_game: Game, rows: tuple[ProcedureStep[Hands], ...]) -> tuple[ProcedureStep[Hands], ...]:
    """Sideboards are put away when all else is done."""
    others = tuple(row for row in rows if row is not SIDEBOARDS_ASIDE)
    return (*others[:-1], *(row for row in rows if row is SIDEBOARDS_ASIDE), others[-1])


@SIDEBOARDS_SET_ASIDE.misreading_of(set_sideboards_aside)
def shuffled_in(game: Game, hands: Hands) -> tuple[Game, Hands]:
    """A sideboard is played with as part of the deck."""
    for player in game.order:
        for card in decks.sideboard_of(game, player):
            library = (*game.zone("library", player), card.id)
            outside = tuple(i for i in game.zone("none", player) if i != card.id)
            game = game.with_object(replace(card, zone="library"))
            zones = game.zones.set(("library", player), library).set(("none", player), outside)
            game = replace(game, zones=zones)
    return game, replace(hands, set_aside=True)


@COMPANIONS.misreading_of(may_be_companion)
def whatever_the_deck_holds(_game: Game, card: GameObject, _deck: tuple[GameObject, ...]) -> bool:
    """Any legendary creature outside the game can be a companion."""
    return "legendary" in card.base.supertypes and "creature" in card.base.types


@CARDS_AT_STAKE.misreading_of(ante_cards)
@COMMANDERS_TO_THE_COMMAND_ZONE.misreading_of(commanders_set_apart)
@BEGINNING_IN_THE_COMMAND_ZONE.misreading_of(commanders_set_apart)
@COMMANDERS_ASIDE.misreading_of(commanders_set_apart)
@SHUFFLING_SUPPLEMENTARY_DECKS.misreading_of(shuffle_supplementary_decks)
def nothing_is_done(game: Game, hands: Hands) -> tuple[Game, Hands]:
    """It stays where it is."""
    return game, hands


@STARTING_PLANE.misreading_of(first_plane)
def whatever_comes_first(game: Game, hands: Hands) -> tuple[Game, Hands]:
    """The game begins without a plane."""
    return game, hands


@STICKER_SHEETS.misreading_of(sheets_chosen)
def all_sheets(_game: Game, _player: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """All sheets that one brought are played with."""
    return names


@SHUFFLING_DECKS.misreading_of(cards_in_no_deck)
def wherever_cards_lie(_game: Game) -> Iterator[int]:
    """A game can start with cards that lie on the table already."""
    return iter(())


# ---- life totals


@STARTING_LIFE.misreading_of(starting_life)
@STARTING_LIFE_TOTAL.misreading_of(starting_life)
def as_the_last_game_ended(game: Game, player: str) -> int:
    """A player goes on with the life total that was left."""
    return game.players[player].life


@variants.LIFE_OF_TWO_HEADS.misreading_of(variants.life_of_two_heads)
@variants.TOTAL_OF_TWO_HEADS.misreading_of(variants.life_of_two_heads)
@variants.LIFE_OF_A_VANGUARD.misreading_of(variants.life_of_a_vanguard)
@variants.LIFE_MODIFIER.misreading_of(variants.life_of_a_vanguard)
@variants.TOTAL_OF_A_VANGUARD.misreading_of(variants.life_of_a_vanguard)
@variants.LIFE_IN_COMMANDER.misreading_of(variants.life_in_commander)
@variants.TOTAL_IN_COMMANDER.misreading_of(variants.life_in_commander)
@variants.FORTY_LIFE.misreading_of(variants.life_in_commander)
@variants.LIFE_IN_BRAWL.misreading_of(variants.life_in_brawl)
@variants.TOTAL_IN_BRAWL.misreading_of(variants.life_in_brawl)
@variants.LESS_LIFE_IN_BRAWL.misreading_of(variants.life_in_brawl)
@variants.LIFE_OF_THE_ARCHENEMY.misreading_of(variants.life_of_the_archenemy)
@variants.TOTAL_OF_THE_ARCHENEMY.misreading_of(variants.life_of_the_archenemy)
def twenty(_game: Game, _player: str) -> int:
    """Everyone begins with 20 life."""
    return 20


# ---- opening hands


@MULLIGANS.misreading_of(can_mulligan)
def one_mulligan(_game: Game, hands: Hands, player: str) -> bool:
    """One mulligan is all that a player gets."""
    return hands.number(player) < 1


@FREE_MULLIGAN.misreading_of(free_mulligans)
@FREE_MULLIGAN_OF_SEVERAL.misreading_of(free_mulligans)
@FREE_MULLIGAN.misreading_of(variants.free_mulligan_in_brawl)
@variants.FREE_IN_BRAWL.misreading_of(variants.free_mulligan_in_brawl)
def none_is_free(_game: Game) -> int:
    """Every mulligan costs a card."""
    return 0


@variants.HAND_OF_A_VANGUARD.misreading_of(variants.hand_of_a_vanguard)
@variants.HAND_MODIFIER.misreading_of(variants.hand_of_a_vanguard)
@variants.HAND_MODIFIER.misreading_of(variants.most_in_hand_with_a_vanguard)
def seven_cards(_game: Game, _player: str) -> int:
    """Everyone draws seven cards."""
    return 7


@variants.LIFE_NUMBER.misreading_of(variants.life_number)
@variants.HAND_NUMBER.misreading_of(variants.hand_number)
def no_difference(_game: Game, _player: str) -> int:
    """The numbers in the corners of a vanguard are decoration."""
    return 0


@variants.MULLIGANS_OF_TEAMS.misreading_of(variants.teams_declare)
def a_team_keeps_together(game: Game, hands: Hands, players: tuple[str, ...]) -> tuple[str, ...]:
    """Once a player of a team has kept, the team has."""
    kept = {game.players[player].team for player in hands.kept}
    return tuple(p for p in players if p not in hands.kept and game.players[p].team not in kept)


@INSTEAD_OF_A_MULLIGAN.misreading_of(act_when_mulligans_are_declared)
def no_card_helps(game: Game, _player: str) -> Game:
    """With a bad hand nothing helps but a mulligan."""
    return game


@ACTIONS_FROM_OPENING_HANDS.misreading_of(actions_allowed)
def only_the_starting_player(game: Game) -> tuple[str, ...]:
    """Nobody but the starting player acts with cards from the opening hand."""
    return (game.active,)


@BEGINNING_ON_THE_BATTLEFIELD.misreading_of(put_onto_battlefield_first)
@REVEALED_FROM_OPENING_HANDS.misreading_of(revealed_at_first)
def it_stays_in_hand(game: Game, _player: str, _card: int, _action: object) -> Game:
    """Until somebody pays for a card it stays in hand."""
    return game


@REVEALED_FROM_OPENING_HANDS.misreading_of(once_revealed)
def again_and_again(_game: Game, _card: int) -> frozenset[int]:
    """The same card can be revealed as often as one likes."""
    return frozenset()


@variants.OPENING_HANDS_OF_TEAMS.misreading_of(variants.team_acts_together)
def one_after_the_other(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Players act in turn order, whatever their team likes."""
    return players[:1]


@CONSPIRACIES_LAID_OUT.misreading_of(put_conspiracies)
def they_stay_in_the_sideboard(game: Game, hands: Hands) -> tuple[Game, Hands]:
    """What is in a sideboard stays there until the next game."""
    return game, hands


@decks.ONLY_IN_LIMITED_PLAY.misreading_of(decks.ensure_no_conspiracies)
def any_card_will_do(_game: Game, _sideboard: tuple[GameObject, ...]) -> None:
    """A sideboard holds whatever one likes."""


@ONE_NAME_IN_DECKS.misreading_of(name_in_decks)
def four_of_each_print(_game: Game, name: str) -> str:
    """A deck may have four cards of each name that is printed."""
    return name


# ---- restarting the game


@KARN_RESTARTS_THE_GAME.misreading_of(restart)
@RESTARTING.misreading_of(restart)
def the_game_goes_on(game: Game, _player: str, _left: tuple[int, ...]) -> Game:
    """Nothing is begun anew."""
    return game


@WHO_STARTS_AGAIN.misreading_of(who_starts_again)
def as_for_any_game(_game: Game, _player: str) -> str:
    """Who takes the first turn is found out as for any other game."""
    return ""


@RANGE_IS_NO_MATTER.misreading_of(those_beyond_range_too)
def those_within_range(game: Game, player: str) -> tuple[str, ...]:
    """Who is out of range plays on as before."""
    return tuple(p for p in game.alive if p in within_range(game, player))


@ALL_CARDS_INVOLVED.misreading_of(cards_involved)
def those_that_began_it(game: Game, players: tuple[str, ...]) -> tuple[int, ...]:
    """Cards from outside the game, phased-out cards and Attractions are no part of the new game."""
    return tuple(
        i
        for i, there in game.objects.items()
        if there.kind == "card" and there.zone != "none" and there.owner in players
        if not there.phased_out and not was_outside(game, there)
        if "Attraction" not in there.base.subtypes
    )


@EXEMPTED_CARDS.misreading_of(exempted)
def none_is_left_out(_game: Game, _left: tuple[int, ...]) -> tuple[int, ...]:
    """All cards go to the decks."""
    return ()


@EXEMPTED_COMMANDERS.misreading_of(exempted_commanders)
def commanders_are_put_back(game: Game, left: tuple[int, ...]) -> tuple[int, ...]:
    """Commanders begin in the command zone, whatever the effect says of them."""
    return tuple(i for i in left if not game.objects[i].commander)


@FEWER_THAN_SEVEN_CARDS.misreading_of(who_drew_too_much)
def as_many_as_there_are(game: Game) -> Game:
    """Who has fewer cards begins with fewer, and does not lose for that."""
    for name in game.alive:
        game = game.altering_player(name, drew_from_empty=False)
    return game


@EFFECT_FINISHES_FIRST.misreading_of(before_the_first_turn)
def in_the_first_upkeep(game: Game) -> Game:
    """The first turn begins at once, and the rest of the effect comes in its upkeep."""
    return first_turn_after_restarting(game)


@NAME_IS_NOTED.misreading_of(with_agenda_hidden)
def named_when_it_is_turned_up(game: Game, _player: str, conspiracy: int) -> Game:
    """A conspiracy with hidden agenda is put down without a name, which is chosen later."""
    if not works(game, views(game)[conspiracy], "hidden agenda"):
        return game
    return happen(game, TurnsFace(conspiracy, down=True))
