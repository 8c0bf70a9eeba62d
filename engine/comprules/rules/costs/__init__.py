"""118, 601.2f-h: costs.

The total cost of a spell or ability is worked out and locked in, and then paid: with mana, or by tapping,
sacrificing, discarding and the like.
"""
