"""704.5s-5z: Sagas, dungeons, sectors, battles, Roles and speed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from comprules.abilities.kinds import Chapter, Room, Triggered
from comprules.book.citing import cite
from comprules.events.permanents import Notes
from comprules.events.players import SetsSpeed
from comprules.events.zones import Moves, Sacrifices
from comprules.happening.battles import stays_protector
from comprules.keyword_instances import works
from comprules.questions import ask_one
from comprules.rules.continuous.values_of_types import DEFENSE_COUNTERS
from comprules.rules.meaning.protectors import may_protect
from comprules.rules.state_based.board import only_with, permanents
from comprules.rules.state_based.verdicts import Verdict, to_graveyard
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "BATTLE_WITHOUT_DEFENSE",
    "NEW_PROTECTOR",
    "ONE_PROTECTOR",
    "battles_without_protector",
    "defense_0",
    "engines_started",
    "finished_dungeons",
    "finished_sagas",
    "has_ability_under_way",
    "one_protector",
    "one_role_each",
    "sector_designations",
    "sieges_protected_by_controller",
]

FINISHED_SAGAS = cite("704.5s")
SAGAS_AT_THEIR_END = cite("714.4")
FINISHED_DUNGEONS = cite("704.5t")
DUNGEONS_COMPLETED = cite("309.6")
SECTOR_DESIGNATIONS = cite("704.5u")
ROLES = cite("303.7")
NEWEST_ROLE = cite("303.7a")
BATTLE_WITHOUT_DEFENSE = cite("310.7")
ONE_PROTECTOR = cite("310.8f")
NEW_PROTECTOR = cite("310.10")
DEFENSE_0 = cite("704.5v")
BATTLES_WITHOUT_PROTECTOR = cite("704.5w")
SIEGES_PROTECTED_BY_CONTROLLER = cite("704.5x")
ONE_ROLE_EACH = cite("704.5y")
ENGINES_STARTED = cite("704.5z")


@only_with("Saga")
@FINISHED_SAGAS
@SAGAS_AT_THEIR_END
def finished_sagas(game: Game) -> Iterator[Verdict]:
    """A Saga at its final chapter is sacrificed, once no chapter ability of it waits or is on the stack."""
    for thing, view in permanents(game, "Saga"):
        chapters = [n for a in view.abilities if isinstance(a, Chapter) for n in a.numbers]
        lore = thing.counters.get("lore")
        SAGAS_AT_THEIR_END.decided_once(game, f"{game.label(thing.id)} is looked at: is it at its end?")
        finished = bool(chapters) and (lore.amount if lore else 0) >= max(chapters)
        if finished and not has_ability_under_way(game, thing.id):
            yield Sacrifices(view.controller, thing.id)
        else:
            yield FINISHED_SAGAS.spared(
                f"{game.label(thing.id)} is not at its end, or a chapter ability of it is under way"
            )


def has_ability_under_way(game: Game, source: int) -> bool:
    """Say whether an ability of the object has triggered and has not left the stack."""
    if any(waiting.source == source for waiting in game.waiting):
        return True
    on_stack = (game.objects[i].on_stack for i in game.zone("stack"))
    abilities = (there.ability for there in on_stack if there is not None)
    return any(
        a is not None and a.source == source and isinstance(a.ability, Triggered | Chapter | Room)
        for a in abilities
    )


@only_with("player in dungeon")
@DUNGEONS_COMPLETED
@FINISHED_DUNGEONS
def finished_dungeons(game: Game) -> Iterator[Verdict]:
    """A dungeon leaves the game after the room ability of its bottommost room, where the marker is."""
    for name in game.alive:
        at = game.players[name].dungeon
        if at is None or at[0] not in game.objects:
            continue
        dungeon, room = at
        rooms = [a for a in game.objects[dungeon].base.abilities if isinstance(a, Room)]
        here = [a for a in rooms if a.name == room]
        if here and not here[0].leads_to and not has_ability_under_way(game, dungeon):
            yield Moves(dungeon, "none")
        else:
            for cited in (FINISHED_DUNGEONS, DUNGEONS_COMPLETED):
                yield cited.spared(f"{name} is in {room}, or its room ability is under way")


@only_with("space sculptor")
@SECTOR_DESIGNATIONS
def sector_designations(game: Game) -> Iterator[Verdict]:
    """With a space sculptor every creature gets a sector: first from players without one, then the others."""
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
@DEFENSE_COUNTERS
@BATTLE_WITHOUT_DEFENSE
def defense_0(game: Game) -> Iterator[Verdict]:
    """A battle with defense 0 goes to its owner's graveyard once none of its triggers is under way."""
    for thing, view in permanents(game, "battle"):
        if not view.defense:
            BATTLE_WITHOUT_DEFENSE.decided_once(game, f"{game.label(thing.id)} has no defense left")
        if view.defense or has_ability_under_way(game, thing.id):
            yield DEFENSE_COUNTERS.spared(f"{game.label(thing.id)} has {view.defense} defense counters")
            yield DEFENSE_0.spared(
                f"{game.label(thing.id)} has defense left, or a triggered ability of it is under way"
            )
        else:
            yield from to_graveyard((thing.id,))


@only_with("battle")
@BATTLES_WITHOUT_PROTECTOR
@NEW_PROTECTOR
def battles_without_protector(game: Game) -> Iterator[Verdict]:
    """A battle without a protector, and not attacked, gets one.

    A battle nobody can protect is put into its owner's graveyard.
    """
    attacked = {thing.attacking for thing, _ in permanents(game) if not thing.defended_by}
    for thing, view in permanents(game, "battle"):
        if stays_protector(game, thing.id) in game.alive or thing.id in attacked:
            yield BATTLES_WITHOUT_PROTECTOR.spared(
                f"{game.label(thing.id)} has a protector, or is being attacked"
            )
        else:
            yield from _new_protector(game, thing, view)


@only_with("battle")
@SIEGES_PROTECTED_BY_CONTROLLER
@NEW_PROTECTOR
def sieges_protected_by_controller(game: Game) -> Iterator[Verdict]:
    """A Siege that its controller protects gets another protector, whom the controller chooses."""
    for thing, view in permanents(game, "battle"):
        protector = thing.notes.get("protector")
        if protector not in game.alive:
            continue
        if "Siege" in view.subtypes and protector not in may_protect(game, view):
            yield from _new_protector(game, thing, view)
        else:
            yield SIEGES_PROTECTED_BY_CONTROLLER.spared(
                f"{game.label(thing.id)} may have {thing.notes['protector']} as its protector"
            )


def _new_protector(game: Game, thing: GameObject, view: View) -> Iterator[Verdict]:
    name = game.label(thing.id)
    may = may_protect(game, view)
    if not may:
        NEW_PROTECTOR.decided(game, f"nobody can protect {name}")
        yield from to_graveyard((thing.id,))
        return
    chosen = ask_one(game, view.controller, f"choose a player to protect {name}", may)
    NEW_PROTECTOR.decided(game, f"{view.controller} has {chosen} protect {name} from now on")
    yield Notes(thing.id, "protector", one_protector(game, thing, chosen))


@ONE_PROTECTOR
def one_protector(game: Game, battle: GameObject, chosen: str) -> str:
    """A battle has one protector: who was it before is it no longer."""
    earlier = battle.notes.get("protector")
    if earlier:
        ONE_PROTECTOR.decided(game, f"{earlier} no longer protects {game.label(battle.id)}, {chosen} does")
    return chosen


@only_with("Role")
@ONE_ROLE_EACH
@ROLES
@NEWEST_ROLE
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
        for citation in (ROLES, NEWEST_ROLE):
            citation.decided_once(game, f"of {len(roles)} Roles {game.label(newest.id)} is the newest")
        yield from to_graveyard(thing.id for thing in roles if thing is not newest)


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
