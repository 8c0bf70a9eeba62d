"""608.2: a spell or ability that is resolving, and its instructions one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from comprules.abilities.kinds import Effect
from comprules.abilities.plain_instructions import PlaySubgame
from comprules.book.citing import cite
from comprules.rules.meaning import Speaker
from comprules.rules.resolving.following_instructions import follow_all, in_order_written, with_what_is_said
from comprules.rules.resolving.mandatory_costs import asked_about
from comprules.rules.triggers.finding_objects import with_deed_noted
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["SPELL_THAT_LEFT_THE_STACK", "Resolution", "followed", "goes_on"]

SPELL_THAT_LEFT_THE_STACK = cite("608.2m")


@dataclass(frozen=True, slots=True)
class Resolution:
    """A spell or ability that is resolving, as the steps of its resolution hand it on."""

    thing: GameObject
    """The spell or ability, as it was on the stack."""

    speaker: Speaker
    """Whose words its instructions are."""

    effects: tuple[Effect, ...]
    """Its instructions, with the choices made for it."""

    over: bool = False
    """Whether it has left the stack without resolving, or waits for a subgame to be over."""

    subgame: int = 0
    """The number of the slot for the winners of the subgame that it waits for."""


def followed(game: Game, resolution: Resolution, *, leaves_last: bool) -> tuple[Game, Resolution]:
    """Follow the instructions one after the other, up to a subgame that has to be played first."""
    thing, speaker = resolution.thing, resolution.speaker
    speaker = replace(speaker, asked=asked_about(resolution.effects))
    every = with_what_is_said(game, in_order_written(game, resolution.effects))
    for place, (effect, said) in enumerate(every):
        if leaves_last and thing.id not in game.objects and not goes_on(game, thing):
            break
        if isinstance(effect, PlaySubgame):
            rest = tuple(part for one, behind in every[place + 1 :] for part in (one, *behind))
            left = replace(resolution, speaker=speaker, effects=rest, subgame=effect.fills)
            within = rules_of(game).begin_subgame(game, left)
            if within is game:
                continue
            return within, replace(resolution, over=True)
        game, speaker = follow_all(game, replace(speaker, said=said), (effect,))
        game = with_deed_noted(game, speaker)
    return game, resolution


@SPELL_THAT_LEFT_THE_STACK
def goes_on(game: Game, thing: GameObject) -> bool:
    """Once it has begun, the resolution is finished even if the spell or ability has left the stack."""
    SPELL_THAT_LEFT_THE_STACK.decided(
        game, f"{game.label(thing.id)} has left the stack; its instructions are followed all the same"
    )
    return True
