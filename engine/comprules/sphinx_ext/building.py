"""Build the book from the sources that come with the package."""

from __future__ import annotations

import io
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.errors import SphinxError
from sphinx.util.docutils import docutils_namespace, patch_docutils

from comprules.book.errors import ComprulesError
from comprules.keeping import cache_folder, fingerprint

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
    ``official`` they show the official wording of the editions that the user has imported.

    Raises:
        ComprulesError: Sphinx can't build it, or the folder can't be written.
    """
    output = output.resolve()
    warnings = io.StringIO()
    overrides = {"cr_results": str(results.resolve()) if results else "", "cr_official": official}
    try:
        output.mkdir(parents=True, exist_ok=True)
        with _sources() as source, patch_docutils(source), docutils_namespace():
            app = Sphinx(
                source,
                source,
                output,
                _kept_between_builds(output),
                "html",
                confoverrides=overrides,
                status=None,
                warning=warnings,
                parallel=os.cpu_count() or 1 if sys.platform == "linux" else 1,
            )
            app.build()
    except SphinxError as error:
        raise ComprulesError(f"the book could not be built: {error}", warnings.getvalue().strip()) from error
    except OSError as error:
        raise ComprulesError(
            f"the book could not be written to {output}: {error}", "Name another folder."
        ) from error
    return tuple(line for line in warnings.getvalue().splitlines() if line.strip())
