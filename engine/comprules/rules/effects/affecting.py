"""115.10a-b: what is affected by a spell or ability, and is no target of it."""

from __future__ import annotations

from comprules.abilities.introducing import objects_named
from comprules.abilities.nouns import AllThese
from comprules.abilities.simple_nouns import You
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import Deals
from comprules.rules.meaning import Speaker
from comprules.rules.targeting.targets import is_kept_from, is_player_kept_from
from comprules.state.game import Game

__all__ = [
    "ONLY_THE_WORD_MAKES_A_TARGET",
    "YOU_ARE_NO_TARGET",
    "affected_all_the_same",
    "affected_by_event",
    "affecting",
    "you_all_the_same",
]

ONLY_THE_WORD_MAKES_A_TARGET = cite("115.10a")
YOU_ARE_NO_TARGET = cite("115.10b")


def affecting(game: Game, speaker: Speaker, effect: object, events: list[Event]) -> list[Event]:
    """Return what an instruction makes happen to objects and players that need not be legal targets."""
    if isinstance(objects_named(effect), AllThese):
        return affected_all_the_same(game, speaker, effect, events)
    if getattr(effect, "players", None) == You():
        return you_all_the_same(game, speaker, effect, events)
    return events


def affected_by_event(event: Event) -> int | None:
    """Return the object to which something would happen."""
    thing = event.to if isinstance(event, Deals) else getattr(event, "object", getattr(event, "on", None))
    return thing if isinstance(thing, int) else None


@ONLY_THE_WORD_MAKES_A_TARGET
def affected_all_the_same(game: Game, speaker: Speaker, _effect: object, events: list[Event]) -> list[Event]:
    """Objects that the word "target" does not name are affected, whether or not they could be targets."""
    for event in events:
        thing = affected_by_event(event)
        if thing is not None and thing in game.objects and is_kept_from(game, speaker, thing):
            ONLY_THE_WORD_MAKES_A_TARGET.decided(
                game, f"{game.label(thing)} is affected by {game.label(speaker.source)}, and is no target"
            )
    return events


@YOU_ARE_NO_TARGET
def you_all_the_same(game: Game, speaker: Speaker, _effect: object, events: list[Event]) -> list[Event]:
    """Whom a text calls "you" is affected, whether or not he or she could be a target."""
    player = speaker.controller
    if events and is_player_kept_from(game, speaker, player):
        YOU_ARE_NO_TARGET.decided(
            game, f"{player} is affected by {game.label(speaker.source)}, and is no target"
        )
    return events
