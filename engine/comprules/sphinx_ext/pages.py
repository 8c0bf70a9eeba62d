"""The source pages that a build needs and nobody writes by hand: one for each section of each edition.

Keyword actions and keyword abilities have a page each, and so has each letter that names of cards begin with.
"""

from __future__ import annotations

import re
import shutil
from calendar import month_name
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from comprules.book.concordance import Concordance, Correspondence, known_rules, load_concordance
from comprules.book.places import rules_text_folder
from comprules.book.register import Register, RegisterLine, generated_folders, load_register
from comprules.book.rulings import load_rulings
from comprules.book.statements import load_statements
from comprules.book.titles import title_of
from comprules.sphinx_ext.collection import pages_of_cards, title_of_page
from comprules.sphinx_ext.knowledge import Knowledge

__all__ = ["pages", "write_pages"]


_MOST_RULES: Final = 200
"""A section with more rules is split into a page for each rule; 701 and 702 are."""

_NOT_STATED: Final = "What these rules say has not been written in our own words yet."
_HOW_TO_IMPORT: Final = (
    "`comprules import FILE` reads the official document that you have, "
    "and `comprules serve` then shows its wording here, on your machine only."
)

_BARE = re.compile(r"\{cr\}`([^`/<]+)`")


def write_pages(source: Path, knowledge: Knowledge) -> None:
    """Write every generated page into ``source``; a page that says the same as before is not touched."""
    written = {source / name: text for name, text in pages(knowledge)}
    for file, text in written.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
    for folder in generated_folders(source):
        for file in folder.glob("*.md"):
            if file not in written:
                file.unlink()
        if folder.is_dir() and not any(folder.iterdir()):
            shutil.rmtree(folder)


def pages(knowledge: Knowledge) -> Iterator[tuple[str, str]]:
    """Yield every generated page: its path below the sources and its MyST text."""
    yield from _pages_of_base(knowledge)
    for edition in knowledge.older_editions:
        yield from _pages_of_older(edition, knowledge)
    for page in pages_of_cards():
        yield f"{page}.md", _page(title_of_page(page), f"```{{cr:cards}} {page.removeprefix('cards/')}\n```")


def _pages_of_base(knowledge: Knowledge) -> Iterator[tuple[str, str]]:
    edition = knowledge.base
    register = load_register(edition)
    files = {
        (statement.number.rstrip(ascii_lowercase) if split else section): rules_text_folder() / statement.file
        for statement in load_statements().values()
        for section in (statement.number.split(".")[0],)
        for split in (_is_split(register, section),)
    }
    yield (
        f"{edition}/index.md",
        _index(_of_date(edition), [*(line.number for line in register.chapters), "glossary"]),
    )
    yield f"{edition}/glossary.md", (rules_text_folder() / "glossary.md").read_text("utf-8")
    for chapter in register.chapters:
        sections = register.children(chapter.number)
        yield (
            f"{edition}/{chapter.number}.md",
            _page(
                f"{chapter.number}. {chapter.title}",
                f"```{{cr:coverage}} {chapter.number}\n```",
                _toctree([section.number for section in sections]),
            ),
        )
        for section in sections:
            if _is_split(register, section.number):
                yield from _split(section, files, knowledge)
            elif file := files.get(section.number):
                yield f"{edition}/{section.number}.md", _stated(file, section.number)
            else:
                yield f"{edition}/{section.number}.md", _unstated(section, knowledge)


def _is_split(register: Register, section: str) -> bool:
    """Say whether each rule of a section has a page of its own, as keywords have."""
    return len(register.in_section(section)) > _MOST_RULES


def _split(
    section: RegisterLine, files: Mapping[str, Path], knowledge: Knowledge
) -> Iterator[tuple[str, str]]:
    register = load_register(knowledge.base)
    yield _page_of_split(section, knowledge.base)
    for rule, around in _with_neighbours(section, register):
        file = files.get(rule.number)
        text = _stated(file, rule.number) if file else _unstated(rule, knowledge)
        yield f"{knowledge.base}/{rule.number}.md", f"{text}\n{around}\n"


def _page_of_split(section: RegisterLine, edition: str, remark: str = "") -> tuple[str, str]:
    return (
        f"{edition}/{section.number}.md",
        _page(
            f"{section.number}. {section.title}{remark}",
            f"```{{cr:section}} {section.number}\n```",
            f"```{{cr:coverage}} {section.number}\n```",
        ),
    )


def _with_neighbours(section: RegisterLine, register: Register) -> Iterator[tuple[RegisterLine, str]]:
    """Yield each rule that has a page, with a line of links to the pages around it."""
    rules = register.children(section.number)
    for before, rule, after in zip((None, *rules), rules, (*rules[1:], None), strict=False):
        yield (
            rule,
            " · ".join(
                f"{where}: {{cr}}`{_name(one)} <{one.number}>`"
                for where, one in (("before", before), ("after", after), ("all", section))
                if one is not None
            ),
        )


def _name(line: RegisterLine) -> str:
    return f"{line.number}. {line.title}" if line.title else line.number


def _stated(file: Path, number: str) -> str:
    """Return the statements first and unchanged, so that warnings name the lines of their file."""
    return f"{file.read_text('utf-8').rstrip()}\n\n```{{cr:section}} {number}\n```\n"


def _unstated(line: RegisterLine, knowledge: Knowledge) -> str:
    """Return the page of a section or rule that is not stated; what is played for it comes first."""
    numbers = [number for number, _ in knowledge.numbers_of_section(knowledge.base, line.number)]
    rules = f"```{{cr:numbers}} {line.number}\n```"
    said = _NOT_STATED if knowledge.has_wording else f"{_NOT_STATED} {_HOW_TO_IMPORT}"
    if not numbers:
        below = ["This section has no rules.", rules]
    elif any(knowledge.runs(knowledge.base, number) for number in numbers):
        below = [rules, said]
    else:
        below = [said, rules]
    return _page(_name(line), f"```{{cr:section}} {line.number}\n```", *below)


def _pages_of_older(edition: str, knowledge: Knowledge) -> Iterator[tuple[str, str]]:
    register = load_register(edition)
    concordance = load_concordance(edition)
    sections = knowledge.reviewed_sections(edition)
    numbers = [line.number for line in known_rules(edition)]
    rulings = ("rulings",) if load_rulings(edition) else ()
    yield f"{edition}/index.md", _index(_of_date(edition), (*sections, *rulings))
    if rulings:
        title = f"Rulings on the rules of {edition[:4]}"
        yield f"{edition}/rulings.md", _page(title, f"```{{cr:rulings}} {edition}\n```")
    for section in sections:
        if _is_split(register, section):
            yield from _split_of_older(register[section], register, concordance, knowledge)
            continue
        yield (
            f"{edition}/{section}.md",
            _page(
                f"{section}. {register[section].title} ({edition[:4]})",
                f"```{{cr:section}} {section}\n```",
                *(
                    _older_rule(concordance.entries[number], edition, knowledge)
                    for number in numbers
                    if number[:3] == section
                ),
            ),
        )


def _split_of_older(
    section: RegisterLine, register: Register, concordance: Concordance, knowledge: Knowledge
) -> Iterator[tuple[str, str]]:
    edition = concordance.edition
    yield _page_of_split(section, edition, f" ({edition[:4]})")
    for rule, around in _with_neighbours(section, register):
        said = [
            _older_rule(concordance.entries[line.number], edition, knowledge)
            for line in register.in_section(section.number)
            if line.number.rstrip(ascii_lowercase) == rule.number
        ]
        head = f"```{{cr:section}} {rule.number}\n```"
        yield f"{edition}/{rule.number}.md", _page(f"{_name(rule)} ({edition[:4]})", head, *said, around)


def _older_rule(entry: Correspondence, edition: str, knowledge: Knowledge) -> str:
    options: list[str] = []
    if entry.statement is not None:
        title, text = entry.statement.title, entry.statement.text_markdown
    else:
        said = [load_statements()[base] for base in entry.base if base in load_statements()]
        title = said[0].title if len(said) == 1 else ""
        text = "\n\n".join(_in_edition(one.text_markdown, knowledge.base) for one in said)
        if not said:
            title = title_of(entry.number, edition)
            links = ", ".join(f"{{cr}}`{base} <{knowledge.base}/{base}>`" for base in entry.base)
            text = f"As {links} of {knowledge.base[:4]}."
    if title:
        options.append(f":title: {title}")
    examples = [f"::::{{example}}\n{example.text.strip()}\n::::" for example in entry.examples]
    body = "\n\n".join(
        ("\n".join(options), text.strip(), *examples) if options else (text.strip(), *examples)
    )
    return f":::::{{rule}} {entry.number}\n{body}\n:::::"


def _in_edition(markdown: str, edition: str) -> str:
    """Return the same text with every bare rule number said to be one of ``edition``."""
    return _BARE.sub(rf"{{cr}}`{edition}/\1`", markdown)


def _of_date(edition: str) -> str:
    day = date.fromisoformat(edition)
    return f"The rules of {day.day} {month_name[day.month]} {day.year}"


def _index(title: str, numbers: list[str] | tuple[str, ...]) -> str:
    return _page(title, "```{cr:coverage}\n```", _toctree(numbers))


def _page(title: str, *blocks: str) -> str:
    return "\n\n".join((f"# {title}", *blocks)) + "\n"


def _toctree(numbers: list[str] | tuple[str, ...]) -> str:
    return "\n".join(("```{toctree}", ":maxdepth: 1", ":hidden:", "", *numbers, "```"))
