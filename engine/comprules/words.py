"""The closed vocabularies of the rules: colors, types, zones, steps, keywords and all subtypes."""

from __future__ import annotations

from typing import Final, Literal, get_args

__all__ = [
    "ABILITY_WORDS",
    "ARTIFACT_TYPES",
    "BASIC_LAND_TYPES",
    "BATTLE_TYPES",
    "CARD_TYPES",
    "COLORS",
    "COLOR_LETTERS",
    "COMMAND_TYPES",
    "ENCHANTMENT_TYPES",
    "ENOUGH_PERMANENTS",
    "LAND_TYPES",
    "LATER_ARTIFACT_TYPES",
    "LATER_LAND_TYPES",
    "MAX_SPEED",
    "NAMES_OF_PHASES",
    "NAMES_OF_STEPS",
    "NEXT",
    "PERMANENT_TYPES",
    "SPELL_TYPES",
    "STEPS",
    "STEPS_OF_COMBAT",
    "SUPERTYPES",
    "AddedPhase",
    "Cause",
    "Designation",
    "EndedPart",
    "Half",
    "Moment",
    "PartOfTurn",
    "Phase",
    "Step",
    "TimeOfDay",
    "Wording",
    "Zone",
    "step_called",
]

Half = Literal["left", "right"]
"""One half of a split card (709)."""

Zone = Literal["battlefield", "hand", "library", "graveyard", "exile", "stack", "command", "ante", "none"]

COLORS: Final = ("white", "blue", "black", "red", "green")
COLOR_LETTERS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}

SUPERTYPES: Final = frozenset({"basic", "legendary", "ongoing", "snow", "world"})
CARD_TYPES: Final = frozenset(
    {
        "artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred",
        "land", "phenomenon", "plane", "planeswalker", "scheme", "sorcery", "tribal", "vanguard",
    }
)  # fmt: skip
PERMANENT_TYPES: Final = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})

COMMAND_TYPES: Final = frozenset({"conspiracy", "phenomenon", "plane", "scheme", "vanguard"})

ABILITY_WORDS: Final = frozenset(
    {
        "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "channel", "chroma",
        "cohort", "constellation", "converge", "council's dilemma", "coven", "delirium", "descend 4",
        "descend 8", "domain", "eerie", "eminence", "enrage", "fateful hour", "fathomless descent",
        "ferocious", "flurry", "formidable", "grandeur", "hellbent", "heroic", "imprint", "inspired",
        "join forces", "kinship", "landfall", "lieutenant", "magecraft", "metalcraft", "morbid",
        "pack tactics", "paradox", "parley", "radiance", "raid", "rally", "renew", "revolt",
        "secret council", "spell mastery", "strive", "survival", "sweep", "tempting offer", "threshold",
        "undergrowth", "valiant", "will of the council",
    }
)  # fmt: skip
"""What stands in front of abilities that work alike, and means nothing (207.2c)."""

Designation = Literal["monarch", "city's blessing", "initiative"]
TimeOfDay = Literal["day", "night"]
"""What the game itself can be (729)."""
"""What a player can be or have that is a marker for other rules and effects."""

ENOUGH_PERMANENTS: Final = 10
"""So many permanents are enough for the city's blessing (702.131a)."""
MAX_SPEED: Final = 4
"""The highest speed that a player may have."""

BASIC_LAND_TYPES: Final = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
LAND_TYPES: Final = frozenset(BASIC_LAND_TYPES) | {
    "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Power-Plant", "Sphere", "Tower", "Town", "Urza's",
}  # fmt: skip
LATER_LAND_TYPES: Final = frozenset({"Cloud", "Planet"})
"""Lands have these but the base edition's list doesn't; and so with artifacts."""
ARTIFACT_TYPES: Final = frozenset(
    {
        "Attraction", "Blood", "Bobblehead", "Clue", "Contraption", "Equipment", "Food", "Fortification",
        "Gold", "Incubator", "Junk", "Map", "Powerstone", "Treasure", "Vehicle",
    }
)  # fmt: skip
LATER_ARTIFACT_TYPES: Final = frozenset(
    {"Book", "Infinity", "Lander", "Mutagen", "Spacecraft", "Stone", "Vibranium"}
)
ENCHANTMENT_TYPES: Final = frozenset(
    {
        "Aura",
        "Background",
        "Cartouche",
        "Case",
        "Class",
        "Curse",
        "Role",
        "Room",
        "Rune",
        "Saga",
        "Shard",
        "Shrine",
    }
)
BATTLE_TYPES: Final = frozenset({"Siege"})
SPELL_TYPES: Final = frozenset({"Adventure", "Arcane", "Lesson", "Omen", "Trap"})

Step = Literal[
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "combat damage", "end of combat", "postcombat main", "end", "cleanup",
]  # fmt: skip
"""The steps of a turn in order; the two main phases count as one step each."""

STEPS: Final[tuple[Step, ...]] = get_args(Step)

STEPS_OF_COMBAT: Final[tuple[Step, ...]] = (
    "beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat",
)  # fmt: skip

Wording = Literal["", "2009"]
"""In which words abilities are written: today's, or those of the editions before Magic 2010."""

Phase = Literal["beginning", "precombat main", "combat", "postcombat main", "ending"]
"""The phases of a turn in order."""

PartOfTurn = Literal[
    "turn", "beginning phase", "main phase", "precombat main phase", "combat phase", "postcombat main phase",
    "ending phase", "untap step", "upkeep", "draw step", "beginning of combat step", "declare attackers step",
    "declare blockers step", "combat damage step", "end of combat step", "end step", "cleanup step",
]  # fmt: skip
"""What a text can say that a player skips: the turn, a phase or a step."""

NAMES_OF_STEPS: Final[dict[Step, tuple[PartOfTurn, ...]]] = {
    "untap": ("untap step",),
    "upkeep": ("upkeep",),
    "draw": ("draw step",),
    "precombat main": ("precombat main phase", "main phase"),
    "beginning of combat": ("beginning of combat step",),
    "declare attackers": ("declare attackers step",),
    "declare blockers": ("declare blockers step",),
    "combat damage": ("combat damage step",),
    "end of combat": ("end of combat step",),
    "postcombat main": ("postcombat main phase", "main phase"),
    "end": ("end step",),
    "cleanup": ("cleanup step",),
}
"""What texts call a step; a main phase, which has no steps, is no step."""

NAMES_OF_PHASES: Final[dict[Phase, PartOfTurn]] = {
    "beginning": "beginning phase",
    "precombat main": "precombat main phase",
    "combat": "combat phase",
    "postcombat main": "postcombat main phase",
    "ending": "ending phase",
}
"""What texts call a phase."""

Moment = Literal[
    "end of turn", "end of combat", "next turn", "end of next turn", "end of next untap step",
    "next untap", "next upkeep", "next draw", "next precombat main", "next beginning of combat",
    "next declare attackers", "next declare blockers", "next combat damage", "next end of combat",
    "next postcombat main", "next end", "next cleanup",
]  # fmt: skip
"""The moments at which what an effect lasts for can be over (611.2a)."""

NEXT: Final[dict[Step, Moment]] = {
    "untap": "next untap",
    "upkeep": "next upkeep",
    "draw": "next draw",
    "precombat main": "next precombat main",
    "beginning of combat": "next beginning of combat",
    "declare attackers": "next declare attackers",
    "declare blockers": "next declare blockers",
    "combat damage": "next combat damage",
    "end of combat": "next end of combat",
    "postcombat main": "next postcombat main",
    "end": "next end",
    "cleanup": "next cleanup",
}
"""The moment at which the next step of a name begins."""

Cause = Literal[
    "", "cast", "played", "created", "destroyed", "sacrificed", "discarded", "drawn", "countered", "milled",
    "surveilled", "shuffled", "resolved", "did not resolve", "state-based action", "planeswalked away",
    "ventured", "countered by the rules",
]  # fmt: skip
"""Why an object changes zones, where something may look for it."""

AddedPhase = Literal["combat", "main", "upkeep"]
"""What a phase that an effect adds can be (500.8); with ``upkeep`` it has that step alone (500.10)."""

EndedPart = Literal["turn", "combat phase"]
"""What an effect can end before it is over (722)."""


def step_called(words: str) -> Step:
    """Return the step that a text names: ``your end step``, ``the precombat main phase``.

    Raises:
        ValueError: there is none.
    """
    name = words.removesuffix(" step").removesuffix(" phase")
    for step in STEPS:
        if step == name:
            return step
    message = f"no step of the turn is called {words!r}"
    raise ValueError(message)
