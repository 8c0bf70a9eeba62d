"""Results of plays are kept until the package, the book or the scenario changes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from comprules.book.places import rules_text_folder
from comprules.keeping import Shelf
from comprules.kit.planning import Planned
from comprules.kit.results import Result

__all__ = ["known_results", "remembered"]

_RESULTS: Final = Shelf("results", ("", str(rules_text_folder())))


def known_results(plays: Sequence[Planned]) -> tuple[Result, ...] | None:
    """Return the results of these plays on our own engine, if each of them is known.

    They come without steps and boards.
    """
    found: list[Result] = []
    for planned in plays:
        match _RESULTS.get((planned.id, planned.edition)):
            case (str(scenario), Result() as result) if scenario == _scenario(planned):
                found.append(result)
            case _:  # it is not kept, or the scenario has changed
                return None
    return tuple(found)


def remembered(plays: Iterable[Planned], results: Iterable[Result]) -> Iterator[Result]:
    """Yield these results, each kept on its way for :func:`known_results`.

    They must be our own engine's, with every rule.
    """
    for planned, result in zip(plays, results, strict=True):
        slim = replace(result, steps=(), before=None, after=None)
        _RESULTS.put((planned.id, planned.edition), (_scenario(planned), slim))
        yield result


def _scenario(planned: Planned) -> str:
    """Return a name for all that the scenario says, its file and lines included."""
    return hashlib.blake2b(repr((planned.path, planned.scenario)).encode(), digest_size=16).hexdigest()
