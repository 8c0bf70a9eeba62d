"""Replacement effects alter an event, and prevention effects prevent so much damage (614, 615).

The words of an alteration depend on the event: "double that damage", "twice that much life". They are read
without looking at it, so that forms of a whole replacement make the alteration alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.instructions import UnpreventableDamage
from comprules.abilities.kinds import Replacement
from comprules.abilities.nouns import Controller, Half, Players, Plus, Subject
from comprules.abilities.simple_nouns import It, Number, ThatMuch, ThatPlayer, You
from comprules.abilities.would import (
    Increased,
    ManaProduced,
    Multiplied,
    Redirected,
    SearchTop,
    UnderControl,
    WouldAct,
    WouldBeDealtDamage,
    WouldCreateTokens,
    WouldDealDamage,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldLoseLife,
)
from comprules.english.forms import parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, fixed, part
from comprules.english.forms.template import wordings
from comprules.english.making_descriptions import integer
from comprules.english.said import Misread, Said
from comprules.english.writing_nouns import each_of, object_words, players_words
from comprules.english.writing_words import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from lark import Token

    from comprules.abilities.would import WouldHappen

    Fits = Callable[[Any], bool]
    """Whether an event is one that such words alter."""

__all__ = ["ALTERED", "MANA_ALTERED", "MUCH_PREVENTED", "UNPREVENTABLE", "recipient_words"]

# ---- parts

part("it_does", "subject", lambda: "it", "it")
part("that_permanent", "subject", lambda: "that permanent", "that permanent")
part("to_that", "_to_that", lambda: "to that player", "to that player", read=lambda: None, takes=0)


def _they(said: Said) -> Said:
    if said.value != It("they"):
        raise Misread("whose life that is is unclear")
    return Said(said.value, plural=True)


part("they", "subject", lambda: Phrase("they", plural=True), Phrase("they", plural=True), read=_they)
# The player whom the event is about.
part("same_player", "players", players_words, Phrase("you", plural=True), of=Players)
part("dealing", "subject", object_words, "all creatures", of=Subject)
part("that_player", "players", lambda: "that player", "that player")


def recipient_words(to: Subject | Players) -> str:
    """Return where damage goes, as it stands behind ``dealt to``."""
    return players_words(to).words if isinstance(to, Players) else each_of(to)


part("recipient", "recipient", recipient_words, "you", of=Subject | Players)
part("digits", "INTEGER", str, "2", of=int, read=lambda token: integer(token).value)


def _color(symbol: Token) -> str:
    letter = str(symbol).strip("{}")
    if letter not in tuple("WUBRGC"):
        raise Misread("one mana of one type is produced instead", symbol)
    return letter


part("one_mana", "MANA", "{{{}}}".format, "{G}", of=str, read=_color)

# ---- altered events


def _altered(words: str, fits: Fits, make: Callable[..., Any], frame: str, *, written: bool = True) -> Form:
    """Return a form for an alteration, written where the event fits the words."""
    (named, *_) = {way.fields for way in wordings(words)}

    def unmake(replacement: Replacement) -> dict[str, Any] | None:
        known = _known(replacement)
        if not fits(replacement.would) or not named <= known.keys():
            return None
        values = {name: known[name] for name in named}
        return values if make(**values) == replacement.altered else None

    return Form(
        Replacement, words, make=make, unmake=unmake, written=written, frame=f"If {frame}, {{}} instead."
    )


def _known(replacement: Replacement) -> dict[str, Any]:
    """Return what the words may name: the event's player and counters, and the parts of the alteration."""
    known: dict[str, Any] = {}
    match replacement.would:
        case WouldGetCounters(on, kind):
            known = {"who": You() if on == You() else ThatPlayer(), "kind": kind}
        case WouldGainLife(who) | WouldLoseLife(who):
            known = {"who": You() if who == You() else ThatPlayer()}
        case _:
            pass
    match replacement.altered:
        case Increased(by) if by:
            known["by"] = abs(by)
        case Redirected(to):
            known["to"] = to
        case UnderControl(player):
            known["player"] = player
        case SearchTop(number):
            known["number"] = number
        case _:
            pass
    return known


def _double(who: Players | None = None, kind: str = "") -> Multiplied:
    del who, kind
    return Multiplied()


def _triple() -> Multiplied:
    return Multiplied(3)


def _none(who: Players) -> Multiplied:
    del who
    return Multiplied(0)


def _more(by: int, who: Players | None = None, kind: str = "") -> Increased:
    del who, kind
    return Increased(by)


def _less(by: int, kind: str = "") -> Increased:
    del kind
    return Increased(-by)


def _dealt_by_source(to: Subject | Players) -> Redirected:
    # "Its controller" is the source's, and "itself" is the source: it is what does something in this clause.
    if to == It("itself"):
        return Redirected(It("source"))
    return Redirected(Controller(It("source")) if to == Controller(It("it")) else to)


def _kind(*events: type) -> Fits:
    return lambda would: isinstance(would, events)


def _action(action: str) -> Fits:
    return lambda would: isinstance(would, WouldAct) and would.action == action


def _counters_of_kind(would: WouldHappen) -> bool:
    return isinstance(would, WouldGetCounters) and bool(would.kind)


def _counters_on_player(would: WouldHappen) -> bool:
    return isinstance(would, WouldGetCounters) and not would.kind and isinstance(would.on, Players)


def _counters_on_anything(would: WouldHappen) -> bool:
    return isinstance(would, WouldGetCounters) and not would.kind and would.on is None


def _counters(would: WouldHappen) -> bool:
    return isinstance(would, WouldGetCounters) and not would.kind and not isinstance(would.on, Players)


_DAMAGE: Final = "a creature would deal damage to a permanent or player"
_ON_THIS: Final = "one or more counters would be put on this creature"
_OF_KIND: Final = "one or more +1/+1 counters would be put on this creature"
_ON_YOU: Final = "you would get one or more counters"
_ON_ANYTHING: Final = "you would put one or more counters on a permanent or player"
_TOKENS: Final = "an effect would create one or more tokens under your control"
_EACH: Final = "of each of those kinds of counters"

ALTERED: Final = Topic(
    "altered",
    # Damage
    _altered("{it_does} ~deal double that damage [{to_that}]", _kind(WouldDealDamage), _double, _DAMAGE),
    _altered("{it_does} ~deal triple that damage [{to_that}]", _kind(WouldDealDamage), _triple, _DAMAGE),
    _altered(
        "{it_does} ~deal that much damage plus / {by:integer} [{to_that}]",
        _kind(WouldDealDamage),
        _more,
        _DAMAGE,
    ),
    _altered(
        "{it_does} ~deal that much damage minus / {by:integer} [{to_that}]",
        _kind(WouldDealDamage),
        _less,
        _DAMAGE,
    ),
    _altered(
        "that damage is dealt to {to:recipient}",
        _kind(WouldDealDamage, WouldBeDealtDamage),
        Redirected,
        _DAMAGE,
    ),
    _altered(
        "{it_does} ~deal that damage to {to:recipient}",
        _kind(WouldDealDamage),
        _dealt_by_source,
        _DAMAGE,
        written=False,
    ),
    # Life
    _altered(
        "{who:same_player} ~gain twice that much life", _kind(WouldGainLife), _double, "you would gain life"
    ),
    _altered(
        "{who:same_player} ~gain that much life plus / {by:integer}",
        _kind(WouldGainLife),
        _more,
        "you would gain life",
    ),
    _altered("{who:same_player} ~gain no life", _kind(WouldGainLife), _none, "you would gain life"),
    _altered(
        "{who:same_player} ~lose twice that much life", _kind(WouldLoseLife), _double, "you would lose life"
    ),
    _altered(
        "{they} ~lose twice that much life",
        _kind(WouldLoseLife),
        _double,
        "an opponent would lose life",
        written=False,
    ),
    # Counters
    _altered(
        "twice that many / {kind:counter_kind} counters / are put on {it_does}",
        _counters_of_kind,
        _double,
        _OF_KIND,
    ),
    _altered(
        "that many plus / {by:integer} {kind:counter_kind} counters / are put on {it_does}",
        _counters_of_kind,
        _more,
        _OF_KIND,
    ),
    _altered(
        "that many minus / {by:integer} {kind:counter_kind} counters / are put on {it_does}",
        _counters_of_kind,
        _less,
        _OF_KIND,
    ),
    _altered(
        "that many / {kind:counter_kind} counters minus / {by:integer} are put on {it_does}",
        _counters_of_kind,
        _less,
        _OF_KIND,
        written=False,
    ),
    _altered(
        "put / that many plus / {by:integer} {kind:counter_kind} counters / on {it_does}",
        _counters_of_kind,
        _more,
        _OF_KIND,
        written=False,
    ),
    _altered(f"{{who:same_player}} ~get twice that many {_EACH}", _counters_on_player, _double, _ON_YOU),
    _altered(
        f"{{who:same_player}} ~get that many plus / {{by:integer}} {_EACH}",
        _counters_on_player,
        _more,
        _ON_YOU,
    ),
    _altered(
        f"put / twice that many {_EACH} / on that permanent or player",
        _counters_on_anything,
        _double,
        _ON_ANYTHING,
    ),
    _altered("it puts twice that many of those counters on {that_permanent}", _counters, _double, _ON_THIS),
    _altered(
        f"twice that many {_EACH} / are put on {{that_permanent}}",
        _counters,
        _double,
        _ON_THIS,
        written=False,
    ),
    _altered(
        f"that many plus / {{by:integer}} {_EACH} are put on {{that_permanent}}", _counters, _more, _ON_THIS
    ),
    # Actions, tokens, entering
    _altered("proliferate twice", _action("proliferate"), _double, "you would proliferate"),
    _altered(
        "scry that many cards plus {by:integer}", _action("scry"), _more, "you would scry a number of cards"
    ),
    _altered(
        "{that_player} ~search the top / {number:integer} cards of that library",
        _action("search"),
        SearchTop,
        "an opponent would search a library",
    ),
    _altered("it creates twice that many of those tokens", _kind(WouldCreateTokens), _double, _TOKENS),
    _altered(
        "twice that many of those tokens are created",
        _kind(WouldCreateTokens),
        _double,
        _TOKENS,
        written=False,
    ),
    _altered(
        "it enters under {player:whose} control", _kind(WouldEnter), UnderControl, "a creature would enter"
    ),
)

# ---- mana

MANA_ALTERED: Final = Topic(
    "mana_altered",
    Form(Multiplied, "it produces twice as much of that mana instead", factor=2),
    Form(Multiplied, "it produces twice as much mana instead", factor=2, written=False),
    Form(Multiplied, "it produces three times as much of that mana instead", factor=3),
    Form(ManaProduced, "it produces {symbol:one_mana} instead of any other type"),
    Form(ManaProduced, "it produces colorless mana instead of any other type", symbol="C", written=False),
    Form(ManaProduced, "it produces {symbol:one_mana} instead of any other type and amount", amount=True),
    frame="If you tap a land for mana, {}.",
)

# ---- how much damage is prevented


def _all_but(but: int) -> Plus:
    return Plus(-but, ThatMuch())


def _but(much: Plus) -> dict[str, Any] | None:
    match much:
        case Plus(number, ThatMuch()) if number < 0:
            return {"but": -number}
        case _:
            return None


def _half(up: bool) -> Half:  # noqa: FBT001
    return Half(ThatMuch(), up)


def _rounded(half: Half) -> dict[str, Any] | None:
    return {"up": half.up} if isinstance(half.amount, ThatMuch) else None


MUCH_PREVENTED: Final = Topic(
    "much_prevented",
    fixed(None, "prevent that damage"),
    Form(Number, "prevent {value:digits} of that damage"),
    Form(Plus, "prevent all but {but:digits} of that damage", make=_all_but, unmake=_but),
    Form(Half, "prevent half that damage {up:comma_rounded}", make=_half, unmake=_rounded),
    frame="If a creature would deal damage to you, {}.",
)
UNPREVENTABLE: Final = Topic(
    "unpreventable",
    Form(
        UnpreventableDamage,
        "{combat=damage|combat damage} [that would be dealt by {by:dealing}] / can't be prevented",
    ),
    frame="When this creature enters, {} this turn.",
)
