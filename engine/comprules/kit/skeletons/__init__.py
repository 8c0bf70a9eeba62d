"""Judges to begin with, which ``comprules judge new`` writes for the author of another engine."""
