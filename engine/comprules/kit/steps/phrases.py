"""Noun phrases: ``a tapped 2/2 black creature "Knight" with flying and two +1/+1 counters``."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from comprules.english.lexicon import singular
from comprules.keywords.table import PLAIN_KEYWORDS
from comprules.kit.steps.errors import StepMistake
from comprules.subtypes import ALL_SUBTYPES
from comprules.words import CARD_TYPES, COLORS, SUPERTYPES

__all__ = [
    "KEYWORD",
    "NUMBER_WORDS",
    "StepPhrase",
    "read_description",
    "read_number",
    "read_things",
    "split_list",
    "written_type_line",
]

_NUMBER_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_NUMBERS = {word: value for value, word in enumerate(_NUMBER_WORDS)} | {"a": 1, "an": 1, "no": 0}
NUMBER_WORDS = rf"(?:\d+|no|an?|{'|'.join(sorted(_NUMBER_WORDS, key=len, reverse=True))})"

# A keyword as a step may name it without quotation marks; any other ability is quoted in full.
KEYWORD = (
    rf"(?:{'|'.join(re.escape(word) for word in sorted(PLAIN_KEYWORDS, key=len, reverse=True))}"
    r"|(?:basic |snow |legendary )?[a-z]+walk"
    r"|(?:protection|hexproof) from [a-z]+(?: and from [a-z]+)*"
    r"|enchant [a-z]+(?: or [a-z]+)*"
    r"|[a-z]+(?: [a-z]+)? (?:\d+|X|(?:\{[^{}]+\})+))"
)

_TOKEN = re.compile(r'"[^"]*"|\([^()]*\)|,|[^\s,"()]+')
_SIZE = re.compile(r"[-+\d*]+/[-+\d*]+")
_NOUNS = frozenset({"card", "permanent", "spell", "object"})
_STATUS = {"tapped": True, "untapped": False}


@dataclass(frozen=True, slots=True)
class StepPhrase:
    """What a noun phrase says; fields that it does not speak of are empty or ``None``.

    ``label`` is how the scenario calls the thing, ``name`` the name in quotation marks.
    """

    number: int = 1
    label: str = ""
    name: str = ""
    size: str = ""
    colors: tuple[str, ...] = ()
    colorless: bool = False
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    token: bool | None = None
    tapped: bool | None = None
    face_down: bool | None = None
    abilities: tuple[str, ...] = ()
    counters: Mapping[str, int] = field(default_factory=dict)
    damage: int = 0
    sick: bool = False
    owner: str = ""
    attached_to: str = ""

    @property
    def invents_a_card(self) -> bool:
        """Say whether it says what the thing is, and not only which."""
        return bool(
            self.types or self.supertypes or self.subtypes or self.size or self.colors or self.abilities
        )


def written_type_line(phrase: StepPhrase) -> str:
    """The phrase's type line as a card prints it."""
    before = [word.capitalize() for word in (*phrase.supertypes, *phrase.types)]
    return " ".join(before) + (f" — {' '.join(phrase.subtypes)}" if phrase.subtypes else "")


def read_number(text: str) -> int:
    """A number in digits or as a word."""
    return _NUMBERS[text] if text in _NUMBERS else int(text)


def split_list(text: str) -> list[str]:
    """The items of ``"A", "B" and "C"``, with what stands between quotation marks left whole."""
    items = [""]
    for piece in re.findall(r'"[^"]*"|, and |, | and (?!from\b)|.', text):
        if piece in {", and ", ", ", " and "}:
            items.append("")
        else:
            items[-1] += piece
    return [item for item in items if item]


def read_things(text: str) -> tuple[StepPhrase, ...]:
    """Return every thing of a list of noun phrases.

    Raises:
        StepMistake: A word has no meaning where it stands.
    """
    reader = _Reader(text)
    found = [reader.thing()]
    while reader.separator():
        found.append(reader.thing())
    reader.end()
    return tuple(found)


def read_description(text: str) -> StepPhrase:
    """One noun phrase that names nothing: ``a 3/3 white Soldier creature with flying``.

    Raises:
        StepMistake: A word has no meaning where it stands, or there is more than one phrase.
    """
    reader = _Reader(text)
    found = reader.thing()
    reader.end()
    if found.name:
        raise reader.mistake(found.name)
    return found


class _Reader:
    """Reads the words of a phrase from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[str] = _TOKEN.findall(text)
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        place = self.at + ahead
        return self.tokens[place] if place < len(self.tokens) else ""

    def take(self) -> str:
        word = self.peek()
        self.at += 1
        return word

    def end(self) -> None:
        if self.peek():
            raise self.mistake(self.peek())

    def mistake(self, word: str) -> StepMistake:
        return StepMistake(
            f"“{word}” has no meaning where it stands in “{self.text}”; a thing is a name in quotation marks or reads "
            'like: a tapped 2/2 black Knight creature "Knight" with flying and two +1/+1 counters'
        )

    def separator(self) -> bool:
        """Go past a comma, an ``and``, or both."""
        start = self.at
        if self.peek() == ",":
            self.take()
        if self.peek() == "and":
            self.take()
        return self.at > start

    def thing(self) -> StepPhrase:
        number = 1
        if self.peek() in _NUMBERS or self.peek().isdigit():
            number = read_number(self.take())
        said: dict[str, Any] = {"number": number}
        self._adjectives(said, plural=number != 1)
        if self.peek().startswith('"'):
            name = self.take().strip('"')
            said["name"], said["label"] = name, name
            if self.peek().startswith("("):
                said["label"] = f"{name} {self.take()}"
        elif len(said) == 1:
            raise self.mistake(self.peek() or "nothing")
        self._afterwards(said)
        return StepPhrase(**said)

    def _add(self, said: dict[str, Any], key: str, value: str) -> None:
        said[key] = (*said.get(key, ()), value)

    def _adjectives(self, said: dict[str, Any], *, plural: bool) -> None:
        while word := self.peek():
            base = _singular(word) if plural else word
            if _SIZE.fullmatch(word):
                said["size"] = word
            elif word in COLORS:
                self._add(said, "colors", word)
                if self.peek(1) == "and" and self.peek(2) in COLORS:
                    self.take()
            elif word == "colorless":
                said["colorless"] = True
            elif word in SUPERTYPES:
                self._add(said, "supertypes", word)
            elif base in CARD_TYPES:
                self._add(said, "types", base)
            elif word in _STATUS:
                said["tapped"] = _STATUS[word]
            elif word in {"face-down", "face-up"}:
                said["face_down"] = word == "face-down"
            elif base in {"token", "nontoken"}:
                said["token"] = base == "token"
            elif base in _NOUNS:
                said.setdefault("colors", ())
            elif f"{word} {self.peek(1)}" in ALL_SUBTYPES:
                self._add(said, "subtypes", f"{self.take()} {self.peek()}")
            elif word[0].isupper():
                self._add(said, "subtypes", _subtype(base, word))
            else:
                return
            self.take()

    def _afterwards(self, said: dict[str, Any]) -> None:
        while word := self.peek():
            if word == "with":
                self.take()
                self._with_items(said)
            elif word in _STATUS:
                said["tapped"] = _STATUS[self.take()]
            elif word in {"face-down", "face-up"}:
                said["face_down"] = self.take() == "face-down"
            elif word == "token":
                self.take()
                said["token"] = True
            elif word == "owned" and self.peek(1) == "by":
                self.at += 2
                said["owner"] = self.take()
            elif word == "attached" and self.peek(1) == "to":
                self.at += 2
                said["attached_to"] = self._target()
            else:
                return

    def _target(self) -> str:
        name = self.take()
        if name.startswith('"') and self.peek().startswith("("):
            return f"{name.strip(chr(34))} {self.take()}"
        return name.strip('"')

    def _with_items(self, said: dict[str, Any]) -> None:
        self._with_item(said)
        while self.peek() in {",", "and"} and self._an_item_follows():
            self.separator()
            self._with_item(said)

    def _an_item_follows(self) -> bool:
        start = self.at
        self.separator()
        word = self.peek()
        numbered = word in _NUMBERS or word.isdigit()
        counted = self.peek(1) == "damage" or "counter" in {_singular(self.peek(2)), _singular(self.peek(3))}
        self.at = start
        if word.startswith('"'):
            return word.endswith('."')
        return counted if numbered else word[:1].islower() and word not in _STATUS

    def _with_item(self, said: dict[str, Any]) -> None:
        word = self.peek()
        if word == "summoning" and self.peek(1) == "sickness":
            self.at += 2
            said["sick"] = True
        elif word.startswith('"'):
            self._add(said, "abilities", self.take()[1:-1])
        elif word in _NUMBERS or word.isdigit():
            self._counted(said)
        elif word[:1].islower():
            self._add(said, "abilities", self._keyword())
        else:
            raise self.mistake(word or "with")

    def _counted(self, said: dict[str, Any]) -> None:
        number = read_number(self.take())
        if self.peek() == "damage":
            self.take()
            said["damage"] = number
            return
        kind = self.take()
        while self.peek() and _singular(self.peek()) != "counter":
            kind += f" {self.take()}"
        if not self.take():
            raise self.mistake(kind or "nothing")
        said.setdefault("counters", {})[kind] = number

    def _keyword(self) -> str:
        words = [self.take()]
        while (word := self.peek()) and word not in {",", "with", "owned", "attached", "token", *_STATUS}:
            if word == "and" and self.peek(1) != "from":
                break
            if word.startswith(('"', "(")):
                break
            words.append(self.take())
        keyword = " ".join(words)
        if not re.fullmatch(KEYWORD, keyword):
            raise StepMistake(
                f"“{keyword}” in “{self.text}” is no keyword ability; write other abilities whole, in quotation marks, "
                "with their full stop"
            )
        return keyword


def _subtype(base: str, word: str) -> str:
    """Return the subtype that a word is, in the singular or plural.

    Raises:
        StepMistake: there is none; the error names the nearest.
    """
    for one in (base, word, singular(word)):
        if one in ALL_SUBTYPES:
            return one
    near = difflib.get_close_matches(base, sorted(ALL_SUBTYPES), n=1)
    raise StepMistake(f"there is no subtype “{base}”" + (f"; the nearest is {near[0]}" if near else ""))


def _singular(word: str) -> str:
    for ending, instead in (("ves", "f"), ("ies", "y"), ("sses", "ss"), ("xes", "x"), ("s", "")):
        if word.endswith(ending) and word.lower() not in {"plains", "urza's"}:
            if ending == "ies" and word.lower() == "sorceries":
                return "sorcery" if word.islower() else "Sorcery"
            return word.removesuffix(ending) + instead
    return word
