"""603.7: delayed triggered abilities, misread."""

from __future__ import annotations

from comprules.abilities.kinds import CreateDelayed, Triggered, WhenYouDo
from comprules.abilities.simple_nouns import It
from comprules.abilities.trigger_events import HasResolved, NextBeginning, PaysThisCost
from comprules.abilities.trigger_events_of_objects import BecomesTapped, Dies, Leaves
from comprules.book.citing import original
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.triggers.delayed_triggers import (
    DELAYED_FOR_NTH_RESOLUTION,
    DELAYED_FROM_ALLOWED_ACTION,
    DELAYED_FROM_NOW_ON,
    DELAYED_TRIGGERED_ABILITIES,
    DELAYED_TRIGGERS_ONCE,
    EFFECTS_WITHOUT_THE_STACK,
    END_STEP_DOES_NOT_GO_BACK,
    HOW_OFTEN_REFLEXIVE_ABILITIES_TRIGGER,
    REFLEXIVE_TRIGGERS,
    SOURCE_OF_DELAYED_FROM_ABILITY,
    SOURCE_OF_DELAYED_FROM_REPLACEMENT,
    SOURCE_OF_DELAYED_FROM_SPELL,
    about_speaker,
    controller_of_delayed,
    create_delayed,
    create_reflexive,
    is_over_once_triggered,
    is_the_time,
    times_it_was_done,
    trigger_reflexive,
    waits_from_now_on,
)
from comprules.rules.triggers.what_triggered import About
from comprules.ruleset import seen
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Delayed, Waiting

__all__: list[str] = []

# ---- delayed triggers


@DELAYED_TRIGGERED_ABILITIES.misreading_of(create_delayed)
def never_created(game: Game, _speaker: Speaker, _effect: CreateDelayed) -> Game:
    """Nothing is put off."""
    return game


@DELAYED_FROM_NOW_ON.misreading_of(waits_from_now_on)
def for_the_past_as_well(game: Game, made: Delayed) -> Game:
    """Look at how things stand instead of waiting: what is already gone or untapped triggers at once."""
    game = original(waits_from_now_on)(game, made)
    about = made.introduced.objects
    match made.ability:
        case Triggered(when=Leaves(It()) | Dies(It())):
            late = any(i not in game.objects for i in about)
        case Triggered(when=BecomesTapped(It(), untapped)):
            late = any(i in game.objects and game.objects[i].tapped is not untapped for i in about)
        case _:
            late = False
    if not late:
        return game
    waiting = Waiting(made.ability, made.source, made.controller, made.introduced, made.origin, made.uid)
    return replace(game, waiting=(*game.waiting, waiting))


@EFFECTS_WITHOUT_THE_STACK.misreading_of(waits_from_now_on)
def on_the_stack_at_once(game: Game, made: Delayed) -> Game:
    """What an effect puts off is put on the stack as soon as the spell has resolved."""
    waiting = Waiting(made.ability, made.source, made.controller, made.introduced, made.origin, made.uid)
    return replace(game, waiting=(*game.waiting, waiting))


@END_STEP_DOES_NOT_GO_BACK.misreading_of(waits_from_now_on)
def still_in_this_step(game: Game, made: Delayed) -> Game:
    """What waits for an end step, and is created in one, is put onto the stack in the same step."""
    match made.ability:
        case Triggered(when=NextBeginning("end")) if game.step == "end":
            pass
        case _:
            return original(waits_from_now_on)(game, made)
    waiting = Waiting(made.ability, made.source, made.controller, made.introduced, made.origin, made.uid)
    return replace(game, waiting=(*game.waiting, waiting))


@DELAYED_FOR_NTH_RESOLUTION.misreading_of(is_the_time)
def every_time(_game: Game, _speaker: Speaker, _when: HasResolved) -> bool:
    """It is created each time that the ability resolves."""
    return True


@DELAYED_TRIGGERS_ONCE.misreading_of(is_over_once_triggered)
def goes_on_waiting(_game: Game, _delayed: Delayed) -> bool:
    """A delayed ability stays after it has triggered, and triggers each time from then on."""
    return False


@SOURCE_OF_DELAYED_FROM_SPELL.misreading_of(controller_of_delayed)
def active_player(game: Game, delayed: Delayed) -> str:
    """What a spell made is controlled by the player whose turn it is."""
    return game.active if delayed.way == "spell" else delayed.controller


@SOURCE_OF_DELAYED_FROM_ABILITY.misreading_of(controller_of_delayed)
@SOURCE_OF_DELAYED_FROM_REPLACEMENT.misreading_of(controller_of_delayed)
def who_controls_it_now(game: Game, delayed: Delayed) -> str:
    """What an ability made is controlled by whoever controls its source now, or did last."""
    by_ability = delayed.way in ("ability", "replacement")
    return seen(game, delayed.source).controller if by_ability else delayed.controller


@DELAYED_FROM_ALLOWED_ACTION.misreading_of(controller_of_delayed)
def who_controls_what_it_became(game: Game, delayed: Delayed) -> str:
    """Whoever controls the permanent that the spell became controls what the permission made."""
    became = game.successor.get(delayed.source, delayed.source)
    return seen(game, became).controller if delayed.way == "permission" else delayed.controller


@REFLEXIVE_TRIGGERS.misreading_of(create_reflexive)
def whatever_was_done(game: Game, speaker: Speaker, effect: WhenYouDo) -> Game:
    """It triggers once, whether or not the action was taken."""
    return trigger_reflexive(game, speaker, effect, [about_speaker(speaker)])


@HOW_OFTEN_REFLEXIVE_ABILITIES_TRIGGER.misreading_of(times_it_was_done)
def the_other_way_round(_game: Game, effect: WhenYouDo, done: list[About]) -> list[About]:
    """Once for several times, and for each payment of a cost."""
    return done if isinstance(effect.when, PaysThisCost) else done[:1]
