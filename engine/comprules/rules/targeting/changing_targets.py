"""115.7: targets of a spell or ability on the stack are changed, or chosen anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from comprules.abilities.kinds import NewTargets
from comprules.abilities.nouns import Filter, Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import ChangesTargets
from comprules.happening import happen
from comprules.questions import ask_objects
from comprules.rules.meaning.all_of_them import ask_together, fit_together, said_of_all
from comprules.rules.meaning.recipients import named_objects
from comprules.rules.meaning.speaker import Choices, Speaker
from comprules.rules.targeting.choosing_targets import in_one_zone, whose_zone
from comprules.rules.targeting.targets import is_itself, is_legal_target
from comprules.rules.targeting.targets_on_the_stack import targets_on_stack
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "CHANGING_ANY_TARGETS",
    "CHANGING_ONE_TARGET",
    "CHANGING_THE_TARGETS",
    "CHOOSING_NEW_TARGETS",
    "FINAL_SET_OF_TARGETS",
    "MODES_STAY",
    "MODE_NOT_CHANGED",
    "OTHER_TARGETS",
    "Group",
    "One",
    "Place",
    "aimed_at",
    "can_go_on",
    "change_all_targets",
    "change_any_targets",
    "change_one_target",
    "choose_new_targets",
    "give_new_targets",
    "legal_for_every_target",
    "legal_for_its_mode",
    "with_new_targets",
]

MODES_STAY = cite("115.8")
MODE_NOT_CHANGED = cite("700.2f")
OTHER_TARGETS = cite("115.7")
CHANGING_THE_TARGETS = cite("115.7a")
CHANGING_ONE_TARGET = cite("115.7b")
CHANGING_ANY_TARGETS = cite("115.7c")
CHOOSING_NEW_TARGETS = cite("115.7d")
FINAL_SET_OF_TARGETS = cite("115.7e")

One = int | str
Group = tuple[One, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """One target of a spell or ability: which instance of the word it is for, and what else it may be."""

    group: int
    old: One
    others: Group
    distinct: bool
    together: bool = False
    """The targets of the word have to be in one graveyard."""
    said: tuple[Speaker, Filter] | None = None
    """Who says something of all targets of the word, and in what words."""


@OTHER_TARGETS
def give_new_targets(game: Game, speaker: Speaker, effect: NewTargets) -> Game:
    """Change targets, or let the controller choose new ones, as an instruction says."""
    only = None if effect.to is None else named_objects(game, speaker, effect.to)
    for thing in named_objects(game, speaker, effect.subject):
        if thing not in game.objects or game.objects[thing].zone != "stack":
            continue
        OTHER_TARGETS.decided(game, f"{speaker.controller} may give {game.label(thing)} other targets")
        match effect.how:
            case "new":
                game = choose_new_targets(game, speaker.controller, thing)
            case "any":
                game = change_any_targets(game, speaker.controller, thing)
            case "all":
                game = change_all_targets(game, speaker.controller, thing, only)
            case "one":
                game = change_one_target(game, speaker.controller, thing, only)
    return game


@CHOOSING_NEW_TARGETS
def choose_new_targets(game: Game, player: str, thing: int) -> Game:
    """The player may leave each target as it is, or choose another legal one for it."""
    CHOOSING_NEW_TARGETS.decided(game, f"{player} may choose new targets for {game.label(thing)}")
    return with_new_targets(game, player, thing)


@CHANGING_ANY_TARGETS
def change_any_targets(game: Game, player: str, thing: int) -> Game:
    """As many of the targets as the player likes become other legal ones."""
    CHANGING_ANY_TARGETS.decided(game, f"{player} may change any targets of {game.label(thing)}")
    return with_new_targets(game, player, thing)


def with_new_targets(game: Game, player: str, thing: int) -> Game:
    """Ask for the targets of each instance of the word; those that stay need not be legal any more."""
    places = _places(game, thing, None)
    chosen: list[Group] = []
    for group, old in enumerate(_targets(game, thing)):
        mine = [place for place in places if place.group == group]
        if not mine:
            chosen.append(old)
            continue
        options = dict.fromkeys((*old, *mine[0].others))
        later = [place for place in places if place.group > group]
        legal = [one for one in options if can_go_on(game, tuple(chosen), mine, one, later)]
        if mine[0].together:
            legal = in_one_zone(game, player, legal, len(old))
        text = f"choose new targets for {game.label(thing)}"
        speaker, described = mine[0].said or (None, None)
        if speaker is None:
            new = ask_objects(game, player, text, legal, len(old), len(old))
        else:
            new = ask_together(game, player, text, speaker, described, legal, (len(old), len(old)))
        chosen.append(_in_place_of(old, new))
    return _changed(game, thing, tuple(chosen))


def _in_place_of(old: Group, new: Group) -> Group:
    """Return the new targets of a word, those that stay in their places."""
    others = iter([one for one in new if one not in old])
    return tuple(one if one in new else next(others) for one in old)


def legal_for_every_target(game: Game, thing: int, named: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of the objects that each target of a spell or ability could be."""
    places = _places(game, thing, named)
    return tuple(
        one for one in named if places and all(one in (place.old, *place.others) for place in places)
    )


def aimed_at(game: Game, thing: int, target: int) -> Game:
    """Return the game in which each target of a spell or ability is this object."""
    return _changed(game, thing, tuple((target,) * len(group) for group in _targets(game, thing)))


@FINAL_SET_OF_TARGETS
def can_go_on(
    game: Game, chosen: Sequence[Group], mine: Sequence[Place], one: One, later: Sequence[Place]
) -> bool:
    """Say whether with this target the ones behind can still be chosen so that all of them are legal.

    What they are before the change does not matter.
    """
    before = {target for group in chosen for target in group}
    if any(place.distinct and place.old == one for place in later):
        FINAL_SET_OF_TARGETS.decided(game, f"{game.label(one)} is judged by what the other targets will be")
    if mine[0].distinct and one in before:
        return False
    return _can_be_filled(later, before | {one})


def _can_be_filled(places: Sequence[Place], taken: set[One]) -> bool:
    if not places:
        return True
    first, *rest = places
    options = dict.fromkeys((first.old, *first.others))
    return any(
        _can_be_filled(rest, taken | {one}) for one in options if not (first.distinct and one in taken)
    )


@CHANGING_THE_TARGETS
def change_all_targets(game: Game, player: str, thing: int, only: tuple[int, ...] | None) -> Game:
    """Each target becomes another legal one; if one of them can't, none is changed."""
    places = _places(game, thing, only)
    if not next(_all_changed(game, places, ()), ()):
        CHANGING_THE_TARGETS.decided(game, f"the targets of {game.label(thing)} can't be changed")
        return game
    new: Group = ()
    for n, place in enumerate(places):
        options = list(dict.fromkeys(way[n] for way in _all_changed(game, places, new)))
        text = f"change the target {game.label(place.old)} of {game.label(thing)} to which of these?"
        new = (*new, *ask_objects(game, player, text, options))
    CHANGING_THE_TARGETS.decided(game, f"{player} changes the targets of {game.label(thing)}")
    return _changed(game, thing, _regrouped(game, thing, places, new))


def _all_changed(game: Game, places: Sequence[Place], begun: Group) -> Iterator[Group]:
    """Yield the ways in which every target becomes another, those chosen first being given."""
    if len(begun) == len(places):
        yield begun
        return
    place = places[len(begun)]
    same_word = {one for one, other in zip(begun, places, strict=False) if other.group == place.group}
    for one in place.others:
        if one in same_word or (place.distinct and one in begun):
            continue
        if _are_together(game, places, (*begun, one)):
            yield from _all_changed(game, places, (*begun, one))


@CHANGING_ONE_TARGET
def change_one_target(game: Game, player: str, thing: int, only: tuple[int, ...] | None) -> Game:
    """One target becomes another legal one, the others staying as they are."""
    places = _places(game, thing, only)
    old = tuple(place.old for place in places)
    ways = [
        (n, one)
        for n, place in enumerate(places)
        for one in place.others
        if _is_allowed(game, places, (*old[:n], one, *old[n + 1 :]))
    ]
    if not ways:
        CHANGING_ONE_TARGET.decided(game, f"no target of {game.label(thing)} can be changed")
        return game
    text = f"change which target of {game.label(thing)}?"
    which = list(dict.fromkeys(old[n] for n, _ in ways))
    (changed,) = ask_objects(game, player, text, which)
    options = list(dict.fromkeys(one for n, one in ways if old[n] == changed))
    text = f"change the target {game.label(changed)} of {game.label(thing)} to which of these?"
    (new,) = ask_objects(game, player, text, options)
    at = next(n for n, one in ways if (old[n], one) == (changed, new))
    CHANGING_ONE_TARGET.decided(
        game, f"{player} changes the target of {game.label(thing)} to {game.label(new)}"
    )
    return _changed(game, thing, _regrouped(game, thing, places, (*old[:at], new, *old[at + 1 :])))


def _is_allowed(game: Game, places: Sequence[Place], new: Group) -> bool:
    """Say whether no target is chosen twice where that is forbidden, nor from two graveyards."""
    return _are_together(game, places, new) and all(
        not (place.distinct and one in new[:n])
        and one not in {other for other, before in zip(new[:n], places, strict=False) if before.group == place.group}
        for n, (place, one) in enumerate(zip(places, new, strict=True))
    )  # fmt: skip


def _are_together(game: Game, places: Sequence[Place], new: Group) -> bool:
    owners: dict[int, set[str]] = {}
    for place, one in zip(places, new, strict=False):
        if place.together:
            owners.setdefault(place.group, set()).add(whose_zone(game, one))
    groups: dict[int, list[One]] = {}
    for place, one in zip(places, new, strict=False):
        if place.said is not None:
            groups.setdefault(place.group, []).append(one)
    so = (
        fit_together(game, *p.said, groups[p.group])
        for p in places
        if p.said is not None and p.group in groups
    )
    return all(len(found) == 1 for found in owners.values()) and all(so)


def _targets(game: Game, thing: int) -> tuple[Group, ...]:
    return game.objects[thing].announced.targets


def _places(game: Game, thing: int, only: tuple[int, ...] | None) -> list[Place]:
    """Return the targets that a spell or ability has now, each with the others that would be legal for it.

    Legality is seen as for its own controller, and nothing on the stack is a legal target of itself (115.5).
    """
    on_stack = game.objects[thing].announced
    source = on_stack.ability.source if on_stack.ability else thing
    speaker = Speaker(source, views(game)[thing].controller, chosen=Choices(x=on_stack.x))
    wanted = {want.index: want for want in targets_on_stack(game, thing)}
    return [
        Place(group, old, _others(game, speaker, wanted[group], old, thing, only), _is_distinct(wanted[group]), _is_together(wanted[group]), _said_of_all(speaker, wanted[group]))
        for group, targets in enumerate(on_stack.targets)
        if group in wanted
        for old in targets
    ]  # fmt: skip


@MODES_STAY
@MODE_NOT_CHANGED
def legal_for_its_mode(
    game: Game, want: Target | PlayerTarget, thing: int
) -> tuple[Target | PlayerTarget, ...]:
    """New targets of what is modal are those of the modes that were chosen, which stay as they are."""
    on_stack = game.objects[thing].on_stack
    if on_stack is not None and on_stack.modes:
        for citation in (MODES_STAY, MODE_NOT_CHANGED):
            citation.decided_once(game, f"{game.label(thing)} keeps the modes that were chosen for it")
    return (want,)


def _others(
    game: Game,
    speaker: Speaker,
    want: Target | PlayerTarget,
    old: One,
    thing: int,
    only: tuple[int, ...] | None,
) -> Group:
    everything: Group = (*game.objects, *game.alive) if only is None else only
    wanted = legal_for_its_mode(game, want, thing)
    return tuple(
        one
        for one in everything
        if one != old
        and any(is_legal_target(game, speaker, each, one) for each in wanted)
        and not is_itself(game, thing, one)
    )


def _is_together(want: Target | PlayerTarget) -> bool:
    return isinstance(want, Target) and want.together


def _said_of_all(speaker: Speaker, want: Target | PlayerTarget) -> tuple[Speaker, Filter] | None:
    return (speaker, want.filter) if isinstance(want, Target) and said_of_all(want.filter) else None


def _is_distinct(want: Target | PlayerTarget) -> bool:
    return want.distinct


def _regrouped(game: Game, thing: int, places: Sequence[Place], new: Group) -> tuple[Group, ...]:
    left = iter(new)
    known = {place.group for place in places}
    return tuple(
        tuple(next(left) for _ in old) if group in known else old
        for group, old in enumerate(_targets(game, thing))
    )


def _changed(game: Game, thing: int, targets: tuple[Group, ...]) -> Game:
    """Set the targets; those that it did not have before become its targets now."""
    before = {one for group in _targets(game, thing) for one in group}
    new = tuple(dict.fromkeys(one for group in targets for one in group if one not in before))
    return happen(game, ChangesTargets(thing, targets, new))
