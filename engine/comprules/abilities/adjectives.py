"""The adjectives of objects: a row for each, with its words, what it looks at, and how it is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

if TYPE_CHECKING:
    from comprules.abilities.facets import Facet

__all__ = ["ADJECTIVES", "Adjective", "Candidate", "CurrentValues", "ObjectStatus"]


class CurrentValues(Protocol):
    """The characteristics and the controller of an object, after all continuous effects."""

    @property
    def name(self) -> str:
        """Return the name."""
        ...

    @property
    def colors(self) -> frozenset[str]:
        """Return the colors."""
        ...

    @property
    def supertypes(self) -> frozenset[str]:
        """Return the supertypes."""
        ...

    @property
    def types(self) -> frozenset[str]:
        """Return the card types."""
        ...

    @property
    def subtypes(self) -> frozenset[str]:
        """Return the subtypes."""
        ...

    @property
    def controller(self) -> str:
        """Return the name of the controller."""
        ...

    def has(self, keyword: str, /) -> bool:
        """Say whether the object has a keyword ability of this name."""
        ...


class ObjectStatus(Protocol):
    """What an object is besides its characteristics."""

    @property
    def kind(self) -> str:
        """Say whether it is a card, token, copy or ability."""
        ...

    @property
    def zone(self) -> str:
        """Return the zone in which it is."""
        ...

    @property
    def commander(self) -> bool:
        """Say whether it is a commander."""
        ...

    @property
    def tapped(self) -> bool:
        """Say whether it is tapped."""
        ...

    @property
    def face_down(self) -> bool:
        """Say whether it is face down."""
        ...

    @property
    def counters(self) -> Mapping[str, Any]:
        """Return the counters on it, by kind."""
        ...

    @property
    def notes(self) -> Mapping[str, str]:
        """Return what special actions have made of it."""
        ...

    @property
    def attacking(self) -> int | str | None:
        """Return what it attacks; None if it doesn't."""
        ...

    @property
    def blocking(self) -> tuple[int, ...]:
        """Return the ids of the creatures that it blocks."""
        ...

    @property
    def blocked(self) -> bool:
        """Say whether it is a blocked creature."""
        ...

    @property
    def turned(self) -> bool:
        """Say whether its back face is up."""
        ...

    @property
    def paired_with(self) -> int | None:
        """Return the creature that it is paired with; None if it is unpaired."""
        ...


class Candidate(Protocol):
    """An object as it is now, as far as an adjective may look at it."""

    @property
    def status(self) -> ObjectStatus:
        """Return the object itself."""
        ...

    @property
    def values(self) -> CurrentValues:
        """Return its characteristics."""
        ...

    def attached(self) -> Iterable[CurrentValues]:
        """Return what is attached to it."""
        ...

    def has_no_abilities(self) -> bool:
        """Say whether it has no abilities at all, not even one that its types give it."""
        ...

    def first_printed_in(self, expansion: str) -> bool:
        """Say whether a name that it has was first printed in an expansion."""
        ...

    def is_from(self, expansion: str) -> bool:
        """Say whether it is of an expansion, as cards once said it."""
        ...

    def blockers_are_declared(self) -> bool:
        """Say whether blockers have been declared in this combat phase."""
        ...

    def attackers(self) -> int:
        """Return how many creatures are attacking."""
        ...

    def has_in_cost(self, symbol: str, /) -> bool:
        """Say whether a symbol, or for ``H`` any Phyrexian one, is in its mana cost."""
        ...

    def has_sticker(self, kind: str, /) -> bool:
        """Say whether a sticker of a kind, or for an empty one of any kind, is on it."""
        ...

    def words_in_name(self) -> int:
        """Return how many words its name has."""
        ...

    def targets(self) -> int:
        """Return how many targets it has, as a spell or ability on the stack."""
        ...

    def comes_from(self, quality: str, /) -> bool:
        """Say whether the source of an ability on the stack is of a card type, or is ``colorless``."""
        ...

    def is_goaded(self) -> bool:
        """Say whether a player has goaded it."""
        ...

    def was_kicked(self) -> bool:
        """Say whether a kicker cost was paid for it, or for the spell that it was."""
        ...


@dataclass(frozen=True, slots=True)
class Adjective:
    """A word for what an object is, and how that is found out."""

    place: Literal["before", "color", "noun", "behind", "unsaid"]
    """Where it stands beside the noun, or ``unsaid`` if no text can say it."""
    reads: frozenset[Facet]
    test: Callable[[Candidate], bool]
    aspect: str = ""
    """What it is one value of; two adjectives of one aspect contradict each other."""
    category: Literal["STATUS", "WORN", "COLOR_COUNT", "HEAD"] = "STATUS"
    """The class of word that the grammar knows it by."""
    exiled_cards: bool = False
    """Whether only cards in exile can be it, so that the word says noun and zone as well."""


def _reads(*facets: Facet) -> frozenset[Facet]:
    return frozenset(facets)


# ---- tests of more than a line


def _has_aura(it: Candidate) -> bool:
    return any("Aura" in other.subtypes for other in it.attached())


def _has_equipment(it: Candidate) -> bool:
    return any("Equipment" in other.subtypes for other in it.attached())


def _is_modified(it: Candidate) -> bool:
    """Say whether it has a counter, is equipped, or has an Aura of its own controller (700.9)."""
    mine = any(
        "Aura" in other.subtypes and other.controller == it.values.controller for other in it.attached()
    )
    return bool(it.status.counters) or mine or _has_equipment(it)


_OUTLAWS: Final = frozenset({"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"})


def _is_historic(it: Candidate) -> bool:
    """Say whether it is legendary, an artifact or a Saga (700.6)."""
    values = it.values
    return "legendary" in values.supertypes or "artifact" in values.types or "Saga" in values.subtypes


def _is_unblocked(it: Candidate) -> bool:
    """Say whether it is attacking and nothing blocks it, once blockers have been declared (509.1h)."""
    return it.status.attacking is not None and it.blockers_are_declared() and not it.status.blocked


def _is_suspended(it: Candidate) -> bool:
    """Say whether it lies in exile with suspend and a time counter (702.62b)."""
    return it.status.zone == "exile" and "time" in it.status.counters and it.values.has("suspend")


def _was_set_aside(how: str) -> Callable[[Candidate], bool]:
    return lambda it: it.status.zone == "exile" and how in it.status.notes


def _has_colors(number: int) -> Callable[[Candidate], bool]:
    return lambda it: len(it.values.colors) == number


def _is_from(expansion: str) -> Callable[[Candidate], bool]:
    return lambda it: it.is_from(expansion)


def _has_sticker(kind: str) -> Callable[[Candidate], bool]:
    return lambda it: it.has_sticker(kind)


def _comes_from(quality: str) -> Callable[[Candidate], bool]:
    return lambda it: it.comes_from(quality)


# ---- the table, in the order in which adjectives stand in a description

_ATTACHED: Final = _reads("attachment", "types")
_COMBAT: Final = _reads("combat")
_COLORS: Final = _reads("colors")

ADJECTIVES: Final[dict[str, Adjective]] = {
    "tapped": Adjective("before", _reads("status"), lambda it: it.status.tapped, "tapped"),
    "untapped": Adjective("before", _reads("status"), lambda it: not it.status.tapped, "tapped"),
    "face-down": Adjective("before", _reads("status"), lambda it: it.status.face_down, "face"),
    "face-up": Adjective("before", _reads("status"), lambda it: not it.status.face_down, "face"),
    "enchanted": Adjective("before", _ATTACHED, _has_aura, "attached", "WORN"),
    "equipped": Adjective("before", _ATTACHED, _has_equipment, "attached", "WORN"),
    "modified": Adjective(
        "before", _reads("attachment", "types", "counters", "control"), _is_modified, "attached", "WORN"
    ),
    "transformed": Adjective("before", _reads("status"), lambda it: it.status.turned, "face up"),
    "goaded": Adjective("before", _reads("rules"), lambda it: it.is_goaded()),
    "stickered": Adjective("before", _reads("counters"), _has_sticker("")),
    "monstrous": Adjective("before", _reads("history"), lambda it: "monstrous" in it.status.notes),
    "renowned": Adjective("before", _reads("history"), lambda it: "renowned" in it.status.notes),
    "suspected": Adjective("before", _reads("history"), lambda it: bool(it.status.notes.get("suspected"))),
    "kicked": Adjective("before", _reads("history"), lambda it: it.was_kicked()),
    "historic": Adjective("before", _reads("types"), _is_historic),
    "blocked": Adjective(
        "before", _COMBAT, lambda it: it.status.attacking is not None and it.status.blocked, "blocked"
    ),
    "unblocked": Adjective("before", _reads("combat", "turn"), _is_unblocked, "blocked"),
    "attacking alone": Adjective(
        "before", _COMBAT, lambda it: it.status.attacking is not None and it.attackers() == 1
    ),
    "attacking": Adjective("before", _COMBAT, lambda it: it.status.attacking is not None),
    "blocking": Adjective("before", _COMBAT, lambda it: bool(it.status.blocking)),
    "suspended": Adjective(
        "before", _reads("zone", "counters", "gained", "lost"), _is_suspended, "set aside", exiled_cards=True
    ),
    "foretold": Adjective(
        "before", _reads("zone", "history"), _was_set_aside("foretold"), "set aside", exiled_cards=True
    ),
    "plotted": Adjective(
        "before", _reads("zone", "history"), _was_set_aside("plotted"), "set aside", exiled_cards=True
    ),
    "discarded with madness": Adjective(
        "unsaid", _reads("zone", "history"), _was_set_aside("madness"), "set aside", exiled_cards=True
    ),
    "paired": Adjective("unsaid", _reads("status"), lambda it: it.status.paired_with is not None, "paired"),
    "unpaired": Adjective("unsaid", _reads("status"), lambda it: it.status.paired_with is None, "paired"),
    "colorless": Adjective("color", _COLORS, lambda it: not it.values.colors, "color count", "COLOR_COUNT"),
    "monocolored": Adjective(
        "color", _COLORS, lambda it: len(it.values.colors) == 1, "color count", "COLOR_COUNT"
    ),
    "multicolored": Adjective(
        "color", _COLORS, lambda it: len(it.values.colors) > 1, "color count", "COLOR_COUNT"
    ),
    "token": Adjective("noun", _reads("status"), lambda it: it.status.kind == "token", category="HEAD"),
    "outlaw": Adjective(
        "noun", _reads("types"), lambda it: not _OUTLAWS.isdisjoint(it.values.subtypes), category="HEAD"
    ),
    "Ring-bearer": Adjective(
        "noun",
        _reads("history"),
        lambda it: it.status.notes.get("Ring-bearer") == it.values.controller,
        category="HEAD",
    ),
    "commander": Adjective("noun", _reads("status"), lambda it: it.status.commander, category="HEAD"),
    **{
        f"with exactly {word} colors": Adjective("behind", _COLORS, _has_colors(number))
        for word, number in (("two", 2), ("three", 3))
    },
    "with no abilities": Adjective(
        "behind", _reads("types", "gained", "lost"), lambda it: it.has_no_abilities()
    ),
    "with a name originally printed in the Arabian Nights expansion": Adjective(
        "behind", _reads("name"), lambda it: it.first_printed_in("Arabian Nights")
    ),
    "with a name originally printed in the Antiquities expansion": Adjective(
        "behind", _reads("name"), lambda it: it.first_printed_in("Antiquities")
    ),
    "with a name originally printed in the Homelands expansion": Adjective(
        "behind", _reads("name"), lambda it: it.first_printed_in("Homelands")
    ),
    **{
        f"from the {expansion} expansion": Adjective("behind", _reads("name"), _is_from(expansion))
        for expansion in ("Arabian Nights", "Antiquities", "Homelands")
    },
    "with {X} in its mana cost": Adjective("behind", _reads("cost"), lambda it: it.has_in_cost("X")),
    "with {H} in its mana cost": Adjective("behind", _reads("cost"), lambda it: it.has_in_cost("H")),
    "with three or more words in its name": Adjective(
        "behind", _reads("name"), lambda it: it.words_in_name() > 2
    ),
    "with a sticker on it": Adjective("behind", _reads("counters"), _has_sticker("")),
    **{
        f"with {'an' if kind[0] == 'a' else 'a'} {kind} sticker on it": Adjective(
            "behind", _reads("counters"), _has_sticker(kind)
        )
        for kind in ("ability", "name", "power and toughness", "art")
    },
    **{
        f"from {'an' if kind[0] in 'ae' else 'a'} {kind} source": Adjective(
            "behind", _reads("types", "colors"), _comes_from(kind)
        )
        for kind in ("artifact", "creature", "enchantment", "land", "planeswalker", "colorless")
    },
    "with a single target": Adjective("behind", _reads("choices"), lambda it: it.targets() == 1),
}
