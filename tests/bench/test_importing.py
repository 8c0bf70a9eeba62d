"""How long it takes to read one complete edition; the aim is 0.05 seconds on one core."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from comprules.book.reading import read_document

DOCUMENT = Path(__file__).resolve().parents[3] / "shared" / "rulebooks" / "2025-06-06.txt"
SENTENCE = "Ducks swim in ponds, rivers, and lakes, unless a rule says that they don’t. "
POINTER = "(See rules 100.1a–c, “Ponds.”)"


def large_document() -> bytes:
    """Some 3,000 rules with as much text as the largest edition."""
    lines = ["These rules are effective as of May 3, 2014.", ""]
    for section in range(100, 200):
        lines += [f"{section}. Ponds", ""]
        for rule in range(1, 11):
            lines += [f"{section}.{rule}. {SENTENCE * 3}{POINTER}", f"Example: {SENTENCE}", ""]
            lines += [f"{section}.{rule}{letter} {SENTENCE * 3}\n" for letter in "ab"]
    return "\r\n".join(lines).encode("utf-8-sig")


def test_a_large_document_is_read_quickly(benchmark: BenchmarkFixture) -> None:
    raw = large_document()
    edition = benchmark(read_document, raw, "a benchmark")
    assert len(edition.rules) == 3000


def test_the_base_edition_is_read_quickly(benchmark: BenchmarkFixture) -> None:
    if not DOCUMENT.is_file():
        pytest.skip("no source documents")
    edition = benchmark(read_document, DOCUMENT.read_bytes(), "a benchmark")
    assert len(edition.rules) == 3059
