"""103, 704.6, 8, 9: what multiplayer options and variants do otherwise.

Nothing here asks which variant is played: the rulesets of the variants hold these functions, the others do
not.
"""
