"""205.3b: how a type line is read: supertypes, card types, and behind a long dash the subtypes."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass

from comprules.book.citing import cite
from comprules.counting import many, with_article
from comprules.judge import Unsupported
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.subtypes import ALL_SUBTYPES, SUBTYPE_LISTS
from comprules.words import CARD_TYPES, SUPERTYPES

__all__ = [
    "PLANAR_TYPES_ARE_ONE",
    "SUBTYPES_BEHIND_THE_DASH",
    "TypeLine",
    "phrases_behind_the_dash",
    "read_type_line",
]

SUBTYPES_BEHIND_THE_DASH = cite("205.3b")
PLANAR_TYPES_ARE_ONE = cite("311.3")

_OF_COMMAND_ZONE = frozenset({"plane", "dungeon"})
_TWO_WORDS = tuple(word for word in sorted(ALL_SUBTYPES) if word.count(" ") == 1)


@dataclass(frozen=True, slots=True)
class TypeLine:
    """What a type line says."""

    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]


def read_type_line(game: Game, line: str, name: str) -> TypeLine:
    """Return what the type line of a card says.

    Raises:
        Unsupported: a word in it means nothing, or is a subtype of another kind of card.
    """
    before, _, after = re.sub(r"\s[—–-]+\s", "\n", line).partition("\n")
    words = before.split()
    supertypes = frozenset(w.lower() for w in words if w.lower() in SUPERTYPES)
    types = frozenset(w.lower() for w in words if w.lower() in CARD_TYPES)
    stray = [w for w in words if w.lower() not in SUPERTYPES | CARD_TYPES and w.lower() != "token"]
    if stray or not types:
        raise Unsupported(
            f"the type line {line!r} of {name!r} cannot be read: {' '.join(stray) or 'no card type'}"
        )
    subtypes = phrases_behind_the_dash(game, types, after.replace("’", "'").strip()) if after else ()
    for word in subtypes:
        _ensure_it_belongs(word, types, f"the type line {line!r} of {name!r}")
    return TypeLine(supertypes, types, frozenset(w for w in subtypes if _is_subtype(game, w, types)))


@PLANAR_TYPES_ARE_ONE
@SUBTYPES_BEHIND_THE_DASH
def phrases_behind_the_dash(game: Game, types: frozenset[str], after: str) -> tuple[str, ...]:
    """Each word is a subtype, or two where a creature type has two; of a plane all words are one subtype."""
    if "plane" in types:
        found: tuple[str, ...] = (after,)
        PLANAR_TYPES_ARE_ONE.decided_once(game, f"{after} is one planar type")
    else:
        pattern = "|".join((*_TWO_WORDS, r"\S+")) if not types.isdisjoint({"creature", "kindred"}) else r"\S+"
        found = tuple(re.findall(pattern, after))
    if " " in after:
        SUBTYPES_BEHIND_THE_DASH.decided_once(game, f"{after}: {many(len(found), 'subtype')}")
    return found


def _is_subtype(game: Game, word: str, types: frozenset[str]) -> bool:
    """Say whether one of the ruleset's lists has a word for such a card."""
    for one in rules_of(game).subtypes:
        if one.holds(word) and not one.types.isdisjoint(types):
            if types & _OF_COMMAND_ZONE:
                one.citation.decided_once(game, f"{word} is {with_article(one.name)}")
            return True
    return False


def _ensure_it_belongs(word: str, types: frozenset[str], line: str) -> None:
    """See that a word is a subtype that such a card can have.

    Raises:
        Unsupported: it isn't.
    """
    lists = [one for one in SUBTYPE_LISTS if one.holds(word)]
    if any(not one.types.isdisjoint(types) for one in lists):
        return
    if lists:
        kinds = " or ".join(sorted(lists[0].types - {"tribal"}))
        raise Unsupported(f"{line} cannot be read: {word} is a {lists[0].name}, and the card is no {kinds}")
    near = difflib.get_close_matches(word, sorted(ALL_SUBTYPES), n=1)
    hint = f"; the nearest is {near[0]}" if near else ""
    raise Unsupported(f"{line} cannot be read: there is no subtype {word!r}{hint}")
