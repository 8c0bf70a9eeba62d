"""Players draw, discard, sacrifice, gain life and so on; the player is not named (119, 121, 701)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes import LoseAbilities
from comprules.abilities.conditions import Duration
from comprules.abilities.costs import ManaPayment, PayEnergy, PayLife
from comprules.abilities.instructions import (
    Discard,
    DrawCards,
    GainLife,
    LoseCounters,
    LoseLife,
    LoseTheGame,
    Mill,
    Planeswalk,
    PutCounters,
    Sacrifice,
    Scry,
    VentureIntoDungeon,
    WinTheGame,
)
from comprules.abilities.keyword_actions import ExtraSteps, ExtraTurn
from comprules.abilities.kinds import AddAbilities, ApplyToPlayers
from comprules.abilities.nouns import AllThese, Amount, CardsIn, CountOf, Filter, Players, Subject
from comprules.abilities.plain_instructions import (
    CastNow,
    FlipCoin,
    GetDesignation,
    IncreaseSpeed,
    Own,
    Pay,
    PayAnyLife,
    RollDie,
    TakeMana,
)
from comprules.abilities.simple_nouns import It, Number, ThatPlayer, X, You
from comprules.english.forms import instructions as _instructions  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.actions import PLAYER_PROCEDURES
from comprules.english.forms.amounts import FOR_EACH
from comprules.english.forms.counted_by_words import (
    DISCARDS,
    ENERGY_BY_NUMBER,
    EQUAL_TO,
    HALVES,
    THAT_MANY_AND,
)
from comprules.english.forms.form import Form, Topic, choice, part
from comprules.english.forms.library_actions import LIBRARY_ACTIONS, REVEALING
from comprules.english.forms.mana_added import MANA_ADDED, mana_symbols, symbols_words
from comprules.english.forms.parts import is_their_own
from comprules.english.making_descriptions import another_of
from comprules.english.said import Described, Misread, Said
from comprules.english.writing_nouns import filter_words, kinds_words, one_of, owned_by, subject_words
from comprules.english.writing_words import Phrase, counted, is_one, refuse
from comprules.mana import read_cost

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Ability

from comprules.english.forms.sought import of_number

__all__ = ["PLAYER_ACTIONS", "cards_in_hand", "discarded_words", "energy_in"]

_SIDES: Final[dict[int, str]] = {4: "four", 6: "six", 8: "eight", 10: "ten", 12: "twelve", 20: "twenty"}


def cards_in_hand(amount: Amount, described: Described) -> tuple[Amount, Filter | None]:
    """So many cards that may be discarded; None for any card.

    Raises:
        Misread: Number and noun do not agree, or no cards are meant.
    """
    _, kind = of_number(amount, described)
    if kind.noun != "card":
        raise Misread("only cards are discarded")
    return amount, None if kind == Filter(noun="card") else replace(kind, zone="hand")


def discarded_words(amount: Amount, what: Filter | None) -> str:
    """``a card``, ``two land cards``."""
    if what is None:
        return counted(amount, "card" if is_one(amount) else "cards")
    if what.zone != "hand" or what.other:
        raise refuse(what)
    return counted(amount, filter_words(replace(what, zone="battlefield"), several=not is_one(amount)))


part("cards_discarded", "quantity description", discarded_words, "two cards", read=cards_in_hand, takes=2)
part("it_only", "it_or_those", lambda subject: subject_words(subject).words, "it", of=It)


def _so_many_words(amount: Amount, kind: Filter | Subject) -> str:
    if not isinstance(kind, Filter) or (kind.other and is_one(amount)):
        raise refuse(kind)
    return counted(amount, kinds_words(kind, several=not is_one(amount)))


def _another_words(kind: Filter) -> str:
    if not kind.other:
        raise refuse(kind)
    return one_of(kind).removeprefix("another ")


part("so_many_of", "quantity kinds", _so_many_words, "two creatures", read=of_number, takes=2)
part(
    "another_of", "description", _another_words, "creature", of=Filter, read=lambda of: another_of(of.filter)
)


choice(
    "zones_searched",
    {
        "library and/or graveyard": ("graveyard",),
        "graveyard and/or library": ("graveyard",),
        "graveyard, hand, and/or library": ("graveyard", "hand"),
    },
)
choice(
    "all_zones_searched",
    {
        "graveyard, hand, and library": ("graveyard", "hand"),
        "library and graveyard": ("graveyard",),
        "graveyard and library": ("graveyard",),
    },
)


def _they_or_you(token: Token) -> Said:
    return Said(You() if str(token) == "you" else ThatPlayer(), plural=True)


def _own_again(who: Players) -> Phrase:
    return Phrase("you" if who == You() else "they", plural=True)


part(
    "they_themselves",
    "you_or_they",
    _own_again,
    Phrase("they", plural=True),
    read=_they_or_you,
    same=is_their_own,
)


def _card(found: Said) -> Filter:
    if not isinstance(found.value, AllThese) or found.value.filter.noun != "card":
        raise Misread("cards are looked for")
    return found.value.filter


part("card_found", "one_of", one_of, "a creature card", of=Filter, read=_card)


def _symbols_paid(token: Token) -> str:
    return str(token) if str(token).startswith("{E}") else mana_symbols(token)


def _for_each_words(times: Amount) -> str:
    match times:
        case CountOf(kind):
            return f"for each {kinds_words(kind, several=False)}"
        case CardsIn(player, zone):
            return f"for each card in {owned_by(player, zone)}"
        case _:
            return FOR_EACH.words(times)


part("symbols_paid", "MANA", symbols_words, "{2}", of=str, read=_symbols_paid)
part("number_of_times", "for_each_of", _for_each_words, "for each creature you control", of=Amount)


def _pays_mana(players: Players, mana: str, times: Amount = Number(1)) -> Pay:
    if mana.startswith("{E}"):
        return Pay(players, (PayEnergy(Number(energy_in(mana))),), times)
    return Pay(players, (ManaPayment(read_cost(mana)),), times)


def _mana_paid(pay: Pay) -> dict[str, Any] | None:
    match pay:
        case Pay(players, (ManaPayment(mana),), times) if mana.symbols:
            return {"players": players, "mana": str(mana), "times": times}
        case Pay(players, (PayEnergy(Number(energy)),), times):
            return {"players": players, "mana": "{E}" * energy, "times": times}
        case _:
            return None


def _energy(symbols: Token) -> tuple[Amount, str]:
    words = str(symbols)
    tickets = words.count("{TK}")
    if words == "{TK}" * tickets:
        return Number(tickets), "ticket"
    return Number(energy_in(words)), "energy"


def energy_in(symbols: str) -> int:
    """Return how many energy symbols they are.

    Raises:
        Misread: They are others.
    """
    number = symbols.count("{E}")
    if not number or symbols != "{E}" * number:
        raise Misread("energy is written with its symbol alone")
    return number


def _energy_words(amount: Amount, kind: str) -> str:
    symbol = {"energy": "{E}", "ticket": "{TK}"}.get(kind)
    if symbol is None or not isinstance(amount, Number) or not 0 < amount.value <= _MOST_SYMBOLS:
        raise refuse((amount, kind))
    return symbol * amount.value


part("energy", "MANA", _energy_words, "{E}{E}", read=_energy)
_MOST_SYMBOLS: Final = 10


def _pays_life(players: Players, amount: Amount) -> Pay:
    return Pay(players, (PayLife(amount),))


def _life_paid(pay: Pay) -> dict[str, Any] | None:
    match pay:
        case Pay(players, (PayLife(amount),), Number(1)):
            return {"players": players, "amount": amount}
        case _:
            return None


choice(
    "die",
    dict[str, object]({f"d{sides}": sides for sides in _SIDES})
    | {f"{word}-sided die": sides for sides, word in _SIDES.items()},
)

# ---- what players do


def _have(
    players: Players, abilities: tuple[Ability, ...], duration: Duration = Duration()
) -> ApplyToPlayers:
    return ApplyToPlayers(players, (AddAbilities(abilities),), duration)


def _lose(players: Players, keywords: tuple[str, ...], duration: Duration = Duration()) -> ApplyToPlayers:
    return ApplyToPlayers(players, (LoseAbilities(keywords),), duration)


COUNTED_ACTIONS: Final = Topic(
    "counted_action",
    Form(DrawCards, "~draw {amount:how_many} card(s)", doer="players"),
    Form(DrawCards, "~draw an additional card", doer="players", amount=Number(1), written=False),
    Form(DrawCards, "~draw {amount:integer_amount} additional cards", doer="players", written=False),
    Form(GainLife, "~gain {amount:how_much} life", doer="players"),
    Form(GainLife, "~gain life equal to {amount:amount}", doer="players", written=False),
    Form(LoseLife, "~lose {amount:how_much} life", doer="players"),
    Form(LoseLife, "~lose life equal to {amount:amount}", doer="players", written=False),
    *HALVES,
    *EQUAL_TO,
    Form(Mill, "~mill {amount:how_many} card(s)", doer="players"),
    Form(Discard, "~discard {amount what:cards_discarded} {at_random=|at random}", doer="players"),
    Form(Discard, "~discard {players:own} hand", doer="players", amount=None),
    *DISCARDS,
    THAT_MANY_AND,
    Form(Discard, "~discard all the cards in {players:own} hand", doer="players", amount=None, written=False),
    Form(Discard, "~discard {subject:it_only}", doer="players", amount=None),
    Form(
        Sacrifice, "~sacrifice {amount subject:so_many_of} [of their choice|of your choice]", doer="players"
    ),
    Form(LoseCounters, "~lose {amount kind:counters}", doer="players"),
    Form(PutCounters, "~get {amount kind:energy}", doer="on"),
    Form(PutCounters, "~get {amount kind:counters}", doer="on"),
    ENERGY_BY_NUMBER,
    Form(
        PutCounters,
        "~get a number of {kind:counter_kind} counters equal to {amount:amount}",
        doer="on",
        written=False,
    ),
    *MANA_ADDED,
    frame="When this creature enters, each player {}.",
)


PLAYER_ACTIONS: Final = Topic(
    "player_action",
    Form(LoseTheGame, "~lose the game", doer="players"),
    Form(WinTheGame, "~win the game", doer="players"),
    Form(Own, "~own {subject:object}", doer="players"),
    Form(PayAnyLife, "~pay any amount of life", doer="players"),
    Form(PayAnyLife, "~pay any amount of / {energy_sign}", doer="players", energy=True),
    Form(PayAnyLife, "~pay one or more / {energy_sign}", doer="players", energy=True, least=1),
    Form(
        PutCounters,
        "~get X {kind:energy_symbol}",
        doer="on",
        amount=X(),
        written=False,
        frame="{{X}}: Each player {}.",
    ),
    Form(TakeMana, "~lose all unspent mana and you add the mana lost this way", doer="players", to=You()),
    Form(Pay, "~pay {amount:how_much} life", doer="players", make=_pays_life, unmake=_life_paid),
    Form(
        Pay,
        "~pay {mana:symbols_paid} [{times:number_of_times}]",
        doer="players",
        make=_pays_mana,
        unmake=_mana_paid,
    ),
    Form(Pay, "~pay {cost_of:possessive} mana cost", doer="players", costs=()),
    Form(
        CastNow,
        "~cast {subject:moved_one} without paying its mana cost if able",
        doer="players",
        free=True,
        required=True,
    ),
    Form(VentureIntoDungeon, "~venture into the dungeon", doer="players"),
    Form(VentureIntoDungeon, "~venture into Undercity", doer="players", subtype="Undercity"),
    Form(FlipCoin, "~flip a coin", doer="players"),
    Form(RollDie, "~roll a {sides:die}", doer="players"),
    Form(RollDie, "~roll a {sides:die} and add {plus:amount}", doer="players"),
    Form(GetDesignation, "~become the monarch", doer="players", designation="monarch"),
    Form(GetDesignation, "~take the initiative", doer="players", designation="initiative"),
    Form(
        GetDesignation,
        "~get the city's blessing for the rest of the game",
        doer="players",
        designation="city's blessing",
    ),
    Form(IncreaseSpeed, "~increase {players:own} speed by {amount:how_much}", doer="players"),
    Form(Scry, "~scry {amount:how_much}", doer="players"),
    Form(Planeswalk, "~planeswalk", doer="players"),
    Form(_have, "(~have|~gain) {abilities:granted} [{duration:duration}]", doer="players"),
    Form(_lose, "~lose {keywords:keyword_names} [{duration:duration}]", doer="players"),
    Form(
        Sacrifice, "~sacrifice another {subject:another_of} [of their choice|of your choice]", doer="players"
    ),
    Form(Sacrifice, "~sacrifice {subject:named}", doer="players"),
    Form(ExtraTurn, "~take an extra turn after this one", doer="players"),
    Form(ExtraSteps, "~get / an / additional upkeep step after this step", behind="step", doer="players"),
    Form(ExtraSteps, "~get / an / additional upkeep step after this phase", doer="players"),
    Form(ExtraSteps, "~get / {amount:how_many} / additional upkeep steps after this phase", doer="players"),
    frame="When this creature enters, each player {}.",
    includes=(COUNTED_ACTIONS, PLAYER_PROCEDURES, LIBRARY_ACTIONS, REVEALING),
)
