"""611.2: continuous effects begin as a spell or ability resolves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddOneOf,
    ChangeColors,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    HaveThisAbility,
    KindOfWord,
    LoseThisAbility,
    ModifySize,
    SetSize,
)
from comprules.abilities.changes_of_rules import RULES_OF_OBJECTS
from comprules.abilities.combat import CantAttack, CantUnlessPaid, Goaded, Must
from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import without
from comprules.abilities.instructions import Move
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import (
    Ability,
    AddAbilities,
    Apply,
    ApplyToNextSpell,
    BecomeCopy,
    Change,
    Effect,
    If,
    May,
)
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    Apart,
    ControlledBy,
    Controller,
    Non,
    Owner,
    Subject,
    Target,
)
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.predicates import OneOfThese
from comprules.abilities.simple_nouns import It, Number, OnePlayer, OtherPlayers, PlayerTarget, ThatPlayer
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import BeginsEffect
from comprules.happening import happen
from comprules.questions import ask_one
from comprules.rules.continuous.abilities_of_objects import parts_that_apply
from comprules.rules.continuous.durations import lasting_for
from comprules.rules.continuous.durations_as_they_begin import duration_as_it_begins
from comprules.rules.continuous.effects_on_spells import EFFECTS_ON_NEXT_SPELL
from comprules.rules.continuous.interaction import copiable_values
from comprules.rules.continuous.rules_for_one_creature import settled_rule
from comprules.rules.continuous.settling_changes import abilities_taken, naming_their_new_owner
from comprules.rules.continuous.what_is_copied import copies_keep_their_values, other_effects_go_on
from comprules.rules.effects.choices import CHOICES_WHILE_RESOLVING
from comprules.rules.meaning import (
    Speaker,
    players_of,
)
from comprules.rules.meaning.choosing_words import choose_word
from comprules.rules.meaning.recipients import change_of_size, named_objects, value_set
from comprules.rules.meaning.speaker import dealing_with
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET
from comprules.words import BASIC_LAND_TYPES

P = TypeVar("P")

__all__ = [
    "AMOUNTS_FIXED_ONCE",
    "CONTINUOUS_EFFECTS",
    "CONTINUOUS_EFFECTS_ON_ENTERING",
    "COPY_WITH_GAINED_ABILITY",
    "EFFECTS_OF_RESOLUTION",
    "LOCKED_SET_OF_OBJECTS",
    "PHASED_OUT_NOT_AFFECTED",
    "SEVERAL_PLAYERS_IN_ORDER",
    "SIZES_OF_NONCREATURES",
    "as_it_enters",
    "begin",
    "begin_effect",
    "begins_on",
    "effects_begin",
    "has_it_still",
    "is_locked",
    "lasting_effect",
    "said_as_it_enters",
    "with_amounts_fixed",
    "with_players_settled",
    "without_phased_out",
]

SIZES_OF_NONCREATURES = cite("208.3a")
PHASED_OUT_NOT_AFFECTED = cite("702.26e")
SEVERAL_PLAYERS_IN_ORDER = cite("608.2f")
CONTINUOUS_EFFECTS = cite("611.1")
EFFECTS_OF_RESOLUTION = cite("611.2")
LOCKED_SET_OF_OBJECTS = cite("611.2c")
AMOUNTS_FIXED_ONCE = cite("611.2d")
CONTINUOUS_EFFECTS_ON_ENTERING = cite("611.2e")
COPY_WITH_GAINED_ABILITY = cite("707.9a")


def begin(game: Game, speaker: Speaker, effect: Apply | ApplyToNextSpell) -> tuple[Game, Speaker]:
    """A continuous effect on objects begins: at once, or with the next spell."""
    match effect:
        case Apply():
            return begin_effect(game, speaker, effect)
        case ApplyToNextSpell():
            return wait_for_spell(game, speaker, effect), speaker


def begin_effect(game: Game, speaker: Speaker, effect: Apply) -> tuple[Game, Speaker]:
    """A continuous effect begins: on objects fixed now, or on whatever its words describe (611.2c)."""
    things = without_phased_out(game, speaker, effect.subject, named_objects(game, speaker, effect.subject))
    if isinstance(effect.subject, Target) and effect.subject.each is not None:
        SEVERAL_PLAYERS_IN_ORDER.decided(game, f"it happens at once to {', '.join(map(game.label, things))}")
    model = _model(game, speaker, effect.changes)
    if not model and any(isinstance(change, BecomeCopy) for change in effect.changes):
        return game, speaker  # nothing is there to be copied
    copied = copiable_values(game, model) if model else None
    speaker = dealing_with(speaker, things)
    duration = duration_as_it_begins(game, speaker, effect.duration)
    if duration is None:
        return game, speaker
    speaker = _with_chosen_words(game, speaker, effect.changes)
    if not is_locked(game, effect):
        assert isinstance(effect.subject, AllThese)
        lasting = lasting_effect(game, speaker, with_players_settled(game, speaker, effect.changes))
        kind = with_players_settled(game, speaker, effect.subject.filter)
        lasting = replace(lasting, filter=kind)
        return effects_begin(game, speaker, (lasting,), duration), speaker
    things = tuple(i for i in things if begins_on(game, i, effect.changes))
    if copied is not None:
        things = copies_keep_their_values(game, things)
        game = other_effects_go_on(game, things)
    for changes, group in _alike(game, speaker, effect.changes, things):
        lasting = replace(lasting_effect(game, speaker, changes), affected=group, copied=copied, model=model)
        game = effects_begin(game, speaker, (lasting,), duration)
    return game, speaker


@PHASED_OUT_NOT_AFFECTED
def without_phased_out(
    game: Game, _speaker: Speaker, _subject: Subject, things: tuple[int, ...]
) -> tuple[int, ...]:
    """An effect of a resolution affects nothing that is phased out, though it speaks of it."""
    out = [i for i in game.zone("battlefield") if game.objects[i].phased_out]
    if out:
        PHASED_OUT_NOT_AFFECTED.decided_once(game, "the effect passes over what is phased out")
    return tuple(i for i in things if i not in out)


@SIZES_OF_NONCREATURES
def begins_on(game: Game, thing: int, changes: tuple[Change, ...]) -> bool:
    """An effect on the size of what is no creature begins all the same, and shows once it is one."""
    if not _is_creature(game, thing) and any(isinstance(each, SetSize | ModifySize) for each in changes):
        SIZES_OF_NONCREATURES.decided(game, f"an effect on the size of {game.label(thing)} begins")
    return True


def _is_creature(game: Game, thing: int) -> bool:
    return thing in game.objects and "creature" in views(game)[thing].types


# ---- 611.2e: what a permanent is as it enters


@CONTINUOUS_EFFECTS_ON_ENTERING
def said_as_it_enters(game: Game, effects: tuple[Effect, ...]) -> tuple[Apply, ...]:
    """What an effect puts onto the battlefield enters as the statements behind it describe it."""
    first, *rest = effects
    if not _puts_onto_battlefield(first):
        return ()
    said: list[Apply] = []
    for effect in rest:
        if not isinstance(effect, Apply) or not isinstance(effect.subject, It):
            break
        if not effect.stated:
            CONTINUOUS_EFFECTS_ON_ENTERING.decided(
                game, "what it becomes or gains, it becomes or gains once it is on the battlefield"
            )
            break
        said.append(effect)
    return tuple(said)


def _puts_onto_battlefield(effect: Effect) -> bool:
    match effect:
        case Move(to="battlefield"):
            return True
        case If(effects=effects) | May(effects=effects):
            return any(_puts_onto_battlefield(inner) for inner in effects)
        case _:  # no other instruction moves a card
            return False


def as_it_enters(game: Game, speaker: Speaker, said: tuple[Apply, ...], thing: int) -> tuple[Lasting, ...]:
    """Return the effects that begin as a permanent enters, since the text says what it is."""
    found: list[Lasting] = []
    for effect in said:
        follower = _with_chosen_words(game, dealing_with(speaker, (thing,)), effect.changes)
        for changes, _ in _alike(game, follower, effect.changes, (thing,)):
            CONTINUOUS_EFFECTS_ON_ENTERING.decided(
                game, f"{game.label(thing)} enters as what the text says it is"
            )
            found.append(
                lasting_for(game, follower, lasting_effect(game, follower, changes), effect.duration)
            )
    return tuple(found)


# ---- 611.2f: the next spell


def wait_for_spell(game: Game, speaker: Speaker, effect: ApplyToNextSpell) -> Game:
    """An effect on the next spell of a kind that a player casts is made, and does not begin yet."""
    EFFECTS_ON_NEXT_SPELL.decided(
        game, f"the effect of {game.label(speaker.source)} waits for the next spell of its kind"
    )
    lasting = replace(
        lasting_effect(game, speaker, effect.changes),
        affected=(),
        next_spell=without(effect.spells, ControlledBy),
        players=(speaker.controller,),
        duration=effect.duration,
    )
    return happen(game, BeginsEffect(lasting))


@CONTINUOUS_EFFECTS
@EFFECTS_OF_RESOLUTION
def effects_begin(game: Game, speaker: Speaker, effects: Sequence[Lasting], duration: Duration) -> Game:
    """The resolution of a spell or ability makes continuous effects."""
    CONTINUOUS_EFFECTS.decided(game, f"{game.label(speaker.source)} modifies objects for a time")
    EFFECTS_OF_RESOLUTION.decided(
        game, f"the resolution of {game.label(speaker.source)} makes a continuous effect"
    )
    return happen(game, *(BeginsEffect(lasting_for(game, speaker, each, duration)) for each in effects))


@LOCKED_SET_OF_OBJECTS
def is_locked(game: Game, effect: Apply) -> bool:
    """An effect on characteristics or control fixes its objects as it begins; one on the rules doesn't."""
    if not isinstance(effect.subject, AllThese):
        return True
    if all(isinstance(change, RULES_OF_OBJECTS) for change in effect.changes):
        LOCKED_SET_OF_OBJECTS.decided(game, "the effect changes the rules: what comes later is affected too")
        return False
    LOCKED_SET_OF_OBJECTS.decided(game, "which objects the effect affects is fixed now")
    return True


def _alike(
    game: Game, speaker: Speaker, changes: tuple[Change, ...], things: tuple[int, ...]
) -> list[tuple[tuple[Change, ...], tuple[int, ...]]]:
    """The objects grouped by what the changes come to for each, amounts counted now (608.2h, 611.2d)."""
    groups: dict[tuple[Change, ...], list[int]] = {}
    for i in things:
        there = dealing_with(speaker, (i,))
        counted = tuple(
            with_amounts_fixed(game, there, _with_words_fixed(game, speaker, change, i)) for change in changes
        )
        if counted := parts_that_apply(game, counted, i):
            groups.setdefault(counted, []).append(i)
    return [(counted, tuple(group)) for counted, group in groups.items()]


@AMOUNTS_FIXED_ONCE
def with_amounts_fixed(game: Game, speaker: Speaker, change: Change) -> Change:
    """A variable amount of an effect is settled once, as the effect begins."""
    amounts = (getattr(change, "power", None), getattr(change, "toughness", None))
    if isinstance(change, ModifySize | SetSize) and not all(
        a is None or isinstance(a, Number) for a in amounts
    ):
        AMOUNTS_FIXED_ONCE.decided(
            game, f"an amount of {game.label(speaker.source)}'s effect is counted now and stays"
        )

    def number(amount: Amount | None) -> Amount | None:
        return None if amount is None else Number(value_set(game, speaker, amount))

    match change:
        case ModifySize(power, toughness):
            return ModifySize(
                Number(change_of_size(game, speaker, power)), Number(change_of_size(game, speaker, toughness))
            )
        case SetSize(power, toughness):
            return SetSize(number(power), number(toughness))
        case _:  # no amount is in it that could vary
            return change


def _with_words_fixed(game: Game, speaker: Speaker, change: Change, thing: int) -> Change:
    match change:
        case ChangeControl(to):
            follower = dealing_with(speaker, (thing,))
            named = players_of(game, views(game), follower, to)
            return ChangeControl(OnePlayer(named[0])) if named else change
        case AddAbilitiesOf():
            return AddAbilities(abilities_taken(game, views(game), speaker, change))
        case AddOneOf(keywords):
            return AddAbilities((Keyword(speaker.chosen.words["/".join(keywords)]),))
        case LoseThisAbility():
            return LoseThisAbility(speaker.of.uid)
        case HaveThisAbility() if speaker.of.ability is not None:
            kept = naming_their_new_owner(game, (speaker.of.ability,))
            return has_it_still(game, speaker, change, kept[0]) if kept else change
        case BecomeCopy(but=but) if but:
            return replace(change, but=tuple(_with_words_fixed(game, speaker, part, thing) for part in but))
        case ChangeText(kind=kind, old=old) if not old:
            chosen = speaker.chosen.words.get(f"{kind}, old", "")
            return ChangeText(
                _kind_of_word(change, chosen), chosen, speaker.chosen.words.get(f"{kind}, new", "")
            )
        case ChangeColors(how, _, chosen) if chosen is not None:
            return ChangeColors(how, tuple(speaker.chosen.words.get(chosen.kind, "").split(" and ")))
        case Must() | Goaded() | CantAttack() | CantUnlessPaid():
            return settled_rule(game, views(game), speaker, change, thing)
        case _:  # no words of it mean anything but what they say
            return change


@COPY_WITH_GAINED_ABILITY
def has_it_still(game: Game, speaker: Speaker, _change: Change, ability: Ability) -> Change:
    """A copy effect that gives the copy the ability that made it adds it to the copiable values."""
    COPY_WITH_GAINED_ABILITY.decided(
        game, f"{game.label(speaker.source)} is a copy, and has the ability that made it one"
    )
    return AddAbilities((ability,))


def _with_chosen_words(game: Game, speaker: Speaker, changes: tuple[Change, ...]) -> Speaker:
    """Choices that an effect leaves to its controller are made as it begins (608.2d)."""
    words = speaker.chosen.words
    for change in changes:
        if (
            isinstance(change, ChangeColors | ChangeTypes)
            and change.chosen is not None
            and change.chosen.kind not in words
        ):
            words = words.set(change.chosen.kind, choose_word(game, speaker.controller, change.chosen.kind))
        if isinstance(change, AddOneOf) and (key := "/".join(change.keywords)) not in words:
            question = f"{game.label(speaker.source)}: choose an ability"
            words = words.set(key, ask_one(game, speaker.controller, question, change.keywords))
            CHOICES_WHILE_RESOLVING.decided(game, f"{speaker.controller} chooses {words[key]}")
        if isinstance(change, AddAbilities) and "color" not in words and speaks_of_chosen_color(change):
            words = words.set("color", choose_word(game, speaker.controller, "color"))
        if isinstance(change, ChangeText) and not change.old:
            old = choose_word(game, speaker.controller, change.kind)
            words = words.set(f"{change.kind}, old", old)
            new = choose_word(game, speaker.controller, _kind_of_word(change, old), change.not_new)
            words = words.set(f"{change.kind}, new", new)
    return replace(speaker, chosen=replace(speaker.chosen, words=words))


def speaks_of_chosen_color(change: AddAbilities) -> bool:
    """Say whether an ability that is gained is about the color of a player's choice."""
    return any(isinstance(a, Keyword) and a.quality == Quality("the chosen color") for a in change.abilities)


def _kind_of_word(change: ChangeText, chosen: str) -> KindOfWord:
    """Return the kind of word that is replaced; of two kinds, the one that the chosen word is of."""
    if change.kind != "color word or basic land type":
        return change.kind
    return "basic land type" if chosen in BASIC_LAND_TYPES else "color word"


def _model(game: Game, speaker: Speaker, changes: tuple[Change, ...]) -> int:
    """Return what is to be copied, or 0 for nothing."""
    for change in changes:
        if isinstance(change, BecomeCopy):
            found = named_objects(game, speaker, change.of)
            return found[0] if found else 0
    return 0


def with_players_settled(game: Game, speaker: Speaker, change: P) -> P:
    """Return a change in whose words the players that only this resolution knows are those that they are."""

    def settled(part: object) -> object:
        if isinstance(part, Apart):
            return Non(OneOfThese(tuple(sorted(named_objects(game, speaker, part.whom)))))
        if isinstance(part, PlayerTarget | ThatPlayer | OtherPlayers | Controller | Owner):
            named = players_of(game, views(game), speaker, part)
            return OnePlayer(named[0]) if len(named) == 1 else part
        return part if isinstance(part, Ability) else INSIDE

    return rewritten(change, settled)


def lasting_effect(game: Game, speaker: Speaker, changes: tuple[Change, ...]) -> Lasting:
    """Return a continuous effect that the resolution makes, with what was said and chosen so far."""
    return Lasting(
        NOT_YET,
        speaker.source,
        speaker.controller,
        changes,
        game.clock,
        Duration(),
        began=speaker.began,
        x=speaker.chosen.x,
        words=speaker.chosen.words,
    )
