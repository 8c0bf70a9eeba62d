"""107.8, 201.5c, 204.2, 207: what is printed on a card, from color indicator to the words in its text box."""

from __future__ import annotations

import re

from comprules.abilities.kinds import Ability, Activated
from comprules.abilities.mana_instructions import AddMana
from comprules.book.citing import cite
from comprules.english.ability_words import words_in_front
from comprules.english.class_lines import BAR
from comprules.english.lexer import normalized
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics
from comprules.words import ABILITY_WORDS, COLOR_LETTERS

__all__ = [
    "ABILITY_WORDS_MEAN_NOTHING",
    "ABOVE_THE_LEVELS",
    "CIRCLED_COLORS",
    "CLASS_LEVEL_BARS",
    "CLASS_LEVEL_KEYWORDS",
    "COLORS_INDICATED",
    "FLAVOR_TEXT",
    "FLAVOR_WORDS_MEAN_NOTHING",
    "ITALICS",
    "LEVELS_FROM",
    "LEVEL_RANGE",
    "LEVEL_SYMBOLS",
    "REMINDER_TEXT",
    "SHORTENED_NAMES",
    "above_the_levels",
    "class_level_bars",
    "colors_indicated",
    "from_level_on",
    "level_range",
    "level_stripes",
    "rules_text_of",
    "with_circled",
    "with_full_name",
    "without_ability_word",
    "without_flavor_text",
    "without_flavor_words",
    "without_reminders",
]

LEVEL_SYMBOLS = cite("107.8")
LEVEL_RANGE = cite("107.8a")
LEVELS_FROM = cite("107.8b")
CLASS_LEVEL_BARS = cite("107.16")
CLASS_LEVEL_KEYWORDS = cite("716.2")
ABOVE_THE_LEVELS = cite("716.3")
SHORTENED_NAMES = cite("201.5c")
COLORS_INDICATED = cite("204.2")
ITALICS = cite("207.2")
REMINDER_TEXT = cite("207.2a")
FLAVOR_TEXT = cite("207.2b")
ABILITY_WORDS_MEAN_NOTHING = cite("207.2c")
FLAVOR_WORDS_MEAN_NOTHING = cite("207.2d")
CIRCLED_COLORS = cite("207.5")

_NO_WORDS = re.compile(r"^\s*[•+]|^[IVX]+(?:, [IVX]+)* — |\(Leads ")
"""Modes, chapters and rooms have words in front of them that belong to them."""
_LEVEL = re.compile(r"LEVEL (\d+)(?:[-\u2013]\d+|\+)")
_REMINDER = re.compile(r"\([^()]*\)")
_FLAVOR = re.compile(r"\s*\*[^*]+\*\s*")
"""A line of italics as a card's description writes them."""


@COLORS_INDICATED
def colors_indicated(game: Game, name: str, indicated: frozenset[str]) -> frozenset[str]:
    """An object is each color that its color indicator shows."""
    if indicated:
        COLORS_INDICATED.decided_once(game, f"{name} is {' and '.join(sorted(indicated))} by its indicator")
    return indicated


@CIRCLED_COLORS
def with_circled(game: Game, base: Characteristics, colors: tuple[str, ...]) -> Characteristics:
    """The mana symbol of each circled color is as good as printed in the rules text of the card."""
    symbols = tuple(f"{{{letter}}}" for letter, color in COLOR_LETTERS.items() if color in colors)
    CIRCLED_COLORS.decided(game, f"{' and '.join(colors)} are circled on {base.name}")
    return replace(base, abilities=tuple(_circled(ability, symbols) for ability in base.abilities))


def _circled(ability: Ability, symbols: tuple[str, ...]) -> Ability:
    if not isinstance(ability, Activated):
        return ability
    effects = tuple(
        replace(effect, circled=False, symbols="", one_of=symbols)
        if isinstance(effect, AddMana) and effect.circled
        else effect
        for effect in ability.effects
    )
    return replace(ability, effects=effects)


def rules_text_of(game: Game, text: str, name: str) -> str:
    """Return the rules text of a card, without what has no function in the game."""
    lines = [_rules_text_of_line(game, line, name) for line in text.split("\n")]
    if any(_LEVEL.fullmatch(line) for line in lines):
        return level_stripes(game, "\n".join(lines), name)
    if any(BAR.fullmatch(line) for line in lines):
        first = next(n for n, line in enumerate(lines) if BAR.fullmatch(line))
        below = class_level_bars(game, "\n".join(lines[first:]), name)
        return "\n".join((*above_the_levels(game, tuple(lines[:first]), name), below))
    return "\n".join(lines)


def _rules_text_of_line(game: Game, line: str, name: str) -> str:
    if _FLAVOR.fullmatch(line):
        line = without_flavor_text(game, line)
    if _REMINDER.search(line) and "Leads " not in line:
        line = without_reminders(game, line)
    if _LEVEL.fullmatch(line.strip()):
        return (from_level_on if "+" in line else level_range)(game, line.strip())
    words = "" if _NO_WORDS.search(line) else words_in_front(normalized(line))
    if words.lower() in ABILITY_WORDS:
        line = without_ability_word(game, line)
    elif words:
        line = without_flavor_words(game, line)
    short = name.split(",", maxsplit=1)[0]
    is_short = short != name and _shortened(short, name, line)
    return with_full_name(game, line, name, short) if is_short else line


def _shortened(short: str, name: str, line: str) -> bool:
    return re.search(_alone(short), line.replace(name, "")) is not None


def _alone(short: str) -> str:
    return rf"(?<![\w-]){re.escape(short)}(?![\w-])"


@LEVEL_SYMBOLS
def level_stripes(game: Game, text: str, name: str) -> str:
    """Size and abilities beside a level symbol belong to the static ability for which that stands."""
    LEVEL_SYMBOLS.decided_once(game, f"what stands beside a level symbol of {name} is so at these levels")
    return text


@CLASS_LEVEL_BARS
@CLASS_LEVEL_KEYWORDS
def class_level_bars(game: Game, text: str, name: str) -> str:
    """The abilities below a level bar belong to the static ability for which the bar stands."""
    for citation in (CLASS_LEVEL_BARS, CLASS_LEVEL_KEYWORDS):
        citation.decided_once(game, f"what stands below a level bar of {name} comes with that level")
    return text


@ABOVE_THE_LEVELS
def above_the_levels(game: Game, lines: tuple[str, ...], name: str) -> tuple[str, ...]:
    """What stands above the level bars is there at every level."""
    ABOVE_THE_LEVELS.decided_once(game, f"what stands above the level bars of {name} is always there")
    return lines


@LEVEL_RANGE
def level_range(game: Game, line: str) -> str:
    """A range of levels ends where it says: with more level counters the creature is beyond it."""
    LEVEL_RANGE.decided_once(game, f"{line} means so many level counters, no fewer and no more")
    return line


@LEVELS_FROM
def from_level_on(game: Game, line: str) -> str:
    """A level with a plus behind it goes for that many level counters and for more."""
    LEVELS_FROM.decided_once(game, f"{line} means so many level counters, or more")
    return line


@ITALICS
@REMINDER_TEXT
def without_reminders(game: Game, line: str) -> str:
    """Reminder text, in parentheses, only sums up a rule."""
    for citation in (REMINDER_TEXT, ITALICS):
        citation.decided_once(game, f"it does nothing: {' '.join(_REMINDER.findall(line))}")
    return _REMINDER.sub("", line).strip()


@ITALICS
@FLAVOR_TEXT
def without_flavor_text(game: Game, line: str) -> str:
    """A line of italics that explains nothing is flavor text, which is there to be read alone."""
    for citation in (FLAVOR_TEXT, ITALICS):
        citation.decided_once(game, f"it is there to be read alone: {line.strip(' *')}")
    return ""


@ITALICS
@ABILITY_WORDS_MEAN_NOTHING
def without_ability_word(game: Game, line: str) -> str:
    """An ability word in front of an ability means nothing: the ability is what stands behind it."""
    word, _, rest = line.partition("—")
    for citation in (ABILITY_WORDS_MEAN_NOTHING, ITALICS):
        citation.decided_once(game, f"{word.strip()} means nothing by itself")
    return rest.strip()


@ITALICS
@FLAVOR_WORDS_MEAN_NOTHING
def without_flavor_words(game: Game, line: str) -> str:
    """Flavor words in front of an ability mean nothing either, and are in no list."""
    words, _, rest = line.partition("—")
    for citation in (FLAVOR_WORDS_MEAN_NOTHING, ITALICS):
        citation.decided_once(game, f"{words.strip()} means nothing by itself")
    return rest.strip()


@SHORTENED_NAMES
def with_full_name(game: Game, line: str, name: str, short: str) -> str:
    """Where a card calls itself by a shortened name, its full name is meant."""
    SHORTENED_NAMES.decided_once(game, f"{short} stands for {name}")
    return name.join(re.sub(_alone(short), name, part) for part in line.split(name))
