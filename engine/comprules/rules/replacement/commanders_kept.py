"""903.9b: a commander on its way to a hand or library may go to the command zone instead."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.questions import ask_yes
from comprules.ruleset import AfterReplacing, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["COMMANDERS_KEPT", "commander_kept", "kept_for_leading"]

COMMANDERS_KEPT = cite("903.9b")


@COMMANDERS_KEPT
def kept_for_leading(_game: Game, _event: Event) -> tuple[Replacing, ...]:
    """Nothing goes to the command zone for being a commander, where Commander is not played."""
    return ()


@COMMANDERS_KEPT
def commander_kept(game: Game, event: Event) -> tuple[Replacing, ...]:
    """A commander's owner may put it into the command zone whenever it would go to a hand or library.

    That may be more than once for the same event, as what would put it elsewhere comes in between.
    """
    if not isinstance(event, Moves) or event.to not in ("hand", "library"):
        return ()
    thing = game.objects.get(event.object)
    if thing is None or not thing.commander or event.commander_apart:
        return ()
    going, owner = event, thing.owner

    def apply(now: Game) -> AfterReplacing:
        if not ask_yes(now, owner, f"put {now.label(going.object)} into the command zone?"):
            return now, (going,), ()
        if now.objects[going.object].components:
            return now, (replace(going, commander_apart=True),), ()
        return now, (replace(going, to="command", place=""),), ()

    what = f"{game.label(thing.id)} may go to the command zone instead of the {event.to}"
    key = ("commander", thing.id, event.to)
    return (Replacing(key, what, owner, apply, COMMANDERS_KEPT, optional=True),)
