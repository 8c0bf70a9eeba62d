"""307.5a: what becomes of a permanent whose spell was cast when no sorcery could have been."""

from __future__ import annotations

from comprules.abilities.instructions import Sacrifice
from comprules.abilities.nouns import Controller
from comprules.abilities.simple_nouns import EachPlayer, It
from comprules.abilities.slots import Slot
from comprules.abilities.statements import FlashIfPaid
from comprules.abilities.trigger_events import NextBeginning
from comprules.book.citing import cite
from comprules.rules.permission.when_to_cast import flash_statics
from comprules.rules.triggers.waiting_for_steps import await_step
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = ["NO_SORCERY_COULD_BE_CAST", "was_untimely", "with_untimely_sacrifice"]

NO_SORCERY_COULD_BE_CAST = cite("307.5a")

_PERMANENT = Slot(1, "object", "the permanent that the spell becomes")


@NO_SORCERY_COULD_BE_CAST
def was_untimely(game: Game, spell: GameObject) -> bool:
    """Say whether the spell was cast when its controller couldn't have cast a sorcery; no copy was cast."""
    if spell.kind == "copy of a spell":
        NO_SORCERY_COULD_BE_CAST.context(game, f"{game.label(spell.id)} is a copy, and was not cast")
        return False
    untimely = spell.announced.untimely
    could = "couldn't" if untimely else "could"
    NO_SORCERY_COULD_BE_CAST.decided(
        game, f"{game.label(spell.id)} was cast when a sorcery {could} have been"
    )
    return untimely


def with_untimely_sacrifice(game: Game, spell: GameObject, view: View) -> Game:
    """A permanent whose spell says so is sacrificed at the next cleanup step if that was cast untimely."""
    says_so = any(
        isinstance(effect, FlashIfPaid) and effect.sacrificed
        for static in flash_statics(view)
        for effect in static.effects
    )
    permanent = game.successor.get(spell.id, 0)
    if not says_so or permanent not in game.battlefield or not was_untimely(game, spell):
        return game
    return await_step(
        game,
        NextBeginning("cleanup", EachPlayer()),
        (Sacrifice(Controller(It(slot=_PERMANENT)), It(slot=_PERMANENT)),),
        (spell.id,),
        _PERMANENT,
        source=spell.id,
        controller=spell.controller,
        way="permission",
    )
