"""Filters, subjects and players in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, assert_never

from comprules.abilities.nouns import (
    AllThese,
    Both,
    Controller,
    CountOf,
    Filter,
    ManaValueOf,
    OneOrMore,
    Owner,
    Picked,
    Players,
    PowerOf,
    Subject,
    Target,
    TopOf,
    ToughnessOf,
)
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    Attached,
    DefendingPlayer,
    EachPlayer,
    EnchantedPlayer,
    It,
    Number,
    OnePlayer,
    Opponents,
    PaidWith,
    PlayerTarget,
    ThatOne,
    ThatPlayer,
    TheRest,
    This,
    X,
    You,
)
from comprules.english.lexicon import number_word, plural, singular
from comprules.english.writing_words import (
    Phrase,
    article,
    counted,
    is_one,
    listed,
    refuse,
)

__all__ = [
    "THAN",
    "described",
    "doer_words",
    "each_of",
    "filter_words",
    "kinds_words",
    "object_words",
    "of_kind",
    "of_subject",
    "one_of",
    "owned_by",
    "players_words",
    "subject_words",
]

THAN: Final = {
    "<": "less than", ">": "greater than", "<=": "less than or equal to", ">=": "greater than or equal to", "=": "equal to",
}  # fmt: skip
ANY_TARGET: Final = Filter(any_type=("creature", "planeswalker", "battle"))


# ---- filters


def filter_words(kind: Filter, *, several: bool = False, bare: bool = False) -> str:
    """A description without article; with ``bare`` no noun is added where the filter has none.

    Raises:
        CannotWrite: The filter holds a combination that the language has no words for.
    """
    if kind.noun.endswith("ability"):
        raise refuse(kind, "abilities are only targets, without further description")
    parts = _adjectives(kind)
    nouns = _nouns(kind, several=several)
    behind = _behind(kind, several=several)
    if not nouns and not (bare and parts and not behind):
        nouns = ["permanents" if several else "permanent"]
    return " ".join([*parts, *nouns, *behind])


def _adjectives(kind: Filter) -> list[str]:
    parts: list[str] = []
    if kind.tapped is not None:
        parts.append("tapped" if kind.tapped else "untapped")
    if kind.face_down is not None:
        parts.append("face-down" if kind.face_down else "face-up")
    parts += [kind.attached] * bool(kind.attached)
    for flag, word in ((kind.attacking, "attacking"), (kind.blocking, "blocking")):
        if flag is False:
            raise refuse(kind)
        parts += [word] * bool(flag)
    if kind.blocked is not None:
        parts.insert(len(parts) - bool(kind.attacking), "blocked" if kind.blocked else "unblocked")
    parts += [kind.in_combat] * bool(kind.in_combat)
    if kind.token is False:
        parts.append("nontoken")
    parts += [kind.put_by] * bool(kind.put_by)
    parts += [f"non{word}" for word in (*kind.not_supertypes, *kind.not_colors, *kind.not_types)]
    parts += [f"non-{word}" for word in kind.not_subtypes]
    parts += kind.supertypes
    if kind.any_color:
        parts.append(listed(kind.any_color, "or"))
    if kind.color_count:
        parts.append(kind.color_count)
    return parts


def _nouns(kind: Filter, *, several: bool) -> list[str]:
    if (kind.types and kind.any_type) or 1 in {len(kind.any_type), len(kind.any_subtype)}:
        raise refuse(kind)
    head: str = kind.noun if kind.noun != "permanent" else ""
    if head == "object":
        head = "spells and permanents" if several else "spell or permanent"
    if kind.token:
        if head:
            raise refuse(kind)
        head = "token"
    groups: list[tuple[str, ...]] = [(subtype,) for subtype in kind.subtypes]
    groups += [kind.any_subtype] if kind.any_subtype else []
    groups += [(word,) for word in kind.types]
    groups += [kind.any_type] if kind.any_type else []
    groups += [(head,)] if head else []
    if not groups:
        return []
    *before, last = groups
    return [*(listed(group, "or") for group in before), _last_noun(last, several=several)]


def _last_noun(words: tuple[str, ...], *, several: bool) -> str:
    if not several:
        return listed(words, "or")
    if words == ("spells and permanents",):
        return words[0]
    plurals = tuple(plural(word) for word in words)
    return listed(plurals, "or" if plurals == words else "and")


def _behind(kind: Filter, *, several: bool) -> list[str]:
    behind: list[str] = []
    if kind.chosen is not None:
        named = kind.chosen.kind == "card name"
        behind.append("with the chosen name" if named else f"of the chosen {kind.chosen.kind}")
    match kind.controller:
        case None:
            pass
        case You():
            behind.append("you control")
        case Opponents():
            behind.append("your opponents control")
        case EnchantedPlayer():
            behind.append("enchanted player controls")
        case ThatPlayer():
            behind.append("that player controls")
        case ActivePlayer():
            behind.append("the active player controls")
        case DefendingPlayer():
            behind.append("defending player controls")
        case PlayerTarget(opponent):
            behind.append("target opponent controls" if opponent else "target player controls")
        case _:
            raise refuse(kind)
    match kind.not_controller:
        case None:
            pass
        case You():
            behind.append("you don't control")
        case _:
            raise refuse(kind)
    match kind.not_owner:
        case None:
            pass
        case You():
            behind.append("but don't own" if kind.controller == You() else "you don't own")
        case _:
            raise refuse(kind)
    behind += _place(kind, several=several)
    if kind.keywords:
        behind.append(f"with {listed(kind.keywords)}")
    if kind.any_keyword:
        if len(kind.any_keyword) == 1:
            raise refuse(kind)
        behind.append(f"with {listed(kind.any_keyword, 'or')}")
    if kind.no_abilities:
        behind.append("with no abilities")
    if kind.not_keywords:
        behind.append(f"without {listed(kind.not_keywords)}")
    behind += [_compared(comparison, several=several) for comparison in kind.comparisons]
    if kind.counter:
        counters = f"{kind.counter} counters on them" if several else f"a {kind.counter} counter on it"
        behind.append(f"with {counters}")
    if kind.this_turn == "exiled":
        raise refuse(kind, "this is said only in a condition")
    if kind.this_turn:
        behind.append(_THIS_TURN[kind.this_turn])
    if kind.targets is not None:
        behind.append(f"that target{'' if several else 's'} {of_kind(kind.targets).words}")
    if kind.versus:
        behind.append("blocking it" if kind.versus == "blocking" else f"{kind.versus} this")
    if kind.with_this and kind.shares == "name":
        behind.append("with the same name as this")
    elif kind.with_this and kind.shares:
        behind.append(f"that share{'' if several else 's'} a {kind.shares} with this")
    elif kind.shares:
        behind.append(f"that share{'' if several else 's'} a {kind.shares} with it")
    if kind.named:
        behind.append(f"named {kind.named}")
    return behind


_THIS_TURN: Final = {
    "attacked": "you attacked with this turn",
    "died": "that died this turn",
    "damaged": "dealt damage this turn",
    "entered": "that entered this turn",
    "cast": "you've cast this turn",
    "damaged by this": "dealt damage by this this turn",
}


def _place(kind: Filter, *, several: bool) -> list[str]:
    if kind.noun == "spell":
        if kind.zone != "stack":
            raise refuse(kind)
    elif kind.zone in {"hand", "library", "graveyard"}:
        return [f"in {owned_by(kind.owner or EachPlayer(), kind.zone)}"]
    elif kind.zone == "elsewhere":
        if kind.owner not in (None, You()) or kind.linked or kind.exiled_by:
            raise refuse(kind)
        return ["you own"] * (kind.owner == You()) + [
            f"that {'aren' if several else 'isn'}'t on the battlefield"
        ]
    elif kind.zone == "exile":
        if kind.owner == You() and not (kind.linked or kind.exiled_by):
            return ["you own in exile"]
        if kind.owner is not None or kind.linked == "the exiled":
            raise refuse(kind)
        if kind.exiled_by:
            if kind.linked:
                raise refuse(kind)
            return [f"exiled with cards named {kind.exiled_by}"]
        return ["exiled with this" if kind.linked else "in exile"]
    elif kind.zone != "battlefield":
        raise refuse(kind)
    if kind.exiled_by:
        raise refuse(kind)
    if kind.linked == "put" and kind.owner is None:
        return ["put onto the battlefield with this"]
    if kind.linked:
        raise refuse(kind)
    match kind.owner:
        case None:
            return []
        case You():
            return ["you own"]
        case Opponents():
            return ["your opponents own"]
        case ThatPlayer():
            return ["they own"]
        case _:
            raise refuse(kind)


_OR: Final = {"<=": " or less", ">=": " or greater", "=": ""}


def _compared(comparison: Any, *, several: bool) -> str:
    if comparison.sign in {"even", "odd"}:
        if comparison.of != "mana value" or comparison.amount != Number(0):
            raise refuse(comparison)
        return f"with {comparison.sign} mana value{'s' * several}"
    if comparison.of == "loyalty":
        raise refuse(comparison)
    than = THAN[comparison.sign]
    match comparison.amount:
        case Number() if comparison.sign not in {"<", ">"}:
            pass
        case X() if comparison.sign in _OR:
            return f"with {comparison.of} X{_OR[comparison.sign]}"
        case CountOf(kind) if kind == Filter(
            types=kind.types, subtypes=kind.subtypes, controller=kind.controller
        ) and isinstance(kind.controller, You):
            return f"with {comparison.of} {than} the number of {filter_words(kind, several=True)}"
        case PowerOf(of):
            return f"with {comparison.of} {than} {of_subject(of)} power"
        case ToughnessOf(of):
            return f"with {comparison.of} {than} {of_subject(of)} toughness"
        case ManaValueOf(of):
            return f"with {comparison.of} {than} {of_subject(of)} mana value"
        case _:
            raise refuse(comparison)
    return f"with {comparison.of} {comparison.amount.value}{_OR[comparison.sign]}"


def one_of(kind: Filter) -> str:
    """``a creature you control``, ``another creature``."""
    if kind.other:
        return f"another {filter_words(replace(kind, other=False))}"
    return article(filter_words(kind))


def kinds_words(kind: Filter, *, several: bool = True) -> str:
    """A description after an amount: ``lands you control``, ``other creatures``."""
    return f"{'other ' * kind.other}{filter_words(replace(kind, other=False), several=several)}"


def described(kind: Filter) -> str:
    """A predicate: ``tapped``, ``white``, ``a Goblin``."""
    words = filter_words(kind, bare=True)
    has_no_noun = words == " ".join(_adjectives(kind))
    return words if has_no_noun else article(words)


# ---- subjects


def subject_words(subject: Subject, *, every: str = "") -> Phrase:
    """A subject, as it stands before a verb; with ``every``, as an object: ``all creatures``, ``each creature``.

    Raises:
        CannotWrite: Its filter has no words.
    """
    match subject:
        case This("this", ""):
            return Phrase("this")
        case This(noun, zone):
            return Phrase(f"this {noun}{f' from {owned_by(You(), zone)}' if zone else ''}")
        case Attached(attaching, noun):
            return Phrase(f"{attaching} {noun}")
        case Target():
            return _target_words(subject)
        case It("it"):
            return Phrase("it")
        case It("they"):
            return Phrase("them" if every else "they", plural=True)
        case It("copy" | "copies" as noun):
            return Phrase(f"the {noun}", plural=noun == "copies")
        case It("creature dealt damage this way" as noun):
            return Phrase(f"a {noun}")
        case It(noun):
            if singular(noun) != noun:
                return Phrase(f"those {noun}", plural=True)
            return Phrase(f"that {noun}")
        case AllThese(kind):
            return _all_words(kind, every)
        case PaidWith(how, noun):
            return Phrase(f"the {how.removesuffix('e')}ed {noun}")
        case ThatOne():
            return Phrase("that permanent or player")
        case TheRest(noun):
            return Phrase(f"the {noun}")
        case Picked():
            return _picked_words(subject)
        case Both(Target() as first, AllThese(kind)) if kind.other and kind.shares:
            others = filter_words(replace(kind, other=False))
            return Phrase(f"{subject_words(first, every=every).words} and each other {others}", plural=True)
        case Both(first, Target() as second) if not isinstance(first, Both | Picked):
            words = [subject_words(part, every=every).words for part in (first, second)]
            return Phrase(" and ".join(words), plural=True)
        case Both():
            raise refuse(subject)
        case TopOf(player, Number(1), "graveyard") if not isinstance(player, EachPlayer):
            return Phrase(f"the top card of {owned_by(player, 'graveyard')}")
        case TopOf(zone="graveyard"):
            raise refuse(subject)
        case TopOf(player, Number(1)):
            return Phrase(f"the top card of {owned_by(player, 'library')}")
        case TopOf(player, X()) if not isinstance(player, EachPlayer):
            return Phrase(f"the top X cards of {owned_by(player, 'library')}", plural=True)
        case TopOf(player, Number(value)) if value > 1 and not isinstance(player, EachPlayer):
            return Phrase(f"the top {number_word(value)} cards of {owned_by(player, 'library')}", plural=True)
        case TopOf():
            raise refuse(subject)
        case OneOrMore():
            raise refuse(subject, "one or more of a kind stand only in an event")
        case _:
            assert_never(subject)


def _among_words(picked: Picked) -> Phrase:
    """Some of the cards that were looked at."""
    kind, amount = picked.filter, picked.amount
    several = not is_one(amount)
    if picked.at_random or picked.extreme:
        raise refuse(picked)
    if picked.up_to and amount == CountOf(kind):
        return Phrase(f"any number of {filter_words(kind, several=True)} from among them", plural=True)
    if picked.up_to:
        if not isinstance(amount, Number):
            raise refuse(picked)
        return Phrase(
            f"up to {number_word(amount.value)} {filter_words(kind, several=several)} from among them",
            plural=several,
        )
    if kind == Filter(noun="card") and isinstance(amount, Number):
        return Phrase(f"{number_word(amount.value)} of them", plural=several)
    return Phrase(f"{counted(amount, filter_words(kind, several=several))} from among them", plural=several)


def _picked_words(picked: Picked) -> Phrase:
    kind, amount = picked.filter, picked.amount
    if picked.among:
        return _among_words(picked)
    if picked.at_random:
        if picked.up_to or picked.extreme or kind.other:
            raise refuse(picked)
        several = not is_one(amount)
        return Phrase(f"{counted(amount, filter_words(kind, several=several))} at random", plural=several)
    if picked.extreme:
        if picked.up_to or amount != Number(1) or kind.other:
            raise refuse(picked)
        return Phrase(f"the {filter_words(kind)} with the {picked.extreme}")
    if picked.up_to and amount == CountOf(kind):
        return Phrase(f"any number of {filter_words(kind, several=True)}", plural=True)
    if picked.up_to:
        if kind.other or not isinstance(amount, Number):
            raise refuse(picked)
        one = amount == Number(1)
        return Phrase(
            f"up to {number_word(amount.value)} {filter_words(kind, several=not one)}", plural=not one
        )
    if amount == Number(1):
        return Phrase(one_of(kind))
    return Phrase(counted(amount, kinds_words(kind)), plural=True)


def _all_words(kind: Filter, every: str) -> Phrase:
    if kind == Filter(noun="card", zone="everywhere"):
        return Phrase("all cards that aren't on the battlefield, spells, and permanents", plural=True)
    if kind == Filter(noun="card", zone="exile", linked="the exiled"):
        return Phrase("the exiled card")
    if kind == Filter(noun="card", zone="exile", linked="the exiled", types=("creature",)):
        return Phrase("the exiled creature card")
    plain = replace(kind, other=False)
    if every == "each":
        return Phrase(f"each {'other ' * kind.other}{filter_words(plain)}")
    words = filter_words(plain, several=True)
    if every or not (kind.other or kind.controller):
        return Phrase(f"all {'other ' * kind.other}{words}", plural=True)
    return Phrase(f"{'other ' * kind.other}{words}", plural=True)


def _target_words(target: Target) -> Phrase:
    if target.distinct:
        if target.filter.other:
            raise refuse(target)
        target = replace(target, filter=replace(target.filter, other=True), distinct=False)
    plain = replace(target.filter, other=False)
    if plain.noun.endswith("ability"):
        controlled = Filter(noun=plain.noun, zone="stack", controller=plain.controller)
        if target != Target(controlled, index=target.index):
            raise refuse(target)
        behind = _behind(replace(controlled, noun="spell"), several=False)
        return Phrase(" ".join([f"target {plain.noun}", *behind]))
    if target.chooser is not None:
        one = _target_words(replace(target, chooser=None))
        if target.chooser != Opponents() or one.plural:
            raise refuse(target)
        return Phrase(f"{one.words} of an opponent's choice")
    kind = replace(target.filter, other=False)
    is_one = (target.least, target.most, target.number) == (1, 1, None)
    if target.or_player and kind == ANY_TARGET and target.filter.other and is_one:
        return Phrase("any other target")
    if target.or_player and kind == ANY_TARGET and not target.filter.other:
        return Phrase("any target") if is_one else Phrase(f"{_target_count(target)} targets", plural=True)
    if target.or_player and (target.least, target.most, target.number) == (0, None, None):
        return Phrase(f"any number of target {_or_players(kind)}", plural=True)
    if target.or_player:
        if is_one and kind == Filter(any_type=("creature", "planeswalker")):
            return Phrase(f"{'another ' * target.filter.other}target creature, planeswalker, or player")
        if not is_one or target.filter.other:
            raise refuse(target)
        if kind == Filter(types=("planeswalker",)):
            return Phrase("target player or planeswalker")
        return Phrase(f"target {filter_words(kind)} or player")
    if is_one:
        return Phrase(f"{'another ' * target.filter.other}target {filter_words(kind)}")
    if target.filter.other and (target.least, target.number) != (0, None):
        raise refuse(target)
    other = "other " * target.filter.other
    several = target.most != 1 or target.number is not None
    return Phrase(
        f"{_target_count(target)} {other}target {filter_words(kind, several=several)}", plural=several
    )


def _or_players(kind: Filter) -> str:
    """``creatures and/or players``, ``creatures, planeswalkers, and/or players``."""
    if kind == Filter(types=("creature",)):
        return "creatures and/or players"
    if kind == Filter(any_type=("creature", "planeswalker")):
        return "creatures, planeswalkers, and/or players"
    raise refuse(kind)


def _target_count(target: Target) -> str:
    match target:
        case Target(number=X(), least=1, most=1) if not target.or_player:
            return "X"
        case Target(number=None, least=0, most=None):
            return "any number of"
        case Target(number=None, least=0, most=int(most)) if most > 0 and not target.or_player:
            return f"up to {number_word(most)}"
        case Target(number=None, least=1, most=3):
            return "one, two, or three"
        case Target(number=None, least=least, most=int(most)) if 0 < least < most:
            return f"{number_word(least)} or {number_word(most)}"
        case Target(number=None, least=least, most=most) if least == most and not target.or_player:
            return number_word(least)
        case _:
            raise refuse(target)


def object_words(subject: Subject) -> str:
    """A subject that something is done to: ``target creature``, ``all creatures``."""
    return subject_words(subject, every="all").words


def each_of(subject: Subject) -> str:
    """A subject that damage or counters go to: ``each creature``, ``target creature``."""
    return subject_words(subject, every="each").words


def of_subject(subject: Subject) -> str:
    """A possessive: ``target creature's``, ``its``."""
    if subject == It():
        return "its"
    phrase = subject_words(subject, every="each")
    match subject:
        case Target(filter=kind) | AllThese(filter=kind) if kind.counter:
            raise refuse(subject, "a long description has no possessive")
    if phrase.plural:
        raise refuse(subject, "several things have no possessive here")
    return f"{phrase.words}'s"


def of_kind(who: Subject) -> Phrase:
    """What an event happens to: ``a creature you control``, ``this creature``."""
    if isinstance(who, OneOrMore):
        return Phrase(f"one or more {kinds_words(who.filter)}", plural=True)
    if isinstance(who, Both) and isinstance(who.second, AllThese) and who.second.filter.other:
        return Phrase(f"{subject_words(who.first).words} or {one_of(who.second.filter)}")
    if isinstance(who, Both) and isinstance(who.second, AllThese):
        return Phrase(f"{of_kind(who.first).words} or {one_of(who.second.filter)}")
    return Phrase(one_of(who.filter)) if isinstance(who, AllThese) else subject_words(who)


# ---- players


def players_words(players: Players) -> Phrase:
    """Players as a subject: ``you``, ``each opponent``, ``its controller``."""
    match players:
        case You():
            return Phrase("you", plural=True)
        case Opponents():
            return Phrase("each opponent")
        case EachPlayer(other):
            return Phrase("each other player" if other else "each player")
        case ActivePlayer():
            return Phrase("the active player")
        case ThatPlayer():
            return Phrase("that player")
        case DefendingPlayer():
            return Phrase("defending player")
        case PlayerTarget(opponent):
            return Phrase("target opponent" if opponent else "target player")
        case EnchantedPlayer():
            return Phrase("enchanted player")
        case Controller(of):
            return Phrase(f"{of_subject(of)} controller")
        case OnePlayer():
            raise refuse(players)
        case Owner(of):
            return Phrase(f"{of_subject(of)} owner")
        case _:
            assert_never(players)


def owned_by(players: Players, noun: str) -> str:
    """Something of a player: ``your hand``, ``that player's graveyard``, ``all graveyards``."""
    match players:
        case You():
            return f"your {noun}"
        case EachPlayer(False) if noun in {"hand", "library", "graveyard"}:
            return f"all {plural(noun)}"
        case Owner(It("they")) if noun in {"hand", "library", "graveyard"}:
            return f"their owners' {plural(noun)}"
        case _:
            return f"{players_words(players).words}'s {noun}"


def doer_words(who: Players) -> str:
    """Players as an event sees them: ``a player``, ``an opponent``."""
    match who:
        case EachPlayer(False):
            return "a player"
        case Opponents():
            return "an opponent"
        case _:
            return players_words(who).words
