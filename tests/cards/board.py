"""The board on which every card is played: something of each kind for both players, in every zone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from comprules.abilities.kinds import Ability
from comprules.editions import ruleset_of
from comprules.english import CannotRead
from comprules.judge import Card, Placed, Position, Seat, ZoneName
from comprules.reference.setting_up import printed

__all__ = ["EDITION", "EVENTS", "abilities_of", "position_with"]

EDITION: Final = "2025-06-06"

_WELL: Final = Card(
    "Endless Well",
    "Artifact",
    text="{0}: Add {W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}{C}{C}{C}{C}.\nYou have no maximum hand size.",
)
"""Whoever controls it pays for anything, in whatever step it is, and keeps every card."""

_CARDS: Final = (
    _WELL,
    Card("Grizzly Bears", "Creature — Bear", "{1}{G}", "2/2"),
    Card("Wind Drake", "Creature — Drake", "{2}{U}", "2/2", text="Flying"),
    Card("Craw Wurm", "Creature — Wurm", "{4}{G}{G}", "6/4"),
    Card("Woodland Changeling", "Creature — Shapeshifter", "{1}{G}", "2/2", text="Changeling"),
    Card("Ornithopter", "Artifact Creature — Thopter", "{0}", "0/2", text="Flying"),
    Card(
        "White Knight", "Creature — Human Knight", "{W}{W}", "2/2", text="First strike, protection from black"
    ),
    Card(
        "Black Knight", "Creature — Human Knight", "{B}{B}", "2/2", text="First strike, protection from white"
    ),
    Card("Hill Giant", "Creature — Giant", "{3}{R}", "3/3"),
    Card("Bonesplitter", "Artifact — Equipment", "{1}", text="Equipped creature gets +2/+0.\nEquip {1}"),
    Card("Plain Idol", "Artifact", "{2}"),
    Card(
        "Holy Strength", "Enchantment — Aura", "{W}", text="Enchant creature\nEnchanted creature gets +1/+2."
    ),
    Card("Plain Sign", "Enchantment", "{W}{W}"),
    Card("Lightning Bolt", "Instant", "{R}", text="Lightning Bolt deals 3 damage to any target."),
    Card("Divination", "Sorcery", "{2}{U}", text="Draw two cards."),
    Card(
        "Wanderer of Tests", "Legendary Planeswalker — Jace", "{2}{U}", loyalty="4", text="[+1]: Draw a card."
    ),
    Card("Old Gravel Pit", "Land", text="{T}: Add {C}."),
    *(Card(name, f"Basic Land — {name}") for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")),
)

_PERMANENTS: Final = (
    "Grizzly Bears",
    "Wind Drake",
    "Craw Wurm",
    "Woodland Changeling",
    "Ornithopter",
    "White Knight",
    "Black Knight",
    "Bonesplitter",
    "Plain Idol",
    "Plain Sign",
    "Wanderer of Tests",
    "Old Gravel Pit",
    "Plains",
    "Island",
    "Swamp",
    "Mountain",
    "Forest",
    "Endless Well",
)
_ELSEWHERE: Final = (
    "Grizzly Bears",
    "Lightning Bolt",
    "Divination",
    "Bonesplitter",
    "Plain Sign",
    "Forest",
    "Ornithopter",
)

EVENTS: Final = (
    Card("Slaying of One", "Instant", "{B}", text="Destroy target creature."),
    Card("Back Again", "Instant", "{U}", text="Return target permanent to its owner's hand."),
    Card("Breaking of One", "Instant", "{W}", text="Destroy target permanent."),
    Card("Two Sparks", "Instant", "{R}", text="Two Sparks deals 2 damage to any target."),
    Card("Two Thoughts", "Instant", "{U}", text="Target player draws two cards."),
    Card("One Thought Less", "Instant", "{B}", text="Target player discards a card."),
    Card("Three and Two", "Instant", "{B}", text="You gain 3 life. Each opponent loses 2 life."),
    Card("One Soldier", "Instant", "{W}", text="Create a 1/1 white Soldier creature token."),
    Card("One Size More", "Instant", "{G}", text="Put a +1/+1 counter on target creature."),
    Card("Turned About", "Instant", "{U}", text="Tap target permanent.\nUntap target permanent."),
    Card("One from Each", "Instant", "{B}", text="Each player sacrifices a creature of their choice."),
    Card("Two Leaves", "Instant", "{U}", text="Each player mills two cards."),
    Card("Looking Ahead", "Instant", "{U}", text="Scry 2, then surveil 1."),
    Card("Gone from Here", "Instant", "{W}", text="Exile target creature."),
)
"""What happens around a card, so that what waits for such things triggers."""


@cache
def abilities_of(card: Card) -> tuple[Ability, ...] | None:
    """Return the abilities of a card; None where its text can't be read."""
    try:
        return printed(card, ruleset_of(EDITION).wording).abilities
    except CannotRead:
        return None


def position_with(cards: dict[str, Card], placed: tuple[Placed, ...], active: str = "Alice") -> Position:
    """Return the board with these cards on it besides."""
    used = (*_placed(), *placed)
    known = {card.name: card for card in (*_CARDS, *EVENTS)} | cards
    seats = (Seat("Alice", library=10), Seat("Bob", library=10))
    return Position(EDITION, seats, tuple(known.values()), used, active)


@cache
def _placed() -> tuple[Placed, ...]:
    """Return what lies there for every card."""
    return tuple(one for player in ("Alice", "Bob") for one in _of(player))


def _of(player: str) -> Iterator[Placed]:
    for name in _PERMANENTS:
        yield _there(name, "battlefield", player)
    yield _there("Hill Giant", "battlefield", player, tapped=True)
    if player == "Bob":
        yield _there("Holy Strength", "battlefield", player, attached_to="Bob's Craw Wurm")
    if player == "Alice":
        for event in EVENTS:
            for number in (1, 2):
                yield Placed(f"{event.name} {number}", event.name, "hand", player, player)
    zones: tuple[ZoneName, ...] = ("hand", "graveyard", "library")
    for zone in zones:
        for name in _ELSEWHERE:
            yield _there(name, zone, player)


def _there(name: str, zone: ZoneName, player: str, *, tapped: bool = False, attached_to: str = "") -> Placed:
    label = f"{player}'s {name}" + ("" if zone == "battlefield" else f" in the {zone}")
    counters = {"+1/+1": 1} if name == "Woodland Changeling" and zone == "battlefield" else {}
    return Placed(
        label, name, zone, player, player, tapped=tapped, attached_to=attached_to, counters=counters
    )
