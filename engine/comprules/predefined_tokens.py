"""111.10: the tokens that the rules define by name, a row for each; a text says no more of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from comprules.book.citing import Citation, cite

__all__ = ["PREDEFINED", "PREDEFINED_TOKENS", "TOKENS_BY_DEFINITION", "PredefinedToken"]

TOKENS_BY_DEFINITION = cite("111.10")


@dataclass(frozen=True, slots=True)
class PredefinedToken:
    """What a token is of which an effect says a name alone."""

    name: str
    """An effect calls it so."""
    citation: Citation
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    text: str = ""
    """It holds one ability a line."""
    colors: tuple[str, ...] = ()
    size: tuple[int, int] | None = None
    called: str = ""
    """The token's own name, where that is another than its subtypes give it."""
    back: PredefinedToken | None = None
    """Its other face."""


def _artifact(name: str, citation: Citation, text: str) -> PredefinedToken:
    return PredefinedToken(name, citation, ("artifact",), (name,), text)


def _role(called: str, citation: Citation, text: str) -> PredefinedToken:
    return PredefinedToken(
        f"{called} Role",
        citation,
        ("enchantment",),
        ("Aura", "Role"),
        f"Enchant creature\n{text}",
        called=called,
    )


_INCUBATOR = cite("111.10i")

PREDEFINED_TOKENS: Final = (
    _artifact("Treasure", cite("111.10a"), "{T}, Sacrifice this artifact: Add one mana of any color."),
    _artifact("Food", cite("111.10b"), "{2}, {T}, Sacrifice this artifact: You gain 3 life."),
    _artifact("Gold", cite("111.10c"), "Sacrifice this artifact: Add one mana of any color."),
    PredefinedToken(
        "Walker",
        cite("111.10d"),
        ("creature",),
        ("Zombie",),
        colors=("black",),
        size=(2, 2),
        called="Walker",
    ),
    PredefinedToken(
        "Shard",
        cite("111.10e"),
        ("enchantment",),
        ("Shard",),
        "{2}, Sacrifice this enchantment: Scry 1, then draw a card.",
    ),
    _artifact("Clue", cite("111.10f"), "{2}, Sacrifice this artifact: Draw a card."),
    _artifact("Blood", cite("111.10g"), "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card."),
    _artifact(
        "Powerstone",
        cite("111.10h"),
        "{T}: Add {C}. This mana can't be spent to cast nonartifact spells.",
    ),
    PredefinedToken(
        "Incubator",
        _INCUBATOR,
        ("artifact",),
        ("Incubator",),
        "{2}: Transform this artifact.",
        back=PredefinedToken(
            "Phyrexian",
            _INCUBATOR,
            ("artifact", "creature"),
            ("Phyrexian",),
            size=(0, 0),
            called="Phyrexian Token",
        ),
    ),
    _role("Cursed", cite("111.10j"), "Enchanted creature has base power and toughness 1/1."),
    _role("Monster", cite("111.10k"), "Enchanted creature gets +1/+1 and has trample."),
    _role("Royal", cite("111.10m"), "Enchanted creature gets +1/+1 and has ward {1}."),
    _role(
        "Sorcerer",
        cite("111.10n"),
        'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."',
    ),
    _role(
        "Virtuous",
        cite("111.10p"),
        "Enchanted creature gets +X/+X, where X is the number of enchantments you control.",
    ),
    _role(
        "Wicked",
        cite("111.10q"),
        "Enchanted creature gets +1/+1.\nWhen this Aura dies, each opponent loses 1 life.",
    ),
    _role(
        "Young Hero",
        cite("111.10r"),
        'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, '
        'put a +1/+1 counter on it."',
    ),
    _artifact(
        "Map",
        cite("111.10s"),
        "{1}, {T}, Sacrifice this artifact: Target creature you control explores. Activate only as a sorcery.",
    ),
    _artifact(
        "Junk",
        cite("111.10t"),
        "{T}, Sacrifice this artifact: Exile the top card of your library. You may play that card this turn. "
        "Activate only as a sorcery.",
    ),
    _artifact(
        "Lander",
        TOKENS_BY_DEFINITION,  # of a newer expansion than the base edition
        "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card, put it onto the battlefield "
        "tapped, then shuffle.",
    ),
    _artifact(
        "Mutagen",
        TOKENS_BY_DEFINITION,  # as Lander
        "{1}, {T}, Sacrifice this artifact: Put a +1/+1 counter on target creature. Activate only as a sorcery.",
    ),
    _artifact(
        "Vibranium",
        TOKENS_BY_DEFINITION,  # as Lander
        "Indestructible\n{T}: Add {C}. This mana can't be spent to cast nonartifact spells.",
    ),
)

PREDEFINED: Final = {row.name: row for row in PREDEFINED_TOKENS}
"""The rows by what effects call the tokens."""
