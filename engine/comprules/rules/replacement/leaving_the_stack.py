"""Flashback, aftermath, buyback, Adventures and madness replace leaving the stack or hand as usual.

They are 702.27, 702.34, 702.35, 702.127 and 715.3d.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from comprules.abilities.changes_of_rules import MayCastThis
from comprules.abilities.conditions import Duration
from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.spells_and_abilities import BeginsEffect
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import BUYBACK, FLASHBACK, MADNESS
from comprules.keywords.rules_702_61_to_120 import REBOUND
from comprules.keywords.rules_702_121_to_183 import AFTERMATH, HARMONIZE, JUMP_START
from comprules.ruleset import Instead, Replacing, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET, GameObject

ADVENTURES_EXILED = cite("715.3d")

_EXILED: Final = {"flashback": FLASHBACK, "jump-start": JUMP_START, "harmonize": HARMONIZE}

__all__ = [
    "ADVENTURES_EXILED",
    "discarded_with_madness",
    "leaving_the_stack",
    "rebounds",
    "with_adventure_exiled",
]


def leaving_the_stack(game: Game, event: Event) -> Iterator[Replacing]:
    """The replacement effects of the costs that were paid for a spell, as it would leave the stack."""
    if not isinstance(event, Moves) or event.object not in game.objects or event.to == "battlefield":
        return
    thing = game.objects[event.object]
    if thing.zone != "stack" or thing.on_stack is None:
        return
    options = thing.on_stack.options
    view = views(game)[thing.id]
    exiled = next((k for k in _EXILED if k in options and view.has(k)), "")
    if exiled and event.to != "exile":
        yield _to(event, thing, "exile", _EXILED[exiled], f"{exiled}: it is exiled")
    elif is_aftermath(game, thing) and event.to != "exile":
        yield _to(event, thing, "exile", AFTERMATH, "aftermath: it is exiled")
    elif event.cause == "resolved" and event.to == "graveyard":
        if "buyback" in options:
            yield _to(event, thing, "hand", BUYBACK, "buyback: it goes to its owner's hand")
        elif rebounds(game, thing):
            yield _to(event, thing, "exile", REBOUND, "rebound: it is exiled")
        elif thing.as_adventure:
            yield _to(event, thing, "exile", ADVENTURES_EXILED, "an Adventure is exiled as it resolves")


def is_aftermath(game: Game, thing: GameObject) -> bool:
    """Say whether this is a spell with aftermath that was cast from a graveyard."""
    assert thing.on_stack is not None
    return thing.on_stack.cast_from == "graveyard" and works(game, views(game)[thing.id], "aftermath")


@REBOUND
def rebounds(game: Game, thing: GameObject) -> bool:
    """A spell with rebound that was cast from its player's hand is exiled as it resolves."""
    if not works(game, views(game)[thing.id], "rebound"):
        return False
    assert thing.on_stack is not None
    from_hand = thing.on_stack.cast_from == "hand"
    how = "was" if from_hand else "was not"
    REBOUND.decided_once(game, f"{game.label(thing.id)} {how} cast from the hand")
    return from_hand


@MADNESS
def discarded_with_madness(game: Game, event: Event) -> Iterator[Replacing]:
    """A card with madness that is discarded is exiled instead of being put into its owner's graveyard."""
    if not isinstance(event, Moves) or event.cause != "discarded" or event.to != "graveyard":
        return
    if not works(game, views(game)[event.object], "madness"):
        return
    what = "madness: it is exiled"

    def apply(now: Game) -> tuple[Game, tuple[Event, ...], tuple[Instead, ...]]:
        notes = (*event.notes, ("madness", "discarded"))
        return now, (replace(event, to="exile", notes=notes),), ()

    owner = game.objects[event.object].owner
    yield Replacing(("madness", event.object), what, owner, apply, MADNESS)


def _to(event: Moves, thing: GameObject, zone: str, citation: Citation, what: str) -> Replacing:
    def apply(game: Game) -> tuple[Game, tuple[Event, ...], tuple[Instead, ...]]:
        return game, (replace(event, to=zone),), ()  # type: ignore[arg-type]

    return Replacing(("leaving", thing.id, what), what, thing.controller, apply, citation)


@ADVENTURES_EXILED.essential("an Adventure has to go somewhere")
def with_adventure_exiled(game: Game, thing: GameObject) -> Game:
    """Whoever resolved an Adventure may cast the exiled card, not as an Adventure, while it stays exiled."""
    fresh = game.successor.get(thing.id)
    if (
        not thing.as_adventure
        or fresh is None
        or fresh not in game.objects
        or game.objects[fresh].zone != "exile"
    ):
        return game
    effect = Lasting(
        NOT_YET,
        fresh,
        thing.controller,
        (MayCastThis(normally=True),),
        game.clock,
        Duration(),
        (fresh,),
        players=(thing.controller,),
    )
    return happen(game, BeginsEffect(effect))
