"""Phrases are put in other words for the same.

Some are before a line is read, :func:`reworded`; others where the line can't be read as it stands,
:func:`in_other_words`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from comprules.english.conditions_at_length import CONDITIONS_AT_LENGTH
from comprules.english.instructions_at_length import INSTRUCTIONS_AT_LENGTH
from comprules.english.phrases_at_length import PHRASES_AT_LENGTH

__all__ = ["in_other_words", "is_activated_elsewhere", "reworded"]

_OF_CHOICE: Final = re.compile(
    r"(?P<before>(?:^|: |, |\. )(?:Until end of turn, )?)(?P<first>[^.:]*?) of the (?P<kind>creature type|color) of your choice\b"
)
"""A choice that is made as the instruction is followed; of a target it would be made before."""
_THOSE_COUNTERS: Final = re.compile(
    r"(?P<if>if (?:there are|it has|this \w+ has) \w+ or more (?P<kind>\S+) counters(?: on (?:it|[^,.]+?))?, )"
    r"(?P<may>you may )?remove (?:those counters|them)\b"
)
_HAD_COUNTERS: Final = re.compile(r"(?P<if>if it had counters on it, (?:you may )?put )those counters on ")

_IN_PLACE: Final = (
    (
        re.compile(
            r"\b(?P<each>[Ee]ach player chooses [^.]*? they control)\. Destroy (?:the rest|all other nonland permanents)\."
        ),
        r"\g<each>, then the rest are destroyed.",
    ),
    (
        re.compile(
            r"\b(?P<each>[Ee]ach player chooses [^.]*? they control)\. "
            r"Return all nonland permanents not chosen this way to their owners' hands\."
        ),
        r"\g<each>, then the rest are returned to their owners' hands.",
    ),
    (
        re.compile(
            r"(?P<until>\breveals cards [^.,]* until they reveal an? [^.,]*?card), then puts those cards\b"
        ),
        r"\g<until>, then puts all cards revealed this way",
    ),
    (
        re.compile(r"\b(?P<put>put (?P<this>this land) onto the battlefield\. If you don't, put) it into\b"),
        r"\g<put> \g<this> into",
    ),
    (re.compile(r"\bwith a (morph|cycling|kicker) ability\b"), r"with \1"),
    (re.compile(r"\bwith (morph|cycling) abilities\b"), r"with \1"),
    (re.compile(r"^(When|Whenever) combat damage is dealt to you, "), r"\1 you're dealt combat damage, "),
    (re.compile(r"\. A creature destroyed this way can't be regenerated\."), ". It can't be regenerated."),
    (
        re.compile(r"^You can spend mana of any type to cast"),
        "You may spend mana as though it were mana of any type to cast",
    ),
    (
        re.compile(r"\bSacrifice the creature at the beginning of the next end step\."),
        "Sacrifice that creature at the beginning of the next end step.",
    ),
    (
        re.compile(r"Choose a color of a permanent you control\. Add one mana of that color\."),
        "Add one mana of any color among permanents you control.",
    ),
    (
        re.compile(r"instead create (those tokens plus an additional \w+ token)\."),
        r"\1 are created instead.",
    ),
)


def reworded(line: str) -> str:
    """Return a line with what it says in rare words said in those that the grammar has.

    >>> reworded("Creatures of the creature type of your choice get +0/+4 until end of turn.")
    'Choose a creature type. Creatures of the chosen creature type get +0/+4 until end of turn.'
    """
    line = _OF_CHOICE.sub(_chosen_first, line)
    line = _THOSE_COUNTERS.sub(r"\g<if>\g<may>remove all \g<kind> counters from it", line)
    line = _HAD_COUNTERS.sub(r"\g<if>its counters on ", line)
    for words, others in _IN_PLACE:
        line = words.sub(others, line)
    return line


def _chosen_first(found: re.Match[str]) -> str:
    first = found["first"]
    if "target" in first or not first:
        return found[0]
    said = first[:1].upper() + first[1:]
    return f"{found['before']}Choose a {found['kind']}. {said} of the chosen {found['kind']}"


# ---- where a line can't be read as it stands

_EVENT: Final = r"(?P<when>When|Whenever|when|whenever)"


def _again(found: re.Match[str]) -> str:
    """One subject does one thing or another: it is named again."""
    when = found["when"]
    return f"{when} {found['who']} {found['one']} or {when.lower()} {found['who']} {found['other']},"


def _twice(found: re.Match[str]) -> str:
    """One thing happens or another: ``when`` stands before both."""
    return f"{found['when']} {found['one']} or {found['when'].lower()} {found['other']},"


def _counter_again(found: re.Match[str]) -> str:
    holder = found["on"] if found["on"].startswith("this ") else found["it"]
    return f"{found['before']} or remove a {found['kind']} counter from {holder}"


def _sentences(found: re.Match[str]) -> str:
    """What is created in a list is created one after the other."""
    first, *others = re.split(r", and |, ", found["list"])
    return ". ".join([f"{found['verb']} {first}", *(f"Create {other}" for other in others)]) + "."


def _in_a_range(found: re.Match[str]) -> str:
    """Numbers that follow one another are those from the least to the greatest."""
    least, middle, most = (int(found[name]) for name in ("least", "middle", "most"))
    if (middle, most) != (least + 1, least + 2):
        return found[0]
    of = found["of"]
    return f"with {of} {most} or less with {of} {least} or greater"


_COUNTER: Final = r"an? (?:[+-]\d/[+-]\d|[a-z]+(?: strike)?) counter"


def _choice_of_counters(found: re.Match[str]) -> str:
    kinds = re.split(r", or | or |, ", found["kinds"])
    counters = [f"{'an' if kind[0] in 'aeiou' else 'a'} {kind} counter" for kind in kinds]
    before = f"{', '.join(counters[:-1])}{',' * (len(counters) > 2)}"
    return f"your choice of {before} or {counters[-1]}"


_SACRIFICED: Final = re.compile(
    r"(?P<start>^|, )Sacrifice (?P<list>(?:an? |this |[A-Z])[^,:.]*?(?:, an? [^,:.]*)*,? and (?:an?|two|three|thirteen) [^,:.]*?)(?=: )"
)


def _apart(found: re.Match[str]) -> str:
    """What is sacrificed as one cost is sacrificed one after the other: no permanent twice."""
    parts = re.split(r", and |, | and (?=(?:an?|two|three|thirteen) )", found["list"])
    return found["start"] + ", ".join(f"Sacrifice {part}" for part in parts)


_CREATED: Final = r"(?:an?|X|two|three) [^,.\"]*?tokens?(?: with [a-z ]+)?"
_WAYS: Final[tuple[tuple[str | re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]] = (
    # Events
    (
        rf"^{_EVENT} (?P<who>[^,]*?) (?P<one>(?:is|are) put into a graveyard from the battlefield) or (?P<other>(?:is|are) put into exile from the battlefield),",
        _again,
    ),
    (
        rf"^{_EVENT} (?P<who>[^,]*?) (?P<one>deals (?:combat )?damage to a player) or (?P<other>dies),",
        _again,
    ),
    (
        rf"^{_EVENT} (?P<one>you cast [^,]*?) or (?P<other>activate an ability of [^,]*?),",
        lambda found: f"{found['when']} {found['one']} or {found['when'].lower()} you {found['other']},",
    ),
    (rf"^{_EVENT} you create or sacrifice a token,", r"\g<when> you create a token or whenever you sacrifice a token,"),
    (
        rf"^{_EVENT} you gain or lose life(?P<meanwhile>[^,]*),",
        r"\g<when> you gain life or whenever you lose life\g<meanwhile>,",
    ),
    (
        rf"^{_EVENT} (?P<one>[^,]*? (?:dies|enters|transforms|here|you control|Aura enters|from exile)) or (?P<other>(?:an?|another|one or more|enchanted|you) [^,]*|at the beginning of [^,]*),",
        _twice,
    ),
    (
        rf"^{_EVENT} (?P<one>(?:you cast|a player casts) [^,]*?spell) or (?P<other>an? [^,]*? (?:enters|attacks)),",
        _twice,
    ),
    (
        rf"^{_EVENT} (?P<one>you cast an? [A-Z]\w+ spell) or (?P<other>\w+ spell with [^,]*?),",
        r"\g<when> \g<one> or a \g<other>,",
    ),
    (r"\b(?P<what>control (?:is|are) put into a graveyard),", r"\g<what> from the battlefield,"),
    (r"\btriggers, it triggers an additional time\b", "triggers, that ability triggers an additional time"),
    (r"\b(?P<at>[Aa]t the beginning of) your combat step\b", r"\g<at> combat on your turn"),
    (rf"{_EVENT} (?P<who>this \w+) enters and when you sacrifice it,", r"\g<when> \g<who> enters and when you sacrifice \g<who>,"),
    # Players and those who are called by name
    (r"\b([Oo])ne or more of your opponents\b", r"\1ne or more opponents"),
    (r"\b(E|e)ach of your opponents\b", r"\1ach opponent"),
    (r"\b([Ss])he('s)?\b", lambda found: f"{'I' if found[1] == 'S' else 'i'}t{found[2] or ''}"),
    (r"\b([Hh])e('s)?\b", lambda found: f"{'I' if found[1] == 'H' else 'i'}t{found[2] or ''}"),
    (r"\b(his|her) (owner's|owner|combat|power|toughness)\b", r"its \2"),
    (r"\b(him|her)\b", "it"),
    (r"\b(?P<each>[Ee]ach (?:opponent|player)) with (?P<has>no cards in hand|exactly \d+ life)\b", r"\g<each> who has \g<has>"),
    # Conditions
    (r"^During your turn, (this spell costs [^.]*)\.", r"\1 if it's your turn."),
    (r"^During turns other than yours, (this spell costs [^.]*)\.", r"\1 if it's not your turn."),
    (
        r"\b(?P<if>if|as long as) (?P<one>[^,.]*?) or (?P<other>its toughness|no mana was|a land entered|this artifact or)\b",
        r"\g<if> \g<one> or if \g<other>",
    ),
    (
        r"(?P<if>\b(?:[Ii]f|[Aa]s long as) |^)you control (?P<one>an? [^,.]*?) and (?P<other>an? [^,.]*?)(?=[,.]|$)",
        r"\g<if>you control \g<one> and you control \g<other>",
    ),

    (
        r"\b(?P<if>if|as long as) (?P<some>another [A-Za-z]+|two or more [A-Za-z]+) (?:is|are) (?P<so>attached to|blocking|on the battlefield)\b",
        r"\g<if> there are \g<some> \g<so>",
    ),
    (r"\bis (?P<one>an? \w+) or an? (?P<other>\w+)(?=[,.])", r"is \g<one> or \g<other>"),
    (r"\bno opponent controls an? (?P<kind>[^,.]*)\b", r"your opponents control no \g<kind>s"),
    (r"\b(?P<has>has|have) a counter on it\b", r"\g<has> one or more counters on it"),
    (r"\bdoesn't have an? (?P<kind>[^ ]+) counter on it\b", r"has no \g<kind> counters on it"),
    (r"\bhas an (?P<kind>[^ ]+) counter on it\b", r"has one or more \g<kind> counters on it"),
    (r"\bpower equal to or greater than the enchanted\b", "power greater than or equal to enchanted"),
    (
        r"\ban opponent had (?P<kind>an? [^,.]*?) enter the battlefield under their control this turn",
        r"\g<kind> entered the battlefield under an opponent's control this turn",
    ),
    (r"\bentered under your control this turn\b", "entered the battlefield under your control this turn"),
    (r"\bis (?P<one>\w+) and untapped and only once", r"is \g<one> and enchanted creature is untapped and only once"),
    # Combat
    (
        r"(?P<gets>gets \S+ until end of turn) and can attack this turn as though it didn't have defender",
        r"\g<gets>. It can attack this turn as though it didn't have defender",
    ),
    (r"\battacks or blocks each combat if able", "attacks each combat if able and blocks each combat if able"),
    (r"\battacks or blocks this turn if able", "attacks this turn if able. It blocks this turn if able"),
    (
        r"\btarget (?P<what>[a-z ]*?)creature that's attacking or blocking",
        r"target attacking or blocking \g<what>creature",
    ),
    (r"\bwithout flying or islandwalk\b", "without flying without islandwalk"),
    (r"\bdestroy all creatures blocking or blocked by it\.", "destroy all creatures blocking or blocked by this creature."),

    (
        r"(?P<what>(?:(?:gets|gains|becomes) \S+|gains first strike) until end of turn) and (?P<then>attacks this turn if able|must be blocked this turn if able)",
        r"\g<what>. It \g<then>",
    ),
    (r"\bwithout flying that's attacking you\b", "without flying attacking you"),
    # What something is or has
    (
        r"\bthat's (?P<one>an? \w+), an? (?P<other>\w+), or an? (?P<last>\w+)\b",
        r"that's \g<one>, \g<other>, or \g<last>",
    ),
    (
        r"\bwith (?P<of>power|toughness|mana value) (?P<least>\d+), (?P<middle>\d+), or (?P<most>\d+)\b",
        _in_a_range,
    ),
    (r"\btapped and with\b", "tapped with"),
    (
        r"\b(?P<one>artifact|attacking), (?P<other>enchantment|creature|blocking), or (?P<last>(?:tapped|non-\w+) \w+)",
        r"\g<one> or \g<other> or \g<last>",
    ),
    (
        r"^Protection from (?P<one>\w+), from (?P<other>\w+), and from (?P<last>\w+)$",
        r"Protection from \g<one>, protection from \g<other>, protection from \g<last>",
    ),
    (r"\b(?P<is>is|are) all creature types\b", r"\g<is> every creature type"),
    (
        r"\bgain all basic land types\b",
        "become every basic land type in addition to their other types",
    ),
    (r"(?P<gains>gains|has) \"this (?P<rest>creature [^\"]*)\"", r'\g<gains> "This \g<rest>"'),
    # Costs
    (r"^Cumulative upkeep—Pay (?P<mana>\{\S+\}) and (?P<life>\d+) life\.", r"Cumulative upkeep—Pay \g<mana>, pay \g<life> life."),
    (r"\bdiscard (?P<one>an? \w+ card) and another card\b", r"discard \g<one> and discard a card"),
    # Amounts
    (r"\b(?P<gain>gains?|loses?) two times X life\b", r"\g<gain> life equal to twice X"),
    (r"\bdeals five times X damage to (?P<to>[^.]*)\.", r"deals damage equal to five times X to \g<to>."),
    (r"\byou gain life and draw cards equal to (?P<much>[^,.]*)", r"you gain life equal to \g<much> and draw cards equal to \g<much>"),
    (r"\b(?P<discard>discards?) cards equal to\b", r"\g<discard> a number of cards equal to"),
    (
        r"^(?P<who>Target player) takes two extra turns after this one\.",
        r"\g<who> takes an extra turn after this one. That player takes an extra turn after this one.",
    ),
    # Instructions
    (
        r"^(?P<deals>[^.,:]*? deals) (?P<one>\d damage to any target), (?P<two>\d damage to another target), and (?P<three>\d damage to) a third target\.",
        r"\g<deals> \g<one>. It deals \g<two>. It deals \g<three> another target.",
    ),
    (
        r"\b(?P<put>[Pp]ut) (?P<one>[^,.]*? counters? on target creature), (?P<two>[^,.]*? counters? on another target creature), and (?P<three>[^,.]*? counters? on) a third target creature\.",
        r"\g<put> \g<one>. Put \g<two>. Put \g<three> another target creature.",
    ),

    # Instructions
    (r"\b(?P<do>Sacrifice|Exile) (?P<two>two [^:,]*?) and (?P<this>this \w+):", r"\g<do> \g<two>, \g<do> \g<this>:"),
    (r"^discard (?P<one>an? \w+ card) and another card$", r"discard \g<one>, discard another card"),
    (r"\beach opponent\. Those players each discard\b", "each opponent. Each opponent discards"),
    (r"\b(?P<what>[Rr]eturn target commander you own) from the battlefield to\b", r"\g<what> to"),
    (r"\b(?P<draw>[Dd]raw) another card\b", r"\g<draw> a card"),
    (r"\bto a creature or player,", "to a creature or a player,"),
    (r"\b(?P<your>your|their) (?P<nth>second|third|fourth) (?P<what>card|spell) in a turn,", r"\g<your> \g<nth> \g<what> each turn,"),
    (r"\b[Tt]arget player untaps all (?P<what>[^.]*?) they control\.", r"Untap all \g<what> target player controls."),
    (
        r"\b(?P<create>[Cc]reates?) a tapped and attacking (?P<what>[^.,]*? token(?: with [^.,]*?(?:\"[^\"]*\")?)?)(?=[.,]|$)",
        r"\g<create> a \g<what> that's tapped and attacking",
    ),
    (r"\ba card from your (?P<zone>hand|graveyard) at random\b", r"a card at random from your \g<zone>"),
    (r"\bat the beginning of their next upkeep\b", "at the beginning of its owner's next upkeep"),
    (r"\bany number of those cards, then put the rest back in any order\b", "any number of cards from among them, then put the rest on top in any order"),
    (r"\ban additional X \+1/\+1 counters\b", "X additional +1/+1 counters"),
    (r"^As long as (?P<so>this \w+ is (?:un)?tapped), (?P<non>non\w+ [^.]*)\.$", lambda found: f"{found['non'].capitalize()} as long as {found['so']}."),
    (r"\bCreatures dealt damage this way can't block this turn\b", "Each creature dealt damage this way can't block this turn"),
    (r"\bYou may cast this card for as long as it remains exiled\b", "You may cast that card for as long as it remains exiled"),
    (
        r"^Shuffle your library, then exile the top (?P<cards>\w+ cards)\b",
        r"Shuffle your library, then exile the top \g<cards> of your library",
    ),
    (r"\b(?P<pay>[Pp]ay) (?P<mana>\{[^ ]+\}) and (?P<life>\d+) life\b", r"\g<pay> \g<mana> plus \g<life> life"),
    (r"^(?P<up>Cumulative upkeep—Pay) (?P<mana>\{[^ ]*\}) and (?P<life>\d+ life)", r"\g<up> \g<mana>, pay \g<life>"),
    (
        r"\bif (?P<they>it|they) entered from (?P<where>your graveyard|your library) or (?P<cast>you cast it from your graveyard|you cast them from your graveyard|was cast from your library)\b",
        lambda found: f"if it entered from {found['where']} or if {found['cast'].replace('was cast', 'it was cast')}",
    ),
    (
        r"\bchooses from among the (?P<whose>[^,.]* they control) (?P<kinds>an? [^.]*?, and an? \w+), then",
        r"chooses \g<kinds> from among the \g<whose>, then",
    ),
    (r"\b(?P<what>a \w+) of their choice (?P<with>with [^,.]+)\.", r"\g<what> \g<with> of their choice."),
    (
        r"^(?P<who>Spells [^.]*?) cost (?P<much>\S+ (?:less|more)) to cast and can't be countered\.",
        r"\g<who> cost \g<much> to cast. \g<who> can't be countered.",
    ),
    (r"\btarget nonattacking, nonblocking creature\b", "target creature that isn't attacking that isn't blocking"),
    (r"^Tapped creatures can block\.", "Tapped creatures can block as though they were untapped."),
    (r"\btarget face-up exiled card\b", "target face-up card in exile"),
    (r"\btapped and transformed under\b", "transformed tapped under"),
    (r"\btarget exiled card (?P<with>with \w+)(?P<own> you own)?", r"target card \g<with>\g<own> in exile"),
    (
        r"\blook at an opponent's hand, then choose any card name\b",
        "choose an opponent. Look at that player's hand. Choose a card name",
    ),
    (r"\. Then, ", ". Then "),
    (
        r"\. Tap and goad the chosen (?P<those>creatures)\.",
        r". Tap those \g<those>. Goad those \g<those>.",
    ),
    (r"\b(?P<verb>destroy) the creature instead\b", r"\g<verb> that creature instead"),
    (r"(?P<do>If you do, )the creature gets\b", r"\g<do>that creature gets"),
    (r"\bplay cards exiled this way\b", "play those cards"),
    (
        r"^(?P<who>Target player) untaps all (?P<what>[a-z ]+) they control\.",
        r"Untap all \g<what> target player controls.",
    ),
    (r"\badds an additional one mana of the chosen color\b", "adds one mana of the chosen color"),
    (r"\bput the cards exiled with it\b", "put all cards exiled with it"),
    (r"\bcard named (?P<one>[A-Z][^,.]*?) or (?P<other>[A-Z][^,.]*?)(?=,)", r"card named \g<one> or a card named \g<other>"),
    (r"\b(?P<this>[Tt]his creature) deals (?P<rest>[^.]*) blocking or blocked by it\b", r"\g<this> deals \g<rest> blocking or blocked by this creature"),
    (r"\bput (?P<what>[^,.]+?) onto the battlefield from (?P<whose>their|your) hand\b", r"put \g<what> from \g<whose> hand onto the battlefield"),
    (r"\b([Pp])ut \+1/\+1 counters on (?P<it>it|this creature) equal to\b", r"\1ut a number of +1/+1 counters on \g<it> equal to"),
    (r"\bunder your control tapped\b", "tapped under your control"),
    (r"(?P<said>it explores, then it explores|proliferate, then proliferate) again\b", r"\g<said>"),
    (
        r"(?P<before>[Pp]ut an? (?P<kind>\S+) counter on (?P<on>[^.,]+?)) or remove one from (?P<it>[^.,]+)",
        _counter_again,
    ),
    *CONDITIONS_AT_LENGTH,
    *INSTRUCTIONS_AT_LENGTH,
    *PHRASES_AT_LENGTH,
    (r"(?P<verb>[Mm]ove [^.]*?) onto a second (?P<what>target [^.,]*)", r"\g<verb> onto another \g<what>"),
    (r"(?P<may>You may reveal any number of [^.]*? from among them and put) the revealed cards (?P<there>into your hand)", r"\g<may> those cards \g<there>"),
    (rf"(?P<before>[Pp]ut) (?P<one>{_COUNTER}) and (?P<other>{_COUNTER}) on (?P<on>target [^.,]*)\.", r"\g<before> \g<one> on \g<on>. Put \g<other> on it."),
    (rf"(?P<before>[Pp]ut) (?P<one>{_COUNTER}) or (?P<other>{_COUNTER}) on\b", r"\g<before> your choice of \g<one> or \g<other> on"),
    (r"a counter from among (?P<kinds>[a-z ]+(?:, [a-z ]+)*,? or [a-z ]+?)(?= on\b|,|\.)", _choice_of_counters),
    (r"^(?P<when>Whenever you (?:gain|lose) life, .*?)\ba (?P<what>\+1/\+1) counter on (?P<on>[^.,]*?) for each 1 life you (?:gained|lost)", r"\g<when>that many \g<what> counters on \g<on>"),
    (r"^(?P<when>Whenever you (?:gain|lose) life, )sacrifice a permanent for each 1 life you (?:gained|lost)", r"\g<when>sacrifice that many permanents"),
    (r"(?P<count>\b(?:number of|for each) (?:[^ ]+ )?counters?) among (?=(?:[a-z]+ )*(?:permanents?|creatures?|artifacts?)\b)", r"\g<count> on "),
    (r"^(?P<who>[Pp]layers|[Yy]ou|[Yy]our opponents|[Ee]ach opponent) can't (?P<one>draw cards|lose the game|gain life) or (?P<other>gain life|win the game|lose life)\b", r"\g<who> can't \g<one> and \g<who> can't \g<other>"),
    (_SACRIFICED, _apart),
    (rf"(?P<verb>[Cc]reate) (?P<list>{_CREATED}, {_CREATED}, and {_CREATED})\.", _sentences),
)  # fmt: skip


def in_other_words(text: str) -> str:
    """Return a text with all that it says in short said at length; empty where nothing of it is short."""
    said = text
    for pattern, words in _WAYS:
        said = re.sub(pattern, words, said)
    return said if said != text else ""


_ELSEWHERE: Final = re.compile(
    r"\{[^:.]*(?:, Discard this card|, Exile this card from your graveyard): .+"
    r"|\{[^:.]*: Return this card from your graveyard to your hand\..*"
)


def is_activated_elsewhere(text: str) -> bool:
    """Say whether a line of an instant or sorcery is an ability activated in a hand or graveyard."""
    return _ELSEWHERE.fullmatch(text) is not None
