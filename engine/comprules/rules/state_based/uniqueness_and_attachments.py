"""704.5j-5r: legends, worlds, what is attached, and counters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from comprules.abilities.kinds import Static
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.statements import CantHaveMoreCounters, NoLegendRule
from comprules.book.citing import cite
from comprules.events.permanents import RemovesCounters, Unattaches
from comprules.happening.bestowed_auras import BESTOWED_UNATTACHED
from comprules.questions import ask_one
from comprules.rules.meaning import Speaker, objects_of
from comprules.rules.meaning.names_of_objects import as_one_name, share_a_name
from comprules.rules.meaning.reach import worlds_seen
from comprules.rules.meaning.speaker import AbilityUsed
from comprules.rules.state_based.board import SeenObject, only_with, permanents
from comprules.rules.state_based.verdicts import Verdict, to_graveyard
from comprules.rules.targeting.attaching import ILLEGAL_ENCHANTING, battles_stay_apart, may_be_attached
from comprules.ruleset import said_by_statics, views
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "CARDS_OVERRIDE_RULES",
    "LEGENDARY_PERMANENTS",
    "PLANESWALKERS_BY_NAME",
    "WORLD_PERMANENTS",
    "attached_without_reason",
    "illegal_auras",
    "illegal_equipment",
    "is_legendary",
    "is_world",
    "legend_rule",
    "opposite_counters",
    "spared_by_effects",
    "told_apart_by",
    "too_many_counters",
    "world_rule",
]

CARDS_OVERRIDE_RULES = cite("101.1")
LEGENDARY_PERMANENTS = cite("205.4d")
WORLD_PERMANENTS = cite("205.4f")
PLANESWALKERS_BY_NAME = cite("306.4")
LEGEND_RULE = cite("704.5j")
WORLD_RULE = cite("704.5k")
ILLEGAL_AURAS = cite("704.5m")
ILLEGAL_EQUIPMENT = cite("704.5n")
COUNTERS_CANCEL = cite("122.3")
COUNTERS_TO_A_LIMIT = cite("122.4")
ATTACHED_WITHOUT_REASON = cite("704.5p")
OPPOSITE_COUNTERS = cite("704.5q")
TOO_MANY_COUNTERS = cite("704.5r")


# ---- uniqueness


@LEGEND_RULE
def legend_rule(game: Game) -> Iterator[Verdict]:
    """Of the legendary permanents of one name that a player controls, that player keeps one."""
    spared = spared_by_effects(game)
    named = [
        (t, view) for t, view in permanents(game) if t.id not in spared and (view.name or view.also_named)
    ]
    for player, name, things in _of_one_name(game, named):
        labels = {game.label(t.id): t.id for t, view in things if is_legendary(game, view)}
        if len(labels) > 1:
            kept = ask_one(game, player, f"choose which {name} to keep", tuple(labels))
            yield from to_graveyard(i for label, i in labels.items() if label != kept)
        elif labels:
            yield LEGEND_RULE.spared(f"{next(iter(labels))} is the only legendary {name} of {player}")
        elif len(things) > 1:
            yield LEGEND_RULE.spared(f"{player}'s permanents called {name} are not legendary")


def _of_one_name(game: Game, named: list[SeenObject]) -> Iterator[tuple[str, str, list[SeenObject]]]:
    """Yield the permanents of each player that have a name in common, each group once."""
    groups: dict[tuple[str, str], list[SeenObject]] = defaultdict(list)
    for thing, view in named:
        groups[view.controller, as_one_name(game, told_apart_by(game, view))].append((thing, view))
    several = [one for one in named if one[1].also_named]
    for thing, view in several:
        if "legendary" not in view.supertypes:
            continue
        for (player, _), things in groups.items():
            is_another = player == view.controller and all(thing.id != other.id for other, _ in things)
            if is_another and any(
                "legendary" in v.supertypes and share_a_name(game, view, v) for _, v in things
            ):
                things.append((thing, view))
    met: set[frozenset[int]] = set()
    for (player, name), things in groups.items():
        these = frozenset(thing.id for thing, _ in things)
        if these not in met:
            met.add(these)
            yield player, name, things


@PLANESWALKERS_BY_NAME
def told_apart_by(game: Game, view: View) -> str:
    """Legendary permanents are told apart by their names, and planeswalkers by nothing else either."""
    if "planeswalker" in view.types:
        PLANESWALKERS_BY_NAME.decided_once(
            game, f"only the name of {view.name} counts, not its planeswalker type"
        )
    return view.name


@CARDS_OVERRIDE_RULES
def spared_by_effects(game: Game) -> frozenset[int]:
    """Return the permanents to which effects say that the legend rule doesn't apply."""
    spared: set[int] = set()
    for i, held, _, part in said_by_statics(game, NoLegendRule):
        speaker = Speaker(i, views(game)[i].controller, of=AbilityUsed(origin=held.origin))
        kind = AllThese(part.to or Filter())
        named = objects_of(game, views(game), speaker, kind)
        CARDS_OVERRIDE_RULES.decided_once(
            game, f"{game.label(i)}: the legend rule doesn't apply to {len(named)} permanents"
        )
        spared.update(named)
    return frozenset(spared)


@LEGENDARY_PERMANENTS
def is_legendary(game: Game, view: View) -> bool:
    """The legend rule is for every permanent with that supertype, whatever its card types are."""
    if "legendary" in view.supertypes:
        LEGENDARY_PERMANENTS.decided_once(game, f"{view.name} is legendary: the legend rule is for it")
    return "legendary" in view.supertypes


@WORLD_PERMANENTS
def is_world(game: Game, view: View) -> bool:
    """The world rule is for every permanent with that supertype."""
    if "world" in view.supertypes:
        WORLD_PERMANENTS.decided_once(game, f"{view.name} is a world permanent: the world rule is for it")
    return "world" in view.supertypes


@only_with("world")
@WORLD_RULE
def world_rule(game: Game) -> Iterator[Verdict]:
    """Of the world permanents only the newest stays; if two are newest together, none does."""
    worlds = {
        thing.id: thing.world_since or 0 for thing, view in permanents(game, "world") if is_world(game, view)
    }
    if len(worlds) < 2:
        yield from (WORLD_RULE.spared(f"{game.label(i)} is the only world permanent") for i in worlds)
        return
    for i, since in worlds.items():
        others = [other for other in worlds_seen(game, i, tuple(worlds)) if other != i]
        if any(worlds[other] >= since for other in others):
            yield from to_graveyard((i,))
        elif not others:
            yield WORLD_RULE.spared(f"{game.label(i)} is the only world permanent that counts")


# ---- attachments


@only_with("Aura")
@ILLEGAL_AURAS
@ILLEGAL_ENCHANTING
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
            ILLEGAL_ENCHANTING.decided_once(game, f"{game.label(thing.id)} enchants nothing that it may")
            yield from to_graveyard((thing.id,))


@only_with("Equipment", "Fortification")
@ILLEGAL_EQUIPMENT
def illegal_equipment(game: Game) -> Iterator[Verdict]:
    """An Equipment or Fortification on something illegal becomes unattached and stays."""
    for thing, view in permanents(game, "Equipment", "Fortification"):
        legal = bool(view.types & {"creature", "battle"}) or may_be_attached(
            game, thing.id, thing.attached_to
        )
        if thing.attached_to is not None and not legal:
            yield Unattaches(thing.id)
        else:
            yield ILLEGAL_EQUIPMENT.spared(
                f"{game.label(thing.id)} stays as it is, attached to {game.label(thing.attached_to)}"
            )


@only_with("attached")
@ATTACHED_WITHOUT_REASON
def attached_without_reason(game: Game) -> Iterator[Verdict]:
    """An attached creature, battle or permanent that is no Aura, Equipment or Fortification is detached.

    It becomes unattached and stays on the battlefield.
    """
    for thing, view in permanents(game):
        if thing.attached_to is None:
            continue
        attachable = view.subtypes & {"Aura", "Equipment", "Fortification"}
        is_battle = "battle" in view.types and battles_stay_apart(game, thing.id)
        if "creature" in view.types or is_battle or not attachable:
            yield Unattaches(thing.id)
        else:
            yield ATTACHED_WITHOUT_REASON.spared(
                f"{game.label(thing.id)} is of a kind that is attached to things"
            )


# ---- counters


@only_with("counters")
@COUNTERS_CANCEL
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
            yield COUNTERS_CANCEL.spared(f"{game.label(thing.id)} has one of the two kinds only")
            yield OPPOSITE_COUNTERS.spared(
                f"{game.label(thing.id)} has counters of one of the two kinds only"
            )


@only_with("counters")
@COUNTERS_TO_A_LIMIT
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
                        yield COUNTERS_TO_A_LIMIT.spared(f"{game.label(thing.id)} has no more than it may")
                        yield TOO_MANY_COUNTERS.spared(
                            f"{game.label(thing.id)} has no more than {part.most} {part.kind} counters"
                        )
