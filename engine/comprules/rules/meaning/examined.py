"""What an adjective may look at of an object."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from comprules.abilities.combat import Goaded
from comprules.rules.meaning.kinds_of_objects import has_no_abilities
from comprules.rules.meaning.last_known_information import view_of
from comprules.rules.meaning.names_of_objects import is_first_printed_in, is_from_expansion, words_of
from comprules.rules.meaning.stickers import has_sticker
from comprules.rules.meaning.symbols import has_in_cost
from comprules.rules.meaning.targets_looked_at import targets_chosen
from comprules.rules.meaning.what_was_paid import was_paid
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = ["Examined"]


@dataclass(frozen=True, slots=True)
class Examined:
    """An object as an adjective may look at it."""

    game: Game
    board: Mapping[int, View]
    thing: int

    @property
    def status(self) -> GameObject:
        """Return the object itself."""
        return self.game.objects[self.thing]

    @property
    def values(self) -> View:
        """Return its characteristics and controller on this board."""
        return self.board[self.thing]

    def attached(self) -> Iterator[View]:
        """Look at what is attached to it."""
        objects, board = self.game.objects, self.board
        return (board[i] for i in self.game.battlefield if objects[i].attached_to == self.thing)

    def has_no_abilities(self) -> bool:
        """Say whether it has no abilities, not even the mana ability of a basic land type (305.6)."""
        return has_no_abilities(self.game, self.values)

    def first_printed_in(self, expansion: str) -> bool:
        """Say whether a name that it has was first printed in an expansion."""
        return is_first_printed_in(self.game, self.values, expansion)

    def is_from(self, expansion: str) -> bool:
        """Say whether it is of an expansion, as cards once said it."""
        return is_from_expansion(self.game, self.values, expansion)

    def blockers_are_declared(self) -> bool:
        """Say whether blockers have been declared in this combat phase."""
        return self.game.step in ("declare blockers", "combat damage", "end of combat")

    def attackers(self) -> int:
        """Return how many creatures are attacking (506.5)."""
        return sum(self.game.objects[i].attacking is not None for i in self.game.battlefield)

    def has_in_cost(self, symbol: str) -> bool:
        """Say whether a symbol, or for ``H`` any Phyrexian one, is in its mana cost."""
        return has_in_cost(self.game, self.values, symbol)

    def has_sticker(self, kind: str) -> bool:
        """Say whether a sticker of a kind, or for an empty one of any kind, is on it."""
        return has_sticker(self.game, self.thing, kind)

    def words_in_name(self) -> int:
        """Return how many words its name has (123.6a)."""
        return len(words_of(self.game, self.values.name))

    def targets(self) -> int:
        """Return how many targets it has; an object or player chosen for two of them counts twice (115.3)."""
        return targets_chosen(self.game, self.status)

    def is_goaded(self) -> bool:
        """Say whether some player has goaded it (701.15b)."""
        return any(isinstance(rule, Goaded) for rule in self.values.rules)

    def was_kicked(self) -> bool:
        """Say whether a kicker cost was paid for it, or for the spell that it was (702.33d)."""
        return was_paid(self.game, self.status, "kicker")

    def comes_from(self, quality: str) -> bool:
        """Say whether the source of an ability is of a card type, or is ``colorless`` (113.7)."""
        made = self.status.on_stack
        if made is None or made.ability is None:
            return False
        source = view_of(self.game, self.board, made.ability.source)
        return not source.colors if quality == "colorless" else quality in source.types
