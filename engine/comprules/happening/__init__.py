"""The one way anything happens: events are replaced, performed all at once, and noticed by triggers."""

from comprules.happening.happen import happen

__all__ = ["happen"]
