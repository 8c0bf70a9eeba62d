"""106, 605, 609.4b: mana abilities, and what mana may be spent on.

A mana ability resolves as soon as it is activated, without the stack.
"""
