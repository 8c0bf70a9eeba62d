"""What triggered abilities wait for (603): the events that stand behind "when", "whenever" and "at"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.descriptions import controlled
from comprules.abilities.nouns import AllThese, Filter, ObjectsOrPlayers, OneOrMore, OwnedBy, Players
from comprules.abilities.predicates import Is, Type
from comprules.abilities.simple_nouns import ActivePlayer, Attached, EachPlayer, Opponents, This, You
from comprules.abilities.trigger_events import (
    AbilityTriggers,
    BeginningOf,
    Either,
    HasResolved,
    PaysThisCost,
    StateIs,
)
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    AttacksSo,
    AttacksUnblocked,
    BecomesAttached,
    BecomesBlocked,
    BecomesLevel,
    BecomesMarked,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    Blocks,
    CountersArePut,
    CountersAreRemoved,
    Crews,
    DamageIsPrevented,
    Dies,
    Enlists,
    Enters,
    Exploits,
    FullyUnlocks,
    GainsControlFrom,
    HauntedDies,
    IsChampioned,
    IsCountered,
    IsTurnedFaceUp,
    IsVisited,
    Leaves,
    LeavesZone,
    LosesControl,
    Mutates,
    Phases,
    PutInto,
    SpellResolves,
    StickerIsPut,
    TransformsInto,
    UnlocksThisDoor,
)
from comprules.abilities.trigger_events_of_players import (
    AttacksWith,
    CastsSpell,
    ChaosIsAwaited,
    CompletesDungeon,
    CopiesSpell,
    CreatesTokens,
    CyclesCard,
    DayOrNightEnds,
    DiscardsCard,
    DrawsCard,
    Encountered,
    ExertsPermanent,
    Expends,
    GetsCounters,
    GetsDesignation,
    IsAttacked,
    IsTappedForMana,
    LifeIsGained,
    LifeIsLost,
    LosesTheGame,
    ManaIsSpent,
    PlaneswalksAway,
    PlaneswalksTo,
    RevealsCard,
    RollsNumber,
    SacrificesPermanent,
    SetInMotion,
    TakesAction,
)
from comprules.english.forms import parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms import parts_of_events as _of_events  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.activated_abilities import ACTIVATED
from comprules.english.forms.form import Form, Topic, choice, fixed, the_same
from comprules.english.forms.parts_of_events import DAMAGE, PLAYED
from comprules.english.forms.triggers import two_acts
from comprules.english.said import Misread

if TYPE_CHECKING:
    from comprules.abilities.nouns import Subject

__all__ = ["CAUSES"]

# ---- an event as a cause

CAUSES: Final = Topic(
    "cause",
    Form(Enters, "{who:of_kind} entering"),
    Form(Dies, "{who:of_kind} dying"),
    Form(Attacks, "{who:of_kind} attacking"),
    Form(Leaves, "{who:of_kind} leaving the battlefield"),
    frame="Whenever {} causes a triggered ability to trigger, you gain 1 life.",
)

# ---- parts of events

choice("targeting", {"a spell": "spell", "an ability": "ability", "a spell or ability": "spell or ability"})
choice("targeting_controller", {"you control": You(), "an opponent controls": Opponents()})
choice(
    "attacked",
    {
        "you": You(),
        "a player": EachPlayer(),
        "an opponent": Opponents(),
        "one of your opponents": Opponents(),
    },
)
choice(
    "attacked_with_planeswalkers",
    {
        "you or a planeswalker you control": You(),
        "a player or planeswalker": EachPlayer(),
        "an opponent or a planeswalker an opponent controls": Opponents(),
    },
)
Topic(
    "damaged",
    fixed(
        ObjectsOrPlayers(EachPlayer(), AllThese(Filter.of(Type("planeswalker")))),
        "to a player or planeswalker",
    ),
    fixed(ObjectsOrPlayers(EachPlayer(), AllThese(Filter.of(Type("battle")))), "to a player or battle"),
    the_same("to one or more {it:several}"),
    the_same("to {it:harmed}"),
    fixed(Opponents(), "to one of your opponents"),
)
Topic(
    "put_origin",
    fixed("battlefield", "from the battlefield"),
    fixed("", "from anywhere"),
    fixed("not battlefield", "from anywhere other than the battlefield"),
    the_same("from {it:any_zone}"),
    the_same("from {it:zone}"),
)


def _spell_copied(who: Players, spell: Filter) -> Either:
    return Either(CastsSpell(who, spell), CopiesSpell(who, spell))


def _spell_or_copy(either: Either) -> dict[str, Any] | None:
    match either:
        case Either(CastsSpell(who, Filter() as spell), CopiesSpell()) if either == _spell_copied(who, spell):
            return {"who": who, "spell": spell}
        case _:
            return None


def _cycled_or_discarded(who: Players, what: Subject) -> Either:
    return Either(CyclesCard(who, what), DiscardsCard(who, what))


def _card_cycled_or_discarded(either: Either) -> dict[str, Any] | None:
    match either:
        case Either(CyclesCard(who, what), DiscardsCard()) if either == _cycled_or_discarded(who, what):
            return {"who": who, "what": what}
        case _:
            return None


def _enters_for_you(who: Subject) -> Enters:
    match who:
        case AllThese(kind) | OneOrMore(kind) if kind.controller is None:
            return Enters(type(who)(controlled(kind, You())))
    raise Misread("say of what kind of permanents: 'a creature enters under your control'")


def _of_what_is_attached(event: PutInto) -> str:
    is_said = isinstance(event.who, Attached) or event.zone == "exile"
    return "" if is_said else "from where is not said"


def _put_there(who: Subject, zone: Any, whose: Players | None = None, origin: Any = "battlefield") -> PutInto:
    """What an object is attached to is put there from the battlefield, and cards into exile from anywhere."""
    return PutInto(
        who, zone, origin="" if zone == "exile" else origin, **({} if whose is None else {"whose": whose})
    )


def _more_than_one(event: Attacks | AttacksWith) -> str:
    return (
        "" if event.least > 1 and isinstance(event.who, OneOrMore | Players) else "one is not said like this"
    )


def _who_attacks_whom(event: AttacksWith) -> str:
    # Of two other players it would be unclear which of them is meant later.
    if event.whom not in (None, You()) and event.who != You():
        return "say that you attack, or that you are attacked"
    return ""


def _so_many_attack(event: AttacksWith) -> str:
    return _more_than_one(event) or _who_attacks_whom(event)


_LATER: Final = "{{1}}: Draw a card. When {}, you gain 1 life."
_COMBAT: Final = "beginning of combat"
_AT: Final = "At {}, you gain 1 life."

EVENTS: Final = Topic(
    "event",
    # Zones
    Form(Enters, "{who:of_kind} ~enter"),
    Form(Enters, "{who:of_kind} ~enter / untapped", how="untapped"),
    Form(Enters, "{who:of_kind} ~enter from ({origin:any_zone}|{origin whose:zone_of})"),
    Form(Enters, "{who:of_kind} ~enter from anywhere other than your hand", origin="not hand", whose=You()),
    Form(
        Enters,
        "{who:of_kind} ~enter under your control",
        make=_enters_for_you,
        written=False,
        frame="Whenever a creature enters under your control, you gain 1 life.",
    ),
    Form(Dies, "{who:of_kind} ~die"),
    Form(Leaves, "{who:of_kind} ~leave_the_battlefield"),
    Form(LeavesZone, "{who:of_kind} ~leave {zone whose:zone_of}"),
    Form(PutInto, "({who:thing}|{who:this_or_one}) ~be exiled", zone="exile"),
    Form(
        PutInto,
        "{who:thing} ~be (put into|returned to) ({zone:any_zone}|{zone whose:zone_of}) {origin:put_origin}",
    ),
    Form(PutInto, "{who:thing} ~be exiled {origin:put_origin}", zone="exile", written=False),
    Form(
        PutInto,
        "{who:thing} ~be put into ({zone:any_zone}|{zone whose:zone_of})",
        make=_put_there,
        where=_of_what_is_attached,
        written=False,
        frame="Whenever enchanted creature is put into a graveyard, you gain 1 life.",
    ),
    # Combat
    Form(Attacks, "{who:of_kind} ~attack"),
    Form(Attacks, "{who:of_kind} ~attack alone", alone=True),
    Form(Attacks, "{who:of_kind} ~attack for the first time each turn", first=True),
    Form(Attacks, "{who:of_kind} ~attack {whom:attacked}"),
    Form(Attacks, "{who:of_kind} ~attack {whom:attacked_with_planeswalkers}", planeswalkers=True),
    Form(Attacks, "{least:integer} or more {who:several} ~attack [{whom:attacked}]", where=_more_than_one),
    Form(Attacks, "{who:subject} and at least {others beside:so_many_others} attack"),
    Form(AttacksWith, "{who:doer} ~attack"),
    Form(AttacksWith, "{who:doer} ~attack {whom:attacked}", where=_who_attacks_whom),
    Form(AttacksWith, "{who:doer} ~attack [{whom:attacked}] with {what:attackers}", where=_who_attacks_whom),
    Form(
        AttacksWith,
        "{who:doer} ~attack [{whom:attacked}] with {least:integer} or more {what:several}",
        where=_so_many_attack,
    ),
    Form(
        AttacksWith,
        "{who:doer} ~attack with exactly {least:integer} {what:several}",
        exactly=True,
        where=_so_many_attack,
    ),
    Form(IsAttacked, "{who:doer} ~be attacked"),
    Form(AttacksSo, "{who:of_kind} ~attack while saddled", how="while saddled"),
    Form(AttacksUnblocked, "{who:of_kind} ~attack and isn't blocked"),
    Form(Blocks, "{who:of_kind} ~block [{whom:of_kind}]"),
    Form(HauntedDies, "the creature it haunts / dies"),
    Form(HauntedDies, "the creature this card haunts / dies", written=False),
    Form(Crews, "{who:of_kind} crews {what:of_kind}"),
    Form(Enlists, "{who:of_kind} ~enlist {what:of_kind}"),
    Form(Blocks, "{who:of_kind} ~block {least:integer} or more creatures"),
    Form(BecomesBlocked, "{who:of_kind} ~become blocked"),
    Form(BecomesBlocked, "{who:of_kind} ~become blocked by {least:integer} or more creatures"),
    Form(BecomesBlocked, "{who:of_kind} ~become blocked by {by:of_kind}"),
    # Damage
    *DAMAGE,
    Form(DamageIsPrevented, "damage that would be dealt to {to:harmed} is prevented"),
    # Status
    Form(Phases, "{who:of_kind} ~phase {out=in|out}"),
    Form(IsTurnedFaceUp, "{who:thing} ~be turned face up"),
    Form(UnlocksThisDoor, "{who:doer} ~unlock this door"),
    Form(FullyUnlocks, "{who:doer} fully ~unlock {what:of_kind}"),
    Form(Mutates, "{who:of_kind} {mutates/mutate}"),
    Form(Exploits, "{who:of_kind} {exploits/exploit} {what:of_kind}"),
    Form(IsChampioned, "{who:thing} ~be championed with {by:of_kind}"),
    Form(TransformsInto, "{who:of_kind} ~transform into {this_one}"),
    Form(BecomesTapped, "{who:of_kind} ~become {untapped=tapped|untapped}"),
    Form(BecomesLevel, "{who:of_kind} ~become level {level:digits}"),
    Form(BecomesMarked, "{who:of_kind} ~become monstrous", mark="monstrous"),
    Form(BecomesMarked, "{who:of_kind} ~become renowned", mark="renowned"),
    Form(BecomesAttached, "{who:of_kind} ~become attached to {to:of_kind}"),
    Form(BecomesUnattached, "{who:of_kind} ~become unattached"),
    Form(BecomesUnattached, "{who:of_kind} ~become unattached from {host:of_kind}"),
    Form(
        BecomesTarget,
        "({who:of_kind}|{who:doer}|{who:player_or_one}) ~become the target of {by:targeting}"
        " [{whose:targeting_controller}] {first=|for the first time each turn}",
    ),
    Form(BecomesTarget, "{who:of_kind} ~become the target of {kind:one_spell}", by="spell"),
    Form(IsCountered, "{who:thing} ~be countered"),
    Form(IsVisited, "{by:doer} {visits/visit} {who:of_kind}"),
    Form(StickerIsPut, "{by:doer} ~put {kind:sticker} on {who:of_kind}"),
    # Counters
    Form(CountersArePut, "one or more [{kind:counter_kind}] counters / are put on {who:of_kind}", kind=""),
    Form(CountersArePut, "a(n) [{kind:counter_kind}] counter / is put on {who:of_kind}", kind="", each=True),
    Form(CountersArePut, "{nth:the_nth} {kind:counter_kind} counter / is put on {who:of_kind}"),
    Form(
        CountersArePut,
        "{by:doer} ~put one or more [{kind:counter_kind}] counters / on {who:of_kind}",
        kind="",
    ),
    Form(
        CountersArePut,
        "{by:doer} ~put a(n) [{kind:counter_kind}] counter / on {who:of_kind}",
        kind="",
        each=True,
    ),
    Form(
        CountersAreRemoved,
        "a(n) {kind:counter_kind} counter / is removed from {this_card} while it's exiled",
        who=This("card", "exile"),
        each=True,
    ),
    Form(
        CountersAreRemoved,
        "one or more [{kind:counter_kind}] counters / are removed from {who:of_kind}",
        kind="",
    ),
    Form(
        CountersAreRemoved,
        "a(n) [{kind:counter_kind}] counter / is removed from {who:of_kind}",
        kind="",
        each=True,
    ),
    Form(
        CountersAreRemoved, "the last {kind:counter_kind} counter / is removed from {who:of_kind}", last=True
    ),
    # Spells and abilities
    Form(CastsSpell, "{who:doer} ~cast {spell:this_spell}"),
    fixed(
        CastsSpell(You(), Filter.of(Is("commander"), OwnedBy(You()), noun="spell", zone="stack")),
        "you cast your commander",
    ),
    Form(CastsSpell, "{who:doer} ~cast {spell:one_spell} [from ({origin:your_zone}|{origin:any_zone})]"),
    Form(
        CastsSpell,
        "{who:doer} ~cast {spell:one_spell} from anywhere other than {who:own} hand",
        origin="not hand",
    ),
    Form(CastsSpell, "{who:doer} ~cast {who:own} {nth:ordinal} {spell:spell} each turn"),
    Form(CastsSpell, "{who:doer} ~cast {who:own} {nth:ordinal} {spell:spell}", written=False),
    Form(Either, "{who:doer} ~cast or ~copy {spell:one_spell}", make=_spell_copied, unmake=_spell_or_copy),
    *PLAYED,
    Form(CopiesSpell, "{who:doer} ~copy {spell:one_spell}"),
    Form(SpellResolves, "a(n) {spell:spell} ~resolve"),
    *ACTIVATED,
    Form(AbilityTriggers, "an ability / triggers", of=Filter()),
    Form(AbilityTriggers, "a triggered ability of {of:one_kind} triggers"),
    Form(AbilityTriggers, "{cause:cause} causes a triggered ability to trigger", of=Filter()),
    Form(AbilityTriggers, "{cause:cause} causes a triggered ability of {of:one_kind} to trigger"),
    Form(HasResolved, "this ability has resolved {times:integer} times this turn", frame=_LATER),
    Form(PaysThisCost, "you pay this cost one or more times", frame=_LATER),
    # Players
    Form(DrawsCard, "{who:doer} ~draw a / card"),
    Form(DrawsCard, "{who:doer} ~draw {who:own} {nth:ordinal} card each turn"),
    Form(
        DrawsCard,
        "{who:doer} ~draw a / card / except the first one (they draw in each of their|you draw in each of your) draw steps",
        but_first=True,
    ),
    Form(DiscardsCard, "{who:doer} ~discard {what:of_kind}"),
    Form(
        DiscardsCard,
        "a spell or ability an opponent controls causes you to discard {what:of_kind}",
        who=You(),
        by=Opponents(),
    ),
    Form(CreatesTokens, "{who:doer} ~create {what:tokens_created} {first=|for the first time each turn}"),
    Form(GetsCounters, "{who:doer} ~get one or more {kind:energy_symbol}"),
    Form(GetsCounters, "{who:doer} ~get one or more {kind:counter_kind} counters"),
    Form(CyclesCard, "{who:doer} ~cycle {what:of_kind}"),
    Form(
        Either,
        "{who:doer} ~cycle or ~discard {what:of_kind}",
        make=_cycled_or_discarded,
        unmake=_card_cycled_or_discarded,
    ),
    Form(RevealsCard, "{who:doer} ~reveal {what:of_kind}"),
    Form(ExertsPermanent, "{who:doer} ~exert {what:of_kind}"),
    Form(SacrificesPermanent, "{who:doer} ~sacrifice {what:of_kind}"),
    Form(IsTappedForMana, "{who:doer} ~tap {what:of_kind} for mana"),
    Form(IsTappedForMana, "{what:thing} ~be tapped for mana", who=EachPlayer(), written=False),
    Form(ManaIsSpent, "that mana is spent to cast a(n) {spell:spell}"),
    Form(GetsDesignation, "{who:doer} ~become the monarch", designation="monarch"),
    Form(GetsDesignation, "{who:doer} ~take the initiative", designation="initiative"),
    Form(LifeIsGained, "{who:doer} ~gain life {first=|for the first time each turn}"),
    Form(LifeIsLost, "{who:doer} ~lose life {first=|for the first time each turn}"),
    Form(Expends, "{who:doer} {expends/expend} {number:digits}"),
    Form(LosesTheGame, "{who:doer} ~lose the game"),
    Form(LosesControl, "{who:doer} ~lose control of {of:of_kind}"),
    Form(GainsControlFrom, "{who:doer} ~gain control of {of:of_kind} from {source:players}"),
    Form(TakesAction, "{who:doer} ~scry", action="scry"),
    Form(TakesAction, "{who:doer} ~surveil", action="surveil"),
    Form(TakesAction, "{who:doer} ~proliferate", action="proliferate"),
    Form(TakesAction, "{who:doer} ~shuffle {who:own} library", action="shuffle"),
    Form(TakesAction, "{who:doer} ~open an Attraction", action="open an Attraction"),
    Form(TakesAction, "the Ring tempts you", who=You(), action="the Ring tempts"),
    Form(TakesAction, "you collect evidence", who=You(), action="collect evidence"),
    Form(TakesAction, "{who:doer} ~roll one or more dice", action="roll"),
    Form(TakesAction, "{who:doer} ~roll a die", action="roll", written=False),
    Form(RollsNumber, "you roll a {least:digits} or higher on a die", who=You()),
    Form(TakesAction, "{who:doer} ~roll the planar die", action="roll the planar die"),
    Form(
        TakesAction,
        "{who:doer} ~roll the Planeswalker symbol on the planar die",
        action="roll the planeswalker symbol",
    ),
    Form(TakesAction, "{who:doer} ~win a coin flip", action="win a flip"),
    Form(TakesAction, "you win a coin flip", who=You(), action="win a flip", written=False),
    Form(TakesAction, "{who:doer} ~lose a coin flip", action="lose a flip"),
    Form(TakesAction, "{who:doer} ~search {who:own} library", action="search"),
    Form(TakesAction, "{who:doer} ~give / a gift", action="gift"),
    Form(TakesAction, "{who:doer} {commits/commit} a crime", action="commit a crime"),
    Form(PlaneswalksAway, "{who:doer} ~planeswalk away from {plane:subject}"),
    Form(PlaneswalksAway, "{who:doer} ~planeswalk away from here", plane=This(), written=False),
    Form(PlaneswalksTo, "{who:doer} ~planeswalk to {plane:subject}"),
    Form(PlaneswalksTo, "{who:doer} ~planeswalk here", plane=This(), written=False),
    Form(SetInMotion, "you set {who:subject} in motion"),
    Form(Encountered, "you encounter {who:subject}"),
    Form(ChaosIsAwaited, "chaos ensues"),
    fixed(DayOrNightEnds("day"), "day becomes night"),
    fixed(DayOrNightEnds("night"), "night becomes day"),
    fixed(DayOrNightEnds(), "day becomes night or night becomes day"),
    Form(CompletesDungeon, "{who:doer} ~complete a dungeon"),
    # Steps and states
    Form(BeginningOf, "the beginning of / each combat", step=_COMBAT, whose=EachPlayer(), frame=_AT),
    Form(BeginningOf, "the beginning of / combat on {whose:whose} turn", step=_COMBAT, frame=_AT),
    Form(
        BeginningOf,
        "the beginning of / {whose:whose} first main phase",
        step="precombat main",
        nth=1,
        frame=_AT,
    ),
    Form(
        BeginningOf,
        "the beginning of / {whose:whose} second main phase",
        step="postcombat main",
        nth=2,
        frame=_AT,
    ),
    fixed(
        Either(BeginningOf("precombat main", You()), BeginningOf("postcombat main", You())),
        "the beginning of / each of your main phases",
        frame=_AT,
    ),
    Form(
        BeginningOf,
        "the beginning of / each of your postcombat main phases",
        step="postcombat main",
        whose=You(),
        frame=_AT,
    ),
    Form(BeginningOf, "the beginning of / each {step:step}", whose=EachPlayer(), frame=_AT),
    Form(BeginningOf, "the beginning of / the {step:step} of {whose:controller}", frame=_AT),
    Form(BeginningOf, "the beginning of / the {step:step}", whose=ActivePlayer(), frame=_AT),
    Form(BeginningOf, "the beginning of / {whose:whose} {step:step}", frame=_AT),
    Form(BeginningOf, "end of turn", step="end", whose=EachPlayer(), wording="2009", frame=_AT),
    Form(StateIs, "{condition:condition}"),
    frame="Whenever {}, you gain 1 life.",
    otherwise=two_acts,
)
