"""Abilities of every kind, as the language can say them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from comprules.abilities import combat
from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.changes import (
    CantHave,
    ChangeColors,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    DefineColors,
    DefineSize,
    KindOfWord,
    LoseAbilities,
    LoseAllAbilities,
    ModifySize,
    SetSize,
    SwitchSize,
)
from comprules.abilities.changes_of_rules import CantBe, ChangeCost, MaximumHandSize
from comprules.abilities.conditions import Always, AmountIs, CostPaid, Did, Duration, Exists, Not, ThisIs
from comprules.abilities.costs import (
    DiscardCost,
    LoyaltyCost,
    ManaPayment,
    PayLife,
    RemoveCountersCost,
    SacrificeCost,
    TapCost,
)
from comprules.abilities.instructions import (
    AttachTo,
    ChaosEnsues,
    ChooseWord,
    DealDamage,
    Destroy,
    Discard,
    DrawCards,
    Fight,
    GainLife,
    LoseLife,
    LoseTheGame,
    Mill,
    Move,
    PhaseIn,
    PhaseOut,
    Planeswalk,
    PutCounters,
    PutSticker,
    Regenerate,
    RemoveCounters,
    Sacrifice,
    SacrificeAnyNumber,
    Scry,
    SetLife,
    ShuffleIn,
    SkipStep,
    Tap,
    Transform,
    TurnFace,
    UnpreventableDamage,
    VentureIntoDungeon,
    WinTheGame,
)
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import (
    Activated,
    AddAbilities,
    Apply,
    ApplyToPlayers,
    BecomeCopy,
    Chapter,
    CounterSpell,
    CreateDelayed,
    CreateTokens,
    EntersAs,
    EntersAsCopy,
    ForEach,
    If,
    May,
    PreventDamage,
    Prevention,
    Replacement,
    Room,
    SpellAbility,
    Static,
    TokenSpec,
    Triggered,
    Unless,
    WhenYouDo,
)
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    CardsIn,
    Comparison,
    ControlledBy,
    Controller,
    CountersOn,
    CountOf,
    Filter,
    Greatest,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    Negative,
    Non,
    Noun,
    OneOrMore,
    OwnedBy,
    Owner,
    Place,
    PowerOf,
    Predicate,
    SpeedOf,
    Target,
    Times,
    ToughnessOf,
)
from comprules.abilities.plain_instructions import Pay, PayAnyNumberOfTimes
from comprules.abilities.predicates import (
    Color,
    Facing,
    HasCounter,
    HasKeyword,
    HasName,
    Is,
    Other,
    Subtype,
    Supertype,
    ThisTurn,
    Type,
)
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    Attached,
    Chosen,
    EachPlayer,
    It,
    Number,
    Opponents,
    PlayerTarget,
    ThatMuch,
    ThatPlayer,
    This,
    X,
    You,
)
from comprules.abilities.statements import CantHaveMoreCounters, EntersTapped, EntersWith, NoLegendRule
from comprules.abilities.trigger_events import AbilityTriggers, BeginningOf, PaysThisCost, StateIs, ThisWay
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    BecomesAttached,
    BecomesBlocked,
    BecomesMarked,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    Blocks,
    CountersArePut,
    DamageIsPrevented,
    DealsDamage,
    Dies,
    Enters,
    GainsControlFrom,
    IsCountered,
    IsDealtDamage,
    IsTurnedFaceUp,
    Leaves,
    LeavesZone,
    LosesControl,
    Phases,
    PutInto,
)
from comprules.abilities.trigger_events_of_players import (
    ActivatesAbility,
    CastsSpell,
    ChaosIsAwaited,
    CompletesDungeon,
    DiscardsCard,
    DrawsCard,
    LifeIsGained,
    LifeIsLost,
    LosesTheGame,
    RevealsCard,
    SacrificesPermanent,
)
from comprules.abilities.would import (
    CantHappen,
    Increased,
    Multiplied,
    Redirected,
    UnderControl,
    WouldBeDealtDamage,
    WouldBeDestroyed,
    WouldBegin,
    WouldBeSacrificed,
    WouldCreateTokens,
    WouldDealDamage,
    WouldDie,
    WouldDiscard,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldGoToGraveyard,
    WouldLeave,
    WouldLoseLife,
    WouldLoseTheGame,
    WouldPayLife,
)
from comprules.english.parts_of_effects import with_targets_numbered
from comprules.keywords.table import COST_KEYWORDS, NUMBER_KEYWORDS, PLAIN_KEYWORDS
from comprules.mana import ManaCost
from comprules.words import COLORS, STEPS

COLOR = st.sampled_from(COLORS)
TYPE = st.sampled_from(("artifact", "creature", "enchantment", "land", "planeswalker"))
SUBTYPE = st.sampled_from(
    ("Goblin", "Elf", "Forest", "Plains", "Aura", "Equipment", "Wolf", "Ally", "Fish", "Time Lord")
)
PLAIN = st.sampled_from(sorted(PLAIN_KEYWORDS))
COUNTER = st.sampled_from(("+1/+1", "-1/-1", "flying", "charge", "loyalty", "poison"))
NUMBER = st.builds(Number, st.integers(0, 25))
POSITIVE = st.builds(Number, st.integers(1, 25))


def some(words: st.SearchStrategy[str], least: int = 0, most: int = 2) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(words, min_size=least, max_size=most, unique=True).map(tuple)


def maybe(thing: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | thing


PLAYERS = st.sampled_from(
    (You(), Opponents(), EachPlayer(), ActivePlayer(), ThatPlayer(), PlayerTarget(), PlayerTarget(opponent=True))
) | st.sampled_from((Controller(It()), Owner(It("creature")), Controller(Attached("enchanted"))))  # fmt: skip
CONTROLLER = st.sampled_from((You(), Opponents(), ThatPlayer(), ActivePlayer()))


@st.composite
def filters(draw: st.DrawFn, *, other: bool = True) -> Filter:
    nouns: tuple[Noun, ...] = ("permanent", "permanent", "permanent", "card", "spell", "object")
    noun = draw(st.sampled_from(nouns))
    zone: Place = "stack" if noun == "spell" else "battlefield"
    said: list[Predicate] = []
    if noun == "card":
        zone = draw(st.sampled_from(("hand", "library", "graveyard", "exile", "battlefield")))
        if zone in {"hand", "library", "graveyard"}:
            owner = draw(maybe(st.sampled_from((You(), Opponents(), ThatPlayer()))))
            said += [OwnedBy(owner)] * (owner is not None)
    if draw(st.booleans()):
        said += map(Type, draw(some(TYPE)))
    elif draw(st.booleans()):
        said.append(AnyOf(tuple(map(Type, draw(some(TYPE, 2, 3))))))
    said += map(Subtype, draw(some(SUBTYPE, 0, 1)))
    if not draw(st.integers(0, 3)):
        said.append(AnyOf(tuple(map(Subtype, draw(some(SUBTYPE, 2, 3))))))
    colors = tuple(map(Color, draw(some(COLOR, 0, 3))))
    said += [AnyOf(colors)] if len(colors) > 1 else colors
    said += map(Supertype, draw(some(st.sampled_from(("basic", "legendary", "snow")), 0, 1)))
    not_subtypes = some(SUBTYPE.filter(lambda word: word != "Time Lord"), 0, 1)
    lacking: list[Predicate] = [
        *map(Color, draw(some(COLOR, 0, 1))),
        *map(Supertype, draw(some(st.sampled_from(("basic", "legendary")), 0, 1))),
        *map(Type, draw(some(TYPE, 0, 2))),
        *map(Subtype, draw(not_subtypes)),
        *map(HasKeyword, draw(some(PLAIN, 0, 1))),
    ]
    said += map(HasKeyword, draw(some(PLAIN, 0, 2)))
    if noun == "permanent":
        said += draw(adjectives())
        said += [ControlledBy(who) for who in [draw(maybe(CONTROLLER))] if who is not None]
        said += map(HasCounter, draw(some(COUNTER, 0, 1)))
    said += map(Non, lacking)
    said += map(ThisTurn, draw(rarely("attacked", "died", "cast")))
    said += map(Facing, draw(rarely("blocked by", "blocking or blocked by")))
    said += map(HasName, draw(rarely("Bear", "Svogthos, the Restless Tomb")))
    said += map(Chosen, draw(rarely("color", "creature type")))
    said += [Other()] * (other and draw(st.booleans()))
    if draw(st.booleans()):
        compared = st.builds(
            Comparison,
            st.sampled_from(("power", "toughness", "mana value")),
            st.sampled_from(("<=", ">=", "=")),
            NUMBER,
        )
        said.append(draw(compared))
    return Filter.of(*said, noun=noun, zone=zone)


def rarely(*words: Any) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.sampled_from(((), (), *((word,) for word in words)))


def adjectives() -> st.SearchStrategy[list[Predicate]]:
    """Adjectives of permanents, of which no two contradict each other."""
    usual = [
        word
        for word, row in ADJECTIVES.items()
        if row.place != "unsaid" and row.category != "WORN" and not row.exiled_cards
    ]
    words = st.lists(
        st.sampled_from(usual), max_size=2, unique_by=lambda w: ADJECTIVES[w].aspect or ADJECTIVES[w].place
    )
    nontoken: st.SearchStrategy[list[Predicate]] = st.sampled_from([[], [], [Non(Is("token"))]])
    said: st.SearchStrategy[list[Predicate]] = words.map(lambda some: [Is(word) for word in some])
    return said | nontoken


FILTER = filters()
PLAIN_FILTER = filters(other=False)
ONE = (
    st.sampled_from((This("this"), This("creature"), This("Aura"), It(), It("creature"), Attached("equipped")))
    | st.builds(Target, FILTER)
)  # fmt: skip
SUBJECT = (
    ONE
    | st.builds(Target, PLAIN_FILTER, st.just(0), st.integers(1, 3))
    | st.builds(Target, PLAIN_FILTER, st.just(1), st.just(1), st.just(0), st.just(value=True))
    | st.sampled_from((It("they"), It("creatures"), Target(Filter.of(AnyOf((Type("creature"), Type("planeswalker"), Type("battle")))), or_player=True)))
    | st.builds(AllThese, FILTER)
)  # fmt: skip

ALONE: st.SearchStrategy[Any] = (
    NUMBER
    | st.builds(CountOf, FILTER)
    | st.builds(CardsIn, PLAYERS, st.sampled_from(("hand", "library", "graveyard")))
    | st.builds(PowerOf, ONE)
    | st.builds(Greatest, FILTER)
    | st.builds(ManaSpentOn, ONE)
    | st.builds(ToughnessOf, ONE)
    | st.builds(ManaValueOf, ONE)
    | st.builds(CountersOn, COUNTER, ONE)
    | st.builds(LifeOf, PLAYERS)
    | st.builds(SpeedOf, PLAYERS)
)
DOUBLED: st.SearchStrategy[Any] = st.builds(Times, st.just(2), ALONE)
ALONE = ALONE | DOUBLED
AMOUNT = (
    POSITIVE
    | st.just(X())
    | st.just(ThatMuch())
    | ALONE.filter(lambda amount: not isinstance(amount, Number))
)

CONDITION = (
    st.builds(Exists, FILTER)
    | st.builds(Exists, FILTER, st.integers(2, 9))
    | st.builds(lambda f, most: Exists(f, 0, most), FILTER, st.integers(0, 3))
    | st.builds(lambda f, count: Exists(f, count, count), FILTER, st.integers(1, 3))
    | st.builds(AmountIs, ALONE, st.sampled_from(("<=", ">=")), NUMBER)
    | st.builds(AmountIs, ALONE, st.just("="), ALONE)
    | st.builds(ThisIs, ONE, FILTER.filter(lambda f: not f.other))
    | st.builds(
        CostPaid,
        st.sampled_from((This("spell"), It())),
        st.sampled_from(("kicker", "buyback", "kicker {W}")),
    )
    | st.builds(lambda s, f: Not(ThisIs(s, f)), ONE, PLAIN_FILTER)
    | st.sampled_from((Did(), Not(Did()), Did(ThatPlayer()), Not(Did(ThatPlayer()))))
)
DURATION = st.sampled_from(
    (Duration(), Duration("end of turn"), Duration("next turn"), Duration("end of combat"))
) | st.builds(lambda condition: Duration(as_long_as=condition), CONDITION)

MANA = st.builds(
    ManaCost,
    st.lists(
        st.sampled_from(("1", "2", "W", "U", "B", "R", "G", "X", "W/U", "2/B")), min_size=1, max_size=3
    ).map(tuple),
)
QUALITY = st.builds(
    Quality,
    st.sampled_from(
        (*COLORS, "artifact", "creature", "Goblin", "Elf", "everything", "all colors", "the chosen color")
    ),
)
KEYWORD = (
    st.builds(Keyword, PLAIN)
    | st.builds(lambda name, cost: Keyword(name, cost=cost), st.sampled_from(sorted(COST_KEYWORDS)), MANA)
    | st.builds(
        lambda name, number: Keyword(name, number=number),
        st.sampled_from(sorted(NUMBER_KEYWORDS)),
        st.integers(1, 9),
    )
    | st.builds(
        lambda name, quality: Keyword(name, quality=quality),
        st.sampled_from(("protection", "hexproof")),
        QUALITY,
    )
    | st.builds(
        lambda word: Keyword("landwalk", quality=Quality(word)),
        st.sampled_from(("Island", "Desert", "nonbasic", "land")),
    )
)
ENCHANT = st.builds(lambda f: Keyword("enchant", filter=f), PLAIN_FILTER) | st.just(
    Keyword("enchant", player=True)
)

SIGNED = st.builds(Number, st.integers(-5, 12)) | st.just(X()) | st.just(Negative(X()))
PRINTED = NUMBER | st.just(X())


def modified() -> st.SearchStrategy[Any]:
    counted = ALONE.filter(lambda amount: not isinstance(amount, Number))
    return st.builds(ModifySize, SIGNED, SIGNED) | st.builds(
        lambda amount, below: ModifySize(Negative(amount), Number(0)) if below else ModifySize(amount, amount),
        counted, st.booleans(),
    )  # fmt: skip


TEXT_KINDS: tuple[KindOfWord, ...] = (
    "color word",
    "basic land type",
    "creature type",
    "color word or basic land type",
)
TEXT_CHANGED = st.sampled_from([(ChangeText(kind),) for kind in TEXT_KINDS])
BROUGHT = st.lists(st.tuples(COUNTER, AMOUNT), max_size=2).map(tuple)
ON_PLAYERS = (
    st.builds(AddAbilities, st.lists(KEYWORD, min_size=1, max_size=2).map(tuple))
    | st.builds(LoseAbilities, some(PLAIN, 1, 2))
    | st.just(MaximumHandSize("none"))
    | st.builds(MaximumHandSize, st.just("set"), NUMBER)
    | st.builds(MaximumHandSize, st.just("change"), st.builds(Number, st.integers(-3, 3)))
).map(lambda change: (change,))


def change(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    nouns = st.tuples(some(TYPE, 0, 2), some(SUBTYPE, 0, 2))
    return (
        modified()
        | st.builds(SetSize, PRINTED, PRINTED)
        | ALONE.map(lambda amount: SetSize(amount, amount))
        | ALONE.map(lambda amount: SetSize(amount, None))
        | nouns.flatmap(
            lambda pair: st.builds(
                ChangeTypes,
                st.sampled_from(("set", "add", "keep", "lose")),
                st.sampled_from(((), ("legendary",))),
                st.just(pair[0]),
                st.just(pair[1]),
            )
        )
        | st.builds(ChangeTypes, st.sampled_from(("add", "lose")), some(st.sampled_from(("legendary", "snow")), 1, 2))
        | st.builds(ChangeTypes, st.sampled_from(("set", "add")), chosen=st.just(Chosen("creature type")))
        | st.builds(ChangeColors, st.just("set"), some(COLOR, 0, 4))
        | st.builds(ChangeColors, st.just("add"), some(COLOR, 1, 2))
        | st.builds(ChangeColors, st.sampled_from(("set", "add")), chosen=st.just(Chosen("color")))
        | st.builds(AddAbilities, st.lists(KEYWORD | abilities, min_size=1, max_size=3).map(tuple))
        | st.builds(LoseAbilities, some(PLAIN, 1, 3))
        | st.builds(CantHave, some(PLAIN, 1, 2))
        | st.just(LoseAllAbilities())
        | st.builds(CantBe, st.sampled_from(("attack", "block", "be blocked", "attack or block", "be countered", "untap")))
        | st.builds(combat.Must, st.sampled_from(("attack", "block")))
        | st.builds(BecomeCopy, ONE)
    )  # fmt: skip


def several(changes: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    plain = st.lists(changes, min_size=1, max_size=4).map(tuple)
    but = st.builds(BecomeCopy, ONE, plain.filter(lambda cs: not any(isinstance(x, BecomeCopy) for x in cs)))
    return plain | st.tuples(changes, but)


DIVIDED: st.SearchStrategy[Any] = (
    st.builds(Target, PLAIN_FILTER, st.just(0), st.none())
    | st.builds(Target, PLAIN_FILTER, st.just(1), st.just(2))
    | st.builds(Target, PLAIN_FILTER, number=st.just(X()))
)


def effect(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    changed = several(change(abilities))
    zones = st.sampled_from((("hand",), ("graveyard",), ("hand", "graveyard")))
    token = st.builds(
        TokenSpec,
        supertypes=st.sampled_from(((), ("legendary",))),
        types=st.sampled_from((("creature",), ("artifact", "creature"))),
        subtypes=some(SUBTYPE, 0, 2),
        colors=some(COLOR, 0, 2),
        power=PRINTED,
        toughness=PRINTED,
        abilities=st.lists(KEYWORD | abilities, max_size=2).map(tuple),
    )
    object_effects = (
        st.builds(Apply, SUBJECT, changed, DURATION)
        | st.builds(Apply, SUBJECT, st.builds(ChangeControl, PLAYERS).map(lambda x: (x,)), DURATION)
        | st.builds(Apply, ONE, st.just((SwitchSize(),)), DURATION)
        | st.builds(Apply, SUBJECT, TEXT_CHANGED, DURATION)
        | st.builds(DealDamage, AMOUNT, SUBJECT | PLAYERS, ONE)
        | st.builds(Destroy, SUBJECT, st.booleans())
        | st.builds(Fight, SUBJECT, SUBJECT)
        | st.builds(lambda s, a, t: DealDamage(a, t, s, divided=True), ONE, AMOUNT, DIVIDED)
        | st.builds(lambda kind, a, t: PutCounters(kind, a, t, divided=True), COUNTER, AMOUNT, DIVIDED)
        | st.builds(Move, SUBJECT, st.sampled_from(("exile", "hand", "graveyard")))
        | st.builds(Move, SUBJECT, st.just("library"), st.sampled_from(("top", "bottom")))
        | st.builds(Move, SUBJECT, st.just("battlefield"), st.just(""), st.booleans(), st.none() | PLAYERS, BROUGHT)
        | st.builds(lambda s, until: Move(s, "exile", until=until), SUBJECT, happening())
        | st.builds(PhaseOut, SUBJECT, st.none() | happening())
        | st.just(PhaseIn())
        | st.builds(PutCounters, COUNTER, AMOUNT, SUBJECT | PLAYERS)
        | st.builds(PutSticker, st.sampled_from(("ability", "power and toughness")), SUBJECT)
        | st.builds(RemoveCounters, COUNTER, maybe(AMOUNT), SUBJECT)
        | st.builds(Tap, SUBJECT, st.booleans())
        | st.builds(Regenerate, SUBJECT)
        | st.builds(CounterSpell, SUBJECT)
        | st.builds(Transform, SUBJECT)
        | st.builds(TurnFace, SUBJECT, st.booleans())
        | st.builds(AttachTo, SUBJECT, SUBJECT)
        | st.builds(PreventDamage, st.none(), maybe(FILTER), maybe(SUBJECT | PLAYERS), st.booleans())
        | st.builds(PreventDamage, AMOUNT, st.none(), SUBJECT | PLAYERS)
        | st.builds(
            PreventDamage, st.none(), maybe(FILTER), maybe(SUBJECT | PLAYERS), st.booleans(),
            st.none(), st.just(value=True), st.booleans(),
        )
        | st.builds(UnpreventableDamage, maybe(SUBJECT), st.booleans())
    )  # fmt: skip
    player_effects = (
        st.builds(ApplyToPlayers, PLAYERS, ON_PLAYERS, DURATION)
        | st.builds(DrawCards, PLAYERS, AMOUNT)
        | st.builds(Discard, PLAYERS, maybe(AMOUNT))
        | st.builds(GainLife, PLAYERS, AMOUNT)
        | st.builds(LoseLife, PLAYERS, AMOUNT)
        | st.builds(SetLife, PLAYERS, AMOUNT)
        | st.builds(Scry, PLAYERS, AMOUNT)
        | st.builds(Mill, PLAYERS, AMOUNT)
        | st.builds(Sacrifice, PLAYERS, PLAIN_FILTER, AMOUNT)
        | st.builds(Sacrifice, PLAYERS, FILTER | SUBJECT)
        | st.builds(CreateTokens, PLAYERS, AMOUNT, token, maybe(SUBJECT), st.booleans())
        | st.builds(ShuffleIn, PLAYERS, zones, st.booleans())
        | st.builds(VentureIntoDungeon, PLAYERS)
        | st.builds(LoseTheGame, PLAYERS)
        | st.builds(WinTheGame, PLAYERS)
        | st.builds(SkipStep, PLAYERS, st.sampled_from(("untap step", "upkeep", "draw step", "combat phase", "turn")))
        | st.builds(SkipStep, PLAYERS, st.just("turn"), st.builds(Number, st.integers(2, 9)))
    )  # fmt: skip
    simple = (
        object_effects
        | player_effects
        | st.builds(AddMana, st.sampled_from(("{G}", "{C}{C}")))
        | st.builds(AddMana, st.sampled_from(("1", "3")), st.just(value=True))
        | st.builds(ChooseWord, st.sampled_from(("color", "creature type")))
    )
    paid = st.builds(Pay, PLAYERS, st.builds(ManaPayment, MANA).map(lambda cost: (cost,)))
    chained = st.lists(simple, min_size=1, max_size=3).map(tuple)
    return (
        simple
        | st.builds(May, chained, maybe(PLAYERS.filter(lambda p: p != You())))
        | st.builds(If, CONDITION, chained, st.just(()) | chained)
        | st.builds(ForEach, st.builds(AllThese, FILTER) | st.sampled_from((It("they"), Opponents(), EachPlayer())), chained)
        | st.builds(Unless, chained, paid | st.builds(Discard, PLAYERS, AMOUNT))
        | paid
        | st.builds(PayAnyNumberOfTimes, MANA)
        | st.builds(SacrificeAnyNumber, FILTER)
        | st.builds(Planeswalk, PLAYERS)
        | st.just(ChaosEnsues())
    )  # fmt: skip


def simple_deed() -> st.SearchStrategy[Any]:
    return st.builds(DrawCards, PLAYERS, AMOUNT) | st.builds(
        Move, SUBJECT, st.sampled_from(("exile", "hand"))
    )


def later_effect() -> st.SearchStrategy[Any]:
    done = st.tuples(simple_deed())
    this_way = st.builds(ThisWay, st.builds(Dies, SUBJECT) | st.builds(DiscardsCard, PLAYERS, SUBJECT))
    did = st.sampled_from((Did(), Not(Did())))
    return st.builds(
        CreateDelayed, happening(), done, st.booleans(), st.sampled_from(("When", "Whenever"))
    ) | st.builds(WhenYouDo, done, did | this_way | st.just(PaysThisCost()))


def numbered(made: list[Any]) -> tuple[Any, ...]:
    return with_targets_numbered(tuple(made))


def effects(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(effect(abilities), min_size=1, max_size=3).map(numbered)


def static(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    changed = several(change(abilities))
    happening = st.lists(effect(abilities), min_size=1, max_size=2).map(numbered)
    statement = (
        st.builds(Apply, SUBJECT, changed.filter(lambda cs: not any(isinstance(x, BecomeCopy) for x in cs)))
        | st.builds(lambda s, a: Apply(s, (DefineSize(a, a),)), ONE, ALONE)
        | st.builds(lambda s, a: Apply(s, (DefineSize(a, None),)), ONE, ALONE)
        | st.builds(lambda s: Apply(s, (ChangeControl(You()),)), SUBJECT)
        | st.builds(lambda colors: Apply(This(), (DefineColors(colors),)), some(COLOR, 0, 2) | st.just(COLORS))
        | st.builds(ApplyToPlayers, PLAYERS, ON_PLAYERS)
        | st.builds(
            lambda p, f, by: ApplyToPlayers(p, (ChangeCost(f, by),)),
            st.sampled_from((You(), Opponents(), EachPlayer())),
            PLAIN_FILTER.filter(lambda f: f.noun == "spell"),
            st.integers(-3, 3),
        )
        | st.builds(EntersTapped, SUBJECT)
        | st.builds(EntersWith, SUBJECT, COUNTER, POSITIVE | st.just(X()))
        | st.builds(EntersAsCopy, ONE, FILTER, st.booleans(), st.just(()) | changed)
        | st.builds(EntersAs, ONE, st.just(Chosen("color")), st.just(()), st.booleans())
        | st.builds(EntersAs, ONE, st.none(), st.lists(changed, min_size=2, max_size=3).map(tuple), st.booleans())
        | st.builds(CantHaveMoreCounters, COUNTER, st.integers(1, 9))
        | st.builds(NoLegendRule, st.none())
    )  # fmt: skip
    would = (
        st.one_of(
            *(
                st.builds(kind, PLAYERS)
                for kind in (
                    WouldLoseTheGame,
                    WouldDraw,
                    WouldDiscard,
                    WouldGainLife,
                    WouldLoseLife,
                    WouldPayLife,
                    WouldCreateTokens,
                )
            )
        )
        | st.one_of(
            *(
                st.builds(kind, SUBJECT)
                for kind in (
                    WouldDie,
                    WouldBeDestroyed,
                    WouldBeSacrificed,
                    WouldLeave,
                    WouldGoToGraveyard,
                )
            )
        )
        | st.builds(WouldEnter, SUBJECT, maybe(PLAYERS))
        | st.builds(WouldGetCounters, SUBJECT, COUNTER | st.just(""))
        | st.builds(WouldBegin, PLAYERS, st.sampled_from(("untap step", "upkeep", "combat phase", "turn")))
        | st.builds(WouldBeDealtDamage, SUBJECT | PLAYERS)
        | st.builds(
            WouldDealDamage, SUBJECT, maybe(SUBJECT | PLAYERS), st.sampled_from(("damage", "combat damage"))
        )
    )
    harming = st.builds(WouldBeDealtDamage, SUBJECT | PLAYERS) | st.builds(
        WouldDealDamage, st.just(This()) | st.builds(AllThese, PLAIN_FILTER), maybe(PLAYERS)
    )
    altered = (
        st.builds(Multiplied)
        | st.builds(Increased, st.integers(1, 3))
        | st.builds(Redirected, SUBJECT | PLAYERS)
        | st.builds(UnderControl, PLAYERS)
    )
    replaced = (
        st.builds(Replacement, would, happening)
        | st.builds(lambda wo, h: Replacement(wo, h, optional=True), would, happening)
        | st.builds(lambda wo, a: Replacement(wo, (), a), would, altered)
    )
    replacing = replaced.map(lambda one: numbered([one])[0]) | st.builds(CantHappen, would)
    return (
        st.builds(Static, st.lists(statement | replacing, min_size=1, max_size=2).map(tuple))
        | st.builds(Static, st.tuples(st.builds(Prevention, harming, maybe(POSITIVE))))
        | st.builds(Static, st.lists(statement, min_size=1, max_size=2).map(tuple), CONDITION)
        | st.builds(Static, st.tuples(replacing), CONDITION)
    )  # fmt: skip


def happening() -> st.SearchStrategy[Any]:
    one_thing = [
        Enters,
        Dies,
        Leaves,
        Phases,
        Attacks,
        Blocks,
        BecomesBlocked,
        IsTurnedFaceUp,
    ]
    return (
        st.one_of(*(st.builds(kind, SUBJECT) for kind in one_thing))
        | st.builds(DealsDamage, SUBJECT, st.sampled_from(("", "player", "opponent", "creature")), st.booleans())
        | st.builds(DamageIsPrevented, SUBJECT | PLAYERS)
        | st.builds(BecomesMarked, SUBJECT, st.sampled_from(("monstrous", "renowned")))
        | st.builds(CastsSpell, PLAYERS, PLAIN_FILTER.filter(lambda f: f.noun == "spell"))
        | st.builds(DrawsCard, PLAYERS)
        | st.builds(LifeIsGained, PLAYERS)
        | st.builds(LosesTheGame, PLAYERS)
        | st.just(ChaosIsAwaited())
        | st.builds(CompletesDungeon, PLAYERS)
        | st.builds(StateIs, CONDITION)
        | more_happening()
    )  # fmt: skip


def more_happening() -> st.SearchStrategy[Any]:
    zones = st.sampled_from(("graveyard", "hand", "library", "exile"))
    who = SUBJECT | st.builds(OneOrMore, PLAIN_FILTER)
    kind = st.builds(AllThese, FILTER)
    cause = st.one_of(*(st.builds(caused, kind) for caused in (Enters, Dies, Attacks, Leaves)))
    return (
        st.builds(PutInto, who, zones, maybe(PLAYERS), st.sampled_from(("", "battlefield", "graveyard", "exile")))
        | st.builds(LeavesZone, who, st.sampled_from(("graveyard", "hand", "library")), maybe(PLAYERS))
        | st.builds(BecomesTapped, who, st.booleans())
        | st.builds(BecomesAttached, who, SUBJECT)
        | st.builds(BecomesUnattached, who, maybe(SUBJECT))
        | st.builds(BecomesTarget, who, st.sampled_from(("spell", "ability", "spell or ability")), maybe(PLAYERS))
        | st.builds(IsDealtDamage, who, st.booleans())
        | st.builds(CountersArePut, COUNTER, SUBJECT)
        | st.builds(IsCountered, SUBJECT)
        | st.builds(LifeIsLost, PLAYERS)
        | st.builds(DiscardsCard, PLAYERS, who)
        | st.builds(SacrificesPermanent, PLAYERS, who)
        | st.builds(ActivatesAbility, PLAYERS, SUBJECT)
        | st.builds(LosesControl, PLAYERS, SUBJECT)
        | st.builds(GainsControlFrom, PLAYERS, SUBJECT, st.just(You()))
        | st.builds(RevealsCard, PLAYERS, SUBJECT)
        | st.builds(AbilityTriggers, FILTER, maybe(cause))
    )  # fmt: skip


COST = (
    st.builds(ManaPayment, MANA)
    | st.builds(TapCost, st.booleans())
    | st.builds(SacrificeCost, FILTER | SUBJECT)
    | st.builds(SacrificeCost, FILTER.filter(lambda f: not f.other), POSITIVE)
    | st.builds(DiscardCost, POSITIVE | st.just(X()))
    | st.builds(PayLife, POSITIVE | st.just(X()))
    | st.builds(RemoveCountersCost, COUNTER, POSITIVE)
)


def other_than_spells(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    done = effects(abilities)
    condition = st.just(Always()) | CONDITION
    beginning = st.builds(BeginningOf, st.sampled_from(STEPS), PLAYERS)
    return (
        static(abilities)
        | st.builds(Triggered, happening(), done, condition, st.sampled_from(("When", "Whenever")))
        | st.builds(Triggered, beginning, done, condition, st.just("At"))
        | st.builds(
            Triggered,
            happening(),
            st.builds(lambda one, later: numbered([one, later]), simple_deed(), later_effect()),
            st.just(Always()),
            st.just("Whenever"),
            st.sampled_from(("", "triggers once each turn", "do once each turn")),
            st.booleans(),
        )
        | st.builds(Activated, st.lists(COST, min_size=1, max_size=3).map(tuple), done, st.booleans(), st.booleans())
        | st.builds(lambda by, eff: Activated((LoyaltyCost(by),), eff), st.integers(-9, 9), done)
        | st.builds(Chapter, st.sampled_from(((1,), (2, 3))), done)
        | st.builds(Room, st.sampled_from(("Cave Entrance", "Trap!")), done, st.sampled_from(((), ("A Way Out", "Lair"))))
    )  # fmt: skip


GRANTED = other_than_spells(KEYWORD).filter(lambda ability: not isinstance(ability, Chapter | Room))
ABILITY = KEYWORD | ENCHANT | other_than_spells(KEYWORD) | other_than_spells(GRANTED)
SPELL = st.builds(SpellAbility, effects(GRANTED | KEYWORD))
