"""``comprules read --cards``: a whole collection of cards, and where reading ends."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from comprules.cli.playing import tracked
from comprules.kit.card_files import faces_in
from comprules.kit.processes import processors
from comprules.kit.reading_cards import Tally, reading, sampled

__all__ = ["read_cards"]

_WIDEST = 100


def read_cards(
    path: Path, wording: str, *, sample: int, seed: int, most: int, jobs: int, as_json: bool
) -> None:
    """Read every card of a file and say how many are read whole, and where reading ends most often.

    Raises:
        CardFileError: The file can't be read, is not JSON, or holds no card with text.
    """
    faces = sampled(faces_in(path), sample, seed)
    tally = Tally()
    with reading(faces, wording, processors(jobs, len(faces))) as found:
        for read in tracked(found, len(faces), "reading"):
            tally.add(read)
    if as_json:
        sys.stdout.write(json.dumps(_plain(tally, most), ensure_ascii=False, indent=1) + "\n")
        return
    console = Console()
    console.print(f"cards read whole: {_share(tally.whole, tally.faces)}", highlight=False)
    console.print(f"lines read:       {_share(tally.lines_read, tally.lines)}", highlight=False)
    if most and tally.places:
        console.print(_table(tally, most))


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole}, {100 * part // whole} %"


def _plain(tally: Tally, most: int) -> dict[str, object]:
    return {
        "cards": {"all": tally.faces, "whole": tally.whole},
        "lines": {"all": tally.lines, "read": tally.lines_read},
        "places": [
            {"words": words, "count": count, "card": card, "line": line}
            for words, count, card, line in tally.commonest(most)
        ],
    }


def _table(tally: Tally, most: int) -> Table:
    table = Table(
        title="Where reading ends most often",
        title_justify="left",
        caption="▸ stands before the word that can't be read there, ~ for the card's name.",
        caption_justify="left",
    )
    table.add_column("", justify="right")
    table.add_column("words")
    table.add_column("for instance")
    for words, count, card, line in tally.commonest(most):
        shown = line if len(line) <= _WIDEST else f"{line[: _WIDEST - 1]}…"
        table.add_row(str(count), Text(words), Text.assemble((card, "bold"), f": {shown}"))
    return table
