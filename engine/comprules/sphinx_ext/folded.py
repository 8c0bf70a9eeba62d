"""What a page keeps folded lies on a small page of its own, which it takes in when a reader opens it.

A play is one, what proves a rule is another, and so are both plays of a position, and long lists. Each can
be read by itself, for readers without scripts and for links. Inside a frame it hands its content to the page
around it, which works from a file as well as from a server.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar, cast

from markupsafe import Markup
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.keeping import fingerprint
from comprules.kit.results import Result
from comprules.sphinx_ext.changes import change_tables
from comprules.sphinx_ext.domain import Place
from comprules.sphinx_ext.freshness import digest_of_links, is_as_before, remember, remembered
from comprules.sphinx_ext.knowledge import Home
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import tag
from comprules.sphinx_ext.meanwhile import Meanwhile
from comprules.sphinx_ext.positions import TwoPlays, anchor_of, play_pages, two_plays_html
from comprules.sphinx_ext.results import digest_of
from comprules.sphinx_ext.rules import proof_address, proof_html
from comprules.sphinx_ext.scenarios import status_html, story_address, story_html
from comprules.sphinx_ext.terms import folded_uses

__all__ = ["begin_folded", "end_folded"]

_Item = TypeVar("_Item")

_PLAYS: Final = "cr-plays.json"
_PROOFS: Final = "cr-proofs.json"
_POSITIONS: Final = "cr-positions.json"
_LISTS: Final = "cr-lists.json"
_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} - comprules</title>
<base href="../{page}">
<link rel="icon" href="{root}_static/cr.svg">
<link rel="stylesheet" href="{root}_static/styles/furo.css">
<link rel="stylesheet" href="{root}_static/cr.css">
<script src="{root}_static/cr-story.js" defer></script>
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
<div class="cr-inside">{part}</div>
</main>
<script>
if (parent !== window) {{
  parent.postMessage({{ crPart: document.querySelector(".cr-inside").innerHTML }}, "*");
}}
</script>
</body>
</html>
"""


@dataclass(frozen=True, slots=True)
class _Begun:
    """Pages of one kind that are being written; ``name`` is what their digests are noted under."""

    builder: StandaloneHTMLBuilder
    name: str
    wanted: Mapping[str, str]
    """The digest of each, by its address."""
    gone: frozenset[str]
    """The addresses of those that are no more."""
    writing: Meanwhile[str, None]

    def end(self) -> None:
        """Wait until they are written, take away those that are no more, and note all of them."""
        for _ in self.writing.results():
            pass
        for address in self.gone:
            Path(self.builder.outdir, address).unlink(missing_ok=True)
        remember(self.builder, self.name, self.wanted)


_BEGUN: dict[StandaloneHTMLBuilder, list[_Begun]] = {}
"""What is being written while Sphinx writes the pages around it."""


def begin_folded(builder: StandaloneHTMLBuilder) -> None:
    """Begin to write what is folded on some page, where it differs from what was written last.

    Where all comes from the same as in the last build, and is there, nothing is begun, and nothing is drawn
    to compare it.
    """
    if _is_as_written(builder):
        return
    links = digest_of_links(builder)
    digest = Linker(builder, "").knowledge.results.digest
    runs = dict(_plays_at_home(builder))
    told = {at: digest(run) + links for at, run in runs.items()}
    begun = _BEGUN[builder] = [_begin(builder, _PLAYS, told, runs, _play)]  # most of a book, so they go first
    proofs = dict(_proofs(builder))
    digests = {at: hashlib.blake2b(proof.encode()).hexdigest() for at, (_, proof) in proofs.items()}
    begun.append(_begin(builder, _PROOFS, digests, proofs, _proof))
    positions = dict(play_pages(Linker(builder, "")))
    told = {at: digest(one.older) + digest_of(one.today) + links for at, one in positions.items()}
    begun.append(_begin(builder, _POSITIONS, told, positions, _position))
    lists = dict(_lists(builder))
    digests = {at: fingerprint(repr(told), links) for at, told in lists.items()}
    begun.append(_begin(builder, _LISTS, digests, lists, _list))


def end_folded(builder: StandaloneHTMLBuilder) -> None:
    """Wait until all of it is written, and take away what is no more."""
    for one in _BEGUN.pop(builder, []):
        one.end()


def _is_as_written(builder: StandaloneHTMLBuilder) -> bool:
    kept = (name for note in (_PLAYS, _PROOFS, _POSITIONS, _LISTS) for name in remembered(builder, note))
    return is_as_before(builder) and all(Path(builder.outdir, address).is_file() for address in kept)


def _begin(
    builder: StandaloneHTMLBuilder,
    name: str,
    wanted: Mapping[str, str],
    items: Mapping[str, _Item],
    page_of: Callable[[StandaloneHTMLBuilder, _Item], str],
) -> _Begun:
    """Begin to write those pages whose digest is not the one noted under a name."""
    before = remembered(builder, name)
    for folder in {Path(builder.outdir, address).parent for address in wanted}:
        folder.mkdir(parents=True, exist_ok=True)

    def write(address: str) -> None:
        Path(builder.outdir, address).write_text(page_of(builder, items[address]), "utf-8")

    new = [
        address
        for address, digest in wanted.items()
        if before.get(address) != digest or not Path(builder.outdir, address).is_file()
    ]
    return _Begun(builder, name, wanted, frozenset(before.keys() - wanted.keys()), Meanwhile(write, new))


def _plays_at_home(builder: StandaloneHTMLBuilder) -> Iterator[tuple[str, Result]]:
    linker = Linker(builder, "")
    for run in linker.knowledge.results.run.scenarios:
        home = linker.knowledge.home(run)
        if home is not None and linker.domain.place(home.rule) is not None:
            yield f"{run.edition}/{story_address(home)}", run


def _proofs(builder: StandaloneHTMLBuilder) -> Iterator[tuple[str, tuple[str, str]]]:
    for key, place in Linker(builder, "").domain.rules.items():
        if proof := proof_html(key, Linker(builder, place.docname)):
            edition, number = key.split("/", 1)
            yield f"{edition}/{proof_address(number)}", (key, proof)


def _lists(builder: StandaloneHTMLBuilder) -> Iterator[tuple[str, tuple[Place, Markup]]]:
    """Yield the long lists: rules that use a term of the glossary, forms of the language, what changed."""
    yield from change_tables(Linker(builder, ""))
    for at, place, listed in folded_uses(Linker(builder, "")):
        yield at, (place, listed)
    for docname, reports in Linker(builder, "").domain.reports.items():
        if any(report == "language" for report, _ in reports):
            from comprules.sphinx_ext.language import topics_html  # noqa: PLC0415 -- it loads the English

            folder = docname.rpartition("/")[0]
            for at, anchor, title, forms in topics_html():
                yield f"{folder}/{at}".lstrip("/"), (Place(docname, anchor, title), forms)


def _play(builder: StandaloneHTMLBuilder, run: Result) -> str:
    knowledge = Linker(builder, "").knowledge
    home = cast("Home", knowledge.home(run))
    place, up = _up(builder, home.rule, home.anchor)
    head = up + tag("h1", run.name) + tag("p", status_html(run.status))
    return _small_page(
        builder,
        place,
        run.name,
        head,
        story_html(knowledge.results.whole(run), Linker(builder, place.docname)),
    )


def _proof(builder: StandaloneHTMLBuilder, told: tuple[str, str]) -> str:
    key, proof = told
    place, up = _up(builder, key, "")
    title = f"What proves {key.split('/', 1)[1]}"
    return _small_page(builder, place, title, up + tag("h1", title), Markup(proof))  # noqa: S704 -- made of tags


def _position(builder: StandaloneHTMLBuilder, plays: TwoPlays) -> str:
    place = Place(plays.docname, anchor_of(plays.position), plays.position.title)
    return _list(builder, (place, two_plays_html(plays, Linker(builder, plays.docname))))


def _list(builder: StandaloneHTMLBuilder, told: tuple[Place, Markup]) -> str:
    place, listed = told
    address = f"{place.docname.rpartition('/')[2]}.html#{place.anchor}"
    head = tag("p", tag("a", "To its page", href=address), class_="cr-up") + tag("h1", place.title)
    return _small_page(builder, place, place.title, head, listed)


def _up(builder: StandaloneHTMLBuilder, key: str, anchor: str) -> tuple[Place, Markup]:
    """Return where a rule stands, and a line that leads there, or to something on its page."""
    place = Linker(builder, "").domain.place(key)
    assert place is not None
    address = f"{place.docname.rpartition('/')[2]}.html#{anchor or place.anchor}"
    link = tag("a", key.split("/", 1)[1], f" {place.title}" if place.title else None, href=address)
    return place, tag("p", link, class_="cr-up")


def _small_page(builder: StandaloneHTMLBuilder, place: Place, title: str, head: Markup, part: Markup) -> str:
    return _PAGE.format(
        title=Markup.escape(title),
        page=f"{place.docname.rpartition('/')[2]}.html",
        root="../" * place.docname.count("/"),
        light=_variables(builder, "light"),
        dark=_variables(builder, "dark"),
        head=head,
        part=part,
    )


def _variables(builder: StandaloneHTMLBuilder, look: str) -> str:
    options = cast("dict[str, dict[str, str]]", builder.config.html_theme_options)
    chosen = options.get(f"{look}_css_variables", {})
    return " ".join(f"--{name}: {value};" for name, value in chosen.items())
