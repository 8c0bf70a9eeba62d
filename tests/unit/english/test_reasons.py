"""A text that the grammar allows and the language does not is refused for a reason of its own."""

from __future__ import annotations

import pytest

from comprules.english import CannotRead, read_abilities

REASONS = (
    ("If you would create one or more Treasure tokens, those token plus a Treasure token are created instead.",
     "'those' wants a plural"),
    ("{T}: Add {R}, {G}, or {W}, where X is the number of creatures you control.", "X is explained and not used"),
    ("When this creature enters, shuffle your hand and your library into your library.", "a library is not shuffled into itself"),
    ("{1}: Exile two target artifacts, spells, and/or spells you control.", "a list names something twice"),
    ("{1}: Exile X target artifacts, creature, and/or lands you control.",
     "a list of nouns is all singular or all plural"),
    ("{0}: Spells cost {1} more to cast, where X is the number of creatures you control.", "an amount is said of X"),
    (("{0}: Exile cards from the top of your library until you exile a nonland creature. You may cast that card "
     "without paying its mana cost. Put the rest on the bottom of your library in a random order."),
     "cards are looked for"),
    ("Remove a +1/+1 counter from each creature you control: You gain 1 life.",
     "counters are removed from the permanent itself or from one of a kind as a cost"),
    ("All lands are 1/1 spells. They're still lands.", "nothing becomes 'spells'"),
    ("{0}: Create a Tarmogoyf tokens.", "number and noun do not agree"),
    ("{0}: Destroy each enchanted creatures.", "one is meant, and the noun is in the plural"),
    ("This creatures is all colors.", "one is meant, and 'creatures' is a plural"),
    ("When you cast this creature, if it was foretold, draw a card.", "only a spell is cast"),
    ("Discard a creature: This creature gets +1/+1 and becomes the color of your choice.",
     "only cards are discarded"),
    ("Players can't cast creatures from graveyards or libraries.", "only spells are cast"),
    ("Whenever you cast a creature, if that spell was kicked, draw a card.",
     "only spells are cast or copied, and resolve"),
    ("During your turn, card you control have first strike.", "several are meant, and the noun is in the singular"),
    ("Equipped creatures gets +10/+10 and loses flying.", "the verb 'gets' does not agree with its subject"),
    (("If you would draw a card, return a card from an opponent's hand to your hand instead. If you can't, you lose "
     "the game."), "this may belong to another player, and goes to its owner"),
    (("When this creature enters, you may cast an instant card from your graveyard without paying its mana cost. "
     "If that spell would be put into your graveyard, exile it instead."),
     "what is cast at once comes from a hand, or is of the cards spoken of"),
    ("-2: Create X 1/1 white Soldier spell tokens with vigilance.", "'spell' does not describe a token"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), REASONS)
def test_what_the_language_does_not_allow_is_refused_for_its_own_reason(text: str, reason: str) -> None:
    with pytest.raises(CannotRead) as refusal:
        read_abilities(text)
    assert refusal.value.reason == reason
