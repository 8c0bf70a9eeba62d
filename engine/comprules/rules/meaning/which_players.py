"""Which players the words of an ability name (102)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from comprules.abilities.nouns import Controller, OpponentsOf, Owner, Players, PlayersWho, YouAnd
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    ChosenPlayer,
    DefendingPlayer,
    EachPlayer,
    EnchantedPlayer,
    NotWinningSubgame,
    OnePlayer,
    Opponents,
    OtherPlayers,
    PlayerTarget,
    ThatPlayer,
    TheMonarch,
    WhoDid,
    WhoHasInitiative,
    You,
    YourTeam,
)
from comprules.book.citing import cite
from comprules.happening.combat import defending_player
from comprules.happening.holders import holder_of
from comprules.rules.meaning.attached_to import host_of
from comprules.rules.meaning.last_known_information import LAST_KNOWN_INFORMATION, controller_of
from comprules.rules.meaning.questions import answers
from comprules.rules.meaning.speaker import Speaker, dealing_with_player, filled
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "DEFENDING_PLAYER",
    "ONE_DEFENDING_PLAYER",
    "OPPONENTS_OF_A_TEAM",
    "OTHER_PLAYER_IS_THE_OPPONENT",
    "YOU",
    "YOUR_TEAM",
    "opponents_of",
    "opponents_of_a_team",
    "players_of",
    "team_named_by",
    "the_defending_player",
    "the_other_players",
    "you",
]

OTHER_PLAYER_IS_THE_OPPONENT = cite("102.2")
OPPONENTS_OF_A_TEAM = cite("102.3")
YOUR_TEAM = cite("102.4")
YOU = cite("109.5")
DEFENDING_PLAYER = cite("508.5")
ONE_DEFENDING_PLAYER = cite("508.5a")


def opponents_of(game: Game, player: str) -> tuple[str, ...]:
    """Return the players in the game who are not on the player's side."""
    if game.players[player].team:
        return opponents_of_a_team(game, player)
    return the_other_players(game, player)


@OTHER_PLAYER_IS_THE_OPPONENT
def the_other_players(game: Game, player: str) -> tuple[str, ...]:
    """Without teams, every other player is an opponent; of two that is the other one."""
    others = tuple(name for name in game.alive if name != player)
    if len(game.order) == 2:
        OTHER_PLAYER_IS_THE_OPPONENT.decided_once(game, f"{player}'s opponent is the other player")
    return others


@OPPONENTS_OF_A_TEAM
def opponents_of_a_team(game: Game, player: str) -> tuple[str, ...]:
    """The opponents of a player with a team are the players who are not on that team."""
    team = game.players[player].team
    OPPONENTS_OF_A_TEAM.decided_once(game, f"{player}'s opponents are those who are not of {team}")
    return tuple(name for name in game.alive if game.players[name].team != team)


@YOUR_TEAM
def team_named_by(game: Game, player: str) -> tuple[str, ...]:
    """A player's team is the player and the teammates, or the player alone where there are no teams."""
    team = game.players[player].team
    found = tuple(p for p in game.alive if p == player or (team and game.players[p].team == team))
    YOUR_TEAM.decided_once(game, f"{player}'s team is {' and '.join(found)}")
    return found


def players_of(game: Game, board: Mapping[int, View], speaker: Speaker, who: Players) -> tuple[str, ...]:
    """Return the players whom the words name."""
    match who:
        case You():
            return (you(game, speaker),)
        case Opponents():
            return opponents_of(game, speaker.controller)
        case YourTeam():
            return team_named_by(game, speaker.controller)
        case EachPlayer():
            return game.alive
        case OtherPlayers() | NotWinningSubgame():
            return tuple(p for p in game.alive if p not in filled(speaker, who).players)
        case ActivePlayer():
            return (speaker.chosen.words.get("active player", game.active),)
        case ThatPlayer():
            return filled(speaker, who).players
        case DefendingPlayer():
            return the_defending_player(game, speaker)
        case PlayerTarget(index=index):
            chosen = speaker.chosen.targets[index] if index < len(speaker.chosen.targets) else ()
            return tuple(t for t in chosen if isinstance(t, str))
        case Controller(of):
            return tuple(controller_of(game, board, i) for i in answers(game).named(game, board, speaker, of))
        case EnchantedPlayer():
            host = host_of(game, game.last_seen(speaker.source), board, "enchanted")
            return (host,) if isinstance(host, str) and host in game.alive else ()
        case TheMonarch():
            monarch = holder_of(game, "monarch")
            return (monarch,) if monarch in game.alive else ()
        case WhoDid(of, did):
            doers = _doers(game, board, speaker, who)
            base = opponents_of(game, speaker.controller) if of == "opponent" else game.alive
            return tuple(p for p in base if (p in doers) is did)
        case WhoHasInitiative():
            first = holder_of(game, "initiative")
            return (first,) if first in game.alive else ()
        case ChosenPlayer():
            name = speaker.chosen.words.get("player", "")
            return (name,) if name in game.alive else ()
        case OnePlayer(name):
            return (name,)
        case Owner(of):
            return tuple(game.last_seen(i).owner for i in answers(game).named(game, board, speaker, of))
        case OpponentsOf(of):
            also = (each for one in players_of(game, board, speaker, of) for each in opponents_of(game, one))
            return tuple(dict.fromkeys(also))
        case PlayersWho():
            return _those_who(game, board, speaker, who)
        case YouAnd(others):
            found = players_of(game, board, speaker, others)
            return tuple(dict.fromkeys((speaker.controller, *found)))
        case _:
            assert_never(who)


def _those_who(game: Game, board: Mapping[int, View], speaker: Speaker, who: PlayersWho) -> tuple[str, ...]:
    """Return those of the players of whom the condition is true, as it is now (608.2h)."""
    found = tuple(
        each
        for each in players_of(game, board, speaker, who.players)
        if answers(game).holds(game, board, dealing_with_player(speaker, each), who.condition)
    )
    LAST_KNOWN_INFORMATION.decided_once(game, f"it is true of {' and '.join(found) or 'nobody'}")
    return found


@YOU
def you(game: Game, speaker: Speaker) -> str:
    """The controller is meant: now for a static ability, for others as they were activated or triggered."""
    source = game.objects.get(speaker.source)
    if source is None and speaker.source in game.last_known:
        source = game.last_known[speaker.source][0]
    if source is not None and source.owner != speaker.controller:
        YOU.decided_once(
            game, f"{game.label(source.id)}, {source.owner}'s, says “you” of {speaker.controller}"
        )
    return speaker.controller


@DEFENDING_PLAYER
@ONE_DEFENDING_PLAYER
def the_defending_player(game: Game, speaker: Speaker) -> tuple[str, ...]:
    """Return the player whom the speaking object attacks, or who controls what it attacks (508.5).

    The attack as last known counts if the object is gone. For an Aura or Equipment, what it is attached to
    attacks.
    """
    host = game.last_seen(speaker.source).attached_to
    for thing in (speaker.source, *speaker.current.objects, *((host,) if isinstance(host, int) else ())):
        attacker = game.last_seen(thing)
        if attacker.attacking is not None:
            defending = defending_player(game, attacker)
            DEFENDING_PLAYER.decided_once(game, f"the defending player of {attacker.label} is {defending}")
            others = {o.attacking for i in game.battlefield if (o := game.objects[i]).attacking is not None}
            if len(others - {attacker.attacking}) > 0:
                ONE_DEFENDING_PLAYER.decided_once(
                    game, f"of several defending players {defending} is that of {attacker.label}"
                )
            return (defending,)
    return (speaker.current.player,) if speaker.current.player else ()


def _doers(game: Game, board: Mapping[int, View], speaker: Speaker, who: WhoDid) -> tuple[str, ...]:
    """Return the players who did what each might have done, or what all were told to do."""
    held = filled(speaker, who)
    if who.slot is not None and who.slot.aspect == "those it was done by":
        return tuple(controller_of(game, board, i) for i in held.done)
    return held.players if held.did else ()
