"""The courses that games take: the card is cast, activated, attacks and blocks, and things happen around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from comprules.abilities.kinds import Activated
from comprules.english.texts import text_of
from comprules.judge import Action, Activate, Advance, Attack, Block, Cast, Pass, Play, Refused, Unsupported
from comprules.rules.activating.activating import activated_abilities

from .board import Board
from .table import IT, Table

__all__ = [
    "MOMENTS",
    "Moment",
    "activating",
    "casting",
    "playing_land",
    "through_the_turns",
    "with_things_happening",
]


def _proposals(table: Table, modes: tuple[int, ...]) -> Iterator[Action]:
    game = table.game
    card = next(thing for thing in game.objects.values() if thing.label == IT)
    for ability in (*card.base.abilities, None):
        for targets in table.targets(card.id, "Alice", ability, modes):
            for x in (2, 1, 0) if "{X}" in table.card.cost else (None,):
                yield Cast("Alice", IT, targets, x, modes)


@dataclass(frozen=True)
class Moment:
    """When a spell is cast: what is done before, in whose turn."""

    name: str
    comes: Callable[[Table], Iterator[None]]
    """It does what brings the moment about, and stops there, each time that it comes."""
    active: str = "Alice"


def _in_her_main_phase(_table: Table) -> Iterator[None]:
    yield


def _in_response(table: Table) -> Iterator[None]:
    """A spell of Bob's is on the stack."""
    for name in ("Grizzly Bears", "Lightning Bolt", "Divination", "Bonesplitter"):
        table.filled()
        targets = ("Alice's Grizzly Bears",) if name == "Lightning Bolt" else ()
        if isinstance(table.do(Cast("Bob", f"Bob's {name} in the hand", targets)), Refused):
            continue
        table.do(Pass("Bob"))
        yield
        table.empty_stack()


def _in_combat(table: Table, attacking: str, blocking: str) -> Iterator[None]:
    """Two creatures attack, and one of them is blocked."""
    attackers = (f"{attacking}'s Grizzly Bears", f"{attacking}'s Wind Drake")
    table.do(Attack(attacking, dict.fromkeys(attackers, blocking)))
    table.do(Pass())
    table.do(Block(blocking, {f"{blocking}'s Craw Wurm": attackers[:1]}))
    yield


MOMENTS: Final = (
    Moment("cast in her main phase", _in_her_main_phase),
    Moment("cast in response", _in_response, "Bob"),
    Moment("cast in Bob's combat", lambda table: _in_combat(table, "Bob", "Alice"), "Bob"),
    Moment("cast in her combat", lambda table: _in_combat(table, "Alice", "Bob")),
)


def casting(table: Table, moment: Moment, modes: tuple[int, ...]) -> bool:
    """Alice casts it at the first such moment at which she can."""
    for _ in moment.comes(table):
        table.filled()
        if table.try_all(_proposals(table, modes)):
            table.empty_stack()
            table.do(Advance("Bob", "end"))
            return True
    return False


def playing_land(table: Table) -> bool:
    """Alice plays it as her land."""
    if isinstance(table.do(Play("Alice", IT)), Refused):
        return False
    table.empty_stack()
    table.do(Advance("Bob", "end"))
    return True


def activating(table: Table, at: int) -> bool:
    """Alice activates one of its abilities."""
    table.filled()
    thing = next(i for i, one in table.game.objects.items() if one.label == IT)
    held = [one for one in activated_abilities(table.game, thing) if isinstance(one.ability, Activated)]
    if at >= len(held):
        return True
    ability = held[at].ability
    text = text_of(ability)

    def proposals() -> Iterator[Action]:
        for targets in table.targets(thing, "Alice", ability):
            for x in (2, 1, 0) if "{X}" in text or "X" in text else (None,):
                yield Activate("Alice", IT, text, targets, x)

    if not table.try_all(proposals()):
        return False
    table.empty_stack()
    table.do(Advance("Bob", "upkeep"))
    return True


def through_the_turns(table: Table) -> bool:
    """It attacks and is blocked, later it blocks, and a round of turns goes by."""
    attackers = dict.fromkeys((IT, "Alice's Wind Drake", "Alice's Craw Wurm"), "Bob")
    for declared in (attackers, {IT: "Bob"}, {"Alice's Wind Drake": "Bob"}):
        with suppress(Unsupported):
            if table.legal(Attack("Alice", declared)):
                table.do(Attack("Alice", declared))
                break
    table.empty_stack()
    if table.game.step == "declare attackers":
        table.do(Pass())
        for blocks in ({"Bob's Craw Wurm": (IT,)}, {"Bob's Hill Giant": ("Alice's Craw Wurm",)}):
            with suppress(Unsupported):
                if table.legal(Block("Bob", blocks)):
                    table.do(Block("Bob", blocks))
                    break
        table.empty_stack()
    table.do(Advance("Alice", "end"))
    table.empty_stack()
    table.do(Advance("Bob", "precombat main"))
    table.do(Attack("Bob", {"Bob's Grizzly Bears": "Alice", "Bob's Wind Drake": "Alice"}))
    table.empty_stack()
    if table.game.step == "declare attackers":
        table.do(Pass())
        with suppress(Unsupported):
            table.do(Block("Alice", {IT: ("Bob's Grizzly Bears",)}))
        table.empty_stack()
    table.do(Advance("Alice", "draw"))
    table.do(Advance("Alice", "end"))
    return True


_SPELLS: Final = {
    "Grizzly Bears": "creature|cast|spell|enters",
    "Lightning Bolt": "cast|spell|instant",
    "Divination": "cast|spell|sorcery",
    "Bonesplitter": "artifact|equip|cast|spell",
    "Plain Sign": "enchant|cast|spell",
}
"""What both players cast, and the words by which the text of a card speaks of it."""


def with_things_happening(table: Table, board: Board) -> bool:
    """Around it spells are cast, creatures come and go, life and cards change; in the end it is destroyed."""
    for player in ("Alice", "Bob"):
        for name, words in _SPELLS.items():
            if not board.is_spoken_of(words):
                continue
            table.filled()
            targets = ("Bob",) if name == "Lightning Bolt" else ()
            table.do(Cast(player, f"{player}'s {name} in the hand", targets))
            table.empty_stack()
        if player == "Alice":
            table.do(Play("Alice", "Alice's Forest in the hand"))
            table.empty_stack()
            for name, target in board.happenings():
                _happening(table, name, IT if target == "it" else target)
            table.do(Advance("Bob", "precombat main"))
    _happening(table, "Breaking of One", IT)
    table.do(Advance("Alice", "upkeep"))
    return True


def _happening(table: Table, name: str, target: str) -> None:
    """Alice casts one of the cards in her hand that make things happen."""
    game = table.game
    hand = [game.objects[i] for i in game.zone("hand", "Alice")]
    card = next((one.label for one in hand if one.base.name == name), None)
    if card is None or table.game.is_over:
        return
    table.filled()
    targets = (target, target) if name == "Turned About" else (target,)
    with suppress(Unsupported):
        table.do(Cast("Alice", card, targets if target else ()))
    table.empty_stack()
