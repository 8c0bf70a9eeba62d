"""106.4, 106.13: what happens to the mana in a player's mana pool."""

from __future__ import annotations

from immutables import Map

from comprules.book.citing import cite
from comprules.events.players import AddsMana, EmptiesPool, SpendsMana
from comprules.happening.bounds import MOST_MANA, refuse_more_than
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.players import BoundMana

__all__ = [
    "MANA_LOST_AND_ADDED",
    "added",
    "at_the_end",
    "emptied",
    "kept",
    "spent",
    "taken",
    "with_unspent_mana",
]

MANA_LOST_AND_ADDED = cite("106.13")


def added(game: Game, event: AddsMana) -> Game:
    """Mana comes into the pool; of what something more is said than its type each one is told apart."""
    bound = game.players[event.player].bound
    pool = _with_more(game.players[event.player].mana, event.mana)
    refuse_more_than(MOST_MANA, max(pool.values(), default=0), "mana of one type")
    if event.marked or event.then is not None:
        for kind, amount in event.mana:
            first = game.next_id
            more = tuple(
                BoundMana(kind, 1, event.only, event.source, first + n, event.then, event.speaker, event.kept)
                for n in range(amount)
            )
            bound, game = (*bound, *more), replace(game, next_id=first + amount)
    elif event.only is not None or event.kept:
        more = tuple(
            BoundMana(kind, amount, event.only, event.source, speaker=event.speaker, kept=event.kept)
            for kind, amount in event.mana
        )
        bound = (*bound, *more)
    snow = _with_more(game.players[event.player].snow, event.mana if event.snow else ())
    return game.altering_player(event.player, mana=pool, bound=bound, snow=snow)


def spent(game: Game, event: SpendsMana) -> Game:
    """What has been paid is out of the pool."""
    player = game.players[event.player]
    pool, snow = _with_less(player.mana, event.mana), _with_less(player.snow, event.snow)
    return game.altering_player(event.player, mana=pool, bound=event.bound, snow=snow)


def emptied(game: Game, player: str) -> Game:
    """The pool is empty."""
    return game.altering_player(player, mana=EMPTY, bound=(), snow=EMPTY)


def at_the_end(game: Game, event: EmptiesPool) -> Game:
    """As a step or phase ends the pool is empty, but for what is kept."""
    had = game.players[event.player]
    mana = kept(game, event.player, event.keeping)
    bound = tuple(part for part in had.bound if part.kind in event.keeping or _stays_this_turn(game, part))
    snow = tuple((kind, min(had.snow[kind], amount)) for kind, amount in mana.items() if kind in had.snow)
    return game.altering_player(event.player, mana=mana, bound=bound, snow=_with_more(EMPTY, snow))


def with_unspent_mana(game: Game) -> tuple[str, ...]:
    """Return the players who have mana in their pools, in turn order."""
    return tuple(name for name in game.order if game.players[name].mana)


def kept(game: Game, player: str, keeping: frozenset[str]) -> Map[str, int]:
    """Return how much mana of which types stays in the pool as a step or phase ends.

    It is all of the types that the player keeps, and of the others what stays until the turn ends.
    """
    had = game.players[player]
    mana = _with_more(EMPTY, tuple((kind, amount) for kind, amount in had.mana.items() if kind in keeping))
    staying = (part for part in had.bound if part.kind not in keeping and _stays_this_turn(game, part))
    return _with_more(mana, tuple((part.kind, part.amount) for part in staying))


def _stays_this_turn(game: Game, part: BoundMana) -> bool:
    """Say whether mana is one that is kept until end of turn, and the turn goes on."""
    return part.kept and game.step != "cleanup"


@MANA_LOST_AND_ADDED
def taken(game: Game, player: str, to: str) -> Game:
    """What one player loses another adds, made by what made it, and with all that is said of it."""
    lost = game.players[player]
    amount = sum(lost.mana.values())
    MANA_LOST_AND_ADDED.decided(game, f"{player} loses {amount} mana, and {to} adds it")
    game = emptied(game, player)
    theirs = game.players[to]
    return game.altering_player(
        to,
        mana=_with_more(theirs.mana, tuple(lost.mana.items())),
        bound=(*theirs.bound, *lost.bound),
        snow=_with_more(theirs.snow, tuple(lost.snow.items())),
    )


def _with_more(pool: Map[str, int], mana: tuple[tuple[str, int], ...]) -> Map[str, int]:
    for kind, amount in mana:
        pool = pool.set(kind, pool.get(kind, 0) + amount)
    return pool


def _with_less(pool: Map[str, int], mana: tuple[tuple[str, int], ...]) -> Map[str, int]:
    for kind, amount in mana:
        left = pool[kind] - amount
        pool = pool.set(kind, left) if left else pool.delete(kind)
    return pool
