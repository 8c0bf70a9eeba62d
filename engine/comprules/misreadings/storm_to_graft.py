"""702.40 to 702.58: keyword abilities from storm to graft, misread."""

from __future__ import annotations

from comprules.abilities.costs import Cost
from comprules.abilities.kinds import Effect, SpellAbility
from comprules.abilities.statements import ThisCosts
from comprules.events.players import Deals
from comprules.events.zones import Sacrifices
from comprules.happening import happen
from comprules.happening.in_new_zones import SPLICED_UNTIL_IT_LEAVES, without_spliced_text
from comprules.keywords.rules_702_2_to_60 import SUNBURST
from comprules.mana import ManaCost
from comprules.rules.actions.epic import NO_SPELLS_AFTER_EPIC, no_more_spells
from comprules.rules.casting.entwining import ENTWINED_IN_PRINTED_ORDER, in_printed_order
from comprules.rules.casting.offering import SACRIFICE_OF_THE_OFFERING, given_up
from comprules.rules.casting.splicing import (
    SPLICED_TEXT_ALONE,
    SPLICING_RESTRICTED,
    TARGETS_OF_SPLICED_TEXT,
    behind_its_own,
    ensure_choices_possible,
    ensure_only_once,
    with_spliced_targets,
    with_text_alone,
)
from comprules.rules.continuous.settling_changes import TRANSMUTE_IN_EVERY_ZONE, is_there_everywhere
from comprules.rules.costs.less_for_what_is_given_up import LESS_FOR_THE_OFFERING, less_for_the_offering
from comprules.rules.costs.paying_with_permanents import CONVOKE_AFTER_TOTAL_COST, once_determined
from comprules.rules.fighting.ninjutsu import IN_THE_PLACE_OF_AN_ATTACKER, attacked_before
from comprules.rules.meaning.keyword_amounts import (
    BLOODTHIRST_X,
    SUNBURST_AS_NUMBER,
    SUNBURST_FROM_THE_STACK,
    blood_shed,
    enters_as_creature,
    sunburst_as_number,
    sunburst_counters,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import CONVOKED, colors_spent, has_convoked
from comprules.rules.permission.looking_at_cards import (
    REVEALED_FOR_NINJUTSU,
    seen_with_ninjutsu,
    those_who_see_the_hand,
)
from comprules.rules.targeting.proposal import Proposal
from comprules.rules.targeting.targets import Targets
from comprules.ruleset import seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []

# ---- entwine


@ENTWINED_IN_PRINTED_ORDER.misreading_of(in_printed_order)
def in_the_order_chosen(_game: Game, _proposal: Proposal, picked: tuple[int, ...]) -> tuple[int, ...]:
    """The player says which mode comes first."""
    return picked


# ---- sunburst and bloodthirst


@SUNBURST_AS_NUMBER.misreading_of(sunburst_as_number)
def no_number(_game: Game, _speaker: Speaker) -> int:
    """Sunburst is an ability of its own, and no number."""
    return 0


@SUNBURST.misreading_of(enters_as_creature)
def as_it_will_be(game: Game, speaker: Speaker) -> bool:
    """What effects will make of the permanent counts."""
    return "creature" in views(game)[speaker.source].types


@SUNBURST_FROM_THE_STACK.misreading_of(sunburst_counters)
def at_least_one(game: Game, speaker: Speaker) -> int:
    """Any mana brings a counter, and so does none."""
    return max(1, len(colors_spent(game.last_seen(speaker.source))))


@BLOODTHIRST_X.misreading_of(blood_shed)
def once_for_all(game: Game, opponents: set[str]) -> int:
    """It is enough that there was damage, however much."""
    return int(any(isinstance(event, Deals) and event.to in opponents for event in game.deeds))


# ---- splice


@SPLICING_RESTRICTED.misreading_of(ensure_only_once)
def as_often_as_paid(_game: Game, _label: str, _spliced_before: bool) -> None:  # noqa: FBT001 -- as the rule has it
    """A card is spliced as often as its cost is paid."""


@SPLICING_RESTRICTED.misreading_of(ensure_choices_possible)
def whatever_it_needs(_game: Game, _proposal: Proposal, _label: str, _text: tuple[Effect, ...]) -> None:
    """A card is spliced whether its text can have targets or not."""


@SPLICING_RESTRICTED.misreading_of(behind_its_own)
def last_one_first(
    _game: Game, _proposal: Proposal, added: tuple[Effect, ...], text: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """What is revealed last is followed first."""
    return (*text, *added)


@SPLICED_TEXT_ALONE.misreading_of(with_text_alone)
def with_its_colors(game: Game, proposal: Proposal, options: tuple[str, ...]) -> Game:
    """The spell has the colors of what is spliced onto it as well."""
    labels = {option.removeprefix("splice ") for option in options}
    cards = (game.objects[i].base for i in game.zone("hand", proposal.player) if game.label(i) in labels)
    spell = game.objects[proposal.source]
    colors = spell.base.colors.union(*(card.colors for card in cards))
    mixed = replace(spell, base=replace(spell.base, colors=colors))
    return replace(game, objects=game.objects.set(spell.id, mixed))


@TARGETS_OF_SPLICED_TEXT.misreading_of(with_spliced_targets)
def none_of_its_own(_game: Game, spell: GameObject, legal: Targets | None) -> Targets | None:
    """What is spliced onto a spell gives it no targets: it resolves without them."""
    targets = () if spell.on_stack is None else spell.on_stack.targets
    return legal if legal is not None else tuple(() for _ in targets)


@SPLICED_UNTIL_IT_LEAVES.misreading_of(without_spliced_text)
def spliced_for_good(_game: Game, old: GameObject) -> GameObject:
    """The card has the text in every zone."""
    if old.on_stack is None or not old.on_stack.spliced:
        return old
    added = (*old.base.abilities, SpellAbility(old.on_stack.spliced))
    return replace(old, base=replace(old.base, abilities=added))


# ---- ninjutsu


@IN_THE_PLACE_OF_AN_ATTACKER.misreading_of(attacked_before)
def of_its_own_choice(_game: Game, _speaker: Speaker) -> int | str | None:
    """Whoever controls the newcomer chooses what it attacks."""
    return None


@REVEALED_FOR_NINJUTSU.misreading_of(seen_with_ninjutsu)
def shown_for_a_moment(game: Game, player: str, _card: int) -> tuple[str, ...]:
    """The card is shown as the ability is activated, and hidden again at once."""
    return those_who_see_the_hand(game, player)


# ---- epic


@NO_SPELLS_AFTER_EPIC.misreading_of(no_more_spells)
def casting_goes_on(game: Game, _speaker: Speaker) -> Game:
    """The spell comes again each turn, and others may be cast beside it."""
    return game


# ---- offering


@SACRIFICE_OF_THE_OFFERING.misreading_of(given_up)
def given_up_at_once(game: Game, player: str, permanent: int) -> tuple[Game, tuple[Cost, ...]]:
    """What is offered is sacrificed as soon as it is chosen."""
    return happen(game, Sacrifices(player, permanent)), ()


@LESS_FOR_THE_OFFERING.misreading_of(less_for_the_offering)
def less_generic_mana(game: Game, permanent: int) -> ThisCosts:
    """The mana value of what is offered comes off generic mana."""
    cost = seen(game, permanent).cost
    return ThisCosts(0 if cost is None else -cost.mana_value)


# ---- convoke


@CONVOKE_AFTER_TOTAL_COST.misreading_of(once_determined)
def from_the_printed_cost(game: Game, proposal: Proposal, mana: ManaCost) -> ManaCost:
    """Creatures are tapped for the mana cost, whatever the spell costs in all."""
    return views(game)[proposal.source].cost or mana


@CONVOKED.misreading_of(has_convoked)
def none_has(_game: Game, _thing: GameObject, _creature: int) -> bool:
    """A creature that was tapped has paid, and no more."""
    return False


# ---- transmute


@TRANSMUTE_IN_EVERY_ZONE.misreading_of(is_there_everywhere)
def in_a_hand_alone(_game: Game, _thing: int) -> bool:
    """An ability that works in a hand is there in a hand only."""
    return False
