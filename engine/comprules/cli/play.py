"""``comprules play``: a game from two decks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from comprules.kit.cards import load_cards
from comprules.kit.deck_files import DeckFile, DeckFileError, cards_of_file, position_of_decks, read_deck
from comprules.kit.judges import our_judge
from comprules.kit.replay import Recorder, recording_json
from comprules.kit.simple_player import play_game

__all__ = ["add_to", "play"]


def add_to(app: typer.Typer) -> None:
    """Give the application the command of this module."""
    app.command(epilog="Example: comprules play red.txt green.txt --seed 7 --save game.json")(play)


def play(
    first: Annotated[
        Path, typer.Argument(help="Alice's deck: a line for each card, as in 4 Lightning Bolt.")
    ],
    second: Annotated[Path, typer.Argument(help="Bob's deck.")],
    cards: Annotated[
        Path | None,
        typer.Option(help="More cards than the collection has, in a file as for comprules read --cards."),
    ] = None,
    seed: Annotated[int, typer.Option(help="What is left to chance; the same seed gives the same game.")] = 0,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, for comprules replay.")
    ] = None,
) -> None:
    """Have two simple players play a game from two deck files, and tell it deed by deed.

    Exit code 2: a file is no deck, or a deck can't be played with; the rule is named.
    """
    known = dict(load_cards()) | (cards_of_file(cards) if cards else {})
    decks = {name: _read(path, tuple(known)) for name, path in (("Alice", first), ("Bob", second))}
    judge = Recorder(our_judge())
    console = Console()
    for line in play_game(judge, position_of_decks(decks, known, seed), seed):
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    if save:
        try:
            save.write_text(recording_json(judge.recording(f"{first.stem} against {second.stem}")), "utf-8")
        except OSError as error:
            raise DeckFileError(f"{save} cannot be written: {error.strerror}") from None


def _read(path: Path, known: tuple[str, ...]) -> DeckFile:
    try:
        return read_deck(path.read_text("utf-8"), str(path), known)
    except OSError as error:
        raise DeckFileError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise DeckFileError(f"{path} is no text in UTF-8") from None
