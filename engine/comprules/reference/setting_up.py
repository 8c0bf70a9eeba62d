"""A position becomes a game: cards read, objects placed, players seated; no rule is applied yet."""

from __future__ import annotations

import re
from functools import cache
from zlib import crc32

from immutables import Map

from comprules.abilities.changes import AddWord, SetSize
from comprules.abilities.kinds import Ability, AddAbilities
from comprules.abilities.simple_nouns import Number
from comprules.book.trace import Trace
from comprules.editions.cr2025 import CR2025
from comprules.english import CannotRead, read_abilities
from comprules.events.turn import BeginsStep
from comprules.happening.bounds import MOST_CARDS, MOST_MANA, refuse_more_than
from comprules.happening.new_objects import put_in_zone
from comprules.happening.split_cards import combined
from comprules.happening.timestamps import as_the_game_begins, tick
from comprules.happening.whose_turn import with_whom_turns_are_taken
from comprules.judge import Card, Placed, Position, Seat, Unsupported
from comprules.mana import ManaError, read_cost, read_pool
from comprules.rules.meaning.text_box import colors_indicated, rules_text_of, with_circled
from comprules.rules.meaning.type_line import read_type_line
from comprules.rules.targeting.modes import numbered_behind
from comprules.ruleset import rules_of, views
from comprules.state.beginning import Beginning, PastGame
from comprules.state.copying import replace
from comprules.state.game import Arbiter, Game
from comprules.state.objects import Characteristics, Counter, GameObject, Sticker
from comprules.state.players import Player
from comprules.words import STEPS, Step, Wording

__all__ = ["printed", "set_up"]


def set_up(position: Position, arbiter: Arbiter) -> Game:
    """Return the game that a position describes.

    Raises:
        Unsupported: something in it that this engine does not have.
        CannotRead: the text of a card.
    """
    seats = {seat.name: seat for seat in position.seats}
    players = Map({name: _player(seat) for name, seat in seats.items()})
    active = position.active or position.seats[0].name
    order = tuple(seats)
    step = _step(position.step)
    game = Game(
        players=players,
        order=order,
        arbiter=arbiter,
        active=active,
        step=step,
        turn=2,
        deeds=tuple(BeginsStep(active, begun) for begun in STEPS[: STEPS.index(step) + 1]),
        seed=crc32(repr(position.placed).encode()),
        lots=position.lots,
        beginning=_beginning(position),
    )
    wording = rules_of(game).wording
    game = replace(game, active=with_whom_turns_are_taken(game, active)[0])
    tokens = {placed.card for placed in position.placed if placed.token}
    cards = {
        c.name: printed(c, wording, game, token=c.name in tokens) for c in position.cards if c.right is None
    }
    smaller = {c.name: printed(c.adventure, wording, game) for c in position.cards if c.adventure}
    cards.update({f"{name} // adventure": value for name, value in smaller.items()})
    cards.update(_with_lower_halves(position, cards, wording, game))
    cards.update({c.name: _split(c, wording, game) for c in position.cards if c.right})
    cards.update(_double_faced(game, position, cards, wording))
    cards.update(_meld_pairs(position, cards, wording, game))
    game = replace(game, reference=tuple(cards.values()))
    ids: dict[str, int] = {}
    for placed in _bottom_first(position.placed):
        if placed.card not in cards:
            message = f"the position places {placed.card!r}, a card that it does not describe"
            raise Unsupported(message)
        game, ids[placed.label] = _place(game, placed, cards)
    for placed in position.placed:
        game = _attach(game, placed, ids, seats)
    for name, seat in seats.items():
        game = _fill_library(game, name, seat.library)
        damage = Map(dict(seat.commander_damage))
        game = game.altering_player(name, commander_damage=damage)
    return _with_standing(_with_dungeons(game, position, ids))


def _beginning(position: Position) -> Beginning:
    """Return what a position says of the time before the game."""
    shuffles = {
        seat.name if deck == "library" else f"{seat.name}'s {deck} deck": tuple(tops)
        for seat in position.seats
        for deck, tops in seat.shuffles.items()
    }
    sheets = {seat.name: _sheets(seat) for seat in position.seats if seat.sheets}
    return Beginning(
        decks=position.decks,
        chooser=position.chooser,
        games=tuple(PastGame(past.loser, past.chooser) for past in position.games),
        shuffles=Map(shuffles),
        sheets=Map(sheets),
    )


def _step(name: str) -> Step:
    """Return the step that a position names.

    Raises:
        Unsupported: there is none of this name.
    """
    for step in STEPS:
        if step == name:
            return step
    message = f"no step of the turn is called {name!r}; the steps are {', '.join(STEPS)}"
    raise Unsupported(message)


def _bottom_first(placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """Libraries and the stack are listed from the top and filled from the bottom."""
    piles = tuple(p for p in placed if p.zone in ("library", "stack"))
    return (*(p for p in placed if p not in piles), *reversed(piles))


def _player(seat: Seat) -> Player:
    counters = {kind: Counter(amount, 0) for kind, amount in seat.counters.items() if amount}
    if seat.poison:
        counters["poison"] = Counter(seat.poison, 0)
    pool = read_pool(seat.mana) if seat.mana else {}
    snow = pool.pop("S", 0)  # {S} in a pool is one colorless mana of a snow source
    mana = Map(pool | ({"C": pool.get("C", 0) + snow} if snow else {}))
    refuse_more_than(MOST_MANA, max(mana.values(), default=0), "mana of one type")
    stickers = tuple(replace(one, number=number) for number, one in enumerate(_brought(seat), 1))
    return Player(
        seat.name, seat.life, seat.team, Map(counters), mana, speed=seat.speed, stickers=stickers,
        snow=Map({"C": snow} if snow else {}),
    )  # fmt: skip


def _brought(seat: Seat) -> tuple[Sticker, ...]:
    """Return the stickers that a player brought, those on sheets last."""
    sheets = tuple(sticker for sheet in seat.sheets for sticker in _on_sheet(sheet))
    words = tuple(Sticker("name", word, AddWord(word)) for word in seat.name_stickers)
    pictures = tuple(Sticker("art", words) for words in seat.art_stickers)
    return (*map(_sticker, seat.stickers), *words, *pictures, *sheets)


def _on_sheet(sheet: tuple[str, ...]) -> tuple[Sticker, ...]:
    texts = ((text, text.removeprefix("name:")) for text in sheet[1:])
    return tuple(
        Sticker("name", word, AddWord(word)) if word != text else _sticker(text) for text, word in texts
    )


def _sheets(seat: Seat) -> tuple[tuple[str, frozenset[int]], ...]:
    """Return a player's sheets with the numbers of the stickers that are on them."""
    number = len(_brought(replace(seat, sheets=()))) + 1
    found: list[tuple[str, frozenset[int]]] = []
    for sheet in seat.sheets:
        there = len(_on_sheet(sheet))
        found.append((sheet[0], frozenset(range(number, number + there))))
        number += there
    return tuple(found)


def _sticker(text: str) -> Sticker:
    """Return a sticker as written: a size or an ability, behind its ticket cost if it has one."""
    tickets, dash, words = text.partition(" — ")
    priced = bool(dash) and not tickets.replace("{TK}", "")
    cost, words = (tickets.count("{TK}"), words) if priced else (0, text)
    size = _SIZE.fullmatch(words)
    if size is None:
        return Sticker("ability", words, AddAbilities(read_abilities(words)), cost)
    power, toughness = Number(int(size["power"])), Number(int(size["toughness"]))
    return Sticker("power and toughness", words, SetSize(power, toughness, by_sticker=True), cost)


_SIZE = re.compile(r"(?P<power>[\d*+-]+)/(?P<toughness>[\d*+-]+)")


class _UnreadableCard(Unsupported):
    """A card whose text can't be read; the nearest known form is looked for only when it is shown."""

    def __init__(self, name: str, error: CannotRead) -> None:
        """Keep the name of the card and what is wrong with its text."""
        super().__init__(name, error)
        self.name = name
        self.error = error

    def __str__(self) -> str:
        """Return what can't be read, with the caret and the hints."""
        return f"“{self.name}” can't be read: {self.error}"


def _abilities(game: Game, card: Card, wording: Wording, types: frozenset[str]) -> tuple[Ability, ...]:
    """Return what a card's text says.

    Raises:
        Unsupported: It can't be read; the error names the card.
    """
    try:
        text = rules_text_of(game, card.text, card.name)
        if not text:
            return ()
        return _read(text, card.name, wording, types)
    except CannotRead as error:
        raise _UnreadableCard(card.name, error) from error


def _read(text: str, name: str, wording: Wording, types: frozenset[str]) -> tuple[Ability, ...]:
    """Return the abilities of a text in the words of the edition, or else in those of today.

    What a card does is the same in either words; an older edition plays a card that is written in today's.
    """
    try:
        return read_abilities(text, name=name, wording=wording, types=types)
    except CannotRead as older:
        if not wording:
            raise
        try:
            return read_abilities(text, name=name, types=types)
        except CannotRead as newer:
            raise max(older, newer, key=lambda refusal: refusal.at) from None


def printed(
    card: Card, wording: Wording, game: Game | None = None, *, token: bool = False
) -> Characteristics:
    """Return a card's characteristics as printed; outside a game, as the base edition reads them.

    Raises:
        Unsupported: a type line, size or text that cannot be read.
    """
    game = game or _no_game()
    line = read_type_line(game, card.type_line, card.name)
    try:
        cost = read_cost(card.cost) if card.cost else None
    except ManaError as error:
        raise Unsupported(f"the cost of {card.name!r} cannot be read: {error}") from error
    power, toughness = _size(card)
    indicated = frozenset(card.color.replace(",", " ").replace(" and ", " ").split()) - {"colorless"}
    colors = indicated if token else colors_indicated(game, card.name, indicated)
    return Characteristics(
        name=card.name,
        cost=cost,
        colors=colors or (cost.colors if cost else frozenset()),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        abilities=_abilities(game, card, wording, line.types),
        power=power,
        toughness=toughness,
        loyalty=int(card.loyalty) if card.loyalty else None,
        defense=int(card.defense) if card.defense else None,
        hand_modifier=int(card.hand_modifier) if card.hand_modifier else 0,
        life_modifier=int(card.life_modifier) if card.life_modifier else 0,
        lights=frozenset(map(int, card.lights.split())),
    )


@cache
def _no_game() -> Game:
    """Return a game that nobody plays."""
    return Game(
        players=Map(),
        order=(),
        arbiter=Arbiter(CR2025, lambda _: (), Trace()),
        active="",
        step="precombat main",
        turn=0,
    )


def _size(card: Card) -> tuple[int | None, int | None]:
    if not card.size:
        return None, None
    found = _SIZE.fullmatch(card.size)
    if found is None:
        message = f"the size {card.size!r} of {card.name!r} cannot be read; write it like 2/2 or */*"
        raise Unsupported(message)
    power, toughness = (
        int(v) if v.lstrip("-").isdigit() else None for v in (found["power"], found["toughness"])
    )
    return power, toughness


def _with_lower_halves(
    position: Position, cards: dict[str, Characteristics], wording: Wording, game: Game
) -> dict[str, Characteristics]:
    """Return the flip cards with both halves; the lower one has the cost and the colors of the card."""
    found: dict[str, Characteristics] = {}
    for card in position.cards:
        if card.flip is not None:
            whole = cards[card.name]
            half = replace(printed(card.flip, wording, game), cost=whole.cost, colors=whole.colors)
            found[card.name] = replace(whole, lower_half=half)
    return found


def _split(card: Card, wording: Wording, game: Game) -> Characteristics:
    """Return a split card, which has the values of both halves."""
    assert card.right is not None
    left = replace(card, name=card.name.split(" // ")[0], right=None)
    halves = printed(left, wording, game), printed(card.right, wording, game)
    of_left, of_right = (half.abilities for half in halves)
    return replace(combined(*halves), abilities=(*of_left, *numbered_behind(of_left, of_right)))


def _meld_pairs(
    position: Position, cards: dict[str, Characteristics], wording: Wording, game: Game
) -> dict[str, Characteristics]:
    """Return the meld cards with the name of their counterpart, and the combined back face of their pair."""
    pairs = [card for card in position.cards if card.melds_with]
    faces = {card.name: printed(card.melded, wording, game) for card in pairs if card.melded is not None}
    return {
        card.name: replace(
            cards[card.name],
            melds_with=card.melds_with,
            melded=faces.get(card.name) or faces.get(card.melds_with),
        )
        for card in pairs
    }


def _double_faced(
    game: Game, position: Position, cards: dict[str, Characteristics], wording: Wording
) -> dict[str, Characteristics]:
    """Return both faces of double-faced cards: the back is its own, or one that a note ``back`` names."""
    described = {card.name: card for card in position.cards}
    backs = {card.name: card.back for card in position.cards if card.back}
    backs |= {p.card: described[p.notes["back"]] for p in position.placed if p.notes.get("back") in described}
    faces: dict[str, Characteristics] = {}
    for name, back in backs.items():
        front, other = cards[name], printed(back, wording, game)
        modal = _is_modal(described[name], back, other)
        faces[name] = replace(front, modal=modal)
        faces[f"{name} // back"] = replace(other, modal=modal, front_cost=None if modal else front.cost)
    return faces


def _is_modal(front: Card, back: Card, other: Characteristics) -> bool:
    """Say whether a double-faced card is a modal one (712.3).

    The back of a transforming card has no mana cost, and one of its faces speaks of transforming where the
    back is a land.
    """
    if other.cost is not None:
        return True
    return "land" in other.types and not re.search(
        "transform|convert", f"{front.text} {back.text}", re.IGNORECASE
    )


_NOT_LINKED = frozenset({"sector", "protector", "room", "deck", "exiled before the game with"})


_NOTES_OF_CARDS = frozenset({"commander", "back", "copy", "circled", "symbol"})


def _place(game: Game, placed: Placed, cards: dict[str, Characteristics]) -> tuple[Game, int]:
    game = tick(game)
    notes = {k: v for k, v in placed.notes.items() if k not in _NOTES_OF_CARDS}
    kinds = {"spell": "copy of a spell", "card": "copy of a card"}
    kind = kinds.get(placed.notes.get("copy", ""), "token" if placed.token else "card")
    counters = dict(placed.counters)
    base = cards[placed.card]
    if circled := placed.notes.get("circled"):
        base = with_circled(game, base, tuple(circled.split()))
    if symbol := placed.notes.get("symbol"):
        base = replace(base, symbol=symbol)
    if placed.zone == "battlefield":
        if base.loyalty is not None:
            counters.setdefault("loyalty", base.loyalty)
        if base.defense is not None:
            counters.setdefault("defense", base.defense)
    thing = GameObject(
        id=game.next_id,
        label=placed.label,
        base=base,
        owner=placed.owner,
        controller=placed.controller or placed.owner,
        controlled_by=placed.controller or placed.owner,
        zone=placed.zone,
        timestamp=game.clock,
        kind=kind,  # type: ignore[arg-type]
        tapped=placed.tapped,
        face_down=placed.face_down,
        damage=placed.damage,
        counters=Map({k: Counter(n, game.clock) for k, n in counters.items() if n > 0}),
        notes=Map(notes),
        linked=Map({(("own",), kind): (word,) for kind, word in notes.items() if kind not in _NOT_LINKED}),
        arrived=game.turn if placed.summoning_sick else 0,
        commander="commander" in placed.notes,
        back=cards.get(f"{placed.card} // back"),
        adventure=cards.get(f"{placed.card} // adventure"),
    )
    game = put_in_zone(replace(game, next_id=game.next_id + 1), thing)
    if base.types & {"vanguard", "conspiracy"}:
        game = game.with_object(as_the_game_begins(game, thing))
    return game, thing.id


def _attach(game: Game, placed: Placed, ids: dict[str, int], seats: dict[str, Seat]) -> Game:
    if not placed.attached_to:
        return game
    host: int | str | None = ids.get(placed.attached_to)
    if host is None and placed.attached_to in seats:
        host = placed.attached_to
    if host is None:
        message = f"{placed.label!r} is attached to {placed.attached_to!r}, which is not in the position"
        raise Unsupported(message)
    return game.altering(ids[placed.label], attached_to=host)


_UNSEEN = Characteristics(name="unseen card")


def _fill_library(game: Game, player: str, cards: int) -> Game:
    """Cards that nobody looks at, below those that the position names."""
    refuse_more_than(MOST_CARDS, cards, "cards in a library")
    first, moment = game.next_id, game.clock + 1
    one = GameObject(0, "", _UNSEEN, player, player, "library", 0)
    unseen = {
        first + n: replace(one, id=first + n, label=f"{player}'s unseen card {n + 1}", timestamp=moment + n)
        for n in range(cards)
    }
    library = (*game.zone("library", player), *unseen)
    return replace(
        game,
        objects=game.objects.update(unseen),
        zones=game.zones.set(("library", player), library),
        next_id=first + cards,
        clock=game.clock + cards,
    )


def _with_dungeons(game: Game, position: Position, ids: dict[str, int]) -> Game:
    """A dungeon's note ``room`` says where its owner's venture marker is."""
    for placed in position.placed:
        if "room" in placed.notes:
            game = game.altering_player(placed.owner, dungeon=(ids[placed.label], placed.notes["room"]))
    return game


def _with_standing(game: Game) -> Game:
    """Since when each world permanent has been one: since it was placed."""
    now = views(game)
    for i in game.zone("battlefield"):
        if "world" in now[i].supertypes:
            game = game.altering(i, world_since=game.objects[i].timestamp)
    return game
