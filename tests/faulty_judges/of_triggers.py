"""603, 704.8: what faulty judges do about abilities that trigger."""

from __future__ import annotations

from typing import Any, Final

from tests.faulty_judges.fault import Fault, keyword_meaning, played, without

from comprules import misreadings as misread
from comprules.book.citing import original
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.happening.happen import what_happened
from comprules.happening.new_objects import known_from
from comprules.rules.resolving.resolving import still_so
from comprules.rules.triggers import delayed_triggers, finding_objects, looking_back, putting_on_the_stack
from comprules.rules.triggers import times_triggered as times
from comprules.rules.triggers.status_changes import becomes_tapped
from comprules.rules.triggers.triggered_abilities import newcomers_see_too, notice
from comprules.state.game import Game

__all__ = ["OF_TRIGGERS"]


def tokens_never_die(before: Game, events: tuple[Event, ...], after: Game) -> Game:
    """A token that is put into a graveyard ceases to exist, and nothing has died."""

    def is_dying_token(event: Event) -> bool:
        thing = before.objects.get(event.object) if isinstance(event, Moves) else None
        return thing is not None and thing.kind == "token"

    return original(notice)(before, tuple(e for e in events if not is_dying_token(e)), after)


def for_each_of_them(_game: Game, _ability: object, found: list[Any]) -> list[Any]:
    """“One or more” is as often as there are."""
    return found


def multiplied(game: Game, before: Game, seen: Any) -> list[Any]:
    """Each effect doubles what the others have doubled."""
    more = len(original(times.times_it_triggers)(game, before, seen)) - 1
    return [seen] * 2**more if more >= 0 else []


def last_player_first(game: Game) -> tuple[tuple[str, ...], ...]:
    """The active player's abilities go on the stack last."""
    return tuple((player,) for player in reversed(game.alive))


OF_TRIGGERS: Final = (
    Fault(
        "holds that tokens do not die",
        "700.4, 603.6c, 704.5d",
        played(notice, tokens_never_die),
        ("704_state_based_actions: A token that dies has been in the graveyard",),
    ),
    Fault(
        "lets prowess trigger on creature spells",
        "702.108a",
        keyword_meaning("prowess", "Whenever you cast a spell, this creature gets +1/+1 until end of turn."),
        ("702_keywords_that_trigger: It grows for <spell>: <size>",),
    ),
    Fault(
        "looks at an “if” behind the event only as the ability resolves",
        "603.4",
        played(times.is_so, misread.triggers.unconditionally),
        (
            "603_conditions_of_the_turn: A permanent that left the battlefield under one's control",
            "603_conditions_of_the_turn: Life that was lost, and gained back, has been lost",
        ),
    ),
    Fault(
        "looks at an “if” behind the event only as the ability triggers",
        "603.4, 608.2a",
        played(still_so, misread.resolving.whatever_has_changed),
        (
            "603_putting_on_the_stack: With less than 40 life on resolution Felidar Sovereign's ability does nothing",
            "608_resolving_spells_and_abilities: The ability does what it says only if its condition still holds",
        ),
    ),
    Fault(
        "has “one or more” trigger for each of them",
        "603.2c",
        played(times.each_time, for_each_of_them),
        (
            "603_damage_counters_and_targets: Two blockers hurt a creature at once: one trigger, with all of the damage",
            "603_handling_triggered_abilities: An ability that watches for one or more triggers a single time",
        ),
    ),
    Fault(
        "has an ability trigger once for several events at once",
        "603.2c",
        played(times.each_time, misread.triggers.just_once),
        (
            "603_damage_counters_and_targets: Two blockers hurt a creature at once: one trigger, with all of the damage",
            "603_damage_counters_and_targets: What is dealt to each creature is one event for each",
        ),
    ),
    Fault(
        "multiplies effects that have abilities trigger once more",
        "603.2d",
        played(times.times_it_triggers, multiplied),
        ("603_handling_triggered_abilities: Two such effects add to one and do not multiply each other",),
    ),
    Fault(
        "puts the active player's triggered abilities on the stack last",
        "603.3b",
        played(putting_on_the_stack.who_order_triggers, last_player_first),
        (
            "603_putting_on_the_stack: The active player's abilities lie lowest, each player orders his or her own",
            "603_putting_on_the_stack: What triggers on another ability triggering comes after all others, whoever controls it",
        ),
    ),
    Fault(
        "asks whether an optional ability goes on the stack at all",
        "603.5",
        played(putting_on_the_stack.goes_on_stack, misread.triggers.only_what_must_be),
        ("603_putting_on_the_stack: Whether <who> is asked only as the ability resolves",),
    ),
    Fault(
        "gives a triggered ability to whoever controls its source by now",
        "603.3a",
        played(putting_on_the_stack.controller_as_it_triggered, misread.triggers.who_controls_source_now),
        ("603_putting_on_the_stack: The source changes hands before the ability is on the stack",),
    ),
    Fault(
        "has damage trigger abilities that was prevented",
        "603.2h",
        played(what_happened, misread.happening.what_was_to_happen),
        ("603_handling_triggered_abilities: Damage that is prevented triggers nothing",),
    ),
    Fault(
        "holds that what enters tapped becomes tapped",
        "603.2f",
        played(becomes_tapped, misread.triggers.whenever_it_is_so),
        (
            "603_handling_triggered_abilities: Only a permanent already on the battlefield that was untapped becomes tapped",
            "603_handling_triggered_abilities: Of two creatures that are untapped the one that was tapped becomes untapped",
        ),
    ),
    Fault(
        "has permanents that enter together not see one another",
        "603.6a",
        played(newcomers_see_too, misread.triggers.only_those_there_before),
        (
            "603_zone_change_triggers: The newcomer is checked too",
            "603_zone_change_triggers: Those that enter together see each other",
        ),
    ),
    Fault(
        "follows a card through every zone",
        "603.6",
        played(finding_objects.where_it_went, misread.triggers.wherever_it_is),
        (
            "603_zone_change_triggers: A card that has left the graveyard before is not found",
            "603_zone_change_triggers: What went to an opponent's hand is not found",
        ),
    ),
    Fault(
        "looks at what has died as it lies in the graveyard",
        "603.10a",
        played(looking_back.zone_changes_look_back, misread.triggers.zone_changes_from_after),
        (
            "603_looking_back: An artifact that dies with two creatures sees both of them die",
            "603_looking_back: What all could see is looked at as it was when it goes to a hand",
        ),
    ),
    Fault(
        "lets a delayed ability trigger on what has happened before",
        "603.7a",
        played(delayed_triggers.waits_from_now_on, misread.delayed_triggers.for_the_past_as_well),
        (
            "603_delayed_triggers: The creature has become untapped before, and the ability waits for the next time",
        ),
    ),
    Fault(
        "has a delayed ability trigger time and again",
        "603.7b",
        played(delayed_triggers.is_over_once_triggered, misread.delayed_triggers.goes_on_waiting),
        (
            "603_delayed_triggers: Without a duration it triggers the next time only",
            "603_delayed_triggers: Of several events at once its controller chooses one",
        ),
    ),
    Fault(
        "has “when you do” trigger whatever was done",
        "603.12",
        played(delayed_triggers.create_reflexive, misread.delayed_triggers.whatever_was_done),
        (
            "603_looking_back: A creature sacrificed for another reason does not count",
            "603_looking_back: All that stands behind it is done by the reflexive ability",
        ),
    ),
    Fault(
        "has only the active player's abilities see a step begin",
        "603.2b",
        without("603.2b"),
        (
            "505_main_phase: Each combat of a turn has a beginning",
            "603_handling_triggered_abilities: Abilities of both players trigger as the upkeep begins",
        ),
    ),
    Fault(
        "looks for counters on what has died after counters have been removed",
        "704.8",
        played(known_from, misread.happening.known_from_now),
        (
            "704_state_based_actions: Young Wolf dies with its +1/+1 counter, so undying does not trigger",
            "704_state_based_actions: A -1/-1 counter that goes at the moment of death still stops persist",
        ),
    ),
)
