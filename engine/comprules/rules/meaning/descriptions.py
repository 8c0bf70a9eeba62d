"""Whether an object fits a description (109.2, 608.2j)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Chapter, Triggered
from comprules.abilities.nouns import (
    AllThese,
    Comparison,
    Filter,
    Subject,
)
from comprules.abilities.parts import once_for_each
from comprules.book.citing import cite
from comprules.english.creature_types import CREATURE_TYPES
from comprules.rules.meaning.comparisons import is_so_compared
from comprules.rules.meaning.earlier_this_turn import was_so_this_turn
from comprules.rules.meaning.last_known_information import mana_value, view_of
from comprules.rules.meaning.linked_abilities import exiled_before_the_game, linked
from comprules.rules.meaning.names_of_objects import has_name
from comprules.rules.meaning.questions import answers
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.which_players import players_of
from comprules.state import Game, GameObject, View, replace
from comprules.words import BASIC_LAND_TYPES

__all__ = ["is_described", "is_of_types_alone", "looks_at_characteristics_alone", "wherever_it_is"]

ASKING_FOR_ONE_CHARACTERISTIC = cite("608.2j")

_OF_CHARACTERISTICS = frozenset(
    [
        "noun",
        "zone",
        "supertypes",
        "not_supertypes",
        "types",
        "any_type",
        "not_types",
        "subtypes",
        "any_subtype",
        "not_subtypes",
        "any_color",
        "not_colors",
        "color_count",
        "chosen",
        "controller",
        "keywords",
        "any_keyword",
        "not_keywords",
        "named",
        "comparisons",
    ]
)


@once_for_each
def is_of_types_alone(described: Filter) -> bool:
    """Whether a description says nothing but of which types permanents are."""
    return described == Filter(types=described.types)


@cache
def looks_at_characteristics_alone(described: Filter) -> bool:
    """Whether a description of permanents is of nothing but what they are: of two that share a view it fits both or neither."""
    others = (field for field in fields(Filter) if field.name not in _OF_CHARACTERISTICS)
    is_plain = all(getattr(described, field.name) == field.default for field in others)
    return is_plain and (described.noun, described.zone) == ("permanent", "battlefield")


def is_described(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, thing: int
) -> bool:
    """Whether an object fits a description, as it is on this board."""
    found, view = game.objects[thing], board[thing]
    d = described
    if (d.other and not d.shares and thing == speaker.source) or not _is_where(found, d):
        return False
    if d.shares and not _shares(game, board, speaker, d, thing):
        return False
    if not (view.types.issuperset(d.types) and view.supertypes.issuperset(d.supertypes)):
        return False
    if not view.subtypes.issuperset(d.subtypes):
        return False
    if d.any_type and view.types.isdisjoint(d.any_type):
        return False
    if d.any_subtype and view.subtypes.isdisjoint(d.any_subtype):
        return False
    if not (view.types.isdisjoint(d.not_types) and view.supertypes.isdisjoint(d.not_supertypes)):
        return False
    if not view.subtypes.isdisjoint(d.not_subtypes):
        return False
    return _has_color(game, view, speaker, d) and _has_status(game, board, speaker, d, thing)


def _shares(game: Game, board: Mapping[int, View], speaker: Speaker, d: Filter, thing: int) -> bool:
    """Whether an object shares a quality with the one that speaks, or with one that was named before and is not that one."""
    view, quality = board[thing], d.shares
    if d.with_this:
        likes = [view_of(game, board, speaker.source)]
    else:
        likes = [board[i] for i in speaker.about if i in board and i != thing]
    for other in likes:
        if quality == "name" and view.name == other.name and view.name:
            return True
        if quality == "card type" and view.types & other.types:
            return True
        if quality == "color" and view.colors & other.colors:
            return True
        if quality == "creature type" and view.subtypes & other.subtypes & CREATURE_TYPES:
            return True
    return False


def _is_where(found: GameObject, d: Filter) -> bool:
    if d.noun == "source":
        return True
    if d.noun == "object":
        return found.zone == "battlefield" or (found.zone == "stack" and found.kind != "ability")
    if found.kind == "ability":
        return d.zone == "stack" and is_such_ability(found, d.noun)
    if d.zone in ("elsewhere", "everywhere"):
        return found.zone != "none" and (d.zone == "everywhere" or found.zone not in ("battlefield", "stack"))
    return found.zone == d.zone and not d.noun.endswith("ability")


def is_such_ability(found: GameObject, noun: str) -> bool:
    """Whether an ability on the stack is an activated or triggered one, as the noun says (113.3)."""
    made = found.on_stack.ability if found.on_stack else None
    is_triggered = made is not None and isinstance(made.ability, Triggered | Chapter)
    wanted = {"ability": True, "triggered ability": is_triggered, "activated ability": not is_triggered}
    return wanted.get(noun, False)


def has_none_or_others(_game: Game, view: View, colors: tuple[str, ...]) -> bool:
    """Whether an object lacks these colors, or has another besides."""
    return bool(view.colors - frozenset(colors)) or view.colors.isdisjoint(colors)


@ASKING_FOR_ONE_CHARACTERISTIC.without(has_none_or_others)
def has_none_of(game: Game, view: View, colors: tuple[str, ...]) -> bool:
    """Only the value asked for is looked at: a black object is not nonblack, whatever other colors it has."""
    if len(view.colors) > 1:
        ASKING_FOR_ONE_CHARACTERISTIC.context(
            game, f"of {view.name}'s colors only {' and '.join(colors)} counts"
        )
    return view.colors.isdisjoint(colors)


def _has_color(game: Game, view: View, speaker: Speaker, d: Filter) -> bool:
    if d.any_color:
        if view.colors.isdisjoint(d.any_color):
            return False
        if len(view.colors) > 1:
            ASKING_FOR_ONE_CHARACTERISTIC.context(
                game, f"{view.name} is {' or '.join(d.any_color)}, whatever else it is"
            )
    if d.not_colors and not has_none_of(game, view, d.not_colors):
        return False
    count = {"colorless": 0, "monocolored": 1}.get(d.color_count)
    if count is not None and len(view.colors) != count:
        return False
    if d.color_count == "multicolored" and len(view.colors) < 2:
        return False
    if d.chosen is not None and d.chosen.kind == "card name":
        return has_name(view, speaker.words.get("card name", ""))
    if d.chosen is not None:
        word = speaker.words.get(d.chosen.kind, "")
        if word not in view.colors and word not in view.subtypes:
            return False
    return True


def _has_status(game: Game, board: Mapping[int, View], speaker: Speaker, d: Filter, thing: int) -> bool:
    found, view = game.objects[thing], board[thing]
    if d.controller is not None and view.controller not in players_of(game, board, speaker, d.controller):
        return False
    if d.not_controller is not None and view.controller in players_of(game, board, speaker, d.not_controller):
        return False
    if d.owner is not None and found.owner not in players_of(game, board, speaker, d.owner):
        return False
    if d.not_owner is not None and found.owner in players_of(game, board, speaker, d.not_owner):
        return False
    if d.keywords or d.not_keywords or d.any_keyword:
        names = {name for a in view.abilities if isinstance(a, Keyword) for name in (a.name, a.called)}
        if not names.issuperset(d.keywords) or not names.isdisjoint(d.not_keywords):
            return False
        if d.any_keyword and names.isdisjoint(d.any_keyword):
            return False
    if d.no_abilities and not has_no_abilities(view):
        return False
    if d.face_down is not None and d.face_down != found.face_down:
        return False
    if d.tapped is not None and d.tapped != found.tapped:
        return False
    if d.in_combat and found.attacking is None and not found.blocking:
        return False
    if d.attacking is not None and d.attacking != (found.attacking is not None):
        return False
    if d.blocking is not None and d.blocking != bool(found.blocking):
        return False
    if d.blocked is not None and not _is_blocked_or_not(game, found, is_so=d.blocked):
        return False
    if d.attached and not _is_so_attached(game, board, d.attached, thing):
        return False
    if d.token is not None and d.token != (found.kind == "token"):
        return False
    if d.linked and not _is_linked(game, speaker, d, thing):
        return False
    if d.this_turn and not was_so_this_turn(game, speaker, d.this_turn, thing):
        return False
    if d.targets is not None and not _targets(game, board, speaker, d.targets, found):
        return False
    if d.put_by and not _was_set_aside(game, view, d.put_by, thing):
        return False
    if d.exiled_by and not exiled_before_the_game(game, speaker, d.exiled_by, thing):
        return False
    if d.versus and not _faces(game, d.versus, thing, speaker.source):
        return False
    if (d.named and not has_name(view, d.named)) or (d.counter and d.counter not in found.counters):
        return False
    return all(_compares(game, board, speaker, c, thing) for c in d.comparisons)


def _is_blocked_or_not(game: Game, found: GameObject, *, is_so: bool) -> bool:
    """Whether an attacking creature is blocked, or is unblocked, which it is only once blockers have been declared (509.1h)."""
    declared = game.step in ("declare blockers", "combat damage", "end of combat")
    return found.attacking is not None and (found.blocked if is_so else declared and not found.blocked)


def _was_set_aside(game: Game, view: View, how: str, thing: int) -> bool:
    """Whether a card is suspended, which it is in exile with suspend and a time counter (702.62b), or was foretold or plotted."""
    found = game.objects[thing]
    if found.zone != "exile":
        return False
    if how == "suspended":
        return "time" in found.counters and view.has("suspend")
    return how in found.notes


def _is_linked(game: Game, speaker: Speaker, d: Filter, thing: int) -> bool:
    """Whether an object is one of those linked to what speaks; each ``other`` is none that has just been named."""
    return thing in linked(game, speaker, d.linked) and not (d.other and thing in speaker.about)


def _targets(
    game: Game, board: Mapping[int, View], speaker: Speaker, what: Subject, found: GameObject
) -> bool:
    """Whether a spell or ability has a target that is named, or that matches (115.1)."""
    chosen = {t for group in found.on_stack.targets for t in group} if found.on_stack is not None else set()
    if isinstance(what, AllThese):
        things = (t for t in chosen if isinstance(t, int) and t in game.objects)
        return any(is_described(game, board, speaker, what.filter, t) for t in things)
    return not chosen.isdisjoint(answers(game).objects_of(game, board, speaker, what))


def _is_so_attached(game: Game, board: Mapping[int, View], how: str, thing: int) -> bool:
    """Whether a permanent is enchanted or equipped (303.4, 301.5), or has been modified (700.9)."""
    found = [i for i in game.battlefield if game.objects[i].attached_to == thing]
    enchanted = [i for i in found if "Aura" in board[i].subtypes]
    equipped = any("Equipment" in board[i].subtypes for i in found)
    if how == "enchanted":
        return bool(enchanted)
    if how == "equipped":
        return equipped
    mine = any(board[i].controller == board[thing].controller for i in enchanted)
    return bool(game.objects[thing].counters) or equipped or mine


def has_no_abilities(view: View) -> bool:
    """Whether an object has no abilities, not even the mana ability of a basic land type (305.6)."""
    of_land_types = "land" in view.types and not view.bare and not view.subtypes.isdisjoint(BASIC_LAND_TYPES)
    return not view.held and not of_land_types


def _faces(game: Game, versus: str, thing: int, other: int) -> bool:
    """Whether an object blocks another, or is blocked by it (509.1g)."""
    blocking = other in game.objects[thing].blocking
    blocked = other in game.objects and thing in game.objects[other].blocking
    return (blocking and versus != "blocked by") or (blocked and versus != "blocking")


def _compares(game: Game, board: Mapping[int, View], speaker: Speaker, c: Comparison, thing: int) -> bool:
    view = board[thing]
    if c.of == "power or toughness":
        either = (replace(c, of=one) for one in ("power", "toughness"))
        return any(_compares(game, board, speaker, one, thing) for one in either)
    value = {
        "power": view.power,
        "toughness": view.toughness,
        "mana value": mana_value(game, board, thing),
        "loyalty": view.loyalty,
    }[c.of]
    if c.sign in ("even", "odd"):
        return value is not None and value % 2 == (c.sign == "odd")
    return value is not None and is_so_compared(
        value, c.sign, answers(game).amount_of(game, board, speaker, c.amount)
    )


def wherever_it_is(game: Game, described: Filter, thing: int) -> Filter:
    """The description of a card that has been named already: no zone has to be said with it."""
    zone = game.objects[thing].zone
    if described.noun != "card" or described.zone != "battlefield" or zone == "none":
        return described
    return replace(described, zone=zone)
