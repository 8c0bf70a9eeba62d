"""Whether an object fits a description (109.2, 608.2j)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, assert_never

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.facets import CHARACTERISTICS
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    Apart,
    Attaching,
    Blocking,
    Comparison,
    ControlledBy,
    Filter,
    InAll,
    NamedUnlike,
    Non,
    NthCast,
    OneOrOther,
    OwnedBy,
    Players,
    Predicate,
    SharesWith,
    Subject,
    Targeting,
)
from comprules.abilities.parts import once_for_each
from comprules.abilities.predicates import (
    CastFrom,
    Color,
    ConvokedThis,
    Exceeds,
    ExiledWith,
    Facing,
    HasCounter,
    HasKeyword,
    HasName,
    Is,
    LinkedTo,
    OfPair,
    OneOfThese,
    Other,
    PutThere,
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
from comprules.happening.split_cards import COMBINED_MANA_COST
from comprules.rules.meaning.colors import has_such_colors, note_origin_of_colors
from comprules.rules.meaning.comparisons import is_so_compared
from comprules.rules.meaning.cycling import has_keyword
from comprules.rules.meaning.earlier_this_turn import was_put_there, was_so_this_turn
from comprules.rules.meaning.examined import Examined
from comprules.rules.meaning.kinds_of_objects import (
    is_ability_meant,
    is_card,
    is_card_meant,
    is_in,
    is_permanent_card,
    is_permanent_spell,
    is_source_anywhere,
    is_spell_meant,
    owned_outside,
)
from comprules.rules.meaning.last_known_information import (
    LAST_KNOWN_INFORMATION,
    mana_value,
    owner_instead,
    view_of,
)
from comprules.rules.meaning.linked_abilities import exiled_before_the_game, linked
from comprules.rules.meaning.names_of_objects import (
    has_chosen_name,
    has_name,
    is_named_otherwise,
    share_a_name,
)
from comprules.rules.meaning.others import is_another
from comprules.rules.meaning.questions import answers
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.suspended_cards import is_suspended
from comprules.rules.meaning.symbols import is_origin
from comprules.rules.meaning.targets_looked_at import targets_looked_at, targets_no_other
from comprules.rules.meaning.types_and_subtypes import (
    creature_types_in,
    has_supertype,
    is_of_subtype,
    is_of_type,
)
from comprules.rules.meaning.what_was_paid import has_convoked
from comprules.rules.meaning.which_players import opponents_of, players_of
from comprules.ruleset import still_there, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, View
from comprules.words import PERMANENT_TYPES

_PERMANENT = AnyOf(tuple(Type(word) for word in sorted(PERMANENT_TYPES)))
"""What the word "permanent" says of a card or spell."""

_CONTROLLED = ("battlefield", "stack", "command")

__all__ = [
    "ASKING_FOR_ONE_CHARACTERISTIC",
    "BASE_POWER_AND_TOUGHNESS",
    "BASE_SIZES",
    "COLORS_OF_ARTIFACTS",
    "LOOKING_AT_TARGETS",
    "STILL_A_PERMANENT",
    "base_size",
    "has_none_of",
    "is_described",
    "is_of_types_alone",
    "is_so",
    "is_still_permanent",
    "looks_at_characteristics_alone",
    "mana_values_compared",
    "may_be_colored",
    "targets_such",
    "was_described",
    "wherever_it_is",
]


LOOKING_AT_TARGETS = cite("115.9b")
STILL_A_PERMANENT = cite("110.4c")
BASE_POWER_AND_TOUGHNESS = cite("208.4")
BASE_SIZES = cite("208.4b")
COLORS_OF_ARTIFACTS = cite("301.4")
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
    if not _is_where(game, game.objects[thing], described):
        return False
    for predicate in described.predicates:
        if not is_so(game, board, speaker, predicate, thing):
            return False
    if described.noun == "permanent" and described.zone == "battlefield" and not board[thing].types:
        return is_still_permanent(game, thing)
    return True


@STILL_A_PERMANENT
def is_still_permanent(game: Game, thing: int) -> bool:
    """What is on the battlefield and has lost all of its types is a permanent nevertheless."""
    STILL_A_PERMANENT.decided_once(game, f"{game.label(thing)} has no type, and is a permanent")
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
            is_it = predicate.than == "it"
            return thing not in speaker.current.objects if is_it else is_another(game, board, speaker, thing)
        case OfPair():
            return thing == speaker.source or game.objects[thing].paired_with == speaker.source
        case Is(("colorless" | "monocolored" | "multicolored") as adjective):
            return has_such_colors(game, thing, view, adjective)
        case Is("suspended"):
            return is_suspended(game, board, thing)
        case Is(adjective):
            return ADJECTIVES[adjective].test(Examined(game, board, thing))
        case Non(Color(word)):
            note_origin_of_colors(game, thing, view)
            return has_none_of(game, view, word)
        case Non():
            return not is_so(game, board, speaker, predicate.what, thing)
        case AnyOf():
            if predicate == _PERMANENT and game.objects[thing].zone != "battlefield":
                is_spell = game.objects[thing].zone == "stack"
                return is_permanent_spell(game, view) if is_spell else is_permanent_card(game, view)
            return any(is_so(game, board, speaker, one, thing) for one in predicate.these)
        case OneOrOther(one, other):
            return any(all(is_so(game, board, speaker, p, thing) for p in those) for those in (one, other))
        case HasKeyword():
            return has_keyword(game, thing, view, predicate.keyword)
        case Chosen():
            return _is_chosen(game, speaker, view, predicate.kind)
        case ControlledBy():
            there = game.objects[thing]
            who = view.controller if there.zone in _CONTROLLED else owner_instead(game, there, view)
            return who in players_of(game, board, speaker, predicate.players)
        case OwnedBy():
            owners = players_of(game, board, speaker, predicate.players)
            found = game.objects[thing]
            return owned_outside(game, found, owners) if found.zone == "none" else found.owner in owners
        case HasCounter(kind):
            counters = game.objects[thing].counters
            return kind in counters if kind else bool(counters)
        case HasName():
            return has_name(game, view, predicate.name)
        case Comparison():
            return _compares(game, board, speaker, predicate, thing)
        case Exceeds(one, than):
            return _exceeds(game, board[thing], one, than)
        case LinkedTo():
            return thing in linked(game, speaker, predicate.how)
        case ExiledWith():
            return exiled_before_the_game(game, speaker, predicate.name, thing)
        case ThisTurn():
            return was_so_this_turn(game, speaker, predicate.what, thing)
        case InAll(how, kinds=kinds):  # whoever chooses several looks at all of them (``all_of_them``)
            fits = (all(is_so(game, board, speaker, one, thing) for one in kind) for kind in kinds)
            return how != "one of each" or any(fits)
        case OneOfThese(ids):
            return thing in ids
        case PutThere(origin):
            return was_put_there(game, origin, thing)
        case ConvokedThis():
            return has_convoked(game, game.last_seen(speaker.source), thing)
        case Facing("attacking you"):
            return game.objects[thing].attacking == speaker.controller
        case Facing("attacking your opponents"):
            return game.objects[thing].attacking in opponents_of(game, speaker.controller)
        case Facing():
            return _faces(game, predicate.how, thing, speaker.source)
        case Blocking(whom):
            blocked = answers(game).named(game, board, speaker, whom)
            return not set(blocked).isdisjoint(game.objects[thing].blocking)
        case NamedUnlike(kind):
            others = answers(game).named(game, board, speaker, AllThese(kind))
            return is_named_otherwise(game, view, tuple(view_of(game, board, i) for i in others))
        case Apart(whom):
            return thing not in answers(game).named(game, board, speaker, whom)
        case SharesWith(quality, whom):
            like = answers(game).named(game, board, speaker, whom)
            return any(_share(game, view, view_of(game, board, i), quality) for i in like if i != thing)
        case Shares():
            return _shares(game, board, speaker, predicate, thing)
        case Targeting():
            spell = game.objects[thing]
            return targets_such(game, board, speaker, predicate.what, spell) and (
                not predicate.only or targets_no_other(game, spell)
            )
        case CastFrom():
            chosen = game.objects[thing].on_stack
            cast_from = chosen.cast_from if chosen is not None else ""
            return cast_from != "" and is_origin(cast_from, predicate.origin)
        case NthCast():
            return _is_nth_cast(game, board, speaker, predicate, thing)
        case Attaching():
            return _is_attached(game, board, speaker, predicate.to, game.objects[thing].attached_to)
        case _:
            assert_never(predicate)


def _shares(game: Game, board: Mapping[int, View], speaker: Speaker, shares: Shares, thing: int) -> bool:
    """Say whether an object shares a quality with the speaker, or with another object named before."""
    if shares.with_this:
        likes = [view_of(game, board, speaker.source)]
    else:
        likes = [board[i] for i in speaker.current.objects if i in board and i != thing]
    return any(_share(game, board[thing], other, shares.quality) for other in likes)


def _share(
    game: Game, one: View, other: View, quality: Literal["color", "card type", "creature type", "name"]
) -> bool:
    """Say whether two objects share a quality."""
    match quality:
        case "name":
            return share_a_name(game, one, other)
        case "card type":
            return bool(one.types & other.types)
        case "color":
            return bool(one.colors & other.colors)
        case "creature type":
            return bool(creature_types_in(game, one.subtypes & other.subtypes))
        case _:
            assert_never(quality)


def _is_where(game: Game, found: GameObject, d: Filter) -> bool:
    if d.noun == "source":
        return is_source_anywhere(game, found)
    if d.noun == "object":
        return found.zone == "battlefield" or found.is_spell
    if found.kind == "combat damage":
        return False
    if d.noun == "spell or ability":
        return found.zone == "stack"
    if found.kind == "ability":
        return is_ability_meant(game, found, d)
    if d.noun == "card":
        return is_card_meant(game, found, d) and is_card(game, found)
    if d.noun == "spell":
        return is_spell_meant(game, found, d)
    return is_in(game, found, d)


def is_of_color(game: Game, view: View, word: str) -> bool:
    """Say whether an object is of a color, perhaps among others."""
    if word not in view.colors or ("artifact" in view.types and not may_be_colored(game, view)):
        return False
    if len(view.colors) > 1:
        ASKING_FOR_ONE_CHARACTERISTIC.decided_once(game, f"{view.name} is {word}, whatever else it is")
    return True


@COLORS_OF_ARTIFACTS
def may_be_colored(game: Game, view: View) -> bool:
    """An artifact has the colors that it has; being an artifact does not make it colorless."""
    COLORS_OF_ARTIFACTS.decided_once(
        game, f"{view.name} is an artifact, and {' and '.join(sorted(view.colors))}"
    )
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
        return has_chosen_name(game, view, speaker.chosen.words.get("card name", ""))
    word = speaker.chosen.words.get(kind, "")
    if kind == "card type":
        return word in view.types
    return word in view.colors or is_of_subtype(game, view, word)


@LOOKING_AT_TARGETS
def targets_such(
    game: Game, board: Mapping[int, View], speaker: Speaker, what: Subject | Players, found: GameObject
) -> bool:
    """A spell or ability "that targets" something has a target that is still there, and is that by now."""
    chosen = set(targets_looked_at(game, found, now=True))
    if chosen:
        LOOKING_AT_TARGETS.decided_once(game, f"what {found.label} targets is looked at as it is")
    if isinstance(what, AllThese):
        things = (t for t in chosen if isinstance(t, int) and t in game.objects)
        return any(is_described(game, board, speaker, what.filter, t) for t in things)
    if isinstance(what, Players):
        return not chosen.isdisjoint(players_of(game, board, speaker, what))
    return not chosen.isdisjoint(answers(game).objects_of(game, board, speaker, what))


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


def _faces(game: Game, versus: str, thing: int, other: int) -> bool:
    """Say whether an object blocks another, or is blocked by it (509.1g)."""
    blocking = other in game.objects[thing].blocking
    blocked = thing in game.last_seen(other).blocking  # as it was last, where it is gone
    return (blocking and versus != "blocked by") or (blocked and versus != "blocking")


def _compares(game: Game, board: Mapping[int, View], speaker: Speaker, c: Comparison, thing: int) -> bool:
    view = board[thing]
    if c.of == "power or toughness":
        either = (replace(c, of=one) for one in ("power", "toughness"))
        return any(_compares(game, board, speaker, one, thing) for one in either)
    if c.of in ("base power", "base toughness"):
        found = base_size(game, view)[c.of == "base toughness"]
        return found is not None and is_so_compared(
            found, c.sign, answers(game).amount_of(game, board, speaker, c.amount)
        )
    if c.of == "mana value":
        return any(
            _is_so(game, board, speaker, c, value) for value in mana_values_compared(game, board, thing)
        )
    value = {"power": view.power, "toughness": view.toughness, "loyalty": view.loyalty}[c.of]
    return _is_so(game, board, speaker, c, value)


def _exceeds(game: Game, view: View, one: str, than: str) -> bool:
    if than == "base power":
        base = base_size(game, view)[0]
        return base is not None and view.power is not None and view.power > base
    size = {"power": view.power, "toughness": view.toughness}
    return (size[one] or 0) > (size[than] or 0)


def _is_so(game: Game, board: Mapping[int, View], speaker: Speaker, c: Comparison, value: int | None) -> bool:
    if c.sign in ("even", "odd"):
        return value is not None and value % 2 == (c.sign == "odd")
    return value is not None and is_so_compared(
        value, c.sign, answers(game).amount_of(game, board, speaker, c.amount)
    )


@COMBINED_MANA_COST
def mana_values_compared(game: Game, board: Mapping[int, View], thing: int) -> tuple[int, ...]:
    """Return the mana value that is compared; a split card that is no spell has one of both halves."""
    if len(game.objects[thing].base.halves) > 1 and game.objects[thing].zone != "stack":
        COMBINED_MANA_COST.decided_once(game, f"the mana value of {game.label(thing)} is that of both halves")
    return (mana_value(game, board, thing),)


@BASE_POWER_AND_TOUGHNESS
@BASE_SIZES
def base_size(game: Game, view: View) -> tuple[int | None, int | None]:
    """Base power and toughness are what is defined and set; counters and other changes don't count."""
    if view.base_size not in (None, (view.power, view.toughness)):
        BASE_POWER_AND_TOUGHNESS.decided_once(game, f"{view.name} has another size than its base")
    if view.base_size is not None:
        BASE_SIZES.decided_once(
            game, f"the base size of {view.name} is {view.base_size[0]}/{view.base_size[1]}"
        )
        return view.base_size
    BASE_SIZES.decided_once(game, f"the base size of {view.name} is the size that it has")
    return view.power, view.toughness


def wherever_it_is(game: Game, described: Filter, thing: int) -> Filter:
    """Return the description of a card that has been named already: no zone has to be said with it."""
    there = game.objects[thing]
    shares = any(isinstance(predicate, SharesWith) for predicate in described.predicates)
    if described.zone != "battlefield" or there.zone == "none" or not (described.noun == "card" or shares):
        return described
    is_elsewhere = shares and there.zone != "battlefield"
    noun = ("spell" if there.is_spell else "card") if is_elsewhere else described.noun
    return replace(described, noun=noun, zone=there.zone)
