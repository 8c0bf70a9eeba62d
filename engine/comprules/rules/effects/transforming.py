"""701.27, 710: which permanents transform or flip when an instruction says so."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import FlipsOver, Transforms
from comprules.happening.flip_cards import is_flipped_for_good
from comprules.keyword_instances import works
from comprules.keywords.rules_702_121_to_183 import DAYBOUND, NIGHTBOUND
from comprules.rules.meaning import Speaker
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "NOTHING_TO_TURN_TO",
    "NOT_INTO_A_SPELL",
    "TRANSFORMED_ALREADY",
    "flipping",
    "has_transformed_since",
    "is_bound",
    "transformed",
    "transforms",
]

NOTHING_TO_TURN_TO = cite("701.27c")
NOT_INTO_A_SPELL = cite("701.27d")
TRANSFORMED_ALREADY = cite("701.27f")


def transformed(
    game: Game, speaker: Speaker, things: tuple[int, ...], *, converting: bool = False
) -> list[Event]:
    """Return the events that an instruction to transform, or to convert, these permanents makes happen."""
    return [
        replace(event, converting=converting) if isinstance(event, Transforms) else event
        for thing in things
        if not has_transformed_since(game, speaker, thing)
        for event in transforms(game, thing)
    ]


@NOTHING_TO_TURN_TO
@NOT_INTO_A_SPELL
def transforms(game: Game, thing: int) -> list[Event]:
    """Only what has two faces, and is not modal, transforms: nothing happens to anything else."""
    there = game.objects[thing]
    if there.back is None or there.base.modal or there.face_down:
        NOTHING_TO_TURN_TO.decided(game, f"{game.label(thing)} is no transforming permanent: nothing happens")
        return []
    if is_bound(game, thing):
        return []
    if there.back.types & {"instant", "sorcery"}:
        NOT_INTO_A_SPELL.decided(game, f"the other face of {game.label(thing)} is no permanent's")
        return []
    return [Transforms(thing)]


@DAYBOUND
@NIGHTBOUND
def is_bound(game: Game, thing: int) -> bool:
    """What is daybound or nightbound transforms by that alone, and by nothing that says so besides."""
    for keyword, rule in (("daybound", DAYBOUND), ("nightbound", NIGHTBOUND)):
        if works(game, views(game)[thing], keyword):
            rule.decided(game, f"{game.label(thing)} is {keyword}: nothing else transforms it")
            return True
    return False


@TRANSFORMED_ALREADY
def has_transformed_since(game: Game, speaker: Speaker, thing: int) -> bool:
    """Say whether a permanent has transformed since its own ability was put on the stack (701.27f)."""
    own = speaker.of.way == "ability" and speaker.source == thing
    if not own or game.objects[thing].transformed <= speaker.of.put_on_stack:
        return False
    TRANSFORMED_ALREADY.decided(
        game, f"{game.label(thing)} has transformed since: the instruction is ignored"
    )
    return True


def flipping(game: Game, things: tuple[int, ...]) -> list[Event]:
    """Return the events of flipping these permanents; what is flipped already stays so."""
    return [FlipsOver(thing) for thing in things if not is_flipped_for_good(game, thing)]
