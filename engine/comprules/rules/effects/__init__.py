"""608.2, 609, 610: what instructions do.

A spell or ability that resolves moves objects, deals damage, starts continuous effects and asks players for
choices; each module does one such thing.
"""
