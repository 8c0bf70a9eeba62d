"""614: replacement effects let something happen in place of an event, skip it or regenerate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from comprules.abilities.kinds import Alteration, Replacement, Static, TokensCreated
from comprules.abilities.would import (
    CantHappen,
    Halved,
    Increased,
    LifeLeft,
    ManaProduced,
    Multiplied,
    Redirected,
    SearchTop,
    UnderControl,
    WouldBegin,
    WouldEnter,
    WouldGoToGraveyard,
)
from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.events.players import AddsMana, Deals, GainsLife, LosesGame, LosesLife, PaysLife, WinsGame
from comprules.events.turn import BeginsPhase, BeginsStep, BeginsTurn
from comprules.events.zones import Acts, Creates, Destroys, Discards, Draws, Moves, Sacrifices
from comprules.happening.contradictions import CONTRADICTORY_EVENTS
from comprules.questions import ask_yes
from comprules.rules.meaning import Speaker, holds
from comprules.rules.meaning.amounts import SELF_REPLACEMENT
from comprules.rules.meaning.damage_sources import DAMAGE_FROM_SOURCE, is_chosen_one
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.meaning.reach import affected_objects, affected_players, replaced_there
from comprules.rules.meaning.recipients import number_of, recipients_of
from comprules.rules.meaning.speaker import with_slot
from comprules.rules.meaning.tokens import created_tokens
from comprules.rules.replacement.as_it_would_enter import ENTERING_REPLACEMENTS
from comprules.rules.replacement.saving_permanents import can_be_regenerated, regenerates
from comprules.rules.replacement.would_happen import (
    SKIPPING_EFFECTS,
    TOKENS_AND_COUNTERS_REPLACED,
    Affected,
    affected_by,
    life_in_the_event,
)
from comprules.ruleset import (
    INSTEAD_EFFECTS,
    AfterReplacing,
    Instead,
    Replacing,
    condition_of,
    said_by_statics,
    views,
)
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Pending
from comprules.state.objects import Filled, GameObject, Held

__all__ = [
    "DRAWS_ARE_REPLACED",
    "EVENTS_IN_WHAT_IS_SKIPPED",
    "REDIRECTED_DAMAGE",
    "REPLACED_DRAWS",
    "REPLACED_FROM_EMPTY",
    "REPLACEMENTS_OF_RESOLUTIONS",
    "SKIPPED_PARTS",
    "SKIPPING",
    "draw_is_replaced",
    "even_from_empty",
    "is_of_its_source",
    "of_abilities",
    "of_resolutions",
    "of_the_moving",
    "one_skip_for_each",
    "redirected",
    "replacing_with",
    "self_replacements",
    "skipping",
    "skips_one",
    "tokens_and_counters",
]

SKIPPED_PARTS = cite("500.11")
REPLACEMENTS_OF_RESOLUTIONS = cite("614.3")
REDIRECTED_DAMAGE = cite("614.9")
SKIPPING = cite("614.10")
EVENTS_IN_WHAT_IS_SKIPPED = cite("614.10a")
DRAWS_ARE_REPLACED = cite("121.6")
REPLACED_FROM_EMPTY = cite("121.6a")
REPLACED_DRAWS = cite("614.11")

_WATCHED = (
    Acts | AddsMana | WinsGame | LosesGame | Draws | Moves | Deals | GainsLife | LosesLife | PaysLife | Creates | PutsCounters | Destroys
    | Sacrifices | Discards | BeginsStep | BeginsPhase | BeginsTurn
)  # fmt: skip


_BEGINNINGS = BeginsStep | BeginsPhase | BeginsTurn

# ---- where replacement effects come from


def of_abilities(game: Game, event: Event) -> Iterator[Replacing]:
    """Yield what static abilities have happen instead of this event (614.1a)."""
    if not isinstance(event, _WATCHED):
        return
    for i, held, n, part in said_by_statics(game, Replacement):
        yield from _of_ability(game, event, i, held, n, part, views(game)[i].controller)
    if isinstance(event, Moves) and event.object in game.objects:
        yield from of_the_moving(game, event, game.objects[event.object])


@CONTRADICTORY_EVENTS
def of_the_moving(game: Game, event: Moves, moving: GameObject) -> Iterator[Replacing]:
    """The effects of an object off the battlefield replace only where it goes itself (113.6)."""
    if moving.zone == "battlefield":
        return
    for held in views(game)[moving.id].held:
        for n, part in enumerate(held.ability.effects if isinstance(held.ability, Static) else ()):
            if isinstance(part, Replacement) and isinstance(part.would, WouldGoToGraveyard | WouldEnter):
                for found in _of_ability(game, event, moving.id, held, n, part, moving.owner):
                    CONTRADICTORY_EVENTS.decided_once(
                        game, f"{moving.label} affects the move by words of its own"
                    )
                    yield found


def _of_ability(
    game: Game, event: Event, thing: int, held: Held, place: int, part: Replacement, controller: str
) -> Iterator[Replacing]:
    speaker = speaker_of(game, thing, held, controller)
    if holds(game, views(game), speaker, condition_of(held)):
        yield from _instead(game, event, part, speaker, (thing, held.uid, place))


@REPLACEMENTS_OF_RESOLUTIONS
def of_resolutions(game: Game, event: Event) -> Iterator[Replacing]:
    """Return what resolutions have begun to replace, until it is used up or its duration is over."""
    for pending in game.pending:
        if (
            isinstance(pending.replacement, CantHappen)
            or isinstance(pending.replacement.would, WouldBegin)
            or not is_against(game, pending, event)
        ):
            continue
        key = ("pending", pending.id)
        for found in _instead(game, event, pending.replacement, pending.speaker, key):
            REPLACEMENTS_OF_RESOLUTIONS.decided_once(
                game, f"an effect of {game.label(pending.speaker.source)} is still there"
            )
            if isinstance(event, Deals) and (pending.once or pending.left is not None):
                yield taking_damage(event, found, pending)
            else:
                yield using_up(found, pending.id) if pending.once else found


def is_against(game: Game, pending: Pending, event: Event) -> bool:
    """Say whether damage is from the chosen source, and not from a second one after the effect is used up."""
    if pending.used_on is not None and not (isinstance(event, Deals) and event.source == pending.used_on):
        return False
    return pending.dealer is None or (
        isinstance(event, Deals) and is_of_its_source(game, pending.dealer, event.source)
    )


@DAMAGE_FROM_SOURCE
def is_of_its_source(game: Game, chosen: int, dealer: int) -> bool:
    """Only damage from the source that was chosen as the effect began is replaced."""
    fits = is_chosen_one(game, chosen, dealer)
    says = f"{game.label(dealer)} is {'' if fits else 'not '}the source that was chosen"
    DAMAGE_FROM_SOURCE.decided_once(game, says)
    return fits


def taking_damage(event: Deals, found: Replacing, offered: Pending) -> Replacing:
    """Return the effect on damage with as much of it as it may still replace.

    That may also be all that a source deals at one time.
    """

    def apply(now: Game) -> AfterReplacing:
        pending = next(p for p in now.pending if p.id == offered.id)
        if pending.left is None:
            now = replace(now, pending=_in_place(now, replace(pending, used_on=event.source)))
            return found.apply(now)
        much = min(pending.left, event.amount)
        now, taken, instead = found.apply(now)
        if taken == (event,):
            return now, taken, instead
        kept = replace(pending, left=pending.left - much)
        now = replace(now, pending=_in_place(now, kept))
        rest = (replace(event, amount=event.amount - much),) if event.amount > much else ()
        return now, (*(replace(e, amount=much) if isinstance(e, Deals) else e for e in taken), *rest), instead

    return replace(found, apply=apply)


def _in_place(game: Game, pending: Pending) -> tuple[Pending, ...]:
    return tuple(
        pending if p.id == pending.id else p for p in game.pending if p.id != pending.id or pending.left != 0
    )


def using_up(found: Replacing, pending: int) -> Replacing:
    """Return the replacement effect, which is gone when it has been applied."""

    def apply(now: Game) -> AfterReplacing:
        now, events, instead = found.apply(now)
        return replace(now, pending=tuple(p for p in now.pending if p.id != pending)), events, instead

    return replace(found, apply=apply)


@SELF_REPLACEMENT
def self_replacements(game: Game, event: Event) -> Iterator[Replacing]:
    """Parts of a resolving spell or ability that replace what its other parts do."""
    for n, (part, speaker) in enumerate(game.underway.own):
        for found in _instead(game, event, part, speaker, ("own", speaker.source, n)):
            SELF_REPLACEMENT.decided_once(game, f"{game.label(speaker.source)} replaces what it does itself")
            yield replace(found, group="self", rule=SELF_REPLACEMENT)


def skips_one(game: Game, event: Event) -> Iterator[Replacing]:
    """Effects that have a player skip the next step, phase or turn of a kind."""
    if not isinstance(event, BeginsStep | BeginsPhase | BeginsTurn):
        return
    for pending in game.pending:
        if isinstance(pending.replacement, Replacement) and isinstance(pending.replacement.would, WouldBegin):
            key = ("pending", pending.id)
            for found in _instead(game, event, pending.replacement, pending.speaker, key):
                yield one_skip_for_each(game, found, pending.id)


@EVENTS_IN_WHAT_IS_SKIPPED
def one_skip_for_each(game: Game, found: Replacing, pending: int) -> Replacing:
    """Each effect is satisfied by one skip.

    The others wait for the next step, phase or turn that can be skipped.
    """
    EVENTS_IN_WHAT_IS_SKIPPED.decided_once(game, f"one effect is used up by one skip: {found.what}")
    return using_up(found, pending)


# ---- what they put in the place of the event


def _is_reached(game: Game, speaker: Speaker, affected: Affected) -> bool:
    """Say whether an effect reaches what the event would happen to."""
    players = (affected.player,) if affected.player else ()
    return affected_players(game, speaker, players) == players and affected.objects == affected_objects(
        game, views(game), speaker, affected.objects
    )


def _instead(
    game: Game, event: Event, part: Replacement, speaker: Speaker, key: tuple[object, ...]
) -> Iterator[Replacing]:
    affected = affected_by(game, event, part.would, speaker)
    if affected is None or not _is_reached(game, speaker, affected):
        return
    follower = replace(
        speaker,
        current=replace(
            speaker.current,
            objects=affected.objects or speaker.current.objects,
            players=(affected.player,) if affected.player else (),
            amount=affected.amount,
        ),
    )
    follower = with_slot(follower, part.fills, _of_event(event, affected))
    if not holds(game, views(game), follower, part.condition):
        return
    if isinstance(event, Draws) and not (draw_is_replaced(game, event) and even_from_empty(game, event)):
        return
    if isinstance(event, Destroys) and regenerates(part) and not can_be_regenerated(game, event):
        return
    if isinstance(event, _BEGINNINGS):
        yield from skipping(game, event, part, follower, affected, key)
    else:
        yield from replacing_with(game, event, part, follower, affected, key)


def _of_event(event: Event, affected: Affected) -> Filled:
    """Return what the event that is replaced introduces."""
    players = (affected.player,) if affected.player else ()
    dealer = event.source if isinstance(event, Deals) else None
    return Filled(affected.objects, players, affected.amount, did=True, dealer=dealer)


@INSTEAD_EFFECTS
def replacing_with(
    game: Game, event: Event, part: Replacement, speaker: Speaker, affected: Affected, key: tuple[object, ...]
) -> Iterator[Replacing]:
    """``Instead``: something else happens in the place of the event."""
    what = f"{game.label(speaker.source)} replaces it"
    yield _replacing(event, part, speaker, affected, key, (what, INSTEAD_EFFECTS))


@SKIPPING_EFFECTS
@SKIPPING
@SKIPPED_PARTS
def skipping(
    game: Game, event: Event, part: Replacement, speaker: Speaker, affected: Affected, key: tuple[object, ...]
) -> Iterator[Replacing]:
    """``Skip``: nothing happens in the place of the step, phase or turn."""
    what = f"{affected.player} skips it because of {game.label(speaker.source)}"
    yield _replacing(event, part, speaker, affected, key, (what, SKIPPING_EFFECTS))


@DRAWS_ARE_REPLACED
def draw_is_replaced(game: Game, event: Draws) -> bool:
    """A draw can be replaced like anything else that would happen."""
    DRAWS_ARE_REPLACED.decided_once(game, f"a draw of {event.player} can be replaced")
    return True


@REPLACED_FROM_EMPTY
@REPLACED_DRAWS
def even_from_empty(game: Game, event: Draws) -> bool:
    """A draw is replaced even if there is no card to draw."""
    if not game.zone("library", event.player):
        for cited in (REPLACED_DRAWS, REPLACED_FROM_EMPTY):
            cited.decided_once(game, f"{event.player} has no card to draw, and the draw is replaced")
    return True


def _replacing(
    event: Event,
    part: Replacement,
    speaker: Speaker,
    affected: Affected,
    key: tuple[object, ...],
    because: tuple[str, Citation],
) -> Replacing:
    what, citation = because

    def apply(now: Game) -> AfterReplacing:
        if part.optional and not ask_yes(now, affected.chooser, f"{now.label(speaker.source)}: replace it?"):
            return now, (event,), ()
        if citation == SKIPPING_EFFECTS:
            SKIPPING.decided(now, what)
            SKIPPED_PARTS.decided(now, what)
        if part.altered is not None:
            return now, _altered(now, event, part.altered, speaker), ()
        if not part.instead:
            return now, (), ()
        instead = Instead(
            speaker.source,
            speaker.controller,
            part.instead,
            speaker.current.objects,
            speaker.current.player,
            speaker.current.amount,
            speaker.of.origin,
            speaker.chosen.targets,
            speaker.chosen.words,
            slots=speaker.slots,
        )
        return now, (), (instead,)

    alike = _alike(part)
    group: Literal["", "control"] = "control" if isinstance(part.altered, UnderControl) else ""
    if isinstance(part.would, WouldEnter) and group:
        citation = ENTERING_REPLACEMENTS
    return Replacing(key, what, affected.chooser, apply, citation, group, optional=part.optional, alike=alike)


def _alike(part: Replacement) -> object:
    """Return what tells effects apart that come to something else in another order.

    Several that multiply, or that add, do not.
    """
    match part.altered:
        case Multiplied():
            return Multiplied
        case Increased(by) if by > 0:
            return Increased
        case Increased() | Halved():
            return part
        case None:
            return part if part == Replacement(part.would) else None
        case Redirected() | LifeLeft() | ManaProduced() | SearchTop() | UnderControl() | TokensCreated():
            return None
        case _:
            assert_never(part.altered)


def _altered(game: Game, event: Event, altered: Alteration, speaker: Speaker) -> tuple[Event, ...]:
    match altered:
        case Multiplied(factor):
            return _by_amount(game, event, factor, 0)
        case Increased(by):
            return _by_amount(game, event, 1, by)
        case Halved(up):
            return _by_amount(game, event, 1, (speaker.current.amount + up) // 2 - speaker.current.amount)
        case Redirected(to):
            assert isinstance(event, Deals)
            return redirected(game, event, recipients_of(game, speaker, to))
        case ManaProduced(symbol, one_alone):
            assert isinstance(event, AddsMana)
            return (replace(event, mana=((symbol, 1 if one_alone else event.amount),)),)
        case SearchTop(number):
            assert isinstance(event, Acts)
            return (replace(event, top=number),)
        case LifeLeft(life):
            assert isinstance(event, LosesLife)
            lost = life_in_the_event(game, event.player) - life
            return (replace(event, amount=lost),) if lost > 0 else ()
        case UnderControl(player):
            assert isinstance(event, Moves)
            (under,) = recipients_of(game, speaker, player)
            assert isinstance(under, str)
            return (replace(event, under=under),)
        case TokensCreated(token, besides):
            assert isinstance(event, Creates)
            if besides is None:
                others = created_tokens(game, speaker, token, event.player, event.amount)
                return tuple(replace(creates, tapped=event.tapped) for creates in others)
            more = number_of(game, speaker, besides)
            return (event, *created_tokens(game, speaker, token, event.player, more))
        case _:
            assert_never(altered)


def _by_amount(game: Game, event: Event, factor: int, more: int) -> tuple[Event, ...]:
    """Return the event with another amount; with none of it left, nothing happens."""
    match event:
        case AddsMana():
            return (replace(event, mana=tuple((kind, n * factor + more) for kind, n in event.mana)),)
        case Acts() | Creates() | PutsCounters() | Deals() | GainsLife() | LosesLife() | PaysLife():
            amount = event.amount * factor + more
            if amount <= 0:
                return ()
            if isinstance(event, Creates | PutsCounters):
                return (tokens_and_counters(game, event, amount),)
            return (replace(event, amount=amount),)
        case _:
            message = f"{type(event).__name__} has no amount"
            raise TypeError(message)


@TOKENS_AND_COUNTERS_REPLACED
def tokens_and_counters(game: Game, event: Creates | PutsCounters, amount: int) -> Event:
    """Tokens and counters are replaced whether a resolution or another replacement effect makes them."""
    what = "tokens are created" if isinstance(event, Creates) else "counters are put"
    TOKENS_AND_COUNTERS_REPLACED.decided(game, f"{amount} {what} in place of {event.amount}")
    return replace(event, amount=amount)


# ---- redirection


@REDIRECTED_DAMAGE
def redirected(game: Game, event: Deals, wanted: tuple[int | str, ...]) -> tuple[Event, ...]:
    """Damage goes to another battle, creature, planeswalker or player, if both are still such."""
    for one in (event.to, *(wanted[:1] or ("",))):
        if not can_be_dealt_damage(game, one):
            REDIRECTED_DAMAGE.decided(
                game, f"{game.label(one)} can't be dealt damage now: the effect does nothing"
            )
            return (event,)
    REDIRECTED_DAMAGE.decided(game, f"the damage is dealt to {game.label(wanted[0])}")
    if not replaced_there(game, event.source, wanted[0]):
        return ()
    return (replace(event, to=wanted[0]),)


def can_be_dealt_damage(game: Game, one: int | str) -> bool:
    """Say whether it is a player in the game, or a battle, creature or planeswalker on the battlefield."""
    if isinstance(one, str):
        return one in game.alive
    return one in game.battlefield and bool(views(game)[one].types & {"battle", "creature", "planeswalker"})
