"""Where each rule of an older edition stands in the base edition, and how its meaning differed."""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias, cast, get_args

from comprules.book.errors import UnknownRuleError
from comprules.book.numbers import RuleNumber
from comprules.book.places import rules_text_folder
from comprules.book.register import RegisterLine, editions, load_register, resolve_edition
from comprules.book.statements import (
    BASE_EDITION,
    Reason,
    Statement,
    StatementError,
    check_statement,
    is_reason,
    load_statements,
    refuse_all,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

__all__ = [
    "Concordance",
    "Correspondence",
    "Relation",
    "Retelling",
    "known_rules",
    "load_concordance",
    "read_drafts",
    "read_reviewed",
    "rest_of",
    "reviewed_of",
    "stale_files",
    "stated",
    "unwritten_of",
]

Relation = Literal["same", "reworded", "changed", "retired"]
"""How the wording of an older rule stands to the base rules that it became."""

_LIKE = re.compile(r"(?P<number>\d{3}\.\d+[a-z]*) example (?P<index>[1-9]\d*)")
_KEYS = {
    "relation",
    "base",
    "holds",
    "title",
    "statement",
    "note",
    "examples",
    "no-game-behaviour",
}
_Table: TypeAlias = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Retelling:
    """An official example of an older edition in our own words.

    ``like`` names the base example that describes the same game, by its rule and its 1-based place there:
    what is played for the one proves the other too.
    """

    text: str
    like: tuple[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Correspondence:
    """What became of one rule of an older edition.

    ``base`` are the base rules that say it today. ``holds`` are those of them whose scenarios hold in the
    older edition as well, and so prove the older rule; it is empty until somebody has ``reviewed`` the entry.
    ``statement`` is there where the meaning differed, or where today's statement would mislead.
    """

    number: str
    relation: Relation
    base: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    statement: Statement | None = None
    examples: tuple[Retelling, ...] = ()
    note: str = ""
    reviewed: bool = False
    place: str = ""

    @property
    def differs(self) -> bool:
        """Say whether somebody has found that its meaning changed, or that it has gone."""
        return self.reviewed and self.relation in ("changed", "retired")

    @property
    def otherwise(self) -> tuple[str, ...]:
        """Return the base rules whose scenarios do not hold in the older edition."""
        return tuple(number for number in self.base if number not in self.holds)


@dataclass(frozen=True, slots=True)
class Concordance:
    """Every rule of ``edition`` with what became of it in the ``base`` edition; both are dates.

    Of an edition that is known ``in_part`` only the reviewed rules are those of the book.
    """

    edition: str
    base: str
    entries: Mapping[str, Correspondence]
    unwritten: Mapping[str, str] = field(default_factory=dict)
    """Base rules that hold in the older edition though none of its rules says so, each with the reason."""
    in_part: bool = False
    elsewhere: frozenset[str] = frozenset()
    """Base rules that hold because they do in the edition that stands in where this one isn't known."""
    _older: Mapping[str, tuple[str, ...]] = field(init=False, repr=False)
    _proved: Mapping[str, tuple[str, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        entries = self.entries.values()
        object.__setattr__(self, "_older", _turned_round((entry.number, entry.base) for entry in entries))
        object.__setattr__(self, "_proved", _turned_round((entry.number, entry.holds) for entry in entries))

    def entry(self, number: str) -> Correspondence:
        """Return what became of one rule of the older edition.

        Raises:
            UnknownRuleError: the older edition has no such rule.
        """
        found = self.entries.get(number)
        if found is None:
            raise UnknownRuleError(
                f"{self.edition} has no rule {number}", f"Look for it with: comprules search {number}"
            )
        return found

    def base_of(self, number: str) -> tuple[str, ...]:
        """Return the base rules that say today what a rule of the older edition said; drafts included.

        Raises:
            UnknownRuleError: the older edition has no such rule.
        """
        return self.entry(number).base

    def older_of(self, base_number: str) -> tuple[str, ...]:
        """Return the rules of the older edition that became a base rule; drafts included."""
        return self._older.get(base_number, ())

    def proved_by(self, base_number: str) -> tuple[str, ...]:
        """The rules of the older edition that a scenario for the base rule proves; reviewed ones only."""
        return self._proved.get(base_number, ())

    @property
    def alike(self) -> frozenset[str]:
        """Return the base rules that hold in the older edition, as somebody has found who read both."""
        return frozenset((*self._proved, *self.unwritten, *self.elsewhere))

    def examples_like(self, base_number: str, nth: int) -> tuple[tuple[str, int], ...]:
        """Return the older examples, as rule and place from 1, that describe a base example's game.

        They may belong to another rule than the example does today.
        """
        return tuple(
            (number, at)
            for number, entry in self.entries.items()
            for at, example in enumerate(entry.examples, 1)
            if example.like == (base_number, nth)
        )

    def new_since(self) -> tuple[str, ...]:
        """Return the base rules that no rule of the older edition became, in the order of the book."""
        numbers = (line.number for line in load_register(self.base).rules)
        return tuple(number for number in numbers if number not in self._older)


def known_rules(edition: str) -> tuple[RegisterLine, ...]:
    """Return the rules of an edition that the book knows: all, or those that are reviewed if it is in part.

    Raises:
        UnknownEditionError: there is no such edition here.
    """
    concordance = load_concordance(edition)
    rules = load_register(edition).rules
    if not concordance.in_part:
        return rules
    return tuple(line for line in rules if concordance.entries[line.number].reviewed)


def stated(number: str, edition: str) -> tuple[Statement, ...]:
    """Return what a rule says: its own statement, or those of the base rules that still say it.

    It is empty where nobody has stated the rule yet, or has reviewed where it stands today.

    Raises:
        UnknownEditionError: there is no such edition here.
        UnknownRuleError: the edition has no such rule.
    """
    entry = load_concordance(edition).entry(number)
    if entry.statement is not None:
        return (entry.statement,)
    if not entry.reviewed:
        return ()
    return tuple(found for base in entry.base if (found := load_statements().get(base)))


@cache
def load_concordance(edition: str) -> Concordance:
    """The concordance of an edition, named by its date or year; that of the base edition is the identity.

    Raises:
        UnknownEditionError: there is no such edition here.
        StatementError: a file of the concordance is not written as it must be.
    """
    date = resolve_edition(edition)
    if date == BASE_EDITION:
        numbers = (line.number for line in load_register(date).rules)
        same = {n: Correspondence(n, "same", (n,), (n,), reviewed=True) for n in numbers}
        return Concordance(date, date, MappingProxyType(same))
    folder = rules_text_folder() / "concordance"
    if stale := stale_files():
        raise StatementError(
            f"the base is {BASE_EDITION}, and these still say where a rule stands in another edition:\n  "
            + "\n  ".join(f"concordance/{name} ({base})" for name, base in stale.items()),
            f"Set the base back in book/statements.py, and comprules citations --against {BASE_EDITION} --renumber moves "
            "the base with all that cites it.",
        )
    entries = read_drafts(folder / f"{date}.draft.tsv") | reviewed_of(date)
    refuse_all(error for entry in entries.values() for error in _check(entry, date))
    ordered = sorted(entries.items(), key=lambda item: RuleNumber.read(item[0]))
    rest = rest_of(date)
    return Concordance(
        date,
        BASE_EDITION,
        MappingProxyType(dict(ordered)),
        unwritten_of(date),
        in_part=bool(rest),
        elsewhere=_unspoken(rest, entries.values()) if rest else frozenset(),
    )


def rest_of(date: str) -> str:
    """Return the date of the edition that stands in where one is known in part; empty if it is known whole.

    Raises:
        StatementError: There is no such edition, or it is no newer one.
    """
    for file in _files_of(date):
        if rest := str(_content_of(file, date).get("rest", "")):
            if rest <= date or rest not in editions().values():
                raise StatementError(
                    f"concordance/{file.name}: the rest of {date} can't be as in {rest}",
                    "Name a newer edition that there is a register of, by its date.",
                )
            return rest
    return ""


def _unspoken(rest: str, entries: Iterable[Correspondence]) -> frozenset[str]:
    """Return the base rules that hold in the edition that stands in, and of which these don't speak."""
    spoken = {base for entry in entries if entry.reviewed for base in entry.base}
    return load_concordance(rest).alike - spoken


def _files_of(date: str) -> list[Path]:
    """Return the files of an edition's reviewed concordance, by its date."""
    return sorted((rules_text_folder() / "concordance").glob(f"{date}*.toml"))


def reviewed_of(date: str) -> dict[str, Correspondence]:
    """Return the reviewed entries of an edition, by its date; they stand in one file or in several.

    Raises:
        StatementError: An entry is not written as it must be, or stands twice.
    """
    found: dict[str, Correspondence] = {}
    for file in _files_of(date):
        read = read_reviewed(file, date)
        if twice := found.keys() & read.keys():
            entry = read[min(twice)]
            raise StatementError(
                f"{entry.place}: {entry.number} stands in {found[entry.number].place} too",
                "Keep one of the two.",
            )
        found |= read
    return found


def unwritten_of(date: str) -> Mapping[str, str]:
    """Return the base rules that hold in an edition though none of its rules says so, with the reasons.

    Raises:
        StatementError: There is no such base rule, or no reason is given.
    """
    found: dict[str, str] = {}
    for file in _files_of(date):
        table = cast("Mapping[str, str]", _content_of(file, date).get("unwritten", {}))
        for number, why in table.items():
            if number not in load_register(BASE_EDITION) or not why.strip():
                raise StatementError(
                    f"concordance/{file.name}: unwritten {number} is no rule of {BASE_EDITION}, or has no reason",
                    "Name a base rule, and say why it holds though nobody wrote it down.",
                )
            found[number] = why.strip()
    return MappingProxyType(found)


@cache
def stale_files() -> dict[str, str]:
    """Return the concordances that map to another edition than the base, with that edition's date."""
    found: dict[str, str] = {}
    for file in sorted((rules_text_folder() / "concordance").iterdir()):
        text = file.read_text("utf-8")
        base = _BASE.search(text)
        if base is not None and base[1] != BASE_EDITION:
            found[file.name] = base[1]
    return found


def read_drafts(file: Path) -> dict[str, Correspondence]:
    """The entries that a program has proposed and nobody has reviewed; none if there is no such file."""
    if not file.is_file():
        return {}
    with file.open(encoding="utf-8", newline="") as lines:
        rows = [row for row in csv.reader(lines, delimiter="\t") if row and not row[0].startswith("#")]
    drafts: dict[str, Correspondence] = {}
    for number, relation, base, *_ in rows:
        if relation not in get_args(Relation):
            raise StatementError(f"{file.name}: {number} has the relation {relation!r}", _relations())
        drafts[number] = Correspondence(
            number, cast("Relation", relation), tuple(base.split()), place=f"concordance/{file.name}"
        )
    return drafts


def read_reviewed(file: Path, edition: str) -> dict[str, Correspondence]:
    """Return the entries that somebody has read against both texts; none if there is no such file.

    Raises:
        StatementError: the file is for other editions, or an entry is not written as it must be.
    """
    if not file.is_file():
        return {}
    content, text = _content_of(file, edition), file.read_text("utf-8")
    lines = {found[1]: at for at, line in enumerate(text.splitlines(), 1) if (found := _HEAD.match(line))}
    rules = cast("Mapping[str, _Table]", content.get("rules", {}))
    return {
        number: _Entry(number, table, edition, f"concordance/{file.name}", lines.get(number, 0)).read()
        for number, table in rules.items()
    }


@cache
def _content_of(file: Path, edition: str) -> Mapping[str, object]:
    """Return what a file of a concordance holds; it is parsed once.

    Raises:
        StatementError: It is no TOML, or the file is for other editions.
    """
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise StatementError(f"concordance/{file.name}: {error}", "Write it as TOML.") from None
    if (content.get("edition"), content.get("base")) != (edition, BASE_EDITION):
        raise StatementError(
            f"concordance/{file.name} maps {content.get('edition')} to {content.get('base')}",
            f"It must map {edition} to {BASE_EDITION}; review it against that base.",
        )
    return content


_BASE = re.compile(r'(?m)^(?:base = "|# Proposed by comparing .* with those of )(\d{4}-\d\d-\d\d)')
_HEAD = re.compile(r'\[rules\."([^"]+)"\]')


@dataclass(frozen=True, slots=True)
class _Entry:
    """One table of a reviewed concordance, on its way to a ``Correspondence``."""

    number: str
    table: _Table
    edition: str
    file: str
    line: int

    def read(self) -> Correspondence:
        if unknown := self.table.keys() - _KEYS:
            raise self.error(f"has unknown keys: {', '.join(sorted(unknown))}", f"Use {', '.join(_KEYS)}.")
        relation = self.text("relation")
        if relation not in get_args(Relation):
            raise self.error(f"has the relation {relation!r}", _relations())
        base, holds = self.numbers("base"), self.numbers("holds")
        if (relation == "retired") == bool(base):
            raise self.error("must name base rules if it is not retired, and only then", "Mend its base.")
        if relation in {"changed", "retired"} and not self.text("statement"):
            raise self.error("has no statement although its meaning differed", "State it as it was.")
        if set(holds) - set(base) or (holds and relation != "changed"):
            raise self.error("may say what holds only of its base rules, when changed", "Mend its holds.")
        examples = self.examples()
        return Correspondence(
            self.number,
            cast("Relation", relation),
            base,
            holds if relation == "changed" else base,
            self.statement(examples),
            examples,
            self.text("note"),
            reviewed=True,
            place=f"{self.file}:{self.line}",
        )

    def statement(self, examples: tuple[Retelling, ...]) -> Statement | None:
        text = self.text("statement")
        if not text:
            return None
        return Statement(
            self.number,
            self.text("title"),
            text,
            tuple(example.text for example in examples),
            self.reason(),
            self.file,
            self.line,
            self.edition,
        )

    def reason(self) -> Reason | None:
        reason = self.text("no-game-behaviour")
        if not reason:
            return None
        if not is_reason(reason):
            raise self.error(f"gives no known reason: {reason!r}", "The reasons are in statements.REASONS.")
        return reason

    def examples(self) -> tuple[Retelling, ...]:
        tables = cast("Iterable[_Table]", self.table.get("examples", ()))
        return tuple(self.retelling(table) for table in tables)

    def retelling(self, table: _Table) -> Retelling:
        text, like = str(table.get("text", "")).strip(), str(table.get("like", ""))
        if not text or table.keys() - {"text", "like"}:
            raise self.error("has an example that is not a text, with or without like", "Mend it.")
        found = _LIKE.fullmatch(like)
        if like and found is None:
            raise self.error(f"has an example like {like!r}", 'Write it as "613.6 example 1".')
        return Retelling(text, (found["number"], int(found["index"])) if found else None)

    def text(self, key: str) -> str:
        return str(self.table.get(key, "")).strip()

    def numbers(self, key: str) -> tuple[str, ...]:
        return tuple(str(number) for number in cast("Iterable[object]", self.table.get(key, ())))

    def error(self, message: str, hint: str) -> StatementError:
        return StatementError(f"{self.file}:{self.line}: {self.number} {message}", hint)


def _check(entry: Correspondence, edition: str) -> Iterator[StatementError]:
    """Hold an entry against the registers of both editions; what is missing altogether, a test finds."""
    older, base = load_register(edition), load_register(BASE_EDITION)
    if entry.number not in older:
        near = ", ".join(older.nearest(entry.number))
        hint = f"The nearest are {near}."
        yield StatementError(f"{entry.place}: {edition} has no rule {entry.number}", hint)
        return
    named = (*entry.base, *(example.like[0] for example in entry.examples if example.like))
    if unknown := [number for number in named if number not in base]:
        hint = "Name rules of the base edition."
        yield StatementError(f"{entry.place}: {BASE_EDITION} has no rule {', '.join(unknown)}", hint)
        return
    for example in entry.examples:
        if example.like and example.like[1] > base[example.like[0]].examples:
            number, nth = example.like
            hint = f"{number} has {base[number].examples} examples."
            yield StatementError(f"{entry.place}: {number} has no example {nth}", hint)
    if entry.reviewed:
        file, _, at = entry.place.rpartition(":")
        texts = tuple(example.text for example in entry.examples)
        unstated = Statement(entry.number, "", "", texts, file=file, line=int(at), edition=edition)
        yield from check_statement(entry.statement or unstated)


def _relations() -> str:
    return f"The relations are: {', '.join(get_args(Relation))}."


def _turned_round(pairs: Iterable[tuple[str, tuple[str, ...]]]) -> Mapping[str, tuple[str, ...]]:
    turned: dict[str, tuple[str, ...]] = {}
    for older, bases in pairs:
        for base in bases:
            turned[base] = (*turned.get(base, ()), older)
    return MappingProxyType(turned)
