"""702.37: who may cast a card face down, for what, and what turning it face up does besides."""

from __future__ import annotations

from typing import Final

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.keywords import Keyword
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters, TurnsFace
from comprules.happening import happen
from comprules.keyword_instances import working
from comprules.mana import ManaCost
from comprules.questions import ask_number
from comprules.rules.continuous.what_is_copied import abilities_if_face_up
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.times_triggered import X_OF_MORPH
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "CASTING_FACE_DOWN",
    "FACE_DOWN_BY_MORPH_ALONE",
    "ensure_may_be_cast_face_down",
    "keywords_of",
    "price_face_down",
    "turned_over_first",
    "turned_up",
    "with_x_chosen",
]

FACE_DOWN_BY_MORPH_ALONE = cite("702.37d")
CASTING_FACE_DOWN = cite("708.4")

_FACE_DOWN: Final = ("morph", "megamorph", "disguise")


def keywords_of(game: Game, card: GameObject) -> tuple[Keyword, ...]:
    """Return the abilities by which a card could be cast face down, and turned face up."""
    shown = abilities_if_face_up(game, card)
    return tuple(a for word in _FACE_DOWN for a in working(game, shown, word))


@FACE_DOWN_BY_MORPH_ALONE
def ensure_may_be_cast_face_down(game: Game, card: GameObject) -> None:
    """A card is cast face down only by an ability such as morph.

    Raises:
        IllegalError: it has none.
    """
    if keywords_of(game, card):
        FACE_DOWN_BY_MORPH_ALONE.decided(
            game, f"{card.label} may be cast face down by an ability that it has"
        )
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
    for ability in keywords_of(game, card)[:1]:
        row = rules_of(game).keyword(ability.name)
        if row is not None:
            row.citation.decided(game, f"{card.label} is cast face down for {{3}}, by {row.name}")
    return (ManaPayment(ManaCost(("3",))),)


def with_x_chosen(game: Game, speaker: Speaker, morph: Keyword) -> Speaker:
    """X in a morph cost is chosen as the special action is taken (702.37f)."""
    if morph.cost is None or "X" not in morph.cost.symbols:
        return speaker
    x = ask_number(game, speaker.controller, f"{game.label(speaker.source)}: choose the value of X")
    X_OF_MORPH.decided(game, f"{speaker.controller} chooses {x} for X in the morph cost")
    return replace(speaker, chosen=replace(speaker.chosen, x=x))


def turned_up(game: Game, speaker: Speaker, morph: Keyword) -> Game:
    """The permanent is turned face up, and for its megamorph cost gets a counter meanwhile (702.37b)."""
    permanent = speaker.source
    events: tuple[Event, ...] = (TurnsFace(permanent, down=False, x=speaker.chosen.x),)
    row = rules_of(game).keyword(morph.name)
    if morph.name == "megamorph" and row is not None:
        row.citation.decided(
            game, f"the megamorph cost of {game.label(permanent)} was paid: a counter is put on it"
        )
        events = (*events, PutsCounters(permanent, "+1/+1", 1, speaker.controller))
    return happen(game, *events)
