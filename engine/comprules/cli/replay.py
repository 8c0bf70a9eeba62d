"""``comprules replay``: play a recorded game again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from comprules.cli.playing import CommandOption, JudgeOption, chosen_judge
from comprules.judge import Unsupported
from comprules.kit.replay import Recording, RecordingError, read_recording, replay_differences

__all__ = ["add_to", "replay"]


def add_to(app: typer.Typer) -> None:
    """Give the application the command of this module."""
    app.command(epilog="Example: comprules replay games/704-the-controller-keeps-one-of-two-2025-06-06.json")(
        replay
    )


def replay(
    files: Annotated[
        list[Path], typer.Argument(help="Recordings, or folders of them, as check --save writes them.")
    ],
    judge: JudgeOption = "",
    judge_command: CommandOption = "",
) -> None:
    """Play recorded games again and show where what was asked, answered, traced or seen differs.

    Another engine than the one that they were recorded on is compared by what came of each move and what is
    to be seen in the end; not by its trace, nor by its words.

    Exit code 1: a game went otherwise. Exit code 2: a file is no recording.
    """
    console = Console()
    differ = 0
    with chosen_judge(judge, judge_command) as engine:
        for path in _recordings(files):
            recording = _read(path)
            try:
                found = replay_differences(recording, engine)
            except Unsupported as lacking:
                told = f"[yellow]skipped[/yellow] {escape(recording.name)}: {escape(str(lacking))}"
                console.print(told, highlight=False, soft_wrap=True)
                continue
            differ += bool(found)
            verdict = "[red]differs[/red]" if found else "[green]   same[/green]"
            console.print(f"{verdict} {escape(recording.name)}", highlight=False, soft_wrap=True)
            for one in found:
                console.print(f"  {escape(one)}", highlight=False, soft_wrap=True)
            if found and recording.engine != engine.name:
                told = f"  saved by {recording.engine}, played by {engine.name}"
                console.print(escape(told), highlight=False, soft_wrap=True)
    raise typer.Exit(1 if differ else 0)


def _recordings(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        inside = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not inside:
            raise RecordingError(f"the folder {path} holds no recording", "Its files end in .json.")
        yield from inside


def _read(path: Path) -> Recording:
    try:
        return read_recording(path.read_text("utf-8"), str(path))
    except OSError as error:
        raise RecordingError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise RecordingError(f"{path} is no recording: it is no UTF-8 text: {error.reason}") from None
