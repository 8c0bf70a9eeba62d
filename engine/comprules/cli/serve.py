"""The command ``serve``."""

from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from comprules.book.errors import ComprulesError
from comprules.book.places import features_folder, rules_text_folder
from comprules.cli.playing import JobsOption, chosen_plays, emit, now, played_by_ours
from comprules.cli.site import OutputFolder, book_folder, build_into, expect_sphinx, results_file
from comprules.keeping import fingerprint, found, keep, sources
from comprules.kit.coverage import cover, coverage_table
from comprules.kit.judges import OUR_NAME
from comprules.kit.last_results import known_results
from comprules.kit.report import summary_line
from comprules.kit.results import Run
from comprules.kit.results_file import run_json

__all__ = ["add_to", "bound_server", "serve"]

_PORTS_TRIED = 20


def add_to(app: typer.Typer) -> None:
    """Give the application the command of this module."""
    app.command(epilog="Example: comprules serve --port 8080")(serve)


def serve(
    port: Annotated[int, typer.Option(help="The first port to try.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option(help="The address to serve on.")] = "127.0.0.1",
    play: Annotated[bool, typer.Option("--play/--no-play", help="Play the suite first.")] = True,  # noqa: FBT002
    once: Annotated[bool, typer.Option("--once", help="Play and build, but don't serve.")] = False,  # noqa: FBT002
    output: OutputFolder = None,
    jobs: JobsOption = 0,
) -> None:
    """Play every scenario, print the coverage, build the book and serve it on this machine.

    The pages show the official wording of editions that you have imported; it stays on this machine.
    """
    folder = output or book_folder()
    expect_sphinx()
    results = results_file(folder)
    console = Console(soft_wrap=True)
    if play:
        _play(results, jobs, console)
    build_into(folder, results if results.is_file() else None, console, official=True)
    if once:
        return
    with bound_server(host, port, folder) as server:
        address = f"http://{host}:{server.server_port}/"
        if port and server.server_port != port:
            console.print(f"Port {port} is taken, so it is {server.server_port}.")
        console.print(f"The book is at [bold link={address}]{address}[/bold link]; Ctrl-C ends it.")
        try:
            server.serve_forever(poll_interval=0.2)
        except KeyboardInterrupt:
            console.print("\nEnded.")


def _play(results: Path, jobs: int, console: Console) -> None:
    """Play the whole suite in every edition and keep what came of it for the pages.

    What was played there before stands, as long as neither the package nor the suite has changed since.
    """
    plays = chosen_plays([], "all")
    before = _played_from(results)
    stands = before is not None and found(_SERVED, _name_of(results)) == before
    played = known_results(plays) if stands else None
    if played is None:
        played = tuple(played_by_ours(plays, jobs, whole=True, boards=True))
        results.parent.mkdir(parents=True, exist_ok=True)
        emit(run_json(Run("all", OUR_NAME, now(), played)), results)
        keep(_SERVED, _name_of(results), _played_from(results))
    else:
        console.print("Nothing has changed since the suite was played.")
    run = Run("all", OUR_NAME, now(), played)
    for edition in sorted({result.edition for result in run.scenarios}, reverse=True):
        console.print(coverage_table(cover(run, edition)))
    console.print(f"{run.engine}: {summary_line(run.scenarios)}", highlight=False)


_SERVED = "served"


def _name_of(results: Path) -> str:
    return fingerprint(str(results.resolve()))


def _played_from(results: Path) -> tuple[str, int, int] | None:
    """Return what stands for all that was played, and for the file as it was written; None without a file."""
    if not results.is_file():
        return None
    status = results.stat()
    inputs = sources("", str(rules_text_folder()), str(features_folder()))
    return inputs, status.st_size, status.st_mtime_ns


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 -- the name that the library gives it
        pass


class _Server(ThreadingHTTPServer):
    """A server that makes nothing of a reader who goes away before a page has come."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def bound_server(host: str, port: int, folder: Path) -> ThreadingHTTPServer:
    """Return a server for the files of a folder, on this port or the next free one.

    Raises:
        ComprulesError: none of the ports tried is free, or the address is not one of this machine.
    """
    handler = partial(_Quiet, directory=str(folder))
    last = min(port + _PORTS_TRIED, 65536)
    problem = "the port is out of range"
    for tried in range(port, last):
        try:
            return _Server((host, tried), handler)
        except OSError as error:
            problem = error.strerror or str(error)
    hint = "Choose another with --port, or --port 0 for any free one; --host is an address of this machine."
    raise ComprulesError(f"nothing can be served on {host}, port {port} to {last - 1}: {problem}", hint)
