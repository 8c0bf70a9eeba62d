"""Ability text in a controlled English, templated as on cards, is read into objects and written back."""

from comprules.english.errors import CannotRead, CannotWrite
from comprules.english.readings import read_abilities, read_condition

__all__ = ["CannotRead", "CannotWrite", "read_abilities", "read_condition"]
