"""Positions to measure on: boards of many permanents under many effects, and two decks of creatures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from comprules.book.trace import Trace
from comprules.editions.cr2025 import CR2025
from comprules.judge import Card, Placed, Position, Seat
from comprules.questions import Question
from comprules.reference.setting_up import set_up
from comprules.rules.turn.priority import receive_priority
from comprules.state.game import Arbiter, Game

EDITION = "2025-06-06"
PLAYERS = ("Alice", "Bob")

BEASTS = ("Elf", "Goblin", "Merfolk", "Zombie", "Soldier", "Wizard", "Knight", "Cleric", "Beast", "Bird")
"""Creature types of the creatures on a board, in turn."""


def first_options(question: Question) -> tuple[str, ...]:
    """Answer every question with as few of the first options as it allows."""
    return question.options[: question.least]


def begun(position: Position) -> Game:
    """The game of a position, with the active player about to act."""
    game = set_up(position, Arbiter(CR2025, first_options, Trace()))
    return receive_priority(game, game.active)


def unread(game: Game) -> Game:
    """The same state with nothing worked out about it."""
    game.arbiter.recent.clear()
    same = replace(game, clock=game.clock)
    same.memo.clear()
    return same


def seats(library: int = 10) -> tuple[Seat, ...]:
    return tuple(Seat(name, library=library) for name in PLAYERS)


def on_battlefield(card: Card, labels: Iterator[int]) -> Placed:
    number = next(labels)
    player = PLAYERS[number % 2]
    return Placed(f"{card.name} {number}", card.name, "battlefield", player, player)


# ---- boards


def board(permanents: int, effects: tuple[Card, ...], *, alike: bool = True) -> Position:
    """Creatures of ten kinds (or with ``alike=False`` each with a name and size of its own) and cards with static abilities."""
    kinds = 10 if alike else permanents
    creatures = tuple(
        Card(f"Creature {n}", f"Creature — {BEASTS[n % 10]}", cost="{G}", size=f"{n % 7 + 1}/{n % 5 + 1}")
        for n in range(kinds)
    )
    labels = count()
    placed = [on_battlefield(creatures[n % kinds], labels) for n in range(permanents)]
    placed += [on_battlefield(card, labels) for card in effects]
    return Position(EDITION, seats(), (*creatures, *effects), tuple(placed))


def anthems(number: int) -> tuple[Card, ...]:
    """Enchantments that make all creatures larger."""
    return tuple(
        Card(f"Anthem {n}", "Enchantment", cost="{W}", text="All creatures get +1/+1.") for n in range(number)
    )


def chain() -> tuple[Card, ...]:
    """Ten effects of one layer, each depending on the next; the oldest has to wait for all the others."""
    steps = [(BEASTS[n], BEASTS[n + 1] if n < 9 else "Dragon") for n in reversed(range(10))]
    return tuple(
        Card(
            f"Kinship {n}",
            "Enchantment",
            cost="{U}",
            text=f"All {old} are {new} in addition to their other types.",
        )
        for n, (old, new) in enumerate((f"{_plural(a)}", _plural(b)) for a, b in steps)
    )


def _plural(kind: str) -> str:
    irregular = {"Elf": "Elves", "Merfolk": "Merfolk", "Zombie": "Zombies"}
    return irregular.get(kind, f"{kind}s")


# ---- one spell

BEAR = Card("Bear", "Creature — Bear", cost="{1}{G}", size="2/2")
BOLT = Card("Bolt", "Instant", cost="{R}", text="Bolt deals 3 damage to target creature.")


def one_spell(mana: str) -> Position:
    """A spell in hand, its target on the battlefield, and mana."""
    alice, bob = PLAYERS
    placed = (
        *(Placed(f"Bear {n}", "Bear", "battlefield", PLAYERS[n % 2], PLAYERS[n % 2]) for n in range(10)),
        Placed("Bolt", "Bolt", "hand", alice, alice),
    )
    return Position(
        EDITION, (Seat(alice, library=10, mana=mana), Seat(bob, library=10)), (BEAR, BOLT), placed
    )
