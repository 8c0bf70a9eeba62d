"""608.2, 609, 610: what instructions do, misread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from comprules.abilities.conditions import Duration
from comprules.abilities.instructions import Destroy, Move
from comprules.abilities.kinds import Ability, Apply, Change, Effect
from comprules.abilities.nouns import AllThese, Subject
from comprules.abilities.plain_instructions import RollDie
from comprules.abilities.simple_nouns import This
from comprules.abilities.trigger_events import TriggerEvent
from comprules.book.citing import Citation, original
from comprules.events.every import Event
from comprules.events.permanents import Transforms, TurnsFace
from comprules.happening.happen import happen
from comprules.happening.whose_choice_comes_first import CHOICES_IN_TURN_ORDER
from comprules.questions import Known, ask_objects
from comprules.rules.continuous.durations_as_they_begin import (
    DURATION_OVER_BEFORE_BEGUN,
    duration_as_it_begins,
)
from comprules.rules.effects.attaching_where_chosen import AURA_TURNED_FACE_UP, hosts_as_face_up
from comprules.rules.effects.beginning_effects import (
    AMOUNTS_FIXED_ONCE,
    CONTINUOUS_EFFECTS,
    CONTINUOUS_EFFECTS_ON_ENTERING,
    COPY_WITH_GAINED_ABILITY,
    EFFECTS_OF_RESOLUTION,
    LOCKED_SET_OF_OBJECTS,
    effects_begin,
    has_it_still,
    is_locked,
    said_as_it_enters,
    with_amounts_fixed,
)
from comprules.rules.effects.choices import (
    ANY_NUMBER,
    CHOSEN_FACE_DOWN,
    EARLIER_CHOICES_KNOWN,
    SEVERAL_PLAYERS_STEP_BY_STEP,
    TIES,
    any_number,
    choosing_in_turn,
    kept_face_down,
    known_to_the_next,
    those_with_extreme,
    tied,
)
from comprules.rules.effects.coins_and_dice import (
    CALLING,
    COINS_AND_DICE,
    MODIFIED_RESULT,
    has_won,
    is_at_hand,
    result_of,
)
from comprules.rules.effects.countering import can_be_countered
from comprules.rules.effects.dealing_damage import dealing
from comprules.rules.effects.instructions_as_events import INSTRUCTIONS_IN_ORDER, may_be_regenerated
from comprules.rules.effects.moving_objects import (
    ORDER_OF_CARDS_IN_LIBRARY,
    SHUFFLING_FOR_ANOTHER,
    in_order,
    who_shuffles,
)
from comprules.rules.effects.one_shot_effects import (
    CONTROLLER_OF_RETURNED,
    EXILED_FOR_A_TIME,
    ONE_SHOT_EFFECTS,
    PHASED_IN_TOGETHER,
    PHASING_EVENT_BEFORE_ABILITY,
    PHASING_EVENT_BEFORE_SPELL,
    PHASING_IN_AGAIN,
    RETURN_EVENT_BEFORE_ABILITY,
    RETURN_EVENT_BEFORE_SPELL,
    RETURNED_TOGETHER,
    RETURNING,
    at_once,
    comes_too_late,
    happens_once,
    no_longer_awaited,
    phasing_in_again,
    returning,
    rule_of_event_before,
    who_controls,
)
from comprules.rules.effects.piles_in_exile import PILES_IN_EXILE, chosen_by_pile
from comprules.rules.effects.taking_actions import SCRYING_NOTHING, SURVEILLING_NOTHING, is_nothing
from comprules.rules.effects.transforming import (
    NOT_INTO_A_SPELL,
    NOTHING_TO_TURN_TO,
    TRANSFORMED_ALREADY,
    has_transformed_since,
    transforms,
)
from comprules.rules.keywords.phasing import PHASED_OUT_UNTIL_EVENT
from comprules.rules.meaning.last_known_information import LAST_KNOWN_INFORMATION
from comprules.rules.meaning.recipients import named_objects
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.targeting.targets import INSTRUCTIONS_AFTER_THE_EFFECT
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting, Until

__all__: list[str] = []

# ---- beginning effects


@CONTINUOUS_EFFECTS_ON_ENTERING.misreading_of(said_as_it_enters)
def is_afterwards(_game: Game, _effects: tuple[Effect, ...]) -> tuple[Apply, ...]:
    """What is said of the permanent applies after it has entered."""
    return ()


@CONTINUOUS_EFFECTS.misreading_of(effects_begin)
@EFFECTS_OF_RESOLUTION.misreading_of(effects_begin)
def never_begins(game: Game, _speaker: Speaker, _effects: Sequence[Lasting], _duration: Duration) -> Game:
    """Resolving spells and abilities make no continuous effects."""
    return game


@DURATION_OVER_BEFORE_BEGUN.misreading_of(duration_as_it_begins)
def without_duration(_game: Game, _speaker: Speaker, _duration: Duration) -> Duration | None:
    """The effect begins, and lasts for ever."""
    return Duration()


@LOCKED_SET_OF_OBJECTS.misreading_of(is_locked)
def follows_its_words(_game: Game, effect: Apply) -> bool:
    """The set of objects is looked up anew at each moment."""
    return not isinstance(effect.subject, AllThese)


@AMOUNTS_FIXED_ONCE.misreading_of(with_amounts_fixed)
def counted_later(_game: Game, _speaker: Speaker, change: Change) -> Change:
    """Amounts are counted anew at every moment."""
    return change


@COPY_WITH_GAINED_ABILITY.misreading_of(has_it_still)
def like_its_model(_game: Game, _speaker: Speaker, change: Change, _ability: Ability) -> Change:
    """The copy has the abilities of what it copies, and not the one that made it."""
    return change


# ---- choices


@TIES.misreading_of(tied)
def first_of_them(game: Game, _speaker: Speaker, there: tuple[int, ...], extreme: str) -> tuple[int, ...]:
    """Of several it is the one that has been there longest."""
    return those_with_extreme(game, there, extreme)[:1]


@CHOICES_IN_TURN_ORDER.misreading_of(choosing_in_turn)
@SEVERAL_PLAYERS_STEP_BY_STEP.misreading_of(choosing_in_turn)
def last_player_first(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Players choose against the order of turns."""
    return players[::-1]


@EARLIER_CHOICES_KNOWN.misreading_of(known_to_the_next)
def nobody_is_told(_game: Game, _player: str, _chosen: tuple[int, ...]) -> Known:
    """All choose in secret."""
    return ()


@CHOSEN_FACE_DOWN.misreading_of(kept_face_down)
def shown_at_once(game: Game, player: str, chosen: tuple[int, ...]) -> Known:
    """Each player shows what was chosen before the next one chooses."""
    return ((player, tuple(game.label(i) for i in chosen)),)


# ---- countering


@INSTRUCTIONS_AFTER_THE_EFFECT.misreading_of(can_be_countered)
def always(_game: Game, _thing: int, _by: int) -> bool:
    """Whatever is told to be countered is."""
    return True


# ---- dealing damage


@LAST_KNOWN_INFORMATION.misreading_of(dealing)
def only_what_is_there(game: Game, speaker: Speaker, source: Subject | None) -> tuple[int, ...]:
    """What has left deals no damage."""
    found = (
        (speaker.source,)
        if source is None or isinstance(source, This)
        else named_objects(game, speaker, source)
    )
    return tuple(i for i in found if i in game.objects)


# ---- instructions as events


@INSTRUCTIONS_IN_ORDER.misreading_of(may_be_regenerated)
def taken_by_itself(_game: Game, _effect: Destroy) -> bool:
    """Each sentence is followed as if no other came after it."""
    return True


# ---- moving objects


@SHUFFLING_FOR_ANOTHER.misreading_of(who_shuffles)
def owners_of_what_is_there(
    game: Game, _speaker: Speaker, _subject: Subject, things: tuple[int, ...]
) -> tuple[str, ...]:
    """Only those into whose libraries something goes shuffle."""
    return tuple(dict.fromkeys(game.objects[i].owner for i in things))


# ---- one shot effects


@ONE_SHOT_EFFECTS.misreading_of(happens_once)
def time_and_again(game: Game, events: list[Event]) -> Game:
    """What is done, is done twice."""
    return happen(game, *events, *(replace(event) for event in events))


def never_too_late(rule: Citation) -> Callable[[Game, Speaker, TriggerEvent, str], bool]:
    """The object moves, whatever has happened before, where this rule would keep it from that."""

    def misread(game: Game, speaker: Speaker, when: TriggerEvent, way: str) -> bool:
        too_late = original(comes_too_late)(game, speaker, when, way)
        return too_late and rule_of_event_before(game, way) != rule

    return misread


for _rule in (
    RETURN_EVENT_BEFORE_SPELL,
    RETURN_EVENT_BEFORE_ABILITY,
    PHASING_EVENT_BEFORE_SPELL,
    PHASING_EVENT_BEFORE_ABILITY,
):
    _rule.misreading_of(comes_too_late)(never_too_late(_rule))


@PHASED_OUT_UNTIL_EVENT.misreading_of(no_longer_awaited)
def they_phase_in_again(game: Game, _thing: int) -> Game:
    """The effect waits on, whatever brought the permanent back."""
    return game


@RETURNING.misreading_of(returning)
@EXILED_FOR_A_TIME.misreading_of(returning)
@PHASING_IN_AGAIN.misreading_of(phasing_in_again)
def for_good(_game: Game, _until: Until) -> tuple[Event, ...]:
    """Nothing comes back."""
    return ()


@CONTROLLER_OF_RETURNED.misreading_of(who_controls)
def the_one_who_moved_it(_game: Game, until: Until, _thing: int) -> str:
    """It returns under the control of whoever moved it."""
    return until.controller


@RETURNED_TOGETHER.misreading_of(at_once)
@PHASED_IN_TOGETHER.misreading_of(at_once)
def one_after_the_other(game: Game, events: tuple[Event, ...]) -> Game:
    """Each returns by itself."""
    for event in events:
        game = happen(game, event)
    return game


# ---- taking actions


@SCRYING_NOTHING.misreading_of(is_nothing)
@SURVEILLING_NOTHING.misreading_of(is_nothing)
def as_any_other_number(_game: Game, _action: str, _amount: int) -> bool:
    """Looking at no cards is an event like any other."""
    return False


@COINS_AND_DICE.misreading_of(is_at_hand)
def nothing_but_cards(_game: Game, _what: str) -> bool:
    """Players have nothing but their cards."""
    return False


@CALLING.misreading_of(has_won)
def heads_wins(_game: Game, _player: str, _call: str, side: str) -> bool:
    """Heads wins, whatever was called."""
    return side == "heads"


@MODIFIED_RESULT.misreading_of(result_of)
def natural_result(_game: Game, _speaker: Speaker, _effect: RollDie, natural: int) -> int:
    """Only what the die shows counts."""
    return natural


# ---- transforming


@NOTHING_TO_TURN_TO.misreading_of(transforms)
def turned_face_down(game: Game, thing: int) -> list[Event]:
    """A permanent with one face is turned over all the same, and lies face down."""
    return [Transforms(thing) if game.objects[thing].back is not None else TurnsFace(thing, down=True)]


@NOT_INTO_A_SPELL.misreading_of(transforms)
def into_whatever_it_shows(game: Game, thing: int) -> list[Event]:
    """A permanent with another face turns it up, whatever kind of card that face is."""
    return [Transforms(thing)] if game.objects[thing].back is not None else []


@TRANSFORMED_ALREADY.misreading_of(has_transformed_since)
def however_often(_game: Game, _speaker: Speaker, _thing: int) -> bool:
    """Each ability that transforms its permanent turns it over, however often it has been already."""
    return False


@ORDER_OF_CARDS_IN_LIBRARY.misreading_of(in_order)
def by_whoever_moves_them(
    game: Game,
    speaker: Speaker,
    move: Move,
    things: tuple[int, ...],
    place: Literal["top", "second", "third", "bottom"],
) -> list[Event]:
    """Whoever controls the effect orders the cards, whose ever they are."""
    by_controller = replace(move, order=move.order or "any")
    return original(in_order)(game, speaker, by_controller, things, place)


@ANY_NUMBER.misreading_of(any_number)
def at_least_one(_game: Game, _player: str, there: int) -> tuple[int, int]:
    """Any number is one or more."""
    return min(1, there), there


# ---- attaching


@AURA_TURNED_FACE_UP.misreading_of(hosts_as_face_up)
def to_any_of_them(_game: Game, _aura: int, hosts: tuple[int, ...]) -> tuple[int, ...]:
    """What is turned face up is attached to any object that the effect speaks of."""
    return hosts


# ---- cards that lie face down in exile


@PILES_IN_EXILE.misreading_of(chosen_by_pile)
def any_card_there(
    game: Game, player: str, text: str, there: tuple[int, ...], least: int, most: int
) -> tuple[int, ...]:
    """Any card in exile can be chosen, whether the player may look at it or not."""
    return ask_objects(game, player, text, there, least, most)
