"""The lock on citations: which wording stood at a number when somebody last looked at what cites it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from comprules.book.errors import ComprulesError, UnknownRuleError
from comprules.book.numbers import RuleNumber
from comprules.book.places import rules_text_folder
from comprules.book.register import Register, RegisterLine, wording_hash

__all__ = [
    "Lock",
    "Mention",
    "Problem",
    "ProblemKind",
    "Succession",
    "adopt",
    "bless",
    "load_lock",
    "lock_file",
    "renumbered",
    "stale",
    "write_lock",
]

Lock: TypeAlias = Mapping[tuple[str, str], str]
"""The hash of the wording that was blessed, by the date of the edition and the number."""

ProblemKind = Literal["unknown", "moved", "suspect", "unblessed"]

_HEADER = "# edition\tnumber\twording; written by `comprules citations --bless`"
_RULE = r"\d{3}\.\d+[a-z]*"
_NUMBER = r"\d{3}(?:\.\d+[a-z]*)?"

# Each place where a base number is cited in the project's files; a number inside what is found is exchanged.
_CITED = re.compile(
    rf"""@CR-{_NUMBER}(?![\d.a-z-])                 # a tag of a feature file
    |^\s*Rule:\s{_NUMBER}                           # a title in a feature file
    |,\sby\s{_RULE}(?=\s*(?:\||$))                 # by which rule a step refuses something
    |\|\s*{_RULE}(?=\s*\|)                         # the same in a table of a feature file
    |\bcite\("{_NUMBER}"\)                         # what the code cites
    |\{{rule\}}\s{_NUMBER}                          # a statement
    |\{{cr\}}`{_NUMBER}`                            # a reference in a statement
    |^(?:base|holds)\s=\s\[[^\]]*\]                 # a concordance
    |^like\s=\s"{_NUMBER}
    |^"{_NUMBER}"(?=\s=\s")                        # the title of a rule that is not stated""",
    re.MULTILINE | re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Mention:
    """A rule number of an edition, named by its date, and where it is cited."""

    number: str
    edition: str
    place: str


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with citing a number.

    ``unknown``: there is no such rule. ``moved``: the blessed wording stands at the numbers ``stands_at``
    now. ``suspect``: the wording is another one. ``unblessed``: nobody has looked at it yet.
    """

    kind: ProblemKind
    number: str
    edition: str
    places: tuple[str, ...]
    stands_at: tuple[str, ...] = ()


def lock_file() -> Path:
    """Return where the lock lies: beside the statements."""
    return rules_text_folder() / "lock.tsv"


def load_lock(file: Path | None = None) -> Lock:
    """Return the lock as it was written last; an empty one if it never was.

    Raises:
        ComprulesError: a line is not an edition, a number and a hash.
    """
    file = file or lock_file()
    if not file.is_file():
        return {}
    lock: dict[tuple[str, str], str] = {}
    for at, row in enumerate(file.read_text("utf-8").splitlines(), 1):
        if row.startswith("#"):
            continue
        parts = row.split("\t")
        if len(parts) != 3:
            raise ComprulesError(
                f"{file.name}:{at}: {row!r} is not an edition, a number and a hash", "Restore the line."
            )
        lock[parts[0], parts[1]] = parts[2]
    return lock


def write_lock(lock: Lock, file: Path | None = None) -> None:
    """Write the lock, editions and numbers in order."""
    rows = sorted(lock.items(), key=lambda row: (row[0][0], RuleNumber.read(row[0][1])))
    lines = [_HEADER, *(f"{edition}\t{number}\t{wording}" for (edition, number), wording in rows)]
    (file or lock_file()).write_text("\n".join(lines) + "\n", "utf-8")


def stale(
    mentions: Iterable[Mention], lock: Lock, register: Register, since: str = ""
) -> tuple[Problem, ...]:
    """Return what is wrong with citing an edition, in the order of the book.

    Only mentions of the register's edition are judged; or, with ``since``, those of that older edition, as if
    they spoke of the register's already. What was blessed for either of the two is good.
    """
    standing = _standing(register)
    problems: list[Problem] = []
    for number, places in _places(mentions, since or register.date).items():
        blessed = lock.get((register.date, number)) or lock.get((since, number))
        line = register.get(number)
        if line is not None and blessed == _fingerprint(line):
            continue
        elsewhere = standing.get(("." in number, blessed), ()) if blessed else ()
        kind: ProblemKind
        if elsewhere:
            kind = "moved"
        elif line is None:
            kind = "unknown"
        else:
            kind = "suspect" if blessed else "unblessed"
        problems.append(Problem(kind, number, since or register.date, places, elsewhere))
    return tuple(problems)


def bless(
    mentions: Iterable[Mention], lock: Lock, register: Register, numbers: Iterable[str] = (), since: str = ""
) -> Lock:
    """The lock after somebody has looked at these numbers of the register's edition.

    Without any number everything that cites the edition (or, as in ``stale``, the one ``since``) is blessed,
    and what nothing cites any more is dropped.

    Raises:
        UnknownRuleError: a number is none of the register's edition, so there is nothing to bless.
    """
    cited = _places(mentions, since or register.date)
    wanted = tuple(numbers)
    if unknown := [number for number in wanted or cited if number not in register]:
        where = ", ".join(place for number in unknown for place in cited.get(number, ()))
        hint = f"It is cited at {where}." if where else "Nothing cites it."
        raise UnknownRuleError(f"{register.date} has no rule {', '.join(unknown)}", hint)
    kept = {key: wording for key, wording in lock.items() if wanted or key[0] != register.date}
    return kept | {(register.date, number): _fingerprint(register[number]) for number in wanted or cited}


class Succession(Protocol):
    """What became of the numbers of an edition; :class:`comprules.book.adopting.Adoption` knows it."""

    @property
    def old(self) -> str:
        """Return the date of the edition."""
        ...

    def successor(self, number: str) -> str:
        """Return where a rule stands in the newer edition; nothing where it stands nowhere."""
        ...

    def says_the_same(self, number: str) -> bool:
        """Say whether a rule's wording stayed as it was, numbers and punctuation aside."""
        ...


def adopt(lock: Lock, cited: Iterable[str], adopted: Succession, newer: Register) -> Lock:
    """Return the lock for a newer base: what is unchanged stays blessed, what changed is suspect."""
    kept = {key: wording for key, wording in lock.items() if key[0] not in (adopted.old, newer.date)}
    changed: dict[tuple[str, str], str] = {}
    for number in cited:
        blessed, now = lock.get((adopted.old, number)), adopted.successor(number)
        if blessed is None or now not in newer:
            continue
        if adopted.says_the_same(number):
            kept[newer.date, now] = _fingerprint(newer[now])
        else:
            changed[newer.date, now] = blessed
    return kept | changed


def renumbered(text: str, moved: Mapping[str, str]) -> str:
    """Return a file's text with its citations of base rules renumbered, all at once.

    Tags, titles of Rule blocks, what steps name, ``cite``, statements, their references and concordances are
    read; a number in prose, or one that names its edition, stays as it is.
    """

    def exchange(cited: re.Match[str]) -> str:
        return re.sub(_NUMBER, lambda found: moved.get(found[0], found[0]), cited[0])

    return _CITED.sub(exchange, text)


def _places(mentions: Iterable[Mention], edition: str) -> dict[str, tuple[str, ...]]:
    places: dict[str, dict[str, None]] = {}
    for mention in mentions:
        if mention.edition == edition:
            places.setdefault(mention.number, {})[mention.place] = None
    return {number: tuple(places[number]) for number in sorted(places, key=_in_order)}


def _in_order(number: str) -> tuple[bool, RuleNumber | str]:
    """Return what puts numbers in the book's order, and what is no number of a rule behind them."""
    try:
        return False, RuleNumber.read(number)
    except ValueError:
        return True, number


def _fingerprint(line: RegisterLine) -> str:
    return line.wording or wording_hash(line.title)


def _standing(register: Register) -> dict[tuple[bool, str], tuple[str, ...]]:
    """Return the numbers at which each wording stands, rules and headings apart."""
    standing: dict[tuple[bool, str], tuple[str, ...]] = {}
    for line in register.lines:
        key = ("." in line.number, _fingerprint(line))
        standing[key] = (*standing.get(key, ()), line.number)
    return standing
