"""603.10: whether an ability sees an event as things are after it, or as they were before."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.trigger_events import (
    AbilityTriggers,
    BeginningOf,
    Either,
    HasResolved,
    NextBeginning,
    PaysThisCost,
    StateIs,
    ThisWay,
    TriggerEvent,
)
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    AttacksSo,
    AttacksUnblocked,
    BecomesAttached,
    BecomesBlocked,
    BecomesLevel,
    BecomesMarked,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    Blocks,
    CountersArePut,
    CountersAreRemoved,
    Crews,
    DamageIsPrevented,
    DealsDamage,
    Dies,
    Enlists,
    Enters,
    Exploits,
    FullyUnlocks,
    GainsControlFrom,
    HauntedDies,
    IsChampioned,
    IsCountered,
    IsDealtDamage,
    IsTurnedFaceUp,
    IsVisited,
    Leaves,
    LeavesZone,
    LosesControl,
    Mutates,
    Phases,
    PutInto,
    SpellResolves,
    StickerIsPut,
    TransformsInto,
    UnlocksThisDoor,
)
from comprules.abilities.trigger_events_of_players import (
    ActivatesAbility,
    AttacksWith,
    CastsSpell,
    ChaosIsAwaited,
    CompletesDungeon,
    CopiesSpell,
    CreatesTokens,
    CyclesCard,
    DayOrNightEnds,
    DiscardsCard,
    DrawsCard,
    Encountered,
    ExertsPermanent,
    Expends,
    GetsCounters,
    GetsDesignation,
    IsAttacked,
    IsTappedForMana,
    LifeIsGained,
    LifeIsLost,
    LosesTheGame,
    ManaIsSpent,
    PlaneswalksAway,
    PlaneswalksTo,
    PlaysLandCard,
    RevealsCard,
    RollsNumber,
    SacrificesPermanent,
    SetInMotion,
    TakesAction,
)
from comprules.book.citing import Citation, cite
from comprules.events.words import in_words
from comprules.events.zones import Moves
from comprules.rules.triggers.what_triggered import ControlChanges, Event_
from comprules.rules.triggers.zone_changes import LEAVES_TRIGGERS
from comprules.state.game import Game

__all__ = [
    "COUNTERING_LOOKS_BACK",
    "LOOKING_BACK",
    "LOSING_CONTROL_LOOKS_BACK",
    "LOSING_LOOKS_BACK",
    "PHASING_OUT_LOOKS_BACK",
    "PLANESWALKING_LOOKS_BACK",
    "UNATTACHING_LOOKS_BACK",
    "ZONE_CHANGES_LOOK_BACK",
    "countering_looks_back",
    "looks_back",
    "losing_control_looks_back",
    "losing_looks_back",
    "phasing_out_looks_back",
    "planeswalking_away_looks_back",
    "unattaching_looks_back",
    "zone_changes_look_back",
]

LOOKING_BACK = cite("603.10")
ZONE_CHANGES_LOOK_BACK = cite("603.10a")
PHASING_OUT_LOOKS_BACK = cite("603.10b")
UNATTACHING_LOOKS_BACK = cite("603.10c")
LOSING_CONTROL_LOOKS_BACK = cite("603.10d")
COUNTERING_LOOKS_BACK = cite("603.10e")
LOSING_LOOKS_BACK = cite("603.10f")
PLANESWALKING_LOOKS_BACK = cite("603.10g")

_HIDDEN = ("hand", "library")


@LOOKING_BACK
def looks_back(game: Game, before: Game, when: TriggerEvent, event: Event_) -> bool:
    """Abilities see things as they are right after an event, except for certain ones that look back."""
    match when:
        case (
            Dies() | Leaves() | PutInto() | LeavesZone() | SacrificesPermanent() | Exploits() | IsChampioned()
        ):
            back = zone_changes_look_back(game, before, when, event)
        case Phases(out=True):
            back = phasing_out_looks_back(game)
        case BecomesUnattached():
            back = unattaching_looks_back(game)
        case LosesControl() | GainsControlFrom():
            back = losing_control_looks_back(game)
        case IsCountered():
            back = countering_looks_back(game)
        case LosesTheGame():
            back = losing_looks_back(game)
        case PlaneswalksAway():
            back = planeswalking_away_looks_back(game)
        case ThisWay(inner):
            return looks_back(game, before, inner, event)
        case (
            Phases()
            | Enters()
            | Attacks()
            | AttacksWith()
            | IsAttacked()
            | Blocks()
            | BecomesBlocked()
            | DealsDamage()
            | CastsSpell()
            | PlaysLandCard()
            | DrawsCard()
            | LifeIsGained()
            | IsTurnedFaceUp()
            | UnlocksThisDoor()
            | FullyUnlocks()
            | SetInMotion()
            | ChaosIsAwaited()
            | CompletesDungeon()
            | Encountered()
            | PlaneswalksTo()
            | BeginningOf()
            | StateIs()
            | Either()
            | AttacksUnblocked()
            | AttacksSo()
            | CopiesSpell()
            | CyclesCard()
            | BecomesTapped()
            | BecomesLevel()
            | BecomesMarked()
            | TransformsInto()
            | Mutates()
            | Expends()
            | BecomesAttached()
            | BecomesTarget()
            | IsDealtDamage()
            | DamageIsPrevented()
            | CountersArePut()
            | StickerIsPut()
            | IsVisited()
            | CountersAreRemoved()
            | LifeIsLost()
            | DiscardsCard()
            | ActivatesAbility()
            | TakesAction()
            | GetsDesignation()
            | CreatesTokens()
            | GetsCounters()
            | DayOrNightEnds()
            | IsTappedForMana()
            | ManaIsSpent()
            | RevealsCard()
            | RollsNumber()
            | ExertsPermanent()
            | Crews()
            | Enlists()
            | HauntedDies()
            | AbilityTriggers()
            | HasResolved()
            | SpellResolves()
            | NextBeginning()
            | PaysThisCost()
        ):
            back = False
        case _:
            assert_never(when)
    way = "as things were before it" if back else "as things are after it"
    what = "a change of control" if isinstance(event, ControlChanges) else in_words(event)
    LOOKING_BACK.decided_once(game, f"{what} is looked at {way}")
    return back


@ZONE_CHANGES_LOOK_BACK
def zone_changes_look_back(game: Game, before: Game, when: TriggerEvent, event: Event_) -> bool:
    """Abilities look back for what leaves the battlefield or a graveyard, or openly becomes hidden."""
    match when:
        case PutInto(zone="hand" | "library", origin="" | "not battlefield") if isinstance(event, Moves):
            was = before.objects.get(event.object)
            back = was is not None and was.zone not in _HIDDEN and not was.face_down
        case PutInto(zone="hand" | "library", origin=origin):
            back = origin not in _HIDDEN
        case PutInto(origin=origin):
            back = from_anywhere_is_no_leaving(game, when) and origin in ("battlefield", "graveyard")
        case LeavesZone(zone=zone):
            back = zone == "graveyard"
        case _:  # what leaves the battlefield
            back = True
    if back:
        ZONE_CHANGES_LOOK_BACK.decided_once(game, "a change of zone is looked at as things were before it")
    return back


def from_anywhere_is_no_leaving(game: Game, when: PutInto) -> bool:
    """``From anywhere`` is not about leaving the battlefield, even if something comes from there (603.6c)."""
    if not when.origin:
        LEAVES_TRIGGERS.decided_once(
            game, "an ability that looks at anywhere is no leaves-the-battlefield ability"
        )
        return False
    return True


def _noted(game: Game, citation: Citation, what: str) -> bool:
    citation.decided_once(game, f"{what} is looked at as things were before it")
    return True


@PHASING_OUT_LOOKS_BACK
def phasing_out_looks_back(game: Game) -> bool:
    """Abilities that watch for phasing out look back."""
    return _noted(game, PHASING_OUT_LOOKS_BACK, "phasing out")


@UNATTACHING_LOOKS_BACK
def unattaching_looks_back(game: Game) -> bool:
    """Abilities that watch for something becoming unattached look back."""
    return _noted(game, UNATTACHING_LOOKS_BACK, "becoming unattached")


@LOSING_CONTROL_LOOKS_BACK
def losing_control_looks_back(game: Game) -> bool:
    """Abilities that watch for a loss of control look back."""
    return _noted(game, LOSING_CONTROL_LOOKS_BACK, "a loss of control")


@COUNTERING_LOOKS_BACK
def countering_looks_back(game: Game) -> bool:
    """Abilities that watch for a countered spell look back."""
    return _noted(game, COUNTERING_LOOKS_BACK, "countering")


@LOSING_LOOKS_BACK
def losing_looks_back(game: Game) -> bool:
    """Abilities that watch for a player losing the game look back."""
    return _noted(game, LOSING_LOOKS_BACK, "losing the game")


@PLANESWALKING_LOOKS_BACK
def planeswalking_away_looks_back(game: Game) -> bool:
    """Abilities that watch for planeswalking away look back."""
    return _noted(game, PLANESWALKING_LOOKS_BACK, "planeswalking away")
