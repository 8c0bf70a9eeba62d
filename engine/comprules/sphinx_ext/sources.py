"""The engine's own source as pages, each function linked to the rules that it carries out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup
from pygments import highlight
from pygments.filter import Filter
from pygments.formatters.html import HtmlFormatter
from pygments.lexer import Lexer
from pygments.lexers.python import PythonLexer
from pygments.token import Name, Punctuation, Text, Whitespace, _TokenType
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.book.index import EngineCitation, EngineModule, engine_modules
from comprules.keeping import fingerprint
from comprules.sphinx_ext.domain import source_docname
from comprules.sphinx_ext.freshness import digest_of_links, remember, remembered
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag
from comprules.sphinx_ext.meanwhile import Meanwhile

__all__ = ["begin_to_highlight", "source_pages"]

_INDEX = source_docname("index")
_FILE: Final = "cr-sources.json"
_AS_TEXT: Final = frozenset({Name, Name.Namespace, Punctuation, Whitespace})


_BEGUN: dict[StandaloneHTMLBuilder, Meanwhile[EngineModule, tuple[str, ...]]] = {}
"""The modules that are being coloured while the rest of a book is built from nothing."""


def begin_to_highlight(builder: StandaloneHTMLBuilder) -> None:
    """Begin to colour all modules, if none has a page yet."""
    if not remembered(builder, _FILE):
        _BEGUN[builder] = Meanwhile(_highlighted, list(engine_modules().values()))


def source_pages(builder: StandaloneHTMLBuilder) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield a page for each module that names rules, and one that lists them.

    Each is the name, values and template that Sphinx wants.
    """
    overview = Linker(builder, _INDEX)
    modules = engine_modules()
    listed = (
        part
        for name, module in modules.items()
        for part in (
            tag("dt", overview.to(source_docname(name), "", tag("code", name))),
            tag("dd", module.purpose),
        )
    )
    body = join(
        (
            tag("h1", "The engine, module by module"),
            tag(
                "p",
                "Every module that carries out a rule; its functions link to the rules, and the rules to them.",
            ),
            tag("dl", *listed),
        )
    )
    yield _INDEX, {"title": "The engine", "body": body, "parents": []}, "page.html"
    before = remembered(builder, _FILE)
    now = {source_docname(name): _digest(module, builder) for name, module in modules.items()}
    new = [
        module
        for module, (page, digest) in zip(modules.values(), now.items(), strict=True)
        if before.get(page) != digest or not Path(builder.get_outfilename(page)).is_file()
    ]
    highlighting = _BEGUN.pop(builder, None) or Meanwhile(_highlighted, new)
    for module, lines in zip(new, highlighting.results(), strict=True):
        page = source_docname(module.name)
        up = {"link": builder.get_relative_uri(page, _INDEX), "title": "The engine"}
        body = _module_html(module, lines, Linker(builder, page))
        yield page, {"title": module.name, "body": body, "parents": [up]}, "page.html"
    remember(builder, _FILE, now)


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
        lines.append(tag("span", Markup(text), "\n", id=f"L{at}"))  # noqa: S704 -- escaped by Pygments; its number is drawn by the style
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


class _Uncoloured(Filter):
    """Makes text of what has the colour of text; marked one by one, that would be half of a page."""

    def filter(
        self,
        lexer: Lexer | None,  # noqa: ARG002 -- Pygments names the parameters
        stream: Iterable[tuple[_TokenType, str]],
    ) -> Iterator[tuple[_TokenType, str]]:
        for kind, text in stream:
            yield Text if kind in _AS_TEXT else kind, text


def _highlighted(module: EngineModule) -> tuple[str, ...]:
    """Return the lines of a module as HTML."""
    lexer = PythonLexer(stripnl=False)
    lexer.add_filter(_Uncoloured())
    coloured = highlight(module.source, lexer, HtmlFormatter[str](nowrap=True))
    # A string of several lines is one span in each of its lines, so lines may be taken apart.
    return tuple(coloured.rstrip("\n").split("\n"))
