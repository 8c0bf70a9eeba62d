"""603: abilities that watch for something to happen, and go on the stack when they have seen it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from comprules.abilities.kinds import (
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    CastsSpell,
    Chapter,
    DealsDamage,
    Dies,
    DrawsCard,
    Encountered,
    EndStep,
    Enters,
    GainsLife,
    Happening,
    IsTurnedFaceUp,
    Leaves,
    LosesTheGame,
    Phases,
    SetInMotion,
    StateIs,
    Triggered,
)
from comprules.abilities.nouns import AllThese, Attached, Subject, This
from comprules.book.citing import rule
from comprules.events import (
    BeginsStep,
    Casts,
    Creates,
    Deals,
    Draws,
    Event,
    LosesGame,
    Moves,
    Notes,
    PhasesIn,
    PhasesOut,
    PutsCounters,
    TurnsFace,
)
from comprules.events import (
    GainsLife as GainsLifeEvent,
)
from comprules.happening.perform import add_object
from comprules.questions import Question, ask, ask_objects
from comprules.rules.keyword_abilities import spelled_out
from comprules.rules.linked_abilities import speaker_of
from comprules.rules.matching import Speaker, holds, is_described, players_of
from comprules.rules.supplementary_cards import face_up_cards
from comprules.rules.targets import is_legal_target, targets_in
from comprules.ruleset import abilities_of_permanents, views
from comprules.state import AbilityOnStack, Characteristics, Game, GameObject, Held, OnStack, Waiting, replace
from comprules.words import COMMAND_TYPES

__all__ = ["matches", "notice", "put_waiting_on_stack", "state_triggers"]


@dataclass(frozen=True, slots=True)
class About:
    """What a happening is about: the objects that the effect calls ``it``, and ``that player``."""

    objects: tuple[int, ...] = ()
    player: str = ""


def nothing_triggers(_before: Game, _events: tuple[Event, ...], after: Game) -> Game:
    """No ability ever triggers."""
    return after


@rule("603.2", without=nothing_triggers)
def notice(before: Game, events: tuple[Event, ...], after: Game) -> Game:
    """Each ability that watches for one of these events triggers, once for each time it happened."""
    waiting: list[Waiting] = []
    for event in events:
        if isinstance(event, Moves) and event.to == "battlefield" and event.object in after.successor:
            as_it_entered(after, after.successor[event.object])
        for game, (thing, held, ability) in _watching(before, after, event):
            if isinstance(ability, Triggered):
                waiting += _seen_by(game, after, event, thing, held, ability)
            if isinstance(ability, Chapter):
                waiting += _chapters(before, after, event, thing, ability)
    if not waiting:
        return after
    for trigger in waiting:
        after.note("603.2", f"an ability of {after.label(trigger.source)} triggers")
    return replace(after, waiting=(*after.waiting, *waiting))


_Watcher = tuple[int, Held, Triggered | Chapter]
"""An ability that waits for events, with the object that has it."""


def _watching(before: Game, after: Game, event: Event) -> Iterator[tuple[Game, _Watcher]]:
    """The abilities that could see the event: those there after it, and for what leaves those there before (603.10)."""
    for watcher in _watchers(after):
        yield after, watcher
    if isinstance(event, Moves | LosesGame):
        for watcher in _watchers(before):
            if watcher[0] not in after.objects and before.objects[watcher[0]].zone == "battlefield":
                yield before, watcher


def _watchers(game: Game) -> tuple[_Watcher, ...]:
    """The triggered abilities that could see an event in this state, in the order of the objects."""
    known: tuple[_Watcher, ...] | None = game.memo.get("watchers")
    if known is None:
        commanding = face_up_cards(game, *COMMAND_TYPES)
        there = (
            *abilities_of_permanents(game),
            *((thing.id, held) for thing in commanding for held in views(game)[thing.id].held),
        )
        spelled = ((i, held, spelled_out(game, held.ability)) for i, held in there)
        known = tuple([(i, held, a) for i, held, a in spelled if isinstance(a, Triggered | Chapter)])
        game.memo["watchers"] = known
    return known


def _seen_by(
    game: Game, after: Game, event: Event, thing: int, held: Held, ability: Triggered
) -> Iterator[Waiting]:
    """The trigger, if the event is what the ability waits for and its intervening condition holds (603.4)."""
    controller = views(game)[thing].controller
    speaker = speaker_of(game, thing, held, controller)
    about = matches(game, after, event, ability.when, speaker)
    if about is None:
        return
    if isinstance(ability.when, Dies | Leaves) and thing not in game.objects:
        return
    told = replace(speaker, about=about.objects, player=about.player)
    if holds(after, views(after), told, ability.condition):
        yield Waiting(ability, thing, controller, about, held.origin)


def _is(game: Game, speaker: Speaker, who: Subject, thing: int) -> bool:
    """Whether the object is the one, or one of those, that the words name; it is looked up in the game given."""
    match who:
        case This():
            return thing == speaker.source
        case Attached():
            return game.objects[speaker.source].attached_to == thing
        case AllThese(described):
            if thing not in game.objects:
                return False
            zone = game.objects[thing].zone
            if zone == "none":
                return False
            return is_described(game, views(game), speaker, replace(described, zone=zone), thing)
        case _:
            return False


def matches(game: Game, after: Game, event: Event, when: Happening, speaker: Speaker) -> About | None:
    """What an event is about, if it is one that the ability waits for; ``game`` is the one in which the ability is there."""
    match when, event:
        case Enters(who), Moves(thing, "battlefield"):
            entered = after.successor.get(thing, thing)
            there = as_it_entered(after, entered)
            return About((entered,)) if _is(there, speaker, who, entered) else None
        case Enters(who), Creates():
            newest = max((i for i in after.battlefield if after.objects[i].kind == "token"), default=0)
            return About((newest,)) if newest and _is(after, speaker, who, newest) else None
        case Dies(who), Moves(thing, "graveyard"):
            return _left(game, after, thing, speaker, who)
        case Leaves(who), Moves(thing, to) if to != "battlefield":
            return _left(game, after, thing, speaker, who)
        case (Phases(who, False), PhasesIn(thing)) | (Phases(who, True), PhasesOut(thing)):
            return About((thing,)) if _is(after, speaker, who, thing) else None
        case DealsDamage(who, to, combat), Deals(source, recipient, _, was_combat):
            return _dealt(game, speaker, who, to, (combat, was_combat), source, recipient)
        case CastsSpell(who, described), Casts(player, spell):
            if player in players_of(game, views(game), speaker, who) and _is(
                after, speaker, AllThese(replace(described, zone="stack")), spell
            ):
                return About((spell,), player)
            return None
        case DrawsCard(who), Draws(player):
            return About((), player) if player in players_of(game, views(game), speaker, who) else None
        case GainsLife(who), GainsLifeEvent(player):
            return About((), player) if player in players_of(game, views(game), speaker, who) else None
        case LosesTheGame(who), LosesGame(player):
            return About((), player) if player in players_of(game, views(game), speaker, who) else None
        case IsTurnedFaceUp(who), TurnsFace(thing, False):
            return About((thing,)) if _is(after, speaker, who, thing) else None
        case SetInMotion(who) | Encountered(who), TurnsFace(thing, False) if (
            after.objects[thing].zone == "command"
        ):
            return About((thing,)) if _is(after, speaker, who, thing) else None
        case BeginningOf(step, whose), BeginsStep(player, begun):
            mine = player in players_of(game, views(game), speaker, whose)
            return About((), player) if begun == step and mine else None
        case Attacks(who), Notes(int() as thing, "attacks"):
            return About((thing,)) if _is(after, speaker, who, thing) else None
        case Blocks(who), Notes(int() as thing, "blocks"):
            return About((thing,)) if _is(after, speaker, who, thing) else None
        case BecomesBlocked(who), Notes(int() as thing, "becomes blocked"):
            return About((thing,)) if _is(after, speaker, who, thing) else None
        case EndStep(), BeginsStep(_, "end"):
            return About()
        case _:
            return None


def as_printed(game: Game, thing: int) -> Game:
    """The entering permanent is looked at as it is printed."""
    now = views(game)
    base = game.objects[thing].base
    plain = replace(
        now[thing],
        colors=base.colors,
        supertypes=base.supertypes,
        types=base.types,
        subtypes=base.subtypes,
        power=base.power,
        toughness=base.toughness,
        held=tuple(h for h in now[thing].held if h.own),
    )
    imagined = replace(game, clock=game.clock)
    imagined.memo["views"] = {**now, thing: plain}
    return imagined


@rule("611.3c", without=as_printed)
def as_it_entered(game: Game, thing: int) -> Game:
    """Continuous effects apply as a permanent enters, before it is looked at for what triggers."""
    if _is_changed(game, thing):
        game.note("611.3c", f"{game.label(thing)} enters with effects already applied to it", standing=True)
    return game


def _is_changed(game: Game, thing: int) -> bool:
    """Whether effects make a permanent other than it is printed."""
    view, base = views(game)[thing], game.objects[thing].base
    now = (view.colors, view.types, view.subtypes, view.power, view.toughness, view.abilities)
    return now != (base.colors, base.types, base.subtypes, base.power, base.toughness, base.abilities)


def _left(game: Game, after: Game, thing: int, speaker: Speaker, who: Subject) -> About | None:
    """What left the battlefield is looked for as it was there (603.10a)."""
    known = after.last_known.get(thing)
    if known is None or known[0].zone != "battlefield":
        return None
    there = game
    if thing not in game.objects:
        there = replace(game, objects=game.objects.set(thing, known[0]))
        there.memo["views"] = {**views(game), thing: known[1]}
    return About((thing,)) if _is(there, speaker, who, thing) else None


def _dealt(
    game: Game,
    speaker: Speaker,
    who: Subject,
    to: str,
    combat: tuple[bool, bool],
    source: int,
    recipient: int | str,
) -> About | None:
    asked, was = combat
    if (asked and not was) or not _is(game, speaker, who, source):
        return None
    if isinstance(recipient, str):
        return None if to == "creature" else About((source,), recipient)
    if to in ("player", "opponent"):
        return None
    if to == "creature" and (recipient not in game.objects or "creature" not in views(game)[recipient].types):
        return None
    return About((recipient,) if to else (source,))


@rule("714.2b", essential="a Saga's chapters have to trigger on something")
def _chapters_reached(before: Game, after: Game, thing: int) -> tuple[int, int]:
    """How many lore counters a Saga had before and has now."""

    def lore(game: Game) -> int:
        found = game.objects[thing].counters.get("lore") if thing in game.objects else None
        return found.amount if found else 0

    return lore(before), lore(after)


def _chapters(before: Game, after: Game, event: Event, thing: int, ability: Chapter) -> Iterator[Waiting]:
    if not isinstance(event, PutsCounters) or event.on != thing or event.kind != "lore":
        return
    old, new = _chapters_reached(before, after, thing)
    if any(old < number <= new for number in ability.numbers):
        yield Waiting(ability, thing, views(after)[thing].controller, About())


# ---- state triggers (603.8)


def no_state_triggers(game: Game) -> Game:
    """Nothing watches for a state."""
    return game


@rule("603.8", "704.1a", without=no_state_triggers)
def state_triggers(game: Game) -> Game:
    """An ability that watches for a state triggers as soon as it is so, and not again before it has left the stack."""
    seen = set(game.states_seen)
    now: set[tuple[int, object]] = set()
    waiting: list[Waiting] = []
    for i, held in abilities_of_permanents(game):
        ability = held.ability
        if not isinstance(ability, Triggered) or not isinstance(ability.when, StateIs):
            continue
        speaker = speaker_of(game, i, held, views(game)[i].controller)
        if not holds(game, views(game), speaker, ability.when.condition):
            game.note("704.1a", f"{game.label(i)} watches for a state that is not so now", standing=True)
        else:
            now.add((i, held.uid))
            if (i, held.uid) not in seen:
                waiting.append(Waiting(ability, i, speaker.controller, About(), held.origin))
                game.note("603.8", f"{game.label(i)} watches for a state, which has come about")
                game.note("704.1a", f"{game.label(i)} has a triggered ability for it: no state-based action")
    if not waiting and now == seen:
        return game
    return replace(game, waiting=(*game.waiting, *waiting), states_seen=frozenset(now))


# ---- onto the stack (603.3)


@rule("603.3b", essential="waiting abilities have to get onto the stack")
def put_waiting_on_stack(game: Game) -> Game:
    """Players in turn order put their waiting abilities on the stack, each in the order of his or her choice."""
    for player in game.alive:
        mine = [w for w in game.waiting if w.controller == player]
        if not mine:
            continue
        names = {f"{game.label(w.source)}{f' ({n})' if n > 1 else ''}": w for n, w in _numbered(mine)}
        order = tuple(names)
        if len({(w.ability, w.happening) for w in mine}) > 1 or len({w.source for w in mine}) > 1:
            text = "order the triggered abilities, the first to be put on the stack first"
            order = ask(game, Question.ordering(player, text, order))
        for name in order:
            game = _put_on_stack(game, names[name])
    return replace(game, waiting=())


def _numbered(waiting: list[Waiting]) -> Iterator[tuple[int, Waiting]]:
    count: dict[int, int] = {}
    for trigger in waiting:
        count[trigger.source] = count.get(trigger.source, 0) + 1
        yield count[trigger.source], trigger


def _put_on_stack(game: Game, trigger: Waiting) -> Game:
    game, targets = _targets_for(game, trigger)
    if targets is None:
        game.note("603.3d", f"the ability of {game.label(trigger.source)} has no legal target and is removed")
        return game
    base = Characteristics(name=f"ability of {game.label(trigger.source)}", abilities=(trigger.ability,))
    on_stack = OnStack(
        targets, ability=AbilityOnStack(trigger.ability, trigger.source, trigger.happening, trigger.origin)
    )
    thing = GameObject(
        0,
        base.name,
        base,
        trigger.controller,
        trigger.controller,
        "stack",
        0,
        kind="ability",
        on_stack=on_stack,
    )
    game, _ = add_object(game, thing)
    game.note("603.3b", f"{base.name} is put on the stack")
    return game


@rule("603.3d", essential="targets have to be chosen as the ability goes on the stack")
def _targets_for(game: Game, trigger: Waiting) -> tuple[Game, tuple[tuple[int | str, ...], ...] | None]:
    """The targets that its controller chooses for a triggered ability; None where a needed one is missing."""
    speaker = Speaker(trigger.source, trigger.controller)
    chosen: list[tuple[int | str, ...]] = []
    for wanted in targets_in(trigger.ability):
        everything: tuple[int | str, ...] = (*game.objects, *game.alive)
        legal = [t for t in everything if is_legal_target(game, speaker, wanted, t)]
        least = getattr(wanted, "least", 1)
        most = getattr(wanted, "most", 1)
        if len(legal) < least:
            return game, None
        text = f"choose a target for the ability of {game.label(trigger.source)}"
        chosen.append(ask_objects(game, trigger.controller, text, legal, least, most))
    return game, tuple(chosen)
