"""205.3: the subtypes, a list for each kind of card; a word that stands in none of them is no subtype."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from comprules.book.citing import Citation, cite
from comprules.words import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    LATER_ARTIFACT_TYPES,
    LATER_LAND_TYPES,
    SPELL_TYPES,
)

__all__ = [
    "ALL_SUBTYPES",
    "CREATURE_TYPES",
    "CREATURE_TYPE_LIST",
    "LATER_CREATURE_TYPES",
    "PLANAR_TYPES",
    "PLANESWALKER_TYPES",
    "SUBTYPE_LISTS",
    "SubtypeList",
    "subtype_family",
]

CREATURE_TYPES: Final = frozenset(
    {
        "Advisor", "Aetherborn", "Alien", "Ally", "Angel", "Antelope", "Ape", "Archer", "Archon", "Armadillo",
        "Army", "Artificer", "Assassin", "Assembly-Worker", "Astartes", "Atog", "Aurochs", "Avatar", "Azra",
        "Badger", "Balloon", "Barbarian", "Bard", "Basilisk", "Bat", "Bear", "Beast", "Beaver", "Beeble",
        "Beholder", "Berserker", "Bird", "Blinkmoth", "Boar", "Bringer", "Brushwagg", "C'tan", "Camarid",
        "Camel", "Capybara", "Caribou", "Carrier", "Cat", "Centaur", "Child", "Chimera", "Citizen", "Cleric",
        "Clown", "Cockatrice", "Construct", "Coward", "Coyote", "Crab", "Crocodile", "Custodes", "Cyberman",
        "Cyclops", "Dalek", "Dauthi", "Demigod", "Demon", "Deserter", "Detective", "Devil", "Dinosaur", "Djinn",
        "Doctor", "Dog", "Dragon", "Drake", "Dreadnought", "Drone", "Druid", "Dryad", "Dwarf", "Efreet", "Egg",
        "Elder", "Eldrazi", "Elemental", "Elephant", "Elf", "Elk", "Employee", "Eye", "Faerie", "Ferret",
        "Fish", "Flagbearer", "Fox", "Fractal", "Frog", "Fungus", "Gamer", "Gargoyle", "Germ", "Giant", "Gith",
        "Glimmer", "Gnoll", "Gnome", "Goat", "Goblin", "God", "Golem", "Gorgon", "Graveborn", "Gremlin",
        "Griffin", "Guest", "Hag", "Halfling", "Hamster", "Harpy", "Hellion", "Hero", "Hippo", "Hippogriff",
        "Homarid", "Homunculus", "Horror", "Horse", "Human", "Hydra", "Hyena", "Illusion", "Imp", "Incarnation",
        "Inkling", "Inquisitor", "Insect", "Jackal", "Jellyfish", "Juggernaut", "Kavu", "Kirin", "Kithkin",
        "Knight", "Kobold", "Kor", "Kraken", "Lamia", "Lammasu", "Leech", "Leviathan", "Lhurgoyf", "Licid",
        "Lizard", "Llama", "Manticore", "Masticore", "Mercenary", "Merfolk", "Metathran", "Minion", "Minotaur",
        "Mite", "Mole", "Monger", "Mongoose", "Monk", "Monkey", "Moogle", "Moonfolk", "Mount", "Mouse",
        "Mutant", "Myr", "Mystic", "Nautilus", "Necron", "Nephilim", "Nightmare", "Nightstalker", "Ninja",
        "Noble", "Noggle", "Nomad", "Nymph", "Octopus", "Ogre", "Ooze", "Orb", "Orc", "Orgg", "Otter", "Ouphe",
        "Ox", "Oyster", "Pangolin", "Peasant", "Pegasus", "Pentavite", "Performer", "Pest", "Phelddagrif",
        "Phoenix", "Phyrexian", "Pilot", "Pincher", "Pirate", "Plant", "Porcupine", "Possum", "Praetor",
        "Primarch", "Prism", "Processor", "Qu", "Rabbit", "Raccoon", "Ranger", "Rat", "Rebel", "Reflection",
        "Rhino", "Rigger", "Robot", "Rogue", "Sable", "Salamander", "Samurai", "Sand", "Saproling", "Satyr",
        "Scarecrow", "Scientist", "Scion", "Scorpion", "Scout", "Sculpture", "Seal", "Serf", "Serpent", "Servo",
        "Shade", "Shaman", "Shapeshifter", "Shark", "Sheep", "Siren", "Skeleton", "Skunk", "Slith", "Sliver",
        "Sloth", "Slug", "Snail", "Snake", "Soldier", "Soltari", "Spawn", "Specter", "Spellshaper", "Sphinx",
        "Spider", "Spike", "Spirit", "Splinter", "Sponge", "Squid", "Squirrel", "Starfish", "Surrakar",
        "Survivor", "Synth", "Tentacle", "Tetravite", "Thalakos", "Thopter", "Thrull", "Tiefling", "Time Lord",
        "Toy", "Treefolk", "Trilobite", "Triskelavite", "Troll", "Turtle", "Tyranid", "Unicorn", "Vampire",
        "Varmint", "Vedalken", "Volver", "Wall", "Walrus", "Warlock", "Warrior", "Weasel", "Weird", "Werewolf",
        "Whale", "Wizard", "Wolf", "Wolverine", "Wombat", "Worm", "Wraith", "Wurm", "Yeti", "Zombie", "Zubera",
    }
)  # fmt: skip

LATER_CREATURE_TYPES: Final = frozenset(
    {
        "Bison", "Drix", "Echidna", "Eternal", "Gamma", "Giraffe", "Hedgehog", "Inhuman", "Kangaroo", "Kree",
        "Lemur", "Lobster", "Platypus", "Shi'ar", "Skrull", "Sorcerer", "Spy", "Symbiote", "Utrom", "Villain",
    }
)  # fmt: skip
"""Cards have these but the base edition's list doesn't: they are read, and never among the choices."""

PLANESWALKER_TYPES: Final = frozenset(
    {
        "Ajani", "Aminatou", "Angrath", "Arlinn", "Ashiok", "Bahamut", "Basri", "Bolas", "Calix", "Chandra",
        "Comet", "Dack", "Dakkon", "Daretti", "Davriel", "Dihada", "Domri", "Dovin", "Ellywick", "Elminster",
        "Elspeth", "Estrid", "Freyalise", "Garruk", "Gideon", "Grist", "Guff", "Huatli", "Jace", "Jared",
        "Jaya", "Jeska", "Kaito", "Karn", "Kasmina", "Kaya", "Kiora", "Koth", "Liliana", "Lolth", "Lukka",
        "Minsc", "Mordenkainen", "Nahiri", "Narset", "Niko", "Nissa", "Nixilis", "Oko", "Quintorius", "Ral",
        "Rowan", "Saheeli", "Samut", "Sarkhan", "Serra", "Sivitri", "Sorin", "Szat", "Tamiyo", "Tasha",
        "Teferi", "Teyo", "Tezzeret", "Tibalt", "Tyvar", "Ugin", "Urza", "Venser", "Vivien", "Vraska", "Vronos",
        "Will", "Windgrace", "Wrenn", "Xenagos", "Yanggu", "Yanling", "Zariel",
    }
)  # fmt: skip

PLANAR_TYPES: Final = frozenset(
    {
        "The Abyss", "Alara", "Alfava Metraxis", "Amonkhet", "Androzani Minor", "Antausia", "Apalapucia",
        "Arcavios", "Arkhos", "Avishkar", "Azgol", "Belenon", "Bolas's Meditation Realm", "Capenna", "Cridhe",
        "The Dalek Asylum", "Darillium", "Dominaria", "Earth", "Echoir", "Eldraine", "Equilor", "Ergamon",
        "Fabacin", "Fiora", "Gallifrey", "Gargantikar", "Gobakhan", "Horsehead Nebula", "Ikoria", "Innistrad",
        "Iquatana", "Ir", "Ixalan", "Kaldheim", "Kamigawa", "Kandoka", "Karsus", "Kephalai", "Kinshala",
        "Kolbahan", "Kylem", "Kyneth", "The Library", "Lorwyn", "Luvion", "Mars", "Mercadia", "Mirrodin",
        "Moag", "Mongseng", "Moon", "Muraganda", "Necros", "New Earth", "New Phyrexia",
        "Outside Mutter's Spiral", "Phyrexia", "Pyrulea", "Rabiah", "Rath", "Ravnica", "Regatha", "Segovia",
        "Serra's Realm", "Shadowmoor", "Shandalar", "Shenmeng", "Skaro", "Spacecraft", "Tarkir", "Theros",
        "Time", "Trenzalore", "Ulgrotha", "Unknown Planet", "Valla", "Vryn", "Wildfire", "Xerex", "Zendikar",
        "Zhalfir",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SubtypeList:
    """The subtypes that belong to some card types, and the rule that lists them.

    ``later`` are words that cards of later editions have.
    """

    name: str
    types: frozenset[str]
    words: frozenset[str]
    citation: Citation
    later: frozenset[str] = frozenset()

    def holds(self, word: str) -> bool:
        """Say whether a word stands in the list."""
        return word in self.words or word in self.later


CREATURE_TYPE_LIST: Final = SubtypeList(
    "creature type",
    frozenset({"creature", "kindred", "tribal"}),
    CREATURE_TYPES,
    cite("205.3m"),
    LATER_CREATURE_TYPES,
)

SUBTYPE_LISTS: Final = (
    SubtypeList(
        "artifact type", frozenset({"artifact"}), ARTIFACT_TYPES, cite("205.3g"), LATER_ARTIFACT_TYPES
    ),
    SubtypeList(
        "enchantment type", frozenset({"enchantment"}), ENCHANTMENT_TYPES, cite("205.3h"), frozenset({"Plan"})
    ),
    SubtypeList("land type", frozenset({"land"}), LAND_TYPES, cite("205.3i"), LATER_LAND_TYPES),
    SubtypeList(
        "planeswalker type",
        frozenset({"planeswalker"}),
        PLANESWALKER_TYPES,
        cite("205.3j"),
        frozenset({"Dellian"}),
    ),
    SubtypeList("spell type", frozenset({"instant", "sorcery"}), SPELL_TYPES, cite("205.3k")),
    CREATURE_TYPE_LIST,
    SubtypeList("planar type", frozenset({"plane"}), PLANAR_TYPES, cite("205.3n")),
    SubtypeList("dungeon type", frozenset({"dungeon"}), frozenset({"Undercity"}), cite("205.3p")),
    SubtypeList("battle type", frozenset({"battle"}), BATTLE_TYPES, cite("205.3q")),
)

ALL_SUBTYPES: Final = frozenset[str]().union(*(one.words | one.later for one in SUBTYPE_LISTS))


def subtype_family(subtype: str) -> str:
    """Return the card type with whose name a subtype is said; one in no list is a creature type."""
    families = {"artifact", "enchantment", "land", "planeswalker", "battle", "creature"}
    for one in SUBTYPE_LISTS:
        if one.holds(subtype):
            return min(one.types & families, default="instant")
    return "creature"
