"""Changes of zones in words."""

from __future__ import annotations

from dataclasses import replace

from comprules.abilities.descriptions import without
from comprules.abilities.instructions import Move
from comprules.abilities.nouns import (
    AllThese,
    Filter,
    OwnedBy,
    Owner,
    Picked,
    Players,
    Subject,
    Target,
    TopOf,
)
from comprules.abilities.simple_nouns import EachPlayer, It, Opponents, ThatMuch, TheRest, This, You
from comprules.english.writing_nouns import (
    object_words,
    owned_by,
    players_words,
    subject_words,
)
from comprules.english.writing_triggers import until_words
from comprules.english.writing_words import counted, is_one, refuse

__all__ = ["move_words", "moved_words"]


def move_words(move: Move) -> str:
    """What goes where, in which order and how."""
    if (move.until is not None or move.face_down) and move.to != "exile":
        raise refuse(move)
    if move.to != "battlefield" and (
        move.tapped or move.under is not None or move.attacking or move.transformed or move.attached_to
    ):
        raise refuse(move)
    if move.counters and move.to not in ("battlefield", "exile"):
        raise refuse(move)
    if move.to == "exile" and isinstance(move.subject, TopOf) and move.subject.amount == ThatMuch():
        return f"exile that many cards from the top of {owned_by(move.subject.player, 'library')}"
    what, several = moved_words(move.subject)
    owners = _owners(move.subject, several=several)
    match move.to, move.place:
        case "exile", "" if move.face_down and move.until is None:
            return f"exile {what} face down"
        case "exile", "" if move.counters and move.until is None:
            return f"exile {what}{_counters_brought(move, several=several)}"
        case "exile", "":
            return f"exile {what}{until_words(move.until)}"
        case "hand", "" if _comes_from_hidden_zone(move.subject):
            return f"put {what} into {owned_by(owners, 'hand')}"
        case "hand", "":
            return f"return {what} to {owned_by(owners, 'hand')}"
        case "battlefield", "":
            how = " tapped and attacking" if move.tapped else " attacking"
            status = how if move.attacking else " tapped" * move.tapped
            status += " transformed" * move.transformed
            entering = f"{status}{_arriving(move, several=several)}{_attached(move)}"
            if _comes_from_hidden_zone(move.subject):
                return f"put {what} onto the battlefield{entering}"
            return f"return {what} to the battlefield{entering}"
        case "library", "shuffled":
            return f"shuffle {what} into {owned_by(owners, 'library')}"
        case "library", "top" | "bottom":
            where = "on top of" if move.place == "top" else "on the bottom of"
            return f"put {what} {where} {owned_by(owners, 'library')}{_in_order(move)}"
        case "graveyard", "":
            return f"put {what} into {owned_by(owners, 'graveyard')}"
        case _:
            raise refuse(move)


def _comes_from_hidden_zone(subject: Subject) -> bool:
    match subject:
        case Picked(among=True):
            return True
        case Target(filter=kind) | AllThese(kind) | Picked(kind):
            return kind.noun == "card" and kind.zone in ("hand", "library")
        case _:
            return isinstance(subject, TopOf | TheRest)


def _arriving(move: Move, *, several: bool) -> str:
    """Under whose control something is put onto the battlefield, and with what counters."""
    match move.under:
        case You():
            said = ""
        case None:
            said = " under their owners' control" if several else " under its owner's control"
        case Owner(It()):
            raise refuse(move, "its owner is said by leaving out who")
        case player:
            said = f" under {owned_by(player, 'control')}"
    return f"{said}{_counters_brought(move, several=several)}"


def _attached(move: Move) -> str:
    """What it enters attached to."""
    host = move.attached_to
    if host is None:
        return ""
    if isinstance(host, Players):
        return f" attached to {players_words(host).words}"
    return f" attached to {object_words(host)}"


def _counters_brought(move: Move, *, several: bool) -> str:
    """The counters with which something is put somewhere."""
    counters = [
        counted(amount, f"{kind} counter{'' if is_one(amount) else 's'}") for kind, amount in move.counters
    ]
    return f" with {' and '.join(counters)} on {'them' if several else 'it'}" if counters else ""


def moved_words(subject: Subject) -> tuple[str, bool]:
    """What is moved, with the zone it comes from, and whether it is several things."""
    several = subject_words(subject, every="all").plural
    match subject:
        case (
            Target(filter=Filter(noun="card", zone="hand" | "library" | "graveyard") as cards)
            | AllThese(filter=Filter(noun="card", zone="hand" | "library" | "graveyard") as cards)
        ):
            plain = replace(subject, filter=replace(without(cards, OwnedBy), zone="battlefield"))
            if isinstance(subject, Target) and cards.owner in (None, Opponents()):
                whose = "a" if cards.owner is None else "an opponent's"
                return f"{object_words(plain)} from {whose} {cards.zone}", several
            return f"{object_words(plain)} from {owned_by(cards.owner or EachPlayer(), cards.zone)}", several
        case _:
            return object_words(subject), several


def _owners(subject: Subject, *, several: bool) -> Players:
    """Whose zone something goes to."""
    match subject:
        case (
            Target(filter=Filter(noun="card", owner=You()))
            | AllThese(filter=Filter(noun="card", owner=You()))
            | This(zone="graveyard" | "hand")
            | Picked(among=True)
            | TheRest()
        ):
            return You()
        case _:
            return Owner(It("they" if several else "it"))


def _in_order(move: Move) -> str:
    """In what order several things lie in a library."""
    return {"": "", "any": " in any order", "random": " in a random order"}[move.order]
