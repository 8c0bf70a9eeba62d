"""615: effects that prevent damage, those of static abilities and the shields that resolutions raise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from comprules.abilities.instructions import GainLife, UnpreventableDamage
from comprules.abilities.kinds import Effect, Prevention
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.would import WouldDealDamage, WouldHappen
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import Deals, GainsLife, Prevents
from comprules.happening.preventing import TRIGGERS_ON_PREVENTION
from comprules.happening.settling import DAMAGE_EVENT_OCCURS
from comprules.rules.meaning import Speaker, holds
from comprules.rules.meaning.damage_sources import damage_fits, is_from
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.meaning.reach import prevents_there
from comprules.rules.meaning.recipients import named_players, number_of
from comprules.rules.meaning.speaker import with_slot
from comprules.rules.replacement.prevention_shields import (
    amount_left,
    guards,
    of_shield,
    shields_there,
    used_up,
)
from comprules.rules.replacement.saving_permanents import REMOVE_SHIELD, SHIELD_COUNTERS, has_shield
from comprules.rules.targeting.attaching import is_player_protected, is_protected
from comprules.ruleset import AfterReplacing, Instead, Replacing, condition_of, said_by_statics, seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Shield
from comprules.state.objects import Filled

__all__ = [
    "EFFECTS_AFTER_PREVENTION",
    "PREVENTED_DAMAGE",
    "PREVENTED_DAMAGE_NEVER_HAPPENS",
    "PREVENTING_SOME_OF_EACH",
    "PREVENTION_EFFECTS",
    "PROTECTION_FROM_DAMAGE",
    "UNPREVENTABLE_DAMAGE",
    "UNPREVENTABLE_ONCE",
    "afterwards",
    "amount_of_each_event",
    "gained_in_the_event",
    "is_held_back",
    "is_unpreventable",
    "of_protection",
    "preventions",
    "what_is_left",
    "without_preventing",
]

EVERY_SOURCE: Final = AllThese(Filter(noun="source"))
"""Where damage comes from if its source is not specified."""

PREVENTION_EFFECTS = cite("615.1")
PREVENTED_DAMAGE = cite("615.1a")
EFFECTS_AFTER_PREVENTION = cite("615.5")
PREVENTED_DAMAGE_NEVER_HAPPENS = cite("615.6")
PREVENTING_SOME_OF_EACH = cite("615.10")
UNPREVENTABLE_DAMAGE = cite("615.12")
UNPREVENTABLE_ONCE = cite("615.12a")
PROTECTION_FROM_DAMAGE = cite("702.16e")


@PREVENTION_EFFECTS
def preventions(game: Game, event: Event) -> tuple[Replacing, ...]:
    """The prevention effects that watch for this damage, as the game is when it would be dealt."""
    if not isinstance(event, Deals):
        return ()
    found = (
        *of_protection(game, event),
        *of_abilities(game, event),
        *of_counters(game, event),
        *of_shields(game, event),
    )
    if found:
        PREVENTION_EFFECTS.decided(
            game, f"{len(found)} prevention effect{'s' * (len(found) > 1)} would apply"
        )
    return found


# ---- where they come from


@PROTECTION_FROM_DAMAGE
def of_protection(game: Game, event: Deals) -> Iterator[Replacing]:
    """Yield what protection from the source prevents."""
    if not _is_protected(game, event.source, event.to):
        return
    key = ("protection", event.to)

    def apply(now: Game) -> AfterReplacing:
        if is_held_back(now, event):
            return without_preventing(now, event, ())
        return now, what_is_left(now, event, key, event.amount), ()

    yield replace(_offered(game, event, key, 0, apply), rule=PROTECTION_FROM_DAMAGE)


def _is_protected(game: Game, source: int, to: int | str) -> bool:
    dealer = seen(game, source)
    if isinstance(to, str):
        return is_player_protected(game, to, dealer)
    return is_protected(game, views(game)[to], dealer)


def of_abilities(game: Game, event: Deals) -> Iterator[Replacing]:
    """Yield what static abilities prevent."""
    board = views(game)
    for i, held, n, part in said_by_statics(game, Prevention):
        speaker = speaker_of(game, i, held, board[i].controller)
        applies = holds(game, board, speaker, condition_of(held))
        if (
            applies
            and damage_fits(game, speaker, part.would, event)
            and is_near(game, speaker, part.would, event)
        ):
            yield _of_ability(game, event, part, speaker, (i, held.uid, n))


def is_near(game: Game, speaker: Speaker, would: WouldHappen, event: Deals) -> bool:
    """Say whether damage comes from, and goes to, where its speaker's words can prevent it."""
    by = isinstance(would, WouldDealDamage) and would.source != EVERY_SOURCE
    to = not isinstance(would, WouldDealDamage) or would.to is not None
    return prevents_there(
        game, speaker, event.source if by or not to else None, event.to if to or not by else None
    )


def _of_ability(
    game: Game, event: Deals, part: Prevention, speaker: Speaker, key: tuple[object, ...]
) -> Replacing:
    def apply(now: Game) -> AfterReplacing:
        if is_held_back(now, event):
            held = of_prevention(event, 0)
            also = afterwards(now, event, with_slot(speaker, part.fills, held), part.also, 0)
            return without_preventing(now, event, also)
        much = event.amount
        if part.amount is not None:
            follower = with_slot(
                replace(speaker, current=replace(speaker.current, amount=much)),
                part.fills,
                of_prevention(event, much),
            )
            much = amount_of_each_event(now, event, number_of(now, follower, part.amount))
        follower = with_slot(speaker, part.fills, of_prevention(event, much))
        return prevented(now, event, key, much, follower, part.also)

    return _offered(game, event, key, speaker.source, apply)


@PREVENTING_SOME_OF_EACH
def amount_of_each_event(game: Game, event: Deals, amount: int) -> int:
    """A static ability prevents so much, and no more, of each damage event by itself."""
    PREVENTING_SOME_OF_EACH.decided(game, f"{amount} of the damage to {game.label(event.to)} is prevented")
    return max(min(amount, event.amount), 0)


def of_counters(game: Game, event: Deals) -> Iterator[Replacing]:
    """Yield what a shield counter prevents (122.1c)."""
    if not has_shield(game, event):
        return
    assert isinstance(event.to, int)
    key = ("shield", event.to)
    speaker = Speaker(event.to, views(game)[event.to].controller)

    def apply(now: Game) -> AfterReplacing:
        if is_held_back(now, event):
            return without_preventing(now, event, afterwards(now, event, speaker, REMOVE_SHIELD, 0))
        dealt = [e for e in now.together if isinstance(e, Deals) and e.to == event.to]
        once = REMOVE_SHIELD if not dealt or dealt[0].source == event.source else ()
        also = afterwards(now, event, speaker, once, event.amount)
        return now, what_is_left(now, event, key, event.amount), also

    yield replace(_offered(game, event, key, event.to, apply), rule=SHIELD_COUNTERS)


def of_shields(game: Game, event: Deals) -> Iterator[Replacing]:
    """Yield what shields of resolutions prevent (615.3)."""
    for shield in game.shields:
        if shield.kind == "prevention" and guards(game, shield, event) and shields_there(game, shield, event):
            yield _of_shield(game, event, shield)


def _of_shield(game: Game, event: Deals, offered: Shield) -> Replacing:
    key = ("shield", offered.id)
    speaker = of_shield(offered)

    def apply(now: Game) -> AfterReplacing:
        shield = next(s for s in now.shields if s.id == offered.id)
        if is_held_back(now, event):
            follower = with_slot(speaker, shield.fills, of_prevention(event, 0))
            also = afterwards(now, event, follower, shield.also, 0)
            return without_preventing(now, event, also)
        now, much = (
            amount_left(now, shield, event)
            if shield.left is not None
            else (now, max(event.amount - shield.but, 0))
        )
        now = used_up(now, shield, event) if shield.next_time else now
        if not much:
            return now, (event,), ()
        follower = with_slot(speaker, shield.fills, of_prevention(event, much))
        return prevented(now, event, key, much, follower, shield.also)

    return _offered(game, event, key, offered.source, apply)


def _offered(game: Game, event: Deals, key: tuple[object, ...], source: int, apply: object) -> Replacing:
    affected = event.to if isinstance(event.to, str) else views(game)[event.to].controller
    whose = f" by {game.label(source)}" if source else ""
    what = f"damage to {game.label(event.to)} is prevented{whose}"
    return Replacing(key, what, affected, apply, rule=PREVENTION_EFFECTS)  # type: ignore[arg-type]


# ---- what becomes of the damage


@PREVENTED_DAMAGE_NEVER_HAPPENS
def what_is_left(game: Game, event: Deals, key: tuple[object, ...], much: int) -> tuple[Event, ...]:
    """Prevented damage never happens; what is not prevented does."""
    PREVENTED_DAMAGE_NEVER_HAPPENS.decided(game, f"{much} damage to {game.label(event.to)} never happens")
    prevented = Prevents(key, (replace(event, amount=much),))
    if much == event.amount:
        return (prevented,)
    return (prevented, replace(event, amount=event.amount - much))


def prevented(
    game: Game, event: Deals, key: tuple[object, ...], much: int, speaker: Speaker, also: tuple[Effect, ...]
) -> AfterReplacing:
    """Return what becomes of damage of which so much is prevented, and what follows."""
    left = what_is_left(game, event, key, much)
    follows = afterwards(game, event, speaker, also, much)
    gained = gained_in_the_event(game, speaker, also) if follows else ()
    return game, (*left, *gained), () if gained else follows


@DAMAGE_EVENT_OCCURS
def gained_in_the_event(game: Game, speaker: Speaker, also: tuple[Effect, ...]) -> tuple[Event, ...]:
    """If all else that a prevention effect does is that life is gained, the damage event comes with that."""
    gains = [effect for effect in also if isinstance(effect, GainLife)]
    if len(gains) < len(also):
        return ()
    gained = tuple(
        GainsLife(player, amount)
        for effect in gains
        for player in named_players(game, speaker, effect.players)
        if (amount := number_of(game, speaker, effect.amount)) > 0
    )
    for gain in gained:
        DAMAGE_EVENT_OCCURS.decided(game, f"{gain.player} gains {gain.amount} life in the same event")
    return gained


@EFFECTS_AFTER_PREVENTION
def afterwards(
    game: Game, event: Deals, speaker: Speaker, also: tuple[object, ...], much: int
) -> tuple[Instead, ...]:
    """What else a prevention effect does follows right afterwards, and may refer to how much it prevented."""
    if not also:
        return ()
    EFFECTS_AFTER_PREVENTION.decided(
        game, f"{game.label(speaker.source)}: {much} damage prevented this way, and now the rest"
    )
    hurt = event.to if isinstance(event.to, int) else event.source
    return (
        Instead(
            speaker.source,
            speaker.controller,
            also,  # type: ignore[arg-type]
            (hurt,),
            event.to if isinstance(event.to, str) else "",
            much,
            targets=speaker.chosen.targets,
            slots=speaker.slots,
        ),
    )


def of_prevention(event: Deals, much: int) -> Filled:
    """Return what a prevention introduces: how much it prevented, of whose damage, to whom."""
    hurt = event.to if isinstance(event.to, int) else event.source
    players = (event.to,) if isinstance(event.to, str) else ()
    return Filled((hurt,), players, much, did=much > 0, dealer=event.source)


# ---- damage that can't be prevented


@PREVENTED_DAMAGE
def is_held_back(game: Game, event: Deals) -> bool:
    """Damage that can't be prevented isn't prevented by an effect with the word "prevent"."""
    PREVENTED_DAMAGE.decided_once(game, f"a prevention effect meets the damage to {game.label(event.to)}")
    return is_unpreventable(game, event)


@UNPREVENTABLE_DAMAGE
def is_unpreventable(game: Game, event: Deals) -> bool:
    """Say whether an effect says that this damage can't be prevented."""
    said = [not event.preventable, *_said(game, event)]
    if len(said) > 1 or said[0]:
        can = "can not" if any(said) else "can"
        UNPREVENTABLE_DAMAGE.decided(game, f"the damage to {game.label(event.to)} {can} be prevented")
    return any(said)


def _said(game: Game, event: Deals) -> Iterator[bool]:
    """For each effect that says so of some damage, whether it speaks of this."""
    for shield in game.shields:
        if shield.kind == "no prevention":
            yield guards(game, shield, event)
    board = views(game)
    for i, held, _, part in said_by_statics(game, UnpreventableDamage):
        speaker = speaker_of(game, i, held, board[i].controller)
        if holds(game, board, speaker, condition_of(held)):
            of_that_sort = event.combat or not part.combat
            yield of_that_sort and (part.by is None or is_from(game, speaker, part.by, event.source))


@UNPREVENTABLE_ONCE
def without_preventing(game: Game, event: Deals, also: tuple[Instead, ...]) -> AfterReplacing:
    """Unpreventable damage leaves a shield as it is, but whatever else its effect does takes place, once."""
    TRIGGERS_ON_PREVENTION.decided(
        game, f"the effect prevents nothing of the damage to {game.label(event.to)}"
    )
    UNPREVENTABLE_ONCE.decided(
        game, "the prevention effect has been applied to this damage, and is not applied again"
    )
    return game, (event,), also
