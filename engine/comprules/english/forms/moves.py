"""Objects are put into another zone, by you or by players who are named before the verb (400, 608.2e)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.descriptions import narrowed, without
from comprules.abilities.instructions import Move
from comprules.abilities.nouns import (
    AllThese,
    Both,
    CountOf,
    Filter,
    Non,
    OwnedBy,
    Owner,
    Picked,
    Players,
    Subject,
    Target,
    TopOf,
)
from comprules.abilities.predicates import Is
from comprules.abilities.searching import PlayersMove
from comprules.abilities.simple_nouns import EachPlayer, It, Number, Opponents, TheRest, This, You
from comprules.english.forms import materials as _materials  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms import trigger_events as _events  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, choice, fixed, part, the_same
from comprules.english.lexicon import singular
from comprules.english.making_descriptions import from_zone
from comprules.english.said import Misread, Said, is_plural
from comprules.english.writing_nouns import in_one_list, object_words, owned_by, players_words, subject_words
from comprules.english.writing_words import Phrase, counted, is_one, listed, refuse

if TYPE_CHECKING:
    from collections.abc import Callable

    from lark import Token

    from comprules.abilities.nouns import Amount

__all__ = ["BOTTOM", "HOW", "MOVES", "MOVES_THEIRS", "ONTO", "SHUFFLED_IN", "TOP"]

# ---- what is moved


def _moved(subject: Subject) -> Phrase:
    """Return what is moved, with the zone it comes from."""
    if isinstance(subject, Picked) and (subject.filter.noun, subject.filter.zone) == ("spell", "hand"):
        spells = replace(without(subject.filter, OwnedBy), zone="stack")
        amount = CountOf(spells) if subject.amount == CountOf(subject.filter) else subject.amount
        said = subject_words(replace(subject, filter=spells, amount=amount))
        return Phrase(f"{said.words} from your hand", said.plural)
    if isinstance(subject, Picked) and subject.filter.zone == "hand or graveyard":
        cards = replace(without(subject.filter, OwnedBy), zone="battlefield")
        amount = CountOf(cards) if subject.amount == CountOf(subject.filter) else subject.amount
        said = subject_words(replace(subject, filter=cards, amount=amount))
        return Phrase(f"{said.words} from your hand or graveyard", said.plural)
    several = subject_words(subject, every="all").plural
    match subject:
        case Both() if (these := in_one_list(subject)) is not None and all(map(_of_your_graveyard, these)):
            bare = (replace(c, filter=replace(without(c.filter, OwnedBy), zone="battlefield")) for c in these)
            return Phrase(f"{listed([object_words(c) for c in bare], 'and')} from your graveyard", several)
        case Target(together=True):
            return subject_words(subject)
        case (
            Target(filter=Filter(noun="card", zone="hand" | "library" | "graveyard") as cards)
            | AllThese(filter=Filter(noun="card", zone="hand" | "library" | "graveyard") as cards)
        ):
            plain = replace(subject, filter=replace(without(cards, OwnedBy), zone="battlefield"))
            if isinstance(subject, Target) and cards.owner in (None, Opponents()):
                whose = "a" if cards.owner is None else "an opponent's"
                return Phrase(f"{object_words(plain)} from {whose} {cards.zone}", several)
            zone = owned_by(cards.owner or EachPlayer(), cards.zone)
            return Phrase(f"{object_words(plain)} from {zone}", several)
        case _:
            return Phrase(object_words(subject), several)


def _of_your_graveyard(target: Target) -> bool:
    return (target.filter.zone, target.filter.owner) == ("graveyard", You())


def _moved_one(subject: Subject) -> Phrase:
    phrase = _moved(subject)
    if phrase.plural:
        raise refuse(subject)
    return phrase


def _is_put(subject: Subject) -> bool:
    """Say whether it is put somewhere rather than returned there: it was not seen before."""
    match subject:
        case Picked(among=True):
            return True
        case Target(filter=kind) | AllThese(kind) | Picked(kind):
            return kind.noun == "card" and kind.zone in ("hand", "library", "hand or graveyard")
        case _:
            return isinstance(subject, TopOf | TheRest)


def _put_words(subject: Subject) -> Phrase:
    if not _is_put(subject):
        raise refuse(subject)
    return _moved(subject)


def _returned_words(subject: Subject) -> Phrase:
    if _is_put(subject):
        raise refuse(subject)
    return _moved(subject)


part("moved", "moved", _moved, "up to two target creature cards from your graveyard", of=Subject)
part("moved_one", "moved", _moved_one, "target creature card from your graveyard", of=Subject)
part("moved_thing", "moved", _moved, "target creature", of=Subject)
part("moved_all", "moved", _moved, Phrase("all creatures", plural=True), of=Subject)
part("put", "moved", _put_words, "the top card of your library", of=Subject)
part("returned", "moved", _returned_words, "target creature", of=Subject)


def _every_card(whose: Said, zone: Token) -> Subject:
    cards: Subject = from_zone(Said(AllThese(Filter(noun="card")), plural=True), whose, zone).value
    return cards


def _unsaid(subject: Subject) -> str:
    raise refuse(subject)


part("every_card_in", "_zone_of", _unsaid, "your graveyard", read=_every_card, takes=2)

# ---- where it goes: nothing goes to another player's zone (400.3)


def _goes_home(subject: Subject, whose: Players) -> bool:
    match subject:
        case Target(kind) | AllThese(kind) | Picked(kind, among=False) if kind.owner != You():
            if whose == You():
                raise Misread("this may belong to another player, and goes to its owner")
        case _:  # what was named before, or is the player's own
            pass
    return True


def _in_number(whose: Said, zone: Token) -> Said:
    """Return whose zone it is; of several things where the words say so."""
    of_one = whose.plural is None and not is_plural(zone)
    if not of_one and is_plural(zone) is not whose.plural:
        raise Misread("things, owners and zones do not agree in number", zone)
    return Said(whose.value, True if of_one or whose.plural else None)


def _zone_only(wanted: str) -> Callable[[Said, Token], Said]:
    def read(whose: Said, zone: Token) -> Said:
        if singular(str(zone)) != wanted:
            raise Misread(f"nothing goes to a {singular(str(zone))} like this", zone)
        return _in_number(whose, zone)

    return read


def _home_words(zone: str) -> Callable[..., str]:
    def write(subject: Subject, *, several: bool) -> str:
        return owned_by(_owners(subject, several=several), zone)

    return write


def _owners(subject: Subject, *, several: bool) -> Players:
    """Return whose zone something goes to."""
    match subject:
        case (
            Target(filter=Filter(noun="card", owner=You()))
            | AllThese(filter=Filter(noun="card", owner=You()))
            | This(zone="graveyard" | "hand")
            | Picked(among=True)
            | TheRest()
        ):
            return You()
        case _:
            return Owner(It("they" if several else "it"))


def _any_home(whose: Said, zone: Token) -> tuple[Players, str]:
    return whose.value, singular(str(zone))


def _any_home_words(subject: Subject, to: str, *, several: bool) -> str:
    if to not in ("hand", "graveyard") or (to == "hand" and not _is_put(subject)):
        raise refuse(subject)
    return _home_words(to)(subject, several=several)


def _their_own(write: Callable[..., str]) -> Callable[..., str]:
    """Return what is said of the zone where the player is named whose it is."""

    def of_theirs(*move: Any) -> str:
        return f"their {write(*move, several=False).split()[-1]}"

    return of_theirs


for _home, _write, _read in (
    ("hand", _home_words("hand"), _zone_only("hand")),
    ("library", _home_words("library"), _zone_only("library")),
    ("home", _any_home_words, _any_home),
):
    _where = "graveyard" if _home == "home" else _home
    _more: dict[str, Any] = {"read": _read, "takes": 2, "same": _goes_home}
    part(f"own_{_home}", "_zone_of", _write, Phrase(f"its owner's {_where}"), agrees=True, **_more)
    part(f"their_{_home}", "_zone_of", _their_own(_write), f"their {_where}", **_more)
part("whose_library", "_zone_of", lambda: "your library", "your library", read=_any_home, takes=2)
part("a_zone", "_zone_of", _unsaid, "your hand", read=lambda _, zone: str(zone), takes=2)
choice("in_order", {"in any order": "any", "in a random order": "random"})

# ---- how it enters the battlefield, and with what counters


def _counters_words(counters: tuple[tuple[str, Amount], ...], *, several: bool) -> str:
    if not counters:
        raise refuse(counters)
    said = [counted(amount, f"{kind} counter{'' if is_one(amount) else 's'}") for kind, amount in counters]
    return f"{' and '.join(said)} on {'them' if several else 'it'}"


part(
    "counters_brought", "counters_brought _on_it", _counters_words, Phrase("a +1/+1 counter on it"), of=tuple, agrees=True
)  # fmt: skip
part("with_counters", "_WITH_COUNTERS", lambda: "with", "with", takes=0, read=str)


def _controller(whose: Players) -> Players | None:
    """Return who controls it; None for its owner."""
    return None if isinstance(whose, Owner) and isinstance(whose.of, It) else whose


def _one_named(under: Players | None) -> dict[str, Any] | None:
    return None if under is None or _controller(under) is None else {"whose": under}


def _host_words(host: Subject | Players) -> str:
    return players_words(host).words if isinstance(host, Players) else object_words(host)


part(
    "whose_control",
    'whose "control"',
    lambda whose: owned_by(whose, "control"),
    "target player's control",
    of=Players,
)
part("host", "recipient", _host_words, "this creature", of=Subject | Players)


def _always(words: str) -> Callable[..., str]:
    def write(*, several: bool) -> str:
        del several
        return words

    return write


# Older wordings have other words for them.
for _name, _symbol, _words in (
    ("battlefield_to", "_to_battlefield", "to the battlefield"),
    ("battlefield_onto", "_onto_battlefield", "onto the battlefield"),
):
    part(_name, _symbol, _always(_words), Phrase(_words), read=str, takes=0, agrees=True)

_ENTERING: Final = "When this creature enters, return two target creatures to the battlefield {}."
_STATUS: Final = Topic(
    "entering_status",
    fixed((False, False), "", frame="When this creature enters, draw a card{}."),
    fixed((False, False), "face up", written=False),
    fixed((True, False), "tapped"),
    fixed((True, True), "tapped and attacking"),
    fixed((False, True), "attacking"),
    frame=_ENTERING,
)


def _status_words(tapped: bool, attacking: bool, *, several: bool) -> str:  # noqa: FBT001 -- the fields
    del several
    return _STATUS.words((tapped, attacking))


part("status", "entering_status", _status_words, Phrase("tapped"), agrees=True)


Topic(
    "entering_under",
    fixed(You(), "", frame="When this creature enters, draw a card{}."),
    fixed(None, "{under its owner's control/under their owners' control}"),
    fixed(None, "(under his owner's control|under her owner's control)", written=False, in_number="one"),
    Form(object, "under {whose:whose_control}", make=_controller, unmake=_one_named),
    frame=_ENTERING,
    agrees=True,
)
Topic(
    "entering_with",
    fixed((), "", frame="When this creature enters, draw a card{}."),
    the_same("with {it:counters_brought}"),
    frame="When this creature enters, return target creature to the battlefield {}.",
    agrees=True,
)
Topic(
    "entering_attached",
    fixed(None, "", frame="When this creature enters, draw a card{}."),
    the_same("attached to {it:host}"),
    frame=_ENTERING,
)
HOW: Final = (
    "{tapped attacking:status} {transformed=|transformed} {under:entering_under} {counters:entering_with} "
    "{attached_to:entering_attached}"
)

# ---- moving

ONTO: Final[dict[str, Any]] = {"to": "battlefield"}
TOP: Final = {"to": "library", "place": "top"}
_SECOND: Final = {"to": "library", "place": "second"}
_THIRD: Final = {"to": "library", "place": "third"}
BOTTOM: Final = {"to": "library", "place": "bottom"}
_EITHER_END: Final = {"to": "library", "place": "top or bottom"}
_EXILE: Final = {"to": "exile"}
_ANTE: Final = {"to": "ante"}
_BY_ANYONE: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    (f"~put {{subject:put}} {{battlefield_onto}} {HOW}", ONTO),
    (f"~return {{subject:returned}} {{battlefield_to}} {HOW}", ONTO),
    ("~return {subject:returned} to {subject:own_hand}", {"to": "hand"}),
    ("~put {subject:moved_thing} into {subject to:own_home}", {}),
    ("~put {subject:moved_thing} on top of {subject:own_library} [{order:in_order}]", TOP),
    ("~put {subject:moved_thing} into {subject:own_library} second from the top", _SECOND),
    ("~put {subject:moved_thing} into {subject:own_library} third from the top", _THIRD),
    ("~put {subject:moved_thing} on the bottom of {subject:own_library} [{order:in_order}]", BOTTOM),
)
"""What you do, and what players do who are named, each with its own cards."""


def _by_you(words: str, **more: Any) -> Form:
    return Form(Move, words.replace("~", ""), **more)


def _from_ones_own(move: Move) -> str:
    match move.subject:
        case Target(kind) | AllThese(kind) | Picked(kind) if kind.owner == You():
            return ""
        case _:
            return "only one's own cards go to one's hand"


def _all_but(subject: Subject, but: Non) -> Move:
    if not isinstance(subject, AllThese):
        raise Misread("exceptions are made of all of a kind")
    return Move(AllThese(narrowed(subject.filter, but)), "hand")


_PROCESSED: Final = Picked(Filter.of(OwnedBy(Opponents()), noun="card", zone="exile"), Number(1))
_COMMANDER: Final = Picked(Filter.of(Is("commander"), OwnedBy(You()), noun="card", zone="command"), Number(1))
MOVES: Final = Topic(
    "move",
    _by_you("exile {subject:moved_thing} [until {until:event}]", not_in="2009", **_EXILE),
    _by_you("exile {subject:moved_thing} face down", face_down=True, not_in="2009", **_EXILE),
    _by_you(
        "exile {subject:moved_thing} {with_counters} {counters:counters_brought}", not_in="2009", **_EXILE
    ),
    _by_you("ante {subject:moved_thing}", **_ANTE),
    _by_you("exile {subject:materials}", not_in="2009", **_EXILE),
    _by_you("exile {subject:every_card_in}", written=False, not_in="2009", **_EXILE),
    _by_you(
        "remove {subject:moved_thing} from the game",
        wording="2009",
        frame="When this creature comes into play, {}.",
        **_EXILE,
    ),
    *(_by_you(words, **more) for words, more in _BY_ANYONE),
    _by_you(
        "return {subject:moved_thing} to {its owner's graveyard/their owners' graveyards}",
        to="graveyard",
        written=False,
    ),
    _by_you(
        "put {subject:moved_thing} on your choice of the top or bottom of {subject:own_library}",
        **_EITHER_END,
    ),
    _by_you("put {subject:moved_thing} on top [{order:in_order}]", written=False, **TOP),
    _by_you("put {subject:moved_thing} on the bottom {order:in_order}", written=False, **BOTTOM),
    *(
        _by_you(
            f"return to the battlefield{tapped} / {{subject:moved_thing}}", under=You(), written=False, **more
        )
        for tapped, more in (("", ONTO), (" tapped", ONTO | {"tapped": True}))
    ),
    _by_you(
        "put onto the battlefield under your control / {subject:moved_thing}",
        under=You(),
        written=False,
        **ONTO,
    ),
    _by_you("return to your hand / {subject:moved}", to="hand", where=_from_ones_own, written=False),
    _by_you("return to their owners' hands / {subject:moved_thing}", to="hand", written=False),
    Form(
        Move,
        "return {subject:moved_all} to {subject:own_hand} {but:but_these}",
        make=_all_but,
        unmake=lambda _: None,
        written=False,
    ),
    fixed(Move(_COMMANDER, "hand"), "put your commander into your hand from the command zone"),
    fixed(
        Move(_PROCESSED, "graveyard"),
        "put a card an opponent owns / from exile into that player's graveyard",
        written=False,
    ),
    fixed(
        Move(Picked(_PROCESSED.filter, Number(2)), "graveyard"),
        "put / two cards your opponents own from exile into their owners' graveyards",
        written=False,
    ),
    _by_you("put {subject:moved_thing} back on top of {subject:own_library}", written=False, **TOP),
    _by_you("put {subject:named} back in any order", order="any", written=False, **TOP),
    frame="When this creature enters, {}.",
)
SHUFFLED_IN: Final = Topic(
    "shuffled_in",
    Form(
        Move,
        "~shuffle {subject:moved_thing} into {subject:own_library}",
        to="library",
        place="shuffled",
    ),
    frame="When this creature enters, {}.",
)


def _players_move(
    players: Players,
    subject: Subject,
    to: Any,
    *,
    place: Any = "",
    order: Any = "",
    tapped: bool = False,
    attacking: bool = False,
    transformed: bool = False,
    under: Players | None = None,
    counters: tuple[tuple[str, Amount], ...] = (),
    attached_to: Subject | Players | None = None,
    face_down: bool = False,
) -> PlayersMove:
    move = Move(subject, to, place, tapped, under, counters, order=order, attacking=attacking)
    move = replace(move, face_down=face_down)
    return PlayersMove(players, replace(move, transformed=transformed, attached_to=attached_to))


def _by_players(effect: PlayersMove) -> dict[str, Any] | None:
    said = {field.name: getattr(effect.move, field.name) for field in fields(Move) if field.compare}
    if said.pop("until") is not None:
        return None
    return {"players": effect.players, **said}


def _by_each(words: str, **more: Any) -> Form:
    theirs = words.replace(":own_", ":their_")
    return Form(PlayersMove, theirs, doer="players", make=_players_move, unmake=_by_players, **more)


MOVES_THEIRS: Final = Topic(
    "moves_theirs",
    _by_each("~exile {subject:moved_thing}", **_EXILE),
    _by_each("~exile {subject:moved_thing} face down", face_down=True, **_EXILE),
    _by_each("~ante {subject:moved_thing}", **_ANTE),
    *(_by_each(words, **more) for words, more in _BY_ANYONE),
    _by_each(
        "~put {subject:moved_thing} on their choice of the top or bottom of {subject:own_library}",
        **_EITHER_END,
    ),
    _by_each(
        "~put {subject:moved_thing} into {subject:own_library} second from the top or on the bottom",
        to="library",
        place="second or bottom",
    ),
    _by_each("~shuffle {subject:moved_thing} into {subject:own_library}", to="library", place="shuffled"),
    frame="When this creature enters, each player {}.",
)
