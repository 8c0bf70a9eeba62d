"""``comprules play``: a person plays at the terminal, or looks on as two simple players do."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from comprules.book.errors import ComprulesError
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.cli.at_the_table import Table
from comprules.cli.completing import complete_edition, complete_scenario
from comprules.cli.playing import found_plays
from comprules.judge import Card
from comprules.kit.cards import load_cards
from comprules.kit.deck_files import DeckFile, DeckFileError, cards_of_file, position_of_decks, read_deck
from comprules.kit.judges import our_judge
from comprules.kit.replay import Recorder, recording_json
from comprules.kit.simple_player import play_game
from comprules.kit.sitting import Sitting

__all__ = ["add_to", "play"]

_TELLS_A_CARD = ("name", "type", "cost", "size", "loyalty", "defense", "color", "text")


def add_to(app: typer.Typer) -> None:
    """Give the application the command of this module."""
    app.command(epilog="Example: comprules play red.txt green.txt --seed 7")(play)


def play(
    first: Annotated[
        Path | None, typer.Argument(help="Alice's deck: a line for each card, as in 4 Lightning Bolt.")
    ] = None,
    second: Annotated[Path | None, typer.Argument(help="Bob's deck.")] = None,
    scenario: Annotated[
        str,
        typer.Option(
            "--from",
            help="Begin with the position of this scenario: a part of its name, or FILE:LINE.",
            autocompletion=complete_scenario,
        ),
    ] = "",
    edition: Annotated[
        str, typer.Option("--edition", "-e", help="Play by this edition.", autocompletion=complete_edition)
    ] = BASE_EDITION,
    cards: Annotated[
        Path | None,
        typer.Option(help="More cards than the collection has, in a file as for comprules read --cards."),
    ] = None,
    seed: Annotated[int, typer.Option(help="What is left to chance; the same seed gives the same game.")] = 0,
    watch: Annotated[  # noqa: FBT002
        bool,
        typer.Option("--watch", help="Have two simple players play the decks, and tell it deed by deed."),
    ] = False,
    save: Annotated[
        Path | None, typer.Option(help="With --watch: keep the game in this file, for comprules replay.")
    ] = None,
) -> None:
    """Play at the terminal: lay out a position or bring two decks, and see each event with its rule.

    What may be done is listed, what is refused names its rule, any step can be taken back, and the game can
    be saved as a feature file. Exit code 2: a file is no deck, or a deck can't be played with.
    """
    if (first is None) != (second is None) or (watch and first is None):
        raise ComprulesError(
            "two players need two decks", "Name two deck files, or none to lay out a position."
        )
    if save and not watch:
        raise ComprulesError(
            "--save goes with --watch", "At the table, type: save FILE; it becomes a feature file."
        )
    known = dict(load_cards()) | (cards_of_file(cards) if cards else {})
    decks: dict[str, DeckFile] = {}
    if first is not None and second is not None:
        decks = {name: _read(path, tuple(known)) for name, path in (("Alice", first), ("Bob", second))}
    if watch:
        _watch(decks, known, seed, save)
        return
    table = Table(Sitting(resolve_edition(edition)), Console())
    if decks:
        _bring(table, decks, known, seed)
    elif scenario:
        _lay_out(table, scenario, edition)
    table.play()


def _watch(decks: dict[str, DeckFile], known: dict[str, Card], seed: int, save: Path | None) -> None:
    judge = Recorder(our_judge())
    console = Console()
    for line in play_game(judge, position_of_decks(decks, known, seed), seed):
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    if save:
        name = " against ".join(Path(deck.where).stem for deck in decks.values())
        try:
            save.write_text(recording_json(judge.recording(name)), "utf-8")
        except OSError as error:
            raise DeckFileError(f"{save} cannot be written: {error.strerror}") from None


def _bring(table: Table, decks: dict[str, DeckFile], known: dict[str, Card], seed: int) -> None:
    """Sit down with two decks, and start the game; the seed is told by the order of the lists."""
    chance = random.Random(seed)  # noqa: S311 -- a game that can be played again, no secret
    used = sorted({name for deck in decks.values() for name in (*deck.deck, *deck.sideboard)})
    if own := [known[name] for name in used if load_cards().get(name) != known[name]]:
        table.sitting.take("these cards:", [_TELLS_A_CARD, *map(_told, own)])
    for player, deck in decks.items():
        for noun, numbers in (("deck", deck.deck), ("sideboard", deck.sideboard)):
            rows = _rows(numbers.items())
            chance.shuffle(rows)
            if rows:
                table.sitting.take(f"{player}'s {noun} is:", [("number", "card"), *rows])
    table.sitting.take("the decks are constructed")
    table.tell(table.sitting.take("the game starts"))


def _rows(numbers: Iterable[tuple[str, int]]) -> list[tuple[str, str]]:
    return [(str(number), name) for name, number in numbers]


def _told(card: Card) -> tuple[str, ...]:
    text = card.text.replace("\n", "<br>")
    return card.name, card.type_line, card.cost, card.size, card.loyalty, card.defense, card.color, text


def _lay_out(table: Table, scenario: str, edition: str) -> None:
    """Lay out the position of a scenario, and say by which steps it goes on."""
    planned = found_plays(scenario, edition)[0].scenario
    for step in planned.steps:
        if step.kind == "given":
            table.sitting.take(step.text, step.table, step.docstring)
            table.console.print(f"  {step.keyword} {step.text}", markup=False, highlight=False)
    table.console.print("The scenario goes on so:", style="dim")
    for step in planned.steps:
        if step.kind != "given":
            table.console.print(f"  {step.keyword} {step.text}", style="dim", markup=False, highlight=False)


def _read(path: Path, known: tuple[str, ...]) -> DeckFile:
    try:
        return read_deck(path.read_text("utf-8"), str(path), known)
    except OSError as error:
        raise DeckFileError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise DeckFileError(f"{path} is no text in UTF-8") from None
