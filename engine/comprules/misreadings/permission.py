"""305, 307, 601.3, 606: who may play or activate what, from where, and when, misread."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import MayCastThis
from comprules.abilities.costs import Cost
from comprules.abilities.kinds import Activated, Static
from comprules.events.every import Event
from comprules.happening.whose_turn import is_active
from comprules.keywords.rules_702_61_to_120 import SPLIT_SECOND
from comprules.keywords.rules_702_121_to_183 import FORETELL
from comprules.rules.continuous.as_though import AS_THOUGH
from comprules.rules.permission.commanders import (
    CASTING_COMMANDERS,
    commander_may_be_cast,
    commander_tax,
)
from comprules.rules.permission.looking_at_cards import (
    FORECAST_DURING_UPKEEP,
    LOOKING_AT_ONES_HAND,
    REVEALED_BY_MIRACLE,
    TOP_CARD_REVEALED,
    seen_after_forecast,
    seen_in_hand,
    those_who_see_the_hand,
    those_who_see_the_top,
)
from comprules.rules.permission.loyalty_abilities import (
    ENOUGH_LOYALTY,
    LOYALTY_ABILITIES,
    LOYALTY_ABILITIES_HAVE_THEIR_RULES,
    LOYALTY_COSTS,
    LOYALTY_COSTS_ADDED_UP,
    LOYALTY_IN_COSTS,
    LOYALTY_OF_PLANESWALKERS,
    TIME_FOR_LOYALTY_ABILITIES,
    additional_loyalty,
    ensure_enough,
    ensure_loyal,
    has_loyalty_symbol,
    is_loyalty,
    total_loyalty_costs,
)
from comprules.rules.permission.permissions import (
    FLASH_ONCE_BEGUN,
    goes_on_having_flash,
    has_flash_by_condition,
    may_begin,
)
from comprules.rules.permission.prohibitions import (
    CHOICES_THAT_LIFT_PROHIBITIONS,
    ensure_not_too_quick,
    is_prohibited,
    prohibited,
)
from comprules.rules.permission.revealed_again import REVEALED_ONCE_MORE, new_once_revealed_again
from comprules.rules.permission.ways_to_cast import (
    BEGINNING_TO_CAST,
    CASTING_PLOTTED_CARDS,
    PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS,
    Method,
    Permission,
    Version,
    as_it_would_be_cast,
    imagined,
)
from comprules.rules.permission.when_to_cast import (
    FLASH_BY_CHOICE,
    FLASH_FOR_A_COST,
    FLASH_ON_CONDITION,
    SPELLS_OF_MAIN_PHASES,
    TIME_TO_CAST,
    as_though_it_had_flash,
    ensure_later_turn,
    ensure_not_slowed,
    flash_by_choice,
    flash_if_paid,
    flash_if_so,
    is_time_for_every_spell,
)
from comprules.rules.permission.where_to_play_from import (
    AS_THOUGH_IN_ANOTHER_ZONE,
    FACE_DOWN_CARDS_UNSEEN,
    FROM_AMONG_FACE_DOWN_CARDS,
    FROM_WHERE_IT_MAY_BE_CAST,
    HOW_IT_MAY_BE_CAST,
    PLAYING_A_CARD,
    STATIC_ABILITIES_OF_CASTABLE_CARDS,
    as_though_in_own_graveyard,
    counts_as_own,
    ensure_can_look,
    ensure_its_own_words_allow,
    lets_itself_be_cast,
    plays_spells,
)
from comprules.rules.replacement.commanders_kept import COMMANDERS_KEPT, commander_kept
from comprules.ruleset import Replacing, views
from comprules.state.game import Game

__all__: list[str] = []

# ---- looking at cards


@TOP_CARD_REVEALED.misreading_of(those_who_see_the_top)
def all_hidden(_game: Game, _player: str, _card: int) -> tuple[str, ...]:
    """Nobody looks at any card of a library."""
    return ()


@LOOKING_AT_ONES_HAND.misreading_of(those_who_see_the_hand)
def everyone(game: Game, _player: str) -> tuple[str, ...]:
    """All players look at all hands."""
    return game.alive


@REVEALED_BY_MIRACLE.misreading_of(seen_in_hand)
def hidden_again(game: Game, player: str, _card: int) -> tuple[str, ...]:
    """A card that was revealed is hidden again at once."""
    return those_who_see_the_hand(game, player)


@FORECAST_DURING_UPKEEP.misreading_of(seen_after_forecast)
def hidden_after_forecast(game: Game, player: str, _card: int) -> tuple[str, ...]:
    """A card that was forecast is hidden again at once."""
    return those_who_see_the_hand(game, player)


# ---- loyalty abilities


@LOYALTY_ABILITIES.misreading_of(is_loyalty)
def only_on_planeswalkers(game: Game, source: int, ability: Activated) -> bool:
    """Only planeswalkers have loyalty abilities."""
    return "planeswalker" in views(game)[source].types and has_loyalty_symbol(ability)


@LOYALTY_IN_COSTS.misreading_of(is_loyalty)
def like_other_abilities(_game: Game, _source: int, _ability: Activated) -> bool:
    """An ability is activated like any other, whatever symbol stands in its cost."""
    return False


@LOYALTY_ABILITIES_HAVE_THEIR_RULES.misreading_of(ensure_loyal)
@TIME_FOR_LOYALTY_ABILITIES.misreading_of(ensure_loyal)
@LOYALTY_OF_PLANESWALKERS.misreading_of(ensure_loyal)
def loyalty_at_any_time(_game: Game, _player: str, _source: int) -> None:
    """Loyalty abilities are activated whenever their controller has priority, as often as can be paid."""


@LOYALTY_COSTS.misreading_of(additional_loyalty)
def as_printed(_game: Game, _source: int) -> tuple[int, ...]:
    """Nothing changes the cost of a loyalty ability."""
    return ()


@LOYALTY_COSTS_ADDED_UP.misreading_of(total_loyalty_costs)
def one_after_the_other(_game: Game, parts: tuple[int, ...]) -> tuple[int, ...]:
    """Each is a cost of its own, paid in the order in which it comes."""
    return parts


@ENOUGH_LOYALTY.misreading_of(ensure_enough)
def as_many_as_there_are(_game: Game, _source: int, _combined: tuple[int, ...]) -> None:
    """Whoever has too few counters removes all that there are."""


# ---- permissions


@BEGINNING_TO_CAST.misreading_of(may_begin)
def whenever_and_whatever(game: Game, _player: str, card: int, method: Method) -> Permission:
    """Anyone may cast anything at any time, from anywhere."""
    return Permission(method, game.objects[card].zone, in_time=True)


@FLASH_ONCE_BEGUN.misreading_of(goes_on_having_flash)
def only_while_it_is_so(game: Game, player: str, spell: int) -> bool:
    """The condition has to hold still."""
    return has_flash_by_condition(game, player, spell)


# ---- prohibitions


@SPLIT_SECOND.misreading_of(ensure_not_too_quick)
def in_spite_of_it(_game: Game) -> None:
    """Players go on as with any other spell on the stack."""


@CHOICES_THAT_LIFT_PROHIBITIONS.misreading_of(prohibited)
def as_it_is_in_hand(game: Game, player: str, card: int, versions: tuple[Version, ...]) -> bool:
    """Choices that will be made are not considered."""
    return is_prohibited(versions[0], player, card, game.objects[card].zone)


# ---- ways to cast


@PERMISSION_FOR_ALTERNATIVE_CHARACTERISTICS.misreading_of(as_it_would_be_cast)
def as_it_lies(game: Game, player: str, card: int, _method: Method) -> Version:
    """The card is looked at as it is, whatever it would be cast as."""
    plain, _ = imagined(game, player, card, Method())
    return plain, views(plain)[card]


# ---- when to cast


@FORETELL.misreading_of(ensure_later_turn)
@CASTING_PLOTTED_CARDS.misreading_of(ensure_later_turn)
def set_aside_cards_at_once(_game: Game, _player: str, _card: int, _keyword: str) -> None:
    """A card that was set aside may be cast at once."""


@BEGINNING_TO_CAST.misreading_of(ensure_not_slowed)
def in_its_own_time(_game: Game, _player: str, _card: int, _versions: tuple[Version, ...]) -> None:
    """Nothing keeps a player from casting instants and what has flash at any time."""


@AS_THOUGH.misreading_of(as_though_it_had_flash)
def not_as_though(_game: Game, _player: str, _card: int) -> bool:
    """What has no flash is not cast as though it had."""
    return False


@FLASH_BY_CHOICE.misreading_of(flash_by_choice)
def as_it_is_now(_game: Game, _player: str, _card: int, _versions: tuple[Version, ...]) -> bool:
    """No choice that will be made counts."""
    return False


@FLASH_FOR_A_COST.misreading_of(flash_if_paid)
def never_for_a_cost(_game: Game, _card: int, _static: Static) -> bool:
    """No payment gives a spell flash."""
    return False


@FLASH_ON_CONDITION.misreading_of(flash_if_so)
def never_by_condition(_game: Game, _player: str, _card: int, _static: Static) -> bool:
    """No condition gives a spell flash."""
    return False


# ---- where to play from


@FROM_WHERE_IT_MAY_BE_CAST.misreading_of(lets_itself_be_cast)
@STATIC_ABILITIES_OF_CASTABLE_CARDS.misreading_of(lets_itself_be_cast)
def says_nothing(_game: Game, _card: int) -> tuple[MayCastThis, ...]:
    """A card in a graveyard has no say."""
    return ()


@HOW_IT_MAY_BE_CAST.misreading_of(ensure_its_own_words_allow)
@STATIC_ABILITIES_OF_CASTABLE_CARDS.misreading_of(ensure_its_own_words_allow)
def words_on_a_card_are_silent(_game: Game, _player: str, _card: int) -> None:
    """What a card says about casting it does not count before it is cast."""


@AS_THOUGH.misreading_of(as_though_in_own_graveyard)
def only_where_it_is(_game: Game, _player: str, _card: int) -> bool:
    """A card is nowhere but where it is."""
    return False


@AS_THOUGH_IN_ANOTHER_ZONE.misreading_of(counts_as_own)
def one_permission_alone(game: Game, player: str, card: int) -> bool:
    """Each permission counts by itself: what is said of a player's own graveyard is not said of another's."""
    return game.objects[card].owner == player


@PLAYING_A_CARD.misreading_of(plays_spells)
def plays_only_lands(_game: Game, _card: int) -> bool:
    """To play a card means to play a land."""
    return False


@FACE_DOWN_CARDS_UNSEEN.misreading_of(ensure_can_look)
@FROM_AMONG_FACE_DOWN_CARDS.misreading_of(ensure_can_look)
def looked_at_or_not(_game: Game, _player: str, _card: int) -> None:
    """Nobody asks who may look at a card."""


@TIME_TO_CAST.misreading_of(is_time_for_every_spell)
@SPELLS_OF_MAIN_PHASES.misreading_of(is_time_for_every_spell)
def in_every_step_of_the_own_turn(game: Game, player: str) -> bool:
    """With nothing on the stack the active player casts any spell, whatever step it is."""
    return not game.zone("stack") and is_active(game, player)


# ---- the top card of a library


@REVEALED_ONCE_MORE.misreading_of(new_once_revealed_again)
def the_card_that_it_was(game: Game, _card: int) -> Game:
    """A card that has not changed zones is the object that it was."""
    return game


@CASTING_COMMANDERS.misreading_of(commander_may_be_cast)
def commander_stays_there(_game: Game, _player: str, _card: int) -> bool:
    """A commander stays in the command zone."""
    return False


@CASTING_COMMANDERS.misreading_of(commander_tax)
def always_for_its_mana_cost(_game: Game, _player: str, _spell: int) -> tuple[Cost, ...]:
    """A commander costs the same however often it is cast."""
    return ()


@COMMANDERS_KEPT.misreading_of(commander_kept)
def goes_where_it_is_put(_game: Game, _event: Event) -> tuple[Replacing, ...]:
    """A commander goes to its owner's hand or library as any other card."""
    return ()
