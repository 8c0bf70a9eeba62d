"""Read ability text, or find what an earlier process read; only new texts need grammar and parser."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from comprules.english.errors import CannotRead, CannotWrite
from comprules.english.origins_of_abilities import came_from
from comprules.english.sources_of_readings import READ_FROM, lark_file
from comprules.keeping import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterable

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Ability
    from comprules.words import Wording

__all__ = ["freshly_read", "read_abilities", "read_condition"]

_READINGS: Final = Shelf("readings", (*READ_FROM, lark_file()))


def read_abilities(
    text: str,
    *,
    name: str = "",
    wording: Wording = "",
    spell: bool = False,
    types: Iterable[str] = (),
) -> tuple[Ability, ...]:
    """Read the text of a card: one ability a line, reminder text passed over.

    ``name`` is the card's, so that a text may call the object by it or by the part before a comma. On an
    instant or sorcery (``spell``, or its word among ``types``) all sentences together are one spell ability.
    An older ``wording`` is refused where the current one holds, and the other way round.

    Raises:
        CannotRead: A line lies outside the language, or the card has more than one meaning for it.
    """
    is_spell = spell or not {"instant", "sorcery"}.isdisjoint(types)
    return _read(text, name, wording, is_spell=is_spell)


def read_condition(text: str, *, name: str = "", wording: Wording = "") -> Condition:
    """Read a condition, such as ``you control a Forest``.

    Raises:
        CannotRead: It lies outside the language.
    """
    from comprules.english.binding import bound  # noqa: PLC0415 -- as below
    from comprules.english.reading import condition_read  # noqa: PLC0415 -- the grammar is needed for new texts alone

    try:
        return bound(condition_read(text, name, wording), text)
    except CannotRead as refusal:
        found = refusal.expected
        raise CannotRead(refusal.text, refusal.at, refusal.reason, lambda: found, _known) from None


def _read(text: str, name: str, wording: str, *, is_spell: bool) -> tuple[Ability, ...]:
    match _read_or_refused(text, name, wording, is_spell=is_spell):
        case _Refusal(line, at, reason):
            raise CannotRead(
                line, at, reason, lambda: _expected(text, name, wording, is_spell=is_spell), _known
            )
        case abilities:
            return abilities


def _known() -> tuple[str, ...]:
    """Sentences that the language has, one for each form."""
    from comprules.english.forms.samples import samples_of_forms  # noqa: PLC0415 -- needed for refusals alone
    from comprules.english.samples import SAMPLES  # noqa: PLC0415 -- as above

    return (*SAMPLES, *(sample.text for sample in samples_of_forms()))


@dataclass(frozen=True, slots=True)
class _Refusal:
    """The line that could not be read, where, and why."""

    line: str
    at: int
    reason: str


@cache
def _read_or_refused(text: str, name: str, wording: str, *, is_spell: bool) -> tuple[Ability, ...] | _Refusal:
    key = text, name, wording, is_spell
    known: tuple[Ability, ...] | _Refusal | None = _READINGS.get(key)
    if known is None:
        try:
            known = freshly_read(text, name, wording, is_spell=is_spell)
        except CannotRead as refusal:
            known = _Refusal(refusal.text, refusal.at, refusal.reason)
        _READINGS.put(key, known)
    if isinstance(known, tuple):
        came_from(known, key)
    return known


def freshly_read(text: str, name: str, wording: str, *, is_spell: bool) -> tuple[Ability, ...]:
    """Read a text as :func:`read_abilities` does, and keep nothing of it.

    Raises:
        CannotRead: It lies outside the language, or means nothing.
    """
    from comprules.english.binding import bound_all  # noqa: PLC0415 -- the grammar is needed for new texts alone
    from comprules.english.own_names import ensure_granters_are_known  # noqa: PLC0415 -- as above
    from comprules.english.reading import abilities_read  # noqa: PLC0415 -- as above

    abilities = bound_all(abilities_read(text, name, wording, is_spell=is_spell), text)
    ensure_granters_are_known(text, abilities)
    _ensure_it_can_be_said_again(text, abilities)
    return abilities


def _ensure_it_can_be_said_again(text: str, abilities: tuple[Ability, ...]) -> None:
    """Refuse words that are known one by one and together mean nothing: no ability has these words."""
    from comprules.english.writing import write  # noqa: PLC0415 -- as below

    lines = text.strip().splitlines()
    for at, ability in enumerate(abilities):
        try:
            write(ability)
        except CannotWrite:
            line = lines[at] if len(lines) == len(abilities) else lines[0]
            raise CannotRead(line, 0, "its words are known, but not what they mean together") from None


def _expected(text: str, name: str, wording: str, *, is_spell: bool) -> tuple[str, ...]:
    """Return what could stand where the text can't be read: only the grammar knows."""
    from comprules.english.reading import abilities_read  # noqa: PLC0415 -- as above

    try:
        abilities_read(text, name, wording, is_spell=is_spell)
    except CannotRead as refusal:
        return refusal.expected
    return ()  # every word of it is known, but one of them refers to nothing
