"""615.3, 615.7-615.9, 615.11: the shields that resolving spells and abilities raise against damage."""

from __future__ import annotations

from immutables import Map

from comprules.abilities.descriptions import narrowed, predicate_of, without
from comprules.abilities.instructions import UnpreventableDamage
from comprules.abilities.kinds import PreventDamage
from comprules.abilities.nouns import AllThese, Filter, ObjectsOrPlayers
from comprules.abilities.predicates import Color
from comprules.abilities.simple_nouns import Chosen
from comprules.book.citing import cite
from comprules.events.players import Deals
from comprules.events.spells_and_abilities import EndsShields, Raises
from comprules.happening import happen
from comprules.questions import ask_one
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.damage_sources import (
    DAMAGE_FROM_SOURCE,
    PREVENTED_DAMAGE_SOURCES,
    chosen_source,
    is_chosen_one,
    is_such_a_source,
    recipient_fits,
)
from comprules.rules.meaning.reach import prevents_there
from comprules.rules.meaning.recipients import named_objects, number_of, recipients_of
from comprules.rules.meaning.speaker import AbilityUsed, Choices
from comprules.ruleset import views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.lasting import Shield
from comprules.state.objects import NOT_YET

__all__ = [
    "PREVENTING_NEXT_TIME",
    "PREVENTION_IN_TIME",
    "PREVENTION_SHIELDS",
    "PREVENTION_UNTIL_USED",
    "SHIELDS_LOOK_AGAIN",
    "SHIELD_AGAINST_PROPERTIES",
    "SHIELD_FOR_EACH",
    "amount_left",
    "guards",
    "is_from_its_source",
    "of_shield",
    "one_each",
    "raise_shields",
    "shields_there",
    "still_fits",
    "unpreventable_shields",
    "used_up",
    "without_shields",
]

SHIELDS_LOOK_AGAIN = cite("609.7b")
PREVENTION_UNTIL_USED = cite("615.3")
PREVENTION_IN_TIME = cite("615.4")
PREVENTION_SHIELDS = cite("615.7")
PREVENTING_NEXT_TIME = cite("615.8")
SHIELD_AGAINST_PROPERTIES = cite("615.9")
SHIELD_FOR_EACH = cite("615.11")


def of_shield(shield: Shield) -> Speaker:
    """Return whose words a shield follows."""
    return Speaker(
        shield.source,
        shield.controller,
        chosen=Choices(targets=shield.targets),
        of=AbilityUsed(origin=shield.origin),
        slots=shield.slots,
    )


# ---- raising them


@PREVENTION_IN_TIME
def raise_shields(game: Game, speaker: Speaker, effect: PreventDamage) -> Game:
    """An instruction raises shields against damage that would be dealt from now on."""
    shields = shields_of(game, speaker, effect)
    for shield in shields:
        PREVENTION_IN_TIME.decided(
            game, f"{game.label(shield.source)}: the shield works from when it was raised"
        )
    return happen(game, *(Raises(shield) for shield in shields))


def shields_of(game: Game, speaker: Speaker, effect: PreventDamage) -> list[Shield]:
    """Return the shields that an instruction raises, its choices made as it does (609.7a)."""
    left = None if effect.amount is None else number_of(game, speaker, effect.amount)
    dealers: tuple[int | None, ...] = (None,)
    by = with_chosen_color(speaker, effect.by)
    if effect.chosen:
        chosen = chosen_source(game, speaker, by)
        dealers = () if chosen is None else (chosen,)
    elif effect.source is not None:
        dealers = named_objects(game, speaker, effect.source)
    PREVENTION_UNTIL_USED.decided(
        game, f"a prevention effect of {game.label(speaker.source)} begins: until used up, or this turn"
    )
    bare = Shield(
        NOT_YET,
        "prevention",
        speaker.controller,
        by=by,
        left=left,
        combat=effect.combat,
        source=speaker.source,
        next_time=effect.next_time,
        also=effect.also,
        but=effect.but,
        origin=speaker.of.origin,
        targets=speaker.chosen.targets if effect.also else (),
        fills=effect.fills if effect.also else 0,
        slots=speaker.slots if effect.also else EMPTY,
    )
    return [
        replace(guard, dealer=dealer)
        for dealer in dealers
        for guard in _guarding(game, speaker, effect, bare)
    ]


def with_chosen_color(speaker: Speaker, by: Filter | None) -> Filter | None:
    """Return a description of sources in which the chosen color is the color that was chosen."""
    if by is None or predicate_of(by, Chosen) != Chosen("color"):
        return by
    word = speaker.chosen.words.get("color")
    plain = without(by, Chosen)
    return narrowed(plain, Color(word)) if word else plain


def _guarding(game: Game, speaker: Speaker, effect: PreventDamage, bare: Shield) -> list[Shield]:
    if effect.to is None:
        return [bare]
    if isinstance(effect.to, ObjectsOrPlayers) or (effect.amount is None and isinstance(effect.to, AllThese)):
        return [replace(bare, guarding=effect.to)]
    return one_each(game, recipients_of(game, speaker, effect.to), bare)


@SHIELD_FOR_EACH
def one_each(game: Game, things: tuple[int | str, ...], bare: Shield) -> list[Shield]:
    """Each object gets a shield of its own as the effect begins; what fits later gets none."""
    if len(things) > 1:
        SHIELD_FOR_EACH.decided(
            game, f"{len(things)} shields: {', '.join(game.label(thing) for thing in things)}"
        )
    return [replace(bare, guards=thing) for thing in things]


def unpreventable_shields(game: Game, speaker: Speaker, effect: UnpreventableDamage) -> list[Shield]:
    """Return what says that damage can't be prevented this turn (615.12)."""
    bare = Shield(NOT_YET, "no prevention", speaker.controller, combat=effect.combat, source=speaker.source)
    match effect.by:
        case None:
            return [bare]
        case AllThese(described):
            return [replace(bare, by=described)]
        case other:  # whatever else names objects
            return [replace(bare, dealer=i) for i in named_objects(game, speaker, other)]


# ---- against what


def guards(game: Game, shield: Shield, event: Deals) -> bool:
    """Say whether a shield is against this damage, as it would be dealt now."""
    if (shield.combat and not event.combat) or shield.used_on not in (None, event.source):
        return False
    if shield.guards is not None and shield.guards != event.to:
        return False
    speaker = of_shield(shield)
    if shield.guarding is not None and not recipient_fits(game, speaker, shield.guarding, event.to):
        return False
    return is_from_its_source(game, shield, event.source)


def shields_there(game: Game, shield: Shield, event: Deals) -> bool:
    """Say whether damage comes from, and goes to, where a shield's controller can prevent it."""
    by = shield.by is not None or shield.dealer is not None
    to = shield.guards is not None or shield.guarding is not None
    source = event.source if by or not to else None
    return prevents_there(game, of_shield(shield), source, event.to if to or not by else None)


@DAMAGE_FROM_SOURCE
@PREVENTED_DAMAGE_SOURCES
def is_from_its_source(game: Game, shield: Shield, dealer: int) -> bool:
    """Say whether the damage is from the source that a shield is against."""
    if shield.dealer is not None:
        chosen = is_chosen_one(game, shield.dealer, dealer)
        says = f"{game.label(dealer)} is {'' if chosen else 'not '}the source that the effect speaks of"
        DAMAGE_FROM_SOURCE.decided_once(game, says)
        PREVENTED_DAMAGE_SOURCES.decided_once(game, says)
        if not chosen:
            return False
    return shield.by is None or still_fits(game, shield, shield.by, dealer)


@SHIELD_AGAINST_PROPERTIES
@SHIELDS_LOOK_AGAIN
def still_fits(game: Game, shield: Shield, by: Filter, dealer: int) -> bool:
    """As the source would deal damage, its properties are looked at again."""
    fits = is_such_a_source(game, of_shield(shield), by, dealer)
    what = f"{game.label(dealer)} has {'' if fits else 'not '}the properties now: the shield {'applies' if fits else 'stays'}"
    SHIELDS_LOOK_AGAIN.decided_once(game, what)
    if shield.dealer is not None:
        SHIELD_AGAINST_PROPERTIES.decided_once(game, what)
    return fits


# ---- what is left of them


@PREVENTION_SHIELDS
def amount_left(game: Game, shield: Shield, event: Deals) -> tuple[Game, int]:
    """Return how much of this damage a shield of an amount prevents: each 1 reduces it by 1."""
    there = shield.left or 0
    plan = _planned(game, shield) if shield.plan is None else shield.plan
    much = min(there, event.amount, plan.get((event.source, event.to), there))
    left = there - much
    PREVENTION_SHIELDS.decided(
        game, f"{much} of {event.amount} damage to {game.label(event.to)} is prevented, {left} left"
    )
    others = tuple(s for s in game.shields if s.id != shield.id)
    kept = (replace(shield, left=left, plan=plan),) if left else ()
    return replace(game, shields=(*others, *kept)), much


def _planned(game: Game, shield: Shield) -> Map[tuple[int, int | str], int]:
    """The one to be dealt damage by several sources at once chooses, one by one, which of it is prevented."""
    assert shield.left is not None
    dealt = {
        (e.source, e.to): e.amount
        for e in game.together
        if isinstance(e, Deals) and e.preventable and guards(game, shield, e)
    }
    plan = dict.fromkeys(dealt, 0)
    sources, hurt = {source for source, _ in dealt}, {to for _, to in dealt}

    def labels(key: tuple[int, int | str]) -> str:
        if len(sources) == 1:
            return game.label(key[1])
        return game.label(key[0]) if len(hurt) == 1 else f"{game.label(key[0])} to {game.label(key[1])}"

    if len(dealt) < 2 or sum(dealt.values()) <= shield.left:
        return Map()
    for n in range(1, shield.left + 1):
        open_to = {labels(key): key for key in dealt if plan[key] < dealt[key]}
        to = next(iter(open_to.values()))[1]
        chooser = to if isinstance(to, str) else views(game)[to].controller
        text = f"choose the damage to prevent, {n} of {shield.left}"
        plan[open_to[ask_one(game, chooser, text, tuple(open_to))]] += 1
    return Map(plan)


@PREVENTING_NEXT_TIME
def used_up(game: Game, shield: Shield, event: Deals) -> Game:
    """Once it has prevented what the source deals at one time, however much, the shield is used up."""
    PREVENTING_NEXT_TIME.decided(
        game, f"the next damage from {game.label(event.source)} is prevented: the shield is used up"
    )
    spent = replace(shield, used_on=event.source)
    return replace(game, shields=tuple(spent if s.id == shield.id else s for s in game.shields))


@PREVENTION_UNTIL_USED
def without_shields(game: Game) -> Game:
    """What has not been used up lasts until the turn is over."""
    if any(s.kind == "prevention" for s in game.shields):
        PREVENTION_UNTIL_USED.decided(game, "prevention effects of this turn are over")
    return happen(game, EndsShields(tuple(s.id for s in game.shields))) if game.shields else game
