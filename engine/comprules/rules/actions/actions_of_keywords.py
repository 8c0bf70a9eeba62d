"""702: what the abilities of tribute, renown, saddle, aura swap, ripple and myriad have a player do."""

from __future__ import annotations

from comprules.abilities.instructions import Move
from comprules.abilities.kinds import CreateCopies
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.simple_nouns import EachPlayer, It, Number, You
from comprules.abilities.slots import NOW, Slot
from comprules.abilities.trigger_events import NextBeginning
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.permanents import Notes, PutsCounters
from comprules.events.zones import Moves, Reveals
from comprules.happening import happen
from comprules.happening.combat import defender_of
from comprules.questions import ask_objects, ask_one, ask_order, ask_yes
from comprules.rules.copying.copying import create_copies
from comprules.rules.fighting.entering_combat import attacking_from_now
from comprules.rules.fighting.who_fights import why_not_attacked
from comprules.rules.meaning import Speaker, opponents_of
from comprules.rules.meaning.speaker import dealing_with
from comprules.rules.targeting.attaching import may_be_attached
from comprules.rules.triggers.waiting_for_steps import await_step
from comprules.ruleset import rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "BOTH_HALVES",
    "RENOWNED",
    "SADDLED",
    "aura_swap",
    "myriad",
    "renown",
    "ripple",
    "saddle",
    "tribute",
]

BOTH_HALVES = cite("702.65b")
RENOWNED = cite("702.112b")
SADDLED = cite("702.171b")

_TOKENS = Slot(1, "object", "the tokens that myriad has created")


def tribute(game: Game, speaker: Speaker, number: int) -> Game:
    """An opponent of the controller's choice may have what is entering do so with counters."""
    arriving = game.underway.arriving
    assert isinstance(arriving, Moves)  # it is what a creature does as it enters
    name = game.label(arriving.object)
    opponents = opponents_of(game, speaker.controller)
    opponent = ask_one(game, speaker.controller, f"{name}: choose an opponent", opponents)
    if not ask_yes(game, opponent, f"{name}: let it enter with {number} +1/+1 counters?"):
        return game
    notes = (*arriving.notes, ("tribute", "paid"))
    arriving = replace(arriving, counters=(*arriving.counters, ("+1/+1", number)), notes=notes)
    return replace(game, underway=replace(game.underway, arriving=arriving))


@RENOWNED
def renown(game: Game, speaker: Speaker, number: int) -> Game:
    """A creature on the battlefield gets counters and is renowned for as long as it stays there."""
    thing = speaker.source
    if thing not in game.objects:
        return game
    RENOWNED.decided(game, f"{game.label(thing)} becomes renowned")
    return happen(game, PutsCounters(thing, "+1/+1", number), Notes(thing, "renowned", "yes"))


@SADDLED
def saddle(game: Game, speaker: Speaker, _number: int) -> Game:
    """A permanent that is there is saddled until the end of the turn."""
    if speaker.source not in game.objects:
        return game
    SADDLED.decided(game, f"{game.label(speaker.source)} is saddled until end of turn")
    return happen(game, Notes(speaker.source, "saddled", str(game.turn)))


@BOTH_HALVES
def aura_swap(game: Game, speaker: Speaker, _number: int) -> Game:
    """An Aura changes places with one in hand that could enchant the same object, or nothing happens."""
    player, thing = speaker.controller, game.objects.get(speaker.source)
    if thing is None or thing.owner != player:
        BOTH_HALVES.decided(game, "one half of the exchange can't be completed: nothing happens")
        return game
    host = thing.attached_to
    hand = game.zone("hand", player)
    fitting = tuple(i for i in hand if "Aura" in views(game)[i].subtypes and may_be_attached(game, i, host))
    chosen = ask_objects(game, player, "choose an Aura card to exchange", fitting, 0, 1)
    if not chosen:
        BOTH_HALVES.decided(game, "no Aura card takes its place: nothing happens")
        return game
    BOTH_HALVES.decided(game, f"{game.label(speaker.source)} and {game.label(chosen[0])} change places")
    return happen(
        game, Moves(thing.id, "hand"), Moves(chosen[0], "battlefield", under=player, attached_to=host)
    )


def ripple(game: Game, speaker: Speaker, number: int) -> Game:
    """Reveal the top cards, let those of the spell's name be cast for nothing, and put the rest below."""
    player = speaker.controller
    top = game.zone("library", player)[:number]
    if not top or not ask_yes(game, player, f"reveal the top {many(len(top), 'card')} of the library?"):
        return game
    game = happen(game, *(Reveals(player, i) for i in top))
    name = game.last_seen(speaker.source).base.name
    alike = tuple(i for i in top if views(game)[i].name == name)
    chosen = ask_objects(game, player, "choose what to cast", alike, 0, len(alike))
    for card in chosen:
        follower = dealing_with(speaker, (card,))
        game, _ = rules_of(game).follow(game, follower, CastNow(It(slot=NOW), free=True))
    left = tuple(i for i in top if i in game.objects)
    left = ask_order(game, player, "order the cards for the bottom, the lowest last", left)
    return happen(game, *(Moves(i, "library", place="bottom") for i in left))


def myriad(game: Game, speaker: Speaker, _number: int) -> Game:
    """For each opponent but the defending player a token copy may be created that attacks that player.

    All are exiled after combat.
    """
    player = speaker.controller
    made: list[int] = []
    for opponent in opponents_of(game, player):
        if opponent == speaker.current.player or not ask_yes(
            game, player, f"a token that attacks {opponent}?"
        ):
            continue
        follower = dealing_with(speaker, (speaker.source,))
        copies = CreateCopies(You(), Number(1), It(slot=NOW), tapped=True)
        game, after = create_copies(game, follower, copies)
        there = (i for i in game.battlefield if not why_not_attacked(game, i))
        whom: tuple[int | str, ...] = (opponent, *(i for i in there if defender_of(game, i) == opponent))
        text = f"attack {opponent} or a planeswalker or battle?"
        attacked = ask_objects(game, player, text, whom)
        game = attacking_from_now(game, after.current.objects, settled=attacked[0])
        made += after.current.objects
    if not made:
        return game
    exile = (Move(It(slot=_TOKENS), "exile"),)
    return await_step(
        game,
        NextBeginning("end of combat", EachPlayer()),
        exile,
        tuple(made),
        _TOKENS,
        source=speaker.source,
        controller=player,
        way="ability",
    )
