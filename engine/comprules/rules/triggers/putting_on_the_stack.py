"""603.3: triggered abilities are put on the stack."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.kinds import May, Triggered, Unless
from comprules.abilities.nouns import Target
from comprules.abilities.parts import parts_of
from comprules.abilities.simple_nouns import Attached, DefendingPlayer, PlayerTarget, This
from comprules.abilities.slots import Reference
from comprules.abilities.trigger_events import AbilityTriggers
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.spells_and_abilities import CreatesOnStack, PutsAbilityOnStack
from comprules.happening import happen
from comprules.happening.whose_turn import who_decides_together
from comprules.questions import Question, ask
from comprules.rules.keywords.backup import lending
from comprules.rules.mana.mana_abilities import resolve_triggered_mana_abilities
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.all_of_them import ask_together, can_be_completed
from comprules.rules.meaning.speaker import AbilityUsed, Choices, with_event
from comprules.rules.permission.prohibitions import goes_on_under_split_second
from comprules.rules.targeting.choosing_modes import ask_modes
from comprules.rules.targeting.choosing_targets import in_one_zone, least_and_most, who_have_one
from comprules.rules.targeting.different_targets import can_be_filled, legal_targets
from comprules.rules.targeting.dividing import division_of
from comprules.rules.targeting.modes import has_other_numbers, instructions, modal_part
from comprules.rules.targeting.modes_chosen_before import with_modes_noted
from comprules.rules.targeting.targets import Targets, targets_in
from comprules.rules.targeting.who_chooses import who_chooses
from comprules.rules.triggers.inherent_abilities import is_of_speed, is_of_the_initiative
from comprules.rules.triggers.times_triggered import x_of_trigger
from comprules.ruleset import seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting
from comprules.state.objects import NOT_YET, AbilityOnStack, Characteristics, GameObject, OnStack

__all__ = [
    "CONTROLLER_OF_TRIGGERED_ABILITY",
    "CONTROLLER_OF_WAITING_ABILITY",
    "MODES_OF_TRIGGERED_ABILITY",
    "NO_TRIGGERS_OF_THE_GONE",
    "OPTIONAL_TRIGGERED_ABILITIES",
    "ORDER_OF_TRIGGERED_ABILITIES",
    "TARGETED_TRIGGERED_ABILITIES",
    "TARGETS_OF_TRIGGERED_ABILITY",
    "TOGETHER_ON_THE_STACK",
    "TRIGGERS_ON_THE_STACK",
    "WHAT_IS_ON_THE_STACK",
    "controller_as_it_triggered",
    "goes_on_stack",
    "in_two_parts",
    "modes_for",
    "put_waiting_on_stack",
    "targets_for",
    "those_of_the_present",
    "who_order_triggers",
]

CONTROLLER_OF_WAITING_ABILITY = cite("109.4b")
TOGETHER_ON_THE_STACK = cite("405.3")
WHAT_IS_ON_THE_STACK = cite("405.4")
TRIGGERS_ON_THE_STACK = cite("603.3")
CONTROLLER_OF_TRIGGERED_ABILITY = cite("603.3a")
ORDER_OF_TRIGGERED_ABILITIES = cite("603.3b")
MODES_OF_TRIGGERED_ABILITY = cite("603.3c")
TARGETED_TRIGGERED_ABILITIES = cite("115.1d")
TARGETS_OF_TRIGGERED_ABILITY = cite("603.3d")
OPTIONAL_TRIGGERED_ABILITIES = cite("603.5")
NO_TRIGGERS_OF_THE_GONE = cite("800.4d")


@TRIGGERS_ON_THE_STACK
def put_waiting_on_stack(game: Game) -> Game:
    """Waiting abilities get onto the stack, each by its controller."""
    game = resolve_triggered_mana_abilities(game)
    waiting = game.waiting
    if not waiting:
        return game
    TRIGGERS_ON_THE_STACK.decided(
        game, f"the game puts {many(len(waiting), 'triggered ability')} on the stack"
    )
    waiting = those_of_the_present(game, waiting)
    waiting = tuple(replace(w, controller=controller_as_it_triggered(game, w)) for w in waiting)
    game = replace(game, waiting=())
    on_stack: dict[int, int] = {}
    for part in in_two_parts(game, waiting):
        for players in who_order_triggers(game):
            theirs = [w for w in part if w.controller in players]
            for trigger in _in_order(game, players, theirs):
                game = _put_on_stack(game, trigger, on_stack)
    return game


@NO_TRIGGERS_OF_THE_GONE
def those_of_the_present(game: Game, waiting: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
    """What a player who has left the game would control is not put on the stack."""
    theirs = [w for w in waiting if game.players[w.controller].gone]
    for trigger in theirs:
        NO_TRIGGERS_OF_THE_GONE.decided(
            game, f"the ability of {_source(game, trigger)} would be {trigger.controller}'s, who has left"
        )
    return tuple(w for w in waiting if w not in theirs) if theirs else waiting


@ORDER_OF_TRIGGERED_ABILITIES.essential("abilities are put on the stack by somebody")
@TOGETHER_ON_THE_STACK
def who_order_triggers(game: Game) -> tuple[tuple[str, ...], ...]:
    """Each player in turn order puts his or her own abilities on the stack, the active player's lowest."""
    TOGETHER_ON_THE_STACK.decided_once(game, f"what belongs to {game.active} is put on the stack first")
    return tuple((player,) for player in game.alive)


@ORDER_OF_TRIGGERED_ABILITIES
def in_two_parts(game: Game, waiting: tuple[Waiting, ...]) -> tuple[tuple[Waiting, ...], ...]:
    """Abilities that triggered on other abilities' triggering go on the stack after all the rest.

    In each of the two parts the players put theirs there in turn order.
    """
    second = tuple(w for w in waiting if isinstance(getattr(w.ability, "when", None), AbilityTriggers))
    first = tuple(w for w in waiting if w not in second)
    ORDER_OF_TRIGGERED_ABILITIES.decided(
        game,
        f"players in turn order put {many(len(first), 'ability')} on the stack, then {len(second)} more",
    )
    return (first, second)


@CONTROLLER_OF_WAITING_ABILITY
@CONTROLLER_OF_TRIGGERED_ABILITY
@WHAT_IS_ON_THE_STACK
def controller_as_it_triggered(game: Game, trigger: Waiting) -> str:
    """Whoever controlled the source at the moment of triggering controls the ability."""
    if trigger.source and seen(game, trigger.source).controller != trigger.controller:
        for cited in (CONTROLLER_OF_TRIGGERED_ABILITY, CONTROLLER_OF_WAITING_ABILITY):
            had = f"{trigger.controller} controlled {game.label(trigger.source)} as its ability triggered"
            cited.decided(game, had)
    if trigger.source and game.last_seen(trigger.source).owner != trigger.controller:
        WHAT_IS_ON_THE_STACK.decided(
            game, f"{trigger.controller}, and not its owner, controls the ability of {_source(game, trigger)}"
        )
    return trigger.controller


def _in_order(game: Game, players: tuple[str, ...], mine: list[Waiting]) -> list[Waiting]:
    names = {f"{_source(game, w)}{f' ({n})' if n > 1 else ''}": w for n, w in _numbered(game, mine)}
    order = tuple(names)
    if len({_told_apart_by(trigger) for trigger in mine}) > 1:
        text = "order the triggered abilities, the first to be put on the stack first"
        order = ask(game, Question.ordering(who_decides_together(game, players), text, order))
    return [names[name] for name in order]


def _told_apart_by(trigger: Waiting) -> tuple[object, ...]:
    """Return what the order of triggered abilities could show; nobody orders what is all the same."""
    ability = trigger.ability
    if not isinstance(ability, Triggered) or _speaks_of(ability, Reference, DefendingPlayer):
        return ability, trigger.source, trigger.happening
    if _speaks_of(ability, This, Attached, Target, PlayerTarget):
        return ability, trigger.source
    return (ability,)


def _speaks_of(ability: Triggered, *words: type) -> bool:
    """Say whether words of these kinds stand in what an ability does, or in its condition."""

    def stand_in(part: object) -> bool:
        if isinstance(part, words):
            return True
        return any(stand_in(inner) for inner in parts_of(part))

    return stand_in((ability.effects, ability.condition))


def _source(game: Game, trigger: Waiting) -> str:
    """Name the source; the abilities of titles and of speed have none (723.2, 724.2, 702.179d)."""
    if trigger.source:
        return game.label(trigger.source)
    if is_of_speed(trigger.ability):
        return "speed"
    return "the initiative" if is_of_the_initiative(trigger.ability) else "the monarch"


def _numbered(game: Game, waiting: list[Waiting]) -> Iterator[tuple[int, Waiting]]:
    """Yield each with its number among those whose sources have the same name.

    A card that two players share stays among them.
    """
    count: dict[str, int] = {}
    for trigger in waiting:
        label = _source(game, trigger)
        count[label] = count.get(label, 0) + 1
        yield count[label], trigger


@OPTIONAL_TRIGGERED_ABILITIES
def goes_on_stack(game: Game, trigger: Waiting) -> bool:
    """Optional abilities, and those with ``unless``, go on the stack; the choice comes as they resolve."""
    effects = getattr(trigger.ability, "effects", ())
    if effects and isinstance(effects[0], May | Unless):
        OPTIONAL_TRIGGERED_ABILITIES.decided(
            game, f"the ability of {game.label(trigger.source)} goes on the stack, wanted or not"
        )
    return True


def _put_on_stack(game: Game, trigger: Waiting, on_stack: dict[int, int]) -> Game:
    told = f"the triggered ability of {_source(game, trigger)}"
    if not goes_on_stack(game, trigger) or not goes_on_under_split_second(game, told):
        return game
    trigger = lending(game, trigger)
    modes = modes_for(game, trigger)
    targets = None if modes is None else targets_for(game, trigger, modes)
    if modes is None or targets is None:
        return game
    about = trigger.happening
    if about is not None and about.trigger:
        other = on_stack.get(about.trigger)
        about = replace(about, objects=(other,) if other is not None else ())
    base = Characteristics(name=f"ability of {_source(game, trigger)}", abilities=(trigger.ability,))
    x = about.x if about is not None and about.x else x_of_trigger(game, trigger)
    left = instructions(getattr(trigger.ability, "effects", ()), OnStack(modes=modes))
    division = division_of(game, _speaker_of(trigger), left, targets)
    made = AbilityOnStack(trigger.ability, trigger.source, about, trigger.origin, trigger.uid, trigger.number)
    who = trigger.controller
    thing = GameObject(
        NOT_YET,
        base.name,
        base,
        who,
        who,
        "stack",
        NOT_YET,
        kind="ability",
        on_stack=OnStack(targets, x, modes, ability=made, division=division),
    )
    modal = modal_part(getattr(trigger.ability, "effects", ()))
    game = happen(with_modes_noted(game, trigger.source, modal, modes), CreatesOnStack(thing))
    fresh = game.zone("stack")[0]
    on_stack[trigger.number] = fresh
    TRIGGERS_ON_THE_STACK.decided(game, f"{base.name} is put on the stack by {who}")
    return happen(game, PutsAbilityOnStack(who, fresh))


def _speaker_of(trigger: Waiting) -> Speaker:
    ability = trigger.ability if isinstance(trigger.ability, Triggered) else None
    speaker = Speaker(
        trigger.source,
        trigger.controller,
        of=AbilityUsed(origin=trigger.origin, ability=ability, way="ability"),
    )
    about = trigger.happening
    if about is None:
        return speaker
    return replace(with_event(speaker, about, ability), chosen=Choices(x=about.x))


@MODES_OF_TRIGGERED_ABILITY
def modes_for(game: Game, trigger: Waiting) -> tuple[int, ...] | None:
    """Its controller chooses the modes of a modal ability among those that could have their targets.

    None where that can't be.
    """
    modes = modal_part(getattr(trigger.ability, "effects", ()))
    if modes is None:
        return ()
    speaker = _speaker_of(trigger)
    least, most = modes.least, modes.most
    if has_other_numbers(game, speaker, modes):
        least, most = modes.least_paid, modes.most_paid
    player = who_chooses(game, speaker, modes.chooser, for_spell=False)
    what = f"the ability of {game.label(trigger.source)}"
    picked = ask_modes(game, speaker, modes, player, what, least, most)
    if not picked:
        MODES_OF_TRIGGERED_ABILITY.decided(game, f"no mode of {what} is chosen: it is removed")
        return None
    MODES_OF_TRIGGERED_ABILITY.decided(game, f"{player} chooses the mode {', '.join(map(str, picked))}")
    return tuple(sorted(picked))


@TARGETED_TRIGGERED_ABILITIES
@TARGETS_OF_TRIGGERED_ABILITY
def targets_for(game: Game, trigger: Waiting, modes: tuple[int, ...]) -> Targets | None:
    """Its controller chooses targets as for a spell.

    Where a needed one is missing the ability is removed: None.
    """
    speaker = _speaker_of(trigger)
    groups: dict[int, tuple[int | str, ...]] = {}
    effects = instructions(getattr(trigger.ability, "effects", ()), OnStack(modes=modes))
    every = tuple(targets_in(effects))
    for place, wanted in enumerate(every, 1):
        least, most = least_and_most(game, speaker, wanted)
        legal = legal_targets(game, speaker, wanted, groups)
        if any(other.distinct for other in every[place:]) and most == 1:
            legal = [
                t
                for t in legal
                if can_be_filled(game, speaker, every[place:], {**groups, wanted.index: (t,)})
            ]
        if isinstance(wanted, Target) and wanted.together:
            legal = in_one_zone(game, trigger.controller, legal, least)
        described = wanted.filter if isinstance(wanted, Target) else None
        if len(legal) < least or not can_be_completed(game, speaker, described, (), legal, least):
            TARGETS_OF_TRIGGERED_ABILITY.decided(
                game, f"the ability of {game.label(trigger.source)} has no legal target and is removed"
            )
            return None
        chooser = wanted.chooser if isinstance(wanted, Target) else None
        player = who_chooses(game, speaker, chooser, for_spell=False)
        text = f"choose a target for the ability of {game.label(trigger.source)}"
        groups[wanted.index] = tuple(
            chosen
            for among, some, many in _asked_for(game, speaker, wanted, legal, (least, most))
            for chosen in ask_together(
                game, player, text, speaker, described, among, (some, min(many, len(among)))
            )
        )
    if groups:
        TARGETED_TRIGGERED_ABILITIES.decided(
            game, f"the ability of {game.label(trigger.source)} is targeted as it is put on the stack"
        )
        TARGETS_OF_TRIGGERED_ABILITY.decided(
            game, f"{trigger.controller} chooses targets for the ability of {game.label(trigger.source)}"
        )
    return tuple(groups.get(index, ()) for index in range(max(groups, default=-1) + 1))


def _asked_for(
    game: Game,
    speaker: Speaker,
    wanted: Target | PlayerTarget,
    legal: list[int | str],
    bounds: tuple[int, int],
) -> Iterator[tuple[list[int | str], int, int]]:
    """Among what, and how many, is to be chosen: all at once, or one for each player who has one."""
    if not isinstance(wanted, Target) or wanted.each is None:
        yield legal, *bounds
        return
    board = views(game)
    for player in who_have_one(game, speaker, wanted):
        theirs: list[int | str] = [t for t in legal if isinstance(t, int) and board[t].controller == player]
        yield theirs, min(1, wanted.least), 1
