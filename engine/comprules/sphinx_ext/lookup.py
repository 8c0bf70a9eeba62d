"""What the reader's browser needs to jump to a number and to show a rule without following the link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.sphinx_ext.domain import Place, rules_domain
from comprules.sphinx_ext.knowledge import Knowledge

__all__ = ["write_number_index", "write_tips"]

_LONGEST = 700


def write_tips(builder: StandaloneHTMLBuilder) -> None:
    """Write what rules, examples and terms say, a script for each page, for whoever points at one.

    Of a scenario it says under which rule it unfolds, for whoever comes by a link to it.
    """
    by_page: dict[str, dict[str, dict[str, str]]] = {}
    for (docname, anchor), tip in _by_place(builder).items():
        by_page.setdefault(docname, {})[anchor] = tip
    for docname, anchor, rule in _homes(builder):
        by_page.setdefault(docname, {})[anchor] = {"rule": rule}
    folder = Path(builder.outdir, "_static", "cr-tips")
    folder.mkdir(parents=True, exist_ok=True)
    for docname, tips in by_page.items():
        told = json.dumps(tips, ensure_ascii=False, separators=(",", ":"))
        text = f"(window.crTips??={{}})[{json.dumps(docname)}]={told};\n"
        file = folder / f"{docname.replace('/', '_')}.js"
        if not file.is_file() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


def _homes(builder: StandaloneHTMLBuilder) -> Iterator[tuple[str, str, str]]:
    """Yield for each scenario the page on which it unfolds, its anchor, and that of its rule."""
    domain, knowledge = rules_domain(builder.env), Knowledge.of(builder.env)
    for run in knowledge.results.run.scenarios:
        home = knowledge.home(run)
        if home is not None and (place := domain.place(home.rule)) is not None:
            yield place.docname, home.anchor, place.anchor


@lru_cache(maxsize=1)
def _by_place(builder: StandaloneHTMLBuilder) -> dict[tuple[str, str], dict[str, str]]:
    domain = rules_domain(builder.env)
    knowledge = Knowledge.of(builder.env)
    found: dict[tuple[str, str], dict[str, str]] = {}
    for places in (domain.rules, domain.examples):
        for key, place in places.items():
            edition, number = key.split("/", 1)
            head = f"{number} {place.title}".strip() if places is domain.rules else place.title
            title = head if edition == knowledge.base else f"{head} ({edition[:4]})"
            official = knowledge.official(edition, number) if places is domain.rules else None
            found[place.docname, place.anchor] = _tip(title, place, official.text if official else "")
    for place in domain.terms.values():
        found[place.docname, place.anchor] = _tip(place.title, place)
    return found


def _tip(title: str, place: Place, official: str = "") -> dict[str, str]:
    """Return what a tooltip shows: our own words, and the official wording where that is shown."""
    text = _short(place.text) or ("" if official else "Not stated in our own words yet.")
    return {"title": title, "text": text} | ({"official": _short(official)} if official else {})


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[:_LONGEST].rsplit(" ", 1)[0] + " …"


def write_number_index(builder: StandaloneHTMLBuilder) -> None:
    """Write ``_static/cr-numbers.js``: every number with its address and title, base edition first."""
    domain = rules_domain(builder.env)
    base = Knowledge.of(builder.env).base
    rows = [
        [number, edition if edition != base else "", f"{builder.get_target_uri(place.docname)}#{place.anchor}".rstrip("#"), place.title]
        for places in (domain.sections, domain.rules)
        for key, place in sorted(places.items())
        for edition, number in (key.split("/", 1),)
    ]  # fmt: skip
    rows.sort(key=lambda row: row[1] != "")
    told = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    file = Path(builder.outdir, "_static", "cr-numbers.js")
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"window.crNumbers={told};\n", "utf-8")
