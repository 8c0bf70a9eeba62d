"""Where a text says a name: behind ``named``, or what tokens are created."""

from __future__ import annotations

import re
from typing import Final

from comprules.english.lexicon import SUBTYPES
from comprules.predefined_tokens import PREDEFINED

__all__ = ["COST", "NAMED", "token_named_at"]

COST: Final = re.compile(
    r" (?:Sacrifice|Discard|Pay|Remove|Exile|Return|Tap|Put|Reveal|Exert|Untap|Mill|Behold|Collect|Unattach) "
)
"""What is paid begins with a capital, wherever it stands in the list of costs."""
NAMED: Final = re.compile(
    rf"[A-Z][\w'-]*(?:(?!,{COST.pattern}),? (?:(?:of|the|in|to|from|for|a|an) )*[A-Z][\w'-]*| and [A-Z][\w'-]*)*"
)
_TOKEN: Final = re.compile(r"[A-Z][\w',\- ]*?(?=, a legendary )")
_AS_CARD: Final = re.compile(rf"{NAMED.pattern}(?= tokens?\b)")
_CREATING: Final = re.compile(r"\bcreates? (?:an? |[a-z]+ )(?:tapped )?$", re.IGNORECASE)


def token_named_at(text: str, at: int) -> re.Match[str] | None:
    """Return the name of a token that stands here, as in ``create Mowu, a legendary 3/3 …``."""
    before = text[:at]
    if before.lower().endswith(("create ", "creates ")):
        return _TOKEN.match(text, at)
    name = _AS_CARD.match(text, at) if _CREATING.search(before) else None
    return None if name is None or _is_described(name[0]) else name


def _is_described(words: str) -> bool:
    """Say whether these words are subtypes or a predefined token, and not the name of a card."""
    return words in PREDEFINED or all(word in SUBTYPES for word in words.split())
