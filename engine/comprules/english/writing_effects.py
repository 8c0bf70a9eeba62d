"""Effects in words: a sentence each, or joined by ``then`` where one sentence must hold them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, assert_never

from comprules.abilities.changes import (
    RULES_OF_OBJECTS,
    AddAbilities,
    AsThoughFlash,
    AsThoughYourGraveyard,
    CantBe,
    CantCast,
    CantPlay,
    Change,
    ChangeControl,
    ChangeCost,
    ChangeText,
    DefineSize,
    LoseAbilities,
    MaximumHandSize,
    MayAsThough,
    MayCastThis,
    MayLook,
    MayPlay,
    MoreLands,
    SwitchSize,
)
from comprules.abilities.effects import (
    AddMana,
    Apply,
    ApplyToNextSpell,
    ApplyToPlayers,
    AttachTo,
    CastNow,
    ChooseTargets,
    ChooseWord,
    CopySpell,
    CounterSpell,
    CreateCopies,
    CreateDelayed,
    CreateTokens,
    DealDamage,
    Destroy,
    Discard,
    DoOneOf,
    DrawCards,
    Effect,
    Exchange,
    ExchangeLife,
    Fight,
    ForEach,
    GainLife,
    GetEmblem,
    If,
    LoseLife,
    LoseTheGame,
    May,
    Mill,
    Modes,
    Move,
    Note,
    Pay,
    PayAnyLife,
    PayAnyNumberOfTimes,
    PhaseIn,
    PhaseOut,
    Planeswalk,
    PreventDamage,
    PutCounters,
    PutSticker,
    Regenerate,
    RemoveCounters,
    Reveal,
    Sacrifice,
    SacrificeAnyNumber,
    Scry,
    SetLife,
    ShuffleIn,
    SkipStep,
    SpendOnly,
    Tap,
    Transform,
    TurnFace,
    Unless,
    UnpreventableDamage,
    VentureIntoDungeon,
    WhenYouDo,
    WinTheGame,
)
from comprules.abilities.happenings import NextBeginning
from comprules.abilities.keyword_actions import (
    DigUntil,
    ExtraPhases,
    ExtraTurn,
    KeywordAction,
    ObjectAction,
)
from comprules.abilities.kinds import Keyword
from comprules.abilities.nouns import (
    AllThese,
    Always,
    ConditionalAmount,
    Controller,
    CostPaid,
    Did,
    Duration,
    EachPlayer,
    Filter,
    It,
    Not,
    Number,
    Opponents,
    Owner,
    Picked,
    Players,
    PreventedThisWay,
    SpellsCastBefore,
    Subject,
    Target,
    ThatMuch,
    ThatOne,
    ThatPlayer,
    TheRest,
    This,
    TopOf,
    WithPlayers,
    You,
)
from comprules.abilities.searching import LookAt, LookAtHand, PlayersMove, SearchLibrary, ShuffleLibrary
from comprules.abilities.would import BeginCant, BeginReplacement, EnterWith, SelfReplacement, SkipThat
from comprules.english.lexicon import number_word
from comprules.english.making_sentences import extremes_in, targets_in_words
from comprules.english.writing_actions import action_words
from comprules.english.writing_amounts import amount_words, condition_words, duration_words
from comprules.english.writing_changes import Voice, changes_words, grants_words
from comprules.english.writing_deeds import Quote, deed_words, hand_size_words, player_words
from comprules.english.writing_explanations import with_two, with_x
from comprules.english.writing_impossible import begin_cant_words
from comprules.english.writing_nouns import (
    each_of,
    filter_words,
    kinds_words,
    object_words,
    of_subject,
    owned_by,
    players_words,
    subject_words,
)
from comprules.english.writing_prevention import prevent_words, unpreventable_words
from comprules.english.writing_replacements import begun_words, enter_with_words, skip_words
from comprules.english.writing_rewording import rewording_words
from comprules.english.writing_searching import in_order_words, searching_words
from comprules.english.writing_triggers import delayed_words, happening_words, until_words
from comprules.english.writing_words import article, bare, capital, counted, is_one, listed, refuse, verb

__all__ = [
    "apply_words",
    "chain_words",
    "clause_words",
    "effects_words",
    "nominals_words",
    "recipient_words",
]

_NEW_TARGETS = " You may choose new targets for the copy."


def effects_words(effects: tuple[Effect, ...], quote: Quote) -> str:
    """The sentences of a spell or ability.

    Raises:
        CannotWrite: The language has no words for an effect.
    """
    if not effects:
        raise refuse(effects)
    if any(isinstance(effect, Modes) for effect in effects[:-1]):
        raise refuse(effects, "modes come last")
    ties = [
        f" If two or more {filter_words(picked.filter, several=True)} are tied for {picked.extreme}, you choose one of them."
        for picked in dict.fromkeys(extremes_in(effects))
    ]
    return " ".join(_sentence(effect, quote) for effect in effects) + "".join(ties)


def _spent_on(only: SpendOnly) -> str:
    """On what alone mana may be spent."""
    ways = [f"cast {filter_words(only.spells, several=True)}"] if only.spells is not None else []
    if only.abilities is not None:
        of = "" if only.abilities == Filter() else f" of {filter_words(only.abilities, several=True)}"
        ways.append(f"activate abilities{of}")
    if not ways or (len(ways) == 2 and only.abilities == Filter()):
        raise refuse(only)
    return " or ".join(ways)


def _sentence(effect: Effect, quote: Quote) -> str:
    match effect:
        case CreateDelayed() | WhenYouDo():
            return _later_sentence(effect, quote)
        case AddMana(only=SpendOnly() as only):
            return (
                f"{_sentence(replace(effect, only=None), quote)} Spend this mana only to {_spent_on(only)}."
            )
        case Destroy(subject, True):
            plural = subject_words(subject, every="all").plural
            after = f" {'They' if plural else 'It'} can't be regenerated."
            return _sentence(replace(effect, no_regeneration=False), quote) + after
        case (
            CreateTokens(amount=ConditionalAmount(condition, amount, otherwise))
            | CreateCopies(amount=ConditionalAmount(condition, amount, otherwise))
        ):
            number = bare(amount) if not isinstance(amount, Number) else number_word(amount.value)
            instead = f" If {condition_words(condition)}, create {number} of those tokens instead."
            return _sentence(replace(effect, amount=otherwise), quote) + instead
        case Apply(changes=(ChangeText(not_new=word) as change,)) if word:
            after = f" The new creature type can't be {word}."
            return _sentence(replace(effect, changes=(replace(change, not_new=""),)), quote) + after
        case CopySpell(new_targets=True):
            return _sentence(replace(effect, new_targets=False), quote) + _NEW_TARGETS
        case (
            If(_, (*before, CopySpell(new_targets=True) as copy), ())
            | May(effects=(*before, CopySpell(new_targets=True) as copy))
        ):
            plain = replace(effect, effects=(*before, replace(copy, new_targets=False)))
            return _sentence(plain, quote) + _NEW_TARGETS
        case If(condition, inner, (before,), True):
            after = f" If {condition_words(condition)}, {chain_words(inner, quote)} instead."
            return _sentence(before, quote) + after
        case If(instead=True):
            raise refuse(effect)
        case CounterSpell(subject, instead) if instead:
            after = f" If that spell is countered this way, {chain_words(instead, quote)}"
            return f"{_sentence(CounterSpell(subject), quote)}{after} instead of into its owner's graveyard."
        case DealDamage(preventable=False):
            return _sentence(replace(effect, preventable=True), quote) + " The damage can't be prevented."
        case PreventDamage(also=also) if also:
            return " ".join(_sentence(part, quote) for part in (replace(effect, also=()), *also))
        case If(otherwise=otherwise) if otherwise:
            after = f" Otherwise, {chain_words(otherwise, quote)}."
            return _sentence(replace(effect, otherwise=()), quote) + after
        case Apply() | ApplyToPlayers() if effect.duration != Duration() and _quotes(effect):
            said = clause_words(replace(effect, duration=Duration()), quote)
            return f"{capital(duration_words(effect.duration).strip())}, {said}."
        case Modes():
            said = _modes_words(effect, quote)
            return said[:1].upper() + said[1:]
        case _:
            said = clause_words(effect, quote)
            return said[:1].upper() + said[1:] + "."


def _later_sentence(effect: CreateDelayed | WhenYouDo, quote: Quote) -> str:
    """A delayed or reflexive trigger: one sentence for when and what."""
    match effect:
        case CreateDelayed(when, _, this_turn, word):
            start = delayed_words(when, word, this_turn=this_turn)
        case WhenYouDo(_, Did() | Not() as did):
            start = f"When {condition_words(did)}"
        case WhenYouDo(_, when) if not isinstance(when, Did | Not):
            start = f"When {happening_words(when)}"
        case _:
            raise refuse(effect)
    if isinstance(effect.effects[0], If | CreateDelayed | WhenYouDo):
        raise refuse(effect, "a sentence like this can't begin with a condition, or put off twice")
    if len(effect.effects) == 1:
        return f"{start}, {clause_words(effect.effects[0], quote)}."
    return f"{start}, {chain_words(effect.effects, quote)}."


def _quotes(effect: Apply | ApplyToPlayers) -> bool:
    return any(
        isinstance(change, AddAbilities)
        and any(not isinstance(ability, Keyword) for ability in change.abilities)
        for change in effect.changes
    )


def _divided_words(effect: Effect) -> str:
    """What is divided among targets as its controller chooses."""
    match effect:
        case DealDamage(amount, Target() as to, source) if source is not None:
            phrase = subject_words(source)
            deals = verb("deal", several=phrase.plural)
            damage = counted(amount, "damage", digits=True)
            return f"{phrase.words} {deals} {damage} divided as you choose among {subject_words(to).words}"
        case PutCounters(kind, amount, Target() as on):
            counters = f"{kind} counter{'' if is_one(amount) else 's'}"
            return f"distribute {counted(amount, counters)} among {subject_words(on).words}"
        case _:
            raise refuse(effect)


def _modes_words(modes: Modes, quote: Quote) -> str:
    """The header of a modal ability and its modes, a line each."""
    if not modes.modes:
        raise refuse(modes)
    if all(mode.costs for mode in modes.modes):
        from comprules.english.writing_costs import costs_words  # noqa: PLC0415 -- costs may be things to do

        if modes != Modes(1, None, modes.modes):
            raise refuse(modes)
        return "\n".join(
            (
                "Spree",
                *(
                    f"+ {costs_words(m.costs, quote)} — {effects_words(m.effects, quote)}"
                    for m in modes.modes
                ),
            )
        )
    if any(mode.costs for mode in modes.modes):
        raise refuse(modes)
    who = "choose" if modes.chooser is None else "an opponent chooses"
    head = f"{who} {_how_many(modes.least, modes.most)}"
    if modes.repeated or modes.paid:
        head += "."
        if modes.repeated:
            head += " You may choose the same mode more than once."
        if modes.paid:
            more = _how_many(modes.least_paid, modes.most_paid)
            head += f" If this spell was kicked, choose {more} instead."
    else:
        head += " —"
    return "\n• ".join([head, *(effects_words(mode.effects, quote) for mode in modes.modes)])


def _how_many(least: int, most: int | None) -> str:
    match least, most:
        case 0, None:
            return "any number"
        case 1, None:
            return "one or more"
        case 1, 2:
            return "one or both"
        case 0, int(number):
            return f"up to {number_word(number)}"
        case number, other if number == other:
            return number_word(number)
        case _:
            raise refuse((least, most))


def chain_words(effects: tuple[Effect, ...], quote: Quote, base: Players | None = None) -> str:
    """Several effects in one sentence; ``base`` is whom a bare verb is about, "you" where it is None.

    Raises:
        CannotWrite: An effect can't be followed by another, or has no words.
    """
    if any(isinstance(effect, Unless) for effect in effects):
        raise refuse(effects, "'unless' takes a sentence of its own")
    if not effects or any(isinstance(effect, May | If | CreateDelayed) for effect in effects[:-1]):
        raise refuse(effects, "what may or might happen takes the rest of its sentence with it")
    return ", then ".join(clause_words(effect, quote, base, joined=True) for effect in effects)


def clause_words(effect: Effect, quote: Quote, base: Players | None = None, *, joined: bool = False) -> str:
    """One effect as a clause, an amount that can't stand in its place explained behind."""
    if two := with_two(effect):
        explained, x, y = two
        if joined:
            raise refuse(effect, "amounts are explained at the end of a sentence")
        return f"{_clause(explained, quote, base)}, where X is {amount_words(x)} and Y is {amount_words(y)}"
    explained, amount = with_x(effect)
    where = f", where X is {amount_words(amount)}" if amount is not None else ""
    if where and joined:
        raise refuse(effect, "an amount is explained at the end of a sentence")
    return _clause(explained, quote, base) + where


def _clause(effect: Effect, quote: Quote, base: Players | None) -> str:
    match effect:
        case Apply(Target(each=each) as target) if each is not None:
            inner = replace(
                effect,
                subject=replace(target, filter=replace(target.filter, controller=ThatPlayer()), each=None),
            )
            return f"for each {_each_words(each)}, {_clause(inner, quote, base)}"
        case KeywordAction() | ObjectAction() | ExtraTurn() | ExtraPhases() | DigUntil():
            return action_words(effect, base)
        case PlayersMove(players, move):
            phrase = players_words(players)
            first, _, behind = _move_words(move).partition(" ")
            zone = "their" if move.to in ("hand", "graveyard", "library") else ""
            behind = (
                re.sub(r"\b(?:its owner's|their owners'|your) (?=hand|graveyard|library)", "their ", behind)
                if zone
                else behind
            )
            return f"{phrase.words} {verb(first, several=phrase.plural)} {behind}"
        case SearchLibrary() | ShuffleLibrary() | LookAt() | LookAtHand():
            return searching_words(effect, base)
        case ChooseTargets(subject):
            if isinstance(subject, Picked) and not isinstance(subject.amount, Number):
                raise refuse(effect)
            anywhere = isinstance(subject, Picked) and subject == Picked(
                replace(subject.filter, noun="permanent", zone="battlefield", controller=None), Number(1)
            )
            return f"choose {object_words(subject)}{' on the battlefield' * anywhere}"
        case Apply() | ApplyToPlayers():
            return apply_words(effect, quote, base=base)
        case DealDamage(divided=True) | PutCounters(divided=True):
            return _divided_words(effect)
        case DealDamage(amount, to, source, preventable=True) if source is not None:
            phrase = subject_words(source)
            deals = verb("deal", several=phrase.plural)
            return f"{phrase.words} {deals} {counted(amount, 'damage', digits=True)} to {recipient_words(to)}"
        case ApplyToNextSpell() | Exchange() | ExchangeLife() | Reveal():
            return rewording_words(effect, quote)
        case Destroy(subject, False):
            return f"destroy {object_words(subject)}"
        case Move():
            return _move_words(effect)
        case Fight(subject, other):
            phrase = subject_words(subject)
            return f"{phrase.words} {verb('fight', several=phrase.plural)} {subject_words(other).words}"
        case PutCounters() | RemoveCounters():
            return _counters_words(effect)
        case GetEmblem(players, abilities):
            return deed_words(players, "get", f"an emblem with {grants_words(abilities, quote)}", base)
        case PutSticker(kind, on):
            return f"put {article(f'{kind} sticker')} on {object_words(on)}"
        case PhaseOut(subject, until):
            phrase = subject_words(subject)
            return f"{phrase.words} {verb('phase', several=phrase.plural)} out{until_words(until)}"
        case PhaseIn(None):
            return "all phased-out permanents phase in"
        case PhaseIn(subject) if subject is not None:
            phrase = subject_words(subject)
            return f"{phrase.words} {verb('phase', several=phrase.plural)} in"
        case Tap(subject, untap):
            return f"{'untap' if untap else 'tap'} {object_words(subject)}"
        case Regenerate(subject) | CounterSpell(subject):
            return (
                f"{'counter' if isinstance(effect, CounterSpell) else 'regenerate'} {object_words(subject)}"
            )
        case CastNow() | CopySpell(new_targets=False):
            return _spell_words(effect, quote)
        case Note(amount):
            return f"note {amount_words(amount)}"
        case Transform(subject):
            return f"transform {object_words(subject)}"
        case TurnFace(subject, down):
            return f"turn {object_words(subject)} face {'down' if down else 'up'}"
        case AttachTo(subject, to):
            return f"attach {object_words(subject)} to {object_words(to)}"
        case PreventDamage():
            return prevent_words(effect)
        case UnpreventableDamage():
            return f"{unpreventable_words(effect)} this turn"
        case ChooseWord(kind, other_than):
            return f"choose {article(kind)}{f' other than {other_than}' * bool(other_than)}"
        case SetLife(players, amount):
            return f"{owned_by(players, 'life total')} becomes {counted(amount, '', digits=True).strip()}"
        case May(inner, None):
            return _you_may(inner, quote)
        case DoOneOf(who, (Sacrifice() | Discard() | LoseLife() | Pay() as first, *rest)) if (
            first.players == ThatPlayer() != who
        ):
            said = _clause(replace(first, players=who), quote, base)
            others = (_option_words(option, quote, base).removeprefix("that player ") for option in rest)
            return " or ".join([said, *others])
        case DoOneOf(_, options) if len(options) > 1:
            return " or ".join(_option_words(option, quote, base) for option in options)
        case May((DealDamage(source=source, divided=False) as damage,), player) if (
            player is not None and not isinstance(player, You) and source is not None
        ):
            return f"{players_words(player).words} may {_option_words(damage, quote, ThatPlayer())}"
        case May(inner, player) if player is not None and not isinstance(player, You):
            return f"{players_words(player).words} may {chain_words(inner, quote, ThatPlayer())}"
        case If(Not(CostPaid(It(), cost) as paid), inner, ()) if cost != "kicker":
            return f"{chain_words(inner, quote, base)} unless {condition_words(paid)}"
        case If(condition, inner, ()):
            return f"if {condition_words(condition)}, {chain_words(inner, quote, base)}"
        case CreateDelayed(NextBeginning() as when, (only,), False, "At") if not isinstance(
            only, May | If | ForEach | Unless | CreateDelayed | WhenYouDo
        ) and not targets_in_words(only):
            return f"{_clause(only, quote, base)} at {happening_words(when)}"
        case PayAnyNumberOfTimes(cost):
            return f"you may pay {cost} any number of times"
        case SacrificeAnyNumber(what):
            return f"sacrifice any number of {kinds_words(what)}"
        case BeginCant(duration=duration):
            return begin_cant_words(effect, duration_words(duration, only_bars=True))
        case BeginReplacement() | SelfReplacement():
            return begun_words(effect, lambda effects: chain_words(effects, quote))
        case SkipThat() | EnterWith():
            return skip_words(effect) if isinstance(effect, SkipThat) else enter_with_words(effect)
        case Modes():
            return _modes_words(effect, quote)
        case ForEach(of, inner):
            return f"for each {_each_words(of)}, {chain_words(inner, quote, base)}"
        case Unless():
            return _unless_words(effect, quote, base)
        case (
            Pay() | PayAnyLife() | DrawCards() | Discard() | GainLife() | LoseLife() | LoseTheGame() | WinTheGame() | Sacrifice()
            | CreateTokens() | CreateCopies() | ShuffleIn() | VentureIntoDungeon() | SkipStep() | Scry()
            | Planeswalk() | Mill() | AddMana()
        ):  # fmt: skip
            return player_words(effect, quote, base)
        case (
            CreateDelayed()
            | WhenYouDo()
            | DealDamage()
            | Destroy()
            | May()
            | If()
            | PhaseIn()
            | CopySpell()
            | DoOneOf()
        ):
            raise refuse(effect)
        case _:
            assert_never(effect)


def _counters_words(effect: PutCounters | RemoveCounters) -> str:
    kind, amount, on = effect.kind, effect.amount, effect.on
    puts = isinstance(effect, PutCounters)
    if isinstance(amount, PreventedThisWay) and not isinstance(on, Players):
        what = (
            f"{'put' if puts else 'remove'} {article(kind)} counter {'on' if puts else 'from'} {each_of(on)}"
        )
        return f"{what} for each 1 damage prevented this way"
    if amount is None:
        assert not isinstance(on, Players)
        return f"remove all {kind} counters from {each_of(on)}"
    counters = counted(amount, f"{kind} counter{'' if is_one(amount) else 's'}")
    if isinstance(on, Players):
        return deed_words(on, "get", counters, None)
    return f"put {counters} on {each_of(on)}" if puts else f"remove {counters} from {each_of(on)}"


def _each_words(of: Subject | Players) -> str:
    match of:
        case It():
            return "of them"
        case AllThese(kind):
            return kinds_words(kind, several=False)
        case Opponents():
            return "opponent"
        case EachPlayer():
            return "player"
        case _:
            raise refuse(of)


def _never_bare(deed: Any, quote: Quote) -> str:
    """What a player does, with the player named."""
    words = player_words(deed, quote, None)
    return f"you {words}" if deed.players == You() and not words.startswith("you ") else words


def _spell_words(effect: CastNow | CopySpell, quote: Quote) -> str:
    """A spell cast or copied while something resolves."""
    if isinstance(effect, CopySpell):
        voice = Voice(several=False, happens=False, quote=quote)
        but = f", except it {changes_words(effect.but, voice)}" if effect.but else ""
        if effect.player != You():
            if effect.times != Number(1) or effect.but:
                raise refuse(effect)
            return f"{players_words(effect.player).words} copies {object_words(effect.subject)}"
        if effect.times == SpellsCastBefore() and not effect.but:
            return f"copy {object_words(effect.subject)} for each spell cast before it this turn"
        if effect.times != Number(1):
            raise refuse(effect)
        return f"copy {object_words(effect.subject)}{but}"
    what, several = _moved(effect.subject)
    cost = f" without paying {'their mana costs' if several else 'its mana cost'}" * effect.free
    return f"cast {what}{cost}"


def _unless_words(effect: Unless, quote: Quote, base: Players | None) -> str:
    """Something is done ``unless its controller pays {2}``, ``unless you exile another Elf you control``."""
    start = f"{chain_words(effect.effects, quote, base)} unless"
    match effect.instead:
        case Move() as move:
            return f"{start} you {_move_words(move)}"
        case Pay() | Sacrifice() | Discard() as deed:
            return f"{start} {_never_bare(deed, quote)}"
        case _:
            raise refuse(effect)


def _you_may(inner: tuple[Effect, ...], quote: Quote) -> str:
    """``You may draw a card``, or ``you may have`` something become something else."""
    match inner:
        case (Apply(subject, changes, duration),) if not (
            isinstance(changes[0], ChangeControl | SwitchSize | ChangeText) or subject_words(subject).plural
        ):
            said = changes_words(changes, Voice(several=True, happens=True, quote=quote))
            return f"you may have {subject_words(subject).words} {said}{duration_words(duration)}"
        case (DealDamage(source=source) as damage,) if source is not None and not damage.divided:
            phrase = subject_words(source)
            if phrase.plural:
                raise refuse(damage)
            said = _clause(damage, quote, None).replace(f"{phrase.words} deals ", f"{phrase.words} deal ", 1)
            return f"you may have {said}"
        case _:
            return f"you may {chain_words(inner, quote, You())}"


def _option_words(option: Effect, quote: Quote, base: Players | None) -> str:
    """One of several things to do; what deals damage is made to."""
    match option:
        case DealDamage(source=source) if source is not None:
            phrase = subject_words(source)
            if phrase.plural or option.divided:
                raise refuse(option)
            said = _clause(option, quote, None).replace(f"{phrase.words} deals ", f"{phrase.words} deal ", 1)
            return f"have {said}"
        case May() | If() | DoOneOf() | ForEach() | CreateDelayed() | Unless():
            raise refuse(option)
        case _:
            return chain_words((option,), quote, base)


def recipient_words(to: Any) -> str:
    """Whom damage is dealt to: an object, or a player, or objects and players."""
    if isinstance(to, WithPlayers):
        if to.players not in (You(), EachPlayer(), Opponents()):
            raise refuse(to)
        return f"{each_of(to.objects)} and {players_words(to.players).words}"
    return players_words(to).words if isinstance(to, Players) else each_of(to)


# ---- continuous effects


def apply_words(
    effect: Apply | ApplyToPlayers,
    quote: Quote,
    *,
    so: bool = False,
    every: str = "",
    base: Players | None = None,
) -> str:
    """A continuous effect: as something that happens, or with ``so`` as a statement of what is so.

    Raises:
        CannotWrite: A change has no words with these others, or with this subject.
    """
    if so and effect.duration != Duration():
        raise refuse(effect, "a static ability has no duration")
    if effect.duration.until == "end of next untap step":
        return _stays_tapped_words(effect)
    only_bars = all(isinstance(change, RULES_OF_OBJECTS) for change in effect.changes)
    until = duration_words(effect.duration, only_bars=only_bars)
    match effect:
        case ApplyToPlayers(players, (AddAbilities(abilities),)):
            return deed_words(
                players, "have", grants_words(abilities, quote) + until, base if not so else None
            )
        case ApplyToPlayers(players, (LoseAbilities(keywords),)):
            return deed_words(players, "lose", listed(keywords) + until, None)
        case ApplyToPlayers(players, (MaximumHandSize() as size,)):
            return hand_size_words(players, size) + until
        case ApplyToPlayers(
            players, (AsThoughYourGraveyard() | MayAsThough() | AsThoughFlash() | MoreLands() as change,)
        ) if not so and effect.duration == Duration("end of turn"):
            from comprules.english.writing_permissions import permission_words  # noqa: PLC0415

            return permission_words(players, change, this_turn=True)
        case ApplyToPlayers(players, ((ChangeCost() | MayPlay() | CantCast()) as change,)) if (
            not so and effect.duration == Duration("end of turn")
        ):
            from comprules.english.writing_permissions import permission_words  # noqa: PLC0415

            return f"{permission_words(players, change)} this turn"
        case ApplyToPlayers(players, (CantPlay() as lands, CantCast() as spells)) if (
            not so and effect.duration == Duration("end of turn")
        ):
            from comprules.english.writing_permissions import play_or_cast_words  # noqa: PLC0415

            return f"{play_or_cast_words(players, lands, spells)} this turn"
        case ApplyToPlayers():
            raise refuse(effect)
        case Apply(subject, (ChangeControl(to),)):
            if so:
                if not isinstance(to, You):
                    raise refuse(effect)
                return f"you control {object_words(subject)}"
            if to == Owner(ThatOne()) and isinstance(subject, AllThese):
                theirs = AllThese(replace(subject.filter, owner=ThatPlayer()))
                return f"each player gains control of {object_words(theirs)}{until}"
            return deed_words(to, "gain", f"control of {object_words(subject)}{until}", base or You())
        case Apply(subject, (SwitchSize(),)) if not so:
            return f"switch {of_subject(subject)} power and toughness{until}"
        case Apply(subject, (ChangeText(kind, "", ""),)) if not so:
            replaced = " or one ".join(f"{one} with another" for one in kind.split(" or "))
            return f"change the text of {object_words(subject)} by replacing all instances of one {replaced}{until}"
        case Apply(It() | AllThese(), (MayCastThis() | MayLook(),)) if not so:
            return _permitted_words(effect)
        case Apply(subject, (DefineSize() as size,)) if so:
            return _define_size_words(subject, size)
        case Apply(subject, changes):
            phrase = subject_words(subject, every=every if isinstance(subject, AllThese) else "")
            voice = Voice(
                phrase.plural, not (so or effect.stated), quote, itself=so and isinstance(subject, This)
            )
            return f"{phrase.words} {changes_words(changes, voice)}{until}"
        case _:
            assert_never(effect)


def _stays_tapped_words(effect: Apply | ApplyToPlayers) -> str:
    """What does not untap during the next untap step."""
    match effect:
        case Apply(subject, (CantBe("untap"),), Duration(_, Always(), whose)):
            phrase = subject_words(subject)
            dont = "don't" if phrase.plural else "doesn't"
            step = "next untap step"
            when = f"their controllers' {step}s" if whose == Controller(It("they")) else owned_by(whose, step)
            return f"{phrase.words} {dont} untap during {when}"
        case _:
            raise refuse(effect)


def _permitted_words(effect: Apply) -> str:
    """What a player may do with the object for a time."""
    it = object_words(effect.subject)
    remains = "for as long as it remains exiled"
    match effect:
        case Apply(_, (MayLook(),), Duration("", Always())):
            return f"you may look at {it} {remains}"
        case Apply(_, (MayCastThis(False, play),), duration) if duration != Duration():
            until = duration_words(duration, only_bars=True)
            return f"you may {'play' if play else 'cast'} {it}{until}"
        case Apply(_, (MayCastThis(False, play),), Duration("", Always())):
            return f"you may {'play' if play else 'cast'} {it} {remains}"
        case Apply(_, (MayCastThis(True, False),), Duration("", Always())):
            return f"you may cast {it} without paying its mana cost {remains}"
        case _:
            raise refuse(effect)


def _define_size_words(subject: Subject, size: DefineSize) -> str:
    match size:
        case DefineSize(None, one) if one is not None:
            return f"{of_subject(subject)} toughness is equal to {amount_words(one)}"
        case DefineSize(one, None) if one is not None:
            return f"{of_subject(subject)} power is equal to {amount_words(one)}"
        case DefineSize(one, other) if one is not None and one == other:
            return f"{of_subject(subject)} power and toughness are each equal to {amount_words(one)}"
        case _:
            raise refuse(size)


def nominals_words(options: tuple[tuple[Change, ...], ...], voice: Voice) -> list[str]:
    """What something may become, each as a noun phrase: ``a 3/3 creature``."""
    said: list[str] = []
    for changes in options:
        words = changes_words(changes, voice)
        if not words.startswith(("is a ", "is an ")) or " and has " in words or " and is " in words:
            raise refuse(changes, "this can't be said in one noun phrase")
        said.append(words.removeprefix("is "))
    return said


# ---- effects on objects


def _move_words(move: Move) -> str:
    if (move.until is not None or move.face_down) and move.to != "exile":
        raise refuse(move)
    if move.to != "battlefield" and (move.tapped or move.under is not None or move.counters):
        raise refuse(move)
    if move.to == "exile" and isinstance(move.subject, TopOf) and move.subject.amount == ThatMuch():
        return f"exile that many cards from the top of {owned_by(move.subject.player, 'library')}"
    what, several = _moved(move.subject)
    owners = _owners(move.subject, several=several)
    match move.to, move.place:
        case "exile", "" if move.face_down and move.until is None:
            return f"exile {what} face down"
        case "exile", "":
            return f"exile {what}{until_words(move.until)}"
        case "hand", "" if _comes_from_hidden_zone(move.subject):
            return f"put {what} into {owned_by(owners, 'hand')}"
        case "hand", "":
            return f"return {what} to {owned_by(owners, 'hand')}"
        case "battlefield", "":
            entering = f"{' tapped' * move.tapped}{_arriving(move, several=several)}"
            if _comes_from_hidden_zone(move.subject):
                return f"put {what} onto the battlefield{entering}"
            return f"return {what} to the battlefield{entering}"
        case "library", "shuffled":
            return f"shuffle {what} into {owned_by(owners, 'library')}"
        case "library", "top" | "bottom":
            where = "on top of" if move.place == "top" else "on the bottom of"
            return f"put {what} {where} {owned_by(owners, 'library')}{in_order_words(move)}"
        case "graveyard", "":
            return f"put {what} into {owned_by(owners, 'graveyard')}"
        case _:
            raise refuse(move)


def _comes_from_hidden_zone(subject: Subject) -> bool:
    match subject:
        case Picked(among=True):
            return True
        case Target(filter=kind) | AllThese(kind) | Picked(kind):
            return kind.noun == "card" and kind.zone in ("hand", "library")
        case _:
            return isinstance(subject, TopOf | TheRest)


def _arriving(move: Move, *, several: bool) -> str:
    """Under whose control something is put onto the battlefield, and with what counters."""
    match move.under:
        case You():
            said = ""
        case None:
            said = " under their owners' control" if several else " under its owner's control"
        case Owner(It()):
            raise refuse(move, "its owner is said by leaving out who")
        case player:
            said = f" under {owned_by(player, 'control')}"
    counters = [
        counted(amount, f"{kind} counter{'' if is_one(amount) else 's'}") for kind, amount in move.counters
    ]
    return f"{said} with {' and '.join(counters)} on {'them' if several else 'it'}" if counters else said


def _moved(subject: Subject) -> tuple[str, bool]:
    """What is moved, with the zone it comes from, and whether it is several things."""
    several = subject_words(subject, every="all").plural
    match subject:
        case (
            Target(filter=Filter(noun="card", zone="hand" | "library" | "graveyard") as cards)
            | AllThese(filter=Filter(noun="card", zone="hand" | "library" | "graveyard") as cards)
        ):
            plain = replace(subject, filter=replace(cards, zone="battlefield", owner=None))
            if isinstance(subject, Target) and cards.owner in (None, Opponents()):
                whose = "a" if cards.owner is None else "an opponent's"
                return f"{object_words(plain)} from {whose} {cards.zone}", several
            return f"{object_words(plain)} from {owned_by(cards.owner or EachPlayer(), cards.zone)}", several
        case _:
            return object_words(subject), several


def _owners(subject: Subject, *, several: bool) -> Players:
    """Whose zone something goes to."""
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
