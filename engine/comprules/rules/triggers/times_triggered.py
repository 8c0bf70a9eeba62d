"""603.2c-e, 603.4: under which condition, and how many times, an ability triggers."""

from __future__ import annotations

from typing import Any

from comprules.abilities.conditions import Always
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, CreateDelayed, Triggered
from comprules.abilities.nouns import Filter, OneOrMore
from comprules.abilities.parts import any_part_is
from comprules.abilities.predicates import Is
from comprules.abilities.simple_nouns import This, X
from comprules.abilities.statements import DontTrigger, TriggersAgain
from comprules.abilities.trigger_events import ThisWay, TriggerEvent
from comprules.abilities.trigger_events_of_objects import (
    BecomesMarked,
    DealsDamage,
    Enters,
    IsDealtDamage,
    IsTurnedFaceUp,
)
from comprules.abilities.trigger_events_of_players import CastsSpell
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.permanents import TurnsFace
from comprules.events.players import Deals, GainsLife
from comprules.happening.happen import ONLY_GAINS_OF_SOME_LIFE_TRIGGER
from comprules.rules.meaning import Speaker, holds, is_described
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.meaning.speaker import with_event
from comprules.rules.meaning.what_was_paid import x_as_it_enters, x_as_it_is_cast
from comprules.rules.triggers.beginning_of_steps import at_end_of_combat
from comprules.rules.triggers.looking_back import looks_back
from comprules.rules.triggers.trigger_events import alternatives, could_match, occurrences
from comprules.rules.triggers.what_triggered import About, Event_
from comprules.ruleset import said_by_statics, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting
from comprules.state.objects import Origin

__all__ = [
    "ADDITIONAL_TRIGGERS",
    "AT_THE_BEGINNING",
    "DONE_ONCE_EACH_TURN",
    "INTERVENING_IF",
    "TRIGGERED_ABILITIES_OF_OBJECTS",
    "TRIGGERING",
    "TRIGGERS_AT_BEGINNING",
    "TRIGGERS_FOR_EACH_EVENT",
    "WATCHING_FOR_A_STEP",
    "X_OF_ADDED_ABILITY",
    "X_OF_ANOTHER_OBJECT",
    "X_OF_DISGUISE",
    "X_OF_MONSTROSITY",
    "X_OF_MORPH",
    "SeenTrigger",
    "as_the_step_begins",
    "counts_again",
    "delayed_is_no_ability_of",
    "each_time",
    "has_done_it",
    "is_gained",
    "is_so",
    "is_so_meanwhile",
    "times_it_triggers",
    "triggers_left",
    "x_of_another",
    "x_of_monstrosity",
    "x_of_morph",
    "x_of_source",
    "x_of_trigger",
]

AT_THE_BEGINNING = cite("500.6")
TRIGGERING = cite("603.2")
TRIGGERS_AT_BEGINNING = cite("603.2b")
WATCHING_FOR_A_STEP = cite("703.1a")
TRIGGERS_FOR_EACH_EVENT = cite("603.2c")
ADDITIONAL_TRIGGERS = cite("603.2d")
TRIGGERED_ABILITIES_OF_OBJECTS = cite("603.2e")
DONE_ONCE_EACH_TURN = cite("603.2i")
X_OF_ANOTHER_OBJECT = cite("107.3e")
X_OF_ADDED_ABILITY = cite("107.3j")
X_OF_MONSTROSITY = cite("701.37c")
X_OF_MORPH = cite("702.37f")
X_OF_DISGUISE = cite("702.168e")
INTERVENING_IF = cite("603.4")

_ITS_OWN = frozenset({"own", "land type"})
_speaks_of_x = any_part_is(X)
SeenTrigger = tuple[Waiting, Event_ | None]
"""An ability that triggers, and the event on which it does."""


def _is_for_several(ability: Triggered) -> bool:
    parts = [ability.when, getattr(ability.when, "when", None)]
    return any(
        isinstance(getattr(part, name, None), OneOrMore)
        for part in parts
        for name in ("who", "what", "of", "to")
    )


@TRIGGERS_FOR_EACH_EVENT
def each_time(
    game: Game, ability: Triggered, found: list[tuple[About, Event_]]
) -> list[tuple[About, Event_]]:
    """An ability triggers once for each occurrence in an event; ``one or more`` make a single one."""
    if len(found) < 2:
        return [(_counted(about), event) for about, event in found] if _is_for_several(ability) else found
    found = damage_at_once(game, ability, found)
    if any(isinstance(event, GainsLife) for _, event in found):
        ONLY_GAINS_OF_SOME_LIFE_TRIGGER.decided(game, f"{len(found)} sources cause a gain of life")
    if _is_for_several(ability):
        TRIGGERS_FOR_EACH_EVENT.decided(game, "several at once are one occurrence")
        groups: dict[str, list[tuple[About, Event_]]] = {}
        for about, event in found:
            groups.setdefault(_hurt_apart(ability.when, about), []).append((about, event))
        return [_as_one(group) for group in groups.values()]
    TRIGGERS_FOR_EACH_EVENT.decided(
        game, f"what the ability waits for has happened {many(len(found), 'time')} at once"
    )
    return found


def _hurt_apart(when: TriggerEvent, about: About) -> str:
    """Return the player who is dealt damage, where each such player is an event of its own; else nothing."""
    inner = when.when if isinstance(when, ThisWay) else when
    is_of_one = isinstance(inner, DealsDamage) and not inner.together
    return about.player if is_of_one else ""


def _as_one(group: list[tuple[About, Event_]]) -> tuple[About, Event_]:
    objects = tuple(dict.fromkeys(i for about, _ in group for i in about.objects))
    amount = sum(about.amount for about, _ in group)
    return _counted(replace(group[0][0], objects=objects, amount=amount)), group[0][1]


def _counted(about: About) -> About:
    """Return what an occurrence of one or more is about: "that many" are as many as there are, be it one."""
    return about if about.amount else replace(about, amount=len(about.objects))


def damage_at_once(
    game: Game, ability: Triggered, found: list[tuple[About, Event_]]
) -> list[tuple[About, Event_]]:
    """All damage dealt to one thing at once is one event, and so is all that one source deals at once."""
    if not any(isinstance(event, Deals) for _, event in found):
        return found
    merged: dict[object, tuple[About, Event_]] = {}
    for n, (about, event) in enumerate(found):
        key: object = n
        for when in alternatives(ability.when):
            if isinstance(event, Deals) and could_match(when, event):
                if isinstance(when, IsDealtDamage):
                    key = "dealt to", event.to
                elif isinstance(when, DealsDamage) and when.to is None:
                    key = "dealt by", event.source
        first = merged.get(key)
        total = about if first is None else replace(first[0], amount=first[0].amount + about.amount)
        merged[key] = total, event if first is None else first[1]
    if len(merged) < len(found):
        TRIGGERS_FOR_EACH_EVENT.decided(game, "damage dealt at once is one occurrence")
    return list(merged.values())


@AT_THE_BEGINNING
@TRIGGERS_AT_BEGINNING
@WATCHING_FOR_A_STEP
def as_the_step_begins(game: Game, controller: str) -> bool:
    """When a step begins, all abilities that trigger at its beginning do, whoever controls them."""
    for cited in (AT_THE_BEGINNING, TRIGGERS_AT_BEGINNING, WATCHING_FOR_A_STEP):
        cited.decided(game, f"the {game.step} begins: an ability that {controller} controls triggers")
    return game.step != "end of combat" or at_end_of_combat(game)


# ---- conditions and limits


def x_of_source(game: Game, source: int, ability: Ability | CreateDelayed, origin: Origin) -> int:
    """Find the X that was chosen for the source, where the ability triggers as that is cast or enters."""
    if origin[0] not in _ITS_OWN and not _speaks_of_x(ability):
        return 0
    if is_gained(game, source, origin):
        return 0
    match ability:
        case Triggered(when=CastsSpell(_, This())):
            return x_as_it_is_cast(game, game.last_seen(source))
        case Triggered(when=Enters(This())):
            return x_as_it_enters(game, game.last_seen(source))
        case Triggered(when=BecomesMarked(This(), "monstrous")):
            return x_of_monstrosity(game, source)
        case Triggered(when=IsTurnedFaceUp(This())):
            return x_of_morph(game, source)
        case _:  # X has been chosen for nothing
            return 0


def x_of_trigger(game: Game, trigger: Waiting) -> int:
    """Find the X of an ability that has triggered: that of the spell it is about, or of its own object."""
    ability, about = trigger.ability, trigger.happening
    if isinstance(ability, Triggered) and about is not None and about.objects:
        match ability.when:
            case CastsSpell(spell=Filter() as kind) if Is("with {X} in its mana cost") in kind.predicates:
                return x_of_another(game, about.objects[0])
            case _:  # it is about no X of another object
                pass
    return x_of_source(game, trigger.source, ability, trigger.origin)


@X_OF_ANOTHER_OBJECT
def x_of_another(game: Game, spell: int) -> int:
    """Where an ability speaks of the X in another object's cost, its own X is what was chosen there."""
    x = x_as_it_is_cast(game, game.last_seen(spell))
    X_OF_ANOTHER_OBJECT.decided(game, f"X is {x}, as for {game.label(spell)}")
    return x


@X_OF_ADDED_ABILITY
def is_gained(game: Game, source: int, origin: Origin) -> bool:
    """X in an ability that an object has gained is not the X that was chosen for the object, but 0."""
    gained = origin[0] not in _ITS_OWN
    if gained:
        X_OF_ADDED_ABILITY.decided_once(game, f"X of an ability that {game.label(source)} has gained is 0")
    return gained


@X_OF_MORPH
@X_OF_DISGUISE
def x_of_morph(game: Game, source: int) -> int:
    """X is what was chosen for the morph or disguise cost as the permanent was turned face up."""
    turned = (event for event in reversed(game.deeds) if isinstance(event, TurnsFace))
    number = next((event.x for event in turned if event.object == source), 0)
    cited = (
        X_OF_DISGUISE
        if any(isinstance(a, Keyword) and a.name == "disguise" for a in game.last_seen(source).base.abilities)
        else X_OF_MORPH
    )
    cited.decided(game, f"{game.label(source)} was turned face up: X is {number}")
    return number


@X_OF_MONSTROSITY
def x_of_monstrosity(game: Game, source: int) -> int:
    """X is what it was for the action that made the permanent monstrous."""
    number = int(game.last_seen(source).notes.get("monstrous", "0"))
    X_OF_MONSTROSITY.decided(game, f"{game.label(source)} became monstrous: X is {number}")
    return number


@INTERVENING_IF
def is_so(game: Game, speaker: Speaker, ability: Triggered, about: About) -> bool:
    """An intervening ``if`` is checked as the event occurs: the ability triggers only if it is so."""
    if ability.condition == Always() == ability.meanwhile:
        return True
    x = about.x or x_of_source(game, speaker.source, ability, speaker.of.origin)
    follower = replace(with_event(speaker, about, ability), chosen=replace(speaker.chosen, x=x))
    if ability.meanwhile != Always() and not is_so_meanwhile(game, follower, ability):
        return False
    if ability.condition == Always():
        return True
    holding = holds(game, views(game), follower, ability.condition)
    INTERVENING_IF.decided(
        game, f"the condition of {game.label(speaker.source)} {'holds' if holding else 'does not hold'}"
    )
    return holding


@TRIGGERING
def is_so_meanwhile(game: Game, speaker: Speaker, ability: Triggered) -> bool:
    """What is said of the time of an event is part of it, and is not asked again as the ability resolves."""
    holding = holds(game, views(game), speaker, ability.meanwhile)
    TRIGGERING.decided(
        game, f"{game.label(speaker.source)}: it is {'so' if holding else 'not so'} as the event occurs"
    )
    return holding


@DONE_ONCE_EACH_TURN
def has_done_it(game: Game, waiting: Waiting, ability: Triggered) -> bool:
    """An ability with an action for once each turn doesn't trigger after its controller has acted."""
    if ability.limit == "do once each turn":
        done = bool(game.this_turn.get(("done", waiting.source, waiting.uid, waiting.controller)))
        DONE_ONCE_EACH_TURN.decided(
            game, f"{waiting.controller} has {'' if done else 'not '}taken the action this turn"
        )
        return done
    return False


_AT_MOST = {"triggers once each turn": 1, "triggers twice each turn": 2}


def triggers_left(game: Game, ability: Triggered, thing: int, uid: tuple[int, ...]) -> int:
    """Return how often an ability that is limited may still trigger."""
    if ability.limit == "triggers once":
        return int(thing not in game.objects or f"triggered {uid}" not in game.objects[thing].notes)
    return _AT_MOST[ability.limit] - game.this_turn.get(("triggered", thing, uid), 0)


@ADDITIONAL_TRIGGERS
def times_it_triggers(game: Game, before: Game, seen: SeenTrigger) -> list[SeenTrigger]:
    """An ability triggers an additional time for each effect that says so.

    Such effects do not apply to each other.
    """
    trigger, event = seen
    times, speaking = 1, False
    there = _where_effects_are_found(game, before, seen)
    for i, held, _, kept in said_by_statics(there, DontTrigger):
        speaker = speaker_of(there, i, held, views(there)[i].controller)
        if counts_again(game, before, speaker, TriggersAgain(kept.of, kept.cause), trigger, event):
            name = game.label(trigger.source)
            TRIGGERING.decided(game, f"{game.label(i)} keeps an ability of {name} from triggering")
            return []
    for i, held, _, effect in said_by_statics(there, TriggersAgain):
        speaking = True
        speaker = speaker_of(there, i, held, views(there)[i].controller)
        times += counts_again(game, before, speaker, effect, trigger, event)
    if speaking:
        ADDITIONAL_TRIGGERS.decided(
            game, f"the ability of {game.label(trigger.source)} triggers {many(times, 'time')}"
        )
        TRIGGERED_ABILITIES_OF_OBJECTS.decided_once(
            game, f"it is an ability that {game.label(trigger.source)} has"
        )
    return [seen] * times


def _where_effects_are_found(game: Game, before: Game, seen: SeenTrigger) -> Game:
    """Return the game in which effects on triggering are sought: the earlier one, to look back (603.10)."""
    event, ability = seen[1], seen[0].ability
    if event is None or not isinstance(ability, Triggered):
        return game
    waited_for = (when for when in alternatives(ability.when) if could_match(when, event))
    return before if any(looks_back(game, before, when, event) for when in waited_for) else game


@TRIGGERED_ABILITIES_OF_OBJECTS
def delayed_is_no_ability_of(game: Game, _before: Game, seen: SeenTrigger) -> list[SeenTrigger]:
    """Effects that speak of an object's triggered abilities do not mean delayed ones."""
    if said_by_statics(game, DontTrigger, TriggersAgain):
        TRIGGERED_ABILITIES_OF_OBJECTS.decided(
            game, f"a delayed ability is none that {game.label(seen[0].source)} has"
        )
    return [seen]


def counts_again(
    game: Game, before: Game, speaker: Speaker, effect: TriggersAgain, trigger: Waiting, event: Event_ | None
) -> bool:
    """Return whether an effect that speaks of abilities that trigger means this one."""
    there = game if trigger.source in game.objects else before
    if trigger.source not in there.objects:
        return False
    zone: Any = there.objects[trigger.source].zone
    # Where no permanent or spell is named, abilities of cards in other zones are meant too.
    of = effect.of if effect.of.predicates else replace(effect.of, zone=zone)
    if not is_described(there, views(there), speaker, of, trigger.source):
        return False
    if effect.cause is None:
        return True
    return event is not None and any(
        _is_because_of(game, before, speaker, cause, event) for cause in alternatives(effect.cause)
    )


def _is_because_of(game: Game, before: Game, speaker: Speaker, cause: TriggerEvent, event: Event_) -> bool:
    if not could_match(cause, event):
        return False
    back = looks_back(game, before, cause, event) and speaker.source in before.objects
    return bool(occurrences(before if back else game, before, game, event, cause, speaker))
