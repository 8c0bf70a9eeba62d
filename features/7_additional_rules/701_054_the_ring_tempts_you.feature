Feature: 701.54. The Ring Tempts You

  Background:
    Given the card "Lesser Lure" is an "Instant" that costs {0}
      """
      The Ring tempts you.
      """
    And Alice has "Lesser Lure" (1), "Lesser Lure" (2), "Lesser Lure" (3) and "Lesser Lure" (4) in hand
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Centaur Courser" and "Mons's Goblin Raiders"

  @CR-701.54a
  Rule: 701.54a Choosing a Ring-bearer

    Scenario: The creature that is chosen becomes the Ring-bearer, until another one does
      When Alice casts "Lesser Lure" (1) and it resolves
      Then Alice is asked to choose one from "Grizzly Bears" and "Hill Giant"
      When Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is exactly "Legendary Creature — Bear"
      And "Hill Giant" is exactly "Creature — Giant"
      When Alice casts "Lesser Lure" (2) and it resolves
      And Alice chooses "Hill Giant"
      Then "Hill Giant" is exactly "Legendary Creature — Giant"
      And "Grizzly Bears" is exactly "Creature — Bear"

  @CR-701.54b
  Rule: 701.54b Ring-bearer is a designation

    Scenario: A copy of a Ring-bearer is none
      Given Alice has "Clone" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Lesser Lure" (1) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Clone" and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is exactly "Legendary Creature — Bear"
      And "Clone" is exactly "Creature — Bear"

  @CR-701.54c
  Rule: 701.54c The emblem, and what it gains each time

    Scenario: From the first time on a creature with greater power can't block the Ring-bearer, and another can
      When Alice casts "Lesser Lure" (1) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice attacks with "Grizzly Bears"
      Then the stack is empty
      And Bob can't block "Grizzly Bears" with "Centaur Courser"
      When Bob blocks "Grizzly Bears" with "Mons's Goblin Raiders"
      Then "Mons's Goblin Raiders" is blocking "Grizzly Bears"
      And the stack is empty

    Scenario: From the second on its player draws and discards as it attacks
      Given Alice has "Forest" on top of her library
      When Alice casts "Lesser Lure" (1) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Lesser Lure" (2) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice attacks with "Grizzly Bears" and "Hill Giant"
      Then the stack, from the top, is ability of "The Ring"
      When all players pass
      And Alice chooses "Forest"
      Then "Forest" is in Alice's graveyard

    Scenario: From the third on what has blocked it is sacrificed, and from the fourth its damage drains
      Given Alice has "Forest" on top of her library
      When Alice casts "Lesser Lure" (1) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Lesser Lure" (2) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Lesser Lure" (3) and it resolves
      And Alice chooses "Hill Giant"
      And Alice attacks with "Hill Giant"
      And all players pass
      And Alice chooses "Forest"
      And Bob blocks "Hill Giant" with "Centaur Courser"
      And all players pass
      And the game goes on to Alice's postcombat main phase
      Then "Centaur Courser" is in Bob's graveyard
      And Bob has 20 life

    Scenario: From the fourth on combat damage to a player costs each opponent 3 life
      Given Alice has "Forest" on top of her library
      When Alice casts "Lesser Lure" (1) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Lesser Lure" (2) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Lesser Lure" (3) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Lesser Lure" (4) and it resolves
      And Alice chooses "Hill Giant"
      And Alice attacks with "Hill Giant"
      And all players pass
      And the game goes on to Alice's combat damage step
      And all players pass
      Then Bob has 14 life

  @CR-701.54d
  Rule: 701.54d When the temptation is complete

    Scenario: What waits for it triggers, though there was no creature to choose
      Given Alice controls an enchantment "Lesser Whisper" with "Whenever the Ring tempts you, you gain 1 life."
      And the card "Lesser Doom" is an "Instant" that costs {0}
        """
        Destroy all creatures. The Ring tempts you.
        """
      And Alice has "Lesser Doom" in hand
      When Alice casts "Lesser Doom" and it resolves
      Then the stack, from the top, is ability of "Lesser Whisper"
      When all players pass
      Then Alice has 21 life

  @CR-701.54e
  Rule: 701.54e Whether a creature is your Ring-bearer

    Scenario: Frodo has to be blocked once he is the Ring-bearer
      Given Alice controls "Frodo Baggins"
      When Alice casts "Lesser Lure" (1) and it resolves
      And Alice chooses "Frodo Baggins"
      And Alice attacks with "Frodo Baggins" and "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Mons's Goblin Raiders"
      When Bob blocks "Frodo Baggins" with "Mons's Goblin Raiders"
      Then "Mons's Goblin Raiders" is blocking "Frodo Baggins"

    Scenario: Another creature is the Ring-bearer, and he need not be blocked
      Given Alice controls "Frodo Baggins"
      When Alice casts "Lesser Lure" (1) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice attacks with "Frodo Baggins" and "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Mons's Goblin Raiders"
      Then "Mons's Goblin Raiders" is blocking "Grizzly Bears"

    Scenario: Once another player controls it, it is a Ring-bearer no more, also after its return
      Given the card "Lesser Loan" is an "Instant" that costs {0}
        """
        Target opponent gains control of target creature you control until end of turn.
        """
      And Alice has "Lesser Loan" in hand
      When Alice casts "Lesser Lure" (1) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Lesser Loan" targeting Bob and "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is exactly "Creature — Bear"
      When the game goes on to Bob's upkeep
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is exactly "Creature — Bear"
