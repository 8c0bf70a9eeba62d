"""602, 605.3: activating abilities, step by step.

An illegal activation leaves the game as it was (602.2, 731.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from comprules.abilities.costs import Cost, TapCost
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Activated, Effect
from comprules.book.citing import IllegalError, cite, step, tried
from comprules.english.texts import text_of
from comprules.events.players import TapsForMana
from comprules.events.spells_and_abilities import Activates, CreatesOnStack
from comprules.events.zones import Reveals
from comprules.happening import happen
from comprules.happening.drawn_face_down import proposal_begun, proposal_over
from comprules.happening.whose_turn import has_priority, is_active, without_priority
from comprules.procedure import ProcedureStep
from comprules.rules.activating.activation_instructions import ACTIVATING, as_used, ensure_may_activate
from comprules.rules.casting.casting import PRIORITY_KEPT, REVERSED_ACTION
from comprules.rules.casting.proposing import CHOOSING, PAYING, Casting, by_steps
from comprules.rules.keywords.meaning import activated_meant, note_at_work, works_beside_others
from comprules.rules.mana.mana_abilities import (
    is_mana_ability,
    resolve_triggered_mana_abilities,
    skips_the_stack,
)
from comprules.rules.meaning.deployment import abilities_of_options
from comprules.rules.meaning.land_types import (
    INTRINSIC_MANA_ABILITIES,
    abilities_of_land_types,
    comes_from_land_type,
)
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.permission.loyalty_abilities import loyalty_to_pay
from comprules.rules.targeting.proposal import Announcement, Proposal
from comprules.rules.targeting.targets import targets_in
from comprules.rules.triggers.expired_durations import watched_from_now
from comprules.rules.triggers.putting_on_the_stack import WHAT_IS_ON_THE_STACK
from comprules.rules.triggers.revealing import reveal_what_waited
from comprules.ruleset import Begun, Table, rules_of, seen, views
from comprules.state.copying import altered, replace
from comprules.state.game import Game
from comprules.state.objects import NOT_YET, AbilityOnStack, Characteristics, GameObject, Held, OnStack, View

__all__ = [
    "ACTIVATED_ABILITIES",
    "ACTIVATING_ACTIVATED_ABILITIES",
    "ACTIVATING_AS_CASTING",
    "ACTIVATING_MANA_ABILITIES",
    "ACTIVATING_STEPS",
    "ACTIVATION_COST",
    "CONTROLLER_OF_ABILITY",
    "CONTROLLER_OF_MANA_ABILITY",
    "COST_AND_EFFECT",
    "IS_TAPPED_FOR_MANA",
    "MANA_ABILITY_NOT_AGAIN_BEFORE_RESOLVED",
    "PUTTING_ABILITY_ON_STACK",
    "TAPPING_FOR_MANA",
    "TIME_FOR_MANA",
    "TIME_TO_ACTIVATE",
    "activate",
    "activate_mana_ability",
    "activated_abilities",
    "as_when_casting",
    "can_be_activated",
    "controller_of_ability",
    "controller_of_mana_ability",
    "cost_and_effect",
    "ensure_has_priority",
    "follows_the_rules",
    "is_activated",
    "is_tapped_for_mana",
    "mana_abilities",
    "may_begin",
    "revealed",
    "take_steps_of_choosing",
    "take_steps_of_paying",
    "taps_for_mana",
    "text_alone",
    "who_pays",
]

TAPPING_FOR_MANA = cite("106.12")
IS_TAPPED_FOR_MANA = cite("106.12a")
TIME_TO_ACTIVATE = cite("117.1b")
CONTROLLER_OF_MANA_ABILITY = cite("109.4a")
COST_AND_EFFECT = cite("113.3b")
CONTROLLER_OF_ABILITY = cite("113.8")
ACTIVATED_ABILITIES = cite("602.1")
ACTIVATION_COST = cite("602.1a")
ACTIVATING_ACTIVATED_ABILITIES = cite("602.1c")
PUTTING_ABILITY_ON_STACK = cite("602.2a")
ACTIVATING_AS_CASTING = cite("602.2b")
ACTIVATING_MANA_ABILITIES = cite("605.3")
TIME_FOR_MANA = cite("605.3a")
MANA_ABILITY_NOT_AGAIN_BEFORE_RESOLVED = cite("605.3c")


def activated_abilities(game: Game, source: int) -> tuple[Held, ...]:
    """Return the activated abilities of an object, with those of keywords and basic lands."""
    view = views(game)[source]
    given = tuple(
        can
        for held in view.held
        if works_beside_others(game, view, held)
        for can in can_be_activated(game, held)
    )
    if source in game.battlefield:
        given = (*given, *abilities_of_options(game, view))
    return (*given, *abilities_of_land_types(game, view)) if "land" in view.types else given


@ACTIVATING_ACTIVATED_ABILITIES
def can_be_activated(game: Game, held: Held) -> tuple[Held, ...]:
    """Activated abilities, keywords that stand for one among them, can be activated, and no others."""
    if not isinstance(held.ability, Keyword):
        return (held,) if is_activated(game, held) else ()
    meant = activated_meant(game, held.ability)
    if len(meant) < 2:
        return (held,) if meant else ()
    return tuple(replace(held, ability=ability, uid=(*held.uid, n)) for n, ability in enumerate(meant))


def is_activated(game: Game, held: Held) -> bool:
    """Say whether an ability is an activated ability."""
    ability = held.ability
    return isinstance(ability, Activated) or (
        isinstance(ability, Keyword) and bool(activated_meant(game, ability))
    )


def _spelled_out(game: Game, held: Held) -> Activated:
    """Return a keyword that stands for an activated ability as that ability."""
    ability = held.ability
    if isinstance(ability, Activated):
        return ability
    assert isinstance(ability, Keyword)
    return activated_meant(game, ability)[0]


@ACTIVATING.essential("abilities have to be activated somehow")
def activate(game: Game, player: str, source: int, held: Held, announced: Announcement) -> Game:
    """A player activates an ability step by step: it goes on the stack, choices are made, costs are paid.

    Raises:
        IllegalError: some step can't be taken; the game given is untouched.
    """
    with tried(game), step(PRIORITY_KEPT), step(REVERSED_ACTION):
        ability = _spelled_out(game, held)
        ensure_has_priority(game, player, source, ability)
        ensure_may_activate(game, player, source, held, ability)
        if skips_the_stack(game, source, ability):
            TIME_FOR_MANA.decided(
                game, f"{player}, who has priority, activates a mana ability of {game.label(source)}"
            )
            return rules_of(game).receive_priority(
                _through_without_stack(game, player, source, held, announced, ()), player
            )
        activating = Activating(held, Casting(player, source, announced))
        for row in rules_of(game).activating:
            with step(row.citation):
                game, activating = row.carry_out(game, activating)
        return rules_of(game).receive_priority(game, player)


@TIME_TO_ACTIVATE
def ensure_has_priority(game: Game, player: str, source: int, ability: Activated) -> None:
    """An ability is activated by a player who has priority, whosever turn it is and whatever waits.

    Raises:
        IllegalError: the player does not have priority.
    """
    if not has_priority(game, player):
        citation = TIME_FOR_MANA if is_mana_ability(game, source, ability) else TIME_TO_ACTIVATE
        raise without_priority(citation, player)
    if not is_active(game, player) or game.zone("stack"):
        TIME_TO_ACTIVATE.decided(game, f"{player} has priority, and may activate an ability")


@COST_AND_EFFECT
@ACTIVATED_ABILITIES
def cost_and_effect(
    game: Game, source: int, ability: Activated
) -> tuple[tuple[Cost, ...], tuple[Effect, ...]]:
    """An activated ability is its cost, before the colon, and its effect, behind it."""
    for cited in (ACTIVATED_ABILITIES, COST_AND_EFFECT):
        cited.decided(game, f"an ability of {game.label(source)} has a cost and an effect")
    return ability.costs, ability.effects


# ---- 602.1a


@ACTIVATION_COST
def who_pays(game: Game, player: str, source: int) -> str:
    """The player who activates an ability pays its activation cost, all that stands before the colon."""
    ACTIVATION_COST.decided(game, f"{player} pays the activation cost of an ability of {game.label(source)}")
    return player


def take_steps_of_paying(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The player determines the total cost, activates mana abilities and pays."""
    proposal = casting.proposal
    costs = proposal.costs or ()
    proposal = altered(proposal, costs=loyalty_to_pay(game, proposal.speaker, costs))
    payer = who_pays(game, proposal.player, proposal.source)
    controller = proposal.speaker.controller
    proposal = altered(proposal, speaker=altered(proposal.speaker, controller=payer))
    game, casting = by_steps(game, replace(casting, made=proposal), _of_casting(game, PAYING))
    proposal = casting.proposal
    speaker = altered(proposal.speaker, controller=controller)
    return game, replace(casting, made=altered(proposal, speaker=speaker))


def take_steps_of_choosing(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The player takes the steps in which modes, costs and targets are chosen."""
    return by_steps(game, casting, _of_casting(game, CHOOSING))


def _of_casting(game: Game, steps: tuple[ProcedureStep[Casting], ...]) -> Iterator[ProcedureStep[Casting]]:
    """These steps as the ruleset has them for casting."""
    wanted = {row.citation for row in steps}
    return (row for row in rules_of(game).casting if row.citation in wanted)


# ---- 602.2a


@PUTTING_ABILITY_ON_STACK
def revealed(game: Game, player: str, source: int) -> Game:
    """A card in a hidden zone is revealed as its ability is activated."""
    if game.objects[source].zone in ("hand", "library"):
        PUTTING_ABILITY_ON_STACK.decided(
            game, f"{player} reveals {game.label(source)} to activate its ability"
        )
        return happen(game, Reveals(player, source))
    return game


@PUTTING_ABILITY_ON_STACK
def text_alone(game: Game, source: int, held: Held) -> Characteristics:
    """Its text is all that an ability on the stack has; it has no color, type or name."""
    PUTTING_ABILITY_ON_STACK.decided(
        game, f"an ability of {game.label(source)} is on the stack, with nothing but its text"
    )
    return Characteristics(abilities=(held.ability,))


@CONTROLLER_OF_ABILITY
@WHAT_IS_ON_THE_STACK
def controller_of_ability(game: Game, player: str, source: int) -> str:
    """Whoever activates an ability controls it, whosever its source is."""
    if game.last_seen(source).owner != player:
        for cited in (CONTROLLER_OF_ABILITY, WHAT_IS_ON_THE_STACK):
            cited.decided(game, f"{player} controls the ability of {game.label(source)}")
    return player


def onto_the_stack(
    game: Game, player: str, source: int, held: Held, announced: Announcement
) -> tuple[Game, Proposal]:
    """The ability is created on top of the stack, under the control of whoever activates it."""
    base = text_alone(game, source, held)
    keyword = held.ability.name if isinstance(held.ability, Keyword) else ""
    made_of = AbilityOnStack(
        _spelled_out(game, held), source, origin=held.origin, uid=held.uid, keyword=keyword
    )
    on_stack = OnStack(ability=made_of)
    label = f"ability of {game.label(source)}"
    who = controller_of_ability(game, player, source)
    thing = GameObject(NOT_YET, label, base, who, who, "stack", NOT_YET, kind="ability", on_stack=on_stack)
    game = happen(game, CreatesOnStack(thing))
    made = game.zone("stack")[0]
    proposal = replace(_proposal(game, player, source, held, announced), thing=made, chosen=on_stack)
    return watched_from_now(game, made, proposal.speaker, proposal.effects), proposal


@CONTROLLER_OF_MANA_ABILITY
def controller_of_mana_ability(game: Game, player: str, source: int, ability: Activated) -> str:
    """Whoever activates a mana ability controls it, as though it went onto the stack."""
    if game.last_seen(source).owner != player and is_mana_ability(game, source, ability):
        CONTROLLER_OF_MANA_ABILITY.decided(
            game, f"{player} controls the mana ability of {game.label(source)}"
        )
    return player


def _proposal(game: Game, player: str, source: int, held: Held, announced: Announcement) -> Proposal:
    ability = _spelled_out(game, held)
    who = controller_of_mana_ability(game, player, source, ability)
    speaker = speaker_of(game, source, held, who)
    speaker = replace(speaker, of=replace(speaker.of, ability=ability))
    costs, effects = cost_and_effect(game, source, ability)
    return Proposal(speaker, None, effects, announced, costs)


# ---- 602.2b


@ACTIVATING_AS_CASTING
def as_when_casting(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """After its announcement an ability goes on like a spell: choices, then the total cost, then payment."""
    game, casting = take_steps_of_choosing(game, casting)
    ACTIVATING_AS_CASTING.decided(
        game, f"an ability of {game.label(casting.card)} is chosen for and paid as a spell would be"
    )
    return take_steps_of_paying(game, casting)


# ---- the steps


@dataclass(frozen=True, slots=True)
class Activating:
    """An ability on its way onto the stack."""

    held: Held
    """The ability, as its source has it."""

    casting: Casting
    """Who activates it, what has been said, and what it has come to."""


def create_on_the_stack(game: Game, activating: Activating) -> tuple[Game, Activating]:
    """A card in a hidden zone is revealed, and the ability is created on the stack."""
    casting = activating.casting
    game = revealed(game, casting.player, casting.card)
    game, proposal = onto_the_stack(game, casting.player, casting.card, activating.held, casting.announced)
    return proposal_begun(game), replace(activating, casting=replace(casting, made=proposal))


def choose_and_pay(game: Game, activating: Activating) -> tuple[Game, Activating]:
    """The ability is chosen for and paid for as a spell would be."""
    game, casting = as_when_casting(game, activating.casting)
    return game, replace(activating, casting=casting)


def _as_it_is_held(view: View, held: Held) -> Held:
    """Find the keyword ability behind one of the several activated abilities that it stands for."""
    behind = (
        other for other in view.held if isinstance(other.ability, Keyword) and other.uid == held.uid[:-1]
    )
    return held if held in view.held else next(behind, held)


def become_activated(game: Game, activating: Activating) -> tuple[Game, Activating]:
    """The ability becomes activated, and what triggers on that does."""
    held, casting = activating.held, activating.casting
    thing = casting.proposal.thing
    assert thing is not None
    view = seen(game, casting.card)
    note_at_work(game, casting.card, view, _as_it_is_held(view, held))
    used = as_used(game, casting.player, held)
    game = happen(game, Activates(casting.player, casting.card, thing, used))
    return reveal_what_waited(proposal_over(game)), activating


ACTIVATING_STEPS: Table[ProcedureStep[Activating]] = Table(
    "steps of activating an ability",
    (
        ProcedureStep(PUTTING_ABILITY_ON_STACK, "creating the ability on the stack", create_on_the_stack),
        ProcedureStep(ACTIVATING_AS_CASTING, "choosing and paying as for a spell", choose_and_pay),
        ProcedureStep(ACTIVATING_AS_CASTING, "becoming activated", become_activated),
    ),
)


# ---- mana abilities: 605.3


@TIME_FOR_MANA
def mana_abilities(game: Game, player: str, begun: Begun = ()) -> dict[str, tuple[int, Held]]:
    """The mana abilities that a player could activate in the middle of a payment, each by what it is called.

    ``begun`` are those being activated already.
    """
    found: dict[str, tuple[int, Held]] = {}
    for i in game.battlefield:
        held_here = activated_abilities(game, i)
        if not held_here or not any(_may_offer(game, player, i, held) for held in held_here):
            continue
        mine = [held for held in held_here if _may_offer(game, player, i, held)]
        mine = [held for held in mine if may_begin(game, i, held, begun)]
        for held in mine:
            label = game.label(i) if len(mine) == 1 else f"{game.label(i)}, {text_of(held.ability)}"
            found[label] = i, held
    return found


def _may_offer(game: Game, player: str, source: int, held: Held) -> bool:
    """Say whether a mana ability could be activated by the player in the middle of a payment."""
    ability = held.ability
    if not isinstance(ability, Activated) or not is_mana_ability(game, source, ability):
        return False
    if any(isinstance(c, TapCost) and game.objects[source].tapped != c.untap for c in ability.costs):
        return False
    try:
        with tried(game):
            follows_the_rules(game, player, source, held)
    except IllegalError as refusal:
        if refusal.citation is not None:
            refusal.citation.decided_once(game, f"a mana ability is not offered: {refusal.reason}")
        return False
    return True


@ACTIVATING_MANA_ABILITIES
def follows_the_rules(game: Game, player: str, source: int, held: Held) -> None:
    """A mana ability is activated by the rules for any activated ability, timing apart.

    Raises:
        IllegalError: it may not be activated.
    """
    ensure_may_activate(game, player, source, held, _spelled_out(game, held), amid=True)


@MANA_ABILITY_NOT_AGAIN_BEFORE_RESOLVED
def may_begin(game: Game, source: int, held: Held, begun: Begun) -> bool:
    """A mana ability that is being activated can't be activated again before it has resolved."""
    if (source, held.uid) in begun:
        MANA_ABILITY_NOT_AGAIN_BEFORE_RESOLVED.decided_once(
            game, f"a mana ability of {game.label(source)} has not resolved yet"
        )
        return False
    return True


def activate_mana_ability(game: Game, player: str, source: int, held: Held, begun: Begun = ()) -> Game:
    """Activate a mana ability in the middle of a payment; it resolves at once, whatever else is going on.

    Raises:
        IllegalError: its cost can't be paid.
    """
    TIME_FOR_MANA.decided(
        game, f"{player} activates a mana ability of {game.label(source)} in the middle of a payment"
    )
    if not skips_the_stack(game, source, _spelled_out(game, held)):
        return activate(replace(game, priority=player), player, source, held, Announcement())
    return _through_without_stack(game, player, source, held, Announcement(), begun)


def _through_without_stack(
    game: Game, player: str, source: int, held: Held, announced: Announcement, begun: Begun
) -> Game:
    """Propose, pay for and resolve a mana ability; targets that it may have are asked for if none are named.

    Then what triggers on it resolves if it is a mana ability too.
    """
    ACTIVATING_MANA_ABILITIES.decided(
        game, f"a mana ability of {game.label(source)} is activated as any activated ability is"
    )
    if comes_from_land_type(held):
        INTRINSIC_MANA_ABILITIES.decided(
            game, f"{game.label(source)} has “{text_of(held.ability)}” because of its land type"
        )
    proposal = replace(_proposal(game, player, source, held, announced), begun=(*begun, (source, held.uid)))
    asking = not announced.targets and bool(targets_in(_spelled_out(game, held).effects))
    casting = Casting(player, source, announced, made=proposal, asking=asking)
    game, casting = take_steps_of_paying(*take_steps_of_choosing(game, casting))
    proposal = casting.proposal
    game = happen(game, Activates(player, source, 0, as_used(game, player, held)))
    before = game.players[player].mana
    tapped = taps_for_mana(game, source, _spelled_out(game, held))
    game = rules_of(game).instruct(
        game, replace(proposal.speaker, of=replace(proposal.speaker.of, taps=tapped)), proposal.left
    )
    if tapped:
        made = {k: n - before.get(k, 0) for k, n in game.players[player].mana.items()}
        game = is_tapped_for_mana(
            game, player, source, tuple(kind for kind, more in made.items() if more > 0)
        )
    return resolve_triggered_mana_abilities(game)


@TAPPING_FOR_MANA
def taps_for_mana(game: Game, source: int, ability: Activated) -> bool:
    """A permanent is tapped for mana by a mana ability with the tap symbol in its cost, and by no other."""
    taps = any(isinstance(cost, TapCost) and not cost.untap for cost in ability.costs)
    if not taps:
        TAPPING_FOR_MANA.decided(game, f"a mana ability of {game.label(source)} does not tap it")
    return taps


@IS_TAPPED_FOR_MANA
def is_tapped_for_mana(game: Game, player: str, source: int, produced: tuple[str, ...]) -> Game:
    """A permanent is tapped for mana once its ability has produced some, wherever it is by then."""
    if not produced:
        IS_TAPPED_FOR_MANA.decided(game, f"{game.label(source)} produced no mana and was not tapped for any")
        return game
    IS_TAPPED_FOR_MANA.decided(game, f"{game.label(source)} was tapped for mana")
    return happen(game, TapsForMana(player, source, produced))
