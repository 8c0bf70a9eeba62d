"""Abilities of every kind, as the language can say them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from comprules.abilities import changes as c
from comprules.abilities import combat
from comprules.abilities import effects as e
from comprules.abilities import happenings as h
from comprules.abilities import kinds as k
from comprules.abilities import nouns as n
from comprules.abilities import would as w
from comprules.english.making_sentences import with_targets_numbered
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
NUMBER = st.builds(n.Number, st.integers(0, 25))
POSITIVE = st.builds(n.Number, st.integers(1, 25))


def some(words: st.SearchStrategy[str], least: int = 0, most: int = 2) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(words, min_size=least, max_size=most, unique=True).map(tuple)


def maybe(thing: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | thing


PLAYERS = st.sampled_from(
    (n.You(), n.Opponents(), n.EachPlayer(), n.ActivePlayer(), n.ThatPlayer(), n.PlayerTarget(), n.PlayerTarget(opponent=True))
) | st.sampled_from((n.Controller(n.It()), n.Owner(n.It("creature")), n.Controller(n.Attached("enchanted"))))  # fmt: skip
CONTROLLER = st.sampled_from((n.You(), n.Opponents(), n.ThatPlayer(), n.ActivePlayer()))


@st.composite
def filters(draw: st.DrawFn, *, other: bool = True) -> n.Filter:
    noun = draw(st.sampled_from(("permanent", "permanent", "permanent", "card", "spell", "object")))
    parts: dict[str, Any] = {"noun": noun}
    if noun == "spell":
        parts["zone"] = "stack"
    elif noun == "card":
        parts["zone"] = draw(st.sampled_from(("hand", "library", "graveyard", "exile", "battlefield")))
        if parts["zone"] in {"hand", "library", "graveyard"}:
            parts["owner"] = draw(maybe(st.sampled_from((n.You(), n.Opponents(), n.ThatPlayer()))))
    if draw(st.booleans()):
        parts["types"] = draw(some(TYPE))
    elif draw(st.booleans()):
        parts["any_type"] = draw(some(TYPE, 2, 3))
    parts["subtypes"] = draw(some(SUBTYPE, 0, 1))
    if not draw(st.integers(0, 3)):
        parts["any_subtype"] = draw(some(SUBTYPE, 2, 3))
    parts["any_color"] = draw(some(COLOR, 0, 3))
    parts["not_colors"] = draw(some(COLOR, 0, 1))
    parts["supertypes"] = draw(some(st.sampled_from(("basic", "legendary", "snow")), 0, 1))
    parts["not_supertypes"] = draw(some(st.sampled_from(("basic", "legendary")), 0, 1))
    parts["not_types"] = draw(some(TYPE, 0, 2))
    parts["not_subtypes"] = draw(some(SUBTYPE.filter(lambda word: word != "Time Lord"), 0, 1))
    if noun == "permanent":
        parts["tapped"] = draw(st.sampled_from((None, None, True, False)))
        parts["attacking"] = draw(st.sampled_from((None, None, True)))
        parts["token"] = draw(st.sampled_from((None, None, True, False)))
        parts["controller"] = draw(maybe(CONTROLLER))
        parts["counter"] = draw(st.just("") | COUNTER)
    parts["keywords"] = draw(some(PLAIN, 0, 2))
    parts["not_keywords"] = draw(some(PLAIN, 0, 1))
    parts["this_turn"] = draw(st.sampled_from(("", "", "", "", "attacked", "died", "cast")))
    parts["versus"] = draw(st.sampled_from(("", "", "", "blocked by", "blocking or blocked by")))
    parts["named"] = draw(st.sampled_from(("", "", "Bear", "Svogthos, the Restless Tomb")))
    parts["chosen"] = draw(st.sampled_from((None, None, n.Chosen("color"), n.Chosen("creature type"))))
    parts["other"] = other and draw(st.booleans())
    if draw(st.booleans()):
        compared = st.builds(
            n.Comparison,
            st.sampled_from(("power", "toughness", "mana value")),
            st.sampled_from(("<=", ">=", "=")),
            NUMBER,
        )
        parts["comparisons"] = (draw(compared),)
    return n.Filter(**parts)


FILTER = filters()
PLAIN_FILTER = filters(other=False)
ONE = (
    st.sampled_from((n.This("this"), n.This("creature"), n.This("Aura"), n.It(), n.It("creature"), n.Attached("equipped")))
    | st.builds(n.Target, FILTER)
)  # fmt: skip
SUBJECT = (
    ONE
    | st.builds(n.Target, PLAIN_FILTER, st.just(0), st.integers(1, 3))
    | st.builds(n.Target, PLAIN_FILTER, st.just(1), st.just(1), st.just(0), st.just(value=True))
    | st.sampled_from((n.It("they"), n.It("creatures"), n.Target(n.Filter(any_type=("creature", "planeswalker", "battle")), or_player=True)))
    | st.builds(n.AllThese, FILTER)
)  # fmt: skip

ALONE: st.SearchStrategy[Any] = (
    NUMBER
    | st.builds(n.CountOf, FILTER)
    | st.builds(n.CardsIn, PLAYERS, st.sampled_from(("hand", "library", "graveyard")))
    | st.builds(n.PowerOf, ONE)
    | st.builds(n.GreatestPower, FILTER)
    | st.builds(n.ManaSpentOn, ONE)
    | st.builds(n.ToughnessOf, ONE)
    | st.builds(n.ManaValueOf, ONE)
    | st.builds(n.CountersOn, COUNTER, ONE)
    | st.builds(n.LifeOf, PLAYERS)
    | st.builds(n.SpeedOf, PLAYERS)
)
DOUBLED: st.SearchStrategy[Any] = st.builds(n.Times, st.just(2), ALONE)
ALONE = ALONE | DOUBLED
AMOUNT = (
    POSITIVE
    | st.just(n.X())
    | st.just(n.ThatMuch())
    | ALONE.filter(lambda amount: not isinstance(amount, n.Number))
)

CONDITION = (
    st.builds(n.Exists, FILTER)
    | st.builds(n.Exists, FILTER, st.integers(2, 9))
    | st.builds(lambda f, most: n.Exists(f, 0, most), FILTER, st.integers(0, 3))
    | st.builds(lambda f, count: n.Exists(f, count, count), FILTER, st.integers(1, 3))
    | st.builds(n.AmountIs, ALONE, st.sampled_from(("<=", ">=")), NUMBER)
    | st.builds(n.AmountIs, ALONE, st.just("="), ALONE)
    | st.builds(n.ThisIs, ONE, FILTER.filter(lambda f: not f.other))
    | st.builds(
        n.CostPaid,
        st.sampled_from((n.This("spell"), n.It())),
        st.sampled_from(("kicker", "buyback", "kicker {W}")),
    )
    | st.builds(lambda s, f: n.Not(n.ThisIs(s, f)), ONE, PLAIN_FILTER)
    | st.sampled_from((n.Did(), n.Not(n.Did()), n.Did(n.ThatPlayer()), n.Not(n.Did(n.ThatPlayer()))))
)
DURATION = st.sampled_from(
    (n.Duration(), n.Duration("end of turn"), n.Duration("your next turn"), n.Duration("end of combat"))
) | st.builds(lambda condition: n.Duration(as_long_as=condition), CONDITION)

MANA = st.builds(
    ManaCost,
    st.lists(
        st.sampled_from(("1", "2", "W", "U", "B", "R", "G", "X", "W/U", "2/B")), min_size=1, max_size=3
    ).map(tuple),
)
QUALITY = st.builds(
    k.Quality,
    st.sampled_from(
        (*COLORS, "artifact", "creature", "Goblin", "Elf", "everything", "all colors", "the chosen color")
    ),
)
KEYWORD = (
    st.builds(k.Keyword, PLAIN)
    | st.builds(lambda name, cost: k.Keyword(name, cost=cost), st.sampled_from(sorted(COST_KEYWORDS)), MANA)
    | st.builds(
        lambda name, number: k.Keyword(name, number=number),
        st.sampled_from(sorted(NUMBER_KEYWORDS)),
        st.integers(1, 9),
    )
    | st.builds(
        lambda name, quality: k.Keyword(name, quality=quality),
        st.sampled_from(("protection", "hexproof")),
        QUALITY,
    )
    | st.builds(
        lambda word: k.Keyword("landwalk", quality=k.Quality(word)),
        st.sampled_from(("Island", "Desert", "nonbasic", "land")),
    )
)
ENCHANT = st.builds(lambda f: k.Keyword("enchant", filter=f), PLAIN_FILTER) | st.just(
    k.Keyword("enchant", player=True)
)

SIGNED = st.builds(n.Number, st.integers(-5, 12)) | st.just(n.X()) | st.just(n.Negative(n.X()))
PRINTED = NUMBER | st.just(n.X())


def modified() -> st.SearchStrategy[Any]:
    counted = ALONE.filter(lambda amount: not isinstance(amount, n.Number))
    return st.builds(c.ModifySize, SIGNED, SIGNED) | st.builds(
        lambda amount, below: c.ModifySize(n.Negative(amount), n.Number(0)) if below else c.ModifySize(amount, amount),
        counted, st.booleans(),
    )  # fmt: skip


TEXT_KINDS: tuple[c.KindOfWord, ...] = (
    "color word",
    "basic land type",
    "creature type",
    "color word or basic land type",
)
TEXT_CHANGED = st.sampled_from([(c.ChangeText(kind),) for kind in TEXT_KINDS])
BROUGHT = st.lists(st.tuples(COUNTER, AMOUNT), max_size=2).map(tuple)
ON_PLAYERS = (
    st.builds(c.AddAbilities, st.lists(KEYWORD, min_size=1, max_size=2).map(tuple))
    | st.builds(c.LoseAbilities, some(PLAIN, 1, 2))
    | st.just(c.MaximumHandSize("none"))
    | st.builds(c.MaximumHandSize, st.just("set"), NUMBER)
    | st.builds(c.MaximumHandSize, st.just("change"), st.builds(n.Number, st.integers(-3, 3)))
).map(lambda change: (change,))


def change(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    nouns = st.tuples(some(TYPE, 0, 2), some(SUBTYPE, 0, 2))
    return (
        modified()
        | st.builds(c.SetSize, PRINTED, PRINTED)
        | ALONE.map(lambda amount: c.SetSize(amount, amount))
        | ALONE.map(lambda amount: c.SetSize(amount, None))
        | nouns.flatmap(
            lambda pair: st.builds(
                c.ChangeTypes,
                st.sampled_from(("set", "add", "keep", "lose")),
                st.sampled_from(((), ("legendary",))),
                st.just(pair[0]),
                st.just(pair[1]),
            )
        )
        | st.builds(c.ChangeTypes, st.sampled_from(("add", "lose")), some(st.sampled_from(("legendary", "snow")), 1, 2))
        | st.builds(c.ChangeTypes, st.sampled_from(("set", "add")), chosen=st.just(n.Chosen("creature type")))
        | st.builds(c.ChangeColors, st.just("set"), some(COLOR, 0, 4))
        | st.builds(c.ChangeColors, st.just("add"), some(COLOR, 1, 2))
        | st.builds(c.ChangeColors, st.sampled_from(("set", "add")), chosen=st.just(n.Chosen("color")))
        | st.builds(c.AddAbilities, st.lists(KEYWORD | abilities, min_size=1, max_size=3).map(tuple))
        | st.builds(c.LoseAbilities, some(PLAIN, 1, 3))
        | st.builds(c.CantHave, some(PLAIN, 1, 2))
        | st.just(c.LoseAllAbilities())
        | st.builds(c.CantBe, st.sampled_from(("attack", "block", "be blocked", "attack or block", "be countered", "untap")))
        | st.builds(combat.Must, st.sampled_from(("attack", "block")))
        | st.builds(c.BecomeCopy, ONE)
    )  # fmt: skip


def several(changes: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    plain = st.lists(changes, min_size=1, max_size=4).map(tuple)
    but = st.builds(
        c.BecomeCopy, ONE, plain.filter(lambda cs: not any(isinstance(x, c.BecomeCopy) for x in cs))
    )
    return plain | st.tuples(changes, but)


DIVIDED: st.SearchStrategy[Any] = (
    st.builds(n.Target, PLAIN_FILTER, st.just(0), st.none())
    | st.builds(n.Target, PLAIN_FILTER, st.just(1), st.just(2))
    | st.builds(n.Target, PLAIN_FILTER, number=st.just(n.X()))
)


def effect(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    changed = several(change(abilities))
    zones = st.sampled_from((("hand",), ("graveyard",), ("hand", "graveyard")))
    token = st.builds(
        e.TokenSpec,
        supertypes=st.sampled_from(((), ("legendary",))),
        types=st.sampled_from((("creature",), ("artifact", "creature"))),
        subtypes=some(SUBTYPE, 0, 2),
        colors=some(COLOR, 0, 2),
        power=PRINTED,
        toughness=PRINTED,
        abilities=st.lists(KEYWORD | abilities, max_size=2).map(tuple),
    )
    object_effects = (
        st.builds(e.Apply, SUBJECT, changed, DURATION)
        | st.builds(e.Apply, SUBJECT, st.builds(c.ChangeControl, PLAYERS).map(lambda x: (x,)), DURATION)
        | st.builds(e.Apply, ONE, st.just((c.SwitchSize(),)), DURATION)
        | st.builds(e.Apply, SUBJECT, TEXT_CHANGED, DURATION)
        | st.builds(e.DealDamage, AMOUNT, SUBJECT | PLAYERS, ONE)
        | st.builds(e.Destroy, SUBJECT, st.booleans())
        | st.builds(e.Fight, SUBJECT, SUBJECT)
        | st.builds(lambda s, a, t: e.DealDamage(a, t, s, divided=True), ONE, AMOUNT, DIVIDED)
        | st.builds(lambda kind, a, t: e.PutCounters(kind, a, t, divided=True), COUNTER, AMOUNT, DIVIDED)
        | st.builds(e.Move, SUBJECT, st.sampled_from(("exile", "hand", "graveyard")))
        | st.builds(e.Move, SUBJECT, st.just("library"), st.sampled_from(("top", "bottom")))
        | st.builds(e.Move, SUBJECT, st.just("battlefield"), st.just(""), st.booleans(), st.none() | PLAYERS, BROUGHT)
        | st.builds(lambda s, until: e.Move(s, "exile", until=until), SUBJECT, happening())
        | st.builds(e.PhaseOut, SUBJECT, st.none() | happening())
        | st.just(e.PhaseIn())
        | st.builds(e.PutCounters, COUNTER, AMOUNT, SUBJECT | PLAYERS)
        | st.builds(e.PutSticker, st.sampled_from(("ability", "power and toughness")), SUBJECT)
        | st.builds(e.RemoveCounters, COUNTER, maybe(AMOUNT), SUBJECT)
        | st.builds(e.Tap, SUBJECT, st.booleans())
        | st.builds(e.Regenerate, SUBJECT)
        | st.builds(e.CounterSpell, SUBJECT)
        | st.builds(e.Transform, SUBJECT)
        | st.builds(e.TurnFace, SUBJECT, st.booleans())
        | st.builds(e.AttachTo, SUBJECT, SUBJECT)
        | st.builds(e.PreventDamage, st.none(), maybe(FILTER), maybe(SUBJECT | PLAYERS), st.booleans())
        | st.builds(e.PreventDamage, AMOUNT, st.none(), SUBJECT | PLAYERS)
        | st.builds(
            e.PreventDamage, st.none(), maybe(FILTER), maybe(SUBJECT | PLAYERS), st.booleans(),
            st.none(), st.just(value=True), st.booleans(),
        )
        | st.builds(e.UnpreventableDamage, maybe(SUBJECT), st.booleans())
    )  # fmt: skip
    player_effects = (
        st.builds(e.ApplyToPlayers, PLAYERS, ON_PLAYERS, DURATION)
        | st.builds(e.DrawCards, PLAYERS, AMOUNT)
        | st.builds(e.Discard, PLAYERS, maybe(AMOUNT))
        | st.builds(e.GainLife, PLAYERS, AMOUNT)
        | st.builds(e.LoseLife, PLAYERS, AMOUNT)
        | st.builds(e.SetLife, PLAYERS, AMOUNT)
        | st.builds(e.Scry, PLAYERS, AMOUNT)
        | st.builds(e.Mill, PLAYERS, AMOUNT)
        | st.builds(e.Sacrifice, PLAYERS, PLAIN_FILTER, AMOUNT)
        | st.builds(e.Sacrifice, PLAYERS, FILTER | SUBJECT)
        | st.builds(e.CreateTokens, PLAYERS, AMOUNT, token, maybe(SUBJECT), st.booleans())
        | st.builds(e.ShuffleIn, PLAYERS, zones, st.booleans())
        | st.builds(e.VentureIntoDungeon, PLAYERS)
        | st.builds(e.LoseTheGame, PLAYERS)
        | st.builds(e.WinTheGame, PLAYERS)
        | st.builds(e.SkipStep, PLAYERS, st.sampled_from(("untap step", "upkeep", "draw step", "combat phase", "turn")))
        | st.builds(e.SkipStep, PLAYERS, st.just("turn"), st.builds(n.Number, st.integers(2, 9)))
    )  # fmt: skip
    simple = (
        object_effects
        | player_effects
        | st.builds(e.AddMana, st.sampled_from(("{G}", "{C}{C}")))
        | st.builds(e.AddMana, st.sampled_from(("1", "3")), st.just(value=True))
        | st.builds(e.ChooseWord, st.sampled_from(("color", "creature type")))
    )
    paid = st.builds(e.Pay, PLAYERS, st.builds(k.ManaPayment, MANA).map(lambda cost: (cost,)))
    chained = st.lists(simple, min_size=1, max_size=3).map(tuple)
    return (
        simple
        | st.builds(e.May, chained, maybe(PLAYERS.filter(lambda p: p != n.You())))
        | st.builds(e.If, CONDITION, chained, st.just(()) | chained)
        | st.builds(e.ForEach, st.builds(n.AllThese, FILTER) | st.sampled_from((n.It("they"), n.Opponents(), n.EachPlayer())), chained)
        | st.builds(e.Unless, chained, paid | st.builds(e.Discard, PLAYERS, AMOUNT))
        | paid
        | st.builds(e.PayAnyNumberOfTimes, MANA)
        | st.builds(e.SacrificeAnyNumber, FILTER)
        | st.builds(e.Planeswalk, PLAYERS)
    )  # fmt: skip


def simple_deed() -> st.SearchStrategy[Any]:
    return st.builds(e.DrawCards, PLAYERS, AMOUNT) | st.builds(
        e.Move, SUBJECT, st.sampled_from(("exile", "hand"))
    )


def later_effect() -> st.SearchStrategy[Any]:
    done = st.tuples(simple_deed())
    this_way = st.builds(h.ThisWay, st.builds(k.Dies, SUBJECT) | st.builds(h.DiscardsCard, PLAYERS, SUBJECT))
    did = st.sampled_from((n.Did(), n.Not(n.Did())))
    return st.builds(
        e.CreateDelayed, happening(), done, st.booleans(), st.sampled_from(("When", "Whenever"))
    ) | st.builds(e.WhenYouDo, done, did | this_way | st.just(h.PaysThisCost()))


def numbered(made: list[Any]) -> tuple[Any, ...]:
    return with_targets_numbered(tuple(made))


def effects(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(effect(abilities), min_size=1, max_size=3).map(numbered)


def static(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    changed = several(change(abilities))
    happening = st.lists(effect(abilities), min_size=1, max_size=2).map(numbered)
    statement = (
        st.builds(e.Apply, SUBJECT, changed)
        | st.builds(lambda s, a: e.Apply(s, (c.DefineSize(a, a),)), ONE, ALONE)
        | st.builds(lambda s, a: e.Apply(s, (c.DefineSize(a, None),)), ONE, ALONE)
        | st.builds(lambda s: e.Apply(s, (c.ChangeControl(n.You()),)), SUBJECT)
        | st.builds(lambda colors: e.Apply(n.This(), (c.DefineColors(colors),)), some(COLOR, 0, 2) | st.just(COLORS))
        | st.builds(e.ApplyToPlayers, PLAYERS, ON_PLAYERS)
        | st.builds(
            lambda p, f, by: e.ApplyToPlayers(p, (c.ChangeCost(f, by),)),
            st.sampled_from((n.You(), n.Opponents(), n.EachPlayer())),
            PLAIN_FILTER.filter(lambda f: f.noun == "spell"),
            st.integers(-3, 3),
        )
        | st.builds(k.EntersTapped, SUBJECT)
        | st.builds(k.EntersWith, SUBJECT, COUNTER, POSITIVE | st.just(n.X()))
        | st.builds(k.EntersAsCopy, ONE, FILTER, st.booleans(), st.just(()) | changed)
        | st.builds(k.EntersAs, ONE, st.just(n.Chosen("color")), st.just(()), st.booleans())
        | st.builds(k.EntersAs, ONE, st.none(), st.lists(changed, min_size=2, max_size=3).map(tuple), st.booleans())
        | st.builds(k.CantHaveMoreCounters, COUNTER, st.integers(1, 9))
        | st.builds(k.NoLegendRule, st.none())
    )  # fmt: skip
    would = (
        st.one_of(
            *(
                st.builds(kind, PLAYERS)
                for kind in (
                    w.WouldLoseTheGame,
                    w.WouldDraw,
                    w.WouldDiscard,
                    w.WouldGainLife,
                    w.WouldLoseLife,
                    w.WouldPayLife,
                    w.WouldCreateTokens,
                )
            )
        )
        | st.one_of(
            *(
                st.builds(kind, SUBJECT)
                for kind in (
                    w.WouldDie,
                    w.WouldBeDestroyed,
                    w.WouldBeSacrificed,
                    w.WouldLeave,
                    w.WouldGoToGraveyard,
                )
            )
        )
        | st.builds(w.WouldEnter, SUBJECT, maybe(PLAYERS))
        | st.builds(w.WouldGetCounters, SUBJECT, COUNTER | st.just(""))
        | st.builds(w.WouldBegin, PLAYERS, st.sampled_from(("untap step", "upkeep", "combat phase", "turn")))
        | st.builds(w.WouldBeDealtDamage, SUBJECT | PLAYERS)
        | st.builds(
            w.WouldDealDamage, SUBJECT, maybe(SUBJECT | PLAYERS), st.sampled_from(("damage", "combat damage"))
        )
    )
    harming = st.builds(w.WouldBeDealtDamage, SUBJECT | PLAYERS) | st.builds(
        w.WouldDealDamage, st.just(n.This()) | st.builds(n.AllThese, PLAIN_FILTER), maybe(PLAYERS)
    )
    altered = (
        st.builds(w.Multiplied)
        | st.builds(w.Increased, st.integers(1, 3))
        | st.builds(w.Redirected, SUBJECT | PLAYERS)
        | st.builds(w.UnderControl, PLAYERS)
    )
    replacing = (
        st.builds(w.Replacement, would, happening)
        | st.builds(lambda wo, h: w.Replacement(wo, h, optional=True), would, happening)
        | st.builds(lambda wo, a: w.Replacement(wo, (), a), would, altered)
        | st.builds(w.CantHappen, would)
    )
    return (
        st.builds(k.Static, st.lists(statement | replacing, min_size=1, max_size=2).map(tuple))
        | st.builds(k.Static, st.tuples(st.builds(k.Prevention, harming, maybe(POSITIVE))))
        | st.builds(k.Static, st.lists(statement, min_size=1, max_size=2).map(tuple), CONDITION)
        | st.builds(k.Static, st.tuples(replacing), CONDITION)
    )  # fmt: skip


def happening() -> st.SearchStrategy[Any]:
    one_thing = [
        k.Enters,
        k.Dies,
        k.Leaves,
        k.Phases,
        k.Attacks,
        k.Blocks,
        k.BecomesBlocked,
        k.IsTurnedFaceUp,
    ]
    return (
        st.one_of(*(st.builds(kind, SUBJECT) for kind in one_thing))
        | st.builds(k.DealsDamage, SUBJECT, st.sampled_from(("", "player", "opponent", "creature")), st.booleans())
        | st.builds(h.DamageIsPrevented, SUBJECT | PLAYERS)
        | st.builds(k.CastsSpell, PLAYERS, PLAIN_FILTER.filter(lambda f: f.noun == "spell"))
        | st.builds(k.DrawsCard, PLAYERS)
        | st.builds(k.GainsLife, PLAYERS)
        | st.builds(k.LosesTheGame, PLAYERS)
        | st.builds(k.StateIs, CONDITION)
        | more_happening()
    )  # fmt: skip


def more_happening() -> st.SearchStrategy[Any]:
    zones = st.sampled_from(("graveyard", "hand", "library", "exile"))
    who = SUBJECT | st.builds(n.OneOrMore, PLAIN_FILTER)
    kind = st.builds(n.AllThese, FILTER)
    cause = st.one_of(*(st.builds(caused, kind) for caused in (k.Enters, k.Dies, k.Attacks, k.Leaves)))
    return (
        st.builds(h.PutInto, who, zones, maybe(PLAYERS), st.sampled_from(("", "battlefield", "graveyard", "exile")))
        | st.builds(h.LeavesZone, who, st.sampled_from(("graveyard", "hand", "library")), maybe(PLAYERS))
        | st.builds(h.BecomesTapped, who, st.booleans())
        | st.builds(h.BecomesAttached, who, SUBJECT)
        | st.builds(h.BecomesUnattached, who, maybe(SUBJECT))
        | st.builds(h.BecomesTarget, who, st.sampled_from(("spell", "ability", "spell or ability")), maybe(PLAYERS))
        | st.builds(h.IsDealtDamage, who, st.booleans())
        | st.builds(h.CountersArePut, COUNTER, SUBJECT)
        | st.builds(h.IsCountered, SUBJECT)
        | st.builds(h.LosesLife, PLAYERS)
        | st.builds(h.DiscardsCard, PLAYERS, who)
        | st.builds(h.SacrificesPermanent, PLAYERS, who)
        | st.builds(h.ActivatesAbility, PLAYERS, SUBJECT)
        | st.builds(h.LosesControl, PLAYERS, SUBJECT)
        | st.builds(h.GainsControlFrom, PLAYERS, SUBJECT, st.just(n.You()))
        | st.builds(h.RevealsCard, PLAYERS, SUBJECT)
        | st.builds(h.AbilityTriggers, FILTER, maybe(cause))
    )  # fmt: skip


COST = (
    st.builds(k.ManaPayment, MANA)
    | st.builds(k.TapCost, st.booleans())
    | st.builds(k.SacrificeCost, FILTER | SUBJECT)
    | st.builds(k.SacrificeCost, FILTER.filter(lambda f: not f.other), POSITIVE)
    | st.builds(k.DiscardCost, POSITIVE | st.just(n.X()))
    | st.builds(k.PayLife, POSITIVE | st.just(n.X()))
    | st.builds(k.RemoveCountersCost, COUNTER, POSITIVE)
)


def other_than_spells(abilities: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    done = effects(abilities)
    condition = st.just(n.Always()) | CONDITION
    beginning = st.builds(k.BeginningOf, st.sampled_from(STEPS), PLAYERS)
    return (
        static(abilities)
        | st.builds(k.Triggered, happening(), done, condition, st.sampled_from(("When", "Whenever")))
        | st.builds(k.Triggered, beginning, done, condition, st.just("At"))
        | st.builds(
            k.Triggered,
            happening(),
            st.builds(lambda one, later: numbered([one, later]), simple_deed(), later_effect()),
            st.just(n.Always()),
            st.just("Whenever"),
            st.sampled_from(("", "triggers once each turn", "do once each turn")),
            st.booleans(),
        )
        | st.builds(k.Activated, st.lists(COST, min_size=1, max_size=3).map(tuple), done, st.booleans(), st.booleans())
        | st.builds(lambda by, eff: k.Activated((k.LoyaltyCost(by),), eff), st.integers(-9, 9), done)
        | st.builds(k.Chapter, st.sampled_from(((1,), (2, 3))), done)
        | st.builds(k.Room, st.sampled_from(("Cave Entrance", "Trap!")), done, st.sampled_from(((), ("A Way Out", "Lair"))))
    )  # fmt: skip


GRANTED = other_than_spells(KEYWORD).filter(lambda ability: not isinstance(ability, k.Chapter | k.Room))
ABILITY = KEYWORD | ENCHANT | other_than_spells(KEYWORD) | other_than_spells(GRANTED)
SPELL = st.builds(k.SpellAbility, effects(GRANTED | KEYWORD))
