"""What a row of the table of keyword abilities says, and one of the table of keyword actions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from comprules.book.citing import Citation

__all__ = [
    "ABILITY",
    "ADDITIONAL",
    "ALTERNATIVE",
    "ANY_ABILITY",
    "ANY_NUMBER_OF_TIMES",
    "COST",
    "COST_AND_SIZE",
    "COST_AND_TYPE",
    "DESCRIPTION",
    "MATERIALS_AND_COST",
    "MODES",
    "NOTHING",
    "NUMBER",
    "NUMBER_AND_COST",
    "QUALITY",
    "UNREAD",
    "ActionRow",
    "Follows",
    "KeywordRow",
    "Pays",
    "Words",
]

Follows = Literal[
    "nothing",
    "cost",
    "number",
    "number and cost",
    "quality",
    "cost and type",
    "cost and size",
    "materials and cost",
    "description",
    "ability",
    "any ability",
    "modes",
]
"""What stands behind the word: ``equip {1}``, ``annihilator 2``, ``protection from red``."""

NOTHING: Final[tuple[Follows, ...]] = ("nothing",)
COST: Final[tuple[Follows, ...]] = ("cost",)
NUMBER: Final[tuple[Follows, ...]] = ("number",)
NUMBER_AND_COST: Final[tuple[Follows, ...]] = ("number and cost",)
QUALITY: Final[tuple[Follows, ...]] = ("quality",)
COST_AND_TYPE: Final[tuple[Follows, ...]] = ("cost and type",)
COST_AND_SIZE: Final[tuple[Follows, ...]] = ("cost and size",)
MATERIALS_AND_COST: Final[tuple[Follows, ...]] = ("materials and cost",)
DESCRIPTION: Final[tuple[Follows, ...]] = ("description",)
ABILITY: Final[tuple[Follows, ...]] = ("ability",)
ANY_ABILITY: Final[tuple[Follows, ...]] = ("any ability",)
MODES: Final[tuple[Follows, ...]] = ("modes",)
UNREAD: Final[tuple[Follows, ...]] = ()

Pays = Literal["", "alternative", "additional", "any number of times"]
"""As what the cost behind the word is paid as the spell is cast (118.8, 118.9)."""

ALTERNATIVE: Final[Pays] = "alternative"
ADDITIONAL: Final[Pays] = "additional"
ANY_NUMBER_OF_TIMES: Final[Pays] = "any number of times"


@dataclass(frozen=True, slots=True)
class KeywordRow:
    """A keyword ability of 702."""

    name: str
    """The word or words, as a card has them."""
    citation: Citation
    """The lettered rule that says what the keyword means."""
    follows: tuple[Follows, ...] = NOTHING
    """What may stand behind it; nothing at all here where the language does not read the keyword."""
    means: str = ""
    """The abilities that it stands for, one a line, in ability English.

    ``{cost}`` stands for the cost behind the keyword, ``{n}`` for its number, ``{count}`` for that in words
    with ``{s}`` for the plural behind it (and ``{that are}``, ``{them}``), ``{quality}`` for a quality,
    and ``{ability}`` for the activated ability to which the keyword gives further instructions.
    """
    by: str = ""
    """The module of ``rules`` that carries it out, where it is not said in ability English."""
    made_by: str = ""
    """The name of the function there that makes its abilities, if it isn't the keyword's own."""
    pays: Pays = ""
    """As what its cost is paid."""
    parts: tuple[Citation, ...] = ()
    """More rules of the keyword that its meaning carries out as well."""
    zone: Literal["", "graveyard", "exile"] = ""
    """Where its triggered abilities work, if not on the battlefield."""
    static_rule: Citation | None = None
    """The rule that gives the static ability among them, where it is another than the row's own."""
    each_instance: Citation | None = None
    """The rule by which several instances each work."""
    redundant: Citation | None = None
    """The rule by which several instances are as one."""
    without_number: Citation | None = None
    """The rule that says what the keyword means where no number stands behind it."""
    linked: Citation | None = None
    """The rule by which its abilities are linked (607.2)."""
    intended: Citation | None = None
    """The rule that says what a spell is called whose player means to pay the keyword's cost."""
    targets: Citation | None = None
    """The rule by which targets are chosen only if its cost is paid, where only then something happens."""
    narrowed: Citation | None = None
    """The rule by which a description behind the keyword narrows what may be its target."""
    counter: bool = False
    """Whether there are counters that give the keyword (122.1b)."""
    activated: bool = False
    """Whether it stands for an activated ability."""
    left_out: tuple[Citation, ...] = ()
    """The rules of the row that a ruleset has left out."""

    @property
    def section(self) -> str:
        """Return the number of the keyword's own part of the book: ``702.83``."""
        return self.citation.number.rstrip("abcdefghijklmnopqrstuvwxyz")

    @property
    def is_read(self) -> bool:
        """Say whether the language knows the keyword."""
        return bool(self.follows)

    @property
    def is_played(self) -> bool:
        """Say whether the keyword does anything in a game."""
        return bool(self.means or self.by)

    @property
    def said_in_code(self) -> bool:
        """Say whether a function makes its abilities, since the language can't state them yet."""
        return self.by == "keywords.meanings_in_code"

    @property
    def left_out_whole(self) -> bool:
        """Say whether the keyword means nothing, because its rule or that of its link is left out."""
        return any(citation in self.left_out for citation in self.meant_by)

    @property
    def meant_by(self) -> tuple[Citation, ...]:
        """Return the rules that together say what the keyword means."""
        others = (self.linked, self.intended, self.targets)
        return (self.citation, *self.parts, *(citation for citation in others if citation is not None))

    def of(self, number: int | None) -> KeywordRow:
        """Return the row of a keyword with this number behind it, or with none."""
        if number is not None or self.without_number is None:
            return self
        return replace(self, citation=self.without_number, without_number=None)

    @property
    def carried_out(self) -> tuple[Citation, ...]:
        """Return every rule that the row carries out."""
        cited = (
            *self.meant_by,
            self.without_number,
            self.static_rule,
            self.each_instance,
            self.redundant,
            self.narrowed,
        )
        return tuple(citation for citation in cited if citation is not None)


Words = Literal["", "verb", "alone", "with a number"]
"""A keyword action is in forms that name it, in forms with its verb, or a sentence of its own."""

_NAMED = frozenset({"KeywordAction", "ObjectAction"})
"""The events that several keyword actions share, told apart by their name."""

_IRREGULAR: Final = ("s", "x", "z", "ch", "sh")


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A keyword action of 701."""

    name: str
    """What the book calls it, as one says it of several or of oneself."""
    citation: Citation
    """The lettered rule that says what it is."""
    event: str = ""
    """Its type in ``events``, or in ``abilities`` if only an instruction does it.

    It is empty if nothing does it yet, and several are joined as in ``A | B``.
    """
    where: tuple[tuple[str, str | bool], ...] = ()
    """Fields tell it from other events of that type: what is exiled is moved ``to`` ``exile``."""
    change: str = ""
    """The change that the effect makes, where the event is that a continuous effect begins."""
    who: Literal["player", "object"] = "player"
    """Who or what does it."""
    words: Words = ""
    """How the language says it."""
    means: str = ""
    """What to do, in ability English, with ``{n}``, ``{count}`` and ``{s}`` for the number behind it."""
    by: str = ""
    """The module that carries it out, where it is not said in ability English."""
    left_out: bool = False
    """Whether a ruleset has left its rule out, so that nobody does it."""

    @property
    def section(self) -> str:
        """Return the number of the action's own part of the book: ``701.21``."""
        return self.citation.number.rstrip("abcdefghijklmnopqrstuvwxyz")

    @property
    def is_played(self) -> bool:
        """Say whether it is done in a game."""
        return bool(self.event)

    @property
    def types(self) -> tuple[str, ...]:
        """Return the names of the types that it is in ``events`` or ``abilities``."""
        return tuple(self.event.split(" | ")) if self.event else ()

    @property
    def verb(self) -> str:
        """Return the verb, as one says it of several or of oneself."""
        return self.name.partition(" ")[0]

    @property
    def of_one(self) -> str:
        """Return the verb as it goes with a single subject."""
        if self.verb.endswith("y") and self.verb[-2] not in "aeiou":
            return f"{self.verb[:-1]}ies"
        return f"{self.verb}es" if self.verb.endswith(_IRREGULAR) else f"{self.verb}s"

    def is_it(self, event: object) -> bool:
        """Say whether an event or instruction of its type is the action."""
        if self.event in _NAMED and getattr(event, "name", self.name) != self.name:
            return False
        for field, value in self.where:
            if getattr(event, field) != value:
                return False
        if not self.change:
            return True
        changes = getattr(getattr(event, "effect", None), "changes", ())
        return self.change in {type(change).__name__ for change in changes}
