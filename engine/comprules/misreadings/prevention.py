"""615, 701.19, 702.12: prevention, and what saves permanents, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.kinds import PreventDamage
from comprules.abilities.nouns import Filter
from comprules.book.citing import original
from comprules.events.every import Event
from comprules.events.players import Deals, Prevents, RemovesDamage
from comprules.events.spells_and_abilities import EndsShields
from comprules.events.zones import Destroys
from comprules.happening import happen
from comprules.keywords.rules_701 import REGENERATING
from comprules.keywords.rules_702_61_to_120 import UMBRA_ARMOR
from comprules.rules.meaning.damage_sources import (
    DAMAGE_FROM_SOURCE,
    PREVENTED_DAMAGE_SOURCES,
    is_such_a_source,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.replacement.impossible_events import (
    CANT_AS_IT_ENTERS,
    CANT_EFFECTS,
    COSTS_THAT_CANT_BE_PAID,
    can_happen,
    forbidden,
)
from comprules.rules.replacement.prevention import (
    EFFECTS_AFTER_PREVENTION,
    PREVENTED_DAMAGE,
    PREVENTED_DAMAGE_NEVER_HAPPENS,
    PREVENTING_SOME_OF_EACH,
    PREVENTION_EFFECTS,
    UNPREVENTABLE_DAMAGE,
    UNPREVENTABLE_ONCE,
    afterwards,
    amount_of_each_event,
    is_held_back,
    is_unpreventable,
    preventions,
    what_is_left,
    without_preventing,
)
from comprules.rules.replacement.prevention_shields import (
    PREVENTING_NEXT_TIME,
    PREVENTION_IN_TIME,
    PREVENTION_SHIELDS,
    PREVENTION_UNTIL_USED,
    SHIELD_AGAINST_PROPERTIES,
    SHIELD_FOR_EACH,
    SHIELDS_LOOK_AGAIN,
    amount_left,
    is_from_its_source,
    of_shield,
    one_each,
    raise_shields,
    still_fits,
    used_up,
    without_shields,
)
from comprules.rules.replacement.saving_permanents import (
    FINALITY_COUNTERS,
    REGENERATION_REPLACES,
    REGENERATION_SHIELDS,
    SHIELD_COUNTERS,
    SHIELDS_NOT_APPLIED,
    STUN_COUNTERS,
    final,
    has_shield,
    in_its_place,
    regenerated,
    regeneration_shield,
    shielded,
    shields_apply,
    stunned,
)
from comprules.ruleset import AfterReplacing, Instead, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Shield

__all__: list[str] = []

# ---- impossible events


@CANT_EFFECTS.misreading_of(forbidden)
@CANT_AS_IT_ENTERS.misreading_of(forbidden)
def everything_can_happen(_game: Game, _event: Event) -> Iterator[Replacing]:
    """Nothing is forbidden."""
    yield from ()


@COSTS_THAT_CANT_BE_PAID.misreading_of(can_happen)
def anything_can_be_paid(_game: Game, _event: Event) -> bool:
    """A cost may include what can't happen."""
    return True


# ---- prevention


@PREVENTION_EFFECTS.misreading_of(preventions)
def nothing_is_prevented(_game: Game, _event: Event) -> tuple[Replacing, ...]:
    """All damage is dealt."""
    return ()


@PREVENTING_SOME_OF_EACH.misreading_of(amount_of_each_event)
def all_of_it(_game: Game, event: Deals, _amount: int) -> int:
    """The amount in the text means nothing."""
    return event.amount


@PREVENTED_DAMAGE_NEVER_HAPPENS.misreading_of(what_is_left)
def damage_all_the_same(_game: Game, event: Deals, key: tuple[object, ...], much: int) -> tuple[Event, ...]:
    """The damage is prevented, and happens all the same."""
    return (Prevents(key, (replace(event, amount=much),)), event)


@EFFECTS_AFTER_PREVENTION.misreading_of(afterwards)
def nothing_more(
    _game: Game, _event: Deals, _speaker: Speaker, _also: tuple[object, ...], _much: int
) -> tuple[Instead, ...]:
    """Damage is prevented, and that is all."""
    return ()


@PREVENTED_DAMAGE.misreading_of(is_held_back)
def no_prevention_effect(_game: Game, _event: Deals) -> bool:
    """What an effect says of prevention does not touch it."""
    return False


@UNPREVENTABLE_DAMAGE.misreading_of(is_unpreventable)
def prevented_like_any(_game: Game, _event: Deals) -> bool:
    """All damage can be prevented."""
    return False


@UNPREVENTABLE_ONCE.misreading_of(without_preventing)
def twice_over(game: Game, event: Deals, also: tuple[Instead, ...]) -> AfterReplacing:
    """The damage is still there, and the effect is applied to it once more."""
    return game, (event,), (*also, *also)


# ---- prevention shields


@SHIELD_FOR_EACH.misreading_of(one_each)
def one_for_the_first(_game: Game, things: tuple[int | str, ...], bare: Shield) -> list[Shield]:
    """There is one shield, for the first of them."""
    return [replace(bare, guards=thing) for thing in things[:1]]


@DAMAGE_FROM_SOURCE.misreading_of(is_from_its_source)
@PREVENTED_DAMAGE_SOURCES.misreading_of(is_from_its_source)
def from_whatever(_game: Game, _shield: Shield, _dealer: int) -> bool:
    """Whatever deals the damage, the shield is against it."""
    return True


@SHIELD_AGAINST_PROPERTIES.misreading_of(still_fits)
@SHIELDS_LOOK_AGAIN.misreading_of(still_fits)
def as_it_was_chosen(game: Game, shield: Shield, by: Filter, dealer: int) -> bool:
    """A source that was chosen fits for ever."""
    return shield.dealer is not None or is_such_a_source(game, of_shield(shield), by, dealer)


@PREVENTION_SHIELDS.misreading_of(amount_left)
def without_limit(game: Game, _shield: Shield, event: Deals) -> tuple[Game, int]:
    """The shield prevents everything and is never used up."""
    return game, event.amount


@PREVENTING_NEXT_TIME.misreading_of(used_up)
def every_time(game: Game, _shield: Shield, _event: Deals) -> Game:
    """The shield prevents damage from the source again and again."""
    return game


@PREVENTION_IN_TIME.misreading_of(raise_shields)
def in_hindsight(game: Game, speaker: Speaker, effect: PreventDamage) -> Game:
    """Prevention heals: a creature loses damage marked on it if its new shield could have prevented that."""
    after = original(raise_shields)(game, speaker, effect)
    for shield in after.shields[len(game.shields) :]:
        hurt = after.objects.get(shield.guards) if isinstance(shield.guards, int) else None
        if hurt is not None and (shield.left is None or shield.left >= hurt.damage):
            after = happen(after, RemovesDamage(hurt.id))
    return after


@PREVENTION_UNTIL_USED.misreading_of(without_shields)
def they_stay(game: Game) -> Game:
    """Prevention effects last for ever."""
    return happen(game, EndsShields(tuple(s.id for s in game.shields if s.kind != "prevention")))


# ---- saving permanents


@SHIELD_COUNTERS.misreading_of(shielded)
@STUN_COUNTERS.misreading_of(stunned)
@FINALITY_COUNTERS.misreading_of(final)
def as_without(_game: Game, _event: Event) -> Iterator[Replacing]:
    """The counter does nothing."""
    yield from ()


@SHIELD_COUNTERS.misreading_of(has_shield)
def never_shielded(_game: Game, _event: Deals) -> bool:
    """A shield counter prevents no damage."""
    return False


@REGENERATING.misreading_of(regeneration_shield)
@REGENERATION_REPLACES.misreading_of(regeneration_shield)
def no_help(_game: Game, shield: Shield, thing: int) -> Replacing:
    """The shield does nothing."""
    return Replacing(
        ("shield", shield.id), "", "", lambda now: (now, (Destroys(thing, regenerable=False),), ())
    )


@SHIELDS_NOT_APPLIED.misreading_of(shields_apply)
def a_shield_is_a_shield(_game: Game, _event: Destroys) -> bool:
    """A shield that has been made is applied, whatever the destruction says."""
    return True


@REGENERATION_SHIELDS.misreading_of(regenerated)
def as_it_was(game: Game, _things: tuple[int, ...]) -> Game:
    """Nothing becomes of it: it is not destroyed, and that is all."""
    return game


@UMBRA_ARMOR.misreading_of(in_its_place)
def worn_for_nothing(_game: Game, _event: Destroys, _aura: int) -> Iterator[Replacing]:
    """The Aura saves nothing."""
    yield from ()
