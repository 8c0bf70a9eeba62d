"""The Sphinx side of the book has the domain ``cr``, its pages, and views of suite and engine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from sphinx.builders.html import StandaloneHTMLBuilder

from comprules import __version__
from comprules.sphinx_ext.directives import add_directives
from comprules.sphinx_ext.domain import RulesDomain, rules_domain
from comprules.sphinx_ext.folded import begin_folded, end_folded
from comprules.sphinx_ext.freshness import outdated_pages, remember_pages
from comprules.sphinx_ext.knowledge import Knowledge
from comprules.sphinx_ext.lookup import write_number_index, write_tips
from comprules.sphinx_ext.navigation import navigation_html
from comprules.sphinx_ext.nodes import rule_node
from comprules.sphinx_ext.pages import write_pages
from comprules.sphinx_ext.rules import add_nodes, rule_toc_html
from comprules.sphinx_ext.search import search_page, write_search_data
from comprules.sphinx_ext.sources import begin_to_colour, source_pages
from comprules.sphinx_ext.terms import LinkTerms, names_of_terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment
    from sphinx.util.typing import ExtensionMetadata

__all__ = ["setup"]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the extension; Sphinx calls it for ``extensions = ["comprules.sphinx_ext"]``.

    ``cr_results`` is the suite's results file, relative to the sources; without it pages say "not played".
    ``cr_official`` is whether the official wording that the user has imported is shown; such a book must not
    be published. ``cr_generate`` is whether the pages of all sections are written into the sources.
    """
    app.add_config_value("cr_results", "", "", types=str)
    app.add_config_value("cr_official", default=False, rebuild="", types=bool)
    app.add_config_value("cr_generate", default=False, rebuild="env", types=bool)
    app.add_config_value("cr_sources", default=True, rebuild="html", types=bool)
    app.add_domain(RulesDomain)
    add_directives(app)
    add_nodes(app)
    app.add_css_file("cr.css")
    app.add_js_file("cr-story.js", loading_method="defer")
    app.add_js_file("cr.js", loading_method="defer")
    app.connect("config-inited", _with_templates)
    app.connect("builder-inited", _prepare)
    app.add_transform(LinkTerms)
    app.connect("env-get-outdated", _pages_to_read_again)
    app.connect("env-updated", _pages_to_write_again)
    app.connect("build-finished", _finish)
    app.connect("html-collect-pages", _source_pages)
    app.connect("html-page-context", _without_tree, priority=100)
    # After the theme, which decides from headings alone whether a page needs a table of contents.
    app.connect("html-page-context", _complete_page, priority=900)
    return {
        "version": __version__,
        "env_version": 2,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }


def _with_templates(_app: Sphinx, config: Config) -> None:
    config.templates_path = [*config.templates_path, str(Path(__file__).parent / "templates")]


def _prepare(app: Sphinx) -> None:
    if isinstance(app.builder, StandaloneHTMLBuilder):
        app.builder.search = False  # the book has a search of its own
        if app.config.cr_sources:
            begin_to_colour(app.builder)
    app.config.html_static_path.append(str(Path(__file__).parent / "static"))
    if app.config.cr_generate:
        write_pages(Path(app.srcdir), Knowledge.of(app.env))


def _pages_to_read_again(
    _app: Sphinx, env: BuildEnvironment, _added: set[str], _changed: set[str], _removed: set[str]
) -> Iterable[str]:
    """Return all pages where a word of the glossary is new or gone, as it may stand in any rule."""
    domain, names = rules_domain(env), names_of_terms()
    before, domain.data["linked"] = domain.data["linked"], names
    return [] if before == names else env.all_docs


def _pages_to_write_again(app: Sphinx, _env: BuildEnvironment) -> Iterable[str]:
    if not isinstance(app.builder, StandaloneHTMLBuilder):
        return []
    begin_folded(app.builder)
    write_number_index(app.builder)
    write_tips(app.builder)
    write_search_data(app.builder)
    return outdated_pages(app.builder)


def _finish(app: Sphinx, problem: Exception | None) -> None:
    if problem is None and isinstance(app.builder, StandaloneHTMLBuilder):
        end_folded(app.builder)
        remember_pages(app.builder)


def _source_pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    yield search_page()
    if app.config.cr_sources:
        yield source_pages(cast("StandaloneHTMLBuilder", app.builder))


def _without_tree(
    _app: Sphinx, _pagename: str, _templatename: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    """Spare the theme the tree of pages, which takes its own way of drawing it half of a build."""
    context["toctree"] = lambda **_options: ""


def _complete_page(
    app: Sphinx,
    pagename: str,
    _templatename: str,
    context: dict[str, Any],
    doctree: nodes.document | None,
) -> None:
    builder = cast("StandaloneHTMLBuilder", app.builder)
    context["furo_navigation_tree"] = navigation_html(builder, pagename)
    if doctree is not None and (rules := list(doctree.findall(rule_node))):
        numbers = [(rule["number"], rule["title"]) for rule in rules]
        context["toc"] = str(rule_toc_html(numbers, context.get("title", "")))
        context["furo_hide_toc"] = False
