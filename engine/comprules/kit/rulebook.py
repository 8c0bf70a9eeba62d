"""The kit's view of the book: registers say what there is, concordances what became of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from comprules.book.concordance import load_concordance
from comprules.book.errors import ComprulesError, UnknownEditionError
from comprules.book.places import features_folder
from comprules.book.register import editions, load_register, resolve_edition
from comprules.book.rulings import load_rulings
from comprules.book.shared import shared_scenarios
from comprules.book.statements import BASE_EDITION
from comprules.kit.feature_files import read_and_check, with_tag
from comprules.kit.planning import Planned, plan
from comprules.scenarios import FeatureError, Scenario, feature_files

__all__ = ["CarriedBook", "SuiteError", "own_numbers", "plan_suite", "read_soundly", "read_suite"]


class SuiteError(ComprulesError):
    """A feature file that cannot be played as it is written."""


class CarriedBook:
    """The book that this package carries, as :class:`comprules.kit.planning.Book`.

    With ``all_alike`` every scenario is played in an older edition whose rules hold there, known or not.
    """

    base = BASE_EDITION

    def __init__(self, *, all_alike: bool = False) -> None:
        """Say whether only the scenarios are shared of which that is known."""
        self.all_alike = all_alike

    @property
    def editions(self) -> tuple[str, ...]:
        """Return every edition that there is a register of, newest first."""
        return tuple(editions().values())

    def resolve(self, name: str) -> str | None:
        """Return the effective date that a short name means, or nothing."""
        try:
            return resolve_edition(name)
        except UnknownEditionError:
            return None

    def has_rule(self, edition: str, number: str) -> bool:
        """Say whether the edition has this number."""
        return number in load_register(edition)

    def example_count(self, edition: str, number: str) -> int:
        """Return how many official examples stand under the number."""
        line = load_register(edition).get(number)
        return line.examples if line else 0

    def older_of(self, edition: str, base_number: str, *, same_only: bool) -> tuple[str, ...]:
        """Return the edition's numbers of a base rule; ``same_only`` wants them reviewed and alike."""
        concordance = load_concordance(edition)
        return concordance.proved_by(base_number) if same_only else concordance.older_of(base_number)

    def alike(self, edition: str) -> frozenset[str]:
        """Return the base rules that are reviewed and hold in the edition."""
        return load_concordance(edition).alike

    def shared(self, edition: str) -> frozenset[str] | None:
        """Return the ids of the scenarios that are known to hold in an older edition; None for all alike."""
        return None if self.all_alike else shared_scenarios(edition)

    def ruled_by(self, edition: str, ruling: str) -> tuple[str, ...] | None:
        """Return the edition's rules that a ruling is about; None where there is no such ruling."""
        found = load_rulings(edition).get(ruling)
        return found.rules if found else None

    def base_of(self, edition: str, number: str) -> tuple[str, ...]:
        """Return the base rules that became of an edition's number."""
        return (
            load_concordance(edition).entry(number).base
            if number in load_concordance(edition).entries
            else ()
        )

    def like(self, edition: str, base_rule: str, nth: int) -> tuple[tuple[str, int], ...]:
        """Return the edition's examples, as rule and place, that describe the same game as a base example."""
        return load_concordance(edition).examples_like(base_rule, nth)

    def nearest(self, edition: str, number: str) -> tuple[str, ...]:
        """Numbers of the edition that are written much like this one."""
        return load_register(edition).nearest(number, 3)


def own_numbers(edition: str, base_number: str) -> tuple[str, ...]:
    """The edition's numbers for a base rule that means the same there; none where it is not the same."""
    return CarriedBook().older_of(edition, base_number, same_only=True)


def read_suite(paths: Sequence[Path] = (), *, rule: str = "") -> tuple[Scenario, ...]:
    """Return every scenario of these files and folders, or of the whole suite, its wording checked.

    With ``rule``, a number of any edition, only files that carry a tag of that rule are read.

    Raises:
        SuiteError: A file cannot be read, or steps are written in a way that no form reads.
    """
    scenarios, mistakes = read_soundly(paths, rule=rule)
    if mistakes:
        raise mistakes
    return scenarios


def read_soundly(
    paths: Sequence[Path] = (), *, rule: str = ""
) -> tuple[tuple[Scenario, ...], SuiteError | None]:
    """Return the scenarios that can be played as written, and what is wrong with the others.

    Raises:
        SuiteError: A file cannot be read.
    """
    try:
        files: Iterable[Path] = feature_files(paths or [features_folder()])
        scenarios, wrong = read_and_check(with_tag(files, _tagged_as(rule)) if rule else files)
    except FeatureError as error:
        raise SuiteError(str(error), "Put the line right and play again.") from None
    except OSError as error:
        raise SuiteError(str(error), "Give feature files, or folders that hold some.") from None
    if not wrong:
        return scenarios, None
    hint = "The steps that can be written are listed by: comprules steps"
    return scenarios, SuiteError("\n".join(str(error) for error in wrong), hint)


def _tagged_as(rule: str) -> frozenset[str]:
    """Return the numbers by which tags may name this rule or ruling.

    They are its own, that of a rule that it restates, and those of the base rules.
    """
    book = CarriedBook()
    rulings = (ruling for edition in book.editions if (ruling := load_rulings(edition).get(rule)))
    own = {rule}.union(*(ruling.rules for ruling in rulings if ruling.is_restated))
    return frozenset(own.union(*(book.base_of(edition, one) for edition in book.editions for one in own)))


def plan_suite(
    scenarios: Iterable[Scenario], chosen: Sequence[str] | None = None, *, all_alike: bool = False
) -> tuple[Planned, ...]:
    """Return every play of these scenarios in the chosen editions, or in all that their tags select.

    Editions are named by effective dates. With ``all_alike`` a scenario is played in an older edition as soon
    as its rules hold there, and not only once it is known that all holds on which it depends.

    Raises: SuiteError: A tag names what the book does not have.
    """
    try:
        return plan(scenarios, CarriedBook(all_alike=all_alike), chosen, features_folder())
    except FeatureError as error:
        raise SuiteError(
            str(error), "Tags name rules by the number of their edition: @CR-613.4d, @CR-2009-418.5i"
        ) from None
