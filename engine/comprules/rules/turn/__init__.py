"""100.1, 117, 500-514: the turn.

The game goes from step to step; each step begins with what the game does by itself, and in most of them
players receive priority.
"""
