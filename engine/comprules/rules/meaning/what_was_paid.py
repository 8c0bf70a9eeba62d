"""What was paid for a spell, or for the spell that a permanent was (601.7, 607.2)."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import ChangeCost
from comprules.book.citing import cite
from comprules.counting import many
from comprules.happening.in_new_zones import permanent_before
from comprules.rules.meaning.linked_abilities import linked
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.state.objects import GameObject, OnStack
from comprules.words import COLOR_LETTERS

__all__ = [
    "BEHELD_AS_IT_WAS",
    "CONVOKED",
    "KNOWN_OF_THE_SPELL",
    "LINKED_COST_OF_CASTING",
    "LINKED_COST_OF_ENTERING",
    "LINKED_EVIDENCE",
    "LINKED_KICKER",
    "NO_CHANGE_FOR_ACTIVATED_ABILITIES",
    "NO_CHANGE_FOR_CAST_SPELLS",
    "ONE_KICKER_OR_THE_OTHER",
    "SAME_X_THROUGHOUT",
    "X_DEFINED",
    "X_OF_ENTERING_PERMANENT",
    "colors_spent",
    "cost_changes_begun",
    "has_convoked",
    "is_among",
    "mana_spent",
    "paid_as_it_entered",
    "paid_as_it_was_cast",
    "promised_to",
    "the_spell_it_was",
    "times_paid",
    "was_beheld",
    "was_collected",
    "was_paid",
    "with_that_kicker",
    "x_as_it_enters",
    "x_as_it_is_cast",
]

SAME_X_THROUGHOUT = cite("107.3i")
X_OF_ENTERING_PERMANENT = cite("107.3m")
X_DEFINED = cite("107.3c")
NO_CHANGE_FOR_CAST_SPELLS = cite("601.7")
NO_CHANGE_FOR_ACTIVATED_ABILITIES = cite("602.4")
KNOWN_OF_THE_SPELL = cite("400.7d")
LINKED_COST_OF_ENTERING = cite("607.2g")
LINKED_KICKER = cite("607.2i")
LINKED_COST_OF_CASTING = cite("607.2j")
BEHELD_AS_IT_WAS = cite("701.4b")
CONVOKED = cite("702.51c")
LINKED_EVIDENCE = cite("701.59c")
ONE_KICKER_OR_THE_OTHER = cite("702.33f")


@NO_CHANGE_FOR_CAST_SPELLS
@NO_CHANGE_FOR_ACTIVATED_ABILITIES
def mana_spent(game: Game, thing: GameObject, color: str = "") -> int:
    """What was spent on a spell is what was paid as it was cast; costs that change later do not touch it."""
    chosen = the_spell_it_was(game, thing)
    paid = [part for part in chosen.paid if part.kind == "mana"] if chosen else []
    letters = [letter for part in paid for letter in part.colors if COLOR_LETTERS[letter] == color]
    spent = len(letters) if color else sum(part.amount for part in paid)
    if color == "colorless":
        spent = sum(part.amount - len(part.colors) for part in paid)
    citation = NO_CHANGE_FOR_ACTIVATED_ABILITIES if cost_changes_begun(game) else NO_CHANGE_FOR_CAST_SPELLS
    citation.decided_once(game, f"{spent} mana was spent on {thing.label}, whatever spells cost by now")
    return spent


@KNOWN_OF_THE_SPELL
def the_spell_it_was(game: Game, thing: GameObject) -> OnStack | None:
    """A permanent knows what was chosen and paid for the spell that it was."""
    if thing.on_stack is None and thing.cast is not None:
        KNOWN_OF_THE_SPELL.decided_once(game, f"{thing.label} knows of the spell that it was")
    elif thing.on_stack is None and permanent_before(game, thing):
        KNOWN_OF_THE_SPELL.decided_once(game, f"{thing.label} is not what a spell has become")
    return thing.on_stack or thing.cast


def cost_changes_begun(game: Game) -> tuple[ChangeCost, ...]:
    """Find what abilities that have resolved have made of costs."""
    return tuple(
        change for effect in game.lasting for change in effect.changes if isinstance(change, ChangeCost)
    )


def colors_spent(thing: GameObject) -> set[str]:
    """Return the colors of the mana that was spent to cast a spell, or the spell that a permanent was."""
    chosen = thing.on_stack or thing.cast
    return {color for part in chosen.paid for color in part.colors} if chosen else set()


@LINKED_KICKER
def times_paid(game: Game, thing: GameObject, cost: str) -> int:
    """Return how often a cost was announced as the spell, or the spell that the permanent was, was cast."""
    chosen = the_spell_it_was(game, thing)
    options = chosen.options if chosen is not None else ()
    times = sum(is_among(cost, (option,)) for option in options)
    LINKED_KICKER.decided_once(game, f"{thing.label} was cast with {cost} {many(times, 'time')}")
    return times


def promised_to(thing: GameObject) -> str:
    """Return the opponent to whom a gift was promised as the spell was cast; empty if there is none."""
    chosen = thing.on_stack or thing.cast
    options = chosen.options if chosen is not None else ()
    return next((option.removeprefix("gift ") for option in options if option.startswith("gift ")), "")


def is_among(cost: str, options: tuple[str, ...]) -> bool:
    """Say whether a cost is among those announced.

    Multikicker and sticker kicker count as ``kicker``, and so does ``kicker {W}``, one of several.
    """
    if cost == "collect evidence":
        cost = "additional"
    words = (cost, "multikicker") if cost == "kicker" else (cost,)
    plain = (option.removeprefix("sticker ") for option in options)
    return any(option == cost or option.partition(" ")[0] in words for option in plain)


@LINKED_KICKER
def was_paid(game: Game, thing: GameObject, cost: str) -> bool:
    """An ability that asks whether a cost was paid means that very cost and no other (400.7d)."""
    chosen = the_spell_it_was(game, thing)
    if cost.startswith("behold "):
        return chosen is not None and was_beheld(game, thing, chosen, cost)
    is_paid = chosen is not None and is_among(cost, chosen.options)
    if cost == "collect evidence":
        return was_collected(game, thing, collected=is_paid)
    if chosen is not None and cost.startswith("kicker "):
        is_paid = with_that_kicker(game, thing, chosen, cost)
    LINKED_KICKER.decided_once(
        game, f"{game.label(thing.id)} was {'' if is_paid else 'not '}cast with {cost}"
    )
    row = rules_of(game).keyword(cost)
    if row is not None and row.linked is not None:
        row.linked.decided_once(
            game, f"{thing.label} was {'' if is_paid else 'not '}cast with its own {cost}"
        )
    return is_paid


@LINKED_EVIDENCE
def was_collected(game: Game, thing: GameObject, *, collected: bool) -> bool:
    """Evidence was collected where the additional cost of the very spell was paid."""
    LINKED_EVIDENCE.decided_once(
        game, f"evidence was {'' if collected else 'not '}collected for {thing.label}"
    )
    return collected


@ONE_KICKER_OR_THE_OTHER
def with_that_kicker(game: Game, thing: GameObject, chosen: OnStack, cost: str) -> bool:
    """Of several kickers, an ability asks for the one whose cost it names."""
    is_paid = is_among(cost, chosen.options)
    says = (
        f"{thing.label} was {'' if is_paid else 'not '}kicked with its {cost.removeprefix('kicker ')} kicker"
    )
    ONE_KICKER_OR_THE_OTHER.decided_once(game, says)
    return is_paid


@BEHELD_AS_IT_WAS
def was_beheld(game: Game, thing: GameObject, chosen: OnStack, cost: str) -> bool:
    """What was beheld counts as what it was then, whatever has become of it."""
    beheld = any(paid.kind == cost for paid in chosen.paid)
    BEHELD_AS_IT_WAS.decided_once(game, f"for {thing.label} a player {'did' if beheld else 'did not'} {cost}")
    return beheld


@LINKED_COST_OF_ENTERING
def paid_as_it_entered(game: Game, speaker: Speaker) -> int:
    """The cost paid because of a linked ability as the object entered, and no other."""
    paid = linked(game, speaker, "paid as it entered")
    LINKED_COST_OF_ENTERING.decided_once(
        game, f"{game.label(speaker.source)}: {paid[-1] if paid else 0} was paid as it entered"
    )
    return int(paid[-1]) if paid else 0


@LINKED_COST_OF_CASTING
def paid_as_it_was_cast(game: Game, speaker: Speaker) -> int:
    """The value chosen for a variable additional cost as the object was cast."""
    thing = game.last_seen(speaker.source)
    chosen = the_spell_it_was(game, thing)
    LINKED_COST_OF_CASTING.decided_once(
        game, f"{game.label(thing.id)}: {chosen.x if chosen else 0} was chosen as it was cast"
    )
    return chosen.x if chosen else 0


@SAME_X_THROUGHOUT
def x_as_it_is_cast(game: Game, spell: GameObject) -> int:
    """Every X of a spell is the value chosen for it, also in an ability that triggers on its casting."""
    x = spell.on_stack.x if spell.on_stack is not None else 0
    if x:
        SAME_X_THROUGHOUT.decided(game, f"{spell.label}: X is {x}")
    return x


@X_OF_ENTERING_PERMANENT
def x_as_it_enters(game: Game, thing: GameObject) -> int:
    """X in an ability about a permanent's own entering is the X chosen for its spell."""
    chosen = the_spell_it_was(game, thing)
    x = chosen.x if chosen is not None else 0
    if x:
        X_OF_ENTERING_PERMANENT.decided(game, f"{thing.label}: X is {x}, as for the spell that it was")
    return x


@CONVOKED
def has_convoked(game: Game, thing: GameObject, creature: int) -> bool:
    """A creature that was tapped to pay for a spell with convoke has convoked it."""
    chosen = the_spell_it_was(game, thing)
    tapped = {i for part in chosen.paid if part.kind == "convoke" for i in part.objects} if chosen else ()
    if creature in tapped:
        CONVOKED.decided_once(game, f"{game.label(creature)} has convoked {thing.label}")
    return creature in tapped
