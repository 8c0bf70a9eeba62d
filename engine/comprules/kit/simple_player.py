"""A simple player plays whole games by chance, the same for the same seed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from comprules.book.errors import ComprulesError
from comprules.judge import (
    Action,
    Advance,
    Asked,
    Attack,
    Block,
    Board,
    BoardObject,
    Cast,
    Choice,
    Judge,
    Pass,
    Play,
    Position,
    Refused,
    StartGame,
)

__all__ = ["play_game"]

_SPELLS_A_TURN: Final = 2
_DECLINES: Final = 0.05
_BLOCKS: Final = 0.4
"""How likely a player is to decline what may be declined, and how likely a creature is to block."""


def play_game(judge: Judge, position: Position, seed: int = 0) -> list[str]:
    """Play a game of two decks from opening hands to its end, and return its story, a line for each deed.

    Raises:
        ComprulesError: A deck can't be played with (100, 103), or a player can't go on.
    """
    table = _Table(judge, random.Random(seed))  # noqa: S311 -- a game that can be played again, no secret
    judge.begin(position)
    names = [seat.name for seat in position.seats]
    table.must(StartGame(table.chance.choice(names)))
    while not judge.board().over:
        player = judge.board().active
        _take_turn(table, player, next(name for name in names if name != player))
    winners = [one.name for one in judge.board().players if one.won]
    table.story.append(f"{winners[0]} wins" if winners else "the game is a draw")
    return table.story


@dataclass(slots=True)
class _Table:
    """The game that is being played, and what has been done in it."""

    judge: Judge
    chance: random.Random
    story: list[str] = field(default_factory=list)

    def tried(self, action: Action) -> Refused | None:
        """Act, answer whatever is asked, and return the refusal if it could not be done."""
        outcome = self.judge.act(action)
        while isinstance(outcome, Asked):
            outcome = self.judge.answer(Choice(outcome.player, self._picks(outcome)))
        return outcome if isinstance(outcome, Refused) else None

    def must(self, action: Action) -> None:
        """Act; a game in which that can't be done can't go on."""
        if (refused := self.tried(action)) is not None:
            rule = f" ({refused.rule})" if refused.rule else ""
            raise ComprulesError(f"{refused.reason}{rule}", "comprules rule NUMBER says what a rule says.")

    def _picks(self, asked: Asked) -> tuple[str, ...]:
        if asked.question.startswith("take a mulligan"):
            return ("no",)
        if not asked.options:
            return (str(self.chance.randint(0, 3)),)
        if not asked.least and self.chance.random() < _DECLINES:
            return ()
        most = min(asked.most, len(asked.options))
        return tuple(self.chance.sample(asked.options, self.chance.randint(max(1, asked.least), most)))


def _take_turn(table: _Table, player: str, other: str) -> None:
    table.must(Advance(player, "precombat main"))
    _resolve_all(table)
    board = table.judge.board()
    if board.over:
        return
    lives = ", ".join(f"{one.name} {one.life}" for one in board.players)
    table.story.append(f"{player}'s turn ({lives})")
    for card in _in_hand(board, player):
        if "land" in card.types and table.tried(Play(player, card.label)) is None:
            table.story.append(f"  {player} plays {card.name}")
            break
    _cast_spells(table, player, other)
    if not table.judge.board().over and _attack(table, player, other):
        _block(table, other)
    if not table.judge.board().over:
        table.must(Advance(other, "upkeep"))


def _resolve_all(table: _Table) -> None:
    while any(one.zone == "stack" for one in table.judge.board().objects):
        table.must(Pass())


def _in_hand(board: Board, player: str) -> list[BoardObject]:
    return [one for one in board.objects if one.zone == "hand" and one.owner == player]


def _permanents(board: Board, player: str) -> list[BoardObject]:
    return [one for one in board.objects if one.zone == "battlefield" and one.controller == player]


def _creatures(board: Board, player: str) -> list[BoardObject]:
    return [one for one in _permanents(board, player) if "creature" in one.types and not one.tapped]


def _cast_spells(table: _Table, player: str, other: str) -> None:
    spells = [one for one in _in_hand(table.judge.board(), player) if "land" not in one.types]
    table.chance.shuffle(spells)
    cast = 0
    for spell in spells:
        board = table.judge.board()
        lands = sum("land" in one.types and not one.tapped for one in _permanents(board, player))
        if board.over or cast == _SPELLS_A_TURN:
            return
        if _mana_value(spell.cost) > lands:
            continue
        for targets in _targets(table, spell, player, other):
            if table.tried(Cast(player, spell.label, targets)) is None:
                aim = "".join(f" targeting {one}" for one in targets)
                table.story.append(f"  {player} casts {spell.name}{aim}")
                _resolve_all(table)
                cast += 1
                break


def _mana_value(cost: str) -> int:
    symbols = re.findall(r"\{([^}]+)\}", cost)
    return sum(int(symbol) if symbol.isdigit() else 1 for symbol in symbols)


def _targets(table: _Table, spell: BoardObject, player: str, other: str) -> Iterator[tuple[str, ...]]:
    """Yield what a spell may be tried with: no target first, then one after another.

    A spell that makes a creature larger is tried on its caster's own.
    """
    yield ()
    board = table.judge.board()
    theirs = (other, *_by_size(_permanents(board, other)))
    own = (*_by_size(_permanents(board, player)), player)
    helps = re.search(r"\+\d+/\+\d+|gains", "\n".join(spell.abilities)) is not None
    for one in (*own, *theirs) if helps else (*theirs, *own):
        yield (one,)


def _by_size(things: list[BoardObject]) -> tuple[str, ...]:
    return tuple(one.label for one in sorted(things, key=lambda one: (-(one.power or 0), one.label)))


def _attack(table: _Table, player: str, other: str) -> bool:
    able = [one.label for one in _creatures(table.judge.board(), player)]
    chosen = dict.fromkeys(able, other)
    if chosen and table.tried(Attack(player, chosen)) is not None:
        chosen = {
            label: other
            for label in able
            if not isinstance(table.judge.would(Attack(player, {label: other})), Refused)
        }
        if chosen and table.tried(Attack(player, chosen)) is not None:
            return False
    if chosen:
        table.story.append(f"  {player} attacks with {', '.join(chosen)}")
        _resolve_all(table)
    return bool(chosen)


def _block(table: _Table, player: str) -> None:
    board = table.judge.board()
    attackers = [one.label for one in board.objects if one.attacking]
    blocks = {
        one.label: (table.chance.choice(attackers),)
        for one in _creatures(board, player)
        if attackers and table.chance.random() < _BLOCKS
    }
    if blocks and table.tried(Block(player, blocks)) is None:
        table.story.append(f"  {player} blocks with {', '.join(blocks)}")
        _resolve_all(table)
