"""The game as a value: players, objects, zones, lasting effects, the turn. Nothing here ever changes.

Every function that does something takes a game and returns another. What can be worked out (characteristics,
legality) is computed by :mod:`comprules.rules` and never stored on an object.
"""
