"""What each rule is called: by the register, by its statement, or by a title until it is stated."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from comprules.book.concordance import load_concordance
from comprules.book.places import rules_text_folder
from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION, StatementError, load_statements

__all__ = ["load_titles", "title_of"]


def title_of(number: str, date: str) -> str:
    """Return what a chapter, section or rule is called; nothing where nobody has reviewed an older rule.

    An older rule that has no title of its own is called as the base rules that it became, in order.
    """
    line = load_register(date).get(number)
    if line is None or line.title:
        return line.title if line else ""
    entry = load_concordance(date).entries.get(number)
    if entry is None:
        return ""
    if entry.statement is not None:
        return entry.statement.title
    return "; ".join(filter(None, map(_today, entry.base))) if entry.reviewed else ""


def _today(number: str) -> str:
    """Return what a rule of the base edition is called."""
    statement = load_statements().get(number)
    own = statement.title if statement else ""
    line = load_register(BASE_EDITION).get(number)
    return own or (line.title if line else "") or load_titles().get(number, "")


@cache
def load_titles() -> Mapping[str, str]:
    """Return the titles of base rules that nobody has stated yet, by number.

    Raises:
        StatementError: a number is none of the edition, or has no title.
    """
    file = rules_text_folder() / "titles.toml"
    register = load_register(BASE_EDITION)
    titles: dict[str, str] = {}
    for number, title in tomllib.loads(file.read_text("utf-8")).items():
        if number not in register:
            near = ", ".join(register.nearest(number))
            raise StatementError(f"{file.name}: there is no rule {number}", f"The nearest are {near}.")
        if not isinstance(title, str) or not title:
            raise StatementError(
                f"{file.name}: {number} has no title", f'Write it as "{number}" = "A title".'
            )
        titles[number] = title
    return MappingProxyType(titles)
