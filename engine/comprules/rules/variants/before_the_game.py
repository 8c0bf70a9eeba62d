"""103: how a game of a variant starts: who goes first, life totals, hands, and what teams do together."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening.teams import still_playing, team_of
from comprules.happening.whose_turn import who_decides_together, with_whom_turns_are_taken
from comprules.procedure import OpeningHands
from comprules.questions import ask_one
from comprules.rules.special_cards.supplementary_cards import deck_of
from comprules.rules.starting.decks import cards_left
from comprules.rules.starting.opening_hands import FREE_MULLIGAN, STARTING_HAND
from comprules.rules.starting.who_begins import who_chooses
from comprules.rules.turn.kinds_of_games import is_multiplayer
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "ARCHENEMY_STARTS",
    "CARDS_OF_TEAMS_AT_FIRST",
    "FORTY_LIFE",
    "FREE_IN_BRAWL",
    "HAND_MODIFIER",
    "HAND_NUMBER",
    "HAND_OF_A_VANGUARD",
    "LEFT_BY_TWO_HEADS",
    "LESS_LIFE_IN_BRAWL",
    "LIFE_IN_BRAWL",
    "LIFE_IN_COMMANDER",
    "LIFE_MODIFIER",
    "LIFE_NUMBER",
    "LIFE_OF_A_VANGUARD",
    "LIFE_OF_THE_ARCHENEMY",
    "LIFE_OF_TWO_HEADS",
    "MORE_HEADS",
    "MULLIGANS_IN_TEAMS",
    "MULLIGANS_OF_TEAMS",
    "OPENING_HANDS_OF_TEAMS",
    "STARTING_TEAM",
    "TEAM_THAT_STARTS",
    "TOTAL_IN_BRAWL",
    "TOTAL_IN_COMMANDER",
    "TOTAL_OF_A_VANGUARD",
    "TOTAL_OF_THE_ARCHENEMY",
    "TOTAL_OF_TWO_HEADS",
    "archenemy_starts",
    "free_mulligan_in_brawl",
    "hand_number",
    "hand_of_a_vanguard",
    "left_by_both_heads",
    "life_in_brawl",
    "life_in_commander",
    "life_number",
    "life_of_a_vanguard",
    "life_of_the_archenemy",
    "life_of_two_heads",
    "more_for_more_heads",
    "most_in_hand_with_a_vanguard",
    "starting_team",
    "team_acts_together",
    "teams_declare",
]

LEFT_BY_TWO_HEADS = cite("100.4c")
STARTING_TEAM = cite("103.1a")
TEAM_THAT_STARTS = cite("805.3")
MULLIGANS_IN_TEAMS = cite("805.3a")
CARDS_OF_TEAMS_AT_FIRST = cite("805.3b")
MORE_HEADS = cite("810.11")
ARCHENEMY_STARTS = cite("103.1b")
LIFE_OF_TWO_HEADS = cite("103.4a")
LIFE_OF_A_VANGUARD = cite("103.4b")
LIFE_IN_COMMANDER = cite("103.4c")
LIFE_IN_BRAWL = cite("103.4d")
LIFE_OF_THE_ARCHENEMY = cite("103.4e")
HAND_OF_A_VANGUARD = cite("103.5a")
HAND_MODIFIER = cite("313.6")
LIFE_MODIFIER = cite("313.7")
MULLIGANS_OF_TEAMS = cite("103.5d")
OPENING_HANDS_OF_TEAMS = cite("103.6c")
HAND_NUMBER = cite("211.1")
LIFE_NUMBER = cite("212.1")
TOTAL_OF_TWO_HEADS = cite("119.1a")
TOTAL_OF_A_VANGUARD = cite("119.1b")
TOTAL_IN_COMMANDER = cite("119.1c")
TOTAL_IN_BRAWL = cite("119.1d")
FORTY_LIFE = cite("903.7")
LESS_LIFE_IN_BRAWL = cite("903.12f")
FREE_IN_BRAWL = cite("903.12g")
TOTAL_OF_THE_ARCHENEMY = cite("119.1e")


# ---- who starts


@TEAM_THAT_STARTS
@STARTING_TEAM
def starting_team(game: Game, named: str) -> tuple[Game, str]:
    """Teams that share turns start as teams: with whoever is chosen, the whole team takes the first turn."""
    if not named:
        game, chooser = who_chooses(game)
        named = ask_one(game, chooser, "choose whose team takes the first turn", game.order)
    team = with_whom_turns_are_taken(game, named)
    for cited in (STARTING_TEAM, TEAM_THAT_STARTS):
        cited.decided(game, f"the team of {' and '.join(team)} takes the first turn")
    return game, team[0]


def the_archenemy(game: Game) -> str:
    """Return the player with the scheme deck."""
    return next((player for player in game.order if deck_of(game, player, "scheme")), "")


@ARCHENEMY_STARTS
def archenemy_starts(game: Game, named: str) -> tuple[Game, str]:
    """Nobody chooses who starts: the archenemy takes the first turn.

    Raises:
        IllegalError: Somebody else was chosen.
    """
    archenemy = the_archenemy(game) or named or game.order[0]
    if named and named != archenemy:
        raise ARCHENEMY_STARTS.refuses(f"{archenemy}, the archenemy, takes the first turn")
    ARCHENEMY_STARTS.decided(game, f"{archenemy}, the archenemy, takes the first turn")
    return game, archenemy


# ---- life totals and hands


@LIFE_OF_TWO_HEADS
@TOTAL_OF_TWO_HEADS
def life_of_two_heads(game: Game, player: str) -> int:
    """A team of Two-Headed Giant begins with thirty life, and more for more than two heads."""
    life = 30 + more_for_more_heads(game, player, 15)
    for cited in (LIFE_OF_TWO_HEADS, TOTAL_OF_TWO_HEADS):
        cited.decided(game, f"the team of {player} begins with {life} life")
    return life


@MORE_HEADS
def more_for_more_heads(game: Game, player: str, for_each: int) -> int:
    """Return what a team has more at the start, or needs more to lose, for its players beyond the second."""
    more = len(team_of(game, player)) - 2
    if more:
        MORE_HEADS.decided(game, f"the team of {player} has {more} more heads: {more * for_each} more")
    return more * for_each


@LIFE_MODIFIER
@LIFE_OF_A_VANGUARD
@TOTAL_OF_A_VANGUARD
def life_of_a_vanguard(game: Game, player: str) -> int:
    """What stands on the vanguard is added to twenty."""
    life = 20 + life_number(game, player)
    for cited in (LIFE_OF_A_VANGUARD, LIFE_MODIFIER, TOTAL_OF_A_VANGUARD):
        cited.decided(game, f"{player} begins with {life} life")
    return life


@LIFE_IN_COMMANDER
@TOTAL_IN_COMMANDER
@FORTY_LIFE
def life_in_commander(game: Game, player: str) -> int:
    """A player of Commander begins with forty life."""
    for cited in (LIFE_IN_COMMANDER, TOTAL_IN_COMMANDER, FORTY_LIFE):
        cited.decided(game, f"{player} begins with 40 life")
    return 40


@LIFE_IN_BRAWL
@TOTAL_IN_BRAWL
@LESS_LIFE_IN_BRAWL
def life_in_brawl(game: Game, player: str) -> int:
    """A player of Brawl begins with twenty-five life, or thirty among more than two."""
    life = 30 if is_multiplayer(game) else 25
    for cited in (LIFE_IN_BRAWL, TOTAL_IN_BRAWL, LESS_LIFE_IN_BRAWL):
        cited.decided(game, f"{player} begins with {life} life")
    return life


@LIFE_OF_THE_ARCHENEMY
@TOTAL_OF_THE_ARCHENEMY
def life_of_the_archenemy(game: Game, player: str) -> int:
    """The archenemy begins with forty life, and everyone else with twenty."""
    life = 40 if player == the_archenemy(game) else 20
    for cited in (LIFE_OF_THE_ARCHENEMY, TOTAL_OF_THE_ARCHENEMY):
        cited.decided(game, f"{player} begins with {life} life")
    return life


@HAND_MODIFIER
@HAND_OF_A_VANGUARD
def hand_of_a_vanguard(game: Game, player: str) -> int:
    """What stands on the vanguard is added to seven."""
    number = STARTING_HAND + hand_number(game, player)
    for cited in (HAND_OF_A_VANGUARD, HAND_MODIFIER):
        cited.decided_once(game, f"{player}'s starting hand has {number} cards")
    return number


@HAND_MODIFIER
def most_in_hand_with_a_vanguard(game: Game, player: str) -> int:
    """What stands on the vanguard is added to the maximum hand size too."""
    number = STARTING_HAND + hand_number(game, player)
    HAND_MODIFIER.decided_once(game, f"{player}'s maximum hand size is {number}")
    return number


@LIFE_NUMBER
def life_number(game: Game, player: str) -> int:
    """The number at the lower right of a vanguard is so much life more, or less, for its owner."""
    number = sum(game.objects[i].base.life_modifier for i in _vanguards(game, player))
    LIFE_NUMBER.decided_once(game, f"the life modifier of {player}'s vanguard is {number:+}")
    return number


@HAND_NUMBER
def hand_number(game: Game, player: str) -> int:
    """The number at the lower left of a vanguard is so many cards more, or fewer, for its owner."""
    number = sum(game.objects[i].base.hand_modifier for i in _vanguards(game, player))
    HAND_NUMBER.decided_once(game, f"the hand modifier of {player}'s vanguard is {number:+}")
    return number


def _vanguards(game: Game, player: str) -> tuple[int, ...]:
    return tuple(
        i
        for i in game.zone("command")
        if game.objects[i].owner == player and "vanguard" in game.objects[i].base.types
    )


@FREE_MULLIGAN
@FREE_IN_BRAWL
def free_mulligan_in_brawl(game: Game) -> int:
    """In Brawl the first mulligan of each player costs no card, however many players there are."""
    for cited in (FREE_MULLIGAN, FREE_IN_BRAWL):
        cited.decided_once(game, "in Brawl one mulligan is free")
    return 1


# ---- teams


@MULLIGANS_IN_TEAMS
@MULLIGANS_OF_TEAMS
def teams_declare(game: Game, hands: OpeningHands, players: tuple[str, ...]) -> tuple[str, ...]:
    """The players of the starting team declare, then those of each other team.

    That a teammate has kept a hand keeps nobody from a mulligan.
    """
    declaring = tuple(player for player in _team_by_team(game, players) if player not in hands.kept)
    for cited in (MULLIGANS_OF_TEAMS, MULLIGANS_IN_TEAMS):
        cited.decided(game, f"{', '.join(declaring) or 'nobody'} may still take a mulligan")
    return declaring


def _team_by_team(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(mate for player in players for mate in still_playing(game, player)))


@CARDS_OF_TEAMS_AT_FIRST
@OPENING_HANDS_OF_TEAMS
def team_acts_together(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """A team acts with cards from its opening hands in whatever order it likes."""
    team = tuple(player for player in players if player in still_playing(game, players[0]))
    if len(team) > 1:
        first = ask_one(
            game, who_decides_together(game, team), "choose which player of the team acts first", team
        )
        team = (first, *(player for player in team if player != first))
        for cited in (OPENING_HANDS_OF_TEAMS, CARDS_OF_TEAMS_AT_FIRST):
            cited.decided(game, f"the team lets {first} act first")
    return team


@LEFT_BY_TWO_HEADS
def left_by_both_heads(game: Game, player: str) -> tuple[GameObject, ...]:
    """What a Two-Headed Giant team has opened and put into neither deck is the sideboard of both players."""
    left = cards_left(game, team_of(game, player))
    for card in left:
        LEFT_BY_TWO_HEADS.decided_once(game, f"{game.label(card.id)} is in the sideboard of both heads")
    return left
