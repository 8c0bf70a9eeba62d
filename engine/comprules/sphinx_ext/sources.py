"""The engine's own source as pages, each function linked to the rules that it carries out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.book.index import EngineCitation, EngineModule, engine_modules
from comprules.keeping import fingerprint
from comprules.sphinx_ext.colours import coloured_lines
from comprules.sphinx_ext.domain import source_docname
from comprules.sphinx_ext.freshness import digest_of_links, remember, remembered
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag
from comprules.sphinx_ext.meanwhile import Meanwhile

__all__ = ["begin_to_colour", "source_pages"]

_INDEX = source_docname("index")
_FILE: Final = "cr-sources.json"


_BEGUN: dict[StandaloneHTMLBuilder, Meanwhile[EngineModule, tuple[str, ...]]] = {}
"""The modules that are being coloured while the rest of a book is built from nothing."""


def begin_to_colour(builder: StandaloneHTMLBuilder) -> None:
    """Begin to colour all modules, if none has a page yet."""
    if not remembered(builder, _FILE):
        _BEGUN[builder] = Meanwhile(_coloured, list(engine_modules().values()))


def source_pages(builder: StandaloneHTMLBuilder) -> tuple[str, dict[str, Any], str]:
    """Write a page for each module that names rules; return the one that lists them.

    That is the name, values and template that Sphinx wants.
    """
    modules = engine_modules()
    before = remembered(builder, _FILE)
    now = {source_docname(name): _digest(module, builder) for name, module in modules.items()}
    new = [
        module
        for module, (page, digest) in zip(modules.values(), now.items(), strict=True)
        if before.get(page) != digest or not Path(builder.get_outfilename(page)).is_file()
    ]
    coloured = _BEGUN.pop(builder, None) or Meanwhile(_coloured, new)

    def write(told: tuple[EngineModule, tuple[str, ...]]) -> None:
        builder.handle_page(*_module_page(*told, builder))

    for _ in Meanwhile(write, list(zip(new, coloured.results(), strict=True))).results():
        pass
    remember(builder, _FILE, now)
    return _overview(builder, modules)


def _overview(
    builder: StandaloneHTMLBuilder, modules: Mapping[str, EngineModule]
) -> tuple[str, dict[str, Any], str]:
    linker = Linker(builder, _INDEX)
    listed = (
        part
        for name, module in modules.items()
        for part in (
            tag("dt", linker.to(source_docname(name), "", tag("code", name))),
            tag("dd", module.purpose),
        )
    )
    says = "Every module that carries out a rule; its functions link to the rules, and the rules to them."
    body = join((tag("h1", "The engine, module by module"), tag("p", says), tag("dl", *listed)))
    return _INDEX, {"title": "The engine", "body": body, "parents": []}, "page.html"


def _module_page(
    module: EngineModule, lines: Sequence[str], builder: StandaloneHTMLBuilder
) -> tuple[str, dict[str, Any], str]:
    page = source_docname(module.name)
    up = {"link": builder.get_relative_uri(page, _INDEX), "title": "The engine"}
    body = _module_html(module, lines, Linker(builder, page))
    return page, {"title": module.name, "body": body, "parents": [up]}, "page.html"


def _digest(module: EngineModule, builder: StandaloneHTMLBuilder) -> str:
    """Return what stands for all that the page of a module shows, the names of pages beside it included."""
    env = builder.env
    beside = [env.titles[name].astext() for name in env.toctree_includes.get(builder.config.root_doc, ())]
    return fingerprint(repr((module, beside)), digest_of_links(builder))


def _module_html(module: EngineModule, lines_of_code: Sequence[str], linker: Linker) -> Markup:
    by_anchor: dict[str, list[EngineCitation]] = {}
    for place in module.places:
        by_anchor.setdefault(place.anchor, []).append(place)
    before: dict[int, list[str]] = {}
    for anchor, places in by_anchor.items():
        before.setdefault(places[0].line, []).append(anchor)
    lines: list[Markup] = []
    for at, text in enumerate(lines_of_code, 1):
        for anchor in before.get(at, ()):
            rules = _rules(by_anchor[anchor], linker)
            lines.append(tag("span", "Carries out ", rules, id=anchor, class_="cr-carries-out"))
        lines.append(Markup(f'<span id="L{at}">{text}\n</span>'))  # noqa: S704 -- escaped by Pygments; its number is drawn by the style
    contents = (
        tag("li", tag("a", tag("code", places[0].name), href=f"#{anchor}"), ": ", _rules(places, linker))
        for anchor, places in by_anchor.items()
    )
    source = tag("div", tag("pre", *lines, tabindex="0"), class_="highlight")
    return join(
        (
            tag("h1", tag("code", join(module.name.split("."), Markup(".<wbr>")))),
            tag("p", module.purpose),
            tag("ul", *contents, class_="cr-functions"),
            tag("div", source, class_="highlight-python notranslate cr-source-code"),
        )
    )


def _rules(places: Iterable[EngineCitation], linker: Linker) -> Markup:
    return join((linker.rule(place.rule) for place in places), ", ")


def _coloured(module: EngineModule) -> tuple[str, ...]:
    return coloured_lines(module.source)
