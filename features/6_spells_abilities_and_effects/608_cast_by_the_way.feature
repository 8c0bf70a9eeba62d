Feature: 608. What is cast from a hand, or not put where it could be

  @CR-608.2g
  Rule: 608.2g A spell that fits is cast from a hand as something else resolves

    Scenario: An instant or sorcery spell may be the Adventure of a creature card, and no creature spell
      Given Alice controls "Omnispell Adept"
      And Bob controls a 4/4 creature "Ox"
      And Alice has {2}{U} in the mana pool
      And Alice has "Giant Killer", "Shock" and "Grizzly Bears" in hand
      When Alice activates "Omnispell Adept" and it resolves
      And Alice says yes
      Then Alice is asked to choose one from "Giant Killer" and "Shock"
      When Alice chooses "Giant Killer"
      Then the stack, from the top, is "Giant Killer"
      When all players pass
      Then "Ox" is in Bob's graveyard

    Scenario: What an effect keeps from being cast is not cast by the way either
      Given the card "Djinn of Wishes" is a "Creature — Djinn" that costs {3}{U}{U} of size 4/4
        """
        Flying
        This creature enters with three wish counters on it.
        {2}{U}{U}, Remove a wish counter from this creature: Reveal the top card of your library. You may play that card without paying its mana cost. If you don't, exile it.
        """
      And Alice controls "Djinn of Wishes" with 2 wish counters
      And Alice controls "Grid Monitor"
      And Alice has "Hill Giant" and "Sol Ring" on top of the library
      And Alice has {2}{U}{U}{2}{U}{U} in the mana pool
      When Alice activates "Djinn of Wishes" and it resolves
      And Alice says yes
      Then "Hill Giant" is in exile
      When Alice activates "Djinn of Wishes" and it resolves
      And Alice says yes
      And all players pass
      Then Alice controls "Sol Ring"

  @CR-608.2g
  Rule: 608.2g The spell has the mana value that is said

    Scenario: A spell of mana value 3 can be cast, and one of mana value 4 or a land can't
      Given Alice has "Sram's Expertise", "Gray Ogre", "Shock", "Hill Giant" and "Forest" in hand
      And Alice has {2}{W}{W} in the mana pool
      When Alice casts "Sram's Expertise"
      And all players pass
      And Alice says yes
      Then Alice is asked to choose one from "Gray Ogre" and "Shock"
      When Alice chooses "Gray Ogre"
      Then "Gray Ogre" is on the stack
      And Alice has no mana

  @CR-608.2g
  Rule: 608.2g The spell is like one that was named before

    Scenario: It shares a card type with the spell that was countered
      Given these cards:
        | name        | type    | cost      | text                                                                                                                      |
        | Counterlash | Instant | {4}{U}{U} | Counter target spell. You may cast a spell that shares a card type with it from your hand without paying its mana cost.   |
      And it is Bob's precombat main phase
      And Alice has "Counterlash", "Gray Ogre" and "Shock" in hand
      And Alice has {4}{U}{U} in the mana pool
      And Bob has "Grizzly Bears" in hand
      And Bob has {1}{G} in the mana pool
      When Bob casts "Grizzly Bears"
      And Bob passes
      And Alice casts "Counterlash" targeting "Grizzly Bears" and it resolves
      And Alice says yes
      Then "Gray Ogre" is on the stack
      And "Shock" is in Alice's hand
      And "Grizzly Bears" is in Bob's graveyard

  @CR-608.2d
  Rule: 608.2d A spell that isn't there can't be chosen

    Scenario: With nothing in the hand that fits, nothing is asked
      Given Alice has "Sram's Expertise" and "Hill Giant" in hand
      And Alice has {2}{W}{W} in the mana pool
      When Alice casts "Sram's Expertise" and it resolves
      Then the stack is empty
      And "Hill Giant" is in Alice's hand
      And "Sram's Expertise" is in Alice's graveyard

  @CR-608.2c
  Rule: 608.2c If you don't put it there

    Scenario Outline: The card goes to the hand if it could not be put onto the battlefield, or was not
      Given Alice controls "Parcelbeast"
      And Alice has "<card>" on top of the library
      And Alice has {1} in the mana pool
      When Alice activates "Parcelbeast" and it resolves
      And Alice <does>
      Then "<card>" is <where>

      Examples:
        | card   | does     | where              |
        | Forest | says yes | on the battlefield |
        | Forest | says no  | in Alice's hand    |
        | Shock  | passes   | in Alice's hand    |

  @CR-608.2c
  Rule: 608.2c One kind of counters here, and others there

    Scenario: Both creatures get a counter, and a creature of another player gets none
      Given Alice controls "Juniper Order Ranger"
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      Then "Grizzly Bears" is 3/3
      And "Juniper Order Ranger" is 3/5

  @CR-608.2c
  Rule: 608.2c What stands behind an explained X is done after it

    Scenario: Three cards are drawn, however many were looked at
      Given Alice has "Ugin's Insight" in hand
      And Alice controls "Ornithopter"
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Ugin's Insight" and it resolves
      Then Alice has 3 cards in hand

  @CR-107.3a
  Rule: 107.3a Up to X cards are searched for

    Scenario Outline: With X two, two may be found, or one
      Given Alice has "Diabolic Revelation" in hand
      And Alice's library is empty
      And Alice has "Forest", "Plains" and "Island" on top of the library
      And Alice has {2}{3}{B}{B} in the mana pool
      When Alice casts "Diabolic Revelation" with X = 2 and it resolves
      And Alice chooses <cards>
      Then Alice has <number> in hand

      Examples:
        | cards                 | number  |
        | "Forest" and "Island" | 2 cards |
        | "Plains"              | 1 card  |
