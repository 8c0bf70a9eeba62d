"""The tokens that the rules define by name (111.10): what a text says of them is their name alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from comprules.abilities.kinds import TokenSpec

if TYPE_CHECKING:
    from comprules.abilities.kinds import Ability

__all__ = ["NAMED_TOKENS", "NamedToken", "token_of_name"]


@dataclass(frozen=True, slots=True)
class NamedToken:
    """Its types, its colors and its text; the name is not always the subtype."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    text: str
    colors: tuple[str, ...] = ()


def _artifact(name: str, text: str) -> NamedToken:
    return NamedToken(("artifact",), (name,), text)


def _role(text: str) -> NamedToken:
    return NamedToken(("enchantment",), ("Aura", "Role"), f"Enchant creature\n{text}")


NAMED_TOKENS: Final = {
    "Treasure": _artifact("Treasure", "{T}, Sacrifice this artifact: Add one mana of any color."),
    "Food": _artifact("Food", "{2}, {T}, Sacrifice this artifact: You gain 3 life."),
    "Gold": _artifact("Gold", "Sacrifice this artifact: Add one mana of any color."),
    "Clue": _artifact("Clue", "{2}, Sacrifice this artifact: Draw a card."),
    "Blood": _artifact("Blood", "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card."),
    "Powerstone": _artifact(
        "Powerstone", "{T}: Add {C}. This mana can't be spent to cast nonartifact spells."
    ),
    "Shard": NamedToken(
        ("enchantment",), ("Shard",), "{2}, Sacrifice this enchantment: Scry 1, then draw a card."
    ),
    "Map": _artifact(
        "Map",
        "{1}, {T}, Sacrifice this artifact: Target creature you control explores. Activate only as a sorcery.",
    ),
    "Junk": _artifact(
        "Junk",
        "{T}, Sacrifice this artifact: Exile the top card of your library. You may play that card this turn. "
        "Activate only as a sorcery.",
    ),
    "Lander": _artifact(
        "Lander",
        "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card, put it onto the battlefield "
        "tapped, then shuffle.",
    ),
    "Cursed Role": _role("Enchanted creature has base power and toughness 1/1."),
    "Monster Role": _role("Enchanted creature gets +1/+1 and has trample."),
    "Royal Role": _role("Enchanted creature gets +1/+1 and has ward {1}."),
    "Sorcerer Role": _role('Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."'),
    "Virtuous Role": _role(
        "Enchanted creature gets +X/+X, where X is the number of enchantments you control."
    ),
    "Wicked Role": _role("Enchanted creature gets +1/+1.\nWhen this Aura dies, each opponent loses 1 life."),
    "Young Hero Role": _role(
        'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it."'
    ),
}


def token_of_name(name: str, abilities: tuple[Ability, ...]) -> TokenSpec:
    """Return the characteristics of a token that the rules define by name, with what its text was read as."""
    known = NAMED_TOKENS[name]
    shown = name.removesuffix(" Role") if name.endswith(" Role") else ""
    return TokenSpec(shown, (), known.types, known.subtypes, known.colors, None, None, abilities)
