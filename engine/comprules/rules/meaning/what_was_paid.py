"""What was paid for a spell, or for the spell that a permanent was (601.7, 607.2)."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import ChangeCost
from comprules.abilities.kinds import ApplyToPlayers
from comprules.book.citing import cite
from comprules.rules.meaning.linked_abilities import linked
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import said_by_statics
from comprules.state import Game, GameObject

__all__ = [
    "colors_spent",
    "is_among",
    "mana_spent",
    "paid_as_it_entered",
    "paid_as_it_was_cast",
    "times_paid",
    "was_paid",
    "x_as_it_enters",
    "x_as_it_is_cast",
]

SAME_X_THROUGHOUT = cite("107.3i")
X_OF_ENTERING_PERMANENT = cite("107.3m")
NO_CHANGE_FOR_CAST_SPELLS = cite("601.7")
LINKED_COST_OF_ENTERING = cite("607.2g")
LINKED_KICKER = cite("607.2i")
LINKED_COST_OF_CASTING = cite("607.2j")


def as_costs_are_now(game: Game, thing: GameObject) -> int:
    """What effects make of the cost by now counts for what was spent."""
    chosen = thing.on_stack or thing.cast
    spent = sum(part.amount for part in chosen.paid if part.kind == "mana") if chosen else 0
    changes = (change for *_, part in said_by_statics(game, ApplyToPlayers) for change in part.changes)
    return spent + sum(change.by for change in changes if isinstance(change, ChangeCost))


@NO_CHANGE_FOR_CAST_SPELLS.without(as_costs_are_now)
def mana_spent(game: Game, thing: GameObject) -> int:
    """What was spent on a spell is what was paid as it was cast; costs that change later do not touch it."""
    chosen = thing.on_stack or thing.cast
    spent = sum(part.amount for part in chosen.paid if part.kind == "mana") if chosen else 0
    NO_CHANGE_FOR_CAST_SPELLS.decided_once(
        game, f"{spent} mana was spent on {thing.label}, whatever spells cost by now"
    )
    return spent


def colors_spent(thing: GameObject) -> set[str]:
    """The colors of the mana that was spent to cast a spell, or the spell that a permanent was."""
    chosen = thing.on_stack or thing.cast
    return {color for part in chosen.paid for color in part.colors} if chosen else set()


def paid_any_cost(_game: Game, thing: GameObject, _cost: str) -> bool:
    """Any additional cost will do."""
    chosen = thing.on_stack or thing.cast
    return chosen is not None and bool(chosen.options)


def paid_or_not(game: Game, thing: GameObject, cost: str) -> int:
    """Only whether it was paid counts."""
    return int(was_paid(game, thing, cost))


@LINKED_KICKER.without(paid_or_not)
def times_paid(game: Game, thing: GameObject, cost: str) -> int:
    """How often a cost was announced as the spell, or the spell that the permanent was, was cast."""
    chosen = thing.on_stack or thing.cast
    options = chosen.options if chosen is not None else ()
    times = sum(is_among(cost, (option,)) for option in options)
    LINKED_KICKER.decided_once(game, f"{thing.label} was cast with {cost} {times} time(s)")
    return times


def is_among(cost: str, options: tuple[str, ...]) -> bool:
    """Whether a cost is among those announced: ``kicker``, which multikicker is as well, or one of several, ``kicker {W}``."""
    words = (cost, "multikicker") if cost == "kicker" else (cost,)
    return any(option == cost or option.partition(" ")[0] in words for option in options)


@LINKED_KICKER.without(paid_any_cost)
def was_paid(game: Game, thing: GameObject, cost: str) -> bool:
    """Whether the spell, or the spell that the permanent was, was cast with this cost announced: this one and no other (400.7d)."""
    chosen = thing.on_stack or thing.cast
    is_paid = chosen is not None and is_among(cost, chosen.options)
    LINKED_KICKER.decided_once(
        game, f"{game.label(thing.id)} was {'' if is_paid else 'not '}cast with {cost}"
    )
    return is_paid


def nothing_was_paid(_game: Game, _speaker: Speaker) -> int:
    """What was paid is not known any more."""
    return 0


@LINKED_COST_OF_ENTERING.without(nothing_was_paid)
def paid_as_it_entered(game: Game, speaker: Speaker) -> int:
    """The cost paid because of a linked ability as the object entered, and no other."""
    paid = linked(game, speaker, "paid as it entered")
    LINKED_COST_OF_ENTERING.decided_once(
        game, f"{game.label(speaker.source)}: {paid[-1] if paid else 0} was paid as it entered"
    )
    return int(paid[-1]) if paid else 0


@LINKED_COST_OF_CASTING.without(nothing_was_paid)
def paid_as_it_was_cast(game: Game, speaker: Speaker) -> int:
    """The value chosen for a variable additional cost as the object was cast."""
    thing = game.last_seen(speaker.source)
    chosen = thing.on_stack or thing.cast
    LINKED_COST_OF_CASTING.decided_once(
        game, f"{game.label(thing.id)}: {chosen.x if chosen else 0} was chosen as it was cast"
    )
    return chosen.x if chosen else 0


def nothing_chosen(_game: Game, _thing: GameObject) -> int:
    """The value chosen for the spell is of no concern to its abilities."""
    return 0


@SAME_X_THROUGHOUT.without(nothing_chosen)
def x_as_it_is_cast(game: Game, spell: GameObject) -> int:
    """Every X on a spell has the value that was chosen for it, also in an ability that triggers on its casting."""
    x = spell.on_stack.x if spell.on_stack is not None else 0
    if x:
        SAME_X_THROUGHOUT.decided(game, f"{spell.label}: X is {x}")
    return x


@X_OF_ENTERING_PERMANENT.without(nothing_chosen)
def x_as_it_enters(game: Game, thing: GameObject) -> int:
    """Where an ability about a permanent's own entering speaks of X, that is the X chosen for the spell that it was."""
    chosen = thing.on_stack or thing.cast
    x = chosen.x if chosen is not None else 0
    if x:
        X_OF_ENTERING_PERMANENT.decided(game, f"{thing.label}: X is {x}, as for the spell that it was")
    return x
