"""The site knows registers, concordances, results of plays and the citations of the engine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from string import ascii_lowercase
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from comprules.book.concordance import Correspondence, known_rules, load_concordance
from comprules.book.edition import Entry
from comprules.book.errors import UnknownEditionError
from comprules.book.overlay import load_overlay
from comprules.book.register import editions, load_register, resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.book.titles import title_of
from comprules.kit.coverage import (
    Coverage,
    RuleStanding,
    Standing,
    cover,
    ruling_standings,
    standings,
)
from comprules.kit.results import Result
from comprules.sphinx_ext.results import NO_RESULTS, Results, read_results

if TYPE_CHECKING:
    from sphinx.environment import BuildEnvironment

__all__ = ["Home", "Knowledge", "ShownStanding", "Word", "slug_of"]

Word = Literal["executed", "failing", "missing", "no game behaviour", "not played"]


_WORDS: Final[Mapping[Standing, Word]] = {
    "executed": "executed",
    "skipped": "missing",
    "missing": "missing",
    "no game behaviour": "no game behaviour",
}
"""What the site calls a standing; a rule that stands partly is failing there, where our own engine plays."""


class ShownStanding(NamedTuple):
    """How a rule stands, with the reason where it has no game behaviour."""

    word: Word
    reason: str = ""


class Home(NamedTuple):
    """The rule under which a scenario unfolds on the page of an edition."""

    name: str
    rule: str
    anchor: str


@dataclass(frozen=True)
class Knowledge:
    """Facts for the pages; built once for a results file and thrown away with the process."""

    base: str
    results: Results = field(repr=False)
    shows_official: bool = False

    @staticmethod
    def of(env: BuildEnvironment) -> Knowledge:
        """Return what the build of this environment knows.

        Raises:
            ComprulesError: the configured results file can't be read.
        """
        return _of(env)

    # ---- numbers

    def resolve(self, name: str) -> str | None:
        """Return the date of an edition called by date or year; nothing if there is none."""
        try:
            return resolve_edition(name)
        except UnknownEditionError:
            return None

    def has_number(self, edition: str, number: str) -> bool:
        """Say whether an edition has this rule or section."""
        date = self.resolve(edition)
        return date is not None and number in load_register(date)

    def nearest_if_unknown(self, edition: str, number: str) -> tuple[str, ...]:
        """Return the nearest numbers, if the edition has no such rule; otherwise nothing."""
        register = load_register(edition)
        return () if number in register else register.nearest(number)

    def numbers_of_section(self, edition: str, section: str) -> tuple[tuple[str, str], ...]:
        """Return every rule of a section, or a rule and its lettered ones, with what each is called."""
        section, _, rule = section.partition(".")
        return tuple(
            (line.number, title_of(line.number, edition))
            for line in load_register(edition).in_section(section)
            if rule in ("", line.number.partition(".")[2].rstrip(ascii_lowercase))
        )

    def section_title(self, edition: str, number: str) -> str:
        """Return the title of a section as the edition has it."""
        line = load_register(edition).get(number)
        return line.title if line else ""

    def official(self, edition: str, number: str) -> Entry | None:
        """The official wording of a rule, if it is to be shown and the user has imported the edition."""
        return _overlay(edition).get(number) if self.shows_official else None

    @property
    def has_wording(self) -> bool:
        """Whether the official wording of the base edition is shown."""
        return self.shows_official and bool(_overlay(self.base))

    # ---- editions

    @cached_property
    def older_editions(self) -> tuple[str, ...]:
        """Return the editions before the base one that have any reviewed rule, newest first."""
        return tuple(
            date
            for date in editions().values()
            if date != self.base and any(entry.reviewed for entry in load_concordance(date).entries.values())
        )

    def reviewed_sections(self, edition: str) -> tuple[str, ...]:
        """Return the sections of an older edition of which somebody has reviewed every rule that is known."""
        concordance = load_concordance(edition)
        if concordance.in_part:
            return tuple(dict.fromkeys(line.number[:3] for line in known_rules(edition)))
        entries = concordance.entries
        register = load_register(edition)
        return tuple(
            line.number
            for line in register.sections
            if (inside := register.in_section(line.number))
            and all(rule.number in entries and entries[rule.number].reviewed for rule in inside)
        )

    def correspondence(self, edition: str, number: str) -> Correspondence | None:
        """Return what became of a rule of an older edition."""
        return None if edition == self.base else load_concordance(edition).entries.get(number)

    def history(self, number: str) -> tuple[tuple[str, tuple[Correspondence, ...]], ...]:
        """Return for each edition before the base one, newest first, its rules that became this base rule.

        Drafts are among them; where there are none, the edition did not have the rule yet.
        """
        return tuple(
            (date, tuple(concordance.entries[older] for older in concordance.older_of(number)))
            for date in editions().values()
            if date != self.base
            for concordance in (load_concordance(date),)
        )

    # ---- what was played

    def runs(self, edition: str, number: str) -> tuple[Result, ...]:
        """Return every scenario that was played for this rule in this edition."""
        return self.results.by_rule.get(f"{edition}/{number}", ())

    def standing(self, edition: str, number: str) -> ShownStanding:
        """Return how a rule stands in an edition."""
        found = self._standings(edition).get(number)
        if found is None or (found.standing == "missing" and not self.results.run.scenarios):
            return ShownStanding("not played")
        return ShownStanding(_WORDS.get(found.standing, "failing"), found.reason)

    def ruling_standing(self, edition: str, number: str) -> ShownStanding:
        """Return how a ruling on the rules of an edition stands."""
        found = _standings_of_rulings(self.results, edition)[number]
        if found.standing == "missing" and not self.results.run.scenarios:
            return ShownStanding("not played")
        return ShownStanding(_WORDS.get(found.standing, "failing"), found.reason)

    def _standings(self, edition: str) -> Mapping[str, RuleStanding]:
        return _standings(self.results, edition)

    def coverage(self, edition: str, within: str = "") -> Coverage:
        """Return the sums of an edition by section; ``within`` narrows them to a chapter or section."""
        return _coverage(self.results, edition, within)

    @cached_property
    def _homes(self) -> Mapping[tuple[str, str], Home]:
        homes: dict[tuple[str, str], Home] = {}
        taken: Counter[str] = Counter()
        for run in self.results.run.scenarios:
            number = run.rule if run.rule in run.rules else (run.rules[0] if run.rules else "")
            if number:
                slug = slug_of(run.name)
                taken[f"{run.edition}/{slug}"] += 1
                again = taken[f"{run.edition}/{slug}"]
                anchor = f"scenario-{slug}" if again == 1 else f"scenario-{slug}-{again}"
                homes[run.edition, run.id] = Home(run.name, f"{run.edition}/{number}", anchor)
        return homes

    @cached_property
    def _home_by_name(self) -> Mapping[str, Home]:
        by_name: dict[str, Home] = {}
        ordered = sorted(self._homes.items(), key=lambda item: item[0][0] != self.base)
        for (_, identifier), home in ordered:
            by_name.setdefault(home.name, home)
            by_name.setdefault(identifier, home)
        return by_name

    def home(self, run: Result) -> Home | None:
        """Under which rule a run unfolds; nothing if it is written for no rule."""
        return self._homes.get((run.edition, run.id))

    def scenario_home(self, name: str) -> Home | None:
        """Under which rule a scenario unfolds; on the page of the base edition if it was played there."""
        return self._home_by_name.get(name)

    def scenario_names(self) -> tuple[str, ...]:
        """Return every scenario that was played for a rule, by name."""
        return tuple(dict.fromkeys(home.name for home in self._homes.values()))


def slug_of(name: str) -> str:
    """Return a name as it stands in addresses."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:80].strip("-")


@lru_cache(maxsize=16)
def _standings(results: Results, edition: str) -> Mapping[str, RuleStanding]:
    return standings(edition, results.run.scenarios)


@lru_cache(maxsize=16)
def _standings_of_rulings(results: Results, edition: str) -> Mapping[str, RuleStanding]:
    return ruling_standings(edition, results.run.scenarios, _standings(results, edition))


@lru_cache(maxsize=1024)
def _coverage(results: Results, edition: str, within: str) -> Coverage:
    standing = _standings(results, edition)
    return cover(results.run, edition, within, by_rule=len(within) > 1, standing=standing)


@lru_cache(maxsize=8)
def _overlay(edition: str) -> Mapping[str, Entry]:
    overlay = load_overlay(edition)
    return {entry.number: entry for entry in overlay.rules} if overlay else {}


@lru_cache(maxsize=2)
def _of(env: BuildEnvironment) -> Knowledge:
    named: str = env.config.cr_results
    file = Path(env.srcdir, named)
    stamp = file.stat().st_mtime_ns if named and file.exists() else 0
    return _load(str(file) if named else "", stamp, official=env.config.cr_official)


@lru_cache(maxsize=1)
def _load(file: str, stamp: int, *, official: bool) -> Knowledge:  # noqa: ARG001 -- the time stamp is part of the key
    results = read_results(Path(file)) if file else NO_RESULTS
    return Knowledge(BASE_EDITION, results, official)
