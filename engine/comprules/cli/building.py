"""Build the book from the sources that come with the package."""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from comprules.book.errors import ComprulesError
from comprules.book.places import features_folder, overlay_folder, rules_text_folder
from comprules.book.register import generated_folders
from comprules.keeping import cache_folder, fingerprint, package_files

__all__ = ["build_book", "checkout_docs"]

_PACKAGE = Path(__file__).resolve().parent.parent


def checkout_docs() -> Path | None:
    """Return the folder ``docs/`` of the checkout that this package runs from, if it does."""
    folder = _PACKAGE.parent.parent / "docs"
    return folder if (folder / "conf.py").is_file() else None


@contextmanager
def _sources() -> Iterator[Path]:
    """Give the sources to build from: the checkout's own, or a writable copy of the installed ones."""
    here = checkout_docs()
    if here is not None:
        yield here
        return
    installed = _PACKAGE / "_docs"
    if not installed.is_dir():
        raise ComprulesError(f"the sources of the book are not at {installed}", "Install comprules again.")
    with tempfile.TemporaryDirectory(prefix="comprules-book-") as folder:
        copy = Path(folder) / "docs"
        shutil.copytree(installed, copy)
        yield copy


def _kept_between_builds(output: Path) -> Path:
    """Return a folder of the user's own for what the next build of this book need not make again."""
    return cache_folder() / "books" / fingerprint(str(output))


def build_book(output: Path, results: Path | None = None, *, official: bool = False) -> tuple[str, ...]:
    """Build the book as HTML into ``output``; the result is Sphinx's warnings.

    ``results`` is a results file of the suite; without one the pages say that nothing was played. With
    ``official`` they show the official wording of the editions that the user has imported. Where nothing has
    changed since the book was last built there, nothing is done.

    Raises:
        ComprulesError: Sphinx can't build it, or the folder can't be written.
    """
    output = output.resolve()
    kept = _kept_between_builds(output)
    before = _all_that_it_comes_from(results, official=official)
    if (known := _known(kept, before, output)) is not None:
        return known
    warnings = _built(output, kept, results, official=official)
    if _all_that_it_comes_from(results, official=official) == before:  # nobody has edited anything meanwhile
        note = {"from": before, "pages": _pages_of(output), "warnings": warnings}
        (kept / _BUILT).write_text(json.dumps(note), "utf-8")
    return warnings


_BUILT = "cr-built.json"


def _known(kept: Path, inputs: str, output: Path) -> tuple[str, ...] | None:
    """Return the warnings of the last build, if it was made from the same and its pages are as they were."""
    try:
        note = json.loads((kept / _BUILT).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    is_same = note["from"] == inputs and note["pages"] == _pages_of(output)
    return tuple(note["warnings"]) if is_same else None


def _all_that_it_comes_from(results: Path | None, *, official: bool) -> str:
    """Return one name for the package, the data, the sources of the pages, and what was played."""
    docs = checkout_docs() or _PACKAGE / "_docs"
    made = {"_build", *(folder.name for folder in generated_folders(docs))}
    pages = (path for path in package_files([str(docs)]) if not made & set(path.relative_to(docs).parts))
    folders = [_PACKAGE, rules_text_folder(), features_folder()]
    if official and overlay_folder().is_dir():
        folders.append(overlay_folder())
    named = [f"{path}:{_digest(path)}" for path in (*pages, *package_files(map(str, folders)))]
    played = _digest(results) if results is not None and results.is_file() else ""
    return fingerprint(*named, played, str(official), version("sphinx"), version("furo"))


def _digest(path: Path) -> str:
    return hashlib.blake2b(path.read_bytes()).hexdigest()


def _pages_of(output: Path) -> str:
    """Return one name for all files of a built book, by their sizes and the times they were written at."""
    return fingerprint(*sorted(_written(str(output))))


def _written(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                yield from _written(entry.path)
            elif entry.is_file():
                status = entry.stat()
                yield f"{entry.path}:{status.st_size}:{status.st_mtime_ns}"


def _built(output: Path, kept: Path, results: Path | None, *, official: bool) -> tuple[str, ...]:
    # These take long to import, and are needed only where something has changed.
    from sphinx.application import Sphinx  # noqa: PLC0415
    from sphinx.errors import SphinxError  # noqa: PLC0415
    from sphinx.util.docutils import docutils_namespace, patch_docutils  # noqa: PLC0415

    warnings = io.StringIO()
    # Of the processes that write, Sphinx keeps one for handing out the pages, which leaves it little to do.
    processes = (os.cpu_count() or 1) + 1 if sys.platform == "linux" else 1
    overrides = {"cr_results": str(results.resolve()) if results else "", "cr_official": official}
    try:
        output.mkdir(parents=True, exist_ok=True)
        with _sources() as source, patch_docutils(source), docutils_namespace():
            app = Sphinx(
                source,
                source,
                output,
                kept,
                "html",
                confoverrides=overrides,
                status=None,
                warning=warnings,
                parallel=processes,
            )
            app.build()
    except SphinxError as error:
        raise ComprulesError(f"the book could not be built: {error}", warnings.getvalue().strip()) from error
    except OSError as error:
        raise ComprulesError(
            f"the book could not be written to {output}: {error}", "Name another folder."
        ) from error
    return tuple(line for line in warnings.getvalue().splitlines() if line.strip())
