"""What can happen in a game. Everything that changes a game is one of these, and goes through ``happen``."""
