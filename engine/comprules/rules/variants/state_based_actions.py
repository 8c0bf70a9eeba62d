"""704.6: state-based actions that belong to variants alone.

The rulesets of the variants add them to the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.players import LosesGame
from comprules.events.zones import Moves
from comprules.happening.teams import teams
from comprules.questions import Question, ask
from comprules.rules.continuous.command_zone import who_stays
from comprules.rules.special_cards.supplementary_cards import (
    face_up_cards,
    planeswalking,
    put_under_deck,
)
from comprules.rules.state_based.board import since_last_check
from comprules.rules.state_based.permanents_of_special_kinds import has_ability_under_way
from comprules.rules.state_based.players_and_permanents import LOW_LIFE, TEN_POISON_COUNTERS
from comprules.rules.state_based.verdicts import Verdict
from comprules.rules.variants.before_the_game import more_for_more_heads
from comprules.rules.variants.shared_poison import poison_of_the_team
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "NOT_LOST_IN_BRAWL",
    "NO_LIFE_FOR_TWO_HEADS",
    "ONGOING_SCHEMES",
    "POISON_OF_TWO_HEADS",
    "RETURNING_FROM_GRAVEYARDS",
    "TWENTY_ONE_DAMAGE",
    "commander_damage",
    "commanders_return",
    "is_ongoing",
    "no_commander_damage",
    "phenomena_done",
    "poison_of_one_player",
    "schemes_done",
    "team_with_poison",
    "team_without_life",
]

ONGOING_SCHEMES = cite("205.4h")
LOSING_TO_A_COMMANDER = cite("104.3j")
TEAM_WITHOUT_LIFE = cite("704.6a")
TEAM_WITH_POISON = cite("704.6b")
NO_LIFE_FOR_TWO_HEADS = cite("810.8c")
POISON_OF_TWO_HEADS = cite("810.8d")
COMMANDER_DAMAGE = cite("704.6c")
RETURNING_FROM_GRAVEYARDS = cite("903.9a")
TWENTY_ONE_DAMAGE = cite("903.10a")
NOT_LOST_IN_BRAWL = cite("903.12h")
COMMANDERS_RETURN = cite("704.6d")
SCHEMES_DONE = cite("704.6e")
PHENOMENA_DONE = cite("704.6f")
PHENOMENA_LEFT = cite("312.7")
SCHEMES_PUT_AWAY = cite("314.6")


@TEN_POISON_COUNTERS
def poison_of_one_player(game: Game) -> Iterator[Verdict]:
    """In Two-Headed Giant nobody loses for his or her own poison counters; those of the team count."""
    for name in game.alive:
        poison = game.players[name].number_of("poison")
        if poison:
            yield TEN_POISON_COUNTERS.spared(f"{name} has {poison} poison counters")


@NO_LIFE_FOR_TWO_HEADS
@TEAM_WITHOUT_LIFE
def team_without_life(game: Game) -> Iterator[Verdict]:
    """In Two-Headed Giant a team with 0 or less life loses."""
    for members in teams(game):
        life = game.players[members[0]].life
        if life <= 0:
            for name in members:
                yield LosesGame(name, "0 or less life")
        elif life < LOW_LIFE:
            yield TEAM_WITHOUT_LIFE.spared(f"{' and '.join(members)} have {life} life")


@POISON_OF_TWO_HEADS
@TEAM_WITH_POISON
def team_with_poison(game: Game) -> Iterator[Verdict]:
    """In Two-Headed Giant a team with fifteen or more poison counters loses."""
    for members in teams(game):
        if not any(game.players[name].number_of("poison") for name in members):
            continue
        poison, most = poison_of_the_team(game, members[0]), 15 + more_for_more_heads(game, members[0], 5)
        if poison >= most:
            for name in members:
                yield LosesGame(name, "a team with fifteen or more poison counters")
        else:
            for cited in (POISON_OF_TWO_HEADS, TEAM_WITH_POISON):
                yield cited.spared(f"{' and '.join(members)} have {poison} poison counters")


@LOSING_TO_A_COMMANDER
@COMMANDER_DAMAGE
@TWENTY_ONE_DAMAGE
def commander_damage(game: Game) -> Iterator[Verdict]:
    """In Commander a player whom one commander has dealt 21 or more combat damage loses."""
    for name in game.alive:
        if any(amount >= 21 for amount in game.players[name].commander_damage.values()):
            yield LosesGame(name, "21 or more combat damage by one commander")
        elif game.players[name].commander_damage:
            for citation in (LOSING_TO_A_COMMANDER, COMMANDER_DAMAGE, TWENTY_ONE_DAMAGE):
                yield citation.spared(f"{name} has not been dealt 21 combat damage by one commander")


@NOT_LOST_IN_BRAWL
def no_commander_damage(game: Game) -> Iterator[Verdict]:
    """In Brawl nobody loses for any amount of combat damage by a commander."""
    for name in game.alive:
        if game.players[name].commander_damage:
            yield NOT_LOST_IN_BRAWL.spared(
                f"{name} has been dealt combat damage by a commander, as in any game"
            )


@since_last_check
@COMMANDERS_RETURN
@RETURNING_FROM_GRAVEYARDS
def commanders_return(game: Game) -> Iterator[Verdict]:
    """A commander that went to a graveyard or exile since the last check may go to the command zone.

    The owner decides.
    """
    for thing in game.objects.values():
        if thing.commander and thing.zone in ("graveyard", "exile") and thing.timestamp > game.checked:
            text = f"put {game.label(thing.id)} into the command zone?"
            if ask(game, Question(thing.owner, text, ("yes", "no")))[0] == "yes":
                yield Moves(thing.id, "command", cause="state-based action")
            else:
                for citation in (COMMANDERS_RETURN, RETURNING_FROM_GRAVEYARDS):
                    yield citation.spared(f"{thing.owner} leaves {game.label(thing.id)} where it is")
        elif thing.commander and thing.zone in ("graveyard", "exile"):
            for citation in (COMMANDERS_RETURN, RETURNING_FROM_GRAVEYARDS):
                yield citation.spared(f"{game.label(thing.id)} has been there since the last check")


@ONGOING_SCHEMES
def is_ongoing(game: Game, scheme: GameObject) -> bool:
    """An ongoing scheme stays face up, and no state-based action puts it away."""
    if "ongoing" in scheme.base.supertypes:
        ONGOING_SCHEMES.decided_once(game, f"{game.label(scheme.id)} is ongoing and stays")
    return "ongoing" in scheme.base.supertypes


@SCHEMES_PUT_AWAY
@SCHEMES_DONE
def schemes_done(game: Game) -> Iterator[Verdict]:
    """A face-up scheme that isn't ongoing goes under its deck once no scheme's trigger is under way."""
    schemes = [thing for thing in game.objects.values() if "scheme" in thing.base.types]
    under_way = any(has_ability_under_way(game, thing.id) for thing in schemes)
    for thing in face_up_cards(game, "scheme"):
        if is_ongoing(game, thing) or under_way:
            for cited in (SCHEMES_DONE, SCHEMES_PUT_AWAY):
                yield cited.spared(
                    f"{game.label(thing.id)} is ongoing, or a scheme's triggered ability is under way"
                )
        else:
            yield put_under_deck(thing)


@PHENOMENA_LEFT
@PHENOMENA_DONE
def phenomena_done(game: Game) -> Iterator[Verdict]:
    """The planar controller planeswalks once a face-up phenomenon has no triggered ability under way."""
    if any(not has_ability_under_way(game, thing.id) for thing in face_up_cards(game, "phenomenon")):
        yield from planeswalking(game, who_stays(game))
    else:
        yield from (
            cited.spared(f"{game.label(t.id)} has an ability under way")
            for t in face_up_cards(game, "phenomenon")
            for cited in (PHENOMENA_DONE, PHENOMENA_LEFT)
        )
