"""Whether an object fits a description (109.2, 608.2j)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.facets import CHARACTERISTICS
from comprules.abilities.kinds import Chapter, Triggered
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    Attaching,
    Comparison,
    ControlledBy,
    Filter,
    Non,
    NthCast,
    OwnedBy,
    Players,
    Predicate,
    Subject,
    Targeting,
)
from comprules.abilities.parts import once_for_each
from comprules.abilities.predicates import (
    CastFrom,
    Color,
    ExiledWith,
    Facing,
    HasCounter,
    HasKeyword,
    HasName,
    Is,
    LinkedTo,
    OfPair,
    Other,
    Shares,
    Subtype,
    Supertype,
    ThisTurn,
    Type,
)
from comprules.abilities.reads_and_writes import looks_at
from comprules.abilities.simple_nouns import Chosen
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import Casts
from comprules.rules.meaning.colors import has_such_colors, note_origin_of_colors
from comprules.rules.meaning.comparisons import is_so_compared
from comprules.rules.meaning.earlier_this_turn import was_so_this_turn
from comprules.rules.meaning.land_types import abilities_of_land_types
from comprules.rules.meaning.last_known_information import LAST_KNOWN_INFORMATION, mana_value, view_of
from comprules.rules.meaning.linked_abilities import exiled_before_the_game, linked
from comprules.rules.meaning.names_of_objects import has_name
from comprules.rules.meaning.questions import answers
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.types_and_subtypes import (
    creature_types_in,
    has_supertype,
    is_of_subtype,
    is_of_type,
)
from comprules.rules.meaning.which_players import players_of
from comprules.ruleset import still_there, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "ASKING_FOR_ONE_CHARACTERISTIC",
    "has_none_of",
    "is_described",
    "is_of_types_alone",
    "is_origin",
    "looks_at_characteristics_alone",
    "was_described",
    "wherever_it_is",
]


ASKING_FOR_ONE_CHARACTERISTIC = cite("608.2j")


@once_for_each
def is_of_types_alone(described: Filter) -> bool:
    """Say whether a description says nothing but of which types permanents are."""
    return (described.noun, described.zone) == ("permanent", "battlefield") and all(
        isinstance(predicate, Type) for predicate in described.predicates
    )


@once_for_each
def looks_at_characteristics_alone(described: Filter) -> bool:
    """Say whether a description of permanents is of nothing but their characteristics.

    It fits both or neither of two permanents with the same view.
    """
    return (described.noun, described.zone) == ("permanent", "battlefield") and all(
        looks_at(predicate) <= CHARACTERISTICS for predicate in described.predicates
    )


def is_described(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, thing: int
) -> bool:
    """Say whether an object fits a description, as it is on this board."""
    if not _is_where(game.objects[thing], described):
        return False
    for predicate in described.predicates:  # noqa: SIM110 -- a generator costs as much as the predicates
        if not is_so(game, board, speaker, predicate, thing):
            return False
    return True


def was_described(game: Game, speaker: Speaker, described: Filter, thing: int) -> bool:
    """Say whether an object fitted a description as it was last known (608.2h), wherever that was."""
    there = still_there(game, thing)
    if there is None:
        return False
    if thing not in game.objects:
        LAST_KNOWN_INFORMATION.decided_once(game, f"{game.label(thing)} is looked at as it was last known")
    zone = there.objects[thing].zone
    wanted = described if described.noun == "object" or zone == "none" else replace(described, zone=zone)
    return is_described(there, views(there), speaker, wanted, thing)


def is_so(game: Game, board: Mapping[int, View], speaker: Speaker, predicate: Predicate, thing: int) -> bool:
    """Say whether one predicate is true of an object, as it is on this board."""
    view = board[thing]
    match predicate:
        case Type():
            return is_of_type(game, thing, view, predicate.word)
        case Supertype():
            return has_supertype(game, view, predicate.word)
        case Subtype():
            return is_of_subtype(game, view, predicate.word)
        case Color():
            note_origin_of_colors(game, thing, view)
            return is_of_color(game, view, predicate.word)
        case Other():
            return thing not in speaker.current.objects if predicate.than == "it" else thing != speaker.source
        case OfPair():
            return thing == speaker.source or game.objects[thing].paired_with == speaker.source
        case Is(("colorless" | "monocolored" | "multicolored") as adjective):
            return has_such_colors(game, thing, view, adjective)
        case Is():
            return ADJECTIVES[predicate.adjective].test(_Examined(game, board, thing))
        case Non(Color(word)):
            note_origin_of_colors(game, thing, view)
            return has_none_of(game, view, word)
        case Non():
            return not is_so(game, board, speaker, predicate.what, thing)
        case AnyOf():
            return any(is_so(game, board, speaker, one, thing) for one in predicate.these)
        case HasKeyword():
            return view.has(predicate.keyword)
        case Chosen():
            return _is_chosen(game, speaker, view, predicate.kind)
        case ControlledBy():
            return view.controller in players_of(game, board, speaker, predicate.players)
        case OwnedBy():
            owners = players_of(game, board, speaker, predicate.players)
            return game.objects[thing].owner in owners
        case HasCounter():
            counters = game.objects[thing].counters
            return predicate.kind in counters if predicate.kind else bool(counters)
        case HasName():
            return has_name(view, predicate.name)
        case Comparison():
            return _compares(game, board, speaker, predicate, thing)
        case LinkedTo():
            return thing in linked(game, speaker, predicate.how)
        case ExiledWith():
            return exiled_before_the_game(game, speaker, predicate.name, thing)
        case ThisTurn():
            return was_so_this_turn(game, speaker, predicate.what, thing)
        case Facing("attacking you"):
            return game.objects[thing].attacking == speaker.controller
        case Facing():
            return _faces(game, predicate.how, thing, speaker.source)
        case Shares():
            return _shares(game, board, speaker, predicate, thing)
        case Targeting():
            return _targets(game, board, speaker, predicate.what, game.objects[thing])
        case CastFrom():
            chosen = game.objects[thing].on_stack
            return (
                chosen is not None
                and bool(chosen.cast_from)
                and is_origin(chosen.cast_from, predicate.origin)
            )
        case NthCast():
            return _is_nth_cast(game, board, speaker, predicate, thing)
        case Attaching():
            return _is_attached(game, board, speaker, predicate.to, game.objects[thing].attached_to)
        case _:
            assert_never(predicate)


@dataclass(frozen=True, slots=True)
class _Examined:
    """An object as an adjective may look at it."""

    game: Game
    board: Mapping[int, View]
    thing: int

    @property
    def status(self) -> GameObject:
        """Return the object itself."""
        return self.game.objects[self.thing]

    @property
    def values(self) -> View:
        """Return its characteristics and controller on this board."""
        return self.board[self.thing]

    def attached(self) -> Iterator[View]:
        """Look at what is attached to it."""
        objects, board = self.game.objects, self.board
        return (board[i] for i in self.game.battlefield if objects[i].attached_to == self.thing)

    def has_no_abilities(self) -> bool:
        """Say whether it has no abilities, not even the mana ability of a basic land type (305.6)."""
        return has_no_abilities(self.game, self.values)

    def blockers_are_declared(self) -> bool:
        """Say whether blockers have been declared in this combat phase."""
        return self.game.step in ("declare blockers", "combat damage", "end of combat")

    def targets(self) -> int:
        """Return how many targets it has; an object or player chosen for two of them counts twice (115.3)."""
        on_stack = self.status.on_stack
        return 0 if on_stack is None else sum(map(len, on_stack.targets))


def _shares(game: Game, board: Mapping[int, View], speaker: Speaker, shares: Shares, thing: int) -> bool:
    """Say whether an object shares a quality with the speaker, or with another object named before."""
    if shares.with_this:
        likes = [view_of(game, board, speaker.source)]
    else:
        likes = [board[i] for i in speaker.current.objects if i in board and i != thing]
    return any(_share(game, board[thing], other, shares) for other in likes)


def _share(game: Game, one: View, other: View, shares: Shares) -> bool:
    match shares.quality:
        case "name":
            return bool(one.name) and one.name == other.name
        case "card type":
            return bool(one.types & other.types)
        case "color":
            return bool(one.colors & other.colors)
        case "creature type":
            return bool(creature_types_in(game, one.subtypes & other.subtypes))
        case _:
            assert_never(shares.quality)


def _is_where(found: GameObject, d: Filter) -> bool:
    if d.noun == "source":
        return True
    if d.noun == "object":
        return found.zone == "battlefield" or (found.zone == "stack" and found.kind != "ability")
    if d.noun == "spell or ability":
        return found.zone == "stack"
    if found.kind == "ability":
        return d.zone == "stack" and is_such_ability(found, d.noun)
    if d.zone in ("elsewhere", "everywhere"):
        return found.zone != "none" and (d.zone == "everywhere" or found.zone not in ("battlefield", "stack"))
    return found.zone == d.zone and not d.noun.endswith("ability")


def is_such_ability(found: GameObject, noun: str) -> bool:
    """Say whether an ability on the stack is an activated or triggered one, as the noun says (113.3)."""
    made = found.on_stack.ability if found.on_stack else None
    is_triggered = made is not None and isinstance(made.ability, Triggered | Chapter)
    wanted = {"ability": True, "triggered ability": is_triggered, "activated ability": not is_triggered}
    return wanted.get(noun, False)


def is_of_color(game: Game, view: View, word: str) -> bool:
    """Say whether an object is of a color, perhaps among others."""
    if word not in view.colors:
        return False
    if len(view.colors) > 1:
        ASKING_FOR_ONE_CHARACTERISTIC.decided_once(game, f"{view.name} is {word}, whatever else it is")
    return True


@ASKING_FOR_ONE_CHARACTERISTIC
def has_none_of(game: Game, view: View, word: str) -> bool:
    """Only the value asked for is looked at: a black object is not nonblack, whatever other colors it has."""
    if len(view.colors) > 1:
        ASKING_FOR_ONE_CHARACTERISTIC.decided_once(game, f"of {view.name}'s colors only {word} counts")
    return word not in view.colors


def _is_chosen(game: Game, speaker: Speaker, view: View, kind: str) -> bool:
    """Say whether an object has the chosen name, or is of the chosen color or type."""
    if kind == "card name":
        return has_name(view, speaker.chosen.words.get("card name", ""))
    word = speaker.chosen.words.get(kind, "")
    return word in view.colors or is_of_subtype(game, view, word)


def _targets(
    game: Game, board: Mapping[int, View], speaker: Speaker, what: Subject | Players, found: GameObject
) -> bool:
    """Say whether a spell or ability has a target that is named, or that matches (115.1)."""
    chosen = {t for group in found.on_stack.targets for t in group} if found.on_stack is not None else set()
    if isinstance(what, AllThese):
        things = (t for t in chosen if isinstance(t, int) and t in game.objects)
        return any(is_described(game, board, speaker, what.filter, t) for t in things)
    if isinstance(what, Players):
        return not chosen.isdisjoint(players_of(game, board, speaker, what))
    return not chosen.isdisjoint(answers(game).objects_of(game, board, speaker, what))


def is_origin(zone: str, origin: str) -> bool:
    """Say whether a spell that was cast from a zone was cast from where the words say."""
    return zone != "hand" if origin == "not hand" else origin in ("", zone)


def _is_nth_cast(game: Game, board: Mapping[int, View], speaker: Speaker, nth: NthCast, thing: int) -> bool:
    """Say whether so many spells of a kind less one have been cast this turn before a spell."""
    player = board[thing].controller
    cast = [event.spell for event in game.deeds if isinstance(event, Casts) and event.player == player]
    before = cast[: cast.index(thing)] if thing in cast else cast
    wanted = replace(nth.kind, zone="stack")
    return sum(_was_on_stack(game, board, speaker, wanted, spell) for spell in before) == nth.nth - 1


def _was_on_stack(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, spell: int
) -> bool:
    if spell in game.objects:
        return is_described(game, board, speaker, described, spell)
    found, view = game.last_known[spell][:2]
    return is_described(game.with_object(found), {**board, spell: view}, speaker, described, spell)


def _is_attached(
    game: Game, board: Mapping[int, View], speaker: Speaker, to: Subject, host: int | str | None
) -> bool:
    """Say whether what an object is attached to is what is named, or one that matches (701.3a)."""
    if not isinstance(host, int) or host not in game.objects:
        return False
    return host in answers(game).objects_of(game, board, speaker, to)


def has_no_abilities(game: Game, view: View) -> bool:
    """Say whether an object has no abilities, not even the mana ability of a basic land type (305.6)."""
    return not view.held and not abilities_of_land_types(game, view)


def _faces(game: Game, versus: str, thing: int, other: int) -> bool:
    """Say whether an object blocks another, or is blocked by it (509.1g)."""
    blocking = other in game.objects[thing].blocking
    blocked = other in game.objects and thing in game.objects[other].blocking
    return (blocking and versus != "blocked by") or (blocked and versus != "blocking")


def _compares(game: Game, board: Mapping[int, View], speaker: Speaker, c: Comparison, thing: int) -> bool:
    view = board[thing]
    if c.of == "power or toughness":
        either = (replace(c, of=one) for one in ("power", "toughness"))
        return any(_compares(game, board, speaker, one, thing) for one in either)
    if c.of == "mana value":
        value: int | None = mana_value(game, board, thing)
    else:
        value = {"power": view.power, "toughness": view.toughness, "loyalty": view.loyalty}[c.of]
    if c.sign in ("even", "odd"):
        return value is not None and value % 2 == (c.sign == "odd")
    return value is not None and is_so_compared(
        value, c.sign, answers(game).amount_of(game, board, speaker, c.amount)
    )


def wherever_it_is(game: Game, described: Filter, thing: int) -> Filter:
    """Return the description of a card that has been named already: no zone has to be said with it."""
    zone = game.objects[thing].zone
    if described.noun != "card" or described.zone != "battlefield" or zone == "none":
        return described
    return replace(described, zone=zone)
