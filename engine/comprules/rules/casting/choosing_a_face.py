"""712.11, 712.12: which face of a modal double-faced card its player casts, or plays as a land."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening.faces import other_face
from comprules.questions import ask_one
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "FACE_TO_CAST",
    "FACE_TO_PLAY",
    "casts_back_face",
    "face_to_play",
    "is_modal",
    "words_for_faces",
]

FACE_TO_CAST = cite("712.11b")
FACE_TO_PLAY = cite("712.12")


def is_modal(thing: GameObject) -> bool:
    """Say whether a card is a modal double-faced one."""
    return thing.back is not None and thing.base.modal


def words_for_faces(spell: GameObject) -> set[str]:
    """Return the words by which its player may have announced which face of a modal card this is."""
    return {spell.base.name} if is_modal(spell) else set()


@FACE_TO_CAST
def casts_back_face(game: Game, card: int, options: tuple[str, ...]) -> bool:
    """Whoever casts a modal double-faced card chooses the face first; it is the front face by default."""
    thing = game.objects[card]
    if thing.back is None or not is_modal(thing):
        return False
    back = thing.back.name in options and not thing.turned
    face = thing.back if back else thing.base
    FACE_TO_CAST.decided(game, f"of {game.label(card)} it is {face.name} that is cast")
    return back


@FACE_TO_PLAY
def face_to_play(game: Game, player: str, card: int) -> GameObject:
    """Whoever plays a modal double-faced card as a land chooses which of its faces that are lands is up."""
    thing = game.objects[card]
    if thing.back is None or not is_modal(thing) or "land" not in thing.back.types:
        return thing
    names = (thing.base.name, thing.back.name)
    both = "land" in thing.base.types
    said = ask_one(game, player, f"play which face of {game.label(card)}?", names) if both else names[1]
    FACE_TO_PLAY.decided(game, f"{player} chooses {said} to be up")
    return other_face(game, thing) if said == names[1] else thing
