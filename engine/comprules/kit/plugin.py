"""The pytest plugin of the compliance kit."""

from __future__ import annotations

__all__: list[str] = []
