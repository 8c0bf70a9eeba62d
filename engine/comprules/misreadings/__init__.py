"""Careless engines and players do these things where they do not know a rule.

There is a module for each room of the rules. Each function takes the place of a rule's function;
`Ruleset.without` puts it there, and nothing else imports this package.
"""

from comprules.misreadings import (
    actions,
    activating,
    casting,
    combat,
    continuous,
    copying,
    costs,
    delayed_triggers,
    editions,
    effects,
    happening,
    keywords,
    mana,
    meaning,
    permission,
    prevention,
    replacement,
    resolving,
    special_cards,
    state_based,
    targeting,
    triggers,
    turn,
    variants,
)

__all__ = [
    "actions",
    "activating",
    "casting",
    "combat",
    "continuous",
    "copying",
    "costs",
    "delayed_triggers",
    "editions",
    "effects",
    "happening",
    "keywords",
    "mana",
    "meaning",
    "permission",
    "prevention",
    "replacement",
    "resolving",
    "special_cards",
    "state_based",
    "targeting",
    "triggers",
    "turn",
    "variants",
]
