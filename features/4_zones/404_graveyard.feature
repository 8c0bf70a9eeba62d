Feature: 404. Graveyard

  @CR-404.2
  Rule: 404.2 Face up, in order

    Scenario: The card that came last lies on top, and both players may look at those below it
      Given Alice controls "Soldevi Digger" and "Grizzly Bears"
      And Alice's library is empty
      And Alice has "Hill Giant" and "Serra Angel" in the graveyard
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B}{2}{2} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then Bob can look at "Hill Giant"
      When Alice activates "Soldevi Digger" and it resolves
      Then "Murder" is in Alice's library
      And "Grizzly Bears" is in Alice's graveyard
      When Alice activates "Soldevi Digger" and it resolves
      Then "Grizzly Bears" is in Alice's library
      And "Serra Angel" is in Alice's graveyard

  @CR-404.3
  Rule: 404.3 Several at once

    Background:
      Given Bob controls "Soldevi Digger", "Grizzly Bears" and "Hill Giant"
      And Bob controls a 1/1 Spirit creature token "Spirit"
      And Alice controls "Serra Angel"
      And Bob's library is empty
      And Alice has "Wrath of God" in hand
      And Alice has {2}{W}{W} in the mana pool
      And Bob has {2} in the mana pool

    Scenario Outline: Of two creature cards that die together with a token their owner puts <first> on top
      When Alice casts "Wrath of God" and it resolves
      Then Bob is asked to choose 2 from "Grizzly Bears" and "Hill Giant"
      When Bob orders <order>
      Then Alice is asked nothing
      When Alice passes
      And Bob activates "Soldevi Digger" and it resolves
      Then <first> is in Bob's library
      And <second> is in Bob's graveyard

      Examples:
        | order                             | first           | second          |
        | "Grizzly Bears" and "Hill Giant"  | "Grizzly Bears" | "Hill Giant"    |
        | "Hill Giant" and "Grizzly Bears"  | "Hill Giant"    | "Grizzly Bears" |

    Scenario: Cards that go to a hand together are in no order, and those that die together are
      Given the card "Undo" is a "Sorcery" that costs {1}{U}{U}
        """
        Return two target creatures to their owners' hands.
        """
      And Bob controls "Runeclaw Bear" and "Wind Drake"
      And Alice has "Undo" in hand
      And Alice has {1}{U}{U}{2}{W}{W} in the mana pool
      When Alice casts "Undo" targeting "Runeclaw Bear" and "Wind Drake" and it resolves
      Then Bob is asked nothing
      And "Runeclaw Bear" and "Wind Drake" are in Bob's hand
      When Alice casts "Wrath of God" and it resolves
      Then Bob is asked to choose 2 from "Grizzly Bears" and "Hill Giant"
      When Bob orders "Hill Giant" and "Grizzly Bears"
      Then "Hill Giant" and "Grizzly Bears" are in Bob's graveyard

  @CR-404.2
  Rule: 404.2 The uppermost card of a kind

    Scenario: The top creature card is found below a land, and the creature card under it stays
      Given the card "Necratog" is a "Creature — Atog" that costs {1}{B}{B} of size 1/2
        """
        Exile the top creature card of your graveyard: this creature gets +2/+2 until end of turn.
        """
      And Alice controls "Necratog"
      And Alice has "Grizzly Bears", "Hill Giant" and "Forest" in the graveyard
      When Alice activates "Necratog" and it resolves
      Then "Necratog" is 3/4
      And "Hill Giant" is in exile
      And "Grizzly Bears" and "Forest" are in Alice's graveyard
      When Alice activates "Necratog" and it resolves
      Then "Grizzly Bears" is in exile
      And Alice can't activate "Necratog"
