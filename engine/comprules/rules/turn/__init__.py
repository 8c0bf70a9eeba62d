"""103, 117, 500-514: starting the game, and the turn.

The game goes from step to step; each step begins with what the game does by itself, and in most of them
players receive priority.
"""
