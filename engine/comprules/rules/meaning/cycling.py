"""702.29, 702.77b: which objects have cycling or reinforce, and which cards were cycled."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.abilities.trigger_events import Either, TriggerEvent
from comprules.abilities.trigger_events_of_players import CyclesCard, DiscardsCard
from comprules.book.citing import cite
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "CYCLED_OR_DISCARDED_ONCE",
    "CYCLING_IN_EVERY_ZONE",
    "REINFORCE_IN_EVERY_ZONE",
    "TRIGGERS_WHEREVER_CYCLED",
    "TYPECYCLING_IS_CYCLING",
    "abilities_there",
    "has_keyword",
    "is_called_cycling",
    "is_cycling",
    "triggers_on_cycling_too",
    "was_cycled_itself",
]

CYCLING_IN_EVERY_ZONE = cite("702.29b")
TRIGGERS_WHEREVER_CYCLED = cite("702.29c")
REINFORCE_IN_EVERY_ZONE = cite("702.77b")
CYCLED_OR_DISCARDED_ONCE = cite("702.29d")
TYPECYCLING_IS_CYCLING = cite("702.29f")


@TYPECYCLING_IS_CYCLING
def is_called_cycling(game: Game, keyword: str) -> bool:
    """Typecycling is cycling, for whatever speaks of cycling."""
    if keyword == "typecycling":
        TYPECYCLING_IS_CYCLING.decided_once(game, "a typecycling ability is a cycling ability")
    return keyword in ("cycling", "typecycling")


def has_keyword(game: Game, thing: int, view: View, keyword: str) -> bool:
    """Say whether an object has a keyword ability that is called so."""
    if keyword != "cycling":
        return view.has(keyword)
    found = (a for a in abilities_there(game, thing, view.abilities) if isinstance(a, Keyword))
    return any(is_called_cycling(game, ability.name) for ability in found)


@CYCLING_IN_EVERY_ZONE
@REINFORCE_IN_EVERY_ZONE
def abilities_there(game: Game, thing: int, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Cycling and reinforce are activated in a hand alone, but an object has them in whatever zone it is."""
    zone = game.objects[thing].zone
    names = {ability.name for ability in abilities if isinstance(ability, Keyword)} if zone != "hand" else ()
    if any(name.endswith("cycling") for name in names):
        CYCLING_IN_EVERY_ZONE.decided_once(game, f"{game.label(thing)} has cycling there too: {zone}")
    if "reinforce" in names:
        REINFORCE_IN_EVERY_ZONE.decided_once(game, f"{game.label(thing)} has reinforce there too: {zone}")
    return abilities


def is_cycling(game: Game, ability: int) -> bool:
    """Say whether an ability on the stack is one of cycling (702.29a)."""
    on_stack = game.objects[ability].on_stack if ability in game.objects else None
    made = on_stack.ability if on_stack is not None else None
    return made is not None and is_called_cycling(game, made.keyword)


@TRIGGERS_WHEREVER_CYCLED
def was_cycled_itself(game: Game, speaker: Speaker, card: int) -> bool:
    """Say whether a card that watches for being cycled is the one, wherever it has got to by then."""
    now = game.successor.get(card)
    if speaker.source not in (card, now):
        return False
    zone = game.objects[now].zone if now is not None and now in game.objects else "none"
    TRIGGERS_WHEREVER_CYCLED.decided_once(
        game, f"{game.label(card)} is cycled: it triggers from its zone, {zone}"
    )
    return True


@CYCLED_OR_DISCARDED_ONCE
def triggers_on_cycling_too(game: Game, whole: TriggerEvent, when: TriggerEvent) -> bool:
    """What waits for a card to be cycled or discarded triggers once: as the card is discarded."""
    if not (isinstance(whole, Either) and isinstance(when, CyclesCard | DiscardsCard)):
        return True
    if {type(whole.first), type(whole.second)} != {CyclesCard, DiscardsCard}:
        return True
    CYCLED_OR_DISCARDED_ONCE.decided_once(game, "a card is cycled or discarded: that is looked at once")
    return isinstance(when, DiscardsCard)
