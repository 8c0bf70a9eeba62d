"""609.7: sources of damage: which of them an effect means, and which may be chosen."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.nouns import (
    AllThese,
    Both,
    DoneThisWay,
    Filter,
    ObjectsOrPlayers,
    OneOrMore,
    Picked,
    Players,
    Subject,
    Target,
    TopOf,
)
from comprules.abilities.simple_nouns import Attached, Granter, It, PaidWith, ThatOne, TheRest, This
from comprules.abilities.would import WouldBeDealtDamage, WouldDealDamage, WouldHappen
from comprules.book.citing import cite
from comprules.events.players import Deals
from comprules.happening.in_new_zones import became_later
from comprules.questions import ask_objects
from comprules.rules.meaning import Speaker, is_described, objects_of, players_of
from comprules.ruleset import still_there, views
from comprules.state.game import Game

__all__ = [
    "CHOOSING_DAMAGE_SOURCE",
    "DAMAGE_FROM_SOURCE",
    "PREVENTED_DAMAGE_SOURCES",
    "SHIELDS_AGAINST_SPELLS",
    "SOURCES_TO_CHOOSE",
    "STATIC_ABILITIES_AGAINST_SOURCES",
    "chosen_source",
    "damage_fits",
    "is_chosen_one",
    "is_from",
    "is_of_that_kind",
    "is_such_a_source",
    "may_be_chosen",
    "recipient_fits",
]

SOURCES_TO_CHOOSE = cite("120.7")
DAMAGE_FROM_SOURCE = cite("609.7")
SHIELDS_AGAINST_SPELLS = cite("400.7c")
CHOOSING_DAMAGE_SOURCE = cite("609.7a")
STATIC_ABILITIES_AGAINST_SOURCES = cite("609.7c")
PREVENTED_DAMAGE_SOURCES = cite("615.2")


# ---- what an effect speaks of


def damage_fits(game: Game, speaker: Speaker, would: WouldHappen, event: Deals) -> bool:
    """Say whether damage is what the words speak of: its kind, its source, and whom it would be dealt to."""
    match would:
        case WouldBeDealtDamage(to, kind):
            return is_of_that_kind(event, kind) and recipient_fits(game, speaker, to, event.to)
        case WouldDealDamage(source, to, kind):
            if not is_of_that_kind(event, kind):
                return False
            if to is not None and not recipient_fits(game, speaker, to, event.to):
                return False
            return is_from(game, speaker, source, event.source)
        case _:
            message = f"no damage is prevented by what speaks of {type(would).__name__}"
            raise TypeError(message)


def is_of_that_kind(event: Deals, kind: str) -> bool:
    """Say whether damage is combat damage or noncombat damage, where the words ask for one of them."""
    return kind == "damage" or event.combat is (kind == "combat damage")


def recipient_fits(
    game: Game, speaker: Speaker, to: Subject | Players | ObjectsOrPlayers, one: int | str
) -> bool:
    """Say whether an object or player is among those that the words name."""
    board = views(game)
    match to:
        case This():
            return one == speaker.source
        case AllThese(described):
            return (
                isinstance(one, int)
                and one in game.objects
                and is_described(game, board, speaker, described, one)
            )
        case Both(first, second) | ObjectsOrPlayers(first, second):
            return recipient_fits(game, speaker, first, one) or recipient_fits(game, speaker, second, one)
        case Target(index=index):
            return index < len(speaker.chosen.targets) and one in speaker.chosen.targets[index]
        case OneOrMore(described):
            return recipient_fits(game, speaker, AllThese(described), one)
        case (
            Attached()
            | It()
            | PaidWith()
            | Picked()
            | TopOf()
            | ThatOne()
            | TheRest()
            | Granter()
            | DoneThisWay()
        ):
            return one in objects_of(game, board, speaker, to)
        case _ if isinstance(to, Players):
            return one in players_of(game, board, speaker, to)
        case _:
            assert_never(to)


@PREVENTED_DAMAGE_SOURCES
@DAMAGE_FROM_SOURCE
def is_from(game: Game, speaker: Speaker, source: Subject, dealer: int) -> bool:
    """Say whether the damage is from a source that the words name."""
    match source:
        case This():
            fits = dealer == speaker.source
        case AllThese(described):
            fits = is_such_a_source(game, speaker, described, dealer)
        case _:  # whatever else names objects
            fits = dealer in objects_of(game, views(game), speaker, source)
    says = f"{game.label(dealer)} is {'' if fits else 'not '}a source that {game.label(speaker.source)} speaks of"
    PREVENTED_DAMAGE_SOURCES.decided_once(game, says)
    DAMAGE_FROM_SOURCE.decided_once(game, says)
    return fits


@STATIC_ABILITIES_AGAINST_SOURCES
def is_such_a_source(game: Game, speaker: Speaker, described: Filter, dealer: int) -> bool:
    """Say whether a source has the properties, be it a permanent or a source anywhere else."""
    there = still_there(game, dealer)
    if there is None:
        return False
    fits = is_described(there, views(there), speaker, described, dealer)
    if described.noun == "source":
        where = there.objects[dealer].zone
        STATIC_ABILITIES_AGAINST_SOURCES.decided_once(
            game, f"{game.label(dealer)} ({where}) {'has' if fits else 'lacks'} the properties"
        )
    return fits


# ---- a source of a player's choice


def chosen_source(game: Game, speaker: Speaker, described: Filter | None) -> int | None:
    """The source that the controller chooses as the effect is created; None where there is none to choose."""
    fitting = [
        i
        for i in dict.fromkeys(may_be_chosen(game))
        if described is None or is_such_a_source(game, speaker, described, i)
    ]
    if not fitting:
        return None
    text = f"{game.label(speaker.source)}: choose a source of damage"
    return ask_objects(game, speaker.controller, text, fitting)[0]


@SOURCES_TO_CHOOSE
@CHOOSING_DAMAGE_SOURCE
def may_be_chosen(game: Game) -> tuple[int, ...]:
    """A source may be a permanent, a spell, a face-up object of the command zone, or what is referred to.

    What objects on the stack or waiting effects refer to counts.
    """
    stack = [game.objects[i] for i in game.zone("stack")]
    spells = [thing.id for thing in stack if thing.is_spell]
    referred: list[object] = []
    for thing in stack:
        assert thing.on_stack is not None
        referred += [target for chosen in thing.on_stack.targets for target in chosen]
        if thing.on_stack.ability is not None:
            referred.append(thing.on_stack.ability.source)
            referred += getattr(thing.on_stack.ability.happening, "objects", ())
    for shield in game.shields:
        referred += [shield.guards, shield.dealer]
    for pending in game.pending:
        referred += [pending.dealer, *pending.speaker.current.objects]
        referred += [target for chosen in pending.speaker.chosen.targets for target in chosen]
    for delayed in game.delayed:
        referred += [delayed.source, *getattr(delayed.introduced, "objects", ())]
    known = [i for i in referred if isinstance(i, int) and (i in game.objects or i in game.last_known)]
    commanding = [i for i in game.zone("command") if not game.objects[i].face_down]
    found = (*game.battlefield, *spells, *known, *commanding)
    for citation in (CHOOSING_DAMAGE_SOURCE, SOURCES_TO_CHOOSE):
        citation.decided_once(game, f"a source may be chosen among {len(set(found))}")
    return found


@CHOOSING_DAMAGE_SOURCE
@SHIELDS_AGAINST_SPELLS
def is_chosen_one(game: Game, chosen: int, dealer: int) -> bool:
    """Damage is from the chosen source, or from the permanent that the chosen spell has become."""
    if chosen == dealer:
        return True
    was = game.last_known.get(chosen)
    now = game.objects.get(dealer)
    became = (
        was is not None
        and was[0].zone == "stack"
        and game.successor.get(chosen) == dealer
        and now is not None
        and now.zone == "battlefield"
    )
    if became:
        for cited in (CHOOSING_DAMAGE_SOURCE, SHIELDS_AGAINST_SPELLS):
            cited.decided_once(game, f"{game.label(dealer)} is what the chosen spell has become")
    elif was is not None and was[0].zone == "stack" and became_later(game, chosen, dealer):
        SHIELDS_AGAINST_SPELLS.decided_once(game, f"{game.label(dealer)} is another object than was chosen")
    return became
