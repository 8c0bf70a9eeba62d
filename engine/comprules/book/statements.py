"""What each rule of the base edition says, in our own words."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeGuard, get_args

from comprules.book.errors import ComprulesError
from comprules.book.numbers import RuleNumber
from comprules.book.places import rules_text_folder
from comprules.book.register import load_register

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

__all__ = [
    "BASE_EDITION",
    "REASONS",
    "Reason",
    "Statement",
    "StatementError",
    "check_references",
    "check_statement",
    "is_reason",
    "load_statements",
    "plain",
    "read_statements",
    "references_in",
    "refuse_all",
]

BASE_EDITION: Final = "2025-06-06"
"""The edition that the statements state and the concordances lead to."""

Reason = Literal["only names a term", "wording history", "physical handling", "tournament matter", "heading"]
"""Why a rule has nothing that a game could show."""

REASONS: tuple[Reason, ...] = get_args(Reason)

_OPENING = re.compile(r"(?P<fence>:{3,})\{(?P<name>[a-z:-]+)\}(?:[ ]+(?P<argument>.*\S))?\s*")
_CLOSING = re.compile(r":{3,}\s*")
_OPTION = re.compile(r":(?P<name>[a-z-]+):[ ]*(?P<value>.*\S)?\s*")
_TITLE = re.compile(r"# (?P<section>\d{3}(?:\.\d+)?)\. (?P<title>.*\S)\s*")
_ROLE = re.compile(r"\{(?P<name>[a-z:-]+)\}`(?P<target>[^`]+)`")


class StatementError(ComprulesError):
    """A statement, or an entry of a concordance, that is not written as it must be."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One numbered rule of an edition in our own words.

    ``text_markdown`` and ``examples`` are MyST with the roles ``{cr}`` and ``{cr:term}``; outside the base
    edition the role's target begins with the year, as in ``2009/418.5c``. ``file`` is relative to the folder
    rules_text and ``line``, 1-based, is where the statement begins.
    """

    number: str
    title: str
    text_markdown: str
    examples: tuple[str, ...] = ()
    no_game_behaviour: Reason | None = None
    file: str = ""
    line: int = 0
    edition: str = BASE_EDITION

    @property
    def references(self) -> tuple[str, ...]:
        """Every rule that the roles of the statement and its examples point to, in order, each once."""
        return references_in("\n".join((self.text_markdown, *self.examples)))

    @property
    def place(self) -> str:
        """File and line, as errors show them."""
        return f"{self.file}:{self.line}"


def is_reason(text: str) -> TypeGuard[Reason]:
    """Say whether the text is one of the closed list of reasons for having no game behaviour."""
    return text in REASONS


def references_in(markdown: str) -> tuple[str, ...]:
    """Return the targets of the ``{cr}`` roles of a text, in order, each once."""
    return tuple(dict.fromkeys(role["target"] for role in _ROLE.finditer(markdown) if role["name"] == "cr"))


def plain(markdown: str) -> str:
    """Return the text as it is read: roles become what they show, line ends become spaces."""
    return " ".join(_ROLE.sub(lambda role: role["target"].rpartition("/")[2], markdown).split())


def read_statements(file: Path, shown_as: str = "") -> tuple[Statement, ...]:
    """Read the statements of one section, or of one rule of it with its parts, in the order of the file.

    Nothing is compared with the register here; ``load_statements`` does that.

    Raises:
        StatementError: the file is not a title and a row of ``{rule}`` directives.
    """
    return tuple(_Reader(shown_as or file.name, enumerate(file.read_text("utf-8").splitlines(), 1)).read())


@cache
def load_statements() -> Mapping[str, Statement]:
    """Return every statement of the base edition by its number, in the order of the book.

    Raises: StatementError: a file is not written as it must be, a number is stated twice or is none of the
    edition, or examples are missing.
    """
    folder = rules_text_folder()
    found: dict[str, Statement] = {}
    errors: list[StatementError] = []
    for file in sorted((folder / "sections").rglob("*.md")):
        for statement in read_statements(file, file.relative_to(folder).as_posix()):
            if twice := found.get(statement.number):
                message = f"{statement.place}: {statement.number} is stated a second time"
                errors.append(StatementError(message, f"It is stated at {twice.place}; keep one of the two."))
                continue
            errors += check_statement(statement)
            found[statement.number] = statement
    refuse_all(errors)
    return dict(sorted(found.items(), key=lambda item: RuleNumber.read(item[0])))


def refuse_all(errors: Iterable[StatementError]) -> None:
    """Refuse the book for everything that is wrong with it, in one list.

    Raises:
        StatementError: there is an error.
    """
    found = tuple(errors)
    if len(found) == 1:
        raise found[0]
    if found:
        lines = (f"{error} {error.hint}" for error in found)
        raise StatementError(
            f"{len(found)} places have to be mended:\n  " + "\n  ".join(lines), "Mend each of them."
        )


def check_statement(statement: Statement) -> Iterator[StatementError]:
    """Hold a statement against the register of its edition, and yield what is wrong with it.

    The edition has no such rule, or one with another number of examples, or a reference leads nowhere.
    """
    register = load_register(statement.edition)
    line = register.get(statement.number)
    if line is None:
        near = ", ".join(register.nearest(statement.number))
        message = f"{statement.place}: {statement.edition} has no rule {statement.number}"
        yield StatementError(message, f"The nearest are {near}.")
        return
    if line.examples != len(statement.examples):
        message = f"{statement.place}: {statement.number} tells {len(statement.examples)} examples"
        yield StatementError(message, f"The official rule has {line.examples}; tell each of them, in order.")
    yield from check_references(f"{statement.place}: {statement.number}", statement.references)


def check_references(source: str, targets: Iterable[str]) -> Iterator[StatementError]:
    """Check the targets of references against the registers; errors name ``source``."""
    for target in targets:
        edition, _, number = target.rpartition("/")
        if number not in load_register(edition or BASE_EDITION):
            yield StatementError(
                f"{source} points to {target}, which is no rule",
                "Outside the base edition write the year before the number: 2009/418.5c.",
            )


@dataclass(slots=True)
class _Reader:
    """Reads one file line by line; ``lines`` is consumed as it goes."""

    file: str
    lines: Iterator[tuple[int, str]]
    section: str = field(default="", init=False)

    def read(self) -> Iterator[Statement]:
        for line, text in self.lines:
            if title := _TITLE.fullmatch(text):
                self.section = title["section"]
            elif (opening := _OPENING.fullmatch(text)) and opening["name"] == "rule":
                yield self.statement(opening, line)
            elif text.strip():
                raise self.error(line, f"outside any rule stands {text!r}", "Only a title and rules go here.")
        if not self.section:
            raise self.error(1, "there is no title", "Begin with a line like: # 613. Interaction of …")

    def statement(self, opening: re.Match[str], line: int) -> Statement:
        number = opening["argument"] or ""
        try:
            read = RuleNumber.read(number)
        except ValueError as error:
            raise self.error(line, str(error), "Write the opening line like :::::{rule} 613.4d") from None
        if self.section not in (str(read.section), f"{read.section}.{read.rule}"):
            raise self.error(
                line, f"{number} is no rule of {self.section or 'a section'}", "Move it to its own file."
            )
        begun = Statement(number, "", "", file=self.file, line=line)
        body: list[str] = []
        examples: list[str] = []
        for at, text in self.lines:
            if _CLOSING.fullmatch(text):
                return self.finished(begun, body, examples)
            if inner := _OPENING.fullmatch(text):
                if inner["name"] != "example" or len(inner["fence"]) >= len(opening["fence"]):
                    hint = "In a rule only examples may stand, fenced with fewer colons than the rule."
                    raise self.error(at, f"{text!r} cannot stand inside {number}", hint)
                examples.append(self.example(number, at))
            elif (option := _OPTION.fullmatch(text)) and not any(body):
                begun = self.with_option(begun, option, at)
            elif examples and text.strip():
                raise self.error(at, f"{number} goes on after an example", "Examples come last.")
            else:
                body.append(text)
        raise self.error(line, f"{number} is never closed", f"Close it with {opening['fence']}")

    def example(self, number: str, line: int) -> str:
        body: list[str] = []
        for _, text in self.lines:
            if _CLOSING.fullmatch(text):
                if not any(body):
                    raise self.error(line, f"an example of {number} is empty", "Tell it in our own words.")
                return "\n".join(body).strip()
            body.append(text)
        raise self.error(line, f"an example of {number} is never closed", "Close it with its own colons.")

    def with_option(self, statement: Statement, option: re.Match[str], line: int) -> Statement:
        name, value = option["name"], option["value"] or ""
        match name:
            case "title" if value:
                return replace(statement, title=value)
            case "no-game-behaviour" if is_reason(value):
                return replace(statement, no_game_behaviour=value)
            case "no-game-behaviour":
                hint = f"The reasons are: {', '.join(REASONS)}."
                raise self.error(line, f"{value!r} is no reason for having no game behaviour", hint)
            case _:
                hint = "The options are :title: and :no-game-behaviour:, each with a value."
                raise self.error(line, f"{option[0]!r} is no option of a rule", hint)

    def finished(self, begun: Statement, body: list[str], examples: list[str]) -> Statement:
        text = "\n".join(body).strip()
        if not text:
            raise self.error(begun.line, f"{begun.number} says nothing", "State it in our own words.")
        return replace(begun, text_markdown=text, examples=tuple(examples))

    def error(self, line: int, message: str, hint: str) -> StatementError:
        return StatementError(f"{self.file}:{line}: {message}", hint)
