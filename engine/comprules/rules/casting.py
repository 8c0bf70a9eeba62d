"""601: casting spells, step by step; an illegal proposal leaves the game as it was (601.2, 730.1)."""

from __future__ import annotations

from dataclasses import replace

from immutables import Map

from comprules.abilities.changes import ChangeCost
from comprules.book.citing import rule
from comprules.events import Casts, Moves
from comprules.happening import happen
from comprules.mana import ManaCost, paid_from
from comprules.rules.interaction_of_continuous_effects import changes_for_player
from comprules.rules.matching import Speaker, is_described
from comprules.rules.priority import receive_priority
from comprules.rules.refusing import IllegalError
from comprules.rules.resolving import wanted_targets
from comprules.rules.targets import Targets, is_legal_target
from comprules.ruleset import views
from comprules.state import EMPTY, Game, OnStack, View

__all__ = ["cast", "grouped_targets", "has_sorcery_timing", "pay_mana", "play_land"]


def has_sorcery_timing(game: Game, player: str) -> bool:
    """Whether it is the player's main phase with an empty stack (307.1)."""
    return game.active == player and game.step.endswith("main") and not game.zone("stack")


@rule("601.3", essential="players could cast anything at any time")
def _may_begin(game: Game, player: str, card: int) -> None:
    """A player may begin to cast a spell only with priority, from a hand, and at a time that its type allows."""
    thing, view = game.objects[card], views(game)[card]
    if game.priority != player:
        raise IllegalError(f"{player} does not have priority", "117.1a")
    if thing.zone != "hand" or thing.owner != player:
        raise IllegalError(f"{game.label(card)} is not in {player}'s hand", "601.3")
    if "land" in view.types:
        raise IllegalError(f"{game.label(card)} is a land and is not cast", "305.9")
    quick = "instant" in view.types or view.has("flash")
    if not quick and not has_sorcery_timing(game, player):
        raise IllegalError(
            f"{game.label(card)} is cast only in its player's main phase with an empty stack", "117.1a"
        )


@rule("601.2", essential="spells have to be cast somehow")
def cast(
    game: Game,
    player: str,
    card: int,
    targets: tuple[int | str, ...] = (),
    x: int = 0,
    *,
    face_down: bool = False,
) -> Game:
    """Cast a spell: onto the stack, targets, total cost, payment, and it is cast.

    Raises:
        IllegalError: some step can't be taken; the game given is untouched.
    """
    _may_begin(game, player, card)
    if face_down and not views(game)[card].has("morph"):
        raise IllegalError(f"{game.label(card)} has no morph and is not cast face down", "708.4")
    game = happen(game, Moves(card, "stack", cause="cast", under=player, face_down=face_down))
    spell = game.successor[card]
    game.note("601.2a", f"{player} puts {game.label(spell)} on the stack")
    view = views(game)[spell]
    speaker = Speaker(spell, player, x=x)
    wanted = wanted_targets(view)
    chosen = grouped_targets(game, speaker, wanted, targets)
    game = game.with_object(replace(game.objects[spell], on_stack=OnStack(chosen, x)))
    game = pay_mana(game, player, total_cost(game, player, spell, view, face_down=face_down), x)
    game = happen(game, Casts(player, spell))
    game.note("601.2i", f"{game.label(spell)} is cast")
    return receive_priority(game, player)


@rule("601.2c", essential="targets have to be chosen")
def grouped_targets(
    game: Game, speaker: Speaker, wanted: tuple[object, ...], targets: tuple[int | str, ...]
) -> Targets:
    """The chosen targets, dealt out to the instances of the word in order."""
    left = list(targets)
    groups: list[tuple[int | str, ...]] = []
    for k, want in enumerate(wanted):
        least, most = getattr(want, "least", 1), getattr(want, "most", 1)
        later = sum(getattr(w, "least", 1) for w in wanted[k + 1 :])
        number = max(least, min(most, len(left) - later))
        group = tuple(left[:number])
        left = left[number:]
        if len(group) < least:
            raise IllegalError(
                f"{game.label(speaker.source)} needs {least} target(s), {len(group)} chosen", "601.2c"
            )
        for target in group:
            if not is_legal_target(game, speaker, want, target):  # type: ignore[arg-type]
                raise IllegalError(
                    f"{game.label(target)} is no legal target of {game.label(speaker.source)}", "601.2c"
                )
        if len(set(group)) < len(group):
            raise IllegalError("the same target was chosen twice for one word", "601.2c")
        groups.append(group)
    if left:
        raise IllegalError(
            f"{game.label(speaker.source)} has no use for the target {game.label(left[0])}", "601.2c"
        )
    return tuple(groups)


@rule("601.2f", essential="a spell has to cost something or nothing")
def total_cost(game: Game, player: str, spell: int, view: View, *, face_down: bool = False) -> ManaCost:
    """The mana cost, plus increases, minus reductions, which take only from its generic part.

    A spell cast face down with morph costs {3} (702.37c).
    """
    cost = ManaCost(("3",)) if face_down else view.cost or ManaCost()
    generic = sum(int(s) for s in cost.symbols if s.isdigit())
    rest = tuple(s for s in cost.symbols if not s.isdigit())
    speaker = Speaker(spell, player)
    changes = [
        c
        for c in changes_for_player(game, player)
        if isinstance(c, ChangeCost)
        and is_described(game, views(game), speaker, replace(c.spells, zone="stack"), spell)
    ]
    for change in changes:
        game.note("601.2f", f"{game.label(spell)} costs {change.by:+} generic mana")
    generic = max(0, generic + sum(c.by for c in sorted(changes, key=lambda c: -c.by)))
    return ManaCost((*((str(generic),) if generic else ()), *rest))


@rule("601.2h", essential="costs have to be paid")
def pay_mana(game: Game, player: str, cost: ManaCost, x: int = 0) -> Game:
    """The player pays the total cost out of his or her mana pool."""
    left = paid_from(dict(game.players[player].mana), cost, x)
    if left is None:
        raise IllegalError(f"{player} can't pay {cost}", "601.2h")
    return game.with_player(replace(game.players[player], mana=Map(left) if left else EMPTY))


@rule("305.1", essential="lands have to be played")
def play_land(game: Game, player: str, card: int) -> Game:
    """Put a land from the hand onto the battlefield, once in each of one's own turns; no stack is used.

    Raises:
        IllegalError: it is no land in that hand, not the time for it, or not the first this turn.
    """
    view = views(game)[card]
    if "land" not in view.types or game.objects[card].zone != "hand" or game.objects[card].owner != player:
        raise IllegalError(f"{game.label(card)} is no land in {player}'s hand", "305.1")
    if game.priority != player or not has_sorcery_timing(game, player):
        raise IllegalError(f"{player} plays lands only in his or her main phase with an empty stack", "305.1")
    if game.players[player].lands_played:
        raise IllegalError(f"{player} has already played a land this turn", "305.2")
    game = game.with_player(replace(game.players[player], lands_played=1))
    game = happen(game, Moves(card, "battlefield", cause="played", under=player))
    return receive_priority(game, player)
