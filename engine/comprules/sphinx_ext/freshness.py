"""Pages are written again when what stands around their rules has changed, even if their text hasn't.

Where nothing of it has changed, which is found out from what it is made of, no page is drawn to compare it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import cast

from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.book.places import features_folder, overlay_folder, rules_text_folder
from comprules.book.statements import load_statements
from comprules.keeping import fingerprint, sources
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.reports import report_html
from comprules.sphinx_ext.rules import around_html
from comprules.sphinx_ext.standing import standing_html
from comprules.sphinx_ext.terms import uses_html

__all__ = [
    "digest_of_links",
    "is_as_before",
    "outdated_pages",
    "remember",
    "remember_pages",
    "remembered",
]

_FILE = "cr-pages.json"
_AROUND = "cr-around.json"


def is_as_before(builder: StandaloneHTMLBuilder) -> bool:
    """Say whether all that stands around the rules' own text comes from the same as in the last build."""
    return remembered(builder, _AROUND).get("all") == _around(builder)


def outdated_pages(builder: StandaloneHTMLBuilder) -> list[str]:
    """Return the pages that show something else around their rules than when they were last written.

    They are forgotten until they are written, as otherwise a build cut short would count as complete.
    """
    if is_as_before(builder):
        return []
    before, now = remembered(builder, _FILE), _digests(builder)
    remember(builder, _AROUND, {})
    remember(
        builder, _FILE, {name: before[name] for name in before.keys() & now if before[name] == now[name]}
    )
    return [name for name, digest in now.items() if before.get(name) != digest]


def remember_pages(builder: StandaloneHTMLBuilder) -> None:
    """Note beside the pages, all of which are written, what they show."""
    if not is_as_before(builder):
        remember(builder, _FILE, _digests(builder))
        remember(builder, _AROUND, {"all": _around(builder)})


@lru_cache(maxsize=1)
def _around(builder: StandaloneHTMLBuilder) -> str:
    """Return one name for the inputs of what stands around rules: all but what the rules themselves say."""
    domain = Linker(builder, "").domain
    places = (domain.rules, domain.examples, domain.sections, domain.terms)
    known = [{key: (*place[:3], bool(place.text)) for key, place in kept.items()} for kept in places]
    told = (*known, domain.uses, domain.citations, domain.reports, sorted(builder.env.all_docs))
    stated = [
        f"{one.number} {one.title} {one.no_game_behaviour} {len(one.examples)} {one.file}"
        for one in load_statements().values()
    ]
    folder = rules_text_folder()
    files = [features_folder(), *sorted(path for path in folder.iterdir() if path.name != "sections")]
    if builder.config.cr_official and overlay_folder().is_dir():
        files.append(overlay_folder())
    results = Linker(builder, "").knowledge.results
    played = (f"{one.edition} {one.id} {results.digest(one)}" for one in results.run.scenarios)
    run = f"{results.run.edition} {results.run.engine} {results.run.date} {builder.config.cr_official}"
    return fingerprint(json.dumps(told, sort_keys=True), *stated, *played, run, sources("", *map(str, files)))


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
