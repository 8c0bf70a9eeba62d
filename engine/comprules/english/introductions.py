"""Events, costs, targets and instructions introduce what later words of an ability can refer to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.costs import (
    Cost,
    DiscardCost,
    DiscardThis,
    DoCost,
    RemoveCountersCost,
    SacrificeCost,
    TapCost,
)
from comprules.abilities.instructions import (
    ChooseTargets,
    DealDamage,
    DrawCards,
    Mill,
    Move,
    Reveal,
)
from comprules.abilities.introducing import host_named, objects_named, players_named, reveals_all
from comprules.abilities.keyword_actions import DigUntil, KeywordAction, ObjectAction, Vote
from comprules.abilities.kinds import (
    Apply,
    ApplyToPlayers,
    CopySpell,
    CreateCopies,
    CreateDelayed,
    CreateTokens,
    PreventDamage,
    WhenYouDo,
)
from comprules.abilities.nouns import (
    AllThese,
    Both,
    Controller,
    Filter,
    ObjectsOrPlayers,
    OneOrMore,
    Players,
    Subject,
    Target,
)
from comprules.abilities.parts import parts_of
from comprules.abilities.plain_instructions import CastNow, FlipCoin, PlaySubgame, RollDie
from comprules.abilities.searching import LookAt, LookAtHand, PlayersMove, SearchLibrary
from comprules.abilities.simple_nouns import (
    Attached,
    DefendingPlayer,
    EachPlayer,
    It,
    Number,
    Opponents,
    This,
    You,
)
from comprules.abilities.slots import Reference, Slot
from comprules.abilities.trigger_events import AbilityTriggers, ThisWay
from comprules.abilities.trigger_events import Either as OneOfTwo
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    BecomesAttached,
    BecomesBlocked,
    BecomesTarget,
    BecomesUnattached,
    Blocks,
    Crews,
    DamageIsPrevented,
    DealsDamage,
    Enlists,
    IsDealtDamage,
)
from comprules.abilities.trigger_events_of_players import AttacksWith, CastsSpell, CopiesSpell, LifeIsGained
from comprules.abilities.would import WouldDiscard, WouldHappen
from comprules.english.errors import CannotWrite
from comprules.english.lexicon import singular
from comprules.english.looking_back import BY_NAME, done_by, number_of
from comprules.english.writing_nouns import filter_words, players_words, subject_words
from comprules.predefined_tokens import PREDEFINED

if TYPE_CHECKING:
    from comprules.abilities.slots import Aspect

from comprules.english.answering import described

__all__ = [
    "Introduction",
    "Offer",
    "again",
    "altogether",
    "best",
    "described",
    "named_again",
    "of_cost",
    "of_each",
    "of_event",
    "of_instruction",
    "of_players",
    "of_subject",
    "of_would",
    "words_for",
]


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that an introduction can be asked for."""

    aspect: Aspect
    part: Any = None
    """The words that introduced it, for an explanation; or an explanation itself."""
    nouns: frozenset[str] | None = None
    """The nouns that it answers to; None where it may be anything."""
    plural: bool | None = None
    """Whether there are several; None where either is possible."""
    paid: str = ""


@dataclass(frozen=True, slots=True)
class Introduction:
    """A place in the text that introduces something, by the number of its slot."""

    number: int
    offers: tuple[Offer, ...]


_TAKEN: Final = {
    "discard": "discarded",
    "exile": "exiled",
    "hand": "returned",
    "sacrifice": "sacrificed",
    "tap": "tapped",
}
"""What is said of what a cost took."""


def words_for(offer: Offer) -> str:
    """Return what was introduced, as an explanation calls it."""
    part = offer.part
    if isinstance(part, Reference) and part.slot is not None:
        return part.slot.words
    try:
        if isinstance(part, str):
            return part
        if isinstance(part, Players):
            words = players_words(part).words
        elif isinstance(part, Filter):
            words = filter_words(part)
        else:
            subject: Any = AllThese(part.filter) if isinstance(part, OneOrMore) else part
            words = subject_words(subject).words
    except (CannotWrite, AttributeError):
        return offer.aspect
    words = words.removeprefix("a ").removeprefix("an ") if offer.paid else words
    if offer.paid in _TAKEN and not isinstance(part, This):
        return f"the {_TAKEN[offer.paid]} {words}"
    first, _, rest = words.partition(" ")
    if first in ("target", "another", "a", "an"):
        return f"the {'target ' * (first == 'target')}{rest}"
    return words


_EXACT: Final = 2
_ONLY_IF_SAID: Final = frozenset({"copy", "token", "source", "ability"})
_ANYTHING: Final = frozenset({"it", "they", "one"})


def _is_on_the_stack(nouns: frozenset[str]) -> bool:
    """Say whether that is a spell or ability of no named kind, and so neither creature nor permanent."""
    return nouns <= {"spell", "ability"} or nouns == {"spell", "card"}


def _fit(offer: Offer, noun: str, *, plural: bool | None) -> int:
    """Return how well an offer agrees with a reference: 0 not at all, more the better."""
    word = singular(noun)
    if noun in _ANYTHING or not noun:
        fits = 1
    elif noun == "among":
        return 2 if offer.aspect == "pile" else int(offer.plural is not False)
    elif word in BY_NAME:
        return int(offer.nouns is not None and word in offer.nouns)
    elif offer.nouns is None:
        fits = 1 if word not in _ONLY_IF_SAID else 0
    elif word in offer.nouns or word == "spell or ability":
        fits = _EXACT
    elif word in _ONLY_IF_SAID or (word != "card" and _is_on_the_stack(offer.nouns)):
        return 0
    else:
        fits = 1
    if offer.aspect in ("source", "cause") and fits < _EXACT:
        return 0
    agrees = plural is None or offer.plural is None or plural == offer.plural
    return fits * 2 + agrees if fits else 0


def best(
    found: list[Introduction], aspects: tuple[Aspect, ...], noun: str = "", *, plural: bool | None = None
) -> tuple[Introduction, Offer] | None:
    """Return the introduction that a reference means: of those that agree best, the nearest before it."""
    chosen: tuple[Introduction, Offer] | None = None
    score = 0
    for introduction in reversed(found):
        for offer in introduction.offers:
            if offer.aspect in aspects and (fit := _fit(offer, noun, plural=plural)) > score:
                chosen, score = (introduction, offer), fit
    return chosen


# ---- what is introduced


def of_subject(subject: Subject | Filter, *more: str, paid: str = "") -> Offer:
    """Objects, by the words for them; ``more`` are nouns that they answer to besides."""
    nouns, plural = described(subject)
    if nouns is not None:
        nouns |= set(more)
    either = isinstance(subject, Target) and subject.or_player
    return Offer("either" if either else "object", subject, nouns, plural, paid)


def altogether(introduction: Introduction) -> Introduction:
    """Return what was introduced for one after the other, as the several that it is afterwards."""
    offers = tuple(replace(o, plural=True) for o in introduction.offers if o.aspect == "object")
    return Introduction(introduction.number, offers)


def again(subject: Subject, slot: Slot) -> Introduction:
    """Return what was introduced before and is spoken of once more."""
    return Introduction(slot.number, (replace(of_subject(subject), aspect=slot.aspect),))


def named_again(condition: Any) -> list[Introduction]:
    """Return what a condition names by a noun (``if that creature is …``): ``it`` means that now."""
    match next((p for p in parts_of(condition) if isinstance(p, It)), None):
        case It(noun) as named if noun != "it" and named.slot is not None:
            return [again(named, named.slot)]
        case _:  # it names nothing, or nothing by a noun
            return []


def of_players(players: Players) -> Offer:
    """Players, by the words for them."""
    if isinstance(players, Controller) and isinstance(players.of, Target):
        return Offer("player", f"the controller of {words_for(of_subject(players.of))}")
    return Offer("player", players)


_MOVED: Final = ("card",)


def _objects_of_instruction(effect: Any) -> list[Offer]:
    """Return the objects that an instruction has made, moved, found or named."""
    offers: list[Offer] = []
    named = objects_named(effect)
    match effect:
        case CreateTokens(token=token):
            defined = PREDEFINED.get(token.predefined, token)
            nouns = frozenset({"token", "permanent", *defined.types, *defined.subtypes})
            one = effect.amount == Number(1)
            offers.append(Offer("object", "the token" if one else "the tokens", nouns, not one))
        case CreateCopies():
            nouns = frozenset({"token", "copy", "permanent", "creature"})
            one = effect.amount == Number(1)
            offers.append(Offer("object", "the token" if one else "the tokens", nouns, None if one else True))
        case CopySpell():
            one = effect.times == Number(1)
            offers.append(Offer("object", "the copy", frozenset({"copy", "spell"}), None if one else True))
        case DrawCards(amount=amount):
            one = amount == Number(1)
            offers.append(Offer("object", "the card drawn", frozenset({"card"}), not one))
        case SearchLibrary(what=what, amount=amount):
            offers.append(Offer("object", "the card found", described(what)[0], amount != Number(1)))
        case Mill():
            offers.append(Offer("object", "the milled cards", frozenset({"card", "milled"}), plural=True))
        case DigUntil(what=what, amount=amount):
            one = amount == Number(1)
            offers.append(
                Offer("object", "the card found" if one else "the cards found", described(what)[0], not one)
            )
        case ObjectAction(name="manifest" | "cloak") | KeywordAction(name="manifest dread"):
            how = "cloaked" if effect.name == "cloak" else "manifested"
            offers.append(Offer("object", f"the {how} card", frozenset({"card", "permanent", "creature"})))
        case LookAtHand():
            offers.append(Offer("object", "the cards in that hand", frozenset({"card"}), plural=True))
        case PlayersMove(move=move) if (moved := objects_named(move)) is not None:
            offers.append(of_subject(moved, *_MOVED))
        case _ if named is not None:
            more = _MOVED if isinstance(effect, Move) else ("spell",) if isinstance(effect, CastNow) else ()
            offers.append(of_subject(named, *more))
        case _:
            sacrificed = getattr(effect, "subject", None) or getattr(effect, "what", None)
            if isinstance(sacrificed, Filter):
                offers.append(Offer("object", sacrificed, described(sacrificed)[0]))
            elif hasattr(effect, "at_random"):  # a discard of whatever cards
                offers.append(Offer("object", "the discarded card", frozenset({"card"})))
    return offers


def of_instruction(effect: Any) -> tuple[Offer, ...]:
    """Return what an instruction introduces once it has been followed."""
    offers, named = _objects_of_instruction(effect), objects_named(effect)
    players = players_named(effect)
    if players is not None:
        offers.append(of_players(players))
    if isinstance(effect, ChooseTargets) and isinstance(effect.subject, Both):
        offers.append(replace(of_subject(effect.subject), aspect="two"))
    if isinstance(effect, DigUntil | LookAt | LookAtHand | Reveal | SearchLibrary):
        seen = frozenset({"revealed"}) if reveals_all(effect) else None
        offers.append(Offer("pile", "the cards" if named is None else named, seen))
    if isinstance(effect, SearchLibrary) and effect.also:
        offers.append(Offer("zones", "the zones searched", frozenset({"searched"})))
    if isinstance(effect, DealDamage):
        hurt = frozenset({"creature dealt damage this way"})
        offers.append(Offer("hurt", "what was dealt damage this way", hurt))
    host = host_named(effect)
    if host is not None and not isinstance(host, Reference):
        offers.append(replace(of_subject(host), aspect="host"))
    if isinstance(effect, Vote):
        offers.append(Offer("votes", "what was voted for"))
    done = done_by(effect)
    if done:
        offers.append(Offer("done", f"what was {done} this way", frozenset({done}), plural=True))
    if isinstance(effect, PreventDamage):
        offers.append(Offer("amount", "the damage prevented this way", frozenset({"prevented"})))
        offers.append(Offer("source", "the source of that damage", frozenset({"source"})))
    elif isinstance(effect, FlipCoin | RollDie | PlaySubgame) or getattr(effect, "name", "") == "clash":
        of = {FlipCoin: "flip", RollDie: "roll", PlaySubgame: "subgame"}.get(type(effect), "clash")
        offers.append(Offer("amount", f"the result of the {of}", frozenset({of})))
    elif not isinstance(effect, Apply | ApplyToPlayers | CreateDelayed | WhenYouDo | ChooseTargets):
        of = number_of(effect)
        offers.append(Offer("amount", "how much that was", frozenset({of}) if of else None))
    if not isinstance(effect, CreateDelayed | WhenYouDo | ChooseTargets):
        offers.append(Offer("whether", "whether that was done"))
    return tuple(offers)


_DID: Final = {
    "ActivatesAbility": "who activated the ability",
    "BeginningOf": "whose turn it is",
    "CastsSpell": "who cast the spell",
    "CyclesCard": "who cycled the card",
    "DealsDamage": "who was dealt the damage",
    "DiscardsCard": "who discarded the card",
    "DrawsCard": "who drew the card",
    "GainsLife": "who gained the life",
    "IsDealtDamage": "who was dealt the damage",
    "LosesLife": "who lost the life",
    "PlaysLandCard": "who played the land",
    "SacrificesPermanent": "who sacrificed the permanent",
    "TapsForMana": "who tapped it for mana",
}
"""What a player did who is part of an event."""


def _of_the_event(players: Players, when: Any) -> Players | str:
    """Return the name of an event's player if the event has only ``a player`` or ``an opponent``."""
    noun = {EachPlayer: "player", Opponents: "opponent"}.get(type(players))
    return players if noun is None else f"the {noun} {_DID.get(type(when).__name__, 'of that event')}"


_WHO: Final = ("who", "spell", "land", "what", "of", "plane", "to", "source")


def _objects_of_event(when: Any) -> Any:
    match when:
        case Blocks(whom=other) | BecomesBlocked(by=other) if other is not None:
            return other
        case DealsDamage(who, to) if to is None or isinstance(to, This | Attached | It | Players):
            return who
        case DealsDamage(who, ObjectsOrPlayers()):
            return who
        case DealsDamage(_, to):
            return to
        case BecomesUnattached(_, host) | BecomesAttached(This(), host):
            return host
        case IsDealtDamage(who) | BecomesTarget(who) | DamageIsPrevented(who):
            return who
        case CopiesSpell(spell=kind) | Enlists(what=kind) | Crews(what=kind):
            return kind
        case _:
            values = (getattr(when, name, None) for name in _WHO)
            return next((v for v in values if isinstance(v, Subject | Filter)), None)


def _player_of_event(when: Any) -> Players | None:
    """Return the player whom an event is about; of an attack on other players the one who is attacked."""
    if isinstance(when, AttacksWith):
        return when.whom if isinstance(when.who, You) else when.who
    return players_named(when)


def _of_one_event(when: Any) -> tuple[Offer, ...]:
    """Return what an event introduces: its object and player, how much, and what it comes from."""
    offers: list[Offer] = []
    if isinstance(when, AbilityTriggers):
        other = Offer("object", "the ability that triggered", frozenset({"ability"}), plural=False)
        return (other, Offer("player", "the controller of that ability"))
    found = _objects_of_event(when)
    for part in (found.first, found.second) if isinstance(found, ObjectsOrPlayers) else (found,):
        if isinstance(part, Subject | Filter):
            more = (
                ("spell", "card")
                if isinstance(when, CastsSpell)
                else ("copy",) * isinstance(when, CopiesSpell)
            )
            more = more or ("card",)
            offer = of_subject(part, *more)
            # An event happens to one or the other of two.
            offers.append(replace(offer, plural=False) if isinstance(part, Both) else offer)
    players = _player_of_event(when)
    if players is not None:
        offers.append(Offer("player", _of_the_event(players, when)))
    elif isinstance(when, Attacks):
        offers.append(Offer("player", DefendingPlayer()))
    if isinstance(when, BecomesTarget):
        offers.append(Offer("player", "the controller of that spell or ability"))
        offers.append(Offer("cause", f"the {when.by}", frozenset({"spell", "ability", "spell or ability"})))
    if isinstance(when, DamageIsPrevented):
        offers.append(Offer("amount", "the damage prevented this way", frozenset({"prevented"})))
    gained = frozenset({"life gained"}) if isinstance(when, LifeIsGained) else None
    offers.append(Offer("amount", "how much that was", gained))
    return tuple(offers)


def of_event(when: Any) -> tuple[Offer, ...]:
    """Return what an event introduces; of one or another of two, what either does."""
    match when:
        case OneOfTwo(first, second):
            return (*of_event(first), *of_event(second))
        case ThisWay(inner):
            return of_event(inner)
        case _:
            return _of_one_event(when)


def of_cost(cost: Cost) -> tuple[Offer, ...]:
    """Return what a cost introduces: what it takes."""
    match cost:
        case SacrificeCost(subject):
            return (of_subject(subject, paid="sacrifice"),)
        case DiscardCost(what=what):
            nouns = described(what)[0] or frozenset() if what is not None else frozenset()
            return (Offer("object", "the discarded card", nouns | {"card"}, paid="discard"),)
        case DiscardThis():
            return (Offer("object", "the discarded card", frozenset({"card"}), paid="discard"),)
        case RemoveCountersCost(subject=subject):
            return (
                of_subject(subject, paid="counters"),
                Offer("amount", "how many counters", frozenset({"counters removed"}), paid="counters"),
            )
        case TapCost():
            return (of_subject(This(), paid="tap"),)
        case DoCost(effect):
            named = objects_named(effect)
            kind = effect.to if isinstance(effect, Move) else type(effect).__name__.lower()
            if isinstance(named, This) and named.zone:
                return (Offer("object", named, frozenset({"card"}), paid=kind),)
            return () if named is None else (of_subject(named, "card", paid=kind),)
        case _:
            return ()


def of_would(would: WouldHappen) -> tuple[Offer, ...]:
    """Return what an event that would happen introduces; damage prevented or redirected has a source."""
    offers = [Offer("source", "the source of that damage", frozenset({"source"}))]
    for name in ("who", "to", "on", "what", "source"):
        value = getattr(would, name, None)
        if isinstance(value, Players):
            offers.append(of_players(value))
        elif isinstance(value, Subject):
            offers.append(of_subject(value, "card"))
        elif value is not None and hasattr(value, "first"):
            both = (value.first, value.second)
            offers += [of_players(one) if isinstance(one, Players) else of_subject(one) for one in both]
    if isinstance(would, WouldDiscard):
        offers.append(Offer("object", "the card that would be discarded", frozenset({"card"}), plural=False))
    players = players_named(would)
    if players is not None:
        offers.append(of_players(players))
    offers.append(Offer("player", "the player whom that would happen to"))
    offers.append(Offer("amount", "how much that was"))
    offers.append(Offer("amount", "the damage prevented this way", frozenset({"prevented"})))
    return tuple(offers)


def of_each(of: Any) -> tuple[Offer, ...]:
    """Return what ``for each of them`` introduces: the one that it has come to."""
    if isinstance(of, Subject):
        nouns, _ = described(of)
        return (Offer("either", of, nouns, plural=False),)
    return (of_players(of),)
