"""702.37, 702.168: who may cast a card face down, and for what."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.rules.continuous.face_down import face_down_by
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "CASTING_FACE_DOWN",
    "FACE_DOWN_BY_DISGUISE",
    "FACE_DOWN_BY_MORPH_ALONE",
    "ensure_may_be_cast_face_down",
    "price_face_down",
    "turned_over_first",
]

FACE_DOWN_BY_MORPH_ALONE = cite("702.37d")
FACE_DOWN_BY_DISGUISE = cite("702.168c")
CASTING_FACE_DOWN = cite("708.4")


@FACE_DOWN_BY_MORPH_ALONE
@FACE_DOWN_BY_DISGUISE
def ensure_may_be_cast_face_down(game: Game, card: GameObject) -> None:
    """A card is cast face down only by an ability such as morph.

    Raises:
        IllegalError: it has none.
    """
    for ability in face_down_by(game, card)[:1]:
        cited = FACE_DOWN_BY_DISGUISE if ability.name == "disguise" else FACE_DOWN_BY_MORPH_ALONE
        cited.decided(game, f"{card.label} may be cast face down by an ability that it has")
        return
    refusal = FACE_DOWN_BY_MORPH_ALONE.refuses(f"{card.label} has no morph and is not cast face down")
    refusal.steps = (CASTING_FACE_DOWN,)
    raise refusal


@CASTING_FACE_DOWN
def turned_over_first(game: Game, card: int, *, face_down: bool) -> bool:
    """A card that is cast face down is turned face down before it is put onto the stack."""
    if face_down:
        CASTING_FACE_DOWN.decided(game, f"{game.label(card)} is turned face down, and put onto the stack so")
    return face_down


def price_face_down(game: Game, card: GameObject) -> tuple[Cost, ...]:
    """Return what is paid for a card cast face down, rather than its mana cost."""
    for ability in face_down_by(game, card)[:1]:
        row = rules_of(game).keyword(ability.name)
        if row is not None:
            row.citation.decided(game, f"{card.label} is cast face down for {{3}}, by {row.name}")
    return (ManaPayment(ManaCost(("3",))),)
