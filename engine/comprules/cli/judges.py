"""Commands for whoever has an engine of another making: ``protocol`` and ``judge``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from comprules.book.errors import ComprulesError
from comprules.book.printable import printable
from comprules.book.statements import BASE_EDITION
from comprules.cli.playing import (
    CommandOption,
    JudgeOption,
    SecondsOption,
    chosen_judge,
    collected,
    emit,
    found_plays,
    now,
    played,
)
from comprules.cli.reporting import DetailsOption, tell
from comprules.kit.examining import known_name
from comprules.kit.judges import our_judge
from comprules.kit.loop import looped
from comprules.kit.pipe import PipeJudge, judge_apart
from comprules.kit.protocol import EXAMPLE, example_exchange, protocol_json
from comprules.kit.results import Run
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.schema import message_schemas, write_schemas
from comprules.kit.trying import played_aloud, without_card_text

__all__ = ["add_to", "new", "protocol", "selftest", "try_one"]


PythonOption = Annotated[bool, typer.Option("--python", help="A judge in Python.")]
JavaScriptOption = Annotated[bool, typer.Option("--javascript", help="A judge in JavaScript, for Node.")]


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
    judge = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")
    judge.callback(epilog="Example: comprules judge new --python my_judge.py")(_judge)
    judge.command(epilog="Example: comprules judge new --python my_judge.py")(new)
    judge.command("try", epilog='Example: comprules judge try "At 0 life" --judge my_judge:make_judge')(
        try_one
    )
    judge.command(epilog="Example: comprules judge selftest --judge my_judge:make_judge")(selftest)
    app.add_typer(judge, name="judge")


def _judge() -> None:
    """Begin to examine an engine of your own: write a skeleton, try one scenario, play the simplest ones."""


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


def new(
    file: Annotated[
        Path | None, typer.Argument(help="The file to write; my_judge.py or my_judge.mjs if none is named.")
    ] = None,
    python: PythonOption = False,  # noqa: FBT002
    javascript: JavaScriptOption = False,  # noqa: FBT002
) -> None:
    """Write a judge to begin with: it sets up positions, shows boards, and knows four state-based actions."""
    if python == javascript:
        raise ComprulesError("a judge is in one language", "Say --python or --javascript.")
    path = file or Path("my_judge.py" if python else "my_judge.mjs")
    skeleton = files("comprules.kit.skeletons") / ("python_judge.py" if python else "javascript_judge.mjs")
    text = (
        skeleton.read_text("utf-8").replace("my_judge.mjs", path.name).replace("my_judge:", f"{path.stem}:")
    )
    try:
        with path.open("x", encoding="utf-8") as written:
            written.write(text)
    except FileExistsError:
        raise ComprulesError(f"{path} is there already", "Name another file.") from None
    except OSError as error:
        raise ComprulesError(f"{path} cannot be written: {error.strerror}", "Name another file.") from None
    option = f"--judge {path.stem}:make_judge" if python else f'--judge-command "node {path}"'
    emit(f"{path} is written. Play it with: comprules judge selftest {option}", None)


def try_one(
    scenario: Annotated[str, typer.Argument(help="A part of a scenario's name, or FILE:LINE.")],
    judge: JudgeOption = "",
    judge_command: CommandOption = "",
    judge_seconds: SecondsOption = 10.0,
    edition: Annotated[str, typer.Option(help="An edition such as 2009.")] = BASE_EDITION,
    whole: Annotated[bool, typer.Option("--whole", help="Show boards and traces as they are.")] = False,  # noqa: FBT002
) -> None:
    """Play scenarios and show each message as it goes to the engine and comes back; ours, if none is named.

    Exit code 1: one did not pass.
    """
    plays = found_plays(scenario, edition)
    passed = True
    with _overheard(judge, judge_command, judge_seconds) as engine:
        for planned in plays:
            _say(f"# {planned.scenario.name} ({planned.edition})")
            result = played_aloud(planned, engine, BASE_EDITION, _say, whole=whole)
            passed = passed and result.status == "passed"
    raise typer.Exit(0 if passed else 1)


def _say(line: str) -> None:
    emit("\n".join(printable(part) for part in line.splitlines()), None)


@contextmanager
def _overheard(factory: str, command: str, seconds: float) -> Iterator[PipeJudge]:
    """An engine to which one can listen: the one that is named, or ours."""
    if not factory and not command:
        yield looped(our_judge())
        return
    with PipeJudge(command, seconds) if command else judge_apart(factory, seconds) as engine:
        engine.start()
        yield engine


def selftest(
    judge: JudgeOption = "",
    judge_command: CommandOption = "",
    judge_seconds: SecondsOption = 10.0,
    details: DetailsOption = False,  # noqa: FBT002
) -> None:
    """Play the scenarios in which no card has a text, the simplest first: some 230 of them.

    Exit code 1: something failed. Exit code 3: the engine was given up.
    """
    plays = without_card_text(plan_suite(read_suite(), (BASE_EDITION,)))
    with chosen_judge(judge, judge_command, judge_seconds) as engine:
        came, stopped, code = collected(played(plays, engine))
        run = Run(BASE_EDITION, known_name(engine), now(), came, stopped)
    tell(run, len(plays), None, details=details)
    raise typer.Exit(code or int(any(one.status in {"failed", "errored"} for one in came)))
