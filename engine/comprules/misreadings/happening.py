"""Events: how they are performed, and what is known of them, misread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from immutables import Map

from comprules.book.citing import original
from comprules.events.every import Event
from comprules.events.players import Deals, GainsLife, Prevents
from comprules.events.turn import BeginsStep
from comprules.events.zones import Moves
from comprules.happening.chance import COIN, DIE, shuffled, thrown, tossed
from comprules.happening.contents import (
    LIFE_GAINED_BY_EACH_SOURCE,
    TOTAL_TOXIC_VALUE,
    life_gained,
    total_toxic_value,
    toxic_values,
)
from comprules.happening.designations import (
    CITYS_BLESSING,
    MONARCH,
    NEXT_MONARCH,
    ONE_MONARCH,
    become_monarch,
    crowned_by_leaving,
    deposed,
    get_blessing,
)
from comprules.happening.faces import (
    LINKED_ON_EITHER_FACE,
    ONLY_THE_FRONT_FACE,
    front_face_up,
    other_face,
)
from comprules.happening.happen import (
    BLESSED_BEFORE_TRIGGERS,
    CONTINUALLY_APPLIED,
    EVENTS_THAT_REALLY_HAPPEN,
    NO_EVENT_TO_REPLACE,
    PAIRS_END,
    REPLACED_TOGETHER,
    SKIPPING_TO_DO,
    ZERO_DAMAGE_NOT_REPLACED,
    carried_out,
    continually,
    damage_that_is_dealt,
    designated,
    first_in_the_next,
    noticed_with_designations,
    single_events,
    stays_paired,
    there_to_replace,
    what_happened,
)
from comprules.happening.leaving import PLAYER_LEAVES, leave_the_game
from comprules.happening.new_objects import (
    CHANGES_OF_SPELL_GO_ON,
    COPY_OF_PERMANENT_SPELL_RESOLVES,
    EFFECTS_ON_PERMANENT_SPELLS,
    LINKED_CHOICE_BEFORE_THE_GAME,
    LINKED_PAYMENT_FOR_SPELL,
    REMEMBERED_BEFORE_ACTIONS,
    chosen_before_the_game,
    keeping_effects,
    kept_from_the_spell,
    kind_in_new_zone,
    known_from,
)
from comprules.happening.perform import DIVISION_STAYS, redivided
from comprules.happening.preventing import TRIGGERS_ON_PREVENTION, prevented_together
from comprules.happening.settling import (
    ANY_REPLACEMENT,
    BACK_FACE_REPLACEMENTS_FIRST,
    CONTROL_REPLACEMENTS_FIRST,
    COPY_REPLACEMENTS_FIRST,
    EVENTS_WITHIN_EVENTS,
    IMPOSSIBLE_REPLACEMENTS,
    ONE_CHANCE_EACH,
    REPEATING_THE_CHOICE,
    REPLACED_EVENT_NEVER_HAPPENS,
    REPLACEMENTS_THAT_COME_LATER,
    SELF_REPLACEMENTS_FIRST,
    any_of,
    back_faces_first,
    choose_one,
    control_first,
    copies_first,
    happens_all_the_same,
    has_a_chance,
    may_come_later,
    outer_first,
    replacing_what_cant_happen,
    self_replacements_first,
    something_applies_within,
    used_up,
)
from comprules.happening.timestamps import (
    SIMULTANEOUS_TIMESTAMPS,
    TIMESTAMP_OF_CONSPIRACIES,
    TIMESTAMP_OF_COUNTERS,
    TIMESTAMP_OF_EFFECT,
    TIMESTAMP_OF_PLANES,
    TIMESTAMP_OF_STICKERS,
    TIMESTAMP_OF_VANGUARDS,
    TIMESTAMP_ON_ATTACHING,
    TIMESTAMP_ON_ENTERING,
    TIMESTAMP_ON_TRANSFORMING,
    TIMESTAMP_ON_TURNING,
    as_the_game_begins,
    groups_to_order,
    in_timestamp_order,
    of_counters,
    of_effect,
    of_revealed_conspiracy,
    of_sticker,
    of_supplementary_card,
    on_attaching,
    on_entering,
    on_transforming,
    on_turning_face,
    ordered_by,
    with_stickers,
)
from comprules.happening.whose_choice_comes_first import (
    CHOICE_AMONG_REPLACEMENTS,
    CHOICES_IN_TURN_ORDER,
    CHOICES_START_AGAIN,
    OWN_CHOICES_IN_ANY_ORDER,
    Outstanding,
    as_one_likes,
    in_turn_order,
    start_again,
)
from comprules.keyword_instances import working
from comprules.keywords.rules_701 import SHUFFLING
from comprules.keywords.rules_702_121_to_183 import TOXIC
from comprules.ruleset import Instead, Replacing, rules_of, seen, views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import Counter, GameObject, Kind, Sticker

__all__: list[str] = []

# ---- chance


@SHUFFLING.misreading_of(shuffled)
def as_it_is(game: Game, _player: str) -> Game:
    """The library keeps its order."""
    return game


# ---- contents


@TOXIC.misreading_of(total_toxic_value)
def not_toxic(_game: Game, _source: int, *, combat: bool) -> int:  # noqa: ARG001
    """Toxic does nothing."""
    return 0


@TOTAL_TOXIC_VALUE.misreading_of(total_toxic_value)
def only_the_first(game: Game, source: int, *, combat: bool) -> int:
    """One toxic ability counts, however many there are."""
    values = toxic_values(game, source)
    return values[0] if values and combat else 0


@LIFE_GAINED_BY_EACH_SOURCE.misreading_of(life_gained)
def gained_once_in_all(game: Game, dealt: Iterable[Deals]) -> tuple[GainsLife, ...]:
    """A player gains life once for all of his or her sources with lifelink."""
    amounts: dict[str, int] = {}
    for event in dealt:
        dealer = seen(game, event.source)
        if working(game, dealer.abilities, "lifelink"):
            amounts[dealer.controller] = amounts.get(dealer.controller, 0) + event.amount
    return tuple(GainsLife(player, amount) for player, amount in amounts.items())


# ---- happen


@EVENTS_THAT_REALLY_HAPPEN.misreading_of(what_happened)
def what_was_to_happen(
    _game: Game, events: tuple[Event, ...], replaced: tuple[Event, ...]
) -> tuple[Event, ...]:
    """Abilities see what would have happened as well."""
    return (*events, *replaced)


@SKIPPING_TO_DO.misreading_of(first_in_the_next)
def at_once(game: Game, instructions: Instead) -> Game:
    """What is done in the place of a skipped step is done between steps."""
    return carried_out(game, instructions)


@NO_EVENT_TO_REPLACE.misreading_of(there_to_replace)
@ZERO_DAMAGE_NOT_REPLACED.misreading_of(damage_that_is_dealt)
def zero_as_well(_game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """An event of amount 0 is an event."""
    return events


@CONTINUALLY_APPLIED.misreading_of(continually)
def at_each_step(game: Game, before: Game, events: tuple[Event, ...]) -> Game:
    """What objects are is worked out again only as a step begins."""
    if not any(isinstance(event, BeginsStep) for event in events):
        kept = {i: view for i, view in views(before).items() if i in game.objects}
        game.memo["views"] = {**views(game), **kept}
        for from_views in (
            "no effects",
            "whatever status",
            "abilities of permanents",
            "watchers",
            "permanents",
            "what there is",
        ):
            game.memo.pop(from_views, None)
    return game


@REPLACED_TOGETHER.misreading_of(single_events)
def each_event(_game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Every event on its own, those with one result among them."""
    return events


# ---- perform


@DIVISION_STAYS.misreading_of(redivided)
def nothing_for_the_new(
    game: Game, thing: int, _targets: tuple[tuple[int | str, ...], ...]
) -> Map[tuple[int, int | str], int]:
    """Of what was divided, a target that was chosen later gets nothing."""
    on_stack = game.objects[thing].on_stack
    assert on_stack is not None
    return on_stack.division


@REMEMBERED_BEFORE_ACTIONS.misreading_of(known_from)
def known_from_now(game: Game, _before: Game, _thing: int) -> Game:
    """What left the battlefield is remembered as it was at the last moment."""
    return game


@LINKED_CHOICE_BEFORE_THE_GAME.misreading_of(chosen_before_the_game)
def not_carried_along(_game: Game, _old: GameObject) -> Map[Any, Any]:
    """What was chosen is forgotten with everything else as the object changes zones."""
    return EMPTY


@LINKED_PAYMENT_FOR_SPELL.misreading_of(kept_from_the_spell)
def forgotten(_game: Game, _spell: GameObject) -> Map[Any, Any]:
    """The permanent knows nothing of what was done to cast it."""
    return EMPTY


@CHANGES_OF_SPELL_GO_ON.misreading_of(keeping_effects)
@EFFECTS_ON_PERMANENT_SPELLS.misreading_of(keeping_effects)
def without_effects(game: Game, _spell: int, _permanent: int) -> Game:
    """What changed the spell does not change the permanent."""
    return game


@COPY_OF_PERMANENT_SPELL_RESOLVES.misreading_of(kind_in_new_zone)
def as_it_was(_game: Game, old: GameObject, _to: str) -> Kind:
    """A copy of a spell stays one wherever it goes."""
    return old.kind


@LINKED_ON_EITHER_FACE.misreading_of(other_face)
def forgetful(game: Game, thing: GameObject) -> GameObject:
    """The other face knows nothing of what abilities of this one did."""
    return original(other_face)(game, replace(thing, linked=EMPTY))


@ONLY_THE_FRONT_FACE.misreading_of(front_face_up)
def as_it_lay(_game: Game, thing: GameObject) -> GameObject:
    """A card keeps the face that was up, wherever it goes."""
    return replace(thing, turned=False)


@PLAYER_LEAVES.misreading_of(leave_the_game)
def everything_stays(game: Game, _player: str) -> Game:
    """What belongs to a player who has left stays in the game."""
    return game


# ---- preventing


@TRIGGERS_ON_PREVENTION.misreading_of(prevented_together)
def nobody_notices(game: Game, events: Iterable[Event]) -> tuple[Game, tuple[Event, ...]]:
    """That damage is prevented is nothing that abilities could see."""
    game, happened = original(prevented_together)(game, events)
    return game, tuple(event for event in happened if not isinstance(event, Prevents))


# ---- settling


@ONE_CHANCE_EACH.misreading_of(has_a_chance)
def twice(_game: Game, replacing: Replacing, used: tuple[object, ...]) -> bool:
    """Each effect has two chances."""
    return used.count(replacing.key) < 2


@REPLACEMENTS_THAT_COME_LATER.misreading_of(may_come_later)
def known_from_the_start(_game: Game, replacing: Replacing, known: frozenset[object] | None) -> bool:
    """Only effects that could apply to the event as it was at first are asked."""
    return known is None or replacing.key in known


@REPEATING_THE_CHOICE.misreading_of(used_up)
def only_one(
    _game: Game, used: tuple[object, ...], _chosen: Replacing, offered: tuple[Replacing, ...]
) -> tuple[object, ...]:
    """One effect is applied to an event, and those that were not chosen have had their chance."""
    return (*used, *(replacing.key for replacing in offered))


@REPLACED_EVENT_NEVER_HAPPENS.misreading_of(happens_all_the_same)
def it_happens(_game: Game, event: Event, _used: tuple[object, ...]) -> bool:
    """The event happens, and what replaces it happens too."""
    return not isinstance(event, Moves)


@IMPOSSIBLE_REPLACEMENTS.misreading_of(replacing_what_cant_happen)
def replaced_as_anything(_game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """Any effect may replace what can't happen."""
    return offered


@EVENTS_WITHIN_EVENTS.misreading_of(outer_first)
def inner_first(game: Game, event: Event, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """What applies to an event within comes first; by then nothing can replace the event any more."""
    return () if something_applies_within(game, event) else offered


@CHOICE_AMONG_REPLACEMENTS.misreading_of(choose_one)
@ANY_REPLACEMENT.misreading_of(any_of)
def first_come(_game: Game, offered: tuple[Replacing, ...]) -> Replacing:
    """The first effect that is found."""
    return offered[0]


@SELF_REPLACEMENTS_FIRST.misreading_of(self_replacements_first)
@CONTROL_REPLACEMENTS_FIRST.misreading_of(control_first)
@COPY_REPLACEMENTS_FIRST.misreading_of(copies_first)
@BACK_FACE_REPLACEMENTS_FIRST.misreading_of(back_faces_first)
def all_alike(_game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """This kind of effect has no precedence."""
    return offered


@CHOICES_START_AGAIN.misreading_of(start_again)
def after_all_others(
    _game: Game, _chooser: str, following: tuple[Outstanding, ...], others: tuple[Outstanding, ...]
) -> tuple[Outstanding, ...]:
    """What a choice makes others choose comes after all choices that were left."""
    return (*others, *following)


@OWN_CHOICES_IN_ANY_ORDER.misreading_of(as_one_likes)
def in_the_order_named(
    _game: Game, events: tuple[Event, ...], _choosers: dict[int, str]
) -> tuple[Event, ...]:
    """A player is asked in the order in which the permanents were named."""
    return events


@CHOICES_IN_TURN_ORDER.misreading_of(in_turn_order)
def as_they_are_named(_game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events in the order in which they were named."""
    return events


# ---- timestamps


@TIMESTAMP_OF_STICKERS.misreading_of(with_stickers)
@TIMESTAMP_ON_ENTERING.misreading_of(on_entering)
@TIMESTAMP_ON_ATTACHING.misreading_of(on_attaching)
@TIMESTAMP_ON_TURNING.misreading_of(on_turning_face)
@TIMESTAMP_OF_PLANES.misreading_of(of_supplementary_card)
@TIMESTAMP_OF_CONSPIRACIES.misreading_of(of_revealed_conspiracy)
@TIMESTAMP_OF_VANGUARDS.misreading_of(as_the_game_begins)
@TIMESTAMP_OF_CONSPIRACIES.misreading_of(as_the_game_begins)
@TIMESTAMP_ON_TRANSFORMING.misreading_of(on_transforming)
def never_again(_game: Game, thing: GameObject) -> GameObject:
    """The object keeps the timestamp it has."""
    return thing


@TIMESTAMP_OF_STICKERS.misreading_of(of_sticker)
def without_timestamp(_game: Game, sticker: Sticker) -> Sticker:
    """The sticker is as old as the game."""
    return sticker


@TIMESTAMP_OF_COUNTERS.misreading_of(of_counters)
def first_counter_counts(_game: Game, old: Counter | None, amount: int, clock: int) -> Counter:
    """Counters keep the timestamp of the first of them."""
    return Counter(old.amount + amount, old.timestamp) if old else Counter(amount, clock)


@TIMESTAMP_OF_EFFECT.misreading_of(of_effect)
def no_timestamp(_game: Game, _what: str) -> int:
    """The effect is as old as the game."""
    return 0


@SIMULTANEOUS_TIMESTAMPS.misreading_of(in_timestamp_order)
def as_they_come(_game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events in whatever order they were named."""
    return events


@SIMULTANEOUS_TIMESTAMPS.misreading_of(groups_to_order)
def no_groups(_game: Game, _stamped: tuple[Event, ...]) -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """Nobody orders anything."""
    return ()


@SIMULTANEOUS_TIMESTAMPS.misreading_of(ordered_by)
def by_nobody(_game: Game, _player: str, events: Sequence[Event]) -> Sequence[Event]:
    """The events stay as they come."""
    return events


@BLESSED_BEFORE_TRIGGERS.misreading_of(noticed_with_designations)
def blessed_after_triggers(
    game: Game, before: Game, happened: tuple[Event, ...], replaced: tuple[Event, ...]
) -> tuple[Game, tuple[Event, ...]]:
    """Abilities trigger first, and the blessing comes afterwards."""
    game = rules_of(game).notice(before, what_happened(game, happened, replaced), game)
    return designated(game, happened)


@MONARCH.misreading_of(become_monarch)
def crowned_by_nobody(game: Game, _player: str) -> Game:
    """Nobody writes down who is the monarch."""
    return game


@CITYS_BLESSING.misreading_of(get_blessing)
def blessed_by_nobody(game: Game, _player: str) -> Game:
    """Nobody writes down who has the city's blessing."""
    return game


@ONE_MONARCH.misreading_of(deposed)
def monarch_beside_another(game: Game) -> Game:
    """Whoever was the monarch stays it."""
    return game


@NEXT_MONARCH.misreading_of(crowned_by_leaving)
def title_lost_with_its_owner(game: Game, _player: str) -> Game:
    """Nobody becomes the monarch in the place of one who is gone."""
    return game


@COIN.misreading_of(tossed)
def always_heads(game: Game) -> tuple[Game, str]:
    """Every coin comes up heads."""
    return game, "heads"


@DIE.misreading_of(thrown)
def always_one(game: Game, _sides: int) -> tuple[Game, int]:
    """Every die comes up 1."""
    return game, 1


# ---- pairs


@PAIRS_END.misreading_of(stays_paired)
def paired_for_good(_game: Game, _thing: GameObject) -> bool:
    """Once paired, always paired."""
    return True
