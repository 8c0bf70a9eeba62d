"""Where a number stands: in the edition that was asked for, in another one, or nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.concordance import load_concordance
from comprules.book.errors import UnknownRuleError
from comprules.book.numbers import plain_number
from comprules.book.register import RegisterLine, editions, load_register, resolve_edition
from comprules.book.rulings import known_ruling
from comprules.book.statements import BASE_EDITION

__all__ = ["elsewhere", "in_its_place", "known_line", "known_number"]


def known_line(text: str, edition: str) -> RegisterLine:
    """Return what the register of an edition has under a number, however the number is written.

    Raises:
        UnknownEditionError: there is no such edition here.
        UnknownRuleError: the edition has no such number; the error says which others have it, what is in
            its place, and which numbers are the nearest.
    """
    date, number = resolve_edition(edition), plain_number(text)
    register = load_register(date)
    line = register.get(number)
    if line is not None:
        return line
    near = register.nearest(number)
    told = [*elsewhere(number, date)]
    if near and not told:
        told.append(f"The nearest are {', '.join(near)}.")
    kind = {1: "chapter", 2: "section", 3: "section"}.get(len(number), "rule") if number.isdigit() else "rule"
    raise UnknownRuleError(
        f"{date} has no {kind} {number}", " ".join(told) or "A number is written like 704, 704.5 or 704.5j."
    )


def known_number(text: str, edition: str) -> str:
    """Return the number of a rule, or of a ruling, as the book writes it; without a text there is none.

    ``edition`` may be ``all``.

    Raises:
        UnknownRuleError: no such edition has it.
    """
    if not text:
        return ""
    if ruling := known_ruling(text, "" if edition == "all" else edition):
        return ruling.number
    number = plain_number(text)
    if edition == "all" and any(number in load_register(date) for date in editions().values()):
        return number
    return known_line(number, BASE_EDITION if edition == "all" else edition).number


def elsewhere(number: str, date: str) -> Iterator[str]:
    """Yield a sentence for each other edition that has the number: what became of it, or came before it."""
    for name, other in editions().items():
        if other == date or number not in load_register(other):
            continue
        yield f"{name} has it (comprules rule {number} --edition {name})" + _of_then(number, other, date)


def in_its_place(number: str, edition: str) -> tuple[str, ...]:
    """Return the base rules that say what a number of an older edition said; the newest of those counts."""
    date = resolve_edition(edition)
    if date != BASE_EDITION:
        return load_concordance(date).older_of(number)
    for other in editions().values():
        entries = load_concordance(other).entries if other != date else {}
        if number in entries:
            return entries[number].base
    return ()


def _of_then(number: str, other: str, date: str) -> str:
    """Say where what the other edition says under this number stands in the edition that was asked for."""
    is_heading = load_register(other)[number].kind in {"chapter", "section"}
    if is_heading or BASE_EDITION not in {other, date}:
        return "."
    older, is_older = (date, False) if other == BASE_EDITION else (other, True)
    concordance = load_concordance(older)
    if is_older and number not in concordance.entries:
        return "."
    places = concordance.base_of(number) if is_older else concordance.older_of(number)
    if not places:
        return ", and nothing in its place does here."
    listed = ", ".join(places[:5]) + (" and others" if len(places) > 5 else "")
    return f"; here {listed} say{'' if len(places) > 1 else 's'} that."
