"""From text to words, each of the class that can stand where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Final

from lark import Token
from lark.lexer import Lexer, PatternStr

from comprules.english.accepting import accepts
from comprules.english.ballots import is_ballot
from comprules.english.errors import CannotRead
from comprules.english.joined_kinds import joins_cards, joins_targets, pieces_joining_kinds
from comprules.english.lexicon import VERB_FORMS, plural, singular, vocabulary
from comprules.english.lookahead import (
    AS_WELL,
    CHANGE_VERBS,
    CONDITION,
    COUNTERS_AS_WELL,
    DONE_BY_THEM,
    LAND_OR_SPELL,
    PLAYER_VERBS,
    TARGETS_LISTED,
)
from comprules.english.pieces import Piece, is_article, spellings, text_of
from comprules.english.quotations import FULL_STOP, OPENING, as_a_line
from comprules.english.written_names import COST, NAMED, token_named_at

__all__ = ["Words", "normalized", "pieces_of"]

_TYPOGRAPHIC: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "–": "-", "\u00a0": " "}
)
_REMINDER: Final = re.compile(r" ?\([^()]*\)")
_LONGEST_PHRASE: Final = 12

_PIECE: Final = re.compile(
    r"""(?P<MANA>(?:\{[^{}\s]+\})+)
      | (?P<SIZE_CHANGE>[+-](?:\d+|[XY])/[+-](?:\d+|[XY]))
      | (?P<SIZE>(?:\d+|[XY])/(?:\d+|[XY])(?![\w/]))
      | (?P<LOYALTY>(?:[+-](?:\d+|X)|0|\[(?:[+-](?:\d+|X)|0)\])(?=:))
      | (?P<LOYALTY_SYMBOL>\[(?:[+-]\d+|0)\])
      | (?P<INTEGER>\d+)
      | (?P<word>and/or\b|[^\W\d_]+(?:[-'][^\W\d_]+)*)
      | (?P<mark>'s\b|[.,:;!~—'])""",
    re.VERBOSE,
)
_WHOLE_WORDS: Final = frozenset({"doctor's", "it's", "that's", "urza's"})


def normalized(text: str) -> str:
    """Return the text with plain quotation marks and hyphens, single spaces and no reminder text."""
    plain = text.translate(_TYPOGRAPHIC)
    plain = _REMINDER.sub("", plain).replace('"legend rule"', "legend rule")
    plain = plain.replace("More Than Meets the Eye", "More than meets the eye")
    plain = plain.replace("Partner—Friends forever", "Friends forever")
    return re.sub(r" +", " ", plain).strip()


def pieces_of(text: str, names: tuple[str, ...] = ()) -> list[Piece]:
    """Cut normalized text into pieces; a quotation is one piece, and so is a name of the card itself.

    Raises:
        CannotRead: A quotation is not closed, or a character belongs to no piece.
    """
    pieces: list[Piece] = []
    at, first = 0, True
    while at < len(text):
        if text[at] == " ":
            at += 1
            continue
        piece = (
            _partner(text, at, pieces)
            or _quoted(text, at)
            or _own_name(text, at, names, first=first, follows=_names_follow(pieces))
            or _plain(text, at, pieces, first=first)
        )
        if piece is None:
            raise CannotRead(text, at, f"{text[at]!r} is no part of ability text")
        if piece.kind == "SELF" and _names_follow(pieces):
            # ``named`` speaks of whatever has the name, not of the card itself.
            piece = replace(piece, kind="NAME")
        pieces.extend(_split_possessive(piece))
        at = piece.end
        first = piece.text in {".", ":", "—"} or (piece.text == "," and bool(COST.match(text, at)))
        if piece.kind == "QUOTED" and text[at - 2] == ",":
            # The comma inside the quotation is one of the sentence outside it.
            pieces[-1] = replace(piece, text=as_a_line(piece.text[:-1]))
            pieces.append(Piece(",", at - 2, at - 1))
        if piece.kind == "QUOTED" and FULL_STOP.search(text, 0, at) and re.match(r"$| [A-Z{]", text[at:]):
            # The full stop inside the quotation ends the sentence outside it as well.
            pieces.append(Piece(".", at - 1, at))
            first = True
    return pieces


def _names_follow(before: list[Piece]) -> bool:
    """Say whether a name follows: behind ``named``, ``its name is`` and ``meld them into``."""
    words = [piece.text for piece in before[-3:]]
    return words[-1:] == ["named"] or (
        words
        in (["its", "name", "is"], ["his", "name", "is"], ["her", "name", "is"], ["meld", "them", "into"])
    )


def _partner(text: str, at: int, before: list[Piece]) -> Piece | None:
    """Return the name of a partner, which is all that stands behind ``partner with``."""
    words = [piece.text.lower() for piece in before]
    if words != ["partner", "with"] or not NAMED.fullmatch(text, at):
        return None
    return Piece(text[at:], at, len(text), kind="NAME")


def _plain(text: str, at: int, before: list[Piece], *, first: bool) -> Piece | None:
    name = NAMED.match(text, at) if _names_follow(before) else token_named_at(text, at)
    if name:
        own = name[0].removesuffix("'s")
        return Piece(own, at, at + len(own), kind="NAME")
    found = _PIECE.match(text, at)
    if found is None:
        return None
    kind = found.lastgroup or ""
    return Piece(found[0], at, found.end(), first, "" if kind in {"word", "mark"} else kind)


def _own_name(text: str, at: int, names: tuple[str, ...], *, first: bool, follows: bool) -> Piece | None:
    longer = NAMED.match(text, at) if follows else token_named_at(text, at)  # another name may begin so
    least = longer.end() if longer else 0
    for name in names:
        end = at + len(name)
        if end >= least and text.startswith(name, at) and not text[end : end + 1].isalnum():
            return Piece(name, at, end, first, "SELF")
    return None


def _quoted(text: str, at: int) -> Piece | None:
    """Return a quotation that begins here; within it, other quotations may stand."""
    if not (text[at] in "\"'" and OPENING.match(text, at + 1)):
        return None
    opened = [text[at]]
    place = at + 1
    while place < len(text):
        mark = text[place]
        if mark in "\"'":
            inside_word = text[place - 1].isalnum() and text[place + 1 : place + 2].isalnum()
            if mark == opened[-1] and not (mark == "'" and text[place - 1] not in ".,!}\"'"):
                opened.pop()
            elif text[place - 1] in " (" and not inside_word:
                opened.append(mark)
            if not opened:
                return Piece(as_a_line(text[at + 1 : place]), at, place + 1, kind="QUOTED")
        place += 1
    raise CannotRead(text, at, "this quotation is not closed")


def _split_possessive(piece: Piece) -> list[Piece]:
    word = piece.text
    if piece.kind or word == "'s" or word.lower() in _WHOLE_WORDS or not word.endswith("'s"):
        return [piece]
    cut = piece.end - 2
    return [Piece(word[:-2], piece.start, cut, piece.first), Piece("'s", cut, piece.end)]


_UP_TO_ONE: Final = 4
_NAMES_OF_COUNTERS: Final = {"level", "unlock", "suspect"}
_BEARER: Final = "Ring-bearer"
"""A noun that begins with a capital wherever it stands."""
_AHEAD: Final = 20
_ACTIONS: Final = {"return", "exile", "put", "tap", "untap", "destroy", "remove"}
_EITHER_OF: Final = frozenset({"a", "an", "another", "equipped", "enchanted"})
_LAST_OF_A_LIST: Final = {"or", "and", "and/or"}
_CARDS: Final = frozenset({"card", "cards"})
_ANOTHER: Final = frozenset({"it", "it's", "its", "they", "they're", "he", "his", "she", "her", "the copy", "the copies", "the token", "the tokens"})  # fmt: skip
_EXCEPTED: Final = frozenset({"is", "isn't", "has"})
_KEYWORD_STARTS: Final = {"protection", "hexproof"}


class Words(Lexer):
    """The lexer finds the longest phrase at a place whose class the parser can accept there."""

    __future_interface__: ClassVar[int] = 2

    def __init__(self, lexer_conf: Any) -> None:
        self.phrases: dict[tuple[str, ...], list[str]] = {}
        for phrase, kinds in vocabulary().items():
            self._learn(phrase, kinds)
        for terminal in lexer_conf.terminals:
            if isinstance(terminal.pattern, PatternStr):
                self._learn(terminal.pattern.value, [terminal.name])
        self.first_words = {phrase[0] for phrase in self.phrases}

    def _learn(self, phrase: str, kinds: list[str]) -> None:
        pieces = tuple(piece.text for piece in pieces_of(phrase))
        known = self.phrases.setdefault(pieces, [])
        known.extend(kind for kind in kinds if kind not in known)

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        """Yield the tokens of a list of pieces, each chosen as the parser comes to it."""
        pieces: list[Piece] = lexer_state.text
        at = 0
        while at < len(pieces):
            readings = list(self._readings(pieces, at))
            kind, length = next(
                (reading for reading in readings if accepts(parser_state, reading[0])),
                readings[-1] if readings else ("UNKNOWN", 1),
            )
            value = " ".join(piece.text for piece in pieces[at : at + length]).replace(" !", "!")
            is_name = kind in {"SUBTYPE", "SELF", "ROLE_NAME", "QUOTED", "MANA"} or singular(value) == _BEARER
            if pieces[at].first and not is_name:
                value = value[:1].lower() + value[1:]
            token = Token(kind, value, start_pos=pieces[at].start, end_pos=pieces[at + length - 1].end)
            lexer_state.last_token = token
            yield token
            at += length

    def _readings(self, pieces: list[Piece], at: int) -> Iterator[tuple[str, int]]:
        """Yield every class of word and length in pieces that may be read here, the likeliest first."""
        piece = pieces[at]
        longest = min(_LONGEST_PHRASE, len(pieces) - at)
        if piece.text.lower() == "they" and DONE_BY_THEM.match(text_of(pieces[at + 1 : at + _UP_TO_ONE])):
            yield "_THEY_DO", 1
        if piece.text == "with" and self._brings_counters(pieces[at + 1 : at + 6]):
            yield "_WITH_COUNTERS", 1
        if piece.text == "that's" and "COLOR" in self.phrases.get(
            tuple(p.text for p in pieces[at + 1 : at + 2]), ()
        ):
            yield "_OF_COLORS", 1
        if is_ballot(pieces, at):
            yield "VOTE_WORD", 1
        if piece.kind == "SELF" and not self._is_kind_here(pieces, at):
            yield "SELF", 1
        for length in range(longest, 0, -1):
            if length == 1 and piece.text in {",", "and", "or", "and/or"}:
                yield from self._joints(pieces, at)
            if length == 1 and piece.text == "and/or" and self._are_cards_too(pieces, at):
                yield "_OR_ONE", 1
            if length > 2 and piece.text == "the" and _is_superlative(pieces[at + length - 1 :]):
                continue  # "the creature you control with the least toughness" names none that was chosen
            if length > 2 and is_ballot(pieces, at + length - 1):
                continue  # "for each time vote" counts no times
            for words in spellings(pieces[at : at + length]):
                kinds = self.phrases.get(words, ())
                attached = self._is_what_it_is_attached_to(pieces, at, kinds)
                is_said = words == ("goaded",) and pieces[at - 1].text in ("is", "are")
                for kind in kinds[::-1] if attached or self._has_number(pieces, at, kinds) else kinds:
                    if kind != "STATUS" or not is_said:
                        yield kind, length
        if piece.text == "with" and _COUNTER_AS_WELL.match(text_of(pieces[at + 1 : at + 8])):
            yield "_WITH_COUNTERS", 1
        if piece.kind:
            yield piece.kind, 1
        elif (
            at + 1 < len(pieces)
            and pieces[at + 1].text in {"counter", "counters"}
            and piece.text.islower()
            and ((piece.text,) not in self.phrases or piece.text in _NAMES_OF_COUNTERS)
        ):
            yield "COUNTER_NAME", 1

    def _is_kind_here(self, pieces: list[Piece], at: int) -> bool:
        """Whether the card's name is meant here as the creature type that it also is: ``Troll creatures``."""
        name = pieces[at].text
        return "SUBTYPE" in self.phrases.get((name,), ()) and (
            plural(name) == name or bool(self._noun_length(pieces[at + 1 : at + 3]))
        )

    def _is_what_it_is_attached_to(self, pieces: list[Piece], at: int, kinds: Any) -> bool:
        """Say whether ``enchanted creature`` speaks of one object, and not of all that are enchanted."""
        following = pieces[at + 1].text if at + 1 < len(pieces) else ""
        is_noun = not {"TYPE", "SUBTYPE", "HEAD"}.isdisjoint(self.phrases.get((following,), ()))
        return "WORN" in kinds and is_noun and singular(following) == following

    def _brings_counters(self, after: list[Piece]) -> bool:
        """Say whether ``with two time counters on it`` puts counters on something rather than describing it.

        It does if there are several counters.
        """
        if not after or (after[0].text != "X" and "INTEGER" not in self.phrases.get((after[0].text,), ())):
            return False
        said = [piece.text for piece in after[1:]]
        return any(word in {"counter", "counters"} for word in said[:3])

    def _has_number(self, pieces: list[Piece], at: int, kinds: Any) -> bool:
        """Say whether a keyword that may stand alone has its number behind it: ``suspend 4—{U}``."""
        following = pieces[at + 1].text if at + 1 < len(pieces) else ""
        with_number = {"NUMBER_KEYWORD", "NUMBER_COST_KEYWORD"}
        has_both = "KEYWORD" in kinds and not with_number.isdisjoint(kinds)
        return has_both and (following.isdigit() or following == "X")

    def _joints(self, pieces: list[Piece], at: int) -> Iterator[tuple[str, int]]:
        """Yield what joins: items of a list, changes of one subject, or clauses."""
        mark, after = pieces[at].text, pieces[at + 1 : at + _AHEAD]
        yield from joins_cards(pieces, at)
        is_list = self._is_all_as_well(pieces, at)
        if mark != "," and (joining := pieces_joining_kinds(pieces, at, self.phrases, is_list=is_list)):
            yield "_OR_KINDS", joining
        if mark in {"or", "and/or"}:
            return (yield from self._alternatives(pieces, at) if mark == "or" else ())
        if pieces[at - 1].text.lower() == "you" and {"each", "exchange"} & {one.text for one in after[:3]}:
            yield "_AND_OTHERS", 1
        if mark == ",":
            last = 1 if after and after[0].text == "and" else 0
            if self._are_tokens(after[last:]):
                yield "_TOKEN_COMMA", 1 + last
            if TARGETS_LISTED.match(text_of(after)):
                yield "_TARGET_COMMA", 1 + last
            yield from self._commas(after)
        elif is_list:
            yield "AND", 2
        elif len(after) > 1 and after[1].text == "damage":
            yield "_AND_DAMAGE", 1
        elif self._are_players_too(after) or self._are_theirs_too(pieces[at - 1], after):
            yield "_AND_TO", 1
        elif self._are_tokens(after):
            yield "_AND_TOKEN", 1
        elif COUNTERS_AS_WELL.match(text_of(after)):
            yield "_AND_COUNTERS", 1
            yield "AND", 1
        elif len(after) > 1 and after[0].text == "from":
            yield "_AND_FROM", 2
            yield "_AND_VERB", 1
        elif mark == "and" and after and "NON" in self.phrases.get((after[0].text,), ()):
            yield "_AND_KINDS", 1
            yield "AND", 1
        elif joins_targets(pieces[:at], after):
            yield "_AND_TARGET", 1
        elif AS_WELL.match(text_of(after)):
            yield "_AND_AS_WELL", 1
        elif after and (self._noun_length(after) or self._begins_keyword(after)):
            yield "AND", 1
        length = 1
        if mark == "," and after and after[0].text == "and":
            length, after = 2, after[1:]
        if self._is_exception(pieces[:at], after):
            yield "_EXCEPTION_AND", length
        if self._is_exception(pieces[:at], after, _EXCEPTED):
            yield "_EXCEPTION_VERB", length
        if self._is_change(after):
            yield "_AND_VERB", length
        if mark == "and" and CONDITION.match(text_of(after)):
            yield "_AND_CONDITION", 1
        if mark == "and" or length == 2:
            yield "_AND_CLAUSE", length
        if mark == "and":
            yield "AND", 1
            yield "_AND_KINDS", 1
            yield "_AND_VERB", 1
        else:
            yield "_COMMA", 1

    def _alternatives(self, pieces: list[Piece], at: int) -> Iterator[tuple[str, int]]:
        """Yield what an ``or`` joins, the likeliest first."""
        after = pieces[at + 1 : at + _AHEAD]
        if self._are_tokens(after) and pieces[at - 1].text == "token":
            yield "_OR_TOKEN", 1
        if after and after[0].kind == "SIZE_CHANGE":
            yield "_OR_SIZE", 1
        elif after and after[0].text == "if":
            yield "_OR_CONDITION", 2
        elif after and (after[0].text == "there" or text_of(pieces[max(at - 2, 0) : at]) == "this turn"):
            yield "_OR_CONDITION", 1
        if after and after[0].text in {"a", "an"}:
            yield "_OPTION_COMMA", 1
        if "that's" in [piece.text for piece in pieces[max(at - 4, 0) : at]] and is_article(after):
            yield "_OR_A", 2
        if after and after[0].text in _EITHER_OF:
            yield "_EITHER", 1
        if LAND_OR_SPELL.search(text_of(pieces[max(at - 6, 0) : at + 2])):
            yield "_OR_CAST", 1
        if after and (after[0].text in VERB_FORMS or after[0].text in _ACTIONS):
            yield "_OR_STEP", 1
        if is_article(after):
            yield "_OR_ONE", 2
        elif self._are_cards_too(pieces, at):
            yield "_OR_ONE", 1

    def _are_cards_too(self, pieces: list[Piece], at: int) -> bool:
        """Say whether other cards are described behind ``land card or``: ``Elf card``."""
        if pieces[at - 1].text not in _CARDS:
            return False
        after = pieces[at + 1 : at + _AHEAD]
        place = 0
        while length := self._noun_length(after[place:]):
            if after[place].text in _CARDS:
                return True
            place += length
        return False

    def _is_all_as_well(self, pieces: list[Piece], at: int) -> bool:
        """Say whether ``all Forests and all Saprolings`` comes to its ``and``, or ``each … and each …``."""
        before, after = pieces[max(at - 2, 0) : at], pieces[at + 1 : at + 4]
        joined = {piece.text.lower() for piece in (*before[:1], *after[:1])}
        is_last = [piece.text for piece in after[2:]] in (["."], [","])
        are_nouns = all(self._noun_length(words) for words in (before[1:], after[1:]))
        return are_nouns and (joined == {"all"} or (joined == {"each"} and is_last))

    def _are_players_too(self, after: list[Piece]) -> bool:
        """Say whether ``and each player`` ends a sentence or clause: damage is dealt to them as well."""
        said = [piece.text for piece in after[:3]]
        whom = 1 if said[:1] == ["you"] else 2
        names_players = said[:whom] in (["you"], ["each", "player"], ["each", "opponent"])
        return names_players and said[whom : whom + 1] in (["."], [","], ["instead"])

    def _are_theirs_too(self, before: Piece, after: list[Piece]) -> bool:
        """Say whether ``target player and each creature`` comes to its ``and``."""
        return before.text in {"player", "opponent", "you"} and text_of(after[:1]) == "each"

    def _are_tokens(self, after: list[Piece]) -> bool:
        """Whether ``and`` is followed by more tokens to create: ``and a 1/1 green Insect creature token``."""
        if not after or not (
            after[0].text in {"a", "an"} or "INTEGER" in self.phrases.get((after[0].text,), ())
        ):
            return False
        for piece in after[1:]:
            if piece.text in {"token", "tokens"}:
                return True
            if piece.text in VERB_FORMS or piece.text in {".", ","}:
                return False
        return False

    def _commas(self, after: list[Piece]) -> Iterator[tuple[str, int]]:
        """Yield what a comma may be within a phrase, the likeliest first."""
        if after and "NON" in self.phrases.get((after[0].text,), ()):
            yield "_WORD_COMMA", 1
        is_last = bool(after) and after[0].text in _LAST_OF_A_LIST
        if any(piece.kind == "MANA" for piece in after[: 1 + is_last]):
            yield "_MANA_COMMA", 1
        option = 1 if after and after[0].text == "or" else 0
        if len(after) > option and after[option].text in {"a", "an"}:
            yield "_OPTION_COMMA", 1 + option
        if self._is_list_word(after):
            yield "_LIST_COMMA", 1

    def _is_change(self, after: list[Piece]) -> bool:
        """Say whether another change of the same subject comes."""
        return bool(after) and after[0].text in CHANGE_VERBS and not PLAYER_VERBS.match(text_of(after))

    def _is_exception(
        self, before: list[Piece], after: list[Piece], words: frozenset[str] = _ANOTHER
    ) -> bool:
        """Say whether another exception of a copy comes: ``except it's red, and it has flying``."""
        said = [piece.text for piece in before]
        sentence = said[max((k for k, text in enumerate(said) if text == "."), default=-1) + 1 :]
        if "except" not in sentence or not after:
            return False
        return after[0].text in words or " ".join(p.text for p in after[:2]) in words

    def _is_list_word(self, after: list[Piece]) -> bool:
        """Say whether an item of a list comes, and with it the list's ``or`` or ``and``, or a keyword."""
        place = 1 if after and after[0].text in _LAST_OF_A_LIST else 0
        if self._begins_keyword(after[place:]):
            return True
        return bool(self._noun_length(after[1:])) if place else self._list_goes_on(after)

    def _list_goes_on(self, after: list[Piece]) -> bool:
        """Say whether what comes is ``item, item, or item``."""
        place = 0
        while length := self._noun_length(after[place:]):
            place += length
            is_comma = place < len(after) and after[place].text == ","
            place += is_comma
            if place < len(after) and after[place].text in _LAST_OF_A_LIST:
                return True
            if not is_comma:
                return False
        return False

    def _noun_length(self, after: list[Piece]) -> int:
        """Return how many pieces the noun or adjective has that comes; 0 where none comes."""
        nouns = {"TYPE", "SUBTYPE", "COLOR", "HEAD", "NON"}
        for length in (2, 1):
            phrase = tuple(piece.text for piece in after[:length])
            if len(phrase) == length and not nouns.isdisjoint(self.phrases.get(phrase, ())):
                return length
        return 0

    def _begins_keyword(self, after: list[Piece]) -> bool:
        starts = after and (after[0].text in _KEYWORD_STARTS or after[0].kind == "QUOTED")
        if starts or text_of(after[:2]) == "this ability":
            return True
        kinds = {"KEYWORD", "COST_KEYWORD", "NUMBER_KEYWORD", "LANDWALK"}
        return any(
            not kinds.isdisjoint(self.phrases.get(tuple(piece.text for piece in after[:length]), ()))
            for length in (1, 2, 3, 4)
            if len(after) >= length
        )


_COUNTER_AS_WELL: Final = re.compile(r"an? \S+ counter on (?:it|them)\b")
"""A counter that something gets, where nothing can be described any more."""


def _is_superlative(after: list[Piece]) -> bool:
    """Say whether what one controls is told apart by having the least or the greatest of something."""
    return text_of(after[:3]) == "control with the"
