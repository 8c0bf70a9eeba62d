"""What is put onto the battlefield attached to something, or with its back face up."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.nouns import Players, Subject
from comprules.book.citing import cite
from comprules.events.zones import Moves
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_objects, named_players
from comprules.rules.replacement.as_it_would_enter import as_it_would_exist
from comprules.rules.targeting.attaching import may_be_attached
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["attached_as_it_enters", "can_enter_transformed"]

ENTERING_UNATTACHED = cite("303.4h")
AURA_STAYS = cite("303.4i")
EQUIPMENT_UNATTACHED = cite("301.5e")
ENTERING_TRANSFORMED = cite("712.14a")


@ENTERING_TRANSFORMED
def can_enter_transformed(game: Game, thing: int) -> bool:
    """A card that is no transforming double-faced card stays where it is."""
    there = game.objects[thing]
    transforming = there.back is not None and not there.base.modal
    enters = "enters with its back face up" if transforming else "can't be turned over and stays where it is"
    ENTERING_TRANSFORMED.decided(game, f"{game.label(thing)} {enters}")
    return transforming


def attached_as_it_enters(
    game: Game, speaker: Speaker, event: Moves, to: Subject | Players | None
) -> Iterator[Moves]:
    """A permanent enters attached or unattached; an Aura that can't enchant the thing stays put."""
    if to is None:
        yield event
        return
    named: tuple[int | str, ...] = (
        named_players(game, speaker, to) if isinstance(to, Players) else named_objects(game, speaker, to)
    )
    host = named[0] if len(named) == 1 else None
    imagined = as_it_would_exist(game, event)
    subtypes = views(imagined)[event.object].subtypes
    name = game.label(event.object)
    if may_be_attached(imagined, event.object, host):
        ENTERING_UNATTACHED.decided(game, f"{name} enters attached to {game.label(host)}")
        yield replace(event, attached_to=host)
    elif "Aura" in subtypes:
        AURA_STAYS.decided(game, f"{name} can't enchant that and stays where it is")
    elif "Equipment" in subtypes:
        EQUIPMENT_UNATTACHED.decided(game, f"{name} can't equip that and enters unattached")
        yield event
    else:
        ENTERING_UNATTACHED.decided(game, f"{name} enters unattached")
        yield event
