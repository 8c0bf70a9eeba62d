"""704: state-based actions.

Whenever a player would receive priority the game checks for these and performs all that apply at once.
"""
