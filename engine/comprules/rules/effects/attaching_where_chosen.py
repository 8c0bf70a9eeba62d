"""303.4k: what an Aura, Equipment or Fortification is attached to by an effect that lets a player choose."""

from __future__ import annotations

from comprules.abilities.instructions import AttachTo
from comprules.abilities.nouns import Picked
from comprules.book.citing import cite
from comprules.events.permanents import Attaches
from comprules.questions import ask_objects
from comprules.rules.effects.choices import CHOICES_WHILE_RESOLVING, there_to_pick
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_objects
from comprules.rules.targeting.attaching import may_be_attached
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["AURA_TURNED_FACE_UP", "attached_where_chosen", "hosts_as_face_up"]

AURA_TURNED_FACE_UP = cite("303.4k")


def attached_where_chosen(game: Game, speaker: Speaker, effect: AttachTo, to: Picked) -> list[Attaches]:
    """Return what is attached to an object that the player chooses of those to which it can be."""
    made: list[Attaches] = []
    for thing in named_objects(game, speaker, effect.subject):
        controller = views(game)[thing].controller
        hosts = there_to_pick(game, speaker, to)
        if speaker.of.way == "replacement" and "Aura" in views(game)[thing].subtypes:
            hosts = hosts_as_face_up(game, thing, hosts)
        else:
            hosts = tuple(i for i in hosts if may_be_attached(game, thing, i))
        if not hosts:
            continue
        text = f"choose what {game.label(thing)} is attached to"
        (host,) = ask_objects(game, controller, text, hosts)
        CHOICES_WHILE_RESOLVING.decided(
            game, f"{controller} attaches {game.label(thing)} to {game.label(host)}"
        )
        made.append(Attaches(thing, host))
    return made


@AURA_TURNED_FACE_UP
def hosts_as_face_up(game: Game, aura: int, hosts: tuple[int, ...]) -> tuple[int, ...]:
    """An Aura that is turned face up is attached to what it can enchant then, by all that it is face up."""
    legal = tuple(i for i in hosts if may_be_attached(game, aura, i))
    AURA_TURNED_FACE_UP.decided(
        game, f"{game.label(aura)}, turned face up, can be attached to {len(legal)} of {len(hosts)} objects"
    )
    return legal
