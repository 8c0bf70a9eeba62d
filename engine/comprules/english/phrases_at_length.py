"""What is said of several things at once, or in a turn of phrase of its own, is said one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

__all__ = ["PHRASES_AT_LENGTH"]

_COUNTER: Final = r"(?:an?|two|three) (?:[+-]\d/[+-]\d|[a-z]+(?: strike)?) counters?"


def _parts(text: str) -> list[str]:
    return re.split(r", and/or |, and |, | and ", text)


def _has_each(found: re.Match[str]) -> str:
    """``You, planeswalkers you control, and other creatures you control have hexproof.``."""
    first = found["if"] or ""
    said = [f"{one[:1].upper()}{one[1:]}" if not first else one for one in _parts(found["who"])]
    return " ".join(f"{first}{one} {found['have']} {found['what']}." for one in said)


def _yours_each(found: re.Match[str]) -> str:
    """``Auras, Equipment, and modified creatures you control gain hexproof until end of turn.``."""
    kinds = [f"{one[:1].upper()}{one[1:]}" for one in _parts(found["who"])]
    return " ".join(f"{one} you control {found['what']}." for one in kinds)


def _with_condition_each(found: re.Match[str]) -> str:
    """``… gets +0/+2 as long as you control a Plains, has flying as long as you control an Island, …``."""
    verb, made = "has", []
    for item in _parts(found["items"]):
        said = re.match(r"(gets|has) ", item)
        verb = said[1] if said else verb
        made.append(f"{found['who']} {item if said else f'{verb} {item}'}.")
    return " ".join(made).replace(" if ", " as long as ")


def _enters_with_each(found: re.Match[str]) -> str:
    before = found["if"] or ""
    who = found["who"] if not before else found["who"][:1].lower() + found["who"][1:]
    return " ".join(f"{before}{who} enters with {one} on it." for one in _parts(found["counters"]))


def _put_each(found: re.Match[str]) -> str:
    first, *others = _parts(found["counters"])
    return " ".join([f"{found['put']} {first} on {found['on']}.", *(f"Put {one} on it." for one in others)])


def _return_each(found: re.Match[str]) -> str:
    return " ".join(f"Return {one} {found['where']}." for one in _parts(found["targets"]))


def _damage_each(found: re.Match[str]) -> str:
    first, *others = _parts(found["targets"])
    deals = f"deals {found['much']} damage to"
    return " ".join([f"{found['it']} {deals} {first}.", *(f"It {deals} {one}." for one in others)])


def _unless_damage(found: re.Match[str]) -> str:
    noun = next(
        word
        for word in ("spell", "land", "creature", "permanent")
        if re.search(rf"\b{word}\b", found["what"])
    )
    return (
        f"Choose {found['what']}. Its controller may have {found['this']} deal {found['much']} damage to them. "
        f"If that player doesn't, {found['do'].lower()} that {noun}."
    )


def _then(found: re.Match[str]) -> str:
    does = found["before"] or found["behind"]
    rest = found["rest"]
    return f"{found['if']}instead {does}, then {rest[:1].lower()}{rest[1:]}"


_NUMBERS: Final = {"thirty": "30", "forty": "40", "fifty": "50", "one hundred": "100"}

PHRASES_AT_LENGTH: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    # Several subjects, changes, counters or targets
    (
        r"^(?P<if>As long as [^,]*, )?(?P<who>[Yy]ou(?:, [^,.]*?)*,? and [^,.]*?) (?P<have>have) (?P<what>(?:hexproof|shroud|protection from the chosen card type))\.",
        _has_each,
    ),
    (
        r"^(?P<who>[A-Z]\w+, \w+, and [a-z ]*\w+) you control (?P<what>gain \w+ until end of turn)\.",
        _yours_each,
    ),
    (
        r"^(?P<who>(?:This|Equipped|Enchanted) creature) (?P<items>(?:gets|has) [^,.\"]*? (?:as long as|if) [^,.\"]*(?:, (?:gets |has )?[^,.\"]*? (?:as long as|if) [^,.\"]*)*, and (?:gets |has )?[^,.\"]*? (?:as long as|if) [^,.\"]*)\.$",
        _with_condition_each,
    ),
    (
        rf"^(?P<if>If [^,]*, )?(?P<who>[Tt]his \w+) enters with (?P<counters>{_COUNTER}(?:, {_COUNTER})*,? and {_COUNTER}) on it\.",
        _enters_with_each,
    ),
    (
        rf"\b(?P<put>[Pp]ut) (?P<counters>{_COUNTER}(?:, {_COUNTER})+, and {_COUNTER}) on (?P<on>target [^.,]*)\.",
        _put_each,
    ),
    (
        r"^Return (?P<targets>up to one target \w+ card(?:, up to one target \w+ card)+, and up to one target \w+ card) (?P<where>from your graveyard to your hand)\.",
        _return_each,
    ),
    (
        r"\b(?P<it>it) deals (?P<much>\d) damage to each of (?P<targets>up to one target \w+, up to one target \w+, and/or up to one target \w+)\.",
        _damage_each,
    ),
    (
        r"(?P<when>^Whenever [^,]*, )it and (?P<other>[A-Z]\w+ you control) gain (?P<what>\w+ until end of turn)\.",
        r"\g<when>it gains \g<what>. \g<other> gain \g<what>.",
    ),
    (
        r"^(?P<who>Enchanted creature) (?P<one>gets \S+), (?P<two>must be blocked if able), and (?P<three>is goaded)\.",
        r"\g<who> \g<one>. \g<who> \g<two>. \g<who> \g<three>.",
    ),
    (r"\bDestroy it and this creature at end of combat\.", "Destroy it at end of combat. Destroy this creature at end of combat."),
    (r"\bPut one of those cards into your hand, one (?P<two>on top of your library|into your graveyard), and one (?P<three>on the bottom of your library)\.", r"Put one of those cards into your hand. Put one of them \g<two>. Put the rest \g<three>."),
    # Events
    (r"(?P<event>\bis returned to (?:your|its owner's) hand),", r"\g<event> from the battlefield,"),
    (r"\bare returned to hand,", "are returned to a hand from the battlefield,"),
    (r"^Whenever (?P<one>another (?:creature|artifact) [^,]*?),? or (?P<two>an? (?:creature|artifact) card is put into [^,]*? from anywhere other than the battlefield), or (?P<three>a creature card [^,]*),", r"Whenever \g<one> or whenever \g<two> or whenever \g<three>,"),
    (r"^Whenever (?P<one>another artifact is put into your graveyard from the battlefield) or (?P<two>an artifact card is put into your graveyard from anywhere other than the battlefield),", r"Whenever \g<one> or whenever \g<two>,"),
    (r"^Whenever (?P<who>an? \w+ you control) enters with a counter on it,", r"Whenever \g<who> with a counter on it enters,"),
    # Conditions
    (r"(?P<if>\b[Ii]f you've cast) both (?P<one>an? \w+ spell) and (?P<two>an? \w+ spell) this turn\b", r"\g<if> \g<one> this turn and you've cast \g<two> this turn"),
    (r"(?P<if>\b[Ii]f you've cast) (?P<one>a spell named [A-Z][\w ]*?) and (?P<two>a spell named [A-Z][\w ]*?) this turn\b", r"\g<if> \g<one> this turn and you've cast \g<two> this turn"),
    (r"\bif one or more cards (?P<left>left your graveyard this turn)\b", r"if a card \g<left>"),
    (r"\bif one or more cards were (?P<put>put into exile this turn)\b", r"if a card was \g<put>"),
    (r"\bwere put into your graveyard this turn from anywhere\b", "were put into your graveyard from anywhere this turn"),
    (r"\bIf (?P<it>it entered from your library) or was cast from your library\b", r"If \g<it> or if it was cast from your library"),
    (r"\bif any of those cards remain exiled, (?P<do>put|return) them\b", r"\g<do> those cards"),
    (r"\bIf any of them are suspected, they're no longer suspected\.", "They're no longer suspected."),
    # Instructions
    (r"\b(?P<do>Destroy|Counter) (?P<what>target [^.]*?) unless its controller has (?P<this>[^.]*?) deal (?P<much>\d) damage to them\.", _unless_damage),
    (r"^(?P<if>If you would draw a card, )(?:instead (?P<before>[^.]*)|(?P<behind>[^.]*) instead)\. (?P<rest>(?:Put|You may play) [^.]*\.)$", _then),
    (r"\b(?P<until>until end of turn), and you may\b", r"\g<until>. You may"),
    (r"\band the rest of the revealed cards into\b", "and the rest into"),
    (r"(?P<if>if there are \w+ or more (?P<kind>\S+) counters on it, )remove all of them\b", r"\g<if>remove all \g<kind> counters from it"),
    (r"\ball the cards from (?P<whose>their|your) graveyard\b", r"all cards from \g<whose> graveyard"),
    (r"(?P<step>at the beginning of the next end step) and you (?P<skip>skip your next \w+ step)\.", r"\g<step>. You \g<skip>."),
    (r"\bpays (?P<mana>\{[^ ]+\}) and (?P<life>\d+) life\b", r"pays \g<mana> plus \g<life> life"),
    (r"^Until end of turn, double target creature's power and it gains (?P<what>[a-z ]+)\.", r"Double target creature's power until end of turn. It gains \g<what> until end of turn."),
    (r"\bsearch your library for any card\b", "search your library for a card"),
    (r"(?P<before>\bexiles? [^\"]*?)\b(?P<cast>[Yy]ou may cast) the exiled card\b", r"\g<before>\g<cast> that card"),
    (r"\breturn the discarded card from your graveyard\b", "return that card from your graveyard"),
    (r"\beach player returns to their hand all cards they own exiled with it\b", "return all cards exiled with it to their owners' hands"),
    (r"\beach player returns to the battlefield all cards they own exiled with it\b", "return all cards exiled with it to the battlefield under their owners' control"),
    (r"\bexile it and each (?P<who>other player|player)\b", r"exile it. Each \g<who>"),
    (r"(?P<put>\bcounters on this creature) and each opponent (?P<does>loses)\b", r"\g<put>, then each opponent \g<does>"),
    (r"\bPut those land cards onto\b", "Put those cards onto"),
    (r"\byou may have the base power and toughness of (?P<who>[^.]*?) become (?P<size>[X\d]+/[X\d]+) until\b", r"you may have \g<who> have base power and toughness \g<size> until"),
    (r"\bto activate an ability or cast (?P<what>an? \w+ spell)\b", r"to cast \g<what> or activate an ability"),
    (r"\binstead only (?P<who>creatures|you)\b", r"instead \g<who>"),
    (r"\bsacrifices a creature they control with the greatest power\b", "sacrifices a creature with the greatest power among creatures they control"),
    (r"(?P<count>\bfor each [^ ]+ counter) among (?P<of>Sagas you control)", r"\g<count> on \g<of>"),
    (r"^Your opponents can't block with (?P<what>creatures with even mana values)\.", "Creatures with even mana values your opponents control can't block."),
    (r"\breturned to its owner's hand this way\b", "returned this way"),
    (r"\b[Yy]ou may look at and play those cards for as long as they remain exiled\b", "You may look at those cards for as long as they remain exiled. You may play those cards for as long as they remain exiled"),
    (r"^Double all damage (?P<who>[^.]*?) would deal\.", r"If \g<who> would deal damage to a permanent or player, it deals double that damage to that permanent or player instead."),
    (r"^All creatures able to block (?P<one>this creature) or (?P<two>enchanted creature) do so\.", r"All creatures able to block \g<one> do so. All creatures able to block \g<two> do so."),
    (r"\b(?P<each>for each \w+ counter on it), (?P<create>create [^.]*?)(?=\.)", r"\g<create> \g<each>"),
    (r"\balso (?P<do>regenerate)\b", r"\g<do>"),
    (r"\bprotection from instant spells and from sorcery spells\b", "protection from instant spells and protection from sorcery spells"),
    (r"\bwould create a Clue, they create a Blood instead\.", "would create one or more Clue tokens, instead they create that many Blood tokens."),
    # Nouns
    (r"\bthat's not (?P<what>historic|attacking|blocking|enchanted)\b", r"that isn't \g<what>"),
    (r"\bwithout (?P<one>\w+(?: strike)?), (?P<two>\w+(?: strike)?), or (?P<three>\w+(?: strike)?)(?= can't)", r"without \g<one> without \g<two> without \g<three>"),
    (r"\bTarget nonattacking, nonblocking creature\b", "Target creature that isn't attacking that isn't blocking"),
    (r"\bspell or nonland permanent\b", "nonland spell or permanent"),
    (r"\bDjinns and Efreets\b", "Djinn and Efreet"),
    (r"\bNinjas\b", "Ninja"),
    (rf"\b(?P<number>{'|'.join(_NUMBERS)})\b(?= (?:or more|target) )", lambda found: _NUMBERS[found["number"]]),
    (r"\bthe number of (?P<color>white|blue|black|red|green) mana symbols in the mana costs of permanents you control\b", r"your devotion to \g<color>"),
)  # fmt: skip
