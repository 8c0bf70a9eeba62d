"""Keyword actions, and what players get, skip, copy and shuffle away (114, 402.2, 614.10, 701, 707.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes_of_rules import KeepsMana, MaximumHandSize
from comprules.abilities.instructions import PutCounters, SacrificeAnyNumber, ShuffleIn, SkipStep
from comprules.abilities.keyword_actions import DigUntil, KeywordAction
from comprules.abilities.kinds import ApplyToPlayers, CreateCopies, DoTimes, GetEmblem
from comprules.abilities.nouns import Amount, Filter, Players, Target
from comprules.abilities.predicates import Other, Type
from comprules.abilities.simple_nouns import Number, X, You
from comprules.abilities.would import SkipThat
from comprules.english.forms import would as _would  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, choice, fixed, part
from comprules.english.lexicon import ACTION_WORDS, NUMBER_WORDS, NUMBERED_ACTIONS, number_word, singular
from comprules.english.making_descriptions import integer
from comprules.english.said import Excepted, Misread, Said
from comprules.english.writing_nouns import each_of
from comprules.english.writing_words import listed, refuse, written
from comprules.words import PartOfTurn

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Change

__all__ = ["HAND_SIZE", "PLAYER_PROCEDURES", "THINGS_DONE"]

# ---- keyword actions

_BASES: Final = {form: base for base, form in {**ACTION_WORDS, **NUMBERED_ACTIONS}.items()}


def _base(verb: Token) -> str:
    return _BASES.get(str(verb), str(verb))


def _action_words(name: str, *, several: bool) -> str:
    if name not in ACTION_WORDS:
        raise refuse(name)
    return name if several else ACTION_WORDS[name]


def _numbered_words(name: str, *, several: bool) -> str:
    if name not in NUMBERED_ACTIONS:
        raise refuse(name)
    return name if several else NUMBERED_ACTIONS[name]


part("plain_action", "ACTION", _action_words, "proliferates", of=str, read=_base, agrees=True)
part("numbered_action", "NUMBERED_ACTION", _numbered_words, "surveils", of=str, read=_base, agrees=True)
part("army_type", "SUBTYPE", str, "Zombie", of=str, read=lambda token: singular(str(token)))


def _supported(amount: Amount) -> PutCounters:
    """Support gives a counter to each of so many other creatures, or fewer, as targets (701.41a)."""
    if not isinstance(amount, Number):
        raise Misread("how many creatures are supported must be a number")
    targets = Target(Filter.of(Type("creature"), Other()), 0, amount.value)
    return PutCounters("+1/+1", Number(1), targets, action="support")


def _number_supported(put: PutCounters) -> dict[str, object] | None:
    if put.action != "support" or not isinstance(put.on, Target) or put.on.most is None:
        return None
    return {"amount": Number(put.on.most)}


THINGS_DONE: Final = Topic(
    "thing_done",
    Form(SacrificeAnyNumber, "~sacrifice any number of {what:kinds}"),
    Form(PutCounters, "support {amount:how_much}", make=_supported, unmake=_number_supported),
    fixed(KeywordAction("the Ring tempts you", You()), "the Ring tempts you"),
    Form(KeywordAction, "collect evidence {amount:how_much}", players=You(), name="collect evidence"),
    Form(KeywordAction, "behold / a(n) {word:beheld_type}", players=You(), name="behold"),
    Form(
        DigUntil,
        "exile cards from the top of your library until you / exile {what:card_found}",
        players=You(),
        exile=True,
    ),
    frame="When this creature enters, {}.",
)

# ---- what players get, skip, copy, and shuffle away

part(
    "granted", "grants", lambda abilities: written("abilities", abilities), "flying", of=tuple
)  # the words of abilities are written where sentences are
choice("that_skipped", {f"that {what}": what for what in ("step", "phase", "turn", "draw")})


def _several_skipped(step: str) -> str:
    if step != "turn":
        raise refuse(step)
    return "turns"


part("skipped_several", "skipped", _several_skipped, "turns", of=str)


choice(
    "times_done", {"twice": 2, **{f"{word} times": n for n, word in enumerate(NUMBER_WORDS[:11]) if n > 2}}
)


def _done_so_often(players: Players, name: str, times: int) -> tuple[KeywordAction, ...]:
    return (KeywordAction(name, players),) * times


def _numbered_often(players: Players, name: str, amount: Amount, times: int) -> tuple[KeywordAction, ...]:
    return (KeywordAction(name, players, amount),) * times


def _done_for_each(players: Players, name: str, times: Amount) -> DoTimes:
    return DoTimes((KeywordAction(name, players),), times)


def _done_x_times(players: Players, name: str) -> DoTimes:
    return _done_for_each(players, name, X())


def _numbered_x_times(players: Players, name: str, amount: Amount) -> DoTimes:
    return DoTimes((KeywordAction(name, players, amount),), X())


def _no_way_back(_: object) -> None:
    """It is written as the action, with how often it is taken behind it."""


def _skips_that(players: Players, what: PartOfTurn) -> SkipThat:
    del players
    return SkipThat(what)


def _skipped_that(skipped: SkipThat) -> dict[str, Any]:
    return {"players": None, "what": skipped.what}


def _shuffled(said: tuple[str, ...], whose: Said) -> tuple[tuple[str, ...], bool, Players]:
    return tuple(one for one in said if one != "permanents"), "permanents" in said, whose.value


def _shuffled_words(zones: tuple[str, ...], permanents: bool, players: Players) -> str:  # noqa: FBT001
    whose, who = ("your", "you") if players == You() else ("their", "they")
    said = [*(f"{whose} {zone}" for zone in zones), *[f"all permanents {who} own"] * permanents]
    if not said:
        raise refuse(zones)
    return f"{listed(said)} into {whose} library"


part(
    "shuffled_away",
    'shuffled_list "into" whose "library"',
    _shuffled_words,
    "their hand and their graveyard into their library",
    read=_shuffled,
    takes=2,
)


def _exceptions(excepted: Excepted) -> tuple[Change, ...]:
    if excepted.besides:
        raise Misread("how a token enters is said otherwise")
    return excepted.but


def _exception_words(but: tuple[Change, ...]) -> str:
    if not but:
        raise refuse(but)
    return written("exceptions", but)


part("excepted", "excepting", _exception_words, ", except it has flying", of=tuple, read=_exceptions)


def _copies(status: str = "", behind: str = "", **more: Any) -> Form:
    """Tokens that are copies, with their status in front of the noun or behind the thing that is copied."""
    noun = f"{{{status}token that's a copy of/{status}tokens that are copies of}}"
    words = f"~create {{amount:how_many}} {noun} {{of:copied}} {behind} [{{but:excepted}}]"
    return Form(CreateCopies, words, doer="players", **more)


part("copied", "object", each_of, "target creature")
_ATTACKING: Final = "{and that's attacking/and that are attacking}"
_TAPPED: Final = "{and that's tapped and attacking/and that are tapped and attacking}"

_SKIPS_THAT: Final = Topic(
    "skips_that",
    Form(SkipThat, "~skip {what:that_skipped}", doer="players", make=_skips_that, unmake=_skipped_that),
)
PLAYER_PROCEDURES: Final = Topic(
    "player_procedure",
    Form(KeywordAction, "{name:plain_action}", doer="players"),
    Form(
        object,
        "{name:plain_action} {times:times_done}",
        doer="players",
        make=_done_so_often,
        unmake=lambda _: None,
        written=False,
    ),
    Form(KeywordAction, "{name:numbered_action} {amount:how_much}", doer="players"),
    Form(
        object,
        "{name:numbered_action} {amount:how_much} {times:times_done}",
        doer="players",
        make=_numbered_often,
        unmake=lambda _: None,
        written=False,
    ),
    Form(
        DoTimes,
        "{name:plain_action} X times",
        doer="players",
        make=_done_x_times,
        unmake=_no_way_back,
        written=False,
    ),
    Form(
        DoTimes,
        "{name:numbered_action} {amount:how_much} X times",
        doer="players",
        make=_numbered_x_times,
        unmake=_no_way_back,
        written=False,
    ),
    Form(
        DoTimes,
        "{name:plain_action} [once] {times:number_of_times}",
        doer="players",
        make=_done_for_each,
        unmake=_no_way_back,
        written=False,
    ),
    Form(KeywordAction, "~open an Attraction", doer="players", name="open an Attraction"),
    Form(
        KeywordAction,
        "~roll to visit your Attractions",
        doer="players",
        name="roll to visit your Attractions",
    ),
    Form(KeywordAction, "~amass {word:army_type} {amount:how_much}", doer="players", name="amass"),
    Form(KeywordAction, "~clash with an opponent", doer="players", name="clash"),
    Form(SkipStep, "~skip {players:own} next {step:skipped}", doer="players"),
    Form(SkipStep, "~skip {players:own} {step:skipped}", doer="players", written=False),
    Form(SkipStep, "~skip {players:own} next {amount:so_much} {step:skipped_several}", doer="players"),
    Form(GetEmblem, "~get an emblem with {abilities:granted}", doer="players"),
    Form(ShuffleIn, "~shuffle {zones permanents players:shuffled_away}", doer="players"),
    _copies(),
    _copies("tapped ", tapped=True),
    _copies("tapped and attacking ", tapped=True, attacking=True),
    _copies("", _ATTACKING, attacking=True),
    _copies("", _TAPPED, tapped=True, attacking=True, written=False),
    frame="When this creature enters, each player {}.",
    includes=(_SKIPS_THAT,),
)

# ---- maximum hand size, and mana that is kept


def _hand_size(words: str, how: str, sign: int = 1) -> Form:
    def make(players: Players, size: Number | None = None) -> ApplyToPlayers:
        amount = None if size is None else Number(sign * size.value)
        return ApplyToPlayers(players, (MaximumHandSize(how, amount),))  # type: ignore[arg-type]

    def unmake(effect: ApplyToPlayers) -> dict[str, Any] | None:
        match effect:
            case ApplyToPlayers(players, (MaximumHandSize(known, None),)) if known == how:
                return {"players": players, "size": None}
            case ApplyToPlayers(players, (MaximumHandSize(known, Number(size)),)) if (
                known == how and sign * size >= (how == "change")
            ):
                return {"players": players, "size": Number(sign * size)}
            case _:
                return None

    return Form(ApplyToPlayers, words, make=make, unmake=unmake)


def _mana_kept(effect: ApplyToPlayers) -> dict[str, Any] | None:
    match effect:
        case ApplyToPlayers(players, (KeepsMana(color),)):
            return {"players": players, "color": color}
        case _:
            return None


def _size_words(size: Number) -> str:
    return number_word(size.value) if size.value else "0"


part("hand_size_number", "INTEGER", _size_words, "two", of=Number, read=integer)
HAND_SIZE: Final = Topic(
    "hand_size",
    _hand_size("{players:players} ~have no maximum hand size", "none"),
    _hand_size("{players:whose} maximum hand size is {size:hand_size_number}", "set"),
    _hand_size("{players:whose} maximum hand size is increased by {size:hand_size_number}", "change"),
    _hand_size("{players:whose} maximum hand size is reduced by {size:hand_size_number}", "change", -1),
    Form(
        ApplyToPlayers,
        "{players:players} ~don't lose unspent [{color:mana_color}] mana as steps and phases end",
        make=lambda players, color="": ApplyToPlayers(players, (KeepsMana(color),)),
        unmake=_mana_kept,
    ),
    frame="As long as it's your turn, {}.",
)
