"""Effects in words: a sentence each, or joined by ``then`` where one sentence must hold them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, assert_never

from comprules.abilities.changes import (
    AddAbilities,
    CantBe,
    Change,
    ChangeControl,
    ChangeText,
    DefineSize,
    ModifySize,
    Must,
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
    TokenSpec,
    Transform,
    TurnFace,
    VentureIntoDungeon,
    WinTheGame,
)
from comprules.abilities.kinds import Ability, Keyword
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    Duration,
    EachPlayer,
    Filter,
    Negative,
    Number,
    Players,
    Subject,
    Target,
    ThatPlayer,
    X,
    You,
)
from comprules.english.making_effects import instead_of_x
from comprules.english.reading import named_token
from comprules.english.tokens import NAMED_TOKENS
from comprules.english.writing_amounts import amount_words, condition_words, duration_words
from comprules.english.writing_changes import Voice, changes_words, grants_words
from comprules.english.writing_nouns import (
    Phrase,
    article,
    counted,
    each_of,
    filter_words,
    is_one,
    listed,
    of_subject,
    one_of,
    owned_by,
    players_words,
    refuse,
    subject_words,
    verb,
)

__all__ = [
    "apply_words",
    "chain_words",
    "effects_words",
    "nominals_words",
    "recipient_words",
    "with_x",
]

Quote = Callable[[Ability], str]
_PREFIXED = ("end of turn", "your next turn")


def effects_words(effects: tuple[Effect, ...], quote: Quote) -> str:
    """The sentences of a spell or ability.

    Raises:
        CannotWrite: The language has no words for an effect.
    """
    if not effects:
        raise refuse(effects)
    return " ".join(_sentence(effect, quote) for effect in effects)


def _sentence(effect: Effect, quote: Quote) -> str:
    match effect:
        case Destroy(subject, True):
            plural = subject_words(subject, every="all").plural
            after = f" {'They' if plural else 'It'} can't be regenerated."
            return _sentence(replace(effect, no_regeneration=False), quote) + after
        case If(otherwise=otherwise) if otherwise:
            after = f" Otherwise, {chain_words(otherwise, quote)}."
            return _sentence(replace(effect, otherwise=()), quote) + after
        case Apply() | ApplyToPlayers() if effect.duration.until in _PREFIXED and _quotes(effect):
            said = clause_words(replace(effect, duration=Duration()), quote)
            return f"Until {effect.duration.until}, {said}."
        case _:
            said = clause_words(effect, quote)
            return said[:1].upper() + said[1:] + "."


def _quotes(effect: Apply | ApplyToPlayers) -> bool:
    return any(
        isinstance(change, AddAbilities)
        and any(not isinstance(ability, Keyword) for ability in change.abilities)
        for change in effect.changes
    )


def chain_words(effects: tuple[Effect, ...], quote: Quote, base: Players | None = None) -> str:
    """Several effects in one sentence; ``base`` is whom a bare verb is about, "you" where it is None.

    Raises:
        CannotWrite: An effect can't be followed by another, or has no words.
    """
    if not effects or any(isinstance(effect, May | If) for effect in effects[:-1]):
        raise refuse(effects, "what may or might happen takes the rest of its sentence with it")
    return ", then ".join(clause_words(effect, quote, base, joined=True) for effect in effects)


def clause_words(effect: Effect, quote: Quote, base: Players | None = None, *, joined: bool = False) -> str:
    """One effect as a clause, an amount that can't stand in its place explained behind."""
    explained, amount = with_x(effect)
    where = f", where X is {amount_words(amount)}" if amount is not None else ""
    if where and joined:
        raise refuse(effect, "an amount is explained at the end of a sentence")
    return _clause(explained, quote, base) + where


def with_x(effect: Effect) -> tuple[Effect, Amount | None]:
    """The effect with X for the one amount that has to be explained behind it, and that amount."""
    found: set[Amount] = set()

    def short(amount: Amount) -> Amount:
        match amount:
            case Number() | X() | Negative(X()):
                return amount
            case Negative(inner):
                found.add(inner)
                return Negative(X())
            case _:
                found.add(amount)
                return X()

    match effect:
        case (
            DrawCards() | GainLife() | LoseLife() | DealDamage() | PutCounters() | CreateTokens() | Scry()
            | SetLife()
        ):  # fmt: skip
            changed: Effect = replace(effect, amount=short(effect.amount))
        case Discard(_, amount) | RemoveCounters(_, amount) | PreventDamage(amount) if amount is not None:
            changed = replace(effect, amount=short(amount))
        case Sacrifice(_, Filter()):
            changed = replace(effect, amount=short(effect.amount))
        case Apply():
            changed = replace(effect, changes=tuple(_short_size(change, short) for change in effect.changes))
        case _:
            return effect, None
    if not found:
        return effect, None
    if len(found) > 1 or instead_of_x(effect, Number(0)) != effect:
        raise refuse(effect, "a sentence explains one X")
    return changed, found.pop()


def _short_size(change: Change, short: Callable[[Amount], Amount]) -> Change:
    match change:
        case ModifySize(power, toughness):
            return ModifySize(short(power), short(toughness))
        case _:
            return change


def _clause(effect: Effect, quote: Quote, base: Players | None) -> str:
    match effect:
        case Apply() | ApplyToPlayers():
            return apply_words(effect, quote, base=base)
        case DealDamage(amount, to, source) if source is not None:
            phrase = subject_words(source)
            deals = verb("deal", several=phrase.plural)
            return f"{phrase.words} {deals} {counted(amount, 'damage', digits=True)} to {recipient_words(to)}"
        case Destroy(subject, False):
            return f"destroy {_object(subject)}"
        case Move():
            return _move_words(effect)
        case PutCounters(kind, amount, on):
            counters = f"{kind} counter{'' if is_one(amount) else 's'}"
            if isinstance(on, Players):
                return _deed(on, "get", counted(amount, counters), None)
            return f"put {counted(amount, counters)} on {each_of(on)}"
        case RemoveCounters(kind, None, on):
            return f"remove all {kind} counters from {each_of(on)}"
        case RemoveCounters(kind, amount, on) if amount is not None:
            counters = f"{kind} counter{'' if is_one(amount) else 's'}"
            return f"remove {counted(amount, counters)} from {each_of(on)}"
        case Tap(subject, untap):
            return f"{'untap' if untap else 'tap'} {_object(subject)}"
        case Regenerate(subject):
            return f"regenerate {_object(subject)}"
        case CounterSpell(subject):
            return f"counter {_object(subject)}"
        case Transform(subject):
            return f"transform {_object(subject)}"
        case TurnFace(subject, down):
            return f"turn {_object(subject)} face {'down' if down else 'up'}"
        case AttachTo(subject, to):
            return f"attach {_object(subject)} to {_object(to)}"
        case PreventDamage():
            return _prevent_words(effect)
        case ChooseWord(kind):
            return f"choose {article(kind)}"
        case AddMana(symbols, False) if symbols:
            return f"add {symbols}"
        case AddMana(symbols, True) if symbols.isdigit() and int(symbols) > 0:
            number = counted(Number(int(symbols)), "").strip() if symbols != "1" else "one"
            return f"add {number} mana of any{'' if symbols == '1' else ' one'} color"
        case SetLife(players, amount):
            return f"{owned_by(players, 'life total')} becomes {counted(amount, '', digits=True).strip()}"
        case May(inner, None):
            return f"you may {chain_words(inner, quote, You())}"
        case May(inner, player) if player is not None and not isinstance(player, You):
            return f"{players_words(player).words} may {chain_words(inner, quote, ThatPlayer())}"
        case If(condition, inner, ()):
            return f"if {condition_words(condition)}, {chain_words(inner, quote, base)}"
        case (
            DrawCards() | Discard() | GainLife() | LoseLife() | LoseTheGame() | WinTheGame() | Sacrifice()
            | CreateTokens() | ShuffleIn() | VentureIntoDungeon() | SkipStep() | Scry()
        ):  # fmt: skip
            return _player_words(effect, quote, base)
        case DealDamage() | Destroy() | AddMana() | May() | If() | RemoveCounters():
            raise refuse(effect)
        case _:
            assert_never(effect)


def _object(subject: Subject) -> str:
    return subject_words(subject, every="all").words


def recipient_words(to: Any) -> str:
    """Whom damage is dealt to: an object, or a player."""
    return players_words(to).words if isinstance(to, Players) else each_of(to)


# ---- continuous effects


def apply_words(
    effect: Apply | ApplyToPlayers,
    quote: Quote,
    *,
    so: bool = False,
    every: str = "",
    base: Players | None = None,
) -> str:
    """A continuous effect: as something that happens, or with ``so`` as a statement of what is so.

    Raises:
        CannotWrite: A change has no words with these others, or with this subject.
    """
    if so and effect.duration != Duration():
        raise refuse(effect, "a static ability has no duration")
    only_bars = all(isinstance(change, CantBe | Must) for change in effect.changes)
    until = duration_words(effect.duration, only_bars=only_bars)
    match effect:
        case ApplyToPlayers(players, (AddAbilities(abilities),)):
            return _deed(players, "have", grants_words(abilities, quote) + until, base if not so else None)
        case ApplyToPlayers():
            raise refuse(effect)
        case Apply(subject, (ChangeControl(to),)):
            if so:
                if not isinstance(to, You):
                    raise refuse(effect)
                return f"you control {_object(subject)}"
            return _deed(to, "gain", f"control of {_object(subject)}{until}", base or You())
        case Apply(subject, (SwitchSize(),)) if not so:
            return f"switch {of_subject(subject)} power and toughness{until}"
        case Apply(subject, (ChangeText(kind, "", ""),)) if not so:
            replacing = "by replacing all instances of one"
            return f"change the text of {_object(subject)} {replacing} {kind} with another{until}"
        case Apply(subject, (DefineSize() as size,)) if so:
            return _define_size_words(subject, size)
        case Apply(subject, changes):
            phrase = subject_words(subject, every=every if isinstance(subject, AllThese) else "")
            voice = Voice(phrase.plural, not so, quote)
            return f"{phrase.words} {changes_words(changes, voice)}{until}"
        case _:
            assert_never(effect)


def _define_size_words(subject: Subject, size: DefineSize) -> str:
    match size:
        case DefineSize(None, one) if one is not None:
            return f"{of_subject(subject)} toughness is equal to {amount_words(one)}"
        case DefineSize(one, None) if one is not None:
            return f"{of_subject(subject)} power is equal to {amount_words(one)}"
        case DefineSize(one, other) if one is not None and one == other:
            return f"{of_subject(subject)} power and toughness are each equal to {amount_words(one)}"
        case _:
            raise refuse(size)


def nominals_words(options: tuple[tuple[Change, ...], ...], voice: Voice) -> list[str]:
    """What something may become, each as a noun phrase: ``a 3/3 creature``."""
    said: list[str] = []
    for changes in options:
        words = changes_words(changes, voice)
        if not words.startswith(("is a ", "is an ")) or " and has " in words or " and is " in words:
            raise refuse(changes, "this can't be said in one noun phrase")
        said.append(words.removeprefix("is "))
    return said


# ---- effects on objects


def _move_words(move: Move) -> str:
    if move.counters or (move.to != "battlefield" and (move.tapped or move.under is not None)):
        raise refuse(move)
    what = _moved(move.subject)
    match move.to, move.place:
        case "exile", "":
            return f"exile {what}"
        case "hand", "":
            owners = _owners(move.subject)
            if owners != "your" and subject_words(move.subject, every="all").plural:
                return f"return {what} to their owners' hands"
            return f"return {what} to {owners} hand"
        case "battlefield", "":
            under = ""
            if move.under is not None:
                if not isinstance(move.under, You):
                    raise refuse(move)
                under = " under your control"
            return f"return {what} to the battlefield{' tapped' * move.tapped}{under}"
        case "library", "top" | "bottom":
            where = "on top of" if move.place == "top" else "on the bottom of"
            return f"put {what} {where} {_owners(move.subject)} library"
        case "graveyard", "":
            return f"put {what} into {_owners(move.subject)} graveyard"
        case _:
            raise refuse(move)


def _moved(subject: Subject) -> str:
    """What is moved, with the zone it comes from."""
    match subject:
        case (
            Target(filter=Filter(noun="card", zone="hand" | "library" | "graveyard") as cards)
            | AllThese(filter=Filter(noun="card", zone="hand" | "library" | "graveyard") as cards)
        ):
            plain = replace(subject, filter=replace(cards, zone="battlefield", owner=None))
            return f"{_object(plain)} from {owned_by(cards.owner or EachPlayer(), cards.zone)}"
        case _:
            return _object(subject)


def _owners(subject: Subject) -> str:
    match subject:
        case (
            Target(filter=Filter(noun="card", owner=You()))
            | AllThese(filter=Filter(noun="card", owner=You()))
        ):
            return "your"
        case _:
            return "its owner's"


def _prevent_words(effect: PreventDamage) -> str:
    if effect.amount is not None and effect.combat:
        raise refuse(effect)
    much = "all" if effect.amount is None else f"the next {_bare(effect.amount)}"
    start = f"prevent {much}{' combat' * effect.combat} damage"
    to = "" if effect.to is None else f" to {recipient_words(effect.to)}"
    if effect.by is None:
        return f"{start} that would be dealt{to} this turn"
    if effect.by.other:
        raise refuse(effect)
    return f"{start} {filter_words(effect.by, several=True)} would deal{to} this turn"


def _bare(amount: Amount) -> str:
    return counted(amount, "", digits=True).strip()


# ---- what players do


def _deed(players: Players, base: str, what: str, bare_for: Players | None) -> str:
    """What a player does; for ``bare_for`` the verb stands alone."""
    if bare_for is not None and players == bare_for:
        return f"{base} {what}"
    phrase: Phrase = players_words(players)
    return f"{phrase.words} {verb(base, several=phrase.plural)} {what}"


def _player_words(effect: Any, quote: Quote, base: Players | None) -> str:
    """A deed: bare for "you" in a sentence of its own, except where life and games are won and lost."""
    players: Players = effect.players
    bare_for = base or You()
    match effect:
        case DrawCards(_, amount):
            return _deed(players, "draw", counted(amount, "card" if is_one(amount) else "cards"), bare_for)
        case Discard(_, None):
            whose = "your" if players == bare_for and bare_for == You() else "their"
            return _deed(players, "discard", f"{whose} hand", bare_for)
        case Discard(_, amount) if amount is not None:
            return _deed(players, "discard", counted(amount, "card" if is_one(amount) else "cards"), bare_for)
        case GainLife(_, amount):
            return _deed(players, "gain", counted(amount, "life", digits=True), base)
        case LoseLife(_, amount):
            return _deed(players, "lose", counted(amount, "life", digits=True), base)
        case LoseTheGame():
            return _deed(players, "lose", "the game", base)
        case WinTheGame():
            return _deed(players, "win", "the game", base)
        case Scry(_, amount):
            return _deed(players, "scry", _bare(amount), bare_for)
        case VentureIntoDungeon():
            return _deed(players, "venture", "into the dungeon", bare_for)
        case SkipStep(_, step):
            whose = "your" if players == You() else "their"
            kind = "" if step == "upkeep" else " phase" if step.endswith("main") else " step"
            return _deed(players, "skip", f"{whose} next {step}{kind}", bare_for)
        case ShuffleIn():
            return _deed(players, "shuffle", _shuffled(effect), bare_for)
        case Sacrifice():
            return _deed(players, "sacrifice", _sacrificed(effect), bare_for)
        case CreateTokens():
            return _deed(players, "create", _tokens(effect, quote), bare_for)
        case _:
            raise refuse(effect)


def _shuffled(effect: ShuffleIn) -> str:
    whose, who = ("your", "you") if effect.players == You() else ("their", "they")
    parts = [f"{whose} {zone}" for zone in effect.zones]
    if effect.permanents:
        parts.append(f"all permanents {who} own")
    if not parts:
        raise refuse(effect)
    return f"{listed(parts)} into {whose} library"


def _sacrificed(effect: Sacrifice) -> str:
    match effect.subject:
        case Filter() as kind:
            if kind.other and not is_one(effect.amount):
                raise refuse(effect)
            if kind.other:
                return one_of(kind)
            return counted(effect.amount, filter_words(kind, several=not is_one(effect.amount)))
        case subject:
            if effect.amount != Number(1):
                raise refuse(effect)
            return _object(subject)


def _tokens(effect: CreateTokens, quote: Quote) -> str:
    words = f"{'tapped ' * effect.tapped}{_token(effect.token)} token{'' if is_one(effect.amount) else 's'}"
    said = counted(effect.amount, words)
    if effect.token.abilities and not _name_of(effect.token):
        said += f" with {grants_words(effect.token.abilities, quote)}"
    if effect.attached_to is not None:
        said += f" attached to {_object(effect.attached_to)}"
    return said


def _name_of(token: TokenSpec) -> str:
    return next((name for name in NAMED_TOKENS if named_token(name) == token), "")


def _token(token: TokenSpec) -> str:
    if name := _name_of(token):
        return name
    if token.name or not token.types or (token.power is None) is not (token.toughness is None):
        raise refuse(token)
    size = ""
    if token.power is not None:
        for part in (token.power, token.toughness):
            if part != X() and not (isinstance(part, Number) and part.value >= 0):
                raise refuse(token)
        size = "/".join(
            "X" if part == X() else str(part.value)  # type: ignore[union-attr]
            for part in (token.power, token.toughness)
        )
    colors = listed(token.colors) or "colorless"
    parts = [size, *token.supertypes, colors, *token.subtypes, *token.types]
    return " ".join(part for part in parts if part)
