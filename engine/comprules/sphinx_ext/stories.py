"""A small page for each play, which the page of its rule takes in when a reader opens it.

It is a page of its own too, for readers without scripts and for links. Inside a frame it hands its story to
the page around it, which works from a file as well as from a server.
"""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

from markupsafe import Markup
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.kit.results import Result
from comprules.kit.side_by_side import processors, working
from comprules.sphinx_ext.freshness import digest_of_links, remember, remembered
from comprules.sphinx_ext.knowledge import Home
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import tag
from comprules.sphinx_ext.scenarios import status_html, story_address, story_html

__all__ = ["write_stories"]

_FILE: Final = "cr-plays.json"
_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} - comprules</title>
<base href="../{page}">
<link rel="icon" href="../_static/cr.svg">
<link rel="stylesheet" href="../_static/styles/furo.css">
<link rel="stylesheet" href="../_static/cr.css">
<style>
body {{ {light} }}
@media (prefers-color-scheme: dark) {{ body:not([data-theme="light"]) {{ {dark} }} }}
body[data-theme="dark"] {{ {dark} }}
</style>
</head>
<body>
<script>
try {{
  document.body.dataset.theme = localStorage.getItem("theme") || "auto";
}} catch {{
  document.body.dataset.theme = "auto";
}}
</script>
<main class="cr-play">
{head}
<div class="cr-story">{story}</div>
</main>
<script>
if (parent !== window) {{
  parent.postMessage({{ crStory: document.querySelector(".cr-story").innerHTML }}, "*");
}}
</script>
</body>
</html>
"""


_BUILDERS: list[StandaloneHTMLBuilder] = []


def write_stories(builder: StandaloneHTMLBuilder) -> None:
    """Write the page of every play that differs from what was written last, and take away what is no more."""
    runs = list(_at_home(builder))
    before = remembered(builder, _FILE)
    links = digest_of_links(builder)
    wanted = {address: _digest(run, links) for address, run in runs}
    new = [
        (address, run)
        for address, run in runs
        if before.get(address) != wanted[address] or not Path(builder.outdir, address).is_file()
    ]
    for folder in {Path(builder.outdir, address).parent for address, _ in runs}:
        folder.mkdir(parents=True, exist_ok=True)
    jobs = processors(0, len(new)) if sys.platform == "linux" else 1
    _BUILDERS.append(builder)  # a process that is copied from this one has it; it can't be sent to one
    try:
        with working(_write, new, jobs) as written:
            for _ in written:
                pass
    finally:
        _BUILDERS.clear()
    for address in before.keys() - wanted.keys():
        Path(builder.outdir, address).unlink(missing_ok=True)
    remember(builder, _FILE, wanted)


def _at_home(builder: StandaloneHTMLBuilder) -> Iterator[tuple[str, Result]]:
    linker = Linker(builder, "")
    for run in linker.knowledge.results.run.scenarios:
        home = linker.knowledge.home(run)
        if home is not None and linker.domain.place(home.rule) is not None:
            yield f"{run.edition}/{story_address(home)}", run


def _digest(run: Result, links: str) -> str:
    told = (
        run.name,
        run.kind,
        run.tags,
        run.path,
        run.line,
        run.status,
        run.reason,
        run.steps,
        run.before,
        run.after,
    )
    return hashlib.blake2b(pickle.dumps(told) + links.encode(), digest_size=16).hexdigest()


def _write(play: tuple[str, Result]) -> None:
    builder = _BUILDERS[-1]
    address, run = play
    linker = Linker(builder, "")
    home = cast("Home", linker.knowledge.home(run))
    place = linker.domain.place(home.rule)
    assert place is not None
    linker = Linker(builder, place.docname)
    page = place.docname.rpartition("/")[2] + ".html"
    up = tag("a", home.rule.split("/", 1)[1], f" {place.title}", href=f"{page}#{home.anchor}")
    text = _PAGE.format(
        title=Markup.escape(run.name),
        page=page,
        light=_variables(builder, "light"),
        dark=_variables(builder, "dark"),
        head=tag("p", up, class_="cr-up") + tag("h1", run.name) + tag("p", status_html(run.status)),
        story=story_html(run, linker),
    )
    Path(builder.outdir, address).write_text(text, "utf-8")


def _variables(builder: StandaloneHTMLBuilder, look: str) -> str:
    options = cast("dict[str, dict[str, str]]", builder.config.html_theme_options)
    chosen = options.get(f"{look}_css_variables", {})
    return " ".join(f"--{name}: {value};" for name, value in chosen.items())
