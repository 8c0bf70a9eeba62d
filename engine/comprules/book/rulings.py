"""Rulings: what a summary of rulings says of the rules of one edition, each with its own number and source.

``502.85.Ruling.3`` explains a rule. An entry may also stand for a rule of the edition itself (``104.1b``), or
for a line of its glossary (``G16.17b``), under the number that the summary gives it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias, cast

from comprules.book.concordance import load_concordance, stated
from comprules.book.errors import UnknownRuleError
from comprules.book.places import rules_text_folder
from comprules.book.register import editions, load_register, resolve_edition
from comprules.book.statements import (
    Reason,
    StatementError,
    check_references,
    is_reason,
    references_in,
    refuse_all,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

__all__ = ["KnownRuling", "RuledExample", "known_ruling", "load_rulings", "read_rulings", "rulings_on"]

_Table: TypeAlias = Mapping[str, object]
_NUMBER = re.compile(r"\d{3}\.\d+[a-z]{0,2}(?:\.Ruling\.\d+)?|G\d+\.\d+[a-z]{0,2}")
_HEAD = re.compile(r'\[rulings\."([^"]+)"\]')
_KEYS = frozenset(
    ("source", "title", "explains", "restates", "statement", "heading", "no-game-behaviour", "examples")
)
_EXAMPLE_KEYS = frozenset(("source", "text", "like"))


@dataclass(frozen=True, slots=True)
class RuledExample:
    """An example as a summary gives it, in our own words, with its source."""

    text: str
    source: str


@dataclass(frozen=True, slots=True)
class KnownRuling:
    """One entry of a summary of rulings.

    ``rules`` are the rules of ``edition`` that it is about: it explains them, or, if it ``is_restated``,
    it is the one rule itself. A heading has a title and no more. ``summary`` is the date of the summary, and
    ``source`` what the summary gives as the origin of the entry.
    """

    number: str
    title: str
    text_markdown: str
    source: str
    rules: tuple[str, ...]
    edition: str
    summary: str
    examples: tuple[RuledExample, ...] = ()
    is_restated: bool = False
    is_heading: bool = False
    no_game_behaviour: Reason | None = None
    place: str = ""


@cache
def load_rulings(edition: str) -> Mapping[str, KnownRuling]:
    """Return the rulings on the rules of an edition, named by date or year, in the order of their summary.

    Raises:
        UnknownEditionError: there is no such edition here.
        StatementError: a file is not written as it must be.
    """
    date = resolve_edition(edition)
    found: dict[str, KnownRuling] = {}
    for file in sorted((rules_text_folder() / "rulings").glob("*.toml")):
        for ruling in read_rulings(file):
            if ruling.edition != date:
                continue
            if twice := found.get(ruling.number):
                raise StatementError(
                    f"{ruling.place}: {ruling.number} stands in {twice.place} too", "Keep one of the two."
                )
            found[ruling.number] = ruling
    return MappingProxyType(found)


def rulings_on(number: str, edition: str) -> tuple[KnownRuling, ...]:
    """Return the rulings that are about a rule of an edition."""
    return tuple(ruling for ruling in load_rulings(edition).values() if number in ruling.rules)


def known_ruling(text: str, edition: str = "") -> KnownRuling | None:
    """Return the ruling of this number, of whatever edition if none is named; None where it is no ruling's.

    What is a rule's number too means the rule: only ``502.85.Ruling.3`` and ``G16.17b`` are looked for.

    Raises:
        UnknownRuleError: it is written like a ruling's number, and no summary has it.
    """
    number = "".join(text.split())
    found = re.fullmatch(r"(?i)(?P<rule>\d{3}\.\d+[a-z]*\.)(?:ruling\.?)(?P<nth>\d+)|g(?P<term>\d.*)", number)
    if found is None:
        return None
    written = f"G{found['term']}" if found["term"] else f"{found['rule']}Ruling.{found['nth']}"
    dates = [resolve_edition(edition)] if edition else list(editions().values())
    for date in dates:
        if ruling := load_rulings(date).get(written):
            return ruling
    there = [one for date in dates for one in load_rulings(date) if not one[0].isdigit() or "Ruling" in one]
    near = [one for one in there if one.startswith(written.partition(".Ruling")[0])] or there
    raise UnknownRuleError(
        f"no summary of rulings has {written}",
        f"There are {', '.join(near[:12])}." if near else "There are none for that edition.",
    )


@cache
def read_rulings(file: Path) -> tuple[KnownRuling, ...]:
    """Return the rulings of one file, in its order.

    Raises:
        StatementError: it is not written as it must be; all that is wrong is told at once.
    """
    text, name = file.read_text("utf-8"), f"rulings/{file.name}"
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise StatementError(f"{name}: {error}", "Write it as TOML.") from None
    summary, edition = str(content.get("summary", "")), str(content.get("edition", ""))
    if summary != file.stem or edition not in editions().values() or content.keys() - _FILE_KEYS:
        raise StatementError(
            f"{name} has the summary {summary!r} and the edition {edition!r}",
            "It begins with summary, the date that the file is named by, and edition, that of a register.",
        )
    lines = {found[1]: at for at, line in enumerate(text.splitlines(), 1) if (found := _HEAD.match(line))}
    tables = cast("Mapping[str, _Table]", content.get("rulings", {}))
    entries = [
        _Entry(number, table, edition, summary, f"{name}:{lines.get(number, 0)}")
        for number, table in tables.items()
    ]
    refuse_all(error for entry in entries for error in entry.wrong())
    return tuple(entry.read() for entry in entries)


_FILE_KEYS = {"summary", "edition", "rulings"}


@dataclass(frozen=True, slots=True)
class _Entry:
    """One table of a file, on its way to a ruling."""

    number: str
    table: _Table
    edition: str
    summary: str
    place: str

    def wrong(self) -> Iterator[StatementError]:
        """Yield what is wrong with it."""
        if not _NUMBER.fullmatch(self.number):
            yield self.error("is no number of a ruling", "They are like 502.85.Ruling.3, 104.1b and G16.17b.")
        if unknown := self.table.keys() - _KEYS:
            yield self.error(f"has unknown keys: {', '.join(sorted(unknown))}", _known(_KEYS))
        register = load_register(self.edition)
        if missing := [rule for rule in self.rules if rule not in register]:
            near = ", ".join(register.nearest(missing[0]))
            yield self.error(f"is about {missing[0]}, which {self.edition} doesn't have", f"Near: {near}.")
            return
        if self.table.get("heading") is True:
            if not self.text("title") or self.table.keys() - {"heading", "title"}:
                yield self.error("is a heading and has more, or less, than a title", "Leave the title alone.")
            return
        yield from self._wrong_words()
        yield from self._wrong_examples()

    def _wrong_words(self) -> Iterator[StatementError]:
        reason = self.text("no-game-behaviour")
        if reason and not is_reason(reason):
            yield self.error(f"gives no known reason: {reason!r}", "They are in statements.REASONS.")
        if bool(self.text("restates")) == bool(self.table.get("explains")) and not reason:
            yield self.error(
                "must explain rules or restate one", 'Write explains = ["502.85a"] or restates = "502.85a".'
            )
        if not self.text("source") and not any(example.get("source") for example in self.tables()):
            yield self.error("has no source", "Give it as the summary does.")
        if not self.statement():
            yield self.error("says nothing", "State it in our own words, or restate a rule that is stated.")
        yield from check_references(f"{self.place}: {self.number}", references_in(self.statement()))

    def _wrong_examples(self) -> Iterator[StatementError]:
        for example in self.tables():
            if unknown := example.keys() - _EXAMPLE_KEYS:
                told = f"has an example with {', '.join(sorted(unknown))}"
                yield self.error(told, _known(_EXAMPLE_KEYS))
            elif not example.get("source") or bool(example.get("text")) == bool(example.get("like")):
                hint = "Give its source, and a text or, with like, which example of the rule it is."
                yield self.error("has an example without source, or not told in one way", hint)
            elif not self.told(example):
                yield self.error(
                    f"has an example like {example['like']}, which isn't told", "Count from 1, in the rule."
                )

    def read(self) -> KnownRuling:
        """Return the ruling; nothing is wrong with it."""
        reason = self.text("no-game-behaviour")
        return KnownRuling(
            self.number,
            self.title(),
            "" if self.table.get("heading") else self.statement(),
            self.text("source"),
            self.rules,
            self.edition,
            self.summary,
            tuple(RuledExample(self.told(one), str(one["source"])) for one in self.tables()),
            is_restated=bool(self.text("restates")),
            is_heading=bool(self.table.get("heading")),
            no_game_behaviour=reason if is_reason(reason) else None,
            place=self.place,
        )

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the rules that it is about."""
        explained = cast("Iterable[object]", self.table.get("explains", ()))
        restated = self.text("restates")
        return (restated,) if restated else tuple(map(str, explained))

    def title(self) -> str:
        """Return its own title, or that of the rule that it restates."""
        restated = self.text("restates")
        titles = (one.title for one in stated(restated, self.edition)) if restated else ()
        return self.text("title") or "; ".join(title for title in titles if title)

    def statement(self) -> str:
        """Return what it says: its own statement, or that of the rule that it restates."""
        own, restated = self.text("statement"), self.text("restates")
        if own or not restated:
            return own
        return "\n\n".join(
            _in_edition(one.text_markdown, one.edition) for one in stated(restated, self.edition)
        )

    def tables(self) -> tuple[_Table, ...]:
        """Return its examples as they are written."""
        return tuple(cast("Iterable[_Table]", self.table.get("examples", ())))

    def told(self, example: _Table) -> str:
        """Return an example in our words, its own or those of the rule; nothing if the rule tells none."""
        if text := str(example.get("text", "")).strip():
            return text
        nth = example.get("like")
        restated = self.text("restates")
        if not isinstance(nth, int) or not restated:
            return ""
        told = load_concordance(self.edition).entry(restated).examples
        return told[nth - 1].text if 0 < nth <= len(told) else ""

    def text(self, key: str) -> str:
        """Return what stands under a key, without space around it."""
        return str(self.table.get(key, "")).strip()

    def error(self, message: str, hint: str) -> StatementError:
        """Return what is wrong, with its place."""
        return StatementError(f"{self.place}: {self.number} {message}", hint)


def _known(keys: Iterable[str]) -> str:
    return f"The keys are {', '.join(sorted(keys))}."


def _in_edition(markdown: str, edition: str) -> str:
    """Return a statement of one edition as another has to write it: with each number's edition."""
    return re.sub(r"\{cr\}`([^`/<]+)`", rf"{{cr}}`{edition[:4]}/\1`", markdown)
