"""Feature files are kept as read and checked; Gherkin reads only those that are new or edited."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from comprules.book.places import rules_text_folder
from comprules.keeping import Shelf
from comprules.kit.runner import check_wording
from comprules.scenarios import FeatureError, Scenario, read_text, text_of

__all__ = ["CHECKED_BY", "read_and_check", "with_tag"]

CHECKED_BY: Final = ("kit", "scenarios", "keeping", "judge", "words", "mana", "book/errors", "book/places")
"""Beside Gherkin's parser, reading and checking a feature file depends on these parts of the package."""


def _shelf() -> Shelf:
    spec = find_spec("gherkin")
    assert spec is not None
    assert spec.origin is not None
    gherkin = Path(spec.origin).parent
    return Shelf("features", (*CHECKED_BY, str(gherkin), str(rules_text_folder() / "cards")))


_FEATURES: Final = _shelf()


def read_and_check(paths: Iterable[Path]) -> tuple[tuple[Scenario, ...], tuple[FeatureError, ...]]:
    """Return the scenarios of these files that can be played as written, and what is wrong with the others.

    Raises:
        OSError: A file cannot be read.
        FeatureError: A file is no text.
    """
    scenarios: list[Scenario] = []
    wrong: list[FeatureError] = []
    for path in paths:
        text = text_of(path)
        digest = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
        match _FEATURES.get(str(path)):
            case (str(kept), tuple(known)) if kept == digest:
                scenarios += known
            case _:  # it is not kept, or has changed
                try:
                    read = read_text(text, path)
                except FeatureError as error:
                    wrong.append(error)
                    continue
                sound, mistakes = check_wording(read)
                if not mistakes:
                    _FEATURES.put(str(path), (digest, read))
                scenarios += sound
                wrong += mistakes
    return tuple(scenarios), tuple(wrong)


def with_tag(paths: Iterable[Path], numbers: Iterable[str]) -> Iterator[Path]:
    """Return those of the files that have a tag with one of these rule numbers, of whatever edition."""
    listed = "|".join(re.escape(number) for number in sorted(numbers))
    tag = re.compile(rf"@CR-(?:\d{{4}}(?:-\d\d-\d\d)?-)?(?:{listed})(?=\s|$)", re.MULTILINE)
    return (path for path in paths if tag.search(text_of(path)))
