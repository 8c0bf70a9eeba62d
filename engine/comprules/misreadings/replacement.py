"""614-616: replacement and prevention effects, misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from comprules.abilities.conditions import AnyAmount, ConditionalAmount
from comprules.abilities.instructions import Move, Sacrifice, SacrificeAnyNumber
from comprules.abilities.kinds import Ability, Effect, If
from comprules.abilities.nouns import AllThese, Subject
from comprules.abilities.simple_nouns import This
from comprules.abilities.would import WouldBegin, WouldTapForMana
from comprules.book.citing import Citation, original
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters, TurnsFace
from comprules.events.players import AddsMana, Deals
from comprules.events.zones import Creates, Draws, Moves
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import MADNESS
from comprules.keywords.rules_702_61_to_120 import REBOUND
from comprules.rules.meaning.amounts import SELF_REPLACEMENT, amount_instead
from comprules.rules.meaning.damage_sources import (
    DAMAGE_FROM_SOURCE,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.replacement.as_it_would_enter import (
    CANT_ENTER,
    ENTERING_OBJECT_NOT_CHOSEN,
    ENTERING_REPLACEMENTS,
    OBJECT_CHOSEN_ONCE,
    as_it_would_exist,
    not_entering,
    not_moved_yet,
)
from comprules.rules.replacement.auras_entering import (
    AURA_ENTERING_OTHERWISE,
    AURA_WITHOUT_HOST,
    finds_something_to_enchant,
    nothing_to_enchant,
)
from comprules.rules.replacement.beginning_replacements import (
    DRAWN_CARD_OF_REPLACEMENT,
    NOT_DONE_WITH_OTHER_CARDS,
    REPLACED_WITHIN_SEVERAL,
    SEQUENCE_OF_DRAWS,
    drawn_by_this,
    drawn_in_sequence,
    new_cards_in_hand,
    one_drawn,
    replaced_by_itself,
    too_late,
)
from comprules.rules.replacement.entering_the_battlefield import (
    CHOICES_BEFORE_ENTERING,
    COPY_WITH_ADDED_EFFECT,
    DEFENSE_NUMBER,
    ENTERING_CONTINUOUSLY_CHANGED,
    ENTERING_IS_NO_TRIGGER,
    ENTERING_MOVES_OTHERS,
    ENTERS_WITH_EFFECTS,
    EXCEPTIONS_FOR_SOME_COPIES,
    LOYALTY_NUMBER,
    PRINTED_DEFENSE,
    PRINTED_LOYALTY,
    TURNED_FACE_UP_EFFECTS,
    AppliesAsItEnters,
    HowItEnters,
    before_it_enters,
    besides_the_copy,
    entering,
    is_for_itself,
    moving_others,
    otherwise,
    printed_counters,
    so_as_a_copy,
    turned_up,
    with_or_as,
)
from comprules.rules.replacement.leaving_the_stack import discarded_with_madness, rebounds
from comprules.rules.replacement.replacement_effects import REPLACEMENT_EFFECTS, replacements
from comprules.rules.replacement.replacing_events import (
    EVENTS_IN_WHAT_IS_SKIPPED,
    REDIRECTED_DAMAGE,
    REPLACED_DRAWS,
    REPLACED_FROM_EMPTY,
    REPLACEMENTS_OF_RESOLUTIONS,
    SKIPPED_PARTS,
    SKIPPING,
    even_from_empty,
    is_of_its_source,
    of_resolutions,
    one_skip_for_each,
    redirected,
    replacing_with,
    self_replacements,
    skipping,
    tokens_and_counters,
)
from comprules.rules.replacement.sagas_entering import (
    CHAPTER_TO_BEGIN_WITH,
    FIRST_LORE_COUNTER,
    Chooses,
    begins_at_a_chapter,
    begins_at_the_first,
)
from comprules.rules.replacement.saving_permanents import (
    REPLACEMENTS_IN_TIME,
)
from comprules.rules.replacement.would_happen import (
    REPLACED_DAMAGE_SOURCES,
    SKIPPING_EFFECTS,
    TAPPED_FOR_MANA,
    TOKENS_AND_COUNTERS_REPLACED,
    Affected,
    from_that_source,
    is_from_an_effect,
    mana_affected,
)
from comprules.ruleset import INSTEAD_EFFECTS, AfterReplacing, Instead, Replacing, rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__: list[str] = []

# ---- as it would enter


@ENTERING_REPLACEMENTS.misreading_of(as_it_would_exist)
@CANT_ENTER.misreading_of(as_it_would_exist)
def as_it_is_now(game: Game, event: Moves) -> Game:
    """The object is looked at where and as it is, but for its controller."""
    now = game.objects[event.object]
    controller = event.under or (now.controller if now.zone == "stack" else now.owner)
    there = replace(
        game.with_object(replace(now, zone="battlefield", controller=controller)), clock=game.clock
    )
    view = views(game)[event.object]
    there.memo["views"] = {**views(game), event.object: replace(view, controller=controller)}
    return there


@ENTERING_OBJECT_NOT_CHOSEN.misreading_of(not_entering)
@OBJECT_CHOSEN_ONCE.misreading_of(not_moved_yet)
def any_object(_game: Game, things: tuple[int, ...]) -> tuple[int, ...]:
    """Any object may be chosen."""
    return things


# ---- auras entering


@AURA_ENTERING_OTHERWISE.misreading_of(finds_something_to_enchant)
def on_nothing(_game: Game, _imagined: Game, _event: Moves, _there: View) -> Iterator[Replacing]:
    """The Aura enters and enchants nothing."""
    yield from ()


@AURA_WITHOUT_HOST.misreading_of(nothing_to_enchant)
def all_the_same(_game: Game, _event: Moves, _there: View) -> Iterator[Replacing]:
    """The Aura enters though there is nothing that it could enchant."""
    yield from ()


# ---- beginning replacements


@REPLACEMENTS_IN_TIME.misreading_of(too_late)
def back_in_time(game: Game, speaker: Speaker) -> list[Event]:
    """A creature that has died is saved all the same."""
    became = game.successor.get(speaker.source)
    return [Moves(became, "battlefield", tapped=True)] if became is not None else []


@SELF_REPLACEMENT.misreading_of(replaced_by_itself)
def as_written(_game: Game, _speaker: Speaker, effect: If) -> tuple[Effect, ...]:
    """The part that would replace another does not."""
    return effect.otherwise


@REPLACED_WITHIN_SEVERAL.misreading_of(drawn_in_sequence)
@SEQUENCE_OF_DRAWS.misreading_of(drawn_in_sequence)
def ends_there(game: Game, player: str, number: int) -> tuple[Game, tuple[int, ...]]:
    """A sequence of draws ends with the first one that is replaced."""
    drawn: tuple[int, ...] = ()
    for _ in range(number):
        replaced = bool(rules_of(game).replacements(game, Draws(player)))
        game, cards = one_drawn(game, player)
        drawn += cards
        if replaced:
            break
    return game, drawn


@NOT_DONE_WITH_OTHER_CARDS.misreading_of(drawn_by_this)
@DRAWN_CARD_OF_REPLACEMENT.misreading_of(drawn_by_this)
def whatever_was_drawn(game: Game, before: Game, player: str) -> tuple[int, ...]:
    """Every card that has come to the player's hand counts as the card drawn."""
    return new_cards_in_hand(game, before, player)


# ---- entering the battlefield


@ENTERING_IS_NO_TRIGGER.misreading_of(entering)
@ENTERS_WITH_EFFECTS.misreading_of(with_or_as)
@ENTERING_CONTINUOUSLY_CHANGED.misreading_of(otherwise)
def none(*_: object) -> Iterator[Replacing]:
    """Permanents enter as they are."""
    yield from ()


@COPY_WITH_ADDED_EFFECT.misreading_of(besides_the_copy)
def no_more_than_a_copy(
    _game: Game, _imagined: Game, _event: Moves, _there: View
) -> Iterator[AppliesAsItEnters]:
    """A copy effect only says what the copy is like."""
    yield from ()


@EXCEPTIONS_FOR_SOME_COPIES.misreading_of(so_as_a_copy)
def whatever_it_is(_imagined: Game, _speaker: Speaker, _ability: Ability) -> bool:
    """The exception applies to any copy."""
    return True


@ENTERING_REPLACEMENTS.misreading_of(is_for_itself)
def whatever_it_says(_game: Game, _event: Moves, part: HowItEnters) -> bool:
    """What a permanent says of permanents in general goes for itself."""
    return isinstance(part.who, AllThese | This)


@LOYALTY_NUMBER.misreading_of(printed_counters)
@DEFENSE_NUMBER.misreading_of(printed_counters)
@PRINTED_LOYALTY.misreading_of(printed_counters)
@PRINTED_DEFENSE.misreading_of(printed_counters)
def without_counters(*_: object) -> tuple[tuple[str, int | None, Citation], ...]:
    """Planeswalkers and battles enter without counters."""
    return ()


@CHOICES_BEFORE_ENTERING.misreading_of(before_it_enters)
def chosen_too_late(game: Game, event: Event, _choose: Callable[[Game], AfterReplacing]) -> AfterReplacing:
    """The choice comes when the permanent is there already, and changes nothing about it."""
    return game, (event,), ()


@ENTERING_MOVES_OTHERS.misreading_of(moving_others)
def only_itself(game: Game, event: Moves | TurnsFace, instead: Instead) -> tuple[Game, set[tuple[int, int]]]:
    """What modifies how a permanent enters moves nothing else."""
    if any(isinstance(effect, Move | Sacrifice | SacrificeAnyNumber) for effect in instead.effects):
        return game, set()
    return original(moving_others)(game, event, instead)


@TURNED_FACE_UP_EFFECTS.misreading_of(turned_up)
def no_choice(_game: Game, _event: TurnsFace) -> Iterator[Replacing]:
    """Nothing is done as a permanent is turned face up."""
    yield from ()


# ---- leaving the stack


@REBOUND.misreading_of(rebounds)
def stays_spent(_game: Game, _thing: GameObject) -> bool:
    """A spell with rebound goes to the graveyard as any other."""
    return False


@MADNESS.misreading_of(discarded_with_madness)
def into_the_graveyard(_game: Game, _event: Event) -> Iterator[Replacing]:
    """A discarded card goes to the graveyard."""
    yield from ()


# ---- replacement effects


@REPLACEMENT_EFFECTS.misreading_of(replacements)
def nothing_replaces(_game: Game, _event: Event) -> tuple[Replacing, ...]:
    """No effect replaces anything."""
    return ()


# ---- replacing events


@REPLACEMENTS_OF_RESOLUTIONS.misreading_of(of_resolutions)
def gone_after_one_turn(_game: Game, _event: Event) -> Iterator[Replacing]:
    """The effects of resolutions are over at once."""
    yield from ()


@DAMAGE_FROM_SOURCE.misreading_of(is_of_its_source)
def of_anything(_game: Game, _chosen: int, _dealer: int) -> bool:
    """Whatever deals the damage, it is replaced."""
    return True


@SELF_REPLACEMENT.misreading_of(self_replacements)
def none_of_its_own(_game: Game, _event: Event) -> Iterator[Replacing]:
    """Spells and abilities do not replace their own effects."""
    yield from ()


@EVENTS_IN_WHAT_IS_SKIPPED.misreading_of(one_skip_for_each)
def all_at_once(_game: Game, found: Replacing, _pending: int) -> Replacing:
    """Every effect that has the player skip this is used up with one skip."""

    def apply(now: Game) -> AfterReplacing:
        now, events, instead = found.apply(now)
        left = tuple(p for p in now.pending if not isinstance(p.replacement.would, WouldBegin))
        return replace(now, pending=left), events, instead

    return replace(found, apply=apply)


@INSTEAD_EFFECTS.misreading_of(replacing_with)
@SKIPPING_EFFECTS.misreading_of(skipping)
@SKIPPED_PARTS.misreading_of(skipping)
@SKIPPING.misreading_of(skipping)
def never(_game: Game, *_what: object) -> Iterator[Replacing]:
    """Nothing comes in the place of the event."""
    yield from ()


@REPLACED_FROM_EMPTY.misreading_of(even_from_empty)
@REPLACED_DRAWS.misreading_of(even_from_empty)
def only_real_draws(game: Game, event: Draws) -> bool:
    """A draw from an empty library is no draw that could be replaced."""
    return bool(game.zone("library", event.player))


@TOKENS_AND_COUNTERS_REPLACED.misreading_of(tokens_and_counters)
def as_many_as_before(_game: Game, event: Creates | PutsCounters, _amount: int) -> Event:
    """Tokens and counters stay as many as they were."""
    return event


@REDIRECTED_DAMAGE.misreading_of(redirected)
def anywhere(game: Game, event: Deals, wanted: tuple[int | str, ...]) -> tuple[Event, ...]:
    """The damage goes wherever the effect says, whatever that is by now, and is lost where it is no more."""
    if not wanted:
        return (event,)
    there = isinstance(wanted[0], str) or wanted[0] in game.objects
    return (replace(event, to=wanted[0]),) if there else ()


# ---- would happen


@TAPPED_FOR_MANA.misreading_of(mana_affected)
def not_as_it_is_made(
    _game: Game, _speaker: Speaker, _would: WouldTapForMana, _event: AddsMana
) -> Affected | None:
    """Mana is produced as the ability says."""
    return None


@TOKENS_AND_COUNTERS_REPLACED.misreading_of(is_from_an_effect)
def whoever_puts_them(_game: Game, _event: PutsCounters) -> bool:
    """Counters are counters, whatever puts them there."""
    return True


@REPLACED_DAMAGE_SOURCES.misreading_of(from_that_source)
def whatever_deals_it(_game: Game, _speaker: Speaker, _source: Subject, _dealer: int) -> bool:
    """Damage from any source will do."""
    return True


# ---- Sagas


@CHAPTER_TO_BEGIN_WITH.misreading_of(begins_at_a_chapter)
def begins_like_any_other(game: Game, event: Moves, there: View, _before: Chooses) -> Iterator[Replacing]:
    """The Saga begins at its first chapter, like any other."""
    if not works(game, there, "read ahead"):
        return
    changed = replace(event, counters=(*event.counters, ("lore", 1)))
    what = f"{game.label(event.object)} begins at its first chapter"
    yield Replacing((event.object, "read ahead"), what, there.controller, lambda now: (now, (changed,), ()))


@FIRST_LORE_COUNTER.misreading_of(begins_at_the_first)
def begins_without(_game: Game, _event: Moves, _there: View) -> Iterator[Replacing]:
    """The Saga enters without a lore counter."""
    yield from ()


@SELF_REPLACEMENT.misreading_of(amount_instead)
def the_first_amount(
    _game: Game, _board: Mapping[int, View], _speaker: Speaker, amount: ConditionalAmount
) -> AnyAmount:
    """The amount that is said first is dealt or created, whatever comes behind."""
    return amount.otherwise
