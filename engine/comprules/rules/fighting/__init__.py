"""506, 508.4: who fights in combat, whom or what, and creatures that enter the battlefield fighting.

Sections 506 and 508, as far as they are not about declaring: that is in ``combat``.
"""
