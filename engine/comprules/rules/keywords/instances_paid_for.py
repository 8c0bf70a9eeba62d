"""Each of several instances of a keyword is paid for apart and looks at its own payments (702.56b)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from comprules.abilities.conditions import CostPaid
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.abilities.nouns import TimesPaid
from comprules.abilities.parts import INSIDE, rewritten
from comprules.keywords.rows import ADDITIONAL, ANY_NUMBER_OF_TIMES
from comprules.rules.keywords.meaning import abilities_meant
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = ["abilities_of_instance", "options_by_instance", "words_for_instances"]


def words_for_instances(game: Game, abilities: Iterable[Ability]) -> dict[int, str]:
    """Say by which word each instance is paid for of a keyword that is there more than once.

    The words are found by the places of the instances among the abilities.
    """
    places: dict[str, list[int]] = {}
    for place, ability in enumerate(abilities):
        if isinstance(ability, Keyword):
            row = rules_of(game).keyword(ability.name)
            if row is not None and row.each_instance and row.pays in (ADDITIONAL, ANY_NUMBER_OF_TIMES):
                places.setdefault(ability.name, []).append(place)
    return {
        place: f"{name} ({number})"
        for name, found in places.items()
        if len(found) > 1
        for number, place in enumerate(found, 1)
    }


def options_by_instance(
    game: Game, abilities: tuple[Ability, ...], options: tuple[str, ...]
) -> tuple[str, ...]:
    """Put the word for one instance in the place of each word that several could be meant by.

    A keyword that is named with its cost is the first with that cost. The bare word is the first instance.
    Said again, it is the next one where none can be paid for twice.
    """
    words = words_for_instances(game, abilities)
    found: list[str] = []
    for option in options:
        meant = [
            word
            for place, word in words.items()
            if isinstance(ability := abilities[place], Keyword)
            and option in (ability.name, f"{ability.name} {ability.cost}")
        ]
        row = rules_of(game).keyword(option.partition(" ")[0])
        free = [word for word in meant if word not in found]
        if row is not None and row.pays == ADDITIONAL and free:
            meant = free
        found.append(meant[0] if meant else option)
        if row is not None and row.each_instance is not None and found[-1] in words.values():
            row.each_instance.decided(game, f"{found[-1]} is paid for, and no other instance of {row.name}")
    return tuple(found)


def abilities_of_instance(game: Game, view: View, held: Held) -> tuple[Ability, ...]:
    """Return the abilities that a keyword stands for; each looks at what was paid for this instance alone."""
    meant = abilities_meant(game, held.ability)
    if not isinstance(held.ability, Keyword):
        return meant
    word = words_for_instances(game, [one.ability for one in view.held]).get(
        next((place for place, one in enumerate(view.held) if one == held), -1)
    )
    return meant if word is None else _asking_for(meant, held.ability.name, word)


@cache
def _asking_for(meant: tuple[Ability, ...], name: str, word: str) -> tuple[Ability, ...]:
    """The abilities ask for another cost wherever they asked for the keyword's."""

    def renamed(part: object) -> object:
        if isinstance(part, CostPaid | TimesPaid) and part.cost == name:
            return replace(part, cost=word)
        return INSIDE

    return rewritten(meant, renamed)
