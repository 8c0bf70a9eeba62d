"""The changes that a continuous effect makes to objects (611, 613), as far as they hold no abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from comprules.abilities.nouns import Amount, Filter, Players, Subject
from comprules.abilities.simple_nouns import Chosen
from comprules.words import Half

__all__ = [
    "AddAbilitiesOf",
    "AddOneOf",
    "AddWord",
    "BecomeFaceDown",
    "BecomeFlipped",
    "CantHave",
    "ChangeColors",
    "ChangeControl",
    "ChangeText",
    "ChangeTypes",
    "DefineColors",
    "DefineSize",
    "HaveFullText",
    "HaveNames",
    "HaveThisAbility",
    "KindOfWord",
    "LockHalves",
    "LoseAbilities",
    "LoseAllAbilities",
    "LoseThisAbility",
    "ModifySize",
    "NotCopied",
    "SetName",
    "SetSize",
    "SwitchSize",
]


@dataclass(frozen=True, slots=True)
class BecomeFaceDown:
    """The object has the values of a face-down permanent (708.2): a 2/2 creature with nothing else."""


@dataclass(frozen=True, slots=True)
class BecomeFlipped:
    """A flipped permanent has the characteristics of the lower half of its card (710.2)."""


@dataclass(frozen=True, slots=True)
class LockHalves:
    """A split card with one type line for both halves lacks name, mana cost and text of these (709.5)."""

    locked: tuple[Half, ...]


@dataclass(frozen=True, slots=True)
class ChangeControl:
    """A player gains control of the object."""

    to: Players


@dataclass(frozen=True, slots=True)
class ChangeText:
    """Every instance of a word, used as that kind of word, becomes another (612).

    The controller chooses the words that are empty here. With the kind that names two, the word chosen to be
    replaced settles which of them it is.
    """

    kind: KindOfWord
    old: str = ""
    new: str = ""
    not_new: str = ""
    """The new word can't be this one."""


@dataclass(frozen=True, slots=True)
class ChangeTypes:
    """Supertypes, card types and subtypes are set, added or taken away (205.1)."""

    how: Literal["set", "add", "keep", "only", "lose"]
    """``keep`` leaves the card types alone, and ``only`` those that it does not name (205.1b)."""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    chosen: Chosen | None = None
    every: Literal["", "creature type", "basic land type", "land type"] = ""
    """It stands for all subtypes of that kind."""


@dataclass(frozen=True, slots=True)
class ChangeColors:
    """The object becomes, or is also, these colors; none at all makes it colorless (105.3)."""

    how: Literal["set", "add"]
    colors: tuple[str, ...] = ()
    chosen: Chosen | None = None


@dataclass(frozen=True, slots=True)
class DefineColors:
    """A characteristic-defining ability of color: ``this is all colors`` (604.3)."""

    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoseAbilities:
    """The object loses every instance of the named keyword abilities."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoseAllAbilities:
    """The object loses all abilities, or all but its activated mana abilities."""

    but_mana: bool = False


@dataclass(frozen=True, slots=True)
class LoseThisAbility:
    """The object loses the very ability that says so."""

    uid: tuple[Any, ...] = ()
    """What tells that ability from the others of the object, once the effect has begun."""


@dataclass(frozen=True, slots=True)
class CantHave:
    """The object loses the named keyword abilities and can't have or gain them."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DefineSize:
    """The power and toughness of the object are each equal to an amount.

    The ability defines these characteristics where 604.3 lets it.
    """

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class SetSize:
    """Base power, base toughness or both become a value; ``None`` leaves the other as it is."""

    power: Amount | None
    toughness: Amount | None
    by_sticker: bool = False
    """It stands on a sticker, which means nothing for other things than creatures (123.8)."""


@dataclass(frozen=True, slots=True)
class ModifySize:
    """The object gets +N/+N."""

    power: Amount
    toughness: Amount


@dataclass(frozen=True, slots=True)
class SwitchSize:
    """Power and toughness are switched."""


@dataclass(frozen=True, slots=True)
class AddAbilitiesOf:
    """The object has or gains all abilities of a kind that another object has."""

    of: Subject
    kind: Literal["activated", "triggered", "sticker", ""] = ""
    """``sticker`` means those of the ability stickers on it (123.7a)."""


@dataclass(frozen=True, slots=True)
class AddOneOf:
    """The object gains one of these keyword abilities, which the effect's controller chooses (608.2d)."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HaveThisAbility:
    """An exception of a copy effect: the copy has the very ability that makes it one (707.9a)."""


@dataclass(frozen=True, slots=True)
class NotCopied:
    """The copy keeps a value of its own, as an exception of the copy effect (707.9c)."""

    what: Literal["color", "mana cost"]


@dataclass(frozen=True, slots=True)
class HaveFullText:
    """The object has the full text of another one: everything that is printed on it (612.6)."""

    of: Subject


@dataclass(frozen=True, slots=True)
class HaveNames:
    """The object has all names of the cards that match, besides its own (612.7)."""

    of: Filter


@dataclass(frozen=True, slots=True)
class SetName:
    """The object has this name and no other (612.8)."""

    name: str


@dataclass(frozen=True, slots=True)
class AddWord:
    """A word stands in the object's name, after so many of its own words (612.9)."""

    word: str
    after: int = 0


KindOfWord = Literal["color word", "basic land type", "creature type", "color word or basic land type"]
