"""702.109: dash; a static ability that lets a player cast for another cost, and has the permanent return (603.7g)."""

from __future__ import annotations

from comprules.abilities.changes import AddAbilities
from comprules.abilities.effects import Move
from comprules.abilities.happenings import NextBeginning
from comprules.abilities.kinds import Keyword, Triggered
from comprules.abilities.nouns import Duration, EachPlayer, It
from comprules.book.citing import rule
from comprules.events import CreatesTrigger
from comprules.happening import happen
from comprules.rules.trigger_events import About
from comprules.state import Delayed, Game, GameObject, Lasting, OnStack

__all__ = ["haste_of_dash", "with_return"]


def _is_dashed(thing: GameObject) -> bool:
    return "dash" in (thing.on_stack or OnStack()).options


def it_stays(game: Game, _spell: int) -> Game:
    """The permanent never returns."""
    return game


@rule("702.109a", without=it_stays)
def with_return(game: Game, spell: int) -> Game:
    """A spell cast for its dash cost becomes a permanent that returns to its owner's hand at the next end step."""
    thing = game.objects[spell]
    if not _is_dashed(thing):
        if any(isinstance(a, Keyword) and a.name == "dash" for a in thing.base.abilities):
            game.note("603.7g", f"{game.label(spell)} is not cast for its dash cost: nothing is created")
        return game
    game.note("702.109a", f"{game.label(spell)} will return at the beginning of the next end step")
    ability = Triggered(NextBeginning("end", EachPlayer()), (Move(It(), "hand"),), word="At")
    told = About((spell,), locked=True)
    made = Delayed(0, ability, spell, thing.controller, "permission", told=told)
    return happen(game, CreatesTrigger(made))


def haste_of_dash(thing: GameObject) -> tuple[Lasting, ...]:
    """The effect by which a permanent has haste for as long as it is there, if its spell was cast for its dash cost."""
    if not _is_dashed(thing):
        return ()
    changes = (AddAbilities((Keyword("haste"),)),)
    return (Lasting(0, thing.id, thing.controller, changes, 0, Duration()),)
