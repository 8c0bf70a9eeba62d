"""603.2, 113.6: the abilities that watch for events, and where they have to be to do so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from comprules.abilities.kinds import Ability, Chapter, Triggered
from comprules.abilities.simple_nouns import This
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_objects import (
    BecomesTarget,
    HauntedDies,
    IsCountered,
    LeavesZone,
    PutInto,
)
from comprules.abilities.trigger_events_of_players import CastsSpell, CyclesCard, DiscardsCard, RevealsCard
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import Activates
from comprules.events.zones import Moves, Reveals
from comprules.rules.continuous.effects_of_static_abilities import works_in_command_zone
from comprules.rules.keywords.instances_paid_for import abilities_of_instance
from comprules.rules.keywords.meaning import works_beside_others
from comprules.rules.meaning.siege_ability import ability_of_sieges
from comprules.rules.meaning.zones_of_abilities import (
    ABILITIES_THAT_MOVE_THEIR_OBJECT,
    work_elsewhere,
    zone_of_trigger,
)
from comprules.rules.special_cards.supplementary_cards import face_up_cards
from comprules.rules.triggers.trigger_events import alternatives
from comprules.rules.triggers.what_triggered import Event_
from comprules.ruleset import abilities_of_permanents, views
from comprules.state.game import Game
from comprules.state.objects import Held
from comprules.words import COMMAND_TYPES

__all__ = [
    "ABILITIES_THAT_MOVE_THEIR_OBJECT",
    "INSTANCES_WORK_APART",
    "NEVER_VISIBLE",
    "TRIGGERS_FOR_ANOTHER_ZONE",
    "Watcher",
    "each_by_itself",
    "is_about_itself",
    "is_seen",
    "moved_cards",
    "watchers_of",
    "watchers_of_object",
    "works_in_zone",
]

INSTANCES_WORK_APART = cite("113.2c")
TRIGGERS_FOR_ANOTHER_ZONE = cite("113.6k")
NEVER_VISIBLE = cite("603.2g")

Watcher = tuple[int, Held, Ability]


def watchers_of(game: Game) -> tuple[Watcher, ...]:
    """Return the triggered abilities of permanents, of face-up cards in the command zone and of spells."""
    found = game.memo.get("watchers")
    if found is None:
        face_up = face_up_cards(game, *COMMAND_TYPES)
        cards = [thing.id for thing in face_up if works_in_command_zone(game, thing)]
        spells = (i for i in game.zone("stack") if game.objects[i].is_spell)
        there = (
            *abilities_of_permanents(game),
            *((i, held) for i in cards for held in views(game)[i].held),
            *((i, held) for i in game.battlefield for held in ability_of_sieges(game, views(game)[i])),
        )
        spelled = ((i, held, a) for i, held in there for a in _meant(game, i, held))
        found = (
            *[(i, held, a) for i, held, a in spelled if isinstance(a, Chapter) or _works_here(a)],
            *(
                watcher
                for i in spells
                for watcher in watchers_of_object(game, i)
                if is_about_itself(watcher[2])
            ),
            *_in_graveyards(game),
            *_in_exile(game),
        )
        found = game.memo["watchers"] = each_by_itself(game, found)
    watchers: tuple[Watcher, ...] = found
    return watchers


@INSTANCES_WORK_APART
def each_by_itself(game: Game, found: tuple[Watcher, ...]) -> tuple[Watcher, ...]:
    """An ability that an object has more than once works as often, each by itself."""
    if len({(thing, ability) for thing, _, ability in found}) < len(found):
        INSTANCES_WORK_APART.decided_once(game, "an object has an ability more than once: each works")
    return found


def _meant(game: Game, thing: int, held: Held) -> tuple[Ability, ...]:
    """Return the abilities that an ability stands for.

    There are none if another instance of the keyword keeps it from working.
    """
    view = views(game)[thing]
    return abilities_of_instance(game, view, held) if works_beside_others(game, view, held) else ()


def _works_here(ability: Ability) -> bool:
    """Say whether an ability is a triggered one that works where permanents are."""
    return isinstance(ability, Triggered) and zone_of_trigger(ability) == "battlefield"


@TRIGGERS_FOR_ANOTHER_ZONE
@ABILITIES_THAT_MOVE_THEIR_OBJECT
def works_in_zone(game: Game, thing: int, ability: Triggered) -> bool:
    """An ability that places its card in a graveyard or exile, or moves it from there, works only there.

    So does one that waits for what only a card there can see.
    """
    zone = game.objects[thing].zone
    if zone_of_trigger(ability) != zone:
        return False
    haunts = isinstance(ability.when, HauntedDies)
    cited = TRIGGERS_FOR_ANOTHER_ZONE if haunts else ABILITIES_THAT_MOVE_THEIR_OBJECT
    cited.decided_once(game, f"an ability of {game.label(thing)} works in the zone {zone}")
    return True


def _in_graveyards(game: Game) -> Iterator[Watcher]:
    """Yield the triggered abilities of cards in graveyards that work there."""
    for player in game.order:
        for i in game.zone("graveyard", player):
            if work_elsewhere(game.objects[i].base.abilities):
                for thing, held, ability in watchers_of_object(game, i):
                    if isinstance(ability, Triggered) and works_in_zone(game, thing, ability):
                        yield thing, held, ability


def _in_exile(game: Game) -> Iterator[Watcher]:
    """Yield the triggered abilities that work in exile, with those that effects have given to cards there."""
    exiled = game.zone("exile")
    changed = {i for effect in game.lasting for i in effect.locked_to} if exiled else ()
    for i in exiled:
        if i in changed or game.objects[i].counters or work_elsewhere(game.objects[i].base.abilities):
            for thing, held, ability in watchers_of_object(game, i):
                if isinstance(ability, Triggered) and works_in_zone(game, thing, ability):
                    yield thing, held, ability


def watchers_of_object(game: Game, thing: int) -> Iterator[Watcher]:
    """Find the triggered abilities that an object has."""
    for held in views(game)[thing].held:
        for ability in _meant(game, thing, held):
            if isinstance(ability, Triggered | Chapter):
                yield thing, held, ability


def is_about_itself(ability: Ability) -> bool:
    """Say whether an ability watches for what happens to its own object outside the battlefield (113.6)."""
    return isinstance(ability, Triggered) and any(map(_befalls_itself, alternatives(ability.when)))


def _befalls_itself(when: TriggerEvent) -> bool:
    match when:
        case IsCountered(This()) | BecomesTarget(This()) | PutInto(This()) | LeavesZone(This()):
            return True
        case (
            DiscardsCard(what=This())
            | CyclesCard(what=This())
            | CastsSpell(spell=This())
            | RevealsCard(what=This())
        ):
            return True
        case _:  # nothing else happens to an object that is not on the battlefield
            return False


def moved_cards(before: Game, after: Game, events: Iterable[Event_]) -> Iterator[tuple[bool, int]]:
    """Yield cards that changed zones, neither from nor to the battlefield (113.6k).

    Their own abilities may watch for that. The first value tells whether the card is seen as it was before.
    """
    for event in events:
        if isinstance(event, Reveals) and event.source == event.card:
            yield False, event.card  # a card that its own ability let its player reveal (702.94a)
        if isinstance(event, Activates) and event.source in after.successor:
            yield False, after.successor[event.source]  # a card that was cycled (702.29c)
        if not isinstance(event, Moves):
            continue
        new = after.successor.get(event.object, 0)
        is_elsewhere = new in after.objects and after.objects[new].zone not in ("battlefield", "stack")
        if is_elsewhere and is_seen(after, before, event.object, new):
            yield False, new
        if event.object in before.objects and before.objects[event.object].zone in ("graveyard", "exile"):
            yield True, event.object


_HIDDEN = ("hand", "library")


@NEVER_VISIBLE
def is_seen(game: Game, before: Game, old: int, new: int) -> bool:
    """An ability of an object that is at no time visible to all players does not trigger."""
    if old not in before.objects:
        return True
    hidden = all(
        thing.zone in _HIDDEN or (thing.zone == "exile" and thing.face_down)
        for thing in (before.objects[old], game.objects[new])
    )
    could_trigger = any(isinstance(ability, Triggered) for ability in game.objects[new].base.abilities)
    if hidden and could_trigger:
        NEVER_VISIBLE.decided(
            game, f"{game.label(new)} was at no time visible to all players: it can't trigger"
        )
    elif could_trigger and game.objects[new].zone in _HIDDEN:
        NEVER_VISIBLE.decided(game, f"{game.label(new)} was visible to all players before")
    return not hidden
