"""What is done, in words: one instruction as a clause, several as a chain of clauses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comprules.abilities.changes import (
    ChangeControl,
    ChangeText,
    ModifySize,
    SwitchSize,
)
from comprules.abilities.conditions import CostPaid, Not
from comprules.abilities.costs import ManaPayment
from comprules.abilities.descriptions import controlled
from comprules.abilities.instructions import (
    ChooseTargets,
    DealDamage,
    Discard,
    DrawCards,
    Exchange,
    ExchangeLife,
    Fight,
    GainLife,
    LoseLife,
    Mill,
    Move,
    PutCounters,
    RemoveCounters,
    Reveal,
    Sacrifice,
    SetLife,
    Tap,
    UnpreventableDamage,
)
from comprules.abilities.keyword_actions import (
    ControlPlayers,
    DigUntil,
    KeepSome,
    KeywordAction,
    ObjectAction,
)
from comprules.abilities.kinds import (
    Apply,
    ApplyToNextSpell,
    ApplyToPlayers,
    BeginReplacement,
    CopySpell,
    CreateDelayed,
    DoOneOf,
    DoTimes,
    Effect,
    EnterWith,
    ForEach,
    If,
    May,
    Modes,
    PreventDamage,
    SelfReplacement,
    Unless,
    WhenYouDo,
)
from comprules.abilities.nouns import Amount, Both, CardsIn, CountOf, Negative, Picked, Players, Target
from comprules.abilities.plain_instructions import (
    ActivateManaOfLands,
    CastNow,
    ChoosePlayer,
    Pay,
    PayAnyNumberOfTimes,
)
from comprules.abilities.searching import LookAtHand, PlayersMove
from comprules.abilities.simple_nouns import (
    It,
    Number,
    PreventedThisWay,
    ThatPlayer,
    X,
    You,
)
from comprules.abilities.trigger_events import NextBeginning
from comprules.abilities.would import BeginCant, SkipThat
from comprules.english.errors import CannotWrite
from comprules.english.forms.alterations import UNPREVENTABLE
from comprules.english.forms.amendments import EACH_ONE
from comprules.english.forms.amounts import FOR_EACH
from comprules.english.forms.changes import added_words
from comprules.english.forms.impossible import BEGIN_CANT
from comprules.english.forms.instructions import INSTRUCTIONS
from comprules.english.forms.moves import MOVES, MOVES_THEIRS, SHUFFLED_IN
from comprules.english.forms.player_actions import PLAYER_ACTIONS
from comprules.english.forms.prevention import SHIELDS
from comprules.english.forms.single_instructions import SINGLE_INSTRUCTIONS
from comprules.english.forms.triggers import event_words
from comprules.english.lexicon import number_word
from comprules.english.parts_of_effects import targets_in_words
from comprules.english.said import speaks_of_prevention
from comprules.english.writing_amounts import amount_words, condition_words, duration_words, has_words
from comprules.english.writing_changes import (
    Voice,
    changes_for_words,
)
from comprules.english.writing_continuous_effects import apply_words
from comprules.english.writing_explanations import with_two, with_x
from comprules.english.writing_modes import modes_words
from comprules.english.writing_nouns import (
    filter_words,
    object_words,
    players_words,
    subject_words,
)
from comprules.english.writing_players import player_words
from comprules.english.writing_replacements import begun_words
from comprules.english.writing_words import article, counted, is_one, listed, refuse, writes
from comprules.mana import ManaCost

__all__ = ["chain_words", "clause_words"]


@writes("chain")
def chain_words(effects: tuple[Effect, ...], base: Players | None = None) -> str:
    """Several effects in one sentence; ``base`` is whom a bare verb is about, "you" where it is None.

    Raises:
        CannotWrite: An effect can't be followed by another, or has no words.
    """
    if any(isinstance(effect, Unless) or _is_averted(effect) for effect in effects):
        raise refuse(effects, "'unless' takes a sentence of its own")
    if not effects or any(isinstance(effect, May | If | CreateDelayed) for effect in effects[:-1]):
        raise refuse(effects, "what may or might happen takes the rest of its sentence with it")
    return ", then ".join(clause_words(effect, base, joined=True) for effect in effects)


def _is_averted(effect: Effect) -> bool:
    """Say whether "unless" stands before a condition; a negation has words of its own as a rule."""
    match effect:
        case If(Not(CostPaid(It(), cost)), _, ()) if cost != "kicker":
            return True
        case If(Not() as condition, _, ()):
            return not has_words(condition)
        case _:
            return False


def clause_words(effect: Effect, base: Players | None = None, *, joined: bool = False) -> str:
    """One effect as a clause, an amount that can't stand in its place explained behind."""
    if isinstance(effect, ForEach) and isinstance(effect.of, Target | Both):
        return INSTRUCTIONS.words(effect)
    if two := with_two(effect):
        explained, x, y = two
        if joined:
            raise refuse(effect, "amounts are explained at the end of a sentence")
        return f"{_clause(explained, base)}, where X is {amount_words(x)} and Y is {amount_words(y)}"
    try:
        explained, amount = with_x(effect)
    except CannotWrite:  # two are said as "cards equal to …", each in its place
        return _clause(effect, base)
    if amount is None:
        return _clause(effect, base)
    if joined:
        return _equal_words(effect, _clause(explained, base), amount)
    return f"{_clause(explained, base)}, where X is {amount_words(amount)}"


def _equal_words(effect: Effect, said: str, amount: Amount) -> str:
    """Return a clause with an amount in its place, as in ``draw cards equal to its power``."""
    for noun in ("cards", "life", "damage"):
        before, found, after = said.partition(f" X {noun}")
        if found and " X " not in after and not before.endswith(" the next"):
            return f"{before} {noun} equal to {amount_words(amount)}{after}"
    raise refuse(effect, "an amount is explained at the end of a sentence")


def _clause(effect: Effect, base: Players | None) -> str:
    match effect:
        case Apply(Target(each=each) as target) if each is not None:
            inner = replace(
                effect,
                subject=replace(target, filter=controlled(target.filter, ThatPlayer()), each=None),
            )
            return f"for each {EACH_ONE.words(each)}, {_clause(inner, base)}"
        case ActivateManaOfLands(players):
            phrase = players_words(players)
            return f"{phrase.words} activate{'' if phrase.plural else 's'} a mana ability of each land they control"
        case KeepSome(players, what, kinds=kinds) if kinds:
            theirs = filter_words(controlled(what, ThatPlayer()), several=True)
            kept = listed([article(filter_words(kind)) for kind in kinds], "and")
            return f"{players_words(players).words} chooses {kept} from among the {theirs}, then sacrifices the rest"
        case ChooseTargets(Picked(kind, amount), players=players) if players is not None:
            theirs = counted(amount, filter_words(kind, several=not is_one(amount)))
            theirs = theirs.replace(" that player controls", " they control")
            return f"{players_words(players).words} chooses {theirs}"
        case KeepSome(players, what, amount, up_to):
            theirs = filter_words(controlled(what, ThatPlayer()), several=amount.value > 1)
            number = "up to " * up_to + (
                article(theirs)
                if amount.value == 1 and not up_to
                else f"{number_word(amount.value)} {theirs}"
            )
            rest = {
                "sacrificed": "sacrifices the rest",
                "destroyed": "the rest are destroyed",
                "returned": "the rest are returned to their owners' hands",
            }[effect.then]
            return f"{players_words(players).words} chooses {number}, then {rest}"
        case PlayersMove(players):
            phrase = players_words(players)
            return f"{phrase.words} {MOVES_THEIRS.words(effect, several=phrase.plural)}"
        case Apply() | ApplyToPlayers():
            return apply_words(effect, base=base)
        case Move():
            return (SHUFFLED_IN if effect.place == "shuffled" else MOVES).words(effect)
        case CopySpell():
            return _copy_words(effect)
        case PreventDamage():
            if not all(speaks_of_prevention(other) for other in effect.also):
                raise refuse(effect, "what else happens has to speak of the damage prevented this way")
            return SHIELDS.words(replace(effect, also=()))
        case UnpreventableDamage():
            return f"{UNPREVENTABLE.words(effect)} this turn"
        case May(inner, None):
            return _you_may(inner)
        case DoOneOf(who, (Sacrifice() | Discard() | LoseLife() | Pay() as first, *rest)) if (
            first.players == ThatPlayer() != who
        ):
            said = _clause(replace(first, players=who), base)
            others = (_option_words(option, base).removeprefix("that player ") for option in rest)
            return " or ".join([said, *others])
        case DoOneOf(
            You(),
            (
                Apply(changes=(ModifySize(Number() | Negative(), Number() | Negative()) as one,)) as first,
                Apply(changes=(ModifySize(Number() | Negative(), Number() | Negative()) as other,)) as second,
            ),
        ) if replace(first, changes=(other,)) == second:
            sizes = [added_words(size.power, size.toughness) for size in (one, other)]
            return _clause(first, base).replace(sizes[0], " or ".join(sizes), 1)
        case DoOneOf(_, options) if len(options) > 1:
            return " or ".join(_option_words(option, base) for option in options)
        case May((DealDamage(source=source, divided=False) as damage,), player) if (
            player is not None and not isinstance(player, You) and source is not None
        ):
            return f"{players_words(player).words} may {_option_words(damage, ThatPlayer())}"
        case May(inner, player) if player is not None and not isinstance(player, You):
            return f"{players_words(player).words} may {chain_words(inner, ThatPlayer())}"
        case If(Not(averting), inner, ()) if _is_averted(effect):
            return f"{chain_words(inner, base)} unless {condition_words(averting)}"
        case If(condition, inner, ()):
            return f"if {condition_words(condition)}, {chain_words(inner, base)}"
        case CreateDelayed(NextBeginning() as when, (only,), False, "At") if not isinstance(
            only, May | If | ForEach | Unless | CreateDelayed | WhenYouDo
        ) and not targets_in_words(only):
            return f"{_clause(only, base)} at {event_words(when)}"
        case PutCounters() | RemoveCounters() if isinstance(effect.amount, PreventedThisWay):
            return f"{_clause(replace(effect, amount=Number(1)), base)} for each 1 damage prevented this way"
        case PayAnyNumberOfTimes(cost):
            return f"you may pay {cost} any number of times"
        case BeginCant():
            return BEGIN_CANT.words(effect)
        case BeginReplacement() | SelfReplacement():
            return begun_words(effect)
        case (
            ApplyToNextSpell()
            | ChooseTargets()
            | ChoosePlayer()
            | ControlPlayers()
            | EnterWith()
            | Exchange()
            | ExchangeLife()
        ):
            return SINGLE_INSTRUCTIONS.words(effect)
        case SkipThat() | Reveal():
            return PLAYER_ACTIONS.words(effect)
        case Modes():
            return modes_words(effect)
        case ForEach(each, (Unless((only,), instead),)) if isinstance(each, Players) and hasattr(
            only, "players"
        ):
            said_of_all: Any = only
            return f"{_clause(replace(said_of_all, players=each), base)} unless {_they_do(instead)}"
        case ForEach(of, (Unless(inner, instead),)):
            return f"for each {EACH_ONE.words(of)}, {chain_words(inner, base)} unless {_they_do(instead)}"
        case ForEach(of, inner):
            return f"for each {EACH_ONE.words(of)}, {chain_words(inner, base)}"
        case DoTimes((only,), X()):
            return f"{_clause(only, base)} X times"
        case Unless():
            return _unless_words(effect, base)
        case CreateDelayed() | WhenYouDo() | May() | If() | DoOneOf() | DoTimes():
            raise refuse(effect)
        case (
            SetLife()
            | LookAtHand(reveal=False)
            | DigUntil(You(), exile=True)
            | CastNow(required=False)
            | KeywordAction("behold" | "collect evidence" | "the Ring tempts you")
        ):
            return INSTRUCTIONS.words(effect)
        case PutCounters(on=on) if isinstance(on, Players):
            return player_words(effect, base)
        case _ if hasattr(effect, "players"):
            return player_words(effect, base)
        case _:
            return INSTRUCTIONS.words(effect)  # which refuses what no form has words for


def _they_do(action: Any) -> str:
    """Return what one of several may do instead: ``they pay {1}``."""
    if action.players != ThatPlayer():
        raise refuse(action)
    if isinstance(action, DoOneOf):
        return f"they {_either_words(action, several=True)}"
    return f"they {PLAYER_ACTIONS.words(action, several=True)}"


def _either_words(action: DoOneOf, *, several: bool = False) -> str:
    """Return what players do, one or another: ``discards a card or pays 3 life``."""
    several = several or players_words(action.players).plural
    return " or ".join(PLAYER_ACTIONS.words(option, several=several) for option in action.options)


def _never_bare(action: Any) -> str:
    """Return what a player does, with the player named."""
    words = player_words(action, None)
    return f"you {words}" if action.players == You() and not words.startswith("you ") else words


def _copy_words(copy: CopySpell) -> str:
    """Return a spell copied while something resolves."""
    match copy:
        case CopySpell(player=You()):
            return SINGLE_INSTRUCTIONS.words(copy)
        case CopySpell(times=Number(1), but=()):
            again = " and may choose new targets for the copy" * copy.new_targets
            return f"{players_words(copy.player).words} copies {object_words(copy.subject)}{again}"
        case _:
            raise refuse(copy)


def _has_no_each(times: Amount) -> bool:
    """Say whether there are no words for an amount behind ``for each``."""
    try:
        FOR_EACH.words(times)
    except CannotWrite:
        return not isinstance(times, Number | CountOf | CardsIn)
    return False


def _unless_words(effect: Unless, base: Players | None) -> str:
    """Something is done ``unless its controller pays {2}``, ``unless you exile another Elf you control``."""
    start = f"{chain_words(effect.effects, base)} unless"
    match effect.instead:
        case Move() as move:
            return f"{start} you {_clause(move, None)}"
        case Pay(_, (ManaPayment(ManaCost(("1",))),), times) as pay if _has_no_each(times):
            said = replace(pay, costs=(ManaPayment(ManaCost(("X",))),), times=Number(1))
            return f"{start} {_never_bare(said)}, where X is {amount_words(times)}"
        case Tap() | RemoveCounters() as done:
            return f"{start} you {INSTRUCTIONS.words(done)}"
        case DoOneOf(players) as done:
            return f"{start} {players_words(players).words} {_either_words(done)}"
        case action if isinstance(getattr(action, "players", None), Players):
            return f"{start} {_never_bare(action)}".replace(" unless each player ", " unless any player ")
        case _:
            raise refuse(effect)


def _you_may(inner: tuple[Effect, ...]) -> str:
    """``You may draw a card``, or ``you may have`` something become something else."""
    match inner:
        case (Apply(subject, changes, duration),) if not (
            isinstance(changes[0], ChangeControl | SwitchSize | ChangeText) or subject_words(subject).plural
        ):
            until = duration_words(duration)
            said = changes_for_words(changes, Voice(several=True, happens=True), until)
            return f"you may have {subject_words(subject).words} {said}"
        case (DealDamage(source=source) as damage,) if source is not None and not damage.divided:
            phrase = subject_words(source)
            if phrase.plural:
                raise refuse(damage)
            said = _clause(damage, None).replace(f"{phrase.words} deals ", f"{phrase.words} deal ", 1)
            return f"you may have {said}"
        case (SetLife(You(), amount),):
            return f"you may have your life total become {amount_words(amount)}"
        case (Fight(subject, other),) if other is not None and not subject_words(subject).plural:
            return f"you may have {subject_words(subject).words} fight {subject_words(other).words}"
        case (ObjectAction("connive" | "explore" as name, subject),) if not subject_words(subject).plural:
            return f"you may have {subject_words(subject).words} {name}"
        case (DrawCards() | Discard() | Mill() | GainLife() | LoseLife() as done,) if done.players != You():
            return (
                f"you may have {players_words(done.players).words} {PLAYER_ACTIONS.words(done, several=True)}"
            )
        case _:
            return f"you may {chain_words(inner, You())}"


def _option_words(option: Effect, base: Players | None) -> str:
    """One of several things to do; what deals damage is made to."""
    match option:
        case DealDamage(source=source) if source is not None:
            phrase = subject_words(source)
            if phrase.plural or option.divided:
                raise refuse(option)
            said = _clause(option, None).replace(f"{phrase.words} deals ", f"{phrase.words} deal ", 1)
            return f"have {said}"
        case May() | If() | DoOneOf() | DoTimes() | ForEach() | CreateDelayed() | Unless():
            raise refuse(option)
        case _:
            return chain_words((option,), base)
