"""Where a text says a name: behind ``named``, or before the description of a legendary token."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["COST", "NAMED", "token_named_at"]

COST: Final = re.compile(r" (?:Sacrifice|Discard|Pay|Remove|Exile|Return|Tap|Put|Reveal|Exert|Mill) ")
"""What is paid begins with a capital, wherever it stands in the list of costs."""
NAMED: Final = re.compile(
    rf"[A-Z][\w'-]*(?:(?!,{COST.pattern}),? (?:(?:of|the|in|to|from|for|a|an) )*[A-Z][\w'-]*| and [A-Z][\w'-]*)*"
)
_TOKEN: Final = re.compile(r"[A-Z][\w',\- ]*?(?=, a legendary )")


def token_named_at(text: str, at: int) -> re.Match[str] | None:
    """Return the name of a legendary token that stands here, as in ``create Mowu, a legendary 3/3 …``."""
    return _TOKEN.match(text, at) if text[:at].lower().endswith(("create ", "creates ")) else None
