"""614: a replacement effect or a "can't" watches for an event, which is about someone or something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

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
from comprules.abilities.would import (
    WouldAct,
    WouldBeDealtDamage,
    WouldBeDestroyed,
    WouldBegin,
    WouldBeSacrificed,
    WouldChangeLife,
    WouldCreateTokens,
    WouldDealDamage,
    WouldDie,
    WouldDiscard,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldGoToGraveyard,
    WouldHappen,
    WouldLeave,
    WouldLoseLife,
    WouldLoseTheGame,
    WouldPayLife,
    WouldTapForMana,
    WouldWinTheGame,
)
from comprules.book.citing import Citation, cite
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.events.players import AddsMana, Deals, GainsLife, LosesGame, LosesLife, PaysLife, WinsGame
from comprules.events.turn import BeginsPhase, BeginsStep, BeginsTurn
from comprules.events.zones import Acts, Creates, Destroys, Discards, Draws, Moves, Sacrifices
from comprules.happening.new_objects import tokens_to_be
from comprules.happening.settling import DAMAGE_EVENT_OCCURS
from comprules.happening.whose_turn import is_active, whose_part_of_turn
from comprules.rules.meaning import Speaker, is_described, objects_of, players_of
from comprules.rules.meaning.damage_sources import is_of_that_kind
from comprules.rules.meaning.speaker import meant_by
from comprules.rules.replacement.as_it_would_enter import as_it_would_exist
from comprules.ruleset import INSTEAD_EFFECTS, rules_of, still_there, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.words import NAMES_OF_PHASES, NAMES_OF_STEPS, PartOfTurn, Phase

_ANYTHING: Final = Filter()

__all__ = [
    "REPLACED_DAMAGE_SOURCES",
    "SKIPPING_EFFECTS",
    "TAPPED_FOR_MANA",
    "TOKENS_AND_COUNTERS_REPLACED",
    "Affected",
    "affected_by",
    "from_that_source",
    "has_begun",
    "is_from_an_effect",
    "life_in_the_event",
    "mana_affected",
]

TAPPED_FOR_MANA = cite("106.12b")
SKIPPING_EFFECTS = cite("614.1b")
REPLACED_DAMAGE_SOURCES = cite("614.2")
TOKENS_AND_COUNTERS_REPLACED = cite("614.16")


@dataclass(frozen=True, slots=True)
class Affected:
    """Who or what an event would happen to."""

    chooser: str
    """The player who chooses among effects (616.1)."""
    objects: tuple[int, ...] = ()
    player: str = ""
    amount: int = 0


def affected_by(game: Game, event: Event, would: WouldHappen, speaker: Speaker) -> Affected | None:
    """Return who is affected, if the event is one that the words speak of."""
    match would, event:
        case WouldTapForMana(), AddsMana() if event.tapped:
            return mana_affected(game, speaker, would, event)
        case WouldAct(who, action, least), Acts(player, done, amount=amount):
            is_such = action == done and amount >= least
            return _player(game, speaker, who, player, amount) if is_such else None
        case WouldLoseTheGame(who, reason), LosesGame(player, because):
            return _player(game, speaker, who, player) if reason in ("", because) else None
        case WouldWinTheGame(who), WinsGame(player):
            return _player(game, speaker, who, player)
        case WouldChangeLife(who), GainsLife() | LosesLife() | PaysLife():
            return _player(game, speaker, who, event.player, event.amount)
        case WouldDraw(), Draws(player):
            return _player(game, speaker, would.who, player) if _is_such_a_draw(game, would, player) else None
        case WouldLoseLife(who, int() as below), LosesLife(player, amount, by_damage):
            life = life_in_the_event(game, player)
            falls = by_damage and game.players[player].life >= below > life - amount
            return _player(game, speaker, who, player, amount) if falls else None
        case WouldDiscard(who), Discards(player, card):
            found = _player(game, speaker, who, player)
            return replace(found, objects=(card,)) if found else None
        case (
            (WouldGainLife(who), GainsLife(player, amount))
            | (WouldLoseLife(who), LosesLife(player, amount))
            | (WouldPayLife(who), PaysLife(player, amount))
        ):
            return _player(game, speaker, who, player, amount)
        case WouldBegin(who, what), (BeginsStep() | BeginsPhase() | BeginsTurn()) as begun:
            if what not in begun_by(begun):
                return None
            for player in whose_part_of_turn(game, begun.player):
                found = _player(game, speaker, who, player, citation=SKIPPING_EFFECTS)
                if found is not None:
                    return found
            return None
        case WouldDie(who), Moves(thing, "graveyard") if _is_in(game, thing, "battlefield"):
            return _object(game, speaker, who, thing)
        case WouldLeave(who), Moves(thing, to) if to != "battlefield" and _is_in(game, thing, "battlefield"):
            return _object(game, speaker, who, thing)
        case WouldGoToGraveyard(who) as going, Moves(thing, "graveyard") as moving if thing in game.objects:
            goes = _goes_like_that(game, speaker, going, moving)
            return _object(game, speaker, who, thing) if goes else None
        case WouldBeDestroyed(who), Destroys(thing):
            return _object(game, speaker, who, thing)
        case WouldBeSacrificed(who, by), Sacrifices(_, thing, cause):
            is_by = by is None or cause in players_of(game, views(game), speaker, by)
            return _object(game, speaker, who, thing) if is_by else None
        case WouldEnter(uncast=True), Moves(thing, "battlefield") if (
            game.objects[thing].zone == "stack" and game.objects[thing].kind != "copy of a spell"
        ):
            return None
        case WouldEnter(who, under), Moves(thing, "battlefield") as entering:
            there = as_it_would_exist(game, entering)
            if under is not None and views(there)[thing].controller not in players_of(
                game, views(game), speaker, under
            ):
                return None
            return _object(there, speaker, who, thing, was_in=game.objects[thing].zone)
        case WouldCreateTokens(who, kind), Creates(player=player, amount=amount) as creating:
            return (
                _player(game, speaker, who, player, amount)
                if kind is None or _tokens_are(game, speaker, creating, kind)
                else None
            )
        case WouldGetCounters(kind=kind) as getting, PutsCounters(kind=what) as putting:
            return _counters(game, speaker, getting, putting) if kind in ("", what) else None
        case WouldBeDealtDamage(to, kind), Deals(_, thing, amount) as dealt:
            if not is_of_that_kind(dealt, kind):
                return None
            return _recipient(game, speaker, to, thing, amount)
        case WouldDealDamage(source, to, kind), Deals(dealer, thing, amount) as dealt:
            if not is_of_that_kind(dealt, kind):
                return None
            if not from_that_source(game, speaker, source, dealer):
                return None
            return _recipient(game, speaker, to, thing, amount)
        case _:  # another event than the words speak of
            return None


@DAMAGE_EVENT_OCCURS
def life_in_the_event(game: Game, player: str) -> int:
    """All that damage results in happens as one event, so what a life total would be counts all of it."""
    change = game.underway.life.get(player, 0)
    if change:
        DAMAGE_EVENT_OCCURS.decided(
            game, f"{player} has {game.players[player].life} life, and {change:+} besides in the same event"
        )
    return game.players[player].life + change


def begun_by(event: BeginsStep | BeginsPhase | BeginsTurn) -> tuple[PartOfTurn, ...]:
    """Return what texts call that which begins: a main phase is no step."""
    match event:
        case BeginsStep(_, step):
            return NAMES_OF_STEPS[step]
        case BeginsPhase(_, phase):
            return (NAMES_OF_PHASES[phase],)
        case BeginsTurn():
            return ("turn",)
        case _:
            assert_never(event)


def has_begun(game: Game, player: str, what: PartOfTurn) -> bool:
    """Say whether a player's step, phase or turn is going on now."""
    if not is_active(game, player):
        return False
    phase: Phase = next(row.phase for row in rules_of(game).turn if row.name == game.step)
    return what in ("turn", NAMES_OF_PHASES[phase], *begun_by(BeginsStep(player, game.step)))


# ---- players


def _player(
    game: Game,
    speaker: Speaker,
    who: Players,
    player: str,
    amount: int = 0,
    citation: Citation = INSTEAD_EFFECTS,
) -> Affected | None:
    if player not in players_of(game, views(game), speaker, who):
        citation.decided_once(game, f"{game.label(speaker.source)} does not speak of {player}")
        return None
    return Affected(player, player=player, amount=amount)


@TAPPED_FOR_MANA
def mana_affected(game: Game, speaker: Speaker, would: WouldTapForMana, event: AddsMana) -> Affected | None:
    """An effect on tapping for mana modifies the mana as the ability with the tap symbol resolves."""
    there = still_there(game, event.tapped)
    assert there is not None, "what is tapped for mana has been there"
    if not _names(there, speaker, would.what, event.tapped):
        return None
    if event.amount < would.least:
        TAPPED_FOR_MANA.decided_once(game, f"{game.label(event.tapped)} is tapped for less mana than that")
        return None
    found = _player(game, speaker, would.who, event.player, event.amount)
    if found is not None:
        TAPPED_FOR_MANA.decided_once(game, f"{game.label(event.tapped)} is tapped for mana")
    return found


def _is_such_a_draw(game: Game, would: WouldDraw, player: str) -> bool:
    """Say whether it is a draw after so many this turn, leaving out the draw step's first if the words do."""
    drawn = game.this_turn.get(("drawn", player), 0)
    in_draw_step = game.step == "draw" and is_active(game, player)
    first = in_draw_step and not game.this_turn.get(("drawn in draw step", player), 0)
    return drawn >= would.after and not (would.but_first and first)


def _goes_like_that(game: Game, speaker: Speaker, would: WouldGoToGraveyard, event: Moves) -> bool:
    """Say whether it is such a graveyard, and an effect discards the card if the words ask for that."""
    board = views(game)
    if would.whose is not None and game.objects[event.object].owner not in players_of(
        game, board, speaker, would.whose
    ):
        return False
    if not would.discarded:
        return True
    is_by = bool(event.by) if would.by is None else event.by in players_of(game, board, speaker, would.by)
    return event.cause == "discarded" and is_by


# ---- objects


def _is_in(game: Game, thing: int, zone: str) -> bool:
    return thing in game.objects and game.objects[thing].zone == zone


def _object(
    game: Game, speaker: Speaker, who: Subject, thing: int, amount: int = 0, was_in: str = ""
) -> Affected | None:
    if thing not in game.objects or not _names(game, speaker, who, thing, was_in):
        return None
    found = game.objects[thing]
    chooser = views(game)[thing].controller if found.zone in ("battlefield", "stack") else found.owner
    return Affected(chooser, (thing,), amount=amount)


def _names(game: Game, speaker: Speaker, who: Subject, thing: int, was_in: str = "") -> bool:
    match who:
        case This():
            return thing == speaker.source
        case It():
            return thing in meant_by(speaker, who)
        case AllThese(described) | OneOrMore(described):
            zone = described.zone
            if described.noun == "card":
                if game.objects[thing].kind != "card":
                    return False
                if zone in ("battlefield", was_in):
                    zone = game.objects[thing].zone
            fitting = replace(described, zone=zone)
            return is_described(game, views(game), speaker, fitting, thing)
        case Both(first, second):
            return _names(game, speaker, first, thing, was_in) or _names(game, speaker, second, thing, was_in)
        case (
            PaidWith()
            | Attached()
            | Target()
            | Picked()
            | TopOf()
            | ThatOne()
            | TheRest()
            | Granter()
            | DoneThisWay()
        ):
            return thing in objects_of(game, views(game), speaker, who)
        case _:
            assert_never(who)


def _tokens_are(game: Game, speaker: Speaker, event: Creates, kind: Filter) -> bool:
    """Say whether the tokens would be of a kind, looked at as they would be there."""
    game, made = tokens_to_be(game, replace(event, amount=1))
    there = as_it_would_exist(game, Moves(made[0], "battlefield", under=event.player))
    return is_described(there, views(there), speaker, kind, made[0])


def _counters(game: Game, speaker: Speaker, would: WouldGetCounters, event: PutsCounters) -> Affected | None:
    if would.by is not None and event.by not in players_of(game, views(game), speaker, would.by):
        return None
    if would.by_effect and not is_from_an_effect(game, event):
        return None
    arriving = game.underway.arriving
    if arriving is not None and arriving.object == event.on:
        game = as_it_would_exist(game, arriving)
    return _recipient(game, speaker, would.on, event.on, event.amount)


@TOKENS_AND_COUNTERS_REPLACED
def is_from_an_effect(game: Game, event: PutsCounters) -> bool:
    """Counters for a cost, for damage or for a turn-based action are not such as an effect would put."""
    if not event.by_effect:
        TOKENS_AND_COUNTERS_REPLACED.decided_once(game, "no effect would put these counters there")
    return event.by_effect


# ---- damage


def _recipient(
    game: Game,
    speaker: Speaker,
    to: Subject | Players | ObjectsOrPlayers | None,
    thing: int | str,
    amount: int,
) -> Affected | None:
    if isinstance(to, ObjectsOrPlayers):
        first = _recipient(game, speaker, to.first, thing, amount)
        return first or _recipient(game, speaker, to.second, thing, amount)
    if isinstance(thing, int):
        to = AllThese(_ANYTHING) if to is None else to
        return _object(game, speaker, to, thing, amount) if isinstance(to, Subject) else None
    if to is None or (isinstance(to, Target) and thing in _targeted(speaker, to)):
        return Affected(thing, player=thing, amount=amount)
    return None if isinstance(to, Subject) else _player(game, speaker, to, thing, amount)


def _targeted(speaker: Speaker, to: Target) -> tuple[int | str, ...]:
    return speaker.chosen.targets[to.index] if to.index < len(speaker.chosen.targets) else ()


@REPLACED_DAMAGE_SOURCES
def from_that_source(game: Game, speaker: Speaker, source: Subject, dealer: int) -> bool:
    """Damage is replaced if its source is the permanent or spell meant, or was as last known (609.7)."""
    there = still_there(game, dealer)
    assert there is not None, "what deals damage has been there"
    fits = _names(there, speaker, source, dealer)
    REPLACED_DAMAGE_SOURCES.decided_once(
        game, f"{game.label(dealer)} is {'' if fits else 'not '}such a source"
    )
    return fits
