"""How a board is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from markupsafe import Markup

from comprules.judge import Board, BoardObject
from comprules.sphinx_ext.cards import board_html, card_html, cost_html, with_symbols

BEAR = BoardObject(
    "Bear", "Bear", "battlefield", "Alice", "Alice", "{1}{G}", ("green",), ("legendary",), ("creature",), ("Bear",),
    ("trample", "<b>"), power=2, toughness=-1, tapped=True, damage=1, counters={"+1/+1": 2, "charge": 1},
)  # fmt: skip


def test_a_card_shows_its_type_line() -> None:
    assert "Legendary Creature — Bear" in card_html(BEAR)


def test_a_card_shows_its_size_with_a_proper_minus() -> None:
    assert ">2/−1<" in card_html(BEAR)


def test_a_tapped_card_is_turned_and_says_so() -> None:
    assert "cr-is-tapped" in card_html(BEAR)
    assert "<li>tapped</li>" in card_html(BEAR)


def test_counters_are_counted_in_words() -> None:
    assert "<li>2 +1/+1 counters</li><li>1 charge counter</li>" in card_html(BEAR)


def test_damage_is_shown() -> None:
    assert "<li>1 damage</li>" in card_html(BEAR)


def test_the_text_of_a_card_is_escaped() -> None:
    assert "&lt;b&gt;" in card_html(BEAR)


def test_a_card_has_the_color_of_its_frame() -> None:
    assert "cr-green" in card_html(BEAR)


def test_a_card_of_two_colors_has_a_frame_of_its_own() -> None:
    assert "cr-multicolored" in card_html(replace(BEAR, colors=("green", "red")))


def test_a_cost_is_drawn_symbol_by_symbol() -> None:
    assert cost_html("{2}{W}").count("cr-mana") == 2


def test_a_card_with_a_second_label_shows_it() -> None:
    assert "Bear (second)" in card_html(replace(BEAR, label="Bear (second)"))


def test_a_changed_size_shows_what_it_was() -> None:
    shown = card_html(replace(BEAR, power=5), {"Bear": BEAR})
    assert '<span class="cr-was">2/−1</span>5/−1' in shown


def test_an_unchanged_card_is_not_marked() -> None:
    assert "cr-changed" not in card_html(BEAR, {"Bear": BEAR})


def test_a_card_that_moved_is_marked_as_new_in_its_place() -> None:
    assert "cr-is-new" in card_html(replace(BEAR, zone="graveyard"), {"Bear": BEAR})


def test_every_object_of_a_board_is_drawn_once(a_board: Callable[..., Board]) -> None:
    board = a_board()
    assert board_html(board).count('<div class="cr-card') == len(board.objects)


def test_what_is_attached_stands_right_after_its_host(a_board: Callable[..., Board]) -> None:
    board = a_board()
    shown = board_html(board)
    assert shown.index(">Bear<") < shown.index(">Strength<") < shown.index(">Soldier<")


def test_a_changed_life_total_is_marked(a_board: Callable[..., Board]) -> None:
    assert '<li class="cr-changed">17 life</li>' in board_html(a_board(life=17), a_board())


def test_the_moment_of_the_game_is_said(a_board: Callable[..., Board]) -> None:
    assert "Turn 1: Alice’s precombat main phase; Alice has priority" in board_html(a_board())


def test_a_card_that_changed_where_it_is_is_marked_otherwise_than_one_that_came() -> None:
    assert "cr-is-otherwise" in card_html(replace(BEAR, tapped=False), {"Bear": BEAR})
    assert "cr-is-otherwise" not in card_html(BEAR, {"Bear": BEAR})
    assert "cr-is-otherwise" not in card_html(replace(BEAR, zone="exile"), {"Bear": BEAR})
    assert "cr-is-otherwise" not in card_html(BEAR)


def test_a_card_is_drawn_once_and_stands_as_its_place_from_then_on(a_board: Callable[..., Board]) -> None:
    drawn: dict[Markup, int] = {}
    first = board_html(a_board(), drawn=drawn)
    assert first.count('<div class="cr-card') == len(drawn) == len(a_board().objects)
    tapped = replace(a_board(), objects=(replace(BEAR, tapped=False), *a_board().objects[1:]))
    second = board_html(tapped, a_board(), drawn=drawn)
    assert second.count('<div class="cr-card') == 1
    assert second.count("<li data-same=") == len(drawn) - 2
    assert board_html(tapped, a_board(), drawn=drawn).count('<div class="cr-card') == 0


FORESTS = tuple(
    BoardObject(f"Forest {nth}", "Forest", "battlefield", "Alice", "Alice", types=("land",))
    for nth in range(1, 9)
)


def test_many_cards_alike_are_drawn_once_with_their_number(a_board: Callable[..., Board]) -> None:
    shown = board_html(a_board(*FORESTS))
    assert shown.count('<div class="cr-card') == 1
    assert "<b>8 of them</b>: Forest 1, Forest 2, Forest 3, Forest 4, Forest 5, Forest 6 and 2 more" in shown


def test_two_cards_alike_are_drawn_apart(a_board: Callable[..., Board]) -> None:
    assert board_html(a_board(*FORESTS[:2])).count('<div class="cr-card') == 2


def test_a_card_that_is_not_quite_like_the_others_stands_apart(a_board: Callable[..., Board]) -> None:
    tapped = replace(FORESTS[0], tapped=True)
    shown = board_html(a_board(tapped, *FORESTS[1:]))
    assert shown.count('<div class="cr-card') == 2
    assert "<b>7 of them</b>" in shown


def test_a_card_that_alone_has_changed_stands_apart(a_board: Callable[..., Board]) -> None:
    earlier = a_board(replace(FORESTS[0], tapped=True), *FORESTS[1:])
    shown = board_html(a_board(*FORESTS), earlier)
    assert shown.count('<div class="cr-card') == 2
    assert shown.count("cr-is-otherwise") == 1


def test_what_something_is_attached_to_stands_apart(a_board: Callable[..., Board]) -> None:
    aura = BoardObject("Strength", "Strength", "battlefield", "Alice", "Alice", attached_to="Forest 1")
    shown = board_html(a_board(*FORESTS, aura))
    assert shown.count('<div class="cr-card') == 3
    assert shown.index("Forest 1") < shown.index(">Strength<") < shown.index("<b>7 of them</b>")


def test_cards_drawn_as_one_are_drawn_once_in_a_story(a_board: Callable[..., Board]) -> None:
    board = a_board(*FORESTS)
    drawn: dict[Markup, int] = {}
    assert board_html(board, drawn=drawn).count('<div class="cr-card') == 1
    again = board_html(board, board, drawn=drawn)
    assert again.count('<div class="cr-card') == 0
    assert '<li><div data-same="0"></div><p class="cr-many">' in again


def test_symbols_in_a_text_are_drawn_as_in_a_cost() -> None:
    shown = with_symbols("{T}: Add {W}{U}. <3")
    assert shown.startswith('<span class="cr-mana">T</span>: Add <span class="cr-mana cr-white">W</span>')
    assert shown.count("cr-mana") == 3
    assert shown.endswith(". &lt;3")
