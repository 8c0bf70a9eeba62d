"""What each part of a step form stands for, in words for a reader."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from comprules.kit.steps.placeholders import STEP_SAMPLES

__all__ = ["MEANINGS", "Part", "parts_of", "written_form"]

_PART: Final = re.compile(r"\{(?:(?P<name>\w+):)?(?P<type>\w+)\}")

MEANINGS: Final[dict[str, tuple[str, str]]] = {
    "player": ("a player", ""),
    "players": ("players", ""),
    "label": ("one thing, by the name that the scenario gives it", ""),
    "labels": ("things, by the names that the scenario gives them", ""),
    "target": ("one thing, or a player", ""),
    "targets": ("things and players, in the order in which the text names them", ""),
    "picks": ("what is chosen: things in quotation marks, players, numbers or plain words", ""),
    "assigned": ("whom or what, and with which creatures", ""),
    "number": ("a number; a or an is one, no is none", ""),
    "numbers": ("numbers", ""),
    "signed": ("a number in digits, which may be below zero", ""),
    "cost": ("mana or costs in symbols", ""),
    "size": ("power and toughness", ""),
    "printed_size": ("power and toughness as printed", ""),
    "quoted": ("words in quotation marks", ""),
    "colors": ("colors", ""),
    "step": ("a step or main phase of the turn", ""),
    "rule": ("the number of a rule", ""),
    "word": ("one word", ""),
    "choice": (
        "what kind of thing was chosen: a color, creature type, basic land type, card name, player, protector, sector or anchor word",
        "",
    ),
    "value": ("what was chosen", ""),
    "kind": ("a kind of counter", ""),
    "abilities": ("keyword abilities; any other ability whole, in quotation marks", ""),
    "things": (
        "things, each by the name of a known card in quotation marks, or by what it is, from status to counters",
        "",
    ),
    "description": ("what a thing is, without a name", ""),
    "plain": ("what a thing is in plain words", ""),
    "counted": ("how many of what kind", ""),
    "place": ("on the battlefield, on the stack, in exile, or in a zone of a player", ""),
    "own_zone": ("in hand, in the graveyard, in exile, in the command zone, on top of her library and the like", ""),
    "deck": ("the planar or the scheme deck", ""),
    "variant": ("the name of a variant or option", ""),
    "status": ("tapped, untapped, face down, face up, phased in or phased out", ""),
    "original": ("a spell or a card", ""),
    "manner": ("face down: the card is cast as a face-down creature", ""),
    "pile": ("hand, library or graveyard", ""),
    "name": ("the name of a card, in quotation marks", '"Jhoira"'),
    "type_line": ("a type line, in quotation marks", ""),
    "loyalty": ("the loyalty printed on it", "4"),
    "defense": ("the defense printed on it", "5"),
    "life": ("a life total", "17"),
    "first": ("the players of one team", "Alice and Carol"),
    "second": ("the players of the other team", "Bob and Dave"),
    "x": ("the value of X", "3"),
    "modes": ("which of the modes, counted from one", ""),
    "options": (
        "how the spell is cast, by the names of keywords, costs or other halves, in quotation marks",
        '"kicker" and "flashback"',
    ),
    "part": ("a part of the ability's text, in quotation marks, that no other of them has", '"deals 1 damage"'),
    "others": ("whom or what else, and with which creatures", ""),
    "out": ("the card that leaves the deck", '"Shock (1)"'),
    "into": ("the card that comes into the deck", '"Disenchant"'),
    "count": ("how many must be chosen", "one"),
    "other": ("another player", "Bob"),
}  # fmt: skip
"""For each name of a part what it stands for, and a sample where that of its type would not do."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a form: its name as forms show it, what it stands for, and what may stand there."""

    name: str
    meaning: str
    sample: str


def written_form(pattern: str) -> str:
    """Return a form's pattern with each part by its name alone: ``{player} has {life} life``."""
    return _PART.sub(lambda part: f"{{{part['name'] or part['type']}}}", pattern)


def parts_of(patterns: Iterable[str]) -> tuple[Part, ...]:
    """Return the parts that these patterns have, each name once, by the alphabet."""
    found: dict[str, Part] = {}
    for pattern in patterns:
        for part in _PART.finditer(pattern):
            name = part["name"] or part["type"]
            meaning, sample = MEANINGS[name]
            found.setdefault(name, Part(name, meaning, sample or STEP_SAMPLES[part["type"]]))
    return tuple(found[name] for name in sorted(found))
