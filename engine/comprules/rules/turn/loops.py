"""104.4b, 730.4: what goes on by itself, again and again, with no way to stop.

A position is compared with an earlier one of the same sequence, which moves on after one, two, four, eight
steps and so on, so that a sequence of any length meets itself. Positions are alike where the same things are
there in the same relations, wherever they came from; how many of each there are, life totals, counters and so
on are amounts. A sequence that takes from what can run out may end; one that only adds ends as soon as
an amount reaches a number that something asks for. What has passed all of those numbers goes on for ever.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from immutables import Map

from comprules.abilities.kinds import Activated
from comprules.book.citing import cite
from comprules.events.players import DrawsGame
from comprules.happening import happen
from comprules.questions import NOT_AVERTED
from comprules.rules.activating.activating import activated_abilities
from comprules.rules.costs.ability_to_pay import can_pay
from comprules.rules.mana.mana_abilities import skips_the_stack
from comprules.rules.meaning import Speaker
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import NOTHING_REPEATED, Repetition
from comprules.state.objects import GameObject

__all__ = [
    "LOOP_IS_A_DRAW",
    "MANDATORY_LOOP",
    "NOBODY_HAS_TO_AVERT",
    "NOBODY_HAS_TO_END_IT",
    "amounts_of",
    "as_though_mandatory",
    "goes_on_by_choice",
    "gone_on",
    "has_chosen",
    "mandatory_loop",
    "may_run_out",
    "moment_of",
    "nobody_has_to_end_it",
    "with_loops_noticed",
    "without_end",
]

MANDATORY_LOOP = cite("104.4b")
LOOP_IS_A_DRAW = cite("730.4")
NOBODY_HAS_TO_END_IT = cite("730.5")
NOBODY_HAS_TO_AVERT = cite("730.6")

_RULES_ASK_FOR: Final = 21
"""No rule asks for a greater number than that of the damage by a commander (704.6c)."""
_CHANCES: Final = 64
"""What depends on chance and has not ended after so many throws never will."""


def with_loops_noticed(before: Game, game: Game, answered: int) -> Game:
    """Return the game, over if it only repeats what nobody can stop.

    ``answered`` is how many questions had been answered at the game ``before``: a choice that a player
    has made since then is the end of what goes on by itself, and so is another turn.
    """
    if before.turn != game.turn or game.is_over:
        return replace(game, repetition=NOTHING_REPEATED)
    moment, sofar = moment_of(game), before.repetition
    if has_chosen(game, answered):
        if sofar.choice == moment:
            game = goes_on_by_choice(game)
        return replace(game, repetition=Repetition(choice=moment, choices=sofar.choices, left=sofar.left))
    averted = _not_averted(game, answered) or sofar.averted
    repetition, endless = gone_on(replace(sofar, averted=averted), game, moment)
    game = replace(game, repetition=repetition)
    if not endless:
        return game
    if averted:
        return as_though_mandatory(game, endless)
    could = _who_could_act(game)
    return nobody_has_to_end_it(game, endless, could) if could else mandatory_loop(game, endless)


def has_chosen(game: Game, answered: int) -> bool:
    """Say whether a player has chosen something since so many questions had been answered."""
    since = game.arbiter.answered[answered:]
    return any(not text.startswith(NOT_AVERTED) for text in since)


def _not_averted(game: Game, answered: int) -> str:
    """Return what a player left to go on who could have done something else."""
    since = game.arbiter.answered[answered:]
    return next((text.removeprefix(NOT_AVERTED) for text in since if text.startswith(NOT_AVERTED)), "")


@NOBODY_HAS_TO_AVERT
def as_though_mandatory(game: Game, recurring: str) -> Game:
    """Nobody has to do what stands behind "unless": the loop goes on as though the rest were mandatory."""
    averted = game.repetition.averted
    NOBODY_HAS_TO_AVERT.decided(game, f"{averted}: nobody has to do something else, which would end the loop")
    return mandatory_loop(game, recurring)


@NOBODY_HAS_TO_END_IT
def nobody_has_to_end_it(game: Game, recurring: str, could: tuple[str, int]) -> Game:
    """Nobody has to do what would end a loop, but for what the objects in the loop themselves ask for."""
    player, source = could
    NOBODY_HAS_TO_END_IT.decided(
        game, f"{player} doesn't have to activate {game.label(source)} to end the loop"
    )
    return mandatory_loop(game, recurring)


def _who_could_act(game: Game) -> tuple[str, int] | None:
    """Return a player who could activate an ability that is no mana ability, and the object with it."""
    for source in game.battlefield:
        player = views(game)[source].controller
        for held in activated_abilities(game, source):
            ability = held.ability
            if (
                isinstance(ability, Activated)
                and not skips_the_stack(game, source, ability)
                and can_pay(game, Speaker(source, player), ability.costs)
            ):
                return player, source
    return None


@LOOP_IS_A_DRAW
@MANDATORY_LOOP
def mandatory_loop(game: Game, recurring: str) -> Game:
    """A loop of mandatory actions makes the game a draw."""
    MANDATORY_LOOP.decided(game, f"with no way to stop, this happens again and again: {recurring}")
    LOOP_IS_A_DRAW.decided(game, "nobody has a choice in the loop: the game is a draw")
    return happen(game, DrawsGame())


@LOOP_IS_A_DRAW
def goes_on_by_choice(game: Game) -> Game:
    """What a player chooses to do again and again makes the game no draw."""
    _is_no_draw(game, "a player has chosen so")
    return game


def _is_no_draw(game: Game, why: str) -> None:
    for rule in (MANDATORY_LOOP, LOOP_IS_A_DRAW):
        rule.decided_once(game, f"this happens again, but {why}: it is no draw")


def gone_on(sofar: Repetition, game: Game, moment: object) -> tuple[Repetition, str]:
    """Compare the game, which has gone on by itself, with how it was at the same moment before.

    The second value says in words what recurs without end; it is empty as long as something may end it.
    """
    steps, endless, times = sofar.steps + 1, "", sofar.times
    sofar = replace(sofar, involved=sofar.involved | _involved(game))
    if sofar.at is not None and sofar.moment == moment:
        old, new = amounts_of(sofar.at), amounts_of(game)
        by_chance = sofar.at.seed != game.seed
        if old.keys() == new.keys() and (by_chance or _libraries(sofar.at) == _libraries(game)):
            times = 0 if may_run_out(old, new) else times + 1
            if not times:
                _is_no_draw(game, "something is used up")
            elif without_end(game, old, new, times, by_chance=by_chance):
                endless = _in_words(game, old, new)
            else:
                _is_no_draw(game, "a number is still ahead that may end it")
    if steps < sofar.until:
        return replace(sofar, steps=steps, times=times), endless
    at = replace(game, repetition=NOTHING_REPEATED)
    involved = sofar.involved if endless else frozenset()
    known = replace(sofar, at=at, moment=moment, steps=steps, until=2 * steps, times=times, involved=involved)
    return known, endless


def _involved(game: Game) -> frozenset[str]:
    """Return who controls what is on the stack, what it comes from, and what it targets."""
    things = tuple(game.objects[i] for i in game.zone("stack"))
    found = {thing.controller for thing in things}
    for thing in things:
        targets = thing.on_stack.targets if thing.on_stack else ()
        found |= {views(game)[i].controller for group in targets for i in group if i in game.battlefield}
    return frozenset(found)


def moment_of(game: Game) -> tuple[object, ...]:
    """Return the step, and what is on the stack: this is known at once."""
    on_stack = (game.objects[i] for i in game.zone("stack"))
    what = tuple(
        thing.on_stack.ability.ability if thing.on_stack and thing.on_stack.ability else thing.base
        for thing in on_stack
    )
    return (game.active, game.step, game.second, what)


def may_run_out(old: Counter[Any], new: Counter[Any]) -> bool:
    """Say whether something is less than it was that can't always become less."""
    return any(new[kind] < amount and (kind[0] != "life" or new[kind] > 0) for kind, amount in old.items())


def without_end(
    game: Game, old: Counter[Any], new: Counter[Any], times: int, *, by_chance: bool = False
) -> bool:
    """Say whether all that has grown, and the number of times, has passed every number that is asked for."""
    numbers = _numbers_asked_for(game)
    grown = [abs(new[kind]) for kind in new if new[kind] != old[kind]]
    if times <= max(numbers, _CHANCES if by_chance else 0):
        return False
    return all(amount > max(numbers, _RULES_ASK_FOR) for amount in grown)


def _in_words(game: Game, old: Counter[Any], new: Counter[Any]) -> str:
    names = [game.label(i) for i in game.zone("stack")] or [f"the {game.step} step"]
    grown = dict.fromkeys(_kind_in_words(kind) for kind in new if new[kind] != old[kind])
    return ", ".join(names) + (f"; each time there is more: {', '.join(grown)}" if grown else "")


def _kind_in_words(kind: tuple[Any, ...]) -> str:
    match kind:
        case ("object", (("base", base), *_)):
            return str(base.name)
        case ("counters", (("base", base), *_), name):
            return f"{name} counters on {base.name}"
        case (what, str(whose)):
            return f"{whose}'s {what}"
        case _:  # the others are called by what they are
            return str(kind[0])


# ---- what there is, and how much of it


def amounts_of(game: Game) -> Counter[Any]:
    """Return how much there is of each kind of thing; positions of the same kinds are alike."""
    found: Counter[Any] = Counter()
    for player in game.players.values():
        found["life", player.name] = player.life
        found["library", player.name] = len(game.zone("library", player.name))
        found["status", player.name, player.speed, player.designations, player.lost, player.drew] = 1
        for held, counter in player.counters.items():
            found["counters of a player", player.name, held] = counter.amount
        for color, amount in player.mana.items():
            found["mana", player.name, color] = amount
        for dealer, amount in player.commander_damage.items():
            found["damage by a commander", player.name, dealer] = amount
        for commander, times in player.commander_casts.items():
            found["casts of a commander", player.name, commander] = times
    for thing in game.objects.values():
        if thing.zone == "library":
            continue
        kind = _kind(game, thing)
        found["object", kind] += 1
        found["damage", kind] += thing.damage
        for held, counter in thing.counters.items():
            found["counters", kind, held] += counter.amount
    for what in ("lasting", "shields", "pending", "delayed", "untils", "watched", "waiting"):
        for effect in getattr(game, what):
            found[what, _alike(game, effect)] += 1
    found["extra phases", game.extra_phases] = 1
    found["extra steps", game.extra_steps] = 1
    found["extra turns", game.extra_turns] = 1
    found["control of players", game.to_be_controlled, game.controlled] = 1
    return found


def _libraries(game: Game) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(game.objects[card].base.name for card in game.zone("library", player)) for player in game.order
    )


_AMOUNTS: Final = frozenset({"damage", "hurt_by_deathtouch", "counters"})
_PASSING: Final = frozenset(
    {
        *("id", "label", "timestamp", "uid", "number", "began", "turn", "trigger", "arrived", "transformed"),
        *("origin", "world_since", "activated", "components", "memo", "came_from"),
    }
)
"""What tells things of one kind apart, and matters to nobody."""
_NUMBERS_OF_OBJECTS: Final = frozenset(
    {
        *("source", "objects", "affected", "guards", "dealer", "used_on", "attached_to", "attacking"),
        *("blocking", "band", "paired_with", "targets", "plan", "cause", "pile", "was", "division", "linked"),
        *("about", "entering", "current", "object", "on", "to"),
    }
)


def _kind(game: Game, thing: GameObject) -> tuple[tuple[str, Any], ...]:
    """Return what an object is, and how it stands to others."""
    return (
        ("base", thing.base),
        *(
            (name, _alike(game, getattr(thing, name), name))
            for name in _names(GameObject)
            if name != "base" and name not in _AMOUNTS
        ),
    )


def _alike(game: Game, value: Any, field: str = "") -> Any:
    """Return what is the same for values that only differ in which of several like objects they name."""
    match value:
        case bool() | str() | None:
            return value
        case int():
            return _name_of(game, value) if field in _NUMBERS_OF_OBJECTS else value
        case tuple() if field == "linked":  # how many there are, the objects themselves tell
            return frozenset(_alike(game, one, field) for one in value)
        case tuple() | frozenset():
            return type(value)(_alike(game, one, field) for one in value)
        case Map():
            return frozenset(
                (_alike(game, key, field), _alike(game, one, field)) for key, one in value.items()
            )
        case _ if not is_dataclass(value) or type(value).__module__.startswith("comprules.abilities"):
            return value
        case _ if type(value).__name__ == "Characteristics":
            return value
        case _:  # any other value is as its fields are
            return (
                type(value).__name__,
                *(_alike(game, getattr(value, name), name) for name in _names(value.__class__)),
            )


def _name_of(game: Game, thing: int) -> Any:
    if thing in game.objects:
        there = game.objects[thing]
        return (there.base.name, there.zone, there.controller)
    return game.last_known[thing][0].base.name if thing in game.last_known else ""


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind) if one.name not in _PASSING)


def _numbers_asked_for(game: Game) -> int:
    """Return the greatest number that stands in an ability of any object, or in an effect."""
    return max((number for part in _parts_with_numbers(game) for number in _numbers_in(part)), default=0)


def _parts_with_numbers(game: Game) -> Iterator[Any]:
    for thing in game.objects.values():
        yield from thing.base.abilities
    yield from (effect.changes for effect in game.lasting)
    yield from (delayed.ability for delayed in game.delayed)
    yield from (pending.replacement for pending in game.pending)


@cache
def _numbers_in(part: Any) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", repr(part)))
