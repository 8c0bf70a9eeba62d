"""310.8a, 310.11a: a battle gets its protector as it enters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.questions import ask_one
from comprules.rules.meaning.protectors import may_protect
from comprules.ruleset import AfterReplacing, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["CHOOSING_A_PROTECTOR", "gets_a_protector"]

CHOOSING_A_PROTECTOR = cite("310.8a")


@CHOOSING_A_PROTECTOR
def gets_a_protector(
    game: Game,
    event: Moves,
    there: View,
    before_it_enters: Callable[[Game, Event, Callable[[Game], AfterReplacing]], AfterReplacing],
) -> Iterator[Replacing]:
    """The controller of a battle chooses its protector as it enters.

    Who can be chosen depends on its battle types; without any its controller protects it.
    """
    name = game.label(event.object)
    may = may_protect(game, there)
    if not may or any(key == "protector" for key, _ in event.notes):
        return

    def choose(now: Game) -> AfterReplacing:
        player = ask_one(now, there.controller, f"choose a player to protect {name}", may)
        CHOOSING_A_PROTECTOR.decided(now, f"{there.controller} has {player} protect {name} as it enters")
        return now, (replace(event, notes=(*event.notes, ("protector", player))),), ()

    yield Replacing(
        (event.object, "protector"),
        f"{name} gets a protector",
        there.controller,
        lambda now: before_it_enters(now, event, choose),
        rule=CHOOSING_A_PROTECTOR,
        plain=True,
    )
