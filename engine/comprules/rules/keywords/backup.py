"""702.165: backup lends the abilities that are printed below it."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, AddAbilities
from comprules.abilities.parts import INSIDE, rewritten
from comprules.book.citing import cite
from comprules.ruleset import seen
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting
from comprules.state.objects import Held

__all__ = [
    "LENT_ABILITIES_SETTLED",
    "ONLY_PRINTED_ABILITIES",
    "ORDER_OF_COPIED_ABILITIES",
    "as_printed",
    "is_copy",
    "is_printed",
    "lending",
    "still_had",
]

ORDER_OF_COPIED_ABILITIES = cite("702.165b")
ONLY_PRINTED_ABILITIES = cite("702.165c")
LENT_ABILITIES_SETTLED = cite("702.165d")


def lending(game: Game, trigger: Waiting) -> Waiting:
    """Say in a backup ability that is being put on the stack which abilities it gives another creature.

    The keyword itself stands there for them.
    """

    def settled(part: object) -> object:
        if isinstance(part, AddAbilities) and _is_backup(part.abilities):
            return AddAbilities(_lent(game, trigger))
        return INSIDE

    return replace(trigger, ability=rewritten(trigger.ability, settled))


def _is_backup(abilities: tuple[Ability, ...]) -> bool:
    return any(isinstance(ability, Keyword) and ability.name == "backup" for ability in abilities)


def _lent(game: Game, trigger: Waiting) -> tuple[Ability, ...]:
    held = as_printed(game, trigger.source, still_had(game, trigger))
    place = next((n for n, one in enumerate(held, 1) if one.uid == trigger.uid), len(held))
    below = tuple(one for one in held[place:] if not _is_backup((one.ability,)))
    return tuple(one.ability for one in below if is_printed(game, one))


@LENT_ABILITIES_SETTLED
def still_had(game: Game, trigger: Waiting) -> tuple[Held, ...]:
    """What the permanent has as its backup ability is put on the stack is what that ability gives."""
    name = game.label(trigger.source)
    LENT_ABILITIES_SETTLED.decided(game, f"what the backup ability of {name} gives is settled now")
    return seen(game, trigger.source).held


@ONLY_PRINTED_ABILITIES
def is_printed(game: Game, held: Held) -> bool:
    """Abilities that the permanent has gained, from a copy effect or otherwise, are not given."""
    if held.uid[0] != "own":
        ONLY_PRINTED_ABILITIES.decided(game, "an ability that was gained is not given by backup")
        return False
    return True


@ORDER_OF_COPIED_ABILITIES
def as_printed(game: Game, thing: int, held: tuple[Held, ...]) -> tuple[Held, ...]:
    """A copy has its abilities in the order in which they are printed on the original."""
    if is_copy(game, thing):
        ORDER_OF_COPIED_ABILITIES.decided(
            game, f"{game.label(thing)} has its abilities in the order of the original"
        )
    return held


def is_copy(game: Game, thing: int) -> bool:
    """Say whether a permanent is a token or goes by the name of something else."""
    there = game.last_seen(thing)
    return there.kind == "token" or there.base.name != seen(game, thing).name
