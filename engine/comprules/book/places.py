"""Where the data of the book and of the suite lies, in a checkout and in an installed wheel."""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["features_folder", "overlay_folder", "rules_text_folder"]

_PACKAGE = Path(__file__).resolve().parent.parent


def _data_folder(name: str) -> Path:
    installed = _PACKAGE / f"_{name}"
    checkout = _PACKAGE.parent.parent / name
    for folder in (installed, checkout):
        if folder.is_dir():
            return folder
    message = f"the folder {name}/ is neither at {installed} nor at {checkout}; install comprules again"
    raise FileNotFoundError(message)


def features_folder() -> Path:
    """Return the folder that holds the suite's feature files."""
    return _data_folder("features")


def rules_text_folder() -> Path:
    """Return the folder that holds statements, registers and concordances."""
    return _data_folder("rules_text")


def overlay_folder() -> Path:
    """Return the user's own folder for imported official documents; it is never part of the project.

    The variable ``COMPRULES_HOME`` names it; otherwise it lies where the platform keeps a user's data.
    """
    chosen = os.environ.get("COMPRULES_HOME")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "comprules"
