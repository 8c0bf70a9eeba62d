"""What was played, by edition and rule.

The steps and boards of thousands of plays are most of a results file, and few pages show any. So they are
kept packed, one play each, and unpacked where a page shows them; a file that was read before is not read
again.
"""

from __future__ import annotations

import hashlib
import pickle
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from comprules.book.errors import ComprulesError
from comprules.keeping import fingerprint, found, keep, sources
from comprules.kit.results import Result, Run
from comprules.kit.results_file import read_run

__all__ = ["NO_RESULTS", "Results", "digest_of", "read_results"]


class _Packed(NamedTuple):
    """A whole result, compressed, and what stands for all that a page shows of it."""

    content: bytes
    digest: str


@dataclass(frozen=True, slots=True, eq=False)
class Results:
    """Every result of one run, told apart by identity; those of ``run`` come without steps and boards."""

    run: Run
    packed: Mapping[tuple[str, str], _Packed] = field(repr=False)
    """Whole results; the key is the edition and the scenario's id."""
    by_rule: Mapping[str, tuple[Result, ...]] = field(init=False, repr=False)
    """The key is the edition and the number of a rule or a ruling: ``2025-06-06/613.4d``."""

    @staticmethod
    def of(run: Run) -> Results:
        """Return the results of a run, each packed."""
        packed = {(one.edition, one.id): _packed(one) for one in run.scenarios}
        slim = (replace(one, steps=(), before=None, after=None) for one in run.scenarios)
        return Results(replace(run, scenarios=tuple(slim)), packed)

    def __post_init__(self) -> None:
        by_rule: dict[str, list[Result]] = {}
        for result in self.run.scenarios:
            for number in (*result.rules, *result.rulings):
                by_rule.setdefault(f"{result.edition}/{number}", []).append(result)
        ordered = {key: tuple(results) for key, results in by_rule.items()}
        object.__setattr__(self, "by_rule", MappingProxyType(ordered))

    def whole(self, result: Result) -> Result:
        """Return a result of this run with its steps and boards."""
        content = self.packed[result.edition, result.id].content
        return cast("Result", pickle.loads(zlib.decompress(content)))  # noqa: S301 -- packed here, or found() believed it

    def digest(self, result: Result) -> str:
        """Return what stands for all that is shown of a result of this run."""
        return self.packed[result.edition, result.id].digest


_FAST: Final = 1


def digest_of(result: Result) -> str:
    """Return what stands for all that is shown of a whole result; not the time that it took."""
    return _packed(result).digest


def _packed(result: Result) -> _Packed:
    content = pickle.dumps(replace(result, milliseconds=0.0), protocol=pickle.HIGHEST_PROTOCOL)
    return _Packed(zlib.compress(content, _FAST), hashlib.blake2b(content, digest_size=16).hexdigest())


NO_RESULTS = Results(Run("", "", "", ()), {})


def read_results(file: Path) -> Results:
    """Read a results file.

    Raises:
        ComprulesError: there is no such file, or it is no results file.
    """
    hint = "Write one with: comprules check --edition all --boards --format json --output results.json"
    try:
        content = file.read_bytes()
        name = fingerprint(
            hashlib.blake2b(content).hexdigest(), sources("kit", "judge", "sphinx_ext/results")
        )
        kept = cast("tuple[Run, Mapping[tuple[str, str], _Packed]] | None", found(_KIND, name))
        results = Results(*kept) if kept is not None else Results.of(read_run(content.decode("utf-8")))
    except FileNotFoundError:
        raise ComprulesError(f"there is no results file {file}", hint) from None
    except ValueError as error:
        raise ComprulesError(f"{file} is no results file: {error}", hint) from None
    if kept is None:
        keep(_KIND, name, (results.run, results.packed))
    return results


_KIND: Final = "book"
