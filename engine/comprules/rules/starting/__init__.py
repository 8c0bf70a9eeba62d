"""100, 103: decks, and how a game starts.

Decks are examined, the starting player is found, what belongs outside the deck is set aside, hands are drawn,
and the first turn begins.
"""
