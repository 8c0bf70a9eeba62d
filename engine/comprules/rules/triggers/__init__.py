"""603: triggered abilities.

These modules see what has happened, find the abilities that trigger on it, and put them on the stack when a
player would receive priority.
"""
