"""The kinds of abilities (113.3), with the instructions, changes and statements that hold others of their kind.

An ability holds instructions and statements, these hold changes and instructions, and a change gives an ability: so they stand together.
What holds none of them stands in the modules below.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.changes_of_rules import (
    PlainChange,
    PlainChangeOfRules,
)
from comprules.abilities.conditions import Always, AnyAmount, Condition, Did, Duration, During, Not
from comprules.abilities.costs import Cost
from comprules.abilities.keywords import Keyword
from comprules.abilities.nouns import Amount, Filter, ObjectsOrPlayers, Players, Subject
from comprules.abilities.plain_instructions import (
    PlainInstruction,
)
from comprules.abilities.simple_nouns import Chosen, Number, You
from comprules.abilities.slots import Introduces
from comprules.abilities.statements import PlainStaticEffect
from comprules.abilities.trigger_events import PaysThisCost, ThisWay, TriggerEvent
from comprules.abilities.would import (
    Halved,
    Increased,
    LifeLeft,
    ManaProduced,
    Multiplied,
    Redirected,
    SearchTop,
    UnderControl,
    WouldHappen,
)

__all__ = [
    "Ability",
    "Activated",
    "AddAbilities",
    "Alteration",
    "Apply",
    "ApplyToNextSpell",
    "ApplyToPlayers",
    "AsEnters",
    "BecomeCopy",
    "BeginReplacement",
    "Change",
    "ChangeOfRules",
    "Chapter",
    "CopySpell",
    "CounterSpell",
    "CreateCopies",
    "CreateDelayed",
    "CreateTokens",
    "DoOneOf",
    "Effect",
    "EnterWith",
    "EntersAs",
    "EntersAsCopy",
    "ForEach",
    "GetEmblem",
    "HaveText",
    "If",
    "May",
    "MayCast",
    "MayPlay",
    "Mode",
    "Modes",
    "PreventDamage",
    "Prevention",
    "ReplaceText",
    "Replacement",
    "Room",
    "SelfReplacement",
    "SpellAbility",
    "Static",
    "StaticEffect",
    "TokenSpec",
    "TokensCreated",
    "Triggered",
    "Unless",
    "WhenYouDo",
]


@dataclass(frozen=True, slots=True)
class Apply(Introduces):
    """A continuous effect on objects begins: ``target creature gets +4/+4 until end of turn``.

    In a static ability the duration is the default one and means nothing. ``stated`` is what a resolution says in the words of
    a statement, ``That permanent is a Zombie``: what has just been put onto the battlefield enters as that (611.2e).
    """

    subject: Subject
    changes: tuple[Change, ...]
    duration: Duration = Duration()
    stated: bool = False


@dataclass(frozen=True, slots=True)
class ApplyToNextSpell(Introduces):
    """A continuous effect begins with the next spell that matches and that its controller casts (611.2f)."""

    spells: Filter
    changes: tuple[Change, ...]
    duration: Duration = Duration()


@dataclass(frozen=True, slots=True)
class GetEmblem(Introduces):
    """Players each get an emblem with abilities (114.2)."""

    players: Players
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class ApplyToPlayers(Introduces):
    """A continuous effect on players begins: abilities they have, their maximum hand size, their costs."""

    players: Players
    changes: tuple[Change, ...]
    duration: Duration = Duration()


@dataclass(frozen=True, slots=True)
class TokenSpec:
    """The characteristics that an effect gives the tokens it creates (111.3); with no name it is the subtypes."""

    name: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ("creature",)
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: Amount | None = None
    toughness: Amount | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class CreateTokens(Introduces):
    """Players each create tokens; ``attached_to`` names what a Role or other Aura token enters attached to.

    They may enter ``tapped``, and ``attacking`` (508.4).
    """

    players: Players
    amount: AnyAmount
    token: TokenSpec
    attached_to: Subject | None = None
    tapped: bool = False
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class CounterSpell(Introduces):
    """A spell or ability on the stack is countered (701.6); ``instead`` happens in the place of putting it into a graveyard (614.15)."""

    subject: Subject
    instead: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class PreventDamage(Introduces):
    """Damage is prevented this turn: all of it or the next ``amount``; to what is named, from sources that match.

    The source is the one named in ``source``, or with ``chosen`` one of the controller's choice that matches (609.7). ``next_time`` prevents only what
    the source deals the next time (615.8), or all of it ``but`` so much. ``also`` happens right after damage was prevented (615.5).
    """

    amount: Amount | None = None
    by: Filter | None = None
    to: Subject | Players | ObjectsOrPlayers | None = None
    combat: bool = False
    source: Subject | None = None
    chosen: bool = False
    next_time: bool = False
    also: tuple[Effect, ...] = ()
    but: int = 0


@dataclass(frozen=True, slots=True)
class May(Introduces):
    """The controller, or the player named, may have the effects happen."""

    effects: tuple[Effect, ...]
    player: Players | None = None


@dataclass(frozen=True, slots=True)
class If(Introduces):
    """The effects happen if the condition holds as they would; with ``instead`` they replace those of ``otherwise`` (614.15)."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the options of a modal spell or ability (700.2); ``costs`` are paid in addition if it is chosen (702.172)."""

    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class Modes(Introduces):
    """``Choose one —`` and what there is to choose from (700.2); ``most`` is None for any number.

    If the cost named by ``paid`` is paid, ``least_paid`` and ``most_paid`` take the place of the other numbers. ``chooser`` names
    who chooses, where that is another player than the controller (700.2e).
    """

    least: int
    most: int | None
    modes: tuple[Mode, ...]
    repeated: bool = False
    chooser: Players | None = None
    paid: str = ""
    least_paid: int = 0
    most_paid: int | None = None


@dataclass(frozen=True, slots=True)
class ForEach(Introduces):
    """Instructions are followed for one object or player after the other (608.2f): ``for each of them, …``.

    Each is in its turn what ``it`` or ``that player`` means.
    """

    of: Subject | Players
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Unless(Introduces):
    """Instructions are followed unless a player does something else instead: ``… unless its controller pays {2}`` (118.12a)."""

    effects: tuple[Effect, ...]
    instead: Effect


@dataclass(frozen=True, slots=True)
class DoOneOf(Introduces):
    """Players each do one of several things, of their choice (608.2d): ``sacrifice two lands or pay 3 life``."""

    players: Players
    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CreateCopies(Introduces):
    """Players each create tokens that are copies of an object, but for the listed changes (707.2, 111.10).

    They may enter ``tapped``, and ``attacking`` (508.4).
    """

    players: Players
    amount: AnyAmount
    of: Subject
    but: tuple[Change, ...] = ()
    tapped: bool = False
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class CopySpell(Introduces):
    """A spell or ability on the stack is copied (707.10), but for the listed changes; with ``new_targets`` its controller may choose others for the copy; it is copied ``times`` times, by each ``player`` named."""

    subject: Subject
    new_targets: bool = False
    but: tuple[Change, ...] = ()
    times: Amount = Number(1)
    player: Players = You()


@dataclass(frozen=True, slots=True)
class CreateDelayed(Introduces):
    """A delayed triggered ability is created (603.7): it triggers once, or with ``this_turn`` each time in this turn, and with ``once`` as well the next time only."""

    when: TriggerEvent
    effects: tuple[Effect, ...]
    this_turn: bool = False
    word: Literal["When", "Whenever", "At"] = "When"
    once: bool = False


@dataclass(frozen=True, slots=True)
class WhenYouDo(Introduces):
    """A reflexive triggered ability (603.12): ``when you do, …``, or when something has happened this way."""

    effects: tuple[Effect, ...]
    when: Did | Not | ThisWay | PaysThisCost


@dataclass(frozen=True, slots=True)
class Prevention(Introduces):
    """``If … would deal damage …, prevent that damage`` (615.1a), or so much of it (615.10); ``also`` happens right afterwards (615.5)."""

    would: WouldHappen
    amount: Amount | None = None
    also: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class EntersAsCopy:
    """``You may have this enter as a copy of …`` (707.5): of one that matches, or of a named object; ``tapped`` if it does.

    ``besides`` are exceptions that change no characteristic (707.9e). With a ``duration`` it becomes a copy as it enters, and is one for so long.
    """

    who: Subject
    of: Filter | Subject
    optional: bool = True
    but: tuple[Change, ...] = ()
    tapped: bool = False
    besides: tuple[Ability, ...] = ()
    duration: Duration | None = None


@dataclass(frozen=True, slots=True)
class EntersAs:
    """``As this enters, choose a color`` or ``… it becomes your choice of …``; one of ``options`` is taken (614.1c, 613.2a).

    ``words`` are anchor words to choose from (614.12b). With ``face_up`` it works as the permanent is turned face up as well (708.11 / 614.1e).
    """

    who: Subject
    chosen: Chosen | None = None
    options: tuple[tuple[Change, ...], ...] = ()
    face_up: bool = False
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AsEnters(Introduces):
    """``As this enters, …``: instructions followed before it does (614.1c, 614.12a); with ``face_up`` only as it is turned face up (614.1e)."""

    who: Subject
    effects: tuple[Effect, ...]
    face_up: bool = False


@dataclass(frozen=True, slots=True)
class Static:
    """A static ability (604): statements that are simply true, while the condition holds."""

    effects: tuple[StaticEffect, ...]
    condition: Condition = Always()


@dataclass(frozen=True, slots=True)
class Triggered(Introduces):
    """A triggered ability (603); ``condition`` is an intervening ``if`` clause (603.4).

    ``limit``, ``cant_be_countered`` and ``cant_target`` are the instructions behind its effects (603.1a, 603.2i).
    """

    when: TriggerEvent
    effects: tuple[Effect, ...]
    condition: Condition = Always()
    word: Literal["When", "Whenever", "At"] = "When"
    limit: Literal["", "triggers once each turn", "do once each turn"] = ""
    cant_be_countered: bool = False
    cant_target: Subject | None = None


@dataclass(frozen=True, slots=True)
class Activated:
    """An activated ability (602): costs, a colon, effects; what follows are its activation instructions (602.1b).

    They say who may activate it and when: ``during`` a player's turn or a step of it, ``only_if`` something is so; and how often:
    ``most_each_turn`` times, or only ``once``. ``changed`` is what the ability says about its own cost (601.2f).
    """

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    sorcery_speed: bool = False
    most_each_turn: int = 0
    instant_speed: bool = False
    any_player: bool = False
    during: During | None = None
    only_if: Condition = Always()
    once: bool = False
    changed: Static | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter ability of a Saga (714.2)."""

    numbers: tuple[int, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """A room of a dungeon (309.4): its name, where it leads, and its room ability."""

    name: str
    effects: tuple[Effect, ...]
    leads_to: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """Instructions that an instant or sorcery has one follow as it resolves (113.3a)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class BecomeCopy:
    """The object takes on another's copiable values (707.2), but for the listed changes.

    ``besides`` are exceptions that change no characteristic: how it enters (707.9e).
    """

    of: Subject
    but: tuple[Change, ...] = ()
    besides: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class AddAbilities:
    """The object has or gains abilities."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class HaveText:
    """Rules text is added behind the object's own (612): ``has the text "…"``."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class ReplaceText:
    """Other rules text stands in the place of the object's own (612.5)."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class MayCast:
    """The player may cast spells that match from a zone: ``from the top of your library``, ``from your graveyard`` (601.3).

    ``without_paying`` lets the player leave their mana costs unpaid. What is cast has the abilities ``gaining`` from then on (611.3d).
    """

    spells: Filter
    zone: Literal["hand", "library", "graveyard", "exile"]
    without_paying: bool = False
    gaining: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class MayPlay:
    """The player may play cards that match from a zone: lands as lands, others as spells (601.1a).

    What is played has the abilities ``gaining`` from then on (611.3d).
    """

    cards: Filter
    zone: Literal["library", "graveyard", "exile"]
    gaining: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class TokensCreated:
    """Other tokens are created instead, as many, or with ``besides`` so many of them besides those (111.10)."""

    token: TokenSpec
    besides: Amount | None = None


@dataclass(frozen=True, slots=True)
class Replacement(Introduces):
    """``If … would …, … instead`` (614.1a): instructions in the place of the event, or the same event altered.

    With no instructions and nothing altered, the event is skipped (614.1b). ``condition`` is a ``while`` within the ``if``; what is
    ``optional`` the affected player may let happen.
    """

    would: WouldHappen
    instead: tuple[Effect, ...] = ()
    altered: Alteration | None = None
    condition: Condition = Always()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class BeginReplacement(Introduces):
    """A resolution makes a replacement effect (614.3): for a duration, or with ``once`` until it has been used.

    Of damage it may replace so much and no more (``amount``), and only damage from a source that is ``chosen`` among those that fit (609.7).
    """

    replacement: Replacement
    duration: Duration
    once: bool = False
    amount: Amount | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class SelfReplacement(Introduces):
    """``If … would … this way, … instead``: replaces what the other instructions of the ability do (614.15)."""

    replacement: Replacement


@dataclass(frozen=True, slots=True)
class EnterWith(Introduces):
    """In an instruction followed as a permanent enters: it enters tapped, with counters, or with abilities that it gains."""

    tapped: bool = False
    kind: str = ""
    amount: Amount | None = None
    gaining: tuple[Ability, ...] = ()


Effect = (
    PlainInstruction
    | Apply
    | ApplyToNextSpell
    | GetEmblem
    | BeginReplacement
    | SelfReplacement
    | EnterWith
    | ApplyToPlayers
    | CreateTokens
    | CounterSpell
    | PreventDamage
    | May
    | If
    | Modes
    | ForEach
    | Unless
    | DoOneOf
    | CreateCopies
    | CopySpell
    | CreateDelayed
    | WhenYouDo
)


Ability = Keyword | Static | Triggered | Activated | Chapter | Room | SpellAbility


ChangeOfRules = PlainChangeOfRules | MayCast | MayPlay
"""What an effect changes of players or of the rules, and not in a layer (613.11)."""


Change = PlainChange | BecomeCopy | AddAbilities | HaveText | ReplaceText | MayCast | MayPlay


Alteration = (
    Multiplied
    | Increased
    | Halved
    | Redirected
    | LifeLeft
    | ManaProduced
    | SearchTop
    | UnderControl
    | TokensCreated
)

StaticEffect = (
    PlainStaticEffect | Apply | ApplyToPlayers | Replacement | Prevention | AsEnters | EntersAsCopy | EntersAs
)
"""What a static ability says."""
