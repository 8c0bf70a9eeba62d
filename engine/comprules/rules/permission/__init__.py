"""305, 307, 601.3, 606: who may play or activate what, from where, and when.

A player may cast a card only if something allows it and nothing forbids it. Which cards a player may look at
is said here as well.
"""
