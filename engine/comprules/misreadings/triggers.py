"""603: triggered abilities, misread."""

from __future__ import annotations

from comprules.abilities.kinds import May, Triggered, Unless
from comprules.abilities.nouns import Players
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_objects import Attacks
from comprules.abilities.trigger_events_of_players import AttacksWith
from comprules.events.every import Event
from comprules.events.permanents import Enlisting, Exerts, Taps
from comprules.events.players import LosesGame
from comprules.events.spells_and_abilities import Activates, Casts
from comprules.events.zones import Moves, Reveals, Sacrifices
from comprules.happening.combat import defender_of
from comprules.keywords.rules_702_61_to_120 import MIRACLE
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import mana_spent
from comprules.rules.targeting.targets import Targets
from comprules.rules.triggers.attackers_declared import (
    ATTACKERS_DECLARED,
    ATTACKING_A_PLAYER,
    ATTACKING_AT_ALL,
    ATTACKING_WITH_A_CREATURE,
    ATTACKS_TRIGGERS,
    attack_together,
    each_for_itself,
    enough_attack,
    is_the_one_attacked,
    player_attacked,
)
from comprules.rules.triggers.beginning_of_steps import AT_END_OF_COMBAT, at_end_of_combat
from comprules.rules.triggers.damage_counters_and_targets import (
    CRIMES,
    ENTERING_WITH_COUNTERS,
    are_put_as_it_enters,
    committing_a_crime,
)
from comprules.rules.triggers.events_of_keywords import (
    EXPENDING,
    EXPLOITING,
    MUTATING,
    expends,
    exploiting,
    mutates,
)
from comprules.rules.triggers.finding_objects import (
    AURA_TRIGGERS,
    DELAYED_KNOWS_ITS_OBJECT,
    ZONE_CHANGE_TRIGGERS,
    aura_itself,
    locked_object,
    where_it_went,
)
from comprules.rules.triggers.inherent_abilities import (
    INHERENT_ABILITIES,
    OF_SPEED,
    RAD_COUNTERS,
    inherent_triggers,
    radiation,
    speeding_up,
)
from comprules.rules.triggers.looking_back import (
    COUNTERING_LOOKS_BACK,
    LOOKING_BACK,
    LOSING_CONTROL_LOOKS_BACK,
    LOSING_LOOKS_BACK,
    PHASING_OUT_LOOKS_BACK,
    PLANESWALKING_LOOKS_BACK,
    UNATTACHING_LOOKS_BACK,
    ZONE_CHANGES_LOOK_BACK,
    countering_looks_back,
    looks_back,
    losing_control_looks_back,
    losing_looks_back,
    phasing_out_looks_back,
    planeswalking_away_looks_back,
    unattaching_looks_back,
    zone_changes_look_back,
)
from comprules.rules.triggers.putting_on_the_stack import (
    CONTROLLER_OF_TRIGGERED_ABILITY,
    CONTROLLER_OF_WAITING_ABILITY,
    MODES_OF_TRIGGERED_ABILITY,
    OPTIONAL_TRIGGERED_ABILITIES,
    ORDER_OF_TRIGGERED_ABILITIES,
    TARGETED_TRIGGERED_ABILITIES,
    TARGETS_OF_TRIGGERED_ABILITY,
    TRIGGERS_ON_THE_STACK,
    WHAT_IS_ON_THE_STACK,
    controller_as_it_triggered,
    goes_on_stack,
    in_two_parts,
    modes_for,
    put_waiting_on_stack,
    targets_for,
)
from comprules.rules.triggers.revealing import (
    TRIGGERS_LINKED_TO_STATIC_ABILITIES,
    by_miracle,
    reveal_first_draws,
)
from comprules.rules.triggers.status_changes import BOASTING, TRIGGERS_ON_BECOMING, becomes_tapped, is_called
from comprules.rules.triggers.times_triggered import (
    ADDITIONAL_TRIGGERS,
    AT_THE_BEGINNING,
    DONE_ONCE_EACH_TURN,
    INTERVENING_IF,
    TRIGGERED_ABILITIES_OF_OBJECTS,
    TRIGGERING,
    TRIGGERS_AT_BEGINNING,
    TRIGGERS_FOR_EACH_EVENT,
    WATCHING_FOR_A_STEP,
    SeenTrigger,
    as_the_step_begins,
    delayed_is_no_ability_of,
    each_time,
    has_done_it,
    is_so,
    times_it_triggers,
)
from comprules.rules.triggers.trigger_events import (
    LINKED_TRIGGER_AND_STATIC,
    TRIGGERS_ON_LOSING_THE_GAME,
    because_of_its_own,
    loses_for_whatever_reason,
)
from comprules.rules.triggers.triggered_abilities import (
    CONDITION_AND_EFFECT,
    ENTERS_TRIGGERS,
    STATE_TRIGGERS,
    STATE_TRIGGERS_ARE_NO_ACTIONS,
    TRIGGERED_ABILITIES,
    TRIGGERING_WITHOUT_PRIORITY,
    may_trigger_now,
    newcomers_see_too,
    notice,
    state_triggers,
)
from comprules.rules.triggers.what_triggered import About, Event_
from comprules.rules.triggers.who_watches import (
    ABILITIES_THAT_MOVE_THEIR_OBJECT,
    NEVER_VISIBLE,
    TRIGGERS_FOR_ANOTHER_ZONE,
    is_seen,
    works_in_zone,
)
from comprules.rules.triggers.zone_changes import (
    APPLIED_AS_IT_ENTERS,
    AS_IT_ENTERED_FOR_TRIGGERS,
    LEAVES_TRIGGERS,
    as_it_entered,
    leaves_the_battlefield,
)
from comprules.ruleset import seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting

__all__: list[str] = []

# ---- damage counters and targets


@ENTERING_WITH_COUNTERS.misreading_of(are_put_as_it_enters)
def not_as_it_enters(_game: Game, _thing: int) -> bool:
    """Only what is on the battlefield gets counters."""
    return False


@CRIMES.misreading_of(committing_a_crime)
def any_target_is_a_crime(game: Game, on_stack: int) -> str:
    """Whoever targets anything commits a crime, be it one's own."""
    thing = game.objects.get(on_stack)
    if thing is None or thing.on_stack is None or not any(thing.on_stack.targets):
        return ""
    return views(game)[on_stack].controller


@BOASTING.misreading_of(is_called)
def any_ability_is_a_boast(_game: Game, _event: Activates, _word: str) -> bool:
    """Whatever ability is activated, the creature is thought to boast."""
    return True


@EXPENDING.misreading_of(expends)
def expends_again(game: Game, event: Casts, number: int) -> bool:
    """Each spell that is cast once so much mana has been spent is thought to expend it."""
    cast = [e.spell for e in game.deeds if isinstance(e, Casts) and e.player == event.player]
    return sum(mana_spent(game, game.last_seen(spell)) for spell in cast) >= number


@EXPLOITING.misreading_of(exploiting)
def nothing_exploits(_game: Game, _event: Sacrifices) -> int | None:
    """A creature that is sacrificed is thought to be exploited by nothing."""
    return None


@MUTATING.misreading_of(mutates)
def nothing_mutates(_game: Game, _permanent: int) -> bool:
    """A creature is thought to mutate only if it lies on top."""
    return False


# ---- finding objects


@ZONE_CHANGE_TRIGGERS.misreading_of(where_it_went)
def wherever_it_is(game: Game, _speaker: Speaker, thing: int) -> int:
    """The card is followed wherever it goes."""
    while thing not in game.objects and thing in game.successor:
        thing = game.successor[thing]
    return thing


@AURA_TRIGGERS.misreading_of(aura_itself)
def not_found(_game: Game, _speaker: Speaker) -> int:
    """An Aura never finds itself again."""
    return 0


@DELAYED_KNOWS_ITS_OBJECT.misreading_of(locked_object)
def as_the_card_now_is(game: Game, thing: int) -> int:
    """The card is followed into every zone."""
    while thing not in game.objects and thing in game.successor:
        thing = game.successor[thing]
    return thing


# ---- looking back


@LOOKING_BACK.misreading_of(looks_back)
def as_things_were(_game: Game, _before: Game, _when: TriggerEvent, _event: Event_) -> bool:
    """Every ability sees things as they were before the event."""
    return True


@PHASING_OUT_LOOKS_BACK.misreading_of(phasing_out_looks_back)
@UNATTACHING_LOOKS_BACK.misreading_of(unattaching_looks_back)
@LOSING_CONTROL_LOOKS_BACK.misreading_of(losing_control_looks_back)
@COUNTERING_LOOKS_BACK.misreading_of(countering_looks_back)
@LOSING_LOOKS_BACK.misreading_of(losing_looks_back)
@PLANESWALKING_LOOKS_BACK.misreading_of(planeswalking_away_looks_back)
def from_after_it(_game: Game) -> bool:
    """The event is looked at from after it."""
    return False


@ZONE_CHANGES_LOOK_BACK.misreading_of(zone_changes_look_back)
def zone_changes_from_after(_game: Game, _before: Game, _when: TriggerEvent, _event: Event_) -> bool:
    """Changes of zone are looked at from after them."""
    return False


# ---- putting on the stack


@TRIGGERS_ON_THE_STACK.misreading_of(put_waiting_on_stack)
def forgotten(game: Game) -> Game:
    """What has triggered never gets onto the stack."""
    return replace(game, waiting=())


@ORDER_OF_TRIGGERED_ABILITIES.misreading_of(in_two_parts)
def as_they_triggered(_game: Game, waiting: tuple[Waiting, ...]) -> tuple[tuple[Waiting, ...], ...]:
    """One after the other, as they triggered."""
    return tuple((trigger,) for trigger in waiting)


@CONTROLLER_OF_WAITING_ABILITY.misreading_of(controller_as_it_triggered)
@CONTROLLER_OF_TRIGGERED_ABILITY.misreading_of(controller_as_it_triggered)
def who_controls_source_now(game: Game, trigger: Waiting) -> str:
    """Whoever controls the source as the ability is put on the stack."""
    return seen(game, trigger.source).controller if trigger.source else trigger.controller


@WHAT_IS_ON_THE_STACK.misreading_of(controller_as_it_triggered)
def who_owns_the_source(game: Game, trigger: Waiting) -> str:
    """An ability belongs to the owner of the card that it comes from."""
    return game.last_seen(trigger.source).owner if trigger.source else trigger.controller


@OPTIONAL_TRIGGERED_ABILITIES.misreading_of(goes_on_stack)
def only_what_must_be(_game: Game, trigger: Waiting) -> bool:
    """What is optional stays off the stack."""
    effects = getattr(trigger.ability, "effects", ())
    return not (effects and isinstance(effects[0], May | Unless))


@MODES_OF_TRIGGERED_ABILITY.misreading_of(modes_for)
def without_modes(_game: Game, _trigger: Waiting) -> tuple[int, ...] | None:
    """No mode is ever chosen; the ability goes on the stack without."""
    return ()


@TARGETED_TRIGGERED_ABILITIES.misreading_of(targets_for)
@TARGETS_OF_TRIGGERED_ABILITY.misreading_of(targets_for)
def with_fewer(_game: Game, _trigger: Waiting, _modes: tuple[int, ...]) -> Targets | None:
    """Without a legal target it goes on the stack with none."""
    return ()


# ---- revealing


@TRIGGERS_LINKED_TO_STATIC_ABILITIES.misreading_of(reveal_first_draws)
def nothing_is_revealed(_before: Game, _events: tuple[Event, ...], after: Game) -> Game:
    """The static ability does nothing."""
    return after


@MIRACLE.misreading_of(by_miracle)
def not_by_miracle(_game: Game, _player: str, _card: int) -> tuple[Event, ...]:
    """The card is drawn like any other."""
    return ()


# ---- status changes


@TRIGGERS_ON_BECOMING.misreading_of(becomes_tapped)
def whenever_it_is_so(_game: Game, _before: Game, event: Event_, *, untapped: bool) -> tuple[int, ...]:
    """Whatever is told to be tapped, or enters tapped, becomes tapped."""
    match event:
        case Taps(thing, tapped) if tapped is not untapped:
            return (thing,)
        case Moves(thing, "battlefield", tapped=tapped) if tapped is not untapped:
            return (_game.successor.get(thing, thing),)
        case _:
            return ()


# ---- trigger events


@LINKED_TRIGGER_AND_STATIC.misreading_of(because_of_its_own)
def because_of_any(_game: Game, _event: Reveals | Exerts | Enlisting, _speaker: Speaker) -> bool:
    """Whatever made the player do it."""
    return True


@TRIGGERS_ON_LOSING_THE_GAME.misreading_of(loses_for_whatever_reason)
def only_by_effects(_game: Game, event: LosesGame) -> bool:
    """Only an effect that says so makes a player lose."""
    return event.reason == "an effect"


@CONDITION_AND_EFFECT.misreading_of(notice)
@TRIGGERED_ABILITIES.misreading_of(notice)
@TRIGGERING.misreading_of(notice)
def nothing_triggers(_before: Game, _events: tuple[Event, ...], after: Game) -> Game:
    """No ability ever triggers."""
    return after


@TRIGGERING_WITHOUT_PRIORITY.misreading_of(may_trigger_now)
def only_with_priority(game: Game) -> bool:
    """Abilities trigger only where somebody could act."""
    return bool(game.priority)


@TRIGGERS_FOR_ANOTHER_ZONE.misreading_of(works_in_zone)
@ABILITIES_THAT_MOVE_THEIR_OBJECT.misreading_of(works_in_zone)
def never_from_there(_game: Game, _thing: int, _ability: Triggered) -> bool:
    """Abilities of cards in graveyards see nothing."""
    return False


@NEVER_VISIBLE.misreading_of(is_seen)
def always_seen(_game: Game, _before: Game, _old: int, _new: int) -> bool:
    """Abilities of objects that nobody sees trigger as well."""
    return True


@ENTERS_TRIGGERS.misreading_of(newcomers_see_too)
def only_those_there_before(_game: Game, before: Game, thing: int) -> bool:
    """A permanent does not see itself enter, nor what enters with it."""
    return thing in before.objects


@TRIGGERS_FOR_EACH_EVENT.misreading_of(each_time)
def just_once(
    _game: Game, _ability: Triggered, found: list[tuple[About, Event_]]
) -> list[tuple[About, Event_]]:
    """However often it happened at once, the ability triggers a single time."""
    return found[:1]


@AT_END_OF_COMBAT.misreading_of(at_end_of_combat)
def when_combat_is_over(_game: Game) -> bool:
    """What triggers at end of combat is forgotten, for combat is over by then."""
    return False


@AT_THE_BEGINNING.misreading_of(as_the_step_begins)
@TRIGGERS_AT_BEGINNING.misreading_of(as_the_step_begins)
@WATCHING_FOR_A_STEP.misreading_of(as_the_step_begins)
def only_active(game: Game, controller: str) -> bool:
    """Only the active player's abilities see a step begin."""
    return controller == game.active


@INTERVENING_IF.misreading_of(is_so)
def unconditionally(_game: Game, _speaker: Speaker, _ability: Triggered, _about: About) -> bool:
    """What stands behind ``if`` is not looked at."""
    return True


@DONE_ONCE_EACH_TURN.misreading_of(has_done_it)
def again_and_again(_game: Game, _waiting: Waiting, _ability: Triggered) -> bool:
    """What was done before does not matter."""
    return False


@ADDITIONAL_TRIGGERS.misreading_of(times_it_triggers)
def once(_game: Game, _before: Game, seen: SeenTrigger) -> list[SeenTrigger]:
    """Nothing makes an ability trigger more often."""
    return [seen]


@TRIGGERED_ABILITIES_OF_OBJECTS.misreading_of(delayed_is_no_ability_of)
def as_often_as_its_own(game: Game, before: Game, seen: SeenTrigger) -> list[SeenTrigger]:
    """An ability triggers an additional time for each effect that says so.

    Such effects do not apply to each other.
    """
    return times_it_triggers(game, before, seen)


@STATE_TRIGGERS.misreading_of(state_triggers)
@STATE_TRIGGERS_ARE_NO_ACTIONS.misreading_of(state_triggers)
def no_state_triggers(game: Game) -> Game:
    """Nothing watches for a state."""
    return game


@APPLIED_AS_IT_ENTERS.misreading_of(as_it_entered)
@AS_IT_ENTERED_FOR_TRIGGERS.misreading_of(as_it_entered)
def as_printed(game: Game, thing: int) -> Game:
    """The entering permanent is looked at as it is printed."""
    now = views(game)
    base = game.objects[thing].base
    plain = replace(
        now[thing],
        colors=base.colors,
        supertypes=base.supertypes,
        types=base.types,
        subtypes=base.subtypes,
        power=base.power,
        toughness=base.toughness,
        held=tuple(h for h in now[thing].held if h.own),
    )
    imagined = replace(game, clock=game.clock)
    imagined.memo.clear()
    imagined.memo["views"] = {**now, thing: plain}
    return imagined


@LEAVES_TRIGGERS.misreading_of(leaves_the_battlefield)
def only_by_dying(_game: Game, came_from: str, to: str) -> bool:
    """Only what dies leaves the battlefield."""
    return came_from == "battlefield" and to == "graveyard"


@ATTACKS_TRIGGERS.misreading_of(is_the_one_attacked)
def is_somebody(
    _game: Game, _speaker: Speaker, _whom: Players, attacked: int | str | None, *, planeswalkers: bool
) -> bool:
    """Whoever or whatever it may be is attacked."""
    del planeswalkers
    return attacked is not None


@ATTACKERS_DECLARED.misreading_of(enough_attack)
@ATTACKING_AT_ALL.misreading_of(attack_together)
def separately(_game: Game, _when: Attacks | AttacksWith, about: About) -> object:
    """Each attacker counts for itself."""
    return about


@ATTACKING_WITH_A_CREATURE.misreading_of(each_for_itself)
def together(_game: Game, when: AttacksWith, about: About) -> object:
    """All attackers count together."""
    return when, about.player


@ATTACKING_A_PLAYER.misreading_of(player_attacked)
def whoever_defends(game: Game, attacked: int | str | None) -> str:
    """Who attacks a planeswalker or a battle attacks its controller."""
    return defender_of(game, attacked)


@INHERENT_ABILITIES.misreading_of(inherent_triggers)
@RAD_COUNTERS.misreading_of(radiation)
@OF_SPEED.misreading_of(speeding_up)
def no_ability_without_source(_b: Game, _: tuple[Event_, ...], _a: Game) -> tuple[SeenTrigger, ...]:
    """Only objects are thought to have abilities."""
    return ()
