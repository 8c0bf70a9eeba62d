"""Commands for whoever has an engine of another making: ``protocol`` and ``judge``."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from comprules.book.errors import ComprulesError
from comprules.cli.playing import emit
from comprules.kit.protocol import EXAMPLE, example_exchange, protocol_json
from comprules.kit.schema import message_schemas, write_schemas

__all__ = ["add_to", "protocol"]


class Part(StrEnum):
    """A part of the protocol that can be printed alone."""

    ALL = "all"
    REQUEST = "request"
    REPLY = "reply"
    RECORDING = "recording"
    EXAMPLE = "example"


def add_to(app: typer.Typer) -> None:
    """Give the application the commands of this module."""
    app.command(epilog="Example: comprules protocol example")(protocol)


def protocol(
    part: Annotated[
        Part, typer.Argument(help="The schema of a request, a reply or a recording; or the example.")
    ] = Part.ALL,
    folder: Annotated[Path | None, typer.Option(help="Write the schemas into this folder instead.")] = None,
) -> None:
    """Print the JSON Schemas of the messages to and from an engine, and an example of both.

    What the messages mean is told in the book, on the page about the protocol.
    """
    if folder is not None:
        try:
            written = write_schemas(folder)
        except OSError as error:
            raise ComprulesError(f"{folder} cannot be written: {error.strerror}", "Name another.") from None
        emit("\n".join(str(path) for path in written), None)
        return
    match part:
        case Part.ALL:
            emit(json.dumps(protocol_json(), ensure_ascii=False, indent=1), None)
        case Part.EXAMPLE:
            lines = (line for pair in example_exchange() for line in zip("→←", pair, strict=True))
            emit(EXAMPLE + "\n" + "\n".join(f"{arrow} {said}" for arrow, said in lines), None)
        case Part.REQUEST | Part.REPLY | Part.RECORDING:
            emit(json.dumps(message_schemas()[part.value], ensure_ascii=False, indent=1), None)
