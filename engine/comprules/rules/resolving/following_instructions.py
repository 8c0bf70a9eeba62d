"""608.2c: following the instructions of a spell or ability, one after the other, each by its kind."""

from __future__ import annotations

from typing import get_args

from comprules.abilities.instructions import (
    AttachTo,
    ChaosEnsues,
    ChooseTargets,
    ChooseWord,
    Discard,
    DrawCards,
    Exchange,
    ExchangeLife,
    Meld,
    Move,
    MoveSticker,
    Note,
    PhaseOut,
    Planeswalk,
    PutSticker,
    Regenerate,
    Reveal,
    Sacrifice,
    SacrificeAnyNumber,
    Scry,
    ShuffleIn,
    SkipStep,
    UnpreventableDamage,
    VentureIntoDungeon,
)
from comprules.abilities.introducing import host_named, objects_named, players_named
from comprules.abilities.keyword_actions import (
    BecomesAttacking,
    ControlPlayers,
    DigUntil,
    ExtraPhases,
    ExtraSteps,
    ExtraTurn,
    KeepSome,
    KeywordAction,
    ObjectAction,
    Reselect,
    Vote,
)
from comprules.abilities.kinds import (
    Apply,
    ApplyToNextSpell,
    ApplyToPlayers,
    BeginReplacement,
    CopySpell,
    CounterSpell,
    CreateCopies,
    CreateDelayed,
    CreateTokens,
    DoOneOf,
    DoTimes,
    Effect,
    EnterWith,
    ForEach,
    GetEmblem,
    If,
    May,
    Modes,
    NewTargets,
    PreventDamage,
    SelfReplacement,
    Unless,
    WhenYouDo,
)
from comprules.abilities.nouns import Controller, Owner, TopOf
from comprules.abilities.plain_instructions import (
    ActivateManaOfLands,
    CastNow,
    ChoosePlayer,
    DoubleSize,
    EndPart,
    FlipCoin,
    Pay,
    PayAnyLife,
    PayAnyNumberOfTimes,
    PlaySubgame,
    RestartGame,
    RollDie,
)
from comprules.abilities.searching import LookAt, LookAtHand, PlayersMove, SearchLibrary, ShuffleLibrary
from comprules.abilities.would import BeginCant, SkipThat
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import BeginsEffect, Raises
from comprules.events.zones import Chaos, Discards
from comprules.happening import happen
from comprules.rules.actions.exchanging import exchange, exchange_life
from comprules.rules.actions.keyword_actions import take_action
from comprules.rules.actions.searching import search
from comprules.rules.casting.casting_while_resolving import cast_now
from comprules.rules.continuous.durations import lasting_for
from comprules.rules.continuous.effects_on_spells import spell_it_became
from comprules.rules.copying.copying import copy_on_stack, create_copies
from comprules.rules.effects.beginning_effects import (
    begin,
    lasting_effect,
    said_as_it_enters,
    with_players_settled,
)
from comprules.rules.effects.choices import (
    discards,
    pay_any_life,
    sacrifices,
    sacrifices_of_any_number,
    scry,
    shuffle_in,
    with_choice,
    with_picks,
)
from comprules.rules.effects.coins_and_dice import flip_coins, roll_dice
from comprules.rules.effects.doubling_sizes import double_sizes
from comprules.rules.effects.instructions_as_events import INSTRUCTIONS_IN_ORDER, AtOnce
from comprules.rules.effects.one_event import (
    counter_with,
    happen_at_once,
    happening_to,
    move_until,
    moved_by,
    named_by,
    phase_out,
)
from comprules.rules.effects.stickers import move_sticker, put_sticker
from comprules.rules.effects.tokens import create_tokens
from comprules.rules.meaning import (
    NoInformation,
    Speaker,
    holds,
)
from comprules.rules.meaning.choosing_words import choose_word, remembered_as
from comprules.rules.meaning.linked_abilities import note_number, remember_choice
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.rules.meaning.speaker import AbilityUsed, Choices, dealing_with, with_slot
from comprules.rules.replacement.beginning_replacements import (
    begin_forbidding,
    begin_replacing,
    begin_skipping,
    draw_cards,
    entering_with,
    replaced_by_itself,
    replacing_its_own,
    with_own,
)
from comprules.rules.replacement.prevention_shields import raise_shields, unpreventable_shields
from comprules.rules.replacement.saving_permanents import regenerated
from comprules.rules.resolving import optional_instructions
from comprules.rules.resolving.mandatory_costs import asked_about, cannot_be_paid
from comprules.rules.resolving.optional_instructions import pay_any_number_of_times
from comprules.rules.special_cards.dungeons import ventured
from comprules.rules.special_cards.emblems import get_emblems
from comprules.rules.special_cards.supplementary_cards import may_planeswalk, planeswalking
from comprules.rules.targeting.changing_targets import give_new_targets
from comprules.rules.targeting.targets import LEGALITY_OF_TARGETS_AGAIN
from comprules.rules.triggers.delayed_triggers import create_delayed, create_reflexive
from comprules.rules.triggers.triggered_abilities import state_triggers
from comprules.ruleset import Instead, rules_of, views
from comprules.state.copying import altered, replace
from comprules.state.game import Game
from comprules.state.objects import Filled

__all__ = [
    "NOT_DURING_RESOLUTION",
    "ONE_SHOT_EFFECTS_PUT_OFF",
    "between_instructions",
    "carry_out",
    "follow",
    "follow_all",
    "in_order_written",
    "instruct",
    "put_off",
    "with_what_is_said",
]

ONE_SHOT_EFFECTS_PUT_OFF = cite("610.2")
NOT_DURING_RESOLUTION = cite("704.4")


def carry_out(game: Game, instead: Instead) -> Game:
    """Follow instructions that stand in the place of an event (614.6)."""
    speaker = Speaker(
        instead.source,
        instead.controller,
        chosen=Choices(targets=instead.targets, words=instead.words),
        of=AbilityUsed(way="replacement", origin=instead.origin),
        current=Filled(
            objects=instead.about, players=(instead.player,) if instead.player else (), amount=instead.amount
        ),
        slots=instead.slots,
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
    speaker = altered(speaker, asked=speaker.asked | asked_about(effects))
    for effect, said in with_what_is_said(game, in_order_written(game, effects)):
        game, speaker = follow(game, altered(speaker, said=said or outer), effect)
        game = state_triggers(between_instructions(game))
    return with_own(game, outside), altered(speaker, said=outer)


def with_what_is_said(
    game: Game, effects: tuple[Effect, ...]
) -> tuple[tuple[Effect, tuple[Apply, ...]], ...]:
    """Return each instruction with the statements behind it that hold as it puts something there (611.2e)."""
    found: list[tuple[Effect, tuple[Apply, ...]]] = []
    at = 0
    while at < len(effects):
        said = said_as_it_enters(game, effects[at:])
        found.append((effects[at], said))
        at += 1 + len(said)
    return tuple(found)


@INSTRUCTIONS_IN_ORDER.essential("instructions have to be followed in some order")
def in_order_written(game: Game, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Instructions are followed in the order written."""
    if len(effects) > 1:
        INSTRUCTIONS_IN_ORDER.decided(game, "instructions are followed in the order written")
    return effects


def follow(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Speaker]:
    """Follow one instruction, as far as what it asks for can be known (608.2b)."""
    action = rules_of(game).action(effect)
    if action is not None and action.left_out:
        return game, replace(speaker, current=replace(speaker.current, did=False, amount=0))
    try:
        if cannot_be_paid(game, speaker, effect):
            undone = altered(speaker.current, did=False, amount=0)
            return game, _with_result(altered(speaker, current=undone), effect, (), ())
        players = _players_named(game, speaker, effect)
        speaker, effect = with_picks(game, speaker, effect)
        host = host_named(effect)
        hosts = named_objects(game, speaker, host) if host is not None else ()
        after, speaker = _follow(game, _dealing_with(game, speaker, effect), effect)
    except NoInformation:
        LEGALITY_OF_TARGETS_AGAIN.decided(
            game, "an instruction asks for something about an illegal target: it is not followed"
        )
        return game, replace(speaker, current=replace(speaker.current, did=False, amount=0))
    if isinstance(effect, If | ForEach | DoTimes | CreateDelayed | WhenYouDo | ChooseTargets):
        return after, speaker
    if not isinstance(effect, May | Unless | DoOneOf | Pay | PayAnyNumberOfTimes | ExchangeLife):
        speaker = altered(speaker, current=altered(speaker.current, did=after is not game))
    return after, _with_result(speaker, effect, players, hosts)


def _players_named(game: Game, speaker: Speaker, effect: Effect) -> tuple[str, ...]:
    """Return the players that an instruction is about, if anything later refers to them."""
    who = players_named(effect) if effect.fills else None
    return () if who is None else named_players(game, speaker, who)


_SETTLES_ITSELF = (
    *get_args(AtOnce), Apply, Exchange, PhaseOut, PlayersMove, May, If, ForEach, DoTimes, Unless, DoOneOf, AttachTo,
)  # fmt: skip


def _dealing_with(game: Game, speaker: Speaker, effect: Effect) -> Speaker:
    """Return the speaker who deals with what the instruction names, for its other words to refer to."""
    if isinstance(effect, _SETTLES_ITSELF):
        return speaker
    named = objects_named(effect)
    return (
        speaker
        if named is None
        else altered(speaker, current=altered(speaker.current, objects=named_objects(game, speaker, named)))
    )


def _with_result(
    speaker: Speaker, effect: Effect, players: tuple[str, ...], hosts: tuple[int, ...]
) -> Speaker:
    """Return the speaker whose slot for the instruction holds what it did."""
    if not effect.fills:
        return speaker
    if isinstance(effect, May | ChoosePlayer) and effect.fills in speaker.slots:
        players = speaker.slots[effect.fills].players
    held = Filled(
        speaker.current.objects,
        players,
        speaker.current.amount,
        speaker.current.did,
        speaker.current.pile,
        speaker.current.was,
        zones=speaker.current.zones,
        votes=speaker.current.votes,
        hurt=speaker.current.hurt,
        done=speaker.current.done,
        hosts=hosts,
        excess=speaker.current.excess,
    )
    return with_slot(speaker, effect.fills, held)


def foretold(game: Game, speaker: Speaker, effects: tuple[Effect, ...]) -> Speaker:
    """The speaker who knows what instructions that will not be followed would have been about (614.15)."""
    for effect in effects:
        if effect.fills:
            held = Filled(named_by(game, speaker, effect), _players_named(game, speaker, effect))
            speaker = with_slot(speaker, effect.fills, held)
    return speaker


@NOT_DURING_RESOLUTION
def between_instructions(game: Game) -> Game:
    """Nothing that is so only in the middle of a resolution matters to state-based actions."""
    board = views(game)
    dying = [i for i in game.battlefield if "creature" in board[i].types and board[i].toughness_or_0 <= 0]
    for name in game.alive:
        if game.players[name].life <= 0:
            NOT_DURING_RESOLUTION.decided_once(
                game, f"{name} has no life in the middle of a resolution: nothing happens"
            )
    for i in dying:
        NOT_DURING_RESOLUTION.decided_once(
            game, f"{game.label(i)} has toughness 0 or less in the middle of a resolution: nothing happens"
        )
    return game


def _follow(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Speaker]:
    """Follow one instruction by its kind; what only makes something happen is what is left in the end."""
    match effect:
        case Apply() | ApplyToNextSpell():
            return begin(game, speaker, effect)
        case DoubleSize():
            return double_sizes(game, speaker, effect)
        case Exchange():
            return exchange(game, speaker, effect)
        case GetEmblem():
            return get_emblems(game, speaker, effect), speaker
        case ExchangeLife():
            return exchange_life(game, speaker, effect)
        case ApplyToPlayers(players, changes, duration):
            affected = named_players(game, speaker, players)
            settled = with_players_settled(game, speaker, changes)
            lasting = replace(lasting_effect(game, speaker, settled), players=affected)
            game = happen(game, BeginsEffect(lasting_for(game, speaker, lasting, duration)))
            return game, speaker
        case Regenerate(subject) if speaker.of.way == "replacement":
            return regenerated(game, named_objects(game, speaker, subject)), speaker
        case DrawCards():
            return draw_cards(game, speaker, effect.players, effect.amount)
        case FlipCoin(players):
            return flip_coins(game, speaker, named_players(game, speaker, players))
        case RollDie(players):
            return roll_dice(game, speaker, effect, named_players(game, speaker, players))
        case SkipStep():
            return begin_skipping(game, speaker, effect), speaker
        case BeginReplacement():
            return begin_replacing(game, speaker, effect), speaker
        case BeginCant():
            return begin_forbidding(game, speaker, effect), speaker
        case Modes() | SelfReplacement() | SkipThat():
            return game, speaker
        case EnterWith():
            return entering_with(game, speaker, effect), speaker
        case ChooseWord(kind, other_than, among):
            word = choose_word(game, speaker.controller, kind, other_than, among)
            game = remember_choice(game, speaker, remembered_as(kind), word)
            words = speaker.chosen.words.set(remembered_as(kind), word)
            return game, replace(speaker, chosen=replace(speaker.chosen, words=words))
        case May():
            return optional_instructions.may(game, speaker, effect)
        case If(condition, effects, otherwise, True):
            follower = foretold(game, speaker, otherwise)
            return follow_all(game, follower, replaced_by_itself(game, follower, effect))
        case If(condition, effects, otherwise):
            chosen = effects if holds(game, views(game), speaker, condition) else otherwise
            return follow_all(game, speaker, chosen)
        case ForEach():
            return optional_instructions.for_each(game, speaker, effect)
        case DoTimes():
            return optional_instructions.do_times(game, speaker, effect)
        case DoOneOf():
            return optional_instructions.do_one_of(game, speaker, effect)
        case Unless(effects, instead):
            return optional_instructions.unless(game, speaker, effects, instead)
        case Pay():
            return optional_instructions.pay(game, speaker, effect)
        case VentureIntoDungeon():
            return ventured(game, speaker, effect), speaker
        case ShuffleIn():
            return shuffle_in(game, speaker, effect), speaker
        case (
            KeywordAction() | ObjectAction() | ExtraTurn() | ExtraPhases() | ExtraSteps() | Reselect()
            | BecomesAttacking() | Meld() | DigUntil() | KeepSome() | Vote() | ActivateManaOfLands() | ControlPlayers()
        ):  # fmt: skip
            return take_action(game, speaker, effect)
        case PlayersMove(players, move):
            if isinstance(players, Owner | Controller):
                speaker = dealing_with(speaker, named_objects(game, speaker, players.of))
            return moved_by(game, speaker, named_players(game, speaker, players), move)
        case SearchLibrary() | ShuffleLibrary() | LookAt() | LookAtHand():
            return search(game, speaker, effect)
        case Reveal(subject):
            game, speaker = happen_at_once(game, speaker, effect)
            seen = speaker.current.objects
            pile = seen if isinstance(subject, TopOf) else speaker.current.pile
            return game, replace(speaker, current=replace(speaker.current, pile=pile, done=seen))
        case Discard(subject=subject) if subject is not None:
            cards = named_objects(game, speaker, subject)
            return happening_to(
                game, speaker, [Discards(game.objects[i].owner, i, speaker.controller) for i in cards]
            )
        case CreateTokens():
            return create_tokens(game, speaker, effect)
        case Scry(players, amount):
            for player in named_players(game, speaker, players):
                game = scry(game, player, number_of(game, speaker, amount))
            return game, speaker
        case CreateCopies():
            return create_copies(game, speaker, effect)
        case PayAnyLife(players):
            who = named_players(game, speaker, players)
            if effect.energy:
                return optional_instructions.pay_any_energy(game, speaker, who, effect.least)
            return pay_any_life(game, speaker, who)
        case ChooseTargets() | ChoosePlayer():
            return game, with_choice(game, speaker, effect)
        case CastNow(subject):
            cards = named_objects(game, speaker, subject)
            after = game
            for player in named_players(game, speaker, effect.players)[:1]:
                after = cast_now(after, replace(speaker, controller=player), cards, effect)
            gone = (i for i in cards if i not in after.objects and i in after.successor)
            cast = tuple(spell_it_became(after, i) for i in gone)
            return after, dealing_with(speaker, cast) if cast else speaker
        case CopySpell():
            return copy_on_stack(game, speaker, effect)
        case NewTargets():
            return give_new_targets(game, speaker, effect), speaker
        case CreateDelayed():
            return put_off(game, speaker, effect), speaker
        case WhenYouDo():
            return create_reflexive(game, speaker, effect), speaker
        case PayAnyNumberOfTimes(cost):
            return pay_any_number_of_times(game, speaker, cost)
        case SacrificeAnyNumber(what):
            return happening_to(game, speaker, sacrifices_of_any_number(game, speaker, what))
        case RestartGame(subject):
            kept = named_objects(game, speaker, subject)
            return rules_of(game).restart(game, speaker.controller, kept), dealing_with(speaker, kept)
        case PlaySubgame():
            raise AssertionError("a subgame is played between two instructions")
        case EndPart(part):
            return rules_of(game).end_early(game, part), speaker
        case Planeswalk(players):
            for player in named_players(game, speaker, players):
                game = happen(game, *planeswalking(game, player)) if may_planeswalk(game, player) else game
            return game, speaker
        case ChaosEnsues():
            return happen(game, Chaos()), speaker
        case PreventDamage():
            return raise_shields(game, speaker, effect), speaker
        case UnpreventableDamage():
            return happen(game, *(Raises(s) for s in unpreventable_shields(game, speaker, effect))), speaker
        case Note(amount):
            return note_number(game, speaker, number_of(game, speaker, amount)), speaker
        case PutSticker(kind, on):
            return put_sticker(game, speaker.controller, kind, named_objects(game, speaker, on)), speaker
        case MoveSticker(kind, source, to):
            was, now = (named_objects(game, speaker, each) for each in (source, to))
            return move_sticker(game, speaker.controller, kind, was, now), speaker
        case Discard(players, amount, what, at_random, any_number=some):
            events = discards(game, speaker, players, amount, what, at_random=at_random, any_number=some)
            return happening_to(game, speaker, events)
        case Sacrifice(players, subject, amount):
            return happening_to(game, speaker, sacrifices(game, speaker, players, subject, amount))
        case Move(until=when) if when is not None:
            return move_until(game, speaker, effect, when)
        case CounterSpell(instead=instead) if instead:
            return counter_with(game, speaker, effect)
        case PhaseOut(subject, when):
            return phase_out(game, speaker, subject, when)
        case _:  # its type says that nothing else is left
            return happen_at_once(game, speaker, effect)


@ONE_SHOT_EFFECTS_PUT_OFF
def put_off(game: Game, speaker: Speaker, effect: CreateDelayed) -> Game:
    """A one-shot effect can create a delayed triggered ability, so that something is done later."""
    ONE_SHOT_EFFECTS_PUT_OFF.decided(game, f"{game.label(speaker.source)} puts something off")
    return create_delayed(game, speaker, effect)
