"""701, 702: what faulty judges take keywords for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tests.faulty_judges.fault import Fault, keyword_meaning, played

from comprules import misreadings as misread
from comprules.abilities.changes import ChangeControl
from comprules.abilities.kinds import Change
from comprules.abilities.simple_nouns import OnePlayer
from comprules.book.citing import original
from comprules.editions import CR2025
from comprules.events.every import Event
from comprules.events.players import Deals, GainsLife, LosesLife
from comprules.happening import contents, results_of_damage
from comprules.keywords.rules_701 import ADAPTING
from comprules.rules.actions.exchanging import can_be_completed, controllers_swapped
from comprules.rules.actions.searching import least_to_find
from comprules.rules.effects.taking_actions import is_nothing
from comprules.rules.effects.transforming import has_transformed_since, transforms
from comprules.ruleset import Ruleset, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["OF_KEYWORDS"]


def nothing_gained(_game: Game, _dealt: Iterable[Deals]) -> tuple[GainsLife, ...]:
    """Damage has its results, and lifelink comes later."""
    return ()


def gained_for_each(game: Game, dealt: Iterable[Deals]) -> tuple[GainsLife, ...]:
    """Lifelink gains life for each creature or player that is dealt damage."""
    return tuple(gain for event in dealt for gain in original(contents.life_gained)(game, (event,)))


def life_as_well(_game: Game, event: Deals, player: str) -> tuple[Event, ...]:
    """A player who gets poison counters from infect loses life as well."""
    return (LosesLife(player, event.amount, by_damage=True),)


def by_any_damage(game: Game, source: int, *, combat: bool) -> int:
    """Toxic gives counters for damage of any kind."""
    del combat
    return sum(contents.toxic_values(game, source))


def even_with_one(_game: Game, things: tuple[int, ...]) -> bool:
    """What is left of an exchange takes place."""
    return bool(things)


def to_the_other(game: Game, things: tuple[int, ...]) -> tuple[Change, ...]:
    """What one player has goes to the other, who has nothing to give any more."""
    if len(things) != 1:
        return original(controllers_swapped)(game, things)
    mine = views(game)[things[0]].controller
    return (ChangeControl(OnePlayer(next(name for name in game.alive if name != mine))),)


def adapting_again() -> Ruleset:
    """A permanent adapts however many counters it has."""
    row = next(row for row in CR2025.actions if row.citation == ADAPTING)
    again = replace(row, means="Put {count} +1/+1 counter{s} on this permanent.")
    return replace(CR2025, actions=CR2025.actions.replacing(row, again))


OF_KEYWORDS: Final = (
    Fault(
        "has lifelink trigger and wait on the stack",
        "702.15b, 120.3f",
        played(
            contents.life_gained,
            nothing_gained,
            keyword_meaning("lifelink", "Whenever this permanent deals damage, you gain that much life."),
        ),
        ("608_resolving_spells_and_abilities: What is gone deals damage as it last was",),
    ),
    Fault(
        "has lifelink gain life for each creature or player that is dealt damage",
        "702.15e",
        played(contents.life_gained, gained_for_each),
        ("702_015_lifelink: One source that deals damage to two creatures at once causes one gain",),
    ),
    Fault(
        "has a player lose life to infect besides the counters",
        "702.90b",
        played(results_of_damage.life_lost, life_as_well),
        ("702_redundant_instances: Infect twice gives a poison counter for each damage, not two",),
    ),
    Fault(
        "has toxic give counters for damage of any kind",
        "702.164c",
        played(contents.total_toxic_value, by_any_damage),
        ("702_164_toxic: Damage that is no combat damage gives none",),
    ),
    Fault(
        "has fading sacrifice a permanent with its last counter",
        "702.32a",
        keyword_meaning(
            "fading",
            "This permanent enters with {count} fade counter{s} on it.\n"
            "At the beginning of your upkeep, remove a fade counter from this permanent.\n"
            "When the last fade counter is removed from this permanent, sacrifice this permanent.",
        ),
        (
            "702_keywords_of_entering_and_replacing: It enters with fade counters, and is sacrificed when there is none to remove",
        ),
    ),
    Fault(
        "has echo paid in each upkeep",
        "702.30a",
        keyword_meaning(
            "echo", "At the beginning of your upkeep, sacrifice this permanent unless you pay {cost}."
        ),
        ("702_keywords_of_casting: What was there before that upkeep is not paid for again",),
    ),
    Fault(
        "has flanking weaken blockers with flanking",
        "702.25a",
        keyword_meaning(
            "flanking",
            "Whenever this creature becomes blocked by a creature, that creature gets -1/-1 until end of turn.",
        ),
        ("702_keywords_that_trigger: Only the blocking creature without it gets smaller",),
    ),
    Fault(
        "has battle cry give its own creature the bonus",
        "702.91a",
        keyword_meaning(
            "battle cry",
            "Whenever this creature attacks, each attacking creature gets +1/+0 until end of turn.",
        ),
        ("702_keywords_that_trigger: Neither the creature itself nor one that stays at home",),
    ),
    Fault(
        "has cascade stop at lands",
        "702.85a",
        keyword_meaning(
            "cascade",
            "When you cast this spell, exile cards from the top of your library until you exile a card with "
            "mana value less than this spell's mana value. You may cast that card without paying its mana "
            "cost if the resulting spell's mana value is less than this spell's mana value. Put the rest on "
            "the bottom of your library in a random order.",
        ),
        (
            "702_keywords_that_trigger: The first nonland card of lesser mana value may be cast, the rest goes to the bottom",
        ),
    ),
    Fault(
        "has cascade find spells of the same mana value",
        "702.85a",
        keyword_meaning(
            "cascade",
            "When you cast this spell, exile cards from the top of your library until you exile a nonland "
            "card with mana value less than or equal to this spell's mana value. You may cast that card "
            "without paying its mana cost. Put the rest on the bottom of your library in a random order.",
        ),
        (
            "702_keywords_that_trigger: The other spell of an adventurer card is not cast if its mana value is no less",
        ),
    ),
    Fault(
        "has exalted trigger for each attacker",
        "702.83a",
        keyword_meaning(
            "exalted",
            "Whenever a creature you control attacks, that creature gets +1/+1 until end of turn.",
        ),
        ("702_keywords_that_trigger: Beside another attacker nothing gets bigger, and alone it does",),
    ),
    Fault(
        "has extort gain 1 life, however many opponents lose one",
        "702.101a",
        keyword_meaning(
            "extort",
            "Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain "
            "1 life.",
        ),
        (
            "702_keywords_that_trigger: With two opponents it is twice as much, and nothing where nothing is paid",
        ),
    ),
    Fault(
        "has ninjutsu return a creature that is blocked",
        "702.49a",
        keyword_meaning(
            "ninjutsu",
            "{cost}, Return an attacking creature you control to its owner's hand: Put this card from your "
            "hand onto the battlefield tapped and attacking.",
        ),
        (
            "702_keywords_of_casting: A blocked creature can't be returned, and the newcomer is tapped and attacks",
        ),
    ),
    Fault(
        "has poisonous give as many counters as damage",
        "702.70a",
        keyword_meaning(
            "poisonous",
            "Whenever this creature deals combat damage to a player, that player gets that many poison "
            "counters.",
        ),
        ("702_keywords_that_trigger: As many counters as it says, not as many as the damage",),
    ),
    Fault(
        "lets scavenge be activated at any time",
        "702.97a",
        keyword_meaning(
            "scavenge",
            "{cost}, Exile this card from your graveyard: Put X +1/+1 counters on target creature, where X is "
            "this card's power.",
        ),
        ("702_keywords_that_are_activated: It is activated only when a sorcery could be cast",),
    ),
    Fault(
        "has a creature adapt that has counters already",
        "701.46a",
        adapting_again(),
        ("701_keyword_actions: Only while it has no +1/+1 counter",),
    ),
    Fault(
        "holds that scry 0 is scrying",
        "701.22b",
        played(is_nothing, misread.effects.as_any_other_number),
        (
            "701_actions_of_players: Nothing triggers where no card is looked at",
            "701_actions_of_players: To scry 1 triggers the ability that to scry 0 does not",
        ),
    ),
    Fault(
        "has one half of an exchange take place",
        "701.12a",
        played(controllers_swapped, to_the_other, played(can_be_completed, even_with_one)),
        ("701_exchange: With one of the two gone the other stays where it is",),
    ),
    Fault(
        "has a player find what is searched for if it is there",
        "701.23b",
        played(least_to_find, misread.actions.whatever_is_there),
        ("701_keyword_actions: It is found", "701_keyword_actions: It is not found, though it is there"),
    ),
    Fault(
        "turns a creature face down that has no other face to transform into",
        "701.27c",
        played(transforms, misread.effects.turned_face_down),
        ("701_027_transform: Nothing happens to a creature with one face",),
    ),
    Fault(
        "has two activations transform a permanent there and back",
        "701.27f",
        played(has_transformed_since, misread.effects.however_often),
        (
            "701_027_transform: Of two activations the second to resolve does nothing",
            "701_027_transform: Another spell turns it over again",
        ),
    ),
)
