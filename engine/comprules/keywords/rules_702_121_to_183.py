"""702.121 to 702.183: a row for each keyword ability, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.book.citing import cite
from comprules.keywords.rows import (
    ABILITY,
    ADDITIONAL,
    ALTERNATIVE,
    ANY_ABILITY,
    ANY_NUMBER_OF_TIMES,
    COST,
    COST_AND_SIZE,
    MATERIALS_AND_COST,
    MODES,
    NUMBER,
    NUMBER_AND_COST,
    QUALITY,
    UNREAD,
    KeywordRow,
)

__all__ = [
    "AFTERMATH",
    "ASSIST",
    "BACKUP",
    "BLITZ",
    "CAST_CONVERTED",
    "DAYBOUND",
    "DISGUISE",
    "DISTURB",
    "FORETELL",
    "GIFT_OF_ABILITY",
    "HARMONIZE",
    "IMPROVISE",
    "JUMP_START",
    "NIGHTBOUND",
    "PLOT",
    "PROTOTYPE",
    "READ_AHEAD",
    "ROWS",
    "SOLVED",
    "TOXIC",
    "VISIT",
]

IMPROVISE = cite("702.126a")
AFTERMATH = cite("702.127a")
ASSIST = cite("702.132a")
JUMP_START = cite("702.133a")
FORETELL = cite("702.143a")
DAYBOUND = cite("702.145b")
NIGHTBOUND = cite("702.145e")
CAST_CONVERTED = cite("702.162a")
DISTURB = cite("702.146a")
BLITZ = cite("702.152a")
BACKUP = cite("702.165a")
READ_AHEAD = cite("702.155a")
VISIT = cite("702.159a")
SOLVED = cite("702.169a")
PLOT = cite("702.170a")
DISGUISE = cite("702.168a")
PROTOTYPE = cite("702.160a")
TOXIC = cite("702.164c")
GIFT_OF_ABILITY = cite("702.174b")
HARMONIZE = cite("702.180a")

ROWS: Final = (
    KeywordRow("melee", cite("702.121a"), by="keywords.meanings_in_code", each_instance=cite("702.121b")),
    KeywordRow(
        "crew",
        cite("702.122a"),
        follows=NUMBER,
        means=(
            "Tap any number of untapped creatures you control with total power {n} or more: This "
            "artifact becomes an artifact creature until end of turn."
        ),
        activated=True,
    ),
    KeywordRow(
        "fabricate",
        cite("702.123a"),
        follows=NUMBER,
        means=(
            "When this permanent enters, you may put {count} +1/+1 counter{s} on it. If you don't, "
            "create {count} 1/1 colorless Servo artifact creature token{s}."
        ),
        each_instance=cite("702.123b"),
    ),
    KeywordRow("partner", cite("702.124h")),
    KeywordRow(
        "partner with",
        cite("702.124i"),
        follows=QUALITY,
        means=(
            "When this permanent enters, target player may search their library for a card named "
            "{quality}, reveal it, put it into their hand, then shuffle."
        ),
    ),
    KeywordRow("friends forever", cite("702.124j")),
    KeywordRow("choose a Background", cite("702.124k")),
    KeywordRow("doctor's companion", cite("702.124m")),
    KeywordRow("undaunted", cite("702.125a"), by="keywords.meanings_in_code", each_instance=cite("702.125c")),
    KeywordRow("improvise", IMPROVISE, by="costs.paying_with_permanents", redundant=cite("702.126c")),
    KeywordRow("aftermath", AFTERMATH, by="permission.where_to_play_from"),
    KeywordRow("embalm", cite("702.128a"), follows=COST, by="keywords.meanings_in_code", activated=True),
    KeywordRow("eternalize", cite("702.129a"), follows=COST, by="keywords.meanings_in_code", activated=True),
    KeywordRow(
        "afflict",
        cite("702.130a"),
        follows=NUMBER,
        means="Whenever this creature becomes blocked, defending player loses {n} life.",
        each_instance=cite("702.130b"),
    ),
    KeywordRow("ascend", cite("702.131a"), by="keywords.meanings_in_code"),
    KeywordRow("assist", ASSIST, by="costs.assisting"),
    KeywordRow("jump-start", JUMP_START, by="permission.ways_to_cast"),
    KeywordRow(
        "mentor",
        cite("702.134a"),
        means=(
            "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with "
            "power less than this creature's power."
        ),
        each_instance=cite("702.134b"),
    ),
    KeywordRow(
        "afterlife",
        cite("702.135a"),
        follows=NUMBER,
        means=(
            "When this permanent dies, create {count} 1/1 white and black Spirit creature token{s} "
            "with flying."
        ),
        each_instance=cite("702.135b"),
    ),
    KeywordRow("riot", cite("702.136a"), by="keywords.meanings_in_code", each_instance=cite("702.136b")),
    KeywordRow("spectacle", cite("702.137a"), follows=COST, by="keywords.meanings_in_code"),
    KeywordRow("escape", cite("702.138a"), follows=COST, pays=ALTERNATIVE, by="permission.ways_to_cast"),
    KeywordRow("companion", cite("702.139a"), follows=UNREAD),
    KeywordRow("mutate", cite("702.140a"), follows=COST, pays=ALTERNATIVE, by="copying.merging"),
    KeywordRow("encore", cite("702.141a"), follows=COST, by="keywords.meanings_in_code", activated=True),
    KeywordRow(
        "boast",
        cite("702.142a"),
        follows=ABILITY,
        means="{ability} Activate only if this creature attacked this turn and only once each turn.",
    ),
    KeywordRow("foretell", FORETELL, follows=COST, by="casting.special_actions"),
    KeywordRow("demonstrate", cite("702.144a"), by="keywords.meanings_in_code"),
    KeywordRow("daybound", DAYBOUND, means="As long as it's night, this permanent enters transformed."),
    KeywordRow("nightbound", NIGHTBOUND, by="continuous.day_and_night"),
    KeywordRow("disturb", DISTURB, follows=COST, pays=ALTERNATIVE, by="permission.ways_to_cast"),
    KeywordRow(
        "decayed",
        cite("702.147a"),
        means=("This creature can't block.\nWhen this creature attacks, sacrifice it at end of combat."),
        counter=True,
    ),
    KeywordRow("cleave", cite("702.148a"), follows=UNREAD),
    KeywordRow("training", cite("702.149a"), by="keywords.meanings_in_code", each_instance=cite("702.149b")),
    KeywordRow("compleated", cite("702.150a"), follows=UNREAD),
    KeywordRow(
        "reconfigure",
        cite("702.151a"),
        follows=COST,
        means=(
            "{cost}: Attach this permanent to another target creature you control. Activate only as "
            "a sorcery.\n"
            "{cost}: Unattach this permanent. Activate only if equipped creature is a creature and "
            "only as a sorcery.\n"
            "As long as equipped creature is a creature, this permanent isn't a creature."
        ),
        static_rule=cite("702.151b"),
        activated=True,
    ),
    KeywordRow("blitz", BLITZ, follows=COST, pays=ALTERNATIVE, by="casting.dash_and_blitz"),
    KeywordRow(
        "casualty",
        cite("702.153a"),
        follows=NUMBER,
        pays=ADDITIONAL,
        by="keywords.meanings_in_code",
        each_instance=cite("702.153b"),
    ),
    KeywordRow(
        "enlist",
        cite("702.154a"),
        by="keywords.meanings_in_code",
        parts=(cite("702.154b"),),
        each_instance=cite("702.154d"),
    ),
    KeywordRow("read ahead", READ_AHEAD, by="replacement.sagas_entering", redundant=cite("702.155c")),
    KeywordRow("ravenous", cite("702.156a"), by="keywords.meanings_in_code"),
    KeywordRow(
        "squad",
        cite("702.157a"),
        follows=COST,
        pays=ANY_NUMBER_OF_TIMES,
        by="keywords.meanings_in_code",
        each_instance=cite("702.157b"),
    ),
    KeywordRow("space sculptor", cite("702.158a"), by="state_based.permanents_of_special_kinds"),
    KeywordRow("visit", VISIT, follows=ANY_ABILITY, by="triggers.visiting"),
    KeywordRow("prototype", PROTOTYPE, follows=COST_AND_SIZE, by="casting.announcing_costs"),
    KeywordRow(
        "living metal",
        cite("702.161a"),
        means="During your turn, this permanent is an artifact creature in addition to its other types.",
    ),
    KeywordRow(
        "more than meets the eye",
        CAST_CONVERTED,
        follows=COST,
        pays=ALTERNATIVE,
        by="casting.announcing_costs",
    ),
    KeywordRow(
        "for Mirrodin!",
        cite("702.163a"),
        means=(
            "When this Equipment enters, create a 2/2 red Rebel creature token, then attach this "
            "Equipment to it."
        ),
    ),
    KeywordRow("toxic", TOXIC, follows=NUMBER, by="happening.contents"),
    KeywordRow("backup", BACKUP, follows=NUMBER, by="keywords.meanings_in_code"),
    KeywordRow(
        "bargain",
        cite("702.166a"),
        pays=ADDITIONAL,
        by="casting.announcing_costs",
        intended=cite("702.166b"),
        linked=cite("702.166c"),
        targets=cite("702.166d"),
    ),
    KeywordRow(
        "craft",
        cite("702.167a"),
        follows=MATERIALS_AND_COST,
        by="keywords.meanings_in_code",
        activated=True,
    ),
    KeywordRow("disguise", DISGUISE, follows=COST, by="casting.morph"),
    KeywordRow("solved", SOLVED, follows=ANY_ABILITY, by="meaning.cases"),
    KeywordRow("plot", PLOT, follows=COST, by="casting.special_actions"),
    KeywordRow("saddle", cite("702.171a"), follows=NUMBER, by="keywords.meanings_in_code", activated=True),
    KeywordRow("spree", cite("702.172a"), follows=MODES, by="casting.proposing"),
    KeywordRow("freerunning", cite("702.173a"), follows=COST, by="keywords.meanings_in_code"),
    KeywordRow(
        "gift",
        cite("702.174a"),
        follows=QUALITY,
        by="keywords.meanings_in_code",
        parts=(GIFT_OF_ABILITY,),
        intended=cite("702.174k"),
        targets=cite("702.174m"),
    ),
    KeywordRow(
        "offspring",
        cite("702.175a"),
        follows=COST,
        pays=ADDITIONAL,
        means=(
            "When this permanent enters, if its offspring cost was paid, create a token that's a "
            "copy of it, except it's 1/1."
        ),
        each_instance=cite("702.175b"),
    ),
    KeywordRow("impending", cite("702.176a"), follows=NUMBER_AND_COST, by="keywords.meanings_in_code"),
    KeywordRow("exhaust", cite("702.177a"), follows=ABILITY, means="{ability} Activate only once."),
    KeywordRow("max speed", cite("702.178a"), by="english.reading"),
    KeywordRow("start your engines!", cite("702.179a"), by="state_based.permanents_of_special_kinds"),
    KeywordRow("harmonize", HARMONIZE, follows=COST, pays=ALTERNATIVE, by="casting.chosen_for_costs"),
    KeywordRow(
        "mobilize",
        cite("702.181a"),
        follows=NUMBER,
        means=(
            "Whenever this creature attacks, create {count} 1/1 red Warrior creature token{s} {that are} tapped and "
            "attacking. Sacrifice {them} at the beginning of the next end step."
        ),
    ),
    KeywordRow(
        "job select",
        cite("702.182a"),
        means=(
            "When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this "
            "Equipment to it."
        ),
    ),
    KeywordRow("tiered", cite("702.183a"), follows=MODES, by="casting.proposing"),
)
