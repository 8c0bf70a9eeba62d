"""108 to 112: cards, objects, permanents and spells, misread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from comprules.abilities.kinds import Ability
from comprules.abilities.nouns import Filter, Players
from comprules.book.citing import original
from comprules.events.zones import Copies, Moves
from comprules.happening.in_new_zones import (
    ABILITIES_AND_NOTHING_ELSE,
    CONTROLLER_OF_PERMANENT,
    NO_STATUS_ELSEWHERE,
    NOBODY_CONTROLS_CARDS,
    ONLY_THERE_CONTROLLED,
    OWNER,
    OWNER_OF_CARD_COPY,
    OWNER_OF_COPY,
    STATUS_ON_ENTERING,
    characteristics_of_emblem,
    controller_elsewhere,
    controller_on_battlefield,
    enters_tapped,
    face_down_elsewhere,
    owner_in_new_zone,
    owner_of_copy,
    was_tapped_before,
)
from comprules.rules.continuous.command_zone import (
    CONTROLLER_OF_CONSPIRACY,
    CONTROLLER_OF_PHENOMENON,
    CONTROLLER_OF_PLANE,
    CONTROLLER_OF_SCHEME,
    CONTROLLER_OF_VANGUARD,
    PLANAR_CONTROLLER,
    WHOSE_CONSPIRACY,
    WHOSE_SCHEME,
    WHOSE_VANGUARD,
    controller_in_command_zone,
    planar_controller,
    who_stays,
)
from comprules.rules.continuous.continuous_effects import (
    PERMANENT_AS_MODIFIED,
    SPELL_AS_MODIFIED,
    permanents_as_modified,
    spells_as_modified,
)
from comprules.rules.copying.copying import CHARACTERISTICS_ALONE, STATUS_IS_NONE, copy_is_tapped
from comprules.rules.effects.moving_objects import PUT_UNDER_ONES_CONTROL, under_whose_control
from comprules.rules.meaning import Speaker, is_described
from comprules.rules.meaning.descriptions import STILL_A_PERMANENT, is_still_permanent
from comprules.rules.meaning.kinds_of_objects import (
    CARDS,
    CARDS_IN_ZONES,
    COPIES_OF_CARDS_CAST,
    COPIES_OF_SPELLS,
    PERMANENT_CARDS,
    PERMANENT_SPELLS,
    SOURCES,
    SPELLS,
    TOKENS_ARE_NO_CARDS,
    TOKENS_ARE_PERMANENTS,
    copy_is_spell,
    is_card,
    is_card_meant,
    is_permanent_card,
    is_permanent_spell,
    is_source_anywhere,
    is_spell_meant,
)
from comprules.rules.meaning.last_known_information import OWNER_INSTEAD, owner_instead
from comprules.rules.meaning.which_objects import (
    NO_PERMANENTS,
    ONLY_THE_BATTLEFIELD,
    PERMANENTS,
    PERMANENTS_ON_THE_BATTLEFIELD,
    TYPES_MEAN_PERMANENTS,
    all_described,
    without_emblems,
)
from comprules.rules.meaning.which_players import YOU, you
from comprules.rules.replacement.impossible_events import PERMANENT_TYPES_ALONE, never_permanents
from comprules.rules.resolving.what_enters import CONTROLLER_BY_DEFAULT, controller_by_default
from comprules.rules.starting.starting import NONTRADITIONAL_CARDS, nontraditional_in_decks
from comprules.ruleset import Replacing, seen
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, View

__all__: list[str] = []

# ---- whose it is


@OWNER.misreading_of(owner_in_new_zone)
def of_whoever_had_it(game: Game, old: GameObject) -> str:
    """Whoever controls a card last keeps it."""
    return seen(game, old.id).controller


@NOBODY_CONTROLS_CARDS.misreading_of(controller_elsewhere)
@ONLY_THERE_CONTROLLED.misreading_of(controller_elsewhere)
def controlled_as_before(game: Game, old: GameObject) -> str:
    """Whoever controlled it on the battlefield controls the card too."""
    return seen(game, old.id).controller


@OWNER_INSTEAD.misreading_of(owner_instead)
def nobody(_game: Game, _there: GameObject, _view: View) -> str:
    """Nobody controls it, and nobody stands in."""
    return ""


@CONTROLLER_OF_PERMANENT.misreading_of(controller_on_battlefield)
def owner_controls(_game: Game, old: GameObject, _event: Moves) -> str:
    """Everything enters under its owner's control."""
    return old.owner


@PUT_UNDER_ONES_CONTROL.misreading_of(under_whose_control)
def nothing_said(_game: Game, _speaker: Speaker, _to: str, _under: Players | None) -> str:
    """Whoever puts it there, it is its owner's."""
    return ""


@OWNER_OF_COPY.misreading_of(owner_of_copy)
@OWNER_OF_CARD_COPY.misreading_of(owner_of_copy)
def owner_of_the_original(_game: Game, copied: GameObject, _event: Copies) -> str:
    """A copy is owned by whoever owns what it copies."""
    return copied.owner


@YOU.misreading_of(you)
def owner_is_meant(game: Game, speaker: Speaker) -> str:
    """An object says "you" to its owner."""
    known = speaker.source in game.objects or speaker.source in game.last_known
    return game.last_seen(speaker.source).owner if known else speaker.controller


@CONTROLLER_BY_DEFAULT.misreading_of(controller_by_default)
def whoever_took_it(_game: Game, _thing: GameObject, view: View) -> str:
    """Whoever has the spell as it resolves has the permanent for good."""
    return view.controller


@CONTROLLER_OF_VANGUARD.misreading_of(controller_in_command_zone)
@CONTROLLER_OF_SCHEME.misreading_of(controller_in_command_zone)
@CONTROLLER_OF_CONSPIRACY.misreading_of(controller_in_command_zone)
@WHOSE_VANGUARD.misreading_of(controller_in_command_zone)
@WHOSE_SCHEME.misreading_of(controller_in_command_zone)
@WHOSE_CONSPIRACY.misreading_of(controller_in_command_zone)
def whose_turn_it_is(game: Game, _thing: GameObject) -> str:
    """The active player controls what lies in the command zone."""
    return game.active


@CONTROLLER_OF_PLANE.misreading_of(planar_controller)
@PLANAR_CONTROLLER.misreading_of(planar_controller)
@CONTROLLER_OF_PHENOMENON.misreading_of(planar_controller)
def owner_of_the_plane(_game: Game, thing: GameObject) -> str:
    """A plane is its owner's."""
    return thing.owner


@NONTRADITIONAL_CARDS.misreading_of(nontraditional_in_decks)
def all_are_shuffled_in(game: Game) -> Iterator[int]:  # noqa: ARG001
    """Any card may be in a deck."""
    yield from ()


@PLANAR_CONTROLLER.misreading_of(who_stays)
@CONTROLLER_OF_PHENOMENON.misreading_of(who_stays)
def even_if_gone(game: Game) -> str:
    """The player whose turn it is stays the planar controller, in the game or not."""
    return game.active


# ---- status


@STATUS_ON_ENTERING.misreading_of(enters_tapped)
def tapped_as_it_left(game: Game, old: GameObject, event: Moves) -> bool:
    """A permanent that comes back is tapped if it was so when it left."""
    return event.tapped or (event.to == "battlefield" and was_tapped_before(game, old))


@NO_STATUS_ELSEWHERE.misreading_of(face_down_elsewhere)
def still_face_down(_game: Game, old: GameObject, event: Moves) -> bool:
    """A card that was face down stays so."""
    return event.face_down or old.face_down


@CHARACTERISTICS_ALONE.misreading_of(copy_is_tapped)
@STATUS_IS_NONE.misreading_of(copy_is_tapped)
def tapped_as_well(game: Game, thing: int, *, tapped: bool) -> bool:
    """A copy of a tapped permanent is tapped."""
    return tapped or game.last_seen(thing).tapped


@STILL_A_PERMANENT.misreading_of(is_still_permanent)
def nothing_without_a_type(_game: Game, _thing: int) -> bool:
    """What has no type is no permanent."""
    return False


# ---- what words mean


@CARDS.misreading_of(is_card)
@TOKENS_ARE_NO_CARDS.misreading_of(is_card)
@TOKENS_ARE_PERMANENTS.misreading_of(is_card)
def all_are_cards(_game: Game, _found: GameObject) -> bool:
    """A token is a card."""
    return True


@CARDS_IN_ZONES.misreading_of(is_card_meant)
def permanents_too(_game: Game, found: GameObject, d: Filter) -> bool:
    """A permanent is a card as well, and no worse a choice."""
    return found.zone in (d.zone, "battlefield")


@SPELLS.misreading_of(is_spell_meant)
def whatever_was_cast(_game: Game, found: GameObject, _d: Filter) -> bool:
    """What was cast is a spell for good."""
    return found.zone in ("stack", "battlefield")


@SOURCES.misreading_of(is_source_anywhere)
def only_what_is_there(_game: Game, found: GameObject) -> bool:
    """Only permanents are sources."""
    return found.zone == "battlefield"


@COPIES_OF_SPELLS.misreading_of(copy_is_spell)
@COPIES_OF_CARDS_CAST.misreading_of(copy_is_spell)
def no_card_no_spell(_game: Game, _found: GameObject) -> bool:
    """What is no card is no spell."""
    return False


@PERMANENT_CARDS.misreading_of(is_permanent_card)
def any_card(_game: Game, _view: View) -> bool:
    """Every card could be put onto the battlefield."""
    return True


@PERMANENT_SPELLS.misreading_of(is_permanent_spell)
def any_spell(_game: Game, _view: View) -> bool:
    """Every spell is permanent until it has resolved."""
    return True


@PERMANENT_TYPES_ALONE.misreading_of(never_permanents)
def whatever_is_put_there(_game: Game, _event: Moves) -> Iterator[Replacing]:
    """Whatever an effect puts onto the battlefield is there."""
    yield from ()


@NO_PERMANENTS.misreading_of(without_emblems)
def emblems_too(game: Game, found: tuple[int, ...]) -> tuple[int, ...]:
    """An emblem is a permanent of its own kind."""
    return (*found, *(i for i in game.zone("command") if game.objects[i].kind == "emblem"))


@ABILITIES_AND_NOTHING_ELSE.misreading_of(characteristics_of_emblem)
def as_what_made_it(game: Game, abilities: tuple[Ability, ...], label: str) -> Characteristics:
    """An emblem is of the colors of the object that it comes from."""
    made_it = (o for o, _, _ in game.last_known.values() if o.label and label.endswith(o.label))
    maker = next(made_it, None)
    return Characteristics(abilities=abilities, colors=maker.base.colors if maker else frozenset())


@TYPES_MEAN_PERMANENTS.misreading_of(all_described)
@PERMANENTS.misreading_of(all_described)
@PERMANENTS_ON_THE_BATTLEFIELD.misreading_of(all_described)
@ONLY_THE_BATTLEFIELD.misreading_of(all_described)
def cards_in_graveyards_too(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter
) -> tuple[int, ...]:
    """Cards in hands and graveyards are permanents as well."""
    found = original(all_described)(game, board, speaker, described)
    if (described.noun, described.zone) != ("permanent", "battlefield"):
        return found
    wider = (replace(described, zone="graveyard"), replace(described, zone="hand"))
    return (*found, *(i for d in wider for i in game.objects if is_described(game, board, speaker, d, i)))


# ---- characteristics


@PERMANENT_AS_MODIFIED.misreading_of(permanents_as_modified)
def permanents_as_printed(game: Game, found: tuple[int, ...]) -> tuple[int, ...]:
    """A permanent is what is printed on its card."""
    return tuple(i for i in found if i not in game.objects or game.objects[i].zone != "battlefield")


@SPELL_AS_MODIFIED.misreading_of(spells_as_modified)
def spells_as_printed(game: Game, found: tuple[int, ...]) -> tuple[int, ...]:
    """A spell is what is printed on its card."""
    return tuple(i for i in found if i not in game.objects or game.objects[i].zone != "stack")
