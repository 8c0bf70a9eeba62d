"""The words of abilities that name a player, an object or a number and hold no other words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.slots import Reference

__all__ = [
    "ActivePlayer",
    "Attached",
    "Chosen",
    "ChosenPlayer",
    "DefendingPlayer",
    "DieResult",
    "DoneByPlayers",
    "EachPlayer",
    "EnchantedPlayer",
    "ExcessDealt",
    "Granter",
    "It",
    "LifePaid",
    "NotWinningSubgame",
    "Noted",
    "Number",
    "OnePlayer",
    "Opponents",
    "OtherPlayers",
    "PaidWith",
    "PlayerTarget",
    "PreventedThisWay",
    "SpellsCastBefore",
    "TargetsBeyondFirst",
    "ThatMuch",
    "ThatOne",
    "ThatPlayer",
    "TheMonarch",
    "TheRest",
    "This",
    "VotesFor",
    "WhoDid",
    "WhoHasInitiative",
    "X",
    "You",
    "YourTeam",
]


@dataclass(frozen=True, slots=True)
class You:
    """The controller of the ability (109.5)."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """Each opponent of the ability's controller."""


@dataclass(frozen=True, slots=True)
class YourTeam:
    """The ability's controller, and the teammates that he or she has (102.4)."""


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Every player in the game."""


@dataclass(frozen=True, slots=True)
class ActivePlayer:
    """The player whose turn it is."""


@dataclass(frozen=True, slots=True)
class ThatPlayer(Reference):
    """The player that the text, or the event that triggered, named last."""


@dataclass(frozen=True, slots=True)
class OtherPlayers(Reference):
    """Every other player than the one whom the text, or the event that triggered, named last.

    Where it named none, every other player than the ability's controller.
    """


@dataclass(frozen=True, slots=True)
class NotWinningSubgame(Reference):
    """Every player who doesn't win the subgame that the text has players play (727)."""


DoneByPlayers = Literal["", "search", "discard", "sacrifice", "draw", "shuffle", "put"]
"""What those who did it did, where the words say so; else it is whatever they might have done."""


@dataclass(frozen=True, slots=True)
class WhoDid(Reference):
    """Those players who did what each might have done, or those who did not: ``each player who does``."""

    of: Literal["player", "opponent"]
    did: bool = True
    how: DoneByPlayers = ""


@dataclass(frozen=True, slots=True)
class DefendingPlayer:
    """The player whom the object that speaks attacks, or whose permanent it attacks (508.5)."""


@dataclass(frozen=True, slots=True)
class PlayerTarget:
    """A player chosen as a target (115), or several; ``opponent`` and ``teammate`` narrow the choice."""

    opponent: bool = False
    index: int = 0
    teammate: bool = False
    least: int = 1
    most: int | None = 1
    """Without a number any number of them may be chosen."""
    hurt_by: This | It | None = None
    """Only players to whom this object has dealt damage earlier in the game are meant."""
    distinct: bool = False
    """It is none of those chosen for earlier instances of the word "target" (115.3)."""


@dataclass(frozen=True, slots=True)
class EnchantedPlayer:
    """The player whom the Aura with the ability enchants (303.4m)."""


@dataclass(frozen=True, slots=True)
class VotesFor(Reference):
    """How many votes a word got (701.38)."""

    word: str


@dataclass(frozen=True, slots=True)
class DieResult(Reference):
    """The result of the die roll that the text has named (706.2)."""


@dataclass(frozen=True, slots=True)
class TheMonarch:
    """The player who is the monarch, if there is one (723.1)."""


@dataclass(frozen=True, slots=True)
class WhoHasInitiative:
    """The player who has the initiative, if somebody has it (724.1)."""


@dataclass(frozen=True, slots=True)
class OnePlayer:
    """A player by name: the one whom the words of an effect meant as it began."""

    name: str


@dataclass(frozen=True, slots=True)
class ChosenPlayer:
    """The player who was chosen as the object entered (607.2d)."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A word that was chosen as the object entered or as the effect began, or the name of a player."""

    kind: Literal[
        "color",
        "color or colors",
        "creature type",
        "basic land type",
        "card type",
        "card name",
        "nonland card name",
        "artifact card name",
        "player",
        "opponent",
    ]


@dataclass(frozen=True, slots=True)
class This:
    """The object that the ability is on, by whatever noun the text calls it (201.5).

    With ``zone`` it is meant as a card there: ``this card from your graveyard``; an ability that says so
    works there (113.6m).
    """

    noun: str = "this"
    zone: Literal["", "graveyard", "hand", "exile"] = ""


@dataclass(frozen=True, slots=True)
class Attached:
    """What the object with the ability is attached to: enchanted, equipped or fortified."""

    verb: Literal["enchanted", "equipped", "fortified"]
    noun: str = "creature"


@dataclass(frozen=True, slots=True)
class It(Reference):
    """What the text, or the event that triggered, named last: ``it``, ``those creatures``."""

    noun: str = "it"


@dataclass(frozen=True, slots=True)
class ThatOne(Reference):
    """The object or player that ``for each of them`` has come to: ``that permanent or player``."""


@dataclass(frozen=True, slots=True)
class TheRest(Reference):
    """Those of the cards looked at or revealed that are still where they were: ``the rest``.

    The ``others`` are all but the card for which cards were revealed, wherever it is by now.
    """

    noun: Literal["rest", "other", "others"] = "rest"


@dataclass(frozen=True, slots=True)
class Granter:
    """The source of the ability by whose effect this one was given, which its text names (201.5a).

    It is ``thing`` once the ability has been given; 0 before that.
    """

    thing: int = 0


@dataclass(frozen=True, slots=True)
class PaidWith(Reference):
    """The object with which a cost of the spell or ability was paid: ``the sacrificed creature`` (608.2h)."""

    kind: Literal["sacrifice", "discard", "exile", "tap", "reveal"]
    noun: str = "permanent"


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number."""

    value: int


@dataclass(frozen=True, slots=True)
class X:
    """The X of the spell or ability (107.3)."""


@dataclass(frozen=True, slots=True)
class SpellsCastBefore:
    """How many spells were cast before the object in this turn, by all players (702.40a)."""


@dataclass(frozen=True, slots=True)
class ThatMuch(Reference):
    """As much, or as many, as the instruction before did, or as the event is about: ``that many``.

    Where the words say ``the damage dealt this way``, it is what an instruction before did ``of`` that kind.
    """

    of: Literal["", "damage dealt", "life gained", "life lost", "counters removed", "energy paid"] = ""


@dataclass(frozen=True, slots=True)
class LifePaid:
    """The life that was paid as the object entered, or as it was cast (607.2g, 607.2j)."""

    time: Literal["entered", "was cast"]


@dataclass(frozen=True, slots=True)
class Noted:
    """The number that a linked ability noted (607.2e)."""


@dataclass(frozen=True, slots=True)
class ExcessDealt(Reference):
    """How much excess damage the instruction before has had dealt (120.10)."""


@dataclass(frozen=True, slots=True)
class PreventedThisWay(Reference):
    """How much damage the prevention effect has prevented (615.5)."""


@dataclass(frozen=True, slots=True)
class TargetsBeyondFirst:
    """How many targets beyond the first a spell or ability has: ``for each target beyond the first``."""
