"""Which objects the words of an ability name (109.2, 608.2k)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import assert_never

from comprules.abilities.descriptions import predicate_of, words_for
from comprules.abilities.nouns import (
    AllThese,
    Both,
    DoneThisWay,
    Filter,
    OneOrMore,
    Picked,
    Subject,
    Target,
    TopOf,
)
from comprules.abilities.predicates import LinkedTo, Type
from comprules.abilities.simple_nouns import Attached, Granter, It, PaidWith, ThatOne, TheRest, This
from comprules.abilities.slots import PAID, SOURCE
from comprules.book.citing import cite
from comprules.counting import many
from comprules.happening.subgames import MAIN_GAME
from comprules.rules.meaning.attached_to import host_of
from comprules.rules.meaning.descriptions import (
    is_described,
    is_of_types_alone,
    looks_at_characteristics_alone,
    was_described,
)
from comprules.rules.meaning.kinds_of_objects import OUTSIDE_THE_GAME
from comprules.rules.meaning.last_known_information import NoInformation, as_it_was, those_still_there
from comprules.rules.meaning.questions import answers
from comprules.rules.meaning.speaker import NOTHING, Speaker, dealing_with, filled, meant_by
from comprules.rules.meaning.types_and_subtypes import is_of_type
from comprules.rules.meaning.which_players import players_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View
from comprules.words import CARD_TYPES, Zone

__all__ = [
    "EFFECTS_ON_PERMANENTS",
    "ENTERING_FROM_LIBRARY",
    "GRAVEYARDS_IN_ORDER",
    "ITS_OWN_NAME",
    "NAMED_WHATEVER_IT_IS",
    "NO_PERMANENTS",
    "ONLY_THE_BATTLEFIELD",
    "OUTSIDE_THE_SUBGAME",
    "PERMANENTS",
    "PERMANENTS_ON_THE_BATTLEFIELD",
    "SCHEMES_OF_THEMSELVES",
    "SIDEBOARDS_ARE_OUTSIDE",
    "SPECIAL_OBJECTS_ASIDE",
    "THIS_SCHEME",
    "TYPES_MEAN_PERMANENTS",
    "UNTARGETED_REFERENCES",
    "all_described",
    "candidates_for",
    "cards_outside",
    "fitting_among",
    "in_the_main_game",
    "is_that_one",
    "itself",
    "named",
    "objects_of",
    "on_top_of_graveyard",
    "still_in_library",
    "this_scheme",
    "whatever_it_copies",
    "without_emblems",
]

TYPES_MEAN_PERMANENTS = cite("109.2")
PERMANENTS = cite("110.1")
SIDEBOARDS_ARE_OUTSIDE = cite("400.11a")
OUTSIDE_THE_SUBGAME = cite("727.4")
ONLY_THE_BATTLEFIELD = cite("403.2")
PERMANENTS_ON_THE_BATTLEFIELD = cite("403.3")
GRAVEYARDS_IN_ORDER = cite("404.2")
SPECIAL_OBJECTS_ASIDE = cite("408.1")
NO_PERMANENTS = cite("114.5")
ITS_OWN_NAME = cite("201.5")
NAMED_WHATEVER_IT_IS = cite("707.11")
UNTARGETED_REFERENCES = cite("608.2k")
EFFECTS_ON_PERMANENTS = cite("609.2")
THIS_SCHEME = cite("314.7")
SCHEMES_OF_THEMSELVES = cite("109.2d")
ENTERING_FROM_LIBRARY = cite("614.13c")


def objects_of(game: Game, board: Mapping[int, View], speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """Return the ids of the objects that the words name."""
    match subject:
        case This(noun="scheme"):
            return this_scheme(game, speaker)
        case This(zone=zone):
            if speaker.source in game.objects:
                if zone in ("", "battlefield") and speaker.source in _namesakes(game):
                    return itself(game, speaker.source)
                if game.lasting and zone in ("", game.objects[speaker.source].zone):
                    return whatever_it_copies(game, speaker.source)
                return (speaker.source,) if zone in ("", game.objects[speaker.source].zone) else ()
            became = speaker.slots.get(SOURCE, NOTHING).objects
            return tuple(i for i in became if i in game.objects)
        case Attached(verb):
            host = host_of(game, game.last_seen(speaker.source), board, verb)
            return (host,) if isinstance(host, int) and host in game.objects else ()
        case Target(index=index):
            chosen = speaker.chosen.targets[index] if index < len(speaker.chosen.targets) else ()
            return tuple(t for t in chosen if isinstance(t, int))
        case It(noun):
            meant = _of_the_two(game, board, speaker, meant_by(speaker, subject), noun)
            meant = _as_paid(game, subject, meant)
            return tuple([i for i in meant if i in game.objects and is_that_one(game, board, i, noun)])
        case TopOf(player, amount, zone):
            number = answers(game).result_of(game, board, speaker, amount)
            owners = players_of(game, board, speaker, player)
            if subject.kind is not None or subject.bottom:
                return tuple(
                    i for owner in owners for i in _of_pile(game, board, speaker, subject, owner)[:number]
                )
            if zone == "graveyard":
                return tuple(i for owner in owners for i in on_top_of_graveyard(game, owner, number))
            return tuple(i for owner in owners for i in still_in_library(game, owner)[:number])
        case TheRest("others"):
            held = filled(speaker, subject)
            found = held.objects if held.objects != held.pile else ()
            return tuple([i for i in held.pile if i in game.objects and i not in found])
        case ThatOne() | TheRest():
            return tuple([i for i in meant_by(speaker, subject) if i in game.objects])
        case Picked():
            return ()
        case PaidWith():
            return meant_by(speaker, subject)
        case Granter(granter):
            return (granter,) if granter in game.objects else ()
        case Both(first, second):
            one = objects_of(game, board, speaker, first)
            found = (*one, *objects_of(game, board, dealing_with(speaker, one), second))
            return tuple(dict.fromkeys(found))
        case DoneThisWay(described):
            done = filled(speaker, subject).done
            return tuple(i for i in done if was_described(game, speaker, described, i))
        case AllThese(described) | OneOrMore(described):
            return all_described(game, board, speaker, described)
        case _:
            assert_never(subject)


def _as_paid(game: Game, subject: It, meant: tuple[int, ...]) -> tuple[int, ...]:
    """Return what the text means; of what was moved to pay a cost, what it has become by that."""
    if subject.slot is None or subject.slot.number != PAID:
        return meant
    return tuple([i if i in game.objects else game.successor.get(i, i) for i in meant])


def _namesakes(game: Game) -> frozenset[int]:
    """Return the permanents beside which there are others of the same name."""
    found: frozenset[int] | None = game.memo.get("namesakes")
    if found is None:
        names = Counter(game.objects[i].base.name for i in game.battlefield)
        found = frozenset(i for i in game.battlefield if names[game.objects[i].base.name] > 1)
        game.memo["namesakes"] = found
    return found


@ITS_OWN_NAME
def itself(game: Game, source: int) -> tuple[int, ...]:
    """Text that names the object on which it stands means that object, and no other of its name."""
    ITS_OWN_NAME.decided_once(game, f"{game.label(source)} alone is meant, and no other of its name")
    return (source,)


@NAMED_WHATEVER_IT_IS
def whatever_it_copies(game: Game, source: int) -> tuple[int, ...]:
    """What is named on an object is that object, also as a copy of something else."""
    if any(effect.copied is not None and source in effect.locked_to for effect in game.lasting):
        NAMED_WHATEVER_IT_IS.decided_once(game, f"{game.label(source)} is meant, whatever it is a copy of")
    return (source,)


def fitting_among(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, candidates: tuple[int, ...]
) -> tuple[int, ...]:
    """Return every one of these objects that fits.

    Where only characteristics matter, objects that share a view are looked at once.
    """
    if is_of_types_alone(described):
        wanted = frozenset(words_for(described, Type))
        return tuple(
            [
                i
                for i in candidates
                if board[i].types >= wanted
                and all(is_of_type(game, i, board[i], word) for word in sorted(wanted))
            ]
        )
    if len(candidates) < _MANY or not looks_at_characteristics_alone(described):
        return tuple(i for i in candidates if is_described(game, board, speaker, described, i))
    fitting: dict[int, bool] = {}  # by the identity of the view
    found: list[int] = []
    for i in candidates:
        view = id(board[i])
        if view not in fitting:
            fitting[view] = is_described(game, board, speaker, described, i)
        if fitting[view]:
            found.append(i)
    return tuple(found)


_MANY = 16
"""From so many candidates on it is worth telling apart what a description looks at."""


_ON_THE_BATTLEFIELD = (ONLY_THE_BATTLEFIELD, PERMANENTS_ON_THE_BATTLEFIELD)


def _in_graveyards(game: Game) -> Iterator[int]:
    return (i for (zone, _), cards in game.zones.items() if zone == "graveyard" for i in cards)


@TYPES_MEAN_PERMANENTS
@PERMANENTS
@EFFECTS_ON_PERMANENTS
@ONLY_THE_BATTLEFIELD
@PERMANENTS_ON_THE_BATTLEFIELD
@SPECIAL_OBJECTS_ASIDE
def all_described(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter
) -> tuple[int, ...]:
    """Words for objects mean permanents alone, unless they name cards, spells or another zone."""
    if described.noun != "permanent":
        EFFECTS_ON_PERMANENTS.decided_once(game, f"{described.noun}s in the zone {described.zone} are meant")
    elif any(
        is_described(game, board, speaker, replace(described, zone="graveyard"), i)
        for i in _in_graveyards(game)
    ):
        for cited in (EFFECTS_ON_PERMANENTS, TYPES_MEAN_PERMANENTS, PERMANENTS, *_ON_THE_BATTLEFIELD):
            cited.decided_once(game, "only permanents are meant, and no cards in a graveyard")
    candidates = candidates_for(game, described)
    if (described.noun, described.zone) == ("permanent", "battlefield"):
        candidates = without_emblems(game, candidates)
        _note_special_objects(game, board, speaker, described)
    return fitting_among(game, board, speaker, described, candidates)


@NO_PERMANENTS
def without_emblems(game: Game, found: tuple[int, ...]) -> tuple[int, ...]:
    """An emblem is no permanent, and not meant where permanents are spoken of."""
    for i in game.zone("command"):
        if game.objects[i].kind == "emblem":
            NO_PERMANENTS.decided_once(game, f"{game.label(i)} is no permanent")
    return found


def _note_special_objects(game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter) -> None:
    """Record what is in the command zone and would be meant if it were a permanent."""
    for i in game.zone("command"):
        if is_described(game, board, speaker, replace(described, zone="command"), i):
            SPECIAL_OBJECTS_ASIDE.decided_once(
                game, f"{game.label(i)} is in the command zone, and no permanent"
            )


def _of_pile(
    game: Game, board: Mapping[int, View], speaker: Speaker, top: TopOf, owner: str
) -> tuple[int, ...]:
    """Return the cards of a pile that count, in the order in which they are meant."""
    if top.zone == "graveyard":
        there = on_top_of_graveyard(game, owner, len(game.zone("graveyard", owner)))
    else:
        there = still_in_library(game, owner)
    if top.kind is not None:
        wanted = replace(top.kind, zone=top.zone)
        there = tuple(i for i in there if is_described(game, board, speaker, wanted, i))
    return there[::-1] if top.bottom else there


@GRAVEYARDS_IN_ORDER
def on_top_of_graveyard(game: Game, owner: str, number: int) -> tuple[int, ...]:
    """A graveyard keeps its cards in the order in which they came, the last one on top."""
    there = game.zone("graveyard", owner)
    if len(there) > 1:
        GRAVEYARDS_IN_ORDER.decided_once(game, f"{game.label(there[-1])} lies on top of {owner}'s graveyard")
    return there[::-1][:number]


@ENTERING_FROM_LIBRARY
def still_in_library(game: Game, owner: str) -> tuple[int, ...]:
    """A card entering from a library is not among its top cards, though it is still there."""
    library = game.zone("library", owner)
    for i in library:
        if i in game.underway.entering:
            ENTERING_FROM_LIBRARY.decided_once(
                game, f"{game.label(i)} is entering from the library and does not count"
            )
    return tuple(i for i in library if i not in game.underway.entering)


@THIS_SCHEME
@SCHEMES_OF_THEMSELVES
def this_scheme(game: Game, speaker: Speaker) -> tuple[int, ...]:
    """A scheme that speaks of itself means the card in the command zone, and no permanent."""
    found = speaker.source in game.objects and game.objects[speaker.source].zone == "command"
    if found:
        for citation in (THIS_SCHEME, SCHEMES_OF_THEMSELVES):
            citation.decided_once(game, f"{game.label(speaker.source)} means itself in the command zone")
    return (speaker.source,) if found else ()


@UNTARGETED_REFERENCES
def is_that_one(game: Game, board: Mapping[int, View], thing: int, noun: str) -> bool:
    """An object that the text has spoken of is still meant when its characteristics have changed."""
    if noun in CARD_TYPES and noun not in board[thing].types:
        UNTARGETED_REFERENCES.decided_once(
            game, f"{game.label(thing)} is no {noun} any more, and is still meant"
        )
    return True


def _of_the_two(
    game: Game, board: Mapping[int, View], speaker: Speaker, both: tuple[int, ...], noun: str
) -> tuple[int, ...]:
    """Return the one of two targets that ``the creature you control`` means; both without such words."""
    if " control" not in noun:
        return both
    controllers = {i: (board[i] if i in board else game.last_known[i][1]).controller for i in both}
    mine = noun.endswith(" you control")
    return tuple(i for i in both if (controllers[i] == speaker.controller) is mine)


@OUTSIDE_THE_GAME
@SIDEBOARDS_ARE_OUTSIDE
def cards_outside(game: Game) -> tuple[int, ...]:
    """The cards of sideboards, and dungeons, are outside the game, which is no zone of it."""
    outside = tuple(i for player in game.order for i in game.zone("none", player))
    aside = tuple(i for i in outside if game.objects[i].notes.get("deck") == "sideboard")
    dungeons = tuple(i for i in outside if "dungeon" in game.objects[i].base.types)
    OUTSIDE_THE_GAME.decided_once(game, "what is in a zone of the game is not outside it")
    if aside:
        SIDEBOARDS_ARE_OUTSIDE.decided_once(
            game, f"outside the game: {many(len(aside), 'card')} of sideboards"
        )
    return (*aside, *dungeons, *in_the_main_game(game, outside))


@OUTSIDE_THE_SUBGAME
def in_the_main_game(game: Game, outside: tuple[int, ...]) -> tuple[int, ...]:
    """All that is in the main game is outside the subgame."""
    if game.main is None:
        return ()
    there = tuple(i for i in outside if game.objects[i].notes.get("deck") == MAIN_GAME)
    OUTSIDE_THE_SUBGAME.decided_once(
        game, f"outside the subgame: {many(len(there), 'card')} of the main game"
    )
    return there


def candidates_for(game: Game, described: Filter) -> tuple[int, ...]:
    """Return the objects of the zone that a description is about."""
    if described.noun == "object":
        return (*game.battlefield, *game.zone("stack"))
    if described.zone == "battlefield":
        return game.battlefield
    if described.zone == "none":
        return cards_outside(game)
    if described.zone in ("stack", "exile", "command", "ante"):
        return game.zone(described.zone)
    if described.zone == "battlefield or graveyard":
        return (*game.battlefield, *(i for player in game.order for i in game.zone("graveyard", player)))
    if described.zone == "battlefield or command":
        return (*game.battlefield, *game.zone("command"))
    if described.zone == "hand or graveyard":
        zones: tuple[Zone, ...] = ("hand", "graveyard")
        return tuple(i for player in game.order for zone in zones for i in game.zone(zone, player))
    if described.zone in ("elsewhere", "everywhere"):
        return tuple(game.objects)
    return tuple(i for player in game.order for i in game.zone(described.zone, player))


def named(game: Game, board: Mapping[int, View], speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """As :func:`objects_of`, but an object that is gone counts with what was last known of it (608.2h)."""
    match subject:
        case This():
            return (speaker.source,)
        case It(noun):
            was = filled(speaker, subject).was
            meant = _of_the_two(game, board, speaker, meant_by(speaker, subject), noun)
            return tuple([as_it_was(game, was.get(i), i) for i in meant])
        case Target(index=index) if not (
            index < len(speaker.chosen.targets) and speaker.chosen.targets[index]
        ):
            raise NoInformation
        case AllThese(described) if found := predicate_of(described, LinkedTo):
            return those_still_there(game, speaker, found.how, objects_of(game, board, speaker, subject))
        case _:  # what is there to be named needs nothing that was last known
            return objects_of(game, board, speaker, subject)
