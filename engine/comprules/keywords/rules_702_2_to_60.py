"""702.2 to 702.60: a row for each keyword ability, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.book.citing import cite
from comprules.keywords.rows import (
    ABILITY,
    ADDITIONAL,
    ALTERNATIVE,
    ANY_NUMBER_OF_TIMES,
    COST,
    COST_AND_TYPE,
    DESCRIPTION,
    NOTHING,
    NUMBER,
    QUALITY,
    KeywordRow,
)

__all__ = [
    "AFFINITY",
    "BANDING",
    "BANDING_TWICE",
    "BANDS_WITH_OTHER",
    "BUYBACK",
    "COMMANDER_NINJUTSU",
    "CONVOKE",
    "DEATHTOUCH",
    "DEFENDER",
    "DOUBLE_STRIKE",
    "DREDGE",
    "ECHO",
    "ENCHANT",
    "ENTWINE",
    "FEAR",
    "FIRST_STRIKE",
    "FLASH",
    "FLASHBACK",
    "FLYING",
    "FORECAST",
    "HASTE",
    "HAUNT",
    "HEXPROOF",
    "HEXPROOF_OF_ANY_KIND",
    "HORSEMANSHIP",
    "INDESTRUCTIBLE",
    "INTIMIDATE",
    "LANDWALK",
    "LIFELINK",
    "MADNESS",
    "OFFERING",
    "PHASING",
    "PROTECTION",
    "REACH",
    "ROWS",
    "SHADOW",
    "SHROUD",
    "SPLICE",
    "STICKER_KICKER",
    "SUNBURST",
    "TRAMPLE",
    "VIGILANCE",
]

DEATHTOUCH = cite("702.2b")
DOUBLE_STRIKE = cite("702.4b")
FIRST_STRIKE = cite("702.7b")
FLASH = cite("702.8a")
HASTE = cite("702.10b")
HEXPROOF = cite("702.11b")
HEXPROOF_OF_ANY_KIND = cite("702.11e")
LIFELINK = cite("702.15b")
PROTECTION = cite("702.16b")
REACH = cite("702.17b")
SHROUD = cite("702.18a")
VIGILANCE = cite("702.20b")
ENCHANT = cite("702.5a")
DEFENDER = cite("702.3b")
FLYING = cite("702.9b")
INDESTRUCTIBLE = cite("702.12b")
INTIMIDATE = cite("702.13b")
LANDWALK = cite("702.14c")
TRAMPLE = cite("702.19b")
PHASING = cite("702.26a")
BUYBACK = cite("702.27a")
BANDING = cite("702.22a")
BANDS_WITH_OTHER = cite("702.22b")
BANDING_TWICE = cite("702.22m")
SHADOW = cite("702.28b")
ECHO = cite("702.30a")
HORSEMANSHIP = cite("702.31b")
KICKED = cite("702.33d")
LINKED_TO_KICKER = cite("702.33e")
TARGETS_IF_KICKED = cite("702.33g")
STICKER_KICKER = cite("702.33h")
FLASHBACK = cite("702.34a")
MADNESS = cite("702.35a")
FORECAST = cite("702.57a")
HAUNT = cite("702.55a")
FEAR = cite("702.36b")
AFFINITY = cite("702.41a")
SUNBURST = cite("702.44a")
ENTWINE = cite("702.42a")
SPLICE = cite("702.47a")
CONVOKE = cite("702.51a")
OFFERING = cite("702.48a")
COMMANDER_NINJUTSU = cite("702.49d")
DREDGE = cite("702.52a")

ROWS: Final = (
    KeywordRow(
        "deathtouch",
        DEATHTOUCH,
        by="state_based.players_and_permanents",
        redundant=cite("702.2f"),
        counter=True,
    ),
    KeywordRow("defender", DEFENDER, by="combat.attacking", redundant=cite("702.3c")),
    KeywordRow(
        "double strike", DOUBLE_STRIKE, by="combat.combat_damage", redundant=cite("702.4e"), counter=True
    ),
    KeywordRow("enchant", ENCHANT, follows=DESCRIPTION, by="targeting.attaching"),
    KeywordRow(
        "equip",
        cite("702.6a"),
        follows=COST,
        means="{cost}: Attach this permanent to target creature you control. Activate only as a sorcery.",
        each_instance=cite("702.6d"),
        narrowed=cite("702.6c"),
        activated=True,
    ),
    KeywordRow(
        "first strike", FIRST_STRIKE, by="combat.combat_damage", redundant=cite("702.7d"), counter=True
    ),
    KeywordRow("flash", FLASH, by="permission.when_to_cast", redundant=cite("702.8b")),
    KeywordRow("flying", FLYING, by="combat.evasion", redundant=cite("702.9c"), counter=True),
    KeywordRow("haste", HASTE, by="combat.attacking", redundant=cite("702.10d"), counter=True),
    KeywordRow(
        "hexproof",
        HEXPROOF,
        follows=(*NOTHING, *QUALITY),
        by="targeting.targets",
        redundant=cite("702.11h"),
        counter=True,
    ),
    KeywordRow(
        "indestructible",
        INDESTRUCTIBLE,
        by="replacement.impossible_events",
        redundant=cite("702.12c"),
        counter=True,
    ),
    KeywordRow("intimidate", INTIMIDATE, by="combat.evasion", redundant=cite("702.13c")),
    KeywordRow("landwalk", LANDWALK, follows=QUALITY, by="combat.evasion", redundant=cite("702.14e")),
    KeywordRow("lifelink", LIFELINK, by="happening.contents", redundant=cite("702.15f"), counter=True),
    KeywordRow(
        "protection", PROTECTION, follows=QUALITY, by="targeting.attaching", redundant=cite("702.16m")
    ),
    KeywordRow("reach", REACH, by="combat.evasion", redundant=cite("702.17c"), counter=True),
    KeywordRow("shroud", SHROUD, by="targeting.targets", redundant=cite("702.18b")),
    KeywordRow("trample", TRAMPLE, by="combat.trample", redundant=cite("702.19g"), counter=True),
    KeywordRow("vigilance", VIGILANCE, by="combat.attacking", redundant=cite("702.20c"), counter=True),
    KeywordRow(
        "ward",
        cite("702.21a"),
        follows=COST,
        means=(
            "Whenever this permanent becomes the target of a spell or ability an opponent controls, "
            "counter that spell or ability unless that player pays {cost}."
        ),
    ),
    KeywordRow("banding", BANDING, by="fighting.bands", redundant=BANDING_TWICE),
    KeywordRow(
        "bands with other",
        BANDS_WITH_OTHER,
        follows=DESCRIPTION,
        by="fighting.bands",
        redundant=BANDING_TWICE,
    ),
    KeywordRow(
        "rampage",
        cite("702.23a"),
        follows=NUMBER,
        by="keywords.meanings_in_code",
        parts=(cite("702.23b"),),
        each_instance=cite("702.23c"),
    ),
    KeywordRow(
        "cumulative upkeep",
        cite("702.24a"),
        follows=COST,
        means=(
            "At the beginning of your upkeep, if this permanent is on the battlefield, put an age counter "
            "on this permanent. Sacrifice this permanent unless you pay {cost} for each age counter on "
            "this permanent."
        ),
        each_instance=cite("702.24b"),
    ),
    KeywordRow(
        "flanking",
        cite("702.25a"),
        means=(
            "Whenever this creature becomes blocked by a creature without flanking, that creature "
            "gets -1/-1 until end of turn."
        ),
        each_instance=cite("702.25b"),
    ),
    KeywordRow("phasing", PHASING, by="keywords.phasing", redundant=cite("702.26p")),
    KeywordRow("buyback", BUYBACK, follows=COST, pays=ADDITIONAL, by="replacement.leaving_the_stack"),
    KeywordRow("shadow", SHADOW, by="combat.evasion", redundant=cite("702.28c"), counter=True),
    KeywordRow(
        "cycling",
        cite("702.29a"),
        follows=COST,
        means="{cost}, Discard this card: Draw a card.",
        activated=True,
    ),
    KeywordRow(
        "typecycling",
        cite("702.29e"),
        follows=COST_AND_TYPE,
        means=(
            "{cost}, Discard this card: Search your library for a {quality} card, reveal it, put it "
            "into your hand, then shuffle."
        ),
        activated=True,
    ),
    KeywordRow(
        "echo",
        ECHO,
        follows=COST,
        means=(
            "At the beginning of your upkeep, if this permanent came under your control since the "
            "beginning of your last upkeep, sacrifice this permanent unless you pay {cost}."
        ),
    ),
    KeywordRow("horsemanship", HORSEMANSHIP, by="combat.evasion", redundant=cite("702.31c")),
    KeywordRow(
        "fading",
        cite("702.32a"),
        follows=NUMBER,
        means=(
            "This permanent enters with {count} fade counter{s} on it.\n"
            "At the beginning of your upkeep, remove a fade counter from this permanent. If you "
            "don't, sacrifice this permanent."
        ),
    ),
    KeywordRow(
        "kicker",
        cite("702.33a"),
        follows=COST,
        pays=ADDITIONAL,
        by="casting.announcing_costs",
        intended=KICKED,
        linked=LINKED_TO_KICKER,
        targets=TARGETS_IF_KICKED,
    ),
    KeywordRow(
        "multikicker",
        cite("702.33c"),
        follows=COST,
        pays=ANY_NUMBER_OF_TIMES,
        by="casting.announcing_costs",
        intended=KICKED,
        linked=LINKED_TO_KICKER,
        targets=TARGETS_IF_KICKED,
    ),
    KeywordRow(
        "sticker kicker",
        STICKER_KICKER,
        follows=COST,
        pays=ADDITIONAL,
        by="casting.announcing_costs",
        intended=KICKED,
        linked=LINKED_TO_KICKER,
        targets=TARGETS_IF_KICKED,
    ),
    KeywordRow("flashback", FLASHBACK, follows=COST, pays=ALTERNATIVE, by="permission.ways_to_cast"),
    KeywordRow("madness", MADNESS, follows=COST, by="keywords.meanings_in_code"),
    KeywordRow("fear", FEAR, by="combat.evasion", redundant=cite("702.36c")),
    KeywordRow("morph", cite("702.37a"), follows=COST, by="casting.morph"),
    KeywordRow("megamorph", cite("702.37b"), follows=COST, by="casting.ways_face_up"),
    KeywordRow(
        "amplify",
        cite("702.38a"),
        follows=NUMBER,
        by="keywords.meanings_in_code",
        each_instance=cite("702.38b"),
    ),
    KeywordRow(
        "provoke",
        cite("702.39a"),
        by="keywords.meanings_in_code",
        each_instance=cite("702.39b"),
    ),
    KeywordRow(
        "storm",
        cite("702.40a"),
        means=(
            "When you cast this spell, copy it for each spell cast before it this turn. You may "
            "choose new targets for the copies."
        ),
        each_instance=cite("702.40b"),
    ),
    KeywordRow(
        "affinity", AFFINITY, follows=DESCRIPTION, by="costs.total_cost", each_instance=cite("702.41b")
    ),
    KeywordRow("entwine", ENTWINE, follows=COST, pays=ADDITIONAL, by="casting.entwining"),
    KeywordRow(
        "modular",
        cite("702.43a"),
        follows=NUMBER,
        means=(
            "This permanent enters with {count} +1/+1 counter{s} on it.\n"
            "When this permanent dies, you may put a +1/+1 counter on target artifact creature for "
            "each +1/+1 counter on this permanent."
        ),
        each_instance=cite("702.43b"),
    ),
    KeywordRow("sunburst", SUNBURST, by="keywords.meanings_in_code", each_instance=cite("702.44d")),
    KeywordRow(
        "bushido",
        cite("702.45a"),
        follows=NUMBER,
        means="Whenever this creature blocks or becomes blocked, it gets +{n}/+{n} until end of turn.",
        each_instance=cite("702.45b"),
    ),
    KeywordRow(
        "soulshift",
        cite("702.46a"),
        follows=NUMBER,
        means=(
            "When this permanent dies, you may return target Spirit card with mana value {n} or less "
            "from your graveyard to your hand."
        ),
        each_instance=cite("702.46b"),
    ),
    KeywordRow("splice", SPLICE, follows=COST_AND_TYPE, by="casting.announcing_costs"),
    KeywordRow("offering", OFFERING, follows=DESCRIPTION, by="casting.offering"),
    KeywordRow(
        "ninjutsu",
        cite("702.49a"),
        follows=COST,
        means=(
            "{cost}, Reveal this card from your hand, Return an unblocked attacking creature you "
            "control to its owner's hand: Put this card from your hand onto the battlefield tapped "
            "and attacking."
        ),
        activated=True,
    ),
    KeywordRow(
        "commander ninjutsu",
        COMMANDER_NINJUTSU,
        follows=COST,
        by="keywords.meanings_in_code",
        activated=True,
    ),
    KeywordRow("epic", cite("702.50a"), by="keywords.meanings_in_code"),
    KeywordRow("convoke", CONVOKE, by="costs.paying_with_permanents", redundant=cite("702.51d")),
    KeywordRow("dredge", DREDGE, follows=NUMBER, by="keywords.dredge"),
    KeywordRow(
        "transmute",
        cite("702.53a"),
        follows=COST,
        means=(
            "{cost}, Discard this card: Search your library for a card with mana value equal to the "
            "discarded card's mana value, reveal it, put it into your hand, then shuffle. Activate "
            "only as a sorcery."
        ),
        activated=True,
    ),
    KeywordRow(
        "bloodthirst",
        cite("702.54a"),
        follows=NUMBER,
        means=(
            "If an opponent was dealt damage this turn, this permanent enters with {count} +1/+1 "
            "counter{s} on it."
        ),
        each_instance=cite("702.54c"),
    ),
    KeywordRow("haunt", HAUNT, by="keywords.meanings_in_code"),
    KeywordRow(
        "replicate",
        cite("702.56a"),
        follows=COST,
        pays=ANY_NUMBER_OF_TIMES,
        by="keywords.meanings_in_code",
        each_instance=cite("702.56b"),
    ),
    KeywordRow("forecast", FORECAST, follows=ABILITY, by="activating.forecast"),
    KeywordRow(
        "graft",
        cite("702.58a"),
        follows=NUMBER,
        means=(
            "This permanent enters with {count} +1/+1 counter{s} on it.\n"
            "Whenever another creature enters, if this permanent has a +1/+1 counter on it, you may "
            "move a +1/+1 counter from this permanent onto that creature."
        ),
        each_instance=cite("702.58b"),
    ),
    KeywordRow(
        "recover",
        cite("702.59a"),
        follows=COST,
        means=(
            "When a creature is put into your graveyard from the battlefield, you may pay {cost}. If "
            "you do, return this card from your graveyard to your hand. If you don't, exile this "
            "card from your graveyard."
        ),
        zone="graveyard",
    ),
    KeywordRow(
        "ripple",
        cite("702.60a"),
        follows=NUMBER,
        by="keywords.meanings_in_code",
        each_instance=cite("702.60b"),
    ),
)
