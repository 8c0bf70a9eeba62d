"""608: resolving spells and abilities.

The instructions of a spell or ability are followed in the order written, as far as they can be.
"""
