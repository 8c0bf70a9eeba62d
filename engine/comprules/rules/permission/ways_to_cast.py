"""601.3e: the ways in which a card may be cast, and as what it is looked at for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Final, Literal

from immutables import Map

from comprules.abilities.changes_of_rules import AsThoughFlash, CantCast, MayCastThis
from comprules.abilities.costs import Cost
from comprules.abilities.descriptions import without
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import MayCast, MayPlay
from comprules.abilities.nouns import Filter, OwnedBy
from comprules.book.citing import Citation, cite
from comprules.happening.new_objects import put_in_zone, without_object
from comprules.happening.split_cards import being_cast, halves_by_name
from comprules.keywords.rules_702_121_to_183 import FORETELL
from comprules.rules.continuous.face_down import what_conceals
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import Speaker, is_described
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, OnStack, View
from comprules.words import Half

__all__ = [
    "BEGINNING_TO_CAST",
    "CASTING_PLOTTED_CARDS",
    "CAST_AS_DISGUISED_CREATURE",
    "CAST_AS_FACE_DOWN_CREATURE",
    "CAST_TRANSFORMED",
    "CHOSEN_FACE_EVALUATED",
    "CHOSEN_HALF_EVALUATED",
    "FROM_GRAVEYARD",
    "PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS",
    "SET_ASIDE",
    "Method",
    "Permission",
    "Version",
    "as_it_would_be_cast",
    "back_face_up",
    "half_looked_at",
    "imagined",
    "modal_face_looked_at",
    "sides_cast_as",
    "versions_of",
]

BEGINNING_TO_CAST = cite("601.3")
PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS = cite("601.3e")
CASTING_PLOTTED_CARDS = cite("702.170d")
CHOSEN_HALF_EVALUATED = cite("709.3a")
CHOSEN_FACE_EVALUATED = cite("712.11c")
CAST_TRANSFORMED = cite("712.11a")
CAST_AS_FACE_DOWN_CREATURE = cite("702.37c")
CAST_AS_DISGUISED_CREATURE = cite("702.168b")


FROM_GRAVEYARD: Final = ("flashback", "escape", "retrace", "jump-start", "disturb", "harmonize")
"""Keywords that let a card be cast from its owner's graveyard.

They are 702.34, 702.138, 702.81, 702.133, 702.146 and 702.180.
"""


SET_ASIDE: Final = {"foretell": ("foretold", FORETELL), "plot": ("plotted", CASTING_PLOTTED_CARDS)}
"""Keywords that let a card be cast from exile once it has been set aside.

What it is then, and the rule for casting it.
"""


@dataclass(frozen=True, slots=True)
class Method:
    """How a card is to be cast, as far as that settles its characteristics before the proposal begins.

    ``keyword`` is the one that lets it be cast from the graveyard, ``price`` what that costs as the card lies
    there.
    """

    face_down: bool = False
    adventure: bool = False
    bestowed: bool = False
    keyword: str = ""
    price: tuple[Cost, ...] | None = ()
    transformed: bool = False
    prototyped: bool = False
    half: Half | Literal["", "both"] = ""


@dataclass(frozen=True, slots=True)
class Permission:
    """Why a player may begin to cast a spell.

    ``in_time`` holds where its timing needs nothing more; ``met`` where a condition for flash was met as the
    casting began (601.5a). ``by`` is the effect that allows the zone, where one is needed.
    """

    method: Method
    zone: str
    in_time: bool
    met: bool = False
    by: MayCast | MayPlay | MayCastThis | None = None
    because: Citation = BEGINNING_TO_CAST


Version = tuple[Game, View]
"""An imagined game in which the card is a spell on the stack, and that spell."""


def imagined(game: Game, player: str, card: int, method: Method, x: int = 0) -> Version:
    """Return the card as the spell that it would be, with all continuous effects that would apply to it."""
    thing = game.objects[card]
    there = replace(
        thing,
        zone="stack",
        controller=player,
        face_down=method.face_down,
        notes=Map(what_conceals(game, card, face_down=method.face_down)),
        as_adventure=method.adventure,
        bestowed=method.bestowed,
        prototyped=method.prototyped,
        on_stack=OnStack(x=x),
    )
    if method.transformed:
        there = back_face_up(game, there)
    if method.half:
        there = half_looked_at(game, there, method.half)
    apart = replace(game, arbiter=game.arbiter.apart())
    apart = put_in_zone(without_object(apart, card), there)
    return apart, views(apart)[card]


@CHOSEN_HALF_EVALUATED
def half_looked_at(game: Game, card: GameObject, half: Half | Literal["both"]) -> GameObject:
    """The half that is chosen decides whether it can be cast; it alone is put onto the stack."""
    CHOSEN_HALF_EVALUATED.decided(game, f"of {card.label} that is looked at which is to be cast: {half}")
    return being_cast(game, card, half)


@CAST_TRANSFORMED
def back_face_up(game: Game, card: GameObject) -> GameObject:
    """A transforming double-faced card that is cast transformed is put on the stack with its back face up.

    Raises:
        IllegalError: it is none, and can't be cast so.
    """
    if card.back is not None and card.base.modal:
        return modal_face_looked_at(game, card, card.back)
    if card.back is None:
        raise CAST_TRANSFORMED.refuses(f"{card.label} is no transforming double-faced card")
    CAST_TRANSFORMED.decided(game, f"{card.label} is cast with its back face up")
    return replace(card, base=card.back, back=card.base, turned=True)


@PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS
@CAST_AS_FACE_DOWN_CREATURE
@CAST_AS_DISGUISED_CREATURE
def as_it_would_be_cast(game: Game, player: str, card: int, method: Method) -> Version:
    """A card cast face down, prototyped, bestowed or as an Adventure is looked at as that."""
    if method.face_down or method.adventure or method.prototyped:
        PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS.decided(
            game, f"{game.label(card)} is looked at with its alternative characteristics"
        )
        if method.face_down:
            says = f"{game.label(card)} is cast as a face-down 2/2 creature"
            disguised = what_conceals(game, card, face_down=True)
            if disguised:
                CAST_AS_DISGUISED_CREATURE.decided(game, f"{says} with ward {{2}}")
            else:
                CAST_AS_FACE_DOWN_CREATURE.decided(game, f"{says} with nothing else")
    elif game.objects[card].adventure is not None or any(
        isinstance(a, Keyword) and a.name == "morph" for a in game.objects[card].base.abilities
    ):
        PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS.decided(
            game, f"{game.label(card)} is looked at with its normal characteristics"
        )
    return imagined(game, player, card, method)


@CHOSEN_FACE_EVALUATED
def modal_face_looked_at(game: Game, card: GameObject, back: Characteristics) -> GameObject:
    """The face that will be up decides whether it can be cast; it alone is put onto the stack."""
    CHOSEN_FACE_EVALUATED.decided(
        game, f"of {card.label} the face is looked at that is to be cast: {back.name}"
    )
    return replace(card, base=back, back=card.base, turned=True)


def sides_cast_as(game: Game, speaker: Speaker, card: int, spells: Filter | None) -> dict[str, Method]:
    """Return by its name each side of a card that would be such a spell: a half, or as an Adventure."""
    thing = game.objects[card]
    sides = {thing.base.name: Method()}
    if thing.base.halves:
        sides = {name: Method(half=half) for name, half in halves_by_name(thing.base.halves).items()}
    if thing.adventure is not None:
        sides[thing.adventure.name] = Method(adventure=True)
    if thing.back is not None and thing.base.modal and "land" not in thing.back.types:
        sides[thing.back.name] = Method(transformed=True)
    if spells is None:
        return sides
    wanted = replace(without(spells, OwnedBy), zone="stack")
    found: dict[str, Method] = {}
    for name, method in sides.items():
        as_spell, view = imagined(game, speaker.controller, card, method)
        if "land" not in view.types and is_described(as_spell, views(as_spell), speaker, wanted, card):
            found[name] = method
    return found


def versions_of(game: Game, player: str, card: int, method: Method) -> Iterator[Version]:
    """Yield the spell as it could become by choices made during its proposal: bestowed or not, with any X."""
    plain = replace(method, bestowed=False)
    first = as_it_would_be_cast(game, player, card, plain)
    yield first
    if method.face_down or method.adventure:
        others = [plain]
    else:
        bestow = any(isinstance(a, Keyword) and a.name == "bestow" for a in first[1].abilities)
        others = [plain, replace(method, bestowed=True)] if bestow else [plain]
    has_x = first[1].cost is not None and "X" in first[1].cost.symbols
    for other in others:
        for x in range(_values_of_x(game, player) if has_x else 1):
            if other != plain or x:
                yield imagined(game, player, card, other, x)


def _values_of_x(game: Game, player: str) -> int:
    """Return how many values of X to look at.

    Beyond the greatest number that an effect names, only odd and even can differ.
    """
    said = (
        c
        for c in changes_for_player(game, player)
        if isinstance(c, CantCast | MayCast | MayPlay | AsThoughFlash)
    )
    return 3 + max((n for change in said for n in _numbers(change)), default=0)


def _numbers(part: object) -> Iterator[int]:
    if isinstance(part, int):
        yield int(part)
    elif isinstance(part, tuple):
        for inner in part:
            yield from _numbers(inner)
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            yield from _numbers(getattr(part, field.name))
