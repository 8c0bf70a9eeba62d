"""A small run of the suite, made by hand, for the tests of the site."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Protocol

import pytest
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

from comprules.judge import Applied, Board, BoardObject, BoardPlayer
from comprules.kit.results import ExamplePlayed, Result, Run, StepResult
from comprules.kit.results_file import run_json

BEAR = BoardObject(
    "Bear", "Bear", "battlefield", "Alice", "Alice", "{1}{G}", ("green",), (), ("creature",), ("Bear",),
    ("trample",), power=2, toughness=2, tapped=True, damage=1, counters={"+1/+1": 2},
)  # fmt: skip
AURA = BoardObject(
    "Strength", "Strength", "battlefield", "Alice", "Alice", "{W}", ("white",), (), ("enchantment",), ("Aura",),
    ("Enchanted creature gets +1/+1.",), attached_to="Bear",
)  # fmt: skip
SPELL = BoardObject(
    "Bolt", "Bolt", "stack", "Bob", "Bob", "{R}", ("red",), (), ("instant",), targets=("Bear",)
)
DEAD = BoardObject(
    "Ox", "Ox", "graveyard", "Bob", cost="{2}{U}{B}", colors=("blue", "black"), types=("creature",)
)
TOKEN = BoardObject(
    "Soldier (second)", "Soldier", "battlefield", "Bob", "Bob", colors=("white",), types=("creature",),
    subtypes=("Soldier",), power=1, toughness=1, token=True,
)  # fmt: skip
LAND = BoardObject(
    "Karakas", "Karakas", "battlefield", "Bob", "Bob", supertypes=("legendary",), types=("land",),
    abilities=("{T}: Add {W}.",),
)  # fmt: skip


def board(*objects: BoardObject, life: int = 20) -> Board:
    """A board of two players with these objects, or with one of each sort."""
    return Board(
        (BoardPlayer("Alice", life, poison=1, hand=3, library=10, mana="{G}"), BoardPlayer("Bob", 18)),
        objects or (BEAR, AURA, SPELL, DEAD, TOKEN, LAND),
        ("Bolt",),
        1,
        "Alice",
        "precombat main",
        "Alice",
    )


def result(
    name: str, rule: str, *rules: str, edition: str = "2025-06-06", examples: tuple[int, ...] = ()
) -> Result:
    """A scenario that passed."""
    trace = (
        Applied(rule, "did what it says") if edition == "2025-06-06" else Applied(rule, "did it", edition),
    )
    steps = (
        StepResult("Given", "given", 'Alice controls "Bear"', 3, "passed", (("name", "type"), ("Bear", "Creature")), "flying"),
        StepResult("When", "when", "Alice would receive priority", 4, "passed", trace=trace * 2),
        StepResult("Then", "then", '"Bear" is 3/3', 5, "passed"),
    )  # fmt: skip
    after = board(
        replace(BEAR, power=5, toughness=5, damage=0),
        AURA,
        replace(DEAD, zone="battlefield", controller="Bob"),
    )
    return Result(
        f"6/{rule}::{name}", f"features/6/{rule[:3]}.feature", 2, f"{rule[:3]}. A section", rule[:3], rule, name,
        "example" if examples else "scenario", (f"@CR-{rule}",), (rule, *rules),
        tuple(ExamplePlayed(rule, nth) for nth in examples), edition, "passed", "", steps, board(), after, 1.5,
    )  # fmt: skip


def with_boards(played: Result) -> Result:
    """The same scenario as a run that keeps boards tells it."""
    steps = tuple(replace(step, board=played.after) if step.kind == "when" else step for step in played.steps)
    return replace(played, steps=steps)


def run() -> Run:
    """Scenarios for a handful of rules in two editions, one of them failing."""
    good = result("Dependency comes before timestamps", "613.8a", "613.8", "613.7")
    bad = result("A legend stays", "704.5j")
    step = replace(
        bad.steps[2], status="failed", expected="Ox in the graveyard", seen="Ox on the battlefield"
    )
    bad = replace(bad, status="failed", reason="Ox is still there", steps=(*bad.steps[:2], step))
    return Run(
        "all", "comprules 0.1.0", "2025-01-01",
        (
            good,
            bad,
            with_boards(result("A switched creature", "613.4d", examples=(2,))),
            result("Dependency comes before timestamps", "418.5c", edition="2009-05-01"),
        ),
    )  # fmt: skip


@dataclass(frozen=True)
class Built:
    """A small book: its folder, Sphinx's warnings, and the application that built it."""

    folder: Path
    warnings: str
    app: Sphinx

    def page(self, name: str) -> str:
        """The HTML of a page."""
        return (self.folder / f"{name}.html").read_text("utf-8")


class SmallBook(Protocol):
    """Builds a book from pages, by path below the sources, with the results of a run if there are any."""

    def __call__(
        self, pages: dict[str, str], played: Run | None = None, *, builder: str = "html", settings: str = ""
    ) -> Built: ...


SETTINGS = """
extensions = ["myst_parser", "comprules.sphinx_ext"]
myst_enable_extensions = ["colon_fence"]
primary_domain = "cr"
html_theme = "furo"
nitpicky = True
"""


def build_small_book(
    folder: Path,
    pages: dict[str, str],
    played: Run | None = None,
    *,
    builder: str = "html",
    settings: str = "",
    sources: bool = True,
) -> Built:
    """Build these pages, by path below the sources, with the results of a run and pages of the engine's source."""
    source = folder / "source"
    settings = f"{SETTINGS}cr_sources = {sources}\n{settings}"
    if played is not None:
        (folder / "results.json").write_text(run_json(played), "utf-8")
        settings += f'\ncr_results = "{folder / "results.json"}"\n'
    for name, text in {**pages, "conf.py": settings}.items():
        file = source / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
    warnings = io.StringIO()
    with patch_docutils(source), docutils_namespace():
        app = Sphinx(
            source, source, folder / "out", folder / "doctrees", builder, status=None, warning=warnings
        )
        app.build()
    return Built(folder / "out", warnings.getvalue(), app)


@pytest.fixture(scope="session")
def hand_made_run() -> Run:
    """The run of this module."""
    return run()


@pytest.fixture(scope="session")
def a_board() -> Callable[..., Board]:
    """Makes boards."""
    return board


@pytest.fixture
def small_book(tmp_path: Path) -> SmallBook:
    """Builds books without the engine's source into a folder of their own; a second build is incremental."""
    return partial(build_small_book, tmp_path, sources=False)


@pytest.fixture(scope="module")
def small_book_of_module(tmp_path_factory: pytest.TempPathFactory) -> SmallBook:
    """The same for all tests of a module."""
    return partial(build_small_book, tmp_path_factory.mktemp("book"))
