"""Whose words are followed or looked at: the speaker of an ability."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from immutables import Map

from comprules.abilities.kinds import Ability, Apply
from comprules.state import EMPTY, Origin, Paid, often_copied, replace

__all__ = ["Speaker", "following"]


@often_copied
@dataclass(frozen=True)
class Speaker:
    """Whose words they are: the object with the ability, its controller, and what the text has spoken of so far.

    ``targets`` lists the chosen targets, a tuple for each instance of the word; ``about`` is what ``it`` means, ``pile`` the cards looked at or revealed, ``was`` what such an object
    had been before it changed zones, ``player`` what ``that player``
    means. ``began`` is the moment at which the resolution began. ``origin`` is where the ability comes from, for what is linked to it, ``ability`` the
    ability itself where it is known. ``spoken`` are targets named beforehand, ``each``
    the one that ``for each of them`` has come to. ``did`` and ``amount`` say whether, and how
    much of it, the instruction before was carried out: ``if you do``, ``that many``. ``uid`` tells the ability apart from others of its object; ``itself`` is what a source that has left became, where its ability may find it;
    ``mana`` lists the types that a permanent tapped for mana produced; ``way`` says what the words are part of, where that matters.
    ``paid`` is what the spell or ability was paid with, ``prevented`` is how much damage a prevention effect has prevented, ``dealer`` what ``that source`` means, ``cause`` the spell or ability that made the ability trigger, ``said`` what the
    text says of a permanent as it enters (611.2e). ``tapped`` is whether the source is being tapped for mana.
    """

    source: int
    controller: str
    targets: tuple[tuple[int | str, ...], ...] = ()
    about: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    was: Map[int, int] = field(default=EMPTY)
    player: str = ""
    x: int = 0
    words: Map[str, str] = field(default=EMPTY)
    began: int = 0
    origin: Origin = ("own",)
    ability: Ability | None = None
    division: Map[tuple[int, int | str], int] = field(default=EMPTY)
    each: int | str | None = None
    spoken: tuple[int | str, ...] = ()
    did: bool = False
    amount: int = 0
    uid: tuple[Any, ...] = ()
    itself: int = 0
    mana: tuple[str, ...] = ()
    said: tuple[Apply, ...] = ()
    way: Literal["", "spell", "ability", "replacement", "permission"] = ""
    prevented: int = 0
    dealer: int | None = None
    tapped: bool = False
    cause: int = 0
    paid: tuple[Paid, ...] = ()


def following(speaker: Speaker, found: Mapping[int, int]) -> Speaker:
    """The speaker with what it speaks of followed to what that has become; what it was is not forgotten."""
    about = tuple([found.get(i, i) for i in speaker.about])
    if about == speaker.about:
        return speaker
    was = speaker.was.update({new: old for old, new in zip(speaker.about, about, strict=True) if new != old})
    return replace(speaker, about=about, was=was)
