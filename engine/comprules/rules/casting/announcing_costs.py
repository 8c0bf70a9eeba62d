"""601.2b, 118.8, 118.9: the alternative and additional costs of a spell, as its player announces them."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.changes_of_rules import MayCastThis, MayPayInstead
from comprules.abilities.costs import (
    Cost,
    DiscardCost,
    DoCost,
    ManaPayment,
    SacrificeCost,
    TicketAndSticker,
)
from comprules.abilities.descriptions import narrowed
from comprules.abilities.instructions import Tap
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Effect, MayCast, Static
from comprules.abilities.nouns import AnyOf, Comparison, ControlledBy, Filter, Picked
from comprules.abilities.predicates import Is, Shares, Type
from comprules.abilities.simple_nouns import It, Number, You
from comprules.abilities.slots import NOW
from comprules.abilities.statements import AdditionalCost, AlternativeCost, FlashIfPaid
from comprules.book.citing import cite
from comprules.counting import many
from comprules.english.texts import text_of_cost
from comprules.keyword_instances import at_work, working, works
from comprules.keywords.rows import ADDITIONAL, ALTERNATIVE, ANY_NUMBER_OF_TIMES
from comprules.keywords.rules_702_121_to_183 import CAST_CONVERTED, DISTURB, PROTOTYPE
from comprules.keywords.table import paid_as
from comprules.questions import ask_one
from comprules.rules.casting.choosing_a_face import casts_back_face, words_for_faces
from comprules.rules.casting.choosing_a_half import (
    as_that_half,
    costs_of_halves,
    half_to_cast,
    words_for_halves,
)
from comprules.rules.casting.chosen_for_costs import emerging, harmonizing
from comprules.rules.casting.keywords_announced import (
    note_additional,
    note_alternative,
    price_by_keyword,
    with_each_kicker,
    with_promise,
)
from comprules.rules.casting.morph import ensure_may_be_cast_face_down, price_face_down
from comprules.rules.casting.offering import with_offering
from comprules.rules.casting.splicing import spliced_cards, with_text_alone
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.costs.total_cost import mana_cost_to_pay
from comprules.rules.keywords.instances_paid_for import options_by_instance, words_for_instances
from comprules.rules.keywords.meaning import abilities_meant
from comprules.rules.meaning import holds, is_described
from comprules.rules.permission.commanders import additional_for_leading
from comprules.rules.permission.ways_to_cast import FROM_GRAVEYARD, SET_ASIDE, Method, Permission
from comprules.rules.targeting.proposal import Proposal, with_chosen
from comprules.ruleset import rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "ADDITIONAL_COSTS",
    "ALTERNATIVE_COSTS",
    "ANNOUNCING_COSTS",
    "ANY_NUMBER_OF_ADDITIONAL_COSTS",
    "CASTING_PROTOTYPED",
    "COSTS_ARE_ABILITIES",
    "DEFINED_VARIABLE",
    "INSTEAD_OF_UNPAYABLE_COSTS",
    "MOSTLY_OPTIONAL",
    "ONE_ALTERNATIVE",
    "OPTIONAL_ADDITIONAL_COSTS",
    "alternative_announced",
    "announce_costs",
    "cost_as_it_is_now",
    "costs_among",
    "instead_of_mana_cost",
    "is_cast_converted",
    "is_prototyped",
    "may_be_declined",
    "method_of",
    "one_alternative",
    "optional_prices",
    "price_of",
    "together_with_mana_cost",
]

COSTS_ARE_ABILITIES = cite("113.2b")
INSTEAD_OF_UNPAYABLE_COSTS = cite("118.6a")
ADDITIONAL_COSTS = cite("118.8")
ANY_NUMBER_OF_ADDITIONAL_COSTS = cite("118.8a")
OPTIONAL_ADDITIONAL_COSTS = cite("118.8b")
ALTERNATIVE_COSTS = cite("118.9")
ONE_ALTERNATIVE = cite("118.9a")
MOSTLY_OPTIONAL = cite("118.9b")
ANNOUNCING_COSTS = cite("601.2b")
DEFINED_VARIABLE = cite("702.1b")
CASTING_PROTOTYPED = cite("718.3")

_ALTERNATIVE = paid_as(ALTERNATIVE)
_CONVERTED = "more than meets the eye"
_ADDITIONAL = paid_as(ADDITIONAL, ANY_NUMBER_OF_TIMES)
_DISCARDED = {
    "retrace": DiscardCost(Number(1), Filter.of(Type("land"), noun="card", zone="hand")),
    "jump-start": DiscardCost(Number(1)),
}


def _additional_price(keyword: Keyword) -> tuple[Cost, ...]:
    """Return what the additional cost of a keyword is.

    Casualty, conspire, bargain and sticker kicker say it by their rules (702.153a, 702.78a, 702.166a,
    702.33h).
    """
    creature = Filter.of(Type("creature"), ControlledBy(You()))
    match keyword:
        case Keyword("casualty", number=int(least)):
            strong = Comparison("power", ">=", Number(least))
            return (SacrificeCost(narrowed(creature, strong)),)
        case Keyword("conspire"):
            alike = narrowed(creature, Is("untapped"), Shares("color", with_this=True))
            return (DoCost(Tap(Picked(alike, Number(2)))),)
        case Keyword("bargain"):
            worth = AnyOf((Type("artifact"), Type("enchantment"), Is("token")))
            return (SacrificeCost(Filter.of(worth, ControlledBy(You()))),)
        case Keyword("sticker kicker"):
            return (*keyword.price, TicketAndSticker())
        case _:  # the row of the keyword says what it costs
            return keyword.price


def method_of(game: Game, player: str, card: int, options: tuple[str, ...]) -> Method:
    """Return how the card is to be cast, by what its player says.

    Raises:
        IllegalError: the card can't be cast like that.
    """
    thing = game.objects[card]
    down = "face down" in options
    if down:
        ensure_may_be_cast_face_down(game, thing)
    half = half_to_cast(game, player, card, options)
    adventure = thing.adventure is not None and thing.adventure.name in options
    prototyped = is_prototyped(game, card, options)
    bestowed = "bestow" in options and works(game, views(game)[card], "bestow")
    keyword = next((k for k in FROM_GRAVEYARD if k in options and works(game, views(game)[card], k)), "")
    aside = next(
        (k for k, (word, _) in SET_ASIDE.items() if thing.zone == "exile" and word in thing.notes), ""
    )
    if aside:
        said = next((a.price for a in working(game, thing.base.abilities, aside)), ())
        said = () if aside == "plot" else said
        turned = casts_back_face(game, card, options)
        return Method(down, adventure, bestowed, aside, said, turned, prototyped, half)
    price = price_of(game, as_that_half(game, card, half), keyword)
    if keyword == "disturb":
        DISTURB.decided(game, f"{game.label(card)} is cast transformed, for its disturb cost")
    transformed = keyword == "disturb" or is_cast_converted(game, card, options)
    transformed = transformed or casts_back_face(game, card, options)
    return Method(down, adventure, bestowed, keyword, price, transformed, prototyped, half)


@CAST_CONVERTED
def is_cast_converted(game: Game, card: int, options: tuple[str, ...]) -> bool:
    """Whoever announces this cost casts the card with its back face up."""
    if not works(game, views(game)[card], _CONVERTED):
        return False
    converted = _CONVERTED in options
    CAST_CONVERTED.decided(game, f"{game.label(card)} is {'' if converted else 'not '}cast converted")
    return converted


@PROTOTYPE
@CASTING_PROTOTYPED
def is_prototyped(game: Game, card: int, options: tuple[str, ...]) -> bool:
    """The player may choose to cast a card with prototype prototyped."""
    if not works(game, views(game)[card], "prototype"):
        return False
    prototyped = "prototype" in options
    how = "prototyped, with its alternative values" if prototyped else "normally, with its own values"
    for cited in (PROTOTYPE, CASTING_PROTOTYPED):
        cited.decided(game, f"{game.label(card)} is cast {how}")
    return prototyped


def price_of(game: Game, view: View, keyword: str) -> tuple[Cost, ...] | None:
    """Return what the keyword costs; one without a cost of its own is paid for with the card's mana cost.

    None can't be paid.
    """
    for ability in working(game, view.abilities, keyword):
        return ability.price or cost_as_it_is_now(game, view, keyword)
    return ()


@DEFINED_VARIABLE
def cost_as_it_is_now(game: Game, view: View, keyword: str) -> tuple[Cost, ...] | None:
    """A cost that an effect says is the card's mana cost is that of the card, or half, that is being cast."""
    row = rules_of(game).keyword(keyword)
    if row is not None and "cost" in row.follows:
        DEFINED_VARIABLE.decided_once(game, f"the {keyword} cost of {view.name} is {view.cost} now")
    return None if view.cost is None else (ManaPayment(view.cost),)


def optional_prices(game: Game, view: View) -> Iterator[tuple[str, tuple[Cost, ...]]]:
    """The optional additional costs of a card, by the word that announces each."""
    abilities = at_work(game, view.abilities)
    instances = words_for_instances(game, abilities)
    for place, ability in enumerate(abilities):
        match ability:
            case Keyword(name) if name in _ADDITIONAL and (price := _additional_price(ability)):
                word = name if ability.cost is None else f"{name} {ability.cost}"
                yield instances.get(place, word), price
            case Static(effects):
                for part in effects:
                    if isinstance(part, AdditionalCost) and part.optional and len(part.ways) == 1:
                        yield "additional", part.ways[0]
            case _:  # only keywords and static abilities speak of costs to cast a spell (113.3d)
                continue


@ANNOUNCING_COSTS
def announce_costs(game: Game, proposal: Proposal, permission: Permission) -> tuple[Game, Proposal]:
    """The player announces which alternative cost and which additional costs will be paid, with splicing.

    Raises:
        IllegalError: the spell has no such cost, or two alternative costs are announced.
    """
    view = views(game)[proposal.source]
    options = options_by_instance(game, view.abilities, proposal.announced.options)
    options = with_promise(game, proposal, view, may_be_declined(game, view, options))
    proposal = replace(proposal, announced=replace(proposal.announced, options=options))
    alternatives = _alternatives(game, proposal, permission, view)
    chosen = one_alternative(game, alternative_announced(game, view, tuple(alternatives), options))
    costs = mana_cost_to_pay(game, costs_of_halves(game, game.objects[proposal.source], view))
    if chosen:
        price = price_by_keyword(game, view, chosen[0], alternatives[chosen[0]])
        costs = instead_of_mana_cost(game, view, price)
        ANNOUNCING_COSTS.decided(game, f"{proposal.player} announces the alternative cost: {chosen[0]}")
    for word in alternatives:
        note_alternative(game, view, word, is_paid=word in chosen)
    if not chosen and permission.method.face_down:
        costs = price_face_down(game, game.objects[proposal.source])
    if chosen == ("emerge",):
        game, proposal = emerging(game, proposal, view)
        costs = (*(costs or ()), SacrificeCost(It("permanent", slot=NOW)))
    elif chosen == ("harmonize",):
        proposal, tapping = harmonizing(game, proposal)
        costs = (*(costs or ()), *tapping)
    additional, spliced, used = _additional(game, proposal, view, permission.method.keyword)
    game, proposal, offered = with_offering(game, proposal, options)
    additional, used = (
        (*additional, *offered),
        (*used, *(("offering",) if works(game, view, "offering") else ())),
    )
    additional += permission.by.additional if isinstance(permission.by, MayCastThis) else ()
    additional += additional_for_leading(game, proposal.player, proposal.source)
    spell = game.objects[proposal.source]
    known, adventure = {*alternatives, *used, "face down", *words_for_halves(spell)}, spell.adventure
    known |= words_for_faces(spell)
    if permission.method.adventure and adventure is not None:
        known.add(adventure.name)
    known |= {"prototype"} if permission.method.prototyped else set()
    for option in options:
        if option not in known:
            row = rules_of(game).keyword(option) if view.has(option) else None
            citation = ANNOUNCING_COSTS if row is None else row.citation
            raise citation.refuses(f"{game.label(proposal.source)} can't be cast with {option!r}")
    additional = together_with_mana_cost(game, view, additional)
    proposal = replace(proposal, costs=costs, instead=bool(chosen), additional=additional)
    game = with_text_alone(game, proposal, options)
    return with_chosen(game, proposal, options=options, spliced=spliced)


@MOSTLY_OPTIONAL
def alternative_announced(
    game: Game, view: View, alternatives: tuple[str, ...], options: tuple[str, ...]
) -> tuple[str, ...]:
    """An alternative cost is paid if the player says so, and not otherwise."""
    chosen = tuple(option for option in options if option in alternatives)
    if alternatives and not chosen:
        MOSTLY_OPTIONAL.decided(game, f"{view.name} is cast for no alternative cost, though it could be")
    return chosen


@ONE_ALTERNATIVE
def one_alternative(_game: Game, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Only one alternative cost can be applied to a spell.

    Raises:
        IllegalError: there are two.
    """
    if len(chosen) > 1:
        refusal = ANNOUNCING_COSTS.refuses(
            f"two alternative costs, {' and '.join(chosen)}, can't be applied to one spell"
        )
        refusal.steps = (ONE_ALTERNATIVE,)
        raise refusal
    return chosen


@ALTERNATIVE_COSTS
@INSTEAD_OF_UNPAYABLE_COSTS
def instead_of_mana_cost(game: Game, view: View, costs: tuple[Cost, ...] | None) -> tuple[Cost, ...] | None:
    """An alternative cost is paid in the place of the mana cost, even of one that can't be paid."""
    ALTERNATIVE_COSTS.decided(game, f"{view.name} is cast for another cost than its mana cost")
    if view.cost is None and costs is not None:
        INSTEAD_OF_UNPAYABLE_COSTS.decided(game, f"{view.name} has no mana cost, and can be cast for another")
    return costs


@ADDITIONAL_COSTS
@ANY_NUMBER_OF_ADDITIONAL_COSTS
def together_with_mana_cost(game: Game, view: View, additional: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Additional costs, however many, are paid together with the mana cost."""
    if additional:
        ADDITIONAL_COSTS.decided(game, f"{view.name} has an additional cost to be paid")
    if len(additional) > 1:
        ANY_NUMBER_OF_ADDITIONAL_COSTS.decided(
            game, f"{view.name} has {many(len(additional), 'additional cost')}"
        )
    return additional


@OPTIONAL_ADDITIONAL_COSTS
def may_be_declined(game: Game, view: View, options: tuple[str, ...]) -> tuple[str, ...]:
    """Where an additional cost is optional, the player need not announce it."""
    for word, _ in optional_prices(game, view):
        if not any(option == word or word.startswith(f"{option} ") for option in options):
            OPTIONAL_ADDITIONAL_COSTS.decided(game, f"the {word} cost of {view.name} is declined")
    return options


def _alternatives(
    game: Game, proposal: Proposal, permission: Permission, view: View
) -> dict[str, tuple[Cost, ...] | None]:
    """The alternative costs that the player might announce, by the word for each; None can't be paid."""
    found: dict[str, tuple[Cost, ...] | None] = {}
    thing = game.objects[proposal.source]
    base = thing.base.abilities
    if thing.turned and thing.back is not None:
        found.update(
            (_CONVERTED, keyword.price) for keyword in working(game, thing.back.abilities, _CONVERTED)
        )
    for ability in at_work(game, (*view.abilities, *(() if permission.method.face_down else base))):
        if (
            isinstance(ability, Keyword)
            and ability.name in _ALTERNATIVE
            and ability.price
            and ability.name not in FROM_GRAVEYARD
        ):
            found[ability.name] = ability.price
        for said in abilities_meant(game, ability):
            if not isinstance(said, Static):
                continue
            costs = [part.costs for part in said.effects if isinstance(part, AlternativeCost)]
            if not costs or not holds(game, views(game), proposal.speaker, said.condition):
                continue
            if isinstance(ability, Keyword):
                found[ability.name] = costs[0]
            else:
                word = " and ".join(text_of_cost(c) for c in costs[0]) or "without paying"
                found[word] = found["alternative cost"] = costs[0]
    method = permission.method
    if method.keyword and method.keyword not in _DISCARDED:
        found[method.keyword] = method.price
    if permission.by is not None and getattr(permission.by, "without_paying", False):
        found["without paying"] = ()
    for change in changes_for_player(game, proposal.player):
        if isinstance(change, MayPayInstead):
            wanted = replace(change.spells, zone="stack")
            if is_described(game, views(game), proposal.speaker, wanted, proposal.source):
                word = " and ".join(text_of_cost(c) for c in change.costs)
                found[word] = found["alternative cost"] = change.costs
        if isinstance(change, MayCast) and change.without_paying and change.zone == permission.zone:
            if change.among or change.once:
                continue
            wanted = replace(change.spells, zone="stack")
            if is_described(game, views(game), proposal.speaker, wanted, proposal.source):
                found["without paying"] = ()
    return found


@COSTS_ARE_ABILITIES
def costs_among(game: Game, view: View) -> tuple[Ability, ...]:
    """Additional costs are abilities of the card: they are found among those that it has."""
    if any(
        isinstance(a, Static) and any(isinstance(e, AdditionalCost) for e in a.effects)
        for a in view.abilities
    ):
        COSTS_ARE_ABILITIES.decided(game, f"{view.name} has an additional cost, which is an ability")
    return view.abilities


def _additional(
    game: Game, proposal: Proposal, view: View, from_graveyard: str
) -> tuple[tuple[Cost, ...], tuple[Effect, ...], tuple[str, ...]]:
    """The additional costs that will be paid, the instructions of spliced cards, and the options used up."""
    costs: list[Cost] = []
    used: list[str] = []
    options = proposal.announced.options
    abilities = at_work(game, costs_among(game, view))
    instances = words_for_instances(game, abilities)
    for place, ability in enumerate(abilities):
        price = _additional_price(ability) if isinstance(ability, Keyword) else ()
        if isinstance(ability, Keyword) and ability.name in _ADDITIONAL and price:
            by_name = (ability.name, f"{ability.name} {ability.cost}")
            words: tuple[str, ...] = (instances[place],) if place in instances else by_name
            note_additional(game, view, ability, is_paid=any(word in options for word in words))
            for word in words:
                times = options.count(word)
                if not times:
                    continue
                if times > 1 and ability.name not in paid_as(ANY_NUMBER_OF_TIMES):
                    raise ANNOUNCING_COSTS.refuses(f"{ability.name} is paid only once")
                costs += price * times
                used.append(word)
                ANNOUNCING_COSTS.decided(game, f"{proposal.player} will pay {word} {many(times, 'time')}")
        if isinstance(ability, Static):
            for part in ability.effects:
                match part:
                    case AdditionalCost(ways, False):
                        costs += _way(game, proposal.player, ways)
                    case AdditionalCost(ways) if "additional" in options:
                        costs += _way(game, proposal.player, ways)
                        used.append("additional")
                    case AdditionalCost():
                        ANNOUNCING_COSTS.decided(game, f"{proposal.player} will not pay the additional cost")
                    case FlashIfPaid(more) if more and "flash" in options:
                        costs += more
                        used.append("flash")
                    case _:  # the other statements speak of no additional cost
                        continue
    if from_graveyard in _DISCARDED:
        costs.append(_DISCARDED[from_graveyard])
        used.append(from_graveyard)
        ANNOUNCING_COSTS.decided(game, f"{proposal.player} will discard a card for {from_graveyard}")
    used += [option for option in options if option.startswith("gift ")]
    spliced, more, words = spliced_cards(game, proposal, view)
    for word in words:
        ANNOUNCING_COSTS.decided(game, f"{proposal.player} reveals a card in hand, to {word}")
    return (*costs, *more), spliced, with_each_kicker(game, view, (*used, *words))


def _way(game: Game, player: str, ways: tuple[tuple[Cost, ...], ...]) -> tuple[Cost, ...]:
    """One of the ways in which an additional cost may be paid."""
    named = {" and ".join(text_of_cost(c) for c in way): way for way in ways}
    pick = ask_one(game, player, "choose the additional cost to pay", tuple(named))
    ANNOUNCING_COSTS.decided(game, f"{player} will pay the additional cost: {pick}")
    return named[pick]
