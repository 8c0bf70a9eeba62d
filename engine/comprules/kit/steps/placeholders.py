"""What may stand for each ``{type}`` in a step form: how it is written and what it is read as."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from comprules.judge import ZoneName
from comprules.kit.steps.phrases import (
    KEYWORD,
    NUMBER_WORDS,
    StepPhrase,
    read_description,
    read_number,
    read_things,
    split_list,
)
from comprules.words import COLORS, STEPS

__all__ = ["PLACEHOLDERS", "STEP_SAMPLES", "Converter", "NamedZone", "label_text"]

Converter = Callable[[str], Any]

_PLAYER = r"[A-Z][a-z]+"
_AND = r"(?:, and |, | and )"
_QUOTED = r'"[^"]*"'
_LABEL = r'(?:ability of )?"[^"]+"(?: \([^()]+\))?'
_TARGET = rf"(?:{_LABEL}|{_PLAYER})"
_ASSIGNED = rf"{_TARGET} with {_LABEL}(?:{_AND}{_LABEL})*"
_PIECES = re.compile(r'"[^"]*"| with |.')
_COLOR = "|".join(COLORS)
_CHOICE = (
    "(?:color|creature type|basic land type|(?:nonland |artifact )?card name|name|player|opponent|protector"
    "|sector|anchor word)"
)
_STEP = "|".join(sorted((f"{step}(?: step| phase)?" for step in STEPS), key=len, reverse=True))
_NO_ABILITY = rf"(?!(?:{NUMBER_WORDS}|loyalty|defense|speed)\b)"
_ABILITY = rf"(?:{_NO_ABILITY}{KEYWORD}|{_QUOTED})"
_PICK = rf"(?:{_LABEL}|{_PLAYER}|\d+|(?!nothing\b|to\b)[a-z+{{](?:(?! and )[\w+/{{}} '’-])*)"


@dataclass(frozen=True, slots=True)
class NamedZone:
    """A zone as a step names it; ``owner`` is empty where the step names nobody."""

    zone: ZoneName
    owner: str = ""

    def __str__(self) -> str:
        """The place in words."""
        if self.zone in {"battlefield", "stack"}:
            return f"on the {self.zone}"
        zone = f"{self.zone} zone" if self.zone in {"command", "ante"} else self.zone
        if self.zone == "exile":
            return "in exile"
        return f"in {self.owner}'s {zone}" if self.owner else f"in the {zone}"


def label_text(written: str) -> str:
    """A label as the judge knows it: ``"Jhoira" (second)`` is ``Jhoira (second)``."""
    return written.replace('"', "")


def _labels(text: str) -> tuple[str, ...]:
    return tuple(label_text(item) for item in split_list(text))


def _assigned(text: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return who stands against whom in ``"A" with "X" and "Y" and "B" with "Z"``.

    The last name before a ``with`` begins the next pair.
    """
    first, *lists = "".join("\0" if piece == " with " else piece for piece in _PIECES.findall(text)).split(
        "\0"
    )
    heads, groups = [label_text(first)], list[tuple[str, ...]]()
    for at, written in enumerate(lists, 1):
        names = _labels(written)
        if at < len(lists):
            heads.append(names[-1])
            names = names[:-1]
        groups.append(names)
    return tuple(zip(heads, groups, strict=True))


def _words(text: str) -> tuple[str, ...]:
    return tuple(split_list(text))


def _place(text: str) -> NamedZone:
    match text:
        case "on the battlefield":
            return NamedZone("battlefield")
        case "on the stack":
            return NamedZone("stack")
        case "in exile":
            return NamedZone("exile")
        case _:  # a player's zone
            pass
    found = re.fullmatch(rf"in (?:the|({_PLAYER})'s) (hand|library|graveyard|command|ante) ?(?:zone)?", text)
    assert found is not None, text
    match found[2]:
        case "hand" | "library" | "graveyard" | "command" | "ante" as zone:
            return NamedZone(zone, found[1] or "")
        case _:
            raise AssertionError(text)


def _own_zone(text: str) -> str:
    own = re.sub(r"\b(?:his|her|their)\b", "the", text).replace("the hand", "hand")
    return re.sub(r"^in (?=graveyard|command|ante)", "in the ", own)


def _step(text: str) -> str:
    return re.sub(r" (?:step|phase)$", "", text)


def _list_of(item: str) -> str:
    return rf"{item}(?:{_AND}{item})*"


def _text(text: str) -> str:
    return text


def _choice(text: str) -> str:
    """Return the kind of choice as it is remembered: a name is that of a card, an opponent a player."""
    return "card name" if text.endswith("name") else {"opponent": "player"}.get(text, text)


def _unquoted(text: str) -> str:
    return text[1:-1]


def _description(text: str) -> StepPhrase:
    return read_description(text)


# A placeholder's regular expression must not hold named groups: the form names the whole.
PLACEHOLDERS: dict[str, tuple[str, Converter]] = {
    "player": (_PLAYER, _text),
    "players": (_list_of(_PLAYER), _words),
    "label": (_LABEL, label_text),
    "labels": (_list_of(_LABEL), _labels),
    "target": (_TARGET, label_text),
    "targets": (_list_of(_TARGET), _labels),
    "picks": (_list_of(_PICK), _words),
    "assigned": (f"{_ASSIGNED}(?:{_AND}{_ASSIGNED})*", _assigned),
    "number": (NUMBER_WORDS, read_number),
    "numbers": (_list_of(NUMBER_WORDS), lambda text: tuple(read_number(item) for item in split_list(text))),
    "signed": (r"-?\d+", int),
    "cost": (r"(?:\{[^{}]+\})+", _text),
    "size": (r"-?\d+/-?\d+", _text),
    "printed_size": (r"[-+\d*]+/[-+\d*]+", _text),
    "quoted": (_QUOTED, _unquoted),
    "colors": (_list_of(f"(?:{_COLOR})"), _words),
    "step": (f"(?:{_STEP})", _step),
    "rule": (r"\d{3}(?:\.\d{1,3}[a-z]{0,2})?", _text),
    "word": (r"[\w’'-]+", _text),
    "choice": (_CHOICE, _choice),
    "value": (r".+", label_text),
    "kind": (r"[-+\w/]+(?: (?!counters?\b|life\b)[-+\w/]+)?", _text),
    "abilities": (
        _list_of(_ABILITY),
        lambda text: tuple(_unquoted(a) if a[0] == '"' else a for a in split_list(text)),
    ),
    "things": (r".+", read_things),
    "description": (r"an? .+", _description),
    "plain": (r"(?!attached\b|attacking\b|blocking\b|exactly\b|on\b|in\b)[^\"]+", _description),
    "counted": (rf'{NUMBER_WORDS} [^"]+', _description),
    "place": (
        rf"(?:on the (?:battlefield|stack)|in exile|in (?:the|{_PLAYER}'s) (?:hand|library|graveyard|command zone|ante zone))",
        _place,
    ),
    "own_zone": (
        (
            "(?:in exile|in (?:(?:the|his|her|their) )?(?:hand|graveyard|command zone|ante zone)"
            "|on top of (?:the|his|her|their) library|on the stack|outside the game"
            "|in (?:the|his|her|their) (?:scheme|planar|Attraction) deck)"
        ),
        _own_zone,
    ),
    "variant": (
        (
            "(?:Two-Headed Giant|Commander|Brawl|Vanguard|Conspiracy Draft|Archenemy|single-deck Planechase|Planechase|Ante|tournament|Emperor|Grand Melee|limited range Planechase|limited range Free-for-All|limited range|two-seat range|one-defender"
            "|attack left Free-for-All|attack left Alternating Teams|Alternating Teams|attack left|attack right|deploy creatures|Free-for-All)"
        ),
        _text,
    ),
    "status": ("(?:tapped|untapped|face (?:down|up)|phased (?:out|in))", _text),
    "original": ("(?:spell|card)", _text),
    "manner": ("face down", _text),
    "deck": ("(?:scheme|planar|Attraction) deck", _text),
    "pile": ("(?:hand|library|graveyard)", _text),
}

# What may stand for each placeholder, for the generated page of steps.
STEP_SAMPLES: dict[str, str] = {
    "player": "Alice",
    "players": "Alice, Bob and Carol",
    "label": '"Jhoira" (second)',
    "labels": '"Jhoira" (second), "Ox" and "Bear"',
    "target": '"Ox"',
    "targets": '"Ox" and Bob',
    "picks": '"Ox" and red',
    "assigned": '"Siege" with "Ox" and "Elf"',
    "number": "two",
    "numbers": "1 and 3",
    "signed": "-1",
    "cost": "{2}{R}{R}",
    "size": "2/2",
    "printed_size": "*/1+*",
    "quoted": '"Legendary Creature — Human"',
    "colors": "white and blue",
    "step": "declare attackers step",
    "rule": "704.5j",
    "word": "alpha",
    "choice": "creature type",
    "value": "red",
    "kind": "+1/+1",
    "abilities": 'flying, ward {2} and "Creatures you control get +1/+1."',
    "things": 'a tapped 2/2 black Knight creature "Knight" with flying and two +1/+1 counters and "Ox"',
    "description": "a 1/1 white Soldier creature token with flying",
    "plain": "a black creature",
    "counted": "two tapped Soldiers",
    "place": "in Bob's graveyard",
    "deck": "scheme deck",
    "own_zone": "on top of her library",
    "variant": "Two-Headed Giant",
    "status": "face down",
    "original": "spell",
    "manner": "face down",
    "pile": "hand",
}
