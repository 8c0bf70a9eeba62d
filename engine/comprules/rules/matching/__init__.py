"""What words of an ability mean at a moment of a game: which objects, which players, how many, and whether (109, 115, 608.2c).

Words are explained by other words. ``Creatures your opponents control with power less than the number of cards in your hand`` is a description
(``descriptions``) that names players (``which_players``) and an amount (``amounts``), which counts objects (``which_objects``), perhaps as long as
something is so (``conditions``). These five ask one another, and name each other as modules where they do; what was paid, what was done this
turn, and what is last known of what has left ask nobody.
"""

from comprules.rules.matching.amounts import amount_of
from comprules.rules.matching.conditions import holds
from comprules.rules.matching.descriptions import is_described, looks_at_characteristics_alone, wherever_it_is
from comprules.rules.matching.last_known import NoInformation
from comprules.rules.matching.what_was_paid import is_among
from comprules.rules.matching.which_objects import objects_of
from comprules.rules.matching.which_players import opponents_of, players_of
from comprules.rules.speaking import Speaker

__all__ = [
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
    "wherever_it_is",
]
