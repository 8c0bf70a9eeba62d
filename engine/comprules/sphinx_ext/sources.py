"""The engine's own source as pages, each function linked to the rules that it carries out."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

from markupsafe import Markup
from pygments import highlight
from pygments.formatters.html import HtmlFormatter
from pygments.lexers.python import PythonLexer
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.book.citing import Citation
from comprules.sphinx_ext.knowledge import engine_citations, source_anchor, source_docname
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag

__all__ = ["cited_modules", "source_pages"]


def cited_modules() -> dict[str, list[tuple[str, Citation]]]:
    """The modules of the engine that cite rules, each with its citations by rule."""
    found: dict[str, list[tuple[str, Citation]]] = {}
    for key, citations in engine_citations().items():
        for citation in citations:
            found.setdefault(citation.function.__module__, []).append((key, citation))
    return dict(sorted(found.items()))


def source_pages(builder: StandaloneHTMLBuilder) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A page for each module that cites rules, and one that lists them."""
    modules = cited_modules()
    if not modules:
        return
    overview = Linker(builder, "source/index")
    listed = [
        tag("li", overview.to(source_docname(module), "", tag("code", module)), " ", _purpose(module))
        for module in modules
    ]
    body = tag("h1", "The engine, module by module") + tag(
        "p", "Every module that carries out a rule, with links from its functions to the rules and back."
    ) + tag("ul", *listed)  # fmt: skip
    yield "source/index", {"title": "The engine", "body": body, "parents": []}, "page.html"
    for module, citations in modules.items():
        page = source_docname(module)
        context = {
            "title": module,
            "body": _module_html(module, citations, Linker(builder, page)),
            "parents": [
                {"link": builder.get_relative_uri(page, "source/index"), "title": "The engine"},
            ],
        }
        yield page, context, "page.html"


def _module_html(module: str, citations: list[tuple[str, Citation]], linker: Linker) -> Markup:
    functions: dict[str, tuple[int, list[str]]] = {}
    for key, citation in citations:
        line = citation.function.__code__.co_firstlineno
        functions.setdefault(source_anchor(citation), (line, []))[1].append(key)
    starts = {line: name for name, (line, _) in functions.items()}
    lines: list[Markup] = []
    for at, text in enumerate(_highlighted(module), 1):
        if at in starts:
            name = starts[at]
            rules = join((linker.rule(key) for key in dict.fromkeys(functions[name][1])), ", ")
            lines.append(tag("span", "Carries out ", rules, id=name, class_="cr-carries-out"))
        lines.append(tag("span", tag("span", str(at), class_="cr-line"), text, "\n", id=f"L{at}"))
    contents = tag(
        "ul",
        *(
            tag("li", tag("a", tag("code", name), href=f"#{name}"), ": ",
                join((linker.rule(key) for key in dict.fromkeys(keys)), ", "))
            for name, (_, keys) in sorted(functions.items(), key=lambda item: item[1][0])
        ),
        class_="cr-functions",
    )  # fmt: skip
    return join(
        (
            tag("h1", tag("code", module)),
            tag("p", _purpose(module)),
            contents,
            tag("div", tag("div", tag("pre", *lines), class_="highlight"), class_="highlight-python notranslate cr-source-code"),
        )
    )  # fmt: skip


@lru_cache(maxsize=256)
def _highlighted(module: str) -> tuple[Markup, ...]:
    source = inspect.getsource(importlib.import_module(module))
    coloured = cast("str", highlight(source, PythonLexer(stripnl=False), HtmlFormatter[str](nowrap=True)))
    # A string of several lines is one span in each of its lines, so lines may be taken apart.
    return tuple(Markup(line) for line in coloured.rstrip("\n").split("\n"))  # noqa: S704 -- escaped by Pygments


def _purpose(module: str) -> str:
    doc = inspect.getdoc(importlib.import_module(module)) or ""
    return " ".join(doc.split("\n\n")[0].split())
