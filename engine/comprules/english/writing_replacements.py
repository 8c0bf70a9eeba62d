"""Replacement effects and what can't happen in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from comprules.abilities.effects import CreateTokens, If, Move, SkipStep
from comprules.abilities.nouns import (
    AllThese,
    Always,
    AmountIs,
    Both,
    CardsIn,
    Condition,
    Duration,
    EachPlayer,
    Either,
    Filter,
    It,
    Number,
    Opponents,
    Players,
    Subject,
    ThatMuch,
    ThatPlayer,
    TurnOf,
    You,
)
from comprules.abilities.would import (
    BeginCant,
    BeginReplacement,
    CantHappen,
    EnterWith,
    Halved,
    Increased,
    LifeLeft,
    ManaProduced,
    Multiplied,
    Redirected,
    Replacement,
    SearchTop,
    SelfReplacement,
    SkipThat,
    TokensCreated,
    UnderControl,
    WouldAct,
    WouldBeDealtDamage,
    WouldBeDestroyed,
    WouldBegin,
    WouldBeSacrificed,
    WouldChangeLife,
    WouldCreateTokens,
    WouldDealDamage,
    WouldDie,
    WouldDiscard,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldGoToGraveyard,
    WouldLeave,
    WouldLoseLife,
    WouldLoseTheGame,
    WouldPayLife,
    WouldTapForMana,
    WouldWinTheGame,
)
from comprules.english.lexicon import number_word
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_nouns import (
    doer_words,
    each_of,
    kinds_words,
    object_words,
    of_kind,
    owned_by,
    players_words,
    subject_words,
)
from comprules.english.writing_prevention import chosen_words, either_words, harmed_words
from comprules.english.writing_words import Phrase, bare, counted, is_one, refuse, verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from comprules.abilities.effects import Effect
    from comprules.abilities.would import WouldHappen

    Chain = Callable[[tuple[Effect, ...]], str]

__all__ = [
    "begin_cant_words",
    "begun_words",
    "cant_words",
    "enter_with_words",
    "replacement_words",
    "skip_words",
    "would_words",
]


def replacement_words(part: Replacement, chain: Chain) -> str:
    """A replacement effect that is always there."""
    if isinstance(part.would, WouldBegin) and part == Replacement(part.would):
        who, what = part.would.who, part.would.what
        if who == You():
            return f"skip your {what}"
        phrase = players_words(who)
        return f"{phrase.words} {verb('skip', several=phrase.plural)} their {what}"
    while_words = ""
    if isinstance(part.would, WouldGoToGraveyard) and part.would.discarded:
        return _discarded_words(part, part.would, chain)
    if isinstance(part.would, WouldTapForMana):
        return _mana_words(part, part.would)
    if isinstance(part.altered, LifeLeft):
        if part.condition != Always():
            raise refuse(part)
        return _life_left_words(part, part.altered)
    if isinstance(part.condition, TurnOf):
        while_words = f" during {_during_words(part.condition)}"
    elif part.condition != Always():
        while_words = f" while {_while_words(part.condition)}"
    return f"if {would_words(part.would)}{while_words}, {_place(part, chain)}"


def begun_words(effect: BeginReplacement | SelfReplacement, chain: Chain) -> str:
    """A replacement effect that a resolution makes."""
    part = effect.replacement
    if part.condition != Always():
        raise refuse(effect)
    match effect:
        case SelfReplacement():
            return f"if {would_words(part.would)} this way, {_place(part, chain)}"
        case BeginReplacement(
            Replacement(WouldTapForMana() as tapping), Duration("end of turn", as_long_as=Always())
        ):
            return f"until end of turn, {_mana_words(part, tapping)}"
        case BeginReplacement(Replacement(altered=LifeLeft() as left), duration) if duration.until:
            return f"until {duration.until}, {_life_left_words(part, left)}"
        case BeginReplacement(
            Replacement(would, instead, None, Always(), False), Duration("", Always()), False
        ) if instead and effect == BeginReplacement(part, Duration()):
            return f"if {would_words(would)}, {chain(instead)} instead of putting it anywhere else"
        case BeginReplacement(duration=duration) if duration != Duration("end of turn"):
            raise refuse(effect)
        case BeginReplacement(amount=amount) if amount is not None:
            return _redirected_words(effect, f"the next {bare(amount)} damage")
        case BeginReplacement(once=False, chosen=True):
            return _redirected_words(effect, "all damage")
        case BeginReplacement(chosen=True):
            would = part.would
            if not isinstance(would, WouldDealDamage):
                raise refuse(effect)
            dealt = f" to {harmed_words(would.to)}" if would.to is not None else ""
            dealer = chosen_words(would.source)
            return f"the next time {dealer} would deal {would.kind}{dealt} this turn, {_place(part, chain)}"
        case BeginReplacement(once=once):
            start = "the next time" if once else "if"
            return f"{start} {would_words(part.would)} this turn, {_place(part, chain)}"
        case _:
            raise refuse(effect)


def _redirected_words(effect: BeginReplacement, much: str) -> str:
    """So much damage, or all that one source deals, that goes elsewhere this turn."""
    part = effect.replacement
    if effect.once or part.instead or part.optional:
        raise refuse(effect)
    match part.would, part.altered:
        case WouldBeDealtDamage(to, "damage"), Redirected(wanted) if not effect.chosen:
            by = ""
        case WouldDealDamage(source, to, "damage"), Redirected(wanted) if to is not None:
            if not effect.chosen and not isinstance(source, AllThese):
                raise refuse(effect)
            by = f" by {chosen_words(source) if effect.chosen else object_words(source)}"
        case _:
            raise refuse(effect)
    dealt = f"{much} that would be dealt to {harmed_words(to)} this turn{by}"
    return f"{dealt} is dealt to {_recipient(wanted)} instead"


def _mana_words(part: Replacement, would: WouldTapForMana) -> str:
    """What a permanent that is tapped for mana produces instead."""
    if not isinstance(would.what, AllThese) or part != Replacement(would, altered=part.altered):
        raise refuse(part)
    what = of_kind(would.what).words
    if would.who != EachPlayer() and would.least == 1:
        who = players_words(would.who) if would.who != Opponents() else Phrase("an opponent")
        start = f"if {who.words} {verb('tap', several=who.plural)} {what} for mana"
    elif would.who == EachPlayer():
        much = "" if would.least == 1 else f"{number_word(would.least)} or more "
        start = f"if {what} is tapped for {much}mana"
    else:
        raise refuse(part)
    match part.altered:
        case Multiplied(2 | 3 as factor):
            how = "twice" if factor == 2 else "three times"
            return f"{start}, it produces {how} as much of that mana instead"
        case ManaProduced(symbol, amount):
            return f"{start}, it produces {{{symbol}}} instead of any other type{' and amount' * amount}"
        case _:
            raise refuse(part)


def _discarded_words(part: Replacement, would: WouldGoToGraveyard, chain: Chain) -> str:
    """What becomes of a card that an effect has a player discard."""
    match part:
        case Replacement(_, (Move(It(), "library", "top"),), None, Always(), True) if (
            would == WouldGoToGraveyard(AllThese(Filter(noun="card")), You(), discarded=True)
        ):
            may = "but you may put it on top of your library instead of into your graveyard"
            return f"if an effect causes you to discard a card, discard it, {may}"
        case Replacement(_, instead, None, Always(), False) if (would.whose, would.by) == (
            You(),
            Opponents(),
        ):
            start = "if a spell or ability an opponent controls causes you to discard"
            what = f"{chain(instead)} instead of putting it into your graveyard"
            return f"{start} {subject_words(would.who).words}, {what}"
        case _:
            raise refuse(part)


def _life_left_words(part: Replacement, left: LifeLeft) -> str:
    match part.would:
        case WouldLoseLife(You(), int() as below):
            start = f"damage that would reduce your life total to less than {below}"
            return f"{start} reduces it to {left.life} instead"
        case _:
            raise refuse(part)


def _during_words(during: TurnOf) -> str:
    if not during.step:
        return owned_by(during.whose, "turn")
    step = during.step if during.step == "upkeep" else f"{during.step} step"
    return owned_by(during.whose, step)


def begin_cant_words(effect: BeginCant, duration: str) -> str:
    """What can't happen for a time; ``duration`` is what is said of it."""
    return f"{cant_words(effect.cant)}{duration or ' for the rest of the game'}"


def _while_words(condition: Condition) -> str:
    match condition:
        case AmountIs(CardsIn(who, "library"), ">=", ThatMuch()):
            return f"{owned_by(who, 'library')} has at least that many cards in it"
        case _:
            return condition_words(condition)


def _place(part: Replacement, chain: Chain) -> str:
    if part.altered is not None:
        if part.instead or part.optional:
            raise refuse(part)
        if (
            isinstance(part.altered, Halved)
            and isinstance(part.would, WouldGetCounters)
            and part.would.on is None
        ):
            rounded = "up" if part.altered.up else "down"
            each = "half that many of each of those kinds of counters"
            return f"they put {each} on that permanent or player instead, rounded {rounded}"
        return f"{_altered(part, chain)} instead"
    if not part.instead:
        raise refuse(part)
    may = "you may " if part.optional else ""
    if isinstance(part.instead[-1], If):
        raise refuse(part)
    return f"{may}{chain(part.instead)} instead"


def _altered(part: Replacement, chain: Chain) -> str:
    match part.altered, part.would:
        case Multiplied(2), WouldDealDamage():
            return "it deals double that damage"
        case Multiplied(3), WouldDealDamage():
            return "it deals triple that damage"
        case Increased(by), WouldDealDamage() if by:
            return f"it deals that much damage {'plus' if by > 0 else 'minus'} {number_word(abs(by))}"
        case Multiplied(2), WouldGainLife(who) | WouldLoseLife(who):
            base = "gain" if isinstance(part.would, WouldGainLife) else "lose"
            phrase = players_words(You() if who == You() else ThatPlayer())
            return f"{phrase.words} {verb(base, several=phrase.plural)} twice that much life"
        case Increased(by), WouldGainLife(who) if by > 0:
            phrase = players_words(You() if who == You() else ThatPlayer())
            return (
                f"{phrase.words} {verb('gain', several=phrase.plural)} that much life plus {number_word(by)}"
            )
        case Multiplied(0), WouldGainLife(who):
            phrase = players_words(You() if who == You() else ThatPlayer())
            return f"{phrase.words} {verb('gain', several=phrase.plural)} no life"
        case (Multiplied() | Increased() | Halved()) as altered, WouldGetCounters() as would:
            return _counters_altered(altered, would)
        case Multiplied(2), WouldAct(_, "proliferate"):
            return "proliferate twice"
        case Increased(by), WouldAct(_, "scry") if by > 0:
            return f"scry that many cards plus {number_word(by)}"
        case SearchTop(number), WouldAct(_, "search"):
            return f"that player searches the top {number_word(number)} cards of that library"
        case Multiplied(2), WouldCreateTokens():
            return "it creates twice that many of those tokens"
        case TokensCreated(token, besides), WouldCreateTokens():
            created = chain((CreateTokens(You(), besides or ThatMuch(), token),)).removeprefix("create ")
            return f"{'' if besides is None else 'those tokens plus '}{created} are created"
        case LifeLeft() | ManaProduced() | SearchTop(), _:
            raise refuse(part)
        case Redirected(to), WouldDealDamage() | WouldBeDealtDamage():
            return f"that damage is dealt to {_recipient(to)}"
        case UnderControl(player), WouldEnter():
            return f"it enters under {owned_by(player, 'control')}"
        case _:
            raise refuse(part)


def _counters_altered(altered: Multiplied | Increased | Halved, would: WouldGetCounters) -> str:
    """How many counters are put instead."""
    match altered:
        case Multiplied(2) if would.kind:
            return f"twice that many {would.kind} counters are put on it"
        case Multiplied(2) if isinstance(would.on, Players):
            phrase = players_words(You() if would.on == You() else ThatPlayer())
            return f"{phrase.words} {verb('get', several=phrase.plural)} twice that many of each of those kinds of counters"
        case Multiplied(2) if would.on is None:
            return "put twice that many of each of those kinds of counters on that permanent or player"
        case Multiplied(2):
            return "it puts twice that many of those counters on that permanent"
        case Increased(by) if would.kind and by:
            sign = "plus" if by > 0 else "minus"
            return f"that many {sign} {number_word(abs(by))} {would.kind} counters are put on it"
        case Increased(by) if by > 0 and isinstance(would.on, Players):
            phrase = players_words(You() if would.on == You() else ThatPlayer())
            gets = verb("get", several=phrase.plural)
            return (
                f"{phrase.words} {gets} that many plus {number_word(by)} of each of those kinds of counters"
            )
        case Increased(by) if by > 0:
            return f"that many plus {number_word(by)} of each of those kinds of counters are put on that permanent"
        case _:
            raise refuse(altered)


def _recipient(to: object) -> str:
    return players_words(to).words if isinstance(to, Players) else each_of(to)  # type: ignore[arg-type]


def _harmed(to: Subject | Players | Either) -> str:
    """Whom damage would be dealt to, one at a time: ``you``, ``a creature you control``."""
    if isinstance(to, Either):
        return either_words(to)
    return doer_words(to) if isinstance(to, Players) else of_kind(to).words


def would_words(would: WouldHappen) -> str:
    """An event as it stands behind ``if``: ``a creature would die``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match would:
        case WouldLoseTheGame(who, ""):
            return f"{doer_words(who)} would lose the game"
        case WouldAct(who, action):
            taken = {"search": "search a library", "scry": "scry a number of cards"}.get(action, action)
            return f"{doer_words(who)} would {taken}"
        case WouldWinTheGame(who):
            return f"{doer_words(who)} would win the game"
        case WouldDraw(who, but_first, 0):
            start = f"{doer_words(who)} would draw a card"
            you, your = ("you", "your") if who == You() else ("they", "their")
            return start + f" except the first one {you} draw in each of {your} draw steps" * but_first
        case WouldLoseTheGame() | WouldChangeLife() | WouldDraw() | WouldTapForMana():
            raise refuse(would)
        case WouldDiscard(who):
            return f"{doer_words(who)} would discard a card"
        case WouldGainLife(who):
            return f"{doer_words(who)} would gain life"
        case WouldLoseLife(_, int()):
            raise refuse(would)
        case WouldLoseLife(who):
            return f"{doer_words(who)} would lose life"
        case WouldPayLife(who):
            return f"{doer_words(who)} would pay life"
        case WouldCreateTokens(who, None):
            return f"an effect would create one or more tokens under {owned_by(who, 'control')}"
        case WouldCreateTokens(who, kind) if kind is not None:
            return f"{doer_words(who)} would create one or more {kinds_words(kind)}"
        case WouldCreateTokens():
            raise refuse(would)
        case WouldBegin(who, what):
            whose = "your" if who == You() else "their"
            return f"{doer_words(who)} would begin {whose} {what}"
        case WouldDie(who):
            return f"{of_kind(who).words} would die"
        case WouldBeDestroyed(who):
            return f"{of_kind(who).words} would be destroyed"
        case WouldBeSacrificed(who, None):
            return f"{of_kind(who).words} would be sacrificed"
        case WouldBeSacrificed():
            raise refuse(would)
        case WouldLeave(who):
            return f"{of_kind(who).words} would leave the battlefield"
        case WouldEnter(who, under, uncast):
            control = f" under {owned_by(under, 'control')}" if under is not None else ""
            control = " under an opponent's control" if under == Opponents() else control
            cast = " and it wasn't cast" if uncast else ""
            return f"{of_kind(who).words} would enter{control}{cast}"
        case WouldGoToGraveyard(discarded=True):
            raise refuse(would)
        case WouldGoToGraveyard(who, whose) if whose is not None:
            place = "an opponent's graveyard" if whose == Opponents() else owned_by(whose, "graveyard")
            return f"{of_kind(who).words} would be put into {place} from anywhere"
        case WouldGoToGraveyard(AllThese(kind)) if kind == Filter():
            return "a card or token would be put into a graveyard from anywhere"
        case WouldGoToGraveyard(who):
            return f"{of_kind(who).words} would be put into a graveyard from anywhere"
        case WouldGetCounters():
            return _counters_would(would)
        case WouldBeDealtDamage(to, kind):
            return f"{kind} would be dealt to {_harmed(to)}"
        case WouldDealDamage(source, to, kind):
            whom = f"to {_harmed(to)}" if to is not None else "to a permanent or player"
            return f"{of_kind(source).words} would deal {kind} {whom}"
        case _:
            assert_never(would)


def _counters_would(would: WouldGetCounters) -> str:
    match would:
        case WouldGetCounters(on, "", None, True) if isinstance(on, Subject):
            return f"an effect would put one or more counters on {of_kind(on).words}"
        case WouldGetCounters(by_effect=True):
            raise refuse(would)
        case WouldGetCounters(on, "", None) if isinstance(on, Players):
            return f"{doer_words(on)} would get one or more counters"
        case WouldGetCounters(on, kind, None) if isinstance(on, Subject):
            return f"one or more {f'{kind} ' * bool(kind)}counters would be put on {of_kind(on).words}"
        case WouldGetCounters(on, "", by) if by is not None and not isinstance(on, Players | Either):
            whom = "a permanent or player" if on is None else of_kind(on).words
            return f"{doer_words(by)} would put one or more counters on {whom}"
        case WouldGetCounters(on, kind, by) if kind and by is not None and isinstance(on, Subject):
            return f"{doer_words(by)} would put one or more {kind} counters on {of_kind(on).words}"
        case _:
            raise refuse(would)


_BARRED = {
    WouldDraw: "draw cards",
    WouldDiscard: "discard cards",
    WouldGainLife: "gain life",
    WouldLoseLife: "lose life",
    WouldPayLife: "pay life",
    WouldLoseTheGame: "lose the game",
    WouldWinTheGame: "win the game",
    WouldCreateTokens: "create tokens",
}


def cant_words(part: CantHappen) -> str:
    """What can't happen."""
    match part.would:
        case WouldEnter(Both(AllThese(kind), AllThese(other)), None, False) if (kind.zone, other.zone) == (
            "graveyard",
            "library",
        ) and replace(kind, zone="library") == other:
            cards = kinds_words(replace(kind, zone="battlefield"))
            return f"{cards} in graveyards and libraries can't enter the battlefield"
        case WouldEnter(who, None, False):
            return f"{subject_words(who).words} can't enter the battlefield"
        case WouldBeSacrificed(AllThese(kind), Opponents()) if kind.controller == You():
            kinds = kinds_words(replace(kind, controller=None))
            return f"spells and abilities your opponents control can't cause you to sacrifice {kinds}"
        case WouldBeSacrificed(who, None):
            return f"{subject_words(who).words} can't be sacrificed"
        case WouldGetCounters(on, "", None, False) if isinstance(on, Subject):
            return f"counters can't be put on {subject_words(on).words}"
        case WouldGetCounters(on, kind, None, False) if isinstance(on, Subject):
            phrase = subject_words(on)
            it = "them" if phrase.plural else "it"
            return f"{phrase.words} can't have {kind} counters put on {it}"
        case WouldGetCounters(on, kind, None, False) if isinstance(on, Players):
            words = "players" if on == EachPlayer() else players_words(on).words
            return f"{words} can't get {f'{kind} ' * bool(kind)}counters"
        case WouldDraw(who, False, int() as most) if most:
            cards = "card" if most == 1 else "cards"
            return f"{players_words(who).words} can't draw more than {number_word(most)} {cards} each turn"
        case WouldAct(who, "search"):
            return f"{players_words(who).words} can't search libraries"
        case WouldChangeLife(who):
            return f"{owned_by(who, 'life total')} can't change"
        case WouldLoseTheGame(who, reason) if reason:
            phrase = players_words(who)
            return f"{phrase.words} {'don' if phrase.plural else 'doesn'}'t lose the game for having {reason}"
        case (
            WouldWinTheGame(who) | WouldDraw(who, False) | WouldDiscard(who) | WouldGainLife(who) | WouldLoseLife(who) | WouldPayLife(who)
            | WouldLoseTheGame(who) | WouldCreateTokens(who, None)
        ):  # fmt: skip
            words = "players" if who == EachPlayer() else players_words(who).words
            return f"{words} can't {_BARRED[type(part.would)]}"
        case _:
            raise refuse(part)


def skip_words(effect: SkipStep | SkipThat) -> str:
    """What is skipped, without who does."""
    if isinstance(effect, SkipThat):
        return f"skip that {effect.what}"
    whose = "your" if effect.players == You() else "their"
    if is_one(effect.amount):
        return f"{whose} next {effect.step}"
    if effect.step != "turn" or not isinstance(effect.amount, Number) or effect.amount.value < 2:
        raise refuse(effect)
    return f"{whose} next {number_word(effect.amount.value)} turns"


def enter_with_words(effect: EnterWith) -> str:
    """How what is entering does so."""
    if effect.tapped and effect.amount is None and not effect.kind:
        return "it enters tapped"
    if effect.tapped or effect.amount is None or not effect.kind:
        raise refuse(effect)
    counters = f"{effect.kind} counter{'' if is_one(effect.amount) else 's'}"
    return f"it enters with {counted(effect.amount, counters)} on it"
