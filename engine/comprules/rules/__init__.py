"""Rules tell players and the game what to do: here is a package for each subject.

Each package begins with the numbers of its sections. A package imports only from those below it in the
contract that ``pyproject.toml`` holds; where one needs another above it, it goes through the ruleset of the
game. :mod:`comprules.editions` puts the functions into rulesets.
"""
