"""The command line: ``comprules …``; one module per group of commands."""

from comprules.cli.app import main

__all__ = ["main"]
