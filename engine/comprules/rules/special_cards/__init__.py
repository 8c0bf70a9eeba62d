"""114, 309, 311-315: emblems, dungeons, planes, schemes and other cards that stay in the command zone.

They have abilities and are no permanents.
"""
