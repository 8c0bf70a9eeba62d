"""What a spell or ability tells one to do as it resolves: instructions, carried out in the order written (608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from comprules.abilities.keyword_actions import (
    DigUntil,
    ExtraPhases,
    ExtraTurn,
    KeywordAction,
    ObjectAction,
)
from comprules.abilities.nouns import Did, Duration, Not, Number, You
from comprules.abilities.searching import LookAt, LookAtHand, PlayersMove, SearchLibrary, ShuffleLibrary
from comprules.abilities.would import BeginCant, BeginReplacement, EnterWith, SelfReplacement, SkipThat

if TYPE_CHECKING:
    from comprules.abilities.changes import Change
    from comprules.abilities.happenings import PaysThisCost, ThisWay
    from comprules.abilities.kinds import Ability, Cost, Happening, Keyword
    from comprules.abilities.nouns import (
        Amount,
        Chosen,
        Condition,
        Either,
        Filter,
        Picked,
        Players,
        Subject,
        Target,
        WithPlayers,
    )
    from comprules.mana import ManaCost

__all__ = [
    "AddMana",
    "Apply",
    "ApplyToNextSpell",
    "ApplyToPlayers",
    "AttachTo",
    "CastNow",
    "ChooseTargets",
    "ChooseWord",
    "CopySpell",
    "CounterSpell",
    "CreateCopies",
    "CreateDelayed",
    "CreateTokens",
    "DealDamage",
    "Destroy",
    "Discard",
    "DoOneOf",
    "DrawCards",
    "Effect",
    "Exchange",
    "ExchangeLife",
    "Fight",
    "ForEach",
    "GainLife",
    "GetEmblem",
    "If",
    "LoseLife",
    "LoseTheGame",
    "May",
    "Mill",
    "Mode",
    "Modes",
    "Move",
    "Note",
    "Pay",
    "PayAnyLife",
    "PayAnyNumberOfTimes",
    "PhaseIn",
    "PhaseOut",
    "Planeswalk",
    "PreventDamage",
    "PutCounters",
    "PutSticker",
    "Regenerate",
    "RemoveCounters",
    "Reveal",
    "Sacrifice",
    "SacrificeAnyNumber",
    "Scry",
    "SetLife",
    "ShuffleIn",
    "SkipStep",
    "SpendOnly",
    "Tap",
    "TokenSpec",
    "Transform",
    "TurnFace",
    "Unless",
    "UnpreventableDamage",
    "VentureIntoDungeon",
    "WhenYouDo",
    "WinTheGame",
]


@dataclass(frozen=True, slots=True)
class Apply:
    """A continuous effect on objects begins: ``target creature gets +4/+4 until end of turn``.

    In a static ability the duration is the default one and means nothing. ``stated`` is what a resolution says in the words of
    a statement, ``That permanent is a Zombie``: what has just been put onto the battlefield enters as that (611.2e).
    """

    subject: Subject
    changes: tuple[Change, ...]
    duration: Duration = Duration()
    stated: bool = False


@dataclass(frozen=True, slots=True)
class ApplyToNextSpell:
    """A continuous effect begins with the next spell that matches and that its controller casts (611.2f)."""

    spells: Filter
    changes: tuple[Change, ...]
    duration: Duration = Duration()


@dataclass(frozen=True, slots=True)
class Exchange:
    """Control, or the text boxes, of two objects are exchanged (701.12b, 612.5)."""

    what: Literal["control", "text boxes"]
    subject: Subject
    duration: Duration = Duration()


@dataclass(frozen=True, slots=True)
class GetEmblem:
    """Players each get an emblem with abilities (114.2)."""

    players: Players
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class ExchangeLife:
    """Two players exchange their life totals (701.12c)."""

    first: Players
    second: Players


@dataclass(frozen=True, slots=True)
class Reveal:
    """Cards are shown to all players (701.20)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class ApplyToPlayers:
    """A continuous effect on players begins: abilities they have, their maximum hand size, their costs."""

    players: Players
    changes: tuple[Change, ...]
    duration: Duration = Duration()


@dataclass(frozen=True, slots=True)
class DealDamage:
    """A source deals damage; ``to`` names objects, players, or one target that may be either.

    ``divided`` damage is divided among the targets as its controller chooses (601.2d). Damage that is not ``preventable`` can't be prevented (615.12).
    """

    amount: Amount
    to: Subject | Players | WithPlayers
    source: Subject | None = None
    divided: bool = False
    preventable: bool = True


@dataclass(frozen=True, slots=True)
class Destroy:
    """Objects are destroyed; with ``no_regeneration`` they can't be regenerated."""

    subject: Subject
    no_regeneration: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """Objects are put into a zone: exile, return to hand, put on top of a library, put onto the battlefield.

    ``under`` is who controls what enters the battlefield; ``None`` means its owner. With ``until`` they return right after
    that happens (610.3). In a library several lie in ``any`` order that the controller likes, or in a ``random`` one.
    What enters ``attacking`` was never declared as an attacker (508.4).
    """

    subject: Subject
    to: Literal["battlefield", "hand", "library", "graveyard", "exile"]
    place: Literal["", "top", "bottom", "shuffled"] = ""
    tapped: bool = False
    under: Players | None = None
    counters: tuple[tuple[str, Amount], ...] = ()
    until: Happening | None = None
    face_down: bool = False
    order: Literal["", "any", "random"] = ""
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class PhaseOut:
    """Permanents phase out (702.26), with ``until`` for as long as that has not happened (610.4)."""

    subject: Subject
    until: Happening | None = None


@dataclass(frozen=True, slots=True)
class PhaseIn:
    """Phased-out permanents phase in (702.26c): those that the text has spoken of, or with ``None`` all there are."""

    subject: Subject | None = None


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """Players each sacrifice: either what is named, or ``amount`` permanents of their choice that match."""

    players: Players
    subject: Subject | Filter
    amount: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Players each draw a number of cards."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class Discard:
    """Players each discard a number of cards that match, or with ``amount`` None their hand; ``at_random``, or the ``subject`` named."""

    players: Players
    amount: Amount | None
    what: Filter | None = None
    at_random: bool = False
    subject: Subject | None = None


@dataclass(frozen=True, slots=True)
class GainLife:
    """Players each gain life."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife:
    """Players each lose life."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class SetLife:
    """A life total becomes a number."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class PutCounters:
    """Counters of a kind are put on objects or players; ``divided`` ones are distributed among the targets (601.2d)."""

    kind: str
    amount: Amount
    on: Subject | Players
    divided: bool = False


@dataclass(frozen=True, slots=True)
class PutSticker:
    """The controller puts a sticker of a kind, from those that he or she brought, on an object (123.3)."""

    kind: Literal["ability", "power and toughness", "name"]
    on: Subject


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """Counters of a kind (all of them when ``amount`` is None) are removed from objects."""

    kind: str
    amount: Amount | None
    on: Subject


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
class CreateTokens:
    """Players each create tokens; ``attached_to`` names what a Role or other Aura token enters attached to.

    They may enter ``tapped``, and ``attacking`` (508.4).
    """

    players: Players
    amount: Amount
    token: TokenSpec
    attached_to: Subject | None = None
    tapped: bool = False
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class Tap:
    """Objects are tapped, or untapped."""

    subject: Subject
    untap: bool = False


@dataclass(frozen=True, slots=True)
class Regenerate:
    """The next time the object would be destroyed this turn, it is saved instead (701.19)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class ShuffleIn:
    """Players shuffle the named zones, and with ``permanents`` all permanents they own, into their libraries."""

    players: Players
    zones: tuple[Literal["hand", "graveyard"], ...] = ()
    permanents: bool = False


@dataclass(frozen=True, slots=True)
class CounterSpell:
    """A spell or ability on the stack is countered (701.6); ``instead`` happens in the place of putting it into a graveyard (614.15)."""

    subject: Subject
    instead: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class SpendOnly:
    """``Spend this mana only to cast creature spells or activate abilities of creatures`` (106.6); None where there is nothing of the kind."""

    spells: Filter | None = None
    abilities: Filter | None = None


@dataclass(frozen=True, slots=True)
class AddMana:
    """Players add mana: symbols such as ``{G}{G}``, with ``any_color`` that many of one color of choice, with ``chosen`` of the chosen color.

    ``one_of`` are symbols of which the player chooses: ``{G} or {U}``. ``times`` is how often: ``{G} for each creature you control``. ``produced`` mana is of any type that the land produced.
    ``only`` says on what alone it may be spent.
    """

    symbols: str
    any_color: bool = False
    chosen: Chosen | None = None
    times: Amount | None = None
    produced: bool = False
    players: Players = You()
    one_of: tuple[str, ...] = ()
    only: SpendOnly | None = None


@dataclass(frozen=True, slots=True)
class PreventDamage:
    """Damage is prevented this turn: all of it or the next ``amount``; to what is named, from sources that match.

    The source is the one named in ``source``, or with ``chosen`` one of the controller's choice that matches (609.7). ``next_time`` prevents only what
    the source deals the next time (615.8), or all of it ``but`` so much. ``also`` happens right after damage was prevented (615.5).
    """

    amount: Amount | None = None
    by: Filter | None = None
    to: Subject | Players | Either | None = None
    combat: bool = False
    source: Subject | None = None
    chosen: bool = False
    next_time: bool = False
    also: tuple[Effect, ...] = ()
    but: int = 0


@dataclass(frozen=True, slots=True)
class UnpreventableDamage:
    """Damage can't be prevented (615.12): all, or what is dealt by those named; in instructions, this turn."""

    by: Subject | None = None
    combat: bool = False


@dataclass(frozen=True, slots=True)
class AttachTo:
    """The object is attached to another (701.3)."""

    subject: Subject
    to: Subject


@dataclass(frozen=True, slots=True)
class ChooseWord:
    """The controller chooses a color, a creature type or a basic land type, with ``other_than`` not that one."""

    kind: Literal["color", "creature type", "basic land type"]
    other_than: str = ""


@dataclass(frozen=True, slots=True)
class TurnFace:
    """Objects are turned face up or face down."""

    subject: Subject
    down: bool = False


@dataclass(frozen=True, slots=True)
class Transform:
    """A double-faced permanent shows its other face (701.27)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class VentureIntoDungeon:
    """A player ventures into the dungeon (701.49)."""

    players: Players


@dataclass(frozen=True, slots=True)
class Scry:
    """Players each look at the top cards of their library and put them back on top or bottom (701.22)."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseTheGame:
    """Players lose the game (104.3e)."""

    players: Players


@dataclass(frozen=True, slots=True)
class WinTheGame:
    """A player wins the game (104.2b)."""

    players: Players


@dataclass(frozen=True, slots=True)
class SkipStep:
    """Players skip so many of their next steps, phases or turns (614.10): ``draw step``, ``combat phase``, ``turn``."""

    players: Players
    step: str
    amount: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class May:
    """The controller, or the player named, may have the effects happen."""

    effects: tuple[Effect, ...]
    player: Players | None = None


@dataclass(frozen=True, slots=True)
class If:
    """The effects happen if the condition holds as they would; with ``instead`` they replace those of ``otherwise`` (614.15)."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Fight:
    """Two creatures fight, each dealing as much damage as it has power (701.14)."""

    subject: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class Mill:
    """Players each mill: the top cards of a library go to the graveyard (701.17)."""

    players: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the options of a modal spell or ability (700.2); ``costs`` are paid in addition if it is chosen (702.172)."""

    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class Modes:
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
class ForEach:
    """Instructions are followed for one object or player after the other (608.2f): ``for each of them, …``.

    Each is in its turn what ``it`` or ``that player`` means.
    """

    of: Subject | Players
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Pay:
    """A player pays a cost while a spell or ability resolves (608.2g, 118.12), so many ``times``."""

    players: Players
    costs: tuple[Cost, ...]
    times: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class Unless:
    """Instructions are followed unless a player does something else instead: ``… unless its controller pays {2}`` (118.12a)."""

    effects: tuple[Effect, ...]
    instead: Effect


@dataclass(frozen=True, slots=True)
class DoOneOf:
    """Players each do one of several things, of their choice (608.2d): ``sacrifice two lands or pay 3 life``."""

    players: Players
    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CreateCopies:
    """Players each create tokens that are copies of an object, but for the listed changes (707.2, 111.10).

    They may enter ``tapped``, and ``attacking`` (508.4).
    """

    players: Players
    amount: Amount
    of: Subject
    but: tuple[Change, ...] = ()
    tapped: bool = False
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class CopySpell:
    """A spell or ability on the stack is copied (707.10), but for the listed changes; with ``new_targets`` its controller may choose others for the copy; it is copied ``times`` times, by each ``player`` named."""

    subject: Subject
    new_targets: bool = False
    but: tuple[Change, ...] = ()
    times: Amount = Number(1)
    player: Players = You()


@dataclass(frozen=True, slots=True)
class Note:
    """A number is noted for the object (607.2e)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class CreateDelayed:
    """A delayed triggered ability is created (603.7): it triggers once, or with ``this_turn`` each time in this turn, and with ``once`` as well the next time only."""

    when: Happening
    effects: tuple[Effect, ...]
    this_turn: bool = False
    word: Literal["When", "Whenever", "At"] = "When"
    once: bool = False


@dataclass(frozen=True, slots=True)
class WhenYouDo:
    """A reflexive triggered ability (603.12): ``when you do, …``, or when something has happened this way."""

    effects: tuple[Effect, ...]
    when: Did | Not | ThisWay | PaysThisCost


@dataclass(frozen=True, slots=True)
class PayAnyNumberOfTimes:
    """The controller may pay a cost any number of times (603.12a)."""

    cost: ManaCost


@dataclass(frozen=True, slots=True)
class SacrificeAnyNumber:
    """The controller sacrifices any number of permanents that match."""

    what: Filter


@dataclass(frozen=True, slots=True)
class Planeswalk:
    """A player planeswalks (701.31)."""

    players: Players


@dataclass(frozen=True, slots=True)
class CastNow:
    """The controller casts cards while the spell or ability resolves (608.2g), with ``free`` without paying their mana costs.

    ``paying`` is the keyword whose cost is paid rather than the mana cost (702.35a).
    """

    subject: Subject
    free: bool = False
    paying: Keyword | None = None


@dataclass(frozen=True, slots=True)
class PayAnyLife:
    """A player pays as much life as he or she likes (118.12, 607.2g)."""

    players: Players


@dataclass(frozen=True, slots=True)
class ChooseTargets:
    """Targets are named, for what follows to speak of them: ``Choose any number of target creatures.``."""

    subject: Target | Picked


Effect = (
    Apply
    | KeywordAction
    | ObjectAction
    | ExtraTurn
    | ExtraPhases
    | DigUntil
    | PlayersMove
    | SearchLibrary
    | ShuffleLibrary
    | LookAt
    | LookAtHand
    | ApplyToNextSpell
    | Exchange
    | ExchangeLife
    | GetEmblem
    | Reveal
    | BeginReplacement
    | BeginCant
    | SelfReplacement
    | SkipThat
    | EnterWith
    | ApplyToPlayers
    | DealDamage
    | Destroy
    | Move
    | Sacrifice
    | DrawCards
    | Discard
    | GainLife
    | LoseLife
    | SetLife
    | PutCounters
    | PutSticker
    | RemoveCounters
    | CreateTokens
    | Tap
    | Regenerate
    | ShuffleIn
    | CounterSpell
    | AddMana
    | PreventDamage
    | UnpreventableDamage
    | AttachTo
    | ChooseWord
    | TurnFace
    | Transform
    | VentureIntoDungeon
    | Scry
    | LoseTheGame
    | WinTheGame
    | SkipStep
    | May
    | If
    | Fight
    | Mill
    | Modes
    | ForEach
    | Pay
    | PhaseIn
    | PhaseOut
    | Unless
    | DoOneOf
    | CreateCopies
    | CopySpell
    | Note
    | CastNow
    | ChooseTargets
    | PayAnyLife
    | CreateDelayed
    | WhenYouDo
    | PayAnyNumberOfTimes
    | SacrificeAnyNumber
    | Planeswalk
)
