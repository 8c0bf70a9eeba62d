"""What is done to objects: destroying, tapping, countering, counters, damage (120-122, 608.2, 701)."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import controlled
from comprules.abilities.instructions import (
    AttachTo,
    BecomeBlocked,
    ChaosEnsues,
    ChooseWord,
    DealDamage,
    Destroy,
    DrawTheGame,
    Fight,
    FlipPermanent,
    GainLife,
    Meld,
    MoveCounters,
    MoveSticker,
    Note,
    PhaseIn,
    PhaseOut,
    PutCounters,
    PutSameCounters,
    PutSticker,
    Regenerate,
    RemoveCounters,
    RemoveFromCombat,
    SetLife,
    Tap,
    TapOrUntap,
    Transform,
    TurnFace,
    UnlockDoor,
)
from comprules.abilities.keyword_actions import (
    BecomesAttacking,
    ExtraPhases,
    ObjectAction,
    Reselect,
)
from comprules.abilities.kinds import (
    Apply,
    CounterSpell,
    DoTimes,
    NewTargets,
)
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    Comparison,
    LifeOf,
    Players,
    Subject,
    Target,
    WithPlayers,
)
from comprules.abilities.plain_instructions import (
    BecomeDayOrNight,
    CastNow,
    DoubleCounters,
    DoubleSize,
    EndPart,
    PlaySubgame,
    RestartGame,
)
from comprules.abilities.searching import LookAt, LookAtHand
from comprules.abilities.simple_nouns import (
    EachPlayer,
    It,
    Number,
    Opponents,
    PlayerTarget,
    ThatPlayer,
    X,
    You,
)
from comprules.english.forms import cost_changes as _costs  # noqa: F401 -- as below
from comprules.english.forms import trigger_events as _events  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.actions import THINGS_DONE
from comprules.english.forms.counted_by_words import LIFE_BY_NUMBER
from comprules.english.forms.each_deals import EACH_DEALS
from comprules.english.forms.form import Form, Topic, choice, fixed, part
from comprules.english.forms.votes import VOTES
from comprules.english.lexicon import singular
from comprules.english.said import Misread, Said
from comprules.english.writing_nouns import each_of, object_words, players_words, subject_words
from comprules.english.writing_words import Phrase, article, counted, is_one, listed, refuse
from comprules.subtypes import CREATURE_TYPES
from comprules.words import CARD_TYPES, COLORS, PERMANENT_TYPES

__all__ = ["INSTRUCTIONS"]

# ---- parts

# What something is done to: chosen as the instruction is followed, or named.
part("object", "object", object_words, "target creature", of=Subject)
part("named", "subject", object_words, "target creature", of=Subject)


def _on_each(subject: Subject) -> Phrase:
    phrase = subject_words(subject, every="each")
    several = isinstance(subject, Target) and phrase.plural
    return Phrase(f"{'each of ' * several}{phrase.words}")


# What each gets something: several targets each get as much.
part("on_each", '(object | "each of" target)', _on_each, "each of up to two target creatures", of=Subject)
part("targets", "target", subject_words, "any number of target creatures", of=Target)
choice(
    "sticker",
    {
        "a sticker": "",
        **{f"{article(kind)} sticker": kind for kind in ("ability", "name", "power and toughness", "art")},
    },
)
part("word_kind", "chosen_kind", str, "color", of=str)


def _alternatives(group: Any) -> tuple[str, tuple[str, ...]]:
    """Read words to choose from, and of what kind they are: ``artifact, creature, or land``."""
    among = tuple(singular(str(token)) for token in group.tokens)
    for kind, known in (("color", COLORS), ("card type", CARD_TYPES), ("creature type", CREATURE_TYPES)):
        if group.joint == "or" and set(among) <= set(known):
            return kind, among
    raise Misread("what is chosen is one color of several, or one type of several")


def _alternatives_words(kind: str, among: tuple[str, ...]) -> str:
    if not among:
        raise refuse(kind)
    return listed(among, "or")


part("alternatives", "several", _alternatives_words, "black or red", read=_alternatives, takes=1)
part("a_subtype", "SUBTYPE", str, "Wall", of=str, read=str)


def counters_words(amount: Amount, kind: str) -> str:
    """Counters of a kind: ``a +1/+1 counter``, ``two charge counters``."""
    if not kind:
        raise refuse(kind, "counters of any kind are said in another way")
    return counted(amount, f"{kind} counter{'' if is_one(amount) else 's'}")


def _counters(amount: Amount, kind: str) -> tuple[Amount, str]:
    return amount, kind


part(
    "counters",
    "quantity counter_kind _counter",
    counters_words,
    "two +1/+1 counters",
    read=_counters,
    takes=2,
)


def recipient_words(to: Subject | Players) -> str:
    """Whom damage is dealt to: an object, or a player."""
    return players_words(to).words if isinstance(to, Players) else each_of(to)


def _both_words(to: WithPlayers) -> str:
    if isinstance(to.players, PlayerTarget):
        return f"{players_words(to.players).words} and {each_of(to.objects)}"
    if to.players not in (You(), EachPlayer(), Opponents()):
        raise refuse(to)
    return f"{each_of(to.objects)} and {players_words(to.players).words}"


def _with_players(to: Said, also: Said) -> WithPlayers:
    match to.value, also.value:
        case ((You() | EachPlayer() | Opponents() as players), AllThese(kind)):
            theirs = controlled(kind, players) if kind.controller == ThatPlayer() else kind
            return WithPlayers(AllThese(theirs), players)
        case ((PlayerTarget() as players), AllThese(kind)) if kind.controller == ThatPlayer():
            return WithPlayers(also.value, players)
        case objects, players if isinstance(objects, Subject) and isinstance(players, Players):
            return WithPlayers(objects, players)
    raise Misread("damage is dealt to players and to what they control: 'and each creature they control'")


part("damaged_one", '(recipient | "each of" target)', recipient_words, "any target", of=Subject | Players)
part(
    "damaged_two",
    "recipient _AND_TO recipient",
    _both_words,
    "any target and you",
    of=WithPlayers,
    read=_with_players,
    takes=2,
)
choice("times_over", {"twice": Number(2), "three times": Number(3)})


def _not_you(players: Players) -> str:
    if players == You():
        raise refuse(players)
    return f"{players_words(players).words}'s"


part("others", 'players "\'s"', _not_you, "target player's", of=Players)


# ---- instructions

Topic(
    "resulting",
    Form(
        Comparison,
        "if the resulting spell's mana value is less than {amount:amount}",
        of="mana value",
        sign="<",
    ),
    Form(
        Comparison,
        "if the resulting spell's mana value is {amount:digit_amount} or less",
        of="mana value",
        sign="<=",
    ),
    frame=(
        "When this creature enters, exile the top card of your library. "
        "You may cast that card without paying its mana cost {}."
    ),
)


def _one_of_kinds(kinds: tuple[str, ...], on: Subject) -> PutCounters:
    return PutCounters(kinds[0], Number(1), on, or_of=kinds[1:])


def _kinds_to_choose(put: PutCounters) -> dict[str, object] | None:
    return {"kinds": (put.kind, *put.or_of), "on": put.on} if put.or_of else None


def _explores_x_times(subject: Subject) -> DoTimes:
    return DoTimes((ObjectAction("explore", subject),), X())


COST_INSTRUCTIONS: Final = Topic(
    "cost_instruction",
    Form(Tap, "tap {subject:object}"),
    Form(Tap, "untap {subject:object}", untap=True),
    Form(ObjectAction, "exert {subject:object}", name="exert"),
    Form(PutCounters, "put {amount kind:counters} on {on:on_each}"),
    Form(
        PutCounters,
        "put your choice of {kinds:counter_choice} on {on:on_each}",
        make=_one_of_kinds,
        unmake=_kinds_to_choose,
    ),
    Form(PutCounters, "put {amount kind:counters} on {on:players}", written=False),
    Form(PutCounters, "you put {amount kind:counters} on {on:on_each}", written=False),
    Form(
        PutCounters,
        "put a number of {kind:counter_kind} counters / on {on:on_each} equal to {amount:amount}",
        written=False,
    ),
    Form(
        PutCounters,
        "put a number of {kind:counter_kind} counters equal to {amount:amount} on {on:on_each}",
        written=False,
    ),
    frame="When this creature enters, {}.",
)
"""What is done as a cost as well."""


def _several_removed(thing: RemoveCounters) -> str:
    return "one counter is said with an article" if thing.amount == Number(1) else ""


_REGENERATE: Final = Topic(
    "regenerate",
    Form(Regenerate, "regenerate {subject:named}"),
    frame="When this creature enters, {}.",
)
_REMOVAL: Final = Topic(
    "counter_removal",
    Form(RemoveCounters, "remove {amount kind:counters} from {on:each_subject}"),
    Form(RemoveCounters, "remove all {kind:counter_kind} counters / from {on:each_subject}", amount=None),
    Form(RemoveCounters, "remove a counter from {on:object}", kind="", amount=Number(1)),
    Form(
        RemoveCounters,
        "remove up to / {amount:so_much} counters / from {on:each_subject}",
        kind="",
        up_to=True,
        where=_several_removed,
    ),
    Form(RemoveCounters, "remove all counters from {on:each_subject}", kind="", amount=None),
    Form(
        RemoveCounters,
        "remove / {amount:so_much} counters / from {on:each_subject}",
        kind="",
        where=_several_removed,
    ),
    Form(RemoveCounters, "remove X counters from {on:each_subject}", kind="", amount=X()),
    frame="When this creature enters, {}.",
)
_RETARGETED: Final = "When this creature enters, you may {}."
INSTRUCTIONS: Final = Topic(
    "instruction",
    Form(Destroy, "destroy {subject:object}"),
    Form(CounterSpell, "counter {subject:named}"),
    Form(NewTargets, "choose new targets for {subject:named}", frame=_RETARGETED),
    Form(NewTargets, "change the (target|targets) of {subject:named} [to {to:this_or_it}]", how="all"),
    Form(NewTargets, "change any targets of {subject:named}", how="any"),
    Form(NewTargets, "change / a / target of {subject:named} [to {to:this_or_it}]", how="one"),
    Form(Transform, "transform {subject:object}"),
    Form(Transform, "convert {subject:named}", converting=True),
    Form(FlipPermanent, "flip {subject:named}"),
    Form(UnlockDoor, "unlock a locked door of {subject:object}"),
    Form(UnlockDoor, "lock or unlock a door of {subject:object}", or_lock=True),
    Form(TurnFace, "turn {subject:named} {down=face up|face down}"),
    Form(AttachTo, "attach {subject:object} to {to:object}"),
    Form(AttachTo, "unattach {subject:named}", to=None),
    Form(TapOrUntap, "tap or untap {subject:object}"),
    Form(Meld, "exile them, then meld them into {into:name}"),
    Form(BecomeBlocked, "{subject:subject} {becomes blocked/become blocked}"),
    Form(RemoveFromCombat, "remove {subject:named} from combat"),
    Form(Fight, "{subject:subject} ~fight {other:subject}"),
    Form(
        Fight, "{subject:subject} ~fight each other", other=None, frame="{{0}}: Tap two target creatures. {}."
    ),
    Form(PhaseOut, "{subject:subject} ~phase out [until {until:event}]"),
    Form(PhaseIn, "{subject:subject} ~phase in"),
    Form(PhaseIn, "all phased-out permanents phase in"),
    fixed(DrawTheGame(), "the game is a draw"),
    Form(RestartGame, "restart the game, leaving in exile {subject:named}"),
    fixed(PlaySubgame(), "players play a Magic subgame, using their libraries as their decks"),
    fixed(EndPart("turn"), "end the turn"),
    fixed(EndPart("combat phase"), "end the combat phase"),
    fixed(ChaosEnsues(), "chaos ensues"),
    fixed(BecomeDayOrNight("day"), "it becomes day"),
    fixed(BecomeDayOrNight("night"), "it becomes night"),
    Form(ObjectAction, "{subject:subject} ~explore", name="explore"),
    Form(
        DoTimes,
        "{subject:subject} ~explore X times",
        make=_explores_x_times,
        unmake=lambda _: None,
        written=False,
    ),
    Form(ObjectAction, "{subject:subject} ~connive", name="connive"),
    Form(ObjectAction, "manifest {subject:put}", name="manifest"),
    Form(ObjectAction, "cloak {subject:put}", name="cloak"),
    Form(ObjectAction, "detain {subject:object}", name="detain"),
    Form(ObjectAction, "abandon {subject:named}", name="abandon"),
    Form(ObjectAction, "suspect {subject:object}", name="suspect"),
    Form(ObjectAction, "{subject:subject} {is no longer suspected/are no longer suspected}", name="clear"),
    fixed(ObjectAction("clear", It()), "it's no longer suspected", written=False),
    fixed(ObjectAction("clear", It("they")), "they're no longer suspected", written=False),
    Form(ObjectAction, "{subject:subject} {endures/endure} {amount:how_much}", name="endure"),
    Form(PutSticker, "put {kind:sticker} on {on:object}"),
    Form(MoveSticker, "move {kind:sticker} from {source:named} onto {to:named}"),
    Form(PutCounters, "distribute {amount kind:counters} among {on:targets}", divided=True),
    Form(MoveCounters, "move {amount kind:counters} from {subject:named} onto {to:named}"),
    Form(
        MoveCounters,
        "move all {kind:counter_kind} counters / from {subject:named} onto {to:named}",
        amount=None,
    ),
    Form(MoveCounters, "move a counter from {subject:named} onto {to:named}", kind="", amount=Number(1)),
    Form(MoveCounters, "move all counters from {subject:named} onto {to:named}", kind="", amount=None),
    Form(DoubleCounters, "double the number of {kind:counter_kind} counters on {on:each_subject}"),
    Form(DoubleCounters, "double the number of each kind of counter on {on:each_subject}", kind=""),
    fixed(DoubleCounters("", You()), "double the number of each kind of counter you have"),
    Form(PutSameCounters, "put {subject:possessive} [{kind:counter_kind}] counters on {on:named}", kind=""),
    Form(
        DoubleSize, "double the power {toughness=|and toughness} of {subject:each_subject} until end of turn"
    ),
    Form(
        DoubleSize,
        "double {subject:possessive} power {toughness=|and toughness} until end of turn",
        written=False,
    ),
    fixed(GainLife(You(), LifeOf(You())), "double your life total", written=False),
    Form(DealDamage, "{source:subject} ~deal {amount:how_much} damage to {to:damaged_one}"),
    Form(
        DealDamage, "{source:subject} also ~deal {amount:how_much} damage to {to:damaged_one}", written=False
    ),
    Form(DealDamage, "{source:subject} ~deal {amount:how_much} damage to {to:damaged_two}"),
    *EACH_DEALS,
    Form(
        DealDamage,
        "{source:subject} ~deal damage equal to {amount:amount} to {to:damaged_one}",
        written=False,
    ),
    Form(
        DealDamage,
        "{source:subject} ~deal damage equal to {amount:amount} to {to:damaged_two}",
        written=False,
    ),
    Form(
        DealDamage,
        "{source:subject} ~deal damage to {to:damaged_one} equal to {amount:amount}",
        written=False,
    ),
    Form(
        DealDamage,
        "{source:subject} ~deal {amount:how_much} damage divided as you choose among {to:targets}",
        divided=True,
    ),
    Form(
        DealDamage,
        "{source:subject} ~deal damage equal to {amount:amount} divided as you choose among {to:targets}",
        divided=True,
        written=False,
    ),
    Form(CastNow, "~cast {subject:moved}"),
    Form(
        CastNow, "~cast {subject:moved_one} without paying its mana cost [{resulting:resulting}]", free=True
    ),
    Form(CastNow, "~cast {subject:moved} without paying their mana costs", free=True),
    Form(
        CastNow,
        "~play {subject:moved_one} without paying its mana cost",
        free=True,
        playing=True,
        not_in="2009",
    ),
    Form(
        CastNow,
        "~play {subject:moved} without paying their mana costs",
        free=True,
        playing=True,
        not_in="2009",
    ),
    Form(
        CastNow,
        "~cast {subject:moved_one} transformed without paying its mana cost",
        free=True,
        transformed=True,
    ),
    Form(LookAt, "look at {subject:top_of}"),
    Form(LookAtHand, "look at {players:others} hand", reveal=False),
    Form(Note, "note {amount:amount}"),
    Form(ChooseWord, "choose / a(n) {kind:word_kind}"),
    fixed(ChooseWord("card type"), "choose / a / card type"),
    fixed(
        ChooseWord("card type", among=tuple(sorted(PERMANENT_TYPES))),
        "choose / a / permanent type",
        written=False,
    ),
    Form(ChooseWord, "choose / {kind among:alternatives}"),
    Form(ChooseWord, "choose / a / color other than {other_than:color_word}", kind="color"),
    Form(
        lambda of, duration=Duration(): Apply(of, (CantBe("have abilities activated"),), duration),
        "{of:possessive} activated abilities can't be activated [{duration:duration}]",
    ),
    fixed(ChooseWord("card name"), "choose a card name"),
    fixed(ChooseWord("nonland card name"), "choose a nonland card name"),
    Form(ChooseWord, "choose / a / creature type other than {other_than:a_subtype}", kind="creature type"),
    Form(
        lambda players, player: SetLife(players, LifeOf(player, starting=True)),
        "{players:whose} life total becomes equal to {player:whose} starting life total",
    ),
    LIFE_BY_NUMBER,
    Form(SetLife, "{players:whose} life total becomes {amount:extreme_life}", written=False),
    Form(SetLife, "{players:whose} life total becomes {amount:how_much}"),
    Form(Reselect, "reselect which player or permanent {subject:subject} is attacking"),
    Form(Reselect, "reselect which player {subject:subject} is attacking", only_players=True),
    Form(BecomesAttacking, "{subject:subject} {is attacking/are attacking} {whom:players}"),
    Form(BecomesAttacking, "{subject:subject} {is attacking/are attacking} {whom:each_object}"),
    Form(BecomesAttacking, "{subject:subject} {is attacking/are attacking}"),
    Form(
        ExtraPhases,
        "(after this phase, there is an additional combat phase|after this main phase, there is an additional combat phase|"
        "there is an additional combat phase after this phase)",
    ),
    Form(
        ExtraPhases,
        "(after this phase, there is an additional combat phase|after this main phase, there is an additional combat phase) / followed by an additional main phase",
        main=True,
    ),
    frame="When this creature enters, {}.",
    includes=(COST_INSTRUCTIONS, _REGENERATE, _REMOVAL, THINGS_DONE, VOTES),
)
