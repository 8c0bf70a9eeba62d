"""Each reference means the nearest earlier introduction that agrees with it (608.2c)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from comprules.abilities.changes import ModifySize
from comprules.abilities.conditions import Did, IsPrevented
from comprules.abilities.costs import Cost
from comprules.abilities.instructions import (
    AttachTo,
    DealDamage,
)
from comprules.abilities.introducing import objects_named, players_named
from comprules.abilities.kinds import (
    Ability,
    Activated,
    AsEnters,
    BecomeCopy,
    CounterSpell,
    CreateDelayed,
    DoOneOf,
    DoTimes,
    EntersAs,
    EntersAsCopy,
    ForEach,
    If,
    May,
    Modes,
    PreventDamage,
    Prevention,
    Replacement,
    Static,
    Triggered,
    Unless,
    WhenYouDo,
)
from comprules.abilities.mana_instructions import IfSpent
from comprules.abilities.nouns import (
    Both,
    Controller,
    Picked,
    Players,
    PlayersWho,
    Subject,
    Target,
    TopOf,
    WithPlayers,
)
from comprules.abilities.simple_nouns import (
    Attached,
    EachPlayer,
    It,
    Opponents,
    OtherPlayers,
    PlayerTarget,
    ThatOne,
    ThatPlayer,
    This,
    You,
)
from comprules.abilities.slots import CURRENT, HOST, NOW, PAID, SOURCE, Introduces, Reference, Slot
from comprules.abilities.statements import (
    EntersTapped,
    EntersTransformed,
    EntersWith,
)
from comprules.abilities.trigger_events import BeginningOf, TriggerEvent
from comprules.english.answering import described
from comprules.english.doers import of_doers, of_those_it_was_done_by
from comprules.english.errors import NOTHING_MEANT, CannotRead
from comprules.english.forms import language as _language  # noqa: F401 -- makes every form known
from comprules.english.introductions import (
    Introduction,
    Offer,
    again,
    altogether,
    best,
    named_again,
    of_cost,
    of_each,
    of_event,
    of_instruction,
    of_players,
    of_subject,
    of_would,
    words_for,
)
from comprules.english.references import Unbound, place, wanted, with_slots_needed, words_of
from comprules.english.scopes import (
    LEAVES_IT_THERE,
    KeptForText,
    Scope,
    after_x,
    before_anything_is_done,
    costs_of,
    undone_last,
)

__all__ = ["Unbound", "bound", "bound_all", "refusals"]

P = TypeVar("P")


def bound(ability: P, text: str = "", costs: tuple[Cost, ...] = ()) -> P:
    """The ability with each reference bound; ``costs`` are those that other abilities of the card add for it.

    Raises:
        CannotRead: a reference means nothing.
    """
    made, unbound = _bound(ability, costs)
    for one in unbound:
        at, words = place(text, one)
        raise CannotRead(text or words, at, f"{NOTHING_MEANT} “{words}” to mean")
    return made


def bound_all(abilities: tuple[Ability, ...], text: str = "") -> tuple[Ability, ...]:
    """Return the abilities of a card with each reference bound.

    Raises:
        CannotRead: a reference means nothing.
    """
    costs = costs_of(abilities)
    return tuple(bound(ability, text, costs) for ability in abilities)


def refusals(abilities: tuple[Ability, ...]) -> list[Unbound]:
    """Return the references that mean nothing, for a report."""
    costs = costs_of(abilities)
    return [one for ability in abilities for one in _bound(ability, costs)[1]]


def _bound(ability: P, costs: tuple[Cost, ...] = ()) -> tuple[P, list[Unbound]]:
    text = KeptForText()
    scope = Scope([], text)
    for cost in costs:
        _introduce_cost(cost, scope)
    made = _ability(ability, scope) if isinstance(ability, Ability) else _walk(ability, scope)
    return with_slots_needed(made, text.used), text.unbound


# ---- abilities


def _ability(ability: Any, scope: Scope) -> Any:
    match ability:
        case Triggered():
            when = _walk(ability.when, scope)
            number = scope.text.next()
            _introduce_sources(ability.when, scope, hosts=isinstance(ability.when, BeginningOf))
            scope.found.append(Introduction(number, of_event(ability.when)))
            meanwhile, condition = _walk((ability.meanwhile, ability.condition), scope)
            _introduce_sources((ability.meanwhile, ability.condition), scope, hosts=True)
            effects = _walk(ability.effects, scope)
            others = _walk(ability.cant_target, scope)
            asked = replace(ability, when=when, condition=condition, meanwhile=meanwhile)
            return replace(asked, effects=effects, cant_target=others, fills=number)
        case Activated():
            costs = _walk(ability.costs, scope)
            for cost in ability.costs:
                _introduce_cost(cost, scope)
            effects = _walk(ability.effects, scope)
            x = _walk(ability.x, before_anything_is_done(ability.effects, scope.text))
            rest = ("costs", "effects", "x")
            return _with_fields(replace(ability, costs=costs, effects=effects, x=x), scope, but=rest)
        case Static():
            _introduce_sources(ability.condition, scope, hosts=True)
            effects = tuple(_walk(part, scope) for part in ability.effects)
            for part in ability.effects:
                _introduce_sources(getattr(part, "who", getattr(part, "subject", None)), scope)
            return replace(ability, effects=effects, condition=_walk(ability.condition, scope))
        case _:
            return _with_fields(ability, scope)


def _introduce_cost(cost: Cost, scope: Scope) -> None:
    offers = of_cost(cost)
    if offers:
        scope.found.append(Introduction(PAID, offers))
        _introduce_sources(cost, scope)


def _introduce_sources(part: Any, scope: Scope, *, hosts: bool = False) -> None:
    """What the text calls by name or ``this`` can be meant by ``it`` afterwards.

    With ``hosts`` so can what this is attached to, or the top card of a pile; ``it`` and ``that card`` are
    then only shorter words for that.
    """
    if isinstance(part, This):
        scope.found.append(Introduction(SOURCE, (Offer("object", part, None, plural=False),)))
    elif hosts and isinstance(part, Attached | TopOf):
        scope.found.append(Introduction(HOST, (of_subject(part),)))
    elif isinstance(part, tuple):
        for inner in part:
            _introduce_sources(inner, scope, hosts=hosts)
    elif is_dataclass(part) and not isinstance(part, Ability):
        for name in (f.name for f in fields(part)):
            _introduce_sources(getattr(part, name), scope, hosts=hosts)


# ---- parts


def _walk(part: Any, scope: Scope) -> Any:
    """Return a part with its references bound; what it introduces is in the scope from then on."""
    if isinstance(part, tuple):
        return tuple(_walk(inner, scope) for inner in part)
    if not is_dataclass(part) or isinstance(part, type | Slot):
        return part
    if isinstance(part, Reference):
        return _reference(part, scope)
    if isinstance(part, Ability):
        return _ability(part, Scope([], scope.text))
    if isinstance(part, BecomeCopy):
        return _copying(part, scope)
    if isinstance(part, ModifySize):
        power = _walk(part.power, scope)
        return replace(part, power=power, toughness=_walk(part.toughness, after_x(power, scope)))
    if isinstance(part, Introduces):
        return _introducing(part, scope)
    if isinstance(part, WithPlayers):
        theirs = scope.inner(Introduction(CURRENT, (of_players(part.players),)))
        return replace(part, objects=_walk(part.objects, theirs), players=_walk(part.players, scope))
    if isinstance(part, Both):
        first = _walk(part.first, scope)
        before = [Introduction(CURRENT, (of_subject(part.first),))]
        if isinstance(part.first, Target) and part.first.filter.controller in (Opponents(), EachPlayer()):
            before.append(Introduction(HOST, (of_players(Controller(It(slot=NOW))),)))
        return replace(part, first=first, second=_walk(part.second, scope.inner(*before)))
    if isinstance(part, PlayersWho):
        players = _walk(part.players, scope)
        each = Introduction(CURRENT, (of_players(part.players),))
        return replace(part, players=players, condition=_walk(part.condition, scope.inner(each)))
    if isinstance(part, EntersTapped | EntersWith | EntersAsCopy | EntersAs | EntersTransformed):
        entering = Introduction(CURRENT, (of_subject(part.who, "permanent"),))
        if isinstance(part, EntersAsCopy):
            return _copying(replace(part, who=_walk(part.who, scope)), scope)
        made = replace(part, who=_walk(part.who, scope))
        return _with_fields(made, scope.inner(entering), but=("who",))
    if isinstance(part, Target):
        inner = Scope(scope.found, scope.text, part.index)
        return _with_fields(part, inner)
    return _with_fields(part, scope)


def _copying(part: BecomeCopy | EntersAsCopy, scope: Scope) -> Any:
    """Return a copy effect, in whose exceptions ``it`` is the copy."""
    copy = Introduction(CURRENT, (Offer("object", "the copy", None, plural=False),))
    besides = tuple(_ability(one, Scope([copy], scope.text)) for one in part.besides)
    made = _with_fields(replace(part, besides=besides), scope.inner(copy), but=("besides", "of"))
    return replace(made, of=_walk(part.of, scope))


def _with_fields(part: Any, scope: Scope, *, but: tuple[str, ...] = ()) -> Any:
    changed: dict[str, Any] = {}
    for one in fields(part):
        if one.name in ("slot", "fills", *but):
            continue
        value = getattr(part, one.name)
        if isinstance(value, tuple) or is_dataclass(value):
            made = _walk(value, scope)
            if made is not value:
                changed[one.name] = made
    return replace(part, **changed) if changed else part


def _introducing(part: Any, scope: Scope) -> Any:
    number = scope.text.next()
    match part:
        case May(effects, player):
            who = _walk(player, scope)
            mine = Introduction(number, () if player is None else (of_players(player),))
            scope.found.append(mine)
            made = _walk(effects, scope)
            scope.found.append(
                Introduction(number, (Offer("whether", "whether that was done"), *of_doers(part)))
            )
            return replace(part, effects=made, player=who, fills=number)
        case If():
            return _if(part, number, scope)
        case ForEach(of, effects):
            over = _walk(of, scope)
            offers = of_each(of)
            inner = scope.inner(Introduction(number, offers))
            before = len(inner.found)
            made = replace(part, of=over, effects=_walk(effects, inner), fills=number)
            scope.found += [altogether(one) for one in inner.found[before:]]
            return made
        case IfSpent(spells, effects):
            spent = Offer("whether", "whether it was spent so")
            inner = scope.inner(Introduction(number, (of_subject(spells, "spell", "permanent"), spent)))
            return replace(part, effects=_walk(effects, inner), fills=number)
        case DoTimes(effects, times):
            so_often, inner = _walk(times, scope), scope.inner()
            before = len(inner.found)
            made = _walk(effects, inner)
            scope.found += [altogether(one) for one in inner.found[before:]]
            return replace(part, effects=made, times=so_often, fills=number)
        case CreateDelayed(when, effects):
            awaited = _walk(when, scope)
            inner = scope.inner(Introduction(number, of_event(when)))
            return replace(part, when=awaited, effects=_walk(effects, inner), fills=number)
        case WhenYouDo(effects, when):
            awaited = _walk(when, scope)
            offers = of_event(when) if isinstance(when, TriggerEvent) and not isinstance(when, Did) else ()
            inner = scope.inner(Introduction(number, offers))
            return replace(part, effects=_walk(effects, inner), when=awaited, fills=number)
        case Unless(effects, instead):
            done = _walk(effects, scope)
            other = _walk(instead, scope)
            scope.found.append(Introduction(number, (Offer("whether", "whether that was done"),)))
            return replace(part, effects=done, instead=other, fills=number)
        case DoOneOf(players, options):
            who = _walk(players, scope)
            scope.found.append(Introduction(number, (of_players(players),)))
            made = tuple(_walk(one, scope.inner()) for one in options)
            scope.found.append(Introduction(number, (Offer("whether", "whether that was done"),)))
            return replace(part, players=who, options=made, fills=number)
        case Modes(modes=modes):
            made = tuple(
                replace(m, effects=_walk(m.effects, scope.inner()), costs=_walk(m.costs, scope.inner()))
                for m in modes
            )
            return _with_fields(replace(part, modes=made, fills=number), scope, but=("modes",))
        case Replacement(would=would):
            return _replacing(part, number, scope)
        case Prevention(would=would):
            awaited = _walk(would, scope)
            inner = scope.inner(Introduction(number, of_would(would)))
            return _with_fields(replace(part, would=awaited, fills=number), inner, but=("would",))
        case AsEnters(who):
            entering = _walk(who, scope)
            inner = scope.inner(Introduction(number, (of_subject(who, "permanent"),)))
            return replace(part, who=entering, effects=_walk(part.effects, inner), fills=number)
        case _:
            return _instruction(part, number, scope)


def _if(part: If, number: int, scope: Scope) -> If:
    otherwise = part.otherwise
    if part.instead:  # the words that are replaced stand first
        otherwise = _walk(otherwise, scope)
    condition = _walk(part.condition, scope)
    _introduce_sources(part.condition, scope, hosts=True)
    scope.found += named_again(condition)
    if isinstance(condition, IsPrevented) and condition.slot is not None:
        offers = [Offer("amount", condition.slot.words, frozenset({"prevented"}))]
        if condition.by is not None:
            nouns = (described(condition.by)[0] or frozenset()) | {"source"}
            offers.append(Offer("source", condition.by, nouns))
        scope.found.append(Introduction(condition.slot.number, tuple(offers)))
    if part.instead:
        effects = _walk(part.effects, scope)
    else:
        before = list(scope.found)
        scope.found[:] = undone_last(scope.found, condition)
        effects = _walk(part.effects, scope)
        after = scope.found[len(before) :]
        inner = Scope(before, scope.text, scope.target)
        otherwise = _walk(otherwise, inner)
        scope.found[:] = [*inner.found, *after]
    return replace(part, condition=condition, effects=effects, otherwise=otherwise, fills=number)


def _replacing(part: Replacement, number: int, scope: Scope) -> Replacement:
    would = _walk(part.would, scope)
    _introduce_sources(part.would, scope)
    inner = scope.inner(Introduction(number, of_would(part.would)))
    condition = _walk(part.condition, inner)
    bound: Replacement = _with_fields(
        replace(part, would=would, condition=condition, fills=number), inner, but=("would", "condition")
    )
    return bound


def _instruction(part: Any, number: int, scope: Scope) -> Any:
    """Bind an instruction without a sentence of its own; ``it`` in it may be what it is done to."""
    if isinstance(part, DealDamage):
        return _damage_dealt(part, number, scope)
    order = [name for name in ("players", "player", "first", "second", "who", "whose") if hasattr(part, name)]
    made = part
    mine: list[Offer] = []
    own = scope.inner()
    for name in order:
        value = getattr(part, name)
        made = replace(made, **{name: _walk(value, scope.inner() if name == "whose" else own)})
        if isinstance(value, Players) and value != You():
            mine.append(of_players(value))
            own = scope.inner(Introduction(CURRENT, tuple(mine)))
    main = objects_named(part)
    done = ["slot", "fills", *order]
    if isinstance(part, AttachTo):  # nothing is attached to itself
        made = replace(made, to=_walk(part.to, scope))
        done.append("to")
    for one in fields(part):
        value = getattr(part, one.name)
        if value is main and main is not None:
            made = replace(made, **{one.name: _walk(value, own)})
            done.append(one.name)
    if main is not None:
        mine.append(of_subject(objects_named(made) or main))
        if isinstance(main, Target) and main.or_player:
            mine.append(Offer("player", main))
    players = players_named(part)
    if isinstance(players, PlayerTarget) or not (mine or isinstance(players, None | You | ThatPlayer)):
        mine.append(of_players(players))
    if isinstance(part, PreventDamage):
        mine = []
    own = scope.inner(*((Introduction(CURRENT, tuple(mine)),) if mine else ()))
    offers = of_instruction(part)
    if isinstance(part, PreventDamage | CounterSpell):
        name = "also" if isinstance(part, PreventDamage) else "instead"
        made = replace(made, **{name: _walk(getattr(part, name), scope.inner(Introduction(number, offers)))})
        done.append(name)
    made = _with_fields(made, own, but=tuple(done))
    _introduce(made, number, scope)
    return replace(made, fills=number)


def _damage_dealt(part: DealDamage, number: int, scope: Scope) -> DealDamage:
    """Bind the words of damage.

    ``its power`` is that of the source; if the ability's own object deals the damage, it is that of the
    recipient.
    """
    source, to = _walk(part.source, scope), part.to
    if to == It("itself") and isinstance(source, This):
        to = source
    amounts = scope.inner()
    if source is None or isinstance(source, This | It):
        to = _walk(to, _speaking_of(source, scope) if isinstance(to, PlayerTarget) else scope)
        hurt = [of_players(to)] if isinstance(to, Players) else []
        if isinstance(to, Subject):
            hurt = [of_subject(to)]
        amounts.found.append(Introduction(CURRENT, tuple(hurt)))
        amounts = _speaking_of(source, amounts)
    else:
        dealing = Introduction(CURRENT, (replace(of_subject(source), plural=None),))
        to = _walk(to, scope.inner(dealing))
        amounts.found.append(dealing)
    made = replace(part, source=source, to=to, amount=_walk(part.amount, amounts), fills=number)
    _introduce_sources(source, scope)
    if isinstance(source, It) and source.slot is not None:
        scope.found.append(again(source, source.slot))
    _introduce(made, number, scope)
    return made


def _speaking_of(source: This | It | None, scope: Scope) -> Scope:
    """Return the scope of the words behind what deals damage, which may call that ``it``."""
    inner = scope.inner()
    if isinstance(source, It) and source.slot is not None:
        inner.found.append(Introduction(source.slot.number, (of_subject(source),)))
    else:
        _introduce_sources(source, inner)
    return inner


def _introduce(made: Any, number: int, scope: Scope) -> None:
    """From here on, what an instruction has done can be referred to."""
    offers, subject = (*of_instruction(made), *of_those_it_was_done_by(made)), objects_named(made)
    if isinstance(made, LEAVES_IT_THERE) and isinstance(subject, Reference) and subject.slot is not None:
        offers = tuple(o for o in offers if o.aspect != "object")
        scope.found += [Introduction(number, offers), again(subject, subject.slot)]
    else:
        scope.found.append(Introduction(number, offers))


# ---- references


def _reference(part: Reference, scope: Scope) -> Any:
    inner = _with_fields(part, scope)
    if isinstance(part, Picked) and not part.among:
        return inner
    aspects, noun, plural = wanted(part)
    found = best(scope.found, aspects, noun, plural=plural)
    if found is None and isinstance(part, ThatOne):
        found = best(scope.found, ("object",))
    if found is None and isinstance(part, OtherPlayers):
        return replace(inner, slot=Slot(SOURCE, "player", "you"))
    if found is None and part == It("they") and best(scope.found, ("player",)) is not None:
        return _reference(ThatPlayer(), scope)
    words = words_of(part)
    count = scope.text.seen[words] = scope.text.seen.get(words, 0) + 1
    if found is None:
        scope.text.unbound.append(Unbound(part, count))
        return inner
    introduction, offer = found
    if introduction.number == HOST:
        return offer.part
    scope.text.used.add(introduction.number)
    slot = Slot(introduction.number, offer.aspect, words_for(offer), offer.paid)
    return replace(inner, slot=slot)
