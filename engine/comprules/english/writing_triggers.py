"""What happens, in words: the events that triggered abilities and other instructions wait for."""

from __future__ import annotations

from typing import Any, assert_never

from comprules.abilities.happenings import (
    AbilityTriggers,
    ActivatesAbility,
    AttacksUnblocked,
    BecomesAttached,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    CopiesSpell,
    CountersArePut,
    CountersAreRemoved,
    CyclesCard,
    DamageIsPrevented,
    DiscardsCard,
    Either,
    GainsControlFrom,
    HasResolved,
    IsCountered,
    IsDealtDamage,
    LeavesZone,
    LosesControl,
    LosesLife,
    NextBeginning,
    PaysThisCost,
    PlaneswalksAway,
    PutInto,
    RevealsCard,
    SacrificesPermanent,
    SpellResolves,
    TakesAction,
    TapsForMana,
    ThisWay,
)
from comprules.abilities.kinds import (
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    CastsSpell,
    DealsDamage,
    Dies,
    DrawsCard,
    Encountered,
    Enters,
    GainsLife,
    Happening,
    IsTurnedFaceUp,
    Leaves,
    LosesTheGame,
    Phases,
    SetInMotion,
    StateIs,
)
from comprules.abilities.nouns import (
    ActivePlayer,
    AllThese,
    Did,
    EachPlayer,
    Filter,
    Not,
    Opponents,
    Players,
    Subject,
    This,
    You,
)
from comprules.abilities.nouns import Either as OneOfEither
from comprules.english.lexicon import ACTIONS, NUMBERED_ACTIONS, ORDINALS, number_word
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_nouns import (
    doer_words,
    filter_words,
    of_kind,
    one_of,
    owned_by,
    players_words,
    subject_words,
)
from comprules.english.writing_prevention import harmed_words
from comprules.english.writing_words import article, refuse, verb

__all__ = ["caused_words", "delayed_words", "happening_words", "until_words"]


def until_words(when: Happening | None) -> str:
    """``until`` something happens, with a space before it; empty where nothing is waited for."""
    return "" if when is None else f" until {happening_words(when)}"


def _does(who: Subject, base: str, behind: str = "") -> str:
    phrase = of_kind(who)
    return f"{phrase.words} {verb(base, several=phrase.plural)}{behind}"


def _player_does(who: Players, base: str, behind: str) -> str:
    return f"{doer_words(who)} {verb(base, several=isinstance(who, You))} {behind}"


def happening_words(when: Happening) -> str:
    """The event that an ability waits for.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match when:
        case Enters(who):
            return _does(who, "enter")
        case Dies(who):
            return _does(who, "die")
        case Leaves(who):
            return _does(who, "leave", " the battlefield")
        case Phases(who, out):
            return _does(who, "phase", " out" if out else " in")
        case Attacks():
            return _attack(when)
        case Either(first, second):
            return _either(first, second)
        case AttacksUnblocked(who):
            return _does(who, "attack", " and isn't blocked")
        case Blocks(who, whom) if whom is not None:
            return _does(who, "block", f" {of_kind(whom).words}")
        case Blocks(who):
            return _does(who, "block")
        case BecomesBlocked(who, by):
            return _does(who, "become", f" blocked by {of_kind(by).words}" if by is not None else " blocked")
        case DealsDamage(who, to, combat):
            damage = f" {'combat ' * combat}damage"
            return _does(who, "deal", damage + _damaged(to))
        case IsTurnedFaceUp(who):
            return _does(who, "be", " turned face up")
        case CastsSpell():
            return _cast(when)
        case DrawsCard(who, nth):
            return _player_does(
                who, "draw", f"{_own(who)} {ORDINALS[nth]} card each turn" if nth else "a card"
            )
        case GainsLife(who):
            return _player_does(who, "gain", "life")
        case LosesTheGame(who):
            return _player_does(who, "lose", "the game")
        case BeginningOf(step, whose):
            return _beginning(step, whose)
        case SetInMotion(who):
            return f"you set {subject_words(who).words} in motion"
        case Encountered(who):
            return f"you encounter {subject_words(who).words}"
        case StateIs(condition):
            return condition_words(condition)
        case CopiesSpell(who, spell):
            return _player_does(who, "copy", one_of(spell))
        case PutInto() | LeavesZone():
            return _zone_change(when)
        case (
            BecomesTapped()
            | BecomesAttached()
            | BecomesUnattached()
            | BecomesTarget()
            | IsDealtDamage()
            | DamageIsPrevented()
            | CountersArePut()
            | CountersAreRemoved()
            | IsCountered()
        ):
            return _status(when)
        case SpellResolves(spell) if not spell.other:
            return f"{article(filter_words(spell))} resolves"
        case SpellResolves():
            raise refuse(when)
        case AbilityTriggers() | HasResolved() | NextBeginning() | ThisWay() | PaysThisCost():
            return _of_abilities(when)
        case _:
            return _deed(when)


def _attack(when: Attacks) -> str:
    match when:
        case Attacks(who, False, False, None):
            return _does(who, "attack")
        case Attacks(who, True, False, None):
            return _does(who, "attack", " alone")
        case Attacks(who, False, True, None):
            return _does(who, "attack", " for the first time each turn")
        case Attacks(who, False, False, You() | Opponents() | EachPlayer() as whom):
            return _does(who, "attack", f" {doer_words(whom)}")
        case _:
            raise refuse(when)


def _damaged(to: Any) -> str:
    """Whom damage is dealt to, as an event says it."""
    match to:
        case None:
            return ""
        case OneOfEither(EachPlayer(), AllThese(kind)) if kind == Filter(types=("planeswalker",)):
            return " to a player or planeswalker"
        case OneOfEither(EachPlayer(), AllThese(kind)) if kind == Filter(types=("battle",)):
            return " to a player or battle"
        case _:
            return f" to {harmed_words(to)}"


def _own(who: Players) -> str:
    return "your" if isinstance(who, You) else "their"


def _cast(when: CastsSpell) -> str:
    match when:
        case CastsSpell(who, This("spell"), 0, "", None):
            return _player_does(who, "cast", "this spell")
        case CastsSpell(who, Filter() as spell, 0, "", during) if during is not None:
            return _player_does(who, "cast", f"{one_of(spell)} during {owned_by(during, 'turn')}")
        case CastsSpell(who, Filter() as spell, 0, origin, None):
            behind = f" from {owned_by(You(), origin)}" if origin else ""
            return _player_does(who, "cast", one_of(spell)) + behind
        case CastsSpell(who, Filter(other=False) as spell, nth, "", None) if nth:
            return _player_does(who, "cast", f"{_own(who)} {ORDINALS[nth]} {filter_words(spell)} each turn")
        case _:
            raise refuse(when)


def _either(first: Happening, second: Happening) -> str:
    """Two things that one and the same may do."""
    match first, second:
        case CastsSpell(who, Filter() as spell, 0, "", None), CopiesSpell(other, copied) if (who, spell) == (
            other,
            copied,
        ):
            copies = "cast or copy" if isinstance(who, You) else "casts or copies"
            return f"{doer_words(who)} {copies} {one_of(spell)}"
        case CyclesCard(who, AllThese(card)), DiscardsCard(other, AllThese(discarded)) if (who, card) == (
            other,
            discarded,
        ):
            cycles = "cycle or discard" if isinstance(who, You) else "cycles or discards"
            return f"{doer_words(who)} {cycles} {one_of(card)}"
        case (Blocks(who, whom), BecomesBlocked(other, by)) if whom is not None and (who, whom) == (
            other,
            by,
        ):
            does = of_kind(who).words
            return f"{_does(who, 'block')} or {happening_words(second).removeprefix(does).lstrip()}"
        case _, _ if isinstance(second, _ACTS) and isinstance(first, _ACTS) and first.who == second.who:
            does = of_kind(first.who).words
            return f"{happening_words(first)} or {happening_words(second).removeprefix(does).lstrip()}"
        case _, _ if (
            isinstance(second, _ACTS) and isinstance(first, _ACTS) and isinstance(second.who, AllThese)
        ):
            return f"{happening_words(first)} or {happening_words(second)}"
        case _ if isinstance(first, Either) or isinstance(second, Either):
            raise refuse(first)
        case _:
            return f"{happening_words(first)} or when {happening_words(second)}"


_ACTS = (Enters, Dies, Leaves, Attacks, Blocks, BecomesBlocked)


def _zone_change(when: PutInto | LeavesZone) -> str:
    match when:
        case PutInto(who, zone, whose, origin):
            phrase = of_kind(who)
            if zone == "exile" and whose is not None:
                raise refuse(when)
            place = _any_zone(zone) if whose is None else owned_by(whose, zone)
            if zone == "exile" and not origin:
                return f"{phrase.words} {verb('be', several=phrase.plural)} exiled"
            start = f"{phrase.words} {verb('be', several=phrase.plural)} put into {place} from "
            if not origin:
                return f"{start}anywhere"
            if origin == "stack":
                raise refuse(when)
            return f"{start}{'the battlefield' if origin == 'battlefield' else _any_zone(origin)}"
        case LeavesZone(who, zone, whose):
            if whose is None:
                raise refuse(when)
            return _does(who, "leave", f" {owned_by(whose, zone)}")
        case _:
            assert_never(when)


def _any_zone(zone: str) -> str:
    return zone if zone == "exile" else article(zone)


def _status(
    when: BecomesTapped
    | BecomesAttached
    | BecomesUnattached
    | BecomesTarget
    | IsDealtDamage
    | DamageIsPrevented
    | CountersArePut
    | CountersAreRemoved
    | IsCountered,
) -> str:
    match when:
        case BecomesTapped(who, untapped):
            return _does(who, "become", " untapped" if untapped else " tapped")
        case BecomesAttached(who, to):
            return _does(who, "become", f" attached to {of_kind(to).words}")
        case BecomesUnattached(who, host):
            return _does(
                who, "become", " unattached" + (f" from {of_kind(host).words}" if host is not None else "")
            )
        case BecomesTarget(who, by, whose, first):
            if whose not in (None, You(), Opponents()):
                raise refuse(when)
            whom = {You(): " you control", Opponents(): " an opponent controls"}.get(whose, "")
            return _suffers(
                who, "become", f" the target of {article(by)}{whom}{' for the first time each turn' * first}"
            )
        case IsDealtDamage(who, combat, source):
            by_what = f" by {of_kind(source).words}" if source is not None else ""
            return _suffers(who, "be", f" dealt {'combat ' * combat}damage{by_what}")
        case DamageIsPrevented(to):
            to_whom = doer_words(to) if isinstance(to, Players) else of_kind(to).words
            return f"damage that would be dealt to {to_whom} is prevented"
        case CountersArePut() | CountersAreRemoved():
            return _counters(when)
        case IsCountered(who):
            return _does(who, "be", " countered")
        case _:
            assert_never(when)


def _suffers(who: Subject | Players | OneOfEither, base: str, behind: str) -> str:
    """What is done to an object, a player, or one of either."""
    if isinstance(who, Players):
        if isinstance(who, You) and base == "be":
            return f"you're{behind}"
        return f"{doer_words(who)} {verb(base, several=isinstance(who, You))}{behind}"
    if not isinstance(who, OneOfEither):
        return _does(who, base, behind)
    match who:
        case OneOfEither(first, AllThese(kind)) if isinstance(first, Players):
            return f"{doer_words(first)} or {one_of(kind)} {verb(base, several=False)}{behind}"
        case _:
            raise refuse(who)


def _counters(when: CountersArePut | CountersAreRemoved) -> str:
    kind = when.kind + " " * bool(when.kind)
    counters = article(f"{kind}counter") if when.each else f"one or more {kind}counters"
    match when:
        case CountersArePut(_, who, _, by) if by is not None:
            return _player_does(by, "put", f"{counters} on {of_kind(who).words}")
        case CountersArePut(who=who):
            return f"{counters} {verb('be', several=not when.each)} put on {of_kind(who).words}"
        case CountersAreRemoved(kind, This("card", "exile"), True, False):
            return f"a {kind} counter is removed from this card while it's exiled"
        case CountersAreRemoved(kind, who, False, True):
            return f"the last {kind} counter is removed from {of_kind(who).words}"
        case CountersAreRemoved(last=True):
            raise refuse(when)
        case CountersAreRemoved(who=who):
            return f"{counters} {verb('be', several=not when.each)} removed from {of_kind(who).words}"


def _deed(
    when: TakesAction
    | LosesLife
    | DiscardsCard
    | CyclesCard
    | SacrificesPermanent
    | ActivatesAbility
    | TapsForMana
    | LosesControl
    | GainsControlFrom
    | PlaneswalksAway
    | RevealsCard,
) -> str:
    match when:
        case TakesAction(who, "search" | "shuffle" as action):
            return _player_does(who, action, f"{_own(who)} library")
        case TakesAction(who, "scry"):
            return f"{doer_words(who)} {verb('scry', several=isinstance(who, You))}"
        case TakesAction(who, action):
            return f"{doer_words(who)} {action if isinstance(who, You) else (NUMBERED_ACTIONS | ACTIONS)[action]}"
        case LosesLife(who):
            return _player_does(who, "lose", "life")
        case DiscardsCard(who, what):
            return _player_does(who, "discard", of_kind(what).words)
        case CyclesCard(who, what):
            return _player_does(who, "cycle", of_kind(what).words)
        case SacrificesPermanent(who, what):
            return _player_does(who, "sacrifice", of_kind(what).words)
        case ActivatesAbility(who, of):
            return _player_does(who, "activate", f"an ability of {of_kind(of).words}")
        case TapsForMana(who, what):
            return _player_does(who, "tap", f"{of_kind(what).words} for mana")
        case LosesControl(who, of):
            return _player_does(who, "lose", f"control of {of_kind(of).words}")
        case GainsControlFrom(who, of, source):
            return _player_does(
                who, "gain", f"control of {of_kind(of).words} from {players_words(source).words}"
            )
        case PlaneswalksAway(who, plane):
            return _player_does(who, "planeswalk", f"away from {subject_words(plane).words}")
        case RevealsCard(who, what):
            return _player_does(who, "reveal", of_kind(what).words)
        case _:
            assert_never(when)


def _of_abilities(when: AbilityTriggers | HasResolved | NextBeginning | ThisWay | PaysThisCost) -> str:
    match when:
        case AbilityTriggers(of, None):
            return (
                "an ability triggers" if of == Filter() else f"a triggered ability of {one_of(of)} triggers"
            )
        case AbilityTriggers(of, cause) if cause is not None:
            start = f"{caused_words(cause)} causes a triggered ability"
            return f"{start} to trigger" if of == Filter() else f"{start} of {one_of(of)} to trigger"
        case HasResolved(times):
            return f"this ability has resolved {number_word(times)} times this turn"
        case NextBeginning("end of combat", EachPlayer()):
            return "end of combat"
        case NextBeginning("beginning of combat"):
            raise refuse(when)
        case NextBeginning(step, EachPlayer()):
            return f"the beginning of the next {_step(step)}"
        case NextBeginning(step, whose):
            return f"the beginning of {owned_by(whose, f'next {_step(step)}')}"
        case ThisWay(inner):
            return f"{happening_words(inner)} this way"
        case PaysThisCost():
            return "you pay this cost one or more times"
        case _:
            raise refuse(when)


def caused_words(cause: Happening) -> str:
    """What happens, as a cause: ``a creature entering``.

    Raises:
        CannotWrite: The language has no such word for it.
    """
    match cause:
        case Enters(who):
            return f"{of_kind(who).words} entering"
        case Dies(who):
            return f"{of_kind(who).words} dying"
        case Attacks(who):
            return f"{of_kind(who).words} attacking"
        case Leaves(who):
            return f"{of_kind(who).words} leaving the battlefield"
        case _:
            raise refuse(cause)


def delayed_words(when: Happening, word: str, *, this_turn: bool) -> str:
    """How a delayed triggered ability begins: ``At the beginning of the next end step``.

    Raises:
        CannotWrite: The word does not go with it, or it has no words.
    """
    if isinstance(when, NextBeginning):
        if word != "At" or this_turn:
            raise refuse(when)
    elif (word == "At") is not isinstance(when, BeginningOf):
        raise refuse(when)
    if isinstance(when, ThisWay | PaysThisCost) or (
        isinstance(when, StateIs) and isinstance(when.condition, Did | Not)
    ):
        raise refuse(when)
    return f"{word} {happening_words(when)}{' this turn' * this_turn}"


def _beginning(step: str, whose: Players) -> str:
    if step == "beginning of combat":
        return f"the beginning of combat on {owned_by(whose, 'turn')}"
    match whose:
        case EachPlayer():
            return f"the beginning of each {_step(step)}"
        case ActivePlayer():
            return f"the beginning of the {_step(step)}"
        case _:
            return f"the beginning of {owned_by(whose, _step(step))}"


def _step(step: str) -> str:
    if step == "upkeep":
        return step
    return f"{step} {'phase' if step.endswith('main') else 'step'}"
