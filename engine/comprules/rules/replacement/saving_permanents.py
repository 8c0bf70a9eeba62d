"""614.8, 122.1, 702.89: regeneration, umbra armor and shield, stun and finality counters save permanents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from comprules.abilities.instructions import Regenerate, RemoveCounters
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Effect, Replacement
from comprules.abilities.simple_nouns import It, Number, This
from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.permanents import LeavesCombat, RemovesCounters, Taps
from comprules.events.players import Deals, RemovesDamage
from comprules.events.zones import Destroys, Moves
from comprules.happening import happen
from comprules.keyword_instances import at_work
from comprules.keywords.rules_701 import REGENERATING
from comprules.keywords.rules_702_61_to_120 import UMBRA_ARMOR
from comprules.ruleset import AfterReplacing, Replacing, abilities_of_permanents, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Shield

__all__ = [
    "FINALITY_COUNTERS",
    "REGENERATION_REPLACES",
    "REGENERATION_SHIELDS",
    "REMOVE_SHIELD",
    "REPLACEMENTS_IN_TIME",
    "SHIELDS_NOT_APPLIED",
    "SHIELD_COUNTERS",
    "STUN_COUNTERS",
    "can_be_regenerated",
    "final",
    "has_shield",
    "in_its_place",
    "of_counters",
    "regenerated",
    "regenerates",
    "regeneration_shield",
    "regenerations",
    "shielded",
    "shields_apply",
    "stunned",
    "umbra_armor",
]

SHIELD_COUNTERS = cite("122.1c")
STUN_COUNTERS = cite("122.1d")
FINALITY_COUNTERS = cite("122.1h")
REPLACEMENTS_IN_TIME = cite("614.4")
REGENERATION_REPLACES = cite("614.8")
REGENERATION_SHIELDS = cite("701.19b")
SHIELDS_NOT_APPLIED = cite("701.19c")

REMOVE_SHIELD: tuple[Effect, ...] = (RemoveCounters("shield", Number(1), This()),)
"""What happens when a shield counter has prevented damage."""


def of_counters(game: Game, event: Event) -> Iterator[Replacing]:
    """Yield what counters on a permanent have happen instead of an event."""
    match event:
        case Destroys(thing) if _has(game, thing, "shield"):
            yield from shielded(game, event)
        case Taps(thing, tapped=False) if _has(game, thing, "stun"):
            yield from stunned(game, event)
        case Moves(thing, "graveyard") if _has(game, thing, "finality"):
            yield from final(game, event)
        case _:  # no counter keeps other events from happening
            return


def _has(game: Game, thing: int, kind: str) -> bool:
    found = game.objects.get(thing)
    return found is not None and found.zone == "battlefield" and kind in found.counters


def _instead(
    game: Game, event: Destroys | Taps | Moves, kind: str, citation: Citation, happens: Event
) -> Replacing:
    def apply(now: Game) -> AfterReplacing:
        return now, (happens,), ()

    what = f"the {kind} counter on {game.label(event.object)} replaces it"
    return Replacing((kind, event.object), what, views(game)[event.object].controller, apply, rule=citation)


@SHIELD_COUNTERS
def shielded(game: Game, event: Destroys) -> Iterator[Replacing]:
    """Instead of being destroyed by an effect, a permanent loses a shield counter."""
    if event.by_effect:
        yield _instead(game, event, "shield", SHIELD_COUNTERS, RemovesCounters(event.object, "shield", 1))
    else:
        SHIELD_COUNTERS.decided(
            game, f"no effect destroys {game.label(event.object)}: the counter does not help"
        )


@STUN_COUNTERS
def stunned(game: Game, event: Taps) -> Iterator[Replacing]:
    """Instead of becoming untapped, a permanent loses a stun counter."""
    if game.objects[event.object].tapped:
        yield _instead(game, event, "stun", STUN_COUNTERS, RemovesCounters(event.object, "stun", 1))
    else:
        STUN_COUNTERS.decided(game, f"{game.label(event.object)} is untapped: it would not become so")


@FINALITY_COUNTERS
def final(game: Game, event: Moves) -> Iterator[Replacing]:
    """A permanent with a finality counter is exiled instead of going from the battlefield to a graveyard."""
    yield _instead(game, event, "finality", FINALITY_COUNTERS, replace(event, to="exile"))


@SHIELD_COUNTERS
def has_shield(game: Game, event: Deals) -> bool:
    """A shield counter prevents damage to its permanent, and is removed."""
    return isinstance(event.to, int) and _has(game, event.to, "shield")


# ---- regeneration


def regenerations(game: Game, event: Event) -> Iterator[Replacing]:
    """Yield the regeneration shields around a permanent that would be destroyed (614.8)."""
    if not isinstance(event, Destroys):
        return
    thing = event.object
    shields = [s for s in game.shields if s.kind == "regeneration" and s.guards == thing]
    if shields and shields_apply(game, event):
        for shield in shields:
            yield regeneration_shield(game, shield, thing)


@SHIELDS_NOT_APPLIED
def shields_apply(game: Game, event: Destroys) -> bool:
    """Regeneration shields are not applied to what can't be regenerated."""
    if can_be_regenerated(game, event):
        return True
    SHIELDS_NOT_APPLIED.decided(game, f"{game.label(event.object)} has a shield, but can't be regenerated")
    return False


def can_be_regenerated(game: Game, event: Destroys) -> bool:
    """Say whether nothing says that what would be destroyed can't be regenerated."""
    return event.regenerable and not views(game)[event.object].cannot("be regenerated")


def regenerates(part: Replacement) -> bool:
    """Say whether a replacement effect regenerates what would be destroyed."""
    return part.instead[:1] == (Regenerate(It()),)


@REGENERATION_SHIELDS
def regenerated(game: Game, things: tuple[int, ...]) -> Game:
    """A permanent that regenerates loses its damage, becomes tapped and leaves combat."""
    for thing in things:
        REGENERATION_SHIELDS.decided(
            game, f"{game.label(thing)} regenerates each time that it would be destroyed"
        )
        game = happen(game, *_saved(thing))
    return game


def _saved(thing: int) -> tuple[Event, ...]:
    """Return what regeneration does: remove the damage, tap the permanent, and take it out of combat."""
    return RemovesDamage(thing), LeavesCombat(thing), Taps(thing)


@REGENERATING
@REGENERATION_REPLACES
def regeneration_shield(game: Game, shield: Shield, thing: int) -> Replacing:
    """Instead of being destroyed the permanent is tapped, its damage removed, and it leaves combat."""

    def apply(now: Game) -> AfterReplacing:
        REPLACEMENTS_IN_TIME.decided(now, "the shield was there before the destruction")
        REGENERATION_REPLACES.decided(now, f"{now.label(thing)} is not destroyed, but regenerates")
        now = replace(now, shields=tuple(s for s in now.shields if s.id != shield.id))
        return now, _saved(thing), ()

    what = f"{game.label(thing)} is regenerated"
    return Replacing(("shield", shield.id), what, views(game)[thing].controller, apply, rule=REGENERATING)


# ---- umbra armor


def umbra_armor(game: Game, event: Event) -> Iterator[Replacing]:
    """Yield the Auras with umbra armor on a permanent that would be destroyed."""
    if isinstance(event, Destroys):
        for i, held in abilities_of_permanents(game):
            if game.objects[i].attached_to == event.object and at_work(game, _UMBRA_ARMOR & {held.ability}):
                yield from in_its_place(game, event, i)


_UMBRA_ARMOR: Final[frozenset[Ability]] = frozenset({Keyword("umbra armor"), Keyword("totem armor")})


@UMBRA_ARMOR
def in_its_place(game: Game, event: Destroys, aura: int) -> Iterator[Replacing]:
    """All damage is removed from the enchanted permanent, and the Aura is destroyed in its place."""

    def apply(now: Game) -> AfterReplacing:
        return now, (RemovesDamage(event.object), Destroys(aura)), ()

    what = f"{game.label(aura)} is destroyed in the place of {game.label(event.object)}"
    yield Replacing(
        ("umbra armor", aura), what, views(game)[event.object].controller, apply, rule=UMBRA_ARMOR
    )
