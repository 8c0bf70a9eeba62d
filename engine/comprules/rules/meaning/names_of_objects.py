"""201: the names of objects, of which an object can have several, or none."""

from __future__ import annotations

from comprules.abilities.expansions import FIRST_PRINTED_IN
from comprules.book.citing import cite
from comprules.counting import many
from comprules.happening.split_cards import TWO_NAMES
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "ALL_DIFFERENT",
    "ALTERNATIVE_NAME",
    "DIFFERENT_NAME",
    "FIRST_PRINTED_IN_ANTIQUITIES",
    "FIRST_PRINTED_IN_ARABIAN_NIGHTS",
    "FIRST_PRINTED_IN_HOMELANDS",
    "INTERCHANGEABLE",
    "INTERCHANGEABLE_NAMES",
    "INTERCHANGEABLE_PAIRS",
    "NAMES_IN_THE_REFERENCE",
    "NAMES_OF_ADVENTURES",
    "NAMES_OF_A_KIND",
    "NAMES_OF_EITHER_FACE",
    "NAMES_OF_FLIP_CARDS",
    "NAMES_OF_MELDED",
    "NAMES_OF_SPLIT_CARDS",
    "ONE_NAME_FOR_BOTH",
    "SAME_NAME",
    "WORDS_IN_NAMES",
    "all_different",
    "as_one_name",
    "chosen_as_well",
    "has_chosen_name",
    "has_name",
    "is_first_printed_in",
    "is_from_expansion",
    "is_named_otherwise",
    "names_known",
    "names_of",
    "names_of_adventures",
    "names_of_faces",
    "names_of_flip_cards",
    "names_of_kind",
    "names_of_melded",
    "names_of_split_cards",
    "original_name",
    "share_a_name",
    "words_of",
]

WORDS_IN_NAMES = cite("123.6a")
SAME_NAME = cite("201.2a")
ALL_DIFFERENT = cite("201.2b")
DIFFERENT_NAME = cite("201.2c")
INTERCHANGEABLE_PAIRS = cite("201.3")
INTERCHANGEABLE_NAMES = cite("201.3a")
NAMES_IN_THE_REFERENCE = cite("201.4")
NAMES_OF_A_KIND = cite("201.4a")
NAMES_OF_SPLIT_CARDS = cite("201.4b")
NAMES_OF_FLIP_CARDS = cite("201.4c")
ALTERNATIVE_NAME = cite("710.5")
NAMES_OF_MELDED = cite("201.4e")
NAMES_OF_EITHER_FACE = cite("201.4d")
NAMES_OF_ADVENTURES = cite("201.4f")
ONE_NAME_FOR_BOTH = cite("201.4g")
FIRST_PRINTED_IN_ARABIAN_NIGHTS = cite("206.3a")
FIRST_PRINTED_IN_ANTIQUITIES = cite("206.3b")
FIRST_PRINTED_IN_HOMELANDS = cite("206.3c")

_BOTH = " // "
"""What stands between the names of both halves, where a card is called by both."""

INTERCHANGEABLE = {
    "Rick, Steadfast Leader": "Greymond, Avacyn's Stalwart",
    "Negan, the Cold-Blooded": "Malik, Grim Manipulator",
    "Michonne, Ruthless Survivor": "Enkira, Hostile Scavenger",
    "Glenn, the Voice of Calm": "Gregor, Shrewd Magistrate",
    "Daryl, Hunter of Walkers": "Hansk, Slayer Zealot",
    "Lucille": "Gisa's Favorite Shovel",
    "Eleven, the Mage": "Cecily, Haunted Mage",
    "Mike, the Dungeon Master": "Othelm, Sigardian Outcast",
    "Hawkins National Laboratory": "Havengul Laboratory",
}
"""Pairs of names for one card each (201.3), as far as they are known here."""

_EXPANSIONS = {
    "Arabian Nights": FIRST_PRINTED_IN_ARABIAN_NIGHTS,
    "Antiquities": FIRST_PRINTED_IN_ANTIQUITIES,
    "Homelands": FIRST_PRINTED_IN_HOMELANDS,
}


def names_of(view: View) -> frozenset[str]:
    """Return every name that an object has."""
    return (view.also_named | {view.name}) - {""}


@WORDS_IN_NAMES
def words_of(game: Game, name: str) -> tuple[int, ...]:
    """Return which pieces of a name are words: all that stand between spaces, except a blank line."""
    pieces = name.split()
    words = tuple(place for place, piece in enumerate(pieces) if piece.strip("_"))
    WORDS_IN_NAMES.decided_once(game, f"{name} is a name of {many(len(words), 'word')}")
    return words


@INTERCHANGEABLE_NAMES
def as_one_name(game: Game, name: str) -> str:
    """Interchangeable names are one name for whatever asks for names."""
    original = original_name(game, name)
    if original != name:
        INTERCHANGEABLE_NAMES.decided_once(game, f"{name} is the same name as {original}")
    return original


@INTERCHANGEABLE_PAIRS
def original_name(game: Game, name: str) -> str:
    """A few cards bear two names in print, which are interchangeable."""
    if name in INTERCHANGEABLE:
        INTERCHANGEABLE_PAIRS.decided_once(game, f"{name} and {INTERCHANGEABLE[name]} are interchangeable")
    return INTERCHANGEABLE.get(name, name)


def has_name(game: Game, view: View, name: str) -> bool:
    """Say whether a name is one of the object's names."""
    if view.name == name or name in view.also_named:
        return True
    if _BOTH in name:
        return any(has_name(game, view, half) for half in name.split(_BOTH))
    return bool(name) and as_one_name(game, name) in {as_one_name(game, own) for own in names_of(view)}


@SAME_NAME
def share_a_name(game: Game, one: View, other: View) -> bool:
    """Objects have the same name if they share one, whatever others they have; none is not the same."""
    shared = any(has_name(game, other, name) for name in names_of(one))
    if one.also_named or other.also_named or not (one.name and other.name) or shared:
        how = "have a name in common" if shared else "have no name in common"
        SAME_NAME.decided_once(game, f"{one.name or 'a nameless object'} and {other.name or 'another'} {how}")
    return shared


@DIFFERENT_NAME
def is_named_otherwise(game: Game, one: View, others: tuple[View, ...]) -> bool:
    """An object has another name than others if it has one, and none in common with any of them."""
    differs = bool(names_of(one)) and not any(share_a_name(game, one, other) for other in others)
    has = "another name" if differs else "no other name"
    DIFFERENT_NAME.decided_once(
        game, f"{one.name or 'a nameless object'} has {has} than {len(others)} others"
    )
    return differs


@ALL_DIFFERENT
def all_different(game: Game, views: tuple[View, ...]) -> int:
    """Count how many of these objects have different names: each has a name, and no two share one."""
    groups: list[View] = []
    for view in sorted((view for view in views if names_of(view)), key=lambda view: len(names_of(view))):
        if not any(share_a_name(game, view, other) for other in groups):
            groups.append(view)
    ALL_DIFFERENT.decided_once(game, f"of {len(views)} objects {len(groups)} have different names")
    return len(groups)


@FIRST_PRINTED_IN_ARABIAN_NIGHTS
@FIRST_PRINTED_IN_ANTIQUITIES
@FIRST_PRINTED_IN_HOMELANDS
def is_first_printed_in(game: Game, view: View, expansion: str) -> bool:
    """The names of an expansion are those that it was the first to print, whatever symbol a card shows."""
    found = sorted(name for name in names_of(view) if name in FIRST_PRINTED_IN[expansion])
    if found:
        _EXPANSIONS[expansion].decided_once(game, f"{found[0]} was first printed in {expansion}")
    return bool(found)


@FIRST_PRINTED_IN_ARABIAN_NIGHTS
@FIRST_PRINTED_IN_ANTIQUITIES
@FIRST_PRINTED_IN_HOMELANDS
def is_from_expansion(game: Game, view: View, expansion: str) -> bool:
    """What once looked for cards of an expansion asks for the names that it was the first to print."""
    return is_first_printed_in(game, view, expansion)


# ---- choosing a name


@NAMES_IN_THE_REFERENCE
def names_known(game: Game) -> frozenset[str]:
    """Only the name of a card that there is can be chosen, and a token's only if a card has it too."""
    tokens = {thing.base.name for thing in game.objects.values() if thing.kind == "token"}
    cards = {thing.base.name for thing in game.objects.values() if thing.kind == "card"}
    known = frozenset(card.name for card in game.reference if card.name not in tokens - cards) - {""}
    NAMES_IN_THE_REFERENCE.decided(game, f"one of {len(known)} names of cards is to be chosen")
    return known


@NAMES_OF_A_KIND
def names_of_kind(game: Game, known: frozenset[str], kind: str) -> frozenset[str]:
    """Where the card must be of a kind, what is printed on it decides, and not what it has become."""
    if not kind:
        return known
    halves = tuple(c.lower_half for c in game.reference if c.lower_half is not None)
    faces = tuple(c.melded for c in game.reference if c.melded is not None)
    cards = (*(c for card in game.reference for c in card.halves or (card,)), *halves, *faces)
    excluded = kind.startswith("non")
    fitting = frozenset(c.name for c in cards if (kind.removeprefix("non") in c.types) is not excluded)
    names = frozenset(name for name in known if not fitting.isdisjoint(name.split(_BOTH)))
    NAMES_OF_A_KIND.decided(game, f"only the name of a card that is {kind} can be chosen, of {len(names)}")
    return names


@NAMES_OF_SPLIT_CARDS
@TWO_NAMES
def names_of_split_cards(game: Game, known: frozenset[str]) -> frozenset[str]:
    """Of a split card the name of one half or the other can be chosen, and not both."""
    pairs = [card.halves for card in game.reference if card.halves]
    for pair in pairs:
        names = " or ".join(half.name for half in pair)
        for cited in (NAMES_OF_SPLIT_CARDS, TWO_NAMES):
            cited.decided(game, f"{names} can be chosen, and not both")
    return known.union(half.name for pair in pairs for half in pair)


@NAMES_OF_FLIP_CARDS
@ALTERNATIVE_NAME
def names_of_flip_cards(game: Game, known: frozenset[str]) -> frozenset[str]:
    """The alternative name of a flip card can be chosen as well as its normal name."""
    halves = frozenset(c.lower_half.name for c in game.reference if c.lower_half is not None)
    for name in sorted(halves):
        for cited in (NAMES_OF_FLIP_CARDS, ALTERNATIVE_NAME):
            cited.decided(game, f"{name}, the alternative name of a flip card, can be chosen")
    return known | halves


@NAMES_OF_EITHER_FACE
def names_of_faces(game: Game, known: frozenset[str]) -> frozenset[str]:
    """The name on the back of a double-faced card can be chosen as well as the one on its front."""
    backs = {thing.back.name for thing in game.objects.values() if thing.back is not None}
    for name in sorted(backs & known):
        NAMES_OF_EITHER_FACE.decided(game, f"{name}, the name of a back face, can be chosen")
    return known


@NAMES_OF_MELDED
def names_of_melded(game: Game, known: frozenset[str]) -> frozenset[str]:
    """The name of the combined back face of a meld pair can be chosen as well."""
    faces = frozenset(c.melded.name for c in game.reference if c.melded is not None)
    for name in sorted(faces):
        NAMES_OF_MELDED.decided(game, f"{name}, the name of a combined back face, can be chosen")
    return known | faces


@NAMES_OF_ADVENTURES
def names_of_adventures(game: Game, known: frozenset[str]) -> frozenset[str]:
    """The name of an Adventure can be chosen as well as the name of the card that it is on."""
    adventures = {thing.adventure.name for thing in game.objects.values() if thing.adventure is not None}
    for name in sorted(adventures & known):
        NAMES_OF_ADVENTURES.decided(
            game, f"{name}, the alternative name of an adventurer card, can be chosen"
        )
    return known


def has_chosen_name(game: Game, view: View, chosen: str) -> bool:
    """Say whether an object has the name that was chosen."""
    named = (one for half in chosen.split(_BOTH) for one in chosen_as_well(game, half))
    return bool(chosen) and not names_of(view).isdisjoint(named)


@ONE_NAME_FOR_BOTH
def chosen_as_well(game: Game, chosen: str) -> tuple[str, ...]:
    """Who chooses one of two interchangeable names has chosen both."""
    both = tuple(name for name, other in INTERCHANGEABLE.items() if chosen in (name, other))
    if both:
        ONE_NAME_FOR_BOTH.decided_once(game, f"{both[0]} and {INTERCHANGEABLE[both[0]]} are chosen")
        return (*both, INTERCHANGEABLE[both[0]])
    return (chosen,)
