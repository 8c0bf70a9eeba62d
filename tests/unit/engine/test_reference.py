"""The reference engine as a judge: questions, refusals, and games that never change under one's hands."""

from __future__ import annotations

import pytest

from comprules.judge import (
    Advance,
    Asked,
    Card,
    Cast,
    Choice,
    Done,
    Pass,
    Placed,
    Position,
    ReceivePriority,
    Refused,
    Seat,
    Unsupported,
)
from comprules.reference import ReferenceJudge, reference_judge
from comprules.ruleset import CannotDropError

BEAR = Card("Bear", "Creature — Bear", cost="{1}{G}", size="2/2")
GROWTH = Card("Growth", "Instant", cost="{G}", text="Target creature gets +3/+3 until end of turn.")
LEGEND = Card("Jhoira", "Legendary Creature — Human", size="3/3")


def judge_of(
    *placed: Placed, mana: str = "", cards: tuple[Card, ...] = (BEAR, GROWTH, LEGEND)
) -> ReferenceJudge:
    judge = reference_judge()
    seats = (Seat("Alice", mana=mana, library=5), Seat("Bob", library=5))
    judge.begin(Position("2025-06-06", seats, cards, placed))
    return judge


def on_battlefield(label: str, card: str = "Bear") -> Placed:
    return Placed(label, card, "battlefield", "Alice", "Alice")


IN_HAND = Placed("Growth", "Growth", "hand", "Alice", "Alice")


def test_a_spell_that_can_not_be_paid_leaves_the_game_as_it_was() -> None:
    judge = judge_of(on_battlefield("Bear"), IN_HAND)
    assert judge.act(ReceivePriority("Alice")) == Done()
    before = judge.game
    assert judge.act(Cast("Alice", "Growth", ("Bear",))) == Refused("Alice can't pay {G}", "601.2h")
    assert judge.game == before


def test_a_refusal_is_on_the_record_under_the_rule_that_forbids() -> None:
    judge = judge_of(on_battlefield("Bear"), IN_HAND)
    judge.act(Cast("Alice", "Growth", ("Bear",)))
    assert "601.2h" in {line.number for line in judge.trace()}


def test_asking_what_would_happen_changes_nothing() -> None:
    judge = judge_of(on_battlefield("Bear"), IN_HAND, mana="{G}")
    before = judge.board()
    assert judge.would(Cast("Alice", "Growth", ("Bear",))) == Done()
    assert judge.board() == before


def test_the_game_waits_for_an_answer_and_goes_on_with_it() -> None:
    judge = judge_of(on_battlefield("first", "Jhoira"), on_battlefield("second", "Jhoira"))
    asked = judge.act(ReceivePriority("Alice"))
    assert isinstance(asked, Asked)
    assert asked.options == ("first", "second")
    assert judge.answer(Choice("Alice", ("second",))) == Done()
    assert {o.label: o.zone for o in judge.board().objects} == {"first": "graveyard", "second": "battlefield"}


def test_an_answer_outside_the_options_is_refused_and_the_question_stays() -> None:
    judge = judge_of(on_battlefield("first", "Jhoira"), on_battlefield("second", "Jhoira"))
    judge.act(ReceivePriority("Alice"))
    refused = judge.answer(Choice("Alice", ("Bear",)))
    assert isinstance(refused, Refused)
    assert "Pick 1 to 1 of: first, second" in refused.reason
    assert judge.answer(Choice("Alice", ("first",))) == Done()


def test_the_other_player_can_not_answer() -> None:
    judge = judge_of(on_battlefield("first", "Jhoira"), on_battlefield("second", "Jhoira"))
    judge.act(ReceivePriority("Alice"))
    refused = judge.answer(Choice("Bob", ("first",)))
    assert isinstance(refused, Refused)
    assert refused.reason.startswith("Alice is asked, not Bob")


def test_nobody_acts_while_the_game_waits() -> None:
    judge = judge_of(on_battlefield("first", "Jhoira"), on_battlefield("second", "Jhoira"))
    judge.act(ReceivePriority("Alice"))
    assert isinstance(judge.act(Pass()), Refused)


def test_an_earlier_state_is_still_what_it_was() -> None:
    judge = judge_of(on_battlefield("Bear"), IN_HAND, mana="{G}")
    judge.act(ReceivePriority("Alice"))
    early = judge.game
    judge.act(Cast("Alice", "Growth", ("Bear",)))
    judge.act(Pass())
    late = {o.label: o.power for o in judge.board().objects}
    assert late["Bear"] == 5
    assert early.zone("hand", "Alice") != ()
    assert early.lasting == ()


def test_a_card_that_can_not_be_read_is_unsupported_with_the_place() -> None:
    with pytest.raises(Unsupported, match="cannot read this ability"):
        judge_of(cards=(Card("Odd", "Instant", text="Frobnicate target creature."),))


def test_an_unknown_label_is_unsupported() -> None:
    judge = judge_of(on_battlefield("Bear"))
    with pytest.raises(Unsupported, match="no object is called 'Ox'"):
        judge.act(Cast("Alice", "Ox"))


def test_a_rule_of_an_older_edition_can_be_left_out_by_its_own_number() -> None:
    assert "without 420.5e" in reference_judge(without=("420.5e",)).name


def test_a_rule_that_no_edition_can_do_without_is_refused() -> None:
    with pytest.raises(CannotDropError):
        reference_judge(without=("613.1",))


def test_the_game_goes_on_to_a_step_and_stops_with_its_triggers_on_the_stack() -> None:
    fountain = Card("Fountain", "Artifact", text="At the beginning of your upkeep, you gain 1 life.")
    judge = judge_of(on_battlefield("Fountain", "Fountain"), cards=(fountain,))
    assert judge.act(Advance("Bob", "upkeep")) == Done()
    assert not judge.board().stack
    turn = judge.board().turn
    assert judge.act(Advance("Alice", "upkeep")) == Done()
    assert judge.board().stack == ("ability of Fountain",)
    assert (judge.board().active, judge.board().step, judge.board().turn) == ("Alice", "upkeep", turn + 1)
    assert judge.act(Pass()) == Done()
    assert [player.life for player in judge.board().players] == [21, 20]


def test_a_question_on_the_way_is_asked_and_no_turn_is_skipped() -> None:
    well = Card(
        "Well",
        "Artifact",
        text="At the beginning of each upkeep, you may pay {0}. If you do, you gain 1 life.",
    )
    judge = judge_of(on_battlefield("Well", "Well"), cards=(well,))
    turn = judge.board().turn
    assert isinstance(judge.act(Advance("Bob", "draw")), Asked)
    assert judge.answer(Choice("Alice", ("yes",))) == Done()
    assert (judge.board().active, judge.board().step, judge.board().turn) == ("Bob", "draw", turn + 1)


@pytest.mark.parametrize(
    ("first", "second", "is_asked"),
    [
        ("you gain 1 life.", "you gain 1 life.", False),
        ("you gain 1 life.", "you lose 1 life.", True),
        ("put a lore counter on this enchantment.", "put a lore counter on this enchantment.", True),
        ("target player gains 1 life.", "target player gains 1 life.", True),
    ],
)
def test_triggered_abilities_are_ordered_where_their_order_can_show(
    first: str, second: str, is_asked: bool
) -> None:
    wells = tuple(
        Card(name, "Enchantment", text=f"At the beginning of your upkeep, {does}")
        for name, does in (("Well", first), ("Pond", second))
    )
    judge = judge_of(on_battlefield("Well", "Well"), on_battlefield("Pond", "Pond"), cards=wells)
    asked = judge.act(Advance("Alice", "upkeep"))
    assert (isinstance(asked, Asked) and "order the triggered abilities" in asked.question) is is_asked


@pytest.mark.parametrize(("mana", "can"), [("{R}{R}", False), ("{W}{R}", True), ("{U}{R}", True)])
def test_what_can_be_done_is_legal_with_some_answers(mana: str, can: bool) -> None:
    mix = Card("Mix", "Sorcery", cost="{W/U}{R}", text="Draw a card.")
    judge = judge_of(Placed("Mix", "Mix", "hand", "Alice", "Alice"), mana=mana, cards=(mix,))
    before = judge.game
    assert isinstance(judge.would(Cast("Alice", "Mix")), Refused) is not can
    assert judge.game == before


def test_where_every_answer_ends_in_a_refusal_the_question_is_none() -> None:
    charm = Card(
        "Charm",
        "Instant",
        cost="{R}",
        text="As an additional cost to cast this spell, sacrifice a creature.\nDraw a card.",
    )
    bears = (on_battlefield("Bear"), on_battlefield("Bear (2)"))
    hand = Placed("Charm", "Charm", "hand", "Alice", "Alice")
    assert isinstance(
        judge_of(*bears, hand, mana="{R}", cards=(BEAR, charm)).would(Cast("Alice", "Charm")), Asked
    )
    poor = judge_of(*bears, hand, cards=(BEAR, charm)).would(Cast("Alice", "Charm"))
    assert poor == Refused("Alice can't pay {R}", "601.2h")
