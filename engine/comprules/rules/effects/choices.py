"""608.2d-e: what players choose as instructions are followed, and what they can choose at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from comprules.abilities.descriptions import controlled
from comprules.abilities.instructions import ChooseTargets, ShuffleIn
from comprules.abilities.kinds import Effect
from comprules.abilities.nouns import AllThese, Amount, CountOf, Filter, Picked, Players, SharesWith, Subject
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.plain_instructions import CastNow, ChoosePlayer
from comprules.abilities.predicates import Shares
from comprules.abilities.simple_nouns import Granter, It, You
from comprules.abilities.slots import NOW
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.players import PaysLife
from comprules.events.zones import Discards, Moves, Sacrifices, Shuffles
from comprules.happening import happen
from comprules.happening.chance import at_random as by_lot
from comprules.happening.whose_choice_comes_first import CHOICES_IN_TURN_ORDER
from comprules.keywords.rules_701 import SCRYING
from comprules.questions import Known, ask_objects, ask_one, ask_order
from comprules.rules.effects.paying_life import why_no_life
from comprules.rules.effects.piles_in_exile import chosen_by_pile, lie_in_piles
from comprules.rules.effects.taking_actions import acting
from comprules.rules.meaning import (
    Speaker,
    is_described,
    wherever_it_is,
)
from comprules.rules.meaning.all_of_them import ask_together
from comprules.rules.meaning.recipients import (
    as_much_as_possible,
    named_objects,
    named_players,
    number_of,
    permanents_named,
    recipients_of,
)
from comprules.rules.meaning.speaker import dealing_with, dealing_with_player, meant_by, with_slot
from comprules.rules.permission.ways_to_cast import sides_cast_as
from comprules.rules.replacement.as_it_would_enter import free_to_move
from comprules.rules.replacement.impossible_events import CANT_EFFECTS, can_happen, forbidden
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Filled

__all__ = [
    "AFFECTED_WITHOUT_BEING_CHOSEN",
    "ANY_NUMBER",
    "CHOICES_WHILE_RESOLVING",
    "CHOSEN_FACE_DOWN",
    "DONE_TO_A_ZONE",
    "EARLIER_CHOICES_KNOWN",
    "SEVERAL_PLAYERS_STEP_BY_STEP",
    "TIES",
    "any_number",
    "candidates",
    "choosing_in_turn",
    "chosen_on_resolution",
    "discardable",
    "discards",
    "kept_face_down",
    "known_to_the_next",
    "left_on_top",
    "may_be_sacrificed",
    "pay_any_life",
    "pick",
    "player_chosen",
    "sacrifices",
    "sacrifices_of_any_number",
    "scry",
    "shuffle_in",
    "there_to_pick",
    "those_with_extreme",
    "tied",
    "with_choice",
    "with_picks",
]

AFFECTED_WITHOUT_BEING_CHOSEN = cite("115.10")
ANY_NUMBER = cite("107.1c")
CHOSEN_FACE_DOWN = cite("101.4a")
EARLIER_CHOICES_KNOWN = cite("101.4b")
DONE_TO_A_ZONE = cite("400.12")
CHOICES_WHILE_RESOLVING = cite("608.2d")
SEVERAL_PLAYERS_STEP_BY_STEP = cite("608.2e")
TIES = cite("609.5")

Instruction = TypeVar("Instruction", bound=Effect)


def candidates(game: Game, speaker: Speaker, kind: Filter) -> tuple[int, ...]:
    """Return the objects that match and may be chosen now."""
    return free_to_move(game, named_objects(game, speaker, AllThese(kind)))


def there_to_pick(game: Game, speaker: Speaker, picked: Picked) -> tuple[int, ...]:
    """Return what may be picked now: of the cards looked at or revealed before, or of all that match."""
    if picked.of is not None:
        cards = named_objects(game, speaker, AllThese(picked.of))
        return tuple(i for i in cards if sides_cast_as(game, speaker, i, picked.filter))
    if picked.filter.noun == "spell" and (picked.among or picked.filter.zone == "hand"):
        cards = meant_by(speaker, picked) if picked.among else game.zone("hand", speaker.controller)
        return tuple(i for i in cards if i in game.objects and sides_cast_as(game, speaker, i, picked.filter))
    if not picked.among:
        return candidates(game, speaker, picked.filter)
    board = views(game)
    pile = [i for i in meant_by(speaker, picked) if i in game.objects]
    return tuple(
        i for i in pile if is_described(game, board, speaker, wherever_it_is(game, picked.filter, i), i)
    )


@AFFECTED_WITHOUT_BEING_CHOSEN
def chosen_on_resolution(game: Game, speaker: Speaker, there: tuple[int, ...]) -> tuple[int, ...]:
    """What is affected without being a target is chosen no earlier than now, of all that is there."""
    if there:
        name = game.label(speaker.source)
        AFFECTED_WITHOUT_BEING_CHOSEN.decided_once(game, f"{name} has no target for this: one chooses now")
    return there


@TIES
def tied(game: Game, speaker: Speaker, there: tuple[int, ...], extreme: str) -> tuple[int, ...]:
    """In a tie what the text says is done: all that are tied may be chosen.

    The rules have no answer of their own.
    """
    found = those_with_extreme(game, there, extreme)
    if len(found) > 1:
        TIES.decided(
            game, f"{len(found)} are tied for {extreme}: {speaker.controller} chooses, as the text says"
        )
    elif found:
        TIES.decided(game, f"nothing is tied with {game.label(found[0])} for {extreme}")
    return found


def those_with_extreme(game: Game, there: tuple[int, ...], extreme: str) -> tuple[int, ...]:
    """Return those of these objects with the greatest or least of a quality."""
    board = views(game)
    which, _, quality = extreme.partition(" ")
    values = {i: getattr(board[i], quality) or 0 for i in there}
    best = (min if which == "least" else max)(values.values())
    return tuple(i for i in there if values[i] == best)


def with_picks(game: Game, speaker: Speaker, effect: Instruction) -> tuple[Speaker, Instruction]:
    """Return the instruction with what is picked now for ``a card from your hand`` (608.2d).

    Its controller picks, or the player who may follow it.
    """
    if isinstance(effect, ChooseTargets) and effect.players is not None:
        return speaker, effect  # others choose
    for part in ("subject", "on", "of"):
        picked = getattr(effect, part, None)
        if not isinstance(picked, Picked):
            continue
        there = chosen_on_resolution(game, speaker, there_to_pick(game, speaker, picked))
        if picked.extreme and there:
            there = tied(game, speaker, there, picked.extreme)
        wanted = (
            len(there) if picked.amount == CountOf(picked.filter) else number_of(game, speaker, picked.amount)
        )
        number = as_much_as_possible(game, wanted, len(there))
        text = f"{game.label(speaker.source)}: choose {number}"
        (picker,) = (speaker.controller,) if picked.by is None else named_players(game, speaker, picked.by)
        least = min(picked.least, number) if picked.up_to else number
        if picked.at_random:
            chosen = by_lot(game, there, number)
        elif number and lie_in_piles(game, picker, there):
            chosen = chosen_by_pile(game, picker, text, there, least, number)
        else:
            bounds = (least, number)
            chosen = ask_together(game, picker, text, speaker, picked.filter, there, bounds)
        CHOICES_WHILE_RESOLVING.decided(game, f"{picker} chooses as {game.label(speaker.source)} resolves")
        if isinstance(effect, CastNow) and picked.filter.noun == "spell":
            effect = replace(effect, such=rewritten(picked.filter, partial(_likeness_settled, speaker)))
        return dealing_with(speaker, chosen), replace(effect, **{part: It("they", slot=NOW)})  # type: ignore[arg-type]
    return speaker, effect


def _likeness_settled(speaker: Speaker, part: object) -> object:
    """What a spell has to share a quality with is still meant once the card to be cast has been chosen."""
    if not isinstance(part, Shares) or part.with_this or len(speaker.current.objects) != 1:
        return INSIDE
    return SharesWith(part.quality, Granter(speaker.current.objects[0]))


def pay_any_life(game: Game, speaker: Speaker, players: tuple[str, ...]) -> tuple[Game, Speaker]:
    """A player says how much life to pay; as a permanent enters, it remembers that (607.2g)."""
    paid = 0
    for player in players:
        most = max(0, game.players[player].life)
        numbers = tuple(str(n) for n in range(most + 1) if why_no_life(game, player, n) is None)
        paid = int(ask_one(game, player, f"{game.label(speaker.source)}: how much life?", numbers))
        if paid:
            game = happen(game, PaysLife(player, paid))
    arriving = game.underway.arriving
    if isinstance(arriving, Moves) and arriving.object == speaker.source:
        remembered = (speaker.of.origin, "paid as it entered", (str(paid),))
        arriving = replace(arriving, linked=(*arriving.linked, remembered))
        game = replace(game, underway=replace(game.underway, arriving=arriving))
    return game, replace(speaker, current=replace(speaker.current, did=paid > 0, amount=paid))


@CHOICES_IN_TURN_ORDER
@SEVERAL_PLAYERS_STEP_BY_STEP
def choosing_in_turn(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Of several players each makes the choices for an action in turn order.

    Then the action happens for all at once.
    """
    players = tuple(sorted(players, key=game.alive.index))
    if len(players) > 1:
        for citation in (CHOICES_IN_TURN_ORDER, SEVERAL_PLAYERS_STEP_BY_STEP):
            citation.decided(game, f"{', then '.join(players)} choose; then it happens for all at once")
    return players


@EARLIER_CHOICES_KNOWN
def known_to_the_next(game: Game, player: str, chosen: tuple[int, ...]) -> Known:
    """Whoever chooses after a player knows what that player has chosen."""
    labels = tuple(game.label(i) for i in chosen)
    EARLIER_CHOICES_KNOWN.decided(game, f"all know that {player} has chosen {', '.join(labels) or 'nothing'}")
    return ((player, labels),)


@CHOSEN_FACE_DOWN
def kept_face_down(game: Game, player: str, _chosen: tuple[int, ...]) -> Known:
    """What a player chooses in a hidden zone stays face down until all have chosen."""
    CHOSEN_FACE_DOWN.decided(game, f"what {player} has chosen stays face down for now")
    return ()


def pick(
    game: Game, player: str, text: str, things: tuple[int, ...], number: int, known: Known = ()
) -> tuple[int, ...]:
    """A player takes a number of things, or as many as there are (609.3)."""
    number = as_much_as_possible(game, number, len(things))
    return ask_objects(game, player, text, things, number, number, known)


def player_chosen(game: Game, speaker: Speaker, effect: ChoosePlayer) -> tuple[str, ...]:
    """Return the player whom the controller chooses, or whom chance does; nobody where there is none."""
    players = named_players(game, speaker, effect.players)
    if not players:
        return ()
    if effect.at_random:
        (drawn,) = by_lot(game, tuple(range(len(players))), 1)
        chosen = players[drawn]
    else:
        chosen = ask_one(game, speaker.controller, "choose a player", players)
    CHOICES_WHILE_RESOLVING.decided(game, f"{chosen} is chosen")
    return (chosen,)


def with_choice(game: Game, speaker: Speaker, effect: ChooseTargets | ChoosePlayer) -> Speaker:
    """Return the speaker with what was targeted before, or is chosen now, as what the text has named."""
    if isinstance(effect, ChoosePlayer):
        return with_slot(speaker, effect.fills, Filled((), player_chosen(game, speaker, effect)))
    if effect.players is not None and isinstance(effect.subject, Picked):
        return _as_they_choose(game, speaker, effect, effect.subject, effect.players)
    recipients = recipients_of(game, speaker, effect.subject)
    of_them = tuple(one for one in recipients if isinstance(one, str))
    speaker = dealing_with(speaker, tuple(one for one in recipients if isinstance(one, int)))
    return with_slot(speaker, effect.fills, Filled(speaker.current.objects, of_them))


def _as_they_choose(
    game: Game, speaker: Speaker, effect: ChooseTargets, picked: Picked, choosers: Players
) -> Speaker:
    """Players choose in turn order, each of what is their own; the text then speaks of all of it."""
    chosen: list[int] = []
    known: Known = ()
    players = named_players(game, speaker, choosers)
    for player in choosing_in_turn(game, players):
        theirs = dealing_with_player(speaker, player)
        there = named_objects(game, theirs, AllThese(picked.filter))
        own = pick(game, player, "choose one of these", there, number_of(game, theirs, picked.amount), known)
        CHOICES_WHILE_RESOLVING.decided(game, f"{player} chooses {', '.join(map(game.label, own)) or 'none'}")
        known += known_to_the_next(game, player, own)
        chosen += own
    speaker = dealing_with(speaker, tuple(chosen))
    return with_slot(speaker, effect.fills, Filled(speaker.current.objects, players))


def discardable(game: Game, speaker: Speaker, player: str, what: Filter | None) -> tuple[int, ...]:
    """Return the cards in a player's hand that match."""
    hand = game.zone("hand", player)
    if what is None:
        return hand
    board, dealing = views(game), dealing_with_player(speaker, player)
    return tuple(i for i in hand if is_described(game, board, dealing, what, i))


def discards(
    game: Game,
    speaker: Speaker,
    players: Players,
    amount: Amount | None,
    what: Filter | None = None,
    *,
    at_random: bool = False,
    any_number: bool = False,
    paying: bool = False,
) -> list[Event]:
    """Return the events of players discarding cards of their choice, or at random, or all.

    What is discarded to pay is discarded by no effect.
    """
    events: list[Event] = []
    known: Known = ()
    for player in (choosing := choosing_in_turn(game, named_players(game, speaker, players))):
        hand = discardable(game, speaker, player, what)
        number = (
            len(hand) if amount is None else number_of(game, dealing_with_player(speaker, player), amount)
        )
        if any_number:
            chosen = ask_objects(
                game, player, "choose cards to discard", hand, 0, min(number, len(hand)), known
            )
        elif at_random:
            chosen = by_lot(game, hand, number)
        else:
            chosen = pick(game, player, f"choose {number} to discard", hand, number, known)
        if player != choosing[-1] and amount is not None and not at_random:
            known += kept_face_down(game, player, chosen)
        events += [Discards(player, card, "" if paying else speaker.controller) for card in chosen]
    return events


def may_be_sacrificed(
    game: Game, speaker: Speaker, player: str, subject: Subject | Filter
) -> tuple[int, ...]:
    """A player sacrifices only permanents that he or she controls (701.21a).

    What an ability finds in another zone, where its source went, is none any more.
    """
    board = views(game)
    if isinstance(subject, Filter):
        own, chooser = (
            controlled(subject, You()),
            replace(dealing_with_player(speaker, player), controller=player),
        )
        return tuple(i for i in game.battlefield if is_described(game, board, chooser, own, i))
    follower = speaker if speaker.current.player else dealing_with_player(speaker, player)
    there = permanents_named(game, follower, subject)
    return tuple(i for i in there if board[i].controller == player)


def sacrifices(
    game: Game,
    speaker: Speaker,
    players: Players,
    subject: Subject | Filter,
    amount: Amount,
    *,
    paying: bool = False,
) -> list[Event]:
    """Return the events of players sacrificing what is named, or permanents of their choice.

    They choose only what can be sacrificed, and by whoever makes them.
    """
    events: list[Event] = []
    known: Known = ()
    for player in (choosing := choosing_in_turn(game, named_players(game, speaker, players))):
        by = "" if paying else speaker.controller
        chosen = may_be_sacrificed(game, speaker, player, subject)
        if paying:
            chosen = tuple(i for i in chosen if can_happen(game, Sacrifices(player, i)))
        if isinstance(subject, Filter):
            chosen = tuple(i for i in chosen if _is_possible(game, Sacrifices(player, i, by)))
            number = number_of(game, dealing_with_player(speaker, player), amount)
            chosen = pick(game, player, "choose what to sacrifice", chosen, number, known)
        if player != choosing[-1]:
            known += known_to_the_next(game, player, chosen)
        events += [Sacrifices(player, i, by) for i in chosen]
    return events


def _is_possible(game: Game, event: Event) -> bool:
    """Nobody can choose an option that is impossible."""
    barred = next(forbidden(game, event), None)
    if barred is not None:
        CANT_EFFECTS.decided(game, f"that can't be chosen: {barred.what}")
        CHOICES_WHILE_RESOLVING.decided(game, "what is impossible is no option")
    return barred is None


@SCRYING
def scry(game: Game, player: str, amount: int) -> Game:
    """A player looks at the top cards of the library and puts any number of them on the bottom."""
    game, acts = acting(game, player, "scry", amount)
    if acts is None:
        return game
    SCRYING.decided(game, f"{player} scries {acts.amount}")
    top = game.zone("library", player)[: acts.amount]
    text = "choose the cards to put on the bottom, the lowest last"
    picks = ask_objects(game, player, text, top, 0, len(top))
    left = left_on_top(game, player, top, picks)
    return happen(game, *(Moves(pick, "library", place="bottom") for pick in picks), *left)


def left_on_top(game: Game, player: str, top: Sequence[int], gone: Sequence[int]) -> tuple[Event, ...]:
    """Return the moves that put what is left of the top cards back on top, in the order a player chooses."""
    left = tuple(i for i in top if i not in gone)
    order = ask_order(game, player, "in what order on top, the first uppermost?", left)
    return () if order == left else tuple(Moves(i, "library", place="top") for i in reversed(order))


@DONE_TO_A_ZONE
def shuffle_in(game: Game, speaker: Speaker, effect: ShuffleIn) -> Game:
    """Players shuffle cards and permanents of theirs into their libraries."""
    for player in named_players(game, speaker, effect.players):
        cards = [i for zone in effect.zones for i in game.zone(zone, player)]
        if effect.permanents:
            cards += [i for i in game.zone("battlefield") if game.objects[i].owner == player]
        DONE_TO_A_ZONE.decided(
            game, f"{player} shuffles {many(len(cards), 'card')} of those zones into the library"
        )
        game = happen(game, *(Moves(i, "library", cause="shuffled") for i in cards))
        game = happen(game, Shuffles(player))
    return game


@ANY_NUMBER
def any_number(game: Game, player: str, there: int) -> tuple[int, int]:
    """Whoever may choose any number may choose none, or as many as there are."""
    ANY_NUMBER.decided(game, f"{player} chooses any number from 0 to {there}")
    return 0, there


def sacrifices_of_any_number(game: Game, speaker: Speaker, what: Filter) -> list[Event]:
    """The controller sacrifices as many of the permanents that match as he or she likes."""
    mine = free_to_move(game, named_objects(game, speaker, AllThese(controlled(what, You()))))
    text = f"{game.label(speaker.source)}: choose what to sacrifice"
    least, most = any_number(game, speaker.controller, len(mine))
    picks = ask_objects(game, speaker.controller, text, mine, least, most)
    return [Sacrifices(speaker.controller, i) for i in picks]
