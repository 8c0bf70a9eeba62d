"""The language as a reader would look it up: chapters, their topics, and a sample of each form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from comprules.english.forms.language import topics
from comprules.english.forms.samples import Sample, samples_of

if TYPE_CHECKING:
    from collections.abc import Iterator


__all__ = ["CHAPTERS", "Chapter", "ShownTopic", "chapters_of_the_language"]

CHAPTERS: Final[dict[str, dict[str, str]]] = {
    "Triggered abilities": {
        "event": "What an ability waits for, behind “when” and “whenever”",
        "meanwhile": "When an event occurs",
        "next_beginning": "When a delayed ability triggers",
        "later_beginning": "When a delayed ability triggers, said last",
        "trigger_event": "Two events",
        "act": "What one and the same object does",
        "act_behind_or": "What it does besides",
        "limit": "Limits of triggered abilities",
        "second_when": "A second event",
        "put_origin": "From where something is put into a graveyard",
        "damaged": "To whom damage is dealt",
        "targeting": "What has a target",
        "targeting_controller": "Whose spell or ability has a target",
        "attacked": "Who is attacked",
        "attacked_with_planeswalkers": "Who or what is attacked",
        "cause": "What causes a triggered ability to trigger",
        "cause_of_several": "What doesn't cause abilities to trigger",
        "triggers_again": "What triggers an additional time",
    },
    "What instructions do": {
        "instruction": "What is done to permanents, spells and cards",
        "player_action": "What players do",
        "counted_action": "What players do so many times",
        "player_procedure": "Keyword actions that players take",
        "library_action": "What players do with libraries and hands",
        "thing_done": "What is done to several things",
        "cost_instruction": "What may be an instruction or a cost",
        "regenerate": "Regenerating",
        "single_instruction": "What is done once",
        "resulting": "What the resulting spell has to be",
        "reveal": "Revealing",
        "skips_that": "Skipping",
        "skipped": "What is skipped",
        "that_skipped": "What is skipped, named again",
        "action_taken": "Keyword actions that would be taken",
        "times_over": "How often",
        "times_done": "How often a keyword action is taken",
        "amendment": "What is said of the instruction before",
        "if_spent": "What comes of mana that is spent",
        "spending_on_it": "With what mana something may be cast",
        "spending": "What mana may be spent on",
        "required_now": "Who must attack or block this turn",
        "cant_now": "What can't happen for a time",
        "now": "For how long",
        "permitted": "What players may do for a time",
        "permitted_of_them": "What may be cast of cards that were exiled",
        "more_lands": "How many lands",
        "vote": "What players vote for",
        "counter_removal": "Counters that are removed",
        "sticker": "Stickers",
        "letter": "Letters on stickers",
        "move": "What is put into another zone",
        "moves_theirs": "What players put into another zone",
        "shuffled_in": "What is shuffled into a library",
        "split": "One thing here, the rest there",
        "resting": "Where each of them goes",
        "in_order": "In what order",
        "entering_status": "How something enters",
        "entering_under": "Under whose control something enters",
        "entering_with": "With what counters something enters",
        "entering_attached": "What something enters attached to",
        "chooses_among": "Choosing among cards",
        "and_new_targets": "New targets for a copy",
        "replaced": "What words are replaced",
    },
    "Changes and statements of static abilities": {
        "plain_change": "What becomes of a permanent",
        "how_it_enters": "How something enters",
        "enters_with": "What enters with counters",
        "counters_brought_with_it": "With how many counters it enters",
        "imagined": "As though it were otherwise",
        "can_now": "What something can do this turn",
        "plain_statement": "What is so all the time",
        "keyword": "Keyword abilities",
        "keyword_with_kind": "Keyword abilities with a description",
        "affinity_line": "Affinity, and gifts",
        "fixed_quality": "From what there is protection",
        "players_as_quality": "Players whose objects are meant",
        "gift": "What is given",
        "cost": "What is paid",
        "cost_change": "What costs more or less",
        "less_or_more": "More or less",
        "this_ability_costs": "What an ability costs to activate",
        "activation_rule": "How abilities are activated",
        "like_any": "As what mana is spent",
        "hand_size": "Maximum hand sizes",
        "permission": "What may be done",
        "your_permission": "What you may do",
        "permission_among": "What may be cast of cards that lie somewhere",
        "permission_once": "What may be cast once a turn",
        "once_when": "How often, in whose turns",
        "once_where": "From where, once a turn",
        "players_permission": "What players may and can't do",
        "everyones_permission": "What holds for everyone's spells",
        "place": "From where cards are played",
        "barred_from": "From where cards can't be played",
        "done_in_combat": "Attacking and blocking",
        "price_in_combat": "What attacking and blocking cost",
        "combat_rule": "How something attacks and blocks",
        "lure": "Who must block",
        "at_most": "How many attack and block",
        "attack_whom": "Who can't be attacked",
        "barred": "What is forbidden to permanents",
        "kept_from": "What can't have a target",
        "cant_happen": "What can't happen",
        "cant_happen_for_a_time": "What can't happen meanwhile",
        "barred_always": "What is said not to happen, always",
        "barred_for_a_time": "What is said not to happen, for a time",
    },
    "Replacement and prevention": {
        "would": "What would happen",
        "altered": "What happens instead, in part",
        "mana_altered": "What mana is produced instead",
        "under": "Under whose control",
        "prevention": "Preventing always",
        "prevent_damage": "Preventing now",
        "prevent_to_and_by": "Preventing to and by something",
        "much_prevented": "How much of that damage is prevented",
        "prevented": "Which damage is prevented",
        "damage_always": "Damage that is prevented always",
        "damage_now": "Damage that is prevented now",
        "damage_sort": "Kinds of damage",
        "damage_of": "Kinds of damage that was dealt",
        "unpreventable": "Damage that can't be prevented",
        "chosen_dealer": "Sources that are chosen",
        "would_chosen": "What a source that is chosen would do",
        "redirection": "Damage dealt to another, always",
        "redirection_now": "Damage dealt to another, now",
    },
    "Conditions and times": {
        "one_condition": "What may be so, behind “if” and “as long as”",
        "condition_of_text": "What may be so of what the text has done",
        "number_there": "How many there are",
        "part_of_turn": "Parts of the turn",
        "duration": "How long",
        "until": "Until when",
        "leading": "As long as something is so",
        "cast_origin": "From where a spell was cast",
        "point_of_combat": "Points of combat",
        "only_part": "Only in a part of the turn",
        "only": "When an ability may be activated",
        "only_as_well": "A second limit of activation",
        "activation_instruction": "Who may activate an ability, and what it costs",
    },
    "Nouns": {
        "this": "The object itself",
        "attached": "What the object is attached to",
        "attaching": "Enchanted, equipped and fortified",
        "it_or_those": "What was named before",
        "the_exiled": "The exiled card",
        "object_named": "What is named otherwise",
        "nth_of_turn": "Which of the spells of a turn",
        "any_one": "One of a kind",
        "likeness": "What something shares a quality with",
        "one_of": "One or more of a kind",
        "target": "Targets",
        "picked": "Objects without a target",
        "among_them": "Cards that were looked at or revealed",
        "post": "What stands behind a noun",
        "last_post": "What stands behind all of that",
        "controlled": "Who controls it",
        "cast_from_where": "From where a spell is cast",
        "of_chosen": "What was chosen",
        "extreme": "The least and the greatest",
        "facing": "Facing in combat",
        "limiting": "What limits a number",
        "comparing": "Comparing",
        "lesser": "Less or greater",
        "number_or_x": "A number or X",
        "given_name": "Names that something is given",
        "top_of": "The top of a library",
        "any_zone": "Zones",
        "players": "Players",
        "plain_players": "Players by themselves",
        "other_players": "Players other than you",
        "who_they_are": "Which of the players, one by one",
        "who_all_are": "Which of the players, all of them",
        "counted_of_theirs": "What players have to control",
        "doer": "Players who do something",
        "die": "Dice",
        "zones_searched": "Zones that are searched",
        "all_zones_searched": "All zones that are searched",
        "way_seen": "How cards were seen",
        "done_this_way": "What was done this way",
        "whose": "Whose",
        "amount": "Amounts",
        "extreme_life": "The most or least life that somebody has",
        "for_each_amount": "So much for each",
        "for_each_done": "So much for each to which something was done",
        "quantity": "So much of something",
        "rounded": "Rounding",
        "ordinal": "The number in an order",
        "the_nth": "The number in an order, of what is put there",
        "each_one": "For each",
    },
}  # fmt: skip
"""The topics of each chapter, with a title for each; a test holds that every topic stands in one."""


class ShownTopic(NamedTuple):
    """A topic of a chapter with a sample of each of its forms."""

    name: str
    title: str
    forms: tuple[Sample, ...]


class Chapter(NamedTuple):
    """A part of the language."""

    title: str
    topics: tuple[ShownTopic, ...]


def chapters_of_the_language() -> Iterator[Chapter]:
    """Yield the language chapter by chapter, in today's wording."""
    known = {topic.name: topic for topic in topics()}
    for title, named in CHAPTERS.items():
        shown = (
            ShownTopic(name, said, tuple(s for s in samples_of(known[name]) if s.is_first))
            for name, said in named.items()
        )
        yield Chapter(title, tuple(shown))
