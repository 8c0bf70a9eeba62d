"""601, 116.2: casting spells.

A player casts a spell in the steps that 601.2 numbers, from the announcement to the spell on the stack. A
card may also be put aside for later or turned face up by a special action.
"""
