"""607: linked abilities; what one ability of an object did is known to those that it is linked to, and to no other."""

from __future__ import annotations

from immutables import Map

from comprules.book.citing import rule
from comprules.rules.matching import Speaker
from comprules.state import EMPTY, Game, GameObject, Held, Origin

__all__ = ["linked", "speaker_of", "words_of"]


def speaker_of(game: Game, thing: int, held: Held, controller: str) -> Speaker:
    """Who speaks in an ability that an object has: the object, with the words chosen for what the ability is linked to."""
    found = game.objects[thing] if thing in game.objects else game.last_known[thing][0]
    return Speaker(thing, controller, words=words_of(game, found, held.origin), origin=held.origin)


def words_of(game: Game, thing: GameObject, origin: Origin) -> Map[str, str]:
    """The words last chosen for abilities of one origin, by their kind (607.2d)."""
    if not thing.linked:
        return EMPTY
    return Map(
        {
            kind: values[-1]
            for (whose, kind), values in thing.linked.items()
            if values and isinstance(values[-1], str) and is_linked(game, whose, origin)
        }
    )


def whatever_it_did(_game: Game, _whose: Origin, _origin: Origin) -> bool:
    """An ability knows of everything that any ability of the object has done."""
    return True


@rule("607.1", "607.5", without=whatever_it_did)
def is_linked(_game: Game, whose: Origin, origin: Origin) -> bool:
    """Abilities are linked if the object has them from the same place: printed on it, or given by the same effect."""
    return whose == origin


def linked(game: Game, speaker: Speaker, kind: str) -> tuple[int | str, ...]:
    """What the ability's linked abilities have done of one kind, in order; nothing where they have done nothing (607.5a)."""
    source = speaker.source
    thing = game.objects.get(source) or (game.last_known[source][0] if source in game.last_known else None)
    if thing is None:
        return ()
    return tuple(
        value
        for (whose, what), values in thing.linked.items()
        if what == kind and is_linked(game, whose, speaker.origin)
        for value in values
    )
