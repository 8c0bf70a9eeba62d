"""Hold what a noun phrase says against an object of the board, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache

from comprules.judge import BoardObject
from comprules.kit.steps.phrases import StepPhrase

__all__ = [
    "ability_key",
    "all_of",
    "counters_in_words",
    "has_ability",
    "in_list",
    "mismatches",
    "number_of_counters",
    "seen_as",
    "size_of",
    "told",
    "type_words",
]


def in_list(items: Iterable[object], empty: str = "nothing") -> str:
    """Items as a list in prose."""
    words = [str(item) for item in items]
    if len(words) < 2:
        return words[0] if words else empty
    return f"{', '.join(words[:-1])} and {words[-1]}"


def size_of(thing: BoardObject) -> str:
    """Power and toughness as they are written, empty for what has none."""
    return "" if thing.power is None and thing.toughness is None else f"{thing.power}/{thing.toughness}"


def type_words(thing: BoardObject) -> tuple[str, ...]:
    """Return every supertype, card type and subtype of an object, in lower case."""
    return tuple(word.lower() for word in (*thing.supertypes, *thing.types, *thing.subtypes))


def has_ability(said: str, abilities: Iterable[str], thing: BoardObject | None = None) -> bool:
    """Say whether an ability is among these: in these words, or in others that mean the same.

    ``thing`` is the object that has them, which a text may call by its name or by its type.
    """
    there = tuple(abilities)
    if ability_key(said) in {ability_key(text) for text in there}:
        return True
    name, types = (thing.name, thing.types) if thing is not None else ("", ())
    meant = _meanings(said, name, types)
    return bool(meant) and any(meant & _meanings(text, name, types) for text in there)


@lru_cache(maxsize=4096)
def _meanings(text: str, name: str, types: tuple[str, ...]) -> frozenset[object]:
    """Return what a text may be read as; nothing unless it can be read as one ability."""
    from comprules.english import CannotRead, read_abilities  # noqa: PLC0415 -- most looks do without it

    texts = {text, *(text.replace(name, f"this {one}") for one in types if name)}
    found: set[object] = set()
    for one in texts:
        with suppress(CannotRead):
            read = read_abilities(one, name=name, types=frozenset(types))
            found.update(read if len(read) == 1 else ())
    return frozenset(found)


def ability_key(text: str) -> str:
    """Return an ability's text without meaningless differences of case, quotation marks and full stop."""
    return text.replace("’", "'").replace("“", '"').replace("”", '"').strip().rstrip(".").casefold()


def seen_as(thing: BoardObject) -> str:
    """An object in words: status, size, colors, types, and what it has."""
    types = " ".join((*thing.supertypes, *thing.types))
    line = f"{types} — {' '.join(thing.subtypes)}" if thing.subtypes else types
    parts = ["tapped" * thing.tapped, "face-down" * thing.face_down, size_of(thing)]
    parts += [in_list(thing.colors, "colorless"), line, "token" * thing.token]
    has = [*thing.abilities, *counters_in_words(thing.counters)]
    if thing.damage:
        has.append(f"{thing.damage} damage")
    if has:
        parts.append(f"with {in_list(has)}")
    if thing.attached_to:
        parts.append(f"attached to {thing.attached_to}")
    if thing.controller and thing.owner != thing.controller:
        parts.append(f"owned by {thing.owner}")
    return " ".join(part for part in parts if part)


def counters_in_words(counters: Mapping[str, int]) -> list[str]:
    """Return how many counters there are of each kind: ``2 +1/+1 counters``."""
    return [number_of_counters(number, kind) for kind, number in counters.items() if number]


def number_of_counters(number: int, kind: str) -> str:
    """Return so many counters of a kind in words: ``1 lore counter``."""
    return f"{number} {kind} counter{'' if number == 1 else 's'}"


def told(label: str, wrong: Sequence[str]) -> str:
    """Return as a sentence what was said of an object and does not hold of it."""
    has = [part.removeprefix("with ") for part in wrong if part.startswith("with ")]
    other = [part for part in wrong if not part.startswith("with ")]
    said = [f"is {in_list(other)}"] * bool(other) + [f"has {in_list(has)}"] * bool(has)
    return f"{label} {' and '.join(said)}"


def all_of(phrase: StepPhrase) -> tuple[str, ...]:
    """The attributes of an object that a phrase speaks of."""
    spoken = (
        ("size", phrase.size),
        ("colors", phrase.colors or phrase.colorless),
        ("types", phrase.types or phrase.supertypes or phrase.subtypes),
        ("token", phrase.token is not None),
        ("tapped", phrase.tapped is not None),
        ("face_down", phrase.face_down is not None),
        ("abilities", phrase.abilities),
        ("counters", phrase.counters),
        ("damage", phrase.damage),
        ("owner", phrase.owner),
        ("attached_to", phrase.attached_to),
    )
    named = [name for name, said in spoken if said]
    return tuple(part for name in named for part in (("power", "toughness") if name == "size" else (name,)))


def mismatches(phrase: StepPhrase, thing: BoardObject) -> list[str]:
    """Return every word of the phrase that does not hold of the object."""
    wrong: list[str] = []
    types = type_words(thing)
    if phrase.size and phrase.size != size_of(thing):
        wrong.append(phrase.size)
    wrong += [color for color in phrase.colors if color not in thing.colors]
    if phrase.colorless and thing.colors:
        wrong.append("colorless")
    wrong += [
        word for word in (*phrase.supertypes, *phrase.types, *phrase.subtypes) if word.lower() not in types
    ]
    for said, seen, yes, no in (
        (phrase.token, thing.token, "a token", "no token"),
        (phrase.tapped, thing.tapped, "tapped", "untapped"),
        (phrase.face_down, thing.face_down, "face-down", "face-up"),
    ):
        if said is not None and said != seen:
            wrong.append(yes if said else no)
    wrong += [
        f"with {ability}" for ability in phrase.abilities if not has_ability(ability, thing.abilities, thing)
    ]
    wrong += [
        f"with {number_of_counters(number, kind)}"
        for kind, number in phrase.counters.items()
        if thing.counters.get(kind, 0) != number
    ]
    if phrase.damage and phrase.damage != thing.damage:
        wrong.append(f"with {phrase.damage} damage")
    if phrase.owner and phrase.owner != thing.owner:
        wrong.append(f"owned by {phrase.owner}")
    if phrase.attached_to and phrase.attached_to != thing.attached_to:
        wrong.append(f"attached to {phrase.attached_to}")
    return wrong
