"""702: the amounts that only the rules of keywords speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, assert_never

from comprules.abilities.nouns import KeywordAmount
from comprules.abilities.simple_nouns import Opponents
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import DeclaresAttacker
from comprules.events.players import Deals, LosesLife
from comprules.events.spells_and_abilities import Casts
from comprules.events.turn import BeginsStep
from comprules.events.zones import Moves
from comprules.keywords.rules_702_2_to_60 import SUNBURST
from comprules.rules.meaning.information import players_of
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import colors_spent, x_as_it_enters
from comprules.rules.meaning.which_players import opponents_of
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "BLOODTHIRST_X",
    "OPPONENTS_STILL_THERE",
    "SUNBURST_AS_NUMBER",
    "SUNBURST_FROM_THE_STACK",
    "TRIBUTE_PAID",
    "blood_shed",
    "enters_as_creature",
    "keyword_amount",
    "opponents_still_there",
    "sunburst_as_number",
    "sunburst_counters",
    "tribute_paid",
]

SUNBURST_FROM_THE_STACK = cite("702.44b")
SUNBURST_AS_NUMBER = cite("702.44c")
BLOODTHIRST_X = cite("702.54b")
OPPONENTS_STILL_THERE = cite("702.125b")
TRIBUTE_PAID = cite("702.104b")


def keyword_amount(game: Game, board: Mapping[int, View], speaker: Speaker, what: Any) -> int:
    """Return what an amount comes to that a keyword asks for."""
    match KeywordAmount(what).what:
        case "creatures blocking it beyond the first":
            blockers = (i for i in game.battlefield if speaker.source in game.objects[i].blocking)
            return max(sum(1 for _ in blockers) - 1, 0)
        case "opponents attacked this combat":
            return _opponents_attacked(game, board, speaker)
        case "players being attacked" | "opponents being attacked":
            who = players_of(game, board, speaker, Opponents()) if "opponents" in what else game.alive
            return len({game.objects[i].attacking for i in game.battlefield} & set(who))
        case "permanents put into graveyards this turn":
            return sum(
                isinstance(event, Moves)
                and event.to == "graveyard"
                and game.last_known[event.object][0].zone == "battlefield"
                for event in game.deeds
            )
        case "life lost by opponents this turn":
            opponents = players_of(game, board, speaker, Opponents())
            lost = (e for e in game.deeds if isinstance(e, LosesLife) and e.player in opponents)
            return sum(event.amount for event in lost)
        case "other spells cast this turn":
            mine = (e for e in game.deeds if isinstance(e, Casts) and e.player == speaker.controller)
            return sum(event.spell != speaker.source for event in mine)
        case "combat damage dealt by its kind this turn":
            return _damage_by_its_kind(game, board, speaker)
        case "combat damage dealt by Assassins and commanders this turn":
            return _damage_by(game, speaker, frozenset({"Assassin", "commander"}))
        case "designations renowned":
            return int("renowned" in game.last_seen(speaker.source).notes)
        case "opponents":
            return opponents_still_there(game, speaker)
        case "tribute paid":
            return tribute_paid(game, speaker)
        case "X of the spell that it was":
            return x_as_it_enters(game, game.last_seen(speaker.source))
        case "damage dealt to opponents this turn":
            return blood_shed(game, set(players_of(game, board, speaker, Opponents())))
        case "colors of mana spent on it as it enters":
            return sunburst_counters(game, speaker)
        case "times that it is a creature without what changes types":
            return int(enters_as_creature(game, speaker))
        case "colors of mana spent on it as a number":
            return sunburst_as_number(game, speaker)
        case other:
            assert_never(other)


@BLOODTHIRST_X
def blood_shed(game: Game, opponents: set[str]) -> int:
    """Bloodthirst X counts all the damage that opponents have been dealt in the turn."""
    dealt = sum(event.amount for event in game.deeds if isinstance(event, Deals) and event.to in opponents)
    BLOODTHIRST_X.decided_once(game, f"opponents have been dealt {dealt} damage this turn")
    return dealt


@SUNBURST
def enters_as_creature(game: Game, speaker: Speaker) -> bool:
    """Whether an object with sunburst is a creature is seen without effects that change its types."""
    views(game)  # works out what the object is by its copiable values
    is_creature = "creature" in game.memo["copiable"][speaker.source].types
    kind = "a creature" if is_creature else "no creature"
    SUNBURST.decided_once(game, f"{game.label(speaker.source)} enters as {kind}, whatever changes its types")
    return is_creature


@SUNBURST_FROM_THE_STACK
def sunburst_counters(game: Game, speaker: Speaker) -> int:
    """Sunburst counts the colors of mana that were spent on a spell that resolves, and nothing for others."""
    thing = game.last_seen(speaker.source)
    colors = len(colors_spent(thing))
    SUNBURST_FROM_THE_STACK.decided_once(game, f"{colors} colors of mana were spent on {thing.label}")
    return colors


@SUNBURST_AS_NUMBER
def sunburst_as_number(game: Game, speaker: Speaker) -> int:
    """Sunburst as the number of another ability is the number of colors of mana, on whatever object."""
    colors = len(colors_spent(game.last_seen(speaker.source)))
    SUNBURST_AS_NUMBER.decided_once(game, f"sunburst stands for {colors}, the colors of mana that was spent")
    return colors


@OPPONENTS_STILL_THERE
def opponents_still_there(game: Game, speaker: Speaker) -> int:
    """Opponents who have left the game are not counted."""
    for seat in game.players.values():
        if seat.lost and seat.name != speaker.controller:
            OPPONENTS_STILL_THERE.decided_once(game, f"{seat.name} has left the game, and is not counted")
    return len(opponents_of(game, speaker.controller))


@TRIBUTE_PAID
def tribute_paid(game: Game, speaker: Speaker) -> int:
    """Say whether an opponent had the object enter with the counters of its tribute, as 1 or 0."""
    thing = game.last_seen(speaker.source)
    paid = "tribute" in thing.notes
    TRIBUTE_PAID.decided_once(game, f"tribute was {'' if paid else 'not '}paid for {thing.label}")
    return int(paid)


def _opponents_attacked(game: Game, board: Mapping[int, View], speaker: Speaker) -> int:
    """Return how many opponents the player has attacked with creatures in this combat.

    A planeswalker is no player.
    """
    declared = [event for event in _this_combat(game) if isinstance(event, DeclaresAttacker)]
    attacked = {e.attacked for e in declared if game.last_seen(e.attacker).controller == speaker.controller}
    return len(attacked & set(players_of(game, board, speaker, Opponents())))


def _this_combat(game: Game) -> Iterator[Event]:
    """Yield what has been done since attackers were last about to be declared, the newest first."""
    for event in reversed(game.deeds):
        if isinstance(event, BeginsStep) and event.step == "declare attackers":
            return
        yield event


def _damage_by_its_kind(game: Game, board: Mapping[int, View], speaker: Speaker) -> int:
    """Count the spell's types that sources of this turn's combat damage to players had as they dealt it.

    Those sources count that the speaker's controller controlled then.
    """
    kinds = board[speaker.source].subtypes if speaker.source in board else frozenset()
    return _damage_by(game, speaker, kinds)


def _damage_by(game: Game, speaker: Speaker, kinds: frozenset[str]) -> int:
    return sum(game.this_turn.get(("struck", speaker.controller, kind), 0) for kind in kinds)
