"""120, 119, 122: what damage, life and counters do to objects and players."""

from __future__ import annotations

from immutables import Map

from comprules.book.citing import cite
from comprules.events.zones import Moves
from comprules.happening import timestamps
from comprules.happening.keywords_of_sources import of_source
from comprules.keyword_instances import works
from comprules.keywords.rules_702_61_to_120 import PROWL
from comprules.ruleset import seen
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Counter, View

__all__ = [
    "COUNTERS_BY_CONTROLLER",
    "DAMAGE_IS_MARKED",
    "DAMAGE_STAYS_MARKED",
    "as_it_struck",
    "change_to",
    "from_whom_they_go",
    "is_marked",
    "kinds_had",
    "life_total",
    "mark_damage",
    "number_had",
    "put_counters",
    "remember_who_struck",
    "remember_whom_it_hurt",
    "remove_counters",
    "who_puts_counters",
    "whose_life_changes",
    "whose_life_is_set",
    "with_life",
    "with_life_of_all",
]

GAINING_AND_LOSING_LIFE = cite("119.3")
DAMAGE_IS_MARKED = cite("120.3e")
DAMAGE_STAYS_MARKED = cite("120.6")
COUNTERS_OF_PLAYERS = cite("122.1")
COUNTERS_BY_CONTROLLER = cite("122.6a")


@DAMAGE_STAYS_MARKED.essential("nothing else would mark damage")
def mark_damage(game: Game, source: int, to: int | str, amount: int) -> Game:
    """Damage stays marked on a creature; whether its source had deathtouch is remembered with it."""
    if isinstance(to, str):
        return game
    hurt = game.objects[to]
    stays = "creature" in seen(game, to).types and is_marked(game, source, to)
    if stays:
        DAMAGE_STAYS_MARKED.decided(game, f"{amount} damage stays marked on {game.label(to)}")
    return game.altering(
        to,
        damage=hurt.damage + amount if stays else hurt.damage,
        hurt_by_deathtouch=hurt.hurt_by_deathtouch or bool(of_source(game, source, "deathtouch")),
    )


@DAMAGE_IS_MARKED
def is_marked(game: Game, source: int, creature: int) -> bool:
    """Damage to a creature is marked on it, if its source has neither wither nor infect."""
    dealer = seen(game, source)
    shrinks = bool(of_source(game, source, "wither")) or works(game, dealer, "infect")
    marked = "no damage" if shrinks else "the damage"
    DAMAGE_IS_MARKED.decided(game, f"{marked} of {game.label(source)} is marked on {game.label(creature)}")
    return not shrinks


@PROWL
def as_it_struck(game: Game, source: int) -> View:
    """Whose a source of combat damage was and what it was counts as it is when it deals the damage."""
    return seen(game, source)


def remember_who_struck(game: Game, before: Game, source: int, to: int | str) -> Game:
    """Remember for the turn who controlled a source of combat damage to a player, and what it was then.

    Its subtypes matter, and whether it was a commander: prowl (702.76a) and freerunning (702.173a) look at
    that, whatever becomes of the source.
    """
    if not isinstance(to, str):
        return game
    dealer = as_it_struck(before, source)
    known = before.objects.get(source)
    kinds = dealer.subtypes | ({"commander"} if known is not None and known.commander else frozenset())
    struck = game.this_turn
    for kind in kinds:
        struck = struck.set(("struck", dealer.controller, kind), 1)
    return replace(game, this_turn=struck)


def remember_whom_it_hurt(game: Game, source: int, to: int | str) -> Game:
    """Remember for the whole game that an object has dealt damage to a player."""
    if not isinstance(to, str):
        return game
    before = game.has_hurt.get(source, frozenset())
    return game if to in before else replace(game, has_hurt=game.has_hurt.set(source, before | {to}))


def with_life(game: Game, player: str, change: int) -> Game:
    """Change the life total of a player, and of everyone who shares it."""
    how = "gains" if change > 0 else "loses"
    GAINING_AND_LOSING_LIFE.decided(game, f"{player} {how} {abs(change)} life")
    return with_life_of_all(game, player, change)


def with_life_of_all(game: Game, player: str, change: int) -> Game:
    """Change the life total that a player has, alone or with others."""
    for name in whose_life_changes(game, player):
        game = game.altering_player(name, life=game.players[name].life + change)
    return game


@GAINING_AND_LOSING_LIFE.essential("a player's life total has to be somebody's")
def whose_life_changes(_game: Game, player: str) -> tuple[str, ...]:
    """A player who gains or loses life has another life total."""
    return (player,)


@GAINING_AND_LOSING_LIFE.essential("a player's life total has to be some number")
def life_total(game: Game, player: str) -> int:
    """Return what an effect takes for a player's life total, where it needs to know it."""
    return game.players[player].life


@GAINING_AND_LOSING_LIFE.essential("a life total that becomes a number has to change by something")
def change_to(game: Game, player: str, number: int) -> int:
    """Return by how much a player's life total changes to become a number."""
    return number - life_total(game, player)


@GAINING_AND_LOSING_LIFE.essential("a life total that is set has to be somebody's")
def whose_life_is_set(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Of players whose life totals would be set, return those for whom that is done."""
    return players


@COUNTERS_OF_PLAYERS.essential("a player has counters of a kind, or none")
def number_had(game: Game, player: str, kind: str) -> int:
    """Return how many counters of a kind a player has, where something needs to know it."""
    return game.players[player].number_of(kind)


@COUNTERS_OF_PLAYERS.essential("a player has counters of some kinds, or none")
def kinds_had(game: Game, player: str) -> tuple[str, ...]:
    """Return the kinds of counters that a player has, where something needs to know them."""
    return tuple(sorted(game.players[player].counters))


@COUNTERS_OF_PLAYERS.essential("counters are taken from somebody who has them")
def from_whom_they_go(_game: Game, player: str, kind: str, amount: int) -> tuple[tuple[str, int], ...]:  # noqa: ARG001
    """Return from whom counters go that a player loses, and how many: all from that player."""
    return ((player, amount),)


def _counters_of(game: Game, on: int | str) -> Map[str, Counter]:
    return game.players[on].counters if isinstance(on, str) else game.objects[on].counters


def _with_counters(game: Game, on: int | str, counters: Map[str, Counter]) -> Game:
    if isinstance(on, str):
        return game.altering_player(on, counters=counters)
    return game.altering(on, counters=counters)


def put_counters(game: Game, on: int | str, kind: str, amount: int) -> Game:
    """Put counters on an object or a player."""
    if isinstance(on, int) and on not in game.objects:
        return game
    game = timestamps.tick(game)
    counters = _counters_of(game, on)
    return _with_counters(
        game, on, counters.set(kind, timestamps.of_counters(game, counters.get(kind), amount, game.clock))
    )


def remove_counters(game: Game, on: int | str, kind: str, amount: int) -> Game:
    """Take counters off an object or a player, as many as there are at most."""
    if isinstance(on, str):
        for player, number in from_whom_they_go(game, on, kind, amount):
            game = _without_counters(game, player, kind, number)
        return game
    return _without_counters(game, on, kind, amount)


def _without_counters(game: Game, on: int | str, kind: str, amount: int) -> Game:
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


@COUNTERS_BY_CONTROLLER
def who_puts_counters(game: Game, event: Moves) -> str:
    """Where no effect names another player, the counters are put on it by whoever will control it.

    A token was nowhere before it entered; who creates it controls it.
    """
    thing = game.objects.get(event.object)
    if thing is None:
        COUNTERS_BY_CONTROLLER.decided(game, f"{event.under} puts the counters with which a token enters")
        return event.under
    player = event.under or (thing.controller if thing.zone == "stack" else thing.owner)
    COUNTERS_BY_CONTROLLER.decided(
        game, f"{player} puts the counters on {game.label(event.object)} with which it enters"
    )
    return player
