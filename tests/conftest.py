"""What holds for every run of the tests."""

from __future__ import annotations

import gc

from comprules.collecting import collect_rarely


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays until the end of the run: the tests, the suite and the engine."""
    gc.collect()
    gc.freeze()
    collect_rarely()
