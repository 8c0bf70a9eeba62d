"""704: what happens by itself whenever a player would receive priority.

Each row of :data:`STATE_BASED_ACTIONS` looks at the game and proposes events; :func:`check_once` lets all proposed events happen at once
(704.3) and :mod:`comprules.rules.turn.priority` repeats the check.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from comprules.abilities.kinds import Chapter, Room, Static, Triggered
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.statements import CantHaveMoreCounters, NoLegendRule
from comprules.book.citing import Spared, cite, marks_of
from comprules.events import (
    CeasesToExist,
    Destroys,
    Event,
    LosesGame,
    Moves,
    Notes,
    RemovesCounters,
    Sacrifices,
    SetsSpeed,
    TurnsFace,
    Unattaches,
)
from comprules.happening import happen
from comprules.keyword_instances import works
from comprules.questions import ask_one
from comprules.rules.meaning import Speaker, objects_of, opponents_of
from comprules.rules.state_based.board import (
    SeenObject,
    looks_back_to_last_check,
    needs,
    only_with,
    other_than_cards,
    permanents,
    what_there_is,
)
from comprules.rules.targeting.attaching import may_be_attached
from comprules.ruleset import Table, rules_of, said_by_statics, views
from comprules.state import Game, GameObject, View, replace

__all__ = [
    "CHECK_BEFORE_PRIORITY",
    "LOW_LIFE",
    "STATE_BASED_ACTIONS",
    "TEN_POISON_COUNTERS",
    "StateBasedAction",
    "Verdict",
    "check_once",
    "has_ability_under_way",
]

CARDS_OVERRIDE_RULES = cite("101.1")
BESTOWED_UNATTACHED = cite("702.103f")
PERFORMING_STATE_BASED_ACTIONS = cite("704.1")
THROUGHOUT_THE_GAME = cite("704.2")
CHECK_BEFORE_PRIORITY = cite("704.3")
NO_LIFE_LEFT = cite("704.5a")
DREW_FROM_EMPTY_LIBRARY = cite("704.5b")
TEN_POISON_COUNTERS = cite("704.5c")
TOKENS_ELSEWHERE = cite("704.5d")
COPIES_ELSEWHERE = cite("704.5e")
TOUGHNESS_0 = cite("704.5f")
LETHAL_DAMAGE = cite("704.5g")
DEATHTOUCH_DAMAGE = cite("704.5h")
LOYALTY_0 = cite("704.5i")
LEGEND_RULE = cite("704.5j")
WORLD_RULE = cite("704.5k")
ILLEGAL_AURAS = cite("704.5m")
ILLEGAL_EQUIPMENT = cite("704.5n")
ATTACHED_WITHOUT_REASON = cite("704.5p")
OPPOSITE_COUNTERS = cite("704.5q")
TOO_MANY_COUNTERS = cite("704.5r")
FINISHED_SAGAS = cite("704.5s")
FINISHED_DUNGEONS = cite("704.5t")
SECTOR_DESIGNATIONS = cite("704.5u")
DEFENSE_0 = cite("704.5v")
BATTLES_WITHOUT_PROTECTOR = cite("704.5w")
SIEGES_PROTECTED_BY_CONTROLLER = cite("704.5x")
ONE_ROLE_EACH = cite("704.5y")
ENGINES_STARTED = cite("704.5z")


Verdict = Event | Spared
"""What a state-based action comes to about something: an event that is to happen, or that nothing is."""

StateBasedAction = Callable[[Game], Iterable[Verdict]]
"""A state-based action: it looks at the game and proposes what is to happen."""

Proposals = list[tuple[StateBasedAction, Event]]
"""What state-based actions propose, each with the one that proposes it."""


@PERFORMING_STATE_BASED_ACTIONS
def check_once(game: Game) -> tuple[Game, bool]:
    """Look at every condition and perform the state-based actions that apply; they happen by themselves, without the stack.

    The second value says whether anything happened.
    """
    if not is_checked_now(game):
        return game, False
    if is_at_rest(game):
        return game, False
    moment = game.clock
    there = what_there_is(game)
    proposed = _proposed(game, there)
    after = perform_actions(game, proposed)
    happened = any(
        getattr(after, part) is not getattr(game, part)
        for part in ("objects", "players", "shields", "lasting")
    )
    if happened:
        THROUGHOUT_THE_GAME.decided_once(game, f"the game itself acts in the step {game.step}")
        PERFORMING_STATE_BASED_ACTIONS.decided_once(game, "what is so makes it happen, without the stack")
    after = _afterwards(after, moment)
    if not proposed and "battle" not in there and not look_back(rules_of(game).state_based_actions.rows):
        after.memo["at rest"] = True
    return after, happened


@cache
def look_back(actions: tuple[StateBasedAction, ...]) -> bool:
    """Whether it matters to one of the actions when the last check was."""
    return any(looks_back_to_last_check(action) for action in actions)


def is_at_rest(game: Game) -> bool:
    """Whether nothing can have come about since a check that found nothing to do; no rule, but time saved."""
    return "at rest" in game.memo


@cache
def worth_asking(
    actions: tuple[StateBasedAction, ...], there: frozenset[str]
) -> tuple[StateBasedAction, ...]:
    """The actions that could find anything among what there is."""
    return tuple(action for action in actions if not needs(action) or needs(action) & there)


def _proposed(game: Game, there: frozenset[str]) -> Proposals:
    proposed: Proposals = []
    for action in worth_asking(rules_of(game).state_based_actions.rows, there):
        for verdict in action(game):
            if isinstance(verdict, Spared):
                verdict.citation.decided_once(game, verdict.what)
            else:
                proposed.append((action, verdict))
    return proposed


@THROUGHOUT_THE_GAME
def is_checked_now(_game: Game) -> bool:
    """State-based actions are checked all through the game, and no player controls them."""
    return True


@CHECK_BEFORE_PRIORITY
def perform_actions(game: Game, proposed: Proposals) -> Game:
    """All state-based actions that apply are performed as a single event."""
    if proposed:
        CHECK_BEFORE_PRIORITY.decided(game, f"{len(proposed)} state-based actions are performed at once")
    return perform_all(game, proposed)


def perform_all(game: Game, proposed: Proposals) -> Game:
    """Let the proposed events happen, each on the record under its rule."""
    for action, event in proposed:
        for mark in marks_of(action):
            mark.citation.decided(game, described(game, event))
    return happen(game, *(event for _, event in proposed))


def _afterwards(game: Game, checked: int) -> Game:
    """What counts only since the last check is forgotten: draws from an empty library, damage by deathtouch."""
    for player in game.players.values():
        if player.drew_from_empty:
            game = game.altering_player(player.name, drew_from_empty=False)
    for i in game.zone("battlefield"):
        if game.objects[i].hurt_by_deathtouch:
            game = game.altering(i, hurt_by_deathtouch=False)
    return replace(game, checked=checked)


def described(game: Game, event: Event) -> str:
    """What a state-based action does, in words for the record."""
    match event:
        case LosesGame(player, reason):
            return f"{player} loses the game: {reason}"
        case CeasesToExist(thing):
            return f"{game.label(thing)} ceases to exist"
        case Moves(thing, "graveyard"):
            return f"{game.label(thing)} is put into its owner's graveyard"
        case Moves(thing, "command", face_down=True):
            return f"{game.label(thing)} is put face down on the bottom of its deck"
        case TurnsFace(thing):
            return f"{game.label(thing)} is turned face up"
        case Moves(thing, to):
            return f"{game.label(thing)} is put into the zone {to}"
        case Destroys(thing):
            return f"{game.label(thing)} is destroyed"
        case Sacrifices(player, thing):
            return f"{player} sacrifices {game.label(thing)}"
        case Unattaches(thing):
            return f"{game.label(thing)} becomes unattached"
        case RemovesCounters(on, kind, amount):
            return f"{amount} {kind} counters are removed from {game.label(on)}"
        case Notes(about, key, value):
            return f"{game.label(about)}: the {key} is {value}"
        case SetsSpeed(player, speed):
            return f"{player}'s speed becomes {speed}"
        case _:  # words for the record alone
            return type(event).__name__


def _to_graveyard(things: Iterable[int]) -> Iterator[Verdict]:
    return (Moves(thing, "graveyard", cause="state-based action") for thing in things)


# ---- players

LOW_LIFE = 6
"""From this life total on it is not worth a line that a player lives."""


@NO_LIFE_LEFT
def no_life_left(game: Game) -> Iterator[Verdict]:
    """Whoever has no life left loses."""
    for name in game.alive:
        life = game.players[name].life
        if life <= 0:
            yield LosesGame(name, "0 or less life")
        elif life < LOW_LIFE:
            yield NO_LIFE_LEFT.spared(f"{name} has {life} life")


@DREW_FROM_EMPTY_LIBRARY
def drew_from_empty_library(game: Game) -> Iterator[Verdict]:
    """A player who has had to draw from an empty library since the last check loses the game."""
    for name in game.alive:
        if game.players[name].drew_from_empty:
            yield LosesGame(name, "drew from an empty library")
        elif not game.zone("library", name):
            yield DREW_FROM_EMPTY_LIBRARY.spared(
                f"{name} has no cards in the library and did not have to draw"
            )


@only_with("player with counters")
@TEN_POISON_COUNTERS
def ten_poison_counters(game: Game) -> Iterator[Verdict]:
    """Ten poison counters or more lose a player the game."""
    for name in game.alive:
        poison = game.players[name].counters.get("poison")
        if poison and poison.amount >= 10:
            yield LosesGame(name, "ten or more poison counters")
        elif poison:
            yield TEN_POISON_COUNTERS.spared(f"{name} has {poison.amount} poison counters")


# ---- tokens and copies


@only_with("token")
@TOKENS_ELSEWHERE
def tokens_elsewhere(game: Game) -> Iterator[Verdict]:
    """A token in any zone but the battlefield ceases to exist."""
    for thing in other_than_cards(game):
        if thing.kind != "token":
            continue
        if thing.zone == "battlefield":
            yield TOKENS_ELSEWHERE.spared(f"{game.label(thing.id)} is a token on the battlefield")
        else:
            yield CeasesToExist(thing.id)


@only_with("copy of a spell", "copy of a card")
@COPIES_ELSEWHERE
def copies_elsewhere(game: Game) -> Iterator[Verdict]:
    """A copied spell is only on the stack; a copied card only there or on the battlefield."""
    for thing in other_than_cards(game):
        allowed = {"copy of a spell": ("stack",), "copy of a card": ("stack", "battlefield")}.get(thing.kind)
        if allowed is None:
            continue
        if thing.zone in allowed:
            yield COPIES_ELSEWHERE.spared(f"{game.label(thing.id)} is a {thing.kind} where it may be")
        else:
            yield CeasesToExist(thing.id)


# ---- creatures and planeswalkers


@only_with("creature")
@TOUGHNESS_0
def toughness_0(game: Game) -> Iterator[Verdict]:
    """A creature whose toughness is 0 or less goes to its owner's graveyard; that is no destruction."""
    for thing, view in permanents(game, "creature"):
        if (view.toughness or 0) <= 0:
            yield from _to_graveyard((thing.id,))
        elif view.toughness == 1:
            yield TOUGHNESS_0.spared(f"{game.label(thing.id)} has toughness 1")


@only_with("damage")
@LETHAL_DAMAGE
def lethal_damage(game: Game) -> Iterator[Verdict]:
    """A creature with damage marked on it, at least as much as its positive toughness, is destroyed."""
    for thing, view in permanents(game):
        lethal = 0 < (view.toughness or 0) <= thing.damage
        if "creature" in view.types and lethal and not works(game, view, "indestructible"):
            yield Destroys(thing.id, by_effect=False)
        elif thing.damage:
            yield LETHAL_DAMAGE.spared(
                f"{game.label(thing.id)} is marked with {thing.damage} damage, which does not destroy it"
            )


@only_with("deathtouch")
@DEATHTOUCH_DAMAGE
def deathtouch_damage(game: Game) -> Iterator[Verdict]:
    """A creature of positive toughness that a source with deathtouch has damaged since the last check is destroyed."""
    for thing, view in permanents(game):
        if not thing.hurt_by_deathtouch:
            continue
        alive = "creature" in view.types and (view.toughness or 0) > 0
        if alive and not works(game, view, "indestructible"):
            yield Destroys(thing.id, by_effect=False)
        else:
            yield DEATHTOUCH_DAMAGE.spared(
                f"{game.label(thing.id)} was damaged by deathtouch, which does not destroy it"
            )


@only_with("planeswalker")
@LOYALTY_0
def loyalty_0(game: Game) -> Iterator[Verdict]:
    """A planeswalker without loyalty goes to its owner's graveyard."""
    for thing, view in permanents(game, "planeswalker"):
        if not view.loyalty:
            yield from _to_graveyard((thing.id,))
        else:
            yield LOYALTY_0.spared(f"{game.label(thing.id)} has loyalty {view.loyalty}")


# ---- uniqueness


@LEGEND_RULE
def legend_rule(game: Game) -> Iterator[Verdict]:
    """Of the legendary permanents of one name that a player controls, that player keeps one."""
    groups: dict[tuple[str, str], list[SeenObject]] = defaultdict(list)
    spared = spared_by_effects(game)
    for thing, view in permanents(game):
        if view.name and thing.id not in spared:
            groups[view.controller, view.name].append((thing, view))
    for (player, name), things in groups.items():
        labels = {game.label(t.id): t.id for t, view in things if "legendary" in view.supertypes}
        if len(labels) > 1:
            kept = ask_one(game, player, f"choose which {name} to keep", tuple(labels))
            yield from _to_graveyard(i for label, i in labels.items() if label != kept)
        elif labels:
            yield LEGEND_RULE.spared(f"{next(iter(labels))} is the only legendary {name} of {player}")
        elif len(things) > 1:
            yield LEGEND_RULE.spared(f"{player}'s permanents called {name} are not legendary")


def spared_by_effects(game: Game) -> frozenset[int]:
    """The permanents to which effects say that the legend rule doesn't apply (101.1)."""
    spared: set[int] = set()
    for i, held, _, part in said_by_statics(game, NoLegendRule):
        speaker = Speaker(i, views(game)[i].controller, origin=held.origin)
        kind = AllThese(part.to or Filter())
        named = objects_of(game, views(game), speaker, kind)
        CARDS_OVERRIDE_RULES.decided_once(
            game, f"{game.label(i)}: the legend rule doesn't apply to {len(named)} permanents"
        )
        spared.update(named)
    return frozenset(spared)


@only_with("world")
@WORLD_RULE
def world_rule(game: Game) -> Iterator[Verdict]:
    """Of the world permanents only the newest stays; if two are newest together, none does."""
    worlds = {
        thing.id: thing.world_since or 0
        for thing, view in permanents(game, "world")
        if "world" in view.supertypes
    }
    if len(worlds) < 2:
        yield from (WORLD_RULE.spared(f"{game.label(i)} is the only world permanent") for i in worlds)
        return
    newest = [i for i, since in worlds.items() if since == max(worlds.values())]
    kept = newest if len(newest) == 1 else []
    yield from _to_graveyard(i for i in worlds if i not in kept)


# ---- attachments


@only_with("Aura")
@ILLEGAL_AURAS
def illegal_auras(game: Game) -> Iterator[Verdict]:
    """An Aura on nothing, or on something it can't enchant, is put into its owner's graveyard."""
    for thing, _ in permanents(game, "Aura"):
        if may_be_attached(game, thing.id, thing.attached_to):
            yield ILLEGAL_AURAS.spared(f"{game.label(thing.id)} may be on {game.label(thing.attached_to)}")
        elif thing.bestowed:
            BESTOWED_UNATTACHED.decided(
                game, f"{game.label(thing.id)} becomes unattached and ceases to be bestowed"
            )
            yield Unattaches(thing.id)
        else:
            yield from _to_graveyard((thing.id,))


@only_with("Equipment", "Fortification")
@ILLEGAL_EQUIPMENT
def illegal_equipment(game: Game) -> Iterator[Verdict]:
    """An Equipment or Fortification on something illegal becomes unattached and stays."""
    for thing, view in permanents(game, "Equipment", "Fortification"):
        legal = "creature" in view.types or may_be_attached(game, thing.id, thing.attached_to)
        if thing.attached_to is not None and not legal:
            yield Unattaches(thing.id)
        else:
            yield ILLEGAL_EQUIPMENT.spared(
                f"{game.label(thing.id)} stays as it is, attached to {game.label(thing.attached_to)}"
            )


@only_with("attached")
@ATTACHED_WITHOUT_REASON
def attached_without_reason(game: Game) -> Iterator[Verdict]:
    """A creature, a battle, or any permanent that is no Aura, Equipment or Fortification becomes unattached and stays."""
    for thing, view in permanents(game):
        if thing.attached_to is None:
            continue
        attachable = view.subtypes & {"Aura", "Equipment", "Fortification"}
        if view.types & {"creature", "battle"} or not attachable:
            yield Unattaches(thing.id)
        else:
            yield ATTACHED_WITHOUT_REASON.spared(
                f"{game.label(thing.id)} is of a kind that is attached to things"
            )


# ---- counters


@only_with("counters")
@OPPOSITE_COUNTERS
def opposite_counters(game: Game) -> Iterator[Verdict]:
    """+1/+1 and -1/-1 counters on one permanent are removed in pairs."""
    for thing, _ in permanents(game):
        plus, minus = thing.counters.get("+1/+1"), thing.counters.get("-1/-1")
        if plus and minus:
            pairs = min(plus.amount, minus.amount)
            yield RemovesCounters(thing.id, "+1/+1", pairs)
            yield RemovesCounters(thing.id, "-1/-1", pairs)
        elif plus or minus:
            yield OPPOSITE_COUNTERS.spared(
                f"{game.label(thing.id)} has counters of one of the two kinds only"
            )


@only_with("counters")
@TOO_MANY_COUNTERS
def too_many_counters(game: Game) -> Iterator[Verdict]:
    """Where a permanent limits the counters of a kind on itself, those above the limit are removed."""
    for thing, view in permanents(game):
        for ability in view.abilities if thing.counters else ():
            for part in ability.effects if isinstance(ability, Static) else ():
                if isinstance(part, CantHaveMoreCounters) and part.kind in thing.counters:
                    above = thing.counters[part.kind].amount - part.most
                    if above > 0:
                        yield RemovesCounters(thing.id, part.kind, above)
                    else:
                        yield TOO_MANY_COUNTERS.spared(
                            f"{game.label(thing.id)} has no more than {part.most} {part.kind} counters"
                        )


# ---- Sagas, dungeons, sectors, battles, Roles, speed


@only_with("Saga")
@FINISHED_SAGAS
def finished_sagas(game: Game) -> Iterator[Verdict]:
    """A Saga at its final chapter is sacrificed, once no chapter ability of it waits or is on the stack."""
    for thing, view in permanents(game, "Saga"):
        chapters = [n for a in view.abilities if isinstance(a, Chapter) for n in a.numbers]
        lore = thing.counters.get("lore")
        finished = bool(chapters) and (lore.amount if lore else 0) >= max(chapters)
        if finished and not has_ability_under_way(game, thing.id):
            yield Sacrifices(view.controller, thing.id)
        else:
            yield FINISHED_SAGAS.spared(
                f"{game.label(thing.id)} is not at its end, or a chapter ability of it is under way"
            )


def has_ability_under_way(game: Game, source: int) -> bool:
    """Whether an ability of the object has triggered and has not left the stack."""
    if any(waiting.source == source for waiting in game.waiting):
        return True
    on_stack = (game.objects[i].on_stack for i in game.zone("stack"))
    abilities = (there.ability for there in on_stack if there is not None)
    return any(
        a is not None and a.source == source and isinstance(a.ability, Triggered | Chapter | Room)
        for a in abilities
    )


@only_with("player in dungeon")
@FINISHED_DUNGEONS
def finished_dungeons(game: Game) -> Iterator[Verdict]:
    """A dungeon whose owner's venture marker has reached the bottommost room leaves the game, once its room ability is done."""
    for name in game.alive:
        at = game.players[name].dungeon
        if at is None or at[0] not in game.objects:
            continue
        dungeon, room = at
        rooms = [a for a in game.objects[dungeon].base.abilities if isinstance(a, Room)]
        here = [a for a in rooms if a.name == room]
        if here and not here[0].leads_to and not has_ability_under_way(game, dungeon):
            yield CeasesToExist(dungeon)
        else:
            yield FINISHED_DUNGEONS.spared(f"{name} is in {room}, or its room ability is under way")


@only_with("space sculptor")
@SECTOR_DESIGNATIONS
def sector_designations(game: Game) -> Iterator[Verdict]:
    """While a permanent has space sculptor, every creature is given a sector: first by players who lack one, then by the others."""
    sculptors = {view.controller for _, view in permanents(game) if works(game, view, "space sculptor")}
    if not sculptors:
        return
    for thing, _ in permanents(game):
        if "sector" in thing.notes:
            yield SECTOR_DESIGNATIONS.spared(f"{game.label(thing.id)} has its sector")
    without = [(thing, view) for thing, view in permanents(game, "creature") if "sector" not in thing.notes]
    for player in sorted(game.alive, key=lambda name: name in sculptors):
        for thing, view in without:
            if view.controller == player:
                text = f"choose a sector for {game.label(thing.id)}"
                yield Notes(thing.id, "sector", ask_one(game, player, text, ("alpha", "beta", "gamma")))


@only_with("battle")
@DEFENSE_0
def defense_0(game: Game) -> Iterator[Verdict]:
    """A battle with defense 0 is put into its owner's graveyard, once no triggered ability of it is under way."""
    for thing, view in permanents(game, "battle"):
        if view.defense or has_ability_under_way(game, thing.id):
            yield DEFENSE_0.spared(
                f"{game.label(thing.id)} has defense left, or a triggered ability of it is under way"
            )
        else:
            yield from _to_graveyard((thing.id,))


@only_with("battle")
@BATTLES_WITHOUT_PROTECTOR
def battles_without_protector(game: Game) -> Iterator[Verdict]:
    """A battle without a protector, and not attacked, gets one; a battle nobody can protect is put into its owner's graveyard."""
    attacked = {thing.attacking for thing, _ in permanents(game)}
    for thing, view in permanents(game, "battle"):
        if thing.notes.get("protector", "") in game.alive or thing.id in attacked:
            yield BATTLES_WITHOUT_PROTECTOR.spared(
                f"{game.label(thing.id)} has a protector, or is being attacked"
            )
        else:
            yield from _new_protector(game, thing, view)


@only_with("battle")
@SIEGES_PROTECTED_BY_CONTROLLER
def sieges_protected_by_controller(game: Game) -> Iterator[Verdict]:
    """The controller of a Siege can't protect it: he or she chooses an opponent to do so."""
    for thing, view in permanents(game, "battle"):
        if thing.notes.get("protector") is None:
            continue
        if "Siege" in view.subtypes and thing.notes["protector"] == view.controller:
            yield from _new_protector(game, thing, view)
        else:
            yield SIEGES_PROTECTED_BY_CONTROLLER.spared(
                f"{game.label(thing.id)} may have {thing.notes['protector']} as its protector"
            )


def _new_protector(game: Game, thing: GameObject, view: View) -> Iterator[Verdict]:
    may = opponents_of(game, view.controller) if "Siege" in view.subtypes else (view.controller,)
    if not may:
        yield from _to_graveyard((thing.id,))
        return
    yield Notes(
        thing.id,
        "protector",
        ask_one(game, view.controller, f"choose a player to protect {game.label(thing.id)}", may),
    )


@only_with("Role")
@ONE_ROLE_EACH
def one_role_each(game: Game) -> Iterator[Verdict]:
    """Of a player's Roles on one permanent only the newest stays."""
    groups: dict[tuple[str, int | str], list[GameObject]] = defaultdict(list)
    for thing, view in permanents(game, "Role"):
        if thing.attached_to is not None:
            groups[view.controller, thing.attached_to].append(thing)
    for roles in groups.values():
        if len(roles) == 1:
            yield ONE_ROLE_EACH.spared(f"{game.label(roles[0].id)} is the only Role of its controller there")
        newest = max(roles, key=lambda thing: thing.timestamp)
        yield from _to_graveyard(thing.id for thing in roles if thing is not newest)


@only_with("start your engines!")
@ENGINES_STARTED
def engines_started(game: Game) -> Iterator[Verdict]:
    """A player without speed who controls a permanent with start your engines! gets speed 1."""
    starting = {view.controller for _, view in permanents(game) if works(game, view, "start your engines!")}
    for name in game.alive:
        speed = game.players[name].speed
        if name in starting and speed is None:
            yield SetsSpeed(name, 1)
        elif name in starting:
            yield ENGINES_STARTED.spared(f"{name} has speed {speed}")


STATE_BASED_ACTIONS: Table[StateBasedAction] = Table(
    "state-based actions",
    (
        no_life_left,
        drew_from_empty_library,
        ten_poison_counters,
        tokens_elsewhere,
        copies_elsewhere,
        toughness_0,
        lethal_damage,
        deathtouch_damage,
        loyalty_0,
        legend_rule,
        world_rule,
        illegal_auras,
        illegal_equipment,
        attached_without_reason,
        opposite_counters,
        too_many_counters,
        finished_sagas,
        finished_dungeons,
        sector_designations,
        defense_0,
        battles_without_protector,
        sieges_protected_by_controller,
        one_role_each,
        engines_started,
    ),
)
