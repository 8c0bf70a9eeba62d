"""How often the garbage collector looks."""

from __future__ import annotations

import atexit
import gc
from typing import Final

__all__ = ["collect_rarely"]

_THRESHOLDS: Final = 50_000, 20, 100


def collect_rarely() -> None:
    """Have the garbage collector look less often.

    States are many and hold no cycles, and a look at everything takes as long as sixty turns. When the
    process ends, it does not look at all: its memory goes back as a whole.
    """
    gc.set_threshold(*_THRESHOLDS)
    atexit.register(gc.freeze)
