"""A plugin that shows of each collected test the rules and editions that it is marked with."""

from __future__ import annotations

import json

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    for item in session.items:
        # Marks that were added later come first.
        marks = {name: [mark.args[0] for mark in item.iter_markers(name)] for name in ("cr", "cr_edition")}
        print("marks: " + json.dumps({"cr": marks["cr"], "cr_edition": sorted(set(marks["cr_edition"]))}))
