"""The settings of the book, for a checkout's ``docs/`` and for a build from an installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comprules import __version__

__all__ = ["book_settings"]


def book_settings() -> dict[str, Any]:
    """Return what the book's ``conf.py`` says, by name."""
    return {
        "project": "comprules",
        "author": "the makers of comprules",
        "copyright": "the makers of comprules; unofficial, not approved by the publisher of the game",
        "release": __version__,
        "extensions": ["myst_parser", "comprules.sphinx_ext"],
        "myst_enable_extensions": ["colon_fence", "deflist"],
        "primary_domain": "cr",
        "default_role": None,
        "nitpicky": True,
        "cr_generate": True,
        "exclude_patterns": ["_build"],
        "html_theme": "furo",
        "html_title": "comprules",
        "html_favicon": str(Path(__file__).parent / "static" / "cr.svg"),
        "html_copy_source": False,
        "html_show_sourcelink": False,
        "html_show_sphinx": False,
        "html_use_index": False,
        "html_theme_options": {
            "light_css_variables": {
                "color-brand-primary": "#7a3b1d",
                "color-brand-content": "#7a3b1d",
                "color-foreground-muted": "#5d636b",
            },
            "dark_css_variables": {
                "color-brand-primary": "#e0a878",
                "color-brand-content": "#e0a878",
                "color-foreground-muted": "#9aa0a8",
            },
            "navigation_with_keys": True,
        },
        "pygments_style": "a11y-high-contrast-light",
        "pygments_dark_style": "a11y-high-contrast-dark",
    }
