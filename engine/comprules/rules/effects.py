"""609, 610, 701: carrying out instructions, one after the other, as a spell or ability says (608.2c)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

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
    Tap,
    Transform,
    TurnFace,
    Unless,
    UnpreventableDamage,
    VentureIntoDungeon,
    WhenYouDo,
    WinTheGame,
)
from comprules.abilities.keyword_actions import (
    DigUntil,
    ExtraPhases,
    ExtraTurn,
    KeywordAction,
    ObjectAction,
)
from comprules.abilities.kinds import Happening
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    Filter,
    It,
    Players,
    Subject,
    Target,
    This,
    TopOf,
    You,
)
from comprules.abilities.searching import LookAt, LookAtHand, PlayersMove, SearchLibrary, ShuffleLibrary
from comprules.abilities.would import (
    BeginCant,
    BeginReplacement,
    EnterWith,
    Replacement,
    SelfReplacement,
    SkipThat,
    WouldGoToGraveyard,
)
from comprules.book.citing import rule
from comprules.events import (
    AddsMana,
    Attaches,
    BeginsEffect,
    Deals,
    Destroys,
    Discards,
    Event,
    GainsLife,
    LosesGame,
    LosesLife,
    Moves,
    PhasesIn,
    PutsCounters,
    Raises,
    RemovesCounters,
    Reveals,
    Sacrifices,
    Shuffles,
    Taps,
    Transforms,
    TurnsFace,
    WinsGame,
)
from comprules.happening import happen
from comprules.happening.chance import at_random
from comprules.mana import read_pool
from comprules.questions import Question, ask, ask_one, ask_yes
from comprules.rules.beginning_effects import (
    as_it_enters,
    begin,
    lasting_effect,
    said_as_it_enters,
    with_players_settled,
)
from comprules.rules.beginning_replacements import (
    begin_forbidding,
    begin_replacing,
    begin_skipping,
    draw_cards,
    entering_with,
    replaced_by_itself,
    replacing_its_own,
    too_late,
    with_own,
)
from comprules.rules.charging_again import not_charged_again
from comprules.rules.choosing import (
    choosing_in_turn,
    discards,
    pay_any_life,
    put_sticker,
    sacrifices,
    scry,
    shuffle_in,
    with_picks,
)
from comprules.rules.copying import copy_on_stack, create_copies
from comprules.rules.creating_tokens import create_tokens
from comprules.rules.delayed_triggers import create_delayed, create_reflexive
from comprules.rules.dungeons import venture
from comprules.rules.durations import lasting_for
from comprules.rules.emblems import get_emblems
from comprules.rules.entering_the_battlefield import choose_word
from comprules.rules.exchanging import exchange, exchange_life
from comprules.rules.keyword_actions import take_action
from comprules.rules.linked_abilities import note_number, remember_choice, remember_moved, word_chosen
from comprules.rules.matching import (
    NoInformation,
    Speaker,
    holds,
)
from comprules.rules.naming import named_objects, named_players, number_of, recipients_of
from comprules.rules.one_shot_effects import await_event, comes_too_late, just_once
from comprules.rules.paying import costs_to_pay, is_possible, pay_while_resolving
from comprules.rules.paying_and_countering import (
    can_be_countered,
    pay_any_number_of_times,
    sacrifices_of_any_number,
)
from comprules.rules.phasing import phasing_out
from comprules.rules.refusing import IllegalError
from comprules.rules.searching import search
from comprules.rules.shields import raise_shields, unpreventable_shields
from comprules.rules.speaking import following
from comprules.rules.supplementary_cards import planeswalking
from comprules.rules.triggered_abilities import state_triggers
from comprules.ruleset import Instead, views
from comprules.state import Game, Shield, altered, replace
from comprules.words import COLOR_LETTERS, Zone

__all__ = ["carry_out", "follow", "follow_all", "in_order_written", "instruct", "with_what_is_said"]


def carry_out(game: Game, instead: Instead) -> Game:
    """Follow instructions that stand in the place of an event (614.6)."""
    speaker = Speaker(
        instead.source,
        instead.controller,
        about=instead.about,
        player=instead.player,
        amount=instead.amount,
        way="replacement",
        origin=instead.origin,
        targets=instead.targets,
        words=instead.words,
        prevented=instead.amount,
        dealer=instead.dealer,
    )
    return instruct(game, speaker, instead.effects)


def instruct(game: Game, speaker: Speaker, effects: tuple[Effect, ...]) -> Game:
    """Follow instructions in the order written; what one names, the next may call ``it``."""
    return follow_all(game, speaker, effects)[0]


def follow_all(game: Game, speaker: Speaker, effects: tuple[Effect, ...]) -> tuple[Game, Speaker]:
    """Follow instructions, and say as well what has been spoken of by the end of them."""
    speaker = speaker if speaker.began else replace(speaker, began=game.clock)
    outside, outer = game.underway.own, speaker.said
    game = replacing_its_own(game, speaker, effects)
    for effect, said in with_what_is_said(game, in_order_written(game, effects)):
        game, speaker = follow(game, altered(speaker, said=said or outer), effect)
        game = state_triggers(between_instructions(game))
    return with_own(game, outside), altered(speaker, said=outer)


def with_what_is_said(
    game: Game, effects: tuple[Effect, ...]
) -> tuple[tuple[Effect, tuple[Apply, ...]], ...]:
    """Each instruction with the statements behind it that are so as it puts something onto the battlefield (611.2e)."""
    found: list[tuple[Effect, tuple[Apply, ...]]] = []
    at = 0
    while at < len(effects):
        said = said_as_it_enters(game, effects[at:])
        found.append((effects[at], said))
        at += 1 + len(said)
    return tuple(found)


def in_reverse(_game: Game, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The last instruction is followed first."""
    return effects[::-1]


@rule("608.2c", without=in_reverse)
def in_order_written(game: Game, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Instructions are followed in the order written."""
    if len(effects) > 1:
        game.note("608.2c", "instructions are followed in the order written")
    return effects


def taken_by_itself(_game: Game, _effect: Destroy) -> bool:
    """Each sentence is followed as if no other came after it."""
    return False


@rule("608.2c", without=taken_by_itself)
def changed_by_later_text(game: Game, _effect: Destroy) -> bool:
    """Later text may change what an earlier instruction means: ``It can't be regenerated.``."""
    game.note("608.2c", "a later sentence says that what is destroyed can't be regenerated")
    return True


def follow(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Speaker]:
    """Follow one instruction, as far as what it asks for can be known (608.2b)."""
    try:
        speaker, effect = with_picks(game, speaker, effect)
        after, speaker = _follow(game, speaker, effect)
    except NoInformation:
        game.note("608.2b", "an instruction asks for something about an illegal target: it is not followed")
        return game, replace(speaker, did=False, amount=0)
    if isinstance(
        effect, May | If | ForEach | Unless | Pay | CreateDelayed | WhenYouDo | PayAnyNumberOfTimes
    ):
        return after, speaker
    return after, altered(speaker, did=after is not game)


def check_between(game: Game) -> Game:
    """State-based actions are performed in the middle of a resolution."""
    from comprules.rules.state_based_actions import check_once  # noqa: PLC0415

    return check_once(game)[0]


@rule("704.4", without=check_between)
def between_instructions(game: Game) -> Game:
    """Nothing that is so only in the middle of a resolution matters to state-based actions."""
    board = views(game)
    dying = [i for i in game.battlefield if "creature" in board[i].types and (board[i].toughness or 0) <= 0]
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


def _follow(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Speaker]:
    match effect:
        case Apply() | ApplyToNextSpell():
            return begin(game, speaker, effect)
        case Exchange():
            return exchange(game, speaker, effect)
        case GetEmblem():
            return get_emblems(game, speaker, effect), speaker
        case ExchangeLife():
            return exchange_life(game, speaker, effect), speaker
        case ApplyToPlayers(players, changes, duration):
            affected = named_players(game, speaker, players)
            settled = with_players_settled(game, speaker, changes)
            lasting = replace(lasting_effect(game, speaker, settled), players=affected)
            game = happen(game, BeginsEffect(lasting_for(game, speaker, lasting, duration)))
            return not_charged_again(game, changes), speaker
        case DrawCards():
            return draw_cards(game, speaker, effect.players, effect.amount)
        case SkipStep():
            return begin_skipping(game, speaker, effect), speaker
        case BeginReplacement():
            return begin_replacing(game, speaker, effect), speaker
        case BeginCant():
            return begin_forbidding(game, speaker, effect), speaker
        case SelfReplacement() | SkipThat():
            return game, speaker
        case EnterWith():
            return entering_with(game, speaker, effect), speaker
        case ChooseWord(kind, other_than):
            word = choose_word(game, speaker.controller, kind, other_than)
            game = remember_choice(game, speaker, kind, word)
            return game, replace(speaker, words=speaker.words.set(kind, word))
        case May(effects, chooser):
            return _may(game, speaker, effects, chooser)
        case If(condition, effects, otherwise, True):
            return follow_all(game, speaker, replaced_by_itself(game, speaker, effect))
        case If(condition, effects, otherwise):
            chosen = effects if holds(game, views(game), speaker, condition) else otherwise
            return follow_all(game, speaker, chosen)
        case ForEach(of, effects):
            return _for_each(game, speaker, of, effects), speaker
        case Unless(effects, instead):
            return _unless(game, speaker, effects, instead)
        case Pay(players):
            game, speaker, costs = costs_to_pay(game, speaker, effect)
            did = False
            for player in named_players(game, speaker, players):
                game, paid = pay_while_resolving(game, replace(speaker, controller=player), costs)
                did = did or paid
            return game, replace(speaker, did=did)
        case VentureIntoDungeon(players):
            for player in named_players(game, speaker, players):
                game = venture(game, player)
            return game, speaker
        case ShuffleIn():
            return shuffle_in(game, speaker, effect), speaker
        case KeywordAction() | ObjectAction() | ExtraTurn() | ExtraPhases() | DigUntil():
            return take_action(game, speaker, effect)
        case PlayersMove(players, move):
            return _moved_by(game, speaker, named_players(game, speaker, players), move)
        case SearchLibrary() | ShuffleLibrary() | LookAt() | LookAtHand():
            return search(game, speaker, effect)
        case Reveal(subject):
            game, speaker = _happen_at_once(game, speaker, effect)
            game.note("701.20a", f"{len(speaker.about)} card(s) shown to all players")
            return game, replace(speaker, pile=speaker.about) if isinstance(subject, TopOf) else speaker
        case Discard(subject=subject) if subject is not None:
            cards = named_objects(game, speaker, subject)
            return _at_once(game, speaker, [Discards(game.objects[i].owner, i) for i in cards])
        case CreateTokens():
            return create_tokens(game, speaker, effect)
        case Scry(players, amount):
            for player in named_players(game, speaker, players):
                game = scry(game, player, number_of(game, speaker, amount))
            return game, speaker
        case CreateCopies():
            return create_copies(game, speaker, effect)
        case PayAnyLife(players):
            return pay_any_life(game, speaker, named_players(game, speaker, players))
        case ChooseTargets(subject):
            return game, replace(speaker, spoken=recipients_of(game, speaker, subject))
        case CastNow(subject, free):
            return cast_now(game, speaker, named_objects(game, speaker, subject), free=free), speaker
        case CopySpell():
            return copy_on_stack(game, speaker, effect)
        case Modes():
            return game, speaker
        case CreateDelayed():
            return put_off(game, speaker, effect), speaker
        case WhenYouDo():
            return create_reflexive(game, speaker, effect), speaker
        case PayAnyNumberOfTimes(cost):
            return pay_any_number_of_times(game, speaker, cost)
        case SacrificeAnyNumber(what):
            return _at_once(game, speaker, sacrifices_of_any_number(game, speaker, what))
        case Planeswalk(players):
            for player in named_players(game, speaker, players):
                game = happen(game, *planeswalking(game, player))
            return game, speaker
        case PreventDamage():
            return raise_shields(game, speaker, effect), speaker
        case UnpreventableDamage():
            return happen(game, *(Raises(s) for s in unpreventable_shields(game, speaker, effect))), speaker
        case Note(amount):
            return note_number(game, speaker, number_of(game, speaker, amount)), speaker
        case PutSticker(kind, on):
            return put_sticker(game, speaker, kind, named_objects(game, speaker, on)), speaker
        case Discard(players, amount, what, at_random):
            return _at_once(
                game, speaker, discards(game, speaker, players, amount, what, at_random=at_random)
            )
        case Sacrifice(players, subject, amount):
            return _at_once(game, speaker, sacrifices(game, speaker, players, subject, amount))
        case Move(until=when) if when is not None:
            return _move_until(game, speaker, effect, when)
        case CounterSpell(subject, instead) if instead:
            own = Replacement(WouldGoToGraveyard(It("spell")), instead)
            named = named_objects(game, speaker, subject)
            outside = game.underway.own
            game = with_own(game, (*outside, (own, replace(speaker, about=named))))
            game, speaker = _happen_at_once(game, speaker, effect)
            return with_own(game, outside), speaker
        case PhaseOut(subject, when):
            return _phase_out(game, speaker, subject, when)
        case _:
            return _happen_at_once(game, speaker, effect)


def done_at_once(game: Game, speaker: Speaker, effect: CreateDelayed) -> Game:
    """What is to come later is done now."""
    return instruct(game, speaker, effect.effects)


@rule("610.2", without=done_at_once)
def put_off(game: Game, speaker: Speaker, effect: CreateDelayed) -> Game:
    """A one-shot effect can create a delayed triggered ability, so that something is done later and not as it resolves."""
    game.note("610.2", f"{game.label(speaker.source)} puts something off")
    return create_delayed(game, speaker, effect)


def _move_until(game: Game, speaker: Speaker, move: Move, when: Happening) -> tuple[Game, Speaker]:
    """Objects change zones until something happens (610.3)."""
    if comes_too_late(game, speaker, when, "return"):
        return game, speaker
    things = named_objects(game, speaker, move.subject)
    zones: set[Zone] = {game.objects[i].zone for i in things}
    game, speaker = _happen_at_once(game, speaker, replace(move, until=None))
    for zone in zones:
        gone = tuple(
            game.successor[i] for i in things if i in game.successor and game.last_known[i][0].zone == zone
        )
        game = await_event(game, speaker, when, gone, way="return", zone=zone)
    return game, speaker


def _moved_by(game: Game, speaker: Speaker, players: tuple[str, ...], move: Move) -> tuple[Game, Speaker]:
    """Players each choose what to move, in turn order; then all of it moves at once (608.2e)."""
    events: list[Event] = []
    things: tuple[int, ...] = ()
    for player in choosing_in_turn(game, players):
        told, chosen = with_picks(game, replace(speaker, controller=player, player=player), move)
        things += _named_by(game, told, chosen)
        events += _events(game, told, chosen)
    game = happen(game, *just_once(game, events))
    game = remember_moved(game, speaker, move.to, things)
    speaker = replace(speaker, about=things, amount=len(things), did=bool(events))
    return game, following(speaker, game.successor)


def _phase_out(
    game: Game, speaker: Speaker, subject: Subject, when: Happening | None
) -> tuple[Game, Speaker]:
    """Permanents phase out, for good or until something happens (702.26b, 610.4)."""
    things = named_objects(game, speaker, subject)
    speaker = replace(speaker, about=things)
    if when is None:
        return happen(game, *phasing_out(game, things)), speaker
    if comes_too_late(game, speaker, when, "phase in"):
        return game, speaker
    game = happen(game, *phasing_out(game, things, until=True))
    return await_event(game, speaker, when, things, way="phase in", zone="battlefield"), speaker


def _happen_at_once(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Speaker]:
    named = _named_by(game, speaker, effect)
    told = replace(speaker, about=named) if named and not _means_the_others(effect) else speaker
    if isinstance(effect, DealDamage):
        told = _as_dealer(game, speaker, effect)
    events = _events(game, told, effect)
    speaker = altered(speaker, about=named or speaker.about, amount=_how_much(events))
    game = happen(game, *just_once(game, events))
    if isinstance(effect, Move):
        game = remember_moved(game, speaker, effect.to, named)
    return game, following(speaker, game.successor)


def _means_the_others(effect: Effect) -> bool:
    """Whether an instruction speaks of what was named before it: each other card exiled, or what something is attached to."""
    match effect:
        case AttachTo():
            return True
        case Move(subject=AllThese(Filter(other=True, linked=kind))) if kind:
            return True
        case _:
            return False


def _as_dealer(game: Game, speaker: Speaker, effect: DealDamage) -> Speaker:
    """Where a target deals the damage, ``its power`` is that target's."""
    if not isinstance(effect.source, Target):
        return speaker
    return replace(speaker, about=named_objects(game, speaker, effect.source))


def _at_once(game: Game, speaker: Speaker, events: list[Event]) -> tuple[Game, Speaker]:
    about = tuple(event.object for event in events if isinstance(event, Sacrifices | Discards))
    game = happen(game, *events)
    speaker = replace(speaker, amount=_how_much(events), about=about or speaker.about)
    return game, following(speaker, game.successor) if about else speaker


def _how_much(events: Iterable[Event]) -> int:
    """How much, or how many, an instruction does: the amounts of its events, or how many events there are."""
    return sum(getattr(event, "amount", 1) for event in events)


def cast_now(game: Game, speaker: Speaker, cards: tuple[int, ...], *, free: bool) -> Game:
    """The controller casts these cards, one after the other; one that can't be cast stays where it is (608.2g)."""
    from comprules.rules.casting import cast_while_resolving  # noqa: PLC0415 -- casting follows instructions

    for card in cards:
        try:
            game = cast_while_resolving(game, speaker.controller, card, free=free)
        except IllegalError as error:
            game.note("608.2g", f"{game.label(card)} can't be cast: {error.reason}")
    return game


# ---- choices, and one thing after the other


def _may(
    game: Game, speaker: Speaker, effects: tuple[Effect, ...], chooser: Players | None
) -> tuple[Game, Speaker]:
    """A player may have instructions followed; of several players each may in turn (608.2e)."""
    text = f"{game.label(speaker.source)}: do it?"
    if chooser is None:
        if is_possible(game, speaker, effects) and ask_yes(game, speaker.controller, text):
            return follow_all(game, speaker, effects)
        return game, replace(speaker, did=False)
    did = False
    for player in choosing_in_turn(game, named_players(game, speaker, chooser)):
        told = replace(speaker, player=player)
        if is_possible(game, told, effects) and ask_yes(game, player, text):
            game, speaker = follow_all(game, told, effects)
            did = did or speaker.did
    return game, replace(speaker, did=did)


def _unless(
    game: Game, speaker: Speaker, effects: tuple[Effect, ...], instead: Effect
) -> tuple[Game, Speaker]:
    """A player may do something else, and if not, the instructions are followed."""
    told = replace(speaker, about=_named_by(game, speaker, effects[0]) or speaker.about)
    who = named_players(game, told, getattr(instead, "players", You()))
    for player in who:
        if is_possible(game, told, (instead,)) and ask_yes(
            game, player, f"{game.label(speaker.source)}: do something else instead?"
        ):
            after, then = follow(game, told, instead)
            if then.did:
                return after, then
    return follow_all(game, speaker, effects)


def _for_each(game: Game, speaker: Speaker, of: Subject | Players, effects: tuple[Effect, ...]) -> Game:
    """One object or player after the other, players in turn order, in the order that the controller chooses (608.2f)."""
    each = recipients_of(game, speaker, of)
    if isinstance(of, It) and speaker.spoken:
        each = speaker.spoken
    for one in in_order_of_players(game, speaker, each):
        told = (
            replace(speaker, player=one, each=one)
            if isinstance(one, str)
            else replace(speaker, about=(game.successor.get(one, one),), each=game.successor.get(one, one))
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
            return named_objects(game, speaker, value)
    return ()


def only_what_is_there(game: Game, speaker: Speaker, source: Subject | None) -> tuple[int, ...]:
    """What has left deals no damage."""
    found = (
        (speaker.source,)
        if source is None or isinstance(source, This)
        else named_objects(game, speaker, source)
    )
    return tuple(i for i in found if i in game.objects)


@rule("608.2h", without=only_what_is_there)
def dealing(game: Game, speaker: Speaker, source: Subject | None) -> tuple[int, ...]:
    """What is said to deal damage does so as it is, or as it last was."""
    if source is None or isinstance(source, This):
        return (speaker.source,)
    if not isinstance(source, It) or source == It("source"):
        return named_objects(game, speaker, source)
    for i in speaker.about:
        if i not in game.objects:
            game.note("608.2h", f"{game.label(i)} is gone: it deals damage as it last was")
    return tuple(speaker.was.get(i, i) for i in speaker.about)


@rule("701.14a", essential="creatures that fight have to do something to each other")
def _fight(game: Game, ones: tuple[int, ...], others: tuple[int, ...]) -> list[Event]:
    """Two creatures deal damage to each other, as much as each has power; not if one is gone or no creature."""
    board = views(game)
    both = (*ones[:1], *others[:1])
    if not ones or not others or any("creature" not in board[i].types for i in both):
        return []
    pairs = ((both[0], both[1]), (both[1], both[0]))
    return [Deals(one, other, damage) for one, other in pairs if (damage := board[one].power or 0) > 0]


def _events(game: Game, speaker: Speaker, effect: Effect) -> list[Event]:
    match effect:
        case DealDamage(_, Target(index=index) as to, source, True, preventable):
            dealer = (named_objects(game, speaker, source) if source is not None else ()) or (speaker.source,)
            return [
                Deals(dealer[0], t, speaker.division.get((index, t), 0), preventable=preventable)
                for t in recipients_of(game, speaker, to)
                if speaker.division.get((index, t))
            ]
        case DealDamage(amount, to, source, _, preventable):
            dealers = dealing(game, speaker, source)
            return [
                Deals(dealer, recipient, number_of(game, speaker, amount), preventable=preventable)
                for dealer in dealers
                for recipient in recipients_of(game, speaker, to)
            ]
        case Destroy(subject, no_regeneration):
            saved = not (no_regeneration and changed_by_later_text(game, effect))
            return [Destroys(i, regenerable=saved) for i in named_objects(game, speaker, subject)]
        case Move(subject, "library", "shuffled"):
            things = named_objects(game, speaker, subject)
            return [
                *(Moves(i, "library", cause="shuffled") for i in things),
                *(Shuffles(owner) for owner in who_shuffles(game, speaker, subject, things)),
            ]
        case Move(subject, "library", order="any" | "random"):
            return _in_order(game, speaker, effect, named_objects(game, speaker, subject))
        case Move(subject, to, place, tapped, under, counters, _, face_down):
            controller = named_players(game, speaker, under)[0] if under is not None else ""
            numbered = tuple((kind, number_of(game, speaker, amount)) for kind, amount in counters)
            return [
                Moves(
                    i,
                    to,
                    place="" if place == "shuffled" else place,
                    tapped=tapped,
                    under=controller,
                    counters=numbered,
                    face_down=face_down,
                    effects=as_it_enters(game, speaker, speaker.said, i),
                )
                for i in named_objects(game, speaker, subject)
            ]
        case GainLife(players, amount):
            return [
                GainsLife(p, number_of(game, replace(speaker, player=p), amount))
                for p in named_players(game, speaker, players)
            ]
        case LoseLife(players, amount):
            return [
                LosesLife(p, number_of(game, replace(speaker, player=p), amount))
                for p in named_players(game, speaker, players)
            ]
        case SetLife(players, amount):
            return [
                e
                for p in named_players(game, speaker, players)
                for e in _life_becomes(game, speaker, p, amount)
            ]
        case PutCounters(kind, _, Target(index=index) as on, divided=True):
            return [
                PutsCounters(t, kind, speaker.division.get((index, t), 0), speaker.controller)
                for t in recipients_of(game, speaker, on)
            ]
        case PutCounters(kind, amount, on):
            return [
                PutsCounters(r, kind, number_of(game, speaker, amount), speaker.controller)
                for r in recipients_of(game, speaker, on)
            ]
        case RemoveCounters(kind, amount, on):
            return [
                RemovesCounters(
                    i, kind, number_of(game, speaker, amount) if amount is not None else counter.amount
                )
                for i in named_objects(game, speaker, on)
                if (counter := game.objects[i].counters.get(kind)) is not None
            ]
        case Reveal(subject):
            return [
                Reveals(speaker.controller, i, speaker.source, speaker.origin)
                for i in named_objects(game, speaker, subject)
            ]
        case Tap(subject, untap):
            return [Taps(i, tapped=not untap) for i in named_objects(game, speaker, subject)]
        case Regenerate(subject):
            if isinstance(subject, This) and speaker.source not in game.objects:
                return too_late(game, speaker)
            return [
                Raises(Shield(0, "regeneration", speaker.controller, i))
                for i in named_objects(game, speaker, subject)
            ]
        case PhaseIn(subject):
            named = speaker.about if subject is not None else game.zone("battlefield")
            return [PhasesIn(i) for i in named if i in game.objects and game.objects[i].phased_out]
        case CounterSpell(subject, _):
            return [
                Moves(i, "graveyard", cause="countered")
                for i in named_objects(game, speaker, subject)
                if can_be_countered(game, i)
            ]
        case AddMana():
            adding = named_players(game, speaker, effect.players)
            for_mana = speaker.source if speaker.tapped else 0
            made = ((player, _mana(game, speaker, effect, player)) for player in adding)
            return [
                AddsMana(player, mana, for_mana, effect.only, speaker.source) for player, mana in made if mana
            ]
        case AttachTo(subject, to):
            hosts = named_objects(game, speaker, to)
            return [Attaches(i, hosts[0]) for i in named_objects(game, speaker, subject) if hosts]
        case TurnFace(subject, down):
            return [
                TurnsFace(i, down)
                for i in named_objects(game, speaker, subject)
                if game.objects[i].face_down != down
            ]
        case Transform(subject):
            return [
                Transforms(i)
                for i in named_objects(game, speaker, subject)
                if game.objects[i].back is not None
            ]
        case Fight(subject, other):
            return _fight(game, named_objects(game, speaker, subject), named_objects(game, speaker, other))
        case Mill(players, amount):
            return [
                Moves(i, "graveyard", cause="milled")
                for p in named_players(game, speaker, players)
                for i in game.zone("library", p)[: number_of(game, replace(speaker, player=p), amount)]
            ]
        case LoseTheGame(players):
            return [LosesGame(p, "an effect") for p in named_players(game, speaker, players)]
        case WinTheGame(players):
            return [WinsGame(p) for p in named_players(game, speaker, players)]
        case (
            BeginCant() | BeginReplacement() | SelfReplacement() | SkipThat() | EnterWith() | SkipStep()
            | KeywordAction() | ObjectAction() | ExtraTurn() | ExtraPhases() | DigUntil()
            | PlayersMove() | SearchLibrary() | ShuffleLibrary() | LookAt() | LookAtHand()
            | Apply() | ApplyToNextSpell() | Exchange() | ExchangeLife() | GetEmblem() | ApplyToPlayers() | DrawCards() | ChooseWord() | May() | If() | VentureIntoDungeon() | ShuffleIn()
            | CreateTokens()
            | Discard()
            | Sacrifice()
            | Scry()
            | PutSticker()
            | ForEach()
            | Pay()
            | Unless()
            | PhaseOut()
            | CreateDelayed()
            | WhenYouDo()
            | PayAnyNumberOfTimes()
            | SacrificeAnyNumber()
            | Planeswalk()
            | PreventDamage()
            | UnpreventableDamage()
            | CreateCopies()
            | CopySpell()
            | CastNow()
            | ChooseTargets()
            | PayAnyLife()
            | Note()
            | Modes()
        ):  # fmt: skip
            return []
        case _:
            assert_never(effect)


# ---- shuffling


def owners_of_what_is_there(
    game: Game, _speaker: Speaker, _subject: Subject, things: tuple[int, ...]
) -> tuple[str, ...]:
    """Only those into whose libraries something goes shuffle."""
    return tuple(dict.fromkeys(game.objects[i].owner for i in things))


@rule("701.24c", without=owners_of_what_is_there)
def who_shuffles(game: Game, speaker: Speaker, subject: Subject, things: tuple[int, ...]) -> tuple[str, ...]:
    """A library is shuffled even if the object to be shuffled into it is not where it was expected."""
    expected = {This: (speaker.source,), It: speaker.about}.get(type(subject), ())
    gone = tuple(i for i in expected if i not in things)
    if gone and not things:
        game.note("701.24c", f"{game.label(gone[0])} is gone; its owner's library is shuffled all the same")
    elif expected:
        game.note("701.24c", f"{game.label(expected[0])} is there and shuffled in")
    return tuple(dict.fromkeys(game.last_seen(i).owner for i in things or gone))


# ---- life, mana, prevention


@rule("401.4", essential="cards that go to a library have to lie in some order")
def _in_order(game: Game, speaker: Speaker, move: Move, things: tuple[int, ...]) -> list[Event]:
    """Cards put into a library lie in the order that the controller chooses, the first one on top, or at random."""
    if move.order == "random":
        things = at_random(game, things, len(things))
    elif len(things) > 1:
        labels = {game.label(i): i for i in things}
        text = f"{game.label(speaker.source)}: in what order, the first on top?"
        things = tuple(
            labels[p] for p in ask(game, Question.ordering(speaker.controller, text, tuple(labels)))
        )
    placed = things[::-1] if move.place == "top" else things
    return [Moves(i, "library", place="top" if move.place == "top" else "bottom") for i in placed]


def _life_becomes(game: Game, speaker: Speaker, player: str, amount: Amount) -> list[Event]:
    """A life total that becomes a number is a gain or a loss of the difference (119.5)."""
    change = number_of(game, speaker, amount) - game.players[player].life
    if change > 0:
        return [GainsLife(player, change)]
    return [LosesLife(player, -change)] if change < 0 else []


def _mana(game: Game, speaker: Speaker, effect: AddMana, player: str) -> tuple[tuple[str, int], ...]:
    """So much mana of each kind, the player's choices made."""
    symbols = effect.symbols
    if effect.one_of:
        symbols = ask_one(game, player, "choose the mana to add", effect.one_of)
    if effect.produced:
        kinds = {COLOR_LETTERS.get(kind, "colorless"): kind for kind in sorted(speaker.mana)}
        picked = ask_one(game, player, "choose a type of mana", tuple(kinds)) if kinds else ""
        return ((kinds[picked], int(symbols)),) if picked else ()
    if effect.any_color:
        color = ask_one(game, player, "choose a color of mana", ("W", "U", "B", "R", "G"))
        return ((color, max(1, sum(read_pool(symbols).values()) if symbols else 1)),)
    if effect.chosen is not None:
        word = word_chosen(game, speaker, effect.chosen.kind)
        return tuple((letter, int(symbols)) for letter, color in COLOR_LETTERS.items() if color == word)
    times = 1 if effect.times is None else number_of(game, speaker, effect.times)
    return tuple((kind, amount * times) for kind, amount in read_pool(symbols).items() if times)
