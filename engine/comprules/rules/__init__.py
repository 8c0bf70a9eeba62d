"""What the book tells one to do: a module per section, named in words.

A function marked ``@rule("613.8a")`` carries that rule out; :mod:`comprules.editions` puts the functions into rulesets.
"""
