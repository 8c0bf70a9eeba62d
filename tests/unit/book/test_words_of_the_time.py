"""What the book says of a rule of 2009 speaks of nothing that came later."""

from __future__ import annotations

import re

from comprules.book.concordance import known_rules, load_concordance, stated

EDITION = "2009-05-01"

LATER = re.compile(
    r"\b("
    # What there was not yet.
    r"battles?|emblems?|dungeons?|commanders?|vehicles?|spacecraft|planes?|schemes?|stickers?|conspirac\w+|phenomen\w+"
    r"|sagas?|command zone|defense|transform\w*|double-faced|meld\w*|monarch|initiative|protectors?|color indicators?"
    r"|phyrexian|nontraditional|traditional|ongoing|reconfigure|infect|multikicker"
    # What had another name, by which alone a player of that time knows it.
    r"|turn-based|state-based actions?|mana values?|kindreds?|mill(s|ed)?|exil(e|es|ed|ing)|battlefields?"
    r")\b|\b(Rooms?)\b|\{C\}|/P\}",
    re.IGNORECASE,
)


def _later_words(text: str) -> set[str]:
    return {found[0].lower() for found in LATER.finditer(text)}


def test_a_rule_of_2009_speaks_of_nothing_that_came_later() -> None:
    later: dict[str, set[str]] = {}
    entries = load_concordance(EDITION).entries
    for line in known_rules(EDITION):
        texts = [f"{one.title} {one.text_markdown}" for one in stated(line.number, EDITION)]
        texts += [example.text for example in entries[line.number].examples]
        if found := _later_words(" ".join(texts)):
            later[line.number] = found
    assert later == {}


def test_the_words_that_came_later_are_found_where_the_book_of_today_says_them() -> None:
    assert _later_words("A battle's defense is no turn-based action.") == {"battle", "defense", "turn-based"}
    assert not _later_words("The planeswalker that it attacks has left play; a state-based effect did it.")
