"""605: mana abilities; which abilities are, and how they resolve without the stack."""

from __future__ import annotations

from comprules.abilities.adding_mana import could_add_mana
from comprules.abilities.conditions import Always
from comprules.abilities.kinds import Activated, Effect, Triggered
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.trigger_events_of_players import IsTappedForMana
from comprules.book.citing import cite
from comprules.rules.meaning import Speaker, holds
from comprules.rules.meaning.linked_abilities import words_of
from comprules.rules.meaning.speaker import AbilityUsed, Choices, with_event
from comprules.rules.permission.loyalty_abilities import has_loyalty_symbol
from comprules.rules.targeting.targets import targets_in
from comprules.ruleset import rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting
from comprules.state.objects import Filled

__all__ = [
    "ABILITIES_CLOSE_TO_MANA_ABILITIES",
    "ACTIVATED_MANA_ABILITIES",
    "MANA_ABILITIES",
    "MANA_ABILITIES_HAVE_THEIR_RULES",
    "MANA_ABILITIES_IN_ANY_STATE",
    "MANA_ABILITIES_SKIP_THE_STACK",
    "MANA_AT_ONCE",
    "NOT_MANA_ABILITIES",
    "TRIGGERED_MANA_ABILITIES",
    "TRIGGERED_MANA_RESOLVES_AT_ONCE",
    "TRIGGERING_MANA_ABILITIES",
    "as_other_triggers",
    "from_mana",
    "has_target",
    "is_activated_mana_ability",
    "is_mana_ability",
    "is_triggered_mana_ability",
    "only_adds_mana",
    "resolve_triggered_mana_abilities",
    "resolving_now",
    "skips_the_stack",
    "whatever_else",
    "whatever_there_is",
]

MANA_ABILITIES_HAVE_THEIR_RULES = cite("113.4")
MANA_ABILITIES = cite("605.1")
ACTIVATED_MANA_ABILITIES = cite("605.1a")
TRIGGERED_MANA_ABILITIES = cite("605.1b")
MANA_ABILITIES_IN_ANY_STATE = cite("605.2")
MANA_AT_ONCE = cite("405.6c")
MANA_ABILITIES_SKIP_THE_STACK = cite("605.3b")
TRIGGERING_MANA_ABILITIES = cite("605.4")
TRIGGERED_MANA_RESOLVES_AT_ONCE = cite("605.4a")
NOT_MANA_ABILITIES = cite("605.5")
ABILITIES_CLOSE_TO_MANA_ABILITIES = cite("605.5a")


# ---- which are: 605.1, 605.2, 605.5


@NOT_MANA_ABILITIES
def is_mana_ability(game: Game, source: int, ability: Activated | Triggered) -> bool:
    """An activated or triggered ability is a mana ability only if it meets the criteria."""
    if not isinstance(ability, Activated):
        found = is_triggered_mana_ability(game, source, ability)
    else:
        found = is_activated_mana_ability(game, source, ability)
    found = found and whatever_else(game, source, ability) and whatever_there_is(game, source, ability)
    if not found and isinstance(ability, Activated) and not targets_in(ability.effects):
        NOT_MANA_ABILITIES.decided_once(game, f"an ability of {game.label(source)} is no mana ability")
    return found


@ACTIVATED_MANA_ABILITIES
def is_activated_mana_ability(game: Game, source: int, ability: Activated) -> bool:
    """An activated ability is one if it has no target, could add mana, and is no loyalty ability."""
    if not could_add_mana(ability.effects):
        return False
    if has_loyalty_symbol(ability):
        ACTIVATED_MANA_ABILITIES.decided_once(
            game, f"a loyalty ability of {game.label(source)} is no mana ability"
        )
        return False
    if has_target(game, source, ability):
        return False
    ACTIVATED_MANA_ABILITIES.decided_once(
        game, f"an ability of {game.label(source)} without a target could add mana"
    )
    return True


@TRIGGERED_MANA_ABILITIES
def is_triggered_mana_ability(game: Game, source: int, ability: Triggered) -> bool:
    """A triggered ability is one if it triggers on a mana ability, has no target and could add mana."""
    fits = from_mana(game, source, ability) and could_add_mana(ability.effects)
    if not fits or has_target(game, source, ability):
        return False
    TRIGGERED_MANA_ABILITIES.decided_once(
        game, f"a triggered ability of {game.label(source)} is a mana ability"
    )
    return True


@ABILITIES_CLOSE_TO_MANA_ABILITIES
def has_target(game: Game, source: int, ability: Activated | Triggered) -> bool:
    """An ability with a target is no mana ability, though it could add mana."""
    if not targets_in(ability.effects):
        return False
    if could_add_mana(ability.effects):
        ABILITIES_CLOSE_TO_MANA_ABILITIES.decided_once(
            game, f"an ability of {game.label(source)} has a target: no mana ability"
        )
    return True


@ABILITIES_CLOSE_TO_MANA_ABILITIES
def from_mana(game: Game, source: int, ability: Triggered) -> bool:
    """Say whether a triggered ability triggers on a mana ability.

    Where it does not, or adds no mana, it goes on the stack.
    """
    is_so, adds = isinstance(ability.when, IsTappedForMana), could_add_mana(ability.effects)
    if is_so != adds:
        lacks = "adds no mana" if is_so else "triggers on something else than a mana ability"
        ABILITIES_CLOSE_TO_MANA_ABILITIES.decided_once(
            game, f"an ability of {game.label(source)} {lacks}: no mana ability"
        )
    return is_so


def only_adds_mana(_game: Game, _source: int, ability: Activated | Triggered) -> bool:
    """Only what adds mana and does nothing else, at any time, is a mana ability."""
    free = not isinstance(ability, Activated) or not (ability.instant_speed or ability.during)
    return free and all(isinstance(effect, AddMana) for effect in ability.effects)


@MANA_ABILITIES
def whatever_else(game: Game, source: int, ability: Activated | Triggered) -> bool:
    """What else a mana ability does, and when it may be activated, does not matter."""
    if not only_adds_mana(game, source, ability):
        MANA_ABILITIES.decided_once(
            game, f"a mana ability of {game.label(source)} remains one whatever else it does"
        )
    return True


@MANA_ABILITIES_IN_ANY_STATE
def whatever_there_is(game: Game, source: int, ability: Activated | Triggered) -> bool:
    """A mana ability is one even while the game does not let it make any mana."""
    if any(isinstance(effect, AddMana) and effect.times is not None for effect in ability.effects):
        MANA_ABILITIES_IN_ANY_STATE.decided_once(
            game, f"a mana ability of {game.label(source)} is one, however much it makes"
        )
    return True


# ---- without the stack: 605.3b, 605.4


@MANA_ABILITIES_HAVE_THEIR_RULES
@MANA_ABILITIES_SKIP_THE_STACK
@MANA_AT_ONCE
def skips_the_stack(game: Game, source: int, ability: Activated) -> bool:
    """An activated mana ability is never on the stack: it resolves right after it is activated."""
    if not is_mana_ability(game, source, ability):
        return False
    for cited in (MANA_ABILITIES_SKIP_THE_STACK, MANA_ABILITIES_HAVE_THEIR_RULES, MANA_AT_ONCE):
        cited.decided(game, f"the mana ability of {game.label(source)} resolves at once")
    return True


@TRIGGERED_MANA_RESOLVES_AT_ONCE
def resolving_now(game: Game) -> tuple[Waiting, ...]:
    """Triggered mana abilities resolve right after their trigger, without priority and without the stack."""
    found = tuple(
        w
        for w in game.waiting
        if isinstance(w.ability, Triggered) and is_mana_ability(game, w.source, w.ability)
    )
    for trigger in found:
        TRIGGERED_MANA_RESOLVES_AT_ONCE.decided(
            game, f"the triggered mana ability of {game.label(trigger.source)} resolves at once"
        )
    return found


def resolve_triggered_mana_abilities(game: Game) -> Game:
    """Let the triggered mana abilities that wait resolve, those of the active player first."""
    if not game.waiting:
        return game
    now = resolving_now(game)
    if not now:
        return game
    game = replace(game, waiting=tuple(w for w in game.waiting if w not in now))
    for player in game.alive:
        for trigger in now:
            if trigger.controller == player:
                game = _resolve(game, trigger)
    return game


def _resolve(game: Game, trigger: Waiting) -> Game:
    thing = game.last_seen(trigger.source)
    about = trigger.happening
    speaker = Speaker(
        trigger.source,
        trigger.controller,
        chosen=Choices(words=words_of(game, thing, trigger.origin)),
        of=AbilityUsed(origin=trigger.origin, ability=trigger.ability, uid=trigger.uid),
        current=Filled(mana=about.mana),
    )
    speaker = with_event(speaker, about, trigger.ability)
    assert isinstance(trigger.ability, Triggered)
    if not as_other_triggers(game, speaker, trigger.ability):
        return game
    effects: tuple[Effect, ...] = trigger.ability.effects
    return resolve_triggered_mana_abilities(rules_of(game).instruct(game, speaker, effects))


@TRIGGERING_MANA_ABILITIES
def as_other_triggers(game: Game, speaker: Speaker, ability: Triggered) -> bool:
    """A triggered mana ability checks its condition again as it resolves, like any other trigger."""
    if ability.condition == Always():
        return True
    so = holds(game, views(game), speaker, ability.condition)
    state = "holds" if so else "does not hold"
    TRIGGERING_MANA_ABILITIES.decided(
        game, f"the condition of the ability of {game.label(speaker.source)} {state} as it resolves"
    )
    return so
