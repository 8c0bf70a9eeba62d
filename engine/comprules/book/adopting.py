"""A newer edition becomes the base: each number becomes something, and the project's files follow."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, get_args

from comprules.book.alignment import ProposedRelation, normalised, propose
from comprules.book.concordance import Relation
from comprules.book.lock import renumbered
from comprules.book.numbers import RuleNumber

if TYPE_CHECKING:
    from comprules.book.edition import Edition

__all__ = ["Adoption", "adoption", "redrafted", "renamed", "rewritten"]

_WORSE = get_args(Relation)
_HEADED = re.compile(r"(?m)^(# |Feature: )(\d{3}(?:\.\d+)?)\. ")
"""The title of a file of statements or scenarios, with the section or rule that it is about."""
_NAMED = re.compile(r"(\d{3})(?:_(\d+))?(?=_)")
"""What a file's name begins with: its section, and its rule where it is about one alone."""


@dataclass(frozen=True, slots=True)
class Adoption:
    """What becomes of the numbers of the base edition when a newer edition takes its place."""

    old: str
    """The date of the base edition."""
    new: str
    """The date of the edition that takes its place."""
    proposals: Mapping[str, ProposedRelation]
    """What became of each rule, section and chapter; those without a likeness in the newer edition retire."""

    def successor(self, number: str) -> str:
        """Return where a rule stands in the newer edition; nothing where it stands nowhere."""
        found = self.proposals.get(number)
        return found.base if found else ""

    @property
    def moved(self) -> dict[str, str]:
        """Return the numbers that became others."""
        pairs = ((number, found.base) for number, found in self.proposals.items())
        return {old: new for old, new in pairs if new and old != new}

    def says_the_same(self, number: str) -> bool:
        """Say whether a rule's wording stayed as it was, numbers and punctuation aside."""
        found = self.proposals.get(number)
        return found is not None and found.relation == "same"

    def gone(self, cited: Iterable[str]) -> tuple[str, ...]:
        """Return those of the cited numbers that stand nowhere in the newer edition."""
        lost = (number for number in cited if not self.successor(number))
        return tuple(sorted(lost, key=RuleNumber.read))

    def merged(self, cited: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """Return the numbers of the newer edition that several of the cited numbers become."""
        became: defaultdict[str, list[str]] = defaultdict(list)
        for number in sorted(cited, key=RuleNumber.read):
            became[self.successor(number)].append(number)
        return {new: tuple(olds) for new, olds in became.items() if new and len(olds) > 1}


def adoption(older: Edition, newer: Edition, by_hand: Mapping[str, str]) -> Adoption:
    """Find what becomes of each number.

    ``by_hand`` decides where the wordings alone don't. A rule whose wording is gone, and whose nearest rule
    is another one that stayed as it was, is retired.
    """
    found = {proposal.number: proposal for proposal in propose(older, newer)}
    found |= _in_order(older, newer)
    taken = {proposal.base for proposal in found.values() if proposal.relation == "same"}
    for number, proposal in found.items():
        if proposal.relation == "changed" and proposal.base in taken:
            found[number] = ProposedRelation(number, "retired", "", 0.0)
    found |= _headings(older, newer)
    found |= {old: ProposedRelation(old, "changed", new, 0.0) for old, new in by_hand.items()}
    return Adoption(older.date or "", newer.date or "", MappingProxyType(found))


def _in_order(older: Edition, newer: Edition) -> dict[str, ProposedRelation]:
    """Pair the rules that share one wording: the first in the older edition with the first in the newer."""
    groups: defaultdict[str, tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
    for side, edition in enumerate((older, newer)):
        for entry in edition.rules:
            groups[normalised(entry.text)][side].append(entry.number)
    return {
        old: ProposedRelation(old, "same", new, 1.0)
        for olds, news in groups.values()
        if len(olds) == len(news) > 1
        for old, new in zip(olds, news, strict=True)
    }


def _headings(older: Edition, newer: Edition) -> dict[str, ProposedRelation]:
    """Find sections and chapters again by their titles, and else by their numbers.

    Where several share a title, as "General", each is the one of its own number.
    """
    titles = {one.number: normalised(one.title) for one in newer.headings}
    by_title = {(len(number), title): number for number, title in titles.items()}
    found: dict[str, ProposedRelation] = {}
    for heading in older.headings:
        number, title = heading.number, normalised(heading.title)
        again = number if titles.get(number) == title else by_title.get((len(number), title))
        if again:
            found[number] = ProposedRelation(number, "same", again, 1.0)
        elif number in titles:
            found[number] = ProposedRelation(number, "changed", number, 0.0)
        else:
            found[number] = ProposedRelation(number, "retired", "", 0.0)
    return found


def rewritten(text: str, adopted: Adoption) -> str:
    """Return a file's text with base numbers, the tags of the base edition and its date moved on.

    The number in the title of a file follows where the file is about the base edition. A number in prose, or
    one that names its edition, stays as it is.
    """
    if title := _HEADED.search(text):
        there = adopted.successor(title[2])
        if there and _is_about(text, title[2]):
            text = f"{text[: title.start()]}{title[1]}{there}. {text[title.end() :]}"
    year, newer = adopted.old[:4], adopted.new[:4]
    text = renumbered(text, adopted.moved)
    text = re.sub(rf"@edition-{year}(-\d\d-\d\d)?(?![\d-])", f"@edition-{newer}", text)
    text = re.sub(
        rf'^(BASE_EDITION: Final = |base = )"{adopted.old}"',
        rf'\g<1>"{adopted.new}"',
        text,
        flags=re.MULTILINE,
    )
    return re.sub(rf"(?m)(\[The rules of |\(|^){adopted.old}(\]|/index)", rf"\g<1>{adopted.new}\g<2>", text)


def renamed(name: str, text: str, adopted: Adoption) -> str:
    """Return the name that a file of statements or scenarios gets, from its name and text under the old base.

    ``727_subgames.md`` becomes ``729_subgames.md``, and ``701_04_goad.md`` becomes ``701_05_goad.md``.
    """
    named = _NAMED.match(name)
    if named is None:
        return name
    rule = f".{int(named[2])}" if named[2] else ""
    section, _, number = adopted.successor(named[1] + rule).partition(".")
    if not section or not _is_about(text, named[1] + rule):
        return name
    return section + (f"_{number.zfill(len(named[2]))}" if rule else "") + name[named.end() :]


def _is_about(text: str, number: str) -> bool:
    """Say whether a file states or tags rules of this section of the base edition, or this rule."""
    return re.search(rf"(?:\{{rule\}} |@CR-){re.escape(number)}(?![0-9])", text) is not None


def redrafted(text: str, adopted: Adoption) -> str:
    """Return a draft concordance with the base edition's numbers as the newer edition has them.

    Where the base rule changed, the older rule is at most as like it as the two base rules are.
    """
    return "".join(_redrafted_line(line, adopted) for line in text.splitlines(keepends=True))


def _redrafted_line(line: str, adopted: Adoption) -> str:
    if line.startswith("#"):
        return line.replace(adopted.old, adopted.new)
    number, relation, bases, likeness = line.rstrip("\n").split("\t")
    found = [adopted.proposals[base] for base in bases.split() if adopted.successor(base)]
    if not found:
        return f"{number}\tretired\t\t0.00\n"
    worst = max((relation, *(one.relation for one in found)), key=_WORSE.index)
    now = " ".join(dict.fromkeys(one.base for one in found))
    return f"{number}\t{worst}\t{now}\t{min(float(likeness), *(one.likeness for one in found)):.2f}\n"
