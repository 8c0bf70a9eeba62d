"""Boards drawn as cards, in plain HTML."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from markupsafe import Markup

from comprules.counting import many
from comprules.judge import Board, BoardObject, BoardPlayer
from comprules.kit.board_changes import moment_of, size_told
from comprules.sphinx_ext.markup import join, tag

__all__ = ["board_html", "card_html", "cost_html", "with_symbols"]

_SYMBOL = re.compile(r"\{([^}\s]+)\}")
_SYMBOL_CLASSES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_ZONES = {
    "graveyard": "Graveyard",
    "hand": "Hand",
    "exile": "Exile",
    "command": "Command zone",
    "ante": "Ante zone",
    "library": "Library",
}
_NEAR_ZONES = ("hand", "graveyard", "library", "command", "ante", "exile")


_AS_ONE = 3
"""So many cards that differ by their labels alone are drawn as one, with their number and their labels."""
_LABELS = 6
"""So many labels are told of cards that are drawn as one."""


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Draws objects of a board, compared with those of an earlier one by label, if there is one."""

    before: Mapping[str, BoardObject] | None
    drawn: dict[Markup, int] | None
    """The cards that stand on the page already, by their places among all of them."""
    known: dict[int, Markup]
    """The card of each object that was drawn with nothing new about it, by the object's identity."""
    holds: frozenset[str]
    """The labels of objects to which something is attached; these stand alone."""

    def row(self, things: Sequence[BoardObject]) -> Markup:
        """Return objects beside each other; many that are alike are one card with their number."""
        names = Counter([thing.name for thing in things])
        groups: dict[str, list[BoardObject]] = {}
        for thing in things:
            key = self._alike(thing) if names[thing.name] >= _AS_ONE else thing.label
            groups.setdefault(key, []).append(thing)
        items: list[Markup] = []
        for alike in groups.values():
            if len(alike) >= _AS_ONE:
                items.append(self._many(alike))
            else:
                items += map(self._one, alike)
        return tag("ul", *items, class_="cr-row")

    def _earlier(self, thing: BoardObject) -> BoardObject | None:
        return self.before.get(thing.label) if self.before is not None else None

    def _alike(self, thing: BoardObject) -> str:
        """Return what is the same of objects that need not be told apart."""
        if thing.label in self.holds or thing.attached_to or thing.targets:
            return thing.label
        earlier = self._earlier(thing)
        return repr((replace(thing, label=""), replace(earlier, label="") if earlier is not None else None))

    def _one(self, thing: BoardObject) -> Markup:
        if self.before is None or self._earlier(thing) is thing:
            card = self.known.get(id(thing)) or self.known.setdefault(id(thing), card_html(thing))
        else:
            card = card_html(thing, self.before)
        place = self._place(card)
        return tag("li", card) if place is None else tag("li", data_same=place)

    def _many(self, alike: Sequence[BoardObject]) -> Markup:
        label = alike[0].name or "Face down"
        earlier = self._earlier(alike[0])
        before: dict[str, BoardObject] | None = {} if self.before is not None else None
        if before is not None and earlier is not None:
            before[label] = replace(earlier, label=label)
        card = card_html(replace(alike[0], label=label), before)
        place = self._place(card)
        labels = ", ".join(thing.label for thing in alike[:_LABELS])
        more = f" and {len(alike) - _LABELS} more" if len(alike) > _LABELS else None
        return tag(
            "li",
            card if place is None else tag("div", data_same=place),
            tag("p", tag("b", f"{len(alike)} of them"), f": {labels}", more, class_="cr-many"),
        )

    def _place(self, card: Markup) -> str | None:
        """Return the place of a card among those that are drawn already; a new one takes the next."""
        if self.drawn is None:
            return None
        if (place := self.drawn.get(card)) is not None:
            return str(place)
        self.drawn[card] = len(self.drawn)
        return None


def board_html(
    board: Board,
    earlier: Board | None = None,
    *,
    drawn: dict[Markup, int] | None = None,
    known: dict[int, Markup] | None = None,
) -> Markup:
    """Return a whole board: each player's side with its zones, and the stack between them.

    What differs from ``earlier`` is marked as changed. Cards that are ``drawn`` already stand as their places
    there, to be put in by the page's script; new ones are added. What is ``known`` spares drawing an object
    of several boards of one play again; it is right as long as these boards are there.
    """
    before = {thing.label: thing for thing in earlier.objects} if earlier else None
    players = {player.name: player for player in earlier.players} if earlier else {}
    holds = frozenset(thing.attached_to for thing in board.objects if thing.attached_to)
    draw = _Drawing(before, drawn, {} if known is None else known, holds)
    sides = [_side_html(player, players.get(player.name), board, draw) for player in board.players]
    told = moment_of(board)
    if board.priority:
        told += f"; {board.priority} has priority"
    if board.over:
        told += "; the game is over"
    return tag("div", tag("p", told, class_="cr-moment"), *sides, _stack_html(board, draw), class_="cr-board")


def _stack_html(board: Board, draw: _Drawing) -> Markup:
    things = {thing.label: thing for thing in board.objects if thing.zone == "stack"}
    order = [label for label in board.stack if label in things]
    ordered = [things[label] for label in order] + [
        thing for label, thing in things.items() if label not in order
    ]
    if not ordered:
        return Markup()
    return tag(
        "div",
        tag("p", "Stack, from the top", class_="cr-zone-name"),
        draw.row(ordered),
        class_="cr-zone cr-zone-stack",
    )


def _side_html(player: BoardPlayer, earlier: BoardPlayer | None, board: Board, draw: _Drawing) -> Markup:
    in_play = [
        thing for thing in board.objects if thing.zone == "battlefield" and _holder(thing) == player.name
    ]
    zones = [
        (zone, [thing for thing in board.objects if thing.zone == zone and thing.owner == player.name])
        for zone in _NEAR_ZONES
    ]
    return tag(
        "div",
        _player_html(player, earlier),
        draw.row(_beside_their_hosts(in_play)) if in_play else None,
        *(
            tag(
                "div",
                tag("p", _ZONES[zone], class_="cr-zone-name"),
                draw.row(things),
                class_="cr-zone",
            )
            for zone, things in zones
            if things
        ),
        class_="cr-side",
        role="group",
        aria_label=f"{player.name}’s side",
    )


def _holder(thing: BoardObject) -> str:
    return thing.controller or thing.owner


def _beside_their_hosts(things: Iterable[BoardObject]) -> list[BoardObject]:
    """What is attached to a permanent of the same side stands right after it."""
    listed = list(things)
    labels = {thing.label for thing in listed}
    ordered: list[BoardObject] = []

    def place(thing: BoardObject) -> None:
        if thing in ordered:
            return
        ordered.append(thing)
        for other in listed:
            if other.attached_to == thing.label:
                place(other)

    for thing in listed:
        if thing.attached_to not in labels:
            place(thing)
    return ordered + [thing for thing in listed if thing not in ordered]


def _player_html(player: BoardPlayer, earlier: BoardPlayer | None) -> Markup:
    facts: list[tuple[str, bool]] = [(f"{player.life} life", bool(earlier and earlier.life != player.life))]
    if player.poison:
        facts.append((f"{player.poison} poison", bool(earlier and earlier.poison != player.poison)))
    facts += [(f"{count} {kind}", False) for kind, count in sorted(player.counters.items())]
    if player.hand:
        facts.append((f"hand {player.hand}", bool(earlier and earlier.hand != player.hand)))
    if player.library:
        facts.append((f"library {player.library}", bool(earlier and earlier.library != player.library)))
    if player.speed is not None:
        facts.append((f"speed {player.speed}", bool(earlier and earlier.speed != player.speed)))
    facts += [(ability, False) for ability in player.abilities]
    if player.lost:
        facts.append((f"lost: {player.lost}", bool(earlier and not earlier.lost)))
    if player.won:
        facts.append(("won the game", True))
    items = [tag("li", text, class_="cr-changed" if changed else None) for text, changed in facts]
    if player.mana:
        items.append(tag("li", cost_html(player.mana)))
    return tag(
        "div", tag("span", player.name, class_="cr-player-name"), tag("ul", *items), class_="cr-player"
    )


def card_html(thing: BoardObject, before: Mapping[str, BoardObject] | None = None) -> Markup:
    """One object as a card; ``before`` holds the objects of an earlier board by label."""
    earlier = before.get(thing.label) if before is not None else None
    is_new = before is not None and (earlier is None or earlier.zone != thing.zone)
    classes = ["cr-card", f"cr-{_frame(thing)}"]
    classes += [
        f"cr-{word}"
        for word, holds in (
            ("token", thing.token),
            ("is-tapped", thing.tapped),
            ("is-face-down", thing.face_down),
            ("is-phased-out", thing.phased_out),
            ("is-attached", bool(thing.attached_to)),
            ("is-new", is_new),
            ("is-otherwise", not is_new and earlier is not None and earlier != thing),
        )
        if holds
    ]
    return tag(
        "div",
        tag(
            "div",
            tag("span", thing.name or ("Face down" if thing.face_down else thing.label), class_="cr-name"),
            cost_html(thing.cost),
            class_="cr-title",
        ),
        _second_label(thing),
        tag("div", _type_line(thing), class_=_changed("cr-types", earlier, thing, _type_line)),
        tag(
            "div",
            *(tag("p", with_symbols(ability)) for ability in thing.abilities),
            class_=_changed("cr-text", earlier, thing, lambda one: one.abilities),
        )
        if thing.abilities
        else None,
        _marks_html(thing, earlier),
        _size_html(thing, earlier),
        class_=" ".join(classes),
    )


def _second_label(thing: BoardObject) -> Markup | None:
    if not thing.name or thing.label == thing.name:
        return None
    return tag("div", thing.label, class_="cr-label")


def _changed(class_: str, earlier: BoardObject | None, thing: BoardObject, of: object) -> str:
    differs = callable(of) and earlier is not None and of(earlier) != of(thing)
    return f"{class_} cr-changed" if differs else class_


def _frame(thing: BoardObject) -> str:
    if thing.face_down:
        return "face-down"
    if len(thing.colors) > 1:
        return "multicolored"
    if thing.colors:
        return thing.colors[0]
    return "land" if "land" in thing.types else "colorless"


def _type_line(thing: BoardObject) -> str:
    left = " ".join(word.capitalize() for word in (*thing.supertypes, *thing.types))
    if thing.token:
        left = f"Token {left}".strip()
    return f"{left} — {' '.join(thing.subtypes)}" if thing.subtypes else left


def _marks_html(thing: BoardObject, earlier: BoardObject | None) -> Markup | None:
    marks: list[tuple[str, bool]] = []
    for word, now, then in (
        ("tapped", thing.tapped, earlier and earlier.tapped),
        ("face down", thing.face_down, earlier and earlier.face_down),
        ("phased out", thing.phased_out, earlier and earlier.phased_out),
    ):
        if now:
            marks.append((word, earlier is not None and not then))
    if thing.damage:
        marks.append((f"{thing.damage} damage", earlier is not None and earlier.damage != thing.damage))
    for kind, count in sorted(thing.counters.items()):
        told = many(count, f"{kind} counter")
        marks.append((told, earlier is not None and earlier.counters.get(kind, 0) != count))
    if thing.attached_to:
        marks.append(
            (f"on {thing.attached_to}", earlier is not None and earlier.attached_to != thing.attached_to)
        )
    if thing.attacking:
        marks.append((f"attacks {thing.attacking}", earlier is not None and not earlier.attacking))
    if thing.blocking:
        marks.append((f"blocks {', '.join(thing.blocking)}", earlier is not None and not earlier.blocking))
    if thing.targets:
        marks.append((f"targets {', '.join(thing.targets)}", False))
    if thing.owner and thing.controller and thing.owner != thing.controller:
        marks.append((f"owned by {thing.owner}", False))
    marks += [(f"{name}: {value}", False) for name, value in sorted(thing.notes.items())]
    if not marks:
        return None
    return tag(
        "ul",
        *(tag("li", text, class_="cr-changed" if changed else None) for text, changed in marks),
        class_="cr-marks",
    )


def _size_html(thing: BoardObject, earlier: BoardObject | None) -> Markup | None:
    size = size_told(thing)
    if not size:
        return None
    was = size_told(earlier) if earlier is not None else size
    return tag(
        "div",
        tag("span", was, class_="cr-was") if was and was != size else None,
        size,
        class_="cr-size cr-changed" if was != size else "cr-size",
    )


@lru_cache(maxsize=4096)
def cost_html(cost: str) -> Markup:
    """Return a mana cost such as ``{2}{W}`` as small round symbols."""
    symbols = _SYMBOL.findall(cost)
    if not symbols:
        return Markup()
    return tag("span", *map(_symbol_html, symbols), class_="cr-cost", aria_label=f"cost {cost}", role="img")


@lru_cache(maxsize=4096)
def with_symbols(text: str) -> Markup:
    """Return the text of an ability, each of its symbols such as ``{T}`` drawn as in a cost."""
    pieces: list[Markup | str] = []
    end = 0
    for found in _SYMBOL.finditer(text):
        pieces += (text[end : found.start()], _symbol_html(found[1]))
        end = found.end()
    return join((*pieces, text[end:]))


def _symbol_html(symbol: str) -> Markup:
    color = _SYMBOL_CLASSES.get(symbol)
    return tag("span", symbol, class_=f"cr-mana cr-{color}" if color else "cr-mana")
