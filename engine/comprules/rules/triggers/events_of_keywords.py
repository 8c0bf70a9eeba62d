"""603.2: what single keywords and words of the book wait for, such as exploiting and expending."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import Activates, Casts
from comprules.events.zones import Moves, Sacrifices
from comprules.rules.keywords.meaning import abilities_meant
from comprules.rules.meaning.championed import is_of_champion
from comprules.rules.meaning.last_known_information import view_of
from comprules.rules.meaning.what_was_paid import mana_spent
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "CHAMPIONED",
    "EXPENDING",
    "EXPLOITING",
    "MUTATING",
    "championing",
    "crewing",
    "expends",
    "exploiting",
    "mutates",
]

_EXPLOIT = Keyword("exploit")
EXPENDING = cite("700.14")
EXPLOITING = cite("702.110b")
CHAMPIONED = cite("702.72c")
MUTATING = cite("702.140d")


@EXPENDING
def expends(game: Game, event: Casts, number: int) -> bool:
    """A player expends a number as the mana spent on spells this turn first comes to it."""
    cast = [e.spell for e in game.deeds if isinstance(e, Casts) and e.player == event.player]
    spent = sum(mana_spent(game, game.last_seen(spell)) for spell in cast)
    before = spent - mana_spent(game, game.last_seen(event.spell))
    is_so = before < number <= spent
    EXPENDING.decided(
        game,
        f"{event.player} has spent {before} and then {spent} mana on spells this turn and "
        f"{'expends' if is_so else 'does not expend'} {number}",
    )
    return is_so


def crewing(game: Game, event: Activates) -> tuple[int, ...]:
    """Return the creatures that were tapped to pay for a crew ability."""
    on_stack = game.objects[event.ability].on_stack if event.ability in game.objects else None
    if on_stack is None or on_stack.ability is None or on_stack.ability.keyword != "crew":
        return ()
    return tuple(i for paid in on_stack.paid if paid.kind == "tap" for i in paid.objects)


@EXPLOITING
def exploiting(game: Game, event: Sacrifices) -> int | None:
    """The creature that exploits another one is that whose exploit ability has it sacrificed."""
    on_stack = [game.objects[i].on_stack for i in game.zone("stack")[:1]]
    made = on_stack[0].ability if on_stack and on_stack[0] is not None else None
    if made is None or not event.by or made.ability not in abilities_meant(game, _EXPLOIT):
        return None
    if not view_of(game, views(game), made.source).has("exploit"):  # it only says the same
        return None
    EXPLOITING.decided(game, f"{game.label(made.source)} exploits {game.label(event.object)}")
    return made.source


@CHAMPIONED
def championing(game: Game, event: Moves) -> int | None:
    """What a champion ability itself exiles is championed by the permanent that has the ability."""
    on_stack = [game.objects[i].on_stack for i in game.zone("stack")[:1]]
    made = on_stack[0].ability if on_stack and on_stack[0] is not None else None
    if made is None or not is_of_champion(game, made.source, made.uid):
        return None
    is_other = event.object != made.source  # which may be sacrificed, and exiled instead of buried
    how = "is" if is_other else "is not"
    CHAMPIONED.decided(game, f"{game.label(event.object)} {how} championed by {game.label(made.source)}")
    return made.source if is_other else None


@MUTATING
def mutates(game: Game, permanent: int) -> bool:
    """A creature mutates as a mutating creature spell merges with it."""
    MUTATING.decided(game, f"{game.label(permanent)} mutates")
    return True
