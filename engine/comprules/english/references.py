"""The words that refer: what each asks for, and where in a text it stands."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, is_dataclass, replace
from operator import is_
from typing import Any, Final

from comprules.abilities.conditions import (
    Did,
    ExcessWasDealt,
    FlipIs,
    IsPrevented,
    LibrarySearched,
    ResultIs,
    VoteIs,
)
from comprules.abilities.nouns import CountThisWay, DoneThisWay, Picked
from comprules.abilities.simple_nouns import (
    DieResult,
    ExcessDealt,
    It,
    NotWinningSubgame,
    OtherPlayers,
    PaidWith,
    PreventedThisWay,
    ThatMuch,
    ThatOne,
    ThatPlayer,
    TheRest,
    VotesFor,
    WhoDid,
)
from comprules.abilities.slots import Aspect, Reference, Slot
from comprules.english.forms.named import NAMED
from comprules.english.lexicon import singular

__all__ = ["Unbound", "place", "wanted", "with_slots_needed", "words_of"]


@dataclass(frozen=True, slots=True)
class Unbound:
    """A reference for which nothing has been introduced."""

    reference: Reference
    number: int
    """Which of the text's words for a reference it is."""


def wanted(part: Reference) -> tuple[tuple[Aspect, ...], str, bool | None]:
    """Return what a reference asks for: the aspects, the noun, and whether it means several."""
    match part:
        case It("source"):
            return ("source", "object"), "source", False
        case It("spell" | "ability" | "spell or ability" as noun):
            return ("cause", "object"), noun, False
        case It("permanent dealt damage this way"):
            return ("done",), "dealt damage", None
        case It("creature dealt damage this way" as noun):
            return ("hurt",), noun, False
        case It("it"):
            return ("object", "either", "host"), "it", False
        case It("itself"):
            return ("object", "either"), "it", False
        case It("they"):
            return ("object", "either"), "they", True
        case It(noun) if " control" in noun:
            return ("two",), f"{noun.split(' ', 1)[0]}s", True
        case It(noun):
            return ("object", "either", "source", "host"), noun, singular(noun) != noun
        case ThatPlayer():
            return ("player", "either"), "", None
        case OtherPlayers():
            return ("player",), "", None
        case WhoDid(how=how):
            return ("doers", "those it was done by"), how or "so", True
        case ThatOne():
            return ("either",), "one", None
        case Picked(way="milled" | "revealed" as way):
            return ("pile", "object"), way, True
        case TheRest() | Picked():
            return ("pile", "object"), "among", True
        case ThatMuch(of=of):
            return ("amount",), of, None
        case ExcessDealt() | ExcessWasDealt():
            return ("amount",), "", None
        case CountThisWay(how=how):
            return ("done",), "" if how == "put into a graveyard" else how, True
        case DoneThisWay(how=how):
            return ("done",), "" if how == "put into a graveyard" else how, True
        case PreventedThisWay() | IsPrevented():
            return ("amount",), "prevented", None
        case Did():
            return ("whether",), "", None
        case FlipIs():
            return ("amount",), part.of, None
        case LibrarySearched():
            return ("zones",), "searched", None
        case VotesFor() | VoteIs():
            return ("votes",), "", None
        case DieResult() | ResultIs():
            return ("amount",), "roll", None
        case NotWinningSubgame():
            return ("amount",), "subgame", None
        case PaidWith(noun=noun):
            return ("object",), noun, None
        case _:
            raise AssertionError(part)


def words_of(part: Reference) -> str:
    """Return the words of a reference, as a text most often has them."""
    match part:
        case It() | ThatOne() | TheRest() | PaidWith():
            return NAMED.words(part)
        case ThatPlayer():
            return "that player"
        case OtherPlayers():
            return "each other player"
        case WhoDid(of, did):
            return f"each {of} who {'does' if did else 'does not'}"
        case Picked():
            return "them"
        case ThatMuch(of=of):
            return f"the {of} this way" if of else "that much"
        case CountThisWay(how=how) | DoneThisWay(how=how):
            return f"{how} this way"
        case ExcessDealt() | ExcessWasDealt():
            return "excess damage"
        case PreventedThisWay() | IsPrevented():
            return "prevented this way"
        case Did():
            return "if you do"
        case FlipIs(of="clash"):
            return "you win"
        case FlipIs(how):
            return f"you {'win' if how == 'won' else 'lose'} the flip"
        case LibrarySearched():
            return "you search your library this way"
        case VotesFor(word) | VoteIs(word):
            return f"{word} vote"
        case DieResult() | ResultIs():
            return "the result"
        case NotWinningSubgame():
            return "each player who doesn't win the subgame"
        case _:
            raise AssertionError(part)


_IN_TEXT: Final = {
    "it": r"\b(?:it|its)\b",
    "they": r"\b(?:they|them|their|those \w+)\b",
    "that player": r"\b(?:that player|they|them|their)\b",
    "that much": r"\b(?:that much|that many)\b",
    "if you do": r"\b(?:if|when)\b[^,.]* (?:do|does|can't|don't|doesn't)\b",
    "them": r"\bthem\b",
}


def place(text: str, one: Unbound) -> tuple[int, str]:
    """Return where in the text a reference stands, and its words there."""
    words = words_of(one.reference)
    pattern = _IN_TEXT.get(words, re.escape(words))
    there = list(re.finditer(pattern, text, re.IGNORECASE))
    if not there:
        return 0, words
    found = there[min(one.number, len(there)) - 1]
    return found.start(), found[0]


def with_slots_needed(part: Any, used: set[int]) -> Any:
    """Return the part without the numbers of slots to which nothing refers."""
    if isinstance(part, tuple):
        return tuple(with_slots_needed(inner, used) for inner in part)
    if not is_dataclass(part) or isinstance(part, type | Slot):
        return part
    changed: dict[str, Any] = {}
    for one in fields(part):
        value: object = getattr(part, one.name)
        if one.name == "fills":
            if value and value not in used:
                changed["fills"] = 0
        elif isinstance(value, tuple):
            several: tuple[Any, ...] = with_slots_needed(value, used)
            if not all(map(is_, several, value)):
                changed[one.name] = several
        elif is_dataclass(value):
            made: Any = with_slots_needed(value, used)
            if made is not value:
                changed[one.name] = made
    return replace(part, **changed) if changed else part
