"""Pages are written again when what stands around their rules has changed, even if their text hasn't."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import cast

from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.keeping import fingerprint, sources
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.reports import report_html
from comprules.sphinx_ext.rules import around_html
from comprules.sphinx_ext.standing import standing_html
from comprules.sphinx_ext.terms import uses_html

__all__ = ["digest_of_links", "outdated_pages", "remember", "remember_pages", "remembered"]

_FILE = "cr-pages.json"


def outdated_pages(builder: StandaloneHTMLBuilder) -> list[str]:
    """Return the pages that show something else around their rules than when they were last written."""
    before = remembered(builder, _FILE)
    return [name for name, digest in _digests(builder).items() if before.get(name) != digest]


def remember_pages(builder: StandaloneHTMLBuilder) -> None:
    """Note beside the pages what they show.

    This waits until all are written, as otherwise a build cut short would count as complete.
    """
    remember(builder, _FILE, _digests(builder))


def remembered(builder: StandaloneHTMLBuilder, name: str) -> dict[str, str]:
    """Return what was noted under this name when the book was last built here."""
    try:
        return cast("dict[str, str]", json.loads(Path(builder.doctreedir, name).read_text("utf-8")))
    except (FileNotFoundError, ValueError):
        return {}


def remember(builder: StandaloneHTMLBuilder, name: str, digests: Mapping[str, str]) -> None:
    """Note something for the next build, beside what Sphinx keeps, not in the folder that is published."""
    Path(builder.doctreedir, name).write_text(json.dumps(digests), "utf-8")


@lru_cache(maxsize=1)
def digest_of_links(builder: StandaloneHTMLBuilder) -> str:
    """Return what stands for all that is shown beside a text: places of rules, and how it is drawn."""
    domain = Linker(builder, "").domain
    places = (*domain.rules.items(), *domain.sections.items(), *domain.terms.items())
    return fingerprint(repr(sorted((key, *place[:3]) for key, place in places)), sources("sphinx_ext"))


@lru_cache(maxsize=1)
def _digests(builder: StandaloneHTMLBuilder) -> dict[str, str]:
    by_page: dict[str, list[str]] = {}
    for key, place in Linker(builder, "").domain.rules.items():
        by_page.setdefault(place.docname, []).append(key)
    return {
        docname: _digest(Linker(builder, docname), by_page.get(docname, []))
        for docname in sorted(builder.env.all_docs)
    }


def _digest(linker: Linker, rules: list[str]) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for key in rules:
        edition, number = key.split("/", 1)
        digest.update(standing_html(linker.knowledge.standing(edition, number)).encode())
        digest.update(around_html(key, linker).encode())
    for report, subject in linker.domain.reports.get(linker.docname, ()):
        digest.update(report_html(report, subject, linker).encode())
    for term in linker.domain.terms_on(linker.docname):
        digest.update((uses_html(term, linker) or "").encode())
    for _, target in linker.domain.citations.get(linker.docname, ()):
        if place := linker.domain.place(target):
            digest.update("".join(place).encode())
    return digest.hexdigest()
