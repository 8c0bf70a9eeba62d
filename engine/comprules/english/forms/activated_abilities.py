"""What is waited for where players activate abilities (603)."""

from __future__ import annotations

from typing import Final

from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.simple_nouns import EachPlayer
from comprules.abilities.trigger_events_of_players import ActivatesAbility
from comprules.english.forms import parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form

__all__ = ["ACTIVATED"]

_ANY: Final = AllThese(Filter())
_WORDS: Final = ("exhaust", "loyalty", "ninjutsu", "boast", "outlast", "adapt")
ACTIVATED: Final = (
    *(
        Form(ActivatesAbility, f"{{who:doer}} ~activate / a(n) {word} ability", of=_ANY, word=word)
        for word in _WORDS
    ),
    Form(ActivatesAbility, "{of:of_kind} ~boast", who=EachPlayer(), word="boast"),
    Form(ActivatesAbility, "{who:doer} ~activate an ability of {of:of_kind}"),
    *(
        Form(
            ActivatesAbility,
            f"{{who:doer}} ~activate / a(n) {word} ability of {{of:of_kind}}",
            word=word,
            written=word != "boast",
        )
        for word in _WORDS
    ),
)
