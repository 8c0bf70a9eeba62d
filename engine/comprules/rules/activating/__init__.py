"""602: activating abilities.

A player activates an ability in much the same steps as a spell is cast.
"""
