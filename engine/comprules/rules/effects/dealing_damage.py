"""Who deals damage when an instruction says so (608.2h, 701.14)."""

from __future__ import annotations

from comprules.abilities.instructions import DealDamage
from comprules.abilities.nouns import Non, Players, Subject, Target, WithPlayers
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.predicates import OneOfThese, Other
from comprules.abilities.simple_nouns import Granter, It, This
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import Deals
from comprules.keywords.rules_701 import FIGHTING
from comprules.rules.meaning import (
    Speaker,
)
from comprules.rules.meaning.excess_damage import sent_on
from comprules.rules.meaning.last_known_information import LAST_KNOWN_INFORMATION
from comprules.rules.meaning.recipients import named_objects, number_of, recipients_of
from comprules.rules.meaning.speaker import dealing_with, dealing_with_player, filled, meant_by
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "ANY_OBJECT_DEALS_DAMAGE",
    "DAMAGE_BY_EFFECT",
    "able_to_deal",
    "damage",
    "dealing",
    "dealt_by",
    "fight",
]

ANY_OBJECT_DEALS_DAMAGE = cite("120.2")
DAMAGE_BY_EFFECT = cite("120.2b")


@ANY_OBJECT_DEALS_DAMAGE
def able_to_deal(game: Game, sources: tuple[int, ...]) -> tuple[int, ...]:
    """Any object can deal damage, of whatever kind it is, and wherever."""
    for source in sources:
        ANY_OBJECT_DEALS_DAMAGE.decided(game, f"{game.label(source)} deals damage, like any object")
    return sources


@DAMAGE_BY_EFFECT
def dealt_by(game: Game, speaker: Speaker, source: Subject | None) -> tuple[int, ...]:
    """A spell or ability says which object deals its damage; if it doesn't, it is its own object."""
    dealers = able_to_deal(game, dealing(game, speaker, source))
    for dealer in dealers:
        DAMAGE_BY_EFFECT.decided(
            game, f"{game.label(speaker.source)} has {game.label(dealer)} deal the damage"
        )
    return dealers


@LAST_KNOWN_INFORMATION
def dealing(game: Game, speaker: Speaker, source: Subject | None) -> tuple[int, ...]:
    """What is said to deal damage does so as it is, or as it last was."""
    if source is None or isinstance(source, This):
        return (speaker.source,)
    if isinstance(source, Granter):
        return (source.thing,)
    if not isinstance(source, It) or source == It("source"):
        return named_objects(game, speaker, source)
    meant, was = meant_by(speaker, source), filled(speaker, source).was
    for i in meant:
        if i not in game.objects:
            LAST_KNOWN_INFORMATION.decided(game, f"{game.label(i)} is gone: it deals damage as it last was")
    there = game.battlefield
    return tuple(i if i in there else was.get(i, i) for i in meant)


@FIGHTING
def fight(game: Game, ones: tuple[int, ...], others: tuple[int, ...]) -> list[Event]:
    """Two creatures deal damage to each other, as much as each has power.

    Not if one is gone or no creature.
    """
    board = views(game)
    both = (*ones[:1], *others[:1])
    if not ones or not others or any("creature" not in board[i].types for i in both):
        FIGHTING.decided(game, "one of the two is gone or no creature: there is no fight")
        return []
    FIGHTING.decided(game, f"{game.label(both[0])} and {game.label(both[1])} fight")
    pairs = ((both[0], both[1]), (both[1], both[0]))
    return [Deals(one, other, damage) for one, other in pairs if (damage := board[one].power_or_0) > 0]


def damage(game: Game, speaker: Speaker, effect: DealDamage) -> list[Event]:
    """The damage that an instruction has dealt: so much to each, or divided as was announced (601.2d)."""
    if effect.excess_to_controller:
        return _with_excess_elsewhere(game, speaker, effect)
    match effect:
        case DealDamage(_, Target(index=index) as to, source, True, preventable):
            dealer = (named_objects(game, speaker, source) if source is not None else ()) or (speaker.source,)
            return [
                Deals(dealer[0], t, much, preventable=preventable)
                for t in recipients_of(game, speaker, to)
                if (much := speaker.chosen.division.get((index, t)))
            ]
        case DealDamage(amount, to, source, _, preventable):
            own = source is None or isinstance(source, This | It)
            return [
                Deals(
                    dealer,
                    hurt,
                    number_of(game, _hurting(there, hurt) if own else there, amount),
                    preventable=preventable,
                )
                for dealer in dealt_by(game, speaker, source)
                for whom in (to if dealer == speaker.source else _others_than(dealer, to),)
                for there in (speaker if own else dealing_with(speaker, (dealer,)),)
                for hurt in recipients_of(game, there, whom)
            ]


def _others_than(dealer: int, to: Subject | Players | WithPlayers) -> Subject | Players | WithPlayers:
    """Where something else deals the damage, ``each other creature`` means others than that."""
    apart = Non(OneOfThese((dealer,)))
    return rewritten(to, lambda part: apart if part == Other() else INSIDE)


def _with_excess_elsewhere(game: Game, speaker: Speaker, effect: DealDamage) -> list[Event]:
    """Return the damage, with what is too much for each permanent dealt to its controller."""
    events: list[Event] = []
    for event in damage(game, speaker, replace(effect, excess_to_controller=False)):
        if isinstance(event, Deals) and isinstance(event.to, int):
            events += sent_on(game, event, views(game)[event.to].controller)
        else:
            events.append(event)
    return events


def _hurting(speaker: Speaker, hurt: int | str) -> Speaker:
    """Return the speaker for whom ``that player`` and ``it`` are what the ability's own object damages."""
    return dealing_with_player(speaker, hurt) if isinstance(hurt, str) else dealing_with(speaker, (hurt,))
