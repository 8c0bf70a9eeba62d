"""What the grammar's rules make on their way to abilities: words with their number, verbs with their form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any

from lark import Token

from comprules.abilities.conditions import IsPrevented
from comprules.abilities.nouns import YouAnd
from comprules.abilities.simple_nouns import PlayerTarget, PreventedThisWay, ThatPlayer, You
from comprules.english.lexicon import VERB_FORMS, plural, singular

if TYPE_CHECKING:
    from comprules.abilities.kinds import Ability, Change, Effect
    from comprules.abilities.nouns import Filter, Players

__all__ = [
    "ActionOf",
    "Chain",
    "Described",
    "Difference",
    "DoneBy",
    "Excepted",
    "Explained",
    "Misread",
    "Said",
    "SaidChange",
    "Several",
    "Y",
    "agrees",
    "is_plural",
    "is_plural_form",
    "or_between",
    "speaks_of_prevention",
]


@dataclass(frozen=True, slots=True)
class Difference:
    """``The difference`` between the amounts that the condition before it compares."""


class Misread(Exception):  # noqa: N818
    """A reading that the grammar allows and the language does not; reading turns it into a caret error."""

    def __init__(self, reason: str, at: Token | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at


@dataclass(frozen=True, slots=True)
class Said:
    """A subject, a player or players; ``plural`` is None where the word has one form for both."""

    value: Any
    plural: bool | None = False


@dataclass(frozen=True, slots=True)
class Several:
    """Words joined by ``or`` or ``and``."""

    joint: str
    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Described:
    """A filter and the number of its noun."""

    filter: Filter
    plural: bool | None
    each: bool = False
    """Whether it means what it says only behind "each": ``each creature and planeswalker``."""


@dataclass(frozen=True, slots=True)
class Excepted:
    """The exceptions of a copy: what differs, and what is done besides (707.9)."""

    but: tuple[Change, ...] = ()
    besides: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Y:
    """The Y of ``+X/+Y``, until the sentence has said what it is."""


@dataclass(frozen=True, slots=True)
class Explained:
    """What X is, and Y where the sentence has one: ``where X is … and Y is …``."""

    x: Any
    y: Any = None


@dataclass(frozen=True, slots=True)
class ActionOf:
    """What a player does, before it is known who."""

    verb: Token
    make: Callable[[Players], Effect]


@dataclass(frozen=True, slots=True)
class DoneBy:
    """What a named player does, or what ``several`` do: ``they``, ``you and target opponent each``."""

    players: Players
    effect: Effect
    several: bool = False

    @property
    def again(self) -> Players:
        """The players as the same sentence means them once more: a target is chosen once."""
        match self.players:
            case PlayerTarget():
                return ThatPlayer()
            case YouAnd(PlayerTarget()):
                return YouAnd(ThatPlayer())
            case _:
                return self.players


# The steps of a sentence in order, players not yet settled.
Chain = tuple[Any, ...]

SaidChange = tuple[Token | None, "tuple[Change, ...]"]


def is_plural(token: Token) -> bool | None:
    """Say whether a noun is in the plural; None where the plural is like the singular."""
    word = str(token)
    if singular(word) != word:
        return True
    return None if plural(word) == word else False


def is_plural_form(verb: Token) -> bool:
    """Say whether a verb has the form that goes with a plural subject."""
    words = str(verb)
    return VERB_FORMS[words if words in VERB_FORMS else words.split(" ", maxsplit=1)[0]][1]


def agrees(subject: Said, verb: Token) -> None:
    """See that subject and verb agree in number.

    Raises:
        Misread: They do not.
    """
    wanted = True if isinstance(subject.value, You) else subject.plural
    if wanted is not None and is_plural_form(verb) != wanted:
        raise Misread(f"the verb {str(verb)!r} does not agree with its subject", verb)


def speaks_of_prevention(part: Any) -> bool:
    """Say whether an instruction says how much damage was prevented this way, or that any was."""
    if isinstance(part, PreventedThisWay | IsPrevented):
        return True
    if isinstance(part, tuple):
        return any(speaks_of_prevention(inner) for inner in part)
    if is_dataclass(part) and not isinstance(part, type):
        return any(speaks_of_prevention(getattr(part, field.name)) for field in fields(part))
    return False


def or_between(before: tuple[Any, ...], behind: tuple[Any, ...]) -> bool:
    """Say whether no more than ``or`` joins them, so that a noun behind both is that of both."""
    last, first = before[-1], behind[0]
    last = last.tokens[-1] if isinstance(last, Several) else last
    first = first.tokens[0] if isinstance(first, Several) else first
    return (first.start_pos or 0) - (last.end_pos or 0) in (len(" or "), len(" and/or "))
