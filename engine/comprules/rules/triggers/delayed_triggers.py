"""603.7, 603.12: spells and abilities create triggered abilities, for later or for what they have done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from comprules.abilities.conditions import Did, Not
from comprules.abilities.kinds import CreateDelayed, Effect, Triggered, WhenYouDo
from comprules.abilities.nouns import OneOrMore, Target
from comprules.abilities.parts import any_part_is
from comprules.abilities.simple_nouns import It
from comprules.abilities.slots import NOW
from comprules.abilities.trigger_events import (
    HasResolved,
    NextBeginning,
    PaysThisCost,
    StateIs,
    ThisWay,
    TriggerEvent,
)
from comprules.abilities.trigger_events_of_players import ManaIsSpent
from comprules.book.citing import Citation, cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.spells_and_abilities import CreatesTrigger, Resolves
from comprules.happening import happen
from comprules.questions import Question, ask
from comprules.rules.meaning import Speaker, holds
from comprules.rules.meaning.speaker import AbilityUsed, Choices, meant_by
from comprules.rules.triggers.attackers_declared import Seen, enough_together
from comprules.rules.triggers.beginning_of_steps import at_end_of_combat
from comprules.rules.triggers.looking_back import looks_back
from comprules.rules.triggers.trigger_events import alternatives, could_match, occurrences
from comprules.rules.triggers.what_triggered import About, Event_
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Delayed, Waiting
from comprules.state.objects import NOT_YET, Filled

__all__ = [
    "DELAYED_FOR_NTH_RESOLUTION",
    "DELAYED_FROM_ALLOWED_ACTION",
    "DELAYED_FROM_NOW_ON",
    "DELAYED_TRIGGERED_ABILITIES",
    "DELAYED_TRIGGERS_ONCE",
    "EFFECTS_WITHOUT_THE_STACK",
    "END_STEP_DOES_NOT_GO_BACK",
    "HOW_OFTEN_REFLEXIVE_ABILITIES_TRIGGER",
    "MORE_MANA_WITH_CONDITIONS",
    "REFLEXIVE_TRIGGERS",
    "SOURCE_OF_DELAYED_FROM_ABILITY",
    "SOURCE_OF_DELAYED_FROM_REPLACEMENT",
    "SOURCE_OF_DELAYED_FROM_SPELL",
    "X_OF_DELAYED_TRIGGER",
    "about_speaker",
    "controller_of_delayed",
    "create_delayed",
    "create_reflexive",
    "delayed_that_trigger",
    "is_over_once_triggered",
    "is_the_time",
    "one_for_each_mana",
    "remember",
    "remembering",
    "times_it_was_done",
    "trigger_reflexive",
    "waits_from_now_on",
    "without_ended",
    "x_of_delayed",
]

EFFECTS_WITHOUT_THE_STACK = cite("405.6a")
MORE_MANA_WITH_CONDITIONS = cite("106.6a")
X_OF_DELAYED_TRIGGER = cite("107.3n")
DELAYED_TRIGGERED_ABILITIES = cite("603.7")
DELAYED_FROM_NOW_ON = cite("603.7a")
DELAYED_TRIGGERS_ONCE = cite("603.7b")
END_STEP_DOES_NOT_GO_BACK = cite("513.2")
SOURCE_OF_DELAYED_FROM_SPELL = cite("603.7d")
SOURCE_OF_DELAYED_FROM_ABILITY = cite("603.7e")
SOURCE_OF_DELAYED_FROM_REPLACEMENT = cite("603.7f")
DELAYED_FROM_ALLOWED_ACTION = cite("603.7g")
DELAYED_FOR_NTH_RESOLUTION = cite("603.7h")
REFLEXIVE_TRIGGERS = cite("603.12")
HOW_OFTEN_REFLEXIVE_ABILITIES_TRIGGER = cite("603.12a")

# ---- created: 603.7, 603.7a


@DELAYED_TRIGGERED_ABILITIES
def create_delayed(game: Game, speaker: Speaker, effect: CreateDelayed) -> Game:
    """A delayed triggered ability is created; from now on it waits."""
    if isinstance(effect.when, HasResolved) and not is_the_time(game, speaker, effect.when):
        return game
    when, about = _locked(speaker, effect.when)
    follower = replace(about_speaker(speaker), objects=about)
    ability = Triggered(when, effect.effects, word=effect.word, fills=effect.fills)
    is_spell = game.last_seen(speaker.source).zone == "stack"
    way = speaker.of.way or ("spell" if is_spell else "ability")
    made = Delayed(
        NOT_YET,
        ability,
        speaker.source,
        speaker.controller,
        way,
        effect.this_turn,
        follower,
        speaker.of.origin,
        speaker.of.uid,
        effect.once,
    )
    DELAYED_TRIGGERED_ABILITIES.decided(
        game, f"{game.label(speaker.source)} creates a delayed triggered ability"
    )
    if isinstance(effect.when, ManaIsSpent):
        for mark in one_for_each_mana(game, speaker.source, _new_mana(game, speaker.source)):
            waiting_for = replace(ability, when=replace(effect.when, mark=mark))
            game = waits_from_now_on(game, replace(made, ability=waiting_for))
        return game
    return waits_from_now_on(game, made)


def _new_mana(game: Game, source: int) -> tuple[int, ...]:
    """Return what tells the mana apart that an ability of the source has just added."""
    awaited = {
        delayed.ability.when.mark
        for delayed in game.delayed
        if isinstance(delayed.ability, Triggered) and isinstance(delayed.ability.when, ManaIsSpent)
    }
    there = (part for seat in game.players.values() for part in seat.bound if part.source == source)
    return tuple(part.mark for part in there if part.mark and part.mark not in awaited)


@MORE_MANA_WITH_CONDITIONS
def one_for_each_mana(game: Game, source: int, marks: tuple[int, ...]) -> tuple[int, ...]:
    """For each mana that has been produced there is a delayed triggered ability of its own."""
    if len(marks) > 1:
        MORE_MANA_WITH_CONDITIONS.decided(
            game, f"{game.label(source)}: {many(len(marks), 'delayed ability')}, one for each mana"
        )
    return marks


def _locked(speaker: Speaker, when: TriggerEvent) -> tuple[TriggerEvent, tuple[int, ...]]:
    """Return what it waits for, with a target as the object that it is."""
    who = getattr(when, "who", None)
    if isinstance(who, Target):
        chosen = speaker.chosen.targets[who.index] if who.index < len(speaker.chosen.targets) else ()
        locked: Any = when
        return replace(locked, who=It(slot=NOW)), tuple(t for t in chosen if isinstance(t, int))
    if isinstance(who, It):
        locked = when
        return replace(locked, who=replace(who, slot=NOW)), meant_by(speaker, who)
    return when, speaker.current.objects


@DELAYED_FROM_NOW_ON
@END_STEP_DOES_NOT_GO_BACK
@EFFECTS_WITHOUT_THE_STACK
def waits_from_now_on(game: Game, made: Delayed) -> Game:
    """A delayed triggered ability waits from its creation on; what happened before does not trigger it."""
    DELAYED_FROM_NOW_ON.decided(
        game, f"the delayed ability of {game.label(made.source)} waits for what comes from now on"
    )
    EFFECTS_WITHOUT_THE_STACK.decided(
        game, f"nothing is put on the stack until the delayed ability of {game.label(made.source)} triggers"
    )
    match made.ability:
        case Triggered(when=NextBeginning(step)) if step == game.step == "end":
            END_STEP_DOES_NOT_GO_BACK.decided(game, "this end step has begun: it waits for the next turn's")
        case _:  # what it waits for can still happen in this step
            pass
    return happen(game, CreatesTrigger(made))


@DELAYED_FOR_NTH_RESOLUTION
def is_the_time(game: Game, speaker: Speaker, when: HasResolved) -> bool:
    """An ability that waits for a number of resolutions in a turn is created once, at that resolution."""
    times = game.this_turn.get(("resolved", speaker.source, speaker.of.uid), 0) + 1
    DELAYED_FOR_NTH_RESOLUTION.decided(
        game, f"the ability of {game.label(speaker.source)} resolves for the {times}. time this turn"
    )
    return times == when.times


# ---- triggering: 603.7b


def delayed_that_trigger(
    before: Game, events: tuple[Event_, ...], after: Game
) -> tuple[Game, list[tuple[Waiting, Event_ | None]]]:
    """Return the delayed triggered abilities that see what they waited for; most are used up by that."""
    found: list[tuple[Waiting, Event_ | None]] = []
    for delayed in after.delayed:
        assert isinstance(delayed.ability, Triggered)
        seen_by = _seen_by(before, events, after, delayed, delayed.ability)
        if not seen_by or (_waits_for_end_of_combat(delayed.ability) and not at_end_of_combat(after)):
            continue
        chosen = seen_by
        if is_over_once_triggered(after, delayed):
            chosen = one_of_those_at_once(after, delayed, seen_by)
            after = replace(after, delayed=tuple(d for d in after.delayed if d.id != delayed.id))
        for about, event in chosen:
            controller = controller_of_delayed(after, delayed)
            waiting = Waiting(
                _as_said(delayed.ability), delayed.source, controller, about, delayed.origin, delayed.uid
            )
            DELAYED_TRIGGERED_ABILITIES.decided(
                after, f"a delayed ability of {after.label(delayed.source)} triggers"
            )
            found.append((waiting, event))
    return after, found


def _as_said(ability: Triggered) -> Triggered:
    """Return the ability as its words have it, without what tells the mana apart that it waited for."""
    return (
        replace(ability, when=replace(ability.when, mark=0))
        if isinstance(ability.when, ManaIsSpent)
        else ability
    )


def _waits_for_end_of_combat(ability: Triggered) -> bool:
    return isinstance(ability.when, NextBeginning) and ability.when.step == "end of combat"


def _seen_by(
    before: Game, events: tuple[Event_, ...], after: Game, delayed: Delayed, ability: Triggered
) -> list[tuple[About, Event_]]:
    speaker = Speaker(
        delayed.source,
        delayed.controller,
        chosen=Choices(words=delayed.introduced.words),
        of=AbilityUsed(origin=delayed.origin, uid=delayed.uid),
        current=Filled(
            objects=delayed.introduced.objects,
            players=(delayed.introduced.player,) if delayed.introduced.player else (),
        ),
        slots=delayed.introduced.slots,
    )
    seen: list[Seen] = []
    for event in events:
        for when in alternatives(ability.when):
            if could_match(when, event):
                there = before if looks_back(after, before, when, event) else after
                abouts = occurrences(there, before, after, event, when, speaker)
                seen += [(when, about, event) for about in abouts]
    return [
        (_referred_to(after, delayed.introduced, about), event)
        for about, event in enough_together(after, seen)
    ]


@X_OF_DELAYED_TRIGGER
def x_of_delayed(game: Game, introduced: About) -> int:
    """X in a delayed triggered ability is that of the spell or ability that created it."""
    if introduced.x:
        X_OF_DELAYED_TRIGGER.decided_once(
            game, f"X of the delayed ability is {introduced.x}, as for what created it"
        )
    return introduced.x


def _referred_to(game: Game, introduced: About, about: About) -> About:
    """Return what the delayed ability speaks of: what the event is about, else what its text had named."""
    if about.objects:
        return replace(
            about, x=x_of_delayed(game, introduced), words=introduced.words, slots=introduced.slots
        )
    return replace(
        introduced,
        x=x_of_delayed(game, introduced),
        player=about.player or introduced.player,
        amount=about.amount or introduced.amount,
    )


@DELAYED_TRIGGERS_ONCE
def is_over_once_triggered(game: Game, delayed: Delayed) -> bool:
    """A delayed ability triggers only once, on the next such event; with a duration it triggers each time."""
    if delayed.always or (delayed.this_turn and not delayed.once):
        how_long = "for the rest of the game" if delayed.always else "this turn"
        DELAYED_TRIGGERS_ONCE.decided(
            game, f"the delayed ability of {game.label(delayed.source)} triggers each time {how_long}"
        )
        return False
    DELAYED_TRIGGERS_ONCE.decided(game, f"the delayed ability of {game.label(delayed.source)} triggers once")
    return True


def one_of_those_at_once(
    game: Game, delayed: Delayed, found: list[tuple[About, Event_]]
) -> list[tuple[About, Event_]]:
    """Of several events at once its controller chooses the one on which it triggers."""
    if len(found) == 1:
        return found
    names = {
        f"{game.label(about.objects[0]) if about.objects else n}": (about, e)
        for n, (about, e) in enumerate(found, 1)
    }
    text = f"choose what the delayed ability of {game.label(delayed.source)} triggers on"
    return [names[ask(game, Question(delayed.controller, text, tuple(names)))[0]]]


def without_ended(game: Game) -> Game:
    """Return the game in which delayed abilities that last this turn are over."""
    left = tuple(delayed for delayed in game.delayed if not delayed.this_turn)
    return game if len(left) == len(game.delayed) else replace(game, delayed=left)


# ---- whose it is: 603.7d-g


@SOURCE_OF_DELAYED_FROM_SPELL
@SOURCE_OF_DELAYED_FROM_ABILITY
@SOURCE_OF_DELAYED_FROM_REPLACEMENT
@DELAYED_FROM_ALLOWED_ACTION
def controller_of_delayed(game: Game, delayed: Delayed) -> str:
    """What created a delayed triggered ability decides its source and controller.

    A spell that created it as it resolved is its source; an ability passes on its own source. With a
    replacement effect, or a static ability that allowed an action, the source is the object with that
    ability. Whoever controlled the source then controls the delayed ability.
    """
    citation, made_by = _MADE_BY[delayed.way]
    source = f"{made_by}{game.label(delayed.source)}"
    citation.decided(game, f"{delayed.controller}, who controlled {source}, controls it")
    return delayed.controller


_MADE_BY: Final[Mapping[str, tuple[Citation, str]]] = {
    "spell": (SOURCE_OF_DELAYED_FROM_SPELL, "the spell "),
    "ability": (SOURCE_OF_DELAYED_FROM_ABILITY, "the ability of "),
    "replacement": (SOURCE_OF_DELAYED_FROM_REPLACEMENT, ""),
    "permission": (DELAYED_FROM_ALLOWED_ACTION, ""),
}


# ---- reflexive: 603.12


def remembering(game: Game, effects: Iterable[Effect]) -> Game:
    """Let the game keep what happens from now on if instructions will ask for it; else it forgets."""
    asks = any(_asks(effect) for effect in effects)
    if asks:
        return replace(game, during=())
    return game if game.during is None else replace(game, during=None)


_asks = any_part_is(ThisWay)


def remember(before: Game, events: tuple[Event, ...], after: Game) -> Game:
    """Return the game, with what has happened kept where it will be asked for."""
    if after.during is None or any(isinstance(event, Resolves) for event in events):
        return after
    return replace(after, during=(*after.during, (before, events, after)))


@REFLEXIVE_TRIGGERS
def create_reflexive(game: Game, speaker: Speaker, effect: WhenYouDo) -> Game:
    """A reflexive triggered ability triggers at once if its action was taken earlier in this resolution."""
    match effect.when:
        case Did() | Not() as did:
            done = [about_speaker(speaker)] if holds(game, views(game), speaker, did) else []
        case PaysThisCost():
            done = [about_speaker(speaker)] * (speaker.current.amount if speaker.current.did else 0)
        case ThisWay(inner):
            done = _done_this_way(game, speaker, inner)
    name = game.label(speaker.source)
    REFLEXIVE_TRIGGERS.decided(
        game, f"{name}: {'the action was taken' if done else 'the action was not taken this way'}"
    )
    return trigger_reflexive(game, speaker, effect, times_it_was_done(game, effect, done))


def about_speaker(speaker: Speaker) -> About:
    """Return what the ability that is resolving knows, for an ability that it creates."""
    return About(
        speaker.current.objects,
        speaker.current.player,
        speaker.current.amount,
        locked=True,
        x=speaker.chosen.x,
        words=speaker.chosen.words,
        slots=speaker.slots,
    )


def _done_this_way(game: Game, speaker: Speaker, when: TriggerEvent) -> list[About]:
    found: list[About] = []
    for before, events, after in game.during or ():
        for event, one in ((e, one) for e in events for one in alternatives(when) if could_match(one, e)):
            there = before if looks_back(game, before, one, event) else after
            seen = occurrences(there, before, after, event, one, speaker)
            found += [replace(about, slots=speaker.slots) for about in seen]
    several = any(isinstance(getattr(when, name, None), OneOrMore) for name in ("who", "what"))
    if several and found:
        objects = tuple(i for about in found for i in about.objects)
        return [replace(found[0], objects=objects, amount=len(objects))]
    return found


@HOW_OFTEN_REFLEXIVE_ABILITIES_TRIGGER
def times_it_was_done(game: Game, effect: WhenYouDo, done: list[About]) -> list[About]:
    """It triggers once for each time.

    But only once where a cost was paid any number of times, one or more.
    """
    if len(done) > 1:
        one = isinstance(effect.when, PaysThisCost)
        HOW_OFTEN_REFLEXIVE_ABILITIES_TRIGGER.decided(
            game, f"done {len(done)} times, the ability triggers {'once' if one else 'each time'}"
        )
        return done[:1] if one else done
    return done


def trigger_reflexive(game: Game, speaker: Speaker, effect: WhenYouDo, done: list[About]) -> Game:
    """The reflexive ability triggers for each time that it was done."""
    when = StateIs(effect.when) if isinstance(effect.when, Did | Not) else effect.when
    ability = Triggered(when, effect.effects, fills=effect.fills)
    waiting = tuple(
        Waiting(
            ability,
            speaker.source,
            speaker.controller,
            about,
            speaker.of.origin,
            speaker.of.uid,
            game.next_id + n,
        )
        for n, about in enumerate(done)
    )
    return replace(game, waiting=(*game.waiting, *waiting), next_id=game.next_id + len(waiting))
