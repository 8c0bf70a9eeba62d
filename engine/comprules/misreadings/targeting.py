"""115, 303.4, 601.2c, 700.2: targets, modes, and what may be attached to what, misread."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import Modes, NewTargets
from comprules.abilities.nouns import Filter, Players, Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.mana import ManaCost
from comprules.rules.casting.proposing import (
    TARGETED_ACTIVATED_ABILITIES,
    TARGETED_SPELLS,
    TARGETS_OF_KEYWORDS,
    targets_of_ability,
    targets_of_spell,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.targeting.attaching import ATTACHED_IN_VAIN, is_moved_onto
from comprules.rules.targeting.changing_targets import (
    CHANGING_ANY_TARGETS,
    CHANGING_ONE_TARGET,
    CHANGING_THE_TARGETS,
    CHOOSING_NEW_TARGETS,
    FINAL_SET_OF_TARGETS,
    OTHER_TARGETS,
    Group,
    One,
    Place,
    can_go_on,
    change_all_targets,
    change_any_targets,
    change_one_target,
    choose_new_targets,
    give_new_targets,
    with_new_targets,
)
from comprules.rules.targeting.choosing_targets import (
    CHOOSING_TARGETS,
    DECLARING_TARGETS,
    ONE_TARGET_ONCE,
    choose_targets,
    ensure_none_again,
    ensure_not_twice,
    ensure_obeyed,
)
from comprules.rules.targeting.dividing import DIVIDING, division_among
from comprules.rules.targeting.modes import (
    PAWPRINT_SYMBOL,
    PAWPRINTS_WORTH,
    costs_of_pawprints,
    is_within_worth,
    pawprints_of,
)
from comprules.rules.targeting.proposal import Proposal
from comprules.rules.targeting.targets import (
    INSTRUCTIONS_AFTER_THE_EFFECT,
    LEGALITY_OF_TARGETS_AGAIN,
    NO_TARGET_OF_ITSELF,
    ONLY_PERMANENTS,
    Targets,
    Wanted,
    is_itself,
    may_target,
    still_legal,
    targets_in,
    where_it_may_be,
)
from comprules.rules.targeting.targets_on_the_stack import AURA_SPELLS, enchanted_targets
from comprules.rules.targeting.who_chooses import (
    ANOTHER_CHOOSES_FOR_ABILITY,
    ANOTHER_CHOOSES_FOR_SPELL,
    ORDER_OF_CHOOSING_FOR_ABILITY,
    ORDER_OF_CHOOSING_FOR_SPELL,
    WHICH_OPPONENT_CHOOSES_FOR_ABILITY,
    WHICH_OPPONENT_CHOOSES_FOR_SPELL,
    chooser_for_ability,
    chooser_for_spell,
    first_for_ability,
    first_for_spell,
    opponent_for_ability,
    opponent_for_spell,
)
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []

# ---- choosing targets


@CHOOSING_TARGETS.misreading_of(choose_targets)
def whatever_is_named(
    game: Game, _speaker: Speaker, wanted: Wanted, targets: tuple[int | str, ...]
) -> tuple[Game, Targets]:
    """Anything may be named as a target, as often as one likes."""
    groups: dict[int, tuple[int | str, ...]] = {}
    left = targets
    for k, want in enumerate(wanted):
        number = max(1, len(left) - (len(wanted) - k - 1)) if getattr(want, "most", 1) != 1 else 1
        groups[want.index], left = left[:number], left[number:]
    return game, tuple(groups.get(k, ()) for k in range(max(groups, default=-1) + 1))


@ONE_TARGET_ONCE.misreading_of(ensure_none_again)
def once_more(
    _game: Game, _speaker: Speaker, _group: tuple[int | str, ...], _chosen: dict[int, tuple[int | str, ...]]
) -> None:
    """One object or player may be chosen for several instances of the word."""


@ONE_TARGET_ONCE.misreading_of(ensure_not_twice)
def twice(
    _game: Game, _speaker: Speaker, _group: tuple[int | str, ...], _chosen: dict[int, tuple[int | str, ...]]
) -> None:
    """One object or player may be chosen several times for one word."""


@DECLARING_TARGETS.misreading_of(choose_targets)
def put_off(
    game: Game, _speaker: Speaker, _wanted: Wanted, _targets: tuple[int | str, ...]
) -> tuple[Game, Targets]:
    """Nothing is aimed at before it resolves."""
    return game, ()


@TARGETED_SPELLS.misreading_of(targets_of_spell)
def by_all_abilities(game: Game, proposal: Proposal) -> Wanted:
    """A spell has every target that is named anywhere on its card."""
    found = [targets_in(getattr(a, "effects", ())) for a in views(game)[proposal.source].abilities]
    return proposal.wanted or tuple(want for wanted in found for want in wanted)


@TARGETS_OF_KEYWORDS.misreading_of(targets_of_ability)
@TARGETED_ACTIVATED_ABILITIES.misreading_of(targets_of_ability)
def spells_alone(_game: Game, _proposal: Proposal) -> Wanted:
    """Only spells have targets."""
    return ()


@AURA_SPELLS.misreading_of(enchanted_targets)
def without_the_word(_game: Game, _view: View) -> tuple[Target | PlayerTarget, ...] | None:
    """No Aura says "target", so none has any."""
    return None


@ONLY_PERMANENTS.misreading_of(where_it_may_be)
def wherever_it_is(game: Game, described: Filter, chosen: int) -> Filter:
    """A card of the right kind will do, wherever it is."""
    if described.zone == "battlefield" and game.objects[chosen].zone == "graveyard":
        return replace(described, noun="card", zone="graveyard")
    return described


@NO_TARGET_OF_ITSELF.misreading_of(is_itself)
def as_good_as_another(_game: Game, _thing: int | None, _chosen: int | str) -> bool:
    """A spell may be aimed at itself."""
    return False


@CHOOSING_TARGETS.misreading_of(ensure_obeyed)
def anything_goes(
    _game: Game, _speaker: Speaker, _wanted: Wanted, _groups: dict[int, tuple[int | str, ...]]
) -> None:
    """Nothing has to be chosen."""


# ---- dividing


@DIVIDING.misreading_of(division_among)
def shared_equally(
    _game: Game, _player: str, amount: int, targets: tuple[int | str, ...], _what: str
) -> tuple[int, ...]:
    """The amount is shared as equally as it goes, the rest is lost."""
    return tuple(amount // len(targets) for _ in targets)


# ---- targets


@INSTRUCTIONS_AFTER_THE_EFFECT.misreading_of(may_target)
def anything(_game: Game, _speaker: Speaker, _chosen: int) -> bool:
    """Whatever fits the description may be targeted."""
    return True


@LEGALITY_OF_TARGETS_AGAIN.misreading_of(still_legal)
def as_chosen(
    game: Game, _speaker: Speaker, _wanted: tuple[Target | PlayerTarget, ...], chosen: Targets
) -> Targets:
    """Once chosen, a target stays one for as long as it is there."""
    return tuple(tuple(t for t in group if isinstance(t, str) or t in game.objects) for group in chosen)


# ---- who chooses


@ANOTHER_CHOOSES_FOR_SPELL.misreading_of(chooser_for_spell)
@ANOTHER_CHOOSES_FOR_ABILITY.misreading_of(chooser_for_ability)
def the_controller(_game: Game, player: str, _chooser: Players) -> str:
    """The controller makes every choice."""
    return player


@WHICH_OPPONENT_CHOOSES_FOR_SPELL.misreading_of(opponent_for_spell)
@WHICH_OPPONENT_CHOOSES_FOR_ABILITY.misreading_of(opponent_for_ability)
def the_next_opponent(game: Game, player: str, others: tuple[str, ...]) -> str:
    """The first opponent in turn order makes the choice."""
    return game.following(player) if game.following(player) in others else others[0]


@ORDER_OF_CHOOSING_FOR_SPELL.misreading_of(first_for_spell)
@ORDER_OF_CHOOSING_FOR_ABILITY.misreading_of(first_for_ability)
def in_turn_order(game: Game, player: str, other: str) -> bool:
    """Whoever comes first in turn order from the active player chooses first (101.4)."""
    return game.alive.index(player) < game.alive.index(other)


# ---- attaching


@ATTACHED_IN_VAIN.misreading_of(is_moved_onto)
def moved_anyhow(_game: Game, _thing: int, _host: int) -> bool:
    """It is moved wherever the effect says; what can't be there falls off afterwards."""
    return True


# ---- changing targets


@CHANGING_THE_TARGETS.misreading_of(change_all_targets)
def as_the_player_likes(game: Game, player: str, thing: int, _only: tuple[int, ...] | None) -> Game:
    """A target that is to be changed may be left as it is."""
    return with_new_targets(game, player, thing)


@CHANGING_ONE_TARGET.misreading_of(change_one_target)
def every_target(game: Game, player: str, thing: int, only: tuple[int, ...] | None) -> Game:
    """Where one target is to be changed, all of them are."""
    return change_all_targets(game, player, thing, only)


@CHOOSING_NEW_TARGETS.misreading_of(choose_new_targets)
def others_than_before(game: Game, player: str, thing: int) -> Game:
    """New targets have to be chosen for all that were there."""
    return change_all_targets(game, player, thing, None)


@CHANGING_ANY_TARGETS.misreading_of(change_any_targets)
def all_of_them(game: Game, player: str, thing: int) -> Game:
    """Where any targets may be changed, all of them are."""
    return change_all_targets(game, player, thing, None)


@OTHER_TARGETS.misreading_of(give_new_targets)
def for_good(game: Game, _speaker: Speaker, _effect: NewTargets) -> Game:
    """What a spell has been aimed at it keeps."""
    return game


@FINAL_SET_OF_TARGETS.misreading_of(can_go_on)
def step_by_step(
    _game: Game, chosen: tuple[Group, ...], mine: list[Place], one: One, later: list[Place]
) -> bool:
    """Each new target has to be legal beside all the others as they are at that moment."""
    now = {place.old for place in later if place.distinct} | {target for group in chosen for target in group}
    return one not in now or (one == mine[0].old and not mine[0].distinct)


# ---- modes with pawprints


@PAWPRINTS_WORTH.misreading_of(is_within_worth)
def so_many_modes(_game: Game, modes: Modes, picked: tuple[int, ...]) -> bool:
    """The number says how many modes may be chosen, whatever stands before them."""
    return len(picked) <= modes.worth


@PAWPRINT_SYMBOL.misreading_of(costs_of_pawprints)
def one_mana_each(_game: Game, modes: Modes, picked: tuple[int, ...]) -> tuple[Cost, ...]:
    """A pawprint before a mode costs one generic mana."""
    return (ManaPayment(ManaCost((str(pawprints_of(modes, picked)),))),)
