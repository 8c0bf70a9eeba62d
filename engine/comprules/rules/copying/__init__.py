"""706, 707, 728: copies, and permanents that are merged with others.

Spells, abilities and permanents are copied here.
"""
