"""A miniature judge that knows three state-based actions, and one spell; faults can be put into it by name."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace

from comprules.judge import (
    Action,
    Activate,
    Advance,
    Applied,
    Asked,
    Attack,
    Block,
    Board,
    BoardObject,
    BoardPlayer,
    Cast,
    Choice,
    Done,
    Outcome,
    Pass,
    Position,
    ReceivePriority,
    Refused,
    Unsupported,
)


class MiniatureJudge:
    """Plays just enough to hold the kit against: 704.5a, 704.5f, 704.5j, and casting cards that cost nothing."""

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self._board = Board((), (), (), 1, "", "", "")
        self._trace: list[Applied] = []
        self._open: Asked | None = None

    def _may_die(self, at: str) -> None:
        if self.fault == f"dies at {at}":
            os._exit(3)

    @property
    def name(self) -> str:
        self._may_die("name")
        return "miniature 1"

    def begin(self, position: Position) -> None:
        cards = {card.name: card for card in position.cards}
        objects = []
        for placed in position.placed:
            card = cards[placed.card]
            left, _, right = card.type_line.partition(" — ")
            words = left.lower().split()
            power, _, toughness = card.size.partition("/")
            objects.append(
                BoardObject(
                    label=placed.label,
                    name=card.name,
                    zone=placed.zone,
                    owner=placed.owner,
                    controller=placed.controller,
                    colors=tuple(card.color.split()),
                    supertypes=tuple(w for w in words if w in {"legendary", "basic", "world"}),
                    types=tuple(w for w in words if w not in {"legendary", "basic", "world"}),
                    subtypes=tuple(right.split()),
                    abilities=tuple(part.strip().lower() for part in card.text.split(",") if part.strip()),
                    power=int(power) if power.isdigit() else None,
                    toughness=int(toughness) - (self.fault == "shrinks") if toughness.isdigit() else None,
                    token=placed.token,
                    tapped=placed.tapped,
                    damage=placed.damage,
                    counters=placed.counters,
                    attached_to=placed.attached_to,
                )
            )
        players = tuple(
            BoardPlayer(
                seat.name,
                seat.life,
                poison=seat.poison,
                hand=sum(o.zone == "hand" and o.owner == seat.name for o in objects),
                library=seat.library,
                mana=seat.mana,
            )
            for seat in position.seats
        )
        self._board = Board(players, tuple(objects), (), 1, position.active, position.step, position.active)
        self._trace = []
        self._open = None

    def act(self, action: Action) -> Outcome:
        if self.fault == "crashes":
            raise RuntimeError("the miniature fell over")
        if self.fault == "dies":
            sys.stderr.write("the miniature died\n")
            os._exit(3)
        if self.fault == "hangs":
            time.sleep(60)
        if self.fault == "unsupported":
            raise Unsupported("the miniature is a toy")
        if self.fault == "asks":
            return self._ask("Alice", "which color?", ("red", "green"))
        match action:
            case ReceivePriority():
                return self._state_based_actions()
            case Pass():
                return self._resolve()
            case Cast(player, card):
                refused = self.would(action)
                if isinstance(refused, Refused) and self.fault != "allows":
                    return refused
                self._cite("601.2a", f"{player} puts {card} on the stack")
                self._move(card, "stack")
                return Done()
            case Activate() | Attack() | Block() | Advance():
                raise Unsupported(f"the miniature cannot {type(action).__name__.lower()}")
            case _:
                return Done()

    def answer(self, choice: Choice) -> Outcome:
        assert self._open is not None
        options, self._open = self._open.options, None
        for label in options:
            if label not in choice.picks:
                self._move(label, "graveyard")
        return Done()

    def would(self, action: Action) -> Outcome:
        if isinstance(action, Cast) and self._object(action.card).zone != "hand":
            return Refused("only a card in hand can be cast", "601.3")
        return Done()

    def board(self) -> Board:
        self._may_die("board")
        return self._board

    def trace(self) -> tuple[Applied, ...]:
        self._may_die("trace")
        return () if self.fault == "no trace" else tuple(self._trace)

    def _cite(self, number: str, what: str) -> None:
        self._trace.append(Applied(number, what))

    def _ask(self, player: str, question: str, options: tuple[str, ...]) -> Asked:
        self._open = Asked(player, question, options)
        return self._open

    def _object(self, label: str) -> BoardObject:
        return next(thing for thing in self._board.objects if thing.label == label)

    def _move(self, label: str, zone: str) -> None:
        thing = self._object(label)
        moved = replace(thing, zone=zone)  # type: ignore[arg-type]
        objects = tuple(moved if o is thing else o for o in self._board.objects)
        stack = tuple(o.label for o in objects if o.zone == "stack")
        players = tuple(
            replace(p, hand=sum(o.zone == "hand" and o.owner == p.name for o in objects))
            for p in self._board.players
        )
        self._board = replace(self._board, objects=objects, stack=stack, players=players)

    def _resolve(self) -> Outcome:
        for label in self._board.stack[:1]:
            self._cite("608.3", f"{label} resolves")
            self._move(label, "battlefield")
        return Done()

    def _state_based_actions(self) -> Outcome:
        self._cite("704.3", "state-based actions are checked")
        battlefield = [o for o in self._board.objects if o.zone == "battlefield"]
        for thing in battlefield:
            if thing.toughness is not None and thing.toughness <= 0 and self.fault != "survives":
                self._cite("704.5f", f"{thing.label} has toughness 0")
                self._move(thing.label, "graveyard")
        players = []
        for player in self._board.players:
            if player.life <= 0:
                self._cite("704.5a", f"{player.name} loses")
            players.append(replace(player, lost="life" if player.life <= 0 else ""))
        self._board = replace(self._board, players=tuple(players))
        legends = [o.label for o in battlefield if "legendary" in o.supertypes]
        if len(legends) > 1:
            self._cite("704.5j", "one legend may stay")
            return self._ask("Alice", "which one to keep", tuple(legends))
        return Done()


def make() -> MiniatureJudge:
    return MiniatureJudge()


def make_survivor() -> MiniatureJudge:
    return MiniatureJudge("survives")


def refuse_to_start() -> MiniatureJudge:
    raise RuntimeError("no license")


if __name__ == "__main__":
    from comprules.kit.pipe import serve

    serve(MiniatureJudge(" ".join(sys.argv[1:])))
