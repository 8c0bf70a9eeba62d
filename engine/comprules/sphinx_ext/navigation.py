"""The tree of pages beside each page: the way to it is unfolded, and the rest is a line each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from comprules.sphinx_ext.markup import tag

if TYPE_CHECKING:
    from sphinx.builders.html import StandaloneHTMLBuilder

__all__ = ["navigation_html"]

_ARROW = Markup('<span class="icon"><svg><use href="#svg-arrow-right"></use></svg></span>')


def navigation_html(builder: StandaloneHTMLBuilder, pagename: str) -> Markup:
    """Return the tree of pages as the theme wants it, seen from one page.

    Sphinx draws the whole tree for every page, which takes longer than all else in a book of many pages, and
    is half of what a reader has to load.
    """
    way = _way_to(builder, pagename)
    return _level(builder, builder.config.root_doc, pagename, way, depth=1)


def _level(
    builder: StandaloneHTMLBuilder, above: str, pagename: str, way: tuple[str, ...], depth: int
) -> Markup:
    lines: list[Markup] = []
    for name in builder.env.toctree_includes.get(above, ()):
        on_way = name in way
        below = on_way and bool(builder.env.toctree_includes.get(name))
        title = builder.env.titles[name].astext()
        classes = [f"toctree-l{depth}", "current" if on_way else "", "has-children" if below else ""]
        classes += ["current-page"] if name == way[-1] else []
        link = tag(
            "a",
            title,
            href=builder.get_relative_uri(pagename, name) or "#",
            class_="current reference internal" if name == way[-1] else "reference internal",
        )
        parts = [link]
        if below:
            box = f"toctree-checkbox-{depth}"
            parts += [
                tag(
                    "input",
                    checked="",
                    type="checkbox",
                    class_="toctree-checkbox",
                    id=box,
                    name=box,
                    role="switch",
                    aria_label=f"Toggle navigation of {title}",
                ),
                tag("label", _ARROW, for_=box),
                _level(builder, name, pagename, way, depth + 1),
            ]
        lines.append(tag("li", *parts, class_=" ".join(filter(None, classes))))
    return tag("ul", *lines, class_="current" if depth > 1 or way[-1] else None)


def _way_to(builder: StandaloneHTMLBuilder, pagename: str) -> tuple[str, ...]:
    """Return the pages from the first one to this; the page of a keyword lies below that of its section."""
    above = _above(builder)
    name = pagename if pagename in above else pagename.rpartition(".")[0]
    way: list[str] = []
    while name in above:
        way.append(name)
        name = above[name]
    return tuple(reversed(way)) or ("",)


@lru_cache(maxsize=1)
def _above(builder: StandaloneHTMLBuilder) -> Mapping[str, str]:
    return {below: name for name, inside in sorted(builder.env.toctree_includes.items()) for below in inside}
