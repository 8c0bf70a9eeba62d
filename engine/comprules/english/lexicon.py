"""The words of ability text: vocabularies, plurals, verb forms, and what class of word each is."""

from __future__ import annotations

from functools import cache
from typing import Final

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.nouns import Owner, Players
from comprules.abilities.simple_nouns import It, Opponents, ThatPlayer, You
from comprules.keywords import rules_701
from comprules.keywords.table import COST_KEYWORDS, NUMBER_COST_KEYWORDS, NUMBER_KEYWORDS, PLAIN_KEYWORDS
from comprules.predefined_tokens import PREDEFINED_TOKENS
from comprules.subtypes import CREATURE_TYPES, LATER_CREATURE_TYPES, PLANESWALKER_TYPES
from comprules.words import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    CARD_TYPES,
    COLORS,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    LATER_ARTIFACT_TYPES,
    LATER_LAND_TYPES,
    SPELL_TYPES,
    STEPS,
    SUPERTYPES,
    Zone,
)

__all__ = [
    "ACTION_WORDS",
    "ATTACKED",
    "BARRED_FROM",
    "NUMBERED_ACTIONS",
    "NUMBER_WORDS",
    "ORDINALS",
    "SUBTYPES",
    "VERBS",
    "VERB_FORMS",
    "number_word",
    "plural",
    "singular",
    "vocabulary",
]

NUMBER_WORDS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip

ORDINALS: Final = (
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
)  # fmt: skip

SUBTYPES: Final = (
    CREATURE_TYPES
    | LATER_CREATURE_TYPES
    | LAND_TYPES
    | LATER_LAND_TYPES
    | ARTIFACT_TYPES
    | LATER_ARTIFACT_TYPES
    | ENCHANTMENT_TYPES
    | BATTLE_TYPES
    | PLANESWALKER_TYPES
    | SPELL_TYPES
)

NAMES_OF_TOKENS: Final = tuple(row.called for row in PREDEFINED_TOKENS if row.called)
"""What predefined tokens are called that are not called by their subtypes."""


# Verbs whose subject they agree with; the grammar knows both forms by the name in capitals.
BARRED_FROM: Final[dict[str, tuple[tuple[Zone, ...], bool]]] = {
    "": ((), False),
    "from graveyards": (("graveyard",), False),
    "from libraries": (("library",), False),
    "from exile": (("exile",), False),
    "from graveyards or libraries": (("graveyard", "library"), False),
    "from their graveyards": (("graveyard",), True),
    "from anywhere other than their hands": (("library", "graveyard", "exile", "command"), False),
}
"""From where players are said not to cast or play: the zones, and whether only their own are meant."""

ATTACKED: Final[dict[str, tuple[Players, bool]]] = {
    "you": (You(), False),
    "you or planeswalkers you control": (You(), True),
    "your opponents": (Opponents(), False),
    "its owner": (Owner(It("it")), False),
    "that player": (ThatPlayer(), False),
    "that player or planeswalkers that player controls": (ThatPlayer(), True),
}
"""Whom creatures are said not to attack: the players, and whether their planeswalkers are meant as well."""

VERBS: Final = {
    "get": "gets", "gain": "gains", "have": "has", "lose": "loses", "be": "is", "become": "becomes",
    "attack": "attacks", "block": "blocks", "deal": "deals", "die": "dies", "enter": "enters",
    "leave": "leaves", "come": "comes", "draw": "draws", "add": "adds", "win": "wins", "skip": "skips",
    "cost": "costs", "remain": "remains", "put": "puts",
    "boast": "boasts", "give": "gives", "pay": "pays", "phase": "phases", "resolve": "resolves",
    "assign": "assigns", "cycle": "cycles", "return": "returns", "take": "takes", "copy": "copies",
    "flip": "flips", "roll": "rolls", "open": "opens", "enlist": "enlists", "transform": "transforms", "unlock": "unlocks",
    "double": "doubles", "complete": "completes", "ante": "antes", "own": "owns", "increase": "increases",
} | {row.verb: row.of_one for row in rules_701.ACTIONS if row.words == "verb"}  # fmt: skip
# Keyword actions that are one word, alone or with a number (701).
ACTION_WORDS: Final = {
    row.name: row.of_one + row.name.removeprefix(row.verb)
    for row in rules_701.ACTIONS
    if row.words == "alone"
}
NUMBERED_ACTIONS: Final = {row.name: row.of_one for row in rules_701.ACTIONS if row.words == "with a number"}
# Every form: its class, and whether it goes with a plural subject or with "you".
VERB_FORMS: Final = (
    {base: (base.upper(), True) for base in VERBS if base != "be"}
    | {form: (base.upper(), False) for base, form in VERBS.items()}
    | {"are": ("BE", True), "isn't": ("ISNT", False), "aren't": ("ISNT", True)}
    | {"doesn't": ("DOESNT", False), "don't": ("DOESNT", True)}
    | dict.fromkeys(ACTION_WORDS, ("ACTION", True))
    | dict.fromkeys(ACTION_WORDS.values(), ("ACTION", False))
    | dict.fromkeys(NUMBERED_ACTIONS, ("NUMBERED_ACTION", True))
    | dict.fromkeys(NUMBERED_ACTIONS.values(), ("NUMBERED_ACTION", False))
)

_IRREGULAR: Final = {
    "Elf": "Elves", "Wolf": "Wolves", "Werewolf": "Werewolves", "Dwarf": "Dwarves", "Mouse": "Mice", "Ox": "Oxen",
    "Child": "Children", "Fungus": "Funguses", "Thalakos": "Thalakos", "Homunculus": "Homunculi", "Octopus": "Octopuses",
    "Cyclops": "Cyclopes", "Efreet": "Efreet", "Pegasus": "Pegasi", "Locus": "Loci", "Jellyfish": "Jellyfish", "Elk": "Elk",
    "Faerie": "Faeries", "Foot": "Feet", "Ability": "Abilities", "Man": "Men", "Human": "Humans", "Sphinx": "Sphinxes",
    "Hero": "Heroes",
}  # fmt: skip
_UNCHANGED: Final = frozenset(
    {
        "Plains", "Urza's", "Equipment", "Merfolk", "Treefolk", "Kithkin", "Eldrazi", "Kor", "Fish", "Sheep",
        "Squid", "Starfish", "Metathran", "Dauthi", "Soltari", "Moonfolk", "Yeti", "Djinn", "Kavu", "Samurai",
        "Ninja", "Bird-folk", "Gold", "Blood", "Junk", "Custodes", "Astartes", "Slith", "Ouphe", "Mystic",
        "Processor", "kindred", "Barbarian-folk", "Naga", "Nephilim", "Noggle", "Rhino-folk", "Aurochs", "Homarid",
        "Myr", "Zubera", "Aetherborn", "Vedalken", "Spacecraft",
    }
)  # fmt: skip


def plural(word: str) -> str:
    """Return the plural of a type, subtype or other noun: ``Elf``, ``Elves``."""
    if word in _UNCHANGED:
        return word
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


_NOUNS: Final = tuple(word for word, row in ADJECTIVES.items() if row.place == "noun")


@cache
def _singulars() -> dict[str, str]:
    nouns = [
        *SUBTYPES,
        *CARD_TYPES,
        "permanent",
        "card",
        "spell",
        "source",
        *_NOUNS,
        "hand",
        "library",
        "graveyard",
    ]
    return {plural(noun): noun for noun in nouns}


def singular(word: str) -> str:
    """Return the singular of a noun; a singular comes back unchanged."""
    return _singulars().get(word, word)


def number_word(number: int) -> str:
    """Return a number as card text writes it: words to twenty, digits above."""
    return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else str(number)


def _step_words(step: str) -> tuple[str, ...]:
    if step == "upkeep":
        return ("upkeep", "upkeep step")
    return (f"{step} phase",) if step.endswith("main") else (f"{step} step",)


@cache
def vocabulary() -> dict[str, list[str]]:
    """Return every word and phrase of the closed vocabularies with the classes of word that it belongs to."""
    found: dict[str, list[str]] = {}

    def add(word: str, kind: str) -> None:
        kinds = found.setdefault(word, [])
        if kind not in kinds:
            kinds.append(kind)

    nouns = dict.fromkeys(CARD_TYPES, "TYPE") | dict.fromkeys(SUBTYPES, "SUBTYPE")
    nouns |= dict.fromkeys(("permanent", "card", "spell", *_NOUNS, "source"), "HEAD")
    for word, kind in nouns.items():
        add(word, kind)
        add(plural(word), kind)
    for word in COLORS:
        add(word, "COLOR")
    for word in SUPERTYPES:
        add(word, "SUPERTYPE")
    for word, row in ADJECTIVES.items():
        if row.place not in {"noun", "behind", "unsaid"}:
            add(word, row.category)
    for word in [*COLORS, *SUPERTYPES, *CARD_TYPES, *_NOUNS]:
        add("non" + word, "NON")
    for word in SUBTYPES:
        add("non-" + word, "NON")
    add("nonattacking", "NON")
    for word in [*CARD_TYPES, *_NOUNS]:
        add(plural("non" + word), "NON")
    for word in PLAIN_KEYWORDS:
        add(word, "KEYWORD")
    for word in LAND_TYPES | LATER_LAND_TYPES:
        add(word.lower() + "walk", "LANDWALK")
        add(f"snow {word.lower()}walk", "LANDWALK")
    for word in ("nonbasic landwalk", "artifact landwalk", "snow landwalk", "legendary landwalk", "landwalk"):
        add(word, "LANDWALK")
    for word in COST_KEYWORDS:
        add(word, "COST_KEYWORD")
    for word in NUMBER_KEYWORDS:
        add(word, "NUMBER_KEYWORD")
    for word in NUMBER_COST_KEYWORDS:
        add(word, "NUMBER_COST_KEYWORD")
    for word in (*SUBTYPES, "basic land", "land", "artifact land"):
        add(f"{word.lower()}cycling", "TYPECYCLING")
    for word, (kind, _) in VERB_FORMS.items():
        add(word, kind)
    for word in NUMBER_WORDS[1:]:
        add(word, "INTEGER")
    add("be blocked", "BE_BLOCKED")
    for word in NAMES_OF_TOKENS:
        add(word, "ROLE_NAME")
    for step in STEPS:
        for word in _step_words(step):
            add(word, "STEP")
    for word in ("hand", "library", "graveyard"):
        add(word, "ZONE")
        add(plural(word), "ZONE")
    return found
