"""2025-06-06, the base edition: the other editions are told from it."""

from comprules.book.statements import BASE_EDITION
from comprules.keywords.rules_701 import ACTIONS
from comprules.keywords.table import KEYWORDS
from comprules.predefined_tokens import PREDEFINED_TOKENS
from comprules.rules.activating.activating import ACTIVATING_STEPS, activate_mana_ability, mana_abilities
from comprules.rules.casting.casting import CASTING_STEPS
from comprules.rules.combat.combat_damage import COMBAT_DAMAGE
from comprules.rules.continuous.designations import designations_due
from comprules.rules.continuous.durations import with_ended_durations
from comprules.rules.continuous.interaction import characteristics
from comprules.rules.continuous.layers import LAYERS
from comprules.rules.effects.one_shot_effects import right_after
from comprules.rules.keywords.meaning import statics_meant
from comprules.rules.meaning import ANSWERS
from comprules.rules.meaning.card_types import CAST_IN_MAIN_PHASES, RESOLVING_AS, WITH_SUBTYPES
from comprules.rules.replacement.replacement_effects import replacements
from comprules.rules.resolving.following_instructions import carry_out, follow, follow_all, instruct
from comprules.rules.resolving.resolving import ENTERING_STEPS, RESOLVING_STEPS, resolve_top
from comprules.rules.starting.restarting import first_turn_after_restarting, restart
from comprules.rules.starting.starting import STARTING, starting_life
from comprules.rules.starting.subgames import begin_subgame
from comprules.rules.state_based.state_based_actions import STATE_BASED_ACTIONS
from comprules.rules.triggers.triggered_abilities import notice
from comprules.rules.turn.ending_early import end_early
from comprules.rules.turn.priority import receive_priority
from comprules.rules.turn.turn_structure import TURN
from comprules.ruleset import Ruleset, Table
from comprules.subtypes import SUBTYPE_LISTS

__all__ = ["CR2025"]

CR2025 = Ruleset(
    edition=BASE_EDITION,
    layers=LAYERS,
    subtypes=Table("subtypes", SUBTYPE_LISTS),
    predefined_tokens=Table("predefined tokens", PREDEFINED_TOKENS),
    keywords=Table("keyword abilities", KEYWORDS),
    actions=Table("keyword actions", ACTIONS),
    starting=STARTING,
    turn=TURN,
    combat_damage=COMBAT_DAMAGE,
    casting=CASTING_STEPS,
    activating=ACTIVATING_STEPS,
    resolving=RESOLVING_STEPS,
    resolving_permanents=ENTERING_STEPS,
    cast_in_main_phases=CAST_IN_MAIN_PHASES,
    resolving_as=RESOLVING_AS,
    with_subtypes=WITH_SUBTYPES,
    state_based_actions=STATE_BASED_ACTIONS,
    characteristics=characteristics,
    replacements=replacements,
    carry_out=carry_out,
    with_ended_durations=with_ended_durations,
    notice=notice,
    right_after=right_after,
    designations_due=designations_due,
    statics_meant=statics_meant,
    answers=ANSWERS,
    follow=follow,
    follow_all=follow_all,
    instruct=instruct,
    starting_life=starting_life,
    receive_priority=receive_priority,
    restart=restart,
    first_turn=first_turn_after_restarting,
    begin_subgame=begin_subgame,
    end_early=end_early,
    resolve_top=resolve_top,
    mana_abilities=mana_abilities,
    activate_mana_ability=activate_mana_ability,
)
