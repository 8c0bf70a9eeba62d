"""From the words of effects.lark to effects.

Each function is named for the grammar rule whose parts it takes. What a player does is a :class:`Deed` until the sentence has said who.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.changes import (
    AddAbilities,
    CantBe,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    SwitchSize,
)
from comprules.abilities.effects import (
    AddMana,
    Apply,
    ApplyToPlayers,
    AttachTo,
    ChooseWord,
    CounterSpell,
    CreateTokens,
    DealDamage,
    Destroy,
    Discard,
    DrawCards,
    Effect,
    GainLife,
    If,
    LoseLife,
    LoseTheGame,
    May,
    Move,
    PreventDamage,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Sacrifice,
    Scry,
    SetLife,
    ShuffleIn,
    SkipStep,
    Tap,
    Transform,
    TurnFace,
    VentureIntoDungeon,
    WinTheGame,
)
from comprules.abilities.kinds import Activated, Keyword, SpellAbility, Static, Triggered
from comprules.abilities.nouns import (
    Duration,
    It,
    Number,
    PlayerTarget,
    Target,
    ThatPlayer,
    X,
    You,
)
from comprules.english.lexicon import singular
from comprules.english.making_changes import agreeing
from comprules.english.making_nouns import from_zone
from comprules.english.said import (
    Deed,
    Described,
    Directed,
    IfSaid,
    MaySaid,
    Misread,
    Said,
    agrees,
    is_plural_form,
)

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Ability
    from comprules.abilities.nouns import Amount, Condition, Filter, Players
    from comprules.english.said import Chain, SaidChange

__all__ = ["finished", "instead_of_x", "settled", "with_targets_numbered"]

# ---- sentences


def chain(first: Any, *rest: Any) -> Chain:
    return (first, *(step for part in rest for step in part))


def may_chain(steps: Chain) -> Chain:
    return (MaySaid(steps),)


def player_may_chain(players: Said, steps: Chain) -> Chain:
    return (MaySaid(steps, players.value),)


def if_chain(condition: Condition, steps: Chain) -> Chain:
    return (IfSaid(condition, steps),)


def effect_sentence(steps: Chain, x: Amount | None = None) -> tuple[Effect, ...]:
    effects = settled(steps)
    if x is None:
        return effects
    explained: tuple[Effect, ...] = instead_of_x(effects, x)
    if explained == effects:
        raise Misread("X is explained and not used")
    return explained


def where_x(amount: Amount) -> Amount:
    return amount


def until_end_of_turn_sentence(steps: Chain, x: Amount | None = None) -> tuple[Effect, ...]:
    return _lasting(effect_sentence(steps, x), Duration("end of turn"))


def until_your_next_turn_sentence(steps: Chain, x: Amount | None = None) -> tuple[Effect, ...]:
    return _lasting(effect_sentence(steps, x), Duration("your next turn"))


def _lasting(effects: tuple[Effect, ...], duration: Duration) -> tuple[Effect, ...]:
    def lasting(effect: Effect) -> Effect:
        match effect:
            case Apply() | ApplyToPlayers() if effect.duration == Duration():
                return replace(effect, duration=duration)
            case May() | If():
                return replace(effect, effects=_lasting(effect.effects, duration))
            case _:
                return effect

    made = tuple(lasting(effect) for effect in effects)
    if made == effects:
        raise Misread("nothing in this sentence lasts for a time")
    return made


def still_sentence(*_: object) -> Still:
    return Still()


class Still:
    """``It's still a land``: what the last effect set is added to what was there."""


def otherwise_sentence(steps: Chain) -> Otherwise:
    return Otherwise(settled(steps))


class Otherwise:
    """What happens where the last sentence's condition does not hold."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects


def effects(*sentences: Any) -> tuple[Effect, ...]:
    made: list[Effect] = []
    for sentence in sentences:
        match sentence:
            case Still():
                if not made:
                    raise Misread("nothing before this says what it becomes")
                made[-1] = _kept(made[-1])
            case Otherwise():
                if not made or not isinstance(made[-1], If):
                    raise Misread("there is no 'if' before this 'otherwise'")
                made[-1] = replace(made[-1], otherwise=sentence.effects)
            case _:
                made.extend(sentence)
    return tuple(_without_regeneration(made))


def _without_regeneration(made: list[Effect]) -> list[Effect]:
    kept: list[Effect] = []
    for effect in made:
        if (
            isinstance(effect, Apply)
            and isinstance(effect.subject, It)
            and effect.changes == (CantBe("be regenerated"),)
            and effect.duration == Duration()
            and kept
            and isinstance(kept[-1], Destroy)
        ):
            kept[-1] = Destroy(kept[-1].subject, no_regeneration=True)
        else:
            kept.append(effect)
    return kept


def _kept(effect: Effect) -> Effect:
    if not isinstance(effect, Apply) or not any(isinstance(change, ChangeTypes) for change in effect.changes):
        raise Misread("nothing before this says what it becomes")
    return replace(
        effect,
        changes=tuple(replace(c, how="add") if isinstance(c, ChangeTypes) else c for c in effect.changes),
    )


def settled(steps: Chain, base: Players | None = None) -> tuple[Effect, ...]:
    """The effects of a sentence, each player's deed given to the player it is of.

    A bare verb in the form for "you" is yours; in the other form it goes on about the player named last.

    Raises:
        Misread: A verb agrees with nobody named.
    """
    made: list[Effect] = []
    last: Players | None = None
    for step in steps:
        match step:
            case Directed(players, effect):
                last = ThatPlayer() if isinstance(players, PlayerTarget) else players
                made.append(effect)
            case Deed(verb, make):
                if is_plural_form(verb):
                    made.append(make(base or You()))
                elif last is None or isinstance(last, You):
                    raise Misread(f"who {verb!s} is not said", verb)
                else:
                    made.append(make(last))
            case MaySaid(inner, player):
                made.append(May(settled(inner, ThatPlayer() if player else None), player))
            case IfSaid(condition, inner):
                made.append(If(condition, settled(inner, base)))
            case _:
                made.append(step)
    return tuple(made)


_ABILITIES = (Keyword, Static, Triggered, Activated, SpellAbility)


def instead_of_x(thing: Any, amount: Amount) -> Any:
    """The same with an amount in place of X, granted abilities left alone."""
    return _mapped(thing, lambda part: amount if part == X() else None)


def _mapped(thing: Any, change: Any) -> Any:
    changed = change(thing)
    if changed is not None:
        return changed
    if isinstance(thing, tuple):
        return tuple(_mapped(part, change) for part in thing)
    if is_dataclass(thing) and not isinstance(thing, (type, *_ABILITIES)):
        return type(thing)(**{f.name: _mapped(getattr(thing, f.name), change) for f in fields(thing)})
    return thing


def with_targets_numbered(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects with their targets numbered in the order of the fields that hold them."""
    count = 0

    def numbered(part: Any) -> Any:
        nonlocal count
        if not isinstance(part, Target | PlayerTarget):
            return None
        index, count = count, count + 1
        if isinstance(part, PlayerTarget):
            return replace(part, index=index)
        return replace(part, index=index, filter=_mapped(part.filter, numbered))

    mapped: tuple[Effect, ...] = _mapped(effects, numbered)
    return mapped


def finished(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects of a whole ability."""
    return with_targets_numbered(effects)


# ---- continuous effects


def apply(subject: Said, said: tuple[SaidChange, ...], duration: Duration | None = None) -> Apply:
    return Apply(subject.value, agreeing(subject, said), duration or Duration())


def switch_size(of: Said, duration: Duration | None = None) -> Apply:
    return Apply(of.value, (SwitchSize(),), duration or Duration())


def change_text(subject: Said, kind: str, duration: Duration | None = None) -> Apply:
    return Apply(subject.value, (ChangeText(kind),), duration or Duration())  # type: ignore[arg-type]


def text_kind(token: Token) -> str:
    return str(token)


# ---- effects on objects


def damage(source: Said, verb: Token, amount: Amount, to: Said) -> DealDamage:
    agrees(source, verb)
    return DealDamage(amount, to.value, source.value)


def destroy(subject: Said) -> Destroy:
    return Destroy(subject.value)


def moved(subject: Said, *place: Any) -> Said:
    return from_zone(subject, *place) if place else subject


def exile(subject: Said) -> Move:
    return Move(subject.value, "exile")


def return_to_hand(subject: Said, _: Said) -> Move:
    return Move(subject.value, "hand")


def return_to_hands(subject: Said) -> Move:
    if subject.plural is False:
        raise Misread("one thing has one owner")
    return Move(subject.value, "hand")


def return_to_battlefield(subject: Said, *how: str) -> Move:
    if len(set(how)) != len(how) or len([word for word in how if word != "tapped"]) > 1:
        raise Misread("how it enters is said twice")
    return Move(
        subject.value,
        "battlefield",
        tapped="tapped" in how,
        under=You() if "under your control" in how else None,
    )


def arriving(token: Token) -> str:
    return str(token)


def put_on_top(subject: Said, _: Said) -> Move:
    return Move(subject.value, "library", "top")


def put_on_bottom(subject: Said, _: Said) -> Move:
    return Move(subject.value, "library", "bottom")


def put_into_zone(subject: Said, _: Said, zone: Token) -> Move:
    return Move(subject.value, singular(str(zone)))  # type: ignore[arg-type]


def put_counters(amount: Amount, kind: str, on: Said) -> PutCounters:
    return PutCounters(kind, amount, on.value)


def remove_counters(amount: Amount, kind: str, on: Said) -> RemoveCounters:
    return RemoveCounters(kind, amount, on.value)


def remove_all_counters(kind: str, on: Said) -> RemoveCounters:
    return RemoveCounters(kind, None, on.value)


def tap(subject: Said) -> Tap:
    return Tap(subject.value)


def untap(subject: Said) -> Tap:
    return Tap(subject.value, untap=True)


def regenerate(subject: Said) -> Regenerate:
    return Regenerate(subject.value)


def counter_spell(subject: Said) -> CounterSpell:
    return CounterSpell(subject.value)


def transform(subject: Said) -> Transform:
    return Transform(subject.value)


def turn_face(subject: Said, down: bool) -> TurnFace:  # noqa: FBT001
    return TurnFace(subject.value, down)


def face(token: Token) -> bool:
    return str(token).endswith("down")


def attach_to(subject: Said, to: Said) -> AttachTo:
    return AttachTo(subject.value, to.value)


def prevent_from(
    prevented: tuple[Amount | None, bool], by: Described, to: Said | None = None
) -> PreventDamage:
    amount, combat = prevented
    return PreventDamage(amount, by.filter, to.value if to else None, combat)


def prevent_damage(prevented: tuple[Amount | None, bool], to: Said | None = None) -> PreventDamage:
    amount, combat = prevented
    return PreventDamage(amount, None, to.value if to else None, combat)


def prevented_all() -> tuple[Amount | None, bool]:
    return None, False


def prevented_all_combat() -> tuple[Amount | None, bool]:
    return None, True


def prevented_next(amount: Amount) -> tuple[Amount | None, bool]:
    return amount, False


def dealt_to(to: Said) -> Said:
    return to


# ---- what players do


def undirected(deed: Deed) -> Deed:
    return deed


def directed(players: Said, deed: Deed) -> Directed:
    agrees(players, deed.verb)
    return Directed(players.value, deed.make(players.value))


def set_life(whose: Said, amount: Amount) -> SetLife:
    return SetLife(whose.value, amount)


def draws(verb: Token, amount: Amount) -> Deed:
    return Deed(verb, lambda players: DrawCards(players, amount))


def discards(verb: Token, amount: Amount) -> Deed:
    return Deed(verb, lambda players: Discard(players, amount))


def discards_hand(verb: Token, _: Said) -> Deed:
    return Deed(verb, lambda players: Discard(players, None))


def gains_life(verb: Token, amount: Amount) -> Deed:
    return Deed(verb, lambda players: GainLife(players, amount))


def loses_life(verb: Token, amount: Amount) -> Deed:
    return Deed(verb, lambda players: LoseLife(players, amount))


def loses_the_game(verb: Token) -> Deed:
    return Deed(verb, LoseTheGame)


def wins_the_game(verb: Token) -> Deed:
    return Deed(verb, WinTheGame)


def sacrifices(verb: Token, amount: Amount, what: Described) -> Deed:
    if what.plural is (amount == Number(1)):
        raise Misread("number and noun do not agree", verb)
    return Deed(verb, lambda players: Sacrifice(players, what.filter, amount))


def sacrifices_another(verb: Token, what: Described) -> Deed:
    other: Filter = replace(what.filter, other=True)
    return Deed(verb, lambda players: Sacrifice(players, other))


def sacrifices_this(verb: Token, subject: Said) -> Deed:
    return Deed(verb, lambda players: Sacrifice(players, subject.value))


def shuffles_in(verb: Token, parts: tuple[str, ...], _: Said) -> Deed:
    zones: Any = tuple(part for part in parts if part != "permanents")
    return Deed(verb, lambda players: ShuffleIn(players, zones, "permanents" in parts))


def shuffled_list(*parts: Any) -> tuple[str, ...]:
    return tuple(str(part) for part in parts if getattr(part, "type", "") != "AND")


def shuffled_zone(_: Said, zone: Token) -> str:
    name = singular(str(zone))
    if name == "library":
        raise Misread("a library is not shuffled into itself", zone)
    return name


def shuffled_permanents() -> str:
    return "permanents"


def gets_counters(verb: Token, amount: Amount, kind: str) -> Deed:
    return Deed(verb, lambda players: PutCounters(kind, amount, players))


def gains_control(verb: Token, of: Said, duration: Duration | None = None) -> Deed:
    return Deed(verb, lambda players: Apply(of.value, (ChangeControl(players),), duration or Duration()))


def ventures(verb: Token) -> Deed:
    return Deed(verb, VentureIntoDungeon)


def skips(verb: Token, _: Said, step: Token) -> Deed:
    return Deed(
        verb, lambda players: SkipStep(players, str(step).removesuffix(" step").removesuffix(" phase"))
    )


def adds_symbols(verb: Token, symbols: Token) -> Deed:
    return Deed(verb, lambda _: AddMana(str(symbols)))


def adds_any_color(verb: Token, amount: Amount) -> Deed:
    if not isinstance(amount, Number):
        raise Misread("how much mana must be a number", verb)
    return Deed(verb, lambda _: AddMana(str(amount.value), any_color=True))


def chooses_word(kind: str) -> ChooseWord:
    return ChooseWord(kind)  # type: ignore[arg-type]


def has(verb: Token, granted: tuple[Ability, ...], duration: Duration | None = None) -> Deed:
    return Deed(
        verb, lambda players: ApplyToPlayers(players, (AddAbilities(granted),), duration or Duration())
    )


def scries(verb: Token, amount: Amount) -> Deed:
    return Deed(verb, lambda players: Scry(players, amount))


def creates(verb: Token, amount: Amount, made: Any, attached: Said | None = None) -> Deed:
    token, tapped, is_plural = made
    if is_plural is (amount == Number(1)):
        raise Misread("number and noun do not agree", verb)
    return Deed(
        verb,
        lambda players: CreateTokens(players, amount, token, attached.value if attached else None, tapped),
    )


def tokens_attached(to: Said) -> Said:
    return to
