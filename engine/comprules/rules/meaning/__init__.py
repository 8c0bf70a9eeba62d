"""109, 113.6, 607, 608.2c: which objects, players and amounts the words of an ability mean at a moment.

Words are explained by other words. ``Creatures your opponents control with power less than the number of
cards in your hand`` is a description (``descriptions``) that names players (``which_players``) and an amount
(``amounts``), which counts objects (``which_objects``), perhaps as long as something is so (``conditions``).
These five ask one another: each imports those that stand below it, in the order players, descriptions,
objects, amounts, conditions, and asks those above it through the answers that the ruleset holds
(``questions``). What was paid, what was done this turn, and what is last known of what has left ask nobody.
"""

from comprules.rules.meaning.amounts import amount_of, result_of
from comprules.rules.meaning.conditions import holds
from comprules.rules.meaning.descriptions import is_described, looks_at_characteristics_alone, wherever_it_is
from comprules.rules.meaning.last_known_information import NoInformation
from comprules.rules.meaning.questions import Meanings
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import is_among
from comprules.rules.meaning.which_objects import named, objects_of
from comprules.rules.meaning.which_players import opponents_of, players_of

__all__ = [
    "ANSWERS",
    "NoInformation",
    "Speaker",
    "amount_of",
    "holds",
    "is_among",
    "is_described",
    "looks_at_characteristics_alone",
    "objects_of",
    "opponents_of",
    "players_of",
    "result_of",
    "wherever_it_is",
]

ANSWERS = Meanings(objects_of=objects_of, named=named, amount_of=amount_of, result_of=result_of, holds=holds)
"""What the base edition answers."""
