"""Scenarios are played side by side, with the same results in the same order as one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial

from comprules.book.statements import BASE_EDITION
from comprules.editions import wording_of
from comprules.english import read_abilities
from comprules.judge import Judge
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.processes import working
from comprules.kit.results import Result
from comprules.kit.runner import play

__all__ = ["playing", "slim", "slimmed"]


@contextmanager
def playing(
    plays: Sequence[Planned], jobs: int, *, whole: bool, boards: bool = False
) -> Iterator[Iterator[Result]]:
    """Give the results of plays on our own engine, one after the other.

    Processes that play are at work before the first result is asked for. Unless ``whole`` results are wanted,
    scenarios that pass come without steps and boards, which take long from one process to another. With
    ``boards``, each step in which somebody acts has the board after it.
    """
    _ours()
    for edition in {planned.edition for planned in plays}:
        # Where nothing is known yet, the parser is built here, and not by each process.
        read_abilities("Flying", wording=wording_of(edition))
    with working(partial(_played, whole=whole, boards=boards), plays, jobs) as results:
        yield results


@cache
def _ours() -> Judge:
    return our_judge()


def _played(planned: Planned, *, whole: bool, boards: bool) -> Result:
    result = play(planned, _ours(), BASE_EDITION, boards=boards)
    return result if whole or result.status != "passed" else slim(result)


def slim(result: Result) -> Result:
    """Return a result without its steps and boards."""
    return replace(result, steps=(), before=None, after=None)


def slimmed(results: Iterable[Result], *, whole: bool) -> Iterator[Result]:
    """Yield the results; unless they are wanted ``whole``, some come without steps and boards."""
    return (result if whole or result.status != "passed" else slim(result) for result in results)
