"""An executable edition of the Comprehensive Rules of Magic: The Gathering."""

__all__ = ["__version__"]

__version__ = "0.1.0"
