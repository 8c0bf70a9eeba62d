"""The kinds of abilities (113.3), with the instructions, changes and statements that hold others.

An ability holds instructions and statements, these hold changes and instructions, and a change gives an
ability: so they stand together. Those that hold none of them stand in modules below this one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.before_the_game import Companion, DeckLimit, OnlyForAnte, StartsFirst
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
from comprules.mana import ManaCost

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
    "BeforeGame",
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
    "DoTimes",
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
    "NewTargets",
    "OpeningAction",
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

    In a static ability the duration is the default one and means nothing.
    """

    subject: Subject
    changes: tuple[Change, ...]
    duration: Duration = Duration()
    stated: bool = False
    """The object enters as what the text states it to be: ``That permanent is a Zombie`` (611.2e)."""


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
    """An effect gives these characteristics to the tokens it creates (111.3).

    A token without a name is called by its subtypes. One with a name and no types is what the card of that
    name is (111.11); to a ``predefined`` one the other fields add what the effect adds (111.10).
    """

    name: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ("creature",)
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: Amount | None = None
    toughness: Amount | None = None
    abilities: tuple[Ability, ...] = ()
    predefined: str = ""


@dataclass(frozen=True, slots=True)
class CreateTokens(Introduces):
    """Players each create tokens; ``attached_to`` names what a Role or other Aura token enters attached to.

    They may enter ``tapped`` or with ``counters``, and ``attacking`` (508.4) or ``blocking`` a creature, or
    any (509.4).
    """

    players: Players
    amount: AnyAmount
    token: TokenSpec
    attached_to: Subject | None = None
    tapped: bool = False
    attacking: bool = False
    blocking: Subject | Literal["any"] | None = None
    counters: tuple[tuple[str, AnyAmount], ...] = ()


@dataclass(frozen=True, slots=True)
class CounterSpell(Introduces):
    """A spell or ability on the stack is countered (701.6)."""

    subject: Subject
    instead: tuple[Effect, ...] = ()
    """This happens instead of putting it into a graveyard (614.15)."""


@dataclass(frozen=True, slots=True)
class PreventDamage(Introduces):
    """Damage is prevented this turn, from sources that match to what is named."""

    amount: Amount | None = None
    """So much is prevented and no more; without it, all."""
    by: Filter | None = None
    to: Subject | Players | ObjectsOrPlayers | None = None
    combat: bool = False
    source: Subject | None = None
    """The damage comes from this very source."""
    chosen: bool = False
    """The controller chooses a source that matches (609.7)."""
    next_time: bool = False
    """Only what the source deals the next time is prevented (615.8)."""
    also: tuple[Effect, ...] = ()
    """This happens right after damage was prevented (615.5)."""
    but: int = 0
    """So much of the damage is not prevented."""


@dataclass(frozen=True, slots=True)
class May(Introduces):
    """The controller, or the player named, may have the effects happen."""

    effects: tuple[Effect, ...]
    player: Players | None = None


@dataclass(frozen=True, slots=True)
class If(Introduces):
    """The effects happen if the condition holds as they would."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    instead: bool = False
    """The effects then replace those of ``otherwise`` (614.15)."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One option of a modal spell or ability (700.2)."""

    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    """Whoever chooses it pays these in addition (702.172)."""
    name: str = ""
    """What the card calls it, where it has a name."""
    pawprints: int = 0
    """How many pawprint symbols stand before it (107.18)."""


@dataclass(frozen=True, slots=True)
class Modes(Introduces):
    """A player chooses among modes: ``Choose one —`` (700.2)."""

    least: int
    most: int | None
    """Without a number any number may be chosen."""
    modes: tuple[Mode, ...]
    repeated: bool = False
    chooser: Players | None = None
    """This player chooses rather than the controller (700.2e)."""
    paid: str = ""
    """If this cost is paid, ``least_paid`` and ``most_paid`` take the place of the other numbers."""
    least_paid: int = 0
    most_paid: int | None = None
    keyword: str = ""
    """The keyword by which each mode has a cost: ``spree`` or ``tiered``."""
    if_so: Condition | None = None
    """If this is so as they are chosen, those numbers take the place of the others as well."""
    worth: int = 0
    """With modes that have pawprints, how many of these the chosen ones may have (700.2i)."""
    unchosen: Literal["", "ever", "this turn"] = ""
    """A mode can't be chosen again for the same object, or not in the same turn."""
    apart: bool = False
    """Each mode targets a player whom no other mode targets."""
    at_random: bool = False
    """Nobody chooses."""


@dataclass(frozen=True, slots=True)
class ForEach(Introduces):
    """Instructions are followed for one object or player after the other (608.2f): ``for each of them, …``.

    Each is in its turn what ``it`` or ``that player`` means.
    """

    of: Subject | Players
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class DoTimes(Introduces):
    """Instructions are followed so many times, one time after the other: ``investigate X times``."""

    effects: tuple[Effect, ...]
    times: Amount


@dataclass(frozen=True, slots=True)
class Unless(Introduces):
    """Instructions are followed unless a player does something else instead (118.12a)."""

    effects: tuple[Effect, ...]
    instead: Effect


@dataclass(frozen=True, slots=True)
class DoOneOf(Introduces):
    """Players each do one of several things, of their choice (608.2d)."""

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
    """A spell or ability on the stack is copied (707.10)."""

    subject: Subject
    new_targets: bool = False
    """The copy's controller may choose new targets for it."""
    but: tuple[Change, ...] = ()
    """The copy differs by these changes."""
    times: Amount = Number(1)
    """It is copied so many times."""
    player: Players = You()
    """Each of these players makes a copy."""
    to: Subject | None = None
    """Every target of the copy is this (707.10e)."""


@dataclass(frozen=True, slots=True)
class NewTargets(Introduces):
    """Targets of a spell or ability on the stack are changed, or chosen anew (115.7)."""

    subject: Subject
    how: Literal["new", "all", "any", "one"] = "new"
    """The controller may choose new targets, or has to change all of them, any of them, or one of them."""
    to: Subject | None = None
    """They are changed to this, or not at all."""


@dataclass(frozen=True, slots=True)
class CreateDelayed(Introduces):
    """A delayed triggered ability is created, which triggers once (603.7)."""

    when: TriggerEvent
    effects: tuple[Effect, ...]
    this_turn: bool = False
    """It triggers each time in this turn."""
    word: Literal["When", "Whenever", "At"] = "When"
    once: bool = False
    """It triggers only the next time in this turn."""


@dataclass(frozen=True, slots=True)
class WhenYouDo(Introduces):
    """A reflexive triggered ability (603.12): ``when you do, …``, or when something has happened this way."""

    effects: tuple[Effect, ...]
    when: Did | Not | ThisWay | PaysThisCost


@dataclass(frozen=True, slots=True)
class Prevention(Introduces):
    """A static ability prevents damage (615.1a)."""

    would: WouldHappen
    amount: Amount | None = None
    """So much of it is prevented each time, or all (615.10)."""
    also: tuple[Effect, ...] = ()
    """This happens right afterwards (615.5)."""


@dataclass(frozen=True, slots=True)
class EntersAsCopy:
    """The object enters as a copy of another one (707.5)."""

    who: Subject
    of: Filter | Subject
    """One that matches, or the object named."""
    optional: bool = True
    but: tuple[Change, ...] = ()
    tapped: bool = False
    """It enters tapped if it enters as a copy."""
    besides: tuple[Ability, ...] = ()
    """Exceptions that change no characteristic (707.9e)."""
    duration: Duration | None = None
    """It becomes a copy as it enters, and is one for so long."""


@dataclass(frozen=True, slots=True)
class EntersAs:
    """As the object enters, its controller makes a choice for it (614.1c, 613.2a)."""

    who: Subject
    chosen: Chosen | None = None
    options: tuple[tuple[Change, ...], ...] = ()
    """The object becomes one of these."""
    face_up: bool = False
    """The choice is made as the permanent is turned face up as well (708.11 / 614.1e)."""
    words: tuple[str, ...] = ()
    """Anchor words to choose from (614.12b)."""
    among: tuple[str, ...] = ()
    """What is chosen is one of these words."""


@dataclass(frozen=True, slots=True)
class AsEnters(Introduces):
    """Instructions are followed before the object enters (614.1c, 614.12a)."""

    who: Subject
    effects: tuple[Effect, ...]
    face_up: bool = False
    """They are followed only as it is turned face up (614.1e)."""


@dataclass(frozen=True, slots=True)
class Static:
    """A static ability (604): statements that are simply true, while the condition holds."""

    effects: tuple[StaticEffect, ...]
    condition: Condition = Always()
    ignored_for: ManaCost | None = None
    """Any player may pay this, to ignore the effect until end of turn (116.2d)."""


@dataclass(frozen=True, slots=True)
class Triggered(Introduces):
    """A triggered ability (603) puts its effects on the stack whenever its event happens.

    ``limit``, ``cant_be_countered`` and ``cant_target`` are the instructions behind its effects (603.1a,
    603.2i).
    """

    when: TriggerEvent
    effects: tuple[Effect, ...]
    condition: Condition = Always()
    """An intervening ``if`` clause (603.4)."""
    word: Literal["When", "Whenever", "At"] = "When"
    limit: Literal[
        "", "triggers once each turn", "triggers twice each turn", "triggers once", "do once each turn"
    ] = ""
    cant_be_countered: bool = False
    cant_target: Subject | None = None
    meanwhile: Condition = Always()
    """What has to be so as the event occurs, and only then: ``while …``, ``during your turn`` (603.2)."""


@dataclass(frozen=True, slots=True)
class Activated:
    """An activated ability (602) has costs, a colon and effects.

    Its activation instructions (602.1b) follow: who may activate it, when, and how often.
    """

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    sorcery_speed: bool = False
    most_each_turn: int = 0
    instant_speed: bool = False
    any_player: bool = False
    during: During | None = None
    """It may be activated only in this part of the turn."""
    only_if: Condition = Always()
    once: bool = False
    """It may be activated only once."""
    changed: Static | None = None
    """What the ability states about its own cost (601.2f)."""
    word: str = ""
    """The keyword in front of it, such as ``boast``, which gives it further instructions."""
    x: Amount | None = None
    """What its text says that X is (107.3c); None where that is chosen."""
    least_x: int = 0
    """The X that is chosen can't be less."""


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
class OpeningAction:
    """What the owner may do with the card in an opening hand, and what follows from it (103.5b, 103.6)."""

    how: Literal["begin", "reveal", "mulligan"]
    """It begins the game on the battlefield, is revealed, or is used when a mulligan could be taken."""
    effects: tuple[Effect, ...] = ()
    counter: str = ""
    """It begins the game with a counter of this kind."""
    unless_first: bool = False
    """Only a player who is not the starting player may do it."""


@dataclass(frozen=True, slots=True)
class BeforeGame:
    """An ability that matters before the first turn, and not during the game (100.2a, 103)."""

    says: OpeningAction | Companion | DeckLimit | StartsFirst | OnlyForAnte


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
    """The player may cast spells that match from a zone (601.3)."""

    spells: Filter
    zone: Literal["hand", "library", "graveyard", "exile"]
    without_paying: bool = False
    """The player need not pay their mana costs."""
    gaining: tuple[Ability, ...] = ()
    """What is cast has these abilities from then on (611.3d)."""
    among: Filter | None = None
    """Only such cards, as they lie there."""
    once: Literal["", "each turn", "your turn"] = ""
    """Only one of them, in each turn or in each of the player's own."""
    giver: int = 0
    """The object that says so, once that has to be told."""


@dataclass(frozen=True, slots=True)
class MayPlay:
    """The player may play cards that match from a zone: lands as lands, others as spells (601.1a).

    What is played has the abilities ``gaining`` from then on (611.3d).
    """

    cards: Filter
    zone: Literal["library", "graveyard", "exile"]
    gaining: tuple[Ability, ...] = ()
    among: Filter | None = None
    """Only such cards, as they lie there."""
    once: Literal["", "each turn", "your turn"] = ""
    """Only one of them, in each turn or in each of the player's own."""
    giver: int = 0
    """The object that says so, once that has to be told."""


@dataclass(frozen=True, slots=True)
class TokensCreated:
    """Other tokens are created instead, as many as would be (111.10)."""

    token: TokenSpec
    besides: Amount | None = None
    """So many of them are created in addition to those."""


@dataclass(frozen=True, slots=True)
class Replacement(Introduces):
    """A replacement effect lets something else happen instead of an event, or alters the event (614.1a).

    With no instructions and nothing altered, the event is skipped (614.1b).
    """

    would: WouldHappen
    instead: tuple[Effect, ...] = ()
    altered: Alteration | None = None
    condition: Condition = Always()
    """It applies only while this holds."""
    optional: bool = False
    """The affected player may let the event happen as it would."""


@dataclass(frozen=True, slots=True)
class BeginReplacement(Introduces):
    """A resolution creates a replacement effect (614.3) for a duration."""

    replacement: Replacement
    duration: Duration
    once: bool = False
    """It is over once it has been used."""
    amount: Amount | None = None
    """It replaces so much damage and no more."""
    chosen: bool = False
    """It replaces only damage from a source chosen among those that fit (609.7)."""


@dataclass(frozen=True, slots=True)
class SelfReplacement(Introduces):
    """The effect replaces what other instructions of the same ability would do (614.15)."""

    replacement: Replacement


@dataclass(frozen=True, slots=True)
class EnterWith(Introduces):
    """A permanent enters tapped, with counters, or with abilities that it gains."""

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
    | DoTimes
    | Unless
    | DoOneOf
    | CreateCopies
    | CopySpell
    | NewTargets
    | CreateDelayed
    | WhenYouDo
)


Ability = Keyword | Static | Triggered | Activated | Chapter | Room | SpellAbility | BeforeGame


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
