"""Write abilities and effects as text that reads back to the same objects."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, assert_never

from comprules.abilities.changes import BecomeCopy, ChangeCost, MaximumHandSize
from comprules.abilities.effects import Apply, ApplyToPlayers, If
from comprules.abilities.kinds import (
    Ability,
    Activated,
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    CantHaveMoreCounters,
    CastsSpell,
    Chapter,
    Cost,
    DealsDamage,
    Dies,
    DiscardCost,
    DrawsCard,
    Encountered,
    EndStep,
    Enters,
    EntersAs,
    EntersAsCopy,
    EntersTapped,
    EntersWith,
    GainsLife,
    Happening,
    IsTurnedFaceUp,
    Keyword,
    Leaves,
    LosesTheGame,
    LoyaltyCost,
    ManaPayment,
    PayLife,
    RemoveCountersCost,
    Replacement,
    Room,
    SacrificeCost,
    SetInMotion,
    SpellAbility,
    StateIs,
    Static,
    TapCost,
    Triggered,
    WouldBeDealtDamage,
    WouldDie,
    WouldDraw,
    WouldLoseTheGame,
)
from comprules.abilities.nouns import (
    ActivePlayer,
    AllThese,
    Always,
    EachPlayer,
    Filter,
    Number,
    Opponents,
    Players,
    Subject,
    You,
)
from comprules.english.lexicon import number_word
from comprules.english.writing_amounts import amount_words, condition_words
from comprules.english.writing_changes import Voice, changes_words, keyword_words
from comprules.english.writing_effects import (
    apply_words,
    chain_words,
    effects_words,
    nominals_words,
    recipient_words,
    with_x,
)
from comprules.english.writing_nouns import (
    Phrase,
    article,
    counted,
    filter_words,
    is_one,
    listed,
    one_of,
    owned_by,
    players_words,
    refuse,
    subject_words,
    verb,
)

if TYPE_CHECKING:
    from comprules.abilities.effects import Effect
    from comprules.abilities.kinds import WouldHappen

__all__ = ["write", "write_effects"]

_ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def write(ability: Ability) -> str:
    """The text of an ability, one line of a card.

    ``read_abilities`` reads it back to the same ability (a :class:`SpellAbility` with ``spell=True``); a text read and written is in
    its canonical form, which does not change when read and written again.

    Raises:
        CannotWrite: The language has no words for a part of it.
    """
    return _quotations(_ability(ability))


def write_effects(effects: tuple[Effect, ...]) -> str:
    """Effects as sentences.

    Raises:
        CannotWrite: The language has no words for a part of them.
    """
    return _quotations(effects_words(effects, _quote))


def _quote(ability: Ability) -> str:
    """A quotation, in marks that :func:`_quotations` makes double or single by their depth."""
    return f"‹{_ability(ability)}›"


def _quotations(text: str) -> str:
    depth = 0
    made: list[str] = []
    for mark in text:
        if mark == "‹":
            made.append("\"'"[depth % 2])
            depth += 1
        elif mark == "›":
            depth -= 1
            made.append("\"'"[depth % 2])
        else:
            made.append(mark)
    return "".join(made).replace('.".', '."').replace(".'.", ".'")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _ability(ability: Ability) -> str:
    match ability:
        case Keyword():
            return _capital(keyword_words(ability))
        case Static():
            return _static(ability)
        case Triggered():
            return _triggered(ability)
        case Activated():
            return _activated(ability)
        case Chapter(numbers, effects):
            roman = ", ".join(_ROMAN[number] for number in numbers)
            return f"{roman} — {effects_words(effects, _quote)}"
        case Room(name, effects, leads_to):
            leads = f"Leads to: {', '.join(leads_to)}" if leads_to else "Leads nowhere"
            return f"{name} — {effects_words(effects, _quote)} ({leads})"
        case SpellAbility(effects):
            return effects_words(effects, _quote)
        case _:
            assert_never(ability)


# ---- static abilities


def _static(ability: Static) -> str:
    if not ability.effects:
        raise refuse(ability)
    if ability.condition == Always():
        return " ".join(_capital(_statement(effect)) + "." for effect in ability.effects)
    if len(ability.effects) > 1 and any(isinstance(effect, Replacement) for effect in ability.effects):
        raise refuse(ability, "a replacement effect with a condition stands alone")
    said = [_statement(effect, joined=at > 0) for at, effect in enumerate(ability.effects)]
    return f"As long as {condition_words(ability.condition)}, {' and '.join(said)}."


def _statement(effect: Any, *, joined: bool = False) -> str:
    match effect:
        case Apply():
            explained, amount = with_x(effect)
            where = f", where X is {amount_words(amount)}" if amount is not None else ""
            assert isinstance(explained, Apply)
            return apply_words(explained, _quote, so=True, every="all" if joined else "") + where
        case ApplyToPlayers(players, (change,)):
            return _of_players(players, change, effect)
        case Replacement(would, instead):
            return f"if {_would(would)}, {chain_words(instead, _quote)} instead"
        case EntersTapped(who):
            phrase = subject_words(who)
            return f"{phrase.words} {_enters(phrase)} tapped"
        case EntersWith(who, kind, amount):
            phrase = subject_words(who)
            counters = f"{kind} counter{'' if is_one(amount) else 's'}"
            it = "them" if phrase.plural else "it"
            return f"{phrase.words} {_enters(phrase)} with {counted(amount, counters)} on {it}"
        case EntersAsCopy():
            return _enters_as_copy(effect)
        case EntersAs():
            return _enters_as(effect)
        case CantHaveMoreCounters(kind, most):
            return f"this can't have more than {number_word(most)} {kind} counter{'' if most == 1 else 's'} on it"
        case _:
            raise refuse(effect)


def _enters(phrase: Phrase) -> str:
    return verb("enter", several=phrase.plural)


def _of_players(players: Players, change: Any, effect: ApplyToPlayers) -> str:
    match change:
        case MaximumHandSize("none", None):
            phrase = players_words(players)
            return f"{phrase.words} {verb('have', several=phrase.plural)} no maximum hand size"
        case MaximumHandSize("set", Number(size)) if size >= 0:
            return f"{owned_by(players, 'maximum hand size')} is {number_word(size) if size else 0}"
        case MaximumHandSize("change", Number(by)) if by:
            direction = "increased" if by > 0 else "reduced"
            return f"{owned_by(players, 'maximum hand size')} is {direction} by {number_word(abs(by))}"
        case ChangeCost(spells, by, None) if spells.noun == "spell" and spells.controller is None and by:
            caster = {You(): " you cast", Opponents(): " your opponents cast", EachPlayer(): ""}.get(players)
            if caster is None or spells.other:
                raise refuse(effect)
            words = filter_words(spells, several=True)
            return f"{words}{caster} cost {{{abs(by)}}} {'more' if by > 0 else 'less'} to cast"
        case MaximumHandSize() | ChangeCost():
            raise refuse(effect)
        case _:
            return apply_words(effect, _quote, so=True)


def _would(would: WouldHappen) -> str:
    match would:
        case WouldLoseTheGame(who):
            return f"{_doer(who)} would lose the game"
        case WouldDraw(who):
            return f"{_doer(who)} would draw a card"
        case WouldDie(who):
            return f"{_of_kind(who).words} would die"
        case WouldBeDealtDamage(to):
            return f"damage would be dealt to {recipient_words(to)}"
        case _:
            assert_never(would)


def _enters_as_copy(effect: EntersAsCopy) -> str:
    phrase = subject_words(effect.who)
    words = f"{phrase.words} {'enter' if effect.optional else _enters(phrase)} as a copy of any "
    if effect.of.other:
        raise refuse(effect)
    words += filter_words(effect.of)
    if (
        effect.of.noun == "permanent"
        and effect.of.zone == "battlefield"
        and effect.of == replace(Filter(types=effect.of.types))
    ):
        words += " on the battlefield"
    if any(isinstance(change, BecomeCopy) for change in effect.but):
        raise refuse(effect)
    if effect.but:
        voice = Voice(several=False, happens=False, quote=_quote)
        words += f", except it {changes_words(effect.but, voice)}"
    return f"you may have {words}" if effect.optional else words


def _enters_as(effect: EntersAs) -> str:
    phrase = subject_words(effect.who)
    start = f"as {phrase.words} {_enters(phrase)}{' or is turned face up' * effect.face_up}, "
    match effect:
        case EntersAs(chosen=chosen, options=()) if chosen is not None:
            return f"{start}choose {article(chosen.kind)}"
        case EntersAs(chosen=None, options=(_, _, *_)):
            voice = Voice(several=False, happens=False, quote=_quote)
            options = nominals_words(effect.options, voice)
            return f"{start}it becomes your choice of {listed(options, 'or')}"
        case _:
            raise refuse(effect)


# ---- triggered abilities


def _triggered(ability: Triggered) -> str:
    if isinstance(ability.when, BeginningOf) is not (ability.word == "At"):
        raise refuse(ability, "'At' goes with the beginning of a step, and with nothing else")
    if ability.condition == Always() and ability.effects and isinstance(ability.effects[0], If):
        raise refuse(ability, "an 'if' right behind the event is the trigger's own condition")
    condition = "" if ability.condition == Always() else f", if {condition_words(ability.condition)}"
    effects = effects_words(ability.effects, _quote)
    lowered = effects if effects.startswith("X ") else effects[:1].lower() + effects[1:]
    return f"{ability.word} {_happening(ability.when)}{condition}, {lowered}"


def _of_kind(who: Subject) -> Phrase:
    """What an event happens to: ``a creature you control``, ``this creature``."""
    return Phrase(one_of(who.filter)) if isinstance(who, AllThese) else subject_words(who)


def _does(who: Subject, base: str, behind: str = "") -> str:
    phrase = _of_kind(who)
    return f"{phrase.words} {verb(base, several=phrase.plural)}{behind}"


def _player_does(who: Players, base: str, behind: str) -> str:
    return f"{_doer(who)} {verb(base, several=isinstance(who, You))} {behind}"


def _doer(who: Players) -> str:
    """Players as an event sees them: ``a player``, ``an opponent``."""
    match who:
        case EachPlayer():
            return "a player"
        case Opponents():
            return "an opponent"
        case _:
            return players_words(who).words


def _happening(when: Happening) -> str:
    match when:
        case Enters(who):
            return _does(who, "enter")
        case Dies(who):
            return _does(who, "die")
        case Leaves(who):
            return _does(who, "leave", " the battlefield")
        case Attacks(who):
            return _does(who, "attack")
        case Blocks(who):
            return _does(who, "block")
        case BecomesBlocked(who):
            return _does(who, "become", " blocked")
        case DealsDamage(who, to, combat):
            damage = f" {'combat ' * combat}damage"
            return _does(who, "deal", damage + (f" to {article(to)}" if to else ""))
        case IsTurnedFaceUp(who):
            if isinstance(who, AllThese):
                raise refuse(when)
            return _does(who, "be", " turned face up")
        case CastsSpell(who, spell) if not spell.other:
            return _player_does(who, "cast", article(filter_words(spell)))
        case DrawsCard(who):
            return _player_does(who, "draw", "a card")
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
        case EndStep() | CastsSpell():
            raise refuse(when)
        case _:
            assert_never(when)


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


# ---- activated abilities


def _activated(ability: Activated) -> str:
    if not ability.costs:
        raise refuse(ability)
    effects = effects_words(ability.effects, _quote)
    match ability.costs:
        case (LoyaltyCost(change),):
            if ability.sorcery_speed or ability.once_each_turn:
                raise refuse(ability)
            return f"{f'{change:+d}' if change else '0'}: {effects}"
        case costs:
            words = ", ".join(_capital(_cost(cost)) for cost in costs)
    words = f"{words}: {effects}"
    if ability.sorcery_speed:
        words += " Activate only as a sorcery."
    if ability.once_each_turn:
        words += " Activate only once each turn."
    return words


def _cost(cost: Cost) -> str:
    match cost:
        case ManaPayment(mana) if mana.symbols:
            return str(mana)
        case TapCost(untap):
            return "{Q}" if untap else "{T}"
        case SacrificeCost(what):
            words = one_of(what) if isinstance(what, Filter) else subject_words(what, every="all").words
            return f"sacrifice {words}"
        case DiscardCost(amount):
            return f"discard {counted(amount, 'card' if is_one(amount) else 'cards')}"
        case PayLife(amount):
            return f"pay {counted(amount, 'life', digits=True)}"
        case RemoveCountersCost(kind, amount):
            counters = f"{kind} counter{'' if is_one(amount) else 's'}"
            return f"remove {counted(amount, counters)} from this"
        case LoyaltyCost() | ManaPayment():
            raise refuse(cost)
        case _:
            assert_never(cost)
