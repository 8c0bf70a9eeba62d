"""What has to be so of all that are chosen, taken together, stands behind the noun (601.2c, 608.2d)."""

from __future__ import annotations

from typing import Final

from comprules.abilities.nouns import InAll
from comprules.english.forms.form import Form, fixed

__all__ = ["TOGETHER"]

_CHOSEN: Final = "When this creature enters, destroy two target creatures {}."
TOGETHER: Final = (
    fixed(
        InAll("different names"),
        "(with different names|that have different names|that each have different names)",
        frame=_CHOSEN,
    ),
    fixed(
        InAll("different controllers"),
        "(controlled by different players|with different controllers)",
        frame=_CHOSEN,
    ),
    fixed(InAll("different mana values"), "with different mana values", frame=_CHOSEN),
    fixed(InAll("different powers"), "with different powers", frame=_CHOSEN),
    *(
        Form(InAll, f"with total {quality} {{most:number_or_x}} or less", how=quality, frame=_CHOSEN)
        for quality in ("mana value", "power")
    ),
    fixed(InAll("one controller"), "controlled by the same player", frame=_CHOSEN),
)
