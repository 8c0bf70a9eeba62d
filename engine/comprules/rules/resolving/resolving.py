"""608: resolving spells and abilities."""

from __future__ import annotations

from dataclasses import dataclass

from immutables import Map

from comprules.abilities.kinds import Effect, Triggered
from comprules.abilities.nouns import Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import CeasesToBeBestowed, Resolves
from comprules.events.zones import CeasesToExist, Moves
from comprules.happening import happen
from comprules.happening.split_cards import is_fused
from comprules.procedure import ProcedureStep
from comprules.rules.casting.dash_and_blitz import abilities_as_it_enters, with_end_step_trigger
from comprules.rules.casting.rebound import with_rebound_awaited
from comprules.rules.casting.splicing import with_spliced_targets
from comprules.rules.casting.untimely_spells import with_untimely_sacrifice
from comprules.rules.continuous.effects_on_spells import granted_by_statics
from comprules.rules.continuous.face_down import still_concealed
from comprules.rules.copying.merging import merge
from comprules.rules.effects.instructions_as_events import INSTRUCTIONS_IN_ORDER
from comprules.rules.keywords.meaning import spell_instructions
from comprules.rules.meaning import Speaker, holds
from comprules.rules.meaning.card_types import instructs, rules_for_resolving
from comprules.rules.meaning.linked_abilities import words_of
from comprules.rules.meaning.speaker import AbilityUsed, Choices, with_event, with_slot
from comprules.rules.replacement.beginning_replacements import replacing_its_own, with_own
from comprules.rules.replacement.leaving_the_stack import with_adventure_exiled
from comprules.rules.resolving.resolution import Resolution, followed
from comprules.rules.resolving.what_enters import (
    PERMANENT_SPELL_WITHOUT_TARGET,
    as_it_enters,
    who_gets_it,
)
from comprules.rules.targeting.modes import instructions, instructions_of
from comprules.rules.targeting.targets import LEGALITY_OF_TARGETS_AGAIN, Targets, still_legal, targets_in
from comprules.rules.targeting.targets_on_the_stack import is_mutating, targets_by_kind
from comprules.rules.triggers.delayed_triggers import remembering
from comprules.rules.triggers.expired_durations import as_it_resolves
from comprules.rules.triggers.finding_objects import as_found, is_still_to_do
from comprules.rules.triggers.times_triggered import INTERVENING_IF
from comprules.rules.triggers.what_triggered import About
from comprules.ruleset import Table, rules_of, views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import AbilityOnStack, Filled, GameObject, View
from comprules.words import Cause

__all__ = [
    "AURA_SPELL_RESOLVES",
    "BESTOWED_WITHOUT_TARGET",
    "EFFECTS",
    "ENTERING_STEPS",
    "HAS_RESOLVED",
    "INDEPENDENT_OF_SOURCE",
    "INTERVENING_IF_AGAIN",
    "LEAVING_THE_STACK",
    "LEFT_HALF_FIRST",
    "PERMANENT_SPELL_THAT_CANT_ENTER",
    "RESOLVING",
    "RESOLVING_STEPS",
    "SOURCE_OF_ABILITY",
    "as_attached",
    "cannot_enter",
    "departure",
    "follow_instructions",
    "go_on_resolving",
    "has_resolved",
    "leaves_last",
    "left_half_first",
    "resolve_top",
    "resolves_unbestowed",
    "source_of",
    "still_so",
    "whatever_became_of_source",
    "without_legal_target",
]

SOURCE_OF_ABILITY = cite("113.7")
INDEPENDENT_OF_SOURCE = cite("113.7a")
RESOLVING = cite("608.1")
STEPS_OF_RESOLVING = cite("608.2")
INTERVENING_IF_AGAIN = cite("608.2a")
LEAVING_THE_STACK = cite("608.2n")
HAS_RESOLVED = cite("608.2p")
RESOLVING_PERMANENT_SPELLS = cite("608.3")
PERMANENT_SPELL_WITH_TARGET = cite("608.3b")
AURA_SPELL_RESOLVES = cite("608.3c")
PERMANENT_SPELL_THAT_CANT_ENTER = cite("608.3e")
EFFECTS = cite("609.1")
LEFT_HALF_FIRST = cite("702.102d")
BESTOWED_WITHOUT_TARGET = cite("702.103e")


@RESOLVING.essential("a game in which nothing resolves stands still")
def resolve_top(game: Game) -> Game:
    """When all players have passed in succession, the object on top of the stack resolves."""
    game = as_it_resolves(game)
    top = game.zone("stack")[0]
    thing = game.objects[top]
    RESOLVING.decided(game, f"{game.label(top)} resolves")
    if thing.kind == "ability":
        resolution = _of_ability(game, thing)
        return _by_steps(game, replace(resolution, effects=whatever_became_of_source(game, resolution)))
    view = views(game)[top]
    rows = rules_for_resolving(game, game.label(top), view)
    if rows and not instructs(rows):
        return _become_permanent(game, thing, view)
    return _by_steps(game, _of_spell(game, thing, view)) if rows else _off_the_stack(game, thing)


# ---- instants, sorceries and abilities: 608.2


def _by_steps(
    game: Game, resolution: Resolution, rows: tuple[ProcedureStep[Resolution], ...] | None = None
) -> Game:
    for row in rules_of(game).resolving if rows is None else rows:
        game, resolution = row.carry_out(game, resolution)
        if resolution.over:
            break
    return game


def _of_spell(game: Game, thing: GameObject, view: View) -> Resolution:
    written = left_half_first(game, thing, spell_instructions(game, view))
    effects = instructions(written, thing.announced)
    return Resolution(thing, _speaker_of_spell(game, thing, view), effects)


@LEFT_HALF_FIRST
def left_half_first(game: Game, thing: GameObject, written: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Of a fused spell the instructions of the left half are followed, and then those of the right one."""
    if is_fused(thing):
        LEFT_HALF_FIRST.decided(game, f"{thing.label} is fused: its left half comes first, then the right")
    return written


def _words_chosen(game: Game, of: AbilityOnStack) -> Map[str, str]:
    """Find the words chosen for the source; an ability without source has none (723.2)."""
    return words_of(game, game.last_seen(of.source), of.origin) if of.source else EMPTY


def _of_ability(game: Game, thing: GameObject) -> Resolution:
    assert thing.on_stack is not None
    assert thing.on_stack.ability is not None
    from_ability = thing.on_stack.ability
    ability = from_ability.ability
    happening = from_ability.happening or About()
    speaker = Speaker(
        source_of(game, thing, from_ability),
        thing.controller,
        chosen=Choices(
            targets=thing.on_stack.targets,
            x=thing.on_stack.x,
            division=thing.on_stack.division,
            words=_words_chosen(game, from_ability),
            paid=thing.on_stack.paid,
        ),
        of=AbilityUsed(
            origin=from_ability.origin,
            ability=ability,
            uid=from_ability.uid,
            way="ability",
            put_on_stack=thing.timestamp,
        ),
    )
    speaker = with_event(speaker, happening, ability)
    return Resolution(thing, speaker, instructions_of(ability, thing.on_stack))


@SOURCE_OF_ABILITY
def source_of(game: Game, thing: GameObject, from_ability: AbilityOnStack) -> int:
    """The source of an ability on the stack is the object whose ability was activated or has triggered."""
    SOURCE_OF_ABILITY.decided(
        game, f"the source of {game.label(thing.id)} is {game.label(from_ability.source)}"
    )
    return from_ability.source


@INDEPENDENT_OF_SOURCE
def whatever_became_of_source(game: Game, resolution: Resolution) -> tuple[Effect, ...]:
    """An ability is on the stack by itself: it does what it says though its source is gone."""
    source = resolution.speaker.source
    if source and source not in game.objects:
        name = game.label(resolution.thing.id)
        INDEPENDENT_OF_SOURCE.decided(game, f"{name} resolves though its source is not there any more")
    return resolution.effects


def _removed(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """The spell or ability leaves the stack without resolving."""
    gone = departure(resolution.thing, "did not resolve")
    return happen(game, gone), replace(resolution, over=True)


@LEGALITY_OF_TARGETS_AGAIN
def without_legal_target(game: Game, thing: GameObject) -> Game:
    """What does not resolve leaves the stack: a spell for its owner's graveyard."""
    return happen(game, departure(thing, "did not resolve"))


def departure(thing: GameObject, cause: Cause) -> CeasesToExist | Moves:
    """Return the event by which a spell leaves the stack for the graveyard, or an ability ceases to exist."""
    ability = thing.kind == "ability"
    return CeasesToExist(thing.id) if ability else Moves(thing.id, "graveyard", cause=cause)


def check_condition(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """An ability looks at its condition again, and finds what it speaks of."""
    thing, speaker = resolution.thing, resolution.speaker
    if thing.kind != "ability":
        return game, resolution
    assert thing.on_stack is not None
    assert thing.on_stack.ability is not None
    ability = thing.on_stack.ability.ability
    if isinstance(ability, Triggered) and not still_so(game, thing, speaker, ability):
        return _removed(game, resolution)
    speaker = as_found(game, speaker, thing.on_stack.ability.happening or About(), ability)
    if not is_still_to_do(game, speaker, ability):
        return _removed(game, resolution)
    return game, replace(resolution, speaker=speaker)


def check_targets(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """What has become an illegal target is one no longer; without any legal one nothing resolves."""
    speaker = resolution.speaker
    legal = _legal_targets(game, resolution.thing, speaker, targets_in(resolution.effects))
    legal = with_spliced_targets(game, resolution.thing, legal)
    if legal is None:
        return without_legal_target(game, resolution.thing), replace(resolution, over=True)
    return game, replace(resolution, speaker=replace(speaker, chosen=replace(speaker.chosen, targets=legal)))


@INTERVENING_IF_AGAIN
def still_so(game: Game, thing: GameObject, speaker: Speaker, ability: Triggered) -> bool:
    """A triggered ability with an intervening "if" checks its condition again as it resolves (603.4)."""
    is_so = holds(game, views(game), speaker, ability.condition)
    if ability.condition != Triggered(ability.when, ()).condition:
        now = "still holds" if is_so else "no longer holds: it is removed and does nothing"
        INTERVENING_IF_AGAIN.decided(game, f"the condition of {game.label(thing.id)} {now}")
        if not is_so:
            INTERVENING_IF.decided(
                game, f"the condition of {game.label(thing.id)} no longer holds: nothing happens"
            )
    return is_so


def _legal_targets(
    game: Game, thing: GameObject, speaker: Speaker, wanted: tuple[Target | PlayerTarget, ...]
) -> Targets | None:
    """Return the targets that are still legal.

    None where there were targets and none is, so that it does not resolve (608.2b).
    """
    chosen = thing.announced.targets
    legal = still_legal(game, speaker, wanted, chosen)
    if any(chosen) and not any(legal):
        LEGALITY_OF_TARGETS_AGAIN.decided(
            game, f"{game.label(thing.id)} has no legal target left and does not resolve"
        )
        return None
    return legal


@STEPS_OF_RESOLVING.essential("a resolution takes its steps in some order")
@EFFECTS
def follow_instructions(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """The controller follows the instructions in the order written; so a spell or ability takes effect."""
    thing, speaker, effects = resolution.thing, resolution.speaker, resolution.effects
    STEPS_OF_RESOLVING.decided(game, f"{game.label(thing.id)} resolves step by step")
    if effects:
        EFFECTS.decided(game, f"{game.label(thing.id)} resolves and has its effects")
    last = leaves_last(game, thing)
    if not last:
        game = _off_the_stack(game, thing)
    game = replacing_its_own(remembering(game, effects), speaker, effects)
    return followed(game, replace(resolution, speaker=speaker), leaves_last=last)


def go_on_resolving(game: Game, rest: Resolution, winners: tuple[str, ...]) -> Game:
    """Finish a resolution that has waited for a subgame, whose winners are known now."""
    speaker = with_slot(rest.speaker, rest.subgame, Filled(players=winners, did=True))
    game, resolution = followed(
        game, replace(rest, speaker=speaker), leaves_last=leaves_last(game, rest.thing)
    )
    rows = tuple(rules_of(game).resolving)
    at = next(at for at, row in enumerate(rows) if row.citation == INSTRUCTIONS_IN_ORDER)
    return game if resolution.over else _by_steps(game, resolution, rows[at + 1 :])


def leave_the_stack(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """The spell is put into its owner's graveyard, or the ability ceases to exist."""
    return with_own(_off_the_stack(game, resolution.thing), ()), resolution


def notice_resolution(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """What triggers on the resolution does."""
    return has_resolved(remembering(game, ()), resolution.thing), resolution


RESOLVING_STEPS: Table[ProcedureStep[Resolution]] = Table(
    "steps of resolving an instant or sorcery spell, or an ability",
    (
        ProcedureStep(INTERVENING_IF_AGAIN, "checking an intervening condition", check_condition),
        ProcedureStep(LEGALITY_OF_TARGETS_AGAIN, "checking targets", check_targets),
        ProcedureStep(INSTRUCTIONS_IN_ORDER, "following the instructions", follow_instructions),
        ProcedureStep(LEAVING_THE_STACK, "leaving the stack", leave_the_stack),
        ProcedureStep(HAS_RESOLVED, "what triggers on it", notice_resolution),
    ),
)


@LEAVING_THE_STACK
def leaves_last(game: Game, thing: GameObject) -> bool:
    """As the last part of resolving a spell goes to its owner's graveyard, and an ability ceases to exist."""
    LEAVING_THE_STACK.decided(game, f"{game.label(thing.id)} leaves the stack last of all")
    return True


def _off_the_stack(game: Game, thing: GameObject) -> Game:
    if thing.id not in game.objects:
        return game
    gone = happen(game, departure(thing, "resolved"))
    return with_rebound_awaited(with_adventure_exiled(gone, thing), thing)


@HAS_RESOLVED
def has_resolved(game: Game, thing: GameObject) -> Game:
    """What triggers when a spell or ability resolves does so when all of it is done."""
    before = len(game.waiting)
    game = happen(game, Resolves(thing.controller, thing.id))
    if len(game.waiting) > before:
        HAS_RESOLVED.decided(game, f"{game.label(thing.id)} has resolved, and an ability triggers on that")
    return game


def _speaker_of_spell(game: Game, thing: GameObject, view: View) -> Speaker:
    on_stack = thing.announced
    words = words_of(game, thing, ("own",))
    return Speaker(
        thing.id,
        view.controller,
        chosen=Choices(
            targets=on_stack.targets,
            x=on_stack.x,
            words=words,
            division=on_stack.division,
            paid=on_stack.paid,
        ),
    )


# ---- permanent spells: 608.3


@dataclass(frozen=True, slots=True)
class Entering:
    """A permanent spell that is resolving, as the steps of its resolution hand it on."""

    thing: GameObject
    """The spell, as it is on the stack."""

    view: View
    """What it is now."""

    host: int | str | None = None
    """What it enters attached to."""

    over: bool = False
    """Whether it has left the stack without entering the battlefield."""


@RESOLVING_PERMANENT_SPELLS.essential("permanent spells have to become permanents")
def _become_permanent(game: Game, thing: GameObject, view: View) -> Game:
    """A permanent spell becomes a permanent; one with a target checks it first."""
    RESOLVING_PERMANENT_SPELLS.decided(game, f"{game.label(thing.id)} is a permanent spell")
    entering = Entering(thing, view)
    for row in rules_of(game).resolving_permanents:
        game, entering = row.carry_out(game, entering)
        if entering.over:
            break
    return game


@BESTOWED_WITHOUT_TARGET
def resolves_unbestowed(game: Game, thing: GameObject) -> bool:
    """A bestowed Aura spell whose target has gone ceases to be bestowed, and resolves as a creature spell."""
    if thing.bestowed:
        BESTOWED_WITHOUT_TARGET.decided(
            game, f"{game.label(thing.id)} ceases to be bestowed and resolves as a creature spell"
        )
    return thing.bestowed


@PERMANENT_SPELL_WITH_TARGET.essential("an Aura has to look at what it would enchant")
def look_at_target(game: Game, entering: Entering) -> tuple[Game, Entering]:
    """A permanent spell with an illegal target doesn't resolve; it is put into its owner's graveyard."""
    thing, view = entering.thing, entering.view
    if not thing.announced.targets:
        return game, entering
    speaker = _speaker_of_spell(game, thing, view)
    wanted = targets_by_kind(game, view, thing.announced) or ()
    legal = _legal_targets(game, thing, speaker, wanted)
    if is_mutating(thing.on_stack):
        return _merge_if_legal(game, entering, legal)
    if legal is None and resolves_unbestowed(game, thing):
        game = happen(game, CeasesToBeBestowed(thing.id))
        return game, replace(entering, thing=game.objects[thing.id], view=views(game)[thing.id])
    if legal is None:
        PERMANENT_SPELL_WITH_TARGET.decided(
            game, f"{game.label(thing.id)} has no legal target: it does not resolve"
        )
        return without_legal_target(game, thing), replace(entering, over=True)
    PERMANENT_SPELL_WITH_TARGET.decided(game, f"the target of {game.label(thing.id)} is still legal")
    if "Aura" not in view.subtypes:
        return game, entering
    return game, replace(entering, host=as_attached(game, thing, legal))


def _merge_if_legal(game: Game, entering: Entering, legal: Targets | None) -> tuple[Game, Entering]:
    """A mutating creature spell merges with its target.

    Without a legal one it is a creature spell like any other (702.140b).
    """
    thing = entering.thing
    target = legal[0][0] if legal and legal[0] else None
    if not isinstance(target, int):
        PERMANENT_SPELL_WITH_TARGET.decided(
            game, f"{game.label(thing.id)} has no legal target: it becomes a creature spell"
        )
        return game, entering
    return has_resolved(merge(game, thing, target), thing), replace(entering, over=True)


@AURA_SPELL_RESOLVES
def as_attached(game: Game, thing: GameObject, legal: Targets) -> int | str | None:
    """An Aura spell enters the battlefield attached to what it was targeting."""
    host = legal[0][0] if legal and legal[0] else None
    AURA_SPELL_RESOLVES.decided(game, f"{game.label(thing.id)} enters attached to {game.label(host)}")
    return host


def enter(game: Game, entering: Entering) -> tuple[Game, Entering]:
    """The spell becomes a permanent under its controller's control, or goes to the graveyard if it can't."""
    thing = entering.thing
    entry = Moves(
        thing.id,
        "battlefield",
        cause="resolved",
        under=who_gets_it(game, thing, entering.view),
        face_down=thing.face_down,
        notes=still_concealed(thing),
        attached_to=entering.host,
        effects=(*abilities_as_it_enters(thing), *granted_by_statics(game, thing.id)),
    )
    game = happen(game, *as_it_enters(game, thing, entry))
    if thing.id in game.objects:
        game = cannot_enter(game, thing)
    game = with_untimely_sacrifice(game, thing, entering.view)
    return with_end_step_trigger(game, thing), entering


def notice_entering(game: Game, entering: Entering) -> tuple[Game, Entering]:
    """What triggers on the resolution does."""
    return has_resolved(game, entering.thing), entering


ENTERING_STEPS: Table[ProcedureStep[Entering]] = Table(
    "steps of resolving a permanent spell",
    (
        ProcedureStep(PERMANENT_SPELL_WITH_TARGET, "checking the target", look_at_target),
        ProcedureStep(PERMANENT_SPELL_WITHOUT_TARGET, "entering the battlefield", enter),
        ProcedureStep(HAS_RESOLVED, "what triggers on it", notice_entering),
    ),
)


@PERMANENT_SPELL_THAT_CANT_ENTER
def cannot_enter(game: Game, thing: GameObject) -> Game:
    """A permanent spell that can't be put onto the battlefield is put into its owner's graveyard."""
    PERMANENT_SPELL_THAT_CANT_ENTER.decided(
        game, f"{game.label(thing.id)} can't enter the battlefield and goes to the graveyard"
    )
    return happen(game, Moves(thing.id, "graveyard", cause="resolved"))
