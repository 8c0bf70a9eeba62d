"""The book's Sphinx configuration; the settings themselves lie in the package, which an installed copy needs too."""

from pathlib import Path

from comprules.sphinx_ext.settings import book_settings

globals().update(book_settings())

cr_results = "_build/results.json" if (Path(__file__).parent / "_build" / "results.json").is_file() else ""
