"""608.2g: spells that are cast while another spell or ability resolves."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import MayCastThis
from comprules.abilities.costs import Cost, DiscardCost, DoCost
from comprules.abilities.instructions import Move, Reveal
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Static
from comprules.abilities.nouns import Comparison, Filter, OwnedBy, Picked
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.statements import AdditionalCost
from comprules.book.citing import IllegalError, cite, tried
from comprules.questions import ask_one, ask_yes
from comprules.rules.casting.announcing_costs import optional_prices, price_of
from comprules.rules.casting.casting import (
    ensure_land_left,
    ensure_not_kept_from_playing,
    ensure_own_turn,
    played,
)
from comprules.rules.casting.proposing import Casting, by_steps
from comprules.rules.costs.ability_to_pay import CASTING_WHILE_RESOLVING, can_pay
from comprules.rules.meaning import Speaker, amount_of
from comprules.rules.meaning.comparisons import is_so_compared
from comprules.rules.meaning.last_known_information import mana_value
from comprules.rules.permission.permissions import ensure_no_land
from comprules.rules.permission.prohibitions import (
    CHOICES_THAT_LIFT_PROHIBITIONS,
    prohibited,
)
from comprules.rules.permission.ways_to_cast import Method, Permission, as_it_would_be_cast, sides_cast_as
from comprules.rules.permission.when_to_cast import ensure_not_slowed
from comprules.rules.permission.where_to_play_from import ensure_its_own_words_allow, has_aftermath
from comprules.rules.targeting.proposal import Announcement
from comprules.ruleset import rules_of, views
from comprules.state.game import Game

__all__ = [
    "CASTING_IF_ABLE",
    "SUSPENDED_AT_NO_COST",
    "cast_now",
    "cast_while_resolving",
    "for_nothing",
    "may_be_left",
    "play_land_while_resolving",
]

CASTING_IF_ABLE = cite("118.8c")
SUSPENDED_AT_NO_COST = cite("702.62d")


def cast_now(game: Game, speaker: Speaker, cards: tuple[int, ...], instruction: CastNow) -> Game:
    """A player casts these cards, one after the other.

    One that can't be cast stays where it is (608.2g).
    """
    for card in cards:
        if instruction.required and may_be_left(game, card):
            text = f"cast {game.label(card)}?"
            if not ask_yes(game, speaker.controller, text):
                continue
        try:
            with tried(game):
                game = cast_while_resolving(game, speaker, card, instruction)
        except IllegalError as error:
            CASTING_WHILE_RESOLVING.decided(game, f"{game.label(card)} can't be cast: {error.reason}")
    return game


@CASTING_IF_ABLE
def may_be_left(game: Game, card: int) -> bool:
    """Nobody has to cast a spell whose cost asks for cards of some quality that only their owner sees."""
    costs = (
        part
        for ability in views(game)[card].abilities
        if isinstance(ability, Static)
        for part in ability.effects
        if isinstance(part, AdditionalCost) and not part.optional
    )
    if any(all(any(map(_takes_hidden_cards, way)) for way in part.ways) for part in costs):
        CASTING_IF_ABLE.decided(
            game, f"nobody has to cast {game.label(card)}: its cost asks for hidden cards"
        )
        return True
    CASTING_IF_ABLE.decided(game, f"{game.label(card)} is cast if it can be, and nobody is asked")
    return False


def _takes_hidden_cards(cost: Cost) -> bool:
    """Say whether a cost takes cards with a stated quality in a hidden zone."""
    match cost:
        case DiscardCost(what=Filter() as kind):
            return _states_quality(kind)
        case DoCost(Reveal(Picked(Filter() as kind)) | Move(Picked(Filter() as kind))):
            return kind.zone in ("hand", "library") and _states_quality(kind)
        case DoCost(KeywordAction("behold")):
            return True
        case _:  # every other cost is paid with what all can see, or with any cards at all
            return False


def _states_quality(kind: Filter) -> bool:
    return any(not isinstance(predicate, OwnedBy) for predicate in kind.predicates)


@CASTING_WHILE_RESOLVING
def cast_while_resolving(game: Game, speaker: Speaker, card: int, instruction: CastNow) -> Game:
    """An effect lets a player cast a spell at once by the usual steps, and nobody receives priority.

    Raises:
        IllegalError: some step can't be taken.
    """
    if instruction.playing and "land" in views(game)[card].types:
        return play_land_while_resolving(game, speaker.controller, card)
    player, free, paying = speaker.controller, instruction.free, instruction.paying
    transformed = instruction.transformed
    zone = game.objects[card].zone
    if transformed:
        method = Method(transformed=True)
        _ensure_can_be_cast(game, player, card, method)
        said: tuple[str, ...] = ("without paying",) if free else ()
    elif paying is None or free:
        method = _which_side(game, speaker, card, instruction)
        said = for_nothing(game, card, paying) if free else ()
    else:
        _ensure_can_be_cast(game, player, card, Method())
        method = Method(keyword=paying.name, price=price_of(game, views(game)[card], paying.name))
        said = (paying.name,)
    CASTING_WHILE_RESOLVING.decided(game, f"{player} casts {game.label(card)} while something else resolves")
    by = MayCastThis(free, mana=instruction.mana) if free or instruction.mana else None
    permission = Permission(method, zone, in_time=True, by=by)
    announced = Announcement(options=(*said, *_optional_costs(game, player, card, method)))
    casting = Casting(player, card, announced, method, permission, asking=True)
    return by_steps(game, casting, rules_of(game).casting)[0]


@SUSPENDED_AT_NO_COST
def for_nothing(game: Game, card: int, keyword: Keyword | None) -> tuple[str, ...]:
    """To cast without paying the mana cost is an alternative cost; so it is for what was suspended."""
    if keyword is not None:
        says = f"{game.label(card)} is cast for an alternative cost, as an effect of its {keyword.name}"
        SUSPENDED_AT_NO_COST.decided(game, says)
    return ("without paying",)


def play_land_while_resolving(game: Game, player: str, card: int) -> Game:
    """An effect has a player play a land at once; the turn has to be that player's, and a land be left in it.

    Raises:
        IllegalError: that player can't play the land now.
    """
    ensure_not_kept_from_playing(game, player, card)
    ensure_own_turn(game, player)
    ensure_land_left(game, player)
    return played(game, player, card)


def _which_side(game: Game, speaker: Speaker, card: int, instruction: CastNow) -> Method:
    """Return how a card is cast: as which half, or normally or as an Adventure, as the player likes.

    Raises:
        IllegalError: neither can be cast, or neither is such a spell as the effect lets be cast.
    """
    player = speaker.controller
    sides = sides_cast_as(game, speaker, card, instruction.such)
    refusals: list[IllegalError] = []
    for name, method in tuple(sides.items()):
        try:
            _ensure_can_be_cast(game, player, card, method)
            _ensure_such_a_spell(game, speaker, card, method, instruction.resulting)
        except IllegalError as refusal:
            refusals.append(refusal)
            del sides[name]
    if not sides:
        raise refusals[0]
    return sides[ask_one(game, player, f"cast {game.label(card)} as which of these?", tuple(sides))]


def _ensure_can_be_cast(game: Game, player: str, card: int, method: Method) -> None:
    """See that a card may be cast at all; no zone and no timing are asked for (608.2g) but by what is said.

    Raises:
        IllegalError: it is a land, or its own words or an effect say that it isn't cast now, or not at all.
    """
    versions = (as_it_would_be_cast(game, player, card, method),)
    ensure_no_land(game, card, versions)
    has_aftermath(game, card, method)
    ensure_its_own_words_allow(game, player, card)
    ensure_not_slowed(game, player, card, versions)
    if prohibited(game, player, card, versions):
        raise CHOICES_THAT_LIFT_PROHIBITIONS.refuses(
            f"an effect says that {player} can't cast {game.label(card)}"
        )


def _ensure_such_a_spell(
    game: Game, speaker: Speaker, card: int, method: Method, resulting: Comparison | None
) -> None:
    """See that the spell a card would become has such a mana value as the effect says.

    Raises:
        IllegalError: it would have another.
    """
    if resulting is None:
        return
    as_spell, _ = as_it_would_be_cast(game, speaker.controller, card, method)
    value = mana_value(as_spell, views(as_spell), card)
    if not is_so_compared(value, resulting.sign, amount_of(game, views(game), speaker, resulting.amount)):
        raise CASTING_WHILE_RESOLVING.refuses(f"the spell would have a mana value of {value}")


def _optional_costs(game: Game, player: str, card: int, method: Method) -> tuple[str, ...]:
    """Return the words for the optional additional costs that the player announces to pay.

    The player is asked for each that can be paid.
    """
    speaker = Speaker(card, player)
    said: list[str] = []
    as_spell = as_it_would_be_cast(game, player, card, method)[1] if method.transformed else views(game)[card]
    for word, price in optional_prices(game, as_spell):
        text = f"pay the {word} cost of {game.label(card)}?"
        if can_pay(game, speaker, price) and ask_yes(game, player, text):
            said.append(word)
    return tuple(said)
