"""Players search and shuffle libraries and reveal cards (701.20, 701.23, 701.24)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from comprules.abilities.instructions import Reveal
from comprules.abilities.keyword_actions import DigUntil
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    Controller,
    Filter,
    OwnedBy,
    Picked,
    Players,
    Subject,
    TopOf,
)
from comprules.abilities.searching import LookAtHand, SearchLibrary, ShuffleLibrary
from comprules.abilities.simple_nouns import (
    DefendingPlayer,
    EachPlayer,
    Opponents,
    PlayerTarget,
    ThatPlayer,
    X,
    You,
)
from comprules.english.forms.form import Form, Topic, part
from comprules.english.forms.parts import is_their_own
from comprules.english.said import Misread
from comprules.english.writing_nouns import players_words

__all__ = ["LIBRARY_ACTIONS", "REVEALING"]


def _library_of(players: Players) -> str:
    match players:
        case You():
            return "your"
        case ThatPlayer():
            return "their"
        case _:
            return f"{players_words(players).words}'s"


# Whose library is searched: one's own, or that of somebody else.
part("library_of", "whose", _library_of, "target opponent's", of=Players)


def _searches(
    players: Players,
    whose: Players,
    what: Filter,
    amount: Amount,
    up_to: bool = False,  # noqa: FBT001, FBT002 -- the field's value
    also: tuple[Any, ...] = (),
    every_zone: bool = False,  # noqa: FBT001, FBT002 -- the field's value
) -> SearchLibrary:
    if every_zone and also == ("graveyard",) and not what.predicates:
        raise Misread("the rest would be what else lies in both zones")
    other = None if is_their_own(players, whose) else whose
    return SearchLibrary(players, what, amount, up_to, also, every_zone, other)


def _searched(search: SearchLibrary) -> dict[str, Any]:
    own = You() if search.players == You() else ThatPlayer()
    return {
        "players": search.players,
        "whose": search.whose or own,
        "what": search.what,
        "amount": search.amount,
        "up_to": search.up_to,
        "also": search.also,
        "every_zone": search.every_zone,
    }


def _search(words: str, **constants: Any) -> Form:
    return Form(SearchLibrary, words, doer="players", make=_searches, unmake=_searched, **constants)


def _reveals(players: Players, subject: Subject) -> Reveal:
    """Return that a player reveals what is his or hers; who reveals what another has makes no difference.

    Several players each reveal something, and what follows is done for one after the other: not so here.
    """
    if (
        players in (EachPlayer(), Opponents())
        and isinstance(subject, TopOf)
        and subject.player == ThatPlayer()
    ):
        return Reveal(replace(subject, player=players))
    if not isinstance(players, PlayerTarget | DefendingPlayer | Controller):
        return Reveal(subject)
    match subject:
        case TopOf(ThatPlayer()):
            return Reveal(replace(subject, player=players))
        case AllThese(kind) | Picked(kind, at_random=True) if OwnedBy(ThatPlayer()) in kind.predicates:
            told = tuple(OwnedBy(players) if one == OwnedBy(ThatPlayer()) else one for one in kind.predicates)
            return Reveal(replace(subject, filter=replace(kind, predicates=told)))
        case _:
            return Reveal(subject)


def _of_yours(shuffle: ShuffleLibrary) -> str:
    return "" if shuffle.players in (None, You()) else "another player shuffles 'their library'"


def _of_others(dig: DigUntil) -> str:
    return "" if dig.players != You() else "you exile cards 'from the top of your library'"


def _of_theirs(shuffle: ShuffleLibrary) -> str:
    return "" if shuffle.players != You() else "you shuffle 'your library'"


_SO_MANY: Final[dict[str, Any]] = {}
_AT_MOST: Final[dict[str, Any]] = {"up_to": True}
REVEALING: Final = Topic(
    "reveal",
    Form(
        Reveal,
        "~reveal {subject:moved}",
        doer="players",
        make=_reveals,
        unmake=lambda shown: {"players": None, "subject": shown.subject},
    ),
)
LIBRARY_ACTIONS: Final = Topic(
    "library_action",
    Form(LookAtHand, "~reveal {players:own} hand", doer="players"),
    Form(ShuffleLibrary, "~shuffle", doer="players"),
    Form(
        ShuffleLibrary,
        "~shuffle / your library",
        doer="players",
        where=_of_yours,
        written=False,
        frame="When this creature enters, shuffle your library.",
    ),
    Form(ShuffleLibrary, "~shuffle / their library", doer="players", where=_of_theirs, written=False),
    _search("~search {whose:library_of} library for / {amount what:sought}"),
    _search("~search {whose:library_of} library for / {amount what:each_sought}"),
    _search("~search {whose:library_of} library for / {amount what:any_of_each_sought}", up_to=True),
    _search("~search {whose:library_of} library for / up to {amount what:sought_up_to}", up_to=True),
    _search(
        "~search {whose:library_of} library for / any number of {amount what:sought_any_number}", up_to=True
    ),
    _search("~search {whose:library_of} {also:zones_searched} for / {amount what:sought}"),
    _search(
        "~search {whose:library_of} {also:zones_searched} for / up to {amount what:sought_up_to}", up_to=True
    ),
    *(
        _search(
            f"~search {{whose:library_of}} {{also:all_zones_searched}} for / {what}", every_zone=True, **more
        )
        for what, more in (
            ("{amount what:sought}", _SO_MANY),
            ("up to {amount what:sought_up_to}", _AT_MOST),
            ("any number of {amount what:sought_any_number}", _AT_MOST),
            ("all {amount what:sought_any_number}", _SO_MANY),
        )
    ),
    Form(
        DigUntil,
        "~reveal cards from the top of {players:own} library until {players:they_themselves} ~reveal {what:card_found}",
        doer="players",
    ),
    Form(
        DigUntil,
        "~reveal cards from the top of {players:own} library until {players:they_themselves} ~reveal {amount:so_much} {what:several_cards}",
        doer="players",
    ),
    Form(
        DigUntil,
        "~reveal cards from the top of {players:own} library until {players:they_themselves} ~reveal X {what:several_cards}",
        doer="players",
        amount=X(),
    ),
    Form(
        DigUntil,
        "~exile cards from the top of {players:own} library until {players:they_themselves} ~exile {what:card_found}",
        doer="players",
        exile=True,
        where=_of_others,
    ),
    frame="When this creature enters, each player {}.",
)
