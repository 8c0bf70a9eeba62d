"""Tell in the terminal how one scenario went here and there, and where the stories part."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from comprules.kit.parting import Told, otherwise_from_the_start, parting_of

__all__ = ["tell_stories"]


def tell_stories(console: Console, told: Sequence[Told]) -> bool:
    """Print how one scenario went in each telling and the first step at which it is not the same.

    Return whether the stories part.
    """
    first = told[0].result
    editions = {one.result.edition for one in told}
    console.print(
        Text.assemble((first.name, "bold"), (f" ({first.edition})" if len(editions) == 1 else "", "dim"))
    )
    for one in told:
        console.print(Text(f"  {one.engine}: {one.result.status}"))
    for other in told[1:]:
        for line in otherwise_from_the_start(told[0], other):
            console.print(Padding(Text(f"otherwise from the start: {line}", "dim"), (0, 0, 0, 2)))
    partings = [(other, parting_of(told[0], other)) for other in told[1:]]
    until = {id(parting.step) for _, parting in partings if parting is not None}
    for step in first.steps:
        color = "yellow" if id(step) in until else ""
        console.print(Padding(Text(f"{step.keyword} {step.text}", color), (0, 0, 0, 4)))
        for other, parting in partings:
            if parting is not None and parting.step is step:
                console.print(Text(f"    here {told[0].engine} and {other.engine} part:", "bold"))
                for line in parting.what:
                    console.print(Padding(Text(line), (0, 0, 0, 6)))
        until.discard(id(step))
        if not until and any(parting is not None for _, parting in partings):
            break
    do_part = any(parting is not None for _, parting in partings)
    if not do_part:
        console.print(Text("  The stories are the same, step by step.", "green"))
    return do_part
