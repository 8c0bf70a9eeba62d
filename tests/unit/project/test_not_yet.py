"""The page of what cannot be read or played yet says the truth."""

from __future__ import annotations

import re
from pathlib import Path

from comprules import rules
from comprules.english import lexicon

ROOT = Path(__file__).parents[3]
SAID_WITH_WHAT_IT_GIVES = {"max speed"}
KEYWORDS = (
    lexicon.PLAIN_KEYWORDS | lexicon.COST_KEYWORDS | lexicon.NUMBER_KEYWORDS | lexicon.NUMBER_COST_KEYWORDS
)


def test_each_keyword_that_the_engine_never_names_is_listed() -> None:
    engine = Path(rules.__file__).parents[1]
    source = "\n".join(
        path.read_text("utf-8") for part in ("rules", "happening") for path in (engine / part).rglob("*.py")
    )
    unplayed = {word for word in KEYWORDS if f'"{word}"' not in source} - SAID_WITH_WHAT_IT_GIVES
    page = (ROOT / "docs" / "not_yet.md").read_text("utf-8")
    listed = re.search(r"mean nothing else so far: ([^.]*)\.", page)
    assert listed is not None
    assert set(listed[1].replace("\n", " ").split(", ")) == unplayed
