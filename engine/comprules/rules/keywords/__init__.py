"""702: keyword abilities.

Most keywords stand for an ability that can be written out in full; here is that ability, as words or as data.
"""
