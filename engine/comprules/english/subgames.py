"""A subgame is played between two instructions of a spell or ability, and in no other place."""

from __future__ import annotations

from comprules.abilities.kinds import Ability, Activated, SpellAbility, Triggered
from comprules.abilities.parts import any_part_is, named_parts
from comprules.abilities.plain_instructions import PlaySubgame
from comprules.english.errors import CannotRead

__all__ = ["ensure_no_subgame_within"]

_holds_a_subgame = any_part_is(PlaySubgame)


def ensure_no_subgame_within(line: str, abilities: tuple[Ability, ...]) -> None:
    """Refuse the line of a card by which a subgame is part of another instruction.

    Raises:
        CannotRead: It is done only sometimes, later, or instead of something.
    """
    for ability in abilities:
        for name, part in named_parts(ability):
            its_own = name == "effects" and isinstance(ability, Activated | SpellAbility | Triggered)
            inside = (
                (effect for effect in part if not isinstance(effect, PlaySubgame)) if its_own else (part,)
            )
            if any(map(_holds_a_subgame, inside)):
                raise CannotRead(line, 0, "a subgame is played as an instruction of its own alone")
