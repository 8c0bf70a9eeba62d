"""702.61 to 702.120: a row for each keyword ability, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.keywords.rows import (
    ADDITIONAL,
    ALTERNATIVE,
    COST,
    DESCRIPTION,
    NOTHING,
    NUMBER,
    NUMBER_AND_COST,
    UNREAD,
    KeywordRow,
)

__all__ = ["ROWS"]

ROWS: Final = (
    KeywordRow("split second", "702.61a", by="permission.prohibitions", redundant="702.61c"),
    KeywordRow("suspend", "702.62a", follows=(*NUMBER_AND_COST, *NOTHING), by="keywords.meanings_in_code"),
    KeywordRow(
        "vanishing",
        "702.63a",
        follows=(*NUMBER, *NOTHING),
        means=(
            "This permanent enters with {count} time counter{s} on it.\n"
            "At the beginning of your upkeep, if this permanent has a time counter on it, remove a "
            "time counter from this permanent.\n"
            "When the last time counter is removed from this permanent, sacrifice this permanent."
        ),
        each_instance="702.63c",
    ),
    KeywordRow("absorb", "702.64a", follows=NUMBER, each_instance="702.64c"),
    KeywordRow("aura swap", "702.65a", follows=COST),
    KeywordRow("delve", "702.66a", by="costs.paying_with_permanents", redundant="702.66c"),
    KeywordRow(
        "fortify",
        "702.67a",
        follows=COST,
        means="{cost}: Attach this permanent to target land you control. Activate only as a sorcery.",
        each_instance="702.67c",
        activated=True,
    ),
    KeywordRow("frenzy", "702.68a", follows=NUMBER, each_instance="702.68b"),
    KeywordRow("gravestorm", "702.69a", each_instance="702.69b"),
    KeywordRow(
        "poisonous",
        "702.70a",
        follows=NUMBER,
        means=(
            "Whenever this creature deals combat damage to a player, that player gets {count} poison "
            "counter{s}."
        ),
        each_instance="702.70b",
    ),
    KeywordRow(
        "transfigure",
        "702.71a",
        follows=COST,
        means=(
            "{cost}, Sacrifice this creature: Search your library for a creature card with mana "
            "value equal to the sacrificed creature's mana value, put it onto the battlefield, then "
            "shuffle. Activate only as a sorcery."
        ),
        activated=True,
    ),
    KeywordRow("champion", "702.72a", follows=DESCRIPTION, by="keywords.meanings_in_code", linked="607.2k"),
    KeywordRow("changeling", "702.73a", by="continuous.continuous_effects"),
    KeywordRow(
        "evoke",
        "702.74a",
        follows=COST,
        pays=ALTERNATIVE,
        means="When this permanent enters, if its evoke cost was paid, sacrifice it.",
    ),
    KeywordRow("hideaway", "702.75a"),
    KeywordRow("prowl", "702.76a", follows=COST),
    KeywordRow(
        "reinforce",
        "702.77a",
        follows=NUMBER_AND_COST,
        means="{cost}, Discard this card: Put {count} +1/+1 counter{s} on target creature.",
        activated=True,
    ),
    KeywordRow(
        "conspire", "702.78a", pays=ADDITIONAL, by="keywords.meanings_in_code", each_instance="702.78b"
    ),
    KeywordRow(
        "persist",
        "702.79a",
        means=(
            "When this permanent dies, if it had no -1/-1 counters on it, return it to the "
            "battlefield under its owner's control with a -1/-1 counter on it."
        ),
    ),
    KeywordRow("wither", "702.80a", by="happening.contents", redundant="702.80d"),
    KeywordRow("retrace", "702.81a", by="permission.ways_to_cast"),
    KeywordRow("devour", "702.82a", follows=NUMBER, by="keywords.meanings_in_code"),
    KeywordRow(
        "exalted",
        "702.83a",
        means="Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.",
        each_instance="702.83b",
        counter=True,
    ),
    KeywordRow(
        "unearth",
        "702.84a",
        follows=COST,
        means=(
            '{cost}: Return this card from your graveyard to the battlefield. It gains haste and "If '
            'this permanent would leave the battlefield, exile it instead." Exile it at the '
            "beginning of the next end step. Activate only as a sorcery."
        ),
        activated=True,
    ),
    KeywordRow(
        "cascade",
        "702.85a",
        means=(
            "When you cast this spell, exile cards from the top of your library until you exile a "
            "nonland card with mana value less than this spell's mana value. You may cast that card "
            "without paying its mana cost. Put the rest on the bottom of your library in a random "
            "order."
        ),
        each_instance="702.85c",
    ),
    KeywordRow(
        "annihilator",
        "702.86a",
        follows=NUMBER,
        means="Whenever this creature attacks, defending player sacrifices {count} permanent{s}.",
        each_instance="702.86b",
    ),
    KeywordRow(
        "level up",
        "702.87a",
        follows=COST,
        means="{cost}: Put a level counter on this creature. Activate only as a sorcery.",
        activated=True,
    ),
    KeywordRow("rebound", "702.88a", redundant="702.88c"),
    KeywordRow("umbra armor", "702.89a", by="replacement.saving_permanents"),
    KeywordRow("totem armor", "702.89a", by="replacement.saving_permanents"),
    KeywordRow("infect", "702.90a", by="happening.contents", redundant="702.90f"),
    KeywordRow(
        "battle cry",
        "702.91a",
        means=("Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn."),
        each_instance="702.91b",
    ),
    KeywordRow(
        "living weapon",
        "702.92a",
        means=(
            "When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then "
            "attach this Equipment to it."
        ),
    ),
    KeywordRow(
        "undying",
        "702.93a",
        means=(
            "When this permanent dies, if it had no +1/+1 counters on it, return it to the "
            "battlefield under its owner's control with a +1/+1 counter on it."
        ),
    ),
    KeywordRow("miracle", "702.94a", follows=COST),
    KeywordRow("soulbond", "702.95a"),
    KeywordRow("overload", "702.96a", follows=COST, pays=ALTERNATIVE, by="targeting.modes"),
    KeywordRow(
        "scavenge",
        "702.97a",
        follows=COST,
        means=(
            "{cost}, Exile this card from your graveyard: Put X +1/+1 counters on target creature, "
            "where X is this card's power. Activate only as a sorcery."
        ),
        activated=True,
    ),
    KeywordRow("unleash", "702.98a", by="keywords.meanings_in_code"),
    KeywordRow("cipher", "702.99a", follows=UNREAD),
    KeywordRow("evolve", "702.100a", each_instance="702.100d"),
    KeywordRow(
        "extort",
        "702.101a",
        means=(
            "Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and "
            "you gain that much life."
        ),
        each_instance="702.101b",
    ),
    KeywordRow("fuse", "702.102a", follows=UNREAD),
    KeywordRow("bestow", "702.103a", follows=COST, pays=ALTERNATIVE, by="casting.announcing_costs"),
    KeywordRow("tribute", "702.104a", follows=NUMBER),
    KeywordRow("dethrone", "702.105a", each_instance="702.105b"),
    KeywordRow("hidden agenda", "702.106a"),
    KeywordRow("double agenda", "702.106f"),
    KeywordRow(
        "outlast",
        "702.107a",
        follows=COST,
        means="{cost}, {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.",
        activated=True,
    ),
    KeywordRow(
        "prowess",
        "702.108a",
        means="Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.",
        each_instance="702.108b",
    ),
    KeywordRow("dash", "702.109a", follows=COST, pays=ALTERNATIVE, by="casting.dash_and_blitz"),
    KeywordRow("exploit", "702.110a", means="When this creature enters, you may sacrifice a creature."),
    KeywordRow("menace", "702.111b", by="combat.blocking", redundant="702.111c", counter=True),
    KeywordRow("renown", "702.112a", follows=NUMBER, each_instance="702.112c"),
    KeywordRow("awaken", "702.113a", follows=NUMBER_AND_COST),
    KeywordRow("devoid", "702.114a", by="continuous.continuous_effects"),
    KeywordRow(
        "ingest",
        "702.115a",
        means=(
            "Whenever this creature deals combat damage to a player, exile the top card of that "
            "player's library."
        ),
        each_instance="702.115b",
    ),
    KeywordRow("myriad", "702.116a", each_instance="702.116b"),
    KeywordRow("surge", "702.117a", follows=COST),
    KeywordRow("skulk", "702.118b", by="combat.evasion", redundant="702.118c"),
    KeywordRow("emerge", "702.119a", follows=COST, pays=ALTERNATIVE, by="casting.announcing_costs"),
    KeywordRow("escalate", "702.120a", follows=COST, by="casting.proposal"),
)
