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

__all__ = [
    "AURA_STAYS",
    "ENTERING_UNATTACHED",
    "EQUIPMENT_UNATTACHED",
    "attached_as_it_enters",
    "aura_stays",
    "can_enter_transformed",
    "equipment_unattached",
    "unattached",
]

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
        yield from aura_stays(game, event)
    elif "Equipment" in subtypes:
        yield from equipment_unattached(game, event, host)
    else:
        yield from unattached(game, event, host)


@AURA_STAYS
def aura_stays(game: Game, event: Moves) -> tuple[Moves, ...]:
    """An Aura that can't enchant what it is to enter attached to stays where it is."""
    AURA_STAYS.decided(game, f"{game.label(event.object)} can't enchant that and stays where it is")
    return ()


@EQUIPMENT_UNATTACHED
def equipment_unattached(game: Game, event: Moves, _host: int | str | None) -> tuple[Moves, ...]:
    """An Equipment that can't equip what it is to enter attached to enters unattached."""
    EQUIPMENT_UNATTACHED.decided(game, f"{game.label(event.object)} can't equip that and enters unattached")
    return (event,)


@ENTERING_UNATTACHED
def unattached(game: Game, event: Moves, _host: int | str | None) -> tuple[Moves, ...]:
    """What is no Aura, Equipment or Fortification enters unattached, whatever it is to be attached to."""
    ENTERING_UNATTACHED.decided(game, f"{game.label(event.object)} enters unattached")
    return (event,)
