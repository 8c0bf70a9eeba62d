"""101.2, 731: what the rules don't allow.

A player who tries something illegal is refused, and the game goes back to where it was before. The refusal names
the rule that forbids it.
"""
