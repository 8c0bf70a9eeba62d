"""702.121 to 702.183: a row for each keyword ability, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.keywords.rows import (
    ADDITIONAL,
    ALTERNATIVE,
    ANY_NUMBER_OF_TIMES,
    COST,
    NUMBER,
    NUMBER_AND_COST,
    UNREAD,
    KeywordRow,
)

__all__ = ["ROWS"]

ROWS: Final = (
    KeywordRow("melee", "702.121a", each_instance="702.121b"),
    KeywordRow(
        "crew",
        "702.122a",
        follows=NUMBER,
        means=(
            "Tap any number of untapped creatures you control with total power {n} or more: This "
            "artifact becomes an artifact creature until end of turn."
        ),
        activated=True,
    ),
    KeywordRow(
        "fabricate",
        "702.123a",
        follows=NUMBER,
        means=(
            "When this permanent enters, you may put {count} +1/+1 counter{s} on it. If you don't, "
            "create {count} 1/1 colorless Servo artifact creature token{s}."
        ),
        each_instance="702.123b",
    ),
    KeywordRow("partner", "702.124h"),
    KeywordRow("undaunted", "702.125a", follows=UNREAD, each_instance="702.125c"),
    KeywordRow("improvise", "702.126a", by="costs.paying_with_permanents", redundant="702.126c"),
    KeywordRow("aftermath", "702.127a", follows=UNREAD),
    KeywordRow("embalm", "702.128a", follows=COST, activated=True),
    KeywordRow("eternalize", "702.129a", follows=COST, activated=True),
    KeywordRow(
        "afflict",
        "702.130a",
        follows=NUMBER,
        means="Whenever this creature becomes blocked, defending player loses {n} life.",
        each_instance="702.130b",
    ),
    KeywordRow("ascend", "702.131a", follows=UNREAD),
    KeywordRow("assist", "702.132a", follows=UNREAD),
    KeywordRow("jump-start", "702.133a", by="permission.ways_to_cast"),
    KeywordRow(
        "mentor",
        "702.134a",
        means=(
            "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with "
            "power less than this creature's power."
        ),
        each_instance="702.134b",
    ),
    KeywordRow(
        "afterlife",
        "702.135a",
        follows=NUMBER,
        means=(
            "When this permanent dies, create {count} 1/1 white and black Spirit creature token{s} "
            "with flying."
        ),
        each_instance="702.135b",
    ),
    KeywordRow("riot", "702.136a", by="keywords.meanings_in_code", each_instance="702.136b"),
    KeywordRow("spectacle", "702.137a", follows=COST),
    KeywordRow("escape", "702.138a", follows=COST, pays=ALTERNATIVE, by="permission.ways_to_cast"),
    KeywordRow("companion", "702.139a", follows=UNREAD),
    KeywordRow("mutate", "702.140a", follows=COST, pays=ALTERNATIVE, by="copying.merging"),
    KeywordRow("encore", "702.141a", follows=UNREAD),
    KeywordRow("boast", "702.142a", follows=UNREAD),
    KeywordRow("foretell", "702.143a", follows=COST, by="casting.special_actions"),
    KeywordRow("demonstrate", "702.144a", follows=UNREAD),
    KeywordRow("daybound", "702.145b", follows=UNREAD),
    KeywordRow("nightbound", "702.145e", follows=UNREAD),
    KeywordRow("disturb", "702.146a", follows=UNREAD),
    KeywordRow("decayed", "702.147a", counter=True),
    KeywordRow("cleave", "702.148a", follows=UNREAD),
    KeywordRow("training", "702.149a", each_instance="702.149b"),
    KeywordRow("compleated", "702.150a", follows=UNREAD),
    KeywordRow("reconfigure", "702.151a", follows=COST, activated=True),
    KeywordRow("blitz", "702.152a", follows=COST, pays=ALTERNATIVE, by="casting.dash_and_blitz"),
    KeywordRow(
        "casualty",
        "702.153a",
        follows=NUMBER,
        pays=ADDITIONAL,
        by="keywords.meanings_in_code",
        each_instance="702.153b",
    ),
    KeywordRow("enlist", "702.154a", follows=UNREAD, each_instance="702.154d"),
    KeywordRow("read ahead", "702.155a", follows=UNREAD, redundant="702.155c"),
    KeywordRow("ravenous", "702.156a", follows=UNREAD),
    KeywordRow(
        "squad",
        "702.157a",
        follows=COST,
        pays=ANY_NUMBER_OF_TIMES,
        by="keywords.meanings_in_code",
        each_instance="702.157b",
    ),
    KeywordRow("space sculptor", "702.158a", by="state_based.state_based_actions"),
    KeywordRow("visit", "702.159a", follows=UNREAD),
    KeywordRow("prototype", "702.160a", follows=UNREAD),
    KeywordRow("living metal", "702.161a", follows=UNREAD),
    KeywordRow("more than meets the eye", "702.162a", follows=UNREAD),
    KeywordRow("for Mirrodin!", "702.163a", follows=UNREAD),
    KeywordRow("toxic", "702.164a", follows=NUMBER),
    KeywordRow("backup", "702.165a", follows=NUMBER),
    KeywordRow("bargain", "702.166a", follows=UNREAD),
    KeywordRow("craft", "702.167a", follows=UNREAD),
    KeywordRow("disguise", "702.168a", follows=COST, by="casting.turning_face_up"),
    KeywordRow("solved", "702.169a", follows=UNREAD),
    KeywordRow("plot", "702.170a", follows=COST, by="casting.special_actions"),
    KeywordRow("saddle", "702.171a", follows=NUMBER, activated=True),
    KeywordRow("spree", "702.172a", follows=UNREAD),
    KeywordRow("freerunning", "702.173a", follows=UNREAD),
    KeywordRow("gift", "702.174a", follows=UNREAD),
    KeywordRow(
        "offspring",
        "702.175a",
        follows=COST,
        pays=ADDITIONAL,
        means=(
            "When this permanent enters, if its offspring cost was paid, create a token that's a "
            "copy of it, except it's 1/1."
        ),
        each_instance="702.175b",
    ),
    KeywordRow("impending", "702.176a", follows=NUMBER_AND_COST),
    KeywordRow("exhaust", "702.177a", follows=UNREAD),
    KeywordRow("max speed", "702.178a", by="english.reading"),
    KeywordRow("start your engines!", "702.179a", by="state_based.state_based_actions"),
    KeywordRow("harmonize", "702.180a", follows=UNREAD),
    KeywordRow("mobilize", "702.181a", follows=UNREAD),
    KeywordRow("job select", "702.182a", follows=UNREAD),
    KeywordRow("tiered", "702.183a", follows=UNREAD),
    KeywordRow("warp", "702.185a", follows=COST, edition="2026-08-07"),
)
