"""What the protocol's page says of labels, passes, questions and words, held to on our own engine."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from tests.unit.kit.test_codec import alternatives

from comprules.book.statements import BASE_EDITION
from comprules.judge import (
    CAPABILITIES,
    Action,
    Activate,
    Advance,
    Asked,
    Attack,
    Block,
    Board,
    BoardObject,
    Cast,
    Choice,
    Done,
    Judge,
    Outcome,
    Pass,
    ReceivePriority,
    Refused,
    ZoneName,
)
from comprules.kit.codec import kind_of
from comprules.kit.judges import our_judge
from comprules.kit.rulebook import plan_suite
from comprules.kit.steps import Scene
from comprules.kit.steps.laying_out import lay_out
from comprules.scenarios import read_text

CARDS = "Given these cards:\n  | name | type | cost | size | text |\n"
DIES = "When this creature dies, target player gains 1 life."
PLAIN = "When this creature dies, you gain 1 life."


def begun(given: str) -> Judge:
    """Return our engine with the position that these steps set up."""
    steps = "\n".join(f"    {line}" for line in given.splitlines())
    (planned,) = plan_suite(
        read_text(f"Feature: F\n  Scenario: S\n{steps}\n", Path("x.feature")), (BASE_EDITION,)
    )
    judge = our_judge()
    scene = Scene(judge, BASE_EDITION)
    lay_out(scene, planned.scenario.steps)
    judge.begin(scene.position())
    return judge


def after(judge: Judge, *deeds: object) -> Outcome:
    """Return what came of the last of these actions and answers; what comes before it is not refused."""
    outcome: Outcome = Done()
    for deed in deeds:
        outcome = judge.answer(deed) if isinstance(deed, Choice) else judge.act(deed)  # type: ignore[arg-type]
        assert not isinstance(outcome, Refused), outcome.reason
    return outcome


def spell(text: str, *others: str) -> Judge:
    """Return our engine with this spell in Alice's hand."""
    return begun("\n".join((f'Given Alice has a sorcery "M" with "{text}" in hand', *others)))


def question(judge: Judge, *deeds: object) -> Asked:
    asked = after(judge, *deeds)
    assert isinstance(asked, Asked)
    return asked


def thing(board: Board, label: str) -> BoardObject:
    (found,) = (one for one in board.objects if one.label == label)
    return found


# ---- labels


def test_tokens_abilities_copies_and_emblems_are_called_as_the_page_says() -> None:
    rise = spell("Create two 1/1 white Soldier creature tokens.")
    after(rise, Cast("Alice", "M"), Pass())
    assert [one.label for one in rise.board().objects if one.token] == ["Soldier Token", "Soldier Token (2)"]
    ox = begun('Given Alice controls a 1/1 creature "Ox" with "{0}: You gain 1 life."')
    after(ox, Activate("Alice", "Ox"), Activate("Alice", "Ox"))
    assert ox.board().stack == ("ability of Ox (2)", "ability of Ox")
    oath = begun(
        CARDS + '  | Oath | Sorcery | {0} | | You get an emblem with "Creatures you control get +1/+1." |\n'
        'And Alice has "Oath" in hand'
    )
    after(oath, Cast("Alice", "Oath"), Pass())
    assert thing(oath.board(), "emblem of Oath").zone == "command"


def test_a_copy_of_a_spell_is_asked_for_its_targets_one_by_one_and_the_present_one_is_an_option() -> None:
    judge = begun(
        'Given Alice has an instant "Twice" with "Copy target instant spell. You may choose new targets for the copy." and "Shock" in hand\n'
        "And Alice has {R} in the mana pool"
    )
    asked = question(judge, Cast("Alice", "Shock", ("Bob",)), Cast("Alice", "Twice", ("Shock",)), Pass())
    assert (set(asked.options), asked.least, asked.most) == ({"Alice", "Bob"}, 1, 1)
    assert judge.board().stack[0] == "copy of Shock"


# ---- passes, and state-based actions


def test_beginning_applies_no_rule_and_the_first_deed_checks_state_based_actions_before_it() -> None:
    judge = begun('Given Alice controls a 1/0 creature "Wisp"\nAnd Alice has a creature "Ox" in hand')
    assert thing(judge.board(), "Wisp").zone == "battlefield"
    after(judge, Cast("Alice", "Ox"))
    assert thing(judge.board(), "Wisp").zone == "graveyard"
    assert judge.board().stack == ("Ox",)


def test_players_before_one_in_turn_pass_for_an_action_and_the_player_has_priority_again() -> None:
    judge = begun('Given Bob has "Shock" in hand\nAnd Bob has {R} in the mana pool')
    after(judge, ReceivePriority("Alice"))
    assert judge.board().priority == "Alice"
    after(judge, Cast("Bob", "Shock", ("Alice",)))
    assert (judge.board().priority, judge.board().step) == ("Bob", "precombat main")


def test_an_empty_pass_resolves_one_thing_or_ends_the_step() -> None:
    judge = begun('Given Alice controls a 1/1 creature "Ox" with "{0}: You gain 1 life."')
    after(judge, Activate("Alice", "Ox"), Activate("Alice", "Ox"), Pass())
    assert judge.board().stack == ("ability of Ox",)
    after(judge, Pass())
    assert (judge.board().stack, judge.board().step) == ((), "precombat main")
    after(judge, Pass())
    assert judge.board().step == "beginning of combat"


def test_an_empty_pass_is_one_of_each_who_has_not_passed() -> None:
    judge = begun('Given Alice controls a 1/1 creature "Ox" with "{0}: You gain 1 life."')
    after(judge, Activate("Alice", "Ox"), Pass("Alice"))
    assert (judge.board().priority, judge.board().stack) == ("Bob", ("ability of Ox",))
    after(judge, Pass())
    assert (judge.board().stack, judge.board().step) == ((), "precombat main")


def test_attack_resolves_what_is_on_the_stack_and_is_done_once() -> None:
    judge = begun(
        'Given Alice controls a 3/3 creature "Yak" and a 2/2 creature "Ox"\nAnd Bob controls a 2/2 creature "Elf"\n'
        'And Bob has "Shock" in hand\nAnd Bob has {R} in the mana pool'
    )
    after(judge, Cast("Bob", "Shock", ("Ox",)), Attack("Alice", {"Yak": "Bob"}))
    board = judge.board()
    assert (board.step, board.priority, thing(board, "Ox").zone) == (
        "declare attackers",
        "Alice",
        "graveyard",
    )
    assert isinstance(judge.act(Attack("Alice", {"Yak": "Bob"})), Refused)
    assert judge.board() == board
    after(judge, Block("Bob", {"Elf": ("Yak",)}))
    board = judge.board()
    assert (board.step, board.priority, thing(board, "Elf").blocking) == (
        "declare blockers", "Alice", ("Yak",)
    )  # fmt: skip


def test_advance_stops_as_the_step_begins_with_its_triggers_on_the_stack() -> None:
    text = "At the beginning of your upkeep, you gain 1 life."
    judge = begun(f'Given Alice controls a 1/1 creature "Ox" with "{text}"')
    after(judge, Advance("Alice", "upkeep"))
    assert (judge.board().step, judge.board().stack) == ("upkeep", ("ability of Ox",))


# ---- questions


def test_where_there_is_one_way_nobody_is_asked() -> None:
    judge = spell("Target player discards two cards.", 'And Bob has two 1/1 creatures "A" in hand')
    assert after(judge, Cast("Alice", "M", ("Bob",)), Pass()) == Done()


def test_objects_that_are_chosen_at_once_are_one_question() -> None:
    hand = 'And Bob has a 1/1 creature "A", a 1/1 creature "B" and a 1/1 creature "C" in hand'
    asked = question(spell("Target player discards two cards.", hand), Cast("Alice", "M", ("Bob",)), Pass())
    assert (asked.player, asked.options, asked.least, asked.most) == ("Bob", ("A", "B", "C"), 2, 2)


def test_each_player_is_asked_alone_in_turn_order_and_knows_what_the_others_chose() -> None:
    judge = spell(
        "Each player sacrifices a creature.",
        'And Alice controls a 1/1 creature "X" and a 1/1 creature "Y"',
        'And Bob controls a 1/1 creature "A" and a 1/1 creature "B"',
    )
    assert question(judge, Cast("Alice", "M"), Pass()).player == "Alice"
    asked = question(judge, Choice("Alice", ("X",)))
    assert (asked.player, dict(asked.known)) == ("Bob", {"Alice": ("X",)})
    assert thing(judge.board(), "X").zone == "battlefield"


def test_damage_is_assigned_point_by_point_and_trample_goes_on_only_after_lethal_damage() -> None:
    judge = begun(
        'Given Alice controls a 4/4 creature "Ox" with trample\n'
        'And Bob controls a 2/2 creature "A" and a 1/1 creature "B"'
    )
    after(judge, Attack("Alice", {"Ox": "Bob"}), Block("Bob", {"A": ("Ox",), "B": ("Ox",)}))
    asked = [set(question(judge, Pass()).options)]
    asked += [set(question(judge, Choice("Alice", (pick,))).options) for pick in ("A", "A", "B")]
    assert asked == [{"A", "B"}, {"A", "B"}, {"A", "B"}, {"A", "B", "Bob"}]
    assert after(judge, Choice("Alice", ("Bob",))) == Done()


def test_what_is_divided_is_asked_for_target_by_target_in_numbers() -> None:
    judge = spell("M deals 3 damage divided as you choose among one or two targets.")
    asked = question(judge, Cast("Alice", "M", ("Alice", "Bob")))
    assert (asked.options, after(judge, Choice("Alice", ("2",)))) == (("1", "2"), Done())


@pytest.mark.parametrize(
    ("text", "options"), [(DIES, {"Ox", "Elf"}), (PLAIN, set())], ids=["with targets", "all the same"]
)
def test_triggers_are_ordered_by_their_sources_where_the_order_can_be_told(
    text: str, options: set[str]
) -> None:
    judge = spell(
        "Destroy all creatures.",
        f'And Alice controls a 5/5 creature "Ox" with "{text}" and a 1/1 creature "Elf" with "{text}"',
    )
    outcome = after(judge, Cast("Alice", "M"), Pass())
    assert (set(outcome.options) if isinstance(outcome, Asked) else set()) == options
    if options:
        after(judge, Choice("Alice", ("Elf", "Ox")), Choice("Alice", ("Bob",)), Choice("Alice", ("Alice",)))
        assert judge.board().stack == ("ability of Ox", "ability of Elf")


@pytest.mark.parametrize(
    ("text", "targets", "options", "least", "most"),
    [
        ("You may draw a card.", (), ("yes", "no"), 1, 1),
        ("You may tap or untap target creature.", ("Ox",), ("yes", "no"), 1, 1),
        ("Target creature gains protection from the color of your choice until end of turn.", ("Ox",), ("white", "blue", "black", "red", "green"), 1, 1),
        ("Flip a coin. If you win the flip, you gain 1 life.", (), ("heads", "tails"), 1, 1),
        ("Scry 2.", (), ("Top", "Next"), 0, 2),
        ("Surveil 2.", (), ("Top", "Next"), 0, 2),
        ("Look at the top two cards of your library, then put them back in any order.", (), ("Top", "Next"), 2, 2),
    ],
)  # fmt: skip
def test_options_are_the_words_that_the_page_names(
    text: str, targets: tuple[str, ...], options: tuple[str, ...], least: int, most: int
) -> None:
    judge = spell(
        text,
        'And Alice controls a 1/1 creature "Ox"',
        'And Alice has a 1/1 creature "Top" and a 1/1 creature "Next" on top of the library',
    )
    asked = question(judge, Cast("Alice", "M", targets), Pass())
    assert (set(asked.options), asked.least, asked.most) == (set(options), least, most)


def test_x_is_asked_for_without_options_and_lands_by_their_labels() -> None:
    judge = begun(
        CARDS + "  | Blast | Instant | {X}{R} | | Blast deals X damage to any target. |\n"
        'And Alice has "Blast" in hand\nAnd Alice controls "Mountain" (a) and "Mountain" (b)'
    )
    asked = question(judge, Cast("Alice", "Blast", ("Bob",)))
    assert (asked.options, asked.least, asked.most) == ((), 1, 1)
    asked = question(judge, Choice("Alice", ("1",)))
    assert (asked.options, asked.least) == (("Mountain (a)", "Mountain (b)"), 0)


def test_generic_mana_is_paid_with_colorless_mana_and_then_with_what_there_is_most_of() -> None:
    judge = begun(
        CARDS + '  | Rock | Artifact | {2} | | |\nAnd Alice has "Rock" in hand\n'
        "And Alice has {C}{R}{G}{G} in the mana pool"
    )
    assert after(judge, Cast("Alice", "Rock")) == Done()
    assert judge.board().players[0].mana == "{R}{G}"


# ---- the board


def test_printed_loyalty_words_and_symbols_are_as_the_page_says() -> None:
    board = begun(
        'Given the card "Walker" is a "Legendary Planeswalker — Jace" of loyalty 3\n'
        'And Alice controls "Walker", "Forest" and a 2/2 white creature "Ox"\nAnd Alice has {2}{R} in the mana pool'
    ).board()
    walker, forest = thing(board, "Walker"), thing(board, "Forest")
    assert (walker.loyalty, walker.counters, walker.types) == (3, {"loyalty": 3}, ("planeswalker",))
    assert (walker.supertypes, walker.subtypes) == (("legendary",), ("Jace",))
    assert forest.abilities == ("{T}: Add {G}.",)
    assert thing(board, "Ox").colors == ("white",)
    assert board.players[0].mana == "{R}{C}{C}"


def test_a_refusal_and_a_look_at_what_would_be_change_nothing() -> None:
    judge = begun(
        'Given Alice has "Shock" in hand\nAnd Bob has "Shock" (his) in hand\nAnd Bob has {R} in the mana pool'
    )
    after(judge, ReceivePriority("Alice"))
    board = judge.board()
    assert isinstance(judge.act(Cast("Alice", "Shock", ("Bob",))), Refused)
    assert judge.would(Cast("Bob", "Shock (his)", ("Alice",))) == Done()
    assert judge.board() == board


# ---- the page


def test_the_page_lists_every_action_with_its_fields_and_every_capability_and_zone() -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    for action in get_args(Action):
        told = ", ".join(f"`{slot.name}`" for slot in fields(action))
        assert f"| `{kind_of(action)}` | {told} |" in page
    assert [one for one in CAPABILITIES if f"| `{one}` |" not in page] == []
    assert [one for one in get_args(ZoneName) if f"`{one}`" not in page] == []


def test_the_examples_on_the_page_fit_the_schemas() -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    lines = [line for line in page.splitlines() if line.startswith(("→ {", "← {"))]
    assert len(lines) >= 5
    for line in lines:
        said = "request" if line.startswith("→") else "reply"
        assert alternatives(said, json.loads(line[2:])) == 1, line
