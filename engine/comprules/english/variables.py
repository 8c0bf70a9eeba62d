"""Refuse an X that nothing gives a value: no cost, no event, no explanation (107.3)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.kinds import Activated, SpellAbility, Static, Triggered
from comprules.abilities.nouns import Filter
from comprules.abilities.parts import parts_of
from comprules.abilities.predicates import Is
from comprules.abilities.simple_nouns import This, X
from comprules.abilities.trigger_events import Either
from comprules.abilities.trigger_events_of_objects import BecomesMarked, Enters, IsTurnedFaceUp
from comprules.abilities.trigger_events_of_players import CastsSpell, CyclesCard
from comprules.english.errors import CannotRead
from comprules.english.said import Difference

if TYPE_CHECKING:
    from comprules.abilities.kinds import Ability
    from comprules.abilities.trigger_events import TriggerEvent

__all__ = ["REASONS", "ensure_each_x_has_a_value"]

_ELSEWHERE: Final = "X is explained in another sentence, and for that one alone"
_NOWHERE: Final = "nothing says what X is"
REASONS: Final = (_ELSEWHERE, _NOWHERE)
"""Why an X is refused."""

_ASIDE: Final = re.compile(r'"[^"]*"|“[^”]*”|\([^()]*\)')
"""Quotations and reminder text, which speak of an X of their own."""
_EXPLAINED: Final = re.compile(r"\bwhere X is\b")
_PAID: Final = re.compile(r"\{X\}|\bpays? X\b")
_WORD: Final = re.compile(r"(?<![\w{])X(?![\w}])")


def ensure_each_x_has_a_value(line: str, abilities: tuple[Ability, ...]) -> None:
    """Refuse the line of a card in which an X stands that nothing says.

    Raises:
        CannotRead: An X has no value, or one is explained in another sentence alone.
    """
    if any(_speaks_of_difference(ability) for ability in abilities):
        raise CannotRead(line, max(line.find("the difference"), 0), "what is compared is not said")
    plain = _ASIDE.sub(lambda found: " " * len(found[0]), line)
    found = list(_WORD.finditer(plain))
    if not found:
        return
    for ability in abilities:
        effects = getattr(ability, "effects", ())
        if not any(_has_x(effect) for effect in effects):
            continue
        if _EXPLAINED.search(plain):
            raise CannotRead(line, found[-1].start(), _ELSEWHERE)
        if isinstance(ability, Triggered) and not _PAID.search(plain) and not _brings_x(ability.when):
            raise CannotRead(line, found[0].start(), _NOWHERE)


def _speaks_of_difference(part: Any) -> bool:
    return isinstance(part, Difference) or any(map(_speaks_of_difference, parts_of(part)))


def _has_x(part: Any) -> bool:
    if isinstance(part, X):
        return True
    granted = isinstance(part, Activated | SpellAbility | Static | Triggered)
    return not granted and any(_has_x(inner) for inner in parts_of(part))


def _brings_x(when: TriggerEvent) -> bool:
    """Say whether the event knows an X: that of the spell that it was, of a cost, or of a monstrosity."""
    match when:
        case Either(first, second):
            return _brings_x(first) and _brings_x(second)
        case Enters(This()) | IsTurnedFaceUp(This()) | CyclesCard(what=This()) | CastsSpell(spell=This()):
            return True
        case CastsSpell(spell=Filter() as kind) if Is("with {X} in its mana cost") in kind.predicates:
            return True
        case BecomesMarked(This(), "monstrous"):
            return True
        case _:  # no other event has an X
            return False
