"""701: keyword actions, misread."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import StaysTapped
from comprules.abilities.conditions import Duration, ThisIs
from comprules.abilities.descriptions import narrowed
from comprules.abilities.keyword_actions import Vote
from comprules.abilities.kinds import Change, Effect
from comprules.abilities.nouns import ControlledBy, Filter
from comprules.abilities.searching import SearchLibrary
from comprules.abilities.simple_nouns import It, You
from comprules.events.permanents import PutsCounters
from comprules.events.turn import AddsSteps
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.questions import ask_one
from comprules.rules.actions import with_permanents
from comprules.rules.actions.actions_of_keywords import (
    BOTH_HALVES,
    RENOWNED,
    SADDLED,
    aura_swap,
    renown,
    saddle,
)
from comprules.rules.actions.adding_steps import (
    PHASES_FOR_A_STEP,
    STEPS_IN_ONES_OWN_TURN,
    phases_for_steps,
    who_gets_steps,
)
from comprules.rules.actions.clashing import (
    ALL_CLASH_AT_ONCE,
    WINNING_A_CLASH,
    WITH_AN_OPPONENT,
    clashing_players,
    put_away,
    wins,
)
from comprules.rules.actions.encoding import HOW_LONG_ENCODED, while_exiled
from comprules.rules.actions.exchanging import (
    EXCHANGING_CONTROL,
    EXCHANGING_LIFE,
    TEXT_BOXES_EXCHANGED,
    controllers_swapped,
    exchange_totals,
    text_boxes_swapped,
)
from comprules.rules.actions.exerting import (
    EXERTED_ANYWAY,
    EXERTED_ON_THE_BATTLEFIELD,
    can_be_exerted,
    is_on_the_battlefield,
)
from comprules.rules.actions.gifts import (
    GIFT_OF_CARD,
    GIFT_OF_EXTRA_TURN,
    GIFT_OF_FISH,
    GIFT_OF_FOOD,
    GIFT_OF_OCTOPUS,
    GIFT_OF_TREASURE,
    GIVING_A_GIFT,
    gives,
    in_words,
    instructions_of_gift,
    what_is_given,
)
from comprules.rules.actions.one_by_one import (
    CONNIVING_ONE_BY_ONE,
    EXPLORING_ONE_BY_ONE,
    next_to_connive,
    next_to_explore,
)
from comprules.rules.actions.pairing import ONE_PAIR_EACH, PAIRING_FAILS, is_unpaired, may_be_paired
from comprules.rules.actions.searching import FINDING_AS_MANY, FINDING_NOTHING, least_to_find
from comprules.rules.actions.voting import WHAT_IS_VOTED_FOR, vote
from comprules.rules.costs import evidence
from comprules.rules.meaning import Speaker, opponents_of
from comprules.rules.meaning.what_was_paid import LINKED_EVIDENCE, was_collected
from comprules.rules.triggers.haunting_cards import (
    HAUNTED_CREATURE,
    HAUNTING_IN_EXILE,
    is_haunted_by,
    triggers_in_exile,
)
from comprules.ruleset import seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject
from comprules.words import Step

__all__: list[str] = []

# ---- steps that are added


@STEPS_IN_ONES_OWN_TURN.misreading_of(who_gets_steps)
def in_anybodys_turn(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Whoever gets a step gets it in the turn that goes on, whose turn that may be."""
    return players


@PHASES_FOR_A_STEP.misreading_of(phases_for_steps)
def behind_this_step(_game: Game, step: Step, times: int) -> AddsSteps:
    """The step comes at once behind the present step."""
    return AddsSteps((step,) * times)


# ---- actions of keywords


@RENOWNED.misreading_of(renown)
def never_renowned(game: Game, speaker: Speaker, number: int) -> Game:
    """The creature gets counters each time, and is never renowned."""
    return happen(game, PutsCounters(speaker.source, "+1/+1", number))


@SADDLED.misreading_of(saddle)
def not_saddled(game: Game, _speaker: Speaker, _number: int) -> Game:
    """The permanent is as it was."""
    return game


@BOTH_HALVES.misreading_of(aura_swap)
def only_one_half(game: Game, speaker: Speaker, _number: int) -> Game:
    """The Aura goes to its owner's hand even if nothing comes in its place."""
    return happen(game, Moves(speaker.source, "hand"))


# ---- exchanging


@TEXT_BOXES_EXCHANGED.misreading_of(text_boxes_swapped)
@EXCHANGING_CONTROL.misreading_of(controllers_swapped)
def nothing_to_exchange(_game: Game, _things: tuple[int, ...]) -> tuple[Change, ...]:
    """Everything stays as it is."""
    return ()


@EXCHANGING_LIFE.misreading_of(exchange_totals)
def totals_stay(game: Game, _players: tuple[str, ...]) -> Game:
    """Life totals are not exchanged."""
    return game


# ---- searching


@FINDING_NOTHING.misreading_of(least_to_find)
@FINDING_AS_MANY.misreading_of(least_to_find)
def whatever_is_there(
    _game: Game, _player: str, _effect: SearchLibrary, most: int, _there: tuple[int, ...]
) -> int:
    """Whoever searches finds all that there is to find."""
    return most


# ---- pairing


@PAIRING_FAILS.misreading_of(may_be_paired)
def whatever_it_is_now(_game: Game, _thing: int) -> bool:
    """What has entered is paired, whatever has become of it."""
    return True


@ONE_PAIR_EACH.misreading_of(is_unpaired)
def as_often_as_one_likes(_game: Game, _thing: int) -> bool:
    """A creature is paired with one after the other."""
    return True


# ---- 702.174: gifts


@GIVING_A_GIFT.misreading_of(gives)
def unnoticed(game: Game, _player: str, _thing: GameObject) -> Game:
    """Nothing notices that a gift is given."""
    return game


@GIFT_OF_FOOD.misreading_of(what_is_given)
def food_is_eaten_at_once(_game: Game, _player: str, what: str) -> tuple[Effect, ...]:
    """The player has the life that a Food is worth, and no token."""
    return instructions_of_gift("You gain 3 life." if what == "a Food" else in_words(what))


@GIFT_OF_CARD.misreading_of(what_is_given)
def a_card_for_the_others(_game: Game, _player: str, what: str) -> tuple[Effect, ...]:
    """Everybody but the player who was chosen draws the card."""
    return instructions_of_gift("Each opponent draws a card." if what == "a card" else in_words(what))


@GIFT_OF_FISH.misreading_of(what_is_given)
def a_fish_that_can_block(_game: Game, _player: str, what: str) -> tuple[Effect, ...]:
    """The Fish is untapped."""
    return instructions_of_gift(in_words(what).replace("tapped 1/1", "1/1"))


@GIFT_OF_EXTRA_TURN.misreading_of(what_is_given)
def a_turn_is_nothing_to_give(_game: Game, _player: str, what: str) -> tuple[Effect, ...]:
    """Only cards and tokens are given."""
    return () if what == "an extra turn" else instructions_of_gift(in_words(what))


@GIFT_OF_TREASURE.misreading_of(what_is_given)
def a_tapped_treasure(_game: Game, _player: str, what: str) -> tuple[Effect, ...]:
    """The Treasure is tapped, as others often are."""
    return instructions_of_gift(in_words(what).replace("a Treasure", "a tapped Treasure"))


@GIFT_OF_OCTOPUS.misreading_of(what_is_given)
def a_small_octopus(_game: Game, _player: str, what: str) -> tuple[Effect, ...]:
    """An Octopus is no larger than a Fish."""
    return instructions_of_gift(in_words(what).replace("an 8/8", "a 1/1"))


# ---- encoding


@HOW_LONG_ENCODED.misreading_of(while_exiled)
def for_its_player_alone(_game: Game, _card: int) -> Duration:
    """Whoever gains control of the creature gains nothing from the card."""
    return Duration(as_long_as=ThisIs(It(), Filter.of(ControlledBy(You()))))


# ---- haunting


@HAUNTED_CREATURE.misreading_of(is_haunted_by)
def only_a_creature(game: Game, thing: int, card: int) -> bool:
    """What was targeted is haunted only as long as it is a creature."""
    haunted = card in game.objects and game.objects[card].notes.get("haunts") == str(thing)
    return haunted and "creature" in seen(game, thing).types


@HAUNTING_IN_EXILE.misreading_of(triggers_in_exile)
def silent_in_exile(_game: Game, _card: int) -> bool:
    """No ability triggers in exile."""
    return False


# ---- exerting


@EXERTED_ANYWAY.misreading_of(can_be_exerted)
def only_if_tapped_for_the_first_time(game: Game, thing: int) -> bool:
    """Only a tapped permanent that is not exerted yet can be exerted."""
    exerted = any(isinstance(rule, StaysTapped) for rule in views(game)[thing].rules)
    return game.objects[thing].tapped and not exerted


@EXERTED_ON_THE_BATTLEFIELD.misreading_of(is_on_the_battlefield)
def wherever_it_is(_game: Game, _thing: int) -> bool:
    """Any object can be exerted."""
    return True


@EXPLORING_ONE_BY_ONE.misreading_of(next_to_explore)
def first_as_listed(_game: Game, left: tuple[int, ...]) -> int:
    """Permanents explore in the order in which they came, and nobody chooses."""
    return left[0]


@CONNIVING_ONE_BY_ONE.misreading_of(next_to_connive)
def first_come(_game: Game, left: tuple[int, ...]) -> int:
    """Permanents connive in the order in which they came, and nobody chooses."""
    return left[0]


# ---- clashing


@WITH_AN_OPPONENT.misreading_of(clashing_players)
def all_clash(game: Game, speaker: Speaker) -> tuple[str, ...]:
    """Every opponent clashes."""
    return speaker.controller, *opponents_of(game, speaker.controller)


@ALL_CLASH_AT_ONCE.misreading_of(put_away)
def put_away_in_any_order(game: Game, cards: dict[str, int]) -> Game:
    """Whoever began the clash decides first, whosever turn it is."""
    for each, card in cards.items():
        where = ask_one(game, each, f"where does {game.label(card)} go?", ("top", "bottom"))
        game = happen(game, Moves(card, "library", place="bottom")) if where == "bottom" else game
    return game


@WINNING_A_CLASH.misreading_of(wins)
def wins_ties(_game: Game, player: str, values: dict[str, int]) -> bool:
    """Who revealed as much as anybody has won."""
    return player in values and values[player] == max(values.values())


@with_permanents.SUSPECTED_ABILITIES.misreading_of(with_permanents.become_suspected)
def nothing_comes_of_it(game: Game, _speaker: Speaker, _thing: int) -> Game:
    """A suspected creature is as it was."""
    return game


@with_permanents.SUSPECTED_ONCE.misreading_of(with_permanents.is_suspected)
def suspected_anew(_game: Game, _thing: int) -> bool:
    """What is suspected becomes so once more."""
    return False


@with_permanents.ENDURING_NOTHING.misreading_of(with_permanents.endures_nothing)
def endures_even_nothing(_game: Game, _thing: int, _number: int) -> bool:
    """With 0 it is a choice as with any number."""
    return False


@evidence.ENOUGH_EVIDENCE.misreading_of(evidence.can_collect)
def with_any_cards(_game: Game, _player: str, _number: int) -> bool:
    """Evidence can be collected with whatever there is."""
    return True


@LINKED_EVIDENCE.misreading_of(was_collected)
def none_was_collected(_game: Game, _thing: GameObject, *, collected: bool) -> bool:
    """Nobody knows whether evidence was collected."""
    return not collected


@WHAT_IS_VOTED_FOR.misreading_of(vote)
def for_what_is_ones_own(game: Game, speaker: Speaker, effect: Vote) -> tuple[Game, Speaker]:
    """Where objects are voted for, only those of the player who calls the vote are on the list."""
    if effect.kind is None:
        return vote(game, speaker, effect)
    return vote(game, speaker, replace(effect, kind=narrowed(effect.kind, ControlledBy(You()))))
