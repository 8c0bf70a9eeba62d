"""702.61 to 702.120: a row for each keyword ability, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.book.citing import cite
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

__all__ = [
    "CHANGELING",
    "CIPHER",
    "DASH",
    "DELVE",
    "DEVOID",
    "EMERGE",
    "ESCALATE",
    "FUSE",
    "HIDDEN_AGENDA",
    "HIDEAWAY",
    "INFECT",
    "MENACE",
    "MIRACLE",
    "PROWL",
    "REBOUND",
    "ROWS",
    "SKULK",
    "SPLIT_SECOND",
    "SUSPEND",
    "UMBRA_ARMOR",
    "UNLEASH",
    "WITHER",
]

SPLIT_SECOND = cite("702.61a")
SUSPEND = cite("702.62a")
DELVE = cite("702.66a")
CHANGELING = cite("702.73a")
HIDEAWAY = cite("702.75a")
PROWL = cite("702.76a")
WITHER = cite("702.80a")
UMBRA_ARMOR = cite("702.89a")
UNLEASH = cite("702.98a")
INFECT = cite("702.90b")
FUSE = cite("702.102a")
HIDDEN_AGENDA = cite("702.106a")
DASH = cite("702.109a")
MENACE = cite("702.111b")
DEVOID = cite("702.114a")
SKULK = cite("702.118b")
MIRACLE = cite("702.94a")
CIPHER = cite("702.99a")
EMERGE = cite("702.119a")
ESCALATE = cite("702.120a")
REBOUND = cite("702.88a")

ROWS: Final = (
    KeywordRow("split second", SPLIT_SECOND, by="permission.prohibitions", redundant=cite("702.61c")),
    KeywordRow(
        "suspend", SUSPEND, follows=(*NUMBER_AND_COST, *NOTHING), by="keywords.meanings_in_code", zone="exile"
    ),
    KeywordRow(
        "vanishing",
        cite("702.63a"),
        follows=(*NUMBER, *NOTHING),
        means=(
            "This permanent enters with {count} time counter{s} on it.\n"
            "At the beginning of your upkeep, if this permanent has a time counter on it, remove a "
            "time counter from this permanent.\n"
            "When the last time counter is removed from this permanent, sacrifice this permanent."
        ),
        without_number=cite("702.63b"),
        each_instance=cite("702.63c"),
    ),
    KeywordRow(
        "absorb",
        cite("702.64a"),
        follows=NUMBER,
        means="If a source would deal damage to this creature, prevent {n} of that damage.",
        parts=(cite("702.64b"),),
        each_instance=cite("702.64c"),
    ),
    KeywordRow("aura swap", cite("702.65a"), follows=COST, by="keywords.meanings_in_code", activated=True),
    KeywordRow("delve", DELVE, by="costs.paying_with_permanents", redundant=cite("702.66c")),
    KeywordRow(
        "fortify",
        cite("702.67a"),
        follows=COST,
        means="{cost}: Attach this Fortification to target land you control. Activate only as a sorcery.",
        each_instance=cite("702.67c"),
        activated=True,
    ),
    KeywordRow(
        "frenzy",
        cite("702.68a"),
        follows=NUMBER,
        means="Whenever this creature attacks and isn't blocked, it gets +{n}/+0 until end of turn.",
        each_instance=cite("702.68b"),
    ),
    KeywordRow("gravestorm", cite("702.69a"), by="keywords.meanings_in_code", each_instance=cite("702.69b")),
    KeywordRow(
        "poisonous",
        cite("702.70a"),
        follows=NUMBER,
        means=(
            "Whenever this creature deals combat damage to a player, that player gets {count} poison "
            "counter{s}."
        ),
        each_instance=cite("702.70b"),
    ),
    KeywordRow(
        "transfigure",
        cite("702.71a"),
        follows=COST,
        means=(
            "{cost}, Sacrifice this creature: Search your library for a creature card with mana "
            "value equal to the sacrificed creature's mana value, put it onto the battlefield, then "
            "shuffle. Activate only as a sorcery."
        ),
        activated=True,
    ),
    KeywordRow(
        "champion",
        cite("702.72a"),
        follows=DESCRIPTION,
        by="keywords.meanings_in_code",
        linked=cite("607.2k"),
    ),
    KeywordRow("changeling", CHANGELING, by="continuous.effects_of_static_abilities"),
    KeywordRow(
        "evoke",
        cite("702.74a"),
        follows=COST,
        pays=ALTERNATIVE,
        means="When this permanent enters, if its evoke cost was paid, sacrifice it.",
    ),
    KeywordRow(
        "hideaway",
        HIDEAWAY,
        follows=(*NUMBER, *NOTHING),
        means=(
            "When this permanent enters, look at the top {count} cards of your library. Exile one of "
            "them face down. You may look at that card for as long as it remains exiled. Put the rest on "
            "the bottom of your library in a random order."
        ),
    ),
    KeywordRow("prowl", PROWL, follows=COST, by="keywords.meanings_in_code"),
    KeywordRow(
        "reinforce",
        cite("702.77a"),
        follows=NUMBER_AND_COST,
        means="{cost}, Discard this card: Put {count} +1/+1 counter{s} on target creature.",
        activated=True,
    ),
    KeywordRow(
        "conspire",
        cite("702.78a"),
        pays=ADDITIONAL,
        by="keywords.meanings_in_code",
        each_instance=cite("702.78b"),
    ),
    KeywordRow(
        "persist",
        cite("702.79a"),
        means=(
            "When this permanent dies, if it had no -1/-1 counters on it, return it to the "
            "battlefield under its owner's control with a -1/-1 counter on it."
        ),
    ),
    KeywordRow("wither", WITHER, by="happening.results_of_damage", redundant=cite("702.80d")),
    KeywordRow("retrace", cite("702.81a"), by="permission.ways_to_cast"),
    KeywordRow("devour", cite("702.82a"), follows=NUMBER, by="keywords.meanings_in_code"),
    KeywordRow(
        "exalted",
        cite("702.83a"),
        means="Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.",
        counter=True,
    ),
    KeywordRow(
        "unearth",
        cite("702.84a"),
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
        cite("702.85a"),
        means=(
            "When you cast this spell, exile cards from the top of your library until you exile a "
            "nonland card with mana value less than this spell's mana value. You may cast that card "
            "without paying its mana cost if the resulting spell's mana value is less than this spell's "
            "mana value. Put the rest on the bottom of your library in a random order."
        ),
        each_instance=cite("702.85c"),
    ),
    KeywordRow(
        "annihilator",
        cite("702.86a"),
        follows=NUMBER,
        means="Whenever this creature attacks, defending player sacrifices {count} permanent{s}.",
        each_instance=cite("702.86b"),
    ),
    KeywordRow(
        "level up",
        cite("702.87a"),
        follows=COST,
        means="{cost}: Put a level counter on this creature. Activate only as a sorcery.",
        activated=True,
    ),
    KeywordRow("rebound", REBOUND, by="replacement.leaving_the_stack", redundant=cite("702.88c")),
    KeywordRow("umbra armor", UMBRA_ARMOR, by="replacement.saving_permanents"),
    KeywordRow("totem armor", UMBRA_ARMOR, by="replacement.saving_permanents"),
    KeywordRow("infect", INFECT, by="happening.results_of_damage", redundant=cite("702.90f")),
    KeywordRow(
        "battle cry",
        cite("702.91a"),
        means=("Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn."),
        each_instance=cite("702.91b"),
    ),
    KeywordRow(
        "living weapon",
        cite("702.92a"),
        means=(
            "When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then "
            "attach this Equipment to it."
        ),
    ),
    KeywordRow(
        "undying",
        cite("702.93a"),
        means=(
            "When this permanent dies, if it had no +1/+1 counters on it, return it to the "
            "battlefield under its owner's control with a +1/+1 counter on it."
        ),
    ),
    KeywordRow("miracle", MIRACLE, follows=COST, by="keywords.meanings_in_code"),
    KeywordRow("soulbond", cite("702.95a"), by="keywords.meanings_in_code"),
    KeywordRow("overload", cite("702.96a"), follows=COST, pays=ALTERNATIVE, by="targeting.modes"),
    KeywordRow(
        "scavenge",
        cite("702.97a"),
        follows=COST,
        means=(
            "{cost}, Exile this card from your graveyard: Put X +1/+1 counters on target creature, "
            "where X is this card's power. Activate only as a sorcery."
        ),
        activated=True,
    ),
    KeywordRow("unleash", UNLEASH, by="keywords.meanings_in_code"),
    KeywordRow("cipher", CIPHER, by="keywords.meanings_in_code"),
    KeywordRow("evolve", cite("702.100a"), by="keywords.meanings_in_code", each_instance=cite("702.100d")),
    KeywordRow(
        "extort",
        cite("702.101a"),
        means=(
            "Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and "
            "you gain that much life."
        ),
        each_instance=cite("702.101b"),
    ),
    KeywordRow("fuse", FUSE, by="casting.choosing_a_half"),
    KeywordRow("bestow", cite("702.103a"), follows=COST, pays=ALTERNATIVE, by="casting.announcing_costs"),
    KeywordRow("tribute", cite("702.104a"), follows=NUMBER, by="keywords.meanings_in_code"),
    KeywordRow("dethrone", cite("702.105a"), by="keywords.meanings_in_code", each_instance=cite("702.105b")),
    KeywordRow("hidden agenda", HIDDEN_AGENDA, by="starting.hidden_agenda"),
    KeywordRow("double agenda", cite("702.106f"), follows=UNREAD),
    KeywordRow(
        "outlast",
        cite("702.107a"),
        follows=COST,
        means="{cost}, {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.",
        activated=True,
    ),
    KeywordRow(
        "prowess",
        cite("702.108a"),
        means="Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.",
        each_instance=cite("702.108b"),
    ),
    KeywordRow("dash", DASH, follows=COST, pays=ALTERNATIVE, by="casting.dash_and_blitz"),
    KeywordRow("exploit", cite("702.110a"), means="When this creature enters, you may sacrifice a creature."),
    KeywordRow("menace", MENACE, by="combat.blocking", redundant=cite("702.111c"), counter=True),
    KeywordRow(
        "renown",
        cite("702.112a"),
        follows=NUMBER,
        by="keywords.meanings_in_code",
        each_instance=cite("702.112c"),
    ),
    KeywordRow(
        "awaken",
        cite("702.113a"),
        follows=NUMBER_AND_COST,
        by="keywords.meanings_in_code",
        parts=(cite("702.113b"),),
    ),
    KeywordRow("devoid", DEVOID, by="continuous.effects_of_static_abilities"),
    KeywordRow(
        "ingest",
        cite("702.115a"),
        means=(
            "Whenever this creature deals combat damage to a player, exile the top card of that "
            "player's library."
        ),
        each_instance=cite("702.115b"),
    ),
    KeywordRow("myriad", cite("702.116a"), by="keywords.meanings_in_code", each_instance=cite("702.116b")),
    KeywordRow("surge", cite("702.117a"), follows=COST, by="keywords.meanings_in_code"),
    KeywordRow("skulk", SKULK, by="combat.evasion", redundant=cite("702.118c")),
    KeywordRow("emerge", EMERGE, follows=COST, pays=ALTERNATIVE, by="casting.chosen_for_costs"),
    KeywordRow("escalate", ESCALATE, follows=COST, by="casting.proposing"),
)
