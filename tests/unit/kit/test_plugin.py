"""Which plays a pytest run of another project chooses."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from comprules.kit.plugin import pytest_collection_modifyitems

OPTIONS = {"--cr-judge": "", "--cr-judge-command": "", "--cr-rule": "", "--cr-edition": ""}


def item(rule: str, edition: str) -> Any:
    marks = {"cr": [SimpleNamespace(args=(rule,))], "cr_edition": [SimpleNamespace(args=(edition,))]}
    return SimpleNamespace(name=f"{rule} of {edition[:4]}", iter_markers=marks.__getitem__)


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({}, ["704.5j of 2025", "420.5e of 2009", "704.5f of 2025"]),
        ({"--cr-judge": "mine:make"}, ["704.5j of 2025", "704.5f of 2025"]),
        ({"--cr-judge-command": "mine"}, ["704.5j of 2025", "704.5f of 2025"]),
        ({"--cr-judge": "mine:make", "--cr-edition": "all"}, ["704.5j of 2025", "420.5e of 2009", "704.5f of 2025"]),
        ({"--cr-judge": "mine:make", "--cr-edition": "2009"}, ["420.5e of 2009"]),
        ({"--cr-rule": "704.5f"}, ["704.5f of 2025"]),
    ],
)  # fmt: skip
def test_another_engine_plays_the_newest_edition_unless_told(
    options: dict[str, str], kept: list[str]
) -> None:
    hook = SimpleNamespace(pytest_deselected=lambda **_: None)
    config: Any = SimpleNamespace(getoption=(OPTIONS | options).__getitem__, hook=hook)
    items = [
        item("704.5j", "2025-06-06"),
        item("420.5e", "2009-05-01"),
        item("704.5f", "2025-06-06"),
    ]
    pytest_collection_modifyitems(config, items)
    assert [one.name for one in items] == kept
