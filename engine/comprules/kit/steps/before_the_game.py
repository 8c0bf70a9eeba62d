"""Steps about what is so before the first turn: decks, sideboards, shuffles, earlier games of the match."""

from __future__ import annotations

from dataclasses import replace

from comprules.judge import BoardObject, PastGame, Placed, ZoneName
from comprules.kit.steps.compare import in_list
from comprules.kit.steps.errors import StepFailed, StepMistake
from comprules.kit.steps.registry import given, then
from comprules.kit.steps.scene import Scene

__all__: list[str] = []


def _put_cards(scene: Scene, player: str, zone: ZoneName, notes: dict[str, str]) -> None:
    """Place the cards of a table of numbers and names."""
    head, *rows = scene.step.table
    if tuple(head) != ("number", "card"):
        raise StepMistake("such a table has the columns number and card")
    scene.seat(player)
    for number, card in rows:
        if not number.isdigit():
            raise StepMistake(f"so many cards are no number: {number}")
        scene.must_be_a_card(card)
        taken = sum(placed.card == card for placed in scene.placed.values())
        for count in range(taken + 1, taken + int(number) + 1):
            label = card if int(number) == 1 and not taken else f"{card} ({count})"
            scene.placed[label] = Placed(label, card, zone, player, player, notes=notes)


@given("{player}'s deck is:", use="Alice's deck is:", takes="table")
def deck_is(scene: Scene, player: str) -> None:
    """A table of numbers and names lists the player's deck; in the game it is the library.

    Of several cards of a name the first is ``"Shock" (1)``; those of the next player are counted on.
    """
    scene.seats[player] = replace(scene.seat(player), library=0)
    _put_cards(scene, player, "library", {})


@given("{player}'s sideboard is:", use="Alice's sideboard is:", takes="table")
def sideboard_is(scene: Scene, player: str) -> None:
    """A table of numbers and names lists the player's sideboard, which is outside the game."""
    _put_cards(scene, player, "none", {"deck": "sideboard"})


@given("{player}'s card pool is:", use="Alice's card pool is:", takes="table")
def pool_is(scene: Scene, player: str) -> None:
    """A table of numbers and names lists what the player opened; the deck's cards are among them."""
    _put_cards(scene, player, "none", {"deck": "card pool"})


@given("the decks are (constructed|limited)", use="the decks are constructed")
def decks_are(scene: Scene) -> None:
    """Decks were made in one of these ways, and are examined as the game starts."""
    scene.decks = "limited" if scene.step.text.endswith("limited") else "constructed"


@given(
    "a shuffle of {player}'s (library|{deck}) brings {labels} to the top",
    use=(
        'a shuffle of Alice\'s library brings "Ox" and "Elf" to the top',
        'a shuffle of Alice\'s scheme deck brings "Menace" to the top',
    ),
)
def shuffle_brings(scene: Scene, player: str, labels: tuple[str, ...], deck: str = "library") -> None:
    """By chance the next shuffle has these cards on top; another such step is of the shuffle after it."""
    seat, kind = scene.seat(player), deck.removesuffix(" deck")
    shuffles = {**seat.shuffles, kind: (*seat.shuffles.get(kind, ()), labels)}
    scene.seats[player] = replace(seat, shuffles=shuffles)


@given("{player} lost the previous game of the match", use="Bob lost the previous game of the match")
def lost_previous_game(scene: Scene, player: str) -> None:
    """The match has had a game, which this player lost."""
    scene.seat(player)
    scene.games = (*scene.games, PastGame(player, ""))


@given(
    "the previous game of the match, in which {player} chose the starting player, was a draw",
    use="the previous game of the match, in which Bob chose the starting player, was a draw",
)
def previous_game_was_draw(scene: Scene, player: str) -> None:
    """The match has had a game, which nobody won or lost."""
    scene.seat(player)
    scene.games = (*scene.games, PastGame("", player))


@given(
    "the players agree that {player} chooses the starting player",
    use="the players agree that Bob chooses the starting player",
)
def players_agree(scene: Scene, player: str) -> None:
    """By a coin, dice or whatever they like, the players have found who chooses."""
    scene.seat(player)
    scene.chooser = player


@given(
    "{player} has the sticker sheet {quoted} with the sticker[s] {labels}",
    use='Alice has the sticker sheet "Eldrazi Guacamole" with the stickers "5/5" and "Flying"',
)
def has_sticker_sheet(scene: Scene, player: str, quoted: str, labels: tuple[str, ...]) -> None:
    """The player has brought a sticker sheet with these stickers."""
    seat = scene.seat(player)
    scene.seats[player] = replace(seat, sheets=(*seat.sheets, (quoted, *labels)))


@given("{player}'s sticker sheets are:", use="Alice's sticker sheets are:", takes="table")
def sticker_sheets_are(scene: Scene, player: str) -> None:
    """A table of sheets: the name of each, its stickers with a size or an ability, and those for names.

    A stroke between spaces begins another sticker.
    """
    head, *rows = scene.step.table
    if tuple(head) != ("sheet", "stickers", "names"):
        raise StepMistake("such a table has the columns sheet, stickers and names")
    seat = scene.seat(player)
    brought = tuple(
        (
            name,
            *filter(None, texts.split(" / ")),
            *(f"name:{word}" for word in filter(None, words.split(" / "))),
        )
        for name, texts, words in rows
    )
    scene.seats[player] = replace(seat, sheets=(*seat.sheets, *brought))


@then("{player} has the sticker[s] {labels}", use='Alice has the stickers "5/5" and "Flying"')
def has_stickers(scene: Scene, player: str, labels: tuple[str, ...]) -> None:
    """These are the stickers that the player may use, in any order."""
    scene.look(player, "stickers")
    seen = scene.player(player).stickers
    if sorted(seen) != sorted(labels):
        raise StepFailed(f"{player} has the stickers {in_list(labels)}", in_list(seen, "no stickers"))


@then("{player} has {number} sticker[s]", use="Alice has three stickers")
def has_so_many_stickers(scene: Scene, player: str, number: int) -> None:
    """The player may use so many stickers."""
    scene.look(player, "stickers")
    seen = scene.player(player).stickers
    if len(seen) != number:
        raise StepFailed(f"{player} has {number} stickers", in_list(seen, "no stickers"))


def _outside(scene: Scene, label: str) -> BoardObject | None:
    wanted = label.replace('"', "")
    return next((thing for thing in scene.board().objects if thing.label == wanted), None)


@then("{labels} (is|are) in {player}'s sideboard", use='"Shock" is in Alice\'s sideboard')
def is_in_sideboard(scene: Scene, labels: tuple[str, ...], player: str) -> None:
    """Each of these cards is outside the game, in the player's sideboard."""
    for label in labels:
        thing = _outside(scene, label)
        scene.look(label, "zone")
        if thing is None or (thing.zone, thing.owner, thing.notes.get("deck")) != (
            "none",
            player,
            "sideboard",
        ):
            where = thing.zone if thing else "nowhere"
            raise StepFailed(f"{label} is in {player}'s sideboard", f"{label} is in zone {where}")


@then("{label} is {player}'s companion", use='"Keruga" is Alice\'s companion')
def is_companion(scene: Scene, label: str, player: str) -> None:
    """The player has revealed this card outside the game as a companion."""
    thing = _outside(scene, label)
    scene.look(label, "notes")
    if thing is None or thing.owner != player or not thing.notes.get("companion"):
        raise StepFailed(f"{label} is {player}'s companion", "it was not revealed")
