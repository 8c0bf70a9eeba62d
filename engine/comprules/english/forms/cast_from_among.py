"""What may be cast and played of cards that a text names, and once in a turn (601.3)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from comprules.abilities.changes_of_rules import MayCastThis
from comprules.abilities.conditions import Duration
from comprules.abilities.kinds import Apply, ApplyToPlayers, MayCast, MayPlay
from comprules.abilities.nouns import Filter
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import It, You
from comprules.english.forms.form import Form, Topic, choice, part
from comprules.english.making_descriptions import several_of
from comprules.english.said import Described, Misread
from comprules.english.writing_nouns import kinds_words
from comprules.english.writing_words import refuse

__all__ = ["AMONG_CARDS", "FROM_AMONG", "ONCE_A_TURN"]

_SPELLS: Final = Filter(noun="spell", zone="stack")
_LANDS: Final = Filter.of(Type("land"), noun="card")
_ZONES: Final = ("exile", "graveyard")


def _cards_there(described: Described) -> tuple[Filter, str]:
    """Return cards that lie face up somewhere, and where."""
    cards = several_of(described)
    if cards.noun != "card" or cards.zone not in _ZONES:
        raise Misread("say where the cards lie: 'cards exiled with this creature'")
    return cards, cards.zone


def _cards_there_words(among: Filter | None, zone: str) -> str:
    if among is None or among.zone != zone:
        raise refuse(among)
    return kinds_words(among)


part("cards_there", "kinds", _cards_there_words, "cards you own in exile", read=_cards_there, takes=1)


def _both(spells: Filter, among: Filter, zone: Any) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (MayPlay(_LANDS, zone, among=among), MayCast(spells, zone, among=among)))


_FROM_THEM: Final = (
    "(from among them|from among those cards|from among those exiled cards|from among the exiled cards|"
    "from among the cards exiled this way|from among cards exiled this way)"
)
_THEM: Final = It("cards")
_TURN: Final = Duration("end of turn")


def _such(spells: Filter) -> Filter | None:
    return None if spells == _SPELLS else spells


def _may_cast(spells: Filter, until: Duration = Duration(), *, play: bool = False) -> Apply:
    return Apply(_THEM, (MayCastThis(play=play, such=_such(spells)),), until)


def _taken(effect: Any, *, play: bool, until: Duration | None = None) -> dict[str, Any] | None:
    """Return the fields of what may be cast of them, with or without lands, for that time or for any."""
    match effect:
        case Apply(it, (MayCastThis(such=such) as change,), lasts) if it == _THEM:
            if change != MayCastThis(play=play, such=such) or until not in (None, lasts):
                return None
            spells = {"spells": such or _SPELLS}
            return spells if until is not None else spells | {"until": lasts}
        case _:
            return None


def _now(spells: Filter) -> Apply:
    return _may_cast(spells, _TURN)


def _now_and_lands(spells: Filter) -> Apply:
    return _may_cast(spells, _TURN, play=True)


def _and_lands(spells: Filter, until: Duration = Duration()) -> Apply:
    return _may_cast(spells, until, play=True)


_FRAME: Final = "When this creature enters, exile the top two cards of your library. {}."
_CAST: Final = f"you may cast {{spells:spells}} {_FROM_THEM}"
_PLAY: Final = f"you may play lands and cast {{spells:spells}} {_FROM_THEM}"

FROM_AMONG: Final = Topic(
    "permitted_of_them",
    Form(
        Apply, f"{_CAST} this turn", make=_now, unmake=partial(_taken, play=False, until=_TURN), frame=_FRAME
    ),
    Form(
        Apply,
        f"{_PLAY} this turn",
        make=_now_and_lands,
        unmake=partial(_taken, play=True, until=_TURN),
        frame=_FRAME,
    ),
    Form(Apply, f"{_CAST} {{until:until}}", make=_may_cast, unmake=partial(_taken, play=False), frame=_FRAME),
    Form(Apply, f"{_PLAY} {{until:until}}", make=_and_lands, unmake=partial(_taken, play=True), frame=_FRAME),
    *(
        Form(
            Apply,
            f"{words}{behind}",
            make=make,
            unmake=partial(_taken, play=play, until=Duration()),
            written=bool(behind),
            frame=_FRAME,
        )
        for words, make, play in ((_CAST, _may_cast, False), (_PLAY, _and_lands, True))
        for behind in (" for as long as they remain exiled", "")
    ),
    frame=_FRAME,
)
"""What an effect lets be cast of cards it has just exiled."""

AMONG_CARDS: Final = Topic(
    "permission_among",
    Form(
        lambda spells, among, zone: ApplyToPlayers(You(), (MayCast(spells, zone, among=among),)),
        "you may cast {spells:spells} from among [the] {among zone:cards_there}",
    ),
    Form(_both, "you may play lands and cast {spells:spells} from among [the] {among zone:cards_there}"),
    Form(
        lambda among, zone: ApplyToPlayers(You(), (MayPlay(Filter(noun="card"), zone, among=among),)),
        "you may play [the] {among zone:cards_there}",
    ),
    Form(
        lambda among, zone: ApplyToPlayers(You(), (MayPlay(_LANDS, zone, among=among),)),
        "you may play lands from among [the] {among zone:cards_there}",
    ),
    frame="As long as it's your turn, {}.",
)
"""What may be cast or played of cards that lie somewhere for some reason."""

choice("once_when", {"once during each of your turns": "your turn", "once each turn": "each turn"})
choice("once_where", {"from your graveyard": "graveyard", "from the top of your library": "library"})


def _once(once: Any, spells: Filter, zone: Any, among: Filter | None = None) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (MayCast(spells, zone, among=among, once=once),))


def _once_either(once: Any, spells: Filter, zone: Any, among: Filter | None = None) -> ApplyToPlayers:
    land, spell = MayPlay(_LANDS, zone, among=among, once=once), MayCast(spells, zone, among=among, once=once)
    return ApplyToPlayers(You(), (land, spell))


ONCE_A_TURN: Final = Topic(
    "permission_once",
    Form(
        _once,
        "{once:once_when} {comma} you may cast a(n) {spells:spell} {zone:once_where}",
    ),
    Form(
        _once,
        "{once:once_when} {comma} you may cast a(n) {spells:spell} from among [the] {among zone:cards_there}",
    ),
    Form(
        _once_either,
        "{once:once_when} {comma} you may play a land or cast a(n) {spells:spell} {zone:once_where}",
    ),
    Form(
        _once_either,
        "{once:once_when} {comma} you may play a land from your graveyard or cast a(n) {spells:spell} {zone:once_where}",
        written=False,
        where=lambda effect: "" if effect.changes[1].zone == "graveyard" else "from one zone",
    ),
    Form(
        _once_either,
        "{once:once_when} {comma} you may play a land or cast a(n) {spells:spell} from among [the] {among zone:cards_there}",
    ),
    frame="{}.",
)
"""What may be cast once a turn, or once in each turn of one's own."""
