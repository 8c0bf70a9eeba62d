"""601.3, 604.6, 609.4: from where a card may be played, and by whose leave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from comprules.abilities.changes_of_rules import AsThoughYourGraveyard, MayCastThis, MayLook
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import MayCast, MayPlay, Static
from comprules.abilities.nouns import Filter
from comprules.abilities.predicates import Type
from comprules.abilities.statements import CastFrom, CastOnlyIf
from comprules.book.citing import cite
from comprules.happening.split_cards import HALVES
from comprules.happening.whose_turn import is_active
from comprules.keyword_instances import working
from comprules.keywords.rules_702_121_to_183 import AFTERMATH
from comprules.rules.continuous.as_though import AS_THOUGH
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import Speaker, holds, is_described
from comprules.rules.meaning.points_of_the_turn import points_that_decide
from comprules.rules.permission.commanders import may_be_cast_for_leading
from comprules.rules.permission.staying_there import ensure_castable
from comprules.rules.permission.ways_to_cast import (
    BEGINNING_TO_CAST,
    FROM_GRAVEYARD,
    PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS,
    SET_ASIDE,
    Method,
    Version,
)
from comprules.rules.permission.when_to_cast import ensure_later_turn
from comprules.ruleset import rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "AS_THOUGH_IN_ANOTHER_ZONE",
    "FACE_DOWN_CARDS_UNSEEN",
    "FROM_AMONG_FACE_DOWN_CARDS",
    "FROM_WHERE_IT_MAY_BE_CAST",
    "HOW_IT_MAY_BE_CAST",
    "PLAYING_A_CARD",
    "STATIC_ABILITIES_OF_CASTABLE_CARDS",
    "allowed_from",
    "as_though_in_own_graveyard",
    "counts_as_own",
    "ensure_can_look",
    "ensure_its_own_words_allow",
    "fits",
    "has_aftermath",
    "is_meant_now",
    "is_used_up",
    "lets_itself_be_cast",
    "may_play_from",
    "plays_spells",
    "with_use",
]

PLAYING_A_CARD = cite("601.1a")
FROM_AMONG_FACE_DOWN_CARDS = cite("406.3b")
FACE_DOWN_CARDS_UNSEEN = cite("601.3f")
HOW_IT_MAY_BE_CAST = cite("113.6e")
FROM_WHERE_IT_MAY_BE_CAST = cite("113.6f")
STATIC_ABILITIES_OF_CASTABLE_CARDS = cite("604.6")
AS_THOUGH_IN_ANOTHER_ZONE = cite("609.4a")


def allowed_from(
    game: Game, player: str, card: int, method: Method, versions: tuple[Version, ...]
) -> MayCast | MayPlay | MayCastThis | None:
    """Return the effect that lets a card be cast from where it is, if it needs one.

    Without one that it needs, the casting is refused.
    """
    ensure_castable(game, card)
    thing = game.objects[card]
    if has_aftermath(game, card, method) and counts_as_own(game, player, card):
        return None
    if thing.zone == "hand" and thing.owner == player:
        if method.keyword in FROM_GRAVEYARD:
            row = rules_of(game).keyword(method.keyword)
            citation = BEGINNING_TO_CAST if row is None else row.citation
            raise citation.refuses(f"{game.label(card)} is cast with {method.keyword} from a graveyard alone")
        return None
    if thing.zone == "graveyard" and method.keyword and counts_as_own(game, player, card):
        BEGINNING_TO_CAST.decided(
            game, f"{game.label(card)} has {method.keyword} and may be cast from the graveyard"
        )
        if (row := rules_of(game).keyword(method.keyword)) is not None:
            row.citation.decided(game, f"{game.label(card)} is cast from the graveyard, with {row.name}")
        return None
    if thing.zone == "exile" and method.keyword in SET_ASIDE and thing.owner == player:
        ensure_later_turn(game, player, card, method.keyword)
        return None
    if may_be_cast_for_leading(game, player, card):
        return None
    for change in _cheapest_first(_permissions(game, player, card)) if not method.keyword else ():
        if any(fits(version, player, card, change) for version in versions[:1]):
            BEGINNING_TO_CAST.decided(
                game, f"an effect lets {player} cast {game.label(card)} from the zone {thing.zone}"
            )
            if thing.zone == "exile" and thing.face_down:
                ensure_can_look(game, player, card)
            return change
    where = "hand" if thing.zone in ("hand", "battlefield") else thing.zone
    reason = f"{game.label(card)} is not in {player}'s hand"
    if where != "hand":
        reason += f", and nothing lets {player} cast it from the zone {where}"
    citation = (
        PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS
        if any(_permissions(game, player, card)) and _is_special(game, card)
        else BEGINNING_TO_CAST
    )
    raise citation.refuses(reason)


@AFTERMATH
def has_aftermath(game: Game, card: int, method: Method) -> bool:
    """A half with aftermath may be cast from a graveyard, and from no other zone.

    Raises:
        IllegalError: it is in another zone.
    """
    thing = game.objects[card]
    if method.half not in HALVES:
        return False
    half = thing.base.halves[HALVES.index(method.half)]
    if not working(game, half.abilities, "aftermath"):
        return False
    if thing.zone != "graveyard":
        raise AFTERMATH.refuses(f"{half.name} is cast from a graveyard alone")
    AFTERMATH.decided(game, f"{half.name} has aftermath and may be cast from the graveyard")
    return True


def _is_special(game: Game, card: int) -> bool:
    thing = game.objects[card]
    return thing.adventure is not None or any(
        isinstance(a, Keyword) and a.name == "morph" for a in thing.base.abilities
    )


def _cheapest_first(
    ways: Iterable[MayCast | MayPlay | MayCastThis],
) -> list[MayCast | MayPlay | MayCastThis]:
    """Return the effects with those last by which a spell costs something in addition."""
    return sorted(ways, key=lambda way: isinstance(way, MayCastThis) and bool(way.additional))


def _permissions(game: Game, player: str, card: int) -> Iterator[MayCast | MayPlay | MayCastThis]:
    """Yield the effects that let a player cast from where the card is, whatever spells they speak of."""
    thing = game.objects[card]
    for effect in game.lasting:
        if card in effect.locked_to and player in (effect.players or (effect.controller,)):
            yield from (c for c in effect.changes if isinstance(c, MayCastThis))
    if thing.zone == "library" and game.zone("library", player)[:1] != (card,):
        return
    if thing.zone in ("graveyard", "hand") and not counts_as_own(game, player, card):
        return
    yield from lets_itself_be_cast(game, card)
    for change in changes_for_player(game, player):
        if not isinstance(change, MayPlay | MayCast) or not is_meant_now(game, player, card, change):
            continue
        if isinstance(change, MayCast) or plays_spells(game, card):
            yield change


def is_meant_now(game: Game, player: str, card: int, change: MayCast | MayPlay) -> bool:
    """Say whether a permission is about the zone and the card, as that lies there, and is not used up."""
    if change.zone != game.objects[card].zone or is_used_up(game, player, change):
        return False
    among = change.among
    return among is None or is_described(game, views(game), Speaker(card, player), among, card)


@BEGINNING_TO_CAST
def is_used_up(game: Game, player: str, change: MayCast | MayPlay) -> bool:
    """What lets a player cast one spell each turn lets him or her cast no second one."""
    if not change.once:
        return False
    if change.once == "your turn" and not is_active(game, player):
        return True
    used = bool(game.this_turn.get(_use(player, change), 0))
    BEGINNING_TO_CAST.decided_once(
        game, f"what {game.label(change.giver)} allows once has {'' if used else 'not '}been used this turn"
    )
    return used


def _use(player: str, change: MayCast | MayPlay) -> tuple[str, str, int]:
    return "permission used", player, change.giver


def with_use(game: Game, player: str, by: object) -> Game:
    """Return the game in which a permission that holds once a turn has been used."""
    if not isinstance(by, MayCast | MayPlay) or not by.once:
        return game
    return replace(game, this_turn=game.this_turn.set(_use(player, by), 1))


@FROM_WHERE_IT_MAY_BE_CAST
@STATIC_ABILITIES_OF_CASTABLE_CARDS
def lets_itself_be_cast(game: Game, card: int) -> tuple[MayCastThis, ...]:
    """``You may cast this card from your graveyard`` works where the card is."""
    zone = game.objects[card].zone
    statics = (a for a in views(game)[card].abilities if isinstance(a, Static))
    fitting = [a for a in statics if any(isinstance(e, CastFrom) and e.zone == zone for e in a.effects)]
    speaker = Speaker(card, game.objects[card].owner)
    ways = [
        MayCastThis(additional=effect.costs)
        for ability in fitting
        if holds(game, views(game), speaker, ability.condition)
        for effect in ability.effects
        if isinstance(effect, CastFrom) and effect.zone == zone
    ]
    if ways:
        for cited in (STATIC_ABILITIES_OF_CASTABLE_CARDS, FROM_WHERE_IT_MAY_BE_CAST):
            cited.decided(game, f"{game.label(card)} may be cast from the {zone} by its own words")
    return tuple(ways)


@HOW_IT_MAY_BE_CAST
@STATIC_ABILITIES_OF_CASTABLE_CARDS
def ensure_its_own_words_allow(game: Game, player: str, card: int) -> None:
    """``Cast this spell only if …`` counts in every zone from which the card could be cast.

    Raises:
        IllegalError: the condition does not hold.
    """
    for held in views(game)[card].held:
        ability = held.ability
        if isinstance(ability, Static) and CastOnlyIf() in ability.effects:
            speaker = Speaker(card, player)
            for cited in (STATIC_ABILITIES_OF_CASTABLE_CARDS, HOW_IT_MAY_BE_CAST):
                cited.decided(game, f"{game.label(card)} says when it may be cast")
            if not holds(game, views(game), speaker, ability.condition):
                refusal = STATIC_ABILITIES_OF_CASTABLE_CARDS.refuses(
                    f"{game.label(card)} may not be cast now by its own words"
                )
                refusal.steps = points_that_decide(game, ability.condition)
                raise refusal


@AS_THOUGH
def as_though_in_own_graveyard(game: Game, player: str, card: int) -> bool:
    """Say whether a card counts as in the player's graveyard, for playing and casting it and nothing else."""
    thing = game.objects[card]
    is_so = thing.zone == "graveyard" and any(
        isinstance(c, AsThoughYourGraveyard) for c in changes_for_player(game, player)
    )
    if is_so:
        AS_THOUGH.decided(
            game, f"{player} may play {game.label(card)} as though it were in his or her graveyard"
        )
    return is_so


@AS_THOUGH_IN_ANOTHER_ZONE
def counts_as_own(game: Game, player: str, card: int) -> bool:
    """One "as though" can meet what another permission asks for: then both apply."""
    if game.objects[card].owner == player:
        return True
    is_so = as_though_in_own_graveyard(game, player, card)
    if is_so:
        AS_THOUGH_IN_ANOTHER_ZONE.decided(
            game, f"what lets {player} cast from his or her graveyard applies to {game.label(card)}"
        )
    return is_so


@PLAYING_A_CARD
def plays_spells(game: Game, card: int) -> bool:
    """To play a card that is no land is to cast it."""
    is_land = "land" in game.objects[card].base.types
    if not is_land:
        PLAYING_A_CARD.decided(game, f"playing {game.label(card)} means casting it")
    return not is_land


def fits(version: Version, player: str, card: int, change: MayCast | MayPlay | MayCastThis) -> bool:
    """Say whether a permission to cast or play is about this card, looked at as it would be cast."""
    game, _ = version
    match change:
        case MayCastThis(normally=normally, such=such):
            if such is None or (normally and game.objects[card].as_adventure):
                return not (normally and game.objects[card].as_adventure)
            wanted = such
        case MayCast(spells):
            wanted = replace(spells, noun="spell", zone="stack")
        case MayPlay(cards):
            wanted = replace(cards, noun="spell", zone="stack")
    return is_described(game, views(game), Speaker(card, player), wanted, card)


@FACE_DOWN_CARDS_UNSEEN
@FROM_AMONG_FACE_DOWN_CARDS
def ensure_can_look(game: Game, player: str, card: int) -> None:
    """A player casts a face-down card from exile only if he or she may look at it.

    Raises:
        IllegalError: the player may not.
    """
    for effect in game.lasting:
        mine = card in effect.locked_to and player in (effect.players or (effect.controller,))
        if mine and any(isinstance(c, MayLook) for c in effect.changes):
            for cited in (FACE_DOWN_CARDS_UNSEEN, FROM_AMONG_FACE_DOWN_CARDS):
                cited.decided(game, f"{player} may look at {game.label(card)}")
            return
    raise FACE_DOWN_CARDS_UNSEEN.refuses(f"{player} may not look at {game.label(card)}, which is face down")


def may_play_from(game: Game, player: str, card: int) -> MayPlay | None:
    """Return the effect that lets a player play a land from where it is, or None."""
    thing = game.objects[card]
    for effect in game.lasting:
        said = any(isinstance(c, MayCastThis) and c.play for c in effect.changes)
        if said and card in effect.locked_to and player in (effect.players or (effect.controller,)):
            PLAYING_A_CARD.decided(game, f"playing {game.label(card)} means playing it as a land")
            return MayPlay(Filter.of(Type("land"), noun="card"), "exile")
    if thing.zone == "library" and game.zone("library", player)[:1] != (card,):
        return None
    if thing.zone != "exile" and not counts_as_own(game, player, card):
        return None
    for change in changes_for_player(game, player):
        if isinstance(change, MayPlay) and is_meant_now(game, player, card, change):
            wanted = replace(change.cards, noun="card", zone=change.zone)
            if is_described(game, views(game), Speaker(card, player), wanted, card):
                PLAYING_A_CARD.decided(game, f"playing {game.label(card)} means playing it as a land")
                return change
    return None
