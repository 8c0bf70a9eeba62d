"""201.2: the names of objects, of which an object can have several."""

from __future__ import annotations

from comprules.state.objects import View

__all__ = ["has_name"]


def has_name(view: View, name: str) -> bool:
    """Say whether a name is one of the object's names."""
    return view.name == name or name in view.also_named
