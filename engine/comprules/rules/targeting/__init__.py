"""115, 303.4, 601.2c, 700.2: targets, modes, and what may be attached to what.

These modules say which targets and modes the words of a spell or ability ask for, which of them are legal,
and who chooses them.
"""
