"""Given steps: cards, who has what where, players, and the point of the game."""

from __future__ import annotations

from dataclasses import replace

from comprules.judge import Card, Seat, ZoneName
from comprules.kit.steps.errors import StepMistake
from comprules.kit.steps.phrases import StepPhrase
from comprules.kit.steps.registry import given
from comprules.kit.steps.scene import UNSEEN_LIBRARY, Scene

__all__: list[str] = []

_COLUMNS = ("name", "type", "cost", "size", "loyalty", "defense", "hand", "life", "color", "text")


@given(
    "the card {name:quoted} is (a|an) {type_line:quoted}[ that costs {cost}][ of size {size:printed_size}]"
    "[ of loyalty {loyalty:number}][ of defense {defense:number}][ in {colors}][:]",
    use=(
        'the card "Jhoira" is a "Legendary Creature — Human" that costs {2}{U}{R} of size 3/3',
        'the card "Dryad Arbor" is a "Land Creature — Forest Dryad" of size 1/1 in green',
        'the card "Box" is an "Artifact":',
    ),
    takes="text",
)
def describe_card(
    scene: Scene,
    name: str,
    type_line: str,
    cost: str = "",
    size: str = "",
    loyalty: int | None = None,
    defense: int | None = None,
    colors: tuple[str, ...] = (),
) -> None:
    """A card by its printed values; a doc string below holds its text, one ability a line."""
    scene.describe(
        Card(
            name=name,
            type_line=type_line,
            cost=cost,
            size=size,
            loyalty="" if loyalty is None else str(loyalty),
            defense="" if defense is None else str(defense),
            color=" ".join(colors),
            text=(scene.step.docstring or "").strip(),
        )
    )


@given("these cards:", use="these cards:", takes="table")
def describe_cards(scene: Scene) -> None:
    """A table describes cards by any of name, type, cost, size, loyalty, defense, color and text.

    ``hand`` and ``life`` are a vanguard's modifiers, like ``+1`` and ``-3``.

    In a text ``<br>``, or a stroke between spaces, begins a new line.
    """
    head, *rows = scene.step.table
    for column in head:
        if column not in _COLUMNS:
            raise StepMistake(f"a table of cards has no column “{column}”; it has {', '.join(_COLUMNS)}")
    for row in rows:
        cell = dict(zip(head, row, strict=True))
        text = cell.get("text", "").replace("<br>", "\n").replace(" / ", "\n")
        scene.describe(
            Card(
                name=cell.get("name", ""),
                type_line=cell.get("type", ""),
                cost=cell.get("cost", ""),
                size=cell.get("size", ""),
                loyalty=cell.get("loyalty", ""),
                defense=cell.get("defense", ""),
                hand_modifier=cell.get("hand", ""),
                life_modifier=cell.get("life", ""),
                color=cell.get("color", ""),
                text="\n".join(line.strip() for line in text.splitlines()),
            )
        )


@given(
    "{player} controls {things}",
    use=(
        'Alice controls "Jhoira"',
        'Alice controls a tapped 2/2 black creature "Knight" with flying and two +1/+1 counters and a land "Hill"',
        'Bob controls "Rune" attached to "Knight"',
        'Alice controls two "Plains"',
    ),
)
def controls(scene: Scene, player: str, things: tuple[StepPhrase, ...]) -> None:
    """These things are on the battlefield under the player's control, and came in this order.

    A name that no step describes is that of a card of the collection; what else is said of it must be so.
    Two ``"Plains"`` are called ``"Plains" (1)`` and ``"Plains" (2)``.
    """
    for thing in things:
        scene.put(thing, "battlefield", player)


@given("{players} each control {things}", use='Alice and Bob each control "Jhoira"')
def each_control(scene: Scene, players: tuple[str, ...], things: tuple[StepPhrase, ...]) -> None:
    """Each of the players controls one of each of these, called ``"Jhoira" (Alice's)`` and so on."""
    for player in players:
        for thing in things:
            scene.put(thing, "battlefield", player, label=f"{thing.name} ({player}'s)")


_ZONES: dict[str, ZoneName] = {
    "in hand": "hand",
    "in the graveyard": "graveyard",
    "in exile": "exile",
    "in the command zone": "command",
    "in the ante zone": "ante",
    "on top of the library": "library",
    "on the stack": "stack",
    "in the scheme deck": "command",
    "in the planar deck": "command",
    "in the Attraction deck": "command",
    "outside the game": "none",
}


@given(
    "{player} has {things} {own_zone}",
    use=(
        'Alice has "Giant Growth" in hand',
        "Alice has ten creature cards in the graveyard",
        'Bob has "Ox" on top of his library',
        'Alice has "Ambition" and "Menace" in her scheme deck',
    ),
)
def has_in_zone(scene: Scene, player: str, things: tuple[StepPhrase, ...], own_zone: str) -> None:
    """These cards are in the player's zone, the first one on top of a library, another deck or the stack.

    A scheme, planar or Attraction deck lies face down in the command zone. Dungeons are outside the game.
    """
    deck = own_zone.removeprefix("in the ").removesuffix(" deck") if own_zone.endswith(" deck") else ""
    for thing in things:
        before = set(scene.placed)
        scene.put(replace(thing, face_down=True) if deck else thing, _ZONES[own_zone], player)
        for label in scene.placed.keys() - before if deck else ():
            placed = scene.placed[label]
            scene.placed[label] = replace(placed, notes={**placed.notes, "deck": deck})


@given("{player}'s library is empty", use="Bob's library is empty")
def library_is_empty(scene: Scene, player: str) -> None:
    """No card is in the player's library, besides those that other steps put there."""
    scene.seats[player] = replace(scene.seat(player), library=0)


@given("{player}'s library has {number} card[s]", use="Bob's library has three cards")
def library_has(scene: Scene, player: str, number: int) -> None:
    """So many cards that nobody looks at are in the player's library; without this step there are ten."""
    scene.seats[player] = replace(scene.seat(player), library=number)


@given("{player} has {life:signed} life", use="Bob has 3 life")
def has_life(scene: Scene, player: str, life: int) -> None:
    """The player's life total; without this step it is 20."""
    scene.seats[player] = replace(scene.seat(player), life=life)


@given(
    "{player} has {number} {kind} counter[s]",
    use=("Bob has nine poison counters", "Bob has 2 energy counters"),
)
def has_counters(scene: Scene, player: str, number: int, kind: str) -> None:
    """The player has so many counters of this kind."""
    seat = scene.seat(player)
    if kind == "poison":
        scene.seats[player] = replace(seat, poison=number)
    else:
        scene.seats[player] = replace(seat, counters={**seat.counters, kind: number})


@given("{player} has the sticker[s] {labels}", use='Alice has the stickers "5/5" and "Flying"')
def has_stickers(scene: Scene, player: str, labels: tuple[str, ...]) -> None:
    """The player has brought stickers, each a size or the text of an ability, which are on nothing yet.

    A ticket cost stands in front, as in ``{TK}{TK} — 5/5``.
    """
    scene.seats[player] = replace(scene.seat(player), stickers=labels)


@given("{player} has the name sticker[s] {labels}", use='Alice has the name sticker "Mighty"')
def has_name_stickers(scene: Scene, player: str, labels: tuple[str, ...]) -> None:
    """Stickers for names that the player brought to the game, each a word; they are on nothing yet."""
    scene.seats[player] = replace(scene.seat(player), name_stickers=labels)


@given("{player} has the art sticker[s] {labels}", use='Alice has the art sticker "a hat"')
def has_art_stickers(scene: Scene, player: str, labels: tuple[str, ...]) -> None:
    """Stickers with pictures that the player brought, each told by words; they are on nothing yet."""
    scene.seats[player] = replace(scene.seat(player), art_stickers=labels)


@given("the coins and dice come up {labels}", use='the coins and dice come up "heads" and "17"')
def coins_and_dice(scene: Scene, labels: tuple[str, ...]) -> None:
    """What the next coin flips and die rolls come up as, one after the other, or who is picked by chance."""
    scene.lots = labels


@given("{player} has speed {number}", use="Alice has speed 4")
def has_speed(scene: Scene, player: str, number: int) -> None:
    """The player's speed; without this step the player has none."""
    scene.seats[player] = replace(scene.seat(player), speed=number)


@given("{player} has {cost} in the mana pool", use="Alice has {R}{R} in the mana pool")
def has_mana(scene: Scene, player: str, cost: str) -> None:
    """The player's unspent mana."""
    scene.seats[player] = replace(scene.seat(player), mana=cost)


@given("the players are {players}", use="the players are Alice, Bob and Carol")
def players_are(scene: Scene, players: tuple[str, ...]) -> None:
    """Who plays, in turn order; without this step Alice and Bob do. The first one is the active player."""
    if scene.placed or scene.variant:
        raise StepMistake("say who plays before anything else about the position")
    teams = {name: seat.team for name, seat in scene.seats.items()}
    scene.seats = {name: Seat(name, library=UNSEEN_LIBRARY, team=teams.get(name, "")) for name in players}


@given(
    "{first:players} play together against {second:players}",
    use="Alice and Carol play together against Bob and Dave",
)
def play_together(scene: Scene, first: tuple[str, ...], second: tuple[str, ...]) -> None:
    """Two teams; the first team's turn comes first."""
    before = tuple(name for name, seat in scene.seats.items() if seat.team)
    players_are(scene, tuple(dict.fromkeys((*before, *first, *second))))
    for team in (first, second):
        for name in team:
            scene.seats[name] = replace(scene.seats[name], team=" and ".join(team))


@given(
    "the game is (a|an) {variant} game",
    use=("the game is a Commander game", "the game is a Two-Headed Giant game"),
)
def game_is(scene: Scene, variant: str) -> None:
    """The game is of a variant; a Two-Headed Giant team has 30 life unless a step says otherwise."""
    scene.variant = variant
    if variant == "Two-Headed Giant":
        for name, seat in scene.seats.items():
            if seat.life == 20:
                scene.seats[name] = replace(seat, life=30)


@given("it is {player}'s {step}", use=("it is Bob's upkeep", "it is Alice's combat damage step"))
def it_is(scene: Scene, player: str, step: str) -> None:
    """It is this player's turn and this step or main phase.

    Without this step it is the first player's precombat main phase.
    """
    scene.seat(player)
    scene.active, scene.turn_step = player, step


@given(
    "{player} has been dealt {number} combat damage by the commander {label}",
    use='Bob has been dealt 21 combat damage by the commander "Jhoira"',
)
def commander_damage(scene: Scene, player: str, number: int, label: str) -> None:
    """Combat damage that a commander has dealt to the player over the course of the game."""
    seat = scene.seat(player)
    scene.seats[player] = replace(seat, commander_damage={**seat.commander_damage, label: number})


@given("{label} is {player}'s chosen companion", use='"Keruga" is Alice\'s chosen companion')
def is_chosen_companion(scene: Scene, label: str, player: str) -> None:
    """The player has revealed this card outside the game as a companion before the game."""
    scene.seat(player)
    scene.note(label, "companion", "revealed")


@given("{label} is {player}'s commander", use='"Jhoira" is Alice\'s commander')
def is_commander(scene: Scene, label: str, player: str) -> None:
    """This card is the player's commander."""
    scene.seat(player)
    scene.note(label, "commander", player)


@given(
    "{label} is a copy of a {original}",
    use=('"Shock" (copy) is a copy of a spell', '"Ox" (copy) is a copy of a card'),
)
def is_copy(scene: Scene, label: str, original: str) -> None:
    """The object is no card but a copy of a spell, or of a card."""
    scene.note(label, "copy", original)


@given("the other face of {label} is {quoted}", use='the other face of "Delver" is "Aberration"')
def other_face(scene: Scene, label: str, quoted: str) -> None:
    """The card has another face, which is a card that another step or the collection describes."""
    scene.must_be_a_card(quoted)
    scene.note(label, "back", quoted)


@given(
    "the (Adventure|right half|lower half) of {name:quoted} is {quoted}",
    use=(
        'the Adventure of "Giant Killer" is "Chop Down"',
        'the right half of "Assault // Battery" is "Battery"',
        'the lower half of "Nezumi Graverobber" is "Nighteyes the Desecrator"',
    ),
)
def other_part(scene: Scene, name: str, quoted: str) -> None:
    """The card holds what another step describes: an adventurer, a split or a flip card."""
    scene.must_be_a_card(name)
    scene.must_be_a_card(quoted)
    whole, part = scene.cards[name], scene.cards[quoted]
    sides = {"Adventure": replace(whole, adventure=part), "right half": replace(whole, right=part)}
    said = next((side for side in sides if scene.step.text.startswith(f"the {side}")), "")
    scene.cards[name] = sides.get(said, replace(whole, flip=part))


@given("{label} bears the expansion symbol of {quoted}", use='"Ox" bears the expansion symbol of "Homelands"')
def bears_symbol(scene: Scene, label: str, quoted: str) -> None:
    """The card is a printing of that expansion (206.3 of 2009)."""
    scene.note(label, "symbol", quoted)


@given("{colors} are circled on {label}", use='blue and red are circled on "Cryptic Spires"')
def are_circled(scene: Scene, colors: tuple[str, ...], label: str) -> None:
    """The colors that were circled on the card as a deck was made with it (207.5)."""
    scene.note(label, "circled", " ".join(colors))


@given(
    "the venture marker is on the room {quoted} of {label}",
    use='the venture marker is on the room "Lair" of "Cave"',
)
def venture_marker(scene: Scene, quoted: str, label: str) -> None:
    """The dungeon's owner has got as far as this room."""
    scene.note(label, "room", quoted)


@given("{label} is in the {word} sector", use='"Ox" is in the alpha sector')
def is_in_sector(scene: Scene, label: str, word: str) -> None:
    """The sector that was chosen for a creature."""
    scene.note(label, "sector", word)


@given("{label} is protected by {player}", use='"Siege" is protected by Bob')
def is_protected(scene: Scene, label: str, player: str) -> None:
    """The player who was chosen as a battle's protector."""
    scene.seat(player)
    scene.note(label, "protector", player)


@given(
    "the {choice} chosen for {label} is {value}",
    use=('the color chosen for "Iona" is red', 'the player chosen for "Stuffy Doll" is Bob'),
)
def chosen_for(scene: Scene, choice: str, label: str, value: str) -> None:
    """What was chosen for an object as it entered: a color, a type, a name, a player."""
    scene.note(label, choice, value)


@given(
    "{label} was exiled before the game with cards named {quoted}",
    use='"Ox" was exiled before the game with cards named "Archivist"',
)
def exiled_before_game(scene: Scene, label: str, quoted: str) -> None:
    """A card of that name let its player exile the card before the decks were shuffled."""
    scene.note(label, "exiled before the game with", quoted)
