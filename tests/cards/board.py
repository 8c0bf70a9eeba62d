"""The board on which every card is played: something of each kind for both players, in every zone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from comprules.abilities.kinds import Ability
from comprules.editions import ruleset_of
from comprules.english import CannotRead, read_abilities
from comprules.judge import Card, Placed, Position, Seat, Unsupported, ZoneName
from comprules.reference.setting_up import printed

__all__ = ["EDITION", "Board", "abilities_of"]

EDITION: Final = "2025-06-06"

_WELL: Final = Card(
    "Endless Well",
    "Snow Artifact",
    text="{0}: Add {W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}{C}{C}{C}{C}.",
)
"""Whoever controls it pays for anything, in whatever step it is."""

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

_HAPPENINGS: Final = (
    ("One Size More", "it", "counter"),
    ("Slaying of One", "Alice's Hill Giant", "dies|die|graveyard|destroy|permanent|morbid|leaves|sacrific"),
    ("Slaying of One", "Bob's Hill Giant", "dies|die|graveyard|opponent"),
    ("Gone from Here", "Bob's Wind Drake", "exile|leaves"),
    ("Two Sparks", "Bob", "deal|loses? life|instant|noncreature|damage|opponent"),
    ("Two Sparks", "Alice", "you're dealt|damage|lose life|to you"),
    ("Two Sparks", "it", "damage|target"),
    ("Two Thoughts", "Alice", "draw|hand|cast|card"),
    ("Two Thoughts", "Bob", "draws?|opponent"),
    ("One Thought Less", "Alice", "discard|madness|hand"),
    ("One Thought Less", "Bob", "discard"),
    ("Three and Two", "", "life"),
    ("One Soldier", "", "token|enters|another creature|create"),
    ("Turned About", "it", "tap"),
    ("Two Leaves", "", "mill|graveyard"),
    ("Looking Ahead", "", "scry|surveil"),
    ("One from Each", "", "sacrifice"),
    ("Back Again", "Alice's Wind Drake", "hand|leaves|return"),
)
"""In which order it happens, to what, and by which words the text of a card speaks of it."""


@cache
def abilities_of(card: Card) -> tuple[Ability, ...] | None:
    """Return the abilities of a card; None where its text can't be read."""
    wording = ruleset_of(EDITION).wording
    types = card.type_line.lower().split()
    try:
        if card.text:  # what can't be read costs little here; ``printed`` would look for the nearest form
            read_abilities(card.text, name=card.name, wording=wording, types=types)
        return printed(card, wording).abilities
    except (CannotRead, Unsupported):
        return None


class Board:
    """What lies there besides the card: all there is, or the part of it that the card's text speaks of."""

    def __init__(self, card: Card, *, whole: bool = False) -> None:
        self._card, self._whole = card, whole
        self._words = card.text + card.type_line

    def position(
        self, placed: tuple[Placed, ...], active: str = "Alice", *, events: bool = False
    ) -> Position:
        """Return the board with these cards on it besides, and with ``events`` what makes things happen."""
        seats = tuple(
            Seat(player, library=10 if self.is_spoken_of(_OF_LIBRARIES) else 6) for player in _PLAYERS
        )
        used = (*(one for player in _PLAYERS for one in self._of(player)), *placed)
        if events:
            cast = (*(name for name, _ in self.happenings()), "Breaking of One")
            used += tuple(
                Placed(f"{name} {at}", name, "hand", "Alice", "Alice") for at, name in enumerate(cast)
            )
        there = {one.card for one in used}
        known = [card for card in (*_CARDS, *EVENTS) if card.name in there and card.name != self._card.name]
        return Position(EDITION, seats, (*known, self._card), used, active)

    def happenings(self) -> tuple[tuple[str, str], ...]:
        """Return what happens around the card, and to what: all there is, or what its text speaks of."""
        return tuple((name, target) for name, target, words in _HAPPENINGS if self.is_spoken_of(words))

    def is_spoken_of(self, words: str) -> bool:
        """Say whether the card's text or type line has one of these words, or all there is is wanted."""
        return self._whole or re.search(words, self._words, re.IGNORECASE) is not None

    def _of(self, player: str) -> Iterator[Placed]:
        for name in _PERMANENTS:
            if name not in _USED_BY or self.is_spoken_of(_USED_BY[name]):
                yield _there(name, "battlefield", player)
        yield _there("Hill Giant", "battlefield", player, tapped=True)
        if player == "Bob" and self.is_spoken_of("aura|enchant|attach|modified"):
            yield _there("Holy Strength", "battlefield", player, attached_to="Bob's Craw Wurm")
        for name in _ELSEWHERE:
            yield _there(name, "hand", player)
        hidden: tuple[tuple[ZoneName, str], ...] = (("graveyard", _OF_GRAVEYARDS), ("library", _OF_LIBRARIES))
        for zone, words in hidden:
            for name in _ELSEWHERE if self.is_spoken_of(words) else _ELSEWHERE[:2]:
                yield _there(name, zone, player)


_PLAYERS: Final = ("Alice", "Bob")
_OF_LIBRARIES: Final = "library|libraries|mill|scry|surveil|reveal|search|cascade|discover|explore|draw"
_OF_GRAVEYARDS: Final = "graveyard|delve|escape|dredge|delirium|collect evidence|scavenge|die"
_LAND: Final = "land|domain|basic|mana|permanent"
_USED_BY: Final = {
    "Ornithopter": "artifact|thopter|fly|permanent",
    "White Knight": "white|color|human|knight|first strike|protection|share",
    "Black Knight": "black|color|human|knight|first strike|protection|share",
    "Bonesplitter": "equip|attach|modified|artifact",
    "Wanderer of Tests": "planeswalker|jace|legendary|loyalty|historic|permanent|any target",
    "Old Gravel Pit": _LAND,
    "Plains": f"{_LAND}|plains",
    "Island": f"{_LAND}|island",
    "Swamp": f"{_LAND}|swamp",
    "Mountain": f"{_LAND}|mountain",
}
"""What only some cards can use, and the words by which their texts speak of it."""


def _there(name: str, zone: ZoneName, player: str, *, tapped: bool = False, attached_to: str = "") -> Placed:
    label = f"{player}'s {name}" + ("" if zone == "battlefield" else f" in the {zone}")
    counters = {"+1/+1": 1} if name == "Woodland Changeling" and zone == "battlefield" else {}
    return Placed(
        label, name, zone, player, player, tapped=tapped, attached_to=attached_to, counters=counters
    )
