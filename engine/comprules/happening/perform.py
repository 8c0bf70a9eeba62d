"""What each event does to the state, once nothing replaces it any more."""

from __future__ import annotations

from typing import Any, assert_never

from immutables import Map

from comprules.abilities.changes import ChangeControl
from comprules.abilities.kinds import Static
from comprules.abilities.simple_nouns import OnePlayer
from comprules.abilities.statements import ChosenBeforeGame
from comprules.book.citing import cite
from comprules.events import (
    Activates,
    Acts,
    AddsMana,
    AddsPhases,
    AddsTurn,
    Attaches,
    Awaits,
    BecomesBlockedCreature,
    BecomesUnblockedCreature,
    BeginsEffect,
    BeginsPhase,
    BeginsReplacement,
    BeginsStep,
    BeginsTurn,
    Casts,
    CeasesToBeBestowed,
    CeasesToExist,
    ChangesTargets,
    ChoosesTargets,
    Copies,
    Creates,
    CreatesAbility,
    CreatesTrigger,
    Deals,
    DeclaresAttacker,
    DeclaresBlocker,
    Destroys,
    Discards,
    Draws,
    EmptiesPool,
    EndsEffects,
    EndsShields,
    EntersAttacking,
    Event,
    GainsLife,
    GetsEmblem,
    LeavesCombat,
    Links,
    LosesGame,
    LosesLife,
    Merges,
    Moves,
    Notes,
    PaysLife,
    PhasesIn,
    PhasesOut,
    PlaysLand,
    Prevents,
    PutsAbilityOnStack,
    PutsCounters,
    PutsSticker,
    Raises,
    RemovesCounters,
    RemovesDamage,
    Resolves,
    Reveals,
    Sacrifices,
    SetsSpeed,
    Shuffles,
    SpendsMana,
    Taps,
    TapsForMana,
    Transforms,
    TurnsFace,
    Unattaches,
    Ventures,
    WinsGame,
)
from comprules.happening import timestamps
from comprules.happening.chance import shuffled
from comprules.keyword_instances import works
from comprules.ruleset import seen, views
from comprules.state import (
    EMPTY,
    BoundMana,
    Characteristics,
    Counter,
    Game,
    GameObject,
    Kind,
    Origin,
    replace,
)

__all__ = [
    "PLAYER_LEAVES",
    "add_object",
    "chosen_before_the_game",
    "perform",
    "put_in_zone",
    "tokens_to_be",
    "whose_life_changes",
    "with_links",
    "without_object",
]

LEAVING_AFTER_LOSING = cite("104.5")
GAINING_AND_LOSING_LIFE = cite("119.3")
DAMAGE_STAYS_MARKED = cite("120.6")
NEW_OBJECT = cite("400.7")
EFFECTS_ON_PERMANENT_SPELLS = cite("400.7a")
LINKED_ON_EITHER_FACE = cite("607.1b")
LINKED_CHOICE_BEFORE_THE_GAME = cite("607.2p")
LINKED_PAYMENT_FOR_SPELL = cite("607.2q")
COPY_OF_PERMANENT_SPELL_RESOLVES = cite("608.3f")
REMEMBERED_BEFORE_ACTIONS = cite("704.8")
PLAYER_LEAVES = cite("800.4a")

_SHARED = frozenset({"battlefield", "stack", "exile", "command"})


def perform(game: Game, before: Game, event: Event) -> Game:
    """The game after one event; ``before`` is the game before all that happens at once (704.8, 603.10)."""
    match event:
        case Moves():
            return _move(game, before, event)
        case Copies():
            return _copy(game, event)
        case Merges():
            return _merge(game, before, event)
        case CeasesToExist(thing):
            return without_object(_remember(game, before, thing), thing)
        case Deals(source, to, amount, combat):
            game = _mark_damage(game, source, to, amount)
            return _count_commander_damage(game, source, to, amount) if combat else game
        case GainsLife(player, amount):
            return _with_life(game, player, amount)
        case LosesLife(player, amount):
            return _with_life(game, player, -amount)
        case PutsCounters(on, kind, amount):
            return _put_counters(game, on, kind, amount)
        case PutsSticker(on, sticker):
            game = timestamps.tick(game)
            stickers = (*game.objects[on].stickers, timestamps.of_sticker(game, sticker))
            return game.altering(on, stickers=stickers)
        case RemovesCounters(on, kind, amount):
            return _remove_counters(game, on, kind, amount)
        case LosesGame(player, reason):
            return _lose(game, player, reason)
        case WinsGame(player):
            return game.altering_player(player, won=True)
        case Attaches(thing, to):
            if game.objects[thing].attached_to == to:
                return game
            game = timestamps.tick(game.altering(thing, attached_to=to))
            return game.with_object(timestamps.on_attaching(game, game.objects[thing]))
        case Unattaches(thing):
            return game.altering(thing, attached_to=None, bestowed=False)
        case Taps(thing, tapped):
            return game.altering(thing, tapped=tapped)
        case TurnsFace(thing, down):
            game = timestamps.tick(game.altering(thing, face_down=down))
            return game.with_object(timestamps.turned_over(game, game.objects[thing]))
        case Transforms(thing):
            game = timestamps.tick(game.with_object(_other_face(game, game.objects[thing])))
            return game.with_object(timestamps.on_transforming(game, game.objects[thing]))
        case AddsMana(player, mana, only=only, source=source):
            bound = game.players[player].bound
            if only is not None:
                bound = (*bound, *(BoundMana(kind, amount, only, source) for kind, amount in mana))
            pool = game.players[player].mana
            for kind, amount in mana:
                pool = pool.set(kind, pool.get(kind, 0) + amount)
            return game.altering_player(player, mana=pool, bound=bound)
        case BeginsEffect(effect):
            game = timestamps.tick(game)
            stamp = timestamps.of_effect(game, f"an effect of {game.label(effect.source)}")
            lasting = replace(effect, id=game.next_id, timestamp=stamp, turn=game.turn)
            return replace(game, lasting=(*game.lasting, lasting), next_id=game.next_id + 1)
        case EndsEffects(effects):
            return replace(game, lasting=tuple(e for e in game.lasting if e.id not in effects))
        case GetsEmblem(player, abilities, label):
            base = Characteristics(abilities=abilities)
            emblem = GameObject(0, label, base, player, player, "command", 0, kind="emblem")
            return add_object(game, emblem)[0]
        case Raises(shield):
            raised = replace(shield, id=game.next_id)
            return replace(game, shields=(*game.shields, raised), next_id=game.next_id + 1)
        case DeclaresAttacker(attacker, attacked) | EntersAttacking(attacker, attacked):
            return game.altering(attacker, attacking=attacked)
        case DeclaresBlocker(blocker, attackers):
            return game.altering(blocker, blocking=attackers)
        case BecomesBlockedCreature(attacker):
            return game.altering(attacker, blocked=True)
        case LeavesCombat(thing):
            return game.altering(thing, attacking=None, blocking=(), blocked=False)
        case RemovesDamage(thing):
            return game.altering(thing, damage=0, hurt_by_deathtouch=False)
        case EmptiesPool(player):
            return game.altering_player(player, mana=EMPTY, bound=())
        case SpendsMana():
            return _spend(game, event)
        case ChangesTargets(thing, targets):
            on_stack = game.objects[thing].on_stack
            assert on_stack is not None
            return game.altering(thing, on_stack=replace(on_stack, targets=targets))
        case Ventures(player, dungeon, room):
            return game.altering_player(player, dungeon=(dungeon, room))
        case CeasesToBeBestowed(thing):
            return game.altering(thing, bestowed=False)
        case EndsShields(shields):
            return replace(game, shields=tuple(s for s in game.shields if s.id not in shields))
        case BeginsReplacement(pending):
            begun = replace(pending, id=game.next_id)
            return replace(game, pending=(*game.pending, begun), next_id=game.next_id + 1)
        case CreatesAbility(ability):
            return add_object(game, ability)[0]
        case Activates(_, source, _, used):
            if used is None or source not in game.objects:
                return game
            return game.altering(source, activated=(*game.objects[source].activated, used))
        case PlaysLand(player):
            return game.altering_player(player, lands_played=game.players[player].lands_played + 1)
        case PhasesOut(thing, how):
            out = replace(game.objects[thing], phased_out=how, attacking=None, blocking=(), blocked=False)
            return game.with_object(out)
        case PhasesIn(thing):
            return _phase_in(game, thing)
        case Awaits(until):
            awaited = replace(until, id=game.next_id)
            return replace(game, untils=(*game.untils, awaited), next_id=game.next_id + 1)
        case CreatesTrigger(delayed):
            made = replace(delayed, id=game.next_id)
            return replace(game, delayed=(*game.delayed, made), next_id=game.next_id + 1)
        case Notes(about, key, value):
            return _write_note(game, about, key, value)
        case Links():
            return _link(game, event)
        case BeginsStep(_, step, second):
            return replace(game, step=step, second=second, begun=game.begun + 1)
        case BeginsPhase():
            return replace(game, begun=game.begun + 1)
        case BeginsTurn(player):
            return _begin_turn(game, player)
        case AddsTurn(player):
            return replace(game, extra_turns=(player, *game.extra_turns))
        case AddsPhases(phases):
            return replace(game, extra_phases=(*phases, *game.extra_phases))
        case SetsSpeed(player, speed):
            return game.altering_player(player, speed=speed)
        case Shuffles(player):
            return shuffled(game, player)
        case Draws(player):
            if game.zone("library", player):
                return game
            return game.altering_player(player, drew_from_empty=True)
        case (
            Acts()
            | BecomesUnblockedCreature()
            | Destroys()
            | Prevents()
            | Sacrifices()
            | Discards()
            | Casts()
            | ChoosesTargets()
            | Resolves()
            | PutsAbilityOnStack()
            | Reveals()
            | TapsForMana()
            | Creates()
            | PaysLife()
        ):
            return game
        case _:
            assert_never(event)


def _spend(game: Game, event: SpendsMana) -> Game:
    """What has been paid is out of the pool."""
    pool = game.players[event.player].mana
    for kind, amount in event.mana:
        left = pool[kind] - amount
        pool = pool.set(kind, left) if left else pool.delete(kind)
    return game.altering_player(event.player, mana=pool, bound=event.bound)


def _begin_turn(game: Game, player: str) -> Game:
    """A turn begins: what was counted in the turn before is counted anew."""
    for seat in game.players.values():
        if seat.lands_played:
            game = game.altering_player(seat.name, lands_played=0)
    for i in game.zone("battlefield"):
        if game.objects[i].activated:
            kept = tuple(used for used in game.objects[i].activated if used.ability.once)
            game = game.altering(i, activated=kept)
    casters = [event.player for event in game.deeds if isinstance(event, Casts)]
    turn = game.turn + 1
    game = game.altering_player(player, last_turn=turn, turn_before=game.players[player].last_turn)
    return replace(
        game,
        active=player,
        turn=turn,
        this_turn=EMPTY,
        deeds=(),
        cast_last_turn=max(map(casters.count, casters), default=0),
        extra_phases=(),
        resume="",
        begun=game.begun + 1,
    )


def _phase_in(game: Game, thing: int) -> Game:
    """A permanent phases in, and what phased out indirectly with it as well (702.26g)."""
    game = game.altering(thing, phased_out="")
    for i in game.zone("battlefield"):
        if game.objects[i].attached_to == thing and game.objects[i].phased_out == "indirectly":
            game = _phase_in(game, i)
    return game


# ---- objects and zones


def without_object(game: Game, thing: int) -> Game:
    """The game in which the object is no more."""
    found = game.objects[thing]
    place = (found.zone, "" if found.zone in _SHARED else found.owner)
    left = tuple([i for i in game.zones.get(place, ()) if i != thing])
    gone = replace(game, objects=game.objects.delete(thing), zones=game.zones.set(place, left))
    return still_at_rest(game, gone, found)


def put_in_zone(game: Game, thing: GameObject, place: str = "") -> Game:
    """The game with a new object in its zone: on top of a library or the stack, or at the end of any other zone."""
    where = (thing.zone, "" if thing.zone in _SHARED else thing.owner)
    there = game.zones.get(where, ())
    on_top = thing.zone == "stack" or (thing.zone == "library" and place != "bottom")
    ids = (thing.id, *there) if on_top else (*there, thing.id)
    there_now = replace(game, objects=game.objects.set(thing.id, thing), zones=game.zones.set(where, ids))
    return still_at_rest(game, there_now, thing)


def still_at_rest(before: Game, after: Game, thing: GameObject) -> Game:
    """A card that comes to a hand or the stack, or leaves it, is nothing that a state-based action looks at."""
    if thing.kind == "card" and thing.zone in ("hand", "stack") and "at rest" in before.memo:
        after.memo["at rest"] = True
    return after


def add_object(game: Game, thing: GameObject, place: str = "") -> tuple[Game, int]:
    """The game with an object that was not there before, and the id that it was given."""
    game = timestamps.tick(game)
    fresh = replace(thing, id=game.next_id)
    game = put_in_zone(replace(game, next_id=game.next_id + 1), fresh, place)
    return game.with_object(timestamps.on_entering(game, fresh)), fresh.id


def _remember(game: Game, before: Game, thing: int) -> Game:
    source = before if thing in before.objects else game
    known = (source.objects[thing], views(source)[thing])
    return replace(game, last_known=game.last_known.set(thing, known))


@REMEMBERED_BEFORE_ACTIONS
def known_from(game: Game, before: Game, thing: int) -> Game:
    """What left the battlefield together with other things is remembered as it was before any of that."""
    if thing in before.objects and before.objects[thing] != game.objects[thing]:
        REMEMBERED_BEFORE_ACTIONS.decided(
            game, f"{game.label(thing)} is remembered as it was before everything that happened at once"
        )
    return before


@NEW_OBJECT.essential("an object in a new zone has to be some object")
def _move(game: Game, before: Game, event: Moves) -> Game:
    """An object that goes to another zone becomes a new object with no memory of what it was."""
    if event.object not in game.objects:
        return game
    old = game.objects[event.object]
    if old.kind == "ability":
        return without_object(_remember(game, before, old.id), old.id)
    game = _remember(game, known_from(game, before, old.id), old.id)
    game = without_object(game, old.id)
    for part in reversed(old.components):
        game = _arrive(game, _component(old, part), event)
    return game if old.components else _arrive(game, old, event)


def _component(merged: GameObject, part: GameObject) -> GameObject:
    """One of the objects that represent a merged permanent, as it leaves with it (728.3)."""
    return replace(
        merged,
        label=part.label,
        base=part.base,
        owner=part.owner,
        kind=part.kind,
        back=part.back,
        adventure=part.adventure,
        commander=part.commander,
        components=(),
    )


def _merge(game: Game, before: Game, event: Merges) -> Game:
    """The spell is part of the permanent from now on: the topmost gives the values, and all of them the abilities (702.140e)."""
    spell, there = game.objects[event.object], game.objects[event.permanent]
    game = without_object(_remember(game, before, spell.id), spell.id)
    upper, lower = (spell, there) if event.over else (there, spell)
    values = replace(upper.base, abilities=(*upper.base.abilities, *lower.base.abilities))
    parts = (*(upper.components or (upper,)), *(lower.components or (lower,)))
    game = game.with_object(replace(there, base=values, components=parts))
    return replace(game, successor=game.successor.set(spell.id, there.id))


def _arrive(game: Game, old: GameObject, event: Moves) -> Game:
    """The new object that an object becomes in its new zone."""
    stays_on = event.to == "battlefield" and old.zone == "stack"
    controller = event.under or (old.controller if stays_on or event.to == "stack" else old.owner)
    new = GameObject(
        id=0,
        label=old.label,
        base=old.back if event.transformed and old.back is not None else old.base,
        owner=old.owner,
        controller=controller,
        controlled_by=controller,
        zone=event.to,
        timestamp=0,
        kind=kind_in_new_zone(game, old, event.to),
        tapped=event.tapped,
        face_down=event.face_down,
        attached_to=event.attached_to,
        notes=Map(event.notes),
        arrived=game.turn,
        adventure=old.adventure,
        cast=old.on_stack if stays_on else None,
        bestowed=(stays_on and old.bestowed) or event.bestowed,
        as_adventure=event.as_adventure,
        back=old.base if event.transformed and old.back is not None else old.back,
        stickers=old.stickers if event.to not in ("hand", "library") else (),
        commander=old.commander,
        linked=chosen_before_the_game(game, old),
    )
    game, fresh = add_object(game, new, event.place)
    game = replace(game, successor=game.successor.set(old.id, fresh))
    for effect in event.effects:
        lasting = replace(effect, id=game.next_id, affected=(fresh,), timestamp=game.objects[fresh].timestamp)
        game = replace(game, lasting=(*game.lasting, lasting), next_id=game.next_id + 1)
    if stays_on and old.linked != new.linked:
        game = game.altering(fresh, linked=kept_from_the_spell(game, old))
    if stays_on and game.lasting:
        game = keeping_effects(game, old.id, fresh)
    game = with_links(game, fresh, event.linked)
    return _enter_with(game, fresh, event.counters)


@LINKED_CHOICE_BEFORE_THE_GAME
def chosen_before_the_game(game: Game, old: GameObject) -> Map[Any, Any]:
    """A choice made before the game for an ability that defines a characteristic stays, whatever zone the object goes to."""
    if not old.linked:
        return EMPTY
    kinds = {
        part.chosen.kind
        for ability in old.base.abilities
        if isinstance(ability, Static)
        for part in ability.effects
        if isinstance(part, ChosenBeforeGame)
    }
    kept = {link: values for link, values in old.linked.items() if link[0] == ("own",) and link[1] in kinds}
    if kept:
        LINKED_CHOICE_BEFORE_THE_GAME.decided(
            game, f"what was chosen for {game.label(old.id)} before the game still holds"
        )
    return Map(kept)


@LINKED_PAYMENT_FOR_SPELL
def kept_from_the_spell(game: Game, spell: GameObject) -> Map[Any, Any]:
    """A permanent knows the cards that were exiled to pay for the spell that it was."""
    LINKED_PAYMENT_FOR_SPELL.decided(game, f"{game.label(spell.id)} remembers what was done to pay for it")
    return spell.linked


@EFFECTS_ON_PERMANENT_SPELLS
def keeping_effects(game: Game, spell: int, permanent: int) -> Game:
    """Effects that changed a permanent spell go on applying to the permanent that it becomes."""
    if not any(spell in (effect.affected or ()) for effect in game.lasting):
        return game
    EFFECTS_ON_PERMANENT_SPELLS.decided(
        game, f"{game.label(permanent)} keeps the changes that were made to the spell"
    )
    lasting = tuple(
        replace(e, affected=tuple(permanent if i == spell else i for i in e.affected))
        if e.affected and spell in e.affected
        else e
        for e in game.lasting
    )
    return replace(game, lasting=lasting)


@COPY_OF_PERMANENT_SPELL_RESOLVES
def kind_in_new_zone(game: Game, old: GameObject, to: str) -> Kind:
    """Entering the battlefield makes a token of the copy of a spell, though nobody creates it."""
    if old.kind == "copy of a spell" and to == "battlefield":
        COPY_OF_PERMANENT_SPELL_RESOLVES.decided(
            game, f"{game.label(old.id)}, a copy of a spell, becomes a token"
        )
        return "token"
    return old.kind


def _link(game: Game, event: Links) -> Game:
    """What an ability did is remembered by its object, or goes with what is just entering the battlefield."""
    link = (event.origin, event.kind, event.values)
    arriving = game.underway.arriving
    if isinstance(arriving, Moves) and arriving.object == event.object:
        arriving = replace(arriving, linked=(*arriving.linked, link))
        return replace(game, underway=replace(game.underway, arriving=arriving))
    return with_links(game, event.object, (link,))


def with_links(game: Game, thing: int, links: tuple[tuple[Origin, str, tuple[int | str, ...]], ...]) -> Game:
    """The game in which an object remembers more of what its abilities did (607.2)."""
    if not links or thing not in game.objects:
        return game
    there = game.objects[thing]
    linked = there.linked
    for origin, kind, values in links:
        linked = linked.set((origin, kind), (*linked.get((origin, kind), ()), *values))
    return game.altering(thing, linked=linked)


def _enter_with(game: Game, thing: int, counters: tuple[tuple[str, int], ...]) -> Game:
    if game.objects[thing].zone == "battlefield":
        for kind, amount in counters:
            if amount > 0:
                game = _put_counters(game, thing, kind, amount)
    return game


def tokens_to_be(game: Game, event: Creates) -> tuple[Game, tuple[int, ...]]:
    """The tokens that are being created, in no zone yet: entering the battlefield is an event in the event of creating (616.1g)."""
    made: list[int] = []
    for _ in range(event.amount):
        token = GameObject(
            id=game.next_id,
            label=_free_label(game, event.token.name),
            base=event.token,
            owner=event.player,
            controller=event.player,
            controlled_by=event.player,
            zone="none",
            timestamp=game.clock,
            kind="token",
        )
        game = replace(game.with_object(token), next_id=game.next_id + 1)
        made.append(token.id)
    return game, tuple(made)


def _copy(game: Game, event: Copies) -> Game:
    copied = game.last_seen(event.object)
    copy = GameObject(
        id=0,
        label=_free_label(game, f"copy of {copied.label}"),
        base=event.values,
        owner=event.player,
        controller=event.player,
        zone=event.zone,
        timestamp=0,
        kind="copy of a card"
        if event.zone != "stack"
        else "ability"
        if copied.kind == "ability"
        else "copy of a spell",
        on_stack=event.on_stack,
        face_down=copied.face_down,
    )
    return add_object(game, copy)[0]


def _free_label(game: Game, name: str) -> str:
    """A label that no object has yet: the name, or the name with a number."""
    names = {thing.label for thing in game.objects.values()}
    label, n = name, 1
    while label in names:
        n += 1
        label = f"{name} ({n})"
    return label


def _other_face(game: Game, thing: GameObject) -> GameObject:
    if thing.back is None:
        return thing
    return replace(remembering(game, thing), base=thing.back, back=thing.base)


@LINKED_ON_EITHER_FACE
def remembering(game: Game, thing: GameObject) -> GameObject:
    """Abilities on either face count as printed on the object, so those of one face know what those of the other did."""
    if thing.linked:
        LINKED_ON_EITHER_FACE.decided(
            game, f"{game.label(thing.id)} keeps what abilities of its other face did"
        )
    return thing


def _write_note(game: Game, about: int | str, key: str, value: str) -> Game:
    if isinstance(about, str):
        return game
    return game.altering(about, notes=game.objects[about].notes.set(key, value))


# ---- damage, life, counters


@DAMAGE_STAYS_MARKED.essential("nothing else would mark damage")
def _mark_damage(game: Game, source: int, to: int | str, amount: int) -> Game:
    """Damage stays marked on a creature; whether its source had deathtouch is remembered with it."""
    if isinstance(to, str) or to not in game.objects or amount <= 0:
        return game
    dealer = seen(game, source)
    hurt = game.objects[to]
    stays = "creature" in seen(game, to).types and not (
        works(game, dealer, "wither") or works(game, dealer, "infect")
    )
    return game.altering(
        to,
        damage=hurt.damage + amount if stays else hurt.damage,
        hurt_by_deathtouch=hurt.hurt_by_deathtouch or works(game, dealer, "deathtouch"),
    )


def _count_commander_damage(game: Game, source: int, to: int | str, amount: int) -> Game:
    """Combat damage that a commander deals to a player is counted over the whole game (903.10a)."""
    dealer = game.objects.get(source)
    if dealer is None or not dealer.commander or not isinstance(to, str):
        return game
    dealt = game.players[to].commander_damage
    total = dealt.get(dealer.label, 0) + amount
    return game.altering_player(to, commander_damage=dealt.set(dealer.label, total))


def _with_life(game: Game, player: str, change: int) -> Game:
    for name in whose_life_changes(game, player):
        game = game.altering_player(name, life=game.players[name].life + change)
    return game


@GAINING_AND_LOSING_LIFE.essential("a player's life total has to be somebody's")
def whose_life_changes(_game: Game, player: str) -> tuple[str, ...]:
    """A player who gains or loses life has another life total."""
    return (player,)


def _counters_of(game: Game, on: int | str) -> Map[str, Counter]:
    return game.players[on].counters if isinstance(on, str) else game.objects[on].counters


def _with_counters(game: Game, on: int | str, counters: Map[str, Counter]) -> Game:
    if isinstance(on, str):
        return game.altering_player(on, counters=counters)
    return game.altering(on, counters=counters)


def _put_counters(game: Game, on: int | str, kind: str, amount: int) -> Game:
    if isinstance(on, int) and on not in game.objects:
        return game
    game = timestamps.tick(game)
    counters = _counters_of(game, on)
    return _with_counters(
        game, on, counters.set(kind, timestamps.of_counters(game, counters.get(kind), amount, game.clock))
    )


def _remove_counters(game: Game, on: int | str, kind: str, amount: int) -> Game:
    if isinstance(on, int) and on not in game.objects:
        return game
    counters = _counters_of(game, on)
    old = counters.get(kind)
    if old is None:
        return game
    left = old.amount - amount
    return _with_counters(
        game, on, counters.set(kind, Counter(left, old.timestamp)) if left > 0 else counters.delete(kind)
    )


@LEAVING_AFTER_LOSING.essential("a player who has lost has to be out of the game")
def _lose(game: Game, player: str, reason: str) -> Game:
    """A player who loses leaves the game; the last one in it wins (104.2a)."""
    game = game.altering_player(player, lost=reason)
    left = [name for name in game.order if not game.players[name].lost]
    sides = {game.players[name].team or name for name in left}
    if len(sides) == 1:
        for name in left:
            game = game.altering_player(name, won=True)
        return game
    return leave_the_game(game, player)


@PLAYER_LEAVES
def leave_the_game(game: Game, player: str) -> Game:
    """With a player leave all objects that he or she owns; effects that gave the player control end, and what is left is exiled."""
    before = game
    for i in tuple(game.objects):
        if game.objects[i].owner == player and game.objects[i].kind != "ability":
            game = without_object(_remember(game, before, i), i)
    PLAYER_LEAVES.decided(game, f"{player} leaves the game, and with {player} all objects that {player} owns")
    kept = tuple(
        e
        for e in game.lasting
        if not any(isinstance(c, ChangeControl) and c.to == OnePlayer(player) for c in e.changes)
    )
    game = replace(game, lasting=kept)
    for i in tuple(game.zone("stack")):
        if game.objects[i].kind == "ability" and game.objects[i].controller == player:
            game = without_object(_remember(game, before, i), i)
    for i in tuple(game.zone("battlefield")):
        if views(game)[i].controller == player:
            game = _move(game, before, Moves(i, "exile"))
    return game
