"""Two descriptions that a text joins: ``red creatures and white creatures``, ``this and target creature``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from comprules.english.lexicon import VERB_FORMS
from comprules.english.lookahead import CARD_TOO, CHANGE_VERBS, SECOND_TARGET
from comprules.english.pieces import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from comprules.english.pieces import Piece

__all__ = ["joins_cards", "joins_targets", "pieces_joining_kinds"]

_DESCRIBING: Final = frozenset(
    {"COLOR", "COLOR_COUNT", "HEAD", "NON", "STATUS", "SUBTYPE", "SUPERTYPE", "TYPE", "WORN"}
)
_AHEAD: Final = 20
_UNLIKE: Final = frozenset({"tapped", "untapped", "attacking", "blocking", "nonbasic", "multicolored"})


def pieces_joining_kinds(
    pieces: Sequence[Piece], at: int, phrases: Mapping[tuple[str, ...], list[str]], *, is_list: bool
) -> int:
    """Return how many pieces join two descriptions of one sort; 0 where none do.

    They end in one noun, or both stand behind "all" or "each", if that is more than a list of nouns.
    """
    mark, after = pieces[at].text, pieces[at + 1 : at + _AHEAD]
    every = {"all", "each"} & {piece.text for piece in after[:1]}
    behind = _description_in(after[len(every) :], phrases)
    if every:
        said = {piece.text.lower() for piece in pieces[max(at - _AHEAD, 0) : at]}
        return 2 if mark == "and" and behind and every <= said and not is_list else 0
    before = _description_in(pieces[:at][::-1], phrases)[::-1]
    if mark == "or" and _are_unlike(before, behind, phrases):
        return 1
    if len(before) < 2 or len(behind) < 2:
        return 0
    are_not = all("NON" in phrases.get((words[0],), ()) for words in (before, behind))
    return int(before[-1] == behind[-1] or (mark == "or" and are_not))


def _are_unlike(
    before: Sequence[str], behind: Sequence[str], phrases: Mapping[tuple[str, ...], list[str]]
) -> bool:
    """Say whether one word and what has an adjective of its own are joined: ``land or nonblack creature``."""

    def is_a(word: str, *kinds: str) -> bool:
        return not set(kinds).isdisjoint(phrases.get((word,), ()))

    if before and len(behind) > 1:
        of_types = is_a(behind[1], "TYPE") and is_a(before[-1], "TYPE", "SUBTYPE")
        of_types &= all(is_a(word, "TYPE", "SUBTYPE") or word == behind[0] for word in before[:-1])
        if of_types and (is_a(behind[0], "NON") or behind[0] in _UNLIKE):
            return True
        return (
            len(before) == 1
            and is_a(before[0], "NON")
            and is_a(behind[0], "SUBTYPE")
            and behind[1] in {"spell", "creature"}
        )
    return False


def _description_in(after: Sequence[Piece], phrases: Mapping[tuple[str, ...], list[str]]) -> list[str]:
    """Return the words that come one after the other and say what an object is."""
    found: list[str] = []
    for piece in after:
        spelled = {piece.text, piece.text[:1].lower() + piece.text[1:] if piece.first else piece.text}
        if piece.kind or all(_DESCRIBING.isdisjoint(phrases.get((one,), ())) for one in spelled):
            break
        found.append(piece.text)
    return found


_UP_TO_ONE: Final = 5
_CLAUSE_BEGINS: Final = frozenset({".", ",", ":", "—", "if", "when", "whenever"})
_ACTIONS: Final = frozenset({"return", "exile", "put", "tap", "untap", "destroy"})


def joins_targets(before: Sequence[Piece], after: Sequence[Piece]) -> bool:
    """Say whether ``and`` joins two objects of one instruction, or two of which one thing is said.

    No verb comes before the sentence ends, or none has come yet.
    """
    first = [piece.text for piece in after[:_UP_TO_ONE]]
    if "target" not in first or not SECOND_TARGET.match(" ".join(first)):
        return False
    for place, piece in enumerate(after):
        if piece.text in {".", ",", "until", "for", "each"}:
            return True
        if [one.text for one in after[max(place - 1, 0) : place + 2]] == ["you", "don't", "control"]:
            continue
        if _is_verb(piece):
            return _begins_clause(before)
    return False


def _begins_clause(before: Sequence[Piece]) -> bool:
    for piece in reversed(before):
        if piece.text.lower() in _CLAUSE_BEGINS:
            return True
        if _is_verb(piece):
            return False
    return True


def _is_verb(piece: Piece) -> bool:
    word = piece.text.lower() if piece.first else piece.text
    return word in VERB_FORMS or word in CHANGE_VERBS or word in _ACTIONS


def joins_cards(pieces: Sequence[Piece], at: int) -> Iterator[tuple[str, int]]:
    """Yield what joins two cards of a list, and its length, as in ``a Forest card and a Plains card``."""
    mark, after = pieces[at].text, text_of(list(pieces[at + 1 : at + 8]))
    found = CARD_TOO.match(after)
    if mark == "or" or pieces[at - 1].text != "card" or found is None or (found["last"] and mark != ","):
        return
    last = (found["last"] or mark).strip()
    yield "_AND_OR_CARD" if last == "and/or" else "_AND_CARD", 1 + bool(found["last"])
