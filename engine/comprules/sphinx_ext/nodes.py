"""The nodes of the book: a rule, an example, and what is drawn only when the page is written."""

from __future__ import annotations

from docutils import nodes

__all__ = ["example_node", "report_node", "rule_node", "uses_node"]


class rule_node(nodes.General, nodes.Element):  # noqa: N801 -- docutils names its nodes so
    """One numbered rule: its statement and its examples; everything around them is drawn by the writer.

    Attributes: ``edition`` (an effective date), ``number``, ``title``, ``is_stated``, ``ids``.
    """


class example_node(nodes.General, nodes.Element):  # noqa: N801
    """One official example, retold; ``nth`` counts from 1 within its rule."""


class report_node(nodes.General, nodes.Element):  # noqa: N801
    """A table is made from data when the page is written.

    ``report`` names it and ``subject`` narrows it.
    """


class uses_node(nodes.General, nodes.Element):  # noqa: N801
    """The rules that use a ``term``, its name in lower case, are drawn when the page is written."""
