"""701: a row for each keyword action, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.book.citing import cite
from comprules.keywords.rows import ActionRow

__all__ = [
    "ABANDONING",
    "ACTIONS",
    "ADAPTING",
    "AMASSING",
    "BEHOLDING",
    "CLASHING",
    "CLOAKING",
    "COLLECTING_EVIDENCE",
    "CONNIVING",
    "DETAINING",
    "ENDURING",
    "EXERTING",
    "EXPLORING",
    "FATESEALING",
    "FIGHTING",
    "GOADED_CREATURES",
    "GOADING",
    "MANIFESTING",
    "MANIFESTING_DREAD",
    "MELDING",
    "MONSTROSITY",
    "OPENING_ATTRACTIONS",
    "PLANESWALKING",
    "PROLIFERATING",
    "REGENERATING",
    "REVEALING",
    "ROLLING_TO_VISIT",
    "SCRYING",
    "SEARCHING",
    "SETTING_SCHEMES_IN_MOTION",
    "SHUFFLING",
    "SUPPORTING",
    "SURVEILLING",
    "SUSPECTING",
    "TAPPING",
    "TEMPTING",
    "TIME_TRAVELLING",
    "UNTAPPING_PERMANENTS",
    "VENTURING",
    "VOTING",
    "WHOLE_EXCHANGE",
]

WHOLE_EXCHANGE = cite("701.12a")
FIGHTING = cite("701.14a")
GOADING = cite("701.15a")
GOADED_CREATURES = cite("701.15b")
REGENERATING = cite("701.19a")
REVEALING = cite("701.20a")
SCRYING = cite("701.22a")
SEARCHING = cite("701.23a")
SHUFFLING = cite("701.24a")
SURVEILLING = cite("701.25a")
TAPPING = cite("701.26a")
UNTAPPING_PERMANENTS = cite("701.26b")
FATESEALING = cite("701.29a")
CLASHING = cite("701.30a")
VOTING = cite("701.38a")
PLANESWALKING = cite("701.31b")
SETTING_SCHEMES_IN_MOTION = cite("701.32b")
PROLIFERATING = cite("701.34a")
MONSTROSITY = cite("701.37a")
MANIFESTING = cite("701.40a")
CLOAKING = cite("701.58a")
MANIFESTING_DREAD = cite("701.62a")
SUPPORTING = cite("701.41a")
MELDING = cite("701.42a")
OPENING_ATTRACTIONS = cite("701.51a")
ROLLING_TO_VISIT = cite("701.52a")
ABANDONING = cite("701.33a")
DETAINING = cite("701.35a")
SUSPECTING = cite("701.60a")
COLLECTING_EVIDENCE = cite("701.59a")
TEMPTING = cite("701.54a")
TIME_TRAVELLING = cite("701.56a")
ENDURING = cite("701.63a")
EXERTING = cite("701.43a")
EXPLORING = cite("701.44a")
ADAPTING = cite("701.46a")
AMASSING = cite("701.47a")
BEHOLDING = cite("701.4a")
VENTURING = cite("701.49b")
CONNIVING = cite("701.50a")

ACTIONS: Final = (
    ActionRow("activate", cite("701.2a"), "Activates", words="verb", by="activating.activating"),
    ActionRow("attach", cite("701.3a"), "Attaches", by="targeting.attaching"),
    ActionRow("behold", BEHOLDING, "KeywordAction", by="actions.keyword_actions"),
    ActionRow("cast", cite("701.5a"), "Casts", words="verb", by="casting.casting"),
    ActionRow("counter", cite("701.6a"), "Moves", (("cause", "countered"),), by="effects.countering"),
    ActionRow("create", cite("701.7a"), "Creates", words="verb", by="effects.tokens"),
    ActionRow("destroy", cite("701.8a"), "Destroys", by="effects.instructions_as_events"),
    ActionRow("discard", cite("701.9a"), "Discards", words="verb", by="effects.choices"),
    ActionRow("double", cite("701.10a")),
    ActionRow("triple", cite("701.11a")),
    ActionRow("exchange", WHOLE_EXCHANGE, "Exchange | ExchangeLife", by="actions.exchanging"),
    ActionRow("exile", cite("701.13a"), "Moves", (("to", "exile"),), words="verb", by="effects.one_event"),
    ActionRow("fight", FIGHTING, "Fight", who="object", words="verb", by="effects.dealing_damage"),
    ActionRow("goad", GOADING, "BeginsEffect", change="Goaded", by="combat.attacking"),
    ActionRow("investigate", cite("701.16a"), "KeywordAction", words="alone", means="Create a Clue token."),
    ActionRow(
        "mill",
        cite("701.17a"),
        "Moves",
        (("cause", "milled"),),
        words="verb",
        by="effects.instructions_as_events",
    ),
    ActionRow("play", cite("701.18a"), "PlaysLand", words="verb", by="casting.casting"),
    ActionRow("regenerate", REGENERATING, "Regenerate", by="replacement.saving_permanents"),
    ActionRow("reveal", REVEALING, "Reveals | Reveal | LookAtHand", words="verb", by="actions.searching"),
    ActionRow("sacrifice", cite("701.21a"), "Sacrifices", words="verb", by="effects.choices"),
    ActionRow("scry", SCRYING, "Scry", words="verb", by="effects.choices"),
    ActionRow("search", SEARCHING, "SearchLibrary", words="verb", by="actions.searching"),
    ActionRow("shuffle", SHUFFLING, "Shuffles", words="verb", by="happening.chance"),
    ActionRow("surveil", SURVEILLING, "KeywordAction", words="with a number", by="actions.keyword_actions"),
    ActionRow("tap", TAPPING, "Taps", (("tapped", True),), words="verb", by="effects.instructions_as_events"),
    ActionRow(
        "untap",
        UNTAPPING_PERMANENTS,
        "Taps",
        (("tapped", False),),
        words="verb",
        by="effects.instructions_as_events",
    ),
    ActionRow(
        "transform",
        cite("701.27a"),
        "Transforms",
        (("converting", False),),
        by="effects.instructions_as_events",
    ),
    ActionRow(
        "convert", cite("701.28a"), "Transforms", (("converting", True),), by="effects.instructions_as_events"
    ),
    ActionRow("fateseal", FATESEALING, "KeywordAction", words="with a number", by="actions.keyword_actions"),
    ActionRow("clash", CLASHING, "KeywordAction", words="verb", by="actions.clashing"),
    ActionRow(
        "planeswalk", PLANESWALKING, "Planeswalk", words="verb", by="special_cards.supplementary_cards"
    ),
    ActionRow(
        "set in motion",
        SETTING_SCHEMES_IN_MOTION,
        "TurnsFace",
        (("cause", "set in motion"),),
        by="special_cards.supplementary_cards",
    ),
    ActionRow("abandon", ABANDONING, "ObjectAction", by="actions.with_permanents"),
    ActionRow("proliferate", PROLIFERATING, "KeywordAction", words="alone", by="actions.keyword_actions"),
    ActionRow("detain", DETAINING, "ObjectAction", by="actions.with_permanents"),
    ActionRow(
        "populate",
        cite("701.36a"),
        "KeywordAction",
        words="alone",
        means="Create a token that's a copy of a creature token you control.",
    ),
    ActionRow(
        "monstrosity", MONSTROSITY, "KeywordAction", words="with a number", by="actions.keyword_actions"
    ),
    ActionRow("vote", VOTING, "Vote", by="actions.voting"),
    ActionRow(
        "bolster",
        cite("701.39a"),
        "KeywordAction",
        words="with a number",
        means=(
            "Put {count} +1/+1 counter{s} on the creature you control with the least toughness. If two or more "
            "creatures you control are tied for least toughness, you choose one of them."
        ),
    ),
    ActionRow("manifest", MANIFESTING, "ObjectAction", by="actions.manifesting"),
    ActionRow(
        "support", SUPPORTING, "PutCounters", (("action", "support"),), by="effects.instructions_as_events"
    ),
    ActionRow("meld", MELDING, "Meld", by="actions.melding"),
    ActionRow("exert", EXERTING, "Exerts", words="verb", by="happening.perform"),
    ActionRow("explore", EXPLORING, "ObjectAction", who="object", words="verb", by="actions.keyword_actions"),
    ActionRow("assemble", cite("701.45a")),
    ActionRow(
        "adapt",
        ADAPTING,
        "KeywordAction",
        words="with a number",
        means="If this permanent has no +1/+1 counters on it, put {count} +1/+1 counter{s} on it.",
    ),
    ActionRow("amass", AMASSING, "KeywordAction", words="verb", by="actions.keyword_actions"),
    ActionRow(
        "learn",
        cite("701.48a"),
        "KeywordAction",
        words="alone",
        means=(
            "You may discard a card. If you do, draw a card. If you don't, you may reveal a Lesson card you own "
            "from outside the game and put it into your hand."
        ),
    ),
    ActionRow(
        "venture into the dungeon",
        VENTURING,
        "VentureIntoDungeon",
        words="verb",
        by="special_cards.dungeons",
    ),
    ActionRow("connive", CONNIVING, "ObjectAction", who="object", words="verb", by="actions.keyword_actions"),
    ActionRow(
        "open an Attraction",
        OPENING_ATTRACTIONS,
        "KeywordAction",
        by="actions.attractions",
    ),
    ActionRow(
        "roll to visit your Attractions",
        ROLLING_TO_VISIT,
        "KeywordAction",
        by="actions.attractions",
    ),
    ActionRow(
        "incubate",
        cite("701.53a"),
        "KeywordAction",
        words="with a number",
        means="Create an Incubator token with {count} +1/+1 counter{s} on it.",
    ),
    ActionRow("the Ring tempts you", TEMPTING, "KeywordAction", by="actions.the_ring"),
    ActionRow("face a villainous choice", cite("701.55a")),
    ActionRow("time travel", TIME_TRAVELLING, "KeywordAction", words="alone", by="actions.time_travel"),
    ActionRow(
        "discover",
        cite("701.57a"),
        "KeywordAction",
        words="with a number",
        means=(
            "Exile cards from the top of your library until you exile a nonland card with mana value {n} or less. You "
            "may cast that card without paying its mana cost if the resulting spell's mana value is {n} or "
            "less. If you don't, put that card into your hand. Put the rest on the bottom of your library in a "
            "random order."
        ),
    ),
    ActionRow("cloak", CLOAKING, "ObjectAction", by="actions.manifesting"),
    ActionRow("collect evidence", COLLECTING_EVIDENCE, "KeywordAction", by="actions.evidence"),
    ActionRow("suspect", SUSPECTING, "ObjectAction", by="actions.with_permanents"),
    ActionRow("forage", cite("701.61a")),
    ActionRow("manifest dread", MANIFESTING_DREAD, "KeywordAction", words="alone", by="actions.manifesting"),
    ActionRow("endure", ENDURING, "ObjectAction", who="object", by="actions.with_permanents"),
)
