"""701.40b-d, 701.58b-d, 702.37e, 702.168d: for what a face-down permanent is turned face up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from comprules.abilities.costs import Cost, ManaPayment
from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters, TurnsFace
from comprules.happening import happen
from comprules.happening.turning_over import CONCEALED_BY
from comprules.mana import ManaCost
from comprules.questions import ask_number, ask_one
from comprules.rules.continuous.face_down import face_down_by
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.times_triggered import X_OF_DISGUISE, X_OF_MORPH
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "CLOAKED_WITH_DISGUISE",
    "CLOAKED_WITH_MORPH",
    "MANIFESTED_WITH_DISGUISE",
    "MANIFESTED_WITH_MORPH",
    "TURNING_CLOAKED_FACE_UP",
    "TURNING_DISGUISED_FACE_UP",
    "TURNING_MANIFESTED_FACE_UP",
    "TURNING_MORPH_FACE_UP",
    "WayUp",
    "by_keyword",
    "chosen_way_up",
    "either_way",
    "for_its_mana_cost",
    "turned_up",
    "with_x_chosen",
]

TURNING_MORPH_FACE_UP = cite("702.37e")
TURNING_DISGUISED_FACE_UP = cite("702.168d")
TURNING_MANIFESTED_FACE_UP = cite("701.40b")
TURNING_CLOAKED_FACE_UP = cite("701.58b")
MANIFESTED_WITH_MORPH = cite("701.40c")
MANIFESTED_WITH_DISGUISE = cite("701.40d")
CLOAKED_WITH_MORPH = cite("701.58c")
CLOAKED_WITH_DISGUISE = cite("701.58d")

_FOR_MANA_COST: Final[Mapping[str, Citation]] = {
    "manifest": TURNING_MANIFESTED_FACE_UP,
    "cloak": TURNING_CLOAKED_FACE_UP,
}
_EITHER_WAY: Final[Mapping[tuple[str, bool], Citation]] = {
    ("manifest", False): MANIFESTED_WITH_MORPH,
    ("manifest", True): MANIFESTED_WITH_DISGUISE,
    ("cloak", False): CLOAKED_WITH_MORPH,
    ("cloak", True): CLOAKED_WITH_DISGUISE,
}


class WayUp(NamedTuple):
    """A way of turning a permanent face up: its name, what is paid, and the rule that allows it."""

    name: str
    cost: ManaCost | None
    price: tuple[Cost, ...]
    allowed_by: Citation


@TURNING_MORPH_FACE_UP.essential("face-down permanents could never be turned up")
@TURNING_DISGUISED_FACE_UP
def by_keyword(game: Game, thing: GameObject) -> tuple[WayUp, ...]:
    """A permanent that would have morph or disguise face up is turned up for what that costs."""
    return tuple(
        WayUp(
            ability.name,
            ability.cost,
            ability.price,
            TURNING_DISGUISED_FACE_UP if ability.name == "disguise" else TURNING_MORPH_FACE_UP,
        )
        for ability in face_down_by(game, thing)
    )


@TURNING_MANIFESTED_FACE_UP
@TURNING_CLOAKED_FACE_UP
def for_its_mana_cost(_game: Game, thing: GameObject) -> tuple[WayUp, ...]:
    """A manifested or cloaked permanent is turned up for its mana cost if its card is a creature card.

    The card must have a mana cost as well.
    """
    allowed = _FOR_MANA_COST.get(thing.notes.get(CONCEALED_BY, ""))
    cost = thing.base.cost
    if allowed is None or "creature" not in thing.base.types or cost is None:
        return ()
    return (WayUp("mana cost", cost, (ManaPayment(cost),), allowed),)


@MANIFESTED_WITH_MORPH
@MANIFESTED_WITH_DISGUISE
@CLOAKED_WITH_MORPH
@CLOAKED_WITH_DISGUISE
def either_way(
    game: Game, thing: GameObject, by_ability: tuple[WayUp, ...], for_cost: tuple[WayUp, ...]
) -> tuple[WayUp, ...]:
    """What is manifested or cloaked and has morph or disguise as well is turned up in either way."""
    if by_ability and for_cost:
        how = thing.notes[CONCEALED_BY]
        cited = _EITHER_WAY[how, by_ability[0].name == "disguise"]
        cited.decided(
            game, f"{thing.label} may be turned face up for its mana cost, or by {by_ability[0].name}"
        )
    return (*by_ability, *for_cost)


def chosen_way_up(game: Game, player: str, thing: GameObject) -> WayUp:
    """Return how a player turns a face-down permanent face up; where there are several ways, as they choose.

    Raises:
        IllegalError: there is none.
    """
    ways = either_way(game, thing, by_keyword(game, thing), for_its_mana_cost(game, thing))
    if not ways:
        allowed = _FOR_MANA_COST.get(thing.notes.get(CONCEALED_BY, ""))
        if allowed is not None:
            raise allowed.refuses(f"{thing.label} is no creature card with a mana cost")
        raise TURNING_MORPH_FACE_UP.refuses(f"{thing.label} has no morph")
    names = tuple(dict.fromkeys(way.name for way in ways))
    name = ask_one(game, player, f"{thing.label}: choose how to turn it face up", names)
    way = next(way for way in ways if way.name == name)
    way.allowed_by.decided(game, f"{player} turns {thing.label} face up for what that costs")
    return way


def with_x_chosen(game: Game, speaker: Speaker, way: WayUp) -> Speaker:
    """X in what is paid is chosen as the special action is taken (702.37f, 702.168e)."""
    if way.cost is None or "X" not in way.cost.symbols:
        return speaker
    x = ask_number(game, speaker.controller, f"{game.label(speaker.source)}: choose the value of X")
    if way.name != "mana cost":
        cited = X_OF_DISGUISE if way.name == "disguise" else X_OF_MORPH
        cited.decided(game, f"{speaker.controller} chooses {x} for X in the {way.name} cost")
    return replace(speaker, chosen=replace(speaker.chosen, x=x))


def turned_up(game: Game, speaker: Speaker, way: WayUp) -> Game:
    """The permanent is turned face up, and for its megamorph cost gets a counter meanwhile (702.37b)."""
    permanent = speaker.source
    events: tuple[Event, ...] = (TurnsFace(permanent, down=False, x=speaker.chosen.x),)
    row = rules_of(game).keyword(way.name)
    if way.name == "megamorph" and row is not None:
        row.citation.decided(
            game, f"the megamorph cost of {game.label(permanent)} was paid: a counter is put on it"
        )
        events = (*events, PutsCounters(permanent, "+1/+1", 1, speaker.controller))
    return happen(game, *events)
