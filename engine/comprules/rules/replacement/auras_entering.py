"""303.4f-g: an Aura that enters otherwise than by resolving as an Aura spell enchants something."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.zones import Moves
from comprules.questions import ask_objects
from comprules.rules.targeting.attaching import may_be_attached
from comprules.ruleset import AfterReplacing, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "AURA_ENTERING_OTHERWISE",
    "AURA_WITHOUT_HOST",
    "finds_something_to_enchant",
    "nothing_to_enchant",
]

AURA_ENTERING_OTHERWISE = cite("303.4f")
AURA_WITHOUT_HOST = cite("303.4g")


@AURA_ENTERING_OTHERWISE
def finds_something_to_enchant(game: Game, imagined: Game, event: Moves, there: View) -> Iterator[Replacing]:
    """Whoever gets an Aura that is not resolving as an Aura spell chooses what it enchants as it enters."""
    if event.attached_to is not None:
        return
    everything: tuple[int | str, ...] = (*game.battlefield, *game.alive)
    hosts = tuple(host for host in everything if may_be_attached(imagined, event.object, host))
    name = game.label(event.object)

    def choose(now: Game) -> AfterReplacing:
        AURA_ENTERING_OTHERWISE.decided(now, f"{there.controller} chooses what {name} enchants as it enters")
        host = ask_objects(now, there.controller, f"choose what {name} enchants", hosts)[0]
        return now, (replace(event, attached_to=host),), ()

    if hosts:
        yield Replacing((event.object, "enchants"), f"{name} enters attached", there.controller, choose)
    else:
        yield from nothing_to_enchant(game, event, there)


@AURA_WITHOUT_HOST
def nothing_to_enchant(game: Game, event: Moves, there: View) -> Iterator[Replacing]:
    """An Aura with nothing to enchant stays where it is; from the stack it goes to its owner's graveyard."""
    stays = game.objects[event.object].zone != "stack"
    name = game.label(event.object)
    instead = () if stays else (Moves(event.object, "graveyard", cause="did not resolve"),)
    yield Replacing(
        (event.object, "enchants nothing"),
        f"{name} can't enchant anything and doesn't enter",
        there.controller,
        lambda now: (now, instead, ()),
        rule=AURA_WITHOUT_HOST,
    )
