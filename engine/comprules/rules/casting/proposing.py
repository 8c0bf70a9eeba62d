"""601.2b-e, 602.2b: a spell or ability is proposed, from the choice of modes to the check of legality.

The steps are the same for spells and abilities. Each takes a game and a :class:`Proposal` and gives both as
they are after the step; what is chosen is kept in the proposal, and on the spell or ability where that is on
the stack.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from comprules.abilities.costs import Cost
from comprules.abilities.kinds import Activated, Modes
from comprules.abilities.nouns import Amount
from comprules.abilities.statements import LeastX
from comprules.book.citing import cite, step
from comprules.events.spells_and_abilities import ChoosesTargets
from comprules.happening import happen
from comprules.keyword_instances import working
from comprules.keywords.rules_702_61_to_120 import ESCALATE
from comprules.procedure import ProcedureStep
from comprules.questions import ask_number, ask_objects
from comprules.rules.casting.announcing_costs import ANNOUNCING_COSTS, announce_costs
from comprules.rules.casting.entwining import in_order, is_entwined
from comprules.rules.costs.assisting import assistant_chosen, pay_as_assistant
from comprules.rules.costs.paying import PAYING_TOTAL_COST
from comprules.rules.costs.paying_with_permanents import with_help
from comprules.rules.costs.symbols_in_costs import SYMBOLS_OF_PROPOSALS, has_x, with_symbols_settled
from comprules.rules.costs.total_cost import (
    DETERMINING_TOTAL_COST,
    TIME_FOR_MANA_ABILITIES,
    TotalCost,
    chance_for_mana_abilities,
    pay_total,
    total_cost,
)
from comprules.rules.keywords.meaning import spell_instructions
from comprules.rules.meaning import amount_of
from comprules.rules.meaning.what_was_paid import X_DEFINED
from comprules.rules.permission.ways_to_cast import Method, Permission
from comprules.rules.targeting.choosing_modes import ask_modes
from comprules.rules.targeting.choosing_targets import CHOOSING_TARGETS, choose_targets, least_and_most
from comprules.rules.targeting.dividing import DIVIDING, divide
from comprules.rules.targeting.modes import (
    PAWPRINTS_WORTH,
    costs_of_pawprints,
    has_other_numbers,
    is_paid,
    is_within_worth,
    modal_part,
)
from comprules.rules.targeting.modes_chosen_before import chosen_before, with_modes_noted
from comprules.rules.targeting.proposal import Announcement, Proposal, with_chosen
from comprules.rules.targeting.targets import (
    NO_TARGET_OF_ITSELF,
    Wanted,
    is_itself,
    is_legal_target,
)
from comprules.rules.targeting.targets_on_the_stack import targets_by_kind
from comprules.rules.targeting.who_chooses import who_chooses
from comprules.ruleset import rules_of, views
from comprules.state.copying import often_copied, replace
from comprules.state.game import Game

__all__ = [
    "CHOOSING",
    "LOOKING_AHEAD_IN_ANNOUNCEMENT",
    "PAYING",
    "TARGETED_ACTIVATED_ABILITIES",
    "TARGETED_SPELLS",
    "TARGETS_OF_KEYWORDS",
    "X_ANNOUNCED",
    "X_OF_ONE_ACTIVATION",
    "X_TO_BE_DETERMINED",
    "X_WITHOUT_COST",
    "Casting",
    "announce",
    "by_steps",
    "how_many_modes",
    "targets_of_ability",
    "targets_of_spell",
    "x_announced",
    "x_defined",
    "x_of_activation",
    "x_without_cost",
]

_NORMALLY = Method()

TARGETED_SPELLS = cite("115.1a")
TARGETED_ACTIVATED_ABILITIES = cite("115.1c")
TARGETS_OF_KEYWORDS = cite("115.1e")
LOOKING_AHEAD_IN_ANNOUNCEMENT = cite("601.4")
X_TO_BE_DETERMINED = cite("107.3")
X_ANNOUNCED = cite("107.3a")
X_WITHOUT_COST = cite("107.3b")
X_OF_ONE_ACTIVATION = cite("107.3k")
MODES = cite("700.2")
MODES_AS_CAST = cite("700.2a")
DIFFERENT_MODES = cite("700.2d")


@often_copied
@dataclass(frozen=True)
class Casting:
    """A spell or ability on its way onto the stack, as the steps of casting hand it on."""

    player: str
    """Who casts the spell or activates the ability."""

    card: int
    """The card that is cast, or the object whose ability is activated."""

    announced: Announcement
    """What the player has said beforehand."""

    method: Method = _NORMALLY
    """In which way the card is cast."""

    permission: Permission | None = None
    """What lets the player cast the spell; None for an ability."""

    made: Proposal | None = None
    """The proposal, once the spell or ability is on the stack."""

    asking: bool = False
    """Whether the player is asked for targets, since nobody has said them."""

    total: TotalCost | None = None
    """The total cost, once it is determined."""

    assistant: str = ""
    """The other player who may pay generic mana for the spell (702.132a)."""

    @property
    def proposal(self) -> Proposal:
        """Return the proposal of what is on the stack."""
        assert self.made is not None
        return self.made


def announce_choices(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The player announces modes, alternative and additional costs, X and how symbols will be paid."""
    proposal = casting.proposal
    if casting.permission is not None:
        game, proposal = announce_costs(game, proposal, casting.permission)
        proposal = with_its_targets(game, proposal)
    game, proposal = announce(game, proposal)
    return game, replace(casting, made=proposal)


def choose_the_targets(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The player chooses the targets."""
    proposal = casting.proposal
    said = _asked_targets(game, proposal) if casting.asking else casting.announced.targets
    for target in said:
        if is_itself(game, casting.card if proposal.is_spell else proposal.thing, target):
            raise NO_TARGET_OF_ITSELF.refuses(f"{game.label(target)} can't target itself")
    which = targets_of_spell if proposal.is_spell else targets_of_ability
    game, chosen = choose_targets(game, proposal.speaker, which(game, proposal), said)
    game, proposal = with_chosen(game, proposal, targets=chosen)
    if any(chosen) and proposal.is_spell:
        game = happen(game, ChoosesTargets(proposal.player, proposal.source))
    return game, replace(casting, made=proposal)


@TARGETED_SPELLS
def targets_of_spell(game: Game, proposal: Proposal) -> Wanted:
    """A spell has the targets that its own instructions name, or its enchant ability.

    What else its abilities name is theirs.
    """
    if views(game)[proposal.source].types & {"instant", "sorcery"}:
        has = "a target" if proposal.targets else "no target"
        TARGETED_SPELLS.decided(game, f"{game.label(proposal.source)} has {has} by its instructions")
    return proposal.targets


@TARGETED_ACTIVATED_ABILITIES
@TARGETS_OF_KEYWORDS
def targets_of_ability(game: Game, proposal: Proposal) -> Wanted:
    """An activated ability has the targets that its text names, chosen as it is activated."""
    if proposal.targets:
        name = game.label(proposal.source)
        TARGETED_ACTIVATED_ABILITIES.decided(game, f"the ability of {name} is targeted")
        on_stack = None if proposal.thing is None else game.objects[proposal.thing].on_stack
        if on_stack is not None and on_stack.ability is not None and on_stack.ability.keyword:
            keyword = on_stack.ability.keyword
            TARGETS_OF_KEYWORDS.decided(game, f"{keyword} of {name} has a target by the rule for the keyword")
    return proposal.targets


def divide_among_targets(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The player announces how what is to be divided is divided."""
    game, proposal = divide(game, casting.proposal)
    return game, replace(casting, made=proposal)


def determine_cost(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The total cost is determined, and locked in with what the player pays it with in the place of mana."""
    total = total_cost(game, casting.proposal)
    if total.payable:
        mana, helping = with_help(game, casting.proposal, total.mana)
        total = replace(total, mana=mana, helping=helping)
    return game, replace(casting, total=total)


def activate_for_mana(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The player has a chance to activate mana abilities, after another who assists."""
    assert casting.total is not None
    game, assistant = assistant_chosen(game, casting.proposal, casting.total)
    game = chance_for_mana_abilities(game, casting.proposal, casting.total)
    return game, replace(casting, assistant=assistant)


def pay_the_cost(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The player pays the total cost, or what an assistant has left of it."""
    assert casting.total is not None
    game, proposal, total = pay_as_assistant(game, casting.proposal, casting.total, casting.assistant)
    game, proposal = pay_total(game, proposal, total)
    return game, replace(casting, made=proposal)


CHOOSING: tuple[ProcedureStep[Casting], ...] = (
    ProcedureStep(ANNOUNCING_COSTS, "announcing modes, costs and X", announce_choices),
    ProcedureStep(CHOOSING_TARGETS, "choosing targets", choose_the_targets),
    ProcedureStep(DIVIDING, "announcing a division", divide_among_targets),
)
"""The steps in which a spell or ability is chosen for."""

PAYING: tuple[ProcedureStep[Casting], ...] = (
    ProcedureStep(DETERMINING_TOTAL_COST, "determining the total cost", determine_cost),
    ProcedureStep(TIME_FOR_MANA_ABILITIES, "activating mana abilities", activate_for_mana),
    ProcedureStep(PAYING_TOTAL_COST, "paying the total cost", pay_the_cost),
)
"""The steps in which a spell or ability is paid for."""


def by_steps(game: Game, casting: Casting, steps: Iterable[ProcedureStep[Casting]]) -> tuple[Game, Casting]:
    """Take steps of casting in their order.

    Raises:
        IllegalError: a step can't be taken.
    """
    for row in steps:
        with step(row.citation):
            game, casting = row.carry_out(game, casting)
    return game, casting


def with_its_targets(game: Game, proposal: Proposal) -> Proposal:
    """Return the proposal with the spell's instructions, or what its enchant ability targets (303.4a)."""
    view = views(game)[proposal.source]
    effects = spell_instructions(game, view)
    return replace(proposal, effects=effects, wanted=targets_by_kind(game, view, proposal.chosen))


def _asked_targets(game: Game, proposal: Proposal) -> tuple[int | str, ...]:
    """Return the targets that the player names when asked, word by word."""
    targets: list[int | str] = []
    everything: tuple[int | str, ...] = (*game.objects, *game.alive)
    for want in proposal.targets:
        legal = [
            t
            for t in everything
            if is_legal_target(game, proposal.speaker, want, t) and not is_itself(game, proposal.thing, t)
        ]
        text = f"choose a target for {game.label(proposal.source)}"
        least, most = least_and_most(game, proposal.speaker, want)
        targets += ask_objects(game, proposal.player, text, legal, least, min(most, len(legal)))
    return tuple(targets)


# ---- 601.2b


@ANNOUNCING_COSTS.essential("modes, costs and X have to be settled before targets are chosen")
def announce(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    """Modes are chosen, then the value of X, then how hybrid and Phyrexian symbols are to be paid.

    Which optional costs are paid has been said already: it is part of the proposal's costs and options.
    """
    game, proposal = _choose_modes(game, proposal)
    game, proposal = _announce_x(game, proposal)
    return game, _announce_symbols(game, proposal)


def _choose_modes(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    modes = modal_part(proposal.effects)
    if modes is None:
        if proposal.announced.modes:
            raise MODES.refuses(f"{game.label(proposal.source)} has no modes")
        return game, proposal
    least, most = how_many_modes(game, proposal, modes)
    most = len(modes.modes) if most is None and not modes.repeated else most
    player = who_chooses(game, proposal.speaker, modes.chooser, for_spell=proposal.is_spell)
    picked: tuple[int, ...] | None = proposal.announced.modes if player == proposal.player else ()
    if not picked:
        what = game.label(proposal.source)
        picked = ask_modes(game, proposal.speaker, modes, player, what, least, most)
        if picked is None:
            raise MODES_AS_CAST.refuses(f"no mode of {what} can be chosen")
    stray = [k for k in picked if not 1 <= k <= len(modes.modes)]
    stray += [k for k in picked if k in chosen_before(game, proposal.speaker.source, modes)]
    if stray or (len(set(picked)) < len(picked) and not modes.repeated):
        raise DIFFERENT_MODES.refuses(f"{game.label(proposal.source)} does not have these modes to choose")
    if len(picked) < least or (most is not None and len(picked) > most):
        raise ANNOUNCING_COSTS.refuses(
            f"{len(picked)} modes of {game.label(proposal.source)} can't be chosen"
        )
    if modes.worth and not is_within_worth(game, modes, picked):
        raise PAWPRINTS_WORTH.refuses(f"these modes of {game.label(proposal.source)} have too many pawprints")
    ANNOUNCING_COSTS.decided(game, f"{player} chooses the modes {', '.join(map(str, picked))}")
    more = costs_of_modes(game, proposal, modes, picked)
    return with_chosen(
        with_modes_noted(game, proposal.speaker.source, modes, picked),
        replace(proposal, additional=(*proposal.additional, *more)),
        modes=in_order(game, proposal, picked),
    )


@LOOKING_AHEAD_IN_ANNOUNCEMENT
def how_many_modes(game: Game, proposal: Proposal, modes: Modes) -> tuple[int, int | None]:
    """A choice made later in the same step can decide an earlier one: a kicked spell's number of modes."""
    if modes.paid and is_paid(proposal.chosen, modes.paid):
        LOOKING_AHEAD_IN_ANNOUNCEMENT.decided(
            game, f"{modes.paid} will be paid, so other numbers of modes may be chosen"
        )
        return modes.least_paid, modes.most_paid
    if has_other_numbers(game, proposal.speaker, modes):
        return modes.least_paid, modes.most_paid
    if is_entwined(game, proposal):
        LOOKING_AHEAD_IN_ANNOUNCEMENT.decided(game, "entwine will be paid, so all modes are chosen")
        return len(modes.modes), len(modes.modes)
    return modes.least, modes.most


def costs_of_modes(game: Game, proposal: Proposal, modes: Modes, picked: tuple[int, ...]) -> tuple[Cost, ...]:
    """Return what the chosen modes cost in addition (702.120, 702.172).

    Escalate costs so much for each mode beyond the first; with spree or tiered a cost stands before each.
    """
    row = rules_of(game).keyword(modes.keyword) if modes.keyword else None
    costs: tuple[Cost, ...] = ()
    if row is not None and not row.left_out_whole:
        costs = tuple(cost for number in picked for cost in modes.modes[number - 1].costs)
        row.citation.decided(game, f"each of the chosen modes has its cost, by {row.name}")
    if modes.worth:
        costs += costs_of_pawprints(game, modes, picked)
    for ability in working(game, views(game)[proposal.source].abilities, "escalate"):
        beyond = len(picked) - 1
        if beyond > 0:
            ESCALATE.decided(game, f"{beyond} modes beyond the first cost more")
        costs += ability.price * beyond
    return costs


# ---- X, hybrid and Phyrexian symbols


def _announce_x(game: Game, proposal: Proposal) -> tuple[Game, Proposal]:
    said = proposal.announced.x
    ability = proposal.speaker.of.ability
    if isinstance(ability, Activated) and ability.x is not None:
        return with_chosen(game, proposal, x=x_defined(game, proposal, ability.x))
    if not has_x(proposal.costs or ()) and not has_x(proposal.additional):
        x = x_without_cost(game, proposal, said or 0)
        return (game, proposal) if not x else with_chosen(game, proposal, x=x)
    if said is None:
        text = f"choose the value of X of {game.label(proposal.source)}"
        said = ask_number(game, proposal.player, text)
    least = least_x(game, proposal)
    if said < least:
        raise ANNOUNCING_COSTS.refuses(f"the X of {game.label(proposal.source)} can't be {said}")
    said = x_announced(game, proposal, said)
    if not proposal.is_spell:
        said = x_of_activation(game, proposal, said)
    ANNOUNCING_COSTS.decided(game, f"X of {game.label(proposal.source)} is {said}")
    return with_chosen(game, proposal, x=said)


def least_x(game: Game, proposal: Proposal) -> int:
    """Return the least that can be chosen for X, as the text of the spell or ability says."""
    ability = proposal.speaker.of.ability
    if isinstance(ability, Activated):
        return ability.least_x
    abilities = views(game)[proposal.source].abilities
    said = (part for one in abilities for part in getattr(one, "effects", ()))
    return max((part.least for part in said if isinstance(part, LeastX)), default=0)


@X_ANNOUNCED
@X_TO_BE_DETERMINED
def x_announced(game: Game, proposal: Proposal, said: int) -> int:
    """X in a cost is what its player announces; on the stack every X in the costs is that number."""
    X_TO_BE_DETERMINED.decided(game, f"no ability defines this X: {proposal.player} chooses it")
    X_ANNOUNCED.decided(game, f"{proposal.player} announces {said} as the X of {game.label(proposal.source)}")
    return said


@X_DEFINED
def x_defined(game: Game, proposal: Proposal, says: Amount) -> int:
    """Where the text of an ability says what X is, its controller has no choice.

    Raises:
        IllegalError: another number was announced.
    """
    x = amount_of(game, views(game), proposal.speaker, says)
    if proposal.announced.x not in (None, x):
        raise X_DEFINED.refuses(f"the text of {game.label(proposal.source)} says that X is {x}")
    X_DEFINED.decided(game, f"X of {game.label(proposal.source)} is {x}, as its text says")
    return x


@X_OF_ONE_ACTIVATION
def x_of_activation(game: Game, proposal: Proposal, said: int) -> int:
    """X in an activation cost is chosen for this activation alone, whatever other X the object has."""
    X_OF_ONE_ACTIVATION.decided(game, f"for this ability of {game.label(proposal.source)} alone X is {said}")
    return said


@X_WITHOUT_COST
def x_without_cost(game: Game, proposal: Proposal, said: int) -> int:
    """Where no cost with X is paid, nothing but 0 can be chosen for the X of a mana cost.

    Raises:
        IllegalError: another number was announced.
    """
    mana = views(game)[proposal.source].cost if proposal.is_spell else None
    has_one = mana is not None and "X" in mana.symbols
    if said:
        refusal = ANNOUNCING_COSTS.refuses(f"{game.label(proposal.source)} has no X to pay for")
        refusal.steps = (X_WITHOUT_COST,) if has_one else ()
        raise refusal
    if has_one:
        X_WITHOUT_COST.decided(game, f"no X of {game.label(proposal.source)} is paid for, so X is 0")
    return 0


def _announce_symbols(game: Game, proposal: Proposal) -> Proposal:
    def settled(costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
        when = (ANNOUNCING_COSTS, SYMBOLS_OF_PROPOSALS)
        return tuple(c for cost in costs for c in with_symbols_settled(game, proposal.player, cost, *when))

    costs = None if proposal.costs is None else settled(proposal.costs)
    additional = settled(proposal.additional)
    if (costs, additional) == (proposal.costs, proposal.additional):
        return proposal
    return replace(proposal, costs=costs, additional=additional)
