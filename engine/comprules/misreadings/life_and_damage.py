"""119, 120: life and damage, misread."""

from __future__ import annotations

from collections.abc import Iterable

from comprules.abilities.nouns import Subject
from comprules.book.citing import IllegalError
from comprules.events.every import Event
from comprules.events.players import Deals, GainsLife, LosesLife
from comprules.happening.contents import (
    DAMAGE_GAINS_LIFE,
    POISON_BESIDES,
    contents_of,
    life_gained,
    total_toxic_value,
)
from comprules.happening.damage_and_counters import DAMAGE_IS_MARKED, is_marked
from comprules.happening.happen import (
    DAMAGED_KINDS,
    NO_DAMAGE_AT_ALL,
    ONLY_GAINS_OF_SOME_LIFE_ARE_REPLACED,
    ONLY_GAINS_OF_SOME_LIFE_TRIGGER,
    damage_that_is_dealt,
    gains_nothing,
    to_what_can_be_dealt_damage,
)
from comprules.happening.results_of_damage import (
    DAMAGE_AS_POISON,
    DAMAGE_COSTS_LIFE,
    DAMAGE_COSTS_THAT_MUCH_LIFE,
    DAMAGE_SHRINKS,
    DAMAGE_TO_BATTLES,
    DAMAGE_TO_PLANESWALKERS,
    as_minus_counters,
    as_poison,
    defense_counters_lost,
    life_lost,
    loyalty_counters_lost,
)
from comprules.happening.settling import (
    DAMAGE_AS_MODIFIED,
    DAMAGE_EVENT_OCCURS,
    DAMAGE_PROCESSED,
    NO_LIFE_GAINED,
    Settled,
    SettledDamage,
    dealt_as_modified,
    not_gained,
    results_settled,
)
from comprules.rules.actions.exchanging import can_gain_by_it, can_lose_by_it
from comprules.rules.combat.combat_damage import COMBAT_DAMAGE_BY_POWER, as_much_as_it_assigns
from comprules.rules.effects.dealing_damage import (
    ANY_OBJECT_DEALS_DAMAGE,
    DAMAGE_BY_EFFECT,
    able_to_deal,
    dealt_by,
)
from comprules.rules.effects.instructions_as_events import SETTING_LIFE, life_becomes
from comprules.rules.effects.paying_life import (
    NO_LIFE_LOST,
    PAYING_LIFE,
    PAYING_NO_LIFE,
    PAYING_TEAM_LIFE,
    can_always_be_paid,
    can_lose_to_pay,
    life_to_pay_from,
    why_no_life,
)
from comprules.rules.meaning.damage_sources import SOURCES_TO_CHOOSE, may_be_chosen
from comprules.rules.meaning.excess_damage import (
    EXCESS_DAMAGE,
    EXCESS_DEALT_ELSEWHERE,
    excess_dealt,
    sent_on,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.replacement.would_happen import life_in_the_event
from comprules.rules.triggers.damage_counters_and_targets import DAMAGE_BY_THAT_SOURCE, by_that_source
from comprules.ruleset import Replacing, seen
from comprules.state.game import Game

__all__: list[str] = []

# ---- life


@PAYING_LIFE.misreading_of(why_no_life)
def on_credit(_game: Game, _player: str, _amount: int) -> IllegalError | None:
    """A player can pay more life than he or she has."""
    return None


@PAYING_TEAM_LIFE.misreading_of(life_to_pay_from)
def a_share_of_it(game: Game, player: str) -> int:
    """Half of the team's life is a player's."""
    return game.players[player].life // 2


@PAYING_NO_LIFE.misreading_of(can_always_be_paid)
def like_any_amount(_game: Game, _player: str, _amount: int) -> bool:
    """0 life is paid like any other amount."""
    return False


@NO_LIFE_LOST.misreading_of(can_lose_to_pay)
def paying_is_not_losing(_game: Game, _player: str, _amount: int) -> bool:
    """A player who can't lose life can pay it."""
    return True


@SETTING_LIFE.misreading_of(life_becomes)
def gained_whole(_game: Game, player: str, number: int) -> list[Event]:
    """The player gains as much life as the total is to be."""
    return [GainsLife(player, number)]


@NO_LIFE_GAINED.misreading_of(can_gain_by_it)
@NO_LIFE_LOST.misreading_of(can_lose_by_it)
def half_an_exchange(_game: Game, _events: list[Event]) -> bool:
    """The other player's life total changes all the same."""
    return True


@NO_LIFE_GAINED.misreading_of(not_gained)
def replaced_before_it_is_impossible(
    _game: Game, _event: Event, offered: tuple[Replacing, ...], _left: tuple[Replacing, ...]
) -> tuple[Replacing, ...]:
    """What stands in the place of a gain happens, though the gain can't."""
    return offered


@ONLY_GAINS_OF_SOME_LIFE_TRIGGER.misreading_of(gains_nothing)
@ONLY_GAINS_OF_SOME_LIFE_ARE_REPLACED.misreading_of(gains_nothing)
def a_gain_of_nothing(_game: Game, _event: GainsLife) -> bool:
    """To gain 0 life is to gain life."""
    return False


# ---- damage


@DAMAGED_KINDS.misreading_of(to_what_can_be_dealt_damage)
def to_whatever_is_named(_game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Anything can be dealt damage."""
    return events


@NO_DAMAGE_AT_ALL.misreading_of(damage_that_is_dealt)
def no_damage_is_damage(_game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """A source that would deal 0 damage deals it."""
    return events


@DAMAGE_COSTS_LIFE.misreading_of(life_lost)
def no_result(_game: Game, _event: Deals, _player: str) -> tuple[Event, ...]:
    """Damage to a player is dealt, and that is all."""
    return ()


@DAMAGE_AS_POISON.misreading_of(as_poison)
def no_poison(_game: Game, _event: Deals, _player: str) -> tuple[Event, ...]:
    """Infect gives no poison counters."""
    return ()


@DAMAGE_COSTS_THAT_MUCH_LIFE.misreading_of(life_lost)
def life_besides(_game: Game, event: Deals, player: str) -> tuple[Event, ...]:
    """Damage with infect costs life besides."""
    return (LosesLife(player, event.amount, by_damage=True),)


@DAMAGE_TO_PLANESWALKERS.misreading_of(loyalty_counters_lost)
@DAMAGE_TO_BATTLES.misreading_of(defense_counters_lost)
@DAMAGE_SHRINKS.misreading_of(as_minus_counters)
def nothing_but_damage(_game: Game, _event: Deals, _permanent: int) -> tuple[Event, ...]:
    """Damage to a permanent changes no counters."""
    return ()


@DAMAGE_IS_MARKED.misreading_of(is_marked)
def marked_always(_game: Game, _source: int, _creature: int) -> bool:
    """All damage is marked, whatever its source has."""
    return True


@DAMAGE_GAINS_LIFE.misreading_of(life_gained)
def gains_nothing_by_it(_game: Game, _dealt: Iterable[Deals]) -> tuple[GainsLife, ...]:
    """Lifelink is no result of damage."""
    return ()


@POISON_BESIDES.misreading_of(total_toxic_value)
def no_poison_besides(_game: Game, _source: int, *, combat: bool) -> int:  # noqa: ARG001
    """Combat damage has its other results alone."""
    return 0


@DAMAGE_AS_MODIFIED.misreading_of(dealt_as_modified)
def dealt_as_it_began(_game: Game, events: tuple[Event, ...], _settled: Settled) -> tuple[SettledDamage, ...]:
    """Damage has the results that it would have had."""
    return tuple(SettledDamage(event) for event in events if isinstance(event, Deals))


@DAMAGE_PROCESSED.misreading_of(results_settled)
def results_as_they_are(game: Game, dealt: tuple[SettledDamage, ...], settled: Settled) -> Game:
    """Nothing applies to what damage results in."""
    settled.events += life_gained(game, [one.event for one in dealt])
    for one in dealt:
        settled.events += contents_of(game, one.event)[1]
    return game


@DAMAGE_EVENT_OCCURS.misreading_of(life_in_the_event)
def life_before_it(game: Game, player: str) -> int:
    """Each result is looked at by itself."""
    return game.players[player].life


@SOURCES_TO_CHOOSE.misreading_of(may_be_chosen)
def permanents_alone(game: Game) -> tuple[int, ...]:
    """Nothing but a permanent can be chosen as a source."""
    return tuple(game.battlefield)


@DAMAGE_BY_THAT_SOURCE.misreading_of(by_that_source)
def dealt_by_all(_game: Game, _source: int, _amount: int, at_once: int) -> int:
    """What others deal at the same time counts as well."""
    return at_once


@EXCESS_DAMAGE.misreading_of(excess_dealt)
def all_of_it(_game: Game, permanent: int, dealt: Iterable[Event]) -> int:
    """All damage is excess damage."""
    return sum(event.amount for event in dealt if isinstance(event, Deals) and event.to == permanent)


@EXCESS_DEALT_ELSEWHERE.misreading_of(sent_on)
def nothing_sent_on(_game: Game, event: Deals, _to: int | str) -> list[Deals]:
    """All of it is dealt to the permanent."""
    return [event]


@ANY_OBJECT_DEALS_DAMAGE.misreading_of(able_to_deal)
def creatures_and_spells(game: Game, sources: tuple[int, ...]) -> tuple[int, ...]:
    """Damage is dealt by creatures and by spells alone."""
    return tuple(i for i in sources if seen(game, i).types & {"creature", "instant", "sorcery"})


@DAMAGE_BY_EFFECT.misreading_of(dealt_by)
def always_by_itself(_game: Game, speaker: Speaker, _source: Subject | None) -> tuple[int, ...]:
    """A spell or ability always deals its damage itself."""
    return (speaker.source,)


@COMBAT_DAMAGE_BY_POWER.misreading_of(as_much_as_it_assigns)
def as_printed(game: Game, creature: int) -> int:
    """A creature deals as much combat damage as is printed on it."""
    return game.objects[creature].base.power or 0
