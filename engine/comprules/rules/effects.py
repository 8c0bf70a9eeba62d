"""609, 610, 701: carrying out instructions, one after the other, as a spell or ability says (608.2c)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import assert_never

from immutables import Map

from comprules.abilities.changes import (
    BecomeCopy,
    CantBe,
    Change,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    KindOfWord,
    ModifySize,
    Must,
    SetSize,
)
from comprules.abilities.effects import (
    AddMana,
    Apply,
    ApplyToPlayers,
    AttachTo,
    ChooseWord,
    CounterSpell,
    CreateTokens,
    DealDamage,
    Destroy,
    Discard,
    DrawCards,
    Effect,
    ForEach,
    GainLife,
    If,
    LoseLife,
    LoseTheGame,
    May,
    Move,
    Pay,
    PhaseIn,
    PhaseOut,
    PreventDamage,
    PutCounters,
    PutSticker,
    Regenerate,
    RemoveCounters,
    Sacrifice,
    Scry,
    SetLife,
    ShuffleIn,
    SkipStep,
    Tap,
    TokenSpec,
    Transform,
    TurnFace,
    Unless,
    VentureIntoDungeon,
    WinTheGame,
)
from comprules.abilities.kinds import Cost, Happening, ManaPayment, PayLife
from comprules.abilities.nouns import (
    AllThese,
    Always,
    Amount,
    Attached,
    Duration,
    Filter,
    It,
    Number,
    Players,
    Subject,
    Target,
    This,
    You,
)
from comprules.book.citing import rule
from comprules.events import (
    AddsMana,
    Attaches,
    BeginsEffect,
    Creates,
    Deals,
    Destroys,
    Discards,
    Draws,
    Event,
    GainsLife,
    LosesGame,
    LosesLife,
    Moves,
    PhasesIn,
    PutsCounters,
    PutsSticker,
    Raises,
    RemovesCounters,
    Sacrifices,
    Shuffles,
    Taps,
    Transforms,
    TurnsFace,
    WinsGame,
)
from comprules.happening import happen
from comprules.mana import paid_from, read_pool
from comprules.questions import Question, ask, ask_objects, ask_one, ask_yes
from comprules.rules.dungeons import venture
from comprules.rules.entering_the_battlefield import choose_word
from comprules.rules.interaction_of_continuous_effects import copiable_values
from comprules.rules.matching import (
    NoInformation,
    Speaker,
    amount_of,
    holds,
    is_described,
    objects_of,
    players_of,
)
from comprules.rules.one_shot_effects import await_event, comes_too_late
from comprules.rules.phasing import phasing_out
from comprules.rules.triggered_abilities import state_triggers
from comprules.ruleset import Instead, views
from comprules.state import Characteristics, Game, Lasting, Shield
from comprules.words import BASIC_LAND_TYPES

__all__ = ["carry_out", "follow_all", "instruct"]


def carry_out(game: Game, instead: Instead) -> Game:
    """Follow instructions that stand in the place of an event (614.6)."""
    speaker = Speaker(
        instead.source,
        instead.controller,
        about=instead.about,
        player=instead.player,
        amount=instead.amount,
    )
    return instruct(game, speaker, instead.effects)


def instruct(game: Game, speaker: Speaker, effects: Iterable[Effect]) -> Game:
    """Follow instructions in the order written; what one names, the next may call ``it``."""
    return follow_all(game, speaker, effects)[0]


def follow_all(game: Game, speaker: Speaker, effects: Iterable[Effect]) -> tuple[Game, Speaker]:
    """Follow instructions, and say as well what has been spoken of by the end of them."""
    speaker = speaker if speaker.began else replace(speaker, began=game.clock)
    for effect in in_order_written(game, tuple(effects)):
        game, speaker = follow(game, speaker, effect)
        game = state_triggers(between_instructions(game))
    return game, speaker


def in_reverse(_game: Game, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The last instruction is followed first."""
    return effects[::-1]


@rule("608.2c", without=in_reverse)
def in_order_written(game: Game, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Instructions are followed in the order written."""
    if len(effects) > 1:
        game.note("608.2c", "instructions are followed in the order written")
    return effects


def follow(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Speaker]:
    """Follow one instruction, as far as what it asks for can be known (608.2b)."""
    try:
        after, speaker = _follow(game, speaker, effect)
    except NoInformation:
        game.note("608.2b", "an instruction asks for something about an illegal target: it is not followed")
        return game, replace(speaker, did=False, amount=0)
    if isinstance(effect, May | If | ForEach | Unless):
        return after, speaker
    return after, replace(speaker, did=after is not game)


def check_between(game: Game) -> Game:
    """State-based actions are performed in the middle of a resolution."""
    from comprules.rules.state_based_actions import check_once  # noqa: PLC0415

    return check_once(game)[0]


@rule("704.4", without=check_between)
def between_instructions(game: Game) -> Game:
    """Nothing that is so only in the middle of a resolution matters to state-based actions."""
    dying = [
        i
        for i in game.battlefield
        if "creature" in views(game)[i].types and (views(game)[i].toughness or 0) <= 0
    ]
    for name in game.alive:
        if game.players[name].life <= 0:
            game.note(
                "704.4", f"{name} has no life in the middle of a resolution: nothing happens", standing=True
            )
    for i in dying:
        game.note(
            "704.4",
            f"{game.label(i)} has toughness 0 or less in the middle of a resolution: nothing happens",
            standing=True,
        )
    return game


def _objects(game: Game, speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    return objects_of(game, views(game), speaker, subject)


def _players(game: Game, speaker: Speaker, who: Players) -> tuple[str, ...]:
    return players_of(game, views(game), speaker, who)


def _number(game: Game, speaker: Speaker, amount: Amount) -> int:
    return amount_of(game, views(game), speaker, amount)


def _recipients(game: Game, speaker: Speaker, to: Subject | Players) -> tuple[int | str, ...]:
    match to:
        case Target(index=index, or_player=True):
            return speaker.targets[index] if index < len(speaker.targets) else ()
        case This() | Attached() | Target() | It() | AllThese():
            return _objects(game, speaker, to)
        case _:
            return _players(game, speaker, to)


def _follow(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Speaker]:
    match effect:
        case Apply():
            return _begin_effect(game, speaker, effect)
        case ApplyToPlayers(players, changes, duration):
            lasting = _lasting(game, speaker, changes)
            affected = _players(game, speaker, players)
            return happen(game, BeginsEffect(replace(lasting, players=affected, duration=duration))), speaker
        case DrawCards(players, amount):
            for player in _players(game, speaker, players):
                for _ in range(_number(game, replace(speaker, player=player), amount)):
                    game = happen(game, Draws(player))
            return game, speaker
        case ChooseWord(kind):
            return game, replace(
                speaker, words=speaker.words.set(kind, choose_word(game, speaker.controller, kind))
            )
        case May(effects, player):
            who = _players(game, speaker, player)[0] if player is not None else speaker.controller
            if is_possible(game, speaker, effects) and ask_yes(
                game, who, f"{game.label(speaker.source)}: do it?"
            ):
                return follow_all(game, speaker, effects)
            return game, replace(speaker, did=False)
        case If(condition, effects, otherwise):
            chosen = effects if holds(game, views(game), speaker, condition) else otherwise
            return follow_all(game, speaker, chosen)
        case ForEach(of, effects):
            return _for_each(game, speaker, of, effects), speaker
        case Unless(effects, instead):
            return _unless(game, speaker, effects, instead)
        case Pay(players, costs):
            for player in _players(game, speaker, players):
                game = _pay(game, replace(speaker, controller=player), costs)
            return game, speaker
        case VentureIntoDungeon(players):
            for player in _players(game, speaker, players):
                game = venture(game, player)
            return game, speaker
        case ShuffleIn():
            return _shuffle_in(game, speaker, effect), speaker
        case CreateTokens():
            return _create_tokens(game, speaker, effect)
        case Scry(players, amount):
            for player in _players(game, speaker, players):
                game = _scry(game, player, _number(game, speaker, amount))
            return game, speaker
        case PutSticker(kind, on):
            return _put_sticker(game, speaker, kind, _objects(game, speaker, on)), speaker
        case Discard(players, amount):
            return _at_once(game, speaker, _discards(game, speaker, players, amount))
        case Sacrifice(players, subject, amount):
            return _at_once(game, speaker, _sacrifices(game, speaker, players, subject, amount))
        case Move(until=when) if when is not None:
            return _move_until(game, speaker, effect, when)
        case PhaseOut(subject, when):
            return _phase_out(game, speaker, subject, when)
        case _:
            return _happen_at_once(game, speaker, effect)


def _move_until(game: Game, speaker: Speaker, move: Move, when: Happening) -> tuple[Game, Speaker]:
    """Objects change zones until something happens (610.3)."""
    if comes_too_late(game, speaker, when, "return"):
        return game, speaker
    things = _objects(game, speaker, move.subject)
    zones = {game.objects[i].zone for i in things}
    game, speaker = _happen_at_once(game, speaker, replace(move, until=None))
    for zone in zones:
        gone = tuple(
            game.successor[i] for i in things if i in game.successor and game.last_known[i][0].zone == zone
        )
        game = await_event(game, speaker, when, gone, way="return", zone=zone)
    return game, speaker


def _phase_out(
    game: Game, speaker: Speaker, subject: Subject, when: Happening | None
) -> tuple[Game, Speaker]:
    """Permanents phase out, for good or until something happens (702.26b, 610.4)."""
    things = _objects(game, speaker, subject)
    speaker = replace(speaker, about=things)
    if when is None:
        return happen(game, *phasing_out(game, things)), speaker
    if comes_too_late(game, speaker, when, "phase in"):
        return game, speaker
    game = happen(game, *phasing_out(game, things, until=True))
    return await_event(game, speaker, when, things, way="phase in", zone="battlefield"), speaker


def _happen_at_once(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Speaker]:
    named = _named_by(game, speaker, effect)
    if named:
        speaker = replace(speaker, about=named)
    events = _events(game, speaker, effect)
    speaker = replace(speaker, amount=_how_much(events))
    game = happen(game, *events)
    return game, replace(speaker, about=tuple(game.successor.get(i, i) for i in speaker.about))


def _at_once(game: Game, speaker: Speaker, events: list[Event]) -> tuple[Game, Speaker]:
    about = tuple(event.object for event in events if isinstance(event, Sacrifices | Discards))
    game = happen(game, *events)
    now = tuple(game.successor.get(i, i) for i in about)
    return game, replace(speaker, amount=_how_much(events), about=now or speaker.about)


def _how_much(events: Iterable[Event]) -> int:
    """How much, or how many, an instruction does: the amounts of its events, or how many events there are."""
    return sum(getattr(event, "amount", 1) for event in events)


# ---- choices, and one thing after the other


def anything_goes(_game: Game, _speaker: Speaker, _effects: tuple[Effect, ...]) -> bool:
    """A player may choose what can't be done."""
    return True


@rule("608.2d", without=anything_goes)
def is_possible(game: Game, speaker: Speaker, effects: tuple[Effect, ...]) -> bool:
    """An option that is impossible can't be chosen; drawing from an empty library is not impossible (121.3)."""
    if _can_follow(game, speaker, effects[0]):
        game.note("608.2d", f"{game.label(speaker.source)} offers a choice as it resolves")
        return True
    game.note("608.2d", f"{game.label(speaker.source)} offers a choice that is impossible")
    return False


def _can_follow(game: Game, speaker: Speaker, effect: Effect) -> bool:
    match effect:
        case Sacrifice(players, subject, amount):
            needed = _number(game, speaker, amount) if isinstance(subject, Filter) else 1
            return all(
                len(_may_be_sacrificed(game, speaker, player, subject)) >= needed
                for player in _players(game, speaker, players)
            )
        case Discard(players, amount):
            needed = 1 if amount is None else _number(game, speaker, amount)
            return all(len(game.zone("hand", p)) >= needed for p in _players(game, speaker, players))
        case Pay(players, costs):
            return all(_can_pay(game, player, costs, speaker) for player in _players(game, speaker, players))
        case _:
            return True


def _can_pay(game: Game, player: str, costs: tuple[Cost, ...], speaker: Speaker) -> bool:
    for cost in costs:
        match cost:
            case ManaPayment(mana):
                if paid_from(dict(game.players[player].mana), mana, speaker.x) is None:
                    return False
            case PayLife(amount):
                if game.players[player].life < _number(game, speaker, amount):
                    return False
            case _:
                continue
    return True


def _pay(game: Game, speaker: Speaker, costs: tuple[Cost, ...]) -> Game:
    for cost in costs:
        match cost:
            case ManaPayment(mana) if _can_pay(game, speaker.controller, (cost,), speaker):
                left = paid_from(dict(game.players[speaker.controller].mana), mana, speaker.x)
                assert left is not None
                game = game.with_player(replace(game.players[speaker.controller], mana=Map(left)))
            case PayLife(amount) if _can_pay(game, speaker.controller, (cost,), speaker):
                game = happen(game, LosesLife(speaker.controller, _number(game, speaker, amount)))
            case _:
                continue
    return game


def _unless(
    game: Game, speaker: Speaker, effects: tuple[Effect, ...], instead: Effect
) -> tuple[Game, Speaker]:
    """A player may do something else, and if not, the instructions are followed."""
    told = replace(speaker, about=_named_by(game, speaker, effects[0]) or speaker.about)
    who = _players(game, told, getattr(instead, "players", You()))
    for player in who:
        if is_possible(game, told, (instead,)) and ask_yes(
            game, player, f"{game.label(speaker.source)}: do something else instead?"
        ):
            return follow(game, told, instead)
    return follow_all(game, speaker, effects)


def _for_each(game: Game, speaker: Speaker, of: Subject | Players, effects: tuple[Effect, ...]) -> Game:
    """One object or player after the other, players in turn order, in the order that the controller chooses (608.2f)."""
    for one in in_order_of_players(game, speaker, _recipients(game, speaker, of)):
        told = (
            replace(speaker, player=one)
            if isinstance(one, str)
            else replace(speaker, about=(game.successor.get(one, one),))
        )
        game = instruct(game, told, effects)
    return game


def in_any_order(_game: Game, _speaker: Speaker, each: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """They come as they were named."""
    return each


@rule("608.2f", without=in_any_order)
def in_order_of_players(game: Game, speaker: Speaker, each: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """What can't be done at once is done in turn order of the players affected, then in the controller's order."""
    board = views(game)
    ordered: tuple[int | str, ...] = ()
    for player in game.alive:
        mine = tuple(
            one for one in each if one == player or (isinstance(one, int) and board[one].controller == player)
        )
        if len(mine) > 1:
            labels = {game.label(one): one for one in mine}
            text = f"{game.label(speaker.source)}: in what order?"
            picks = ask(game, Question.ordering(speaker.controller, text, tuple(labels)))
            mine = tuple(labels[pick] for pick in picks)
        ordered += mine
    if len(ordered) > 1:
        game.note("608.2f", f"one after the other: {', '.join(game.label(one) for one in ordered)}")
    return ordered


def _named_by(game: Game, speaker: Speaker, effect: Effect) -> tuple[int, ...]:
    """The objects that an instruction speaks of, for the next one to call ``it``."""
    for name in ("subject", "on", "to"):
        value = getattr(effect, name, None)
        if isinstance(value, Subject):
            return _objects(game, speaker, value)
    return ()


def _events(game: Game, speaker: Speaker, effect: Effect) -> list[Event]:
    match effect:
        case DealDamage(amount, to, source):
            dealers = _objects(game, speaker, source) if source is not None else (speaker.source,)
            return [
                Deals(dealer, recipient, damage)
                for dealer in dealers
                for recipient in _recipients(game, speaker, to)
                if (damage := _number(game, speaker, amount)) > 0
            ]
        case Destroy(subject, no_regeneration):
            return [Destroys(i, regenerable=not no_regeneration) for i in _objects(game, speaker, subject)]
        case Move(subject, to, place, tapped, under, counters):
            controller = _players(game, speaker, under)[0] if under is not None else ""
            numbered = tuple((kind, _number(game, speaker, amount)) for kind, amount in counters)
            return [
                Moves(i, to, place=place, tapped=tapped, under=controller, counters=numbered)
                for i in _objects(game, speaker, subject)
            ]
        case GainLife(players, amount):
            return [
                GainsLife(p, _number(game, replace(speaker, player=p), amount))
                for p in _players(game, speaker, players)
            ]
        case LoseLife(players, amount):
            return [
                LosesLife(p, _number(game, replace(speaker, player=p), amount))
                for p in _players(game, speaker, players)
            ]
        case SetLife(players, amount):
            return [
                e for p in _players(game, speaker, players) for e in _life_becomes(game, speaker, p, amount)
            ]
        case PutCounters(kind, amount, on):
            return [
                PutsCounters(r, kind, _number(game, speaker, amount)) for r in _recipients(game, speaker, on)
            ]
        case RemoveCounters(kind, amount, on):
            return [
                RemovesCounters(
                    i, kind, _number(game, speaker, amount) if amount is not None else counter.amount
                )
                for i in _objects(game, speaker, on)
                if (counter := game.objects[i].counters.get(kind)) is not None
            ]
        case Tap(subject, untap):
            return [Taps(i, tapped=not untap) for i in _objects(game, speaker, subject)]
        case Regenerate(subject):
            return [
                Raises(Shield(0, "regeneration", speaker.controller, i))
                for i in _objects(game, speaker, subject)
            ]
        case PreventDamage():
            return [Raises(shield) for shield in _prevention_shields(game, speaker, effect)]
        case PhaseIn(subject):
            named = speaker.about if subject is not None else game.zone("battlefield")
            return [PhasesIn(i) for i in named if i in game.objects and game.objects[i].phased_out]
        case CounterSpell(subject):
            return [Moves(i, "graveyard", cause="countered") for i in _objects(game, speaker, subject)]
        case AddMana(symbols, any_color):
            return _mana(game, speaker, symbols, any_color=any_color)
        case AttachTo(subject, to):
            hosts = _objects(game, speaker, to)
            return [Attaches(i, hosts[0]) for i in _objects(game, speaker, subject) if hosts]
        case TurnFace(subject, down):
            return [
                TurnsFace(i, down)
                for i in _objects(game, speaker, subject)
                if game.objects[i].face_down != down
            ]
        case Transform(subject):
            return [
                Transforms(i) for i in _objects(game, speaker, subject) if game.objects[i].back is not None
            ]
        case LoseTheGame(players):
            return [LosesGame(p, "an effect") for p in _players(game, speaker, players)]
        case WinTheGame(players):
            return [WinsGame(p) for p in _players(game, speaker, players)]
        case SkipStep():
            return []
        case (
            Apply() | ApplyToPlayers() | DrawCards() | ChooseWord() | May() | If() | VentureIntoDungeon() | ShuffleIn()
            | CreateTokens()
            | Discard()
            | Sacrifice()
            | Scry()
            | PutSticker()
            | ForEach()
            | Pay()
            | Unless()
            | PhaseOut()
        ):  # fmt: skip
            return []
        case _:
            assert_never(effect)


# ---- continuous effects begin (611.2)


def _begin_effect(game: Game, speaker: Speaker, effect: Apply) -> tuple[Game, Speaker]:
    things = _objects(game, speaker, effect.subject)
    speaker = replace(speaker, about=things)
    duration = duration_as_it_begins(game, speaker, effect)
    if duration is None or not begins(game, speaker):
        return game, speaker
    speaker = _with_chosen_words(game, speaker, effect.changes)
    if not is_locked(game, effect):
        assert isinstance(effect.subject, AllThese)
        lasting = replace(
            _lasting(game, speaker, effect.changes), filter=effect.subject.filter, duration=duration
        )
        return happen(game, BeginsEffect(lasting)), speaker
    for changes, group in _alike(game, speaker, effect.changes, things):
        lasting = _lasting(game, speaker, changes)
        copied = _copied(game, speaker, changes)
        game = happen(game, BeginsEffect(replace(lasting, affected=group, duration=duration, copied=copied)))
    return game, speaker


def never_begins(_game: Game, _speaker: Speaker) -> bool:
    """Resolving spells and abilities make no continuous effects."""
    return False


@rule("611.1", "611.2", without=never_begins)
def begins(game: Game, speaker: Speaker) -> bool:
    """The resolution of a spell or ability can make a continuous effect."""
    game.note("611.1", f"{game.label(speaker.source)} modifies objects for a time")
    game.note("611.2", f"the resolution of {game.label(speaker.source)} makes a continuous effect")
    return True


def without_duration(_game: Game, _speaker: Speaker, _effect: Apply) -> Duration | None:
    """The effect begins, and lasts for ever."""
    return Duration()


@rule("611.2b", without=without_duration)
def duration_as_it_begins(game: Game, speaker: Speaker, effect: Apply) -> Duration | None:
    """An effect that lasts as long as something is so does nothing if that has ended before it begins: then None."""
    if holds(game, views(game), speaker, effect.duration.as_long_as):
        if effect.duration.as_long_as != Always():
            game.note("611.2b", f"{game.label(speaker.source)}'s effect begins, for its duration is not over")
        return effect.duration
    game.note("611.2b", f"the duration of {game.label(speaker.source)}'s effect is over before it begins")
    return None


def follows_its_words(_game: Game, effect: Apply) -> bool:
    """The set of objects is looked up anew at each moment."""
    return not isinstance(effect.subject, AllThese)


@rule("611.2c", without=follows_its_words)
def is_locked(game: Game, effect: Apply) -> bool:
    """Whether what an effect affects is fixed as it begins: so for characteristics and control, not for the rules of the game."""
    if not isinstance(effect.subject, AllThese):
        return True
    if all(isinstance(change, CantBe | Must) for change in effect.changes):
        game.note("611.2c", "the effect changes the rules: what comes later is affected too")
        return False
    game.note("611.2c", "which objects the effect affects is fixed now")
    return True


def _alike(
    game: Game, speaker: Speaker, changes: tuple[Change, ...], things: tuple[int, ...]
) -> list[tuple[tuple[Change, ...], tuple[int, ...]]]:
    """The objects grouped by what the changes come to for each, amounts counted now (608.2h, 611.2d)."""
    groups: dict[tuple[Change, ...], list[int]] = {}
    for i in things:
        there = replace(speaker, about=(i,))
        counted = tuple(
            with_amounts_fixed(game, there, _with_words_fixed(speaker, change)) for change in changes
        )
        groups.setdefault(counted, []).append(i)
    return [(counted, tuple(group)) for counted, group in groups.items()]


def counted_later(_game: Game, _speaker: Speaker, change: Change) -> Change:
    """Amounts are counted anew at every moment."""
    return change


@rule("611.2d", without=counted_later)
def with_amounts_fixed(game: Game, speaker: Speaker, change: Change) -> Change:
    """A variable amount of an effect is settled once, as the effect begins."""
    amounts = (getattr(change, "power", None), getattr(change, "toughness", None))
    if isinstance(change, ModifySize | SetSize) and not all(
        a is None or isinstance(a, Number) for a in amounts
    ):
        game.note("611.2d", f"an amount of {game.label(speaker.source)}'s effect is counted now and stays")

    def number(amount: Amount | None) -> Amount | None:
        return None if amount is None else Number(_number(game, speaker, amount))

    match change:
        case ModifySize(power, toughness):
            return ModifySize(
                Number(_number(game, speaker, power)), Number(_number(game, speaker, toughness))
            )
        case SetSize(power, toughness):
            return SetSize(number(power), number(toughness))
        case _:
            return change


def _with_words_fixed(speaker: Speaker, change: Change) -> Change:
    match change:
        case ChangeText(kind=kind, old=old) if not old:
            chosen = speaker.words.get(f"{kind}, old", "")
            return ChangeText(_kind_of_word(change, chosen), chosen, speaker.words.get(f"{kind}, new", ""))
        case ChangeColors(how, _, chosen) if chosen is not None:
            return ChangeColors(how, (speaker.words.get(chosen.kind, ""),))
        case _:
            return change


def _with_chosen_words(game: Game, speaker: Speaker, changes: tuple[Change, ...]) -> Speaker:
    """Choices that an effect leaves to its controller are made as it begins (608.2d)."""
    words = speaker.words
    for change in changes:
        if (
            isinstance(change, ChangeColors | ChangeTypes)
            and change.chosen is not None
            and change.chosen.kind not in words
        ):
            words = words.set(change.chosen.kind, choose_word(game, speaker.controller, change.chosen.kind))
        if isinstance(change, ChangeText) and not change.old:
            old = choose_word(game, speaker.controller, change.kind)
            words = words.set(f"{change.kind}, old", old)
            new = choose_word(game, speaker.controller, _kind_of_word(change, old))
            words = words.set(f"{change.kind}, new", new)
    return replace(speaker, words=words)


def _kind_of_word(change: ChangeText, chosen: str) -> KindOfWord:
    """The kind of word that is replaced; of two kinds, the one that the chosen word is of."""
    if change.kind != "color word or basic land type":
        return change.kind
    return "basic land type" if chosen in BASIC_LAND_TYPES else "color word"


def _copied(game: Game, speaker: Speaker, changes: tuple[Change, ...]) -> Characteristics | None:
    for change in changes:
        if isinstance(change, BecomeCopy):
            found = _objects(game, speaker, change.of)
            return copiable_values(game, found[0]) if found else None
    return None


def _lasting(game: Game, speaker: Speaker, changes: tuple[Change, ...]) -> Lasting:
    return Lasting(
        0,
        speaker.source,
        speaker.controller,
        changes,
        game.clock,
        Duration(),
        began=speaker.began,
        x=speaker.x,
        words=speaker.words,
    )


# ---- tokens


def _create_tokens(game: Game, speaker: Speaker, effect: CreateTokens) -> tuple[Game, Speaker]:
    base = _token(game, speaker, effect.token)
    hosts = _objects(game, speaker, effect.attached_to) if effect.attached_to is not None else ()
    host = hosts[0] if hosts else None
    events = [
        Creates(player, base, effect.tapped, host)
        for player in _players(game, speaker, effect.players)
        for _ in range(_number(game, speaker, effect.amount))
    ]
    first = game.next_id
    game = happen(game, *events)
    made = tuple(i for i in game.zone("battlefield") if i >= first and game.objects[i].kind == "token")
    return game, replace(speaker, about=made)


def _token(game: Game, speaker: Speaker, spec: TokenSpec) -> Characteristics:
    return Characteristics(
        name=token_name(game, speaker, spec),
        colors=frozenset(spec.colors),
        supertypes=frozenset(spec.supertypes),
        types=frozenset(spec.types),
        subtypes=frozenset(spec.subtypes),
        abilities=spec.abilities,
        power=None if spec.power is None else _number(game, speaker, spec.power),
        toughness=None if spec.toughness is None else _number(game, speaker, spec.toughness),
    )


def name_as_printed(game: Game, speaker: Speaker, spec: TokenSpec) -> str:
    """The name that the spell or ability gave the token before its text was changed."""
    source = game.objects.get(speaker.source)
    printed = _token_specs(source.base.abilities) if source else []
    first = printed[0] if printed else spec
    return first.name or " ".join(first.subtypes)


@rule("612.2a", without=name_as_printed)
def token_name(game: Game, speaker: Speaker, spec: TokenSpec) -> str:
    """A creature type that also names a token is used as a type, so a changed text changes the name as well."""
    source = game.objects.get(speaker.source)
    if source and not spec.name and spec not in _token_specs(source.base.abilities):
        game.note("612.2a", f"the token's name is changed with its creature type: {' '.join(spec.subtypes)}")
    return spec.name or " ".join(spec.subtypes)


def _token_specs(part: object) -> list[TokenSpec]:
    """Every token that an ability describes."""
    if isinstance(part, TokenSpec):
        return [part]
    if isinstance(part, tuple):
        return [spec for inner in part for spec in _token_specs(inner)]
    if is_dataclass(part) and not isinstance(part, type):
        return [spec for field in fields(part) for spec in _token_specs(getattr(part, field.name))]
    return []


# ---- choices of cards and permanents


def last_player_first(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Players choose against the order of turns."""
    return players[::-1]


@rule("608.2e", without=last_player_first)
def choosing_in_turn(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Of several players each makes the choices for an action in turn order; then the action happens for all at once."""
    if len(players) > 1:
        game.note("608.2e", f"{', then '.join(players)} choose; then it happens for all at once")
    return players


def all_or_nothing(_game: Game, number: int, there: int) -> int:
    """What can't be done in full is not done."""
    return number if number <= there else 0


@rule("609.3", without=all_or_nothing)
def as_much_as_possible(game: Game, number: int, there: int) -> int:
    """Of what is impossible an effect does as much as is possible."""
    if there < number:
        game.note("609.3", f"{number} asked for, {there} there: as much as possible is done")
    return min(number, there)


def _pick(game: Game, player: str, text: str, things: tuple[int, ...], number: int) -> tuple[int, ...]:
    number = as_much_as_possible(game, number, len(things))
    return ask_objects(game, player, text, things, number, number) if number else ()


def _discards(game: Game, speaker: Speaker, players: Players, amount: Amount | None) -> list[Event]:
    events: list[Event] = []
    for player in choosing_in_turn(game, _players(game, speaker, players)):
        hand = game.zone("hand", player)
        number = len(hand) if amount is None else _number(game, replace(speaker, player=player), amount)
        chosen = _pick(game, player, f"choose {number} to discard", hand, number)
        events += [Discards(player, card) for card in chosen]
    return events


def _may_be_sacrificed(
    game: Game, speaker: Speaker, player: str, subject: Subject | Filter
) -> tuple[int, ...]:
    """A player sacrifices only permanents that he or she controls (701.21a)."""
    board = views(game)
    if isinstance(subject, Filter):
        own, there = replace(subject, controller=You()), replace(speaker, controller=player)
        return tuple(i for i in game.battlefield if is_described(game, board, there, own, i))
    return tuple(i for i in _objects(game, speaker, subject) if board[i].controller == player)


def _sacrifices(
    game: Game, speaker: Speaker, players: Players, subject: Subject | Filter, amount: Amount
) -> list[Event]:
    events: list[Event] = []
    for player in choosing_in_turn(game, _players(game, speaker, players)):
        chosen = _may_be_sacrificed(game, speaker, player, subject)
        if isinstance(subject, Filter):
            chosen = _pick(game, player, "choose what to sacrifice", chosen, _number(game, speaker, amount))
        events += [Sacrifices(player, i) for i in chosen]
    return events


@rule("123.3", essential="stickers have to come from somewhere")
def _put_sticker(game: Game, speaker: Speaker, kind: str, things: tuple[int, ...]) -> Game:
    """A player chooses one of his or her stickers that is on nothing yet, and puts it on an object that he or she owns."""
    player = game.players[speaker.controller]
    used = {s.text for thing in game.objects.values() if thing.owner == player.name for s in thing.stickers}
    free = {s.text: s for s in player.stickers if s.kind == kind and s.text not in used}
    for thing in things:
        if game.objects[thing].owner == player.name and free:
            pick = ask_one(
                game, player.name, f"choose the sticker to put on {game.label(thing)}", tuple(free)
            )
            game = happen(game, PutsSticker(thing, free.pop(pick)))
    return game


@rule("701.22a", essential="scrying has to do something")
def _scry(game: Game, player: str, amount: int) -> Game:
    """A player looks at the top cards of the library and puts any number of them on the bottom."""
    top = game.zone("library", player)[:amount]
    picks = ask_objects(game, player, "choose the cards to put on the bottom", top, 0, len(top))
    return happen(game, *(Moves(pick, "library", place="bottom") for pick in picks))


def _shuffle_in(game: Game, speaker: Speaker, effect: ShuffleIn) -> Game:
    for player in _players(game, speaker, effect.players):
        cards = [i for zone in effect.zones for i in game.zone(zone, player)]
        if effect.permanents:
            cards += [i for i in game.zone("battlefield") if game.objects[i].owner == player]
        game = happen(game, *(Moves(i, "library", cause="shuffled") for i in cards))
        game = happen(game, Shuffles(player))
    return game


# ---- life, mana, prevention


def _life_becomes(game: Game, speaker: Speaker, player: str, amount: Amount) -> list[Event]:
    """A life total that becomes a number is a gain or a loss of the difference (119.5)."""
    change = _number(game, speaker, amount) - game.players[player].life
    if change > 0:
        return [GainsLife(player, change)]
    return [LosesLife(player, -change)] if change < 0 else []


def _mana(game: Game, speaker: Speaker, symbols: str, *, any_color: bool) -> list[Event]:
    if any_color:
        color = ask_one(game, speaker.controller, "choose a color of mana", ("W", "U", "B", "R", "G"))
        return [
            AddsMana(speaker.controller, color, max(1, sum(read_pool(symbols).values()) if symbols else 1))
        ]
    return [AddsMana(speaker.controller, kind, amount) for kind, amount in read_pool(symbols).items()]


def _prevention_shields(game: Game, speaker: Speaker, effect: PreventDamage) -> list[Shield]:
    left = None if effect.amount is None else _number(game, speaker, effect.amount)
    guards: tuple[int | str | None, ...] = (None,)
    if effect.to is not None:
        guards = _recipients(game, speaker, effect.to)
    return [
        Shield(0, "prevention", speaker.controller, guard, effect.by, left, effect.combat) for guard in guards
    ]
