"""702: what keywords stand for that ability English does not say yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from comprules.abilities.changes import ChangeColors, ChangeTypes, ModifySize, NotCopied, SetSize
from comprules.abilities.combat import Must
from comprules.abilities.conditions import (
    AllHold,
    Always,
    AmountIs,
    Condition,
    CostPaid,
    Did,
    Duration,
    Exists,
    HasDesignation,
    Not,
    ThisIs,
)
from comprules.abilities.costs import DoCost, TapTotalPower
from comprules.abilities.descriptions import controlled, narrowed
from comprules.abilities.instructions import (
    DrawCards,
    Move,
    PutCounters,
    RemoveCounters,
    Reveal,
    Sacrifice,
    SacrificeAnyNumber,
    Tap,
)
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import (
    Ability,
    Activated,
    AddAbilities,
    Apply,
    AsEnters,
    Change,
    CopySpell,
    CreateCopies,
    Effect,
    EnterWith,
    If,
    May,
    SpellAbility,
    Static,
    Triggered,
    Unless,
)
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    Comparison,
    ControlledBy,
    CountersOn,
    CountOf,
    Filter,
    KeywordAmount,
    OwnedBy,
    Picked,
    PowerOf,
    Target,
    Times,
    TimesPaid,
    ToughnessOf,
)
from comprules.abilities.plain_instructions import CastNow, GetDesignation
from comprules.abilities.predicates import Is, LinkedTo, Other, Shares, Type
from comprules.abilities.simple_nouns import DefendingPlayer, EachPlayer, It, Number, ThatMuch, This, X, You
from comprules.abilities.statements import AlternativeCost, EntersWith, OptionalAttackCost, ThisCosts
from comprules.abilities.trigger_events import BeginningOf, ThisWay
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    AttacksSo,
    BecomesBlocked,
    DealsDamage,
    Enlists,
    Enters,
    Leaves,
)
from comprules.abilities.trigger_events_of_players import CastsSpell, DiscardsCard
from comprules.rules.keywords.meanings_elsewhere import MEANINGS_ELSEWHERE
from comprules.rules.keywords.suspending import suspend, suspend_of_2009
from comprules.words import ENOUGH_PERMANENTS

__all__ = ["MEANINGS"]

_PLUS: Final = "+1/+1"
_BEHIND_ALL_OTHERS: Final = 1000
"""The number of a target that is chosen after those of the card's own text."""


def sunburst(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.44a: the object enters with +1/+1 or charge counters for the colors of mana spent on it."""
    colors = KeywordAmount("colors of mana spent on it as it enters")
    is_creature = _some(KeywordAmount("times that it is a creature without what changes types"))
    return (
        Static((EntersWith(This(), _PLUS, colors),), is_creature),
        Static((EntersWith(This(), "charge", colors),), Not(is_creature)),
    )


def devour(keyword: Keyword) -> tuple[Ability, ...]:
    """702.82a: any number of creatures are sacrificed, and it enters with so many counters for each."""
    counters = EnterWith(kind=_PLUS, amount=Times(keyword.amount, ThatMuch()))
    creatures = SacrificeAnyNumber(Filter.of(Type("creature")))
    return (Static((AsEnters(This(), (creatures, counters)),)),)


def unleash(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.98a: it may enter with a counter; that it can't block then is a matter of combat."""
    return (Static((AsEnters(This(), (_may_enter_with_one(),)),)),)


def riot(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.136a: it may enter with a counter, and has haste otherwise."""
    haste: Effect = EnterWith(gaining=(Keyword("haste"),))
    return (Static((AsEnters(This(), (_may_enter_with_one(), If(Not(Did()), (haste,)))),)),)


def _may_enter_with_one() -> May:
    return May((EnterWith(kind=_PLUS, amount=Number(1)),))


def replicate(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.56a: a copy for each time its cost was paid."""
    return _as_cast("replicate", TimesPaid(It(), "replicate"))


def casualty(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.153a: a copy if its cost was paid."""
    return _as_cast("casualty", Number(1))


def conspire(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.78a: a copy if its cost was paid."""
    return _as_cast("conspire", Number(1))


def _as_cast(keyword: str, times: Amount) -> tuple[Ability, ...]:
    copied = CopySpell(It(), new_targets=True, times=times)
    return (Triggered(CastsSpell(You(), This("spell")), (copied,), CostPaid(It(), keyword)),)


def enlist(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.154a: as it attacks another creature may be tapped, whose power it then gets besides its own."""
    more = ModifySize(PowerOf(It("creature")), Number(0))
    bigger = Apply(This(), (more,), Duration("end of turn"))
    when = ThisWay(Enlists(This(), AllThese(Filter.of(Type("creature")))))
    return (Static((OptionalAttackCost("enlist"),)), Triggered(when, (bigger,)))


def squad(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.157a: a token that is a copy of the permanent for each time its cost was paid."""
    tokens = CreateCopies(You(), TimesPaid(It(), "squad"), It(), ())
    return (Triggered(Enters(This()), (tokens,), CostPaid(It(), "squad")),)


def champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a: two linked abilities.

    One exiles another permanent or gives up the champion, one brings it back.
    """
    assert keyword.filter is not None
    exile = Move(Picked(controlled(narrowed(keyword.filter, Other()), You()), Number(1)), "exile")
    exiled = AllThese(Filter.of(LinkedTo("championed"), noun="card", zone="exile"))
    return (
        Triggered(Enters(This()), (Unless((Sacrifice(You(), This()),), exile),)),
        Triggered(Leaves(This()), (Move(exiled, "battlefield"),)),
    )


def madness(keyword: Keyword) -> tuple[Ability, ...]:
    """702.35a: a card exiled as it was discarded is cast for its madness cost or put into the graveyard."""
    this = This("card", "exile")
    return (
        Triggered(
            DiscardsCard(EachPlayer(), This()),
            (May((CastNow(this, paying=keyword),)), If(Not(Did()), (Move(this, "graveyard"),))),
            ThisIs(This(), Filter.of(Is("discarded with madness"), noun="card", zone="exile")),
        ),
    )


def _casting_for(keyword: Keyword, condition: Condition = Always()) -> Static:
    """The spell may be cast for the keyword's cost while the condition holds."""
    return Static((AlternativeCost(keyword.price),), condition)


def _some(what: KeywordAmount) -> Condition:
    return AmountIs(what, ">=", Number(1))


def rampage(keyword: Keyword) -> tuple[Ability, ...]:
    """702.23a: it is bigger for each creature beyond the first that blocks it."""
    more = Times(keyword.amount, KeywordAmount("creatures blocking it beyond the first"))
    bigger = Apply(It(), (ModifySize(more, more),), Duration("end of turn"))
    return (Triggered(BecomesBlocked(This()), (bigger,), word="Whenever"),)


def provoke(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.39a: a creature is made to block it in this combat, and untapped for that."""
    theirs = Target(Filter.of(Type("creature"), ControlledBy(DefendingPlayer())))
    block = Apply(theirs, (Must("block", This("creature")),), Duration("end of combat"))
    return (Triggered(Attacks(This()), (May((block, Tap(It("creature"), untap=True))),), word="Whenever"),)


def amplify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.38a: it enters with counters for cards of its kinds that are shown from the hand."""
    kin = Filter.of(OwnedBy(You()), Shares("creature type"), noun="card", zone="hand")
    shown = Reveal(Picked(kin, CountOf(kin), up_to=True))
    counters = EnterWith(kind=_PLUS, amount=Times(keyword.amount, ThatMuch()))
    return (Static((AsEnters(This(), (shown, counters)),)),)


def gravestorm(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.69a: a copy for each permanent that has gone to a graveyard."""
    copied = CopySpell(
        It(), new_targets=True, times=KeywordAmount("permanents put into graveyards this turn")
    )
    return (Triggered(CastsSpell(You(), This("spell")), (copied,)),)


def prowl(keyword: Keyword) -> tuple[Ability, ...]:
    """702.76a: another cost once a source of one of its types has dealt combat damage to a player."""
    return (_casting_for(keyword, _some(KeywordAmount("combat damage dealt by its kind this turn"))),)


def freerunning(keyword: Keyword) -> tuple[Ability, ...]:
    """702.173a: another cost once an Assassin or a commander has dealt combat damage to a player."""
    struck = KeywordAmount("combat damage dealt by Assassins and commanders this turn")
    return (_casting_for(keyword, _some(struck)),)


def evolve(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.100a: a counter when a creature comes that is bigger in power or in toughness."""
    stronger = ThisIs(It("creature"), Filter.of(Comparison("power", ">", PowerOf(This()))))
    tougher = ThisIs(It("creature"), Filter.of(Comparison("toughness", ">", ToughnessOf(This()))))
    bigger = Not(AllHold((Not(stronger), Not(tougher))))
    put = PutCounters(_PLUS, Number(1), This())
    mine = AllThese(Filter.of(Type("creature"), ControlledBy(You())))
    return (Triggered(Enters(mine), (put,), bigger, "Whenever"),)


def dethrone(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.105a: a counter as it attacks whoever has the most life."""
    put = PutCounters(_PLUS, Number(1), This())
    return (Triggered(AttacksSo(This(), "the player with the most life"), (put,), word="Whenever"),)


def tribute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.104a: an opponent of its controller's choice may have it enter with counters."""
    offered = KeywordAction("tribute", You(), Number(keyword.amount))
    return (Static((AsEnters(This(), (offered,)),)),)


def renown(keyword: Keyword) -> tuple[Ability, ...]:
    """702.112a: counters for combat damage to a player, once."""
    not_yet = AmountIs(KeywordAmount("designations renowned"), "=", Number(0))
    become = KeywordAction("renown", You(), Number(keyword.amount))
    hits = DealsDamage(This(), EachPlayer(), combat=True)
    return (Triggered(hits, (become,), not_yet),)


def awaken(keyword: Keyword) -> tuple[Ability, ...]:
    """702.113a: for another cost, a land of the caster's becomes a creature as well."""
    land = Target(Filter.of(Type("land"), ControlledBy(You())), index=_BEHIND_ALL_OTHERS)
    put = PutCounters(_PLUS, Number(keyword.amount), land)
    become = (
        ChangeTypes("add", types=("creature",), subtypes=("Elemental",)),
        SetSize(Number(0), Number(0)),
        AddAbilities((Keyword("haste"),)),
    )
    effects = (put, Apply(It("land"), become))
    return (_casting_for(keyword), SpellAbility((If(CostPaid(This("spell"), "awaken"), effects),)))


def surge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.117a: another cost once the player has cast another spell in the turn."""
    return (_casting_for(keyword, _some(KeywordAmount("other spells cast this turn"))),)


def undaunted(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.125a: the spell costs less for each opponent."""
    return (Static((ThisCosts(-1, KeywordAmount("opponents")),)),)


def ravenous(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.156a: it enters with X counters, and a card is drawn if X is 5 or more."""
    much = AmountIs(KeywordAmount("X of the spell that it was"), ">=", Number(5))
    return (
        Static((EntersWith(This(), _PLUS, X()),)),
        Triggered(Enters(This()), (DrawCards(You(), Number(1)),), much),
    )


def melee(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.121a: it is bigger for each opponent attacked."""
    more = KeywordAmount("opponents attacked this combat")
    bigger = Apply(It(), (ModifySize(more, more),), Duration("end of turn"))
    return (Triggered(Attacks(This()), (bigger,), word="Whenever"),)


def embalm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.128a: a card in a graveyard becomes a token copy that is a white Zombie without mana cost."""
    return _as_a_zombie(keyword, ChangeColors("set", colors=("white",)))


def eternalize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.129a: the same as with embalm, but black and 4/4."""
    return _as_a_zombie(keyword, ChangeColors("set", colors=("black",)), SetSize(Number(4), Number(4)))


def _as_a_zombie(keyword: Keyword, *but: Change) -> tuple[Ability, ...]:
    exiled = DoCost(Move(This("card", "graveyard"), "exile"))
    zombie = (*but, NotCopied("mana cost"), ChangeTypes("add", subtypes=("Zombie",)))
    token = CreateCopies(You(), Number(1), This("card"), zombie)
    return (Activated((*keyword.price, exiled), (token,), sorcery_speed=True),)


def spectacle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.137a: another cost once an opponent has lost life in the turn."""
    return (_casting_for(keyword, _some(KeywordAmount("life lost by opponents this turn"))),)


def training(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.149a: a counter as it attacks beside a stronger creature."""
    put = PutCounters(_PLUS, Number(1), This())
    how = AttacksSo(This(), "beside a creature with greater power")
    return (Triggered(how, (put,), word="Whenever"),)


def impending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.176a: for another cost it enters with time counters, and is no creature until they are gone."""
    paid = CostPaid(This(), "impending")
    waits = AllHold((paid, AmountIs(CountersOn("time", This()), ">=", Number(1))))
    no_creature = Apply(This(), (ChangeTypes("lose", types=("creature",)),))
    one_less = RemoveCounters("time", Number(1), This())
    return (
        _casting_for(keyword),
        Static((EntersWith(This(), "time", Number(keyword.amount)),), paid),
        Static((no_creature,), waits),
        Triggered(BeginningOf("end", You()), (one_less,), waits, "At"),
    )


def aura_swap(keyword: Keyword) -> tuple[Ability, ...]:
    """702.65a: the Aura changes places with one in the hand."""
    return (Activated(keyword.price, (KeywordAction("aura swap", You()),)),)


def ripple(keyword: Keyword) -> tuple[Ability, ...]:
    """702.60a: cards of the same name from the top of the library are cast for nothing."""
    revealed = KeywordAction("ripple", You(), Number(keyword.amount))
    return (Triggered(CastsSpell(You(), This("spell")), (revealed,)),)


def myriad(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.116a: copies of it attack the other opponents."""
    return (Triggered(Attacks(This()), (KeywordAction("myriad", You()),), word="Whenever"),)


def saddle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.171a: other creatures are tapped, and it is saddled for the turn."""
    price = (TapTotalPower(keyword.amount),)
    return (Activated(price, (KeywordAction("saddle", You()),), sorcery_speed=True),)


def ascend(_keyword: Keyword) -> tuple[Ability, ...]:
    """On a spell: if you control ten permanents, you get the city's blessing (702.131a)."""
    enough = Exists(Filter.of(ControlledBy(You())), ENOUGH_PERMANENTS)
    without = Not(HasDesignation(You(), "city's blessing"))
    blessed = GetDesignation(You(), "city's blessing")
    return (SpellAbility((If(AllHold((enough, without)), (blessed,)),)),)


def backup(keyword: Keyword) -> tuple[Ability, ...]:
    """702.165a: counters for a creature, and for another one the abilities that stand behind the keyword."""
    put = PutCounters(_PLUS, Number(keyword.amount), Target(Filter.of(Type("creature"))))
    lend = Apply(It("creature"), (AddAbilities((keyword,)),), Duration("end of turn"))
    return (Triggered(Enters(This()), (put, If(ThisIs(It("creature"), Filter.of(Other())), (lend,)))),)


def encore(keyword: Keyword) -> tuple[Ability, ...]:
    """702.141a: from the graveyard come token copies, one to attack each opponent, and go again."""
    exiled = DoCost(Move(This("card", "graveyard"), "exile"))
    return (Activated((*keyword.price, exiled), (KeywordAction("encore", You()),), sorcery_speed=True),)


def demonstrate(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.144a: the spell may be copied, and if it is, an opponent copies it as well."""
    copied = May((CopySpell(It(), new_targets=True),))
    by_another = If(Did(), (KeywordAction("demonstrate", You()),))
    return (Triggered(CastsSpell(You(), This("spell")), (copied, by_another)),)


def gift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.174a: an opponent who was promised it is given something, by a spell before anything else."""
    given = KeywordAction("gift", You(), word="" if keyword.quality is None else keyword.quality.word)
    return (
        SpellAbility((If(CostPaid(This("spell"), "gift"), (given,)),)),
        Triggered(Enters(This()), (given,), CostPaid(It(), "gift")),
    )


MEANINGS: Final[Mapping[str, Callable[[Keyword], tuple[Ability, ...]]]] = {
    "rampage": rampage,
    "madness": madness,
    "amplify": amplify,
    "provoke": provoke,
    "sunburst": sunburst,
    "replicate": replicate,
    "suspend": suspend,
    "suspend of 2009": suspend_of_2009,
    "ripple": ripple,
    "aura swap": aura_swap,
    "gravestorm": gravestorm,
    "champion": champion,
    "prowl": prowl,
    "freerunning": freerunning,
    "conspire": conspire,
    "devour": devour,
    "unleash": unleash,
    "evolve": evolve,
    "tribute": tribute,
    "dethrone": dethrone,
    "renown": renown,
    "awaken": awaken,
    "myriad": myriad,
    "surge": surge,
    "melee": melee,
    "undaunted": undaunted,
    "embalm": embalm,
    "eternalize": eternalize,
    "ascend": ascend,
    "riot": riot,
    "spectacle": spectacle,
    "training": training,
    "casualty": casualty,
    "enlist": enlist,
    "squad": squad,
    "ravenous": ravenous,
    "saddle": saddle,
    "backup": backup,
    "impending": impending,
    "gift": gift,
    "encore": encore,
    "demonstrate": demonstrate,
    **MEANINGS_ELSEWHERE,
}
"""The functions by the names of the keywords, in the order of the book."""
