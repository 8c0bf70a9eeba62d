"""702.2 to 702.60: a row for each keyword ability, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.keywords.rows import (
    ADDITIONAL,
    ALTERNATIVE,
    ANY_NUMBER_OF_TIMES,
    COST,
    COST_AND_TYPE,
    DESCRIPTION,
    NOTHING,
    NUMBER,
    QUALITY,
    UNREAD,
    KeywordRow,
)

__all__ = ["ROWS"]

ROWS: Final = (
    KeywordRow(
        "deathtouch", "702.2b", by="state_based.state_based_actions", redundant="702.2f", counter=True
    ),
    KeywordRow("defender", "702.3b", by="combat.attacking", redundant="702.3c"),
    KeywordRow("double strike", "702.4b", by="combat.combat_damage", redundant="702.4e", counter=True),
    KeywordRow("enchant", "702.5a", follows=DESCRIPTION, by="targeting.attaching"),
    KeywordRow(
        "equip",
        "702.6a",
        follows=COST,
        means="{cost}: Attach this permanent to target creature you control. Activate only as a sorcery.",
        activated=True,
    ),
    KeywordRow("first strike", "702.7b", by="combat.combat_damage", redundant="702.7d", counter=True),
    KeywordRow("flash", "702.8a", by="permission.when_to_cast", redundant="702.8b"),
    KeywordRow("flying", "702.9b", by="combat.evasion", redundant="702.9c", counter=True),
    KeywordRow("haste", "702.10b", by="combat.attacking", redundant="702.10d", counter=True),
    KeywordRow(
        "hexproof",
        "702.11b",
        follows=(*NOTHING, *QUALITY),
        by="targeting.targets",
        redundant="702.11h",
        counter=True,
    ),
    KeywordRow(
        "indestructible", "702.12b", by="replacement.impossible_events", redundant="702.12c", counter=True
    ),
    KeywordRow("intimidate", "702.13b", by="combat.evasion", redundant="702.13c"),
    KeywordRow("landwalk", "702.14c", follows=QUALITY, by="combat.evasion", redundant="702.14e"),
    KeywordRow("lifelink", "702.15b", by="happening.contents", redundant="702.15f", counter=True),
    KeywordRow("protection", "702.16b", follows=QUALITY, by="targeting.attaching", redundant="702.16m"),
    KeywordRow("reach", "702.17b", by="combat.evasion", redundant="702.17c", counter=True),
    KeywordRow("shroud", "702.18a", by="targeting.targets", redundant="702.18b"),
    KeywordRow("trample", "702.19b", by="combat.combat_damage", redundant="702.19g", counter=True),
    KeywordRow("vigilance", "702.20b", by="combat.attacking", redundant="702.20c", counter=True),
    KeywordRow(
        "ward",
        "702.21a",
        follows=COST,
        means=(
            "Whenever this permanent becomes the target of a spell or ability an opponent controls, "
            "counter that spell or ability unless that player pays {cost}."
        ),
    ),
    KeywordRow("banding", "702.22a", redundant="702.22m"),
    KeywordRow("rampage", "702.23a", follows=NUMBER, each_instance="702.23c"),
    KeywordRow(
        "cumulative upkeep",
        "702.24a",
        follows=COST,
        means=(
            "At the beginning of your upkeep, put an age counter on this permanent. Sacrifice this "
            "permanent unless you pay {cost} for each age counter on this permanent."
        ),
        each_instance="702.24b",
    ),
    KeywordRow(
        "flanking",
        "702.25a",
        means=(
            "Whenever this creature becomes blocked by a creature without flanking, that creature "
            "gets -1/-1 until end of turn."
        ),
        each_instance="702.25b",
    ),
    KeywordRow("phasing", "702.26a", by="keywords.phasing", redundant="702.26p"),
    KeywordRow("buyback", "702.27a", follows=COST, pays=ADDITIONAL, by="replacement.leaving_the_stack"),
    KeywordRow("shadow", "702.28b", by="combat.evasion", redundant="702.28c", counter=True),
    KeywordRow(
        "cycling", "702.29a", follows=COST, means="{cost}, Discard this card: Draw a card.", activated=True
    ),
    KeywordRow(
        "typecycling",
        "702.29e",
        follows=COST_AND_TYPE,
        means=(
            "{cost}, Discard this card: Search your library for a {quality} card, reveal it, put it "
            "into your hand, then shuffle."
        ),
        activated=True,
    ),
    KeywordRow(
        "echo",
        "702.30a",
        follows=COST,
        means=(
            "At the beginning of your upkeep, if this permanent came under your control since the "
            "beginning of your last upkeep, sacrifice this permanent unless you pay {cost}."
        ),
    ),
    KeywordRow("horsemanship", "702.31b", by="combat.evasion", redundant="702.31c"),
    KeywordRow(
        "fading",
        "702.32a",
        follows=NUMBER,
        means=(
            "This permanent enters with {count} fade counter{s} on it.\n"
            "At the beginning of your upkeep, remove a fade counter from this permanent. If you "
            "don't, sacrifice this permanent."
        ),
    ),
    KeywordRow("kicker", "702.33a", follows=COST, pays=ADDITIONAL, by="casting.announcing_costs"),
    KeywordRow(
        "multikicker", "702.33c", follows=COST, pays=ANY_NUMBER_OF_TIMES, by="casting.announcing_costs"
    ),
    KeywordRow("flashback", "702.34a", follows=COST, pays=ALTERNATIVE, by="permission.ways_to_cast"),
    KeywordRow("madness", "702.35a", follows=COST, by="keywords.meanings_in_code"),
    KeywordRow("fear", "702.36b", by="combat.evasion", redundant="702.36c"),
    KeywordRow("morph", "702.37a", follows=COST, by="casting.turning_face_up"),
    KeywordRow("megamorph", "702.37b", follows=COST, by="casting.turning_face_up"),
    KeywordRow("amplify", "702.38a", follows=NUMBER, each_instance="702.38b"),
    KeywordRow("provoke", "702.39a", each_instance="702.39b"),
    KeywordRow(
        "storm",
        "702.40a",
        means=(
            "When you cast this spell, copy it for each spell cast before it this turn. You may "
            "choose new targets for the copies."
        ),
        each_instance="702.40b",
    ),
    KeywordRow("affinity", "702.41a", follows=DESCRIPTION, by="costs.total_cost", each_instance="702.41b"),
    KeywordRow("entwine", "702.42a", follows=COST, pays=ADDITIONAL, by="casting.announcing_costs"),
    KeywordRow(
        "modular",
        "702.43a",
        follows=NUMBER,
        means=(
            "This permanent enters with {count} +1/+1 counter{s} on it.\n"
            "When this permanent dies, you may put a +1/+1 counter on target artifact creature for "
            "each +1/+1 counter on this permanent."
        ),
        each_instance="702.43b",
    ),
    KeywordRow("sunburst", "702.44a", by="keywords.meanings_in_code", each_instance="702.44d"),
    KeywordRow(
        "bushido",
        "702.45a",
        follows=NUMBER,
        means="Whenever this creature blocks or becomes blocked, it gets +{n}/+{n} until end of turn.",
        each_instance="702.45b",
    ),
    KeywordRow(
        "soulshift",
        "702.46a",
        follows=NUMBER,
        means=(
            "When this permanent dies, you may return target Spirit card with mana value {n} or less "
            "from your graveyard to your hand."
        ),
        each_instance="702.46b",
    ),
    KeywordRow("splice", "702.47a", follows=COST_AND_TYPE, by="casting.announcing_costs"),
    KeywordRow("offering", "702.48a", follows=UNREAD),
    KeywordRow(
        "ninjutsu",
        "702.49a",
        follows=COST,
        means=(
            "{cost}, Return an unblocked attacking creature you control to its owner's hand: Put "
            "this card from your hand onto the battlefield tapped and attacking."
        ),
        activated=True,
    ),
    KeywordRow("epic", "702.50a"),
    KeywordRow("convoke", "702.51a", by="costs.paying_with_permanents", redundant="702.51d"),
    KeywordRow("dredge", "702.52a", follows=NUMBER, by="keywords.dredge"),
    KeywordRow(
        "transmute",
        "702.53a",
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
        "702.54a",
        follows=NUMBER,
        means=(
            "If an opponent was dealt damage this turn, this permanent enters with {count} +1/+1 "
            "counter{s} on it."
        ),
        each_instance="702.54c",
    ),
    KeywordRow("haunt", "702.55a"),
    KeywordRow(
        "replicate",
        "702.56a",
        follows=COST,
        pays=ANY_NUMBER_OF_TIMES,
        by="keywords.meanings_in_code",
        each_instance="702.56b",
    ),
    KeywordRow("forecast", "702.57a", follows=UNREAD),
    KeywordRow(
        "graft",
        "702.58a",
        follows=NUMBER,
        means=(
            "This permanent enters with {count} +1/+1 counter{s} on it.\n"
            "Whenever another creature enters, if this permanent has a +1/+1 counter on it, you may "
            "put a +1/+1 counter on that creature. If you do, remove a +1/+1 counter from this "
            "permanent."
        ),
        each_instance="702.58b",
    ),
    KeywordRow("recover", "702.59a", follows=COST),
    KeywordRow("ripple", "702.60a", follows=NUMBER, each_instance="702.60b"),
)
