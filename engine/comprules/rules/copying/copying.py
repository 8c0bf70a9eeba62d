"""707: copies of objects: tokens, and copies of spells and abilities on the stack."""

from __future__ import annotations

from comprules.abilities.changes import NotCopied
from comprules.abilities.kinds import Change, CopySpell, CreateCopies
from comprules.abilities.nouns import Subject
from comprules.abilities.simple_nouns import It, ThatOne, This
from comprules.abilities.slots import Reference
from comprules.book.citing import cite
from comprules.events.zones import Copies, Creates
from comprules.happening import happen
from comprules.questions import ask_objects
from comprules.rules.continuous.changing_characteristics import excepted
from comprules.rules.continuous.effect import Continuous
from comprules.rules.continuous.interaction import copiable_values
from comprules.rules.continuous.starting_values import added_to, as_printed_view
from comprules.rules.continuous.what_is_copied import TRANSFORMING_TOKEN
from comprules.rules.fighting.entering_combat import attacking_from_now
from comprules.rules.meaning.last_known_information import LAST_KNOWN_INFORMATION
from comprules.rules.meaning.linked_abilities import remember_made
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.rules.meaning.speaker import Speaker, dealing_with, filled, meant_by
from comprules.rules.meaning.tokens import called_as_copied, whose_token
from comprules.rules.targeting.changing_targets import aimed_at, legal_for_every_target, with_new_targets
from comprules.rules.targeting.targets import CANT_BEATS_CAN
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, OnStack

__all__ = [
    "CASTING_COPIES_OF_CARDS",
    "CHARACTERISTICS_ALONE",
    "COPIES_OF_NOTHING",
    "COPIES_OF_SPLIT_CARDS",
    "COPYING_SPELLS",
    "STATUS_IS_NONE",
    "TARGET_OF_COPY",
    "TRANSFORMING_COPY_OF_SPELL",
    "as_it_last_was",
    "as_they_last_were",
    "copies_of_nothing",
    "copy_cards",
    "copy_is_tapped",
    "copy_on_stack",
    "create_copies",
    "halves_kept_apart",
    "other_face_of_copy",
    "other_face_of_spell",
    "the_target_of_the_copy",
    "without_mana",
]

COPIES_OF_NOTHING = cite("111.12")
CHARACTERISTICS_ALONE = cite("109.3")
STATUS_IS_NONE = cite("110.5a")
COPYING_SPELLS = cite("707.10")
NEW_TARGETS_FOR_COPY = cite("707.10c")
TARGET_OF_COPY = cite("707.10e")
CASTING_COPIES_OF_CARDS = cite("707.12")
COPIES_OF_SPLIT_CARDS = cite("709.3c")
TRANSFORMING_COPY_OF_SPELL = cite("707.10g")


def create_copies(game: Game, speaker: Speaker, effect: CreateCopies) -> tuple[Game, Speaker]:
    """Players create tokens with the copiable values of each object named, but for the exceptions (707.2)."""
    copied = _copied(game, speaker, effect.of)
    events = [
        _copies_of(game, speaker, effect, player, i)
        for player in named_players(game, speaker, effect.players)
        for i in copied
    ]
    if not copied:
        events += copies_of_nothing(game, named_players(game, speaker, effect.players))
    first = game.next_id
    game = happen(game, *events)
    made = tuple(i for i in game.zone("battlefield") if i >= first and game.objects[i].kind == "token")
    if effect.attacking:
        game = attacking_from_now(game, made)
    return remember_made(game, speaker, made), dealing_with(speaker, made)


@COPIES_OF_NOTHING
def copies_of_nothing(game: Game, _players: tuple[str, ...]) -> tuple[Creates, ...]:
    """No token is created as a copy of what does not exist."""
    COPIES_OF_NOTHING.decided(game, "there is nothing to copy, and no token is created")
    return ()


def _copies_of(game: Game, speaker: Speaker, effect: CreateCopies, player: str, thing: int) -> Creates:
    """Return the event of creating tokens that are copies of one object."""
    owner, player = whose_token(game, speaker, player)
    values = called_as_copied(game, copiable_values(game, thing))
    token = with_exceptions(game, speaker, values, effect.but)
    amount = number_of(game, speaker, effect.amount)
    back = other_face_of_copy(game, speaker, thing, effect.but)
    tapped = copy_is_tapped(game, thing, tapped=effect.tapped)
    if back is None:
        return Creates(player, token, tapped, amount=amount, owner=owner)
    turned = game.last_seen(thing).turned
    return Creates(
        player,
        replace(token, front_cost=back.cost if turned else None),
        tapped,
        amount=amount,
        back=replace(back, front_cost=None if turned else token.cost),
        turned=turned,
        owner=owner,
    )


@CHARACTERISTICS_ALONE
@STATUS_IS_NONE
def copy_is_tapped(game: Game, thing: int, *, tapped: bool) -> bool:
    """A copy has the characteristics of what it copies, and that this is tapped is none of them."""
    if game.last_seen(thing).tapped:
        for cited in (CHARACTERISTICS_ALONE, STATUS_IS_NONE):
            cited.decided(game, f"{game.label(thing)} is tapped, which is no matter for a copy of it")
    return tapped


@TRANSFORMING_TOKEN
def other_face_of_copy(
    game: Game, speaker: Speaker, thing: int, but: tuple[Change, ...]
) -> Characteristics | None:
    """A token that copies what can transform has its other face too; any other has none."""
    copied = game.last_seen(thing)
    if copied.back is None or copied.base.modal:
        return None
    TRANSFORMING_TOKEN.decided(game, f"a token that is a copy of {copied.label} has both of its faces")
    if thing in game.objects:
        turned_over = game.with_object(replace(copied, base=copied.back, back=copied.base))
        return with_exceptions(game, speaker, copiable_values(turned_over, thing), but)
    return with_exceptions(game, speaker, replace(copied.back, front_cost=None), but)


def _copied(game: Game, speaker: Speaker, of: Subject) -> tuple[int, ...]:
    """Return the objects to copy; a card that was moved to pay for the ability is copied where it is now."""
    found = named_objects(game, speaker, of)
    moved = game.successor.get(speaker.source)
    if not found and isinstance(of, This) and moved is not None and moved in game.objects:
        return (moved,)
    if not isinstance(of, Reference):
        return found or as_they_last_were(game, speaker, of)
    was = filled(speaker, of).was
    from_play = {i: old for i in found if (old := was.get(i)) is not None and _was_permanent(game, old)}
    return tuple(from_play.get(i, i) for i in found) or as_they_last_were(game, speaker, of)


def _was_permanent(game: Game, thing: int) -> bool:
    return thing in game.last_known and game.last_known[thing][0].zone == "battlefield"


@COPIES_OF_NOTHING
def as_they_last_were(game: Game, speaker: Speaker, of: Subject) -> tuple[int, ...]:
    """The objects that are spoken of and have left: they are copied as they last existed (608.2h)."""
    match of:
        case This():
            named: tuple[int, ...] = (speaker.source,)
        case It() | ThatOne():
            named = meant_by(speaker, of)
        case _:  # what else is spoken of was a target, or is there
            named = ()
    known = tuple(i for i in named if i in game.last_known)
    if known:
        COPIES_OF_NOTHING.decided(game, f"{game.label(known[0])} has left, and is copied as it last was")
    return known


def with_exceptions(
    game: Game, speaker: Speaker, values: Characteristics, but: tuple[Change, ...]
) -> Characteristics:
    """Copiable values with what the copy effect says is different; that becomes copiable as well (707.9b)."""
    if not but:
        return values
    board = {0: as_printed_view(values)}
    effect = Continuous(("exceptions",), speaker, (0, 0), but, static=False, copiable=True)
    for change in but:
        board[0] = excepted(game, board, effect, change, 0)
    view = board[0]
    return replace(
        values,
        name=view.name,
        cost=None if NotCopied("mana cost") in but else values.cost,
        colors=view.colors,
        supertypes=view.supertypes,
        types=view.types,
        subtypes=view.subtypes,
        abilities=view.abilities,
        power=view.power,
        toughness=view.toughness,
        added=added_to(view),
    )


@LAST_KNOWN_INFORMATION
def as_it_last_was(game: Game, speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """A spell or ability that is spoken of and has left the stack is copied as it last was there."""
    match subject:
        case This():
            named: tuple[int, ...] = (speaker.source,)
        case It():
            named = meant_by(speaker, subject)
        case _:  # what else is spoken of was a target, or is there
            named = ()
    found = tuple(i for i in named if i in game.last_known and game.last_known[i][0].zone == "stack")
    for i in found:
        LAST_KNOWN_INFORMATION.decided(
            game, f"{game.label(i)} has left the stack: it is copied as it last was"
        )
    return found


def may_be_copied(game: Game, thing: int) -> bool:
    """A spell that says that it can't be copied is not copied, whatever else says so."""
    view = views(game)[thing] if thing in game.objects else game.last_known[thing][1]
    if view.cannot("be copied"):
        CANT_BEATS_CAN.decided(game, f"{game.label(thing)} can't be copied")
        return False
    return True


@COPYING_SPELLS.essential("a copy has to be put onto the stack somehow")
def copy_on_stack(game: Game, speaker: Speaker, effect: CopySpell) -> tuple[Game, Speaker]:
    """A copy of a spell or ability is put onto the stack with all choices made for it.

    It is not cast or activated.
    """
    first = game.next_id
    named = named_objects(game, speaker, effect.subject)
    there = tuple(i for i in named if game.objects[i].zone == "stack")
    if named and not there:
        return copy_cards(game, speaker, effect, named)
    things = tuple(
        i for i in there or as_it_last_was(game, speaker, effect.subject) if may_be_copied(game, i)
    )
    players = named_players(game, speaker, effect.player)
    copied = [(p, i) for p in players for i in things * number_of(game, speaker, effect.times)]
    for player, i in copied:
        aimed: tuple[int, ...] = ()
        if effect.to is not None and not (
            aimed := the_target_of_the_copy(game, speaker, effect.to, player, i)
        ):
            continue
        thing = game.last_seen(i)
        on_stack = without_mana(game, thing)
        base = thing.base
        if thing.kind != "ability":
            values = copiable_values(game, i) if i in game.objects else base
            base = with_exceptions(game, speaker, values, effect.but)
        other = other_face_of_spell(game, speaker, i, base, effect.but)
        game = happen(game, Copies(player, i, base, on_stack, back=other))
        COPYING_SPELLS.decided(game, f"{game.label(i)} is copied")
        if aimed:
            game = aimed_at(game, game.zone("stack")[0], aimed[0])
        if effect.new_targets:
            game = _with_new_targets(game, game.zone("stack")[0], player)
    made = tuple(i for i in game.zone("stack") if i >= first)
    return game, dealing_with(speaker, made)


@TARGET_OF_COPY
def the_target_of_the_copy(
    game: Game, speaker: Speaker, to: Subject, player: str, spell: int
) -> tuple[int, ...]:
    """What an effect says the copy targets has to be legal for each target; of several, one is chosen."""
    legal = legal_for_every_target(game, spell, named_objects(game, speaker, to))
    if not legal:
        TARGET_OF_COPY.decided(game, f"{game.label(spell)} can't be aimed there, and is not copied")
        return ()
    text = f"choose what the copy of {game.label(spell)} targets"
    chosen = ask_objects(game, player, text, legal)
    TARGET_OF_COPY.decided(game, f"the copy of {game.label(spell)} targets {game.label(chosen[0])}")
    return chosen


@COPYING_SPELLS
def without_mana(game: Game, thing: GameObject) -> OnStack:
    """All choices are copied, with the objects that paid for them; mana is none, and none was spent."""
    chosen = thing.announced
    if any(paid.colors for paid in chosen.paid):
        COPYING_SPELLS.decided(game, f"no mana was spent on the copy of {thing.label}")
    paid = tuple(replace(each, colors=()) for each in chosen.paid if each.kind != "mana")
    return replace(chosen, cast_from="", paid=paid)


@TRANSFORMING_COPY_OF_SPELL
def other_face_of_spell(
    game: Game, speaker: Speaker, spell: int, base: Characteristics, but: tuple[Change, ...]
) -> Characteristics | None:
    """A copy of a permanent spell that can transform has its other face too, and so has the token."""
    found = game.last_seen(spell)
    if found.back is None or found.base.modal or found.base.types & {"instant", "sorcery"}:
        return None
    TRANSFORMING_COPY_OF_SPELL.decided(game, f"the copy of {found.label} has both of its faces")
    other = with_exceptions(game, speaker, replace(found.back, front_cost=None), but)
    return replace(other, front_cost=base.cost)


@CASTING_COPIES_OF_CARDS
def copy_cards(
    game: Game, speaker: Speaker, effect: CopySpell, cards: tuple[int, ...]
) -> tuple[Game, Speaker]:
    """Copies of cards are made where the cards are; they may be cast from there while the effect goes on."""
    first = game.next_id
    for player in named_players(game, speaker, effect.player):
        for i in cards * number_of(game, speaker, effect.times):
            copied = halves_kept_apart(game, copiable_values(game, i))
            values = with_exceptions(game, speaker, copied, effect.but)
            zone = game.objects[i].zone
            game = happen(game, Copies(player, i, values, None, zone))
            CASTING_COPIES_OF_CARDS.decided(game, f"a copy of {game.label(i)} is made in the zone {zone}")
    return game, dealing_with(speaker, tuple(i for i in game.objects if i >= first))


@COPIES_OF_SPLIT_CARDS
def halves_kept_apart(game: Game, values: Characteristics) -> Characteristics:
    """The copy of a split card has the same two halves, each with its own characteristics."""
    if values.halves:
        COPIES_OF_SPLIT_CARDS.decided(game, f"the copy of {values.name} has both halves")
    return values


@NEW_TARGETS_FOR_COPY.essential("new targets have to be chosen somehow")
def _with_new_targets(game: Game, copy: int, player: str) -> Game:
    """The copy's controller may leave each target as it is or choose another legal one for it."""
    NEW_TARGETS_FOR_COPY.decided(game, f"{player} may choose new targets for {game.label(copy)}")
    return with_new_targets(game, player, copy)
