"""614.1c-e, 614.12: how permanents enter, and what is chosen as they enter or are turned face up."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from comprules.abilities.conditions import Always
from comprules.abilities.instructions import SacrificeAnyNumber
from comprules.abilities.kinds import (
    Ability,
    AsEnters,
    BecomeCopy,
    Effect,
    EntersAs,
    EntersAsCopy,
    EnterWith,
    Static,
)
from comprules.abilities.nouns import AllThese, Times
from comprules.abilities.simple_nouns import This
from comprules.abilities.statements import EntersTapped, EntersTransformed, EntersWith
from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.permanents import Links, TurnsFace
from comprules.events.spells_and_abilities import BeginsEffect
from comprules.events.zones import Moves
from comprules.questions import ask_one
from comprules.rules.continuous.what_is_copied import abilities_if_face_up
from comprules.rules.keywords.meaning import (
    abilities_meant,
    is_about_itself,
    note_at_rest,
    note_at_work,
    works_beside_others,
)
from comprules.rules.meaning import Speaker, holds, is_described, result_of
from comprules.rules.meaning.choosing_words import remembered_as
from comprules.rules.meaning.linked_abilities import choice_remembered, speaker_of
from comprules.rules.meaning.speaker import AbilityUsed, Choices, dealing_with, with_slot
from comprules.rules.meaning.what_was_paid import x_as_it_enters
from comprules.rules.replacement.as_it_would_enter import ENTERING_REPLACEMENTS, as_it_would_exist
from comprules.rules.replacement.auras_entering import finds_something_to_enchant
from comprules.rules.replacement.battles_entering import gets_a_protector
from comprules.rules.replacement.entering_as_a_copy import as_a_copy, chosen_anew, lasting_as_it_enters
from comprules.rules.replacement.sagas_entering import begins_at_a_chapter, begins_at_the_first
from comprules.ruleset import AfterReplacing, Instead, Replacing, abilities_of_permanents, rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import Filled, Held, View

__all__ = [
    "APPLIED_WHILE_TURNING",
    "CHOICES_BEFORE_ENTERING",
    "COPY_WITH_ADDED_EFFECT",
    "DEFENSE_NUMBER",
    "ENTERING_CONTINUOUSLY_CHANGED",
    "ENTERING_IS_NO_TRIGGER",
    "ENTERING_MOVES_OTHERS",
    "ENTERS_WITH_EFFECTS",
    "EXCEPTIONS_FOR_SOME_COPIES",
    "HOW_IT_ENTERS",
    "LOYALTY_NUMBER",
    "PRINTED_DEFENSE",
    "PRINTED_LOYALTY",
    "SIZES_CHOSEN",
    "TURNED_FACE_UP_EFFECTS",
    "AppliesAsItEnters",
    "HowItEnters",
    "before_it_enters",
    "besides_the_copy",
    "changes_its_own_entering",
    "counter_chosen",
    "entering",
    "is_for_itself",
    "moving_others",
    "otherwise",
    "printed_counters",
    "settled_for_good",
    "so_as_a_copy",
    "turned_face_up",
    "turned_up",
    "what_it_will_have",
    "with_or_as",
]

SIZES_CHOSEN = cite("208.2b")
LOYALTY_NUMBER = cite("209.1")
DEFENSE_NUMBER = cite("210.1")
PRINTED_LOYALTY = cite("306.5b")
PRINTED_DEFENSE = cite("310.4b")
ENTERING_IS_NO_TRIGGER = cite("603.6d")
ENTERS_WITH_EFFECTS = cite("614.1c")
ENTERING_CONTINUOUSLY_CHANGED = cite("614.1d")
TURNED_FACE_UP_EFFECTS = cite("614.1e")
APPLIED_WHILE_TURNING = cite("708.11")
HOW_IT_ENTERS = cite("113.6h")
CHOICES_BEFORE_ENTERING = cite("614.12a")
ENTERING_MOVES_OTHERS = cite("614.13")
COPY_WITH_ADDED_EFFECT = cite("707.9e")
EXCEPTIONS_FOR_SOME_COPIES = cite("707.9f")

HowItEnters = EntersTapped | EntersWith | EntersTransformed | EntersAsCopy | EntersAs | AsEnters
AppliesAsItEnters = tuple[HowItEnters, Speaker, tuple[object, ...]]


@ENTERING_IS_NO_TRIGGER
def entering(game: Game, event: Event) -> Iterator[Replacing]:
    """Effects of a permanent and of others change how it enters, looked for as it would be there (614.12)."""
    if not isinstance(event, Moves) or event.to != "battlefield":
        return
    imagined = as_it_would_exist(game, event)
    there = views(imagined)[event.object]
    found = tuple(_that_apply(game, imagined, event, there))
    opposed = {part.untapped for part, _, _ in found if isinstance(part, EntersTapped)} == {True, False}
    for part, speaker, key in found:
        ENTERING_IS_NO_TRIGGER.decided(
            game, f"how {game.label(event.object)} enters is part of its entering, and triggers nothing"
        )
        ENTERING_REPLACEMENTS.decided_once(
            game, f"{game.label(event.object)} is looked at as it would be on the battlefield"
        )
        own = speaker.source == event.object
        making = with_or_as if own and not isinstance(part, EntersTapped | EntersTransformed) else otherwise
        for made in making(game, event, part, speaker, key, there.controller):
            yield replace(made, plain=False) if opposed and isinstance(part, EntersTapped) else made
    if "Aura" in there.subtypes:
        yield from finds_something_to_enchant(game, imagined, event, there)
    if "Saga" in there.subtypes:
        yield from begins_at_a_chapter(game, event, there, before_it_enters)
        yield from begins_at_the_first(game, event, there)
    if "battle" in there.types:
        yield from gets_a_protector(game, event, there, before_it_enters)
    if there.types & {"planeswalker", "battle"}:
        yield from _with_printed_counters(game, imagined, event, there)


def _that_apply(game: Game, imagined: Game, event: Moves, there: View) -> Iterator[AppliesAsItEnters]:
    x = x_as_it_enters(game, game.objects[event.object])
    for held in there.held:
        if not works_beside_others(game, there, held):
            continue
        speaker = Speaker(
            event.object, there.controller, chosen=Choices(x=x), of=AbilityUsed(origin=held.origin)
        )
        for part in _how_it_enters(game, imagined, held, speaker):
            if is_for_itself(game, event, part) and changes_its_own_entering(game, event):
                yield part, speaker, (event.object, held.uid, part)
    yield from besides_the_copy(game, imagined, event, there)
    board = views(game)
    for i, held in abilities_of_permanents(game):
        if not isinstance(held.ability, Static):
            continue
        speaker = speaker_of(game, i, held, board[i].controller)
        for part in _how_it_enters(game, game, held, speaker):
            who = part.who
            if isinstance(who, AllThese) and is_described(
                imagined, views(imagined), speaker, who.filter, event.object
            ):
                yield part, speaker, (i, held.uid, part)


@COPY_WITH_ADDED_EFFECT
def besides_the_copy(game: Game, imagined: Game, event: Moves, there: View) -> Iterator[AppliesAsItEnters]:
    """A copy effect may add to how the copy enters; of several, only the last one's addition counts."""
    copies = [effect for effect in event.effects if effect.copied is not None]
    for change in copies[-1].changes if copies else ():
        for k, ability in enumerate(change.besides if isinstance(change, BecomeCopy) else ()):
            x = x_as_it_enters(game, game.objects[event.object])
            speaker = Speaker(event.object, there.controller, chosen=Choices(x=x))
            COPY_WITH_ADDED_EFFECT.decided(
                game, f"{game.label(event.object)}: its copy effect says more than what it is like"
            )
            if so_as_a_copy(imagined, speaker, ability):
                for part in ability.effects if isinstance(ability, Static) else ():
                    if isinstance(part, EntersWith):
                        yield part, speaker, (event.object, "besides", len(copies), k)


@EXCEPTIONS_FOR_SOME_COPIES
def so_as_a_copy(imagined: Game, speaker: Speaker, ability: Ability) -> bool:
    """An exception for copies of a kind looks at what the copy would be without it."""
    if not isinstance(ability, Static) or ability.condition == Always():
        return True
    applies = holds(imagined, views(imagined), dealing_with(speaker, (speaker.source,)), ability.condition)
    EXCEPTIONS_FOR_SOME_COPIES.decided(
        imagined, f"an exception of the copy {'applies' if applies else 'does not apply'} to it"
    )
    return applies


def _how_it_enters(game: Game, there: Game, held: Held, speaker: Speaker) -> Iterator[HowItEnters]:
    for ability in abilities_meant(game, held.ability):
        if not isinstance(ability, Static):
            continue
        parts = tuple(part for part in ability.effects if isinstance(part, HowItEnters))
        # What a player controls is looked at before the permanent is there.
        now = there if is_about_itself(ability.condition) else game
        if parts and not holds(now, views(now), speaker, ability.condition):
            citation = (
                ENTERING_CONTINUOUSLY_CHANGED
                if isinstance(parts[0], EntersTapped | EntersTransformed)
                else ENTERS_WITH_EFFECTS
            )
            citation.decided_once(game, f"{game.label(speaker.source)}: its condition does not hold")
            note_at_rest(game, speaker.source, held)
        elif parts:
            note_at_work(game, speaker.source, views(there)[speaker.source], held)
            yield from (p for p in parts if not (isinstance(p, AsEnters) and p.face_up))


@HOW_IT_ENTERS
def changes_its_own_entering(game: Game, event: Moves) -> bool:
    """What an object says of how it enters counts as it enters, wherever it is until then."""
    HOW_IT_ENTERS.decided_once(game, f"{game.label(event.object)} says how it enters")
    return True


@ENTERING_REPLACEMENTS
def is_for_itself(game: Game, event: Moves, part: HowItEnters) -> bool:
    """The entering permanent's own effect counts only if it is about that very permanent, not about a set."""
    if isinstance(part.who, This):
        return True
    ENTERING_REPLACEMENTS.decided(
        game, f"{game.label(event.object)} is not there yet: what it says of others does not count"
    )
    return False


@ENTERS_WITH_EFFECTS
def with_or_as(
    game: Game, event: Moves, part: HowItEnters, speaker: Speaker, key: tuple[object, ...], controller: str
) -> Iterator[Replacing]:
    """``This enters with …``, ``as this enters …`` and ``this enters as …``."""
    yield replace(_change(game, event, part, speaker, key, controller), rule=ENTERS_WITH_EFFECTS)


@ENTERING_CONTINUOUSLY_CHANGED
def otherwise(
    game: Game, event: Moves, part: HowItEnters, speaker: Speaker, key: tuple[object, ...], controller: str
) -> Iterator[Replacing]:
    """``This enters …`` and ``… enter …``."""
    yield replace(_change(game, event, part, speaker, key, controller), rule=ENTERING_CONTINUOUSLY_CHANGED)


@LOYALTY_NUMBER
@DEFENSE_NUMBER
@PRINTED_LOYALTY
@PRINTED_DEFENSE
def printed_counters(
    game: Game, imagined: Game, event: Moves
) -> tuple[tuple[str, int | None, Citation], ...]:
    """A planeswalker enters with its printed loyalty in counters, and a battle with its printed defense."""
    copied = [effect.copied for effect in event.effects if effect.copied is not None]
    values = copied[-1] if copied else imagined.objects[event.object].base
    for kind, number in (("loyalty", values.loyalty), ("defense", values.defense)):
        if number:
            cited = PRINTED_LOYALTY if kind == "loyalty" else PRINTED_DEFENSE
            cited.decided_once(game, f"{game.label(event.object)}: {number} {kind} counters")
            printed = LOYALTY_NUMBER if kind == "loyalty" else DEFENSE_NUMBER
            printed.decided_once(game, f"the {kind} of {game.label(event.object)} is {number}")
    return (
        ("loyalty", values.loyalty, PRINTED_LOYALTY),
        ("defense", values.defense, PRINTED_DEFENSE),
    )


def _with_printed_counters(game: Game, imagined: Game, event: Moves, there: View) -> Iterator[Replacing]:
    """Planeswalkers enter with loyalty counters, battles with defense counters (306.5b, 310.4b)."""
    printed = printed_counters(game, imagined, event)
    for kind, number, cited in printed:
        if number:
            changed = replace(event, counters=(*event.counters, (kind, number)))
            yield Replacing(
                (event.object, kind),
                f"it enters with {number} {kind} counters",
                there.controller,
                _becoming(changed),
                rule=cited,
                plain=True,
            )


def _becoming(changed: Event) -> Callable[[Game], AfterReplacing]:
    return lambda game: (game, (changed,), ())


def _with_one_of_these(
    event: Moves, part: EntersWith, name: str, chooser: str
) -> Callable[[Game], AfterReplacing]:
    def apply(game: Game) -> AfterReplacing:
        kind = counter_chosen(game, chooser, name, (part.kind, *part.or_of))
        return game, (replace(event, counters=(*event.counters, (kind, 1))),), ()

    return apply


@CHOICES_BEFORE_ENTERING
def counter_chosen(game: Game, chooser: str, name: str, kinds: tuple[str, ...]) -> str:
    """Of which kind the counter is that something enters with is chosen before it enters."""
    kind = ask_one(game, chooser, f"{name}: which counter does it enter with?", kinds)
    CHOICES_BEFORE_ENTERING.decided(game, f"{chooser} chooses a {kind} counter for {name}")
    return kind


def _change(
    game: Game, event: Moves, part: HowItEnters, speaker: Speaker, key: tuple[object, ...], controller: str
) -> Replacing:
    name = game.label(event.object)
    match part:
        case EntersTapped(_, untapped):
            changed = replace(event, tapped=not untapped)
            what = f"{name} enters {'un' * untapped}tapped"
            return Replacing(key, what, controller, _becoming(changed), plain=True)
        case EntersWith(or_of=(_, *_)):
            return Replacing(
                key,
                f"{name} enters with a counter",
                controller,
                _with_one_of_these(event, part, name, controller),
                plain=True,
            )
        case EntersWith(_, kind, amount):
            there = as_it_would_exist(game, event)
            number = result_of(there, views(there), dealing_with(speaker, (event.object,)), amount)
            changed = replace(
                event, counters=(*event.counters, (kind, number)) if number > 0 else event.counters
            )
            what = f"{name} enters with {number} {kind} counters"
            return Replacing(key, what, controller, _becoming(changed), plain=True)
        case EntersTransformed():
            changed = replace(event, transformed=game.objects[event.object].back is not None)
            what = f"{name} enters with its back face up"
            return Replacing(key, what, controller, _becoming(changed), group="back face")
        case EntersAsCopy():
            return as_a_copy(game, event, part, speaker, key, controller, before_it_enters)
        case EntersAs():
            return _as_chosen(game, event, part, speaker, key)
        case AsEnters():
            return _following(game, event, part, speaker, key)


# ---- what is chosen and done as it enters


@CHOICES_BEFORE_ENTERING
def before_it_enters(game: Game, event: Event, choose: Callable[[Game], AfterReplacing]) -> AfterReplacing:
    """What has to be chosen for the way a permanent enters is chosen before it does."""
    if isinstance(event, Moves):
        CHOICES_BEFORE_ENTERING.decided(
            game, f"what is to be chosen for {game.label(event.object)} is chosen before it enters"
        )
    return choose(game)


def _following(
    game: Game, event: Moves | TurnsFace, part: AsEnters, speaker: Speaker, key: tuple[object, ...]
) -> Replacing:
    """Instructions are followed as the permanent enters, and say how it does."""
    name = game.label(event.object)
    follower = with_slot(speaker, part.fills, Filled((event.object,)))
    instead = Instead(
        event.object,
        speaker.controller,
        part.effects,
        about=(event.object,),
        origin=speaker.of.origin,
        slots=follower.slots,
    )

    def choose(now: Game) -> AfterReplacing:
        outside = now.underway
        now = replace(
            now, underway=replace(outside, arriving=event, before=now.successor, used=(), known=None)
        )
        now, gone = moving_others(now, event, instead)
        changed = now.underway.arriving
        return replace(now, underway=replace(outside, moved=outside.moved | gone)), (changed,), ()

    if isinstance(event, TurnsFace):
        return Replacing(
            key,
            f"{name}: something is done",
            speaker.controller,
            lambda now: (now, (event,), (instead,)),
            TURNED_FACE_UP_EFFECTS,
        )
    return Replacing(
        key,
        f"{name}: {_in_words(part.effects)}",
        speaker.controller,
        lambda now: before_it_enters(now, event, choose),
    )


def _in_words(effects: tuple[Effect, ...]) -> str:
    match effects:
        case (SacrificeAnyNumber(), EnterWith(amount=Times(number))):
            return f"devour {number}"
        case _:  # words for the record and for the question alone
            return "something is done as it enters"


@ENTERING_MOVES_OTHERS
def moving_others(
    game: Game, event: Moves | TurnsFace, instead: Instead
) -> tuple[Game, set[tuple[int, int]]]:
    """An effect that modifies how a permanent enters may move other objects; return what they became."""
    before = game.successor
    game = rules_of(game).carry_out(game, instead)
    moved = {(event.object, new) for old, new in game.successor.items() if before.get(old) != new}
    if moved:
        ENTERING_MOVES_OTHERS.decided(
            game, f"other objects change zones as {game.label(event.object)} enters"
        )
    return game, moved


@TURNED_FACE_UP_EFFECTS
def turned_up(game: Game, event: TurnsFace) -> Iterator[Replacing]:
    """Return what a permanent's own text asks for as it is turned face up (708.11)."""
    controller = views(game)[event.object].controller
    for k, ability in enumerate(what_it_will_have(game, event.object)):
        for part in ability.effects if isinstance(ability, Static) else ():
            speaker = Speaker(event.object, controller)
            key = (event.object, "up", k)
            if isinstance(part, EntersAs) and part.face_up:
                yield replace(_as_chosen(game, event, part, speaker, key), rule=TURNED_FACE_UP_EFFECTS)
            elif isinstance(part, AsEnters) and part.face_up:
                yield _following(game, event, part, speaker, key)


@APPLIED_WHILE_TURNING
def what_it_will_have(game: Game, thing: int) -> tuple[Ability, ...]:
    """Abilities apply as the permanent is turned face up that it will have once it is."""
    found = abilities_if_face_up(game, game.objects[thing])
    parts = [part for ability in found if isinstance(ability, Static) for part in ability.effects]
    if any(isinstance(part, AsEnters | EntersAs) and part.face_up for part in parts):
        APPLIED_WHILE_TURNING.decided(
            game, f"an ability of {game.label(thing)} applies as it is turned face up"
        )
    return found


def turned_face_up(game: Game, event: Event) -> Iterator[Replacing]:
    """Choices and deeds as a permanent is turned face up (614.1e)."""
    if isinstance(event, TurnsFace) and not event.down and game.objects[event.object].zone == "battlefield":
        yield from turned_up(game, event)


def _as_chosen(
    game: Game, event: Moves | TurnsFace, part: EntersAs, speaker: Speaker, key: tuple[object, ...]
) -> Replacing:
    name = game.label(event.object)

    def choose(now: Game) -> AfterReplacing:
        if part.words and isinstance(event, Moves):
            word = ask_one(now, speaker.controller, f"choose for {name}", part.words)
            remembered = (speaker.of.origin, "anchor word", (word,))
            return now, (replace(event, linked=(*event.linked, remembered)),), ()
        if part.chosen is not None:
            word = chosen_anew(now, event, speaker.controller, part.chosen.kind, part.among)
            links = choice_remembered(now, speaker, remembered_as(part.chosen.kind), word)
            if isinstance(event, TurnsFace):
                return now, (event, *(Links(event.object, *link) for link in links)), ()
            return now, (replace(event, linked=(*event.linked, *links)),), ()
        names = tuple(f"option {n}" for n in range(1, len(part.options) + 1))
        pick = ask_one(now, speaker.controller, f"choose what {name} becomes", names)
        chosen = part.options[names.index(pick)]
        effect = settled_for_good(now, lasting_as_it_enters(now, event, speaker, chosen))
        if isinstance(event, TurnsFace):
            return now, (event, BeginsEffect(replace(effect, affected=(event.object,)))), ()
        return now, (replace(event, effects=(*event.effects, effect)),), ()

    what = f"{name}: a choice is made"
    return Replacing(
        key, what, speaker.controller, lambda now: before_it_enters(now, event, choose), asks=True
    )


@SIZES_CHOSEN
def settled_for_good(game: Game, effect: Lasting) -> Lasting:
    """What a creature becomes as it enters or is turned face up is copied with it."""
    SIZES_CHOSEN.decided(game, f"{game.label(effect.source)} is what was chosen, and so is a copy of it")
    return replace(effect, copiable=True)
