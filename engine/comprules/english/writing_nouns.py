"""Filters, subjects and players in words."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from operator import itemgetter
from typing import Any, Final

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.descriptions import predicate_of, without, words_for
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    Attaching,
    Both,
    Filter,
    Non,
    OneOrMore,
    OneOrOther,
    Owner,
    Picked,
    Players,
    Predicate,
    Subject,
    Target,
)
from comprules.abilities.predicates import (
    Color,
    HasCounter,
    Is,
    Other,
    Subtype,
    Supertype,
    Type,
)
from comprules.abilities.simple_nouns import (
    Attached,
    EachPlayer,
    It,
    This,
    You,
)
from comprules.english.errors import CannotWrite
from comprules.english.forms.behind_nouns import behind_words as words_behind
from comprules.english.forms.named import NAMED, ONE_OF
from comprules.english.forms.players import DOERS, PLAYERS
from comprules.english.forms.targets import AMONG, PICKED
from comprules.english.lexicon import plural
from comprules.english.writing_words import (
    Phrase,
    article,
    listed,
    refuse,
)
from comprules.words import PERMANENT_TYPES

__all__ = [
    "behind_words",
    "described",
    "doer_words",
    "each_of",
    "filter_words",
    "in_one_list",
    "kinds_words",
    "object_words",
    "of_kind",
    "of_subject",
    "one_of",
    "owned_by",
    "players_words",
    "subject_words",
]


# ---- filters


def filter_words(kind: Filter, *, several: bool = False, bare: bool = False) -> str:
    """Return a description without article; with ``bare`` no noun is added where the filter has none.

    Raises:
        CannotWrite: The filter holds a combination that the language has no words for.
    """
    if kind.noun.endswith("ability"):
        raise refuse(kind, "abilities are only targets, without further description")
    if (either := predicate_of(kind, OneOrOther)) is not None:
        return _one_or_other(kind, either, several=several)
    parts = _adjectives(kind)
    nouns = _nouns(kind, several=several)
    behind = behind_words(kind, several=several)
    if not nouns and not (bare and parts and not behind):
        nouns = ["permanents" if several else "permanent"]
    return " ".join([*parts, *nouns, *behind])


def _one_or_other(kind: Filter, either: OneOrOther, *, several: bool) -> str:
    """``basic land card or a Desert card``; what goes for both stands behind."""
    place: Any = "stack" if kind.noun == "spell" else "battlefield"
    one, other = (
        filter_words(Filter(those, kind.noun, place), several=several) for those in (either.one, either.other)
    )
    rest, zone = without(kind, OneOrOther), "battlefield" if kind.noun == "spell" else kind.zone
    behind = behind_words(replace(rest, noun="permanent", zone=zone), several=several)
    if several and one.rpartition(" ")[2] != other.rpartition(" ")[2]:
        return " ".join([one, "and all", other, *behind])
    are_alike = one.rpartition(" ")[2] == other.rpartition(" ")[2] and " " in one and " " in other
    joint = (
        ("and/or" if kind.noun == "card" else "and")
        if several
        else "or"
        if are_alike
        else f"or {article(other).split(' ')[0]}"
    )
    return " ".join([one, joint, other, *behind])


def _adjectives(kind: Filter) -> list[str]:
    """Return what stands before the noun, in the order in which it is said."""
    said = [found for predicate in kind.predicates if (found := _before_noun(predicate))]
    if _both_colors(kind):
        said = [(place, words) for place, words in said if place != (_COLOR, 0)]
    return [words for _, words in sorted(said, key=itemgetter(0))]


_STATUS, _COMBAT, _SET_ASIDE, _NOT, _SUPERTYPE, _COLOR, _COLORS = range(7)
"""The order of what stands before the noun; adjectives of one place stand in the order of their table."""
_ROWS: Final = {word: place for place, word in enumerate(ADJECTIVES)}
_NOT_A: Final = {Supertype: 0, Color: 1, Type: 2, Subtype: 3}


def _before_noun(predicate: Predicate) -> tuple[tuple[int, int], str] | None:
    """What a predicate says before the noun, and where it stands there; None where it stands elsewhere."""
    match predicate:
        case Is(word):
            row = ADJECTIVES[word]
            if row.place == "before":
                return (_SET_ASIDE if row.exiled_cards else _STATUS, _ROWS[word]), word
            return ((_COLORS, 0), word) if row.place == "color" else None
        case AnyOf((Is("attacking"), Is("blocking"))):
            return (_COMBAT, 0), "attacking or blocking"
        case Non(Is(word)) if ADJECTIVES[word].place == "noun":
            return (_COMBAT, 1), f"non{word}"
        case Non(Subtype(word)):
            return (_NOT, _NOT_A[Subtype]), f"non-{word}"
        case Non(Supertype(word) | Color(word) | Type(word) as inner):
            return (_NOT, _NOT_A[type(inner)]), f"non{word}"
        case Supertype(word):
            return (_SUPERTYPE, 0), word
        case Color(word):
            return (_COLOR, 0), word
        case AnyOf((Color(), Color(), *_) as these) if words := _alternatives(these, Color):
            return (_COLOR, 0), listed(words, "or")
        case _:  # everything else is a noun, or stands behind it
            return None


def _nouns(kind: Filter, *, several: bool) -> list[str]:
    head: str = kind.noun if kind.noun != "permanent" else ""
    if head == "object":
        head = "spells and permanents" if several else "spell or permanent"
    alternatives = [p.these for p in kind.predicates if isinstance(p, AnyOf) and _is_noun(p)]
    groups: list[tuple[str, ...]] = []
    for sort in (Subtype, Type):
        groups += [(word,) for word in words_for(kind, sort)]
        for these in alternatives:
            if isinstance(these[0], sort):
                words = _alternatives(these, Subtype, Type)
                is_permanent = head in {"card", "spell"} and set(words) == PERMANENT_TYPES
                groups.append(("permanent",) if is_permanent else words)
    if predicate_of(kind, Type) and any(_alternatives(these, Type) for these in alternatives):
        raise refuse(kind)
    nouns = [
        p.adjective for p in kind.predicates if isinstance(p, Is) and ADJECTIVES[p.adjective].place == "noun"
    ]
    if len(nouns) + bool(head) > 1 and ("token" in nouns or len(nouns) > 1):
        raise refuse(kind)
    # "Outlaw creatures", but "creature tokens".
    groups = [(noun,) for noun in nouns if noun != "token"] + groups
    groups += [(noun,) for noun in (*nouns, head) if noun in {"token", head} and noun]
    if not groups:
        return []
    *before, last = groups
    return [*(listed(group, "or") for group in before), _last_noun(last, several=several)]


def _last_noun(words: tuple[str, ...], *, several: bool) -> str:
    if not several:
        return listed(words, "or")
    if words == ("spells and permanents",):
        return words[0]
    plurals = tuple(plural(word) for word in words)
    return listed(plurals, "or" if plurals == words else "and")


def behind_words(kind: Filter, *, several: bool) -> list[str]:
    """Return what stands behind the noun, in the order in which it is said."""
    if kind.noun == "spell" and kind.zone != "stack":
        raise refuse(kind)
    rest = [p for p in kind.predicates if not (isinstance(p, Other) or _before_noun(p) or _is_noun(p))]
    zone = "battlefield" if kind.noun == "spell" else kind.zone
    behind = words_behind(Filter(tuple(rest), zone=zone), several=several)
    return [*_both_colors(kind), *behind]


def _both_colors(kind: Filter) -> list[str]:
    """``That's both red and white``: two colors of one object stand behind the noun."""
    colors = [p.word for p in kind.predicates if isinstance(p, Color)]
    return [f"that's both {listed(colors, 'and')}"] if len(colors) == 2 else []


def _is_noun(predicate: Predicate) -> bool:
    match predicate:
        case Type() | Subtype():
            return True
        case Is(word):
            return ADJECTIVES[word].place == "noun"
        case AnyOf(these):
            return len(these) > 1 and bool(_alternatives(these, Type, Subtype))
        case _:
            return False


def _alternatives(these: tuple[Predicate, ...], *kinds: type[Type | Subtype | Color]) -> tuple[str, ...]:
    """Return the words of alternatives, where all of them are of these kinds."""
    words = tuple(one.word for one in these if isinstance(one, kinds))
    return words if len(words) == len(these) else ()


def one_of(kind: Filter) -> str:
    """``a creature you control``, ``another creature``."""
    if kind.other:
        return f"another {filter_words(without(kind, Other))}"
    return article(filter_words(kind))


def kinds_words(kind: Filter, *, several: bool = True) -> str:
    """Return a description after an amount: ``lands you control``, ``other creatures``."""
    return f"{'other ' * kind.other}{filter_words(without(kind, Other), several=several)}"


def described(kind: Filter) -> str:
    """Return a predicate: ``tapped``, ``white``, ``a Goblin``."""
    words = filter_words(kind, bare=True)
    has_no_noun = words == " ".join(_adjectives(kind))
    return words if has_no_noun else article(words)


# ---- subjects


def subject_words(subject: Subject, *, every: str = "") -> Phrase:
    """Return a subject as it stands before a verb, or with ``every`` as an object: ``all creatures``.

    Raises: CannotWrite: Its filter has no words.
    """
    match subject:
        case This(noun, zone) if zone:
            return Phrase(f"this {noun} from {owned_by(You(), zone)}")
        case It("they") if every:
            return Phrase("them", plural=True)
        case AllThese(kind):
            return _all_words(kind, every)
        case Picked(of=Filter() as cards):
            spells = subject_words(replace(subject, of=None))
            return Phrase(f"{spells.words} from among {kinds_words(cards)}", spells.plural)
        case Picked():
            return (AMONG if subject.among else PICKED).phrase(subject)
        case Both(Both(), Target()) if (several := in_one_list(subject)) is not None:
            return Phrase(
                listed([subject_words(part, every=every).words for part in several], "and"), plural=True
            )
        case Both(first, Target() as second) if not isinstance(first, Both | Picked):
            words = [subject_words(part, every=every).words for part in (first, second)]
            return Phrase(" and ".join(words), plural=True)
        case Both(first, AllThese(kind)) if every and _is_apart(first, kind):
            return Phrase(
                f"{subject_words(first, every=every).words} and all {kinds_words(kind)}", plural=True
            )
        case Both(first, AllThese() | This() as second) if not isinstance(
            first, Both | Picked
        ) and _goes_along(second):
            words = [subject_words(part, every="all").words for part in (first, second)]
            return Phrase(" and ".join(words), plural=True)
        case _:
            return NAMED.phrase(subject)


def _is_apart(first: Subject, kind: Filter) -> bool:
    """Say whether one object and all of a kind are named together: ``this artifact and all creatures``."""
    return not isinstance(first, Both | Picked | AllThese) and not kind.other


def _goes_along(second: AllThese | This) -> bool:
    """Say whether an instruction may be about it besides: ``… and all Auras attached to it``."""
    if isinstance(second, This):
        return second.noun in ("Aura", "Saga")
    return predicate_of(second.filter, Attaching) is not None or second.filter.zone == "exile"


def in_one_list(subject: Subject) -> tuple[Target, ...] | None:
    """Return the targets that stand in one list; None where something else stands among them."""
    match subject:
        case Both(first, Target() as last):
            before = in_one_list(first)
            return None if before is None else (*before, last)
        case Target():
            return (subject,)
        case _:
            return None


def _all_words(kind: Filter, every: str) -> Phrase:
    with suppress(CannotWrite):
        return NAMED.phrase(AllThese(kind))
    plain = without(kind, Other)
    if every == "each":
        return Phrase(f"each {'other ' * kind.other}{filter_words(plain)}")
    words = filter_words(plain, several=True)
    if every or not (kind.other or kind.controller):
        return Phrase(f"all {'other ' * kind.other}{words}", plural=True)
    return Phrase(f"{'other ' * kind.other}{words}", plural=True)


def object_words(subject: Subject) -> str:
    """Return a subject that something is done to: ``target creature``, ``all creatures``."""
    return subject_words(subject, every="all").words


def each_of(subject: Subject) -> str:
    """Return a subject that damage or counters go to: ``each creature``, ``target creature``."""
    return subject_words(subject, every="each").words


def of_subject(subject: Subject) -> str:
    """Return a possessive: ``target creature's``, ``its``."""
    if subject == It():
        return "its"
    phrase = subject_words(subject, every="each")
    match subject:
        case Target(filter=kind) | AllThese(filter=kind) if predicate_of(kind, HasCounter):
            raise refuse(subject, "a long description has no possessive")
    if phrase.plural:
        raise refuse(subject, "several things have no possessive here")
    return f"{phrase.words}'s"


def of_kind(who: Subject) -> Phrase:
    """Return what an event happens to: ``a creature you control``, ``this creature``."""
    if isinstance(who, Both) and isinstance(who.second, AllThese) and who.second.filter.other:
        return Phrase(f"{subject_words(who.first).words} or {one_of(who.second.filter)}")
    if isinstance(who, Both) and isinstance(who.second, AllThese):
        return Phrase(f"{of_kind(who.first).words} or {one_of(who.second.filter)}")
    if isinstance(who, Both) and isinstance(who.second, Attached):
        return Phrase(f"{subject_words(who.first).words} or {subject_words(who.second).words}")
    return ONE_OF.phrase(who) if isinstance(who, AllThese | OneOrMore) else subject_words(who)


# ---- players


def players_words(players: Players) -> Phrase:
    """Players as a subject: ``you``, ``each opponent``, ``its controller``."""
    return PLAYERS.phrase(players)


def owned_by(players: Players, noun: str) -> str:
    """Something of a player: ``your hand``, ``that player's graveyard``, ``all graveyards``."""
    match players:
        case You():
            return f"your {noun}"
        case EachPlayer() if noun in {"hand", "library", "graveyard"}:
            return f"all {plural(noun)}"
        case Owner(It("they")) if noun in {"hand", "library", "graveyard"}:
            return f"their owners' {plural(noun)}"
        case _:
            return f"{players_words(players).words}'s {noun}"


def doer_words(who: Players) -> str:
    """Players as an event sees them: ``a player``, ``an opponent``."""
    return DOERS.phrase(who).words
