"""Every game of a run written as a file of its own, for a replay."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from comprules.book.errors import ComprulesError
from comprules.kit.replay import Recorder, recording_json
from comprules.kit.results import Result

__all__ = ["save_games"]


def save_games(results: Iterable[Result], recorder: Recorder, folder: Path) -> Iterator[Result]:
    """Write each game into the folder as soon as its result is there; the results are handed on.

    Raises:
        ComprulesError: A file cannot be written.
    """
    taken: set[str] = set()
    for result in results:
        if recorder.position is not None:
            name = _free_name(result, taken)
            try:
                folder.mkdir(parents=True, exist_ok=True)
                text = recording_json(recorder.recording(f"{result.name} ({result.edition})"))
                (folder / name).write_text(text + "\n", "utf-8")
            except OSError as error:
                raise ComprulesError(
                    f"{folder / name} cannot be written: {error.strerror}", "Name another folder."
                ) from None
        recorder.position = None
        yield result


def _free_name(result: Result, taken: set[str]) -> str:
    words = re.sub(r"[^a-z0-9]+", "-", result.name.lower()).strip("-")[:80]
    stem = f"{result.section or 'own'}-{words}-{result.edition}"
    count = 2
    name = stem
    while name in taken:
        name, count = f"{stem}-{count}", count + 1
    taken.add(name)
    return f"{name}.json"
