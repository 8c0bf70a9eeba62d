"""123.4, 123.9: which objects are stickered, and which have a sticker of a kind on them."""

from __future__ import annotations

from comprules.abilities.changes import SetSize
from comprules.abilities.nouns import OnStickers
from comprules.abilities.simple_nouns import Number
from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import Sticker

__all__ = [
    "ART_STICKERS",
    "LETTERS_ON_STICKERS",
    "SIZES_ON_STICKERS",
    "STICKERED",
    "UNIQUE_VOWELS",
    "has_art_sticker",
    "has_sticker",
    "is_stickered",
    "letters_on",
    "on_stickers",
    "size_on",
    "unique_vowels_on",
]

STICKERED = cite("123.4")
LETTERS_ON_STICKERS = cite("123.6d")
UNIQUE_VOWELS = cite("123.6e")
SIZES_ON_STICKERS = cite("123.8a")
ART_STICKERS = cite("123.9")
_VOWELS = frozenset("aeiouy")


def has_sticker(game: Game, thing: int, kind: str) -> bool:
    """Say whether a sticker of a kind, or for an empty one of any kind, is on an object."""
    match kind:
        case "":
            return is_stickered(game, thing)
        case "art":
            return has_art_sticker(game, thing)
        case _:  # of the other kinds no rule says more
            return any(sticker.kind == kind for sticker in game.objects[thing].stickers)


@STICKERED
def is_stickered(game: Game, thing: int) -> bool:
    """An object is stickered while a sticker of any kind is on it."""
    stickered = bool(game.objects[thing].stickers)
    STICKERED.decided_once(game, f"{game.label(thing)} is {'stickered' if stickered else 'not stickered'}")
    return stickered


@ART_STICKERS
def has_art_sticker(game: Game, thing: int) -> bool:
    """An art sticker changes nothing; it is there to be found by spells and abilities."""
    found = any(sticker.kind == "art" for sticker in game.objects[thing].stickers)
    ART_STICKERS.decided_once(game, f"{game.label(thing)} has {'an' if found else 'no'} art sticker on it")
    return found


def on_stickers(game: Game, amount: OnStickers, things: tuple[int, ...], began: int) -> int:
    """Return how often something is found on the stickers on objects."""
    stickers = tuple(s for thing in things for s in game.last_seen(thing).stickers)
    names = tuple(sticker.text for sticker in stickers if sticker.kind == "name")
    match amount.what:
        case "name sticker":
            return len(names)
        case "letter":
            return letters_on(game, names, amount.letter)
        case "unique vowel":
            return unique_vowels_on(game, names)
        case "unique vowel on that sticker":
            put = tuple(s.text for s in stickers if s.kind == "name" and s.timestamp[0] > began)
            return unique_vowels_on(game, put[-1:])
        case "power" | "toughness":
            return size_on(game, stickers, amount.what == "power")


@LETTERS_ON_STICKERS
def letters_on(game: Game, names: tuple[str, ...], letter: str) -> int:
    """A letter is the same, large or small."""
    found = sum(name.lower().count(letter.lower()) for name in names)
    LETTERS_ON_STICKERS.decided_once(game, f"{letter} stands {found} times on {', '.join(names)}")
    return found


@UNIQUE_VOWELS
def unique_vowels_on(game: Game, names: tuple[str, ...]) -> int:
    """A vowel that is there more than once, large or small, counts once; y is one of the six."""
    found = _VOWELS.intersection(*["".join(names).lower()])
    UNIQUE_VOWELS.decided_once(game, f"{len(found)} different vowels stand on {', '.join(names)}")
    return len(found)


@SIZES_ON_STICKERS
def size_on(game: Game, stickers: tuple[Sticker, ...], power: bool) -> int:  # noqa: FBT001 -- of two numbers the first or the second
    """The power and toughness of stickers are what is printed on power and toughness stickers."""
    sizes = [sticker.change for sticker in stickers if isinstance(sticker.change, SetSize)]
    values = [size.power if power else size.toughness for size in sizes]
    total = sum(value.value for value in values if isinstance(value, Number))
    SIZES_ON_STICKERS.decided_once(game, f"{'power' if power else 'toughness'} on stickers is {total} in all")
    return total
