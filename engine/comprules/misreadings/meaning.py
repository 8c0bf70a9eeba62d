"""109, 113.6, 607, 608.2c: the objects, players and amounts that words mean at a moment, misread."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from immutables import Map

from comprules.abilities.changes_of_rules import ChangeCost
from comprules.abilities.kinds import Ability, ApplyToPlayers
from comprules.abilities.nouns import Filter, Subject
from comprules.book.citing import original
from comprules.keywords.rules_702_121_to_183 import SOLVED
from comprules.mana import ManaCost
from comprules.rules.meaning.amounts import (
    NEGATIVE_RESULTS,
    ROUNDING,
    halved,
    not_negative,
)
from comprules.rules.meaning.attached_to import STATIC_ABILITIES_OF_ATTACHMENTS, host_of
from comprules.rules.meaning.cases import (
    ABILITIES_OF_SOLVED_CASE,
    SOLVED_ACTIVATED_ABILITY,
    SOLVED_DESIGNATION,
    SOLVED_STATIC_ABILITY,
    SOLVED_TRIGGERED_ABILITY,
    TO_SOLVE,
    is_solved,
    is_unsolved,
    works_once_solved,
)
from comprules.rules.meaning.conditions import (
    ANCHOR_WORDS,
    LINKED_ANCHOR_WORDS,
    LINKED_WORDS_WITHOUT_MEANING,
    RESULTS_TABLE,
    anchored,
    is_in_range,
)
from comprules.rules.meaning.damage_sources import (
    CHOOSING_DAMAGE_SOURCE,
    DAMAGE_FROM_SOURCE,
    PREVENTED_DAMAGE_SOURCES,
    STATIC_ABILITIES_AGAINST_SOURCES,
    is_chosen_one,
    is_from,
    is_such_a_source,
    may_be_chosen,
)
from comprules.rules.meaning.descriptions import ASKING_FOR_ONE_CHARACTERISTIC, has_none_of, is_described
from comprules.rules.meaning.done_this_turn import as_it_was_then
from comprules.rules.meaning.earlier_this_turn import LOOKING_AT_EARLIER_STATE, was_put_there
from comprules.rules.meaning.keyword_amounts import (
    OPPONENTS_STILL_THERE,
    TRIBUTE_PAID,
    opponents_still_there,
    tribute_paid,
)
from comprules.rules.meaning.land_types import INTRINSIC_MANA_ABILITIES, abilities_of_land_types
from comprules.rules.meaning.last_known_information import (
    FRONT_COST_COUNTS,
    LAST_KNOWN_INFORMATION,
    STATIC_ABILITIES_USE_NO_LAST_INFORMATION,
    X_IN_MANA_VALUE,
    as_it_was,
    as_last_known,
    mana_value,
    symbols_that_count,
    those_still_there,
    view_of,
)
from comprules.rules.meaning.linked_abilities import (
    ABILITY_IN_SEVERAL_PAIRS,
    ACQUIRED_LINKS,
    COPIED_LINKS,
    LINKED_ABILITIES,
    LINKED_CHOICE,
    LINKED_CREATION,
    LINKED_EXILE,
    LINKED_EXILE_BEFORE_THE_GAME,
    LINKED_EXILE_BY_REPLACEMENT,
    LINKED_NOTE,
    LINKED_TO_ITSELF,
    NOTHING_CHOSEN_FOR_ACQUIRED,
    REPLACEMENT_THAT_EXILES,
    SEVERAL_LINKED_OBJECTS,
    SEVERAL_LINKS,
    all_of_them,
    choice_remembered,
    exiled_before_the_game,
    in_each_pair,
    is_linked,
    linked,
    linked_to_itself,
    makers,
    note_number,
    remember_exiled,
    remember_exiled_instead,
    remember_put,
    speaks_of_choice,
    word_chosen,
)
from comprules.rules.meaning.recipients import AS_MUCH_AS_POSSIBLE, IMPOSSIBLE_PARTS, as_much_as_possible
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import (
    LINKED_COST_OF_CASTING,
    LINKED_COST_OF_ENTERING,
    LINKED_KICKER,
    NO_CHANGE_FOR_ACTIVATED_ABILITIES,
    NO_CHANGE_FOR_CAST_SPELLS,
    SAME_X_THROUGHOUT,
    X_OF_ENTERING_PERMANENT,
    cost_changes_begun,
    mana_spent,
    paid_as_it_entered,
    paid_as_it_was_cast,
    times_paid,
    was_paid,
    x_as_it_enters,
    x_as_it_is_cast,
)
from comprules.rules.meaning.which_objects import (
    EFFECTS_ON_PERMANENTS,
    ENTERING_FROM_LIBRARY,
    UNTARGETED_REFERENCES,
    all_described,
    candidates_for,
    fitting_among,
    is_that_one,
    still_in_library,
)
from comprules.ruleset import (
    ABILITIES_THAT_NAME_THEIR_ZONE,
    said_by_statics,
    seen,
    views,
    works_where_it_says,
)
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, Held, Origin, View
from comprules.words import CARD_TYPES

__all__: list[str] = []

# ---- attached to


@STATIC_ABILITIES_OF_ATTACHMENTS.misreading_of(host_of)
def none_at_all(*_: object) -> int | str | None:
    """What is attached modifies nothing."""
    return None


# ---- conditions


@ANCHOR_WORDS.misreading_of(anchored)
@LINKED_WORDS_WITHOUT_MEANING.misreading_of(anchored)
@LINKED_ANCHOR_WORDS.misreading_of(anchored)
def behind_any_anchor_word(_game: Game, _speaker: Speaker, _word: str) -> bool:
    """The abilities behind both anchor words are there."""
    return True


# ---- damage sources


@PREVENTED_DAMAGE_SOURCES.misreading_of(is_from)
@DAMAGE_FROM_SOURCE.misreading_of(is_from)
def from_anything(_game: Game, _speaker: Speaker, _source: Subject, _dealer: int) -> bool:
    """Whatever deals the damage, it will do."""
    return True


@STATIC_ABILITIES_AGAINST_SOURCES.misreading_of(is_such_a_source)
def permanents_only(game: Game, speaker: Speaker, described: Filter, dealer: int) -> bool:
    """Only a permanent can be such a source."""
    return (
        dealer in game.objects
        and game.objects[dealer].zone == "battlefield"
        and is_described(game, views(game), speaker, described, dealer)
    )


@CHOOSING_DAMAGE_SOURCE.misreading_of(may_be_chosen)
def permanents(game: Game) -> tuple[int, ...]:
    """Only permanents may be chosen."""
    return game.battlefield


@CHOOSING_DAMAGE_SOURCE.misreading_of(is_chosen_one)
def only_itself(_game: Game, chosen: int, dealer: int) -> bool:
    """A spell and the permanent it becomes are two sources."""
    return chosen == dealer


# ---- descriptions


@ASKING_FOR_ONE_CHARACTERISTIC.misreading_of(has_none_of)
def lacks_it_or_has_another(_game: Game, view: View, word: str) -> bool:
    """Say whether an object lacks a color, or has another besides."""
    return view.colors != {word}


# ---- done this turn


@LOOKING_AT_EARLIER_STATE.misreading_of(as_it_was_then)
def only_what_is_left(game: Game, board: Mapping[int, View], found: tuple[int, ...]) -> tuple[int, ...]:
    """Only what is still there, and still a creature, counts."""
    return tuple(i for i in found if i in game.objects and "creature" in board[i].types)


@LOOKING_AT_EARLIER_STATE.misreading_of(was_put_there)
def however_it_came(_game: Game, _origin: str, _thing: int) -> bool:
    """Nobody knows how a card came to where it lies."""
    return True


# ---- amounts of keywords


@OPPONENTS_STILL_THERE.misreading_of(opponents_still_there)
def everyone_else_who_began(game: Game, speaker: Speaker) -> int:
    """Whoever began the game as an opponent is counted."""
    return sum(name != speaker.controller for name in game.players)


@TRIBUTE_PAID.misreading_of(tribute_paid)
def tribute_never_paid(_game: Game, _speaker: Speaker) -> int:
    """The ability does not look at what the opponent did."""
    return 0


# ---- last known information


@LAST_KNOWN_INFORMATION.misreading_of(as_last_known)
def not_known_any_more(game: Game, thing: int) -> View:
    """Nothing is known of what has left: it has no power, no toughness, no mana value."""
    return replace(game.last_known[thing][1], power=0, toughness=0, cost=None)


@LAST_KNOWN_INFORMATION.misreading_of(as_it_was)
def as_it_is_by_now(_game: Game, _old: int | None, new: int) -> int:
    """What has changed zones is looked at in its new zone."""
    return new


@X_IN_MANA_VALUE.misreading_of(mana_value)
def x_is_nothing(game: Game, board: Mapping[int, View], thing: int) -> int:
    """X in a mana cost counts as 0, on the stack as well."""
    return view_of(game, board, thing).mana_value


@FRONT_COST_COUNTS.misreading_of(symbols_that_count)
def its_own_cost_alone(_game: Game, view: View) -> ManaCost | None:
    """A back face has no mana cost, so its mana value is 0."""
    return view.cost


@STATIC_ABILITIES_USE_NO_LAST_INFORMATION.misreading_of(those_still_there)
def as_they_last_were(game: Game, speaker: Speaker, kind: str, found: tuple[int, ...]) -> tuple[int, ...]:
    """What has gone counts with what was last known of it."""
    gone = (i for i in linked(game, speaker, kind) if isinstance(i, int) and i not in game.objects)
    return (*found, *(i for i in gone if i in game.last_known))


# ---- linked abilities


@ABILITY_IN_SEVERAL_PAIRS.misreading_of(in_each_pair)
def in_the_first_pair(
    _game: Game, thing: GameObject, ability: Ability, words: Map[str, str]
) -> Map[str, str]:
    """Only the first ability that speaks of the choice knows of it."""
    referring = [a for a in thing.base.abilities if speaks_of_choice(a)]
    return words if not referring or referring[0] == ability else EMPTY


@LINKED_ABILITIES.misreading_of(is_linked)
@ACQUIRED_LINKS.misreading_of(is_linked)
@COPIED_LINKS.misreading_of(is_linked)
def whatever_it_did(_game: Game, _whose: Origin, _origin: Origin) -> bool:
    """An ability knows of everything that any ability of the object has done."""
    return True


@SEVERAL_LINKS.misreading_of(makers)
def made_by_nothing(
    _game: Game, _thing: GameObject, _origin: Origin
) -> tuple[tuple[GameObject, Origin], ...]:
    """What has made an object is no concern of its abilities."""
    return ()


@LINKED_TO_ITSELF.misreading_of(linked_to_itself)
def linked_to_another(_game: Game, _speaker: Speaker, _found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """An ability never speaks of what it did itself."""
    return ()


@SEVERAL_LINKED_OBJECTS.misreading_of(all_of_them)
def only_the_last(_game: Game, found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """Only the last one is meant."""
    return found[-1:]


@LINKED_EXILE_BEFORE_THE_GAME.misreading_of(exiled_before_the_game)
def exiled_with_itself(game: Game, speaker: Speaker, _name: str, thing: int) -> bool:
    """Only what the object's own abilities exiled is meant."""
    return thing in linked(game, speaker, "exiled")


@LINKED_EXILE.misreading_of(remember_exiled)
@REPLACEMENT_THAT_EXILES.misreading_of(remember_exiled_instead)
@LINKED_EXILE_BY_REPLACEMENT.misreading_of(remember_exiled_instead)
@LINKED_CREATION.misreading_of(remember_put)
@LINKED_NOTE.misreading_of(note_number)
def not_remembered(game: Game, _speaker: Speaker, *_what: Any) -> Game:
    """Nothing is kept of what the ability did."""
    return game


@LINKED_CHOICE.misreading_of(choice_remembered)
def choice_forgotten(_game: Game, _speaker: Speaker, _kind: str, _word: str) -> tuple[()]:
    """What was chosen is not kept."""
    return ()


@NOTHING_CHOSEN_FOR_ACQUIRED.misreading_of(word_chosen)
def chosen_for_any_ability(game: Game, speaker: Speaker, kind: str) -> str:
    """Any word that was ever chosen for the object will do."""
    thing = game.objects.get(speaker.source)
    words = [v[-1] for (_, what), v in (thing.linked if thing else EMPTY).items() if what == kind and v]
    return str(words[-1]) if words else ""


# ---- recipients


@IMPOSSIBLE_PARTS.misreading_of(as_much_as_possible)
@AS_MUCH_AS_POSSIBLE.misreading_of(as_much_as_possible)
def all_or_nothing(_game: Game, number: int, there: int) -> int:
    """What can't be done in full is not done."""
    return number if number <= there else 0


# ---- what was paid


@NO_CHANGE_FOR_CAST_SPELLS.misreading_of(mana_spent)
def as_costs_are_now(game: Game, thing: GameObject) -> int:
    """What effects make of the cost by now counts for what was spent."""
    chosen = thing.on_stack or thing.cast
    spent = sum(part.amount for part in chosen.paid if part.kind == "mana") if chosen else 0
    changes = (change for *_, part in said_by_statics(game, ApplyToPlayers) for change in part.changes)
    return spent + sum(change.by for change in changes if isinstance(change, ChangeCost))


@NO_CHANGE_FOR_ACTIVATED_ABILITIES.misreading_of(mana_spent)
def as_costs_have_become(game: Game, thing: GameObject) -> int:
    """What an ability that has resolved since made of costs counts for what was spent."""
    return original(mana_spent)(game, thing) + sum(change.by for change in cost_changes_begun(game))


@LINKED_KICKER.misreading_of(was_paid)
def paid_any_cost(_game: Game, thing: GameObject, _cost: str) -> bool:
    """Any additional cost will do."""
    chosen = thing.on_stack or thing.cast
    return chosen is not None and bool(chosen.options)


@LINKED_KICKER.misreading_of(times_paid)
def paid_or_not(game: Game, thing: GameObject, cost: str) -> int:
    """Only whether it was paid counts."""
    return int(was_paid(game, thing, cost))


@LINKED_COST_OF_ENTERING.misreading_of(paid_as_it_entered)
@LINKED_COST_OF_CASTING.misreading_of(paid_as_it_was_cast)
def nothing_was_paid(_game: Game, _speaker: Speaker) -> int:
    """What was paid is not known any more."""
    return 0


@SAME_X_THROUGHOUT.misreading_of(x_as_it_is_cast)
@X_OF_ENTERING_PERMANENT.misreading_of(x_as_it_enters)
def nothing_chosen(_game: Game, _thing: GameObject) -> int:
    """The value chosen for the spell is of no concern to its abilities."""
    return 0


# ---- which objects


@EFFECTS_ON_PERMANENTS.misreading_of(all_described)
def cards_as_well(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter
) -> tuple[int, ...]:
    """What is said of permanents is said of cards in every zone too."""
    found = fitting_among(game, board, speaker, described, candidates_for(game, described))
    if described.noun != "permanent" or described.zone != "battlefield":
        return found
    zones: tuple[Literal["hand", "graveyard", "exile", "stack"], ...] = (
        "hand",
        "graveyard",
        "exile",
        "stack",
    )
    wider = (replace(described, zone=zone) for zone in zones)
    return (
        *found,
        *(
            i
            for kind in wider
            for i in candidates_for(game, kind)
            if is_described(game, board, speaker, kind, i)
        ),
    )


@ENTERING_FROM_LIBRARY.misreading_of(still_in_library)
def all_in_library(game: Game, owner: str) -> tuple[int, ...]:
    """Every card in the library counts, those that are entering the battlefield as well."""
    return game.zone("library", owner)


@UNTARGETED_REFERENCES.misreading_of(is_that_one)
def only_while_it_fits(_game: Game, board: Mapping[int, View], thing: int, noun: str) -> bool:
    """``That creature`` means nothing any more once it is no creature."""
    return noun not in CARD_TYPES or noun in board[thing].types


# ---- ruleset


@ABILITIES_THAT_NAME_THEIR_ZONE.misreading_of(works_where_it_says)
def only_on_the_battlefield(_game: Game, there: GameObject, _ability: Ability) -> bool:
    """A static ability works on the battlefield alone, whatever it says."""
    return there.zone == "battlefield"


@RESULTS_TABLE.misreading_of(is_in_range)
def every_line(_game: Game, _result: int, _least: int, _most: int | None) -> bool:
    """All lines of the table are followed, whatever the result."""
    return True


# ---- Cases


@SOLVED.misreading_of(works_once_solved)
@ABILITIES_OF_SOLVED_CASE.misreading_of(works_once_solved)
@SOLVED_STATIC_ABILITY.misreading_of(works_once_solved)
@SOLVED_TRIGGERED_ABILITY.misreading_of(works_once_solved)
@SOLVED_ACTIVATED_ABILITY.misreading_of(works_once_solved)
def works_at_once(_game: Game, _speaker: Speaker) -> bool:
    """What stands behind "Solved" works from the beginning."""
    return True


@SOLVED_DESIGNATION.misreading_of(is_solved)
def solved_like_any_of_its_name(game: Game, thing: int) -> bool:
    """A copy of a permanent that is solved is solved as well."""
    name = seen(game, thing).name
    return any(game.objects[i].notes.get("solved") for i in game.battlefield if views(game)[i].name == name)


@TO_SOLVE.misreading_of(is_unsolved)
def again_and_again(_game: Game, _thing: int) -> bool:
    """What solves a Case triggers in each of its controller's end steps."""
    return True


@INTRINSIC_MANA_ABILITIES.misreading_of(abilities_of_land_types)
def what_is_written_alone(_game: Game, _view: View) -> tuple[Held, ...]:
    """A land has the abilities that are written on it, and no others."""
    return ()


@NEGATIVE_RESULTS.misreading_of(not_negative)
def less_than_nothing(_game: Game, amount: int) -> int:
    """A negative number is used as it is."""
    return amount


@ROUNDING.misreading_of(halved)
def always_rounded_down(_game: Game, amount: int, *, up: bool) -> int:  # noqa: ARG001
    """Half a number is rounded down, whatever the text says."""
    return amount // 2
