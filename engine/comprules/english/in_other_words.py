"""Texts that say something twice over are put in more words, where their own can't be read as they stand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

__all__ = ["in_other_words"]

_EVENT: Final = r"(?P<when>When|Whenever|when|whenever)"


def _again(found: re.Match[str]) -> str:
    """One subject does one thing or another: it is named again."""
    when = found["when"]
    return f"{when} {found['who']} {found['one']} or {when.lower()} {found['who']} {found['other']},"


def _twice(found: re.Match[str]) -> str:
    """One thing happens or another: ``when`` stands before both."""
    return f"{found['when']} {found['one']} or {found['when'].lower()} {found['other']},"


def _counter_again(found: re.Match[str]) -> str:
    holder = found["on"] if found["on"].startswith("this ") else found["it"]
    return f"{found['before']} or remove a {found['kind']} counter from {holder}"


def _sentences(found: re.Match[str]) -> str:
    """What is created in a list is created one after the other."""
    first, *others = re.split(r", and |, ", found["list"])
    return ". ".join([f"{found['verb']} {first}", *(f"Create {other}" for other in others)]) + "."


_CREATED: Final = r"(?:an?|X|two|three) [^,.\"]*?tokens?(?: with [a-z ]+)?"
_WAYS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    # Events
    (
        rf"^{_EVENT} (?P<who>[^,]*?) (?P<one>(?:is|are) put into a graveyard from the battlefield) or (?P<other>(?:is|are) put into exile from the battlefield),",
        _again,
    ),
    (
        rf"^{_EVENT} (?P<who>[^,]*?) (?P<one>deals (?:combat )?damage to a player) or (?P<other>dies),",
        _again,
    ),
    (
        rf"^{_EVENT} (?P<one>you cast [^,]*?) or (?P<other>activate an ability of [^,]*?),",
        lambda found: f"{found['when']} {found['one']} or {found['when'].lower()} you {found['other']},",
    ),
    (
        rf"^{_EVENT} you gain or lose life(?P<meanwhile>[^,]*),",
        r"\g<when> you gain life or whenever you lose life\g<meanwhile>,",
    ),
    (
        rf"^{_EVENT} (?P<one>[^,]*? (?:dies|enters|transforms|here|you control|Aura enters|from exile)) or (?P<other>(?:an?|another|one or more|enchanted|you) [^,]*|at the beginning of [^,]*),",
        _twice,
    ),
    (rf"{_EVENT} (?P<who>this \w+) enters and when you sacrifice it,", r"\g<when> \g<who> enters and when you sacrifice \g<who>,"),
    # Players and those who are called by name
    (r"\b([Oo])ne or more of your opponents\b", r"\1ne or more opponents"),
    (r"\b(E|e)ach of your opponents\b", r"\1ach opponent"),
    (r"\b([Ss])he('s)?\b", lambda found: f"{'I' if found[1] == 'S' else 'i'}t{found[2] or ''}"),
    (r"\b([Hh])e('s)?\b", lambda found: f"{'I' if found[1] == 'H' else 'i'}t{found[2] or ''}"),
    (r"\b(his|her) (owner's|owner|combat|power|toughness)\b", r"its \2"),
    (r"\b(him|her)\b", "it"),
    (r"\bweren't blocked\b", "weren't blocked"),
    # Instructions
    (r"\bput (?P<what>[^,.]+?) onto the battlefield from (?P<whose>their|your) hand\b", r"put \g<what> from \g<whose> hand onto the battlefield"),
    (r"\b([Pp])ut \+1/\+1 counters on (?P<it>it|this creature) equal to\b", r"\1ut a number of +1/+1 counters on \g<it> equal to"),
    (r"\bunder your control tapped\b", "tapped under your control"),
    (r"(?P<said>it explores, then it explores|proliferate, then proliferate) again\b", r"\g<said>"),
    (
        r"(?P<before>[Pp]ut an? (?P<kind>\S+) counter on (?P<on>[^.,]+?)) or remove one from (?P<it>[^.,]+)",
        _counter_again,
    ),
    (rf"(?P<verb>[Cc]reate) (?P<list>{_CREATED}, {_CREATED}, and {_CREATED})\.", _sentences),
)  # fmt: skip


def in_other_words(text: str) -> str:
    """Return a text with all that it says in short said at length; empty where nothing of it is short."""
    said = text
    for pattern, words in _WAYS:
        said = re.sub(pattern, words, said)
    return said if said != text else ""
