"""702.24 to 702.37: keyword abilities from cumulative upkeep to morph, misread."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.abilities.nouns import AllThese, Subject
from comprules.abilities.trigger_events import TriggerEvent
from comprules.happening.phasing import (
    ATTACHED_AS_BEFORE,
    LEAVES_WITH_ITS_OWNER,
    PHASED_IN,
    PHASED_OUT,
    SAME_PERMANENT,
    attached_as_before,
    leaves_with_its_owner,
    phase_in,
    phase_out,
    phased_in_as_it_was,
)
from comprules.rules.casting.keywords_announced import (
    EACH_OF_TWO_KICKERS,
    MADNESS_COST,
    price_by_keyword,
    with_each_kicker,
)
from comprules.rules.casting.morph import (
    FACE_DOWN_BY_DISGUISE,
    FACE_DOWN_BY_MORPH_ALONE,
    ensure_may_be_cast_face_down,
)
from comprules.rules.continuous.durations import EXPIRING_WHILE_PHASED_OUT, expires_unseen
from comprules.rules.effects.beginning_effects import PHASED_OUT_NOT_AFFECTED, without_phased_out
from comprules.rules.keywords.phasing import (
    DIRECTLY_AND_INDIRECTLY,
    INDIRECT_PHASING,
    NO_PHASING_WITHOUT_UNTAP_STEP,
    attached_to_those,
    phase_in_and_out,
    phases_out_by_itself,
    phasing_skipped,
)
from comprules.rules.meaning import is_described
from comprules.rules.meaning.cycling import (
    CYCLED_OR_DISCARDED_ONCE,
    CYCLING_IN_EVERY_ZONE,
    TRIGGERS_WHEREVER_CYCLED,
    TYPECYCLING_IS_CYCLING,
    abilities_there,
    is_called_cycling,
    triggers_on_cycling_too,
    was_cycled_itself,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import ONE_KICKER_OR_THE_OTHER, is_among, with_that_kicker
from comprules.rules.permission.ways_to_cast import (
    CAST_AS_DISGUISED_CREATURE,
    CAST_AS_FACE_DOWN_CREATURE,
    Method,
    Version,
    as_it_would_be_cast,
    imagined,
)
from comprules.rules.triggers.status_changes import (
    NOT_ATTACHED_BY_PHASING,
    attached_by_phasing,
    attached_to_what_phases,
)
from comprules.rules.triggers.times_triggered import X_OF_DISGUISE, X_OF_MORPH, x_of_morph
from comprules.rules.triggers.what_triggered import Event_
from comprules.ruleset import views
from comprules.state.copying import EMPTY
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import GameObject, OnStack, View

__all__: list[str] = []

# ---- phasing


@PHASED_OUT.misreading_of(phase_out)
def it_stays(game: Game, _thing: int, _how: str) -> Game:
    """A permanent that phases out is there as before."""
    return game


@PHASED_IN.misreading_of(phase_in)
def it_stays_away(game: Game, _thing: int) -> Game:
    """What has phased out does not come back."""
    return game


@SAME_PERMANENT.misreading_of(phased_in_as_it_was)
def as_a_new_object(game: Game, thing: int) -> Game:
    """What phases in has no counters any more; a token is gone."""
    return game.altering(thing, counters=EMPTY)


@PHASED_OUT_NOT_AFFECTED.misreading_of(without_phased_out)
def phased_out_or_not(
    game: Game, speaker: Speaker, subject: Subject, things: tuple[int, ...]
) -> tuple[int, ...]:
    """An effect reaches what is phased out as well."""
    if not isinstance(subject, AllThese):
        return things
    out = (i for i in game.zone("battlefield") if game.objects[i].phased_out)
    return (*things, *(i for i in out if is_described(game, views(game), speaker, subject.filter, i)))


@EXPIRING_WHILE_PHASED_OUT.misreading_of(expires_unseen)
def kept_for_its_return(game: Game, effect: Lasting, left: Lasting | None) -> bool:
    """What affects a phased-out permanent waits for it, and what keeps one in view goes on."""
    things = effect.affected or ()
    return left is None and not any(i in game.objects and game.objects[i].phased_out for i in things)


@INDIRECT_PHASING.misreading_of(attached_to_those)
def left_behind(_game: Game, _things: tuple[int, ...]) -> tuple[int, ...]:
    """What is attached to a permanent that phases out stays where it is."""
    return ()


@DIRECTLY_AND_INDIRECTLY.misreading_of(phases_out_by_itself)
def directly_of_both(_game: Game, _thing: int) -> bool:
    """What has phasing phases out by itself, though it is attached to something that does so as well."""
    return True


@ATTACHED_AS_BEFORE.misreading_of(attached_as_before)
def attached_to_nothing(game: Game, thing: int) -> Game:
    """What phases in is attached to nothing."""
    return game.altering(thing, attached_to=None)


@NOT_ATTACHED_BY_PHASING.misreading_of(attached_by_phasing)
def becomes_attached(game: Game, event: Event_) -> tuple[int, ...]:
    """What phases in attached becomes attached."""
    return attached_to_what_phases(game, event)


@LEAVES_WITH_ITS_OWNER.misreading_of(leaves_with_its_owner)
def phased_out_it_stays(game: Game, thing: int) -> bool:
    """What is phased out is out of reach, and stays so when its owner leaves."""
    return not game.objects[thing].phased_out


@NO_PHASING_WITHOUT_UNTAP_STEP.misreading_of(phasing_skipped)
def phases_all_the_same(game: Game) -> Game:
    """Nothing untaps, but what has phasing phases."""
    return phase_in_and_out(game)


# ---- cycling


@CYCLING_IN_EVERY_ZONE.misreading_of(abilities_there)
def without_cycling(game: Game, thing: int, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Only a card in a hand has cycling."""
    if game.objects[thing].zone == "hand":
        return abilities
    return tuple(a for a in abilities if not (isinstance(a, Keyword) and a.name.endswith("cycling")))


@TRIGGERS_WHEREVER_CYCLED.misreading_of(was_cycled_itself)
def it_is_gone(_game: Game, _speaker: Speaker, _card: int) -> bool:
    """The ability of a card that has been discarded sees nothing any more."""
    return False


@CYCLED_OR_DISCARDED_ONCE.misreading_of(triggers_on_cycling_too)
def for_both(_game: Game, _whole: TriggerEvent, _when: TriggerEvent) -> bool:
    """A card that is cycled has been cycled and discarded: two things have happened."""
    return True


@TYPECYCLING_IS_CYCLING.misreading_of(is_called_cycling)
def another_ability(_game: Game, keyword: str) -> bool:
    """Typecycling is an ability of another name."""
    return keyword == "cycling"


# ---- kicker


@EACH_OF_TWO_KICKERS.misreading_of(with_each_kicker)
def one_kicker_alone(_game: Game, view: View, used: tuple[str, ...]) -> tuple[str, ...]:
    """One of the costs may be paid, and not the other one besides."""
    if sum(word.startswith("kicker ") for word in used) > 1:
        raise EACH_OF_TWO_KICKERS.refuses(f"{view.name} is kicked with one cost or the other")
    return used


@ONE_KICKER_OR_THE_OTHER.misreading_of(with_that_kicker)
def kicked_at_all(_game: Game, _thing: GameObject, chosen: OnStack, _cost: str) -> bool:
    """A kicked spell does all that it does if it was kicked, with whichever kicker."""
    return is_among("kicker", chosen.options)


# ---- madness


@MADNESS_COST.misreading_of(price_by_keyword)
def mana_cost_as_well(_game: Game, view: View, word: str, price: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """The madness cost is paid besides the mana cost."""
    if word != "madness" or view.cost is None:
        return price
    return (ManaPayment(view.cost), *price)


# ---- morph


@FACE_DOWN_BY_MORPH_ALONE.misreading_of(ensure_may_be_cast_face_down)
@FACE_DOWN_BY_DISGUISE.misreading_of(ensure_may_be_cast_face_down)
def any_card_is(_game: Game, _card: GameObject) -> None:
    """Whoever likes casts a card face down."""


@CAST_AS_FACE_DOWN_CREATURE.misreading_of(as_it_would_be_cast)
@CAST_AS_DISGUISED_CREATURE.misreading_of(as_it_would_be_cast)
def as_its_face_is(game: Game, player: str, card: int, _method: Method) -> Version:
    """What forbids or allows casting looks at the face of the card."""
    return imagined(game, player, card, Method())


@X_OF_MORPH.misreading_of(x_of_morph)
@X_OF_DISGUISE.misreading_of(x_of_morph)
def no_x(_game: Game, _source: int) -> int:
    """X of an ability is not the X that was paid to turn the permanent face up."""
    return 0
