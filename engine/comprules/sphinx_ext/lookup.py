"""What the reader's browser needs to jump to a number and to show a rule without following the link."""

from __future__ import annotations

import json
import posixpath
import re
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.sphinx_ext.domain import Place, rules_domain
from comprules.sphinx_ext.knowledge import Knowledge

__all__ = ["tips_html", "write_number_index"]

_LINK = re.compile(r'href="([^"#]*)#((?:cr|term)-[^"]+)"')
_LONGEST = 700


def tips_html(body: str, pagename: str, builder: StandaloneHTMLBuilder) -> Markup:
    """A script element that holds what each rule linked to on this page says, by the address of the link."""
    by_place = _by_place(builder)
    tips: dict[str, dict[str, str]] = {}
    for address, anchor in dict.fromkeys(_LINK.findall(body)):
        page = (
            posixpath.normpath(posixpath.join(posixpath.dirname(pagename), address)) if address else pagename
        )
        found = by_place.get((page.removesuffix(".html"), anchor))
        if found is not None:
            tips[f"{address}#{anchor}"] = found
    if not tips:
        return Markup()
    # "<" never ends the element from inside a string when it is written as an escape.
    told = json.dumps(tips, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return Markup(f'<script type="application/json" id="cr-tips">{told}</script>')  # noqa: S704


@lru_cache(maxsize=1)
def _by_place(builder: StandaloneHTMLBuilder) -> dict[tuple[str, str], dict[str, str]]:
    domain = rules_domain(builder.env)
    base = Knowledge.of(builder.env).base
    found: dict[tuple[str, str], dict[str, str]] = {}
    for places in (domain.rules, domain.examples):
        for key, place in places.items():
            edition, number = key.split("/", 1)
            head = f"{number} {place.title}".strip() if places is domain.rules else place.title
            tip = {"title": head if edition == base else f"{head} ({edition[:4]})", "text": _short(place)}
            found[place.docname, place.anchor] = tip
    for place in domain.terms.values():
        found[place.docname, place.anchor] = {"title": place.title, "text": _short(place)}
    return found


def _short(place: Place) -> str:
    if not place.text:
        return "Not stated in our own words yet."
    return place.text if len(place.text) <= _LONGEST else place.text[:_LONGEST].rsplit(" ", 1)[0] + " …"


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
