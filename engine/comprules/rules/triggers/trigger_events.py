"""603.2, 603.6: what happened, held against what triggered abilities wait for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from comprules.abilities.nouns import AllThese, Subject
from comprules.abilities.simple_nouns import This
from comprules.abilities.trigger_events import (
    BeginningOf,
    Either,
    HasResolved,
    NextBeginning,
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
    CopiesSpell,
    CreatesTokens,
    CyclesCard,
    DiscardsCard,
    DrawsCard,
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
    PlaysLandCard,
    RevealsCard,
    RollsNumber,
    SacrificesPermanent,
    TakesAction,
)
from comprules.book.citing import cite
from comprules.events.permanents import (
    BecomesBlockedCreature,
    BecomesUnblockedCreature,
    DeclaresAttacker,
    DeclaresBlocker,
    Enlisting,
    Exerts,
    PutsCounters,
    PutsSticker,
    RemovesCounters,
)
from comprules.events.players import Deals, Designates, Flips, LosesGame, Prevents, Rolls, SpendsMana
from comprules.events.players import GainsLife as GainsLifeEvent
from comprules.events.players import LosesLife as LosesLifeEvent
from comprules.events.players import TapsForMana as TapsForManaEvent
from comprules.events.spells_and_abilities import (
    Activates,
    Casts,
    ChangesTargets,
    ChoosesTargets,
    PutsAbilityOnStack,
    Resolves,
)
from comprules.events.turn import BeginsStep
from comprules.events.zones import (
    Acts,
    Copies,
    Discards,
    Draws,
    Merges,
    Moves,
    Reveals,
    Sacrifices,
    Shuffles,
)
from comprules.happening.combat import defender_of
from comprules.rules.meaning import Speaker, players_of
from comprules.rules.meaning.cycling import is_cycling, was_cycled_itself
from comprules.rules.meaning.damage_sources import recipient_fits
from comprules.rules.meaning.earlier_this_turn import times_this_turn
from comprules.rules.meaning.symbols import is_origin
from comprules.rules.triggers.attackers_declared import (
    attacked,
    attacks_so,
    being_attacked,
    enough_together,
)
from comprules.rules.triggers.beginning_of_steps import (
    for_those_whose_turn_it_is,
    is_first_of_draw_step,
    main_phases_begun,
)
from comprules.rules.triggers.blockers_declared import became_blocked, blocked, stayed_unblocked
from comprules.rules.triggers.counted_this_turn import drawn_this_turn, is_nth_cast
from comprules.rules.triggers.damage_counters_and_targets import (
    by_that_source,
    committing_a_crime,
    counters_put,
    counters_removed,
    dealt,
    dealt_at_once,
    dealt_excess,
    prevented,
    sticker_put,
    targeted,
)
from comprules.rules.triggers.events_of_keywords import championing, crewing, expends, exploiting, mutates
from comprules.rules.triggers.haunting_cards import is_haunted_by, triggers_in_exile
from comprules.rules.triggers.mana_events import about_mana, is_that_source
from comprules.rules.triggers.planar_events import of_the_game_itself
from comprules.rules.triggers.seen_in import SEEN_IN
from comprules.rules.triggers.status_changes import is_called, status_changes
from comprules.rules.triggers.tokens_and_counters import made_or_gotten
from comprules.rules.triggers.visiting import visited
from comprules.rules.triggers.what_triggered import About, ControlChanges, Event_, is_one, is_player
from comprules.rules.triggers.whose_doing import is_doing_of
from comprules.rules.triggers.whose_object import with_its_controller
from comprules.rules.triggers.zone_changes import entered_from, land_played, left_as, zone_changes
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "LINKED_TRIGGER_AND_STATIC",
    "TRIGGERS_ON_LOSING_THE_GAME",
    "alternatives",
    "because_of_its_own",
    "control_changes",
    "could_match",
    "has_occurred",
    "loses_for_whatever_reason",
    "occurrences",
]

TRIGGERS_ON_LOSING_THE_GAME = cite("603.9")
LINKED_TRIGGER_AND_STATIC = cite("607.2h")


def alternatives(when: TriggerEvent) -> tuple[TriggerEvent, ...]:
    """Return what is waited for, one thing at a time: ``enters or attacks`` is two."""
    match when:
        case Either(first, second):
            return (*alternatives(first), *alternatives(second))
        case ThisWay(inner):
            return tuple(map(ThisWay, alternatives(inner)))
        case _:  # one thing
            return (when,)


def could_match(when: TriggerEvent, event: Event_) -> bool:
    """Say whether an event is of the sort that is waited for; no rule, but time saved."""
    inner = when.when if isinstance(when, ThisWay) else when
    return isinstance(inner, SEEN_IN.get(type(event), ()))


def control_changes(before: Game, after: Game) -> tuple[ControlChanges, ...]:
    """Return the permanents that another player controls now."""
    if before.lasting is after.lasting and before.objects is after.objects:
        return ()
    then, now = views(before), views(after)
    return tuple(
        ControlChanges(i, then[i].controller, now[i].controller)
        for i in after.battlefield
        if i in then and then[i].controller != now[i].controller
    )


def has_occurred(
    game: Game, after: Game, events: Iterable[Event_], when: TriggerEvent, speaker: Speaker
) -> bool:
    """Say whether what is waited for is among the events that have happened together, often enough.

    ``game`` is the one in which the words are said.
    """
    seen = [
        (when, about, event)
        for event in events
        for about in occurrences(game, game, after, event, when, speaker)
    ]
    return bool(enough_together(after, seen))


def occurrences(
    there: Game, before: Game, after: Game, event: Event_, when: TriggerEvent, speaker: Speaker
) -> tuple[About, ...]:
    """Return each time that an event is what is waited for.

    ``there`` is the game in which the words are said and objects looked at.
    """
    seen = _occurrences(there, before, after, event, when, speaker)
    return tuple(with_its_controller(before, after, event, when, speaker, about) for about in seen)


def _occurrences(
    there: Game, before: Game, after: Game, event: Event_, when: TriggerEvent, speaker: Speaker
) -> Iterator[About]:
    match when, event:
        case Enters(), Moves(thing, "battlefield"):
            yield from entered_from(there, before, after, thing, when, speaker)
        case PlaysLandCard(), Moves(thing, "battlefield", cause="played"):
            yield from land_played(there, before, after, thing, when, speaker)
        case ((Dies() | Leaves() | PutInto() | LeavesZone()), Moves() | LosesGame()):
            yield from zone_changes(there, before, after, event, when, speaker)
        case (
            (
                BecomesTapped()
                | BecomesAttached()
                | BecomesLevel()
                | BecomesMarked()
                | BecomesUnattached()
                | Phases()
                | IsTurnedFaceUp()
                | UnlocksThisDoor()
                | FullyUnlocks()
                | TransformsInto()
            ),
            _,
        ):
            yield from status_changes(there, before, after, event, when, speaker)
        case DealsDamage(), Deals(source, recipient, amount, combat):
            about = dealt(there, speaker, when, source, recipient, combat=combat)
            if about is not None and amount > 0:
                at_once = dealt_at_once(after.deeds[len(before.deeds) :], recipient)
                yield replace(about, amount=by_that_source(after, source, amount, at_once))
        case DamageIsPrevented(to), Prevents(_, damage):
            yield from prevented(there, speaker, to, damage)
        case IsDealtDamage(excess=str() as kind), Deals(to=int() as hurt) if kind:
            all_dealt = tuple(e for e in after.deeds[len(before.deeds) :] if isinstance(e, Deals))
            yield from dealt_excess(before, there, speaker, when, event, all_dealt)
        case IsDealtDamage(who, combat, by, ""), Deals(source, hurt, amount, was_combat) if amount > 0:
            is_such = not (when.noncombat if was_combat else combat)
            fits = is_such and recipient_fits(there, speaker, who, hurt)
            if fits and (by is None or is_one(there, speaker, by, source)):
                yield About((hurt,), "", amount) if isinstance(hurt, int) else About((), hurt, amount)
        case Either(), _:
            for inner in alternatives(when):
                yield from _occurrences(there, before, after, event, inner, speaker)
        case ((Attacks() | AttacksWith()), DeclaresAttacker()):
            yield from attacked(after, event, when, speaker)
        case IsAttacked(), DeclaresAttacker(_, whom):
            yield from being_attacked(there, speaker, when, whom)
        case AttacksSo(who, how), DeclaresAttacker(thing):
            if is_one(after, speaker, who, thing) and attacks_so(after, thing, how):
                yield About((thing,), defender_of(after, after.objects[thing].attacking))
        case AttacksUnblocked(), BecomesUnblockedCreature(thing):
            yield from stayed_unblocked(after, speaker, when, thing)
        case BecomesBlocked() as awaited, BecomesBlockedCreature() as happening:
            yield from became_blocked(after, speaker, awaited, happening)
        case Blocks() as blocks, DeclaresBlocker(thing, attackers):
            yield from blocked(after, speaker, blocks, thing, attackers)
        case HauntedDies(), Moves(thing, "graveyard"):
            card = speaker.source
            if (
                thing in before.battlefield
                and is_haunted_by(after, thing, card)
                and triggers_in_exile(after, card)
            ):
                yield About((thing,), moved=True)
        case SpellResolves(described), Resolves(player, thing):
            gone = after.last_known.get(thing)
            if gone is not None and gone[0].kind != "ability":
                wanted = replace(described, zone="stack")
                if left_as(after, after, thing, speaker, AllThese(wanted)):
                    yield About((thing,), player)
        case CountersArePut() as putting, (PutsCounters() | Moves(_, "battlefield")) as put:
            yield from counters_put(before, after, put, putting, speaker)
        case CountersAreRemoved() as removing, RemovesCounters() as removes:
            yield from counters_removed(before, there, removes, removing, speaker)
        case IsVisited(by, who), Acts(player, "visit", thing):
            yield from visited(after, speaker, who, thing, by_them=is_player(there, speaker, by, player))
        case StickerIsPut() as putting, PutsSticker() as put:
            yield from sticker_put(after, put, putting, speaker)
        case IsCountered(who), Moves(thing, _, cause="countered" | "countered by the rules"):
            if before.objects[thing].kind != "ability" and is_one(there, speaker, who, thing):
                yield About((thing,), moved=True)
        case HasResolved(), Resolves(_, thing):
            on_stack = after.last_seen(thing).on_stack
            made = on_stack.ability if on_stack else None
            if made is not None and (made.source, made.uid) == (speaker.source, speaker.of.uid):
                yield About()
        case ThisWay(inner), _:
            if isinstance(event, Reveals | Exerts | Enlisting) and not because_of_its_own(
                after, event, speaker
            ):
                return
            yield from _occurrences(there, before, after, event, inner, speaker)
        case _:  # it is about players and steps
            yield from _of_players_and_steps(there, before, after, event, when, speaker)


@LINKED_TRIGGER_AND_STATIC
def because_of_its_own(game: Game, event: Reveals | Exerts | Enlisting, speaker: Speaker) -> bool:
    """A triggered ability sees only what is done because of the static ability in its own paragraph."""
    is_own = (event.source, event.origin) == (speaker.source, speaker.of.origin)
    if isinstance(event, Enlisting):  # each enlist ability is linked to its own cost (702.154d)
        is_own = is_own and event.uid == speaker.of.uid
    LINKED_TRIGGER_AND_STATIC.decided(
        game,
        f"{game.label(speaker.source)}: done because of {'its own' if is_own else 'another'} ability",
    )
    return is_own


def _of_players_and_steps(
    there: Game, before: Game, after: Game, event: Event_, when: TriggerEvent, speaker: Speaker
) -> Iterator[About]:
    """Yield what players do, and what steps begin."""
    match when, event:
        case CastsSpell(who, of, nth, origin), Casts(player, spell):
            what = of if isinstance(of, This) else AllThese(replace(of, zone="stack"))
            fits = is_one(after, speaker, what, spell) and is_nth_cast(after, speaker, when, event)
            chosen = after.objects[spell].on_stack
            fits = fits and (not origin or (chosen is not None and is_origin(chosen.cast_from, origin)))
            if fits and is_player(there, speaker, who, player):
                yield About((spell,), player)
        case CopiesSpell(who, of), Copies(player):
            if is_player(there, speaker, who, player):
                made = after.zone("stack")[:1]
                if made and is_one(after, speaker, AllThese(replace(of, zone="stack")), made[0]):
                    yield About(made, player)
        case CyclesCard(who, what), Activates(player, card, ability):
            cycled = is_cycling(after, ability) and is_player(there, speaker, who, player)
            if cycled and _was_cycled(there, after, speaker, what, card):
                yield About((card,), player, moved=True)
        case CreatesTokens() | GetsCounters(), Moves(cause="created") | PutsCounters():
            yield from made_or_gotten(there, before, after, event, when, speaker)
        case ActivatesAbility(who, of, word), Activates(player, source) as activating:
            if (
                is_called(after, activating, word)
                and is_player(there, speaker, who, player)
                and is_that_source(after, speaker, of, source)
            ):
                yield About((source,), player)
        case IsTappedForMana() | ManaIsSpent(), TapsForManaEvent() | SpendsMana():
            yield from about_mana(there, after, event, when, speaker)
        case BecomesTarget(), ChoosesTargets() | ChangesTargets() | Activates() | PutsAbilityOnStack():
            yield from targeted(after, event, when, speaker)
        case TakesAction(who, "commit a crime"), ChoosesTargets(_, on_stack) | Activates(
            _, _, on_stack
        ) | PutsAbilityOnStack(_, on_stack):
            criminal = committing_a_crime(after, on_stack)
            if criminal and is_player(there, speaker, who, criminal):
                yield About((), criminal)
        case TakesAction(who, action), (
            Acts(player, done) | Flips(player, done) | Rolls(player, done)
        ) as taken if action == done:
            if is_player(there, speaker, who, player):
                yield About((), player, amount=taken.amount)
        case RollsNumber(who, least, most), Rolls(player, "roll", result):
            if (
                result >= least
                and (most is None or result <= most)
                and is_player(there, speaker, who, player)
            ):
                yield About((), player, amount=result)
        case GetsDesignation(who, designation), Designates(player, given) if designation == given:
            if is_player(there, speaker, who, player):
                yield About((), player)
        case TakesAction(who, "shuffle"), Shuffles(player):
            if is_player(there, speaker, who, player):
                yield About((), player)
        case DrawsCard(who, nth, but_first), Draws(player):
            counts = (not nth or drawn_this_turn(after, player) == nth) and not (
                but_first and is_first_of_draw_step(after, player)
            )
            if counts and is_player(there, speaker, who, player):
                yield About((), player)
        case (LifeIsGained(who, first), GainsLifeEvent(player, amount)) | (
            LifeIsLost(who, first),
            LosesLifeEvent(player, amount),
        ):
            is_meant = amount > 0 and is_player(there, speaker, who, player)
            lost = isinstance(when, LifeIsLost)
            if is_meant and not (first and times_this_turn(after, player, lost=lost) > 1):
                yield About((), player, amount)
        case DiscardsCard(who, what, by), Discards(player, card, cause):
            if (
                is_player(there, speaker, who, player)
                and _was_one(before, after, speaker, what, card)
                and (by is None or is_doing_of(there, speaker, by, cause))
            ):
                yield About((card,), player, moved=True)
        case Exploits(who, what), Sacrifices(player, thing) as sacrificing:
            exploiter = exploiting(before, sacrificing)
            is_exploiter = exploiter is not None and is_one(there, speaker, who, exploiter)
            if is_exploiter and is_one(there, speaker, what, thing):
                yield About((thing,), player, moved=True)
        case IsChampioned(who, by), Moves(thing, "exile") as moving:
            champion = championing(before, moving)
            is_champion = champion is not None and is_one(there, speaker, by, champion)
            if is_champion and is_one(there, speaker, who, thing):
                yield About((thing,), moved=True)
        case Expends(who, number), Casts(player) as casting:
            if is_player(there, speaker, who, player) and expends(after, casting, number):
                yield About((), player)
        case Mutates(who), Merges(_, thing):
            if is_one(after, speaker, who, thing) and mutates(after, thing):
                yield About((thing,))
        case SacrificesPermanent(who, what), Sacrifices(player, thing):
            if is_player(there, speaker, who, player) and is_one(there, speaker, what, thing):
                yield About((thing,), player, moved=True)
        case RevealsCard(who, what), Reveals(player, card):
            if is_player(there, speaker, who, player) and is_one(after, speaker, what, card):
                yield About((card,), player)
        case ExertsPermanent(who, what), Exerts(player, thing):
            if is_player(there, speaker, who, player) and is_one(after, speaker, what, thing):
                yield About((thing,), player)
        case Crews(who, what), Activates() as activating:
            crew = crewing(after, activating)
            if is_one(after, speaker, what, activating.source) and any(
                is_one(after, speaker, who, i) for i in crew
            ):
                yield About((activating.source,))
        case Enlists(who, what), Enlisting(thing, other):
            if is_one(after, speaker, who, thing) and is_one(after, speaker, what, other):
                yield About((other,))
        case LosesControl(who, of), ControlChanges(thing, old, new):
            if is_player(there, speaker, who, old) and is_one(there, speaker, of, thing):
                yield About((thing,), new)
        case GainsControlFrom(who, of, source), ControlChanges(thing, old, new):
            parties = is_player(there, speaker, who, new) and is_player(there, speaker, source, old)
            if parties and is_one(there, speaker, of, thing):
                yield About((thing,), new)
        case PlaneswalksAway(who, plane), Moves(thing, "command", cause="planeswalked away"):
            if is_one(there, speaker, plane, thing):
                yield About((thing,), moved=True)
        case LosesTheGame(who), LosesGame(player) as lost:
            meant = players_of(before, views(before), speaker, who)
            if loses_for_whatever_reason(after, lost) and player in meant:
                yield About((), player)
        case ((BeginningOf(step, whose) | NextBeginning(step, whose)), BeginsStep(player, begun)):
            nth = getattr(when, "nth", 0)
            if begun == step and (not nth or main_phases_begun(after) == nth):
                yield from for_those_whose_turn_it_is(there, speaker, whose, player)
        case _:  # it is about cards of the command zone, or about day and night
            yield from of_the_game_itself(there, before, after, event, when, speaker)


@TRIGGERS_ON_LOSING_THE_GAME
def loses_for_whatever_reason(game: Game, event: LosesGame) -> bool:
    """A player who loses or leaves the game does so for any reason, but not by a draw."""
    TRIGGERS_ON_LOSING_THE_GAME.decided(game, f"{event.player} loses the game ({event.reason})")
    return "draw" not in event.reason.split()


def _was_cycled(there: Game, after: Game, speaker: Speaker, what: Subject, card: int) -> bool:
    """Say whether a card that was discarded to cycle it is what the words name."""
    if isinstance(what, This):
        return was_cycled_itself(after, speaker, card)
    return left_as(there, after, card, speaker, what)


def _was_one(before: Game, after: Game, speaker: Speaker, what: Subject, card: int) -> bool:
    """Say whether a card that changed zones was what the words name, or is it now."""
    if isinstance(what, This):
        return speaker.source in (card, after.successor.get(card))
    return is_one(before, speaker, what, card)
