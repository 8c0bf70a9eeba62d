"""Instructions and statements that are said in short are said at length."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from comprules.english.lexicon import NUMBER_WORDS

__all__ = ["INSTRUCTIONS_AT_LENGTH"]


def _symbols(found: re.Match[str]) -> str:
    """``Add six {G}`` names each symbol."""
    return f"{found['add']} {found['symbol'] * NUMBER_WORDS.index(found['many'])}"


def _this_token(found: re.Match[str]) -> str:
    """What is quoted speaks of the token, whatever it is called."""
    inside = found["with"].replace(f'"{found["name"]}', '"This token').replace(found["name"], "this token")
    return f"{found['create']}{found['name']}, {found['what']}{inside}"


def _by_its_kind(found: re.Match[str]) -> str:
    """What enters with counters if it is of a kind is looked at before it is returned."""
    returns = f"return it to the battlefield{found['how']}"
    choose = "Choose" if found["return"] == "Return" else "choose"
    with_counters = f"If it's {found['kind']}, {returns} with {found['with']}"
    return f"{choose} {found['what']} in {found['where']}. {with_counters}. Otherwise, {returns}."


def _an_opponent(found: re.Match[str]) -> str:
    """An opponent who does something is chosen by whoever tells it to be done."""
    choose = "Choose" if found["an"] == "A" else "choose"
    return f"{found['before']}{choose} an opponent. That player {found['does']}"


_MANY: Final = "|".join(NUMBER_WORDS[2:11])
INSTRUCTIONS_AT_LENGTH: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    (r"\b(?:Creatures|Artifacts|Permanents|Lands) destroyed this way can't be regenerated\.", "They can't be regenerated."),
    (r"\beach creature each opponent controls", "each creature your opponents control"),
    (r"\bmust be blocked each combat this turn if able", "must be blocked this turn if able"),
    (r"^Whenever a spell is cast this turn,", "Whenever a player casts a spell this turn,"),
    (rf"\b(?P<add>[Aa]dd) (?P<many>{_MANY}) (?P<symbol>\{{[WUBRGC]\}})", _symbols),
    (r"(?P<before>^|\. )Opponents can't", r"\g<before>Your opponents can't"),
    (r"\b(?P<what>cards|creatures) each with (?P<of>mana value|power)\b", r"\g<what> with \g<of>"),
    (r"\bput the card on top\b", "put that card on top"),
    (r"(?P<cost>\bthis spell costs \{\w\} less to cast|^This spell costs \{\w\} less to cast) as long as\b", r"\g<cost> if"),
    (r"\bDestroy (?P<one>all [a-z ]+) or (?P<other>all [a-z ]+)\.", r"Destroy \g<one> or destroy \g<other>."),
    (r"\bcreate a token that's a copy of (?P<what>[^.]*)\. The token enters tapped and attacking\.", r"create a tapped and attacking token that's a copy of \g<what>."),
    (r"\band opponents can't win the game", "and your opponents can't win the game"),
    (
        r"(?P<what>\b(?:divided as you choose among|among any number of target|[Uu]p to X target)\b[^.]*?, where X is [^.]*?) as you (?:cast this spell|activate this ability)\.",
        r"\g<what>.",
    ),
    (
        r"(?P<first>(?P<it>[Tt]his creature) gains [^.]*? until end of turn) and doesn't untap during your next untap step",
        r"\g<first>. It doesn't untap during your next untap step",
    ),
    (r"\bthe total life lost by your opponents this turn", "the total life your opponents have lost this turn"),
    (r"(?P<becomes>\bbecomes? an? \w+) until this creature leaves the battlefield", r"\g<becomes> for as long as this creature remains on the battlefield"),
    (r"\bwith (?P<word>vigilance|haste|trample|flying) and all creature types", r"with all creature types and \g<word>"),
    (r"^You may cast (?P<kind>[^.]*?) spells without paying their mana costs\.", r"You may pay {0} rather than pay the mana cost for \g<kind> spells you cast."),
    (r"(?P<create>\b[Cc]reates? )(?P<name>[A-Z][^,.\"]*), (?P<what>a legendary [^\"]*?tokens? with )(?P<with>.*\".*)", _this_token),
    (r"\b(?P<counter>[Cc]ounter target) (?P<one>triggered ability|activated ability) or (?P<other>\w+ spell)\b", r"\g<counter> \g<one> or \g<other>"),
    (r"\b(?P<who>[Tt]arget player|[Ee]ach player) discards? (?P<many>\w+) cards, then draws as many cards as they discarded this way", r"\g<who> discards \g<many> cards, then draws that many cards"),
    (r"\bSpells you cast from (?P<one>[^.]*?) or from (?P<other>exile|your graveyard|anywhere other than your hand) cost (?P<much>[^.]*)\.", r"Spells you cast from \g<one> cost \g<much>. Spells you cast from \g<other> cost \g<much>."),
    (r"\b(?P<what>[Ss]pells? you cast) but don't own\b", r"\g<what> you don't own"),
    (r"\b(?P<cost>This ability costs \{\w\} less to activate) during your turn\b", r"\g<cost> if it's your turn"),
    (r"\bthe milled card's mana value", "that card's mana value"),
    (
        r"\bUntil (?P<end>the end of your next turn|your next turn|end of turn), you may (?P<do>cast|play) it if it's (?P<what>an? [a-z ]+?)(?: spell| card)?\.",
        r"If it's \g<what> card, you may \g<do> it until \g<end>.",
    ),
    (r"(?P<if>\bif your life total is less than your starting life total), it becomes equal\b", r"\g<if>, your life total becomes equal"),
    (r"\b(?P<when>Whenever you cast your (?:first|second|third) (?:[a-z]+ )*?spell) during each of your turns,", r"\g<when> each turn, if it's your turn,"),
    (r"\b(?P<each>for each [a-z ]*?\w+ you) already control\b", r"\g<each> control"),
    (r"(?P<becomes>\bbecomes? a \d/\d creature) with all creature types and (?P<word>\w+)\b", r"\g<becomes> with \g<word> and gains all creature types"),
    (r"\btarget creature that's blocking (?:it|this creature)\b", "target creature blocking this creature"),
    (
        r"\b(?P<return>[Rr]eturn) (?P<what>target [^.]*? card[^.]*?) from (?P<where>your graveyard|a graveyard) to the battlefield(?P<how>[^.]*)\. If (?P<kind>an? [\w ]+?) enters this way, it enters with (?P<with>[^.]*)\.",
        _by_its_kind,
    ),
    (
        r"\bThis (?P<what>\w+) enters tapped unless you revealed an? \w+ card this way or (?P<there>you control an? \w+)\.",
        r"If you don't, this \g<what> enters tapped unless \g<there>.",
    ),
    (r"(?P<when>\bblocks or becomes blocked by an? [\w-]* ?creature), destroy the other creature", r"\g<when>, destroy that creature"),
    (
        r"(?P<before>^Whenever you cast [^.]*, reveal the top card of your library\. )You may cast it without paying its mana cost if it's a spell with lesser mana value\.",
        r"\g<before>If its mana value is less than that spell's mana value, you may cast it without paying its mana cost.",
    ),
    (r"\bIf you don't cast it, put it into your hand\b", "If you don't, put it into your hand"),
    (
        r"(?P<before>(?:^|[.,:] |^At [^,.]*, |\b[Tt]hen ))(?P<an>[Aa])n opponent (?P<does>gains control of (?:(?!at the beginning)[^.,])*|draws a card)(?=\.)",
        _an_opponent,
    ),
    (
        r"^You may look at the top card of your library and at (?P<what>face-down [^.]*?) any time\.",
        r"You may look at the top card of your library any time. You may look at \g<what> any time.",
    ),
    (r"^Equip costs you pay cost (?P<much>\S+) less\.", r"Equip abilities you activate cost \g<much> less to activate."),
)  # fmt: skip
